"""A rule that raises is a defect of the game. It costs nobody the fight: what it interrupted has never happened."""

from __future__ import annotations

from .limits import LONGEST_SHOWN, shown
from .refusals import Refusal, refuse


class Defect(Exception):
    """A rule raised while the fight went somewhere; it is where it was before, and `refusal` says what happened.

    Whatever returns refusals returns the refusal instead. The cause is the rule's own exception.
    """

    def __init__(self, error: Exception) -> None:
        self.refusal = defect(error)
        super().__init__(str(self.refusal))


def defect(error: Exception) -> Refusal:
    """What a rule raised, and where: `CORE-DEFECT(place=affray.rulesets.x.attacks:12, error=KeyError: 'spear')`."""
    place, trace = "?", error.__traceback__
    while trace is not None:
        place = f"{trace.tb_frame.f_globals.get('__name__', '?')}:{trace.tb_lineno}"
        trace = trace.tb_next
    said = " ".join(str(error)[: LONGEST_SHOWN * 2].split())
    kind = type(error).__name__
    return refuse("CORE-DEFECT", place=place, error=f"{kind}: {shown(said)}" if said else kind)
