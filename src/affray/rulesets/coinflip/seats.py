"""Who is inside which vehicle, and whose it is (COIN-UNIT-3, COIN-UNIT-5, COIN-UNIT-6)."""

from __future__ import annotations

from affray.core.scene import Scene
from affray.space.field import Point

from .events import SideChanged
from .stats import Battle, Unit, other


def living_pilot(battle: Battle, vehicle: Unit) -> Unit | None:
    pilot = battle.units[vehicle.pilot] if vehicle.pilot else None
    return pilot if pilot is not None and pilot.living else None


def enemy_occupied_for(battle: Battle, unit: Unit, vehicle: Unit) -> bool:
    """At least one living enemy of the unit is inside (COIN-UNIT-6)."""
    return any(each.living and each.side == other(unit.side) for each in battle.occupants(vehicle))


def unoccupied_for(battle: Battle, unit: Unit, vehicle: Unit) -> bool:
    """No living or marked unit in the seat, and no living enemy inside (COIN-UNIT-6)."""
    return not vehicle.pilot and not enemy_occupied_for(battle, unit, vehicle)


def took_the_seat(battle: Battle, unit: Unit) -> bool:
    """Sits in a pilot seat that was taken in this turn (COIN-ACT-8)."""
    return unit.inside in battle.taken and battle.units[unit.inside].pilot == unit.id


def leave(battle: Battle, unit: Unit, to: Point) -> None:
    """Get out of the vehicle to a point of the field."""
    vehicle = battle.units[unit.inside]
    if vehicle.pilot == unit.id:
        vehicle.pilot = ""
    else:
        vehicle.hold.remove(unit.id)
    unit.inside, unit.pos = "", to


def sit_in_hold(vehicle: Unit, unit: Unit) -> None:
    vehicle.hold.append(unit.id)
    unit.inside, unit.pos = vehicle.id, None


def take_the_seat(scene: Scene[Battle], vehicle: Unit, unit: Unit) -> None:
    """A new pilot: the vehicle belongs to his side from this moment on (COIN-UNIT-5, COIN-ACT-8)."""
    vehicle.pilot = unit.id
    if vehicle.id not in scene.state.taken:
        scene.state.taken.append(vehicle.id)
    unit.inside, unit.pos = vehicle.id, None
    if vehicle.side != unit.side:
        vehicle.side = unit.side
        scene.tell(SideChanged(vehicle.id, unit.side, rules=("COIN-UNIT-5",)))
