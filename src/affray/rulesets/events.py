"""What can happen in several games: one class for one thing, so that a log, a screen or statistics know it in any game.

A game that has more to say about it derives a class of the same name, or of its own word for the thing (a segment is a
turn), and adds its facts behind these.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from affray.core.events import Event, Secret
from affray.core.modifiers import Tally
from affray.core.words import ActionName, DiceText, Purpose, Thing, Word


# -- the order -------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class SurpriseSettled(Event):
    """Who is surprised when the fight starts."""

    surprised: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class InitiativeRolled(Event):
    """Where somebody comes in the order, with its reasons."""

    who: str
    total: Tally


@dataclass(frozen=True, slots=True)
class OrderSettled(Event):
    """The initiative order: ids with their counts."""

    order: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """Everybody can act once more."""

    heads: ClassVar[int] = 1
    round: int


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """Everybody has acted who could."""

    heads: ClassVar[int] = 2
    round: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """Somebody's time to act."""

    heads: ClassVar[int] = 2
    who: str


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """Somebody's time to act is over."""

    heads: ClassVar[int] = 3
    who: str


@dataclass(frozen=True, slots=True)
class Delayed(Event):
    """Somebody waits and acts later."""

    who: str


@dataclass(frozen=True, slots=True)
class Joined(Event):
    """Somebody has come into the order, at this count."""

    who: str
    count: int


@dataclass(frozen=True, slots=True)
class LeftField(Event):
    """Somebody is out of the fight: fled, taken away."""

    who: str


@dataclass(frozen=True, slots=True)
class Surrendered(Event):
    """Somebody has given up."""

    who: str


@dataclass(frozen=True, slots=True)
class StatusChanged(Event):
    """Fled, surrendered, or brought back."""

    who: str
    status: Word


@dataclass(frozen=True, slots=True)
class CombatOver(Event):
    """The fight is over: `result` is the winning side or draw."""

    result: Thing
    rounds: int


# -- acts ------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Acted(Event):
    """An action was taken: its id, and the details it needed ("" where none)."""

    heads: ClassVar[int] = 3
    who: str
    action: ActionName
    target: str = ""
    detail: Thing = ""


@dataclass(frozen=True, slots=True)
class ActionLost(Event):
    """A declared act that can no longer be carried out."""

    who: str
    action: ActionName


@dataclass(frozen=True, slots=True)
class Reacted(Event):
    """A reaction was taken in a window: `what` is its kind, or the id of a power or trait."""

    heads: ClassVar[int] = 3
    who: str
    window: Word
    what: Thing


@dataclass(frozen=True, slots=True)
class Interrupted(Event):
    """Somebody acts inside the act of another."""

    heads: ClassVar[int] = 3
    who: str
    whom: str


@dataclass(frozen=True, slots=True)
class Readied(Event):
    """Something was readied, to be done when its trigger comes."""

    who: str


@dataclass(frozen=True, slots=True)
class ReadiedLost(Event):
    """Something readied will not come about."""

    who: str


@dataclass(frozen=True, slots=True)
class Spoke(Event):
    """Somebody said something."""

    who: str
    words: Word


@dataclass(frozen=True, slots=True)
class Ruled(Event):
    """A ruling of the game master: what about, of whom, and its value."""

    private: ClassVar[bool] = True
    what: Thing
    of: str
    value: Thing


# -- dice ------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """Dice fell for somebody; `why` says for what."""

    who: str
    why: Purpose

    @property
    def success(self) -> bool | None:
        """Whether that is enough, where the dice alone decide and no other event tells it."""
        return None


@dataclass(frozen=True, slots=True)
class DiceRolled(Rolled):
    """Dice of damage, healing and the like: "2d6", their faces, and the total with everything that is added."""

    dice: Annotated[DiceText, Secret("dice", of="who")]
    faces: Annotated[tuple[int, ...], Secret("dice", of="who")]
    total: Annotated[Tally, Secret("dice", of="who")]


# -- movement and things ---------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Moved(Event):
    """A movement from one place to another; `how` in a word of the game."""

    heads: ClassVar[int] = 5
    joins: ClassVar[bool] = True
    who: str
    how: Word
    start: str
    end: str


@dataclass(frozen=True, slots=True)
class Bumped(Event):
    """A step was tried into somebody unseen, and ended before it; `at` is where that one is."""

    who: str
    at: str


@dataclass(frozen=True, slots=True)
class ForcedMove(Event):
    """Somebody was moved by somebody else."""

    who: str
    by: str
    end: str


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """The rest of a movement does not take place."""

    who: str


@dataclass(frozen=True, slots=True)
class HazardMet(Event):
    """Somebody comes to harm by a piece of the battlefield."""

    heads: ClassVar[int] = 5
    who: str
    where: str


@dataclass(frozen=True, slots=True)
class DoorChanged(Event):
    """A door was moved: `state` is what became of it."""

    who: str
    door: str
    state: Word


@dataclass(frozen=True, slots=True)
class ItemMoved(Event):
    """An item changed its place: `how` is drawn, sheathed, dropped, picked_up, given, thrown and the like."""

    who: str
    item: str
    how: Word
    to: str = ""


@dataclass(frozen=True, slots=True)
class Equipped(Event):
    """What is in hand now, and how it came there."""

    who: str
    weapon: str
    how: Word


@dataclass(frozen=True, slots=True)
class WeaponLanded(Event):
    """A weapon left a hand and lies somewhere."""

    who: str
    weapon: str
    at: str


@dataclass(frozen=True, slots=True)
class Hid(Event):
    """Somebody hides: from whom it succeeded."""

    who: str
    hidden_from: tuple[str, ...]


# -- attacks ---------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class AttackDeclared(Event):
    """An attack at a combatant, a thing or a place, and with what."""

    felt: ClassVar[tuple[str, ...]] = ("target",)
    heads: ClassVar[int] = 4
    who: str
    target: str
    weapon: str


@dataclass(frozen=True, slots=True)
class AttackResolved(Event):
    """Hit or miss."""

    felt: ClassVar[tuple[str, ...]] = ("target",)
    heads: ClassVar[int] = 5
    who: str
    target: str
    weapon: str
    hit: bool


# -- life and death --------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Damaged(Event):
    """Somebody took damage: `taken` is what was left of it after everything that lessens it."""

    heads: ClassVar[int] = 6
    who: str
    taken: int


@dataclass(frozen=True, slots=True)
class Healed(Event):
    """Somebody got points back; `hp` is what it has now."""

    who: str
    amount: int
    hp: Annotated[int, Secret("health", of="who")]


@dataclass(frozen=True, slots=True)
class Fell(Event):
    """Somebody is down: `how` is unconscious, dying, dead and the like."""

    heads: ClassVar[int] = 7
    who: str
    how: Word


@dataclass(frozen=True, slots=True)
class Died(Event):
    """Somebody is dead; `why` in one word."""

    who: str
    why: Word


@dataclass(frozen=True, slots=True)
class ConditionGained(Event):
    """Somebody is under a condition from now on."""

    who: str
    condition: str


@dataclass(frozen=True, slots=True)
class ConditionEnded(Event):
    """Somebody is rid of a condition."""

    who: str
    condition: str


@dataclass(frozen=True, slots=True)
class ConditionResisted(Event):
    """Immune to a condition."""

    who: str
    condition: str


# -- spells and abilities --------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class TookEffect(Event):
    """A spell or ability takes effect on these."""

    heads: ClassVar[int] = 4
    who: str
    targets: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class EffectEnded(Event):
    """Something that lasted is over; `why` in one word."""

    who: str
    why: Word
