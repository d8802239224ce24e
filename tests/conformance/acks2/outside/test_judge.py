"""What the Judge decrees, at any moment: it is true at once, and engagement and readiness follow from it."""

from __future__ import annotations

import pytest

from affray.core.fight import Fight
from affray.core.refusals import rules_of
from affray.rulesets.acks2.model.events import MoraleRolled
from affray.rulesets.acks2.model.stats import Combat
from tests.conformance.acks2.ring import (
    allowed,
    archer,
    at,
    barred,
    edges,
    ended,
    facing,
    hp,
    ogre,
    orc,
    placed,
    play,
    readied,
    ring,
    segment,
    someone,
    status,
    warrior,
    weapon,
)
from tests.conformance.harness import answer, asked, last, throw


def standing() -> Fight[Combat]:
    return ring(someone("h", at=(0, 0)), orc("o", at=(0, 1)), orc("p", at=(9, 9)), numbers="h=5 o=3 p=1")


@pytest.mark.rule("ACKS-ENGAGE-16", "ACKS-ENGAGE-3")
def test_a_ward_by_decree_ends_engagement_and_lifting_it_brings_it_back() -> None:
    fight = standing()
    assert not fight.decree("ward h yes")
    assert edges(fight) == set()
    assert allowed(fight, "h: march 0,-1")
    assert not fight.decree("ward h no")
    assert edges(fight) == {"h>o", "o>h"}


@pytest.mark.rule("ACKS-ENGAGE-16", "ACKS-FACE-6")
def test_whoever_is_put_behind_somebody_gives_it_the_free_turn() -> None:
    fight = ring(someone("h", at=(0, -5)), orc("o", at=(0, 0), facing="N"), orc("p", at=(9, 9)), numbers="p=5 h=3 o=1")
    assert not fight.decree(placed("place h 0,-1 facing N"))
    assert asked(fight) == ["o turn"]
    play(fight, "o: turn S")
    assert (edges(fight), asked(fight)) == ({"h>o", "o>h"}, ["p segment"])


@pytest.mark.rule("ACKS-READY-6", "ACKS-READY-12")
def test_a_forced_move_by_decree_takes_the_readied_action() -> None:
    fight = ring(someone("h", at=(0, 0), **readied("sword", "moves")), orc("o", at=(0, 9)), numbers="o=5 h=1")
    assert not fight.decree(placed("place h 1,0 forced yes"))
    assert (warrior(fight, "h").ready, "ACKS-READY-6" in barred(fight, "h", "respond")) == (None, True)


def test_hit_points_and_status_by_decree() -> None:
    fight = standing()
    assert not fight.decree("hp o 0")
    assert status(fight, "o") == "unconscious"
    assert not fight.decree("hp o 3")
    assert (status(fight, "o"), hp(fight, "o")) == ("active", 3)


@pytest.mark.rule("ACKS-MOVE-12")
def test_the_judge_may_declare_somebody_fled() -> None:
    fight = standing()
    assert not fight.decree("status p fled")
    assert status(fight, "p") == "fled"
    assert ended(fight) == ["h", "o"]


def test_a_number_that_is_corrected_is_called_at_the_right_time() -> None:
    fight = standing()
    assert not fight.decree("number p 4")
    assert ended(fight) == ["h", "p", "o"]


@pytest.mark.rule("ACKS-ROUND-5")
def test_peace_by_decree_ends_the_fight_after_the_round() -> None:
    fight = standing()
    assert not fight.decree("peace heroes orcs yes")
    assert edges(fight) == set()
    ended(fight)
    assert fight.over != ""


@pytest.mark.rule("ACKS-MORALE-6")
def test_no_quarter_makes_the_cornered_braver() -> None:
    fight = ring(
        someone("h", at=(0, 0), attacks=[weapon("sword", "1d10")]), orc("o", at=(0, 1), hp_max=9), numbers="h=5 o=1",
        morale="on",
    )  # fmt: skip
    assert not fight.decree("no_quarter orcs yes")
    play(fight, "h: attack o with sword", "h d20 19 | h d10 3")
    answer(fight, "o: pass")
    throw(fight, "o 2d6 3 4")
    assert last(fight, MoraleRolled).total.total == 12


@pytest.mark.rule("ACKS-FIRST-4")
def test_undo_in_the_middle_of_an_interrupt() -> None:
    fight = ring(
        archer("a", at=(0, 0), cleave_max=2),
        orc("x", at=(0, 8), hp=1),
        orc("y", at=(4, 8), hp=1),
        orc("z", at=(-4, 8)),
        numbers="x=6 y=5 z=4 a=1",
        round=1,
    )
    play(fight, "x: charge a to 0,1")
    before = fight.state.clone()
    play(fight, "a: interrupt", "a d20 19 | a d6 3")
    assert asked(fight) == ["a cleave"]
    mid = fight.state.clone()
    play(fight, "a: cleave y", "a d20 19 | a d6 3")
    fight.undo("choice")
    n = 1  # back to the question about the cleave, then to the one about the interrupt
    while asked(fight) != ["a interrupt"] and n < 20:
        fight.undo("choice")
        n += 1
        if asked(fight) == ["a cleave"] and warrior(fight, "a").cleaves == 0:
            assert fight.state == mid
    assert fight.state == before
    play(fight, "a: decline", "x d20 3")
    assert (segment(fight, "a"), warrior(fight, "a").first_ready) == ("pending", True)


@pytest.mark.rule("ACKS-COUNT-2")
def test_undo_of_a_turn_goes_back_to_the_beginning_of_the_segment() -> None:
    fight = ring(someone("h", at=(0, 0)), orc("o", at=(0, 9)), numbers="h=5 o=3")
    play(fight, "h: march 0,1")
    play(fight, "h: march 0,2")
    begun = fight.state.clone()
    play(fight, "o: march 0,8", "o: march 0,7")
    assert fight.undo("turn") == 2
    assert (fight.state, asked(fight)) == (begun, ["o segment"])


@pytest.mark.rule("ACKS-FIRST-20", "ACKS-READY-15")
def test_decrees_while_somebody_may_interrupt() -> None:
    fight = ring(archer("a", at=(0, 0)), orc("x", at=(0, 8)), orc("y", at=(9, 9)), numbers="x=6 y=5 a=1", round=1)
    play(fight, "x: charge a to 0,1")
    assert asked(fight) == ["a interrupt"]
    g = fight.fork()
    assert not g.decree("hp x 0")
    assert asked(g) == ["y segment"]
    assert segment(g, "a") == "pending"
    assert warrior(g, "a").first_ready
    h = fight.fork()
    assert not h.decree(placed("place x 20,20"))
    # 150 ft off, but in range and in sight: a may still shoot, and x does not attack
    assert asked(h) == ["a interrupt"]
    play(h, "a: interrupt", "a d20 2")
    assert asked(h) == ["y segment"]
    k = fight.fork()
    assert not k.decree("hp a 3")  # set directly, not damage
    assert asked(k) == ["a interrupt"]
    m = fight.fork()
    assert not m.decree("status a surrendered")
    assert warrior(m, "a").status == "surrendered"


@pytest.mark.rule("ACKS-ROUND-2")
def test_a_new_number_by_decree_gives_no_second_segment() -> None:
    fight = ring(someone("h", at=(0, 0)), orc("o", at=(0, 20)), numbers="h=5 o=1")
    play(fight, "h: pass")
    assert not fight.decree("number h 0")
    play(fight, "o: pass")
    assert fight.state.round == 3


@pytest.mark.rule("ACKS-MOVE-12", "ACKS-DEATH-1")
def test_who_fled_comes_back_where_it_is_put_but_the_fallen_stay_down() -> None:
    fight = standing()
    assert not fight.decree("status p fled")
    assert not fight.decree(placed("place p 5,5"))
    assert (status(fight, "p"), warrior(fight, "p").body != 0) == ("active", True)
    assert not fight.decree("hp o 0")
    assert not fight.decree(placed("place o 6,6"))
    assert (status(fight, "o"), warrior(fight, "o").ahead) == ("unconscious", 0)


@pytest.mark.rule("ACKS-ENGAGE-2", "ACKS-DEATH-1")
@pytest.mark.parametrize(("decree", "where"), [("set o.at 6,6", (6, 6)), ("set o.facing E", (0, 1))])
def test_the_fallen_face_nobody_wherever_the_judge_sets_them(decree: str, where: tuple[int, int]) -> None:
    fight = standing()
    assert not fight.decree("hp o 0")
    assert not fight.decree(placed(decree))
    assert (at(fight, "o"), status(fight, "o"), warrior(fight, "o").ahead) == (where, "unconscious", 0)


@pytest.mark.rule("ACKS-GRID-5")
@pytest.mark.parametrize("where", ["0,1", "2,2", "31,0"])
def test_nobody_is_put_onto_somebody_into_a_wall_or_off_the_map(where: str) -> None:
    fight = ring(someone("h", at=(0, 0)), orc("o", at=(0, 1)), numbers="h=5 o=3", walls=[(2, 2)])
    assert rules_of(fight.decree(placed(f"place h {where}"))) == ["CORE-EDIT-PLACE"]


@pytest.mark.rule("ACKS-FACE-12", "ACKS-FACE-1")
@pytest.mark.parametrize(("decreed", "seen"), [("E", "E"), ("NE", "S")])
def test_a_big_body_is_put_with_a_straight_facing_or_keeps_its_own(decreed: str, seen: str) -> None:
    fight = ring(someone("h", at=(0, 0)), ogre("o", at=(0, 9)), numbers="h=5 o=3")
    assert not fight.decree(placed(f"place o 5,9 facing {decreed}"))
    assert (at(fight, "o"), facing(fight, "o")) == ((5, 9), seen)


@pytest.mark.rule("ACKS-ROUND-2", "ACKS-DEATH-1")
@pytest.mark.parametrize("before", ["status p fled", "status p dead", "hp p 0", "status p surrendered"])
def test_who_is_declared_active_again_stands_there_and_acts_from_the_next_round_on(before: str) -> None:
    fight = standing()
    assert not fight.decree(before)
    assert not fight.decree("status p active")
    assert (status(fight, "p"), segment(fight, "p"), warrior(fight, "p").body != 0) == ("active", "lost", True)
    assert warrior(fight, "p").hp >= 1
    assert ended(fight) == ["h", "o"]


@pytest.mark.rule("ACKS-ROUND-5", "ACKS-ENGAGE-16", "ACKS-FACE-6")
def test_when_peace_ends_whoever_is_engaged_from_behind_may_turn() -> None:
    fight = ring(
        someone("g", at=(0, 0)), orc("o", at=(0, -1), facing="N"), numbers="o=3 g=1", non_hostile=[["heroes", "orcs"]]
    )
    assert not fight.decree("peace heroes orcs no")
    assert asked(fight) == ["g turn"]


@pytest.mark.rule("ACKS-ENGAGE-16", "ACKS-FACE-6")
def test_who_joins_behind_somebody_may_be_turned_to() -> None:
    fight = ring(someone("g", at=(0, 0)), orc("o", at=(9, 9)), numbers="o=3 g=1")
    assert not fight.decree(placed("join like o id n at 0,-1 facing N"))
    assert asked(fight) == ["g turn"]
