"""Made-up encounters of the fifth edition: small, crowded, with any options, so that much happens in few answers."""

from __future__ import annotations

import random
from typing import Any

from affray.files import load_encounter
from affray.rulesets.fifth_edition import RULESET
from affray.rulesets.fifth_edition.actions import ACTIONS, OUTSIDE
from affray.rulesets.fifth_edition.model import events
from affray.rulesets.fifth_edition.model.battlefield import Battlefield, Ground
from affray.rulesets.fifth_edition.model.conditions import CONDITIONS
from affray.rulesets.fifth_edition.model.kinds import SIZES, SQUARES, Card
from affray.rulesets.fifth_edition.model.scenario import (
    AreaEntry,
    AttackEntry,
    CheckEntry,
    ConditionEntry,
    DamageEntry,
    Encounter,
    FeatureEntry,
    HazardEntry,
    InteractEntry,
    MapEntry,
    ModifiersEntry,
    MultiattackEntry,
    ObjectEntry,
    OngoingEntry,
    Options,
    Placed,
    PowerEntry,
    SaveEntry,
    Senses,
    Spellcasting,
    StatBlock,
    Traits,
    TriggerFilterEntry,
    UsesEntry,
)
from tests.properties.combat_laws import always, law, whole_log
from tests.properties.frame import Subject, choices_of, some_of

SAMPLES = {name: load_encounter(name).encounter for name in ("broken_span", "kennel_yard", "furnace_gate")}
TABLES: Encounter = SAMPLES["kennel_yard"]


QUESTIONS = frozenset({
    "turn", "tie", "group", "effects", "reaction_order", "before_step", "after_step", "on_declare", "on_roll", "on_hit",
    "on_result", "turn_start", "turn_end", "legendary", "complete_step", "retarget", "contest", "shove_result",
    "knock_out", "temp_hp", "legendary_resistance", "aftermath", "search", "improvise",
})  # fmt: skip


# -- stat blocks that the samples do not have ------------------------------------------------------
def blow(id: str, dice: str, type: Any, **more: Any) -> AttackEntry:
    return AttackEntry(id=id, name=id, ability="str", damage=[DamageEntry(dice=dice, bonus=1, type=type)], **more)


def response(window: Any, **more: Any) -> PowerEntry:
    return PowerEntry(id=f"at_{window}", name=window, cost="reaction", window=window, **more)


GNAT = StatBlock(
    name="Gnat", hp_max=3, side="raiders", size="tiny", ac=13, condition_immunities=["prone"],
    speed={"walk": 10, "fly": 40}, hover=True, hands=0, senses=Senses(blindsight_ft=10),
    attacks=[blow("sting", "1d4", "poison", source="natural")],
)  # fmt: skip
HAWK = StatBlock(
    name="Hawk", hp_max=12, side="raiders", size="large", ac=12, speed={"walk": 10, "fly": 50}, hands=0,
    attacks=[blow("talons", "1d8", "slashing", source="natural", reach_ft=5)],
    multiattack=[MultiattackEntry(attack="talons", count=2)], death_rule="death_saves",
)  # fmt: skip
DUELLIST = StatBlock(
    name="Duellist", hp_max=20, kind="character", side="heroes", attacks_per_action=2, starts_holding=["knife", "axe"],
    bonus_actions=["dash", "hide"], traits=Traits(evasion=True, surprise_immune=True),
    powers=[response("on_declare", range_ft=0, teleport_ft=10)],
    attacks=[
        blow("knife", "1d4", "piercing", mode="melee_or_thrown", range_ft=[10, 20], ammo=2,
             properties=["light", "thrown", "finesse"]),
        blow("axe", "1d6", "slashing", properties=["light"]),
        blow("spear", "1d8", "piercing", reach_ft=10, properties=["reach", "versatile"], versatile_dice="1d10"),
        blow("crossbow", "1d10", "piercing", mode="ranged", range_ft=[20, 40], hands_used=2, ammo=2,
             properties=["ammunition", "loading", "two_handed"]),
    ],
)  # fmt: skip
WARDEN = StatBlock(
    name="Warden", hp_max=24, kind="character", side="heroes", attacks=[blow("staff", "1d6", "bludgeoning")],
    spellcasting=Spellcasting(ability="cha", slots={1: 2, 2: 1}),
    powers=[
        response("before_step", damage="1d4 force", range_ft=30),
        response("after_step", range_ft=30, resolve="save", save=SaveEntry(ability="wis", dc=13),
                 conditions=[ConditionEntry(name="frightened", ends="end_of_own_next_turn")]),
        response("on_declare", range_ft=0, teleport_ft=10, uses=UsesEntry(per_combat=2)),
        response("on_result", range_ft=30, healing="1d4", trigger_filter=TriggerFilterEntry(target="ally")),
        response("turn_start", range_ft=20, temp_hp="1d6", duration=1),
        response("turn_end", range_ft=5, resolve="attack", attack=blow("reflex", "1d4", "slashing", source="natural")),
        PowerEntry(id="hold", name="Hold", spell_level=1, components=["v", "s"], uses=UsesEntry(slot=1), range_ft=40,
                   resolve="save", save=SaveEntry(ability="con"), max_targets=2, concentration=True, duration=2,
                   conditions=[ConditionEntry(name="paralyzed", end_save=SaveEntry(ability="con"))]),
        PowerEntry(id="stoneskin", name="Stoneskin", cost="bonus_action", spell_level=2, uses=UsesEntry(slot=2),
                   range_ft=20, concentration=True, duration=3, modifiers=ModifiersEntry(damage_factor="half", ac=2)),
        PowerEntry(id="wave", name="Wave", uses=UsesEntry(recharge=[4, 5, 6]), resolve="save", range_ft=0,
                   save=SaveEntry(ability="str", dc=12, on_success="half"), damage="2d6 thunder",
                   area=AreaEntry(shape="cube", size_ft=15), conditions=[ConditionEntry(name="prone")]),
        PowerEntry(id="ray", name="Ray", uses=UsesEntry(per_combat=1), resolve="save", range_ft=0,
                   save=SaveEntry(ability="dex", dc=12, on_success="half"), damage="2d6 cold",
                   area=AreaEntry(shape="line", size_ft=30)),
    ],
)  # fmt: skip
BLOCKS = {**TABLES.bestiary, "gnat": GNAT, "hawk": HAWK, "duellist": DUELLIST, "warden": WARDEN}
HEROES = [name for name, block in BLOCKS.items() if block.side == "heroes"]
RAIDERS = [name for name, block in BLOCKS.items() if block.side == "raiders"]


# -- options ---------------------------------------------------------------------------------------
CHOICES = choices_of(Options, {"max_rounds": [1, 2, 3, 50]})


def any_options(chance: random.Random) -> Options:
    """The defaults with some of them changed; one fight in three is short."""
    changed = some_of(CHOICES, chance)
    if chance.random() < 0.7:
        changed["max_rounds"] = 50
    return Options(**changed)


# -- encounters ------------------------------------------------------------------------------------
def crowd(chance: random.Random) -> Encounter:
    width, height = chance.randint(6, 9), chance.randint(5, 8)
    people = [
        *(somebody(chance, unit, width, height) for unit in chance.choices(HEROES, k=chance.randint(1, 3))),
        *(somebody(chance, unit, width, height) for unit in chance.choices(RAIDERS, k=chance.randint(1, 3))),
    ]
    for number, each in enumerate(people):
        each.id = f"{each.unit}_{number}"
    if chance.random() < 0.2:
        people.append(Placed(unit="gnat", id="bystander", side="nobody", count=chance.choice((1, 4))))
    for each in people:
        if chance.random() < 0.15:
            each.conditions = [condition(chance, [other.id or "" for other in people if other.count == 1])]
    return Encounter(
        game="fifth_edition",
        map=MapEntry(
            size=[width, height], terrain=[feature(chance, width, height) for _ in range(chance.randint(0, 5))]
        ),
        combatants=people,
        options=any_options(chance),
        bestiary=BLOCKS,
    )


def spot(chance: random.Random, width: int, height: int, side: int = 1) -> list[int]:
    return [chance.randint(0, width - side), chance.randint(0, height - side)]


def somebody(chance: random.Random, unit: str, width: int, height: int) -> Placed:
    """A combatant somewhere on the map, mostly hurt, so that it soon falls."""
    block, changed = BLOCKS[unit], dict[str, Any]()
    if chance.random() < 0.7:
        changed["at"] = spot(chance, width, height, SQUARES[SIZES.index(block.size)])
    if chance.random() < 0.6:
        changed["hp"] = chance.randint(0 if chance.random() < 0.2 else 1, block.hp_max)
    if chance.random() < 0.2:
        changed["temp_hp"] = chance.randint(1, 5)
    if chance.random() < 0.2:
        changed.update(hidden=True, stealth_total=chance.choice((None, 8, 25)))
    if chance.random() < 0.2:
        changed["controller"] = chance.choice(("player", "gm", "auto"))
    if chance.random() < 0.2:
        changed["initiative"] = chance.randint(1, 20)
    if chance.random() < 0.1:
        changed["each_turn"] = [OngoingEntry(damage="1d4 fire", at=chance.choice(("start", "end")))] * 2
    if "fly" in block.speed:
        changed["elevation_ft"] = chance.choice((0, 10))
    return Placed(unit=unit, **changed)


def condition(chance: random.Random, people: list[str]) -> ConditionEntry:
    ends: Any = chance.choice(("until_removed", "end_of_own_turn", "start_of_source_turn", 1))
    save = SaveEntry(ability="con", dc=12) if chance.random() < 0.4 else None
    name: Any = chance.choice([name for name in CONDITIONS.names if name != "grappled"])
    return ConditionEntry(name=name, source=chance.choice(people), ends=ends, end_save=save)


def feature(chance: random.Random, width: int, height: int) -> FeatureEntry:
    """A piece of ground of any kind, of one to three squares, or an edge."""
    x, y = spot(chance, width - 1, height - 1)
    squares = [[x, y], [x + 1, y], [x, y + 1]][: chance.randint(1, 3)]
    edges = [[[x, y], chance.choice(([x + 1, y], [x, y + 1]))]]
    wall: dict[str, Any] = {"blocks_movement": True, "cover": chance.choice(("half", "three_quarters", "total"))}
    kinds: list[dict[str, Any]] = [
        {"kind": "wall", "squares": squares, **wall},
        {"kind": "fence", "edges": edges, **wall},
        {"kind": "parapet", "edges": edges, "cover": "half"},
        {"kind": "rubble", "squares": squares, "difficult": True},
        {"kind": "pit", "squares": squares, "drop_ft": chance.choice((10, 20))},
        {"kind": "ladder", "squares": squares, "needs": "climb"},
        {"kind": "water", "squares": squares, "needs": "swim"},
        {"kind": "fog", "squares": squares, "obscured": chance.choice(("light", "heavy"))},
        {"kind": "shade", "squares": squares, "light": chance.choice(("dim", "dark"))},
        {"kind": "door", "edges": edges, **wall, "interact": chance.choice(("free", "action")),
         "object": ObjectEntry(ac=10, hp=4)},
        {"kind": "crate", "squares": squares, "blocks_movement": True, "object": ObjectEntry(ac=5, hp=6, threshold=2)},
        {"kind": "gate", "edges": edges, **wall, "open": chance.random() < 0.5,
         "interact": InteractEntry(check=CheckEntry(ability="str", dc=12))},
        {"kind": "fire", "squares": squares},
        {"kind": "caltrops", "squares": squares, "hazard": HazardEntry(
            when=["enter", "turn_end"], save=SaveEntry(ability="dex", dc=12), damage="1 piercing", condition="prone")},
    ]  # fmt: skip
    return FeatureEntry(**chance.choice(kinds))


SUBJECT = Subject(
    RULESET, SAMPLES, crowd, CHOICES, any_options, law, lambda fight: always(fight.state), whole_log, events,
    actions=frozenset(
        {*ACTIONS, "opportunity_attack", "respond", "react", "decline"} - {"delay", *(each.id for each in OUTSIDE)}
    ),
    questions=QUESTIONS, shared=(Options, Card, Battlefield, Ground), avoid=("surrender",), fights=80,
    untold=(events.Bumped,),
)  # fmt: skip
