"""What follows from a decree: it is an event like any other, and may set off reactions at once (E5-GEN-4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from affray.core.scene import Scene
from affray.core.script import Script
from affray.space.measure import Footprint

from ..model.stats import Combat
from ..time.windows import Happening, Step, watched, window
from .hazards import enter_hazards
from .settling import results_window, settle

NOWHERE = Footprint(-10_000, -10_000)
"""Where somebody comes from that was not on the battlefield."""


def follow_up(scene: Scene[Any], steps: Sequence[Step] = ()) -> Script[None]:
    """Settle what a decree has changed, harm whoever came into a hazard, let those react who may."""
    combat: Combat = scene.state
    yield from settle(scene)
    if not combat.line:
        combat.results.clear()
        return
    if combat.ground.hazards:
        yield from enter_hazards(scene, [step for step in steps if not step.gone])
    if steps and watched(combat, "after_step"):
        yield from window(scene, "after_step", Happening("step", steps[0].who, steps=tuple(steps)))
    yield from results_window(scene)
