"""Encounters and bestiaries from files: read, laid together, checked, and built into what a game fights."""

from __future__ import annotations

import json
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from affray.core.refusals import Refusal, refuse
from affray.rulesets.game import Game, Problem
from affray.rulesets.game import Path as Place

from . import shape
from .bestiaries import BESTIARY, GAME, INCLUDE, TITLE, misfits, tables_of, with_bestiaries
from .problems import BadFile, FileProblem, Mark, closest, problem
from .remainder import foreign_dice, unknown_names
from .sources import Games, Shelf, Source, encounters, find_source, own_bestiary, read_tree
from .tactics import TACTICS, apart
from .tactics import misfits as tactical_misfits
from .validate import Faults, shown, unknown_field, validate
from .yaml_source import Node, compose, data_of, locate

Written = str | Path | Mapping[str, Any]
"""An encounter as somebody gives it: the name of a file or of a sample, or what such a file would hold."""


@dataclass(frozen=True)
class Loaded:
    """An encounter that can be fought: `game.start(encounter)` begins it, `data` goes into the journal's header."""

    game: Game[Any]
    encounter: Any
    data: dict[str, Any]
    """The file as plain data, with everything from the bestiaries; `build` makes the encounter of it again."""
    path: str
    """The file as it was named, or `game/sample.yaml` for a shipped one."""
    warnings: tuple[FileProblem, ...] = ()
    """What looks like a mistake, but stops nobody from fighting."""


class Sample(NamedTuple):
    """An encounter that a game ships."""

    game: str
    name: str
    title: str


class Checked(NamedTuple):
    """A file in which nothing is wrong, though there may be warnings; `kind` is `encounter` or `bestiary`."""

    game: Game[Any]
    kind: str
    path: str
    warnings: tuple[FileProblem, ...] = ()


def load_encounter(source: Written, games: Games | None = None) -> Loaded:
    """The encounter in this file, the shipped sample of this name, or one as plain data; BadFile if anything is wrong.

    `games` are the games to look among, all installed ones if it is left out.
    """
    file = Draft(source, games)
    return file.encounter()


def check_file(source: str | Path, games: Games | None = None) -> Checked:
    """Check an encounter or a bestiary; BadFile if anything is wrong."""
    file = Draft(source, games)
    if file.is_bestiary():
        return Checked(file.game, "bestiary", file.source.label, file.check_bestiary())
    loaded = file.encounter()
    return Checked(file.game, "encounter", file.source.label, loaded.warnings)


def build(game: Game[Any], data: Any, file: str = "") -> Any:
    """The encounter of plain data, as a journal's header has it; BadFile, without lines, if anything is wrong."""
    rest, tactics = apart(game, data)
    encounter, faults = validate(game.encounter, rest)
    faults = faults or objections(game.problems(encounter)) or tactical_misfits(game, encounter, tactics)
    if faults:
        raise BadFile([problem(Mark(file), refusal, place) for place, refusal in faults])
    return encounter


def samples(games: Games | None = None) -> list[Sample]:
    """The sample encounters of all games, in alphabetical order."""
    found: list[Sample] = []
    for game in Shelf(games).all():
        for name, source in encounters(game).items():
            root = read_tree(source, [])
            title = data_of(root).get(TITLE) if root is not None else None
            found.append(Sample(game.name, name, str(title or name)))
    return sorted(found)


def bestiary(game: Game[Any]) -> dict[str, Any]:
    """The tables that a game ships, as plain data; empty if it ships none."""
    source = own_bestiary(game)
    if source is None:
        return {}
    problems: list[FileProblem] = []
    root = read_tree(source, problems)
    if root is None or problems:
        raise BadFile(problems, source.label)
    data = data_of(root)
    return {table: data[table] for table in tables_of(game) if table in data}


def shipped_text(game: Game[Any], table: str, id: str) -> str:
    """An entry of a game's own tables as it is written, with its remarks; a LookupError if there is none."""
    source = own_bestiary(game)
    root = None if source is None else read_tree(source, [])
    if source is None or root is None or not isinstance(root.value, dict) or table not in root.value:
        raise LookupError(f"no table is called {table!r}")
    entries = root.value[table].node.value
    if not isinstance(entries, dict) or id not in entries:
        raise LookupError(f"nothing is called {id!r} in {table}")
    lines = source.folder.joinpath(source.name).read_text(encoding="utf-8").splitlines()
    begin = entries[id].key.line - 1
    later = [each.key.line - 1 for each in (*entries.values(), *root.value.values()) if each.key.line - 1 > begin]
    return "\n".join([f"{table}:", *lines[begin : min(later, default=len(lines))]]).rstrip()


class Draft:
    """A file on its way to an encounter: its tree, its game, and what is wrong so far."""

    def __init__(self, named: Written, games: Games | None) -> None:
        shelf = Shelf(games)
        self.problems: list[FileProblem] = []
        if isinstance(named, Mapping):
            self.source = Source(Path(), "", "encounter")
            root = compose(json.dumps(named), self.source.label, self.problems)
        else:
            self.source = find_source(named, shelf)
            root = read_tree(self.source, self.problems)
        if root is None:
            raise self.bad()
        self.root: Node = root
        game = self.find_game(shelf)
        if game is None:
            raise self.bad()
        self.game: Game[Any] = game

    def bad(self) -> BadFile:
        return BadFile(self.problems, self.source.label)

    def complain(self, root: Node, faults: Faults) -> None:
        self.problems += [problem(locate(root, place), refusal, place) for place, refusal in faults]

    def find_game(self, shelf: Shelf) -> Game[Any] | None:
        """The game that the file names."""
        assert isinstance(self.root.value, dict)
        if GAME not in self.root.value:
            self.complain(self.root, [((), refuse("FILE-MISSING-FIELD", field=GAME))])
            return None
        value = data_of(self.root.value[GAME].node)
        if value in shelf.names:
            return shelf.game(value)
        word, names = shown(value), tuple(shelf.names)
        unknown = refuse("FILE-UNKNOWN-GAME", value=word, hint=closest(word, names), among=names)
        self.complain(self.root, [((GAME,), unknown)])
        return None

    def is_bestiary(self) -> bool:
        """A file with tables and without any other field of an encounter."""
        assert isinstance(self.root.value, dict)
        tables = tables_of(self.game)
        others = [name for name in shape.hints(self.game.encounter) if name not in (*tables, GAME, TITLE)]
        renamed = shape.renamed(self.game.encounter)
        fields = [renamed.get(name, name) for name in self.root.value]
        return any(name in fields for name in tables) and not any(name in fields for name in others)

    def check_bestiary(self) -> tuple[FileProblem, ...]:
        """Every problem of a bestiary is raised at once; what it is only warned of is given back."""
        self.problems += misfits(self.game, self.root)
        whole = with_bestiaries(self.game, self.root, self.source, self.problems)
        data = data_of(whole)
        for table in tables_of(self.game):
            if isinstance(data.get(table), dict):
                _, faults = validate(shape.hints(self.game.encounter)[table], data[table])
                self.complain(whole, [((table, *place), refusal) for place, refusal in faults])
        warnings = self.warnings_of_entries(whole, data)
        if self.problems:
            self.problems += warnings
            raise self.bad()
        return tuple(sorted(warnings, key=in_order))

    def warnings_of_entries(self, whole: Node, data: Mapping[str, Any]) -> list[FileProblem]:
        """What a game would warn of if everybody in this bestiary fought."""
        own = data_of(self.root).get(BESTIARY)
        people = [*own] if isinstance(own, dict) else []
        tables = {table: data[table] for table in tables_of(self.game) if table in data}
        fight = {GAME: self.game.name, **tables, "combatants": [{"unit": each} for each in people]}
        encounter, faults = validate(self.game.encounter, fight)
        found: dict[Place, Problem] = {}
        for each in [] if faults or encounter is None else warnings_of(self.game, encounter):
            place: Place = each.path
            if place[0] == "combatants" and isinstance(place[1], int):
                place = (BESTIARY, people[place[1]], *place[2:])
            if place[:2] in {(table, name) for table in tables for name in data_of(self.root).get(table) or ()}:
                found.setdefault(place, each)
        return [problem(locate(whole, place), each.refusal, place, True) for place, each in found.items()]

    def encounter(self) -> Loaded:
        whole = with_bestiaries(self.game, self.root, self.source, self.problems)
        data = data_of(whole)
        rest, tactics = apart(self.game, data)
        encounter, faults = validate(self.game.encounter, rest)
        said = [] if faults else self.game.problems(encounter)
        faults += unknown_names(self.game, rest, faults) if faults else objections(said, whole)
        faults += self.beside(rest, faults) if encounter is None else []
        faults += [each for each in foreign_dice(rest) if not told_of(each[0], faults)] if encounter is None else []
        faults += tactical_misfits(self.game, None if faults or self.problems else encounter, tactics)
        self.complain(whole, [(place, with_include(place, refusal)) for place, refusal in faults])
        warned = [each for each in said if each.warning]
        warned += [] if encounter is None else warnings_of(self.game, encounter)
        warnings = [problem(locate(whole, each.path), each.refusal, each.path, True) for each in warned]
        if self.problems:
            self.problems += warnings
            raise self.bad()
        return Loaded(self.game, encounter, data, self.source.label, tuple(sorted(warnings, key=in_order)))

    def beside(self, rest: Any, faults: Faults) -> Faults:
        """What the game has against the sound parts of a file that has others: they are left out, and it is asked."""
        sound, gone = deepcopy(rest), [place for place, _ in faults]
        removed = [each for each in map(partial(without, sound), gone) if each]
        encounter, more = validate(self.game.encounter, sound)
        if more or encounter is None or len(removed) < len(gone):
            return []
        names = {str(each) for place in removed for each in place}
        found: Faults = []
        for place, refusal in objections(self.game.problems(encounter)):
            near = any(place[: len(each) - 1] == each[:-1] or each[: len(place)] == place for each in removed)
            if not near and not names.intersection(map(str, dict(refusal.facts).values())):
                found.append((place, refusal))
        return found


def without(data: Any, place: Place) -> Place:
    """Take the smallest named part out of a file that holds a place; nothing if it is only one of a row at the top."""
    named = [number for number, each in enumerate(place) if isinstance(each, str)]
    for number in reversed(named[1:]):
        holder = data
        for each in place[:number]:
            if not isinstance(holder, (dict, list)) or (isinstance(holder, dict) and each not in holder):
                return place
            holder = holder[each]  # type: ignore[index]
        if isinstance(holder, dict):
            holder.pop(place[number], None)
            return place[: number + 1]
    return ()


def told_of(place: Place, faults: Faults) -> bool:
    """Whether something is known to be wrong at a place, or with the field that it is in."""
    return any(each == place[: len(each)] and len(place) - len(each) < 2 for each, _ in faults)


def warnings_of(game: Game[Any], encounter: Any) -> list[Problem]:
    """What a game takes for a mistake though it is none; many games say nothing of the kind."""
    said: list[Problem] = getattr(game, "traps", lambda _: [])(encounter)
    return said


def objections(said: list[Problem], written: Node | None = None) -> Faults:
    """What a game itself has against a well-formed encounter; warnings are no objection.

    Of something that is there twice the line of the first is told, if it is known where it is `written`.
    """
    found: Faults = []
    for each in said:
        refusal = each.exactly or each.refusal
        if each.first is not None and written is not None:
            refusal = refuse("FILE-TWICE", value=refusal["value"], first=locate(written, each.first).line)
        if not each.warning:
            found.append((each.path, refusal))
    return found


def in_order(found: FileProblem) -> tuple[str, int, int]:
    return found.file, found.line, found.column


def with_include(place: Place, refusal: Refusal) -> Refusal:
    """The fields for bestiaries and tactics may be meant too, though no game declares them."""
    if refusal.rule == "FILE-UNKNOWN-FIELD" and len(place) == 1:
        known, name = (*refusal["among"], INCLUDE, TACTICS), str(place[0])
        return unknown_field(name, known, {name: refusal["hint"]})
    return refusal
