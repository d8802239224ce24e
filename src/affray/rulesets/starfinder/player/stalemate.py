"""Giving up: nobody on a side can do anything to the others any more (SF-INIT-7, SF-MORALE-1)."""

from __future__ import annotations

from collections.abc import Sequence

from ..magic.aiming import is_harmful
from ..model.stats import Combat, Fighter
from .arsenal import arm_of
from .odds import outlook
from .salvos import Wish

PATIENCE = 8
"""Rounds before somebody thinks of giving up."""


def can_harm(fighter: Fighter, foe: Fighter) -> bool:
    """Whether somebody has anything, in hand or not, that could ever hurt another one."""
    for ability in fighter.card.abilities.values():
        if is_harmful(ability):
            return True
    for name, item in fighter.items.items():
        if item.kind.explode is not None:
            return True
        if arm_of(fighter.card, name, item.kind) is not None and outlook(fighter, name, item, False, foe)[1]:
            return True
    return False


def is_powerless(combat: Combat, side: str, foes: Sequence[Fighter]) -> bool:
    """Whether nobody of a side could ever hurt any of some others."""
    own = [each for each in combat.fighters.values() if each.side == side and each.fighting]
    return bool(foes) and not any(can_harm(each, foe) for each in own for foe in foes)


def give_up(combat: Combat, fighter: Fighter, foes: Sequence[Fighter]) -> Wish | None:
    """Surrender of somebody with a mind, whose whole side is powerless against others who are not (SF-INIT-7)."""
    if combat.round < PATIENCE or fighter.card.int_mod is None or fighter.surrendered:
        return None
    if can_harm(fighter, foes[0]) or not is_powerless(combat, fighter.side, foes):
        return None
    own = [each for each in combat.fighters.values() if each.side == fighter.side and each.fighting]
    hurt = any(can_harm(foe, each) for foe in foes for each in own)
    return ("surrender", {}) if hurt else None
