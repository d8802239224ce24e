"""An encounter in the making over HTTP: text and data together."""

from __future__ import annotations

import json
from typing import Any

import httpx

TEXT = """\
game: fifth_edition  # mine
map:
  size: [8, 6]
  terrain:
    - {kind: wall, squares: [[4, 0], [4, 1]]}
combatants:
  # Two of them.
  - {unit: ridge_raider, at: [6, 2], count: 2}
  - brann_oakhand side heroes
"""


def draft(server: str, **given: Any) -> dict[str, Any]:
    answer = httpx.post(f"{server}/api/encounters/draft", json=given)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def test_a_text_is_told_as_data_and_as_a_picture(server: str) -> None:
    told = draft(server, text=TEXT, lang="ru")
    assert told["ok"]
    assert told["text"] == TEXT
    assert told["data"]["combatants"][1] == "brann_oakhand side heroes"
    assert told["picture"]["battlefield"]["width"] == 8
    people = told["picture"]["people"]
    assert [(each["entry"], each["side"]) for each in people] == [(0, "raiders"), (0, "raiders"), (1, "heroes")]
    assert [each["body"]["x"] for each in people[:2]] == [6, 7]


def test_what_was_changed_is_written_into_the_text(server: str) -> None:
    data = draft(server, text=TEXT)["data"]
    data["combatants"][0]["at"] = [5, 2]
    told = draft(server, text=TEXT, data=data)
    assert told["text"] == TEXT.replace("[6, 2]", "[5, 2]")
    assert not told["lost"]
    data["combatants"].pop(0)
    assert draft(server, text=TEXT, data=data)["lost"] == ["Two of them."]


def test_problems_are_told_with_their_place(server: str) -> None:
    told = draft(server, text=TEXT.replace("ridge_raider", "ridge_raidr"))
    problem = told["problems"][-1]
    assert (problem["where"], problem["line"], problem["hint"]) == ("combatants[0].unit", 8, "ridge_raider")
    assert not told["ok"]
    assert told["picture"] is None
    assert told["data"]["game"] == "fifth_edition"


def test_what_is_missing_is_named(server: str) -> None:
    told = draft(server, text="game: starfinder\ncombatants:\n  - {name: Rook, kind: pc, side: crew}\n  - dock_rat\n")
    assert {"eac", "level", "bab"} & {each["lacks"] for each in told["problems"]}
    assert all(each["where"] == "combatants[0]" for each in told["problems"] if each["lacks"])


def test_a_text_that_cannot_be_read_says_nothing(server: str) -> None:
    told = draft(server, text="game: [")
    assert told["data"] is None
    assert told["problems"][0]["rule"] == "FILE-YAML"
    assert not told["ok"]


def test_odd_data_do_no_harm(server: str) -> None:
    deep: Any = []
    for _ in range(400):
        deep = [deep]
    for data in ({"game": "\ud800"}, {"a": float("inf")}, {"a": deep}, {"": None}, {}, {"a": "\x85\u2028\x00"}):
        content = json.dumps({"text": "# \ud800\n", "data": data})
        answer = httpx.post(f"{server}/api/encounters/draft", content=content)
        assert answer.status_code in (200, 422)
