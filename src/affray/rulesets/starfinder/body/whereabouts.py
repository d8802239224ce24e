"""Where somebody is: the one way in which it changes, whatever the reason, and what follows from it at once."""

from __future__ import annotations

from affray.core.scene import Scene
from affray.space.measure import Footprint

from ..ground.board import in_reach, spot, threat_reach
from ..model.events import Moved
from ..model.stats import Combat, Fighter
from .conditions import let_go, refresh


def put(
    scene: Scene[Combat], fighter: Fighter, place: Footprint, height: int, how: str = "", cost: int = 0, rule: str = ""
) -> None:
    """Somebody is somewhere else, by a step, a push, a fall or a decree; told if it was a movement (`how`).

    Holds end that no longer reach (SF-GRAP-6, SF-GRAP-7).
    """
    origin = fighter.place
    stand(fighter, place, height)
    scene.state.crowd = None
    if how and scene.recording:
        scene.tell(Moved(fighter.id, how, spot(origin), spot(place), cost, height, rules=(rule,)))
    end_far_holds(scene)


def stand(fighter: Fighter, place: Footprint, height: int) -> None:
    """Whoever is in too narrow a space is entangled while it is there (SF-MOVE-9)."""
    fighter.place, fighter.altitude_ft = place, height
    squeezing = place.wide < fighter.card.space
    if squeezing != fighter.squeezing:
        fighter.squeezing = squeezing
        refresh(fighter)


def end_far_holds(scene: Scene[Combat]) -> None:
    """A hold ends when the target is out of the holder's reach (SF-GRAP-6, SF-GRAP-7)."""
    combat = scene.state
    for holder in combat.fighters.values():
        if not holder.grappling:
            continue
        reach = max(holder.card.reach_ft, threat_reach(holder))
        for name in list(holder.grappling):
            target = combat.fighters[name]
            height = holder.altitude_ft - target.altitude_ft
            if not in_reach(holder.place, target.place, height, reach):
                let_go(scene, target, holder.id, "moved", "SF-GRAP-6")
