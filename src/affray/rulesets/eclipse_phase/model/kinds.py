"""What never changes in a fight: sheets, weapons, the scene, and the small values that the state holds."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, NamedTuple, get_args

from affray.core.notation import DicePool
from affray.core.script import Pick
from affray.space.field import Point, Rect

GRAIN = 100
"""Places and distances are whole centimetres."""
SIZES = ("very_small", "small", "medium", "large", "very_large")
SIZE_MODIFIER = (-30, -10, 0, 10, 30)
"""Being attacked or spotted, and checks of strength (EP-SIZE-1)."""
APTITUDES = ("cog", "int", "ref", "sav", "som", "wil")
POOLS = ("insight", "moxie", "vigor", "flex")
COVER_LEVELS = ("none", "minor", "moderate", "major", "total")
Movement = Literal["none", "base", "full", "rush", "nonstandard"]
"""The types of movement (EP-MOVE-2)."""
MOVEMENTS: tuple[Movement, ...] = get_args(Movement)
Gait = Movement | Literal["jump"]
"""How one segment of a way is covered (EP-MOVE-9)."""
ActionType = Literal["automatic", "quick", "complex", "task"]
"""What an act takes of a slot (EP-ACT-1)."""
Nature = Literal["physical", "mental", "mesh", ""]
"""What an act takes of somebody (EP-ACT-5); empty as long as that is not said."""
Status = Literal["active", "absent", "dead", "destroyed", "out", "fled", "surrendered", "removed"]
"""Only the active have a place in the order (EP-SEQ-10)."""
SlotState = Literal["none", "pending", "acting", "done", "delaying", "carried", "lost"]
"""What became of the slot of this turn (EP-SEQ-12)."""
DelayMode = Literal["standby", "before", "after", "condition"]
"""EP-DELAY-2 to EP-DELAY-4."""
WeaponClass = Literal["melee", "kinetic", "beam", "spray", "seeker", "thrown", "system", "psi"]
OF_THE_MIND: tuple[WeaponClass, ...] = ("system", "psi")
"""Weapons that a mind uses without a hand."""
Mode = Literal["SS", "SA", "BF", "FA"]
"""EP-RANGE-5 to EP-RANGE-7."""
AreaType = Literal["centered", "uniform", "cone"]
"""EP-AREA-3 to EP-AREA-5."""
ArmorType = Literal["kinetic", "energy", "none"]
"""The armour that protects against a weapon."""
CalledShot = Literal["", "bypass_armor", "disarm", "knockdown", "redirect", "specific"]
"""What an attack is called for (EP-CALL-1)."""
Second = Literal["", "dice", "harder", "damage", "grip"]
"""What a second superior success is used for (EP-CALL-3, EP-CALL-5)."""
Ways = Literal["free", "jump", "nonstandard", "blocked"]
"""How one gets across a part of the scene (EP-MOVE-8, EP-MOVE-9)."""
Phase = Literal["open", "ambush", "start", "take", "regular", "extra", "last", "end", "closed"]
"""Where a turn is, and what comes before the first and after the last one (EP-SEQ-2, EP-SEQ-7)."""
Light = Literal[0, -10, -20]
"""The modifier of bad light to whoever needs to see (EP-ATK-5)."""
Controller = Literal["player", "gm", "auto"]
"""Who decides for somebody."""
Role = Literal["attack", "defence", "check"]
"""What a test is for whoever makes it."""
TURNS_PER_MINUTE = 20
"""An action turn is about 3 seconds (EP-SEQ-3)."""


def halved(number: int) -> int:
    """Half, rounded to the nearest whole number, 0.5 up (EP-TEST-13)."""
    return (number + 1) // 2


def divided(number: int, by: int) -> int:
    """The quotient, rounded to the nearest whole number, 0.5 up (EP-TEST-13)."""
    return (2 * number + by) // (2 * by)


@dataclass(frozen=True, slots=True)
class Area:
    """The area of a weapon's effect."""

    type: AreaType
    falloff: int
    radius: int
    """In metres."""


@dataclass(frozen=True, slots=True)
class Weapon:
    """A weapon or natural attack."""

    id: str
    name: str
    kind: WeaponClass
    skill: str
    dv: tuple[DicePool, ...]
    armor: ArmorType
    modes: tuple[Mode, ...] = ()
    ammo: int | None = None
    range: int = 0
    """In metres."""
    area: Area | None = None
    reach: int = 0
    hands: int = 1
    smartlink: bool = True
    mount: Point | None = None
    traits: tuple[str, ...] = ()
    melee: bool = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "melee", self.kind == "melee")


@dataclass(frozen=True, slots=True)
class Card:
    """What never changes about a combatant; shared by all snapshots."""

    id: str
    name: str
    sheet: str
    """The sheet it was made from."""
    synthmorph: bool
    size: int
    """Index in SIZES."""
    limbs: int
    aptitudes: dict[str, int]
    skills: dict[str, int]
    """Only those it has, Fray and Perceive always (EP-TEST-9)."""
    specializations: tuple[str, ...]
    check_mods: dict[str, int]
    durability: int
    wound_threshold: int
    death_rating: int
    armor_energy: int
    armor_kinetic: int
    armor_layers_extra: int
    move_base: int
    """In units."""
    move_full: int
    threat_group: str
    wounds_ignored: int
    traumas_ignored: int
    lucidity: int
    abilities: tuple[str, ...]
    initiative: int
    """The Initiative stat without any modifier (EP-INIT-1, EP-INIT-2)."""
    ref: int
    weapons: tuple[tuple[str, str], ...] = ()
    """Ids and names of the weapons it began with."""

    def has(self, ability: str) -> bool:
        return ability in self.abilities


LASTING = -1
"""The end of a condition that no turn ends."""


@dataclass(frozen=True, slots=True)
class Condition:
    """What is true of a body or a mind: `until` is the action turn in whose End phase it ends (EP-COND-1)."""

    key: str
    level: int = 0
    until: int = LASTING
    by: str = ""
    count: int | None = None
    """The count at which it began, if it ends there too (option `duration_counting`)."""


@dataclass(frozen=True, slots=True)
class Aim:
    """Aimed at a target with a weapon: 10 for quick, 30 for full aim (EP-RANGE-9, EP-RANGE-10)."""

    target: str
    weapon: str
    bonus: int


@dataclass(frozen=True, slots=True)
class Delay:
    """How a slot is held: standby, before or after somebody, or on a condition (EP-DELAY-2 to EP-DELAY-4)."""

    mode: DelayMode = "standby"
    anchor: str = ""
    condition: str = ""
    down: int = 0
    """How many allies were down when it began, for `ally_down`."""
    met: bool = False
    """The game master says that a condition of his is met."""
    stale: bool = False
    """Its condition was true already when it was named again; it must become untrue first."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place that a delayed slot earned: before or after a place of this turn, or at the very end (EP-DELAY-10)."""

    who: str
    count: int
    rank: int
    after: bool
    last: bool
    base: int
    """The sum of Initiative modifiers when the slot began (EP-INIT-13)."""


@dataclass(frozen=True, slots=True)
class Opening:
    """The window that is open: its kind, whose act it interrupts, and the acts that were declared (part 4.4)."""

    kind: str
    of: tuple[str, ...]
    acts: tuple[Pick, ...] = ()


@dataclass(frozen=True, slots=True)
class Hit:
    """A hit and what has still to follow: falling, checks, called shot, weapon traits (EP-DEATH-3, EP-TEST-14)."""

    target: str
    by: str = ""
    damage: int = 0
    """What came through the armour; may be 0."""
    wounds: int = 0
    weapon: Weapon | None = None
    """Whose traits work, if any do."""
    called: CalledShot = ""
    second: Second = ""
    towards: Point | None = None
    superior: int = 0
    critical: bool = False
    inside: bool = True
    """In that part of an area where side effects work (EP-AREA-4)."""


class Trial(NamedTuple):
    """The test on which somebody may spend a point, as its player may know it."""

    role: Role
    target: int
    modifiers: int
    roll: int = -1
    wins: bool = False
    """As things stand, with the dice visible."""
    wins_swapped: bool = False
    """Or with the digits the other way round."""


class Assault(NamedTuple):
    """The attack that somebody is asked to defend against: whose, by which act, and on whom (EP-ATK-3)."""

    who: str
    act: str
    target: str


@dataclass(frozen=True, slots=True)
class Explosive:
    """An explosive that lies somewhere; `due` is the turn of its timer, 0 if it waits for a signal (EP-AREA-7)."""

    id: str
    by: str
    weapon: Weapon
    point: Point
    due: int = 0
    superior: int = 0
    critical: bool = False


@dataclass(frozen=True, slots=True)
class Suppression:
    """Ground under suppressive fire: a cone from `apex`, 20 m wide at `end`, with its one kept roll (EP-RANGE-11)."""

    by: str
    weapon: Weapon
    apex: Point
    end: Point
    roll: int
    hit: tuple[str, ...] = ()
    cancelled: bool = False
    bonus: int = 0
    raised: bool = False
    """What a point did to the roll (EP-POOL-2, EP-POOL-4)."""


@dataclass(frozen=True, slots=True)
class Lying:
    """A weapon on the ground."""

    weapon: Weapon
    owner: str
    point: Point
    ammo: int | None = None
    """Shots left; None: a full magazine."""
    known_to: tuple[str, ...] | None = field(default=None, compare=False)
    """The sides that know that it lies there; None if all do that know its owner."""


@dataclass(frozen=True, slots=True)
class Feature:
    """A part of the scene: cover of a level, a door, a way that is not free, a fire, or a named area."""

    id: str
    kind: str
    level: int
    """Index in COVER_LEVELS; a closed door is total."""
    rect: Rect
    armor: int = 0
    """What it adds to the armour of whoever is shot through it (EP-DMG-10)."""
    movement: Ways = "free"
    burns: bool = False
    """Sets on fire whoever enters it (EP-DMG-9)."""
