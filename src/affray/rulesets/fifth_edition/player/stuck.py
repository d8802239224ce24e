"""Fights that go nowhere: nobody can get at anybody, and no door or blow will change that."""

from __future__ import annotations

from collections.abc import Sequence

from ..fight.routes import has_way, steps_left
from ..ground.board import distance
from ..ground.cover import cover
from ..model.battlefield import TOTAL
from ..model.conditions import INCAPACITATED
from ..model.stats import Combat, Fighter
from ..order.order import is_decided
from .doors import open_a_way
from .methods import bonus_methods_of, methods_of
from .tactics import area_powers, known_foes


def is_stuck(combat: Combat) -> bool:
    """Whether two sides face each other and nobody on any of them can do anything to an enemy, now or later."""
    if combat.over or not combat.slots or is_decided(combat):
        return False
    return not any(can_go_on(combat, each, known_foes(combat, each)) for each in combat.fighters.values() if each.able)


def can_go_on(combat: Combat, fighter: Fighter, foes: Sequence[Fighter]) -> bool:
    """Whether somebody could hurt an enemy from here, go to one, or make a way; who waits for a mind to clear may."""
    if fighter.marks & INCAPACITATED or fighter.conditions or "fly" in fighter.card.speed:
        return True
    if not foes:
        return any(fighter.id in each.hidden_from and each.present for each in combat.fighters.values())
    if area_powers(fighter) or has_way(combat, fighter, foes):
        return True
    reach = max([method.limit for method in (*methods_of(fighter), *bonus_methods_of(fighter))])
    if any(distance(fighter, foe) <= reach and cover(combat, fighter, foe) < TOTAL for foe in foes):
        return True
    if any(power.teleport_ft for power in fighter.card.powers.values()):
        return True
    return open_a_way(combat, fighter, foes, max(1, steps_left(combat, fighter))) is not None
