"""What can happen in a fight. Every class is one kind of log line, with its facts as fields."""

from __future__ import annotations

from dataclasses import dataclass

from affray.core.events import Event
from affray.core.modifiers import Tally


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    round: int


@dataclass(frozen=True, slots=True)
class SurpriseRolled(Event):
    """A surprise roll, or surprise that was set (then without dice); `group` shares it."""

    who: str
    group: str
    total: Tally | None
    surprised: bool


@dataclass(frozen=True, slots=True)
class Declared(Event):
    """`what` is `cast`, `retreat` or `withdraw`; `spell` the spell's id or empty."""

    who: str
    what: str
    spell: str


@dataclass(frozen=True, slots=True)
class InitiativeRolled(Event):
    """The die with its modifiers is the number; `group` shares it."""

    who: str
    group: str
    number: Tally


@dataclass(frozen=True, slots=True)
class NumberCalled(Event):
    number: int


@dataclass(frozen=True, slots=True)
class NumbersPassed(Event):
    """Numbers that were called one after another and at which nobody was due."""

    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TieOrdered(Event):
    """The order of segments at a number, and who decided."""

    number: int
    side: str
    order: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SegmentBegan(Event):
    who: str
    number: int


@dataclass(frozen=True, slots=True)
class SegmentEnded(Event):
    """`state` is done, lost or forfeited."""

    who: str
    state: str


@dataclass(frozen=True, slots=True)
class Delayed(Event):
    """Delays, perhaps to wait for somebody, at the latest until `limit`."""

    who: str
    waits_for: str
    limit: int


@dataclass(frozen=True, slots=True)
class Joined(Event):
    who: str
    number: int


@dataclass(frozen=True, slots=True)
class Readied(Event):
    who: str
    action: str
    trigger: str


@dataclass(frozen=True, slots=True)
class ReadinessLost(Event):
    """`what` is readied or first_round."""

    who: str
    what: str


@dataclass(frozen=True, slots=True)
class Interrupted(Event):
    """Somebody acts inside an opponent's segment: `how` is readied, first_round or countercharge."""

    who: str
    whom: str
    how: str


@dataclass(frozen=True, slots=True)
class Acted(Event):
    """An action was taken; `target` and `detail` may be empty."""

    who: str
    action: str
    target: str
    detail: str


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """Moved in one go; `feet` is what it cost, `facing` how it stands."""

    who: str
    how: str
    start: str
    end: str
    feet: int
    facing: str


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """Movement ended early because these engage the mover."""

    who: str
    by: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PutBack(Event):
    """Forced to stop where it may not stand: placed on the last square of its path where it may."""

    who: str
    at: str


@dataclass(frozen=True, slots=True)
class Turned(Event):
    """A facing change; `towards` is the newcomer if it was the free one."""

    who: str
    facing: str
    towards: str


@dataclass(frozen=True, slots=True)
class AttackResolved(Event):
    """`target_number` is attack throw value + AC; `how` is attack, cleave, interrupt, touch or a maneuver."""

    who: str
    target: str
    weapon: str
    how: str
    natural: int
    total: Tally
    target_number: int
    hit: bool


@dataclass(frozen=True, slots=True)
class Damaged(Event):
    """`rolled` is what the dice and modifiers say, `taken` what was lost after resistance."""

    who: str
    by: str
    rolled: Tally
    type: str
    taken: int
    hp: int


@dataclass(frozen=True, slots=True)
class Healed(Event):
    who: str
    by: str
    amount: int
    hp: int


@dataclass(frozen=True, slots=True)
class Fell(Event):
    """0 or fewer hit points: `status` is unconscious, dead or destroyed."""

    who: str
    status: str


@dataclass(frozen=True, slots=True)
class SaveRolled(Event):
    who: str
    category: str
    total: Tally
    target_number: int
    passed: bool


@dataclass(frozen=True, slots=True)
class ThrowRolled(Event):
    """Another throw: sneak, hide, deafened casting, tie, frightened rounds. `needed` 0: no number is asked."""

    who: str
    why: str
    total: Tally
    needed: int
    passed: bool


@dataclass(frozen=True, slots=True)
class Endangered(Event):
    """Somebody comes to harm by a piece of the battlefield, `where`."""

    who: str
    where: str


@dataclass(frozen=True, slots=True)
class ConditionGained(Event):
    who: str
    condition: str


@dataclass(frozen=True, slots=True)
class ConditionEnded(Event):
    who: str
    condition: str


@dataclass(frozen=True, slots=True)
class WeaponBroke(Event):
    who: str
    weapon: str


@dataclass(frozen=True, slots=True)
class WeaponLanded(Event):
    """A weapon left a hand and lies on a square."""

    who: str
    weapon: str
    at: str


@dataclass(frozen=True, slots=True)
class Equipped(Event):
    """What is in hand now; `how` is drawn, picked_up, thrown_mode or melee_mode."""

    who: str
    weapon: str
    how: str


@dataclass(frozen=True, slots=True)
class CleaveOffered(Event):
    """A kill allows one more attack; `left` cleaves this round."""

    who: str
    left: int


@dataclass(frozen=True, slots=True)
class ForcedMove(Event):
    who: str
    by: str
    end: str
    feet: int


@dataclass(frozen=True, slots=True)
class SpellTookEffect(Event):
    who: str
    spell: str
    targets: tuple[str, ...]


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
class EffectEnded(Event):
    """A spell's lasting effect on somebody is over; `why` is save, dispel, duration, concentration or attack."""

    who: str
    spell: str
    why: str


@dataclass(frozen=True, slots=True)
class MortalWounds(Event):
    """`result` is killed, mortal, grievous, critical, shock, knocked_out or dazed; `wound` is the d6 of its kind."""

    who: str
    total: Tally
    result: str
    wound: int
    felled_by: str


@dataclass(frozen=True, slots=True)
class MoraleRolled(Event):
    """`result` is frightened, faltering, fight_on, pursue or victory_or_death; `group` is empty for the solitary."""

    who: str
    group: str
    total: Tally
    result: str


@dataclass(frozen=True, slots=True)
class StatusChanged(Event):
    """Fled, surrendered, or brought back."""

    who: str
    status: str


@dataclass(frozen=True, slots=True)
class SurrenderOffered(Event):
    who: str


@dataclass(frozen=True, slots=True)
class Ruled(Event):
    """The Judge's word on something that the rules leave to him."""

    what: str
    of: str
    value: str


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    round: int


@dataclass(frozen=True, slots=True)
class CombatOver(Event):
    """`result` is the winning side or draw."""

    result: str
    round: int
