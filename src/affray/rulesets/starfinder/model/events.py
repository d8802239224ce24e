"""What happens in a fight: turns, places in the order, movement, items. What acts come to stands in `outcomes`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from affray.core.events import Event
from affray.core.words import ActionName, Word
from affray.rulesets import events as shared
from affray.rulesets.events import Delayed as Delayed
from affray.rulesets.events import DoorChanged as DoorChanged
from affray.rulesets.events import HazardMet as HazardMet
from affray.rulesets.events import ItemMoved as ItemMoved
from affray.rulesets.events import Joined as Joined
from affray.rulesets.events import LeftField as LeftField
from affray.rulesets.events import OrderSettled as OrderSettled
from affray.rulesets.events import Reacted as Reacted
from affray.rulesets.events import Ruled as Ruled
from affray.rulesets.events import Spoke as Spoke
from affray.rulesets.events import SurpriseSettled as SurpriseSettled
from affray.rulesets.events import Surrendered as Surrendered

# -- the order -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RoundBegan(shared.RoundBegan):
    """A round; `surprise` if it is the surprise round."""

    surprise: bool = False


@dataclass(frozen=True, slots=True)
class TurnBegan(shared.TurnBegan):
    round: int


@dataclass(frozen=True, slots=True)
class TurnEnded(shared.TurnEnded):
    round: int


@dataclass(frozen=True, slots=True)
class TurnSkipped(Event):
    """Its turn of this round was already used."""

    who: str


@dataclass(frozen=True, slots=True)
class TurnForfeited(Event):
    """A delayed turn is lost."""

    who: str


@dataclass(frozen=True, slots=True)
class CameOut(Event):
    """Out of delay."""

    who: str


@dataclass(frozen=True, slots=True)
class PlaceChanged(Event):
    """A new place in the order for the rest of the fight: its count, and whom it comes next to."""

    who: str
    count: int
    side: Word
    """before or after."""
    of: str


@dataclass(frozen=True, slots=True)
class CombatOver(shared.CombatOver):
    """`result` is a side or draw; `why` is defeated, max_rounds or nobody."""

    why: Word


# -- acts ------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Acted(shared.Acted):
    """An action was taken: its id, what pays for it, and the details it needed ("" where none)."""

    paid: Word = field(kw_only=True)


@dataclass(frozen=True, slots=True)
class Readying(shared.Readied):
    """An action was readied; the trigger word by word."""

    action: ActionName
    trigger: tuple[str, ...]
    defensive: bool


@dataclass(frozen=True, slots=True)
class ReadiedLost(shared.ReadiedLost):
    """`why` is own_turn, unable, action or gone."""

    action: ActionName
    why: Word


@dataclass(frozen=True, slots=True)
class Performed(Event):
    """A readied action is performed."""

    heads: ClassVar[int] = 3
    who: str
    action: ActionName


# -- movement --------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Moved(shared.Moved):
    """A step: `how` is land, climb, swim, fly, burrow, guarded, crawl, charge, run, withdraw, forced, drift, back or
    decree; cost and height in feet.
    """

    cost: int
    height: int = 0


@dataclass(frozen=True, slots=True)
class Stopped(shared.Stopped):
    """The rest of a movement is lost. `why` is unable, held, blocked, standstill, failed or prone."""

    why: Word


@dataclass(frozen=True, slots=True)
class FellFrom(Event):
    """Somebody fell so many feet."""

    who: str
    feet: int


@dataclass(frozen=True, slots=True)
class Drifting(Event):
    """Somebody drifts in zero gravity, so many feet each turn; 0 if it has stopped."""

    who: str
    feet: int


# -- things ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GripChanged(Event):
    """How an item is held now: wielded or held."""

    who: str
    item: str
    location: str


@dataclass(frozen=True, slots=True)
class Reloaded(Event):
    who: str
    item: str
    loaded: int


@dataclass(frozen=True, slots=True)
class Switched(Event):
    """A weapon was set to stun mode or back, an item switched on or off: `state` is stun, lethal, on or off."""

    who: str
    item: str
    state: Word
