"""Made-up encounters of Eclipse Phase: small, crowded, with any options, so that much happens in few answers."""

from __future__ import annotations

import random
from typing import Any, get_args

from affray.files import load_encounter
from affray.rulesets.eclipse_phase import RULESET
from affray.rulesets.eclipse_phase.actions import ACTIONS
from affray.rulesets.eclipse_phase.model import events
from affray.rulesets.eclipse_phase.model.kinds import Card, Opening, Weapon
from affray.rulesets.eclipse_phase.model.scenario import (
    AreaEntry,
    Combatant,
    ConditionName,
    Encounter,
    FeatureEntry,
    MapEntry,
    Options,
    Placed,
    SurpriseEntry,
    WeaponEntry,
)
from affray.rulesets.eclipse_phase.model.stats import Bestiary
from affray.rulesets.eclipse_phase.outside.terrain import KINDS
from tests.properties.firefight_laws import always, law, whole_log
from tests.properties.frame import Subject, choices_of, some_of

SAMPLES: dict[str, Encounter] = {
    name: load_encounter(name, games=[RULESET]).encounter
    for name in ("docking_bay", "service_tunnel", "reactor_gallery")
}
FEW: dict[str, list[Any]] = {
    "melee_range_m": [1, 2, 3], "turn_limit": [1, 2, 3, 100],
    "npc_retreat_at": ["never", "half_down", "dur_fraction:0.5"], "threat_pool_mode": [None, "shared", "own"],
}  # fmt: skip
"""What is tried of options that are numbers or words."""
QUESTIONS = frozenset({
    "take", "slot", "act", "due", "window", "last_call", "claim", "extra", "redeclare", "defence", "pool_before",
    "pool_after", "relief", "squad",
})  # fmt: skip
OUT_OF_SLOT = frozenset({
    "take", "decline", "act", "pass", "delay", "end", "wait", "give_up", "carry", "now", "after", "stop", "nothing",
    "fray", "melee", "none", "cancel", "bonus", "swap", "raise", "ignore_wound",
})  # fmt: skip
RARE = frozenset({"throw_back", "wake", "release", "grapple_hold", "stabilize", "regain_wits", "pick_up"})
"""What needs too much to come together first."""


# -- sheets that the samples do not have -----------------------------------------------------------
def arm(id: str, kind: Any, dv: str | int, *traits: Any, **more: Any) -> WeaponEntry:
    return WeaponEntry(id=id, name=id.title(), kind=kind, dv=dv, traits=[*traits], **more)


GUNNER = Combatant(
    name="Gunner", durability=20, skills={"guns": 60, "fray": 50, "athletics": 50},
    abilities=["gyromount", "arm_slide"],
    pools={"vigor": 4, "insight": 2, "flex": 2, "moxie": 1},
    weapons=[
        arm("gun", "kinetic", "2d10", "knockdown", modes=["SA", "BF", "FA"], ammo=40, range=20),
        arm("laser", "beam", "1d10", "blinding", modes=["SS"], range=20, ready=False),
        arm("bomb", "thrown", "2d10", "stun", range=10, area=AreaEntry(type="uniform", radius=2)),
    ],
)  # fmt: skip
BRAWLER = Combatant(
    name="Brawler", durability=25, size="large", limbs=6, skills={"melee": 60, "fray": 40}, abilities=["strong_melee"],
    pools={"vigor": 3}, armor_layers_extra=1, armor_kinetic=4,
    weapons=[arm("claw", "melee", "1d10"), arm("tail", "melee", "1d6", "entangling", "pain", reach=10)],
)  # fmt: skip
SPARK = Combatant(
    name="Spark", durability=15, body="synthmorph", size="small", skills={"melee": 50, "guns": 50}, pools={"vigor": 2},
    weapons=[
        arm("prod", "melee", "1d6", "shock"),
        arm("flamer", "spray", "1d10", "incendiary", modes=["SA"], range=6, area=AreaEntry(type="cone"), ammo=5),
    ],
)  # fmt: skip
ADEPT = Combatant(
    name="Adept", durability=18, skills={"psi": 60, "interface": 50, "medicine_paramedic": 50},
    abilities=["medichines"],
    pools={"insight": 4, "moxie": 3},
    weapons=[
        arm("spike", "psi", "1d10", armor="none"),
        arm("sentry", "system", "1d10", modes=["SA", "BF"], ammo=9, range=30, mount=[5, 5]),
        arm("net", "thrown", 0, "entangling", "single_use", range=8),
    ],
)  # fmt: skip
OWN = {"gunner": GUNNER, "brawler": BRAWLER, "spark": SPARK, "adept": ADEPT}
SHEETS = {**{name: sheet for each in SAMPLES.values() for name, sheet in each.bestiary.items()}, **OWN}
SIDES = ("red", "blue")
GROUPS = sorted({each.threat_group for each in SHEETS.values() if each.threat_group})


# -- options ---------------------------------------------------------------------------------------
CHOICES = choices_of(Options, FEW)


def any_options(chance: random.Random) -> Options:
    """The defaults with some of them changed; one fight in three is short."""
    changed = some_of(CHOICES, chance)
    if chance.random() < 0.6:
        changed["turn_limit"] = 100
    return Options(**changed)


# -- encounters ------------------------------------------------------------------------------------
def crowd(chance: random.Random) -> Encounter:
    """A few against a few within some ten metres."""
    size = [float(chance.randint(8, 14)), float(chance.randint(6, 10))]
    people = [somebody(chance, size, side) for side in SIDES for _ in range(chance.randint(1, 4))]
    if chance.random() < 0.2:
        for each in people:
            each.initiative_roll = chance.choice((9, 9, 10))
    return Encounter(
        game="eclipse_phase",
        map=MapEntry(size=size, terrain=[feature(chance, size) for _ in range(chance.randint(0, 3))]),
        combatants=people,
        threat_pools={group: chance.randint(0, 3) for group in GROUPS},
        surprise=SurpriseEntry(ambushers=chance.choice(SIDES)) if chance.random() < 0.2 else "none",
        options=any_options(chance),
        bestiary=SHEETS,
    )


def feature(chance: random.Random, size: list[float]) -> FeatureEntry:
    kind = chance.choice(("cover", "cover", "cover", "light", "door", *KINDS))
    if kind == "light":
        return FeatureEntry(kind="light", modifier=chance.choice((-10, -20)))
    x, y = (float(chance.randint(0, int(most) - 2)) for most in size)
    rect = [x, y, x + chance.choice((0.5, 1.0, 2.0)), y + chance.choice((0.5, 1.0, 2.0))]
    if kind == "door":
        return FeatureEntry(kind="door", rect=rect, open=chance.random() < 0.5)
    if kind != "cover":
        return FeatureEntry(kind=kind, rect=rect)
    return FeatureEntry(kind="cover", level=chance.choice(("minor", "moderate", "major", "total")), rect=rect)


def somebody(chance: random.Random, size: list[float], side: str) -> Placed:
    """A combatant somewhere in the scene, often hurt, so that it soon falls."""
    use = chance.choice(sorted([*SHEETS, *OWN, *OWN]))
    sheet, changed = SHEETS[use], dict[str, Any]()
    if chance.random() < 0.5:
        changed["damage"] = chance.randint(sheet.durability // 2, sheet.durability - 1)
        changed["wounds"] = chance.randint(0, 3)
    if chance.random() < 0.2:
        changed["traumas"] = 2
    if chance.random() < 0.3:
        changed["controller"] = chance.choice(("player", "gm"))
    if chance.random() < 0.2:
        changed["start"] = [chance.choice(get_args(ConditionName))]
    if chance.random() < 0.2:
        changed["pools"] = {name: chance.randint(0, 3) for name in ("vigor", "insight", "moxie", "flex")}
    at = [chance.randint(0, int(most) * 2) / 2 for most in size]
    mounts = {each.id: [5.0, 5.0] for each in sheet.weapons if each.kind == "system"}
    return Placed(unit=use, side=side, at=at, mounts=mounts, **changed)


IDLE = (
    "flee", "surrender", "speak", "basic_perception", "detailed_perception", "convey_information", "boost", "drop_item",
    "task", "take_drug", "adjust_blast", "use_device", "mesh_action", "examine", "drop_prone", "not_this_turn",
    "give_up",
)  # fmt: skip
"""What leads away from the fight."""
SELDOM = (events.Ruled, events.Joined, events.SequenceClosed, events.StressTaken, events.MoverStopped, events.Bumped)
"""What follows from a decree of the game master only, or needs too much to come together first."""
SUBJECT = Subject(
    RULESET, SAMPLES, crowd, CHOICES, any_options, law, lambda fight: always(fight.state), whole_log, events,
    actions=frozenset({*ACTIONS, *OUT_OF_SLOT} - RARE), questions=QUESTIONS,
    shared=(Options, Card, Weapon, Opening, Bestiary), avoid=IDLE, answers=100, searched=800, untold=SELDOM,
)  # fmt: skip
