"""How long fights take: played by themselves, told again from their journals, undone, forked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.core.journal import Journal
from affray.core.replaying import replay
from affray.files import Loaded, load_encounter, samples
from affray.players.driver import play_out

FIGHTS = 30
"""Fights that are played of each sample, always by the same seeds."""


class Row(NamedTuple):
    """One measured thing."""

    name: str
    value: float
    unit: str


def measure() -> Iterator[Row]:
    """Everything about the sample encounters, in time of the processor."""
    for sample in samples():
        yield from measure_sample(sample.name)


def measure_sample(name: str) -> Iterator[Row]:
    loaded = load_encounter(name)
    start = loaded.game.start(loaded.encounter)
    for recording in (True, False):
        for checked in (True, False):
            how = f"{'with' if recording else 'without'} events, {'checked' if checked else 'unchecked'}"
            yield Row(f"{name}: played {how}", fights_per_second(loaded, start, recording, checked), "fights/s")
    usual = usual_fight(loaded, start)
    lines = usual.journal.lines()
    yield Row(f"{name}: replay of {len(lines) - 1} answers, checked", best(lambda: retold(usual, lines)), "ms")
    yield Row(f"{name}: the same answers, unchecked", best(lambda: given_again(usual)), "ms")
    yield Row(f"{name}: undo of one answer", undo_of(usual, 1), "ms")
    yield Row(f"{name}: undo of a turn", undo_of(usual, "turn"), "ms")
    yield Row(f"{name}: fork", fork_of(usual), "ms")
    yield Row(f"{name}: clone of the state", best(usual.state.clone), "ms")


def played(loaded: Loaded, start: Any, seed: int, recording: bool = True, checked: bool = True) -> Fight[Any]:
    """A fight from start to end; simulations keep no states to go back to."""
    journal, spacing = Journal({"game": loaded.game.name}), 16 if recording else 0
    fight: Fight[Any] = Fight(loaded.game, start, journal, recording, spacing)
    play_out(fight, loaded.game.player(), Dice(loaded.path, seed), checked=checked)
    return fight


def fights_per_second(loaded: Loaded, start: Any, recording: bool, checked: bool) -> float:
    begun = process_time()
    for seed in range(FIGHTS):
        played(loaded, start, seed, recording, checked)
    return FIGHTS / (process_time() - begun)


def usual_fight(loaded: Loaded, start: Any) -> Fight[Any]:
    """The fight of middle length among those played."""
    fights = [played(loaded, start, seed) for seed in range(FIGHTS)]
    middle = median(len(fight.journal) for fight in fights)
    return min(fights, key=lambda fight: abs(len(fight.journal) - middle))


def best(work: Callable[[], object], times: int = 15) -> float:
    """The shortest of several runs, in milliseconds."""
    found = []
    for _ in range(times):
        begun = process_time()
        work()
        found.append(process_time() - begun)
    return min(found) * 1000


def retold(fight: Fight[Any], lines: list[str]) -> Fight[Any]:
    return replay(fight.ruleset, fight.start, lines)


def given_again(fight: Fight[Any]) -> None:
    again: Fight[Any] = Fight(fight.ruleset, fight.start)
    for reply in fight.journal.path():
        again.give(reply)


def undo_of(fight: Fight[Any], by: int | str) -> float:
    """The middle of undoing from the end to the start, in milliseconds; the fight is as before afterwards."""
    found = []
    while len(fight.journal):
        begun = process_time()
        fight.undo(by)
        found.append(process_time() - begun)
    fight.redo(fight.journal.redoable)
    return median(found) * 1000


def fork_of(fight: Fight[Any]) -> float:
    """The middle of forking after each of the answers, in milliseconds."""
    found, length = [], len(fight.journal)
    fight.undo(length)
    while fight.redo():
        begun = process_time()
        fight.fork()
        found.append(process_time() - begun)
    return median(found) * 1000
