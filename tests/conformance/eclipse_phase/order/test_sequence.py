"""The action sequence and its turns; Initiative: rolled once, kept, moved by wounds."""

from __future__ import annotations

from typing import Any

import pytest

import affray
from affray.core.fight import Fight
from affray.rulesets.eclipse_phase.model.stats import Combat
from tests.conformance.eclipse_phase.firefight import (
    MISS,
    ammo,
    answer,
    conditions,
    copies,
    damage,
    fall,
    fighter,
    firefight,
    opening,
    options,
    order,
    passes,
    play,
    points,
    say,
    shot,
    slot_state,
    someone,
    target_number,
    turn,
    wounds,
)
from tests.conformance.harness import asked, throw


@pytest.mark.scenario("EP-EX-2")
@pytest.mark.rule("EP-SEQ-1", "EP-INIT-1", "EP-INIT-3", "EP-INIT-5", "EP-INIT-7", "EP-INIT-10", "EP-SEQ-5")
def test_rolling_and_keeping_the_order() -> None:
    fight = opening(someone("a", int=15, ref=20), someone("b", int=10, ref=15), someone("c", int=20, ref=20, wounds=2))
    throw(fight, "a d6 2 | b d6 6 | c d6 4")
    assert order(fight) == "b11 c10 a9"
    assert [fighter(fight, who).initiative_roll for who in "abc"] == [9, 11, 10]
    for _ in range(3):
        assert passes(fight) == ["b", "c", "a"]
    assert fight.state.turn == 4


@pytest.mark.scenario("EP-EX-3")
@pytest.mark.rule("EP-INIT-1", "EP-INIT-2", "EP-INIT-4")
@pytest.mark.parametrize(
    ("intuition", "reflexes", "implants", "stat"), [(17, 15, 0, 6), (18, 15, 0, 7), (20, 25, 3, 12), (15, 17, 0, 6)]
)
def test_rounding_and_implants(intuition: int, reflexes: int, implants: int, stat: int) -> None:
    fight = opening(someone("a", int=intuition, ref=reflexes, initiative_mod=implants), someone("b"))
    throw(fight, "a d6 1 | b d6 1")
    assert fighter(fight, "a").initiative_roll == stat + 1


@pytest.mark.rule("EP-INIT-5", "EP-STRESS-3")
def test_wounds_and_traumas_that_are_not_ignored_lower_initiative() -> None:
    fight = opening(
        someone("a", wounds=4, wounds_ignored=1), someone("b", traumas=3, traumas_ignored=1), someone("c"),
        stress_rules=True,
    )  # fmt: skip
    throw(fight, "a d6 4 | b d6 4 | c d6 4")
    assert order(fight) == "c10 b8 a7"


@pytest.mark.rule("EP-INIT-9")
def test_counts_may_be_negative() -> None:
    fight = opening(someone("a", int=5, ref=5, wounds=6), someone("b"))
    throw(fight, "a d6 1 | b d6 1")
    assert order(fight) == "b7 a-3"
    assert passes(fight) == ["b", "a"]


@pytest.mark.rule("EP-INIT-6", "EP-COND-5")
def test_a_deafened_combatant_rolls_at_minus_three_and_is_not_corrected_later() -> None:
    fight = opening(someone("a", start=["deafened"]), someone("b"))
    throw(fight, "a d6 4 | b d6 4")
    assert order(fight) == "b10 a7"
    assert not fight.decree("lift a deafened")
    passes(fight)
    assert order(fight) == "b10 a7"


@pytest.mark.rule("EP-INIT-11")
def test_no_point_can_modify_the_initiative_roll() -> None:
    fight = opening(someone("a", flex=3, vigor=3, insight=3), someone("b"))
    throw(fight, "a d6 1 | b d6 6")
    assert asked(fight) == ["a take"], "nothing is asked about the dice"


@pytest.mark.rule("EP-INIT-12")
def test_a_group_rolls_once_and_acts_in_the_order_that_is_chosen() -> None:
    fight = opening(
        *copies("g", 2, controller="gm", side="blue"), someone("x", side="red"), group_initiative=True,
    )  # fmt: skip
    throw(fight, "g d6 6 | x d6 1")
    assert fighter(fight, "g").initiative_roll == fighter(fight, "g_2").initiative_roll == 12
    assert asked(fight) == ["gm squad"]
    play(fight, "gm: order g_2,g")
    assert passes(fight) == ["g_2", "g", "x"]


@pytest.mark.rule("EP-INIT-12")
def test_several_of_one_entry_are_a_group_though_no_sheet_is_named() -> None:
    fight = affray.open({
        "game": "eclipse_phase", "options": {"group_initiative": True},
        "combatants": [
            {"name": "Guard", "count": 2, "side": "blue", "durability": 30},
            {"name": "Guard", "side": "blue", "durability": 40},
            {"name": "Ada", "side": "red", "durability": 30, "controller": "player"},
        ],
    }, seed=1)  # fmt: skip
    assert [each.card.sheet for each in fight.state.fighters.values()] == ["guard", "guard", "guard_3", "ada"]


# -- wounds move the count -------------------------------------------------------------------------
def hit_at_the_front(**options: object) -> Fight[Combat]:
    """D took the initiative and has given A two wounds in turn 1."""
    fight = firefight(
        someone("a", 10, at=0, ref=20, fray=40, vigor=1),
        someone("b", 9, at=20),
        someone("c", 8, at=25),
        someone("d", 5, at=8, vigor=1),
        **options,
    )
    play(
        fight,
        "d: take vigor",
        "a: decline",
        "d: act none",
        shot("d", "a"),
        "d d100 30 | a d100 99 | d 2d10 8 7 | a d100 10",
        "d: end",
    )
    assert wounds(fight, "a") == 2
    return fight


@pytest.mark.scenario("EP-EX-31")
@pytest.mark.rule("EP-INIT-8", "EP-WOUND-4", "EP-POOL-9")
def test_wounds_move_the_count_in_the_next_turn() -> None:
    fight = hit_at_the_front()
    play(fight, "until a slot")
    assert order(fight) == "a10 b9 c8 d5", "still directly after D, before B"
    play(fight, "a: act none", shot("a", "b"), "a d100 50 | b d100 99")
    assert target_number(fight, "a", "attack") == 30, "range -10, two wounds -20"
    play(fight, "a: end", "b: pass", "c: pass", "a: stop", "until a take")
    assert order(fight) == "b9 a8=c8 d5"
    play(fight, "a: decline", "b: act none", "b: convey_information", "a: ignore_wound", "b: end")
    assert points(fight, "a", "vigor") == 0
    passes(fight)
    assert order(fight) == "a9=b9 c8 d5"


@pytest.mark.scenario("EP-EX-31")
@pytest.mark.rule("EP-INIT-8")
def test_without_recalculation_the_order_stays() -> None:
    fight = hit_at_the_front(initiative_recalc="never")
    assert passes(fight) == ["a", "b", "c"]
    assert order(fight) == "a10 b9 c8 d5"


@pytest.mark.scenario("EP-EX-59")
@pytest.mark.rule("EP-INIT-13", "EP-DELAY-9", "EP-TIE-9")
def test_a_wound_after_the_delayed_slot_resets_the_rank() -> None:
    fight = firefight(someone("a", 12, at=0), someone("c", 6, at=8), someone("d", 5, at=9))
    play(fight, "a: delay standby", "c: act none", shot("c", "a"), *turn("a", "convey_information"))
    play(fight, "c d100 30 | a d100 99 | c 2d10 4 4 | a d100 30", "c: end", "d: pass")
    assert wounds(fight, "a") == 1
    assert order(fight) == "c6 a5=d5"


@pytest.mark.rule("EP-INIT-13")
def test_a_wound_suffered_while_waiting_does_not_lower_the_new_place_as_well() -> None:
    fight = firefight(someone("a", 12, at=0), someone("b", 8, at=8), someone("c", 6, at=9))
    play(
        fight,
        "a: delay before c",
        "b: act none",
        shot("b", "a"),
        "a: wait",
        "b d100 30 | a d100 99 | b 2d10 4 4 | a d100 30",
        "b: end",
    )
    assert wounds(fight, "a") == 1
    play(fight, "until a due", *turn("a", "convey_information"), "c: pass")
    assert order(fight) == "b8 a6 c6"


# -- the sequence ----------------------------------------------------------------------------------
@pytest.mark.scenario("EP-EX-43")
@pytest.mark.rule("EP-SEQ-7", "EP-SEQ-8", "EP-SEQ-1")
def test_closing_and_reopening() -> None:
    fight = firefight(someone("a", 12, at=0), someone("b", 10, at=8, wounds=1), someone("d", 9, at=9), someone("e", 3))
    play(fight, "a: act none", shot("a", "b", "BF_hit"), MISS, "a: end", "b: pass", "d: delay standby", "e: pass")
    play(fight, "d: carry") if asked(fight) == ["d last_call"] else None
    play(fight, "a: act none", "a: full_aim b pistol", "a: end")
    assert fighter(fight, "a").aim is not None
    assert not fight.decree("close")
    assert (fighter(fight, "a").aim, slot_state(fight, "d"), fighter(fight, "d").delay) == (None, "none", None)
    assert (wounds(fight, "b"), ammo(fight, "a")) == (1, 13)
    assert asked(fight) == ["gm free_time"]
    answer(fight, "gm: open")
    throw(fight, "a d6 1 | b d6 6 | d d6 3 | e d6 2")
    assert order(fight) == "b11 d9 e8 a7", "everybody rolls again; the wound of b counts from the start"


@pytest.mark.rule("EP-SEQ-2", "EP-SEQ-6", "EP-SEQ-12", "EP-DECL-1")
def test_the_phases_of_a_turn_and_one_slot_each() -> None:
    fight = firefight(someone("a", 12, vigor=1), someone("b", 10), someone("c", 6))
    phases = []
    while fight.state.turn == 1:
        who, why = asked(fight)[0].split()
        phases.append(f"{fight.state.phase} {who} {why}")
        play(fight, f"{who}: " + {"take": "decline", "slot": "pass", "extra": "stop"}[why])
    assert phases == ["take a take", "regular a slot", "regular b slot", "regular c slot", "extra a extra"]


@pytest.mark.rule("EP-SEQ-9")
def test_who_is_sent_in_while_everybody_rolls_rolls_with_them() -> None:
    fight = opening(someone("a"), someone("b"))
    throw(fight, "a d6 6")
    assert not fight.decree("join a at 30,10 id late")
    throw(fight, "b d6 1 | late d6 3")
    assert order(fight) == "a12 late9 b7"
    assert asked(fight) == ["a slot"]


@pytest.mark.rule("EP-SEQ-9")
def test_who_joins_rolls_and_has_a_slot_only_if_its_place_is_still_to_come() -> None:
    fight = opening(someone("a"), someone("b"), someone("late", absent=True), someone("later", absent=True))
    throw(fight, "a d6 6 | b d6 1")
    assert asked(fight) == ["a slot"]
    assert not fight.decree("join late")
    throw(fight, "late d6 3")
    assert order(fight) == "a12 late9 b7"
    play(fight, "a: pass")
    assert asked(fight) == ["late slot"]
    assert not fight.decree("join later")
    throw(fight, "later d6 5")
    assert order(fight) == "a12 later11 late9 b7"
    assert passes(fight) == ["late", "b"], "the place of the last one has been passed"
    assert passes(fight) == ["a", "later", "late", "b"]


@pytest.mark.rule("EP-SEQ-10")
def test_who_is_removed_leaves_the_order_at_once_and_the_others_keep_their_places() -> None:
    fight = firefight(someone("a", 12), someone("b", 10), someone("c", 6), someone("d", 4))
    play(fight, "a: delay standby", "b: act none", shot("b", "c"))
    assert not fight.decree("remove a")
    play(fight, MISS, "b: end")
    assert not fight.decree("remove c")
    assert (slot_state(fight, "a"), slot_state(fight, "c")) == ("lost", "lost")
    assert passes(fight) == ["d"]
    assert order(fight) == "b10 d4"


@pytest.mark.rule("EP-SEQ-10", "EP-SEQ-11")
def test_who_flees_is_gone_and_the_last_side_wins() -> None:
    fight = firefight(someone("a", 12, side="red"), someone("b", 10, side="blue"))
    play(fight, "a: pass", "b: act none", "b: flee", "gm: close")
    assert (fighter(fight, "b").status, fight.over) == ("fled", "red")


@pytest.mark.rule("EP-SEQ-11")
def test_the_turn_limit_ends_in_a_draw() -> None:
    fight = firefight(someone("a", 12), someone("b", 10), turn_limit=2)
    passes(fight)
    assert fight.over == ""
    passes(fight)
    assert fight.over == "draw"


@pytest.mark.rule("EP-SEQ-11")
def test_the_sequence_closes_in_the_end_phase_not_before() -> None:
    fight = firefight(
        someone("a", 12, side="red"), someone("b", 10, side="blue", damage=34), someone("c", 3, side="red")
    )
    play(fight, "a: act none", shot("a", "b"), "a d100 10 | b d100 99 | a 2d10 1 1", "a: end")
    assert (fight.over, asked(fight)) == ("", ["c slot"])
    play(fight, "c: pass")
    assert (fight.over, asked(fight), options(fight)) == ("", ["gm closing"], ["close", "go_on"])
    play(fight, "gm: close")
    assert fight.over == "red"


@pytest.mark.rule("EP-SEQ-4")
def test_what_an_earlier_slot_changed_is_in_force_in_a_later_one() -> None:
    fight = firefight(someone("a", 12, at=0), someone("b", 10, at=8, damage=10))
    play(fight, "a: act none", shot("a", "b"), "a d100 30 | b d100 99 | a 2d10 4 4 | b d100 90", "a: end")
    assert (damage(fight, "b"), "prone" in conditions(fight, "b")) == (18, True)
    play(fight, "b: act none", shot("b", "a"), "b d100 99 | a d100 99")
    assert target_number(fight, "b", "attack") == 50


@pytest.mark.rule("EP-SEQ-7", "EP-SEQ-11")
def test_attended_play_goes_on_so_that_a_medic_can_save_a_friend() -> None:
    """EP-SEQ-11 speaks of unattended play; here players hold both sides, and the game master has not closed."""
    fight = firefight(
        someone("a", 12, at=0, side="red", medicine_paramedic=60),
        someone("b", 10, at=8, damage=34, side="blue"),
        someone("c", 5, at=1, damage=40, wounds=1, start=["unconscious"], side="red"),
    )
    play(fight, "a: act none", shot("a", "b"), "a d100 10 | b d100 99 | a 2d10 1 1", "a: end")
    assert fight.over == "", "the game master closes the sequence (EP-SEQ-7)"


@pytest.mark.rule("EP-SEQ-11", "EP-TIE-7")
def test_both_sides_unable_is_a_draw() -> None:
    fight = firefight(someone("a", 9, at=0, ref=20, damage=34), someone("b", 9, at=8, damage=34))
    say(fight, "b: act none", shot("b", "a"), "a: act none", shot("a", "b"))
    fall(fight, "a 20 | b 99 | a 2d10 1 1 | b 20 | a 99 | b 2d10 1 1")
    assert fight.over == "draw"


def last_stand(**options: Any) -> Fight[Combat]:
    """A has felled B, its only opponent; the turn is over."""
    fight = firefight(
        someone("a", 12, at=0, side="red", medicine_paramedic=60), someone("b", 10, at=8, damage=34, side="blue"),
        someone("c", 5, at=1, side="red", damage=40, wounds=1, start=["unconscious"]), **options,
    )  # fmt: skip
    return play(fight, "a: act none", shot("a", "b"), "a d100 10 | b d100 99 | a 2d10 1 1", "a: end")


@pytest.mark.rule("EP-SEQ-11", "EP-SEQ-7")
def test_the_game_master_is_asked_in_every_end_phase_until_the_sequence_is_closed() -> None:
    fight = last_stand()
    for number in (1, 2, 3):
        assert (fight.state.turn, asked(fight), options(fight)) == (number, ["gm closing"], ["close", "go_on"])
        play(fight, "gm: go_on", "a: pass")
    play(fight, "gm: close")
    assert fight.over == "red"


@pytest.mark.rule("EP-SEQ-11")
def test_at_the_turn_limit_the_game_master_is_asked_too() -> None:
    fight = firefight(someone("a", 12), someone("b", 10), turn_limit=1)
    play(fight, "a: pass", "b: pass")
    assert asked(fight) == ["gm closing"]
    play(fight, "gm: go_on")
    assert (fight.state.turn, asked(fight)) == (2, ["a slot"])
    play(fight, "a: pass", "b: pass", "gm: close")
    assert fight.over == "draw"


@pytest.mark.rule("EP-SEQ-11")
def test_the_question_goes_away_with_its_reason() -> None:
    fight = last_stand()
    assert not fight.decree("status b fled")
    assert asked(fight) == ["gm closing"]
    assert not fight.decree("damage b 0")
    assert not fight.decree("status b active")
    assert (fight.state.turn, asked(fight)) == (2, ["a slot"])


@pytest.mark.rule("EP-SEQ-11")
def test_without_a_person_the_sequence_closes_by_itself() -> None:
    fight = firefight(
        someone("a", 12, controller="auto", side="red"),
        someone("b", 10, controller="auto", start=["unconscious"], side="blue"),
    )
    play(fight, "a: pass")
    assert fight.over == "red"
