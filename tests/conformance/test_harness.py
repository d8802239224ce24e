"""The harness itself: what a line of dice says, what is checked, and that nothing is answered by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from affray.core.events import NotOffered
from affray.core.fight import Fight
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Question, Roll, Script, ask, roll, together
from tests.conformance.eclipse_phase import firefight as eclipse
from tests.conformance.harness import (
    answer,
    asked,
    left_out,
    left_out_codes,
    play,
    strictly,
    throw,
    thrown,
    waiting,
)
from tests.core.games.common import Fighter, Scripted, Table, table

Dice = tuple[str, int, int]


def fight_of(*rolls: Dice | str, at_once: Sequence[Dice] = ()) -> Fight[Table]:
    """A fight of one step: these rolls (or questions to somebody) one after the other, then some at once."""

    def script(scene: Scene[Table]) -> Script[None]:
        for each in rolls:
            if isinstance(each, str):
                yield from ask(scene, question(each))
            else:
                scene.state.notes[each[0]] = str((yield from roll(scene, each[0], "luck", each[1], each[2])))
        yield from together(scene, [who for who, _, _ in at_once], all_at_once)

    def all_at_once(who: str) -> Question:
        return next(Roll(who, "order", count, sides) for name, count, sides in at_once if name == who)

    return Fight(Scripted(script), table(Fighter("ada", "a"), Fighter("bor", "b")))


def question(who: str) -> Any:
    return lambda: Choose(who, "courage", lambda: [Option("go"), Option("stay")])


def complaint(fight: Fight[Any], *lines: str) -> str:
    with pytest.raises(AssertionError) as found:
        play(fight, *lines)
    return str(found.value).partition("\n")[0]


# -- labels ----------------------------------------------------------------------------------------
def test_a_label_says_whose_and_which_dice() -> None:
    fight = play(fight_of(("bor", 1, 20), ("bor", 2, 6), ("ada", 1, 6)), "bor d20 15 | bor 2d6 3 4", "ada 1d6 6")
    assert fight.state.notes == {"bor": "(3, 4)", "ada": "(6,)"}


def test_coins_say_only_their_owner() -> None:
    fight = play(fight_of(("ada", 2, 2), ("bor", 1, 2)), "ada T H | bor T")
    assert fight.state.notes == {"ada": "(1, 2)", "bor": "(1,)"}


def test_noughts_are_the_highest_face() -> None:
    fight = play(fight_of(("ada", 1, 100), ("bor", 2, 10)), "ada d100 00 | bor 2d10 0 1")
    assert fight.state.notes == {"ada": "(100,)", "bor": "(10, 1)"}
    assert play(fight_of(("ada", 1, 100)), "00").state.notes == {"ada": "(100,)"}


def test_bare_faces_fall_into_the_rolls_that_wait() -> None:
    fight = play(fight_of(("bor", 2, 6), ("ada", 1, 20), ("bor", 1, 2)), "3 | 4 15 T")
    assert fight.state.notes == {"bor": "(1,)", "ada": "(15,)"}


def test_labelled_and_bare_groups_stand_beside_each_other() -> None:
    fight = play(fight_of(("bor", 1, 20), ("bor", 1, 6), ("ada", 1, 6)), "bor d20 15 | 3 | ada d6 2")
    assert fight.state.notes == {"bor": "(3,)", "ada": "(2,)"}


def test_of_rolls_at_once_a_label_finds_its_own() -> None:
    fight = fight_of(at_once=[("ada", 1, 6), ("bor", 1, 8)])
    throw(fight, "bor d8 7")
    assert asked(fight) == ["ada order"]
    assert asked(play(fight, "ada d6 2")) == []


def test_somebody_with_the_name_of_a_face_can_be_named() -> None:
    assert play(fight_of(("7", 1, 6)), "7 d6 2").state.notes == {"7": "(2,)"}


# -- what is checked -------------------------------------------------------------------------------
def test_the_dice_of_somebody_else_are_refused() -> None:
    said = complaint(fight_of(("bor", 1, 20)), "ada d20 15")
    assert said == "'ada d20 15' of 'ada d20 15': ada has no dice to throw, but bor has to throw d20 for luck"


def test_dice_with_other_sides_are_refused() -> None:
    said = complaint(fight_of(("bor", 1, 7)), "bor d6 5")
    assert said == "'bor d6 5' of 'bor d6 5': d6 instead of d7; bor has to throw d7 for luck"
    assert "2d2 instead of 2d6" in complaint(fight_of(("bor", 2, 6)), "bor T H")


def test_too_few_and_too_many_dice_are_refused() -> None:
    assert "d6 instead of 2d6" in complaint(fight_of(("bor", 2, 6)), "bor d6 5")
    assert "2d6 instead of d6" in complaint(fight_of(("bor", 1, 6)), "bor 2d6 5 5")
    assert complaint(fight_of(("bor", 2, 6)), "bor 2d6 5") == "'bor 2d6 5' says 2 dice and gives 1"
    assert complaint(fight_of(("bor", 1, 6)), "bor d6 5 5") == "'bor d6 5 5' says 1 dice and gives 2"
    assert complaint(fight_of(("bor", 1, 6)), "5 5").startswith("1 dice of '5 5' are left over, but nobody is asked")
    assert complaint(fight_of(("bor", 2, 6)), "5") == "1 dice of '5' are left, but bor has to throw 2d6 for luck"


def test_a_face_that_the_die_does_not_have_is_refused() -> None:
    assert complaint(fight_of(("bor", 1, 6)), "bor d6 7").startswith("refused: 'bor d6 7' by CORE-DICE")
    assert complaint(fight_of(("bor", 1, 6)), "7").startswith("refused: '7' by CORE-DICE")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("bor 15", "'bor 15' does not say which dice, as `d20` does"),
        ("bor", "'bor' says no faces"),
        ("bor d20", "'bor d20' says no faces"),
        ("bor d20 x", "'bor d20 x' is neither an answer (`who: ...`) nor dice (`who d20 15`)"),
    ],
)
def test_a_line_that_is_no_dice_is_explained(line: str, said: str) -> None:
    assert complaint(fight_of(("bor", 1, 20)), line) == said


def test_a_roll_that_is_left_waiting_is_an_error() -> None:
    fight = fight_of(("bor", 2, 6), ("ada", 1, 20))
    assert complaint(fight, "bor 2d6 1 2") == "the script is over, but ada has to throw d20 for luck"


def test_dice_before_an_answer_are_refused() -> None:
    assert complaint(fight_of("ada", ("bor", 1, 6)), "bor d6 1").endswith("but ada is asked: courage")
    assert complaint(fight_of("ada", ("bor", 1, 6)), "1") == "1 dice of '1' are left over, but ada is asked: courage"


def test_the_groups_of_a_line() -> None:
    assert [(each.who, each.count, each.sides, each.faces) for each in thrown("bor 2d6 3 4|5 | l1 T")] == [
        ("bor", 2, 6, ("3", "4")),
        ("", 0, 0, ("5",)),
        ("l1", 1, 2, ("T",)),
    ]
    assert [each.faces for each in thrown("3 4 | 5")] == [("3", "4", "5")], "without a label it is one group"
    assert waiting(fight_of(at_once=[("ada", 1, 6), ("bor", 2, 8)])) == (
        "ada has to throw d6 for order and bor has to throw 2d8 for order"
    )


# -- nothing by itself -----------------------------------------------------------------------------
def test_only_where_a_game_says_how_others_are_answered_meanwhile() -> None:
    fight = fight_of("ada", ("bor", 1, 6), "ada", ("bor", 1, 8))
    throw(fight, "bor d6 1 | bor d8 2", meanwhile=lambda fight: answer(fight, "ada: stay"))
    assert asked(fight) == []


def test_strictly_wants_every_roll_labelled() -> None:
    fight = fight_of("ada", ("bor", 1, 6), ("ada", 1, 6))
    with pytest.raises(AssertionError, match="whose and which dice are '3'"):
        strictly(fight, "ada: go", "bor d6 1 | 3")
    assert asked(fight) == ["ada courage"], "found before anything is played"
    assert asked(strictly(fight, "ada: go", "bor d6 1 | ada d6 3")) == []


def test_strictly_fills_in_nothing() -> None:
    """Eclipse Phase's own `play` lets a defender use Fray and nobody spend a point; here it must be said."""

    def shooting() -> Fight[Any]:
        return eclipse.firefight(eclipse.someone("a", 12, at=0, vigor=1), eclipse.someone("b", 9, at=8))

    shots = ["a: act none", eclipse.shot("a", "b")]
    eclipse.play(shooting(), *shots, "a d100 99 | b d100 99")
    with pytest.raises(AssertionError, match="a is asked: take"):
        strictly(shooting(), *shots, "a d100 99 | b d100 99")
    with pytest.raises(AssertionError, match="a has no dice to throw, but b is asked: defence"):
        strictly(shooting(), "a: decline", *shots, "a d100 99 | b d100 99")
    fight = strictly(shooting(), "a: decline", *shots, "b: fray", "a: nothing", "a d100 99 | b d100 99")
    assert asked(fight) == ["a pool_after"], "nor is anything answered after the last line"


# -- who was left out ------------------------------------------------------------------------------
def test_who_was_left_out_has_rules_and_codes() -> None:
    def script(scene: Scene[Table]) -> Script[None]:
        scene.tell(NotOffered("bor", "charge", rules=("GAME-OLD",)))
        scene.tell(NotOffered("bor", "charge", ("far", "spent"), rules=("GAME-1", "GAME-2")))
        yield from ()

    fight = Fight(Scripted(script), table(Fighter("ada", "a"), Fighter("bor", "b")))
    assert left_out(fight, "bor", "charge") == ("GAME-1", "GAME-2"), "the last time counts"
    assert left_out_codes(fight, "bor", "charge") == ("far", "spent")
    assert left_out(fight, "ada", "charge") == left_out(fight, "bor", "leaving") == ()
    assert left_out_codes(fight, "ada", "charge") == ()
