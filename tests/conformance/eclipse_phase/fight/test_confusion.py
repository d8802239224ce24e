"""What the confused do, die by die (EP-COND-3)."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.script import Roll, Thrown
from affray.rulesets.eclipse_phase.model.stats import Combat
from tests.conformance.eclipse_phase.firefight import (
    KNIFE,
    PISTOL,
    TURRET,
    ammo,
    at,
    conditions,
    damage,
    fighter,
    firefight,
    grenade,
    gun,
    play,
    someone,
    wall,
)
from tests.conformance.harness import asked


def confused(*dice: int, scene: Any = (), **a: Any) -> Fight[Combat]:
    """A, confused, at the start of its slot, with these dice."""
    settings = {"start": ["confused"], "side": "red", **a}
    fight = firefight(
        someone("a", 12, at=20, **settings), someone("b", 6, at=24, side="blue"), someone("c", 3, at=32, side="blue"),
        scene=scene,
    )  # fmt: skip
    for die in dice:
        if not isinstance(fight.pending, Roll):
            assert asked(fight) == ["b defence"]
            assert not fight.say("b", "fray")
        roll = fight.pending
        assert isinstance(roll, Roll), asked(fight)
        assert not fight.answer(Thrown(roll.who, (die,) * roll.count, "typed"))
    return fight


@pytest.mark.rule("EP-COND-3")
def test_who_keeps_the_thread_acts_and_who_does_nothing_has_gone() -> None:
    assert asked(confused(15)) == ["a slot"]
    assert asked(confused(16, 24)) == ["b slot"]
    assert asked(confused(16, 100)) == ["b slot"], "00 is nothing"


@pytest.mark.rule("EP-COND-3")
@pytest.mark.parametrize(
    ("die", "lies", "in_hand", "cowers"),
    [(1, True, 1, False), (3, False, 0, False), (4, False, 1, True)],
)
def test_random_acts(die: int, lies: bool, in_hand: int, cowers: bool) -> None:
    fight = confused(16, 25, die)
    someone_ = fighter(fight, "a")
    assert ("prone" in conditions(fight, "a"), len(someone_.ready), someone_.full_defense) == (lies, in_hand, cowers)
    assert (len(fight.state.lying), asked(fight)) == (1 - in_hand, ["b slot"])


@pytest.mark.rule("EP-COND-3")
def test_the_second_random_act_gets_up() -> None:
    assert "prone" not in conditions(confused(16, 49, 2, start=["confused", "prone"]), "a")


@pytest.mark.rule("EP-COND-3")
@pytest.mark.parametrize(("dice", "end"), [((25, 5, 8), (24, 10)), ((25, 6, 2), (20, 14)), ((50, 4), (0, 10))])
def test_wandering_and_fleeing_go_a_base_or_a_full_move(dice: tuple[int, ...], end: tuple[int, int]) -> None:
    fight = confused(16, *dice, scene=())
    expected = end if end != (24, 10) else (23, 10)
    assert at(fight, "a") == expected, "somebody stands in the way of the first"


@pytest.mark.rule("EP-COND-3", "EP-COND-6")
def test_who_is_held_does_not_run() -> None:
    fight = confused(16, 74, 4, start=["confused", "immobilized"])
    assert at(fight, "a") == (20, 10)


@pytest.mark.rule("EP-COND-3")
def test_a_wall_stops_the_flight() -> None:
    assert at(confused(16, 50, 4, scene=[wall(10, "total")]), "a") == (11, 10)


@pytest.mark.rule("EP-COND-3")
def test_the_confused_shoot_at_somebody_near_with_what_is_in_hand() -> None:
    fight = confused(16, 75, 1, 20, 99, 1)
    assert (damage(fight, "b"), ammo(fight, "a")) == (2, 15)


@pytest.mark.rule("EP-COND-3")
def test_emplaced_and_exploding_weapons_and_empty_ones_are_left_aside() -> None:
    empty = gun("empty", ammo=4)
    weapons = [TURRET, grenade("frag"), empty, PISTOL]
    fight = confused(16, 99, 1, 20, 99, 1, weapons=weapons, ammo={"empty": 0})
    assert (damage(fight, "b"), ammo(fight, "a"), ammo(fight, "a", "turret")) == (2, 15, 60)
    unarmed = confused(16, 99, weapons=[TURRET])
    assert asked(unarmed) == ["b slot"], "nobody within an arm's reach"
    knife = confused(16, 99, weapons=[KNIFE])
    assert asked(knife) == ["b slot"]


@pytest.mark.rule("EP-COND-3")
@pytest.mark.parametrize(
    ("dice", "end"), [("a d100 40 | a d6 6 | a d8 3", (17.17, 12.83)), ("a d100 60 | a d8 5", (10.1, 0.1))]
)
def test_chance_says_with_a_die_what_is_done_and_where_to(dice: str, end: tuple[float, float]) -> None:
    fight = play(confused(), f"a d100 16 | {dice}")
    assert (at(fight, "a"), asked(fight)) == (end, ["b slot"])


@pytest.mark.rule("EP-COND-3")
@pytest.mark.parametrize(("die", "hit"), [(1, (6, 0)), (2, (0, 6))])
def test_each_of_those_near_may_be_the_one_attacked(die: int, hit: tuple[int, int]) -> None:
    fight = firefight(
        someone("a", 12, at=20, start=["confused"]),
        someone("b", 6, at=24),
        someone("c", 3, at=30),
        someone("d", 2, at=31),
    )
    play(fight, f"a d100 16 | a d100 75 | a d2 {die} | a d100 20 | {'bc'[die - 1]} d100 99 | a 2d10 2 4")
    assert (damage(fight, "b"), damage(fight, "c")) == hit


@pytest.mark.rule("EP-COND-3")
def test_of_whom_nobody_on_its_side_knows_the_confused_cannot_attack() -> None:
    fight = firefight(
        someone("a", 12, at=20, start=["confused"], side="red"), someone("b", 6, at=24, side="blue"),
        someone("c", 3, at=30, side="blue"),
    )  # fmt: skip
    fighter(fight, "c").known_to = ()
    play(fight, "a d100 16 | a d100 75 | a d1 1 | a d100 20 | b d100 99 | a 2d10 2 4")
    assert (damage(fight, "b"), damage(fight, "c")) == (6, 0)
