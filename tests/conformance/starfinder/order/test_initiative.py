"""The start of a fight: initiative, ties, surprise, latecomers, the end (SF-INIT, SF-SURP)."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.starfinder.model.events import CombatOver, SurpriseSettled
from affray.rulesets.starfinder.model.stats import Combat
from tests.conformance.harness import answer, asked, last, left_out, play, refused, throw, told
from tests.conformance.starfinder.boarding import (
    ada,
    barred,
    boarding,
    bor,
    budget,
    cyn,
    decree,
    fighter,
    from_the_start,
    has,
    pass_to,
    places,
    rat,
    struck,
)


@pytest.mark.scenario("SF-EX-31")
@pytest.mark.rule("SF-INIT-3", "SF-GEN-10")
def test_ties() -> None:
    fight = from_the_start(
        cyn("P", init_mod=4, init_count=17), bor("Q", at=(4, 4), init_mod=2, init_count=17),
        bor("R", at=(6, 6), init_mod=2, init_count=17),
    )  # fmt: skip
    assert asked(fight) == ["Q roll_off"]
    play(fight, "Q d20 5 | R d20 11")
    assert [name for name, _ in places(fight)] == ["P", "R", "Q"]


@pytest.mark.rule("SF-INIT-3")
def test_a_roll_off_is_repeated_until_it_is_broken() -> None:
    fight = from_the_start(bor("Q", at=(4, 4)), cyn("R", at=(6, 6), init_mod=2))
    play(fight, "Q d20 10 | R d20 10 | Q d20 7 | R d20 7 | Q d20 3 | R d20 4")
    assert places(fight) == [("R", 12), ("Q", 12)]


@pytest.mark.rule("SF-INIT-3")
def test_other_ways_to_break_ties() -> None:
    def tied(way: str) -> Fight[Combat]:
        return from_the_start(
            bor("Q", at=(4, 4), init_mod=8, init_count=17), cyn("R", at=(6, 6), init_count=17), init_tie_break=way
        )

    assert places(tied("modifier_then_rolloff")) == [("Q", 17), ("R", 17)]
    assert places(play(tied("rolloff"), "Q d20 3 | R d20 4")) == [("R", 17), ("Q", 17)]
    assert places(tied("players_first")) == [("R", 17), ("Q", 17)]
    ruled = tied("gm")
    assert asked(ruled) == ["gm tie"]
    assert places(play(ruled, "gm: order R,Q")) == [("R", 17), ("Q", 17)]


@pytest.mark.rule("SF-INIT-2", "SF-GEN-10")
def test_initiative_is_a_d20_and_the_modifier_in_the_order_of_the_list() -> None:
    fight = from_the_start(bor(at=(4, 4)), ada(at=(6, 6)), cyn(at=(8, 8)))
    assert asked(fight) == ["BOR initiative"]
    play(fight, "BOR d20 10 | ADA d20 12 | CYN d20 8")
    assert (places(fight), asked(fight)) == ([("ADA", 13), ("CYN", 12), ("BOR", 12)], ["ADA turn"])


@pytest.mark.rule("SF-INIT-2")
def test_turns_go_from_the_highest_count_to_the_lowest() -> None:
    fight = from_the_start(bor(at=(4, 4)), ada(at=(6, 6)), cyn(at=(8, 8)))
    play(fight, "BOR d20 1 | ADA d20 10 | CYN d20 5")
    assert places(fight) == [("ADA", 11), ("CYN", 9), ("BOR", 3)]
    seen = []
    for _ in range(3):
        who = asked(fight)[0].split()[0]
        seen.append(who)
        play(fight, f"{who}: end")
    assert (seen, asked(fight), fight.state.round) == (["ADA", "CYN", "BOR"], ["ADA turn"], 2)


@pytest.mark.rule("SF-INIT-4")
def test_whoever_cannot_act_keeps_his_count_and_his_empty_turns() -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(12, 2), conditions=["stunned"]), order="ADA 15 BOR 9")
    play(fight, "ADA: end")
    for line in ("move 11,2", "attack ADA with sword", "delay", "ready attack event enters_reach who opponent"):
        assert refused(fight, f"BOR: {line}")[0] == "SF-COND-17", line
    play(fight, "BOR: end")
    assert (asked(fight), places(fight)) == (["ADA turn"], [("ADA", 15), ("BOR", 9)])


@pytest.mark.rule("SF-INIT-5")
def test_nothing_but_delay_and_readied_actions_changes_a_count() -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(3, 2)), cyn(at=(20, 2)), order="ADA 15 BOR 9 CYN 4")
    play(
        fight, "ADA: move 2,3", "BOR: attack_of_opportunity with sword", "BOR d20 20 | BOR d6 6 | BOR d6 6", "ADA: end"
    )
    decree(fight, "condition BOR entangled")
    pass_to(fight, "ADA")
    assert places(fight) == [("ADA", 15), ("BOR", 9), ("CYN", 4)]


@pytest.mark.rule("SF-INIT-6")
def test_joining_later() -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(12, 2)), cyn(at=(20, 2)), order="ADA 15 BOR 9 CYN 4", turn="BOR")
    decree(fight, "join CYN id NEW side crew at 20,6")
    assert asked(fight) == ["NEW initiative"]
    early = play(fight.fork(), "NEW d20 8")
    assert places(early) == [("ADA", 15), ("NEW", 12), ("BOR", 9), ("CYN", 4)]
    play(early, "BOR: end", "CYN: end", "ADA: end")
    assert (asked(early), early.state.round) == (["NEW turn"], 3)
    play(fight, "NEW d20 2")
    assert places(fight) == [("ADA", 15), ("BOR", 9), ("NEW", 6), ("CYN", 4)]
    play(fight, "BOR: end")
    assert (asked(fight), fight.state.round) == (["NEW turn"], 2)
    assert fighter(fight, "NEW").has_acted is False


@pytest.mark.rule("SF-INIT-7")
def test_the_fight_is_over_when_one_side_is_left() -> None:
    fight = boarding(ada(at=(2, 2)), rat(at=(3, 2), hp=3), rat("RIB", at=(4, 4)))
    play(fight, "ADA: attack RAT with dagger", "ADA d20 15 | ADA d4 1", "ADA: end")
    assert fight.over == ""
    play(fight, "RIB: surrender", "RIB: end")
    assert (fight.over, last(fight, CombatOver).result) == ("crew", "crew")
    asleep = boarding(ada(at=(2, 2)), rat(at=(3, 2)))
    decree(asleep, "condition RAT unconscious")
    assert play(asleep, "ADA: end").over == "crew"


SURPRISE = {"aware": ["crew"], "surprised": ["raiders"]}


def ambush(**more: Any) -> Fight[Combat]:
    return from_the_start(ada(at=(2, 2), init_count=15), cyn(at=(2, 9)), bor(at=(3, 2)), surprise=SURPRISE, **more)


@pytest.mark.rule("SF-INIT-1", "SF-SURP-1")
def test_the_surprised_roll_after_the_surprise_round() -> None:
    fight = ambush()
    assert asked(fight) == ["CYN initiative"]
    play(fight, "CYN d20 3")
    assert (last(fight, SurpriseSettled).surprised, asked(fight), fight.state.surprise_round) == (
        ("BOR",), ["ADA turn"], True,
    )  # fmt: skip
    play(fight, "ADA: end")
    answer(fight, "CYN: end")
    assert asked(fight) == ["BOR initiative"]
    play(fight, "BOR d20 10")
    assert places(fight) == [("ADA", 15), ("BOR", 12), ("CYN", 7)]
    assert (asked(fight), fight.state.round, fight.state.surprise_round) == (["ADA turn"], 1, False)


@pytest.mark.rule("SF-INIT-1")
def test_the_game_master_marks_the_surprised() -> None:
    fight = from_the_start(ada(at=(2, 2)), bor(at=(3, 2)))
    decree(fight, "surprise BOR")
    play(fight, "ADA d20 10")
    assert (asked(fight), fight.state.surprise_round, has(fight, "BOR", "flat_footed")) == (["ADA turn"], True, True)


@pytest.mark.rule("SF-SURP-1")
@pytest.mark.parametrize("surprised", [[], ["crew", "raiders"]])
def test_without_a_difference_there_is_no_surprise_round(surprised: list[str]) -> None:
    fight = from_the_start(
        ada(at=(2, 2), init_count=15), bor(at=(3, 2), init_count=9), surprise={"surprised": surprised}
    )
    assert (asked(fight), fight.state.round, fight.state.surprise_round) == (["ADA turn"], 1, False)
    assert (has(fight, "BOR", "flat_footed"), told(fight, SurpriseSettled)) == (False, [])


@pytest.mark.rule("SF-SURP-2")
def test_one_standard_or_one_move_action_and_a_swift_one() -> None:
    fight = play(ambush(), "CYN d20 3")
    assert refused(fight, "ADA: full_attack BOR with dagger") == ["SF-ACT-8"]
    moved = play(fight.fork(), "ADA: guarded_step 2,3", "ADA: drop_prone")
    assert refused(moved, "ADA: attack BOR with dagger")[0] == "SF-SURP-2"
    assert refused(moved, "ADA: stand_up")[0] == "SF-SURP-2"
    play(fight, "ADA: attack BOR with dagger", "ADA d20 2")
    assert refused(fight, "ADA: move 2,3")[0] == "SF-SURP-2"
    play(fight, "ADA: drop_prone")
    assert budget(fight, "ADA").count("w") == 0


@pytest.mark.rule("SF-SURP-3")
def test_the_surprised_are_flat_footed_until_they_have_acted() -> None:
    fight = play(ambush(), "CYN d20 3", "ADA: attack BOR with dagger", "ADA d20 6 | ADA d4 1")
    assert struck(fight) == (13, 13, True)
    assert barred(fight, "BOR", "attack") == ["SF-ROUND-2"]
    play(fight, "ADA: end", "CYN: end", "BOR d20 10", "ADA: end")
    assert (asked(fight), has(fight, "BOR", "flat_footed")) == (["BOR turn"], True)
    play(fight, "BOR: move 3,3", "ADA: decline")
    assert has(fight, "BOR", "flat_footed") is False


@pytest.mark.rule("SF-SURP-3")
def test_or_only_until_their_turn_starts() -> None:
    fight = play(
        ambush(round_zero_surprise_flatfooted_until="turn_start"),
        "CYN d20 3",
        "ADA: end",
        "CYN: end",
        "BOR d20 10",
        "ADA: end",
    )
    assert (asked(fight), has(fight, "BOR", "flat_footed")) == (["BOR turn"], False)


@pytest.mark.rule("SF-SURP-4")
def test_the_aware_who_have_not_acted_are_not_flat_footed_but_cannot_react() -> None:
    fight = from_the_start(ada(at=(2, 2), init_count=15), bor(at=(3, 2), init_count=9))
    assert (has(fight, "BOR", "flat_footed"), barred(fight, "BOR", "attack_of_opportunity")) == (False, ["SF-REACT-2"])
    play(fight, "ADA: attack BOR with dagger", "ADA d20 7")
    assert struck(fight) == (14, 15, False)
    play(fight, "ADA: move 2,3")
    assert left_out(fight, "BOR", "opportunity") == ("SF-REACT-2",)


@pytest.mark.rule("SF-INIT-6")
@pytest.mark.parametrize(("like", "die", "first"), [("CYN", "NEW d20 5", True), ("RAT", "NEW d20 8", False)])
def test_a_newcomer_with_the_current_count_comes_by_the_tie_break(like: str, die: str, first: bool) -> None:
    """BOR with 9 and a modifier of 2 acts; the newcomer has 9 as well."""
    fight = boarding(
        ada(at=(2, 2)), bor(at=(12, 2)), cyn(at=(20, 2)), rat(at=(20, 9)), order="ADA 15 BOR 9 CYN 4 RAT 3", turn="BOR"
    )
    decree(fight, f"join {like} id NEW side crew at 20,6")
    play(fight, die, "BOR: end")
    assert asked(fight) == (["CYN turn"] if first else ["NEW turn"])


@pytest.mark.rule("SF-INIT-1", "SF-INIT-3")
def test_latecomers_are_inserted_by_the_same_tie_break() -> None:
    fight = play(ambush(), "CYN d20 3", "ADA: end", "CYN: end", "BOR d20 13")
    assert places(fight) == [("BOR", 15), ("ADA", 15), ("CYN", 7)]


@pytest.mark.rule("SF-ROUND-3", "SF-SURP-2")
def test_a_round_counted_from_the_surprise_round() -> None:
    fight = play(
        ambush(), "CYN d20 3", "ADA: dirty_trick BOR with dagger", "ADA d20 18", "ADA: condition off_target", "ADA: end"
    )
    play(fight, "CYN: end", "BOR d20 18")
    assert (asked(fight), fight.state.round, has(fight, "BOR", "off_target")) == (["BOR turn"], 1, True)
    play(fight, "BOR: end")
    assert (asked(fight), has(fight, "BOR", "off_target")) == (["ADA turn"], False)


@pytest.mark.rule("SF-INIT-6", "SF-INIT-1")
def test_who_joins_while_initiative_is_rolled_rolls_with_the_others() -> None:
    fight = from_the_start(ada(at=(2, 2)), bor(at=(9, 2)))
    throw(fight, "ADA d20 10")
    decree(fight, "join BOR id NEW at 12,2")
    play(fight, "BOR d20 10 | NEW d20 3")
    assert places(fight) == [("BOR", 12), ("ADA", 11), ("NEW", 5)]
    late = play(ambush(), "CYN d20 3", "ADA: end")
    answer(late, "CYN: end")
    decree(late, "join BOR id NEW at 20,12")
    play(late, "BOR d20 18 | NEW d20 1")
    assert places(late) == [("BOR", 20), ("ADA", 15), ("CYN", 7), ("NEW", 3)]


@pytest.mark.rule("SF-READY-10", "SF-INIT-6")
def test_who_joins_enters_a_square_and_a_reach() -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(9, 2)), order="ADA 15 BOR 9")
    play(fight, "ADA: ready attack event enters_reach who opponent with dagger", "ADA: end")
    decree(fight, "join BOR id NEW at 3,2")
    play(fight, "NEW d20 3")
    assert asked(fight) == ["ADA after"]
    other = boarding(ada(at=(2, 2)), bor(at=(9, 2)), order="ADA 15 BOR 9")
    play(other, "ADA: ready attack event leaves_square who opponent with dagger", "ADA: end")
    decree(other, "join BOR id NEW at 3,2")
    play(other, "NEW d20 3")
    assert asked(other) == ["BOR turn"], "it has left no square"
