"""Everything a combatant can do in its turn, family by family: the table of contents of the rules."""

from __future__ import annotations

from collections.abc import Mapping

from affray.core.actions import Action
from affray.rulesets.in_words import words_for

from ..model.stats import Combat
from .aloft import ALOFT
from .attacking import ATTACKING
from .automatic import AUTOMATIC
from .charging import CHARGING
from .closing import Ground
from .deed import Deed
from .defence import DEFENCE
from .magic import MAGIC
from .maneuvers import MANEUVERS
from .moving import MOVING
from .objects import OBJECTS
from .readying import Perform, Ready
from .running import RUNNING
from .skills import SKILLS
from .turn import TURN

DEEDS: tuple[Deed, ...] = (
    *ATTACKING, *AUTOMATIC, *CHARGING, *MANEUVERS, *DEFENCE, *MAGIC, *SKILLS, *MOVING, *RUNNING, *OBJECTS, *ALOFT,
    *TURN,
)  # fmt: skip
RESPONSES: dict[str, Deed] = {deed.id: deed for deed in DEEDS}
"""What may be named for a readied action; Ready itself refuses what cannot be readied (SF-READY-1)."""

ACTIONS: dict[str, Deed] = {**RESPONSES, "ready": Ready(RESPONSES)}
TOWARDS, AWAY = ("move", "crawl", "guarded_step", "run"), ("move", "crawl", "withdraw", "guarded_step", "run")
"""The movements by which one comes to somebody and gets away, the likeliest first."""
WORDS = words_for(Ground(), [ACTIONS[name] for name in TOWARDS], [ACTIONS[name] for name in AWAY])
PERFORM = Perform(RESPONSES)


ON_A_MAP: Mapping[str, Action[Combat]] = ACTIONS
WITHOUT_A_MAP: Mapping[str, Action[Combat]] = {**ACTIONS, **WORDS}


def actions_of(combat: Combat) -> Mapping[str, Action[Combat]]:
    """Everything that can be done in a turn; without a map people also move in words."""
    return ON_A_MAP if combat.map.mapped else WITHOUT_A_MAP
