"""What follows from a changed situation: falls, grapples out of reach, hiders in plain view, readied results.

Step 4 of a step of movement, also run after every attack and power (E5-MOVE-10, E5-MOVE-11, E5-GRAP-11, E5-HIDE-6).
"""

from __future__ import annotations

from affray.core.acts import interruption
from affray.core.notation import DicePool
from affray.core.scene import Scene
from affray.core.script import Script

from ..ground.board import distance, find_room, floor_under, others_at, spot
from ..ground.crowd import crowd_of, put
from ..ground.sight import sees_clearly
from ..model.conditions import CANNOT_MOVE, GRAPPLED, PRONE
from ..model.events import Moved, Revealed
from ..model.stats import Combat, Fighter
from ..time.windows import Happening, Step, watched, window
from .conditions import gain, lose
from .damage import Part, deal_damage
from .dice import roll_pool, speed_is_zero
from .hands import grapples_of, reach_of_hold
from .hazards import enter_hazards


def settle(scene: Scene[Combat]) -> Script[None]:
    """Bring everything in line with where everybody is now."""
    combat, pits = scene.state, scene.state.ground.pits
    for fighter in list(combat.fighters.values()):
        if fighter.dead or fighter.left_field:
            continue
        if fighter.elevation or (pits and pits & combat.ground.grid.filled(fighter.place)):
            yield from fall_if_unsupported(scene, fighter)
        if fighter.marks & GRAPPLED:
            loosen(scene, fighter)
        if fighter.hidden_from:
            reveal_in_plain_view(scene, fighter)
    combat.loose = any(each.elevation or each.hidden_from for each in combat.fighters.values())


def unsettled(combat: Combat) -> bool:
    """Whether anything could need settling: tested before the script is begun."""
    if combat.loose or combat.marks & GRAPPLED:
        return True
    pits = combat.ground.pits
    return bool(pits) and bool(pits & crowd_of(combat).filled)


def results_window(scene: Scene[Combat]) -> Script[None]:
    """Let those react who waited for what has just come true (E5-READY-18)."""
    combat = scene.state
    while combat.results:
        results, combat.results = tuple(combat.results), []
        if watched(combat, "on_result"):
            targets = tuple(dict.fromkeys(result.who for result in results))
            happening = Happening("result", combat.owner, targets, results=results)
            yield from window(scene, "on_result", happening)


# -- falling ---------------------------------------------------------------------------------------
def stays_up(combat: Combat, fighter: Fighter) -> bool:
    """Hovering, holding on, in the middle of a jump, flying and able to (E5-MOVE-11), or carried (E5-GRAP-13)."""
    if fighter.card.hover or fighter.clinging or fighter.jumping:
        return True
    if not fighter.card.speed.get("fly"):
        return bool(fighter.marks & GRAPPLED) and is_carried(combat, fighter)
    return not (fighter.marks & (PRONE | CANNOT_MOVE) or speed_is_zero(fighter))


def is_carried(combat: Combat, fighter: Fighter) -> bool:
    """Whether somebody is held by one that stays in the air itself, and within its reach (E5-GRAP-13)."""
    for held in [each for each in fighter.conditions if each.name == "grappled"]:
        carrier = combat.fighters.get(held.source)
        if carrier is None or not carrier.present or distance(carrier, fighter) > reach_of_hold(carrier, held):
            continue
        if carrier.elevation > floor_under(combat, carrier.place) and not carrier.marks & GRAPPLED:
            if stays_up(combat, carrier):
                return True
    return False


def fall_if_unsupported(scene: Scene[Combat], fighter: Fighter) -> Script[None]:
    """Whoever is in the air without support falls at once (E5-MOVE-11, E5-MOVE-16)."""
    floor = floor_under(scene.state, fighter.place)
    if fighter.elevation > floor and not stays_up(scene.state, fighter):
        yield from interruption(scene, fall(scene, fighter, floor))


def fall(scene: Scene[Combat], fighter: Fighter, floor: int) -> Script[None]:
    """1d6 for each full 10 feet, at most 20d6; prone unless it takes no damage (E5-MOVE-10).

    Ground that harms whoever enters it harms whoever falls upon it.
    """
    combat = scene.state
    origin, height = fighter.place, fighter.elevation
    feet = height - floor
    put(combat, fighter, fighter.place, floor)
    if scene.recording:
        here = spot(fighter.place)
        scene.tell(Moved(fighter.id, "fall", here, here, 0, floor, rules=("E5-MOVE-10",)))
    if others_at(combat, fighter, fighter.place, floor):
        make_room(scene, fighter, fallen=True)  # it lands beside whoever it falls upon
    taken = 0
    if feet >= 10:
        amount = yield from roll_pool(scene, fighter.id, "fall", DicePool(min(20, feet // 10), 6))
        taken = yield from deal_damage(scene, fighter, [Part(amount, "bludgeoning")], "fall")
    if taken and fighter.present:
        gain(scene, fighter, "prone")
    if combat.ground.hazards:
        yield from enter_hazards(scene, [Step(fighter.id, origin, height, fighter.place, floor)])
    for other in grapples_of(combat, fighter):  # nobody carries them any more
        yield from fall_if_unsupported(scene, other)


def make_room(scene: Scene[Combat], fighter: Fighter, fallen: bool = False) -> None:
    """Whoever must stop in an occupied space is put into the nearest free one (E5-SPACE-7).

    If there is none on the whole ground, those make room in whose space it is.
    """
    combat = scene.state
    moving = [fighter]
    origins = {fighter.id: fighter.place}
    if not find_room(combat, fighter):
        moving = others_at(combat, fighter, fighter.place, fighter.elevation)
        origins = {each.id: each.place for each in moving}
        for each in moving:
            find_room(combat, each)
    for each in moving:
        start, end = spot(origins[each.id]), spot(each.place)
        if scene.recording and start != end:
            scene.tell(Moved(
                each.id, "push", start, end, 0, each.elevation, rules=("E5-MOVE-10" if fallen else "E5-SPACE-7",)
            ))  # fmt: skip


# -- grapples and hiding ---------------------------------------------------------------------------
def loosen(scene: Scene[Combat], fighter: Fighter) -> None:
    """A grapple ends when the two are no longer within the grappler's reach (E5-GRAP-11, E5-MON-15)."""
    combat = scene.state
    for condition in [found for found in fighter.conditions if found.name == "grappled" and found.source]:
        grappler = combat.fighters.get(condition.source)
        if grappler is None:
            continue
        if not grappler.present or distance(grappler, fighter) > reach_of_hold(grappler, condition):
            lose(scene, fighter, condition, "out_of_reach", "E5-GRAP-11")


def reveal_in_plain_view(scene: Scene[Combat], fighter: Fighter) -> None:
    """Nobody stays hidden from an enemy that sees it clearly (E5-HIDE-6, E5-HIDE-10)."""
    combat = scene.state
    for name in list(fighter.hidden_from):
        if combat.options.hide_requires == "not_clearly_seen" and sees_clearly(combat, combat.fighters[name], fighter):
            reveal(scene, fighter, name, "clearly_seen", "E5-HIDE-6")


def reveal(scene: Scene[Combat], fighter: Fighter, to: str, why: str, rule: str) -> None:
    """No longer hidden from somebody."""
    fighter.hidden_from.remove(to)
    if scene.recording:
        scene.tell(Revealed(fighter.id, to, why, rules=(rule,)))


def give_away(scene: Scene[Combat], fighter: Fighter, why: str, rule: str) -> None:
    """No longer hidden from anybody (E5-HIDE-7)."""
    fighter.hiding = False
    for name in list(fighter.hidden_from):
        reveal(scene, fighter, name, why, rule)
