"""What somebody has to fear, and how it keeps itself alive (SF-WDRAW-1, SF-TDEF-1)."""

from __future__ import annotations

from collections.abc import Sequence

from affray.space.areas import emanation
from affray.space.bits import Bits, minus
from affray.space.measure import FIVE_TEN
from affray.space.steps import smeared

from ..body.effects import has
from ..fight.ongoing import FIRES, dice_of
from ..ground.board import in_reach, line_of_effect, precise_sense, squares_apart
from ..ground.stepping import speed_of
from ..model.conditions import NO_ATTACKS, PINNED
from ..model.kinds import FOOT
from ..model.stats import Combat, Fighter
from ..time.economy import affordable
from .arsenal import arms_of, blades_of
from .odds import armour_of, expected, outlook, own_modifier, pools
from .routes import danger, path_to, reach_squares, steps_now, ways, widened
from .salvos import Wish
from .styles import PLAIN, Style

LOW = 3
"""Somebody looks to itself with no more than a third of its points left."""
TWO = -4


# -- what others can do ----------------------------------------------------------------------------
def offence(foe: Fighter, target: Fighter, whole: bool = False, without: str = "") -> int:
    """The damage to expect of the best attack of somebody against another one, or of two, in 40ths of a point."""
    key = ("offence", target.id, whole, without)
    known: tuple[int, int] | None = foe.kept.get(key)
    if known is None or known[0] != target.changes:
        best = 0
        for arm in arms_of(foe):
            if arm.name == without:
                continue
            item = foe.items[arm.name]
            found = outlook(foe, arm.name, item, False, target)
            ac = armour_of(target, found[2], arm.ranged)
            modifier = own_modifier(foe, item, not arm.ranged)
            best = max(best, expected(found, ac, modifier), expected(found, ac, modifier + TWO, 2) if whole else 0)
        known = foe.kept[key] = (target.changes, best)
    return known[1]


def hardest(foe: Fighter, target: Fighter) -> int:
    """Twice the damage of the hardest hit of somebody: what one more face of the die is worth, in 40ths of a point."""
    key = ("hardest", target.id)
    known: int | None = foe.kept.get(key)
    if known is None:
        hits = [outlook(foe, arm.name, foe.items[arm.name], False, target)[1] for arm in arms_of(foe)]
        known = foe.kept[key] = max(hits, default=0)
    return known


def reaches(combat: Combat, foe: Fighter, target: Fighter) -> bool:
    """Whether somebody could strike another one without taking a step."""
    reach = striking_reach(foe)
    if reach < 0 or not in_reach(foe.place, target.place, foe.altitude_ft - target.altitude_ft, reach):
        return False
    return line_of_effect(combat, foe, target)


def striking_reach(fighter: Fighter) -> int:
    """How far somebody can strike from where it stands, in feet; -1 if it has nothing to strike with."""
    known: int | None = fighter.kept.get("striking")
    if known is None:
        known = fighter.kept["striking"] = max([arm.limit for arm in blades_of(fighter)], default=-1)
    return known


def menaces(combat: Combat, foe: Fighter, target: Fighter) -> bool:
    """Whether somebody could attack another one in its next turn."""
    if foe.marks & NO_ATTACKS or not foe.able:
        return False
    apart = FOOT * squares_apart(foe.place, target.place)
    for arm in arms_of(foe):
        if apart <= arm.limit + (0 if arm.ranged else 2 * speed_of(foe)):
            if not arm.ranged or line_of_effect(combat, foe, target):
                return True
    return False


def pressure(combat: Combat, fighter: Fighter, foes: Sequence[Fighter]) -> int:
    """The damage to expect of those who can strike somebody where it stands, and half of that of the others."""
    found = 0
    for foe in foes:
        if foe.marks & NO_ATTACKS or not foe.able:
            continue
        if reaches(combat, foe, fighter):
            found += offence(foe, fighter, whole=True)
        elif menaces(combat, foe, fighter):
            found += offence(foe, fighter) // 2
    return found


def is_in_peril(combat: Combat, fighter: Fighter, foes: Sequence[Fighter], style: Style = PLAIN) -> bool:
    """Whether somebody has little left, and may well lose it before its next turn."""
    left = pools(fighter)
    if LOW * left > fighter.card.hp_max + fighter.card.sp_max:
        return False
    return 4 * 40 * left <= style.care * pressure(combat, fighter, foes)


def burns_down(fighter: Fighter) -> bool:
    """Whether the flames alone may well take all that is left at the start of the next turn (SF-COND-23)."""
    twice = 0
    for each in fighter.conditions:
        if each.name in FIRES:
            dice = dice_of(each)
            twice += dice.count * (dice.sides + 1) + 2 * dice.plus
    return twice >= 2 * pools(fighter)


def comrades(combat: Combat, fighter: Fighter) -> list[Fighter]:
    """The others of a side who can go on with the fight: able, and not on their last legs."""
    return [
        each
        for each in combat.fighters.values()
        if each.side == fighter.side
        and each is not fighter
        and each.fighting
        and each.able
        and LOW * pools(each) > each.card.hp_max + each.card.sp_max
    ]


def can_spare(combat: Combat, fighter: Fighter, foes: Sequence[Fighter], style: Style) -> bool:
    """Whether the others can do without somebody: they have twice as many points left as the foes."""
    others = sum([pools(each) for each in comrades(combat, fighter)])
    return others > 0 and others * style.care >= 8 * sum([pools(foe) for foe in foes])


# -- getting away ----------------------------------------------------------------------------------
def get_away(combat: Combat, fighter: Fighter, foes: Sequence[Fighter]) -> Wish | None:
    """Withdraw from those who press somebody: as far from everybody as possible, with no opening on the way."""
    if fighter.marks & PINNED or not affordable(fighter, "full"):
        return None
    if not precise_sense(fighter) and not fighter.card.has("blind_fight"):
        return None
    feet = 2 * steps_now(combat, fighter)
    if not feet:
        return None
    risky = danger(combat, fighter)
    reach: Bits = 0
    for foe in foes:
        reach |= reach_squares(combat, foe)
    grid, place = combat.ground.grid, fighter.place
    reached = ways(combat, fighter, feet, halts=minus(risky, grid.filled(place)))
    here = place.y * grid.stride + place.x
    shut = reach | risky
    if place.wide > 1:
        shut = smeared(shut, grid.stride, place.wide, place.deep)
    far = farthest(combat, fighter, minus(reached.flood.within(), shut | 1 << here), foes)
    best = next(reached.flood.by_cost(far), -1)
    return ("withdraw", {"path": path_to(combat, reached, best)}) if best >= 0 else None


def farthest(combat: Combat, fighter: Fighter, squares: Bits, foes: Sequence[Fighter]) -> Bits:
    """Of some anchors those as far from the nearest foe as possible."""
    grid, wide = combat.ground.grid, fighter.place.wide
    spaces = [widened(foe.place, wide - 1) for foe in foes]
    radius = 0
    left = squares
    while left:
        squares = left
        for space in spaces:
            left = minus(left, emanation(grid, space, radius, FIVE_TEN))
        radius += 1
    return squares


def defend(fighter: Fighter) -> Wish | None:
    """Total defense, if nothing of the kind counts already (SF-TDEF-1, SF-TDEF-2)."""
    defending = has(fighter, "total_defense") or has(fighter, "fight_defensively")
    return None if defending or fighter.marks & PINNED else ("total_defense", {})


def look_to_oneself(combat: Combat, fighter: Fighter, foes: Sequence[Fighter], style: Style) -> Wish | None:
    """Whoever is in peril, and has others who go on, withdraws; who cannot defends itself."""
    if not can_spare(combat, fighter, foes, style) or not any(reaches(combat, foe, fighter) for foe in foes):
        return None
    return get_away(combat, fighter, foes) or (defend(fighter) if fighter.budget.standard else None)
