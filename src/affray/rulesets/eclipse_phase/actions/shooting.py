"""Shooting and throwing as they are declared: modes, bursts, areas, suppressive fire, throwing back (EP-RANGE)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain
from typing import Any

from affray.core.acts import underway
from affray.core.fields import Area, Field, Number, OneOf, SeveralOf, YesNo
from affray.core.refusals import Refusal, Value, Values
from affray.core.scene import Scene
from affray.core.script import Script
from affray.space.field import Point

from ..body.blows import Blow, band, is_blast, origin
from ..body.calls import CALLED
from ..body.conditions import source_of
from ..fight.areas import TRIGGERS, Throw, blast_area, cone, explosive, lob, throw_back
from ..fight.attacks import volley
from ..fight.suppression import SHOTS as SUPPRESSIVE_SHOTS
from ..fight.suppression import cone_area, lay_down
from ..fight.targets import (
    has_shots,
    in_between,
    linked,
    shots_left,
    why_no_line,
    why_no_spotter,
    why_no_target,
    why_no_weapon,
    why_not_through,
)  # fmt: skip
from ..ground.board import aim_field, apart_at_most
from ..model.catalogue import no
from ..model.conditions import RAGING
from ..model.kinds import GRAIN, Weapon
from ..model.naming import WEAPON, Naming, words
from ..model.stats import Combat, Fighter
from .attacking import Attack, point_of, several, somebody, without
from .deed import Deed

GUNS = ("kinetic", "beam", "spray", "seeker")
USES = ("hit", "damage", "spread")
SPREAD = {"BF": 2, "FA": 3}
"""So many targets at the most (EP-RANGE-6, EP-RANGE-7)."""
CONE = {"point_blank": 1, "close": 1, "range": 2, "beyond": 3}
"""EP-AREA-5."""


class AttackRanged(Attack):
    """With a gun: modes, bursts, spread, areas, several guns, indirect fire (EP-RANGE)."""

    id = "attack_ranged"
    group = "attack"
    kinds: tuple[str, ...] = GUNS

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        arms = self.weapons(fighter)
        blasts = any(is_blast(weapon) for weapon in arms)

        def drawn(values: Values) -> Area | None:
            weapon = self.chosen(fighter, values)
            if weapon is None or not is_blast(weapon):
                return None
            aimed = self.throw(combat, fighter, weapon, values) if "at" in values or "target" in values else None
            return blast_area(combat, fighter.id, weapon, None if aimed is None else aimed.point)

        found: dict[str, Field] = {
            "target": somebody(combat, fighter, blasts), "with": self.weapon_field(fighter),
        }  # fmt: skip
        if any(weapon.modes for weapon in arms):
            found["mode"] = words("SA", "BF", "FA", "SS", optional=False)
            found["use"] = words(*USES)
        found["targets"] = several(combat, fighter)
        found["called"] = words(*CALLED)
        found["one_handed"] = YesNo(optional=True)
        found["towards"] = aim_field(combat, fighter.pos, 4 * GRAIN, True, alike=True)
        found.update(self.further(combat, fighter))
        if blasts:
            found["at"] = replace(aim_field(combat, fighter.pos, 40 * GRAIN, True), area=drawn)
            found["trigger"] = words(*TRIGGERS, default="impact")
            found["timer"] = Number(1, 20, optional=True, default=1)
        return found

    def further(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        """What only some kinds of shooting know."""

        def others() -> Sequence[str]:
            return [weapon.id for weapon in self.weapons(fighter)]

        def allies() -> Sequence[str]:
            return [each.id for each in combat.allies(fighter)]

        spots = Naming("EP-ATK-13", "spotter", "spotter")
        return {
            "also": SeveralOf(others, optional=True, strange=WEAPON, type="item"),
            "spotter": OneOf(allies, optional=True, strange=spots, type="combatant"),
            "through": YesNo(optional=True),
        }  # fmt: skip

    # -- what is against it ------------------------------------------------------------------------
    def left_open(self, scene: Scene[Any], who: str, values: Values) -> Iterator[Refusal]:
        """A burst needs its option, a shot its target, a blast a target or a point (EP-DECL-5)."""
        fighter = scene.state.fighters[who]
        weapon = self.chosen(fighter, values)
        if values.get("mode") in SPREAD and "use" not in values and weapon is not None and not weapon.area:
            yield no("EP-DECL-5", field="use")
        if weapon is not None and "target" not in values and not (is_blast(weapon) and "at" in values):
            yield no("EP-DECL-5", field="target")

    def suggest(self, scene: Scene[Any], who: str) -> Iterator[dict[str, Value]]:
        combat: Combat = scene.state
        fighter = combat.fighters[who]
        for weapon in self.weapons(fighter):
            for target in combat.enemies(fighter):
                yield from self.complete(weapon, {"target": target.id, "with": weapon.id})
            if is_blast(weapon):
                yield from self.complete(weapon, {"at": (fighter.pos.x, fighter.pos.y), "with": weapon.id})

    def complete(self, weapon: Weapon, values: dict[str, Value]) -> Iterator[dict[str, Value]]:
        for mode in weapon.modes:
            use = {"use": "hit"} if mode in SPREAD and not weapon.area else {}
            yield {**values, "mode": mode, **use}
        if not weapon.modes:
            yield values

    def forbids_aim(self, combat: Combat, fighter: Fighter, weapon: Weapon, values: Values) -> Iterator[Refusal]:
        indirect = "spotter" in values or bool(values.get("through"))
        point: Point | None = None
        if "at" in values:
            point = point_of(values["at"], fighter.pos.z)
            if not is_blast(weapon):
                yield no("EP-ATK-13", "no_area", weapon=weapon.id)
            else:
                yield from why_no_line(combat, fighter, weapon, point, indirect)
        for target in self.targets(combat, values):
            yield from why_no_target(combat, fighter, weapon, target, indirect)
            point = point or target.pos
            if values.get("through"):
                yield from why_not_through(combat, fighter, weapon, target)
        if "spotter" in values and point is not None:
            yield from why_no_spotter(combat, fighter, combat.fighters[values["spotter"]], point)

    def forbids_manner(self, combat: Combat, fighter: Fighter, weapon: Weapon, values: Values) -> Iterator[Refusal]:
        mode, use, names = str(values.get("mode", "")), str(values.get("use", "")), self.aimed_at(values)
        if use and mode and (mode not in SPREAD or weapon.area):
            yield no("EP-ATK-13", "use", mode=mode)
        if values.get("called") and weapon.area:
            yield no("EP-ATK-13", "area", weapon=weapon.id)
        if "trigger" in values and not is_blast(weapon):
            yield no("EP-ATK-13", "no_area", weapon=weapon.id)
        yield from self.why_not_so_many(combat, fighter, weapon, values, names)
        aim = fighter.aim
        if aim is not None and aim.bonus == 10 and mode in SPREAD and weapon.id == aim.weapon:
            if aim.target in names:
                yield no("EP-RANGE-9", weapon=weapon.id, mode=mode)
        for name in values.get("also", ()):
            yield from self.why_not_beside(fighter, weapon, fighter.arms[name], mode)
        if values.get("also") and 1 + len(values["also"]) > max(1, fighter.card.limbs):
            yield no("EP-ATK-13", "limbs", limbs=fighter.card.limbs)

    def why_not_so_many(
        self, combat: Combat, fighter: Fighter, weapon: Weapon, values: Values, names: Sequence[str]
    ) -> Iterator[Refusal]:
        """Several targets only for a spread burst or a cone, close together (EP-RANGE-6, EP-RANGE-7, EP-AREA-5)."""
        spread = values.get("use") == "spread"
        if weapon.area is not None and weapon.area.type == "cone" and names:
            most = CONE[band(weapon, origin(fighter, weapon), combat.fighters[names[0]].pos)]
        else:
            most = SPREAD.get(str(values.get("mode", "")), 1) if spread else 1
        if len(names) > most or len(set(names)) < len(names):
            yield no("EP-ATK-13", "many", most=most)
        elif not linked(combat, names):
            yield no("EP-ATK-13", "apart", targets=tuple(names))

    def why_not_beside(self, fighter: Fighter, weapon: Weapon, other: Weapon, mode: str) -> Iterator[Refusal]:
        """Several weapons at once are one-handed, and fire in the same mode (EP-RANGE-12)."""
        if other.id == weapon.id or other.hands > 1 or weapon.hands > 1 or other.area or weapon.area:
            yield no("EP-ATK-13", "also", weapon=other.id)
        yield from why_no_weapon(fighter, other, mode)

    # -- what it does ------------------------------------------------------------------------------
    def effect(self, scene: Scene[Combat], who: str, values: Values) -> Script[None]:
        fighter = scene.state.fighters[who]
        weapon = self.chosen(fighter, values)
        assert weapon is not None
        if is_blast(weapon):
            yield from lob(scene, self.throw(scene.state, fighter, weapon, values))
            return
        names = self.aimed_at(values)
        blows = [self.blow(who, name, weapon, values) for name in names]
        if values.get("through"):
            blows = [through_things(scene.state, blow) for blow in blows]
        if weapon.area is not None:
            yield from cone(scene, blows)
            return
        yield from volley(scene, blows)
        for number, name in enumerate(values.get("also", ()), 1):
            fighter = scene.state.fighters[who]
            alone = {**without(values, "also"), "with": name}
            if self.still(scene.state, fighter, alone):
                with underway(scene, partial(self.still, scene.state, fighter, alone)):
                    yield from volley(scene, [self.blow(who, names[0], fighter.arms[name], values, -20 * number)])

    def blow(self, who: str, target: str, weapon: Weapon, values: Values, penalty: int = 0) -> Blow:
        towards = values.get("towards")
        return Blow(
            who, target, weapon, str(values.get("mode", "")), str(values.get("use", "")),
            values.get("called", ""), None if towards is None else point_of(towards),
            one_handed=bool(values.get("one_handed")), penalty=penalty, rule="EP-RANGE-12",
            indirect="spotter" in values,
        )  # fmt: skip

    def throw(self, combat: Combat, fighter: Fighter, weapon: Weapon, values: Values) -> Throw:
        blow = self.blow(fighter.id, str(values.get("target", "")), weapon, values)
        if "at" in values:
            point = point_of(values["at"], fighter.pos.z)
        else:
            point = combat.fighters[blow.target].pos
        return Throw(blow, point, str(values.get("trigger", "impact")), int(values.get("timer", 1)))


def through_things(combat: Combat, blow: Blow) -> Blow:
    """The armour of what is in between adds to the target's (EP-DMG-10)."""
    start, end = origin(combat.fighters[blow.who], blow.weapon), combat.fighters[blow.target].pos
    return blow._replace(through=sum(each.armor for each in in_between(combat, start, end)))


class AttackThrown(AttackRanged):
    """Knives and grenades: one attack, without a mode (EP-ATK-2)."""

    id = "attack_thrown"
    group = "attack"
    kinds: tuple[str, ...] = ("thrown",)


class AttackSystem(AttackRanged):
    """An emplaced weapon, fired through the mesh from its mount (EP-ATK-15)."""

    id = "attack_system"
    group = "attack"
    nature = "mesh"
    kinds: tuple[str, ...] = ("system",)

    def further(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        return {}


# -- suppressive fire and grenades -----------------------------------------------------------------
def aim_fields(combat: Combat, fighter: Fighter, at: str, drawn: Callable[[Values], Area | None]) -> dict[str, Field]:
    """What says where an area lies: a point of the map; without one somebody around whom it lies."""
    if not combat.mapped:
        return {"target": replace(somebody(combat, fighter), area=drawn)}
    return {at: replace(aim_field(combat, fighter.pos, 40 * GRAIN), area=drawn)}


def aim_point(combat: Combat, fighter: Fighter, values: Values, at: str = "at") -> Point | None:
    """The point that these fields name, as far as it was said."""
    if "target" in values:
        return combat.fighters[values["target"]].pos
    return point_of(values[at], fighter.pos.z) if at in values else None


class SuppressiveFire(Attack):
    """Twenty shots into a cone, with one roll for everybody who shows up in it (EP-RANGE-11). Without a map it is laid
    around somebody.
    """

    id = "suppressive_fire"
    group = "attack"
    kinds: tuple[str, ...] = GUNS

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        def drawn(values: Values) -> Area | None:
            weapon = self.chosen(fighter, values)
            return None if weapon is None else cone_area(combat, fighter, weapon, aim_point(combat, fighter, values))

        return {**aim_fields(combat, fighter, "at", drawn), "with": self.weapon_field(fighter)}

    def forbids(self, combat: Combat, fighter: Fighter, values: Values) -> Iterator[Refusal]:
        if not any("FA" in weapon.modes for weapon in self.weapons(fighter)):
            yield no("EP-RANGE-11", who=fighter.id)
            return
        if fighter.marks & RAGING and source_of(fighter, "raging"):
            yield no("EP-ATK-13", "raging", who=fighter.id)
        weapon = self.chosen(fighter, values)
        reasons = [why_no_sweep(fighter, each) for each in (self.weapons(fighter) if weapon is None else (weapon,))]
        if all(reasons):
            yield from chain.from_iterable(reasons)
        if aim_point(combat, fighter, values) == fighter.pos:
            yield no("EP-ATK-13", "no_target", who=fighter.id)

    def aimed_at(self, values: Values) -> tuple[str, ...]:
        return ()

    def effect(self, scene: Scene[Combat], who: str, values: Values) -> Script[None]:
        fighter = scene.state.fighters[who]
        weapon, end = self.chosen(fighter, values), aim_point(scene.state, fighter, values)
        assert weapon is not None
        assert end is not None
        yield from lay_down(scene, who, weapon, end)


def why_no_sweep(fighter: Fighter, weapon: Weapon) -> list[Refusal]:
    """What is against suppressive fire with this weapon: full automatic only, twenty shots (EP-RANGE-11)."""
    found = list(why_no_weapon(fighter, weapon, "FA"))
    if "FA" in weapon.modes and weapon.ammo is not None and has_shots(fighter, weapon, "FA"):
        if shots_left(fighter, weapon) < SUPPRESSIVE_SHOTS:
            found.append(no("EP-RANGE-8", weapon=weapon.id, left=shots_left(fighter, weapon)))
    return found


class ThrowBack(Deed):
    """Catch a grenade that has not gone off and throw it with the same action (EP-AREA-8)."""

    id = "throw_back"
    group = "attack"
    uncertain = True

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        def among() -> Sequence[str]:
            return [each.id for each in combat.explosives]

        def drawn(values: Values) -> Area | None:
            thrown = explosive(combat, str(values.get("explosive", next(iter(self.near(combat, fighter)), ""))))
            point = aim_point(combat, fighter, values, "to")
            return None if thrown is None else blast_area(combat, thrown.by, thrown.weapon, point)

        grenade = OneOf(among, optional=True, strange=Naming("EP-AREA-8"), type="item")
        return {**aim_fields(combat, fighter, "to", drawn), "explosive": grenade}

    def near(self, combat: Combat, fighter: Fighter) -> list[str]:
        """What lies within reach and has not gone off."""
        reach = combat.options.melee_range_m
        return [each.id for each in combat.explosives if apart_at_most(each.point, fighter.pos, reach)]

    def forbids(self, combat: Combat, fighter: Fighter, values: Values) -> Iterator[Refusal]:
        near = self.near(combat, fighter)
        if not near or ("explosive" in values and values["explosive"] not in near):
            yield no("EP-AREA-8", who=fighter.id)

    def effect(self, scene: Scene[Combat], who: str, values: Values) -> Script[None]:
        combat = scene.state
        fighter = combat.fighters[who]
        near = self.near(combat, fighter)
        name = str(values.get("explosive", near[0] if near else ""))
        point = aim_point(combat, fighter, values, "to")
        if explosive(combat, name) is not None and point is not None:
            yield from throw_back(scene, who, name, point)


DEEDS: tuple[Deed, ...] = (AttackRanged(), AttackThrown(), AttackSystem(), SuppressiveFire(), ThrowBack())
