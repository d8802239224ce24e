"""Combatants and the combat: everything that can change in a fight."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from affray.core.notation import DicePool
from affray.core.timing import Moment, Timing
from affray.space.bits import Bits
from affray.space.facing import Facing
from affray.space.measure import Footprint

from .battlefield import Battlefield
from .conditions import HIDDEN
from .kinds import ACTIVE, WEIGHTS, Card, EffectTiming, SegmentState, Stage, Status, WardKind, Weapon
from .scenario import Options, StatBlock


@dataclass(frozen=True, slots=True)
class Condition:
    """Something true of somebody: who caused it, by which spell, until when (ACKS-COND-1)."""

    name: str
    by: str = ""
    until: Moment | None = None
    spell: str = ""
    ends_on: str = ""


@dataclass(frozen=True, slots=True)
class Ongoing:
    """Damage that comes again and again (ACKS-SPELL-10)."""

    pool: DicePool
    type: str
    timing: EffectTiming
    ends_on: str = ""
    by: str = ""
    spell: str = ""
    until: Moment | None = None


@dataclass(frozen=True, slots=True)
class Ward:
    """A ward on somebody."""

    kind: WardKind
    by: str = ""
    spell: str = ""
    until: Moment | None = None


@dataclass(frozen=True, slots=True)
class Ready:
    """A readied action: what, with which weapon, upon what (ACKS-READY-1)."""

    action: str
    weapon: str
    trigger: str
    targets: tuple[str, ...]
    squares: tuple[tuple[int, int], ...]
    round: int


@dataclass(frozen=True, slots=True)
class Lying:
    """A weapon on the ground."""

    weapon: Weapon
    owner: str
    x: int
    y: int
    known_to: tuple[str, ...] | None = field(default=None, compare=False)
    """The sides that know that it lies there; None if all do that know its owner."""


class Budget(NamedTuple):
    """What a segment has been used for so far, and so what it can still pay (ACKS-ACT-1, ACKS-ACT-2)."""

    moves: int = 0
    """Movement actions taken."""
    committed: bool = False
    """Movement is over: its moment for interrupts has passed."""
    ran: bool = False
    """Has run and may still take cover (ACKS-MOVE-3)."""

    @property
    def begun(self) -> bool:
        """Something was done with it: it is too late to delay, or for what takes a full round."""
        return bool(self.moves) or self.committed


FRESH = Budget()


@dataclass(slots=True)
class Warrior:
    """A combatant in the fight. Engagement is never stored: it is read from place and facing."""

    card: Card
    side: str
    player: bool
    group: str
    place: Footprint
    facing: Facing
    hp: int
    elevation: int = 0
    flying: bool = False
    status: Status = ACTIVE
    body: Bits = 0
    """The squares it fills."""
    ahead: Bits = 0
    """The squares within 5 ft that it faces."""
    marks: int = 0
    """Its conditions as bits."""
    conditions: list[Condition] = field(default_factory=list)
    wards: list[Ward] = field(default_factory=list)
    ongoing: list[Ongoing] = field(default_factory=list)
    arms: dict[str, Weapon] = field(default_factory=dict)
    """Everything carried, as it is held now."""
    hand: list[str] = field(default_factory=list)
    """The attack sequence: weapons in hand, or natural attacks."""
    ammo: dict[str, int] = field(default_factory=dict)
    castings: dict[str, int] = field(default_factory=dict)
    shield_ready: bool = False
    taken_off: int = 0
    """Stones of its armor that it does not wear, each a point of AC (ACKS-ACT-3)."""
    # -- this round
    declared: str = ""
    """`retreat`, `withdraw` or the id of a spell."""
    disrupted: bool = False
    number: int = 0
    number_called: bool = False
    segment: SegmentState = "pending"
    wait_for: str = ""
    delay_to: int | None = None
    """The announced count, or the limit; none if it has not delayed this round (ACKS-DELAY-9)."""
    cleaves: int = 0
    began_engaged: bool = False
    hurt: bool = False
    """Took damage this round."""
    stood: Footprint | None = None
    """Where it stood when the round began."""
    harried: bool = False
    """Somebody attacked it, or it took fright, this round (ACKS-COND-9)."""
    shots: int = 0
    """Cleaves made with missiles this round (ACKS-CLEAVE-11)."""
    charged: bool = False
    shot_slow: int = 0
    """The last round in which it shot a slow weapon (ACKS-RANGED-9)."""
    interrupted: bool = False
    """Has used its first-round interrupt (ACKS-FIRST-14)."""
    # -- this segment
    spent: Budget = FRESH
    moved: int = 0
    """Squares' worth of movement made."""
    attacked: bool = False
    slew: bool = False
    """Made a coup de grace, which leaves it sneaking (ACKS-MOVE-10)."""
    casting: bool = False
    barred: list[str] = field(default_factory=list)
    """Warded creatures that it failed to attack (ACKS-ATK-11)."""
    # -- lasting
    ready: Ready | None = None
    lost_ready: str = ""
    """The rule that took a readied action away."""
    first_ready: bool = False
    lost_first: str = ""
    defending: str = ""
    """Whom it defends: itself or an ally (ACKS-ACT-8)."""
    concentrating: str = ""
    nonlethal: int = 0
    felled_round: int = 0
    felled_type: str = ""
    hp_at_start: int = 0
    morale_rolled: bool = False
    fearless: bool = False
    """Victory or death: no more morale rolls (ACKS-MORALE-8)."""
    pursuit_rolled: bool = False
    holds_back: bool = False
    """Fights on, but pursues nobody (ACKS-MORALE-7)."""
    treated: bool = False
    numbered: bool = False
    """Has an initiative number to keep, if numbers are kept (ACKS-INIT-8)."""
    known_to: tuple[str, ...] | None = None
    """None for everybody; else the sides, beside its own, that have seen it."""
    tracked_by: tuple[str, ...] | None = None
    """While it is hidden: the sides that know its place; None for everybody (ACKS-COND-8)."""
    id: str = field(init=False)

    def __post_init__(self) -> None:
        self.id = self.card.id

    def is_known_to(self, side: str) -> bool:
        """Whether a side knows that it is here: seen by then, and not hidden in a place that it does not know."""
        if self.side == side or (self.known_to is None and self.tracked_by is None):
            return True
        if self.known_to is not None and side not in self.known_to:
            return False
        return self.tracked_by is None or side in self.tracked_by or not self.marks & HIDDEN

    def show_to(self, side: str) -> None:
        """From now on a side knows where it is, by sight or touch."""
        if self.known_to is not None and side not in self.known_to:
            self.known_to = (*self.known_to, side)
        if self.tracked_by is not None and side not in self.tracked_by:
            self.tracked_by = (*self.tracked_by, side)

    def clone(self) -> Warrior:
        return Warrior(
            self.card, self.side, self.player, self.group, self.place, self.facing, self.hp, self.elevation,
            self.flying, self.status, self.body, self.ahead, self.marks, list(self.conditions), list(self.wards),
            list(self.ongoing), dict(self.arms), list(self.hand), dict(self.ammo), dict(self.castings),
            self.shield_ready, self.taken_off, self.declared, self.disrupted, self.number, self.number_called,
            self.segment, self.wait_for, self.delay_to, self.cleaves, self.began_engaged, self.hurt, self.stood,
            self.harried, self.shots, self.charged, self.shot_slow, self.interrupted, self.spent,
            self.moved, self.attacked, self.slew, self.casting, list(self.barred), self.ready,
            self.lost_ready, self.first_ready, self.lost_first, self.defending, self.concentrating, self.nonlethal,
            self.felled_round, self.felled_type, self.hp_at_start, self.morale_rolled, self.fearless,
            self.pursuit_rolled, self.holds_back, self.treated, self.numbered,
            self.known_to, self.tracked_by,
        )  # fmt: skip


def armor_worn(warrior: Warrior) -> int:
    """How heavy the armor is that it wears now; a stone of armor is a point of AC (ACKS-ACT-3)."""
    if not warrior.taken_off:
        return warrior.card.armor
    return min(warrior.card.armor, WEIGHTS[max(0, warrior.card.ac_from_armor - warrior.taken_off)])


@dataclass(frozen=True, slots=True)
class Bestiary:
    """The stat blocks of the encounter, for those who join; shared by all snapshots."""

    blocks: Mapping[str, StatBlock]


NO_BESTIARY = Bestiary({})


@dataclass(slots=True)
class Combat:
    """The state between two steps. `stage` with `count`, `due` and `acting` is the cursor."""

    ground: Battlefield
    options: Options
    warriors: dict[str, Warrior]
    timing: Timing = field(default_factory=Timing)
    over: str = ""
    round: int = 0
    stage: Stage = "surprise"
    count: int = 10
    due: list[str] = field(default_factory=list)
    """Who is still to have its place at the called number."""
    acting: str = ""
    """Whose segment it is."""
    charger: str = ""
    """Who charges now, until its segment ends."""
    charged_target: str = ""
    bonds: tuple[str, ...] = ()
    """Who was engaged with the acting combatant, either way, before it moved (ACKS-FIRST-18)."""
    triggered: list[str] = field(default_factory=list)
    """Readied combatants whose trigger the acting combatant has met."""
    offensive: bool = False
    """Somebody took an offensive action this round (ACKS-READY-10)."""
    groups: dict[str, int] = field(default_factory=dict)
    """How many members each group had at the start."""
    fallen: dict[str, int] = field(default_factory=dict)
    """How many of each group had fallen at its last look at morale."""
    sizes: dict[str, int] = field(default_factory=dict)
    """How many undefeated each side had when the round began."""
    knowledge: dict[str, tuple[bool, bool]] = field(default_factory=dict)
    """By side: foreknowledge and line of sight, if surprise is to be rolled."""
    peace: tuple[tuple[str, ...], ...] = ()
    """Sides that are not hostile to each other (ACKS-ROUND-5)."""
    lying: list[Lying] = field(default_factory=list)
    adjustments: dict[str, int] = field(default_factory=dict)
    """The Judge's adjustments of morale rolls by group or id, and `no_quarter` sides (ACKS-MORALE-6)."""
    bestiary: Bestiary = NO_BESTIARY
    stirred: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Who engaged whom before a change of condition or ward that has still to be looked at (ACKS-ENGAGE-16)."""
    missed: list[tuple[str, Lying]] = field(default_factory=list)
    """What a side believes to lie where it saw it, though somebody unseen has taken it."""

    def clone(self) -> Combat:
        return Combat(
            self.ground, self.options, {name: each.clone() for name, each in self.warriors.items()},
            self.timing.clone(), self.over, self.round, self.stage, self.count, list(self.due), self.acting,
            self.charger, self.charged_target, self.bonds, list(self.triggered), self.offensive, dict(self.groups),
            dict(self.fallen), dict(self.sizes), dict(self.knowledge), self.peace, list(self.lying),
            dict(self.adjustments), self.bestiary, dict(self.stirred), list(self.missed),
        )  # fmt: skip

    def hostile(self, one: Warrior, other: Warrior) -> bool:
        """Different sides are opponents, unless the Judge says otherwise (ACKS-ROUND-5)."""
        if one.side == other.side:
            return False
        return not self.peace or not any(one.side in sides and other.side in sides for sides in self.peace)

    def enemies(self, one: Warrior) -> list[Warrior]:
        """The opponents in the fight of whom its side knows, in file order."""
        return self.known(one.side, self.opponents(one))

    def known(self, side: str, people: Iterable[Warrior]) -> list[Warrior]:
        """Of some those of whom a side knows; hardly anybody is unknown or hides, so that is looked at first."""
        return [
            each for each in people if (each.known_to is None and each.tracked_by is None) or each.is_known_to(side)
        ]

    def opponents(self, one: Warrior) -> list[Warrior]:
        """All opponents in the fight, known or not, in file order."""
        if self.peace:
            return [each for each in self.warriors.values() if each.status == ACTIVE and self.hostile(one, each)]
        side = one.side
        return [each for each in self.warriors.values() if each.status == ACTIVE and each.side != side]

    def of(self, side: str) -> list[Warrior]:
        """The undefeated of a side, in file order."""
        return [each for each in self.warriors.values() if each.side == side and each.status == ACTIVE]

    def band(self, one: Warrior) -> str:
        """The name of somebody's group, which is of one side, or its own id (ACKS-INIT-5, ACKS-MORALE-13)."""
        return f"group {one.side} {one.group}" if one.group else one.id

    def sides(self) -> list[str]:
        return list(dict.fromkeys([each.side for each in self.warriors.values()]))
