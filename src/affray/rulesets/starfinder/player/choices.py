"""Comparing everything that could hurt somebody this turn: weapons, spells and grenades against targets (SF-DP-5, -6).

The worth of an attack is the damage to expect of it, more for a target with little left: so everybody strikes the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import NamedTuple

from affray.space.areas import emanation
from affray.space.bits import minus
from affray.space.measure import FIVE_TEN, Footprint

from ..ground.board import distance, effect_between, in_reach, line_of_effect, squares_apart
from ..ground.cover import grade_against, lines_between, shelter
from ..model.conditions import GRAPPLED, PINNED
from ..model.kinds import FOOT, Ability
from ..model.stats import Combat, Fighter, Item
from ..time.economy import limited, may_be_full, may_move_and_act
from .arsenal import Arm, arms_of
from .closing import come_to_blows
from .odds import armour_of, expected, outlook, own_modifier, pools, worth_of
from .routes import (
    danger,
    free_steps,
    is_beset,
    may_step,
    path_to,
    sees_from,
    steps_now,
    ways,
    widened,
)
from .salvos import Wish, best_spell, spray, throw

EARLY = 2
"""Rounds in which it pays to look for cover."""
TRIED = 8
"""How many places are looked at for it."""
TWO = -4
"""The penalty of a full attack (SF-FATK-1)."""


class Blow(NamedTuple):
    """An attack as it could be made from where somebody stands; `worth` is what it is compared by."""

    worth: int
    arm: Arm
    target: Fighter
    full: bool


def weigh(fighter: Fighter, arm: Arm, target: Fighter, feet: int, full: bool) -> Blow:
    """The worth of one attack at so many feet, or of a full attack if that promises more."""
    item = fighter.items[arm.name]
    modifier = 0
    if fighter.marks or fighter.effects or item.hp != arm.kind.hp_max:
        modifier = own_modifier(fighter, item, not arm.ranged)
    if arm.ranged:
        increment = arm.kind.range_increment_ft
        if feet > increment:
            modifier -= 2 * (-(-feet // increment) - 1)
    if target.marks or target.effects:
        value, whole = promise(fighter, arm, item, target, modifier, full)
    else:
        memo, key = fighter.card.memo, ("promise", arm.name, target.card.id, modifier, full)
        known: tuple[int, bool] | None = memo.get(key)
        if known is None:
            known = memo[key] = promise(fighter, arm, item, target, modifier, full)
        value, whole = known
    return Blow(worth_of(value, target), arm, target, whole)


def promise(fighter: Fighter, arm: Arm, item: Item, target: Fighter, modifier: int, full: bool) -> tuple[int, bool]:
    """The damage to expect of one attack or, if that is more, of a full attack; and whether it is the latter."""
    found = outlook(fighter, arm.name, item, False, target)
    ac = armour_of(target, found[2], arm.ranged)
    value = expected(found, ac, modifier)
    twice = expected(found, ac, modifier + TWO, 2) if full and not arm.unwieldy else 0
    return max(value, twice), twice > value


def blows(combat: Combat, fighter: Fighter, foes: Sequence[Fighter], arms: Sequence[Arm], full: bool) -> list[Blow]:
    """Every attack that could be made from here, the best first."""
    found: list[Blow] = []
    walls = not combat.ground.open_ground
    for foe in foes:
        feet = distance(fighter, foe)
        if walls and not line_of_effect(combat, fighter, foe):
            continue
        for arm in arms:  # the second diagonal may be nearer for a reach than it is for a shot
            limit = arm.limit
            if feet <= limit or (feet <= limit + FOOT and not arm.ranged and strikes(fighter, arm, foe)):
                found.append(weigh(fighter, arm, foe, feet, full))
    if len(found) > 1:
        found.sort(key=preference)
    return found


def strikes(fighter: Fighter, arm: Arm, target: Fighter) -> bool:
    """Whether a weapon reaches a target from here."""
    return in_reach(fighter.place, target.place, fighter.altitude_ft - target.altitude_ft, arm.limit)


def preference(blow: Blow) -> tuple[int, int, str, str]:
    """What blows are sorted by: their worth, then the weakest target."""
    target = blow.target
    return -blow.worth, pools(target), target.card.id, blow.arm.name


def wish_for(fighter: Fighter, blow: Blow) -> Wish:
    """The attack as an answer."""
    values = {"target": blow.target.id, "with": blow.arm.name}
    if not blow.full:
        return "attack", values
    routine = fighter.card.trait("multiattack")
    if routine and blow.arm.name in routine and len(routine) > 2:
        return "full_attack", {**values, "routine": "multiattack"}
    return "full_attack", values


# -- the best thing to do --------------------------------------------------------------------------
def best_blow(combat: Combat, fighter: Fighter, foes: Sequence[Fighter], only_here: bool = False) -> Wish | None:
    """What promises most; `only_here` leaves out everything that needs a move."""
    if fighter.marks & PINNED:
        return None
    arms = arms_of(fighter)
    full = may_be_full(fighter)
    found = blows(combat, fighter, foes, arms, full)
    near = [blow for blow in found if not blow.arm.ranged]
    far = [blow for blow in found if blow.arm.ranged] if len(near) < len(found) else []
    spell = None if fighter.compelled or not fighter.card.abilities else best_spell(combat, fighter, foes)
    best = near[0].worth if near else 0
    cast = spell[0] if spell is not None else 0
    if cast > best or (far and far[0].worth > best):
        far = sheltered(combat, fighter, far)
        if cast > best or far[0].worth > best:
            wish = from_afar(combat, fighter, foes, far, spell, full, only_here, bool(near))
            if wish is not None:
                return wish
    if near:
        return wish_for(fighter, near[0])
    if only_here:
        return None
    return come_to_blows(combat, fighter, foes, arms)


def sheltered(combat: Combat, fighter: Fighter, found: list[Blow]) -> list[Blow]:
    """The three best shots again, with the cover of their targets as far as it can change which is the best."""
    if len(found) < 2:
        return found
    again: list[Blow] = []
    best = -1
    for blow in found[:3]:
        if blow.worth > best:
            cover = shelter(combat, fighter, blow.target, True)[0]
            if cover is not None:
                blow = Blow(blow.worth * 4 // (4 + cover.value), blow.arm, blow.target, blow.full)
            best = max(best, blow.worth)
        again.append(blow)
    again.sort(key=worth_first)
    return again


def worth_first(blow: Blow) -> int:
    return -blow.worth


def from_afar(
    combat: Combat,
    fighter: Fighter,
    foes: Sequence[Fighter],
    far: Sequence[Blow],
    spell: tuple[int, Ability, Fighter] | None,
    full: bool,
    only_here: bool,
    armed: bool,
) -> Wish | None:
    """Shoot, throw or cast; out of an opponent's reach first, by a guarded step (SF-DP-5)."""
    if is_beset(combat, fighter):
        target = far[0].target if far else spell[2] if spell is not None else foes[0]
        step = None if only_here or fighter.compelled else step_out(combat, fighter, target)
        if step is not None:
            return step
        if armed:
            return None
    elif full and not only_here and not fighter.compelled:
        wish = take_cover(combat, fighter, foes) or spray(combat, fighter, foes, [blow.arm.name for blow in far])
        if wish is not None:
            return wish
    if not only_here and len(foes) > 1 and not fighter.marks & GRAPPLED:
        wish = throw(combat, fighter, foes, max(far[0].worth if far else 0, spell[0] if spell is not None else 0))
        if wish is not None:
            return wish
    if spell is not None and (not far or spell[0] > far[0].worth):
        return "cast", {"spell": spell[1].id}
    return wish_for(fighter, far[0]) if far else None


def take_cover(combat: Combat, fighter: Fighter, foes: Sequence[Fighter]) -> Wish | None:
    """At the beginning of a fight: behind something, if a foe who shoots has a clear line (SF-COVER-1)."""
    ground = combat.ground
    if combat.round > EARLY or not ground.covered:
        return None
    shooters = [foe for foe in foes if any(x.wielded and x.kind.category == "ranged" for x in foe.items.values())]
    if not shooters:
        return None
    foe = min(shooters, key=lambda each: (distance(fighter, each), each.id))
    if grade_against(combat, foe, fighter):
        return None
    grid, wide, away = ground.grid, fighter.place.wide, squares_apart(fighter.place, foe.place)
    risky = danger(combat, fighter)
    reached = ways(combat, fighter, steps_now(combat, fighter), halts=risky)
    closer = emanation(grid, widened(foe.place, wide - 1), away - 2, FIVE_TEN) if away > 1 else 0
    beside = minus(grid.near(ground.grades[0].squares) & reached.flood.within(), risky)
    for square in islice(reached.flood.by_cost(beside), TRIED):
        place = grid.place(square, wide, wide) if not closer >> square & 1 else fighter.place
        if place == fighter.place:
            continue
        lines = lines_between(ground, foe.place, place)
        if min([grade for grade, _ in lines]) and effect_between(combat, place, foe.place):
            return "move", {"path": path_to(combat, reached, square)}
    return None


def step_out(combat: Combat, fighter: Fighter, target: Fighter) -> Wish | None:
    """A guarded step to where nobody threatens and the target can still be aimed at."""
    if not may_move_and_act(fighter) or limited(fighter):
        return None
    ranked: list[tuple[int, int, tuple[int, int]]] = []
    for number, spot in enumerate(free_steps(combat, fighter, danger(combat, fighter))):
        place = Footprint(spot[0], spot[1], fighter.place.wide, fighter.place.deep)
        ranked.append((squares_apart(place, target.place), number, spot))
    ranked.sort()
    for _, _, spot in ranked:
        if sees_from(combat, fighter, spot, target) and may_step(combat, fighter, spot):
            return "guarded_step", {"to": spot}
    return None
