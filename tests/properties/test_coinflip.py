"""Coinflip Skirmish answered at random: its laws hold after each answer, and the core keeps its promises."""

from __future__ import annotations

import random
from collections import defaultdict
from typing import Any

import pytest

from affray.core.dice import Dice
from affray.core.events import Event
from affray.core.fight import Fight
from affray.core.journal import Journal
from affray.core.script import Pick
from affray.players.driver import play_out
from affray.players.random_legal import RandomLegal
from affray.rulesets.coinflip import RULESET, events
from affray.rulesets.coinflip.actions import DEFENCES, PREPARATIONS
from affray.rulesets.coinflip.scenario import Options
from affray.rulesets.coinflip.stats import Battle
from affray.text.rulebook import rulebook
from tests.properties import battle_laws
from tests.properties.battle_laws import law, whole_log
from tests.properties.fuzz import RandomTable, check_game, everything, fresh, replays, same
from tests.properties.skirmishes import CHOICES, SAMPLES, any_battle, any_encounter, values_of

RULES = [rule.id for rule in rulebook(RULESET)]
SHARED = (Options,)
BATCHES = range(8)


def fight_of(start: Battle, seed: object) -> Fight[Battle]:
    return Fight(RULESET, start, Journal({"game": RULESET.name, "seed": str(seed)}))


# -- volume ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("batch", BATCHES)
def test_the_laws_hold_after_every_answer(batch: int) -> None:
    for seed in range(batch * 150, (batch + 1) * 150):
        chance = random.Random(f"volume {seed}")
        fight = fight_of(any_battle(chance), seed)
        avoid = ("concede",) if seed % 10 else ()
        RandomTable(chance, Dice("volume", seed), avoid).play(fight, 40, law)
        whole_log(fight)


@pytest.mark.parametrize("batch", BATCHES)
def test_everything_the_core_promises_holds_in_any_encounter(batch: int) -> None:
    seeds = range(batch * 12, (batch + 1) * 12)
    assert check_game(RULESET, any_battle, seeds, 120, law, ("concede",), SHARED, RULES) > 200


@pytest.mark.parametrize("name", SAMPLES)
def test_everything_the_core_promises_holds_in_the_samples(name: str) -> None:
    starts = {name: RULESET.start(SAMPLES[name])}
    assert check_game(RULESET, starts, range(4), 150, law, ("concede",), SHARED, RULES) > 300


@pytest.mark.parametrize("name", SAMPLES)
def test_the_automatic_player_keeps_the_laws_to_the_end(name: str) -> None:
    for seed in range(4):
        fight = fight_of(RULESET.start(SAMPLES[name]), seed)
        while not fight.over:
            before = fight.state.clone()
            length = len(fight.journal)
            play_out(fight, RULESET.player(), Dice(name, seed), stop=lambda fight, at=length: len(fight.journal) > at)
            law(fight, before)
        whole_log(fight)
        replays(fight)


def test_the_automatic_player_is_legal_under_any_options() -> None:
    """Checked answers: a player that breaks a rule raises."""
    for seed in range(120):
        fight = fight_of(any_battle(random.Random(f"player {seed}")), seed)
        play_out(fight, RULESET.player(), Dice("player", seed), stop=lambda fight: len(fight.journal) > 150)
        whole_log(fight)


# -- that the volume is worth something ------------------------------------------------------------
def test_every_value_of_every_option_occurs_in_made_up_encounters() -> None:
    seen: dict[str, list[Any]] = defaultdict(list)
    for seed in range(400):
        for name, value in values_of(any_encounter(random.Random(f"options {seed}")).options).items():
            if value not in seen[name]:
                seen[name].append(value)
    for name, values in CHOICES.items():
        missing = [value for value in values if value not in seen[name]]
        assert not missing, f"{name} never is {missing}"


def test_every_action_and_every_kind_of_event_occurs_in_made_up_encounters() -> None:
    actions = {*PREPARATIONS, *DEFENCES, "choose", "concede", "attack", "forgo", "allot", "oppose", "decline", "stop"}
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)} - {Event}
    for seed in range(1000):
        chance = random.Random(f"kinds {seed}")
        fight = fight_of(any_battle(chance), seed)
        RandomTable(chance, Dice("kinds", seed), ("concede",) if seed else ()).play(fight, 60)
        actions -= {reply.do for reply in fight.journal.path() if isinstance(reply, Pick)}
        kinds -= {type(event) for event in fight.log()}
        if not actions and not kinds:
            return
    pytest.fail(f"never done: {actions}; never told: {[kind.__name__ for kind in kinds]}")


# -- the game master -------------------------------------------------------------------------------
@pytest.mark.parametrize("batch", range(4))
def test_the_game_master_may_say_anything_at_any_moment(batch: int) -> None:
    """Whatever is decreed between two answers, the fight goes on, and its journal tells it again."""
    for seed in range(batch * 15, (batch + 1) * 15):
        chance, master = random.Random(f"master {seed}"), RandomLegal("master", seed)
        fight = fight_of(any_battle(chance), seed)
        table = RandomTable(chance, Dice("master", seed), ("concede",))
        for _ in range(12):
            table.play(fight, 4)
            edit = chance.choice([option for option in fight.edits() if option.id != "end"])
            values = master.fill(edit)
            if values is not None:
                assert not fight.overrule(edit.id, **values)
            battle_laws.coins(fight)
            battle_laws.ground(fight.state)
            battle_laws.pools(fight.state)
        replays(fight)
        before = everything(fight)
        for back in (1, 9):
            fight.undo(back)
            same(everything(fight), everything(fresh(fight)))
            fight.redo(back)
        same(before, everything(fight))
