"""Words in a command box: what they mean, what is against them, and how they can go on. Nothing happens by it."""

from __future__ import annotations

from typing import Any

import pytest

from affray.server import Client
from tests.server.running import Party

SELA = "sela_quickwater"


@pytest.fixture
def party(server: str) -> Any:
    with Party(server) as party:
        yield party


def read(client: Client, text: str, who: str = SELA) -> dict[str, Any]:
    reply = client.ask("read", who=who, text=text)
    assert reply["ok"], reply
    data: dict[str, Any] = reply["data"]
    return data


def words(data: dict[str, Any]) -> list[str]:
    return [each["word"] for each in data["next"]]


def test_a_line_is_understood_before_it_is_said(party: Party) -> None:
    mia = party["Mia"]
    before = mia.ticket
    told = read(mia, "end")
    assert (told["kind"], told["option"], told["meaning"], told["complete"]) == ("option", "end", "End the turn", True)
    moved = read(mia, "move path 1,6")
    assert moved["values"] == {"path": [[1, 6]]}
    assert "1,6" in moved["meaning"]
    assert mia.ticket == before


def test_what_is_missing_and_what_is_against_it_is_told_apart(party: Party) -> None:
    mia = party["Mia"]
    lacking = read(mia, "attack")
    assert lacking["missing"] == ["with"]
    assert not lacking["complete"]
    assert lacking["against"] == []
    prone = read(mia, "stand")
    assert [each["rule"] for each in prone["against"]] == ["E5-PRONE-3"]
    unknown = read(mia, "dance")
    assert unknown["kind"] == ""
    assert unknown["against"][0]["rule"] == "CORE-OPTION"


def test_a_line_goes_on_with_what_is_legal(party: Party) -> None:
    mia = party["Mia"]
    assert words(read(mia, "att")) == ["attack"]
    assert words(read(mia, ""))[:1] != []
    assert "stand" not in words(read(mia, "st"))
    by_name = read(mia, "ready attack mir")
    assert all(each["text"].casefold().startswith("mir") or "mir" in each["word"] for each in by_name["next"])


def test_the_game_master_decrees_in_the_same_box_and_a_player_does_not(party: Party) -> None:
    told = read(party["Ida"], "hp hound_1 3")
    assert (told["kind"], told["option"], told["complete"]) == ("edit", "hp", True)
    assert told["meaning"] == "hit points (creature: Mire Hound 1, hit points: 3)"
    assert "hound_1" in words(read(party["Ida"], "hp "))
    assert read(party["Mia"], "hp hound_1 3")["kind"] == ""


def test_what_is_an_option_and_a_decree_is_offered_once(party: Party) -> None:
    told = read(party["Ida"], "en")
    assert [each for each in told["next"] if each["word"] == "end"] == [{"word": "end", "text": "End the turn"}]


def test_nobody_reads_for_others(party: Party) -> None:
    assert party["Mia"].ask("read", who="hound_1", text="end")["refused"][0]["rule"] == "TABLE-NOT-YOURS"


def test_what_is_closed_says_what_comes_first(party: Party) -> None:
    why = party["Mia"].ask("why", who=SELA, option="stand")["data"]
    assert why["change"] == "Legal after: Drop prone."


def test_values_that_are_not_legal_say_which_would_be(party: Party) -> None:
    told = party["Ida"].ask("probe", who="", option="hp", given={"of": "nobody", "to": 3})["data"]
    assert told["against"]
    assert told["change"].startswith("Legal with: hit points (")
