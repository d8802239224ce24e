"""Bodies and where they are: footprints, distances, directions, room for large ones, lines of fire, cover."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.acks2.ground import board
from affray.rulesets.acks2.model.kinds import FOOTPRINTS, SIZES
from affray.rulesets.acks2.model.situation import situation
from affray.rulesets.acks2.model.stats import Combat
from affray.space.bits import each
from affray.space.facing import Arc, Facing
from affray.space.measure import Footprint
from tests.conformance.acks2.ring import (
    ORIGIN,
    Figure,
    allowed,
    archer,
    at,
    missile,
    ogre,
    orc,
    play,
    refused,
    ring,
    someone,
    spear,
    struck,
    warrior,
    weapon,
    wyrm,
)


def two(one: Figure, other: Figure, **described: Any) -> Fight[Combat]:
    return ring(one, other, numbers=f"{one.id}=5 {other.id}=1", **described)


# -- footprints ------------------------------------------------------------------------------------
@pytest.mark.rule("ACKS-GRID-4", "ACKS-SIZE-15")
@pytest.mark.parametrize(
    ("size", "footprint"),
    [
        ("tiny", (1, 1)), ("small", (1, 1)), ("man", (1, 1)), ("large", (1, 2)), ("huge", (2, 2)),
        ("gigantic", (3, 4)), ("colossal", (6, 10)),
    ],
)  # fmt: skip
def test_the_usual_footprint_of_a_size(size: str, footprint: tuple[int, int]) -> None:
    fight = two(ogre("o", size=size, facing="N"), someone("h", at=(20, 20)))
    card = warrior(fight, "o").card
    assert (card.frontage, card.depth) == footprint
    assert card.size == max(0, SIZES.index(size) if size in SIZES else 0)
    assert len(FOOTPRINTS) == len(SIZES)


@pytest.mark.rule("ACKS-GRID-4", "ACKS-FACE-12")
@pytest.mark.parametrize(
    ("facing", "place"),
    [
        ("N", (30, 27, 3, 4)), ("S", (28, 30, 3, 4)), ("E", (27, 28, 4, 3)), ("W", (30, 30, 4, 3)),
    ],
)  # fmt: skip
def test_a_body_is_known_by_its_front_left_square(facing: str, place: tuple[int, ...]) -> None:
    fight = two(ogre("o", size="gigantic", facing=facing), someone("h", at=(20, 20)))
    body = warrior(fight, "o")
    assert tuple(body.place) == place
    assert at(fight, "o") == (0, 0)
    assert [each.name for each in board.facings_of(body)] == ["N", "E", "S", "W"]
    assert tuple(board.stepped(body, (31, 31))) == (place[0] + 1, place[1] + 1, *place[2:])


@pytest.mark.rule("ACKS-FACE-1", "ACKS-FACE-12")
@pytest.mark.parametrize(
    ("footprint", "eight", "block"),
    [([1, 1], True, True), ([2, 2], False, True), ([1, 2], False, False), ([2, 1], False, False)],
)
def test_only_a_body_of_one_square_faces_all_eight_ways_and_a_square_one_turns_in_place(
    footprint: list[int], eight: bool, block: bool
) -> None:
    body = warrior(two(ogre("o", footprint=footprint), someone("h", at=(20, 20))), "o")
    assert (len(board.facings_of(body)), board.is_block(body)) == (8 if eight else 4, block)
    other = Footprint(body.place.x + 5, body.place.y)
    assert board.facing_after(body, body.place, other) == (Facing.E if block else Facing.S)


@pytest.mark.rule("ACKS-GRID-5")
@pytest.mark.parametrize(
    ("place", "fine"),
    [((0, 0), True), ((60, 60), True), ((-1, 0), False), ((0, -1), False), ((61, 0), False), ((0, 61), False)],
)
def test_the_map_ends_at_its_last_square(place: tuple[int, int], fine: bool) -> None:
    fight = two(someone("h"), orc("o", at=(9, 9)))
    assert board.on_map(fight.state, Footprint(*place)) is fine
    assert board.may_stand(fight.state, warrior(fight, "h"), Footprint(*place)) is fine
    assert board.on_map(fight.state, Footprint(60, 59, 1, 2))
    assert not board.on_map(fight.state, Footprint(60, 60, 1, 2))
    assert not board.on_map(fight.state, Footprint(60, 60, 2, 1))


# -- distance --------------------------------------------------------------------------------------
@pytest.mark.rule("ACKS-GRID-2", "ACKS-GRID-3")
@pytest.mark.parametrize(
    ("spot", "height", "squares", "near"),
    [
        ((0, 1), 0, 1, True), ((1, 1), 0, 1, True), ((0, 2), 0, 2, False), ((2, 2), 0, 3, False), ((4, 3), 0, 5, False),
        ((0, 1), 5, 1, True), ((0, 1), 6, 1, False), ((0, 1), 10, 2, False), ((0, 4), 20, 6, False),
        ((0, 4), -20, 6, False), ((0, 3), 9, 3, False), ((0, 1), 40, 8, False),
    ],
)  # fmt: skip
def test_height_counts_in_the_distance(spot: tuple[int, int], height: int, squares: int, near: bool) -> None:
    fight = two(someone("h"), orc("o", at=spot, elevation_ft=height))
    h, o = warrior(fight, "h"), warrior(fight, "o")
    assert (board.apart(h, o), board.apart(o, h)) == (squares, squares)
    assert (board.within_five(h, o), board.within_five(o, h)) == (near, near)
    assert board.within_reach(h, o, 1) is near
    assert [board.within_reach(h, o, reach) for reach in (2, 3, 6)] == [near or squares <= each for each in (2, 3, 6)]


@pytest.mark.rule("ACKS-MELEE-1", "ACKS-GRID-3", "ACKS-FACE-3")
@pytest.mark.parametrize(
    ("spot", "height", "fine"),
    [
        ((0, 2), 0, True), ((0, 3), 0, False), ((2, 1), 0, True), ((2, 2), 0, False), ((2, 0), 0, False),
        ((0, -2), 0, False), ((0, 1), 5, True), ((0, 1), 10, True), ((0, 1), 15, False), ((1, 1), 5, True),
    ],
)  # fmt: skip
def test_a_reach_of_10_ft(spot: tuple[int, int], height: int, fine: bool) -> None:
    tongue = weapon("tongue", "1d6", reach_ft=10)
    fight = two(someone("h", attacks=[tongue]), orc("o", at=spot, elevation_ft=height))
    assert allowed(fight, "h: attack o with tongue") is fine


# -- arcs and directions ---------------------------------------------------------------------------
@pytest.mark.rule("ACKS-FACE-2")
@pytest.mark.parametrize("big", [False, True])
@pytest.mark.parametrize(
    ("spot", "arc"),
    [
        ((0, 5), Arc.FRONT), ((5, 1), Arc.FRONT), ((-5, 5), Arc.FRONT), ((5, 0), Arc.FLANK), ((-5, 0), Arc.FLANK),
        ((0, -5), Arc.REAR), ((5, -4), Arc.REAR), ((-5, -4), Arc.REAR),
    ],
)  # fmt: skip
def test_the_arc_in_which_somebody_stands(spot: tuple[int, int], arc: Arc, big: bool) -> None:
    body: dict[str, Any] = {"footprint": [2, 2], "facing": "N"} if big else {}
    other = orc("o", at=(spot[0], spot[1] + big * (spot[1] > 0)), **body)
    fight = two(someone("h"), other)
    found = board.arc_of(fight.state, warrior(fight, "h"), warrior(fight, "o"))
    assert found == arc or (big and spot == (5, 0)) or (big and spot == (-5, 0))


@pytest.mark.rule("ACKS-FACE-5", "ACKS-CHARGE-5")
@pytest.mark.parametrize(
    ("spot", "one", "long"),
    [
        ((0, 9), "N", "N"), ((9, 0), "E", "E"), ((0, -9), "S", "S"), ((-9, 0), "W", "W"), ((9, 9), "NE", "S"),
        ((9, 8), "NE", "E"), ((8, 9), "NE", "N"), ((-9, 8), "NW", "W"), ((-8, -9), "SW", "S"), ((9, -9), "SE", "S"),
        ((3, 9), "N", "N"), ((9, -3), "E", "E"), ((-9, -9), "SW", "S"), ((-9, 9), "NW", "S"),
    ],
)  # fmt: skip
def test_the_facing_that_looks_at_somebody(spot: tuple[int, int], one: str, long: str) -> None:
    fight = two(someone("h"), orc("o", at=(20, 20)))
    h, o = warrior(fight, "h"), warrior(fight, "o")
    target = Footprint(h.place.x + spot[0], h.place.y + spot[1])
    assert board.facing_towards(h, h.place, target).name == one
    assert board.facing_towards(h, h.place, h.place) == h.facing
    beast = warrior(two(ogre("b", footprint=[2, 2], facing="S"), someone("h", at=(20, 20))), "b")
    x = beast.place.x + spot[0] + (spot[0] > 0)
    y = beast.place.y + spot[1] + (spot[1] > 0)
    assert board.direction_to(beast.place, Footprint(x, y)) == spot
    assert board.direction_to(Footprint(x, y), beast.place) == (-spot[0], -spot[1])
    found = board.facing_towards(beast, beast.place, Footprint(x, y)).name
    assert found == ({"N": "N"}.get(long, long) if abs(spot[0]) != abs(spot[1]) or spot[1] < 0 else "N"), o


# -- room ------------------------------------------------------------------------------------------
@pytest.mark.rule("ACKS-GRID-6", "ACKS-SIZE-5")
@pytest.mark.parametrize(
    ("size", "small", "side", "many", "may_overlap", "fine"),
    [
        ("gigantic", "man", "orcs", 6, False, True), ("gigantic", "man", "orcs", 7, False, False),
        ("gigantic", "large", "orcs", 1, False, True), ("gigantic", "huge", "orcs", 1, False, False),
        ("gigantic", "gigantic", "orcs", 1, False, False), ("huge", "large", "orcs", 1, False, False),
        ("huge", "man", "orcs", 2, False, True), ("huge", "man", "orcs", 3, False, False),
        ("large", "man", "orcs", 1, False, False), ("large", "small", "orcs", 1, False, True),
        ("man", "small", "orcs", 1, False, False), ("gigantic", "man", "heroes", 1, False, False),
        ("gigantic", "man", "heroes", 6, True, True), ("gigantic", "man", "heroes", 7, True, False),
    ],
)  # fmt: skip
def test_a_large_body_may_lie_over_small_allies_if_half_of_it_is_free(
    size: str, small: str, side: str, many: int, may_overlap: bool, fine: bool
) -> None:
    beast = ogre("b", at=(0, 0), size=size, facing="N", may_overlap_opponents=may_overlap)
    rows = {"gigantic": 3, "huge": 2}.get(size, 1)
    footprint = [1, 1] if small != "gigantic" else [1, 2]
    others = [
        orc(f"o{n}", at=(10 + n % rows, -(n // rows)), size=small, side=side, footprint=footprint, facing="N")
        for n in range(many)
    ]
    hero = someone("h", at=(25, 25))
    numbers = "b=5 h=0 " + " ".join(f"{one.id}=1" for one in others)
    fight = ring(beast, hero, *others, numbers=numbers)
    body = warrior(fight, "b")
    there = board.lay_out(body, (10 + ORIGIN[0], ORIGIN[1]), Facing.N)
    assert board.may_stand(fight.state, body, there) is fine
    assert board.may_stand(fight.state, body, body.place)


@pytest.mark.rule("ACKS-GRID-5", "ACKS-DEATH-9")
def test_who_comes_back_where_somebody_stands_is_put_on_the_nearest_free_place() -> None:
    fight = ring(someone("h"), orc("o", at=(0, 1)), orc("p", at=(9, 9)), numbers="h=5 o=0 p=1")
    fight.decree("hp o =-3")
    play(fight, "h: march 0,1")
    assert at(fight, "h") == at(fight, "o") == (0, 1)
    fight.decree("hp o 3")
    x, y = at(fight, "o")
    assert (max(abs(x), abs(y - 1)), warrior(fight, "o").status) == (1, "active")
    assert warrior(fight, "o").body == 1 << fight.state.ground.grid.square(x + ORIGIN[0], y + ORIGIN[1])


@pytest.mark.rule("ACKS-GRID-10", "ACKS-MORALE-11")
@pytest.mark.parametrize(("status", "free"), [("dead", True), ("fled", True), ("surrendered", False)])
def test_who_has_given_up_still_fills_its_square(status: str, free: bool) -> None:
    fight = ring(someone("h"), orc("o", at=(0, 2)), orc("p", at=(9, 9)), numbers="h=5 o=0 p=1")
    fight.decree(f"status o {status}")
    assert allowed(fight, "h: march 0,1 0,2") is free


# -- lines of fire and cover -----------------------------------------------------------------------
@pytest.mark.rule("ACKS-RANGED-5", "ACKS-GRID-9")
@pytest.mark.parametrize(
    ("one", "other", "line"),
    [
        ((0, 0), (0, 4), [(0, 1), (0, 2), (0, 3)]), ((0, 0), (3, 0), [(1, 0), (2, 0)]), ((0, 0), (0, 1), []),
        ((0, 0), (-3, -3), [(-2, -2), (-1, -1)]), ((0, 0), (0, -3), [(0, -2), (0, -1)]),
        ((0, 0), (-2, 4), [(-1, 2), (-1, 3), (0, 1)]), ((0, 0), (-3, 0), [(-2, 0), (-1, 0)]),
    ],
)  # fmt: skip
def test_the_squares_between_two(one: tuple[int, int], other: tuple[int, int], line: list[tuple[int, int]]) -> None:
    fight = two(someone("h", at=one), orc("o", at=other))
    found = board.line_of_fire(fight.state, warrior(fight, "h"), warrior(fight, "o"))
    squares = [fight.state.ground.grid.at(square) for square in each(found)]
    assert sorted((x - ORIGIN[0], y - ORIGIN[1]) for x, y in squares) == line


@pytest.mark.rule("ACKS-RANGED-5", "ACKS-GRID-3")
@pytest.mark.parametrize(
    ("beast", "line"),
    [
        ((0, 5), [(1, 1), (1, 2), (1, 3)]), ((4, 1), [(2, 0), (3, 0)]), ((-4, 1), [(-2, 0), (-1, 0), (0, 0)]),
        ((0, -3), [(1, -2), (1, -1)]),
    ],
)  # fmt: skip
def test_the_line_between_bodies_joins_their_nearest_squares(
    beast: tuple[int, int], line: list[tuple[int, int]]
) -> None:
    fight = two(someone("h", at=(1, 0)), ogre("o", at=beast, size="huge", facing="N"))
    for one, other in (("h", "o"), ("o", "h")):
        found = board.line_of_fire(fight.state, warrior(fight, one), warrior(fight, other))
        squares = [fight.state.ground.grid.at(square) for square in each(found)]
        assert sorted((x - ORIGIN[0], y - ORIGIN[1]) for x, y in squares) == line


@pytest.mark.rule("ACKS-RANGED-3", "ACKS-MOVE-14")
@pytest.mark.parametrize(
    ("ground", "start", "less"),
    [
        ({}, [], 0), ({"cover_waist": [(0, 5)]}, [], 2), ({"cover_chest": [(0, 5)]}, [], 4),
        ({"cover_waist": [(0, 5)]}, ["crouching"], 4), ({"cover_chest": [(0, 5)]}, ["crouching"], 4),
        ({"cover_waist": [(0, 6)]}, ["crouching"], 0),
    ],
)  # fmt: skip
def test_cover_takes_from_the_throw(ground: dict[str, Any], start: list[str], less: int) -> None:
    fight = two(archer("a", dex_mod=0), orc("o", at=(0, 5), start=start), ground=ground)
    play(fight, "a: attack o with bow", "a d20 2")
    assert struck(fight)[0] == 2 - less


@pytest.mark.rule("ACKS-RANGED-1", "ACKS-GRID-2")
@pytest.mark.parametrize(
    ("far", "total"), [(2, 10), (4, 10), (5, 8), (6, 8), (7, 5), (12, 5)]
)  # fmt: skip
def test_range_bands_end_where_the_weapon_says(far: int, total: int) -> None:
    sling = missile("sling", "1d4", (20, 30, 60))
    fight = two(archer("a", dex_mod=0, attacks=[sling]), orc("o", at=(0, far), ac=9))
    play(fight, "a: attack o with sling", "a d20 10")
    assert struck(fight)[0] == total
    fight = two(archer("a", attacks=[sling]), orc("o", at=(0, 13)))
    assert "ACKS-RANGED-1" in refused(fight, "a: attack o with sling")


@pytest.mark.rule("ACKS-MELEE-2")
@pytest.mark.parametrize(
    ("ally", "facing", "target", "fine"),
    [
        ((0, 1), "N", (0, 2), True), ((0, 1), "N", (1, 2), True), ((0, 1), "E", (0, 2), False),
        ((0, 1), "N", (0, 3), False), ((1, 1), "NE", (2, 2), True), ((1, 1), "N", (2, 2), False),
    ],
)  # fmt: skip
def test_a_long_weapon_reaches_past_an_ally_straight_before_its_owner(
    ally: tuple[int, int], facing: str, target: tuple[int, int], fine: bool
) -> None:
    fight = ring(
        spear("s"), someone("f", at=ally, facing=facing), orc("o", at=target), numbers="s=5 f=0 o=1"
    )  # fmt: skip
    assert allowed(fight, "s: attack o with spear") is fine


@pytest.mark.rule("ACKS-MELEE-2", "ACKS-GRID-3")
def test_a_long_weapon_reaches_past_a_large_ally_too() -> None:
    beast = wyrm("w", at=(0, 7), facing="N", side="heroes", footprint=[1, 7])
    fight = ring(spear("s"), beast, orc("o", at=(0, 8)), numbers="s=5 w=0 o=1")
    assert allowed(fight, "s: attack o with spear")


@pytest.mark.rule("ACKS-FACE-2")
@pytest.mark.parametrize(("footprint", "spot"), [([1, 4], (5, 2)), ([4, 1], (5, 0)), ([2, 3], (5, 1))])
def test_of_several_arcs_the_best_one_counts(footprint: list[int], spot: tuple[int, int]) -> None:
    facing = "N" if footprint != [4, 1] else "E"
    start = spot if facing == "N" else (5, 2)
    fight = two(someone("h"), orc("o", at=start, footprint=footprint, facing=facing))
    h, o = warrior(fight, "h"), warrior(fight, "o")
    assert o.place.y < h.place.y < o.place.y + o.place.deep
    assert board.arc_of(fight.state, h, o) == Arc.FRONT


@pytest.mark.rule("ACKS-ROUND-1")
def test_two_situations_are_the_same_only_if_everything_that_matters_is() -> None:
    fight = two(someone("h"), orc("o", at=(0, 9)))
    first = situation(fight.state)
    assert first == situation(fight.state.clone())
    seen = {first}
    for line in (
        "hp o 4",
        "set h.ac 7",
        "condition o prone",
        "set h.hand -",
        "set table.count 9",
        "set o.save_death 5",
    ):
        assert not fight.decree(line)
        seen.add(situation(fight.state))
    assert len(seen) == 7
    other = two(someone("h"), orc("o", at=(0, 9)), long_weapon_breakage=False)
    assert situation(other.state) != first


@pytest.mark.rule("ACKS-MELEE-2", "ACKS-GRID-4")
@pytest.mark.parametrize(("depth", "target", "fine"), [(8, 9, True), (10, 11, True), (10, 12, False), (20, 21, True)])
def test_a_long_weapon_reaches_past_an_ally_however_deep_it_is(depth: int, target: int, fine: bool) -> None:
    beast = wyrm("w", at=(0, depth), facing="N", side="heroes", footprint=[6, depth])
    fight = ring(spear("s"), beast, orc("o", at=(0, target)), numbers="s=5 w=0 o=1")
    assert allowed(fight, "s: attack o with spear") is fine


@pytest.mark.rule("ACKS-FACE-2")
@pytest.mark.parametrize(
    ("viewer", "look", "other", "lies", "spot", "arc"),
    [
        (ogre, "E", someone, "N", (0, -1), Arc.FLANK), (ogre, "E", someone, "N", (0, 2), Arc.FLANK),
        (ogre, "N", someone, "N", (-1, 0), Arc.FLANK), (ogre, "N", someone, "N", (2, 0), Arc.FLANK),
        (someone, "NE", ogre, "E", (-1, 1), Arc.FLANK), (someone, "NE", ogre, "E", (0, 1), Arc.FRONT),
        (someone, "N", ogre, "N", (-1, 0), Arc.FLANK), (someone, "N", ogre, "N", (1, 1), Arc.FRONT),
    ],
)  # fmt: skip
def test_the_arc_of_a_long_body_goes_by_its_nearest_square(
    viewer: Any, look: str, other: Any, lies: str, spot: tuple[int, int], arc: Arc
) -> None:
    fight = two(viewer("v", facing=look, side="heroes"), other("t", at=spot, facing=lies, side="orcs"))
    assert board.arc_of(fight.state, warrior(fight, "v"), warrior(fight, "t")) == arc
