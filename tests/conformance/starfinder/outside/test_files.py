"""What an encounter file becomes: cards, things, names, places, and everything that can be wrong with it."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from affray.core.entries import of_a_side
from affray.core.notation import DicePool
from affray.rulesets.starfinder import RULESET
from affray.rulesets.starfinder.model.kinds import Card
from affray.rulesets.starfinder.model.scenario import (
    AbilityEntry,
    ConditionEntry,
    EffectEntry,
    Encounter,
    HazardEntry,
    ItemEntry,
    Placed,
    SaveEntry,
    SpeedEntry,
    SurpriseEntry,
    TerrainEntry,
    TriggerEntry,
)
from affray.rulesets.starfinder.model.stats import Combat
from affray.rulesets.starfinder.outside.cards import UNARMED, Cards, faults
from tests.conformance.starfinder.boarding import (
    KNIFE,
    LANCE,
    LASER,
    RIFLE,
    Combatant,
    ability,
    ada,
    bor,
    cyn,
    del_,
    encounter,
    gnt,
    ground,
    melee,
    put,
    rat,
    spell,
    thing,
)


def wrong(written: Encounter) -> list[str]:
    """Every problem of an encounter with its path."""
    found = [each for each in RULESET.problems(written) if not each.warning]
    return [f"{'.'.join(map(str, each.path))}: {each.refusal}" for each in found]


def problems(*combatants: Combatant, **described: Any) -> list[str]:
    return wrong(encounter(*combatants, **described))


def line(*lines: Placed, size: tuple[int, int] = (12, 7)) -> Combat:
    """A fight of these lines of a file."""
    written = encounter(ada(), cyn(), bor(), gnt(), rat(), size=size)
    written.combatants = list(lines)
    return RULESET.start(written)


def spots(combat: Combat) -> dict[str, tuple[int, int]]:
    return {name: (each.place.x, each.place.y) for name, each in combat.fighters.items()}


A, B = ada(at=(0, 0)), bor(at=(5, 5))
REFLEX = SaveEntry(type="ref")


# -- what is wrong ---------------------------------------------------------------------------------
@pytest.mark.rule("SF-GRID-1")
@pytest.mark.parametrize(
    ("x", "y", "sound"), [(29, 19, True), (30, 0, False), (0, 20, False), (30, 20, False), (0, 0, True)]
)
def test_terrain_lies_on_the_map(x: int, y: int, sound: bool) -> None:
    crate = ground("crate", (x, y))
    found = problems(ada(at=(9, 9)), B, terrain=[crate])
    assert found == ([] if sound else [f"map.terrain.0.squares: SF-GRID-1(what=terrain, x={x}, y={y})"])
    rail = TerrainEntry(kind="fence", id="rail", borders=[[x, y, "N"]])
    edge = problems(ada(at=(9, 9)), B, terrain=[rail])
    assert edge == ([] if sound else [f"map.terrain.0.borders: SF-GRID-1(what=border, x={x}, y={y})"])


@pytest.mark.rule("SF-GRID-1")
@pytest.mark.parametrize("border", [["N", 3, "N"], [3, "N", "N"], [3, 3, 3]])
def test_a_border_is_a_square_and_a_side(border: list[Any]) -> None:
    found = problems(A, B, terrain=[TerrainEntry(kind="fence", borders=[border])])
    assert found == [f"map.terrain.0.borders: FILE-UNKNOWN-NAME(kind=border, value={border}, hint=3, 4, N)"]


@pytest.mark.rule("SF-GRID-1")
@pytest.mark.parametrize(("side", "beyond"), [("N", (3, 3)), ("E", (4, 4)), ("S", (3, 5)), ("W", (2, 4))])
def test_the_sides_of_a_square(side: Any, beyond: tuple[int, int]) -> None:
    rail = TerrainEntry(kind="fence", id="rail", borders=[[3, 4, side]])
    assert RULESET.start(encounter(A, B, terrain=[rail])).map.pieces["rail"].edges == (((3, 4), beyond),)


@pytest.mark.rule("SF-GRID-1")
@pytest.mark.parametrize("border", [[0, 4, "W"], [3, 0, "N"], [29, 4, "E"], [3, 19, "S"]])
def test_the_rim_of_the_map_is_no_border(border: list[Any]) -> None:
    rail = TerrainEntry(kind="fence", id="rail", squares=[[8, 8]], borders=[border])
    assert RULESET.start(encounter(A, B, terrain=[rail])).map.pieces["rail"].edges == ()


@pytest.mark.rule("SF-INIT-7")
def test_what_is_wrong_with_combatants() -> None:
    assert problems(A, B) == []
    assert problems(A) == ["combatants: SF-INIT-7(sides=('crew',))"]
    assert problems(A, ada(at=(3, 3), id="ADA", side="raiders")) == [
        "combatants.1: FILE-DUPLICATE-ID(value=ADA)", "combatants: SF-INIT-7(sides=('crew',))"
    ]  # fmt: skip
    written = encounter(A, B)
    written.combatants.append(Placed(unit="ADAA", side="crew"))
    assert wrong(written) == ["combatants.2.unit: FILE-UNKNOWN-NAME(kind=unit, value=ADAA, hint=ADA)"]


@pytest.mark.rule("SF-DMG-4")
@pytest.mark.parametrize(("pool", "most"), [("sp", 27), ("hp", 25), ("rp", 5)])
def test_nobody_has_more_of_a_pool_than_it_can_have(pool: str, most: int) -> None:
    assert problems(ada(**{pool: most}), B) == []
    found = problems(ada(**{pool: most + 1}), B)
    assert found == [f"combatants.0.{pool}: FILE-RANGE(field={pool}, value={most + 1}, low=0, high={most})"]


@pytest.mark.rule("SF-MOVE-6")
def test_everybody_has_room() -> None:
    assert problems(A, bor(at=(0, 0))) == [
        "combatants.0.at: SF-MOVE-6(what=at, who=ADA)", "combatants.1.at: SF-MOVE-6(what=at, who=BOR)"
    ]  # fmt: skip
    assert problems(A, gnt(at=(29, 5))) == ["combatants.1.at: SF-MOVE-6(what=at, who=GNT)"]
    crowd = encounter(A, B, size=(1, 1))
    for each in crowd.combatants:
        each.at = None
    assert wrong(crowd) == ["combatants.1: SF-MOVE-6(what=room, who=BOR)"]


@pytest.mark.rule("SF-COND-8", "SF-COND-9")
@pytest.mark.parametrize("name", ["grappled", "pinned"])
def test_a_hold_names_who_holds(name: Any) -> None:
    assert problems(ada(conditions=[name]), B) == ["combatants.0.conditions: FILE-MISSING-FIELD(field=source)"]
    by = ConditionEntry(id=name, source="BORR")
    assert problems(ada(conditions=[by]), B) == [
        "combatants.0.conditions: FILE-UNKNOWN-NAME(kind=combatant, value=BORR, hint=BOR)"
    ]
    assert problems(ada(conditions=["prone"]), B) == []
    free = RULESET.start(encounter(ada(conditions=[ConditionEntry(id="shaken", source="BOR")]), B))
    assert free.fighters["BOR"].grappling == []


@pytest.mark.rule("SF-FEINT-2")
@pytest.mark.parametrize(("value", "sound"), [(1, True), (1.5, True), (1.25, False)])
def test_the_multiplier_of_a_feint_is_one_or_one_and_a_half(value: float, sound: bool) -> None:
    found = problems(A, B, feint_cr_multiplier=value)
    told = f"options: FILE-RANGE(field=feint_cr_multiplier, value={value}, low=1, high=1.5)"
    assert found == ([] if sound else [told])


@pytest.mark.rule("SF-SURP-1")
def test_surprise_names_sides_or_combatants() -> None:
    written = encounter(A, B, cyn(at=(2, 2)))
    written.surprise = SurpriseEntry(aware=["crow", "ADA"], surprised=["crew", "BORR"])
    assert wrong(written) == [
        "surprise.aware.0: FILE-UNKNOWN-NAME(kind=combatant, value=crow, hint=crew)",
        "surprise.surprised.1: FILE-UNKNOWN-NAME(kind=combatant, value=BORR, hint=BOR)",
    ]
    written.surprise = SurpriseEntry(aware=["ADA"], surprised=["crew"])
    assert [each.aware for each in RULESET.start(written).fighters.values()] == [True, True, False]
    written.surprise = SurpriseEntry(aware=["crew"], surprised=["ADA"])
    assert [each.aware for each in RULESET.start(written).fighters.values()] == [False, True, True]


@pytest.mark.rule("SF-GEN-5")
def test_a_hazard_that_is_saved_against_has_a_dc() -> None:
    fire = ground("vent", (3, 3), hazard=HazardEntry(damage="1d6", types=["F"], save=REFLEX))
    assert problems(A, B, terrain=[fire]) == ["map.terrain.0.hazard.save: FILE-MISSING-FIELD(field=dc)"]
    fire = ground("vent", (3, 3), hazard=HazardEntry(damage="1d", types=["F"]))
    found = problems(A, B, terrain=[fire])
    assert found == ["map.terrain.0.hazard.damage: FILE-RANGE(field=damage, value=1d, low=1d1, high=100d100)"]


@pytest.mark.rule("SF-GEN-2")
@pytest.mark.parametrize(
    ("who", "changes", "told"),
    [
        (ada, {"bab": None}, ["FILE-MISSING-FIELD(field=bab)"]),
        (ada, {"level": None}, ["FILE-MISSING-FIELD(field=level)"]),
        (bor, {"cr": None}, ["FILE-MISSING-FIELD(field=cr)"]), (ada, {"cr": None}, []), (bor, {"bab": None}, []),
        (bor, {"cr": "1/0"}, ["FILE-RANGE(field=cr, value=1/0, low=1/3, high=25)"]),
        (bor, {"cr": "two"}, ["FILE-RANGE(field=cr, value=two, low=1/3, high=25)"]),
        (bor, {"level": None}, []),
    ],
)  # fmt: skip
def test_what_a_stat_block_must_say(who: Any, changes: dict[str, Any], told: list[str]) -> None:
    block = who(**changes).block
    assert [str(each) for each in faults(block)] == told


@pytest.mark.rule("SF-REACT-1", "SF-ABIL-2")
def test_what_an_ability_must_say() -> None:
    bare = ability("parry", action="reaction", effect=EffectEntry())
    assert [str(each) for each in faults(ada(abilities=[bare]).block)] == ["FILE-MISSING-FIELD(field=trigger)"]
    parry = ability("parry", action="reaction", effect=EffectEntry(), trigger=TriggerEntry(event="attacked"))
    assert faults(ada(abilities=[parry]).block) == []
    odd = ability("glow", effect=EffectEntry(), duration="3 days")
    told = "FILE-UNKNOWN-NAME(kind=duration, value=3 days, hint=3 rounds)"
    assert [str(each) for each in faults(ada(abilities=[odd]).block)] == [told]


@pytest.mark.rule("SF-ITEM-3")
def test_what_is_wrong_with_things() -> None:
    twice = problems(ada(items=[KNIFE, put(KNIFE, "accessible")]), B)
    assert twice == ["bestiary.ADA.items.1: FILE-DUPLICATE-ID(value=knife)"]
    dull = melee("dull", "1d", "P", 3)
    told = "FILE-RANGE(field=dull, value=1d, low=1d1, high=100d100)"
    assert [str(each) for each in faults(ada(items=[dull]).block)] == [told]
    assert problems(ada(items=[KNIFE, RIFLE]), B) == ["bestiary.ADA.items: SF-ITEM-3(who=ADA)"]
    assert problems(ada(items=[KNIFE, put(RIFLE, "held")]), B) == [], "one hand carries it"


# -- what it becomes -------------------------------------------------------------------------------
def card(who: Any = ada, **changes: Any) -> Card:
    block = who(**changes).block
    return Cards([]).card("X", block.name, block, ())


@pytest.mark.rule("SF-DEATH-9", "SF-DMG-4")
@pytest.mark.parametrize(
    ("who", "level", "key", "points"),
    [(ada, 1, 0, 1), (ada, 3, 0, 1), (ada, 4, 0, 2), (ada, 5, 3, 5), (ada, 1, -3, 1), (ada, 20, 5, 15), (bor, 6, 4, 0)],
)
def test_resolve_points_that_are_not_written(who: Any, level: int, key: int, points: int) -> None:
    assert card(who, level=level, key_ability_mod=key, rp_max=None).rp_max == points


@pytest.mark.rule("SF-GEN-1", "SF-GEN-2")
def test_numbers_that_are_not_written() -> None:
    plain = card(con_mod=2, con_score=None, init_mod=None, dex_mod=3, sp_max=None)
    assert (plain.con_score, plain.init_mod, plain.sp_max) == (14, 3, 0)
    assert (card(con_score=9).con_score, card(init_mod=5).init_mod) == (9, 5)
    assert (card(bor, cr="7/2", bab=None).bab, card(bor, cr="1/3", bab=None).bab) == (3, 0)
    assert (card(bor, cr="7/2").cr, card(bor, cr="7/2").bab) == (Fraction(7, 2), 2)
    assert card(bor, speed=SpeedEntry(land=30, fly=0)).speed == {"land": 30, "fly": 0}


@pytest.mark.rule("SF-GRID-4")
@pytest.mark.parametrize(
    ("size", "space", "reach"),
    [
        ("fine", 1, 0), ("diminutive", 1, 0), ("tiny", 1, 0), ("small", 1, 5), ("medium", 1, 5), ("large", 2, 10),
        ("huge", 3, 15), ("gargantuan", 4, 20), ("colossal", 6, 30),
    ],
)  # fmt: skip
def test_space_and_reach_by_size(size: Any, space: int, reach: int) -> None:
    found = card(size=size)
    assert (found.space, found.reach_ft) == (space, reach)
    assert card(size=size, reach_ft=25).reach_ft == 25


@pytest.mark.rule("SF-ROUND-1")
@pytest.mark.parametrize(
    ("text", "rounds"),
    [("1 round", 1), ("3 rounds", 3), ("1 minute", 10), ("2 minutes", 20), (7, 7), ("instant", "instant"),
     ("concentration", "concentration")],
)  # fmt: skip
def test_how_long_abilities_last(text: str | int, rounds: str | int) -> None:
    entry = ability("glow", effect=EffectEntry(), duration=text)
    assert card(abilities=[entry]).abilities["glow"].duration == rounds


@pytest.mark.rule("SF-CAST-2", "SF-ABIL-2")
@pytest.mark.parametrize(
    ("entry", "time", "provokes"),
    [
        (LANCE, 0, True), (spell("s", casting_time="1_round", effect=EffectEntry()), 1, True),
        (spell("s", casting_time=3, provokes=False, effect=EffectEntry()), 3, False),
        (ability("s", effect=EffectEntry()), 0, False), (ability("s", "sp", effect=EffectEntry()), 0, True),
        (ability("s", "su", effect=EffectEntry()), 0, False),
        (ability("s", "su", provokes=True, effect=EffectEntry()), 0, True),
    ],
)  # fmt: skip
def test_casting_times_and_what_provokes(entry: AbilityEntry, time: int, provokes: bool) -> None:
    found = card(abilities=[entry]).abilities[entry.id]
    assert (found.casting_rounds, found.provokes) == (time, provokes)


@pytest.mark.rule("SF-REACT-1")
@pytest.mark.parametrize(
    ("event", "who", "whose"),
    [
        ("attacked", "any", "self"), ("hit_by_melee", "any", "self"), ("hit_by_ranged", "any", "self"),
        ("damaged", "any", "self"), ("casts", "any", "any"), ("enters_reach", "any", "any"),
        ("damaged", "ally", "ally"),
    ],
)  # fmt: skip
def test_whose_harm_sets_a_reaction_off(event: Any, who: str, whose: str) -> None:
    entry = ability("r", action="reaction", effect=EffectEntry(), trigger=TriggerEntry(event=event, who=who))
    trigger = card(abilities=[entry]).abilities["r"].trigger
    assert trigger is not None
    assert trigger.who == whose


@pytest.mark.rule("SF-ITEM-3", "SF-RANGE-2", "SF-OBJ-1")
@pytest.mark.parametrize(
    ("entry", "hands", "increments", "sturdy"),
    [
        (melee("i", "1d4", "P", 1), 1, 10, True), (melee("i", "1d4", "P", 1, hands=2), 2, 10, True),
        (melee("i", "1d4", "P", 1, properties=["thrown"]), 1, 5, True), (thing("i", "thrown"), 1, 5, True),
        (thing("i", "grenade"), 1, 5, True), (thing("i", "natural"), 0, 10, True), (thing("i", "unarmed"), 0, 10, True),
        (thing("i", "armor"), 0, 10, True), (thing("i"), 1, 10, False), (thing("i", "consumable"), 1, 10, False),
        (thing("i", sturdy=True, max_increments=3), 1, 3, True),
        (melee("i", "1d4", "P", 1, sturdy=False), 1, 10, False),
    ],
)  # fmt: skip
def test_what_things_are_where_nothing_is_written(entry: ItemEntry, hands: int, increments: int, sturdy: bool) -> None:
    found = Cards([]).item(entry, ())
    assert (found.hands, found.max_increments, found.sturdy) == (hands, increments, sturdy)


@pytest.mark.rule("SF-ATK-18", "SF-ITEM-3")
def test_what_somebody_brings_along() -> None:
    claws = thing("claws", "natural", damage="1d4", damage_types=["S"])
    things = [put(LASER, "wielded"), put(LASER, "stowed", id="spare", loaded=3, hp=2), put(KNIFE, "ground"), claws]
    combat = RULESET.start(encounter(cyn(at=(4, 3), items=things), B))
    has = combat.fighters["CYN"].items
    assert list(has) == ["laser", "spare", "claws", "unarmed"]
    assert [(has[name].loaded, has[name].location) for name in has] == [
        (20, "wielded"), (3, "stowed"), (0, "wielded"), (0, "wielded"),
    ]  # fmt: skip
    assert (has["spare"].hp, has["laser"].hp == has["laser"].kind.hp_max) == (2, True)
    assert [(each.name, each.x, each.y) for each in combat.lying] == [("CYN.knife", 4, 3)]
    assert (UNARMED.damage, UNARMED.damage_types, UNARMED.properties) == (DicePool(1, 3), ("B",), ("nonlethal",))
    boxer = RULESET.start(encounter(cyn(items=[thing("fists", "unarmed", damage="1d6")]), B)).fighters["CYN"]
    assert list(boxer.items) == ["fists"]


@pytest.mark.rule("SF-CAST-14", "SF-ABIL-6")
def test_uses_and_slots_at_the_start() -> None:
    tricks = [ability("trick", uses=2, effect=EffectEntry()), ability("always", effect=EffectEntry())]
    combat = RULESET.start(encounter(del_(abilities=tricks), B))
    assert combat.fighters["DEL"].uses_left == {"trick": 2, "slot 1": 3}


# -- names and places ------------------------------------------------------------------------------
@pytest.mark.rule("SF-INIT-7")
def test_names_of_copies() -> None:
    several = line(
        Placed(unit="RAT", side="raiders", count=2), Placed(unit="RAT", side="raiders"),
        Placed(unit="ADA", side="crew"),
        Placed(unit="RAT", id="boss", side="raiders"), Placed(unit="BOR", id="pal", count=2, side="raiders"),
    )  # fmt: skip
    assert list(several.fighters) == ["RAT_1", "RAT_2", "RAT_3", "ADA", "boss", "pal_1", "pal_2"]
    rats = Placed(unit="RAT", id="x", side="raiders"), Placed(unit="RAT", side="raiders")
    mixed = line(*rats, Placed(unit="ADA", side="crew"))
    assert list(mixed.fighters) == ["x", "RAT", "ADA"]
    guard = Placed(
        name="Dock Guard", kind="npc", cr=1, side="raiders", eac=9, kac=9, fort=0, ref=0, will=0, hp_max=3, at=[7, 3]
    )
    assert list(line(guard, Placed(unit="ADA", side="crew")).fighters) == ["dock_guard", "ADA"]


@pytest.mark.rule("SF-GRID-4", "SF-GRID-6")
def test_copies_stand_side_by_side() -> None:
    found = line(Placed(unit="GNT", side="raiders", count=3, at=[2, 1]), Placed(unit="ADA", side="crew", at=[0, 0]))
    assert spots(found) == {"GNT_1": (2, 1), "GNT_2": (4, 1), "GNT_3": (6, 1), "ADA": (0, 0)}


@pytest.mark.rule("SF-MOVE-6")
@pytest.mark.parametrize(
    ("size", "first", "second"),
    [
        ((12, 7), [(1, 3), (1, 2), (1, 4)], [(9, 2), (9, 4)]), ((12, 6), [(1, 2), (1, 3), (1, 1)], [(9, 2), (9, 0)]),
        ((4, 4), [(1, 1), (1, 2), (1, 0)], None), ((12, 1), [(1, 0), (2, 0), (3, 0)], None),
    ],
)  # fmt: skip
def test_room_is_found_column_after_column(size: Any, first: list[Any], second: list[Any] | None) -> None:
    """The first column at either side is left free; the middle of it is filled first."""
    crew = Placed(unit="ADA", side="crew", count=3)
    if second is None:
        found = line(crew, Placed(unit="RAT", side="raiders", at=[0, 0]), size=size)
    else:
        found = line(crew, Placed(unit="GNT", side="raiders", count=2), size=size)
        assert [spots(found)[name] for name in ("GNT_1", "GNT_2")] == second
    assert [spots(found)[f"ADA_{number}"] for number in (1, 2, 3)] == first


@pytest.mark.rule("SF-MOVE-6")
def test_room_on_a_map_of_one_column() -> None:
    found = line(Placed(unit="ADA", side="crew"), Placed(unit="RAT", side="raiders"), size=(1, 2))
    assert spots(found) == {"ADA": (0, 0), "RAT": (0, 1)}


@pytest.mark.rule("SF-INIT-7")
def test_the_short_form_of_a_combatant() -> None:
    assert of_a_side("4 dock_rat side raiders") == {"unit": "dock_rat", "count": 4, "side": "raiders"}
    assert of_a_side("gunner") == {"unit": "gunner"}


# -- the state at the start ------------------------------------------------------------------------
@pytest.mark.rule("SF-DEATH-1", "SF-DEATH-14")
@pytest.mark.parametrize(
    ("who", "death", "dead", "names"),
    [
        (rat, "dead_at_0", True, []), (rat, "as_pc", False, ["dying", "prone"]),
        (rat, "dies_in_3_rounds", False, ["dying", "prone"]), (ada, "dead_at_0", False, ["dying", "prone"]),
    ],
)  # fmt: skip
def test_who_comes_without_hit_points(who: Any, death: str, dead: bool, names: list[str]) -> None:
    combat = RULESET.start(encounter(who("X", at=(3, 4), hp=0), cyn(at=(0, 0)), bor(at=(9, 9)), npc_death=death))
    found = combat.fighters["X"]
    assert (found.dead, [each.name for each in found.conditions]) == (dead, names)
    held = "X.shiv" if who is rat else "X.dagger"
    assert [(each.name, each.x, each.y, each.item.location) for each in combat.lying] == [(held, 3, 4, "ground")]


@pytest.mark.rule("SF-COND-26")
@pytest.mark.parametrize(
    ("given", "names", "lying"),
    [
        (["unconscious"], ["unconscious", "prone"], 1), (["prone", "unconscious"], ["prone", "unconscious"], 1),
        (["stable"], ["stable", "prone"], 1), (["shaken"], ["shaken"], 0),
    ],
)  # fmt: skip
def test_who_comes_unconscious_lies_on_the_floor(given: list[str], names: list[str], lying: int) -> None:
    combat = RULESET.start(encounter(ada(at=(3, 4), conditions=given), B))
    assert [each.name for each in combat.fighters["ADA"].conditions] == names
    assert len(combat.lying) == lying


@pytest.mark.rule("SF-COND-23")
@pytest.mark.parametrize(("value", "number", "dice"), [("3", 3, None), ("1d6", 0, DicePool(1, 6)), (None, 0, None)])
def test_the_value_of_a_condition(value: str | None, number: int, dice: DicePool | None) -> None:
    burning = ConditionEntry(id="burning", value=value)
    (found,) = RULESET.start(encounter(ada(conditions=[burning]), B)).fighters["ADA"].conditions
    assert (found.value, found.dice) == (number, dice)


@pytest.mark.rule("SF-MOVE-10", "SF-GEN-5")
def test_who_plays_whom_and_who_flies() -> None:
    wings = SpeedEntry(land=30, fly=30)
    combat = RULESET.start(
        encounter(
            ada(at=(0, 0), altitude_ft=10, speed=wings), bor(at=(3, 3), speed=wings, controller="player"),
            rat(at=(6, 6), init_count=4, temp_hp=2),
        )
    )  # fmt: skip
    found = [(each.controller, each.movement_mode) for each in combat.fighters.values()]
    assert found == [("player", "fly"), ("player", "land"), ("gm", "land")]
    assert (combat.fighters["RAT"].init_count, combat.fighters["RAT"].temp_hp) == (4, 2)
