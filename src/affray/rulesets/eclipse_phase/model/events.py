"""What can happen in a fight. Every class is one kind of log line, with its facts as fields."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from affray.core.events import Event, Secret
from affray.core.modifiers import Tally
from affray.core.words import ActionName, Thing, Word
from affray.rulesets import events as shared
from affray.rulesets.events import Acted as Acted
from affray.rulesets.events import Bumped as Bumped
from affray.rulesets.events import CombatOver as CombatOver
from affray.rulesets.events import ConditionEnded as ConditionEnded
from affray.rulesets.events import DoorChanged as DoorChanged
from affray.rulesets.events import Fell as Fell
from affray.rulesets.events import ForcedMove as ForcedMove
from affray.rulesets.events import Ruled as Ruled
from affray.rulesets.events import StatusChanged as StatusChanged
from affray.rulesets.events import WeaponLanded as WeaponLanded


# -- the sequence ----------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class SequenceOpened(Event):
    """Order matters from now on; `who` takes part."""

    heads: ClassVar[int] = 1
    who: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class InitiativeRolled(shared.InitiativeRolled):
    """The die with the stat and its modifiers; `die` is 0 if the total was known."""

    die: Annotated[int, Secret("dice", of="who")]


@dataclass(frozen=True, slots=True)
class RolledOff(Event):
    """A tie among equals was settled by dice; the higher first."""

    order: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Joined(shared.Joined):
    """Somebody entered a running sequence; `slot` tells whether it has one in this turn."""

    slot: bool


@dataclass(frozen=True, slots=True)
class TurnBegan(shared.RoundBegan):
    """`order` is everybody with its count, the first in front; equals are told by `Tied` when they act."""

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
    how: Word


@dataclass(frozen=True, slots=True)
class TookInitiative(Event):
    who: str
    pool: Annotated[str, Secret("stats", of="who")]


@dataclass(frozen=True, slots=True)
class SlotBegan(shared.TurnBegan):
    """`how` is regular, delayed, carried or ambush; `movement` the declared type."""

    how: Word
    movement: str


@dataclass(frozen=True, slots=True)
class SlotEnded(shared.TurnEnded):
    """`how` is done, passed, lost or given_up."""

    how: Word


@dataclass(frozen=True, slots=True)
class Tied(Event):
    """They act simultaneously. To whoever knows only one of them nothing is told."""

    least: ClassVar[int] = 2
    who: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Delayed(shared.Delayed):
    """`how` is standby, before, after or condition; `anchor` or `condition` may be empty, so what it is about."""

    how: Annotated[Word, Secret("readied", of="who")]
    anchor: Annotated[str, Secret("readied", of="who")]
    condition: Annotated[str, Secret("readied", of="who")]
    about: Annotated[str, Secret("readied", of="who")]


@dataclass(frozen=True, slots=True)
class DelayChanged(Event):
    """What a delay waited for cannot come: it turns into standby."""

    who: str
    anchor: Annotated[str, Secret("readied", of="who")]


@dataclass(frozen=True, slots=True)
class Declared(Event):
    """An act was declared; `target` may be empty, `manner` is everything else that was said."""

    heads: ClassVar[int] = 3
    who: str
    action: ActionName
    target: str
    manner: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Interrupted(shared.Interrupted):
    """A delayer acts now; `whom` may be empty. `window` is its kind."""

    window: Word


@dataclass(frozen=True, slots=True)
class ClaimPostponed(Event):
    """A claim with the lower roll waits until the slot of the faster one is over."""

    who: str
    after: str


@dataclass(frozen=True, slots=True)
class ActDropped(shared.ActionLost):
    """A declared act did not come to pass: `why` is unable or illegal."""

    why: Word


@dataclass(frozen=True, slots=True)
class ExtraBought(Event):
    """An extra action; `pool` is vigor, insight or granted, `number` counts those of this turn."""

    heads: ClassVar[int] = 2
    who: str
    pool: Annotated[str, Secret("stats", of="who")]
    number: int


@dataclass(frozen=True, slots=True)
class SlotCarried(Event):
    """A delayed slot goes on into the next turn."""

    who: str


@dataclass(frozen=True, slots=True)
class TurnEnded(shared.RoundEnded):
    """An action turn is over."""


@dataclass(frozen=True, slots=True)
class SequenceClosed(Event):
    turn: int


# -- movement and objects --------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Moved(shared.Moved):
    """A segment; `how` is base, full, rush, nonstandard or jump, `metres` as people write it."""

    metres: str


@dataclass(frozen=True, slots=True)
class MoverStopped(shared.Stopped):
    """A position or sight condition came true on the way."""

    at: str
    by: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CoverTaken(Event):
    who: str
    level: str


@dataclass(frozen=True, slots=True)
class CoverLeft(Event):
    who: str


@dataclass(frozen=True, slots=True)
class Equipped(shared.Equipped):
    """`how` is drawn, picked_up, dropped, handed_over, reloaded or gone; `other` may be empty."""

    other: str


@dataclass(frozen=True, slots=True)
class Aimed(Event):
    """`how` is quick, full or sweeping."""

    who: str
    target: str
    weapon: str
    how: Word


# -- tests and pools -------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class CheckRolled(shared.Rolled):
    """A d100 test: `why` is its fixed word, `result` the grade in a word."""

    roll: Annotated[int, Secret("dice", of="who")]
    target_number: Annotated[Tally, Secret("stats", of="who")]
    result: Word
    superior: Annotated[int, Secret("dice", of="who")]


@dataclass(frozen=True, slots=True)
class PointSpent(Event):
    """A pool point: `pool` is a pool or threat, `on` what it bought, `left` what remains."""

    who: str
    pool: Annotated[str, Secret("stats", of="who")]
    on: str
    left: Annotated[int, Secret("stats", of="who")]


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
class AttackResolved(shared.AttackResolved):
    """`how` is the manner of the attack, `defence_roll` -1 if nobody defended."""

    how: Word
    roll: Annotated[int, Secret("dice", of="who")]
    defence_roll: Annotated[int, Secret("dice", of="target")]


@dataclass(frozen=True, slots=True)
class AreaHit(Event):
    """An area attack came down at a point; `scatter` metres off."""

    heads: ClassVar[int] = 4
    who: str
    weapon: str
    at: str
    scatter: int


@dataclass(frozen=True, slots=True)
class Damaged(shared.Damaged):
    """`rolled` is what dice, doubling and distance made of it, `armor` what it lost, `taken` what was left."""

    source: str
    rolled: Annotated[Tally, Secret("dice")]
    armor: Annotated[int, Secret("stats", of="who")]
    damage: Annotated[int, Secret("health", of="who")]


@dataclass(frozen=True, slots=True)
class Wounded(Event):
    who: str
    new: int
    wounds: Annotated[int, Secret("health", of="who")]


@dataclass(frozen=True, slots=True)
class WoundIgnored(Event):
    """`what` is wound or trauma; `ignored` how many are ignored now."""

    who: str
    what: Thing
    ignored: Annotated[int, Secret("health", of="who")]


@dataclass(frozen=True, slots=True)
class StressTaken(Event):
    who: str
    stress: Annotated[int, Secret("health", of="who")]
    traumas: Annotated[int, Secret("health", of="who")]


@dataclass(frozen=True, slots=True)
class Bleeding(Event):
    """`state` is bleeding or stable."""

    who: str
    state: Word


@dataclass(frozen=True, slots=True)
class ConditionGained(shared.ConditionGained):
    """`turns` 0: until something ends it."""

    level: int
    turns: int


@dataclass(frozen=True, slots=True)
class Grappled(Event):
    """`state` is grappled, held, freed or released."""

    who: str
    by: str
    state: Word


@dataclass(frozen=True, slots=True)
class GrenadeLies(Event):
    """`trigger` is signal or timer."""

    who: str
    weapon: str
    at: str
    trigger: str
