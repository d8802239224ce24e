"""A line of the log, how wide it is on a screen, and how it is broken where it is too long."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Literal

from affray.core.events import Event

LineKind = Literal["round", "turn", "act", "follows", "end"]
WIDTH = 80
INDENT = 2


@dataclass(frozen=True, slots=True)
class Line:
    """One line: its number in the log, what it is, how deep it stands, its text, and the events that it tells of.
    Rows of a table stand below the first one, each behind a line break.

    `rules` are the ids behind it, where the style of the log shows them. `said` is the text without what only a
    terminal needs, signs and health on a heading, and without its `rows`: names, and what is said of them. `actor` is
    whose line it is, and `named` whether it says so.
    """

    number: int
    kind: LineKind
    depth: int
    text: str
    events: tuple[Event, ...]
    rules: tuple[str, ...] = ()
    said: str = ""
    rows: tuple[tuple[str, str], ...] = ()
    actor: str = ""
    named: bool = False

    def shown(self, width: int = WIDTH) -> list[str]:
        """The line as a screen shows it: indented, and broken where it is wider than that. Rows stand below their
        caption; without one they stand one below the other.
        """
        first, *rows = self.text.split("\n")
        deeper = 0 if len(rows) < len(self.rows) else 1
        below = [text for row in rows for text in folded(row, width, INDENT * (self.depth + deeper))]
        return [*folded(first, width, INDENT * self.depth), *below]


def cells(text: str) -> int:
    """How many columns of a terminal a text takes.

    >>> cells("Бор"), cells("名"), cells("e\\u0301")
    (3, 2, 1)
    """
    return sum(0 if unicodedata.combining(each) else 2 if wide(each) else 1 for each in text)


def wide(letter: str) -> bool:
    return unicodedata.east_asian_width(letter) in "WF"


def padded(text: str, width: int) -> str:
    """The text with blanks behind it, so wide; at least two blanks."""
    return text + " " * max(2, width - cells(text))


def folded(text: str, width: int = WIDTH, indent: int = 0) -> list[str]:
    """A text as lines that are not wider than this; what goes on is indented more. Words are never broken.

    >>> folded("Bite → Bor: 17 vs 18, miss", 16, 2)
    ['  Bite → Bor: 17', '      vs 18,', '      miss']
    """
    blanks, lines = " " * indent, list[str]()
    line = blanks
    for word in text.split(" "):
        if line.strip() and cells(line) + 1 + cells(word) > width:
            lines.append(line.rstrip())
            line = blanks + "    " + word
        else:
            line = f"{line} {word}" if line.strip() or line != blanks else line + word
    return [*lines, line.rstrip()]
