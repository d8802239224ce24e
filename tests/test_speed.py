"""What is fast compared with what: ratios only, wide enough for a busy machine. (`python -m bench` tells the times.)"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from functools import cache
from time import process_time
from typing import Any

from affray.core.dice import Dice
from affray.core.fight import Fight, replay
from affray.core.journal import Journal
from affray.files import load_encounter
from affray.players.driver import play_out

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
