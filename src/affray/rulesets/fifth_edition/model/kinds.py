"""What never changes in a fight: sizes, attacks, powers, the cards of combatants. Lengths are in feet."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from affray.core.notation import DicePool

FOOT = 5
"""The side of a square in feet (E5-GEN-6)."""

ABILITIES = ("str", "dex", "con", "int", "wis", "cha")
SKILLS = {
    "athletics": "str", "acrobatics": "dex", "stealth": "dex",
    "perception": "wis", "medicine": "wis", "investigation": "int",
}  # fmt: skip
"""The skills of combat and their abilities (E5-DICE-11)."""

Ability = Literal["str", "dex", "con", "int", "wis", "cha"]
Controller = Literal["player", "gm", "auto"]
Kind = Literal["character", "monster"]
Mode = Literal["melee", "ranged", "melee_or_thrown"]
FileSource = Literal["weapon", "natural", "spell"]
Source = FileSource | Literal["unarmed", "improvised"]
PowerCost = Literal["action", "bonus_action", "reaction", "legendary", "none"]
Resolve = Literal["attack", "save", "auto"]
Shape = Literal["sphere", "cone", "cube", "line"]
Window = Literal[
    "before_step", "after_step", "on_declare", "on_roll", "on_hit", "on_result", "turn_start", "turn_end"
]  # fmt: skip
TurnEdge = Literal["start", "end"]
Ends = (
    int
    | Literal[
        "until_removed", "start_of_source_turn", "end_of_source_turn", "start_of_own_turn", "end_of_own_turn",
        "start_of_own_next_turn", "end_of_own_next_turn", "end_of_turn", "instant",
    ]
)  # fmt: skip
"""When something that lasts ends: a moment, or after so many rounds (E5-ROUND-6)."""

SIZES = ("tiny", "small", "medium", "large", "huge", "gargantuan")
SQUARES = (1, 1, 1, 2, 3, 4)
"""The side of a creature's space by its size (E5-SPACE-1)."""


@dataclass(frozen=True, slots=True)
class SaveAgainst:
    """A saving throw that something calls for; DC 0 stands for that of the power."""

    ability: str
    dc: int = 0
    half: bool = False


@dataclass(frozen=True, slots=True)
class DamagePart:
    """One typed part of an attack's damage. `by_ability`: the modifier of the attack roll is added (E5-DMG-2)."""

    dice: DicePool
    type: str
    by_ability: bool = False
    on_failed_save: SaveAgainst | None = None


@dataclass(frozen=True, slots=True)
class OnHit:
    """What a hit does beside damage (E5-ATK-6)."""

    condition: str
    save: SaveAgainst | None = None
    escape_dc: int = 0
    duration: Ends = "until_removed"


@dataclass(frozen=True, slots=True)
class AttackKind:
    """A way to attack. `range` is (normal, long) or None; `reach` is 0 for attacks that are only ranged."""

    id: str
    name: str
    mode: Mode = "melee"
    source: Source = "weapon"
    ability: str = "str"
    proficient: bool = True
    bonus: int | None = None
    reach: int = 5
    range: tuple[int, int] | None = None
    damage: tuple[DamagePart, ...] = ()
    properties: tuple[str, ...] = ()
    versatile: DicePool | None = None
    hands: int = 1
    ammo: int | None = None
    magical: bool = False
    on_hit: tuple[OnHit, ...] = ()

    def __hash__(self) -> int:
        """By its id alone: attacks are looked up often, and few share one."""
        return hash(self.id)

    @property
    def is_item(self) -> bool:
        """A thing that must be in hand: weapons, not natural weapons, fists or spells (E5-WPN-11)."""
        return self.source == "weapon" and self.hands > 0

    @property
    def is_melee(self) -> bool:
        return self.mode != "ranged"

    @property
    def holds(self) -> bool:
        """Whether a hit grapples (E5-MON-5)."""
        return any(effect.condition == "grappled" for effect in self.on_hit)

    @property
    def is_light_melee(self) -> bool:
        return self.source == "weapon" and self.mode != "ranged" and "light" in self.properties


@dataclass(frozen=True, slots=True)
class Change:
    """What a power changes about its target while it lasts (E5-SPELL-19); a die that hinders has sides below 0."""

    ac: int = 0
    attack_die: int = 0
    save_die: int = 0
    damage_reduction: int = 0
    half_damage: bool = False

    @property
    def hinders(self) -> bool:
        return min(self.ac, self.attack_die, self.save_die, self.damage_reduction) < 0


@dataclass(frozen=True, slots=True)
class Template:
    """A condition as an attack or a power brings it. `end_save.dc` 0 stands for the DC of the power."""

    name: str
    ends: Ends
    end_save: SaveAgainst | None
    escape_dc: int
    level: int


@dataclass(frozen=True, slots=True)
class Power:
    """A spell, a special action, a special reaction or a legendary option; fields as in the encounter file."""

    id: str
    name: str
    cost: PowerCost
    legendary_cost: int
    spell_level: int | None
    components: tuple[str, ...]
    per_combat: int
    recharge: tuple[int, ...]
    slot: int
    resolve: Resolve
    attack: AttackKind | None
    save: SaveAgainst | None
    range_ft: int
    shape: Shape | Literal[""]
    size_ft: int
    width_ft: int
    max_targets: int
    needs_sight: bool
    damage: DicePool | None
    damage_type: str
    healing: DicePool | None
    temp_hp: DicePool | None
    conditions: tuple[Template, ...]
    teleport_ft: int
    change: Change | None
    concentration: bool
    duration: Ends
    window: Window | Literal[""]
    filter_target: Literal["", "self", "ally"]
    filter_melee: bool | None
    filter_would_hit: bool | None
    filter_needs_sight: bool

    @property
    def is_spell(self) -> bool:
        return self.spell_level is not None


@dataclass(frozen=True, slots=True)
class Resisted:
    """A damage type that is resisted, suffered or ignored; `nonmagical`: only from attacks that are not magical."""

    type: str
    nonmagical: bool = False


@dataclass(frozen=True)
class Card:
    """What never changes about a combatant; shared by all snapshots. `memo` keeps sums that depend on it alone."""

    id: str
    name: str
    kind: Kind
    stat_block: str
    size: int
    hp_max: int
    ac: int
    proficiency: int
    scores: dict[str, int]
    saves: dict[str, int]
    """The total bonus of each saving throw."""
    skills: dict[str, int]
    """The total bonus of each skill."""
    skill_ranks: dict[str, str]
    passive_perception: int | None
    initiative_bonus: int
    speed: dict[str, int]
    hover: bool
    reach: int
    hands: int
    attacks: dict[str, AttackKind]
    attacks_per_action: int
    multiattack: tuple[tuple[str, int], ...]
    powers: dict[str, Power]
    bonus_actions: tuple[str, ...]
    pack_tactics: bool
    sneak_attack: DicePool | None
    evasion: bool
    surprise_immune: bool
    legendary_resistance: int
    legendary_actions: int
    resistances: tuple[Resisted, ...]
    vulnerabilities: tuple[Resisted, ...]
    immunities: tuple[Resisted, ...]
    condition_immunities: tuple[str, ...]
    darkvision: int
    blindsight: int
    tremorsense: int
    truesight: int
    casting_ability: str
    """Empty for somebody who casts nothing."""
    save_dc: int
    spell_attack: int
    death_saves: bool
    starts_holding: tuple[str, ...] | None
    """What is in hand at the start; None for whatever the hands can hold."""
    slots: dict[int, int]
    """How many spell slots of each level."""
    unit: str
    """The stat block in the file: cards of one unit differ in nothing but id and name."""
    memo: dict[Any, Any] = field(default_factory=dict, compare=False, repr=False)

    def modifier(self, ability: str) -> int:
        """(score - 10) / 2, rounded down (E5-DICE-1)."""
        return (self.scores[ability] - 10) // 2

    @property
    def unarmed(self) -> AttackKind:
        return self.attacks["unarmed"]
