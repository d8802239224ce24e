"""What never changes in a fight: sizes, items, abilities, the cards of combatants. Lengths are in feet."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from affray.core.notation import DicePool

from .words import Kind, Maneuverability

FOOT = 5
"""The side of a square in feet (SF-GRID-1)."""

SIZES = ("fine", "diminutive", "tiny", "small", "medium", "large", "huge", "gargantuan", "colossal")
SPACE = (1, 1, 1, 1, 1, 2, 3, 4, 6)
"""The side of a space in squares by size (SF-GRID-4)."""
REACH = (0, 0, 0, 5, 5, 10, 15, 20, 30)
"""Natural reach of the tall by size (SF-GRID-4)."""
MEDIUM = SIZES.index("medium")
ENERGY = ("A", "C", "E", "F", "So")
"""The types of energy damage."""


@dataclass(frozen=True, slots=True)
class Explosion:
    """What a weapon does around an intersection (SF-AREA-9)."""

    damage: DicePool | None
    types: tuple[str, ...]
    radius_ft: int
    condition: str = ""


@dataclass(frozen=True, slots=True)
class CriticalEffect:
    """What a critical hit adds (SF-ATK-15)."""

    id: str
    value: DicePool | None = None


@dataclass(frozen=True, slots=True)
class ItemKind:
    """A weapon or another thing; fields as in the encounter file. No range increment is 0."""

    id: str
    name: str
    category: str
    item_level: int = 1
    hands: int = 1
    damage: DicePool | None = None
    damage_bonus: int = 0
    damage_types: tuple[str, ...] = ()
    target_ac: str = ""
    attack_bonus: int | None = None
    range_increment_ft: int = 0
    max_increments: int = 10
    capacity: int | None = None
    usage: int = 1
    reload_action: str = "move"
    properties: tuple[str, ...] = ()
    explode: Explosion | None = None
    critical_effect: CriticalEffect | None = None
    proficient: bool = True
    sturdy: bool = True
    activation: str = "none"

    is_melee: bool = field(init=False, repr=False, compare=False)
    """May be used for a melee attack."""
    in_hand: bool = field(init=False, repr=False, compare=False)
    """A thing that must be taken in hand, not a part of the body."""
    hurled: bool = field(init=False, repr=False, compare=False)
    """Made to be thrown, and for nothing else (SF-ATK-7)."""
    eac: bool = field(init=False, repr=False, compare=False)
    """An attack with it goes against EAC: it deals only energy damage, or says so (SF-ATK-9)."""
    quick: bool = field(init=False, repr=False, compare=False)
    """Reloaded as part of the attack that fires it (SF-MACT-16)."""
    unwieldy: bool = field(init=False, repr=False, compare=False)
    """For one attack a turn (SF-ATK-21)."""
    hp_max: int = field(init=False, repr=False, compare=False)
    """SF-OBJ-1."""

    def __post_init__(self) -> None:
        base = 15 + 3 * self.item_level if self.sturdy else 5 + self.item_level
        object.__setattr__(self, "is_melee", self.category in ("melee", "natural", "unarmed"))
        object.__setattr__(self, "in_hand", self.category not in ("natural", "unarmed", "armor"))
        object.__setattr__(self, "hurled", self.category in ("thrown", "grenade"))
        energetic = bool(self.damage_types) and all(each in ENERGY for each in self.damage_types)
        object.__setattr__(self, "eac", self.target_ac == "eac" if self.target_ac else energetic)
        object.__setattr__(self, "quick", self.reload_action == "with_attack" or "quick_reload" in self.properties)
        object.__setattr__(self, "unwieldy", "unwieldy" in self.properties)
        object.__setattr__(self, "hp_max", base + 30 if self.item_level >= 15 else base)

    @property
    def hardness(self) -> int:
        """SF-OBJ-1."""
        return 5 + (2 if self.sturdy else 1) * self.item_level


@dataclass(frozen=True, slots=True)
class Trigger:
    """What sets off a reaction or a readied action: an event with filters (section 2.4)."""

    event: str
    who: str = "any"
    square: tuple[int, int] | None = None
    weapon: str = ""
    name: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class AbilitySave:
    """The saving throw against an ability; no DC means the computed one."""

    type: str
    dc: int | None = None
    on_success: str = "negates"


@dataclass(frozen=True, slots=True)
class AbilityEffect:
    """What an ability does; `modifier` are pairs of what is changed and by how much."""

    damage: DicePool | None = None
    types: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    heal_hp: DicePool | None = None
    heal_sp: DicePool | None = None
    condition: str = ""
    modifier: tuple[tuple[str, int], ...] = ()
    modifier_type: str = ""
    burst_ft: int = 0
    cone_ft: int = 0
    attack: str = ""
    target: str = "chosen"


@dataclass(frozen=True, slots=True)
class Ability:
    """A special ability or a spell. `duration` is instant, concentration or a number of rounds."""

    id: str
    name: str
    category: str
    action: str = "standard"
    casting_rounds: int = 0
    """0 for a casting within the action itself (SF-CAST-3)."""
    provokes: bool = False
    trigger: Trigger | None = None
    purely_defensive: bool = False
    timing: str = ""
    uses: int | None = None
    rp_cost: int = 0
    spell_level: int | None = None
    range_ft: int = 0
    attack_vs: str = ""
    save: AbilitySave | None = None
    effect: AbilityEffect = AbilityEffect()
    duration: str | int = "instant"
    dismissible: bool = False
    redirectable: bool = False

    @property
    def is_spell(self) -> bool:
        return self.category == "spell"

    @property
    def comes_before(self) -> bool:
        """Whether it is resolved before what sets it off (SF-REACT-4, SF-REACT-5)."""
        return self.timing == "before" or (self.purely_defensive and not self.timing)


@dataclass(frozen=True)
class Card:
    """What never changes about a combatant; shared by all snapshots. `memo` keeps what depends on it alone."""

    id: str
    name: str
    kind: Kind
    level: int | None
    cr: Fraction | None
    size: int
    reach_ft: int
    str_mod: int
    dex_mod: int
    con_mod: int
    int_mod: int | None
    wis_mod: int
    cha_mod: int
    con_score: int
    bab: int
    init_mod: int
    eac: int
    kac: int
    max_dex_ac: int | None
    fort: int
    ref: int
    will: int
    speed: dict[str, int]
    maneuverability: Maneuverability
    sp_max: int
    hp_max: int
    rp_max: int
    hands: int
    vision: bool
    low_light: bool
    darkvision: int
    blindsight: int
    blindsense: int
    dr: int
    dr_bypass: tuple[str, ...]
    resist: dict[str, int]
    immune: tuple[str, ...]
    vulnerable: tuple[str, ...]
    skills: dict[str, int]
    traits: tuple[str, ...]
    abilities: dict[str, Ability]
    """Special abilities and known spells."""
    slots: dict[int, int]
    key_ability_mod: int
    fast_healing: int
    things: dict[str, str]
    """The names of everything it brings along, by id; also of what is used up later."""
    memo: dict[Any, Any] = field(default_factory=dict, compare=False, repr=False)
    space: int = field(init=False, repr=False, compare=False)
    """The side of its space in squares (SF-GRID-4)."""
    rating: Fraction = field(init=False, repr=False, compare=False)
    """Challenge rating, or the level of a player character."""
    half_more: int = field(init=False, repr=False, compare=False)
    """One and a half times its rating, rounded down, as many difficulties have it."""
    words: dict[str, tuple[str, ...]] = field(init=False, repr=False, compare=False)
    """By trait the words behind its colon."""

    def __post_init__(self) -> None:
        words: dict[str, tuple[str, ...]] = {}
        for each in self.traits:
            head, _, rest = each.partition(":")
            words[head] = words.get(head, ()) + tuple([word.strip() for word in rest.split(",") if word.strip()])
        object.__setattr__(self, "words", words)
        object.__setattr__(self, "space", SPACE[self.size])
        rating = self.cr if self.cr is not None else Fraction(self.level or 0)
        object.__setattr__(self, "rating", rating)
        object.__setattr__(self, "half_more", int(rating * 3 / 2))

    def trait(self, name: str) -> tuple[str, ...] | None:
        """The words behind the colon of a trait; None for somebody who does not have it."""
        return self.words.get(name)

    def has(self, trait: str) -> bool:
        return trait in self.words
