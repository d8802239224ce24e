"""A fight from outside: what is asked, what is refused, resting, forks. (Going back in time has its own tests.)"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from affray.core.dice import Dice
from affray.core.fight import STEPS_WITHOUT_A_QUESTION, Fight
from affray.core.journal import Journal
from affray.core.refusals import refuse, rules_of
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Overrule, Pick, Rest, Script, Thrown, ask
from affray.players.driver import play_out
from affray.players.random_legal import RandomLegal
from tests.conformance.harness import asked, play, refused
from tests.core.games.common import SmallGame, Table, Told
from tests.core.small_games import GAMES, begin, two_sides


# -- what is asked ---------------------------------------------------------------------------------
def test_the_open_questions_and_who_is_asked() -> None:
    fight = begin("countdown")
    assert [question.who for question in fight.open] == ["a1", "b1", "a2", "b2"]
    assert fight.pending == fight.open[0]
    assert fight.asked("a2") == fight.open[2]
    assert fight.asked("zoe") is None
    one = begin("places")
    assert one.open == (one.pending,)


def test_a_fight_begins_on_a_copy_of_its_start() -> None:
    start = two_sides(1, 2)
    fight = begin("places", start)
    assert not fight.overrule("hp", of="a1", to=1)
    assert start.fighters["a1"].hp == 3
    assert start.queue == []


def test_a_journal_that_is_still_empty_is_kept_with_its_header() -> None:
    journal = Journal({"game": "places", "title": "A brawl"})
    fight = Fight(GAMES["places"], two_sides(1, 2), journal)
    assert fight.journal is journal
    assert fight.journal.lines() == ['{"game": "places", "title": "A brawl", "#": "75c739d8"}']


def test_a_fight_takes_up_where_its_journal_stands() -> None:
    fight = play(begin("places"), "a1: guard", "b1: strike a1", "6")
    again = Fight(GAMES["places"], fight.start, fight.journal)
    assert again.state == fight.state
    assert asked(again) == asked(fight)


# -- refusing --------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "reply",
    [Pick("a1", "fly"), Pick("a1", "strike"), Pick("a1", "strike", {"target": "a2"}), Pick("b1", "end"),
     Pick("zoe", "end"), Thrown("a1", (3,)), Thrown("b1", (3,)), Overrule("hp"), Overrule("fate"),
     Pick("a1", "end", {"target": "b1"})],
)  # fmt: skip
def test_a_refused_answer_changes_nothing(reply: Pick | Thrown | Overrule) -> None:
    fight = play(begin("places"), "a1: guard", "b1: end", "a2: end", "b2: end")
    before = fight.state.clone(), fight.log(), fight.ticket, fight.request, fight.journal.lines()
    assert fight.answer(reply)
    assert (fight.state, fight.log(), fight.ticket, fight.request, fight.journal.lines()) == before


def test_asking_why_not_changes_nothing_either() -> None:
    fight = begin("places")
    assert fight.why_not("a1", "strike", target="b1") == []
    assert rules_of(fight.why_not("a1", "strike", target="a2")) == ["SMALL-FOE"]
    assert fight.ticket == 0


def test_words_that_mean_nothing_are_refused() -> None:
    fight = begin("places")
    assert refused(fight, "a1: dance") == ["CORE-OPTION"]
    assert refused(fight, "a1: strike nobody") == ["CORE-FIELD"]
    assert refused(fight, "a1: strike b1 b2") == ["CORE-WORDS"]
    assert refused(fight, "b1: strike a1") == ["SMALL-TURN"]
    assert refused(fight, "zoe:") == ["CORE-NOT-ASKED"]
    assert rules_of(fight.decree("fate b1")) == ["CORE-EDIT"]
    assert rules_of(fight.decree("hp b1 99")) == ["CORE-NUMBER"]
    assert fight.ticket == 0


def test_a_decree_is_an_overruling_in_words() -> None:
    fight = begin("places")
    assert not fight.decree("hp b1 9")
    assert fight.journal.path() == [Overrule("hp", {"of": "b1", "to": 9})]


# -- late answers ----------------------------------------------------------------------------------
def test_an_answer_to_an_earlier_moment_is_late() -> None:
    fight = begin("places")
    ticket = fight.ticket
    assert not fight.answer(Pick("a1", "guard"), ticket)
    assert fight.answer(Pick("b1", "guard"), ticket) == [refuse("CORE-LATE", ticket=0, now=1)]
    assert fight.say("b1", "guard", ticket) == [refuse("CORE-LATE", ticket=0, now=1)]
    assert fight.say("b1", "nonsense", ticket) == [refuse("CORE-LATE", ticket=0, now=1)]
    assert not fight.say("b1", "guard", fight.ticket)


def test_undo_does_not_make_a_late_answer_fit_again() -> None:
    fight = begin("places")
    ticket = fight.ticket
    assert not fight.answer(Pick("a1", "guard"), ticket)
    fight.undo()
    assert asked(fight) == ["a1 turn"]
    assert rules_of(fight.answer(Pick("a1", "guard"), ticket)) == ["CORE-LATE"]
    fight.redo()
    fight.undo()
    assert rules_of(fight.answer(Pick("a1", "guard"), ticket + 1)) == ["CORE-LATE"]
    assert not fight.answer(Pick("a1", "guard"), fight.ticket)


# -- resting ---------------------------------------------------------------------------------------
class Becalmed(SmallGame):
    """Rounds go by in which nobody can do anything, until the wind is called."""

    name = "becalmed"

    def step(self, scene: Scene[Table]) -> Script[None]:
        scene.state.round += 1
        if scene.state.fighters["a1"].hp == 9:
            yield from ask(scene, lambda: Choose("a1", "sail", lambda: [Option("sail")]))
            scene.state.fighters["a1"].hp = 3
        scene.tell(Told("sea", "calm"))


def becalmed(spacing: int = 16) -> Fight[Table]:
    return Fight(Becalmed(), two_sides(1, 2), spacing=spacing)


def test_a_fight_in_which_nobody_can_act_rests_and_says_that_it_is_stuck() -> None:
    fight = becalmed()
    assert fight.request == Rest(stuck=True)
    assert fight.state.round == 1 + STEPS_WITHOUT_A_QUESTION == 501
    assert (fight.open, fight.pending, fight.over) == ((), None, "")
    assert rules_of(fight.answer(Pick("a1", "sail"))) == ["SMALL-TURN"]


def test_a_fight_that_is_over_rests_and_is_not_stuck() -> None:
    fight = begin("places")
    assert not fight.overrule("end", result="peace")
    assert fight.request == Rest(stuck=False)


def test_the_game_master_can_set_a_stuck_fight_going_again() -> None:
    fight = becalmed()
    assert not fight.overrule("hp", of="a1", to=9)
    assert asked(fight) == ["a1 sail"]
    play(fight, "a1: sail")
    assert fight.request == Rest(stuck=True)


@pytest.mark.parametrize("spacing", [0, 1, 16])
def test_a_stuck_fight_rests_in_the_same_round_however_it_is_reached(spacing: int) -> None:
    fight = becalmed(spacing)
    rounds = [fight.state.round]
    assert not fight.overrule("hp", of="a1", to=9)
    play(fight, "a1: sail")
    rounds.append(fight.state.round)
    assert fight.fork().state == fight.state
    fight.undo(2)
    assert fight.state.round == rounds[0]
    fight.redo(2)
    assert fight.state.round == rounds[1]


# -- forks -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("spacing", [0, 1, 16])
def test_a_fork_in_nested_windows_goes_its_own_way(spacing: int) -> None:
    fight = begin("reactions", two_sides(0, 0, 0, 0), spacing=spacing)
    for who, die in (("a1", 20), ("b1", 19), ("a2", 18), ("b2", 17)):
        assert not fight.answer(Thrown(who, (die,)))
    play(fight, "a1: strike b1", "b1: counter")
    assert [window.name for window in fight.scene.windows] == ["struck", "struck"]

    twin = fight.fork()

    assert twin.state == fight.state
    assert asked(twin) == asked(fight)
    assert [window.name for window in twin.scene.windows] == ["struck", "struck"]
    play(twin, "a1: counter", "b1: decline", "b2: decline", "6", "a2: decline", "6")
    assert fight.state.fighters["b1"].hp == 3
    assert asked(fight) == ["a1 struck"]
    play(fight, "a1: decline", "a2: decline", "6")
    assert twin.state.fighters["b1"].hp == 1
    assert (fight.state.fighters["a1"].hp, twin.state.fighters["a1"].hp) == (1, 1)
    assert asked(fight) == asked(twin) == ["b2 struck"]


@pytest.mark.parametrize("spacing", [0, 1, 16])
def test_a_glimpse_shows_the_fight_as_it_was_after_any_reply(spacing: int) -> None:
    fight = begin("reactions", two_sides(0, 0, 0, 0), spacing=spacing)
    seen = [(fight.fork().state, asked(fight))]
    dice = [Thrown(who, (die,)) for who, die in (("a1", 20), ("b1", 19), ("a2", 18), ("b2", 17))]
    struck = [Pick("b1", "counter"), Pick("a1", "decline"), Pick("a2", "decline")]
    for reply in (*dice, Pick("a1", "strike", {"target": "b1"}), *struck):
        assert not fight.answer(reply)
        seen.append((fight.fork().state, asked(fight)))
    for position, then in enumerate(seen):
        past = fight.glimpse(position)
        assert (past.state, asked(past)) == then
    assert (fight.glimpse().state, len(fight.journal)) == (fight.state, len(seen) - 1)


def test_a_fork_of_a_fork_and_of_an_overruled_fight() -> None:
    fight = begin("ties")
    play(fight, "a1: shoot b1")
    assert not fight.overrule("hp", of="b1", to=9)
    twin = fight.fork().fork()
    assert twin.state == fight.state
    assert not twin.say("b1", "shoot a1")
    assert len(twin.scene.family) == 3
    assert len(fight.scene.family) == 1


def test_a_fork_keeps_whether_it_records() -> None:
    assert begin("places", recording=False).fork().recording is False
    assert begin("places", recording=False).fork(recording=True).recording is True
    assert begin("places").fork(recording=False).recording is False


def test_a_fork_keeps_what_the_table_keeps_secret() -> None:
    fight = begin("places")
    fight.secret = ("health",)
    assert fight.fork().secret == ("health",)


# -- recording -------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", GAMES)
def test_a_fight_that_tells_nothing_comes_to_the_same(name: str) -> None:
    loud, silent = begin(name), begin(name, recording=False)
    for fight in (loud, silent):
        play_out(fight, RandomLegal(name), Dice(name), stop=lambda fight: len(fight.journal) == 40)
    assert loud.log()
    assert loud.scene.marks
    assert silent.state == loud.state
    assert silent.journal.lines() == loud.journal.lines()
    assert silent.log() == []
    assert silent.scene.marks == []


# -- the shape of a ruleset ------------------------------------------------------------------------
@dataclass
class Tally(SmallGame):
    """A ruleset may be any object of the right shape; here it counts how often it is asked for a step."""

    name: str = "tally"
    seen: list[int] = field(default_factory=list)

    def step(self, scene: Scene[Table]) -> Script[None]:
        self.seen.append(scene.position)
        yield from ask(scene, lambda: Choose("a1", "go", lambda: [Option("go")]))


def test_the_next_step_is_asked_for_only_between_two_steps() -> None:
    game = Tally()
    fight = Fight(game, two_sides(1, 2))
    play(fight, "a1: go", "a1: go")
    assert game.seen == [0, 1, 2]


def going(times: int, **more: Any) -> tuple[Tally, Fight[Table]]:
    game = Tally()
    return game, play(Fight(game, two_sides(1, 2), **more), *["a1: go"] * times)


def test_a_snapshot_is_kept_as_soon_as_so_many_replies_have_passed() -> None:
    assert [each.position for each in going(5, spacing=2)[1].snapshots] == [0, 2, 4]
    assert [each.position for each in going(33)[1].snapshots] == [0, 16, 32], "sixteen unless told otherwise"


def test_going_back_and_forking_repeat_only_what_came_since_the_last_snapshot() -> None:
    game, fight = going(3, spacing=1)
    game.seen.clear()
    fight.undo()
    assert game.seen == [2]
    game.seen.clear()
    assert len(fight.fork().journal) == 0
    assert game.seen == [0]
