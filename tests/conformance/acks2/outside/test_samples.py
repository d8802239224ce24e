"""The sample combatants and encounters."""

from __future__ import annotations

from importlib.resources import files

import pytest
import yaml
from pydantic import TypeAdapter

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.core.script import Roll
from affray.rulesets.acks2 import RULESET
from affray.rulesets.acks2.model.scenario import Encounter
from affray.rulesets.acks2.model.stats import Combat
from tests.conformance.acks2.ring import asked, warrior
from tests.conformance.harness import answer, left_out, throw

NAMES = ("bridge_charge", "shrine_ambush", "beast_at_the_ford")
BESTIARY = files(RULESET.package) / "bestiary"
SAMPLES = yaml.safe_load((BESTIARY / "bestiary.yaml").read_text(encoding="utf-8"))


def sample(name: str) -> Encounter:
    """One of the encounters that come with the game."""
    written = yaml.safe_load((BESTIARY / f"{name}.yaml").read_text(encoding="utf-8"))
    blocks = {**SAMPLES["bestiary"], **written.get("bestiary", {})}
    return TypeAdapter(Encounter).validate_python({**written, "bestiary": blocks})


def begun(name: str) -> Fight[Combat]:
    return Fight(RULESET, RULESET.start(sample(name)))


@pytest.mark.parametrize("name", NAMES)
def test_a_sample_encounter_has_no_problems_and_plays_itself_to_the_end(name: str) -> None:
    assert RULESET.problems(sample(name)) == []
    fight, player, dice = begun(name), RULESET.player(), Dice(name)
    while not fight.over:
        question = fight.pending
        assert question is not None, f"stuck in round {fight.state.round}"
        if isinstance(question, Roll):
            fight.throw(dice)
        else:
            refusals = fight.answer(player(fight, question))
            assert not refusals, refusals
    assert fight.over in (*fight.state.sides(), "draw")


def test_the_sample_combatants_have_the_values_of_the_specification() -> None:
    people = {each: warrior(begun(name), each) for name in NAMES for each in begun(name).state.warriors}
    cards = {each.card.name: each.card for each in people.values()}
    shown = {
        name: (card.attack_throw, card.ac, card.hp_max, card.combat, card.run, card.cleave_max, card.morale)
        for name, card in cards.items()
    }
    assert shown == {
        "Captain of the Hedge Spears": (9, 6, 20, 4, 12, 3, None),
        "Ford Levy": (11, 3, 4, 6, 18, 0, -1),
        "Marsh Archer": (9, 4, 11, 8, 24, 2, None),
        "Tusk Raider": (10, 3, 5, 8, 24, 1, 0),
        "Alley Knife": (9, 4, 10, 8, 24, 1, None),
        "Chapel Warden": (10, 5, 9, 4, 12, 1, None),
        "Reed Hexer": (10, 1, 8, 8, 24, 0, 1),
        "Ford Beast": (4, 5, 32, 8, 24, 6, 1),
    }


@pytest.mark.rule("ACKS-FIRST-8")
def test_at_the_bridge_the_spears_stop_axes_and_not_the_spear() -> None:
    def charging(raider: str, to: str) -> Fight[Combat]:
        fight = begun("bridge_charge")
        while isinstance(fight.pending, Roll):
            who = fight.pending.who
            throw(fight, f"{who} d6 {6 if who == raider else 1}")
        while asked(fight) != [f"{raider} segment"]:
            answer(fight, f"{asked(fight)[0].split()[0]}: pass")
        answer(fight, f"{raider}: charge hedge_captain to {to}")
        assert asked(fight) == ["marsh_archer interrupt"]
        return answer(fight, "marsh_archer: decline")

    assert asked(charging("r1", "5,4")) == ["hedge_captain interrupt"]
    speared = charging("r2", "5,4")
    assert (asked(speared), left_out(speared, "hedge_captain", "interrupt")) == (["r2 attack"], ("ACKS-FIRST-8",))
