"""What can happen in a fight. Every class is one kind of log line, with its facts as fields."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, ClassVar

from affray.core.events import Event, Secret
from affray.core.modifiers import Tally
from affray.core.words import DiceText, Thing, Word
from affray.rulesets import events as shared
from affray.rulesets.events import Bumped as Bumped
from affray.rulesets.events import ConditionResisted as ConditionResisted
from affray.rulesets.events import Died as Died
from affray.rulesets.events import Fell as Fell
from affray.rulesets.events import HazardMet as HazardMet
from affray.rulesets.events import ItemMoved as ItemMoved
from affray.rulesets.events import LeftField as LeftField
from affray.rulesets.events import OrderSettled as OrderSettled
from affray.rulesets.events import Reacted as Reacted
from affray.rulesets.events import RoundBegan as RoundBegan
from affray.rulesets.events import Spoke as Spoke
from affray.rulesets.events import SurpriseSettled as SurpriseSettled
from affray.rulesets.events import Surrendered as Surrendered


@dataclass(frozen=True, slots=True)
class Rolled(shared.Rolled):
    """A d20 was rolled: faces, the one used, the total with its parts, and the number it is compared with.

    `advantage` and `disadvantage` are the reasons for either; `against` is 0 where nothing is compared.
    """

    faces: Annotated[tuple[int, ...], Secret("dice", of="who")]
    natural: Annotated[int, Secret("dice", of="who")]
    total: Annotated[Tally, Secret("dice", of="who")]
    against: Annotated[int, Secret("stats")]
    advantage: Annotated[tuple[str, ...], Secret("dice", of="who")] = ()
    disadvantage: Annotated[tuple[str, ...], Secret("dice", of="who")] = ()


@dataclass(frozen=True, slots=True)
class DiceRolled(shared.DiceRolled):
    """Other dice fell: damage, healing, recharge. `dice` such as "2d6"."""

    dice: Annotated[DiceText, Secret("dice", of="who")]
    faces: Annotated[tuple[int, ...], Secret("dice", of="who")]
    total: Annotated[Tally, Secret("dice", of="who")]


@dataclass(frozen=True, slots=True)
class Ruled(shared.Ruled):
    """A ruling of the game master: what about, of whom, and its value."""

    private: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class TurnBegan(shared.TurnBegan):
    round: int


@dataclass(frozen=True, slots=True)
class TurnEnded(shared.TurnEnded):
    round: int


@dataclass(frozen=True, slots=True)
class Moved(shared.Moved):
    """A step: `how` is walk, crawl, climb, swim, fly, jump, drag, push, teleport, fall or squeeze; cost in feet."""

    cost: Annotated[int, Secret("stats", of="who")]
    height: int = 0


@dataclass(frozen=True, slots=True)
class Stopped(shared.Stopped):
    """A step that did not take place."""

    why: Word


@dataclass(frozen=True, slots=True)
class Acted(shared.Acted):
    """An action was taken: `action` is its id, the details those it needed ("" where none)."""

    paid: Word = field(kw_only=True)


@dataclass(frozen=True, slots=True)
class AttackDeclared(shared.AttackDeclared):
    """An attack with its target (a combatant, a feature or a square) and what pays for it."""

    felt: ClassVar[tuple[str, ...]] = ("target",)
    paid: Word


@dataclass(frozen=True, slots=True)
class AttackResolved(shared.AttackResolved):
    """Hit or miss; `ac` with its reasons."""

    felt: ClassVar[tuple[str, ...]] = ("target",)
    critical: bool
    ac: Annotated[Tally, Secret("stats", of="target")]


@dataclass(frozen=True, slots=True)
class AttackLost(Event):
    """A declared attack or power that has no legal target any more."""

    who: str
    what: Thing


@dataclass(frozen=True, slots=True)
class Saved(Event):
    """A saving throw has succeeded or failed, by the die or without one."""

    who: str
    ability: str
    dc: int
    success: bool


@dataclass(frozen=True, slots=True)
class Contested(Event):
    """A contest of two checks."""

    who: str
    against: str
    what: Thing
    won: bool


@dataclass(frozen=True, slots=True)
class Damaged(shared.Damaged):
    """Damage taken, one instance: its parts by type after all changes, what temporary hit points took, what is left."""

    source: str
    damage: Tally
    absorbed: Annotated[int, Secret("health", of="who")]
    hp: Annotated[int, Secret("health", of="who")]
    types: tuple[str, ...] = ()
    """The damage types, each once."""


@dataclass(frozen=True, slots=True)
class ObjectDamaged(Event):
    feature: str
    damage: int
    hp: int


@dataclass(frozen=True, slots=True)
class Healed(shared.Healed):
    source: str
    hp: Annotated[int, Secret("health", of="who")]


@dataclass(frozen=True, slots=True)
class TempHp(Event):
    """Temporary hit points received; `kept` is what counts now."""

    who: str
    amount: Annotated[int, Secret("health", of="who")]
    kept: Annotated[int, Secret("health", of="who")]


@dataclass(frozen=True, slots=True)
class TempHpEnded(Event):
    """Temporary hit points have ended with what brought them; `amount` is what was left of them."""

    who: str
    amount: Annotated[int, Secret("health", of="who")]


@dataclass(frozen=True, slots=True)
class DeathSave(Event):
    """The state of somebody between life and death: successes, failures and what became of it."""

    who: str
    successes: int
    failures: int
    outcome: Word


@dataclass(frozen=True, slots=True)
class ConditionGained(shared.ConditionGained):
    source: str
    until: str


@dataclass(frozen=True, slots=True)
class ConditionLost(shared.ConditionEnded):
    why: Word


@dataclass(frozen=True, slots=True)
class Hid(shared.Hid):
    """The result of hiding: hidden from whom."""

    total: Annotated[int, Secret("dice", of="who")]
    hidden_from: Annotated[tuple[str, ...], Secret("dice", of="who")]


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """No longer hidden from somebody."""

    tells_of: ClassVar[tuple[str, ...]] = ("who", "to")
    who: str
    to: str
    why: Word


@dataclass(frozen=True, slots=True)
class Found(Event):
    """The result of a search."""

    who: str
    what: Thing
    found: bool


@dataclass(frozen=True, slots=True)
class Readying(shared.Readied):
    """A response was readied; trigger and response word by word."""

    trigger: Annotated[tuple[str, ...], Secret("readied", of="who")]
    response: Annotated[tuple[str, ...], Secret("readied", of="who")]


@dataclass(frozen=True, slots=True)
class ReadiedLost(shared.ReadiedLost):
    why: Word


@dataclass(frozen=True, slots=True)
class FeatureChanged(Event):
    """A feature was operated or broken: `state` is open, closed, operated, stuck or broken."""

    feature: str
    who: str
    state: Word


@dataclass(frozen=True, slots=True)
class PowerUsed(Event):
    """A power was declared: its targets, its place, the slot it spends (0 for none).

    `begins` is where its area begins, if something bars the way to the place that was named (E5-SPELL-6).
    """

    heads: ClassVar[int] = 4
    who: str
    power: str
    targets: tuple[str, ...]
    at: str
    slot: Annotated[int, Secret("gear", of="who")]
    paid: Word
    begins: str = ""


@dataclass(frozen=True, slots=True)
class PowerEnded(shared.EffectEnded):
    """A power or its concentration ended: `why` is duration, concentration, replaced, incapacitated, lost or chosen."""

    power: str


@dataclass(frozen=True, slots=True)
class Recharged(Event):
    who: str
    power: str


@dataclass(frozen=True, slots=True)
class Resisted(Event):
    """A failed save was turned into a success."""

    who: str
    left: Annotated[int, Secret("gear", of="who")]


@dataclass(frozen=True, slots=True)
class CombatOver(shared.CombatOver):
    """`result` is a side or draw; `why` is defeated, max_rounds or nobody."""

    why: Word
