"""The computer player does not stand about: the large before narrow gaps, archers beside the fallen."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.core.script import Choose, Pick
from affray.players.driver import play_out
from affray.players.stalemate import Stalemate
from affray.rulesets.fifth_edition import RULESET
from affray.rulesets.fifth_edition.ground.crowd import put
from affray.rulesets.fifth_edition.model.stats import Combat
from affray.space.measure import Footprint
from tests.conformance.fifth_edition.arena import (
    archer,
    arena,
    bru,
    door,
    fig,
    fighter,
    on_edges,
    on_squares,
    rai,
    wall,
)

STONES = wall(*[(6, y) for y in range(8) if y != 3])
"""A wall across the map, with a gap of one square."""


def deeds(fight: Fight[Combat], who: str) -> list[Pick]:
    """Everything that somebody does in the turn that has begun."""
    player, dice, done = RULESET.player(), Dice("turn"), list[Pick]()
    while fight.state.owner in ("", who) and fight.open and len(done) < 20:
        question = fight.pending
        if not isinstance(question, Choose):
            fight.throw(dice)
            continue
        pick = player(fight, question)
        assert not fight.answer(pick), f"{pick} was refused"
        if question.who == who and question.why == "turn":
            done.append(pick)
    return done


def ends(fight: Fight[Combat]) -> bool:
    """Whether players bring a fight to its end."""
    watch = Stalemate(RULESET)
    play_out(fight, RULESET.player(), Dice(1), watch)
    return bool(fight.over) and not watch.reached


def brutes(*features: Any) -> Fight[Combat]:
    """Two who fill two squares each way, on both sides of a wall."""
    other = bru("BRU_2", at=(9, 3), side="heroes")
    return arena(bru(at=(2, 3)), other, features=[STONES, *features], size=(14, 8), turn="BRU")


@pytest.mark.rule("E5-SPACE-8", "E5-SPACE-9")
def test_the_large_squeeze_through_a_gap_where_nothing_else_leads_on() -> None:
    fight = brutes()
    assert deeds(fight, "BRU")[0].do == "move"
    assert fighter(fight, "BRU").place.x >= 4
    assert ends(fight)


@pytest.mark.rule("E5-SPACE-8", "E5-FREE-9")
def test_the_large_open_a_door_that_they_can_only_squeeze_through() -> None:
    fight = brutes(on_squares("gate", (6, 3), blocks_movement=True, cover="total", interact="free"))
    assert ends(fight)
    assert "gate" in fight.state.opened


@pytest.mark.rule("E5-SPACE-8")
def test_who_is_squeezed_in_gets_out_before_it_strikes() -> None:
    fight = arena(bru(at=(3, 3)), fig(at=(9, 3)), features=[STONES], size=(14, 8), turn="BRU")
    brute = fighter(fight, "BRU")
    put(fight.state, brute, Footprint(6, 3), 0)
    assert brute.squeezing
    done = deeds(fight, "BRU")
    assert [each.do for each in done][:2] == ["move", "attack"]
    assert not brute.squeezing


@pytest.mark.rule("E5-ATK-14")
def test_an_archer_beside_a_fallen_foe_steps_away_only_to_where_it_can_shoot() -> None:
    """The nearest place away from it lies behind a wall; it once walked to and fro between the two."""
    stones = wall((5, 3), (6, 3), *[(8, y) for y in range(12) if y not in (5, 6)])
    fallen = fig(at=(6, 5), side="raiders", hp=0, conditions=["unconscious"], stable=True)
    fight = arena(archer(at=(6, 4)), fallen, bru(at=(13, 9), size="huge"), features=[stones], size=(16, 12))
    done = [each.do for each in deeds(fight, "ROG")]
    assert "attack" in done
    assert done.count("move") <= 2


@pytest.mark.rule("E5-COVER-5", "E5-FREE-9")
@pytest.mark.parametrize("gap", ["open", "door"])
def test_nobody_waits_before_a_thin_wall_for_whom_it_cannot_touch(gap: str) -> None:
    """Right beside each other with a wall between them: the way leads round it, or through the door in it."""
    edges = [square for y in range(7) for square in ((6, y), (7, y))]
    thin = on_edges("wall", *edges, blocks_movement=True, cover="total")
    shut = [door((6, 7), (7, 7))] if gap == "door" else []
    fight = arena(fig(at=(6, 1)), rai(at=(7, 1), starts_holding=["scimitar"]), features=[thin, *shut], size=(14, 8))
    assert deeds(fight, "FIG")[0].do == "move"
    assert ends(fight)


@pytest.mark.rule("E5-SURP-6")
def test_surprise_is_not_wasted_on_waiting() -> None:
    """Who is surprised does not come: whoever cannot strike yet runs on instead of being ready for it."""
    for surprised, does in ((True, "dash"), (False, "ready")):
        brute = bru(at=(12, 3), surprised=surprised)
        done = [each.do for each in deeds(arena(fig(at=(2, 3)), brute, size=(16, 8)), "FIG")]
        assert done[:2] == ["move", does]
