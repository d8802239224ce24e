"""What every game must hold, whatever is answered: play at random, and look at everything after each answer.

    check_game(game, starts, seeds=range(20), answers=100, law=law)

`law` is the game's own: it is called after each answer and asserts what must always be true of its state, and what
may have changed since the question was asked.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from itertools import islice
from typing import Any

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.core.freezing import freeze, thaw
from affray.core.grammar import parse, say
from affray.core.journal import Journal
from affray.core.refusals import Refusal, Value
from affray.core.replaying import replay
from affray.core.script import Choose, Option, Pick, Roll, Thrown
from affray.players.random_legal import RandomLegal

Law = Callable[[Fight[Any], Any], None]


def no_law(fight: Fight[Any], before: Any) -> None:
    """A game of which nothing more is asked than what the core promises."""


def check_game(
    game: Any,
    starts: Mapping[str, Any] | Callable[[random.Random], Any],
    seeds: Iterable[int],
    answers: int,
    law: Law = no_law,
    avoid: Sequence[str] = (),
    shared: tuple[type, ...] = (),
    rules: Iterable[str] = (),
) -> int:
    """Play a fight for each seed and check everything about it; returns how many answers were given.

    `starts` are states by name, or a function that makes one up; `shared` are kinds of value that clones have in
    common although they could be changed; `rules` are all there are, where refusals must cite one of them.
    """
    known = frozenset(rules)
    given = 0
    for seed in seeds:
        chance = random.Random(f"{game.name} {seed}")
        start = starts(chance) if callable(starts) else starts[sorted(starts)[seed % len(starts)]]
        fight = Fight(game, start, Journal({"game": game.name, "seed": seed}), spacing=chance.choice((0, 1, 3, 16)))
        table = RandomTable(chance, Dice(game.name, seed), avoid)
        given += table.play(fight, answers, law)
        look_at_everything(fight, table, known, shared)
    return given


def look_at_everything(
    fight: Fight[Any], table: RandomTable, rules: Container[str] = (), shared: tuple[type, ...] = ()
) -> None:
    """All that is promised of a fight at the moment it has come to."""
    independent(fight.state, shared)
    offers(fight)
    refusals(fight, table.chance, rules)
    fight.undo(3)
    fight.redo(3)
    replays(fight)
    quiet_moments(fight)
    thaws(fight)
    time_travel(fight, table.chance)
    forks(fight, table)


class RandomTable:
    """A table at which everybody answers something legal, in any order where several are asked."""

    def __init__(self, chance: random.Random, dice: Dice, avoid: Sequence[str] = ()) -> None:
        self.chance, self.dice = chance, dice
        self.player: Callable[[Fight[Any], Choose], Pick] = RandomLegal(chance.random(), avoid=avoid)

    def answer(self, fight: Fight[Any]) -> bool:
        """One answer to one open question; False if there is none."""
        if not fight.open:
            return False
        question = self.chance.choice(fight.open)
        if isinstance(question, Roll):
            fight.give(self.dice.throw(question, fight.journal.drawn))
            return True
        pick = self.player(fight, question)
        refused = fight.answer(pick)
        assert not refused, f"{pick} was meant to be legal: {[*map(str, refused)]}"
        return True

    def play(self, fight: Fight[Any], answers: int, law: Law = no_law) -> int:
        law(fight, fight.state)
        for given in range(answers):
            before = fight.state.clone() if law is not no_law else None
            if not self.answer(fight):
                return given
            law(fight, before)
        return answers


# -- looking at a fight ----------------------------------------------------------------------------
def asked(fight: Fight[Any]) -> list[tuple[Any, ...]]:
    """What is asked, as far as it can be compared: also the options by name, and whether each is open."""
    return [look(question) for question in fight.open]


def look(question: Choose | Roll) -> tuple[Any, ...]:
    if isinstance(question, Roll):
        return (question,)
    options = question.known()
    return (question.who, question.why, [(each.id, [str(why) for why in each.why_not({})]) for each in options])


def everything(fight: Fight[Any]) -> dict[str, Any]:
    """A fight to be compared with another one or with itself later."""
    return {
        "state": repr(fight.state),
        "events": [*map(repr, fight.log())],
        "marks": [*map(repr, fight.scene.marks)],
        "asked": asked(fight),
        "windows": [window.name for window in fight.scene.windows],
        "path": [*map(repr, fight.journal.path())],
        "over": fight.over,
    }


def same(one: dict[str, Any], two: dict[str, Any], *parts: str) -> None:
    for part in parts or one:
        assert one[part] == two[part], f"{part} differs"


# -- what is asked and what is refused -------------------------------------------------------------
def offers(fight: Fight[Any]) -> None:
    """Everything that is offered is accepted, and can be said in words."""
    for question in fight.open:
        if isinstance(question, Choose):
            options = question.options()
            assert options, f"{question.who} is asked {question.why} and can answer nothing"
            for option in options:
                pick = Pick(question.who, option.id, option.example() or {})
                assert not fight.refusals(pick), f"offered, but refused: {pick}"
                words = say(pick, option.fields)
                assert parse(question, words) == pick, f"{words!r} does not mean {pick}"
                twin = fight.fork()
                assert not twin.answer(pick)


def refusals(fight: Fight[Any], chance: random.Random, known: Container[str] = (), tries: int = 8) -> None:
    """What can be named and is not legal is refused with reasons, each by a rule; and nothing happens."""
    before = everything(fight), fight.ticket
    for question in fight.open:
        if isinstance(question, Roll):
            none, many = Thrown(question.who, (), "typed"), Thrown(question.who, (question.sides + 1,) * question.count)
            for wrong in (none, many, Pick(question.who, "roll")):
                explained(known, fight.answer(wrong))
        else:
            for option in question.known():
                for values in islice(nameable(option, chance), tries):
                    pick = Pick(question.who, option.id, values)
                    if fight.refusals(pick):
                        explained(known, fight.answer(pick))
            explained(known, fight.answer(Thrown(question.who, (1,))))
    for who in fight_names(fight):
        if fight.asked(who) is None:
            explained(known, fight.answer(Pick(who, "anything")))
    same(before[0], everything(fight))
    assert fight.ticket == before[1], "a refused answer was written down"


def explained(known: Container[str], refused: list[Refusal]) -> None:
    """Every reason cites a rule, of the core or of the game, and has facts that can be shown."""
    assert refused, "refused without a reason"
    for refusal in refused:
        assert refusal.rule.startswith("CORE-") or not known or refusal.rule in known, f"no rule is {refusal.rule}"
        assert str(refusal).startswith(refusal.rule)


def nameable(option: Option, chance: random.Random) -> Iterator[dict[str, Value]]:
    """Answers made of values that the fields can name, without a thought for the rules; some are not even complete."""
    samples = {name: [*islice(domain.some(), 400)] for name, domain in option.fields.items()}
    while True:
        values = {name: chance.choice(some) for name, some in samples.items() if some}
        yield values
        if not values:
            return
        left_out = chance.choice(sorted(values))
        yield {name: value for name, value in values.items() if name != left_out}
        yield {**values, left_out: chance.choice((None, 7, "nobody", True, (), ("?",), {}, {"?": 1}, (1, 2, 3), [[1]]))}
        yield {**values, "no_such_field": 1}


def fight_names(fight: Fight[Any]) -> list[str]:
    """Everybody who could be asked, and somebody who could not."""
    standings = getattr(fight.ruleset, "standings", None)
    people = [each.id for each in standings(fight.state)] if standings else getattr(fight.state, "fighters", ())
    return [*people, "gm", "nobody"]


# -- time ------------------------------------------------------------------------------------------
def time_travel(fight: Fight[Any], chance: random.Random) -> None:
    """Undo and redo are each other's inverse, and where they lead is where the answers alone would lead."""
    before, length = everything(fight), len(fight.journal)
    for back in sorted({1, length // 2, chance.randint(0, length), length}):
        assert fight.undo(back) == back
        same(everything(fight), everything(fresh(fight)))
        assert fight.redo(back) == back
        same(before, everything(fight))
    for kind in ("choice", "action", "turn"):
        counts = []
        while len(fight.journal):
            counts.append(fight.undo(kind))
            assert counts[-1] > 0
            if len(counts) == 5:
                break
        while fight.journal.redoable:
            assert fight.redo(kind) == counts.pop(), f"redo by {kind} went another way than undo"
        same(before, everything(fight))


def fresh(fight: Fight[Any]) -> Fight[Any]:
    """The fight that the answers in force make, begun anew without any snapshot."""
    again: Fight[Any] = Fight(fight.ruleset, fight.start, Journal(fight.journal.header), spacing=0)
    for reply in fight.journal.path():
        again.give(reply)
    return again


def replays(fight: Fight[Any]) -> None:
    """The save file tells the identical fight, every answer checked, undone ones included."""
    lines = fight.journal.lines()
    again = replay(fight.ruleset, fight.start, lines)
    same(everything(fight), everything(again))
    assert again.journal.lines() == lines
    silent = replay(fight.ruleset, fight.start, lines, recording=False)
    assert repr(silent.state) == repr(fight.state)
    assert silent.log() == []


def quiet_moments(fight: Fight[Any]) -> None:
    """From every state that was kept the fight goes on as it did, without its past."""
    for snapshot in fight.snapshots:
        cold: Fight[Any] = Fight(fight.ruleset, snapshot.state, Journal())
        for reply in fight.journal.path(snapshot.position):
            cold.give(reply)
        same(everything(fight), everything(cold), "state", "asked", "windows")
        assert cold.log() == fight.log()[snapshot.told :]


def thaws(fight: Fight[Any]) -> None:
    """The last quiet moment can be kept as bytes, and from these the fight goes on as it did."""
    data = freeze(fight)
    if data is None:
        assert not fight.snapshots or fight.snapshots[-1].position == 0, "something in the state cannot be written"
        return
    package = getattr(fight.ruleset, "package", type(fight.ruleset).__module__.partition(".")[0])
    moment = thaw(data, fight.start, package)
    again: Fight[Any] = Fight(fight.ruleset, fight.start, Journal.told(fight.journal.lines()), moment=moment)
    same(everything(fight), everything(again))


def forks(fight: Fight[Any], table: RandomTable, answers: int = 20) -> None:
    """A twin is at the same moment, meets the same dice, and leaves the fight alone."""
    before, twin = everything(fight), fight.fork()
    same(before, everything(twin), "state", "asked", "windows", "over")
    assert twin.journal.drawn == fight.journal.drawn
    begun = len(twin.journal)
    table.play(twin, answers)
    same(before, everything(fight))
    for reply in twin.journal.path(begun):
        assert not fight.answer(reply)
    same(everything(twin), everything(fight), "state", "asked", "windows", "over")
    fight.undo(len(twin.journal) - begun)
    same(before, everything(fight))


def independent(state: Any, shared: tuple[type, ...] = ()) -> None:
    """A clone is equal, and nothing that can change is the same thing in both."""
    clone = state.clone()
    assert clone == state
    assert repr(clone) == repr(state)
    both = dict(changeable(state, "state", shared))
    common = [name for number, name in changeable(clone, "clone", shared) if number in both]
    assert not common, f"a clone shares {common}"


def changeable(value: Any, name: str, shared: tuple[type, ...], fixed: bool = False) -> Iterator[tuple[int, str]]:
    """Everything inside a value that can be changed, by identity. A table or list that is `fixed` is only replaced."""
    if isinstance(value, shared):
        return
    if isinstance(value, (list, dict, set)):
        if not fixed:
            yield id(value), name
        inner = value.values() if isinstance(value, dict) else value
        for number, each in enumerate(inner):
            yield from changeable(each, f"{name}[{number}]", shared)
    elif isinstance(value, tuple):
        for number, each in enumerate(value):
            yield from changeable(each, f"{name}[{number}]", shared)
    elif is_dataclass(value) and not isinstance(value, type):
        if not value.__dataclass_params__.frozen:  # type: ignore[attr-defined]
            yield id(value), name
        for each in fields(value):
            yield from changeable(getattr(value, each.name), f"{name}.{each.name}", shared, is_fixed(each.type))


def is_fixed(declared: Any) -> bool:
    """Whether a field is declared as what nobody can change: the type checker sees to that, and undo would tell."""
    return declared in (Mapping, Sequence) or str(declared).startswith(("Mapping[", "Sequence["))  # compiled, or not
