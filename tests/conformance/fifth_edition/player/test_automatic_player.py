"""What the automatic player and the automatic game master decide."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.script import Choose, Pick
from affray.rulesets.fifth_edition.model.events import AttackLost, Ruled
from affray.rulesets.fifth_edition.model.scenario import ConditionEntry, FeatureEntry
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
    has,
    on_edges,
    on_squares,
    rai,
    rog,
    struck,
    wall,
)
from tests.conformance.harness import answer, codes, last, play, told


def automatic(fight: Fight[Combat]) -> Pick:
    """What the automatic player answers; the answer is given."""
    question = fight.pending
    assert isinstance(question, Choose)
    pick = automatic_player(fight, question)
    assert not fight.answer(pick), f"{pick} was refused"
    return pick


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


AFRAID = [ConditionEntry(name="frightened", source="BRU")]


@pytest.mark.rule("E5-SPACE-6", "E5-COND-8")
def test_the_automatic_player_leaves_a_crowd_by_a_way_that_fear_allows() -> None:
    fight = arena(fig(place=Footprint(6, 6), conditions=AFRAID), cle(at=(6, 6)), bru(at=(9, 6)))
    assert codes(fight, "FIG: end") == {"ends_in_occupied": ["E5-SPACE-6"]}
    play(fight, "FIG: dodge")
    assert automatic(fight).do == "move"
    assert at(fight, "FIG")[0] <= 6
    assert automatic(fight).do == "end"


RIVER = on_squares("water", *[(6, y) for y in range(20)], needs="swim")


@pytest.mark.rule("E5-DEC-4", "E5-MOVE-5")
@pytest.mark.parametrize("more", [[], [on_squares("reeds", *[(6, y) for y in range(19)], difficult=True)]])
def test_a_river_across_the_map_is_swum(more: list[FeatureEntry]) -> None:
    """Where it is hard to swim the way leads round: whoever only dodged on both banks never met."""
    fight = arena(fig(at=(2, 17)), rai(at=(9, 17)), features=[RIVER, *more])
    for _ in range(9):
        if at(fight, "FIG")[0] <= 6:
            automatic(fight)
    assert at(fight, "FIG")[0] > 6
