"""When the computer player holds its slot: it waits for others to show themselves, and shoots first then (D-5, D-6)."""

from __future__ import annotations

from collections.abc import Sequence

from ..body.blows import CLOSE
from ..fight.movement import distance_of
from ..ground.board import apart_at_most, cover_against, in_melee
from ..model.conditions import NO_ACTIONS
from ..model.kinds import GRAIN
from ..model.stats import Combat, Fighter, can_act
from .danger import is_spent
from .moving import is_bound, prefers_melee
from .odds import shoots
from .outlook import Outlook
from .routes import in_sight

PATIENCE = 3
"""So many turns at the start of a fight are spent waiting for the others, at the most."""


def worth_waiting_for(outlook: Outlook) -> str:
    """The condition on which somebody well placed holds its slot, until the others show themselves (D-6); or none.

    A shooter who sees nobody, if only blades can reach it or it sits behind cover; a shooter whom somebody is going to
    charge; a blade whom nobody shoots at and who can reach nobody. If nobody comes, all go and look after a few turns.
    While somebody is surprised nobody waits.
    """
    combat, fighter = outlook.combat, outlook.fighter
    enemies = combat.enemies(fighter)
    if any(each.surprised for each in enemies):
        return ""
    foes = [each for each in enemies if can_act(each)]
    if not foes or outlook.style.reckless or fighter.in_front or is_bound(fighter) or fighter.marks & NO_ACTIONS:
        return ""
    under_fire = any(shoots(each) for each in foes)
    if prefers_melee(fighter):
        return "" if under_fire or combat.turn > PATIENCE else ambush_within(combat, fighter, foes)
    if not shoots(fighter):
        return ""
    seen = in_sight(combat, fighter, foes)
    if not seen:
        waits = combat.turn <= (PATIENCE if under_fire else 3 * PATIENCE) and (fighter.cover or not under_fire)
        return "enemy_in_sight" if waits or is_spent(outlook) else ""
    return charge_to_meet(outlook, seen)


def ambush_within(combat: Combat, fighter: Fighter, foes: Sequence[Fighter]) -> str:
    """Nobody can be charged this turn, but somebody will come."""
    far = distance_of(combat, fighter, "full") // GRAIN + combat.options.melee_range_m
    return "" if any(apart_at_most(fighter.pos, each.pos, far) for each in foes) else f"enemy_within:{far}"


def charge_to_meet(outlook: Outlook, seen: Sequence[Fighter]) -> str:
    """A better shot later this turn, for whoever could shoot now: somebody is going to run out of cover or come close.

    The best target fights hand to hand, still has its slot, nobody to strike at where it is, and somebody to charge.
    """
    combat, fighter = outlook.combat, outlook.fighter
    chance = outlook.best()
    if chance is None or chance.fells or chance.deed != "attack_ranged":
        return ""
    target = combat.fighters[chance.target]
    if target.slot_state != "pending" or not prefers_melee(target) or in_melee(combat, target):
        return ""
    here, there = fighter.pos, target.pos
    run = distance_of(combat, target, "full") // GRAIN
    if not apart_at_most(here, there, run + max(CLOSE // 2, combat.options.melee_range_m)):
        return ""
    if cover_against(combat, target, here) and apart_at_most(here, there, CLOSE):
        return "enemy_leaves_cover"
    if "steady" in fighter.arms[chance.weapon].traits or any(apart_at_most(here, x.pos, CLOSE) for x in seen):
        return ""
    return f"enemy_within:{CLOSE}"
