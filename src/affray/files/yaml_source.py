"""YAML text as a tree that remembers where everything stands.

The parser's events are put together here and not by the parser: so nesting costs no recursion, aliases cannot swell
beyond a limit, doubled keys are noticed, and a value is what it looks like: only `true` and `false` are truth values
(`on` and `off` stay words), and there are no dates, octal numbers or sexagesimals.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import yaml

from affray.core.refusals import Refusal, refuse
from affray.rulesets.game import Path as Place

from .problems import FileProblem, Mark, problem

LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
MAX_VALUES = 200_000
MAX_NESTING = 50

WHOLE = re.compile(r"[-+]?(0|[1-9][0-9]{0,17})")
DECIMAL = re.compile(r"[-+]?((0|[1-9][0-9]{0,29})(\.[0-9]{0,30})?|\.[0-9]{1,30})([eE][-+]?[0-9]{1,3})?")
WORDS: dict[str, bool | None] = {
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
    **dict.fromkeys(("", "~", "null", "Null", "NULL"), None),
}
TAGS = {None, "!", "tag:yaml.org,2002:str", "tag:yaml.org,2002:map", "tag:yaml.org,2002:seq"}

Scalar = str | int | float | bool | None


@dataclass(slots=True)
class Node:
    """A value and where it begins. A mapping keeps the place of each key beside its value."""

    mark: Mark
    value: Scalar | list[Node] | dict[str, Entry]
    text: str = ""
    """Scalars: how they were written, which is what counts for a key."""
    plain: bool = False
    """Scalars: written without quotes."""
    weight: int = 1
    """How many values there are in it, aliases spelt out."""
    height: int = 1
    """How deep it is nested, aliases spelt out."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A field of a mapping: where its key stands, and its value."""

    key: Mark
    node: Node


def data_of(node: Node) -> Any:
    """The value alone, made of what JSON knows."""
    if isinstance(node.value, dict):
        return {key: data_of(entry.node) for key, entry in node.value.items()}
    if isinstance(node.value, list):
        return [data_of(each) for each in node.value]
    return node.value


def locate(root: Node, place: Place) -> Mark:
    """Where in the text a place is; if it is not written there, where the nearest thing around it is."""
    node, mark = root, root.mark
    for part in place:
        if isinstance(node.value, dict) and isinstance(part, str) and part in node.value:
            entry = node.value[part]
            node, mark = entry.node, entry.key
        elif isinstance(node.value, list) and isinstance(part, int) and 0 <= part < len(node.value):
            node = node.value[part]
            mark = node.mark
        else:
            break
    return mark


def compose(text: str, file: str, problems: list[FileProblem], loader: Any = LOADER) -> Node | None:
    """The tree of a YAML text; None if there is none, and then `problems` says why."""
    composer = Composer(file, problems)
    try:
        for event in yaml.parse(text, Loader=loader):
            composer.take(event)
    except TooMuch as excess:
        problems.append(problem(excess.mark, excess.refusal))
        return None
    except yaml.YAMLError as error:
        problems.append(broken(error, text, file))
        return None
    root = composer.root
    if root is None or root.value is None:
        problems.append(problem(Mark(file, 1, 1), refuse("FILE-EMPTY")))
        return None
    if not isinstance(root.value, dict):
        problems.append(problem(root.mark, refuse("FILE-NO-FIELDS")))
        return None
    return root


class TooMuch(Exception):
    """The text goes beyond a limit; there is no point in reading on."""

    def __init__(self, mark: Mark, what: str, limit: int) -> None:
        self.mark, self.refusal = mark, refuse("FILE-TOO-BIG", what=what, limit=limit)


@dataclass(slots=True)
class Open:
    """A list or a mapping that is being read."""

    node: Node
    anchor: str | None
    key: Node | None = None
    """Mappings: the key whose value comes next."""
    merged: list[Node] = field(default_factory=list)
    """Mappings: what `<<` brings in."""


class Composer:
    """Puts the parser's events together."""

    def __init__(self, file: str, problems: list[FileProblem]) -> None:
        self.file, self.problems = file, problems
        self.root: Node | None = None
        self.documents = 0
        self.values = 0
        self.anchors: dict[str, Node] = {}
        self.open: list[Open] = []

    def take(self, event: Any) -> None:
        if isinstance(event, yaml.DocumentStartEvent):
            self.documents += 1
            if self.documents == 2:
                self.complain(self.mark(event), refuse("FILE-DOCUMENTS"))
        elif isinstance(event, yaml.ScalarEvent):
            self.scalar(event)
        elif isinstance(event, yaml.AliasEvent):
            self.alias(event)
        elif isinstance(event, yaml.CollectionStartEvent):
            self.begin(event)
        elif isinstance(event, yaml.CollectionEndEvent):
            self.end()

    def mark(self, event: Any) -> Mark:
        return Mark(self.file, event.start_mark.line + 1, event.start_mark.column + 1)

    def complain(self, mark: Mark, refusal: Refusal, *inside: str) -> None:
        self.problems.append(problem(mark, refusal, (*self.here(), *inside)))

    def here(self) -> Iterator[str | int]:
        """The place that is being read."""
        for around in self.open:
            if isinstance(around.node.value, list):
                yield len(around.node.value)
            elif around.key is not None:
                yield around.key.text

    def count(self, mark: Mark, weight: int, height: int) -> None:
        """Keep to the limits; an alias counts as all that it stands for."""
        self.values += weight
        if self.values > MAX_VALUES:
            raise TooMuch(mark, "values", MAX_VALUES)
        if len(self.open) + height > MAX_NESTING:
            raise TooMuch(mark, "nesting", MAX_NESTING)

    def scalar(self, event: Any) -> None:
        mark, text = self.mark(event), str(event.value)
        self.count(mark, 1, 1)
        self.check_tag(mark, event.tag)
        if any("\ud800" <= letter <= "\udfff" for letter in text):
            self.complain(mark, refuse("FILE-NOT-TEXT"))
            text = text.encode("utf-8", "replace").decode()
        plain = event.tag is None and event.implicit[0]
        self.place(Node(mark, meaning(text) if plain else text, text, plain), event.anchor)

    def alias(self, event: Any) -> None:
        mark, node = self.mark(event), self.anchors.get(event.anchor)
        if node is None:
            self.complain(mark, refuse("FILE-ALIAS", name=event.anchor))
            node = Node(mark, None)
        self.count(mark, node.weight, node.height)
        self.place(node, None)

    def begin(self, event: Any) -> None:
        mark = self.mark(event)
        self.count(mark, 1, 1)
        self.check_tag(mark, event.tag)
        self.open.append(Open(Node(mark, {} if isinstance(event, yaml.MappingStartEvent) else []), event.anchor))

    def end(self) -> None:
        done = self.open.pop()
        node = done.node
        if isinstance(node.value, dict):
            for key, entry in inherited(done.merged):
                node.value.setdefault(key, entry)
        inner = list(children(node))
        node.weight += sum(each.weight for each in inner)
        node.height += max((each.height for each in inner), default=0)
        self.place(node, done.anchor)

    def place(self, node: Node, anchor: str | None) -> None:
        """A value is complete: put it where it belongs."""
        if anchor is not None:
            self.anchors[anchor] = node
        if not self.open:
            if self.documents == 1:
                self.root = node
            return
        around = self.open[-1]
        if isinstance(around.node.value, list):
            around.node.value.append(node)
        elif around.key is None:
            around.key = node
        else:
            key, around.key = around.key, None
            self.enter(around, key, node)

    def enter(self, around: Open, key: Node, node: Node) -> None:
        """A key and its value are complete."""
        fields = around.node.value
        assert isinstance(fields, dict)
        if isinstance(key.value, (list, dict)):
            self.complain(key.mark, refuse("FILE-KEY"))
        elif key.text == "<<" and key.plain:
            sources = node.value if isinstance(node.value, list) else [node]
            if not all(isinstance(each.value, dict) for each in sources):
                self.complain(key.mark, refuse("FILE-MERGE"))
            around.merged += sources
        elif key.text in fields:
            doubled = refuse("FILE-DUPLICATE", field=key.text, first=fields[key.text].key.line)
            self.complain(key.mark, doubled, key.text)
        else:
            fields[key.text] = Entry(key.mark, node)

    def check_tag(self, mark: Mark, tag: str | None) -> None:
        if tag not in TAGS:
            self.complain(mark, refuse("FILE-TAG", tag=tag))


def children(node: Node) -> Iterator[Node]:
    if isinstance(node.value, dict):
        yield from (entry.node for entry in node.value.values())
    elif isinstance(node.value, list):
        yield from node.value


def inherited(merged: list[Node]) -> Iterator[tuple[str, Entry]]:
    for node in merged:
        if isinstance(node.value, dict):
            yield from node.value.items()


def meaning(text: str) -> Scalar:
    """What an unquoted word is.

    >>> [meaning(text) for text in ("3", "-0.5", "true", "on", "", "010", "12:30", "2024-01-01", ".inf")]
    [3, -0.5, True, 'on', None, '010', '12:30', '2024-01-01', '.inf']
    """
    if text in WORDS:
        return WORDS[text]
    if WHOLE.fullmatch(text):
        return int(text)
    if DECIMAL.fullmatch(text) and math.isfinite(number := float(text)):
        return number
    return text


REASONS = (
    ("mapping values are not allowed", "colon"),
    ("quoted scalar", "quote"),
    ("flow sequence", "bracket"),
    ("flow mapping", "bracket"),
    ("block mapping", "indent"),
    ("block collection", "indent"),
    ("block sequence", "indent"),
    ("could not find expected ':'", "colon"),
    ("cannot start any token", "character"),
)
"""The parsers' words (there are two parsers), and the reason they mean."""


def broken(error: yaml.YAMLError, text: str, file: str) -> FileProblem:
    """What the parser says, sorted into a few reasons that can be translated."""
    context = getattr(error, "context_mark", None)
    mark = getattr(error, "problem_mark", None) or context
    words = " ".join(filter(None, (getattr(error, "context", None), getattr(error, "problem", None)))) or str(error)
    if mark is None:
        return problem(Mark(file, 1, 1), refuse("FILE-YAML", why="character", detail=words))
    lines = text.split("\n")
    line = lines[mark.line] if mark.line < len(lines) else ""
    if lines[0].startswith('{"affray"'):  # as every journal begins
        why = "journal"
    elif "\t" in line[: len(line) - len(line.lstrip())]:
        why = "tab"
    elif line[: mark.column].rstrip().endswith(("'", '"')) and line[mark.column :].strip():
        why = "after_quote"
    else:
        why = next((reason for phrase, reason in REASONS if phrase in words), "other")
    if why == "quote" and context is not None:
        mark = context  # where it was opened; the parser noticed only where the text ended
    return problem(Mark(file, mark.line + 1, mark.column + 1), refuse("FILE-YAML", why=why, detail=words))
