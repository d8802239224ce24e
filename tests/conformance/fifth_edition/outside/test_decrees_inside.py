"""Decrees inside windows and at pending rolls: what is under way is checked again (E5-REACT-8, E5-TURN-13)."""

from __future__ import annotations

import pytest

from affray.core.fight import Fight
from affray.core.script import Roll
from affray.rulesets.fifth_edition.model.events import AttackResolved
from affray.rulesets.fifth_edition.model.stats import Combat
from tests.conformance.fifth_edition.arena import (
    arena,
    at,
    bowman,
    bru,
    cle,
    decree,
    fig,
    fighter,
    hp,
    rai,
    reaction,
    rog,
    spent,
    wiz,
)
from tests.conformance.harness import answer, asked, offered, play, throw, told, waiting


def declared() -> Fight[Combat]:
    """BRU has declared an attack on WIZ; WIZ is asked about a readied move."""
    fight = arena(wiz(at=(5, 5)), bru(at=(6, 5)), fig(at=(20, 10)), rai(at=(25, 15)))
    play(fight, "WIZ: ready declaration attacks who BRU of self response move", "WIZ: end")
    return play(fight, "BRU: attack WIZ with greatclub")


@pytest.mark.rule("E5-REACT-8", "E5-SPELL-17")
def test_attacker_killed_by_decree_in_the_window() -> None:
    fight = declared()
    decree(fight, "hp BRU 0")
    if asked(fight) == ["WIZ on_declare"]:
        answer(fight, "WIZ: decline")
    assert not isinstance(fight.pending, Roll), waiting(fight)
    assert not told(fight, AttackResolved)


@pytest.mark.rule("E5-REACT-8")
def test_target_removed_by_decree_in_the_window() -> None:
    fight = arena(fig(at=(5, 6)), bru(at=(6, 5)), wiz(at=(5, 5)), rai(at=(25, 15)))
    play(fight, "FIG: ready declaration attacks who BRU of WIZ response dodge", "FIG: end")
    play(fight, "BRU: attack WIZ with greatclub")
    assert asked(fight) == ["FIG on_declare"]
    decree(fight, "remove WIZ")
    if asked(fight) == ["FIG on_declare"]:
        answer(fight, "FIG: decline")
    assert not isinstance(fight.pending, Roll), waiting(fight)
    assert asked(fight) == ["BRU retarget"]


@pytest.mark.rule("E5-REACT-8", "E5-GRAP-6")
def test_grappler_stunned_by_decree_in_the_window() -> None:
    fight = arena(wiz(at=(5, 5)), bru(at=(6, 5), starts_holding=[]), rai(at=(25, 15)))
    play(fight, "WIZ: ready declaration attacks who BRU of self response move", "WIZ: end", "BRU: grapple WIZ")
    decree(fight, "condition BRU stunned")
    answer(fight, "WIZ: decline")
    assert "contest" not in str(asked(fight)), asked(fight)


@pytest.mark.rule("E5-REACT-8", "E5-OPP-10")
def test_mover_placed_elsewhere_by_decree_before_the_step() -> None:
    fight = arena(rai(at=(3, 2)), fig(at=(2, 2)))
    play(fight, "RAI: move 4,2 5,2")
    decree(fight, "place RAI 10,10")
    if asked(fight) == ["FIG before_step"]:
        answer(fight, "FIG: decline")
    assert (asked(fight), at(fight, "RAI"), spent(fight, "RAI")) == (["RAI turn"], (10, 10), 0)


@pytest.mark.rule("E5-OPP-9", "E5-TURN-13")
def test_mover_felled_by_decree_before_the_step() -> None:
    fight = arena(wiz(at=(5, 5)), bru(at=(6, 5)), fig(at=(20, 10)))
    play(fight, "WIZ: move 4,5")
    decree(fight, "hp WIZ 0")
    if asked(fight) == ["BRU before_step"]:
        answer(fight, "BRU: decline")
    assert (at(fight, "WIZ"), asked(fight), reaction(fight, "BRU")) == ((5, 5), ["BRU turn"], True)


@pytest.mark.rule("E5-OPP-1", "E5-GEN-5")
def test_neutral_by_decree_in_the_window() -> None:
    fight = arena(rai(at=(3, 2)), fig(at=(2, 2)), bru(at=(20, 10)))
    play(fight, "RAI: move 4,2")
    decree(fight, "neutral RAI")
    assert asked(fight) == ["RAI turn"]
    assert at(fight, "RAI") == (4, 2)


@pytest.mark.rule("E5-REACT-8")
def test_target_placed_far_away_by_decree_and_nobody_reacts() -> None:
    fight = declared()
    decree(fight, "place WIZ 0,19")
    if asked(fight) == ["WIZ on_declare"]:
        answer(fight, "WIZ: decline")
    assert not isinstance(fight.pending, Roll), waiting(fight)


@pytest.mark.rule("E5-REACT-8", "E5-SHOVE-5")
def test_target_of_a_contest_removed_by_decree() -> None:
    fight = arena(fig(at=(5, 5)), rai(at=(6, 5)), bru(at=(20, 10)))
    play(fight, "FIG: shove RAI")
    assert asked(fight) == ["RAI contest"]
    decree(fight, "remove RAI")
    if asked(fight) == ["RAI contest"]:
        answer(fight, "RAI: athletics")
    assert not isinstance(fight.pending, Roll), waiting(fight)


@pytest.mark.rule("E5-MOVE-11", "E5-REACT-8")
def test_a_flyer_felled_prone_by_decree_in_a_window_falls() -> None:
    bird = fig(at=(5, 5), speed={"walk": 30, "fly": 60}, elevation_ft=20)
    fight = arena(bird, rai("RAI", at=(6, 5), speed={"walk": 30, "fly": 30}, elevation_ft=20))
    play(fight, "FIG: move 4,5 by fly")
    assert asked(fight) == ["RAI before_step"]
    decree(fight, "condition FIG prone")
    throw(fight, "FIG 2d6 3 4")
    assert (fighter(fight, "FIG").elevation, hp(fight, "FIG")) == (0, 21)
    if asked(fight) == ["RAI before_step"]:
        # 20 ft below now: out of RAI's reach
        assert "opportunity_attack" not in offered(fight)


@pytest.mark.rule("E5-COND-7", "E5-TURN-13")
def test_exhausted_to_death_by_decree_in_the_own_turn() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(9, 2)), cle(at=(2, 9)))
    decree(fight, "condition FIG exhaustion level 6")
    assert (fighter(fight, "FIG").dead, asked(fight)) == (True, ["RAI turn"])


@pytest.mark.rule("E5-REACT-10", "E5-READY-18")
def test_a_condition_by_decree_is_answered_at_once_or_never() -> None:
    fight = arena(rog(at=(2, 2)), rai(at=(9, 2)), fig(at=(4, 4)), bru(at=(20, 10)))
    play(fight, "ROG: ready result gains_condition who FIG response move", "ROG: end")
    decree(fight, "condition FIG poisoned")
    if asked(fight) == ["ROG on_result"]:
        return
    play(fight, "RAI: move 10,2")
    assert asked(fight) == ["RAI turn"], "a stale result is offered in the middle of an unrelated move"


@pytest.mark.rule("E5-REACT-8")
def test_attacker_removed_by_decree_while_its_die_is_in_the_air() -> None:
    fight = arena(bru(at=(3, 2)), wiz(at=(2, 2)), fig(at=(20, 10)), rai(at=(25, 15)))
    answer(fight, "BRU: attack WIZ with greatclub")
    decree(fight, "remove BRU")
    if isinstance(fight.pending, Roll):
        throw(fight, "15")
    assert not isinstance(fight.pending, Roll), waiting(fight)
    assert hp(fight, "WIZ") == 16


@pytest.mark.rule("E5-REACT-8", "E5-COVER-8")
def test_cover_ruling_total_stops_a_declared_shot_in_the_window() -> None:
    fight = arena(wiz(at=(2, 5)), bowman("RAI", at=(9, 5)), fig(at=(20, 10)))
    play(
        fight,
        "WIZ: ready declaration attacks who RAI of self response dodge",
        "WIZ: end",
        "RAI: attack WIZ with shortbow",
    )
    decree(fight, "cover WIZ total")
    answer(fight, "WIZ: decline")
    assert not isinstance(fight.pending, Roll), waiting(fight)


def smouldering() -> Fight[Combat]:
    """FIG is asked in which order two things hurt it at the end of its turn."""
    fight = arena(fig(at=(2, 2)), rai(at=(9, 2)), cle(at=(1, 1)))
    decree(fight, "ongoing FIG 1d4 acid end")
    decree(fight, "ongoing FIG 1d6 fire end")
    play(fight, "FIG: end")
    assert asked(fight) == ["FIG effects"]
    return fight


@pytest.mark.rule("E5-TURN-11", "E5-GEN-9")
@pytest.mark.parametrize("word", ["remove FIG", "ongoing FIG 0 fire"])
def test_nobody_orders_effects_that_are_over(word: str) -> None:
    fight = smouldering()
    decree(fight, word)
    assert asked(fight) == ["RAI turn"]


@pytest.mark.rule("E5-REACT-6", "E5-GEN-9")
def test_nobody_orders_those_who_no_longer_react() -> None:
    fight = arena(rai(at=(3, 2)), fig(at=(2, 2)), rog(at=(2, 3)), reaction_order="gm")
    play(fight, "RAI: move 4,2")
    assert asked(fight) == ["gm reaction_order"]
    decree(fight, "remove ROG")
    assert asked(fight) == ["FIG before_step"]
