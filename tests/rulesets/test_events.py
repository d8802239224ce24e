"""What happens in several games is one class, and so one fact has one name."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import fields
from typing import Any

import pytest

from affray.core.dice import Dice
from affray.core.events import COMMON, Event
from affray.core.fight import Fight
from affray.files import load_encounter, samples
from affray.players.driver import play_out
from affray.rulesets import events as shared
from affray.rulesets import find, games
from affray.rulesets.game import Game

GAMES: list[Game[Any]] = [find(name) for name in games()]
SHARED = [each for each in vars(shared).values() if isinstance(each, type) and each.__module__ == shared.__name__]
APART = {"Declared"}
"""Only the word is the same: a plan for the round in one game, an act about to be done in another."""
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def kinds(game: Game[Any]) -> dict[str, type[Event]]:
    """The events that a game's modules know, by name."""
    homes = [module for name, module in sys.modules.items() if name.startswith(f"{game.package}.")]
    known = [each for module in homes for each in vars(module).values() if isinstance(each, type)]
    return {each.__name__: each for each in known if issubclass(each, Event) and each.__module__ != Event.__module__}


def facts(kind: type[Event]) -> list[str]:
    return [each.name for each in fields(kind) if each.name not in COMMON]


def common(kind: type[Event]) -> list[type[Event]]:
    """The shared classes that a class is one of."""
    return [each for each in SHARED if issubclass(kind, each)]


def namesakes() -> Iterator[tuple[str, list[type[Event]]]]:
    known = [kinds(game) for game in GAMES]
    for name in sorted({name for each in known for name in each} - APART):
        found = [each[name] for each in known if name in each]
        if len(found) > 1:
            yield name, found


def test_what_two_games_call_alike_is_one_shared_class() -> None:
    """The same word may stand for two things (an action turn is a round), but then each of them is a shared one."""
    found = dict(namesakes())
    assert {name for name, several in found.items() if not all(common(each) for each in several)} == set()
    assert {"Moved", "Damaged", "Healed", "ConditionGained", "Acted", "CombatOver", "Ruled"} <= set(found)


def test_every_shared_class_serves_at_least_two_games() -> None:
    for each in SHARED:
        users = [game.name for game in GAMES if any(issubclass(kind, each) for kind in kinds(game).values())]
        assert len(users) > 1, each


@every_game
def test_a_game_adds_its_facts_behind_the_shared_ones(game: Game[Any]) -> None:
    for kind in kinds(game).values():
        for each in common(kind):
            assert facts(kind)[: len(facts(each))] == facts(each), kind


@every_game
def test_a_reader_knows_the_fight_of_any_game(game: Game[Any]) -> None:
    loaded = load_encounter(next(sample.name for sample in samples([game])))
    fight = Fight(game, game.start(loaded.encounter))
    play_out(fight, game.player(), Dice("reader", 3))
    log = fight.log()
    hurt = [event for event in log if isinstance(event, shared.Damaged)]
    assert hurt
    assert all(event.who and event.taken >= 0 for event in hurt)
    assert any(isinstance(event, shared.Rolled | shared.InitiativeRolled) for event in log)
    assert [event.result for event in log if isinstance(event, shared.CombatOver)] == [fight.over]
    rounds = [event.round for event in log if isinstance(event, shared.RoundBegan)]
    assert rounds == sorted(rounds)
    assert rounds
