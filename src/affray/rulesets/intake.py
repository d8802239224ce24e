"""Taking an encounter in: what every game's setup does with files that people wrote."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from difflib import get_close_matches
from itertools import count
from typing import Any, NamedTuple, Protocol

from affray.core.events import GAME_MASTER
from affray.core.notation import MOST_DICE, MOST_SIDES, NO_DICE, DicePool, read_pool
from affray.core.refusals import Refusal, refuse

from .game import Path, Problem

RESERVED = (GAME_MASTER, "ground", "neutral")
"""Ids that no combatant of any game may have: who speaks for the game, where things lie, who is on no side."""


KINDS = ("wall", "door", "window", "pillar", "crate", "rubble", "fence", "hedge", "pit", "water", "fire")
"""Kinds of terrain that every game knows."""
CLOSE = 0.75
"""So much alike is a kind that was misspelt: `wal`, not `altar`."""


class Standing(NamedTuple):
    """Somebody and the place that the file gives it, as people write it: `7,3`."""

    who: str
    at: str


class Intake:
    """Collects every problem of an encounter instead of stopping at the first."""

    def __init__(self, found: list[Problem] | None = None) -> None:
        self.found: list[Problem] = [] if found is None else found
        self.rows: dict[Path, int] = {}
        """How many copies of a row that runs off the map fit on it."""

    def problem(self, path: Path, rule: str, **facts: Any) -> None:
        self.found.append(Problem(path, refuse(rule, **facts)))

    def warn(self, path: Path, rule: str, **facts: Any) -> None:
        """What looks like a mistake, but stops nobody from fighting."""
        found = Problem(path, refuse(rule, **facts), warning=True)
        if found not in self.found:  # a stat block that many have is told once
            self.found.append(found)

    def no_effect(self, path: Path, kind: str, id: str) -> None:
        """Warn of a feature of the map that changes nothing: surely something was forgotten, or its kind misspelt."""
        hint = "" if kind in KINDS else next(iter(get_close_matches(kind.casefold(), KINDS, 1, CLOSE)), "")
        if hint:
            self.warn(path, "FILE-KIND", kind=kind, hint=hint)
        else:
            self.warn(path, "FILE-NO-EFFECT", kind=kind, id=id)

    def twice(self, path: Path, id: str, first: Path | None) -> None:
        """An id that somebody or something before has, and where that is."""
        self.found.append(Problem(path, refuse("FILE-DUPLICATE-ID", value=id), first=first))

    def misplaced(
        self, path: Path, rule: str, *,
        copy: int = 0, size: str = "", body: str = "", solid: str = "", overlap: Sequence[Standing] = (), **facts: Any,
    ) -> None:  # fmt: skip
        """Somebody cannot begin where the file puts it: off the map, inside something, or on somebody else.

        `size` is how large the map is, if it is off it, perhaps as a later `copy` of a row that runs off it, or with a
        part of its `body`; `solid` is what it is inside; `overlap` is itself and all who are there as well, with their
        places, since a row of copies says only where it begins. The game refuses by its own rule with its own facts.
        """
        exactly = None
        if size and copy:
            exactly = refuse("FILE-ROW-OFF-MAP", fit=self.rows.setdefault(path, copy), size=size)
        elif size and body:
            exactly = refuse("FILE-BODY-OFF-MAP", body=body, size=size)
        elif size:
            exactly = refuse("FILE-OFF-MAP", size=size)
        elif solid and copy:
            exactly = refuse("FILE-ROW-INSIDE", fit=self.rows.setdefault(path, copy), inside=solid)
        elif solid:
            exactly = refuse("FILE-INSIDE", inside=solid)
        elif len(overlap) > 1:
            (who, at), (other, there), *_ = overlap
            exactly = refuse("FILE-OVERLAP", who=who, at=at, other=other, there=there)
        self.found.append(Problem(path, refuse(rule, **facts), exactly=exactly))

    def reserved(self, path: Path, id: str, sides: Iterable[str], words: Iterable[str] = ()) -> None:
        """Refuse an id that means somebody or something else: a side, the game master, a word of the game's answers."""
        taken = (*RESERVED, *sides, *words)
        if id in taken:
            self.problem(path, "FILE-RESERVED-ID", value=id)

    def unknown(self, path: Path, kind: str, name: str, known: Sequence[str]) -> None:
        """A name that nothing has, with the nearest one that something has."""
        hint = next(iter(get_close_matches(name, known, 1)), "")
        self.problem(path, "FILE-UNKNOWN-NAME", kind=kind, value=name, hint=hint)

    def label(self, kinds: Sequence[tuple[str, str | None]], *where: str) -> list[str]:
        """Ids for pieces of one list, each given as its kind and the id somebody wrote: `wall-1`, `wall-2`."""
        found: dict[str, int] = {}
        counts: dict[str, int] = {}
        for number, (kind, given) in enumerate(kinds):
            counts[kind] = counts.get(kind, 0) + 1
            name = given or f"{kind}-{counts[kind]}"
            if name in found:
                self.twice((*where, number), name, (*where, found[name]))
                name = f"{name}-{number}"
            found[name] = number
        return list(found)

    def dice(self, text: str | int | None, path: Path) -> DicePool:
        """Dice of one kind; none at all if nothing is written, or if it cannot be read."""
        pool = read_pool(0 if text is None else text)
        if pool is None:
            self.bad_dice(text, path)
            return NO_DICE
        return pool

    def bad_dice(self, text: str | int | None, path: Path, exactly: Refusal | None = None) -> None:
        most = f"{MOST_DICE}d{MOST_SIDES}"
        told = exactly or refuse("FILE-DICE", value=str(text), most=most)
        refusal = refuse("FILE-RANGE", field=str(path[-1]), value=str(text), low="1d1", high=most)
        self.found.append(Problem(path, refusal, exactly=told))


class Entry(Protocol):
    """What an encounter says of one or several combatants alike."""

    @property
    def unit(self) -> str: ...
    @property
    def id(self) -> str | None: ...
    @property
    def count(self) -> int: ...


def name_for(entry: Entry, copy: int, entries: Iterable[Entry], taken: Collection[str]) -> str:
    """The id of a copy: as given, or the stat block's, with a number if there are several."""
    if entry.id is not None:
        return entry.id if entry.count == 1 else f"{entry.id}-{copy + 1}"
    alike = [each for each in entries if each.unit == entry.unit and each.id is None]
    if sum(each.count for each in alike) == 1 and entry.unit not in taken:
        return entry.unit
    return next(name for name in map(f"{entry.unit}-{{}}".format, count(1)) if name not in taken)


def insist_on_none(found: Sequence[Problem]) -> None:
    """A ValueError with every reason if an encounter is refused; warnings refuse nothing."""
    reasons = [f"{'.'.join(map(str, each.path))}: {each.refusal}" for each in found if not each.warning]
    if reasons:
        raise ValueError("; ".join(reasons))
