"""Made-up encounters of Starfinder: small, crowded, with any options, so that much happens in few answers."""

from __future__ import annotations

import random
from typing import Any, get_args

from affray.files import load_encounter
from affray.rulesets.starfinder import RULESET
from affray.rulesets.starfinder.actions import ACTIONS
from affray.rulesets.starfinder.model import events
from affray.rulesets.starfinder.model.battlefield import Battlefield, Ground
from affray.rulesets.starfinder.model.kinds import Card
from affray.rulesets.starfinder.model.scenario import (
    AbilityEntry,
    AreaEntry,
    ConditionEntry,
    ConditionName,
    CriticalEntry,
    EffectEntry,
    Encounter,
    EnvironmentEntry,
    ExplodeEntry,
    HazardEntry,
    ItemEntry,
    MapEntry,
    ModifierEntry,
    Options,
    Placed,
    SaveEntry,
    SensesEntry,
    SpeedEntry,
    SpellsEntry,
    StatBlock,
    SurpriseEntry,
    TerrainEntry,
    TriggerEntry,
)
from affray.rulesets.starfinder.model.stats import Bestiary
from tests.properties.boarding_laws import always, law, whole_log
from tests.properties.frame import Subject, choices_of, some_of

SAMPLES: dict[str, Encounter] = {
    name: load_encounter(name).encounter for name in ("loading_dock_ambush", "corridor_hold", "gantry_breach")
}
FEW: dict[str, list[Any]] = {
    "feint_cr_multiplier": [1, 1.5], "max_rounds": [1, 2, 3, 100], "npc_flee_hp_fraction": [None, 0.25],
    "banter_max_chars": [0, 140], "readied_move_is_defensive": [False, True, "ask"],
    "dirty_trick_conditions": [["blinded", "sickened"], Options().dirty_trick_conditions],
}  # fmt: skip
"""What is tried of options that are numbers or lists."""


# -- stat blocks that the samples do not have ------------------------------------------------------
def weapon(id: str, category: Any, damage: str, types: str, **more: Any) -> ItemEntry:
    settled = {"location": "wielded", **more}
    return ItemEntry(id=id, name=id, category=category, damage=damage, damage_types=types.split(), **settled)


def reaction(id: str, event: Any, **more: Any) -> AbilityEntry:
    trigger = TriggerEntry(event=event, who=more.pop("who", "opponent"))
    return AbilityEntry(id=id, name=id, category="ex", action="reaction", trigger=trigger, **more)


BRAWLER = StatBlock(
    name="Brawler", kind="pc", level=4, bab=4, str_mod=3, dex_mod=1, eac=13, kac=15, fort=4, ref=2, will=1, sp_max=8,
    hp_max=12, rp_max=4, skills={"acrobatics": 6, "athletics": 7, "intimidate": 5, "bluff": 3},
    traits=["bodyguard", "in_harms_way", "step_up", "stand_still", "improved_unarmed", "charge_trip", "quick_draw"],
    items=[
        weapon("axe", "melee", "1d8", "S", critical_effect=CriticalEntry(id="bleed", value="1d4")),
        weapon("whip", "melee", "1d3", "S", location="accessible", properties=["reach", "trip", "disarm", "nonlethal"]),
        weapon("spear", "melee", "1d6", "P", location="accessible", properties=["thrown"], range_increment_ft=10),
    ],
)  # fmt: skip
MYSTIC = StatBlock(
    name="Mystic", kind="pc", level=4, bab=2, eac=12, kac=13, fort=1, ref=2, will=5, sp_max=6, hp_max=10, rp_max=5,
    key_ability_mod=4, skills={"medicine": 6, "stealth": 8, "perception": 5, "sense_motive": 4},
    items=[weapon("rod", "melee", "1d4", "B")],
    spells=SpellsEntry(
        slots={1: 3, 2: 1},
        known=[
            AbilityEntry(id="bolt", name="bolt", category="spell", spell_level=1, range_ft=60, attack_vs="eac",
                         effect=EffectEntry(damage="2d6", types=["E"])),
            AbilityEntry(id="burst", name="burst", category="spell", spell_level=2, range_ft=60,
                         save=SaveEntry(type="ref", on_success="half"),
                         effect=EffectEntry(damage="2d6", types=["F"], area=AreaEntry(burst_ft=10))),
            AbilityEntry(id="snare", name="snare", category="spell", spell_level=1, casting_time="1_round", range_ft=30,
                         save=SaveEntry(type="ref"), effect=EffectEntry(condition="entangled"), duration=3),
            AbilityEntry(id="rite", name="rite", category="spell", spell_level=0, casting_time=2, range_ft=30,
                         effect=EffectEntry(heal_hp="1d8")),
            AbilityEntry(id="veil", name="veil", category="spell", spell_level=1, duration="concentration",
                         redirectable=True, dismissible=True, range_ft=30,
                         effect=EffectEntry(modifier=ModifierEntry(ac=2, type="morale"))),
        ],
    ),
    abilities=[
        AbilityEntry(id="scare", name="scare", category="su", range_ft=30, save=SaveEntry(type="will", dc=13),
                     effect=EffectEntry(condition="frightened", tags=["mind_affecting"]), duration=2),
        AbilityEntry(id="hymn", name="hymn", category="sp", action="swift", uses=2, rp_cost=1, range_ft=30,
                     effect=EffectEntry(heal_sp="1d6", target="ally")),
        reaction("flinch", "attacked", who="self", purely_defensive=True,
                 effect=EffectEntry(modifier=ModifierEntry(ac=4), target="self")),
        reaction("lash", "hit_by_melee", who="self", effect=EffectEntry(damage="1d4", types=["A"], target="attacker")),
    ],
)  # fmt: skip
GUNNER = StatBlock(
    name="Trooper", kind="npc", cr="2", dex_mod=2, eac=12, kac=14, fort=2, ref=3, will=1, hp_max=14,
    skills={"stealth": 5}, senses=SensesEntry(darkvision_ft=60),
    items=[
        weapon("carbine", "ranged", "1d8", "P", hands=2, range_increment_ft=30, capacity=6, usage=2,
               properties=["automatic"]),
        weapon("stunner", "ranged", "1d6", "E", location="accessible", range_increment_ft=20, capacity=4,
               properties=["stun"]),
        ItemEntry(id="bomb", name="bomb", category="grenade", location="accessible", range_increment_ft=20,
                  explode=ExplodeEntry(damage="1d6", types=["F"], radius_ft=10, condition="burning")),
        ItemEntry(id="medpack", name="medpack", category="tool", location="stowed", activation="standard"),
        weapon("maul", "melee", "1d10", "B", location="stowed", hands=2, properties=["unwieldy", "sunder"]),
    ],
)  # fmt: skip
BEAST = StatBlock(
    name="Beast", kind="npc", cr="3", size="large", reach_ft=10, str_mod=4, eac=13, kac=15, fort=5, ref=3, will=1,
    hp_max=20, int_mod=None, hands=0, speed=SpeedEntry(land=40, climb=20),
    traits=["grab:jaws", "ferocity", "unflankable"],
    items=[weapon("jaws", "natural", "1d8", "P", hands=0), weapon("claw", "natural", "1d4", "S", hands=0)],
    abilities=[
        AbilityEntry(id="breath", name="breath", category="ex", save=SaveEntry(type="ref", dc=12, on_success="half"),
                     effect=EffectEntry(damage="1d6", types=["C"], area=AreaEntry(cone_ft=15)), uses=1),
    ],
)  # fmt: skip
DRONE = StatBlock(
    name="Drone", kind="npc", cr="1/2", size="tiny", dex_mod=3, eac=13, kac=13, fort=0, ref=4, will=0, hp_max=5,
    hands=0,
    speed=SpeedEntry(fly=40, maneuverability="perfect"), immune=["critical_hits", "mind_affecting", "prone"],
    senses=SensesEntry(blindsight_ft=30),
    items=[weapon("zap", "natural", "1d4", "E", hands=0)],
)  # fmt: skip
BLOCKS: dict[str, StatBlock] = {
    **SAMPLES["loading_dock_ambush"].bestiary, "brawler": BRAWLER, "mystic": MYSTIC, "trooper": GUNNER,
    "beast": BEAST, "drone": DRONE,
}  # fmt: skip
UNITS = sorted(BLOCKS)
OWN = ["beast", "brawler", "drone", "mystic", "trooper"]
AFFLICTIONS = [
    name for name in get_args(ConditionName) if name not in ("dying", "stable", "unconscious", "grappled", "pinned")
]
CHOICES = choices_of(Options, FEW)


def any_options(chance: random.Random) -> Options:
    """The defaults with some of them changed; one fight in three is short."""
    changed = some_of(CHOICES, chance)
    if chance.random() < 0.6:
        changed["max_rounds"] = 100
    return Options(**changed)


# -- encounters ------------------------------------------------------------------------------------
def crowd(chance: random.Random) -> Encounter:
    width, height = chance.randint(7, 10), chance.randint(6, 9)
    sides = ["red"] * chance.randint(1, 3) + ["blue"] * chance.randint(1, 3)
    if chance.random() < 0.1:
        sides.append("green")
    people = [somebody(chance, number, side, width, height) for number, side in enumerate(sides)]
    names = [each.id or "" for each in people]
    surprise: Any = "none"
    if chance.random() < 0.2:
        surprise = SurpriseEntry(aware=["red"], surprised=chance.choice((["blue"], names[-1:])))
    return Encounter(
        game="starfinder",
        map=MapEntry(
            size=[width, height], terrain=[piece(chance, each, width, height) for each in range(chance.randint(0, 5))]
        ),
        environment=EnvironmentEntry(
            gravity="zero" if chance.random() < 0.15 else "standard",
            light=chance.choice(("normal", "normal", "normal", "dim", "dark")),  # type: ignore[arg-type]
        ),
        combatants=people,
        surprise=surprise,
        options=any_options(chance),
        bestiary=BLOCKS,
    )


def somebody(chance: random.Random, number: int, side: str, width: int, height: int) -> Placed:
    """A combatant somewhere on the map, mostly hurt, so that it soon falls."""
    unit = chance.choice(OWN if chance.random() < 0.7 else UNITS)
    block, changed = BLOCKS[unit], dict[str, Any]()
    if chance.random() < 0.8:
        changed["at"] = [chance.randint(0, width - 2), chance.randint(0, height - 2)]
    if chance.random() < 0.5:
        changed["hp"] = chance.randint(1, block.hp_max)
    if chance.random() < 0.4:
        changed["sp"] = 0
    if chance.random() < 0.3:
        changed["rp"] = chance.randint(0, 1) if block.rp_max else 0
    if chance.random() < 0.2:
        changed["temp_hp"] = chance.randint(1, 5)
    if chance.random() < 0.2:
        changed["controller"] = chance.choice(("player", "gm"))
    if chance.random() < 0.2:
        changed["init_count"] = chance.randint(5, 20)
    if chance.random() < 0.2:
        changed["conditions"] = [ConditionEntry(id=chance.choice(AFFLICTIONS))]
    if block.speed.fly is not None:
        changed["altitude_ft"] = chance.choice((0, 5, 10))
    return Placed(unit=unit, side=side, id=f"{unit}_{number}", **changed)


def piece(chance: random.Random, number: int, width: int, height: int) -> TerrainEntry:
    """A piece of ground of any kind, of one to three squares, or a border."""
    x, y = chance.randint(0, width - 2), chance.randint(0, height - 2)
    squares = [[x, y], [x + 1, y], [x, y + 1]][: chance.randint(1, 3)]
    border: list[list[Any]] = [[x, y, chance.choice("NESW")]]
    shut: dict[str, Any] = {"blocks_movement": True, "blocks_loe": True}
    kinds: list[dict[str, Any]] = [
        {"kind": "wall", "squares": squares, **shut},
        {"kind": "bulkhead", "borders": border, **shut},
        {"kind": "crate", "squares": squares, "blocks_movement": True, "low_obstacle": chance.random() < 0.5,
         "cover": chance.choice(("partial", "cover", "improved"))},
        {"kind": "rubble", "squares": squares, "difficult": True},
        {"kind": "fog", "squares": squares, "conceals": True},
        {"kind": "shaft", "squares": squares, "drop_ft": chance.choice((10, 20))},
        {"kind": "door", "borders": border, **shut, "door": chance.choice(("open", "closed", "locked"))},
        {"kind": "door", "squares": squares[:1], "hp": chance.randint(1, 12), "hardness": chance.randint(0, 3)},
        {"kind": "console", "squares": squares[:1], "hp": chance.randint(1, 12), "cover": "partial"},
        {"kind": "fire", "squares": squares},
        {"kind": "caltrops", "squares": squares, "hazard": HazardEntry(
            when=chance.choice(("enter", "turn_start", "turn_end")), damage="1d4", types=["P"],
            save=SaveEntry(type="ref", dc=13, on_success="negates"), condition="off_target", rounds=1)},
    ]  # fmt: skip
    return TerrainEntry(id=f"piece_{number}", **chance.choice(kinds))


QUESTIONS = frozenset({
    "turn", "come_out", "opportunity", "before", "after", "aim", "save", "full_attack", "dirty_trick", "dying",
})  # fmt: skip
RARE = {
    "concentrate",
    "redirect",
    "dismiss",
    "continue_casting",
    "wake",
    "unlock",
    "douse",
    "minimum_move",
    "coup_de_grace",
}
"""What needs too much to come together first."""

IDLE = ("surrender", "speak", "search", "diversion", "drop", "drop_prone", "stow", "sheathe", "demoralize")
"""What leads away from the fight."""
SELDOM = (events.Joined, events.LeftField, events.Ruled)
"""What follows from a decree of the game master only."""

SUBJECT = Subject(
    RULESET, SAMPLES, crowd, CHOICES, any_options, law, lambda fight: always(fight.state), whole_log, events,
    actions=frozenset(
        {*ACTIONS, "attack_of_opportunity", "react", "decline", "perform", "come_out", "wait"} - RARE
    ),
    questions=QUESTIONS, shared=(Options, Card, Battlefield, Ground, Bestiary), avoid=IDLE,
    untold=SELDOM, searched=800,
)  # fmt: skip
