"""Suppressive fire (EP-RANGE-11)."""

from __future__ import annotations

import pytest

from affray.rulesets.eclipse_phase.model.events import CheckRolled
from tests.conformance.eclipse_phase.firefight import (
    ammo,
    choice,
    damage,
    fall,
    firefight,
    gun,
    play,
    say,
    someone,
    wall,
)
from tests.conformance.harness import throw, told


@pytest.mark.rule("EP-RANGE-11")
def test_suppressive_fire_hits_once_and_ends_with_the_shooters_next_slot() -> None:
    rifle = gun("pistol", ammo=30)
    fight = firefight(
        someone("a", 12, at=0, weapons=[rifle], side="red"),
        someone("b", 10, at=8, side="blue"),
        someone("c", 6, at=8.5, side="blue", in_cover=True),
        someone("d", 5, at=(0, 1), side="blue"),
        scene=[wall(8.3, "major")],
    )
    say(fight, "a: act none", "a: suppressive_fire at 15,10 with pistol")
    fall(fight, "a 30")
    assert ammo(fight, "a") == 10
    say(fight, "a: end", "b: pass")
    fall(fight, "b 99 | a 2d10 2 2")
    assert damage(fight, "b") == 4
    say(fight, "c: act base", "c: move 11,10")  # leaves cover in the cone
    fall(fight, "c 99 | a 2d10 3 3")
    assert damage(fight, "c") == 6
    say(fight, "c: end")
    assert damage(fight, "c") == 6, "hit at most once"
    say(fight, "d: pass")
    assert fight.state.turn == 2
    say(fight, "a: delay standby")
    play(fight, "until b slot", "b: pass")
    assert damage(fight, "b") == 4, "the shooter's slot has come up"


@pytest.mark.rule("EP-RANGE-11", "EP-POOL-3")
def test_suppressive_fire_tells_its_roll_and_what_a_point_makes_of_it() -> None:
    fight = firefight(someone("a", 12, at=0, flex=1, weapons=[gun("pistol", ammo=30)]), someone("b", 10, at=8))
    say(fight, "a: act none", "a: suppressive_fire at 15,10 with pistol", "a: nothing")
    throw(fight, "a d100 73")
    assert [each.roll for each in told(fight, CheckRolled)] == [73]
    say(fight, "a: swap flex")
    assert [each.roll for each in told(fight, CheckRolled)] == [73, 37]


@pytest.mark.rule("EP-RANGE-11")
def test_suppressive_fire_can_be_laid_on_points_within_forty_metres() -> None:
    fight = firefight(someone("a", 12, at=100, weapons=[gun("pistol", ammo=30)]), someone("b", 10, at=108))
    play(fight, "a: act none")
    option = choice(fight).option("suppressive_fire")
    assert option is not None
    spots = [x / 100 for x, _ in option.fields["at"].some()]
    assert (min(spots), max(spots)) == (60, 140)
