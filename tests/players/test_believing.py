"""Computer players decide from what their side knows."""

from __future__ import annotations

from typing import Any

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.core.script import Choose, Pick
from affray.files import load_encounter
from affray.players.believing import Believing
from affray.players.driver import play_out
from affray.rulesets.coinflip import RULESET as COINFLIP
from affray.rulesets.plain import first_legal
from affray.testing import duel
from tests.conformance.coinflip.skirmish import levy, skirmish, trooper, turn_of
from tests.core.test_views import fight_of, one_question


def test_a_player_sees_what_his_side_believes() -> None:
    fight = turn_of(skirmish(a=[trooper("t", at=(5, 5))], b=[trooper("e", at=(9, 5), hp=2)]), "t", "e")
    seen: list[tuple[int, bool]] = []

    def curious(fight: Any, question: Choose) -> Pick:
        seen.append((fight.state.units["e"].hp, hasattr(fight, "give")))
        return first_legal(fight, question)

    question = fight.pending
    assert isinstance(question, Choose)
    assert not fight.refusals(Believing(curious)(fight, question))
    curious(fight, question)
    assert seen == [(1, False), (2, True)], "it looks hurt: about half of three"


def test_what_fails_for_a_secret_reason_is_replaced_by_something_else_that_seems_right() -> None:
    fight = fight_of(one_question, a="b1")
    tried: list[bool] = []

    def hider(fight: Any, question: Choose) -> Pick:
        tried.append(hasattr(fight, "give"))
        return Pick("a1", "hide")

    question = fight.pending
    assert isinstance(question, Choose)
    pick = Believing(hider)(fight, question)
    assert (pick.do, fight.refusals(pick), tried) == ("strike", [], [False])


def test_a_game_without_secrets_is_played_as_ever() -> None:
    start = duel.RULESET.start(duel.Encounter("duel", {"ann": duel.Fighter("Ann", "a"), "bo": duel.Fighter("Bo", "b")}))
    one, two = (Fight(duel.RULESET, start) for _ in range(2))
    play_out(one, first_legal_foe, Dice(1))
    play_out(two, Believing(first_legal_foe), Dice(1))
    assert one.journal.path() == two.journal.path()
    assert one.over


def first_legal_foe(fight: Fight[Any], question: Choose) -> Pick:
    return first_legal(fight, question)


def test_whole_fights_are_played_from_belief() -> None:
    for name in ("dry_ford", "glass_night"):
        loaded = load_encounter(name)
        fight: Fight[Any] = Fight(loaded.game, loaded.game.start(loaded.encounter))
        play_out(fight, Believing(loaded.game.player()), Dice("belief"))
        assert fight.over


def test_a_belief_is_decided_upon_as_it_is() -> None:
    fight = turn_of(skirmish(a=[levy("l", at=(5, 5))], b=[levy("e", at=(9, 5))]), "l", "e")
    believed: Any = fight.belief("a")
    question = believed.pending
    assert Believing(COINFLIP.player())(believed, question) == COINFLIP.player()(believed, question)
