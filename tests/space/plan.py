"""Maps as text.

One character is one square:

    .    floor
    #    wall: stops steps and sight
    o    obstacle: stops steps, not sight
    %    curtain, smoke: stops sight, not steps
    ~    difficult ground, weight 2
    3-9  ground of that weight

In a wide plan the characters between the squares are edges: `|` and `-` stop steps and sight, `:` stops steps but not
sight (bars, an arrow slit), `'` sight but not steps; a space is no edge. Squares stand in every second column of every
second row:

    . . .|.
        -
    . . . .

The heights of squares stand in a drawing of their own with a digit, or `.` for 0, for each square.
"""

from __future__ import annotations

from collections.abc import Mapping

from affray.space.barrier import Barrier, bits_of
from affray.space.bits import Bits, each
from affray.space.grid import Grid

_EDGES = " |-:'"
_SOLID_SQUARES, _OPAQUE_SQUARES = "#o", "#%"
_SOLID_EDGES, _OPAQUE_EDGES = "|-:", "|-'"


def read(text: str, heights: str = "", *, north_up: bool = False, ways: int = 2) -> Grid:
    """The map drawn by a text; with `north_up` the last line is row 0, so that y grows upwards."""
    lines = _lines(text)
    wide = any(character in _EDGES for line in lines for character in line)
    rows = [line[::2] for line in lines[::2]] if wide else lines
    if north_up:
        rows = rows[::-1]
    width = max(len(row) for row in rows)
    squares: dict[str, list[tuple[int, int]]] = {}
    for y, row in enumerate(rows):
        for x, character in enumerate(row.ljust(width, ".")):
            if character not in ".#o%~3456789":
                raise ValueError(f"{character!r} at ({x}, {y}) is no square")
            squares.setdefault(character, []).append((x, y))
    marks: dict[str, Bits] = {character: bits_of(width, places) for character, places in squares.items()}
    x_edges, y_edges = _edges(lines, width, north_up) if wide else ({}, {})
    return Grid(
        width,
        len(rows),
        solid=_barrier(marks, _SOLID_SQUARES, x_edges, y_edges, _SOLID_EDGES),
        opaque=_barrier(marks, _OPAQUE_SQUARES, x_edges, y_edges, _OPAQUE_EDGES),
        ground=[(2 if mark == "~" else int(mark), bits) for mark, bits in sorted(marks.items()) if mark in "~3456789"],
        heights=_heights(heights, width, north_up),
        ways=ways,
    )


def _lines(text: str) -> list[str]:
    """The lines of a drawing without common indentation and without empty lines around it."""
    lines = [line.rstrip() for line in text.expandtabs().split("\n")]
    while lines and not lines[0]:
        lines.pop(0)
    while lines and not lines[-1]:
        lines.pop()
    if not lines:
        raise ValueError("a map needs at least one square")
    # Rows of edges may begin with spaces, rows of squares never do: the first line tells the indentation.
    indent = len(lines[0]) - len(lines[0].lstrip())
    return [line[indent:] for line in lines]


def _edges(lines: list[str], width: int, north_up: bool) -> tuple[dict[str, Bits], dict[str, Bits]]:
    """The edges of a wide plan, by their mark: those between neighbours in a row, and those between rows."""
    if len(lines) % 2 == 0:
        raise ValueError("the last row of edges has no squares beyond it")
    if north_up:
        lines = lines[::-1]
    x_edges: dict[str, Bits] = {}
    y_edges: dict[str, Bits] = {}
    for number, line in enumerate(lines):
        y, between_rows = divmod(number, 2)
        for column, mark in enumerate(line):
            x, between_columns = divmod(column, 2)
            if mark == " " or not (between_rows or between_columns):
                continue
            if mark not in _EDGES or (between_rows and between_columns):
                raise ValueError(f"{mark!r} beyond square ({x}, {y}) is no edge")
            edges = y_edges if between_rows else x_edges
            edges[mark] = edges.get(mark, 0) | bits_of(width, [(x, y)])
    return x_edges, y_edges


def _barrier(
    marks: Mapping[str, Bits], squares: str, x_edges: Mapping[str, Bits], y_edges: Mapping[str, Bits], edges: str
) -> Barrier:
    found: list[Bits] = [0, 0, 0]
    for number, (source, wanted) in enumerate(((marks, squares), (x_edges, edges), (y_edges, edges))):
        for mark in wanted:
            found[number] |= source.get(mark, 0)
    return Barrier(found[0], found[1], found[2])


def _heights(text: str, width: int, north_up: bool) -> list[tuple[int, Bits]]:
    if not text:
        return []
    rows = _lines(text)
    if north_up:
        rows = rows[::-1]
    layers: dict[int, Bits] = {}
    for y, row in enumerate(rows):
        for x, character in enumerate(row):
            if character != ".":
                height = int(character)
                layers[height] = layers.get(height, 0) | bits_of(width, [(x, y)])
    return sorted(layers.items())


def draw(grid: Grid, marks: Mapping[int, str] | None = None, *, north_up: bool = False) -> str:
    """A map as text, with a character of one's own on some squares; a wide plan if it has edges."""
    rows: list[list[str]] = []
    for y in range(grid.height):
        rows.append([_square(grid, y * grid.stride + x) for x in range(grid.width)])
    for square, mark in (marks or {}).items():
        x, y = grid.at(square)
        rows[y][x] = mark
    edges = grid.solid.joined(grid.opaque)
    wide = bool(edges.x_edges or edges.y_edges)
    lines = [_wide_row(grid, y, row) if wide else "".join(row) for y, row in enumerate(rows)]
    if wide:
        between = [_row_of_edges(grid, y) for y in range(grid.height - 1)]
        lines = [line for pair in zip(lines, [*between, ""], strict=True) for line in pair][:-1]
    return "\n".join(reversed(lines) if north_up else lines)


def show(grid: Grid, bits: Bits, mark: str = "*", *, north_up: bool = False) -> str:
    """A map as text with every square of a set marked."""
    return draw(grid, dict.fromkeys(each(bits), mark), north_up=north_up)


def _square(grid: Grid, square: int) -> str:
    solid, opaque = grid.solid.squares >> square & 1, grid.opaque.squares >> square & 1
    if solid or opaque:
        return "#" if solid and opaque else "o" if solid else "%"
    weight = grid.weight(square)
    return "." if weight == 1 else "~" if weight == 2 else str(weight)


def _edge(solid: Bits, opaque: Bits, square: int, wall: str) -> str:
    stops, hides = solid >> square & 1, opaque >> square & 1
    if stops:
        return wall if hides else ":"
    return "'" if hides else " "


def _wide_row(grid: Grid, y: int, row: list[str]) -> str:
    line = ""
    for x, character in enumerate(row):
        line += character + _edge(grid.solid.x_edges, grid.opaque.x_edges, y * grid.stride + x, "|")
    return line.rstrip()


def _row_of_edges(grid: Grid, y: int) -> str:
    line = ""
    for x in range(grid.width):
        line += _edge(grid.solid.y_edges, grid.opaque.y_edges, y * grid.stride + x, "-") + " "
    return line.rstrip()
