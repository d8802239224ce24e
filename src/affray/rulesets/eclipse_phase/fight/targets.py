"""Who can be attacked with what: ready weapons, shots, sight, reach (EP-ATK-13)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from affray.core.refusals import Refusal
from affray.space.field import Point, distance_ceil, pinch

from ..body.blows import SHOTS, UNARMED, band, origin
from ..body.conditions import source_of
from ..ground.board import TOTAL, apart_at_most, blocks_line, sees
from ..model.catalogue import Code, no
from ..model.conditions import BLINDED, RAGING
from ..model.kinds import GRAIN, Feature, Weapon
from ..model.stats import ACTIVE, Combat, Fighter

SHORT_BANDS: dict[Code, tuple[str, ...]] = {"no_point_blank": ("point_blank",), "no_close": ("point_blank", "close")}
"""Bands in which a weapon cannot be fired (EP-TRAIT-8)."""


def shots_left(fighter: Fighter, weapon: Weapon) -> int:
    return fighter.ammo.get(weapon.id, weapon.ammo or 0)


def has_shots(fighter: Fighter, weapon: Weapon, mode: str) -> bool:
    """A mode needs its full number of shots (EP-RANGE-8)."""
    return weapon.ammo is None or shots_left(fighter, weapon) >= SHOTS[mode]


def is_ready(fighter: Fighter, weapon: Weapon) -> bool:
    """In hand, or drawn with the same action (EP-ACT-8)."""
    return weapon.id in fighter.ready or weapon.id == UNARMED.id or fighter.card.has("arm_slide")


def why_no_weapon(fighter: Fighter, weapon: Weapon, mode: str = "") -> Iterator[Refusal]:
    """What is against attacking with this weapon in this mode (EP-ACT-8, EP-RANGE-5, EP-RANGE-8)."""
    if not is_ready(fighter, weapon):
        yield no("EP-ACT-8", weapon=weapon.id)
    if mode and mode not in weapon.modes:
        yield no("EP-ATK-13", "mode", weapon=weapon.id, mode=mode)
    elif mode == "SS" and weapon.id in fighter.budget.ss_fired:
        yield no("EP-EXTRA-11", weapon=weapon.id)
    if (mode or not weapon.modes) and not has_shots(fighter, weapon, mode):
        yield no("EP-RANGE-8", weapon=weapon.id, left=shots_left(fighter, weapon))


def why_no_target(
    combat: Combat, fighter: Fighter, weapon: Weapon, target: Fighter, indirect: bool = False
) -> Iterator[Refusal]:
    """Sight, reach, and what traits and conditions forbid (EP-ATK-13)."""
    if target is fighter or target.status != ACTIVE:
        yield no("EP-ATK-13", "no_target", target=target.id)
        return
    if fighter.marks & RAGING and source_of(fighter, "raging") not in ("", target.id):
        yield no("EP-ATK-13", "raging", target=target.id)
    start = origin(fighter, weapon)
    if weapon.melee:
        if not apart_at_most(start, target.pos, combat.options.melee_range_m):
            metres = -(-distance_ceil(start, target.pos) // GRAIN)
            yield no("EP-ATK-13", "reach", target=target.id, distance=metres, reach=combat.options.melee_range_m)
        elif not sees(combat, start, target.pos):
            yield no("EP-ATK-13", "sight", target=target.id)
        return
    yield from why_no_line(combat, fighter, weapon, target.pos, indirect)
    if weapon.kind == "psi" and target.card.synthmorph:
        yield no("EP-ATK-14", "machine", target=target.id)


def why_no_line(
    combat: Combat, fighter: Fighter, weapon: Weapon, point: Point, indirect: bool = False
) -> Iterator[Refusal]:
    """A line of sight, unless fire is indirect, and a distance at which the weapon works (EP-RANGE-4, EP-TRAIT-8)."""
    start = origin(fighter, weapon)
    if not indirect and not sees(combat, start, point):
        yield no("EP-ATK-13", "sight", weapon=weapon.id)
    for trait, bands in SHORT_BANDS.items():
        if trait in weapon.traits and band(weapon, start, point) in bands:
            yield no("EP-ATK-13", trait, weapon=weapon.id)


def in_between(combat: Combat, start: Point, end: Point) -> list[Feature]:
    """What blocks the line of sight between two points; of two that touch where it passes between them, both."""
    walls = [each for each in combat.features.values() if each.level == TOTAL]
    pair = pinch([each.rect for each in walls], start, end) or ()
    return [each for each in walls if each.rect in pair or blocks_line(each.rect, start, end)]


def why_not_through(combat: Combat, fighter: Fighter, weapon: Weapon, target: Fighter) -> Iterator[Refusal]:
    """Only things whose armour is known can be shot through (EP-DMG-10)."""
    things = in_between(combat, origin(fighter, weapon), target.pos)
    if weapon.area or not things or not all(each.armor for each in things):
        yield no("EP-ATK-13", "through", target=target.id)


def why_no_spotter(combat: Combat, fighter: Fighter, spotter: Fighter, point: Point) -> Iterator[Refusal]:
    """Indirect fire needs a linked ally who sees the target (EP-RANGE-3)."""
    sighted = spotter.side == fighter.side and spotter.status == ACTIVE and not spotter.marks & BLINDED
    if spotter is fighter or not sighted or not sees(combat, spotter.pos, point):
        yield no("EP-ATK-13", "spotter", spotter=spotter.id)


def linked(combat: Combat, names: Sequence[str]) -> bool:
    """Whether all of them stand within 1 m of another of them (EP-MELEE-6, EP-RANGE-6)."""
    if len(names) < 2:
        return True
    points = [combat.fighters[name].pos for name in names]
    found, rest = [points[0]], points[1:]
    while rest:
        near = [point for point in rest if any(apart_at_most(point, each, 1) for each in found)]
        if not near:
            return False
        found += near
        rest = [point for point in rest if point not in near]
    return True
