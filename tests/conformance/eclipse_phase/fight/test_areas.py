"""Area effects: blasts and cones, defending against them, scatter, triggers, grenades thrown back."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.eclipse_phase.body.blows import Blow
from affray.rulesets.eclipse_phase.fight.areas import (
    DIRECTIONS,
    Throw,
    area_test,
    at_edge,
    explosive,
    free_id,
    inside,
    lay,
    left_of,
    move_to,
    part_of,
    take_away,
    within,
)
from affray.rulesets.eclipse_phase.model.events import Damaged
from affray.rulesets.eclipse_phase.model.kinds import GRAIN, Explosive
from affray.rulesets.eclipse_phase.model.scenario import AreaEntry
from affray.rulesets.eclipse_phase.model.stats import Combat
from affray.space.field import Point
from tests.conformance.eclipse_phase.firefight import (
    GRENADE,
    MISS,
    PISTOL,
    conditions,
    damage,
    fall,
    fighter,
    firefight,
    grenade,
    gun,
    passes,
    play,
    ruled,
    say,
    shot,
    someone,
    target_number,
    wall,
    wounds,
)
from tests.conformance.harness import last, told


def thrown(*arms: Any, others: list[Any] | None = None, far: float = 23, **more: Any) -> Fight[Combat]:
    """A (Athletics 60) is about to throw at the point 20 m away; T stands so many metres from A."""
    fight = firefight(
        someone("a", 12, at=0, athletics=60, weapons=[*(arms or [GRENADE]), PISTOL]), someone("t", 10, at=far),
        *(others or []), **more,
    )  # fmt: skip
    return play(fight, "a: act none")


FRAG = grenade("frag", "1d10+6")
THROW = "a: attack_thrown at 20,10 with frag trigger impact"


@pytest.mark.scenario("EP-EX-42")
@pytest.mark.rule("EP-AREA-2", "EP-AREA-3", "EP-AREA-7", "EP-SEQ-6")
def test_a_timed_grenade_and_the_extra_phase() -> None:
    fight = firefight(
        someone("a", 12, at=0, athletics=60, vigor=1, weapons=[GRENADE, PISTOL]), someone("t", 10, at=23),
        someone("u", 9, at=60),
    )  # fmt: skip
    play(fight, "a: decline", "a: act none", "a: attack_thrown at 20,10 with frag trigger timer", "a d100 20", "a: end")
    assert passes(fight) == ["t", "u"]
    assert (fight.state.turn, damage(fight, "t")) == (2, 0)
    play(
        fight, "a: decline", "a: pass", "t: pass", "u: pass", shot("a", "u", pool="vigor"), MISS + " | 12 | 5 8 2 | 30"
    )
    assert target_number(fight, "t", "defence") == 20
    assert (damage(fight, "t"), wounds(fight, "t"), target_number(fight, "t", "som")) == (8, 1, 35)
    assert conditions(fight, "t") == []


@pytest.mark.rule("EP-AREA-1")
def test_an_area_attack_is_a_success_test_with_all_modifiers() -> None:
    fight = thrown(FRAG)
    assert ruled(fight, THROW + " called knockdown") == "EP-ATK-13"
    play(fight, THROW, "a d100 40 | t d100 99 | a d10 3 | a d6 2")
    assert target_number(fight, "a", "attack") == 50, "-10 for range"
    assert damage(fight, "t") == 3 + 6 + 2 - 6, "one superior success adds a die; 3 m take 6"


@pytest.mark.rule("EP-AREA-1", "EP-AREA-3", "EP-ATK-9")
def test_a_critical_doubles_for_all() -> None:
    fight = thrown(FRAG, others=[someone("u", 9, at=(20, 11))])
    play(fight, THROW, "a d100 44 | u d100 99 | t d100 99 | a d10 3 | u d100 99 | a d10 3 | t d100 99")
    assert (damage(fight, "u"), damage(fight, "t")) == (16, 12)
    parts = [str(each.rolled) for each in told(fight, Damaged)]
    assert parts == ["16 = 9 dice + 9 critical - 2 distance", "12 = 9 dice + 9 critical - 6 distance"]


@pytest.mark.rule("EP-AREA-2")
@pytest.mark.parametrize(
    ("die", "dealt", "scene"),
    [("99", 15, []), ("12", 8, []), ("12", 0, [wall(23.5, "minor")])],
)
def test_defending_against_a_blast(die: str, dealt: int, scene: list[Any]) -> None:
    fight = play(thrown(scene=scene), THROW, f"20 | {die} | 5 8 2" + (" | 10" if dealt else ""))
    assert damage(fight, "t") == dealt


@pytest.mark.rule("EP-AREA-2")
def test_near_the_edge_a_success_means_no_damage() -> None:
    """3 + 6 = 9 damage is used up after 5 m; T stands 4 m from the centre."""
    fight = play(thrown(far=24), THROW, "a d100 20 | t d100 12 | a 3d10 1 1 1")
    assert damage(fight, "t") == 0
    hit = play(thrown(far=24), THROW, "a d100 20 | t d100 99 | a 3d10 1 1 1")
    assert damage(hit, "t") == 1


@pytest.mark.rule("EP-AREA-2")
def test_who_cannot_defend_has_no_die() -> None:
    fight = firefight(
        someone("a", 12, at=0, athletics=60, weapons=[GRENADE]), someone("t", 10, at=23, start=["incapacitated"])
    )
    play(fight, "a: act none", THROW, "a d100 20 | a 3d10 1 1 1")
    assert damage(fight, "t") == 3


@pytest.mark.rule("EP-AREA-3", "EP-DMG-3")
@pytest.mark.parametrize(("far", "dealt"), [(20.5, 21), (21, 19), (22.9, 17), (30, 1)])
def test_two_less_for_each_full_metre(far: float, dealt: int) -> None:
    fight = play(thrown(far=far), THROW, "20 | 99 | 5 8 2" + (" | 10" if dealt >= 7 else ""))
    assert damage(fight, "t") == dealt


@pytest.mark.rule("EP-AREA-4")
@pytest.mark.parametrize(("far", "dealt", "prone"), [(23, 15, True), (24, 13, False), (26, 9, False)])
def test_a_uniform_blast(far: float, dealt: int, prone: bool) -> None:
    arm = grenade("frag", "3d10", "knockdown", area=AreaEntry(type="uniform", radius=3))
    fight = firefight(someone("a", 12, at=0, athletics=60, weapons=[arm]), someone("t", 10, at=far, durability=200))
    play(fight, "a: act none", THROW, "20 | 99 | 5 8 2" + (" | 98" if prone else ""))
    assert (damage(fight, "t"), "prone" in conditions(fight, "t")) == (dealt, prone)


def cone(far: float, others: int, *lines: str) -> Fight[Combat]:
    spray = gun("spray", kind="spray", modes=["SA"], area=AreaEntry(type="cone"), range=15)
    crowd = [someone(f"u{n}", 8 - n, at=(far, 10 + 0.9 * (n + 1)), durability=200) for n in range(others)]
    fight = firefight(someone("a", 12, at=0, weapons=[spray]), someone("t", 10, at=far, durability=200), *crowd)
    return play(fight, "a: act none", *lines)


@pytest.mark.rule("EP-AREA-5")
def test_a_cone_by_distance() -> None:
    near = cone(8, 1)
    assert ruled(near, shot("a", "t", weapon="spray", targets="u0")) == "EP-ATK-13"
    play(near, shot("a", "t", weapon="spray"), "a d100 30 | t d100 99 | a 3d10 1 2 9")
    assert damage(near, "t") == 12
    middle = cone(12, 2)
    assert ruled(middle, shot("a", "t", weapon="spray", targets="u0,u1")) == "EP-ATK-13"
    play(
        middle,
        shot("a", "t", weapon="spray", targets="u0"),
        "a d100 30 | t d100 99 | u0 d100 12 | a 2d10 1 2 | a 2d10 3 3",
    )
    assert (damage(middle, "t"), damage(middle, "u0")) == (3, 3)
    far = cone(
        20,
        2,
        shot("a", "t", weapon="spray", targets="u0,u1"),
        "a d100 30 | t d100 99 | u0 d100 99 | u1 d100 99 | a d10 5 | a d10 6 | a d10 7",
    )
    assert [damage(far, who) for who in ("t", "u0", "u1")] == [5, 6, 7]


@pytest.mark.rule("EP-AREA-5", "EP-ATK-9")
def test_a_critical_hit_of_a_cone_doubles_the_dice() -> None:
    fight = cone(12, 0, shot("a", "t", weapon="spray"), "a d100 22 | t d100 99 | a 2d10 3 4")
    assert (damage(fight, "t"), str(last(fight, Damaged).rolled)) == (14, "14 = 7 dice + 7 critical")


@pytest.mark.rule("EP-AREA-6")
@pytest.mark.parametrize(("die", "distance"), [("98", 3), ("65", 6)])
def test_a_miss_scatters(die: str, distance: int) -> None:
    """1d10 m, doubled for each superior failure, in one of eight directions; then it works there."""
    fight = thrown(far=20 + distance + 3, others=[])
    play(fight, THROW, f"a d100 {die} | a d10 3 | a d8 8 | t d100 99 | a 3d10 1 1 1")
    assert damage(fight, "t") == 3, "it came down 3 m from t"


@pytest.mark.rule("EP-AREA-7")
def test_an_airburst_ignores_cover_and_a_signal_waits_for_its_command() -> None:
    fight = thrown()
    play(fight, "a: attack_thrown at 20,10 with frag trigger signal", "a d100 20", "a: end", "t: pass")
    assert damage(fight, "t") == 0
    play(fight, "a: act none", "a: use_device detonator by link", "t d100 99 | a 3d10 1 1 1")
    assert damage(fight, "t") == 3


@pytest.mark.rule("EP-AREA-8", "EP-AREA-7")
def test_throwing_a_grenade_back() -> None:
    fight = firefight(
        someone("a", 12, at=0, athletics=60, weapons=[GRENADE]), someone("t", 10, at=21, athletics=60),
        someone("u", 9, at=60),
    )  # fmt: skip
    play(
        fight, "a: act none", "a: attack_thrown at 20,10 with frag trigger timer", "a d100 20", "a: end", "t: act none"
    )
    assert fighter(fight, "t").status == "active"
    play(fight, "t: throw_back to 2,12", "t d100 20 | t d100 10")
    assert target_number(fight, "t", "ref") == 25
    assert target_number(fight, "t", "athletics") in (40, 30)
    play(fight, "t: end", "u: act none")
    assert ruled(fight, "u: throw_back to 2,12") == "EP-AREA-8", "out of reach"


@pytest.mark.rule("EP-AREA-2", "EP-AREA-3", "EP-TEST-14")
def test_a_grenade_on_friend_and_foe_nearest_first() -> None:
    fight = firefight(
        someone("a", 12, at=0, athletics=60, weapons=[grenade("frag")], side="red"),
        someone("b", 10, at=9, side="blue", armor_kinetic=4),
        someone("c", 6, at=11, side="red"),
        someone("d", 3, at=40, side="blue"),
    )
    say(fight, "a: act none", "a: attack_thrown at 10,10 with frag trigger impact")
    # b and c both 1 m: by id b, c; then a at 10 m; 36 max -> reach 18 m
    fall(fight, "a 20 | b 99 | c 10 | a 99 | a 3d10 1 1 1 | a 3d10 2 2 2 | a 3d10 1 1 1")
    # b: 9-2=7-4=3 ; c: 12-2=10 half 5 ; a: 9-20 <0
    assert [damage(fight, who) for who in "abc"] == [0, 3, 5]


@pytest.mark.rule("EP-AREA-2", "EP-AREA-3", "EP-AREA-4")
@pytest.mark.parametrize(("shape", "far", "left", "within", "edge"), [
    ({"type": "centered"}, 0, 11, True, False), ({"type": "centered"}, 0.99, 11, True, False),
    ({"type": "centered"}, 1, 9, True, False), ({"type": "centered"}, 4.99, 3, True, False),
    ({"type": "centered"}, 5, 1, True, True), ({"type": "centered"}, 6, 0, True, True),
    ({"type": "centered", "falloff": 5}, 1, 6, True, False), ({"type": "centered", "falloff": 5}, 2, 1, True, True),
    ({"type": "uniform", "radius": 3}, 3, 11, True, True), ({"type": "uniform", "radius": 3}, 1.99, 11, True, False),
    ({"type": "uniform", "radius": 3}, 2, 11, True, True), ({"type": "uniform", "radius": 3}, 3.01, 11, False, True),
    ({"type": "uniform", "radius": 3}, 4, 9, False, True), ({"type": "uniform", "radius": 3}, 9, 0, False, True),
])  # fmt: skip
def test_what_a_blast_leaves_so_many_metres_away(
    shape: dict[str, Any], far: float, left: int, within: bool, edge: bool
) -> None:
    tool = grenade("x", area=AreaEntry(**shape))
    weapon = firefight(someone("a", 12, weapons=[tool]), someone("b", 6)).state.fighters["a"].arms["x"]
    units = round(far * GRAIN)
    assert (left_of(weapon, 11, units), inside(weapon, units), at_edge(weapon, 11, units)) == (left, within, edge)


@pytest.mark.rule("EP-AREA-6")
@pytest.mark.parametrize(("thousandths", "metres", "units"), [
    (1000, 3, 300), (-1000, 3, -300), (707, 1, 71), (-707, 1, -71), (707, 10, 707), (0, 9, 0), (5, 1, 1), (4, 1, 0),
])  # fmt: skip
def test_a_part_of_the_way(thousandths: int, metres: int, units: int) -> None:
    assert part_of(thousandths, metres) == units


@pytest.mark.rule("EP-AREA-6")
def test_the_eight_ways_to_scatter() -> None:
    assert [(x > 0) - (x < 0) for x, _ in DIRECTIONS] == [1, 0, -1, -1, -1, 0, 1, 1]
    assert [(y > 0) - (y < 0) for _, y in DIRECTIONS] == [1, 1, 1, 0, -1, -1, -1, 0]
    assert {abs(x) for x, _ in DIRECTIONS} == {abs(y) for _, y in DIRECTIONS} == {0, 707, 1000}


@pytest.mark.rule("EP-AREA-7")
def test_explosives_that_lie_there_have_names_of_their_own() -> None:
    combat = firefight(someone("a", 12, weapons=[GRENADE]), someone("b", 6)).state
    weapon = combat.fighters["a"].arms["frag"]
    for number in (1, 2, 3):
        name = free_id(combat, "a", "frag")
        assert name == f"a.frag.{number}"
        lay(Explosive(name, "a", weapon, Point(0, 0), 0, 0, False), combat)
    assert free_id(combat, "b", "frag") == "b.frag.1"
    move_to("a.frag.2", Point(5, 5), combat)
    take_away("a.frag.1", combat)
    assert [(each.id, each.point.x) for each in combat.explosives] == [("a.frag.2", 5), ("a.frag.3", 0)]
    assert (free_id(combat, "a", "frag"), explosive(combat, "a.frag.1")) == ("a.frag.1", None)


@pytest.mark.rule("EP-AREA-1", "EP-AREA-7", "EP-RANGE-4", "EP-RANGE-1")
@pytest.mark.parametrize(("trigger", "indirect", "far", "modifiers"), [
    ("impact", False, 9, -20), ("airburst", False, 9, 0), ("impact", True, 9, -20), ("impact", False, 20, -30),
])  # fmt: skip
def test_what_modifies_a_throw_at_somebody(trigger: str, indirect: bool, far: int, modifiers: int) -> None:
    combat = firefight(
        someone("a", 12, at=0, weapons=[GRENADE]), someone("b", 6, at=far, in_cover=True),
        scene=[wall(far - 0.5, "moderate")],
    ).state  # fmt: skip
    a, b = combat.fighters["a"], combat.fighters["b"]
    throw = Throw(Blow("a", "b", a.arms["frag"], indirect=indirect), b.pos, trigger)
    assert area_test(combat, throw).modifiers == modifiers


@pytest.mark.rule("EP-TEST-14")
def test_who_is_near_comes_first() -> None:
    combat = firefight(
        someone("a", 12, at=0), someone("d", 6, at=4), someone("c", 6, at=8), someone("b", 5, at=12, damage=99)
    ).state
    assert within(combat, Point(6 * GRAIN, 10 * GRAIN)) == ["c", "d", "a"]
