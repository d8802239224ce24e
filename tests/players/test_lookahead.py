"""Look-ahead: it finds what is better, answers the same each time, and knows no more than its side."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.core.script import Choose, Pick, Roll, Together
from affray.core.views import side_of
from affray.files import load_encounter
from affray.players.believing import Believing
from affray.players.driver import play_out
from affray.players.lookahead import Fated, LookAhead, surely, value
from affray.rulesets.coinflip import RULESET as COINFLIP
from affray.rulesets.game import Player
from affray.rulesets.plain import first_legal
from affray.testing import duel
from tests.conformance.coinflip.skirmish import skirmish, trooper, turn_of


class Counted(duel.Duel):
    """A duel that counts how often somebody asked for its player: once by himself, then for each try."""

    def __init__(self) -> None:
        self.asked = 0

    def player(self) -> Player:
        self.asked += 1
        return first_legal


def bout(game: duel.Duel, **hp: int) -> Fight[Any]:
    """Ann, who begins, against everybody else."""
    people = {name: duel.Fighter(name, "a" if name == "ann" else "b", points) for name, points in hp.items()}
    return Fight(game, game.start(duel.Encounter("duel", people)))


def asked(fight: Fight[Any]) -> Choose:
    question = fight.pending
    assert isinstance(question, Choose)
    return question


def test_it_does_what_turns_out_better() -> None:
    fight = bout(duel.Duel(), ann=12, bo=8, cy=1)
    assert first_legal(fight, asked(fight))["target"] == "bo"
    assert LookAhead(duel.RULESET, 90)(fight, asked(fight))["target"] == "cy", "who is felled strikes no more"


def test_nothing_is_tried_where_there_is_no_choice() -> None:
    game = Counted()
    fight = bout(game, ann=10, bo=10)
    player = LookAhead(game, 24)
    assert player(fight, asked(fight)) == Pick("ann", "strike", {"target": "bo"})
    assert game.asked == 1


@pytest.mark.parametrize("budget", [2, 3, 8, 40])
def test_it_tries_no_more_than_its_budget(budget: int) -> None:
    game = Counted()
    fight = bout(game, ann=10, bo=9, cy=8, di=7, ed=6)
    player = LookAhead(game, budget)
    player(fight, asked(fight))
    assert 2 <= game.asked - 1 <= budget
    assert len(fight.journal) == 0, "the fight itself stays where it is"


@pytest.mark.parametrize("sample", ["dry_ford", "bridge_charge", "docking_bay", "broken_span", "loading_dock_ambush"])
def test_the_same_fight_is_answered_the_same_and_legally(sample: str) -> None:
    loaded = load_encounter(sample)
    start = loaded.game.start(loaded.encounter)
    told = []
    for _ in range(2):
        fight: Fight[Any] = Fight(loaded.game, start)
        play_out(fight, Believing(loaded.game.player()), Dice("same"), lambda fight: len(fight.journal) >= 20)
        play_out(fight, LookAhead(loaded.game, 8), Dice("same"), lambda fight: len(fight.journal) >= 32)
        told.append(fight.journal.path())
    assert told[0] == told[1]
    assert len(told[0]) >= 32


def test_it_knows_no_more_than_its_side() -> None:
    answers = []
    for hp in (1, 2):
        fight = turn_of(
            skirmish(a=[trooper("t", at=(5, 5))], b=[trooper("e", at=(9, 5), hp=hp), trooper("f", at=(9, 7))]), "t", "e"
        )
        twin = fight.known.imagined("a")
        assert (fight.state.units["e"].hp, twin.state.units["e"].hp) == (hp, 1)
        answers.append(LookAhead(COINFLIP, 16)(fight, asked(fight)))
    assert answers[0] == answers[1]


def test_what_is_imagined_goes_on_and_leaves_the_truth_alone() -> None:
    fight = turn_of(skirmish(a=[trooper("t", at=(5, 5))], b=[trooper("e", at=(9, 5), hp=2)]), "t", "e")
    before = len(fight.journal)
    twin = fight.known.imagined("a")
    play_out(twin, COINFLIP.player(), Dice(1))
    assert twin.over
    assert (fight.over, len(fight.journal), fight.state.units["e"].hp) == ("", before, 2)


def test_who_is_asked_together_with_others_answers_as_the_plain_player() -> None:
    loaded = load_encounter("bridge_charge")
    fight: Fight[Any] = Fight(loaded.game, loaded.game.start(loaded.encounter))
    plain, met = Believing(loaded.game.player()), 0
    ahead = LookAhead(loaded.game, 8)
    while met < 3:
        if fight.throw(Dice(1)):
            continue
        question = asked(fight)
        pick = plain(fight, question)
        if isinstance(fight.request, Together):
            met += 1
            assert ahead(fight, question) == pick
        fight.give(pick)


def test_a_moment_is_judged_by_who_still_fights_and_how_well() -> None:
    even, ahead = bout(duel.Duel(), ann=10, bo=10), bout(duel.Duel(), ann=10, bo=2)
    assert value(duel.RULESET, even.state, "a") == value(duel.RULESET, even.state, "b") == 0.5
    assert 0.5 < value(duel.RULESET, ahead.state, "a") < 1
    ahead.state.over = "a"
    assert (value(duel.RULESET, ahead.state, "a"), value(duel.RULESET, ahead.state, "b")) == (1, 0)
    assert side_of(ahead, "bo") == "b"


def test_dice_of_a_number_do_not_depend_on_what_else_is_thrown() -> None:
    one, two = Fated(3), Fated(3)
    attack, save = Roll("bo", "attack", 2, 20), Roll("ann", "save", 1, 20)
    one.throw(save, 0)
    assert one.throw(attack, 1) == two.throw(attack, 0)
    assert Fated(4).throw(Roll("bo", "attack", 20, 20), 0) != Fated(3).throw(Roll("bo", "attack", 20, 20), 0)


def test_a_little_better_is_not_better() -> None:
    assert surely([2, 2.1, 1.9], [1, 1, 1])
    assert not surely([2, 0, 1.1], [1, 1, 1])
    assert not surely([1, 1], [1, 1])
