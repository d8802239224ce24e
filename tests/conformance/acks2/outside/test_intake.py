"""From a file to the fight: what a stat block comes to, what stands where, and everything that can be wrong."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from affray.files import load_encounter
from affray.library import begin
from affray.rulesets.acks2 import RULESET
from affray.rulesets.acks2.model.reading import attack_throw, cleave_max, read_hit_dice, whole_dice
from affray.rulesets.acks2.model.scenario import (
    AreaEntry,
    CostEntry,
    EffectEntry,
    Encounter,
    OngoingEntry,
    SaveEntry,
    SurpriseEntry,
    TerrainEntry,
    WardEntry,
)
from affray.rulesets.acks2.model.stats import Combat
from affray.space.bits import each
from tests.conformance.acks2.ring import (
    DART,
    MEND,
    SPEAR,
    SWORD,
    THIEF,
    archer,
    begun,
    encounter,
    feature,
    mage,
    missile,
    ogre,
    orc,
    someone,
    spell,
    weapon,
)

HERE, THERE = (0, 0), (0, 9)


def wrong(described: Encounter) -> list[tuple[str, str]]:
    """The rule against each mistake, and where it was made."""
    found = [(one.refusal.rule, ".".join(map(str, one.path))) for one in RULESET.problems(described)]
    if found:
        with pytest.raises(ValueError, match=found[0][0]):
            RULESET.start(described)
    return found


def facts(described: Encounter) -> dict[str, Any]:
    (found,) = RULESET.problems(described)
    return dict(found.refusal.facts)


# -- stat blocks -----------------------------------------------------------------------------------
@pytest.mark.rule("ACKS-ATK-3", "ACKS-CLEAVE-3", "ACKS-SAVE-5")
@pytest.mark.parametrize(
    ("text", "read", "whole", "throw"),
    [
        ("1/4", (0, 0), 0, 12), ("1/2", (0, 0), 0, 12), ("1-1", (1, -1), 0, 11), ("1", (1, 0), 1, 10),
        ("1+1", (1, 1), 1, 9), ("2-1", (2, -1), 2, 9), ("4+1", (4, 1), 4, 6), ("4 + 1", (4, 1), 4, 6),
        ("19+3", (19, 3), 19, -9), ("20", (20, 0), 20, -9), ("30", (30, 0), 30, -9),
    ],
)  # fmt: skip
def test_hit_dice_as_people_write_them(text: str, read: tuple[int, int], whole: int, throw: int) -> None:
    assert read_hit_dice(text) == read
    assert whole_dice(*read) == whole
    assert attack_throw("monster", 0, *read) == throw
    assert cleave_max("monster", 0, whole) == whole


@pytest.mark.rule("ACKS-CLEAVE-3")
@pytest.mark.parametrize(
    ("progression", "level", "dice", "cleaves"),
    [
        ("fighter", 0, 1, 0), ("fighter", 1, 1, 1), ("fighter", 9, 9, 9), ("mage", 9, 9, 0), ("crusader", 9, 9, 4),
        ("thief", 2, 2, 1), ("crusader_thief", 1, 1, 0), ("monster", 0, 3, 3),
    ],
)  # fmt: skip
def test_cleaves_by_progression(progression: str, level: int, dice: int, cleaves: int) -> None:
    assert cleave_max(progression, level, dice) == cleaves


@pytest.mark.rule("ACKS-CLEAVE-3")
@pytest.mark.parametrize(
    ("more", "dice", "cleaves"),
    [
        ({"progression": "fighter", "level": 4}, 4, 4), ({"progression": "thief", "level": 3}, 3, 1),
        ({"progression": "fighter", "level": 12}, 9, 9), ({"progression": "fighter", "level": 0}, 1, 0),
        ({"progression": "fighter", "level": 4, "hd": "2"}, 2, 2), ({"level": 4}, 1, 1),
    ],
)  # fmt: skip
def test_hit_dice_that_are_left_out_follow_from_the_level(more: dict[str, Any], dice: int, cleaves: int) -> None:
    block = {"name": "H", "hp_max": 9, "attacks": [{"id": "a", "name": "A", "damage": "1d6 slashing"}], **more}
    people = [{"unit": "h", "id": "h", "side": "a"}, {"unit": "h", "id": "o", "side": "b"}]
    described = load_encounter({"game": "acks2", "combatants": people, "bestiary": {"h": block}})
    card = begin(described, 1).fight.state.warriors["h"].card
    assert (card.hit_dice, card.cleave_max) == (dice, cleaves)


@pytest.mark.rule("ACKS-ATK-3")
@pytest.mark.parametrize("hd", ["", "x", "1/3", "-1", "4++1", "4+"])
def test_hit_dice_that_cannot_be_read_are_told(hd: str) -> None:
    described = encounter(someone("h", at=HERE), orc("o", at=THERE, hd=hd, attack_throw=None))
    assert wrong(described) == [("FILE-RANGE", "bestiary.o.hd")]
    assert (facts(described)["value"], facts(described)["low"], facts(described)["high"]) == (hd, "1/2", "30+3")


@pytest.mark.rule("ACKS-SAVE-5")
@pytest.mark.parametrize(
    ("fields", "death"),
    [
        ({}, 13), ({"spells": [MEND]}, 10), ({"spells": [MEND], "proficiencies": ["hiding"]}, 13),
        ({"spells": [MEND], "proficiencies": ["ambushing"]}, 10), ({"spells": [MEND], "backstab_dice": 1}, 13),
        ({"spells": [MEND], "sneak_throw": 9}, 13), ({"spells": [MEND], "hide_throw": 9}, 13),
        ({"spells": [MEND], "proficiencies": ["backstab"]}, 13),
        ({"spells": [MEND], "proficiencies": ["sneaking"]}, 13),
    ],
)  # fmt: skip
def test_of_the_two_in_one_column_thieves_are_known_by_their_skills(fields: dict[str, Any], death: int) -> None:
    combat = begun([someone("h", at=HERE, progression="crusader_thief", **fields), orc("o", at=THERE)], 1)
    assert combat.warriors["h"].card.saves["death"] == death


@pytest.mark.rule("ACKS-MOVE-1", "ACKS-RANGED-1", "ACKS-MELEE-1", "ACKS-SPELL-5")
def test_feet_become_squares() -> None:
    ball = spell("ball", EffectEntry(kind="damage", dice="1d6"), area=AreaEntry(shape="burst", size_ft=24), range_ft=64)
    arms = [weapon("pike", "1d8", reach_ft=14), missile("sling", "1d4", (34, 64, 94))]
    block: dict[str, Any] = {"attacks": arms, "speed_combat": 44, "spells": [ball, MEND], "speed_run": None}
    block["abilities"] = [spell("gaze", EffectEntry(kind="heal", dice="1d6"), range_ft="self")]
    combat = begun([someone("h", at=HERE, **block), orc("o", at=THERE, speed_combat=20, speed_run=34)], 1)
    hero, card = combat.warriors["h"], combat.warriors["h"].card
    assert (card.combat, card.run) == (8, 26)
    assert (combat.warriors["o"].card.combat, combat.warriors["o"].card.run) == (4, 6)
    assert (hero.arms["pike"].reach, hero.arms["sling"].range, hero.arms["sling"].reach) == (2, (6, 12, 18), 1)
    found = card.spells["ball"]
    assert (found.range, found.area.size if found.area else 0, found.casting) == (12, 4, "spell")
    assert (card.spells["mend"].range, card.spells["gaze"].range, card.spells["gaze"].casting) == (-1, 0, "spell_like")


@pytest.mark.rule("ACKS-SPELL-5", "ACKS-ENGAGE-3", "ACKS-MORALE-2")
def test_what_is_written_of_somebody_counts() -> None:
    ward = WardEntry(blocks_engaging=False, attackers_save="spells")
    pain = OngoingEntry(dice="1d4", type="acid", timing="end_of_round", ends_on="save")
    hero = someone("h", at=HERE, ward=ward, ongoing=[pain], start=["prone", "disordered"], hidden=True, shield=True)
    spells = [replace(DART, save=SaveEntry(category="blast", on_success="half")), MEND]
    combat = begun([replace(hero), mage("m", at=(3, 0), spells=spells), orc("o", at=THERE, equip="sword")], 1)
    found = combat.warriors["h"]
    assert [one.name for one in found.conditions] == ["prone", "disordered", "hidden"]
    assert [one.until is None for one in found.conditions] == [True, False, True]
    assert [(one.on, one.what) for one in combat.timing.lasting] == [("h", "disordered")]
    (kind,) = [one.kind for one in found.wards]
    assert (kind.blocks_engaging, kind.blocks_being_engaged, kind.attackers_save) == (False, True, "spells")
    assert [(str(one.pool), one.type, one.timing, one.ends_on) for one in found.ongoing] == [
        ("1d4", "acid", "end_of_round", "save")
    ]
    assert (found.shield_ready, found.hp_at_start, found.card.morale) == (True, 8, None)
    dart, mend = combat.warriors["m"].card.spells["dart"], combat.warriors["m"].card.spells["mend"]
    assert (dart.save, dart.half, dart.harmful, mend.save, mend.half, mend.harmful) == (
        "blast",
        True,
        True,
        "",
        False,
        False,
    )
    assert combat.warriors["m"].castings == {"dart": 2, "mend": MEND.castings}
    assert (combat.warriors["o"].hand, combat.warriors["o"].card.morale) == (["sword"], 0)


@pytest.mark.rule("ACKS-SPELL-5", "ACKS-RANGED-10", "ACKS-DEATH-1")
@pytest.mark.parametrize(
    ("condition", "harmful"), [("blessed", False), ("berserk", False), ("hidden", False), ("prone", True)]
)
def test_a_condition_that_helps_is_no_harm(condition: Any, harmful: bool) -> None:
    known = spell("word", EffectEntry(kind="condition", condition=condition))
    combat = begun([mage("m", at=HERE, spells=[known]), orc("o", at=THERE)], 1)
    assert combat.warriors["m"].card.spells["word"].harmful is harmful


@pytest.mark.rule("ACKS-DEATH-1", "ACKS-RANGED-1", "ACKS-FACE-12", "ACKS-ACT-6", "ACKS-ATK-8")
@pytest.mark.parametrize(
    ("changes", "rules"),
    [
        ({"hp": 6}, []),
        ({"hp": 7}, [("FILE-RANGE", "combatants.1.hp")]),
        ({"attacks": [weapon("sling", "1d4", mode="missile")]}, [("ACKS-RANGED-1", "bestiary.o.attacks.0.range")]),
        ({"attacks": [weapon("claw", "1d")]}, [("FILE-RANGE", "bestiary.o.attacks.0.damage")]),
        ({"facing": "NE"}, []),
        ({"size": "large", "facing": "NE"}, [("ACKS-FACE-12", "combatants.1.facing")]),
        ({"footprint": [2, 1], "facing": "SW"}, [("ACKS-FACE-12", "combatants.1.facing")]),
        ({"inventory": [SPEAR], "equip": "spear"}, []),
        ({"equip": "spear"}, [("FILE-UNKNOWN-NAME", "combatants.1.equip")]),
        ({"proficiencies": ["backstab", "combat_trickery:disarm"]}, []),
        ({"proficiencies": ["backstab", "juggling"]}, [("FILE-UNKNOWN-NAME", "bestiary.o.proficiencies.1")]),
        ({"proficiencies": ["disarm"]}, [("FILE-UNKNOWN-NAME", "bestiary.o.proficiencies.0")]),
        ({"proficiencies": ["combat_trickery:juggle"]}, [("FILE-UNKNOWN-NAME", "bestiary.o.proficiencies.0")]),
        ({"at": (0, 0)}, [("ACKS-GRID-5", "combatants.0.at"), ("ACKS-GRID-5", "combatants.1.at")]),
        ({"at": (31, 0)}, [("ACKS-GRID-5", "combatants.1.at")]),
        ({"at": (0, 5)}, [("ACKS-GRID-5", "combatants.1.at")]),
    ],
)
def test_what_is_wrong_with_somebody_is_told(changes: dict[str, Any], rules: list[tuple[str, str]]) -> None:
    described = encounter(someone("h", at=HERE), orc("o", **{"at": THERE, **changes}), walls=[(0, 5)])
    assert wrong(described) == rules


@pytest.mark.rule("ACKS-DEATH-1")
def test_hit_points_above_the_most_are_told_with_the_limits() -> None:
    found = facts(encounter(someone("h", at=HERE), orc("o", at=THERE, hp=7)))
    assert (found["value"], found["low"], found["high"]) == ("7", -200, 6)


# -- sides and surprise ----------------------------------------------------------------------------
@pytest.mark.rule("ACKS-ROUND-5", "ACKS-SURP-1", "ACKS-SURP-8")
@pytest.mark.parametrize(
    ("described", "rules"),
    [
        ({"surprise": [SurpriseEntry(side="heroes", los=True), SurpriseEntry(side="orcs")]}, []),
        ({"surprise": [SurpriseEntry(side="heroes", foreknowledge=True), SurpriseEntry(side="orcs")]}, []),
        ({"surprise": [SurpriseEntry(side="heroes"), SurpriseEntry(side="orcs")]}, [("ACKS-SURP-1", "surprise")]),
        ({"surprise": [SurpriseEntry(side="heroes")]}, []),
        (
            {"surprise": [SurpriseEntry(side="heroes", los=True), SurpriseEntry(side="elves")]},
            [("FILE-UNKNOWN-NAME", "surprise.1.side")],
        ),
        ({"surprised": ["o"]}, []),
        ({"surprised": ["h", "x"]}, [("FILE-UNKNOWN-NAME", "surprised.1")]),
    ],
)
def test_what_is_wrong_with_surprise_is_told(described: dict[str, Any], rules: list[tuple[str, str]]) -> None:
    assert wrong(encounter(someone("h", at=HERE), orc("o", at=THERE), **described)) == rules


@pytest.mark.rule("ACKS-SURP-8", "ACKS-SURP-1")
def test_who_is_surprised_twice_is_surprised_once() -> None:
    orcs = [orc("o", at=THERE, start=["surprised"]), orc("p", at=(2, 9))]
    known = [SurpriseEntry(side="heroes", los=True), SurpriseEntry(side="orcs", foreknowledge=True)]
    combat = begun([someone("h", at=HERE), *orcs], 1, surprised=["o", "p"], surprise=known)
    assert [[one.name for one in combat.warriors[name].conditions] for name in "hop"] == [
        [],
        ["surprised"],
        ["surprised"],
    ]
    assert [bool(combat.warriors[name].marks) for name in "hop"] == [False, True, True]
    assert combat.knowledge == {"heroes": (False, True), "orcs": (True, False)}


@pytest.mark.rule("ACKS-ROUND-5", "ACKS-INIT-5")
def test_two_sides_are_needed_and_groups_are_counted_by_side() -> None:
    lonely = encounter(someone("h", at=HERE), someone("i", at=THERE))
    assert wrong(lonely) == [("ACKS-ROUND-5", "combatants")]
    nobodys = encounter(someone("h", at=HERE), orc("o", at=THERE))
    nobodys.bestiary["o"] = replace(nobodys.bestiary["o"], side=None)
    assert wrong(nobodys) == [("FILE-MISSING-FIELD", "combatants.1.side")]
    twice = encounter(someone("h", at=HERE), orc("o", at=THERE), orc("o", at=(3, 9)))
    assert wrong(twice) == [("FILE-DUPLICATE-ID", "combatants.2")]
    band = [orc(f"o{n}", at=(n, 9), group="band") for n in range(3)]
    combat = begun([someone("h", at=HERE, group="band"), *band], 1)
    assert sorted(combat.groups.values()) == [1, 3]


# -- places ----------------------------------------------------------------------------------------
def stands(described: Encounter) -> dict[str, tuple[int, int, str]]:
    combat = RULESET.start(described)
    return {one.id: (one.place.x, one.place.y, one.facing.name) for one in combat.warriors.values()}


def without_places(*figures: Any, size: list[int], walls: Any = ()) -> Encounter:
    described = encounter(*figures)
    described.map = TerrainEntry(size=size, walls=[*walls])
    described.combatants = [replace(one, at=None, facing=None) for one in described.combatants]
    return described


@pytest.mark.rule("ACKS-ROUND-5", "ACKS-GRID-5")
def test_those_without_a_place_stand_in_ranks_from_the_middle() -> None:
    heroes = [someone(f"h{n}") for n in range(4)]
    orcs = [orc("o0"), orc("o1"), ogre("o2")]
    assert stands(without_places(*heroes, *orcs, size=[3, 9])) == {
        "h0": (1, 1, "N"), "h1": (0, 1, "N"), "h2": (2, 1, "N"), "h3": (1, 2, "N"),
        "o0": (1, 7, "S"), "o1": (0, 7, "S"), "o2": (2, 6, "S"),
    }  # fmt: skip
    assert stands(without_places(heroes[0], orcs[0], size=[2, 1])) == {"h0": (0, 0, "N"), "o0": (1, 0, "S")}
    fixed = without_places(heroes[0], orcs[0], size=[3, 9], walls=[[1, 1]])
    fixed.combatants[1] = replace(fixed.combatants[1], facing="E")
    assert stands(fixed) == {"h0": (0, 1, "N"), "o0": (1, 7, "E")}


@pytest.mark.rule("ACKS-GRID-5")
def test_where_there_is_no_room_it_is_told() -> None:
    full = without_places(someone("h"), orc("o"), orc("p"), size=[2, 1])
    assert wrong(full) == [("ACKS-GRID-5", "combatants.2")]


@pytest.mark.rule("ACKS-ROUND-5", "ACKS-GRID-5")
def test_several_of_one_entry_stand_side_by_side() -> None:
    described = encounter(someone("h", at=HERE), orc("o", at=THERE, facing="S"), ogre("g", at=(5, 9), size="huge"))
    described.combatants[1] = replace(described.combatants[1], id=None, count=3)
    described.combatants[2] = replace(described.combatants[2], id=None, count=2)
    assert [where[:2] for where in stands(described).values()] == [
        (30, 30),
        (30, 39),
        (31, 39),
        (32, 39),
        (34, 39),
        (36, 39),
    ]


# -- the map ---------------------------------------------------------------------------------------
@pytest.mark.rule("ACKS-GRID-1")
@pytest.mark.parametrize("key", ["walls", "cover_waist", "cover_chest", "obstacles", "dark"])
def test_squares_off_the_map_are_told(key: str) -> None:
    described = encounter(someone("h", at=HERE), orc("o", at=THERE))
    described.map = TerrainEntry(size=[61, 61], **{key: [[60, 60], [61, 0], [0, 61]]})
    assert wrong(described) == [("ACKS-GRID-1", f"map.{key}.1"), ("ACKS-GRID-1", f"map.{key}.2")]
    described.map = TerrainEntry(size=[61, 61], cost=[CostEntry(squares=[[61, 3]])])
    assert wrong(described) == [("ACKS-GRID-1", "map.cost.0.0")]
    described.map = TerrainEntry(size=[61, 61], features=[feature("wall", (50, 0), (3, 3))])
    assert wrong(described) == [("ACKS-GRID-1", "map.features.0.squares.0")]


def laid(*features: Any) -> Combat:
    return begun([someone("h", at=HERE), orc("o", at=THERE)], 1, features=features)


@pytest.mark.rule("ACKS-MOVE-9", "ACKS-MOVE-14", "ACKS-CHARGE-4", "ACKS-GRID-7")
@pytest.mark.parametrize(
    ("kind", "solid", "opaque", "obstacle", "waist", "chest", "cost"),
    [
        ("wall", 1, 1, 0, 0, 0, 1), ("pillar", 1, 1, 0, 0, 0, 1), ("window", 1, 0, 0, 0, 0, 1),
        ("pit", 1, 0, 0, 0, 0, 1), ("door", 0, 0, 1, 0, 0, 1), ("crate", 0, 0, 1, 1, 0, 1),
        ("rubble", 0, 0, 1, 1, 0, 2), ("fence", 0, 0, 1, 1, 0, 1), ("hedge", 0, 0, 1, 0, 1, 2),
        ("water", 0, 0, 0, 0, 0, 2), ("fire", 0, 0, 0, 0, 0, 1),
    ],
)  # fmt: skip
def test_known_kinds_bring_their_meaning(
    kind: str, solid: int, opaque: int, obstacle: int, waist: int, chest: int, cost: int
) -> None:
    ground = laid(feature(kind, (5, 5))).ground
    square = ground.grid.square(35, 35)
    masks = (ground.grid.solid.squares, ground.grid.opaque.squares, ground.obstacles, ground.waist, ground.chest)
    assert [mask >> square & 1 for mask in masks] == [solid, opaque, obstacle, waist, chest]
    assert solid or ground.grid.weight(square) == cost
    assert [one.when for one in ground.hazards] == (["enter", "turn_start"] if kind == "fire" else [])


@pytest.mark.rule("ACKS-MOVE-9", "ACKS-COND-16")
def test_what_is_written_beside_a_kind_counts_before_it() -> None:
    plain = feature(
        "hedge", (5, 5), blocks_movement=False, blocks_sight=True, obstacle=False, cover="waist", cost=1, dark=True
    )
    ground = laid(plain).ground
    square = ground.grid.square(35, 35)
    masks = (ground.grid.solid.squares, ground.grid.opaque.squares, ground.obstacles, ground.waist, ground.chest)
    assert [mask >> square & 1 for mask in masks] == [0, 1, 0, 1, 0]
    assert (ground.dark >> square & 1, ground.grid.weight(square)) == (1, 1)
    trap = feature(
        "fire",
        (5, 5),
        hazard={
            "when": "turn_end",
            "damage": "2d4 cold",
            "condition": "prone",
            "rounds": 3,
            "save": SaveEntry(category="blast", on_success="half"),
        },
    )
    (hazard,) = laid(trap).ground.hazards
    assert (hazard.when, str(hazard.pool), hazard.type, hazard.condition) == ("turn_end", "2d4", "cold", "prone")
    assert (hazard.rounds, hazard.save, hazard.half, hazard.rule) == (3, "blast", True, "ACKS-MOVE-9")
    assert list(each(hazard.squares)) == [square]
    flames = laid(feature("fire", (5, 5))).ground.hazards
    assert {(str(one.pool), one.type, one.save, one.rule) for one in flames} == {("1d8", "fire", "", "ACKS-COND-16")}


@pytest.mark.rule("ACKS-MOVE-9")
@pytest.mark.parametrize(
    ("hazard", "rules"),
    [
        ({"damage": "1d6 fire"}, []),
        ({"damage": "1d6"}, []),
        ({"damage": "1d6 sadness"}, [("FILE-UNKNOWN-NAME", "map.features.0.hazard.damage")]),
        ({"damage": "d"}, [("FILE-RANGE", "map.features.0.hazard.damage")]),
        ({"damage": "1d6", "rule": "ACKS-COND-16"}, []),
        ({"damage": "1d6", "rule": "ACKS-FUN-1"}, [("FILE-UNKNOWN-NAME", "map.features.0.hazard.rule")]),
        ({"damage": "1d6", "rule": "COND-16"}, [("FILE-UNKNOWN-NAME", "map.features.0.hazard.rule")]),
    ],
)
def test_what_is_wrong_with_a_hazard_is_told(hazard: dict[str, Any], rules: list[tuple[str, str]]) -> None:
    described = encounter(someone("h", at=HERE), orc("o", at=THERE), features=[feature("trap", (5, 5), hazard=hazard)])
    assert wrong(described) == rules


@pytest.mark.rule("ACKS-ATK-8", "ACKS-MOVE-13")
def test_everything_of_a_thief_is_on_its_card() -> None:
    combat = begun([someone("t", at=HERE, attacks=[SWORD], **THIEF), archer("a", at=(3, 0)), orc("o", at=THERE)], 1)
    card = combat.warriors["t"].card
    assert (card.backstab_dice, card.sneak_throw, card.hide_throw, card.proficiencies) == (1, 10, 10, ("backstab",))
