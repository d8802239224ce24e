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
from affray.players.lookahead import LookAhead
from affray.players.lookahead.plans import against, has_turn, overlooked, standing
from affray.players.lookahead.trials import Fated, Trials, race, surely, value
from affray.rulesets.coinflip import RULESET as COINFLIP
from affray.rulesets.fifth_edition import RULESET as FIFTH_EDITION
from affray.rulesets.plain import first_legal
from affray.testing import duel
from bench.players import COMPANIES, encounter
from tests.conformance.coinflip.skirmish import skirmish, trooper, turn_of


class Counted(duel.Duel):
    """A duel that counts how often a moment of it was judged: once for each try."""

    def __init__(self) -> None:
        self.tried = 0

    def table(self, state: Any) -> Any:
        self.tried += 1
        return super().table(state)


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
    assert game.tried == 0


@pytest.mark.parametrize("budget", [2, 3, 8, 40])
def test_it_tries_no_more_than_its_budget(budget: int) -> None:
    game = Counted()
    fight = bout(game, ann=10, bo=9, cy=8, di=7, ed=6)
    player = LookAhead(game, budget)
    player(fight, asked(fight))
    assert 2 <= game.tried <= budget
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
    assert 0.5 < value(duel.RULESET, ahead.state, "a") < 0.75
    ahead.state.over = "a"
    assert value(duel.RULESET, ahead.state, "a") == 1, "won, and nobody of the side is hurt"
    assert 0 <= value(duel.RULESET, ahead.state, "b") < 0.25
    assert side_of(ahead, "bo") == "b"


# -- all against one -------------------------------------------------------------------------------
def captains(game: str = "fifth_edition") -> Fight[Any]:
    """A captain between recruits against the same again; somebody of side a is about to act."""
    loaded = load_encounter(encounter(game, "captain"))
    fight: Fight[Any] = Fight(loaded.game, loaded.game.start(loaded.encounter))
    fight.secret = frozenset()

    def stop(fight: Fight[Any]) -> bool:
        return isinstance(fight.request, Choose) and loaded.game.when(fight.state)[1][:1] == "a"

    play_out(fight, loaded.game.player(), Dice("captains"), stop)
    return fight


def test_all_against_one_strikes_at_him_alone_as_long_as_he_stands() -> None:
    fight = captains()
    game, plain = FIFTH_EDITION, FIFTH_EDITION.player()
    plans = against(game, plain, fight, "a")
    assert [plan.foe for plan in plans] == ["b1", "b2", "b3"]
    for plan in plans:
        assert plan(fight, asked(fight))["target"] == plan.foe
        fight.state.fighters[plan.foe].dead = True
        assert standing(game, fight.state, "a") == [each.foe for each in plans if each is not plan]
        assert plan(fight, asked(fight)) == plain(fight, asked(fight))
        fight.state.fighters[plan.foe].dead = False


def test_who_is_overlooked_is_there_again_afterwards() -> None:
    fight = captains()
    people = fight.state.fighters
    with overlooked(FIFTH_EDITION, fight, ["b1"]):
        assert "b1" not in fight.state.fighters
        assert fight.state.fighters["b1"] is people["b1"], "whoever holds on to his name still finds him"
    assert fight.state.fighters is people
    assert "b1" in people


def test_a_plan_is_for_the_turns_of_the_side() -> None:
    fight = captains()
    question = asked(fight)
    assert has_turn(FIFTH_EDITION, fight, question)
    assert not has_turn(FIFTH_EDITION, fight, Choose("b1", "on_hit", ()))


@pytest.mark.parametrize("name", COMPANIES)
def test_all_against_the_captain_turns_out_best(name: str) -> None:
    """In every game the plain player shoots at the recruits first, and would do better to fell who does the harm."""
    fight = captains(name)
    game: Any = fight.ruleset
    plain = game.player()
    tried = Trials(game, plain, fight, "a")
    captain, *_ = against(game, plain, fight, "a")
    assert captain.foe == "b1"
    assert sum([tried(captain, number) - tried(plain, number) for number in range(24)]) > 0


def test_look_ahead_shoots_at_the_captain() -> None:
    fight = captains()
    assert FIFTH_EDITION.player()(fight, asked(fight))["target"] != "b1"
    assert LookAhead(FIFTH_EDITION, 96)(fight, asked(fight))["target"] == "b1"


@pytest.mark.parametrize(
    ("sample", "readied"), [("furnace_gate", "readied"), ("corridor_hold", "readied"), ("shrine_ambush", "ready")]
)
def test_what_is_imagined_goes_on_though_nobody_knows_what_a_stranger_has_readied(sample: str, readied: str) -> None:
    loaded = load_encounter(sample)
    game: Any = loaded.game
    fight: Fight[Any] = Fight(game, game.start(loaded.encounter))
    met = 0

    def stop(fight: Fight[Any]) -> bool:
        nonlocal met
        question = fight.request
        side = side_of(fight, question.who) if isinstance(question, Choose) else ""
        ready = {each.side for each in game.people(fight.state).values() if getattr(each, readied) is not None}
        if side and ready - {side}:
            twin = fight.known.imagined(side)
            play_out(twin, game.player(), Dice("imagined"), lambda twin: len(twin.journal) >= 200, checked=False)
            met += 1
        return met >= 6

    play_out(fight, game.player(), Dice("r", 0), stop)
    assert met


# -- the race --------------------------------------------------------------------------------------
@pytest.mark.parametrize("runners", range(2, 12))
def test_the_best_wins_the_race_within_the_budget(runners: int) -> None:
    for best in range(runners):
        runs: list[tuple[int, int]] = []

        def run(each: int, number: int, runs: list[tuple[int, int]] = runs, best: int = best) -> float:
            runs.append((each, number))
            return (each == best) + each / 100 + number % 3 / 10

        assert race(runners, 48, run) == best
        assert len(runs) <= 48
        assert len(set(runs)) == len(runs), "nothing is tried twice with the same dice"


def test_whoever_is_the_same_as_the_first_is_not_tried_again() -> None:
    runs = []

    def run(each: int, number: int) -> float:
        runs.append(each)
        return float(number)

    assert race(4, 48, run) == 0
    assert len(runs) == 8


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


def test_each_side_and_each_fight_has_a_plan_of_its_own() -> None:
    player = LookAhead(COINFLIP, 8)
    told = []
    for _ in range(2):
        loaded = load_encounter("dry_ford")
        fight: Fight[Any] = Fight(COINFLIP, COINFLIP.start(loaded.encounter))
        play_out(fight, player, Dice("same"), lambda fight: len(fight.journal) >= 40)
        told.append(fight.journal.path())
    assert told[0] == told[1], "nothing is left of the fight before"
