"""The JSON Schema of a game's encounter files, for editors that complete and check while one writes."""

from __future__ import annotations

from typing import Any

from affray.rulesets.game import Game

from .bestiaries import INCLUDE
from .tactics import SCHEMA, TACTICS
from .validate import adapter

DRAFT = "https://json-schema.org/draft/2020-12/schema"


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
    return {"$schema": DRAFT, **encounter, "title": title, "properties": properties, "$defs": parts}
