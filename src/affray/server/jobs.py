"""Simulations of a table from where it stands: in a process of its own, at most one for each table, and only so many.

A job is cancelled by ending its process, so nothing of it is left behind; the event loop only hears how it goes.
"""

from __future__ import annotations

import asyncio
import logging
import time
from multiprocessing import get_context
from multiprocessing.connection import Connection

import msgspec

from affray.core.refusals import Refusal, refuse
from affray.simulate import Figures, Setting, setting
from affray.simulate import simulate as fight_often
from affray.simulate.crews import cores
from affray.tables.seats import GM

from . import told
from .hub import Hub, Room

log = logging.getLogger("affray.server")
TOLD_SECONDS = 0.3
"""So often it is told how far a simulation is."""
MOST_JOBS = max(1, cores() - 1)
"""So many simulations run at once; those of other tables wait."""

Estimate = tuple[int, dict[str, tuple[float, float, float]]]


def work(given: Setting, count: int, out: Connection) -> None:
    """What the process does: fight, and tell now and then how often each end was."""
    said = 0.0

    def progress(figures: Figures, most: int) -> None:
        nonlocal said
        if time.monotonic() - said >= TOLD_SECONDS:
            said = time.monotonic()
            out.send(estimate(figures))

    result = fight_often(given, count, progress=progress)
    out.send(estimate(result.figures))
    out.send(None)


def estimate(figures: Figures) -> Estimate:
    """How many fights, and the chance of each end with its limits."""
    chances = {each: figures.chance(each) for each in sorted(figures.results)}
    return figures.count, {each: (chance.value, chance.low, chance.high) for each, chance in chances.items()}


class Job:
    """A running simulation."""

    def __init__(self, task: asyncio.Task[None]) -> None:
        self.task = task
        self.cancelled = False


async def simulate(hub: Hub, room: Room, count: int) -> list[Refusal]:
    """Begin a simulation of a table from where it stands; estimates are sent while it runs."""
    if room.job is not None:
        return [refuse("TABLE-BUSY")]
    if room.table.fight.over:
        return [refuse("TABLE-NOTHING")]
    given = await hub.ask(room, lambda: setting(room.table.fight))
    room.job = Job(asyncio.create_task(run(hub, room, given, count)))
    return []


def cancel(room: Room) -> list[Refusal]:
    """Stop the simulation of a table."""
    if room.job is None:
        return [refuse("TABLE-NOTHING")]
    room.job.cancelled = True
    room.job.task.cancel()
    return []


async def run(hub: Hub, room: Room, given: Setting, count: int) -> None:
    """See a simulation through."""
    last: Estimate = (0, {})
    done = False
    try:
        async with hub.jobs(MOST_JOBS):
            context = get_context("spawn")
            here, there = context.Pipe(duplex=False)
            process = context.Process(target=work, args=(given, count, there), daemon=True)
            await asyncio.to_thread(process.start)
            there.close()
            try:
                while (heard := await asyncio.to_thread(receive, here)) is not None:
                    last = heard
                    tell(room, last, False, False)
                done = True
            finally:
                process.kill()
                here.close()
    except (asyncio.CancelledError, EOFError, OSError):
        pass  # somebody has stopped it
    except Exception:
        log.exception("table %s: a simulation failed", room.table.id)
    finally:
        room.job = None
        tell(room, last, True, not done)


def receive(here: Connection) -> Estimate | None:
    """What the process says next; None when it is done, an EOFError if it has died."""
    while not here.poll(TOLD_SECONDS):
        pass
    heard: Estimate | None = here.recv()
    return heard


def tell(room: Room, heard: Estimate, done: bool, cancelled: bool) -> None:
    """Let the game masters know."""
    count, chances = heard
    message = msgspec.json.encode(told.Estimated(count=count, chances=chances, done=done, cancelled=cancelled))
    for each in room.lookers:
        seat = room.seat(each)
        if seat is not None and seat.role == GM:
            each.push(message)
