"""The sample combatants and encounters: their numbers, and what each encounter is there to show."""

from __future__ import annotations

from dataclasses import replace
from importlib.resources import files
from typing import Any

import pytest
import yaml
from pydantic import TypeAdapter

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.core.script import Roll
from affray.rulesets.starfinder import RULESET
from affray.rulesets.starfinder.model.events import AttackResolved, Damaged, Rolled
from affray.rulesets.starfinder.model.scenario import Encounter, EnvironmentEntry
from affray.rulesets.starfinder.model.stats import Combat
from tests.conformance.harness import answer, asked, last, play, refused, throw, told
from tests.conformance.starfinder.boarding import decree, fighter, has, hp, rolled, sp

NAMES = ("loading_dock_ambush", "corridor_hold", "gantry_breach")
BESTIARY = files(RULESET.package) / "bestiary"
SAMPLES = yaml.safe_load((BESTIARY / "bestiary.yaml").read_text(encoding="utf-8"))


def sample(name: str) -> Encounter:
    """One of the encounters that come with the game."""
    written = yaml.safe_load((BESTIARY / f"{name}.yaml").read_text(encoding="utf-8"))
    blocks = {**SAMPLES["bestiary"], **written.get("bestiary", {})}
    return TypeAdapter(Encounter).validate_python({**written, "bestiary": blocks})


def started(name: str, first: str = "", **changes: Any) -> Fight[Combat]:
    """The encounter after initiative: the first rolls 20, the others less and less."""
    fight = Fight(RULESET, RULESET.start(replace(sample(name), **changes)))
    die = 19
    while isinstance(fight.pending, Roll):
        fight.say(fight.pending.who, "20" if fight.pending.who == first else str(die))
        die -= 1
    return fight


@pytest.mark.parametrize("name", NAMES)
def test_a_sample_encounter_has_no_problems_and_plays_itself_to_the_end(name: str) -> None:
    assert RULESET.problems(sample(name)) == []
    fight, player, dice = Fight(RULESET, RULESET.start(sample(name))), RULESET.player(), Dice(name)
    while not fight.over:
        question = fight.pending
        assert question is not None, f"stuck in round {fight.state.round}"
        if isinstance(question, Roll):
            fight.throw(dice)
        else:
            refusals = fight.answer(player(fight, question))
            assert not refusals, refusals
    assert fight.over in ("crew", "raiders", "draw")


def stand_by(fight: Fight[Combat], who: str) -> Fight[Combat]:
    """Everybody else ends the turn until this one's turn has come."""
    while asked(fight) != [f"{who} turn"]:
        play(fight, f"{asked(fight)[0].split()[0]}: end")
    return fight


def face(fight: Fight[Combat], who: str, enemy: str) -> Fight[Combat]:
    """This one's turn has come, and the enemy stands defenceless at its western side."""
    stand_by(fight, who)
    place = fighter(fight, who).place
    decree(fight, f"place {enemy} {place.x - 1},{place.y}")
    return decree(fight, f"condition {enemy} dazed")


@pytest.mark.rule("SF-ATK-3", "SF-ATK-8")
@pytest.mark.parametrize(
    ("name", "who", "enemy", "weapon", "bonus", "damage"),
    [
        ("gantry_breach", "vex", "hound", "polearm", 7, 8),
        ("loading_dock_ambush", "dock_rat_3", "vex", "shiv", 4, 2),
        ("corridor_hold", "hound", "tamsin", "bite", 10, 7),
        ("gantry_breach", "breaker", "vex", "slam", 12, 10),
        ("gantry_breach", "okoro", "hound", "mace", 6, 7),
    ],
)
def test_melee_attacks_of_the_samples(name: str, who: str, enemy: str, weapon: str, bonus: int, damage: int) -> None:
    """A die of 1 shows the fixed part: complete bonuses of NPCs, Strength in all melee damage."""
    fight = face(started(name, who), who, enemy)
    play(fight, f"{who}: attack {enemy} with {weapon}", "19 | 1")
    assert (rolled(fight)[0], last(fight, Damaged).damage.total) == (19 + bonus, damage)


@pytest.mark.rule("SF-ATK-4", "SF-ATK-6", "SF-ATK-7")
def test_ilsa() -> None:
    """Sidearm and operative knife by Dexterity, grenades by Strength with a DC by Dexterity."""
    fight = stand_by(started("gantry_breach", "ilsa"), "ilsa")
    shot = play(fight.fork(), "ilsa: attack hound with sidearm", "ilsa d20 2")
    assert rolled(shot)[0] == 8
    drawn = play(fight.fork(), "ilsa: draw skinknife")
    decree(drawn, "place hound 0,5")
    decree(drawn, "condition hound dazed")
    play(drawn, "ilsa: attack hound with skinknife", "ilsa d20 19 | ilsa d4 1")
    assert (rolled(drawn)[0], last(drawn, Damaged).damage.total) == (25, 2)
    play(fight, "ilsa: draw frag1")
    decree(fight, "place hound 6,6")
    play(fight, "ilsa: attack point 6,6 with frag1", "ilsa d20 10 | ilsa d6 3", "hound: attempt", "hound d20 2")
    assert ((12, 5) in [(each.total.total, each.against) for each in told(fight, Rolled)], rolled(fight, "ref")) == (
        True, (6, 14),
    )  # fmt: skip


@pytest.mark.rule("SF-SURP-2", "SF-SURP-3")
def test_the_ambush_begins_with_a_surprise_round() -> None:
    fight = Fight(RULESET, RULESET.start(sample("loading_dock_ambush")))
    for _ in range(5):
        assert isinstance(fight.pending, Roll)
        assert fighter(fight, fight.pending.who).side == "raiders"
        throw(fight, str(20 - len(told(fight, Rolled))))
    assert (fight.state.surprise_round, has(fight, "vex", "flat_footed"), has(fight, "ilsa", "flat_footed")) == (
        True, True, True,
    )  # fmt: skip


@pytest.mark.rule("SF-FEINT-3", "SF-ATK-14", "SF-DMG-2")
def test_the_hull_breaker() -> None:
    fight = face(started("gantry_breach", "vex"), "vex", "hound")
    assert refused(fight, "vex: feint breaker") == ["SF-FEINT-3"]
    decree(fight, "place hound 12,2")
    decree(fight, "place breaker 5,3")
    play(fight, "vex: attack breaker with polearm", "vex d20 20 | vex d8 6")
    assert (last(fight, AttackResolved).critical, hp(fight, "breaker"), asked(fight)) == (False, 42, ["vex turn"])


@pytest.mark.rule("SF-REACT-5", "SF-BULL-4", "SF-MOVE-13")
def test_the_gantry_has_an_edge() -> None:
    fight = stand_by(started("gantry_breach", "breaker"), "breaker")
    decree(fight, "place vex 9,1")
    decree(fight, "place breaker 9,2")
    decree(fight, "condition hound dazed")
    answer(fight, "breaker: bull_rush vex with slam")
    throw(fight, "breaker d20 15")
    while asked(fight)[0].endswith("opportunity"):
        answer(fight, f"{asked(fight)[0].split()[0]}: decline")
    throw(fight, "vex 3d6 1 2 3")
    assert (fighter(fight, "vex").altitude_ft, sp(fight, "vex"), has(fight, "vex", "prone")) == (-30, 21, True)


@pytest.mark.rule("SF-TRIP-3", "SF-MOVE-11")
def test_the_same_fight_without_gravity() -> None:
    fight = stand_by(started("gantry_breach", "vex", environment=EnvironmentEntry(gravity="zero")), "vex")
    assert "SF-MOVE-11" in refused(fight, "vex: move 4,3")
    decree(fight, "place hound 5,3")
    play(fight, "vex: trip hound with polearm", "vex d20 20")
    assert (has(fight, "hound", "off_kilter"), has(fight, "hound", "prone")) == (True, False)


@pytest.mark.rule("SF-REACT-4")
def test_okoro_guards_tamsin_in_the_corridor() -> None:
    fight = stand_by(started("corridor_hold", "okoro"), "okoro")
    stand_by(play(fight, "okoro: end"), "gunner_1")
    decree(fight, "place gunner_1 9,2")
    decree(fight, "place tamsin 7,1")
    play(fight, "gunner_1: attack tamsin with autorifle")
    while asked(fight)[0].endswith("opportunity"):
        answer(fight, f"{asked(fight)[0].split()[0]}: decline")
    assert asked(fight) == ["okoro before"]
