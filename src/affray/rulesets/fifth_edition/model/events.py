"""What can happen in a fight. Every class is one kind of log line, with its facts as fields."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from affray.core.events import Event, Secret
from affray.core.modifiers import Tally


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """A d20 was rolled: faces, the one used, the total with its parts, and the number it is compared with.

    `advantage` and `disadvantage` are the reasons for either; `against` is 0 where nothing is compared.
    """

    who: str
    why: str
    faces: Annotated[tuple[int, ...], Secret("dice", of="who")]
    natural: Annotated[int, Secret("dice", of="who")]
    total: Annotated[Tally, Secret("dice", of="who")]
    against: Annotated[int, Secret("stats")]
    advantage: Annotated[tuple[str, ...], Secret("dice", of="who")] = ()
    disadvantage: Annotated[tuple[str, ...], Secret("dice", of="who")] = ()


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """Other dice fell: damage, healing, recharge. `dice` such as "2d6"."""

    who: str
    why: str
    dice: Annotated[str, Secret("dice", of="who")]
    faces: Annotated[tuple[int, ...], Secret("dice", of="who")]
    total: Annotated[Tally, Secret("dice", of="who")]


@dataclass(frozen=True, slots=True)
class Ruled(Event):
    """A ruling of the game master: what about, of whom, and its value."""

    private: ClassVar[bool] = True
    what: str
    of: str
    value: str


@dataclass(frozen=True, slots=True)
class SurpriseSettled(Event):
    """Who is surprised when the fight starts."""

    surprised: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OrderSettled(Event):
    """The initiative order: ids with their totals."""

    order: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    round: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    round: int
    who: str


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    round: int
    who: str


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """A step: `how` is walk, crawl, climb, swim, fly, jump, drag, push, teleport, fall or squeeze; cost in feet."""

    who: str
    how: str
    origin: str
    to: str
    cost: int
    height: int = 0


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """A step that did not take place."""

    who: str
    why: str


@dataclass(frozen=True, slots=True)
class LeftField(Event):
    who: str


@dataclass(frozen=True, slots=True)
class Acted(Event):
    """An action was taken: `action` is its id, the details those it needed ("" where none)."""

    who: str
    action: str
    paid: str
    target: str = ""
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Spoke(Event):
    who: str
    words: str


@dataclass(frozen=True, slots=True)
class AttackDeclared(Event):
    """An attack with its target (a combatant, a feature or a square) and what pays for it."""

    felt: ClassVar[tuple[str, ...]] = ("target",)
    who: str
    target: str
    attack: str
    paid: str


@dataclass(frozen=True, slots=True)
class AttackResolved(Event):
    """Hit or miss; `ac` with its reasons."""

    felt: ClassVar[tuple[str, ...]] = ("target",)
    who: str
    target: str
    attack: str
    hit: bool
    critical: bool
    ac: Annotated[Tally, Secret("stats", of="target")]


@dataclass(frozen=True, slots=True)
class AttackLost(Event):
    """A declared attack or power that has no legal target any more."""

    who: str
    what: str


@dataclass(frozen=True, slots=True)
class HazardMet(Event):
    """Somebody is caught by ground that harms."""

    who: str
    feature: str


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
    what: str
    won: bool


@dataclass(frozen=True, slots=True)
class Damaged(Event):
    """Damage taken, one instance: its parts by type after all changes, what temporary hit points took, what is left."""

    who: str
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
class Healed(Event):
    who: str
    source: str
    amount: int
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
class Fell(Event):
    """Down to 0 hit points: `how` is unconscious, dead, instant_death or knocked_out."""

    who: str
    how: str


@dataclass(frozen=True, slots=True)
class DeathSave(Event):
    """The state of somebody between life and death: successes, failures and what became of it."""

    who: str
    successes: int
    failures: int
    outcome: str


@dataclass(frozen=True, slots=True)
class Died(Event):
    who: str
    why: str


@dataclass(frozen=True, slots=True)
class ConditionGained(Event):
    who: str
    condition: str
    source: str
    until: str


@dataclass(frozen=True, slots=True)
class ConditionLost(Event):
    who: str
    condition: str
    why: str


@dataclass(frozen=True, slots=True)
class ConditionResisted(Event):
    """Immune to a condition."""

    who: str
    condition: str


@dataclass(frozen=True, slots=True)
class Hid(Event):
    """The result of hiding: hidden from whom."""

    who: str
    total: Annotated[int, Secret("dice", of="who")]
    hidden_from: Annotated[tuple[str, ...], Secret("dice", of="who")]


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """No longer hidden from somebody."""

    tells_of: ClassVar[tuple[str, ...]] = ("who", "to")
    who: str
    to: str
    why: str


@dataclass(frozen=True, slots=True)
class Found(Event):
    """The result of a search."""

    who: str
    what: str
    found: bool


@dataclass(frozen=True, slots=True)
class Readying(Event):
    """A response was readied; trigger and response word by word."""

    who: str
    trigger: Annotated[tuple[str, ...], Secret("readied", of="who")]
    response: Annotated[tuple[str, ...], Secret("readied", of="who")]


@dataclass(frozen=True, slots=True)
class ReadiedLost(Event):
    who: str
    why: str


@dataclass(frozen=True, slots=True)
class Reacted(Event):
    """A reaction was taken in a window: opportunity_attack, respond, or the id of a power."""

    who: str
    window: str
    what: str


@dataclass(frozen=True, slots=True)
class ItemMoved(Event):
    """An item changed its place: `how` is drawn, sheathed, dropped, picked_up, given or thrown."""

    who: str
    item: str
    how: str
    to: str = ""


@dataclass(frozen=True, slots=True)
class FeatureChanged(Event):
    """A feature was operated or broken: `state` is open, closed, operated, stuck or broken."""

    feature: str
    who: str
    state: str


@dataclass(frozen=True, slots=True)
class PowerUsed(Event):
    """A power was declared: its targets, its place, the slot it spends (0 for none)."""

    who: str
    power: str
    targets: tuple[str, ...]
    at: str
    slot: Annotated[int, Secret("gear", of="who")]
    paid: str


@dataclass(frozen=True, slots=True)
class PowerEnded(Event):
    """A power or its concentration ended: `why` is duration, concentration, replaced, incapacitated, lost or chosen."""

    who: str
    power: str
    why: str


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
class Surrendered(Event):
    who: str


@dataclass(frozen=True, slots=True)
class CombatOver(Event):
    """`result` is a side or draw; `why` is defeated, max_rounds or nobody."""

    result: str
    why: str
    rounds: int
