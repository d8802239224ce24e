"""What the sides come to know as they move: bumping, hiding, being engaged unseen, and what lies on the ground."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.script import Choose
from affray.core.views import Seat
from affray.rulesets.acks2 import RULESET
from affray.rulesets.acks2.actions.maneuvers import force_back
from affray.rulesets.acks2.body.conditions import gain, lose
from affray.rulesets.acks2.ground.board import put
from affray.rulesets.acks2.ground.perceiving import lay, take, things_known
from affray.rulesets.acks2.ground.stepping import placings
from affray.rulesets.acks2.model.events import Bumped, MadeRoom, Moved, SlippedAway, Stopped, TieOrdered
from affray.rulesets.acks2.model.stats import Combat, Condition, Ready
from affray.rulesets.acks2.order.declaring import begin_round
from affray.rulesets.acks2.reactions.interrupts import candidates, note_deed
from affray.space.facing import Facing
from affray.space.measure import Footprint
from tests.conformance.acks2.ring import (
    ORIGIN,
    THIEF,
    allowed,
    at,
    conditions,
    fight_of,
    ogre,
    orc,
    play,
    readied,
    refused,
    ring,
    say,
    someone,
    spear,
    warrior,
)
from tests.conformance.harness import asked, told

HEROES, ORCS = Seat("Mia", "heroes"), Seat("Al", "orcs")
HIDDEN = {"start": ["hidden"]}


def unseen(fight: Fight[Combat], side: str = "heroes") -> set[str]:
    return set(RULESET.unseen(fight.state).get(side, ()))


def lurking(*others: Any, **changes: Any) -> Fight[Combat]:
    """A hero, far from an orc, and a hidden one in its way north."""
    return fight_of(someone("h", **changes), orc("x", at=(0, 3), **HIDDEN), orc("far", at=(9, 20)), *others)


# -- bumping ---------------------------------------------------------------------------------------
@pytest.mark.rule("ACKS-GRID-5")
@pytest.mark.parametrize("path", ["0,3", "0,4", "0,1 0,2 0,3 0,4", "1,4"])
def test_a_way_into_the_unseen_is_tried_and_ends_before_it(path: str) -> None:
    fight = lurking()
    assert allowed(fight, f"h: march {path}")
    play(fight, f"h: march {path}")
    straight = path != "1,4"
    assert at(fight, "h") == ((0, 2) if straight else (1, 4))
    assert [each.who for each in told(fight, Bumped)] == (["h"] if straight else [])
    assert told(fight, Moved)[-1].feet == (10 if straight else 20)


@pytest.mark.rule("ACKS-COND-8")
def test_who_was_bumped_into_stays_hidden_but_its_place_is_known() -> None:
    fight = lurking()
    assert (unseen(fight), unseen(fight, "orcs")) == ({"x"}, set())
    play(fight, "h: march 0,3")
    assert "hidden" in conditions(fight, "x")
    assert unseen(fight) == set()
    assert refused(fight, "h: march 0,3 as combat") == ["ACKS-GRID-5", "ACKS-SIZE-5"]
    say(fight, "h: attack x")
    assert fight.pending is not None
    assert fight.pending.why == "attack"


@pytest.mark.rule("ACKS-GRID-5")
def test_what_is_legal_to_a_side_is_legal_in_truth() -> None:
    fight = lurking()
    belief = fight.belief("heroes")
    question, known = fight.pending, belief.asked("h")
    assert isinstance(question, Choose)
    assert isinstance(known, Choose)
    for name in ("march", "run", "charge"):
        truth, believed = question.option(name), known.option(name)
        assert truth is not None
        assert believed is not None
        for field in truth.fields:
            assert list(truth.legal(field)) == list(believed.legal(field)), (name, field)


@pytest.mark.rule("ACKS-GRID-5")
def test_a_run_is_bumped_and_spent() -> None:
    fight = lurking()
    play(fight, "h: run 0,1 0,2 0,3 0,4 0,5 0,6")
    assert (at(fight, "h"), len(told(fight, Bumped)), "disordered" in conditions(fight, "h")) == ((0, 2), 1, True)


@pytest.mark.rule("ACKS-CHARGE-4")
def test_a_charge_ends_at_the_unseen_in_its_line() -> None:
    fight = fight_of(someone("h"), orc("x", at=(0, 3), **HIDDEN), orc("t", at=(0, 6)))
    play(fight, "h: charge t to 0,5")
    assert (at(fight, "h"), len(told(fight, Bumped))) == ((0, 2), 1)
    assert "h" not in [each.who for each in told(fight, Stopped)]
    assert asked(fight)[0] != "h segment"


@pytest.mark.rule("ACKS-CHARGE-6")
def test_a_charge_bumped_before_its_first_square_is_none() -> None:
    fight = fight_of(someone("h"), orc("x", at=(0, 1), **HIDDEN), orc("t", at=(0, 6)))
    play(fight, "h: charge t")
    assert (at(fight, "h"), len(told(fight, Bumped)), asked(fight)) == ((0, 0), 1, ["h segment"])
    assert "disordered" not in conditions(fight, "h")
    assert refused(fight, "h: charge t")


@pytest.mark.rule("ACKS-DEFMOV-2", "ACKS-DEFMOV-3")
@pytest.mark.parametrize("how", ["withdraw", "retreat"])
def test_who_goes_back_is_bumped_too(how: str) -> None:
    fight = ring(
        someone("h", at=(0, 0)), orc("e", at=(0, 1)), orc("x", at=(0, -2), **HIDDEN), numbers="h=9 e=2 x=1",
        declare={"h": how},
    )  # fmt: skip
    play(fight, f"h: {how} 0,-1 0,-2 0,-3")
    assert (at(fight, "h"), len(told(fight, Bumped))) == ((0, -1), 1)


@pytest.mark.rule("ACKS-MOVE-7")
def test_the_step_of_an_attack_is_bumped_and_another_act_may_follow() -> None:
    fight = fight_of(someone("h"), orc("x", at=(0, 1), **HIDDEN), orc("t", at=(0, 2)))
    play(fight, "h: attack t step 0,1")
    assert (at(fight, "h"), len(told(fight, Bumped)), asked(fight)) == ((0, 0), 1, ["h segment"])


@pytest.mark.rule("ACKS-MANEUV-3")
def test_who_is_pushed_into_the_unseen_finds_it() -> None:
    fight = fight_of(someone("h"), orc("t", at=(0, 1)), someone("x", at=(0, 2), **HIDDEN))
    assert unseen(fight, "orcs") == {"x"}
    script = force_back(fight.scene, warrior(fight, "h"), warrior(fight, "t"), 20)
    with pytest.raises(StopIteration):
        next(script)
    assert ([each.who for each in told(fight, Bumped)], unseen(fight, "orcs")) == (["t"], set())


@pytest.mark.rule("ACKS-FACE-12")
def test_a_long_body_does_not_turn_onto_the_unseen() -> None:
    fight = fight_of(
        ogre("o", facing="N", footprint=[1, 2]), someone("x", at=(9, 0), **HIDDEN), someone("h", at=(9, 9))
    )
    o, x = warrior(fight, "o"), warrior(fight, "x")
    there = placings(fight.state, o, Facing.E)[0]
    free = next(square for square in there.squares() if square not in list(o.place.squares()))
    put(fight.state.ground, x, Footprint(*free), x.facing)
    assert placings(fight.state, o, Facing.E)[0] == there
    play(fight, "o: remain_stationary E")
    assert (o.facing, [each.who for each in told(fight, Bumped)]) == (Facing.N, ["o"])
    assert there not in placings(fight.state, o, Facing.E)


@pytest.mark.rule("ACKS-GRID-7")
def test_somebody_seen_on_the_way_is_known_then_and_not_walked_through() -> None:
    wall = [(x, 2) for x in range(-9, 3)]
    fight = fight_of(someone("h"), orc("u", at=(4, 4), facing="N", unknown=True), orc("e", at=(9, 20)), walls=wall)
    assert unseen(fight) == {"u"}
    play(fight, "h: march 1,1 2,1 3,2 4,3 4,4")
    assert (warrior(fight, "u").known_to, at(fight, "h"), told(fight, Bumped)) == (("heroes",), (4, 3), [])


# -- hiding ----------------------------------------------------------------------------------------
@pytest.mark.rule("ACKS-COND-8")
def test_who_moves_while_hidden_is_lost_from_sight() -> None:
    fight = fight_of(someone("h", **THIEF), orc("o", at=(0, 9)), ground={"cover_waist": [(0, 0), (0, 1)]})
    play(fight, "h: hide", "h d20 20")
    assert unseen(fight, "orcs") == set()  # all saw where it went
    assert allowed(fight, "o: march 0,8")
    fight = fight_of(someone("h", **HIDDEN, tracked_by=None), orc("o", at=(0, 9)), someone("k", at=(5, 0)))
    assert unseen(fight, "orcs") == set()
    say(fight, "h: march 0,1 as movement")
    assert unseen(fight, "orcs") == {"h"}
    assert [each.who for each in told(fight, SlippedAway)] == ["h"]
    view = fight.view(ORCS)
    assert view["last_seen"] == [{"id": "h", "at": [ORIGIN[0], ORIGIN[1], 0], "round": 2}]
    assert "h" not in [each["id"] for each in view["combatants"]]
    assert not [each for each in view["log"] if each["kind"] in ("slipped-away", "moved")]
    play(fight, "h: pass")
    assert (unseen(fight, "orcs"), "hidden" in conditions(fight, "h")) == (set(), False)
    assert fight.view(ORCS)["last_seen"] == []


@pytest.mark.rule("ACKS-COND-8")
def test_hiding_is_a_fact_that_needs_no_observer() -> None:
    alone = fight_of(someone("h", **THIEF), orc("o", at=(0, 9), unknown=True), ground={"cover_waist": [(0, 0)]})
    warrior(alone, "o").known_to = ()
    assert allowed(alone, "h: hide")
    play(alone, "h: hide", "h d20 20")
    assert "hidden" in conditions(alone, "h")
    own = {each["id"]: each for each in alone.view(HEROES)["combatants"]}["h"]
    assert [each["id"] for each in own["conditions"]] == ["hidden"]


def test_own_hiders_know_from_whom_they_are_hidden_of_those_they_see() -> None:
    fight = ring(
        someone("h", **HIDDEN), someone("k", at=(5, 0)), orc("o", at=(0, 9)), orc("u", at=(20, -20), unknown=True),
        numbers="h=9 k=8 o=3 u=1",
    )  # fmt: skip
    assert unseen(fight) == {"u"}
    shown = {each["id"]: each for each in fight.view(HEROES)["combatants"]}
    assert (shown["h"]["hidden_from"], shown["k"]["hidden_from"]) == (["o"], [])


# -- being engaged ---------------------------------------------------------------------------------
@pytest.mark.rule("ACKS-ENGAGE-1", "ACKS-ENGAGE-8")
def test_who_engages_is_known_seen_or_not() -> None:
    fight = fight_of(someone("h", facing="S"), orc("u", at=(1, 2), unknown=True), orc("far", at=(9, 20)))
    warrior(fight, "u").known_to = ()
    assert unseen(fight) == {"u"}
    play(fight, "h: march 1,1 facing S")
    assert ([each.by for each in told(fight, Stopped)], unseen(fight)) == ([("u",)], set())
    assert refused(fight, "h: march 0,0 as combat")[0] == "ACKS-ENGAGE-11"


@pytest.mark.rule("ACKS-ENGAGE-2", "ACKS-DEFMOV-7")
@pytest.mark.parametrize("unknown", [True, False])
def test_who_knows_of_nobody_who_engages_it_did_not_begin_the_round_engaged(unknown: bool) -> None:
    fight = fight_of(someone("h", facing="N"), orc("u", at=(0, -1), facing="N"), orc("o", at=(9, 20)))
    warrior(fight, "u").known_to = () if unknown else None
    begin_round(fight.scene)
    assert warrior(fight, "h").began_engaged is not unknown


@pytest.mark.rule("ACKS-FACE-6")
def test_who_is_engaged_from_behind_by_somebody_unknown_may_turn() -> None:
    fight = fight_of(orc("u", at=(0, -3), facing="N", unknown=True), someone("h", facing="N"), orc("o", at=(9, 20)))
    assert unseen(fight) == {"u"}
    play(fight, "u: march 0,-1")
    assert (asked(fight), unseen(fight)) == (["h turn"], set())


# -- answers ---------------------------------------------------------------------------------------
@pytest.mark.rule("ACKS-READY-20")
@pytest.mark.parametrize("unknown", [False, True])
def test_nobody_answers_what_its_side_does_not_perceive(unknown: bool) -> None:
    fight = ring(
        orc("u", at=(0, 10), facing="N", unknown=unknown), spear("h", ready=Ready("march", "", "moves", (), (), 1)),
        numbers="u=9 h=3", walls=[(x, 5) for x in range(-30, 31)],
    )  # fmt: skip
    say(fight, "u: march -2,10 as combat")
    assert any(each == "h interrupt" for each in asked(fight)) is not unknown
    assert ("u" in fight.belief("heroes").state.warriors) is not unknown


@pytest.mark.rule("ACKS-READY-11")
@pytest.mark.parametrize("unknown", [False, True])
def test_nobody_answers_the_deed_of_somebody_unknown(unknown: bool) -> None:
    fight = ring(
        orc("u", at=(0, 10), facing="N", unknown=unknown), spear("h", ready=Ready("march", "", "attacks", (), (), 1)),
        someone("v", at=(0, 11), side="others"), numbers="u=9 h=3 v=2", walls=[(x, 5) for x in range(-30, 31)],
    )  # fmt: skip
    say(fight, "u: attack v")
    assert (asked(fight) == ["h interrupt"]) is not unknown


@pytest.mark.rule("ACKS-READY-20")
def test_who_comes_into_view_on_its_way_is_answered() -> None:
    wall = [(x, 5) for x in range(-30, 2)]
    fight = ring(
        orc("u", at=(0, 7), facing="E", unknown=True), spear("h", at=(0, 0), **readied("spear", "comes_into_view")),
        numbers="u=9 h=3", walls=wall,
    )  # fmt: skip
    assert unseen(fight) == {"u"}
    play(fight, "u: march 4,7")
    assert (unseen(fight), fight.state.triggered) == (set(), ["h"])


@pytest.mark.rule("ACKS-READY-11", "ACKS-READY-20", "ACKS-FIRST-1")
@pytest.mark.parametrize("unknown", [False, True])
def test_nothing_that_somebody_unknown_does_is_a_trigger(unknown: bool) -> None:
    fight = ring(
        orc("u", at=(0, 10), facing="N", unknown=unknown), spear("h", ready=Ready("march", "", "moves", (), (), 1)),
        spear("k", at=(2, 0), ready=Ready("march", "", "attacks", (), (), 1)), numbers="u=9 h=3 k=2", round=1,
        walls=[(x, 5) for x in range(-30, 31)],
    )  # fmt: skip
    play(fight, "u: march -2,10 as movement")
    combat, u = fight.state, warrior(fight, "u")
    assert combat.triggered == ([] if unknown else ["h"])
    note_deed(combat, u, "attacks")
    assert combat.triggered == ([] if unknown else ["h", "k"])
    assert [each.id for each in candidates(fight.scene, u, True, None)] == ([] if unknown else ["h", "k"])


@pytest.mark.rule("ACKS-READY-19")
def test_who_reveals_himself_is_seen_and_answered() -> None:
    fight = ring(
        orc("u", at=(0, 9), unknown=True, **HIDDEN), spear("h", ready=Ready("march", "", "moves", (), (), 1)),
        numbers="u=9 h=3",
    )  # fmt: skip
    play(fight, "u: march 0,8")
    assert (unseen(fight), fight.state.triggered) == ({"u"}, [])
    play(fight, "u: pass")
    assert (unseen(fight), asked(fight)) == (set(), ["h interrupt"])


def test_opponents_are_those_of_whom_one_knows() -> None:
    fight = lurking()
    combat, h = fight.state, warrior(fight, "h")
    assert [each.id for each in combat.enemies(h)] == ["far"]
    assert [each.id for each in combat.opponents(h)] == ["x", "far"]


@pytest.mark.rule("ACKS-COND-8")
def test_who_hides_again_does_so_before_all_eyes() -> None:
    fight = lurking()
    lose(fight.scene, warrior(fight, "x"), "hidden")
    assert unseen(fight) == set()
    gain(fight.scene, warrior(fight, "x"), Condition("hidden"))
    assert (unseen(fight), "hidden" in conditions(fight, "x")) == (set(), True)


@pytest.mark.rule("ACKS-CLEAVE-6")
def test_the_step_of_a_cleave_is_bumped_too() -> None:
    def cleaving(**changes: Any) -> Fight[Combat]:
        fight = fight_of(
            someone("h", cleave_max=2, **changes), orc("a", at=(0, 1), hp=1), orc("b", at=(1, 2)),
            orc("x", at=(1, 1), **HIDDEN), orc("far", at=(9, 20)),
        )  # fmt: skip
        return play(fight, "h: attack a", "h d20 20 | h d6 6")

    fight = cleaving()
    assert asked(fight) == ["h cleave"]
    play(fight, "h: cleave b step 1,1")
    assert (at(fight, "h"), len(told(fight, Bumped)), unseen(fight)) == ((0, 0), 1, set())
    thief = cleaving(start=["hidden"], tracked_by=None)
    assert unseen(thief, "orcs") == set()
    say(thief, "h: cleave b step 0,1")
    assert [each.who for each in told(thief, SlippedAway)] == ["h"]


# -- ties ------------------------------------------------------------------------------------------
@pytest.mark.rule("ACKS-TIE-2", "ACKS-TIE-5")
def test_no_tie_tells_of_somebody_unknown() -> None:
    fight = ring(
        someone("h"), someone("k", at=(2, 0)), orc("o", at=(0, 9)), orc("x", at=(0, 20), **HIDDEN),
        numbers="h=5 k=2 o=4 x=5",
    )  # fmt: skip
    assert asked(fight) == ["h segment"]
    play(fight, "h: pass")
    assert (asked(fight), told(fight, TieOrdered)) == (["x segment"], [])
    two = ring(
        someone("h"), someone("k", at=(2, 0)), orc("o", at=(0, 9)), orc("x", at=(0, 20), **HIDDEN),
        orc("y", at=(3, 20), **HIDDEN), numbers="h=5 k=2 o=5 x=5 y=5",
    )  # fmt: skip
    assert asked(two) == ["orcs tie"]  # one orc that is known against two heroes
    play(two, "orcs: split o after -")
    assert asked(two) == ["orcs order"]
    play(two, "orcs: order y,x")
    assert [each.order for each in told(two, TieOrdered)] == [("o", "h")]
    assert two.state.due[-2:] == ["y", "x"]


# -- making room -----------------------------------------------------------------------------------
@pytest.mark.rule("ACKS-GRID-5")
def test_ending_a_segment_where_somebody_unseen_stands_makes_room() -> None:
    fight = lurking()
    x, h = warrior(fight, "x"), warrior(fight, "h")
    put(fight.state.ground, h, x.place, h.facing)
    assert allowed(fight, "h: pass")
    play(fight, "h: pass")
    assert (at(fight, "x"), at(fight, "h") != (0, 3)) == ((0, 3), True)
    assert max(abs(at(fight, "h")[0]), abs(at(fight, "h")[1] - 3)) == 1
    assert [each.who for each in told(fight, MadeRoom)] == ["h"]


# -- things ----------------------------------------------------------------------------------------
def believed(fight: Fight[Combat], side: str) -> list[str]:
    return [each["id"] for each in fight.view(Seat("s", side))["battlefield"]["things"]]


@pytest.mark.rule("ACKS-ACT-6")
def test_what_somebody_unseen_picks_up_still_lies_there_for_others() -> None:
    fight = fight_of(someone("h", facing="S"), orc("x", at=(0, 20), **HIDDEN), orc("far", at=(9, 20)))
    combat, x = fight.state, warrior(fight, "x")
    lay(combat, warrior(fight, "far").arms["sword"], warrior(fight, "far"), x.place.x, x.place.y)
    fight = Fight(RULESET, combat.clone())
    assert (believed(fight, "heroes"), believed(fight, "orcs")) == (["sword"], ["sword"])
    combat = fight.state
    take(combat, combat.lying[0], warrior(fight, "x"))
    assert combat.lying == []
    fight = Fight(RULESET, combat.clone())
    assert (believed(fight, "heroes"), believed(fight, "orcs")) == (["sword"], [])
    play(fight, "h: remain_stationary N", "h: pass")
    assert believed(fight, "heroes") == []  # it looks there now


@pytest.mark.rule("ACKS-ACT-6")
def test_what_somebody_unseen_lets_fall_is_found_when_it_is_seen() -> None:
    fight = fight_of(someone("h", facing="S"), orc("x", at=(0, 20), **HIDDEN), orc("far", at=(9, 20)))
    combat = fight.state.clone()
    lay(combat, combat.warriors["x"].arms["sword"], combat.warriors["x"], ORIGIN[0], ORIGIN[1] + 20)
    fight = Fight(RULESET, combat)
    assert (believed(fight, "heroes"), believed(fight, "orcs")) == ([], ["sword"])
    play(fight, "h: remain_stationary N", "h: pass")
    assert (believed(fight, "heroes"), unseen(fight)) == (["sword"], {"x"})


@pytest.mark.rule("ACKS-ACT-6")
@pytest.mark.parametrize("whose", [("h", "far"), ()])
def test_the_shared_screen_shows_what_all_who_play_believe_to_lie_there(whose: tuple[str, ...]) -> None:
    """All sides have players, or none."""
    fight = fight_of(someone("h", facing="S"), orc("x", at=(0, 20), **HIDDEN), orc("far", at=(9, 20)))
    combat = fight.state
    for each in combat.warriors.values():
        each.player = each.id in whose
    sword, x = warrior(fight, "far").arms["sword"], warrior(fight, "x")
    lay(combat, sword, warrior(fight, "far"), x.place.x, x.place.y)
    assert believed(Fight(RULESET, combat.clone()), "") == ["sword"]
    take(combat, combat.lying[0], x)
    fight = Fight(RULESET, combat.clone())
    assert [believed(fight, side) for side in ("heroes", "orcs", "")] == [["sword"], [], []]
    lay(combat, sword, x, x.place.x, x.place.y)
    fight = Fight(RULESET, combat.clone())
    assert [believed(fight, side) for side in ("heroes", "orcs", "")] == [["sword"], ["sword"], []]


def test_the_order_of_things_tells_nothing() -> None:
    fight = fight_of(someone("h"), orc("x", at=(0, 20), **HIDDEN), orc("far", at=(9, 20)))
    combat = fight.state
    sword = warrior(fight, "far").arms["sword"]
    for x in (3, 1, 2):
        lay(combat, sword, warrior(fight, "far"), x, 9)
    before = things_known(combat, ("heroes",), frozenset())
    take(combat, combat.lying[1], warrior(fight, "x"))
    assert things_known(combat, ("heroes",), frozenset()) == before
    assert [each.x for each in before] == [1, 2, 3]


def test_of_a_hidden_one_the_mark_is_lost_with_the_condition() -> None:
    fight = lurking()
    x = warrior(fight, "x")
    assert (x.tracked_by, x.is_known_to("heroes"), x.is_known_to("orcs")) == ((), False, True)
    x.conditions, x.marks = [], 0
    assert x.is_known_to("heroes")
