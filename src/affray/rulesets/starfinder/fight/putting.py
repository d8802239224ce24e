"""What the game master's word does to pools and places, with everything that follows from it at once (SF-GEN-5)."""

from __future__ import annotations

from typing import Any

from affray.core.refusals import Values
from affray.core.scene import Scene
from affray.core.script import Script

from ..body.concentration import lose_all_spells
from ..body.conditions import end_with, lose_readied, refresh, release_all
from ..body.dying import begin_dying, die, wake
from ..body.hazards import entered
from ..body.whereabouts import put
from ..ground.board import Spot, floor_under, footprint
from ..model.events import LeftField
from ..model.stats import Combat, Fighter
from ..time.windows import Happening, Occurrence, Step, after
from .movement import bring_down, occurrences, settle_height


def put_pools(scene: Scene[Any], fighter: Fighter, values: Values) -> Script[None]:
    """Hit Points (`to`), Stamina, Resolve and temporary ones, within their limits; what hurts may be answered."""
    before = fighter.hp + fighter.sp + fighter.temp_hp
    fighter.sp = min(values.get("sp", fighter.sp), fighter.card.sp_max)
    fighter.rp = min(values.get("rp", fighter.rp), fighter.card.rp_max)
    fighter.temp_hp = values.get("temp", fighter.temp_hp)
    if "to" in values:
        put_hit_points(scene, fighter, min(values["to"], fighter.card.hp_max))
    return hurt(scene, fighter) if fighter.hp + fighter.sp + fighter.temp_hp < before else bring_down(scene)


def hurt(scene: Scene[Any], fighter: Fighter) -> Script[None]:
    """Who falls out of the air by it does so first; then what waits for damage may answer."""
    yield from bring_down(scene)
    yield from after(scene, Happening(fighter.id, occurrences=[Occurrence("damaged", fighter.id)]))


def put_hit_points(scene: Scene[Any], fighter: Fighter, value: int) -> None:
    """0 Hit Points lay somebody low, more bring it back from any state."""
    fighter.hp = value
    if value:
        fighter.dead, scene.state.crowd = False, None
        refresh(fighter)
        wake(scene, fighter, "SF-DEATH-12")
    elif not fighter.dead and fighter.card.kind == "npc":
        die(scene, fighter, "decree", "SF-DEATH-14")
    elif not fighter.dead:
        begin_dying(scene, fighter)


# -- places ----------------------------------------------------------------------------------------
def put_down(scene: Scene[Any], fighter: Fighter, to: Spot, altitude: int | None) -> Script[None]:
    """Somebody is somewhere else; who is over a drop falls, and what waits for it may answer."""
    origin, height = None if fighter.left_field else fighter.place, fighter.altitude_ft
    fighter.left_field, place = False, footprint(fighter, *to)
    put(scene, fighter, place, max(0 if altitude is None else altitude, floor_under(scene.state, place)))
    if fighter.altitude_ft > 0 and "fly" in fighter.card.speed:
        fighter.movement_mode = "fly"
    return arrive(scene, fighter, Step(origin, height, fighter.place, fighter.altitude_ft))


def arrive(scene: Scene[Combat], fighter: Fighter, step: Step) -> Script[None]:
    """What meets somebody there, and who has waited for it to come or go."""
    yield from settle_height(scene, fighter)
    yield from entered(scene, fighter, step.origin, step.origin_height)
    moved = occurrences(fighter.id, step, False)
    yield from after(scene, Happening(fighter.id, step=step, occurrences=moved))


def take_off_field(scene: Scene[Any], fighter: Fighter) -> None:
    """Somebody flees or is taken off the battlefield; it stays in the list as gone (SF-MORALE-1)."""
    fighter.left_field, scene.state.crowd = True, None
    release_all(scene, fighter, "SF-ROUND-8")
    end_with(scene, fighter, "departure", "gone", "SF-ROUND-8")
    lose_all_spells(scene, fighter, "SF-ROUND-8")
    lose_readied(scene, fighter, "gone", "SF-ROUND-8")
    if scene.recording and scene.family[0] is scene:
        scene.tell(LeftField(fighter.id, rules=("SF-MORALE-1",)))


def back_on_field(scene: Scene[Any], fighter: Fighter) -> Script[None]:
    """Somebody who had left comes back to where it was."""
    return put_down(scene, fighter, (fighter.place.x, fighter.place.y), fighter.altitude_ft)
