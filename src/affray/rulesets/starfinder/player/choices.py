"""Comparing everything that could hurt somebody this turn: weapons, spells and grenades against targets (SF-DP-5, -6).

The worth of an attack is the damage to expect of it, more for a target with little left: so everybody strikes the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import NamedTuple

from affray.space.areas import emanation
from affray.space.bits import minus
from affray.space.measure import FIVE_TEN, Footprint

from ..body.effects import has
from ..ground.board import distance, effect_between, in_reach, squares_apart
from ..ground.cover import grade_against, lines_between, shelter
from ..model.conditions import GRAPPLED, PINNED
from ..model.kinds import FOOT
from ..model.stats import Combat, Fighter
from ..time.economy import limited, may_be_full, may_move_and_act
from .arming import best_in_hand, has_spares, rearm
from .arsenal import Arm, arms_of
from .closing import come_to_blows, come_to_cast
from .odds import Outlook, armour_of, expected, outlook, own_modifier, pools, worth_of
from .peril import can_spare, defend, hardest, offence, reaches
from .powers import Power, best_powers, powers_of, wish_to_use
from .roles import is_caster
from .routes import (
    danger,
    free_steps,
    guards_ground,
    is_beset,
    may_step,
    path_to,
    sees_from,
    steps_now,
    ways,
    widened,
)
from .salvos import Wish, spray, throw
from .styles import PLAIN, Style
from .tricks import best_trick

EARLY = 2
"""Rounds in which it pays to look for cover."""
TRIED = 8
"""How many places are looked at for it."""
AHEAD = 4
"""Rounds for which walking up is weighed against shooting."""
POOR = 40
"""A shot that promises less than a point, in 40ths of one."""
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
    card = target.card
    if target.marks or target.effects:
        ac = armour_of(target, arm.eac, arm.ranged)
    else:
        ac = card.eac if arm.eac else card.kac
    memo, key = fighter.card.memo, (arm.name, card.id, card.kac, card.hp_max, ac, modifier, full)
    known: tuple[int, bool] | None = memo.get(key)
    if known is None:
        known = memo[key] = promise(outlook(fighter, arm.name, item, False, target), arm, ac, modifier, full)
    return Blow(100 * known[0] // (target.hp + target.sp + target.temp_hp + 20), arm, target, known[1])


def promise(found: Outlook, arm: Arm, ac: int, modifier: int, full: bool) -> tuple[int, bool]:
    """The damage to expect of one attack or, if that is more, of a full attack; and whether it is the latter."""
    value = expected(found, ac, modifier)
    twice = expected(found, ac, modifier + TWO, 2) if full and not arm.unwieldy else 0
    return max(value, twice), twice > value


def blows(combat: Combat, fighter: Fighter, foes: Sequence[Fighter], arms: Sequence[Arm], full: bool) -> list[Blow]:
    """Every attack that could be made from here: the best first, of equals that on the weakest."""
    ranked: list[tuple[int, int, str, str, Blow]] = []
    walls, place = not combat.ground.open_ground, fighter.place
    for foe in foes:
        feet = distance(fighter, foe)
        barred = walls
        for arm in arms:  # the second diagonal may be nearer for a reach than it is for a shot
            limit = arm.limit
            if feet <= limit or (feet <= limit + FOOT and not arm.ranged and strikes(fighter, arm, foe)):
                if barred and not effect_between(combat, place, foe.place):
                    break
                barred = False
                blow = weigh(fighter, arm, foe, feet, full)
                ranked.append((-blow.worth, foe.hp + foe.sp + foe.temp_hp, foe.id, arm.name, blow))
    ranked.sort()
    return [each[4] for each in ranked]


def strikes(fighter: Fighter, arm: Arm, target: Fighter) -> bool:
    """Whether a weapon reaches a target from here."""
    return in_reach(fighter.place, target.place, fighter.altitude_ft - target.altitude_ft, arm.limit)


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
def best_blow(
    combat: Combat, fighter: Fighter, foes: Sequence[Fighter], only_here: bool = False, style: Style = PLAIN
) -> Wish | None:
    """What promises most; `only_here` leaves out everything that needs a move."""
    if fighter.marks & PINNED:
        return None
    arms = arms_of(fighter)
    full = may_be_full(fighter)
    found = blows(combat, fighter, foes, arms, full)
    near = [blow for blow in found if not blow.arm.ranged]
    far = [blow for blow in found if blow.arm.ranged] if len(near) < len(found) else []
    able = not fighter.compelled and powers_of(fighter.card)
    powers = best_powers(combat, fighter, foes, style) if able else {}
    wish = by_the_way(fighter, powers, found) if powers else None
    if wish is not None:
        return wish
    casts = [powers[each] for each in ("standard", "full") if each in powers] if powers else []
    spell = max(casts, key=worth_of_power, default=None)
    best = near[0].worth if near else 0
    cast = spell.worth if spell is not None else 0
    if cast > best or (far and (far[0].worth > best or not near)):
        far = sheltered(combat, fighter, far)
        if cast > best or far[0].worth > best or not near:
            wish = from_afar(combat, fighter, foes, far, spell, full, only_here, best, arms, style)
            if wish is not None:
                return wish
    if near:
        return hand_to_hand(combat, fighter, foes, near[0], only_here, style)
    if only_here:
        return None
    return come_to_blows(combat, fighter, foes, arms, style)


def worth_of_power(power: Power) -> int:
    return power.worth


def by_the_way(fighter: Fighter, powers: Mapping[str, Power], found: Sequence[Blow]) -> Wish | None:
    """An ability that costs less than the attack that it goes with, unless a full attack is worth more (SF-ACT-8)."""
    if "none" in powers:
        return wish_to_use(powers["none"])
    for kind in ("swift", "move"):
        power = powers.get(kind)
        if power is None or not (fighter.budget.swift if kind == "swift" else fighter.budget.move):
            continue
        blow = found[0] if found else None
        lost = 0
        if blow is not None and blow.full:
            single = weigh(fighter, blow.arm, blow.target, distance(fighter, blow.target), False)
            lost = blow.worth - single.worth
        if power.worth > lost:
            return wish_to_use(power)
    return None


def hand_to_hand(
    combat: Combat, fighter: Fighter, foes: Sequence[Fighter], blow: Blow, only_here: bool, style: Style
) -> Wish | None:
    """The best blow, or a trick or another weapon that is worth more."""
    if fighter.compelled:
        return wish_for(fighter, blow)
    wish = best_trick(combat, fighter, foes, blow.worth, style)
    if wish is None and not only_here and has_spares(combat, fighter):
        least = best_in_hand(fighter, blow.target)
        if blow.arm.kind.category == "unarmed":
            least = 2 * least // 3  # bare hands threaten nobody
        wish = rearm(combat, fighter, foes, least)
    if wish is None and best_defence(combat, fighter, foes, style) > blow.worth:
        wish = defend(fighter) if can_spare(combat, fighter, foes, style) else None
    if wish is not None:
        return wish
    do, values = wish_for(fighter, blow)
    if style.wary and is_cheap(combat, fighter, foes, blow, style):
        return do, {**values, "defensively": True}
    return do, values


def best_defence(combat: Combat, fighter: Fighter, foes: Sequence[Fighter], style: Style) -> int:
    """What total defense is worth against everybody who can strike somebody where it stands (SF-TDEF-1)."""
    if 2 * pools(fighter) > fighter.card.hp_max + fighter.card.sp_max:
        return 0
    hits = sum([hardest(foe, fighter) for foe in foes if reaches(combat, foe, fighter)])
    return 100 * 4 * hits * style.care // (4 * (pools(fighter) + 20))


def is_cheap(combat: Combat, fighter: Fighter, foes: Sequence[Fighter], blow: Blow, style: Style) -> bool:
    """Whether fighting defensively keeps off more than it takes from a blow (SF-FDEF-1)."""
    if has(fighter, "total_defense") or has(fighter, "fight_defensively"):
        return False
    times = 2 if blow.full else 1
    loss = worth_of(times * 4 * hardest(fighter, blow.target), blow.target)
    hits = sum([hardest(foe, fighter) for foe in foes if reaches(combat, foe, fighter)])
    return 100 * 2 * hits * style.care // (4 * (pools(fighter) + 20)) > loss


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
    spell: Power | None,
    full: bool,
    only_here: bool,
    near: int,
    arms: Sequence[Arm],
    style: Style,
) -> Wish | None:
    """Shoot, throw or cast; out of an opponent's reach first, by a guarded step (SF-DP-5).

    `near` is what a blow would be worth.
    """
    best = max(far[0].worth if far else 0, spell.worth if spell is not None else 0)
    free = not only_here and not fighter.compelled
    if is_beset(combat, fighter):
        target = far[0].target if far else spell.target if spell is not None else foes[0]
        step = step_out(combat, fighter, target) if free else None
        if step is not None:
            return step
        calm = spell is not None and not spell.ability.provokes and spell.worth == best
        if not calm and best - price_of_openings(combat, fighter, style) <= near:
            return None
    elif free:
        if not near and far and closing_pays(combat, fighter, foes, far[0], spell, arms):
            return None
        if not near and far and is_caster(fighter) and best == far[0].worth:
            wish = come_to_cast(combat, fighter, foes, best)
            if wish is not None:
                return wish
        if full:
            goal = (far[0].target, far[0].arm.limit) if far and far[0].worth == best else None
            if goal is None and spell is not None:
                goal = (spell.target, spell.ability.range_ft)
            wish = take_cover(combat, fighter, foes, goal)
            wish = wish or spray(combat, fighter, foes, [blow.arm.name for blow in far])
            if wish is not None:
                return wish
    if not only_here and len(foes) > 1 and not fighter.marks & GRAPPLED:
        wish = throw(combat, fighter, foes, best)
        if wish is not None:
            return wish
    if free and is_poor(far, best):
        wish = best_trick(combat, fighter, foes, best, style)
        if wish is not None:
            return wish
    if not best:
        return None
    if spell is not None and (not far or spell.worth > far[0].worth):
        return wish_to_use(spell)
    return wish_for(fighter, far[0]) if far else None


def is_poor(far: Sequence[Blow], best: int) -> bool:
    """Whether the best shot promises hardly more than a point."""
    return bool(far) and best == far[0].worth and best * (pools(far[0].target) + 20) < 100 * POOR


def price_of_openings(combat: Combat, fighter: Fighter, style: Style) -> int:
    """What those who threaten somebody would do to it if it shot or cast now (SF-AOO-3, SF-AOO-4)."""
    harm = 0
    for foe in combat.fighters.values():
        if foe.side != fighter.side and not foe.dead and guards_ground(foe) and reaches(combat, foe, fighter):
            harm += offence(foe, fighter)
    return 100 * harm * style.care // (4 * (pools(fighter) + 20))


def closing_pays(
    combat: Combat, fighter: Fighter, foes: Sequence[Fighter], shot: Blow, spell: Power | None, arms: Sequence[Arm]
) -> bool:
    """Whether walking up to somebody who shoots is worth more than shooting back, over the next rounds."""
    near = [arm for arm in arms if not arm.ranged and arm.kind.category != "unarmed"]
    feet = steps_now(combat, fighter)
    if not near or not feet or is_caster(fighter) or (spell is not None and spell.worth > shot.worth):
        return False
    foe = min(foes, key=lambda each: (distance(fighter, each), each.id))
    arm = max(near, key=lambda each: weigh(fighter, each, foe, 0, False).worth)
    once, whole = weigh(fighter, arm, foe, 0, False).worth, weigh(fighter, arm, foe, 0, True).worth
    if whole <= shot.worth:
        return False
    away = distance(fighter, foe) - arm.limit
    if away > 2 * feet and not any(each.ranged for each in arms_of(foe)):
        return False  # it has to come by itself
    late = max(0, -(-away // (2 * feet)) - 1)
    return once + whole * (AHEAD - 1 - late) > AHEAD * shot.worth


def take_cover(
    combat: Combat, fighter: Fighter, foes: Sequence[Fighter], goal: tuple[Fighter, int] | None = None
) -> Wish | None:
    """At the beginning of a fight: behind something, if a foe who shoots has a clear line (SF-COVER-1).

    A `goal` has to stay within so many feet.
    """
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
        if goal is not None:
            apart = FOOT * squares_apart(place, goal[0].place)
            if apart > goal[1] or not effect_between(combat, place, goal[0].place):
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
