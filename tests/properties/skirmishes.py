"""Made-up encounters of Coinflip Skirmish: small, crowded, with any options, so that much happens in few answers."""

from __future__ import annotations

import random
from typing import Any, Literal

from affray.core.fight import Fight
from affray.files import load_encounter
from affray.rulesets.coinflip import RULESET, events
from affray.rulesets.coinflip.actions import DEFENCES, PREPARATIONS
from affray.rulesets.coinflip.scenario import (
    Encounter,
    LooseItem,
    MapEntry,
    Options,
    PlacedUnit,
    Terrain,
)
from affray.rulesets.coinflip.stats import Battle, Book
from tests.properties.battle_laws import coins, ground, law, whole_log
from tests.properties.frame import Subject, choices_of, some_of

SAMPLES = {name: load_encounter(name).encounter for name in ("dry_ford", "convoy_at_the_pass", "glass_night")}
TABLES: Encounter = SAMPLES["dry_ford"]
INFANTRY = [key for key, unit in TABLES.bestiary.items() if unit.kind == "infantry"]
VEHICLES = [key for key, unit in TABLES.bestiary.items() if unit.kind == "technical"]
LOOSE = ["medkit", "pistol", "carbine", "coffer", "charge", "ledger"]

NUMBERS: dict[str, list[Any]] = {
    "prep_cap": [None, 0, 1, 3],
    "run_limit": [None, 0.0, 1.5, 4.0],
    "turn_limit": [None, 1, 2, 4, 8],
    "unarmed_coins": [0, 1],
    "victory_item": [None, "ground.ledger"],
}


CHOICES = choices_of(Options, NUMBERS)


def any_options(chance: random.Random) -> Options:
    """The defaults with some of them changed; fights are mostly short."""
    changed = some_of(CHOICES, chance)
    if chance.random() < 0.7:
        changed["turn_limit"] = chance.choice((2, 4, 8))
    changed["victory_item"] = "ground.ledger" if changed.get("victory") == "item" else None
    return Options(**changed)


def crowd(chance: random.Random) -> Encounter:
    width, height = chance.choice((6.0, 7.25, 9.0)), chance.choice((6.0, 8.5))
    options = any_options(chance)
    loose = chance.sample(LOOSE, chance.randint(0, 3))
    if options.victory == "item" and "ledger" not in loose:
        loose.append("ledger")
    a, b = side(chance, "a"), side(chance, "b")
    put_beside(chance, a, b, width / 2, height / 2)
    hulk = [PlacedUnit(unit="cricket", id="hulk", side="neutral")] if chance.random() < 0.3 else []
    ground = [terrain(chance, width, height) for _ in range(chance.randint(0, 2))]
    apart = random.Random(f"{a} {b}").random() < 0.15
    if apart and all(each.at is None for each in (*a, *b)):
        ground = [Terrain(rect=[0.0, height / 2, width, height / 2 + 0.25], blocked=True)]  # nobody sees the others
        for each in b:
            each.unknown = True
    return Encounter(
        game="coinflip",
        map=MapEntry(size=[width, height], terrain=ground),
        combatants=[*a, *b, *hulk],
        ground=[LooseItem(item=key, at=spot(chance, width, height)) for key in loose],
        options=options,
        items=TABLES.items,
        bestiary=TABLES.bestiary,
    )


def put_beside(chance: random.Random, a: list[PlacedUnit], b: list[PlacedUnit], x: float, y: float) -> None:
    """Often somebody of side a stands within reach of a vehicle of side b."""
    vehicle = b[0]
    seated = [each for car in a if car.unit in VEHICLES for each in (car.pilot, *(car.hold or []))]
    afoot = [each for each in a if each.unit in INFANTRY and each.id not in seated]
    if vehicle.unit in VEHICLES and afoot and chance.random() < 0.7:
        size = vehicle.size or TABLES.bestiary[vehicle.unit].size or 3.0
        vehicle.at = [x // 0.25 / 4, y // 0.25 / 4]
        afoot[0].at = [vehicle.at[0] + size / 2 + chance.choice((0.5, 1.0)), vehicle.at[1]]


def spot(chance: random.Random, width: float, height: float) -> list[float]:
    return [chance.randint(0, int(width * 4)) / 4, chance.randint(0, int(height * 4)) / 4]


def terrain(chance: random.Random, width: float, height: float) -> Terrain:
    x, y = spot(chance, width - 2, height - 2)
    rect = [x, y, x + chance.choice((0.5, 1.0, 2.0)), y + chance.choice((0.5, 1.0, 2.0))]
    return Terrain(rect=rect, blocked=True) if chance.random() < 0.3 else Terrain(rect=rect, cover=chance.randint(1, 2))


def side(chance: random.Random, name: Literal["a", "b"]) -> list[PlacedUnit]:
    """One to three on foot, sometimes a vehicle with some of them in it."""
    people = [person(chance, name, f"{name}{number}") for number in range(1, chance.randint(1, 3) + 1)]
    if chance.random() < 0.5:
        return people
    unit = chance.choice(VEHICLES)
    capacity = TABLES.bestiary[unit].hold_capacity or 0
    inside = [each.id or "" for each in people if chance.random() < 0.7]
    pilot = inside.pop() if inside and chance.random() < 0.8 else None
    vehicle = PlacedUnit(
        unit=unit, id=f"{name}v", side=name, pilot=pilot, hold=inside[:capacity], size=chance.choice((1.0, 2.0, None)),
        hatch=chance.choice(("open", "closed", None)), remains=chance.choice(("stay", "removed", None)),
        hp=chance.choice((1, 2, None)),
    )  # fmt: skip
    return [vehicle, *people]


def person(chance: random.Random, side: Literal["a", "b"], name: str) -> PlacedUnit:
    changed: dict[str, Any] = {}
    if chance.random() < 0.3:
        changed["remains"] = chance.choice(("stay", "removed"))
    if chance.random() < 0.3:
        changed["backpack"] = chance.sample(LOOSE, chance.randint(0, 3))
    if chance.random() < 0.3:
        changed["camouflage"] = chance.choice((0, 1, 2, "1OK"))
    return PlacedUnit(unit=chance.choice(INFANTRY), id=name, side=side, **changed)


def always(fight: Fight[Battle]) -> None:
    """What a decree cannot break."""
    coins(fight)
    ground(fight.state)
    assert all(damage >= 0 for damage in fight.state.allotment.values())


SUBJECT = Subject(
    RULESET, SAMPLES, crowd, CHOICES, any_options, law, always, whole_log, events,
    actions=frozenset({
        *PREPARATIONS, *DEFENCES, "choose", "concede", "attack", "forgo", "allot", "oppose", "decline", "stop",
    }),
    questions=frozenset(), shared=(Options, Book), avoid=("concede",), fights=300, answers=40,
    inside=30, searched=1000,
)  # fmt: skip
