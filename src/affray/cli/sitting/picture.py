"""The map on a screen: cut to what matters around somebody, coloured by sides, with a legend in the language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from textwrap import wrap

from rich.cells import cell_len
from rich.text import Text

from affray.rulesets.sketch import MARGIN, Sketch, Spot, Window, by_side, letters, sketched
from affray.rulesets.table import Table, stances
from affray.text import Speaker

from ..terminal import harmless
from .called import called, command
from .lines import flowing, shortened
from .status import Status, colour_of

DIM = ("·", ",", ";")
ARROWS = {
    (0, 1): "↑", (1, 1): "↗", (1, 0): "→", (1, -1): "↘", (0, -1): "↓", (-1, -1): "↙", (-1, 0): "←", (-1, 1): "↖",
    (0, 0): "",
}  # fmt: skip
APART = 8
"""Without a map so many are told how far they are."""
NAMED = 24
"""So many columns a name takes beside all distances."""


def picture(
    table: Table, speaker: Speaker, names: Mapping[str, str], who: str, width: int, rows: int | None
) -> list[Text]:
    """The map and its legend; in so many lines, if that is given, around somebody."""
    sketch = sketched(table)
    if sketch is None:
        return far_from(table, speaker, names, who, width, rows)
    window = None
    if rows is not None:
        explained = list(legend(sketch, None, table, speaker, names, width))
        window = sketch.window(around(sketch, table, who), width, max(6, rows - min(max(2, rows // 4), len(explained))))
    lines = [coloured(line, table, who) for line in sketch.lines(window)]
    explained = list(legend(sketch, window, table, speaker, names, width))
    if rows is not None and len(explained) > max(1, rows - len(lines)):
        explained = explained[: max(1, rows - len(lines))]
    return [*lines, *explained]


def around(sketch: Sketch, table: Table, who: str) -> list[Spot]:
    """Where everybody stands, the nearest to somebody, or to a side, first."""
    sides = {each.id: each.side for each in table.combatants}
    own = [spot for spot, each in sketch.people.items() if each == who or sides[each] == who]
    spots = list(sketch.people)
    if not own:
        return spots or [(0, 0)]
    x, y = own[0]
    return sorted(spots, key=lambda spot: (max(abs(spot[0] - x), abs(spot[1] - y)), spot))


def beyond(sketch: Sketch, window: Window, speaker: Speaker) -> str:
    """On which sides the map goes on, and how to see all of it."""
    first, last, low, high = window
    below, above = low > 0, high < sketch.height - 1
    signs = [
        ("←", first > 0), ("→", last < sketch.width - 1), ("↓" if sketch.up else "↑", below),
        ("↑" if sketch.up else "↓", above),
    ]  # fmt: skip
    ways = "".join(sign for sign, more in signs if more)
    return speaker.say("cli-map-cut", ways=ways, command=command(speaker, "map"))


def coloured(line: list[tuple[str, str]], table: Table, who: str) -> Text:
    found = Text()
    people = {each.id for each in table.combatants}
    for text, what in line:
        if what in people:
            found.append(text, f"{colour_of(table, what)}{' reverse' if what == who else ''}")
        else:
            found.append(harmless(text), "dim" if text in DIM else "")
    found.rstrip()
    return found


def legend(
    sketch: Sketch, window: Window | None, table: Table, speaker: Speaker, names: Mapping[str, str], width: int
) -> Iterator[Text]:
    """Who is which letter, and what the other signs mean."""
    people, marks = sketch.shown(window)
    pieces = [] if window is None else [Text(beyond(sketch, window, speaker), "dim")]
    named = [(sign, called(speaker, who, names), sketch.notes.get(who, ""), who) for who, sign in people.items()]
    for signs, name, who in families(named):
        pieces.append(Text.assemble((signs, colour_of(table, who)), f" {harmless(name)}"))
    if window is not None:
        for spot, who in sketch.people.items():
            if who not in people:
                people[who] = sketch.letters[who]
                whence = f" {harmless(called(speaker, who, names))} {way(spot, window, sketch.up)}"
                pieces.append(Text.assemble((people[who], colour_of(table, who)), (whence, "dim")))
    for sign, ids in marks.items():
        said = [meaning(speaker, names, id) for id in ids]
        pieces.append(Text(f"{sign} {harmless('/'.join(dict.fromkeys(said)))}", "dim"))
    yield from flowing(pieces, width, Text(" " * MARGIN), MARGIN)


def families(named: Sequence[tuple[str, str, str, str]]) -> Iterator[tuple[str, str, str]]:
    """People in a row whose names differ only by their numbers, as one: letters, names, and one of them.

    >>> list(families([("a", "Hound 1", "", "x"), ("b", "Hound 2", "", "y"), ("c", "Ogre", "↑", "z")]))
    [('a–b', 'Hound 1–2', 'x'), ('c', 'Ogre↑', 'z')]
    """
    row: list[tuple[str, str, str, str]] = []
    for each in [*named, None]:
        if row and (each is None or not follows(row[-1], each)):
            (first, name, note, who), (last, end, _, _) = row[0], row[-1]
            if len(row) > 1:
                yield f"{first}–{last}", f"{name}–{end.rpartition(' ')[2]}{note}", who
            else:
                yield first, name + note, who
            row = []
        if each is not None:
            row.append(each)


def follows(one: tuple[str, str, str, str], other: tuple[str, str, str, str]) -> bool:
    """Whether a name is the next of a row: the same but for a number that is one more, beside the next letter."""
    (sign, name, note, _), (next_sign, next_name, next_note, _) = one, other
    kind, _, number = name.rpartition(" ")
    other_kind, _, other_number = next_name.rpartition(" ")
    numbers = number.isdecimal() and other_number.isdecimal() and int(other_number) == int(number) + 1
    alike = bool(kind) and kind == other_kind and note == next_note
    return alike and numbers and ord(next_sign) == ord(sign) + 1


def way(spot: Spot, window: Window, up: bool) -> str:
    """Where somebody is who stands outside the part that is drawn, and in which direction."""
    first, last, low, high = window
    across = (spot[0] > last) - (spot[0] < first)
    along = ((spot[1] > high) - (spot[1] < low)) * (1 if up else -1)
    return f"{ARROWS[across, along]}{spot[0]},{spot[1]}"


def meaning(speaker: Speaker, names: Mapping[str, str], id: str) -> str:
    """The words for a kind of ground, with its number if it has one."""
    kind, colon, number = id.partition(":")
    return f"{speaker.word('feature', kind, names)} {number}" if colon else speaker.word("feature", kind, names)


def far_from(
    table: Table, speaker: Speaker, names: Mapping[str, str], who: str, width: int, rows: int | None
) -> list[Text]:
    """Without a map: how far everybody is from somebody; all distances where there is room."""
    apart = table.battlefield.apart
    if rows is None or not any(who in pair[:2] for pair in apart):
        return [*distances(table, speaker, names, width), *standing(table, speaker, names, width)]
    unit = Status(speaker).brief("measure", table.battlefield.unit) if table.battlefield.unit else ""
    others = sorted([(far, one if two == who else two) for one, two, far in apart if who in (one, two)])
    pieces = [
        Text.assemble((harmless(called(speaker, other, names)), colour_of(table, other)), f" {far} {unit}".rstrip())
        for far, other in others[:APART]
    ]
    return [*flowing(pieces, width - 2), *standing(table, speaker, names, width, who)]


def distances(table: Table, speaker: Speaker, names: Mapping[str, str], width: int) -> Iterator[Text]:
    """How far everybody is from everybody: a row for each, and a column by his letter; as many columns as fit beside
    the names, the others below.
    """
    apart = {frozenset(pair): str(far) for *pair, far in table.battlefield.apart}
    signs = letters(by_side(table.combatants))
    there = [each for each in signs if any(each in pair for pair in apart)]
    shown = {each: f"{signs[each]} {shortened(called(speaker, each, names), NAMED)}" for each in there}
    wide = max([cell_len(each) for each in shown.values()], default=0)
    column = max([len(each) for each in apart.values()], default=0) + 2
    many = max(1, (width - wide) // column)
    for first in range(0, len(there), many):
        across = there[first : first + many]
        yield Text(" " * wide + "".join(f"{signs[each]:>{column}}" for each in across), "dim")
        for one in there:
            found = [apart.get(frozenset((one, each)), "-") for each in across]
            name = Text(shown[one], colour_of(table, one))
            name.pad_right(wide - name.cell_len)
            yield name + Text("".join(f"{far:>{column}}" for far in found))


def standing(
    table: Table, speaker: Speaker, names: Mapping[str, str], width: int, who: str = ""
) -> Iterator[Text]:
    """How people stand to each other, a line for each; beside somebody's own only what concerns him."""
    known = stances(table)
    for person in sorted(table.combatants, key=lambda each: each.id != who):
        found: dict[str, list[str]] = {}
        for (one, other), ids in known.items():
            if one == person.id and who in ("", one, other):
                for each in ids:
                    found.setdefault(each, []).append(called(speaker, other, names))
        said = [f"{speaker.word('condition', each, names)}: {', '.join(others)}" for each, others in found.items()]
        name = harmless(called(speaker, person.id, names))
        rows = wrap(f"{name}  {harmless('; '.join(said))}", width, subsequent_indent="    ") if said else []
        for number, row in enumerate(rows):
            head = len(name) if number == 0 else 0
            yield Text.assemble((row[:head], colour_of(table, person.id)), row[head:])
