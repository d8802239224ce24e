"""Units, items and the battle: what a fight of this game is made of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from affray.core.timing import Timing
from affray.space.field import Point, Rect

from .scenario import ItemEntry, Options, UnitEntry

GRAIN = 4
"""Lengths are whole quarters of a span, so that every comparison is exact (COIN-SPACE-5)."""

REACH = GRAIN // 2
"""Half the size of an infantry unit (COIN-SPACE-3)."""


@dataclass(frozen=True, slots=True)
class Kind:
    """What an item is; shared by all its copies."""

    key: str
    name: str
    kind: str
    coins: int
    range: int | None
    hands: int = 1
    heal: int = 0
    self_destruct: bool = False
    owner_locked: bool = False


@dataclass(slots=True)
class Item:
    """One copy of an item. Where it is, its holder knows: it is in exactly one place (COIN-ITEM-1)."""

    id: str
    kind: Kind
    owner: str = ""
    uses: int | None = None
    contents: list[str] = field(default_factory=list)

    def clone(self) -> Item:
        return Item(self.id, self.kind, self.owner, self.uses, list(self.contents))


@dataclass(frozen=True, slots=True)
class Card:
    """What never changes about a unit; shared by all snapshots."""

    id: str
    name: str
    technical: bool
    hp_max: int
    guard: int = 0
    size: int = GRAIN
    camouflage: int = 0
    remains: str = "stay"
    drill: str = "shoot"
    hold_capacity: int = 0


@dataclass(slots=True)
class Unit:
    """A unit in the battle: infantry with two hands and a backpack, or a vehicle (COIN-UNIT-1 to COIN-UNIT-3)."""

    card: Card
    side: str
    hp: int
    pos: Point | None = None
    status: str = "ok"
    inside: str = ""
    left: str = ""
    right: str = ""
    backpack: list[str] = field(default_factory=list)
    slots: list[str] = field(default_factory=list)
    pilot: str = ""
    hold: list[str] = field(default_factory=list)
    hatch_open: bool = False
    cargo: list[str] = field(default_factory=list)
    known_to: tuple[str, ...] | None = None
    """None for everybody; else the sides, beside its own, that have seen it."""

    @property
    def id(self) -> str:
        return self.card.id

    @property
    def technical(self) -> bool:
        return self.card.technical

    @property
    def living(self) -> bool:
        """Status `ok` (COIN-UNIT-7)."""
        return self.status == "ok"

    def clone(self) -> Unit:
        return Unit(
            self.card, self.side, self.hp, self.pos, self.status, self.inside, self.left, self.right,
            list(self.backpack), list(self.slots), self.pilot, list(self.hold), self.hatch_open, list(self.cargo),
            self.known_to,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Missed:
    """Where an item lay, and the sides that have not noticed that it is gone."""

    spot: Point
    by: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Zone:
    """A rectangle of terrain: cover of some rating, or blocked ground (COIN-SPACE-6)."""

    rect: Rect
    cover: int = 0
    blocked: bool = False
    id: str = ""
    kind: str = ""
    """What people call it, if the file says so."""


@dataclass(frozen=True, slots=True)
class Book:
    """The tables that came with the encounter, for whoever joins later."""

    kinds: Mapping[str, Kind] = field(default_factory=dict)
    items: Mapping[str, ItemEntry] = field(default_factory=dict)
    units: Mapping[str, UnitEntry] = field(default_factory=dict)


@dataclass(slots=True)
class Battle:
    """The state between two steps. `phase` is the cursor: 0 is initiative, 1 to 6 are those of COIN-TURN-2."""

    extent: Rect
    terrain: tuple[Zone, ...]
    options: Options
    units: dict[str, Unit]
    items: dict[str, Item]
    ground: dict[str, Point]
    timing: Timing = field(default_factory=Timing)
    over: str = ""
    turn: int = 1
    phase: int = 0
    first: str = ""
    tosser: str = ""
    """Whose initiative attempt is next; empty before the lot."""
    streaks: dict[str, int] = field(default_factory=dict)
    """Tails in a row that a side has saved up (option `initiative_streak: accumulate`)."""
    active: dict[str, str] = field(default_factory=dict)
    acted: list[str] = field(default_factory=list)
    """Units that have had their acting phase this turn."""
    acting: str = ""
    """The unit whose act goes on, until the defence against it is over."""
    attacking: bool = False
    """The acting unit has passed to its attack (COIN-PREP-5)."""
    links: int = 0
    """Preparatory actions of this chain that did not fail."""
    taken: list[str] = field(default_factory=list)
    """Vehicles whose seat was taken this turn: they cannot be chosen before the next (COIN-ACT-8)."""
    attacked: list[str] = field(default_factory=list)
    """Units that have attacked this turn (COIN-ATK-1)."""
    prep_objects: list[str] = field(default_factory=list)
    shooter: str = ""
    """Who fires the current attack: the acting unit, or the vehicle whose guns it took over."""
    portions: dict[str, int] = field(default_factory=dict)
    """Tails of each weapon of the current attack."""
    allotment: dict[str, int] = field(default_factory=dict)
    """Damage allotted to each unit, less what its defence has cancelled so far."""
    defended: list[str] = field(default_factory=list)
    tossed: int = 0
    """How many coins have been tossed in the battle (COIN-TOSS-5)."""
    promised: str = ""
    """Who is the first player from the next turn on, if the game master said so."""
    upheavals: int = 0
    """How often the game master gave the turn another course: what went on before is dropped."""
    ended: str = ""
    """The rule that ended the battle; empty while it goes on, or if the game master ended it."""
    missed: dict[str, Missed] = field(default_factory=dict)
    """Items that some side believes to lie where they lay."""
    unnoticed: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Items on the ground, with the sides that do not know that they lie there."""
    book: Book = field(default_factory=Book, repr=False, compare=False)
    mapped: bool = True
    """False in a fight without a map: people see distances, the points are kept for them."""

    def clone(self) -> Battle:
        return Battle(
            self.extent, self.terrain, self.options,
            {name: unit.clone() for name, unit in self.units.items()},
            {name: item.clone() for name, item in self.items.items()},
            dict(self.ground), self.timing.clone(), self.over, self.turn, self.phase, self.first, self.tosser,
            dict(self.streaks), dict(self.active), list(self.acted), self.acting, self.attacking, self.links,
            list(self.taken), list(self.attacked), list(self.prep_objects), self.shooter, dict(self.portions),
            dict(self.allotment), list(self.defended), self.tossed, self.promised, self.upheavals,
            self.ended, dict(self.missed), dict(self.unnoticed), self.book, self.mapped,
        )  # fmt: skip

    def upset(self) -> None:
        """The game master gives the turn another course: whatever goes on is dropped."""
        self.upheavals += 1

    @property
    def second(self) -> str:
        return other(self.first)

    @property
    def acting_side(self) -> str:
        """Whose phase it is when somebody acts: the first player's in phase 2, the second player's in phase 4."""
        return self.first if self.phase in (2, 3) else self.second

    @property
    def defending_side(self) -> str:
        return other(self.acting_side)

    def of(self, side: str) -> list[Unit]:
        """The living units of a side, in list order."""
        return [unit for unit in self.units.values() if unit.side == side and unit.status == "ok"]

    def occupants(self, vehicle: Unit) -> list[Unit]:
        """Everybody inside, the pilot first."""
        names = [vehicle.pilot, *vehicle.hold] if vehicle.pilot else vehicle.hold
        return [self.units[name] for name in names]


def other(side: str) -> str:
    return "b" if side == "a" else "a"
