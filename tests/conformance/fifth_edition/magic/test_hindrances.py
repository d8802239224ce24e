"""Powers that take a die away instead of adding one (E5-SPELL-19)."""

from __future__ import annotations

import pytest

from affray.rulesets.fifth_edition.model.scenario import ConditionEntry, ModifiersEntry, TriggerFilterEntry
from tests.conformance.fifth_edition.arena import arena, cle, fig, fighter, power, rai, rolled, saved, struck
from tests.conformance.harness import answer, asked, codes, play

BANE = saved(
    "bane", "cha", dc=13, range_ft=30, max_targets=3, concentration=True, duration=10,
    modifiers=ModifiersEntry(attack_die="-1d4", save_die="-1d4"),
)  # fmt: skip


@pytest.mark.rule("E5-SPELL-19", "E5-SPELL-12")
def test_a_die_is_taken_away_while_it_lasts() -> None:
    fight = arena(cle(at=(2, 2), powers=[BANE]), rai(at=(5, 2)), fig(at=(4, 2)))
    play(fight, "CLE: use bane RAI", "RAI d20 5", "CLE: end")
    play(fight, "RAI: attack FIG with scimitar", "RAI d20 12 | RAI d4 3")
    assert (rolled(fight), struck(fight)) == ((1, 13), (16, False))
    play(fight, "RAI: end", "FIG: end", "CLE: end_concentration", "CLE: end")
    play(fight, "RAI: attack FIG with scimitar", "RAI d20 2")
    assert rolled(fight) == (1, 6)


@pytest.mark.rule("E5-SPELL-4", "E5-SPELL-19")
def test_who_saves_loses_nothing() -> None:
    fight = arena(cle(at=(2, 2), powers=[BANE]), rai(at=(5, 2)), fig(at=(4, 2)))
    play(fight, "CLE: use bane RAI", "RAI d20 19", "CLE: end")
    assert fighter(fight, "RAI").effects == []


@pytest.mark.rule("E5-COND-5", "E5-SPELL-19")
def test_what_hinders_is_harmful() -> None:
    """It is not aimed at friends by itself, and the charmed spare their charmer."""
    charmed = [ConditionEntry(name="charmed", source="RAI")]
    priest = cle(at=(2, 2), powers=[BANE], conditions=charmed)
    fight = arena(priest, rai(at=(5, 2)), rai("R2", at=(6, 2)), fig(at=(4, 2)))
    assert "charmed" in codes(fight, "CLE: use bane RAI")
    answer(fight, "CLE: use bane")
    assert asked(fight) == ["R2 save"]


@pytest.mark.rule("E5-REACT-9", "E5-SPELL-19")
def test_a_reaction_takes_a_die_from_the_roll_that_it_answers() -> None:
    mock = power("mock", cost="reaction", window="on_roll", range_ft=60, modifiers=ModifiersEntry(attack_die="-1d6"),
                 trigger_filter=TriggerFilterEntry(would_hit=True))  # fmt: skip
    fight = arena(rai(at=(5, 2)), fig(at=(4, 2)), cle(at=(2, 2), powers=[mock]))
    play(fight, "RAI: attack FIG with scimitar", "RAI d20 12", "CLE: react mock RAI", "CLE d6 1")
    assert struck(fight) == (16, False)
