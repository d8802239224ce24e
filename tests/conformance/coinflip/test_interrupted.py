"""Acts under way: whatever the game master decrees at a pending coin or question, the act is checked again."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.script import Roll
from affray.rulesets.coinflip.events import Attacked, Defended, Marked, NoAttack, Opposed, PhaseSkipped, Prepared
from affray.rulesets.coinflip.stats import Battle
from tests.conformance.coinflip.skirmish import (
    beetle,
    breaker,
    cover,
    cricket,
    functionary,
    hatch,
    hp,
    levy,
    lying,
    pos,
    scout,
    skirmish,
    status,
    trader,
    trooper,
    turn_of,
    unit,
    where,
)
from tests.conformance.harness import answer, asked, last, play, refused, told


def decree(fight: Fight[Battle], *words: str) -> Fight[Battle]:
    for each in words:
        assert not fight.decree(each), each
    return fight


def pulling() -> Fight[Battle]:
    """A breaker acts beside the armoured car of the enemy."""
    fight = skirmish(
        a=[breaker("k", at=(5, 5)), levy("a2", at=(2, 12))],
        b=[beetle("car", at=(7.5, 5), pilot="p", hold=["t"]), levy("p"), trooper("t"), levy("b1", at=(20, 5))],
    )
    return turn_of(fight, "k", "b1")


# -- the chain -------------------------------------------------------------------------------------
@pytest.mark.rule("COIN-SEL-7")
@pytest.mark.parametrize("words", ["remove k", "side k b"])
@pytest.mark.parametrize("lines", [[], ["k: run 5,9"], ["k: open_hatch car"], ["k: open_hatch car", "k T"]])
def test_an_active_unit_that_cannot_act_any_more_loses_its_phase_wherever_it_is(words: str, lines: list[str]) -> None:
    """At the question, at the coin of a run, at the coin for a hatch, and while the pilot is asked to oppose."""
    fight = pulling()
    for line in lines:
        answer(fight, line) if ":" in line else play(fight, line)
    decree(fight, words)
    assert asked(fight) == ["b1 prepare"]
    assert last(fight, PhaseSkipped).rules == ("COIN-SEL-7",)
    assert (told(fight, Prepared), hatch(fight, "car")) == ([], "closed")


@pytest.mark.rule("COIN-MARK-2")
def test_a_unit_marked_in_its_act_goes_on_unless_the_option_forbids_it() -> None:
    fight = answer(pulling(), "k: run 5,9")
    play(decree(fight, "hp k 0"), "k T")
    assert (pos(fight, "k"), asked(fight)) == ((5, 9), ["k prepare"])
    own = [levy("l1", at=(3, 3)), levy("l2", at=(9, 9))]
    strict = turn_of(skirmish(a=own, b=[levy("b1", at=(20, 5))], marked_unit_acts="none"), "l1", "b1")
    decree(answer(strict, "l1: run 5,9"), "hp l1 0")
    assert (pos(strict, "l1"), asked(strict)) == ((3, 3), ["b1 prepare"])
    assert last(strict, PhaseSkipped).rules == ("COIN-MARK-2",)


@pytest.mark.rule("COIN-PREP-8")
@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("k: run 5,9", "place a2 5,9"),
        ("k: open_hatch car", "hatch car open"),
        ("k: open_hatch car", "place k 2,2"),
        ("k: open_hatch car", "remove car"),
        ("k: hand_item charge to backpack", "give k.charge a2"),
        ("k: run 5,9", "active k"),
    ],
)
def test_a_declared_action_that_is_not_legal_any_more_is_dropped_without_a_coin(line: str, words: str) -> None:
    fight = answer(pulling(), line)
    coins = fight.state.tossed
    decree(fight, words)
    assert (asked(fight), fight.state.tossed) == (["k prepare"], coins)
    assert not fight.state.attacking
    assert told(fight, Prepared) == []


@pytest.mark.rule("COIN-PREP-8", "COIN-SPACE-4")
def test_a_declared_action_that_is_still_legal_goes_on() -> None:
    fight = answer(pulling(), "k: run 5,9")
    play(decree(fight, "place a2 2,2", "hp car 1"), "k T")
    assert pos(fight, "k") == (5, 9)


@pytest.mark.rule("COIN-PREP-3", "COIN-HATCH-2")
def test_a_success_whose_action_has_become_impossible_has_no_effect_and_the_chain_goes_on() -> None:
    fight = play(pulling(), "k: open_hatch car", "k T")
    decree(fight, "place k 2,2")
    assert (asked(fight), hatch(fight, "car")) == (["k prepare"], "closed")


@pytest.mark.rule("COIN-HATCH-4")
@pytest.mark.parametrize("words", ["hp p 0", "remove p", "side p a"])
def test_a_pilot_who_cannot_oppose_any_more_does_not(words: str) -> None:
    """Also while his coin is in the air; with the pilot of the other side gone a passenger still keeps it enemy."""
    fight = play(pulling(), "k: open_hatch car", "k T")
    answer(fight, "p: oppose")
    decree(fight, words)
    assert (asked(fight), hatch(fight, "car")) == (["k prepare"], "open")
    assert told(fight, Opposed) == []


@pytest.mark.rule("COIN-PREP-10")
def test_a_custom_action_is_dropped_while_it_waits_for_consent() -> None:
    fight = play(pulling(), 'k: custom "push" object b1')
    assert asked(fight) == ["gm custom"]
    decree(fight, "hp b1 0")
    assert asked(fight) == ["k prepare"]


@pytest.mark.rule("COIN-PREP-10", "COIN-ITEM-4")
def test_a_custom_action_that_was_allowed_is_dropped_at_its_coin() -> None:
    fight = play(pulling(), 'k: custom "push" object b1')
    answer(fight, "gm: allow opposed yes")
    assert isinstance(fight.pending, Roll)
    decree(fight, "hp b1 0")
    assert asked(fight) == ["k prepare"]


# -- the attack ------------------------------------------------------------------------------------
def scouting() -> Fight[Battle]:
    """A scout with a knife and a pistol beside one enemy, another far away."""
    enemies = [levy("b1", at=(6, 5)), levy("b2", at=(20, 5))]
    return turn_of(skirmish(a=[scout("s", at=(5, 5)), levy("a2", at=(2, 12))], b=enemies), "s", "b2")


@pytest.mark.rule("COIN-ATK-7", "COIN-POOL-1")
def test_a_weapon_whose_only_target_is_gone_is_not_tossed() -> None:
    fight = answer(scouting(), "s: attack with knife,quiet_pistol")
    assert (fight.pending.why, fight.pending.count) == ("attack", 3)  # type: ignore[union-attr]
    decree(fight, "place b1 15,15")
    assert fight.pending.count == 1  # type: ignore[union-attr]
    play(fight, "s T")
    assert last(fight, Attacked).weapons == ("s.quiet_pistol",)
    assert refused(fight, "s: allot b1=2") == ["COIN-POOL-4"]


@pytest.mark.rule("COIN-ATK-4", "COIN-ATK-5")
@pytest.mark.parametrize("words", ["place b1 15,15", "give s.knife a2", "remove b1"])
def test_if_no_coin_was_tossed_the_attack_is_chosen_anew(words: str) -> None:
    fight = answer(scouting(), "s: attack with knife")
    decree(fight, words)
    assert (asked(fight), fight.state.phase, fight.state.attacked) == (["s attack"], 2, [])
    play(fight, "s: attack with quiet_pistol", "s T", "s: allot b2=1", "b: end")
    assert hp(fight, "b2") == 1


@pytest.mark.rule("COIN-ATK-4", "COIN-ATK-7", "COIN-ITEM-3")
@pytest.mark.parametrize(
    ("words", "why"), [("hp f 0", "unarmed"), ("remove b1", "no_target"), ("side b1 a", "no_target")]
)
def test_a_second_weapon_that_is_of_no_use_either_is_not_tossed(words: str, why: str) -> None:
    """The weapons of a functionary go with it as soon as it is marked; or the only target goes."""
    fight = skirmish(
        a=[functionary("f", at=(5, 5)), levy("a2", at=(2, 12))], b=[levy("b1", at=(20, 5))],
        self_destruct_timing="on_mark",
    )  # fmt: skip
    answer(turn_of(fight, "f", "b1"), "f: attack with universal,glock")
    coins = fight.state.tossed
    decree(fight, words)
    assert (last(fight, NoAttack).why, told(fight, Attacked), fight.state.portions) == (why, [], {})
    assert fight.state.tossed == coins


@pytest.mark.rule("COIN-ATK-4", "COIN-ATK-7")
def test_if_nothing_is_left_to_attack_with_there_is_no_attack() -> None:
    enemies = [levy("b1", at=(6, 5)), levy("b2", at=(20, 5))]
    fight = skirmish(a=[levy("l1", at=(5, 5)), levy("a2", at=(2, 12))], b=enemies)
    answer(turn_of(fight, "l1", "b2"), "l1: attack with pistol")
    decree(fight, "give l1.pistol a2")
    assert (last(fight, NoAttack).why, asked(fight)) == ("unarmed", ["b2 prepare"])


@pytest.mark.rule("COIN-ITEM-6")
def test_a_weapon_that_was_not_tossed_is_not_used_up() -> None:
    fight = skirmish(a=[breaker("k", at=(5, 5))], b=[levy("b1", at=(9, 5)), levy("b2", at=(22, 14))])
    answer(turn_of(fight, "k", "b2"), "k: attack with charge")
    decree(fight, "place b1 22,5")
    assert where(fight, "k.charge") == "k right"


@pytest.mark.rule("COIN-SEL-7")
def test_the_attack_of_a_removed_unit_is_lost() -> None:
    fight = answer(scouting(), "s: attack with quiet_pistol")
    decree(fight, "remove s")
    assert (told(fight, Attacked), asked(fight), hp(fight, "b1", "b2")) == ([], ["b2 prepare"], (2, 2))


@pytest.mark.rule("COIN-POOL-4", "COIN-TURN-5")
def test_a_pool_that_reaches_nobody_any_more_is_lost_and_nobody_is_asked() -> None:
    fight = skirmish(a=[scout("s", at=(5, 5))], b=[levy("b1", at=(6, 5)), levy("b2", at=(20, 5))])
    play(turn_of(fight, "s", "b2"), "s: attack with knife", "s T T T")
    assert asked(fight) == ["s allot"]
    decree(fight, "place b1 15,15")
    assert (asked(fight), fight.state.allotment) == (["b2 prepare"], {})


@pytest.mark.rule("COIN-ATK-8", "COIN-POOL-3")
def test_while_the_pool_is_dealt_out_the_targets_of_now_count() -> None:
    fight = play(scouting(), "s: attack with knife", "s T H H")
    decree(fight, "place b2 5,6")
    play(fight, "s: allot b2=1")
    assert fight.state.allotment == {"b2": 1}


# -- the defence -----------------------------------------------------------------------------------
def under_fire(**options: Any) -> Fight[Battle]:
    fight = skirmish(
        a=[functionary("f", at=(5, 5))],
        b=[trooper("t1", at=(12, 12)), trooper("t2", at=(20, 5))],
        terrain=[cover(2, 18, 4, 22, 6)],
        **options,
    )
    return play(turn_of(fight, "f", "t2"), "f: attack with universal,glock", "f T T T | f T T", "f: allot t1=2 t2=3")


@pytest.mark.rule("COIN-DEF-8")
def test_a_guard_pool_that_changes_while_its_coins_are_in_the_air_is_tossed_anew() -> None:
    fight = answer(under_fire(), "b: brace t2")
    assert fight.pending.count == 3  # type: ignore[union-attr]
    decree(fight, "place t2 20,12")
    assert fight.pending.count == 1  # type: ignore[union-attr]
    play(fight, "t2 T", "b: end")
    assert (hp(fight, "t2"), last(fight, Defended).guard.total) == (1, 1)  # type: ignore[union-attr]


@pytest.mark.rule("COIN-DEF-5", "COIN-DEF-12")
@pytest.mark.parametrize(
    ("line", "words", "left"),
    [
        ("b: fall_back t1 12,8", "place t2 12,8", True),
        ("b: dodge t1", "hp t1 0", False),
        ("b: brace t1", "remove t1", False),
        ("b: dodge t1", "side t1 a", False),
    ],
)
def test_a_defence_that_is_not_possible_any_more_is_dropped_and_costs_nothing(
    line: str, words: str, left: bool
) -> None:
    fight = answer(under_fire(), line)
    decree(fight, words)
    assert (asked(fight), told(fight, Defended)) == (["b defend"], [])
    assert "t1" not in fight.state.defended
    assert (not fight.why_not("b", "dodge", unit="t1")) is left


@pytest.mark.rule("COIN-DEF-9", "COIN-DEF-5")
def test_a_dodge_that_is_broken_off_after_a_coin_has_been_used() -> None:
    fight = answer(under_fire(), "b: dodge t1")
    fight.say("t1", "T")
    assert isinstance(fight.pending, Roll)
    decree(fight, "hp t1 0", "hp t1 3")
    assert ("t1" in fight.state.defended, fight.state.allotment["t1"]) == (True, 1)


@pytest.mark.rule("COIN-DEF-10", "COIN-DEF-11")
@pytest.mark.parametrize(
    ("line", "words"), [("b: bail_out t 7.5,7.5", "place t 15,15"), ("b: slam_hatch car", "hatch car closed")]
)
def test_a_defence_of_a_vehicle_is_dropped_when_it_has_become_pointless(line: str, words: str) -> None:
    fight = skirmish(
        a=[breaker("k", at=(5, 5)), functionary("f", at=(5, 9))],
        b=[
            beetle("car", at=(7.5, 5), pilot="p", hold=["t"], hatch="open"), levy("p"), trooper("t"),
            levy("b1", at=(20, 5)),
        ],
    )  # fmt: skip
    play(turn_of(fight, "f", "b1"), "f: attack with glock", "f T T", "f: allot car=2")
    answer(fight, line)
    decree(fight, words)
    assert (asked(fight), told(fight, Defended)) == (["b defend"], [])


@pytest.mark.rule("COIN-DMG-4")
@pytest.mark.parametrize("words", ["remove t", "place t 15,15", "hp t 0"])
def test_an_occupant_who_is_decreed_away_at_its_coin_does_not_escape_as_well(words: str) -> None:
    fight = skirmish(
        a=[functionary("f", at=(5, 9))],
        b=[cricket("bug", at=(9, 5), hp=1, hold=["t"]), trooper("t"), levy("b1", at=(20, 5))],
        occupants_fate="escape_1ok",
    )
    play(turn_of(fight, "f", "b1"), "f: attack with glock", "f T T", "f: allot bug=2")
    answer(fight, "b: end")
    assert (fight.pending.who, fight.pending.why) == ("t", "escape")  # type: ignore[union-attr]
    decree(fight, words)
    expected = {"remove t": "removed", "place t 15,15": "ok", "hp t 0": "marked"}[words]
    assert (status(fight, "t", "bug"), asked(fight)) == ((expected, "marked"), ["b1 prepare"])


# -- what a decree sets off ------------------------------------------------------------------------
@pytest.mark.rule("COIN-DMG-4", "COIN-DMG-3")
@pytest.mark.parametrize("words", ["hp car 0", "status car marked"])
def test_a_vehicle_destroyed_by_decree_takes_everybody_inside_with_it(words: str) -> None:
    fight = decree(pulling(), words)
    assert status(fight, "car", "p", "t") == ("marked", "marked", "marked")
    assert [(each.unit, each.inside) for each in told(fight, Marked)] == [("car", ""), ("p", "car"), ("t", "car")]


@pytest.mark.rule("COIN-DMG-4")
def test_with_the_option_those_inside_toss_for_their_escape_at_once() -> None:
    fight = skirmish(
        a=[levy("l1", at=(3, 3))],
        b=[cricket("bug", at=(9, 9), pilot="p"), levy("p"), levy("b1", at=(20, 5))],
        occupants_fate="escape_1ok",
    )
    decree(turn_of(fight, "l1", "b1"), "hp bug 0")
    assert (fight.pending.who, fight.pending.why) == ("p", "escape")  # type: ignore[union-attr]
    play(fight, "p T")
    assert (status(fight, "bug", "p"), unit(fight, "p").inside, asked(fight)) == (("marked", "ok"), "", ["l1 prepare"])


@pytest.mark.rule("COIN-ITEM-3")
def test_weapons_destroy_themselves_at_once_when_their_owner_is_marked_by_decree_and_the_option_says_so() -> None:
    fight = skirmish(
        a=[functionary("f", at=(5, 5)), levy("l1", at=(3, 3))], b=[levy("b1", at=(20, 5))],
        self_destruct_timing="on_mark",
    )  # fmt: skip
    decree(turn_of(fight, "l1", "b1"), "hp f 0")
    assert (where(fight, "f.glock"), where(fight, "f.universal")) == ("nowhere", "nowhere")


@pytest.mark.rule("COIN-DMG-3")
def test_who_is_marked_already_is_not_marked_again_and_may_be_brought_back() -> None:
    fight = decree(pulling(), "hp b1 0", "hp b1 0", "status b1 marked")
    assert [each.unit for each in told(fight, Marked)] == ["b1"]
    decree(fight, "status b1 ok")
    assert (status(fight, "b1"), hp(fight, "b1")) == ("ok", 1)
    decree(fight, "status b1 marked", "hp b1 2")
    assert (status(fight, "b1"), hp(fight, "b1")) == ("ok", 2)


@pytest.mark.rule("COIN-CAMO-2", "COIN-CAMO-5")
def test_what_an_attempt_needs_is_looked_at_again_after_every_decree() -> None:
    fight = skirmish(
        a=[levy("l1", at=(3, 3)), levy("l2", at=(6, 3), camouflage=2)],
        b=[levy("b1", at=(20, 5))],
        initiative_first_tosser="side_b",
    )
    decree(fight, "remove l1")
    fight.say("b", "T")
    assert fight.state.first == ""
    fight.say("b", "T")
    assert fight.state.first == "b"


# -- what a marked unit has on it ------------------------------------------------------------------
def with_a_marked_trader() -> Fight[Battle]:
    fight = skirmish(
        a=[levy("l1", at=(5, 5)), levy("a2", at=(2, 12))],
        b=[trader("trd", at=(6, 5)), levy("b1", at=(20, 5))],
        ground=[lying("medkit", at=(5, 5.5))],
    )
    return decree(turn_of(fight, "l1", "b1"), "hp trd 0")


@pytest.mark.rule("COIN-MARK-3", "COIN-ACT-2", "COIN-ACT-10")
@pytest.mark.parametrize(
    ("line", "rules"),
    [
        ("l1: pick_up trd.pistol", ["COIN-ACT-2", "COIN-MARK-3"]),
        ("l1: pick_up trd.medkit", ["COIN-ACT-2", "COIN-MARK-3"]),
        ("l1: pick_up trd.ledger", ["COIN-ACT-2", "COIN-MARK-3"]),
        ("l1: pick_up b1.pistol", ["COIN-ACT-2"]),
        ("l1: open_container trd.coffer", ["COIN-ITEM-4", "COIN-ACT-10", "COIN-MARK-3"]),
        ("l1: snatch trd.pistol", ["COIN-ACT-17", "COIN-MARK-3"]),
        ('l1: custom "grab" item trd.medkit', ["COIN-MARK-3"]),
    ],
)
def test_nothing_is_taken_from_a_marked_unit(line: str, rules: list[str]) -> None:
    fight = with_a_marked_trader()
    assert list(dict.fromkeys(refused(fight, line))) == rules
    play(fight, "l1: pick_up ground.medkit", "l1 T")


@pytest.mark.rule("COIN-ACT-1", "COIN-ACT-2", "COIN-ACT-10", "COIN-ACT-15", "COIN-ACT-16", "COIN-ACT-17", "COIN-ATK-4")
@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("l1: attack with carbine", "COIN-ATK-4"),
        ("l1: attack with long_rifle", "COIN-ATK-4"),
        ("l1: attack with medkit", "COIN-ATK-4"),
        ("l1: draw_item carbine", "COIN-ACT-1"),
        ("l1: draw_item pistol into backpack", "COIN-ACT-1"),
        ("l1: pick_up carbine", "COIN-ACT-2"),
        ("l1: open_container coffer", "COIN-ACT-10"),
        ("l1: hand_item carbine to a2", "COIN-ACT-15"),
        ("l1: hand_item pistol to car", "COIN-ACT-15"),
        ("l1: use_item medkit on l1", "COIN-ACT-16"),
        ("l1: use_item medkit on car", "COIN-ACT-16"),
        ("l1: snatch carbine", "COIN-ACT-17"),
        ("l1: board_pilot a2", "COIN-ACT-4"),
        ("l1: board_hold a2", "COIN-ACT-5"),
        ("l1: open_hatch a2", "COIN-ACT-9"),
    ],
)
def test_what_somebody_does_not_have_or_what_is_no_vehicle_is_refused_by_rule(line: str, rule: str) -> None:
    """Two troopers have carbines, nobody has a rifle, a medkit or a coffer."""
    fight = skirmish(
        a=[levy("l1", at=(5, 5)), levy("a2", at=(6, 5)), beetle("car", at=(5, 8))],
        b=[trooper("t1", at=(20, 5)), trooper("t2", at=(20, 9))],
    )
    found = refused(turn_of(fight, "l1", "t1"), line)
    assert rule in found
    assert not [each for each in found if each.startswith("CORE-")]


@pytest.mark.rule("COIN-ATK-4", "COIN-ITEM-6")
def test_a_weapon_that_is_used_up_is_refused_by_rule() -> None:
    fight = skirmish(a=[breaker("k", at=(5, 5))], b=[levy("b1", at=(9, 5)), levy("b2", at=(22, 14))])
    play(turn_of(fight, "k", "b2"), "k: attack with charge", "k H H H H", "b2: forgo", "a: choose k", "b: choose b2")
    assert refused(fight, "k: attack with charge") == ["COIN-ATK-4"]


# -- who has acted ---------------------------------------------------------------------------------
@pytest.mark.rule("COIN-SEL-7", "COIN-TURN-3")
def test_who_has_acted_and_changes_sides_by_decree_has_no_second_act() -> None:
    fight = skirmish(
        a=[levy("l1", at=(3, 3)), levy("l2", at=(3, 6))], b=[levy("b1", at=(20, 5)), levy("b2", at=(20, 9))]
    )
    play(turn_of(fight, "l1", "b1"), "l1: forgo")
    assert asked(fight) == ["b1 prepare"]
    decree(fight, "side l1 b")
    fight.state.active["b"] = "l1"
    play(decree(fight, "abandon"), "a: choose l2")
    assert last(fight, PhaseSkipped).unit == "l1"


@pytest.mark.rule("COIN-TURN-3")
def test_the_active_unit_by_decree_begins_its_act_from_the_start() -> None:
    fight = play(pulling(), "k: stop")
    decree(fight, "active k")
    assert (asked(fight), fight.state.attacking) == (["k prepare"], False)
    decree(fight, "active a2")
    play(fight, "a2: forgo")
    assert asked(fight) == ["b1 prepare"]


@pytest.mark.rule("COIN-TURN-5", "COIN-DEF-11", "COIN-DEF-12")
def test_a_player_who_can_only_end_the_defence_is_not_asked() -> None:
    """Given a vehicle without a pilot that was pulled at; it cannot fall back, its hatch is shut, nobody gets out."""
    fight = skirmish(
        a=[breaker("k", at=(5, 5))],
        b=[beetle("car", at=(7.5, 5), pilot="p"), levy("p"), levy("b1", at=(20, 5))],
    )
    play(turn_of(fight, "k", "b1"), "k: open_hatch car", "k T", "p: decline", "k: stop")
    decree(fight, "place p 15,15", "hatch car closed")
    play(fight, "k: forgo")
    assert asked(fight) == ["b1 prepare"]
