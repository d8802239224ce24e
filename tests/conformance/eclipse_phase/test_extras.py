"""Extra actions: bought with points, played at the end of the turn, at most two."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.eclipse_phase.model.stats import Combat
from tests.conformance.eclipse_phase.firefight import (
    FAR,
    KNIFE,
    MISS,
    PISTOL,
    TURRET,
    allowed,
    ammo,
    at,
    barred,
    blade,
    conditions,
    damage,
    extras,
    fall,
    fighter,
    firefight,
    gun,
    hound,
    order,
    passes,
    play,
    points,
    ruled,
    say,
    shot,
    slot_state,
    someone,
    strike,
    target_number,
    turn,
    wall,
    window,
)
from tests.conformance.harness import asked


def at_extras(*figures: Any, **options: Any) -> Fight[Combat]:
    """Everybody passed; the Extra phase begins."""
    fight = firefight(*figures, **options)
    while not fight.pending or fight.pending.why != "extra":
        who, why = asked(fight)[0].split()
        play(fight, f"{who}: {'pass' if why == 'slot' else 'decline'}")
    return fight


@pytest.mark.scenario("EP-EX-23")
@pytest.mark.rule(
    "EP-EXTRA-1", "EP-EXTRA-2", "EP-EXTRA-3", "EP-EXTRA-4", "EP-EXTRA-5", "EP-EXTRA-6", "EP-EXTRA-8", "EP-EXTRA-9",
)  # fmt: skip
def test_extra_actions_order_and_limit() -> None:
    figures = [someone("a", 12, vigor=3), someone("b", 9), someone("c", 7, insight=1, weapons=[TURRET])]
    fight = at_extras(*figures)
    assert asked(fight) == ["a extra"]
    assert barred(fight, "c", "attack_system", pool="insight") == "EP-EXTRA-4"
    play(fight, shot("a", "b", pool="vigor"), MISS)
    assert (asked(fight), points(fight, "a", "vigor")) == (["a extra"], 2)
    play(fight, shot("a", "b", pool="vigor"), MISS)
    assert points(fight, "a", "vigor") == 1
    assert asked(fight) == ["c extra"], "with two extra actions one is not asked again"
    assert barred(fight, "a", "attack_ranged", target="b", pool="vigor") == "EP-EXTRA-5"
    play(fight, "c: attack_system b with turret mode SA pool insight", MISS)
    assert points(fight, "c", "insight") == 0
    two = at_extras(*figures, extra_action_passes="two")
    play(two, shot("a", "b", pool="vigor"), MISS)
    assert asked(two) == ["c extra"]
    play(two, "c: attack_system b with turret mode SA pool insight", MISS)
    assert asked(two) == ["a extra"]


@pytest.mark.scenario("EP-EX-24")
@pytest.mark.rule("EP-EXTRA-10", "EP-EXTRA-11", "EP-EXTRA-12", "EP-EXTRA-13", "EP-EXTRA-17", "EP-EXTRA-6")
def test_what_an_extra_action_cannot_do() -> None:
    single, knife = gun("single", modes=["SS"]), blade("knife", ready=False)
    fight = firefight(
        someone("a", 12, at=0, vigor=2, flex=2, weapons=[single, knife]),
        someone("b", 9, at=15),
        scene=[wall(4.5, "minor")],
    )
    play(fight, "a: decline", "a: act base", "a: move 3,10", shot("a", "b", "SS", "single"), MISS, "a: end", "b: pass")
    assert asked(fight) == ["a extra"]
    assert ruled(fight, shot("a", "b", "SS", "single", pool="vigor")) == "EP-EXTRA-11"
    assert ruled(fight, "a: detailed_perception pool vigor") == "EP-EXTRA-12"
    assert ruled(fight, "a: draw knife pool flex") == "EP-EXTRA-17"
    assert ruled(fight, "a: delay standby") == "EP-EXTRA-13"
    play(fight, "a: draw knife pool vigor")
    assert ruled(fight, "a: move 5,10") == "EP-EXTRA-10"
    play(fight, "a: move 4,10", "a: take_cover")
    assert (points(fight, "a", "vigor"), fighter(fight, "a").extras_taken, at(fight, "a")) == (1, 1, (4, 10))


@pytest.mark.rule("EP-EXTRA-6")
@pytest.mark.parametrize(("unit", "taken", "then"), [("purchase", 1, "a extra"), ("action", 2, "b extra")])
def test_two_quick_actions_are_one_extra_action_or_two(unit: str, taken: int, then: str) -> None:
    fight = at_extras(someone("a", 12, vigor=2, holstered=True), someone("b", 9, vigor=1), extra_action_unit=unit)
    play(fight, "a: draw pistol pool vigor", "a: quick_aim b pistol")
    assert (fighter(fight, "a").extras_taken, points(fight, "a", "vigor"), asked(fight)) == (taken, 1, [then])


@pytest.mark.scenario("EP-EX-25")
@pytest.mark.rule("EP-INTR-2", "EP-INTR-5", "EP-EXTRA-14", "EP-DELAY-11", "EP-DELAY-23")
@pytest.mark.parametrize(("where", "expected"), [("last", "a12 c6 b6"), ("interrupted_count", "b12 a12 c6")])
def test_a_delayer_acts_before_an_extra_action(where: str, expected: str) -> None:
    fight = firefight(
        someone("a", 12, vigor=1), someone("b", 10, vigor=1), someone("c", 6), extra_phase_delay_count=where
    )
    play(fight, "b: decline", "a: decline", "a: pass", "b: delay standby", "c: pass")
    while asked(fight) == ["b window"]:
        play(fight, "b: wait")
    play(fight, shot("a", "b", pool="vigor"))
    assert (asked(fight), points(fight, "a", "vigor")) == (["b window"], 0)
    assert barred(fight, "b", "attack_ranged", target="a", pool="vigor") == "EP-EXTRA-14"
    play(fight, "b: act none", shot("b", "a"), MISS, "b: end", MISS)
    assert asked(fight) == ["b extra"], "its place in the Extra phase is still to come"
    play(fight, "b: stop")
    assert (fight.state.turn, order(fight)) == (2, expected)


@pytest.mark.scenario("EP-EX-46")
@pytest.mark.rule("EP-POOL-14", "EP-TAKE-10", "EP-EXTRA-5")
def test_shared_threat_pool() -> None:
    fight = firefight(
        hound("h1", 12),
        hound("h2", 10, at=6),
        hound("h3", 8),
        someone("x", 6, at=7, vigor=1),
        threat_pools={"hounds": 2},
    )
    play(fight, "x: decline", "h3: decline", "h2: decline", "h1: take threat")
    assert fight.state.threat["hounds"] == 1
    for who in ("h1", "h2", "h3", "x"):
        play(fight, f"{who}: pass")
    play(fight, "h1: stop", "h2: attack_melee x with bite pool threat", MISS)
    assert fight.state.threat["hounds"] == 0
    assert asked(fight) == ["x extra"], "h3 is not even asked"
    assert barred(fight, "h3", "attack_melee", target="x", pool="threat", **{"with": "bite"}) == "EP-POOL-14"


@pytest.mark.scenario("EP-EX-60")
@pytest.mark.rule("EP-DECL-8", "EP-TAKE-8", "EP-EXTRA-2", "EP-EXTRA-12")
def test_one_refusal_the_right_id() -> None:
    fight = firefight(someone("a", 12), someone("b", 10, insight=2), someone("c", 3, vigor=1))
    play(fight, "c: decline", "b: take insight", *turn("b", "mesh_action"), "a: pass", "c: pass")
    assert (asked(fight), points(fight, "b", "insight")) == (["b extra"], 1)
    assert ruled(fight, shot("b", "a", pool="vigor")) == "EP-TAKE-8"
    assert ruled(fight, shot("b", "a", pool="insight")) == "EP-TAKE-8"
    play(fight, "b: examine pool insight")
    assert points(fight, "b", "insight") == 0
    assert barred(fight, "b", "examine", pool="insight") == "EP-EXTRA-2"
    assert (points(fight, "b", "insight"), points(fight, "b", "vigor")) == (0, 0)


@pytest.mark.rule("EP-EXTRA-3")
def test_extra_actions_come_when_everybody_has_gone() -> None:
    fight = firefight(someone("a", 12, vigor=1), someone("b", 9))
    play(fight, "a: decline", "a: pass")
    assert asked(fight) == ["b slot"]
    assert barred(fight, "a", "attack_ranged", target="b", pool="vigor") == "EP-EXTRA-3"
    play(fight, "b: pass")
    assert asked(fight) == ["a extra"]


@pytest.mark.rule("EP-EXTRA-7", "EP-EXTRA-12")
def test_the_two_may_be_bought_from_different_pools() -> None:
    fight = at_extras(someone("a", 12, vigor=1, insight=1), someone("b", 9))
    assert ruled(fight, "a: examine pool vigor") == "EP-EXTRA-12"
    assert ruled(fight, shot("a", "b", pool="insight")) == "EP-EXTRA-12"
    play(fight, shot("a", "b", pool="vigor"), MISS, "a: examine pool insight")
    assert (points(fight, "a", "vigor"), points(fight, "a", "insight")) == (0, 0)
    assert fight.state.turn == 2


@pytest.mark.rule("EP-EXTRA-2")
def test_a_task_cannot_be_bought() -> None:
    fight = at_extras(someone("a", 12, insight=1), someone("b", 9))
    assert ruled(fight, "a: task repair nature mesh turns 3 pool insight") == "EP-EXTRA-2"


@pytest.mark.rule("EP-EXTRA-17")
@pytest.mark.parametrize("pool", ["moxie", "flex"])
def test_moxie_and_flex_buy_no_extra_action(pool: str) -> None:
    points_of: dict[str, Any] = {pool: 3}
    fight = at_extras(someone("a", 12, vigor=1, **points_of), someone("b", 9))
    assert ruled(fight, shot("a", "b", pool=pool)) == "EP-EXTRA-17"
    alone = firefight(someone("a", 12, **points_of), someone("b", 9))
    assert passes(alone) == ["a", "b"], "with these pools alone nobody is asked"
    assert alone.state.turn == 2


@pytest.mark.rule("EP-EXTRA-14")
def test_after_a_delayed_slot_used_too_late_there_is_no_extra_action() -> None:
    fight = firefight(someone("a", 12, vigor=1), someone("b", 10, vigor=1), someone("c", 6, vigor=1))
    play(fight, "c: decline", "b: decline", "a: decline", "a: delay standby", "b: pass", "c: pass", "until b extra")
    play(fight, shot("b", "c", pool="vigor"), *turn("a", "convey_information"), MISS)
    assert asked(fight) == ["c extra"]
    assert barred(fight, "a", "full_defense", pool="vigor") == "EP-EXTRA-14"
    assert points(fight, "a", "vigor") == 1


@pytest.mark.rule("EP-EXTRA-16", "EP-EXTRA-5")
def test_a_critical_success_may_grant_an_extra_action_within_the_limit() -> None:
    fight = firefight(someone("a", 12), someone("b", 9, durability=100), critical_success_extra_action=True)
    play(fight, "a: act none", shot("a", "b"), "a d100 11 | b d100 99 | a 2d10 1 1", "a: end", "b: pass")
    assert asked(fight) == ["a extra"], "granted, without a point"
    play(fight, shot("a", "b"), MISS)
    assert (extras(fight, "a"), ammo(fight, "a")) == (["granted"], 14)


@pytest.mark.rule("EP-EXTRA-12", "EP-INTR-9")
def test_a_replaced_extra_action_fits_the_same_purchase() -> None:
    fight = firefight(
        someone("a", 12, at=0, vigor=1, insight=1, side="red"),
        someone("b", 10, at=8, side="blue"),
        someone("c", 6, at=9, side="blue"),
    )
    play(
        fight,
        "a: decline",
        "a: pass",
        "until b slot",
        "b: delay standby",
        "until c slot",
        "c: pass",
        "until a extra",
        shot("a", "b", pool="vigor"),
    )
    assert window(fight) == "before_extra a"
    say(fight, "b: act none", "b: flee")
    assert fighter(fight, "b").status == "fled"
    assert asked(fight) == ["a redeclare"]
    assert ruled(fight, "a: examine") == "EP-EXTRA-12"
    say(fight, shot("a", "c"))
    fall(fight, "a 99 | c 99")
    assert (points(fight, "a", "vigor"), fighter(fight, "a").extras_taken, ammo(fight, "a")) == (0, 1, 15)


@pytest.mark.rule("EP-EXTRA-14", "EP-DELAY-28")
def test_a_delayer_who_gives_up_before_its_place_in_the_extra_phase_may_buy() -> None:
    fight = firefight(someone("a", 12, vigor=1), someone("b", 10, vigor=1), someone("c", 6))
    play(
        fight,
        "b: decline",
        "a: decline",
        "a: pass",
        "b: delay standby",
        "until c slot",
        "c: pass",
        "until a extra",
        "a: full_defense pool vigor",
    )
    assert (asked(fight), window(fight)) == (["b window"], "before_extra a")
    say(fight, "b: give_up")
    assert asked(fight) == ["b extra"]
    say(fight, "b: full_defense pool vigor")
    assert (fight.state.turn, order(fight)) == (2, "a12 b10 c6")
    assert fighter(fight, "a").full_defense is False or asked(fight) == ["a slot"]


@pytest.mark.rule("EP-DELAY-24", "EP-ACT-7")
def test_full_defence_bought_at_the_end_lasts_into_the_next_turn() -> None:
    fight = firefight(someone("a", 12, at=0), someone("b", 6, at=8, vigor=1))
    play(fight, "b: decline", "a: pass", "b: pass", "b: full_defense pool vigor", "until a slot")
    say(fight, "a: act none", shot("a", "b"))
    fall(fight, "a 30 | b 50")
    assert (target_number(fight, "b", "defence"), damage(fight, "b")) == (50, 0)
    say(fight, "a: end")
    assert asked(fight) == ["b slot"]
    assert not fighter(fight, "b").full_defense


@pytest.mark.rule("EP-EXTRA-9", "EP-TIE-10")
def test_extra_order_with_taker_and_tied_rest() -> None:
    fight = firefight(
        someone("a", 9, ref=20, vigor=1),
        someone("b", 9, ref=15, vigor=1),
        someone("c", 4, vigor=2),
        someone("e", 2, vigor=2),
    )
    play(fight, "e: take vigor", "c: take vigor", "b: decline", "a: decline")
    assert asked(fight) == ["c slot"]
    say(fight, "c: pass", "e: delay standby")
    play(fight, "until b slot", "b: pass", "a: pass")
    # after the group: e still waits, its place (regular 2) is last in the Extra phase
    play(fight, "until c extra")
    say(fight, "c: full_defense pool vigor")
    play(fight, "until b extra")
    say(fight, "b: full_defense pool vigor")
    assert asked(fight) == ["a extra"]
    say(fight, "a: full_defense pool vigor")
    assert (asked(fight), window(fight)) == (["e window"], "before_extra b a")
    say(fight, "e: act none", "e: convey_information", "e: end")
    play(fight, "until e extra")
    say(fight, "e: full_defense pool vigor")
    assert (fight.state.turn, order(fight)) == (2, "a9=b9 c4 e2")


@pytest.mark.rule("EP-EXTRA-5", "EP-EXTRA-6")
def test_an_extra_action_counts_quick_actions() -> None:
    fight = firefight(
        someone("a", 12, vigor=2, holstered=True, weapons=[PISTOL]), someone("b", 6), extra_action_unit="action"
    )
    play(fight, "a: decline", "a: pass", "b: pass", "a: draw pistol pool vigor")
    say(fight, "a: end")
    assert asked(fight) == ["a extra"], "one of two"
    say(fight, "a: use_device x by hand pool vigor")
    if asked(fight) == ["a act"]:
        assert ruled(fight, "a: use_device x by hand") == "EP-EXTRA-5"
        say(fight, "a: end")
    assert fight.state.turn == 2


@pytest.mark.rule("EP-EXTRA-14")
def test_a_lost_slot_and_able_again_may_buy_an_extra_action() -> None:
    fight = firefight(someone("a", 12, vigor=1, start=["incapacitated"]), someone("b", 6), someone("e", 3, side="red"))
    play(fight, *([] if asked(fight) == ["b slot"] else ["until b slot"]), "b: pass")
    assert slot_state(fight, "a") == "lost"
    assert not fight.decree("lift a incapacitated")
    play(fight, "e: pass")
    assert asked(fight) == ["a extra"]


@pytest.mark.rule("EP-MELEE-4", "EP-EXTRA-10")
def test_a_melee_extra_action_after_a_full_move_is_a_charge_too() -> None:
    fight = firefight(someone("a", 12, at=0, weapons=[KNIFE], vigor=1), someone("b", 6, at=10))
    play(fight, "a: decline", "a: act full", "a: move 8,10")
    say(fight, strike("a", "b", "knife"))
    fall(fight, "a 99 | b 99")
    say(fight, "a: end", "b: pass", strike("a", "b", "knife", pool="vigor"))
    fall(fight, "a 20 | b 99 | a d10 1 | a d6 1")
    assert (target_number(fight, "a", "attack"), damage(fight, "b")) == (40, 2)


@pytest.mark.rule("EP-EXTRA-14", "EP-TIE-10")
def test_a_delayer_tied_with_the_buyer_acts_before_the_shared_place_is_passed() -> None:
    fight = firefight(
        someone("a", 9, ref=20, vigor=1, side="red"),
        someone("b", 9, ref=15, vigor=1, side="blue"),
        someone("c", 3, side="blue"),
    )
    play(
        fight,
        "b: decline",
        "a: decline",
        "b: pass",
        "a: delay standby",
        "until c slot",
        "c: pass",
        "until b extra",
        "b: full_defense pool vigor",
    )
    assert (asked(fight), window(fight)) == (["a window"], "before_extra b")
    say(fight, "a: act none", "a: convey_information", "a: end")
    assert asked(fight) == ["a extra"], "EP-EXTRA-14: its own place in the Extra phase has not been passed"


@pytest.mark.rule("EP-EXTRA-12")
def test_an_automatic_action_may_accompany_an_extra_action() -> None:
    fight = firefight(someone("a", 12, at=0, vigor=1), someone("b", 6, at=8))
    play(fight, "a: decline", "a: pass", "b: pass")
    say(fight, shot("a", "b", pool="vigor"))
    fall(fight, "a 99 | b 99")
    assert (fight.state.turn, asked(fight)) == (1, ["a act"]), "EP-EXTRA-12: e.g. dropping prone goes with it"


@pytest.mark.rule("EP-EXTRA-12")
def test_an_automatic_action_before_the_bought_one() -> None:
    fight = firefight(someone("a", 12, at=0, vigor=1), someone("b", 6, at=8))
    play(fight, "a: decline", "a: pass", "b: pass")
    assert allowed(fight, "a: drop_prone pool vigor") or allowed(fight, "a: drop_prone")


@pytest.mark.rule("EP-EXTRA-12")
def test_an_automatic_action_between_two_extra_actions_needs_no_point() -> None:
    fight = at_extras(someone("a", 12, at=0, vigor=2), someone("b", 6, at=8))
    assert ruled(fight, "a: drop_prone") == "EP-DECL-5", "nothing has been bought yet that it could go with"
    say(fight, shot("a", "b", pool="vigor"))
    fall(fight, "a 99 | b 99")
    assert asked(fight) == ["a extra"]
    say(fight, "a: drop_prone")
    assert (conditions(fight, "a"), asked(fight)) == (["prone"], ["a extra"])
    assert (points(fight, "a", "vigor"), fighter(fight, "a").extras_taken) == (1, 1)
    assert ruled(fight, "a: use_device x by hand") == "EP-DECL-5", "only what is automatic"


@pytest.mark.rule("EP-EXTRA-12", "EP-ACT-5")
@pytest.mark.parametrize(("pool", "by"), [("vigor", "hand"), ("insight", "link")])
def test_a_device_is_offered_with_the_hand_or_link_that_the_pool_pays_for(pool: str, by: str) -> None:
    own: dict[str, Any] = {pool: 1}
    fight = at_extras(someone("a", 12, **own), someone("b", 6))
    found = [dict(each.values) for each in fight.legal("a") if each.do == "use_device"]
    assert found
    assert all(each.get("by", "hand") == by and each["pool"] == pool for each in found)
    assert ruled(fight, "a: use_device x by hand") == "EP-DECL-5", "who pays?"
    say(fight, f"a: use_device x by {by} pool {pool}")
    assert "use_device" in [each.do for each in fight.legal("a")], "the second quick action"


@pytest.mark.rule("EP-EXTRA-12", "EP-INTR-9")
def test_what_goes_with_an_extra_action_is_not_replaced_by_more() -> None:
    fight = firefight(
        someone("a", 12, at=0, vigor=2, weapons=[PISTOL, KNIFE]), someone("b", 9, at=8), someone("c", 6, at=9)
    )
    play(fight, "a: decline", "a: pass", "b: delay standby", "until c slot", "c: pass", "until a extra")
    play(fight, shot("a", "c", pool="vigor"), "a d100 99 | c d100 99", "a: drop_item knife")
    assert window(fight) == "declared a"
    assert not fight.decree("ready a knife no")
    play(fight, "until a redeclare")
    assert ruled(fight, "a: use_device x by hand") == "EP-EXTRA-2"
    assert allowed(fight, "a: drop_prone")


@pytest.mark.rule("EP-EXTRA-12", "EP-TIE-10")
def test_automatic_actions_go_with_the_extra_actions_of_tied_ones() -> None:
    fight = firefight(someone("a", 9, at=0, ref=20, vigor=1), someone("b", 9, at=8, vigor=1))
    play(fight, "b: decline", "a: decline", "b: pass", "a: pass")
    say(fight, shot("b", "a", pool="vigor"), shot("a", "b", pool="vigor"))
    fall(fight, "a 99 | b 99 | b 99 | a 99")
    assert (fight.state.turn, asked(fight)) == (1, ["b act"])
    say(fight, "b: drop_prone", "a: end")
    assert (conditions(fight, "a"), conditions(fight, "b")) == ([], ["prone"])


@pytest.mark.rule("EP-EXTRA-10")
def test_leftover_movement_goes_with_an_insight_extra_action() -> None:
    fight = firefight(someone("a", 12, at=0, insight=1), someone("b", 6, at=8))
    play(fight, "a: decline", "a: act base", "a: move 2,10", "a: end", "b: pass")
    say(fight, "a: examine pool insight")
    assert asked(fight) == ["a act"]
    say(fight, "a: move 4,10")
    assert at(fight, "a") == (4, 10)


@pytest.mark.rule("EP-POOL-14", "EP-TIE-10")
def test_two_tied_hounds_and_one_threat_point_for_extra_actions() -> None:
    fight = firefight(
        hound("h1", 9, at=1, ref=20),
        hound("h2", 9, at=(0, 11), ref=15),
        someone("x", 3, at=0, side="red"),
        threat_pools={"hounds": 1},
    )
    play(fight, "h2: decline", "h1: decline", "h2: pass", "h1: pass", "x: pass")
    assert asked(fight) == ["h2 extra"]
    say(fight, strike("h2", "x", "bite", pool="threat"))
    assert asked(fight) == ["x defence"], "H1 has nothing to pay with any more, so it is not asked"


@pytest.mark.rule("EP-EXTRA-14", "EP-DELAY-6")
def test_a_due_delayer_who_passes_may_buy() -> None:
    fight = firefight(someone("a", 12, vigor=1), someone("c", 6))
    play(fight, "a: decline", "a: delay before c")
    assert asked(fight) == ["a due"]
    say(fight, "a: pass", "c: pass")
    assert asked(fight) == ["a extra"]
    say(fight, "a: stop")
    assert order(fight) == "a12 c6"


@pytest.mark.rule("EP-TIE-2", "EP-TIE-10")
def test_ties_by_reflexes_in_the_extra_phase_too() -> None:
    fight = firefight(
        someone("a", 9, ref=15, vigor=1), someone("b", 9, ref=20, vigor=1), someone("c", 3), tie_mode="ref"
    )
    play(fight, "a: decline", "b: decline", "b: pass", "a: pass", "c: pass")
    assert asked(fight) == ["b extra"]
    say(fight, "b: full_defense pool vigor")
    assert asked(fight) == ["a extra"]


@pytest.mark.rule("EP-DELAY-24")
def test_the_aggressive_penalty_ends_with_an_extra_action() -> None:
    fight = firefight(someone("a", 12, at=0, vigor=1, weapons=[KNIFE]), someone("b", 6, at=1, weapons=[KNIFE]))
    play(fight, "a: decline", "a: act none")
    say(fight, strike("a", "b", "knife", aggressive="hit"), "b: fray")
    fall(fight, "a 99 | b 99", skip=("pool_before", "pool_after"))
    say(fight, "a: end", "b: pass", "a: full_defense pool vigor")
    assert not fighter(fight, "a").aggressive


@pytest.mark.rule("EP-TIE-10", "EP-TIE-7")
def test_extra_attack_on_the_same_step_kills_both_and_the_fight_is_a_draw() -> None:
    fight = firefight(someone("a", 9, at=0, ref=20, damage=34, vigor=1), someone("b", 9, at=8, damage=34, vigor=1))
    play(fight, "b: decline", "a: decline", "b: pass", "a: pass")
    say(fight, shot("b", "a", pool="vigor"), shot("a", "b", pool="vigor"))
    fall(fight, "a 20 | b 99 | a 2d10 1 1 | b 20 | a 99 | b 2d10 1 1")
    assert fight.over == "draw"


@pytest.mark.rule("EP-INTR-10", "EP-INTR-4", "EP-EXTRA-8")
def test_a_delayer_kills_the_buyer_of_two_quick_actions_between_them() -> None:
    fight = firefight(
        someone("a", 12, at=0, vigor=1, damage=34, side="red"),
        someone("e", 11, at=FAR, side="red"),
        someone("b", 10, at=8, side="blue"),
    )
    play(fight, "a: decline", "a: pass", "e: pass", "b: delay standby", "until a extra")
    say(fight, "a: use_device x by hand pool vigor", "b: wait")
    assert window(fight) == "between a"
    say(fight, "b: act none", shot("b", "a"))
    fall(fight, "b 20 | a 99 | b 2d10 1 1")
    say(fight, "b: end")
    assert (points(fight, "a", "vigor"), fight.state.turn) == (0, 2)
    assert order(fight) == "a12 e11 b10", "its own count is lower"
