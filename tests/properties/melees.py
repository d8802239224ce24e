"""Made-up encounters of ACKS II: small, crowded, with any options, so that much happens in few answers."""

from __future__ import annotations

import random
from typing import Any

from affray.files import load_encounter
from affray.rulesets.acks2 import RULESET
from affray.rulesets.acks2.actions import ACTIONS
from affray.rulesets.acks2.model import events
from affray.rulesets.acks2.model.battlefield import Battlefield
from affray.rulesets.acks2.model.conditions import CONDITIONS, HOLDS
from affray.rulesets.acks2.model.kinds import Card
from affray.rulesets.acks2.model.scenario import (
    AreaEntry,
    AttackEntry,
    CostEntry,
    EffectEntry,
    Encounter,
    FeatureEntry,
    HazardEntry,
    OngoingEntry,
    Options,
    Placed,
    SaveEntry,
    SpellEntry,
    StatBlock,
    SurpriseEntry,
    TerrainEntry,
    WardEntry,
)
from affray.rulesets.acks2.model.stats import Bestiary
from tests.properties.frame import Subject, choices_of, some_of
from tests.properties.melee_laws import always, law, whole_log

SAMPLES: dict[str, Encounter] = {
    name: load_encounter(name, games=[RULESET]).encounter
    for name in ("bridge_charge", "shrine_ambush", "beast_at_the_ford")
}
FEW: dict[str, list[Any]] = {
    "charge_min_distance_ft": [0, 10, 20], "rounds_per_turn": [1, 60], "max_rounds": [1, 2, 3, 100],
}  # fmt: skip
"""What is tried of options that are numbers."""


QUESTIONS = frozenset({
    "declare", "tie", "order", "join", "segment", "turn", "interrupt", "cleave", "spell_target", "block", "surrender",
    "terms", "overrun", "bonus_attack",
})  # fmt: skip
OUT_OF_SEGMENT = {
    "none", "retreat", "withdraw", "split", "order", "join", "keep", "delay", "wait_for", "pass", "abandon_spell",
    "turn", "decline", "respond", "interrupt", "cleave", "stop", "accept", "refuse", "surrender", "fight_on",
}  # fmt: skip

RARE = {"grab", "hold_damage", "refuse"}
"""What needs too much to come together first."""


# -- stat blocks that the samples do not have ------------------------------------------------------
def natural(id: str, dice: str, **more: Any) -> AttackEntry:
    return AttackEntry(id=id, name=id, mode="melee", damage=dice, damage_type="slashing", tags=["natural"], **more)


GARGOYLE = StatBlock(
    name="Gargoyle", hp_max=9, kind="construct", flying=True, hd="2", ac=3, morale=None, immune=["piercing"],
    attacks=[natural("claw", "1d4"), natural("horn", "1d6")],
)  # fmt: skip
HORSE = StatBlock(
    name="Horse", hp_max=8, kind="animal", size="large", hd="2", ac=2, speed_combat=60, resist=["fire"], cleave_max=2,
    attacks=[natural("hoof", "1d6"), natural("kick_back", "1d3", nonlethal=True)],
)  # fmt: skip
OOZE = StatBlock(
    name="Ooze", hp_max=14, kind="ooze", size="gigantic", hd="4", morale=None, may_overlap_opponents=True,
    attacks=[natural("pseudopod", "1d8", reach_ft=10)],
)  # fmt: skip
SLINGER = StatBlock(
    name="Slinger", hp_max=3, size="small", second_weapon=True, shield=False, sneak_throw=12, hide_throw=10,
    proficiencies=["single_weapon_style", "combat_reflexes", "sneaking", "hiding"], cleave_max=1, morale=-3,
    attacks=[AttackEntry(id="sling", name="Sling", mode="missile", damage="1d4", damage_type="bludgeoning",
                         range=[20, 40, 60], tags=["slow"], ammo=2)],
    inventory=[
        AttackEntry(id="net", name="Net", mode="melee", damage="1d2", damage_type="bludgeoning",
                    tags=["entangling", "thrown", "flexible"], range=[5, 10, 15]),
        AttackEntry(id="club", name="Club", mode="melee", damage="1d4", damage_type="bludgeoning",
                    tags=["incapacitating", "handy"]),
    ],
)  # fmt: skip
WITCH = StatBlock(
    name="Witch", hp_max=5, progression="mage", level=4, wil_mod=3, healing_rank=3, proficiencies=["battle_magic"],
    attacks=[natural("nails", "1d2")],
    spells=[
        SpellEntry(id="flames", name="Flames", level=2, range_ft=60, castings=2,
                   save=SaveEntry(category="blast", on_success="half"),
                   effects=[EffectEntry(kind="damage", dice="2d6", type="fire"),
                            EffectEntry(kind="condition", condition="burning", duration_rounds=2)]),
        SpellEntry(id="hold", name="Hold", level=2, range_ft=30, castings=2, concentration=True,
                   save=SaveEntry(category="paralysis"),
                   effects=[EffectEntry(kind="condition", condition="paralyzed", duration_rounds=2)]),
        SpellEntry(id="undo", name="Undo", level=1, range_ft=60, effects=[EffectEntry(kind="dispel")]),
        SpellEntry(id="storm", name="Storm", level=3, range_ft=40, castings=2,
                   area=AreaEntry(shape="burst", size_ft=10), save=SaveEntry(category="blast", on_success="half"),
                   effects=[EffectEntry(kind="damage", dice="1d6", type="electric")]),
        SpellEntry(id="bolts", name="Bolts", level=1, range_ft=60, castings=2, targets=2,
                   effects=[EffectEntry(kind="damage", dice="1d4")]),
        SpellEntry(id="leaf", name="Leaf", level=1, range_ft="touch", casting="scroll",
                   effects=[EffectEntry(kind="heal", dice="1d8")]),
    ],
    abilities=[
        SpellEntry(id="glare", name="Glare", level=0, range_ft=20, castings=3, casting="spell_like",
                   effects=[EffectEntry(kind="condition", condition="frightened", duration_rounds=1)]),
        SpellEntry(id="breath", name="Breath", level=0, range_ft="self", castings=2,
                   area=AreaEntry(shape="cone", size_ft=15, affects="others"),
                   effects=[EffectEntry(kind="condition", condition="frightened")]),
        SpellEntry(id="veil", name="Veil", level=0, range_ft="self", casting="spell_like",
                   effects=[EffectEntry(kind="ward", duration_rounds=2, ward=WardEntry(attackers_save="spells"))]),
    ],
    items=[
        SpellEntry(id="salve", name="Salve", level=1, range_ft="touch", castings=2,
                   effects=[EffectEntry(kind="heal", dice="1d4")]),
    ],
)  # fmt: skip
OWN = {"gargoyle": GARGOYLE, "horse": HORSE, "ooze": OOZE, "slinger": SLINGER, "witch": WITCH}
BLOCKS = {**SAMPLES["bridge_charge"].bestiary, **OWN}
KINDS = ("wall", "door", "window", "pillar", "crate", "rubble", "fence", "hedge", "pit", "water", "fire")
SIDES = ("red", "blue")
DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
AFFLICTIONS = [*(name for name in CONDITIONS.names if name not in HOLDS), *["paralyzed", "slumbering"] * 4]
"""Conditions from the start; the helpless more often, for what can be done to them."""


# -- options ---------------------------------------------------------------------------------------
CHOICES = choices_of(Options, FEW)


def any_options(chance: random.Random) -> Options:
    """The defaults with some of them changed; one fight in three is short."""
    changed = some_of(CHOICES, chance)
    if chance.random() < 0.6:
        changed["max_rounds"] = 100
    return Options(**changed)


# -- encounters ------------------------------------------------------------------------------------
def crowd(chance: random.Random) -> Encounter:
    size = [chance.randint(7, 10), chance.randint(7, 10)]
    people = [
        somebody(chance, side, size) for side in SIDES for _ in range(chance.randint(1, 4 if side == "red" else 3))
    ]
    for number, each in enumerate(people):
        each.id = f"{each.unit}_{number}"
    if chance.random() < 0.15:
        people.append(Placed(unit="slinger", id="bystander", side="green", count=chance.choice((1, 2))))
    sides = list(dict.fromkeys(each.side or "" for each in people))
    surprise = [SurpriseEntry(side=side, foreknowledge=chance.random() < 0.5, los=True) for side in sides]
    return Encounter(
        game="acks2",
        map=terrain(chance, size),
        combatants=people,
        surprise=surprise if chance.random() < 0.2 else [],
        surprised=[people[0].id or ""] if chance.random() < 0.1 else [],
        non_hostile=[["red", "green"]] if "green" in sides and chance.random() < 0.5 else [],
        options=any_options(chance),
        bestiary=BLOCKS,
    )


def terrain(chance: random.Random, size: list[int]) -> TerrainEntry:
    def some(most: int) -> list[list[int]]:
        if chance.random() < 0.6:
            return []
        return [[chance.randrange(size[0]), chance.randrange(size[1])] for _ in range(most)]

    kinds = [FeatureEntry(kind=each, squares=some(3)) for each in chance.sample(KINDS, 2)]
    return TerrainEntry(
        size=size, walls=some(4), cover_waist=some(3), cover_chest=some(3), obstacles=some(3), dark=some(6),
        cost=[CostEntry(squares=some(6), times=chance.choice((2, 4)))],
        features=[*kinds, vent(chance, some(4))],
    )  # fmt: skip


def vent(chance: random.Random, squares: list[list[int]]) -> FeatureEntry:
    """A hazard of any kind."""
    when: Any = chance.choice(("enter", "turn_start", "turn_end"))
    save = SaveEntry(category="blast", on_success="half") if chance.random() < 0.5 else None
    harm = HazardEntry(when=when, damage="1d2 fire", save=save, condition=chance.choice((None, "prone", "deafened")))
    return FeatureEntry(kind="vent", squares=squares, hazard=harm)


def somebody(chance: random.Random, side: str, size: list[int]) -> Placed:
    """A combatant somewhere on the map, mostly hurt, so that it soon falls."""
    unit = chance.choice(sorted(BLOCKS))
    block, changed = BLOCKS[unit], dict[str, Any]()
    if chance.random() < 0.8:
        changed["at"] = [chance.randrange(size[0]), chance.randrange(size[1])]
    if chance.random() < 0.7:
        changed["facing"] = chance.choice(DIRECTIONS if block.size in ("small", "man") else DIRECTIONS[::2])
    if chance.random() < 0.6:
        changed["hp"] = chance.randint(-2 if chance.random() < 0.1 else 1, block.hp_max)
    if chance.random() < 0.4:
        changed["group"] = f"{side} band"
    if chance.random() < 0.3:
        changed["controller"] = chance.choice(("player", "judge"))
    if chance.random() < 0.15:
        changed["start"] = [chance.choice(AFFLICTIONS)]
    if chance.random() < 0.05:
        changed["ward"] = WardEntry(blocks_engaging=chance.random() < 0.5, attackers_save="spells")
    if chance.random() < 0.1:
        timing: Any = chance.choice(("start_of_initiative", "end_of_initiative", "end_of_round"))
        changed["ongoing"] = [OngoingEntry(dice="1d2", type="acidic", timing=timing, ends_on="own_death_save")]
    if block.flying:
        changed.update(elevation_ft=chance.choice((0, 5, 10)), flying=chance.random() < 0.7)
    if block.inventory and chance.random() < 0.3:
        changed["equip"] = chance.choice(block.inventory).id
    return Placed(unit=unit, side=side, **changed)


SUBJECT = Subject(
    RULESET, SAMPLES, crowd, CHOICES, any_options, law, lambda fight: always(fight.state), whole_log, events,
    actions=frozenset({*ACTIONS, *OUT_OF_SEGMENT} - RARE), questions=QUESTIONS,
    shared=(Options, Card, Battlefield, Bestiary), untold=(events.Ruled, events.PutBack), searched=1500,
)  # fmt: skip
