"""Long work in a process of its own: many fights of a setting, what decided a fight. It says how it goes as it goes on.

The event loop only listens. Work is stopped by ending its process, so nothing of it is left behind; only so much of it
is done at once, and none of it for ever.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from collections.abc import AsyncGenerator, Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from affray.simulate import Analysis, Figures, Setting
from affray.simulate import analyse as decide
from affray.simulate import simulate as fight_often
from affray.simulate.analyse import Credit, Stretch
from affray.simulate.crews import cores

from . import told
from .hub import Hub

TOLD_SECONDS = 0.3
"""So often it is told how far some work is."""
TABLE, TRIAL = "table", "trial"
LONGEST_SECONDS = {TABLE: 600, TRIAL: 120}
"""After so long work for a table, or for somebody who tries an encounter, ends with what is known by then."""
MOST_JOBS = max(1, cores() - 1)
"""So many processes work at once for tables, and so many for others; whoever comes later waits."""
CALM = 10
"""They leave the processors to the tables (as `nice` does)."""

Work = Callable[..., None]


async def heard(hub: Hub, kind: str, work: Work, *given: Any) -> AsyncGenerator[Any, None]:
    """What a process says while it works, until it is `done`; it ends with whoever listens. An EOFError if it dies."""
    async with hub.jobs(kind, MOST_JOBS):
        end = time.monotonic() + LONGEST_SECONDS[kind]
        context = get_context("spawn")
        here, there = context.Pipe(duplex=False)
        process = context.Process(target=calmly, args=(work, *given, there), daemon=True)
        try:
            await asyncio.to_thread(process.start)
            there.close()
            done = False
            while not done:
                said = await asyncio.to_thread(receive, here, lambda: hub.closing or time.monotonic() > end)
                done = said.done
                yield said
        finally:
            if process.pid is not None:
                process.kill()
                asyncio.get_running_loop().run_in_executor(None, process.join)
            here.close()


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
    """Says something now and then, however often there is something new."""

    def __init__(self, out: Connection) -> None:
        self.out, self.said = out, 0.0

    def say(self, tell: Callable[[], Any]) -> None:
        if time.monotonic() - self.said >= TOLD_SECONDS:
            self.out.send(tell())
            self.said = time.monotonic()


def fight(given: Setting, count: int, out: Connection) -> None:
    """Fight many times, and tell how often each end was."""
    seldom = Seldom(out)
    result = fight_often(given, count, progress=lambda figures, _: seldom.say(lambda: estimate(figures, count)))
    out.send(estimate(result.figures, count, True))


def analyse(given: Setting, side: str, budget: int, alternatives: int, out: Connection) -> None:
    """Find out what decided a fight, and tell the curve as far as it is known."""
    seldom, last = Seldom(out), 0

    def partly(found: Analysis) -> told.Analysed:
        nonlocal last
        first, last = last, len(found.stretches)
        return analysis(found, budget, first)

    found = decide(given, side, budget, None, alternatives, partly=lambda so_far: seldom.say(lambda: partly(so_far)))
    out.send(analysis(found, budget, 0))  # all of it once more: by now choices are measured against others


# -- as it is told ---------------------------------------------------------------------------------
def estimate(figures: Figures, count: int, done: bool = False) -> told.Estimated:
    """How many fights, the chance of each end with its limits, and how long they last."""
    chances = {each: plain(figures.chance(each)) for each in sorted(figures.results)}
    return told.Estimated(count=figures.count, of=count, chances=chances, rounds=plain(figures.mean_rounds), done=done)


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
