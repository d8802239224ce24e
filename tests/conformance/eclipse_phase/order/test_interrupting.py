"""Interrupting: who may, when, whom; what becomes of the interrupted act."""

from __future__ import annotations

import pytest

from affray.core.fight import Fight
from affray.core.script import Pick
from affray.rulesets.eclipse_phase.model.events import Acted, Interrupted, SlotEnded
from affray.rulesets.eclipse_phase.model.kinds import Opening
from affray.rulesets.eclipse_phase.model.stats import Combat
from affray.rulesets.eclipse_phase.order.claims import why_no_claim
from tests.conformance.eclipse_phase.firefight import (
    MISS,
    allowed,
    ammo,
    area,
    at,
    barred,
    block,
    carrying,
    conditions,
    damage,
    door,
    fighter,
    firefight,
    order,
    passes,
    play,
    ruled,
    shot,
    slot_state,
    someone,
    target_number,
    turn,
    wall,
    wounds,
)
from tests.conformance.harness import answer, asked, throw, told


@pytest.mark.scenario("EP-EX-12")
@pytest.mark.rule("EP-DELAY-3", "EP-DELAY-6", "EP-INTR-3", "EP-INTR-9", "EP-RANGE-4")
def test_condition_somebody_attacks_me() -> None:
    fight = firefight(
        someone("a", 12, at=0, side="red"), someone("b", 10, at=(0, 2), side="red"),
        someone("c", 6, at=18, side="blue", guns=50), scene=[wall(3.5, "major")],
    )  # fmt: skip
    play(fight, "a: delay condition attacked_self", "b: act none", "b: convey_information", "b: end", "until c slot")
    play(fight, "c: act none", shot("c", "a"))
    assert asked(fight) == ["a due"]
    play(fight, "a: act base", "a: move 3,10", "a: take_cover", "a: end", "c d100 27 | a d100 64")
    assert (target_number(fight, "c"), target_number(fight, "a"), damage(fight, "a")) == (10, 20, 0)
    play(fight, "c: end")
    assert order(fight) == "b10 a6 c6"
    unstopped = firefight(
        someone("a", 12, at=0, side="red"), someone("b", 10, at=(0, 2), side="red"),
        someone("c", 6, at=18, side="blue", guns=50), scene=[wall(3.5, "major")],
    )  # fmt: skip
    play(unstopped, "a: pass", "b: pass", "c: act none", shot("c", "a"), "c d100 27 | a d100 64 | c 2d10 2 2")
    assert (target_number(unstopped, "c"), damage(unstopped, "a")) == (40, 4)


def burst_at_the_shooter() -> Fight[Combat]:
    """C declared a shot at A's friend; A has interrupted with a burst and put C out, who bleeds."""
    fight = firefight(
        someone("a", 12, at=0, side="red"), someone("c", 6, at=9, side="blue", damage=10),
        someone("friend", 4, at=(5, 6), side="red", medicine_paramedic=60),
        someone("d", 2, at=(9, 14), side="blue"),
    )  # fmt: skip
    play(fight, "a: delay standby", "c: act none", shot("c", "friend"))
    assert asked(fight) == ["a window"]
    return play(
        fight, "a: act none", shot("a", "c", "BF_damage"), "a d100 52 | c d100 63 | a 3d10 8 7 9 | a d6 5 | c d100 61"
    )


@pytest.mark.scenario("EP-EX-13")
@pytest.mark.rule(
    "EP-INTR-3", "EP-INTR-6", "EP-INTR-10", "EP-RANGE-6", "EP-WOUND-2", "EP-DEATH-1", "EP-DEATH-4", "EP-DELAY-10",
)  # fmt: skip
def test_interrupting_puts_the_attacker_out() -> None:
    fight = burst_at_the_shooter()
    assert target_number(fight, "a") == 60
    assert (damage(fight, "c"), wounds(fight, "c"), fighter(fight, "c").bleeding) == (39, 4, True)
    assert "unconscious" in conditions(fight, "c")
    play(fight, "a: end")
    assert (ammo(fight, "c"), ammo(fight, "a"), slot_state(fight, "c")) == (16, 13, "lost")
    assert asked(fight) == ["friend slot"]


@pytest.mark.scenario("EP-EX-14")
@pytest.mark.rule("EP-DEATH-2", "EP-DEATH-5", "EP-DEATH-6")
def test_bleeding_to_death() -> None:
    fight = play(burst_at_the_shooter(), "a: end")
    for expected in (43, 47, 51):
        passes(fight)
        assert (damage(fight, "c"), wounds(fight, "c")) == (expected, 4)
    passes(fight)
    assert (damage(fight, "c"), fighter(fight, "c").status) == (55, "dead")


@pytest.mark.scenario("EP-EX-14")
@pytest.mark.rule("EP-DEATH-6")
def test_a_medic_stops_the_bleeding() -> None:
    fight = play(burst_at_the_shooter(), "a: end")
    passes(fight)
    play(
        fight,
        "a: pass",
        "friend: act base",
        "friend: move 8,8.5",
        "friend: stabilize c meds yes",
        "friend d100 48",
        "friend: end",
    )
    assert target_number(fight, "friend") == 50
    passes(fight)
    assert (damage(fight, "c"), fighter(fight, "c").stable) == (43, True)


def behind_the_door(**options: object) -> Fight[Combat]:
    """C has declared a shot at A, who went through the door and out of its sight; B stands in the open."""
    fight = firefight(
        someone("a", 12, at=(2, 10), side="red"), someone("b", 10, at=(5, 14), side="red"),
        someone("c", 6, at=(10, 10), side="blue"),
        scene=[block("total", 0.9, 0, 1.1, 9.5), door("gate", 0.9, 9.5, 1.1, 10.5), block("total", 0.9, 10.5, 1.1, 20)],
        **options,
    )  # fmt: skip
    play(fight, "a: delay standby", "b: pass", "c: act none", shot("c", "a"))
    return play(fight, "a: act base", "a: open_door", "a: move 0.4,10.3", "a: move 0.4,12", "a: end")


@pytest.mark.scenario("EP-EX-15")
@pytest.mark.rule("EP-INTR-9")
def test_the_declared_act_becomes_illegal() -> None:
    fight = behind_the_door()
    assert (asked(fight), ammo(fight, "c")) == (["c redeclare"], 16)
    play(fight, shot("c", "b"), MISS)
    assert ammo(fight, "c") == 15
    never = behind_the_door(redeclare_after_interrupt="never")
    assert (asked(never), ammo(never, "c")) == (["c act"], 16)
    assert ruled(never, shot("c", "b")) == "EP-ACT-2"


@pytest.mark.rule("EP-INTR-9")
def test_a_legal_act_must_be_carried_out_unless_the_table_lets_it_be_changed() -> None:
    def interrupted(rule: str) -> Fight[Combat]:
        fight = firefight(someone("a", 12), someone("b", 8), someone("c", 6), redeclare_after_interrupt=rule)
        play(fight, "a: delay standby", "b: pass", "c: act none", shot("c", "b"))
        return play(fight, *turn("a", "convey_information"))

    assert asked(interrupted("if_illegal")) == ["b defence"]
    assert asked(interrupted("always")) == ["c redeclare"]


@pytest.mark.scenario("EP-EX-16")
@pytest.mark.rule("EP-INTR-4", "EP-DELAY-10")
def test_between_two_actions() -> None:
    fight = firefight(someone("a", 12), someone("c", 6, holstered=True))
    play(fight, "a: delay standby", "c: act none", "c: draw pistol", "a: wait")
    assert asked(fight) == ["a window"]
    assert fighter(fight, "c").ready == ["pistol"]
    play(fight, "a: act none", shot("a", "c"), MISS, "a: end")
    assert asked(fight) == ["c act"]
    play(fight, shot("c", "a"), MISS, "c: end")
    assert (fight.state.turn, order(fight)) == (2, "a6 c6")


@pytest.mark.scenario("EP-EX-17")
@pytest.mark.rule("EP-INTR-1", "EP-INTR-7")
def test_forbidden_interruptions() -> None:
    fight = firefight(someone("a", 12), someone("d", 11), someone("b", 10), someone("c", 6))
    play(fight, "a: pass", "d: delay standby", "b: act none", shot("b", "a"))
    assert asked(fight) == ["d window"]
    assert barred(fight, "c", "act", move="none") == "EP-INTR-1"
    assert barred(fight, "a", "act", move="none") == "EP-INTR-1"
    answer(play(fight, "d: wait"), "a: fray")
    throw(fight, "b d100 30")
    assert barred(fight, "d", "act", move="none") == "EP-INTR-7"
    throw(fight, "a d100 10 | b 2d10 2 2")
    assert asked(fight) == ["d window"], "the attack is fully resolved"
    play(fight, *turn("d", "convey_information"), "b: end", "c: pass")
    assert order(fight) == "a12 d10 b10 c6"


@pytest.mark.rule("EP-INTR-2")
def test_who_carries_a_slot_may_interrupt_anybody_of_the_new_turn() -> None:
    fight = carrying(someone("b", 12), someone("c", 10), someone("a", 3))
    play(fight, "b: act none", "b: convey_information")
    assert asked(fight) == ["a window"]


@pytest.mark.rule("EP-INTR-2")
def test_a_delayed_slot_taken_later_may_be_interrupted_too() -> None:
    fight = firefight(someone("a", 12), someone("b", 10), someone("c", 6))
    play(fight, "a: delay before c", "b: delay standby", "b: wait", "a: act none", "a: convey_information")
    assert asked(fight) == ["b window"]


@pytest.mark.rule("EP-INTR-6", "EP-SEQ-4")
def test_the_interrupter_plays_its_whole_slot_before_the_other_goes_on() -> None:
    fight = firefight(someone("a", 12, at=0), someone("c", 6, at=9))
    play(fight, "a: delay standby", "c: act none", shot("c", "a"), "a: act base")
    for line in ("a: move 2,10", "a: convey_information", shot("a", "c")):
        assert asked(fight) == ["a act"]
        play(fight, line)
    play(fight, "a d100 99 | c d100 99")
    assert asked(fight) == ["a act"]
    play(fight, "a: end")
    assert asked(fight) == ["a defence"]


@pytest.mark.scenario("EP-EX-40")
@pytest.mark.rule("EP-INTR-8", "EP-DELAY-3")
def test_a_position_condition_stops_a_runner() -> None:
    """The scenario's line lies a metre farther to the right here: walls at 1 and 7, open ground from 2 to 6."""
    fight = firefight(
        someone("a", 12, at=(4, 2), side="red"), someone("b", 10, at=(20, 2), side="red"),
        someone("c", 6, at=(1, 10), side="blue", in_cover=True),
        scene=[block("major", 0.5, 9.2, 1, 9.3), block("major", 7, 9.2, 7.5, 9.3)],
    )  # fmt: skip
    play(
        fight, "a: delay condition enemy_leaves_cover", "b: delay standby", "c: act full", "c: move 7,10", "until a due"
    )
    assert (asked(fight), at(fight, "c")) == (["a due"], (2, 10))
    assert barred(fight, "b", "act", move="none") == "EP-INTR-8"
    play(fight, "a: act none", shot("a", "c"), MISS)
    assert target_number(fight, "a", "attack") == 60, "8.2 m away, no cover"
    play(fight, "a: end")
    assert (asked(fight), at(fight, "c")) == (["c act"], (2, 10))
    assert allowed(fight, "c: move 1,10")
    play(fight, "c: move 7,10")
    assert at(fight, "c") == (7, 10)
    assert asked(fight) == ["b window"], "on standby one acts only before or after the segment"


@pytest.mark.rule("EP-INTR-8")
def test_an_enemy_within_so_many_metres_is_stopped_at_the_first_full_metre() -> None:
    fight = firefight(someone("a", 12, at=0), someone("c", 6, at=20))
    play(fight, "a: delay condition enemy_within:10", "c: act full", "c: move 2,10", "until a due")
    assert (asked(fight), at(fight, "c")) == (["a due"], (10, 10))
    play(fight, "a: pass")
    assert asked(fight) == ["c act"]
    assert fighter(fight, "c").move_left == 1000, "10 m of 20 are left"


@pytest.mark.rule("EP-INTR-8", "EP-DELAY-3")
def test_entering_an_area_or_coming_into_sight_stops_a_mover_too() -> None:
    hall = firefight(someone("a", 12, at=(0, 2)), someone("c", 6, at=20), scene=[area("hall", 5, 5, 12.5, 15)])
    play(hall, "a: delay condition enemy_enters:hall", "c: act full", "c: move 2,10", "until a due")
    assert at(hall, "c") == (12, 10)
    corner = firefight(someone("a", 12, at=0), someone("c", 6, at=(10, 16)), scene=[block("total", 5, 11, 5.2, 20)])
    play(corner, "a: delay condition enemy_in_sight", "c: act full", "c: move 10,8", "until a due")
    assert at(corner, "c") == (10, 11), "at y = 12 the line still cuts the corner of the wall"


@pytest.mark.rule("EP-INTR-10", "EP-EXTRA-8")
def test_the_point_for_an_extra_action_stays_spent_when_its_owner_is_put_out() -> None:
    fight = firefight(someone("a", 12), someone("c", 6, vigor=1, damage=34), someone("d", 3, side="blue"))
    play(fight, "c: decline", "a: delay standby", "c: pass", "d: pass", shot("c", "a", pool="vigor"))
    assert asked(fight) == ["a window"]
    play(fight, "a: act none", shot("a", "c"), "a d100 10 | c d100 99 | a 2d10 1 1", "a: end")
    assert (fighter(fight, "c").pools["vigor"], ammo(fight, "c")) == (0, 16)


@pytest.mark.scenario("EP-EX-53")
@pytest.mark.rule("EP-DELAY-4", "EP-DELAY-8", "EP-DELAY-28", "EP-INTR-6", "EP-INTR-12", "EP-ACT-2")
def test_interrupting_an_ally_with_the_full_allowance() -> None:
    def waiting() -> Fight[Combat]:
        fight = firefight(
            someone("a", 12, at=0, side="red", vigor=1), someone("b", 6, at=(0, 2), side="red"),
            someone("guard", 3, at=14, side="blue"),
        )  # fmt: skip
        play(fight, "a: decline", "a: delay standby", "b: act full", "b: move 12,2")
        assert asked(fight) == ["a window"]
        return fight

    fight = waiting()
    play(fight, "a: act base", "a: move 4,10", "a: use_device door by hand", shot("a", "guard"), MISS)
    assert ruled(fight, shot("a", "guard")) == "EP-ACT-2"
    play(fight, "a: end")
    assert at(fight, "b") == (12, 2)
    play(fight, "b: end", "guard: pass", "a: stop", "a: decline")
    assert order(fight) == "a6 b6 guard3"
    fight = play(waiting(), "a: give_up", "b: end", "guard: pass")
    assert (asked(fight), order(fight)) == (["a extra"], "a12 b6 guard3")


@pytest.mark.rule("EP-INTR-13")
@pytest.mark.parametrize(("required", "expected"), [(False, ["a window"]), (True, ["c act"])])
def test_interrupting_unseen(required: bool, expected: list[str]) -> None:
    fight = firefight(
        someone("a", 12, at=(0, 10)), someone("c", 6, at=(10, 10)), scene=[wall(5, "total", y=(0, 20))],
        interrupt_requires_perception=required,
    )  # fmt: skip
    play(fight, "a: delay standby", "c: act none")
    play(fight, "c: convey_information")
    assert asked(fight) == expected


@pytest.mark.rule("EP-INTR-13")
@pytest.mark.parametrize(("target", "kind", "rules"), [
    ("a", "declared", []), ("b", "declared", ["EP-INTR-13"]), ("b", "before", []), ("b", "after", []),
    ("b", "last", []),
])  # fmt: skip
def test_whoever_is_shot_at_may_interrupt_one_it_does_not_see(target: str, kind: str, rules: list[str]) -> None:
    fight = firefight(
        someone("a", 12, at=0), someone("c", 6, at=10, side="blue"), someone("b", 3, at=(0, 12), side="red"),
        scene=[wall(5, "total", y=(0, 20))], interrupt_requires_perception=True,
    )  # fmt: skip
    play(fight, "a: delay standby")
    shooting = Pick("c", "attack_ranged", {"target": target, "with": "pistol", "mode": "SA"})
    found = why_no_claim(fight.state, "a", Opening(kind, ("c",), (shooting,)), None)
    assert [each.rule for each in found] == rules


@pytest.mark.rule("EP-DELAY-25")
def test_a_delayer_may_speak_in_a_window_and_is_asked_again() -> None:
    fight = firefight(someone("a", 12, at=0), someone("c", 6, at=10))
    play(fight, "a: delay standby", "c: act none", "c: convey_information", "a: speak text hello")
    words = told(fight, Acted)[-1]
    assert (words.who, words.action, words.detail, words.rules) == ("a", "speak", "hello", ("EP-DELAY-25",))
    assert asked(fight) == ["a window"]


@pytest.mark.rule("EP-DELAY-24", "EP-DELAY-28")
def test_who_passes_with_a_carried_slot_waits_no_longer() -> None:
    fight = carrying(someone("a", 12), someone("b", 9), someone("c", 6))
    play(fight, "until a slot", "a: pass", "until b slot", "b: pass", "until c due", "c: pass")
    assert ("c" in fight.state.waiting, fighter(fight, "c").delay) == (False, None)


@pytest.mark.rule("EP-INTR-13")
def test_with_the_option_only_who_sees_may_interrupt() -> None:
    fight = firefight(
        someone("a", 12, at=0), someone("c", 6, at=10), someone("d", 3, at=12), scene=[wall(5, "total")],
        interrupt_requires_perception=True,
    )  # fmt: skip
    play(fight, "a: delay standby", "until c slot", "c: act none", "c: convey_information")
    assert asked(fight) == ["c act"], "nobody could interrupt"


@pytest.mark.rule("EP-DELAY-28", "EP-DECL-2")
@pytest.mark.parametrize(("delay", "asked_for", "words", "how"), [
    ("standby", "window", "give_up", "given_up"), ("condition enemy_within:20", "due", "pass", "passed"),
])  # fmt: skip
def test_the_end_of_a_delayed_slot_that_is_not_used_is_told(delay: str, asked_for: str, words: str, how: str) -> None:
    fight = firefight(someone("a", 12, at=0), someone("c", 6, at=30), someone("d", 3, at=40))
    play(fight, f"a: delay {delay}", "until c slot", "c: act full", "c: move 15,10", f"until a {asked_for}")
    play(fight, f"a: {words}")
    ended = told(fight, SlotEnded)[-1]
    assert (ended.who, ended.how, ended.rules) == ("a", how, ("EP-DELAY-28",))
    assert (slot_state(fight, "a"), fighter(fight, "a").delay, fight.state.waiting) == ("done", None, [])


@pytest.mark.rule("EP-INTR-3", "EP-DELAY-23")
@pytest.mark.parametrize(("until", "whom", "kind", "rule"), [
    ("window before c", "c", "before", "EP-INTR-3"), ("window declared c", "c", "declared", "EP-INTR-3"),
    ("last_call", "", "last", "EP-DELAY-23"),
])  # fmt: skip
def test_an_interruption_tells_whom_it_interrupts(until: str, whom: str, kind: str, rule: str) -> None:
    fight = firefight(someone("a", 12, at=0), someone("c", 6, at=10))
    play(fight, "a: delay standby")
    if kind != "before":
        play(fight, "until c slot", "c: act none", "c: convey_information")
    if kind == "last":
        play(fight, "until c act", "c: end")
    play(fight, f"until a {until}", "a: act none")
    assert told(fight, Interrupted)[-1] == Interrupted("a", whom, kind, rules=(rule,))
