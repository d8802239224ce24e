"""A fight that plays itself."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.core.script import Choose, Pick, Thrown
from affray.players.driver import IllegalAnswer, play_out
from tests.core.small_games import begin


def fierce(fight: Fight[Any], question: Choose) -> Pick:
    """Strikes the first enemy there is."""
    foe = next(who for who in fight.state.enemies(question.who))
    return Pick(question.who, "strike", {"target": foe})


def lawless(fight: Fight[Any], question: Choose) -> Pick:
    return Pick(question.who, "strike", {"target": question.who})


def test_players_decide_the_generator_throws_and_the_fight_ends() -> None:
    fight = begin("places")
    play_out(fight, fierce, Dice("x"))
    assert fight.over in ("a", "b")
    kinds = {type(reply) for reply in fight.journal.path()}
    assert kinds == {Pick, Thrown}


def test_it_stops_when_it_is_told_to() -> None:
    fight = begin("places")
    play_out(fight, fierce, Dice("x"), stop=lambda fight: len(fight.journal) == 5)
    assert len(fight.journal) == 5
    assert not fight.over


def test_an_illegal_answer_is_a_defect_of_the_player_and_changes_nothing() -> None:
    fight = begin("places")
    with pytest.raises(IllegalAnswer, match="SMALL-FOE"):
        play_out(fight, lawless, Dice("x"))
    assert fight.ticket == 0


def test_players_known_to_be_sound_come_to_the_same_unchecked() -> None:
    checked, unchecked = begin("places"), begin("places")
    play_out(checked, fierce, Dice("x"))
    play_out(unchecked, fierce, Dice("x"), checked=False)
    assert unchecked.journal.lines() == checked.journal.lines()
