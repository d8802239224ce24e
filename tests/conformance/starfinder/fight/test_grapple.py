"""Holds: how they begin, what they do, how they end (SF-GRAP)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.starfinder.model.scenario import ConditionEntry
from affray.rulesets.starfinder.model.stats import Combat
from tests.conformance.harness import allowed, asked, play, refused
from tests.conformance.starfinder.boarding import (
    DAGGER,
    KNIFE,
    RIFLE,
    STAFF,
    SWORD,
    ada,
    at,
    boarding,
    bor,
    budget,
    cyn,
    decree,
    del_,
    fighter,
    gnt,
    has,
    lies,
    melee,
    pass_to,
    put,
    rat,
    rolled,
    sp,
    struck,
    thing,
    thing_of,
)

TENTACLE = melee("tentacle", "1d6", "B", 10, category="natural", hands=0)
CLAW = melee("claw", "1d6", "S", 10, category="natural", hands=0)


def facing(*others: Any, mine: Any = None, **theirs: Any) -> Fight[Combat]:
    """BOR (+10, one hand free) beside DEL (KAC 13): grappled at 21, pinned at 26."""
    return boarding(bor(at=(3, 2), **(mine or {})), del_(at=(4, 2), **theirs), *others)


def held(*others: Any, die: int = 12, mine: Any = None, **theirs: Any) -> Fight[Combat]:
    """BOR has DEL in his grip, and his turn is not over."""
    return play(facing(*others, mine=mine, **theirs), "BOR: grapple DEL", f"BOR d20 {die}")


def free(fight: Fight[Combat], who: str = "DEL") -> bool:
    return not has(fight, who, "grappled") and not has(fight, who, "pinned")


# -- seizing ---------------------------------------------------------------------------------------
@pytest.mark.rule("SF-GRAP-1")
def test_a_grapple_needs_a_free_hand() -> None:
    full = facing(mine={"items": [SWORD, put(KNIFE, "held")]})
    assert refused(full, "BOR: grapple DEL") == ["SF-GRAP-1"]
    assert allowed(facing(mine={"items": [SWORD]}), "BOR: grapple DEL")


@pytest.mark.rule("SF-GRAP-1")
def test_or_a_weapon_made_for_it_or_the_trait() -> None:
    hook = replace(RIFLE, id="hook", category="melee", properties=["grapple"], range_increment_ft=None)
    assert allowed(facing(mine={"items": [hook]}), "BOR: grapple DEL")
    assert refused(facing(mine={"items": [put(RIFLE, "wielded")]}), "BOR: grapple DEL")[0] == "SF-GRAP-1"
    assert allowed(facing(mine={"items": [RIFLE, TENTACLE], "traits": ["grab:tentacle"]}), "BOR: grapple DEL")


@pytest.mark.rule("SF-GRAP-2")
def test_the_grappled_cannot_leave_their_square() -> None:
    failed = held(die=10)
    assert free(failed)
    fight = held(die=11)
    assert (rolled(fight), has(fight, "DEL", "grappled"), fighter(fight, "BOR").grappling) == ((21, 21), True, ["DEL"])
    play(fight, "BOR: end")
    for line in ("move 5,2", "withdraw 5,2"):
        assert refused(fight, f"DEL: {line}") == ["SF-GRAP-2"]
    assert refused(fight, "DEL: guarded_step 5,2") == ["SF-MACT-11"]


@pytest.mark.rule("SF-GRAP-3")
def test_kac_and_thirteen_pins() -> None:
    assert has(held(die=15), "DEL", "grappled")
    fight = held(die=16)
    assert (rolled(fight)[0], has(fight, "DEL", "pinned"), has(fight, "DEL", "grappled")) == (26, True, False)
    play(fight, "BOR: end")
    assert refused(fight, "DEL: attack BOR with staff") == ["SF-COND-9"]
    assert refused(fight, "DEL: draw staff")[0] == "SF-COND-9"
    assert allowed(fight, "DEL: escape")
    assert allowed(fight, "DEL: grapple BOR")
    assert allowed(fight, "DEL: cast lance")


# -- lasting ---------------------------------------------------------------------------------------
@pytest.mark.rule("SF-GRAP-4")
@pytest.mark.parametrize("die", [12, 16])
def test_a_hold_lasts_to_the_end_of_the_holders_next_turn(die: int) -> None:
    fight = pass_to(held(die=die), "BOR")
    assert not free(fight)
    play(fight, "BOR: end")
    assert (free(fight), fighter(fight, "BOR").grappling) == (True, [])


@pytest.mark.rule("SF-GRAP-4")
def test_the_maneuver_again_prolongs_it() -> None:
    fight = pass_to(held(), "BOR")
    play(fight, "BOR: grapple DEL", "BOR d20 12", "BOR: keep", "BOR: end", "DEL: end")
    assert not free(fight)
    play(fight, "BOR: end")
    assert free(fight)


@pytest.mark.rule("SF-GRAP-5")
def test_a_renewal_counts_by_its_own_result_against_the_lowered_kac() -> None:
    """KAC 11 while grappled: 19 holds, 24 pins; KAC 7 while pinned: 15 holds, 20 pins."""
    fight = pass_to(held(), "BOR")
    play(fight, "BOR: grapple DEL", "BOR d20 13", "BOR: keep")
    assert (rolled(fight), has(fight, "DEL", "pinned")) == ((23, 19), False)
    pass_to(fight, "BOR")
    play(fight, "BOR: grapple DEL", "BOR d20 14", "BOR: keep")
    assert (rolled(fight), has(fight, "DEL", "pinned")) == ((24, 19), True)
    pass_to(fight, "BOR")
    play(fight, "BOR: grapple DEL", "BOR d20 9", "BOR: keep")
    assert (rolled(fight), has(fight, "DEL", "pinned"), has(fight, "DEL", "grappled")) == ((19, 15), False, True)


@pytest.mark.rule("SF-GRAP-5")
def test_a_failed_renewal_changes_nothing_until_the_turn_ends() -> None:
    fight = pass_to(held(die=16), "BOR")
    play(fight, "BOR: grapple DEL", "BOR d20 2")
    assert (asked(fight), has(fight, "DEL", "pinned")) == (["BOR turn"], True)
    play(fight, "BOR: end")
    assert free(fight)


# -- ending ----------------------------------------------------------------------------------------
@pytest.mark.rule("SF-GRAP-6")
def test_a_hold_ends_at_once_when_the_holder_moves_away() -> None:
    fight = held()
    assert free(play(fight.fork(), "BOR: guarded_step 2,2"))
    play(fight, "BOR: guarded_step 3,3")
    assert (at(fight, "BOR"), free(fight)) == ((3, 3), False), "still within reach"


@pytest.mark.rule("SF-GRAP-7")
def test_it_ends_when_the_held_is_moved_out_of_reach() -> None:
    """The game master puts her elsewhere, first still beside him."""
    fight = held()
    assert not free(decree(fight, "place DEL 4,3"))
    assert free(decree(fight, "place DEL 5,3"))


@pytest.mark.rule("SF-GRAP-7")
@pytest.mark.parametrize("condition", ["stunned", "unconscious", "dazed", "paralyzed"])
def test_it_ends_when_the_holder_cannot_act(condition: str) -> None:
    fight = held()
    decree(fight, f"condition BOR {condition}")
    assert (free(fight), fighter(fight, "BOR").grappling) == (True, [])


@pytest.mark.rule("SF-GRAP-7")
def test_it_ends_with_the_death_of_the_holder_and_of_the_held() -> None:
    fight = facing(ada(at=(3, 3)), rat(at=(15, 15)), mine={"hp": 1})
    play(
        fight,
        "BOR: grapple DEL",
        "BOR d20 12",
        "BOR: end",
        "DEL: end",
        "ADA: attack BOR with dagger",
        "ADA d20 15 | ADA d4 1",
    )
    assert (fighter(fight, "BOR").dead, free(fight)) == (True, True)
    holder, killer = ada(at=(3, 2), items=[DAGGER]), cyn(at=(4, 1), items=[KNIFE])
    other = boarding(holder, rat(at=(4, 2), hp=1), killer, bor(at=(3, 3)))
    play(
        other,
        "ADA: grapple RAT",
        "ADA d20 14",
        "ADA: end",
        "RAT: end",
        "CYN: attack RAT with knife",
        "CYN d20 15 | CYN d4 1",
    )
    assert (fighter(other, "RAT").dead, fighter(other, "ADA").grappling) == (True, [])
    pass_to(other, "ADA")
    assert allowed(other, "ADA: grapple BOR")


@pytest.mark.rule("SF-GRAP-7")
def test_it_ends_when_the_holder_lets_go_without_an_action() -> None:
    fight = held()
    assert budget(fight, "BOR") == "mwr"
    play(fight, "BOR: release DEL")
    assert (free(fight), budget(fight, "BOR")) == (True, "mwr")


@pytest.mark.rule("SF-GRAP-7")
def test_only_who_is_held_can_be_let_go() -> None:
    fight = pass_to(held(cyn(at=(3, 3))), "BOR")
    assert refused(fight, "BOR: release CYN") == ["SF-GRAP-7"]
    assert allowed(fight, "BOR: release DEL")


@pytest.mark.rule("SF-GRAP-8")
def test_nobody_holds_two() -> None:
    fight = pass_to(held(cyn(at=(3, 3))), "BOR")
    assert refused(fight, "BOR: grapple CYN") == ["SF-GRAP-8"]
    play(fight, "BOR: release DEL")
    assert allowed(fight, "BOR: grapple CYN")


# -- taking things ---------------------------------------------------------------------------------
@pytest.mark.rule("SF-GRAP-9")
def test_whoever_renews_may_take_an_item_which_releases_the_target() -> None:
    fight = held(items=[STAFF, put(KNIFE, "accessible")])
    assert asked(fight) == ["BOR turn"], "not with the first grapple"
    pass_to(fight, "BOR")
    play(fight, "BOR: grapple DEL", "BOR d20 12")
    assert asked(fight) == ["BOR renewal"]
    kept = play(fight.fork(), "BOR: keep")
    assert (free(kept), "staff" in fighter(kept, "DEL").items) == (False, True)
    play(fight, "BOR: take knife")
    assert (free(fight), fighter(fight, "BOR").grappling, "knife" in fighter(fight, "DEL").items) == (True, [], False)
    assert thing_of(fight, "BOR", "DEL.knife").location == "wielded"


@pytest.mark.rule("SF-GRAP-10")
def test_what_is_worn_stowed_or_part_of_the_body_cannot_be_taken() -> None:
    things = [STAFF, CLAW, put(KNIFE, "stowed"), thing("vest", "armor", location="worn")]
    fight = pass_to(held(items=things), "BOR")
    play(fight, "BOR: grapple DEL", "BOR d20 12")
    for name in ("claw", "knife", "vest"):
        assert refused(fight, f"BOR: take {name}") == ["SF-GRAP-10"], name
    assert allowed(fight, "BOR: take staff")


@pytest.mark.rule("SF-GRAP-10")
def test_without_a_free_hand_the_item_falls_into_the_targets_square() -> None:
    hook = melee("hook", "1d6", "S", 10, hands=2, properties=["grapple"])
    fight = pass_to(held(mine={"items": [hook]}), "BOR")
    play(fight, "BOR: grapple DEL", "BOR d20 12", "BOR: take staff")
    assert (lies(fight), free(fight)) == ({"DEL.staff": (4, 2)}, True)


# -- getting free ----------------------------------------------------------------------------------
@pytest.mark.rule("SF-GRAP-11")
@pytest.mark.parametrize(("grip", "total"), [(12, 12), (16, 8)])
def test_the_held_may_turn_the_hold_round(grip: int, total: int) -> None:
    """DEL +2 against 15 + 8; only the pinned have a penalty."""
    fight = play(held(die=grip), "BOR: end")
    failed = play(fight.fork(), "DEL: grapple BOR", "DEL d20 10")
    assert (rolled(failed), free(failed), budget(failed, "DEL")) == ((total, 23), False, "mwr")
    play(fight, "DEL: grapple BOR", "DEL d20 20")
    assert (free(fight), has(fight, "BOR", "grappled"), fighter(fight, "DEL").grappling) == (True, True, ["BOR"])


@pytest.mark.rule("SF-GRAP-11")
def test_a_counter_grapple_pins_too_and_needs_a_free_hand() -> None:
    strong = held(items=[replace(STAFF, attack_bonus=12)])
    play(strong, "BOR: end", "DEL: grapple BOR", "DEL d20 16")
    assert (rolled(strong), has(strong, "BOR", "pinned"), free(strong)) == ((28, 23), True, True)
    full = play(held(items=[STAFF, put(KNIFE, "held")]), "BOR: end")
    assert refused(full, "DEL: grapple BOR") == ["SF-GRAP-1"]


@pytest.mark.rule("SF-GRAP-12")
@pytest.mark.parametrize("grip", [12, 16])
def test_the_held_may_free_themselves_with_acrobatics(grip: int) -> None:
    fight = play(held(die=grip, skills={"acrobatics": 20}), "BOR: end", "DEL: escape", "DEL d20 15")
    assert (free(fight), fighter(fight, "BOR").grappling) == (True, [])
    play(fight, "DEL: move 5,2", "BOR: decline")
    assert at(fight, "DEL") == (5, 2)


@pytest.mark.rule("SF-GRAP-13")
@pytest.mark.parametrize(("grip", "skill", "die", "escapes"), [(12, 9, 15, False), (12, 10, 15, True),
                                                               (16, 13, 15, False), (16, 14, 15, True)])  # fmt: skip
def test_the_difficulty_is_ten_and_the_holders_kac(grip: int, skill: int, die: int, escapes: bool) -> None:
    """DC 25; the pinned have -4."""
    fight = play(held(die=grip, skills={"acrobatics": skill}), "BOR: end", "DEL: escape", f"DEL d20 {die}")
    assert (rolled(fight, "acrobatics")[1], free(fight), budget(fight, "DEL")) == (25, escapes, "mwr")


@pytest.mark.rule("SF-GRAP-13")
def test_the_kac_of_the_holder_is_that_of_the_moment() -> None:
    fight = facing(mine={"conditions": ["entangled"]})
    play(fight, "BOR: grapple DEL", "BOR d20 20", "BOR: end", "DEL: escape", "DEL d20 2")
    assert rolled(fight, "acrobatics")[1] == 23


# -- the trait -------------------------------------------------------------------------------------
def grabber(*others: Any, grab: str = "grab:tentacle,claw") -> Fight[Combat]:
    """GNT with two natural weapons that grab (+10, no hand free), DEL (KAC 13) beside it."""
    both = gnt(at=(3, 2), hands=0, items=[TENTACLE, CLAW], traits=[grab, "multiattack:tentacle,claw"])
    return boarding(both, del_(at=(5, 2)), *others)


@pytest.mark.rule("SF-GRAP-14")
@pytest.mark.parametrize(("die", "state"), [(6, ""), (7, "grappled"), (15, "grappled"), (16, "pinned")])
def test_a_grabbing_hit_holds_at_four_above_kac_and_pins_at_thirteen(die: int, state: str) -> None:
    fight = play(grabber(), "GNT: attack DEL with tentacle", f"GNT d20 {die} | GNT d6 1")
    assert (struck(fight), sp(fight, "DEL")) == ((die + 10, 13, True), 17)
    assert [each for each in ("grappled", "pinned") if has(fight, "DEL", each)] == ([state] if state else [])


@pytest.mark.rule("SF-GRAP-14")
def test_other_attacks_do_not_grab() -> None:
    fight = play(grabber(grab="grab:claw"), "GNT: attack DEL with tentacle", "GNT d20 16 | GNT d6 1")
    assert free(fight)


def both_grabbed() -> Fight[Combat]:
    """GNT holds DEL with the tentacle and CYN with the claw."""
    fight = grabber(cyn(at=(5, 3)))
    play(fight, "GNT: full_attack DEL with tentacle routine multiattack", "GNT d20 14 | GNT d6 1")
    return play(fight, "GNT: attack CYN with claw", "GNT d20 16 | GNT d6 1")


@pytest.mark.rule("SF-GRAP-14")
def test_several_are_held_with_several_attacks_and_each_is_renewed() -> None:
    fight = both_grabbed()
    assert sorted(fighter(fight, "GNT").grappling) == ["CYN", "DEL"]
    pass_to(fight, "GNT")
    play(fight, "GNT: attack DEL with tentacle", "GNT d20 10 | GNT d6 1", "GNT: end")
    assert (free(fight), free(fight, "CYN")) == (False, True), "another hit renews, what is not renewed ends"


@pytest.mark.rule("SF-GRAP-14")
def test_a_grapple_maneuver_renews_what_was_grabbed() -> None:
    fight = both_grabbed()
    pass_to(fight, "GNT")
    play(fight, "GNT: grapple CYN", "GNT d20 18", "GNT: keep", "GNT: end")
    assert (free(fight), free(fight, "CYN")) == (True, False)


# -- the holder ------------------------------------------------------------------------------------
@pytest.mark.rule("SF-GRAP-15")
def test_the_holder_has_no_condition_and_may_attack_the_held() -> None:
    fight = held(rat(at=(10, 10)))
    assert fighter(fight, "BOR").conditions == []
    pass_to(fight, "BOR")
    play(fight, "BOR: full_attack DEL with sword", "BOR d20 2")
    assert asked(fight) == ["BOR full_attack"]
    play(fight, "BOR: stop")
    assert not free(fight)


@pytest.mark.rule("SF-GRAP-15")
def test_the_hand_is_not_tied_up() -> None:
    fight = held(mine={"items": [SWORD, put(KNIFE, "accessible")]})
    play(fight, "BOR: draw knife")
    assert (thing_of(fight, "BOR", "knife").location, free(fight)) == ("wielded", False)


@pytest.mark.rule("SF-GRAP-16")
@pytest.mark.parametrize(
    "line", ["total_defense", "attack DEL with sword", "ready total_defense event attacked who BOR"]
)  # fmt: skip
def test_another_use_of_the_standard_action_is_no_renewal(line: str) -> None:
    fight = pass_to(held(), "BOR")
    play(fight, f"BOR: {line}", *(["BOR d20 1"] if "sword" in line else []))
    assert not free(fight)
    play(fight, "BOR: end")
    assert free(fight)


@pytest.mark.rule("SF-GRAP-16")
def test_a_renewal_as_a_readied_action_counts_to_the_end_of_the_next_turn() -> None:
    """BOR holds DEL; he renews between his turns, and that lasts until the end of his next one."""
    fight = boarding(
        bor(at=(3, 2), grappling=["DEL"]),
        del_(at=(4, 2), conditions=[ConditionEntry(id="grappled", source="BOR")]), cyn(at=(20, 10)),
    )  # fmt: skip
    play(fight, "BOR: ready grapple event enters_square who CYN square 19,10 target DEL", "BOR: end", "DEL: end")
    play(fight, "CYN: move 19,10", "BOR: perform", "BOR d20 12")
    assert (asked(fight), rolled(fight)) == (["BOR renewal"], (22, 19))
    play(fight, "BOR: keep", "CYN: end")
    assert asked(fight) == ["DEL turn"], "BOR's turn comes behind CYN's now"
    play(fight, "DEL: end", "CYN: end")
    assert (asked(fight), free(fight)) == (["BOR turn"], False)
    play(fight, "BOR: end")
    assert free(fight)
