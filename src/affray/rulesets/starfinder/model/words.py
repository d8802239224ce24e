"""The words of encounter files and of the state: which there are of each sort."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from .conditions import GIVEN

Controller = Literal["player", "gm"]
Size = Literal["fine", "diminutive", "tiny", "small", "medium", "large", "huge", "gargantuan", "colossal"]
Maneuverability = Literal["clumsy", "average", "perfect"]
Mode = Literal["land", "climb", "swim", "fly", "burrow"]
"""Ways of moving."""
Kind = Literal["pc", "npc"]
Location = Literal["held", "wielded", "accessible", "stowed", "worn", "ground"]
DoorState = Literal["open", "closed", "locked"]
Light = Literal["normal", "dim", "dark"]
Gravity = Literal["standard", "zero"]
Phase = Literal["initiative", "latecomers", "walk", "main", "end", "between", "over"]
"""What a step is: the dice of initiative, of those who join late, on to the next place, an action of a turn, its end,
between two turns, nothing more."""
AttackMode = Literal["standard", "full_attack", "opportunity", "charge", "readied", "ability", "automatic", "coup"]
"""How an attack is made."""
SaveType = Literal["fort", "ref", "will"]
DamageType = Literal["B", "P", "S", "A", "C", "E", "F", "So", "other"]
if TYPE_CHECKING:
    ConditionName = str
else:
    ConditionName = Literal[tuple(sorted(GIVEN))]
Event = Literal[
    "leaves_threatened_square", "ranged_attack", "casts", "attacked", "hit_by_melee", "hit_by_ranged", "damaged",
    "enters_square", "leaves_square", "enters_reach", "guarded_step_away", "begins_long_casting", "door_opened",
    "action", "custom",
]  # fmt: skip
