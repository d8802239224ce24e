"""Acts under way: what interrupts, decrees and pending rolls do to an act that has begun."""

from __future__ import annotations

import pytest

from affray.core.fight import Fight
from affray.rulesets.acks2.stats import Combat
from tests.conformance.acks2.ring import at, conditions, orc, readied_maneuver, ring, say, someone, warrior, weapon
from tests.conformance.harness import asked

PIKE = weapon("pike", "1d10", "piercing", reach_ft=10)


def vanishing(kind: str, dice: str) -> Fight[Combat]:
    """An orc walks out of sight of somebody who has readied a maneuver, which is played with these dice."""
    fight = ring(
        someone("g", at=(0, 0), facing="NE", attacks=[PIKE], **readied_maneuver("pike", "moves")),
        orc("o", at=(3, 0), facing="S", hp_max=20),
        numbers="o=5 g=1",
    )
    say(fight, "o: march 2,-1 1,-2 0,-3")
    assert (asked(fight), at(fight, "o")) == (["g interrupt"], (2, -1))
    return say(fight, f"g: respond {kind}", dice)


@pytest.mark.rule("ACKS-COND-13", "ACKS-READY-15")
def test_who_is_wrestled_before_its_attack_does_not_attack() -> None:
    fight = ring(
        someone("g", at=(0, 0), **readied_maneuver("sword", "comes_into_reach")), orc("o", at=(0, 4)), numbers="o=5 g=1"
    )
    say(fight, "o: march 0,1", "o: attack g with sword", "g: respond wrestle", "19 | 2")
    assert conditions(fight, "o") == {"wrestled"}
    assert asked(fight) != ["o attack"]


@pytest.mark.rule("ACKS-COND-13", "ACKS-READY-15")
def test_a_wrestled_charger_does_not_attack() -> None:
    fight = ring(
        someone("g", at=(0, 0), **readied_maneuver("sword", "charges")), orc("o", at=(0, 6)), numbers="o=5 g=1"
    )
    say(fight, "o: charge g to 0,1", "g: respond wrestle", "19 | 2")
    assert asked(fight) != ["o attack"]


@pytest.mark.rule("ACKS-MOVE-8", "ACKS-COND-6")
def test_who_is_knocked_down_on_its_way_does_not_walk_on() -> None:
    fight = vanishing("knock_down", "19 | 5 | 2")
    assert ("prone" in conditions(fight, "o"), at(fight, "o")) == (True, (2, -1))


@pytest.mark.rule("ACKS-COND-13")
def test_who_is_wrestled_on_its_way_does_not_walk_on() -> None:
    fight = vanishing("wrestle", "19 | 2")
    assert at(fight, "o") == (2, -1)


@pytest.mark.rule("ACKS-MANEUV-3", "ACKS-GRID-2")
def test_who_is_forced_back_on_its_way_does_not_jump() -> None:
    fight = vanishing("force_back", "19 | 5 | 2")
    assert at(fight, "o") == (3, -2), at(fight, "o")


@pytest.mark.rule("ACKS-ACT-12", "ACKS-MANEUV-5")
def test_a_disarmed_attacker_chooses_anew() -> None:
    fight = ring(
        someone("g", at=(0, 0), **readied_maneuver("sword", "comes_into_reach")),
        orc("o", at=(0, 4), hp_max=20),
        numbers="o=5 g=1",
    )
    say(fight, "o: march 0,1", "o: attack g with sword", "g: respond disarm", "19 | 3 | 2")
    assert (warrior(fight, "o").hand, asked(fight)) == ([], ["o segment"])
