"""A line that is still being written: what is told later may join it until somebody has read it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from affray.core.events import Event

from .lines import LineKind, cells, padded

TURN, ANSWER, WAY = "▶", "↯", "→"
RULE = 42
"""So wide is the line that parts two rounds."""
PATHS = 34
"""In which column a turn says where its owner goes."""


def parting(text: str) -> str:
    """The line that parts two rounds."""
    drawn = f"── {text} "
    return drawn + "─" * max(2, RULE - cells(drawn))


@dataclass(eq=False)
class Draft:
    """What will be a line. `actor` is whose act it is, `about` whom it befalls; `name` is said if that is not plain."""

    kind: LineKind
    depth: int
    actor: str = ""
    about: tuple[str, ...] = ()
    mark: str = ""
    name: str = ""
    head: str = ""
    parts: list[str] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    way: str = ""
    """Of a turn: where its owner went first."""
    note: str = ""
    """Of a turn: what is to be said of it."""
    whole: bool = False
    """Its head is a sentence that says itself whom it is about."""
    thin: bool = False
    """It says so far only that something is done, not what: the act itself joins it."""
    attack: tuple[str, str] | None = None
    told: bool = False
    number: int = 0
    top: Draft | None = None
    """The act that it follows from, if it is none itself."""
    above: Draft | None = None
    """The line on which it hangs."""
    rows: list[Draft] = field(default_factory=list)
    """What it does to several, one of them a row."""

    @property
    def act(self) -> Draft:
        return self.top or self

    @property
    def is_victim(self) -> bool:
        """Whether it tells what an act of somebody does to another."""
        return self.kind == "follows" and self.about == (self.actor,)

    def text(self) -> str:
        """The line as it is so far."""
        if self.kind == "round":
            return parting(self.head)
        if self.kind == "turn":
            whole = "  ".join(filter(None, [f"{TURN} {self.name}", self.head, self.note]))
            return padded(whole, PATHS) + self.way if self.way else whole
        return self.plain()

    def plain(self) -> str:
        """The line without what only a terminal needs."""
        if self.kind == "turn":
            return " ".join(filter(None, [self.name, self.note]))
        said = self.said()
        if not said:
            return ""
        named = f"{self.name}{', ' if self.head and self.parts else ': '}{said}" if self.name else capital(said)
        return f"{self.mark} {named}" if self.mark else named

    def said(self) -> str:
        """The line without mark and name."""
        text = self.head
        for part in self.parts:
            space = " " if WAY not in self.head and part.startswith(WAY) else ": " if text is self.head else ", "
            text += (space if text else "") + part
        return text


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


@dataclass(eq=False)
class Scope:
    """What hangs on one event: the line that it made or joined, and what has been begun below that."""

    line: Draft | None
    depth: int
    """How deep a line stands that is opened here."""
    above: Scope | None = None
    is_round: bool = False
    busy: bool = False
    """Whoever's turn or act this is has done something in it."""
    last: Draft | None = None
    """The last act here of whoever's turn it is."""
    hushed: bool = False
    """What hangs here goes without saying: somebody fell, and lets go of things."""
    victims: dict[str, Draft] = field(default_factory=dict)
    """The lines of those whom the act befalls, one for each."""
    rolls: list[Event] = field(default_factory=list)
    """Dice that have fallen, and of which nobody knows yet what comes of them."""
    rows: dict[str, Draft] = field(default_factory=dict)
    ways: dict[str, list[Event]] = field(default_factory=dict)
    way_lines: dict[str, Draft] = field(default_factory=dict)

    @property
    def actor(self) -> str:
        scope: Scope | None = self
        while scope is not None:
            if scope.line is not None and scope.line.actor:
                return scope.line.actor
            scope = scope.above
        return ""


def chain(scope: Scope | None) -> Iterator[Scope]:
    """A scope and those that it stands in, from the inside out."""
    while scope is not None:
        yield scope
        scope = scope.above
