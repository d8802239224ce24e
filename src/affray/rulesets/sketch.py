"""Battlefields as text, drawn from what a table shows of any game: ground, edges, people and what the signs mean.

Whoever stands there is a letter that never changes in a fight: capitals for the first side, small letters for the
second, digits for all others; those who are out of the fight keep theirs, and lie under whoever stands on them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from string import ascii_lowercase, ascii_uppercase, digits

from affray.core.events import UNSEEN

from .table import Battlefield, Combatant, Patch, Table

RULED = 5
"""A number stands at every so many columns."""

MARGIN = 4
"""So many letters stand before the first column: the number of the row."""

Spot = tuple[int, int]
Window = tuple[int, int, int, int]
"""The part of a map that is drawn: first and last column, first and last row."""
Piece = tuple[str, str]
"""Some letters of a line, and what they are: the id of somebody, a style of ground, or nothing in particular."""

FLOOR, LOOSE = "·", "*"
ALPHABETS = (ascii_uppercase + "ΓΔΘΛΞΠΣΦΨΩ", ascii_lowercase + "αβγδεζηθλμπσφψω", digits + "①②③④⑤⑥⑦⑧⑨")

GROUND = {
    "wall": "█", "low": "▒", "cover": "▓", "heavy": "░", "drop": "○", "water": "~", "fog": "≈", "dark": ";",
    "door": "+", "open": "/", "hazard": "!", "climb": "^", "dim": ",", "heavily_obscured": "≋", "minor": "░",
    "moderate": "▒", "major": "▓", "waist_wall": "░", "chest_wall": "▒", "fire": "!",
}  # fmt: skip
"""The sign of a kind of ground by its id, else by its style."""

ACROSS = {
    "wall": ("│", "─"), "low": ("┊", "┈"), "cover": ("╎", "╌"), "fog": ("≈", "≈"), "door": ("+", "+"),
    "open": ("/", "/"),
}  # fmt: skip
"""The signs of an edge: one between two columns, and one between two rows."""

UPPERMOST = ("hazard", "door", "open", "wall", "low", "cover", "drop", "water", "climb", "heavy", "fog", "dark")
"""What is drawn where several kinds of ground meet: the first of these."""

OPEN_DOOR = "open_door"
"""What the legend calls a door through which one sees."""
FACING = "↑↗→↘↓↙←↖"
DEGREES = ("", "minor", "moderate", "major", "wall")
"""Kinds of cover by a number, as games without words for them count."""


@dataclass
class Sketch:
    """A battlefield to be drawn, whole or in part."""

    width: int
    height: int
    up: bool
    ground: dict[Spot, Piece] = field(default_factory=dict)
    beside: dict[Spot, Piece] = field(default_factory=dict)  # edges between a column and the next
    above: dict[Spot, Piece] = field(default_factory=dict)  # edges between a row and the next
    people: dict[Spot, str] = field(default_factory=dict)
    letters: dict[str, str] = field(default_factory=dict)
    notes: dict[str, str] = field(default_factory=dict)
    covered: dict[str, Spot] = field(default_factory=dict)  # those over whom others stand on the same square
    ranks: dict[Spot, int] = field(default_factory=dict)

    @property
    def wide(self) -> int:
        """How many letters a square takes: two where something can stand between two of them."""
        return 2 if self.beside else 1

    def lay(self, spot: Spot, style: str, id: str) -> None:
        """Put ground on a square, unless something more important lies there."""
        rank = UPPERMOST.index(style) if style in UPPERMOST else len(UPPERMOST)
        if rank < self.ranks.get(spot, len(UPPERMOST) + 1):
            sign = GROUND[style] if style in UPPERMOST[:4] else GROUND.get(id) or GROUND.get(style, FLOOR)
            self.ground[spot] = sign, id
            self.ranks[spot] = rank

    def edge(self, x: int, y: int, along: int, style: str, id: str) -> None:
        """Put something between a square and the next one, in its row (0) or in its column (1)."""
        signs = ACROSS.get(style, ACROSS["wall"])
        (self.above if along else self.beside)[x, y] = signs[along], id

    # -- drawing -----------------------------------------------------------------------------------
    def lines(self, window: Window | None = None) -> Iterator[list[Piece]]:
        """The rows from top to bottom with numbers at two edges, or those of a part of it."""
        first, last, low, high = window or (0, self.width - 1, 0, self.height - 1)
        rows = range(high, low - 1, -1) if self.up else range(low, high + 1)
        if not self.up:
            yield [(self.ruler(first, last), "")]
        for number, y in enumerate(rows):
            yield [(f"{y:>3} ", ""), *self.row(y, first, last)]
            between = y - 1 if self.up else y
            if number < len(rows) - 1 and any((x, between) in self.above for x in range(first, last + 1)):
                yield [(" " * MARGIN, ""), *self.between(between, first, last)]
        if self.up:
            yield [(self.ruler(first, last), "")]

    def row(self, y: int, first: int, last: int) -> Iterator[Piece]:
        for x in range(first, last + 1):
            who = self.people.get((x, y))
            yield (self.letters[who], who) if who else self.ground.get((x, y), (FLOOR, ""))
            if self.wide > 1 and x < last:
                yield self.beside.get((x, y), (" ", ""))

    def between(self, y: int, first: int, last: int) -> Iterator[Piece]:
        """What stands between a row and the next."""
        for x in range(first, last + 1):
            yield self.above.get((x, y), (" ", ""))
            yield (" " * (self.wide - 1), "")

    def ruler(self, first: int, last: int) -> str:
        text = " " * MARGIN
        for x in range(first, last + 1):
            begin = MARGIN + (x - first) * self.wide
            if x % RULED == 0 and len(str(x)) <= (last + 1 - x) * self.wide:
                text = text.ljust(begin) + str(x)
        return text

    # -- what the signs mean -----------------------------------------------------------------------
    def shown(self, window: Window | None = None) -> tuple[dict[str, str], dict[str, list[str]]]:
        """Who is there, and which signs are, in this part of it: letters by id, ids of ground by sign."""
        first, last, low, high = window or (0, self.width - 1, 0, self.height - 1)

        def inside(spot: Spot) -> bool:
            return first <= spot[0] <= last and low <= spot[1] <= high

        there = {who for spot, who in self.people.items() if inside(spot)}
        there |= {who for who, spot in self.covered.items() if inside(spot)}
        people = {who: sign for who, sign in self.letters.items() if who in there}
        marks: dict[str, list[str]] = {}
        for pieces in (self.ground, self.beside, self.above):
            for spot, (sign, id) in sorted(pieces.items()):
                if id and inside(spot) and (pieces is not self.ground or spot not in self.people):
                    known = marks.setdefault(sign, [])
                    if id not in known:
                        known.append(id)
        return people, marks

    def window(self, around: Iterable[Spot], columns: int, rows: int) -> Window | None:
        """The part of this size that shows the first of these places and as many of the next as fit; None if all is."""
        wide = (columns - MARGIN + self.wide - 1) // self.wide
        high = rows - 1
        if self.above:
            high = high * 2 // 3  # some of the rows have a line between them
        if self.width <= wide and self.height <= high:
            return None
        left = right = bottom = top = -1
        for x, y in around:
            if left < 0:
                left, right, bottom, top = x, x, y, y
            grown = min(left, x), max(right, x), min(bottom, y), max(top, y)
            if grown[1] - grown[0] < wide and grown[3] - grown[2] < high:
                left, right, bottom, top = grown
        first, last = stretched(left, right, wide, self.width)
        low, up = stretched(bottom, top, high, self.height)
        return first, last, low, up


def stretched(first: int, last: int, room: int, size: int) -> Spot:
    """A stretch made as long as there is room, with what it was in its middle.

    >>> stretched(4, 6, 5, 20), stretched(0, 1, 6, 20), stretched(18, 19, 6, 20), stretched(2, 3, 9, 5)
    ((3, 7), (0, 5), (14, 19), (0, 4))
    """
    room = min(room, size)
    begin = max(0, min(first - (room - (last - first + 1)) // 2, size - room))
    return begin, begin + room - 1


def sketched(table: Table) -> Sketch | None:
    """What a table shows of the battlefield, ready to be drawn; None without a map."""
    field = table.battlefield
    if field.kind == "none":
        return None
    grain = field.grain if field.kind == "field" else 1
    more = 1 if field.kind == "field" else 0
    sketch = Sketch(field.width // grain + more, field.height // grain + more, field.up)
    lay_ground(sketch, field, grain)
    for thing in field.things:
        sketch.ground[thing.x // grain, thing.y // grain] = LOOSE, thing.id
    sketch.letters = letters(by_side(table.combatants))
    for each in sorted(table.combatants, key=lambda one: not one.out):
        stand(sketch, each, grain)
    drawn = set(sketch.people.values())
    sketch.covered = {who: spot for who, spot in sketch.covered.items() if who not in drawn}
    for who, (x, y) in sketch.covered.items():
        sketch.notes[who] += f" {x},{y}"
    return sketch


def lay_ground(sketch: Sketch, field: Battlefield, grain: int) -> None:
    """Layers, then features that say more than they do: doors, hazards, rectangles of an open field."""
    for layer in field.layers:
        style = layer.id if layer.id in UPPERMOST else layer.style
        for y, first, last in layer.runs:
            for x in range(first, last + 1):
                sketch.lay((x, y), style, layer.id)
        for x, y, along in layer.edges:
            sketch.edge(x, y, along, layer.style, layer.id)
    for patch in field.features:
        style = style_of(patch)
        for spot in patch.squares:
            sign, what = sketch.ground.get(spot, ("", ""))
            if style == "open" and what == "door":  # the layer of doors does not know which are open
                del sketch.ground[spot], sketch.ranks[spot]
            elif what == "low_wall":
                sketch.ground[spot] = sign, patch.kind
        if style in ("door", "open", "hazard") or patch.rect is not None:
            for spot in [*patch.squares, *covered(patch, grain)]:
                if 0 <= spot[0] < sketch.width and 0 <= spot[1] < sketch.height:
                    cover_with(sketch, spot, patch, style)
        for one, two in patch.edges:
            (x, y), along = min(one, two), 0 if one[1] == two[1] else 1
            drawn = sketch.above if along else sketch.beside
            if style in ("door", "open"):
                sketch.edge(x, y, along, style, patch.kind)
            elif (x, y) in drawn:
                drawn[x, y] = drawn[x, y][0], patch.kind


def cover_with(sketch: Sketch, spot: Spot, patch: Patch, style: str) -> None:
    """Draw a feature on a square: the more cover it gives, the darker."""
    word = degree(patch)
    if style == "area" and word in ("", "none"):
        return
    number = dict(patch.traits).get("cover")
    sketch.lay(spot, style, OPEN_DOOR if style == "open" else patch.kind)
    if style == "cover" and sketch.ground[spot][1] == patch.kind:
        counted = f"{patch.kind}:{number}" if isinstance(number, int) and patch.kind == "cover" else patch.kind
        sketch.ground[spot] = GROUND.get(word, GROUND["cover"]), counted


def style_of(patch: Patch) -> str:
    """How a feature is drawn."""
    if "door" in patch.kind or "gate" in patch.kind or patch.style == "door":
        return "open" if patch.state in ("open", "broken") else "door"
    traits = dict(patch.traits)
    return "hazard" if traits.get("hazard") or traits.get("burns") else patch.style


def degree(patch: Patch) -> str:
    """How much cover a feature gives, in a word."""
    cover = dict(patch.traits).get("cover", "")
    return DEGREES[min(cover, len(DEGREES) - 1)] if isinstance(cover, int) else str(cover)


def covered(patch: Patch, grain: int) -> Iterator[Spot]:
    """The squares of a rectangle, each by its lower left corner."""
    if patch.rect is not None:
        x1, y1, x2, y2 = patch.rect
        for y in corners(y1, y2, grain):
            for x in corners(x1, x2, grain):
                yield x, y


def corners(low: int, high: int, grain: int) -> range:
    """The corners within a stretch; what is thinner than a square and lies between two belongs to the lower one."""
    first, last = -(-low // grain), high // grain
    return range(min(first, last), last + 1)


def stand(sketch: Sketch, who: Combatant, grain: int) -> None:
    """Put somebody where it stands, and say which way it looks and how high it is."""
    body = who.body
    if body is None:
        return
    wide, deep = (1, 1) if body.round else (body.wide, body.deep)
    for y in range(deep):
        for x in range(wide):
            spot = body.x // grain + x, body.y // grain + y
            if 0 <= spot[0] < sketch.width and 0 <= spot[1] < sketch.height:
                sketch.people[spot] = who.id
                sketch.covered.setdefault(who.id, spot)
    height = f"⇡{body.height // grain}" if body.height > 0 else f"⇣{-body.height // grain}" if body.height < 0 else ""
    sketch.notes[who.id] = (FACING[body.facing % 8] if body.facing is not None else "") + height


def by_side(people: Sequence[Combatant]) -> list[list[str]]:
    """Ids of everybody, gone or not, side by side: so that nobody's letter hangs on who is still there."""
    sides = dict.fromkeys(each.side for each in people)
    return [[each.id for each in people if each.side == side] for side in sides]


def letters(sides: Iterable[Sequence[str]]) -> dict[str, str]:
    """A letter for every id: capitals for the first side, small ones for the second, digits for all others.

    >>> letters([["bor", "mira"], ["orc-1"], ["ox"], ["elk"]])
    {'bor': 'A', 'mira': 'B', 'orc-1': 'a', 'ox': '0', 'elk': '1'}
    """
    found: dict[str, str] = {}
    others = 0
    for number, ids in enumerate(sides):
        alphabet = ALPHABETS[min(number, 2)]
        for place, each in enumerate(ids, others if number > 1 else 0):
            found[each] = alphabet[place % len(alphabet)]
        others += len(ids) if number > 1 else 0
    return found


# -- plain text ------------------------------------------------------------------------------------
def draw(table: Table) -> str:
    """The battlefield as text, and who is which letter; without a map, who is how far from whom."""
    sketch = sketched(table)
    if sketch is None:
        return distances(table)
    people, marks = sketch.shown()
    legend = [f"{sign} {who} {sketch.notes.get(who, '')}".rstrip() for who, sign in people.items()]
    rows = ["".join(text for text, _ in line).rstrip() for line in sketch.lines()]
    meant = [f"{sign} {', '.join(ids).replace('_', ' ').replace(':', ' ')}" for sign, ids in marks.items()]
    return "\n".join([*rows, "  ".join(legend), *(["  ".join(meant)] if meant else [])])


def distances(table: Table) -> str:
    """A table of the distances between all who are there."""
    apart = {(one, two): far for one, two, far in table.battlefield.apart}
    there = list(dict.fromkeys(who for pair in apart for who in pair))
    wide = max(map(len, there), default=0)

    def far(one: str, two: str) -> str:
        return "-" if one == two else str(apart.get((one, two), apart.get((two, one), "?")))

    head = " " * wide + "".join(f"{each:>{max(6, len(each) + 2)}}" for each in there)
    rows = [f"{one:<{wide}}" + "".join(f"{far(one, two):>{max(6, len(two) + 2)}}" for two in there) for one in there]
    return "\n".join([head, *rows])


def numbered(named: Mapping[str, str]) -> dict[str, str]:
    """Names with a number behind where several are alike; the sign for somebody unseen stays as it is.

    >>> numbered({"o1": "Orc", "bor": "Bor", "o2": "Orc"})
    {'o1': 'Orc 1', 'bor': 'Bor', 'o2': 'Orc 2'}
    """
    names = list(named.values())
    seen: dict[str, int] = {}
    found: dict[str, str] = {}
    for key, name in named.items():
        seen[name] = seen.get(name, 0) + 1
        found[key] = name if name == UNSEEN or names.count(name) == 1 else f"{name} {seen[name]}"
    return found
