"""Who can be hit with what: legal targets of a weapon (COIN-ATK-7 to COIN-ATK-10)."""

from __future__ import annotations

from collections.abc import Iterator

from affray.core.refusals import Refusal
from affray.space.field import Point
from affray.space.field import gap_at_most as discs_near

from .catalogue import no
from .ground import gap_at_most, is_known, place_of, within_reach
from .stats import REACH, Battle, Kind, Unit, other

UNARMED = Kind("unarmed", "Unarmed", "weapon", coins=1, range=REACH)
"""What an infantry unit with empty hands strikes with (option `unarmed_coins`)."""


def weapons_of(battle: Battle, unit: Unit) -> dict[str, Kind]:
    """The weapons in a unit's slots by item id, left before right (COIN-ATK-4)."""
    names = unit.slots if unit.technical else [name for name in (unit.left, unit.right) if name]
    found = {name: battle.items[name].kind for name in names if battle.items[name].kind.kind == "weapon"}
    if not unit.technical and not names and battle.options.unarmed_coins:
        found[UNARMED.key] = UNARMED
    return found


def why_no_target(
    battle: Battle, attacker: Unit, weapon: Kind, target: Unit, at: Point | None = None
) -> Iterator[Refusal]:
    """Every rule against striking this target with this weapon (standing `at` another point)."""
    if target.side != other(attacker.side) or target.status != "ok":
        yield no("COIN-ATK-8", target=target.id)
        if target.status == "marked":
            yield no("COIN-MARK-3", target=target.id)
    elif attacker.inside and target.inside == attacker.inside:
        return
    elif attacker.inside and (target.id == attacker.inside or not fires_out(battle, attacker)):
        yield no("COIN-ATK-10", target=target.id)
    elif target.inside:
        if not exposed_to(battle, attacker, target, at):
            yield no("COIN-ATK-9", target=target.id)
    elif not in_range(battle, attacker, weapon, target, at):
        yield no("COIN-ATK-7", target=target.id, weapon=weapon.name)


def is_target(battle: Battle, attacker: Unit, weapon: Kind, target: Unit, at: Point | None = None) -> bool:
    for _ in why_no_target(battle, attacker, weapon, target, at):
        return False
    return True


def targets(battle: Battle, attacker: Unit, weapon: Kind, at: Point | None = None) -> list[Unit]:
    """The legal targets of a weapon that its side knows of, in list order."""
    return [unit for unit in known_enemies(battle, attacker) if is_target(battle, attacker, weapon, unit, at)]


def has_target(battle: Battle, attacker: Unit, weapon: Kind, at: Point | None = None) -> bool:
    return any(is_target(battle, attacker, weapon, unit, at) for unit in known_enemies(battle, attacker))


def known_enemies(battle: Battle, unit: Unit) -> list[Unit]:
    """The living units of the other side that a unit's side knows of, in list order."""
    return [each for each in battle.of(other(unit.side)) if is_known(battle, unit.side, each)]


def usable_weapons(battle: Battle, unit: Unit, at: Point | None = None) -> dict[str, Kind]:
    """The weapons with at least one legal target (COIN-ATK-7)."""
    return {name: kind for name, kind in weapons_of(battle, unit).items() if has_target(battle, unit, kind, at)}


def fires_out(battle: Battle, unit: Unit) -> bool:
    """Only passengers, and only with the option `fire_ports`."""
    return battle.options.fire_ports and unit.id in battle.units[unit.inside].hold


def exposed_to(battle: Battle, attacker: Unit, target: Unit, at: Point | None) -> bool:
    """An occupant can be struck from outside only through an open hatch, by infantry on foot beside it (COIN-ATK-9)."""
    vehicle = battle.units[target.inside]
    beside = not attacker.technical and not attacker.inside and within_reach(battle, attacker, vehicle, at)
    return vehicle.hatch_open and beside


def in_range(battle: Battle, attacker: Unit, weapon: Kind, target: Unit, at: Point | None) -> bool:
    """Is the gap at most the weapon's range? A hand-to-hand weapon strikes within reach (COIN-ATK-7, COIN-SPACE-3)."""
    if weapon.range is None or battle.options.ranges == "ignore":
        return True
    if weapon.range == REACH and not attacker.technical and not attacker.inside:
        return within_reach(battle, attacker, target, at)
    if at is None:
        return gap_at_most(battle, attacker, target, weapon.range)
    there = place_of(battle, target)
    return there.pos is not None and discs_near(at, there.pos, attacker.card.size + there.card.size, weapon.range)
