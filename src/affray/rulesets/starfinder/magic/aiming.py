"""Whom a spell or ability is meant for: targets, intersections and cones, chosen when it takes effect (SF-CAST-11)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from affray.core.fields import Area, Field, OneOf
from affray.core.places import Place
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Script, ask
from affray.space.areas import burst, cone_from_corner
from affray.space.bits import Bits
from affray.space.measure import FIVE_TEN
from affray.space.steps import STEPS

from ..fight.strikes import hides_from
from ..ground.board import (
    distance,
    distance_to_corner,
    in_area,
    in_reach,
    line_of_effect,
    line_of_effect_to_corner,
    reached,
    spot,
)
from ..model.catalogue import no
from ..model.kinds import FOOT, Ability
from ..model.naming import named, on_map
from ..model.stats import Combat, Fighter

Spot = tuple[int, int]
DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
"""The eight directions in the order of STEPS (SF-GRID-14)."""


class Aim(NamedTuple):
    """What was chosen: a creature, an intersection, or the corner and direction of a cone."""

    target: str = ""
    point: Spot | None = None
    corner: Spot | None = None
    direction: str = ""


class AimOption(Option):
    """The choice of targets; it tells whoever answers which ability it is for."""

    __slots__ = ("ability",)
    ability: Ability


def is_harmful(ability: Ability) -> bool:
    effect = ability.effect
    worse = any(value < 0 for _, value in effect.modifier)
    return effect.damage is not None or bool(effect.condition) or bool(ability.attack_vs) or worse


def needs_no_aim(ability: Ability) -> bool:
    """Whether nothing has to be chosen."""
    effect = ability.effect
    return effect.target in ("self", "attacker") and not effect.burst_ft and not effect.cone_ft


# -- areas -----------------------------------------------------------------------------------------
def cone(combat: Combat, corner: Spot, direction: str, feet: int) -> Bits:
    """The squares of a cone (SF-FATK-9)."""
    return cone_from_corner(combat.ground.grid, corner, STEPS[DIRECTIONS.index(direction)], feet // FOOT, FIVE_TEN)


def in_cone(combat: Combat, fighter: Fighter, corner: Spot, direction: str, feet: int) -> list[Fighter]:
    """Whom a cone from a corner of somebody's space catches, itself left out (SF-FATK-9)."""

    def area(reach: int) -> Bits:
        return cone(combat, corner, direction, FOOT * reach)

    caught = in_area(combat, area, feet // FOOT, corner, fighter.altitude_ft)
    return [each for each in caught if each is not fighter]


def burst_area(combat: Combat, feet: int, point: Spot | None, caught: Sequence[Fighter]) -> Area:
    """A burst as a table draws it, with those that it catches (SF-AREA-9)."""
    if point is None:
        return Area("burst", feet // FOOT)
    squares = burst(combat.ground.grid, point, feet // FOOT, FIVE_TEN)
    who = tuple([each.id for each in caught])
    return Area("burst", feet // FOOT, centre=point, places=reached(combat, squares, point), who=who)


def cone_area(combat: Combat, fighter: Fighter, feet: int, values: Values) -> Area:
    """A cone from a corner of somebody's space as a table draws it, with those that it catches (SF-FATK-9)."""
    corner, direction = values.get("corner"), values.get("direction")
    if corner not in fighter.place.corners() or direction not in DIRECTIONS:
        return Area("cone", feet // FOOT)
    who = tuple([each.id for each in in_cone(combat, fighter, corner, direction, feet)])
    places = reached(combat, cone(combat, corner, direction, feet), corner)
    return Area("cone", feet // FOOT, centre=corner, places=places, who=who)


def is_corner(combat: Combat, point: Spot | None) -> bool:
    grid = combat.ground.grid
    return point is not None and 0 <= point[0] <= grid.width and 0 <= point[1] <= grid.height


def affected(combat: Combat, fighter: Fighter, ability: Ability, aim: Aim) -> list[Fighter]:
    """Whom an ability catches, in initiative order (SF-GEN-8)."""
    effect = ability.effect
    if effect.burst_ft and aim.point is not None:
        point = aim.point
        return in_area(
            combat, lambda reach: burst(combat.ground.grid, point, reach, FIVE_TEN), effect.burst_ft // FOOT, point
        )
    if effect.cone_ft and aim.corner is not None:
        return in_cone(combat, fighter, aim.corner, aim.direction, effect.cone_ft)
    target = combat.fighters.get(aim.target)
    return [] if target is None or not target.present else [target]


# -- what forbids it -------------------------------------------------------------------------------
def why_not_aim(combat: Combat, fighter: Fighter, ability: Ability, values: Values) -> Iterator[Refusal]:
    """Everything against a choice: range, line of effect, who may be meant (SF-CAST-11)."""
    if "target" in values:
        yield from why_not_target(combat, fighter, ability, combat.fighters[values["target"]])
    if "point" in values:
        point = values["point"]
        if distance_to_corner(fighter, point) > ability.range_ft:
            yield no("SF-CAST-11", "out_of_range", distance=distance_to_corner(fighter, point))
        if not line_of_effect_to_corner(combat, fighter, point):
            yield no("SF-CAST-11", "no_line_of_effect", target=f"{point[0]},{point[1]}")
    if "corner" in values and values["corner"] not in fighter.place.corners():
        yield no("SF-FATK-9", "no_target", place=spot(fighter.place))


def why_not_target(combat: Combat, fighter: Fighter, ability: Ability, target: Fighter) -> Iterator[Refusal]:
    """Everything against one creature as the target."""
    effect = ability.effect
    barred = effect.target == "ally" and not combat.allied(fighter, target) and target is not fighter
    if not target.present or barred or (target is fighter and is_harmful(ability)):
        yield no("SF-CAST-11", "no_target", target=target.id)
        return
    if target is fighter:
        return
    if ability.range_ft:
        if distance(fighter, target) > ability.range_ft:
            yield no("SF-CAST-11", "out_of_range", distance=distance(fighter, target), range=ability.range_ft)
    elif not in_reach(fighter.place, target.place, fighter.altitude_ft - target.altitude_ft, touch_reach(fighter)):
        yield no("SF-CAST-11", "out_of_reach", distance=distance(fighter, target))
    if not line_of_effect(combat, fighter, target):
        yield no("SF-CAST-11", "no_line_of_effect", target=target.id)
    if hides_from(combat, fighter, target):
        yield no("SF-ATK-22", "square_unknown", target=target.id)


def touch_reach(fighter: Fighter) -> int:
    return fighter.card.reach_ft


# -- choosing --------------------------------------------------------------------------------------
def fields_for(combat: Combat, fighter: Fighter, ability: Ability) -> Mapping[str, Field]:
    """What has to be told about an ability when it takes effect."""
    effect = ability.effect

    def names() -> Sequence[str]:
        likely = likely_targets()
        return [*likely, *(name for name in combat.fighters if name not in likely)]

    def likely_targets() -> Sequence[str]:
        harmful = is_harmful(ability)
        return [name for name, x in combat.fighters.items() if combat.hostile(fighter, x) == harmful and x.present]

    def corners() -> Sequence[Spot]:
        return fighter.place.corners()

    def points() -> Iterable[Spot]:
        grid = combat.ground.grid
        for other in combat.fighters.values():
            if other.present and combat.hostile(fighter, other):
                yield from other.place.corners()
        for y in range(grid.height + 1):
            for x in range(grid.width + 1):
                yield x, y

    def directions() -> Sequence[str]:
        return DIRECTIONS

    def burst_there(values: Values) -> Area:
        point = values.get("point")
        there = point if is_corner(combat, point) else None
        return burst_area(combat, effect.burst_ft, there, affected(combat, fighter, ability, Aim(point=there)))

    def cone_there(values: Values) -> Area:
        return cone_area(combat, fighter, effect.cone_ft, values)

    if effect.burst_ft:
        return {"point": Place(points, type="corner", area=burst_there)}
    if effect.cone_ft:
        corner = Place(corners, type="corner", area=cone_there)
        return {"corner": corner, "direction": OneOf(directions, type="direction")}
    return {"target": named(OneOf(names, likely_targets, type="combatant"), "no_target", "SF-CAST-11", "target")}


def choose_aim(scene: Scene[Combat], fighter: Fighter, ability: Ability, attacker: str = "") -> Script[Aim | None]:
    """Ask for the targets of an ability that takes effect; None if there is no legal choice (SF-CAST-11, SF-DP-33)."""
    combat = scene.state
    if needs_no_aim(ability):
        return Aim(attacker if ability.effect.target == "attacker" else fighter.id)

    def fields() -> Mapping[str, Field]:
        return fields_for(combat, fighter, ability)

    def why_not(values: Values) -> list[Refusal]:
        return list(why_not_aim(combat, fighter, ability, values))

    option = AimOption("aim", fields, on_map(combat, why_not), group="magic")
    option.ability = ability

    def known() -> Sequence[Option]:
        return (option,)

    def question() -> Choose | None:
        return Choose(fighter.id, "aim", known) if fighter.present and option.example() is not None else None

    pick = yield from ask(scene, question)
    if pick is None:
        return None
    return Aim(str(pick.get("target", "")), pick.get("point"), pick.get("corner"), str(pick.get("direction", "")))
