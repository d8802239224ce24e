"""Extra actions: bought with points, played at the end of the turn, at most two."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.eclipse_phase.model.stats import Combat
from tests.conformance.eclipse_phase.firefight import (
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


@pytest.mark.rule("EP-EXTRA-10")
def test_leftover_movement_goes_with_an_insight_extra_action() -> None:
    fight = firefight(someone("a", 12, at=0, insight=1), someone("b", 6, at=8))
    play(fight, "a: decline", "a: act base", "a: move 2,10", "a: end", "b: pass")
    say(fight, "a: examine pool insight")
    assert asked(fight) == ["a act"]
    say(fight, "a: move 4,10")
    assert at(fight, "a") == (4, 10)


@pytest.mark.rule("EP-DELAY-24")
def test_the_aggressive_penalty_ends_with_an_extra_action() -> None:
    fight = firefight(someone("a", 12, at=0, vigor=1, weapons=[KNIFE]), someone("b", 6, at=1, weapons=[KNIFE]))
    play(fight, "a: decline", "a: act none")
    say(fight, strike("a", "b", "knife", aggressive="hit"), "b: fray")
    fall(fight, "a 99 | b 99", skip=("pool_before", "pool_after"))
    say(fight, "a: end", "b: pass", "a: full_defense pool vigor")
    assert not fighter(fight, "a").aggressive


@pytest.mark.rule("EP-EXTRA-6", "EP-EXTRA-5")
def test_two_quick_actions_count_as_two_with_the_option() -> None:
    fight = firefight(someone("a", 12, vigor=3), someone("b", 6), extra_action_unit="action")
    play(fight, "a: decline", "a: pass", "b: pass", "a: quick_aim b pistol pool vigor", "a: drop_prone", "a: stand_up")
    assert (fight.state.turn, points(fight, "a", "vigor")) == (2, 2), "nobody asks for a third extra action"


@pytest.mark.rule("EP-EXTRA-11")
def test_a_single_shot_weapon_without_a_magazine_fires_once_in_a_turn_too() -> None:
    rail = gun("rail", modes=["SS"], ammo=None)
    fight = firefight(someone("a", 12, at=0, weapons=[rail], vigor=1), someone("b", 6, at=8))
    play(fight, "a: decline", "a: act none", shot("a", "b", "SS", "rail"), "a d100 99 | b d100 99", "a: end", "b: pass")
    assert ruled(fight, shot("a", "b", "SS", "rail", pool="vigor")) == "EP-EXTRA-11"
    play(fight, "a: stop", "a: decline", "a: act none", shot("a", "b", "SS", "rail"), "a d100 99 | b d100 99")
