"""Files of other programs become stat blocks that can be fought; nothing of them is lost without a word."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import affray
from affray.files import check_file
from affray.files.importers import OF_JSON, Brought, bestiary_text, bring
from affray.files.importers.ledger import Idle
from affray.files.problems import spell

SAMPLES = Path(__file__).parent / "samples"
FILES = sorted(each.name for each in SAMPLES.iterdir())
OF_JSON_FILES = [name for name in FILES if name.endswith((".json", ".db"))]
MANY = 30
"""So many places of a file are tried."""
every_file = pytest.mark.parametrize("name", FILES)
every_json = pytest.mark.parametrize("name", OF_JSON_FILES)


def brought(name: str) -> Brought:
    return bring((SAMPLES / name).read_bytes(), name)


def said(found: Brought) -> list[str]:
    return [f"{each.where}: {each.said}" for each in found.missed]


# -- what is written can be fought -----------------------------------------------------------------
@every_file
def test_what_is_written_passes_the_check_alone_and_in_an_encounter(name: str, tmp_path: Path) -> None:
    found = brought(name)
    assert found.entries
    text = bestiary_text(found.game.name, found.entries, ["from elsewhere"], [each.said for each in found.notes])
    (tmp_path / "brought.yaml").write_text(text, encoding="utf-8")
    assert check_file(tmp_path / "brought.yaml").kind == "bestiary"
    placed = [
        {"unit": id, "side": side, "at": [x, 3 * number + 2]}
        for number, id in enumerate(found.entries)
        for side, x in (("left", 2), ("right", 12))
    ]
    fight = {"game": found.game.name, "include": ["brought.yaml"], "map": {"size": [40, 40]}, "combatants": placed}
    (tmp_path / "fight.yaml").write_text(json.dumps(fight), encoding="utf-8")
    assert check_file(tmp_path / "fight.yaml").kind == "encounter"


@every_file
def test_every_creature_is_fought_against_its_like(name: str) -> None:
    found = brought(name)
    for id in found.entries:
        sides = [
            {"unit": id, "side": side, "at": [x, 5], "id": f"one_{side}"} for side, x in (("left", 5), ("right", 8))
        ]
        start = {"game": found.game.name, "map": {"size": [20, 12]}, "combatants": sides, "bestiary": found.entries}
        fight = affray.open(start, seed=3)
        assert fight.play_out() in ("left", "right", "draw")
        assert len(fight.tell()) > 10


# -- nothing is lost -------------------------------------------------------------------------------
def places(value: Any, place: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], Any]]:
    """Everything in a file, with its place."""
    yield place, value
    for key, below in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield from places(below, (*place, key))


def is_idle(found: Brought, place: tuple[str | int, ...]) -> bool:
    """Whether a place lies in something that is declared not to concern a fight."""
    for idle in OF_JSON[found.format].IDLES:
        for depth in range(len(place)):
            inner = Idle(idle.names, idle.below, depth)
            if any(inner.covers(place[:end]) for end in range(depth + 1, len(place) + 1)):
                return True
    return False


def load(name: str) -> Any:
    text = (SAMPLES / name).read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()] if name.endswith(".db") else json.loads(text)


def inside(data: Any, place: tuple[str | int, ...]) -> Any:
    for part in place:
        data = data[part]
    return data


@every_json
def test_a_key_that_is_added_anywhere_is_reported_with_its_place(name: str) -> None:
    dice, whole = random.Random(name), brought(name)
    mappings = [place for place, value in places(load(name)) if isinstance(value, dict) and not is_idle(whole, place)]
    for place in dice.sample(mappings, min(MANY, len(mappings))):
        data = load(name)
        inside(data, place)["zzqq"] = value = dice.choice(["blorp", 7771])
        found = bring(json.dumps(data).encode(), name)
        assert f"{spell((*place, 'zzqq'))}: {value}" in said(found), place


@every_json
def test_a_value_that_is_changed_anywhere_is_used_or_reported(name: str) -> None:
    dice, whole = random.Random(name), brought(name)
    leaves = [place for place, value in places(load(name)) if not isinstance(value, (dict, list))]
    leaves = [place for place in leaves if not is_idle(whole, place) and inside(load(name), place) not in (None, "")]
    for place in dice.sample(leaves, min(MANY, len(leaves))):
        data = load(name)
        inside(data, place[:-1])[place[-1]] = "Zzqq blorp"
        try:
            found = bring(json.dumps(data).encode(), name)
        except affray.files.BadFile:
            continue  # no longer a file of this program: that is said too
        everything = json.dumps([found.entries, [(each.who, each.said) for each in found.notes]])
        assert "zzqq" in everything.casefold(), place


@every_json
def test_nothing_in_a_file_breaks_the_reading(name: str) -> None:
    dice = random.Random(name)
    everything = [place for place, _ in places(load(name)) if place]
    for place in dice.sample(everything, min(2 * MANY, len(everything))):
        data = load(name)
        inside(data, place[:-1])[place[-1]] = dice.choice(
            [None, [], {}, "x", [[1]], {"a": {}}, -3, 1e300, True, "9" * 50]
        )
        try:
            found = bring(json.dumps(data).encode(), name)
        except affray.files.BadFile:
            continue
        assert all(entry["name"] for entry in found.entries.values())


def test_every_line_of_a_text_is_used_or_reported() -> None:
    text = (SAMPLES / "ashen_stag.txt").read_text(encoding="utf-8")
    lines = text.splitlines()
    for number in range(2, len(lines)):
        more = [*lines[:number], "Zzqq blorp of the third kind", *lines[number:]]
        found = bring("\n".join(more).encode(), "x")
        assert any("Zzqq blorp" in each.said for each in found.missed), number
    assert [each.where for each in brought("ashen_stag.txt").missed] == ["18"]
