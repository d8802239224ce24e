"""Acts under way: after every window and every roll they are looked at again (EP-INTR-9, EP-INTR-10)."""

from __future__ import annotations

import pytest

from affray.core.fight import Fight
from affray.rulesets.eclipse_phase.actions.tending import Boost
from affray.rulesets.eclipse_phase.model.events import ActDropped, Damaged
from affray.rulesets.eclipse_phase.model.stats import Combat
from tests.conformance.eclipse_phase.firefight import (
    FAR,
    GRENADE,
    PISTOL,
    ammo,
    blade,
    carrying,
    conditions,
    damage,
    fall,
    fighter,
    firefight,
    gun,
    opening,
    order,
    play,
    points,
    say,
    shot,
    slot_state,
    someone,
    strike,
    wall,
    window,
)
from tests.conformance.eclipse_phase.shooting import rolling, say_die
from tests.conformance.harness import asked, told

KNIFE = blade("knife")


def dropped(fight: Fight[Combat]) -> list[tuple[str, str, tuple[str, ...]]]:
    return [(each.who, each.why, each.rules) for each in told(fight, ActDropped)]


def watched_shot() -> Fight[Combat]:
    """C has declared a shot at B, and A, who delays, is asked."""
    fight = firefight(
        someone("a", 12, at=0, side="red"), someone("c", 6, at=8, side="blue"), someone("b", 3, at=16, side="red"),
        someone("d", 2, at=FAR, side="red"), scene=[wall(12, "total", (0, 8))],
    )  # fmt: skip
    return play(fight, "a: delay standby", "until c slot", "c: act none", shot("c", "b"))


# -- in windows ------------------------------------------------------------------------------------
@pytest.mark.rule("EP-INTR-10")
@pytest.mark.parametrize("decree", ["remove c", "condition c unconscious", "damage c 60", "status c fled"])
def test_the_shot_of_one_who_falls_by_decree_in_the_window_is_lost_though_nobody_acts(decree: str) -> None:
    fight = watched_shot()
    assert not fight.decree(decree)
    play(fight, "a: wait", "until b slot")
    assert (ammo(fight, "c"), dropped(fight)) == (16, [("c", "unable", ("EP-INTR-10",))])


@pytest.mark.rule("EP-POOL-8")
@pytest.mark.parametrize(("left", "boost"), [(2, {"ref": 10}), (1, {"ref": 5}), (0, {})])
def test_a_boost_is_as_large_as_the_points_that_are_left_when_it_comes(left: int, boost: dict[str, int]) -> None:
    fight = firefight(someone("c", 6, at=8, side="blue", vigor=2), someone("d", 2, at=FAR, side="red"))
    assert not fight.decree(f"pool c vigor {left}")
    assert list(Boost().effect(fight.scene, "c", {"aptitude": "ref", "points": 2})) == []
    assert (fighter(fight, "c").boosts, fighter(fight, "c").pools["vigor"]) == (boost, 0)


@pytest.mark.rule("EP-INTR-9")
@pytest.mark.parametrize("decree", ["remove b", "place b 16,2", "ready c pistol no", "ammo c pistol 0"])
def test_a_shot_made_impossible_by_decree_in_the_window_is_declared_anew(decree: str) -> None:
    fight = watched_shot()
    assert not fight.decree(decree)
    say(fight, "a: wait")
    assert (asked(fight), ammo(fight, "c")) == (["c redeclare"], 0 if decree.startswith("ammo") else 16)
    say(fight, "c: full_defense", "a: wait")
    assert fighter(fight, "c").full_defense


@pytest.mark.rule("EP-INTR-9")
def test_with_never_the_action_of_such_a_shot_is_lost() -> None:
    fight = firefight(
        someone("a", 12, at=0, side="red"), someone("c", 6, at=8, side="blue"), someone("b", 3, at=9, side="red"),
        redeclare_after_interrupt="never",
    )  # fmt: skip
    play(fight, "a: delay standby", "until c slot", "c: act none", shot("c", "b"))
    assert not fight.decree("remove b")
    say(fight, "a: wait")
    assert (asked(fight), fighter(fight, "c").complex) == (["c act"], 1)


@pytest.mark.rule("EP-INTR-9", "EP-TIE-6")
def test_in_a_tie_only_who_is_concerned_declares_anew() -> None:
    fight = firefight(
        someone("e", 12, at=4, side="red"), someone("a", 9, at=0, ref=20, side="red"),
        someone("b", 9, at=8, side="blue"), someone("c", 2, at=9, side="blue"),
    )  # fmt: skip
    play(fight, "e: delay standby", "until b slot", "b: act none", shot("b", "e"), "a: act none", shot("a", "c"))
    assert (asked(fight), window(fight)) == (["e window"], "declared b a")
    assert not fight.decree("remove c")
    say(fight, "e: wait")
    assert asked(fight) == ["a redeclare"]
    say(fight, shot("a", "b"))
    fall(fight, "a 99 | b 99 | b 99 | e 99")
    assert (ammo(fight, "a"), ammo(fight, "b")) == (15, 15)


@pytest.mark.rule("EP-DELAY-20", "EP-SEQ-10")
def test_a_claim_stands_though_its_act_loses_its_reason_while_others_are_asked() -> None:
    fight = firefight(
        someone("a", 12, at=0, side="red"), someone("e", 10, at=2, side="red"), someone("c", 6, at=8, side="blue"),
        someone("d", 3, at=9, side="blue"),
    )  # fmt: skip
    play(fight, "a: delay standby", "e: delay standby", "until c slot", "c: act none", shot("c", "a"))
    say(fight, "e: act none", shot("e", "c"))
    assert asked(fight) == ["a window"]
    assert not fight.decree("remove c")
    say(fight, "a: wait")
    assert window(fight) == "declared e"
    say(fight, "a: wait")
    assert asked(fight) == ["e redeclare"], "C is gone, the slot of E has begun"
    say(fight, shot("e", "d"))
    fall(fight, "e 99 | d 99")
    play(fight, "a: wait", "e: end", "until d slot")
    assert ammo(fight, "c") == 16


# -- at pending rolls ------------------------------------------------------------------------------
def shooting(**changes: object) -> Fight[Combat]:
    """A shoots at B; the die of the attack is in the air."""
    fight = firefight(
        someone("a", 12, at=0, side="red", vigor=1), someone("b", 6, at=8, side="blue"),
        someone("c", 3, at=9, side="blue"), scene=[wall(4, "total", (0, 5))],
    )  # fmt: skip
    play(fight, "a: decline", "a: act none")
    say(fight, shot("a", "b"), "b: fray", "a: nothing")
    assert rolling(fight) == "a attack"
    return fight


@pytest.mark.rule("EP-INTR-9")
@pytest.mark.parametrize("decree", ["remove b", "place b 6,1", "ready a pistol no", "ammo a pistol 0"])
def test_nothing_is_spent_for_a_shot_that_is_impossible_before_its_die_falls(decree: str) -> None:
    fight = shooting()
    assert not fight.decree(decree)
    assert (asked(fight), fighter(fight, "a").complex, fighter(fight, "a").resolved) == (["a act"], 0, 0)
    assert (dropped(fight), fight.state.resolving) == ([("a", "illegal", ("EP-INTR-9",))], False)
    if decree != "ammo a pistol 0":
        assert ammo(fight, "a") == 16


@pytest.mark.rule("EP-INTR-10")
@pytest.mark.parametrize("decree", ["remove a", "condition a incapacitated", "status a dead"])
def test_the_shot_of_one_who_falls_before_its_die_does_is_lost(decree: str) -> None:
    fight = shooting()
    assert not fight.decree(decree)
    assert (asked(fight), ammo(fight, "a"), slot_state(fight, "a")) == (["b slot"], 16, "lost")


@pytest.mark.rule("EP-INTR-9", "EP-COND-6")
def test_who_is_held_fast_before_its_die_falls_does_not_shoot() -> None:
    fight = shooting()
    assert not fight.decree("condition a immobilized")
    assert (asked(fight), ammo(fight, "a")) == (["a act"], 16)


@pytest.mark.rule("EP-RANGE-5", "EP-SEQ-10")
def test_a_shot_is_fired_when_its_die_has_fallen_whoever_is_there_then() -> None:
    fight = shooting()
    say_die(fight, 30)
    assert rolling(fight) == "b defence"
    assert not fight.decree("remove b")
    assert (asked(fight), ammo(fight, "a"), fighter(fight, "a").complex) == (["a act"], 15, 1)


@pytest.mark.rule("EP-DMG-6", "EP-SEQ-10")
def test_a_hit_counts_though_the_shooter_falls_while_damage_is_rolled() -> None:
    fight = shooting()
    say_die(fight, 30, 99)
    play_until_damage(fight)
    assert not fight.decree("remove a")
    say_die(fight, (3, 4))
    assert (damage(fight, "b"), asked(fight)) == (7, ["b som_check"])
    fall(fight, "b 20")
    assert asked(fight) == ["b slot"]


@pytest.mark.rule("EP-SEQ-10", "EP-WOUND-6")
@pytest.mark.parametrize("at_the_check", [False, True])
def test_no_damage_and_no_check_of_one_who_is_gone(at_the_check: bool) -> None:
    fight = shooting()
    say_die(fight, 30, 99)
    play_until_damage(fight)
    if at_the_check:
        say_die(fight, (3, 4))
        assert rolling(fight) == "b som_check"
    assert not fight.decree("remove b")
    assert (asked(fight), conditions(fight, "b")) == (["a act"], [])


def play_until_damage(fight: Fight[Combat]) -> None:
    if asked(fight) == ["a pool_after"]:
        say(fight, "a: nothing")
    assert rolling(fight) == "a damage"


@pytest.mark.rule("EP-AREA-6", "EP-SEQ-10")
def test_a_grenade_flies_on_though_its_thrower_falls() -> None:
    fight = firefight(someone("a", 12, at=0, weapons=[GRENADE]), someone("b", 6, at=20), someone("c", 3, at=FAR))
    play(fight, "a: act none")
    say(fight, "a: attack_thrown b with frag")
    say_die(fight, 99)
    assert rolling(fight) == "a scatter"
    assert not fight.decree("remove a")
    say_die(fight, 2, 8)
    assert rolling(fight) == "b defence"
    say_die(fight, 99, (1, 1, 1))
    assert damage(fight, "b") == 5


@pytest.mark.rule("EP-AREA-2", "EP-SEQ-10")
@pytest.mark.parametrize("stage", [0, 1])
def test_who_is_gone_neither_dodges_nor_suffers_a_blast(stage: int) -> None:
    fight = firefight(
        someone("a", 12, at=0, athletics=60, weapons=[GRENADE], side="red"), someone("b", 6, at=20, side="blue"),
        someone("c", 3, at=21, side="blue"),
    )  # fmt: skip
    play(fight, "a: act none")
    say(fight, "a: attack_thrown b with frag")
    say_die(fight, 10)
    if stage:
        say_die(fight, 99, 99)
        assert rolling(fight) == "a damage"
    assert not fight.decree("remove b")
    say_die(fight, *([] if stage else [99]), (1, 1, 1))
    assert (damage(fight, "b"), damage(fight, "c"), asked(fight)) == (0, 7, ["c som_check"])


@pytest.mark.rule("EP-MELEE-6", "EP-INTR-9")
def test_a_blow_at_several_goes_on_to_those_who_are_left() -> None:
    fight = firefight(
        someone("a", 12, at=0, weapons=[KNIFE], side="red"), someone("b", 6, at=1, side="blue"),
        someone("c", 5, at=1.6, side="blue"), someone("d", 4, at=FAR, side="blue"),
    )  # fmt: skip
    play(fight, "a: act none")
    say(fight, strike("a", "b", "knife", targets="c"), "b: fray")
    say_die(fight, 99, 99)
    assert asked(fight) == ["c defence"]
    assert not fight.decree("remove c")
    assert (asked(fight), fighter(fight, "a").complex) == (["a act"], 1)


@pytest.mark.rule("EP-MELEE-12", "EP-INTR-9")
def test_there_is_nothing_to_break_out_of_when_the_holder_is_gone() -> None:
    fight = firefight(
        someone("a", 12, at=0, side="red"), someone("b", 6, at=1, side="blue"), someone("c", 3, at=FAR, side="red")
    )
    play(fight, "a: act none", strike("a", "b", grapple="yes"), "a d100 40 | b d100 99", "a: end", "b: act none")
    say(fight, "b: break_free with som")
    assert rolling(fight) == "b som_check"
    assert not fight.decree("remove a")
    assert (asked(fight), conditions(fight, "b"), fighter(fight, "b").complex) == (["b act"], [], 0)


@pytest.mark.rule("EP-TIE-6", "EP-SEQ-10")
def test_in_a_tie_a_decree_while_one_rolls_ends_the_act_of_the_other() -> None:
    fight = firefight(
        someone("a", 9, at=0, ref=20, side="red"), someone("b", 9, at=8, side="blue"), someone("c", 3, at=9, side="red")
    )
    say(fight, "b: act none", shot("b", "c"), "a: act none", shot("a", "b"), "b: fray")
    assert rolling(fight) == "a attack"
    assert not fight.decree("remove c")
    say_die(fight, 99, 99)
    assert (asked(fight), ammo(fight, "b"), fighter(fight, "b").complex) == (["b act"], 16, 0)


@pytest.mark.rule("EP-TIE-7", "EP-DMG-6")
def test_the_log_of_a_tie_tells_the_damage_in_all() -> None:
    fight = firefight(
        someone("a", 9, at=0, ref=20, side="red"), someone("b", 9, at=2, side="red"),
        someone("c", 3, at=8, side="blue", durability=60),
    )  # fmt: skip
    say(fight, "b: act none", shot("b", "c"), "a: act none", shot("a", "c"))
    fall(fight, "a 20 | c 99 | a 2d10 4 4 | b 20 | c 99 | b 2d10 4 4")
    assert ([each.damage for each in told(fight, Damaged)], damage(fight, "c")) == ([8, 16], 16)


# -- outside acts ----------------------------------------------------------------------------------
@pytest.mark.rule("EP-INIT-3", "EP-SEQ-10")
def test_no_initiative_is_rolled_for_one_who_is_gone() -> None:
    fight = opening(someone("a"), someone("b"), someone("c"))
    say_die(fight, 4)
    assert rolling(fight) == "b initiative"
    assert not fight.decree("remove b")
    assert rolling(fight) == "c initiative"
    say_die(fight, 2)
    assert order(fight) == "a10 c8"


@pytest.mark.rule("EP-TIE-4", "EP-SEQ-10")
def test_no_roll_off_of_one_who_is_gone() -> None:
    fight = firefight(someone("a", 9), someone("b", 9), someone("c", 9), someone("d", 2), tie_mode="roll_off")
    say_die(fight, 3)
    assert not fight.decree("remove b")
    say_die(fight, 7)
    assert asked(fight) == ["c slot"]
    say(fight, "c: pass")
    assert asked(fight) == ["a slot"]


@pytest.mark.rule("EP-SURP-1", "EP-SEQ-10")
@pytest.mark.parametrize(("decree", "next_roll"), [("remove b", "c perceive_check"), ("remove a", "")])
def test_an_ambush_of_whom_or_by_whom_is_gone(decree: str, next_roll: str) -> None:
    fight = opening(
        someone("a", at=0, infiltrate=60, side="red"), someone("b", at=8, side="blue"), someone("c", at=9, side="blue"),
        someone("d", at=1, infiltrate=30, side="red"), ambushers="red",
    )  # fmt: skip
    say_die(fight, 27)
    assert rolling(fight) == "b perceive_check"
    assert not fight.decree(decree)
    assert rolling(fight) == (next_roll or "d infiltrate_check"), "the next best one lies in wait"


@pytest.mark.rule("EP-MOVE-6", "EP-DECL-7")
def test_a_rush_ends_with_who_rushes() -> None:
    fight = firefight(someone("a", 12, side="red"), someone("b", 6, side="blue"), someone("c", 3, side="red"))
    say(fight, "a: act rush")
    assert rolling(fight) == "a athletics_check"
    assert not fight.decree("condition a unconscious")
    assert (asked(fight), slot_state(fight, "a")) == (["b slot"], "lost")


@pytest.mark.rule("EP-COND-3", "EP-DECL-7")
def test_who_falls_is_not_confused_any_more() -> None:
    fight = firefight(
        someone("a", 12, start=["confused"], side="red"), someone("b", 6, side="blue"), someone("c", 3, side="red")
    )
    assert rolling(fight) == "a cog_check"
    assert not fight.decree("condition a unconscious")
    assert (asked(fight), slot_state(fight, "a")) == (["b slot"], "lost")


@pytest.mark.rule("EP-DMG-9", "EP-COND-1")
@pytest.mark.parametrize("decree", ["lift a burning", "remove a"])
def test_a_fire_that_is_out_burns_nobody(decree: str) -> None:
    fight = firefight(
        someone("a", 12, start=["burning"], side="red"), someone("b", 6, side="blue"), someone("c", 3, side="red")
    )
    play(fight, "a: pass", "b: pass")
    say(fight, "c: pass")
    assert rolling(fight) == "a damage"
    assert not fight.decree(decree)
    assert (fight.state.turn, damage(fight, "a")) == (2, 0)


@pytest.mark.rule("EP-RANGE-11", "EP-DECL-7")
@pytest.mark.parametrize("decree", ["condition a unconscious", "place b 20,1"])
def test_suppressive_fire_spares_whom_it_no_longer_reaches(decree: str) -> None:
    heavy = gun("gun", ammo=40)
    fight = firefight(
        someone("a", 12, at=0, weapons=[heavy], side="red"), someone("b", 6, at=20, side="blue"),
        someone("c", 3, at=FAR, side="red"), scene=[wall(10, "total", (0, 5))],
    )  # fmt: skip
    play(fight, "a: act none", "a: suppressive_fire 40,10 with gun", "a d100 20", "a: end", "b: act none")
    say(fight, "b: end", "b: fray")
    assert rolling(fight) == "b defence"
    assert not fight.decree(decree)
    assert asked(fight) == ["c slot"]


@pytest.mark.rule("EP-RANGE-11", "EP-DMG-6")
def test_a_hit_of_suppressive_fire_counts_though_the_shooter_falls_then() -> None:
    fight = firefight(
        someone("a", 12, at=0, weapons=[gun("gun", ammo=40)], side="red"), someone("b", 6, at=20, side="blue"),
        someone("c", 3, at=FAR, side="red"),
    )  # fmt: skip
    play(fight, "a: act none", "a: suppressive_fire 40,10 with gun", "a d100 20", "a: end", "b: act none")
    say(fight, "b: end", "b: fray")
    say_die(fight, 99)
    assert rolling(fight) == "a damage"
    assert not fight.decree("condition a unconscious")
    say_die(fight, (2, 3))
    assert damage(fight, "b") == 5




@pytest.mark.rule("EP-EXTRA-8", "EP-INTR-10")
def test_the_point_of_an_extra_action_stays_spent_if_it_is_lost_by_decree() -> None:
    fight = firefight(
        someone("a", 12, at=0, vigor=1, side="red"),
        someone("b", 6, at=8, side="blue"),
        someone("c", 3, at=9, side="blue"),
    )
    play(fight, "a: decline", "a: pass", "b: pass", "c: pass")
    say(fight, shot("a", "b", pool="vigor"), "b: fray")
    assert rolling(fight) == "a attack"
    assert not fight.decree("remove b")
    assert (asked(fight), points(fight, "a", "vigor"), ammo(fight, "a")) == (["a act"], 0, 16)
    say(fight, shot("a", "c"), "c: fray")
    say_die(fight, 99, 99)
    assert ammo(fight, "a") == 15


@pytest.mark.rule("EP-DELAY-12", "EP-SEQ-10")
def test_a_carrier_removed_in_its_window_is_not_asked_again() -> None:
    fight = carrying(someone("b", 12), someone("c", 8, ref=20), someone("a", 8, ref=15, weapons=[PISTOL]))
    play(fight, "until a window before b")
    assert not fight.decree("remove a")
    assert asked(fight) == ["b slot"]
