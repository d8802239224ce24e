"""The JSON Schema of a game's encounter files, for editors that complete and check while one writes."""

from __future__ import annotations

import re
from typing import Any

from affray.rulesets.described import described
from affray.rulesets.game import Game
from affray.rulesets.shelf import folder

from .bestiaries import INCLUDE
from .tactics import SCHEMA, TACTICS
from .validate import adapter

DRAFT = "https://json-schema.org/draft/2020-12/schema"
RULE = re.compile(r"^- \*\*(?P<id>[A-Z0-9-]+)\*\* \([a-z+]+\) (?P<text>.+)$", re.MULTILINE)
OPTIONS = "Options"


def schema(game: Game[Any]) -> dict[str, Any]:
    """The schema of a game's encounter files, as `load_encounter` reads them."""
    declared: Any = game.encounter
    parts = dict(adapter(declared).json_schema()["$defs"])
    encounter = parts.pop(declared.__name__)
    included = {
        "anyOf": [{"type": "array", "items": {"type": "string"}}, {"type": "string"}],
        "description": "Further files with tables, relative to this one; later ones win, this file wins over all.",
        "title": "Include",
    }
    properties = {INCLUDE: included, TACTICS: SCHEMA} | encounter["properties"]
    title = f"Encounter of {game.name}"
    whole = {"$schema": DRAFT, **encounter, "title": title, "properties": properties, "$defs": parts}
    explain(game, declared.__name__, whole)
    for name, part in parts.items():
        explain(game, name, part)
    leave_out_hundredths(whole)
    return whole


def leave_out_hundredths(part: Any) -> None:
    """Leave out steps such as 0.01: editors reckon in binary fractions, and find 0.3 to be no multiple of them."""
    if isinstance(part, dict):
        if not (float(part.get("multipleOf", 1)) * 64).is_integer():
            del part["multipleOf"]
        for each in part.values():
            leave_out_hundredths(each)
    elif isinstance(part, list):
        for each in part:
            leave_out_hundredths(each)


def explain(game: Game[Any], entry: str, part: dict[str, Any]) -> None:
    """Describe every field that does not describe itself: an option by its rule, all else in a few words."""
    for name, field in part.get("properties", {}).items():
        if "description" not in field:
            words = (by_rule(game, name) if entry == OPTIONS else "") or described(game.name, entry, name)
            if words:
                field["description"] = words


def by_rule(game: Game[Any], option: str) -> str:
    """The rule that names an option, with its id; empty if none does."""
    catalogue = folder(game.package).joinpath("rules.md")
    rules = RULE.findall(catalogue.read_text(encoding="utf-8")) if catalogue.is_file() else []
    named = re.compile(rf"`{re.escape(option)}\b")
    asked = re.compile(rf"option `{re.escape(option)}\b")
    for pattern in (asked, named):
        for id, text in rules:
            if pattern.search(text):
                return f"{id}: {text}"
    return ""
