"""Tied numbers: who decides the order, and how."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.acks2.model.events import TieOrdered
from affray.rulesets.acks2.model.stats import Combat
from affray.rulesets.acks2.time.count import split_question
from tests.conformance.acks2.ring import (
    DART,
    archer,
    barred,
    castings,
    conditions,
    ended,
    mage,
    orc,
    play,
    refused,
    ring,
    someone,
)
from tests.conformance.harness import asked, last, throw


def tied(heroes: int, orcs: int = 5) -> Fight[Combat]:
    """Two heroes and two orcs are due at 4; the others come later."""
    mine = [someone(f"h{n}", at=(n, 0), controller="player") for n in range(1, heroes + 1)]
    theirs = [orc(name, at=(n, 10)) for n, name in enumerate(["x", "y", "z1", "z2", "z3"][:orcs])]
    late = " ".join(f"{each.id}=0" for each in [*mine[2:], *theirs[2:]])
    return ring(*mine, *theirs, numbers=f"h1=4 h2=4 x=4 y=4 {late}")


@pytest.mark.scenario("ACKS-EX-10")
@pytest.mark.rule("ACKS-TIE-1", "ACKS-TIE-2", "ACKS-TIE-3", "ACKS-TIE-5", "ACKS-TIE-6")
def test_tied_numbers_of_unequal_sides() -> None:
    fight = tied(heroes=3)
    assert asked(fight) == ["heroes tie"]
    assert "ACKS-TIE-3" in barred(fight, "orcs", "split")
    play(fight, "heroes: split before h1 after h2", "orcs: order y,x")
    assert ended(fight, 4) == ["h1", "y", "x", "h2"]


@pytest.mark.scenario("ACKS-EX-11")
@pytest.mark.rule("ACKS-TIE-4")
def test_tied_numbers_of_equal_sides() -> None:
    fight = tied(heroes=5)
    assert asked(fight) == ["orcs tie"]
    assert "ACKS-TIE-4" in barred(fight, "heroes", "split")
    play(fight, "orcs: split before x after y", "heroes: order h2,h1")
    assert ended(fight, 4) == ["x", "h2", "h1", "y"]


@pytest.mark.rule("ACKS-TIE-3", "ACKS-TIE-6")
def test_the_deciding_side_splits_all_of_its_own_and_only_these() -> None:
    fight = tied(heroes=3)
    assert refused(fight, "heroes: split before h1 after -")
    assert refused(fight, "heroes: split before h1,h2 after h2")
    assert refused(fight, "heroes: split before h1,x after h2")
    play(fight, "heroes: split before - after h2,h1", "orcs: order x,y")
    assert ended(fight, 4) == ["x", "y", "h2", "h1"]


@pytest.mark.rule("ACKS-TIE-6")
def test_who_changes_sides_while_a_tie_is_decided_keeps_a_place_in_it() -> None:
    fight = tied(heroes=3)
    assert not fight.decree("set y.side heroes")
    play(fight, "heroes: split before h1 after h2", "orcs: order y,x")
    assert ended(fight, 4) == ["h1", "y", "x", "h2"]


@pytest.mark.rule("ACKS-TIE-5")
def test_the_sides_are_counted_when_the_number_is_called_or_at_the_start_of_the_round() -> None:
    def after_a_loss(**options: Any) -> list[str]:
        fight = ring(
            someone("h1", at=(0, 0)),
            someone("h2", at=(5, 0)),
            someone("h3", at=(8, 0)),
            orc("o1", at=(0, 1), hp=1),
            orc("o2", at=(5, 15)),
            orc("o3", at=(9, 15)),
            orc("o4", at=(12, 15)),
            numbers="h1=6 h2=4 o2=4 h3=1 o1=1 o3=1 o4=1",
            **options,
        )
        play(fight, "h1: attack o1 with sword", "h1 d20 19 | h1 d6 6")
        return asked(fight)

    assert after_a_loss() == ["orcs tie"]  # three against three: the Judge's side decides
    assert after_a_loss(tie_count_basis="round_start") == ["heroes tie"]


@pytest.mark.rule("ACKS-TIE-7")
def test_the_order_is_kept_but_those_who_fell_are_dropped() -> None:
    fight = ring(
        someone("h1", at=(0, 0)),
        someone("h2", at=(5, 0)),
        orc("x", at=(0, 1), hp=1),
        orc("y", at=(5, 15)),
        orc("z", at=(9, 15)),
        numbers="h1=4 h2=4 x=4 y=4 z=1",
    )
    play(fight, "heroes: split before h1 after h2", "orcs: order x,y", "h1: attack x with sword", "h1 d20 19 | h1 d6 6")
    assert ended(fight, 2) == ["y", "h2"]


@pytest.mark.rule("ACKS-TIE-8")
def test_three_sides_split_from_the_smallest_on() -> None:
    fight = ring(
        someone("h1", at=(0, 0)),
        orc("x", at=(0, 10)),
        orc("y", at=(5, 10)),
        orc("w1", at=(0, -10), side="wolves"),
        orc("w2", at=(3, -10), side="wolves"),
        orc("w3", at=(6, -10), side="wolves"),
        numbers="h1=4 x=4 w1=4 y=1 w2=1 w3=1",
    )
    assert asked(fight) == ["heroes tie"]
    play(fight, "heroes: split before - after h1")
    assert asked(fight) == ["orcs tie"]
    play(fight, "orcs: split before - after x")
    assert ended(fight, 3) == ["w1", "x", "h1"]


@pytest.mark.rule("ACKS-TIE-9")
def test_two_equal_sides_of_players_roll_for_the_decision() -> None:
    fight = ring(someone("h", at=(0, 0)), orc("o", at=(0, 15), controller="player"), numbers="h=4 o=4")
    throw(fight, "heroes d6 3 | orcs d6 3 | heroes d6 2 | orcs d6 5")
    assert asked(fight) == ["orcs tie"]


@pytest.mark.rule("ACKS-TIE-1", "ACKS-COUNT-7", "ACKS-COUNT-8")
def test_who_has_given_up_its_segment_keeps_its_place_in_the_tie() -> None:
    fight = ring(
        archer("a", at=(0, 0), start=["disordered"]),
        orc("x", at=(0, 6)),
        orc("y", at=(9, 9)),
        numbers="x=6 a=4 y=4",
        round=1,
    )
    play(fight, "x: charge a to 0,1", "a: interrupt", "a d20 1 | x d20 1")
    assert asked(fight) == ["heroes tie"]  # one against two: her side decides when her disorder ends
    play(fight, "heroes: split before - after a")
    assert (asked(fight), "disordered" in conditions(fight, "a")) == (["y segment"], True)
    play(fight, "y: pass")
    assert "disordered" not in conditions(fight, "a")


@pytest.mark.rule("ACKS-SPELL-3", "ACKS-TIE-6")
def test_damage_earlier_in_the_same_tie_disrupts_the_spell() -> None:
    fight = ring(
        mage("m", at=(0, 0), hp_max=9, spells=[DART]),
        archer("x", at=(0, 10), side="orcs", facing="S", dex_mod=0, controller="judge"),
        numbers="m=5 x=5",
        declare={"m": "cast dart"},
    )
    play(fight, "orcs: split before x after -", "x: attack m with bow", "x d20 19 | x d6 1")
    assert (castings(fight, "m", "dart"), fight.state.round) == (1, 3)


@pytest.mark.rule("ACKS-TIE-10", "ACKS-TIE-4")
def test_joining_at_a_number_of_the_other_side_is_a_tie() -> None:
    # W (5) joins at 3 where orc is due: sides equal -> Judge's side decides
    fight = ring(someone("w", at=(0, 0)), orc("o", at=(0, 20)), numbers="w=5 o=3")
    play(fight, "w: delay", "w: keep", "w: join")
    assert asked(fight) == ["orcs tie"]


@pytest.mark.rule("ACKS-TIE-2", "ACKS-TIE-6")
def test_the_order_of_a_tie_is_told_with_its_rule() -> None:
    fight = ring(someone("h"), someone("i", at=(2, 0)), orc("o", at=(0, 20)), numbers="h=5 i=5 o=1")
    play(fight, "heroes: order i,h")
    event = last(fight, TieOrdered)
    assert (event.number, event.side, event.order, event.rules) == (5, "heroes", ("i", "h"), ("ACKS-TIE-2",))
    fight = ring(someone("h"), orc("o", at=(0, 20)), orc("p", at=(3, 20)), numbers="h=5 o=5 p=1")
    play(fight, "heroes: split before h after -")
    event = last(fight, TieOrdered)
    assert (event.number, event.side, event.order, event.rules) == (5, "heroes", ("h", "o"), ("ACKS-TIE-6",))


@pytest.mark.rule("ACKS-TIE-6")
def test_who_names_one_list_of_a_tie_has_named_the_other() -> None:
    choose = split_question("a", ["x", "y", "z"])()
    assert choose is not None
    *_, option = choose.known()
    assert option.probe({}, "before").further == {"before": ["x", "y", "z"]}
    half = option.probe({"before": ("z",)}, "before", "after")
    assert (half.against, half.missing, half.answer) == ((), ("after",), {"before": ("z",), "after": ("x", "y")})
    assert half.further == {"before": ["x", "y"], "after": ["x", "y"]}
    assert option.probe({"before": ("z",), "after": ("y", "x")}).complete
    assert option.complete({"after": ()}) == {"after": (), "before": ("x", "y", "z")}
    assert option.complete({"before": ("z", "z")}) is None


@pytest.mark.rule("ACKS-TIE-3", "ACKS-TIE-6")
@pytest.mark.parametrize(
    ("answer", "order"),
    [("before", ["a", "b", "o"]), ("after", ["o", "a", "b"]), ("before b", ["b", "o", "a"]),
    ("after a", ["b", "o", "a"]), ("before b,a", ["b", "a", "o"]), ("split b after a", ["b", "o", "a"])],
)  # fmt: skip
def test_a_side_says_before_or_after_of_all_or_of_some(answer: str, order: list[str]) -> None:
    fight = ring(
        someone("a"), someone("b", at=(3, 0)), orc("o", at=(0, 20)), *[orc(f"x{n}", at=(n, 25)) for n in range(3)],
        numbers="a=4 b=4 o=4 x0=1 x1=1 x2=1",
    )  # fmt: skip
    assert asked(fight) == ["heroes tie"]
    play(fight, f"heroes: {answer}")
    assert last(fight, TieOrdered).order == tuple(order)
