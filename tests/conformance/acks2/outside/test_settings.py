"""The Judge sets any value: what was really done is told, and nobody gains or loses a segment by it."""

from __future__ import annotations

import pytest

from affray.core.refusals import rules_of
from affray.rulesets.acks2.outside.settings import subjects
from tests.conformance.acks2.decreeing import became, decreed, three
from tests.conformance.acks2.ring import (
    DART,
    allowed,
    archer,
    at,
    castings,
    conditions,
    edges,
    ended,
    facing,
    hp,
    mage,
    missile,
    new_round,
    number,
    ogre,
    orc,
    placed,
    play,
    readied,
    refused,
    ring,
    say,
    segment,
    someone,
    status,
    struck,
    warrior,
    weapon,
)
from tests.conformance.harness import asked


# -- numbers ---------------------------------------------------------------------------------------
@pytest.mark.rule("ACKS-DEATH-1", "ACKS-DMG-5")
@pytest.mark.parametrize("words", ["hp o", "set o.hp"])
def test_hit_points_are_set_or_changed_and_what_was_done_is_told(words: str) -> None:
    fight = decreed(three(), f"{words} 4")
    assert (hp(fight, "o"), became(fight)) == (4, ("6", "4", ""))
    decreed(fight, f"{words} -2")
    assert (hp(fight, "o"), became(fight)) == (2, ("4", "2", ""))
    decreed(fight, f"{words} +50")
    assert (hp(fight, "o"), became(fight)) == (6, ("2", "6", "52"))
    decreed(fight, f"{words} =-3")
    assert (hp(fight, "o"), status(fight, "o")) == (-3, "unconscious")
    decreed(fight, f"{words} 1")
    assert (hp(fight, "o"), status(fight, "o"), conditions(fight, "o")) == (1, "active", {"prone"})


@pytest.mark.rule("ACKS-DMG-5")
def test_several_lose_hit_points_at_once() -> None:
    assert hp(decreed(three(), "hp o,p -2"), "o", "p") == (4, 4)
    assert hp(decreed(three(), "set *.hp -1"), "h", "o", "p") == (7, 5, 5)


@pytest.mark.rule("ACKS-ATK-1", "ACKS-ATK-3")
def test_numbers_of_the_stat_block_can_be_set() -> None:
    fight = decreed(three(), "set o.ac 5", "set h.attack_throw 8", "set h.str_mod 2")
    say(fight, "h: attack o with sword", "h d20 9")
    assert struck(fight) == (11, 13, False)
    decreed(fight, "set o.hp_max 3")
    assert (hp(fight, "o"), warrior(fight, "o").card.hp_max) == (3, 3)
    decreed(fight, "set o.save_death 9", "set o.morale 2", "set o.init_bonus +1")
    card = warrior(fight, "o").card
    assert (card.saves["death"], card.morale, card.init_bonus) == (9, 2, 1)


@pytest.mark.rule("ACKS-MOVE-1")
def test_speed_is_set_in_feet() -> None:
    fight = ring(someone("h", at=(0, 0)), orc("o", at=(0, 20)), numbers="h=5 o=1")
    decreed(fight, "set h.speed_combat 10")
    assert allowed(fight, "h: march 0,2")
    assert "ACKS-MOVE-1" in refused(fight, "h: march 0,3")
    decreed(fight, "set h.speed_run 15")
    assert "ACKS-MOVE-1" in refused(fight, "h: run 0,4")


@pytest.mark.rule("ACKS-CLEAVE-3")
def test_cleaves_are_kept_within_the_limit() -> None:
    fight = decreed(three(), "set o.cleaves 7")
    assert became(fight) == ("0", "1", "7")
    decreed(fight, "set o.cleave_max 0")
    assert warrior(fight, "o").cleaves == 0


@pytest.mark.rule("ACKS-RANGED-10", "ACKS-SPELL-3")
def test_ammunition_and_castings_are_set() -> None:
    bow = missile("bow", "1d6", (120, 240, 360), ammo=3)
    fight = ring(
        archer("a", at=(0, 0), attacks=[bow]), mage("m", at=(3, 0), spells=[DART]), orc("o", at=(0, 9)),
        numbers="a=5 m=3 o=1",
    )  # fmt: skip
    decreed(fight, "set a.ammo_bow 0", "set m.castings_dart +1")
    assert "ACKS-RANGED-10" in refused(fight, "a: attack o with bow")
    assert castings(fight, "m", "dart") == 3


@pytest.mark.rule("ACKS-ACT-1", "ACKS-ACT-2")
def test_the_budget_of_a_segment_is_set() -> None:
    fight = ring(someone("h", at=(0, 0)), orc("o", at=(0, 20)), numbers="h=5 o=1")
    decreed(fight, "set h.movement_actions 2")
    assert "ACKS-ACT-1" in refused(fight, "h: march 0,1")
    decreed(fight, "set h.movement_actions 9")
    assert became(fight) == ("2", "2", "9")
    decreed(fight, "set h.movement_actions 0", "set h.movement_over yes")
    assert "ACKS-ACT-2" in refused(fight, "h: march 0,1 as movement")
    decreed(fight, "set h.movement_over no", "set h.moved_ft 10")
    assert warrior(fight, "h").moved == 2


# -- places and conditions -------------------------------------------------------------------------
@pytest.mark.rule("ACKS-ENGAGE-16", "ACKS-FACE-6")
def test_a_place_set_behind_somebody_gives_it_the_free_turn() -> None:
    fight = ring(someone("h", at=(0, -5)), orc("o", at=(0, 0), facing="N"), orc("p", at=(9, 9)), numbers="p=5 h=3 o=1")
    decreed(fight, "set h.at 0,-1")
    assert (at(fight, "h"), asked(fight)) == ((0, -1), ["o turn"])


@pytest.mark.rule("ACKS-GRID-5")
def test_a_place_where_nobody_may_stand_is_not_taken() -> None:
    fight = decreed(three(), "set h.at 0,1")
    assert (at(fight, "h"), became(fight)) == ((0, 0), ("30,30", "30,30", "30,31"))


@pytest.mark.rule("ACKS-FACE-5", "ACKS-FACE-12")
def test_a_facing_is_set_if_there_is_room() -> None:
    assert facing(decreed(three(), "set h.facing S"), "h") == "S"
    fight = ring(ogre("o", at=(0, 0)), someone("x", at=(15, 15)), numbers="o=5 x=0", walls=[(1, 0), (-1, 0)])
    decreed(fight, "set o.facing E")
    assert facing(fight, "o") == "S"
    assert fight.decree("set o.facing NE")


@pytest.mark.rule("ACKS-COND-1", "ACKS-ENGAGE-15")
def test_conditions_are_set_as_a_list_or_one_by_one() -> None:
    fight = decreed(three(), "set o.conditions prone,deafened")
    assert conditions(fight, "o") == {"prone", "deafened"}
    decreed(fight, "set o.conditions +paralyzed")
    assert (conditions(fight, "o"), edges(fight)) == ({"prone", "deafened", "paralyzed"}, {"h>o"})
    decreed(fight, "set o.conditions -prone")
    assert conditions(fight, "o") == {"deafened", "paralyzed"}
    decreed(fight, "set o.conditions -")
    assert (conditions(fight, "o"), edges(fight)) == (set(), {"h>o", "o>h"})


@pytest.mark.rule("ACKS-ENGAGE-3", "ACKS-ENGAGE-12", "ACKS-ROUND-5")
def test_ward_flight_height_and_side_change_who_engages_whom() -> None:
    assert edges(decreed(three(), "set h.ward yes")) == set()
    assert edges(decreed(three(), "set h.flying yes")) == {"h>o"}
    assert edges(decreed(three(), "set h.height 10")) == set()
    assert edges(decreed(three(), "set o.side heroes")) == set()


@pytest.mark.rule("ACKS-TIE-9")
def test_a_controller_is_set() -> None:
    fight = decreed(three(), "set o.controller player")
    assert (warrior(fight, "o").player, fight.ruleset.seat_of(fight.state, "o")) == (True, "orcs")


@pytest.mark.rule("ACKS-ACT-6", "ACKS-ACT-8", "ACKS-ACT-3")
def test_hands_shield_and_armor_are_set() -> None:
    club = weapon("club", "1d4")
    fight = ring(someone("h", inventory=[club], shield=True, ac_from_armor=2), orc("o", at=(0, 9)), numbers="h=5 o=1")
    decreed(fight, "set h.hand club", "set h.shield_ready no", "set h.armor_off 9", "set h.defends h")
    hero = warrior(fight, "h")
    assert (hero.hand, hero.shield_ready, hero.taken_off, hero.defending) == (["club"], False, 2, "h")


# -- readiness, declarations and the order ---------------------------------------------------------
@pytest.mark.rule("ACKS-READY-2", "ACKS-READY-20")
def test_a_readied_action_is_given_and_taken() -> None:
    fight = ring(someone("g", at=(0, 0)), orc("o", at=(0, 4)), numbers="o=5 g=1")
    decreed(fight, "set g.readied attack")
    say(fight, "o: march 0,1", "o: defend")
    assert asked(fight) == ["g interrupt"]
    decreed(fight, "set g.readied none")
    assert asked(fight) == ["g segment"]


@pytest.mark.rule("ACKS-FIRST-13")
def test_first_round_readiness_is_of_the_first_round() -> None:
    assert not warrior(decreed(three(), "set h.first_round_ready yes"), "h").first_ready
    fight = ring(someone("h", at=(0, 0)), orc("o", at=(0, 9)), numbers="o=5 h=1", round=1)
    assert warrior(decreed(fight, "set h.first_round_ready yes"), "h").first_ready


@pytest.mark.rule("ACKS-DECL-4", "ACKS-DECL-11")
def test_a_declaration_is_given_and_taken() -> None:
    fight = three()
    assert "ACKS-DECL-4" in refused(fight, "h: withdraw 0,-1")
    decreed(fight, "set h.declared withdraw")
    assert allowed(fight, "h: withdraw 0,-1 0,-2")
    decreed(fight, "set h.declared none")
    assert "ACKS-DECL-4" in refused(fight, "h: withdraw 0,-1")


@pytest.mark.rule("ACKS-ROUND-2", "ACKS-COUNT-2")
@pytest.mark.parametrize("words", ["number {} {}", "set {}.number {}"])
def test_a_new_number_gives_no_second_segment_and_takes_none_away(words: str) -> None:
    fight = three()
    play(fight, "h: pass")
    decreed(fight, words.format("h", 1), words.format("o", 9))
    assert ended(fight) == ["o", "p"]
    fight = three()
    decreed(fight, words.format("h", 2))  # whose segment it is
    assert ended(fight) == ["h", "o", "p"]
    fight = decreed(three(), words.format("p", 8))
    assert (number(fight, "p"), ended(fight)) == (4, ["h", "p", "o"])
    fight = decreed(three(), words.format("o", -10))
    assert ended(fight) == ["h", "p", "o"]


@pytest.mark.rule("ACKS-DELAY-10", "ACKS-ROUND-2")
def test_who_delays_may_still_join_after_a_new_number() -> None:
    fight = play(three(), "h: delay")
    assert (asked(fight), fight.state.count) == (["h join"], 4)
    decreed(fight, "number h -8")
    assert number(fight, "h") == -3
    play(fight, "h: keep")
    assert segment(fight, "h") == "delaying"


@pytest.mark.rule("ACKS-COUNT-5", "ACKS-ROUND-2")
def test_the_count_does_not_fall_below_somebody_who_has_still_to_be_called() -> None:
    fight = decreed(three(), "set table.count 1")
    assert (fight.state.count, became(fight)) == (4, ("5", "4", "1"))
    assert ended(fight) == ["h", "o", "p"]


@pytest.mark.rule("ACKS-ROUND-2")
def test_a_segment_is_given_again_or_taken_only_if_the_judge_says_so() -> None:
    fight = play(three(), "h: pass")
    decreed(fight, "set h.segment pending")
    assert ended(fight) == ["o", "h", "p"]
    fight = decreed(three(), "set o.segment lost")
    assert ended(fight) == ["h", "p"]
    fight = decreed(three(), "number p 0", "set p.segment delaying")
    assert segment(fight, "p") == "pending"  # with number 0 there is nothing to delay to
    fight = play(three(), "h: pass")
    decreed(fight, "set h.segment delaying", "set h.waits_for o")
    play(fight, "o: pass")
    assert asked(fight) == ["h segment"]


@pytest.mark.rule("ACKS-TIE-7")
def test_the_order_of_those_due_is_set() -> None:
    fight = ring(
        someone("h"), orc("o", at=(0, 20)), orc("p", at=(3, 20)), orc("q", at=(6, 20)), numbers="h=9 o=4 p=4 q=4"
    )
    play(fight, "h: pass", "orcs: order o,p,q")
    assert asked(fight) == ["o segment"]
    decreed(fight, "set table.order q")
    assert ended(fight) == ["o", "q", "p"]


@pytest.mark.rule("ACKS-ROUND-7", "ACKS-READY-8")
def test_the_round_is_set_and_what_is_readied_stays_readied() -> None:
    fight = ring(someone("g", at=(0, 0), **readied("sword", "moves")), orc("o", at=(0, 20)), numbers="o=5 g=1")
    decreed(fight, "set table.round 7")
    assert (fight.state.round, warrior(fight, "g").ready is not None) == (7, True)
    decreed(fight, "set table.offensive_action yes")
    assert fight.state.offensive
    decreed(three(max_rounds=4), "set table.round 9")


@pytest.mark.rule("ACKS-ROUND-7")
def test_the_round_does_not_pass_the_last_one() -> None:
    fight = decreed(three(max_rounds=4), "set table.round 9")
    assert became(fight) == ("2", "4", "9")


@pytest.mark.rule("ACKS-DEATH-1")
def test_every_setting_reads_and_takes_back_its_own_value() -> None:
    fight = three()
    before = fight.state.clone()
    for who, known in subjects(fight.state).items():
        for setting in known:
            domain = setting.field(fight.scene, who)
            text = str(domain.show(setting.get(fight.scene, who)))
            if text in ("", "active") or (setting.name == "segment" and text == "active"):
                continue
            said = f"={text}" if text[:1] == "-" and len(text) > 1 else text
            assert not fight.decree(f"set {who}.{setting.name} {said}")
    assert [each.hp for each in fight.state.warriors.values()] == [each.hp for each in before.warriors.values()]
    assert asked(fight) == ["h segment"]


@pytest.mark.rule("ACKS-DEATH-1")
def test_what_makes_no_sense_is_refused() -> None:
    fight = three()
    assert rules_of(fight.decree("set h.hp many")) == ["CORE-NUMBER"]
    assert rules_of(fight.decree("set h.nonsense 3")) == ["CORE-FIELD"]
    assert rules_of(fight.decree("set o.conditions sleepy")) == ["CORE-FIELD"]


# -- newcomers -------------------------------------------------------------------------------------
@pytest.mark.rule("ACKS-ROUND-2", "ACKS-INIT-10")
def test_somebody_joins_like_one_that_is_there_and_acts_from_the_next_round_on() -> None:
    fight = decreed(three(), "join o r 5,5 facing S")
    assert (at(fight, "r"), facing(fight, "r"), hp(fight, "r"), warrior(fight, "r").side) == ((5, 5), "S", 6, "orcs")
    assert ended(fight) == ["h", "o", "p"]
    assert "r initiative" in asked(fight) or asked(fight)[0].endswith("declare")
    new_round(fight, "h=6 o=5 p=4 r=1")
    assert "r" in ended(fight)


@pytest.mark.rule("ACKS-ROUND-2")
def test_somebody_joins_from_the_bestiary() -> None:
    fight = ring(someone("h", at=(0, 0)), orc("o", at=(0, 9)), numbers="h=5 o=1")
    assert not fight.decree(placed("join h second 5,5 side orcs"))
    assert (warrior(fight, "second").side, warrior(fight, "second").hand) == ("orcs", ["sword"])


@pytest.mark.rule("ACKS-GRID-5")
@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("join o h 5,5", "CORE-EDIT-NAME"), ("join o gm 5,5", "CORE-EDIT-NAME"), ("join o orcs 5,5", "CORE-EDIT-NAME"),
        ("join o r 0,0", "CORE-EDIT-PLACE"), ("join o r 500,0", "CORE-EDIT-PLACE"),
    ],
)  # fmt: skip
def test_a_newcomer_needs_a_name_and_a_place_of_its_own(line: str, rule: str) -> None:
    assert rules_of(three().decree(placed(line))) == [rule]


# -- what a decree sets off ------------------------------------------------------------------------
@pytest.mark.rule("ACKS-READY-20", "ACKS-READY-3")
@pytest.mark.parametrize(("trigger", "met"), [("comes_into_reach", True), ("moves", False), ("charges", False)])
def test_whoever_is_put_into_reach_in_its_own_segment_meets_the_trigger(trigger: str, met: bool) -> None:
    fight = ring(someone("g", at=(0, 0), **readied("sword", trigger)), orc("o", at=(0, 6)), numbers="o=5 g=1")
    decreed(fight, "place o 0,1")
    say(fight, "o: defend")
    assert (asked(fight) == ["g interrupt"]) is met


@pytest.mark.rule("ACKS-READY-20")
def test_a_square_that_somebody_is_put_on_is_entered() -> None:
    guard = archer("g", at=(0, 0), **readied("bow", "enters_square", squares=[(0, 3)]))
    fight = ring(guard, orc("o", at=(0, 6)), numbers="o=5 g=1")
    decreed(fight, "hp o 5")
    decreed(fight, "place o 0,3")
    say(fight, "o: defend")
    assert asked(fight) == ["g interrupt"]


@pytest.mark.rule("ACKS-READY-20", "ACKS-READY-19")
def test_who_is_revealed_by_decree_comes_into_view() -> None:
    guard = archer("g", at=(0, 0), **readied("bow", "comes_into_view"))
    fight = ring(guard, orc("o", at=(0, 6), start=["hidden"]), numbers="o=5 g=1")
    decreed(fight, "condition o hidden on no")
    say(fight, "o: defend")
    assert asked(fight) == ["g interrupt"]
