"""A YAML text made to say something else, with everything that stays the same as it was written, remarks and all.

Block mappings and lists are gone through entry by entry, and an entry that says the same keeps its lines; flow
collections (`{...}`, `[...]`) are written anew as a whole. What comes out is read again: if it does not say exactly
what it should, the whole text is written anew. Remarks that found no place are told.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from itertools import pairwise
from typing import Any, NamedTuple

import yaml

from .yaml_source import LOADER, compose, data_of, meaning

WIDTH = 110
"""Letters of a line that is written anew."""
BARE = re.compile(r"[^\W\d][\w.\-+/'’ ]*[\w.'’+]|[^\W\d]|\d[\w.\-+/ ]*[\w]")
"""Words that need no quotes, if nothing but a text is meant by them."""
TRUTHS = {"on", "off", "yes", "no", "y", "n"}
"""Words that other readers of YAML take for true and false."""
ODD = re.compile("[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]")


class Rewritten(NamedTuple):
    """The text, and the remarks of the old one that are not in it."""

    text: str
    lost: list[str]


def rewritten(text: str, data: Mapping[str, Any]) -> Rewritten:
    """A text that says this, made of one that says something else, or of nothing."""
    made = Rewriter(text).made(data)
    if made is None or not says(made, data):
        made = "\n".join(fresh_entries(data, 0)) + "\n"
    lost = Counter(remarks(text)) - Counter(remarks(made))
    return Rewritten(made, list(lost.elements()))


def read(text: str) -> tuple[Any, bool]:
    """What a text says, and whether it could be read without a problem."""
    problems: list[Any] = []
    root = compose(text, "", problems)
    return (None, False) if root is None else (data_of(root), not problems)


def says(text: str, data: Mapping[str, Any]) -> bool:
    """Whether a text can be read and says exactly this."""
    said, well = read(text)
    return well and same(said, data)


def same(one: Any, other: Any) -> bool:
    """Whether two values say the same; `true` and 1 do not."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(same, one, other))
    return bool(one == other) and isinstance(one, bool) == isinstance(other, bool)


# -- the old text ----------------------------------------------------------------------------------
Spot = tuple[int, int]
"""A line and a column, from 0."""


@dataclass
class Piece:
    """A value of the old text: where it begins, where it ends (certain only for what is written in one line or in
    brackets), and for block collections their entries.
    """

    start: Spot
    end: Spot
    value: Any
    block: bool = False
    entries: list[Held] = field(default_factory=list)


@dataclass
class Held:
    """An entry of a block collection: its key (none in a list), where it begins, and its value."""

    key: str
    start: Spot
    piece: Piece


def pieces(text: str) -> Piece | None:
    """The old text in pieces; None if it has anchors, aliases, tags or several documents."""
    held: list[tuple[Piece, list[Piece]]] = []
    root: Piece | None = None
    for event in yaml.parse(text, Loader=LOADER):
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None) or getattr(event, "tag", None):
            return None
        if isinstance(event, yaml.CollectionStartEvent):
            kind: Any = {} if isinstance(event, yaml.MappingStartEvent) else []
            held.append((Piece(spot(event.start_mark), spot(event.end_mark), kind, not event.flow_style), []))
            continue
        if isinstance(event, yaml.ScalarEvent):
            value = meaning(event.value) if event.implicit[0] else event.value
            done = Piece(spot(event.start_mark), spot(event.end_mark), value)
            key = event.value
        elif isinstance(event, yaml.CollectionEndEvent):
            done, inner = held.pop()
            done.end, key = spot(event.end_mark), ""
            close(done, inner)
        else:
            continue
        if held:
            around = held[-1][1]
            if isinstance(held[-1][0].value, dict) and len(around) % 2 == 0:
                done.value = key
            around.append(done)
        elif root is not None:
            return None
        else:
            root = done
    return root


def close(piece: Piece, inner: list[Piece]) -> None:
    """A collection is complete: put its entries together."""
    if isinstance(piece.value, list):
        piece.value = [each.value for each in inner]
        piece.entries = [Held("", each.start, each) for each in inner]
    else:
        pairs = list(zip(inner[::2], inner[1::2], strict=True))
        piece.value = {str(key.value): each.value for key, each in pairs}
        piece.entries = [Held(str(key.value), key.start, each) for key, each in pairs]


def spot(mark: Any) -> Spot:
    return mark.line, mark.column


def remarks(text: str) -> Iterator[str]:
    """The remarks of a text, without their signs."""
    lines = text.split("\n")
    try:
        for event in yaml.parse(text, Loader=LOADER):
            if isinstance(event, yaml.ScalarEvent):
                (first, begin), (last, end) = spot(event.start_mark), spot(event.end_mark)
                for number in range(first, min(last + 1, len(lines))):
                    left, right = begin if number == first else 0, end if number == last else len(lines[number])
                    lines[number] = lines[number][:left] + "x" * (right - left) + lines[number][right:]
    except yaml.YAMLError:
        pass
    originals = text.split("\n")
    for number, line in enumerate(lines):
        if found := re.search(r"(^|\s)#", line):
            yield originals[number][found.end() :].strip()


# -- the new text ----------------------------------------------------------------------------------
class Rewriter:
    """Makes a new text of an old one."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        while self.lines and not self.lines[-1].strip():
            self.lines.pop()
        try:
            self.root = pieces(text)
        except yaml.YAMLError:
            self.root = None

    def made(self, data: Mapping[str, Any]) -> str | None:
        """The new text; None if nothing of the old one can be used."""
        root = self.root
        if root is None or not root.block or not isinstance(root.value, dict):
            return None
        first = self.lead(root.entries[0].start[0], 0)
        body = self.collection(root, data, first, len(self.lines))
        return None if body is None else "\n".join([*self.lines[:first], *body]) + "\n"

    def lead(self, line: int, first: int) -> int:
        """The first of the remarks and empty lines before a line, which belong to it."""
        while line > first and re.fullmatch(r"\s*(#.*)?", self.lines[line - 1]):
            line -= 1
        return line

    def collection(self, piece: Piece, new: Any, first: int, end: int) -> list[str] | None:
        """The lines of a block collection that says something else, in place of the old ones from `first` to `end`."""
        if not piece.entries or not self.splittable(piece):
            return None
        starts = [each.start[0] for each in piece.entries]
        leads = [first, *[self.lead(line, before + 1) for before, line in pairwise(starts)], end]
        spans = list(pairwise(leads))
        column = self.column(piece)
        if isinstance(piece.value, dict):
            return self.mapping(piece, new, spans, column)
        return self.listing(piece, new, spans, column)

    def splittable(self, piece: Piece) -> bool:
        """Whether every entry begins a line; the first may stand behind a dash."""
        marks = [self.lines[line][:column].strip() for line, column in (each.start for each in piece.entries)]
        if isinstance(piece.value, list):
            return all(each == "-" for each in marks)
        return marks[0] in ("", "-") and not any(marks[1:])

    def column(self, piece: Piece) -> int:
        """How far the entries are indented."""
        line, column = piece.entries[0].start
        return self.lines[line].index("-") if isinstance(piece.value, list) else column

    def mapping(self, piece: Piece, new: Mapping[str, Any], spans: list[Any], column: int) -> list[str] | None:
        old = {each.key: (each, span) for each, span in zip(piece.entries, spans, strict=True)}
        order = [key for key in old if key in new]
        for before, key in zip([None, *new], new, strict=False):
            if key not in old:
                order.insert(order.index(before) + 1 if before in order else 0, key)
        body: list[str] = []
        for key in order:
            if key in old:
                body += self.entry(*old[key], new[key], column)
            else:
                body += fresh(f"{' ' * column}{written_key(key)}:", new[key], column)
        dash = self.lines[piece.entries[0].start[0]][:column]
        if dash.strip():
            if not body or body[0][:column].strip() not in ("", "-"):
                return None
            body[0] = dash + body[0][column:]
        return body

    def listing(self, piece: Piece, new: Sequence[Any], spans: list[Any], column: int) -> list[str]:
        body: list[str] = []
        old, dash = [each.value for each in (held.piece for held in piece.entries)], f"{' ' * column}-"
        matcher = SequenceMatcher(None, [*map(signature, old)], [*map(signature, new)], autojunk=False)
        for _, a1, a2, b1, b2 in matcher.get_opcodes():
            for step in range(max(a2 - a1, b2 - b1)):
                if a1 + step < a2 and b1 + step < b2:
                    body += self.entry(piece.entries[a1 + step], spans[a1 + step], new[b1 + step], column)
                elif b1 + step < b2:
                    body += fresh(dash, new[b1 + step], column)
        return body

    def entry(self, held: Held, span: Spot, new: Any, column: int) -> list[str]:
        """The lines of an entry: as they were, changed inside, or anew beneath its remarks."""
        (first, end), piece = span, held.piece
        if same(piece.value, new):
            return self.lines[first:end]
        start = held.start[0]
        above = self.lines[first:start]
        in_list = not held.key
        label = f"{' ' * column}-" if in_list else f"{' ' * column}{written_key(held.key)}:"
        if piece.block and type(piece.value) is type(new) and new:
            if piece.entries[0].start[0] > start:
                inner = self.collection(piece, new, start + 1, end)
                if inner is not None:
                    return [*above, self.lines[start], *inner]
            elif in_list:
                inner = self.collection(piece, new, start, end)
                if inner is not None:
                    return [*above, *inner]
        if not piece.block and piece.start[0] == start:
            rest = self.lines[piece.end[0]][piece.end[1] :]
            if re.fullmatch(r"\s*(#.*)?", rest):
                body = fresh(label, new, column)
                if rest.strip():
                    body[0] = f"{body[0]}  {rest.strip()}" if len(body) == 1 or body[0] == label else body[0]
                return [*above, *body, *self.lines[piece.end[0] + 1 : end]]
        return [*above, *fresh(label, new, column)]


def signature(value: Any) -> str:
    return json.dumps(value, sort_keys=True)


# -- written anew ----------------------------------------------------------------------------------
def fresh_entries(data: Mapping[str, Any], column: int) -> Iterator[str]:
    for key, value in data.items():
        yield from fresh(f"{' ' * column}{written_key(key)}:", value, column)


def fresh(label: str, value: Any, column: int) -> list[str]:
    """The lines of an entry: in one line if there is room, else each of its own entries below it."""
    in_one = f"{label} {flow(value)}"
    members = [*value.values()] if isinstance(value, dict) else value if isinstance(value, list) else []
    listed = column == 0 and isinstance(value, list) and any(isinstance(each, (dict, str)) for each in value)
    if not members or (len(in_one) <= WIDTH and not listed):
        return [in_one]
    if isinstance(value, dict):
        if not label.endswith("-"):
            return [label, *fresh_entries(value, column + 2)]
        body = [*fresh_entries(value, column + 2)]
        return [f"{label} {body[0].lstrip()}", *body[1:]]
    if any(isinstance(each, (dict, str)) for each in value):
        inner = [line for each in value for line in fresh(f"{' ' * (column + 2)}-", each, column + 2)]
        return [label, *inner]
    return wrapped(in_one, column + 4)


def wrapped(line: str, column: int) -> list[str]:
    """A list of numbers in lines of their own, broken between its members."""
    parts = re.split(r"(?<=\],) " if "], [" in line else r"(?<=,) ", line)
    found = [parts[0]]
    for part in parts[1:]:
        if len(found[-1]) + 1 + len(part) <= WIDTH:
            found[-1] += f" {part}"
        else:
            found.append(" " * column + part)
    return found


def flow(value: Any) -> str:
    """A value in one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{written_key(key)}: {flow(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(flow, value)) + "]"
    if isinstance(value, str):
        return written(value)
    return json.dumps(value)


def written(text: str) -> str:
    """A text, in quotes where it needs them.

    >>> print(written("1d8+3 slashing"), written("off"), written("12"), written("a: b"), written(""))
    1d8+3 slashing "off" "12" "a: b" ""
    """
    bare = BARE.fullmatch(text) and isinstance(meaning(text), str) and text.lower() not in TRUTHS and "  " not in text
    return text if bare else quoted(text)


def written_key(key: str) -> str:
    return key if BARE.fullmatch(key) or key.isdigit() else quoted(key)


def quoted(text: str) -> str:
    return ODD.sub(lambda odd: f"\\u{ord(odd[0]):04x}", json.dumps(text, ensure_ascii=False))
