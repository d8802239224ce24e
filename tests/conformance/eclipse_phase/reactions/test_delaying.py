"""Delaying: naming a moment, a condition or nothing; the place afterwards."""

from __future__ import annotations

import pytest

from affray.rulesets.eclipse_phase.body.leaving import STANDBY
from tests.conformance.eclipse_phase.firefight import (
    MISS,
    allowed,
    area,
    barred,
    choice,
    fall,
    fighter,
    firefight,
    order,
    passes,
    play,
    ruled,
    say,
    shot,
    slot_state,
    someone,
    target_number,
    turn,
    window,
)
from tests.conformance.harness import asked


# -- naming a moment -------------------------------------------------------------------------------
@pytest.mark.scenario("EP-EX-10")
@pytest.mark.rule("EP-DELAY-1", "EP-DELAY-2", "EP-DELAY-6", "EP-DELAY-9", "EP-DELAY-10", "EP-DELAY-11", "EP-TIE-9")
def test_delay_before_somebody() -> None:
    fight = firefight(someone("a", 12), someone("b", 10), someone("c", 6))
    play(fight, "a: delay before c", "b: pass", "until a due")
    assert (window(fight), order(fight)) == ("before c", "a12 b10 c6")
    play(fight, *turn("a", "convey_information"))
    assert asked(fight) == ["c slot"]
    assert passes(fight) == ["c"]
    assert order(fight) == "b10 a6 c6"
    assert passes(fight) == ["b", "a", "c"]


@pytest.mark.scenario("EP-EX-11")
@pytest.mark.rule("EP-DELAY-2", "EP-DELAY-10")
def test_delay_after_somebody() -> None:
    fight = firefight(someone("a", 12), someone("b", 10), someone("c", 6))
    play(fight, "a: delay after b", "b: pass")
    assert asked(fight) == ["a due"]
    play(fight, *turn("a", "convey_information"))
    assert passes(fight) == ["c"]
    assert order(fight) == "b10 a10 c6"


@pytest.mark.rule("EP-DELAY-6")
def test_a_slot_that_came_up_again_may_be_passed_or_delayed_again_in_any_mode() -> None:
    fight = firefight(someone("a", 12), someone("b", 10), someone("c", 6))
    play(fight, "a: delay after b", "b: pass", "a: delay before c")
    assert asked(fight) == ["a due"]
    play(fight, "a: pass")
    assert passes(fight) == ["c"]
    assert order(fight) == "a12 b10 c6"
    play(fight, "a: delay after b", "b: pass", "a: delay standby", "c: pass")
    assert slot_state(fight, "a") == "delaying"


@pytest.mark.scenario("EP-EX-44")
@pytest.mark.rule("EP-DELAY-27", "EP-DELAY-26")
def test_the_named_combatant_drops_out() -> None:
    fight = firefight(someone("a", 12), someone("b", 10), someone("c", 6, damage=34, side="red"), someone("d", 4))
    play(fight, "a: delay before c", "b: act none", shot("b", "c"), "b d100 10 | c d100 99 | b 2d10 1 1", "b: end")
    while window(fight) != "before d":
        assert asked(fight) == ["a window"]
        assert window(fight) == "after b" or fighter(fight, "a").delay == STANDBY
        play(fight, "a: wait")
    assert slot_state(fight, "c") == "lost"
    play(fight, *turn("a", "convey_information"))
    assert passes(fight) == ["d"]
    assert order(fight) == "b10 c6 a4 d4"
    assert passes(fight) == ["b", "a", "d"]


@pytest.mark.scenario("EP-EX-44")
@pytest.mark.rule("EP-DELAY-26")
def test_a_delayer_knocked_out_loses_its_slot_and_keeps_its_place() -> None:
    fight = firefight(someone("a", 12, damage=34), someone("b", 10), someone("c", 6), someone("d", 4, side="red"))
    play(fight, "a: delay before c", "b: act none", shot("b", "a"), "b d100 10 | a d100 99 | b 2d10 1 1", "b: end")
    assert slot_state(fight, "a") == "lost"
    assert passes(fight) == ["c", "d"]
    assert order(fight) == "a12 b10 c6 d4"


@pytest.mark.rule("EP-DELAY-27")
def test_a_moment_named_after_one_who_has_gone_means_its_slot_in_the_next_turn() -> None:
    fight = firefight(someone("a", 12), someone("b", 10), someone("c", 6))
    play(fight, "a: pass", "b: delay before a")
    assert passes(fight) == ["c"]
    assert asked(fight) == ["b due"]
    play(fight, *turn("b", "convey_information"))
    assert passes(fight) == ["a", "c"]
    assert order(fight) == "b12 a12 c6"


@pytest.mark.rule("EP-DELAY-27")
def test_a_moment_turns_into_standby_when_the_named_one_delays() -> None:
    fight = firefight(someone("a", 12), someone("b", 10), someone("c", 6))
    play(fight, "a: delay after b", "b: delay standby")
    assert fighter(fight, "a").delay == STANDBY
    assert asked(fight) == ["a window"]
    play(fight, "c: delay before b")
    assert fighter(fight, "c").delay == STANDBY, "also if it delays already"


# -- conditions ------------------------------------------------------------------------------------
@pytest.mark.scenario("EP-EX-49")
@pytest.mark.rule("EP-DELAY-7")
def test_strict_binding_of_a_delay() -> None:
    default = firefight(someone("a", 12), someone("b", 10), someone("c", 6))
    play(default, "a: delay before c", "b: act none", shot("b", "a"))
    assert asked(default) == ["a window"]
    play(default, *turn("a", "convey_information"), MISS, "b: end")
    assert passes(default) == ["c"]
    assert order(default) == "a10 b10 c6"
    strict = firefight(someone("a", 12), someone("b", 10), someone("c", 6), delay_binding="strict")
    play(strict, "a: delay before c", "b: act none", shot("b", "a"))
    assert asked(strict) == ["a defence"]
    assert barred(strict, "b", "act") != "EP-DELAY-7"
    play(strict, "a: fray", "b d100 99 | a d100 10")
    assert target_number(strict, "a") == 20
    assert barred(strict, "a", "act", move="none") == "EP-DELAY-7"
    play(strict, "b: end")
    assert asked(strict) == ["a due"]


@pytest.mark.rule("EP-DELAY-7", "EP-DELAY-16")
def test_an_unmet_strict_condition_stays_in_force_in_the_next_turn() -> None:
    fight = firefight(someone("a", 12), someone("b", 10), someone("c", 6), delay_binding="strict")
    play(fight, "a: pass", "b: delay condition attacked_self")
    assert passes(fight) == ["c"]
    assert slot_state(fight, "b") == "carried"
    play(fight, "a: act none", shot("a", "c"), MISS, "a: end")
    assert asked(fight) == ["b due"], "its own old place comes up also with strict binding"
    play(fight, "b: delay condition attacked_self", "c: act none", shot("c", "b"))
    assert asked(fight) == ["b due"]


@pytest.mark.rule("EP-DELAY-3", "EP-DELAY-6")
@pytest.mark.parametrize(
    ("condition", "act"),
    [
        ("attacked_self", "attack_ranged a with pistol mode SA"),
        ("attacked_ally", "attack_ranged ally with pistol mode SA"),
        ("enemy_declares_attack", "attack_ranged ally with pistol mode SA"),
        ("acts:c", "convey_information"),
    ],
)
def test_a_condition_comes_up_before_the_declared_act_is_resolved(condition: str, act: str) -> None:
    fight = firefight(
        someone("a", 12, side="red"),
        someone("ally", 10, side="red"),
        someone("c", 6, side="blue"),
        delay_binding="strict",
    )
    play(fight, f"a: delay condition {condition}", "ally: act none", "ally: convey_information", "ally: end")
    assert asked(fight) == ["c slot"], "what an ally does fulfils nothing"
    play(fight, "c: act none", f"c: {act}")
    assert asked(fight) == ["a due"]


@pytest.mark.rule("EP-DELAY-3")
@pytest.mark.parametrize("condition", ["attacked_ally", "acts:ally", "enemy_within:3", "custom:alarm"])
def test_a_condition_that_is_not_met_does_not_come_up(condition: str) -> None:
    fight = firefight(
        someone("a", 12, at=0, side="red"), someone("c", 6, at=8, side="blue"),
        someone("ally", 3, at=(0, 14), side="red"),
        delay_binding="strict",
    )  # fmt: skip
    play(fight, f"a: delay condition {condition}", "c: act none", shot("c", "a"))
    assert asked(fight) == ["a defence"]


@pytest.mark.rule("EP-DELAY-3")
def test_the_game_master_says_when_a_condition_of_ones_own_is_met() -> None:
    fight = firefight(someone("a", 12), someone("c", 6), delay_binding="strict")
    play(fight, "a: delay condition custom:alarm", "c: act none")
    assert not fight.decree("met a")
    assert (asked(fight), window(fight)) == (["a due"], "decreed c")


@pytest.mark.rule("EP-DELAY-3")
def test_a_fallen_ally_is_a_condition_too() -> None:
    fight = firefight(
        someone("a", 12, side="red"), someone("ally", 3, side="red", damage=34), someone("c", 6, side="blue"),
        delay_binding="strict",
    )  # fmt: skip
    play(
        fight, "a: delay condition ally_down", "c: act none", shot("c", "ally"), "c d100 10 | ally d100 99 | c 2d10 1 1"
    )
    assert asked(fight) == ["a due"]


# -- the whole slot --------------------------------------------------------------------------------
@pytest.mark.scenario("EP-EX-22")
@pytest.mark.rule("EP-DELAY-5", "EP-DELAY-25", "EP-DECL-6")
def test_a_slot_cannot_be_split() -> None:
    fight = firefight(someone("a", 12, holstered=True), someone("b", 10), someone("c", 6))
    play(fight, "a: act none", "a: draw pistol")
    assert ruled(fight, "a: delay standby") == "EP-DELAY-5"
    play(fight, "a: end", "b: delay standby", "c: act none")
    assert barred(fight, "b", "convey_information") == "EP-DELAY-25"
    play(fight, "c: convey_information")
    assert asked(fight) == ["b window"]
    assert ruled(fight, "b: detailed_perception") == "EP-DELAY-25"
    assert ruled(fight, "b: move 4,10") == "EP-DELAY-25"


@pytest.mark.rule("EP-DELAY-25")
def test_a_delayer_defends_normally_and_may_speak() -> None:
    fight = firefight(someone("a", 12), someone("b", 10))
    play(fight, "a: delay standby", "b: act none", shot("b", "a"), "a: wait", "a: fray", "b d100 15 | a d100 18")
    assert (target_number(fight, "a"), fighter(fight, "a").damage) == (20, 0)
    assert asked(fight) == ["a window"]
    assert allowed(fight, "a: speak hello")


@pytest.mark.scenario("EP-EX-32")
@pytest.mark.rule("EP-ACT-7", "EP-DELAY-24")
def test_full_defence_and_delaying() -> None:
    fight = firefight(someone("a", 12), someone("b", 10))
    play(fight, *turn("a", "full_defense"), "b: act none", shot("b", "a"), "a: fray", "b d100 99 | a d100 40")
    assert target_number(fight, "a") == 50
    play(
        fight,
        "b: end",
        "a: delay standby",
        "b: act none",
        shot("b", "a"),
        "a: wait",
        "a: fray",
        "b d100 99 | a d100 40",
    )
    assert target_number(fight, "a") == 20


@pytest.mark.rule("EP-DELAY-28", "EP-EXTRA-14")
def test_giving_up_counts_as_having_passed_and_keeps_the_place() -> None:
    fight = firefight(someone("a", 12, vigor=1), someone("b", 10), someone("c", 6))
    play(fight, "a: decline", "a: delay standby", "b: act none", "b: convey_information", "a: give_up")
    assert slot_state(fight, "a") == "done"
    play(fight, "b: end", "c: pass")
    assert asked(fight) == ["a extra"]
    play(fight, "a: stop", "a: decline")
    assert order(fight) == "a12 b10 c6"


@pytest.mark.rule("EP-DELAY-6")
def test_ally_down_comes_up_in_the_between_window_of_the_killer() -> None:
    fight = firefight(
        someone("a", 12, at=0, side="red"),
        someone("b", 10, at=8, damage=34, side="red"),
        someone("c", 6, at=9, side="blue"),
    )
    play(
        fight, "a: delay condition ally_down", "until b slot", "b: pass", "until c slot", "c: act none", shot("c", "b")
    )
    play(fight, "c d100 20 | b d100 99 | c 2d10 1 1")
    assert (asked(fight), window(fight)) == (["a due"], "between c")
    assert barred(fight, "a", "wait") != "" or "wait" not in [each.id for each in fight.pending.options()]
    say(fight, "a: act none", shot("a", "c"))
    fall(fight, "a 99 | c 99")
    say(fight, "a: end", "c: end")
    assert (fight.state.turn, order(fight)) == (2, "b10 a6 c6")


@pytest.mark.rule("EP-DELAY-2")
def test_the_conditions_that_can_be_named_are_offered_with_the_places_and_people_of_the_scene() -> None:
    scene = [area("yard", 1, 1, 5, 5)]
    fight = firefight(someone("a", 12, at=0), someone("b", 6, at=8), someone("c", 3, at=30), scene=scene)
    delay = next(each for each in choice(fight).options() if each.id == "delay")
    named = [*delay.fields["condition"].some()]
    assert named[named.index("enemy_within:5") :] == [
        "enemy_within:5", "enemy_enters:yard", "acts:b", "acts:c", "custom:signal",
    ]  # fmt: skip


@pytest.mark.rule("EP-DELAY-27", "EP-DELAY-7")
def test_an_anchor_that_falls_in_the_window_before_its_slot_leaves_its_waiter_on_standby() -> None:
    fight = firefight(
        someone("a", 12, at=0, side="red"), someone("b", 10, at=2, side="red"), someone("c", 6, at=8, damage=30),
        someone("d", 5, at=9), delay_binding="strict",
    )  # fmt: skip
    play(fight, "a: delay after c", "b: delay standby", "until b window before c", "b: act none", shot("b", "c"))
    play(fight, "b d100 20 | c d100 99 | b 2d10 5 5 | c d100 20", "b: end")
    assert slot_state(fight, "c") == "lost"
    assert asked(fight) == ["a window"], "not due any more, and free to wait"
    play(fight, "a: wait", "until a window before d")


@pytest.mark.rule("EP-DELAY-6")
def test_a_condition_that_is_true_already_comes_up_in_the_first_window() -> None:
    fight = firefight(someone("a", 12, at=0), someone("b", 9, at=3), someone("c", 6, at=40))
    play(fight, "a: delay condition enemy_within:5")
    assert (asked(fight), window(fight)) == (["a due"], "before b")
    play(fight, "a: delay condition enemy_within:5")
    assert asked(fight) == ["b slot"], "named again it must become untrue first"
