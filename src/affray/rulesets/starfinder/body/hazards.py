"""Ground that harms: fire, caltrops, an effect in some squares, for whoever enters or stays there (SF-GEN-5)."""

from __future__ import annotations

from affray.core.acts import folding
from affray.core.scene import Scene
from affray.core.script import Script
from affray.space.bits import minus
from affray.space.measure import Footprint

from ..ground.board import floor_under
from ..model.battlefield import Hazard
from ..model.events import HazardMet
from ..model.stats import Combat, Fighter
from ..time.moments import rounds
from ..time.undertakings import undertaking
from .conditions import gain
from .damage import deal
from .dice import pool, save


def entered(scene: Scene[Combat], fighter: Fighter, origin: Footprint | None, height: int) -> Script[None]:
    """Somebody has come to a place from another one: what harms whoever enters its squares does so.

    Who comes from outside or from above the ground enters all of them.
    """
    combat = scene.state
    if combat.ground.hazards:
        here = combat.ground.grid.filled(fighter.place)
        new = here if origin is None or height > 0 else minus(here, combat.ground.grid.filled(origin))
        for name, squares in combat.ground.hazards:
            if squares & new:
                yield from meet(scene, fighter, name, "enter")


def lingering(scene: Scene[Combat], fighter: Fighter, when: str) -> Script[None]:
    """Somebody begins or ends its turn where it stands."""
    combat = scene.state
    for name, squares in combat.ground.hazards:
        if squares & combat.ground.grid.filled(fighter.place):
            yield from meet(scene, fighter, name, when)


@folding
def meet(scene: Scene[Combat], fighter: Fighter, name: str, when: str) -> Script[None]:
    """A piece of ground harms somebody, if this is when it does; who flies above it is out of its reach."""
    hazard = scene.state.map.pieces[name].hazard
    if hazard is None or hazard.when != when or not fighter.present:
        return
    if fighter.altitude_ft > floor_under(scene.state, fighter.place):
        return
    if scene.recording:
        scene.tell(HazardMet(fighter.id, name, rules=(hazard.rule,)))
    with undertaking(scene, lambda: fighter.present):
        yield from suffer(scene, fighter, name, hazard)


def suffer(scene: Scene[Combat], fighter: Fighter, name: str, hazard: Hazard) -> Script[None]:
    """The saving throw, the damage and the condition of a hazard."""
    against, saved = hazard.save, False
    if against is not None:
        saved = yield from save(scene, fighter, against.type, against.dc or 10, rule=hazard.rule)
        if saved and against.on_success == "negates":
            return
    if hazard.damage is not None:
        amount = yield from pool(scene, fighter.id, "hazard", hazard.damage)
        disrupts = against is not None and not saved
        yield from deal(scene, fighter, amount, hazard.types, name, halved=saved, disrupts=disrupts)
    if hazard.condition and not saved and fighter.present:
        until = None if hazard.rounds is None else rounds(scene.state, hazard.rounds)
        gain(scene, fighter, hazard.condition, "", until)
