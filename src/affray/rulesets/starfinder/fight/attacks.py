"""One attack from its declaration to what answers it (section 4.3; SF-ATK, SF-AOO-8, SF-REACT-13)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from affray.core.acts import folding
from affray.core.modifiers import Modifier, Tally
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Script, ask, roll
from affray.space.measure import Footprint

from ..body.conditions import end_with
from ..body.dice import D20, d20
from ..body.hands import take_away, take_in_hand
from ..body.hindrances import FLAT
from ..ground.board import squares_apart, within_reach
from ..ground.cover import chance_to_miss, shelter
from ..ground.things import places_of
from ..model.bonuses import stacked, tallied, total
from ..model.events import AttackDeclared, AttackResolved, ConcealmentRolled, Intercepted
from ..model.stats import Combat, Fighter, Item
from ..time.undertakings import always, lose_action, undertaking
from ..time.windows import Happening, Occurrence, after, before, watched
from .circumstances import (
    MOBILITY,
    NO_SUPPORT,
    Modifiers,
    Support,
    armour,
    is_unaware,
    melee_advantages,
    own_modifiers,
    support_for,
    support_modifier,
    use_up,
    weapon_bonus,
)
from .explosions import explode, fly, land
from .grappling import grab
from .hiding import reveal
from .hits import apply_hit
from .strikes import Strike, feet_to, is_area, is_possible, is_ranged, is_thrown, range_penalty
from .wrecking import strike_object

AIM = 5
"""The armour class of an intersection (SF-AREA-1)."""
TAKE, DECLINE = Option("take"), Option("decline", ends=True)


@folding
def attack(scene: Scene[Combat], fighter: Fighter, strike: Strike) -> Script[bool]:
    """Declare an attack, let others answer, roll, let others answer again; returns whether it hit."""
    combat = scene.state
    item = fighter.items[strike.item]
    ranged = is_ranged(item.kind, strike)
    if scene.recording:
        rules = ("SF-AOO-1",) if strike.mode == "opportunity" else ("SF-ATK-1",)
        scene.tell(AttackDeclared(fighter.id, strike.goal, strike.item, strike.mode, rules=rules))
    target = combat.fighters.get(strike.target)
    support = NO_SUPPORT if target is None else support_for(combat, fighter, target)
    happening = declared(fighter, strike, ranged)
    hit = False
    with undertaking(scene, lambda: still_possible(combat, fighter, strike)) as act:
        if happening.provokes or watched(combat):
            yield from before(scene, happening)
            if target is not None and support is not NO_SUPPORT:
                support = support.left(target)
        hit = yield from carry_out(scene, act, fighter, strike, ranged, support, happening)
    if act.lost:
        lose_action(scene, fighter, strike.action)
    elif watched(combat):
        yield from after(scene, happening)
    return hit


def declared(fighter: Fighter, strike: Strike, ranged: bool) -> Happening:
    """The attack as the windows know it."""
    who = fighter.id
    occurrences = [Occurrence("attacked", strike.target, who, strike.item)] if strike.target else []
    if ranged:
        occurrences.append(Occurrence("ranged_attack", who, "", strike.item))
    action = strike.action if strike.mode in ("standard", "readied") else ""
    targets = (strike.target,) if strike.target else ()
    shot = ranged and strike.mode != "automatic" and bool(strike.item)  # a spell provokes by its casting (SF-CAST-13)
    return Happening(who, action, targets, "ranged_attack" if shot else "", occurrences, strike.item, strike=strike)


def still_possible(combat: Combat, fighter: Fighter, strike: Strike) -> bool:
    """Whether a declared attack can still be made exactly as declared (SF-REACT-13)."""
    return fighter.able and is_possible(combat, fighter, strike)


# -- carrying it out -------------------------------------------------------------------------------
def carry_out(
    scene: Scene[Combat],
    act: undertaking,
    fighter: Fighter,
    strike: Strike,
    ranged: bool,
    support: Support,
    happening: Happening,
) -> Script[bool]:
    """Step 6: spend, roll, hit or miss; whoever attacked from hiding is observed again (SF-SKILL-7)."""
    combat = scene.state
    item = fighter.items[strike.item]
    if item.location == "accessible":
        take_in_hand(fighter, item)
    spend_shot(fighter, item, strike)
    act.holds = under_the_die(combat, fighter, strike)
    thrown = is_thrown(item.kind, strike)
    if is_area(item.kind) and ranged:
        hit = yield from throw_at_point(scene, act, fighter, item, strike, happening)
    elif strike.thing:
        hit = yield from strike_object(scene, act, fighter, item, strike, ranged)
        if thrown:
            yield from land(scene, fighter, item, hit, places_of(combat, strike.thing)[0])
    else:
        target = aimed_at(combat, fighter, strike, ranged)
        hit = False
        if target is not None:
            hit = yield from strike_creature(scene, act, fighter, target, item, strike, ranged, support, happening)
        else:
            tell_outcome(scene, fighter, strike, False, False, Tally())
            if thrown:
                fly(scene, act, fighter, strike, Footprint(*(strike.square or (fighter.place.x, fighter.place.y))))
        if thrown:
            yield from land(scene, fighter, item, hit, None if target is None else target.place)
    if fighter.hidden_from or fighter.hiding:
        reveal(scene, fighter)
    return hit


def under_the_die(combat: Combat, fighter: Fighter, strike: Strike) -> Callable[[], bool]:
    """What must hold while the die of an attack is thrown: all but ammunition, which is spent (SF-REACT-13)."""
    return lambda: still_possible(combat, fighter, strike._replace(spent=True))


def spend_shot(fighter: Fighter, item: Item, strike: Strike) -> None:
    """Ammunition is gone with the shot; a quick weapon is loaded again (SF-ATK-17, SF-MACT-16, SF-ATK-21)."""
    kind = item.kind
    fighter.attacks_this_turn.append(strike.item)
    if kind.capacity is not None:
        item.loaded = kind.capacity if kind.quick else max(0, item.loaded - kind.usage)
        if item.loaded < kind.usage:
            fighter.changed()
    if kind.unwieldy:
        fighter.changed()


def aimed_at(combat: Combat, fighter: Fighter, strike: Strike, ranged: bool) -> Fighter | None:
    """The creature that is attacked; in a guessed square whoever is there, at a height one reaches (SF-ATK-22)."""
    if strike.target:
        return combat.fighters[strike.target]
    if strike.square is not None:
        square = Footprint(*strike.square)
        for other in combat.fighters.values():
            if other.present and other is not fighter and squares_apart(square, other.place) == 0:
                if ranged or within_reach(combat, fighter, strike.item, other):
                    return other
    return None


# -- against a creature ----------------------------------------------------------------------------
class AttackRoll(NamedTuple):
    """An attack roll against somebody: what fell, the armour class it met, whether it hit and hit critically."""

    fallen: D20
    ac: int
    hit: bool
    critical: bool


def roll_to_hit(
    scene: Scene[Combat],
    fighter: Fighter,
    target: Fighter,
    item: Item,
    strike: Strike,
    ranged: bool,
    support: Support,
    happening: Happening,
) -> Script[AttackRoll]:
    """The attack roll, and the concealment after a hit (SF-ATK-8 to SF-ATK-12, SF-CONC-1)."""
    combat = scene.state
    modifiers = own_modifiers(fighter, item, strike, ranged)
    if ranged:
        feet = feet_to(combat, fighter, strike)
        if feet > item.kind.range_increment_ft:
            modifiers.append(Modifier(range_penalty(combat, item.kind, strike, feet), "range", "SF-RANGE-1"))
    else:
        modifiers += melee_advantages(combat, fighter, target)
    if support.harrying:
        modifiers += support_modifier(support.harrying, "SF-HARRY-2")
    eac = item.kind.eac
    defence, fog = defence_against(combat, fighter, target, eac, ranged, support, happening.ac_bonus)
    if strike.provoked == "step" and target.card.has("mobility"):
        defence.append(MOBILITY)
    ac = total(defence)
    fallen = yield from d20(scene, fighter.id, "attack", modifiers, ac, ("SF-ATK-8",))
    if target.effects:
        spent = (*support.harrying, *support.covering)
        use_up(scene, target, spent if support.feint is None else (*spent, support.feint))
    hit = is_hit(combat, fallen, ac)
    if hit:
        hit = not (yield from lost_in_concealment(scene, fighter, target, ranged, fog))
    critical = hit and is_critical(fallen, ac, target, strike)
    if scene.recording:
        tell_outcome(scene, fighter, strike, hit, critical, tallied(defence))
    target.last_attacker = fighter.id
    end_with(scene, target, "threat", "threat")
    return AttackRoll(fallen, ac, hit, critical)


def strike_creature(
    scene: Scene[Combat],
    act: undertaking,
    fighter: Fighter,
    target: Fighter,
    item: Item,
    strike: Strike,
    ranged: bool,
    support: Support,
    happening: Happening,
) -> Script[bool]:
    """An attack roll and everything a hit brings."""
    made = yield from roll_to_hit(scene, fighter, target, item, strike, ranged, support, happening)
    if is_thrown(item.kind, strike):
        fly(scene, act, fighter, strike, target.place)
    if not made.hit:
        return False
    still = under_the_die(scene.state, fighter, strike)

    def lands() -> bool:
        """What was shot or thrown is on its way, whatever becomes of who did."""
        return target.present and (ranged or still())

    with undertaking(scene, lands) as blow:
        if happening.guards:
            guard = yield from protected_by(scene, fighter, target, happening)
            if guard is not target:
                target = guard
                blow.holds = lambda: target.present and (ranged or fighter.able)
        note_hit(happening, target, fighter, strike, ranged)
        critical = made.critical and "critical_hits" not in target.card.immune
        yield from apply_hit(scene, fighter, target, item, strike, critical, happening)
        grabs = fighter.card.trait("grab")
        if grabs is not None and item.kind.id in grabs and target.present:
            kac = made.ac
            if item.kind.eac:
                kac = total(
                    defence_against(scene.state, fighter, target, False, ranged, NO_SUPPORT, happening.ac_bonus)[0]
                )
            grab(scene, fighter, target, strike.item, made.fallen.total - kac)
    if blow.lost:
        lose_action(scene, fighter, strike.action)
    return True


def note_hit(happening: Happening, target: Fighter, fighter: Fighter, strike: Strike, ranged: bool) -> None:
    """Somebody was hit: this may set reactions off."""
    event = "hit_by_ranged" if ranged else "hit_by_melee"
    happening.occurrences.append(Occurrence(event, target.id, fighter.id, strike.item))


def is_hit(combat: Combat, fallen: D20, ac: int) -> bool:
    """Natural 20 always hits, natural 1 misses (SF-ATK-8, SF-ATK-10, SF-ATK-11)."""
    if fallen.natural == 20:
        return True
    return fallen.total >= ac and (fallen.natural > 1 or not combat.options.natural_one_misses)


def is_critical(fallen: D20, ac: int, target: Fighter, strike: Strike) -> bool:
    """A natural 20 whose total reaches the armour class, against somebody who is not immune (SF-ATK-12, -14)."""
    return (
        fallen.natural == 20
        and fallen.total >= ac
        and strike.mode != "automatic"
        and "critical_hits" not in target.card.immune
    )


def defence_against(
    combat: Combat,
    fighter: Fighter,
    target: Fighter,
    eac: bool,
    ranged: bool,
    support: Support,
    reactions: Sequence[Modifier] = (),
) -> tuple[Modifiers, bool]:
    """The armour class that an attack meets, and whether fog lies between (SF-ATK-9, SF-COVER, SF-CONC-4)."""
    found = armour(target, eac, ranged)
    cover, fog = shelter(combat, fighter, target, ranged)
    if cover is not None:
        found.append(cover)
    if support.feint is not None or is_unaware(combat, fighter, target, not ranged):
        found.append(FLAT)
    if support.covering:
        found += support_modifier(support.covering, "SF-COVFIR-2")
    found += reactions
    return found, fog


def lost_in_concealment(
    scene: Scene[Combat], fighter: Fighter, target: Fighter, ranged: bool, fog: bool
) -> Script[bool]:
    """Whether a hit misses because of concealment (SF-CONC-1; trait blind_fight rerolls once in melee)."""
    chance = chance_to_miss(scene.state, fighter, target, ranged, fog)
    if not chance:
        return False
    missed = True
    for _ in range(2 if not ranged and fighter.card.has("blind_fight") else 1):
        (face,) = yield from roll(scene, fighter.id, "concealment", 1, 100)
        missed = face <= chance
        if scene.recording:
            scene.tell(ConcealmentRolled(fighter.id, target.id, face, chance, missed, rules=("SF-CONC-1",)))
        if not missed:
            break
    return missed


def protected_by(scene: Scene[Combat], fighter: Fighter, target: Fighter, happening: Happening) -> Script[Fighter]:
    """Who takes the hit: a bodyguard may do so in place of the one it protected (trait in_harms_way)."""
    for name in happening.guards:
        guard = scene.state.fighters[name]
        if not guard.card.has("in_harms_way"):
            continue
        pick = yield from ask(scene, interception(guard))
        if pick is not None and pick.do == TAKE.id:
            guard.intercepted_this_cycle = True
            if scene.recording:
                scene.tell(Intercepted(guard.id, target.id, rules=("SF-REACT-1",)))
            return guard
    return target


def interception(guard: Fighter) -> Callable[[], Choose | None]:
    """The question to a bodyguard whether it takes the hit itself (SF-DP-34)."""

    def known() -> Sequence[Option]:
        return TAKE, DECLINE

    def question() -> Choose | None:
        free = guard.able and not guard.intercepted_this_cycle
        return Choose(guard.id, "in_harms_way", known) if free else None

    return question


# -- throws ----------------------------------------------------------------------------------------
def throw_at_point(
    scene: Scene[Combat], act: undertaking, fighter: Fighter, item: Item, strike: Strike, happening: Happening
) -> Script[bool]:
    """An area weapon is aimed at an intersection with AC 5 and explodes there or where it scatters (SF-AREA)."""
    combat = scene.state
    modifiers = own_modifiers(fighter, item, strike, True)
    base = len(weapon_bonus(fighter, item.kind, strike))
    feet = feet_to(combat, fighter, strike)
    modifiers.append(Modifier(range_penalty(combat, item.kind, strike, feet), "range", "SF-RANGE-1"))
    fallen = yield from d20(scene, fighter.id, "attack", modifiers, AIM, ("SF-AREA-1",))
    act.holds = always
    if is_thrown(item.kind, strike):
        take_away(fighter, strike.item)
    hit = is_hit(combat, fallen, AIM)
    critical = fallen.natural == 20 and fallen.total >= AIM
    if scene.recording:
        tell_outcome(scene, fighter, strike, hit, critical, Tally((Modifier(AIM, "intersection", "SF-AREA-1"),)))
    penalties = sum([each.value for each in stacked(modifiers[base:]) if each.value < 0])
    yield from explode(scene, fighter, item, strike, hit, critical, penalties, happening)
    return hit


def tell_outcome(
    scene: Scene[Combat], fighter: Fighter, strike: Strike, hit: bool, critical: bool, ac: Tally
) -> None:
    if scene.recording:
        rules = ("SF-ATK-12",) if critical else ("SF-ATK-8",)
        scene.tell(AttackResolved(fighter.id, strike.goal, strike.item, hit, critical, ac, rules=rules))


