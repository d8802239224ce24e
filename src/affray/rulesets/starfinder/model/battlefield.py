"""The battlefield: terrain as the encounter gives it, and the ground it makes while some doors are open."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from affray.core.notation import DicePool
from affray.space.barrier import Barrier, Edge, barrier_of
from affray.space.bits import Bits
from affray.space.grid import Grid, layer_of
from affray.space.measure import Footprint
from affray.space.sight import FIVE_POINTS, Sight, sight

from .kinds import AbilitySave
from .words import DoorState, Light

COVER = ("", "partial", "cover", "improved")


@dataclass(frozen=True, slots=True)
class Hazard:
    """What a piece of terrain does to who enters it, or begins or ends its turn there."""

    when: str
    save: AbilitySave | None = None
    damage: DicePool | None = None
    types: tuple[str, ...] = ()
    condition: str = ""
    rounds: int | None = None
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of terrain: squares, or borders between two squares."""

    id: str
    type: str
    squares: tuple[tuple[int, int], ...] = ()
    edges: tuple[Edge, ...] = ()
    blocks_movement: bool = False
    blocks_loe: bool = False
    cover: int = 0
    low: bool = False
    difficult: bool = False
    conceals: bool = False
    drop: int = 0
    door: DoorState | Literal[""] = ""
    """The state of a door at the start; empty for anything else."""
    hazard: Hazard | None = None
    hp: int = 0
    """Of something that can be attacked and destroyed (SF-OBJ-2)."""
    hardness: int = 0

    @property
    def matters(self) -> bool:
        """Whether it changes anything at all."""
        solid = self.blocks_movement or self.blocks_loe or bool(self.cover) or bool(self.door)
        return solid or self.difficult or self.conceals or bool(self.drop) or bool(self.hp) or self.hazard is not None

    def places(self) -> list[tuple[int, int]]:
        """The squares it fills or, for borders, those on either side of them."""
        return [*self.squares, *(square for edge in self.edges for square in edge)]


@dataclass(frozen=True, slots=True)
class Ground:
    """The battlefield at one moment. `grades` are the barriers of partial, full and improved cover or more."""

    grid: Grid
    difficult: Bits
    conceals: Bits
    drops: tuple[tuple[int, Bits], ...]
    loe: Barrier
    grades: tuple[Barrier, ...]
    low: Barrier
    covered: bool
    """Whether anything gives cover."""
    open_ground: bool
    """Whether nothing blocks a line of effect."""
    hazards: tuple[tuple[str, Bits], ...]
    """The pieces that harm, and their squares."""
    effect: Sight = field(compare=False, repr=False)
    """Lines of effect (SF-GRID-10)."""
    lines: dict[tuple[Footprint, Footprint], Any] = field(compare=False, repr=False)
    """Lines between the corners of two spaces, as far as somebody has asked."""
    clear: dict[tuple[Footprint, Footprint], bool] = field(compare=False, repr=False)
    """Whether a line of effect leads from one space to another, likewise."""

    def drop(self, square: int) -> int:
        """How deep the floor falls away in a square."""
        return layer_of(self.drops, square, 0)


@dataclass(frozen=True)
class Battlefield:
    """The map of an encounter, shared by all snapshots; `memo` keeps the grounds of its doors' states."""

    width: int
    height: int
    pieces: dict[str, Piece]
    zero_gravity: bool = False
    light: Light = "normal"
    mapped: bool = True
    """False in a fight without a map: people see distances, the squares are kept for them."""
    memo: dict[Any, Ground] = field(default_factory=dict, compare=False, repr=False)

    def ground(self, doors: Mapping[str, str], gone: tuple[str, ...] = ()) -> Ground:
        """The ground with its doors in these states and without what was destroyed.

        Closed and locked doors block movement and line of effect.
        """
        key = (tuple([name for name, state in doors.items() if state == "open"]), gone)
        known = self.memo.get(key)
        if known is None:
            known = self.memo[key] = self._ground(*key)
        return known

    def _ground(self, opened: tuple[str, ...], gone: tuple[str, ...]) -> Ground:
        solid, loe, low = Barrier(), Barrier(), Barrier()
        grades = [Barrier(), Barrier(), Barrier()]
        difficult: Bits = 0
        conceals: Bits = 0
        drops: list[tuple[int, Bits]] = []
        hazards: list[tuple[str, Bits]] = []
        for piece in self.pieces.values():
            if piece.id in gone:
                continue
            barrier = barrier_of(self.width, piece.squares, piece.edges)
            difficult |= barrier.squares if piece.difficult else 0
            conceals |= barrier.squares if piece.conceals else 0
            if piece.hazard is not None:
                hazards.append((piece.id, barrier.squares))
            if piece.drop:
                drops.append((piece.drop, barrier.squares))
            shut = bool(piece.door) and piece.id not in opened
            if piece.door and not shut:
                continue
            if piece.blocks_movement or shut:
                solid = solid.joined(barrier)
            if piece.blocks_loe or shut:
                loe = loe.joined(barrier)
            low = low.joined(barrier) if piece.low else low
            for grade in range(max(piece.cover, 2 if piece.blocks_loe or shut else 0)):
                grades[grade] = grades[grade].joined(barrier)
        grid = Grid(self.width, self.height, solid=solid, opaque=loe, ground=[(2, difficult)] if difficult else ())
        return Ground(
            grid, difficult, conceals, tuple(drops), grid.opaque, tuple(grades), low, any(grades[0]),
            not any(grid.opaque), tuple(hazards), sight(grid, FIVE_POINTS, grid.opaque), {}, {},
        )  # fmt: skip
