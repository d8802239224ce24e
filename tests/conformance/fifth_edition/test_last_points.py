"""Temporary hit points that run out, an initiative of 0, fear in a crowd, what the automatic player decides."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.events import Ended
from affray.core.fight import Fight
from affray.core.script import Choose, Pick
from affray.rulesets.fifth_edition import RULESET
from affray.rulesets.fifth_edition.model.events import AttackLost, OrderSettled, Ruled, TempHpEnded
from affray.rulesets.fifth_edition.model.scenario import ConditionEntry, ModifiersEntry
from affray.rulesets.fifth_edition.model.stats import Combat
from affray.rulesets.fifth_edition.player.player import automatic_player
from affray.space.measure import Footprint
from tests.conformance.fifth_edition.arena import (
    Combatant,
    archer,
    arena,
    at,
    bru,
    cle,
    fig,
    fighter,
    from_the_start,
    has,
    on_edges,
    pass_to,
    power,
    rai,
    rog,
    struck,
    wall,
)
from tests.conformance.harness import allowed, answer, asked, codes, last, play, told


def automatic(fight: Fight[Combat]) -> Pick:
    """What the automatic player answers; the answer is given."""
    question = fight.pending
    assert isinstance(question, Choose)
    pick = automatic_player(fight, question)
    assert not fight.answer(pick), f"{pick} was refused"
    return pick


# -- temporary hit points --------------------------------------------------------------------------
BOON = power("boon", range_ft=60, temp_hp="8", duration="start_of_own_next_turn")
GIFT = power("gift", cost="bonus_action", range_ft=60, temp_hp="5")
AEGIS = power("aegis", range_ft=60, temp_hp="8", duration=10, concentration=True)
SHELL = power("shell", range_ft=60, temp_hp="8", duration="start_of_own_next_turn", modifiers=ModifiersEntry(ac=2))


def blessing(**changes: Any) -> Fight[Combat]:
    return arena(cle(at=(2, 2), powers=[BOON, GIFT, AEGIS, SHELL]), fig(at=(3, 2), **changes), rai(at=(20, 9)))


def temp_hp(fight: Fight[Combat]) -> int:
    return fighter(fight, "FIG").temp_hp


@pytest.mark.rule("E5-HEAL-5")
def test_temporary_hit_points_end_with_the_duration_of_their_source() -> None:
    fight = play(blessing(), "CLE: use boon FIG")
    pass_to(fight, "RAI")
    assert (temp_hp(fight), told(fight, TempHpEnded)) == (8, [])
    pass_to(fight, "CLE")
    assert (temp_hp(fight), last(fight, TempHpEnded).amount, last(fight, Ended).what) == (0, 8, "boon")
    assert last(fight, TempHpEnded).rules == ("E5-HEAL-5",)


@pytest.mark.rule("E5-HEAL-5")
def test_without_a_duration_they_last_until_used_up() -> None:
    fight = play(blessing(), "CLE: use gift FIG")
    pass_to(pass_to(fight, "CLE"), "CLE")
    assert temp_hp(fight) == 5


@pytest.mark.rule("E5-HEAL-3", "E5-HEAL-5")
@pytest.mark.parametrize(("choice", "kept", "later"), [("new", 5, 5), ("old", 8, 0)])
def test_the_number_that_was_chosen_brings_its_own_end(choice: str, kept: int, later: int) -> None:
    fight = play(blessing(), "CLE: use boon FIG", "CLE: use gift FIG", f"FIG: {choice}")
    assert temp_hp(fight) == kept
    assert temp_hp(pass_to(fight, "CLE")) == later


@pytest.mark.rule("E5-HEAL-5", "E5-SPELL-12")
def test_they_end_with_the_concentration_that_keeps_them_up() -> None:
    fight = play(blessing(), "CLE: use aegis FIG")
    assert (temp_hp(fight), fighter(fight, "CLE").concentration) == (8, "aegis")
    pass_to(fight, "CLE")
    assert (temp_hp(fight), fighter(fight, "CLE").concentration) == (8, "aegis")
    play(fight, "CLE: end_concentration")
    assert (temp_hp(fight), fight.state.timing.lasting) == (0, [])


@pytest.mark.rule("E5-HEAL-5", "E5-SPELL-19")
def test_they_end_together_with_the_change_of_the_same_power() -> None:
    fight = play(blessing(), "CLE: use shell FIG")
    assert (temp_hp(fight), len(fighter(fight, "FIG").effects)) == (8, 1)
    pass_to(fight, "CLE")
    assert (temp_hp(fight), fighter(fight, "FIG").effects) == (0, [])


@pytest.mark.rule("E5-HEAL-5", "E5-GEN-4")
def test_the_number_of_the_game_master_does_not_run_out() -> None:
    fight = play(blessing(), "CLE: use boon FIG")
    assert not fight.decree("hp FIG 28 6")
    assert temp_hp(fight) == 6
    assert temp_hp(pass_to(fight, "CLE")) == 6


@pytest.mark.rule("E5-HEAL-5")
def test_a_copy_of_the_fight_remembers_when_they_end() -> None:
    copy = play(blessing(), "CLE: use boon FIG").state.clone()
    assert copy.fighters["FIG"].temp_hp_effect
    fight = Fight(RULESET, copy)
    assert temp_hp(fight) == 8
    assert temp_hp(pass_to(fight, "CLE")) == 0


# -- initiative ------------------------------------------------------------------------------------
@pytest.mark.rule("E5-INIT-1", "E5-INIT-5")
def test_a_given_initiative_of_0_is_not_rolled() -> None:
    fight = from_the_start(fig(at=(2, 2), initiative=0), rai(at=(9, 2), initiative=-1))
    assert (asked(fight), last(fight, OrderSettled).order) == (["FIG turn"], (("FIG", 0), ("RAI", -1)))


@pytest.mark.rule("E5-INIT-2")
def test_a_result_given_to_one_of_a_group_counts_for_all() -> None:
    fight = from_the_start(
        rai("RAI-1", at=(9, 2)), rai("RAI-2", at=(9, 4), initiative=0), fig(at=(2, 2), initiative=-2),
        group_member_order="fixed",
    )  # fmt: skip
    assert last(fight, OrderSettled).order == (("RAI-1", 0), ("RAI-2", 0), ("FIG", -2))


# -- cover -----------------------------------------------------------------------------------------
@pytest.mark.rule("E5-COVER-8", "E5-COVER-9")
@pytest.mark.parametrize(("degree", "ac"), [("half", 15), ("three_quarters", 18)])
def test_the_automatic_game_master_rules_the_cover_that_is_there(degree: Any, ac: int) -> None:
    fence = on_edges("fence", (8, 2), (9, 2), cover=degree)
    fight = arena(archer(at=(2, 2)), rai(at=(9, 2)), features=[fence], cover_method="gm")
    answer(fight, "ROG: attack RAI with shortbow")
    assert automatic(fight).values == {"degree": degree}
    play(fight, "ROG d20 9")
    assert (struck(fight), last(fight, Ruled).value) == ((ac, False), degree)


@pytest.mark.rule("E5-COVER-5", "E5-COVER-8")
def test_no_arrow_goes_through_a_wall_by_the_word_of_the_automatic_game_master() -> None:
    fight = arena(archer(at=(2, 2)), rai(at=(9, 2)), features=[wall((6, 2))], cover_method="gm")
    answer(fight, "ROG: attack RAI with shortbow")
    assert automatic(fight).values == {"degree": "total"}
    assert len(told(fight, AttackLost)) == 1


# -- shove -----------------------------------------------------------------------------------------
def shove(*others: Combatant, order: str, **described: Any) -> Fight[Combat]:
    """FIG wins a shove against RAI."""
    fight = arena(fig(at=(2, 2)), rai(at=(3, 2)), *others, order=order, **described)
    return play(fight, "FIG: shove RAI", "RAI: acrobatics", "FIG d20 19 | RAI d20 2")


@pytest.mark.rule("E5-SHOVE-6", "E5-SHOVE-7")
def test_the_automatic_player_throws_down_whom_an_ally_can_strike_in_time() -> None:
    for ally in (rog(at=(3, 3)), rog(at=(9, 2))):
        fight = shove(ally, order="FIG ROG RAI")
        assert (automatic(fight).do, has(fight, "RAI", "prone"), at(fight, "RAI")) == ("prone", True, (3, 2))


@pytest.mark.rule("E5-SHOVE-6", "E5-SHOVE-8")
def test_the_automatic_player_pushes_whom_no_ally_can_strike_in_time() -> None:
    late = shove(rog(at=(3, 3)), order="FIG RAI ROG")
    far = shove(rog(at=(20, 2)), order="FIG ROG RAI")
    stunned = shove(rog(at=(3, 3), conditions=["stunned"]), order="FIG ROG RAI")
    alone = shove(order="FIG RAI")
    for fight in (late, far, stunned, alone):
        assert (automatic(fight).do, has(fight, "RAI", "prone"), at(fight, "RAI")) == ("push", False, (4, 2))


@pytest.mark.rule("E5-SHOVE-8")
def test_the_automatic_player_throws_down_whom_it_cannot_push() -> None:
    fight = shove(order="FIG RAI", features=[wall((4, 1), (4, 2), (4, 3))])
    assert (automatic(fight).do, has(fight, "RAI", "prone")) == ("prone", True)


# -- fear in a crowd -------------------------------------------------------------------------------
AFRAID = [ConditionEntry(name="frightened", source="BRU")]
TUNNEL = wall((2, 2), *((x, y) for x in range(2, 7) for y in (1, 3)))
"""A dead end: squares (3,2) to (6,2), open towards BRU at (9,2)."""


@pytest.mark.rule("E5-SPACE-6", "E5-COND-8")
def test_whom_fear_keeps_in_another_space_may_end_the_turn_there() -> None:
    crowd = (cle(at=(3, 2)), bru(at=(9, 2)))
    brave = arena(fig(place=Footprint(3, 2)), *crowd, features=[TUNNEL])
    assert codes(brave, "FIG: end") == {"ends_in_occupied": ["E5-SPACE-6"]}
    afraid = arena(fig(place=Footprint(3, 2), conditions=AFRAID), *crowd, features=[TUNNEL])
    assert codes(afraid, "FIG: move 4,2") == {"frightened_approach": ["E5-COND-8"]}
    assert allowed(afraid, "FIG: end")


@pytest.mark.rule("E5-SPACE-6", "E5-COND-8")
def test_a_step_into_a_space_that_fear_would_not_let_go_is_refused() -> None:
    crowd = (cle(at=(3, 2)), bru(at=(9, 2)))
    assert allowed(arena(fig(at=(4, 2)), *crowd, features=[TUNNEL]), "FIG: move 3,2")
    afraid = arena(fig(at=(4, 2), conditions=AFRAID), *crowd, features=[TUNNEL])
    assert codes(afraid, "FIG: move 3,2") == {"ends_in_occupied": ["E5-SPACE-6"]}


@pytest.mark.rule("E5-SPACE-6", "E5-COND-8")
def test_the_automatic_player_leaves_a_crowd_by_a_way_that_fear_allows() -> None:
    fight = arena(fig(place=Footprint(6, 6), conditions=AFRAID), cle(at=(6, 6)), bru(at=(9, 6)))
    assert codes(fight, "FIG: end") == {"ends_in_occupied": ["E5-SPACE-6"]}
    play(fight, "FIG: dodge")
    assert automatic(fight).do == "move"
    assert at(fight, "FIG")[0] <= 6
    assert automatic(fight).do == "end"
