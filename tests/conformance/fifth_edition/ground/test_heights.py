"""Height: in distances, in cover, in areas, and who is held in the air (E5-GEN-6, E5-MOVE-16, E5-COVER-9)."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.script import Roll
from affray.rulesets.fifth_edition.body.settling import stays_up
from affray.rulesets.fifth_edition.model.events import PowerUsed
from affray.rulesets.fifth_edition.model.scenario import AreaEntry, ObjectEntry
from tests.conformance.fifth_edition.arena import (
    archer,
    arena,
    bru,
    decree,
    fig,
    fighter,
    has,
    hp,
    mag,
    on_squares,
    power,
    rai,
    saved,
    struck,
    wiz,
)
from tests.conformance.harness import allowed, answer, codes, last, play

WINGS = {"speed": {"walk": 30, "fly": 60}}
BALL = AreaEntry(shape="sphere", size_ft=10)
BLAST = saved("blast", "dex", half=True, dc=10, range_ft=60, damage="2d6 fire", area=BALL)


@pytest.mark.rule("E5-MOVE-16", "E5-COVER-9", "E5-COVER-7")
@pytest.mark.parametrize(("height", "ac"), [(0, 15), (5, 15), (10, 13), (60, 13), (-10, 13)])
def test_who_is_far_above_or_below_a_line_gives_no_cover(height: int, ac: int) -> None:
    between = fig(at=(4, 2), elevation_ft=height, **WINGS)
    pit = [on_squares("pit", (4, 2), drop_ft=10)] if height < 0 else []
    fight = arena(archer(at=(2, 2)), between, rai(at=(6, 2)), features=pit)
    play(fight, "ROG: attack RAI with shortbow", "ROG d20 5")
    assert struck(fight)[0] == ac


@pytest.mark.rule("E5-MOVE-16", "E5-COVER-9")
def test_a_line_that_climbs_passes_over_one_and_meets_another() -> None:
    target = rai(at=(10, 2), elevation_ft=40, **WINGS)
    low = arena(archer(at=(2, 2)), fig(at=(7, 2)), target)
    assert struck(play(low, "ROG: attack RAI with shortbow", "ROG d20 5"))[0] == 13
    near = arena(archer(at=(2, 2)), fig(at=(3, 2)), target)
    assert struck(play(near, "ROG: attack RAI with shortbow", "ROG d20 5"))[0] == 15
    tall = bru(at=(4, 2), side="heroes", size="huge")
    tall_fight = arena(archer(at=(2, 2)), tall, rai(at=(10, 2), elevation_ft=20, **WINGS))
    assert struck(play(tall_fight, "ROG: attack RAI with shortbow", "ROG d20 5"))[0] == 15


@pytest.mark.rule("E5-COVER-9", "E5-COVER-11")
@pytest.mark.parametrize("where", [(6, 5), (5, 5)])
def test_who_stands_in_the_origin_of_an_area_gives_no_cover_against_it(where: tuple[int, int]) -> None:
    """A large creature that has the origin in its space gives none either."""
    fight = arena(mag(at=(6, 0), powers=[BLAST]), bru(at=where), fig(at=(8, 5), ac=10))
    play(fight, "MAG: use blast at 6,5",
        "BRU d20 1 | FIG d20 9 | MAG 2d6 1 1")  # FIG: 9 + 1 reaches 10 without cover only
    assert hp(fight, "FIG") == 27
    fight = arena(mag(at=(6, 0), powers=[BLAST]), rai(at=(7, 5)), fig(at=(8, 5)))
    play(fight, "MAG: use blast at 6,5", "RAI d20 1 | FIG d20 7 | MAG 2d6 1 1")  # RAI gives half cover: 7 + 1 + 2
    assert hp(fight, "FIG") == 27


@pytest.mark.rule("E5-MOVE-16", "E5-SPELL-15")
def test_an_area_reaches_as_high_as_it_is_wide() -> None:
    flyer = fig(at=(5, 5), elevation_ft=15, **WINGS)
    fight = arena(mag(at=(5, 0), powers=[BLAST]), flyer, rai(at=(6, 5)))
    play(fight, "MAG: use blast at 6,5", "RAI d20 5 | MAG 2d6 3 3")
    assert (last(fight, PowerUsed).targets, hp(fight, "FIG")) == (("RAI",), 28)
    fight = arena(mag(at=(5, 0), powers=[BLAST]), flyer, rai(at=(6, 5)))
    play(fight, "MAG: use blast at 6,5 height 10", "FIG d20 5 | RAI d20 5 | MAG 2d6 3 3")
    assert last(fight, PowerUsed).targets == ("FIG", "RAI")


@pytest.mark.rule("E5-MOVE-16", "E5-SPELL-1")
def test_the_range_to_a_point_counts_the_height() -> None:
    fight = arena(wiz(at=(5, 5), elevation_ft=70, **WINGS), rai(at=(6, 5)))
    assert codes(fight, "WIZ: use fire_burst at 6,5") == {"out_of_range": ["E5-SPELL-1"]}
    assert codes(fight, "WIZ: use fire_burst at 8,5 height 0") == {"out_of_range": ["E5-SPELL-1"]}
    assert allowed(fight, "WIZ: use fire_burst at 6,5 height 10")


@pytest.mark.rule("E5-MOVE-16", "E5-SPELL-14")
def test_a_block_stands_on_its_height() -> None:
    box = saved("box", "str", dc=30, range_ft=30, damage="1d6 cold", area=AreaEntry(shape="cube", size_ft=10))
    fight = arena(mag(at=(2, 5), powers=[box]), fig(at=(5, 5), elevation_ft=10, **WINGS), rai(at=(6, 5)))
    play(fight, "MAG: use box at 5,5 height 0", "RAI d20 1 | MAG d6 3")
    assert last(fight, PowerUsed).targets == ("RAI",)
    fight = arena(mag(at=(2, 5), powers=[box]), fig(at=(5, 5), elevation_ft=5, **WINGS), rai(at=(6, 5)))
    play(fight, "MAG: use box at 5,5 height 0", "FIG d20 1 | RAI d20 1 | MAG d6 3")
    assert last(fight, PowerUsed).targets == ("FIG", "RAI")
    assert codes(arena(mag(at=(2, 5), powers=[box]), fig(at=(5, 5))), "MAG: use box at 5,5 height 60") == {
        "out_of_range": ["E5-SPELL-1"]
    }


@pytest.mark.rule("E5-MOVE-16", "E5-SPELL-18")
def test_a_cone_reaches_up_and_down_as_far_as_it_is_long() -> None:
    breath = saved("breath", "dex", dc=30, range_ft=0, damage="1d6 fire", area=AreaEntry(shape="cone", size_ft=15))
    for height, caught in ((15, ("FIG",)), (20, ())):
        fight = arena(mag(at=(5, 5), powers=[breath], elevation_ft=height, **WINGS), fig(at=(7, 5)))
        play(fight, "MAG: use breath facing east", *(["FIG d20 1 | MAG d6 3"] if caught else []))
        assert last(fight, PowerUsed).targets == caught


@pytest.mark.rule("E5-MOVE-16", "E5-DEC-28")
def test_an_area_that_nobody_places_goes_to_the_height_of_most_enemies() -> None:
    fight = arena(wiz(at=(2, 5)), rai("RAI-1", at=(8, 5), elevation_ft=30, **WINGS),
                  rai("RAI-2", at=(9, 5), elevation_ft=30, **WINGS), rai("RAI-3", at=(9, 6)))  # fmt: skip
    play(fight, "WIZ: use fire_burst", "RAI-1 d20 1 | RAI-2 d20 1 | WIZ 3d6 1 1 1")
    assert last(fight, PowerUsed).targets == ("RAI-1", "RAI-2")


@pytest.mark.rule("E5-MOVE-14", "E5-MOVE-16")
def test_a_teleport_out_of_a_pit_counts_its_depth() -> None:
    blink = power("blink", range_ft=0, teleport_ft=10)
    pit = on_squares("pit", (5, 5), drop_ft=20)
    fight = arena(fig(at=(5, 5), elevation_ft=-20, powers=[blink]), rai(at=(20, 9)), features=[pit])
    assert codes(fight, "FIG: use blink at 6,5") == {"out_of_range": ["E5-SPELL-1"]}


@pytest.mark.rule("E5-OBJ-1", "E5-COVER-3", "E5-MOVE-16")
def test_an_object_has_cover_from_creatures_and_not_from_itself() -> None:
    gate = on_squares("gate", (8, 2), (9, 2), blocks_movement=True, cover="total", object=ObjectEntry(ac=10, hp=20))
    fight = arena(archer(at=(2, 2)), fig(at=(5, 2)), rai(at=(20, 9)), features=[gate])
    play(fight, "ROG: attack gate with shortbow", "ROG d20 6")
    assert struck(fight) == (12, False)
    above = arena(archer(at=(2, 2)), fig(at=(5, 2), elevation_ft=20, **WINGS), rai(at=(20, 9)), features=[gate])
    play(above, "ROG: attack gate with shortbow", "ROG d20 6 | ROG d6 4")
    assert (struck(above), above.state.feature_hp["gate"]) == ((10, True), 13)


@pytest.mark.rule("E5-ATK-20", "E5-MOVE-16")
@pytest.mark.parametrize(("height", "dice"), [(5, ["FIG d20 2"]), (30, [])])
def test_a_blow_at_a_square_meets_nobody_high_above_it(height: int, dice: list[str]) -> None:
    bat = rai(at=(3, 2), speed={"fly": 60}, elevation_ft=height, conditions=["invisible"], hidden_from=["FIG"])
    blind = fig(at=(2, 2), conditions=["blinded"])
    fight = arena(blind, bat, bru(at=(10, 10), conditions=["blinded"]))
    answer(fight, "FIG: attack at 3,2 with longsword")
    assert isinstance(fight.pending, Roll) is bool(dice)


@pytest.mark.rule("E5-MOVE-10")
@pytest.mark.parametrize(("feet", "dice"), [(5, 0), (10, 1), (15, 1), (20, 2), (195, 19), (200, 20), (300, 20)])
def test_the_dice_of_a_fall(feet: int, dice: int) -> None:
    fight = arena(fig(at=(2, 2), hp_max=500), rai(at=(9, 9)))
    decree(fight, f"set FIG.height {feet}")
    assert (fighter(fight, "FIG").elevation, isinstance(fight.pending, Roll)) == (0, dice > 0)
    if isinstance(fight.pending, Roll):
        assert (fight.pending.who, fight.pending.count, fight.pending.sides) == ("FIG", dice, 6)
    else:
        assert not has(fight, "FIG", "prone")


@pytest.mark.rule("E5-MOVE-11")
@pytest.mark.parametrize(("state", "stays"), [
    ({}, False), ({"speed": {"walk": 30, "fly": 30}}, True), ({"speed": {"walk": 30, "fly": 0}}, False),
    ({"speed": {"walk": 30, "fly": 30}, "conditions": ["prone"]}, False),
    ({"speed": {"walk": 30, "fly": 30}, "conditions": ["stunned"]}, False),
    ({"speed": {"walk": 30, "fly": 30}, "conditions": ["restrained"]}, False),
    ({"speed": {"walk": 30, "fly": 30}, "conditions": ["incapacitated"]}, True),  # it may still move (E5-COND-10)
    ({"speed": {"walk": 30, "fly": 30}, "conditions": ["stunned"], "hover": True}, True), ({"clinging": True}, True),
    ({"jumping": True}, True),
])  # fmt: skip
def test_who_stays_in_the_air(state: dict[str, Any], stays: bool) -> None:
    fight = arena(rai(at=(9, 9)), fig(at=(2, 2), **state))
    assert stays_up(fight.state, fighter(fight, "FIG")) is stays
