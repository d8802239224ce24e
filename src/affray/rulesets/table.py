"""A fight as a table shows it: one structure for all games, plain data without one game's name in it.

A game fills it from its state (`Game.table`), as if nothing were a secret; who may know what is decided elsewhere, by
the marks (`Secret`) of these classes. Ids are told by the names of `Game.names` and by the game's words.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from affray.core.events import Secret
from affray.core.timing import Moment
from affray.space.bits import each as squares_of
from affray.space.grid import Grid
from affray.space.measure import Footprint

from .game import Standing

Run = tuple[int, int, int]
"""Squares beside each other: the row y, the first x, the last x."""


# -- when ------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Step:
    """A part of a round or turn that has a name: `state` is past, now or ahead."""

    id: str
    state: str


@dataclass(frozen=True, slots=True)
class Count:
    """A count that goes from one number to another: where it is, which numbers are somebody's, where delays end."""

    first: int
    last: int
    now: int | None
    used: tuple[int, ...] = ()
    limits: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Clock:
    """The round (or turn, as the game says), its part in the game's word, and whose turn it is."""

    round: int
    phase: str = ""
    owner: str = ""
    unit: str = "round"
    steps: tuple[Step, ...] = ()
    count: Count | None = None
    numbers: tuple[tuple[str, int], ...] = ()
    """What else is counted, by name."""


@dataclass(frozen=True, slots=True)
class Place:
    """Somebody's place in the order: `state` is now, next, done, held (delays, waits), aside (no turn now) or out.

    `note` says in a word what is special about it, `of` whom that concerns, `number` up to which count.
    """

    who: str
    state: str
    note: str = ""
    of: str = ""
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Group:
    """Places at the same count, or of one side where sides act in turn. `tie` if they act at the same time."""

    members: tuple[Place, ...]
    count: int | None = None
    side: str = ""
    tie: bool = False


# -- where -----------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Layer:
    """One kind of ground of a grid: squares, and edges; (x, y, 0) lies between x and x + 1, (x, y, 1) between y and
    y + 1. `style` says how it is drawn: wall, low, fog, heavy, cover, dark, water, drop, door.
    """

    id: str
    style: str
    runs: tuple[Run, ...] = ()
    edges: tuple[tuple[int, int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Patch:
    """A feature by its id: squares, or a rectangle (x1, y1, x2, y2), in a state (open, broken) and with traits."""

    id: str
    kind: str
    style: str = ""
    squares: tuple[tuple[int, int], ...] = ()
    rect: tuple[int, int, int, int] | None = None
    edges: tuple[tuple[tuple[int, int], tuple[int, int]], ...] = ()
    state: str = ""
    traits: tuple[tuple[str, Any], ...] = ()


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that lies there."""

    id: str
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Battlefield:
    """`kind` is grid, field (points, `grain` of them to one `unit`) or none (only distances between people, `apart`).

    `up` if y grows upwards. `diagonals` says how squares are counted across corners: 5-5-5, or 5-10-5 where every
    second one counts double; it is empty where lengths are straight lines.
    """

    kind: str
    width: int = 0
    height: int = 0
    grain: int = 1
    unit: str = ""
    up: bool = False
    layers: tuple[Layer, ...] = ()
    features: tuple[Patch, ...] = ()
    things: tuple[Thing, ...] = ()
    apart: tuple[tuple[str, str, int], ...] = ()
    diagonals: str = ""


# -- who -------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Body:
    """Where somebody stands: the lowest corner of a footprint, or the middle of a disc (`round`)."""

    x: int
    y: int
    wide: int = 1
    deep: int = 1
    height: int = 0
    round: bool = False
    facing: int | None = None
    """0 is up the y axis, then by eighths of a turn to the right."""


@dataclass(frozen=True, slots=True)
class Until:
    """The moment with which something ends, whose it is, and its number, where there is one."""

    id: str
    of: str = ""
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Lasts:
    """A condition or an effect, whence it comes, and when it ends; None if nothing ends it by itself."""

    id: str
    by: str = ""
    until: Until | None = None
    level: int = 1


@dataclass(frozen=True, slots=True)
class Budget:
    """Something that can be spent: what is left of how much; `of` 0 where there is no limit to show.

    Of what is left so many are `barred` now: they cannot be spent. `rule` says why not, or what comes before.
    """

    id: str
    left: int
    of: int
    unit: str = ""
    barred: int = 0
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Held:
    """An act that waits: readied, delayed, being cast, declared. That it waits is seen; what it is may be a secret."""

    kind: str
    act: Annotated[str, Secret("readied")] = ""
    trigger: Annotated[str, Secret("readied")] = ""
    until: Annotated[int | None, Secret("readied")] = None


@dataclass(frozen=True, slots=True)
class Combatant:
    """Somebody. What is None the seat does not know; `looks` says in one word what `health` says in numbers.

    `out` if it fights no longer, `off` if it is not there any more. `reach` in units of the battlefield, `threatens`
    the squares it covers. What is believed of strangers' numbers is an estimate, unless the table keeps no `stats`.
    """

    id: str
    name: str
    side: str
    looks: str
    status: str
    out: bool = False
    off: bool = False
    body: Body | None = None
    inside: str = ""
    reach: int = 0
    threatens: tuple[Run, ...] = ()
    health: Annotated[Mapping[str, int] | None, Secret("health")] = None
    conditions: tuple[Lasts, ...] = ()
    budget: Annotated[tuple[Budget, ...] | None, Secret("stats")] = ()
    facts: Annotated[tuple[tuple[str, str | int], ...] | None, Secret("stats")] = ()
    holds: tuple[str, ...] = ()
    carries: Annotated[tuple[str, ...] | None, Secret("gear")] = ()
    uses: Annotated[tuple[tuple[str, int], ...] | None, Secret("gear")] = ()
    held: Held | None = None
    hidden_from: tuple[str, ...] = ()
    """Who does not observe it: of one's own those whom the side knows of, of strangers only one's own."""
    neutral: bool = False
    """Whether it is of no side, whatever its side is called."""


@dataclass(frozen=True, slots=True)
class UnderWay:
    """An act that is being carried out, or interrupted: who does what to whom."""

    who: str
    what: str
    targets: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Table:
    """Everything that a table shows of a fight, but questions and log."""

    clock: Clock
    order: tuple[Group, ...]
    battlefield: Battlefield
    combatants: tuple[Combatant, ...]
    under_way: tuple[UnderWay, ...] = ()


# -- for those who fill it -------------------------------------------------------------------------
def runs(grid: Grid, bits: Any) -> tuple[Run, ...]:
    """A set of squares of a grid as rows of neighbours."""
    found: list[Run] = []
    for square in squares_of(bits & grid.board):
        x, y = grid.at(square)
        if found and found[-1][0] == y and found[-1][2] == x - 1:
            found[-1] = (y, found[-1][1], x)
        else:
            found.append((y, x, x))
    return tuple(found)


def covered(grid: Grid, place: Footprint, reach: int) -> tuple[Run, ...]:
    """The squares within so many of a body, as rows; they are kept with the map, for nobody covers new ones often."""
    key = ("covered", place, reach)
    known: tuple[Run, ...] | None = grid.memo.get(key)
    if known is None:
        known = grid.memo[key] = runs(grid, grid.near(grid.filled(place), reach))
    return known


def layer(grid: Grid, id: str, style: str, squares: Any = 0, x_edges: Any = 0, y_edges: Any = 0) -> Layer:
    """One kind of ground, from bitboards."""
    edges = [(*grid.at(each), 0) for each in squares_of(x_edges)]
    edges += [(*grid.at(each), 1) for each in squares_of(y_edges)]
    return Layer(id, style, runs(grid, squares), tuple(edges))


def barriers(grid: Grid) -> list[Layer]:
    """What every grid has: rough ground, walls, low walls that one sees across, veils that one walks through."""
    solid, opaque = grid.solid, grid.opaque
    low, veil = solid.without(opaque), opaque.without(solid)
    wall = solid.without(low)
    return [
        layer(grid, "difficult", "heavy", grid.difficult()),
        layer(grid, "wall", "wall", wall.squares, wall.x_edges, wall.y_edges),
        layer(grid, "low_wall", "low", low.squares, low.x_edges, low.y_edges),
        layer(grid, "veil", "fog", veil.squares, veil.x_edges, veil.y_edges),
    ]


def shown(layers: Iterable[Layer]) -> tuple[Layer, ...]:
    """Those in which there is anything."""
    return tuple([each for each in layers if each.runs or each.edges])


def stepper(names: Sequence[str], now: str) -> tuple[Step, ...]:
    """The parts of a round, before, at and after the one that is now."""
    at = names.index(now) if now in names else -1
    states = ["now" if n == at else "past" if n < at else "ahead" for n in range(len(names))]
    return tuple([Step(name, state) for name, state in zip(names, states, strict=True)])


def until(moment: Moment | None) -> Until | None:
    """When something ends."""
    return None if moment is None else Until(moment.name, moment.of)


def looks(now: int, most: int) -> str:
    """How hurt somebody looks: unhurt, hurt, bloodied (half or less), down."""
    if now <= 0:
        return "down"
    if now >= most:
        return "unhurt"
    return "hurt" if 2 * now > most else "bloodied"


def plain_table(standings: Sequence[Standing], when: tuple[int, str]) -> Table:
    """What can be shown of a game that says no more than who is in which shape, and whose turn it is."""
    round, owner = when
    people = [
        Combatant(each.id, each.name, each.side, looks(*each.health), each.status, out=each.health[0] <= 0,
                  health={"now": each.health[0], "max": each.health[1]}, carries=each.carries)
        for each in standings
    ]  # fmt: skip
    places = [Place(each.id, "out" if each.out else "now" if each.id == owner else "next") for each in people]
    order = tuple([Group((place,)) for place in places])
    return Table(Clock(round, owner=owner), order, Battlefield("none"), tuple(people))


STANCES = (
    "engaged", "threatened", "in_melee", "faces", "flank_to", "back_to", "half_cover", "three_quarters_cover",
    "total_cover", "soft_cover", "screened",
)  # fmt: skip
"""How one stands to another: what a map would show of two, told as a condition that the other one brings about."""


def stances(table: Table) -> dict[tuple[str, str], tuple[str, ...]]:
    """How everybody stands to everybody: of two, what the first has from the second."""
    found: dict[tuple[str, str], tuple[str, ...]] = {}
    for person in table.combatants:
        for each in person.conditions:
            if each.id in STANCES and each.by:
                found[person.id, each.by] = (*found.get((person.id, each.by), ()), each.id)
    return found


SHARE = {"bloodied": 1, "hurt": 3, "unhurt": 4}


def believed(shape: str, most: int) -> int:
    """What is believed to be left of somebody who looks like this, in quarters of what such a one has.

    >>> [believed(shape, 10) for shape in ("unhurt", "hurt", "bloodied", "down")]
    [10, 7, 2, 0]
    """
    return max(1, most * SHARE[shape] // 4) if shape in SHARE else 0
