"""Conditions."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.events import Ended
from affray.core.fight import Fight
from affray.rulesets.fifth_edition.body.conditions import moment_of
from affray.rulesets.fifth_edition.model.events import ConditionGained
from affray.rulesets.fifth_edition.model.scenario import ConditionEntry, SaveEntry
from affray.rulesets.fifth_edition.model.stats import Combat
from tests.conformance.fifth_edition.arena import (
    FIRE_BURST,
    afflict,
    arena,
    at,
    bru,
    cle,
    decree,
    door,
    fig,
    fighter,
    has,
    held_by,
    hp,
    hurt,
    mag,
    on_edges,
    pass_to,
    rai,
    rog,
    rolled,
    saved,
    spent,
    wiz,
)
from tests.conformance.harness import allowed, answer, asked, codes, last, left_out, play, throw


def attacked(attacker: Any = (), target: Any = (), dice: str = "2 3") -> int:
    """How many d20 FIG rolls against an adjacent RAI in these conditions."""
    fight = arena(fig(at=(2, 2), conditions=[*attacker]), rai(at=(3, 2), conditions=[*target]), bru(at=(20, 9)))
    return rolled(play(fight, "FIG: attack RAI with longsword", dice))[1]


@pytest.mark.rule("E5-COND-4", "E5-COND-14", "E5-COND-15", "E5-COND-16", "E5-COND-7")
@pytest.mark.parametrize(
    "worse", ["blinded", "poisoned", "prone", "restrained", ConditionEntry(name="exhaustion", level=3)]
)
def test_attackers_in_these_conditions_use_the_lower_die(worse: Any) -> None:
    assert attacked([worse], (), "FIG 2d20 4 3") == 8


@pytest.mark.rule("E5-COND-4", "E5-COND-12", "E5-COND-13", "E5-COND-16", "E5-COND-17", "E5-COND-18", "E5-COND-15")
@pytest.mark.parametrize(
    "better", ["blinded", "restrained", "stunned", "paralyzed", "petrified", "unconscious", "prone"]
)
def test_targets_in_these_conditions_are_attacked_with_the_higher_die(better: str) -> None:
    assert attacked((), [better], "FIG 2d20 2 3") == 8


@pytest.mark.rule("E5-COND-11")
def test_the_invisible_attack_with_advantage() -> None:
    assert attacked(["invisible"], (), "FIG 2d20 2 3") == 8


@pytest.mark.rule("E5-COND-12", "E5-COND-13", "E5-COND-17", "E5-COND-18")
@pytest.mark.parametrize("helpless", ["stunned", "paralyzed", "petrified", "unconscious"])
def test_the_helpless_fail_strength_and_dexterity_saves_without_a_roll(helpless: str) -> None:
    fight = arena(wiz(at=(2, 2)), bru(at=(9, 5), conditions=[helpless]))
    play(fight, "WIZ: use snare BRU")
    assert has(fight, "BRU", "restrained")
    pass_to(fight, "WIZ")
    play(fight, "WIZ: use fire_burst at 9,5", "WIZ 3d6 6 6 6")
    assert hp(fight, "BRU") == (50 if helpless == "petrified" else 41)


@pytest.mark.rule("E5-COND-12", "E5-COND-13", "E5-COND-17")
@pytest.mark.parametrize(
    ("name", "rule"), [("paralyzed", "E5-COND-12"), ("petrified", "E5-COND-13"), ("stunned", "E5-COND-17")]
)
def test_the_helpless_do_not_move(name: str, rule: str) -> None:
    fight = arena(fig(at=(2, 2), conditions=[name]), rai(at=(9, 9)), rog(at=(2, 9)))
    assert codes(fight, "FIG: move 2,3") == {"cannot_move": [rule]}
    assert codes(fight, "FIG: drop_prone") == {"cannot_move": [rule]}
    assert codes(fight, "FIG: dodge") == {"incapacitated": ["E5-COND-10"]}


@pytest.mark.rule("E5-COND-13")
def test_stone_resists_everything_and_ignores_poison() -> None:
    fight = arena(mag(at=(2, 2), powers=[hurt("9 fire"), hurt("8 poison", cost="bonus_action")]),
                  fig(at=(5, 2), conditions=["petrified"]), rog(at=(9, 9)))  # fmt: skip
    play(fight, "MAG: use hurt_9 FIG", "MAG: use hurt_8 FIG")
    assert hp(fight, "FIG") == 24


@pytest.mark.rule("E5-COND-1")
def test_two_instances_keep_their_own_ends() -> None:
    short = ConditionEntry(name="poisoned", ends="end_of_own_turn")
    long = ConditionEntry(name="poisoned", ends=3)
    fight = arena(fig(at=(2, 2), conditions=[short, long]), rai(at=(3, 2)))
    play(fight, "FIG: attack RAI with longsword", "FIG 2d20 4 3", "FIG: end")
    assert (rolled(fight), has(fight, "FIG", "poisoned"), len(fighter(fight, "FIG").conditions)) == ((2, 8), True, 1)


@pytest.mark.rule("E5-COND-3")
def test_the_immune_receive_no_condition() -> None:
    fight = arena(mag(at=(2, 2), powers=[afflict("prone"), afflict("unconscious", cost="bonus_action")]),
                  fig(at=(5, 2), condition_immunities=["prone"]), rog(at=(9, 9)))  # fmt: skip
    play(fight, "MAG: use prone FIG")
    assert not has(fight, "FIG", "prone")
    play(fight, "MAG: use unconscious FIG")
    assert (has(fight, "FIG", "unconscious"), has(fight, "FIG", "prone")) == (True, False)


@pytest.mark.rule("E5-COND-5")
def test_the_charmed_do_not_harm_the_charmer() -> None:
    charmed = ConditionEntry(name="charmed", source="RAI")
    fight = arena(wiz(at=(2, 2), conditions=[charmed]), rai(at=(6, 2)), bru(at=(9, 9)))
    for power in ("spark_bolt", "snare"):
        assert codes(fight, f"WIZ: use {power} RAI")["charmed"] == ["E5-COND-5"]
        assert allowed(fight, f"WIZ: use {power} BRU")


def tired(level: int) -> Fight[Combat]:
    return arena(fig(at=(2, 2), conditions=[ConditionEntry(name="exhaustion", level=level)]), rai(at=(3, 2)))


@pytest.mark.rule("E5-COND-7")
def test_exhaustion_grows_worse() -> None:
    fight = play(tired(1), "FIG: shove RAI", "RAI: acrobatics", "FIG 2d20 9 3 | RAI d20 10")
    assert not has(fight, "RAI", "prone")
    assert codes(play(tired(2), "FIG: move 2,3 1,3 1,4", "RAI: decline"), "FIG: move 1,5")["not_enough_movement"]
    assert rolled(play(tired(2), "FIG: attack RAI with longsword", "FIG d20 4"))[0] == 1
    assert rolled(play(tired(3), "FIG: attack RAI with longsword", "FIG 2d20 4 3"))[0] == 2
    assert hp(tired(4), "FIG") == 14
    assert "E5-MOVE-7" in codes(tired(5), "FIG: move 2,3")["speed_zero"]
    fatal = afflict("exhaustion", level=1)
    weary = ConditionEntry(name="exhaustion", level=5)
    fight = arena(mag(at=(2, 9), powers=[fatal]), fig(at=(2, 2), conditions=[weary]), rog(at=(9, 9)))
    assert fighter(play(fight, "MAG: use exhaustion FIG"), "FIG").dead


@pytest.mark.rule("E5-COND-7", "E5-COND-16")
def test_saves_of_the_restrained_and_the_exhausted() -> None:
    chill = saved("chill", "con", dc=10, range_ft=60, damage="1 cold")
    tired_out = ConditionEntry(name="exhaustion", level=3)
    fight = arena(wiz(at=(2, 2), powers=[chill, FIRE_BURST]), bru(at=(6, 2), conditions=[tired_out]), rai(at=(9, 9)))
    assert rolled(play(fight, "WIZ: use chill BRU", "BRU 2d20 15 2"))[0] == 2
    fight = arena(wiz(at=(2, 2), powers=[chill, FIRE_BURST]), bru(at=(6, 2), conditions=["restrained"]), rai(at=(9, 9)))
    assert rolled(play(fight.fork(), "WIZ: use chill BRU", "BRU d20 15"))[0] == 1
    assert rolled(play(fight, "WIZ: use fire_burst at 6,2", "BRU 2d20 15 2 | WIZ 3d6 1 1 1"))[0] == 2


@pytest.mark.rule("E5-COND-8")
def test_fear_needs_the_source_in_sight() -> None:
    afraid = ConditionEntry(name="frightened", source="BRU")
    screen = on_edges("screen", *((3, y) if n == 0 else (4, y) for y in range(20) for n in (0, 1)), blocks_sight=True)
    fight = arena(fig(at=(2, 2), conditions=[afraid]), rai(at=(2, 3)), bru(at=(9, 2)), features=[screen])
    assert rolled(play(fight, "FIG: attack RAI with longsword", "FIG d20 4"))[0] == 1
    fight = arena(fig(at=(2, 2), conditions=[afraid]), rai(at=(2, 3)), bru(at=(9, 2)))
    play(fight, "FIG: shove RAI", "RAI: acrobatics", "FIG 2d20 9 3 | RAI d20 10")
    assert not has(fight, "RAI", "prone")


@pytest.mark.rule("E5-COND-9", "E5-GRAP-8")
def test_the_grappled_attack_as_usual() -> None:
    fight = arena(fig(at=(2, 2), conditions=[held_by("RAI")]), rai(at=(3, 2)))
    assert rolled(play(fight, "FIG: attack RAI with longsword", "FIG d20 4"))[0] == 1


@pytest.mark.rule("E5-COND-14")
def test_the_poisoned_check_with_disadvantage() -> None:
    fight = arena(fig(at=(2, 2), conditions=["poisoned"]), rai(at=(3, 2)))
    play(fight, "FIG: shove RAI", "RAI: acrobatics", "FIG 2d20 9 3 | RAI d20 10")
    assert not has(fight, "RAI", "prone")


@pytest.mark.rule("E5-COND-15", "E5-PRONE-3")
def test_standing_up_ends_prone() -> None:
    fight = play(arena(fig(at=(2, 2), conditions=["prone"]), rai(at=(9, 2))), "FIG: stand")
    assert (has(fight, "FIG", "prone"), spent(fight, "FIG")) == (False, 15)


@pytest.mark.rule("E5-COND-19", "E5-COND-2")
def test_what_a_condition_implies_ends_with_it() -> None:
    daze = afflict("unconscious", ends="start_of_source_turn")
    fight = arena(mag(at=(2, 9), powers=[daze]), fig(at=(2, 2)), rog(at=(9, 9)))
    play(fight, "MAG: use unconscious FIG")
    assert has(fight, "FIG", "unconscious", "incapacitated", "prone")
    play(fight, "MAG: end", "ROG: end")
    assert (has(fight, "FIG", "unconscious"), has(fight, "FIG", "incapacitated")) == (False, False)
    assert has(fight, "FIG", "prone")


@pytest.mark.rule("E5-SIGHT-9", "E5-ACT-18")
def test_the_blind_find_nobody() -> None:
    slit = on_edges("slit", (8, 2), (9, 2), cover="three_quarters")
    hider = rai(at=(9, 2), hidden_from=["FIG"], stealth=5)
    fight = arena(fig(at=(2, 2), conditions=["blinded"]), hider, features=[slit])
    play(fight, "FIG: search creatures", "FIG d20 20")
    assert fighter(fight, "RAI").hidden_from == ["FIG"]


@pytest.mark.rule("E5-COND-6")
@pytest.mark.parametrize(
    ("condition", "sense", "found"),
    [("deafened", "hearing", False), ("deafened", "sight", True), ("blinded", "hearing", True)],
)
def test_the_deaf_find_nobody_by_hearing(condition: str, sense: str, found: bool) -> None:
    slit = on_edges("slit", (8, 2), (9, 2), cover="three_quarters")
    hider = rai(at=(9, 2), hidden_from=["FIG"], stealth=5)
    fight = arena(fig(at=(2, 2), conditions=[condition]), hider, features=[slit])
    play(fight, f"FIG: search creatures sense {sense}", "FIG d20 20")
    assert fighter(fight, "RAI").hidden_from == ([] if found else ["FIG"])


@pytest.mark.rule("E5-COND-10", "E5-TURN-12")
def test_merely_incapacitated_may_move_but_not_act() -> None:
    fight = arena(fig(at=(2, 2), conditions=["incapacitated"]), rai(at=(3, 2)))
    assert "E5-COND-10" in codes(fight, "FIG: attack RAI with longsword")["incapacitated"]
    play(fight, "FIG: move 1,2", "RAI: decline")
    assert at(fight, "FIG") == (1, 2)


@pytest.mark.rule("E5-TURN-13", "E5-COND-2")
def test_stunned_in_the_own_turn_ends_it_and_the_save_comes() -> None:
    stun = afflict("stunned", end_save=SaveEntry(ability="con", dc=10))
    fight = arena(mag(at=(9, 9), powers=[stun]), fig(at=(2, 2)), rai(at=(20, 2)), cle(at=(2, 15)))
    play(fight, "MAG: ready movement enters who FIG squares 3,2 within 0 response use with stunned", "MAG: end")
    play(fight, "FIG: move 3,2 4,2")
    answer(fight, "MAG: respond FIG")
    throw(fight, "FIG d20 8")
    assert (has(fight, "FIG", "stunned"), at(fight, "FIG"), asked(fight)) == (False, (3, 2), ["RAI turn"])


@pytest.mark.rule("E5-COND-1")
def test_two_poisons_one_ends() -> None:
    both = [ConditionEntry(name="poisoned", ends="end_of_own_turn"), ConditionEntry(name="poisoned")]
    fight = arena(fig(at=(5, 5), conditions=both), rai(at=(9, 5)))
    play(fight, "FIG: end", "RAI: end")
    assert has(fight, "FIG", "poisoned")


@pytest.mark.rule("E5-COND-5", "E5-OPP-12")
def test_charmed_neither_strikes_nor_grapples_the_charmer() -> None:
    charm = ConditionEntry(name="charmed", source="RAI")
    fight = arena(fig(at=(2, 2), conditions=[charm]), rai(at=(3, 2)), bru(at=(20, 10)))
    assert "charmed" in codes(fight, "FIG: attack RAI with longsword")
    assert "charmed" in codes(fight, "FIG: grapple RAI")
    play(fight, "FIG: end", "RAI: move 4,2")
    assert (asked(fight), at(fight, "RAI")) == (["RAI turn"], (4, 2))
    assert "E5-OPP-12" in left_out(fight, "FIG", "before_step")


@pytest.mark.rule("E5-FREE-6", "E5-COND-16")
def test_a_restrained_one_without_action_may_not_interact() -> None:
    fight = arena(
        fig(at=(2, 2), conditions=["restrained", "incapacitated"]), rai(at=(9, 2)), features=[door((2, 2), (3, 2))]
    )
    assert "no_companion_activity" in codes(fight, "FIG: operate door")


@pytest.mark.rule("E5-COND-7", "E5-GEN-2")
def test_half_of_a_single_hit_point_is_not_nothing() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(9, 2), hp_max=1))
    decree(fight, "set RAI.exhaustion 4")
    assert (fighter(fight, "RAI").hp, fighter(fight, "RAI").hp_max) == (1, 1)


@pytest.mark.rule("E5-DEATH-26", "E5-GRAP-10")
def test_the_dead_are_held_no_longer_and_hold_nobody() -> None:
    fight = arena(fig(at=(2, 2), starts_holding=[]), rai(at=(3, 2), conditions=[held_by("FIG")]), bru(at=(20, 10)))
    assert not fight.decree("set RAI.dead yes")
    assert not fighter(fight, "RAI").conditions
    other = arena(fig(at=(2, 2), starts_holding=[]), rai(at=(3, 2), conditions=[held_by("FIG")]), bru(at=(20, 10)))
    assert not other.decree("set FIG.dead yes")
    assert not fighter(other, "RAI").conditions


@pytest.mark.rule("E5-ROUND-6", "E5-ROUND-7", "E5-COND-2")
@pytest.mark.parametrize(("ends", "turns"), [
    ("until_removed", None), ("instant", None), ("start_of_own_turn", "RAI begins 1"),
    ("start_of_own_next_turn", "RAI begins 1"), ("end_of_own_turn", "RAI ends 1"),
    ("end_of_own_next_turn", "RAI ends 1"),
    ("start_of_source_turn", "FIG begins 1"), ("end_of_source_turn", "FIG ends 1"), ("end_of_turn", "FIG ends 1"),
    (1, "FIG begins 1"), (3, "FIG begins 3"),
])  # fmt: skip
def test_when_a_duration_ends(ends: Any, turns: str | None) -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(9, 9)), bru(at=(20, 10)))
    combat = fight.state
    found = moment_of(combat, ends, "RAI", "FIG")
    if turns is None:
        assert found is None
        return
    who, moment, count = turns.split()
    name = "turn start" if moment == "begins" else "turn end"
    assert found == combat.timing.next(name, who, int(count))


@pytest.mark.rule("E5-ROUND-6", "E5-ROUND-7")
def test_durations_of_those_who_have_their_turn_or_have_it_yet_to_come() -> None:
    combat = arena(fig(at=(2, 2)), rai(at=(9, 9)), bru(at=(20, 10))).state
    timing = combat.timing
    assert moment_of(combat, "end_of_own_next_turn", "FIG", "BRU") == timing.next("turn end", "FIG", 2)
    assert moment_of(combat, 2, "FIG", "BRU") == timing.next("turn start", "BRU", 3)
    assert moment_of(combat, 2, "FIG", "nobody") == timing.next("turn start", "FIG", 2)
    assert moment_of(combat, "start_of_source_turn", "RAI", "") == timing.next("turn start", "RAI")


@pytest.mark.rule("E5-COND-7", "E5-COND-1")
@pytest.mark.parametrize(("level", "most", "dead"), [(3, 28, False), (4, 14, False), (5, 14, False), (6, 14, True)])
def test_exhaustion_adds_up(level: int, most: int, dead: bool) -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(9, 9)), bru(at=(20, 10)))
    for _ in range(level):
        assert not fight.decree("condition FIG exhaustion")
    one = fighter(fight, "FIG")
    assert (one.exhaustion, one.hp_max, one.dead) == (level, most, dead)


@pytest.mark.rule("E5-ROUND-6", "E5-ROUND-7")
@pytest.mark.parametrize(("ends", "turns"), [
    ("end_of_own_turn", ["FIG"]), ("start_of_own_turn", []), ("end_of_source_turn", []),
    ("start_of_source_turn", ["FIG"]), (1, ["FIG"]), (2, ["FIG", "RAI", "FIG"]), ("end_of_turn", []),
])  # fmt: skip
def test_conditions_end_at_their_moment(ends: Any, turns: list[str]) -> None:
    """RAI afflicts FIG in its own turn; these turns begin while it lasts."""
    fight = arena(rai(at=(9, 9), powers=[afflict("poisoned", ends=ends)]), fig(at=(2, 2)))
    play(fight, "RAI: use poisoned FIG")
    assert (has(fight, "FIG", "poisoned"), last(fight, ConditionGained).source) == (True, "RAI")
    lasted = []
    for _ in range(6):
        answer(fight, f"{asked(fight)[0].split()[0]}: end")
        if not has(fight, "FIG", "poisoned"):
            break
        lasted.append(asked(fight)[0].split()[0])
    assert (lasted, last(fight, Ended).on) == (turns, "FIG")
