"""Where nothing can answer, a whole way is taken at once; it costs and leads to what its steps would."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.core.script import Choose
from affray.files import load_encounter
from affray.rulesets.fifth_edition import RULESET
from affray.rulesets.fifth_edition.fight.movement import walk
from affray.rulesets.fifth_edition.model.stats import Combat
from tests.conformance.fifth_edition.arena import arena, fig, fighter, on_squares, rai, wall


def untold(fight: Fight[Combat]) -> Fight[Combat]:
    """The same fight without a log."""
    return Fight(RULESET, fight.start, recording=False, spacing=0)


@pytest.mark.rule("E5-MOVE-1", "E5-MOVE-3", "E5-OPP-3")
@pytest.mark.parametrize("name", ["broken_span", "kennel_yard", "furnace_gate"])
def test_a_fight_without_a_log_is_the_same_fight(name: str) -> None:
    """With a log every step is taken by itself."""
    loaded = load_encounter(name)
    told: Fight[Combat] = Fight(RULESET, RULESET.start(loaded.encounter))
    quick, player, dice = untold(told), RULESET.player(), Dice(name)
    while told.open:
        question = told.pending
        if isinstance(question, Choose):
            told.give(player(told, question))
        else:
            told.throw(dice)
        quick.give(told.journal.path(len(told.journal) - 1)[0])
        assert quick.state == told.state


def begun(*people: Any, **more: Any) -> Fight[Combat]:
    """A fight without a log in which the first of some people is asked."""
    fight = untold(arena(*people, **more))
    while not isinstance(fight.pending, Choose):
        fight.throw(Dice("way"))
    return fight


@pytest.mark.rule("E5-MOVE-1", "E5-MOVE-4", "E5-MOVE-8")
def test_a_way_over_open_ground_and_mud_is_taken_at_once() -> None:
    fight = begun(fig(at=(2, 2)), rai(at=(12, 8)), features=[on_squares("mud", (4, 2), difficult=True)])
    mover, budget = fighter(fight, "FIG"), fighter(fight, "FIG").budget
    assert walk(fight.scene, mover, ((3, 2), (4, 2), (5, 3)), "walk") == 3
    assert (mover.place.x, mover.place.y) == (5, 3)
    assert (budget.moved_ft, budget.diagonals, budget.run_up, budget.busy) == (20, 1, 15, True)
    assert walk(fight.scene, mover, ((6, 3), (7, 3), (8, 3)), "walk") == 2  # 30 feet are all there is


@pytest.mark.rule("E5-OPP-3", "E5-SPACE-4", "E5-MOVE-15")
def test_who_could_be_answered_or_stopped_goes_step_by_step() -> None:
    fight = begun(fig(at=(2, 2)), rai(at=(4, 3)), features=[wall((2, 6))])
    mover = fighter(fight, "FIG")
    assert walk(fight.scene, mover, ((3, 2), (2, 2), (1, 2)), "walk") == 1  # the next leaves a reach
    assert walk(fight.scene, mover, ((2, 2), (1, 2)), "walk") == 0
    mover.disengaged = True
    assert walk(fight.scene, mover, ((2, 2), (1, 3), (1, 4), (2, 5), (2, 6)), "walk") == 4
    fight = begun(fig(at=(2, 2)), rai(at=(3, 2)))
    assert walk(fight.scene, fighter(fight, "FIG"), ((3, 2),), "walk") == 0
