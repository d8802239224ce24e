"""What the fields of encounter files are, in another language: the schema of a game with its words translated."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

from .language import FALLBACK
from .messages import Bundle
from .rulebook import rulebook

if TYPE_CHECKING:
    from affray.rulesets.game import Game

WORDS = "affray.files"
"""Whose words they are: English stands beside the fields themselves."""
ENCOUNTER = "Encounter"
BY_RULE = re.compile(r"(?P<id>[A-Z0-9-]+): .+", re.DOTALL)
"""An option that is told by its rule."""


def schema_in(lang: str, game: Game[Any], schema: dict[str, Any]) -> dict[str, Any]:
    """The schema of a game's encounter files in a language; what nobody has translated stays in English."""
    if lang == FALLBACK:
        return schema
    parts = {name: worded(lang, game, name, part) for name, part in schema["$defs"].items()}
    return {**worded(lang, game, ENCOUNTER, schema), "$defs": parts}


def worded(lang: str, game: Game[Any], entry: str, part: dict[str, Any]) -> dict[str, Any]:
    """A part of a schema with the descriptions of its fields in a language."""
    if "properties" not in part:
        return part
    fields = {name: {**field, **told(lang, game, entry, name, field)} for name, field in part["properties"].items()}
    return {**part, "properties": fields}


def told(lang: str, game: Game[Any], entry: str, name: str, field: dict[str, Any]) -> dict[str, str]:
    english = field.get("description", "")
    if by_rule := BY_RULE.fullmatch(english):
        book = rulebook(game, lang)
        return {"description": f"{by_rule['id']}: {book.rule(by_rule['id']).text}"} if by_rule["id"] in book else {}
    known = words(lang)
    found = next((id for id in ids(game.name, entry, name) if id in known), None)
    return {"description": known.format(known.pattern(found), {})[0]} if english and found else {}


def ids(game: str, entry: str, name: str) -> Iterator[str]:
    """The messages that may tell of a field, the most exact one first."""
    yield from (f"{game}-{entry}-{name}", f"{game}-{name}", f"{entry}-{name}", name)


@cache
def words(lang: str) -> Bundle:
    return Bundle(lang, (WORDS,))
