"""The known kinds of terrain, points to choose and lines of sight (EP-COND-14, EP-MOVE-8, EP-MOVE-9)."""

from __future__ import annotations

from typing import Any

import pytest

from affray.rulesets.eclipse_phase.fight.targets import in_between
from affray.rulesets.eclipse_phase.ground.board import (
    blocks_line,
    cover_against,
    fire_on,
    hindrance,
    may_stand,
    points_around,
    shades,
)
from affray.rulesets.eclipse_phase.model.kinds import COVER_LEVELS, GRAIN
from affray.rulesets.eclipse_phase.model.scenario import FeatureEntry
from affray.space.field import Point, Rect
from tests.conformance.eclipse_phase.firefight import (
    KNIFE,
    allowed,
    at,
    conditions,
    door,
    fall,
    firefight,
    piece,
    play,
    ruled,
    say,
    shot,
    someone,
    strike,
)

KINDS = {
    "wall": ("total", "free", False), "door": ("total", "free", False), "window": ("major", "nonstandard", False),
    "pillar": ("major", "free", False), "crate": ("moderate", "free", False), "rubble": ("minor", "free", False),
    "fence": ("minor", "jump", False), "hedge": ("moderate", "free", False), "pit": ("none", "jump", False),
    "water": ("none", "nonstandard", False), "fire": ("none", "free", True),
}  # fmt: skip


@pytest.mark.rule("EP-COND-14")
@pytest.mark.parametrize("kind", KINDS)
def test_a_known_kind_brings_its_meaning_and_every_property_can_be_overridden(kind: str) -> None:
    plain = piece(kind, 4, 9, 5, 11)
    other = piece(kind, 6, 9, 7, 11, level="minor", movement="blocked", burns=True)
    fight = firefight(someone("a", 12, at=0), someone("b", 6, at=20), scene=[plain, other])
    found, changed = fight.state.features.values()
    assert (COVER_LEVELS[found.level], found.movement, found.burns) == KINDS[kind]
    assert (COVER_LEVELS[changed.level], changed.movement, changed.burns) == ("minor", "blocked", True)


def runner(kind: str, move: str = "full", **more: Any) -> Any:
    scene = [piece(kind, 4, 5, 5, 15, **more)]
    fight = firefight(someone("a", 12, at=0), someone("b", 6, at=40), scene=scene)
    return play(fight, f"a: act {move}")


@pytest.mark.rule("EP-MOVE-9")
@pytest.mark.parametrize("kind", ["pit", "fence"])
def test_over_a_pit_or_a_fence_one_jumps(kind: str) -> None:
    fight = runner(kind)
    assert ruled(fight, "a: move 8,10") == "EP-MOVE-9"
    play(fight, "a: move 3.5,10")
    assert allowed(fight, "a: jump 6,10")
    play(fight, "a: jump 6,10", "a: move 8,10")
    assert at(fight, "a") == (8, 10)


@pytest.mark.rule("EP-MOVE-8")
@pytest.mark.parametrize("kind", ["water", "window"])
def test_in_water_one_swims_and_through_a_window_one_climbs(kind: str) -> None:
    assert ruled(runner(kind), "a: move 4.5,10") == "EP-MOVE-8"
    fight = firefight(someone("a", 12, at=3.5), someone("b", 6, at=40), scene=[piece(kind, 4, 5, 5, 15)])
    play(fight, "a: act nonstandard", "a: move 4.5,10")
    assert at(fight, "a") == (4.5, 10)


@pytest.mark.rule("EP-COND-14")
def test_what_blocks_the_way_lets_nobody_through_however_it_moves() -> None:
    fight = runner("crate", movement="blocked")
    assert ruled(fight, "a: move 8,10") == "EP-COND-14"
    play(fight, "a: move 3.5,10")
    assert ruled(fight, "a: jump 6,10") == "EP-COND-14"
    assert allowed(fight, "a: move 3.5,16")


@pytest.mark.rule("EP-DMG-9")
def test_a_fire_burns_whoever_comes_through_it() -> None:
    fight = runner("fire")
    play(fight, "a: move 3,10")
    assert conditions(fight, "a") == []
    play(fight, "a: move 8,10")
    assert conditions(fight, "a") == ["burning"]


@pytest.mark.rule("EP-DMG-9", "EP-CALL-5")
def test_a_fire_burns_whoever_is_pushed_into_it() -> None:
    fight = firefight(
        someone("a", 12, at=0, weapons=[KNIFE]), someone("b", 6, at=1), scene=[piece("fire", 2, 5, 4, 15)]
    )
    play(fight, "a: act none")
    say(fight, strike("a", "b", "knife", called="redirect"), "b: fray")
    fall(fight, "a 34 | b 99")
    assert (at(fight, "b"), conditions(fight, "b")) == ((3, 10), ["burning"])


@pytest.mark.rule("EP-MOVE-12", "EP-ATK-13")
@pytest.mark.parametrize(("centre", "reach", "count", "corner"), [
    ((0, 0), 1, 6, (0, 0)), ((10, 10), 1, 13, (10, 9)), ((10, 10), 6, 441, (10, 4)), ((10, 10), 7, 149, (10, 3)),
    ((0.25, 0.25), 1, 8, (0, 0)), ((400, 20), 1, 6, (400, 19)),
])  # fmt: skip
def test_points_to_choose_lie_on_halves_of_metres_and_farther_ones_on_whole(
    centre: tuple[float, float], reach: int, count: int, corner: tuple[int, int]
) -> None:
    combat = firefight(someone("a", 12), someone("b", 6)).state
    middle = Point(*[int(each * GRAIN) for each in centre])
    found = list(points_around(combat, middle, reach * GRAIN))
    assert (len(found), found[0]) == (count, (corner[0] * GRAIN, corner[1] * GRAIN))


@pytest.mark.rule("EP-INTR-8", "EP-COND-14")
@pytest.mark.parametrize(("rect", "hidden"), [
    ((4, 8, 5, 12), True), ((4, 0, 5, 5), False), ((4, 12, 5, 13), True), ((9, 0, 9.5, 20), True),
    ((11, 0, 12, 20), False), ((10, 0, 12, 20), False), ((4, 5, 4, 12), True), ((2, 16, 3, 17), False),
])  # fmt: skip
def test_what_lies_between_an_eye_and_a_way_shades_it(rect: tuple[float, ...], hidden: bool) -> None:
    walls = Rect(*[int(each * GRAIN) for each in rect])
    eye, a, b = (Point(x * GRAIN, y * GRAIN) for x, y in ((0, 10), (10, 10), (10, 18)))
    assert shades(walls, eye, a, b) is hidden


@pytest.mark.rule("EP-COND-14")
@pytest.mark.parametrize("rect", [Rect(2, 2, 4, 3), Rect(2, 1, 2, 4), Rect(1, 3, 4, 3)])
def test_what_lies_beyond_a_side_of_both_ends_is_not_in_between(rect: Rect) -> None:
    points = [Point(x, y) for x in range(6) for y in range(6)]
    flat = rect.x1 == rect.x2 or rect.y1 == rect.y2
    for a in points:
        for b in points:
            assert blocks_line(rect, a, b) == (rect.crossed(a, b) if flat else rect.pierced(a, b))


SEAM = [piece("wall", 4, 5, 5, 10), door("gate", 4, 10, 5, 12), piece("wall", 4, 12, 5, 15)]
CORNERS = [piece("wall", 4, 5, 5, 10), piece("wall", 5, 10, 6, 15)]


@pytest.mark.rule("EP-COND-14", "EP-ATK-13", "EP-MOVE-12")
@pytest.mark.parametrize("scene", [SEAM, CORNERS], ids=["seam", "corners"])
def test_nothing_passes_between_two_features_that_touch(scene: list[FeatureEntry]) -> None:
    fight = firefight(someone("a", 12, at=(0, 10)), someone("b", 6, at=(9, 10)), scene=scene)
    play(fight, "a: act full")
    assert ruled(fight, shot("a", "b")) == "EP-ATK-13"
    assert ruled(fight, "a: move 7,10") == "EP-COND-14"
    spot = "4.5,10" if scene is SEAM else "5,10"
    assert ruled(fight, f"a: move {spot}") in ("EP-COND-14", "EP-MOVE-12")
    assert allowed(fight, "a: move 4,10")


@pytest.mark.rule("EP-COND-14")
def test_a_line_goes_by_a_wall_alone_and_through_an_open_door() -> None:
    for scene in ([SEAM[0]], [SEAM[0], door("gate", 4, 10, 5, 12, open=True)]):
        fight = firefight(someone("a", 12, at=(0, 10)), someone("b", 6, at=(9, 10)), scene=scene)
        play(fight, "a: act full")
        assert allowed(fight, shot("a", "b"))
        assert allowed(fight, "a: move 7,10")


@pytest.mark.rule("EP-COND-14")
def test_cover_counts_at_a_joint_too() -> None:
    crates = [piece("crate", 7.2, 9, 7.5, 10), piece("crate", 7.2, 10, 7.5, 11)]
    fight = firefight(someone("a", 12, at=(0, 10)), someone("b", 10, at=(8, 10), in_cover=True), scene=crates)
    assert cover_against(fight.state, fight.state.fighters["b"], Point(0, 1000)) == COVER_LEVELS.index("moderate")
    assert cover_against(fight.state, fight.state.fighters["b"], Point(800, 1600)) == 0


@pytest.mark.rule("EP-MOVE-9", "EP-DMG-9")
@pytest.mark.parametrize(("kind", "found"), [("pit", "jump"), ("fire", "")])
def test_a_way_between_two_that_touch_leads_through_them(kind: str, found: str) -> None:
    scene = [piece(kind, 4, 8, 5, 10), piece(kind, 4, 10, 5, 12)]
    state = firefight(someone("a", 12, at=0), someone("b", 6, at=40), scene=scene).state
    ends = Point(0, 1000), Point(900, 1000)
    assert (hindrance(state, *ends), fire_on(state, *ends)) == (found, kind == "fire")


@pytest.mark.rule("EP-DMG-10", "EP-ATK-13")
def test_a_shot_between_two_that_touch_goes_through_both() -> None:
    walls = [piece("wall", 4, 8, 5, 10, armor=5), piece("wall", 4, 10, 5, 12, armor=7)]
    state = firefight(someone("a", 12, at=0), someone("b", 6, at=40), scene=walls).state
    assert [each.armor for each in in_between(state, Point(0, 1000), Point(900, 1000))] == [5, 7]


@pytest.mark.rule("EP-MOVE-12")
def test_nobody_stands_between_two_walls_that_touch() -> None:
    state = firefight(someone("a", 12, at=0), someone("b", 6, at=40), scene=SEAM).state
    stands = [may_stand(state, state.fighters["a"], Point(x, 1000)) for x in (400, 450, 500)]
    assert stands == [True, False, True]
