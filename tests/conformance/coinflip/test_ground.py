"""Where units may stand: the points that are offered all at once are those that are legal one by one."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.coinflip import knowledge
from affray.rulesets.coinflip.actions.movement import free_points, why_no_move, why_no_way_out
from affray.rulesets.coinflip.ground import is_open, open_points, points, ways_out
from affray.rulesets.coinflip.sightings import is_clear
from affray.rulesets.coinflip.stats import Battle
from affray.space.field import Point, Rect
from tests.conformance.coinflip.skirmish import beetle, blocked, cover, levy, skirmish, trooper, unit


def crowd(**options: Any) -> Fight[Battle]:
    """A small field with an odd and an even footprint, a marked one, a vehicle at the rim, and ground of both kinds."""
    return skirmish(
        a=[levy("l", at=(3, 3)), trooper("t", at=(4.25, 3.5), size=1.25)],
        b=[levy("e", at=(7, 5)), beetle("car", at=(1.5, 6.5), pilot="p"), levy("p"), levy("h", size=1.25)],
        terrain=[blocked(5, 1, 6, 2.5), blocked(5.5, 1, 8, 2), cover(2, 2, 4, 4, 6)],
        field=(9, 8), **options,
    )  # fmt: skip


@pytest.mark.rule("COIN-SPACE-4")
@pytest.mark.parametrize("who", ["l", "t", "e", "car", "p", "h"])
def test_open_points_are_those_where_one_may_stand(who: str) -> None:
    fight = crowd()
    assert not fight.decree("hp e 0")
    battle, someone = fight.state, unit(fight, who)
    every = list(points(battle))
    assert every == [(x, y) for y in range(33) for x in range(37)]
    expected = [spot for spot in every if is_open(battle, someone, Point(*spot))]
    assert list(open_points(battle, someone, battle.extent)) == expected
    part = [(x, y) for x, y in expected if 6 <= x <= 25 and 5 <= y <= 21]
    assert list(open_points(battle, someone, Rect(6, 5, 25, 21))) == part


@pytest.mark.rule("COIN-ACT-3")
@pytest.mark.parametrize("limit", [None, 1.5, 2.0])
def test_free_points_are_those_one_may_run_to(limit: float | None) -> None:
    fight = crowd(run_limit=limit)
    for who in ("l", "t", "car"):
        battle, someone = fight.state, unit(fight, who)
        expected = [p for p in points(battle) if not any(why_no_move(battle, someone, Point(*p), "COIN-ACT-3"))]
        assert list(free_points(battle, someone)) == expected
        assert expected


@pytest.mark.rule("COIN-ACT-12")
@pytest.mark.parametrize("measure", ["edge", "centre"])
def test_ways_out_are_those_within_reach_of_the_vehicle(measure: str) -> None:
    fight = crowd(reach_measure=measure)
    battle, pilot = fight.state, unit(fight, "p")
    expected = [p for p in points(battle) if not any(why_no_way_out(battle, pilot, Point(*p), "COIN-ACT-12"))]
    assert list(ways_out(battle, pilot)) == expected
    assert expected


# -- who is unknown --------------------------------------------------------------------------------
def ambush() -> Fight[Battle]:
    """An unknown vehicle behind a house, with its pilot, who is known by himself, and an unknown levy in the open."""
    fight = skirmish(
        a=[levy("l", at=(2, 8)), levy("m", at=(2, 12))],
        b=[beetle("car", at=(20, 8), pilot="p"), levy("p"), levy("e", at=(20, 2))],
        terrain=[blocked(10, 6, 12, 14), cover(2, 10, 1, 12, 5)],
    )
    unit(fight, "car").known_to = unit(fight, "e").known_to = ()
    return fight


def test_whoever_stands_behind_blocked_ground_stays_unknown_with_all_inside() -> None:
    fight = ambush()
    assert knowledge.unseen(fight.state)["a"] == {"car", "p", "e"}
    assert knowledge.unseen(fight.state)["b"] == frozenset()
    knowledge.notice(fight.state)
    assert knowledge.unseen(fight.state)["a"] == {"car", "p"}
    unit(fight, "l").pos = Point(80, 60)
    knowledge.notice(fight.state)
    assert not knowledge.unseen(fight.state)["a"]
    unit(fight, "l").pos = Point(8, 32)
    knowledge.notice(fight.state)
    assert not knowledge.unseen(fight.state)["a"]  # who is known is never unseen again


def test_the_destroyed_notice_nobody() -> None:
    fight = ambush()
    for who in ("l", "m"):
        unit(fight, who).status, unit(fight, who).hp = "marked", 0
    knowledge.notice(fight.state)
    assert knowledge.unseen(fight.state)["a"] == {"car", "p", "e"}


def test_whoever_is_inside_sees_and_is_seen_where_the_vehicle_is() -> None:
    fight = ambush()
    assert knowledge.place_of(fight.state, unit(fight, "p")) == unit(fight, "car").pos
    assert knowledge.place_of(fight.state, unit(fight, "l")) == Point(8, 32)
    assert knowledge.in_the_open(fight.state, unit(fight, "l"), unit(fight, "e"))
    assert not knowledge.in_the_open(fight.state, unit(fight, "l"), unit(fight, "p"))
    unit(fight, "e").pos = None
    assert not knowledge.in_the_open(fight.state, unit(fight, "l"), unit(fight, "e"))
    assert not knowledge.in_the_open(fight.state, unit(fight, "e"), unit(fight, "l"))


def test_an_unknown_unit_and_what_it_has_are_no_part_of_what_the_other_side_knows() -> None:
    fight = ambush()
    fight.state.active = {"b": "car", "a": "l"}
    knowledge.forget(fight.scene, "a", (), False)
    assert [name for name in fight.state.units if name != "m"] == ["l"]
    assert fight.state.active == {"a": "l"}
    assert not [name for name in fight.state.items if name.partition(".")[0] in ("car", "p", "e")]
    own = ambush()
    knowledge.forget(own.scene, "b", (), False)
    assert [*own.state.units] == ["l", "m", "car", "p", "e"]


@pytest.mark.parametrize(("second", "clear"), [((4, 4, 6, 5), False), ((6, 4, 7, 5), False), ((4, 4.5, 6, 5), True)])
def test_nobody_sees_between_two_blocked_zones_that_touch(second: tuple[float, ...], clear: bool) -> None:
    fight = skirmish(
        a=[levy("l", at=(1, 4))], b=[levy("e", at=(9, 4))], terrain=[blocked(4, 3, 6, 4), blocked(*second)]
    )
    assert is_clear(fight.state, Point(4, 16), Point(36, 16)) is clear
