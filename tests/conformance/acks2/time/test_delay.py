"""Delaying, waiting for somebody, and what happens at the start and at the end of one's initiative."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.acks2.body.conditions import gain
from affray.rulesets.acks2.model.scenario import EffectEntry, OngoingEntry
from affray.rulesets.acks2.model.stats import Combat, Condition
from affray.rulesets.acks2.order.segment import may_choose
from affray.rulesets.acks2.time.count import limit
from tests.conformance.acks2.ring import (
    BOW,
    DART,
    DISPEL,
    FLUX,
    allowed,
    archer,
    castings,
    conditions,
    ended,
    fight_of,
    hp,
    lost,
    mage,
    new_round,
    orc,
    play,
    readied,
    refused,
    ring,
    saving,
    say,
    segment,
    someone,
    spell,
    status,
    warrior,
)
from tests.conformance.harness import answer, asked, throw


@pytest.mark.scenario("ACKS-EX-8")
@pytest.mark.rule(
    "ACKS-DELAY-1", "ACKS-DELAY-5", "ACKS-DELAY-6", "ACKS-DELAY-8", "ACKS-DELAY-17", "ACKS-SPELL-2", "ACKS-SPELL-10",
    "ACKS-SPELL-11", "ACKS-SPELL-12", "ACKS-COND-14",
)  # fmt: skip
def test_start_of_initiative_damage_cannot_be_delayed() -> None:
    fight = ring(
        someone("victim_q", at=(0, 0), hp_max=20, saves={"death": 14}),
        mage("dispeller_b", at=(5, 0), spells=[DISPEL]),
        mage("hexer", at=(0, 10), side="orcs", facing="S", spells=[FLUX]),
    )
    new_round(fight, "hexer=6 victim_q=1 dispeller_b=2", hexer="cast flux")
    play(fight, "hexer: cast", "hexer: target victim_q", "victim_q d20 9")
    assert "vomiting" in conditions(fight, "victim_q")
    play(fight, "dispeller_b: pass", "victim_q d12 1 | victim_q d20 9")
    assert (hp(fight, "victim_q"), asked(fight)) == (19, ["victim_q segment"])
    play(fight, "victim_q: pass")
    new_round(fight, "hexer=1 victim_q=4 dispeller_b=2", dispeller_b="cast dispel")
    play(fight, "victim_q d12 8 | victim_q d20 9")
    assert (hp(fight, "victim_q"), asked(fight)) == (11, ["victim_q segment"])
    assert "ACKS-COND-14" in refused(fight, "victim_q: march 0,1")
    play(fight, "victim_q: wait_for dispeller_b", "victim_q: keep", "victim_q: keep")
    assert asked(fight) == ["dispeller_b segment"]
    play(fight, "dispeller_b: cast", "dispeller_b: target victim_q")
    assert (asked(fight), fight.state.count, conditions(fight, "victim_q")) == (["victim_q segment"], 2, set())
    play(fight, "victim_q: march 0,1 0,2", "victim_q: pass", "hexer: pass")
    assert (hp(fight, "victim_q"), fight.state.round) == (11, 4)


@pytest.mark.scenario("ACKS-EX-26")
@pytest.mark.rule("ACKS-DELAY-3", "ACKS-DELAY-7", "ACKS-SPELL-4")
def test_a_delaying_caster_who_never_acts() -> None:
    def delaying(**options: Any) -> Fight[Combat]:
        fight = ring(mage("m", at=(0, 0), spells=[DART]), orc("orc", at=(0, 10)), **options)
        new_round(fight, "m=3 orc=5", m="cast dart")
        play(fight, "orc: pass", "m: delay", *["m: keep"] * 5)
        assert (asked(fight), fight.state.count) == (["m join"], -3)
        return fight

    fight = play(delaying(), "m: keep")
    assert (lost(fight), asked(fight)) == (["m"], ["m spell_target"])
    play(fight, "m: target orc", "m d6 3")
    assert (hp(fight, "orc"), castings(fight, "m", "dart"), fight.state.round) == (2, 1, 3)
    never = play(delaying(unacted_spell="lost"), "m: keep")
    assert (hp(never, "orc"), castings(never, "m", "dart"), never.state.round) == (6, 2, 3)


def waiting_for_a_delayer() -> Fight[Combat]:
    """W has 3 and waits for K, who has 6 and delays himself; the orc has acted."""
    fight = ring(someone("w", at=(0, 0)), someone("k", at=(5, 0)), orc("orc", at=(0, 15)), numbers="k=6 w=3 orc=5")
    play(fight, "k: delay", "k: keep", "orc: pass", "k: keep", "k: keep")
    assert asked(fight) == ["w segment"]
    return play(fight, "w: wait_for k")


def keep_until(fight: Fight[Combat], count: int, who: str) -> Fight[Combat]:
    """Nobody joins before this one may at this count."""
    while asked(fight) != [f"{who} join"] or fight.state.count > count:
        play(fight, f"{asked(fight)[0].split()[0]}: keep")
    return fight


@pytest.mark.scenario("ACKS-EX-27")
@pytest.mark.rule("ACKS-DELAY-12", "ACKS-DELAY-5", "ACKS-DELAY-16")
def test_waiting_past_ones_limit() -> None:
    fight = keep_until(waiting_for_a_delayer(), -4, "k")
    assert (lost(fight), segment(fight, "w")) == (["w"], "lost")
    assert ended(play(fight, "k: join")) == ["k"]
    sooner = keep_until(waiting_for_a_delayer(), -2, "k")
    play(sooner, "k: join", "k: pass")
    assert (asked(sooner), sooner.state.count) == (["w segment"], -2)


@pytest.mark.rule("ACKS-DELAY-14")
def test_nobody_waits_for_one_whose_segment_is_over() -> None:
    fight = ring(someone("w", at=(0, 0)), someone("k", at=(5, 0)), orc("orc", at=(0, 15)), numbers="k=6 w=3 orc=5")
    play(fight, "k: pass", "orc: pass")
    assert "ACKS-DELAY-14" in refused(fight, "w: wait_for k")
    assert "ACKS-DELAY-14" in refused(fight, "w: wait_for orc")


@pytest.mark.rule("ACKS-DELAY-14")
def test_if_the_awaited_falls_the_waiter_keeps_delaying() -> None:
    fight = ring(
        someone("w", at=(0, -5)),
        someone("k", at=(0, 0), hp=1),
        orc("orc", at=(0, 1), cleave_max=0),
        numbers="w=6 orc=5 k=3",
    )
    play(fight, "w: wait_for k", "w: keep", "orc: attack k with sword", "orc d20 19 | orc d6 6")
    assert (status(fight, "k"), segment(fight, "w"), asked(fight)) == ("unconscious", "delaying", ["w join"])


@pytest.mark.rule("ACKS-DELAY-9")
def test_a_segment_that_has_begun_cannot_be_delayed() -> None:
    fight = ring(someone("c", at=(0, 0)), orc("orc", at=(0, 15)), numbers="c=5 orc=1")
    play(fight, "c: march 0,1")
    assert "ACKS-DELAY-9" in refused(fight, "c: delay")
    assert "ACKS-DELAY-9" in refused(fight, "c: wait_for orc")


@pytest.mark.rule("ACKS-DELAY-13")
def test_an_announced_wait_is_not_binding() -> None:
    fight = ring(someone("c", at=(0, 0)), orc("orc", at=(0, 15)), numbers="c=5 orc=1")
    play(fight, "c: wait_for orc", "c: join")
    assert (asked(fight), fight.state.count) == (["c segment"], 4)


@pytest.mark.rule("ACKS-DELAY-13")
def test_with_announced_delays_the_wait_is_binding() -> None:
    fight = ring(someone("c", at=(0, 0)), orc("orc", at=(0, 15)), numbers="c=5 orc=1", delay_commitment="announced")
    play(fight, "c: wait_for orc")
    assert asked(fight) == ["orc segment"]
    play(fight, "orc: pass")
    assert (asked(fight), fight.state.count) == (["c segment"], 1)


@pytest.mark.rule("ACKS-DELAY-15", "ACKS-TIE-10")
def test_several_who_wait_for_one_act_directly_after_it_in_the_order_of_ties() -> None:
    fight = ring(
        someone("a", at=(0, 0)),
        someone("b", at=(3, 0)),
        someone("k", at=(6, 0)),
        orc("orc", at=(0, 15)),
        numbers="a=6 b=5 k=3 orc=3",
    )
    play(fight, "a: wait_for k", "a: keep", "b: wait_for k", *["a: keep", "b: keep"] * 2)
    play(fight, "orcs: split before - after orc", "k: pass")
    assert asked(fight) == ["heroes order"]
    play(fight, "heroes: order b,a")
    assert ended(fight) == ["b", "a", "orc"]


@pytest.mark.rule("ACKS-DELAY-16")
def test_two_who_wait_for_each_other_are_bound_by_their_limits() -> None:
    fight = ring(someone("a", at=(0, 0)), someone("b", at=(3, 0)), orc("orc", at=(0, 15)), numbers="a=2 b=1 orc=6")
    play(fight, "orc: pass", "a: wait_for b", "a: keep", "b: wait_for a")
    assert (ended(fight), lost(fight)) == ([], ["b", "a"])


@pytest.mark.rule("ACKS-DELAY-18", "ACKS-SPELL-3")
def test_damage_while_delaying_disrupts_the_spell() -> None:
    fight = ring(
        mage("m", at=(0, 0), hp_max=9, spells=[DART]), archer("x", at=(0, 10), side="orcs", facing="S", dex_mod=0)
    )
    new_round(fight, "m=5 x=2", m="cast dart")
    play(fight, "m: delay", "m: keep", "m: keep", "m: keep", "x: attack m with bow", "x d20 19 | x d6 2")
    assert (castings(fight, "m", "dart"), hp(fight, "x"), asked(fight)) == (1, 7, ["m declare"])


@pytest.mark.rule("ACKS-DELAY-20")
def test_one_may_wait_for_another_tied_at_the_same_number() -> None:
    fight = ring(someone("w", at=(0, 0)), orc("orc", at=(0, 15)), someone("k", at=(3, 0)), numbers="w=4 k=4 orc=4")
    play(fight, "orcs: split before - after orc", "heroes: order w,k", "w: wait_for k", "k: pass")
    assert (asked(fight), fight.state.count) == (["w segment"], 4)


@pytest.mark.rule("ACKS-DELAY-21")
def test_an_interrupt_of_the_awaited_does_not_release_the_waiter() -> None:
    fight = ring(
        someone("w", at=(5, -5)), archer("k", at=(0, 0)), orc("orc", at=(0, 6)), numbers="w=6 orc=5 k=1", round=1
    )
    play(fight, "w: wait_for k", "w: keep", "orc: charge k to 0,1", "k: interrupt", "k d20 1 | orc d20 1")
    assert (segment(fight, "k"), segment(fight, "w"), asked(fight)) == ("forfeited", "delaying", ["w join"])


@pytest.mark.rule("ACKS-DELAY-17")
def test_a_helpless_combatant_cannot_delay() -> None:
    fight = ring(someone("c", at=(0, 0), start=["paralyzed"]), orc("orc", at=(0, 15)), numbers="c=5 orc=1")
    assert asked(fight) == ["orc segment"]
    assert segment(fight, "c") == "lost"


@pytest.mark.rule("ACKS-DELAY-7", "ACKS-COUNT-7")
def test_end_of_initiative_effects_of_one_who_never_acts_come_at_the_end_of_the_round() -> None:
    sore = OngoingEntry(dice="1d4", type="acidic", timing="end_of_initiative")
    fight = ring(someone("c", at=(0, 0), ongoing=[sore]), orc("orc", at=(0, 15)), numbers="c=1 orc=5")
    play(fight, "orc: pass", "c: delay", "c: keep")
    assert hp(fight, "c") == 8
    play(fight, "c: keep", "c d4 3")
    assert (lost(fight), hp(fight, "c"), fight.state.round) == (["c"], 5, 3)


@pytest.mark.rule("ACKS-DELAY-4", "ACKS-DELAY-2")
def test_a_delay_names_a_lower_count_within_the_limit() -> None:
    fight = ring(someone("c", at=(0, 0)), orc("orc", at=(0, 15)), numbers="c=5 orc=1")
    assert "ACKS-DELAY-2" in refused(fight, "c: delay 5")
    assert refused(fight, "c: delay -6")
    assert allowed(fight, "c: delay -5")


@pytest.mark.rule("ACKS-DELAY-13")
def test_with_announced_delays_the_count_is_binding() -> None:
    fight = ring(someone("c", at=(0, 0)), orc("orc", at=(0, 15)), numbers="c=5 orc=4", delay_commitment="announced")
    play(fight, "c: delay 2", "orc: pass")
    assert (asked(fight), fight.state.count) == (["c segment"], 2)


@pytest.mark.rule("ACKS-DELAY-13")
def test_while_delaying_one_may_name_another_to_wait_for() -> None:
    fight = ring(someone("c", at=(0, 0)), someone("d", at=(5, 0)), orc("orc", at=(0, 15)), numbers="c=5 orc=3 d=1")
    play(fight, "c: wait_for orc", "c: wait_for d", "c: keep", "orc: pass", "c: keep", "c: keep", "d: pass")
    assert (asked(fight), fight.state.count) == (["c segment"], 1)


@pytest.mark.rule("ACKS-DELAY-6", "ACKS-DELAY-14")
def test_who_burns_to_death_at_its_number_leaves_its_waiter_delaying() -> None:
    fight = ring(
        someone("w", at=(0, 0)), someone("k", at=(5, 0), hp=1, start=["burning"]), orc("orc", at=(0, 15)),
        numbers="w=6 k=4 orc=1",
    )  # fmt: skip
    play(fight, "w: wait_for k", "w: keep")
    answer(fight, "w: keep")
    throw(fight, "k d8 3")
    assert (status(fight, "k"), segment(fight, "w"), asked(fight)) == ("unconscious", "delaying", ["w join"])


@pytest.mark.rule("ACKS-DELAY-9", "ACKS-DELAY-20")
def test_a_delayed_segment_cannot_be_delayed_again_even_at_the_own_number() -> None:
    fight = ring(someone("w", at=(0, 0)), orc("orc", at=(0, 15)), someone("k", at=(3, 0)), numbers="w=4 k=4 orc=1")
    play(fight, "heroes: order w,k", "w: wait_for k", "k: pass")
    assert (asked(fight), fight.state.count) == (["w segment"], 4)
    assert refused(fight, "w: delay") == ["ACKS-DELAY-9"]
    assert "ACKS-DELAY-9" in refused(fight, "w: wait_for orc")


@pytest.mark.rule("ACKS-DELAY-13")
def test_with_announced_delays_the_count_must_be_named() -> None:
    fight = ring(someone("c", at=(0, 0)), orc("orc", at=(0, 15)), numbers="c=5 orc=4", delay_commitment="announced")
    assert refused(fight, "c: delay")
    assert allowed(fight, "c: delay 2")


def keep_all(fight: Fight[Combat]) -> None:
    """Everybody asked whether to join keeps delaying."""
    while asked(fight) and asked(fight)[0].endswith(" join"):
        play(fight, f"{asked(fight)[0].split()[0]}: keep")


@pytest.mark.rule("ACKS-DELAY-17")
def test_who_is_frightened_and_engaged_may_still_delay() -> None:
    fight = ring(someone("h", at=(0, 0)), orc("o", at=(0, 6)), orc("q", at=(12, 12)), numbers="h=6 o=4 q=1")
    play(fight, "h: march 0,5", "h: pass")
    assert not fight.decree("condition o frightened")
    assert asked(fight) == ["o segment"]
    assert allowed(fight, "o: delay")


@pytest.mark.rule("ACKS-DELAY-17", "ACKS-COND-9")
def test_who_was_frightened_and_engaged_before_its_number_may_still_delay() -> None:
    fight = ring(someone("h", at=(0, 0)), orc("o", at=(0, 1)), orc("q", at=(12, 12)), numbers="h=6 o=4 q=1")
    assert not fight.decree("condition o frightened")
    play(fight, "h: pass")
    assert asked(fight) == ["o segment"], segment(fight, "o")
    assert allowed(fight, "o: delay")
    f2 = ring(
        someone("h", at=(0, 0)), orc("o", at=(0, 1), start=["cowering"]), orc("q", at=(12, 12)), numbers="h=6 o=4 q=1"
    )
    play(f2, "h: pass")
    assert asked(f2) == ["o segment"]


@pytest.mark.rule("ACKS-DELAY-14", "ACKS-MOVE-12")
def test_who_waits_for_one_who_flees_off_the_map_keeps_delaying() -> None:
    fight = ring(someone("w", at=(0, 0)), someone("k", at=(0, -30)), orc("o", at=(0, 20)), numbers="w=6 k=4 o=1")
    play(fight, "w: wait_for k", "w: keep", "w: keep")
    assert asked(fight) == ["k segment"]
    play(fight, "k: march 0,-31")
    assert (status(fight, "k"), segment(fight, "w")) == ("fled", "delaying")


@pytest.mark.rule("ACKS-DELAY-14")
def test_who_waits_for_one_felled_in_its_own_segment_keeps_delaying() -> None:
    fight = ring(
        someone("w", at=(5, 5)),
        someone("k", at=(0, 0), hp=1),
        orc("o", at=(0, 5), **readied("sword", "comes_into_reach")),
        numbers="w=6 k=4 o=1",
    )
    play(
        fight,
        "w: wait_for k",
        "w: keep",
        "w: keep",
        "k: march 0,4",
        "k: attack o with sword",
        "o: respond",
        "o d20 19 | o d6 6",
    )
    assert (status(fight, "k"), segment(fight, "w"), asked(fight)) in [
        ("unconscious", "delaying", ["w join"]),
        ("unconscious", "delaying", ["o cleave"]),
    ]


@pytest.mark.rule("ACKS-DELAY-18", "ACKS-SPELL-3")
def test_a_failed_save_while_delaying_disrupts_the_spell() -> None:
    gust = spell(
        "gust", EffectEntry(kind="condition", condition="deafened"), save=saving("paralysis"), casting="spell_like"
    )
    fight = ring(
        mage("m", at=(0, 0), spells=[DART]),
        orc("o", at=(0, 8), abilities=[gust]),
        numbers="m=5 o=3",
        declare={"m": "cast dart"},
    )
    play(fight, "m: delay", "m: keep", "m: keep")
    say(fight, "o: spell_like_ability gust", "o: target m")
    throw(fight, "m d20 2")
    assert castings(fight, "m", "dart") == 1


@pytest.mark.rule("ACKS-DELAY-7")
def test_damage_at_the_end_of_initiative_comes_after_the_delayed_segment() -> None:
    sore = OngoingEntry(dice="1d4", type="acidic", timing="end_of_initiative")
    fight = ring(someone("c", at=(0, 0), ongoing=[sore]), orc("o", at=(0, 20)), numbers="c=5 o=3")
    play(fight, "c: wait_for o", "c: keep", "c: keep", "o: pass")
    assert (hp(fight, "c"), asked(fight), fight.state.count) == (8, ["c segment"], 3)
    say(fight, "c: pass")
    throw(fight, "c d4 2")
    assert hp(fight, "c") == 6


@pytest.mark.rule("ACKS-DELAY-8", "ACKS-COND-16")
def test_burning_does_not_burn_again_after_a_delay() -> None:
    fight = ring(someone("c", at=(0, 0), start=["burning"]), orc("o", at=(0, 20)), numbers="c=5 o=3")
    throw(fight, "c d8 2")
    play(fight, "c: delay", "c: join")
    assert (hp(fight, "c"), asked(fight), fight.state.count) == (6, ["c segment"], 4)


@pytest.mark.rule("ACKS-DELAY-5", "ACKS-TIE-10")
def test_who_waits_acts_directly_after_the_awaited_even_in_a_tie() -> None:
    # waiter acts directly after awaited even if others of the same number follow
    fight = ring(
        someone("w", at=(0, 0)),
        someone("k", at=(3, 0)),
        orc("o", at=(0, 20)),
        orc("p", at=(3, 20)),
        orc("q", at=(6, 20)),
        numbers="w=6 k=3 o=3 p=3 q=1",
    )
    play(fight, "w: wait_for k")
    keep_all(fight)
    assert asked(fight) == ["heroes tie"]
    play(fight, "heroes: split before k after -", "orcs: order o,p", "k: pass")
    assert asked(fight) == ["w segment"]
    play(fight, "w: pass")
    assert asked(fight) == ["o segment"]


@pytest.mark.rule("ACKS-DELAY-16")
def test_two_who_wait_for_each_other_do_not_hang_the_round() -> None:
    fight = ring(someone("a", at=(0, 0)), orc("b", at=(0, 20)), someone("c", at=(5, 0)), numbers="a=3 b=2 c=6")
    play(fight, "c: pass", "a: wait_for b", "a: keep", "b: wait_for a")
    keep_all(fight)
    assert fight.state.round == 3


@pytest.mark.rule("ACKS-DELAY-14", "ACKS-DELAY-13")
def test_an_announced_delay_goes_on_when_the_awaited_falls() -> None:
    fight = ring(
        someone("w", at=(0, -5)),
        someone("k", at=(0, 0), hp=1),
        orc("o", at=(0, 1), cleave_max=0),
        numbers="w=6 o=5 k=3",
        delay_commitment="announced",
    )
    play(fight, "w: wait_for k", "o: attack k with sword", "o d20 19 | o d6 6")
    # it keeps delaying and acts at its limit
    assert (asked(fight), fight.state.count) == (["w segment"], -6)


@pytest.mark.rule("ACKS-SPELL-4", "ACKS-ROUND-3")
def test_a_kill_by_a_spell_at_the_end_of_the_round_ends_the_combat() -> None:
    fight = ring(
        mage("m", at=(0, 0), spells=[DART]),
        orc("o", at=(0, 8), hp=1),
        numbers="m=1 o=3",
        declare={"m": "cast dart"},
        morale="on",
    )
    play(fight, "o: pass", "m: delay", "m: keep", "m: keep", "m: target o", "m d6 1")
    assert fight.over == "heroes"


@pytest.mark.rule("ACKS-DELAY-5", "ACKS-DELAY-15")
def test_who_waited_waits_no_more() -> None:
    fight = ring(someone("h"), orc("o", at=(0, 20)), orc("p", at=(5, 20)), numbers="h=5 o=3 p=1")
    play(fight, "h: wait_for o")
    while asked(fight) == ["h join"]:
        play(fight, "h: keep")
    play(fight, "o: pass")
    assert (asked(fight), warrior(fight, "h").wait_for) == (["h segment"], "")


@pytest.mark.rule("ACKS-DELAY-2", "ACKS-DELAY-10", "ACKS-DELAY-11", "ACKS-DELAY-17")
@pytest.mark.parametrize(("number", "lowest"), [(5, -5), (1, -1), (10, -10), (14, -10), (0, 0), (-2, 2)])
def test_how_long_somebody_may_delay(number: int, lowest: int) -> None:
    body = warrior(fight_of(someone("h"), orc("o", at=(0, 9))), "h")
    body.number = number
    assert limit(body) == lowest
    body.marks = 0
    assert may_choose(body)
    body.disrupted = True
    assert not may_choose(body)


@pytest.mark.rule("ACKS-DELAY-17", "ACKS-COND-10", "ACKS-COND-7")
@pytest.mark.parametrize(
    ("condition", "number", "asked_"),
    [("cowering", 5, True), ("cowering", 1, True), ("cowering", 0, False), ("paralyzed", 5, False), ("prone", 0, True)],
)
def test_who_cannot_act_may_at_least_delay(condition: str, number: int, asked_: bool) -> None:
    fight = fight_of(someone("h"), orc("o", at=(0, 9)))
    body = warrior(fight, "h")
    body.number = number
    gain(fight.scene, body, Condition(condition))
    assert may_choose(body) is asked_


@pytest.mark.rule("ACKS-DELAY-4", "ACKS-DELAY-5")
def test_who_joins_a_number_waits_for_nobody_any_more() -> None:
    fight = ring(someone("h"), orc("o", at=(0, 9)), orc("q", at=(3, 9)), orc("p", at=(6, 9)), numbers="h=9 o=8 q=8 p=1")
    play(fight, "h: wait_for o", "h: join", "heroes: split before - after h", "orcs: order o,q")
    assert (warrior(fight, "h").wait_for, fight.state.due) == ("", ["q", "h"])
    play(fight, "o: pass")
    assert asked(fight) == ["q segment"]  # it keeps its place in the tie
    play(fight, "q: pass")
    assert asked(fight) == ["h segment"]


@pytest.mark.rule("ACKS-DELAY-18", "ACKS-SPELL-3")
def test_a_caster_disrupted_while_delaying_has_lost_its_segment() -> None:
    fight = ring(
        mage("m", spells=[DART]), orc("o", at=(0, 6), attacks=[BOW]), orc("p", at=(3, 6)), numbers="m=5 o=4 p=1",
        declare={"m": "cast dart"},
    )  # fmt: skip
    play(fight, "m: delay", "m: keep", "o: attack m", "o d20 19 | o d6 1")
    assert (segment(fight, "m"), castings(fight, "m", "dart"), lost(fight)) == ("lost", 1, ["m"])
    assert asked(fight) == ["p segment"]  # no number in between is offered to somebody who has nothing left to do
