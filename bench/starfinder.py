"""How many fights of Starfinder the automatic player plays in a second, and where the time goes.

The largest sample encounter: two surprised against five on a map of 20 x 14 squares with crates and junk, events off.
"""

from __future__ import annotations

from typing import Any

from affray.files import load_encounter
from affray.rulesets.starfinder import RULESET
from bench import many_fights

LARGEST = "starfinder/loading_dock_ambush"


def start() -> Any:
    return RULESET.start(load_encounter(LARGEST).encounter)


def measure() -> dict[str, float]:
    return many_fights.measure(RULESET, start(), "crew", 100)


if __name__ == "__main__":
    many_fights.report(RULESET, start(), "crew", 100)
