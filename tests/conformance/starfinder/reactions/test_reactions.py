"""Reactions: when one has them, in which order they come, what they change (SF-REACT)."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.starfinder.model.events import ActionLost, AttackDeclared
from affray.rulesets.starfinder.model.scenario import EffectEntry, ModifierEntry, TriggerEntry
from affray.rulesets.starfinder.model.stats import Combat
from tests.conformance.harness import asked, last, left_out, offered, play, told
from tests.conformance.starfinder.boarding import (
    KNIFE,
    LASER,
    ability,
    ada,
    at,
    barred,
    boarding,
    bor,
    budget,
    cyn,
    del_,
    fighter,
    from_the_start,
    hp,
    rat,
    rifleman,
    struck,
)

SHIELD = ability(
    "shield", action="reaction", purely_defensive=True, trigger=TriggerEntry(event="attacked", who="self"),
    effect=EffectEntry(target="self", modifier=ModifierEntry(ac=3)),
)  # fmt: skip
SNAP = ability(
    "snap", action="reaction", trigger=TriggerEntry(event="hit_by_melee", who="self"),
    effect=EffectEntry(attack="dagger", target="attacker"),
)  # fmt: skip


@pytest.mark.rule("SF-REACT-1", "SF-REACT-4")
def test_a_reaction_is_the_owners_choice_and_needs_its_trigger() -> None:
    fight = boarding(bor(at=(3, 2)), ada(at=(2, 2), abilities=[SHIELD]))
    assert barred(fight, "ADA", "react") == ["SF-REACT-1"]
    play(fight, "BOR: attack ADA with sword")
    assert (asked(fight), set(offered(fight))) == (["ADA before"], {"react", "decline"})
    declined = play(fight.fork(), "ADA: decline", "BOR d20 7 | BOR d6 1")
    assert (struck(declined), budget(declined, "ADA")) == ((17, 17, True), "r")
    play(fight, "ADA: react shield", "BOR d20 7")
    assert (struck(fight), budget(fight, "ADA")) == ((17, 20, False), "")


@pytest.mark.rule("SF-REACT-2", "SF-REACT-7")
def test_no_reaction_before_the_first_action() -> None:
    fight = from_the_start(
        bor(at=(3, 2), init_count=15), ada(at=(2, 2), init_count=10, abilities=[SHIELD]), cyn(at=(20, 2), init_count=5)
    )
    play(fight, "BOR: attack ADA with sword", "BOR d20 2")
    assert left_out(fight, "ADA", "before") == ("SF-REACT-2",)
    play(fight, "BOR: end", "ADA: ready attack event enters_reach who opponent with dagger")
    assert fighter(fight, "ADA").has_acted
    acted = from_the_start(bor(at=(3, 2), init_count=15), ada(at=(9, 2), init_count=10))
    play(acted, "BOR: speak hello", "BOR: drop sword")
    assert fighter(acted, "BOR").has_acted is False
    play(acted, "BOR: drop_prone")
    assert fighter(acted, "BOR").has_acted


@pytest.mark.rule("SF-REACT-7")
def test_the_surprise_round_counts_and_delaying_does_not() -> None:
    fight = from_the_start(
        ada(at=(0, 5), init_count=15), cyn(at=(0, 8), init_count=10), bor(at=(16, 5), init_count=20),
        surprise={"aware": ["crew"], "surprised": ["raiders"]},
    )  # fmt: skip
    play(fight, "ADA: drop_prone")
    assert fighter(fight, "ADA").has_acted
    play(fight, "ADA: end", "CYN: delay")
    assert (asked(fight), fighter(fight, "CYN").has_acted) == (["BOR turn"], False)


@pytest.mark.rule("SF-REACT-3")
def test_one_reaction_from_turn_to_turn() -> None:
    fight = boarding(bor(at=(3, 2)), ada(at=(2, 2), abilities=[SHIELD]))
    play(
        fight,
        "BOR: full_attack ADA with sword",
        "ADA: react shield",
        "BOR d20 2",
        "BOR: attack ADA with sword",
        "BOR d20 2",
    )
    assert left_out(fight, "ADA", "before") == ("SF-REACT-3",)
    play(fight, "BOR: end")
    assert (asked(fight), budget(fight, "ADA")) == (["ADA turn"], "smwr")


@pytest.mark.rule("SF-REACT-5")
def test_a_stated_timing_replaces_the_usual_one() -> None:
    early = ability(
        "early", action="reaction", timing="before", trigger=TriggerEntry(event="attacked", who="self"),
        effect=EffectEntry(attack="dagger", target="attacker"),
    )  # fmt: skip
    fight = boarding(bor(at=(3, 2)), ada(at=(2, 2), abilities=[early]))
    play(fight, "BOR: attack ADA with sword")
    assert asked(fight) == ["ADA before"]
    play(fight, "ADA: react early", "ADA d20 10 | ADA d4 1 | BOR d20 2")
    assert (hp(fight, "BOR"), [each.who for each in told(fight, AttackDeclared)]) == (20, ["BOR", "ADA"])


@pytest.mark.rule("SF-REACT-6")
def test_everybody_has_the_attack_of_opportunity_and_nothing_else_without_an_ability() -> None:
    fight = boarding(bor(at=(3, 2)), ada(at=(2, 2)))
    play(fight, "BOR: attack ADA with sword", "BOR d20 10 | BOR d6 1")
    assert asked(fight) == ["BOR turn"]
    play(fight, "BOR: move 4,2")
    assert asked(fight) == ["ADA opportunity"]


@pytest.mark.rule("SF-REACT-9")
@pytest.mark.parametrize("condition", ["flat_footed", "staggered", "nauseated", "panicked"])
def test_conditions_that_forbid_reactions(condition: str) -> None:
    fight = boarding(bor(at=(3, 2)), ada(at=(2, 2), abilities=[SHIELD], conditions=[condition]))
    play(fight, "BOR: attack ADA with sword", "BOR d20 2")
    assert left_out(fight, "ADA", "before") == ("SF-REACT-9",)


@pytest.mark.rule("SF-REACT-9")
@pytest.mark.parametrize("condition", ["stunned", "dazed", "cowering", "paralyzed", "unconscious"])
def test_those_who_cannot_act_cannot_react(condition: str) -> None:
    fight = boarding(bor(at=(3, 2)), ada(at=(2, 2), abilities=[SHIELD], conditions=[condition]), cyn(at=(20, 2)))
    play(fight, "BOR: attack ADA with sword", "BOR d20 1")
    assert (asked(fight), "SF-REACT-9" in left_out(fight, "ADA", "before")) == (["BOR turn"], True)


@pytest.mark.rule("SF-REACT-10")
def test_attacks_of_opportunity_come_before_defensive_answers() -> None:
    fight = boarding(
        cyn(at=(2, 2)), bor(at=(3, 2)), rat(at=(2, 12), abilities=[SHIELD]), order="RAT 20 CYN 10 BOR 5", turn="CYN"
    )
    play(fight, "CYN: attack RAT with laser")
    assert asked(fight) == ["BOR opportunity"]
    play(fight, "BOR: decline")
    assert asked(fight) == ["RAT before"]


@pytest.mark.rule("SF-REACT-10")
def test_within_a_group_the_order_of_initiative_holds() -> None:
    def three(**options: Any) -> Fight[Combat]:
        return boarding(
            cyn(at=(2, 2)), bor(at=(3, 2)), rat(at=(2, 3)), order="RAT 20 CYN 10 BOR 5", turn="CYN", **options
        )

    fight = play(three(), "CYN: move 1,1")
    assert asked(fight) == ["RAT opportunity"]
    assert asked(play(fight, "RAT: decline")) == ["BOR opportunity"]
    ruled = play(three(simultaneous_order="ask_gm"), "CYN: move 1,1")
    assert asked(ruled) == ["gm simultaneous"]
    assert asked(play(ruled, "gm: order BOR,RAT")) == ["BOR opportunity"]


@pytest.mark.rule("SF-REACT-10")
def test_whoever_has_both_uses_the_reaction_before_the_readied_action() -> None:
    fight = boarding(ada(at=(2, 2), abilities=[SNAP]), bor(at=(3, 2)), order="ADA BOR")
    play(fight, "ADA: ready attack event attacked who self with dagger target BOR", "ADA: end")
    play(fight, "BOR: attack ADA with sword", "BOR d20 10 | BOR d6 1")
    assert (asked(fight), "react" in offered(fight)) == (["ADA after"], True)
    play(fight, "ADA: react snap", "ADA d20 2")
    assert (asked(fight), "perform" in offered(fight)) == (["ADA after"], True)


@pytest.mark.rule("SF-REACT-11")
def test_reactions_to_reactions_are_resolved_inside_them() -> None:
    riposte = ability(
        "riposte", action="reaction", trigger=TriggerEntry(event="hit_by_melee", who="self"),
        effect=EffectEntry(attack="sword", target="attacker"),
    )  # fmt: skip
    fight = boarding(
        cyn(at=(2, 2), items=[KNIFE]), bor(at=(3, 2), abilities=[riposte]), ada(at=(3, 3)), order="BOR CYN ADA"
    )
    play(fight, "BOR: move 4,2", "CYN: attack_of_opportunity with knife", "CYN d20 18 | CYN d4 1")
    assert (asked(fight), at(fight, "BOR")) == (["BOR after"], (3, 2))
    play(fight, "BOR: react riposte", "BOR d20 2")
    assert asked(fight) == ["ADA opportunity"]
    play(fight, "ADA: decline")
    assert at(fight, "BOR") == (4, 2)


@pytest.mark.rule("SF-REACT-13")
def test_an_action_that_is_no_longer_possible_is_lost() -> None:
    fight = boarding(
        bor(at=(3, 2)), ada(at=(2, 2)), cyn(at=(20, 2)), order="ADA BOR CYN", readied_move_is_defensive=True
    )
    play(fight, "ADA: ready move event attacked who self", "ADA: end", "BOR: attack ADA with sword")
    assert asked(fight) == ["ADA before"]
    play(fight, "ADA: perform 1,2 0,2", "BOR: decline")
    assert (at(fight, "ADA"), last(fight, ActionLost).who, budget(fight, "BOR")) == ((0, 2), "BOR", "mwr")


@pytest.mark.rule("SF-REACT-13")
def test_otherwise_it_goes_on_exactly_as_declared() -> None:
    fight = boarding(bor(at=(3, 2)), ada(at=(2, 2), abilities=[SHIELD]), del_(at=(4, 2)))
    play(fight, "BOR: attack ADA with sword", "ADA: react shield", "BOR d20 2")
    assert [(each.who, each.target) for each in told(fight, AttackDeclared)] == [("BOR", "ADA")]
    assert (struck(fight), asked(fight)) == ((12, 20, False), ["BOR turn"])


@pytest.mark.rule("SF-REACT-14")
def test_what_is_purely_defensive() -> None:
    for action, when in (
        ("total_defense", "before"),
        ("drop_prone", "before"),
        ("attack", "after"),
        ("covering_fire", "after"),
    ):
        fight = boarding(cyn(at=(2, 2), items=[LASER, KNIFE]), rifleman(at=(9, 2)), order="CYN BOR")
        play(fight, f"CYN: ready {action} event attacked who self", "CYN: end")
        play(fight, "BOR: attack CYN with rifle", *(["BOR d20 2"] if when == "after" else []))
        assert asked(fight) == [f"CYN {when}"], action


@pytest.mark.rule("SF-REACT-14")
@pytest.mark.parametrize(("option", "when"), [(False, "after"), (True, "before")])
def test_whether_movement_is_purely_defensive_is_an_option(option: bool, when: str) -> None:
    fight = boarding(cyn(at=(2, 2)), rifleman(at=(9, 2)), order="CYN BOR", readied_move_is_defensive=option)
    play(fight, "CYN: ready move event attacked who self", "CYN: end")
    play(fight, "BOR: attack CYN with rifle", *(["BOR d20 2"] if when == "after" else []))
    assert asked(fight) == [f"CYN {when}"]


@pytest.mark.rule("SF-REACT-14")
def test_or_the_game_master_is_asked() -> None:
    fight = boarding(cyn(at=(2, 2)), rifleman(at=(9, 2)), order="CYN BOR", readied_move_is_defensive="ask")
    play(fight, "CYN: ready move event attacked who self")
    assert asked(fight) == ["gm defensive"]
    play(fight, "gm: yes", "CYN: end", "BOR: attack CYN with rifle")
    assert asked(fight) == ["CYN before"]
