"""Everything a unit can do, family by family: the table of contents of the rules."""

from __future__ import annotations

from ...in_words import words_for
from .closing import Field
from .defence import BailOut, Brace, Defence, Dodge, FallBack, SlamHatch
from .items import DrawItem, HandItem, OpenContainer, PickUp, Snatch, UseItem
from .movement import ChangeStation, Dismount, Drive, Run
from .preparation import Custom, Preparation
from .vehicles import BoardHold, BoardPilot, OpenHatch, OwnHatch

PREPARATIONS: dict[str, Preparation] = {
    action.id: action
    for action in (
        DrawItem(), PickUp(), Run(), BoardPilot(), BoardHold(), OpenHatch(), OpenContainer(), Drive(), Dismount(),
        ChangeStation(), OwnHatch(), HandItem(), UseItem(), Snatch(), Custom(),
    )
}  # fmt: skip
"""The preparatory actions, in the order of COIN-ACT-1 to COIN-ACT-17."""

DEFENCES: dict[str, Defence] = {
    action.id: action for action in (Brace(), Dodge(), BailOut(), SlamHatch(), FallBack())
}
"""The defensive actions, COIN-DEF-7 to COIN-DEF-12."""

MOVES = (PREPARATIONS["run"], PREPARATIONS["drive"])
WORDS = words_for(Field(), MOVES, MOVES)
"""Moving in words, for play without a map."""
