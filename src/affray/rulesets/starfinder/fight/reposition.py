"""Putting somebody elsewhere: the path of a reposition, and dragging along (SF-REPOS)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from affray.core.places import Places
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Script, ask
from affray.space.measure import FIVE_TEN, Footprint
from affray.space.steps import STEPS

from ..ground.awareness import eludes
from ..ground.board import footprint, in_reach, reach_of
from ..ground.stepping import Way, default_mode, filled, is_stuck, plan_step, speed_of
from ..model.catalogue import no
from ..model.kinds import FOOT
from ..model.naming import on_map
from ..model.stats import Combat, Fighter
from ..time.undertakings import settle
from .forcing import can_force, force, forced_way
from .movement import step

Spot = tuple[int, int]
Path = tuple[Spot, ...]
STOP = Option("stop", ends=True)


def cost_of(start: Footprint, path: Sequence[Spot]) -> int:
    """What a path costs in feet, the ground left aside (SF-GRID-2)."""
    squares = [(start.x, start.y), *path]
    return FOOT * FIVE_TEN.cost(squares, [1] * len(squares))


def why_not_there(
    combat: Combat, fighter: Fighter, target: Fighter, reach: int, feet: int, path: Path
) -> list[Refusal]:
    """Everything against a path of the target that the actor's side can know (SF-REPOS-1 to SF-REPOS-4)."""
    found: list[Refusal] = []
    places = [footprint(target, *each) for each in path]
    height = fighter.altitude_ft - target.altitude_ft
    if cost_of(target.place, path) > feet or not all(in_reach(fighter.place, x, height, reach) for x in places):
        found.append(no("SF-REPOS-2", "reposition_too_far", earned=feet, reach=reach))
    at = target.place
    for number, place in enumerate(places):
        way = (place.x - at.x, place.y - at.y)
        legal = way in STEPS and forced_from(combat, at, way)
        free = can_force(combat, target, place, fighter.side)
        if legal and not free and number == len(places) - 1 and on_floor(combat, place):
            found.append(no("SF-REPOS-1", "reposition_occupied", square=f"{place.x},{place.y}"))
        elif not legal or not free:
            found.append(no("SF-REPOS-3", "reposition_obstacle", square=f"{place.x},{place.y}"))
        at = place
    return found


def on_floor(combat: Combat, place: Footprint) -> bool:
    grid = combat.ground.grid
    return grid.has(place.x, place.y) and not grid.filled(place) & grid.solid.squares


def forced_from(combat: Combat, place: Footprint, way: Spot) -> bool:
    """Whether the map lets a space at this place be moved by a step."""
    grid = combat.ground.grid
    if not grid.has(place.x, place.y):
        return False
    return grid.steps(place.wide, place.deep).may(place.y * grid.stride + place.x, STEPS.index(way))


def paths_from(
    combat: Combat, fighter: Fighter, target: Fighter, reach: int, feet: int, longest: int = 3
) -> Iterable[Path]:
    """Legal paths of the target, the short ones first."""
    start = (target.place.x, target.place.y)
    fronts: list[Path] = [()]
    seen = [start]
    for _ in range(min(longest, feet // FOOT)):
        onwards: list[Path] = []
        for path in fronts:
            x, y = path[-1] if path else start
            for dx, dy in STEPS:
                spot = (x + dx, y + dy)
                longer = (*path, spot)
                if spot not in seen and not why_not_there(combat, fighter, target, reach, feet, longer):
                    seen.append(spot)
                    onwards.append(longer)
                    yield longer
        fronts = onwards


def reposition(scene: Scene[Combat], fighter: Fighter, target: Fighter, item: str, margin: int) -> Script[int]:
    """Ask where to, and move the target there; returns how many feet it was moved (SF-REPOS-1, SF-REPOS-2)."""
    combat = scene.state
    feet, reach = FOOT * (1 + margin // 5), reach_of(fighter, item)

    def some() -> Iterable[Path]:
        return paths_from(combat, fighter, target, reach, feet)

    def why_not(values: Values) -> list[Refusal]:
        if "path" not in values:
            return []
        return why_not_there(combat, fighter, target, reach, feet, filled(target.place, values["path"]))

    def known() -> Sequence[Option]:
        return (Option("move", {"path": Places(some)}, on_map(combat, why_not)),)

    def question() -> Choose | None:
        possible = target.present and any(True for _ in some())
        return Choose(fighter.id, "reposition", known) if possible else None

    pick = yield from ask(scene, question)
    if pick is None:
        return 0
    settle(scene)  # from here on every step speaks for itself
    path = filled(target.place, pick["path"])
    start = target.place
    moved = yield from force(scene, target, path, fighter.id)
    return cost_of(start, path[:moved])


def drag(scene: Scene[Combat], fighter: Fighter, target: Fighter, item: str, feet: int) -> Script[None]:
    """The actor moves as far as the target was moved, which is shifted by the same steps (SF-REPOS-5, SF-REPOS-6)."""
    combat = scene.state
    mode = default_mode(fighter)
    limit = min(feet, speed_of(fighter, mode))

    def has_it() -> bool:
        """Nobody else has taken the target out of reach (SF-REACT-13)."""
        height = fighter.altitude_ft - target.altitude_ft
        return target.present and in_reach(fighter.place, target.place, height, reach_of(fighter, item))

    def some() -> Iterable[Path]:
        for dx, dy in STEPS:
            path = ((fighter.place.x + dx, fighter.place.y + dy),)
            if not why_not({"path": path}):
                yield path

    def why_not(values: Values) -> list[Refusal]:
        if "path" not in values:
            return []
        path = filled(fighter.place, values["path"])
        if cost_of(fighter.place, path) > limit:
            return [no("SF-REPOS-5", "reposition_too_far", earned=limit)]
        return [] if path and can_shift(combat, fighter, target, path[0]) else [no("SF-REPOS-6", "reposition_obstacle")]

    def known() -> Sequence[Option]:
        return Option("move", {"path": Places(some)}, on_map(combat, why_not)), STOP

    def question() -> Choose | None:
        able = fighter.able and has_it() and not is_stuck(combat, fighter)
        return Choose(fighter.id, "drag", known) if able and any(True for _ in some()) else None

    pick = yield from ask(scene, question)
    if pick is None or pick.do == STOP.id:
        return
    way = Way(mode, limit)
    for to in filled(fighter.place, pick["path"]):
        if not has_it() or not (yield from shift(scene, fighter, target, to, way)):
            return


def can_shift(combat: Combat, fighter: Fighter, target: Fighter, to: Spot) -> bool:
    """Whether a step is legal for both, each leaving its own space to the other, as far as the actor's side knows."""
    way = (to[0] - fighter.place.x, to[1] - fighter.place.y)
    if way not in STEPS or not forced_way(combat, fighter, way) or not forced_way(combat, target, way):
        return False
    mine, theirs = fighter.place.moved(*way), target.place.moved(*way)
    others = [each for each in combat.fighters.values() if each.present and each not in (fighter, target)]
    return not any(
        (overlaps(each.place, mine) or overlaps(each.place, theirs)) and not eludes(combat, fighter.side, each)
        for each in others
    )


def overlaps(one: Footprint, other: Footprint) -> bool:
    return one.apart(other) == (0, 0)


def shift(scene: Scene[Combat], fighter: Fighter, target: Fighter, to: Spot, way: Way) -> Script[bool]:
    """One step of both; the one whose way is free goes first. False when the drag stops (SF-REPOS-6)."""
    combat = scene.state
    if not can_shift(combat, fighter, target, to) or not fighter.able or not target.present:
        return False
    dx, dy = to[0] - fighter.place.x, to[1] - fighter.place.y
    ahead = overlaps(footprint(fighter, *to), target.place)
    before = (fighter.place, target.place)
    spot = (target.place.x + dx, target.place.y + dy)
    if ahead and not (yield from force(scene, target, [spot], fighter.id)):
        return False
    if isinstance(plan_step(combat, fighter, fighter.place, fighter.altitude_ft, to, way, True), list):
        return False
    if not (yield from step(scene, fighter, to, way)):
        return False
    if not ahead and target.place == before[1] and target.present:
        return bool((yield from force(scene, target, [spot], fighter.id)))
    return target.present
