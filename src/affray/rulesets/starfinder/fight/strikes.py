"""What an attack is made with and at, and everything that forbids it (SF-ATK, SF-RANGE)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from affray.core.refusals import Refusal
from affray.space.measure import Footprint

from ..body.hands import free_hands
from ..ground.board import (
    distance,
    distance_to_corner,
    effect_between,
    in_reach,
    knows_square,
    line_of_effect,
    line_of_effect_to_corner,
    reach_of,
    sees,
    squares_apart,
    within_reach,
)
from ..ground.things import feet_to_object, line_to_object, places_of
from ..model.catalogue import no
from ..model.conditions import ONE_HANDED
from ..model.kinds import FOOT, ItemKind
from ..model.stats import Combat, Fighter, Item
from ..model.words import AttackMode

Spot = tuple[int, int]
WEAPONS = ("melee", "ranged", "thrown", "grenade", "natural", "unarmed")
WEIGHTLESS_RANGE = 10
"""By how much zero gravity multiplies the increments of throws (SF-RANGE-5)."""


class Strike(NamedTuple):
    """One attack as declared: with what, at whom (a combatant, a guessed square, an intersection), how.

    `penalty` is that of a full attack; `provoked` what an attack of opportunity answers. If nothing is said, the
    weapon deals its usual damage.
    """

    item: str
    target: str = ""
    square: Spot | None = None
    point: Spot | None = None
    throw: bool = False
    nonlethal: bool | None = None
    mode: AttackMode = "standard"
    penalty: int = 0
    action: str = "attack"
    provoked: str = ""
    thing: str = ""
    """An unattended object as the target (SF-OBJ-3)."""
    spent: bool = False
    """Ammunition and the use of an unwieldy weapon are gone: the die is in the air."""

    @property
    def goal(self) -> str:
        """The target as people write it."""
        at = self.point or self.square
        return self.target or self.thing or ("" if at is None else f"{at[0]},{at[1]}")


# -- the weapon ------------------------------------------------------------------------------------
def is_thrown(kind: ItemKind, strike: Strike) -> bool:
    return strike.throw or kind.hurled


def is_ranged(kind: ItemKind, strike: Strike) -> bool:
    """A shot or a throw: a ranged attack that provokes (SF-AOO-3)."""
    return kind.category == "ranged" or strike.throw or kind.hurled


def is_area(kind: ItemKind) -> bool:
    """Aimed at an intersection (SF-AREA-1)."""
    return kind.explode is not None


def is_ready(fighter: Fighter, item: Item, throw: bool) -> bool:
    """Wielded, a part of the body, or a thrown weapon that is drawn with the attack (SF-ATK-17, trait quick_draw)."""
    kind = item.kind
    if item.location == "wielded" or kind.category in ("natural", "unarmed"):
        return True
    if item.location != "accessible" or not fighter.card.has("quick_draw"):
        return False
    return throw and kind.category != "ranged" and free_hands(fighter) >= kind.hands


def why_no_weapon(fighter: Fighter, item: Item, strike: Strike) -> Iterator[Refusal]:
    """Everything against the weapon (SF-ATK-17, SF-ATK-21, SF-COND-8, SF-FATK-3)."""
    kind = item.kind
    if kind.category not in WEAPONS or (strike.throw and not (is_thrown_kind(kind))):
        yield no("SF-ATK-7" if strike.throw else "SF-ATK-17", "no_such_weapon", weapon=strike.item)
    if not is_ready(fighter, item, is_thrown(kind, strike)):
        yield no("SF-ATK-17", "not_wielded", weapon=strike.item, location=item.location)
    if kind.capacity is not None and item.loaded < kind.usage and not kind.quick and not strike.spent:
        yield no("SF-ATK-17", "not_loaded", weapon=strike.item, loaded=item.loaded)
    if kind.hands == 2 and fighter.marks & ONE_HANDED and kind.in_hand:
        yield no("SF-COND-8", "two_hands", weapon=strike.item)
    if kind.unwieldy and not strike.spent:
        if strike.mode in ("full_attack", "automatic"):
            yield no("SF-FATK-3", "unwieldy_full_attack", weapon=strike.item)
        elif strike.mode == "opportunity":
            yield no("SF-ATK-21", "opportunity_unwieldy", weapon=strike.item)
        elif strike.item in fighter.attacks_this_turn:
            yield no("SF-ATK-21", "unwieldy_again", weapon=strike.item)


def is_thrown_kind(kind: ItemKind) -> bool:
    return kind.hurled or "thrown" in kind.properties


# -- range -----------------------------------------------------------------------------------------
def increment_of(combat: Combat, kind: ItemKind, strike: Strike) -> int:
    """The range increment in feet (SF-RANGE-5)."""
    weightless = combat.zero_gravity and is_thrown(kind, strike)
    return kind.range_increment_ft * (WEIGHTLESS_RANGE if weightless else 1)


def limit_of(combat: Combat, kind: ItemKind, strike: Strike) -> int | None:
    """The maximum range in feet; None if there is none (SF-RANGE-2, SF-RANGE-3, SF-RANGE-5)."""
    if combat.zero_gravity:
        return None
    return kind.range_increment_ft * kind.max_increments


def range_penalty(combat: Combat, kind: ItemKind, strike: Strike, feet: int) -> int:
    """Two for every increment begun beyond the first, as a negative number (SF-RANGE-1)."""
    increment = increment_of(combat, kind, strike)
    if feet <= increment or not increment:
        return 0
    return -2 * (-(-feet // increment) - 1)


def feet_to(combat: Combat, fighter: Fighter, strike: Strike) -> int:
    """How far away the target is."""
    if strike.target:
        return distance(fighter, combat.fighters[strike.target])
    if strike.thing:
        return feet_to_object(combat, fighter, strike.thing)
    if strike.point is not None:
        return distance_to_corner(fighter, strike.point)
    if strike.square is not None:
        return FOOT * squares_apart(fighter.place, Footprint(*strike.square))
    return 0


def too_far(combat: Combat, fighter: Fighter, kind: ItemKind, strike: Strike, feet: int) -> Iterator[Refusal]:
    """Beyond the maximum range (SF-RANGE-2, SF-RANGE-3)."""
    limit = limit_of(combat, kind, strike)
    if limit is not None and feet > limit:
        rule = "SF-RANGE-3" if is_thrown(kind, strike) else "SF-RANGE-2"
        yield no(rule, "out_of_range", distance=feet, range=limit)


# -- the target ------------------------------------------------------------------------------------
def why_no_strike(combat: Combat, fighter: Fighter, strike: Strike) -> Iterator[Refusal]:
    """Everything against an attack, whoever pays for it."""
    item = fighter.items.get(strike.item)
    if item is None:
        yield no("SF-ATK-17", "no_such_weapon", weapon=strike.item)
        return
    yield from why_no_weapon(fighter, item, strike)
    kind = item.kind
    ranged = is_ranged(kind, strike)
    goals = [each for each in (strike.target or strike.thing, strike.square, strike.point) if each]
    if len(goals) > 1:
        yield no("SF-AREA-1" if is_area(kind) else "SF-ATK-22", "no_target", target=strike.goal)
    elif strike.target:
        target = combat.fighters.get(strike.target)
        if target is None or not target.present or target is fighter or (is_area(kind) and ranged):
            yield no("SF-AREA-1" if is_area(kind) else "SF-ATK-2", "no_target", target=strike.target)
        else:
            yield from why_not_creature(combat, fighter, target, kind, strike, ranged)
    elif strike.thing:
        yield from why_not_object(combat, fighter, kind, strike, ranged)
    elif strike.point is not None and is_area(kind) and ranged:
        if not line_of_effect_to_corner(combat, fighter, strike.point):
            yield no("SF-ATK-5", "no_line_of_effect", target=strike.goal)
        yield from too_far(combat, fighter, kind, strike, feet_to(combat, fighter, strike))
    elif strike.square is not None and not is_area(kind):
        yield from why_not_square(combat, fighter, strike.square, kind, strike, ranged)
    else:
        yield no("SF-ATK-5" if ranged else "SF-ATK-2", "no_target", weapon=strike.item)


def is_possible(combat: Combat, fighter: Fighter, strike: Strike) -> bool:
    """Whether nothing is against an attack."""
    return next(why_no_strike(combat, fighter, strike), None) is None


def why_not_creature(
    combat: Combat, fighter: Fighter, target: Fighter, kind: ItemKind, strike: Strike, ranged: bool
) -> Iterator[Refusal]:
    """Everything against a creature as the target (SF-ATK-2, SF-ATK-5, SF-ATK-22)."""
    if not ranged:
        if not within_reach(combat, fighter, strike.item, target):
            away, reach = distance(fighter, target), reach_of(fighter, strike.item)
            yield no("SF-ATK-2", "out_of_reach", distance=away, reach=reach)
    elif not line_of_effect(combat, fighter, target):
        yield no("SF-ATK-5", "no_line_of_effect", target=target.id)
    if hides_from(combat, fighter, target):
        yield no("SF-ATK-22", "square_unknown", target=target.id)
    if ranged:
        yield from too_far(combat, fighter, kind, strike, distance(fighter, target))


def can_target(
    combat: Combat, fighter: Fighter, target: Fighter, kind: ItemKind, strike: Strike, ranged: bool
) -> bool:
    """The same as a plain yes or no."""
    if not ranged:
        return within_reach(combat, fighter, strike.item, target) and not hides_from(combat, fighter, target)
    return next(why_not_creature(combat, fighter, target, kind, strike, ranged), None) is None


def why_not_object(
    combat: Combat, fighter: Fighter, kind: ItemKind, strike: Strike, ranged: bool
) -> Iterator[Refusal]:
    """Everything against an object as the target (SF-ATK-2, SF-ATK-5, SF-OBJ-3)."""
    name = strike.thing
    if not combat.objects.get(name) or (is_area(kind) and ranged):
        yield no("SF-AREA-1" if is_area(kind) else "SF-OBJ-3", "no_target", target=name)
        return
    feet, reach = feet_to_object(combat, fighter, name), reach_of(fighter, strike.item)
    if ranged:
        yield from too_far(combat, fighter, kind, strike, feet)
    elif not any(in_reach(fighter.place, each, fighter.altitude_ft, reach) for each in places_of(combat, name)):
        yield no("SF-ATK-2", "out_of_reach", distance=feet, reach=reach)
    if not line_to_object(combat, fighter, name):
        yield no("SF-ATK-5", "no_line_of_effect", target=name)


def hides_from(combat: Combat, fighter: Fighter, target: Fighter) -> bool:
    """Whether somebody does not even know the square of a target (SF-ATK-22)."""
    if not (target.marks or target.hidden_from):
        return False
    return not knows_square(combat, fighter, target) and not sees(combat, fighter, target)


def why_not_square(
    combat: Combat, fighter: Fighter, square: Spot, kind: ItemKind, strike: Strike, ranged: bool
) -> Iterator[Refusal]:
    """Everything against a guessed square (SF-ATK-22)."""
    place = Footprint(*square)
    if not combat.ground.grid.has(*square):
        yield no("SF-ATK-22", "no_target", target=strike.goal)
    elif not ranged:
        if not in_reach(fighter.place, place, 0, reach_of(fighter, strike.item)):
            yield no("SF-ATK-2", "out_of_reach", target=strike.goal)
    elif not effect_between(combat, fighter.place, place):
        yield no("SF-ATK-5", "no_line_of_effect", target=strike.goal)
    else:
        yield from too_far(combat, fighter, kind, strike, feet_to(combat, fighter, strike))
