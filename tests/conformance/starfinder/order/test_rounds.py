"""Rounds, turns and how long things last (SF-ROUND)."""

from __future__ import annotations

import pytest

from affray.core.fight import Fight
from affray.rulesets.starfinder.model.events import Died, TurnBegan, TurnEnded
from affray.rulesets.starfinder.model.scenario import EffectEntry, SpellsEntry
from affray.rulesets.starfinder.model.stats import Combat
from tests.conformance.harness import allowed, asked, last, play, told
from tests.conformance.starfinder.boarding import (
    ada,
    barred,
    boarding,
    bor,
    budget,
    cyn,
    decree,
    del_,
    effects,
    fighter,
    has,
    hp,
    pass_to,
    places,
    rat,
    sp,
    spell,
)

MINUTE = spell("minute", range_ft=60, effect=EffectEntry(condition="dazzled"), duration="1 minute")


@pytest.mark.rule("SF-ROUND-1")
def test_a_minute_is_ten_rounds() -> None:
    fight = boarding(del_(at=(2, 2), spells=SpellsEntry(slots={1: 1}, known=[MINUTE])), bor(at=(6, 2)), round=1)
    play(fight, "DEL: cast minute", "DEL: aim BOR")
    for _ in range(9):
        pass_to(fight, "DEL")
    assert (fight.state.round, has(fight, "BOR", "dazzled")) == (10, True)
    pass_to(fight, "DEL")
    assert (fight.state.round, has(fight, "BOR", "dazzled")) == (11, False)


@pytest.mark.rule("SF-ROUND-2")
def test_everybody_has_one_turn_in_a_round_and_acts_only_in_it() -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(12, 2)), cyn(at=(20, 2)), round=1)
    assert barred(fight, "BOR", "attack") == ["SF-ROUND-2"]
    for name in ("ADA", "BOR", "CYN"):
        play(fight, f"{name}: end")
    assert [each.who for each in told(fight, TurnBegan)] == ["ADA", "BOR", "CYN", "ADA"]
    assert [each.who for each in told(fight, TurnEnded)] == ["ADA", "BOR", "CYN"]


def blinded_for(rounds: int) -> Fight[Combat]:
    """In ADA's turn of round 2 BOR is blinded for so many rounds."""
    fight = boarding(cyn(at=(20, 2)), ada(at=(2, 2)), bor(at=(12, 2)), order="CYN 18 ADA 12 BOR 9", turn="ADA")
    decree(fight, f"condition BOR blinded rounds {rounds}")
    return fight


@pytest.mark.rule("SF-ROUND-3")
@pytest.mark.parametrize("rounds", [1, 3])
def test_an_effect_of_n_rounds_ends_before_the_place_where_it_began(rounds: int) -> None:
    fight = blinded_for(rounds)
    for _ in range(rounds - 1):
        pass_to(fight, "ADA")
        assert has(fight, "BOR", "blinded")
    pass_to(fight, "CYN")
    assert has(fight, "BOR", "blinded")
    pass_to(fight, "ADA")
    assert (has(fight, "BOR", "blinded"), fight.state.round) == (False, 2 + rounds)


@pytest.mark.rule("SF-ROUND-4")
def test_until_the_start_of_the_next_turn_also_when_it_is_delayed() -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(12, 2)))
    play(fight, "ADA: total_defense", "ADA: end", "BOR: end")
    assert effects(fight, "ADA") == []
    stunned = boarding(ada(at=(2, 2)), bor(at=(12, 2)))
    play(stunned, "ADA: total_defense", "ADA: end")
    decree(stunned, "condition ADA stunned")
    assert effects(stunned, "ADA") == ["total_defense"]
    play(stunned, "BOR: end")
    assert (asked(stunned), effects(stunned, "ADA")) == (["ADA turn"], [])


@pytest.mark.rule("SF-ROUND-5")
def test_until_the_end_of_the_next_turn() -> None:
    fight = boarding(cyn(at=(2, 2)), bor(at=(12, 2)))
    play(fight, "CYN: feint BOR", "CYN d20 8", "CYN: end", "BOR: end")
    assert effects(fight, "BOR") == ["feint"]
    play(fight, "CYN: end")
    assert effects(fight, "BOR") == []


@pytest.mark.rule("SF-ROUND-5")
def test_a_readied_action_is_no_turn_that_ends_anything() -> None:
    fight = boarding(cyn(at=(2, 2)), bor(at=(12, 2)), rat(at=(14, 9)), order="CYN RAT BOR", round=1)
    play(fight, "CYN: feint BOR", "CYN d20 8", "CYN: move 2,3", "CYN: end", "RAT: end", "BOR: end")
    play(fight, "CYN: delay", "RAT: end", "CYN: wait", "BOR: end", "CYN: come_out")
    assert effects(fight, "BOR") == ["feint"]
    play(fight, "CYN: end")
    assert effects(fight, "BOR") == []
    ready = boarding(bor(at=(3, 2)), del_(at=(4, 2)), rat(at=(14, 9)), order="BOR RAT DEL")
    play(ready, "BOR: ready grapple event action who RAT name total_defense", "BOR: end")
    play(ready, "RAT: total_defense", "BOR: perform DEL", "BOR d20 12", "RAT: end")
    assert has(ready, "DEL", "grappled")
    pass_to(ready, "BOR")
    assert has(ready, "DEL", "grappled")
    play(ready, "BOR: end")
    assert has(ready, "DEL", "grappled") is False


@pytest.mark.rule("SF-ROUND-6")
def test_the_start_of_a_turn_in_its_order() -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(12, 2)), order="ADA BOR")
    decree(fight, "condition ADA bleeding value 3")
    decree(fight, "reaction ADA no")
    play(fight, "ADA: ready attack event enters_reach who opponent with dagger", "ADA: end")
    assert (sp(fight, "ADA"), fighter(fight, "ADA").readied is None, budget(fight, "ADA")) == (27, False, "")
    play(fight, "BOR: end")
    assert (sp(fight, "ADA"), fighter(fight, "ADA").readied, budget(fight, "ADA")) == (24, None, "smwr")
    assert fighter(fight, "ADA").los_at_turn_start == ("BOR",)
    assert allowed(fight, "ADA: delay")


@pytest.mark.rule("SF-ROUND-6")
def test_ongoing_damage_comes_before_the_choices_of_the_dying() -> None:
    fight = boarding(bor(at=(12, 2)), ada(at=(2, 2), sp=0, hp=2), cyn(at=(20, 2)))
    decree(fight, "condition ADA bleeding value 3")
    play(fight, "BOR: end")
    assert (asked(fight), hp(fight, "ADA")) == (["ADA dying"], 0)


@pytest.mark.rule("SF-ROUND-7")
def test_what_is_unspent_is_lost_at_the_end_of_the_turn() -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(12, 2)))
    play(fight, "ADA: drop_prone", "ADA: end")
    assert budget(fight, "ADA") == "r"


@pytest.mark.rule("SF-ROUND-7")
def test_burning_is_saved_against_at_the_end_of_the_turn() -> None:
    fight = boarding(bor(at=(12, 2)), ada(at=(2, 2)))
    decree(fight, "condition ADA burning")
    play(fight, "BOR: end", "ADA d6 5")
    assert sp(fight, "ADA") == 22
    play(fight, "ADA: end", "ADA: attempt", "ADA d20 13")
    assert (has(fight, "ADA", "burning"), asked(fight)) == (False, ["BOR turn"])


@pytest.mark.rule("SF-ROUND-7")
def test_the_dying_lose_resolve_at_the_end_of_their_turn() -> None:
    fight = boarding(ada(at=(2, 2), sp=0, hp=0, conditions=["unconscious", "dying"]), bor(at=(12, 2)), cyn(at=(20, 2)))
    assert fighter(fight, "ADA").rp == 5
    play(fight, "ADA: lie_still")
    assert (fighter(fight, "ADA").rp, asked(fight)) == (4, ["BOR turn"])


@pytest.mark.rule("SF-ROUND-8")
def test_when_the_owner_dies_an_effect_still_ends_at_its_place() -> None:
    fight = boarding(
        cyn(at=(20, 2)), ada(at=(2, 2), hp=3, sp=0), bor(at=(3, 2)), rat(at=(9, 9)), order="CYN 18 ADA 12 BOR 9 RAT 3",
        turn="ADA",
    )  # fmt: skip
    play(fight, "ADA: dirty_trick BOR with dagger", "ADA d20 16", "ADA: condition off_target", "ADA: end")
    decree(fight, "hp ADA 0 rp 0")
    decree(fight, "remove ADA")
    pass_to(fight, "CYN")
    assert has(fight, "BOR", "off_target")
    play(fight, "CYN: end")
    assert (asked(fight), has(fight, "BOR", "off_target")) == (["BOR turn"], False)


@pytest.mark.rule("SF-ROUND-8")
def test_what_needs_its_owner_ends_at_once() -> None:
    fight = boarding(bor(at=(3, 2), hp=5), del_(at=(4, 2)), ada(at=(3, 3)), rat(at=(20, 10)), order="BOR ADA DEL RAT")
    play(fight, "BOR: grapple DEL", "BOR d20 12", "BOR: end")
    assert has(fight, "DEL", "grappled")
    play(fight, "ADA: attack BOR with dagger", "ADA d20 15 | ADA d4 4")
    assert (last(fight, Died).who, has(fight, "DEL", "grappled")) == ("BOR", False)


@pytest.mark.rule("SF-ROUND-9")
def test_an_anchor_stays_where_its_combatant_left_and_works_without_him() -> None:
    fight = blinded_for(1)
    play(fight, "ADA: ready attack event action who BOR name total_defense with dagger target BOR", "ADA: end")
    play(fight, "BOR: end", "CYN: delay")
    assert (asked(fight), has(fight, "BOR", "blinded")) == (["ADA turn"], False)
    ahead = blinded_for(1)
    play(ahead, "ADA: ready move event action who CYN name total_defense", "ADA: end", "BOR: end")
    play(ahead, "CYN: total_defense", "ADA: perform 3,2", "CYN: end")
    assert places(ahead) == [("CYN", 18), ("ADA", 18), ("BOR", 9)]
    assert (asked(ahead), has(ahead, "BOR", "blinded")) == (["BOR turn"], False)


@pytest.mark.rule("SF-ROUND-6")
def test_fast_healing_comes_after_the_damage_of_bleeding() -> None:
    fight = boarding(ada(at=(12, 2)), bor(at=(2, 2), hp=10, fast_healing=5))
    decree(fight, "condition BOR bleeding value 3")
    play(fight, "ADA: end")
    assert (hp(fight, "BOR"), has(fight, "BOR", "bleeding")) == (12, False)


@pytest.mark.rule("SF-ROUND-3", "SF-ROUND-9")
def test_what_begins_in_a_turn_out_of_delay_ends_before_its_new_place() -> None:
    fight = boarding(ada(at=(1, 0)), bor(at=(0, 0)), rat(at=(20, 15)), order="ADA 15 BOR 10 RAT 5")
    play(fight, "ADA: delay", "BOR: end", "ADA: wait", "RAT: end", "ADA: come_out")
    play(fight, "ADA: dirty_trick BOR", "ADA d20 16", "ADA: condition blinded", "ADA: end")
    play(fight, "BOR: end")
    assert has(fight, "BOR", "blinded")
    play(fight, "RAT: end")
    assert asked(fight) == ["ADA turn"]
    assert not has(fight, "BOR", "blinded")


@pytest.mark.rule("SF-ROUND-8", "SF-GRAP-7")
def test_who_is_taken_off_the_field_holds_nobody() -> None:
    fight = boarding(ada(at=(4, 5)), bor(at=(5, 5)), rat(at=(20, 9)))
    decree(fight, "condition ADA grappled source BOR")
    decree(fight, "remove BOR")
    assert (has(fight, "ADA", "grappled"), fighter(fight, "BOR").grappling) == (False, [])
    held = boarding(ada(at=(4, 5)), bor(at=(5, 5)), cyn(at=(20, 9)))
    decree(held, "condition ADA grappled source BOR")
    decree(held, "remove ADA")
    assert (has(held, "ADA", "grappled"), fighter(held, "BOR").grappling) == (False, [])
