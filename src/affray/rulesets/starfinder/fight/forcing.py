"""Movement by others: forced steps, and what stops them (SF-AOO-14, SF-BULL-4, SF-REPOS-4)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from affray.core.scene import Scene
from affray.core.script import Script
from affray.space.measure import Footprint
from affray.space.steps import STEPS

from ..body.hazards import entered
from ..body.whereabouts import put
from ..ground.awareness import eludes, known_at, may_elude
from ..ground.board import floor_under, footprint, others_at
from ..ground.stepping import Spot
from ..model.stats import Combat, Fighter
from ..time.undertakings import undertaking
from ..time.windows import Happening, Step, after, before
from .collisions import run_into
from .movement import in_danger, occurrences, settle_height


def can_force(combat: Combat, fighter: Fighter, place: Footprint, side: str | None = None) -> bool:
    """Whether somebody can be moved to a place: no wall, no blocking object, no creature (SF-BULL-4, SF-REPOS-4).

    With a `side` as far as that side knows: it may be moved into somebody unseen, before whom it then stops.
    """
    grid = combat.ground.grid
    if not grid.holds(place) or grid.filled(place) & grid.solid.squares:
        return False
    if side is None:
        return not others_at(combat, fighter, place, fighter.altitude_ft)
    return not known_at(combat, fighter, place, fighter.altitude_ft, side)


def has_room(scene: Scene[Combat], fighter: Fighter, place: Footprint, by: str) -> bool:
    """The same in truth; whoever is pushed into somebody that its side or the pusher's does not see learns of it."""
    combat = scene.state
    if can_force(combat, fighter, place):
        return True
    sides = [fighter.side, *([combat.fighters[by].side] if by in combat.fighters else [])]
    for each in others_at(combat, fighter, place, fighter.altitude_ft):
        lost = [side for side in sides if may_elude(each) and eludes(combat, side, each)]
        if lost:
            run_into(scene, fighter, each, lost)
            break
    return False


def force(scene: Scene[Combat], fighter: Fighter, steps: Sequence[Spot], by: str) -> Script[int]:
    """Forced steps to these squares, each provoking before it is made; returns how many were (SF-AOO-14)."""
    combat = scene.state
    taken = 0
    for to in steps if not fighter.halted else ():
        origin = fighter.place
        place = footprint(fighter, *to)
        way = (place.x - origin.x, place.y - origin.y)
        if way not in STEPS or not forced_way(combat, fighter, way) or not has_room(scene, fighter, place, by):
            break
        option = combat.options.forced_movement_provokes
        provokes = option != "none" and in_danger(combat, fighter, scene.recording)
        height = max(fighter.altitude_ft, floor_under(combat, place))
        step = Step(origin, fighter.altitude_ft, place, height)
        happening = Happening(
            fighter.id, provokes="step" if provokes else "", step=step, exempt=(by,) if option == "not_mover" else (),
            occurrences=occurrences(fighter.id, step, provokes),
        )  # fmt: skip

        with undertaking(scene, can_be_forced(fighter, origin)) as act:
            yield from before(scene, happening)
        if act.lost or not has_room(scene, fighter, place, by):
            break
        put(scene, fighter, place, height, "forced", 0, "SF-AOO-14")
        taken += 1
        yield from settle_height(scene, fighter)
        yield from entered(scene, fighter, origin, step.origin_height)
        yield from after(scene, happening)
        if not fighter.present or fighter.altitude_ft < height or fighter.place != place:
            break
    if combat.turn_of != fighter.id:
        fighter.halted = False  # who was made to stand still in the turn of somebody else may move in its own
    return taken


def can_be_forced(fighter: Fighter, origin: Footprint) -> Callable[[], bool]:
    """Whether somebody can still be moved from a place: it is there, and nobody made it stand still (SF-AOO-14)."""
    return lambda: fighter.present and fighter.place == origin and not fighter.halted


def forced_way(combat: Combat, fighter: Fighter, way: Spot) -> bool:
    """Whether the map lets a space be moved by a step: no wall and no corner in between (SF-MOVE-3)."""
    place, grid = fighter.place, combat.ground.grid
    square = place.y * grid.stride + place.x
    return grid.steps(place.wide, place.deep).may(square, STEPS.index(way))
