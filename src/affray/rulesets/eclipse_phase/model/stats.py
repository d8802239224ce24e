"""Fighters and the combat: what changes in a fight.

Whatever an act changes goes through `Scene.change`, and points through `Scene.spend`: so acts can be simultaneous
(EP-TIE-6).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from affray.core.timing import Timing
from affray.space.field import Point, Rect

from .conditions import DEFENCELESS, HELPLESS
from .kinds import (
    Aim,
    Assault,
    Card,
    Condition,
    Controller,
    Delay,
    Explosive,
    Feature,
    Hit,
    Light,
    Lying,
    Movement,
    Opening,
    Phase,
    SlotState,
    Spot,
    Status,
    Suppression,
    Trial,
    Weapon,
)  # fmt: skip
from .scenario import Options

ACTIVE: Status = "active"
BEFORE = ("open", "ambush")
"""The phases before the first turn, in which an ambush is not seen yet."""
MOST_IGNORED = 3
"""So many wounds or traumas can be ignored at the most (EP-WOUND-5, EP-STRESS-3)."""


Spent = tuple[int, int, int, int]
"""Complex and quick actions, acts that came to pass, extra actions."""


@dataclass(slots=True)
class Budget:
    """What somebody has used up of its slot or extra action, and of its turn (EP-ACT-2, EP-MOVE-2, EP-EXTRA-5)."""

    complex: int = 0
    """Complex and task actions taken in this slot or extra action."""
    quick: int = 0
    quick_granted: int = 0
    """Additional quick actions that the game master allowed in this slot (EP-ACT-4)."""
    resolved: int = 0
    """Acts of this slot that came to pass, segments included."""
    buying: str = ""
    """The pool that paid for the extra action in progress; empty in a slot."""
    extras_taken: int = 0
    granted: int = 0
    """Extra actions that a critical success granted (EP-EXTRA-16)."""
    move_type: Movement = "none"
    move_left: int = 0
    """Units left this turn."""
    moved: bool = False
    """At least one segment this turn (EP-MELEE-4)."""
    stood_up: bool = False
    """Stood up this turn: both rates are halved (EP-MOVE-7)."""
    jumped: bool = False
    rushed: int = 0
    """Base moves that a rush adds to its full move this turn (EP-MOVE-6)."""
    ss_fired: tuple[str, ...] = ()
    """Single-shot weapons fired this turn (EP-EXTRA-11)."""

    def clone(self) -> Budget:
        return Budget(
            self.complex, self.quick, self.quick_granted, self.resolved, self.buying, self.extras_taken, self.granted,
            self.move_type, self.move_left, self.moved, self.stood_up, self.jumped, self.rushed, self.ss_fired,
        )  # fmt: skip

    def spent(self) -> Spent:
        """What an act uses up."""
        return self.complex, self.quick, self.resolved, self.extras_taken

    def renew(self, buying: str = "") -> None:
        """A fresh allowance, for a slot or for an extra action that a pool pays for (EP-ACT-2, EP-EXTRA-2)."""
        self.complex = self.quick = self.quick_granted = self.resolved = 0
        self.buying = buying


@dataclass(slots=True)
class Fighter:
    """A combatant in the fight.

    Its tables and lists are never changed, only replaced by others: so copies share them, of which simultaneous acts
    make one for each act.
    """

    card: Card
    side: str
    controller: Controller
    pos: Point
    status: Status = ACTIVE
    damage: int = 0
    wounds: int = 0
    stress: int = 0
    traumas: int = 0
    pools: Mapping[str, int] = field(default_factory=dict)
    """Points left."""
    temporary: Mapping[str, int] = field(default_factory=dict)
    """Points of temporary effects, spent first (EP-POOL-13)."""
    boosts: Mapping[str, int] = field(default_factory=dict)
    """Bought bonuses to all skills of an aptitude (EP-POOL-8)."""
    wounds_off: int = 0
    traumas_off: int = 0
    initiative_mod: int = 0
    """From implants, drugs and psi (EP-INIT-4)."""
    roll_mod: int = 0
    """To the next Initiative roll only, from an ambush (EP-INIT-6)."""
    known_roll: int | None = None
    """A total given by the encounter; then nothing is rolled."""
    # -- the order
    initiative_roll: int = 0
    count: int = 0
    rank: int = 0
    """Order among equal counts, higher first; equal count and equal rank are a tie (EP-TIE-9)."""
    init_mods_at_base: int = 0
    """The sum of Initiative modifiers behind the count (EP-INIT-13)."""
    decreed_count: int | None = None
    """A count that the game master set for the next turn on."""
    in_order: bool = False
    """Has rolled Initiative in this sequence."""
    slot_state: SlotState = "none"
    delay: Delay | None = None
    carried_in: bool = False
    """Its slot of this turn was carried into it (EP-DELAY-13)."""
    left_group: tuple[str, ...] = ()
    """The tied group that it left this turn by delaying (EP-TIE-8)."""
    took_initiative: str = ""
    """The pool with which it took the initiative this turn."""
    in_front: bool = False
    """Still has the front place that it bought; delaying gives it up (EP-TAKE-13)."""
    too_late: bool = False
    """Was still delaying when its place in the Extra phase passed (EP-EXTRA-14)."""
    budget: Budget = field(default_factory=Budget)
    """What its slot and its turn still allow."""
    # -- what goes on
    aim: Aim | None = None
    swept: str = ""
    """Whom it missed with a beam weapon in its last action (EP-RANGE-13)."""
    full_defense: bool = False
    aggressive: bool = False
    cover: str = ""
    """The feature behind which it has taken cover (EP-COND-13)."""
    marks: int = 0
    """Its conditions as bits."""
    conditions: Sequence[Condition] = field(default_factory=list)
    surprised: bool = False
    bleeding: bool = False
    stable: bool = False
    grappling: str = ""
    grappled_by: str = ""
    dragging: bool = False
    """Moves with the one it holds (EP-MELEE-11)."""
    held: bool = False
    """Has spent its complex action on the hold in this slot (EP-MELEE-11)."""
    arms: Mapping[str, Weapon] = field(default_factory=dict)
    """Everything carried."""
    ready: Sequence[str] = field(default_factory=list)
    """What is in hand."""
    ammo: Mapping[str, int] = field(default_factory=dict)
    fumbled: bool = False
    """Loses its next complex action by a critical failure (option)."""
    relief: int = -1
    """The turn in which it wants to hear no more of ignoring wounds."""
    tasks: Mapping[str, int] = field(default_factory=dict)
    """Long work: quarters of a turn that are still to be done (EP-ACT-6)."""
    known_to: tuple[str, ...] | None = None
    """None for everybody; else the sides, beside its own, that have seen it."""
    id: str = field(init=False)

    def __post_init__(self) -> None:
        self.id = self.card.id

    def is_known_to(self, side: str) -> bool:
        """Whether a side knows that it is here."""
        return self.known_to is None or self.side == side or side in self.known_to

    def show_to(self, side: str) -> None:
        """From now on a side knows where it is, by sight or touch."""
        if self.known_to is not None and side not in self.known_to:
            self.known_to = (*self.known_to, side)

    def give_up(self, weapon: str) -> tuple[Weapon, int | None]:
        """It carries a weapon no more: the thing, and the shots that are in it."""
        thing, shots = self.arms[weapon], self.ammo.get(weapon)
        self.arms = {name: each for name, each in self.arms.items() if name != weapon}
        self.ready = [name for name in self.ready if name != weapon]
        self.ammo = {name: each for name, each in self.ammo.items() if name != weapon}
        return thing, shots

    def clone(self) -> Fighter:
        return Fighter(
            self.card, self.side, self.controller, self.pos, self.status, self.damage, self.wounds, self.stress,
            self.traumas, self.pools, self.temporary, self.boosts, self.wounds_off, self.traumas_off,
            self.initiative_mod, self.roll_mod, self.known_roll, self.initiative_roll, self.count, self.rank,
            self.init_mods_at_base, self.decreed_count, self.in_order, self.slot_state, self.delay, self.carried_in,
            self.left_group, self.took_initiative, self.in_front, self.too_late, self.budget.clone(), self.aim,
            self.swept, self.full_defense, self.aggressive, self.cover, self.marks, self.conditions, self.surprised,
            self.bleeding, self.stable, self.grappling, self.grappled_by, self.dragging, self.held, self.arms,
            self.ready, self.ammo, self.fumbled, self.relief, self.tasks, self.known_to,
        )  # fmt: skip

    # -- the budget as people read it
    @property
    def complex(self) -> int:
        return self.budget.complex

    @property
    def quick(self) -> int:
        return self.budget.quick

    @property
    def quick_granted(self) -> int:
        return self.budget.quick_granted

    @property
    def resolved(self) -> int:
        return self.budget.resolved

    @property
    def buying(self) -> str:
        return self.budget.buying

    @property
    def extras_taken(self) -> int:
        return self.budget.extras_taken

    @property
    def move_type(self) -> Movement:
        return self.budget.move_type

    @property
    def move_left(self) -> int:
        return self.budget.move_left

    @property
    def delaying(self) -> bool:
        """Holds a delayed slot, of this turn or of an earlier one."""
        return self.slot_state == "delaying" or self.slot_state == "carried"


def wounds_counted(fighter: Fighter) -> int:
    """Wounds whose modifiers count (EP-WOUND-5)."""
    if not fighter.wounds:
        return 0
    return max(0, fighter.wounds - min(MOST_IGNORED, fighter.card.wounds_ignored + fighter.wounds_off))


def traumas_counted(fighter: Fighter) -> int:
    """Traumas whose modifiers count (EP-STRESS-3)."""
    if not fighter.traumas:
        return 0
    return max(0, fighter.traumas - min(MOST_IGNORED, fighter.card.traumas_ignored + fighter.traumas_off))


def initiative_modifiers(fighter: Fighter) -> int:
    """The sum that shifts the count (EP-INIT-4, EP-INIT-5)."""
    return fighter.initiative_mod - wounds_counted(fighter) - traumas_counted(fighter)


def can_act(fighter: Fighter) -> bool:
    """Conscious, in the fight and not surprised (EP-DECL-7)."""
    return fighter.status == ACTIVE and not fighter.marks & HELPLESS and not fighter.surprised


def can_defend(fighter: Fighter) -> bool:
    """EP-ATK-3."""
    return fighter.status == ACTIVE and not fighter.marks & DEFENCELESS and not fighter.surprised


@dataclass(frozen=True, slots=True)
class Bestiary:
    """Whoever may still join: a fresh one of every sheet, never changed, shared by all snapshots (EP-SEQ-9)."""

    sheets: Mapping[str, Fighter]


@dataclass(slots=True)
class Combat:
    """The state between two steps. `phase` with `left` is the cursor."""

    extent: Rect
    features: dict[str, Feature]
    light: Light
    options: Options
    fighters: dict[str, Fighter]
    timing: Timing = field(default_factory=Timing)
    over: str = ""
    turn: int = 0
    phase: Phase = "open"
    order: list[tuple[str, ...]] = field(default_factory=list)
    """The places of this turn, fixed at its start: those who took the initiative first (EP-TAKE-5)."""
    left: list[tuple[str, ...]] = field(default_factory=list)
    """The places still to come in this phase, or those still to be asked."""
    acting: str = ""
    """Whose slot or extra action it is."""
    waiting: list[str] = field(default_factory=list)
    """Whoever holds a delayed slot; windows look here first."""
    opening: Opening | None = None
    """The window that is open."""
    resolving: bool = False
    """An act is being resolved: nobody can interrupt now (EP-INTR-7)."""
    cut_in: int = 0
    """How deep delayed slots are being played inside other slots; 0 at every quiet moment."""
    spots: list[Spot] = field(default_factory=list)
    """New places in the order in which the slots were completed (EP-DELAY-31)."""
    roll_offs: dict[tuple[str, ...], tuple[str, ...]] = field(default_factory=dict)
    """For equals: the higher first (EP-TIE-4)."""
    asked: list[str] = field(default_factory=list)
    """Whoever had its decision in the Take phase, or its place in the Extra phase."""
    threat: dict[str, int] = field(default_factory=dict)
    """Points of each shared Threat pool (EP-POOL-14)."""
    ambushers: str = ""
    """The side that lies in wait before the first turn, if any."""
    surprise_turn: bool = False
    """This is a first turn in which somebody is surprised (EP-SURP-6)."""
    closing: bool = False
    """The game master closes the sequence after this slot (EP-SEQ-7)."""
    lying: list[Lying] = field(default_factory=list)
    explosives: list[Explosive] = field(default_factory=list)
    suppressions: list[Suppression] = field(default_factory=list)
    hits: list[Hit] = field(default_factory=list)
    """Hits to be settled after the merge of simultaneous acts (EP-TIE-7)."""
    coming: list[Hit] = field(default_factory=list)
    """Hits of simultaneous acts until their merge, in every version of the situation; none at a quiet moment."""
    stopped: list[str] = field(default_factory=list)
    """Movers whom a position condition stopped on their way (EP-INTR-8)."""
    exposed: list[str] = field(default_factory=list)
    """Whoever left its cover in the last act."""
    trial: Trial | None = None
    """The test that somebody is asked about; never set at a quiet moment."""
    assault: Assault | None = None
    """The attack that somebody is asked to defend against; never set at a quiet moment."""
    bestiary: Bestiary = field(default_factory=lambda: Bestiary({}), compare=False, repr=False)
    missed: list[tuple[str, Lying]] = field(default_factory=list)
    """What a side believes to lie where it saw it, though somebody unseen has taken it."""
    mapped: bool = True
    """False in a fight without a map: people see distances, the points are kept for them."""

    def clone(self) -> Combat:
        return Combat(
            self.extent, dict(self.features), self.light, self.options,
            {name: each.clone() for name, each in self.fighters.items()}, self.timing.clone(), self.over, self.turn,
            self.phase, list(self.order), list(self.left), self.acting, list(self.waiting), self.opening,
            self.resolving, self.cut_in, list(self.spots), dict(self.roll_offs), list(self.asked), dict(self.threat),
            self.ambushers, self.surprise_turn, self.closing, list(self.lying), list(self.explosives),
            list(self.suppressions), list(self.hits), list(self.coming), list(self.stopped), list(self.exposed),
            self.trial, self.assault, self.bestiary, list(self.missed), self.mapped,
        )  # fmt: skip

    def enemies(self, fighter: Fighter) -> list[Fighter]:
        """The active of other sides whom its own knows, in file order."""
        side = fighter.side
        return [
            each
            for each in self.fighters.values()
            if each.side != side and each.status == ACTIVE and (each.known_to is None or side in each.known_to)
        ]

    def allies(self, fighter: Fighter) -> list[Fighter]:
        """The active of the same side without itself, in file order."""
        side = fighter.side
        return [x for x in self.fighters.values() if x.side == side and x.status == ACTIVE and x is not fighter]

    def sides(self) -> list[str]:
        return list(dict.fromkeys(each.side for each in self.fighters.values()))
