"""What can happen in a fight. Every class is one kind of log line, with its facts as fields."""

from __future__ import annotations

from dataclasses import dataclass

from affray.core.events import Event
from affray.core.modifiers import Tally


# -- the sequence ----------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class SequenceOpened(Event):
    """Order matters from now on; `who` takes part."""

    who: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class InitiativeRolled(Event):
    """The die with the stat and its modifiers; `die` is 0 if the total was known."""

    who: str
    die: int
    total: Tally


@dataclass(frozen=True, slots=True)
class RolledOff(Event):
    """A tie among equals was settled by dice; the higher first."""

    order: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Joined(Event):
    """Somebody entered a running sequence; `slot` tells whether it has one in this turn."""

    who: str
    count: int
    slot: bool


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """`order` is everybody with its count, the first in front; equals are told by `Tied` when they act."""

    turn: int
    order: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class CountChanged(Event):
    """Wounds, traumas, implants, drugs or psi moved somebody in the order."""

    who: str
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class PlaceGained(Event):
    """A delayed slot led to a new place: `how` is before, after or last."""

    who: str
    count: int
    how: str


@dataclass(frozen=True, slots=True)
class TookInitiative(Event):
    who: str
    pool: str


@dataclass(frozen=True, slots=True)
class SlotBegan(Event):
    """`how` is regular, delayed, carried or ambush; `movement` the declared type."""

    who: str
    how: str
    movement: str


@dataclass(frozen=True, slots=True)
class SlotEnded(Event):
    """`how` is done, passed, lost or given_up."""

    who: str
    how: str


@dataclass(frozen=True, slots=True)
class Tied(Event):
    """They act simultaneously."""

    who: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Delayed(Event):
    """`how` is standby, before, after or condition; `anchor` or `condition` may be empty, so what it is about."""

    who: str
    how: str
    anchor: str
    condition: str
    about: str


@dataclass(frozen=True, slots=True)
class DelayChanged(Event):
    """What a delay waited for cannot come: it turns into standby."""

    who: str
    anchor: str


@dataclass(frozen=True, slots=True)
class Declared(Event):
    """An act was declared; `target` may be empty, `manner` is everything else that was said."""

    who: str
    action: str
    target: str
    manner: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Interrupted(Event):
    """A delayer acts now; `whom` may be empty. `window` is its kind."""

    who: str
    whom: str
    window: str


@dataclass(frozen=True, slots=True)
class ClaimPostponed(Event):
    """A claim with the lower roll waits until the slot of the faster one is over."""

    who: str
    after: str


@dataclass(frozen=True, slots=True)
class ActDropped(Event):
    """A declared act did not come to pass: `why` is unable or illegal."""

    who: str
    action: str
    why: str


@dataclass(frozen=True, slots=True)
class ExtraBought(Event):
    """An extra action; `pool` is vigor, insight or granted, `number` counts those of this turn."""

    who: str
    pool: str
    number: int


@dataclass(frozen=True, slots=True)
class SlotCarried(Event):
    """A delayed slot goes on into the next turn."""

    who: str


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    turn: int


@dataclass(frozen=True, slots=True)
class SequenceClosed(Event):
    turn: int


@dataclass(frozen=True, slots=True)
class CombatOver(Event):
    """`result` is the winning side or draw."""

    result: str
    turn: int


# -- movement and objects --------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Moved(Event):
    """A segment; `how` is base, full, rush, nonstandard or jump, `metres` as people write it."""

    who: str
    how: str
    start: str
    end: str
    metres: str


@dataclass(frozen=True, slots=True)
class MoverStopped(Event):
    """A position or sight condition came true on the way."""

    who: str
    at: str
    by: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ForcedMove(Event):
    who: str
    by: str
    end: str


@dataclass(frozen=True, slots=True)
class CoverTaken(Event):
    who: str
    level: str


@dataclass(frozen=True, slots=True)
class CoverLeft(Event):
    who: str


@dataclass(frozen=True, slots=True)
class Acted(Event):
    """An action without a line of its own was carried out."""

    who: str
    action: str
    target: str
    detail: str


@dataclass(frozen=True, slots=True)
class Equipped(Event):
    """`how` is drawn, picked_up, dropped, handed_over, reloaded or gone; `other` may be empty."""

    who: str
    weapon: str
    how: str
    other: str


@dataclass(frozen=True, slots=True)
class WeaponLanded(Event):
    """A weapon left a hand and lies somewhere."""

    who: str
    weapon: str
    at: str


@dataclass(frozen=True, slots=True)
class DoorChanged(Event):
    """`state` is open or closed."""

    who: str
    door: str
    state: str


@dataclass(frozen=True, slots=True)
class Aimed(Event):
    """`how` is quick, full or sweeping."""

    who: str
    target: str
    weapon: str
    how: str


# -- tests and pools -------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class CheckRolled(Event):
    """A d100 test: `why` is its fixed word, `result` the grade in a word."""

    who: str
    why: str
    roll: int
    target_number: Tally
    result: str
    superior: int


@dataclass(frozen=True, slots=True)
class PointSpent(Event):
    """A pool point: `pool` is a pool or threat, `on` what it bought, `left` what remains."""

    who: str
    pool: str
    on: str
    left: int


@dataclass(frozen=True, slots=True)
class Surprise(Event):
    """Whether a target of an ambush is surprised."""

    who: str
    surprised: bool


# -- attacks ---------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class DefenceChosen(Event):
    """`defence` is fray, melee, athletics, wil or none."""

    who: str
    defence: str


@dataclass(frozen=True, slots=True)
class AttackResolved(Event):
    """`how` is the manner of the attack, `defence_roll` -1 if nobody defended."""

    who: str
    target: str
    weapon: str
    how: str
    roll: int
    defence_roll: int
    hit: bool


@dataclass(frozen=True, slots=True)
class AreaHit(Event):
    """An area attack came down at a point; `scatter` metres off."""

    who: str
    weapon: str
    at: str
    scatter: int


@dataclass(frozen=True, slots=True)
class Damaged(Event):
    """`rolled` is what dice, doubling and distance made of it, `armor` what it lost, `taken` what was left."""

    who: str
    by: str
    rolled: Tally
    armor: int
    taken: int
    damage: int


@dataclass(frozen=True, slots=True)
class Wounded(Event):
    who: str
    new: int
    wounds: int


@dataclass(frozen=True, slots=True)
class WoundIgnored(Event):
    """`what` is wound or trauma; `ignored` how many are ignored now."""

    who: str
    what: str
    ignored: int


@dataclass(frozen=True, slots=True)
class StressTaken(Event):
    who: str
    stress: int
    traumas: int


@dataclass(frozen=True, slots=True)
class Fell(Event):
    """`status` is unconscious, disabled, dead, destroyed or out."""

    who: str
    status: str


@dataclass(frozen=True, slots=True)
class Bleeding(Event):
    """`state` is bleeding or stable."""

    who: str
    state: str


@dataclass(frozen=True, slots=True)
class ConditionGained(Event):
    """`turns` 0: until something ends it."""

    who: str
    condition: str
    level: int
    turns: int


@dataclass(frozen=True, slots=True)
class ConditionEnded(Event):
    who: str
    condition: str


@dataclass(frozen=True, slots=True)
class Grappled(Event):
    """`state` is grappled, held, freed or released."""

    who: str
    by: str
    state: str


@dataclass(frozen=True, slots=True)
class GrenadeLies(Event):
    """`trigger` is signal or timer."""

    who: str
    weapon: str
    at: str
    trigger: str


@dataclass(frozen=True, slots=True)
class StatusChanged(Event):
    """Fled, surrendered, or brought back."""

    who: str
    status: str


@dataclass(frozen=True, slots=True)
class Ruled(Event):
    """The game master's word on something that the rules leave to him."""

    what: str
    of: str
    value: str
