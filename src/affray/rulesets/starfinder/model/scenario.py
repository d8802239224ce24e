"""What people write in an encounter file: stat blocks, the battlefield, who stands where, and the options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import field as made
from typing import Annotated, Any, ClassVar, Literal

from affray.core.entries import OF_A_SIDE, Between, Key, Length, MultipleOf, ShortForm

from .conditions import CONDITIONS
from .words import (
    ConditionName,
    Controller,
    DamageType,
    DoorState,
    Event,
    Gravity,
    Kind,
    Light,
    Location,
    Maneuverability,
    SaveType,
    Size,
)

Square = Annotated[list[Annotated[int, Between(0, 200)]], Length(2, 2)]
Border = Annotated[list[Annotated[int, Between(0, 200)] | Literal["N", "E", "S", "W"]], Length(3, 3)]
Feet = Annotated[int, Between(0, 2000)]
Modifier = Annotated[int, Between(-5, 15)]


# -- stat blocks -----------------------------------------------------------------------------------
@dataclass(kw_only=True)
class SpeedEntry:
    """Movement rates in feet; one that is absent is a way in which the combatant cannot move."""

    land: Feet | None = None
    climb: Feet | None = None
    swim: Feet | None = None
    fly: Feet | None = None
    burrow: Feet | None = None
    maneuverability: Maneuverability = "average"


@dataclass(kw_only=True)
class SensesEntry:
    """Precise senses are vision and blindsight."""

    vision: bool = True
    low_light: bool = False
    darkvision_ft: Feet = 0
    blindsight_ft: Feet = 0
    blindsense_ft: Feet = 0


@dataclass(kw_only=True)
class ReductionEntry:
    """Damage reduction against kinetic damage."""

    amount: Annotated[int, Between(0, 100)]
    bypass: list[str] = made(default_factory=list)


@dataclass(kw_only=True)
class ExplodeEntry:
    """What a weapon does around an intersection."""

    damage: str | int | None = None
    types: list[DamageType] = made(default_factory=list)
    radius_ft: Annotated[int, Between(5, 100)]
    condition: ConditionName | None = None


@dataclass(kw_only=True)
class CriticalEntry:
    """What a critical hit adds."""

    id: Literal["bleed", "burn", "corrode", "knockdown", "staggered", "stunned", "deafen", "arc"]
    value: str | int | None = None


def critical_named(text: str) -> dict[str, str]:
    """`burn 1d4`, or a name alone.

    >>> critical_named("burn 1d4"), critical_named("knockdown")
    ({'id': 'burn', 'value': '1d4'}, {'id': 'knockdown'})
    """
    name, _, value = text.strip().partition(" ")
    return {"id": name.casefold(), "value": value.strip()} if value else {"id": name.casefold()}


@dataclass(kw_only=True)
class ItemEntry:
    """A weapon or another thing that somebody carries."""

    id: str
    name: str
    category: Literal[
        "melee", "ranged", "thrown", "grenade", "natural", "unarmed", "tool", "consumable", "armor", "other"
    ]
    item_level: Annotated[int, Between(0, 20)] = 1
    hands: Annotated[int, Between(0, 2)] | None = None
    damage: str | int | None = None
    """Dice, perhaps with the type: `1d8` or `1d8+3 slashing`."""
    damage_bonus: int = 0
    damage_types: list[DamageType] = made(default_factory=list)
    target_ac: Literal["eac", "kac"] | None = None
    attack_bonus: int | None = None
    range_increment_ft: Annotated[int, Between(5, 2000)] | None = None
    max_increments: Annotated[int, Between(1)] | None = None
    capacity: Annotated[int, Between(0)] | None = None
    usage: Annotated[int, Between(0)] = 1
    loaded: Annotated[int, Between(0)] | None = None
    reload_action: Literal["move", "standard", "full", "swift", "with_attack"] = "move"
    properties: list[
        Literal[
            "reach", "thrown", "unwieldy", "automatic", "operative", "nonlethal", "stun", "disarm", "trip", "sunder",
            "reposition", "grapple", "quick_reload",
        ]
    ] = made(default_factory=list)  # fmt: skip
    explode: ExplodeEntry | None = None
    critical_effect: Annotated[CriticalEntry, ShortForm(critical_named, r"^[A-Za-z]+( \S+)?$")] | None = None
    """By its name, perhaps with how much: `knockdown`, `burn 1d4`."""
    proficient: bool = True
    location: Location = "accessible"
    sturdy: bool | None = None
    hp: Annotated[int, Between(0)] | None = None
    active: bool = True
    stun_mode: bool = False
    activation: Literal["none", "standard", "move", "swift", "full"] = "none"


@dataclass(kw_only=True)
class TriggerEntry:
    """What sets a reaction off: an event and filters."""

    event: Event
    who: str = "any"
    """`self`, `ally`, `opponent`, `any` or the id of a combatant."""
    square: Square | None = None
    weapon: str | None = None
    name: str | None = None
    """Of the event `action`: the action."""


@dataclass(kw_only=True)
class SaveEntry:
    """The saving throw against an ability; without a DC it is computed."""

    type: SaveType
    dc: Annotated[int, Between(1, 60)] | None = None
    on_success: Literal["negates", "half", "partial"] = "negates"


@dataclass(kw_only=True)
class AreaEntry:
    """The area of an ability."""

    burst_ft: Annotated[int, Between(5, 200)] | None = None
    cone_ft: Annotated[int, Between(5, 200)] | None = None


@dataclass(kw_only=True)
class ModifierEntry:
    """What an ability changes about its target while it lasts."""

    ac: int = 0
    attack: int = 0
    damage: int = 0
    save: int = 0
    skill: int = 0
    speed: int = 0
    type: str | None = None


@dataclass(kw_only=True)
class EffectEntry:
    """What an ability does."""

    damage: str | int | None = None
    types: list[DamageType] = made(default_factory=list)
    tags: list[str] = made(default_factory=list)
    heal_hp: str | int | None = None
    heal_sp: str | int | None = None
    condition: ConditionName | None = None
    modifier: ModifierEntry | None = None
    area: AreaEntry | None = None
    attack: str | None = None
    target: Literal["self", "ally", "attacker", "chosen"] = "chosen"


@dataclass(kw_only=True)
class AbilityEntry:
    """A special ability or a spell."""

    id: str
    name: str
    category: Literal["ex", "sp", "su", "spell"]
    action: Literal["ongoing", "standard", "move", "swift", "full", "reaction", "none"] = "standard"
    casting_time: Literal["action", "1_round"] | Annotated[int, Between(1, 100)] = "action"
    provokes: bool | None = None
    trigger: TriggerEntry | None = None
    purely_defensive: bool = False
    timing: Literal["before", "after"] | None = None
    uses: Annotated[int, Between(0)] | None = None
    rp_cost: Annotated[int, Between(0)] = 0
    spell_level: Annotated[int, Between(0, 6)] | None = None
    range_ft: Feet = 0
    attack_vs: Literal["eac", "kac"] | None = None
    save: SaveEntry | None = None
    effect: EffectEntry
    duration: str | Annotated[int, Between(1)] = "instant"
    """`instant`, `concentration`, a number of rounds, `3 rounds` or `1 minute`."""
    dismissible: bool = False
    redirectable: bool = False


@dataclass(kw_only=True)
class SpellsEntry:
    """Spellcasting: the slots of each level, and what is known."""

    slots: dict[Annotated[int, Between(1, 6), Key()], Annotated[int, Between(0, 20)]] = made(default_factory=dict)
    known: list[AbilityEntry] = made(default_factory=list)


@dataclass(kw_only=True)
class StatFields:
    """What a stat block says of a combatant; an encounter may say each of it differently for one."""

    name: str | None = None
    kind: Kind | None = None
    side: str | None = None
    controller: Controller | None = None
    level: Annotated[int, Between(1, 20)] | None = None
    cr: str | int | None = None
    size: Size = "medium"
    reach_ft: Annotated[int, Between(0, 30)] | None = None
    str_mod: Modifier = 0
    dex_mod: Modifier = 0
    con_mod: Modifier = 0
    int_mod: Modifier | None = 0
    wis_mod: Modifier = 0
    cha_mod: Modifier = 0
    con_score: Annotated[int, Between(1, 40)] | None = None
    bab: Annotated[int, Between(0, 20)] | None = None
    init_mod: Annotated[int, Between(-5, 20)] | None = None
    eac: Annotated[int, Between(1, 60)] | None = None
    kac: Annotated[int, Between(1, 60)] | None = None
    max_dex_ac: Annotated[int, Between(0, 10)] | None = None
    fort: Annotated[int, Between(-5, 30)] | None = None
    ref: Annotated[int, Between(-5, 30)] | None = None
    will: Annotated[int, Between(-5, 30)] | None = None
    speed: SpeedEntry = made(default_factory=lambda: SpeedEntry(land=30))
    sp_max: Annotated[int, Between(0)] | None = None
    hp_max: Annotated[int, Between(1)] | None = None
    rp_max: Annotated[int, Between(0)] | None = None
    hands: Annotated[int, Between(0, 8)] = 2
    senses: SensesEntry = made(default_factory=SensesEntry)
    dr: ReductionEntry | None = None
    resist: dict[DamageType, Annotated[int, Between(0)]] = made(default_factory=dict)
    immune: list[str] = made(default_factory=list)
    vulnerable: list[DamageType] = made(default_factory=list)
    skills: dict[str, int] = made(default_factory=dict)
    traits: list[str] = made(default_factory=list)
    items: list[ItemEntry] = made(default_factory=list)
    abilities: list[AbilityEntry] = made(default_factory=list)
    spells: SpellsEntry | None = None
    key_ability_mod: Modifier = 0
    fast_healing: Annotated[int, Between(0)] = 0


@dataclass(kw_only=True)
class StatBlock(StatFields):
    """A stat block: what never changes about a combatant."""

    name: str = made()
    kind: Kind = made()
    eac: Annotated[int, Between(1, 60)] = made()
    kac: Annotated[int, Between(1, 60)] = made()
    fort: Annotated[int, Between(-5, 30)] = made()
    ref: Annotated[int, Between(-5, 30)] = made()
    will: Annotated[int, Between(-5, 30)] = made()
    hp_max: Annotated[int, Between(1)] = made()


# -- the encounter ---------------------------------------------------------------------------------
@dataclass(kw_only=True)
class ConditionEntry:
    """A condition from the start; it stays until something removes it."""

    id: ConditionName
    source: str | None = None
    value: str | int | None = None


def condition_named(text: str) -> dict[str, Any]:
    return {"id": text}


@dataclass(kw_only=True)
class Placed(StatFields):
    """A combatant of the encounter: a stat block, where it stands, and what is different about it.

    Without a stat block it is written out: what every stat block has must be there then.
    """

    renamed: ClassVar[Mapping[str, str]] = {"ref": "unit", "pos": "at", "position": "at"}

    unit: str | None = None
    id: str | None = None
    count: Annotated[int, Between(1, 30)] = 1
    at: Square | None = None
    altitude_ft: Feet = 0
    sp: Annotated[int, Between(0)] | None = None
    hp: Annotated[int, Between(0)] | None = None
    rp: Annotated[int, Between(0)] | None = None
    temp_hp: Annotated[int, Between(0)] = 0
    init_count: int | None = None
    """A result that was rolled already; without it the die is rolled."""
    unknown: bool = False
    """Unknown to the other sides until one of them sees it."""
    conditions: list[Annotated[ConditionEntry, ShortForm(condition_named, r"^[a-z_-]+$")]] = made(
        default_factory=list
    )
    """Each by its name alone, or with what else is to be said of it."""


Line = Annotated[Placed, OF_A_SIDE]


@dataclass(kw_only=True)
class HazardEntry:
    """What a piece of terrain does to whoever enters it, or begins or ends its turn there.

    A saving throw averts the condition and halves the damage, unless it says otherwise.
    """

    when: Literal["enter", "turn_start", "turn_end"] = "enter"
    save: SaveEntry | None = None
    damage: str | int | None = None
    types: list[DamageType] = made(default_factory=list)
    condition: ConditionName | None = None
    rounds: Annotated[int, Between(1, 1000)] | None = None
    """How long the condition lasts; without it until something removes it."""
    rule: str = "SF-GEN-5"
    """The rule that it goes by in the log."""


@dataclass(kw_only=True)
class TerrainEntry:
    """A group of squares, or of borders of squares.

    Known kinds bring their meaning: wall and pillar block movement and sight, a door is closed, a window and a crate
    block movement and give cover, rubble and water are difficult, a fence is a low obstacle, a hedge is difficult and
    conceals, a pit is 10 ft deep, a fire burns whoever enters it. What is written beside the kind counts before it.
    """

    renamed: ClassVar[Mapping[str, str]] = {"type": "kind"}

    kind: str
    id: str | None = None
    squares: list[Square] = made(default_factory=list)
    borders: list[Border] = made(default_factory=list)
    blocks_movement: bool | None = None
    blocks_loe: bool | None = None
    cover: Literal["none", "partial", "cover", "improved"] | None = None
    low_obstacle: bool | None = None
    difficult: bool | None = None
    conceals: bool | None = None
    drop_ft: Feet | None = None
    door: Literal["none"] | DoorState | None = None
    hazard: HazardEntry | Literal["none"] | None = None
    hp: Annotated[int, Between(1, 10000)] | None = None
    """It can be attacked and destroyed."""
    hardness: Annotated[int, Between(0, 100)] = 0


@dataclass(kw_only=True)
class MapEntry:
    """The battlefield in squares of 5 ft; x grows east, y grows south."""

    renamed: ClassVar[Mapping[str, str]] = {"width": "size", "height": "size", "features": "terrain"}

    size: Annotated[list[Annotated[int, Between(1, 200)]], Length(2, 2)]
    """Width and height."""
    terrain: list[TerrainEntry] = made(default_factory=list)


@dataclass(kw_only=True)
class EnvironmentEntry:
    gravity: Gravity = "standard"
    light: Light = "normal"


@dataclass(kw_only=True)
class SurpriseEntry:
    """Who is aware and who is surprised: sides or combatants. Who is not named is aware."""

    aware: list[str] = made(default_factory=list)
    surprised: list[str] = made(default_factory=list)


DIRTY = sorted([each.name for each in CONDITIONS if each.dirty])


@dataclass(kw_only=True)
class Options:
    """The switches of the game."""

    feint_cr_multiplier: Annotated[float, Between(1, 1.5)] = 1
    ranged_dirty_trick: Literal["forbid", "allow", "ask"] = "forbid"
    dirty_trick_conditions: list[ConditionName] = made(default_factory=lambda: list(DIRTY))
    forced_movement_provokes: Literal["all", "not_mover", "none"] = "all"
    charge_path_test: Literal["any_line", "centre_line"] = "any_line"
    ready_trigger_granularity: Literal["event", "action"] = "event"
    readied_attack_disrupts_casting: bool = False
    readied_move_is_defensive: Literal["ask"] | bool = False
    simultaneous_order: Literal["initiative", "ask_gm"] = "initiative"
    same_action_bonus_stacks: bool = False
    self_counts_as_ally: bool = True
    init_tie_break: Literal["modifier_then_rolloff", "rolloff", "gm", "players_first"] = "modifier_then_rolloff"
    npc_death: Literal["dead_at_0", "dies_in_3_rounds", "as_pc"] = "dead_at_0"
    massive_damage: bool = True
    natural_one_misses: bool = True
    scatter_stops_at_thrower: bool = True
    ranged_spell_double_provoke: bool = False
    coup_weapon: Literal["any_wielded", "melee_only"] = "any_wielded"
    charge_ac_from: Literal["after_move", "declaration"] = "after_move"
    run_limit: Literal["enforced", "ignored"] = "enforced"
    concentration_breaks_on_damage: bool = True
    banter_max_chars: Annotated[int, Between(0, 100000)] = 140
    npc_flee_hp_fraction: Annotated[float, Between(0, 1)] | None = None
    round_zero_surprise_flatfooted_until: Literal["acted", "turn_start"] = "acted"
    max_rounds: Annotated[int, Between(1)] = 100
    """The fight is a draw after so many rounds: nobody can be made to end it otherwise."""


@dataclass(kw_only=True)
class Encounter:
    """An encounter file. `- 4 dock_rat side raiders` is short for four combatants that are placed for you."""

    renamed: ClassVar[Mapping[str, str]] = {
        "stat_blocks": "bestiary", "units": "bestiary", "sides": "combatants", "terrain": "map", "features": "map",
    }  # fmt: skip

    game: Literal["starfinder"]
    id: str | None = None
    title: str = ""
    map: MapEntry | None = None
    """Without a map everybody stands on open ground, and the sides begin `apart_ft` from each other."""
    apart_ft: Annotated[int, MultipleOf(5), Between(5, 600)] = 30
    environment: EnvironmentEntry = made(default_factory=EnvironmentEntry)
    combatants: list[Line]
    surprise: Literal["none"] | SurpriseEntry = "none"
    options: Options = made(default_factory=Options)
    bestiary: dict[str, StatBlock] = made(default_factory=dict)
