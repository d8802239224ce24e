"""A reaction is spent when it is used, and whoever acts gives up what it was busy with (SF-REACT-3, SF-CAST-3)."""

from __future__ import annotations

from affray.core.scene import Scene
from affray.core.script import Pick

from ..body.concentration import interrupt
from ..model.events import Reacted
from ..model.stats import Combat, Fighter
from ..time.windows import Reaction


class Spending(Reaction):
    """A kind of answer that uses up the reaction (SF-REACT-1)."""

    def begin(self, scene: Scene[Combat], fighter: Fighter, window: str, pick: Pick) -> None:
        fighter.budget.reaction = False
        interrupt(scene, fighter)
        if scene.recording:
            what = str(pick.get("ability", pick.do))
            scene.tell(Reacted(fighter.id, window, what, rules=("SF-REACT-1", "SF-REACT-3")))
