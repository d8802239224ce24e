"""Fighters and the combat: everything that can change in a fight. Lengths are in feet, places in squares."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from affray.core.notation import DicePool
from affray.core.refusals import Value
from affray.core.timing import Moment, Timing
from affray.space.measure import Footprint

from .battlefield import Battlefield, Ground
from .conditions import HELPLESS, NO_ACTIONS, OUT, PRONE
from .kinds import Card, ItemKind, Trigger
from .scenario import Options, StatBlock
from .words import Controller, DoorState, Light, Location, Mode, Phase


@dataclass(frozen=True, slots=True)
class Condition:
    """One instance of a condition with its own source and end. `cause` is what it came by, such as dirty_trick."""

    name: str
    source: str = ""
    value: int = 0
    dice: DicePool | None = None
    until: Moment | None = None
    cause: str = ""
    attempts: int = 0
    """Saving throws already made against it (SF-COND-23)."""
    serial: int = 0


@dataclass(frozen=True, slots=True)
class Effect:
    """A bonus, a penalty or another lasting change: total defense, covering fire, an ability and the like.

    `target` is against whom it counts; `uses` how often (0 without limit); `ability` what keeps it up.
    """

    name: str
    source: str
    target: str = ""
    changes: tuple[tuple[str, int], ...] = ()
    kind: str = ""
    uses: int = 0
    until: Moment | None = None
    serial: int = 0
    ability: str = ""


@dataclass(frozen=True, slots=True)
class Casting:
    """A casting that takes rounds (SF-CAST-3)."""

    ability: str
    rounds_left: int
    begun_round: int


@dataclass(frozen=True, slots=True)
class Readied:
    """A readied action: what was fixed of it, and what sets it off (SF-READY-1)."""

    action: str
    values: tuple[tuple[str, Value], ...]
    trigger: Trigger
    purely_defensive: bool = False
    cost: str = "standard"
    """Its type: standard, move or swift (SF-READY-13)."""

    @property
    def fixed(self) -> dict[str, Value]:
        return dict(self.values)


@dataclass(slots=True)
class Item:
    """A thing somebody carries or that lies about; `owner` is who had it first."""

    kind: ItemKind
    owner: str
    location: Location
    loaded: int
    hp: int
    active: bool = True
    stun_mode: bool = False

    @property
    def name(self) -> str:
        """The name it has on the ground and in strange hands."""
        return f"{self.owner}.{self.kind.id}"

    @property
    def wielded(self) -> bool:
        return self.location == "wielded"

    @property
    def in_hand(self) -> bool:
        return self.location in ("wielded", "held") and self.kind.in_hand

    @property
    def broken(self) -> bool:
        """More than half of its Hit Points are lost (SF-OBJ-2)."""
        return 2 * self.hp < self.kind.hp_max

    def clone(self) -> Item:
        return Item(self.kind, self.owner, self.location, self.loaded, self.hp, self.active, self.stun_mode)

    def key(self) -> tuple[str, str, int, int, bool, bool]:
        """Everything that can change about it."""
        return self.name, self.location, self.loaded, self.hp, self.active, self.stun_mode


@dataclass(slots=True)
class Budget:
    """What somebody can still pay in its turn, and the reaction between two turns; conditions may forbid it all the
    same (SF-ACT-1, SF-REACT-3).
    """

    standard: bool = False
    move: bool = False
    swift: bool = False
    halved: bool = False
    """A turn of the surprise round: one of standard and move (SF-SURP-2)."""
    busy: bool = False
    """Has taken an action in this turn (SF-DELAY-2)."""
    reaction: bool = True

    def clone(self) -> Budget:
        return Budget(self.standard, self.move, self.swift, self.halved, self.busy, self.reaction)

    def key(self) -> tuple[bool, ...]:
        """Everything that can change about it."""
        return self.standard, self.move, self.swift, self.halved, self.busy, self.reaction


@dataclass(slots=True)
class Fighter:
    """A combatant in the fight."""

    card: Card
    side: str
    controller: Controller
    place: Footprint
    hp: int
    sp: int = 0
    rp: int = 0
    temp_hp: int = 0
    altitude_ft: int = 0
    """Above the floor; below it in a drop."""
    init_count: int | None = None
    aware: bool = True
    surprised: bool = False
    """Flat-footed until it has acted (SF-SURP-3)."""
    has_acted: bool = False
    budget: Budget = field(default_factory=Budget)
    delaying: bool = False
    turn_used: bool = False
    readied: Readied | None = None
    conditions: list[Condition] = field(default_factory=list)
    marks: int = 0
    """The conditions as bits, implied ones included; kept by `conditions.refresh`."""
    effects: list[Effect] = field(default_factory=list)
    grappling: list[str] = field(default_factory=list)
    casting: Casting | None = None
    concentrating_on: str = ""
    run_rounds: int = 0
    run_rest_left: int = 0
    run_checks: int = 0
    ran: bool = False
    """Has run in this turn (SF-RUN-4)."""
    attacks_this_turn: list[str] = field(default_factory=list)
    movement_mode: Mode = "land"
    drift: tuple[int, int] | None = None
    """The number of a step and feet per turn (SF-MOVE-11)."""
    airborne_turn: bool = False
    """Has flown or hovered since its turn began (SF-MOVE-10)."""
    squeezing: bool = False
    halted: bool = False
    """Cannot leave its square in this turn (trait stand_still)."""
    nimble_ft: int = 0
    """Feet of difficult terrain already ignored in this round (trait nimble_moves)."""
    tumbles: int = 0
    """Tumble checks of this round (SF-SKILL-6)."""
    dying_damage_this_cycle: bool = False
    stabilized_this_cycle: bool = False
    dropped_this_turn: bool = False
    intercepted_this_cycle: bool = False
    doom_round: int = 0
    """The round at whose turn it dies (SF-DEATH-7)."""
    last_attacker: str = ""
    compelled: str = ""
    """What confusion drives it to in this turn (SF-COND-22)."""
    los_at_turn_start: tuple[str, ...] = ()
    items: dict[str, Item] = field(default_factory=dict)
    uses_left: dict[str, int] = field(default_factory=dict)
    """Ability ids, and `slot n`."""
    hidden_from: list[str] = field(default_factory=list)
    """Who does not observe it."""
    ferocious: int = 0
    """Ends of own turns for which it still acts at 0 Hit Points (SF-DEATH-18)."""
    kept_up: bool = False
    """Has concentrated in this turn (SF-CAST-7)."""
    dead: bool = False
    left_field: bool = False
    surrendered: bool = False
    known_to: tuple[str, ...] | None = None
    """None for everybody; else the sides, beside its own, that have seen it."""
    hiding: bool = False
    """Has hidden, and knows of nobody who would observe all of it again (SF-SKILL-7)."""
    id: str = field(init=False, compare=False, repr=False)
    """That of the card."""
    kept: dict[Any, Any] = field(init=False, compare=False, repr=False)
    """What was worked out from its things, conditions and effects, and from the attacks of its turn; a copy begins
    without."""
    changes: int = field(init=False, compare=False, repr=False)
    """How often these have changed, for what others keep that depends on them as well."""

    def __post_init__(self) -> None:
        self.id = self.card.id
        self.kept = {}
        self.changes = 0

    def changed(self) -> None:
        """Its things, conditions, effects or attacks are others from now on."""
        self.changes += 1
        self.kept.clear()

    @property
    def present(self) -> bool:
        """Neither dead nor gone."""
        return not self.dead and not self.left_field

    @property
    def able(self) -> bool:
        """Can act at all."""
        return not self.dead and not self.left_field and not self.marks & NO_ACTIONS

    @property
    def fighting(self) -> bool:
        """Still counts for its side (SF-INIT-7)."""
        return not self.dead and not self.left_field and not self.marks & OUT and not self.surrendered

    @property
    def reaction_available(self) -> bool:
        return self.budget.reaction

    @property
    def helpless(self) -> bool:
        return bool(self.marks & HELPLESS)

    @property
    def prone(self) -> bool:
        return bool(self.marks & PRONE)

    def clone(self) -> Fighter:
        return Fighter(
            self.card, self.side, self.controller, self.place, self.hp, self.sp, self.rp, self.temp_hp,
            self.altitude_ft, self.init_count, self.aware, self.surprised, self.has_acted,
            self.budget.clone(), self.delaying, self.turn_used, self.readied,
            list(self.conditions), self.marks, list(self.effects), list(self.grappling), self.casting,
            self.concentrating_on, self.run_rounds, self.run_rest_left, self.run_checks, self.ran,
            list(self.attacks_this_turn), self.movement_mode, self.drift, self.airborne_turn, self.squeezing,
            self.halted, self.nimble_ft, self.tumbles, self.dying_damage_this_cycle, self.stabilized_this_cycle,
            self.dropped_this_turn, self.intercepted_this_cycle, self.doom_round, self.last_attacker, self.compelled,
            self.los_at_turn_start, {name: item.clone() for name, item in self.items.items()}, dict(self.uses_left),
            list(self.hidden_from), self.ferocious, self.kept_up, self.dead, self.left_field, self.surrendered,
            self.known_to, self.hiding,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Lying:
    """An item on the ground; `unseen_by` are sides that have not noticed it there."""

    item: Item
    x: int
    y: int
    unseen_by: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return self.item.name

    def clone(self) -> Lying:
        return Lying(self.item.clone(), self.x, self.y, self.unseen_by)


@dataclass(frozen=True, slots=True)
class Missed:
    """An item as it lay where it is gone from, and the sides that have not noticed: they believe it is still there."""

    item: Item
    x: int
    y: int
    by: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Slot:
    """A place in the initiative order: of a combatant, or an anchor at which effects end (SF-ROUND-9)."""

    id: str
    anchor: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Bestiary:
    """The stat blocks of an encounter by name, for those who join; shared by all snapshots."""

    blocks: Mapping[str, StatBlock]


NO_BESTIARY = Bestiary({})


@dataclass(slots=True)
class Combat:
    """The state between two steps. The cursor is `phase`, `pointer`, `turn_of` and the marks of the fighters."""

    map: Battlefield
    ground: Ground
    """The battlefield as it is now, with its doors."""
    options: Options
    fighters: dict[str, Fighter]
    timing: Timing = field(default_factory=Timing)
    over: str = ""
    phase: Phase = "initiative"
    round: int = 0
    surprise_round: bool = False
    order: list[Slot] = field(default_factory=list)
    """The places from the top; those of the dead stay as gaps, so that everybody else keeps his."""
    pointer: str = ""
    """The place that was reached last; empty at the top of a round."""
    turn_of: str = ""
    """Whose turn is in progress; empty between two turns."""
    last_turn: str = ""
    """Whose turn was the last one."""
    placed: list[str] = field(default_factory=list)
    """Who was placed behind the turn in progress by a readied action (SF-READY-8)."""
    waited: list[str] = field(default_factory=list)
    """Who has been asked since the last turn whether it comes out of delay."""
    forfeits: list[str] = field(default_factory=list)
    """Whose delayed turn is lost and still has to be ended (SF-DELAY-8)."""
    doors: dict[str, DoorState] = field(default_factory=dict)
    objects: dict[str, int] = field(default_factory=dict)
    """The Hit Points of what can be attacked; 0 if it is destroyed (SF-OBJ-2)."""
    lying: list[Lying] = field(default_factory=list)
    missed: list[Missed] = field(default_factory=list)
    ready: list[str] = field(default_factory=list)
    """Who holds a readied action."""
    reactors: dict[str, dict[str, tuple[str, ...]]] = field(default_factory=dict)
    """By window and event: who has a reaction to it beside the attack of opportunity."""
    owed: list[str] = field(default_factory=list)
    """Who was put before the pointer by decree and still has its turn of this round, which comes next (SF-ROUND-2)."""
    bestiary: Bestiary = field(default=NO_BESTIARY, compare=False, repr=False)
    serial: int = 0
    strangers: bool = field(default=False, compare=False, repr=False)
    """Whether anybody has come of whom not every side knows."""
    unnoticed: bool = field(default=False, compare=False, repr=False)
    """Something may lie, or lie no longer, where a side has not noticed it; kept by `belongings.py`."""
    rivals: tuple[Fighter | None, Fighter | None] = field(default=(None, None), init=False, compare=False, repr=False)
    """Two of different sides who still fought when last somebody looked (`order.is_decided`)."""
    under_way: list[Any] = field(default_factory=list, init=False, compare=False, repr=False)
    """What open windows are about (`windows.Happening`), the innermost last."""
    crowd: Any = field(default=None, init=False, compare=False, repr=False)
    """Where everybody is (`crowd.Crowd`), while it is known."""
    touched: tuple[str, tuple[str, ...]] | None = field(default=None, init=False, compare=False, repr=False)
    """Whom somebody runs into while that is told, and the sides that feel it."""

    def clone(self) -> Combat:
        return Combat(
            self.map, self.ground, self.options,
            {name: fighter.clone() for name, fighter in self.fighters.items()},
            self.timing.clone(), self.over, self.phase, self.round, self.surprise_round, list(self.order),
            self.pointer, self.turn_of, self.last_turn, list(self.placed), list(self.waited),
            list(self.forfeits), dict(self.doors), dict(self.objects), [each.clone() for each in self.lying],
            list(self.missed), list(self.ready), {window: dict(who) for window, who in self.reactors.items()},
            list(self.owed), self.bestiary, self.serial, self.strangers, self.unnoticed,
        )  # fmt: skip

    @property
    def zero_gravity(self) -> bool:
        return self.map.zero_gravity

    @property
    def light(self) -> Light:
        return self.map.light

    @property
    def obscured(self) -> bool:
        """Whether darkness or fog lies anywhere."""
        return bool(self.ground.conceals) or self.map.light != "normal"

    def lay_ground(self) -> None:
        """The battlefield as doors and destroyed things make it now."""
        gone = tuple([name for name, left in self.objects.items() if not left])
        self.ground = self.map.ground(self.doors, gone)

    def hostile(self, one: Fighter, other: Fighter) -> bool:
        """Of different sides (SF-GEN-6)."""
        return one.side != other.side

    def allied(self, one: Fighter, other: Fighter) -> bool:
        """Of one side; everybody is his own ally unless an option says otherwise (SF-GEN-6)."""
        return one.side == other.side and (one is not other or self.options.self_counts_as_ally)

    def number(self) -> int:
        """A fresh number for a condition or effect."""
        self.serial += 1
        return self.serial


def initiative_order(combat: Combat) -> list[str]:
    """Everybody who is there, from the top of the list."""
    fighters = combat.fighters
    return [slot.id for slot in combat.order if not slot.anchor and fighters[slot.id].present]
