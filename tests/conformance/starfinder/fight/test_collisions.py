"""Running into the unseen: what nobody knows of does not forbid a way, it stops it (SF-MOVE-6, SF-MOVE-7)."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.script import Pick
from affray.core.views import Seat
from affray.rulesets.starfinder.ground.awareness import eludes
from affray.rulesets.starfinder.model.events import Bumped, FellFrom, Moved, Stopped
from affray.rulesets.starfinder.model.scenario import EnvironmentEntry, SensesEntry
from affray.rulesets.starfinder.model.stats import Combat
from tests.conformance.harness import allowed, answer, asked, last, play, refused, throw, told
from tests.conformance.starfinder.boarding import (
    WINGS,
    Combatant,
    ada,
    at,
    boarding,
    bor,
    budget,
    cyn,
    decree,
    fighter,
    gnt,
    ground,
    rat,
    rolled,
)
from tests.conformance.starfinder.crews import SIZE, ogr, tav

CREW = Seat("crew", "crew")
UNSEEN: list[dict[str, Any]] = [{"hidden_from": ["ADA", "CYN"]}, {"conditions": ["invisible"]}, {"known_to": ()}]
"""The three ways in which somebody eludes the crew."""


def lurking(*, mover: Combatant | None = None, **how: Any) -> Fight[Combat]:
    """BOR stands at 4,2, where nobody of the crew knows of him."""
    fight = boarding(
        mover or ada(at=(2, 2)), bor(at=(4, 2), **how), cyn(at=(15, 15)), rat(at=(20, 15)), order="ADA BOR CYN RAT"
    )  # fmt: skip
    fighter(fight, "BOR").known_to = how.get("known_to")  # who is unknown has not been noticed yet
    return fight


def bumps(fight: Fight[Combat]) -> list[tuple[str, str, str]]:
    return [(each.who, each.into, each.at) for each in told(fight, Bumped)]


# -- who eludes whom -------------------------------------------------------------------------------
@pytest.mark.rule("SF-ATK-22")
@pytest.mark.parametrize("how", UNSEEN)
def test_nobody_on_a_side_knows_where_the_unseen_are(how: dict[str, Any]) -> None:
    fight = lurking(**how)
    assert eludes(fight.state, "crew", fighter(fight, "BOR"))
    assert not eludes(fight.state, "raiders", fighter(fight, "BOR"))
    assert "BOR" in fight.ruleset.unseen(fight.state)["crew"]
    assert [each["id"] for each in fight.view(CREW)["combatants"]] == ["ADA", "CYN", "RAT"]


@pytest.mark.rule("SF-ATK-22", "SF-GRID-11")
@pytest.mark.parametrize("how", UNSEEN[:2])
@pytest.mark.parametrize(
    ("crew", "known"),
    [({}, False), ({"senses": SensesEntry(blindsense_ft=30)}, True), ({"senses": SensesEntry(blindsight_ft=30)}, True),
     ({"senses": SensesEntry(blindsense_ft=5)}, False), ({"grappling": ["BOR"]}, True),
     ({"senses": SensesEntry(blindsense_ft=30), "conditions": ["unconscious"]}, False)],
)  # fmt: skip
def test_a_side_knows_what_one_of_it_senses(how: dict[str, Any], crew: dict[str, Any], known: bool) -> None:
    fight = lurking(mover=ada(at=(2, 2), **crew), **how)
    assert eludes(fight.state, "crew", fighter(fight, "BOR")) is not known


# -- own ways --------------------------------------------------------------------------------------
@pytest.mark.rule("SF-MOVE-6", "SF-MOVE-7")
@pytest.mark.parametrize("how", UNSEEN)
def test_a_way_into_the_unseen_is_tried_and_stops_before_it(how: dict[str, Any]) -> None:
    fight = lurking(**how)
    assert allowed(fight, "ADA: move 3,2 4,2 5,2")
    play(fight, "ADA: move 3,2 4,2 5,2")
    assert (at(fight, "ADA"), at(fight, "BOR"), budget(fight, "ADA")) == ((3, 2), (4, 2), "swr")
    assert (bumps(fight), last(fight, Stopped).why) == ([("ADA", "BOR", "4,2")], "bumped")


@pytest.mark.rule("SF-MOVE-6")
def test_those_whom_the_side_knows_of_forbid_a_way() -> None:
    for how in ({}, {"hidden_from": ["ADA"]}, {"hidden_from": ["CYN"]}):
        assert refused(lurking(**how), "ADA: move 3,2 4,2 5,2") == ["SF-MOVE-6"]


@pytest.mark.rule("SF-MOVE-7")
def test_who_is_run_into_stays_hidden_but_leaves_a_mark() -> None:
    fight = lurking(hidden_from=["ADA", "CYN"])
    assert fight.view(CREW)["last_seen"] == []
    play(fight, "ADA: move 3,2 4,2")
    assert fighter(fight, "BOR").hidden_from == ["ADA", "CYN"]
    view = fight.view(CREW)
    assert ([each["id"] for each in view["combatants"]], view["last_seen"]) == (
        ["ADA", "CYN", "RAT"], [{"id": "BOR", "at": [4, 2, 0], "round": 2}]
    )  # fmt: skip
    assert refused(fight, "ADA: attack BOR with dagger") == ["SF-ATK-22"]


@pytest.mark.rule("SF-MOVE-7")
def test_a_third_side_that_feels_nothing_learns_nothing() -> None:
    fight = boarding(
        ada(at=(2, 2)), bor(at=(4, 2), hidden_from=["ADA", "GNT"]), gnt(at=(15, 15), side="pirates"),
        order="ADA BOR GNT",
    )  # fmt: skip
    play(fight, "ADA: move 3,2 4,2")
    view = fight.view(Seat("pirates", "pirates"))
    assert view["last_seen"] == []
    assert "BOR" not in str(view)


@pytest.mark.rule("SF-MOVE-7")
def test_who_is_run_into_by_the_unseen_feels_it() -> None:
    fight = boarding(
        ada(at=(2, 2), hidden_from=["BOR"]), bor(at=(4, 2), hidden_from=["ADA"]), order="ADA BOR"
    )
    play(fight, "ADA: move 3,2 4,2")
    lines = [each for each in fight.view(Seat("raiders", "raiders"))["log"] if each["kind"] == "bumped"]
    assert [each["facts"] for each in lines] == [{"who": "?", "into": "BOR", "at": "4,2"}]


@pytest.mark.rule("SF-MOVE-7")
def test_who_was_unknown_is_known_once_somebody_ran_into_it() -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(4, 2), conditions=["invisible"], known_to=()), order="ADA BOR")
    play(fight, "ADA: move 3,2 4,2")
    assert fighter(fight, "BOR").known_to == ("crew",)
    assert "BOR" in fight.ruleset.unseen(fight.state)["crew"], "but it is still invisible"


@pytest.mark.rule("SF-AOO-2", "SF-MOVE-7")
def test_a_step_that_is_not_made_provokes_nobody() -> None:
    """RAT threatens ADA, but she never leaves her square."""
    fight = boarding(
        ada(at=(2, 2)), bor(at=(3, 2), hidden_from=["ADA"]), rat(at=(1, 2)), order="ADA BOR RAT"
    )
    play(fight, "ADA: move 3,2 4,2")
    assert (asked(fight), at(fight, "ADA"), told(fight, Moved)) == (["ADA turn"], (2, 2), [])


@pytest.mark.rule("SF-MOVE-6", "SF-GRID-9")
def test_who_shares_its_square_stops_nobody() -> None:
    helpless = lurking(conditions=["invisible", "unconscious"])
    play(helpless, "ADA: move 3,2 4,2")
    assert (at(helpless, "ADA"), bumps(helpless)) == ((4, 2), [])


@pytest.mark.rule("SF-MOVE-7")
def test_who_has_to_stop_in_an_ally_s_square_goes_back() -> None:
    fight = boarding(
        ada(at=(2, 2)), cyn(at=(3, 2)), bor(at=(4, 2), hidden_from=["ADA", "CYN"]), order="ADA CYN BOR"
    )
    play(fight, "ADA: move 3,2 4,2")
    assert (at(fight, "ADA"), last(fight, Moved).how, bumps(fight)) == ((2, 2), "back", [("ADA", "BOR", "4,2")])


@pytest.mark.rule("SF-MACT-9", "SF-MACT-14", "SF-MOVE-7", "SF-WDRAW-1", "SF-MOVE-8", "SF-RUN-1")
@pytest.mark.parametrize(
    ("line", "end"),
    [("guarded_step 3,2", (2, 2)), ("crawl 3,2", (2, 2)), ("minimum_move 3,2", (2, 2)), ("run 6,2", (2, 2)),
     ("withdraw 2,3 3,2", (2, 3)), ("move 3,2 tumble half", (2, 2))],
)  # fmt: skip
def test_every_way_of_moving_stops_before_the_unseen(line: str, end: tuple[int, int]) -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(3, 2), conditions=["invisible"]), order="ADA BOR")
    answer(fight, f"ADA: {line}")
    while asked(fight) == ["BOR opportunity"]:
        answer(fight, "BOR: decline")
    assert (at(fight, "ADA"), bumps(fight)) == (end, [("ADA", "BOR", "3,2")])


@pytest.mark.rule("SF-CHARGE-4", "SF-CHARGE-5", "SF-CHARGE-9")
@pytest.mark.parametrize("place", [(5, 2), (7, 2)])
def test_a_charge_is_not_refused_for_the_unseen_but_stopped_by_it(place: tuple[int, int]) -> None:
    """On the line, or on the only end square."""
    fight = boarding(
        ada(at=(2, 2)), bor(at=(8, 2)), rat(at=place, conditions=["invisible"]), order="ADA BOR RAT"
    )
    play(fight, "ADA: charge BOR with dagger")
    assert (at(fight, "ADA"), bumps(fight)[0][1]) == ((place[0] - 1, 2), "RAT")
    assert asked(fight) == ["ADA turn"], "the attack is lost"
    seen = boarding(ada(at=(2, 2)), bor(at=(8, 2)), rat(at=place), order="ADA BOR RAT")
    assert refused(seen, "ADA: charge BOR with dagger") != []


@pytest.mark.rule("SF-MOVE-10", "SF-MOVE-7")
def test_a_flier_stops_below_the_unseen() -> None:
    fight = boarding(
        ada(at=(2, 2), speed=WINGS), bor(at=(2, 2), altitude_ft=10, speed=WINGS, conditions=["invisible"]),
        order="ADA BOR",
    )  # fmt: skip
    up = Pick("ADA", "move", {"path": (), "altitude": 10, "by": "fly"})
    assert fight.answer(up) == []
    assert (fighter(fight, "ADA").altitude_ft, bumps(fight)) == (0, [("ADA", "BOR", "2,2")])
    play(fight, "ADA: end")
    decree(fight, "place BOR 9,9")
    play(fight, "BOR: end")
    assert fight.answer(up) == []
    assert fighter(fight, "ADA").altitude_ft == 10


@pytest.mark.rule("SF-SKILL-3", "SF-MOVE-7")
def test_who_is_stopped_on_its_way_does_not_hide() -> None:
    fight = boarding(
        ada(at=(2, 2)), bor(at=(4, 2), conditions=["invisible"]), rat(at=(15, 2)), order="ADA BOR RAT",
        terrain=[ground("fog", (4, 2), conceals=True)],
    )  # fmt: skip
    play(fight, "ADA: move 3,2 4,2 hide yes")
    assert (at(fight, "ADA"), asked(fight)) == ((3, 2), ["ADA turn"])


# -- ways that others choose -----------------------------------------------------------------------
@pytest.mark.rule("SF-BULL-4")
def test_a_push_ends_before_the_unseen() -> None:
    """5 feet more for every 5 by which it succeeds."""

    def pushed(**how: Any) -> Fight[Combat]:
        fight = boarding(
            ogr(at=(2, 2)), tav(at=(4, 2), kac=5), ada(at=(6, 2), side="others", **how), order="OGR TAV ADA", size=SIZE
        )
        return play(fight, "OGR: bull_rush TAV with fist", "OGR d20 20", "OGR: decline")

    assert [(at(one, "TAV"), bumps(one)) for one in (pushed(), pushed(conditions=["invisible"]))] == [
        ((5, 2), []), ((5, 2), [("TAV", "ADA", "6,2")])
    ]  # fmt: skip


@pytest.mark.rule("SF-REPOS-1", "SF-REPOS-4")
def test_somebody_may_be_put_where_an_unseen_one_is_and_stops_before_it() -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(3, 2)), rat(at=(3, 3), conditions=["invisible"]), order="ADA BOR RAT")
    play(fight, "ADA: reposition BOR with dagger", "ADA d20 20", "ADA: move 3,3")
    assert (at(fight, "BOR"), at(fight, "RAT")) == ((3, 2), (3, 3))
    assert bumps(fight) == [("BOR", "RAT", "3,3")]
    seen = boarding(ada(at=(2, 2)), bor(at=(3, 2)), rat(at=(3, 3)), order="ADA BOR RAT")
    play(seen, "ADA: reposition BOR with dagger", "ADA d20 20")
    assert refused(seen, "ADA: move 3,3") == ["SF-REPOS-1"]


@pytest.mark.rule("SF-MOVE-11", "SF-MOVE-12")
def test_a_drift_ends_at_the_unseen() -> None:
    fight = boarding(
        ada(at=(2, 2)), bor(at=(4, 2), conditions=["invisible"]), order="ADA BOR",
        environment=EnvironmentEntry(gravity="zero"),
    )  # fmt: skip
    answer(fight, "ADA: push_off E")
    while asked(fight) == ["BOR opportunity"]:
        answer(fight, "BOR: decline")
    assert (at(fight, "ADA"), bumps(fight)) == ((3, 2), [("ADA", "BOR", "4,2")])


# -- no choice -------------------------------------------------------------------------------------
@pytest.mark.rule("SF-MOVE-13", "SF-MOVE-7")
def test_who_falls_on_somebody_unseen_is_put_beside_it() -> None:
    def falling(**how: Any) -> Fight[Combat]:
        fight = boarding(
            ada(at=(2, 2), altitude_ft=10, movement_mode="fly", speed=WINGS), bor(at=(2, 2), **how), order="ADA BOR"
        )  # fmt: skip
        return play(decree(fight, "condition ADA paralyzed"), "ADA d6 3")

    fight = falling(conditions=["invisible"])
    assert told(fight, FellFrom)
    assert bumps(fight) == [("ADA", "BOR", "2,2")]
    assert (at(fight, "ADA"), fighter(fight, "ADA").altitude_ft, last(fight, Moved).how) == ((2, 1), 0, "aside")
    assert (at(falling(), "ADA"), bumps(falling())) == ((2, 2), []), "of those who are seen the rules say nothing"


# -- what a roll counts ----------------------------------------------------------------------------
@pytest.mark.rule("SF-SKILL-6", "SF-AOO-16")
def test_tumbling_counts_and_evades_only_those_who_are_known() -> None:
    fight = boarding(
        ada(at=(2, 2)), bor(at=(1, 2)), gnt(at=(0, 0), conditions=["invisible"]), order="ADA BOR GNT"
    )
    known = boarding(ada(at=(2, 2)), bor(at=(1, 2)), order="ADA BOR")
    for one in (known, fight):
        answer(one, "ADA: move 3,3 tumble half")
        throw(one, "ADA d20 20")
    assert rolled(known, "acrobatics") == rolled(fight, "acrobatics")
    assert (asked(known), asked(fight)) == (["ADA turn"], ["GNT opportunity"])
