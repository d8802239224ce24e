"""What happens in a fight: turns, places in the order, movement, items. What acts come to stands in `outcomes`."""

from __future__ import annotations

from dataclasses import dataclass

from affray.core.events import Event


# -- the order -------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class SurpriseSettled(Event):
    """Who is surprised when the fight starts."""

    surprised: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OrderSettled(Event):
    """The initiative order: ids with their counts."""

    order: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round; `surprise` if it is the surprise round."""

    round: int
    surprise: bool = False


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    round: int
    who: str


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    round: int
    who: str


@dataclass(frozen=True, slots=True)
class TurnSkipped(Event):
    """Its turn of this round was already used."""

    who: str


@dataclass(frozen=True, slots=True)
class TurnForfeited(Event):
    """A delayed turn is lost."""

    who: str


@dataclass(frozen=True, slots=True)
class Delayed(Event):
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
    side: str
    """before or after."""
    of: str


@dataclass(frozen=True, slots=True)
class Joined(Event):
    """Somebody has come into the fight."""

    who: str
    count: int


@dataclass(frozen=True, slots=True)
class LeftField(Event):
    """Somebody is out of the fight: fled, taken away."""

    who: str


@dataclass(frozen=True, slots=True)
class Surrendered(Event):
    who: str


@dataclass(frozen=True, slots=True)
class CombatOver(Event):
    """`result` is a side or draw; `why` is defeated, max_rounds or nobody."""

    result: str
    why: str
    rounds: int


# -- acts ------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Acted(Event):
    """An action was taken: its id, what pays for it, and the details it needed ("" where none)."""

    who: str
    action: str
    paid: str
    target: str = ""
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Reacted(Event):
    """A reaction was used in a window: attack_of_opportunity, stand_still, or the id of an ability or trait."""

    who: str
    window: str
    what: str


@dataclass(frozen=True, slots=True)
class Readying(Event):
    """An action was readied; the trigger word by word."""

    who: str
    action: str
    trigger: tuple[str, ...]
    defensive: bool


@dataclass(frozen=True, slots=True)
class ReadiedLost(Event):
    """`why` is own_turn, unable, action or gone."""

    who: str
    action: str
    why: str


@dataclass(frozen=True, slots=True)
class Performed(Event):
    """A readied action is performed."""

    who: str
    action: str


@dataclass(frozen=True, slots=True)
class Ruled(Event):
    """A ruling of the game master: what about, of whom, and its value."""

    what: str
    of: str
    value: str


@dataclass(frozen=True, slots=True)
class Spoke(Event):
    who: str
    words: str


# -- movement --------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Moved(Event):
    """A step: `how` is land, climb, swim, fly, burrow, guarded, crawl, charge, run, withdraw, forced, drift, back or
    decree; cost and height in feet.
    """

    who: str
    how: str
    origin: str
    to: str
    cost: int
    height: int = 0


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """The rest of a movement is lost. `why` is unable, held, blocked, standstill, failed or prone."""

    who: str
    why: str


@dataclass(frozen=True, slots=True)
class HazardMet(Event):
    """A piece of ground harms somebody who has come to it or stays there."""

    who: str
    terrain: str


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
class ItemMoved(Event):
    """An item changed its place: `how` is drawn, sheathed, dropped, picked_up, taken_out, stowed, caught or taken."""

    who: str
    item: str
    how: str
    to: str = ""


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
    state: str


@dataclass(frozen=True, slots=True)
class DoorChanged(Event):
    """`state` is open, closed, unlocked or stuck."""

    door: str
    who: str
    state: str
