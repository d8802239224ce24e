"""The battlefield: the grid with its walls and heavy ground, cover, obstacles and darkness. Never changes."""

from __future__ import annotations

from dataclasses import dataclass

from affray.core.notation import DicePool
from affray.space.bits import Bits
from affray.space.facing import ArcStyle
from affray.space.grid import Grid
from affray.space.sight import SQUARES, Sight, sight

from .kinds import HazardMoment

ARC_STYLES = {
    "3-2-3": ArcStyle.THREE_TWO_THREE, "3-4-1": ArcStyle.THREE_FOUR_ONE, "none": ArcStyle.ALL_FRONT,
}  # fmt: skip
"""The option `facing_arcs`."""


@dataclass(frozen=True, slots=True)
class Hazard:
    """Harm that waits in some squares."""

    name: str
    squares: Bits
    when: HazardMoment
    save: str
    half: bool
    """A passed save halves the damage, instead of sparing all of it."""
    pool: DicePool
    type: str
    condition: str
    rounds: int
    rule: str


@dataclass(frozen=True, slots=True)
class Battlefield:
    """What lies on the squares; shared by all snapshots."""

    grid: Grid
    lines: Sight
    arcs: ArcStyle
    waist: Bits = 0
    chest: Bits = 0
    obstacles: Bits = 0
    dark: Bits = 0
    hazards: tuple[Hazard, ...] = ()
    mapped: bool = True
    """False in a fight without a map: people see distances, the squares are kept for them."""
    doors: Bits = 0
    """Open doorways: obstacles that are drawn as what they are."""
    kinds: tuple[tuple[str, Bits], ...] = ()
    """Where known kinds of features lie that go by their own names, such as rubble."""


def battlefield(
    grid: Grid, arcs: str, waist: Bits = 0, chest: Bits = 0, obstacles: Bits = 0, dark: Bits = 0,
    hazards: tuple[Hazard, ...] = (), mapped: bool = True, doors: Bits = 0,
    kinds: tuple[tuple[str, Bits], ...] = (),
) -> Battlefield:  # fmt: skip
    arc = ARC_STYLES[arcs]
    return Battlefield(grid, sight(grid, SQUARES), arc, waist, chest, obstacles, dark, hazards, mapped, doors, kinds)
