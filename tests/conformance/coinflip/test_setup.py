"""Set-up: what an encounter must be, what it may leave out, and what the values of the samples are."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import TypeAdapter

from affray.rulesets.coinflip import RULESET
from affray.rulesets.coinflip.scenario import (
    Encounter,
    ItemEntry,
    MapEntry,
    Options,
    PlacedUnit,
    Terrain,
    UnitEntry,
    of_a_side,
)
from tests.conformance.coinflip.skirmish import (
    beetle,
    blocked,
    cover,
    cricket,
    encounter,
    functionary,
    hp,
    levy,
    lying,
    placed,
    pos,
    skirmish,
    trader,
    trooper,
    turn_of,
    unit,
    where,
)
from tests.conformance.harness import toss


def problems(described: Encounter) -> list[str]:
    return [each.refusal.rule for each in RULESET.problems(described)]


def with_enemy(*units: Any, **described: Any) -> Encounter:
    return encounter(a=units, b=[levy("b1", at=(20, 8))], **described)


@pytest.mark.scenario("COIN-EX-51")
@pytest.mark.rule("COIN-SETUP-1", "COIN-SPACE-2", "COIN-SPACE-4")
def test_overlapping_units_are_refused_touching_ones_are_not() -> None:
    assert problems(with_enemy(levy("l1", at=(5, 5)), levy("l2", at=(5.75, 5)))) == ["COIN-SETUP-1"] * 2
    assert problems(with_enemy(levy("l1", at=(5, 5)), levy("l2", at=(6, 5)))) == []


@pytest.mark.scenario("COIN-EX-51")
@pytest.mark.rule("COIN-SETUP-1", "COIN-SPACE-4", "COIN-SPACE-1")
def test_a_footprint_off_the_field_is_refused() -> None:
    assert problems(with_enemy(levy("l1", at=(0.25, 5)))) == ["COIN-SETUP-1"]
    assert problems(with_enemy(levy("l1", at=(0.5, 5)))) == []


@pytest.mark.scenario("COIN-EX-51")
@pytest.mark.rule("COIN-SETUP-1", "COIN-UNIT-3")
def test_five_in_a_hold_of_four_are_refused() -> None:
    def packed(count: int) -> Encounter:
        names = [f"t{n}" for n in range(count)]
        return with_enemy(beetle("car", at=(6, 6), hold=names), *[trooper(name) for name in names])

    assert "COIN-SETUP-1" in problems(packed(5))
    assert problems(packed(4)) == []


@pytest.mark.scenario("COIN-EX-51")
@pytest.mark.rule("COIN-SETUP-2")
def test_a_side_of_one_empty_vehicle_is_refused() -> None:
    described = encounter(a=[levy("l1", at=(5, 5))], b=[beetle("car", at=(15, 5))])
    assert problems(described) == ["COIN-SETUP-2"]


@pytest.mark.rule("COIN-SETUP-2")
@pytest.mark.parametrize("seat", [{"pilot": "t"}, {"hold": ["t"]}])
def test_a_pilot_or_passenger_is_enough_for_a_side(seat: Any) -> None:
    described = encounter(a=[levy("l1", at=(5, 5))], b=[beetle("car", at=(15, 5), **seat), trooper("t")])
    assert problems(described) == []


@pytest.mark.rule("COIN-SETUP-2")
def test_the_dead_are_not_enough_for_a_side() -> None:
    described = encounter(a=[levy("l1", at=(5, 5))], b=[levy("b1", at=(15, 5), status="destroyed")])
    assert problems(described) == ["COIN-SETUP-2"]


@pytest.mark.rule("COIN-SETUP-1")
def test_nobody_starts_in_a_blocked_zone() -> None:
    assert problems(with_enemy(levy("l1", at=(5, 5)), terrain=[blocked(4, 4, 6, 6)])) == ["COIN-SETUP-1"]


@pytest.mark.rule("COIN-SETUP-1")
@pytest.mark.parametrize(
    "units",
    [
        [beetle("car", at=(6, 6), pilot="p"), cricket("bug", at=(12, 6), pilot="p"), levy("p")],
        [beetle("car", at=(6, 6), pilot="p"), levy("p", at=(9, 9))],
        [beetle("car", at=(6, 6), pilot="bug"), cricket("bug"), levy("l1", at=(9, 9))],
        [beetle("car", at=(6, 6), pilot="p", hold=["p"]), levy("p")],
    ],
    ids=["in two seats", "seated and on foot", "a vehicle as pilot", "seat and hold"],
)
def test_impossible_seats_are_refused(units: list[Any]) -> None:
    assert "COIN-SETUP-1" in problems(with_enemy(*units))


@pytest.mark.rule("COIN-SETUP-1")
def test_a_refused_encounter_cannot_be_started() -> None:
    with pytest.raises(ValueError, match="COIN-SETUP-1"):
        RULESET.start(with_enemy(levy("l1", at=(0.25, 5))))


@pytest.mark.rule("COIN-SETUP-1")
def test_every_problem_is_told_with_its_place_in_the_file() -> None:
    described = encounter(a=[levy("l1", at=(0.25, 5)), levy("l2", at=(9, 99))], b=[beetle("car", at=(15, 5))])
    found = [(each.path, each.refusal.rule) for each in RULESET.problems(described)]
    assert found == [
        (("combatants", 0, "at"), "COIN-SETUP-1"),
        (("combatants", 1, "at"), "COIN-SETUP-1"),
        (("combatants",), "COIN-SETUP-2"),
    ]


@pytest.mark.rule("COIN-UNIT-1", "COIN-SPACE-1")
def test_infantry_is_one_span_wide_and_a_vehicle_three_unless_it_says_otherwise() -> None:
    units = {"truck": UnitEntry(name="Truck", kind="technical", hp_max=4)}
    own = [levy("l1", at=(5, 5)), placed("truck")("truck", at=(9, 9))]
    fight = skirmish(a=own, b=[levy("b1", at=(20, 8))], units=units)
    assert [unit(fight, each).card.size for each in ("l1", "truck")] == [4, 12]
    assert [unit(fight, each).technical for each in ("l1", "truck")] == [False, True]


@pytest.mark.rule("COIN-UNIT-1", "COIN-UNIT-2", "COIN-UNIT-3")
def test_infantry_has_hands_and_a_backpack_and_a_vehicle_has_slots_a_seat_a_hold_and_a_hatch() -> None:
    wrong = [levy("l1", at=(5, 5), slots=["autocannon"]), beetle("car", at=(9, 9), left="pistol")]
    assert len(problems(with_enemy(*wrong))) == 2
    fight = skirmish(a=[trader("trd", at=(5, 5)), beetle("car", at=(9, 9))], b=[levy("b1", at=(20, 8))])
    assert (unit(fight, "trd").left, unit(fight, "trd").right) == ("", "trd.pistol")
    assert unit(fight, "trd").backpack == ["trd.medkit", "trd.coffer"]
    assert unit(fight, "car").slots == ["car.autocannon", "car.coaxial_gun"]
    assert (unit(fight, "car").card.hold_capacity, unit(fight, "car").hatch_open) == (4, False)


@pytest.mark.rule("COIN-ITEM-1")
def test_a_two_handed_item_and_another_one_do_not_fit_into_two_hands() -> None:
    assert "COIN-ITEM-1" in problems(with_enemy(trooper("t", at=(5, 5), right="pistol")))


@pytest.mark.rule("COIN-ITEM-2")
def test_the_owner_of_an_item_is_who_carries_it_at_set_up_or_who_is_named() -> None:
    loan = ItemEntry(name="Loan", kind="gear", owner="b1")
    fight = skirmish(
        a=[functionary("f", at=(5, 5), backpack=["loan"])],
        b=[levy("b1", at=(20, 8))],
        ground=[lying("coffer", at=(9, 9), owner="f"), lying("medkit", at=(8, 8))],
        items={"loan": loan},
    )
    owners = [fight.state.items[each].owner for each in ("f.glock", "f.loan", "ground.coffer", "ground.medkit")]
    assert owners == ["f", "b1", "f", ""]
    assert where(fight, "ground.ledger") == "in ground.coffer"


@pytest.mark.rule("COIN-UNIT-5")
def test_a_vehicle_belongs_to_the_side_of_its_pilot_from_the_start() -> None:
    fight = skirmish(
        a=[levy("p"), levy("l1", at=(3, 3))], b=[levy("b1", at=(20, 8))], neutral=[cricket("bug", at=(9, 9), pilot="p")]
    )
    assert unit(fight, "bug").side == "a"


@pytest.mark.rule("COIN-UNIT-4")
def test_only_a_vehicle_nobody_pilots_is_neutral() -> None:
    described = with_enemy(levy("l1", at=(3, 3)), neutral=[levy("civilian", at=(9, 9))])
    assert problems(described) == ["COIN-SETUP-1"]


@pytest.mark.rule("COIN-TOSS-2")
@pytest.mark.parametrize("coins", [3, "3M", "3М"])
def test_coins_may_be_written_as_a_number_or_in_the_notation_of_either_alphabet(coins: Any) -> None:
    fight = skirmish(
        a=[levy("l1", at=(5, 5), left="gun")], b=[levy("b1", at=(20, 8))],
        items={"gun": ItemEntry(name="Gun", kind="weapon", coins=coins)},
    )  # fmt: skip
    assert toss(turn_of(fight, "l1", "b1"), "l1: attack with gun")[2] == 3


@pytest.mark.parametrize(
    ("items", "units"),
    [
        ({"gun": ItemEntry(name="Gun", kind="weapon", coins=0)}, {}),
        ({"gun": ItemEntry(name="Gun", kind="weapon", coins=13)}, {}),
        ({"gun": ItemEntry(name="Gun", kind="weapon")}, {}),
        ({"box": ItemEntry(name="Box", kind="container", contents=["treasure"])}, {}),
        ({}, {"camouflage": 7}),
        ({}, {"hp": 3}),
        ({}, {"left": "glok"}),
    ],
)
def test_values_out_of_their_range_and_unknown_names_are_refused(items: Any, units: Any) -> None:
    assert problems(with_enemy(levy("l1", at=(5, 5), **units), items=items))


def test_a_unit_starts_with_its_full_strength_or_what_the_encounter_says() -> None:
    fight = skirmish(a=[trooper("t", at=(5, 5)), trooper("t2", at=(9, 5), hp=1)], b=[levy("b1", at=(20.25, 8))])
    assert (hp(fight, "t", "t2"), pos(fight, "b1")) == ((3, 1), (20.25, 8))


# -- what the file calls things --------------------------------------------------------------------
def zone(**said: Any) -> Terrain:
    return Terrain(rect=[4.0, 4.0, 6.0, 6.0], **said)


@pytest.mark.rule("COIN-SPACE-6")
@pytest.mark.parametrize(
    ("said", "meant"),
    [
        *(({"kind": kind}, (0, True)) for kind in ("wall", "pillar", "pit", "water", "fire")),
        *(({"kind": kind}, (1, False)) for kind in ("door", "crate", "rubble", "fence", "hedge")),
        ({"kind": "window"}, (2, False)),
        ({"kind": "hedge", "cover": 2}, (2, False)),
        ({"kind": "hedge", "cover": 0, "blocked": True}, (0, True)),
        ({"kind": "wall", "blocked": False, "cover": 1}, (1, False)),
        ({"kind": "altar", "cover": 1}, (1, False)),
        ({"cover": 2}, (2, False)),
        ({"blocked": True}, (0, True)),
    ],
)
def test_known_kinds_of_terrain_bring_their_meaning_and_what_is_written_counts_before_it(said: Any, meant: Any) -> None:
    fight = skirmish(a=[levy("l1", at=(2, 2))], b=[levy("b1", at=(20, 8))], terrain=[zone(**said)])
    (made,) = fight.state.terrain
    assert (made.cover, made.blocked) == meant


@pytest.mark.rule("COIN-SPACE-6", "COIN-SPACE-4")
def test_nobody_stands_in_a_wall_and_a_hedge_is_cover() -> None:
    inside = with_enemy(levy("l1", at=(5, 5)), terrain=[zone(kind="wall")])
    assert problems(inside) == ["COIN-SETUP-1"]
    assert problems(with_enemy(levy("l1", at=(5, 5)), terrain=[zone(kind="hedge")])) == []


@pytest.mark.rule("COIN-SPACE-6")
@pytest.mark.parametrize(
    ("said", "facts"),
    [
        ({}, {"kind": "zone", "id": "zone-1"}),
        ({"kind": "wall", "blocked": False}, {"kind": "wall", "id": "wall-1"}),
        ({"kind": "hedge", "cover": 0}, {"kind": "hedge", "id": "hedge-1"}),
        ({"kind": "altar", "id": "stone"}, {"kind": "altar", "id": "stone"}),
    ],
)
def test_terrain_without_any_effect_is_a_warning_and_stops_nobody(said: Any, facts: Any) -> None:
    described = with_enemy(levy("l1", at=(2, 2)), terrain=[cover(1, 8, 8, 9, 9), zone(**said)])
    if "kind" not in said:
        described.map.terrain.pop(0)
    (found,) = RULESET.problems(described)
    assert (found.refusal.rule, dict(found.refusal.facts), found.warning) == ("FILE-NO-EFFECT", facts, True)
    assert found.path == ("map", "terrain", len(described.map.terrain) - 1)
    assert RULESET.start(described).units


@pytest.mark.rule("COIN-SETUP-1")
@pytest.mark.parametrize(
    "terrain",
    [
        zone(cover=1, blocked=True),
        zone(kind="wall", cover=2),
        Terrain(rect=[6.0, 4.0, 4.0, 6.0], cover=1),
        Terrain(rect=[4.0, 6.0, 6.0, 4.0], cover=1),
    ],
)
def test_a_zone_is_cover_or_blocked_and_its_corners_are_in_order(terrain: Terrain) -> None:
    assert problems(with_enemy(levy("l1", at=(2, 2)), terrain=[terrain])) == ["COIN-SETUP-1"]


def test_two_zones_of_one_name_are_refused() -> None:
    twice = with_enemy(levy("l1", at=(2, 2)), terrain=[zone(cover=1, id="ridge"), zone(cover=2, id="ridge")])
    assert [(each.path, each.refusal.rule) for each in RULESET.problems(twice)] == [
        (("map", "terrain", 1), "FILE-DUPLICATE-ID")
    ]


@pytest.mark.rule("COIN-UNIT-4")
@pytest.mark.parametrize("name", ["a", "b", "gm", "neutral", "ground", "backpack", "left", "right", "-"])
def test_nobody_is_called_like_a_side_the_game_master_or_a_place_of_items(name: str) -> None:
    (found,) = RULESET.problems(with_enemy(levy("l1", at=(2, 2)), trooper(name, at=(5, 5))))
    assert found.path == ("combatants", 1, "id")
    assert (found.refusal.rule, found.refusal["value"]) == ("FILE-RESERVED-ID", name)


def test_nobody_is_called_like_a_thing_or_like_somebody_else() -> None:
    assert problems(with_enemy(levy("l1", at=(2, 2)), levy("l1.pistol", at=(5, 5)))) == ["FILE-DUPLICATE-ID"]
    assert problems(with_enemy(levy("l1", at=(2, 2)), levy("l1", at=(5, 5)))) == ["FILE-DUPLICATE-ID"]


@pytest.mark.rule("COIN-SETUP-1")
def test_a_unit_may_be_written_out_instead_of_naming_a_stat_block() -> None:
    own = PlacedUnit(side="a", name="Old Guard", kind="infantry", hp_max=5, guard=2, left="carbine", at=[2.0, 2.0])
    fight = skirmish(a=[own], b=[levy("b1", at=(20, 8))])
    made = unit(fight, "old-guard-1")
    assert (made.card.name, made.hp, made.card.guard, made.left) == ("Old Guard", 5, 2, "old-guard-1.carbine")


@pytest.mark.rule("COIN-SETUP-1")
def test_a_unit_without_a_stat_block_must_say_what_every_unit_has() -> None:
    own = PlacedUnit(side="a", id="x", hp_max=5, at=[2.0, 2.0])
    found = RULESET.problems(with_enemy(levy("l1", at=(5, 5)), own))
    assert [(each.path, str(each.refusal)) for each in found] == [
        (("combatants", 1), "FILE-MISSING-FIELD(field=name)"),
        (("combatants", 1), "FILE-MISSING-FIELD(field=kind)"),
    ]


@pytest.mark.rule("COIN-SETUP-2")
def test_a_side_whose_unit_is_not_understood_is_not_called_empty_as_well() -> None:
    unfinished = PlacedUnit(side="a", id="x", name="X", hp_max=5, at=[2.0, 2.0])
    assert problems(with_enemy(unfinished)) == ["FILE-MISSING-FIELD"]
    assert problems(with_enemy(placed("nobody")("y", at=(2, 2)))) == ["FILE-UNKNOWN-NAME"]


@pytest.mark.rule("COIN-SETUP-1")
@pytest.mark.parametrize(("seat", "named"), [("pilot", "ghost"), ("hold", ["ghost"])])
def test_a_seat_for_somebody_who_is_not_there_is_a_problem(seat: str, named: Any) -> None:
    (found,) = RULESET.problems(with_enemy(beetle("car", at=(5, 5), **{seat: named}), levy("l1", at=(10, 10))))
    assert (found.path, found.refusal.rule) == (("combatants", 0, seat), "FILE-UNKNOWN-NAME")


@pytest.mark.rule("COIN-WIN-4")
@pytest.mark.parametrize("item", [None, "crown"])
def test_the_item_that_decides_the_battle_must_be_there(item: str | None) -> None:
    described = with_enemy(trader("r", at=(5, 5)), turn_limit=3, victory="item", victory_item=item)
    (found,) = RULESET.problems(described)
    assert (found.path, found.refusal.rule) == (("options", "victory_item"), "FILE-UNKNOWN-NAME")
    assert problems(with_enemy(trader("r", at=(5, 5)), victory_item=item)) == []


@pytest.mark.rule("COIN-SETUP-1")
def test_an_item_lies_on_the_field_or_on_its_edge() -> None:
    def found(at: tuple[float, float]) -> list[Any]:
        described = with_enemy(levy("l1", at=(5, 5)), ground=[lying("knife", at=(1, 1)), lying("medkit", at=at)])
        return [(each.path, each.refusal.rule) for each in RULESET.problems(described)]

    assert found((24, 16)) == found((0, 0)) == []
    assert found((24.25, 3)) == found((3, 16.25)) == found((-0.25, 3)) == [(("ground", 1, "at"), "COIN-SETUP-1")]


@pytest.mark.rule("COIN-SPACE-6")
def test_a_zone_may_be_a_line_or_a_point() -> None:
    for rect in ((3, 5, 7, 5), (3, 5, 3, 9), (3, 5, 3, 5)):
        assert problems(with_enemy(levy("l1", at=(10, 10)), terrain=[cover(1, *rect)])) == []


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("4 levy side a", {"unit": "levy", "count": 4, "side": "a"}),
        ("beetle side neutral", {"unit": "beetle", "side": "neutral"}),
        ("levy", {"unit": "levy"}),
    ],
)
def test_a_short_line_says_how_many_of_what_and_for_whom(line: str, meant: dict[str, Any]) -> None:
    assert of_a_side(line) == meant


def test_several_units_of_one_line_are_numbered_and_stand_in_a_row() -> None:
    row = levy("x", at=(3, 3), count=3)
    fight = skirmish(a=[row, PlacedUnit(unit="levy", side="a", count=2)], b=[levy("b1", at=(20, 8))])
    assert [pos(fight, f"x-{number}") for number in (1, 2, 3)] == [(3, 3), (5, 3), (7, 3)]
    assert {"levy-1", "levy-2"} <= set(fight.state.units)


@pytest.mark.rule("COIN-SETUP-1")
def test_each_of_two_vehicles_without_an_id_gets_its_own_pilot() -> None:
    cars = [PlacedUnit(unit="cricket", side="a", pilot=name, at=[4.0 + 6 * n, 8.0]) for n, name in enumerate("pq")]
    fight = skirmish(a=[*cars, levy("p"), levy("q")], b=[levy("b1", at=(20, 8))])
    assert [unit(fight, each).pilot for each in ("cricket-1", "cricket-2")] == ["p", "q"]


# -- limits of what is written ---------------------------------------------------------------------
def limits_of(entry: type[Any]) -> dict[str, Any]:
    """The limits that the schema tells for each field."""
    told = TypeAdapter(entry).json_schema()["properties"]
    words = ("minimum", "maximum", "minItems", "maxItems", "minLength", "maxLength", "multipleOf")
    found = {}
    for name, rule in told.items():
        for each in [rule, rule.get("items", {}), *rule.get("anyOf", [])]:
            kept = tuple(each[word] for word in words if word in each)
            if kept:
                found.setdefault(name, kept)
    return found


@pytest.mark.rule("COIN-SETUP-1", "COIN-SPACE-5")
def test_every_number_of_a_file_has_its_limits() -> None:
    unit_limits = {
        "hp_max": (1, 30), "hp": (0, 30), "guard": (0, 6), "size": (0.5, 10, 0.25), "slots": (0, 4),
        "hold_capacity": (0, 12),
    }  # fmt: skip
    assert limits_of(UnitEntry) == unit_limits
    assert limits_of(PlacedUnit) == {**unit_limits, "id": (1, 40), "count": (1, 40), "at": (2, 2)}
    assert limits_of(ItemEntry) == {"range": (0.5, 0.25), "hands": (1, 2), "uses": (1,), "heal": (1, 10)}
    assert limits_of(Terrain) == {"rect": (4, 4), "id": (1, 40), "cover": (0, 2)}
    assert limits_of(MapEntry) == {"size": (2, 2)}
    assert TypeAdapter(MapEntry).json_schema()["properties"]["size"]["items"]["maximum"] == 200
    assert TypeAdapter(MapEntry).json_schema()["properties"]["size"]["items"]["minimum"] == 1
    assert limits_of(Options) == {
        "prep_cap": (0,), "run_limit": (0, 0.25), "unarmed_coins": (0, 1), "turn_limit": (1,),
    }  # fmt: skip


@pytest.mark.rule("COIN-ITEM-1")
def test_no_container_is_in_itself_however_deep() -> None:
    def box(*contents: str) -> ItemEntry:
        return ItemEntry(name="Box", kind="container", contents=[*contents])

    ring = {"one": box("two"), "two": box("three"), "three": box("one")}
    found = RULESET.problems(with_enemy(levy("l1", at=(5, 5), backpack=["one"]), items=ring))
    assert [(each.path, each.refusal.rule) for each in found] == [
        (("items", name, "contents", 0), "COIN-ITEM-1") for name in ring
    ]
    deep = {"one": box("two"), "two": box("three"), "three": box("pistol")}
    fight = skirmish(a=[levy("l1", at=(5, 5), backpack=["one"])], b=[levy("b1", at=(20, 8))], items=deep)
    assert where(fight, "l1.pistol-2") == "in l1.three"


@pytest.mark.rule("COIN-SETUP-1")
@pytest.mark.parametrize(
    ("field", "low", "high", "middle"), [((24, 16), 3, 13, 8), ((12, 6), 1.5, 4.5, 3), ((24, 10), 3, 7, 5)]
)
def test_units_without_a_place_stand_in_ranks_along_their_edges(
    field: tuple[float, float], low: float, high: float, middle: float
) -> None:
    fight = skirmish(
        a=[levy("l1"), levy("l2")], b=[levy("b1"), levy("b2")],
        neutral=[cricket("bug", size=1.0)], field=field,
    )  # fmt: skip
    centre = field[0] / 2
    assert [pos(fight, name) for name in ("l1", "l2")] == [(centre, low), (centre - 2, low)]
    assert [pos(fight, name) for name in ("b1", "b2")] == [(centre, high), (centre - 2, high)]
    assert pos(fight, "bug") == (centre, middle)


@pytest.mark.rule("COIN-ACT-16")
def test_an_item_that_says_nothing_else_is_held_in_one_hand_heals_two_and_lasts() -> None:
    plain = ItemEntry(name="Kit", kind="medkit")
    assert (plain.heal, plain.hands, plain.uses, plain.self_destruct, plain.owner_locked) == (2, 1, None, False, False)


@pytest.mark.rule("COIN-SETUP-1")
def test_a_unit_for_whom_there_is_no_room_is_refused() -> None:
    crowd = [PlacedUnit(unit="levy", side="a", count=12)]
    found = RULESET.problems(encounter(a=crowd, b=[levy("b1")], field=(3, 3)))
    assert {(each.refusal.rule, each.refusal["what"]) for each in found} == {("COIN-SETUP-1", "room")}


def test_who_is_unknown_is_read_from_the_file() -> None:
    battle = RULESET.start(encounter(a=[levy("l1", at=(4, 4), unknown=True)], b=[levy("e1", at=(20, 8))]))
    assert (battle.units["l1"].known_to, battle.units["e1"].known_to) == ((), None)
