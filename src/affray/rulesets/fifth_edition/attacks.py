"""Making an attack, step by step (E5-ATK, E5-CRIT, E5-MON-8, E5-MON-9)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from affray.core.fields import OneOf
from affray.core.modifiers import Modifier, Tally
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Script, ask
from affray.space.measure import Footprint

from .battlefield import TOTAL
from .board import cover, distance, gap, sees, sees_place
from .catalogue import in_order
from .circumstances import armour_class, attack_edge, own_hindrances, ranged_hindrances, ruled_degree, to_hit
from .conditions import gain, note
from .damage import damage_object, deal_damage
from .dice import D20, Edge, d20, save
from .events import AttackDeclared, AttackLost, AttackResolved
from .hands import draw, put_down
from .hits import roll_damage
from .kinds import PARALYZED, UNCONSCIOUS, AttackKind, OnHit, Power
from .settling import give_away, results_window, settle, unsettled
from .stats import Combat, Fighter
from .strikes import Strike, best_ability, channel, is_launcher, object_place, why_no_strike
from .windows import Happening, watched, window


def attack(
    scene: Scene[Combat], fighter: Fighter, strike: Strike, paid: str, action: str = "", power: Power | None = None
) -> Script[bool]:
    """ATTACK, steps 2 to 14; True if it hits. What pays for it is spent by the caller, `action` is declared with it."""
    combat = scene.state
    take_weapon(scene, fighter, strike, paid)
    if scene.recording:
        scene.tell(AttackDeclared(fighter.id, strike.goal, strike.kind.id, paid, rules=("E5-ATK-1",)))
    declared: Strike | None = strike
    happening: Happening | None = None
    if watched(combat, "on_declare", fighter.id, strike.goal):
        happening = declaration(combat, fighter, strike, action, power)
        if (yield from window(scene, "on_declare", happening)):
            declared = yield from revalidated(scene, fighter, strike, paid)
    hit = False
    if declared is not None:
        hit = yield from resolve(scene, fighter, declared)
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
        fighter.utility_available = False
        draw(scene, fighter, strike.item)
    if "loading" in strike.kind.properties:
        fighter.loading_fired.append(channel(paid))


def revalidated(scene: Scene[Combat], fighter: Fighter, strike: Strike, paid: str) -> Script[Strike | None]:
    """After an interruption: the attack as it is, with another target from the same place, or lost (E5-REACT-8)."""
    combat = scene.state
    if not fighter.present or fighter.incapacitated:
        lose_attack(scene, fighter, strike.kind.id)
        return None
    if not list(why_no_strike(combat, fighter, strike, paid)):
        return strike

    def against(name: str) -> list[Refusal]:
        return in_order(why_no_strike(combat, fighter, strike._replace(target=name, at=None), paid))

    target = yield from choose_another(scene, fighter, against)
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
        foes = [name for name, each in combat.fighters.items() if combat.hostile(fighter, each)]
        return [name for name in foes if not against(name)]

    def why_not(values: Values) -> list[Refusal]:
        return against(values["target"]) if "target" in values else []

    def known() -> list[Option]:
        return [Option("target", {"target": OneOf(among, likely)}, why_not), Option("lose")]

    def question() -> Choose | None:
        return Choose(fighter.id, "retarget", known) if not fighter.incapacitated and likely() else None

    pick = yield from ask(scene, question)
    return "" if pick is None or pick.do == "lose" else str(pick["target"])


def lose_attack(scene: Scene[Combat], fighter: Fighter, what: str) -> None:
    if scene.recording:
        scene.tell(AttackLost(fighter.id, what, rules=("E5-REACT-8",)))


# -- steps 4 to 14 ---------------------------------------------------------------------------------
def resolve(scene: Scene[Combat], fighter: Fighter, strike: Strike) -> Script[bool]:
    """Roll, hit or miss, damage and effects; then the hidden attacker is revealed and results are answered."""
    combat = scene.state
    target = aimed_at(combat, fighter, strike)
    hit = False
    if target is not None:
        hit = yield from strike_creature(scene, fighter, target, strike)
    elif strike.target:
        hit = yield from strike_object(scene, fighter, strike)
    else:
        spend_missile(scene, fighter, strike, *(strike.at or (fighter.place.x, fighter.place.y)))
        tell_outcome(scene, fighter, strike, False, False, Tally(), "E5-ATK-20")
    if fighter.hidden_from:
        give_away(scene, fighter, "attacked", "E5-HIDE-7")
    if unsettled(combat):
        yield from settle(scene)
    if combat.results:
        yield from results_window(scene)
    return hit


def aimed_at(combat: Combat, fighter: Fighter, strike: Strike) -> Fighter | None:
    """The creature that is attacked; at a location whatever unseen one is there (E5-ATK-20, E5-SIGHT-8)."""
    if strike.target:
        return combat.fighters.get(strike.target)
    if strike.at is None:
        return None
    square = Footprint(*strike.at)
    for other in combat.fighters.values():
        if other.present and other is not fighter and gap(square, 0, other.place, 0) == 0:
            if not sees(combat, fighter, other):
                return other
    return None


def strike_creature(scene: Scene[Combat], fighter: Fighter, target: Fighter, strike: Strike) -> Script[bool]:
    """Steps 4 to 12 against a creature."""
    combat = scene.state
    away = distance(fighter, target)
    edge = attack_edge(combat, fighter, target, strike, away)
    if combat.options.cover_method == "centre_line":
        degree = cover(combat, fighter, target)
    else:
        degree = yield from ruled_degree(scene, fighter, target)
    if degree == TOTAL:
        lose_attack(scene, fighter, strike.kind.id)
        return False
    ability = best_ability(fighter, strike.kind, strike.ability)
    ac = armour_class(scene, target, degree)
    needed = ac.total
    fallen = yield from d20(
        scene, fighter, "attack", edge, to_hit(fighter, strike.kind, ability), needed, ("E5-ATK-3",), "attack_die"
    )
    spend_missile(scene, fighter, strike, target.place.x, target.place.y)
    hit = fallen.natural == 20 or (fallen.natural != 1 and fallen.total >= needed)
    if watched(combat, "on_roll", fighter.id, target.id):
        happening = declaration(combat, fighter, strike, "", None)
        happening.what, happening.targets = "roll", (target.id,)
        happening.natural, happening.total, happening.ac = fallen.natural, fallen.total, needed
        yield from window(scene, "on_roll", happening)
        if happening.ac_bonus:
            ac = Tally((*ac.parts, Modifier(happening.ac_bonus, "reaction", "E5-MON-13")))
        hit = happening.would_hit
    helpless = away <= 5 and bool(target.marks & (PARALYZED | UNCONSCIOUS))
    critical = hit and (fallen.natural == 20 or helpless)
    tell_outcome(scene, fighter, strike, hit, critical, ac, "E5-ATK-4")
    if hit and target.present:
        yield from apply_hit(scene, fighter, target, strike, ability, fallen, critical)
    return hit


def apply_hit(
    scene: Scene[Combat],
    fighter: Fighter,
    target: Fighter,
    strike: Strike,
    ability: str,
    fallen: D20,
    critical: bool,
) -> Script[None]:
    """Steps 8 to 12: the window of a hit, damage, and what a hit does beside it (E5-ATK-5, E5-ATK-6)."""
    combat = scene.state
    note(combat, "hits", fighter.id, target.id)
    happening: Happening | None = None
    if watched(combat, "on_hit", fighter.id, target.id):
        happening = declaration(combat, fighter, strike, "", None)
        happening.what, happening.targets, happening.critical = "hit", (target.id,), critical
        yield from window(scene, "on_hit", happening)
    if strike.kind.damage:
        parts = yield from roll_damage(scene, fighter, target, strike, ability, fallen.sign, critical)
        yield from deal_damage(
            scene, target, parts, fighter.id, critical=critical,
            melee_by=None if strike.ranged else fighter,
            halvings=int(happening is not None and happening.half),
            reduction=happening.reduction if happening is not None else 0,
        )  # fmt: skip
    for effect in strike.kind.on_hit:
        if target.present:
            yield from apply_on_hit(scene, fighter, target, strike.kind, effect)


def apply_on_hit(
    scene: Scene[Combat], fighter: Fighter, target: Fighter, kind: AttackKind, effect: OnHit
) -> Script[None]:
    """A condition that comes with a hit, after a failed save if it asks for one (E5-ATK-6, E5-MON-5)."""
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
    else:
        gain(scene, target, effect.condition, fighter.id, effect.duration)


def strike_object(scene: Scene[Combat], fighter: Fighter, strike: Strike) -> Script[bool]:
    """An attack at an object follows the same rolls (E5-OBJ-1)."""
    combat = scene.state
    thing = combat.map.features[strike.target].object
    place = object_place(combat, strike.target, fighter)
    if thing is None or place is None:
        lose_attack(scene, fighter, strike.kind.id)
        return False
    edge = Edge()
    own_hindrances(combat, fighter, edge)
    if not sees_place(combat, fighter, [(place.x, place.y)]):
        edge.worse.append(("unseen_target", "E5-SIGHT-5"))
    ranged_hindrances(combat, fighter, strike, gap(fighter.place, fighter.elevation, place, 0), edge)
    ability = best_ability(fighter, strike.kind, strike.ability)
    modifiers = to_hit(fighter, strike.kind, ability)
    fallen = yield from d20(scene, fighter, "attack", edge, modifiers, thing.ac, ("E5-ATK-3", "E5-OBJ-1"), "attack_die")
    spend_missile(scene, fighter, strike, place.x, place.y)
    hit = fallen.natural == 20 or (fallen.natural != 1 and fallen.total >= thing.ac)
    critical = fallen.natural == 20
    tell_outcome(scene, fighter, strike, hit, critical, Tally((Modifier(thing.ac, "object", "E5-OBJ-1"),)), "E5-OBJ-1")
    if hit:
        parts = yield from roll_damage(scene, fighter, None, strike, ability, fallen.sign, critical)
        damage_object(scene, strike.target, parts, fighter.id)
    return hit


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
