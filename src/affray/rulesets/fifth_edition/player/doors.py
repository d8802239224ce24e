"""Barred ways: doors to be opened, and things to be broken, where nothing else leads to an enemy (E5-FREE-9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from affray.space.bits import Bits
from affray.space.measure import Footprint
from affray.space.movement import Flood, flood

from ..fight.odds import twice_average
from ..fight.routes import FAR, hazards, reachable, spots, within_reach_of
from ..fight.strikes import Strike, why_no_strike
from ..ground.board import gap
from ..model.battlefield import Feature, Ground
from ..model.kinds import FOOT
from ..model.stats import Combat, Fighter
from .methods import Method, Wish, can_use, methods_of, obstacle_to


def open_a_way(
    combat: Combat, fighter: Fighter, foes: Sequence[Fighter], steps: int, wide: int = 0
) -> Wish | None:
    """Open, or else break, the first thing that bars the way to an enemy; go there first if it is out of reach.

    It must be wide enough for the whole of somebody, unless another width is given.
    """
    wide = wide or fighter.place.wide
    for barring in (closed(combat, fighter), [*closed(combat, fighter), *breakable(combat)]):
        feature = first_barrier(combat, fighter, foes, barring, wide)
        if feature is not None:
            if can_open(fighter, feature):
                return operate(combat, fighter, feature) or go_beside(combat, fighter, feature, steps)
            return smash(combat, fighter, feature) or go_beside(combat, fighter, feature, steps)
    return None


def closed(combat: Combat, fighter: Fighter) -> list[Feature]:
    """What bars the way and can be opened."""
    return [each for each in barring(combat) if can_open(fighter, each)]


def breakable(combat: Combat) -> list[Feature]:
    """What bars the way and can be broken."""
    return [each for each in barring(combat) if each.object is not None]


def barring(combat: Combat) -> Iterator[Feature]:
    for feature in combat.map.features.values():
        if feature.blocks_movement and feature.id not in combat.opened and feature.id not in combat.broken:
            yield feature


def can_open(fighter: Fighter, feature: Feature) -> bool:
    """Whether somebody can operate a thing at all: a check that no die can pass is none (E5-FREE-5)."""
    if feature.interact == "check" and feature.check is not None:
        skill, ability = feature.check.skill, feature.check.ability
        bonus = fighter.card.skills[skill] if skill else fighter.card.modifier(ability)
        return 20 + bonus >= feature.check.dc
    return bool(feature.interact)


def first_barrier(
    combat: Combat, fighter: Fighter, foes: Sequence[Fighter], among: Sequence[Feature], wide: int
) -> Feature | None:
    """Of some things the first one on the way to an enemy, if the way would be free without them."""
    if not among:
        return None
    names = [each.id for each in among]
    free = lands(combat, fighter, combat.map.ground([*combat.opened, *names], combat.broken), wide)
    here = lands(combat, fighter, combat.ground, wide).within()
    beyond = beyond_of(combat, fighter, foes, free, here, FOOT)
    if beyond < 0:  # one right behind a door is near enough, but out of reach
        beyond = beyond_of(combat, fighter, foes, free, here, 0)
    if beyond < 0:
        return None
    for feature in sorted(among, key=lambda each: nearness(fighter, each)):
        alone = lands(combat, fighter, combat.map.ground([*combat.opened, feature.id], combat.broken), wide)
        if alone.within() >> beyond & 1:
            return feature
    return None


def beyond_of(
    combat: Combat, fighter: Fighter, foes: Sequence[Fighter], free: Flood, here: Bits, feet: int
) -> int:
    """The first square that cannot be reached now on the free way to within so many feet of an enemy; -1 if none."""
    goal: Bits = 0
    for foe in foes:
        goal |= within_reach_of(combat, fighter, foe, feet)
    square = free.nearest(goal)
    return -1 if square < 0 else next((each for each in free.path(square) if not here >> each & 1), -1)


def lands(combat: Combat, fighter: Fighter, ground: Ground, wide: int) -> Flood:
    """Everywhere that the map, creatures left aside, leads somebody so wide to."""
    grid, place = ground.grid, fighter.place
    here, stops = place.y * grid.stride + place.x, hazards(combat, fighter)
    known: Flood | None = grid.memo.get(("leads", here, wide, stops))
    if known is None:
        known = flood(grid, here, FAR, wide=wide, blocked=stops)
        grid.memo["leads", here, wide, stops] = known
    return known


def nearness(fighter: Fighter, feature: Feature) -> int:
    return min([gap(fighter.place, 0, Footprint(x, y), 0) for x, y in feature.places()], default=0)


def operate(combat: Combat, fighter: Fighter, feature: Feature) -> Wish | None:
    """Open it from here, free of charge if that is still possible; None if it is out of reach."""
    beside = any(gap(fighter.place, 0, Footprint(x, y), 0) <= FOOT for x, y in feature.squares) or any(
        gap(fighter.place, 0, Footprint(x, y), 0) == 0 for edge in feature.edges for x, y in edge
    )
    if not beside:
        return None
    if feature.interact == "free" and fighter.budget.utility:
        return "operate", {"feature": feature.id}
    return ("operate", {"feature": feature.id, "as": "action"}) if fighter.budget.action else None


def smash(combat: Combat, fighter: Fighter, feature: Feature) -> Wish | None:
    """The attack that does most to a thing from here; None if it is out of reach of all."""
    found: list[tuple[int, int, Method]] = []
    for number, method in enumerate(methods_of(fighter)):
        kind, thing = method.kind, feature.object
        if kind is None or thing is None or method.power is not None or method.throw or method.do != "attack":
            continue
        if not can_use(combat, fighter, method) or (kind.is_item and obstacle_to(fighter, kind, 0) != ""):
            continue
        twice = sum([twice_average(part.dice) for part in kind.damage])
        most = sum([part.dice.count * part.dice.sides + part.dice.plus for part in kind.damage]) + 5
        strike = Strike(kind, kind.id, feature.id)
        if most > thing.threshold and not any(why_no_strike(combat, fighter, strike, "attack")):
            found.append((-twice, number, method))
    if not found:
        return None
    kind = min(found)[2].kind
    assert kind is not None
    values: dict[str, object] = {"target": feature.id, "with": kind.id}
    if kind.mode == "melee_or_thrown":
        values["throw"] = False
    return "attack", values


def go_beside(combat: Combat, fighter: Fighter, feature: Feature, steps: int) -> Wish | None:
    """The way to a place beside a thing, as far as the movement goes; None if there is no step to take."""
    grid, more = combat.ground.grid, fighter.place.wide - 1
    goal: Bits = 0
    for x, y in feature.places():
        room = Footprint(x - more, y - more, 1 + more, 1 + more)
        goal |= grid.filled(room) if feature.edges else grid.filled(around_of(room))
    if not steps:
        return None
    ahead = reachable(combat, fighter, FAR, goal)
    square = ahead.nearest(goal)
    path = spots(combat, ahead.as_far(ahead.path(square), steps)) if square >= 0 else ()
    return ("move", {"path": path}) if path else None


def around_of(place: Footprint) -> Footprint:
    return Footprint(place.x - 1, place.y - 1, place.wide + 2, place.deep + 2)
