"""What people write in an encounter file: stat blocks, the battlefield, who stands where, and the options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import field as made
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from affray.core.entries import OF_A_SIDE, Between, Length, MultipleOf

from .conditions import CONDITIONS
from .kinds import Affects, EffectKind, EffectTiming, HazardMoment, OngoingTiming, Shape

Square = Annotated[list[Annotated[int, Between(0, 200)]], Length(2, 2)]
Direction = Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
Size = Literal["tiny", "small", "man", "large", "huge", "gigantic", "colossal"]
Kind = Literal[
    "humanoid", "animal", "beastman", "giant", "monstrosity", "vermin", "plant", "ooze", "construct", "incarnation",
    "undead",
]  # fmt: skip
DamageType = Literal[
    "slashing", "piercing", "bludgeoning", "acidic", "arcane", "poisonous", "cold", "electric", "fire", "luminous",
    "necrotic", "seismic",
]  # fmt: skip
SaveCategory = Literal["paralysis", "death", "blast", "implements", "spells"]
if TYPE_CHECKING:
    ConditionName = str
else:
    ConditionName = Literal[CONDITIONS.names]
Tag = Literal[
    "long", "impact", "thrown", "slow", "handy", "two_handed", "tiny", "natural", "silver", "entangling", "flexible",
    "incapacitating",
]  # fmt: skip
Feet = Annotated[int, Between(0, 600)]
Modifier = Annotated[int, Between(-3, 3)]


@dataclass(kw_only=True)
class AttackEntry:
    """A weapon or natural attack."""

    id: str
    name: str
    mode: Literal["melee", "missile"] | None = None
    """Unless told `missile` if there is a range and it is not thrown, else `melee`."""
    damage: str
    """Dice, perhaps with the type: `1d6+1` or `1d6+1 slashing`."""
    damage_type: DamageType | None = None
    """The type, where `damage` does not say it."""
    extraordinary: bool = False
    attack_bonus: Annotated[int, Between(-10, 10)] = 0
    damage_bonus: Annotated[int, Between(-10, 20)] = 0
    reach_ft: Annotated[int, Between(5, 60)] = 5
    range: Annotated[list[Annotated[int, Between(5, 2000)]], Length(3, 3)] | None = None
    tags: list[Tag] = made(default_factory=list)
    cleave_limit: Annotated[int, Between(0, 20)] | None = None
    ammo: Annotated[int, Between(0, 1000)] | None = None
    nonlethal: bool = False


@dataclass(kw_only=True)
class SaveEntry:
    """The saving throw against a spell."""

    category: SaveCategory
    on_success: Literal["negates", "half"] = "negates"


@dataclass(kw_only=True)
class WardEntry:
    """What a ward does for its bearer."""

    blocks_engaging: bool = True
    blocks_being_engaged: bool = True
    attackers_save: SaveCategory | None = None


@dataclass(kw_only=True)
class EffectEntry:
    """One effect of a spell; each kind uses only its own keys."""

    kind: EffectKind
    dice: str | None = None
    type: DamageType = "arcane"
    condition: ConditionName | None = None
    timing: EffectTiming = "instant"
    ends_on: (
        Literal[
            "own_paralysis_save", "own_death_save", "own_blast_save", "own_implements_save", "own_spells_save",
            "dispel", "duration",
        ]
        | None
    ) = None  # fmt: skip
    duration_rounds: Annotated[int, Between(1, 1000)] | None = None
    ward: WardEntry | None = None


@dataclass(kw_only=True)
class AreaEntry:
    """The area of a spell: whoever is in it is a target (ACKS-SPELL-5)."""

    shape: Shape
    """A burst around a square in range, or around the caster itself; a cone or a line away from the caster."""
    size_ft: Annotated[int, Between(5, 200)]
    """The radius of a burst, the length of a cone or line."""
    affects: Affects = "all"
    """`others` spares the caster; `allies` are its own side with itself."""


@dataclass(kw_only=True)
class SpellEntry:
    """A spell, a scroll, a spell-like ability or the power of an item."""

    id: str
    name: str
    level: Annotated[int, Between(0, 9)]
    casting: Literal["spell", "scroll", "spell_like"] = "spell"
    range_ft: Annotated[int, Between(0, 2000)] | Literal["touch", "self"]
    castings: Annotated[int, Between(0, 100)] = 1
    targets: Annotated[int, Between(1, 40)] = 1
    """So many creatures may be chosen at most, if the spell has no area."""
    area: AreaEntry | None = None
    concentration: bool = False
    save: SaveEntry | None = None
    effects: list[EffectEntry]


HitPoints = Annotated[int, Between(1, 2000)]
Attacks = Annotated[list[AttackEntry], Length(1, 12)]


@dataclass(kw_only=True)
class Traits:
    """What makes a combatant: in a stat block, or written out beside its place."""

    kind: Kind = "humanoid"
    size: Size = "man"
    footprint: Annotated[list[Annotated[int, Between(1, 20)]], Length(2, 2)] | None = None
    can_fly: bool | None = None
    hd: str | int | None = None
    """Of whoever has a level that level, at most 9, unless told; of everybody else 1."""
    level: Annotated[int, Between(0, 14)] = 0
    progression: Literal["fighter", "crusader_thief", "crusader", "thief", "mage", "monster"] = "monster"
    """`crusader_thief` is a thief if it has a thief's skills, or no spells (ACKS-SAVE-5)."""
    hit_die: Literal["d4", "d6", "d8", "d10", "d12"] = "d8"
    attack_throw: Annotated[int, Between(-9, 12)] | None = None
    ac: Annotated[int, Between(-2, 20)] = 0
    ac_from_armor: Annotated[int, Between(0, 6)] = 0
    shield: bool = False
    armor_weight: Literal["none", "very_light", "light", "medium", "heavy"] = "none"
    str_mod: Modifier = 0
    dex_mod: Modifier = 0
    con_mod: Modifier = 0
    wil_mod: Modifier = 0
    init_bonus: Annotated[int, Between(-3, 5)] = 0
    surprise_bonus: Annotated[int, Between(-4, 4)] = 0
    surprise_penalty_inflicted: Annotated[int, Between(-4, 0)] = 0
    speed_combat: Feet = 40
    speed_run: Feet | None = None
    saves: dict[SaveCategory, Annotated[int, Between(2, 20)]] = made(default_factory=dict)
    morale: Annotated[int, Between(-6, 4)] | Literal["usual"] | None = "usual"
    """A number rolls, on whatever side; null never rolls. The usual is 0 for the Judge's combatants; those of the
    players decide for themselves, unless the option `player_morale` says otherwise (ACKS-MORALE-2)."""
    surrenders: bool | None = None
    """Whether it can give up; unless told all but animals, vermin and the mindless (ACKS-MORALE-11)."""
    cleave_max: Annotated[int, Between(0, 20)] | None = None
    heavy_helm: bool = False
    healing_rank: Annotated[int, Between(0, 3)] = 0
    proficiencies: list[str] = made(default_factory=list)
    backstab_dice: Annotated[int, Between(0, 4)] = 0
    sneak_throw: Annotated[int, Between(2, 20)] | None = None
    hide_throw: Annotated[int, Between(2, 20)] | None = None
    second_weapon: bool = False
    """Fights with a second one-handed weapon (ACKS-ATK-10)."""
    inventory: list[AttackEntry] = made(default_factory=list)
    spells: list[SpellEntry] = made(default_factory=list)
    abilities: list[SpellEntry] = made(default_factory=list)
    items: list[SpellEntry] = made(default_factory=list)
    """Potions, wands and the like: used in lieu of an attack, `castings` times (ACKS-ACT-7)."""
    resist: list[str] = made(default_factory=list)
    immune: list[str] = made(default_factory=list)
    may_overlap_opponents: bool = False


@dataclass(kw_only=True)
class StatBlock(Traits):
    """A stat block."""

    name: str
    hp_max: HitPoints
    attacks: Attacks
    side: str | None = None
    controller: Literal["player", "judge"] = "judge"
    flying: bool = False


@dataclass(kw_only=True)
class OngoingEntry:
    """An effect that somebody suffers from the start, such as burning wounds."""

    dice: str
    type: DamageType
    timing: OngoingTiming = "start_of_initiative"
    ends_on: str | None = None


@dataclass(kw_only=True)
class Placed(Traits):
    """A combatant of the encounter: a stat block, where it stands, and what is different about it.

    Without a stat block it is written out: name, hit points and attacks must be there then.
    """

    renamed: ClassVar[Mapping[str, str]] = {
        "pos": "at", "position": "at", "use": "unit",
    }  # fmt: skip

    unit: str | None = None
    id: str | None = None
    count: Annotated[int, Between(1, 40)] = 1
    """More than one: they are numbered and stand in a row beginning at `at`."""
    name: str | None = None
    hp_max: HitPoints | None = None
    attacks: Attacks | None = None
    side: str | None = None
    controller: Literal["player", "judge"] | None = None
    group: str | None = None
    at: Square | None = None
    facing: Direction | None = None
    elevation_ft: Annotated[int, Between(-500, 500)] = 0
    flying: bool | None = None
    hp: int | None = None
    equip: str | None = None
    """The inventory weapon in hand at the start instead of the first of `attacks`."""
    hidden: bool = False
    unknown: bool = False
    """Unknown to the other sides until one of them sees it."""
    conditions: list[ConditionName] = made(default_factory=list)
    """Conditions from the start, such as `prone`."""
    start: list[ConditionName] = made(default_factory=list)
    """The same as `conditions`, by its older name."""
    ward: WardEntry | None = None
    ongoing: list[OngoingEntry] = made(default_factory=list)


Line = Annotated[Placed, OF_A_SIDE]


@dataclass(kw_only=True)
class CostEntry:
    """Heavy ground: what a step into these squares costs."""

    squares: list[Square]
    times: Annotated[int, Between(1, 10)] = 2


@dataclass(kw_only=True)
class HazardEntry:
    """Harm that waits in some squares: for whoever enters them, or begins or ends its initiative there."""

    when: HazardMoment = "enter"
    save: SaveEntry | None = None
    damage: str | None = None
    """Dice, perhaps with the type of damage: `1d8` or `1d8 fire`."""
    condition: ConditionName | None = None
    rounds: Annotated[int, Between(1, 1000)] | None = None
    """How long the condition lasts; without it until something ends it."""
    rule: str = "ACKS-MOVE-9"
    """The rule that the log names."""


@dataclass(kw_only=True)
class FeatureEntry:
    """A piece of the battlefield.

    Known kinds bring their meaning: wall and pillar block movement and sight, window and pit movement only; a door is
    an open doorway and an obstacle; crate, rubble, fence and hedge are obstacles that give cover; rubble, hedge and
    water are heavy ground; fire burns. What is written beside the kind counts before it.
    """

    kind: str
    squares: list[Square]
    id: str | None = None
    blocks_movement: bool | None = None
    blocks_sight: bool | None = None
    cover: Literal["none", "waist", "chest"] | None = None
    """What a combatant standing there has (ACKS-MOVE-14)."""
    obstacle: bool | None = None
    """Can be crossed, but not by a charge, and is dangerous at a run in fear (ACKS-CHARGE-4, ACKS-MOVE-11)."""
    cost: Annotated[int, Between(1, 10)] | None = None
    """What a step into it costs (ACKS-MOVE-9)."""
    dark: bool | None = None
    hazard: HazardEntry | None = None


@dataclass(kw_only=True)
class TerrainEntry:
    """The battlefield in squares of 5 ft; x grows east, y grows north."""

    size: Annotated[list[Annotated[int, Between(1, 200)]], Length(2, 2)]
    walls: list[Square] = made(default_factory=list)
    cover_waist: list[Square] = made(default_factory=list)
    cover_chest: list[Square] = made(default_factory=list)
    obstacles: list[Square] = made(default_factory=list)
    dark: list[Square] = made(default_factory=list)
    cost: list[CostEntry] = made(default_factory=list)
    features: list[FeatureEntry] = made(default_factory=list)


@dataclass(kw_only=True)
class SurpriseEntry:
    """What a side knew of the other before the first round (ACKS-SURP-1)."""

    side: str
    foreknowledge: bool = False
    los: bool = False


@dataclass(kw_only=True)
class Options:
    """The switches of the game."""

    size_engagement: Literal["off", "on"] = "off"
    group_initiative: Literal["individual", "by_group", "auto"] = "auto"
    group_surprise: Literal["individual", "by_group", "auto"] = "individual"
    """Who rolls for surprise: everybody, or groups once, always or from five members on (ACKS-SURP-4)."""
    initiative_above_ten: Literal["extend", "clamp"] = "extend"
    tie_count_basis: Literal["at_count", "round_start"] = "at_count"
    static_initiative: bool = False
    declaration_order: Literal["sealed", "judge_first", "players_first"] = "sealed"
    declaration_binding: Literal["permission", "binding"] = "permission"
    delay_commitment: Literal["free", "announced"] = "free"
    unacted_spell: Literal["end_of_round", "lost"] = "end_of_round"
    first_round_scope: Literal["any_charger", "own_charger"] = "any_charger"
    first_round_readiness: bool = True
    facing_arcs: Literal["3-2-3", "3-4-1", "none"] = "3-2-3"
    charge_min_distance_ft: Annotated[int, Between(0, 200)] = 0
    charge_attacks: Literal["single", "sequence"] = "single"
    long_weapon_breakage: bool = True
    mortal_wounds: Literal["full", "simple"] = "full"
    morale: Literal["on", "off"] = "on"
    rounds_per_turn: Annotated[int, Between(1, 1000)] = 60
    player_morale: bool = False
    max_rounds: Annotated[int, Between(1)] = 100
    """The fight is a draw after so many rounds: nobody can be made to end it otherwise."""


@dataclass(kw_only=True)
class Encounter:
    """An encounter file. `- 4 tusk_raider` is short for four combatants that are placed for you."""

    renamed: ClassVar[Mapping[str, str]] = {"terrain": "map", "stat_blocks": "bestiary", "sides": "combatants"}

    game: Literal["acks2"]
    title: str = ""
    map: TerrainEntry | None = None
    """Without a map everybody stands on open ground, and the sides begin `apart_ft` from each other."""
    apart_ft: Annotated[int, MultipleOf(5), Between(5, 600)] = 30
    combatants: list[Line]
    surprised: list[str] = made(default_factory=list)
    """Who is surprised in the first round, without any roll (ACKS-SURP-8)."""
    surprise: list[SurpriseEntry] = made(default_factory=list)
    """Rolls surprise for the sides named (ACKS-SURP-2)."""
    non_hostile: list[Annotated[list[str], Length(2)]] = made(default_factory=list)
    """Sides that the Judge declares not hostile to each other (ACKS-ROUND-5)."""
    options: Options = made(default_factory=Options)
    bestiary: dict[str, StatBlock] = made(default_factory=dict)
