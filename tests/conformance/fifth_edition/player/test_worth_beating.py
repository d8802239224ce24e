"""The computer player uses what it has, keeps itself alive, and gets to the enemy."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.core.script import Choose, Pick
from affray.players.driver import play_out
from affray.rulesets.fifth_edition import RULESET
from affray.rulesets.fifth_edition.ground.board import distance
from affray.rulesets.fifth_edition.model.scenario import (
    AreaEntry,
    CheckEntry,
    ConditionEntry,
    InteractEntry,
    ModifiersEntry,
    ObjectEntry,
    UsesEntry,
)
from affray.rulesets.fifth_edition.model.stats import Combat, Lying
from tests.conformance.fifth_edition.arena import (
    HANDAXE,
    LONGSWORD,
    SNARE,
    SPARK_BOLT,
    archer,
    arena,
    at,
    bowman,
    bru,
    cle,
    door,
    fig,
    fighter,
    hou,
    hp,
    mag,
    on_edges,
    on_squares,
    power,
    rai,
    rog,
    saved,
    wall,
    weapon,
    wiz,
)
from tests.conformance.harness import answer

JAVELIN = weapon("javelin", "1d8", "piercing", "thrown", mode="melee_or_thrown", range_ft=[30, 120], ammo=6)
MEND = power("mend", cost="bonus_action", uses=UsesEntry(per_combat=1), range_ft=0, healing="1d10+5")
BLESS = power(
    "bless", spell_level=1, uses=UsesEntry(slot=1), range_ft=30, max_targets=3, concentration=True, duration=10,
    modifiers=ModifiersEntry(attack_die="d4", save_die="d4"),
)  # fmt: skip


def turn(fight: Fight[Combat], who: str, style: str = "plain") -> list[Pick]:
    """Everything that somebody does in the turn that has begun; windows and dice are answered too."""
    player, dice, done = RULESET.player(style), Dice("turn"), []
    while fight.state.owner in ("", who) and fight.open and len(done) < 20:
        question = fight.pending
        if not isinstance(question, Choose):
            fight.throw(dice)
            continue
        pick = player(fight, question)
        assert not fight.answer(pick), f"{pick} was refused"
        if question.why == "turn" and question.who == who:
            done.append(pick)
            if pick.do == "end":
                break
    return done


def deeds(fight: Fight[Combat], who: str, style: str = "plain") -> list[str]:
    return [pick.do for pick in turn(fight, who, style)]


def fought(fight: Fight[Combat], seed: str = "fought") -> Fight[Combat]:
    play_out(fight, RULESET.player(), Dice(seed))
    return fight


# -- doors -----------------------------------------------------------------------------------------
def walled(*more: Any, **changes: Any) -> Fight[Combat]:
    """FIG and RAI with a wall across the map between them."""
    stones = wall(*[(6, y) for y in range(8) if y != 3])
    return arena(fig(at=(2, 3)), rai(at=(10, 3), starts_holding=["scimitar"]), features=[stones, *more], size=(14, 8))


@pytest.mark.rule("E5-FREE-9")
def test_somebody_opens_the_door_that_stands_between() -> None:
    fight = walled(door((5, 3), (6, 3)))
    done = turn(fight, "FIG")
    assert Pick("FIG", "operate", {"feature": "door"}) in done
    assert fought(fight).over == "heroes"
    assert fight.state.round < 12


@pytest.mark.rule("E5-FREE-5")
def test_a_door_that_sticks_is_tried_again() -> None:
    fight = walled(door((5, 3), (6, 3), interact=InteractEntry(check=CheckEntry(ability="str", dc=15))))
    assert fought(fight).over in ("heroes", "raiders")
    assert fight.state.round < 30


@pytest.mark.rule("E5-OBJ-1")
def test_what_cannot_be_opened_is_broken() -> None:
    crate = on_squares("crate", (6, 3), blocks_movement=True, cover="total", object=ObjectEntry(ac=10, hp=8))
    fight = walled(crate)
    assert fought(fight).over in ("heroes", "raiders")
    assert "crate" in fight.state.broken


# -- weapons ---------------------------------------------------------------------------------------
@pytest.mark.rule("E5-FREE-8", "E5-ATK-21")
def test_nobody_drops_a_sword_to_throw_an_axe_and_box() -> None:
    swordsman = fig(at=(2, 2), attacks=[LONGSWORD, HANDAXE], starts_holding=["longsword", "shield"])
    fight = arena(swordsman, bru(at=(12, 2)))
    for _ in range(3):
        assert "drop" not in deeds(fight, "FIG")
        turn(fight, "BRU")
    assert "longsword" in fighter(fight, "FIG").held


@pytest.mark.rule("E5-ATK-21")
def test_nobody_throws_the_only_weapon_where_it_can_walk_up_with_it() -> None:
    fight = arena(fig(at=(2, 2), attacks=[HANDAXE], starts_holding=["handaxe"]), bru(at=(6, 2)))
    done = turn(fight, "FIG")
    assert [pick.do for pick in done[:2]] == ["move", "attack"]
    assert done[1].values["throw"] is False


@pytest.mark.rule("E5-FREE-8")
def test_nobody_drops_two_blades_for_a_bow_when_it_can_walk() -> None:
    fight = arena(rog(at=(2, 2)), bru(at=(17, 2)))
    assert "drop" not in deeds(fight, "ROG")


@pytest.mark.rule("E5-ATK-13")
def test_a_brute_walks_before_it_throws() -> None:
    fight = arena(bru(at=(2, 2), attacks=[weapon("greatclub", "2d8", "bludgeoning"), JAVELIN],
                      starts_holding=["javelin"]), fig(at=(17, 2)))  # fmt: skip
    done = turn(fight, "BRU")
    assert done[0].do == "move"
    assert at(fight, "BRU")[0] >= 10
    assert all(pick.do != "attack" or distance(fighter(fight, "BRU"), fighter(fight, "FIG")) <= 30 for pick in done)


@pytest.mark.rule("E5-FREE-7")
def test_who_is_without_a_weapon_fetches_the_one_that_lies_there() -> None:
    fight = arena(fig(at=(2, 2), starts_holding=[]), bru(at=(12, 2)))
    fight.state.fighters["FIG"].stowed.clear()
    fight.state.lying.append(Lying("FIG.longsword", 5, 2))
    assert deeds(fight, "FIG")[:2] == ["move", "pick_up"]
    assert fighter(fight, "FIG").held == ["longsword"]


# -- openings --------------------------------------------------------------------------------------
@pytest.mark.rule("E5-OPP-1")
@pytest.mark.parametrize("hp", [14, 80])
def test_nobody_walks_through_a_blow_for_a_slightly_easier_target(hp: int) -> None:
    fight = arena(fig(at=(2, 2), hp=hp, hp_max=80), bru(at=(3, 2), ac=13), bru("BRU_2", at=(8, 2), ac=12))
    done = turn(fight, "FIG")
    assert [pick.values["target"] for pick in done if pick.do == "attack"] == ["BRU"]


@pytest.mark.rule("E5-ATK-14")
def test_an_archer_does_not_shoot_past_the_brute_beside_it() -> None:
    fight = arena(archer(at=(5, 5)), bru(at=(6, 5)), rai(at=(14, 5), ac=10))
    done = turn(fight, "ROG")
    assert [pick.values["target"] for pick in done if pick.do == "attack"][:1] in ([], ["BRU"])


@pytest.mark.rule("E5-ATK-14", "E5-ACT-6")
def test_a_nimble_archer_slips_away_before_the_shot() -> None:
    fight = arena(bowman(at=(5, 5), bonus_actions=["disengage"]), fig(at=(6, 5)))
    done = turn(fight, "RAI")
    assert [pick.do for pick in done[:3]] == ["disengage", "move", "attack"]
    assert done[2].values["with"] == "shortbow"


# -- staying alive ---------------------------------------------------------------------------------
@pytest.mark.rule("E5-HEAL-1")
def test_a_healer_heals_before_somebody_falls() -> None:
    fight = arena(cle(at=(2, 2)), fig(at=(6, 2), hp=5), bru(at=(7, 2)))
    assert turn(fight, "CLE")[0] == Pick("CLE", "use", {"power": "heal_word", "targets": ("FIG",)})


@pytest.mark.rule("E5-HEAL-1", "E5-TURN-5")
def test_second_wind_is_taken_when_half_is_gone() -> None:
    fight = arena(fig(at=(2, 2), hp=12, powers=[MEND]), bru(at=(3, 2)))
    assert turn(fight, "FIG")[0] == Pick("FIG", "use", {"power": "mend"})


@pytest.mark.rule("E5-HEAL-1")
def test_healing_is_not_wasted_on_scratches() -> None:
    fight = arena(fig(at=(2, 2), hp=25, powers=[MEND]), cle(at=(2, 3)), bru(at=(3, 2)))
    assert "use" not in deeds(fight, "FIG")


@pytest.mark.rule("E5-ACT-6", "E5-DEC-4")
def test_who_is_nearly_felled_withdraws_to_the_healer() -> None:
    fight = arena(fig(at=(5, 2), hp=1), cle(at=(2, 2), hp_max=30), fig("ALLY", at=(5, 3)), bru(at=(6, 2)))
    done = turn(fight, "FIG")
    assert done[0].do == "disengage"
    assert distance(fighter(fight, "FIG"), fighter(fight, "BRU")) > 5
    assert hp(fight, "FIG") == 1


@pytest.mark.rule("E5-ACT-6")
def test_the_last_one_standing_fights_on() -> None:
    fight = arena(fig(at=(5, 2), hp=1), bru(at=(6, 2)))
    assert "attack" in deeds(fight, "FIG")


@pytest.mark.rule("E5-DEATH-16")
def test_somebody_stops_the_bleeding_of_a_friend() -> None:
    fight = arena(fig(at=(5, 2)), rog(at=(5, 3), hp=0, death_failures=2), bru(at=(15, 2), speed={"walk": 0}))
    assert deeds(fight, "FIG")[0] == "first_aid"


# -- roles -----------------------------------------------------------------------------------------
def test_a_caster_does_not_lead_the_charge() -> None:
    fight = arena(wiz(at=(2, 2)), fig(at=(2, 4)), bru(at=(38, 2)), size=(40, 8))
    turn(fight, "WIZ")
    turn(fight, "FIG")
    assert at(fight, "WIZ")[0] < at(fight, "FIG")[0]


def test_a_shooter_steps_back_from_those_who_come() -> None:
    fight = arena(bowman(at=(10, 5), bonus_actions=[]), fig(at=(3, 5)))
    assert deeds(fight, "RAI") == ["attack", "move", "end"]
    assert distance(fighter(fight, "RAI"), fighter(fight, "FIG")) > 35


@pytest.mark.rule("E5-ACT-7")
def test_who_is_after_archers_runs_until_it_stands_beside_one() -> None:
    fight = arena(fig(at=(2, 5)), bowman(at=(12, 5), bonus_actions=[]))
    assert deeds(fight, "FIG") == ["dash", "move", "end"]
    assert distance(fighter(fight, "FIG"), fighter(fight, "RAI")) <= 5
    fight = arena(fig(at=(2, 5)), bru(at=(12, 5)))
    assert "dash" not in deeds(fight, "FIG")  # it comes by itself, and runs into a blow


# -- abilities -------------------------------------------------------------------------------------
@pytest.mark.rule("E5-SPELL-19")
def test_a_blessing_is_given_while_it_pays() -> None:
    blessing = cle(at=(2, 2), powers=[BLESS])
    fight = arena(blessing, fig(at=(3, 2)), rog(at=(3, 3)), bru(at=(12, 2)), hou(at=(12, 6)))
    first = turn(fight, "CLE")[0]
    assert (first.do, first.values["power"]) == ("use", "bless")
    assert set(first.values["targets"]) == {"CLE", "FIG", "ROG"}
    fight = arena(blessing, fig(at=(3, 2)), rai(at=(3, 3), hp=1))
    assert "use" not in deeds(fight, "CLE")


@pytest.mark.rule("E5-COND-16")
def test_a_strong_enemy_is_bound() -> None:
    fight = arena(wiz(at=(2, 2), powers=[SPARK_BOLT, SNARE]), fig(at=(8, 2)), bru(at=(9, 2)))
    assert turn(fight, "WIZ")[0] == Pick("WIZ", "use", {"power": "snare", "targets": ("BRU",)})


@pytest.mark.rule("E5-HIDE-1")
def test_who_has_cover_enough_hides() -> None:
    fence = on_edges("hedge", (8, 2), (9, 2), cover="three_quarters")
    fight = arena(bowman(at=(9, 2), bonus_actions=["hide"]), fig(at=(2, 2)), features=[fence])
    assert deeds(fight, "RAI")[0] == "hide"


@pytest.mark.rule("E5-SHOVE-1", "E5-PRONE-8")
def test_a_strong_fighter_throws_down_whom_friends_will_strike() -> None:
    fight = arena(
        fig("STRONG", at=(5, 5), attacks_per_action=2), rog(at=(6, 6)), fig(at=(7, 5)),
        rai(at=(6, 5), ac=19, hp_max=40), order="STRONG ROG FIG RAI",
    )  # fmt: skip
    assert deeds(fight, "STRONG")[0] == "shove"


@pytest.mark.rule("E5-READY-1")
def test_who_cannot_get_there_in_time_is_ready_for_those_who_come() -> None:
    fight = arena(fig(at=(2, 2)), hou(at=(13, 2)))
    assert deeds(fight, "FIG") == ["move", "ready", "end"]


@pytest.mark.rule("E5-ACT-7", "E5-TURN-5")
def test_a_quick_one_dashes_and_strikes() -> None:
    fight = arena(rog(at=(2, 2), bonus_actions=["dash"]), mag(at=(12, 2)))
    assert deeds(fight, "ROG")[:3] == ["dash", "move", "attack"]


@pytest.mark.rule("E5-ACT-20")
@pytest.mark.parametrize("cost", ["action", "bonus_action"])
def test_powers_that_hurt_without_a_roll_are_used(cost: Any) -> None:
    darts = power("darts", cost=cost, range_ft=120, damage="3d4+3 force", uses=UsesEntry(per_combat=1))
    fight = arena(wiz(at=(2, 2), powers=[darts]), bru(at=(12, 2)))
    assert Pick("WIZ", "use", {"power": "darts", "targets": ("BRU",)}) in turn(fight, "WIZ")


@pytest.mark.rule("E5-SPELL-14")
def test_an_area_is_used_on_a_single_enemy_if_nothing_is_worth_more() -> None:
    breath = saved("breath", "dex", half=True, dc=15, range_ft=0, damage="8d6 fire", uses=UsesEntry(per_combat=1),
                   area=AreaEntry(shape="cone", size_ft=30))  # fmt: skip
    fight = arena(hou(at=(5, 5), powers=[breath]), fig(at=(7, 5)))
    assert turn(fight, "HOU")[0].values["power"] == "breath"


@pytest.mark.rule("E5-ACT-15")
def test_who_can_attack_nothing_helps_a_friend() -> None:
    charmed = [ConditionEntry(name="charmed", source="BRU")]
    fight = arena(fig(at=(5, 5), conditions=charmed), rog(at=(6, 7)), bru(at=(6, 5)))
    assert deeds(fight, "FIG")[0] == "help_attack"


@pytest.mark.rule("E5-MON-6")
def test_a_legend_uses_its_area_when_nobody_is_in_reach_of_its_attack() -> None:
    pulse = saved("pulse", "con", half=True, dc=15, cost="legendary", range_ft=0, damage="2d8 fire",
                  area=AreaEntry(shape="sphere", size_ft=15))  # fmt: skip
    fight = arena(fig(at=(5, 5)), hou(at=(8, 5), legendary_actions=2, powers=[pulse], immunities=["fire"]))
    answer(fight, "FIG: end")
    question = fight.pending
    assert isinstance(question, Choose)
    assert (question.why, RULESET.player()(fight, question).do) == ("legendary", "use")


# -- styles ----------------------------------------------------------------------------------------
def test_the_cautious_leave_where_the_aggressive_stay() -> None:
    def wounded() -> Fight[Combat]:
        return arena(fig(at=(5, 2), hp=6), cle(at=(2, 2), hp_max=30), fig("ALLY", at=(5, 3)), bru(at=(6, 2)))

    assert "attack" not in deeds(wounded(), "FIG", "cautious")
    assert "attack" in deeds(wounded(), "FIG", "aggressive")


def test_a_style_that_nobody_knows_is_refused() -> None:
    with pytest.raises(ValueError, match="plain, aggressive, cautious"):
        RULESET.player("reckless")
