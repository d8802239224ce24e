"""Everything a combatant can do in its turn, family by family: the table of contents of the rules."""

from __future__ import annotations

from affray.core.actions import Action
from affray.rulesets.in_words import words_for

from ..model.stats import Combat
from .attacking import Attack, Escape, Grapple, Multiattack, Offhand, Release, Shove
from .closing import Ground
from .deed import Deed
from .ending import End
from .moving import DropProne, Jump, Move, Rise, Stand
from .objects import Draw, Drop, Give, Operate, PickUp, Sheathe, Speak, Surrender
from .powers import POWER_ACTIONS
from .readying import Ready, Respond
from .standard import (
    Dash,
    Delay,
    Disengage,
    Dodge,
    FirstAid,
    Help,
    HelpAttack,
    Hide,
    Improvise,
    OutOfScope,
    Search,
    StopHiding,
)

DEEDS: tuple[Deed, ...] = (
    Move(), Rise(), Jump(), Stand(), DropProne(),
    Attack(), Multiattack(), Grapple(), Shove(), Escape(), Offhand(), Release(),
    Dash(), Disengage(), Dodge(), Hide(), Help(), HelpAttack(), Search(), FirstAid(), *POWER_ACTIONS.values(),
    Operate(), Draw(), Sheathe(), PickUp(), Give(), Drop(),
)  # fmt: skip
RESPONSES: dict[str, Deed] = {deed.id: deed for deed in DEEDS if deed.readiable}
"""What may be readied beside powers (E5-READY-2)."""

OUTSIDE: tuple[Deed, ...] = (
    *(OutOfScope(name, "E5-OUT-1") for name in ("mount", "drive", "high_jump", "lair_action", "rest")),
    *(OutOfScope(name, "E5-OUT-2") for name in ("face", "flank", "called_shot", "disarm", "overrun")),
)

MOVES = (RESPONSES["move"],)
APPROACH, BACK_OFF, KEEP_AWAY, BEHIND = words_for(Ground(), MOVES, MOVES).values()

ACTIONS: dict[str, Action[Combat]] = {
    deed.id: deed
    for deed in (
        DEEDS[0], APPROACH, BACK_OFF, *DEEDS[1:], Ready(RESPONSES), Improvise(), Speak(), StopHiding(), Surrender(),
        Delay(), *OUTSIDE, End(),
    )
}  # fmt: skip
IN_WORDS: dict[str, Action[Combat]] = {**ACTIONS, KEEP_AWAY.id: KEEP_AWAY, BEHIND.id: BEHIND}


def actions_of(combat: Combat) -> dict[str, Action[Combat]]:
    """Everything that can be done in a turn; without a map people move by more words."""
    return ACTIONS if combat.map.mapped else IN_WORDS


RESPOND = Respond(RESPONSES)
