"""Generated dice depend on the seed and on how many were generated before, and on nothing else."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from affray.core.dice import Dice
from affray.core.script import Roll, Thrown
from tests.conformance.harness import play
from tests.core.small_games import begin

D6 = Roll("ada", "strike", 1, 6)


def stream(seed: object, count: int = 40) -> list[int]:
    dice = Dice(seed)
    return [dice.throw(D6, drawn).dice[0] for drawn in range(count)]


def test_a_seed_is_a_stream() -> None:
    assert stream("a fight") == stream("a fight")
    assert stream("a fight") != stream("another fight")
    assert Dice("a", "b").throw(D6, 0) == Dice("a/b").throw(D6, 0), "several parts of a seed are joined"


def test_the_stream_of_a_seed_never_changes() -> None:
    """Saved fights that were played with generated dice can be told again by later versions."""
    assert stream("never change", 12) == [4, 2, 1, 5, 4, 2, 4, 4, 5, 2, 4, 3]


@given(st.lists(st.integers(0, 60), max_size=12))
def test_any_place_of_the_stream_can_be_asked_for_in_any_order(places: list[int]) -> None:
    known, dice = stream("places", 61), Dice("places")
    assert [dice.throw(D6, place).dice[0] for place in places] == [known[place] for place in places]


def test_a_die_takes_one_place_whatever_its_sides() -> None:
    dice = Dice("sides")
    dice.throw(Roll("ada", "big", 3, 100), 0)
    assert dice.throw(D6, 3) == Dice("sides").throw(D6, 3)


def test_several_dice_are_several_places() -> None:
    assert list(Dice("x").throw(Roll("ada", "many", 5, 6), 2).dice) == stream("x", 7)[2:]


def test_every_face_falls_about_equally_often() -> None:
    faces = Counter(stream("fair", 6000))
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    assert all(900 < count < 1100 for count in faces.values())


def test_an_undone_die_falls_the_same_again() -> None:
    fight, dice = begin("places"), Dice("undo")
    assert not fight.say("a1", "strike b1")
    assert fight.throw(dice)
    fallen = fight.journal.path()[-1]
    play(fight, "b1: end")
    fight.undo(2)
    assert fight.throw(dice)
    assert fight.journal.path()[-1] == fallen


def test_typed_dice_leave_the_stream_alone() -> None:
    """Whoever rolls at the table meets the same generated dice later on."""
    typed, generated = begin("places"), begin("places")
    for fight in (typed, generated):
        assert not fight.say("a1", "strike b1")
    assert not typed.say("a1", "5")
    assert typed.journal.drawn == 0
    generated.throw(Dice("x"))
    assert generated.journal.drawn == 1
    assert not typed.say("b1", "strike a1")
    typed.throw(Dice("x"))
    assert typed.journal.path()[-1].dice == generated.journal.path()[1].dice  # type: ignore[union-attr]


def test_a_fork_meets_the_dice_that_the_fight_would_meet() -> None:
    fight, dice = begin("places", spacing=1), Dice("fork")
    for who, target in (("a1", "b1"), ("b1", "a1"), ("a2", "b1")):
        assert not fight.say(who, f"strike {target}")
        fight.throw(dice)
    twin = fight.fork()
    for each in (fight, twin):
        assert not each.say("b2", "strike a1")
        each.throw(Dice("fork"))
    assert twin.journal.path()[-1] == fight.journal.path()[-1]


def test_throw_answers_one_roll_and_says_whether_there_was_one() -> None:
    fight = begin("reactions")
    assert fight.throw(Dice("x"))
    assert len(fight.open) == 3
    assert isinstance(fight.journal.path()[0], Thrown)
    while fight.throw(Dice("x")):
        pass
    assert not fight.throw(Dice("x"))
    assert len(fight.journal) == 4
