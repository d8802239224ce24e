"""The computer player judges by what can be expected: small situations in which a beginner does something else."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.core.script import Pick
from affray.files import load_encounter
from affray.players.believing import Believing
from affray.players.driver import play_out
from affray.rulesets.eclipse_phase import RULESET
from affray.rulesets.eclipse_phase.body.conditions import add
from affray.rulesets.eclipse_phase.model.events import DoorChanged
from affray.rulesets.eclipse_phase.model.kinds import Condition
from affray.rulesets.eclipse_phase.model.stats import Combat
from affray.rulesets.eclipse_phase.player.chances import NO_DEFENCE, Foe, grades, mean
from affray.space.field import Point
from bench.mirrored_firefights import TEAMS, at_random, compare, in_style
from tests.conformance.eclipse_phase.firefight import (
    GRENADE,
    KNIFE,
    PISTOL,
    STUNNER,
    SWORD,
    At,
    Figure,
    blade,
    block,
    choice,
    door,
    firefight,
    gun,
    opening,
    play,
    someone,
    told,
    wall,
    weapon,
)

RIFLE = gun("rifle", ammo=40, range=100)


def advice(fight: Fight[Combat], style: str = "plain") -> Pick:
    """What the computer player would answer now; it must be legal."""
    pick = RULESET.player(style)(fight, choice(fight))
    assert not fight.refusals(pick)
    return pick


def whole_slot(fight: Fight[Combat], style: str = "plain") -> list[str]:
    """What the computer player does with the slot that has come up; all dice fall without effect."""
    who, done = choice(fight).who, []
    dice = Dice("slot")
    while fight.pending is not None and not (done and done[-1] == "end"):
        if fight.throw(dice):
            continue
        pick = RULESET.player(style)(fight, choice(fight))
        if pick.who == who and choice(fight).why in ("slot", "act"):
            done.append(pick.do)
        assert not fight.answer(pick)
    return done


def mook(id: str, roll: int, at: At, **changes: Any) -> Figure:
    return someone(id, roll, at, **{"abilities": ["mook"], "weapons": [blade("bite", "1d10+2")], **changes})


# -- what a hit is worth ---------------------------------------------------------------------------
@pytest.mark.rule("EP-TEST-10", "EP-TEST-3", "EP-TEST-5")
def test_every_roll_of_both_sides_is_counted() -> None:
    found = grades(60, NO_DEFENCE)
    assert found.hit == 6100
    assert (found.plain, found.one, found.two, found.critical) == (3000, 2500, 0, 600)
    assert grades(60, 40).hit < found.hit < grades(99, NO_DEFENCE).hit == 9900


@pytest.mark.rule("EP-DEATH-8", "EP-WOUND-7")
def test_a_knock_out_and_a_mook_out_are_worth_a_fall() -> None:
    tough = Foe(left=35, threshold=50, check=45, spare=0, fallen=400)
    assert mean((10, 10), 0, 1, tough) < mean((10, 10), 0, 1, tough._replace(threshold=4))
    assert mean((10,), 9, 1, tough._replace(frail=True)) > 10 * mean((10,), 9, 1, tough)


# -- attacks ---------------------------------------------------------------------------------------
@pytest.mark.rule("EP-RANGE-7", "EP-DEATH-8")
@pytest.mark.parametrize("guns", [40, 70])
def test_whom_any_hit_removes_is_shot_at_surely(guns: int) -> None:
    """Whoever has to be worn down is shot at for damage, by a poor shot and by a good one."""
    for frail, use in ((True, "hit"), (False, "damage")):
        shooter = someone("a", 12, 0, guns=guns, weapons=[RIFLE])
        fight = firefight(shooter, mook("b", 6, 9, armor_kinetic=8), one_hit_mooks=frail)
        assert advice(play(fight, "a: act none"))["use"] == use


@pytest.mark.rule("EP-RANGE-7")
def test_mooks_that_stand_together_share_a_burst() -> None:
    pack = [mook(name, 6, (8, 9 + 0.8 * at)) for at, name in enumerate("bcd")]
    fight = firefight(someone("a", 12, 0, weapons=[gun("smg", ammo=19)]), *pack, one_hit_mooks=True)
    pick = advice(play(fight, "a: act none"))
    assert (pick["use"], len(pick["targets"])) == ("spread", 2)


def shot_at_on_the_way(x: int = 29, **changes: Any) -> Fight[Combat]:
    """A blade 28 m away from a rifle or more, a crate in between, a dart at the belt."""
    dart = weapon("dart", "thrown", "1d10", range=30, ready=False)
    runner = someone("b", 6, (x, 10), weapons=[KNIFE, dart], **changes)
    figures = [someone("a", 12, (1, 10), weapons=[RIFLE]), runner]
    return play(firefight(*figures, scene=[block("moderate", 27, 5, 28, 15)]), "a: pass")


@pytest.mark.rule("EP-COND-13")
def test_a_blade_on_its_way_to_shooters_takes_cover_instead_of_throwing_a_dart() -> None:
    assert whole_slot(shot_at_on_the_way()) == ["act", "take_cover", "full_defense", "end"]
    assert "attack_thrown" in whole_slot(shot_at_on_the_way(), "aggressive")
    assert whole_slot(shot_at_on_the_way(32)) == ["act", "move", "take_cover", "full_defense", "end"], "and stays there"
    charge = whole_slot(shot_at_on_the_way(18, athletics=60))
    assert charge[:3] == ["act", "move", "attack_melee"], "it does not stop to draw it"


@pytest.mark.rule("EP-RANGE-11")
def test_behind_cover_suppressive_fire_is_let_pass() -> None:
    fight = shot_at_on_the_way()
    whole_slot(fight)
    twin = play(fight.fork(), "a: pass")
    play(fight, "a: act none", "a: suppressive_fire 35,10 with rifle", "a d100 20", "a: end")
    assert [("move" in whole_slot(each)) for each in (fight, twin)] == [False, True]


@pytest.mark.rule("EP-RANGE-11")
def test_many_in_the_open_are_kept_down_by_suppressive_fire() -> None:
    pack = [mook(name, 6, (15, 6 + 2 * at)) for at, name in enumerate("bcdef")]
    fight = firefight(someone("a", 12, 0, weapons=[RIFLE]), *pack, one_hit_mooks=True)
    assert advice(play(fight, "a: act none")).do == "suppressive_fire"
    figures = [someone("a", 12, 0, weapons=[RIFLE]), *pack]
    fight = firefight(*figures, one_hit_mooks=True, scene=[block("moderate", 13, 4, 14, 16)])
    assert advice(play(fight, "a: act none")).do == "attack_ranged", "they would duck"


@pytest.mark.rule("EP-ACT-8", "EP-AREA-3")
def test_a_grenade_is_drawn_for_a_crowd_and_thrown_in_the_same_slot() -> None:
    frag = replace(GRENADE, ready=False)
    crowd = [someone(name, 6, (14, 9 + at)) for at, name in enumerate("bcd")]
    fight = firefight(someone("a", 12, 0, athletics=60, weapons=[PISTOL, frag]), *crowd)
    assert whole_slot(fight)[1:3] == ["draw", "attack_thrown"]


@pytest.mark.rule("EP-CALL-2")
def test_thick_armour_is_gone_around() -> None:
    fight = firefight(
        someone("a", 12, 0, guns=90, weapons=[gun("gun", modes=["SA"])]), someone("b", 6, 8, armor_kinetic=20)
    )
    pick = advice(play(fight, "a: act none", "a: quick_aim b gun"))
    assert pick["called"] == "bypass_armor"


@pytest.mark.rule("EP-MELEE-8")
def test_a_second_blade_is_used_beside_the_first() -> None:
    fight = firefight(someone("a", 12, 0, weapons=[SWORD, KNIFE]), someone("b", 6, 1))
    assert advice(play(fight, "a: act none"))["also"] == ("knife",)


@pytest.mark.rule("EP-DMG-5")
def test_what_cannot_hurt_is_not_done() -> None:
    for armour, shot in ((60, False), (0, True)):
        toy = someone("a", 12, 0, weapons=[gun("toy", dv="1d6", modes=["SA"])])
        done = whole_slot(firefight(toy, someone("b", 6, 8, armor_kinetic=armour)))
        assert bool({"quick_aim", "full_aim", "attack_ranged"} & {*done}) is shot


@pytest.mark.rule("EP-MELEE-9", "EP-MELEE-11")
def test_whom_no_blow_hurts_is_held_and_choked() -> None:
    fight = firefight(
        someone("a", 12, 0, melee=80, weapons=[KNIFE]), someone("b", 6, 1, armor_kinetic=90, melee=10, fray=10)
    )
    play(fight, "a: act none")
    pick = advice(fight)
    assert (pick.do, pick.get("grapple")) == ("attack_melee", True)
    fight.state.fighters["a"].grappling, fight.state.fighters["b"].grappled_by = "b", "a"
    assert advice(fight) == Pick("a", "grapple_hold", {"effect": "choke"})


@pytest.mark.rule("EP-RANGE-10")
def test_an_impossible_shot_is_aimed_first() -> None:
    crate = block("major", 19, 9, 19.2, 11)
    fight = firefight(someone("a", 12, 0, guns=35), someone("b", 6, 19.7, in_cover=True), scene=[crate])
    assert advice(play(fight, "a: act none")).do == "full_aim"


# -- what else a slot is for -----------------------------------------------------------------------
@pytest.mark.rule("EP-ACT-2")
def test_a_second_quick_action_does_not_eat_the_shot() -> None:
    crate = block("moderate", 0.6, 9, 0.8, 11)
    fight = firefight(someone("a", 12, 0, start=["prone"]), someone("b", 6, 8), scene=[crate])
    done = whole_slot(fight)
    assert {"stand_up", "attack_ranged"} <= {*done}
    lying = firefight(someone("a", 12, 0, start=["prone"]), someone("b", 6, 8))
    assert advice(play(lying.fork(), "a: act none")).do == "stand_up"
    assert advice(play(lying, "a: act none", "a: quick_aim b pistol")).do == "attack_ranged", "it does not get up"
    better = [PISTOL, replace(RIFLE, dv="4d10", ready=False), replace(KNIFE, ready=False)]
    fight = firefight(someone("a", 12, 0, weapons=better), someone("b", 6, 8))
    assert advice(play(fight, "a: act none")) == Pick("a", "draw", {"weapon": "rifle"})
    assert advice(play(fight, "a: draw knife"))["with"] == "pistol", "it does not draw again"


@pytest.mark.rule("EP-COND-13", "EP-RANGE-3")
def test_the_shot_comes_before_the_cover_that_would_spoil_it() -> None:
    crate = block("moderate", 0.6, 9, 0.8, 11)
    done = whole_slot(firefight(someone("a", 12, 0), someone("b", 6, 12), scene=[crate]))
    assert done.index("attack_ranged") < done.index("take_cover")


@pytest.mark.rule("EP-RANGE-4", "EP-COND-10")
def test_without_cover_it_lies_down_before_distant_shooters_and_stays_there() -> None:
    fight = firefight(someone("a", 12, 0), someone("b", 6, 25))
    assert whole_slot(fight)[-2:] == ["drop_prone", "end"]
    down = firefight(someone("a", 12, 0, start=["prone"]), someone("b", 6, 25))
    assert "stand_up" not in whole_slot(down)


@pytest.mark.rule("EP-RANGE-4", "EP-MELEE-6")
def test_it_does_not_lie_down_if_a_blade_can_come_before_it_gets_up_again() -> None:
    def acts(place: int) -> list[str]:
        """Of somebody who has bought the first place, a blade being farther off than one run."""
        figures = [someone("a", 12, 0, vigor=2), someone("b", 6, 25), someone("c", place, (35, 12), weapons=[SWORD])]
        return whole_slot(play(firefight(*figures), "a: take vigor", "until a slot"))

    assert acts(5)[-2:] == ["drop_prone", "end"]
    assert "drop_prone" not in acts(15), "it runs twice before that"


@pytest.mark.rule("EP-RANGE-4")
def test_it_stays_down_before_somebody_who_only_has_to_load() -> None:
    figures = [someone("a", 12, 0, start=["prone"]), someone("b", 6, 25), someone("c", 5, (18, 14))]
    fight = firefight(*figures)
    fight.state.fighters["c"].ammo["pistol"] = 0
    assert "stand_up" not in whole_slot(fight)


@pytest.mark.rule("EP-MELEE-3")
def test_the_strength_of_a_blow_counts_as_that_of_a_burst_does() -> None:
    burst = gun("smg", dv="1d10+1d6", modes=["SA", "BF"])
    cutter = someone("b", 6, (12, 8), weapons=[blade("cutter", "2d10+2")])
    fight = firefight(someone("a", 12, 0, weapons=[RIFLE]), someone("c", 6, (12, 12), weapons=[burst]), cutter)
    assert advice(play(fight, "a: act none"))["target"] == "b"


@pytest.mark.rule("EP-MELEE-4")
def test_a_shooter_steps_back_out_of_the_reach_of_a_charge() -> None:
    fight = firefight(someone("a", 6, 10), someone("b", 12, 31, weapons=[SWORD]))
    play(fight, "b: pass", "until a slot")
    assert advice(fight) == Pick("a", "act", {"move": "base"})
    follow = play(fight, "a: act base")
    pick = advice(follow)
    assert pick.do == "move"
    assert pick["to"][0] < 900


@pytest.mark.rule("EP-MELEE-6")
def test_a_shooter_walks_away_from_a_blade_beside_it_and_then_shoots() -> None:
    fight = firefight(someone("a", 12, 0), someone("b", 6, 1, weapons=[SWORD]))
    assert whole_slot(fight)[:3] == ["act", "move", "attack_ranged"]
    assert fight.state.fighters["a"].pos != Point(0, 1000)


@pytest.mark.rule("EP-ACT-7")
def test_who_is_hurt_and_can_do_little_guards_itself_while_others_fight() -> None:
    figures = [
        someone("a", 12, 0, "red", guns=1, damage=30),
        someone("x", 5, (0, 14), "red"),
        someone("b", 6, 9, armor_kinetic=10),
    ]
    assert advice(play(firefight(*figures), "a: act none")).do == "full_defense"
    alone = firefight(someone("a", 12, 0, guns=1, damage=30), someone("b", 6, 9, armor_kinetic=10))
    assert advice(play(alone, "a: act none")).do != "full_defense"


@pytest.mark.rule("EP-COND-14")
def test_who_has_little_left_gets_out_of_sight() -> None:
    corner = block("total", 1, 8, 1.5, 9.5)
    figures = [someone("a", 12, 0, "red", damage=33), someone("x", 5, (0, 14), "red"), someone("b", 6, 20)]
    fight = firefight(*figures, scene=[corner])
    assert advice(fight) == Pick("a", "act", {"move": "full"})
    play(fight, "a: act full")
    assert advice(fight).do == "move"
    assert not fight.answer(advice(fight))
    assert fight.state.fighters["a"].pos.x <= 100


@pytest.mark.rule("EP-ACT-8")
def test_a_weapon_on_the_ground_is_picked_up_by_empty_hands() -> None:
    fight = firefight(someone("a", 12, 0), someone("b", 6, 9))
    play(fight, "a: act none", "a: drop_item pistol")
    assert advice(fight) == Pick("a", "pick_up", {"weapon": "pistol"})
    lying = fight.state.lying[0]
    fight = firefight(someone("a", 12, 0, weapons=[]), someone("b", 6, 19))
    fight.state.lying.append(replace(lying, point=Point(0, 1500)))
    assert whole_slot(fight)[:3] == ["act", "move", "pick_up"], "it goes there"


@pytest.mark.rule("EP-COND-14")
def test_a_door_that_stands_between_is_opened() -> None:
    walls = [block("total", 10, 0, 10.2, 9), block("total", 10, 11, 10.2, 20), door("gate", 10, 9, 10.2, 11)]
    figures = [someone("a", 12, (9, 10), weapons=[SWORD]), someone("b", 6, 20, weapons=[SWORD])]
    fight = firefight(*figures, scene=walls, turn_limit=30)
    play_out(fight, RULESET.player(), Dice("door"))
    assert told(fight, DoorChanged)
    assert fight.over in ("red", "blue")


@pytest.mark.rule("EP-COND-14")
@pytest.mark.parametrize("covered", [False, True])
def test_shooters_do_not_wait_for_ever_behind_a_closed_door(covered: bool) -> None:
    walls = [block("total", 10, 0, 10.2, 9), block("total", 10, 11, 10.2, 20), door("gate", 10, 9, 10.2, 11)]
    crates = [block("moderate", x, 9, x + 0.2, 11) for x in (2.6, 17.2)]
    figures = [someone("a", 12, 2, in_cover=covered), someone("b", 6, 18, in_cover=covered)]
    fight = firefight(*figures, scene=[*walls, *crates], turn_limit=60)
    play_out(fight, RULESET.player(), Dice("door"))
    assert fight.over in ("red", "blue")


@pytest.mark.rule("EP-DEATH-6")
def test_a_medic_goes_to_a_friend_who_is_dying_and_leaves_the_front_to_others() -> None:
    medic = someone("a", 12, 0, "red", medicine_paramedic=60, weapons=[STUNNER])
    dying = someone("x", 5, (3, 14), "red", damage=45, wounds=4)
    fight = firefight(medic, dying, someone("b", 6, 30))
    fight.state.fighters["x"].bleeding = True
    assert whole_slot(fight)[:3] == ["act", "move", "stabilize"]
    walls = [wall(10, "total", (8, 12))]
    rear = firefight(medic, someone("x", 5, (0, 14), "red"), someone("b", 6, 20), scene=walls)
    assert advice(rear).do == "delay"


@pytest.mark.rule("EP-WOUND-8")
def test_a_friend_who_was_only_knocked_out_is_woken() -> None:
    figures = [someone("a", 12, 0, "red", guns=5), someone("x", 5, (0, 11), "red", int=30), someone("b", 6, 29)]
    fight = firefight(*figures)
    add(fight.state, "x", Condition("unconscious"))
    assert advice(play(fight, "a: act none")) == Pick("a", "wake", {"target": "x"})


@pytest.mark.rule("EP-SURP-3")
@pytest.mark.parametrize("watched", [False, True])
def test_an_ambush_is_not_wasted_on_waiting(watched: bool) -> None:
    """Nor if somebody farther off has noticed it, whose coming it could wait for."""
    lurker = someone("a", None, 0, "red", infiltrate=50, weapons=[SWORD])
    guards = [someone("c", None, 45, "blue", perceive=90, weapons=[KNIFE])] if watched else []
    fight = opening(lurker, someone("b", None, 15, "blue", perceive=1, weapons=[KNIFE]), *guards, ambushers="red")
    dice = Dice("ambush-1" if watched else "ambush-4")
    while fight.throw(dice):
        pass
    assert fight.state.phase == ("regular" if watched else "ambush")
    assert [each.surprised for each in fight.state.enemies(fight.state.fighters["a"])] == [True, False][: 1 + watched]
    assert {"move", "attack_melee"} <= {*whole_slot(fight)}


# -- whole fights ----------------------------------------------------------------------------------
def test_a_cautious_player_guards_where_a_plain_one_shoots() -> None:
    figures = [
        someone("a", 12, 0, "red", guns=30),
        someone("x", 5, (0, 14), "red"),
        someone("b", 6, 9),
        someone("c", 5, (9, 12)),
    ]
    fight = play(firefight(*figures), "a: act none")
    assert advice(fight, "cautious").do == "full_defense"
    assert advice(fight, "aggressive").do != "full_defense"


def test_the_docking_bay_is_close_to_even() -> None:
    """Part 9: what is expected of the sample, with players who know what their side knows."""
    loaded = load_encounter("docking_bay", games=[RULESET])
    start, won, player = RULESET.start(loaded.encounter), 0, Believing(RULESET.player())
    for number in range(60):
        fight = Fight(RULESET, start, recording=False)
        play_out(fight, player, Dice("docking_bay", number), checked=False)
        won += fight.over == "security"
    assert 24 <= won <= 40, won


@pytest.mark.parametrize("team", TEAMS)
def test_the_plain_player_beats_one_who_does_anything_legal(team: str) -> None:
    assert compare(team, in_style("plain"), at_random, 5).low > 0.5
