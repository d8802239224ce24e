"""Undo and redo by replies, choices, actions and turns; branches; snapshots, which change nothing but the time."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from affray.core.dice import Dice
from affray.core.fight import MOST_SNAPSHOTS, Back, Fight
from affray.core.journal import Journal
from affray.core.replaying import replay
from affray.core.scene import Mark
from tests.conformance.harness import asked, play
from tests.core.games.common import Table
from tests.core.small_games import GAMES, begin, two_sides
from tests.properties.fuzz import everything


def strikes(spacing: int = 16) -> Fight[Table]:
    """Three turns with a strike each; a1, b1 and a2 have acted, b2 is next. Six replies."""
    fight = begin("places", spacing=spacing)
    return play(fight, "a1: strike b1", "3", "b1: strike a1", "3", "a2: strike b1", "3")


def two_actions() -> Fight[Table]:
    """a1 has stepped twice in the first turn of the fight; the second step was struck at."""
    fight = begin("reactions", two_sides(0, 0))
    play(fight, "a1: 20", "b1: 1", "a1: step 0", "b1: decline", "a1: step 4", "b1: punish")
    return play(fight, "a1: decline", "2")


def test_undo_and_redo_by_replies() -> None:
    fight = strikes()
    before = everything(fight)
    assert fight.undo() == 1
    assert asked(fight) == ["a2 strike"]
    assert fight.undo(3) == 3
    assert asked(fight) == ["b1 turn"]
    assert fight.redo(2) == 2
    assert asked(fight) == ["a2 turn"]
    assert fight.redo() == 1
    assert asked(fight) == ["a2 strike"]
    assert fight.redo(99) == 1
    assert everything(fight) == before


def test_undo_stops_at_the_start_and_redo_at_the_end() -> None:
    fight = strikes()
    assert fight.undo(99) == 6
    assert fight.undo() == 0
    assert fight.undo(-1) == 0
    assert fight.state.fighters["a1"].hp == 3
    assert fight.redo(6) == 6
    ticket = fight.ticket
    assert fight.redo() == 0
    assert fight.redo("turn") == 0
    assert fight.ticket == ticket, "what did not happen is not written down"


def test_undo_by_choice_takes_the_dice_with_it() -> None:
    fight = strikes()
    assert fight.undo("choice") == 2
    assert asked(fight) == ["a2 turn"]
    assert fight.undo("choice") == 2
    assert fight.redo("choice") == 2
    assert asked(fight) == ["a2 turn"]


def test_what_undo_would_undo_is_named_before_it_is_done() -> None:
    fight = strikes()
    assert fight.would_undo()["choice"] == Back(2, "a2", "strike")
    assert fight.would_undo()["turn"].who == "a2"
    for measure in ("choice", "action", "turn"):
        wanted, twin = fight.would_undo()[measure], strikes()
        assert twin.undo(measure) == wanted.replies
    assert fight.overrule("end", result="enough") == []
    assert fight.would_undo()["choice"] == Back(1, "gm", "end")
    assert two_actions().would_undo()["action"] == Back(4, "a1", "step")
    fight.undo(99)
    assert fight.would_undo() == {}


def test_a_choice_whose_dice_have_not_fallen_is_undone_and_redone_alone() -> None:
    fight = begin("places")
    assert not fight.say("a1", "strike b1")
    assert fight.undo("choice") == 1
    assert fight.redo("choice") == 1
    assert asked(fight) == ["a1 strike"]


def test_an_overruling_is_a_choice_also_while_dice_are_awaited() -> None:
    fight = begin("places")
    assert not fight.say("a1", "strike b1")
    assert not fight.overrule("hp", of="b1", to=9)
    play(fight, "3")
    assert fight.undo("choice") == 2
    assert asked(fight) == ["a1 strike"]
    assert fight.undo("choice") == 1
    assert fight.redo("choice") == 1
    assert fight.redo("choice") == 2
    assert fight.state.fighters["b1"].hp == 8


def test_undo_by_action_goes_to_where_the_running_action_began() -> None:
    fight = two_actions()
    assert asked(fight) == ["a1 turn"]
    assert fight.undo("action") == 4, "the second step with all that happened in it"
    assert fight.undo("action") == 2
    assert fight.redo("action") == 2
    assert fight.redo("action") == 4
    assert fight.state.fighters["a1"].place == 4


def test_undo_by_turn_goes_to_the_start_of_the_turn_and_then_to_the_turn_before() -> None:
    fight = strikes()
    assert not fight.say("b2", "strike a1")
    assert fight.undo("turn") == 1
    assert asked(fight) == ["b2 turn"]
    assert fight.undo("turn") == 2
    assert asked(fight) == ["a2 turn"]
    assert fight.redo("turn") == 2
    assert asked(fight) == ["b2 turn"]
    assert fight.redo("turn") == 1
    assert asked(fight) == ["b2 strike"]


def test_before_the_first_turn_undo_goes_to_the_start() -> None:
    fight = begin("reactions")
    fight.throw(Dice("x"))
    fight.throw(Dice("x"))
    assert fight.undo("turn") == 2


def test_marks_tell_where_turns_and_actions_began() -> None:
    assert two_actions().scene.marks == [
        Mark("turn", "a1", 2), Mark("action", "a1", 2), Mark("action", "a1", 4), Mark("action", "a1", 8),
    ]  # fmt: skip
    fight = strikes()
    fight.undo(3)
    assert fight.scene.marks == [Mark("turn", "a1", 0), Mark("turn", "b1", 2)]


def test_events_of_what_was_undone_are_gone() -> None:
    fight = strikes()
    told = fight.log()
    fight.undo(2)
    assert fight.log() == told[:-1]
    fight.redo(2)
    assert fight.log() == told


def test_another_answer_after_an_undo_is_a_branch_beside_the_old_one() -> None:
    fight = strikes()
    fight.undo(2)
    play(fight, "a2: guard", "b2: guard")
    assert fight.redo() == 0
    old, new = fight.journal.branches()
    fight.go(old)
    assert asked(fight) == ["b2 turn"]
    assert fight.state.fighters["b1"].hp == 1
    fight.go(new)
    assert fight.state.timing.has("b2", "guarded")
    fight.undo("turn")
    fight.redo("turn")
    assert fight.state.timing.has("b2", "guarded"), "redo follows the branch that was used last"


def test_going_to_another_branch_clears_what_was_known_of_this_one() -> None:
    fight = strikes(spacing=1)
    fight.undo(6)
    play(fight, "a1: guard", "b1: guard", "a2: guard")
    fight.go(fight.journal.branches()[0])
    fight.undo(2)
    fresh = Fight(GAMES["places"], fight.start, Journal())
    for reply in fight.journal.path():
        fresh.give(reply)
    assert fight.state == fresh.state
    assert fight.log() == fresh.log()


# -- snapshots -------------------------------------------------------------------------------------
def long_fight(spacing: int) -> Fight[Table]:
    fight, dice = begin("places", two_sides(9, 9, 6, 4, hp=9), spacing=spacing), Dice("long")
    for number in range(40):
        who = fight.pending
        assert who is not None
        target = "b1" if who.who.startswith("a") else "a1"
        assert not fight.say(who.who, f"strike {target}" if number % 3 else "guard")
        fight.throw(dice)
    return fight


@pytest.mark.parametrize("spacing", [0, 1, 3])
def test_how_often_the_state_is_kept_makes_no_difference(spacing: int) -> None:
    usual, other = long_fight(16), long_fight(spacing)
    assert everything(other) == everything(usual)
    for back in (1, 5, 17, 30):
        for fight in (usual, other):
            fight.undo(back)
        assert everything(other) == everything(usual)
        for fight in (usual, other):
            fight.redo(back)
        assert everything(other) == everything(usual)


def test_snapshots_lie_at_least_so_many_replies_apart() -> None:
    assert long_fight(0).snapshots == []
    for spacing in (1, 3, 16):
        places = [snapshot.position for snapshot in long_fight(spacing).snapshots]
        assert places[0] == 0
        assert all(later - sooner >= spacing for sooner, later in pairwise(places))
        assert len(places) >= 60 // (spacing + 3)


def test_of_a_long_past_ever_fewer_states_are_kept_and_every_moment_is_still_there() -> None:
    fight, count = begin("places", spacing=1), 4 * MOST_SNAPSHOTS
    moments = [everything(fight)]
    for _ in range(count):
        assert fight.pending is not None
        assert not fight.say(fight.pending.who, "guard")
        moments.append(everything(fight))
    positions = [each.position for each in fight.snapshots]
    gaps = [after - before for before, after in pairwise(positions)]
    assert positions[0] == 0
    assert MOST_SNAPSHOTS // 2 < len(positions) <= MOST_SNAPSHOTS
    assert gaps[-20:] == [1] * 20, "what is near is kept whole"
    assert max(gaps[:10]) > 8, "what is long past thinly"
    for back in range(count):
        assert everything(fight) == moments[count - back]
        fight.undo()
    assert everything(fight) == moments[0]


def test_a_snapshot_is_never_touched_by_what_comes_after() -> None:
    fight = strikes(spacing=1)
    kept = [(snapshot.position, repr(snapshot.state)) for snapshot in fight.snapshots]
    assert not fight.overrule("hp", of="a1", to=1)
    play(fight, "b2: guard")
    assert [(snapshot.position, repr(snapshot.state)) for snapshot in fight.snapshots[: len(kept)]] == kept


# -- nowhere to go ---------------------------------------------------------------------------------
@pytest.mark.parametrize("by", ["tunr", "", "turns", "TURN", None, 1.5, True, [], ("turn",)])
def test_going_by_nothing_anybody_knows_is_refused_without_harm(by: Any) -> None:
    fight = strikes()
    fight.undo(2)
    before = everything(fight), fight.ticket
    for go in (fight.undo, fight.redo):
        with pytest.raises(ValueError, match="by one of choice, action, turn; not by"):
            go(by)
    assert (everything(fight), fight.ticket) == before
    assert fight.redo(2) == 2


@pytest.mark.parametrize("entry", [99, 7, -1, True, "1", None, 1.0, []])
def test_going_to_a_branch_that_is_none_is_refused_without_harm(entry: Any) -> None:
    fight = strikes()
    before = everything(fight), fight.ticket
    for go in (fight.go, fight.journal.go):
        with pytest.raises(ValueError, match=r"the journal has no entry .*: they go from 0, the start, to 6"):
            go(entry)
    assert (everything(fight), fight.ticket) == before
    fight.go(6)
    assert everything(fight) == before[0]


@pytest.mark.parametrize(("line", "left"), [('{"undo": 0}', 1), ('{"redo": 0}', 1), ('{"go": 0}', 0), ('{"go": 1}', 1)])
def test_a_file_may_tell_of_going_nowhere_or_to_the_start(line: str, left: int) -> None:
    fight = replay(GAMES["places"], two_sides(1, 2), ['{"game": "places"}', '{"who": "a1", "do": "guard"}', line])
    assert len(fight.journal.path()) == left
