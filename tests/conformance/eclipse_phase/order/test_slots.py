"""The slot: act, pass or delay; declaring one act at a time; the allowance; drawing, reloading, long work."""

from __future__ import annotations

import pytest

from affray.rulesets.eclipse_phase.actions import ACTIONS
from tests.conformance.eclipse_phase.firefight import (
    KNIFE,
    MISS,
    PISTOL,
    allowed,
    ammo,
    answer,
    at,
    barred,
    damage,
    fall,
    fighter,
    firefight,
    gun,
    passes,
    play,
    result,
    ruled,
    say,
    shot,
    slot_state,
    someone,
    strike,
    target_number,
    turn,
    wall,
    wounds,
)
from tests.conformance.harness import asked, refused


@pytest.mark.scenario("EP-EX-1")
@pytest.mark.rule("EP-SEQ-2", "EP-SEQ-4", "EP-DECL-1", "EP-RANGE-1", "EP-RANGE-4", "EP-ACT-8", "EP-COND-13")
def test_reaching_cover_before_the_shot() -> None:
    fight = firefight(someone("r", 11, at=0), someone("s", 9, at=24, holstered=True), scene=[wall(4.4, "major")])
    play(fight, "r: act base", "r: move 4,10", "r: take_cover", "r: end", "s: act none")
    assert ruled(fight, shot("s", "r")) == "EP-ACT-8"
    play(fight, "s: draw pistol", shot("s", "r"), "s d100 35 | r d100 71")
    assert (target_number(fight, "s", "attack"), result(fight, "s", "attack"), damage(fight, "r")) == (
        20, "superior_failure", 0,
    )  # fmt: skip


@pytest.mark.scenario("EP-EX-1")
@pytest.mark.rule("EP-SEQ-2", "EP-WOUND-6", "EP-ATK-8")
def test_shot_before_reaching_cover() -> None:
    fight = firefight(someone("r", 11, at=0), someone("s", 12, at=24, holstered=True), scene=[wall(4.4, "major")])
    play(
        fight,
        "s: act none",
        "s: draw pistol",
        shot("s", "r"),
        "s d100 35 | r d100 71 | s 2d10 4 6 | s d6 2 | r d100 30",
        "s: end",
    )
    assert (target_number(fight, "s", "attack"), target_number(fight, "r", "defence")) == (50, 20)
    assert (damage(fight, "r"), wounds(fight, "r"), target_number(fight, "r", "som")) == (12, 1, 35)
    assert (fighter(fight, "r").conditions, asked(fight)) == ([], ["r slot"])


@pytest.mark.scenario("EP-EX-56")
@pytest.mark.rule("EP-DECL-2", "EP-DECL-4", "EP-DECL-5", "EP-DECL-8")
def test_declarations() -> None:
    fight = firefight(someone("x", 15, at=0), someone("a", 12, at=2), someone("b", 10, at=8), someone("c", 3, at=9))
    play(fight, "x: delay standby", "a: act none")
    assert ruled(fight, shot("a", "b", "BF")) == "EP-DECL-5"
    play(fight, shot("a", "b", "BF_hit"))
    assert asked(fight) == ["x window"], "declared"
    play(fight, "x: wait", MISS)
    assert asked(fight) == ["x window"], "between two acts"
    play(fight, "x: wait", "a: end", "b: pass")
    assert slot_state(fight, "b") == "done"
    assert barred(fight, "b", "act", move="none") == "EP-INTR-1"
    play(fight, "c: pass")


@pytest.mark.rule("EP-DECL-5")
@pytest.mark.parametrize(
    "line",
    ["a: attack_ranged b with pistol", "a: attack_ranged b mode SA", "a: attack_ranged with pistol mode SA"],
)
def test_a_declaration_names_everything_that_is_not_left_to_dice(line: str) -> None:
    two = gun("other")
    fight = firefight(someone("a", 12, weapons=[PISTOL, two]), someone("b", 10), someone("c", 8))
    play(fight, "a: act none")
    assert ruled(fight, line) == "EP-DECL-5"


@pytest.mark.rule("EP-DECL-3", "EP-MOVE-2")
def test_the_movement_type_is_declared_first() -> None:
    fight = firefight(someone("a", 12), someone("b", 10))
    assert ruled(fight, "a: act") == "EP-DECL-5"
    play(fight, "a: act full")
    assert fighter(fight, "a").move_type == "full"


@pytest.mark.scenario("EP-EX-36")
@pytest.mark.rule("EP-MOVE-2", "EP-MOVE-5")
def test_undeclared_movement() -> None:
    fight = firefight(someone("a", 12, at=0), someone("b", 10, at=8))
    play(fight, "a: act none", shot("a", "b"), MISS)
    assert ruled(fight, "a: move 4,10") == "EP-MOVE-2"
    fight = firefight(someone("a", 12, at=(0, 9)), someone("b", 10, at=8))
    play(fight, "a: act full", shot("a", "b"), MISS)
    assert target_number(fight, "a", "attack") == 40, "-20 although it has not moved yet"
    play(fight, "a: move 20,9")
    assert at(fight, "a") == (20, 9)


@pytest.mark.rule("EP-DECL-6", "EP-EXTRA-10")
def test_what_is_not_used_is_lost_with_the_slot() -> None:
    fight = firefight(someone("a", 12), someone("b", 10))
    play(fight, *turn("a", "convey_information", move="base"))
    assert asked(fight) == ["b slot"]
    assert barred(fight, "a", "move", to=(400, 1000)) == "EP-INTR-1"
    play(fight, "b: pass", "a: act none", "a: convey_information")
    assert ruled(fight, "a: move 4,10") == "EP-MOVE-2", "the movement of last turn is gone"


@pytest.mark.rule("EP-DECL-7")
def test_who_cannot_act_loses_the_slot_and_counts_as_having_gone() -> None:
    fight = firefight(someone("a", 12), someone("b", 10, start=["incapacitated"]), someone("c", 3, side="blue"))
    play(fight, "a: act none", "a: convey_information", "a: end")
    assert slot_state(fight, "b") == "lost"
    assert barred(fight, "b", "delay", mode="standby") == "EP-DECL-7"
    assert passes(fight) == ["c"]


# -- the allowance ---------------------------------------------------------------------------------
@pytest.mark.rule("EP-ACT-1", "EP-ACT-2")
def test_a_complex_and_a_quick_action_in_any_order_or_three_quick_ones() -> None:
    quick = "a: convey_information"
    fight = firefight(someone("a", 12), someone("b", 10))
    play(fight, "a: act none", shot("a", "b"), MISS, quick)
    assert (ruled(fight, quick), ruled(fight, "a: full_defense")) == ("EP-ACT-2", "EP-ACT-2")
    fight = firefight(someone("a", 12), someone("b", 10))
    play(fight, "a: act none", quick, quick)
    assert ruled(fight, "a: full_defense") == "EP-ACT-2"
    play(fight, quick)
    assert ruled(fight, quick) == "EP-ACT-2"


@pytest.mark.rule("EP-ACT-2", "EP-ACT-6")
def test_a_task_takes_the_place_of_the_complex_action() -> None:
    fight = firefight(someone("a", 12), someone("b", 10))
    play(fight, "a: act none", "a: task repair nature physical turns 2", "a: convey_information")
    assert ruled(fight, "a: full_defense") == "EP-ACT-2"


@pytest.mark.rule("EP-ACT-3")
def test_automatic_actions_need_no_allowance() -> None:
    fight = firefight(someone("a", 12), someone("b", 10))
    play(fight, "a: act base", shot("a", "b"), MISS, "a: convey_information")
    play(fight, "a: speak one", "a: speak two", "a: move 1,10", "a: move 2,10", "a: drop_prone")
    assert asked(fight) == ["a act"]


@pytest.mark.rule("EP-ACT-4")
def test_the_game_master_may_grant_another_quick_action() -> None:
    fight = firefight(someone("a", 12), someone("b", 10))
    play(fight, "a: act none", shot("a", "b"), MISS, "a: convey_information")
    assert ruled(fight, "a: convey_information") == "EP-ACT-2"
    assert not fight.decree("grant_quick a")
    play(fight, "a: convey_information")
    assert ruled(fight, "a: convey_information") == "EP-ACT-2"


@pytest.mark.rule("EP-ACT-5", "EP-TAKE-8")
@pytest.mark.parametrize(
    ("line", "allowed_then"),
    [
        ("detailed_perception", True), ("convey_information", True), ("mesh_action", True), ("examine", True),
        ("speak hello", True), ("adjust_blast", True), ("use_device lamp by link", True),
        ("use_device lamp by hand", False), ("full_defense", False), ("quick_aim b pistol", False),
        ("full_aim b pistol", False), ("reload pistol", False), ("drop_prone", False), ("drop_item pistol", False),
        ("take_drug kick", False), ("jump 2,10", False), ("attack_ranged b with pistol mode SA", False),
    ],
)  # fmt: skip
def test_every_action_has_a_nature(line: str, allowed_then: bool) -> None:
    fight = firefight(someone("a", 12, insight=1, ammo={"pistol": 3}), someone("b", 10))
    play(fight, "a: take insight", "a: act none")
    assert allowed(fight, f"a: {line}") == allowed_then
    if not allowed_then:
        assert ruled(fight, f"a: {line}") == "EP-TAKE-8"


NATURES = {
    "mental": """
        attack_psi surrender speak basic_perception detailed_perception convey_information examine regain_wits
        ignore_wound ignore_trauma boost
    """,
    "mesh": "attack_system mesh_action adjust_blast",
}  # fmt: skip


@pytest.mark.rule("EP-ACT-5")
@pytest.mark.parametrize("nature", NATURES)
def test_the_table_of_natures(nature: str) -> None:
    """Long work and devices have the nature of what is done."""
    assert {name for name, deed in ACTIONS.items() if deed.nature == nature} == set(NATURES[nature].split())
    others = {name for each in NATURES.values() for name in each.split()}
    assert {deed.nature for name, deed in ACTIONS.items() if name not in others} == {"physical"}


@pytest.mark.rule("EP-ACT-5", "EP-COND-7", "EP-DEATH-9")
def test_who_cannot_move_may_surrender_but_not_flee() -> None:
    fight = firefight(someone("a", 12, start=["immobilized"]), someone("b", 10))
    play(fight, "a: act none")
    assert (ruled(fight, "a: flee"), allowed(fight, "a: surrender")) == ("EP-COND-7", True)


@pytest.mark.rule("EP-ACT-6")
def test_a_task_goes_on_until_its_frame_is_used_up() -> None:
    fight = firefight(someone("a", 12), someone("b", 10))
    for _ in range(2):
        play(fight, *turn("a", "task repair nature physical turns 3"), "b: pass")
    assert fighter(fight, "a").tasks["repair"] > 0, "two of three turns"
    play(fight, *turn("a", "full_defense"), "b: pass")
    play(fight, *turn("a", "task repair nature physical turns 3"))
    assert fighter(fight, "a").tasks.get("repair", 0) == 0, "broken off, resumed and done"


@pytest.mark.rule("EP-ACT-7")
def test_full_defence_gives_thirty_and_lets_athletics_replace_fray() -> None:
    fight = firefight(someone("a", 12, at=0, athletics=60), someone("b", 10, at=8), someone("c", 8, at=1))
    play(fight, *turn("a", "full_defense"), "b: act none")
    answer(fight, shot("b", "a"))
    assert asked(fight) == ["a defence"]
    play(fight, "a: athletics", "b d100 99 | a d100 98")
    assert target_number(fight, "a", "defence") == 60, "halved against ranged attacks, +30"
    play(fight, "b: end", "c: act none", strike("c", "a"), "a: fray", "c d100 99 | a d100 98")
    assert target_number(fight, "a", "defence") == 70
    without = firefight(someone("a", 12, at=0, athletics=60), someone("b", 10, at=8))
    play(without, "a: pass", "b: act none")
    answer(without, shot("b", "a"))
    assert ruled(without, "a: athletics") == "EP-ACT-7"


@pytest.mark.rule("EP-ACT-8")
def test_an_arm_slide_draws_with_the_attack() -> None:
    fight = firefight(someone("a", 12, holstered=True, abilities=["arm_slide"]), someone("b", 10))
    play(fight, "a: act none", shot("a", "b"), MISS)
    assert "pistol" in fighter(fight, "a").ready


@pytest.mark.scenario("EP-EX-35")
@pytest.mark.rule("EP-RANGE-7", "EP-RANGE-8", "EP-ACT-9")
def test_ammunition() -> None:
    fight = firefight(someone("a", 12, at=0, ammo={"pistol": 8}, vigor=2), someone("b", 10, at=8))
    play(fight, "a: decline", "a: act none")
    assert ruled(fight, shot("a", "b", "FA_hit")) == "EP-RANGE-8"
    play(fight, shot("a", "b", "BF_hit"), MISS, "a: end", "b: pass")
    assert ammo(fight, "a") == 5
    play(fight, shot("a", "b", "BF_hit", pool="vigor"), MISS)
    assert ammo(fight, "a") == 2
    assert ruled(fight, shot("a", "b", "BF_hit", pool="vigor")) == "EP-RANGE-8"
    assert allowed(fight, shot("a", "b", "SA", pool="vigor"))
    play(fight, "a: reload pistol pool vigor")
    assert ammo(fight, "a") == 16


@pytest.mark.rule("EP-ACT-9", "EP-ACT-2")
def test_reloading_is_a_complex_action() -> None:
    fight = firefight(someone("a", 12, at=0, ammo={"pistol": 3}), someone("b", 10, at=8))
    play(fight, "a: act none", "a: reload pistol")
    assert (ammo(fight, "a"), ruled(fight, shot("a", "b"))) == (16, "EP-ACT-2")


@pytest.mark.rule("EP-ACT-10")
def test_noticing_in_passing_is_automatic_at_minus_twenty() -> None:
    fight = firefight(someone("a", 12, perceive=50), someone("b", 10))
    play(fight, "a: act none", "a: basic_perception", "a d100 98")
    assert target_number(fight, "a", "perceive") == 30
    play(fight, "a: detailed_perception", "a d100 98")
    assert target_number(fight, "a", "perceive") == 50
    play(fight, shot("a", "b"), MISS)
    assert ruled(fight, "a: detailed_perception") == "EP-ACT-2"


@pytest.mark.rule("EP-ACT-8")
def test_a_weapon_is_drawn_with_a_quick_action_and_unarmed_is_always_ready() -> None:
    fight = firefight(someone("a", 12, at=0, weapons=[KNIFE], holstered=True), someone("b", 10, at=1))
    play(fight, "a: act none")
    assert ruled(fight, strike("a", "b", "knife")) == "EP-ACT-8"
    assert allowed(fight, strike("a", "b", "unarmed"))
    play(fight, "a: draw knife", strike("a", "b", "knife"), MISS)
    assert ruled(fight, "a: convey_information") == "EP-ACT-2"


@pytest.mark.rule("EP-ACT-2")
def test_quick_and_complex_actions_of_one_slot() -> None:
    fight = firefight(someone("a", 12), someone("b", 6))
    play(fight, "a: act none", "a: convey_information", "a: convey_information")
    assert ruled(fight, "a: examine") == "EP-ACT-2"
    play(fight, "a: convey_information")
    assert ruled(fight, "a: convey_information") == "EP-ACT-2"
    assert allowed(fight, "a: drop_prone")


@pytest.mark.rule("EP-ACT-8", "EP-CALL-3")
def test_disarmed_between_draw_and_shot() -> None:
    fight = firefight(someone("a", 12, at=0), someone("c", 6, at=8, holstered=True))
    play(fight, "a: delay standby", "until c slot", "c: act none", "c: draw pistol", "until a window between c")
    say(fight, "a: act none", shot("a", "c", called="disarm"))
    fall(fight, "a 40 | c 99 | a 2d10 1 1 | c 90 | c d10 5")
    say(fight, "a: end")
    assert asked(fight) == ["c act"]
    assert ruled(fight, shot("c", "a")) in ("EP-ACT-8", "EP-DECL-5")


@pytest.mark.rule("EP-ACT-8")
def test_the_disarmed_hears_the_rule() -> None:
    fight = firefight(someone("a", 12, at=0), someone("c", 6, at=8))
    play(
        fight,
        "a: act none",
        shot("a", "c", called="disarm"),
        "a d100 40 | c d100 99 | a 2d10 1 1 | c d100 90 | c d10 5",
        "a: end",
        "c: act none",
    )
    assert refused(fight, shot("c", "a"))[0] == "EP-ACT-8", refused(fight, shot("c", "a"))


@pytest.mark.rule("EP-ACT-2", "EP-MOVE-6")
def test_full_move_penalty_on_turret_and_rush_test() -> None:
    fight = firefight(someone("a", 12, at=0, athletics=60), someone("b", 6, at=30))
    say(fight, "a: act rush")
    fall(fight, "a 70")
    assert target_number(fight, "a") == 40
    assert fighter(fight, "a").move_left == 2000
    assert ruled(fight, shot("a", "b")) == "EP-ACT-2"


@pytest.mark.rule("EP-ACT-8", "EP-RANGE-9", "EP-RANGE-10")
@pytest.mark.parametrize("how", ["quick_aim", "full_aim"])
def test_nobody_aims_with_a_weapon_that_is_not_in_hand(how: str) -> None:
    fight = firefight(someone("a", 12, at=0, holstered=True), someone("b", 6, at=8))
    play(fight, "a: act none")
    assert ruled(fight, f"a: {how} b pistol") == "EP-ACT-8"
    play(fight, "a: draw pistol", f"a: {how} b pistol")
    aim = fighter(fight, "a").aim
    assert aim is not None
    assert (aim.target, aim.weapon) == ("b", "pistol")
