"""Odds before anybody asks: worked out while there is nothing else to do, and kept as long as the moment lasts.

They are kept where a question of the asked seat would keep them, with what its side believes: nothing else is looked
at, and nobody is told. Later questions of the seat are answered from there.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Generator, Iterator
from typing import TYPE_CHECKING, Any

from affray.core.script import Choose, Option, Pick
from affray.core.situation import Situation
from affray.tables import Seat, Table
from affray.tables.seats import GM

from .deeds import MOST_VALUES, Found, Question, no_odds

if TYPE_CHECKING:
    from .hub import Hub
    from .rooms import Room

log = logging.getLogger("affray.server")

QUIET_SECONDS = 0.2
"""So long nothing happens at a table before its odds are worked out: whoever answers at once does not need them."""
PAUSE_SECONDS = 0.02
"""So long it is waited if there is something else to do."""
SLOW_SECONDS = 0.1
"""If one errand takes longer, the others of that moment are left until somebody asks: all tables wait for an errand."""
MOST = 150
"""So many answers are weighed at one moment."""


class Errands:
    """What is left to do for a table at one moment: one step is one thing to find out."""

    def __init__(self, room: Room) -> None:
        self.due = time.monotonic() + QUIET_SECONDS
        self._steps = errands(room)

    def step(self) -> bool | None:
        """Do the next thing, in the thread of the rules: whether odds are new; None if that was all, or enough."""
        began = time.monotonic()
        found = next(self._steps, None)
        if time.monotonic() - began > SLOW_SECONDS:
            self._steps.close()
        return found


class Ahead:
    """The tables of a server whose odds are to be worked out, those that have been quiet longest first."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._due: dict[Room, Errands] = {}
        self._task: asyncio.Task[None] | None = None

    def expect(self, room: Room) -> None:
        """Something is new at a table: what was left to do there is void, and begun anew when the table is quiet."""
        self._due.pop(room, None)
        if self._hub.closing:
            return
        self._due[room] = Errands(room)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._work())

    @property
    def idle(self) -> bool:
        """Whether nothing is left to do."""
        return not self._due

    async def stop(self) -> None:
        self._due.clear()
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _work(self) -> None:
        try:
            while self._due:
                room, errands = next(iter(self._due.items()))
                wait = errands.due - time.monotonic()
                if wait > 0 or self._hub.reckoning or room.lock.locked():
                    await asyncio.sleep(max(wait, PAUSE_SECONDS))
                    continue
                await self._step(room, errands)
                await asyncio.sleep(0)
        finally:
            self._task = None

    async def _step(self, room: Room, errands: Errands) -> None:
        """One errand, at a table at which nothing else happens meanwhile."""
        async with room.lock:
            if self._due.get(room) is not errands:  # somebody was faster
                return
            try:
                found = None if room.gone else await self._hub.reckon(errands.step)
            except Exception:
                log.exception("table %s: odds cannot be worked out", room.table.id)
                found = None
            if found is None:
                self._due.pop(room, None)
            self._hub.counts["odds_ahead"] += bool(found)

    def counted(self, question: Question) -> Question:
        """A question about odds, of which it is counted how often nothing had to be worked out for it."""

        def asked(table: Table, seat: Seat, telling: Any, said: Any) -> Found:
            if no_odds(table, seat):
                return question(table, seat, telling, said)
            before = worked_out(table.belief(seat))
            found = question(table, seat, telling, said)
            if isinstance(found, dict) and 0 < before == worked_out(table.belief(seat)):
                self._hub.counts["odds_kept"] += 1
            return found

        return asked


# -- what there is to find out ---------------------------------------------------------------------
def errands(room: Room) -> Generator[bool, None, None]:
    """Weigh the answers of those who are asked and look on, one at a time: True if that was new."""
    table, fight, ticket, weighed = room.table, room.table.fight, room.table.fight.ticket, 0
    for question in fight.open:
        seat = table.owner(question.who)
        if not isinstance(question, Choose) or seat is None or seat.computer or not looks_on(room, seat):
            continue
        belief = table.belief(seat)
        asked = None if no_odds(table, seat) else belief.asked(question.who)
        for option in asked.known() if isinstance(asked, Choose) else ():
            for values in aimed(option):
                before = worked_out(belief)
                if values is not None:
                    belief.odds(Pick(question.who, option.id, values))
                weighed += (new := worked_out(belief) > before)
                yield new
                if weighed == MOST or table.fight is not fight or fight.ticket != ticket:
                    return
                if table.belief(seat) is not belief:
                    return


def looks_on(room: Room, seat: Seat) -> bool:
    """Whether somebody looks from this seat; game masters see the same from any of theirs."""
    there = [room.seat(each) for each in room.lookers]
    return any(x is not None and (x.id == seat.id or x.role == seat.role == GM) for x in there)


def aimed(option: Option) -> Iterator[dict[str, Any] | None]:
    """The answers of an option that a page asks about: the usual one, and that with everybody else for a target.
    None where something was found out and there is no answer yet. Nothing of an option without a target.
    """
    target = target_of(option)
    if target is None:
        return
    usual = option.example()
    yield usual
    if usual is None:
        return
    needed = {name: each for name, each in usual.items() if name != target and not option.fields[name].optional}
    for given in [needed, {}] if needed else [{}]:
        legal = option.legal(target, given, MOST_VALUES)
        yield None
        for value in legal:
            yield option.complete({**given, target: value})


def target_of(option: Option) -> str | None:
    """The field that says whom an answer is aimed at: a needed one, else one that may be left out."""
    people = [name for name, each in option.fields.items() if (each.takes, each.type) == ("one", "combatant")]
    return next((name for name in people if not option.fields[name].optional), people[0] if people else None)


def worked_out(belief: Situation[Any]) -> int:
    """Of how many answers the odds are known at this moment."""
    found: int = getattr(belief.weigher(), "worked_out", 0)
    return found
