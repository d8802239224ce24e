"""The table of what the plain players are held to names tests that there are."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
GAMES = ("fifth_edition", "starfinder", "acks2", "eclipse_phase")


def test_every_cell_names_one_test_of_its_game() -> None:
    table = (ROOT / "docs/players.md").read_text().partition("## What the plain player is held to")[2]
    rows = [line.strip("|").split("|")[1:] for line in table.splitlines() if line.startswith("|")]
    found = 0
    for number, game in enumerate(GAMES):
        folder = ROOT / "tests/conformance" / game / "player"
        tests = re.findall(r"def (test_\w+)", "".join([each.read_text() for each in sorted(folder.glob("*.py"))]))
        for cell in [row[number] for row in rows]:
            for name in re.findall("`([^`]+)`", cell):
                parts = ".*".join([re.escape(part) for part in name.split("…")])
                named = [test for test in tests if re.search(parts, test)]
                assert len(named) == 1, (game, name, named)
                found += 1
    assert found > 50
