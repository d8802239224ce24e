"""Ground that harms: fire, caltrops, the zone of a spell, for whoever enters it, or begins or ends a turn there.

Entering is step 4 of a step of movement (E5-SHOVE-9); the rest are effects of the turn (E5-TURN-10, E5-TURN-11).
"""

from __future__ import annotations

from collections.abc import Sequence

from affray.core.acts import folding, interruption
from affray.core.scene import Scene
from affray.core.script import Script
from affray.space.measure import Footprint

from ..model.battlefield import Feature, Hazard
from ..model.events import HazardMet
from ..model.stats import Combat, Fighter
from ..time.windows import Step
from .conditions import gain
from .damage import UNHARMED, Part, deal_damage, halvings_for
from .dice import roll_pool, save


def hazards_at(combat: Combat, place: Footprint, height: int, when: str) -> list[Feature]:
    """The pieces of ground that harm whoever is in a place at such a moment; not who is in the air above them."""
    if not combat.ground.hazards or height > 0:
        return []
    squares = combat.ground.grid.filled(place)
    return [feature for feature, area in combat.ground.hazards
            if area & squares and feature.hazard is not None and when in feature.hazard.when]  # fmt: skip


def enter_hazards(scene: Scene[Combat], steps: Sequence[Step]) -> Script[None]:
    """Everybody who has come into such ground with these steps, and was not in it before."""
    combat = scene.state
    for step in steps:
        fighter = combat.fighters[step.who]
        before = hazards_at(combat, step.origin, step.origin_height, "enter")
        if step.gone or fighter.jumping:
            continue
        for feature in hazards_at(combat, fighter.place, fighter.elevation, "enter"):
            if feature not in before and fighter.present:
                yield from meet(scene, fighter, feature)


def meet(scene: Scene[Combat], fighter: Fighter, feature: Feature) -> Script[None]:
    """Suffer a piece of ground to the end, whatever becomes of the movement."""
    if feature.hazard is not None:
        yield from interruption(scene, suffer(scene, fighter, feature.id, feature.hazard))


@folding
def suffer(scene: Scene[Combat], fighter: Fighter, name: str, hazard: Hazard) -> Script[None]:
    """A saving throw, if there is one, then damage and a condition."""
    if scene.recording:
        scene.tell(HazardMet(fighter.id, name, rules=(hazard.rule,)))
    saved, against, halvings = False, hazard.save, 0
    if against is not None:
        conditions = () if hazard.condition is None else (hazard.condition.name,)
        scene.state.stake = (hazard.damage.average if hazard.damage is not None else 0, conditions)
        saved = yield from save(scene, fighter, against.ability, against.dc, "hazard")
        scene.state.stake = (0, ())
        halvings = halvings_for(fighter, against, saved)
    if hazard.damage is not None and halvings != UNHARMED:
        amount = yield from roll_pool(scene, fighter.id, "hazard", hazard.damage)
        yield from deal_damage(scene, fighter, [Part(amount, hazard.type)], name, halvings=halvings)
    if hazard.condition is not None and not saved and fighter.present:
        given = hazard.condition
        gain(scene, fighter, given.name, "", given.ends, given.end_save, level=given.level)
