"""Tables of combatants and things, laid one over the other: the game's own, those a file names, and the file's own.

A table is a field of the encounter whose keys are free (`dict[str, ...]`). An entry of an upper table replaces the
whole entry of that name below. A file names others with `include: [other.yaml, ...]`; the later ones lie above.
"""

from __future__ import annotations

from typing import Any

from affray.core.refusals import refuse
from affray.rulesets.game import Game

from . import shape
from .problems import FileProblem, Mark, problem
from .sources import Source, own_bestiary, read_tree
from .validate import not_of_type, shown, unknown_field
from .yaml_source import Entry, Node, data_of

INCLUDE, BESTIARY, GAME, TITLE = "include", "bestiary", "game", "title"
MAX_FILES = 50


def tables_of(game: Game[Any]) -> tuple[str, ...]:
    """The fields of a game's files that are tables."""
    return tuple(name for name, declared in shape.hints(game.encounter).items() if shape.is_table(declared))


def with_bestiaries(game: Game[Any], root: Node, source: Source, problems: list[FileProblem]) -> Node:
    """The tree of a file with everything from the bestiaries below it; each entry knows the file it came from."""
    layers = Layers(game, source, problems)
    layers.include(root, source)
    layers.lay(root)
    fields = dict(root.value) if isinstance(root.value, dict) else {}
    fields.pop(INCLUDE, None)
    if names_files(root):
        del fields[BESTIARY]
    for table, entries in layers.tables.items():
        own = fields.get(table)
        if own is None and entries:
            fields[table] = Entry(root.mark, Node(root.mark, dict(entries)))
        elif own is not None and isinstance(own.node.value, dict):
            fields[table] = Entry(own.key, Node(own.node.mark, dict(entries)))
    return Node(root.mark, fields)


class Layers:
    """The tables as far as they are laid."""

    def __init__(self, game: Game[Any], top: Source, problems: list[FileProblem]) -> None:
        self.game, self.problems = game, problems
        self.tables: dict[str, dict[str, Entry]] = {table: {} for table in tables_of(game)}
        self.seen = {top.identity}
        self.full = False
        base = own_bestiary(game)
        if base is not None:
            self.add(base, None)

    def lay(self, root: Node) -> None:
        """Put a file's own tables on top."""
        assert isinstance(root.value, dict)
        for table, entries in self.tables.items():
            if table in root.value and isinstance(content := root.value[table].node.value, dict):
                entries.update(content)

    def include(self, root: Node, source: Source) -> None:
        """Lay the bestiaries that a file names."""
        assert isinstance(root.value, dict)
        if names_files(root):
            meant = refuse("FILE-INCLUDE", field=BESTIARY, hint=INCLUDE)
            self.problems.append(problem(root.value[BESTIARY].key, meant, (BESTIARY,)))
        if INCLUDE not in root.value:
            return
        entry = root.value[INCLUDE]
        names = entry.node.value if isinstance(entry.node.value, list) else [entry.node]
        for number, node in enumerate(names):
            if isinstance(node.value, str):
                self.add(source.beside(node.value), node.mark)
            else:
                place = (INCLUDE, number) if names is entry.node.value else (INCLUDE,)
                self.problems.append(problem(node.mark, not_of_type(INCLUDE, data_of(node), "text"), place))

    def add(self, source: Source, asked_at: Mark | None) -> None:
        """Lay one bestiary with those it names itself; a second time it changes nothing."""
        if source.identity in self.seen or self.full:
            return
        if len(self.seen) > MAX_FILES:
            self.full = True
            excess = refuse("FILE-TOO-BIG", what="bestiaries", limit=MAX_FILES)
            self.problems.append(problem(asked_at or Mark(source.label), excess, (INCLUDE,)))
            return
        self.seen.add(source.identity)
        root = read_tree(source, self.problems, asked_at)
        if root is not None:
            self.problems += misfits(self.game, root)
            self.include(root, source)
            self.lay(root)


def names_files(root: Node) -> bool:
    """Files are named where stat blocks belong, as it was done once."""
    assert isinstance(root.value, dict)
    return BESTIARY in root.value and isinstance(root.value[BESTIARY].node.value, (list, str))


def misfits(game: Game[Any], root: Node) -> list[FileProblem]:
    """What a bestiary has besides tables, or in place of them."""
    assert isinstance(root.value, dict)
    tables, renamed, found = tables_of(game), shape.renamed(game.encounter), []
    for name, entry in root.value.items():
        content = entry.node.value
        if name == BESTIARY and names_files(root):
            continue
        if name == GAME and content != game.name:
            found.append((entry, name, refuse("FILE-OTHER-GAME", value=shown(data_of(entry.node)), expected=game.name)))
        elif name in tables and not isinstance(content, dict):
            found.append((entry, name, not_of_type(name, data_of(entry.node), "mapping")))
        elif name not in (*tables, GAME, TITLE, INCLUDE):
            found.append((entry, name, unknown_field(name, (GAME, TITLE, INCLUDE, *tables), renamed)))
    return [problem(entry.key, refusal, (name,)) for entry, name, refusal in found]
