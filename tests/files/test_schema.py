"""The JSON Schema of a game: it takes what can be fought, and refuses what the reader refuses."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from affray.files import load_encounter, samples, schema
from affray.rulesets import find, games
from affray.rulesets.coinflip import RULESET
from affray.rulesets.described import EVERYWHERE
from tests.files.arena import ARENA

COINFLIP = schema(RULESET)
TYPES = {
    "object": dict, "array": list, "string": str, "boolean": bool, "null": type(None), "integer": int,
    "number": (int, float),
}  # fmt: skip


def fits(rule: dict[str, Any], data: Any, whole: dict[str, Any]) -> bool:
    """A small validator: only what these schemas use, and an error for anything else."""
    known = {"title", "description", "default", "$schema", "$defs"}
    assert set(rule) <= known | set(CHECKS), f"not understood: {set(rule) - known - set(CHECKS)}"
    return all(check(rule, data, whole) for name, check in CHECKS.items() if name in rule)


def of_type(rule: dict[str, Any], data: Any, whole: dict[str, Any]) -> bool:
    return isinstance(data, TYPES[rule["type"]]) and (rule["type"] == "boolean" or not isinstance(data, bool))


def properties(rule: dict[str, Any], data: Any, whole: dict[str, Any]) -> bool:
    return all(fits(rule["properties"][key], each, whole) for key, each in data.items() if key in rule["properties"])


def others(rule: dict[str, Any], data: Any, whole: dict[str, Any]) -> bool:
    rest = {key: each for key, each in data.items() if key not in rule.get("properties", {})}
    more = rule["additionalProperties"]
    return not rest if more is False else all(fits(more, each, whole) for each in rest.values())


def referred(rule: dict[str, Any], data: Any, whole: dict[str, Any]) -> bool:
    return fits(whole["$defs"][rule["$ref"].removeprefix("#/$defs/")], data, whole)


# The type comes first: the others rely on it.
CHECKS: dict[str, Any] = {
    "type": of_type,
    "properties": properties,
    "additionalProperties": others,
    "$ref": referred,
    "propertyNames": lambda rule, data, whole: all(fits(rule["propertyNames"], key, whole) for key in data),
    "required": lambda rule, data, whole: set(rule["required"]) <= set(data),
    "items": lambda rule, data, whole: all(fits(rule["items"], each, whole) for each in data),
    "anyOf": lambda rule, data, whole: any(fits(each, data, whole) for each in rule["anyOf"]),
    "enum": lambda rule, data, whole: data in rule["enum"],
    "const": lambda rule, data, whole: data == rule["const"],
    "minimum": lambda rule, data, whole: data >= rule["minimum"],
    "maximum": lambda rule, data, whole: data <= rule["maximum"],
    "multipleOf": lambda rule, data, whole: data % rule["multipleOf"] == 0,
    "minItems": lambda rule, data, whole: len(data) >= rule["minItems"],
    "maxItems": lambda rule, data, whole: len(data) <= rule["maxItems"],
    "minLength": lambda rule, data, whole: len(data) >= rule["minLength"],
    "maxLength": lambda rule, data, whole: len(data) <= rule["maxLength"],
    "pattern": lambda rule, data, whole: re.search(rule["pattern"], data) is not None,
}


@pytest.mark.parametrize("name", [sample.name for sample in samples([RULESET])])
def test_the_samples_fit(name: str) -> None:
    assert fits(COINFLIP, load_encounter(name).data, COINFLIP)


@pytest.mark.parametrize(
    "change",
    [
        {"combatants": ["4 levy side a"]},
        {"include": ["more.yaml"]},
        {"options": {"snatch": "on"}},
        {"options": {"turn_limit": None}},
        {"items": {"a": {"name": "A", "kind": "weapon", "coins": "3M"}}},
    ],
)
def test_what_the_reader_takes_fits(change: dict[str, Any]) -> None:
    assert fits(COINFLIP, {**load_encounter("dry_ford").data, **change}, COINFLIP)


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"hpmax": 3},
        {"map": {"size": [16]}},
        {"map": {"size": [16, 0]}},
        {"map": {"size": [16, 16.1]}},
        {"combatants": [3]},
        {"combatants": ["4 levy"]},
        {"combatants": [{"unit": "levy", "side": "a", "hpmax": 3}]},
        {"renamed": {}},
        {"options": {"snatch": True}},
        {"bestiary": {"hero": {"name": "Hero", "kind": "infantry"}}},
        {"bestiary": {"hero": {"name": "Hero", "kind": "infantry", "hp_max": None}}},
    ],
)
def test_what_the_reader_refuses_does_not_fit(change: dict[str, Any]) -> None:
    assert not fits(COINFLIP, {**load_encounter("dry_ford").data, **change}, COINFLIP)


def test_it_says_what_everything_is() -> None:
    assert COINFLIP["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert COINFLIP["title"] == "Encounter of coinflip"
    assert COINFLIP["$defs"]["ItemEntry"]["description"] == "A kind of item."
    assert "1 to 12" in COINFLIP["$defs"]["ItemEntry"]["properties"]["coins"]["description"]
    assert json.loads(json.dumps(COINFLIP)) == COINFLIP


def test_any_game_has_one() -> None:
    arena = schema(ARENA)
    assert arena["properties"]["game"]["const"] == "arena"
    assert fits(arena, {"game": "arena", "beasts": ["lion"], "hazard": {"depth": 2}}, arena)
    assert not fits(arena, {"game": "arena", "beasts": ["lion"], "hazard": {"depth": 2, "wood": "oak"}}, arena)


def described(rule: Any, where: str) -> Iterator[tuple[str, str]]:
    """Every property of a schema at any depth, with its description; a field may itself be called `properties`."""
    if isinstance(rule, list):
        for number, each in enumerate(rule):
            yield from described(each, f"{where}[{number}]")
    elif isinstance(rule, dict):
        for key, each in rule.items():
            if key in ("properties", "$defs"):
                for name, field in each.items():
                    if key == "properties":
                        yield f"{where}.{name}", field.get("description", "")
                    yield from described(field, f"{where}.{name}")
            elif key not in ("default", "enum", "const"):
                yield from described(each, where)


@pytest.mark.parametrize("name", games())
def test_it_describes_every_field(name: str) -> None:
    fields = list(described(schema(find(name)), "Encounter"))
    assert len(fields) > 90
    assert [where for where, text in fields if len(text) < 8] == []


def test_no_description_is_of_nothing() -> None:
    """Every word that is described is the name of a field somewhere."""
    parts = [part for each in games() for whole in [schema(find(each))] for part in (whole, *whole["$defs"].values())]
    fields = {field for part in parts for field in part.get("properties", {})}
    assert [key for key in EVERYWHERE if key.rpartition(".")[2] not in fields] == []


@pytest.mark.parametrize("sample", [sample.name for sample in samples()])
def test_every_sample_fits_the_schema_of_its_game(sample: str) -> None:
    loaded = load_encounter(sample)
    whole = schema(loaded.game)
    assert fits(whole, loaded.data, whole)


@pytest.mark.parametrize(
    "people",
    [
        {"conditions": ["prone"]},
        {"conditions": [{"name": "prone"}]},
        {"attacks": [{"id": "a", "name": "A", "damage": "1d8+3 slashing"}]},
        {"attacks": [{"id": "a", "name": "A", "damage": ["1d8 slashing", {"dice": "1d6", "type": "fire"}]}]},
    ],
)
def test_plain_forms_fit(people: dict[str, Any]) -> None:
    whole = schema(find("fifth_edition"))
    ada = {"name": "Ada", "hp_max": 9, "side": "us", **people}
    assert fits(whole, {"game": "fifth_edition", "combatants": [ada, "mire_hound"]}, whole)
