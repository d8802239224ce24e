"""Borders: the last number that still counts, and the first that does not."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from affray.core.script import Choose
from affray.core.views import Seat
from affray.rulesets.fifth_edition.model.events import Moved, PowerUsed, Rolled
from affray.rulesets.fifth_edition.model.scenario import AreaEntry, ObjectEntry
from affray.rulesets.fifth_edition.outside.settings import subjects
from tests.conformance.fifth_edition.arena import (
    arena,
    at,
    bru,
    choices,
    cle,
    decree,
    fig,
    fighter,
    mag,
    on_squares,
    power,
    rai,
    rog,
    saved,
    spent,
    struck,
    wiz,
)
from tests.conformance.harness import allowed, asked, codes, last, play


@pytest.mark.rule("E5-GEN-4", "E5-MOVE-16")
@pytest.mark.parametrize(("to", "height"), [("7", 5), ("-7", -10), ("+900", 500), ("-900", -500), ("=-5", -5)])
def test_a_height_that_is_set_is_one_of_5_foot_steps(to: str, height: int) -> None:
    deep = on_squares("shaft", (2, 2), drop_ft=600)
    fight = arena(fig(at=(2, 2), speed={"walk": 30, "fly": 30}), rai(at=(9, 9)), features=[deep])
    decree(fight, f"set FIG.height {to}")
    assert fighter(fight, "FIG").elevation == height


@pytest.mark.rule("E5-WPN-10", "E5-ATK-12")
def test_an_improvised_weapon_flies_20_or_60_feet() -> None:
    def thrown(x: int) -> int:
        fight = arena(fig(at=(0, 2), starts_holding=[]), rai(at=(x, 2)))
        if not allowed(fight, "FIG: attack RAI with improvised"):
            return 0
        two = x > 4
        play(fight, "FIG: attack RAI with improvised", "FIG 2d20 2 2" if two else "FIG d20 2")
        return len(last(fight, Rolled).faces)

    assert [thrown(x) for x in (4, 5, 12, 13)] == [1, 2, 2, 0]


@pytest.mark.rule("E5-COND-7", "E5-DEATH-7")
@pytest.mark.parametrize(("level", "dice"), [(2, "FIG d20 9"), (3, "FIG 2d20 9 12")])
def test_the_exhausted_make_death_saves_with_disadvantage(level: int, dice: str) -> None:
    fight = arena(cle(at=(9, 9)), fig(at=(2, 2), hp=0), rai(at=(20, 9)))
    decree(fight, f"set FIG.exhaustion {level}")
    play(fight, "CLE: end", dice)
    assert fighter(fight, "FIG").death_failures == 1


@pytest.mark.rule("E5-SPACE-6", "E5-SPACE-3")
def test_a_way_out_may_lead_through_several_spaces_if_the_movement_lasts() -> None:
    def may_stop(spent_before: int) -> bool:
        crowd = [cle(f"C{x}{y}", at=(x, y)) for x in (3, 4, 5) for y in (1, 2, 3)]
        fight = arena(fig(at=(2, 2), speed={"walk": 40}), *crowd, rai(at=(20, 9)), order="FIG " + " ".join(
            [each.placed.id or "" for each in crowd]) + " RAI")  # fmt: skip
        decree(fight, f"set FIG.moved {spent_before}")
        return allowed(fight, "FIG: move 3,2 4,2")

    assert [may_stop(feet) for feet in (0, 5, 10)] == [True, True, False]


@pytest.mark.rule("E5-SPACE-4")
def test_paths_lead_through_those_two_sizes_apart() -> None:
    walls = on_squares("rock", *((x, y) for x in range(9) for y in (0, 1, 4, 5)), blocks_movement=True)
    for size, through in (("small", True), ("medium", False)):
        fight = arena(fig(at=(2, 2), size=size, speed={"walk": 60}), bru(at=(4, 2)), features=[walls])
        ends = [path[-1] for path in choices(fight, "move", "path")]
        assert ((7, 2) in ends) == through


@pytest.mark.rule("E5-MOVE-1", "E5-MOVE-15")
def test_a_move_that_leads_nowhere_says_why() -> None:
    def closed(**changes: Any) -> list[tuple[str, int]]:
        fight = arena(fig(at=(2, 2), **changes), rai(at=(9, 9)))
        decree(fight, "set FIG.moved 25")
        question = fight.pending
        assert isinstance(question, Choose)
        option = question.option("move")
        assert option is not None
        return [(each.rule, each["left"]) for each in option.why_closed()]

    assert closed() == []
    assert closed(conditions=["prone"]) == [("E5-MOVE-1", 5)]
    ring = [(x, y) for x in (1, 2, 3) for y in (1, 2, 3) if (x, y) != (2, 2)]
    walled = arena(fig(at=(2, 2)), rai(at=(9, 9)), features=[on_squares("rock", *ring, blocks_movement=True)])
    question = walled.pending
    assert isinstance(question, Choose)
    option = question.option("move")
    assert option is not None
    assert [each.rule for each in option.why_closed()] == ["E5-MOVE-15"]


@pytest.mark.rule("E5-GEN-5", "E5-INIT-11")
def test_whoever_joins_needs_a_side() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(9, 9)))
    fight.state.map.bestiary["stranger"] = replace(mag().block, side=None)  # type: ignore[index]
    assert [each.rule for each in fight.decree("join stranger id x at 5,5")] == ["CORE-MISSING"]
    assert not fight.decree("join stranger id x side raiders at 5,5")
    assert not arena(fig(at=(2, 2)), rai(at=(9, 9))).decree("join RAI id y at 5,5")


@pytest.mark.rule("E5-READY-8")
def test_a_readied_response_is_a_secret_of_its_side() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(9, 9)))
    play(fight, "FIG: ready movement enters who RAI response dodge", "FIG: end")
    for side, readied in (("heroes", "dodge"), ("raiders", None)):
        seen = next(each for each in fight.view(Seat(side, side))["combatants"] if each["id"] == "FIG")
        assert (seen["budget"] or {}).get("readied") == readied


@pytest.mark.rule("E5-SPELL-18")
@pytest.mark.parametrize(("facing", "square"), [
    ("north", (8, 6)), ("northeast", (10, 6)), ("east", (10, 8)), ("southeast", (10, 10)), ("south", (8, 10)),
    ("southwest", (6, 10)), ("west", (6, 8)), ("northwest", (6, 6)),
])  # fmt: skip
def test_a_line_goes_in_each_of_eight_directions(facing: str, square: tuple[int, int]) -> None:
    ray = saved("ray", "dex", dc=30, range_ft=0, damage="1d6 fire", area=AreaEntry(shape="line", size_ft=15))
    fight = arena(mag(at=(8, 8), powers=[ray]), fig(at=square))
    play(fight, f"MAG: use ray facing {facing}", "FIG d20 1 | MAG d6 3")
    assert last(fight, PowerUsed).targets == ("FIG",)


@pytest.mark.rule("E5-ATK-4", "E5-OBJ-1")
@pytest.mark.parametrize(("die", "hit"), [(5, True), (4, False)])
def test_an_object_is_hit_by_exactly_its_ac(die: int, hit: bool) -> None:
    crate = on_squares("crate", (3, 2), object=ObjectEntry(ac=10, hp=20))
    fight = arena(fig(at=(2, 2)), rai(at=(20, 9)), features=[crate])
    play(fight, "FIG: attack crate with longsword", f"{die}" + (" | 3" if hit else ""))
    assert struck(fight) == (10, hit)


@pytest.mark.rule("E5-REACT-9", "E5-SPELL-16")
def test_of_several_reaction_powers_one_is_named() -> None:
    gifts = [power(name, cost="reaction", window="turn_end", range_ft=0, temp_hp="3") for name in ("one", "two")]
    fight = arena(rog(at=(2, 2)), wiz(at=(9, 9), powers=gifts), rai(at=(20, 9)))
    play(fight, "ROG: end")
    assert (asked(fight), choices(fight, "react", "power")) == (["WIZ turn_end"], ["one", "two"])
    assert codes(fight, "WIZ: react") == {"CORE-MISSING": ["CORE-MISSING"]}
    play(fight, "WIZ: react two")
    assert fighter(fight, "WIZ").temp_hp == 3


@pytest.mark.rule("E5-MOVE-16")
def test_climbing_out_of_a_shaft_costs_double_without_a_climbing_speed() -> None:
    shaft = on_squares("shaft", (2, 2), drop_ft=10)
    for speed, cost in (({"walk": 30}, 20), ({"walk": 30, "climb": 30}, 10)):
        fight = arena(fig(at=(2, 2), elevation_ft=-10, speed=speed), rai(at=(9, 9)), features=[shaft])
        play(fight, "FIG: rise 2")
        assert (spent(fight, "FIG"), at(fight, "FIG"), last(fight, Moved).how) == (cost, (2, 2), "climb")
    assert "height" in [each.name for each in subjects(fight.state)["FIG"]]
