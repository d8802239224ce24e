"""Whatever somebody does goes on only while it can: the rest of an interrupted act is lost (E5-REACT-8, E5-TURN-13).

Every deed of a turn, every reaction and every legendary option is played through `while_able`; attacks, grapples,
powers and steps add what they need themselves: a legal target, a hold, a way.
"""

from __future__ import annotations

from typing import Any

from affray.core.acts import underway
from affray.core.scene import Scene
from affray.core.script import Script

from ..model.conditions import CANNOT_MOVE
from ..model.stats import Combat, Fighter


def can_act(fighter: Fighter) -> bool:
    return not fighter.incapacitated and not fighter.surprised and fighter.present


def can_move(fighter: Fighter) -> bool:
    return not fighter.marks & CANNOT_MOVE and not fighter.surprised and fighter.present


def can_do(fighter: Fighter, paid: str) -> bool:
    """Whether somebody is in a state to go on with what this has paid for."""
    if paid == "move":
        return can_move(fighter)
    if paid in ("free", "speech", "interaction"):
        return fighter.present and (paid == "speech" or not fighter.surprised)
    return can_act(fighter)


def while_able(scene: Scene[Combat], fighter: Fighter, paid: str, script: Script[Any]) -> Script[None]:
    """Play what somebody does for as long as it can; what is spent stays spent (E5-REACT-8)."""
    with underway(scene, lambda: can_do(fighter, paid)):
        yield from script
