"""Suppressive fire (EP-RANGE-11)."""

from __future__ import annotations

import pytest

from tests.conformance.eclipse_phase.firefight import ammo, damage, fall, firefight, gun, play, say, someone, wall


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
