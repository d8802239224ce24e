"""Special senses: who perceives whom without eyes or light."""

from __future__ import annotations

from typing import Any

import pytest

from affray.rulesets.fifth_edition.ground.sight import in_line_of_sight
from affray.rulesets.fifth_edition.model.scenario import FeatureEntry, Senses
from tests.conformance.fifth_edition.arena import archer, arena, bru, fig, fighter, on_squares, rai, rolled, wall
from tests.conformance.harness import allowed, play


@pytest.mark.rule("E5-SIGHT-4")
def test_blindsight_ignores_blindness() -> None:
    blind = fig(at=(2, 2), conditions=["blinded"], senses=Senses(blindsight_ft=30))
    fight = arena(blind, rai(at=(3, 2)))
    assert rolled(play(fight, "FIG: attack RAI with longsword", "FIG d20 9 | FIG d8 1"))[0] == 1
    play(fight, "FIG: end", "RAI: attack FIG with scimitar", "RAI d20 2")
    assert rolled(fight)[0] == 1


@pytest.mark.rule("E5-SIGHT-4", "E5-COND-4", "E5-COND-11")
def test_blindsight_needs_neither_eyes_nor_light_but_a_line() -> None:
    def shot(senses: Senses, *features: FeatureEntry, **more: Any) -> tuple[int, int]:
        shooter = archer(at=(2, 2), senses=senses, conditions=["blinded"])
        fight = arena(shooter, rai(at=(6, 2), **more), features=features)
        play(fight, "ROG: attack RAI with shortbow", "ROG 2d20 5 5" if senses.blindsight_ft < 20 else "ROG d20 5")
        return rolled(fight)

    assert shot(Senses(blindsight_ft=20))[0] == 1
    assert shot(Senses(blindsight_ft=15))[0] == 2
    assert shot(Senses(blindsight_ft=20), conditions=["invisible"])[0] == 1
    fog = on_squares("fog", (6, 2), obscured="heavy")
    assert shot(Senses(blindsight_ft=20), fog)[0] == 1


@pytest.mark.rule("E5-SIGHT-4", "E5-HIDE-10")
def test_nobody_hides_in_the_dark_from_blindsight() -> None:
    dark = on_squares("dark", (6, 2), light="dark")
    for feet, hides in ((30, False), (10, True)):
        fight = arena(rai(at=(6, 2)), fig(at=(2, 2), senses=Senses(blindsight_ft=feet)), features=[dark])
        assert allowed(fight, "RAI: hide") == hides
    truly = arena(rai(at=(6, 2), conditions=["invisible"]), fig(at=(2, 2), senses=Senses(truesight_ft=30)))
    assert not allowed(truly, "RAI: hide")


@pytest.mark.rule("E5-SIGHT-2", "E5-SPACE-1")
@pytest.mark.parametrize(("walls", "large", "small"), [
    ([(5, 2)], True, False), ([(5, 2), (5, 3)], False, False), ([(5, 1)], True, True), ([(6, 2)], True, True),
])  # fmt: skip
def test_one_clear_line_from_any_square_of_a_large_one_is_enough(
    walls: list[tuple[int, int]], large: bool, small: bool
) -> None:
    for viewer, clear in ((bru("ONE", at=(2, 2)), large), (rai("ONE", at=(2, 2)), small)):
        fight = arena(viewer, fig(at=(8, 3)), features=[wall(*walls)])
        one, other = fighter(fight, "ONE"), fighter(fight, "FIG")
        assert in_line_of_sight(fight.state, one, other) is in_line_of_sight(fight.state, other, one) is clear
