"""Attacks: single, full, and the coup de grace (SF-ATK, SF-FATK, SF-COUP, SF-FDEF)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from affray.core.fields import Area, Field, OneOf, YesNo, words
from affray.core.modifiers import Tally
from affray.core.places import Place
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Pick, Script, ask

from ..body.dice import save
from ..body.dying import die
from ..body.effects import has
from ..fight.aims import corners_for, squares_for
from ..fight.attacks import attack, declared, note_hit, spend_shot, still_possible
from ..fight.explosions import caught_by
from ..fight.hits import apply_hit
from ..fight.strikes import (
    WEAPONS,
    Strike,
    can_target,
    is_area,
    is_possible,
    is_ranged,
    is_thrown_kind,
    why_no_strike,
    why_no_weapon,
)
from ..ground.board import adjacent, opponents, reach_of, within_reach
from ..ground.things import feet_to_object
from ..magic.aiming import burst_area, is_corner
from ..model.catalogue import in_order, no
from ..model.events import AttackDeclared, AttackResolved
from ..model.naming import all_named, on_map
from ..model.stats import Combat, Fighter, Item
from ..model.words import AttackMode
from ..reactions.opportunity import provoked_by
from ..time.undertakings import lose_action, settle, undertaking
from ..time.windows import BEFORE, Happening, after, before, is_awaited, watched
from .deed import Deed, fighters_field
from .defence import fight_defensively, why_defending

STOP = Option("stop", ends=True)
NO_AC = Tally()
ROUTINES = {"two": (2, -4), "onslaught": (3, -6)}
"""How many attacks a full attack has, and at which penalty (SF-FATK-1, SF-FATK-6)."""
EACH = -6
"""The penalty of a multiattack (SF-FATK-7)."""


# -- what the values mean --------------------------------------------------------------------------
def weapons_field(fighter: Fighter) -> OneOf:
    """A field for a weapon; those in hand first."""

    def ready() -> Sequence[str]:
        return [name for name, item in fighter.items.items() if item.wielded or item.kind.category == "natural"]

    def among() -> Sequence[str]:
        return [*ready(), *(name for name in fighter.items if name not in ready())]

    def sorts(name: str) -> Sequence[str]:
        kind = fighter.items[name].kind
        thrown = kind.is_melee and is_thrown_kind(kind)
        return ("melee", "ranged") if thrown else ("melee",) if kind.is_melee else ("ranged",)

    bare = tuple([name for name, item in fighter.items.items() if item.kind.category == "unarmed"])
    return OneOf(among, ready, type="item", unasked=bare, sorts=sorts)


def targets_field(combat: Combat, fighter: Fighter) -> OneOf:
    """A field for what may be attacked: somebody, opponents first, or an object (SF-OBJ-3)."""

    def foes() -> Sequence[str]:
        return [foe.id for foe in opponents(combat, fighter)]

    def among() -> Sequence[str]:
        things = [name for name in combat.objects if name not in combat.fighters]
        return list(dict.fromkeys([*foes(), *combat.fighters, *things]))

    return OneOf(among, foes, optional=True, type="combatant")


def attack_fields(
    combat: Combat, fighter: Fighter, mode: AttackMode = "standard", listed: Sequence[str] = ()
) -> dict[str, Field]:
    """What an attack needs to be told; `listed` are the only weapons, if there are any."""
    grid = combat.ground.grid

    def weapons(values: Values) -> Sequence[str] | None:
        """Those that can be meant beside these values; None where more than the weapon matters."""
        if fighter.conditions or any(name != "with" for name in values):
            return None
        meant = [str(values["with"])] if "with" in values else list(fighter.items)
        return [name for name in meant if not listed or name in listed]

    def all_squares(values: Values) -> Sequence[tuple[int, int]] | None:
        meant = weapons(values)
        return None if meant is None else squares_for(combat, fighter, meant, mode)

    def all_points(values: Values) -> Sequence[tuple[int, int]] | None:
        meant = weapons(values)
        return None if meant is None else corners_for(combat, fighter, meant, mode)

    targets = targets_field(combat, fighter)

    def all_targets(values: Values) -> Sequence[str] | None:
        meant = weapons(values)
        return None if meant is None else [name for name in targets.among() if can_strike(name, meant)]

    def can_strike(target: str, meant: Sequence[str]) -> bool:
        for name in meant:
            strike = strike_of(combat, fighter, {"with": name, "target": target}, mode)
            if strike is not None and is_possible(combat, fighter, strike):
                return True
        return False

    def squares() -> list[tuple[int, int]]:
        return grid.points(grid.board)

    def points() -> list[tuple[int, int]]:
        return [(x, y) for y in range(grid.height + 1) for x in range(grid.width + 1)]

    def drawn(values: Values) -> Area | None:
        item, point = fighter.items.get(str(values.get("with", ""))), values.get("point")
        blast = None if item is None else item.kind.explode
        if blast is None:
            return None
        there = point if is_corner(combat, point) else None
        return burst_area(combat, blast.radius_ft, there, [] if there is None else caught_by(combat, blast, there))

    return {
        "target": replace(targets, bulk=all_targets),
        "with": weapons_field(fighter),
        "point": Place(points, optional=True, type="corner", area=drawn, bulk=all_points),
        "square": Place(squares, optional=True, bulk=all_squares),
        "throw": YesNo(optional=True),
        "nonlethal": YesNo(optional=True, default=None),
        "defensively": YesNo(optional=True),
    }


def strike_of(combat: Combat, fighter: Fighter, values: Values, mode: AttackMode, penalty: int = 0) -> Strike | None:
    """The attack that the given values mean; what they leave open is filled with what anybody would do."""
    name = str(values.get("with", ""))
    if name not in fighter.items:
        return None
    target = str(values.get("target", ""))
    thing = target if target in combat.objects and target not in combat.fighters else ""
    strike = Strike(
        name, "" if thing else target, values.get("square"), values.get("point"), bool(values.get("throw")),
        values.get("nonlethal"), mode, penalty, thing=thing,
    )  # fmt: skip
    if not target and strike.square is None and strike.point is None:
        return default_goal(combat, fighter, strike, values)
    return thrown_if_far(combat, fighter, strike, values)


def is_shot(fighter: Fighter, strike: Strike | None) -> bool:
    """Whether an attack is a ranged one, which provokes (SF-AOO-2)."""
    return strike is not None and is_ranged(fighter.items[strike.item].kind, strike)


def thrown_if_far(combat: Combat, fighter: Fighter, strike: Strike, values: Values) -> Strike:
    """A weapon that can be thrown is, if the target is out of reach and nobody says otherwise."""
    target = combat.fighters.get(strike.target)
    kind = fighter.items[strike.item].kind
    if "throw" in values or not kind.is_melee or not is_thrown_kind(kind):
        return strike
    if strike.thing:
        return strike._replace(throw=feet_to_object(combat, fighter, strike.thing) > reach_of(fighter, strike.item))
    if target is None:
        return strike
    return strike._replace(throw=not within_reach(combat, fighter, strike.item, target))


def default_goal(combat: Combat, fighter: Fighter, strike: Strike, values: Values) -> Strike:
    """The legal opponent with the lowest pools; for an area weapon a corner of its space."""
    area = is_area(fighter.items[strike.item].kind)
    for foe in sorted(opponents(combat, fighter), key=lambda each: (each.hp + each.sp, each.id)):
        tries = [strike._replace(target=foe.id)]
        if area:
            tries = [strike._replace(point=corner) for corner in foe.place.corners()]
        for tried in tries:
            meant = thrown_if_far(combat, fighter, tried, values)
            if is_possible(combat, fighter, meant):
                return meant
    return strike


# -- single attacks --------------------------------------------------------------------------------
class Attack(Deed):
    """A single attack (SF-ATK-1), perhaps fighting defensively (SF-FDEF-1)."""

    id = "attack"
    group = "attack"
    rule = "SF-ATK-1"
    names_rule = "SF-ATK-2"

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        return attack_fields(combat, fighter)

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        strike = strike_of(combat, fighter, values, "standard")
        if strike is not None:
            yield from why_no_strike(combat, fighter, strike)
        elif "with" in values:
            yield no("SF-ATK-17", "no_such_weapon", weapon=values["with"])
        if values.get("defensively"):
            yield from why_defending(fighter)

    def is_provoking(self, combat: Combat, fighter: Fighter, values: Values) -> bool:
        return is_shot(fighter, strike_of(combat, fighter, values, "standard"))

    def play(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        strike = strike_of(scene.state, fighter, values, "standard" if paid == self.cost else "readied")
        if strike is None:
            return
        if values.get("defensively"):
            fight_defensively(scene, fighter)
        yield from attack(scene, fighter, strike)


# -- full attacks ----------------------------------------------------------------------------------
class FullAttack(Deed):
    """Several attacks, chosen one after the other (SF-FATK-1 to SF-FATK-7)."""

    id = "full_attack"
    group = "attack"
    cost = "full"
    rule = "SF-FATK-1"
    names_rule = "SF-ATK-2"

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        routines = words("two", "onslaught", "multiattack", default="two")
        return {**attack_fields(combat, fighter, "full_attack"), "routine": routines}

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        routine = str(values.get("routine", "two"))
        if routine != "two" and not fighter.card.has(routine):
            rule = "SF-FATK-6" if routine == "onslaught" else "SF-FATK-7"
            yield no(rule, "no_such_weapon", who=fighter.id)
        elif routine == "multiattack":
            yield from why_not_listed(fighter, values, list(fighter.card.trait("multiattack") or ()))
        strike = strike_of(combat, fighter, values, "full_attack")
        if strike is not None:
            yield from why_no_strike(combat, fighter, strike)
        if values.get("defensively"):
            yield from why_defending(fighter)

    def is_provoking(self, combat: Combat, fighter: Fighter, values: Values) -> bool:
        return is_shot(fighter, strike_of(combat, fighter, values, "full_attack"))

    def play(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        combat = scene.state
        routine = str(values.get("routine", "two"))
        listed = list(fighter.card.trait("multiattack") or ()) if routine == "multiattack" else []
        count, penalty = (len(listed), EACH) if listed else ROUTINES.get(routine, ROUTINES["two"])
        if values.get("defensively"):
            fight_defensively(scene, fighter)
        whole = Happening(fighter.id, self.id)
        with undertaking(scene, lambda: fighter.able) as act:
            answered = is_awaited(scene, BEFORE, whole)
            if answered:
                yield from before(scene, whole)
            wanted: Values | None = values
            for number in range(count):
                if number:
                    wanted = yield from self.next_attack(scene, fighter, listed)
                strike = None if wanted is None else strike_of(combat, fighter, wanted, "full_attack", penalty)
                if strike is None or not fighter.able:
                    break
                if answered and not number and not still_possible(combat, fighter, strike):
                    lose_action(scene, fighter, self.id)
                    continue
                if listed:
                    listed.remove(strike.item)
                yield from attack(scene, fighter, strike)
        if act.lost:
            lose_action(scene, fighter, self.id)
        if watched(combat):
            yield from after(scene, whole)

    def next_attack(self, scene: Scene[Combat], fighter: Fighter, listed: list[str]) -> Script[Values | None]:
        """The further attacks: target and weapon anew, or enough (SF-FATK-5)."""
        combat = scene.state

        def fields() -> Mapping[str, Field]:
            return attack_fields(combat, fighter, "full_attack", listed)

        def why_not(values: Values) -> list[Refusal]:
            found = list(why_not_listed(fighter, values, listed)) if listed else []
            strike = strike_of(combat, fighter, values, "full_attack")
            if strike is not None:
                found += why_no_strike(combat, fighter, strike)
            if values.get("defensively") and not has(fighter, "fight_defensively"):
                found.append(no("SF-FDEF-3", "defence_too_late", who=fighter.id))
            return in_order(found)

        def provokes(values: Values) -> Sequence[str]:
            return provoked_by(combat, fighter) if self.is_provoking(combat, fighter, values) else ()

        option = Option(
            "attack", lambda: all_named(fields(), self.names_rule), on_map(combat, why_not), group="attack",
            provokes=provokes,
        )  # fmt: skip

        def known() -> Sequence[Option]:
            return option, STOP

        def question() -> Choose | None:
            possible = fighter.able and can_attack(combat, fighter, listed or list(fighter.items))
            return Choose(fighter.id, "full_attack", known) if possible else None

        pick: Pick | None = yield from ask(scene, question)
        return None if pick is None or pick.do == STOP.id else pick.values


def can_attack(combat: Combat, fighter: Fighter, weapons: Sequence[str]) -> bool:
    """Whether any of some weapons could be used against anybody in a full attack."""
    foes = opponents(combat, fighter)
    for name in weapons:
        item = fighter.items.get(name)
        if item is None or item.kind.category not in WEAPONS:
            continue
        kind, bare = item.kind, Strike(name, mode="full_attack")
        if next(why_no_weapon(fighter, item, bare), None) is not None:
            continue
        if not is_area(kind) and not is_thrown_kind(kind):  # only the target matters any more
            ranged = is_ranged(kind, bare)
            for foe in foes:
                if can_target(combat, fighter, foe, kind, bare, ranged):
                    return True
            continue
        for foe in foes:
            corners = foe.place.corners() if is_area(kind) else (None,)
            for corner in corners:
                strike = Strike(name, "" if corner else foe.id, point=corner, mode="full_attack")
                if is_possible(combat, fighter, thrown_if_far(combat, fighter, strike, {})):
                    return True
    return False


def why_not_listed(fighter: Fighter, values: Values, left: list[str]) -> Iterator[Refusal]:
    """A multiattack makes each listed attack once (SF-FATK-7)."""
    if "with" in values and values["with"] not in left:
        yield no("SF-FATK-7", "no_such_weapon", weapon=values["with"])


# -- coup de grace ---------------------------------------------------------------------------------
class CoupDeGrace(Deed):
    """An automatic critical hit on somebody helpless, and a save against death (SF-COUP-1 to SF-COUP-6)."""

    id = "coup_de_grace"
    group = "attack"
    cost = "full"
    rule = "SF-COUP-1"

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        helpless = [each for each in opponents(combat, fighter) if each.helpless]
        return {"target": fighters_field(combat, helpless), "with": weapons_field(fighter)}

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        target = combat.fighters.get(str(values.get("target", "")))
        if target is None:
            return
        possible = can_finish_off(fighter, target)
        if not possible:
            yield no("SF-COUP-1", "not_helpless", target=target.id)
        if "with" in values:
            strike = Strike(str(values["with"]), target.id, mode="coup")
            item = fighter.items.get(strike.item)
            if possible or item is None:
                yield from why_no_strike(combat, fighter, strike)
            else:
                yield from why_no_weapon(fighter, item, strike)
            if combat.options.coup_weapon == "melee_only" and item is not None and is_ranged(item.kind, strike):
                yield no("SF-COUP-5", "no_such_weapon", weapon=strike.item)

    def play(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        combat = scene.state
        name = str(values["with"])
        target, item = combat.fighters[values["target"]], fighter.items[name]
        strike = Strike(name, target.id, mode="coup", action=self.id)
        ranged = is_ranged(item.kind, strike)
        if scene.recording:
            scene.tell(AttackDeclared(fighter.id, target.id, name, "coup", rules=("SF-COUP-1",)))
        happening = declared(fighter, strike, ranged)
        happening.action = self.id

        with undertaking(scene, lambda: self.is_legal(combat, fighter, values, paid)) as act:
            yield from before(scene, happening)
            spend_shot(fighter, item, strike)
            aimed = strike._replace(spent=True)
            act.holds = lambda: (
                fighter.able and can_finish_off(fighter, target) and (ranged or is_possible(combat, fighter, aimed))
            )
            yield from finish_off(scene, fighter, target, item, strike, ranged, happening)
        if act.lost:
            lose_action(scene, fighter, self.id)
        else:
            yield from after(scene, happening)


def can_finish_off(fighter: Fighter, target: Fighter) -> bool:
    """Whether somebody lies helpless beside one (SF-COUP-1)."""
    return target.present and target.helpless and adjacent(fighter, target) and target is not fighter


def finish_off(
    scene: Scene[Combat],
    fighter: Fighter,
    target: Fighter,
    item: Item,
    strike: Strike,
    ranged: bool,
    happening: Happening,
) -> Script[None]:
    """Damage first, then the save of whoever survives it; neither critical nor save for the immune (SF-COUP-2 to 6)."""
    immune = "critical_hits" in target.card.immune
    if scene.recording:
        scene.tell(AttackResolved(fighter.id, target.id, strike.item, True, not immune, NO_AC, rules=("SF-COUP-2",)))
    note_hit(happening, target, fighter, strike, ranged)
    yield from apply_hit(scene, fighter, target, item, strike, not immune, happening)
    settle(scene)
    if immune or not target.present or "fort_effects" in target.card.immune:
        return
    dc = 10 + int(fighter.card.rating)
    if not (yield from save(scene, target, "fort", dc, rule="SF-COUP-3")):
        die(scene, target, "coup_de_grace", "SF-COUP-3")


ATTACKING: tuple[Deed, ...] = (Attack(), FullAttack(), CoupDeGrace())
