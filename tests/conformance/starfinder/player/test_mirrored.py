"""Fights of the same people against one another, in which only the players differ: sense wins."""

from __future__ import annotations

import pytest

from bench.mirror_starfinder import Score, compare, mirrored, named


@pytest.mark.parametrize("units", [("vex", "ilsa"), ("dock_rat", "hound", "gunner")])
def test_the_plain_player_beats_random_answers(units: tuple[str, ...]) -> None:
    score = compare(named("plain"), named("random"), mirrored(units), 12)
    assert score.interval()[0] > 0.5


@pytest.mark.parametrize("style", ["aggressive", "cautious"])
def test_every_style_gives_legal_answers_to_the_end(style: str) -> None:
    """Answers are checked: an illegal one would raise."""
    score = compare(named(style), named("plain"), mirrored(), 4)
    assert score.fights == 4


def test_the_interval_of_a_score() -> None:
    low, high = Score(100, 60, 0).interval()
    assert (round(low, 3), round(high, 3)) == (0.502, 0.691)
    assert Score(10, 4, 2).share == 0.5
