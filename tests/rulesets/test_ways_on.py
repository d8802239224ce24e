"""Which option ends a turn or lets something pass is said by the option itself, in every game."""

from __future__ import annotations

from typing import Any

import pytest

import affray
from affray.core.script import Choose, Pick
from affray.core.views import GAME_MASTER, Seat

SAMPLES = {
    "acks2": ("shrine_ambush", {"segment": "pass"}),
    "coinflip": ("dry_ford", {"prepare": "stop"}),
    "eclipse_phase": ("docking_bay", {"slot": "pass", "act": "end"}),
    "fifth_edition": ("kennel_yard", {"turn": "end"}),
    "starfinder": ("gantry_breach", {"turn": "end"}),
}


@pytest.mark.parametrize("game", SAMPLES)
def test_a_question_has_one_way_on_at_most(game: str) -> None:
    sample, wanted = SAMPLES[game]
    fight = affray.open(f"{game}/{sample}", seed=7)
    player, found = fight.decider, dict[str, set[str]]()

    def looking(fight: Any, question: Choose) -> Pick:
        ends = [each.id for each in question.known() if each.ends]
        assert len(ends) <= 1, question
        found.setdefault(question.why, set()).update(ends)
        return player(fight, question)

    fight.play_out(looking)
    assert {why: found.get(why) for why in wanted} == {why: {end} for why, end in wanted.items()}, found


def test_an_option_that_ends_is_shown_as_such() -> None:
    view = affray.open("fifth_edition/kennel_yard", seed=7).view(Seat("gm", GAME_MASTER))
    assert [each["id"] for each in view["asked"][0]["options"] if each["ends"]] == ["end"]
