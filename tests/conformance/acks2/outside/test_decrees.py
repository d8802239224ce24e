"""What each decree of the Judge changes, within which limits, and what is told of it."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.refusals import rules_of
from affray.rulesets.acks2.model.events import Ruled
from affray.rulesets.acks2.model.stats import Combat
from tests.conformance.acks2.decreeing import became, decreed, three
from tests.conformance.acks2.ring import (
    DART,
    archer,
    at,
    conditions,
    edges,
    ended,
    facing,
    hp,
    mage,
    missile,
    number,
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
)
from tests.conformance.harness import asked, last, told


def ruled(fight: Fight[Combat]) -> tuple[str, str, str, tuple[str, ...]]:
    event = last(fight, Ruled)
    return event.what, event.of, event.value, event.rules


def against(line: str) -> list[str]:
    return rules_of(three().decree(placed(line)))


# -- limits ----------------------------------------------------------------------------------------
@pytest.mark.rule("ACKS-DEATH-1", "ACKS-COUNT-4", "ACKS-MORALE-6", "ACKS-COND-1")
@pytest.mark.parametrize(
    ("words", "low", "high"),
    [
        ("hp p {}", -200, 2000), ("place p 5,5 height {}", -500, 500), ("number p {}", -10, 30),
        ("morale p {}", -12, 12), ("condition p prone on yes rounds {}", 1, 1000),
    ],
)  # fmt: skip
def test_numbers_in_decrees_have_limits(words: str, low: int, high: int) -> None:
    sign = "=" if words.startswith("hp") else ""
    said = [words.format(f"{sign}{value}") for value in (low, high, low - 1, high + 1)]
    assert [against(line) for line in said] == [[], [], ["CORE-NUMBER"], ["CORE-NUMBER"]]


@pytest.mark.rule("ACKS-DEATH-1")
def test_hit_points_stop_at_minus_200_and_at_the_most() -> None:
    assert became(decreed(three(), "hp p -900"))[1:] == ("-200", "-894")
    assert became(decreed(three(), "hp p +900"))[1:] == ("6", "906")
    fight = decreed(three(), "hp p 0")
    assert status(fight, "p") == "unconscious"
    assert status(decreed(fight, "hp p 0"), "p") == "unconscious"
    fight = decreed(three(), "status p surrendered", "hp p 0")
    assert status(fight, "p") == "unconscious"
    fight = decreed(three(), "status p dead", "hp p 2")
    assert (status(fight, "p"), conditions(fight, "p"), segment(fight, "p")) == ("active", {"prone"}, "lost")


# -- places ----------------------------------------------------------------------------------------
@pytest.mark.rule("ACKS-GRID-5", "ACKS-FACE-12", "ACKS-READY-12")
def test_somebody_is_put_somewhere() -> None:
    fight = decreed(three(), "place p 5,5 facing NE height 20")
    assert (at(fight, "p"), facing(fight, "p"), warrior(fight, "p").elevation) == ((5, 5), "NE", 20)
    decreed(fight, "place p 5,6")
    assert (at(fight, "p"), facing(fight, "p"), warrior(fight, "p").elevation) == ((5, 6), "NE", 20)
    assert against("place p 0,0") == ["CORE-EDIT-PLACE"]
    fight = ring(ogre("o", at=(0, 9)), someone("h"), numbers="o=5 h=1")
    assert facing(decreed(fight, "place o 3,9 facing NE"), "o") == "S"
    assert facing(decreed(fight, "place o 3,9 facing E"), "o") == "E"
    assert rules_of(fight.decree("place o 0,5 facing E")) == ["CORE-EDIT-PLACE"]  # its rear would be off the map


@pytest.mark.rule("ACKS-READY-12", "ACKS-MOVE-12", "ACKS-GRID-10")
def test_a_forced_move_breaks_readiness_and_the_fled_come_back() -> None:
    guard = someone("g", **readied("sword", "moves"))
    for words, kept in (("", True), (" forced no", True), (" forced yes", False)):
        fight = ring(guard, orc("o", at=(0, 20)), numbers="o=5 g=1")
        decreed(fight, f"place g 2,2{words}")
        assert (warrior(fight, "g").ready is not None) is kept
    fight = decreed(three(), "status p fled", "place p 5,5")
    assert (status(fight, "p"), at(fight, "p"), bool(warrior(fight, "p").ahead)) == ("active", (5, 5), True)
    fight = decreed(three(), "status p dead", "place p 5,5")
    assert (status(fight, "p"), at(fight, "p"), warrior(fight, "p").ahead) == ("dead", (5, 5), 0)
    fight = decreed(three(), "status p surrendered", "place p 5,5")
    assert (status(fight, "p"), bool(warrior(fight, "p").ahead)) == ("surrendered", True)


# -- conditions and wards --------------------------------------------------------------------------
@pytest.mark.rule("ACKS-COND-1", "ACKS-COND-2", "ACKS-COND-13", "ACKS-ENGAGE-3")
def test_conditions_are_given_with_source_and_duration() -> None:
    fight = decreed(three(), "condition p wrestled on yes source o rounds 2", "condition p disordered")
    held, loose = warrior(fight, "p").conditions
    assert (held.name, held.by, held.until is not None) == ("wrestled", "o", True)
    assert (loose.name, loose.until and loose.until.of) == ("disordered", "p")
    decreed(fight, "condition p disordered on no", "condition p disordered on yes rounds 2")
    assert [(each.until and each.until.of) for each in warrior(fight, "p").conditions] == ["", ""]
    decreed(fight, "condition p wrestled on no")
    assert conditions(fight, "p") == {"disordered"}
    fight = decreed(three(), "ward h yes")
    assert (len(warrior(fight, "h").wards), edges(fight)) == (1, set())
    assert (warrior(decreed(fight, "ward h no"), "h").wards, edges(fight)) == ([], {"h>o", "o>h"})


# -- numbers ---------------------------------------------------------------------------------------
@pytest.mark.rule("ACKS-ROUND-2", "ACKS-COUNT-2", "ACKS-DELAY-10")
@pytest.mark.parametrize(
    ("line", "becomes", "order"),
    [
        ("number p 9", 4, ["h", "p", "o"]),  # 5 has been called, so it comes next
        ("number p 5", 4, ["h", "p", "o"]),
        ("number o 2", 2, ["h", "o", "p"]),
        ("number h 9", 9, ["h", "o", "p"]),
        ("number h -3", -3, ["h", "o", "p"]),
        ("number o -10", -10, ["h", "p", "o"]),
    ],
)
def test_a_number_is_corrected_without_a_second_segment(line: str, becomes: int, order: list[str]) -> None:
    fight = decreed(three(), line)
    assert number(fight, line.split()[1]) == becomes
    assert ended(fight) == order


@pytest.mark.rule("ACKS-COUNT-2", "ACKS-TIE-7")
def test_who_is_due_and_gets_a_lower_number_waits_for_it() -> None:
    fight = ring(someone("h"), someone("i", at=(5, 0)), orc("o", at=(0, 20)), numbers="h=5 i=5 o=3")
    play(fight, "heroes: order h,i")
    decreed(fight, "number i 4")
    assert (fight.state.due, number(fight, "i")) == ([], 4)
    assert ended(fight) == ["h", "i", "o"]
    fight = ring(someone("h"), someone("i", at=(5, 0)), orc("o", at=(0, 20)), numbers="h=5 i=5 o=3")
    play(fight, "heroes: order h,i")
    decreed(fight, "number i 7")
    assert (fight.state.due, number(fight, "i")) == (["i"], 5)
    fight = decreed(ring(someone("h"), orc("o", at=(0, 9))), "number h 30")
    assert number(fight, "h") == 30  # before the count nothing holds it back


# -- status ----------------------------------------------------------------------------------------
@pytest.mark.rule("ACKS-MOVE-12", "ACKS-MORALE-11", "ACKS-DEATH-7", "ACKS-GRID-5")
def test_out_of_the_fight_and_back() -> None:
    fight = decreed(three(), "status p fled")
    assert (status(fight, "p"), warrior(fight, "p").body, warrior(fight, "p").ahead) == ("fled", 0, 0)
    decreed(fight, "place h 9,9", "status p active")
    body = warrior(fight, "p")
    assert (body.status, body.segment, bool(body.body), bool(body.ahead)) == ("active", "lost", True, True)
    assert at(fight, "p") != (9, 9)
    fight = decreed(three(), "hp p =-3", "status p active")
    assert (hp(fight, "p"), status(fight, "p")) == (1, "active")
    fight = decreed(three(), "hp p 4", "status p fled", "status p active")
    assert hp(fight, "p") == 4
    fight = decreed(three(), "status p active")
    assert segment(fight, "p") == "pending"
    fight = decreed(three(), "status p fled", "place h 9,9", "status p surrendered")
    assert (status(fight, "p"), bool(warrior(fight, "p").body), at(fight, "p") != (9, 9)) == ("surrendered", True, True)
    fight = decreed(three(), "status p fled", "status p dead")
    assert (status(fight, "p"), at(fight, "p")) == ("dead", (9, 9))


# -- morale and peace ------------------------------------------------------------------------------
@pytest.mark.rule("ACKS-MORALE-6", "ACKS-ROUND-5")
def test_morale_quarter_and_peace_are_told() -> None:
    fight = decreed(three(), "morale p -2")
    assert ruled(fight) == ("morale", "p", "-2", ("ACKS-MORALE-6",))
    assert fight.state.adjustments[fight.state.band(warrior(fight, "p"))] == -2
    decreed(fight, "no_quarter orcs yes")
    assert (ruled(fight), fight.state.adjustments["no_quarter orcs"]) == (
        ("no_quarter", "orcs", "yes", ("ACKS-MORALE-6",)), 1,
    )  # fmt: skip
    decreed(fight, "no_quarter orcs no")
    assert (ruled(fight)[2], fight.state.adjustments["no_quarter orcs"]) == ("no", 0)
    decreed(fight, "peace heroes orcs yes")
    assert (ruled(fight), edges(fight)) == (("peace", "heroes", "orcs", ("ACKS-ROUND-5",)), set())
    assert fight.state.peace == (("heroes", "orcs"),)
    decreed(fight, "peace orcs heroes yes")
    assert fight.state.peace == (("orcs", "heroes"),)
    decreed(fight, "peace heroes orcs no")
    assert (fight.state.peace, edges(fight)) == ((), {"h>o", "o>h"})
    assert decreed(fight, "peace orcs orcs yes").state.peace == ()


# -- newcomers -------------------------------------------------------------------------------------
@pytest.mark.rule("ACKS-ROUND-2", "ACKS-INIT-5", "ACKS-INIT-10")
def test_a_newcomer_is_a_fresh_copy() -> None:
    bow = missile("bow", "1d6", (120, 240, 360), ammo=3)
    model = archer("a", attacks=[bow], spells=[DART], shield=True, group="band")
    fight = ring(model, orc("o", at=(0, 20)), numbers="a=5 o=1")
    decreed(fight, "hp a 3", "join a b 5,5 facing NE")
    first, copy = warrior(fight, "a"), warrior(fight, "b")
    assert (copy.hp, copy.hp_at_start, copy.side, copy.player, copy.group) == (7, 7, "heroes", True, "band")
    assert (copy.arms, copy.hand, copy.ammo, copy.castings) == (first.arms, ["bow"], {"bow": 3}, {"dart": 2})
    assert copy.arms is not first.arms
    assert (copy.hand is not first.hand, copy.shield_ready, copy.card.id) == (True, True, "b")
    assert (facing(fight, "b"), segment(fight, "b"), copy.number_called) == ("NE", "lost", True)
    assert ruled(fight) == ("join", "b", "a", ("ACKS-ROUND-2",))
    assert fight.state.groups[fight.state.band(copy)] == 2
    decreed(fight, "join o p 9,9 side elves")
    assert (warrior(fight, "p").side, facing(fight, "p")) == ("elves", "N")


@pytest.mark.rule("ACKS-ROUND-2", "ACKS-FACE-12")
def test_a_big_newcomer_faces_straight() -> None:
    fight = ring(ogre("g", at=(0, 9)), someone("h"), numbers="g=5 h=1")
    decreed(fight, "join g k 5,9 facing NE", "join g l 9,9 facing W")
    assert (facing(fight, "k"), facing(fight, "l")) == ("N", "W")


@pytest.mark.rule("ACKS-ROUND-2")
def test_a_newcomer_of_the_bestiary_has_the_side_of_its_stat_block() -> None:
    fight = three()
    blocks: dict[str, Any] = dict(fight.state.bestiary.blocks)
    fight.state.bestiary.blocks["wolf"] = blocks["o"]
    decreed(fight, "join wolf w 5,5 facing E")
    wolf = warrior(fight, "w")
    assert (wolf.side, wolf.hp, facing(fight, "w"), at(fight, "w")) == ("orcs", 6, "E", (5, 5))
    assert segment(fight, "w") == "lost"
    assert rules_of(fight.decree(placed("join wolf x 0,0"))) == ["CORE-EDIT-PLACE"]
    assert rules_of(fight.decree(placed("join nobody x 5,7"))) == ["CORE-FIELD"]


@pytest.mark.rule("ACKS-READY-20", "ACKS-ENGAGE-16")
def test_a_newcomer_behind_somebody_gives_it_the_free_turn() -> None:
    fight = decreed(three(), "join h n 9,8 facing N")
    assert asked(fight) == ["h segment"]  # p looks south, at the newcomer
    decreed(fight, "join h m 9,10 facing S side elves")
    assert asked(fight) == ["p turn"] or "m>p" in edges(fight)


@pytest.mark.rule("ACKS-SPELL-3", "ACKS-DECL-4")
def test_castings_of_a_newcomer_are_its_own() -> None:
    fight = ring(mage("m", spells=[DART]), orc("o", at=(0, 9)), numbers="m=5 o=1")
    decreed(fight, "join m n 5,5", "set n.castings_dart 0")
    assert (warrior(fight, "m").castings, warrior(fight, "n").castings) == ({"dart": 2}, {"dart": 0})
    assert len(told(fight, Ruled)) == 1


@pytest.mark.rule("ACKS-GRID-5", "ACKS-DEATH-1", "ACKS-MORALE-11")
@pytest.mark.parametrize("line", ["status p active", "status p surrendered", "hp p 3"])
def test_who_stands_again_faces_its_way_and_shares_no_square(line: str) -> None:
    fight = decreed(three(), "hp p =-3", "place h 9,9")
    assert at(fight, "h") == at(fight, "p")
    decreed(fight, line)
    assert at(fight, "p") != (9, 9)
    assert bool(warrior(fight, "p").ahead)
    fight = decreed(three(), "hp p =-3", line)
    assert (at(fight, "p"), bool(warrior(fight, "p").body)) == ((9, 9), True)
    assert bool(warrior(fight, "p").ahead)
    fight = decreed(three(), "status p fled", "status p fled")
    assert warrior(fight, "p").body == 0


@pytest.mark.rule("ACKS-ROUND-2")
def test_names_and_sides_of_newcomers_have_a_length() -> None:
    assert against(f"join o {'x' * 30} 5,5") == []
    assert against(f"join o {'x' * 31} 5,5") != []
    assert against(f"join o r 5,5 side {'x' * 40}") == []
    assert against(f"join o r 5,5 side {'x' * 41}") != []
