"""Conditions: what they take away, what they cost, when they end."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.acks2.body.conditions import for_rounds, gain, lose, until_own_initiative
from affray.rulesets.acks2.body.damage import holder_of, leave_count
from affray.rulesets.acks2.model.events import ConditionEnded, ConditionGained, SaveRolled
from affray.rulesets.acks2.model.scenario import EffectEntry
from affray.rulesets.acks2.model.stats import Combat, Condition
from tests.conformance.acks2.ring import (
    DART,
    SWORD,
    allowed,
    archer,
    castings,
    conditions,
    edges,
    ended,
    hp,
    mage,
    new_round,
    orc,
    play,
    refused,
    ring,
    say,
    segment,
    someone,
    spell,
    status,
    struck,
    warrior,
    weapon,
)
from tests.conformance.harness import answer, asked, throw, told


def with_condition(*names: str, **fields: Any) -> Fight[Combat]:
    """Somebody with conditions in his segment, an orc before him."""
    return ring(someone("c", at=(0, 0), start=[*names], **fields), orc("o", at=(0, 1)), numbers="c=5 o=1")


@pytest.mark.rule("ACKS-COND-2")
def test_the_disordered_have_two_less_ac() -> None:
    fight = ring(someone("c", at=(0, 0)), orc("o", at=(0, 1), start=["disordered"]), numbers="c=5 o=1")
    play(fight, "c: attack o with sword", "c d20 1")
    assert struck(fight)[1] == 11


@pytest.mark.rule("ACKS-COND-2", "ACKS-MOVE-3")
def test_a_condition_is_told_when_it_comes_and_when_it_ends_with_its_rule() -> None:
    fight = ring(someone("c", at=(0, 0)), orc("o", at=(0, 20)), numbers="c=5 o=1")
    play(fight, "c: run 0,1 0,2", "c: pass", "o: pass")
    gained = [(each.who, each.condition, each.rules) for each in told(fight, ConditionGained)]
    assert (gained, told(fight, ConditionEnded)) == ([("c", "disordered", ("ACKS-MOVE-3",))], [])
    new_round(fight, "c=5 o=1")
    ended = [(each.who, each.condition, each.rules) for each in told(fight, ConditionEnded)]
    assert (asked(fight), ended) == (["c segment"], [("c", "disordered", ("ACKS-MOVE-3",))])


@pytest.mark.rule("ACKS-COND-1")
def test_a_condition_from_several_sources_is_told_once() -> None:
    fight = ring(someone("c"), orc("o", at=(0, 1)), orc("p", at=(1, 1)), numbers="c=5 o=1 p=1")
    for source in ("o", "p"):
        assert not fight.decree(f"condition c wrestled source {source}")
    assert [each.condition for each in told(fight, ConditionGained)] == ["wrestled"]
    assert not fight.decree("condition c wrestled on no")
    assert [each.condition for each in told(fight, ConditionEnded)] == ["wrestled"]


@pytest.mark.rule("ACKS-COND-6")
def test_the_prone_strike_at_four_less() -> None:
    fight = play(with_condition("prone"), "c: attack o with sword", "c d20 10")
    assert struck(fight)[0] == 6


@pytest.mark.rule("ACKS-COND-7", "ACKS-ENGAGE-15")
@pytest.mark.parametrize("condition", ["helpless", "paralyzed", "slumbering"])
def test_the_helpless_do_nothing_and_engage_nobody(condition: str) -> None:
    fight = with_condition(condition)
    assert (asked(fight), edges(fight), segment(fight, "c")) == (["o segment"], {"o>c"}, "lost")


@pytest.mark.rule("ACKS-COND-7")
def test_a_sleeper_wakes_when_hurt() -> None:
    fight = play(with_condition("slumbering"), "o: attack c with sword", "o d6 2")
    assert (hp(fight, "c"), conditions(fight, "c")) == (6, set())


@pytest.mark.rule("ACKS-COND-10")
def test_the_cowering_do_nothing() -> None:
    fight = with_condition("cowering")
    for line in ("attack o with sword", "remain_stationary facing E", "defend"):
        assert "ACKS-COND-10" in refused(fight, f"c: {line}")


@pytest.mark.rule("ACKS-COND-11")
def test_the_faltering_strike_at_two_less_and_recover_when_nobody_engages_them() -> None:
    fight = play(with_condition("faltering", cleave_max=0), "c: attack o with sword", "c d20 10")
    assert (struck(fight)[0], "faltering" in conditions(fight, "c")) == (8, True)
    alone = ring(someone("c", at=(0, 0), start=["faltering"]), orc("o", at=(0, 9)), numbers="c=5 o=1")
    play(alone, "c: pass")
    assert "faltering" not in conditions(alone, "c")


@pytest.mark.rule("ACKS-COND-12")
def test_the_blinded_do_not_shoot_and_the_mute_do_not_cast() -> None:
    blind = ring(archer("c", at=(0, 0), start=["blinded"]), orc("o", at=(0, 9)), numbers="c=5 o=1")
    assert "ACKS-COND-12" in refused(blind, "c: attack o with bow")
    assert refused(blind, "c: march 0,1 0,2 0,3")  # a third of 40 ft
    mute = ring(mage("m", at=(0, 0), spells=[DART], start=["mute"]), orc("o", at=(0, 9)))
    assert refused(mute, "m: cast dart")


@pytest.mark.rule("ACKS-COND-13")
def test_the_restrained_do_not_move_but_strike() -> None:
    fight = ring(someone("c", at=(0, 0), start=["restrained"]), orc("o", at=(0, 1), facing="N"), numbers="c=5 o=1")
    assert "ACKS-COND-13" in refused(fight, "c: march 0,-1")
    assert allowed(fight, "c: attack o with sword")


@pytest.mark.rule("ACKS-COND-14")
@pytest.mark.parametrize("condition", ["choking", "vomiting", "mesmerized"])
def test_the_choking_do_nothing_but_are_not_vulnerable(condition: str) -> None:
    fight = with_condition(condition)
    assert "ACKS-COND-14" in refused(fight, "c: attack o with sword")
    play(fight, "c: pass", "o: attack c with sword", "o d20 1")
    assert struck(fight)[0] == 1


@pytest.mark.rule("ACKS-COND-15")
def test_berserkers_strike_better_and_are_hit_easier() -> None:
    fight = play(
        with_condition("berserk", cleave_max=0),
        "c: attack o with sword",
        "c d20 1",
        "o: attack c with sword",
        "o d20 1",
    )
    assert (struck(fight, -2)[0], struck(fight)[1]) == (3, 11)


@pytest.mark.rule("ACKS-COND-15")
def test_the_winded_do_not_run() -> None:
    fight = ring(someone("c", at=(0, 0), start=["winded"]), orc("o", at=(0, 9)), numbers="c=5 o=1")
    assert "ACKS-COND-15" in refused(fight, "c: run 1,0 2,0")


@pytest.mark.rule("ACKS-COND-16")
def test_burning() -> None:
    fight = ring(someone("c", at=(0, 0), start=["burning"]), orc("o", at=(0, 9)), numbers="c=5 o=1")
    throw(fight, "c d8 5")
    assert hp(fight, "c") == 3


@pytest.mark.rule("ACKS-COND-17")
def test_the_blessed_and_the_shaken() -> None:
    blessed = play(
        with_condition("blessed", cleave_max=0),
        "c: attack o with sword",
        "c d20 1",
        "o: attack c with sword",
        "o d20 1",
    )
    assert (struck(blessed, -2)[0], struck(blessed)[1]) == (2, 14)
    shaken = play(
        with_condition("shaken", cleave_max=0), "c: attack o with sword", "c d20 1", "o: attack c with sword", "o d20 1"
    )
    assert (struck(shaken, -2)[0], struck(shaken)[1]) == (0, 12)


@pytest.mark.rule("ACKS-COND-8", "ACKS-ENGAGE-2")
def test_the_hidden_are_struck_at_four_less_and_engage_nobody() -> None:
    fight = ring(someone("c", at=(0, 0)), orc("o", at=(0, 1), start=["hidden"]), numbers="c=5 o=1")
    assert edges(fight) == set()
    play(fight, "c: attack o with sword", "c d20 10")
    assert struck(fight)[0] == 6


@pytest.mark.rule("ACKS-COND-12")
@pytest.mark.parametrize(("die", "works"), [(8, True), (7, False)])
def test_the_deaf_cast_only_on_eight_or_more(die: int, works: bool) -> None:
    fight = ring(
        mage("m", at=(0, 0), spells=[DART], start=["deafened"]),
        orc("o", at=(0, 9)),
        declare={"m": "cast dart"},
        numbers="m=5 o=1",
    )
    answer(fight, "m: cast")
    throw(fight, f"m d20 {die}")
    assert (asked(fight) == ["m spell_target"], castings(fight, "m", "dart")) == (works, 2 if works else 1)


@pytest.mark.rule("ACKS-COND-13")
def test_a_holder_deals_its_damage_without_a_throw() -> None:
    fight = ring(someone("a", at=(0, 0)), orc("t", at=(0, 1), saves={"paralysis": 15}), numbers="a=5 t=1")
    play(fight, "a: maneuver wrestle t with sword", "a d20 19 | t d20 2", "t: escape", "t d20 2")
    new_round(fight, "a=5 t=1")
    play(fight, "a: hold_damage t", "a d6 4")
    assert hp(fight, "t") == 2


@pytest.mark.rule("ACKS-COND-15")
def test_berserkers_neither_withdraw_nor_move_away() -> None:
    fight = ring(someone("c", at=(0, 0), start=["berserk"]), orc("o", at=(0, 1)))
    assert "ACKS-COND-15" in refused(fight, "c: withdraw")
    far = ring(someone("c", at=(0, 0), start=["berserk"]), orc("o", at=(0, 9)), numbers="c=5 o=1")
    assert "ACKS-COND-15" in refused(far, "c: march 0,-1")
    assert allowed(far, "c: march 0,1")


@pytest.mark.rule("ACKS-MOVE-6", "ACKS-COND-8")
def test_who_sneaked_last_round_and_charges_now_is_heard() -> None:
    fight = ring(someone("t", at=(0, -8), sneak_throw=5), orc("g", at=(0, 0), facing="N"), numbers="t=5 g=1")
    say(fight, "t: sneak 0,-7")
    throw(fight, "t d20 18")
    play(fight, "t: pass", "g: pass")
    new_round(fight, "t=5 g=1")
    say(fight, "t: charge g to 0,-1")
    assert asked(fight) == ["g turn"]


@pytest.mark.rule("ACKS-COND-8", "ACKS-MOVE-10")
@pytest.mark.parametrize("line", ["march 0,1", "attack o with sword", "spell_like_ability gust"])
def test_sneaking_ends_by_moving_otherwise_attacking_or_casting(line: str) -> None:
    gust = spell("gust", EffectEntry(kind="condition", condition="deafened"), casting="spell_like")
    sneak = someone("t", at=(0, -1), facing="E", start=["sneaking"], sneak_throw=5, abilities=[gust])
    fight = ring(sneak, orc("o", at=(1, -1), facing="E"), orc("q", at=(9, 9)), numbers="t=5 o=3 q=1")
    say(fight, f"t: {line}")
    if asked(fight) == ["t spell_target"]:
        say(fight, "t: target o")
    assert "sneaking" not in conditions(fight, "t")


@pytest.mark.rule("ACKS-COND-8")
def test_sneaking_goes_on_with_another_sneak_and_ends_for_who_is_attacked() -> None:
    fight = ring(someone("t", at=(0, 0), start=["sneaking"], sneak_throw=5), orc("o", at=(0, 9)), numbers="t=5 o=3")
    say(fight, "t: sneak 0,1", "t d20 18")
    assert "sneaking" in conditions(fight, "t")
    fight = ring(someone("t", at=(0, 0), start=["sneaking"]), orc("o", at=(0, 1)), numbers="o=5 t=3")
    say(fight, "o: attack t with sword")
    assert "sneaking" not in conditions(fight, "t")


@pytest.mark.rule("ACKS-COND-8")
def test_sneaking_ends_for_who_attacks() -> None:
    fight = ring(someone("t", at=(0, 0), start=["sneaking"]), orc("o", at=(0, 1)), numbers="t=5 o=3")
    play(fight, "t: attack o with sword", "t d20 1")
    assert conditions(fight, "t") == set()


@pytest.mark.rule("ACKS-COND-7", "ACKS-ACT-8")
def test_the_helpless_defend_nobody() -> None:
    fight = ring(someone("h", at=(0, 0)), orc("o", at=(0, 20)), numbers="h=5 o=3")
    play(fight, "h: defend")
    assert warrior(fight, "h").defending == "h"
    assert not fight.decree("condition h paralyzed")
    assert warrior(fight, "h").defending == ""


@pytest.mark.rule("ACKS-MOVE-13")
def test_the_hidden_do_not_hide_again() -> None:
    fight = ring(
        someone("h", at=(0, 0), hide_throw=5, start=["hidden"]), orc("o", at=(0, 20)), numbers="h=5 o=3",
        ground={"dark": [(0, 0)]},
    )  # fmt: skip
    assert refused(fight, "h: hide") == ["ACKS-MOVE-13"]


@pytest.mark.rule("ACKS-SPELL-7", "ACKS-SPELL-5")
def test_a_spent_ability_and_one_without_a_target_are_refused() -> None:
    gust = spell("gust", EffectEntry(kind="condition", condition="deafened"), casting="spell_like", range_ft=20)
    fight = ring(someone("h", at=(0, 0), abilities=[gust]), orc("o", at=(0, 2)), numbers="h=5 o=3")
    assert not fight.decree("set h.castings_gust 0")
    assert refused(fight, "h: spell_like_ability gust") == ["ACKS-SPELL-7"]
    touch = spell("touch", EffectEntry(kind="condition", condition="deafened"), casting="spell_like", range_ft="touch")
    blind = someone("h", at=(0, 0), abilities=[touch], start=["blinded"])
    fight = ring(blind, orc("o", at=(0, 1)), numbers="h=5 o=3")
    assert allowed(fight, "h: spell_like_ability touch")  # oneself


@pytest.mark.rule("ACKS-COND-1", "ACKS-COND-7", "ACKS-COND-15", "ACKS-MORALE-9", "ACKS-COND-9")
def test_gaining_and_losing_a_condition() -> None:
    fight = ring(someone("v"), orc("a", at=(0, 9), start=["berserk"]), orc("b", at=(3, 9)), numbers="v=5 a=2 b=1")
    v, a, b = (warrior(fight, name) for name in "vab")
    v.defending = a.defending = "v"
    gain(fight.scene, a, Condition("frightened"))
    gain(fight.scene, b, Condition("frightened"))
    assert (conditions(fight, "a"), conditions(fight, "b"), a.harried, b.harried) == (
        {"berserk"}, {"frightened"}, False, True,
    )  # fmt: skip
    gain(fight.scene, v, Condition("prone"))
    assert v.defending == "v"
    gain(fight.scene, v, Condition("paralyzed", until=for_rounds(fight.state, 2)))
    gain(fight.scene, v, Condition("disordered", until=until_own_initiative(fight.state, v)))
    assert (v.defending, a.defending) == ("", "v")
    lose(fight.scene, v, "paralyzed")
    assert [each.what for each in fight.state.timing.lasting] == ["disordered"]
    assert conditions(fight, "v") == {"prone", "disordered"}


@pytest.mark.rule("ACKS-COND-13", "ACKS-DEATH-1", "ACKS-DELAY-5")
def test_whoever_leaves_the_count_frees_those_it_held_and_those_who_waited() -> None:
    fight = ring(someone("v"), orc("a", at=(0, 9)), orc("b", at=(3, 9)), orc("c", at=(6, 9)), numbers="v=5 a=2 b=1 c=0")
    v, a, b, c = (warrior(fight, name) for name in "vabc")
    for held, by in ((b, "a"), (c, "v")):
        gain(fight.scene, held, Condition("wrestled", by))
        held.wait_for = by
    assert (holder_of(b), holder_of(v)) == ("a", "")
    a.casting, a.defending, a.wait_for, a.declared, a.first_ready = True, "b", "v", "retreat", True
    leave_count(fight.scene, a, "unconscious")
    assert (conditions(fight, "b"), conditions(fight, "c")) == (set(), {"wrestled"})
    assert (b.wait_for, c.wait_for) == ("", "v")
    assert (a.casting, a.defending, a.wait_for, a.declared, a.first_ready) == (False, "", "", "", False)
    assert (a.segment, a.status, a.ahead) == ("lost", "unconscious", 0)
    v.segment = "done"
    leave_count(fight.scene, v, "surrendered")
    assert (v.segment, bool(v.ahead)) == ("done", True)


@pytest.mark.rule("ACKS-COND-13", "ACKS-DMG-7")
@pytest.mark.parametrize(("tags", "left"), [((), 6), (("silver",), 1)])
def test_whoever_is_held_is_hurt_without_a_throw(tags: Any, left: int) -> None:
    blade = weapon("sword", "1d6", "slashing", *tags, damage_bonus=1)
    hero = someone("h", str_mod=1, attacks=[blade])
    fight = ring(hero, orc("o", at=(0, 1), immune=["mundane:slashing"]), numbers="h=5 o=1")
    gain(fight.scene, warrior(fight, "o"), Condition("wrestled", "h"))
    play(fight, "h: hold_damage o", "h d6 3")
    assert (hp(fight, "o"), fight.state.offensive) == (left, True)


@pytest.mark.rule("ACKS-COND-11", "ACKS-COUNT-7")
def test_the_faltering_who_never_had_a_segment_recover_at_the_end_of_the_round() -> None:
    fight = ring(someone("h"), orc("o", at=(0, 20)), orc("p", at=(3, 20)), numbers="h=5 o=1 p=0")
    for line in ("condition o faltering on yes", "set o.segment lost"):
        fight.decree(line)
    assert "o" not in ended(fight)
    assert conditions(fight, "o") == set()


@pytest.mark.rule("ACKS-COND-7", "ACKS-ENGAGE-15")
def test_the_slumbering_wake_when_attacked_even_in_vain() -> None:
    fight = ring(
        someone("h"), orc("o", at=(0, 1), start=["slumbering"], size="large", footprint=[1, 1]), numbers="h=5 o=1"
    )
    play(fight, "h: attack o with sword", "h d20 1")
    assert (conditions(fight, "o"), SWORD.id) == (set(), "sword")
    assert not allowed(fight, "h: attack o with sword")


@pytest.mark.rule("ACKS-COND-16", "ACKS-DMG-5")
def test_the_burning_burn_when_their_number_comes() -> None:
    fight = ring(someone("h"), orc("o", at=(0, 20), start=["burning"], hp_max=20), numbers="h=5 o=1")
    play(fight, "h: pass", "o d8 5")
    assert (hp(fight, "o"), asked(fight)) == (15, ["o segment"])


@pytest.mark.rule("ACKS-COND-11", "ACKS-MANEUV-9")
def test_whoever_falters_breaks_out_of_a_hold_with_two_less() -> None:
    fight = ring(someone("h"), orc("o", at=(0, 1)), numbers="o=5 h=3")
    play(fight, "o: maneuver wrestle h", "o d20 20 | h d20 2")
    gain(fight.scene, warrior(fight, "h"), Condition("faltering"))
    play(fight, "h: escape", "h d20 10")
    assert told(fight, SaveRolled)[-1].total.total == 8


@pytest.mark.rule("ACKS-COND-15")
def test_berserkers_do_not_turn_from_the_nearest_enemy_to_another() -> None:
    fight = ring(
        someone("c", at=(0, 0), facing="S", start=["berserk"]), orc("o", at=(0, 3)), orc("p", at=(0, -6), facing="N"),
        numbers="c=5 o=3 p=1",
    )  # fmt: skip
    assert refused(fight, "c: march 0,-3") == ["ACKS-COND-15"]
    assert refused(fight, "c: charge p to 0,-5") == ["ACKS-COND-15"]
    assert allowed(fight, "c: march 0,2")


@pytest.mark.rule("ACKS-COND-15")
def test_berserkers_choose_between_enemies_alike_near() -> None:
    fight = ring(
        someone("c", at=(0, 0), facing="S", start=["berserk"]), orc("o", at=(0, 6)), orc("p", at=(0, -6), facing="N"),
        numbers="c=5 o=3 p=1",
    )  # fmt: skip
    assert allowed(fight, "c: march 0,-3")
    assert allowed(fight, "c: charge p to 0,-5")


@pytest.mark.rule("ACKS-COND-16", "ACKS-COUNT-10")
def test_the_unconscious_burn_at_the_end_of_the_round() -> None:
    fight = ring(
        someone("h", hp=3, start=["burning"]), someone("k", at=(8, 8)), orc("o", at=(0, 1), cleave_max=0),
        numbers="o=5 h=3 k=1",
    )  # fmt: skip
    say(fight, "o: attack h", "o d20 19 | o d6 3", "k: pass", "h d8 4")
    assert (hp(fight, "h"), status(fight, "h"), fight.state.round) == (-4, "unconscious", 3)
    new_round(fight, "k=5 o=3")
    play(fight, "k: pass", "o: pass", "h d8 5")
    assert hp(fight, "h") == -9


@pytest.mark.rule("ACKS-COND-16", "ACKS-COUNT-10")
def test_who_burned_before_falling_does_not_burn_twice_in_a_round() -> None:
    fight = ring(
        someone("h", hp=3, start=["burning"]), someone("k", at=(8, 8)), orc("o", at=(0, 4), cleave_max=0),
        numbers="h=5 o=3 k=1",
    )  # fmt: skip
    say(fight, "h d8 3")
    play(fight, "o: pass", "k: pass")
    assert (hp(fight, "h"), fight.state.round) == (0, 3)
