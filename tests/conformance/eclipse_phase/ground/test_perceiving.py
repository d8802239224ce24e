"""What the sides come to know as they move: bumping, windows of the unknown, rolls, and what lies on the ground."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.script import Choose, Pick, Roll, Thrown
from affray.core.views import Seat
from affray.rulesets.eclipse_phase import RULESET
from affray.rulesets.eclipse_phase.body.calls import redirect
from affray.rulesets.eclipse_phase.body.conditions import hold
from affray.rulesets.eclipse_phase.ground.board import in_melee, may_stand
from affray.rulesets.eclipse_phase.ground.perceiving import lay, take
from affray.rulesets.eclipse_phase.model.events import Bumped, Moved, MoverStopped
from affray.rulesets.eclipse_phase.model.kinds import GRAIN, Delay, Hit, Lying, Opening
from affray.rulesets.eclipse_phase.model.stats import Combat
from affray.rulesets.eclipse_phase.time.triggers import is_due
from affray.space.field import Point
from tests.conformance.eclipse_phase.firefight import fighter, firefight, opening, play, someone, wall
from tests.conformance.harness import allowed, refused, told

RED, BLUE = Seat("Mia", "red"), Seat("Al", "blue")


def unseen(fight: Fight[Combat], side: str = "red") -> set[str]:
    return set(RULESET.unseen(fight.state).get(side, ()))


def lurking(unknown: bool = True, **changes: Any) -> Fight[Combat]:
    """A moves; X, of whom red does not know, stands 5 m before it, B far beyond."""
    fight = firefight(
        someone("a", 12, at=0, side="red"), someone("x", 6, at=5, side="blue", **changes),
        someone("b", 3, at=40, side="blue"),
    )  # fmt: skip
    fighter(fight, "x").known_to = () if unknown else None
    return fight


# -- bumping ---------------------------------------------------------------------------------------
@pytest.mark.rule("EP-MOVE-12")
@pytest.mark.parametrize("to", ["5,10", "7,10"])
def test_a_way_into_the_unseen_is_tried_and_ends_before_it(to: str) -> None:
    fight = lurking()
    play(fight, "a: act full")
    left, start = fighter(fight, "a").budget.move_left, fighter(fight, "a").pos
    assert allowed(fight, f"a: move {to}")
    play(fight, f"a: move {to}")
    gone = fighter(fight, "a").pos.x - start.x
    assert 4 * GRAIN <= gone <= 4.5 * GRAIN
    assert fighter(fight, "a").budget.move_left == left - gone
    assert [(each.who, each.at) for each in told(fight, Bumped)] == [("a", "5,10")]
    assert told(fight, Moved)[-1].end != to
    assert unseen(fight) == set()
    assert refused(fight, "a: move 7,10") == ["EP-MOVE-12"]


@pytest.mark.rule("EP-MOVE-12")
def test_a_way_past_the_unseen_is_free() -> None:
    fight = lurking()
    play(fight, "a: act full", "a: move 5,12")
    assert (fighter(fight, "a").pos, told(fight, Bumped)) == (Point(5 * GRAIN, 12 * GRAIN), [])


@pytest.mark.rule("EP-MOVE-12")
def test_over_an_unseen_one_who_lies_there_one_goes_but_does_not_stop_on_it() -> None:
    fight = lurking()
    play(fight, "a: act full")
    assert not fight.decree("condition x unconscious")
    fighter(fight, "x").known_to = ()
    play(fight, "a: move 7,10")
    assert (fighter(fight, "a").pos.x, told(fight, Bumped)) == (7 * GRAIN, [])


@pytest.mark.rule("EP-MOVE-12")
def test_what_is_legal_to_a_side_is_legal_in_truth() -> None:
    fight = firefight(
        someone("a", 12, at=12, side="red"), someone("x", 6, at=15.4, side="blue", unknown=True),
        someone("b", 3, at=40, side="blue"), scene=[wall(15, "total", y=(0, 20))],
    )  # fmt: skip
    play(fight, "a: act base")
    assert unseen(fight) == {"x"}
    question, known = fight.pending, fight.belief("red").asked("a")
    assert isinstance(question, Choose)
    assert isinstance(known, Choose)
    truth, believed = question.option("move"), known.option("move")
    assert truth is not None
    assert believed is not None
    assert list(truth.legal("to", limit=200)) == list(believed.legal("to", limit=200))
    assert (1500, 1000) in list(truth.legal("to", limit=200))
    play(fight, "a: move 15,10")
    assert (len(told(fight, Bumped)), fighter(fight, "a").pos.x) == (1, 1490)


@pytest.mark.rule("EP-MOVE-12")
def test_who_is_close_to_the_unseen_already_walks_away() -> None:
    fight = lurking()
    play(fight, "a: act full")
    fighter(fight, "a").pos = Point(5 * GRAIN - 20, 10 * GRAIN)
    fighter(fight, "x").known_to = ()
    play(fight, "a: move 2,10")
    assert (fighter(fight, "a").pos.x, told(fight, Bumped)) == (2 * GRAIN, [])
    assert not may_stand(fight.state, fighter(fight, "a"), fighter(fight, "x").pos)


# -- windows ---------------------------------------------------------------------------------------
def behind_wall(delay: str, unknown: bool, *lines: str) -> list[str]:
    """A waits; K acts behind a wall; in whose windows A is asked before B's slot."""
    fight = firefight(
        someone("a", 12, at=0, side="red"), someone("k", 6, at=20, side="blue", unknown=unknown),
        someone("b", 3, at=30, side="blue"), scene=[wall(15, "total", y=(0, 20))],
    )  # fmt: skip
    play(fight, f"a: delay {delay}")
    asked: list[str] = []
    script = [*lines]
    while fight.pending is not None and fight.pending.who != "b":
        question = fight.pending
        assert isinstance(question, Choose)
        window = fight.state.opening
        if question.who == "a" and window is not None:
            asked += window.of
        if question.who == "k" and script:
            play(fight, script.pop(0))
            continue
        known = [each.id for each in question.options()]
        play(fight, f"{question.who}: {next(x for x in ('wait', 'decline', 'end', 'pass', 'give_up') if x in known)}")
    return asked


@pytest.mark.rule("EP-INTR-13")
def test_nobody_is_asked_in_a_window_of_somebody_unknown() -> None:
    lines = ("k: act full", "k: move 20,12", "k: end")
    assert "k" in behind_wall("standby", False, *lines)
    assert "k" not in behind_wall("standby", True, *lines)


@pytest.mark.rule("EP-DELAY-6")
@pytest.mark.parametrize("condition", ["enemy_within:30", "enemy_declares_attack"])
def test_what_somebody_unknown_does_meets_no_condition(condition: str) -> None:
    fight = firefight(
        someone("a", 12, at=0, side="red"), someone("k", 6, at=40, side="blue", unknown=True),
        someone("b", 3, at=60, side="green"), scene=[wall(15, "total", y=(0, 20))],
    )  # fmt: skip
    play(fight, f"a: delay condition {condition}", "until k slot", "k: act full")
    act = "k: move 29,10" if "within" in condition else "k: attack_ranged b pistol SA"
    assert unseen(fight) == {"k"}
    play(fight, act) if "within" in condition else fight.give(fight.read("k", act[3:]))  # type: ignore[arg-type]
    assert fight.pending is not None
    assert fight.pending.who != "a"
    assert told(fight, MoverStopped) == []


@pytest.mark.rule("EP-INTR-8")
def test_who_comes_into_sight_is_stopped_though_he_was_unknown() -> None:
    fight = firefight(
        someone("a", 12, at=0, side="red"), someone("k", 6, at=(20, 12), side="blue", unknown=True),
        someone("b", 3, at=30, side="blue"), scene=[wall(15, "total", y=(8, 20))],
    )  # fmt: skip
    play(fight, "a: delay condition enemy_in_sight")
    assert unseen(fight) == {"k"}
    play(fight, "until k slot", "k: act full", "k: move 20,2")
    assert (unseen(fight), fight.pending.who if fight.pending else "") == (set(), "a")


@pytest.mark.rule("EP-DELAY-6")
@pytest.mark.parametrize("unknown", [False, True])
def test_a_condition_is_about_those_of_whom_one_knows(unknown: bool) -> None:
    fight = firefight(
        someone("a", 12, at=0, side="red"), someone("k", 6, at=20, side="blue", unknown=unknown),
        someone("b", 3, at=70, side="blue"), scene=[wall(15, "total", y=(0, 20))],
    )  # fmt: skip
    a, combat = fighter(fight, "a"), fight.state
    for condition, kind, attacks in (
        ("enemy_within:30", "stopped", []), ("enemy_within:30", "declared", []),
        ("enemy_declares_attack", "declared", [("k", ("a",))]), ("attacked_self", "declared", [("k", ("a",))]),
    ):  # fmt: skip
        a.delay = Delay("condition", "", condition)
        assert is_due(combat, a, Opening(kind, ("k",), ()), attacks) is not unknown, condition
    assert [each.id for each in combat.enemies(a)] == (["b"] if unknown else ["k", "b"])


@pytest.mark.rule("EP-CALL-5")
def test_who_is_pushed_into_the_unseen_finds_it() -> None:
    fight = lurking()
    fighter(fight, "x").side, fighter(fight, "x").pos = "green", Point(41 * GRAIN, 10 * GRAIN)
    hit = Hit("b", "a")
    script = redirect(fight.scene, hit)
    with pytest.raises(StopIteration):
        next(script)
    assert [each.who for each in told(fight, Bumped)] == ["b"]
    assert fighter(fight, "x").known_to == ("blue",)


@pytest.mark.rule("EP-TIE-1", "EP-TIE-4")
@pytest.mark.parametrize("mode", ["simultaneous", "ref", "roll_off"])
def test_nobody_ties_with_somebody_of_whom_it_does_not_know(mode: str) -> None:
    fight = firefight(
        someone("a", 9, at=0, side="red"), someone("k", 9, at=20, side="blue", unknown=True),
        someone("b", 9, at=5, side="blue"), scene=[wall(15, "total", y=(0, 20))], tie_mode=mode,
    )  # fmt: skip
    rolls = []
    while isinstance(fight.pending, Roll):
        rolls.append(fight.pending.who)
        fight.give(Thrown(fight.pending.who, (len(rolls),), "typed"))
    assert "k" not in rolls
    assert fight.state.order[-1] == ("k",)


@pytest.mark.rule("EP-POOL-9")
@pytest.mark.parametrize("unknown", [False, True])
def test_the_wounded_are_not_asked_in_windows_of_the_unknown(unknown: bool) -> None:
    fight = firefight(
        someone("a", 12, at=0, side="red", vigor=2, wounds=1), someone("k", 6, at=20, side="blue", unknown=unknown),
        someone("b", 3, at=30, side="blue"), scene=[wall(15, "total", y=(0, 20))],
    )  # fmt: skip
    found: list[str] = []
    while fight.pending is not None and fight.pending.who != "b":
        question = fight.pending
        assert isinstance(question, Choose)
        if question.why == "relief" and fight.state.acting == "k":
            found.append(question.who)
        known = [each.id for each in question.options()]
        fight.give(Pick(question.who, next(x for x in ("wait", "decline", "end", "pass", "give_up") if x in known)))
    assert bool(found) is not unknown


# -- rolls -----------------------------------------------------------------------------------------
@pytest.mark.rule("EP-MELEE-1", "EP-RANGE-3")
def test_a_shot_counts_only_enemies_of_whom_the_shooter_knows() -> None:
    fight = lurking()
    fighter(fight, "x").pos = Point(GRAIN, 10 * GRAIN)
    assert not in_melee(fight.state, fighter(fight, "a"))
    fighter(fight, "x").known_to = ("red",)
    assert in_melee(fight.state, fighter(fight, "a"))


# -- hiding ----------------------------------------------------------------------------------------
def test_who_lies_in_wait_knows_for_whom() -> None:
    fight = opening(someone("a", side="red"), someone("b", side="blue"), ambushers="blue")
    shown = {each.id: each.hidden_from for each in RULESET.table(fight.state).combatants}
    assert shown == {"a": (), "b": ("a",)}
    fight.state.phase = "regular"
    assert [each.hidden_from for each in RULESET.table(fight.state).combatants] == [(), ()]


@pytest.mark.rule("EP-MELEE-11")
def test_a_hold_is_shown_once() -> None:
    fight = firefight(someone("a", 12, at=0, side="red"), someone("b", 3, at=1, side="blue"))
    hold(fight.state, "a", "b")
    shown = {each.id: each.conditions for each in RULESET.table(fight.state).combatants}["b"]
    assert [(each.id, each.by) for each in shown] == [("grappled", "a")]


# -- things ----------------------------------------------------------------------------------------
def believed(fight: Fight[Combat], side: str) -> list[str]:
    return [each["id"] for each in fight.view(Seat("s", side))["battlefield"]["things"]]


def walled() -> Combat:
    """X is behind a wall, unknown to red."""
    fight = firefight(
        someone("a", 12, at=0, side="red"), someone("x", 6, at=20, side="blue", unknown=True),
        someone("b", 3, at=5, side="blue"), scene=[wall(15, "total", y=(0, 20))],
    )  # fmt: skip
    assert unseen(fight) == {"x"}
    return fight.state


@pytest.mark.rule("EP-ACT-8")
def test_what_somebody_unseen_picks_up_still_lies_there_for_others() -> None:
    combat = walled()
    pistol = combat.fighters["b"].arms["pistol"]
    lay(combat, Lying(pistol, "b", combat.fighters["x"].pos))
    fight = Fight(RULESET, combat.clone())
    assert (believed(fight, "red"), believed(fight, "blue")) == (["pistol"], ["pistol"])
    combat = fight.state.clone()
    take(combat, combat.lying[0], combat.fighters["x"])
    fight = Fight(RULESET, combat.clone())
    assert (believed(fight, "red"), believed(fight, "blue")) == (["pistol"], [])
    combat.fighters["a"].pos = Point(20 * GRAIN, 15 * GRAIN)
    assert believed(Fight(RULESET, combat.clone()), "red") == []


@pytest.mark.rule("EP-ACT-8")
def test_what_somebody_unseen_lets_fall_is_found_when_it_is_seen() -> None:
    combat = walled()
    lay(combat, Lying(combat.fighters["x"].arms["pistol"], "x", combat.fighters["x"].pos))
    fight = Fight(RULESET, combat.clone())
    assert (believed(fight, "red"), believed(fight, "blue")) == ([], ["pistol"])
    combat.fighters["a"].pos = Point(20 * GRAIN, 15 * GRAIN)
    assert believed(Fight(RULESET, combat.clone()), "red") == ["pistol"]


@pytest.mark.rule("EP-ACT-8")
@pytest.mark.parametrize("controller", ["player", "gm"])
def test_the_shared_screen_shows_what_all_who_play_believe_to_lie_there(controller: str) -> None:
    """All sides have players, or none."""
    combat = walled()
    for each in combat.fighters.values():
        each.controller = controller
    pistol = combat.fighters["b"].arms["pistol"]
    lay(combat, Lying(pistol, "b", combat.fighters["x"].pos))
    assert believed(Fight(RULESET, combat.clone()), "") == ["pistol"]
    take(combat, combat.lying[0], combat.fighters["x"])
    fight = Fight(RULESET, combat.clone())
    assert [believed(fight, side) for side in ("red", "blue", "")] == [["pistol"], [], []]
