"""Moving about: on foot, with a vehicle, out of one, and inside it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from affray.core.fields import Field, Spot
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.space.field import Point, distance_at_most, squared_distance

from ..catalogue import no
from ..events import Bumped, Prepared
from ..ground import (
    exit_near,
    is_open,
    nearest_point,
    open_points,
    place_field,
    shown,
    spans_apart,
    told,
    ways_out,
    within_reach,
)
from ..seats import leave, sit_in_hold, take_the_seat, unoccupied_for
from ..stats import GRAIN, Battle, Unit
from .closing import known_foes, nearest_foe
from .preparation import Preparation


def why_no_move(battle: Battle, unit: Unit, to: Point, rule: str) -> Iterator[Refusal]:
    """Any other open point, however far unless the option `run_limit` says otherwise (COIN-ACT-3, COIN-SPACE-4)."""
    if not is_open(battle, unit, to, known=True):
        yield no("COIN-SPACE-4", to=shown(to))
    if to == unit.pos:
        yield no(rule, to=shown(to))
    if not within_run(battle, unit, to):
        yield no(rule, to=shown(to))


def within_run(battle: Battle, unit: Unit, to: Point) -> bool:
    """Is a point as near as the option `run_limit` demands?"""
    limit = battle.options.run_limit
    return limit is None or unit.pos is None or distance_at_most(unit.pos, to, int(limit * GRAIN))


def stopping_point(scene: Scene[Battle], unit: Unit, to: Point) -> Point:
    """Where a unit comes to stand that goes there: there, or before somebody of whom its side did not know.

    That is the nearest open point to the one it meant, within its way; if there is none, where it was (COIN-SPACE-4).
    """
    battle = scene.state
    if is_open(battle, unit, to):
        return to
    found = nearest_point(battle, to, lambda spot: is_open(battle, unit, spot) and within_run(battle, unit, spot))
    end = found or unit.pos or to
    scene.tell(Bumped(unit.id, shown(to), shown(end), rules=("COIN-SPACE-4",)))
    return end


def get_out(scene: Scene[Battle], unit: Unit, to: Point) -> Point | None:
    """Leave a vehicle for a point, or for the nearest open one if somebody unknown is there (COIN-ACT-12).

    None if there is no room at all: then it stays inside.
    """
    battle = scene.state
    end = to if is_open(battle, unit, to) else exit_near(battle, unit, to)
    if end != to:
        scene.tell(Bumped(unit.id, shown(to), "" if end is None else shown(end), rules=("COIN-SPACE-4",)))
    if end is not None:
        leave(battle, unit, end)
    return end


def free_points(battle: Battle, unit: Unit) -> Iterator[Spot]:
    """Every point that a unit can move to, all at once (COIN-ACT-3, COIN-SPACE-4)."""
    for spot in open_points(battle, unit, battle.extent):
        to = Point(*spot)
        if to != unit.pos and within_run(battle, unit, to):
            yield spot


def farthest_point(battle: Battle, unit: Unit) -> Point:
    """Where the nearest enemy of whom its side knows is as far away as possible; of such points the nearest."""
    foes = [each.pos for each in known_foes(battle, unit) if each.pos is not None]
    here = unit.pos or Point(0, 0)

    def worth(to: Point) -> tuple[int, int, Point]:
        return -min([squared_distance(to, each) for each in foes], default=0), squared_distance(to, here), to

    return min((Point(*spot) for spot in free_points(battle, unit)), key=worth, default=here)


def why_stuck(battle: Battle, unit: Unit, rule: str) -> Iterator[Refusal]:
    """There is no point at all to move to (COIN-ACT-3, COIN-SPACE-4)."""

    if unit.pos is not None and not any(True for _ in free_points(battle, unit)):
        yield no(rule, unit=unit.id)


def why_no_way_out(battle: Battle, unit: Unit, to: Point, rule: str) -> Iterator[Refusal]:
    """An open point within reach of the vehicle (COIN-ACT-12)."""
    if not is_open(battle, unit, to, known=True):
        yield no("COIN-SPACE-4", to=shown(to))
    if not within_reach(battle, unit, battle.units[unit.inside], at=to):
        yield no(rule, to=shown(to))


class Run(Preparation):
    """Run to any other open point, not into a vehicle (COIN-ACT-3)."""

    id = "run"
    group = "move"
    rule = "COIN-ACT-3"
    takers = "foot"

    def fields(self, scene: Scene[Any], who: str) -> Mapping[str, Field]:
        battle: Battle = scene.state
        unit = battle.units[who]
        return {"to": place_field(battle, of=unit, bulk=lambda values: free_points(battle, unit))}

    def forbids(self, battle: Battle, unit: Unit, values: Values) -> Iterator[Refusal]:
        if "to" in values:
            yield from why_no_move(battle, unit, Point(*values["to"]), self.rule)
        else:
            yield from why_stuck(battle, unit, self.rule)

    def take_effect(self, scene: Scene[Battle], unit: Unit, values: Values) -> None:
        battle = scene.state
        unit.pos = stopping_point(scene, unit, Point(*values["to"]))
        foe = None if battle.mapped else nearest_foe(battle, unit)
        to = told(battle, unit.pos) if foe is None else str(spans_apart(unit, foe))
        scene.tell(Prepared(unit.id, self.id, target="" if foe is None else foe.id, to=to, rules=(self.rule,)))


class Drive(Run):
    """A vehicle moves like a runner, with everybody and everything inside (COIN-ACT-11)."""

    id = "drive"
    group = "move"
    rule = "COIN-ACT-11"
    takers = "vehicle"


class Dismount(Preparation):
    """Get out to an open point beside the vehicle, whatever the hatch shows (COIN-ACT-12)."""

    id = "dismount"
    group = "move"
    rule = "COIN-ACT-12"
    takers = "inside"

    def fields(self, scene: Scene[Any], who: str) -> Mapping[str, Field]:
        battle: Battle = scene.state
        unit = battle.units[who]
        if not unit.inside:
            return {"to": place_field(battle, of=unit)}
        vehicle = battle.units[unit.inside]
        return {"to": place_field(battle, vehicle, of=unit, bulk=lambda values: ways_out(battle, unit))}

    def forbids(self, battle: Battle, unit: Unit, values: Values) -> Iterator[Refusal]:
        if unit.status == "marked":
            yield no("COIN-MARK-3", unit=unit.id)
        if "to" in values:
            found = list(why_no_way_out(battle, unit, Point(*values["to"]), self.rule))
            yield from found
        if ("to" not in values or found) and not any(True for _ in ways_out(battle, unit)):
            yield no(self.rule, vehicle=unit.inside)

    def take_effect(self, scene: Scene[Battle], unit: Unit, values: Values) -> None:
        to = get_out(scene, unit, Point(*values["to"]))
        if to is not None:
            scene.tell(Prepared(unit.id, self.id, to=told(scene.state, to), rules=(self.rule,)))


class ChangeStation(Preparation):
    """From the hold to an empty pilot seat, or from the seat to a free place in the hold (COIN-ACT-13)."""

    id = "change_station"
    group = "move"
    rule = "COIN-ACT-13"
    takers = "inside"

    def forbids(self, battle: Battle, unit: Unit, values: Values) -> Iterator[Refusal]:
        vehicle = battle.units[unit.inside]
        if vehicle.pilot == unit.id:
            if len(vehicle.hold) >= vehicle.card.hold_capacity:
                yield no(self.rule, vehicle=vehicle.id)
        elif not unoccupied_for(battle, unit, vehicle):
            yield no(self.rule, vehicle=vehicle.id)

    def take_effect(self, scene: Scene[Battle], unit: Unit, values: Values) -> None:
        vehicle = scene.state.units[unit.inside]
        if vehicle.pilot == unit.id:
            vehicle.pilot = ""
            sit_in_hold(vehicle, unit)
        else:
            vehicle.hold.remove(unit.id)
            take_the_seat(scene, vehicle, unit)
        scene.tell(Prepared(unit.id, self.id, target=vehicle.id, rules=(self.rule,)))
