"""How boldly the computer player plays: what its own harm weighs against the harm it does."""

from __future__ import annotations

from typing import NamedTuple


class Style(NamedTuple):
    """Weights of one and the same player."""

    care: int = 100
    """What a point of one's own worth weighs against one of the enemy's, in hundredths."""
    falls: int = 400
    """How likely somebody wounded must be to fall, of a thousand, before it gives way."""
    halves: int = 2
    """Of how many equal parts of its hit points somebody must have no more than one to count as wounded."""


STYLES = {"plain": Style(), "aggressive": Style(40, 1001, 4), "cautious": Style(200, 200, 1)}
PLAIN = STYLES["plain"]
