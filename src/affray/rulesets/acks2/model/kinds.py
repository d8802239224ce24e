"""What never changes in a fight: weapons, spells, cards. All of it is shared by clones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from affray.core.notation import NO_DICE, DicePool

from .conditions import CONDITIONS

SIZES = ("small", "man", "large", "huge", "gigantic", "colossal")
FOOTPRINTS = ((1, 1), (1, 1), (1, 2), (2, 2), (3, 4), (6, 10))
"""Frontage and depth by size (ACKS-GRID-4)."""

Status = Literal["active", "surrendered", "fled", "unconscious", "dead", "destroyed", "removed"]
"""In the fight, or how it left it (ACKS-ROUND-4); `removed` is whoever a side knows nothing of, in its own eyes."""
ACTIVE: Status = "active"
Stage = Literal["surprise", "begin", "declare", "roll", "call", "segments", "end", "morale", "over"]
"""Where a round is (ACKS-ROUND-1)."""
SegmentState = Literal["pending", "active", "ending", "delaying", "done", "lost", "forfeited"]
"""What has become of somebody's segment of this round (ACKS-COUNT-2)."""
Cost = Literal["movement", "combat", "full", "free"]
"""What an action takes of a segment (ACKS-ACT-1)."""
EffectKind = Literal["damage", "heal", "condition", "ongoing", "ward", "dispel"]
OngoingTiming = Literal["start_of_initiative", "end_of_initiative", "end_of_round"]
EffectTiming = Literal["instant", "start_of_initiative", "end_of_initiative", "end_of_round"]
Casting = Literal["spell", "scroll", "spell_like", "item"]
Shape = Literal["burst", "cone", "line"]
Affects = Literal["all", "others", "opponents", "allies"]
HazardMoment = Literal["enter", "turn_start", "turn_end"]
ARMOR = ("none", "very_light", "light", "medium", "heavy")
WEIGHTS = (0, 1, 2, 3, 3, 4, 4)
"""The weight of armor by its points of AC: hide, leather, scale, chain, banded, plate."""


@dataclass(frozen=True, slots=True)
class Weapon:
    """A weapon or natural attack as it is held now."""

    id: str
    name: str
    missile: bool
    damage: DicePool
    type: str
    extraordinary: bool = False
    attack_bonus: int = 0
    damage_bonus: int = 0
    reach: int = 1
    """In squares."""
    range: tuple[int, int, int] | None = None
    """Short, medium and long, in squares."""
    tags: tuple[str, ...] = ()
    cleave_limit: int | None = None
    nonlethal: bool = False
    long: bool = False
    thrown: bool = False
    impact: bool = False


FIST = Weapon("fist", "Fist", False, DicePool(1, 3), "bludgeoning", nonlethal=True)
KICK = Weapon("kick", "Kick", False, DicePool(1, 4), "bludgeoning", attack_bonus=-2, nonlethal=True)
BRAWLING = {"fist": FIST, "kick": KICK}
"""What everybody has (ACKS-MANEUV-8)."""


@dataclass(frozen=True, slots=True)
class WardKind:
    """What a ward does (ACKS-ENGAGE-3, ACKS-ATK-11)."""

    blocks_engaging: bool = True
    blocks_being_engaged: bool = True
    attackers_save: str = ""


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect of a spell."""

    kind: EffectKind
    pool: DicePool = NO_DICE
    type: str = ""
    condition: str = ""
    timing: EffectTiming = "instant"
    ends_on: str = ""
    rounds: int = 0
    ward: WardKind | None = None


@dataclass(frozen=True, slots=True)
class Area:
    """The area of a spell, in squares (ACKS-SPELL-5)."""

    shape: Shape
    size: int
    affects: Affects


@dataclass(frozen=True, slots=True)
class Spell:
    """A spell, a scroll, a spell-like ability or the power of an item."""

    id: str
    name: str
    level: int
    casting: Casting
    range: int
    """In squares; 0 is oneself, -1 is touch."""
    concentration: bool
    save: str
    half: bool
    effects: tuple[Effect, ...]
    targets: int = 1
    area: Area | None = None

    @property
    def declared(self) -> bool:
        """Needs a declaration and can be disrupted (ACKS-DECL-10)."""
        return self.casting in ("spell", "scroll")

    @property
    def harmful(self) -> bool:
        for each in self.effects:
            if each.kind in ("damage", "ongoing"):
                return True
            if each.kind == "condition" and not CONDITIONS[each.condition].helpful:
                return True
        return False


NUMBERS = (
    "hp_max", "ac", "attack_throw", "combat", "run", "str_mod", "dex_mod", "con_mod", "wil_mod", "init_bonus",
    "cleave_max", "morale", "surrenders",
)  # fmt: skip
"""What the Judge may change about a card."""


@dataclass(frozen=True, slots=True)
class Card:
    """What never changes about a combatant; shared by all snapshots."""

    id: str
    name: str
    kind: str
    size: int
    frontage: int
    depth: int
    can_fly: bool
    hit_dice: int
    level: int
    progression: str
    hit_die: int
    attack_throw: int
    ac: int
    ac_from_armor: int
    shield: bool
    armor: int
    str_mod: int
    dex_mod: int
    con_mod: int
    wil_mod: int
    init_bonus: int
    surprise_bonus: int
    surprise_penalty: int
    hp_max: int
    combat: int
    """Combat speed in squares."""
    run: int
    saves: dict[str, int]
    morale: int | None
    cleave_max: int
    heavy_helm: bool
    healing_rank: int
    proficiencies: tuple[str, ...]
    backstab_dice: int
    sneak_throw: int | None
    hide_throw: int | None
    second_weapon: bool
    spells: dict[str, Spell]
    """Spells and abilities by id."""
    resist: tuple[str, ...]
    immune: tuple[str, ...]
    may_overlap: bool
    surrenders: bool = True
    """Knows how to give up (ACKS-MORALE-11)."""
