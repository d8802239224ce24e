"""Items lie where a side has last seen them, whoever has taken them since (E5-FREE-7, E5-FREE-8, E5-SIGHT-8)."""

from __future__ import annotations

import pytest

from affray.core.fight import Fight
from affray.core.script import Pick
from affray.core.views import Seat, answer_for
from affray.rulesets.fifth_edition.model.stats import Combat
from tests.conformance.fifth_edition.arena import arena, bru, decree, fig, fighter, hou, rai, wall, wiz
from tests.conformance.harness import play

HEROES = Seat("Mia", "heroes")
SCREEN = wall(*((6, y) for y in range(0, 20)))
"""Behind it nobody of the heroes sees anything."""


def believed(fight: Fight[Combat], side: str = "heroes") -> list[tuple[str, int, int]]:
    """What a side believes to lie where."""
    return [(each.item, each.x, each.y) for each in fight.belief(side).state.lying]


def dropped() -> Fight[Combat]:
    """The longsword of the fighter lies behind the wall, where a raider is whom no hero knows of."""
    lurker = rai(at=(9, 2), conditions=["invisible"], hidden_from=["FIG", "WIZ"], stealth=25, starts_holding=[])
    fight = arena(fig(at=(9, 3)), lurker, wiz(at=(2, 5)), bru(at=(15, 10), side="third"), features=[SCREEN])
    play(fight, "FIG: drop longsword")
    decree(fight, "set FIG.at 2,2")
    return play(fight, "FIG: end")


@pytest.mark.rule("E5-FREE-7", "E5-SIGHT-8")
def test_what_is_picked_up_unseen_is_believed_to_lie_there() -> None:
    fight = dropped()
    play(fight, "RAI: move 10,2", "RAI: pick_up FIG.longsword")
    assert (fight.state.lying, fighter(fight, "RAI").held) == ([], ["FIG.longsword"])
    assert [believed(fight, side) for side in ("heroes", "raiders", "third", "")] == [
        [("FIG.longsword", 9, 3)], [], [], [("FIG.longsword", 9, 3)]]  # fmt: skip
    assert [each["id"] for each in fight.view(HEROES)["battlefield"]["things"]] == ["FIG.longsword"]


@pytest.mark.rule("E5-FREE-7", "E5-SIGHT-8")
def test_who_looks_there_sees_that_it_is_gone() -> None:
    fight = dropped()
    play(fight, "RAI: move 10,2", "RAI: pick_up FIG.longsword")
    decree(fight, "set WIZ.at 12,9")
    play(fight, "RAI: end")
    assert (believed(fight), fight.state.missed) == ([], [])


@pytest.mark.rule("E5-FREE-7", "E5-HIDE-6")
def test_who_sees_it_in_strange_hands_looks_for_it_no_more() -> None:
    fight = dropped()
    play(fight, "RAI: move 10,2", "RAI: pick_up FIG.longsword", "RAI: end")
    assert believed(fight) == [("FIG.longsword", 9, 3)]
    decree(fight, "reveal RAI to FIG")
    play(fight, "WIZ: end")
    assert believed(fight) == []


@pytest.mark.rule("E5-FREE-8", "E5-SIGHT-8")
def test_what_falls_unseen_is_not_known_to_lie_there() -> None:
    fight = dropped()
    play(fight, "RAI: move 10,2", "RAI: pick_up FIG.longsword", "RAI: move 11,2", "RAI: drop FIG.longsword")
    assert (believed(fight), believed(fight, "third")) == ([("FIG.longsword", 9, 3)], [("FIG.longsword", 11, 2)])
    decree(fight, "set WIZ.at 12,9")
    play(fight, "RAI: end")
    assert believed(fight) == [("FIG.longsword", 11, 2)]


@pytest.mark.rule("E5-FREE-8", "E5-HIDE-3")
def test_what_was_dropped_in_plain_view_stays_though_its_owner_hides() -> None:
    fight = arena(rai(at=(9, 2), conditions=["invisible"]), fig(at=(2, 2)), hou(at=(15, 10)))
    play(fight, "RAI: drop scimitar")
    decree(fight, "set RAI.hidden_from FIG")
    play(fight, "RAI: end")
    assert believed(fight) == [("RAI.scimitar", 9, 2)]


@pytest.mark.rule("E5-FREE-8", "E5-HIDE-3")
def test_a_thing_of_somebody_unknown_does_not_tell_of_its_owner() -> None:
    unknown = rai(at=(9, 2), conditions=["invisible"], known_to=())
    fight = arena(unknown, fig(at=(2, 2)), hou(at=(15, 10)), features=[SCREEN])
    play(fight, "RAI: drop scimitar", "RAI: end")
    assert (believed(fight), believed(fight, "raiders")) == ([], [("RAI.scimitar", 9, 2)])


@pytest.mark.rule("E5-FREE-8", "E5-HIDE-3")
def test_what_falls_in_sight_from_unknown_hands_does_not_tell_of_its_owner() -> None:
    unknown = rai(at=(9, 2), conditions=["invisible"], known_to=())
    fight = arena(unknown, fig(at=(2, 2)), hou(at=(15, 10)))
    play(fight, "RAI: drop scimitar", "RAI: end")
    assert (believed(fight), fight.state.lying[0].unseen_by) == ([], ())


@pytest.mark.rule("E5-FREE-8", "E5-HIDE-6")
def test_a_thing_of_a_hider_is_noticed_with_its_owner() -> None:
    lurker = rai(at=(9, 2), conditions=["invisible"], hidden_from=["FIG", "WIZ"], stealth=25)
    fight = arena(lurker, fig(at=(2, 2)), wiz(at=(2, 5)), hou(at=(15, 10)), features=[SCREEN])
    play(fight, "RAI: drop scimitar")
    decree(fight, "set WIZ.at 12,9")
    play(fight, "RAI: end")
    assert believed(fight) == []
    decree(fight, "reveal RAI")
    play(fight, "FIG: end")
    assert believed(fight) == [("RAI.scimitar", 9, 2)]


@pytest.mark.rule("E5-FREE-8", "E5-SIGHT-8")
def test_who_sees_it_lie_elsewhere_looks_for_it_no_more_where_it_lay() -> None:
    fight = dropped()
    play(fight, "RAI: move 10,2", "RAI: pick_up FIG.longsword")
    decree(fight, "set RAI.at 4,8")
    play(fight, "RAI: drop FIG.longsword")
    assert (fighter(fight, "RAI").hidden_from, believed(fight)) == (["FIG", "WIZ"], [("FIG.longsword", 4, 8)])


@pytest.mark.rule("E5-FREE-7")
def test_reaching_for_what_is_no_longer_there_is_a_probe() -> None:
    fight = dropped()
    play(fight, "RAI: move 10,2", "RAI: pick_up FIG.longsword", "RAI: end")
    decree(fight, "set FIG.blinded yes")
    decree(fight, "set WIZ.blinded yes")
    decree(fight, "set WIZ.at 8,3")
    refused = answer_for(fight, HEROES, Pick("WIZ", "pick_up", {"item": "FIG.longsword"}))
    assert [each.rule for each in refused] == ["CORE-UNSEEN"]
    assert [each["do"] for each in fight.view(Seat("Ida", "gm"))["probes"]] == ["pick_up"]


@pytest.mark.rule("E5-FREE-7", "E5-FREE-8", "E5-SIGHT-8")
def test_what_lies_there_stays_when_its_owner_hides() -> None:
    """It is called after the raider, whom the heroes have seen; that does not take it away."""
    fight = arena(rai(at=(5, 3)), fig(at=(4, 3)), wiz(at=(2, 5)), features=[SCREEN])
    play(fight, "RAI: drop scimitar")
    decree(fight, "set RAI.at 15,15")
    decree(fight, "set RAI.hidden_from FIG,WIZ")
    play(fight, "RAI: end")
    view = fight.view(HEROES)
    offered = {each["id"]: each for each in view["asked"][0]["options"]}
    assert [each["id"] for each in view["combatants"]] == ["FIG", "WIZ"]
    assert view["battlefield"]["things"] == [{"id": "RAI.scimitar", "x": 5, "y": 3}]
    assert offered["pick_up"]["usual"] == {"item": "RAI.scimitar"}
    assert answer_for(fight, HEROES, Pick("WIZ", "pick_up", {"item": "RAI.scimitar"}))[0].rule != "CORE-UNSEEN"
    play(fight, "FIG: pick_up RAI.scimitar")
    view = fight.view(HEROES)
    assert view["combatants"][0]["holds"] == ["longsword", "RAI.scimitar"]
    assert view["log"][-1]["facts"]["item"] == "RAI.scimitar"
