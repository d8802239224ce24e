"""What can happen in a battle. Every class is one kind of log line, with its facts as fields."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from affray.core.events import Event, Secret
from affray.core.modifiers import Tally
from affray.core.words import ActionName, Tells, Thing, Word
from affray.rulesets import events as shared

Coins = Annotated[str, Tells("letters", "coin")]


@dataclass(frozen=True, slots=True)
class Tossed(shared.Rolled):
    """Coins were tossed: `coins` such as "TTH", `number` counts the first of them over the whole battle."""

    heads: ClassVar[int] = 3
    coins: Coins
    tails: int
    number: int


@dataclass(frozen=True, slots=True)
class FirstPlayer(Event):
    side: Word


@dataclass(frozen=True, slots=True)
class TurnBegan(shared.RoundBegan):
    """A turn: both sides act once. (What other games call a round.)"""


@dataclass(frozen=True, slots=True)
class Chosen(Event):
    """A side has chosen its active unit. That it has chosen one of whom nobody knows is not told."""

    tells_of: ClassVar[tuple[str, ...]] = ("unit",)
    side: Word
    unit: str


@dataclass(frozen=True, slots=True)
class PhaseSkipped(Event):
    """The active unit cannot act; its phase and the defence after it are passed over."""

    unit: str
    phase: int


@dataclass(frozen=True, slots=True)
class LastAction(Event):
    """A marked unit acts all the same."""

    unit: str


@dataclass(frozen=True, slots=True)
class Prepared(Event):
    """A preparatory action took effect: `action` is its id, the details are those it needed ("" where none)."""

    unit: str
    action: ActionName
    item: str = ""
    target: str = ""
    to: str = ""


@dataclass(frozen=True, slots=True)
class Bumped(shared.Bumped):
    """`end` is where the unit comes to stand instead; empty if it does not get out at all."""

    end: str


@dataclass(frozen=True, slots=True)
class ChainEnded(Event):
    """The chain is over: `why` is failed, stopped, cap or marked; `links` actions did not fail."""

    heads: ClassVar[int] = 2
    unit: str
    why: Word
    links: int


@dataclass(frozen=True, slots=True)
class Opposed(Event):
    """An opponent answered a successful check; `held` says whether he stopped it."""

    unit: str
    by: str
    held: bool


@dataclass(frozen=True, slots=True)
class CustomRuled(Event):
    """The game master's answer to a custom action."""

    unit: str
    what: Thing
    allowed: bool


@dataclass(frozen=True, slots=True)
class HatchMoved(Event):
    vehicle: str
    open: bool


@dataclass(frozen=True, slots=True)
class SideChanged(Event):
    """A vehicle belongs to its new pilot's side."""

    vehicle: str
    side: Word


@dataclass(frozen=True, slots=True)
class Healed(shared.Healed):
    hp: Annotated[int, Secret("health", of="who")]


@dataclass(frozen=True, slots=True)
class Attacked(Event):
    """An attack was tossed: `pool` is the sum of the weapons' tails, with the weapons as reasons."""

    heads: ClassVar[int] = 3
    unit: str
    weapons: tuple[str, ...]
    pool: Tally


@dataclass(frozen=True, slots=True)
class NoAttack(Event):
    """The unit attacks nobody: `why` is forgone, unarmed or no_target."""

    unit: str
    why: Word


@dataclass(frozen=True, slots=True)
class Allotted(Event):
    """The pool was dealt out; `lost` HP were left unused."""

    unit: str
    shares: tuple[tuple[str, int], ...]
    lost: int


@dataclass(frozen=True, slots=True)
class Defended(Event):
    """A defensive action was settled: `action` is its id; `guard` is the pool of a brace with its reasons."""

    unit: str
    action: ActionName
    success: bool
    cancelled: int = 0
    to: str = ""
    guard: Tally | None = None


@dataclass(frozen=True, slots=True)
class Damaged(shared.Damaged):
    hp: Annotated[int, Secret("health", of="who")]


@dataclass(frozen=True, slots=True)
class Marked(Event):
    """A unit was destroyed and stays on the table until the end of the turn; `inside` names the vehicle it died in."""

    unit: str
    inside: str = ""


@dataclass(frozen=True, slots=True)
class PutOut(Event):
    """An occupant left a destroyed vehicle alive."""

    unit: str
    vehicle: str
    to: str


@dataclass(frozen=True, slots=True)
class Removed(Event):
    """A unit left the field for good, with everything on it."""

    heads: ClassVar[int] = 2
    unit: str


@dataclass(frozen=True, slots=True)
class BodyLeft(Event):
    """A body lies at a point or, in a vehicle, in its cargo; `items` lie with it."""

    heads: ClassVar[int] = 2
    unit: str
    items: tuple[str, ...]
    vehicle: str = ""


@dataclass(frozen=True, slots=True)
class ItemDestroyed(Event):
    """An item is no more: `why` is used_up, self_destruct or lost."""

    item: str
    why: Word


@dataclass(frozen=True, slots=True)
class Conceded(Event):
    side: Word


@dataclass(frozen=True, slots=True)
class BattleOver(shared.CombatOver):
    """`result` is a, b, draw or limit; `why` is defeated, conceded or turn_limit."""

    why: Word
