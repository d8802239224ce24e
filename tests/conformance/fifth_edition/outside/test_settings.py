"""The game master sets any value that people see, and hears what came of it (E5-GEN-4)."""

from __future__ import annotations

import pytest

from affray.core.events import ValueSet
from affray.core.fight import Fight
from affray.core.script import Roll
from affray.rulesets.fifth_edition.model.events import AttackLost
from affray.rulesets.fifth_edition.model.scenario import AreaEntry, ObjectEntry, UsesEntry
from affray.rulesets.fifth_edition.model.stats import Combat
from affray.rulesets.fifth_edition.outside.settings import subjects
from tests.conformance.fifth_edition.arena import (
    arena,
    at,
    bru,
    budget,
    cle,
    decree,
    door,
    fig,
    fighter,
    from_the_start,
    has,
    hp,
    on_squares,
    pass_to,
    power,
    rai,
    rog,
    spent,
    struck,
    weapon,
    wiz,
)
from tests.conformance.harness import allowed, answer, asked, codes, last, play, told

CONE = AreaEntry(shape="cone", size_ft=15)


def plain() -> Fight[Combat]:
    return arena(fig(at=(2, 2)), rai("RAI-1", at=(3, 2)), rai("RAI-2", at=(9, 9)), wiz(at=(2, 9)))


def value(fight: Fight[Combat], what: str) -> object:
    """A value as the game master reads it."""
    who, _, name = what.rpartition(".")
    setting = next(each for each in subjects(fight.state)[who] if each.name == name)
    return setting.get(fight.scene, who)


@pytest.mark.rule("E5-GEN-4")
@pytest.mark.parametrize(("what", "to", "now"), [
    ("FIG.hp", "5", 5), ("FIG.hp", "-5", 23), ("FIG.temp_hp", "+4", 4), ("FIG.ac", "30", 30), ("FIG.hp_max", "40", 40),
    ("FIG.at", "5,5", (5, 5)), ("FIG.speed_walk", "10", 10), ("FIG.prone", "yes", True), ("FIG.exhaustion", "2", 2),
    ("FIG.frightened", "yes", True), ("FIG.initiative", "=-3", -3), ("FIG.action", "no", False),
    ("FIG.bonus_action", "no", False), ("FIG.interaction", "no", False), ("FIG.reaction", "no", False),
    ("FIG.moved", "15", 15), ("FIG.dashes", "1", 1), ("FIG.attacks_left", "2", 2),
    ("FIG.disengaged", "yes", True), ("FIG.dodging", "yes", True), ("FIG.surprised", "yes", True),
    ("FIG.neutral", "yes", True), ("FIG.surrendered", "yes", True), ("FIG.side", "bandits", "bandits"),
    ("FIG.controller", "auto", "auto"), ("FIG.stealth", "17", 17), ("FIG.held", "-", ()), ("WIZ.slot_1", "-2", 2),
    ("RAI-1.acted", "yes", True), ("table.round", "7", 7), ("RAI-2.present", "no", False), ("RAI-2.dead", "yes", True),
    ("table.order", "WIZ,FIG,RAI-2,RAI-1", ("WIZ", "FIG", "RAI-2", "RAI-1")), ("FIG.stunned", "yes", True),
])  # fmt: skip
def test_every_value_can_be_set(what: str, to: str, now: object) -> None:
    fight = decree(plain(), f"set {what} {to}")
    assert (value(fight, what), last(fight, ValueSet).wanted) == (now, "")
    assert last(fight, ValueSet).who == what.rpartition(".")[0]


@pytest.mark.rule("E5-GEN-4")
@pytest.mark.parametrize(("what", "to", "now", "wanted"), [
    ("FIG.hp", "400", 28, "400"), ("FIG.hp", "-99", 0, "-71"), ("FIG.exhaustion", "+9", 6, "9"),
    ("RAI-1.death_successes", "2", 0, "2"), ("FIG.death_failures", "2", 0, "2"), ("FIG.stable", "yes", False, "yes"),
    ("FIG.readied", "yes", False, "yes"), ("FIG.concentration", "luck", "-", "luck"), ("FIG.height", "7", 0, "7"),
    ("FIG.at", "3,2", (2, 2), "3,2"), ("FIG.acted", "no", True, "no"), ("FIG.moved", "+5000", 1000, "5000"),
])  # fmt: skip
def test_what_cannot_be_as_wanted_is_told_as_it_is(what: str, to: str, now: object, wanted: str) -> None:
    fight = decree(plain(), f"set {what} {to}")
    assert (value(fight, what), last(fight, ValueSet).wanted) == (now, wanted)


@pytest.mark.rule("E5-GEN-4")
def test_several_at_once_and_by_a_change() -> None:
    fight = decree(plain(), "set RAI-*.hp -3")
    assert hp(fight, "RAI-1", "RAI-2") == (4, 4)
    decree(fight, "hp RAI-* -2")
    assert hp(fight, "RAI-1", "RAI-2") == (2, 2)
    decree(fight, "hp FIG,WIZ 9 temp 3")
    assert (hp(fight, "FIG", "WIZ"), fighter(fight, "WIZ").temp_hp) == ((9, 9), 3)
    decree(fight, "hp FIG 900")
    assert (hp(fight, "FIG"), last(fight, ValueSet).wanted) == (28, "900")
    assert [each.rule for each in fight.decree("set FIG.hp lots")] == ["CORE-NUMBER"]


# -- what hangs on a value -------------------------------------------------------------------------
@pytest.mark.rule("E5-DEATH-4", "E5-DEATH-1", "E5-DEATH-5")
def test_hit_points_bring_down_and_back() -> None:
    fight = decree(plain(), "set RAI-1.hp 0")
    assert fighter(fight, "RAI-1").dead
    decree(fight, "set FIG.hp 0")
    assert (has(fight, "FIG", "unconscious", "prone"), asked(fight)) == (True, ["RAI-2 turn"])
    decree(fight, "set FIG.hp 3")
    assert (has(fight, "FIG", "unconscious"), has(fight, "FIG", "prone")) == (False, True)
    decree(fight, "set RAI-1.dead no")
    assert (fighter(fight, "RAI-1").dead, hp(fight, "RAI-1")) == (False, 1)


@pytest.mark.rule("E5-DEATH-8", "E5-DEATH-18")
def test_between_life_and_death() -> None:
    fight = arena(cle(at=(9, 9)), fig(at=(2, 2), hp=0), rai(at=(20, 9)))
    decree(fight, "set FIG.death_failures 2")
    decree(fight, "set FIG.death_successes 2")
    assert (fighter(fight, "FIG").death_failures, fighter(fight, "FIG").death_successes) == (2, 2)
    decree(fight, "set FIG.stable yes")
    assert (fighter(fight, "FIG").stable, fighter(fight, "FIG").death_failures) == (True, 0)
    decree(fight, "set FIG.death_failures 3")
    assert fighter(fight, "FIG").dead


@pytest.mark.rule("E5-ATK-4", "E5-COND-7")
def test_the_numbers_of_a_card_are_its_own() -> None:
    fight = decree(plain(), "set RAI-1.ac 25")
    play(fight, "FIG: attack RAI-1 with longsword", "FIG d20 15")
    assert (struck(fight), fighter(fight, "RAI-2").card.ac) == ((25, False), 13)
    decree(fight, "set FIG.hp_max 10")
    assert hp(fight, "FIG") == 10
    decree(fight, "set FIG.exhaustion 4")
    decree(fight, "set FIG.hp_max 30")
    assert fighter(fight, "FIG").hp_max == 15
    decree(fight, "set FIG.exhaustion 0")
    assert fighter(fight, "FIG").hp_max == 30


@pytest.mark.rule("E5-MOVE-1", "E5-MOVE-11")
def test_places_heights_and_speeds_have_their_consequences() -> None:
    fight = decree(plain(), "set FIG.height 20")
    assert isinstance(fight.pending, Roll)
    play(fight, "FIG 2d6 3 3")
    assert (hp(fight, "FIG"), has(fight, "FIG", "prone"), fighter(fight, "FIG").elevation) == (22, True, 0)
    fight = decree(plain(), "set FIG.speed_walk 5")
    assert codes(fight, "FIG: move 1,2 0,2") == {"not_enough_movement": ["E5-MOVE-1"]}
    decree(fight, "set FIG.moved 5")
    assert "not_enough_movement" in codes(fight, "FIG: move 1,2")
    decree(fight, "set RAI-2.present no")
    assert fighter(fight, "RAI-2").left_field
    decree(fight, "set RAI-2.present yes")
    assert (at(fight, "RAI-2"), fighter(fight, "RAI-2").left_field) == ((9, 9), False)


@pytest.mark.rule("E5-COND-8", "E5-COND-2")
def test_conditions_come_with_a_source_and_go() -> None:
    fight = decree(plain(), "set FIG.frightened yes")
    assert [each.source for each in fighter(fight, "FIG").conditions] == ["RAI-1"]
    decree(fight, "set FIG.frightened no")
    assert not fighter(fight, "FIG").conditions
    decree(fight, "set FIG.stunned yes")
    decree(fight, "set FIG.stunned yes")
    assert (len(fighter(fight, "FIG").conditions), asked(fight)) == (1, ["FIG turn"])


@pytest.mark.rule("E5-READY-6", "E5-SPELL-12", "E5-HIDE-6")
def test_readiness_concentration_and_hiding_can_be_taken_away() -> None:
    fight = arena(wiz(at=(2, 9)), rai(at=(9, 9)), fig(at=(20, 15)))
    play(fight, "WIZ: ready movement enters who RAI response use with spark_bolt", "WIZ: end")
    assert (value(fight, "WIZ.readied"), value(fight, "WIZ.concentration")) == (True, "spark_bolt")
    decree(fight, "set WIZ.concentration -")
    assert (value(fight, "WIZ.readied"), fight.state.ready) == (False, [])
    pass_to(fight, "WIZ")
    play(fight, "WIZ: ready movement enters who RAI response dodge", "WIZ: end")
    decree(fight, "set WIZ.readied no")
    assert fight.state.ready == []
    sneak = arena(rog(at=(2, 2), conditions=["invisible"]), rai(at=(9, 9)))
    decree(sneak, "set ROG.hidden_from +RAI")
    assert (fighter(sneak, "ROG").hidden_from, fighter(sneak, "ROG").stealth) == (["RAI"], 10)
    decree(sneak, "set ROG.hidden_from -")
    assert fighter(sneak, "ROG").hidden_from == []
    plainly = arena(rog(at=(2, 2)), rai(at=(9, 9)))
    decree(plainly, "set ROG.hidden_from RAI")
    assert (fighter(plainly, "ROG").hidden_from, last(plainly, ValueSet).wanted) == ([], "RAI")


@pytest.mark.rule("E5-WPN-11", "E5-SPELL-3", "E5-MON-4", "E5-MON-3")
def test_what_is_in_hand_and_what_is_left() -> None:
    old = arena(fig(at=(2, 2)), bru(at=(9, 9), legendary_actions=2, legendary_left=0))
    assert fighter(decree(old, "set BRU.legendary +5"), "BRU").legendary_left == 2
    breath = power("breath", uses=UsesEntry(recharge=[5, 6]), damage="1d6 fire", area=CONE)
    wind = power("wind", uses=UsesEntry(per_combat=1), range_ft=0, healing="1d4")
    fight = arena(rog(at=(2, 2), powers=[breath, wind]), rai(at=(3, 2)))
    decree(fight, "set ROG.held shortbow")
    rogue = fighter(fight, "ROG")
    assert (rogue.held, rogue.stowed) == (["shortbow"], {"shortsword_a": 1, "shortsword_b": 1})
    decree(fight, "set ROG.spent breath")
    assert "not_recharged" in codes(fight, "ROG: use breath")
    decree(fight, "set ROG.spent -")
    decree(fight, "set ROG.uses_wind 0")
    assert (allowed(fight, "ROG: use breath"), codes(fight, "ROG: use wind")) == (True, {"no_uses": ["E5-MON-3"]})


@pytest.mark.rule("E5-FREE-9", "E5-OBJ-1")
def test_features_can_be_opened_and_broken() -> None:
    gate = door((4, 2), (5, 2), id="gate", object=ObjectEntry(ac=10, hp=10))
    crate = on_squares("crate", (2, 3), blocks_movement=True, object=ObjectEntry(ac=10, hp=10))
    fight = arena(fig(at=(4, 2)), rai(at=(9, 2)), features=[gate, crate])
    assert not allowed(fight, "FIG: move 5,2")
    decree(fight, "set gate.open yes")
    assert allowed(fight, "FIG: move 5,2")
    decree(fight, "set gate.open no")
    decree(fight, "set gate.hp -20")
    assert (allowed(fight, "FIG: move 5,2"), fight.state.broken, last(fight, ValueSet).now) == (True, ["gate"], "0")
    decree(fight, "set gate.hp 4")
    assert (allowed(fight, "FIG: move 5,2"), fight.state.broken) == (False, [])


# -- the order -------------------------------------------------------------------------------------
@pytest.mark.rule("E5-INIT-5", "E5-ROUND-1")
@pytest.mark.parametrize(("what", "turns"), [
    ("RAI-1.initiative 1", ["FIG", "RAI-2", "WIZ", "RAI-1", "FIG"]),
    ("FIG.initiative 1", ["FIG", "RAI-1", "RAI-2", "WIZ", "RAI-1"]),
    ("WIZ.initiative 30", ["FIG", "WIZ", "RAI-1", "RAI-2", "WIZ"]),
    ("table.order WIZ,RAI-2,FIG,RAI-1", ["FIG", "WIZ", "RAI-2", "RAI-1", "WIZ"]),
    ("RAI-1.acted yes", ["FIG", "RAI-2", "WIZ", "FIG", "RAI-1"]),
])  # fmt: skip
def test_another_place_in_the_order_gives_no_second_turn_and_takes_none(what: str, turns: list[str]) -> None:
    fight = decree(plain(), f"set {what}")
    had = []
    for _ in turns:
        had.append(asked(fight)[0].split()[0])
        answer(fight, f"{had[-1]}: end")
    assert had == turns


@pytest.mark.rule("E5-INIT-3", "E5-INIT-5")
def test_one_of_a_group_leaves_it_with_another_count() -> None:
    fight = plain()
    fight.state.slots = [("FIG",), ("RAI-1", "RAI-2"), ("WIZ",)]
    decree(fight, "set RAI-2.initiative 5")
    assert (fight.state.slots, fight.state.line) == (
        [("FIG",), ("RAI-1",), ("WIZ",), ("RAI-2",)], ["FIG", "RAI-1", "WIZ", "RAI-2"],
    )  # fmt: skip


@pytest.mark.rule("E5-INIT-1")
def test_before_the_order_is_settled_a_count_is_given() -> None:
    fight = from_the_start(fig(at=(2, 2)), rai(at=(9, 2), initiative=12))
    assert "table" not in subjects(fight.state)
    decree(fight, "set RAI.initiative 20")
    play(fight, "FIG d20 10")
    assert (fight.state.line, fighter(fight, "RAI").initiative) == (["RAI", "FIG"], 20)


# -- inside an act ---------------------------------------------------------------------------------
@pytest.mark.rule("E5-REACT-8")
@pytest.mark.parametrize("what", ["BRU.stunned yes", "BRU.present no", "BRU.dead yes", "WIZ.at 0,15", "WIZ.present no"])
def test_a_value_set_while_dice_are_in_the_air_ends_what_it_makes_impossible(what: str) -> None:
    fight = arena(bru(at=(6, 5)), wiz(at=(5, 5)), fig(at=(20, 10)), rai(at=(25, 15)))
    answer(fight, "BRU: attack WIZ with greatclub")
    decree(fight, f"set {what}")
    assert (not isinstance(fight.pending, Roll), len(told(fight, AttackLost)), hp(fight, "WIZ")) == (True, 1, 16)


@pytest.mark.rule("E5-READY-18")
def test_a_condition_that_is_set_is_answered_at_once() -> None:
    fight = arena(rog(at=(2, 2)), rai(at=(9, 2)), fig(at=(4, 4)), bru(at=(20, 10)))
    play(fight, "ROG: ready result gains_condition who FIG response move", "ROG: end")
    decree(fight, "set FIG.poisoned yes")
    assert asked(fight) == ["ROG on_result"]


# -- joining ---------------------------------------------------------------------------------------
@pytest.mark.rule("E5-INIT-11")
def test_somebody_of_the_bestiary_may_join() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(9, 9)))
    fight.state.map.bestiary["BRU"] = bru().block  # type: ignore[index]
    assert not fight.decree("join BRU id ogre at 12,9")
    play(fight, "ogre d20 15")
    ogre = fighter(fight, "ogre")
    assert (ogre.card.name, ogre.side, ogre.controller) == ("Brute", "raiders", "gm")
    assert (ogre.hp, ogre.held) == (59, ["greatclub"])
    assert (budget(fight, "FIG"), spent(fight, "FIG")) == ("abur", 0)
    assert [each.rule for each in fight.decree("join BRU id ogre at 15,9")] == ["CORE-EDIT-NAME"]
    assert [each.rule for each in fight.decree("join BRU id two at 12,9")] == ["CORE-EDIT-PLACE"]


@pytest.mark.rule("E5-WPN-13")
def test_copies_of_a_thing_are_counted_when_hands_change() -> None:
    dart = weapon("dart", "1d4", "piercing", "thrown", mode="melee_or_thrown", range_ft=[20, 60], ammo=4)
    fight = arena(fig(at=(2, 2), attacks=[dart]), rai(at=(9, 9)))
    one = fighter(fight, "FIG")
    assert (one.held, one.stowed) == (["dart"], {"dart": 3})
    decree(fight, "set FIG.held dart,dart")
    assert (one.held, one.stowed) == (["dart", "dart"], {"dart": 2})
    decree(fight, "set FIG.held -")
    assert (fighter(fight, "FIG").held, fighter(fight, "FIG").stowed) == ([], {"dart": 4})


@pytest.mark.rule("E5-GEN-4")
@pytest.mark.parametrize(("what", "low", "high"), [
    ("temp_hp", 0, 2000), ("hp_max", 1, 2000), ("ac", 1, 40), ("speed_walk", 0, 500), ("exhaustion", 0, 6),
    ("initiative", -99, 99), ("moved", 0, 1000), ("dashes", 0, 9), ("attacks_left", 0, 9), ("stealth", -10, 99),
    ("slot_1", 0, 99), ("death_failures", 0, 3), ("death_successes", 0, 2),
])  # fmt: skip
def test_values_keep_within_their_limits(what: str, low: int, high: int) -> None:
    for to, now in (("-50000", low), ("+50000", high)):
        fight = arena(fig(at=(20, 2)), wiz("W", at=(2, 2), hp=0), rai(at=(9, 9)))
        setting = next(each for each in subjects(fight.state)["W"] if each.name == what)
        assert not fight.decree(f"set W.{what} {to}")
        assert setting.get(fight.scene, "W") == now


@pytest.mark.rule("E5-GEN-4", "E5-ROUND-2")
@pytest.mark.parametrize(("to", "now"), [("-5", 1), ("+99999", 10_000), ("7", 7)])
def test_a_round_that_is_set_is_one_of_a_fight(to: str, now: int) -> None:
    fight = decree(plain(), f"set table.round {to}")
    assert fight.state.round == now


@pytest.mark.rule("E5-GEN-4", "E5-MOVE-16")
@pytest.mark.parametrize(("to", "height"), [("7", 5), ("-7", -10), ("+900", 500), ("-900", -500), ("=-5", -5)])
def test_a_height_that_is_set_is_one_of_5_foot_steps(to: str, height: int) -> None:
    deep = on_squares("shaft", (2, 2), drop_ft=600)
    fight = arena(fig(at=(2, 2), speed={"walk": 30, "fly": 30}), rai(at=(9, 9)), features=[deep])
    decree(fight, f"set FIG.height {to}")
    assert fighter(fight, "FIG").elevation == height
