"""ACKS II answered at random: its laws hold after each answer, and the core keeps its promises."""

from __future__ import annotations

import random
from collections import defaultdict
from typing import Any

import pytest

from affray.core.dice import Dice
from affray.core.events import Event
from affray.core.fight import Fight
from affray.core.journal import Journal
from affray.core.script import Choose, Pick
from affray.players.driver import play_out
from affray.players.random_legal import RandomLegal
from affray.rulesets.acks2 import RULESET, events
from affray.rulesets.acks2.actions import ACTIONS
from affray.rulesets.acks2.battlefield import Battlefield
from affray.rulesets.acks2.scenario import Options
from affray.rulesets.acks2.stats import Card, Combat
from affray.text.rulebook import rulebook
from tests.properties import melee_laws
from tests.properties.fuzz import RandomTable, check_game, everything, explained, fresh, replays, same
from tests.properties.melee_laws import law, whole_log
from tests.properties.melees import CHOICES, SAMPLES, LivelyTable, any_combat, any_encounter, values_of

RULES = [rule.id for rule in rulebook(RULESET)]
SHARED = (Options, Card, Battlefield)
BATCHES = range(4)
QUESTIONS = {
    "declare", "tie", "order", "join", "segment", "turn", "interrupt", "cleave", "spell_target", "block", "surrender",
}  # fmt: skip
OUT_OF_SEGMENT = {
    "none", "retreat", "withdraw", "split", "order", "join", "keep", "delay", "wait_for", "pass", "abandon_spell",
    "turn", "decline", "respond", "interrupt", "cleave", "stop", "accept", "refuse",
}  # fmt: skip

RARE = {"grab", "hold_damage"}
"""What needs too much to come together first."""


def fight_of(start: Combat, seed: object) -> Fight[Combat]:
    return Fight(RULESET, start, Journal({"game": RULESET.name, "seed": str(seed)}))


# -- volume ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("batch", BATCHES)
def test_the_laws_hold_after_every_answer(batch: int) -> None:
    for seed in range(batch * 60, (batch + 1) * 60):
        chance = random.Random(f"volume {seed}")
        fight = fight_of(any_combat(chance), seed)
        table = LivelyTable if seed % 2 else RandomTable
        table(chance, Dice("volume", seed)).play(fight, 90, law)
        whole_log(fight)


@pytest.mark.parametrize("batch", BATCHES)
def test_everything_the_core_promises_holds_in_any_encounter(batch: int) -> None:
    seeds = range(batch * 6, (batch + 1) * 6)
    assert check_game(RULESET, any_combat, seeds, 60, law, (), SHARED, RULES) > 100


@pytest.mark.parametrize("name", SAMPLES)
def test_everything_the_core_promises_holds_in_the_samples(name: str) -> None:
    starts = {name: RULESET.start(SAMPLES[name])}
    assert check_game(RULESET, starts, range(1), 60, law, (), SHARED, RULES) == 60


def test_whoever_is_not_asked_is_told_why_by_a_rule() -> None:
    """Any action of anybody at any moment: legal, or refused by a rule of the game or the core."""
    for seed in range(8):
        chance = random.Random(f"refused {seed}")
        fight = fight_of(any_combat(chance), seed)
        table = RandomTable(chance, Dice("refused", seed))
        for _ in range(10):
            table.play(fight, 6)
            for who in fight.state.warriors:
                if fight.asked(who) is None:
                    for do in (*chance.sample(sorted(ACTIONS), 4), *chance.sample(sorted(OUT_OF_SEGMENT), 3)):
                        explained(RULES, fight.answer(Pick(who, do)))


@pytest.mark.parametrize("name", SAMPLES)
def test_the_automatic_player_keeps_the_laws_to_the_end(name: str) -> None:
    fight = fight_of(RULESET.start(SAMPLES[name]), name)
    while not fight.over:
        before = fight.state.clone()
        length = len(fight.journal)
        play_out(fight, RULESET.player(), Dice(name), stop=lambda fight, at=length: len(fight.journal) > at)
        law(fight, before)
    whole_log(fight)
    replays(fight)


def test_the_automatic_player_is_legal_under_any_options() -> None:
    """Checked answers: a player that breaks a rule raises."""
    for seed in range(60):
        fight = fight_of(any_combat(random.Random(f"player {seed}")), seed)
        play_out(fight, RULESET.player(), Dice("player", seed), stop=lambda fight: len(fight.journal) > 150)
        whole_log(fight)


# -- that the volume is worth something ------------------------------------------------------------
def test_every_value_of_every_option_occurs_in_made_up_encounters() -> None:
    seen: dict[str, list[Any]] = defaultdict(list)
    for seed in range(200):
        for name, value in values_of(any_encounter(random.Random(f"options {seed}")).options).items():
            if value not in seen[name]:
                seen[name].append(value)
    for name, values in CHOICES.items():
        missing = [value for value in values if value not in seen[name]]
        assert not missing, f"{name} never is {missing}"


def test_every_action_every_question_and_every_kind_of_event_occurs_in_made_up_encounters() -> None:
    actions = {*ACTIONS, *OUT_OF_SEGMENT} - RARE
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)}
    kinds -= {Event, events.Ruled, events.PutBack}
    questions = set(QUESTIONS)

    def look(fight: Fight[Any], before: Combat) -> None:
        questions.difference_update(question.why for question in fight.open if isinstance(question, Choose))

    for seed in range(400):
        chance = random.Random(f"kinds {seed}")
        fight = fight_of(any_combat(chance), seed)
        table = RandomTable if seed % 3 else LivelyTable
        table(chance, Dice("kinds", seed)).play(fight, 90, look)
        actions -= {reply.do for reply in fight.journal.path() if isinstance(reply, Pick)}
        kinds -= {type(event) for event in fight.log()}
        if not actions and not kinds and not questions:
            return
    pytest.fail(f"never done: {actions}; asked: {questions}; told: {[kind.__name__ for kind in kinds]}")


# -- the Judge -------------------------------------------------------------------------------------
@pytest.mark.parametrize("batch", BATCHES)
def test_the_judge_may_say_anything_at_any_moment(batch: int) -> None:
    """Whatever is decreed between two answers, the fight goes on, and its journal tells it again."""
    for seed in range(batch * 20, (batch + 1) * 20):
        chance, judge = random.Random(f"judge {seed}"), RandomLegal("judge", seed)
        fight = fight_of(any_combat(chance), seed)
        table = (LivelyTable if seed % 2 else RandomTable)(chance, Dice("judge", seed))
        for _ in range(15):
            table.play(fight, 4)
            edit = chance.choice([option for option in fight.edits() if option.id != "end"])
            values = judge.fill(edit)
            if values is not None:
                assert not fight.overrule(edit.id, **values)
            melee_laws.always(fight.state)
        replays(fight)
        before = everything(fight)
        for back in (1, 9):
            fight.undo(back)
            same(everything(fight), everything(fresh(fight)))
            fight.redo(back)
        same(before, everything(fight))
