"""Long work for a table from where it stands: simulations, and what decided the fight. At most one for each table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import msgspec

from affray.core.refusals import Refusal, refuse
from affray.library import Fight
from affray.simulate import Misfit, Setting, setting
from affray.tables import Seat, rights
from affray.tables.seats import GM

from . import told, workers
from .hub import Hub
from .messages import Analyse, Simulate
from .rooms import Room

log = logging.getLogger("affray.server")
encode = msgspec.json.encode
MOST_WAITING = 20
"""So many messages wait for a client that does not listen; then only the last one, which has everything, is added."""
Told = told.Estimated | told.Analysed


class Job:
    """Work for a table: what it has come to so far, and the moment of the fight that it is about. A simulation begins
    `at` a position of its history.
    """

    def __init__(self) -> None:
        self.ticket = -1
        self.at = 0
        self.task: asyncio.Task[None] | None = None
        self.whole: Told | None = None
        self.way = workers.gate()

    @property
    def rests(self) -> bool:
        return not self.way.is_set()

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
        wish = workers.Wish(said.count, said.until, said.seed, said.each, job.at)
        job.task = asyncio.create_task(run(hub, room, job, workers.fight, made, wish))
    else:
        job.task = asyncio.create_task(
            run(hub, room, job, workers.analyse, made, said.side, said.budget, said.alternatives)
        )
    return []


def settled(fight: Fight, job: Job, said: Simulate | Analyse) -> Setting | list[Refusal]:
    """What there is to work with, or why there is nothing."""
    job.ticket = fight.ticket
    if isinstance(said, Analyse):
        if not len(fight.journal):
            return [refuse("TABLE-NOTHING")]
        return [refuse("TABLE-VALUE", field="side")] if said.side and said.side not in fight.sides() else setting(fight)
    job.at = len(fight.journal) if said.at is None else said.at
    if job.at > len(fight.journal):
        return [refuse("TABLE-VALUE", field="at")]
    if fight.over and job.at == len(fight.journal):
        return [refuse("TABLE-NOTHING")]
    try:
        return setting(fight, said.players, at=said.at)
    except Misfit:
        return [refuse("TABLE-VALUE", field="players")]


def cancel(room: Room) -> list[Refusal]:
    """Stop the work for a table."""
    if room.job is None:
        return [refuse("TABLE-NOTHING")]
    room.stop_job()
    return []


def rest(room: Room, on: bool) -> list[Refusal]:
    """Let the work for a table rest with what is known, or go on."""
    job = room.job
    if job is None:
        return [refuse("TABLE-NOTHING")]
    if on:
        job.way.clear()
    else:
        job.way.set()
    if job.whole is not None:
        job.whole = msgspec.structs.replace(job.whole, rests=on)
        tell(room, job.whole)
    return []


async def run(hub: Hub, room: Room, job: Job, work: workers.Work, *given: Any) -> None:
    """See it through."""
    done = False
    try:
        async with contextlib.aclosing(workers.heard(hub, workers.TABLE, work, *given, way=job.way)) as said:
            async for found in said:
                each = msgspec.structs.replace(found, rests=job.rests and not found.done)
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
        job.whole = msgspec.structs.replace(last, done=True, cancelled=not done, rests=False)
        tell(room, job.whole)


NOTHING = told.Analysed(
    side="", played=0, of=0, each=0, before=(0, 0, 1), start=0, stretches=[], result="", turning=[], credits={},
    done=False,
)  # fmt: skip
"""What is told of an analysis that was stopped before anything was known."""


def tell(room: Room, said: Told) -> None:
    """Let those know who may."""
    for each in room.lookers:
        seat = room.seat(each)
        if seat is not None and (said.done or len(each.replies) < MOST_WAITING):
            if message := told_to(room, seat, said):
                each.push(message)


def told_to(room: Room, seat: Seat, said: Told) -> bytes | None:
    """What a seat is told of it: the game master everything; players, where they may simulate, the chances, and who of
    their own side stands in the end.
    """
    if seat.role == GM:
        return encode(said)
    if rights.simulated(seat, room.table.options.simulate) or not isinstance(said, told.Estimated):
        return None
    own = {who for who in said.stands if room.table.fight.side_of(who) == seat.side}
    stands = {who: each for who, each in said.stands.items() if who in own}
    return encode(msgspec.structs.replace(said, stands=stands, what_if=None))


def news(room: Room, seat: Seat) -> bytes | None:
    """What somebody who comes now has missed of the work for this moment of the fight."""
    job = room.worked
    known = job is not None and job.whole and job.ticket == room.table.fight.ticket
    return told_to(room, seat, job.whole) if known and job is not None and job.whole else None
