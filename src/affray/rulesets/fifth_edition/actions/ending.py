"""Ending the turn (E5-TURN-9)."""

from __future__ import annotations

from collections.abc import Iterator

from affray.core.refusals import Refusal, Values

from ..fight.stepping import leave_others, standing_in_others
from ..model.catalogue import no
from ..model.stats import Combat, Fighter
from ..time.acting import can_move
from .deed import Deed


class End(Deed):
    """End the turn at any point, but not in another creature's space while it can be left (E5-TURN-9, E5-SPACE-6).

    Somebody unknown forbids nothing: whoever ends its turn there is put beside him (E5-SPACE-7).
    """

    id = "end"
    group = "other"
    ends = True
    cost = "speech"
    rule = "E5-TURN-9"

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        if not standing_in_others(combat, fighter, known=True) or not can_move(fighter):
            return
        if leave_others(combat, fighter):
            yield no("E5-SPACE-6", "ends_in_occupied", who=fighter.id)
