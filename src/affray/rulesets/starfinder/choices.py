"""Comparing everything that could hurt somebody this turn: weapons, spells and grenades against targets (SF-DP-5, -6).

The worth of an attack is the damage to expect of it, more for a target with little left: so everybody strikes the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from affray.space.bits import Bits, minus
from affray.space.measure import Footprint

from .arsenal import Arm, arms_of, reaches
from .board import distance, effect_between, squares_apart
from .closing import come_to_blows
from .cover import grade_against, lines_between, shelter
from .economy import affordable, limited, may_be_full
from .kinds import GRAPPLED, PINNED, Ability
from .odds import armour_of, expected, outlook, own_modifier, pools, worth_of
from .routes import (
    danger,
    guarded_steps,
    is_pressed,
    path_to,
    sees_from,
    steps_now,
    ways,
)
from .salvos import Wish, best_spell, spray, throw
from .stats import Combat, Fighter

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


def weigh(combat: Combat, fighter: Fighter, arm: Arm, target: Fighter, full: bool) -> Blow:
    """The worth of one attack, or of a full attack if that promises more."""
    found = outlook(fighter, arm.name, arm.item, False, target)
    ac = armour_of(target, found[2], arm.ranged)
    modifier = own_modifier(fighter, arm.item, not arm.ranged)
    if arm.ranged:
        increment = arm.item.kind.range_increment_ft
        feet = distance(fighter, target)
        if feet > increment:
            modifier -= 2 * (-(-feet // increment) - 1)
    value = expected(found, ac, modifier)
    twice = 0
    if full and "unwieldy" not in arm.item.kind.properties:
        twice = expected(found, ac, modifier + TWO, 2)
    return Blow(worth_of(max(value, twice), target), arm, target, twice > value)


def blows(combat: Combat, fighter: Fighter, foes: Sequence[Fighter], arms: Sequence[Arm], full: bool) -> list[Blow]:
    """Every attack that could be made from here, the best first."""
    found: list[Blow] = []
    for foe in foes:
        for arm in arms:
            if reaches(combat, fighter, arm, foe):
                found.append(weigh(combat, fighter, arm, foe, full))
    found.sort(key=lambda blow: (-blow.worth, pools(blow.target), blow.target.id, blow.arm.name))
    return found


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
    far = sheltered(combat, fighter, [blow for blow in found if blow.arm.ranged])
    spell = None if fighter.compelled else best_spell(combat, fighter, foes)
    best = near[0].worth if near else 0
    wanted = max(far[0].worth if far else 0, spell[0] if spell is not None else 0)
    if wanted > best:
        wish = from_afar(combat, fighter, foes, far, spell, full, only_here, bool(near))
        if wish is not None:
            return wish
    if near:
        return wish_for(fighter, near[0])
    if only_here:
        return None
    return come_to_blows(combat, fighter, foes, arms)


def sheltered(combat: Combat, fighter: Fighter, found: list[Blow]) -> list[Blow]:
    """The three best shots again, with the cover of their targets."""
    if len(found) < 2:
        return found
    again: list[Blow] = []
    for blow in found[:3]:
        cover = shelter(combat, fighter, blow.target, True)[0]
        again.append(blow if cover is None else blow._replace(worth=blow.worth * 4 // (4 + cover.value)))
    again.sort(key=lambda blow: -blow.worth)
    return again


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
    risky = danger(combat, fighter)
    if risky and is_pressed(combat, fighter, risky):
        target = far[0].target if far else spell[2] if spell is not None else foes[0]
        step = None if only_here or fighter.compelled else step_out(combat, fighter, risky, target)
        if step is not None:
            return step
        if armed:
            return None
    elif full and not only_here and not fighter.compelled:
        wish = take_cover(combat, fighter, foes, risky) or spray(combat, fighter, foes, [blow.arm.name for blow in far])
        if wish is not None:
            return wish
    if not only_here and len(foes) > 1 and not fighter.marks & GRAPPLED:
        wish = throw(combat, fighter, foes, max(far[0].worth if far else 0, spell[0] if spell is not None else 0))
        if wish is not None:
            return wish
    if spell is not None and (not far or spell[0] > far[0].worth):
        return "cast", {"spell": spell[1].id}
    return wish_for(fighter, far[0]) if far else None


def take_cover(combat: Combat, fighter: Fighter, foes: Sequence[Fighter], risky: Bits) -> Wish | None:
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
    reached = ways(combat, fighter, steps_now(combat, fighter), halts=risky)
    beside = minus(grid.near(ground.grades[0].squares) & reached.within(), risky)
    for square in list(reached.by_cost(beside))[:TRIED]:
        place = grid.place(square, wide, wide)
        if place == fighter.place or squares_apart(place, foe.place) < away - 1:
            continue
        lines = lines_between(ground, foe.place, place)
        if min([grade for grade, _ in lines]) and effect_between(combat, place, foe.place):
            return "move", {"path": path_to(combat, reached, square)}
    return None


def step_out(combat: Combat, fighter: Fighter, risky: Bits, target: Fighter) -> Wish | None:
    """A guarded step to where nobody threatens and the target can still be aimed at."""
    if not (fighter.move and fighter.standard and affordable(fighter, "move")) or limited(fighter):
        return None
    best: tuple[int, int, tuple[int, int]] | None = None
    for number, spot in enumerate(guarded_steps(combat, fighter, risky)):
        place = Footprint(spot[0], spot[1], fighter.place.wide, fighter.place.deep)
        if not sees_from(combat, fighter, spot, target):
            continue
        rank = (squares_apart(place, target.place), number, spot)
        if best is None or rank < best:
            best = rank
    return None if best is None else ("guarded_step", {"to": best[2]})
