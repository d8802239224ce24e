"""Delaying: waiting for others, and a new place for good (SF-DELAY)."""

from __future__ import annotations

import pytest

from affray.core.fight import Fight
from affray.rulesets.starfinder.model.events import TurnBegan, TurnForfeited
from affray.rulesets.starfinder.model.scenario import ConditionEntry
from affray.rulesets.starfinder.model.stats import Combat
from tests.conformance.harness import allowed, asked, last, offered, play, refused, told
from tests.conformance.starfinder.boarding import (
    KNIFE,
    ada,
    at,
    barred,
    boarding,
    bor,
    budget,
    cyn,
    decree,
    del_,
    door,
    effects,
    fighter,
    from_the_start,
    has,
    lies,
    places,
    rat,
    sp,
    struck,
    wall,
)


def four(**cyns: object) -> Fight[Combat]:
    """CYN with a knife beside BOR, ADA and RAT far away."""
    return boarding(
        cyn(at=(2, 2), items=[KNIFE], **cyns), bor(at=(3, 2)), ada(at=(20, 2)), rat(at=(20, 10)),
        order="CYN 18 BOR 15 ADA 12 RAT 6",
    )  # fmt: skip


@pytest.mark.scenario("SF-EX-24")
@pytest.mark.rule("SF-DELAY-1", "SF-DELAY-3", "SF-DELAY-4", "SF-DELAY-5")
def test_delaying() -> None:
    fight = four(reaction_available=False)
    play(fight, "CYN: delay")
    assert (asked(fight), budget(fight, "CYN")[-1:]) == (["BOR turn"], "r")
    play(fight, "BOR: move 4,2", "CYN: attack_of_opportunity with knife", "CYN d20 2", "BOR: end")
    assert (asked(fight), offered(fight)) == (["CYN come_out"], ["come_out", "wait"])
    play(fight, "CYN: come_out")
    assert places(fight) == [("BOR", 15), ("CYN", 15), ("ADA", 12), ("RAT", 6)]
    assert (asked(fight), budget(fight, "CYN")) == (["CYN turn"], "smw")
    play(fight, "CYN: end", "ADA: end", "RAT: end", "BOR: end")
    assert (asked(fight), fight.state.round, budget(fight, "CYN")) == (["CYN turn"], 3, "smwr")


@pytest.mark.scenario("SF-EX-25")
@pytest.mark.rule("SF-DELAY-6")
def test_delaying_over_the_end_of_the_round() -> None:
    fight = boarding(cyn(at=(2, 2)), bor(at=(12, 2)), rat(at=(12, 9)), order="CYN 18 BOR 15 RAT 6", turn="RAT", round=1)
    play(fight, "RAT: delay", "CYN: end")
    never = fight.fork()
    play(fight, "RAT: come_out")
    assert (places(fight), fight.state.round) == ([("CYN", 18), ("RAT", 18), ("BOR", 15)], 2)
    play(fight, "RAT: end", "BOR: end")
    assert (asked(fight), fight.state.round) == (["CYN turn"], 3)
    play(fight, "CYN: end")
    assert asked(fight) == ["RAT turn"]
    play(never, "RAT: wait", "BOR: end", "RAT: wait")
    assert (asked(never), never.state.round, budget(never, "RAT")) == (["RAT turn"], 2, "smwr")
    assert [each.who for each in told(never, TurnForfeited)] == ["RAT"]
    assert places(never) == [("CYN", 18), ("BOR", 15), ("RAT", 6)]
    assert allowed(never, "RAT: delay")


@pytest.mark.rule("SF-DELAY-6")
def test_a_forfeited_turn_still_ends() -> None:
    fight = boarding(cyn(at=(2, 2)), bor(at=(12, 2)), ada(at=(20, 9)), order="CYN 18 BOR 15 ADA 10", turn="CYN")
    play(
        fight, "CYN: feint BOR", "CYN d20 8", "CYN: end", "BOR: end", "ADA: end", "CYN: delay", "BOR: end", "CYN: wait"
    )
    assert effects(fight, "BOR") == ["feint"]
    play(fight, "ADA: end", "CYN: wait")
    assert (asked(fight), effects(fight, "BOR")) == (["CYN turn"], [])


@pytest.mark.scenario("SF-EX-26")
@pytest.mark.rule("SF-DELAY-2")
@pytest.mark.parametrize("first", ["drop_prone", "total_defense", "move 19,2"])
def test_delay_is_refused_after_any_action(first: str) -> None:
    fight = boarding(ada(at=(20, 2)), bor(at=(3, 2)))
    play(fight, f"ADA: {first}")
    assert refused(fight, "ADA: delay") == ["SF-DELAY-2"]


@pytest.mark.rule("SF-DELAY-2")
def test_words_and_dropped_things_are_no_actions_that_forbid_delay() -> None:
    fight = boarding(ada(at=(20, 2)), bor(at=(3, 2)))
    play(fight, "ADA: speak wait", "ADA: drop dagger", "ADA: delay")
    assert asked(fight) == ["BOR turn"]


@pytest.mark.rule("SF-DELAY-7")
def test_of_several_the_higher_modifier_comes_out_first() -> None:
    fight = boarding(
        ada(at=(2, 2)), cyn(at=(2, 9)), del_(at=(2, 12), init_mod=4), bor(at=(20, 2)), rat(at=(20, 9)),
        order="ADA 18 CYN 17 DEL 16 BOR 15 RAT 6",
    )  # fmt: skip
    play(fight, "ADA: delay", "CYN: delay", "DEL: delay", "BOR: end")
    assert asked(fight) == ["CYN come_out"]
    play(fight, "CYN: wait")
    assert asked(fight) == ["DEL come_out"]
    play(fight, "DEL: come_out", "DEL: end")
    assert asked(fight) == ["CYN come_out"]
    play(fight, "CYN: come_out", "CYN: end", "ADA: come_out", "ADA: end")
    assert places(fight) == [("BOR", 15), ("DEL", 15), ("CYN", 15), ("ADA", 15), ("RAT", 6)]
    assert asked(fight) == ["RAT turn"]


@pytest.mark.rule("SF-DELAY-7")
def test_the_new_place_is_behind_those_whom_a_readied_action_placed_there() -> None:
    fight = boarding(
        cyn(at=(2, 2)), ada(at=(10, 2)), bor(at=(14, 2)), rat(at=(20, 9)), order="CYN 18 ADA 12 BOR 9 RAT 6"
    )
    play(fight, "CYN: delay", "ADA: ready attack event enters_reach who opponent with dagger", "ADA: end", "CYN: wait")
    play(fight, "BOR: move 11,2", "ADA: perform BOR", "ADA d20 2", "BOR: end", "CYN: come_out")
    assert places(fight) == [("BOR", 9), ("ADA", 9), ("CYN", 9), ("RAT", 6)]


@pytest.mark.rule("SF-DELAY-7", "SF-DELAY-1")
def test_nobody_comes_out_inside_a_turn() -> None:
    fight = play(four(), "CYN: delay", "BOR: attack CYN with sword", "BOR d20 2")
    assert (asked(fight), barred(fight, "CYN", "come_out")) == (["BOR turn"], ["SF-DELAY-3"])
    assert barred(fight, "CYN", "attack") == ["SF-ROUND-2"]


@pytest.mark.rule("SF-DELAY-8")
def test_while_delaying_one_drops_things_and_speaks_and_keeps_the_reaction() -> None:
    fight = play(four(), "CYN: delay")
    decree(fight, "speak CYN later")
    play(fight, "BOR: move 4,2")
    assert asked(fight) == ["CYN opportunity"]
    play(fight, "CYN: decline")
    decree(fight, "drop CYN knife")
    assert lies(fight) == {"CYN.knife": (2, 2)}


@pytest.mark.rule("SF-DELAY-8")
def test_start_of_turn_steps_are_not_repeated() -> None:
    bleeding = [ConditionEntry(id="bleeding", value=3)]
    fight = four(conditions=bleeding)
    assert sp(fight, "CYN") == 15
    play(fight, "CYN: delay", "BOR: end", "CYN: come_out")
    assert (sp(fight, "CYN"), asked(fight)) == (15, ["CYN turn"])


@pytest.mark.rule("SF-DELAY-8")
def test_line_of_sight_is_that_of_coming_out() -> None:
    fight = boarding(
        ada(at=(0, 5)), del_(at=(2, 4)), bor(at=(7, 5)), size=(12, 9),
        terrain=[wall(*((3, y) for y in range(9) if y != 5)), door((3, 5), id="hatch")], order="ADA DEL BOR",
    )  # fmt: skip
    other = fight.fork()
    decree(other, "door hatch open")
    assert refused(other, "ADA: charge BOR with dagger")[0] == "SF-CHARGE-7"
    play(
        fight,
        "ADA: delay",
        "DEL: open_door hatch",
        "DEL: end",
        "ADA: come_out",
        "ADA: charge BOR with dagger",
        "ADA d20 2",
    )
    assert at(fight, "ADA") == (6, 5)


@pytest.mark.rule("SF-DELAY-8")
def test_whoever_becomes_unable_forfeits_the_delayed_turn() -> None:
    fight = play(four(), "CYN: delay")
    decree(fight, "condition CYN stunned")
    play(fight, "BOR: end")
    assert (asked(fight), [each.who for each in told(fight, TurnForfeited)]) == (["ADA turn"], ["CYN"])
    assert places(fight)[0] == ("CYN", 18)


@pytest.mark.rule("SF-DELAY-9")
def test_a_delayed_turn_of_the_surprise_round() -> None:
    fight = from_the_start(
        ada(at=(0, 5), init_count=15), cyn(at=(0, 8), init_count=10), bor(at=(16, 5), init_count=20),
        surprise={"aware": ["crew"], "surprised": ["raiders"]},
    )  # fmt: skip
    play(fight, "ADA: delay", "CYN: end")
    never = fight.fork()
    play(fight, "ADA: come_out", "ADA: move 1,5")
    assert refused(fight, "ADA: total_defense")[0] == "SF-SURP-2"
    play(never, "ADA: wait")
    assert (asked(never), [each.who for each in told(never, TurnForfeited)]) == (["BOR turn"], ["ADA"])


@pytest.mark.scenario("SF-EX-81")
def test_feint_and_delay() -> None:
    fight = boarding(cyn(at=(2, 2)), bor(at=(10, 2)), order="CYN 18 BOR 15", round=1)
    play(fight, "CYN: feint BOR", "CYN d20 8", "CYN: end", "BOR: end", "CYN: delay", "BOR: end", "CYN: come_out")
    play(fight, "CYN: attack BOR with laser", "CYN d20 5 | CYN d4 1")
    assert struck(fight) == (11, 11, True)


@pytest.mark.scenario("SF-EX-76")
@pytest.mark.rule("SF-ROUND-3", "SF-ROUND-9")
def test_the_anchor_of_a_duration_stays() -> None:
    fight = boarding(
        rat("GNT", at=(20, 9)), ada(at=(2, 2)), bor(at=(3, 2)), order="GNT 15 ADA 12 BOR 9", turn="ADA", round=1
    )
    play(fight, "ADA: dirty_trick BOR with dagger", "ADA d20 16", "ADA: condition blinded", "ADA: end")
    play(fight, "BOR: end", "GNT: end")
    assert (asked(fight), fight.state.round, has(fight, "BOR", "blinded")) == (["ADA turn"], 2, False)
    play(fight, "ADA: delay")
    assert (asked(fight), has(fight, "BOR", "blinded")) == (["BOR turn"], False)
    play(fight, "BOR: end", "ADA: come_out")
    assert places(fight) == [("GNT", 15), ("BOR", 9), ("ADA", 9)]


@pytest.mark.rule("SF-DELAY-7", "SF-READY-8")
def test_who_comes_out_is_behind_those_placed_in_this_turn_not_in_an_earlier_one() -> None:
    fight = four()
    play(fight, "CYN: ready attack event custom text now with knife target BOR", "CYN: end")
    decree(fight, "trigger CYN")
    play(fight, "CYN: perform", "CYN d20 2", "BOR: end")
    assert places(fight) == [("BOR", 15), ("CYN", 15), ("ADA", 12), ("RAT", 6)]
    play(fight, "ADA: delay", "RAT: end", "ADA: wait", "BOR: end", "ADA: come_out")
    assert places(fight) == [("BOR", 15), ("ADA", 15), ("CYN", 15), ("RAT", 6)]


@pytest.mark.rule("SF-DELAY-8", "SF-DEATH-5")
def test_whoever_drops_while_delaying_loses_no_resolve_with_the_forfeited_turn() -> None:
    fight = boarding(del_(at=(1, 0), sp=0, hp=3), bor(at=(0, 0)), ada(at=(10, 10)), order="DEL 15 BOR 10 ADA 5")
    play(fight, "DEL: delay", "BOR: attack DEL with sword", "BOR d20 15 | BOR d6 3", "BOR: end")
    assert last(fight, TurnForfeited).who == "DEL"
    assert (fighter(fight, "DEL").rp, asked(fight)) == (5, ["ADA turn"])
    play(fight, "ADA: end", "DEL: lie_still")
    assert fighter(fight, "DEL").rp == 4


@pytest.mark.rule("SF-DELAY-7")
def test_with_equal_modifiers_the_earlier_original_place_comes_out_first() -> None:
    fight = boarding(
        bor("B1", at=(0, 0)), bor("B2", at=(0, 3)), ada(at=(10, 10)), rat(at=(15, 15)),
        order="B1 20 B2 18 ADA 15 RAT 10",
    )  # fmt: skip
    play(fight, "B1: delay", "B2: delay", "ADA: end")
    assert asked(fight) == ["B1 come_out"]
    play(fight, "B1: come_out", "B1: end", "B2: come_out", "B2: end")
    assert places(fight) == [("ADA", 15), ("B1", 15), ("B2", 15), ("RAT", 10)]


@pytest.mark.rule("SF-DELAY-3", "SF-ROUND-2")
def test_a_turn_out_of_delay_is_told_by_its_rule() -> None:
    fight = boarding(ada(at=(4, 5)), bor(at=(20, 15)), rat(at=(20, 9)))
    play(fight, "ADA: delay", "BOR: end", "ADA: come_out")
    assert [(each.who, each.round, each.rules) for each in told(fight, TurnBegan)] == [
        ("ADA", 2, ("SF-ROUND-2",)), ("BOR", 2, ("SF-ROUND-2",)), ("ADA", 2, ("SF-DELAY-3",)),
    ]  # fmt: skip
