"""Readied actions: their order, their use, and what takes them away."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.refusals import rules_of
from affray.rulesets.acks2.body.conditions import gain
from affray.rulesets.acks2.model.events import AttackResolved
from affray.rulesets.acks2.model.scenario import EffectEntry
from affray.rulesets.acks2.model.stats import Combat, Condition
from affray.rulesets.acks2.reactions.interrupts import why_no_response
from tests.conformance.acks2.ring import (
    BROADSWORD,
    DART,
    MEND,
    THIEF,
    allowed,
    archer,
    at,
    barred,
    castings,
    conditions,
    edges,
    facing,
    fight_of,
    hp,
    mage,
    new_round,
    ogre,
    orc,
    play,
    readied,
    refused,
    ring,
    saving,
    say,
    someone,
    spear,
    spell,
    status,
    struck,
    warrior,
)
from tests.conformance.harness import asked, left_out, throw, told


@pytest.mark.scenario("ACKS-EX-19")
@pytest.mark.rule("ACKS-READY-1", "ACKS-READY-2", "ACKS-READY-4", "ACKS-READY-5", "ACKS-READY-8")
def test_a_readied_shot_at_the_last_square_in_view_and_then_a_normal_segment() -> None:
    fight = ring(
        archer("archer", at=(0, 0), dex_mod=0),
        orc("orc", at=(-2, 4)),
        someone("far_h", at=(20, 0)),
        orc("far_o", at=(20, 1)),
        walls=[(-1, 2), (1, 2)],
        numbers="far_h=5 far_o=4 archer=3 orc=2",
        round=1,
    )
    play(fight, "far_h: attack far_o with sword", "far_h d20 1", "far_o: pass")
    play(fight, "archer: ready trigger comes_into_view action attack with bow")
    assert asked(fight) == ["orc segment"]
    play(fight, "orc: pass")
    new_round(fight, "orc=5 archer=2 far_h=1 far_o=1")
    play(fight, "orc: march -1,4 0,4 1,4 2,4")
    assert (asked(fight), at(fight, "orc")) == (["archer interrupt"], (1, 4))
    play(fight, "archer: respond", "archer d20 5")
    assert (at(fight, "orc"), asked(fight), allowed(fight, "orc: defend")) == ((2, 4), ["orc segment"], True)
    play(fight, "orc: pass")
    assert (asked(fight), warrior(fight, "archer").ready) == (["archer segment"], None)
    assert allowed(fight, "archer: march 0,1 0,2 0,3")


@pytest.mark.rule("ACKS-READY-8")
def test_an_unused_readied_action_is_kept_until_ones_own_place_in_the_next_round() -> None:
    fight = ring(
        someone("g", at=(0, 0)),
        someone("h", at=(10, 0)),
        orc("o", at=(10, 1)),
        orc("x", at=(0, 15)),
        numbers="h=6 g=5 o=2 x=1",
    )
    play(
        fight,
        "h: attack o with sword",
        "h d20 1",
        "g: ready trigger comes_into_reach action attack with sword",
        "o: pass",
        "x: pass",
    )
    assert (fight.state.round, warrior(fight, "g").ready is not None) == (3, True)
    new_round(fight, "h=6 g=3 o=2 x=1")
    assert (asked(fight), warrior(fight, "g").ready is not None) == (["h segment"], True)
    play(fight, "h: pass")
    assert (asked(fight), warrior(fight, "g").ready) == (["g segment"], None)


@pytest.mark.scenario("ACKS-EX-20")
@pytest.mark.rule("ACKS-READY-6", "ACKS-READY-12")
def test_a_failed_save_takes_the_readied_action() -> None:
    gust = spell(
        "gust", EffectEntry(kind="condition", condition="shaken"), casting="spell_like", save=saving("paralysis")
    )
    fight = ring(
        spear("spear", at=(0, 0), **readied("spear", "comes_into_reach")),
        mage("m", at=(0, 10), side="orcs", facing="S", abilities=[gust]),
        orc("orc", at=(0, 4)),
        numbers="m=6 orc=5 spear=2",
    )
    play(fight, "m: spell_like_ability gust", "m: target spear", "spear d20 2")
    play(fight, "orc: march 0,3 0,2 0,1 facing S")
    assert "ACKS-READY-6" in barred(fight, "spear", "respond")
    play(fight, "orc: pass")
    assert (asked(fight), allowed(fight, "spear: attack orc with spear")) == (["spear segment"], True)


@pytest.mark.scenario("ACKS-EX-21")
@pytest.mark.rule("ACKS-DMG-8", "ACKS-READY-12", "ACKS-DMG-7")
def test_a_hit_without_damage_leaves_the_readiness() -> None:
    fight = ring(
        archer("a", at=(0, 0)),
        orc("golem", at=(0, 10), kind="construct", immune=["mundane:piercing"], **readied("sword", "comes_into_reach")),
        orc("x", at=(9, 9)),
        numbers="a=6 x=3 golem=1",
    )
    play(fight, "a: attack golem with bow", "a d20 19 | a d6 4")
    assert (struck(fight)[2], hp(fight, "golem"), warrior(fight, "golem").ready is not None) == (True, 6, True)


@pytest.mark.scenario("ACKS-EX-22")
@pytest.mark.rule("ACKS-READY-9", "ACKS-READY-15", "ACKS-READY-3")
def test_two_readied_spearmen_strike_in_descending_order() -> None:
    def stopped_before_both(hp: int) -> Fight[Combat]:
        fight = ring(
            spear("a", at=(0, 0), **readied("spear", "comes_into_reach")),
            spear("b", at=(1, 0), cleave_max=0, **readied("spear", "comes_into_reach")),
            ogre("ogre", at=(0, 5), hp=hp),
            numbers="ogre=6 b=5 a=3",
        )
        return play(fight, "ogre: march 0,4 0,3 0,2 0,1 facing S", "ogre: attack a with club")

    fight = stopped_before_both(20)
    assert asked(fight) == ["b interrupt"]
    play(fight, "b: respond", "b d20 2")
    assert asked(fight) == ["a interrupt"]
    play(fight, "a: respond", "a d20 2 | ogre d20 1")
    assert [(each.who, each.target) for each in told(fight, AttackResolved)] == [
        ("b", "ogre"),
        ("a", "ogre"),
        ("ogre", "a"),
    ]
    felled = stopped_before_both(1)
    play(felled, "b: respond", "b d20 19 | b d6 6")
    assert (status(felled, "ogre"), asked(felled)) == ("unconscious", ["b segment"])


@pytest.mark.scenario("ACKS-EX-23")
@pytest.mark.rule("ACKS-READY-10")
def test_a_standoff_of_reserves_ends_all_readiness() -> None:
    def standoff(second: str) -> Fight[Combat]:
        fight = ring(someone("a", at=(0, 0)), orc("o", at=(0, 1)), orc("p", at=(9, 9)), numbers="a=6 o=5 p=1")
        play(
            fight,
            "a: ready trigger attacks action attack with sword targets p",
            "o: ready trigger moves action attack with sword",
            second,
        )
        return fight

    quiet = standoff("p: pass")
    assert (quiet.state.round, warrior(quiet, "a").ready, warrior(quiet, "o").ready) == (3, None, None)


@pytest.mark.rule("ACKS-READY-10")
def test_one_offensive_action_keeps_all_readied_ones() -> None:
    fight = ring(
        someone("a", at=(0, 0)),
        orc("o", at=(0, 9)),
        someone("b", at=(9, 0)),
        orc("p", at=(9, 1)),
        numbers="a=6 o=5 b=3 p=1",
    )
    play(
        fight,
        "a: ready trigger attacks action attack with sword",
        "o: pass",
        "b: attack p with sword",
        "b d20 1",
        "p: pass",
    )
    assert (fight.state.round, warrior(fight, "a").ready is not None) == (3, True)


@pytest.mark.scenario("ACKS-EX-47")
@pytest.mark.rule("ACKS-READY-19", "ACKS-ENGAGE-2", "ACKS-FACE-9")
def test_a_hidden_attacker_and_a_readied_guard() -> None:
    fight = ring(
        someone("thief", at=(0, -4), start=["hidden"], **THIEF),
        orc("guard", at=(0, 0), facing="N", **readied("sword", "attacks")),
        orc("x", at=(9, 9)),
        numbers="thief=5 x=3 guard=1",
    )
    play(fight, "thief: march 0,-3 0,-2 0,-1 facing N")
    assert (asked(fight), edges(fight), facing(fight, "guard")) == (["thief segment"], set(), "N")
    missed, hit = fight, fight.fork()
    play(missed, "thief: attack guard with sword", "thief d20 1")
    assert "hidden" not in conditions(missed, "thief")
    assert "ACKS-READY-14" in left_out(missed, "guard", "interrupt")  # revealed, but still behind him
    play(hit, "thief: attack guard with sword", "thief d20 19 | thief 2d6 1 1")
    assert (hp(hit, "guard"), warrior(hit, "guard").ready) == (4, None)
    assert "ACKS-READY-6" in barred(hit, "guard", "respond")


@pytest.mark.rule("ACKS-READY-19")
def test_after_a_hidden_attack_from_the_front_the_readied_attack_is_offered() -> None:
    fight = ring(
        someone("thief", at=(0, -4), start=["hidden"], **THIEF),
        orc("guard", at=(0, 0), facing="N", **readied("sword", "attacks")),
        numbers="thief=5 guard=1",
    )
    play(fight, "thief: march 0,-3 0,-2 1,-1 1,0 1,1 facing SW", "thief: attack guard with sword", "thief d20 1")
    assert asked(fight) == ["guard interrupt"]


@pytest.mark.scenario("ACKS-EX-48")
@pytest.mark.rule("ACKS-MANEUV-3", "ACKS-READY-12", "ACKS-READY-6")
def test_force_back_breaks_readiness() -> None:
    fight = ring(
        orc("orc", at=(0, 1), attacks=[BROADSWORD]),
        spear("spear", at=(0, 0), **readied("spear", "moves")),
        numbers="orc=5 spear=1",
    )
    play(fight, "orc: maneuver force_back spear with sword", "orc d20 19 | orc d8 5 | spear d20 2")
    assert struck(fight) == (15, 15, True)
    assert (at(fight, "spear"), hp(fight, "spear"), warrior(fight, "spear").ready) == ((0, -1), 3, None)
    assert edges(fight) == set()


@pytest.mark.scenario("ACKS-EX-52")
@pytest.mark.rule("ACKS-FACE-6", "ACKS-FACE-7", "ACKS-READY-3", "ACKS-ATK-5")
def test_turning_lets_a_readied_attack_happen() -> None:
    fight = ring(
        orc("g", at=(0, 0), facing="N", **readied("sword", "comes_into_reach")),
        someone("e", at=(0, -4), facing="N"),
        numbers="e=5 g=1",
    )
    play(fight, "e: march 0,-3 0,-2 0,-1 facing N")
    assert (asked(fight), at(fight, "e")) == (["g turn"], (0, -1))
    declined = fight.fork()
    play(fight, "g: turn S")
    assert edges(fight) == {"e>g", "g>e"}
    play(fight, "e: attack g with sword")
    assert asked(fight) == ["g interrupt"]
    play(fight, "g: respond", "g d20 2 | e d20 12")
    assert [(each.who, each.total.total) for each in told(fight, AttackResolved)] == [("g", 2), ("e", 12)]
    play(declined, "g: decline", "e: attack g with sword", "e d20 12 | e d6 1")
    assert struck(declined) == (14, 13, True)


@pytest.mark.scenario("ACKS-EX-57")
@pytest.mark.rule("ACKS-READY-3", "ACKS-READY-21", "ACKS-RANGED-8")
def test_a_readied_archer_and_an_arriving_swordsman() -> None:
    fight = ring(
        archer("archer", at=(0, 0), **readied("bow", "moves")), orc("orc", at=(0, 5)), numbers="orc=5 archer=2"
    )
    play(fight, "orc: march 0,4 0,3 0,2 0,1 facing S", "orc: attack archer with sword")
    assert (asked(fight), edges(fight)) == (["archer interrupt"], {"orc>archer", "archer>orc"})
    play(fight, "archer: respond", "archer d20 2 | orc d20 1")
    assert [each.who for each in told(fight, AttackResolved)] == ["archer", "orc"]
    assert asked(fight) == ["archer segment"]
    assert "ACKS-RANGED-8" in refused(fight, "archer: attack orc with bow")


def approached(trigger: str = "comes_into_reach", *more: Any, **described: Any) -> Fight[Combat]:
    """A readied swordsman, and an orc that comes up to him and wants to attack."""
    fight = ring(
        someone("g", at=(0, 0), **readied("sword", trigger)),
        orc("orc", at=(0, 5)),
        *more,
        **{"numbers": "orc=5 g=1", **described},
    )
    return play(fight, "orc: march 0,4 0,3 0,2 0,1 facing S")


@pytest.mark.rule("ACKS-READY-13")
def test_a_declined_trigger_leaves_the_action_readied_and_a_taken_one_spends_it() -> None:
    fight = approached("comes_into_reach", orc("x", at=(9, 9)), numbers="orc=5 x=3 g=1")
    play(fight, "orc: attack g with sword")
    declined = play(fight.fork(), "g: decline", "orc d20 1")
    assert (asked(declined), warrior(declined, "g").ready is not None) == (["x segment"], True)
    play(fight, "g: respond", "g d20 1 | orc d20 1")
    assert warrior(fight, "g").ready is None


@pytest.mark.rule("ACKS-READY-5")
def test_after_the_readied_action_the_own_segment_comes_as_usual() -> None:
    fight = play(approached(), "orc: attack g with sword", "g: respond", "g d20 1 | orc d20 1")
    assert (asked(fight), allowed(fight, "g: attack orc with sword")) == (["g segment"], True)


@pytest.mark.rule("ACKS-READY-7")
def test_a_readied_action_may_be_used_in_the_round_in_which_it_was_readied() -> None:
    fight = ring(someone("g", at=(0, 0)), orc("orc", at=(0, 5)), numbers="g=6 orc=5")
    play(fight, "g: ready trigger comes_into_reach action attack with sword", "orc: march 0,4 0,3 0,2 0,1 facing S")
    play(fight, "orc: attack g with sword")
    assert asked(fight) == ["g interrupt"]


@pytest.mark.rule("ACKS-READY-14")
def test_a_readied_action_that_is_not_legal_is_neither_offered_nor_spent() -> None:
    fight = ring(
        someone("g", at=(0, 0), facing="N", **readied("sword", "moves")),
        orc("orc", at=(0, 9)),
        orc("x", at=(9, 9)),
        numbers="orc=5 x=3 g=1",
    )
    play(fight, "orc: march 0,8", "orc: pass")
    assert "ACKS-READY-14" in left_out(fight, "g", "interrupt")
    assert (asked(fight), warrior(fight, "g").ready is not None) == (["x segment"], True)


@pytest.mark.rule("ACKS-READY-15")
def test_who_is_felled_by_the_interrupt_loses_the_rest_of_its_segment() -> None:
    fight = ring(
        someone("g", at=(0, 0), **readied("sword", "comes_into_reach")),
        orc("orc", at=(0, 5), hp=1),
        orc("x", at=(9, 9)),
        numbers="orc=5 g=1 x=0",
    )
    play(fight, "orc: march 0,4 0,3 0,2 0,1 facing S", "orc: attack g with sword", "g: respond", "g d20 19 | g d6 1")
    assert (status(fight, "orc"), asked(fight)) == ("unconscious", ["g segment"])
    assert [each.who for each in told(fight, AttackResolved)] == ["g"]


@pytest.mark.rule("ACKS-READY-16")
def test_an_interrupt_triggers_no_other_interrupt_and_friends_trigger_none() -> None:
    ally = orc("y", at=(3, 3), **readied("sword", "attacks"))
    fight = approached("comes_into_reach", ally, numbers="orc=5 y=2 g=1")
    play(fight, "orc: attack g with sword", "g: respond", "g d20 1 | orc d20 1")
    assert asked(fight) == ["y segment"]  # neither g's interrupt nor the orc's attack was for y to answer


@pytest.mark.rule("ACKS-READY-17")
def test_a_countercharge_has_two_more_and_costs_two_of_ac() -> None:
    fight = ring(someone("g", at=(0, 0), **readied("sword", "charges")), orc("orc", at=(0, 6)), numbers="orc=5 g=1")
    play(fight, "orc: charge g to 0,1", "g: respond countercharge yes", "g d20 9 | g d6 1 | orc d20 8")
    assert (struck(fight, -2), struck(fight)) == ((11, 11, True), (10, 11, False))


@pytest.mark.rule("ACKS-READY-18", "ACKS-DMG-3")
def test_a_readied_spear_against_a_charger_deals_impact_damage() -> None:
    fight = ring(
        spear("g", at=(0, 0), **readied("spear", "charges")), orc("orc", at=(0, 6), hp_max=12), numbers="orc=5 g=1"
    )
    play(fight, "orc: charge g to 0,1", "g: respond", "g d20 10 | g 2d6 3 4 | orc d20 1")
    assert (struck(fight, -2), hp(fight, "orc")) == ((11, 11, True), 4)


@pytest.mark.rule("ACKS-READY-1")
def test_a_movement_action_may_be_readied_too() -> None:
    fight = ring(someone("g", at=(0, 0)), orc("orc", at=(0, 9)), numbers="g=6 orc=5")
    play(fight, "g: ready trigger moves action march", "orc: march 0,8", "orc: pass")
    assert asked(fight) == ["g interrupt"]
    play(fight, "g: respond 1,0 2,0")
    assert at(fight, "g") == (2, 0)


@pytest.mark.rule("ACKS-READY-6", "ACKS-READY-12")
def test_a_free_turn_does_not_take_the_readied_action_but_a_wound_does() -> None:
    fight = ring(
        orc("g", at=(0, 0), facing="N", **readied("sword", "attacks")),
        someone("e", at=(0, -4)),
        orc("x", at=(9, 9)),
        numbers="e=5 x=3 g=1",
    )
    play(fight, "e: march 0,-3 0,-2 0,-1 facing N", "g: turn S")
    assert warrior(fight, "g").ready is not None
    play(fight, "e: attack g with sword", "g: decline", "e d20 19 | e d6 1")
    assert (warrior(fight, "g").ready, "ACKS-READY-6" in barred(fight, "g", "respond")) == (None, True)


@pytest.mark.rule("ACKS-READY-11", "ACKS-SPELL-2", "ACKS-SPELL-3")
def test_a_readied_shot_at_a_casting_disrupts_it() -> None:
    fight = ring(
        mage("m", at=(0, 0), hp_max=9, spells=[DART]),
        archer("x", at=(0, 10), side="orcs", facing="S", dex_mod=0, **readied("bow", "casts")),
        numbers="m=5 x=2",
        declare={"m": "cast dart"},
    )
    play(fight, "m: cast")
    assert asked(fight) == ["x interrupt"]
    play(fight, "x: respond", "x d20 19 | x d6 1")
    assert (castings(fight, "m", "dart"), hp(fight, "x"), asked(fight)) == (1, 7, ["x segment"])


@pytest.mark.rule("ACKS-DEATH-1", "ACKS-COND-16")
def test_who_falls_at_the_start_of_initiative_loses_what_it_readied() -> None:
    fight = ring(
        someone("c", at=(0, 0), hp=2, start=["burning"], **readied("sword", "comes_into_reach")),
        orc("o", at=(0, 20)),
        numbers="c=5 o=3",
    )
    throw(fight, "c d8 2")
    assert (status(fight, "c"), asked(fight), warrior(fight, "c").ready) == ("unconscious", ["o segment"], None)


@pytest.mark.rule("ACKS-READY-21", "ACKS-RANGED-6")
def test_a_readied_shot_into_a_melee_that_was_there_before_is_refused() -> None:
    fight = ring(
        someone("k", at=(0, 5)),
        archer("a", at=(0, 0), **readied("bow", "attacks")),
        orc("o", at=(0, 6)),
        numbers="o=5 k=3 a=1",
    )
    say(fight, "o: attack k with sword")
    assert "ACKS-RANGED-6" in left_out(fight, "a", "interrupt")


@pytest.mark.rule("ACKS-FACE-9", "ACKS-READY-19")
def test_who_was_hidden_sets_off_no_guard_behind_its_back() -> None:
    fight = ring(
        someone("g", at=(0, 0), facing="N", **readied("sword", "comes_into_reach")),
        orc("t", at=(0, -3), facing="N", start=["hidden"]),
        numbers="t=5 g=1",
    )
    play(fight, "t: march 0,-1")
    assert asked(fight) == ["t segment"]
    say(fight, "t: attack g with sword")
    throw(fight, "t d20 2")
    # revealed behind him: his readied attack is not legal, and there is no free turn (ACKS-FACE-9)
    assert asked(fight) == ["g segment"]


@pytest.mark.rule("ACKS-COND-9", "ACKS-READY-14")
def test_the_frightened_take_no_readied_attack() -> None:
    guard = someone("g", at=(0, 0), **readied("sword", "comes_into_reach"))
    fight = ring(guard, orc("o", at=(0, 4)), numbers="o=5 g=1")
    assert not fight.decree("condition g frightened")
    say(fight, "o: march 0,1", "o: attack g with sword")
    assert (asked(fight), left_out(fight, "g", "interrupt")) == (["o attack"], ("ACKS-READY-14",))


@pytest.mark.rule("ACKS-READY-1", "ACKS-READY-13")
def test_who_readies_anew_has_lost_nothing() -> None:
    fight = ring(someone("h"), orc("o", at=(0, 9)), numbers="h=5 o=1")
    warrior(fight, "h").lost_ready = "ACKS-READY-6"
    play(fight, "h: ready moves action attack")
    ready = warrior(fight, "h").ready
    assert ready is not None
    assert (ready.weapon, ready.trigger, ready.round, warrior(fight, "h").lost_ready) == ("sword", "moves", 2, "")
    fight = ring(someone("h"), orc("o", at=(0, 9)), numbers="h=5 o=1")
    assert "ACKS-READY-20" in refused(fight, "h: ready enters_square")


@pytest.mark.rule("ACKS-READY-14", "ACKS-READY-2", "ACKS-DECL-11", "ACKS-READY-6")
def test_every_rule_against_a_readied_attack() -> None:
    def guard(**changes: Any) -> tuple[Fight[Combat], Any, Any]:
        fight = fight_of(
            orc("o", at=(0, 1)), mage("g", spells=[MEND, DART], **{**readied("sword", "moves"), **changes})
        )
        fight.state.triggered = ["g"]
        return fight, warrior(fight, "g"), warrior(fight, "o")

    fight, g, o = guard()
    assert why_no_response(fight.scene, g, o, {}) == []
    assert rules_of(why_no_response(fight.scene, g, None, {})) == ["ACKS-READY-14"]
    g.declared = "mend"
    assert rules_of(why_no_response(fight.scene, g, o, {})) == ["ACKS-DECL-11"]
    g.declared = ""
    gain(fight.scene, g, Condition("paralyzed"))
    assert rules_of(why_no_response(fight.scene, g, o, {})) == ["ACKS-READY-14"]
    fight, g, o = guard(at=(0, 5))
    assert sorted(rules_of(why_no_response(fight.scene, g, o, {}))) == ["ACKS-MELEE-1", "ACKS-READY-14"]
    fight, g, o = guard()
    fight.state.triggered = []
    assert rules_of(why_no_response(fight.scene, g, o, {})) == ["ACKS-READY-14"]
    g.ready, g.lost_ready = None, ""
    assert rules_of(why_no_response(fight.scene, g, o, {})) == ["ACKS-READY-2"]
    g.lost_ready = "ACKS-READY-6"
    assert rules_of(why_no_response(fight.scene, g, o, {})) == ["ACKS-READY-6"]


@pytest.mark.rule("ACKS-READY-6", "ACKS-READY-9")
@pytest.mark.parametrize(
    ("changes", "why"),
    [({"lost_ready": "ACKS-READY-6"}, ("ACKS-READY-6",)), ({"lost_ready": "ACKS-READY-13"}, ()), ({}, ()),
     ({"lost_ready": "ACKS-READY-6", "status": "surrendered"}, ()),
     ({"lost_ready": "ACKS-READY-6", "side": "orcs"}, ())],
)  # fmt: skip
def test_the_log_says_who_would_have_answered_but_for_a_lost_readiness(
    changes: dict[str, Any], why: tuple[str, ...]
) -> None:
    fight = fight_of(
        orc("o", at=(0, 3)), someone("g", **changes), someone("k", at=(0, 9), **readied("sword", "moves")),
    )  # fmt: skip
    play(fight, "o: march 0,2", "o: pass")
    assert left_out(fight, "g", "interrupt") == why
    assert "ACKS-READY-14" in left_out(fight, "k", "interrupt")


@pytest.mark.rule("ACKS-READY-6")
def test_of_the_lost_readiness_of_those_at_peace_the_log_says_nothing() -> None:
    fight = fight_of(
        orc("o", at=(0, 3)), someone("g", side="guests", lost_ready="ACKS-READY-6"),
        someone("k", at=(0, 9), **readied("sword", "moves")), non_hostile=[["orcs", "guests"]],
    )  # fmt: skip
    play(fight, "o: march 0,2", "o: pass")
    assert left_out(fight, "g", "interrupt") == ()


@pytest.mark.rule("ACKS-READY-17")
def test_a_countercharge_needs_a_charge_and_a_blow() -> None:
    fight = ring(spear("s", **readied("spear", "comes_into_reach")), orc("o", at=(0, 4)), numbers="o=6 s=3")
    say(fight, "o: march 0,1", "o: attack s")
    assert refused(fight, "s: respond countercharge yes") == ["ACKS-READY-17"]
    assert allowed(fight, "s: respond countercharge no")
    shot = ring(archer("s", **readied("bow", "charges")), orc("o", at=(0, 6)), numbers="o=6 s=3")
    say(shot, "o: charge s to 0,1")
    assert refused(shot, "s: respond countercharge yes") == ["ACKS-READY-17"]
