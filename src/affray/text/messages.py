"""The messages of one language: the product's, over them what several games say alike, and those of one game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from affray.rulesets.shelf import folder

from .language import FALLBACK

ENTRY = re.compile(r"^(?P<id>-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)
"""Where a message or a term begins."""
COMMENT = re.compile(r"^#.*\n", re.MULTILINE)
VARIABLE = re.compile(r"\$([a-z_]+)")
NAME = re.compile(r"-?[A-Za-z][A-Za-z0-9_-]*")

PRODUCT = "affray.text"
SHARED = "affray.rulesets"
"""Where the words lie that several games use."""
Report = Callable[[str], None]


def keep_silent(fault: str) -> None:
    """Tell nobody: what a reader never wants to hear about a translation."""


@cache
def text_of(package: str, lang: str) -> str:
    """The file of a package in one language; empty if it does not speak it."""
    file = folder(package).joinpath("locale", f"{lang}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@cache
def resource(package: str, lang: str) -> ast.Resource:
    """The messages of a package in one language; none if it does not speak it."""
    return FluentResource(text_of(package, lang))


@cache
def pieces(package: str, lang: str) -> dict[str, str]:
    """The text of every message and term of a package, still unread: reading all of them takes long."""
    text = COMMENT.sub("", text_of(package, lang))
    begins = list(ENTRY.finditer(text))
    ends = [*[each.start() for each in begins[1:]], len(text)][: len(begins)]
    return {each["id"]: text[each.start() : end] for each, end in zip(begins, ends, strict=True)}


def ids_of(package: str, lang: str) -> list[str]:
    """The ids of a package's messages in one language, in the order of the file."""
    return [id for id in pieces(package, lang) if not id.startswith("-")]


class Bundle:
    """The messages of several packages; a later one may replace those of an earlier one.

    A message is read when it is said for the first time, together with those that it uses.
    """

    def __init__(self, lang: str, packages: Sequence[str]) -> None:
        self._pieces: dict[str, str] = {}
        for package in packages:
            self._pieces.update(pieces(package, lang))
        self._read = FluentBundle([lang], use_isolating=False)
        self._known: set[str] = set()

    def __contains__(self, id: str) -> bool:
        return id in self._pieces and not id.startswith("-")

    def _learn(self, id: str) -> None:
        """Read a message and whatever it may use: every word in it that is the name of another.

        It is known when it has been read, not before: several threads may want it, and then it is read twice.
        """
        wanted, fresh = [id], dict[str, str]()
        while wanted:
            each = wanted.pop()
            if each not in self._known and each not in fresh:
                fresh[each] = self._pieces[each]
                wanted += [word for word in NAME.findall(fresh[each]) if word in self._pieces]
        if fresh:
            self._read.add_resource(FluentResource("".join(fresh.values())), allow_overrides=True)
            self._known.update(fresh)

    def pattern(self, id: str) -> Any:
        """What a message says; None if it is no sound message or has no text."""
        self._learn(id)
        return self._read.get_message(id).value if self._read.has_message(id) else None

    def format(self, pattern: Any, variables: Mapping[str, Any]) -> tuple[str, Sequence[Exception]]:
        text, errors = self._read.format_pattern(pattern, dict(variables))
        return str(text), errors

    def text(self, id: str) -> str:
        """A message as it stands in its file, letter for letter; empty if there is none."""
        return self._pieces.get(id, "")

    def written(self, id: str) -> ast.Pattern | None:
        """A message as it stands in its file; None if it has no text."""
        entry = FluentResource(self._pieces[id]).body[0] if id in self else None
        return entry.value if isinstance(entry, ast.Message) else None


def message_id(*parts: str) -> str:
    """An id for a message about these things, in the letters that Fluent allows.

    >>> message_id("prompt", "next unit")
    'prompt-next_unit'
    """
    return re.sub(r"[^A-Za-z0-9_-]", "_", "-".join(parts))


class Messages:
    """Messages by id. What a language lacks is said in English, and what nobody can say is said by its id.

    `report` is told of everything that is missing or does not fit its variables; readers are never troubled with it.
    """

    def __init__(self, lang: str, game: str | None = None, report: Report = keep_silent) -> None:
        self.lang, self._report = lang, report
        self._packages = (PRODUCT, SHARED, game) if game else (PRODUCT,)
        self._silent: dict[str, dict[str, str | int]] = {}
        self._english = Bundle(FALLBACK, self._packages)
        self._bundle = self._english if lang == FALLBACK else Bundle(lang, self._packages)

    def __contains__(self, id: str) -> bool:
        return id in self._bundle or id in self._english

    def ids(self, beginning: str | tuple[str, ...] = "") -> list[str]:
        """The ids of all English messages that begin so."""
        found = [id for package in self._packages for id in ids_of(package, FALLBACK)]
        return [id for id in dict.fromkeys(found) if id.startswith(beginning)]

    def in_english(self, id: str) -> str:
        """A message without variables as the English files have it."""
        return self._format(self._english, id, None)

    def say(self, id: str, variables: Mapping[str, Any] | None = None) -> str:
        """The message, in the best language there is for it."""
        if id not in self:
            self._report(f"{self.lang}: no message {id}")
            return id
        if id in self._bundle:
            return self._format(self._bundle, id, variables)
        self._report(f"{self.lang}: {id} only in English")
        return self._format(self._english, id, variables)

    def variables_of(self, id: str) -> set[str]:
        """The variables that a message names, whatever it makes of them."""
        source = self._bundle if id in self._bundle else self._english
        return set(VARIABLE.findall(source.text(id)))

    def silent(self, id: str) -> dict[str, str | int]:
        """The variables of a message with which it says nothing in their place: `{ $dice -> [none] { "" } … }`."""
        if id not in self._silent:
            written = (self._bundle if id in self._bundle else self._english).written(id)
            found: dict[str, str | int] = {}
            for choice in choices_in(written):
                if isinstance(choice.selector, ast.VariableReference):
                    for variant in choice.variants:
                        if is_empty(variant.value):
                            found.setdefault(choice.selector.id.name, key_of(variant))
            self._silent[id] = found
        return self._silent[id]

    def _format(self, source: Bundle, id: str, variables: Mapping[str, Any] | None) -> str:
        pattern = source.pattern(id)
        if pattern is None:
            self._report(f"{self.lang}: {id} has no text")
            return id
        text, errors = source.format(pattern, variables or {})
        for error in errors:
            self._report(f"{self.lang}: {id}: {error}")
        return text


def choices_in(pattern: ast.Pattern | None) -> Iterator[ast.SelectExpression]:
    """The choices of a pattern, those inside others too."""
    for each in pattern.elements if pattern is not None else ():
        choice = each.expression if isinstance(each, ast.Placeable) else None
        if isinstance(choice, ast.SelectExpression):
            yield choice
            for variant in choice.variants:
                yield from choices_in(variant.value)


def is_empty(pattern: ast.Pattern) -> bool:
    """Whether a pattern says nothing at all."""
    for each in pattern.elements:
        said = each.expression if isinstance(each, ast.Placeable) else each
        if not isinstance(said, (ast.StringLiteral, ast.TextElement)) or said.value.strip():
            return False
    return True


def key_of(variant: ast.Variant) -> str | int:
    """The key of a variant: a word, or a whole number."""
    key = variant.key
    return int(key.value) if isinstance(key, ast.NumberLiteral) else str(key.name)
