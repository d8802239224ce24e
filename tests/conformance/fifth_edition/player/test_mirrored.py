"""The same people on both sides: nothing but the players decides."""

from __future__ import annotations

import pytest

from bench.mirror_fifth_edition import BLADES, PACK, PARTY, compare, mirrored, named


@pytest.mark.parametrize("units", [PARTY, BLADES, PACK])
def test_the_plain_player_beats_whoever_plays_at_random(units: tuple[str, ...]) -> None:
    score = compare(named("plain"), named("random"), mirrored(units), fights=10)
    assert score.share.low > 0.5, score


@pytest.mark.parametrize("style", ["aggressive", "cautious"])
def test_every_style_plays_legally_to_the_end(style: str) -> None:
    score = compare(named(style), named("plain"), mirrored(PACK), fights=2)
    assert (score.fights, score.drawn) == (2, 0)
