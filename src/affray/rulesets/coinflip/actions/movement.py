"""Moving about: on foot, with a vehicle, out of one, and inside it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from affray.core.fields import Field, Spot
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.space.field import Point, distance_at_most

from ..catalogue import no
from ..events import Prepared
from ..ground import is_open, open_points, place_field, shown, ways_out, within_reach
from ..seats import leave, sit_in_hold, take_the_seat, unoccupied_for
from ..stats import GRAIN, Battle, Unit
from .preparation import Preparation


def why_no_move(battle: Battle, unit: Unit, to: Point, rule: str) -> Iterator[Refusal]:
    """Any other open point, however far unless the option `run_limit` says otherwise (COIN-ACT-3, COIN-SPACE-4)."""
    if not is_open(battle, unit, to):
        yield no("COIN-SPACE-4", to=shown(to))
    if to == unit.pos:
        yield no(rule, to=shown(to))
    limit = battle.options.run_limit
    if limit is not None and unit.pos is not None and not distance_at_most(unit.pos, to, int(limit * GRAIN)):
        yield no(rule, to=shown(to))


def free_points(battle: Battle, unit: Unit) -> Iterator[Spot]:
    """Every point that a unit can move to, all at once (COIN-ACT-3, COIN-SPACE-4)."""
    limit = battle.options.run_limit
    for spot in open_points(battle, unit, battle.extent):
        to = Point(*spot)
        if to != unit.pos and (
            limit is None or unit.pos is None or distance_at_most(unit.pos, to, int(limit * GRAIN))
        ):
            yield spot


def why_stuck(battle: Battle, unit: Unit, rule: str) -> Iterator[Refusal]:
    """There is no point at all to move to (COIN-ACT-3, COIN-SPACE-4)."""

    if unit.pos is not None and not any(True for _ in free_points(battle, unit)):
        yield no(rule, unit=unit.id)


def why_no_way_out(battle: Battle, unit: Unit, to: Point, rule: str) -> Iterator[Refusal]:
    """An open point within reach of the vehicle (COIN-ACT-12)."""
    if not is_open(battle, unit, to):
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
        unit.pos = Point(*values["to"])
        scene.tell(Prepared(unit.id, self.id, to=shown(unit.pos), rules=(self.rule,)))


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
        to = Point(*values["to"])
        leave(scene.state, unit, to)
        scene.tell(Prepared(unit.id, self.id, to=shown(to), rules=(self.rule,)))


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
