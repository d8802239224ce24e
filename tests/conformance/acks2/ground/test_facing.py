"""Facing on the way: one for every square, and long bodies that turn before, during and after they go."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.acks2.model.events import Moved, Turned
from affray.rulesets.acks2.model.scenario import EffectEntry, WardEntry
from affray.rulesets.acks2.model.stats import Combat
from affray.space.facing import Facing
from tests.conformance.acks2.ring import (
    allowed,
    archer,
    at,
    conditions,
    edges,
    facing,
    mage,
    new_round,
    ogre,
    orc,
    placed,
    play,
    readied,
    refused,
    ring,
    saving,
    say,
    someone,
    spell,
    struck,
    warrior,
)
from tests.conformance.harness import answer, asked, last, told


def squares(fight: Fight[Combat], name: str) -> set[tuple[int, int]]:
    """What a body fills."""
    return {(x - 30, y - 30) for x, y in warrior(fight, name).place.squares()}


def behind_an_orc(facings: str) -> Fight[Combat]:
    """Along the back of an orc, from west to east, with these facings."""
    fight = ring(orc("orc", at=(0, 0), facing="N"), someone("r", at=(-3, -1), facing="E"), numbers="r=5 orc=1")
    return play(fight, f"r: march -2,-1 -1,-1 0,-1 1,-1 2,-1 facing {facings}")


@pytest.mark.rule("ACKS-FACE-5", "ACKS-MOVE-1", "ACKS-ENGAGE-18")
def test_a_facing_may_be_chosen_for_every_square_of_a_march() -> None:
    away = behind_an_orc("E,S,S,S,E")  # looks away as long as the orc would be before his eyes
    assert (at(away, "r"), facing(away, "r"), asked(away)) == ((2, -1), "E", ["r segment"])
    seen = behind_an_orc("E,S,N,S,E")
    assert (asked(seen), at(seen, "r"), facing(seen, "r")) == (["orc turn"], (-1, -1), "N")  # it turns, then it goes on


@pytest.mark.rule("ACKS-FACE-5")
def test_the_last_facing_is_kept_and_more_than_waypoints_are_refused() -> None:
    fight = behind_an_orc("E,S")
    assert (at(fight, "r"), facing(fight, "r")) == ((2, -1), "S")
    fight = ring(someone("r"), orc("orc", at=(9, 9)), numbers="r=5 orc=1")
    assert refused(fight, "r: march 0,1 0,2 facing N,E,S") == ["ACKS-FACE-5"]
    play(fight, "r: march 0,2 4,2 facing W,N ending S")
    assert (at(fight, "r"), facing(fight, "r")) == ((4, 2), "S")


@pytest.mark.rule("ACKS-FACE-5")
def test_without_a_word_one_looks_where_one_goes() -> None:
    fight = play(ring(someone("r"), orc("orc", at=(9, 9)), numbers="r=5 orc=1"), "r: march 0,1 1,1 2,0")
    assert facing(fight, "r") == "SE"


@pytest.mark.rule("ACKS-FACE-5", "ACKS-DEFMOV-3")
def test_a_retreat_keeps_the_facing_of_its_first_step() -> None:
    fight = ring(someone("f", facing="N"), orc("o", at=(0, 1)), declare={"f": "retreat"}, numbers="f=5 o=1")
    play(fight, "f: retreat 0,-1 0,-2 1,-3 2,-3")
    assert (at(fight, "f"), facing(fight, "f")) == ((2, -3), "S")


# -- long bodies: an ogre fills one square by two -----------------------------------------------------
def brute(*more: Any, walls: Any = ()) -> Fight[Combat]:
    """An ogre on (0, 0) and (0, -1), looking north."""
    numbers = "ogre=5 far=1 " + " ".join(f"{each.id}=0" for each in more)
    far = someone("far", at=(20, 20))
    return ring(ogre("ogre", at=(0, 0), facing="N"), far, *more, numbers=numbers, walls=walls)


@pytest.mark.rule("ACKS-FACE-12", "ACKS-FACE-5")
def test_a_long_body_turns_before_it_marches_and_pays_nothing_for_it() -> None:
    fight = play(brute(), "ogre: march 9,0 facing E")  # 40 ft from (1, 0), to which it turned
    assert (squares(fight, "ogre"), facing(fight, "ogre")) == ({(9, 0), (8, 0)}, "E")
    assert "ACKS-MOVE-1" in refused(brute(), "ogre: march 10,0 facing E")


@pytest.mark.rule("ACKS-FACE-12")
def test_a_long_body_turns_during_the_march() -> None:
    fight = play(brute(), "ogre: march 0,3 4,3 facing N,E")
    assert (squares(fight, "ogre"), facing(fight, "ogre")) == ({(4, 3), (3, 3)}, "E")
    back = play(brute(), "ogre: march 0,3 2,3 2,5 facing N,E,N")
    assert (squares(back, "ogre"), facing(back, "ogre")) == ({(2, 5), (2, 4)}, "N")


@pytest.mark.rule("ACKS-FACE-12")
@pytest.mark.parametrize("spot", [(0, 0), (1, 0), (0, -1), (1, -1)])
def test_the_controller_chooses_where_a_turning_body_comes_to_lie(spot: tuple[int, int]) -> None:
    x, y = spot
    for line in (f"remain_stationary facing E at {x},{y}", f"march {x},{y} facing E"):
        fight = play(brute(), f"ogre: {line}")
        assert squares(fight, "ogre") == {(x, y), (x - 1, y)}


@pytest.mark.rule("ACKS-FACE-12")
def test_a_body_that_shares_no_square_with_the_old_one_is_no_turn() -> None:
    assert refused(brute(), "ogre: remain_stationary facing E at 2,0") == ["ACKS-FACE-12"]


@pytest.mark.rule("ACKS-FACE-12")
def test_a_long_body_turns_after_the_march_where_there_is_room() -> None:
    fight = play(brute(), "ogre: march 0,4 ending S")
    assert facing(fight, "ogre") == "S"
    shaft = [(x, y) for x in (-1, 1) for y in range(-2, 9)]
    narrow = brute(walls=shaft)
    assert refused(narrow, "ogre: march 0,4 ending E") == ["ACKS-FACE-12"]
    assert refused(narrow, "ogre: march 0,4 1,4 facing N,E") == ["ACKS-FACE-12"]
    assert refused(narrow, "ogre: remain_stationary facing E") == ["ACKS-FACE-12"]
    assert allowed(narrow, "ogre: march 0,4 ending S")


@pytest.mark.rule("ACKS-FACE-12")
def test_bodies_of_others_leave_no_room_to_turn() -> None:
    friends = [orc(f"o{x}{y}", at=(x, y)) for x in (-1, 1) for y in (-1, 0)]
    assert refused(brute(*friends), "ogre: remain_stationary facing E") == ["ACKS-FACE-12"]


@pytest.mark.rule("ACKS-FACE-5", "ACKS-MOVE-3", "ACKS-FACE-12")
def test_a_running_long_body_looks_where_it_runs() -> None:
    fight = play(brute(), "ogre: run 10,0")
    assert (squares(fight, "ogre"), facing(fight, "ogre")) == ({(10, 0), (9, 0)}, "E")
    shaft = [(x, y) for x in (-1, 1) for y in range(-2, 9)]
    assert refused(brute(walls=shaft), "ogre: run 5,0") == ["ACKS-FACE-12"]


@pytest.mark.rule("ACKS-CHARGE-5", "ACKS-FACE-12")
def test_a_charging_long_body_turns_to_its_target_first() -> None:
    fight = brute(someone("t", at=(6, 0), facing="W"))
    answer(fight, placed("ogre: charge t to 5,0"))
    assert (squares(fight, "ogre"), facing(fight, "ogre")) == ({(5, 0), (4, 0)}, "E")
    shaft = [(x, y) for x in (-1, 1) for y in range(-2, 3)]
    tight = brute(someone("t", at=(6, 0), facing="W"), walls=shaft)
    assert "ACKS-FACE-12" in refused(tight, "ogre: charge t")


@pytest.mark.rule("ACKS-ENGAGE-17", "ACKS-FACE-12", "ACKS-ENGAGE-8")
def test_a_turn_on_the_way_that_engages_stops_like_a_step() -> None:
    fight = brute(someone("g", at=(3, 3), facing="W"))
    play(fight, "ogre: march 0,3 2,3 5,3 facing N,E")
    assert (facing(fight, "ogre"), "g>ogre" in edges(fight)) == ("E", True)
    assert max(x for x, _ in squares(fight, "ogre")) == 2


@pytest.mark.rule("ACKS-FACE-12", "ACKS-FACE-11")
def test_without_room_the_free_turn_of_a_long_body_is_refused() -> None:
    def come(*walls: tuple[int, int]) -> Fight[Combat]:
        fight = ring(ogre("o", at=(0, 0), facing="N"), someone("a", at=(4, 0)), walls=walls, numbers="a=5 o=1")
        return play(fight, "a: march 3,0 2,0 1,0 facing W")

    assert asked(come()) == ["o turn"]
    assert asked(come((-1, 0), (-1, -1), (1, -1))) == ["a segment"]


@pytest.mark.rule("ACKS-READY-4", "ACKS-MOVE-12")
def test_who_is_about_to_leave_the_map_is_answered_at_the_last_square_in_view() -> None:
    fight = ring(
        archer("a", at=(0, 20), **readied("bow", "moves")), orc("o", at=(0, 28)), orc("p", at=(9, 0)),
        numbers="o=5 p=2 a=1",
    )  # fmt: skip
    play(fight, "o: march 0,29 0,30 0,31")
    assert (asked(fight), at(fight, "o")) == (["a interrupt"], (0, 30))


@pytest.mark.rule("ACKS-MOVE-11")
def test_at_a_walk_nobody_stumbles() -> None:
    fight = ring(
        someone("c", start=["faltering", "prone"]), orc("o", at=(9, 9)), ground={"obstacles": [(0, 1)]},
        numbers="c=5 o=0",
    )  # fmt: skip
    play(fight, "c: crawl 0,1")
    assert at(fight, "c") == (0, 1)


@pytest.mark.rule("ACKS-MOVE-7")
def test_a_big_body_steps_by_its_front_left_square() -> None:
    fight = brute(someone("t", at=(0, 2), facing="S"))
    play(fight, "ogre: attack t step 0,1", "ogre d20 1")
    assert (at(fight, "ogre"), squares(fight, "ogre")) == ((0, 1), {(0, 1), (0, 0)})


@pytest.mark.rule("ACKS-FACE-6", "ACKS-ENGAGE-16", "ACKS-ENGAGE-17")
def test_a_free_turn_that_engages_another_from_behind_lets_that_one_turn_too() -> None:
    fight = ring(
        someone("g", at=(0, 0), facing="S"), orc("m", at=(0, 4)), orc("n", at=(1, 1), facing="N"), numbers="m=5 g=3 n=1"
    )
    play(fight, "m: march 0,1")
    assert asked(fight) == ["g turn"]
    play(fight, "g: turn N")
    assert {"g>m", "g>n"} <= edges(fight)
    assert asked(fight) == ["n turn"]


@pytest.mark.rule("ACKS-ENGAGE-16", "ACKS-FACE-6", "ACKS-ATK-11")
def test_a_ward_that_ends_by_an_attack_gives_the_free_turn_before_the_die() -> None:
    fight = ring(
        someone("r", at=(0, -3), ward=WardEntry(attackers_save="spells")),
        orc("z", at=(0, 0), facing="N"),
        orc("p", at=(9, 9)),
        numbers="r=5 z=3 p=1",
    )
    play(fight, "r: march 0,-1")
    assert edges(fight) == set()
    say(fight, "r: attack z with sword")
    assert asked(fight) == ["z turn"]


@pytest.mark.rule("ACKS-ENGAGE-16", "ACKS-FACE-6")
def test_paralysis_shaken_off_gives_the_free_turn() -> None:
    hold = spell(
        "hold",
        EffectEntry(kind="condition", condition="paralyzed", ends_on="own_paralysis_save"),
        save=saving("paralysis"),
    )
    fight = ring(
        someone("h", at=(0, 0)),
        orc("o", at=(0, 1), facing="N"),
        mage("hexer", at=(0, 12), side="orcs", facing="S", spells=[hold]),
    )
    new_round(fight, "hexer=6 h=4 o=1", hexer="cast hold")
    say(fight, "hexer: cast", "hexer: target h", "h d20 2")
    assert "paralyzed" in conditions(fight, "h") or asked(fight)
    # at the start of its initiative its own save, 20
    assert edges(fight) == set()
    say(fight, "h d20 20")
    assert conditions(fight, "h") == set()
    assert "h>o" in edges(fight)
    assert asked(fight) == ["o turn"]


@pytest.mark.rule("ACKS-FACE-2", "ACKS-ATK-5")
def test_flank_and_rear_of_a_long_body() -> None:
    # the ogre faces S, its front square is (0,0) and its rear one (0,1): (1,0) and (1,1) are beside it, (1,2) is behind
    fight = ring(
        ogre("o", at=(0, 0)),
        someone("a", at=(1, 0), facing="W"),
        someone("b", at=(1, 1), facing="W"),
        someone("c", at=(1, 2), facing="SW"),
        someone("d", at=(1, -1), facing="NW"),
        numbers="o=1 a=5 b=4 c=3 d=2",
    )
    assert edges(fight) == {"a>o", "b>o", "c>o", "d>o", "o>d"}
    tot = []
    for who in "abcd":
        play(fight, f"{who}: attack o with sword", f"{who} d20 2")
        tot.append(struck(fight)[0])
    assert tot == [4, 4, 4, 2]


@pytest.mark.rule("ACKS-DELAY-18", "ACKS-FACE-6")
def test_a_delayer_may_turn_freely() -> None:
    fight = ring(someone("d", at=(0, 0), facing="N"), orc("o", at=(0, -4), facing="N"), numbers="d=5 o=4")
    play(fight, "d: delay", "d: keep", "o: march 0,-1")
    assert asked(fight) == ["d turn"]


@pytest.mark.rule("ACKS-FACE-10")
def test_who_forfeited_its_segment_still_turns_freely() -> None:
    fight = ring(
        archer("a", at=(0, 0)), orc("x", at=(0, 6)), orc("y", at=(3, -1), facing="W"), numbers="x=6 y=5 a=1", round=1
    )
    play(fight, "x: charge a to 0,1", "a: interrupt", "a d20 19 | a d6 6", "a: stop")
    play(fight, "y: march 1,-1 facing W")
    assert asked(fight) == ["a turn"]


@pytest.mark.rule("ACKS-FACE-5")
def test_the_log_tells_the_facing_at_the_end_of_a_march() -> None:
    fight = ring(someone("h", at=(0, 0)), orc("o", at=(9, 9)), numbers="h=5 o=1")
    play(fight, "h: march 0,3 ending S")
    assert facing(fight, "h") == "S"
    assert last(fight, Moved).facing == "S" or [e.facing for e in told(fight, Turned)] == ["S"]


@pytest.mark.rule("ACKS-FACE-11", "ACKS-FACE-3")
def test_a_turn_must_face_a_square_of_the_newcomer_within_five_feet() -> None:
    """Of a body four squares long only the near square counts: its far ones before the front are not enough."""
    beast = ogre("b", at=(3, 1), facing="W", footprint=[1, 4])
    fight = ring(someone("h", at=(0, 0), facing="S"), beast, orc("q", at=(20, 20)), numbers="b=5 q=3 h=1")
    play(fight, "b: march 1,1")
    offered = [each.name for each in Facing if allowed(fight, f"h: turn {each.name}")]
    assert (asked(fight), offered) == (["h turn"], ["N", "NE", "E"])
    assert "ACKS-FACE-11" in refused(fight, "h: turn SE")


@pytest.mark.rule("ACKS-ENGAGE-16", "ACKS-FACE-6", "ACKS-COND-7")
def test_who_is_struck_awake_engages_and_those_it_engages_from_behind_may_turn() -> None:
    fight = ring(
        someone("h", at=(0, 0), facing="N"), someone("k", at=(0, 2), facing="N"),
        orc("o", at=(0, 1), facing="N", hp_max=20, start=["slumbering"]), orc("q", at=(20, 20)),
        numbers="h=5 k=3 o=2 q=1",
    )  # fmt: skip
    say(fight, "h: attack o with sword", "h d6 1")
    assert (conditions(fight, "o"), asked(fight)) == (set(), ["k turn"])


@pytest.mark.rule("ACKS-ENGAGE-16", "ACKS-FACE-6", "ACKS-DEATH-9")
def test_who_is_brought_back_engages_at_once() -> None:
    fight = ring(
        someone("h", at=(0, 0), facing="N", hp=-1, status="unconscious"), orc("o", at=(0, 1), facing="N"),
        orc("q", at=(20, 20)), numbers="h=0 o=3 q=5",
    )  # fmt: skip
    assert not fight.decree("hp h 3")
    assert asked(fight) == ["o turn"]


@pytest.mark.rule("ACKS-FACE-9", "ACKS-ENGAGE-16")
def test_nobody_turns_to_somebody_who_reveals_itself() -> None:
    fight = ring(
        someone("t", at=(0, -1), facing="N", start=["hidden"]), orc("g", at=(0, 0), facing="N"), numbers="t=5 g=1"
    )
    say(fight, "t: attack g with sword", "t d20 2")
    assert ("hidden" in conditions(fight, "t"), asked(fight)) == (False, ["g segment"])
    assert "t>g" in edges(fight)


@pytest.mark.rule("ACKS-FACE-2", "ACKS-ATK-5")
def test_the_best_square_of_a_wide_attacker_decides_its_arc() -> None:
    """Of its squares one is beside the target, another one before it."""
    wide = ogre("o", at=(1, 1), facing="W", size="huge")
    fight = ring(someone("h", at=(0, 0), facing="N"), wide, orc("q", at=(20, 20)), numbers="o=5 h=3 q=1")
    say(fight, "o: attack h", "o d20 2")
    assert struck(fight)[0] == 2
