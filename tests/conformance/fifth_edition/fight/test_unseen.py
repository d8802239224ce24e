"""In the way unseen: nothing is refused for the sake of somebody whom a side does not know of (E5-SPACE, E5-HIDE)."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.script import Pick
from affray.core.views import Seat, answer_for
from affray.rulesets.fifth_edition import RULESET
from affray.rulesets.fifth_edition.model.events import AttackDeclared, Bumped, Moved, PowerUsed
from affray.rulesets.fifth_edition.model.scenario import ConditionEntry
from affray.rulesets.fifth_edition.model.stats import Combat
from tests.conformance.fifth_edition.arena import (
    arena,
    at,
    bru,
    choices,
    cle,
    decree,
    fig,
    fighter,
    held_by,
    hou,
    on_squares,
    rai,
    rog,
    spent,
    wall,
    wiz,
)
from tests.conformance.harness import allowed, answer, asked, codes, last, play, told

HEROES = Seat("Mia", "heroes")


def lurker(id: str = "RAI", where: tuple[int, int] = (5, 2), *others: str, **changes: Any) -> Any:
    """An invisible raider of whose place the fighter, or whoever is named, knows nothing."""
    return rai(id, at=where, conditions=["invisible"], hidden_from=[*(others or ["FIG"])], stealth=25, **changes)


@pytest.mark.rule("E5-SPACE-4", "E5-SIGHT-8")
def test_a_way_into_the_unseen_is_tried_and_stops_before_it() -> None:
    fight = arena(fig(at=(2, 2)), lurker(), bru(at=(20, 10)))
    assert answer_for(fight, HEROES, Pick("FIG", "move", {"path": ((3, 2), (4, 2), (5, 2), (6, 2))})) == []
    assert (at(fight, "FIG"), last(fight, Bumped).at, spent(fight, "FIG")) == ((4, 2), "5,2", 15)
    assert (fighter(fight, "RAI").hidden_from, asked(fight)) == (["FIG"], ["FIG turn"])
    assert [each["facts"] for each in fight.view(HEROES)["log"] if each["kind"] == "bumped"] == [
        {"who": "FIG", "at": "5,2"}
    ]
    assert b"RAI" not in fight.view(HEROES).bytes()


@pytest.mark.rule("E5-SPACE-4")
def test_who_is_seen_by_a_friend_is_in_the_way_as_ever() -> None:
    fight = arena(fig(at=(2, 2)), lurker(), wiz(at=(5, 5)), bru(at=(20, 10)))
    assert codes(fight, "FIG: move 3,2 4,2 5,2") == {"hostile_space": ["E5-SPACE-4"]}
    decree(fight, "set RAI.hidden_from FIG,WIZ")
    assert allowed(fight, "FIG: move 3,2 4,2 5,2")


@pytest.mark.rule("E5-SPACE-4")
def test_belief_and_truth_offer_the_same_ways() -> None:
    fight = arena(fig(at=(2, 2)), lurker(), lurker("RAI-2", (2, 3)), bru(at=(20, 10)))
    believed = fight.belief("heroes").asked("FIG")
    option = believed.option("move")  # type: ignore[union-attr]
    assert option is not None
    assert choices(fight, "move", "path") == option.legal("path", limit=400)


@pytest.mark.rule("E5-SPACE-4", "E5-SPACE-5")
def test_the_unseen_that_lets_one_pass_costs_extra() -> None:
    for side, path in (("heroes", "3,2 4,2 5,2 6,2"), ("heroes", "3,2 4,2 5,2")):
        fight = arena(
            bru("FIG", at=(2, 2), side=side), lurker("RAI", (5, 2)), hou(at=(20, 10)), features=[wall((9, 9))]
        )
        play(fight, f"FIG: move {path}")
        assert (at(fight, "FIG"), told(fight, Bumped)) == ((6, 2) if len(path) > 12 else (5, 2), [])
        assert spent(fight, "FIG") > 5 * len(path.split())


@pytest.mark.rule("E5-SPACE-6", "E5-SPACE-7", "E5-TURN-9")
def test_a_turn_ends_in_the_space_of_the_unseen_and_one_is_put_beside() -> None:
    fight = arena(bru("FIG", at=(2, 2), side="heroes", controller="player"), lurker(), hou(at=(20, 10)))
    play(fight, "FIG: move 3,2 4,2")
    assert at(fight, "FIG") == (4, 2)
    assert answer_for(fight, HEROES, Pick("FIG", "end")) == []
    assert (last(fight, Moved).rules, at(fight, "FIG")) == (("E5-SPACE-7",), (3, 1))
    seen = arena(bru("FIG", at=(2, 2), side="heroes"), rai(at=(5, 2)), hou(at=(20, 10)))
    play(seen, "FIG: move 3,2 4,2")
    assert codes(seen, "FIG: end") == {"ends_in_occupied": ["E5-SPACE-6"]}


@pytest.mark.rule("E5-OPP-2", "E5-SPACE-4")
def test_a_step_that_does_not_come_about_provokes_nobody() -> None:
    fight = arena(fig(at=(2, 2)), lurker("RAI", (3, 2)), hou(at=(1, 2)), bru(at=(20, 10)))
    play(fight, "FIG: move 3,2")
    assert (asked(fight), at(fight, "FIG"), spent(fight, "FIG")) == (["FIG turn"], (2, 2), 5)


@pytest.mark.rule("E5-MOVE-16", "E5-SPACE-4")
def test_who_rises_bumps_into_the_unseen_above() -> None:
    above = {"elevation_ft": 10, "speed": {"walk": 30, "fly": 30}}
    fight = arena(fig(at=(5, 2), speed={"walk": 30, "fly": 30}), lurker("RAI", (5, 2), **above), bru(at=(20, 10)))
    play(fight, "FIG: rise 3")
    assert (fighter(fight, "FIG").elevation, last(fight, Bumped).at) == (5, "5,2")


@pytest.mark.rule("E5-MOVE-8", "E5-SPACE-4")
def test_a_jump_ends_before_the_unseen() -> None:
    fight = arena(fig(at=(2, 2)), lurker("RAI", (6, 2)), bru(at=(20, 10)))
    play(fight, "FIG: move 3,2 4,2", "FIG: jump 7,2")
    assert (at(fight, "FIG"), last(fight, Bumped).at) == ((5, 2), "6,2")


@pytest.mark.rule("E5-SHOVE-8", "E5-SHOVE-9")
def test_a_push_against_the_unseen_moves_nobody() -> None:
    fight = arena(fig(at=(2, 2)), hou(at=(3, 2)), lurker("RAI", (4, 2)), bru(at=(20, 10)))
    play(fight, "FIG: shove HOU", "HOU: athletics", "FIG d20 18 | HOU d20 1")
    assert "4,2" in [f"{x},{y}" for x, y in choices(fight, "push", "to")]
    play(fight, "FIG: push 4,2")
    assert (at(fight, "HOU"), at(fight, "RAI"), last(fight, Bumped).who) == ((3, 2), (4, 2), "HOU")
    free = arena(fig(at=(2, 2)), hou(at=(3, 2)), rai(at=(4, 2)), bru(at=(20, 10)))
    play(free, "FIG: shove HOU", "HOU: athletics", "FIG d20 18 | HOU d20 1")
    assert (4, 2) not in choices(free, "push", "to")


@pytest.mark.rule("E5-MOVE-14", "E5-SPACE-7")
def test_a_teleport_into_the_unseen_leads_beside_it() -> None:
    fight = arena(wiz(at=(2, 2)), lurker("RAI", (6, 2), "WIZ"), bru(at=(20, 10)))
    assert answer_for(fight, HEROES, Pick("WIZ", "use", {"power": "quick_step", "at": (6, 2)})) == []
    assert at(fight, "WIZ") == (5, 1)
    seen = arena(wiz(at=(2, 2)), rai(at=(6, 2)), bru(at=(20, 10)))
    assert codes(seen, "WIZ: use quick_step at 6,2") == {"destination_occupied": ["E5-MOVE-14"]}


@pytest.mark.rule("E5-GRAP-14")
def test_a_wished_place_taken_by_the_unseen_is_not_refused() -> None:
    fight = arena(
        fig(at=(2, 2)), hou(at=(3, 2), conditions=[held_by("FIG")]), lurker("RAI", (2, 4)), bru(at=(20, 10))
    )
    assert allowed(fight, "FIG: move 2,3 put 2,4")
    play(fight, "FIG: move 2,3 put 2,4")
    assert (at(fight, "FIG"), at(fight, "HOU")) == ((2, 3), (2, 2))


@pytest.mark.rule("E5-COND-8")
@pytest.mark.parametrize(("hidden", "goes"), [(True, True), (False, False)])
def test_nobody_shuns_what_is_where_nobody_knows(hidden: bool, goes: bool) -> None:
    fear = ConditionEntry(name="frightened", source="RAI")
    who = lurker("RAI", (9, 2)) if hidden else rai(at=(9, 2))
    fight = arena(fig(at=(2, 2), conditions=[fear]), who, bru(at=(20, 10)))
    assert allowed(fight, "FIG: move 3,2") is goes


def vanished() -> Fight[Combat]:
    """A raider that was seen at 5,2 has hidden and slipped away to 6,2."""
    fight = arena(fig(at=(2, 2)), rai(at=(5, 2), conditions=["invisible"]), bru(at=(20, 10)))
    decree(fight, "set RAI.hidden_from FIG")
    play(fight, "FIG: end", "RAI: move 6,2", "RAI: end", "BRU: end")
    return fight


@pytest.mark.rule("E5-SIGHT-8")
def test_the_mark_of_who_was_lost_moves_to_where_it_was_come_upon() -> None:
    fight = vanished()
    marks = fight.view(HEROES)["last_seen"]
    assert [(each["id"], each["at"][:2]) for each in marks] == [("RAI", [5, 2])]
    play(fight, "FIG: move 3,2 4,2 5,2 6,2")
    marks = fight.view(HEROES)["last_seen"]
    assert [(each["id"], each["at"][:2]) for each in marks] == [("RAI", [6, 2])]
    assert "RAI" not in [each["id"] for each in fight.view(HEROES)["combatants"]]


@pytest.mark.rule("E5-TURN-9")
def test_a_computer_player_does_not_run_against_the_unseen_for_ever() -> None:
    corridor = [wall(*((x, y) for x in range(1, 12) for y in (1, 3)), id="walls")]
    fight = arena(
        fig(at=(2, 2), controller="auto"), lurker(), hou(at=(10, 2)),
        features=[*corridor, on_squares("floor", (20, 10), difficult=True)],
    )  # fmt: skip
    for _ in range(20):
        if asked(fight) != ["FIG turn"]:
            break
        question = fight.asked("FIG")
        pick = RULESET.player()(fight.belief("heroes"), question)  # type: ignore[arg-type]
        assert answer_for(fight, Seat("gm", "gm"), pick) == []
    assert asked(fight) != ["FIG turn"]


# -- hiding ----------------------------------------------------------------------------------------
@pytest.mark.rule("E5-HIDE-6")
def test_coming_out_of_hiding_needs_nobody_to_hide_from() -> None:
    fight = arena(rog(at=(2, 2), conditions=["invisible"]), lurker("RAI", (9, 2), "ROG", "FIG"), fig(at=(2, 9)))
    play(fight, "ROG: hide", "ROG d20 15")
    assert (fighter(fight, "ROG").hidden_from, fighter(fight, "ROG").hiding) == (["RAI"], True)
    believed = fight.belief("heroes")
    assert believed.state.fighters["ROG"].hidden_from == []
    assert believed.why_not("ROG", "stop_hiding") == []
    decree(fight, "reveal ROG to RAI")
    assert fight.belief("heroes").why_not("ROG", "stop_hiding") == fight.why_not("ROG", "stop_hiding") == []
    play(fight, "ROG: stop_hiding")
    assert codes(fight, "ROG: stop_hiding") == {"clearly_seen": ["E5-HIDE-6"]}


@pytest.mark.rule("E5-HIDE-6")
def test_who_is_hidden_only_from_the_unseen_knows_that_it_hides() -> None:
    hider = rog(at=(2, 2), conditions=["invisible"], hidden_from=["RAI"])
    fight = arena(hider, lurker("RAI", (9, 2), "ROG", "FIG"), fig(at=(2, 9)))
    assert not fighter(fight, "ROG").hiding
    assert fight.belief("heroes").why_not("ROG", "stop_hiding") == fight.why_not("ROG", "stop_hiding") == []


@pytest.mark.rule("E5-HIDE-7")
@pytest.mark.parametrize("deed", ["attack HOU with shortsword_a", "reveal", "die"])
def test_what_ends_hiding(deed: str) -> None:
    fight = arena(rog(at=(2, 2), conditions=["invisible"]), hou(at=(3, 2)), fig(at=(2, 9)))
    play(fight, "ROG: hide", "ROG d20 15")
    assert fighter(fight, "ROG").in_hiding
    if deed == "reveal":
        decree(fight, "reveal ROG")
    elif deed == "die":
        decree(fight, "set ROG.dead yes")
    else:
        decree(fight, "set ROG.action yes")
        play(fight, f"ROG: {deed}", "ROG 2d20 2 3")
    assert not fighter(fight, "ROG").in_hiding


@pytest.mark.rule("E5-HIDE-5")
@pytest.mark.parametrize(("x", "open_"), [(9, True), (2, False)])
def test_whether_one_can_hide_depends_on_known_enemies(x: int, open_: bool) -> None:
    """Behind the wall from the hound, in plain view of the unseen; and the other way round."""
    screen, near, far = wall((5, 1), (5, 2), (5, 3)), (2, 9), (9, 2)
    unseen = lurker("RAI", near if x == 9 else far, "ROG", "FIG")
    fight = arena(rog(at=(2, 2)), hou(at=far if x == 9 else near), unseen, fig(at=(20, 10)), features=[screen])
    assert allowed(fight, "ROG: hide") is open_
    assert (not fight.belief("heroes").why_not("ROG", "hide")) is open_


@pytest.mark.rule("E5-HIDE-3")
def test_hiders_know_from_whom_they_are_hidden_of_those_they_see() -> None:
    fight = arena(rog(at=(2, 2), conditions=["invisible"]), hou(at=(9, 2)), lurker("RAI", (9, 4), "ROG", "FIG"),
                  fig(at=(20, 10)), bru(at=(20, 12), side="third"))  # fmt: skip
    decree(fight, "set ROG.hidden_from HOU,RAI,BRU")
    seen = {each["id"]: each for each in fight.view(HEROES)["combatants"]}
    assert (seen["ROG"]["hidden_from"], "hidden" in [each["id"] for each in seen["ROG"]["conditions"]]) == (
        ["HOU", "BRU"], True)  # fmt: skip
    decree(fight, "set ROG.hidden_from HOU,FIG")
    other = {each["id"]: each for each in fight.view(Seat("Al", "third"))["combatants"]}
    assert other["ROG"]["hidden_from"] == []


# -- what is meant without a word ------------------------------------------------------------------
def stranger(id: str = "RAI", where: tuple[int, int] = (3, 2), **changes: Any) -> Any:
    """An invisible raider whom no hero has ever seen."""
    return rai(id, at=where, conditions=["invisible"], known_to=(), **changes)


@pytest.mark.rule("E5-DEC-5")
def test_no_attack_is_meant_for_the_unknown() -> None:
    fight = arena(fig(at=(2, 2)), stranger(ac=1), hou(at=(1, 2)))
    answer(fight, "FIG: attack with longsword")
    assert last(fight, AttackDeclared).target == "HOU"


@pytest.mark.rule("E5-DEC-28", "E5-DEC-40")
@pytest.mark.parametrize("deed", ["WIZ: use fire_burst", "CLE: use sacred_spark"])
def test_no_power_is_meant_for_the_unknown(deed: str) -> None:
    crowd = [stranger(f"RAI-{n}", (14, n)) for n in (2, 3, 4)]
    fight = arena(wiz(at=(2, 2)), cle(at=(5, 2)), *crowd, hou(at=(14, 14)), turn=deed[:3])
    answer(fight, deed)
    assert list(last(fight, PowerUsed).targets) == ["HOU"]


@pytest.mark.rule("E5-MOVE-14")
def test_no_teleport_flees_from_the_unknown() -> None:
    found = []
    for more in ([], [stranger("RAI", (2, 14))]):
        fight = arena(wiz(at=(5, 8)), hou(at=(5, 4)), *more)
        play(fight, "WIZ: use quick_step")
        found.append(at(fight, "WIZ"))
    assert found[0] == found[1]


@pytest.mark.rule("E5-REACT-8")
@pytest.mark.parametrize("known", [False, True])
def test_no_attack_is_turned_against_the_unknown(known: bool) -> None:
    fight = arena(fig(at=(2, 2)), hou(at=(1, 2)), rai(at=(3, 2)) if known else stranger(), bru(at=(20, 10)))
    answer(fight, "FIG: attack HOU with longsword")
    decree(fight, "set HOU.present no")
    assert asked(fight) == (["FIG retarget"] if known else ["FIG turn"])


@pytest.mark.rule("E5-REACT-12")
@pytest.mark.parametrize("known", [False, True])
def test_nobody_is_asked_to_strike_the_unknown(known: bool) -> None:
    fight = arena(fig(at=(2, 2)), bru(at=(12, 2)), rai(at=(3, 2)) if known else stranger())
    play(fight, "FIG: ready movement enters who BRU within 30 response attack with longsword", "FIG: end")
    play(fight, "BRU: move 11,2 10,2 9,2 8,2")
    assert asked(fight) == (["FIG after_step"] if known else ["BRU turn"])
