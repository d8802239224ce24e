"""Everything a combatant can do in its turn, family by family: the table of contents of the rules."""

from __future__ import annotations

from .aloft import ALOFT
from .attacking import ATTACKING
from .automatic import AUTOMATIC
from .charging import CHARGING
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
PERFORM = Perform(RESPONSES)
