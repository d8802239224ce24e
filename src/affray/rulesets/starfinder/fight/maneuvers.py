"""Combat maneuvers: a melee attack roll against KAC + 8, and what success does (SF-MANEUV and the seven after it)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from affray.core.fields import OneOf
from affray.core.modifiers import Modifier
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Script, ask
from affray.space.steps import STEPS

from ..body.conditions import gain, let_go
from ..body.dice import d20, pool
from ..body.hands import free_hands, hand_over, let_fall, take_away
from ..body.hazards import entered
from ..body.whereabouts import put
from ..ground.board import distance, within_reach
from ..ground.scatter import direction
from ..model.bonuses import total
from ..model.catalogue import no
from ..model.conditions import OFF_KILTER, PRONE
from ..model.events import ItemDamaged, ManeuverResolved
from ..model.kinds import FOOT
from ..model.naming import named
from ..model.stats import Combat, Fighter, Item
from ..model.words import AttackMode
from ..time.moments import rounds
from ..time.undertakings import lose_action, settle, undertaking
from ..time.windows import after, before
from .attacks import declared, defence_against, lost_in_concealment
from .circumstances import (
    CHARGING,
    Modifiers,
    computed_bonus,
    melee_advantages,
    roll_modifiers,
    support_for,
    support_modifier,
    use_up,
    usually_nonlethal,
    weapon_bonus,
)
from .forcing import force
from .grappling import PIN, hold
from .hits import damage_modifiers
from .reposition import drag, reposition
from .strikes import Strike, is_ready

MANEUVERS = ("dirty_trick", "grapple", "reposition", "disarm", "sunder", "trip", "bull_rush")
EASE = 8
"""What is added to KAC (SF-MANEUV-1)."""
KEEP, CATCH, LET_FALL = Option("keep", ends=True), Option("catch"), Option("let_fall")


class Attempt(NamedTuple):
    """A maneuver as declared. `item` is the weapon, empty for bare hands; `thing` what is disarmed or sundered.

    `full` is a reposition as a full action; `ranged` a dirty trick from afar; `mode` as that of an attack.
    """

    name: str
    target: str
    item: str = ""
    thing: str = ""
    full: bool = False
    ranged: bool = False
    mode: AttackMode = "standard"


# -- the roll --------------------------------------------------------------------------------------
def maneuver_modifiers(combat: Combat, fighter: Fighter, target: Fighter, attempt: Attempt) -> Modifiers:
    """What counts for the roll (SF-MANEUV-2, SF-MANEUV-6, SF-DIRTY-5)."""
    item = fighter.items.get(attempt.item)
    melee = not attempt.ranged
    free = attempt.name == "grapple" and fighter.id in target.grappling
    if item is None:  # bare hands, or from afar
        found: Modifiers = [*computed_bonus(fighter, "str")]
    else:
        found = [*weapon_bonus(fighter, item.kind, Strike(attempt.item))]
    found += roll_modifiers(fighter, item, melee, breaking_free=free)
    if melee:
        found += melee_advantages(combat, fighter, target)
    else:
        found.append(Modifier(-2 * (distance(fighter, target) // FOOT), "range", "SF-DIRTY-4"))
    if attempt.mode == "charge" and not fighter.card.has("charge_no_penalty"):
        found.append(CHARGING)
    if item is not None and attempt.name in item.kind.properties:
        found.append(Modifier(2, "weapon_property", "SF-MANEUV-6"))
    if attempt.name in (fighter.card.trait("improved_maneuver") or ()):
        found.append(Modifier(4, "improved_maneuver", "SF-MANEUV-6"))
    return found


def roll_maneuver(
    scene: Scene[Combat], fighter: Fighter, target: Fighter, attempt: Attempt, reactions: Sequence[Modifier] = ()
) -> Script[int | None]:
    """Roll against KAC + 8: the margin, or None for a failure (SF-MANEUV-1, SF-MANEUV-2, SF-MANEUV-4).

    A natural 20 succeeds with margin 0 if the total is too low, a natural 1 fails.
    """
    combat = scene.state
    support = support_for(combat, fighter, target)
    modifiers = maneuver_modifiers(combat, fighter, target, attempt)
    modifiers += support_modifier(support.harrying, "SF-HARRY-2")
    defence, fog = defence_against(combat, fighter, target, False, attempt.ranged, support, reactions)
    needed = total(defence) + EASE
    fallen = yield from d20(scene, fighter.id, "attack", modifiers, needed, ("SF-MANEUV-1",))
    for spent in (support.harrying, support.covering, (support.feint,) if support.feint is not None else ()):
        use_up(scene, target, spent)
    target.last_attacker = fighter.id
    fails = fallen.natural == 1 and combat.options.natural_one_misses
    success = fallen.natural == 20 or (fallen.total >= needed and not fails)
    if success:
        success = not (yield from lost_in_concealment(scene, fighter, target, attempt.ranged, fog))
    margin = max(0, fallen.total - needed) if success else None
    if scene.recording:
        event = ManeuverResolved(fighter.id, target.id, attempt.name, success, margin or 0, rules=("SF-MANEUV-1",))
        scene.tell(event)
    return margin


def maneuver(scene: Scene[Combat], fighter: Fighter, attempt: Attempt, why_not: Callable[[], bool]) -> Script[bool]:
    """Declare a maneuver, let others answer, roll and carry it out; returns whether it succeeded.

    `why_not` tells whether something forbids it by now (SF-REACT-13).
    """
    combat = scene.state
    target = combat.fighters[attempt.target]
    happening = declared(fighter, Strike(attempt.item, attempt.target, mode=attempt.mode, action=attempt.name), False)
    if attempt.ranged:
        happening.provokes = "ranged_attack"
    margin: int | None = None
    with undertaking(scene, lambda: fighter.able and target.present and not why_not()) as act:
        yield from before(scene, happening)
        margin = yield from roll_maneuver(scene, fighter, target, attempt, happening.ac_bonus)
        if attempt.item:
            fighter.attacks_this_turn.append(attempt.item)
            fighter.changed()
        act.holds = lambda: fighter.able and target.present
        if margin is not None:
            yield from EFFECTS[attempt.name](scene, fighter, target, attempt, margin)
    if act.lost:
        lose_action(scene, fighter, attempt.name)
        return False
    yield from after(scene, happening)
    return margin is not None


# -- dirty trick -----------------------------------------------------------------------------------
def dirty_trick(scene: Scene[Combat], fighter: Fighter, target: Fighter, attempt: Attempt, margin: int) -> Script[None]:
    """A condition of the actor's choice for a round and one more for every 5 (SF-DIRTY-1, SF-DIRTY-2, SF-DIRTY-6)."""
    combat = scene.state

    def among() -> Sequence[str]:
        return list(combat.options.dirty_trick_conditions)

    def why_not(values: Values) -> list[Refusal]:
        if "condition" in values and values["condition"] in target.card.immune:
            return [no("SF-DIRTY-6", "immune_to_condition", target=target.id, condition=values["condition"])]
        return []

    def known() -> Sequence[Option]:
        conditions = named(OneOf(among), "unknown_condition", "SF-DIRTY-1", "condition")
        return (Option("condition", {"condition": conditions}, why_not),)

    def question() -> Choose | None:
        possible = [name for name in among() if name not in target.card.immune]
        return Choose(fighter.id, "dirty_trick", known) if possible and target.present else None

    pick = yield from ask(scene, question)
    if pick is not None:
        until = rounds(combat, 1 + margin // 5)
        gain(scene, target, str(pick["condition"]), fighter.id, until, cause="dirty_trick")


# -- grapple ---------------------------------------------------------------------------------------
def grapple(scene: Scene[Combat], fighter: Fighter, target: Fighter, attempt: Attempt, margin: int) -> Script[None]:
    """Grappled or pinned; a held actor is free; on a renewal an item may be taken (SF-GRAP-2, -3, -5, -9, -11)."""
    renewal = target.id in fighter.grappling
    if fighter.id in target.grappling:
        let_go(scene, fighter, target.id, "reversed", "SF-GRAP-11")
    hold(scene, fighter, target, margin >= PIN)
    if renewal:
        yield from ask_for_item(scene, fighter, target)


def is_takeable(item: Item) -> bool:
    """Easily accessible, no part of the body and not worn (SF-GRAP-9, SF-GRAP-10, SF-SUNDER-1)."""
    return item.kind.in_hand and item.location in ("wielded", "held", "accessible")


def ask_for_item(scene: Scene[Combat], fighter: Fighter, target: Fighter) -> Script[None]:
    """Whoever renews a hold may take an item instead, which releases the target (SF-GRAP-9, SF-GRAP-10)."""

    def among() -> Sequence[str]:
        return list(target.items)

    def likely() -> Sequence[str]:
        return [name for name, item in target.items.items() if is_takeable(item)]

    def why_not(values: Values) -> list[Refusal]:
        if "item" in values and values["item"] not in likely():
            return [no("SF-GRAP-10", "not_takeable", item=values["item"])]
        return []

    def known() -> Sequence[Option]:
        things = named(OneOf(among, likely, type="item"), "not_takeable", "SF-GRAP-10", "item")
        return KEEP, Option("take", {"item": things}, why_not)

    def question() -> Choose | None:
        held = target.id in fighter.grappling
        return Choose(fighter.id, "renewal", known) if held and likely() and target.present else None

    pick = yield from ask(scene, question)
    if pick is not None and pick.do == "take":
        let_go(scene, target, fighter.id, "released", "SF-GRAP-9")
        hand_over(scene, target, str(pick["item"]), fighter, "taken", "SF-GRAP-9")


# -- disarm, sunder --------------------------------------------------------------------------------
def disarm(scene: Scene[Combat], fighter: Fighter, target: Fighter, attempt: Attempt, margin: int) -> Script[None]:
    """An item falls out of the hands; the actor may catch it with a free one (SF-DISARM-1 to SF-DISARM-3)."""
    if attempt.thing not in target.items:
        return

    def known() -> Sequence[Option]:
        return CATCH, LET_FALL

    def question() -> Choose | None:
        return Choose(fighter.id, "catch", known) if free_hands(fighter) > 0 and fighter.able else None

    pick = yield from ask(scene, question)
    if attempt.thing not in target.items:
        return
    if pick is not None and pick.do == CATCH.id:
        hand_over(scene, target, attempt.thing, fighter, "caught", "SF-DISARM-2")
    else:
        let_fall(scene, target, attempt.thing, rule="SF-DISARM-1")


def sunder(scene: Scene[Combat], fighter: Fighter, target: Fighter, attempt: Attempt, margin: int) -> Script[None]:
    """The weapon's damage less the hardness is taken from the item, if lethal (SF-SUNDER-2, SF-OBJ-1 to -3)."""
    item = target.items.get(attempt.thing)
    weapon = fighter.items.get(attempt.item)
    if item is None:
        return
    amount = fighter.card.str_mod
    if weapon is not None and weapon.kind.damage is not None:
        blade, plus = weapon, damage_modifiers(fighter, weapon, Strike(attempt.item))

        def lands() -> bool:
            """Both things are still where they were, and in reach of one another (SF-REACT-13)."""
            there = target.present and target.items.get(attempt.thing) is item
            armed = fighter.able and fighter.items.get(attempt.item) is blade and is_ready(fighter, blade, False)
            return there and armed and within_reach(scene.state, fighter, attempt.item, target)

        with undertaking(scene, lands) as blow:
            amount = yield from pool(scene, fighter.id, "damage", weapon.kind.damage, plus)
        if blow.lost:
            lose_action(scene, fighter, attempt.name)
            return
    harmless = weapon is not None and usually_nonlethal(fighter, weapon)
    lost = 0 if harmless else max(0, amount - item.kind.hardness)
    item.hp = max(0, item.hp - lost)
    target.changed()
    state = "destroyed" if item.hp == 0 else "broken" if item.broken else "whole"
    if scene.recording:
        scene.tell(ItemDamaged(item.name, lost, item.hp, state, rules=("SF-SUNDER-2", "SF-OBJ-2")))
    if item.hp == 0:
        take_away(target, attempt.thing)


# -- trip, bull rush -------------------------------------------------------------------------------
def why_down(target: Fighter) -> Iterator[Refusal]:
    """Whoever lies or spins already is not tripped (SF-TRIP-4)."""
    if target.marks & (PRONE | OFF_KILTER):
        yield no("SF-TRIP-4", "already_down", target=target.id)


def trip(scene: Scene[Combat], fighter: Fighter, target: Fighter, attempt: Attempt, margin: int) -> Script[None]:
    """Prone; a flier comes down 10 feet; without gravity off-kilter (SF-TRIP-1 to SF-TRIP-4)."""
    above = target.altitude_ft
    if scene.state.zero_gravity:
        gain(scene, target, "off_kilter", fighter.id)
    elif target.altitude_ft > 0:
        put(scene, target, target.place, max(0, target.altitude_ft - 10))
        if target.altitude_ft == 0:
            target.movement_mode = "land"
            gain(scene, target, "prone", fighter.id)
    else:
        gain(scene, target, "prone", fighter.id)
    if above > target.altitude_ft:
        settle(scene)
        yield from entered(scene, target, target.place, above)


def bull_rush(scene: Scene[Combat], fighter: Fighter, target: Fighter, attempt: Attempt, margin: int) -> Script[None]:
    """Pushed straight back 5 feet and 5 more for every 5 of margin, until something stops it (SF-BULL-1 to -4)."""
    settle(scene)  # from here on every step speaks for itself
    mine, theirs = fighter.place.centre(), target.place.centre()
    dx, dy = STEPS[direction(theirs[0] - mine[0], theirs[1] - mine[1])] if mine != theirs else STEPS[0]
    left, parity = FOOT * (1 + margin // 5), 0
    x, y = target.place.x, target.place.y
    steps: list[tuple[int, int]] = []
    while left > 0:
        cost = 2 * FOOT if dx and dy and parity else FOOT
        if cost > left:
            break
        left, parity, x, y = left - cost, parity ^ 1, x + dx, y + dy
        steps.append((x, y))
    yield from force(scene, target, steps, fighter.id)


def stand_still(scene: Scene[Combat], fighter: Fighter, target: Fighter, attempt: Attempt, margin: int) -> Script[None]:
    """The target stays on its square for the rest of its turn (trait stand_still)."""
    target.halted = True
    yield from ()


def repositioned(
    scene: Scene[Combat], fighter: Fighter, target: Fighter, attempt: Attempt, margin: int
) -> Script[None]:
    """The target is put elsewhere within reach, and as a full action dragged along (SF-REPOS-1 to SF-REPOS-6)."""
    moved = yield from reposition(scene, fighter, target, attempt.item, margin)
    if attempt.full and moved and fighter.able and target.present:
        yield from drag(scene, fighter, target, attempt.item, moved)


Outcome = Callable[[Scene[Combat], Fighter, Fighter, Attempt, int], Script[None]]
EFFECTS: dict[str, Outcome] = {
    "dirty_trick": dirty_trick,
    "grapple": grapple,
    "reposition": repositioned,
    "disarm": disarm,
    "sunder": sunder,
    "trip": trip,
    "bull_rush": bull_rush,
    "stand_still": stand_still,
}
