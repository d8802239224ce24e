"""The table of refusals: the rules in their order, in which the reasons of one request are listed."""

from __future__ import annotations

from typing import Literal

from affray.core.catalogue import Catalogue

AREAS = {
    "TOSS": 6, "SPACE": 6, "UNIT": 8, "ITEM": 6, "SETUP": 2, "INIT": 7, "CAMO": 8, "TURN": 5, "SEL": 8, "PREP": 11,
    "ACT": 18, "HATCH": 8, "ATK": 11, "POOL": 7, "DEF": 14, "DMG": 5, "MARK": 4, "CLEAN": 6, "WIN": 5,
}  # fmt: skip
"""The areas of the rules in their order, each with the number of its rules."""

REFUSALS: Catalogue[Literal[""]] = Catalogue("COIN", AREAS)
no, in_order = REFUSALS.no, REFUSALS.in_order
