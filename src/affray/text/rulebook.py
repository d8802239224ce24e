"""The rules of a game by their ids, as its catalogue `rules.md` tells them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from affray.rulesets.game import Game

TITLE = re.compile(r"# (?P<title>.+)")
AREA = re.compile(r"## (?P<name>[A-Z]+): (?P<title>.+)")
TAG = r"source\+?|designed|srd|core|convention"
RULE = re.compile(rf"- \*\*(?P<id>[A-Z0-9]+-(?P<area>[A-Z]+)-\d+)\*\* \((?P<tag>{TAG})\) (?P<text>.+)")
TOLD = re.compile(r"- \*\*(?P<id>[A-Z0-9]+-[A-Z]+-\d+)\*\* (?P<text>.+)")
"""A rule in another language: where it comes from, the catalogue says."""
NOTE = "> "
"""How a line begins that is for readers only, in the middle of an area."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule. `tag` says where it comes from.

    `source` is the source text, `source+` the same made precise, `designed` our completion of it; a game may tell its
    completions apart: `srd` (a public reference document), `core` (customs of the game) and `convention` (ours).
    """

    id: str
    area: str
    tag: str
    text: str


@dataclass(frozen=True, slots=True)
class Area:
    """The rules about one subject, in order."""

    name: str
    title: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All rules of a game, area by area."""

    title: str
    areas: tuple[Area, ...]

    def __iter__(self) -> Iterator[Rule]:
        return (rule for area in self.areas for rule in area.rules)

    def __len__(self) -> int:
        return sum(len(area.rules) for area in self.areas)

    def __contains__(self, id: object) -> bool:
        return any(rule.id == id for rule in self)

    def rule(self, id: str) -> Rule:
        """A rule by its id or a unique end of it, such as `act-2`, in any case; a LookupError if there is none."""
        wanted = id.strip().upper()
        found = [rule for rule in self if rule.id == wanted or rule.id.endswith(f"-{wanted}")]
        if len(found) == 1:
            return found[0]
        known = ", ".join(rule.id for rule in found) or f"areas: {', '.join(area.name for area in self.areas)}"
        raise LookupError(f"no single rule is called {id!r}; {known}")

    def area(self, name: str) -> Area:
        """An area by its name, with or without the game's prefix, in any case; a LookupError if there is none."""
        wanted = name.strip().upper().rpartition("-")[2]
        for area in self.areas:
            if area.name == wanted:
                return area
        raise LookupError(f"no area is called {name!r}; areas: {', '.join(area.name for area in self.areas)}")

    def find(self, word: str) -> tuple[Rule, ...]:
        """What a word means: all rules of an area, or one rule; a LookupError if it means nothing."""
        try:
            return self.area(word).rules
        except LookupError:
            return (self.rule(word),)


def rulebook(game: Game[Any], language: str = "en") -> Rulebook:
    """The rules of a game; what its package does not tell in a language is told in English."""
    return read(game.package, language)


@cache
def read(package: str, language: str = "en") -> Rulebook:
    """The catalogue that a package holds, with the words of `rules.<language>.md` if it has them."""
    if language != "en":
        told, name = read(package), f"rules.{language}.md"
        words = files(package).joinpath(name)
        return translated(told, words.read_text(encoding="utf-8"), f"{package}, {name}") if words.is_file() else told
    return parse(files(package).joinpath("rules.md").read_text(encoding="utf-8"), f"{package}, rules.md")


def parse(text: str, file: str = "rules.md") -> Rulebook:
    """A catalogue: a title, an introduction, areas, and behind them chapters for readers. A ValueError lists all lines
    that do not belong.

    An area holds a line for every rule, and notes that begin with `>`; a rule stands in its own area, and once.

    >>> book = parse("# A game\\n## MOVE: Moving\\n- **GAME-MOVE-1** (source) Everybody moves.")
    >>> book.rule("move-1").text, book.area("move").title
    ('Everybody moves.', 'Moving')
    """
    title, areas, faults = "", list[Area](), list[str]()
    rules: dict[str, Rule] = {}
    area = ""
    for number, line in enumerate(text.splitlines(), 1):
        if heading := AREA.fullmatch(line):
            area = heading["name"]
            areas.append(Area(area, heading["title"], ()))
        elif line.startswith("## "):
            area = ""
        elif rule := RULE.fullmatch(line):
            if rule["area"] != area or rule["id"] in rules:
                faults.append(f"line {number}: {rule['id']} {'is doubled' if rule['id'] in rules else 'is in no area'}")
            rules[rule["id"]] = Rule(rule["id"], rule["area"], rule["tag"], rule["text"])
        elif not title and (begin := TITLE.fullmatch(line)):
            title = begin["title"]
        elif line.startswith("- **") or (area and line and not line.startswith(NOTE)):
            faults.append(f"line {number}: {line[:60]}")
    if faults or not title:
        raise ValueError("; ".join([f"{file} has lines that are no rules", *(faults or ["line 1: no title"])]))
    told = [Area(each.name, each.title, tuple(r for r in rules.values() if r.area == each.name)) for each in areas]
    return Rulebook(title, tuple(told))


def translated(book: Rulebook, text: str, file: str = "rules.md") -> Rulebook:
    """A catalogue in other words: its title, the titles of its areas and `- **ID** text` for a rule.

    Where a rule comes from, and in which order, the catalogue says; a ValueError lists all lines that belong nowhere.

    >>> book = parse("# A game\\n## MOVE: Moving\\n- **GAME-MOVE-1** (source) Everybody moves.")
    >>> translated(book, "# Игра\\n## MOVE: Движение\\n- **GAME-MOVE-1** Все ходят.").rule("move-1").text
    'Все ходят.'
    """
    title, faults = book.title, list[str]()
    titles, texts = {area.name: area.title for area in book.areas}, {rule.id: rule.text for rule in book}
    for number, line in enumerate(text.splitlines(), 1):
        if (heading := AREA.fullmatch(line)) and heading["name"] in titles:
            titles[heading["name"]] = heading["title"]
        elif (rule := TOLD.fullmatch(line)) and rule["id"] in texts:
            texts[rule["id"]] = rule["text"]
        elif number == 1 and (begin := TITLE.fullmatch(line)):
            title = begin["title"]
        elif line:
            faults.append(f"line {number}: {line[:60]}")
    if faults:
        raise ValueError("; ".join([f"{file} has lines that are no rules of the catalogue", *faults]))
    areas = [
        Area(area.name, titles[area.name], tuple([replace(rule, text=texts[rule.id]) for rule in area.rules]))
        for area in book.areas
    ]
    return Rulebook(title, tuple(areas))
