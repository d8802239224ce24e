"""Ready weapons in the first round: the interrupt of a charge, what takes it away, and what it costs."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.refusals import rules_of
from affray.rulesets.acks2.body.conditions import gain
from affray.rulesets.acks2.model.scenario import EffectEntry
from affray.rulesets.acks2.model.stats import Combat, Condition
from affray.rulesets.acks2.reactions.interrupts import first_weapons, qualifies, why_no_first
from tests.conformance.acks2.ring import (
    DART,
    GREAT_AXE,
    SPEAR,
    Figure,
    archer,
    at,
    barred,
    conditions,
    ended,
    engaged_by,
    fight_of,
    hp,
    mage,
    missile,
    new_round,
    ogre,
    orc,
    placed,
    play,
    refused,
    ring,
    saving,
    say,
    segment,
    someone,
    spear,
    spell,
    status,
    struck,
    warrior,
    weapon,
)
from tests.conformance.harness import answer, asked, left_out, throw

ORCS = "orc_1=6 orc_2=5 orc_3=4 archer_s=3 spear_a=1"


def three_orcs(**options: Any) -> Fight[Combat]:
    """A spearman and an archer in round one, and three orcs 30 ft away: two with spears, one with a great axe."""
    return ring(
        spear("spear_a", at=(0, 0)),
        archer("archer_s", at=(4, 0)),
        orc("orc_1", at=(4, 6), attacks=[SPEAR]),
        orc("orc_2", at=(0, 6), attacks=[SPEAR]),
        orc("orc_3", at=(1, 6), attacks=[GREAT_AXE], hp=5),
        numbers=ORCS,
        round=1,
        **options,
    )


def until_the_third(fight: Fight[Combat], second: str = "orc_2 d20 9") -> Fight[Combat]:
    """The first two charges of the example: the archer interrupts hers, the spearman may not interrupt his."""
    play(
        fight, "orc_1: charge archer_s to 4,1", "archer_s: interrupt", "archer_s d20 12 | archer_s d6 3", "orc_1 d20 6"
    )
    return play(fight, "orc_2: charge spear_a to 0,1", second)


@pytest.mark.scenario("ACKS-EX-1")
@pytest.mark.rule(
    "ACKS-FIRST-1", "ACKS-FIRST-2", "ACKS-FIRST-3", "ACKS-FIRST-5", "ACKS-FIRST-6", "ACKS-FIRST-8", "ACKS-FIRST-9",
    "ACKS-FIRST-12", "ACKS-FIRST-18", "ACKS-FIRST-19", "ACKS-FIRST-22", "ACKS-CHARGE-7", "ACKS-CHARGE-8",
    "ACKS-COUNT-2",
)  # fmt: skip
def test_ready_bow_and_ready_spear_in_round_one() -> None:
    fight = three_orcs()
    play(fight, "orc_1: charge archer_s to 4,1")
    assert (asked(fight), at(fight, "orc_1")) == (["archer_s interrupt"], (4, 1))
    play(fight, "archer_s: interrupt", "archer_s d20 12 | archer_s d6 3 | orc_1 d20 6")
    assert (struck(fight, -2), hp(fight, "orc_1")) == ((13, 11, True), 3)
    assert struck(fight) == (8, 13, False)
    play(fight, "orc_2: charge spear_a to 0,1", "orc_2 d20 9")
    assert (struck(fight), at(fight, "orc_2")) == ((11, 15, False), (0, 1))
    assert "ACKS-FIRST-8" in left_out(fight, "spear_a", "interrupt")
    assert (warrior(fight, "spear_a").first_ready, engaged_by(fight, "spear_a")) == (True, {"orc_2"})
    play(fight, "orc_3: charge spear_a to 1,1")
    assert (asked(fight), at(fight, "orc_3")) == (["spear_a interrupt"], (1, 1))
    play(fight, "spear_a: interrupt", "spear_a d20 14 | spear_a 2d6 4 2")
    assert (struck(fight), hp(fight, "orc_3"), status(fight, "orc_3")) == ((15, 11, True), -2, "unconscious")
    assert (asked(fight), segment(fight, "archer_s", "spear_a")) == (["spear_a cleave"], ("forfeited", "forfeited"))
    play(fight, "spear_a: stop")
    assert fight.state.round == 2  # counts 3 and 1 came and went: nobody was asked


@pytest.mark.scenario("ACKS-EX-2")
@pytest.mark.rule("ACKS-FIRST-11")
def test_damage_before_the_charge_takes_the_readiness() -> None:
    fight = until_the_third(three_orcs(), second="orc_2 d20 13 | orc_2 2d6 2 3")
    assert (struck(fight), hp(fight, "spear_a")) == ((15, 15, True), 3)
    play(fight, "orc_3: charge spear_a to 1,1", "orc_3 d20 2")
    assert "ACKS-FIRST-11" in left_out(fight, "spear_a", "interrupt")
    assert (asked(fight), segment(fight, "archer_s")) == (["spear_a segment"], "forfeited")


@pytest.mark.scenario("ACKS-EX-54")
@pytest.mark.rule("ACKS-FIRST-10", "ACKS-CLEAVE-4", "ACKS-CLEAVE-8", "ACKS-READY-18")
def test_a_spear_interrupt_that_kills_may_cleave_with_impact() -> None:
    fight = until_the_third(three_orcs())
    play(
        fight,
        "orc_3: charge spear_a to 1,1",
        "spear_a: interrupt",
        "spear_a d20 14 | spear_a 2d6 4 2",
        "spear_a: cleave orc_2",
        "spear_a d20 12 | spear_a 2d6 2 3",
    )
    assert (struck(fight), hp(fight, "orc_2"), status(fight, "orc_2")) == ((13, 11, True), 0, "unconscious")
    assert (warrior(fight, "spear_a").cleaves, fight.state.round) == (0, 2)


@pytest.mark.rule("ACKS-CLEAVE-8")
def test_after_the_interrupt_the_impact_goes_only_against_others_who_charged() -> None:
    fight = ring(
        spear("spear_a", at=(0, 0)),
        orc("orc_1", at=(1, 6), hp=5, attacks=[GREAT_AXE]),
        orc("orc_2", at=(0, 4), attacks=[GREAT_AXE]),
        numbers="orc_2=6 orc_1=5 spear_a=1",
        round=1,
    )
    play(
        fight,
        "orc_2: march 0,3 0,2 0,1",
        "orc_2: pass",
        "orc_1: charge spear_a to 1,1",
        "spear_a: interrupt",
        "spear_a d20 14 | spear_a 2d6 4 2",
    )
    play(fight, "spear_a: cleave orc_2", "spear_a d20 14 | spear_a d6 2")
    assert hp(fight, "orc_2") == 3


@pytest.mark.scenario("ACKS-EX-14")
@pytest.mark.rule("ACKS-FIRST-7", "ACKS-FIRST-16", "ACKS-FIRST-17", "ACKS-FIRST-18")
def test_a_big_charger_is_stopped_by_the_bow_only() -> None:
    fight = ring(
        spear("spear_a", at=(0, 0)),
        archer("archer_s", at=(-5, 0), facing="E"),
        ogre("ogre", at=(0, 8)),
        numbers="ogre=6 spear_a=2 archer_s=1",
        round=1,
    )
    play(fight, "ogre: charge spear_a to 0,1")
    assert "ACKS-FIRST-7" in left_out(fight, "spear_a", "interrupt")
    assert asked(fight) == ["archer_s interrupt"]
    play(fight, "archer_s: interrupt", "archer_s d20 19 | archer_s d6 2 | ogre d20 1")
    assert (struck(fight, -2)[2], struck(fight)[2]) == (True, False)
    assert asked(fight) == ["spear_a segment"]


@pytest.mark.rule("ACKS-FIRST-16")
def test_a_bow_may_interrupt_a_charger_with_a_long_weapon() -> None:
    fight = three_orcs()
    play(fight, "orc_1: charge archer_s to 4,1")
    assert asked(fight) == ["archer_s interrupt"]


@pytest.mark.scenario("ACKS-EX-15")
@pytest.mark.rule("ACKS-FIRST-13")
def test_who_has_acted_cannot_interrupt() -> None:
    fight = ring(archer("archer_s", at=(0, 0)), orc("orc", at=(0, 6)), numbers="archer_s=5 orc=4", round=1)
    play(fight, "archer_s: attack orc with bow", "archer_s d20 1", "orc: charge archer_s to 0,1", "orc d20 1")
    assert "ACKS-FIRST-13" in left_out(fight, "archer_s", "interrupt")


@pytest.mark.scenario("ACKS-EX-16")
@pytest.mark.rule("ACKS-DELAY-19", "ACKS-FIRST-13")
def test_delaying_ends_the_readiness() -> None:
    fight = ring(archer("archer_s", at=(0, 0)), orc("orc", at=(0, 6)), numbers="archer_s=5 orc=4", round=1)
    play(fight, "archer_s: delay")
    assert asked(fight) == ["archer_s join"]
    joined = fight.fork()
    play(fight, "archer_s: keep", "orc: charge archer_s to 0,1", "orc d20 1")
    assert {"ACKS-DELAY-19", "ACKS-FIRST-13"} <= {*left_out(fight, "archer_s", "interrupt")}
    play(joined, "archer_s: join")
    assert asked(joined) == ["orcs tie"]
    play(joined, "orcs: split before - after orc")
    assert asked(joined) == ["archer_s segment"]


@pytest.mark.scenario("ACKS-EX-17")
@pytest.mark.rule("ACKS-FIRST-4", "ACKS-FIRST-14", "ACKS-CLEAVE-4", "ACKS-CLEAVE-5", "ACKS-CLEAVE-11", "ACKS-RANGED-1")
def test_one_interrupt_only_and_its_cleave() -> None:
    fight = ring(
        archer("archer", at=(0, 0), level=2, hd="2", attack_throw=9, dex_mod=0, cleave_max=2),
        orc("orc_1", at=(0, 6), hp=2),
        orc("orc_2", at=(4, 12)),
        orc("orc_3", at=(-3, 6)),
        orc("far", at=(0, 25)),
        numbers="orc_1=6 orc_3=5 orc_2=1 archer=1 far=0",
        round=1,
    )
    play(fight, "orc_1: charge archer to 0,1", "archer: interrupt", "archer d20 12 | archer d6 5")
    assert (struck(fight), status(fight, "orc_1"), asked(fight)) == ((12, 10, True), "unconscious", ["archer cleave"])
    assert "ACKS-CLEAVE-11" in refused(fight, "archer: cleave far")
    play(fight, "archer: cleave orc_2", "archer d20 15 | archer d6 2")
    assert (struck(fight), hp(fight, "orc_2"), warrior(fight, "archer").cleaves) == ((15, 12, True), 4, 1)
    assert asked(fight) == ["orc_3 segment"]  # orc_1 made no attack, and the chain is over
    play(fight, "orc_3: charge archer to -1,1", "orc_3 d20 1")
    assert "ACKS-FIRST-14" in left_out(fight, "archer", "interrupt")


@pytest.mark.scenario("ACKS-EX-18")
@pytest.mark.rule("ACKS-FIRST-21", "ACKS-DECL-11")
def test_a_caster_has_no_interrupt() -> None:
    fight = ring(archer("elf", at=(0, 0), dex_mod=0, spells=[DART]), orc("orc", at=(0, 6)), round=1)
    new_round(fight, "elf=1 orc=5", elf="cast dart")
    play(fight, "orc: charge elf to 0,1", "orc d20 1")
    assert "ACKS-FIRST-21" in left_out(fight, "elf", "interrupt")
    assert asked(fight) == ["elf segment"]
    assert "ACKS-DECL-11" in refused(fight, "elf: attack orc with bow")
    assert "ACKS-DECL-11" in refused(fight, "elf: defend")


@pytest.mark.scenario("ACKS-EX-55")
@pytest.mark.rule("ACKS-FIRST-13", "ACKS-TIE-4", "ACKS-COUNT-9")
def test_a_charger_placed_before_the_archer_can_still_be_interrupted() -> None:
    fight = ring(
        archer("a", at=(0, 0)),
        archer("b", at=(10, 0)),
        orc("x", at=(0, 6)),
        orc("y", at=(10, 20)),
        numbers="a=4 x=4 b=1 y=0",
        round=1,
    )
    assert asked(fight) == ["orcs tie"]
    after = fight.fork()
    play(fight, "orcs: split before x after -", "x: charge a to 0,1")
    assert asked(fight) == ["a interrupt"]
    play(fight, "a: interrupt", "a d20 1", "b: decline", "x d20 1")
    assert (segment(fight, "a"), warrior(fight, "a").number_called, asked(fight)) == ("forfeited", True, ["b segment"])
    play(after, "orcs: split before - after x", "a: pass", "x: charge a to 0,1", "b: decline", "x d20 1")
    assert "ACKS-FIRST-13" in left_out(after, "a", "interrupt")


@pytest.mark.scenario("ACKS-EX-46")
@pytest.mark.rule("ACKS-COUNT-5", "ACKS-COUNT-7", "ACKS-COUNT-8", "ACKS-FIRST-3", "ACKS-COND-16", "ACKS-COND-2")
def test_a_forfeited_segment_still_burns_and_ends_disorder() -> None:
    fight = ring(
        archer("archer_s", at=(0, 0), start=["burning", "disordered"]),
        orc("orc", at=(0, 6)),
        numbers="orc=6 archer_s=3",
        round=1,
    )
    play(fight, "orc: charge archer_s to 0,1", "archer_s: interrupt", "archer_s d20 1 | orc d20 5 | archer_s d8 4")
    assert struck(fight) == (7, 11, False)  # her AC 3 was still 1 when the orc struck
    assert ("disordered" in conditions(fight, "archer_s"), hp(fight, "archer_s")) == (False, 3)
    assert fight.state.round == 2


# -- single rules ------------------------------------------------------------------------------------
def charged(defender: Figure, *more: Figure, **described: Any) -> Fight[Combat]:
    """An orc with an axe charges somebody in round one."""
    numbers = f"orc=5 {defender.id}=1 " + " ".join(f"{each.id}=0" for each in more)
    fight = ring(
        defender, orc("orc", at=(0, 6), attacks=[GREAT_AXE]), *more, **{"numbers": numbers, "round": 1, **described}
    )
    return answer(fight, placed("orc: charge d to 0,1"))


@pytest.mark.rule("ACKS-FIRST-1", "ACKS-FIRST-5")
def test_without_a_fitting_weapon_there_is_no_interrupt() -> None:
    assert asked(charged(someone("d", at=(0, 0)))) == ["orc attack"]


@pytest.mark.rule("ACKS-FIRST-12", "ACKS-FIRST-1")
def test_who_began_the_round_engaged_has_no_interrupt() -> None:
    fight = charged(spear("d", at=(0, 0)), orc("other", at=(1, 1), facing="SW"))
    assert (asked(fight), "ACKS-FIRST-1" in left_out(fight, "d", "interrupt")) == (["orc attack"], True)


@pytest.mark.rule("ACKS-FIRST-13")
def test_in_the_second_round_there_is_no_interrupt() -> None:
    assert asked(charged(spear("d", at=(0, 0)), round=2)) == ["orc attack"]


@pytest.mark.rule("ACKS-FIRST-5")
def test_first_round_readiness_is_an_option() -> None:
    assert asked(charged(spear("d", at=(0, 0)), first_round_readiness=False)) == ["orc attack"]


@pytest.mark.rule("ACKS-FIRST-14")
def test_only_a_charge_is_interrupted() -> None:
    fight = ring(spear("d", at=(0, 0)), orc("orc", at=(0, 4)), numbers="orc=5 d=1", round=1)
    play(fight, "orc: march 0,3 0,2 0,1 facing S")
    answer(fight, "orc: attack d with sword")
    assert asked(fight) == ["orc attack"]


@pytest.mark.rule("ACKS-FIRST-15")
@pytest.mark.parametrize(("mode", "asks"), [("melee", False), ("missile", True)])
def test_a_spear_counts_as_it_is_held(mode: str, asks: bool) -> None:
    held = weapon("spear", "1d6", "piercing", "long", "impact", "thrown", range=[30, 60, 120], mode=mode)
    fight = ring(
        someone("d", at=(0, 0), attacks=[held]), orc("orc", at=(0, 6), attacks=[SPEAR]), numbers="orc=5 d=1", round=1
    )
    answer(fight, placed("orc: charge d to 0,1"))
    assert (asked(fight) == ["d interrupt"]) is asks  # against another spear only a thrown one helps


@pytest.mark.rule("ACKS-FIRST-17")
@pytest.mark.parametrize(("scope", "asks"), [("any_charger", True), ("own_charger", False)])
def test_any_charger_may_be_shot_unless_the_option_says_otherwise(scope: str, asks: bool) -> None:
    fight = charged(someone("d", at=(0, 0)), archer("a", at=(-5, 0), facing="E"), first_round_scope=scope)
    assert (asked(fight) == ["a interrupt"]) is asks


@pytest.mark.rule("ACKS-FIRST-17")
def test_a_spear_interrupts_only_whom_it_reaches() -> None:
    fight = charged(someone("d", at=(0, 0)), spear("a", at=(-4, 0)))
    assert (asked(fight), "ACKS-MELEE-1" in left_out(fight, "a", "interrupt")) == (["orc attack"], True)


@pytest.mark.rule("ACKS-FIRST-19", "ACKS-FACE-6")
def test_free_turns_come_before_the_interrupts() -> None:
    fight = charged(spear("d", at=(0, 0), facing="S"))
    assert asked(fight) == ["d turn"]
    play(fight, "d: turn N")
    assert asked(fight) == ["d interrupt"]


@pytest.mark.rule("ACKS-FIRST-19", "ACKS-CHARGE-11")
def test_the_window_opens_even_if_the_charge_was_stopped_short() -> None:
    fight = ring(
        archer("d", at=(0, 0)),
        someone("guard", at=(1, 4), facing="N"),
        orc("orc", at=(0, 9), attacks=[GREAT_AXE]),
        numbers="orc=5 d=1 guard=0",
        round=1,
    )
    answer(fight, placed("orc: charge d to 0,1"))
    assert (at(fight, "orc"), asked(fight)) == ((0, 5), ["d interrupt"])


@pytest.mark.rule("ACKS-FIRST-20")
def test_several_interrupts_come_in_descending_order_of_numbers() -> None:
    fight = charged(spear("d", at=(0, 0)), archer("a", at=(-5, 0), facing="E"), numbers="orc=5 d=1 a=3")
    assert asked(fight) == ["a interrupt"]
    play(fight, "a: interrupt", "a d20 1")
    assert asked(fight) == ["d interrupt"]


@pytest.mark.rule("ACKS-FIRST-22", "ACKS-READY-17")
def test_the_interrupt_may_be_a_countercharge() -> None:
    fight = charged(spear("d", at=(0, 0)))
    play(fight, "d: interrupt countercharge yes", "d d20 8 | d 2d6 1 1 | orc d20 1")
    assert (struck(fight, -2), struck(fight)[1]) == ((11, 11, True), 13)


@pytest.mark.rule("ACKS-FIRST-11")
def test_a_failed_save_takes_the_readiness_and_leaves_the_segment() -> None:
    gust = spell(
        "gust", EffectEntry(kind="condition", condition="shaken"), casting="spell_like", save=saving("paralysis")
    )
    fight = ring(
        spear("d", at=(0, 0)),
        orc("orc", at=(0, 6), attacks=[GREAT_AXE]),
        mage("m", at=(0, 10), side="orcs", facing="S", abilities=[gust]),
        numbers="m=6 orc=5 d=1",
        round=1,
    )
    play(fight, "m: spell_like_ability gust", "m: target d", "d d20 2", "orc: charge d to 0,1", "orc d20 1")
    assert ("ACKS-FIRST-11" in left_out(fight, "d", "interrupt"), asked(fight)) == (True, ["d segment"])


@pytest.mark.rule("ACKS-FIRST-9")
@pytest.mark.parametrize("dice", ["d d20 1 | orc d20 1", "d d20 19 | d 2d6 1 1 | orc d20 1"])
def test_hit_or_miss_the_segment_is_gone(dice: str) -> None:
    fight = ring(
        spear("d", at=(0, 0)), orc("orc", at=(0, 6), hp_max=20, attacks=[GREAT_AXE]), numbers="orc=5 d=1", round=1
    )
    play(fight, "orc: charge d to 0,1", "d: interrupt", dice)
    assert fight.state.round == 2


@pytest.mark.rule("ACKS-FIRST-17", "ACKS-MELEE-2")
def test_a_second_rank_spear_interrupts_in_round_one() -> None:
    fight = ring(
        someone("a", at=(0, 0)),
        spear("s", at=(0, -1), str_mod=0),
        orc("o", at=(0, 8), attacks=[GREAT_AXE]),
        numbers="o=6 a=2 s=1",
        round=1,
    )
    play(fight, "o: charge a to 0,1")
    assert asked(fight) == ["s interrupt"]
    say(fight, "s: interrupt", "s d20 19 | s 2d6 2 2")
    assert hp(fight, "o") == 2


@pytest.mark.rule("ACKS-FIRST-7")
def test_a_small_spear_does_not_interrupt_a_man_sized_charger() -> None:
    fight = ring(spear("s", at=(0, 0), size="small"), orc("o", at=(0, 8)), numbers="o=6 s=1", round=1)
    say(fight, "o: charge s to 0,1")
    assert "ACKS-FIRST-7" in left_out(fight, "s", "interrupt")


@pytest.mark.rule("ACKS-FIRST-8", "ACKS-MELEE-4")
def test_a_broken_spear_no_longer_protects_its_charger() -> None:
    fight = ring(
        spear("s", at=(0, 0), str_mod=0),
        orc("o", at=(0, 8), attacks=[SPEAR]),
        orc("p", at=(1, 8)),
        numbers="o=6 p=5 s=1",
        round=1,
    )
    play(fight, "o: charge s to 0,1", "o d20 1")
    assert not warrior(fight, "o").arms["spear"].long
    play(fight, "p: charge s to 1,1")
    assert asked(fight) == ["s interrupt"]


@pytest.mark.rule("ACKS-FIRST-8", "ACKS-FIRST-15", "ACKS-ACT-6")
def test_a_spear_held_for_throwing_cannot_charge() -> None:
    thrown = weapon("spear", "1d6", "piercing", "long", "impact", "thrown", range=[30, 60, 120], mode="missile")
    fight = ring(spear("s", at=(0, 0)), orc("o", at=(0, 8), attacks=[thrown]), numbers="o=6 s=1", round=1)
    assert refused(fight, "o: charge s to 0,1")
    say(fight, "o: mode spear")
    say(fight, "o: charge s to 0,1")
    assert "ACKS-FIRST-8" in left_out(fight, "s", "interrupt")


@pytest.mark.rule("ACKS-FIRST-19", "ACKS-CHARGE-11")
def test_the_window_opens_even_if_the_charge_is_stopped() -> None:
    # stopped on its way by a third man who turns to it: the charge attack is lost, the window opens all the same
    fight = ring(
        someone("t", at=(0, 8), facing="S"),
        someone("k", at=(1, 4), facing="N"),
        archer("a", at=(6, 0), facing="N"),
        orc("c", at=(0, 0), facing="N"),
        numbers="c=5 t=3 k=2 a=1",
        round=1,
    )
    play(fight, "c: charge t to 0,7")
    assert asked(fight) == ["k turn"]
    play(fight, "k: turn SW")
    assert (at(fight, "c"), asked(fight)) == ((0, 3), ["a interrupt"])
    play(fight, "a: interrupt", "a d20 2")
    assert asked(fight) == ["t segment"]


@pytest.mark.rule("ACKS-FIRST-3", "ACKS-FIRST-13")
def test_no_segment_after_an_interrupt_in_a_tie() -> None:
    fight = ring(
        archer("a", at=(0, 0)),
        archer("b", at=(9, 0)),
        orc("x", at=(0, 6)),
        orc("y", at=(9, 30)),
        numbers="x=4 a=4 b=1 y=1",
        round=1,
    )
    play(
        fight, "orcs: split before x after -", "x: charge a to 0,1", "a: interrupt", "a d20 2", "b: decline", "x d20 2"
    )
    assert segment(fight, "a") == "forfeited"
    assert asked(fight) == ["orcs tie"]
    assert fight.state.count == 1


@pytest.mark.rule("ACKS-FIRST-7")
def test_a_large_spear_interrupts_a_large_charger() -> None:
    fight = ring(spear("s", at=(0, 0), size="large"), ogre("o", at=(0, 9)), numbers="o=6 s=1", round=1)
    play(fight, "o: charge s to 0,1")
    assert asked(fight) == ["s interrupt"]


@pytest.mark.rule("ACKS-READY-17", "ACKS-FIRST-22", "ACKS-COUNT-8")
def test_a_countercharge_disorders_until_the_own_number() -> None:
    fight = ring(
        spear("s", at=(0, 0), str_mod=0),
        orc("o", at=(0, 8), attacks=[GREAT_AXE]),
        orc("p", at=(9, 9)),
        numbers="o=6 s=3 p=1",
        round=1,
    )
    say(fight, "o: charge s to 0,1", "s: interrupt countercharge yes", "s d20 11 | s 2d6 1 1")
    assert struck(fight) == (13, 11, True)
    assert "disordered" in conditions(fight, "s")
    throw(fight, "o d20 3")
    assert struck(fight)[1] == 13
    assert (asked(fight), conditions(fight, "s")) == (["p segment"], set())


@pytest.mark.rule("ACKS-FIRST-13", "ACKS-FIRST-1")
def test_after_the_first_round_there_is_no_interrupt_of_this_kind() -> None:
    fight = ring(archer("a", at=(0, 0)), orc("x", at=(0, 8)), numbers="x=6 a=1", round=2)
    assert "ACKS-FIRST-13" in barred(fight, "a", "interrupt")
    fight = ring(someone("a", at=(0, 0)), orc("x", at=(0, 8)), numbers="x=6 a=1", round=1)
    assert "ACKS-FIRST-1" in barred(fight, "a", "interrupt")


@pytest.mark.rule("ACKS-COND-9", "ACKS-FIRST-5")
def test_the_frightened_do_not_strike_a_charger_first() -> None:
    fight = ring(spear("s", at=(0, 0)), orc("o", at=(0, 6)), numbers="o=5 s=1", round=1)
    assert not fight.decree("condition s frightened")
    say(fight, "o: charge s to 0,1")
    assert (asked(fight), left_out(fight, "s", "interrupt")) == (["o attack"], ("ACKS-COND-9",))


@pytest.mark.rule("ACKS-FIRST-12", "ACKS-FIRST-1", "ACKS-FIRST-5", "ACKS-FIRST-15")
@pytest.mark.parametrize(
    ("figure", "engaged", "ready"),
    [
        (archer("h"), False, True), (spear("h"), False, True), (someone("h"), False, False), (archer("h"), True, False),
        (archer("h", attacks=[missile("bow", "1d6", (9, 18, 27), ammo=0)]), False, False),
    ],
)  # fmt: skip
def test_whose_weapons_are_ready_in_the_first_round(figure: Any, engaged: bool, ready: bool) -> None:
    fight = fight_of(figure, orc("o", at=(0, 9)), round=1)
    body = warrior(fight, "h")
    assert qualifies(fight.state, body, engaged) is ready
    assert [each.id for each in first_weapons(body)] == [each for each in body.hand if each != "sword"]
    off = fight_of(figure, orc("o", at=(0, 9)), round=1, first_round_readiness=False)
    assert not qualifies(off.state, warrior(off, "h"), False)


@pytest.mark.rule("ACKS-FIRST-7", "ACKS-FIRST-8", "ACKS-FIRST-14", "ACKS-FIRST-17", "ACKS-COND-9", "ACKS-COND-7")
@pytest.mark.parametrize(
    ("charger", "state", "condition", "rules"),
    [
        ({}, {}, "", []), ({"size": "large", "footprint": [1, 1]}, {}, "", ["ACKS-FIRST-7"]),
        ({"attacks": [SPEAR]}, {}, "", ["ACKS-FIRST-8"]), ({}, {"first_ready": False}, "", ["ACKS-FIRST-1"]),
        ({}, {"first_ready": False, "lost_first": "ACKS-FIRST-11"}, "", ["ACKS-FIRST-11"]),
        ({}, {"first_ready": False, "lost_first": "ACKS-DELAY-19"}, "", ["ACKS-FIRST-13", "ACKS-DELAY-19"]),
        ({}, {}, "frightened", ["ACKS-COND-9"]), ({}, {}, "paralyzed", ["ACKS-COND-7"]),
        ({}, {}, "wrestled", ["ACKS-COND-7"]),
    ],
)  # fmt: skip
def test_every_rule_against_a_first_round_interrupt(
    charger: dict[str, Any], state: dict[str, Any], condition: str, rules: list[str]
) -> None:
    fight = fight_of(orc("o", at=(0, 1), **charger), spear("g"), round=1)
    g, o = warrior(fight, "g"), warrior(fight, "o")
    g.first_ready, g.lost_first, o.charged = True, "", True
    for name, value in state.items():
        setattr(g, name, value)
    if condition:
        gain(fight.scene, g, Condition(condition))
    assert sorted(rules_of(why_no_first(fight.state, g, o))) == sorted(rules)
    o.charged = False
    assert "ACKS-FIRST-14" in rules_of(why_no_first(fight.state, g, o))
    assert "ACKS-FIRST-14" in rules_of(why_no_first(fight.state, g, None))


@pytest.mark.rule("ACKS-FIRST-17")
@pytest.mark.parametrize(
    ("scope", "target", "fine"), [("own_charger", "g", True), ("own_charger", "x", False), ("any_charger", "x", True)]
)
def test_whose_charger_may_be_met(scope: Any, target: str, fine: bool) -> None:
    fight = fight_of(orc("o", at=(0, 1)), spear("g"), round=1, first_round_scope=scope)
    g, o = warrior(fight, "g"), warrior(fight, "o")
    g.first_ready, o.charged, fight.state.charged_target = True, True, target
    assert ("ACKS-FIRST-17" not in rules_of(why_no_first(fight.state, g, o))) is fine
    assert asked(fight) == ["o segment"]
    assert segment(fight, "g") == "pending"
    assert ended(fight) == ["o", "g"]


@pytest.mark.rule("ACKS-READY-17", "ACKS-FIRST-22")
def test_a_bow_does_not_countercharge() -> None:
    fight = ring(archer("s"), orc("o", at=(0, 6)), numbers="o=6 s=3", round=1)
    say(fight, "o: charge s to 0,1")
    assert refused(fight, "s: interrupt countercharge yes") == ["ACKS-READY-17"]
