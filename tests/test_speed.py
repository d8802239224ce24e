"""What is fast compared with what: ratios and counts, wide enough for a busy machine (`python -m bench` tells more)."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from functools import cache
from statistics import median
from time import process_time
from typing import Any

import pytest

from affray.core.dice import Dice
from affray.core.events import GAME_MASTER
from affray.core.fight import Fight
from affray.core.journal import Journal
from affray.core.replaying import replay
from affray.core.script import Choose
from affray.core.views import Seat
from affray.files import load_encounter
from affray.players.driver import play_out
from affray.rulesets import find
from affray.rulesets.acks2.reactions import interrupts
from affray.rulesets.fifth_edition.actions import closing
from bench.play import calls, of_samples, play
from bench.views import LINES, start

LONG = 240


def cost(work: Callable[[], object], times: int = 7) -> float:
    """The shortest of several runs, in time of the processor."""
    found = []
    for _ in range(times):
        begun = process_time()
        work()
        found.append(process_time() - begun)
    return min(found)


@cache
def loaded() -> Any:
    return load_encounter("convoy_at_the_pass")


def played(answers: int, spacing: int = 16) -> Fight[Any]:
    """The first so many answers of a sample fight that lasts longer."""
    start = loaded().game.start(loaded().encounter)
    for seed in range(100):
        fight: Fight[Any] = Fight(loaded().game, start, Journal({"game": loaded().game.name}), spacing=spacing)
        play_out(fight, loaded().game.player(), Dice("speed", seed), stop=lambda fight: len(fight.journal) >= answers)
        if not fight.over:
            return fight
    raise AssertionError("no fight lasts so long")


def again(fight: Fight[Any], spacing: int = 16) -> Fight[Any]:
    twin: Fight[Any] = Fight(fight.ruleset, fight.start, Journal(), spacing=spacing)
    for reply in fight.journal.path():
        twin.give(reply)
    return twin


def back_and_forth(fight: Fight[Any]) -> None:
    fight.undo()
    fight.redo()


def test_undo_near_the_end_costs_a_small_part_of_the_whole_fight() -> None:
    fight = played(LONG)
    assert cost(lambda: back_and_forth(fight)) < cost(lambda: again(fight)) / 3


def test_undo_does_not_cost_more_the_longer_the_fight_lasts() -> None:
    short, long = played(LONG // 6), played(LONG)
    assert cost(lambda: back_and_forth(long), 15) < 5 * cost(lambda: back_and_forth(short), 15)


@pytest.mark.parametrize("name", [name for name in LINES if name != "eclipse_phase"])
def test_undo_costs_little_more_than_a_copy_of_the_state_where_somebody_looks_on(name: str) -> None:
    """Of sixty people in the middle of their fight. (A tied group of Eclipse Phase copies it once for each of them.)"""
    fight: Fight[Any] = Fight(find(name), start(find(name), 60))
    fight.view(Seat("Judge", GAME_MASTER))
    dice, costs = Dice("undo", name), list[float]()
    play_out(fight, fight.ruleset.player(), dice, stop=lambda fight: len(fight.journal) >= 300)
    while len(costs) < 30:
        play_out(fight, fight.ruleset.player(), dice, stop=lambda fight: len(fight.journal) >= 300 + len(costs))
        costs.append(cost(lambda: back_and_forth(fight), 3))
    assert median(costs) < 10 * cost(fight.state.clone)


def test_without_snapshots_undo_repeats_the_fight() -> None:
    with_them, without = played(LONG), played(LONG, spacing=0)
    assert cost(lambda: back_and_forth(with_them)) < cost(lambda: back_and_forth(without)) / 2


def test_a_fork_costs_a_small_part_of_the_whole_fight() -> None:
    fight = played(LONG)
    assert cost(fight.fork) < cost(lambda: again(fight)) / 2


def test_a_clone_by_hand_is_cheaper_than_a_deep_copy() -> None:
    state = played(60).state
    assert cost(state.clone) < cost(lambda: deepcopy(state)) / 3


def test_snapshots_are_a_small_part_of_what_a_fight_costs() -> None:
    fight = played(LONG)
    assert cost(lambda: again(fight)) < 2 * cost(lambda: again(fight, spacing=0))


def test_telling_a_fight_again_costs_less_than_deciding_it() -> None:
    """A replay checks every answer, but it need not think of one."""
    fight = played(LONG)
    lines = fight.journal.lines()
    told = cost(lambda: replay(fight.ruleset, fight.start, lines))
    decided = cost(lambda: played(LONG), 3)
    assert told < decided


def test_a_replay_costs_in_proportion_to_its_length() -> None:
    short, long = played(LONG // 4).journal.lines(), played(LONG).journal.lines()
    start = played(1).start
    one = cost(lambda: replay(loaded().game, start, short))
    four = cost(lambda: replay(loaded().game, start, long))
    assert four < 4 * one * 3


def test_asking_what_could_be_answered_does_not_cost_as_much_as_a_fight() -> None:
    """All options of a question with an example each, though some of them can go anywhere on the field."""
    fight, whole = played(LONG // 4), played(LONG)
    while fight.pending is None or fight.pending.why != "prepare":
        fight.undo("choice")
    question = fight.pending
    assert question is not None
    assert cost(question.options) < 5 * cost(lambda: again(whole))  # type: ignore[union-attr]


# -- crowds: counted, not timed --------------------------------------------------------------------
def counting(monkeypatch: pytest.MonkeyPatch, module: Any, name: str) -> list[int]:
    """How often a function of a module is called from now on."""
    count, work = [0], getattr(module, name)

    def counted(*given: Any) -> Any:
        count[0] += 1
        return work(*given)

    monkeypatch.setattr(module, name, counted)
    return count


def crowd(game: str, combatants: int, replies: int) -> Fight[Any]:
    """Two lines that face each other, after so many replies."""
    fight: Fight[Any] = Fight(find(game), start(find(game), combatants))
    play_out(fight, find(game).player(), Dice("crowd"), stop=lambda fight: len(fight.journal) >= replies)
    return fight


def test_in_a_crowd_who_might_interrupt_is_not_looked_for_once_for_each_of_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    count = counting(monkeypatch, interrupts, "candidates")
    crowd("acks2", 40, 300)
    assert 0 < count[0] < 150  # else it would be more than 500


def test_a_word_finds_the_way_only_to_the_place_that_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    fight = crowd("fifth_edition", 40, 39)  # somebody whose turn it is has not moved yet
    question = fight.pending
    assert isinstance(question, Choose)
    option = question.option("approach")
    assert option is not None
    count = counting(monkeypatch, closing, "way_to")
    assert option.example() is not None
    places = closing.Ground().ways(fight.state, question.who)
    assert 0 < count[0] < 10 < len(places)
    assert all(way()[-1] == place for place, way in places.items())


def test_in_a_crowd_that_may_take_the_initiative_a_fork_repeats_only_the_last_question() -> None:
    fight: Fight[Any] = Fight(find("eclipse_phase"), start(find("eclipse_phase"), 40), spacing=1)
    taking: list[int] = []

    def stop(fight: Fight[Any]) -> bool:
        if fight.pending is not None and fight.pending.why == "take":
            taking.append(len(fight.journal) - fight.snapshots[-1].position)
        return len(fight.journal) >= 120

    play_out(fight, find("eclipse_phase").player(), Dice("crowd"), stop=stop)
    assert len(taking) >= 20
    assert sorted(taking)[len(taking) // 2] == 0, "there was a quiet moment just before"


@pytest.mark.parametrize(("sample", "most"), [("gantry_breach", 160), ("beast_at_the_ford", 188)])
def test_an_answer_costs_no_more_calls_of_functions_than_it_has_to(sample: str, most: int) -> None:
    """The same on any machine; what depends on the map alone is worked out before."""
    reference = next(each for each in of_samples() if each.name == sample)
    for number in range(8):
        play(reference, -1 - number)
    assert calls(reference) < most
