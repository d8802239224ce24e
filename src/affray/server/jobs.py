"""Long work for a table from where it stands: simulations, and what decided the fight. At most one for each table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import msgspec

from affray.core.refusals import Refusal, refuse
from affray.library import Fight
from affray.simulate import Setting, setting
from affray.tables.seats import GM

from . import told, workers
from .hub import Hub, Room
from .messages import Analyse, Simulate

log = logging.getLogger("affray.server")
encode = msgspec.json.encode
MOST_WAITING = 20
"""So many messages wait for a client that does not listen; then only the last one, which has everything, is added."""
Told = told.Estimated | told.Analysed


class Job:
    """Work for a table: what it has come to so far, and the moment of the fight that it is about."""

    def __init__(self) -> None:
        self.ticket = -1
        self.task: asyncio.Task[None] | None = None
        self.whole: Told | None = None

    def take(self, said: Told) -> None:
        """Add what is new to what is known."""
        if isinstance(said, told.Analysed) and isinstance(self.whole, told.Analysed):
            kept = self.whole.stretches[: said.start]
            self.whole = msgspec.structs.replace(said, start=0, stretches=[*kept, *said.stretches])
        else:
            self.whole = said


async def begin(hub: Hub, room: Room, said: Simulate | Analyse) -> list[Refusal]:
    """Begin it; what it comes to is told while it runs."""
    if room.job is not None:
        return [refuse("TABLE-BUSY")]
    job = room.job = room.worked = Job()
    made = None
    try:
        made = await hub.ask(room, lambda: settled(room.table.fight, job, said))
    finally:
        if not isinstance(made, Setting):
            room.job = None
    if not isinstance(made, Setting):
        return made
    if isinstance(said, Simulate):
        job.task = asyncio.create_task(run(hub, room, job, workers.fight, made, said.count))
    else:
        job.task = asyncio.create_task(
            run(hub, room, job, workers.analyse, made, said.side, said.budget, said.alternatives)
        )
    return []


def settled(fight: Fight, job: Job, said: Simulate | Analyse) -> Setting | list[Refusal]:
    """What there is to work with, or why there is nothing."""
    job.ticket = fight.ticket
    if fight.over if isinstance(said, Simulate) else not len(fight.journal):
        return [refuse("TABLE-NOTHING")]
    if isinstance(said, Analyse) and said.side:
        if said.side not in [each.side for each in fight.game.standings(fight.state)]:
            return [refuse("TABLE-VALUE", field="side")]
    return setting(fight)


def cancel(room: Room) -> list[Refusal]:
    """Stop the work for a table."""
    if room.job is None:
        return [refuse("TABLE-NOTHING")]
    if room.job.task is not None:
        room.job.task.cancel()
    return []


async def run(hub: Hub, room: Room, job: Job, work: workers.Work, *given: Any) -> None:
    """See it through."""
    done = False
    try:
        async with contextlib.aclosing(workers.heard(hub, workers.TABLE, work, *given)) as said:
            async for each in said:
                job.take(each)
                done = each.done
                if not done:
                    tell(room, each)
    except (asyncio.CancelledError, EOFError, OSError):
        pass  # somebody has stopped it
    except Exception:
        log.exception("table %s: a job failed", room.table.id)
    finally:
        room.job = None
        last = job.whole or (told.Estimated(count=0, chances={}, done=False) if work is workers.fight else NOTHING)
        job.whole = msgspec.structs.replace(last, done=True, cancelled=not done)
        tell(room, job.whole)


NOTHING = told.Analysed(
    side="", played=0, of=0, each=0, before=(0, 0, 1), start=0, stretches=[], result="", turning=[], credits={},
    done=False,
)  # fmt: skip
"""What is told of an analysis that was stopped before anything was known."""


def tell(room: Room, said: Told) -> None:
    """Let the game masters know."""
    message = encode(said)
    for each in room.lookers:
        seat = room.seat(each)
        if seat is not None and seat.role == GM and (said.done or len(each.replies) < MOST_WAITING):
            each.push(message)


def news(room: Room) -> bytes | None:
    """What a game master who comes now has missed of the work for this moment of the fight."""
    job = room.worked
    return encode(job.whole) if job is not None and job.whole and job.ticket == room.table.fight.ticket else None
