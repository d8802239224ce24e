"""Facing and engagement: who engages whom, the free turn, what engagement stops and which actions it removes."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.acks2.body.conditions import for_rounds, gain
from affray.rulesets.acks2.ground.board import arc_of
from affray.rulesets.acks2.model.scenario import WardEntry
from affray.rulesets.acks2.model.stats import Combat, Condition
from tests.conformance.acks2.ring import (
    DISPEL,
    FACINGS,
    SANCTUARY,
    SHORT_SWORD,
    THIEF,
    allowed,
    archer,
    at,
    conditions,
    edges,
    engaged,
    engaged_by,
    facing,
    gargoyle,
    hp,
    mage,
    new_round,
    ogre,
    orc,
    play,
    refused,
    ring,
    someone,
    spear,
    struck,
    warrior,
)
from tests.conformance.harness import answer, asked, left_out, throw


def around_an_orc(*more: Any, sanctuary: bool = True, **described: Any) -> Fight[Combat]:
    """An orc faces the spearman; behind it an archer with a sword; beside him a warded friend with her back to it."""
    ward = {"ward": SANCTUARY} if sanctuary else {}
    return ring(
        orc("orc", at=(0, 0), facing="N"),
        spear("spear_a", at=(0, 1), facing="S"),
        someone("warded_r", at=(1, 1), facing="N", **ward),
        someone("archer_s", at=(0, -1), facing="N", attacks=[SHORT_SWORD]),
        *more,
        **described,
    )


@pytest.mark.scenario("ACKS-EX-3")
@pytest.mark.rule(
    "ACKS-ENGAGE-1", "ACKS-ENGAGE-3", "ACKS-ENGAGE-4", "ACKS-ENGAGE-5", "ACKS-FACE-2", "ACKS-FACE-3", "ACKS-FACE-4"
)
def test_engagement_is_directed_and_a_ward_prevents_it() -> None:
    fight = around_an_orc(numbers="orc=5 spear_a=4 warded_r=3 archer_s=2")
    assert edges(fight) == {"spear_a>orc", "archer_s>orc", "orc>spear_a"}
    assert engaged(fight) == {"orc", "spear_a"}


@pytest.mark.scenario("ACKS-EX-4")
@pytest.mark.rule("ACKS-FACE-6", "ACKS-FACE-8", "ACKS-ENGAGE-1", "ACKS-ATK-5", "ACKS-FACE-11", "ACKS-FACE-7")
def test_without_the_ward_she_may_turn_but_the_orc_may_not() -> None:
    fight = ring(
        orc("orc", at=(0, 0), facing="N"),
        spear("spear_a", at=(0, 1), facing="S"),
        someone("warded_r", at=(1, 1), facing="N", ward=SANCTUARY),
        someone("archer_s", at=(0, -2), facing="N", attacks=[SHORT_SWORD]),
        mage("hexer", at=(5, 5), side="orcs", facing="S", spells=[DISPEL]),
        declare={"hexer": "cast dispel"},
        numbers="archer_s=6 hexer=5 orc=4 spear_a=3 warded_r=2",
    )
    play(fight, "archer_s: march 0,-1 facing N")
    assert "ACKS-FACE-8" in left_out(fight, "orc", "turn")
    play(fight, "archer_s: attack orc with short_sword", "archer_s d20 11 | archer_s d6 3")
    assert (struck(fight), hp(fight, "orc")) == ((13, 13, True), 3)
    play(fight, "hexer: cast", "hexer: target warded_r")
    assert ("orc>warded_r" in edges(fight), asked(fight)) == (True, ["warded_r turn"])
    assert {each for each in FACINGS if allowed(fight, f"warded_r: turn {each}")} == {"S", "SW", "W"}
    play(fight, "warded_r: turn SW")
    assert (facing(fight, "warded_r"), "warded_r>orc" in edges(fight)) == ("SW", True)


@pytest.mark.rule("ACKS-ATK-5", "ACKS-ATK-8")
def test_a_backstabber_behind_the_orc_has_four_and_extra_dice() -> None:
    thief = someone("t", at=(0, -1), facing="N", attacks=[SHORT_SWORD], **THIEF)
    fight = ring(
        orc("orc", at=(0, 0), facing="N"), spear("spear_a", at=(0, 1), facing="S"), thief, numbers="t=5 orc=4 spear_a=3"
    )
    play(fight, "t: attack orc with short_sword", "t d20 9 | t 2d6 3 2")
    assert (struck(fight), hp(fight, "orc")) == ((13, 13, True), 1)


@pytest.mark.scenario("ACKS-EX-29")
@pytest.mark.rule("ACKS-ENGAGE-5", "ACKS-ENGAGE-8", "ACKS-ENGAGE-18", "ACKS-FACE-6", "ACKS-FACE-5")
def test_stopped_in_front_free_behind() -> None:
    def running(start: tuple[int, int], facing: str) -> Fight[Combat]:
        return ring(orc("orc", at=(0, 0), facing="N"), someone("r", at=start, facing=facing), numbers="r=5 orc=1")

    front = play(running((-3, 1), "E"), "r: march -2,1 -1,1 0,1 1,1 2,1 facing E")
    assert (at(front, "r"), edges(front), asked(front)) == ((-1, 1), {"orc>r", "r>orc"}, ["r segment"])
    behind = play(running((-3, -1), "E"), "r: march -2,-1 -1,-1 0,-1 1,-1 2,-1 facing E")
    assert (asked(behind), at(behind, "r"), edges(behind)) == (["orc turn"], (-1, -1), {"r>orc"})
    turned = behind.fork()
    play(turned, "orc: turn SW")
    assert (at(turned, "r"), edges(turned)) == ((-1, -1), {"orc>r", "r>orc"})
    play(behind, "orc: decline")
    assert (at(behind, "r"), edges(behind), facing(behind, "orc")) == ((2, -1), set(), "N")
    away = play(running((-3, -1), "S"), "r: march -2,-1 -1,-1 0,-1 1,-1 2,-1 facing S")
    assert (at(away, "r"), edges(away), asked(away), facing(away, "orc")) == ((2, -1), set(), ["r segment"], "N")


@pytest.mark.scenario("ACKS-EX-51")
@pytest.mark.rule("ACKS-ENGAGE-6", "ACKS-ENGAGE-7", "ACKS-ENGAGE-8", "ACKS-GRID-5")
def test_walking_through_an_enemys_back() -> None:
    fight = ring(orc("orc", at=(0, 0), facing="N"), someone("h", at=(0, -2), facing="E"), numbers="h=5 orc=1")
    assert "ACKS-GRID-5" in refused(fight, "h: march 0,-1 0,0 facing E")
    play(fight, "h: march 0,-1 0,0 0,1 0,2 facing E")
    assert (at(fight, "h"), asked(fight)) == ((0, 1), ["h segment"])
    assert "orc>h" in edges(fight)


@pytest.mark.scenario("ACKS-EX-56")
@pytest.mark.rule("ACKS-ENGAGE-8", "ACKS-ENGAGE-17", "ACKS-FACE-6", "ACKS-FACE-11")
def test_stopped_by_one_and_turned_on_by_another() -> None:
    fight = ring(
        someone("m", at=(0, -2), facing="N"),
        orc("g1", at=(1, 2), facing="W"),
        orc("g2", at=(-1, 2), facing="N"),
        numbers="m=5 g1=2 g2=1",
    )
    play(fight, "m: march 0,-1 0,0 0,1 0,2 facing N")
    assert (at(fight, "m"), asked(fight)) == ((0, 1), ["g2 turn"])
    assert edges(fight) == {"g1>m", "m>g1", "m>g2"}
    assert {each for each in FACINGS if allowed(fight, f"g2: turn {each}")} == {"S", "SE", "E"}
    play(fight, "g2: turn SE")
    assert ("g2>m" in edges(fight), at(fight, "m"), asked(fight)) == (True, (0, 1), ["m segment"])


@pytest.mark.scenario("ACKS-EX-40")
@pytest.mark.rule("ACKS-ENGAGE-12", "ACKS-ENGAGE-13", "ACKS-SIZE-13")
def test_a_flyer_engages_but_is_not_engaged() -> None:
    def hovering(numbers: str) -> Fight[Combat]:
        return ring(someone("f", at=(0, 0), facing="N"), gargoyle("g", at=(0, 1), facing="S"), numbers=numbers)

    fight = hovering("f=5 g=1")
    assert edges(fight) == {"g>f"}
    assert "ACKS-ENGAGE-10" in refused(fight, "f: march 0,-1")
    assert allowed(fight, "f: attack g with sword")
    assert allowed(hovering("g=5 f=1"), "g: march 1,2 2,3 facing N")


@pytest.mark.scenario("ACKS-EX-31")
@pytest.mark.rule("ACKS-ENGAGE-10", "ACKS-MOVE-8", "ACKS-ENGAGE-14")
def test_a_prone_engaged_fighter_stands_up_as_his_combat_action() -> None:
    fight = ring(
        someone("f", at=(0, 0), facing="N", start=["prone"]),
        orc("orc", at=(0, 1), facing="S"),
        numbers="f=5 orc=1",
    )
    assert "ACKS-ENGAGE-10" in refused(fight, "f: stand_up as movement")
    play(fight, "f: stand_up as combat")
    assert ("prone" in conditions(fight, "f"), asked(fight)) == (False, ["orc segment"])


@pytest.mark.scenario("ACKS-EX-50")
@pytest.mark.rule("ACKS-ENGAGE-9", "ACKS-ENGAGE-10", "ACKS-ENGAGE-11", "ACKS-ENGAGE-14", "ACKS-DEFMOV-1", "ACKS-DECL-2")
def test_the_engaged_menu() -> None:
    fight = ring(
        someone("f", at=(0, 0), facing="N", sneak_throw=10, inventory=[SHORT_SWORD]),
        orc("orc", at=(0, 1), facing="S"),
        orc("far", at=(8, 8), facing="S"),
        numbers="f=5 orc=1 far=0",
        declare={"f": "withdraw"},
    )
    for line in ("charge far to 7,7", "run 0,-1 0,-2", "running_sneak 0,-1 0,-2"):
        assert "ACKS-ENGAGE-9" in refused(fight, f"f: {line}")
    for line in ("march 0,-1", "sneak 0,-1", "take_cover as movement"):
        assert "ACKS-ENGAGE-10" in refused(fight, f"f: {line}")
    stayed = play(fight.fork(), "f: remain_stationary facing N")
    assert "ACKS-ENGAGE-11" in refused(stayed, "f: march 0,-1 as combat")
    for line in ("attack orc with sword", "defend", "ready trigger attacks action attack with sword"):
        assert allowed(stayed, f"f: {line}")
    withdrawn = play(fight.fork(), "f: withdraw 0,-1 0,-2 facing N")
    assert (asked(withdrawn), allowed(withdrawn, "f: defend")) == (["f segment"], True)
    turned = play(fight.fork(), "f: remain_stationary facing NE")
    assert allowed(turned, "f: attack orc with sword")
    swapped = play(fight.fork(), "f: draw short_sword")
    assert allowed(swapped, "f: attack orc with short_sword")


# -- single rules ------------------------------------------------------------------------------------
def pair(one: dict[str, Any], other: dict[str, Any], **described: Any) -> Fight[Combat]:
    """A hero at (0, 0) facing north and an orc at (0, 1) facing south, if not told otherwise."""
    return ring(
        someone("h", **{"at": (0, 0), **one}),
        orc("o", **{"at": (0, 1), **other}),
        **{"numbers": "h=5 o=1", **described},
    )


@pytest.mark.rule("ACKS-ENGAGE-1", "ACKS-GRID-3")
@pytest.mark.parametrize(
    ("where", "there"),
    [((0, 1), True), ((1, 1), True), ((-1, 1), True), ((1, 0), False), ((0, -1), False), ((0, 2), False)],
)
def test_one_engages_whom_one_faces_within_five_feet(where: tuple[int, int], there: bool) -> None:
    assert ("h>o" in edges(pair({}, {"at": where}))) is there


@pytest.mark.rule("ACKS-FACE-2", "ACKS-FACE-1")
@pytest.mark.parametrize(
    ("arcs", "front", "flank", "rear"), [("3-2-3", 3, 2, 3), ("3-4-1", 3, 4, 1), ("none", 8, 0, 0)]
)
def test_arcs_are_an_option(arcs: str, front: int, flank: int, rear: int) -> None:
    around = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]
    found = []
    for where in around:
        fight = pair({}, {"at": where}, facing_arcs=arcs)
        found.append(arc_of(fight.state, warrior(fight, "h"), warrior(fight, "o")).name)
    assert [found.count(name) for name in ("FRONT", "FLANK", "REAR")] == [front, flank, rear]


@pytest.mark.rule("ACKS-ENGAGE-2")
@pytest.mark.parametrize(("one", "other"), [({"start": ["hidden"]}, {}), ({}, {"start": ["hidden"]})])
def test_if_either_is_hidden_nobody_engages(one: dict[str, Any], other: dict[str, Any]) -> None:
    assert edges(pair(one, other)) == set()


@pytest.mark.rule("ACKS-ENGAGE-3")
@pytest.mark.parametrize(("one", "other"), [({"ward": SANCTUARY}, {}), ({}, {"ward": SANCTUARY})])
def test_a_ward_blocks_both_directions(one: dict[str, Any], other: dict[str, Any]) -> None:
    assert edges(pair(one, other)) == set()


@pytest.mark.rule("ACKS-ENGAGE-3")
def test_a_ward_may_block_one_direction_only() -> None:
    half = WardEntry(blocks_engaging=False, blocks_being_engaged=True)
    assert edges(pair({"ward": half}, {})) == {"h>o"}


@pytest.mark.rule("ACKS-ENGAGE-15")
def test_engagement_ends_with_the_fall_of_either() -> None:
    fight = pair({}, {"hp": 1}, numbers="h=5 o=1")
    assert edges(fight) == {"h>o", "o>h"}
    answer(fight, "h: attack o with sword")
    throw(fight, "h d20 19 | h d6 6")
    assert edges(fight) == set()


@pytest.mark.rule("ACKS-ENGAGE-16", "ACKS-FACE-5")
def test_engagement_follows_every_turn() -> None:
    fight = play(pair({}, {}), "h: remain_stationary facing S")
    assert edges(fight) == {"o>h"}
    assert "ACKS-MELEE-1" in refused(fight, "h: attack o with sword")


@pytest.mark.rule("ACKS-ENGAGE-18")
def test_passing_a_flank_without_looking_engages_nobody() -> None:
    fight = ring(someone("h", at=(1, -2), facing="E"), orc("o", at=(0, 0), facing="W"), numbers="h=5 o=1")
    play(fight, "h: march 1,-1 1,0 1,1 facing E")
    assert (at(fight, "h"), edges(fight), asked(fight)) == ((1, 1), set(), ["h segment"])


@pytest.mark.rule("ACKS-ENGAGE-19")
def test_being_engaged_by_an_arrival_restricts_from_then_on() -> None:
    fight = ring(someone("h", at=(0, 0), facing="N"), orc("o", at=(0, 5)), numbers="o=5 h=1")
    play(fight, "o: march 0,4 0,3 0,2 0,1 facing S", "o: pass")
    assert engaged_by(fight, "h") == {"o"}
    assert "ACKS-ENGAGE-10" in refused(fight, "h: march 0,-1")


@pytest.mark.rule("ACKS-ENGAGE-20", "ACKS-ENGAGE-8")
def test_who_is_stopped_may_still_take_a_combat_action() -> None:
    fight = ring(someone("h", at=(0, -3)), orc("o", at=(0, 1)), numbers="h=5 o=1")
    play(fight, "h: march 0,-2 0,-1 0,0 1,0 2,0 facing N")
    assert (at(fight, "h"), allowed(fight, "h: attack o with sword")) == ((0, 0), True)
    assert "ACKS-ENGAGE-10" in refused(fight, "h: march 0,-1")


@pytest.mark.rule("ACKS-FACE-8")
def test_who_is_engaged_by_another_may_not_turn() -> None:
    fight = ring(
        orc("o", at=(0, 0), facing="N"),
        someone("a", at=(0, 1), facing="S"),
        someone("b", at=(0, -3)),
        numbers="b=5 a=1 o=1",
    )
    play(fight, "b: march 0,-2 0,-1 facing N")
    assert ("ACKS-FACE-8" in left_out(fight, "o", "turn"), facing(fight, "o")) == (True, "N")


@pytest.mark.rule("ACKS-FACE-9")
def test_the_deaf_do_not_turn_to_an_enemy_behind_them() -> None:
    fight = ring(orc("o", at=(0, 0), facing="N", start=["deafened"]), someone("b", at=(0, -3)), numbers="b=5 o=1")
    play(fight, "b: march 0,-2 0,-1 facing N")
    assert "ACKS-FACE-9" in left_out(fight, "o", "turn")


@pytest.mark.rule("ACKS-FACE-10")
@pytest.mark.parametrize(("condition", "turns"), [("cowering", False), ("paralyzed", False), ("vomiting", True)])
def test_who_may_turn(condition: str, turns: bool) -> None:
    fight = ring(orc("o", at=(0, 0), facing="N", start=[condition]), someone("b", at=(0, -3)), numbers="b=5 o=1")
    play(fight, "b: march 0,-2 0,-1 facing N")
    assert (asked(fight) == ["o turn"]) is turns
    assert turns or "ACKS-FACE-10" in left_out(fight, "o", "turn")


@pytest.mark.rule("ACKS-FACE-10")
def test_the_free_turn_comes_as_often_as_needed_and_after_ones_own_segment_too() -> None:
    fight = ring(
        orc("o", at=(0, 0), facing="N"),
        someone("a", at=(0, -3)),
        numbers="o=6 a=5",
    )
    play(fight, "o: pass", "a: march 0,-2 0,-1 facing N")
    assert asked(fight) == ["o turn"]
    play(fight, "o: decline")
    assert facing(fight, "o") == "N"


@pytest.mark.rule("ACKS-FACE-11")
def test_the_turn_must_bring_the_newcomer_to_the_front() -> None:
    fight = ring(orc("o", at=(0, 0), facing="N"), someone("a", at=(0, -3)), numbers="a=5 o=1")
    play(fight, "a: march 0,-2 0,-1 facing N")
    assert "ACKS-FACE-11" in refused(fight, "o: turn E")
    assert {each for each in FACINGS if allowed(fight, f"o: turn {each}")} == {"SE", "S", "SW"}


@pytest.mark.rule("ACKS-FACE-12")
def test_a_long_body_turns_only_where_there_is_room() -> None:
    def behind(*walls: tuple[int, int]) -> Fight[Combat]:
        fight = ring(ogre("o", at=(0, 0), facing="N"), someone("a", at=(0, -5)), walls=walls, numbers="a=5 o=1")
        return play(fight, "a: march 0,-4 0,-3 0,-2 facing N")

    free = behind()
    assert asked(free) == ["o turn"]
    assert refused(free, "o: turn S at 0,5") == ["ACKS-FACE-12"]
    play(free, "o: turn S")
    assert (facing(free, "o"), "o>a" in edges(free)) == ("S", True)


@pytest.mark.rule("ACKS-ENGAGE-4")
def test_who_only_engages_others_is_free_to_go() -> None:
    fight = ring(someone("h", at=(0, -1), facing="N"), orc("o", at=(0, 0), facing="N"), numbers="h=5 o=1")
    assert edges(fight) == {"h>o"}
    assert allowed(fight, "h: march 1,-1 2,-1")
    assert allowed(fight, "h: run 1,-1 2,-1")


@pytest.mark.rule("ACKS-GRID-5")
def test_one_passes_an_ally_but_does_not_end_on_it() -> None:
    fight = ring(someone("h", at=(0, 0)), someone("a", at=(0, 1)), orc("o", at=(9, 9)), numbers="h=5 a=1 o=1")
    assert "ACKS-GRID-5" in refused(fight, "h: march 0,1")
    assert allowed(fight, "h: march 0,1 0,2")


@pytest.mark.rule("ACKS-GRID-4")
@pytest.mark.parametrize(
    ("size", "squares"), [("small", 1), ("man", 1), ("large", 2), ("huge", 4), ("gigantic", 12), ("colossal", 60)]
)
def test_default_footprints(size: str, squares: int) -> None:
    fight = ring(someone("h", at=(0, 0)), orc("o", at=(0, 9), facing="S", size=size))
    assert warrior(fight, "o").body.bit_count() == squares


@pytest.mark.rule("ACKS-GRID-10")
def test_the_fallen_do_not_bar_the_way() -> None:
    fight = ring(someone("h", at=(0, 0)), orc("d", at=(0, 1), status="dead"), orc("o", at=(9, 9)))
    new_round(fight, "h=5 o=1")
    assert allowed(fight, "h: march 0,1")


@pytest.mark.rule("ACKS-GRID-9", "ACKS-RANGED-2")
@pytest.mark.parametrize(
    ("target", "walls", "seen"),
    [
        ((2, 4), [(1, 2)], False),
        ((1, 4), [(1, 2)], True),
        ((1, 4), [(0, 2)], True),  # the way back leads through (1, 2) only
        ((0, 4), [(0, 2)], False),
        ((2, 4), [(0, 1)], True),
    ],
)
def test_lines_of_sight(target: tuple[int, int], walls: list[tuple[int, int]], seen: bool) -> None:
    fight = ring(archer("a", at=(0, 0)), orc("o", at=target), walls=walls, numbers="a=5 o=1")
    assert allowed(fight, "a: attack o with bow") is seen


@pytest.mark.rule("ACKS-ENGAGE-15", "ACKS-ENGAGE-16", "ACKS-COND-7")
def test_whose_paralysis_ends_in_time_engages_again() -> None:
    fight = ring(someone("h", facing="S"), orc("o", at=(0, 1)), orc("p", at=(9, 9)), numbers="h=5 o=1 p=0")
    gain(fight.scene, warrior(fight, "o"), Condition("paralyzed", until=for_rounds(fight.state, 1)))
    while asked(fight)[0].endswith("segment"):
        play(fight, f"{asked(fight)[0].split()[0]}: pass")
    assert asked(fight) == ["h turn"]
