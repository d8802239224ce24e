"""How strong the styles are, in a few mirrored fights with fixed dice; `bench/players.py` plays more of them."""

from __future__ import annotations

import pytest

from affray.testing import duel
from bench.players import COMPANIES, MIRRORED, encounter, line, measure, tournament


@pytest.mark.parametrize("game", COMPANIES)
def test_the_plain_player_beats_whoever_plays_at_random(game: str) -> None:
    found = measure(game, "plain", "random", 4)
    assert found.drawn <= 1
    assert found.won.value >= 0.75


def test_look_ahead_beats_a_player_who_does_the_first_thing_there_is() -> None:
    """The plain player of a small game strikes whom it sees first, and not whom it could fell."""
    people = {f"{side}{number}": duel.Fighter(f"{side}{number}", side, hp) for number, hp in enumerate((9, 5, 1))
              for side in "ab"}  # fmt: skip
    found = tournament(duel.RULESET, duel.RULESET.start(duel.Encounter("duel", people)), "lookahead:48", "plain", 60)
    assert found.won.low > 0.5, line(found)


def test_look_ahead_beats_the_plain_player_where_it_matters_whom_to_shoot_at() -> None:
    """Six fights with fixed dice say that it can; `bench/players.py` says how often, with an interval, of all games."""
    found = measure("coinflip", "lookahead:24", "plain", 6, "captain")
    assert found.won.value > 0.5, line(found)


@pytest.mark.parametrize("name", MIRRORED)
def test_both_sides_of_a_mirrored_fight_are_the_same(name: str) -> None:
    for game in COMPANIES:
        people = encounter(game, name)["combatants"]
        units = {side: [each["unit"] for each in people if each["side"] == side] for side in "ab"}
        assert units["a"] == units["b"]
