"""The messages of one language: the product's, over them what several games say alike, and those of one game."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from .language import FALLBACK

PRODUCT = "affray.text"
SHARED = "affray.rulesets"
"""Where the words lie that several games use."""
Report = Callable[[str], None]


def keep_silent(fault: str) -> None:
    """Tell nobody: what a reader never wants to hear about a translation."""


@cache
def resource(package: str, lang: str) -> ast.Resource:
    """The messages of a package in one language; none if it does not speak it."""
    file = files(package).joinpath("locale", f"{lang}.ftl")
    return FluentResource(file.read_text(encoding="utf-8") if file.is_file() else "")


def ids_of(package: str, lang: str) -> list[str]:
    """The ids of a package's messages in one language, in the order of the file."""
    return [entry.id.name for entry in resource(package, lang).body if isinstance(entry, ast.Message)]


def bundle(lang: str, packages: Sequence[str]) -> FluentBundle:
    """The messages of several packages; a later one may replace those of an earlier one."""
    made = FluentBundle([lang], use_isolating=False)
    for package in packages:
        made.add_resource(resource(package, lang), allow_overrides=True)
    return made


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
        self._english = bundle(FALLBACK, self._packages)
        self._bundle = self._english if lang == FALLBACK else bundle(lang, self._packages)

    def __contains__(self, id: str) -> bool:
        return self._bundle.has_message(id) or self._english.has_message(id)

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
        if self._bundle.has_message(id):
            return self._format(self._bundle, id, variables)
        self._report(f"{self.lang}: {id} only in English")
        return self._format(self._english, id, variables)

    def _format(self, source: FluentBundle, id: str, variables: Mapping[str, Any] | None) -> str:
        pattern = source.get_message(id).value
        if pattern is None:
            self._report(f"{self.lang}: {id} has no text")
            return id
        text, errors = source.format_pattern(pattern, dict(variables or {}))
        for error in errors:
            self._report(f"{self.lang}: {id}: {error}")
        return str(text)
