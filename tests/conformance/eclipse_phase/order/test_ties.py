"""Equal places: acting at once in lock-step, by reflexes, or by a roll-off that is kept."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.eclipse_phase.model.stats import Combat
from tests.conformance import harness
from tests.conformance.eclipse_phase.firefight import (
    MISS,
    PISTOL,
    TURRET,
    ammo,
    answer,
    at,
    barred,
    carrying,
    conditions,
    damage,
    extras,
    fall,
    fighter,
    firefight,
    opening,
    order,
    passes,
    play,
    points,
    ruled,
    say,
    shot,
    slot_state,
    someone,
    target_number,
    throw,
    turn,
    wall,
    window,
    wounds,
)
from tests.conformance.harness import asked


def duel(**options: Any) -> Fight[Combat]:
    return firefight(
        someone("a", 9, at=0, ref=20, fray=40, damage=30), someone("b", 9, at=8, damage=30), someone("x", 2, at=(0, 2)),
        **options,
    )  # fmt: skip


@pytest.mark.scenario("EP-EX-4")
@pytest.mark.rule("EP-TIE-1", "EP-TIE-5", "EP-TIE-6", "EP-TIE-7", "EP-DEATH-1", "EP-DEATH-4")
def test_tie_simultaneous() -> None:
    fight = duel()
    assert asked(fight) == ["b slot"], "the lower REF declares first"
    play(fight, "b: act none", shot("b", "a"))
    assert asked(fight) == ["a slot"]
    play(fight, "a: act none")
    answer(fight, shot("a", "b"))
    throw(fight, "a d100 41 | b d100 58 | a 2d10 6 4 | a d6 3 | b d100 24 | a d100 78 | b 2d10 9 8")
    assert target_number(fight, "b", "attack") == 60, "no wound modifier from the same step"
    assert (damage(fight, "b"), wounds(fight, "b"), damage(fight, "a"), wounds(fight, "a")) == (43, 1, 47, 2)
    throw(fight, "b d100 20")
    assert (target_number(fight, "b"), fighter(fight, "b").stable) == (35, True)
    throw(fight, "a d100 12")
    assert (target_number(fight, "a"), fighter(fight, "a").stable) == (25, True)
    assert "unconscious" in conditions(fight, "a")
    assert "unconscious" in conditions(fight, "b")
    assert asked(fight) == ["x slot"], "nobody has a second step"


@pytest.mark.scenario("EP-EX-4")
@pytest.mark.rule("EP-TIE-2", "EP-DECL-7")
def test_tie_by_reflexes() -> None:
    fight = duel(tie_mode="ref")
    assert asked(fight) == ["a slot"]
    play(fight, "a: act none", shot("a", "b"), "a d100 41 | b d100 58 | a 2d10 6 4 | a d6 3 | b d100 20", "a: end")
    assert (damage(fight, "b"), fighter(fight, "b").stable, slot_state(fight, "b")) == (43, True, "lost")
    assert (damage(fight, "a"), asked(fight)) == (30, ["x slot"])


@pytest.mark.scenario("EP-EX-5")
@pytest.mark.rule("EP-TIE-3", "EP-TIE-4")
def test_a_roll_off_is_kept() -> None:
    fight = firefight(someone("a", 9), someone("b", 9), someone("c", 3), tie_mode="roll_off")
    play(fight, "a d10 3 | b d10 3 | a d10 7 | b d10 2")
    assert asked(fight) == ["a slot"]
    for _ in range(3):
        assert passes(fight) == ["a", "b", "c"]


@pytest.mark.rule("EP-TIE-4", "EP-TIE-2")
def test_equal_reflexes_are_settled_by_a_roll_off() -> None:
    fight = firefight(someone("a", 9), someone("b", 9), someone("c", 9, ref=20), tie_mode="ref")
    play(fight, "a d10 4 | b d10 9")
    assert passes(fight) == ["c", "b", "a"]


@pytest.mark.scenario("EP-EX-41")
@pytest.mark.rule("EP-TIE-8", "EP-DELAY-10")
def test_leaving_a_tie_by_delaying() -> None:
    fight = firefight(someone("a", 9, ref=20), someone("b", 9), someone("c", 3))
    play(fight, "b: act none", shot("b", "c"), "a: delay standby")
    assert barred(fight, "a", "act", move="none") == "EP-TIE-8"
    assert asked(fight) == ["c defence"], "no window opened for A"
    play(fight, MISS)
    assert asked(fight) == ["b act"]
    play(fight, "b: end")
    assert asked(fight) == ["a window"]
    play(fight, *turn("a", "convey_information"), "c: pass")
    assert (fight.state.turn, order(fight)) == (2, "b9 a9 c3")


@pytest.mark.rule("EP-TIE-6")
def test_one_window_opens_for_delayers_outside_the_group_after_all_declarations() -> None:
    fight = firefight(someone("x", 12), someone("a", 9, ref=20), someone("b", 9))
    play(fight, "x: delay standby", "b: act none", shot("b", "a"), "a: act none")
    assert asked(fight) == ["a act"], "no window before everybody has declared"
    play(fight, shot("a", "b"))
    assert asked(fight) == ["x window"]
    play(fight, *turn("x", "convey_information"))
    play(fight, MISS, MISS)
    play(fight, "b: end", "a: end")
    assert order(fight) in ("x9 a9=b9", "x9 b9=a9")


@pytest.mark.rule("EP-TIE-7", "EP-INTR-4")
def test_between_two_steps_a_window_opens() -> None:
    fight = firefight(someone("x", 12), someone("a", 9, ref=20), someone("b", 9))
    play(fight, "x: delay standby", "b: act none", "b: convey_information", "a: act none", "a: convey_information")
    play(fight, "until x window declared b a", "x: wait")
    assert (asked(fight), window(fight)) == (["x window"], "between b a")
    play(fight, *turn("x", "convey_information"))
    assert asked(fight) == ["b act"], "the next step"


@pytest.mark.rule("EP-DELAY-16", "EP-TIE-5")
def test_a_carried_slot_at_a_shared_place_joins_the_group() -> None:
    fight = carrying(someone("b", 12), someone("c", 8), someone("a", 8, ref=20))
    play(fight, "b: pass", "until c slot", "c: act none", shot("c", "a"))
    assert asked(fight) == ["a due"], "it chooses together with the group"
    play(fight, "a: act none", shot("a", "c"), MISS, MISS, "c: end", "a: end")
    assert (fight.state.turn, order(fight)) == (3, "b12 a8=c8")


@pytest.mark.rule("EP-DELAY-16", "EP-TIE-8")
def test_who_delays_a_carried_slot_again_has_left_the_group() -> None:
    fight = carrying(someone("b", 12), someone("c", 8), someone("a", 8, ref=20), someone("d", 2), who="a")
    play(fight, "b: pass", "until c slot", "c: act none", "c: drop_prone", "a: delay standby")
    assert barred(fight, "a", "act", move="none") == "EP-TIE-8"
    play(fight, "c: convey_information")
    assert asked(fight) == ["c act"], "no window against the group that it left"


@pytest.mark.rule("EP-TIE-6")
def test_who_takes_cover_in_a_step_is_not_covered_against_the_shots_of_that_step() -> None:
    fight = firefight(someone("a", 9, at=0, ref=20), someone("b", 9, at=8), scene=[wall(0.5, "major")])
    play(
        fight,
        "b: act none",
        shot("b", "a"),
        "a: act none",
        "a: take_cover",
        "b d100 54 | a d100 99 | b 2d10 1 1 | b d6 1",
    )
    assert (target_number(fight, "b", "attack"), damage(fight, "a")) == (60, 3)
    play(fight, "b: end", "a: end")
    play(fight, "b: act none", shot("b", "a"), "a: act none", "a: convey_information", "b d100 54 | a d100 99")
    assert (target_number(fight, "b", "attack"), damage(fight, "a")) == (30, 3)


@pytest.mark.rule("EP-TIE-7")
def test_of_two_who_want_one_thing_the_higher_reflexes_get_it() -> None:
    fight = firefight(
        someone("a", 9, at=(0, 10), ref=20, weapons=[]), someone("b", 9, at=(2, 10), weapons=[]),
        someone("c", 12, at=(1, 10), weapons=[PISTOL]),
    )  # fmt: skip
    play(fight, "c: act none", "c: drop_item pistol", "c: end", "b: act none", "b: pick_up pistol")
    play(fight, "a: act none", "a: pick_up pistol")
    assert ("pistol" in fighter(fight, "a").ready, "pistol" in fighter(fight, "b").ready) == (True, False)


@pytest.mark.rule("EP-TIE-7")
def test_of_two_who_move_to_one_place_the_higher_reflexes_get_it() -> None:
    fight = firefight(someone("a", 9, at=(0, 10), ref=20), someone("b", 9, at=(4, 10)))
    play(fight, "b: act base", "b: move 2,10", "a: act base", "a: move 2,10")
    assert at(fight, "a") == (2, 10)
    assert at(fight, "b") != (2, 10)


@pytest.mark.rule("EP-TIE-7", "EP-TIE-5")
def test_a_member_put_out_by_the_merge_takes_no_further_step() -> None:
    fight = firefight(someone("a", 9, ref=20), someone("b", 9, damage=34), someone("c", 3, side="blue"))
    play(
        fight,
        "b: act none",
        "b: convey_information",
        "a: act none",
        shot("a", "b"),
        "a d100 10 | b d100 99 | a 2d10 1 1",
    )
    assert asked(fight) == ["a act"]
    play(fight, "a: convey_information")
    assert slot_state(fight, "b") == "lost"


@pytest.mark.rule("EP-TIE-5")
def test_pass_and_delay_are_first_declarations_only() -> None:
    fight = firefight(someone("a", 9, ref=20), someone("b", 9))
    play(fight, "b: act none", "b: convey_information", "a: pass")
    assert asked(fight) == ["b act"], "who passed takes no part in further steps"
    assert ruled(fight, "b: delay standby") == "EP-DELAY-5"


@pytest.mark.rule("EP-TIE-9")
def test_a_place_gained_by_delaying_is_no_tie() -> None:
    fight = firefight(someone("a", 12), someone("c", 6))
    play(fight, "a: delay before c", *turn("a", "convey_information"), "c: pass")
    assert order(fight) == "a6 c6"
    assert asked(fight) == ["a slot"]
    play(fight, "a: act none")
    assert asked(fight) == ["a act"], "c is not asked beside a"


@pytest.mark.rule("EP-TIE-10", "EP-TIE-5")
def test_takers_of_equal_count_are_tied() -> None:
    fight = firefight(someone("a", 9, ref=20, vigor=1), someone("b", 9, vigor=1), someone("c", 12))
    play(fight, "b: take vigor", "a: take vigor", "b: act none", "b: drop_prone")
    assert asked(fight) == ["a slot"]


@pytest.mark.scenario("EP-EX-55")
@pytest.mark.rule("EP-TIE-10", "EP-EXTRA-5", "EP-EXTRA-7", "EP-EXTRA-16")
@pytest.mark.parametrize("granted", [False, True])
def test_tied_extra_actions_mixed_pools(granted: bool) -> None:
    fight = firefight(
        someone("a", 9, at=0, ref=20, vigor=1, insight=1, weapons=[PISTOL, TURRET]),
        someone("b", 9, at=8, vigor=1, durability=100),
        critical_success_extra_action=granted,
    )  # fmt: skip
    play(fight, "b: decline", "a: decline", "b: pass", "a: pass")
    assert asked(fight) == ["b extra"]
    play(fight, shot("b", "a", pool="vigor"))
    assert asked(fight) == ["a extra"]
    play(
        fight,
        shot("a", "b", pool="vigor"),
        "a d100 11 | b d100 99 | a 2d10 1 1" if granted else "a d100 99 | b d100 99",
        "b d100 99 | a d100 99",
    )
    assert (points(fight, "a", "vigor"), points(fight, "b", "vigor")) == (0, 0)
    assert asked(fight) == ["a extra"]
    play(fight, "a: attack_system b with turret mode SA pool insight", MISS)
    assert points(fight, "a", "insight") == 0
    assert extras(fight, "a") == ["vigor", "insight"]
    assert fight.state.turn == 2, "a critical success brings no third one"


@pytest.mark.rule("EP-TIE-6")
def test_both_members_spend_their_own_ammunition() -> None:
    fight = firefight(someone("a", 9, ref=20), someone("b", 9))
    play(fight, "b: act none", shot("b", "a"), "a: act none", shot("a", "b", "BF_hit"), MISS, MISS)
    assert (ammo(fight, "a"), ammo(fight, "b")) == (13, 15)


@pytest.mark.rule("EP-TIE-4")
def test_a_roll_off_of_three_stays_valid_for_two_who_stay_tied() -> None:
    fight = firefight(someone("a", 9), someone("b", 9), someone("c", 9), someone("d", 2), tie_mode="roll_off")
    fall(fight, "a d10 3 | b d10 7 | c d10 5")
    assert passes(fight) == ["b", "c", "a", "d"]
    assert not fight.decree("wounds c 1")
    assert passes(fight) == ["b", "c", "a", "d"]
    assert passes(fight) == ["b", "a", "c", "d"], "A and B are still the same two on 9"


@pytest.mark.rule("EP-INIT-12")
def test_a_squad_and_an_outsider_tied_on_one_count_act_once_each() -> None:
    fight = opening(
        someone("g", controller="gm", side="blue"),
        someone("g", controller="gm", side="blue"),
        someone("x", side="red"),
        group_initiative=True,
    )
    fall(fight, "g d6 3 | x d6 3")
    assert order(fight) == "g9=g_2=x9" or order(fight) == "g9=g_29=x9"
    assert asked(fight) == ["gm squad"]
    say(fight, "gm: order g_2,g")
    seen = []
    while fight.state.turn == 1:
        if not asked(fight):
            break
        who, why = asked(fight)[0].split()
        if why == "roll_off":
            harness.throw(fight, "x d10 5" if who == "x" else "g_2 d10 6")
            continue
        seen.append(who)
        say(fight, f"{who}: pass")
    assert sorted(seen) == ["g", "g_2", "x"]


@pytest.mark.rule("EP-TIE-5", "EP-TIE-8")
def test_in_a_tie_the_quicker_hears_the_first_declaration_of_the_slower() -> None:
    fight = firefight(someone("a", 9, ref=20), someone("b", 9), someone("c", 3))
    play(fight, "b: act none")
    assert asked(fight) == ["b act"]
    play(fight, shot("b", "a"))
    assert asked(fight) == ["a slot"], "it declares second: it may act, pass or delay"
