"""Running into somebody unseen: a step is tried and stops before it (SF-MOVE-6, SF-MOVE-7, SF-ATK-22)."""

from __future__ import annotations

from collections.abc import Sequence

from affray.core.scene import Scene
from affray.space.measure import FIVE_TEN, Footprint

from ..body.whereabouts import put
from ..ground.awareness import met_at
from ..ground.board import fits, floor_under, spot
from ..model.events import Bumped
from ..model.stats import Combat, Fighter


def run_into(scene: Scene[Combat], fighter: Fighter, other: Fighter, sides: Sequence[str] = ()) -> None:
    """Whoever moves, or is moved, learns where the other one is at this moment; hidden it stays hidden (SF-MOVE-7).

    The side of the one who moves feels it, and those `sides` that move it. Who was unknown to them is not any more.
    """
    combat = scene.state
    felt = tuple(dict.fromkeys((fighter.side, *sides)))
    if other.known_to is not None:
        other.known_to = (*other.known_to, *[side for side in felt if side not in (other.side, *other.known_to)])
    if scene.recording:
        combat.touched = (other.id, felt)
        scene.tell(Bumped(fighter.id, spot(other.place), other.id, rules=("SF-MOVE-6", "SF-MOVE-7")))
        combat.touched = None


def make_room(scene: Scene[Combat], fighter: Fighter) -> None:
    """Whoever comes down on somebody unseen, and has no choice, is put on the nearest free place (SF-MOVE-7)."""
    combat = scene.state
    other = met_at(combat, fighter, fighter.place, fighter.altitude_ft)
    if other is None or not fighter.present:
        return
    run_into(scene, fighter, other)
    place = nearest_place(combat, fighter)
    if place is not None:
        put(scene, fighter, place, fighter.altitude_ft, "aside", 0, "SF-MOVE-7")


def nearest_place(combat: Combat, fighter: Fighter) -> Footprint | None:
    """The nearest free place on the same floor, straight before slanting, from the top row; None if there is none."""
    grid, here = combat.ground.grid, fighter.place
    best: Footprint | None = None
    least = (0, 0)
    for y in range(grid.height):
        for x in range(grid.width):
            dx, dy = x - here.x, y - here.y
            away = (FIVE_TEN.distance(dx, dy), dx * dx + dy * dy)
            if (best is not None and away >= least) or not any(away):
                continue
            place = here._replace(x=x, y=y)
            if fits(combat, fighter, place) and floor_under(combat, place) == fighter.altitude_ft:
                best, least = place, away
    return best
