"""What an answer of a seat leaves to the rules is decided by what its side believes (E5-DEC-5, E5-DEC-40)."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.script import Pick
from affray.core.views import Seat, answer_for, meant
from affray.rulesets.fifth_edition.model.events import AttackDeclared, Moved, PowerUsed
from affray.rulesets.fifth_edition.model.stats import Combat
from tests.conformance.fifth_edition.arena import arena, bru, fig, fighter, power, rai, wiz
from tests.conformance.harness import asked, last, play

HEROES, MASTER = Seat("Mia", "heroes"), Seat("Ida", "gm")
ATTACK = Pick("FIG", "attack", {"with": "longsword"})


def between_two(weak: str) -> Fight[Combat]:
    """The fighter stands between two raiders that look alike; one of them has fewer hit points, and nobody can tell."""
    fight = arena(fig(at=(5, 5)), rai("R1", at=(4, 5)), rai("R2", at=(6, 5)))
    for each in (fighter(fight, "R1"), fighter(fight, "R2")):
        each.hp = each.hp_max - (2 if each.id == weak else 1)
    return Fight(fight.ruleset, fight.state.clone())


@pytest.mark.rule("E5-ATK-1", "E5-ACT-3")
def test_an_attack_without_a_target_is_aimed_by_what_is_believed() -> None:
    """The rules know who is weakest; the side does not, so its answer means the same whoever that is."""
    aims: dict[str, list[Any]] = {}
    for weak in ("R1", "R2"):
        fight = between_two(weak)
        aims[weak] = [meant(fight, HEROES, ATTACK), meant(fight, MASTER, ATTACK)]
        assert answer_for(fight, HEROES, ATTACK) == []
        aims[weak].append(last(fight, AttackDeclared).target)
    assert aims["R1"][0] == aims["R2"][0] == Pick("FIG", "attack", {"with": "longsword", "target": "R1"})
    assert (aims["R1"][1], aims["R2"][1]) == (ATTACK, ATTACK), "the game master speaks to the rules themselves"
    assert (aims["R1"][2], aims["R2"][2]) == ("R1", "R1")
    truly = between_two("R2")
    assert truly.answer(ATTACK) == []
    assert last(truly, AttackDeclared).target == "R2"


@pytest.mark.rule("E5-MON-6", "E5-DEC-40")
def test_a_legendary_option_without_a_target_is_aimed_by_what_is_believed() -> None:
    swipe = power("swipe", cost="legendary", range_ft=60, damage="1 force")
    for weak in ("R1", "R2"):
        dragon = fig(at=(5, 5), powers=[swipe], legendary_actions=3)
        fight = arena(rai("R1", at=(4, 5)), rai("R2", at=(6, 5)), dragon)
        for each in (fighter(fight, "R1"), fighter(fight, "R2")):
            each.hp = each.hp_max - (2 if each.id == weak else 1)
        fight = play(Fight(fight.ruleset, fight.state.clone()), "R1: end")
        assert asked(fight) == ["FIG legendary"]
        assert answer_for(fight, HEROES, Pick("FIG", "use", {"power": "swipe"})) == []
        assert last(fight, PowerUsed).targets == ("R1",)


@pytest.mark.rule("E5-SPELL-16", "E5-DEC-40")
def test_a_reaction_is_aimed_by_what_is_believed_and_harm_at_whoever_set_it_off() -> None:
    bless = power("bless", cost="reaction", window="turn_start", range_ft=60, temp_hp="3")
    alert = power("alert", cost="reaction", window="turn_start", range_ft=60, damage="3 psychic")
    fight = arena(wiz(at=(4, 4)), fig(at=(5, 5), powers=[bless, alert]), rai(at=(9, 5)), turn="RAI")
    assert asked(fight) == ["FIG turn_start"]
    helping, harming = Pick("FIG", "react", {"power": "bless"}), Pick("FIG", "react", {"power": "alert"})
    assert meant(fight, HEROES, helping) == Pick("FIG", "react", {"power": "bless", "targets": ("WIZ",)})
    assert meant(fight, HEROES, harming) == harming


def test_an_answer_that_is_refused_or_says_enough_is_left_alone() -> None:
    fight = between_two("R2")
    for reply in (Pick("FIG", "attack", {"with": "nothing"}), Pick("FIG", "dodge"), Pick("R1", "attack"),
                  Pick("FIG", "attack", {"with": "longsword", "target": "R2"})):  # fmt: skip
        assert meant(fight, HEROES, reply) == reply


@pytest.mark.rule("E5-SPACE-4")
def test_what_a_step_costs_is_told_to_the_side_of_the_mover_alone() -> None:
    """It would tell others of a friend of his, whom they do not see, in the way."""
    fight = play(arena(fig(at=(5, 5)), wiz(at=(2, 2)), bru(at=(9, 9))), "FIG: move 5,6")
    assert last(fight, Moved).cost == 5
    told = {
        side: [each["facts"]["cost"] for each in fight.view(Seat("s", side))["log"] if each["kind"] == "moved"]
        for side in ("heroes", "raiders", "gm")
    }
    assert told == {"heroes": [5], "raiders": [None], "gm": [5]}
