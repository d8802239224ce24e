"""Everything a combatant can do in its turn, family by family: the table of contents of the rules."""

from __future__ import annotations

from .attacking import Attack, Escape, Grapple, Multiattack, Offhand, Release, Shove
from .closing import Approach, BackOff
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
    Move(), Approach(), BackOff(), Rise(), Jump(), Stand(), DropProne(),
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

ACTIONS: dict[str, Deed] = {
    deed.id: deed
    for deed in (*DEEDS, Ready(RESPONSES), Improvise(), Speak(), StopHiding(), Surrender(), Delay(), *OUTSIDE, End())
}

RESPOND = Respond(RESPONSES)
