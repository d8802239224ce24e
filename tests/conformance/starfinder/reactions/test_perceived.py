"""Nobody is asked about what it cannot perceive, and others are not told who is asked (SF-REACT, SF-READY)."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.views import Seat
from affray.rulesets.starfinder.model.scenario import EffectEntry, ModifierEntry, SensesEntry, TriggerEntry
from tests.conformance.harness import answer, asked, play
from tests.conformance.starfinder.boarding import ability, ada, at, boarding, bor, cyn, decree, fighter, rat

SHIELD = ability(
    "shield", action="reaction", purely_defensive=True, trigger=TriggerEntry(event="attacked", who="self"),
    effect=EffectEntry(target="self", modifier=ModifierEntry(ac=3)),
)  # fmt: skip
SNAP = ability(
    "snap", action="reaction", trigger=TriggerEntry(event="hit_by_melee", who="self"),
    effect=EffectEntry(attack="dagger", target="attacker"),
)  # fmt: skip
WATCH = ability(
    "watch", action="reaction", trigger=TriggerEntry(event="enters_square", who="opponent"),
    effect=EffectEntry(target="self", modifier=ModifierEntry(ac=1)),
)  # fmt: skip
ELUSIVE: list[dict[str, Any]] = [{}, {"hidden_from": ["ADA", "CYN"]}, {"conditions": ["invisible"]}]
"""Somebody whom the crew sees, and two whom it does not."""


@pytest.mark.rule("SF-REACT-1", "SF-REACT-9", "SF-CONC-4")
@pytest.mark.parametrize("how", ELUSIVE)
def test_what_an_unseen_one_is_about_to_do_cannot_be_averted(how: dict[str, Any]) -> None:
    fight = boarding(bor(at=(3, 2), **how), ada(at=(2, 2), abilities=[SHIELD]), cyn(at=(9, 9)), order="BOR ADA CYN")
    answer(fight, "BOR: attack ADA with sword")
    assert asked(fight) == (["BOR attack"] if how else ["ADA before"])


@pytest.mark.rule("SF-REACT-5", "SF-REACT-1")
@pytest.mark.parametrize("how", ELUSIVE)
def test_what_one_has_suffered_is_perceived(how: dict[str, Any]) -> None:
    fight = boarding(bor(at=(3, 2), **how), ada(at=(2, 2), abilities=[SNAP]), cyn(at=(9, 9)), order="BOR ADA CYN")
    dice = "BOR d20 19 | BOR d6 1"
    answer(fight, "BOR: attack ADA with sword")
    play(fight, dice)
    assert asked(fight) == (["BOR turn"] if "conditions" in how else ["ADA after"]), "nobody strikes at the invisible"


@pytest.mark.rule("SF-REACT-4", "SF-REACT-1")
@pytest.mark.parametrize("how", ELUSIVE)
def test_a_bodyguard_must_see_the_attacker(how: dict[str, Any]) -> None:
    fight = boarding(
        bor(at=(3, 2), **how), ada(at=(2, 2)), cyn(at=(2, 3), traits=["bodyguard"]), order="BOR ADA CYN"
    )
    answer(fight, "BOR: attack ADA with sword")
    assert asked(fight) == (["BOR attack"] if how else ["CYN before"])


@pytest.mark.rule("SF-REACT-6", "SF-REACT-1")
@pytest.mark.parametrize("how", ELUSIVE)
def test_nobody_follows_a_step_that_it_does_not_perceive(how: dict[str, Any]) -> None:
    fight = boarding(bor(at=(3, 2), **how), ada(at=(2, 2), traits=["step_up"]), cyn(at=(9, 9)), order="BOR ADA CYN")
    play(fight, "BOR: guarded_step 4,2")
    assert asked(fight) == (["BOR turn"] if how else ["ADA after"])


@pytest.mark.rule("SF-READY-10")
@pytest.mark.parametrize("how", ELUSIVE)
def test_a_readied_action_waits_for_what_is_observed(how: dict[str, Any]) -> None:
    """Next to the watcher, which the blinded would notice."""
    fight = boarding(ada(at=(2, 2)), bor(at=(4, 2), **how), cyn(at=(9, 9)), order="ADA BOR CYN")
    play(fight, "ADA: ready total_defense event enters_square who BOR", "ADA: end")
    answer(fight, "BOR: move 3,2")
    assert asked(fight) == (["BOR turn"] if how else ["ADA before"])


@pytest.mark.rule("SF-READY-10", "SF-ATK-22")
def test_what_is_sensed_next_to_one_is_observed() -> None:
    """A square that somebody knows of by blindsense; the blinded hear who does not hide."""
    sensing = boarding(
        ada(at=(2, 2), abilities=[WATCH], senses=SensesEntry(blindsense_ft=30)),
        bor(at=(4, 2), conditions=["invisible"]), order="ADA BOR",
    )  # fmt: skip
    answer(play(sensing, "ADA: end"), "BOR: move 3,2")
    assert asked(sensing) == ["ADA after"]
    blinded = boarding(ada(at=(2, 2), conditions=["blinded"]), bor(at=(3, 2)), order="ADA BOR")
    play(blinded, "ADA: ready total_defense event leaves_square who BOR", "ADA: end")
    answer(blinded, "BOR: move 4,2")
    assert asked(blinded) == ["ADA before"]


@pytest.mark.rule("SF-AOO-13")
def test_nobody_strikes_at_an_opening_of_the_unseen() -> None:
    fight = boarding(bor(at=(3, 2), hidden_from=["ADA"]), ada(at=(2, 2)), order="BOR ADA")
    play(fight, "BOR: move 4,2 5,2")
    assert (asked(fight), at(fight, "BOR")) == (["BOR turn"], (5, 2))


# -- who is told -----------------------------------------------------------------------------------
def test_only_those_who_are_asked_are_told_of_a_window() -> None:
    fight = boarding(cyn(at=(2, 2)), bor(at=(3, 2)), rat(at=(20, 2), side="others"), order="CYN BOR RAT")
    answer(fight, "CYN: attack BOR with laser")
    assert asked(fight) == ["BOR opportunity"]
    seats = {side: fight.view(Seat(side, side)) for side in ("crew", "raiders", "others", "gm")}
    assert {side: [each["who"] for each in view["under_way"]] for side, view in seats.items()} == {
        "crew": [], "raiders": ["CYN"], "others": [], "gm": ["CYN"]
    }  # fmt: skip


# -- what drives somebody --------------------------------------------------------------------------
@pytest.mark.rule("SF-COND-22")
@pytest.mark.parametrize(("how", "whom"), [({}, "BOR"), ({"conditions": ["invisible"]}, "CYN")])
def test_the_confused_turn_on_the_nearest_of_whom_they_know(how: dict[str, Any], whom: str) -> None:
    fight = boarding(rat(at=(9, 2)), ada(at=(2, 2)), bor(at=(3, 2), **how), cyn(at=(5, 2)), order="RAT ADA BOR CYN")
    decree(fight, "condition ADA confused")
    play(fight, "RAT: end", "ADA d100 80")
    assert fighter(fight, "ADA").compelled == whom


@pytest.mark.rule("SF-COND-21")
def test_nobody_flees_from_where_it_does_not_know() -> None:
    fight = boarding(rat(at=(20, 2)), ada(at=(5, 5)), bor(at=(7, 5)), order="RAT ADA BOR")
    decree(fight, "condition ADA frightened source BOR")
    play(fight, "RAT: end")
    toward = ("ADA", "move", {"path": ((6, 5),)})
    assert [each.rule for each in fight.why_not(*toward[:2], **toward[2])] == ["SF-COND-21"]
    fighter(fight, "BOR").hidden_from.append("ADA")
    assert fight.why_not(*toward[:2], **toward[2]) == []
