"""Long work in a process of its own: many fights of a setting, what decided a fight. It says how it goes as it goes on.

The event loop only listens. Work is stopped by ending its process, so nothing of it is left behind; it rests at a gate
that is shut; only so much of it is done at once, and none of it for ever.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import threading
import time
from collections.abc import AsyncGenerator, Callable
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Event
from typing import Any

from affray.simulate import Analysis, Figures, Setting, Weighing, weigh
from affray.simulate import analyse as decide
from affray.simulate import simulate as fight_often
from affray.simulate.analyse import Credit, Stretch
from affray.simulate.crews import cores
from affray.simulate.figures import Fate
from affray.simulate.intervals import share
from affray.simulate.run import fresh_seed

from . import told
from .hub import Hub

TOLD_SECONDS = 0.3
"""So often it is told how far some work is."""
LOOK_SECONDS = 1
"""So often work that rests looks whether its server is still there."""
TABLE, TRIAL = "table", "trial"
LONGEST_SECONDS = {TABLE: 600, TRIAL: 120}
"""After so long work for a table, or for somebody who tries an encounter, ends with what is known by then."""
MOST_JOBS = max(1, cores() - 1)
"""So many processes work at once for tables, and so many for others; whoever comes later waits."""
CALM = 10
"""They leave the processors to the tables (as `nice` does)."""

Work = Callable[..., None]


def gate() -> Event:
    """What work waits at while it is shut; it is open at first."""
    made = get_context("spawn").Event()
    made.set()
    return made


async def heard(hub: Hub, kind: str, work: Work, *given: Any, way: Event | None = None) -> AsyncGenerator[Any, None]:
    """What a process says while it works, until it is `done`; it ends with whoever listens. An EOFError if it dies.

    Whoever holds the gate on its `way` can let it rest; its time goes on meanwhile.
    """
    async with hub.jobs(kind, MOST_JOBS):
        end = time.monotonic() + LONGEST_SECONDS[kind]
        context = get_context("spawn")
        here, there = context.Pipe(duplex=False)
        passed = way or gate()
        labour = Labour(context.Process(target=calmly, args=(work, *given, Seldom(there, passed)), daemon=True), passed)
        try:
            await asyncio.to_thread(labour.begin)
            there.close()
            done = False
            while not done:
                said = await asyncio.to_thread(receive, here, lambda: hub.closing or time.monotonic() > end)
                done = said.done
                yield said
        finally:
            asyncio.get_running_loop().run_in_executor(None, labour.end)
            here.close()


class Labour:
    """A process that is begun in one thread and ended in another, perhaps before it has begun. It holds the gate on its
    way: one that nobody holds is gone before the process has it.
    """

    def __init__(self, process: SpawnProcess, way: Event) -> None:
        self.process, self.way = process, way
        self._lock, self._over = threading.Lock(), False

    def begin(self) -> None:
        with self._lock:
            if not self._over:
                self.process.start()

    def end(self) -> None:
        self._over = True
        with self._lock:
            if self.process.pid is not None:
                self.process.kill()
                self.process.join()


def receive(here: Connection, over: Callable[[], bool]) -> Any:
    """What the process says next; an EOFError if it has died or its time is over."""
    while not over():
        if here.poll(TOLD_SECONDS):
            return here.recv()
    raise EOFError


# -- what the process does -------------------------------------------------------------------------
def calmly(work: Work, *given: Any) -> None:
    with contextlib.suppress(OSError):
        os.nice(CALM)
    work(*given)


class Seldom:
    """Says something now and then, however often something is new. It rests at a shut gate, and knows how long."""

    def __init__(self, out: Connection, way: Event) -> None:
        self.out, self.way, self.said, self.rested = out, way, 0.0, 0.0

    def say(self, tell: Callable[[], Any]) -> None:
        if time.monotonic() - self.said >= TOLD_SECONDS:
            self.out.send(tell())
            self.said = time.monotonic()
        if not self.way.is_set():
            since = time.monotonic()
            while not self.way.wait(LOOK_SECONDS):
                if (server := parent_process()) is not None and not server.is_alive():
                    raise SystemExit  # killed without a word: nobody would ever open the gate
            self.rested += time.monotonic() - since


@dataclass(frozen=True)
class Wish:
    """How often to fight, and until when; what the dice are made of; how often for each answer; from where."""

    count: int
    until: float | None = None
    seed: int | None = None
    each: int = 0
    at: int = 0


MOST_POINTS = 80


class Trail:
    """What was known after fewer fights: so many points at the most, at even distances."""

    def __init__(self) -> None:
        self.points: list[tuple[int, dict[str, told.Interval]]] = []
        self.gap = 1

    def add(self, figures: Figures) -> None:
        if figures.count - (self.points[-1][0] if self.points else 0) >= self.gap:
            self.points.append((figures.count, chances(figures)))
            if len(self.points) > MOST_POINTS:
                self.points, self.gap = self.points[1::2], 2 * self.gap


def fight(given: Setting, wish: Wish, seldom: Seldom) -> None:
    """Fight many times, and tell how often each end was; then, if it is wished, what each answer is worth."""
    trail, seed = Trail(), fresh_seed(wish.seed)
    begun, took = time.monotonic(), 0.0

    def told_now(figures: Figures, weighed: Weighing | None = None, done: bool = False) -> told.Estimated:
        return estimate(figures, wish, seed, took, trail, weighed, done)

    def so_far(figures: Figures, most: int) -> None:
        nonlocal took
        took = time.monotonic() - begun - seldom.rested
        trail.add(figures)
        seldom.say(lambda: told_now(figures))

    known = fight_often(given, wish.count, seed, wish.until, progress=so_far).figures
    weighed = None
    if wish.each:
        weighed = weigh(given, wish.each, seed, progress=lambda found: seldom.say(lambda: told_now(known, found)))
    seldom.out.send(told_now(known, weighed, True))


def analyse(given: Setting, side: str, budget: int, alternatives: int, seldom: Seldom) -> None:
    """Find out what decided a fight, and tell the curve as far as it is known."""
    last = 0

    def partly(found: Analysis) -> told.Analysed:
        nonlocal last
        first, last = last, len(found.stretches)
        return analysis(found, budget, first)

    found = decide(given, side, budget, None, alternatives, partly=lambda so_far: seldom.say(lambda: partly(so_far)))
    seldom.out.send(analysis(found, budget, 0))  # all of it once more: by now choices are measured against others


# -- as it is told ---------------------------------------------------------------------------------
def estimate(
    figures: Figures, wish: Wish, seed: int, seconds: float, trail: Trail, weighed: Weighing | None, done: bool
) -> told.Estimated:
    """How many fights, the chance of each end with its limits, how long they last and who stands in the end."""
    return told.Estimated(
        count=figures.count, of=wish.count, chances=chances(figures), rounds=plain(figures.mean_rounds), seed=seed,
        at=wish.at, seconds=round(seconds, 2), lasted=sorted(figures.rounds.items()),
        stands={who: stands(fate, figures.count) for who, fate in figures.fates.items()}, trail=trail.points,
        what_if=None if weighed is None else what_if(weighed), done=done,
    )  # fmt: skip


def chances(figures: Figures) -> dict[str, told.Interval]:
    return {each: plain(figures.chance(each)) for each in sorted(figures.results)}


def stands(fate: Fate, count: int) -> told.StandTold:
    return told.StandTold(stood=plain(share(fate.stood, count)), health=plain(fate.health.mean), most=fate.most)


def what_if(found: Weighing) -> told.WhatIf:
    answers = [
        told.WeighedTold(
            option=each.pick.do, values=each.values, words=each.words, usual=each.usual, count=each.count,
            chance=plain(each.chance),
        )
        for each in found.answers
    ]  # fmt: skip
    return told.WhatIf(who=found.who, side=found.side, each=found.each, answers=answers)


def analysis(found: Analysis, budget: int, first: int) -> told.Analysed:
    """What decided a fight, its stretches from a number on."""
    return told.Analysed(
        side=found.side, played=found.fights, of=max(budget, found.fights), each=found.each, before=plain(found.start),
        start=first, stretches=[stretch(each) for each in found.stretches[first:]], result=found.result,
        turning=[found.stretches.index(each) for each in found.turning_points()],
        credits={who: credit(each) for who, each in found.credits().items()}, done=not found.interrupted,
    )  # fmt: skip


def stretch(each: Stretch) -> told.StretchTold:
    return told.StretchTold(
        kind=each.kind, who=each.who, side=each.side, round=each.round, lines=each.told,  # type: ignore[arg-type]
        replies=(each.first, each.last), words=each.words, usual=each.usual, chance=plain(each.chance),
        change=plain(each.change), own=round(each.own, 6), better=each.better,
        missed=None if each.missed is None else plain(each.missed),
    )  # fmt: skip


def credit(each: Credit) -> told.CreditTold:
    return told.CreditTold(luck=round(each.luck, 6), choices=round(each.choices, 6), missed=round(each.missed, 6))


def plain(number: tuple[float, float, float]) -> tuple[float, float, float]:
    value, low, high = number
    return round(value, 6), round(low, 6), round(high, 6)
