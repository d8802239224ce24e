"""Triggers of readied actions: every event with its filters, and what does not fulfil it (2.4 of the specification)."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.starfinder.model.scenario import EffectEntry, SpeedEntry, TriggerEntry
from affray.rulesets.starfinder.model.stats import Combat
from affray.rulesets.starfinder.time.windows import AFTER, BEFORE, Happening, Occurrence, is_awaited
from tests.conformance.harness import asked, play, refused
from tests.conformance.starfinder.boarding import (
    KNIFE,
    LASER,
    ability,
    ada,
    at,
    boarding,
    bor,
    cyn,
    del_,
    door,
    effects,
    fighter,
    gnt,
    hp,
    piker,
    places,
    rat,
    rifleman,
)


def watching(trigger: str, *others: Any, **options: Any) -> Fight[Combat]:
    """ADA at (2, 2) has readied to move when something happens; the next one's turn."""
    fight = boarding(ada(at=(2, 2)), *others, **options)
    return play(fight, f"ADA: ready move event {trigger}", "ADA: end")


def answered(fight: Fight[Combat], *lines: str) -> bool:
    """Whether ADA is asked after these lines, attacks of opportunity declined on the way."""
    for line in lines:
        play(fight, line)
        while asked(fight)[0].endswith("opportunity"):
            play(fight, f"{asked(fight)[0].split()[0]}: decline")
    return asked(fight) == ["ADA after"]


@pytest.mark.rule("SF-READY-10")
def test_entering_and_leaving_squares() -> None:
    assert answered(watching("enters_square square 7,2", bor(at=(9, 2))), "BOR: move 8,2 7,2 6,2")
    assert not answered(watching("enters_square square 7,3", bor(at=(9, 2))), "BOR: move 8,2 7,2 6,2")
    assert answered(watching("leaves_square square 9,2", bor(at=(9, 2))), "BOR: move 8,2")
    assert not answered(watching("leaves_square square 8,2", bor(at=(9, 2))), "BOR: move 8,2")
    assert answered(watching("enters_square square 8,3", gnt(at=(9, 2))), "GNT: move 8,2")


@pytest.mark.rule("SF-READY-10")
def test_reach_and_threat() -> None:
    assert answered(watching("enters_reach who opponent", bor(at=(5, 2))), "BOR: move 4,2 3,2")
    assert not answered(watching("enters_reach who opponent", bor(at=(5, 2))), "BOR: move 4,2")
    assert not answered(watching("enters_reach who opponent", bor(at=(3, 2))), "BOR: move 3,3")
    assert answered(watching("leaves_threatened_square who opponent", bor(at=(3, 2))), "BOR: move 4,2")
    assert not answered(watching("leaves_threatened_square who opponent", bor(at=(4, 2))), "BOR: move 5,2")
    assert answered(watching("guarded_step_away who opponent", bor(at=(3, 2))), "BOR: guarded_step 4,2")
    assert not answered(watching("guarded_step_away who opponent", bor(at=(3, 2))), "BOR: guarded_step 3,3")
    assert not answered(watching("guarded_step_away who opponent", bor(at=(3, 2))), "BOR: move 4,2")


@pytest.mark.rule("SF-READY-10")
def test_attacks_and_their_results() -> None:
    shot, missed = ("BOR: attack CYN with rifle", "BOR d20 19 | BOR d6 1"), ("BOR: attack CYN with rifle", "BOR d20 2")
    cut = ("BOR: attack CYN with sword", "BOR d20 19 | BOR d6 1")
    near, far = (bor(at=(5, 2)), cyn(at=(6, 2))), (rifleman(at=(9, 9)), cyn(at=(5, 2)))

    def happens(trigger: str, people: Any, lines: tuple[str, str]) -> bool:
        fight = play(watching(trigger, *people), *lines)
        return asked(fight) == ["ADA after"]

    assert happens("attacked who ally", far, missed)
    assert happens("hit_by_ranged who ally", far, shot)
    assert not happens("hit_by_ranged who ally", far, missed)
    assert not happens("hit_by_ranged who ally", near, cut)
    assert happens("hit_by_melee who ally", near, cut)
    assert not happens("hit_by_melee who ally", far, shot)
    assert happens("damaged who CYN", near, cut)
    assert not happens("damaged who CYN", far, missed)
    assert happens("ranged_attack who opponent", far, missed)
    assert not happens("ranged_attack who opponent", near, cut)


@pytest.mark.rule("SF-READY-10")
def test_who_and_which_weapon() -> None:
    people = (rifleman(at=(9, 9)), cyn(at=(5, 2)), del_(at=(5, 9)))
    for who, at_cyn in (
        ("CYN", True),
        ("DEL", False),
        ("ally", True),
        ("opponent", False),
        ("self", False),
        ("any", True),
    ):
        fight = play(watching(f"attacked who {who}", *people), "BOR: attack CYN with rifle", "BOR d20 2")
        assert (asked(fight) == ["ADA after"]) is at_cyn, who
    for weapon, meant in (("rifle", True), ("sword", False)):
        fight = play(watching(f"attacked who ally weapon {weapon}", *people), "BOR: attack CYN with rifle", "BOR d20 2")
        assert (asked(fight) == ["ADA after"]) is meant, weapon


@pytest.mark.rule("SF-READY-10")
def test_spells_doors_and_actions_by_name() -> None:
    caster = del_(at=(8, 2), side="raiders")
    quick = play(watching("casts who DEL", caster, bor(at=(20, 2))), "DEL: cast lance", "DEL: aim ADA", "DEL 2d10 1 1")
    play(quick, "ADA: attempt", "ADA d20 2")
    assert asked(quick) == ["ADA after"]
    slow = play(watching("begins_long_casting who DEL", caster, bor(at=(20, 2))), "DEL: cast snare")
    assert asked(slow) == ["ADA after"]
    short = play(
        watching("begins_long_casting who DEL", caster, bor(at=(20, 2))),
        "DEL: cast lance",
        "DEL: aim ADA",
        "DEL 2d10 1 1",
    )
    play(short, "ADA: attempt", "ADA d20 2")
    assert asked(short) == ["DEL turn"]
    gate = [door((9, 3), id="hatch")]
    assert answered(watching("door_opened", bor(at=(9, 2)), terrain=gate), "BOR: open_door hatch")
    assert answered(watching("action who BOR name drop_prone", bor(at=(9, 2))), "BOR: drop_prone")
    assert answered(
        watching("action who BOR name manipulate_item", bor(at=(9, 2)), terrain=gate), "BOR: open_door hatch"
    )
    assert not answered(watching("action who BOR name drop_prone", bor(at=(9, 2))), "BOR: total_defense")
    assert answered(watching("action who BOR name move", bor(at=(9, 2))), "BOR: move 8,2 7,2")


@pytest.mark.rule("SF-REACT-1")
def test_the_same_events_set_reactions_off() -> None:
    flinch = ability(
        "flinch", action="reaction", trigger=TriggerEntry(event="damaged", who="ally"),
        effect=EffectEntry(heal_hp="1", target="self"),
    )  # fmt: skip
    fight = boarding(bor(at=(3, 2)), ada(at=(9, 2), hp=5, abilities=[flinch]), cyn(at=(2, 2)), order="BOR ADA CYN")
    play(fight, "BOR: attack CYN with sword", "BOR d20 19 | BOR d6 1")
    assert asked(fight) == ["ADA after"]
    play(fight, "ADA: react flinch")
    assert hp(fight, "ADA") == 6
    other = boarding(bor(at=(3, 2)), ada(at=(2, 2), hp=5, abilities=[flinch]), order="BOR ADA")
    play(other, "BOR: attack ADA with sword", "BOR d20 19 | BOR d6 1")
    assert asked(other) == ["BOR turn"]


@pytest.mark.rule("SF-MOVE-10", "SF-MACT-13")
def test_flying_up_and_landing() -> None:
    wings = SpeedEntry(land=30, fly=40)
    fight = boarding(ada(at=(2, 2), speed=wings), bor(at=(20, 2)))
    play(fight, "ADA: move 4,2 by fly altitude 10")
    flier = fight.state.fighters["ADA"]
    assert (at(fight, "ADA"), flier.altitude_ft, flier.movement_mode) == ((4, 2), 10, "fly")
    play(fight, "ADA: end")
    assert fight.state.fighters["ADA"].altitude_ft == 10
    play(fight, "BOR: end", "ADA: move 6,2 by fly altitude 0")
    flier = fight.state.fighters["ADA"]
    assert (flier.altitude_ft, flier.movement_mode) == (0, "land")


@pytest.mark.rule("SF-READY-9", "SF-TDEF-1")
def test_a_defence_performed_in_the_next_round_lasts_over_the_turn_that_is_skipped() -> None:
    fight = boarding(rifleman(at=(8, 0)), del_(at=(0, 0)), rat(at=(20, 15)), order="BOR 15 DEL 10 RAT 5")
    play(fight, "BOR: end", "DEL: ready total_defense event attacked who self", "DEL: end", "RAT: end")
    play(fight, "BOR: attack DEL with rifle", "DEL: perform", "BOR d20 2", "BOR: end")
    assert (places(fight), asked(fight)) == ([("DEL", 15), ("BOR", 15), ("RAT", 5)], ["RAT turn"])
    assert effects(fight, "DEL") == ["total_defense"]
    play(fight, "RAT: end")
    assert (asked(fight), effects(fight, "DEL")) == (["DEL turn"], [])


@pytest.mark.rule("SF-READY-1")
def test_what_is_chosen_only_when_performing_is_no_full_action_either() -> None:
    fight = boarding(del_(at=(0, 0)), bor(at=(1, 0)))
    play(fight, "DEL: ready cast event attacked who self", "DEL: end", "BOR: attack DEL with sword", "BOR d20 1")
    assert refused(fight, "DEL: perform snare") == ["SF-READY-1"]
    assert asked(play(fight, "DEL: perform lance")) == ["BOR opportunity"]
    fight = boarding(piker(at=(0, 0)), bor(at=(1, 0)))
    play(fight, "ADA: ready reposition event attacked who self", "ADA: end", "BOR: attack ADA with sword", "BOR d20 1")
    assert refused(fight, "ADA: perform BOR full yes") == ["SF-READY-1"]


@pytest.mark.rule("SF-READY-8", "SF-READY-12")
def test_an_attack_that_may_disrupt_a_casting_is_no_defence_and_is_placed_behind() -> None:
    fight = boarding(
        rifleman(at=(0, 0)), del_(at=(6, 0)), rat(at=(20, 15)), order="BOR 15 DEL 10 RAT 5",
        readied_attack_disrupts_casting=True,
    )  # fmt: skip
    play(fight, "BOR: ready attack event casts who DEL with rifle target DEL", "BOR: end", "DEL: cast lance")
    play(fight, "BOR: perform", "BOR d20 10 | BOR d6 2")
    assert fighter(fight, "DEL").uses_left["slot 1"] == 2
    assert places(fight) == [("DEL", 10), ("BOR", 10), ("RAT", 5)]


@pytest.mark.rule("SF-READY-10")
def test_after_a_whole_action_its_trigger_must_have_occurred_somewhere_in_it() -> None:
    fight = boarding(
        cyn(at=(3, 3), items=[LASER, KNIFE]), bor(at=(6, 2)), ready_trigger_granularity="action"
    )
    play(fight, "CYN: ready attack event enters_reach who opponent with laser target BOR", "CYN: end")
    assert asked(play(fight.fork(), "BOR: move 9,2")) == ["BOR turn"]
    play(fight, "BOR: move 4,2 4,1 4,0", "CYN: decline")
    assert (asked(fight), at(fight, "BOR")) == (["CYN after"], (4, 0))


@pytest.mark.rule("SF-READY-10", "SF-REACT-5")
def test_readied_actions_wait_for_the_whole_action_but_reactions_are_asked_once() -> None:
    trigger = TriggerEntry(event="hit_by_melee")
    snap = ability(
        "snap_back", action="reaction", trigger=trigger, effect=EffectEntry(attack="sword", target="attacker")
    )
    fight = boarding(
        cyn(at=(9, 9)), ada(at=(0, 0)), bor(at=(1, 0), abilities=[snap]), ready_trigger_granularity="action"
    )
    play(fight, "CYN: ready attack event casts with laser target BOR", "CYN: end")
    play(fight, "ADA: attack BOR with dagger", "ADA d20 15 | ADA d4 1")
    assert asked(fight) == ["BOR after"]
    assert asked(play(fight, "BOR: decline")) == ["ADA turn"]


# -- windows that nobody could answer --------------------------------------------------------------
SNAP = ability(
    "snap_back", action="reaction", trigger=TriggerEntry(event="hit_by_melee", who="self"),
    effect=EffectEntry(attack="sword", target="attacker"),
)  # fmt: skip


@pytest.mark.rule("SF-REACT-4", "SF-REACT-5", "SF-REACT-10")
def test_a_window_is_opened_for_whoever_has_an_answer_that_belongs_into_it() -> None:
    fight = boarding(ada(at=(2, 2), abilities=[SNAP]), bor(at=(3, 2)), del_(at=(3, 3), traits=["bodyguard"]))

    def awaited(window: str, event: str, who: str) -> bool:
        return is_awaited(fight.scene, window, Happening("BOR", occurrences=[Occurrence(event, who, "BOR")]))

    assert awaited(AFTER, "hit_by_melee", "ADA")
    assert not awaited(BEFORE, "hit_by_melee", "ADA")  # it is not defensive
    assert not awaited(AFTER, "hit_by_melee", "DEL")  # what happens to others is none of its concern
    assert awaited(BEFORE, "attacked", "ADA")
    assert not awaited(AFTER, "attacked", "ADA")  # too late for a guard


@pytest.mark.rule("SF-READY-4", "SF-READY-10")
def test_a_window_is_opened_for_a_readied_action_that_waits_for_such_an_event() -> None:
    fight = watching("attacked who BOR", bor(at=(8, 2)), del_(at=(8, 3)))
    combat = fight.state

    def awaited(event: str) -> bool:
        return is_awaited(fight.scene, AFTER, Happening("DEL", occurrences=[Occurrence(event, "BOR", "DEL")]))

    assert combat.ready == ["ADA"]
    assert awaited("attacked")
    assert not awaited("damaged")
