"""What else can be done to somebody: maneuvers, feints, threats, supporting fire, the last blow (SF-DP-5).

Each is weighed like a blow: what others then do more to the target, and what the target then does less.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from affray.space.measure import Footprint
from affray.space.steps import STEPS

from ..actions.defence import FIXED, feint_dc
from ..actions.skills import EARSHOT, courage
from ..body.dice import check_modifiers
from ..fight.circumstances import computed_bonus, weapon_bonus
from ..fight.maneuvers import EASE, why_down
from ..fight.strikes import Strike
from ..ground.board import adjacent, distance, in_reach, line_of_effect, perceives, threatens
from ..ground.scatter import direction
from ..model.battlefield import Ground
from ..model.bonuses import total
from ..model.conditions import BLINDED, DEAFENED, HELPLESS, MARK
from ..model.stats import Combat, Fighter
from ..time.economy import affordable, may_be_full
from .arsenal import Arm, arms_of, blades_of
from .odds import armour_of, expected, outlook, own_modifier, pools, worth_of
from .peril import hardest, menaces, offence, reaches, striking_reach
from .salvos import Wish
from .styles import PLAIN, Style

HOPEFUL = 8
"""Faces of the die with which a maneuver is worth thinking of."""
NAMES = ("trip", "dirty_trick", "disarm", "bull_rush")
SHAKEN = MARK["shaken"]
LONG_WAY = 2
"""Rounds that somebody needs to come back out of a drop."""
FALL = 40 * 7 // 2
"""The damage of ten feet of a fall, in 40ths of a point (SF-MOVE-13)."""


class Trick(NamedTuple):
    """Something to do, and what it is worth."""

    worth: int
    wish: Wish


class Grip(NamedTuple):
    """A weapon for maneuvers, the faces that succeed with it against KAC 0, by `NAMES`, and the most of them."""

    arm: Arm
    faces: tuple[int, ...]
    best: int


def best_trick(
    combat: Combat, fighter: Fighter, foes: Sequence[Fighter], least: int, style: Style = PLAIN
) -> Wish | None:
    """What is worth more than something else, if anything is."""
    best = Trick(least, ("end", {}))
    for trick in tricks(combat, fighter, foes, least, style):
        if trick.worth > best.worth:
            best = trick
    return best.wish if best.worth > least else None


def tricks(combat: Combat, fighter: Fighter, foes: Sequence[Fighter], least: int, style: Style) -> Iterator[Trick]:
    """Everything of the kind that could be done from here and may be worth more than something else."""
    acts = affordable(fighter, "standard")
    side, skills = fighter.side, fighter.card.skills
    friends = [x for x in combat.fighters.values() if x.side == side and x is not fighter and x.able]
    near, arms = blades_of(fighter), arms_of(fighter)
    longest = striking_reach(fighter)
    talks = acts and ("intimidate" in skills or "bluff" in skills)
    grip = grip_of(fighter, near) if near and acts else None
    for foe in foes:
        helpless = foe.marks & HELPLESS
        promising = grip is not None and grip.best - armour_of(foe, False, False) >= HOPEFUL
        if near and (promising or helpless):
            height = fighter.altitude_ft - foe.altitude_ft
            if in_reach(fighter.place, foe.place, height, longest) and line_of_effect(combat, fighter, foe):
                if helpless:
                    yield from last_blow(fighter, foe, near)
                if promising and grip is not None:
                    limit = grip.arm.limit
                    if limit == longest or in_reach(fighter.place, foe.place, height, limit):
                        yield from maneuvers(combat, fighter, foe, grip, friends, least, style)
        if talks:
            yield from words(combat, fighter, foe, least, style)
    if len(near) < len(arms) and friends and acts:
        gun = next(arm for arm in arms if arm.ranged)
        yield from supporting_fire(combat, fighter, foes, gun, friends, least, style)


def relief(fighter: Fighter, value: int, style: Style) -> int:
    """The worth of harm kept off somebody."""
    return 100 * value * style.care // (4 * (pools(fighter) + 20))


def chance(faces: int) -> int:
    """Out of 20."""
    return min(19, max(1, faces))


# -- close by --------------------------------------------------------------------------------------
def last_blow(fighter: Fighter, foe: Fighter, near: Sequence[Arm]) -> Iterator[Trick]:
    """The coup de grace on somebody helpless: a critical hit, and a save against death (SF-COUP-1 to SF-COUP-3)."""
    if not adjacent(fighter, foe) or not may_be_full(fighter):
        return
    arm = max(near, key=lambda each: bonus_with(fighter, each))
    yield Trick(
        worth_of(40 * (pools(foe) + 1), foe), ("coup_de_grace", {"target": foe.id, "with": arm.name})
    )


def bonus_with(fighter: Fighter, arm: Arm) -> int:
    """The bonus of a melee weapon as it is for maneuvers (SF-MANEUV-2)."""
    if arm.kind.category == "unarmed":
        return total(computed_bonus(fighter, "str"))
    return total(weapon_bonus(fighter, arm.kind, Strike(arm.name)))


def grip_of(fighter: Fighter, near: Sequence[Arm]) -> Grip:
    """The weapon that is best for maneuvers, and the faces of the die with which each succeeds against KAC 0."""
    known: Grip | None = fighter.kept.get("grip")
    if known is None:
        arm = max(near, key=lambda each: (bonus_with(fighter, each), each.limit))
        base = 21 + bonus_with(fighter, arm) - EASE + own_modifier(fighter, fighter.items[arm.name], True)
        faces = tuple([base + aptitude(fighter, arm, name) for name in NAMES])
        known = fighter.kept["grip"] = Grip(arm, faces, max(faces))
    return known


def maneuvers(
    combat: Combat, fighter: Fighter, foe: Fighter, grip: Grip, friends: Sequence[Fighter], least: int, style: Style
) -> Iterator[Trick]:
    """Trip, dirty trick, disarm, and the push over an edge; none if they cannot be worth more than something else."""
    arm, kac = grip.arm, armour_of(foe, False, False)
    strength = offence(foe, fighter, whole=True)
    relieved = relief(fighter, strength, style)
    depth = drop_behind(combat, fighter, foe)
    likely = chance(grip.best - kac)

    def is_worth_it(hits: Sequence[int]) -> bool:
        """Whether anything of the kind can be worth more, with these hits of friends at the most."""
        return depth > 0 or likely * (worth_of(4 * sum(hits), foe) + relieved) // 20 > least

    def worth(name: str, more: int, less: int) -> int:
        return chance(faces[name]) * (worth_of(more, foe) + relief(fighter, less, style)) // 20

    if not is_worth_it([hardest(each, foe) for each in friends]):
        return  # whoever of them stands beside the foe
    hits = [hardest(each, foe) for each in friends if threatens(combat, each, foe)]
    if not is_worth_it(hits):
        return
    faces = {name: each - kac for name, each in zip(NAMES, grip.faces, strict=True)}
    values = {"target": foe.id, "with": arm.name}
    if not any(True for _ in why_down(foe)):
        yield Trick(worth("trip", 4 * sum(hits), strength // 4), ("trip", values))
    if "blinded" in combat.options.dirty_trick_conditions and "blinded" not in foe.card.immune:
        if not foe.marks & BLINDED and not foe.card.blindsight:
            yield Trick(worth("dirty_trick", 2 * sum(hits), strength // 2), ("dirty_trick", values))
    weapon = main_weapon(foe)
    if weapon is not None:
        lost = strength - offence(foe, fighter, whole=True, without=weapon)
        yield Trick(worth("disarm", 0, lost), ("disarm", {**values, "item": weapon}))
    if depth:
        yield Trick(worth("bull_rush", FALL * depth // 10, LONG_WAY * strength), ("bull_rush", values))


def aptitude(fighter: Fighter, arm: Arm, name: str) -> int:
    """What training and a weapon add to a maneuver (SF-MANEUV-6)."""
    skilled = fighter.card.trait("improved_maneuver")
    return (4 if skilled and name in skilled else 0) + (2 if name in arm.kind.properties else 0)


def main_weapon(foe: Fighter) -> str | None:
    """The weapon in somebody's hands that hits hardest, if a part of its body does not (SF-DP-19)."""
    arms = [arm for arm in arms_of(foe) if not arm.attached]
    dice = [(arm.kind.damage, arm.name) for arm in arms]
    ranked = [(pool.count * (pool.sides + 1) + 2 * pool.plus, name) for pool, name in dice if pool is not None]
    return max(ranked)[1] if ranked else None


def drop_behind(combat: Combat, fighter: Fighter, foe: Fighter) -> int:
    """How deep it goes down where a push would take somebody (SF-BULL-1, SF-MOVE-13)."""
    if not combat.ground.drops or combat.zero_gravity or foe.altitude_ft or foe.card.speed.get("fly"):
        return 0
    memo, key = combat.ground.grid.memo, ("drop behind", fighter.place, foe.place)
    known: int | None = memo.get(key)
    if known is None:
        known = memo[key] = depth_behind(combat.ground, fighter.place, foe.place)
    return known


def depth_behind(ground: Ground, one: Footprint, other: Footprint) -> int:
    """How deep it goes down where something is pushed to out of its place from another one."""
    (x, y), (to_x, to_y) = one.centre(), other.centre()
    if (x, y) == (to_x, to_y):
        return 0
    place = other.moved(*STEPS[direction(to_x - x, to_y - y)])
    if not ground.grid.holds(place):
        return 0
    squares = ground.grid.filled(place)
    return max([depth for depth, bits in ground.drops if squares & bits == squares], default=0)


# -- words and shots -------------------------------------------------------------------------------
def words(combat: Combat, fighter: Fighter, foe: Fighter, least: int, style: Style) -> Iterator[Trick]:
    """Demoralize or feint, for whoever has learned to; neither if it cannot be worth more than something else
    (SF-SKILL-4, SF-FEINT-2).
    """
    skills = fighter.card.skills
    less = relief(fighter, 2 * 2 * hardest(foe, fighter), style) if "intimidate" in skills else 0
    if less > least and not foe.marks & SHAKEN and distance(fighter, foe) <= EARSHOT:
        faces = 21 + bonus_in(fighter, "intimidate") - courage(foe)
        heard = faces > 0 and (not foe.marks & DEAFENED or perceives(combat, foe, fighter))
        if heard and menaces(combat, foe, fighter):
            yield Trick(chance(faces) * less // 20, ("demoralize", {"target": foe.id}))
    more = worth_of(2 * hardest(fighter, foe), foe) if "bluff" in skills else 0
    if more > least and foe.card.int_mod is not None and reaches(combat, fighter, foe):
        if perceives(combat, foe, fighter) and foe.id not in fighter.hidden_from:
            if not any(each.name == "feint" and each.source == fighter.id for each in foe.effects):
                faces = 21 + bonus_in(fighter, "bluff") - feint_dc(combat, foe)
                if faces > 0:
                    gain = worth_of(more_to_expect(fighter, foe), foe)
                    yield Trick(chance(faces) * gain // 20, ("feint", {"target": foe.id}))


def bonus_in(fighter: Fighter, skill: str) -> int:
    """What somebody adds to a check now."""
    key = ("check", skill)
    known: int | None = fighter.kept.get(key)
    if known is None:
        known = fighter.kept[key] = total(check_modifiers(fighter, skill))
    return known


def more_to_expect(fighter: Fighter, foe: Fighter) -> int:
    """What the next blow gains if somebody is flat-footed against it, in 40ths of a point (SF-FEINT-4)."""
    found = 0
    for arm in arms_of(fighter):
        item = fighter.items[arm.name]
        look, own = outlook(fighter, arm.name, item, False, foe), own_modifier(fighter, item, not arm.ranged)
        ac = armour_of(foe, look[2], arm.ranged)
        found = max(found, expected(look, ac - 2, own) - expected(look, ac, own))
    return found


def supporting_fire(
    combat: Combat,
    fighter: Fighter,
    foes: Sequence[Fighter],
    gun: Arm,
    friends: Sequence[Fighter],
    least: int,
    style: Style,
) -> Iterator[Trick]:
    """Harrying fire for a friend who strikes next, covering fire for one who is struck; neither if it cannot be worth
    more than something else (SF-HARRY-1, SF-COVFIR-1).
    """
    item = fighter.items[gun.name]
    roll = total(weapon_bonus(fighter, gun.kind, Strike(gun.name))) + own_modifier(fighter, item, False)
    for foe in foes:
        most = worth_of(2 * max([hardest(each, foe) for each in friends]), foe)
        if most <= least and max([relief(each, 2 * hardest(foe, each), style) for each in friends]) <= least:
            continue
        feet = distance(fighter, foe)
        if feet > gun.limit or not line_of_effect(combat, fighter, foe):
            continue
        fits = chance(21 + roll - FIXED - 2 * max(0, -(-feet // gun.kind.range_increment_ft) - 1))
        strikers = [each for each in friends if menaces(combat, each, foe)]
        if strikers and not any(each.name == "harrying_fire" for each in foe.effects):
            more = worth_of(2 * max([hardest(each, foe) for each in strikers]), foe)
            yield Trick(fits * more // 20, ("harrying_fire", {"target": foe.id, "with": gun.name}))
        for friend in strikers:
            if reaches(combat, foe, friend) and not any(each.name == "covering_fire" for each in friend.effects):
                less = relief(friend, 2 * hardest(foe, friend), style)
                values = {"ally": friend.id, "with": gun.name}
                yield Trick(chance(21 + roll - FIXED) * less // 20, ("covering_fire", values))
