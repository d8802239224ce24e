"""Grappling: the grip, holding, breaking free."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.eclipse_phase.body.conditions import hold
from affray.rulesets.eclipse_phase.model.events import CheckRolled, Grappled
from affray.rulesets.eclipse_phase.model.stats import Combat
from tests.conformance.eclipse_phase.firefight import (
    MISS,
    SWORD,
    TURRET,
    allowed,
    answer,
    at,
    check,
    conditions,
    damage,
    fighter,
    firefight,
    passes,
    play,
    ruled,
    shot,
    someone,
    strike,
    target_number,
    throw,
)
from tests.conformance.harness import asked, codes, told


def wrestling(a: dict[str, Any] | None = None, b: dict[str, Any] | None = None) -> Fight[Combat]:
    """A's slot has begun, B stands a metre away, C watches from afar."""
    fight = firefight(
        someone("a", 12, **{"at": 0, "side": "red", **(a or {})}),
        someone("b", 10, **{"at": 1, "side": "blue", **(b or {})}),
        someone("c", 8, at=9, side="blue"), someone("d", 7, at=(0, 14), side="red"),
    )  # fmt: skip
    return play(fight, "a: act none")


def gripped(a: dict[str, Any] | None = None, b: dict[str, Any] | None = None) -> Fight[Combat]:
    """A has grappled B in turn 1; B's slot comes."""
    return play(wrestling(a, b), strike("a", "b", grapple="yes"), "a d100 40 | b d100 99", "a: end")


@pytest.mark.rule("EP-MELEE-9", "EP-MELEE-10")
@pytest.mark.parametrize(("die", "caught"), [("40", True), ("20", False), ("44", True), ("98", False)])
def test_a_grip_needs_a_superior_success_and_deals_no_damage(die: str, caught: bool) -> None:
    fight = play(wrestling(), strike("a", "b", grapple="yes"), f"a d100 {die} | b d100 99")
    assert (fighter(fight, "b").grappled_by == "a", fighter(fight, "a").grappling == "b") == (caught, caught)
    assert (damage(fight, "b"), "grappled" in conditions(fight, "b")) == (0, caught)


@pytest.mark.rule("EP-MELEE-9")
@pytest.mark.parametrize(
    ("own", "other", "expected"),
    [
        ({}, {}, 50), ({"weapons": [SWORD]}, {}, 50), ({}, {"size": "small"}, 60), ({"size": "large"}, {}, 70),
        ({}, {"size": "large"}, 40), ({"limbs": 6}, {}, 70), ({"limbs": 2}, {}, 30), ({"limbs": 5}, {}, 50),
    ],
)  # fmt: skip
def test_modifiers_of_a_grapple(own: dict[str, Any], other: dict[str, Any], expected: int) -> None:
    """A smaller target is also harder to hit (-10), a larger one easier (+10)."""
    fight = play(wrestling(own, other), strike("a", "b", grapple="yes"), MISS)
    assert target_number(fight, "a", "attack") == expected


@pytest.mark.rule("EP-MELEE-9")
def test_nobody_grapples_what_is_two_sizes_larger() -> None:
    fight = wrestling({"size": "small"}, {"size": "large"})
    assert ruled(fight, strike("a", "b", grapple="yes")) == "EP-ATK-13"


@pytest.mark.rule("EP-COND-6")
def test_the_grappled_may_break_free_and_think() -> None:
    fight = gripped(b={"weapons": [TURRET]})
    assert ruled(fight, "b: act base") == "EP-COND-6"
    play(fight, "b: act none")
    assert ruled(fight, strike("b", "a")) == "EP-ATK-13"
    assert ruled(fight, "b: full_defense") == "EP-COND-6"
    assert allowed(fight, "b: break_free")
    assert allowed(fight, "b: mesh_action")
    assert allowed(fight, "b: attack_system d with turret mode SA")


@pytest.mark.rule("EP-COND-6", "EP-MELEE-12")
def test_both_have_minus_thirty_to_defend_against_others() -> None:
    fight = gripped()
    play(
        fight,
        "b: pass",
        "c: act none",
        shot("c", "a"),
        "c d100 98 | a d100 98",
        "c: end",
        "d: act none",
        shot("d", "b"),
        "d d100 98 | b d100 98",
    )
    assert (target_number(fight, "a", "defence"), target_number(fight, "b", "defence")) == (-10, -10)


@pytest.mark.rule("EP-MELEE-11")
def test_without_the_complex_action_the_target_is_free_at_the_end_of_the_slot() -> None:
    fight = gripped()
    passes(fight)
    assert fighter(fight, "b").grappled_by == "a", "held through the turn of the grip"
    play(fight, "a: act none", "a: convey_information")
    assert fighter(fight, "b").grappled_by == "a"
    play(fight, "a: end")
    assert (fighter(fight, "b").grappled_by, fighter(fight, "a").grappling, conditions(fight, "b")) == ("", "", [])


def holding(
    line: str, dice: str = "", a: dict[str, Any] | None = None, b: dict[str, Any] | None = None
) -> Fight[Combat]:
    fight = gripped(a, b)
    passes(fight)
    return play(fight, "a: act none", f"a: grapple_hold {line}", *([dice] if dice else []))


@pytest.mark.rule("EP-MELEE-11", "EP-COND-6")
def test_holding_and_choking_hurting_or_throwing_down() -> None:
    assert "unconscious" in conditions(holding("choke", "b d100 80"), "b")
    assert "unconscious" not in conditions(holding("choke", "b d100 30"), "b")
    hurt = holding("damage", "a d6 4")
    assert (damage(hurt, "b"), fighter(hurt, "b").grappled_by) == (4, "a")
    down = holding("knockdown", "b d100 80")
    assert "prone" in conditions(down, "b")
    assert target_number(down, "b") in (20, 15), "Melee 50 or SOM 45 at -30"


@pytest.mark.rule("EP-MELEE-11")
def test_choking_works_on_flesh_only() -> None:
    fight = gripped(b={"body": "synthmorph"})
    passes(fight)
    play(fight, "a: act none")
    assert ruled(fight, "a: grapple_hold choke") == "EP-MELEE-11"


@pytest.mark.rule("EP-MELEE-11")
def test_moving_both_at_half_rate() -> None:
    fight = gripped()
    passes(fight)
    play(fight, "a: act base", "a: grapple_hold move")
    assert ruled(fight, "a: move 0,13") == "EP-MOVE-2"
    play(fight, "a: move 0,12")
    assert at(fight, "a") == (0, 12)
    assert at(fight, "b") != (1, 10), "dragged along"
    play(fight, "a: end")
    assert fighter(fight, "b").grappled_by == "a"


@pytest.mark.rule("EP-MELEE-12")
@pytest.mark.parametrize(
    ("dice", "free"),
    [("b d100 30 | a d100 98", True), ("b d100 98 | a d100 30", False), ("b d100 20 | a d100 30", False)],
)
def test_breaking_free(dice: str, free: bool) -> None:
    fight = play(gripped(), "b: act none", "b: break_free", dice)
    assert (fighter(fight, "b").grappled_by == "", "grappled" not in conditions(fight, "b")) == (free, free)
    assert asked(fight) == ["b act"], "without a superior success nothing more"


@pytest.mark.rule("EP-MELEE-12")
def test_with_a_superior_success_the_freed_one_may_grapple_in_turn() -> None:
    fight = play(gripped(), "b: act none", "b: break_free", "b d100 40 | a d100 98")
    assert asked(fight) == ["b counter_grapple"]
    play(fight, "b: grapple")
    assert (fighter(fight, "a").grappled_by, fighter(fight, "b").grappling) == ("b", "a")


@pytest.mark.rule("EP-MELEE-9", "EP-ATK-13")
@pytest.mark.parametrize("more", ["targets c", "called knockdown", "touch_only yes"])
def test_a_hold_is_tried_on_one_alone_and_with_nothing_else(more: str) -> None:
    fight = firefight(someone("a", 12, at=0), someone("b", 6, at=1), someone("c", 3, at=(1, 10.9)))
    play(fight, "a: act none")
    assert allowed(fight, "a: attack_melee b with unarmed grapple yes")
    assert allowed(fight, f"a: attack_melee b with unarmed {more}")
    assert codes(fight, f"a: attack_melee b with unarmed {more} grapple yes") == {"grapple": ["EP-ATK-13"]}


@pytest.mark.rule("EP-MELEE-12")
def test_both_rolls_for_breaking_free_are_told() -> None:
    fight = play(gripped(), "b: act none", "b: break_free", "b d100 20 | a d100 99")
    rolled = [(each.who, each.why, each.roll, each.rules) for each in told(fight, CheckRolled)[-2:]]
    assert rolled == [("b", "melee_check", 20, ("EP-MELEE-12",)), ("a", "melee_check", 99, ("EP-MELEE-12",))]


@pytest.mark.rule("EP-MELEE-11")
def test_who_lets_go_holds_nobody() -> None:
    fight = play(wrestling(), strike("a", "b", grapple="yes"), "a d100 40 | b d100 99", "a: release")
    assert (fighter(fight, "a").grappling, fighter(fight, "b").grappled_by, conditions(fight, "b")) == ("", "", [])
    assert ruled(fight, "a: release") == "EP-MELEE-11"


@pytest.mark.rule("EP-MELEE-10")
def test_one_holds_one_at_a_time_and_is_held_by_one() -> None:
    combat = wrestling().state
    hold(combat, "a", "b")
    hold(combat, "a", "c")
    assert (combat.fighters["a"].grappling, combat.fighters["b"].grappled_by) == ("c", "")
    hold(combat, "d", "c")
    assert (combat.fighters["a"].grappling, combat.fighters["c"].grappled_by) == ("", "d")


@pytest.mark.rule("EP-MELEE-10")
@pytest.mark.parametrize(("wish", "taken"), [("hurt", True), ("spare", False)])
def test_a_critical_grip_may_hurt(wish: str, taken: bool) -> None:
    fight = play(wrestling(), strike("a", "b", grapple="yes"))
    throw(fight, "a d100 44 | b d100 99")
    assert asked(fight) == ["a grapple_damage"]
    answer(fight, f"a: {wish}")
    if taken:
        throw(fight, "a d6 6")
    assert ((damage(fight, "b") or 0) > 0, fighter(fight, "b").grappled_by) == (taken, "a")


@pytest.mark.rule("EP-MELEE-11")
@pytest.mark.parametrize("decree", ["place b 9,14", "set b.at 9,14", "set b.height 20", "place a 9,14"])
def test_who_is_put_elsewhere_is_held_no_longer(decree: str) -> None:
    fight = gripped()
    assert not fight.decree(decree)
    assert (fighter(fight, "a").grappling, fighter(fight, "b").grappled_by, conditions(fight, "b")) == ("", "", [])
    assert told(fight, Grappled)[-1] == Grappled("b", "a", "freed", rules=("EP-MELEE-11",))


@pytest.mark.rule("EP-MELEE-11", "EP-CALL-5")
def test_a_push_out_of_reach_ends_a_hold() -> None:
    fight = firefight(
        someone("a", 12, at=(0, 10)), someone("b", 9, at=(1, 10)), someone("c", 6, at=(1, 11), side="red")
    )
    play(
        fight,
        "a: act none",
        strike("a", "b", grapple="yes"),
        "a d100 40 | b d100 99",
        "a: end",
        "b: pass",
        "c: act none",
    )
    assert conditions(fight, "b") == ["grappled"]
    play(fight, strike("c", "b", called="redirect", towards="4,10"), "c d100 40 | b d100 99")
    assert (at(fight, "b"), conditions(fight, "b")) == ((3, 10), [])


@pytest.mark.rule("EP-MELEE-11", "EP-DELAY-28")
def test_a_grappler_who_gives_up_its_delayed_slot_lets_go() -> None:
    fight = firefight(someone("a", 12, at=0), someone("b", 9, at=1), someone("c", 3, at=9))
    play(fight, "a: act none", strike("a", "b", grapple="yes"), "a d100 40 | b d100 99", "a: end", "b: pass", "c: pass")
    assert conditions(fight, "b") == ["grappled"]
    play(fight, "a: delay standby", "until a window", "a: give_up")
    assert conditions(fight, "b") == []


@pytest.mark.rule("EP-SEQ-10")
@pytest.mark.parametrize("word", ["flee", "surrender"])
def test_who_leaves_the_fight_lets_go(word: str) -> None:
    fight = firefight(someone("a", 12, at=0), someone("b", 9, at=1), someone("c", 3, at=9))
    play(fight, "a: act none", strike("a", "b", grapple="yes"), "a d100 40 | b d100 99", f"a: {word}")
    assert conditions(fight, "b") == []
    assert fighter(fight, "b").grappled_by == ""


@pytest.mark.rule("EP-MELEE-11")
def test_a_holder_who_walks_away_holds_nobody() -> None:
    fight = firefight(someone("a", 12, at=0), someone("b", 6, at=1), someone("c", 3, at=30))
    play(fight, "a: act base", "a: attack_melee b with unarmed grapple yes", "a d100 40 | b d100 99", "a: move 0,12.5")
    assert (fighter(fight, "a").grappling, conditions(fight, "b")) == ("", [])


@pytest.mark.rule("EP-MELEE-11", "EP-MELEE-12")
@pytest.mark.parametrize(("melee", "expected"), [(44, "som"), (45, "som"), (46, "melee")])
def test_who_is_held_tests_what_promises_more_and_strength_where_both_are_equal(melee: int, expected: str) -> None:
    free = play(gripped(b={"melee": melee}), "b: act none", "b: break_free", "b d100 99 | a d100 30")
    assert check(free, "b").why == f"{expected}_check"
    down = gripped(b={"melee": melee})
    passes(down)
    play(down, "a: act none", "a: grapple_hold knockdown", "b d100 99")
    assert (check(down, "b").why, target_number(down, "b")) == (f"{expected}_check", max(melee, 45) - 30)


@pytest.mark.rule("EP-MELEE-12")
@pytest.mark.parametrize("using", ["melee", "som"])
def test_who_breaks_free_may_say_how(using: str) -> None:
    fight = play(gripped(), "b: act none", f"b: break_free with {using}", "b d100 99 | a d100 30")
    assert check(fight, "b").why == f"{using}_check"
