"""Units of whom a side does not know: nothing is refused for their sake, and no coin counts them (COIN-SPACE-4)."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.script import Pick
from affray.core.views import Seat, answer_for
from affray.rulesets.coinflip import knowledge
from affray.rulesets.coinflip.carrying import take_away
from affray.rulesets.coinflip.defence import guard_pool
from affray.rulesets.coinflip.events import Bumped, Prepared
from affray.rulesets.coinflip.ground import is_known
from affray.rulesets.coinflip.sightings import lay_down
from affray.rulesets.coinflip.stats import GRAIN, Battle
from affray.space.field import Point
from tests.conformance.coinflip.skirmish import (
    beetle,
    blocked,
    cover,
    levy,
    lying,
    scout,
    skirmish,
    trooper,
    turn_of,
    unit,
)
from tests.conformance.harness import asked, last, play, refused

HOUSE = blocked(9, 0, 10, 16)
"""Nobody sees through it."""


def behind_the_house(**options: Any) -> Fight[Battle]:
    """Levy x of side b stands unknown behind the house, with a medkit beside."""
    return skirmish(
        a=[scout("s", at=(5, 5)), trooper("t", at=(5, 9))],
        b=[levy("x", at=(14, 5), unknown=True), levy("y", at=(3, 12))],
        ground=[lying("medkit", at=(14, 5.5))], terrain=[HOUSE], **options,
    )  # fmt: skip


def spot(fight: Fight[Battle], name: str) -> tuple[float, float]:
    place = fight.state.units[name].pos
    assert place is not None
    return place.x / GRAIN, place.y / GRAIN


@pytest.mark.rule("COIN-SPACE-4", "COIN-ACT-3")
def test_a_run_onto_the_unknown_ends_before_it() -> None:
    fight = turn_of(behind_the_house(), "s", "y")
    point = (14 * GRAIN, 5 * GRAIN)
    assert answer_for(fight, Seat("Mia", "a"), Pick("s", "run", {"to": point})) == []
    play(fight, "s T")
    bumped = last(fight, Bumped)
    assert (bumped.who, bumped.at, last(fight, Prepared).to) == ("s", "14,5", bumped.end)
    assert spot(fight, "s") != (14, 5)
    assert fight.state.units["x"].known_to == ("a",)
    assert "COIN-SPACE-4" in refused(fight, "s: run 14,5")


@pytest.mark.rule("COIN-SPACE-4", "COIN-ACT-3")
def test_belief_and_truth_offer_the_same_points() -> None:
    fight = turn_of(behind_the_house(), "s", "y")
    believed = fight.belief("a").asked("s")
    truth = fight.asked("s")
    for question in (believed, truth):
        option = question.option("run")  # type: ignore[union-attr]
        assert option is not None
        assert not option.why_not({"to": (14 * GRAIN, 5 * GRAIN)})
        assert (14 * GRAIN, 5 * GRAIN) in option.legal("to", limit=10_000)


@pytest.mark.rule("COIN-SPACE-4", "COIN-ACT-3")
def test_a_limited_run_ends_within_its_way() -> None:
    fight = skirmish(
        a=[scout("s", at=(5, 5))], b=[levy("x", at=(7, 5), unknown=True), levy("y", at=(3, 12))],
        terrain=[blocked(5.75, 4, 6.25, 6)], run_limit=2,
    )  # fmt: skip
    turn_of(fight, "s", "y")
    play(fight, "s: run 7,5", "s T")
    assert last(fight, Bumped).at == "7,5"
    x, y = spot(fight, "s")
    assert (x - 5) ** 2 + (y - 5) ** 2 <= 4


@pytest.mark.rule("COIN-SPACE-4", "COIN-ACT-11")
def test_a_vehicle_stops_before_the_unknown() -> None:
    fight = skirmish(
        a=[beetle("car", at=(5, 5), pilot="p"), levy("p")],
        b=[levy("x", at=(14, 5), unknown=True), levy("y", at=(3, 12))], terrain=[HOUSE],
    )  # fmt: skip
    turn_of(fight, "car", "y")
    play(fight, "car: drive 14,5", "car T")
    assert (last(fight, Bumped).who, spot(fight, "car") == (14, 5)) == ("car", False)


@pytest.mark.rule("COIN-SPACE-4", "COIN-DEF-12")
def test_falling_back_onto_the_unknown_ends_before_it() -> None:
    fight = skirmish(
        a=[trooper("t", at=(5, 9))], b=[trooper("y", at=(3, 12)), trooper("x", at=(14, 5), unknown=True)],
        terrain=[HOUSE],
    )  # fmt: skip
    turn_of(fight, "y", "t")
    play(fight, "y: attack with carbine", "y T T T", "y: allot t=1", "a: fall_back t 14,5", "t T")
    assert (last(fight, Bumped).at, spot(fight, "t") == (14, 5)) == ("14,5", False)


def at_the_hatch() -> Fight[Battle]:
    """Levy x stands unknown beside a vehicle, behind a pillar."""
    return skirmish(
        a=[beetle("car", at=(8, 5), pilot="p"), trooper("p")],
        b=[trooper("x", at=(10.25, 5), unknown=True), trooper("y", at=(3, 12))],
        terrain=[blocked(9, 4.75, 9.25, 5.25)],
    )


@pytest.mark.rule("COIN-SPACE-4", "COIN-ACT-12")
def test_getting_out_onto_the_unknown_leads_beside_it() -> None:
    fight = turn_of(at_the_hatch(), "p", "y")
    play(fight, "p: dismount 10,5", "p T")
    assert (last(fight, Bumped).at, unit(fight, "p").inside, spot(fight, "p") == (10, 5)) == ("10,5", "", False)


@pytest.mark.rule("COIN-SPACE-4", "COIN-DEF-10")
def test_bailing_out_onto_the_unknown_leads_beside_it() -> None:
    fight = turn_of(at_the_hatch(), "y", "car")
    play(fight, "y: attack with carbine", "y T T T", "y: allot car=3", "a: bail_out p 10,5", "p T")
    assert (last(fight, Bumped).at, unit(fight, "p").inside, spot(fight, "p") == (10, 5)) == ("10,5", "", False)


# -- what is asked and tossed ----------------------------------------------------------------------
@pytest.mark.rule("COIN-ATK-7")
@pytest.mark.parametrize(("hidden", "waits"), [(True, "y prepare"), (False, "t attack")])
def test_nobody_is_asked_to_attack_the_unknown(hidden: bool, waits: str) -> None:
    fight = skirmish(
        a=[trooper("t", at=(5, 5))], b=[levy("x", at=(13, 5), unknown=hidden), levy("y", at=(23, 15), unknown=hidden)],
        terrain=[HOUSE],
    )  # fmt: skip
    turn_of(fight, "t", "y")
    play(fight, "t: stop")
    assert asked(fight) == [waits]


@pytest.mark.rule("COIN-DEF-8")
@pytest.mark.parametrize("hidden", [True, False])
def test_the_guard_does_not_tell_where_the_unknown_attacker_is(hidden: bool) -> None:
    """The cover does not help against who is in the same zone, if the defender's side knows of him."""
    fight = skirmish(
        a=[trooper("t", at=(5, 5))], b=[trooper("x", at=(8, 5), unknown=hidden), levy("y", at=(3, 12))],
        terrain=[blocked(6, 4, 6.5, 6), cover(2, 4, 4, 9, 6)],
    )  # fmt: skip
    turn_of(fight, "x", "t")
    play(fight, "x: attack with carbine", "x T T T", "x: allot t=3")
    assert guard_pool(fight.state, unit(fight, "t")).total - unit(fight, "t").card.guard == (2 if hidden else 0)
    assert guard_pool(fight.belief("a").state, unit(fight, "t")) == guard_pool(fight.state, unit(fight, "t"))


# -- items -----------------------------------------------------------------------------------------
def believed(fight: Fight[Battle], side: str) -> dict[str, tuple[int, int]]:
    return {name: (place.x, place.y) for name, place in fight.belief(side).state.ground.items()}


def taken() -> Fight[Battle]:
    fight = turn_of(behind_the_house(), "x", "t")
    return play(fight, "x: pick_up ground.medkit", "x T")


@pytest.mark.rule("COIN-ACT-2", "COIN-ITEM-1")
def test_what_the_unknown_picks_up_is_believed_to_lie_there() -> None:
    fight = taken()
    lies = {"ground.medkit": (14 * GRAIN, 22)}
    assert (fight.state.ground, [believed(fight, side) for side in ("a", "b", "")]) == ({}, [lies, {}, {}])
    assert [each["id"] for each in fight.view(Seat("Mia", "a"))["battlefield"]["things"]] == ["ground.medkit"]


@pytest.mark.rule("COIN-ACT-2", "COIN-ITEM-1")
def test_who_comes_to_look_sees_that_it_is_gone() -> None:
    fight = taken()
    play(fight, "x: stop")
    while asked(fight) != ["t prepare"]:
        play(fight, "x: forgo" if asked(fight) == ["x attack"] else "a: end")
    play(fight, "t: run 12,9", "t T")
    assert (believed(fight, "a"), fight.state.missed) == ({}, {})


@pytest.mark.rule("COIN-ACT-15", "COIN-ITEM-1")
def test_what_the_unknown_lays_down_is_noticed_when_somebody_looks() -> None:
    fight = taken()
    play(fight, "x: run 13,12", "x T", "x: hand_item ground.medkit ground", "x T")
    assert (believed(fight, "a"), believed(fight, "b")) == (
        {"ground.medkit": (14 * GRAIN, 22)}, {"ground.medkit": (13 * GRAIN, 12 * GRAIN)})  # fmt: skip
    assert believed(fight, "") == {}
    play(fight, "x: stop")
    while asked(fight) != ["t prepare"]:
        play(fight, "x: forgo" if asked(fight) == ["x attack"] else "a: end")
    play(fight, "t: run 12,9", "t T")
    assert (believed(fight, "a"), fight.state.unnoticed) == ({"ground.medkit": (13 * GRAIN, 12 * GRAIN)}, {})


@pytest.mark.rule("COIN-CLEAN-5", "COIN-ITEM-1")
def test_what_falls_with_the_unknown_is_believed_where_it_was_seen() -> None:
    fight = taken()
    play(fight, "x: run 13,12", "x T")
    assert not fight.decree("hp x 0")
    while fight.state.turn == 1:
        question = fight.pending
        assert question is not None
        play(fight, f"{question.who}: {'end' if question.why == 'defend' else 'forgo'}")
    assert fight.state.ground["ground.medkit"] == Point(13 * GRAIN, 12 * GRAIN)
    assert (believed(fight, "a"), believed(fight, "")) == ({"ground.medkit": (14 * GRAIN, 22)}, {})


@pytest.mark.rule("COIN-ACT-2", "COIN-ITEM-1")
def test_who_sees_it_in_known_hands_looks_for_it_no_more() -> None:
    fight = taken()
    play(fight, "x: run 5,12", "x T")
    assert (unit(fight, "x").known_to, believed(fight, "a")) == (("a",), {})


@pytest.mark.rule("COIN-ITEM-1")
def test_who_sees_it_laid_down_looks_for_it_nowhere_else() -> None:
    fight = taken()
    x = unit(fight, "x")
    take_away(fight.state, "ground.medkit")
    lay_down(fight.state, x, "ground.medkit", Point(5 * GRAIN, 12 * GRAIN))
    assert (fight.state.missed, fight.state.unnoticed) == ({}, {})


def test_whoever_is_inside_the_unknown_is_unknown_and_so_is_what_it_has() -> None:
    fight = skirmish(
        a=[trooper("t", at=(5, 5))], b=[beetle("car", at=(14, 5), pilot="p", unknown=True), trooper("p")],
        terrain=[HOUSE],
    )  # fmt: skip
    assert [is_known(fight.state, side, unit(fight, "p")) for side in ("a", "b")] == [False, True]
    fight.state.ground["car.autocannon"] = Point(20, 20)
    knowledge.forget(fight.scene, "a", (), False)
    assert fight.state.ground == {}
