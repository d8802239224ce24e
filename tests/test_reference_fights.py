"""The reference fights of the bench: they are what docs/speed.md says, and the one with known odds has them."""

from __future__ import annotations

from math import sqrt

from bench.play import outcome, play
from bench.references import REF_ODDS, even, ref, skirmish


def test_the_fight_with_known_odds_has_them() -> None:
    reference, fights = ref(), 1500
    wins = sum(outcome(reference, play(reference, number))[2] for number in range(fights))
    assert abs(wins / fights - REF_ODDS) < 3 * sqrt(REF_ODDS * (1 - REF_ODDS) / fights)


def test_the_others_are_real_fights() -> None:
    """No walkovers: some rounds, and each side wins some."""
    for reference in (skirmish(), even()):
        played = [outcome(reference, play(reference, number)) for number in range(40)]
        assert 3 < sum(rounds for _, rounds, _ in played) / 40 < 9
        assert 4 <= sum(won for _, _, won in played) <= 38
