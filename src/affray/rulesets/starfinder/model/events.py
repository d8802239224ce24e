"""What happens in a fight: every class is one kind of log line."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, ClassVar

from affray.core.events import Event, Secret
from affray.core.modifiers import Tally
from affray.core.words import ActionName, Purpose, Thing, Word
from affray.rulesets import events as shared
from affray.rulesets.events import ActionLost as ActionLost
from affray.rulesets.events import ConditionResisted as ConditionResisted
from affray.rulesets.events import Delayed as Delayed
from affray.rulesets.events import DiceRolled as DiceRolled
from affray.rulesets.events import Died as Died
from affray.rulesets.events import DoorChanged as DoorChanged
from affray.rulesets.events import Fell as Fell
from affray.rulesets.events import HazardMet as HazardMet
from affray.rulesets.events import Hid as Hid
from affray.rulesets.events import ItemMoved as ItemMoved
from affray.rulesets.events import Joined as Joined
from affray.rulesets.events import LeftField as LeftField
from affray.rulesets.events import OrderSettled as OrderSettled
from affray.rulesets.events import Reacted as Reacted
from affray.rulesets.events import Ruled as Ruled
from affray.rulesets.events import Spoke as Spoke
from affray.rulesets.events import SurpriseSettled as SurpriseSettled
from affray.rulesets.events import Surrendered as Surrendered

from .saves import SAVES, saves

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

    action: Annotated[ActionName, Secret("readied", of="who")]
    trigger: Annotated[tuple[str, ...], Secret("readied", of="who")]
    defensive: Annotated[bool, Secret("readied", of="who")]


@dataclass(frozen=True, slots=True)
class ReadiedLost(shared.ReadiedLost):
    """`why` is own_turn, unable, action or gone."""

    action: Annotated[ActionName, Secret("readied", of="who")]
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
    """A step: `how` is land, climb, swim, fly, burrow, guarded, crawl, charge, run, withdraw, forced, drift, back,
    aside or decree; cost and height in feet.
    """

    cost: int
    height: int = 0


@dataclass(frozen=True, slots=True)
class Stopped(shared.Stopped):
    """The rest of a movement is lost. `why` is unable, held, blocked, bumped, standstill, failed or prone."""

    why: Word


@dataclass(frozen=True, slots=True)
class Bumped(shared.Bumped):
    """`into` is who is there, and felt at this moment."""

    felt: ClassVar[tuple[str, ...]] = ("into",)
    into: str


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
    loaded: Annotated[int, Secret("gear", of="who")]


@dataclass(frozen=True, slots=True)
class Switched(Event):
    """A weapon was set to stun mode or back, an item switched on or off: `state` is stun, lethal, on or off."""

    who: str
    item: str
    state: Word


# -- dice ------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Rolled(shared.Rolled):
    """A d20 was rolled: its face, the total with its parts, and the number it is compared with (0 for none)."""

    natural: Annotated[int, Secret("dice", of="who")]
    total: Annotated[Tally, Secret("dice", of="who")]
    against: Annotated[int, Secret("stats")]

    @property
    def success(self) -> bool | None:
        known = isinstance(self.total, Tally) and bool(self.against)  # whoever may not know the dice is told none
        return saves(self.natural, self.total.total, self.against) if known and self.why in SAVES else None


@dataclass(frozen=True, slots=True)
class SaveFailedByChoice(Event):
    """Somebody chose to fail a saving throw."""

    who: str
    why: Purpose


# -- attacks ---------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class AttackDeclared(shared.AttackDeclared):
    """An attack with its target (a combatant, a square or an intersection) and how it is made.

    `mode` is standard, full_attack, opportunity, charge, readied, ability, automatic or coup.
    """

    mode: str


@dataclass(frozen=True, slots=True)
class AttackResolved(shared.AttackResolved):
    """Hit or miss; `ac` with its reasons."""

    critical: bool
    ac: Annotated[Tally, Secret("stats", of="target")]


@dataclass(frozen=True, slots=True)
class ConcealmentRolled(Event):
    """The d% of concealment after a hit: up to `chance` it misses."""

    who: str
    target: str
    face: Annotated[int, Secret("dice", of="who")]
    chance: int
    missed: bool


@dataclass(frozen=True, slots=True)
class Scattered(Event):
    """A missed throw: the die of the direction, the squares, and where the weapon lands."""

    who: str
    weapon: str
    direction: int
    squares: int
    to: str


@dataclass(frozen=True, slots=True)
class Exploded(Event):
    """A weapon takes effect at an intersection; whom it catches."""

    heads: ClassVar[int] = 4
    who: str
    weapon: str
    at: str
    caught: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Intercepted(Event):
    """Somebody takes a hit in place of the one it protected."""

    who: str
    target: str


@dataclass(frozen=True, slots=True)
class Supported(Event):
    """Harrying or covering fire, a feint or a bodyguard has given somebody an advantage. `what` names it."""

    who: str
    of: str
    what: Thing


@dataclass(frozen=True, slots=True)
class SupportUsed(Event):
    """Such an advantage is used up."""

    who: str
    of: str
    what: Thing


# -- maneuvers and items ---------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class ManeuverResolved(Event):
    """A combat maneuver; `margin` by how much it passed its number, 0 if it failed."""

    who: str
    target: str
    maneuver: str
    success: bool
    margin: Annotated[int, Secret("stats")]


@dataclass(frozen=True, slots=True)
class ItemDamaged(Event):
    """Damage to an item; `state` is whole, broken or destroyed."""

    item: str
    damage: int
    hp: Annotated[int, Secret("health")]
    state: Word


# -- life and death --------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Damaged(shared.Damaged):
    """Damage taken: its parts by type after all reductions, and what each pool lost."""

    source: Thing
    damage: Annotated[Tally, Secret("dice")]
    temp: Annotated[int, Secret("health", of="who")]
    stamina: Annotated[int, Secret("health", of="who")]
    hit_points: Annotated[int, Secret("health", of="who")]
    sp: Annotated[int, Secret("health", of="who")]
    hp: Annotated[int, Secret("health", of="who")]


@dataclass(frozen=True, slots=True)
class Healed(shared.Healed):
    """Regained Hit Points and Stamina Points, and what there is now."""

    source: str
    hit_points: Annotated[int, Secret("health", of="who")]
    stamina: Annotated[int, Secret("health", of="who")]
    sp: Annotated[int, Secret("health", of="who")]


@dataclass(frozen=True, slots=True)
class ResolveLost(Event):
    """Resolve Points spent or lost; `why` is stabilize, stay, dying, damage or ability."""

    who: str
    amount: int
    left: Annotated[int, Secret("health", of="who")]
    why: Word


# -- conditions ------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class ConditionGained(shared.ConditionGained):
    source: str


@dataclass(frozen=True, slots=True)
class ConditionLost(shared.ConditionEnded):
    """A condition ended before its time; `why` in one word."""

    why: Word


# -- spells and abilities --------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class CastingBegan(Event):
    """A casting that takes so many rounds has begun or goes on."""

    who: str
    spell: str
    rounds: int


@dataclass(frozen=True, slots=True)
class SpellLost(Event):
    """A spell or spell-like ability came to nothing. `why` is damage, action, unable or conditions."""

    who: str
    spell: str
    why: Word


@dataclass(frozen=True, slots=True)
class TookEffect(shared.TookEffect):
    """A spell or ability takes effect on these."""

    ability: str


@dataclass(frozen=True, slots=True)
class EffectEnded(shared.EffectEnded):
    """A spell or ability that lasted is over. `why` is dismissed, concentration, damage or unable."""

    ability: str


@dataclass(frozen=True, slots=True)
class Bewildered(Event):
    """What a confused combatant is driven to: normal, nothing, self_harm or attack, and at whom."""

    who: str
    drive: str
    target: str


@dataclass(frozen=True, slots=True)
class Noticed(Event):
    """Somebody who was hidden is observed again; `by` is empty for everybody."""

    tells_of: ClassVar[tuple[str, ...]] = ("who", "by")
    who: str
    by: str
