"""What people write in an encounter file: stat blocks, the battlefield, who stands where, and the options."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import field as made
from typing import Annotated, Any, ClassVar, Literal

from affray.core.entries import OF_A_SIDE, Between, Key, Length, MultipleOf, NamedByName, NearAndFar, ShortForm

from .battlefield import HazardMoment
from .conditions import ConditionName
from .kinds import Ability, Controller, Ends, FileSource, Kind, Mode, PowerCost, Resolve, Shape, TurnEdge, Window

Skill = Literal["athletics", "acrobatics", "stealth", "perception", "investigation", "medicine"]
Size = Literal["tiny", "small", "medium", "large", "huge", "gargantuan"]
Square = Annotated[list[Annotated[int, Between(0, 200)]], Length(2, 2)]
Feet = Annotated[int, MultipleOf(5), Between(0, 2000)]
DamageType = Literal[
    "acid", "bludgeoning", "cold", "fire", "force", "lightning", "necrotic",
    "piercing", "poison", "psychic", "radiant", "slashing", "thunder",
]  # fmt: skip


@dataclass(kw_only=True)
class SaveEntry:
    """A saving throw; no DC means that of the power."""

    ability: Ability
    dc: Annotated[int, Between(1, 40)] | None = None
    on_success: Literal["none", "half"] = "none"


@dataclass(kw_only=True)
class DamageEntry:
    """One typed part of an attack's damage."""

    dice: str | int = "0"
    bonus: int | Literal["ability"] = 0
    type: DamageType
    on_failed_save: SaveEntry | None = None


def damage_parts(text: str) -> list[dict[str, Any]]:
    """`1d8+3 slashing + 1d6 fire` is damage of two parts.

    >>> damage_parts("1d8+3 slashing"), damage_parts("1 piercing and 2d6 poison")[1]
    ([{'dice': '1d8+3', 'type': 'slashing'}], {'dice': '2d6', 'type': 'poison'})
    """
    return [damage_part(each) for each in re.split(r"(?<=[a-z])\s*(?:\+|,|;|\band\b|\bplus\b)\s*", text.strip())]


def damage_part(text: str) -> dict[str, Any]:
    """`1d8+3 slashing`: dice and a type."""
    dice, _, type_ = text.strip().rpartition(" ")
    return {"dice": dice.strip(), "type": type_} if dice else {"dice": type_}


DAMAGE_PATTERN = r"^\S.* [a-z]+$"
Damage = Annotated[
    list[Annotated[DamageEntry, ShortForm(damage_part, DAMAGE_PATTERN)]], ShortForm(damage_parts, DAMAGE_PATTERN)
]
"""Parts, or one text: `1d8+3 slashing`."""


@dataclass(kw_only=True)
class OnHitEntry:
    """What a hit does beside damage."""

    condition: ConditionName
    save: SaveEntry | None = None
    escape_dc: int | None = None
    duration: Ends = "until_removed"


@dataclass(kw_only=True)
class AttackEntry:
    """A way to attack."""

    id: str = ""
    """Unless told it is made of the name."""
    name: str
    mode: Mode | None = None
    """Unless told `ranged` if there is a range, `melee_or_thrown` if it is thrown as well, else `melee`."""
    source: FileSource | None = None
    """Unless told `spell` if a spell makes it or its ability is that of spells, else `weapon`."""
    ability: Literal["str", "dex", "finesse", "spell"] | None = None
    proficient: bool = True
    attack_bonus: int | None = None
    reach_ft: Annotated[int, Between(5, 30)] | None = None
    range_ft: Annotated[list[int], Length(2, 2), NearAndFar()] | None = None
    damage: Damage
    properties: list[
        Literal["ammunition", "finesse", "heavy", "light", "loading", "reach", "thrown", "two_handed", "versatile"]
    ] = made(default_factory=list)
    versatile_dice: str | None = None
    hands_used: Annotated[int, Between(0, 2)] | None = None
    ammo: Annotated[int, Between(0)] | None = None
    magical: bool | None = None
    on_hit: list[OnHitEntry] = made(default_factory=list)


@dataclass(kw_only=True)
class UsesEntry:
    """How often a power can be used."""

    per_combat: Annotated[int, Between(1)] | None = None
    recharge: Annotated[list[Annotated[int, Between(1, 6)]], Length(1, 6)] | None = None
    slot: Annotated[int, Between(1, 9)] | None = None


@dataclass(kw_only=True)
class AreaEntry:
    """The shape of an area."""

    shape: Shape
    size_ft: Annotated[int, Between(5, 300)]
    width_ft: Annotated[int, Between(5, 60)] = 5


@dataclass(kw_only=True)
class ModifiersEntry:
    """What a power changes about its target."""

    ac: int = 0
    attack_die: str | None = None
    save_die: str | None = None
    damage_reduction: int = 0
    damage_factor: Literal["half"] | None = None


@dataclass(kw_only=True)
class ConditionEntry:
    """A condition that a power brings, or one that somebody has from the start."""

    name: ConditionName
    source: str | None = None
    ends: Ends = "until_removed"
    end_save: SaveEntry | None = None
    escape_dc: int | None = None
    level: Annotated[int, Between(1, 6)] = 1


def condition_named(text: str) -> dict[str, Any]:
    return {"name": text}


Conditions = list[Annotated[ConditionEntry, ShortForm(condition_named, r"^[a-z_]+$")]]
"""Each by its name alone, or with what else is to be said of it."""


@dataclass(kw_only=True)
class TriggerFilterEntry:
    """When a reaction power is offered."""

    target: Literal["self", "ally"] | None = None
    melee: bool | None = None
    would_hit: bool | None = None
    needs_sight: bool | None = None


@dataclass(kw_only=True)
class PowerEntry:
    """A spell, a special action, a special reaction or a legendary option."""

    id: str = ""
    """Unless told it is made of the name."""
    name: str
    cost: PowerCost = "action"
    legendary_cost: Annotated[int, Between(1, 3)] = 1
    spell_level: Annotated[int, Between(0, 9)] | None = None
    components: list[Literal["v", "s"]] = made(default_factory=list)
    uses: UsesEntry | Literal["at_will"] = "at_will"
    resolve: Resolve = "auto"
    attack: AttackEntry | None = None
    save: SaveEntry | None = None
    range_ft: int = 5
    area: AreaEntry | None = None
    max_targets: Annotated[int, Between(1)] = 1
    needs_sight: bool = False
    damage: str | None = None
    healing: str | None = None
    temp_hp: str | None = None
    conditions: Conditions = made(default_factory=list)
    teleport_ft: int = 0
    modifiers: ModifiersEntry = made(default_factory=ModifiersEntry)
    concentration: bool = False
    duration: Ends = "instant"
    window: Window | None = None
    trigger_filter: TriggerFilterEntry = made(default_factory=TriggerFilterEntry)


@dataclass(kw_only=True)
class TypeFilter:
    """A damage type, perhaps only of attacks that are not magical."""

    type: DamageType
    nonmagical: bool = False


@dataclass(kw_only=True)
class Traits:
    """Features with a rule of their own."""

    pack_tactics: bool = False
    sneak_attack: str | None = None
    evasion: bool = False
    legendary_resistance: Annotated[int, Between(0, 10)] = 0
    surprise_immune: bool = False


@dataclass(kw_only=True)
class Senses:
    """Special senses and how far they reach."""

    darkvision_ft: Feet = 0
    blindsight_ft: Feet = 0
    tremorsense_ft: Feet = 0
    truesight_ft: Feet = 0


@dataclass(kw_only=True)
class Spellcasting:
    """How somebody casts; DC and bonus are computed unless printed."""

    ability: Ability
    save_dc: int | None = None
    attack_bonus: int | None = None
    slots: dict[Annotated[int, Between(1, 9), Key()], Annotated[int, Between(0, 20)]] = made(default_factory=dict)


@dataclass(kw_only=True)
class MultiattackEntry:
    attack: str
    count: Annotated[int, Between(1, 6)] = 1


@dataclass(kw_only=True)
class StatFields:
    """What a stat block says of a combatant; an encounter may say each of it differently for one."""

    name: str | None = None
    hp_max: Annotated[int, Between(1, 2000)] | None = None
    kind: Kind = "monster"
    side: str | None = None
    neutral: bool = False
    controller: Controller | None = None
    stat_block: str | None = None
    size: Size = "medium"
    proficiency_bonus: Annotated[int, Between(2, 9)] = 2
    ability_scores: dict[Ability, Annotated[int, Between(1, 30)]] = made(default_factory=dict)
    save_proficiencies: list[Ability] = made(default_factory=list)
    save_overrides: dict[Ability, int] = made(default_factory=dict)
    skills: dict[Skill, Literal["half", "proficient", "expert"]] = made(default_factory=dict)
    skill_overrides: dict[Skill, int] = made(default_factory=dict)
    passive_perception: Annotated[int, Between(1, 40)] | None = None
    initiative_bonus: Annotated[int, Between(-10, 10)] = 0
    ac: Annotated[int, Between(1, 30)] = 10
    speed: dict[Literal["walk", "climb", "swim", "fly", "burrow"], Annotated[int, Between(0, 200)]] = made(
        default_factory=lambda: {"walk": 30}
    )
    hover: bool = False
    reach_ft: Annotated[int, Between(0, 30)] = 5
    hands: Annotated[int, Between(0, 8)] = 2
    starts_holding: list[str] | None = None
    attacks: Annotated[list[AttackEntry], NamedByName()] = made(default_factory=list)
    attacks_per_action: Annotated[int, Between(1, 5)] = 1
    multiattack: list[MultiattackEntry] | None = None
    powers: Annotated[list[PowerEntry], NamedByName("attack")] = made(default_factory=list)
    bonus_actions: list[Literal["dash", "disengage", "hide"]] = made(default_factory=list)
    traits: Traits = made(default_factory=Traits)
    resistances: list[DamageType | TypeFilter] = made(default_factory=list)
    vulnerabilities: list[DamageType | TypeFilter] = made(default_factory=list)
    immunities: list[DamageType | TypeFilter] = made(default_factory=list)
    condition_immunities: list[ConditionName] = made(default_factory=list)
    senses: Senses = made(default_factory=Senses)
    spellcasting: Spellcasting | None = None
    legendary_actions: Annotated[int, Between(0, 5)] = 0
    death_rule: Literal["dies_at_zero", "death_saves"] | None = None


@dataclass(kw_only=True)
class StatBlock(StatFields):
    """A stat block. Name and hit points must be there."""

    name: str = made()
    hp_max: Annotated[int, Between(1, 2000)] = made()


@dataclass(kw_only=True)
class OngoingEntry:
    """Damage at the start or end of each of somebody's turns, such as `1d6 fire`."""

    damage: str
    at: TurnEdge = "start"


@dataclass(kw_only=True)
class Placed(StatFields):
    """A combatant of the encounter: a stat block, where it stands, and what is different about it.

    Without a stat block it is written out: name and hit points must be there then.
    """

    renamed: ClassVar[Mapping[str, str]] = {"position": "at", "pos": "at", "hiding": "hidden", "ref": "unit"}

    unit: str | None = None
    id: str | None = None
    count: Annotated[int, Between(1, 30)] = 1
    hp: Annotated[int, Between(0)] | None = None
    temp_hp: Annotated[int, Between(0)] = 0
    at: Square | None = None
    elevation_ft: Annotated[int, MultipleOf(5)] = 0
    hidden: bool = False
    """Was quiet before the fight."""
    unknown: bool = False
    """Unknown to the other sides until one of them sees it."""
    stealth_total: int | None = None
    initiative: int | None = None
    """A result that was rolled already; without it the die is rolled."""
    conditions: Conditions = made(default_factory=list)
    each_turn: list[OngoingEntry] = made(default_factory=list)


Line = Annotated[Placed, OF_A_SIDE]


@dataclass(kw_only=True)
class CheckEntry:
    ability: Ability
    dc: int
    skill: Skill | None = None


@dataclass(kw_only=True)
class InteractEntry:
    check: CheckEntry


@dataclass(kw_only=True)
class ObjectEntry:
    """A feature that can be broken."""

    ac: int
    hp: Annotated[int, Between(1)]
    resistances: list[DamageType | TypeFilter] = made(default_factory=list)
    vulnerabilities: list[DamageType | TypeFilter] = made(default_factory=list)
    immunities: list[DamageType | TypeFilter] = made(default_factory=list)
    threshold: int = 0


@dataclass(kw_only=True)
class HazardEntry:
    """What a piece of ground does to whoever enters it, or begins or ends its turn there.

    A saving throw averts the condition, and the damage or half of it.
    """

    when: HazardMoment | list[HazardMoment] = "enter"
    save: SaveEntry | None = None
    damage: str | None = None
    """Dice and a type: `2d6 fire`."""
    condition: ConditionName | ConditionEntry | None = None
    rule: str = "E5-GEN-4"
    """The rule that it goes by in the log."""


@dataclass(kw_only=True)
class FeatureEntry:
    """A piece of the battlefield: squares, or edges between two squares.

    Known kinds bring their meaning: wall, pillar, door, window, crate, fence and hedge bar the way and give cover,
    rubble is difficult, a pit is 10 feet deep, water needs swimming, fire burns. What is written beside the kind counts
    before it.
    """

    kind: str
    id: str | None = None
    squares: list[Square] = made(default_factory=list)
    edges: list[Annotated[list[Square], Length(2, 2)]] = made(default_factory=list)
    blocks_movement: bool | None = None
    cover: Literal["none", "half", "three_quarters", "total"] | None = None
    blocks_sight: bool | None = None
    difficult: bool | None = None
    obscured: Literal["none", "light", "heavy"] | None = None
    light: Literal["bright", "dim", "dark"] | None = None
    drop_ft: Feet | None = None
    needs: Literal["none", "climb", "swim"] | None = None
    interact: Literal["none", "free", "action"] | InteractEntry | None = None
    open: bool = False
    object: ObjectEntry | None = None
    hazard: HazardEntry | Literal["none"] | None = None


@dataclass(kw_only=True)
class MapEntry:
    """The battlefield in squares of 5 feet."""

    renamed: ClassVar[Mapping[str, str]] = {"width": "size", "height": "size", "features": "terrain"}

    size: Annotated[list[Annotated[int, Between(1, 200)]], Length(2, 2)]
    """Width and height."""
    terrain: list[FeatureEntry] = made(default_factory=list)


@dataclass(kw_only=True)
class Options:
    """The switches of the game. `profile: srd51` sets those that have another value there; single ones may differ."""

    profile: Literal["source", "srd51"] = "source"
    ready_timing: Literal["before_completion", "after_trigger"] | None = None
    close_ranged_disadvantage: Literal["any_hostile", "threatening_hostile"] | None = None
    dodge_sight_scope: Literal["both", "attacks_only"] | None = None
    help_expiry: Literal["none", "helper_next_turn"] | None = None
    help_check_range: Literal["any", "adjacent"] = "any"
    help_attack: bool = True
    dodge_early_end: bool = True
    contest_vs_incapacitated: Literal["roll", "auto_success"] = "roll"
    stealth_tie: Literal["hider", "observer"] = "hider"
    hide_requires: Literal["not_clearly_seen", "gm_only", "none"] = "not_clearly_seen"
    initiative_tie: Literal["decide", "roll_off", "dexterity"] = "decide"
    group_initiative: bool = True
    group_member_order: Literal["gm_each_round", "fixed"] = "gm_each_round"
    reaction_order: Literal["initiative", "turn_owner_decides", "gm"] = "initiative"
    mover_may_stop: bool = True
    readied_multiattack: Literal["single_attack", "full"] = "single_attack"
    diagonal_rule: Literal["five", "alternating_5_10"] = "five"
    creatures_give_cover: bool = True
    cover_method: Literal["centre_line", "gm"] = "centre_line"
    knock_out: bool = True
    temp_hp_prevents_failure: bool = False
    monster_damage: Literal["roll", "average"] = "roll"
    spell_components: bool | None = None
    legendary_actions: bool = True
    max_rounds: Annotated[int, Between(1)] = 50
    auto_death_saves_after_end: bool = True

    def __post_init__(self) -> None:
        """What a profile leaves open has that profile's value."""
        table: dict[str, tuple[Any, Any]] = {
            "ready_timing": ("before_completion", "after_trigger"),
            "close_ranged_disadvantage": ("any_hostile", "threatening_hostile"),
            "dodge_sight_scope": ("both", "attacks_only"),
            "help_expiry": ("none", "helper_next_turn"),
            "spell_components": (False, True),
        }
        for name, values in table.items():
            if getattr(self, name) is None:
                setattr(self, name, values[self.profile == "srd51"])


@dataclass(kw_only=True)
class Encounter:
    """An encounter file. `- 4 ridge_raider` is short for four combatants that are placed for you."""

    renamed: ClassVar[Mapping[str, str]] = {
        "stat_blocks": "bestiary", "units": "bestiary", "features": "map", "terrain": "map", "field": "map",
    }  # fmt: skip

    game: Literal["fifth_edition"]
    title: str = ""
    map: MapEntry | None = None
    """Without a map everybody stands on open ground, and the sides begin `apart_ft` from each other."""
    apart_ft: Annotated[Feet, Between(5, 600)] = 30
    combatants: list[Line]
    options: Options = made(default_factory=Options)
    bestiary: dict[str, StatBlock] = made(default_factory=dict)
