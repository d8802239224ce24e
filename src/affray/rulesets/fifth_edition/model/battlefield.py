"""The battlefield: features as the encounter gives them, and the ground they make while some are open or broken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from affray.core.notation import DicePool
from affray.space.barrier import Barrier, Edge, barrier_of
from affray.space.bits import Bits, union
from affray.space.grid import Grid, layer_of
from affray.space.measure import Footprint
from affray.space.sight import Sight, sight

from .kinds import SaveAgainst, Template

HazardMoment = Literal["enter", "turn_start", "turn_end"]
Needs = Literal["", "climb", "swim"]
Interaction = Literal["", "free", "action", "check"]

COVER = ("none", "half", "three_quarters", "total")
HALF, THREE_QUARTERS, TOTAL = 1, 2, 3
COVER_BONUS = (0, 2, 5, 0)
"""What a degree of cover adds to AC and Dexterity saves (E5-COVER-3, E5-COVER-4)."""


@dataclass(frozen=True, slots=True)
class Check:
    """A check that operating something takes."""

    ability: str
    skill: str
    dc: int


@dataclass(frozen=True, slots=True)
class Breakable:
    """What an object is like as a target (E5-OBJ-1). Damage types are those of `Resisted`."""

    ac: int
    hp: int
    threshold: int = 0
    resistances: tuple[Any, ...] = ()
    vulnerabilities: tuple[Any, ...] = ()
    immunities: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class Hazard:
    """What a piece of ground does, and when: enter, turn_start, turn_end. `rule` is the one it goes by in the log."""

    when: tuple[HazardMoment, ...]
    save: SaveAgainst | None = None
    damage: DicePool | None = None
    type: str = ""
    condition: Template | None = None
    rule: str = "E5-GEN-4"


@dataclass(frozen=True, slots=True)
class Feature:
    """A piece of the battlefield: squares, or edges between two squares."""

    id: str
    kind: str
    squares: tuple[tuple[int, int], ...] = ()
    edges: tuple[Edge, ...] = ()
    blocks_movement: bool = False
    cover: int = 0
    blocks_sight: bool = False
    difficult: bool = False
    obscured: int = 0
    light: int = 0
    """0 bright, 1 dim, 2 dark."""
    drop: int = 0
    needs: Needs = ""
    interact: Interaction = ""
    """What operating it takes; empty if it cannot be operated."""
    check: Check | None = None
    object: Breakable | None = None
    hazard: Hazard | None = None

    def places(self) -> list[tuple[int, int]]:
        """The squares it fills or, for edges, those on either side of them."""
        return [*self.squares, *(square for edge in self.edges for square in edge)]


class Lane(NamedTuple):
    """The straight line between two spaces: the cover that features give, and where creatures would give some.

    `touched` are the squares that have a point in common with the line, `ends` among them; `crossed` those that it
    passes through, without its ends; `corners` the pairs of squares between which it slips through, any square where a
    feature bars that way already. Between spaces of several squares there are many lines: then `corners` is None.
    """

    grade: int
    ends: Bits
    touched: Bits
    crossed: Bits
    corners: tuple[tuple[Bits, Bits], ...] | None


@dataclass(frozen=True, slots=True)
class Ground:
    """The battlefield at one moment. `grades` are the barriers of half, three-quarters and total cover or more."""

    grid: Grid
    difficult: Bits
    lightly: Bits
    heavily: Bits
    dim: Bits
    dark: Bits
    climb: Bits
    swim: Bits
    drops: tuple[tuple[int, Bits], ...]
    pits: Bits
    """Where the ground falls away, however deep."""
    grades: tuple[Barrier, ...]
    covered: Barrier
    """Everything that gives any cover."""
    lines: Sight = field(compare=False, repr=False)
    obscured: bool
    """Whether any square is dark, dim or foggy."""
    lanes: dict[tuple[Footprint, Footprint], Lane] = field(compare=False, repr=False)
    """The lines between two spaces, as far as somebody has asked."""
    spread: dict[tuple[tuple[int, int], int], bool] = field(compare=False, repr=False)
    """Whether an area from a point, in half squares, reaches a square past total cover, likewise."""
    hazards: tuple[tuple[Feature, Bits], ...]
    """The ground that harms, and its squares; what is broken or open harms nobody."""

    def drop(self, square: int) -> int:
        """How deep the ground falls away in a square."""
        return layer_of(self.drops, square, 0)


@dataclass(frozen=True)
class Battlefield:
    """The map of an encounter, shared by all snapshots; `memo` keeps its grounds by the doors' states, and drawings."""

    width: int
    height: int
    features: dict[str, Feature]
    bestiary: Mapping[str, Any] = field(default_factory=dict, repr=False)
    """The stat blocks of the encounter (`scenario.StatBlock`), for whoever joins."""
    mapped: bool = True
    """False in a fight without a map: people see distances, the squares are kept for them."""
    memo: dict[Any, Any] = field(default_factory=dict, compare=False, repr=False)

    def ground(self, opened: Sequence[str], broken: Sequence[str]) -> Ground:
        """The ground while these features are open or broken: they neither block nor cover (E5-FREE-9, E5-OBJ-1)."""
        key = (tuple(sorted(opened)), tuple(sorted(broken)))
        known: Ground | None = self.memo.get(key)
        if known is None:
            known = self.memo[key] = self._ground(key[0] + key[1])
        return known

    def _ground(self, passable: Sequence[str]) -> Ground:
        masks: dict[str, Bits] = {}
        solid, opaque, grades = Barrier(), Barrier(), [Barrier(), Barrier(), Barrier()]
        drops: list[tuple[int, Bits]] = []
        hazards: list[tuple[Feature, Bits]] = []
        for feature in self.features.values():
            barrier = barrier_of(self.width, feature.squares, feature.edges)
            self._mark(masks, feature, barrier.squares)
            if feature.drop:
                drops.append((feature.drop, barrier.squares))
            if feature.id in passable:
                continue
            if feature.hazard is not None and barrier.squares:
                hazards.append((feature, barrier.squares))
            solid = solid.joined(barrier) if feature.blocks_movement else solid
            opaque = opaque.joined(barrier) if feature.blocks_sight else opaque
            for grade in range(feature.cover):
                grades[grade] = grades[grade].joined(barrier)
        difficult = masks.get("difficult", 0)
        grid = Grid(self.width, self.height, solid=solid, opaque=opaque, ground=[(2, difficult)] if difficult else ())
        return Ground(
            grid, difficult, masks.get("light", 0), masks.get("heavy", 0), masks.get("dim", 0), masks.get("dark", 0),
            masks.get("climb", 0), masks.get("swim", 0), tuple(drops), union(bits for _, bits in drops),
            tuple(grades), grades[0], sight(grid),
            any(masks.get(name, 0) for name in ("light", "heavy", "dim", "dark")), {}, {}, tuple(hazards),
        )  # fmt: skip

    @staticmethod
    def _mark(masks: dict[str, Bits], feature: Feature, squares: Bits) -> None:
        """Note what the squares of a feature are like; later features add to earlier ones."""
        names = [("", "light", "heavy")[feature.obscured], ("", "dim", "dark")[feature.light], feature.needs]
        for name in [*names, "difficult" if feature.difficult else ""]:
            if name:
                masks[name] = masks.get(name, 0) | squares
