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
from affray.rulesets.events import ConditionGained as ConditionGained
from affray.rulesets.events import Equipped as Equipped
from affray.rulesets.events import Fell as Fell
from affray.rulesets.events import Joined as Joined
from affray.rulesets.events import RoundBegan as RoundBegan
from affray.rulesets.events import RoundEnded as RoundEnded
from affray.rulesets.events import Ruled as Ruled
from affray.rulesets.events import StatusChanged as StatusChanged
from affray.rulesets.events import WeaponLanded as WeaponLanded


@dataclass(frozen=True, slots=True)
class SurpriseRolled(Event):
    """A surprise roll, or surprise that was set (then without dice); `group` shares it, which tells that there are
    more.
    """

    who: str
    group: Annotated[str, Secret("stats", of="who")]
    total: Annotated[Tally | None, Secret("dice", of="who")]
    surprised: bool


@dataclass(frozen=True, slots=True)
class Declared(Event):
    """`what` is `cast`, `retreat` or `withdraw`; `spell` the spell's id or empty."""

    who: str
    what: Thing
    spell: str


@dataclass(frozen=True, slots=True)
class InitiativeRolled(shared.InitiativeRolled):
    """The die with its modifiers is the number; `group` shares it."""

    group: Annotated[str, Secret("stats", of="who")]


@dataclass(frozen=True, slots=True)
class NumberCalled(Event):
    """A number at which somebody is due: whoever is seen then has his segment; if nobody is, it is a secret."""

    private: ClassVar[bool] = True
    heads: ClassVar[int] = 2
    number: int


@dataclass(frozen=True, slots=True)
class NumbersPassed(Event):
    """Numbers that were called one after another and at which nobody was due."""

    private: ClassVar[bool] = True
    heads: ClassVar[int] = 2
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TieOrdered(Event):
    """The order of segments at a number, and who decided."""

    number: int
    side: Word
    order: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SegmentBegan(shared.TurnBegan):
    number: int


@dataclass(frozen=True, slots=True)
class SegmentEnded(shared.TurnEnded):
    """`state` is done, lost or forfeited."""

    state: Word


@dataclass(frozen=True, slots=True)
class Delayed(shared.Delayed):
    """Delays, perhaps to wait for somebody, at the latest until `limit`."""

    waits_for: Annotated[str, Secret("readied", of="who")]
    limit: int


@dataclass(frozen=True, slots=True)
class Readied(shared.Readied):
    action: Annotated[ActionName, Secret("readied", of="who")]
    trigger: Annotated[str, Secret("readied", of="who")]


@dataclass(frozen=True, slots=True)
class ReadinessLost(shared.ReadiedLost):
    """`what` is readied or first_round."""

    what: Thing


@dataclass(frozen=True, slots=True)
class Interrupted(shared.Interrupted):
    """Somebody acts inside an opponent's segment: `how` is readied, first_round or countercharge."""

    how: Word


@dataclass(frozen=True, slots=True)
class Moved(shared.Moved):
    """Moved in one go; `feet` is what it cost, `facing` how it stands."""

    feet: int
    facing: str


@dataclass(frozen=True, slots=True)
class Stopped(shared.Stopped):
    """Movement ended early because these engage the mover."""

    by: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PutBack(Event):
    """Forced to stop where it may not stand: placed on the last square of its path where it may."""

    who: str
    at: str


@dataclass(frozen=True, slots=True)
class MadeRoom(Event):
    """Where somebody else stands nobody stays: put on the nearest free place."""

    who: str
    at: str


@dataclass(frozen=True, slots=True)
class SlippedAway(Event):
    """Somebody hidden moves: others no longer know its place."""

    who: str


@dataclass(frozen=True, slots=True)
class Turned(Event):
    """A facing change; `towards` is the newcomer if it was the free one."""

    who: str
    facing: str
    towards: str


@dataclass(frozen=True, slots=True)
class AttackResolved(shared.AttackResolved):
    """`target_number` is attack throw value + AC; `how` is attack, cleave, interrupt, touch or a maneuver."""

    how: Word
    natural: Annotated[int, Secret("dice", of="who")]
    total: Annotated[Tally, Secret("dice", of="who")]
    target_number: Annotated[int, Secret("stats")]


@dataclass(frozen=True, slots=True)
class Damaged(shared.Damaged):
    """`rolled` is what the dice and modifiers say, `taken` what was lost after resistance."""

    source: str
    rolled: Annotated[Tally, Secret("dice")]
    type: str
    hp: Annotated[int, Secret("health", of="who")]


@dataclass(frozen=True, slots=True)
class Healed(shared.Healed):
    source: str


@dataclass(frozen=True, slots=True)
class SaveRolled(Event):
    who: str
    category: str
    total: Annotated[Tally, Secret("dice", of="who")]
    target_number: Annotated[int, Secret("stats", of="who")]
    passed: bool


@dataclass(frozen=True, slots=True)
class ThrowRolled(shared.Rolled):
    """Another throw: sneak, hide, deafened casting, tie, frightened rounds. `needed` 0: no number is asked."""

    total: Annotated[Tally, Secret("dice", of="who")]
    needed: Annotated[int, Secret("stats", of="who")]
    passed: bool


@dataclass(frozen=True, slots=True)
class Endangered(shared.HazardMet):
    """Somebody comes to harm by a piece of the battlefield, `where`."""


@dataclass(frozen=True, slots=True)
class WeaponBroke(Event):
    who: str
    weapon: str


@dataclass(frozen=True, slots=True)
class CleaveOffered(Event):
    """A kill allows one more attack; `left` cleaves this round."""

    who: str
    left: Annotated[int, Secret("stats", of="who")]


@dataclass(frozen=True, slots=True)
class ForcedMove(shared.ForcedMove):
    feet: int


@dataclass(frozen=True, slots=True)
class SpellTookEffect(shared.TookEffect):
    spell: str


@dataclass(frozen=True, slots=True)
class SpellDisrupted(Event):
    who: str
    spell: str


@dataclass(frozen=True, slots=True)
class SpellAbandoned(Event):
    """Abandoned or never cast; no casting is spent."""

    who: str
    spell: str


@dataclass(frozen=True, slots=True)
class EffectEnded(shared.EffectEnded):
    """A spell's lasting effect on somebody is over; `why` is save, dispel, duration, concentration or attack."""

    spell: str


@dataclass(frozen=True, slots=True)
class MortalWounds(Event):
    """`result` is killed, mortal, grievous, critical, shock, knocked_out or dazed; `wound` is the d6 of its kind."""

    who: str
    total: Annotated[Tally, Secret("dice", of="who")]
    result: Word
    wound: int
    felled_by: str


@dataclass(frozen=True, slots=True)
class MoraleRolled(Event):
    """`result` is frightened, faltering, fight_on, pursue or victory_or_death; `group` is empty for the solitary."""

    heads: ClassVar[int] = 2
    who: str
    group: str
    total: Annotated[Tally, Secret("dice", of="who")]
    result: Word


@dataclass(frozen=True, slots=True)
class SurrenderOffered(Event):
    who: str
