"""Fighters and the combat: everything that can change in a fight. Lengths are in feet, places in squares."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal

from affray.core.notation import DicePool
from affray.core.timing import Moment, Timing
from affray.space.measure import Footprint

from .battlefield import Battlefield, Ground
from .conditions import INCAPACITATED, PRONE
from .kinds import Card, Change, Controller, PowerCost, SaveAgainst, TurnEdge
from .scenario import Options

Phase = Literal["surprise", "initiative", "ties", "begin", "main", "end", "aftermath", "over"]
"""Where the fight stands: before the first round, in the turn of its owner, or behind its end."""
InProgress = Literal["", "attack", "multiattack"]
Cause = Literal["", "zero"]
TriggerKind = Literal["", "movement", "declaration", "result", "turn", "gm"]
"""What a readied response waits for; empty for a side that only knows that there is one."""
RulingKind = Literal["edge", "cover", "help", "damage_type"]

@dataclass(frozen=True, slots=True)
class Condition:
    """One instance of a condition, with its own source and end (E5-COND-1). `serial` tells instances apart.

    `power` is the power that keeps it up (with the source's concentration); `cause` is `zero` for the unconsciousness
    of somebody without hit points; `via_attack` is the attack that holds somebody for a grapple made by a hit.
    """

    name: str
    source: str = ""
    until: Moment | None = None
    end_save: SaveAgainst | None = None
    escape_dc: int = 0
    via_attack: str = ""
    level: int = 1
    power: str = ""
    cause: Cause = ""
    serial: int = 0


@dataclass(frozen=True, slots=True)
class Effect:
    """What a power keeps up on somebody: a change, temporary hit points or both (E5-SPELL-19, E5-HEAL-5)."""

    power: str
    source: str
    change: Change
    until: Moment | None = None
    serial: int = 0


@dataclass(frozen=True, slots=True)
class Ongoing:
    """Damage that comes back at the start or end of each of the bearer's turns."""

    damage: DicePool
    type: str
    at: TurnEdge = "start"
    why: str = "ongoing"


@dataclass(frozen=True, slots=True)
class HelpToken:
    """Help that waits to be used: `kind` check with a task, or attack with a target (E5-ACT-13, E5-ACT-15)."""

    helper: str
    kind: Literal["check", "attack"]
    about: str


@dataclass(frozen=True, slots=True)
class Trigger:
    """A readied trigger that can be tested: what must happen, by whom, to or near what."""

    kind: TriggerKind
    event: str = ""
    who: str = "any_enemy"
    of: str = ""
    squares: tuple[tuple[int, int], ...] = ()
    within: int = 5
    text: str = ""


@dataclass(frozen=True, slots=True)
class Readied:
    """A readied response: one action (`with_` an attack or a power) or a move (E5-READY-2)."""

    trigger: Trigger
    response: str
    with_: str = ""
    held_spell: str = ""
    slot: int = 0


@dataclass(frozen=True, slots=True)
class Spell:
    """A spell cast in the current turn (E5-SPELL-8)."""

    level: int
    cost: PowerCost


@dataclass(slots=True)
class Budget:
    """What somebody can still pay until its next turn, and what this turn has paid for (E5-TURN-10, E5-MON-6)."""

    action: bool = False
    bonus_action: bool = False
    utility: bool = False
    reaction: bool = True
    legendary: int = 0
    moved_ft: int = 0
    dashes: int = 0
    diagonals: int = 0
    """Diagonal steps of this turn, for the option `diagonal_rule`."""
    run_up: int = 0
    """Feet moved on foot immediately before, for a long jump (E5-MOVE-8)."""
    busy: bool = False
    """Has moved or acted in this turn (E5-FREE-6)."""
    in_progress: InProgress = ""
    """The action that still owes attacks."""
    attacks_left: int = 0
    multiattack_left: dict[str, int] = field(default_factory=dict)
    attack_made: bool = False
    """An attack of this turn's Attack action was made (E5-TWF-5)."""
    light_attack_with: list[tuple[str, bool]] = field(default_factory=list)
    """Light melee weapons attacked with in this turn's Attack action, and whether they were thrown (E5-TWF-1)."""
    loading_fired: list[str] = field(default_factory=list)
    """What has paid for a shot with a loading weapon: action, bonus_action, reaction (E5-WPN-5)."""

    def renew(self, legendary: int) -> None:
        """A turn begins: everything can be paid, nothing is paid for yet, but what a Dash of this turn has given."""
        self.action = self.bonus_action = self.utility = self.reaction = True
        self.busy = self.attack_made = False
        self.moved_ft = self.diagonals = self.run_up = self.attacks_left = 0
        self.legendary, self.in_progress = legendary, ""
        self.multiattack_left.clear()
        self.light_attack_with.clear()
        self.loading_fired.clear()

    def clone(self) -> Budget:
        return Budget(
            self.action, self.bonus_action, self.utility, self.reaction, self.legendary, self.moved_ft, self.dashes,
            self.diagonals, self.run_up, self.busy, self.in_progress, self.attacks_left, dict(self.multiattack_left),
            self.attack_made, list(self.light_attack_with), list(self.loading_fired),
        )  # fmt: skip


def in_budget(name: str) -> Any:
    """A part of the budget under a name of the fighter itself, for whoever looks at a fight from outside."""

    def get(fighter: Fighter) -> Any:
        return getattr(fighter.budget, name)

    def change(fighter: Fighter, value: Any) -> None:
        setattr(fighter.budget, name, value)

    return property(get, change)


class Spending:
    """What somebody can still spend, under names of its own, for whoever looks at a fight from outside.

    Not in the class of the fighter: compiled, a dataclass takes them for fields.
    """

    __slots__ = ()

    action_available: ClassVar[Any] = in_budget("action")
    bonus_action_available: ClassVar[Any] = in_budget("bonus_action")
    utility_available: ClassVar[Any] = in_budget("utility")
    reaction_available: ClassVar[Any] = in_budget("reaction")
    movement_spent_ft: ClassVar[Any] = in_budget("moved_ft")
    attacks_left: ClassVar[Any] = in_budget("attacks_left")
    dashes: ClassVar[Any] = in_budget("dashes")
    legendary_left: ClassVar[Any] = in_budget("legendary")


@dataclass(slots=True)
class Fighter(Spending):
    """A combatant in the fight."""

    card: Card
    side: str
    controller: Controller
    place: Footprint
    hp: int
    hp_max: int
    temp_hp: int = 0
    elevation: int = 0
    neutral: bool = False
    initiative: int | None = None
    """The total that places it in the order; None until the check is made."""
    surprised: bool = False
    turns_taken: int = 0
    budget: Budget = field(default_factory=Budget)
    response_spent: int = -1
    """Movement spent of a readied move that goes on; -1 while there is none (E5-READY-13)."""
    disengaged: bool = False
    dodging: bool = False
    readied: Readied | None = None
    response_lost: bool = False
    """A readied response ran out unused (E5-READY-6)."""
    help_tokens: list[HelpToken] = field(default_factory=list)
    hiding: bool = False
    """Was quiet before the fight (E5-SURP-2) or has hidden since, and has not come out; whoever notices it or not."""
    stealth: int | None = None
    """The total of the last check to hide."""
    hidden_from: list[str] = field(default_factory=list)
    conditions: list[Condition] = field(default_factory=list)
    marks: int = 0
    """The conditions as bits, implied ones included; kept by `conditions.py`."""
    exhaustion: int = 0
    concentration: str = ""
    death_successes: int = 0
    death_failures: int = 0
    stable: bool = False
    dead: bool = False
    held: list[str] = field(default_factory=list)
    stowed: dict[str, int] = field(default_factory=dict)
    """Carried but not in hand: how many of each item."""
    effects: list[Effect] = field(default_factory=list)
    ongoing: list[Ongoing] = field(default_factory=list)
    squeezing: bool = False
    clinging: bool = False
    """Holds on to a wall it climbs (E5-MOVE-16)."""
    jumping: bool = False
    surrendered: bool = False
    left_field: bool = False
    sneak_used: bool = False
    uses_left: dict[str, int] = field(default_factory=dict)
    """Power id, `slot n`, ammunition by attack id, `legendary_resistance`."""
    spent: list[str] = field(default_factory=list)
    """Powers that wait for their recharge."""
    spells_this_turn: list[Spell] = field(default_factory=list)
    stops: int = 0
    """How often something has stopped it: a fall to 0 or a speed of 0 (E5-OPP-9)."""
    temp_hp_effect: int = 0
    """The number of the effect with which the temporary hit points end; 0 if they last until used up (E5-HEAL-5)."""
    known_to: tuple[str, ...] | None = None
    """None for everybody; else the sides, beside its own, that have seen it."""
    id: str = field(init=False, compare=False, repr=False)
    """That of the card."""

    def __post_init__(self) -> None:
        self.id = self.card.id

    @property
    def present(self) -> bool:
        """Neither dead nor gone (E5-GEN-9)."""
        return not self.dead and not self.left_field

    @property
    def able(self) -> bool:
        """Able to fight (E5-END-2)."""
        return not self.dead and not self.left_field and self.hp > 0 and not self.surrendered

    @property
    def in_hiding(self) -> bool:
        """Whether it could come out of hiding, which needs nobody from whom it is hidden (E5-HIDE-6)."""
        return self.hiding or bool(self.hidden_from)

    @property
    def incapacitated(self) -> bool:
        return bool(self.marks & INCAPACITATED)

    @property
    def prone(self) -> bool:
        return bool(self.marks & PRONE)

    def clone(self) -> Fighter:
        return Fighter(
            self.card, self.side, self.controller, self.place, self.hp, self.hp_max, self.temp_hp, self.elevation,
            self.neutral, self.initiative, self.surprised, self.turns_taken, self.budget.clone(), self.response_spent,
            self.disengaged, self.dodging, self.readied, self.response_lost, list(self.help_tokens), self.hiding,
            self.stealth, list(self.hidden_from), list(self.conditions), self.marks, self.exhaustion,
            self.concentration, self.death_successes, self.death_failures, self.stable, self.dead, list(self.held),
            dict(self.stowed), list(self.effects), list(self.ongoing), self.squeezing, self.clinging, self.jumping,
            self.surrendered, self.left_field, self.sneak_used, dict(self.uses_left), list(self.spent),
            list(self.spells_this_turn), self.stops, self.temp_hp_effect, self.known_to,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Lying:
    """An item on the ground: `owner.attack`, and where; `unseen_by` are sides that have not noticed it there."""

    item: str
    x: int
    y: int
    unseen_by: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Missed:
    """An item that is gone from where it lay, and the sides that have not noticed: they believe it is still there."""

    item: str
    x: int
    y: int
    by: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Ruling:
    """The game master's word on a roll or on cover (E5-GEN-4). Advantage and disadvantage are used up by one roll."""

    kind: RulingKind
    who: str
    value: str
    against: str = ""


@dataclass(frozen=True, slots=True)
class Result:
    """Something that came true, for readied responses (E5-READY-18): `who` did or suffers it, `of` is the other."""

    event: str
    who: str
    of: str = ""


@dataclass(slots=True)
class Combat:
    """The state between two steps. `phase` and `owner` are the cursor; `acted` are those who had their turn."""

    map: Battlefield
    ground: Ground
    """The battlefield as it is now, with its doors and breaches."""
    options: Options
    fighters: dict[str, Fighter]
    timing: Timing = field(default_factory=Timing)
    over: str = ""
    phase: Phase = "surprise"
    round: int = 0
    owner: str = ""
    """Whose turn it is."""
    slots: list[tuple[str, ...]] = field(default_factory=list)
    """The initiative order: one entry for each roll, with its members in file order."""
    line: list[str] = field(default_factory=list)
    """The order of this round, groups as the game master lined them up."""
    lined_up: list[str] = field(default_factory=list)
    """First members of groups whose order has been picked this round."""
    acted: list[str] = field(default_factory=list)
    opened: list[str] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)
    feature_hp: dict[str, int] = field(default_factory=dict)
    lying: list[Lying] = field(default_factory=list)
    missed: list[Missed] = field(default_factory=list)
    rulings: list[Ruling] = field(default_factory=list)
    results: list[Result] = field(default_factory=list)
    """What has come true since the last `on_result` window."""
    ready: list[str] = field(default_factory=list)
    """Who holds a readied response."""
    reactors: dict[str, dict[str, bool]] = field(default_factory=dict)
    """By window: who has a reaction power for it, and whether also for what happens to others; under `legendary` who
    has legendary actions.
    """
    serial: int = 0
    stake: tuple[int, tuple[str, ...]] = (0, ())
    """What a failed save would cost: damage, and conditions."""
    marks: int = 0
    """The conditions that anybody has, as bits; kept by `conditions.py`."""
    loose: bool = True
    """Somebody may be off the ground or hidden: set by whoever rises or hides, cleared by `settling.settle`."""
    fleeting: bool = True
    """Somebody may have what ends with any turn: set by whoever dashes, disengages, sneaks or casts."""
    helped: bool = True
    """Somebody may have been promised help: set by whoever helps, cleared by `order.expire`."""
    unnoticed: bool = field(default=False, compare=False, repr=False)
    """Something may lie, or lie no longer, where a side has not noticed it; kept by `hands.py` and `knowing.py`."""
    rivals: tuple[Fighter | None, Fighter | None] = field(default=(None, None), init=False, compare=False, repr=False)
    """Two of different sides who were able to fight when last somebody looked (`order.is_decided`)."""
    crowd: Any = field(default=None, init=False, compare=False, repr=False)
    """Where everybody is (`crowd.Crowd`), worked out from the fighters; None until somebody asks for it."""
    under_way: list[Any] = field(default_factory=list, init=False, compare=False, repr=False)
    """What open windows and the choice after a shove are about (`windows.Happening`), the innermost last."""

    def clone(self) -> Combat:
        return Combat(
            self.map, self.ground, self.options,
            {name: fighter.clone() for name, fighter in self.fighters.items()},
            self.timing.clone(), self.over, self.phase, self.round, self.owner, list(self.slots), list(self.line),
            list(self.lined_up), list(self.acted), list(self.opened), list(self.broken), dict(self.feature_hp),
            list(self.lying), list(self.missed), list(self.rulings), list(self.results), list(self.ready),
            {window: dict(names) for window, names in self.reactors.items()},
            self.serial, self.stake, self.marks, self.loose, self.fleeting, self.helped,
            self.unnoticed,
        )  # fmt: skip

    def hostile(self, one: Fighter, other: Fighter) -> bool:
        """Of different sides, and neither of them neutral (E5-GEN-5)."""
        return one.side != other.side and not one.neutral and not other.neutral

    def allied(self, one: Fighter, other: Fighter) -> bool:
        """Of one side, and neither of them neutral; nobody is his own ally (E5-GEN-5)."""
        return one is not other and one.side == other.side and not one.neutral and not other.neutral

    def number(self) -> int:
        """A fresh number for a condition or effect."""
        self.serial += 1
        return self.serial
