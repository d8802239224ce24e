"""The computer player plays with sense: weapons, targets, wounds, roles; most of it is what it once got wrong."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.core.notation import DicePool
from affray.core.script import Choose
from affray.players.driver import play_out
from affray.rulesets.acks2 import RULESET
from affray.rulesets.acks2.body.conditions import gain
from affray.rulesets.acks2.ground.board import facing_towards
from affray.rulesets.acks2.ground.perceiving import lay
from affray.rulesets.acks2.model.events import SpellTookEffect
from affray.rulesets.acks2.model.kinds import WardKind
from affray.rulesets.acks2.model.scenario import AreaEntry, EffectEntry
from affray.rulesets.acks2.model.stats import Combat, Condition, Ward
from affray.rulesets.acks2.player.odds import at_least, might, toll
from tests.conformance.acks2.ring import (
    BOW,
    CLUB,
    DART,
    GREAT_AXE,
    MEND,
    ORIGIN,
    SANCTUARY,
    SWORD,
    THIEF,
    archer,
    asked,
    at,
    conditions,
    feature,
    mage,
    missile,
    ogre,
    orc,
    ring,
    someone,
    spear,
    spell,
    status,
    warrior,
    weapon,
    wyrm,
)
from tests.conformance.harness import last

HAND_AXE = weapon("hand_axe", "1d6", "slashing", "thrown", range=[15, 30, 45])
MAGIC_AXE = weapon("magic_axe", "1d6+3", "slashing", "thrown", range=[15, 30, 45], attack_bonus=3)
JAVELINS = missile("javelins", "1d6", (30, 60, 120), "thrown", ammo=6)
POTION = spell("potion", EffectEntry(kind="heal", dice="2d6+2"), casting="item", range_ft="self")


def wish(fight: Fight[Combat], style: str = "plain") -> tuple[str, dict[str, Any]]:
    """What the player answers now, which is legal."""
    question = fight.pending
    assert isinstance(question, Choose)
    pick = RULESET.player(style)(fight, question)
    assert not fight.refusals(pick), fight.refusals(pick)
    return pick.do, dict(pick.values)


def go(fight: Fight[Combat], who: str) -> list[str]:
    """Let the player play on until somebody's segment is over or dice are thrown; what he did."""
    done: list[str] = []
    while isinstance(fight.pending, Choose) and asked(fight)[0].startswith(f"{who} "):
        done.append(wish(fight)[0])
        assert not fight.answer(RULESET.player()(fight, fight.pending))
    return done


def here(path: Any) -> tuple[int, int]:
    return path[-1][0] - ORIGIN[0], path[-1][1] - ORIGIN[1]


# -- weapons ---------------------------------------------------------------------------------------
@pytest.mark.rule("ACKS-ACT-6", "ACKS-RANGED-10")
def test_a_better_weapon_is_not_thrown_away_for_a_worse_one() -> None:
    slow = {"speed_combat": 5, "speed_run": 5}
    club = weapon("stick", "1d4", "bludgeoning")
    fight = ring(someone("h", attacks=[MAGIC_AXE], inventory=[club], **slow), orc("o", at=(0, 3)), numbers="h=5 o=1")
    assert "mode" not in go(fight, "h")
    assert warrior(fight, "h").hand == ["magic_axe"]
    fight = ring(someone("h", attacks=[MAGIC_AXE], inventory=[club]), orc("o", at=(0, 1)), numbers="h=5 o=1")
    hero = warrior(fight, "h")
    hero.arms["magic_axe"] = replace(hero.arms["magic_axe"], missile=True)
    assert go(fight, "h") == ["mode", "attack"], "who was about to throw it swings it"


@pytest.mark.rule("ACKS-ACT-6")
def test_empty_hands_take_the_best_at_the_belt_else_what_lies_near_else_go_there() -> None:
    def armed(**changes: Any) -> Fight[Combat]:
        fight = ring(someone("h", **changes), someone("x", at=(9, -9)), orc("o", at=(0, 12)), numbers="h=5 x=3 o=1")
        warrior(fight, "h").hand = []
        return fight

    daggers = [weapon("dagger", "1d4"), GREAT_AXE]
    assert wish(armed(inventory=daggers)) == ("drop_and_draw", {"weapon": "great_axe"})
    fight = armed()
    hero = warrior(fight, "h")
    sword = hero.arms.pop("sword")
    lay(fight.state, sword, hero, ORIGIN[0] + 1, ORIGIN[1])
    assert wish(fight) == ("pick_up", {"weapon": "sword", "as": "movement"})
    fight.state.lying.clear()
    lay(fight.state, sword, hero, ORIGIN[0] + 5, ORIGIN[1])
    do, values = wish(fight)
    assert do == "march"
    assert max(abs(here(values["path"])[0] - 5), abs(here(values["path"])[1])) <= 1


@pytest.mark.rule("ACKS-MELEE-4", "ACKS-ACT-6")
def test_a_broken_spear_is_changed_for_the_axe_at_the_belt() -> None:
    fight = ring(spear("s", inventory=[HAND_AXE]), orc("o", at=(0, 1), hp_max=30), numbers="s=5 o=1")
    broken = {"long": False, "impact": False, "thrown": False, "attack_bonus": -1}
    hero = warrior(fight, "s")
    hero.arms["spear"] = replace(hero.arms["spear"], damage=DicePool(1, 4), **broken)
    assert go(fight, "s")[:2] == ["draw", "attack"]
    assert hero.hand == ["hand_axe"]


@pytest.mark.rule("ACKS-RANGED-1", "ACKS-ACT-6")
@pytest.mark.parametrize(("far", "first"), [(20, "drop_and_draw"), (26, "march")])
def test_an_ogre_does_not_throw_javelins_at_long_range(far: int, first: str) -> None:
    """Near enough to charge it takes its club, farther away it walks."""
    javelins = missile("javelins", "1d6", (30, 60, 200), "thrown", ammo=6)
    thrower = ogre("o", at=(0, far), attacks=[javelins], inventory=[CLUB])
    fight = ring(someone("h", hp_max=30), thrower, numbers="h=1 o=5")
    done = go(fight, "o")
    assert done[0] == first
    assert "attack" not in done


@pytest.mark.rule("ACKS-RANGED-8")
def test_an_archer_beside_an_ogre_withdraws_before_it_shoots() -> None:
    fight = ring(archer("a", hp_max=9), someone("f", at=(6, 0)), ogre("o", at=(0, 1)), orc("p", at=(6, 1)))
    assert asked(fight)[0] == "a declare"
    assert wish(fight)[0] == "withdraw"
    fight = ring(
        archer("a"), someone("f", at=(6, 0)), ogre("o", at=(0, 1)), numbers="a=5 f=0 o=1", declare={"a": "withdraw"}
    )
    assert go(fight, "a") == ["withdraw", "attack"]


@pytest.mark.rule("ACKS-RANGED-8", "ACKS-MANEUV-8")
def test_an_archer_who_cannot_get_away_strikes_at_whom_it_can() -> None:
    fight = ring(archer("a"), orc("o", at=(0, 1)), numbers="a=5 o=1")
    assert wish(fight) == ("attack", {"target": "o", "with": "fist"})


# -- whom ------------------------------------------------------------------------------------------
def test_a_blow_is_worth_most_where_it_fells() -> None:
    assert [at_least(2, 6, need) for need in (2, 7, 12, 13)] == [1000, 583, 27, 0]
    orcs = [orc("o", at=(0, 1), morale=None, hp=6), orc("p", at=(1, 1), morale=None, hp=1)]
    fight = ring(someone("h"), *orcs, numbers="h=5 o=1 p=1")
    whole, nearly_gone = warrior(fight, "o"), warrior(fight, "p")
    assert toll(nearly_gone, 10, (1, 6, 0)) > toll(whole, 10, (1, 6, 0))
    assert might(whole) == might(nearly_gone)
    assert wish(fight) == ("attack", {"target": "p"})


@pytest.mark.rule("ACKS-SPELL-3")
def test_an_arrow_goes_to_whoever_is_about_to_cast() -> None:
    witches = [orc(f"w{x}", at=(x, 12), spells=[DART]) for x in (-2, 2)]
    for who in ("w-2", "w2"):
        fight = ring(archer("a"), *witches, numbers="a=5 w-2=1 w2=1", declare={who: "cast dart"})
        assert wish(fight) == ("attack", {"target": who})


@pytest.mark.rule("ACKS-ATK-8", "ACKS-FACE-8")
def test_a_thief_goes_behind_whoever_is_kept_busy() -> None:
    fight = ring(
        someone("t", at=(4, 0), **THIEF), someone("f", at=(0, 1)), orc("o", at=(0, 2), hp_max=20), numbers="t=5 f=0 o=1"
    )
    do, values = wish(fight)
    assert (do, here(values["path"]), values["ending"]) == ("march", (0, 3), "S")


@pytest.mark.rule("ACKS-FACE-12")
def test_a_long_body_turns_to_whom_it_touches() -> None:
    fight = ring(someone("h", at=(1, 2), hp_max=30), ogre("o", at=(0, 0), facing="S"), numbers="h=1 o=5")
    assert go(fight, "o")[:1] == ["remain_stationary"]
    assert warrior(fight, "o").ahead & warrior(fight, "h").body


@pytest.mark.rule("ACKS-GRID-3", "ACKS-MELEE-1")
def test_nobody_charges_at_what_hovers_out_of_reach() -> None:
    flyer = orc("o", at=(0, 14), flying=True, elevation_ft=30)
    assert go(ring(someone("h"), flyer, numbers="h=5 o=1"), "h")[-1] == "ready"


# -- wounds ----------------------------------------------------------------------------------------
def pressed(style: str, hp: int, *others: Any) -> str:
    fight = ring(someone("h", hp_max=12, hp=hp), *others, orc("o", at=(0, 1), attack_throw=3))
    assert asked(fight)[0] == "h declare"
    return wish(fight, style)[0]


@pytest.mark.rule("ACKS-DEFMOV-2", "ACKS-DECL-2")
def test_who_is_about_to_fall_withdraws_if_others_fight_on() -> None:
    friend = someone("f", at=(5, -5))
    assert [pressed("plain", hp, friend) for hp in (1, 12)] == ["withdraw", "none"]
    assert pressed("plain", 1) == "none"
    fight = ring(
        someone("h", hp_max=12, hp=1), friend, orc("o", at=(0, 1)), numbers="h=5 f=0 o=1", declare={"h": "withdraw"}
    )
    assert go(fight, "h") == ["withdraw", "defend"]
    assert at(fight, "h")[1] < 0


@pytest.mark.rule("ACKS-DEFMOV-2")
def test_styles_weigh_their_own_harm_differently() -> None:
    friend, styles = someone("f", at=(5, -5)), ("aggressive", "plain", "cautious")
    assert [pressed(style, 1, friend) for style in styles] == ["none", "withdraw", "withdraw"]
    assert [pressed(style, 5, friend) for style in styles] == ["none", "none", "withdraw"]


@pytest.mark.rule("ACKS-DEFMOV-2", "ACKS-SPELL-3")
def test_a_caster_gets_out_of_reach_if_its_spell_would_be_lost() -> None:
    orcs = [orc(f"o{x}", at=(x, 1), attack_throw=-5) for x in (-1, 0, 1)]
    fight = ring(mage("m", hp_max=20, spells=[DART]), someone("f", at=(5, 5)), *orcs)
    assert wish(fight)[0] == "withdraw"


@pytest.mark.rule("ACKS-ACT-7", "ACKS-DEATH-9")
@pytest.mark.parametrize(("hp", "act"), [(1, "in_lieu_of_attack"), (12, "attack")])
def test_a_potion_is_drunk_before_one_falls(hp: int, act: str) -> None:
    fight = ring(someone("h", hp_max=12, hp=hp, spells=[POTION]), orc("o", at=(0, 1), hp_max=20), numbers="h=5 o=1")
    assert wish(fight)[0] == act


@pytest.mark.rule("ACKS-DEATH-9", "ACKS-SPELL-6")
def test_a_healer_heals_whoever_is_badly_hurt_though_it_stands_and_walks_there_first() -> None:
    hurt, healer = someone("f", at=(0, 0), hp_max=12, hp=2), mage("m", at=(0, -1), spells=[MEND])
    fight = ring(healer, hurt, orc("o", at=(0, 9)))
    assert wish(fight) == ("cast", {"spell": "mend"})
    far = mage("m", at=(0, -6), spells=[MEND])
    fight = ring(far, hurt, someone("g", at=(2, 3)), orc("o", at=(0, 12)), numbers="m=5 f=0 g=0 o=1")
    do, values = wish(fight)
    assert do == "march"
    assert max(map(abs, here(values["path"]))) == 1


@pytest.mark.rule("ACKS-ATK-11")
def test_who_is_hurt_wards_itself_and_does_not_end_that_by_striking() -> None:
    ward = spell("peace", EffectEntry(kind="ward", ward=SANCTUARY), range_ft="touch")
    fight = ring(mage("m", hp_max=10, hp=2, spells=[ward]), someone("f", at=(5, 5)), orc("o", at=(0, 1)))
    assert wish(fight) == ("cast", {"spell": "peace"})
    people = [mage("m", hp_max=10, hp=2), someone("f", at=(5, 5)), orc("o", at=(0, 1))]
    fight = ring(*people, numbers="m=5 f=0 o=1")
    assert wish(fight)[0] == "attack"
    warrior(fight, "m").wards.append(Ward(WardKind(attackers_save="spells")))
    assert wish(fight)[0] == "defend"


@pytest.mark.rule("ACKS-MOVE-8")
def test_who_lies_before_an_enemy_stands_up_unless_one_blow_ends_it() -> None:
    def choice(hp: int) -> str:
        fight = ring(someone("h", attack_throw=2), orc("o", at=(0, 1), hp_max=12, hp=hp), numbers="h=5 o=1")
        gain(fight.scene, warrior(fight, "h"), Condition("prone"))
        return wish(fight)[0]

    assert (choice(1), choice(12)) == ("attack", "stand_up")


# -- roles -----------------------------------------------------------------------------------------
@pytest.mark.rule("ACKS-CHARGE-1", "ACKS-SPELL-5")
def test_healers_and_casters_do_not_lead_the_charge() -> None:
    for caster in (mage("m", spells=[MEND]), mage("m", spells=[DART])):
        for arms in (SWORD, BOW):  # whose side has shooters may wait as a whole, unless others shoot back
            people = [caster, someone("f", at=(2, -2)), orc("o", at=(0, 14)), orc("p", at=(9, 14), attacks=[arms])]
            assert not {"charge", "march"} & set(go(ring(*people, numbers="m=5 f=0 o=1 p=1"), "m"))
        alone = mage("m", spells=[MEND])
    assert go(ring(alone, orc("o", at=(0, 14)), numbers="m=5 o=1"), "m")[0] == "charge"


@pytest.mark.rule("ACKS-SPELL-5")
def test_a_caster_who_sees_nobody_goes_and_looks() -> None:
    walls = [(x, 5) for x in range(-4, 5)]
    people = [mage("m", spells=[DART]), someone("f", at=(0, 3)), orc("o", at=(0, 9))]
    fight = ring(*people, numbers="m=5 f=0 o=1", walls=walls)
    assert go(fight, "m")[0] == "march"


@pytest.mark.rule("ACKS-SURP-6", "ACKS-COND-5")
def test_the_surprised_are_attacked_at_once_though_archers_could_wait() -> None:
    people = [someone("h"), archer("a", at=(3, -3)), orc("o", at=(0, 9))]
    waits = ring(*people, numbers="h=5 a=3 o=1", round=1)
    assert go(waits, "h") == ["ready"]
    surprised = ring(*people, numbers="h=5 a=3 o=1", round=1, surprised=["o"])
    assert go(surprised, "h")[0] in ("charge", "march")


@pytest.mark.rule("ACKS-MOVE-14", "ACKS-RANGED-3")
def test_an_archer_behind_a_low_wall_crouches_when_others_shoot() -> None:
    def acts(arms: Any) -> list[str]:
        foe = orc("o", at=(0, 12), attacks=[arms])
        return go(ring(archer("a"), foe, numbers="a=5 o=1", ground={"cover_waist": [(0, 0)]}), "a")

    assert acts(BOW) == ["take_cover", "attack"]
    assert acts(SWORD) == ["attack"]


@pytest.mark.rule("ACKS-MOVE-13")
def test_who_has_nobody_in_reach_hides_if_it_can() -> None:
    fight = ring(
        someone("t", speed_combat=5, speed_run=5, **{**THIEF, "sneak_throw": None}), archer("a", at=(-3, 0)),
        orc("o", at=(0, 20)), numbers="t=5 a=0 o=1", ground={"cover_chest": [(0, 0)]},
    )  # fmt: skip
    assert go(fight, "t")[-1] == "hide"


@pytest.mark.rule("ACKS-DELAY-5")
def test_who_can_do_nothing_waits_for_the_ally_who_dispels() -> None:
    dispel = spell("dispel", EffectEntry(kind="dispel"))
    fight = ring(
        someone("v", at=(0, 0)), mage("m", at=(1, -2), spells=[dispel]), orc("o", at=(0, 9)), numbers="v=5 m=3 o=1",
        declare={"m": "cast dispel"},
    )  # fmt: skip
    gain(fight.scene, warrior(fight, "v"), Condition("vomiting", spell="flux"))
    assert conditions(fight, "v") == {"vomiting"}
    assert wish(fight) == ("wait_for", {"who": "m"})


@pytest.mark.rule("ACKS-MANEUV-3", "ACKS-MANEUV-7")
def test_the_trained_wrestle_whoever_will_outlast_the_blow() -> None:
    def choice(*tricks: str) -> dict[str, Any]:
        foe = orc("o", at=(0, 1), hp_max=40, ac=6, ac_from_armor=6, saves={"paralysis": 16})
        return wish(ring(someone("a", proficiencies=[*tricks]), foe, numbers="a=5 o=1"))[1]

    assert choice("combat_trickery:wrestle")["kind"] == "wrestle"
    assert "kind" not in choice()


# -- fights that go nowhere ------------------------------------------------------------------------
@pytest.mark.rule("ACKS-MOVE-12", "ACKS-ROUND-3")
def test_a_side_that_can_never_reach_anybody_leaves_the_field() -> None:
    ravine = [(x, 5) for x in range(-30, 31)]
    fight = ring(someone("h"), orc("o", at=(0, 9)), walls=ravine, max_rounds=60)
    play_out(fight, RULESET.player(), Dice("ravine"))
    assert "fled" in (status(fight, "h"), status(fight, "o"))
    assert fight.state.round < 30


def test_whoever_looks_at_an_enemy_faces_it() -> None:
    people = [someone("h", facing="S", speed_combat=5), archer("a", at=(-3, 0)), orc("o", at=(0, 9))]
    fight = ring(*people, numbers="h=5 a=0 o=1")
    hero = warrior(fight, "h")
    go(fight, "h")
    assert hero.facing == facing_towards(hero, hero.place, warrior(fight, "o").place)


# -- fury ------------------------------------------------------------------------------------------
@pytest.mark.rule("ACKS-COND-15")
def test_the_berserk_wait_where_the_only_way_leads_away() -> None:
    walls = [(x, 3) for x in range(-6, 7)]
    fight = ring(someone("h", start=["berserk"]), orc("o", at=(0, 5)), numbers="h=5 o=3", walls=walls)
    assert wish(fight)[0] == "ready"


@pytest.mark.rule("ACKS-COND-15")
def test_the_berserk_go_for_the_nearest_however_weak_the_others_are() -> None:
    near, weak = orc("o", at=(0, 5), hp_max=30), orc("p", at=(5, -7), hp=1)
    fight = ring(someone("h", facing="E", start=["berserk"]), near, weak, numbers="h=5 o=3 p=1")
    while asked(fight) == ["h segment"] and at(fight, "h") == (0, 0):
        assert not fight.answer(RULESET.player()(fight, fight.pending))  # type: ignore[arg-type]
    assert at(fight, "h")[1] > 0


# -- areas -----------------------------------------------------------------------------------------
@pytest.mark.rule("ACKS-SPELL-5")
def test_a_burst_spares_the_own_fallen_and_strikes_a_big_body_from_behind_them() -> None:
    ball = spell(
        "ball", EffectEntry(kind="damage", dice="4d6", type="fire"), area=AreaEntry(shape="burst", size_ft=10)
    )
    fallen = [someone(f"f{x}", at=(x, 12), hp=-1, status="unconscious") for x in range(3)]
    fight = ring(
        mage("m", spells=[ball]), *fallen, wyrm("w", at=(5, 13), facing="S", hp_max=30),
        numbers="m=5 f0=4 f1=4 f2=4 w=1", declare={"m": "cast ball"},
    )  # fmt: skip
    assert not fight.answer(RULESET.player()(fight, fight.pending))  # type: ignore[arg-type]
    assert asked(fight) == ["m spell_target"]
    assert not fight.answer(RULESET.player()(fight, fight.pending))  # type: ignore[arg-type]
    assert last(fight, SpellTookEffect).targets == ("w",)



# -- dangerous ground ------------------------------------------------------------------------------
def by_the_fire(*fire: tuple[int, int], **changes: Any) -> Fight[Combat]:
    """Somebody with an opponent behind a wall, through which a gap of two squares leads, perhaps in flames."""
    walls = [(x, 2) for x in range(-30, 31) if x not in (0, 1)]
    burning = feature("fire", *fire)
    return ring(someone("h", **changes), orc("o", at=(0, 6)), numbers="h=5 o=3", walls=walls, features=[burning])


def walks_through(fight: Fight[Combat], square: tuple[int, int]) -> bool:
    do, values = wish(fight)
    assert do == "march"
    return (square[0] + ORIGIN[0], square[1] + ORIGIN[1]) in values["path"]


@pytest.mark.rule("ACKS-MOVE-9", "ACKS-DMG-7")
def test_nobody_walks_into_a_fire_that_hurts_and_that_he_can_walk_round() -> None:
    assert not walks_through(by_the_fire((0, 2)), (0, 2))
    assert walks_through(by_the_fire((0, 2), immune=["fire"]), (0, 2))


@pytest.mark.rule("ACKS-MOVE-9")
def test_where_no_other_way_is_left_it_leads_through_the_fire() -> None:
    assert walks_through(by_the_fire((0, 2), (1, 2)), (0, 2))


@pytest.mark.rule("ACKS-MOVE-9", "ACKS-CHARGE-4")
def test_nobody_charges_through_a_fire() -> None:
    for immune, do in ((["fire"], "charge"), ([], "march")):
        far = orc("o", at=(0, 12))
        flames = feature("fire", *[(x, 8) for x in range(-2, 3)])
        assert wish(ring(someone("h", immune=immune), far, numbers="h=5 o=3", features=[flames]))[0] == do
