"""Answers, undo, redo, branches, forks, overrulings and replays in any succession.

A fight is a function of its replies: whenever the same ones are in force, by whatever way, everything is the same.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.core.journal import Journal
from affray.core.refusals import rules_of
from affray.core.replaying import replay
from affray.core.script import Pick
from affray.players.random_legal import RandomLegal
from affray.rulesets.coinflip import RULESET
from tests.core.small_games import begin
from tests.properties.fuzz import RandomTable, everything, same
from tests.properties.skirmishes import SUBJECT

SETTINGS = settings(
    max_examples=25,
    stateful_step_count=30,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
SEEDS = st.integers(0, 10**6)


class Interplay(RuleBasedStateMachine):
    """Somebody who presses every button of a table in any order."""

    fight: Fight[Any]

    def __init__(self) -> None:
        super().__init__()
        self.known: dict[tuple[str, ...], dict[str, Any]] = {}
        self.tickets: list[int] = []

    def start(self, seed: int) -> Fight[Any]:
        chance = random.Random(seed)
        return Fight(
            RULESET, SUBJECT.any_start(chance), Journal({"game": RULESET.name}), spacing=chance.choice((0, 1, 5, 16))
        )

    @initialize(seed=SEEDS)
    def begin(self, seed: int) -> None:
        self.fight = self.start(seed)
        self.dice = Dice(seed)

    def table(self, seed: int) -> RandomTable:
        return RandomTable(random.Random(seed), self.dice, ("concede",))

    @rule(seed=SEEDS, count=st.integers(1, 12))
    def answer(self, seed: int, count: int) -> None:
        self.table(seed).play(self.fight, count)

    @rule(by=st.one_of(st.integers(0, 15), st.sampled_from(["choice", "action", "turn"])))
    def undo(self, by: int | str) -> None:
        length = len(self.fight.journal)
        assert self.fight.undo(by) == length - len(self.fight.journal)

    @rule(by=st.one_of(st.integers(0, 15), st.sampled_from(["choice", "action", "turn"])))
    def redo(self, by: int | str) -> None:
        ahead = self.fight.journal.redoable
        assert self.fight.redo(by) == ahead - self.fight.journal.redoable

    @precondition(lambda self: len(self.fight.journal.branches()) > 1)
    @rule(number=SEEDS)
    def take_up_a_branch(self, number: int) -> None:
        branches = self.fight.journal.branches()
        self.fight.go(branches[number % len(branches)])

    @rule(seed=SEEDS)
    def overrule(self, seed: int) -> None:
        options = [option for option in self.fight.edits() if option.id != "end"]
        edit = options[seed % len(options)]
        values = RandomLegal(seed).fill(edit)
        if values is not None:
            assert not self.fight.overrule(edit.id, **values)

    @rule(seed=SEEDS)
    def look_ahead(self, seed: int) -> None:
        """A fork is played on and thrown away; if it did anything to the fight, the invariant sees it."""
        twin = self.fight.fork()
        same(everything(self.fight), everything(twin), "state", "asked", "windows", "over")
        self.table(seed).play(twin, 15)
        twin.undo(5)

    @rule()
    def save_and_load(self) -> None:
        lines = self.fight.journal.lines()
        self.fight = replay(self.fight.ruleset, self.fight.start, lines)
        assert self.fight.journal.lines() == lines

    @rule(who=st.sampled_from(["a", "b", "a1", "b1", "gm", "nobody"]), do=st.sampled_from(["run", "end", "fly", ""]))
    def say_nonsense(self, who: str, do: str) -> None:
        ticket = self.fight.ticket
        if self.fight.say(who, f"{do} nonsense = 3"):
            assert self.fight.ticket == ticket

    @precondition(lambda self: bool(self.tickets))
    @rule(number=SEEDS)
    def answer_late(self, number: int) -> None:
        late = self.tickets[number % len(self.tickets)]
        if late != self.fight.ticket:
            assert rules_of(self.fight.answer(Pick("a", "choose"), late)) == ["CORE-LATE"]

    @invariant()
    def the_same_replies_are_the_same_fight(self) -> None:
        now = everything(self.fight)
        known = self.known.setdefault(tuple(now["path"]), now)
        same(known, now)

    @invariant()
    def a_ticket_never_comes_twice(self) -> None:
        if not self.tickets or self.tickets[-1] != self.fight.ticket:
            assert self.fight.ticket not in self.tickets
            self.tickets.append(self.fight.ticket)


class InterplayOfReactions(Interplay):
    """The same with windows inside windows."""

    def start(self, seed: int) -> Fight[Any]:
        return begin("reactions", spacing=random.Random(seed).choice((0, 1, 5, 16)))


class InterplayOfTies(Interplay):
    """The same with scenes set aside."""

    def start(self, seed: int) -> Fight[Any]:
        return begin("ties", spacing=random.Random(seed).choice((0, 1, 5, 16)))


@pytest.mark.parametrize("machine", [Interplay, InterplayOfReactions, InterplayOfTies])
def test_any_succession_of_what_a_table_can_do(machine: type[Interplay]) -> None:
    case = machine.TestCase
    case.settings = SETTINGS
    case("runTest").runTest()
