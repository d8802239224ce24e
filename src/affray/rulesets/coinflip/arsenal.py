"""What a unit may attack with now, and every rule against an attack (COIN-ATK-1 to COIN-ATK-7, COIN-ATK-10)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from affray.core.refusals import Refusal

from .catalogue import no
from .seats import took_the_seat
from .stats import Battle, Kind, Unit
from .targets import has_target, weapons_of


def shooter_of(battle: Battle, unit: Unit, weapon: str) -> Unit:
    """Who fires: the unit, or the vehicle whose seat it took this turn (option `pilot_takes_over`, COIN-ACT-8)."""
    vehicle = battle.units[unit.inside] if unit.inside else unit
    return vehicle if weapon in vehicle.slots else unit


def arsenal(battle: Battle, unit: Unit) -> dict[str, Kind]:
    """Every weapon a unit may name for its attack now, in the order of tossing."""
    found = weapons_of(battle, unit)
    if battle.options.pilot_takes_over and took_the_seat(battle, unit):
        found.update(weapons_of(battle, battle.units[unit.inside]))
    return found


def is_usable(battle: Battle, unit: Unit, name: str) -> bool:
    """Is this weapon at hand, with a legal target? (COIN-ATK-4, COIN-ATK-7)"""
    kind = arsenal(battle, unit).get(name)
    return kind is not None and has_target(battle, shooter_of(battle, unit, name), kind)


def can_attack(battle: Battle, unit: Unit) -> bool:
    """Is there a weapon with a legal target? (COIN-ATK-4, COIN-ATK-7)"""
    return any(is_usable(battle, unit, name) for name in arsenal(battle, unit))


def why_no_attack(battle: Battle, unit: Unit, named: Sequence[str] = ()) -> Iterator[Refusal]:
    """Every rule against attacking with these weapons, or at all if none is named."""
    if unit.id in battle.attacked:
        yield no("COIN-ATK-1", unit=unit.id)
    at_hand = arsenal(battle, unit)
    if not named and not can_attack(battle, unit):
        yield no("COIN-ATK-7" if at_hand else "COIN-ATK-4", unit=unit.id)
        if unit.inside:
            yield no("COIN-ATK-10", unit=unit.id)
        if took_the_seat(battle, unit):
            yield no("COIN-ACT-8", unit=unit.id)
    driven = battle.units[unit.inside] if unit.inside else unit
    if len(named) > 1 and any(name in driven.slots for name in named):
        yield no("COIN-ATK-3", unit=unit.id)
    for name in named:
        if name not in at_hand:
            yield no("COIN-ACT-8" if name in driven.slots else "COIN-ATK-4", weapon=name)
        elif not is_usable(battle, unit, name):
            yield no("COIN-ATK-7", weapon=name)
            if unit.inside:
                yield no("COIN-ATK-10", unit=unit.id)
