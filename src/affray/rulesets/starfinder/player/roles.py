"""Who stands where: those in front, and those who are better off behind them."""

from __future__ import annotations

from collections.abc import Sequence

from affray.space.measure import Footprint

from ..ground.board import squares_apart, threatens
from ..ground.stepping import passable
from ..model.stats import Combat, Fighter
from .arsenal import arms_of
from .routes import Path, Spot

EARLY = 2
"""Rounds in which it pays to wait for those in front."""


def is_caster(fighter: Fighter) -> bool:
    """Whether somebody fights, or heals, mostly by spells."""
    memo = fighter.card.memo
    known: bool | None = memo.get("caster")
    if known is None:
        known = memo["caster"] = any(each.is_spell for each in fighter.card.abilities.values())
    return known


def front(combat: Combat, fighter: Fighter) -> list[Fighter]:
    """The others of a side who fight hand to hand."""
    return [
        each
        for each in combat.fighters.values()
        if each.side == fighter.side
        and each is not fighter
        and each.fighting
        and each.able
        and not is_caster(each)
        and any(not arm.ranged and arm.kind.category != "unarmed" for arm in arms_of(each))
    ]


def engaged(combat: Combat, line: Sequence[Fighter], foes: Sequence[Fighter]) -> list[Fighter]:
    """The foes whom somebody in front has in reach already."""
    return [foe for foe in foes if any(threatens(combat, each, foe) for each in line)]


def leads(fighter: Fighter, spot: Spot, line: Sequence[Fighter], foes: Sequence[Fighter]) -> bool:
    """Whether somebody would stand nearer to a foe than everybody in front."""
    place = Footprint(spot[0], spot[1], fighter.place.wide, fighter.place.deep)
    for foe in foes:
        own = squares_apart(place, foe.place)
        if all(squares_apart(each.place, foe.place) > own for each in line):
            return True
    return False


def behind(
    combat: Combat, fighter: Fighter, path: Path, line: Sequence[Fighter], foes: Sequence[Fighter]
) -> Path:
    """The beginning of a way that stays behind those in front, and ends where nobody stands."""
    grid, place = combat.ground.grid, fighter.place
    stops, through, _ = passable(combat, fighter)
    while path:
        taken = grid.filled(Footprint(path[-1][0], path[-1][1], place.wide, place.deep)) & (stops | through)
        if not taken and not leads(fighter, path[-1], line, foes):
            break
        path = path[:-1]
    return path


def may_wait(combat: Combat, fighter: Fighter) -> bool:
    """Whether somebody may still delay, and it is early enough for that (SF-DELAY-1, SF-DELAY-2, SF-DELAY-6)."""
    early = combat.round <= EARLY and not combat.surprise_round
    return early and not fighter.budget.busy and not fighter.turn_used and not fighter.compelled
