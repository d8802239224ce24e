"""How many fights of ACKS II the automatic player plays in a second, and where the time goes.

The largest sample encounter: eight in a line against a huge beast on a map of 16 x 20 squares, events off.
"""

from __future__ import annotations

from typing import Any

from affray.files import load_encounter
from affray.rulesets.acks2 import RULESET
from bench import many_fights

LARGEST = "acks2/beast_at_the_ford"


def start() -> Any:
    return RULESET.start(load_encounter(LARGEST).encounter)


def measure() -> dict[str, float]:
    return many_fights.measure(RULESET, start(), "line", 150)


if __name__ == "__main__":
    many_fights.report(RULESET, start(), "line", 150)
