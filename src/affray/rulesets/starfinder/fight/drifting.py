"""Without gravity: drifting on after a push, meeting something solid, and what can be pushed off from (SF-MOVE-11)."""

from __future__ import annotations

from affray.core.scene import Scene
from affray.core.script import Script
from affray.space.steps import STEPS

from ..body.conditions import gain
from ..body.dice import check
from ..ground.board import adjacent, floor_under
from ..model.events import Drifting
from ..model.kinds import FOOT
from ..model.stats import Combat, Fighter
from .forcing import force


def drift(scene: Scene[Combat], fighter: Fighter) -> Script[None]:
    """Float on in a straight line; meeting something solid needs a check or spins (SF-MOVE-11, SF-MOVE-12)."""
    pushed = fighter.drift
    if pushed is None:
        return
    number, feet = pushed
    dx, dy = STEPS[number]
    spent, parity = 0, 0
    while fighter.present and fighter.drift is not None:
        cost = FOOT * (2 if parity and dx and dy else 1)
        if spent + cost > feet:
            return
        to = (fighter.place.x + dx, fighter.place.y + dy)
        moved = yield from force(scene, fighter, [to], fighter.id)
        if not moved:
            yield from bump(scene, fighter)
            return
        spent, parity = spent + cost, parity ^ 1


def bump(scene: Scene[Combat], fighter: Fighter) -> Script[None]:
    """Acrobatics or Athletics, whichever is better, against 20, or off-kilter; the drift is over (SF-MOVE-12)."""
    end_drift(scene, fighter)
    skills = fighter.card.skills
    better = "athletics" if skills.get("athletics", fighter.card.str_mod) > skills.get(
        "acrobatics", fighter.card.dex_mod
    ) else "acrobatics"
    margin = yield from check(scene, fighter, better, 20, rule="SF-MOVE-12")
    if margin < 0:
        gain(scene, fighter, "off_kilter")


def end_drift(scene: Scene[Combat], fighter: Fighter) -> None:
    fighter.drift = None
    if scene.recording:
        scene.tell(Drifting(fighter.id, 0, rules=("SF-MOVE-11",)))


def has_surface(combat: Combat, fighter: Fighter) -> bool:
    """The floor, a wall, a blocking object, the edge of the map or a larger creature within touch (SF-MOVE-11)."""
    grid = combat.ground.grid
    place = fighter.place
    if fighter.altitude_ft <= 0 and floor_under(combat, place) == 0:
        return True
    if place.x == 0 or place.y == 0 or place.x + place.wide == grid.width or place.y + place.deep == grid.height:
        return True
    if grid.near(grid.filled(place)) & grid.solid.squares:
        return True
    return any(
        other.card.size > fighter.card.size and adjacent(other, fighter)
        for other in combat.fighters.values()
        if other is not fighter and other.present
    )
