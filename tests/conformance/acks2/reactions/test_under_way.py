"""Acts under way: what interrupts, decrees and pending rolls do to an act that has begun."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.acks2.model.events import AttackResolved, SpellAbandoned
from affray.rulesets.acks2.model.scenario import EffectEntry
from affray.rulesets.acks2.model.stats import Combat
from tests.conformance.acks2.ring import (
    DART,
    allowed,
    archer,
    at,
    castings,
    conditions,
    ended,
    feature,
    hp,
    mage,
    missile,
    ogre,
    orc,
    placed,
    play,
    readied,
    readied_maneuver,
    refused,
    ring,
    saving,
    say,
    someone,
    spell,
    status,
    struck,
    warrior,
    weapon,
)
from tests.conformance.harness import asked, told

PIKE = weapon("pike", "1d10", "piercing", reach_ft=10)


def vanishing(kind: str, dice: str) -> Fight[Combat]:
    """An orc walks out of sight of somebody who has readied a maneuver, which is played with these dice."""
    fight = ring(
        someone("g", at=(0, 0), facing="NE", attacks=[PIKE], **readied_maneuver("pike", "moves")),
        orc("o", at=(3, 0), facing="S", hp_max=20),
        numbers="o=5 g=1",
    )
    say(fight, "o: march 2,-1 1,-2 0,-3")
    assert (asked(fight), at(fight, "o")) == (["g interrupt"], (2, -1))
    return say(fight, f"g: respond {kind}", dice)


@pytest.mark.rule("ACKS-COND-13", "ACKS-READY-15")
def test_who_is_wrestled_before_its_attack_does_not_attack() -> None:
    fight = ring(
        someone("g", at=(0, 0), **readied_maneuver("sword", "comes_into_reach")), orc("o", at=(0, 4)), numbers="o=5 g=1"
    )
    say(fight, "o: march 0,1", "o: attack g with sword", "g: respond wrestle", "g d20 19 | o d20 2")
    assert conditions(fight, "o") == {"wrestled"}
    assert asked(fight) != ["o attack"]


@pytest.mark.rule("ACKS-COND-13", "ACKS-READY-15")
def test_a_wrestled_charger_does_not_attack() -> None:
    fight = ring(
        someone("g", at=(0, 0), **readied_maneuver("sword", "charges")), orc("o", at=(0, 6)), numbers="o=5 g=1"
    )
    say(fight, "o: charge g to 0,1", "g: respond wrestle", "g d20 19 | o d20 2")
    assert asked(fight) != ["o attack"]


@pytest.mark.rule("ACKS-MOVE-8", "ACKS-COND-6")
def test_who_is_knocked_down_on_its_way_does_not_walk_on() -> None:
    fight = vanishing("knock_down", "g d20 19 | g d10 5 | o d20 2")
    assert ("prone" in conditions(fight, "o"), at(fight, "o")) == (True, (2, -1))


@pytest.mark.rule("ACKS-COND-13")
def test_who_is_wrestled_on_its_way_does_not_walk_on() -> None:
    fight = vanishing("wrestle", "g d20 19 | o d20 2")
    assert at(fight, "o") == (2, -1)


@pytest.mark.rule("ACKS-MANEUV-3", "ACKS-GRID-2")
def test_who_is_forced_back_on_its_way_does_not_jump() -> None:
    fight = vanishing("force_back", "g d20 19 | g d10 5 | o d20 2")
    assert at(fight, "o") == (3, -2), at(fight, "o")


@pytest.mark.rule("ACKS-ACT-12", "ACKS-MANEUV-5")
def test_a_disarmed_attacker_chooses_anew() -> None:
    fight = ring(
        someone("g", at=(0, 0), **readied_maneuver("sword", "comes_into_reach")),
        orc("o", at=(0, 4), hp_max=20),
        numbers="o=5 g=1",
    )
    say(fight, "o: march 0,1", "o: attack g with sword", "g: respond disarm", "g d20 19 | g d6 3 | o d20 2")
    assert (warrior(fight, "o").hand, asked(fight)) == ([], ["o segment"])


# -- decrees while somebody may react --------------------------------------------------------------
def guarded(**orc_changes: Any) -> Fight[Combat]:
    """An orc has marched up to a readied guard and is about to attack it."""
    guard = someone("g", at=(0, 0), **readied("sword", "comes_into_reach"))
    fight = ring(guard, someone("k", at=(1, 0)), orc("o", at=(0, 4), **orc_changes), numbers="o=5 g=3 k=1")
    say(fight, "o: march 0,1", "o: attack g with sword")
    assert asked(fight) == ["g interrupt"]
    return fight


@pytest.mark.rule("ACKS-READY-15", "ACKS-ACT-12")
@pytest.mark.parametrize(
    ("decree", "next_asked"),
    [
        ("hp o 0", "g segment"), ("status o fled", "g segment"), ("condition o paralyzed", "g segment"),
        ("condition o surprised", "g segment"), ("condition o wrestled", "o segment"),
        ("condition o frightened", "o segment"), ("place o 0,5", "o segment"), ("place o 0,1 facing N", "o segment"),
        ("set o.hand -", "o segment"), ("place g 5,5", "o segment"), ("status g fled", "o segment"),
        ("status g dead", "o segment"),
    ],
)  # fmt: skip
def test_a_decree_in_the_window_ends_the_attack_it_makes_impossible(decree: str, next_asked: str) -> None:
    fight = guarded()
    assert not fight.decree(placed(decree))
    if asked(fight) == ["g interrupt"]:
        play(fight, "g: decline")
    assert asked(fight) == [next_asked]
    assert told(fight, AttackResolved) == []


@pytest.mark.rule("ACKS-READY-15")
def test_a_decree_that_changes_nothing_for_the_attack_lets_it_go_on() -> None:
    fight = guarded()
    assert not fight.decree("hp k 3")
    say(fight, "g: decline")
    assert asked(fight) == ["o attack"]


@pytest.mark.rule("ACKS-READY-14", "ACKS-READY-15")
def test_the_readied_one_that_falls_by_decree_is_not_asked_any_more() -> None:
    fight = guarded()
    assert not fight.decree("condition g paralyzed")
    assert asked(fight) == ["o segment"] or told(fight, AttackResolved)  # helpless: it is hit without a throw


# -- decrees while dice are in the air -------------------------------------------------------------
def striking() -> Fight[Combat]:
    foes = [orc("o", at=(0, 1)), orc("p", at=(1, 1)), orc("q", at=(9, 9))]
    fight = ring(someone("h", at=(0, 0)), *foes, numbers="h=5 o=3 p=2 q=1")
    say(fight, "h: attack o with sword")
    assert asked(fight) == ["h attack"]
    return fight


@pytest.mark.rule("ACKS-READY-15", "ACKS-ATK-1")
@pytest.mark.parametrize(
    ("decree", "next_asked"),
    [
        ("hp h 0", "o segment"), ("condition h paralyzed", "o segment"), ("status h fled", "o segment"),
        ("status o fled", "h segment"), ("place o 8,8", "h segment"), ("hp o 0", "h attack"),
    ],
)  # fmt: skip
def test_a_decree_at_the_attack_throw_ends_the_attack_it_makes_impossible(decree: str, next_asked: str) -> None:
    fight = striking()
    assert not fight.decree(placed(decree))
    assert asked(fight) == [next_asked]
    assert told(fight, AttackResolved) == []


@pytest.mark.rule("ACKS-READY-15", "ACKS-ACT-12")
def test_whose_target_is_taken_away_may_strike_another() -> None:
    fight = striking()
    assert not fight.decree("status o fled")
    play(fight, "h: attack p with sword", "h d20 19 | h d6 6")
    assert (status(fight, "p"), asked(fight)) == ("unconscious", ["q segment"])


@pytest.mark.rule("ACKS-DMG-5")
def test_a_blow_that_has_fallen_needs_only_its_target() -> None:
    fight = striking()
    say(fight, "h d20 19")
    assert asked(fight) == ["h damage"]
    other = fight.fork()
    assert not fight.decree("hp h 0")
    say(fight, "h d6 6")
    assert status(fight, "o") == "unconscious"
    assert not other.decree("status o fled")
    assert (asked(other), hp(other, "o")) == (["p segment"], 6)


@pytest.mark.rule("ACKS-COND-7", "ACKS-DMG-7")
@pytest.mark.parametrize("decree", ["place h -5,-5", "hp h 0"])
def test_a_sleeper_wakes_when_it_is_attacked_whatever_becomes_of_its_striker(decree: str) -> None:
    sleeper = orc("o", at=(0, 1), immune=["slashing"], start=["slumbering"])
    fight = ring(someone("h", at=(0, 0)), sleeper, orc("q", at=(9, 9)), numbers="h=5 o=3 q=1")
    say(fight, "h: attack o with sword")
    assert (asked(fight), conditions(fight, "o")) == (["h damage"], set())
    assert not fight.decree(placed(decree) if decree.startswith("place") else decree)
    say(fight, "h d6 2")
    assert (hp(fight, "o"), conditions(fight, "o")) == (6, set())


@pytest.mark.rule("ACKS-ATK-1")
def test_the_armor_class_is_that_of_the_moment_when_the_die_falls() -> None:
    fight = striking()
    assert not fight.decree("set o.ac 9")
    say(fight, "h d20 15")
    assert struck(fight) == (15, 19, False)


@pytest.mark.rule("ACKS-RANGED-10", "ACKS-ATK-1")
def test_a_shot_that_never_leaves_the_bow_costs_no_arrow() -> None:
    bow = missile("bow", "1d6", (120, 240, 360), ammo=3)
    fight = ring(archer("a", at=(0, 0), attacks=[bow]), orc("o", at=(0, 9)), orc("p", at=(1, 9)), numbers="a=5 o=3 p=1")
    say(fight, "a: attack o with bow")
    assert not fight.decree("status o fled")
    assert (warrior(fight, "a").ammo["bow"], asked(fight)) == (3, ["a segment"])
    say(fight, "a: attack p with bow", "a d20 2")
    assert warrior(fight, "a").ammo["bow"] == 2


@pytest.mark.rule("ACKS-MANEUV-4", "ACKS-READY-15")
def test_a_decree_at_the_save_against_a_maneuver() -> None:
    fight = ring(someone("h", at=(0, 0)), orc("o", at=(0, 1), hp_max=20), orc("q", at=(9, 9)), numbers="h=5 o=3 q=1")
    say(fight, "h: maneuver knock_down o", "h d20 19 | h d6 3")
    assert asked(fight) == ["o save"]
    assert not fight.decree("status o fled")
    assert (asked(fight), conditions(fight, "o")) == (["q segment"], set())


@pytest.mark.rule("ACKS-MANEUV-1", "ACKS-READY-15", "ACKS-ACT-12")
def test_a_maneuver_whose_target_is_taken_away_costs_nothing() -> None:
    fight = ring(someone("h", at=(0, 0)), orc("o", at=(0, 1)), orc("q", at=(1, 1)), numbers="h=5 o=3 q=1")
    say(fight, "h: maneuver knock_down o")
    assert not fight.decree("status o fled")
    assert (asked(fight), allowed(fight, "h: maneuver knock_down q")) == (["h segment"], True)


@pytest.mark.rule("ACKS-MANEUV-6", "ACKS-READY-15")
@pytest.mark.parametrize("decree", ["status o fled", "hp o 0"])
def test_an_overrun_of_somebody_taken_away_by_decree_is_over(decree: str) -> None:
    fight = ring(someone("h", at=(0, 0)), orc("o", at=(0, 1), hp_max=20), orc("q", at=(9, 9)), numbers="h=5 o=3 q=1")
    say(fight, "h: maneuver overrun o", "h d20 19")
    assert asked(fight) == ["o save"]
    assert not fight.decree(decree)
    assert asked(fight) == ["q segment"]


@pytest.mark.rule("ACKS-COND-13", "ACKS-READY-15")
def test_who_is_no_longer_held_takes_no_damage_from_the_hold() -> None:
    fight = ring(someone("h", at=(0, 0)), orc("o", at=(0, 1)), orc("q", at=(9, 9)), numbers="h=5 o=3 q=1")
    assert not fight.decree("condition o wrestled source h")
    say(fight, "h: hold_damage o")
    assert asked(fight) == ["h damage"]
    assert not fight.decree("condition o wrestled on no")
    assert (hp(fight, "o"), asked(fight)) == (6, ["h segment"])


@pytest.mark.rule("ACKS-MANEUV-9")
def test_who_is_freed_by_decree_needs_no_save() -> None:
    fight = ring(someone("h", at=(0, 0)), orc("o", at=(0, 1)), orc("q", at=(9, 9)), numbers="o=5 h=3 q=1")
    assert not fight.decree("condition o grabbed source h")
    say(fight, "o: escape")
    assert asked(fight) == ["o save"]
    assert not fight.decree("condition o grabbed on no")
    assert asked(fight) == ["h segment"]


@pytest.mark.rule("ACKS-SPELL-5", "ACKS-READY-15")
@pytest.mark.parametrize("decree", ["condition m mute", "condition m paralyzed", "status m fled"])
def test_a_caster_silenced_when_it_aims_casts_nothing_and_spends_nothing(decree: str) -> None:
    caster = mage("m", at=(0, 0), spells=[DART])
    fight = ring(caster, orc("o", at=(0, 8)), numbers="m=5 o=3", declare={"m": "cast dart"})
    say(fight, "m: cast")
    assert asked(fight) == ["m spell_target"]
    assert not fight.decree(decree)
    assert (castings(fight, "m", "dart"), asked(fight)) == (2, ["o segment"])


@pytest.mark.rule("ACKS-SPELL-5", "ACKS-COUNT-7")
def test_a_caster_that_cannot_act_at_its_number_does_not_cast_at_the_end_of_the_round_either() -> None:
    foes = [orc("o", at=(0, 8)), orc("p", at=(9, 9))]
    fight = ring(mage("m", at=(0, 0), spells=[DART]), *foes, numbers="o=5 m=3 p=1", declare={"m": "cast dart"})
    assert not fight.decree("condition m paralyzed")
    play(fight, "o: pass")
    assert (asked(fight), [each.rules for each in told(fight, SpellAbandoned)]) == (["p segment"], [("ACKS-SPELL-5",)])
    assert not fight.decree("condition m paralyzed on no")
    play(fight, "p: pass")
    assert (fight.state.round, asked(fight), castings(fight, "m", "dart")) == (3, ["m declare"], 2)


@pytest.mark.rule("ACKS-COND-12", "ACKS-READY-15")
def test_a_deafened_caster_felled_at_its_throw_spends_nothing() -> None:
    deaf = mage("m", at=(0, 0), spells=[DART], start=["deafened"])
    fight = ring(deaf, orc("o", at=(0, 8)), numbers="m=5 o=3", declare={"m": "cast dart"})
    say(fight, "m: cast")
    assert asked(fight) == ["m deafened_casting"]
    assert not fight.decree("condition m paralyzed")
    assert (castings(fight, "m", "dart"), asked(fight)) == (2, ["o segment"])


@pytest.mark.rule("ACKS-SPELL-5", "ACKS-SAVE-1")
def test_a_target_taken_away_at_its_save_is_spared() -> None:
    fear = spell("fear", EffectEntry(kind="condition", condition="frightened"), save=saving("spells"), targets=2)
    fight = ring(
        mage("m", at=(0, 0), spells=[fear]), orc("o", at=(0, 8)), orc("p", at=(1, 8)), numbers="m=5 o=3 p=1",
        declare={"m": "cast fear"},
    )  # fmt: skip
    say(fight, "m: cast", "m: target o,p")
    assert asked(fight) == ["o save"]
    assert not fight.decree("status o fled")
    assert asked(fight) == ["p save"]
    say(fight, "p d20 2")
    assert asked(fight) == ["p frightened"]
    assert not fight.decree("status p surrendered")
    assert asked(fight) == ["p frightened"]  # who surrendered is still there
    say(fight, "p d10 3")
    assert (conditions(fight, "o"), conditions(fight, "p")) == (set(), {"frightened"})


@pytest.mark.rule("ACKS-SPELL-10", "ACKS-COND-16")
def test_fire_put_out_by_decree_while_its_die_is_in_the_air() -> None:
    fight = ring(someone("c", at=(0, 0), start=["burning"]), orc("o", at=(0, 20)), numbers="c=5 o=3")
    assert asked(fight) == ["c burning"]
    assert not fight.decree("condition c burning on no")
    assert (hp(fight, "c"), asked(fight)) == (8, ["c segment"])


@pytest.mark.rule("ACKS-ACT-10", "ACKS-DEATH-3")
def test_who_comes_to_by_decree_rolls_no_mortal_wounds() -> None:
    fight = ring(
        someone("h", at=(0, 0)), someone("k", at=(0, -1), hp=-1, status="unconscious", felled_round=1),
        orc("o", at=(0, 20)), numbers="h=5 k=0 o=1",
    )  # fmt: skip
    say(fight, "h: treat_injury k")
    assert asked(fight) == ["k mortal_wounds"]
    assert not fight.decree("hp k 3")
    assert (status(fight, "k"), hp(fight, "k"), asked(fight)) == ("active", 3, ["o segment"])


@pytest.mark.rule("ACKS-MOVE-6", "ACKS-READY-15")
def test_who_is_held_at_its_sneak_throw_does_not_sneak_away() -> None:
    fight = ring(someone("t", at=(0, 0), sneak_throw=5), orc("o", at=(0, 20)), numbers="t=5 o=3")
    say(fight, "t: sneak 0,1 0,2")
    assert asked(fight) == ["t sneak"]
    assert not fight.decree("condition t grabbed source o")
    assert (at(fight, "t"), conditions(fight, "t"), asked(fight)) == ((0, 0), {"grabbed"}, ["t segment"])


@pytest.mark.rule("ACKS-MOVE-11", "ACKS-READY-15")
def test_who_is_put_elsewhere_at_a_save_on_its_way_stays_there() -> None:
    fight = ring(
        someone("h", at=(0, 0)), orc("o", at=(0, 8), start=["frightened"], facing="N"), numbers="o=4 h=1",
        ground={"obstacles": [(0, 9)]},
    )  # fmt: skip
    say(fight, "o: run 0,9 0,10")
    assert asked(fight) == ["o save"]
    assert not fight.decree(placed("place o 5,5"))
    assert (at(fight, "o"), conditions(fight, "o")) == ((5, 5), {"frightened", "disordered"})


@pytest.mark.rule("ACKS-DECL-13", "ACKS-DECL-5")
def test_a_declaration_that_a_decree_forbids_before_all_have_spoken_lapses() -> None:
    fight = ring(mage("m", at=(0, 0), spells=[DART]), mage("n", at=(3, 0), spells=[DART]), orc("o", at=(0, 8)))
    assert asked(fight) == ["m declare", "n declare"]
    play(fight, "m: cast dart")
    assert not fight.decree("condition m mute")
    play(fight, "n: none")
    assert (warrior(fight, "m").declared, asked(fight)[0]) == ("", "m initiative")


@pytest.mark.rule("ACKS-INIT-10")
def test_who_leaves_before_its_initiative_die_does_not_roll() -> None:
    fight = ring(someone("h", at=(0, 0)), orc("o", at=(0, 8)), orc("p", at=(3, 8)))
    assert asked(fight) == ["h initiative", "o initiative", "p initiative"]
    assert not fight.decree("status o fled")
    assert asked(fight) == ["h initiative", "p initiative"]


@pytest.mark.rule("ACKS-TIE-7", "ACKS-ROUND-2")
def test_who_gets_a_lower_number_while_a_tie_is_ordered_comes_later() -> None:
    fight = ring(someone("h", at=(0, 0)), orc("o", at=(0, 20)), orc("p", at=(3, 20)), numbers="h=4 o=4 p=4")
    assert asked(fight) == ["heroes tie"]
    assert not fight.decree("number o 2")
    play(fight, "heroes: split before h after -", "orcs: order o,p")
    assert ended(fight) == ["h", "p", "o"]


# -- movement --------------------------------------------------------------------------------------
@pytest.mark.rule("ACKS-READY-15", "ACKS-READY-4")
@pytest.mark.parametrize("decree", ["condition o paralyzed", "condition o restrained", "condition o frightened"])
def test_who_is_stopped_by_decree_on_its_way_goes_no_farther(decree: str) -> None:
    fight = ring(
        someone("g", at=(0, 0), facing="NE", attacks=[PIKE], **readied_maneuver("pike", "moves")),
        orc("o", at=(3, 0), facing="S", hp_max=20),
        numbers="o=5 g=1",
    )
    say(fight, "o: march 2,-1 1,-2 0,-3")
    assert not fight.decree(decree)
    assert at(fight, "o") == (2, -1)


@pytest.mark.rule("ACKS-GRID-6", "ACKS-READY-15")
def test_a_large_body_does_not_walk_over_somebody_put_into_its_way() -> None:
    vent = feature("vent", (0, 2), hazard={"damage": "1d4 fire"})
    fight = ring(someone("k", at=(9, 9)), ogre("o", at=(0, 3)), numbers="o=5 k=1", features=[vent])
    say(fight, "o: march 0,2 0,1 0,0 0,-1 facing S")
    assert asked(fight) == ["o hazard"]
    assert not fight.decree(placed("place k 0,0 facing S"))
    say(fight, "o d4 1")
    assert at(fight, "o") == (0, 1)


@pytest.mark.rule("ACKS-CHARGE-6", "ACKS-CHARGE-8")
def test_a_charge_stopped_before_its_first_step_leaves_the_charger_in_order() -> None:
    fight = ring(
        ogre("o", at=(0, 0)), archer("a", at=(-1, 1), facing="W"), someone("x", at=(15, 15)), numbers="o=5 a=1 x=0"
    )
    say(fight, "o: charge a", "a: turn E")
    assert (conditions(fight, "o"), asked(fight)) == (set(), ["o segment"])
    assert "ACKS-ACT-1" in refused(fight, "o: charge x")
    say(fight, "o: attack a", "o d20 9")
    assert struck(fight)[0] == 9  # no +2


@pytest.mark.rule("ACKS-CHARGE-13", "ACKS-READY-15", "ACKS-FIRST-19")
@pytest.mark.parametrize("name", ["prone", "restrained", "frightened", "wrestled", "paralyzed"])
def test_a_charger_that_is_stopped_before_its_attack_does_not_attack(name: str) -> None:
    guard = someone("g", at=(0, 0), **readied_maneuver("sword", "charges"))
    fight = ring(guard, orc("o", at=(0, 6)), orc("q", at=(9, 9)), numbers="o=5 g=2 q=1")
    say(fight, "o: charge g to 0,1")
    assert not fight.decree(f"condition o {name}")
    if asked(fight) == ["g interrupt"]:
        play(fight, "g: decline")
    assert (asked(fight), told(fight, AttackResolved)) == (["g segment"], [])


@pytest.mark.rule("ACKS-READY-15", "ACKS-MANEUV-5")
def test_a_disarmed_charger_does_not_attack() -> None:
    guard = someone("g", at=(0, 0), **readied_maneuver("sword", "charges"))
    fight = ring(guard, orc("o", at=(0, 6), hp_max=20), orc("q", at=(9, 9)), numbers="o=5 g=2 q=1")
    say(fight, "o: charge g to 0,1", "g: respond disarm", "g d20 19 | g d6 3 | o d20 2")
    assert (warrior(fight, "o").hand, asked(fight)) == ([], ["g segment"])


@pytest.mark.rule("ACKS-ACT-12", "ACKS-MANEUV-5")
def test_who_is_disarmed_without_having_named_a_weapon_chooses_anew_too() -> None:
    guard = someone("g", at=(0, 0), **readied_maneuver("sword", "comes_into_reach"))
    fight = ring(guard, orc("o", at=(0, 4), hp_max=20), numbers="o=5 g=1")
    say(fight, "o: march 0,1", "o: attack g", "g: respond disarm", "g d20 19 | g d6 3 | o d20 2")
    assert (warrior(fight, "o").hand, asked(fight)) == ([], ["o segment"])
    assert "ACKS-ACT-6" in refused(fight, "o: attack g with sword")


@pytest.mark.rule("ACKS-ENGAGE-8", "ACKS-ENGAGE-17")
def test_somebody_put_beside_the_way_stops_the_mover() -> None:
    vent = feature("vent", (0, 1), hazard={"damage": "1d4 fire"})
    fight = ring(someone("h", at=(0, 0)), orc("o", at=(20, 20)), numbers="h=5 o=1", features=[vent])
    say(fight, "h: march 0,1 0,2 0,3 0,4 0,5")
    assert asked(fight) == ["h hazard"]
    assert not fight.decree(placed("place o 1,4 facing W"))
    say(fight, "h d4 1")
    assert at(fight, "h") == (0, 3)


@pytest.mark.rule("ACKS-MANEUV-8", "ACKS-READY-15")
def test_a_blow_with_the_bare_hand_needs_no_weapon() -> None:
    fight = ring(someone("h", at=(0, 0)), orc("o", at=(0, 1)), orc("q", at=(9, 9)), numbers="h=5 o=3 q=1")
    say(fight, "h: attack o with fist")
    assert not fight.decree("hp q 3")
    assert asked(fight) == ["h attack"]


# -- windows that outlive the act they interrupt ---------------------------------------------------
@pytest.mark.rule("ACKS-READY-9", "ACKS-READY-15")
def test_the_second_of_two_readied_answers_although_the_first_has_ended_the_attack() -> None:
    fight = ring(
        someone("g", at=(0, 0), **readied_maneuver("sword", "comes_into_reach")),
        someone("h", at=(1, 0), **readied("sword", "comes_into_reach")),
        orc("o", at=(0, 4), hp_max=20),
        numbers="o=5 g=3 h=1",
    )
    say(fight, "o: march 0,1", "o: attack g with sword", "g: respond disarm", "g d20 19 | g d6 3 | o d20 2")
    assert asked(fight) == ["h interrupt"]
    play(fight, "h: respond", "h d20 2")
    assert asked(fight) == ["o segment"]
    assert "ACKS-ACT-2" in refused(fight, "o: remain_stationary")  # the moment for interrupts has passed


@pytest.mark.rule("ACKS-READY-20", "ACKS-READY-3")
def test_who_is_put_before_another_readied_one_in_the_window_is_answered_in_it() -> None:
    fight = ring(
        someone("g", at=(0, 0), **readied("sword", "comes_into_reach")),
        someone("h", at=(8, 0), **readied("sword", "comes_into_reach")),
        orc("o", at=(0, 4)),
        numbers="o=5 g=3 h=1",
    )
    say(fight, "o: march 0,1", "o: attack g with sword")
    assert asked(fight) == ["g interrupt"]
    assert not fight.decree(placed("place o 8,1 facing S"))
    assert asked(fight) == ["h interrupt"]


@pytest.mark.rule("ACKS-COND-9", "ACKS-COND-13", "ACKS-CLEAVE-1")
@pytest.mark.parametrize("name", ["frightened", "wrestled", "incapacitated"])
def test_who_answers_and_is_stopped_by_decree_does_not_cleave(name: str) -> None:
    guard = someone("g", at=(0, 0), cleave_max=2, **readied("sword", "comes_into_reach"))
    fight = ring(guard, orc("o", at=(0, 4)), orc("p", at=(1, 1), facing="N"), numbers="o=5 g=1 p=0")
    say(fight, "o: march 0,1", "o: attack g with sword", "g: respond", "g d20 20 | g d6 6")
    assert asked(fight) == ["g cleave"]
    assert not fight.decree(f"condition g {name}")
    assert "g cleave" not in asked(fight)


@pytest.mark.rule("ACKS-COND-9", "ACKS-ATK-4")
def test_who_answers_with_several_attacks_and_is_frightened_after_the_first_makes_no_second() -> None:
    claws = [weapon("left", "1d4", "slashing", "natural"), weapon("right", "1d4", "slashing", "natural")]
    guard = someone("g", at=(0, 0), attacks=claws, **readied("", "comes_into_reach"))
    fight = ring(guard, orc("o", at=(0, 4), hp_max=20), numbers="o=5 g=1")
    say(fight, "o: march 0,1", "o: attack g with sword", "g: respond", "g d20 20")
    assert not fight.decree("condition g frightened")
    say(fight, "g d4 1")
    assert asked(fight) == ["o attack"]


@pytest.mark.rule("ACKS-MANEUV-5", "ACKS-READY-15")
def test_who_has_nothing_left_to_lose_does_not_save_against_a_disarm() -> None:
    fight = ring(someone("g", at=(0, 0)), orc("o", at=(0, 1), hp_max=20), numbers="g=3 o=1")
    say(fight, "g: maneuver disarm o", "g d20 19")
    assert not fight.decree("set o.hand -")
    play(fight, "g d6 2")
    assert (asked(fight), hp(fight, "o")) == (["o segment"], 18)


@pytest.mark.rule("ACKS-MANEUV-6", "ACKS-READY-15")
def test_a_hit_on_who_blocks_an_overrun_needs_only_its_target() -> None:
    fight = ring(someone("g", at=(0, 0)), orc("o", at=(0, 1)), numbers="g=3 o=1")
    say(fight, "g: maneuver overrun o", "g d20 20 | o d20 19", "o: block")
    assert not fight.decree("condition g paralyzed")
    play(fight, "g d6 2")
    assert hp(fight, "o") == 4


@pytest.mark.rule("ACKS-COND-13", "ACKS-MELEE-1")
def test_who_was_put_out_of_the_hold_takes_no_damage_from_it() -> None:
    fight = ring(someone("h", at=(0, 0)), orc("o", at=(0, 1)), numbers="h=5 o=1")
    assert not fight.decree("condition o wrestled source h")
    assert allowed(fight, "h: hold_damage o")
    assert not fight.decree(placed("place o 9,9"))
    assert "ACKS-COND-13" in refused(fight, "h: hold_damage o")


@pytest.mark.rule("ACKS-ENGAGE-8", "ACKS-READY-15")
@pytest.mark.parametrize("decree", ["place o 0,2 facing S", "join like o id n at 1,2 facing W"])
def test_who_is_engaged_by_decree_on_its_way_stops_where_it_is(decree: str) -> None:
    vent = feature("vent", (0, 1), hazard={"damage": "1d4 fire"})
    fight = ring(someone("h", at=(0, 0)), orc("o", at=(20, 20)), numbers="h=5 o=1", features=[vent])
    say(fight, "h: march 0,4")
    assert not fight.decree(placed(decree))
    say(fight, "h d4 1")
    assert (at(fight, "h"), asked(fight)) == ((0, 1), ["h segment"])


@pytest.mark.rule("ACKS-ENGAGE-8", "ACKS-MOVE-12")
def test_who_is_engaged_by_decree_at_the_rim_does_not_leave_the_map() -> None:
    vent = feature("vent", (0, -30), hazard={"damage": "1d4 fire"})
    fight = ring(someone("h", at=(0, -29), facing="S"), orc("o", at=(20, 20)), numbers="h=5 o=1", features=[vent])
    say(fight, "h: march 0,-30 0,-31")
    assert not fight.decree(placed("place o 1,-30 facing W"))
    say(fight, "h: decline", "h d4 1")
    assert (status(fight, "h"), asked(fight)) == ("active", ["h segment"])


@pytest.mark.rule("ACKS-READY-15", "ACKS-RANGED-1")
@pytest.mark.parametrize(("place", "lost"), [("0,12", False), ("0,-9", True)])
def test_a_shot_under_way_needs_its_target_in_sight(place: str, lost: bool) -> None:
    fight = ring(archer("a"), orc("o", at=(0, 9)), numbers="a=5 o=1")
    say(fight, "a: attack o with bow")
    fight.decree(placed(f"place o {place}"))
    assert (asked(fight) != ["a attack"]) is lost
