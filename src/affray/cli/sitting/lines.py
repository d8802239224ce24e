"""Lines that fit a screen: pieces in a row, broken where one ends."""

from __future__ import annotations

from collections.abc import Iterable

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from ..terminal import harmless

BETWEEN = " · "
HOLDING, HELD = "\xa0", "\ue000"
"""A blank at which no line is broken, and what stands for it meanwhile: a letter to whoever breaks lines."""


def flowing(pieces: Iterable[Text], width: int, head: Text | None = None, indent: int = 0) -> list[Text]:
    """Pieces in a row with a dot between them, broken before one that does not fit; the head stands before the first.

    >>> [line.plain for line in flowing([Text("move"), Text("dash"), Text("end")], 14, Text("Go"), 4)]
    ['Go  move', '    dash · end']
    """
    lines: list[Text] = []
    begin = Text.assemble(head or "")
    begin.pad_right(max(0, indent - begin.cell_len))
    line, empty = begin, True
    for piece in pieces:
        piece.truncate(max(1, width - indent), overflow="ellipsis")
        if not empty and line.cell_len + len(BETWEEN) + piece.cell_len > width:
            lines.append(line)
            line, empty = Text(" " * indent), True
        if not empty:
            line.append(BETWEEN, "dim")
        line.append_text(piece)
        empty = False
    return [*lines, *([] if empty else [line])]


def folded(line: Text, console: Console, width: int) -> list[Text]:
    """A line broken at words where it is too long; what follows is indented a little."""
    if line.cell_len <= width:
        return [line]
    line.plain = line.plain.replace(HOLDING, HELD)
    first, *rest = line.wrap(console, width - 2)
    found = [first, *[Text("  ") + each for each in rest]]
    for each in found:
        each.plain = each.plain.replace(HELD, HOLDING)
        each.rstrip()
    return found


def shortened(text: str, room: int) -> str:
    """A text cut to so many columns, with a sign that it is.

    >>> shortened("Captain of the Hedge Spears", 10), shortened("Bor", 10)
    ('Captain o…', 'Bor')
    """
    text = harmless(text)
    if cell_len(text) <= room:
        return text
    while text and cell_len(text) > room - 1:
        text = text[:-1]
    return text.rstrip() + "…"
