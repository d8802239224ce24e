"""Answers left standing: recorded like any other, revocable, never illegal."""

from __future__ import annotations

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.core.replaying import replay
from affray.core.script import Pick
from affray.players.standing import SOURCE, StandingAnswer, StandingAnswers
from tests.conformance.harness import asked, play
from tests.core.games.common import Table
from tests.core.small_games import GAMES, begin, two_sides


def ready_to_react() -> Fight[Table]:
    """a1 strikes b1, which asks b1 and b2 whether they want to react."""
    fight = begin("reactions", two_sides(0, 0, 0, 0))
    while fight.throw(Dice("x")):
        pass
    assert not fight.overrule("hp", of="b1", to=9)
    while asked(fight) != ["a1 turn"]:
        assert fight.pending is not None
        play(fight, f"{fight.pending.who}: end")
    assert not fight.say("a1", "strike b1")
    return fight


def test_a_standing_answer_is_given_as_a_recorded_reply_that_tells_its_source() -> None:
    fight, standing = ready_to_react(), StandingAnswers()
    standing.leave(StandingAnswer("b", "struck", "decline"))
    length = len(fight.journal)

    assert standing.give(fight) == 2

    assert [type(reply) is Pick and (reply.do, reply.source) for reply in fight.journal.path(length)] == [
        ("decline", SOURCE), ("decline", SOURCE),
    ]  # fmt: skip
    assert '"source": "standing"' in fight.journal.lines()[-1]
    assert asked(fight) == ["a1 strike"]


def test_the_save_file_needs_nobody_to_remember_what_was_left_standing() -> None:
    fight, standing = ready_to_react(), StandingAnswers()
    standing.leave(StandingAnswer("b", "struck", "decline"))
    standing.give(fight)
    again = replay(GAMES["reactions"], fight.start, fight.journal.lines())
    assert again.state == fight.state
    assert again.journal.path()[-1] == fight.journal.path()[-1]


def test_only_questions_that_are_meant_are_answered() -> None:
    fight = ready_to_react()
    for unfit in (
        StandingAnswer("a", "struck", "decline"),
        StandingAnswer("b", "leaving", "decline"),
        StandingAnswer("b", "struck", "decline", who="b3"),
    ):
        standing = StandingAnswers()
        standing.leave(unfit)
        assert standing.give(fight) == 0
    assert asked(fight)[0].endswith("struck")


def test_globs_say_which_questions_and_who() -> None:
    fight, standing = ready_to_react(), StandingAnswers()
    first = fight.pending
    assert first is not None
    standing.leave(StandingAnswer("b", "s*", "decline", who=f"?{first.who[1]}"))
    assert standing.give(fight) == 1
    assert fight.pending is not None
    assert fight.pending.who != first.who


def test_an_answer_that_the_rules_refuse_is_not_given() -> None:
    fight, standing = ready_to_react(), StandingAnswers()
    standing.leave(StandingAnswer("b", "struck", "surrender"))
    standing.leave(StandingAnswer("b", "struck", "decline", {"why": "fear"}))
    assert standing.give(fight) == 0
    assert asked(fight)[0].endswith("struck"), "the seat is asked"


def test_the_oldest_that_fits_and_is_legal_is_given() -> None:
    fight, standing = ready_to_react(), StandingAnswers()
    standing.leave(StandingAnswer("b", "struck", "surrender"))
    standing.leave(StandingAnswer("b", "struck", "cheer"))
    standing.leave(StandingAnswer("b", "struck", "decline"))
    length = len(fight.journal)
    standing.give(fight)
    assert {reply.do for reply in fight.journal.path(length) if isinstance(reply, Pick)} == {"cheer"}


def test_it_lasts_as_long_as_its_condition() -> None:
    fight, standing = ready_to_react(), StandingAnswers()
    standing.leave(StandingAnswer("b", "struck", "decline", lasts=lambda fight: fight.state.fighters["b1"].hp == 9))
    assert not fight.overrule("hp", of="b1", to=8)
    assert standing.give(fight) == 0
    fight.undo()
    assert standing.give(fight) == 2


def test_a_standing_answer_is_visible_to_its_seat_and_can_be_revoked() -> None:
    fight, standing = ready_to_react(), StandingAnswers()
    answer = StandingAnswer("b", "struck", "decline")
    number = standing.leave(answer)
    other = standing.leave(StandingAnswer("a", "struck", "decline"))
    assert standing.of("b") == {number: answer}
    assert list(standing.of("a")) == [other]
    assert standing.revoke(number) is answer
    assert standing.revoke(number) is None
    assert standing.of("b") == {}
    assert standing.give(fight) == 0
    assert standing.leave(answer) not in (number, other), "numbers are never used twice"


def test_standing_answers_leave_dice_and_others_alone() -> None:
    fight, standing = begin("countdown"), StandingAnswers()
    standing.leave(StandingAnswer("b", "*", "hold"))
    assert standing.give(fight) == 2
    assert asked(fight) == ["a1 declare", "a2 declare"], "several are asked at once, two of them by proxy"
    assert not fight.say("a1", "hold")
    assert not fight.say("a2", "hold")
    assert standing.give(fight) == 0
    assert asked(fight)[0] == "a1 count"
