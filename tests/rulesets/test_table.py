"""Every game fills the one structure that a table shows, with every sample, at every moment of a fight."""

from __future__ import annotations

import json
import random
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

import affray
from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.core.script import Choose
from affray.core.telling import plain
from affray.core.timing import Moment
from affray.core.views import Seat
from affray.files import load_encounter, samples
from affray.players.random_legal import RandomLegal
from affray.rulesets import find
from affray.rulesets.table import Clock, Lasts, Table, looks, stepper, until
from affray.testing import duel

STATES = {"now", "next", "done", "held", "aside", "out"}
SAMPLES = [each.name for each in samples() if hasattr(find(each.game), "table")]


def check(shown: Table, known: dict[str, str]) -> None:
    """What holds for every table: whoever is named is somebody, and bodies, budgets and places make sense."""
    people = {each.id: each for each in shown.combatants}
    assert len(people) == len(shown.combatants)
    placed = [place for group in shown.order for place in group.members]
    assert len({place.who for place in placed}) == len(placed)
    assert all(place.who in people and place.state in STATES for place in placed)
    assert not shown.clock.owner or shown.clock.owner in people
    assert sum(step.state == "now" for step in shown.clock.steps) <= 1
    field = shown.battlefield
    assert field.kind in ("grid", "field", "none")
    for each in people.values():
        assert each.name == known[each.id]
        assert each.health is not None
        assert {"now", "max"} <= set(each.health)
        assert each.body is None or field.kind != "none"
        assert not (each.off and each.body is not None)
        assert all(budget.left >= 0 and (not budget.of or budget.left <= budget.of) for budget in each.budget or ())
        for y, first, last in each.threatens:
            assert 0 <= first <= last < field.width
            assert 0 <= y < field.height
    for layer in field.layers:
        assert layer.runs or layer.edges, layer.id


@pytest.mark.parametrize("name", SAMPLES)
def test_every_sample_fills_the_table(name: str) -> None:
    loaded = load_encounter(name)
    game: Any = loaded.game
    fight: Fight[Any] = Fight(game, game.start(loaded.encounter))
    chance, player, dice = random.Random(name), RandomLegal(name, avoid=("surrender", "concede")), Dice(name)
    seen: set[str] = set()
    for _ in range(120):
        shown = game.table(fight.state)
        assert isinstance(shown, Table)
        check(shown, dict(game.names(fight.state)))
        data = plain(shown)
        assert json.loads(json.dumps(data)) == data, "plain data"
        seen.update(filled(shown))
        if not fight.open:
            break
        question = chance.choice(fight.open)
        if isinstance(question, Choose):
            fight.give((player if chance.random() < 0.5 else game.player())(fight, question))
        else:
            fight.throw(dice)
    assert {"clock", "order", "battlefield", "combatants", "body", "health", "budget", "facts", "members"} <= seen


def filled(value: Any) -> set[str]:
    """The facts in which there was anything, anywhere in the structure."""
    found: set[str] = set()
    if is_dataclass(value):
        for each in fields(value):
            inner = getattr(value, each.name)
            if inner not in (None, (), "", 0, False):
                found |= {each.name, *filled(inner)}
    elif isinstance(value, tuple):
        for inner in value:
            found |= filled(inner)
    return found


def test_a_small_game_has_a_table_without_saying_anything() -> None:
    ann, bo = {"name": "Ann", "side": "a"}, {"name": "Bo", "side": "b", "hp": 4}
    bout = affray.open({"game": "duel", "combatants": {"ann": ann, "bo": bo}}, dice="typed", games=[duel.RULESET])
    shown = duel.RULESET.table(bout.state)
    check(shown, {"ann": "Ann", "bo": "Bo"})
    assert [(each.id, each.looks, each.health) for each in shown.combatants] == [
        ("ann", "unhurt", {"now": 10, "max": 10}), ("bo", "bloodied", {"now": 4, "max": 10})]  # fmt: skip
    view = bout.view(Seat("Ann", "a"))
    assert [each["id"] for each in view["asked"][0]["options"]] == ["strike"]
    assert [each["health"] for each in view["combatants"]] == [{"now": 10, "max": 10}, None]
    assert bout.view(Seat("Bo", "b"))["asked"] == []


def test_the_words_of_the_table() -> None:
    assert [looks(now, 10) for now in (10, 12, 9, 6, 5, 1, 0, -3)] == [
        "unhurt", "unhurt", "hurt", "hurt", "bloodied", "bloodied", "down", "down"]  # fmt: skip
    assert [each.state for each in stepper(("a", "b", "c"), "b")] == ["past", "now", "ahead"]
    assert [each.state for each in stepper(("a", "b"), "z")] == ["ahead", "ahead"]
    assert until(None) is None
    assert until(Moment("turn start", "bor", 3)) is not None
    assert plain(Lasts("held", until=until(Moment("turn start", "bor", 3)))) == {
        "id": "held", "by": "", "until": {"id": "turn start", "of": "bor", "number": None}, "level": 1}  # fmt: skip
    assert Clock(1).unit == "round"
