"""What people write in an encounter file: combatants and their weapons, the scene, who stands where, the options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import field as made
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from affray.core.entries import OF_A_SIDE, Between, Length, MultipleOf

from .conditions import STARTING
from .kinds import AreaType, ArmorType, Controller, Mode, Ways, WeaponClass

Metres = Annotated[float, MultipleOf(0.01), Between(0, 2000)]
Coordinates = Annotated[list[Metres], Length(2, 3)]
"""x, y and perhaps the height, in metres."""
Rectangle = Annotated[list[Metres], Length(4, 4)]
Aptitude = Literal["cog", "int", "ref", "sav", "som", "wil"]
Skill = Literal[
    "fray", "melee", "guns", "athletics", "free_fall", "infiltrate", "perceive", "interface", "medicine_paramedic",
    "psi",
]  # fmt: skip
PoolName = Literal["insight", "moxie", "vigor", "flex"]
Size = Literal["very_small", "small", "medium", "large", "very_large"]
Trait = Literal[
    "armor_piercing", "blinding", "entangling", "fixed", "knockdown", "long", "no_close", "no_point_blank", "pain",
    "shock", "single_use", "steady", "stun", "touch_only", "incendiary",
]  # fmt: skip
Ability = Literal[
    "medichines", "pain_filter", "shock_immune", "reflex_boosters", "strong_melee", "gyromount", "alert", "arm_slide",
    "mook",
]  # fmt: skip
CoverLevel = Literal["none", "minor", "moderate", "major", "total"]
if TYPE_CHECKING:
    ConditionName = str
else:
    ConditionName = Literal[STARTING]


@dataclass(kw_only=True)
class AreaEntry:
    """The area of a weapon's effect."""

    type: AreaType
    falloff: Annotated[int, Between(1, 20)] = 2
    radius: Annotated[int, Between(1, 100)] | None = None


@dataclass(kw_only=True)
class WeaponEntry:
    """A weapon or natural attack; whether it is drawn, and where it is mounted."""

    id: str
    name: str
    kind: WeaponClass
    skill: Skill | None = None
    dv: str | int
    armor: ArmorType | None = None
    modes: list[Mode] | None = None
    ammo: Annotated[int, Between(0, 10_000)] | None = None
    range: Annotated[int, Between(1, 10_000)] | None = None
    area: AreaEntry | None = None
    reach: Literal[0, 10, 20] = 0
    hands: Annotated[int, Between(1, 2)] = 1
    smartlink: bool | None = None
    ready: bool = True
    mount: Coordinates | None = None
    traits: list[Trait] = made(default_factory=list)


@dataclass(kw_only=True)
class Sheet:
    """What a sheet says of a combatant; an encounter may say each of it differently for one."""

    name: str | None = None
    durability: Annotated[int, Between(1, 1000)] | None = None
    side: str | None = None
    controller: Controller | None = None
    """`auto` if nothing is said."""
    body: Literal["biomorph", "synthmorph"] = "biomorph"
    size: Size = "medium"
    limbs: Annotated[int, Between(0, 12)] = 4
    aptitudes: dict[Aptitude, Annotated[int, Between(0, 30)]] = made(default_factory=dict)
    skills: dict[Skill, Annotated[int, Between(0, 100)]] = made(default_factory=dict)
    specializations: list[str] = made(default_factory=list)
    initiative_mod: Annotated[int, Between(-10, 10)] = 0
    check_mods: dict[Aptitude, Annotated[int, Between(-30, 30)]] = made(default_factory=dict)
    wound_threshold: Annotated[int, Between(1, 1000)] | None = None
    death_rating: Annotated[int, Between(1, 3000)] | None = None
    armor_energy: Annotated[int, Between(0, 100)] = 0
    armor_kinetic: Annotated[int, Between(0, 100)] = 0
    armor_layers_extra: Annotated[int, Between(0, 10)] = 0
    move_base: Annotated[int, Between(0, 1000)] = 4
    move_full: Annotated[int, Between(0, 1000)] = 20
    pools: dict[PoolName, Annotated[int, Between(0, 15)]] = made(default_factory=dict)
    threat_group: str | None = None
    wounds_ignored: Annotated[int, Between(0, 3)] | None = None
    traumas_ignored: Annotated[int, Between(0, 3)] = 0
    lucidity: Annotated[int, Between(1, 200)] | None = None
    abilities: list[Ability] = made(default_factory=list)
    weapons: list[WeaponEntry] = made(default_factory=list)


@dataclass(kw_only=True)
class Combatant(Sheet):
    """A sheet of the bestiary."""

    name: str = made()
    durability: Annotated[int, Between(1, 1000)] = made()


@dataclass(kw_only=True)
class Placed(Sheet):
    """A combatant of the encounter: a sheet by its name, or written out, and what is different about it."""

    renamed: ClassVar[Mapping[str, str]] = {
        "use": "unit", "pos": "at", "position": "at",
    }  # fmt: skip

    unit: str | None = None
    id: str | None = None
    count: Annotated[int, Between(1, 30)] = 1
    """So many alike, side by side."""
    at: Coordinates | None = None
    """Without a map a place is found."""
    mounts: dict[str, Coordinates] = made(default_factory=dict)
    damage: Annotated[int, Between(0, 3000)] = 0
    wounds: Annotated[int, Between(0, 100)] = 0
    stress: Annotated[int, Between(0, 1000)] = 0
    traumas: Annotated[int, Between(0, 100)] = 0
    ammo: dict[str, Annotated[int, Between(0, 10_000)]] = made(default_factory=dict)
    conditions: list[ConditionName] = made(default_factory=list)
    """Conditions from the start, such as `prone`."""
    start: list[ConditionName] = made(default_factory=list)
    """The same as `conditions`, by its older name."""
    in_cover: bool = False
    """Has taken the cover beside which it stands (EP-COND-13)."""
    initiative_roll: Annotated[int, Between(-100, 100)] | None = None
    """A total that is already known; nothing is rolled for it."""
    unknown: bool = False
    """Unknown to the other sides until one of them sees it."""
    absent: bool = False
    """Not in the scene yet; the game master lets it join (EP-SEQ-9)."""


Line = Annotated[Placed, OF_A_SIDE]


@dataclass(kw_only=True)
class FeatureEntry:
    """Something in the scene: cover of a level, bad light, or a part of it that only has a name (`area`).

    Known kinds bring their meaning: a wall and a closed door are total cover, a window and a pillar major, a crate and
    a hedge moderate, rubble and a fence minor; over a fence and a pit one jumps, through a window one climbs, in water
    one swims, a fire burns whoever enters it. What is written beside the kind counts before it.
    """

    kind: str
    id: str | None = None
    level: CoverLevel | None = None
    """Total cover blocks sight and movement, lesser cover neither (EP-COND-14)."""
    rect: Rectangle | None = None
    movement: Ways | None = None
    """How one gets across: on foot, by a jump (EP-MOVE-9), by climbing or swimming (EP-MOVE-8), or not at all."""
    burns: bool | None = None
    """Sets on fire whoever enters it (EP-DMG-9)."""
    modifier: Literal[-10, -20] | None = None
    open: bool = False
    armor: Annotated[int, Between(0, 100)] = 0
    """What it adds to the armour of whoever is shot through it (EP-DMG-10)."""


@dataclass(kw_only=True)
class MapEntry:
    """The scene; the origin is a corner."""

    renamed: ClassVar[Mapping[str, str]] = {"features": "terrain"}

    size: Annotated[list[Annotated[Metres, Between(1, 2000)]], Length(2, 2)]
    """Extent in metres."""
    description: str = ""
    """For people; no rule reads it."""
    terrain: list[FeatureEntry] = made(default_factory=list)


@dataclass(kw_only=True)
class SurpriseEntry:
    """An ambush: the side that lies in wait; all others are its targets (EP-SURP-1)."""

    ambushers: str


@dataclass(kw_only=True)
class Options:
    """The switches of the game; the defaults are the source text's rules where it has one."""

    tie_mode: Literal["simultaneous", "ref", "roll_off"] = "simultaneous"
    initiative_recalc: Literal["next_turn", "never"] = "next_turn"
    group_initiative: bool = False
    delay_binding: Literal["prompt", "strict"] = "prompt"
    carryover_extra_actions: Literal["forbidden", "allowed"] = "forbidden"
    extra_phase_delay_count: Literal["last", "interrupted_count"] = "last"
    redeclare_after_interrupt: Literal["if_illegal", "always", "never"] = "if_illegal"
    interrupt_requires_perception: bool = False
    extra_action_unit: Literal["purchase", "action"] = "purchase"
    extra_action_passes: Literal["single", "two"] = "single"
    extra_phase_order: Literal["turn_order", "regular"] = "turn_order"
    pool_after_roll_order: Literal["acting_first", "defending_first"] = "acting_first"
    critical_failure: Literal["none", "lose_next_action", "weapon_breaks", "gm"] = "none"
    critical_success_extra_action: bool = False
    static_damage: bool = False
    one_hit_mooks: bool = False
    threat_pool_mode: Literal["shared", "own"] | None = None
    """None: shared for those whom no player controls, own for players (EP-POOL-14)."""
    stress_rules: bool = False
    psi_attacks: bool = False
    gravity: Literal["normal", "low", "micro", "high"] = "normal"
    vacuum: bool = False
    melee_range_m: Annotated[int, Between(1, 3)] = 2
    duration_counting: Literal["full_turns", "same_count"] = "full_turns"
    npc_retreat_at: str = "never"
    """`never`, `half_down` or `dur_fraction:0.5`."""
    turn_limit: Annotated[int, Between(1)] = 100


@dataclass(kw_only=True)
class Encounter:
    """An encounter file. The second and further copies of one combatant get the ids `<id>_2`, `<id>_3`."""

    renamed: ClassVar[Mapping[str, str]] = {
        "size": "map", "features": "map", "terrain": "map", "sides": "combatants", "sheets": "bestiary",
    }  # fmt: skip

    game: Literal["eclipse_phase"]
    id: str | None = None
    title: str = ""
    map: MapEntry | None = None
    """Without a map everybody stands on an open floor, and the sides begin `apart_m` from each other."""
    apart_m: Annotated[int, Between(1, 500)] = 15
    combatants: list[Line]
    threat_pools: dict[str, Annotated[int, Between(0, 100)]] = made(default_factory=dict)
    surprise: SurpriseEntry | Literal["none"] = "none"
    options: Options = made(default_factory=Options)
    exercises: list[str] = made(default_factory=list)
    bestiary: dict[str, Combatant] = made(default_factory=dict)
