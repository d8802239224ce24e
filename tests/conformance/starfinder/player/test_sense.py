"""What the computer does in its turn beside striking what stands before it: a small situation for each."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.core.script import Choose
from affray.players.believing import Believing
from affray.players.driver import play_out
from affray.rulesets.starfinder import RULESET
from affray.rulesets.starfinder.model.scenario import AreaEntry, EffectEntry, ModifierEntry, SaveEntry, SpellsEntry
from affray.rulesets.starfinder.model.stats import Combat
from tests.conformance.starfinder.boarding import (
    DAGGER,
    FIST,
    KNIFE,
    LANCE,
    LASER,
    PIKE,
    SHIV,
    STAFF,
    SWORD,
    WINGS,
    ability,
    ada,
    boarding,
    bor,
    cyn,
    decree,
    del_,
    door,
    gnt,
    ground,
    gun,
    melee,
    put,
    rat,
    rubble,
    spell,
    wall,
)

POPGUN = gun("popgun", "1d4", "P", 0, 20)
SHUT_OFF = wall(*((8, y) for y in range(20) if y != 5))
BALL = spell(
    "ball", range_ft=60, save=SaveEntry(type="ref", dc=15, on_success="half"),
    effect=EffectEntry(damage="3d6", types=["F"], area=AreaEntry(burst_ft=10)),
)  # fmt: skip
MEND = spell("mend", range_ft=0, effect=EffectEntry(heal_hp="2d8+4"))
WARD = spell("ward", range_ft=0, effect=EffectEntry(modifier=ModifierEntry(ac=4)), duration=3)
WIND = ability("wind", action="swift", uses=1, effect=EffectEntry(heal_sp="4d6", target="self"))
STUN = ability("stun", uses=1, range_ft=30, save=SaveEntry(type="will", dc=20), effect=EffectEntry(condition="stunned"))


def choice(fight: Fight[Combat], style: str = "plain") -> tuple[str, dict[str, Any]]:
    """What the computer answers now; the rules allow it."""
    question = fight.pending
    assert isinstance(question, Choose)
    pick = RULESET.player(style)(fight, question)
    assert not fight.refusals(pick)
    return pick.do, dict(pick.values)


def played(fight: Fight[Combat], turns: int = 1, style: str = "plain") -> list[str]:
    """What the computer does for everybody in some turns of whoever begins."""
    question = fight.pending
    assert isinstance(question, Choose)
    first, done, ended = question.who, [], 0
    player, dice = RULESET.player(style), Dice("played")
    while not fight.over and ended < turns:
        question = fight.pending
        if not isinstance(question, Choose):
            fight.throw(dice)
            continue
        pick = player(fight, question)
        assert not fight.answer(pick)
        if question.who == first and question.why == "turn":
            done.append(pick.do)
            ended += pick.do == "end"
    return done


# -- doors -----------------------------------------------------------------------------------------
@pytest.mark.rule("SF-MACT-8", "SF-DP-5")
def test_a_door_in_between_is_opened() -> None:
    fight = boarding(ada(at=(6, 5)), bor(at=(12, 5)), terrain=[SHUT_OFF, door((8, 5))])
    assert choice(fight) == ("move", {"path": ((7, 4),)})
    assert played(fight)[:2] == ["move", "open_door"]
    play_out(fight, RULESET.player(), Dice("door"))
    assert fight.over in ("crew", "raiders")
    assert fight.state.round < 50


@pytest.mark.rule("SF-MACT-1")
def test_a_lock_is_tried_by_whoever_could_open_it() -> None:
    people = [ada(at=(7, 5), skills={"engineering": 5}), bor(at=(12, 5))]
    assert choice(boarding(*people, terrain=[SHUT_OFF, door((8, 5), state="locked")])) == ("unlock", {"door": "door"})
    assert choice(boarding(*people, terrain=[SHUT_OFF, door((8, 5))])) == ("open_door", {"door": "door"})


@pytest.mark.rule("SF-OBJ-2", "SF-OBJ-3")
def test_a_door_that_nobody_can_unlock_is_broken_down() -> None:
    people = [ada(at=(7, 5), skills={"engineering": -1}, items=[SWORD]), bor(at=(12, 5))]
    shut = door((8, 5), state="locked", hp=10, hardness=3)
    assert choice(boarding(*people, terrain=[SHUT_OFF, shut])) == ("attack", {"target": "door", "with": "sword"})


@pytest.mark.rule("SF-MACT-8")
def test_a_door_is_left_alone_where_there_is_a_way_round_it() -> None:
    gap = wall(*((8, y) for y in range(20) if y not in (5, 7)))
    assert choice(boarding(ada(at=(7, 5)), bor(at=(12, 5)), terrain=[gap, door((8, 5))]))[0] != "open_door"


@pytest.mark.rule("SF-MACT-8", "SF-SKILL-3")
def test_with_nobody_to_be_seen_doors_are_opened_and_corners_searched() -> None:
    hidden = bor(at=(12, 5), hidden_from=["ADA"])
    assert choice(boarding(ada(at=(7, 5)), hidden, terrain=[SHUT_OFF, door((8, 5))]))[0] == "open_door"
    assert choice(boarding(ada(at=(7, 5)), hidden))[0] == "search"


# -- weapons ---------------------------------------------------------------------------------------
@pytest.mark.rule("SF-MACT-3", "SF-MACT-8")
@pytest.mark.parametrize(
    ("items", "wanted"),
    [
        ([put(DAGGER, "accessible")], ("draw", {"item": "dagger"})),
        ([put(DAGGER, "ground")], ("pick_up", {"item": "ADA.dagger"})),
        ([DAGGER], ("full_attack", {"target": "BOR", "with": "dagger"})),
    ],
)
def test_nobody_boxes_with_a_weapon_at_hand(items: Any, wanted: Any) -> None:
    assert choice(boarding(ada(at=(5, 5), items=items), bor(at=(6, 5)))) == wanted


@pytest.mark.rule("SF-OBJ-2", "SF-OTHER-1", "SF-MACT-3")
def test_a_broken_weapon_gives_way_to_a_better_one() -> None:
    axe = melee("axe", "1d6", "S", 7, location="accessible")
    fight = boarding(ada(at=(5, 5), items=[DAGGER, axe], hands=1), bor(at=(6, 5)))
    assert choice(fight)[0] == "full_attack", "as long as it is whole"
    fight.state.fighters["ADA"].items["dagger"].hp = 1
    assert choice(fight) == ("drop", {"items": ("dagger",)})
    assert played(fight)[:3] == ["drop", "draw", "attack"]


@pytest.mark.rule("SF-DP-5")
def test_a_good_weapon_is_kept() -> None:
    fight = boarding(ada(at=(5, 5), items=[PIKE, put(DAGGER, "accessible")]), bor(at=(6, 5)))
    assert choice(fight)[0] == "full_attack"


@pytest.mark.rule("SF-MACT-8")
def test_a_weapon_that_lies_a_few_steps_away_is_fetched() -> None:
    """ADA lost her sword at the other side of the room."""
    fight = boarding(ada(at=(5, 5), items=[put(SWORD, "ground")]), bor(at=(14, 5)))
    decree(fight, "place ADA 9,9")
    assert choice(fight)[0] == "move"
    assert "pick_up" in played(fight)


@pytest.mark.rule("SF-DP-5", "SF-RANGE-2")
def test_a_brute_walks_instead_of_shooting_badly() -> None:
    brute = gnt(at=(5, 5), items=[FIST, POPGUN])
    assert choice(boarding(brute, cyn(at=(20, 5))))[0] in ("move", "charge")
    assert choice(boarding(brute, cyn(at=(12, 5))))[0] in ("move", "charge")
    feeble = gnt(at=(5, 5), items=[replace(FIST, damage_bonus=0, attack_bonus=0), replace(POPGUN, attack_bonus=15)])
    assert choice(boarding(feeble, cyn(at=(20, 5))))[0] == "full_attack"


@pytest.mark.rule("SF-AOO-3", "SF-DP-5")
def test_a_cornered_shooter_takes_the_blade() -> None:
    """GNT reaches 10 ft, so that no guarded step leads out of its reach."""
    shooter = cyn(at=(0, 5), items=[LASER, put(SWORD, "accessible")])
    assert choice(boarding(shooter, gnt(at=(1, 5)), rat(at=(20, 5)))) == ("draw", {"item": "sword"})


@pytest.mark.rule("SF-MACT-9", "SF-AOO-3")
def test_a_shooter_takes_a_guarded_step_before_it_shoots() -> None:
    fight = boarding(cyn(at=(5, 5), items=[LASER]), bor(at=(6, 5)), rat(at=(20, 5)))
    assert played(fight)[:2] == ["guarded_step", "attack"]


# -- openings --------------------------------------------------------------------------------------
@pytest.mark.rule("SF-AOO-2", "SF-CHARGE-1")
def test_nobody_charges_past_a_pike() -> None:
    """The pikeman's own neighbourhood is rubble, so that only the other one could be charged: along its pike."""
    guard = rat("PIKE", at=(12, 7), items=[PIKE])
    people = [ada(at=(5, 5), items=[DAGGER]), bor(at=(16, 5)), guard]
    broken = rubble((11, 6), (11, 7), (11, 8))
    assert choice(boarding(*people, terrain=[broken]))[0] == "move"
    assert choice(boarding(*people[:2], terrain=[broken]))[0] == "charge"


@pytest.mark.rule("SF-AOO-2")
def test_nobody_walks_past_a_pike_where_a_way_leads_round_it() -> None:
    people = [ada(at=(5, 5), items=[DAGGER]), bor(at=(10, 5)), rat("PIKE", at=(8, 7), items=[PIKE])]
    assert choice(boarding(*people)) == ("move", {"path": ((6, 4), (7, 4), (8, 4), (9, 4))})


@pytest.mark.rule("SF-DP-36", "SF-SKILL-6")
@pytest.mark.parametrize(("skill", "wanted"), [(25, "full"), (2, None)])
def test_who_can_tumble_does(skill: int, wanted: str | None) -> None:
    """A frightened rat has to get away from ADA."""
    fight = boarding(rat(at=(5, 5), skills={"acrobatics": skill}), ada(at=(6, 5)))
    decree(fight, "condition RAT frightened source ADA")
    do, values = choice(fight)
    assert (do, values.get("tumble")) == ("move", wanted)


# -- staying alive ---------------------------------------------------------------------------------
def weakened(**changes: Any) -> Fight[Combat]:
    """RAT has one point left and ADA beside it; GNT is unhurt."""
    return boarding(rat(at=(6, 5), hp=1), ada(at=(5, 5), hp=changes.pop("hp", 20), sp=0), gnt(at=(9, 9)), **changes)


@pytest.mark.rule("SF-WDRAW-1")
def test_who_has_one_point_left_withdraws_if_others_go_on() -> None:
    do, values = choice(weakened())
    assert do == "withdraw"
    assert len(values["path"]) > 2
    assert choice(weakened(), "aggressive")[0] == "full_attack"


@pytest.mark.rule("SF-DP-5")
def test_who_is_alone_or_needed_fights_on() -> None:
    assert choice(boarding(rat(at=(6, 5), hp=1), ada(at=(5, 5), hp=20, sp=0)))[0] == "full_attack"
    assert choice(boarding(rat(at=(6, 5), hp=1), ada(at=(5, 5)), gnt(at=(9, 9))))[0] == "full_attack"
    assert choice(boarding(rat(at=(6, 5), hp=6), ada(at=(5, 5), hp=20, sp=0), gnt(at=(9, 9))))[0] == "full_attack"


@pytest.mark.rule("SF-TDEF-1")
def test_who_cannot_get_away_defends_itself() -> None:
    fight = weakened()
    fight.state.fighters["RAT"].halted = True
    assert choice(fight) == ("total_defense", {})


@pytest.mark.rule("SF-TDEF-1")
def test_a_poor_blow_gives_way_to_total_defense() -> None:
    """DEL hits BOR on a 20 only, and two swords are at her; she is not so badly off that she would leave."""
    weak = del_(at=(5, 5), items=[replace(STAFF, attack_bonus=-10)], spells=SpellsEntry(), hp=14, sp=0)
    foes = [bor("B1", at=(6, 5), hp=8), bor("B2", at=(4, 5), hp=8)]
    assert choice(boarding(weak, *foes, ada(at=(9, 9))))[0] == "total_defense"
    assert choice(boarding(weak, *foes))[0] == "full_attack"


@pytest.mark.rule("SF-DP-33", "SF-DMG-5")
def test_a_healer_heals_before_anybody_falls() -> None:
    healer = del_(at=(4, 5), spells=SpellsEntry(slots={1: 3}, known=[MEND]))
    hurt, foe = ada(at=(5, 5), hp=4, sp=0), bor(at=(6, 5))
    fight = boarding(healer, hurt, foe)
    assert choice(fight) == ("cast", {"spell": "mend"})
    fight.say("DEL", "cast mend")
    assert choice(fight) == ("aim", {"target": "ADA"})
    assert choice(boarding(healer, ada(at=(5, 5)), foe))[0] != "cast"


@pytest.mark.rule("SF-DP-33")
def test_a_healer_goes_to_who_is_badly_hurt() -> None:
    healer = del_(at=(1, 5), spells=SpellsEntry(slots={1: 3}, known=[MEND]))
    fight = boarding(healer, ada(at=(5, 5), hp=4, sp=0), bor(at=(7, 5)))
    assert played(fight)[:2] == ["move", "cast"]
    assert fight.state.fighters["ADA"].hp > 4 or fight.state.fighters["ADA"].dead


@pytest.mark.rule("SF-ABIL-2", "SF-ABIL-6")
def test_a_second_wind_is_taken_when_it_is_needed() -> None:
    tired = ada(at=(5, 5), sp=2, abilities=[WIND])
    assert choice(boarding(tired, bor(at=(6, 5)))) == ("use_ability", {"ability": "wind"})
    assert choice(boarding(ada(at=(5, 5), abilities=[WIND]), bor(at=(6, 5))))[0] == "full_attack"


# -- spells and abilities --------------------------------------------------------------------------
@pytest.mark.rule("SF-DP-33", "SF-CAST-11")
def test_an_area_spell_goes_where_it_catches_most_and_no_friend() -> None:
    mage = del_(at=(2, 5), spells=SpellsEntry(slots={1: 3}, known=[BALL]))
    foes = [bor("B1", at=(9, 5)), bor("B2", at=(10, 5)), bor("B3", at=(9, 6))]
    fight = boarding(mage, *foes)
    assert choice(fight) == ("cast", {"spell": "ball"})
    fight.say("DEL", "cast ball")
    assert choice(fight)[0] == "aim"
    friends = [ada(at=(9, 4)), cyn(at=(10, 6))]
    assert choice(boarding(mage, *foes, *friends))[0] != "cast"


@pytest.mark.rule("SF-ABIL-2", "SF-DP-5")
def test_an_ability_that_stuns_is_used_on_the_strongest() -> None:
    foes = [ada(at=(9, 5), items=[SWORD]), rat(at=(9, 6), side="crew")]
    fight = boarding(bor(at=(5, 5), abilities=[STUN]), *foes, gnt(at=(7, 5)))
    assert choice(fight) == ("use_ability", {"ability": "stun"})
    fight.say("BOR", "use_ability stun")
    assert choice(fight) == ("aim", {"target": "ADA"})
    assert choice(boarding(bor(at=(5, 5), abilities=[STUN]), *foes))[0] == "move"


@pytest.mark.rule("SF-CAST-11")
def test_a_ward_is_cast_on_who_is_beset() -> None:
    warder = del_(at=(4, 5), items=[replace(STAFF, attack_bonus=-9)], spells=SpellsEntry(slots={1: 3}, known=[WARD]))
    foes = [bor("B1", at=(6, 5)), bor("B2", at=(6, 6)), bor("B3", at=(6, 4))]
    fight = boarding(warder, ada(at=(5, 5)), *foes)
    assert choice(fight) == ("cast", {"spell": "ward"})
    fight.say("DEL", "cast ward")
    assert choice(fight) == ("aim", {"target": "ADA"})


@pytest.mark.rule("SF-CAST-9", "SF-CAST-14")
def test_no_slot_is_wasted_on_what_does_less() -> None:
    mage = del_(at=(4, 5), spells=SpellsEntry(slots={1: 3}, known=[replace(WARD), LANCE]))
    fight = boarding(mage, ada(at=(5, 5)), rat(at=(8, 5)))
    assert choice(fight) == ("cast", {"spell": "lance"})


# -- tricks ----------------------------------------------------------------------------------------
@pytest.mark.rule("SF-TRIP-1", "SF-MANEUV-6")
def test_a_trip_pays_for_somebody_with_strong_friends() -> None:
    """DEL's own blows do nothing to speak of; ADA and CYN stand ready with swords."""
    weak = melee("hook", "1d4", "B", 14, properties=["trip"])
    tripper = del_(at=(5, 5), items=[weak], str_mod=-5, traits=["improved_maneuver:trip"], spells=SpellsEntry())
    people = [gnt(at=(6, 5)), ada(at=(6, 4), items=[SWORD]), cyn(at=(8, 5), items=[SWORD])]
    assert choice(boarding(tripper, *people, ada("EVA", at=(6, 7), items=[SWORD])))[0] == "trip"
    strong = ada(at=(5, 5), items=[weak], traits=["improved_maneuver:trip"])
    assert choice(boarding(strong, rat(at=(6, 5))))[0] == "full_attack"


@pytest.mark.rule("SF-BULL-1", "SF-MOVE-13")
def test_a_push_over_the_edge_pays() -> None:
    deep = ground("shaft", *((5, y) for y in range(20)), *((6, y) for y in range(20)), drop_ft=60)
    pusher = gnt(at=(2, 5), traits=["improved_maneuver:bull_rush"])
    assert choice(boarding(pusher, ada(at=(4, 5)), terrain=[deep]))[0] == "bull_rush"
    assert choice(boarding(pusher, ada(at=(4, 5))))[0] == "full_attack"


@pytest.mark.rule("SF-COUP-1")
def test_the_helpless_are_finished_off() -> None:
    fight = boarding(ada(at=(5, 5)), bor(at=(6, 5)))
    decree(fight, "condition BOR paralyzed")
    decree(fight, "condition BOR helpless")
    assert choice(fight) == ("coup_de_grace", {"target": "BOR", "with": "dagger"})


@pytest.mark.rule("SF-HARRY-1", "SF-COVFIR-1")
def test_a_useless_gun_helps_others() -> None:
    """Lasers do nothing to this one."""
    proof = gnt(at=(12, 5), immune=["F"])
    shooter = cyn(at=(4, 5), items=[LASER])
    assert choice(boarding(shooter, proof, ada(at=(11, 5), items=[SWORD])))[0] in ("harrying_fire", "covering_fire")
    assert choice(boarding(shooter, bor(at=(12, 5)), ada(at=(11, 5), items=[SWORD])))[0] == "full_attack"


@pytest.mark.rule("SF-SKILL-4")
def test_a_threat_pays_where_blows_do_not() -> None:
    loud = del_(at=(5, 5), items=[replace(STAFF, attack_bonus=-10)], spells=SpellsEntry(), skills={"intimidate": 25})
    assert choice(boarding(loud, gnt(at=(6, 5)))) == ("demoralize", {"target": "GNT"})


@pytest.mark.rule("SF-DMG-7")
def test_no_spell_for_the_mind_is_cast_at_what_has_none() -> None:
    lance = spell("lance", range_ft=60, effect=EffectEntry(damage="9d10", types=["other"], tags=["mind_affecting"]))
    caster = del_(at=(5, 5), items=[LASER], spells=SpellsEntry(slots={1: 4}, known=[lance]))

    def answer(**nature: Any) -> str:
        fight = boarding(caster, bor(at=(9, 5), hp_max=90, immune=["mind_affecting"], **nature))
        question = fight.pending
        assert isinstance(question, Choose)
        return Believing(RULESET.player())(fight, question).do

    assert answer(int_mod=0) == "cast", "nobody knows that it is immune"
    assert answer(int_mod=None) != "cast", "everybody sees that it is a machine"


@pytest.mark.rule("SF-FEINT-1", "SF-FEINT-4")
def test_a_feint_pays_for_a_liar_who_hardly_hits_otherwise() -> None:
    def left_over(armor: int) -> str:
        liar = del_(at=(5, 5), items=[STAFF], spells=SpellsEntry(), skills={"bluff": 40})
        fight = boarding(liar, bor(at=(6, 5), hp_max=90, kac=armor, eac=armor))
        assert not fight.say("DEL", "guarded_step 5,6"), "so that a single attack is all there is time for"
        return choice(fight)[0]

    assert [left_over(armor) for armor in (15, 23, 30)] == ["attack", "feint", "attack"], "not if it would still miss"


@pytest.mark.rule("SF-DIRTY-1", "SF-DISARM-1")
def test_a_maneuver_pays_for_a_master_without_strength() -> None:
    master = del_(
        at=(5, 5), items=[melee("fan", "1d4", "B", 20)], str_mod=-5, spells=SpellsEntry(),
        traits=["improved_maneuver:dirty_trick", "improved_maneuver:disarm"],
    )  # fmt: skip
    assert choice(boarding(master, bor(at=(6, 5), hp_max=90)))[0] in ("dirty_trick", "disarm")


@pytest.mark.rule("SF-SKILL-3")
def test_who_has_a_move_left_behind_something_hides() -> None:
    low = wall((6, 5), blocks_loe=False)
    sneak = cyn(at=(5, 5), items=[LASER], skills={"stealth": 12}, standard=False)
    fight = boarding(sneak, bor(at=(12, 5)), terrain=[low])
    fight.state.fighters["CYN"].budget.standard = False
    assert choice(fight)[0] == "hide"


# -- places in the line ----------------------------------------------------------------------------
@pytest.mark.rule("SF-DELAY-1", "SF-DP-3", "SF-DP-4")
def test_casters_wait_for_those_in_front() -> None:
    people = [del_(at=(5, 5)), ada(at=(4, 5)), bor(at=(17, 5))]
    fight = boarding(*people)
    assert choice(fight) == ("delay", {})
    assert choice(boarding(del_(at=(5, 5)), bor(at=(17, 5))))[0] == "move"
    play_out(fight, RULESET.player(), Dice("line"))
    assert fight.over in ("crew", "raiders")


@pytest.mark.rule("SF-DP-5")
def test_later_casters_stay_behind_those_in_front() -> None:
    do, values = choice(boarding(del_(at=(5, 5)), ada(at=(8, 5)), bor(at=(24, 5)), round=5))
    assert do == "move"
    assert values["path"][-1][0] <= 8
    assert choice(boarding(del_(at=(9, 5)), ada(at=(8, 5)), bor(at=(24, 5)), round=5))[0] != "move"


@pytest.mark.rule("SF-READY-1", "SF-DP-22")
def test_who_has_come_near_meets_the_others() -> None:
    """BOR can charge ADA from there: she lets him come instead of walking up to his sword."""
    fight = boarding(ada(at=(2, 5), items=[DAGGER]), bor(at=(18, 5)))
    assert played(fight)[:2] == ["move", "ready"]


@pytest.mark.rule("SF-SURP-2")
def test_surprise_is_used() -> None:
    """Those who surprise others come at them or shoot at once."""
    for attacker, wanted in ((bor, "move"), (cyn, "attack")):
        people = [attacker("OWN", at=(5, 5), side="a"), ada(at=(15, 5), side="b")]
        fight = boarding(*people)
        fight.state.fighters["OWN"].budget.halved = True
        assert choice(fight)[0] == wanted
    fight = boarding(del_(at=(2, 5)), ada(at=(6, 5)), bor(at=(20, 5)))
    fight.state.surprise_round = fight.state.fighters["DEL"].budget.halved = True
    assert choice(fight)[0] == "move", "casters do not wait for the others then"


# -- styles, and giving up -------------------------------------------------------------------------
@pytest.mark.rule("SF-FDEF-1", "SF-DP-6")
def test_the_cautious_fight_defensively_where_it_is_cheap() -> None:
    people = [ada(at=(5, 5), items=[DAGGER]), bor("B1", at=(6, 5)), bor("B2", at=(4, 5)), bor("B3", at=(5, 4))]
    assert choice(boarding(*people), "cautious")[1].get("defensively") is True
    assert "defensively" not in choice(boarding(*people))[1]


def test_a_style_that_nobody_knows_is_refused() -> None:
    with pytest.raises(ValueError, match="plain, aggressive, cautious"):
        RULESET.player("reckless")


@pytest.mark.rule("SF-INIT-7", "SF-MORALE-1")
def test_who_can_never_hurt_anybody_gives_up() -> None:
    proof = gnt(at=(9, 5), immune=["S", "P", "B", "F"])
    items = [replace(KNIFE)]
    assert choice(boarding(cyn(at=(5, 5), items=items), proof, round=9))[0] == "surrender"
    assert choice(boarding(cyn(at=(5, 5), items=items), proof, round=2))[0] != "surrender"
    assert choice(boarding(cyn(at=(5, 5), items=items), gnt(at=(9, 5)), round=9))[0] != "surrender"


@pytest.mark.rule("SF-INIT-7")
def test_where_nobody_can_hurt_anybody_nobody_gives_up() -> None:
    proof = ["S", "P", "B", "F"]
    both = boarding(ada(at=(5, 5), items=[DAGGER], immune=proof), bor(at=(6, 5), items=[SHIV], immune=proof), round=9)
    assert choice(both)[0] != "surrender"


@pytest.mark.rule("SF-MOVE-10")
def test_a_flier_without_a_gun_comes_down_to_its_foe() -> None:
    flier = rat(at=(5, 5), speed=WINGS, altitude_ft=20, movement_mode="fly", items=[SHIV])
    fight = boarding(flier, ada(at=(7, 5), items=[DAGGER]))
    assert choice(fight) == ("move", {"path": (), "altitude": 5})
    play_out(fight, RULESET.player(), Dice("flier"))
    assert fight.over in ("crew", "raiders")
