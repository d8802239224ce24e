"""Making an attack, step by step (E5-ATK, E5-CRIT, E5-MON-8, E5-MON-9)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from affray.core.acts import Lost, folding, interruption, underway
from affray.core.dice import at_once
from affray.core.modifiers import Modifier, Tally
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Script, ask
from affray.space.measure import Footprint

from ..body.conditions import gain, note
from ..body.damage import Part, damage_object, deal_damage
from ..body.dice import D20, Edge, d20, save
from ..body.hands import draw, put_down
from ..body.settling import give_away, results_window, settle, unsettled
from ..ground.board import distance, gap
from ..ground.cover import cover, cover_of_object, ruled_cover
from ..ground.knowing import known_enemies
from ..ground.sight import sees, sees_place
from ..model.battlefield import COVER_BONUS, TOTAL
from ..model.catalogue import in_order
from ..model.conditions import CRITICAL_NEAR
from ..model.events import AttackDeclared, AttackLost, AttackResolved
from ..model.kinds import AttackKind, OnHit, Power
from ..model.naming import TARGET, having
from ..model.stats import Combat, Fighter
from ..time.windows import Happening, watched, window
from .circumstances import (
    armour_class,
    attack_edge,
    cover_modifier,
    own_hindrances,
    ranged_hindrances,
    ruled_degree,
    to_hit,
)
from .hits import roll_damage
from .strikes import Strike, best_ability, channel, is_launcher, limit_of, object_place, why_no_strike, why_no_target


@folding
def attack(
    scene: Scene[Combat],
    fighter: Fighter,
    strike: Strike,
    paid: str,
    action: str = "",
    power: Power | None = None,
    fixed: bool = False,
) -> Script[str]:
    """ATTACK, steps 2 to 14; returns whom it hits, or nothing. What pays for it is spent by the caller.

    `action` is declared with it; with `fixed` there is no other target to choose, as for an opportunity attack.
    """
    combat = scene.state
    take_weapon(scene, fighter, strike, paid)
    if scene.recording:
        scene.tell(AttackDeclared(fighter.id, strike.goal, strike.kind.id, paid, rules=("E5-ATK-1",)))
    declared: Strike | None = strike
    happening: Happening | None = None
    try:
        if watched(combat, "on_declare", fighter.id, strike.goal):
            happening = declaration(combat, fighter, strike, action, power)
            still = partial(has_target, combat, fighter, strike, paid, fixed)
            yield from window(scene, "on_declare", happening, can_happen=still)
            declared = yield from revalidated(scene, fighter, strike, paid, fixed)
        hit = yield from resolve(scene, fighter, declared, paid, fixed)
    except Lost:
        lose_attack(scene, fighter, strike.kind.id if power is None else power.id, power)
        raise
    if happening is not None:
        yield from late_responses(scene, happening)
    return hit


def declaration(
    combat: Combat, fighter: Fighter, strike: Strike, action: str, power: Power | None
) -> Happening:
    what = "attacks" if power is None else "casts" if power.is_spell else "uses_power"
    return Happening(what, fighter.id, (strike.goal,), action, strike.kind, strike.ranged, power)


def late_responses(scene: Scene[Combat], happening: Happening) -> Script[None]:
    """With `ready_timing: after_trigger` a declaration is answered when it has been resolved (E5-READY-15)."""
    if scene.state.ready and scene.state.options.ready_timing == "after_trigger":
        happening.late = True
        yield from window(scene, "on_declare", happening)


def take_weapon(scene: Scene[Combat], fighter: Fighter, strike: Strike, paid: str) -> None:
    """Drawing the weapon is the free interaction of the turn (E5-FREE-3)."""
    if strike.kind.is_item and strike.item not in fighter.held and fighter.stowed.get(strike.item):
        fighter.budget.utility = False
        draw(scene, fighter, strike.item)
    if "loading" in strike.kind.properties:
        fighter.budget.loading_fired.append(channel(paid))


def is_legal(combat: Combat, fighter: Fighter, strike: Strike, paid: str) -> bool:
    """Whether an attack could be made now."""
    return next(why_no_strike(combat, fighter, strike, paid), None) is None


def has_target(combat: Combat, fighter: Fighter, strike: Strike, paid: str, fixed: bool) -> bool:
    """Whether a declared attack could still be made, at another target if need be (E5-REACT-8, E5-REACT-12)."""
    if is_legal(combat, fighter, strike, paid):
        return True
    others = [strike._replace(target=each.id, at=None) for each in known_enemies(combat, fighter)]
    return not fixed and any(is_legal(combat, fighter, other, paid) for other in others)


def revalidated(
    scene: Scene[Combat], fighter: Fighter, strike: Strike, paid: str, fixed: bool
) -> Script[Strike | None]:
    """After an interruption: the attack as it is, with another target from the same place, or lost (E5-REACT-8)."""
    combat = scene.state
    if is_legal(combat, fighter, strike, paid):
        return strike

    def against(name: str) -> list[Refusal]:
        return in_order(why_no_strike(combat, fighter, strike._replace(target=name, at=None), paid))

    target = "" if fixed else (yield from choose_another(scene, fighter, against))
    if not target:
        lose_attack(scene, fighter, strike.kind.id)
        return None
    found = strike._replace(target=target, at=None)
    if scene.recording:
        scene.tell(AttackDeclared(fighter.id, found.goal, found.kind.id, paid, rules=("E5-REACT-8",)))
    return found


def choose_another(
    scene: Scene[Combat], fighter: Fighter, against: Callable[[str], list[Refusal]]
) -> Script[str]:
    """Another legal target without moving, or the attack is lost: then the name is empty (E5-REACT-8)."""
    combat = scene.state

    def among() -> Sequence[str]:
        return list(combat.fighters)

    def likely() -> Sequence[str]:
        return [each.id for each in known_enemies(combat, fighter) if not against(each.id)]

    def why_not(values: Values) -> list[Refusal]:
        return against(values["target"]) if "target" in values else []

    def known() -> list[Option]:
        return [Option("target", {"target": having(TARGET, among, likely)}, why_not, group="attack"), Option("lose")]

    def question() -> Choose | None:
        return Choose(fighter.id, "retarget", known) if not fighter.incapacitated and likely() else None

    pick = yield from ask(scene, question)
    return "" if pick is None or pick.do == "lose" else str(pick["target"])


def lose_attack(scene: Scene[Combat], fighter: Fighter, what: str, power: Power | None = None) -> None:
    if scene.recording:
        scene.tell(AttackLost(fighter.id, what, rules=("E5-REACT-8" if power is None else "E5-SPELL-17",)))


# -- steps 4 to 14 ---------------------------------------------------------------------------------
class Throw(NamedTuple):
    """An attack roll: the d20, the ability behind it, the AC it must reach, and how far the target was."""

    fallen: D20
    ability: str
    ac: Tally
    away: int


class Blow(NamedTuple):
    """A hit with its damage rolled, before anybody suffers it."""

    parts: Sequence[Part]
    critical: bool
    halved: bool = False
    reduction: int = 0


def resolve(
    scene: Scene[Combat], fighter: Fighter, strike: Strike | None, paid: str, fixed: bool
) -> Script[str]:
    """Roll, hit or miss, damage and effects; then the hidden attacker is revealed and results are answered."""
    combat = scene.state
    hit = ""
    while strike is not None:
        with underway(scene, partial(is_legal, combat, fighter, strike, paid)) as act:
            thrown = yield from throw_at(scene, fighter, strike)
        if not act.lost:
            if paid == "attack":
                count_made(fighter, strike)
            hit = yield from outcome(scene, fighter, strike, thrown)
            break
        strike = yield from revalidated(scene, fighter, strike, paid, fixed)
    if strike is None:
        return ""
    if fighter.in_hiding:
        give_away(scene, fighter, "attacked", "E5-HIDE-7")
    if unsettled(combat):
        yield from settle(scene)
    if combat.results:
        yield from results_window(scene)
    return hit


def count_made(fighter: Fighter, strike: Strike) -> None:
    """An attack of the Attack action has been made; with a light melee weapon it opens the bonus attack (E5-TWF-5)."""
    fighter.budget.attack_made = True
    if strike.kind.is_light_melee:
        fighter.budget.light_attack_with.append((strike.item, strike.throw))


def aimed_at(combat: Combat, fighter: Fighter, strike: Strike) -> Fighter | None:
    """The creature that is attacked; at a location whatever unseen one is there (E5-ATK-20, E5-SIGHT-8).

    One that is too high above a square or below it is not there (E5-MOVE-16).
    """
    if strike.target:
        return combat.fighters.get(strike.target)
    if strike.at is None:
        return None
    square = Footprint(*strike.at)
    for other in combat.fighters.values():
        if other.present and other is not fighter and gap(square, 0, other.place, 0) == 0:
            if not sees(combat, fighter, other) and distance(fighter, other) <= limit_of(strike):
                return other
    return None


def throw_at(scene: Scene[Combat], fighter: Fighter, strike: Strike) -> Script[Throw | None]:
    """Steps 4 and 5: what helps and hinders, the d20, what leaves the hand; None where nothing is rolled."""
    target = aimed_at(scene.state, fighter, strike)
    if target is not None:
        return throw_at_creature(scene, fighter, target, strike)
    return throw_at_object(scene, fighter, strike) if strike.target else throw_at_nothing(scene, fighter, strike)


def throw_at_nothing(scene: Scene[Combat], fighter: Fighter, strike: Strike) -> Script[None]:
    """An attack at a square where nobody is misses (E5-ATK-20)."""
    spend_missile(scene, fighter, strike, *(strike.at or (fighter.place.x, fighter.place.y)))
    tell_outcome(scene, fighter, strike, False, False, Tally(), "E5-ATK-20")
    yield from ()


def throw_at_creature(scene: Scene[Combat], fighter: Fighter, target: Fighter, strike: Strike) -> Script[Throw | None]:
    combat = scene.state
    away = distance(fighter, target)
    edge = attack_edge(combat, fighter, target, strike, away)
    if combat.options.cover_method == "centre_line":
        degree = cover(combat, fighter, target)
    else:
        degree = yield from ruled_degree(scene, fighter, target)
    if degree == TOTAL:
        lose_attack(scene, fighter, strike.kind.id)
        return None
    ability = best_ability(fighter, strike.kind, strike.ability)
    ac = armour_class(target, degree)

    def anew() -> int:
        nonlocal ac
        ruled = ruled_cover(combat, fighter.id, target.id) if combat.rulings else None
        ac = armour_class(target, degree if ruled is None else ruled)
        return ac.total

    modifiers = to_hit(fighter, strike.kind, ability)
    fallen = yield from d20(scene, fighter, "attack", edge, modifiers, ac.total, ("E5-ATK-3",), "attack_die", anew)
    spend_missile(scene, fighter, strike, target.place.x, target.place.y)
    return Throw(fallen, ability, ac, away)


def throw_at_object(scene: Scene[Combat], fighter: Fighter, strike: Strike) -> Script[Throw | None]:
    """An attack at an object follows the same rolls (E5-OBJ-1)."""
    combat = scene.state
    thing = combat.map.features[strike.target].object
    place = object_place(combat, strike.target, fighter)
    if thing is None or place is None:
        return None
    edge = Edge()
    own_hindrances(combat, fighter, edge)
    if not sees_place(combat, fighter, [(place.x, place.y)]):
        edge.worse.append(("unseen_target", "E5-SIGHT-5"))
    away = gap(fighter.place, fighter.elevation, place, 0)
    ranged_hindrances(combat, fighter, strike, away, edge)
    ability = best_ability(fighter, strike.kind, strike.ability)
    armour, ac = Modifier(thing.ac, "object", "E5-OBJ-1"), Tally()

    def anew() -> int:
        nonlocal ac
        degree = cover_of_object(combat, fighter, strike.target)
        ac = Tally((armour, cover_modifier(degree)) if COVER_BONUS[degree] else (armour,))
        return ac.total

    modifiers, rules = to_hit(fighter, strike.kind, ability), ("E5-ATK-3", "E5-OBJ-1")
    fallen = yield from d20(scene, fighter, "attack", edge, modifiers, anew(), rules, "attack_die", anew)
    spend_missile(scene, fighter, strike, place.x, place.y)
    return Throw(fallen, ability, ac, away)


def outcome(scene: Scene[Combat], fighter: Fighter, strike: Strike, thrown: Throw | None) -> Script[str]:
    """Steps 6 to 12: hit or miss, the damage, what a hit does beside it. The target must still be one (E5-REACT-8)."""
    combat = scene.state
    if thrown is None:
        return ""
    target = aimed_at(combat, fighter, strike)
    with underway(scene, lambda: next(why_no_target(combat, fighter, strike), None) is None) as act:
        if target is not None:
            blow = yield from strike_home(scene, fighter, target, strike, thrown)
        else:
            blow = yield from strike_object(scene, fighter, strike, thrown)
    if act.lost:
        lose_attack(scene, fighter, strike.kind.id)
    if act.lost or blow is None:
        return ""
    if target is None:
        damage_object(scene, strike.target, blow.parts, fighter.id)
        return strike.target
    yield from suffer(scene, fighter, target, strike, blow)
    return target.id


def is_hit(fallen: D20, ac: Tally) -> bool:
    return at_once(partial(reaches, fallen, ac.total), fallen.natural)


def reaches(fallen: D20, ac: int) -> bool:
    """A natural 20 always hits, a natural 1 never (E5-ATK-4)."""
    return fallen.natural == 20 or (fallen.natural != 1 and fallen.total >= ac)


def strike_home(
    scene: Scene[Combat], fighter: Fighter, target: Fighter, strike: Strike, thrown: Throw
) -> Script[Blow | None]:
    """Steps 6 to 9 against a creature: the windows of the roll and of the hit, the damage dice; None for a miss."""
    combat = scene.state
    fallen, ac = thrown.fallen, thrown.ac
    hit = is_hit(fallen, ac)
    if watched(combat, "on_roll", fighter.id, target.id):
        happening = declaration(combat, fighter, strike, "", None)
        happening.what, happening.targets = "roll", (target.id,)
        happening.natural, happening.total, happening.ac = fallen.natural, fallen.total, ac.total
        yield from window(scene, "on_roll", happening)
        if happening.ac_bonus:
            ac = Tally((*ac.parts, Modifier(happening.ac_bonus, "reaction", "E5-MON-13")))
        hit = happening.would_hit
    helpless = thrown.away <= 5 and bool(target.marks & CRITICAL_NEAR)
    critical = hit and (helpless or fallen.natural == 20)
    tell_outcome(scene, fighter, strike, hit, critical, ac, "E5-ATK-4")
    if not hit:
        return None
    note(combat, "hits", fighter.id, target.id)
    halved, reduction = False, 0
    if watched(combat, "on_hit", fighter.id, target.id):
        happening = declaration(combat, fighter, strike, "", None)
        happening.what, happening.targets, happening.critical = "hit", (target.id,), critical
        yield from window(scene, "on_hit", happening)
        halved, reduction = happening.half, happening.reduction
    parts = yield from roll_damage(scene, fighter, target, strike, thrown.ability, fallen.sign, critical)
    return Blow(parts, critical, halved, reduction)


def strike_object(scene: Scene[Combat], fighter: Fighter, strike: Strike, thrown: Throw) -> Script[Blow | None]:
    """Steps 6 to 9 against an object (E5-OBJ-1)."""
    fallen = thrown.fallen
    hit = is_hit(fallen, thrown.ac)
    critical = hit and fallen.natural == 20
    tell_outcome(scene, fighter, strike, hit, critical, thrown.ac, "E5-OBJ-1")
    if not hit:
        return None
    parts = yield from roll_damage(scene, fighter, None, strike, thrown.ability, fallen.sign, critical)
    return Blow(parts, critical)


def suffer(scene: Scene[Combat], fighter: Fighter, target: Fighter, strike: Strike, blow: Blow) -> Script[None]:
    """Steps 9 to 12: damage, and what a hit does beside it (E5-ATK-5, E5-ATK-6)."""
    if strike.kind.damage:
        yield from interruption(scene, deal_damage(
            scene, target, blow.parts, fighter.id, critical=blow.critical, melee_by=None if strike.ranged else fighter,
            halvings=int(blow.halved), reduction=blow.reduction,
        ))  # fmt: skip
    for effect in strike.kind.on_hit:
        if target.present:
            yield from apply_on_hit(scene, fighter, target, strike.kind, effect)


def apply_on_hit(
    scene: Scene[Combat], fighter: Fighter, target: Fighter, kind: AttackKind, effect: OnHit
) -> Script[None]:
    """A condition that comes with a hit, after a failed save if it asks for one (E5-ATK-6, E5-MON-5).

    What a hold restrains, it restrains as long as it lasts and no longer.
    """
    if effect.save is not None:
        scene.state.stake = (0, (effect.condition,))
        saved = yield from save(scene, target, effect.save.ability, effect.save.dc, effect.condition, fighter)
        if saved or not target.present:
            return
    if effect.condition == "grappled":
        if any(each.name == "grappled" and each.source == fighter.id for each in target.conditions):
            return
        dc = effect.escape_dc or 10 + fighter.card.skills["athletics"]
        gain(scene, target, "grappled", fighter.id, effect.duration, None, dc, kind.id)
    elif effect.condition == "restrained" and effect.duration == "until_removed" and kind.holds:
        if is_held_by(target, fighter, kind) and not is_held_by(target, fighter, kind, "restrained"):
            gain(scene, target, "restrained", fighter.id, via_attack=kind.id)
    else:
        gain(scene, target, effect.condition, fighter.id, effect.duration)


def is_held_by(target: Fighter, fighter: Fighter, kind: AttackKind, name: str = "grappled") -> bool:
    """Whether an attack of somebody holds a target, or does to it what comes with the hold (E5-MON-15)."""
    return any((each.name, each.source, each.via_attack) == (name, fighter.id, kind.id) for each in target.conditions)


# -- step 5: what leaves the hand ------------------------------------------------------------------
def spend_missile(scene: Scene[Combat], fighter: Fighter, strike: Strike, x: int, y: int) -> None:
    """Ammunition is spent, a thrown weapon lies in the target's square, hit or miss (E5-ATK-21, E5-WPN-4)."""
    kind = strike.kind
    if is_launcher(kind):
        if kind.ammo is not None:
            fighter.uses_left[kind.id] = max(0, fighter.uses_left.get(kind.id, 0) - 1)
    elif strike.throw and kind.is_item and strike.item in fighter.held:
        fighter.held.remove(strike.item)
        put_down(scene, fighter, strike.item, x, y, "thrown", "E5-ATK-21")


def tell_outcome(
    scene: Scene[Combat], fighter: Fighter, strike: Strike, hit: bool, critical: bool, ac: Tally, rule: str
) -> None:
    if scene.recording:
        rules = (rule, "E5-CRIT-1") if critical else (rule,)
        scene.tell(AttackResolved(fighter.id, strike.goal, strike.kind.id, hit, critical, ac, rules=rules))
