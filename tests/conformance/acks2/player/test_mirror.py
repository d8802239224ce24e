"""The same people on both sides: whoever plays with sense beats whoever does anything that is legal."""

from __future__ import annotations

import pytest

from affray.rulesets.acks2 import RULESET
from bench.mirror_acks2 import COMPANIES, at_random, compare, wilson


@pytest.mark.parametrize("style", ["plain", "aggressive", "cautious"])
def test_every_style_beats_chance(style: str) -> None:
    found = compare(RULESET.player(style), at_random(style), 4)
    assert found.fights == 4 * len(COMPANIES)
    assert found.low > 0.5, found


def test_a_player_is_no_better_than_itself() -> None:
    """They change sides with the same dice, so that neither side of the map counts."""
    found = compare(RULESET.player(), RULESET.player(), 4, ["a line with an archer"])
    assert (found.wins, found.draws) == (2, 0)
    assert wilson(2, 4) == pytest.approx((found.low, found.high))
