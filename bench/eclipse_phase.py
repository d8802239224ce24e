"""How many fights of Eclipse Phase the automatic player plays in a second, and where the time goes.

The largest sample encounter: four of a crew with a turret against a colossus and two drudges, events off.
"""

from __future__ import annotations

from typing import Any

from affray.files import load_encounter
from affray.rulesets.eclipse_phase import RULESET
from bench import many_fights

LARGEST = "eclipse_phase/reactor_gallery"


def start() -> Any:
    return RULESET.start(load_encounter(LARGEST).encounter)


def measure() -> dict[str, float]:
    return many_fights.measure(RULESET, start(), "crew", 150)


if __name__ == "__main__":
    many_fights.report(RULESET, start(), "crew", 150)
