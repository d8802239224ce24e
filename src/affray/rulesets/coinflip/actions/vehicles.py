"""Getting into vehicles, and their hatches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from affray.core.fields import Field, OneOf
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene

from ..catalogue import no
from ..events import HatchMoved, Prepared
from ..ground import within_reach
from ..seats import enemy_occupied_for, sit_in_hold, take_the_seat, unoccupied_for
from ..stats import Battle, Unit
from .preparation import Preparation, is_enemy


def vehicle_field(battle: Battle, rule: str) -> dict[str, Field]:
    """Any unit can be named, vehicles first; the rule is that against something that is none."""

    def vehicles() -> Sequence[str]:
        return [unit.id for unit in battle.units.values() if unit.technical and unit.status != "removed"]

    def among() -> Sequence[str]:
        return [*(found := vehicles()), *(name for name in battle.units if name not in found)]

    return {"vehicle": OneOf(among, vehicles, strange=lambda name: no(rule, vehicle=name), type="combatant")}


class Boarding(Preparation):
    """What both ways into a vehicle demand (COIN-ACT-6)."""

    takers = "foot"

    def fields(self, scene: Scene[Any], who: str) -> Mapping[str, Field]:
        return vehicle_field(scene.state, "COIN-ACT-6")

    def forbids(self, battle: Battle, unit: Unit, values: Values) -> Iterator[Refusal]:
        if unit.status == "marked":
            yield no("COIN-MARK-3", unit=unit.id)
        if "vehicle" in values:
            vehicle = battle.units[values["vehicle"]]
            if not vehicle.technical:
                yield no(self.rule, vehicle=vehicle.id)
                return
            if vehicle.status == "marked":
                yield no("COIN-MARK-3", unit=vehicle.id)
            near = within_reach(battle, unit, vehicle) or not battle.options.board_requires_reach
            if vehicle.status != "ok" or not near:
                yield no("COIN-ACT-6", vehicle=vehicle.id)
            yield from self.bars(battle, unit, vehicle)

    def bars(self, battle: Battle, unit: Unit, vehicle: Unit) -> Iterator[Refusal]:
        """What forbids this way in."""
        yield from ()


class BoardPilot(Boarding):
    """Jump into the pilot seat of an unoccupied vehicle, whichever side it belongs to (COIN-ACT-4)."""

    id = "board_pilot"
    group = "move"
    rule = "COIN-ACT-4"

    def bars(self, battle: Battle, unit: Unit, vehicle: Unit) -> Iterator[Refusal]:
        if not unoccupied_for(battle, unit, vehicle):
            yield no(self.rule, vehicle=vehicle.id)
        if enemy_occupied_for(battle, unit, vehicle):
            yield no("COIN-ACT-7", vehicle=vehicle.id)

    def take_effect(self, scene: Scene[Battle], unit: Unit, values: Values) -> None:
        vehicle = scene.state.units[values["vehicle"]]
        scene.tell(Prepared(unit.id, self.id, target=vehicle.id, rules=(self.rule,)))
        take_the_seat(scene, vehicle, unit)


class BoardHold(Boarding):
    """Jump into the transport compartment (COIN-ACT-5)."""

    id = "board_hold"
    group = "move"
    rule = "COIN-ACT-5"

    def bars(self, battle: Battle, unit: Unit, vehicle: Unit) -> Iterator[Refusal]:
        if len(vehicle.hold) >= vehicle.card.hold_capacity:
            yield no("COIN-ACT-6", vehicle=vehicle.id)
        if enemy_occupied_for(battle, unit, vehicle) and not vehicle.hatch_open:
            yield no("COIN-ACT-7", vehicle=vehicle.id)

    def aimed_at(self, battle: Battle, unit: Unit, values: Values) -> str:
        vehicle = battle.units[values["vehicle"]]
        return vehicle.id if enemy_occupied_for(battle, unit, vehicle) else ""

    def take_effect(self, scene: Scene[Battle], unit: Unit, values: Values) -> None:
        vehicle = scene.state.units[values["vehicle"]]
        sit_in_hold(vehicle, unit)
        scene.tell(Prepared(unit.id, self.id, target=vehicle.id, rules=(self.rule,)))


class OpenHatch(Preparation):
    """Pull at the hatch of an enemy-occupied vehicle; its pilot may oppose (COIN-HATCH-1, COIN-HATCH-2)."""

    id = "open_hatch"
    group = "item"
    rule = "COIN-HATCH-1"
    takers = "foot"

    def fields(self, scene: Scene[Any], who: str) -> Mapping[str, Field]:
        return vehicle_field(scene.state, "COIN-ACT-9")

    def forbids(self, battle: Battle, unit: Unit, values: Values) -> Iterator[Refusal]:
        if "vehicle" in values:
            vehicle = battle.units[values["vehicle"]]
            if vehicle.status != "ok" or not within_reach(battle, unit, vehicle) or not vehicle.technical:
                yield no("COIN-ACT-9", vehicle=vehicle.id)
            if vehicle.hatch_open or not enemy_occupied_for(battle, unit, vehicle):
                yield no("COIN-HATCH-8", vehicle=vehicle.id)

    def aimed_at(self, battle: Battle, unit: Unit, values: Values) -> str:
        return str(values["vehicle"])

    def opponent(self, battle: Battle, unit: Unit, values: Values) -> str:
        pilot = battle.units[values["vehicle"]].pilot
        return pilot if pilot and is_enemy(unit, battle.units[pilot]) else ""

    def take_effect(self, scene: Scene[Battle], unit: Unit, values: Values) -> None:
        vehicle = scene.state.units[values["vehicle"]]
        vehicle.hatch_open = True
        scene.tell(HatchMoved(vehicle.id, True, rules=("COIN-HATCH-4", "COIN-HATCH-7")))


class OwnHatch(Preparation):
    """Open or close the hatch of the own vehicle, from the seat or from inside (COIN-ACT-14)."""

    id = "own_hatch"
    group = "item"
    rule = "COIN-ACT-14"
    takers = "anybody"

    def open_to(self, unit: Unit) -> bool:
        return unit.technical or bool(unit.inside)

    def forbids(self, battle: Battle, unit: Unit, values: Values) -> Iterator[Refusal]:
        if not unit.technical and battle.units[unit.inside].side != unit.side:
            yield no(self.rule, vehicle=unit.inside)

    def take_effect(self, scene: Scene[Battle], unit: Unit, values: Values) -> None:
        vehicle = unit if unit.technical else scene.state.units[unit.inside]
        vehicle.hatch_open = not vehicle.hatch_open
        scene.tell(HatchMoved(vehicle.id, vehicle.hatch_open, rules=(self.rule, "COIN-HATCH-7")))
