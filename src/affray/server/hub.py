"""All tables of a server: which are in memory, who looks on, and in which order things happen to each.

Rules are computed in one thread, the store has threads of its own, and the event loop only sends and receives. What a
deed comes to is written down before anybody hears of it; if that fails, it has not happened.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar

from affray.core.refusals import Refusal, refuse
from affray.library import Fight
from affray.tables import Listening, Spoilt, Store, Stored, Table, Taken, Unwritable
from affray.tables.keeping import catch_up, take_back
from affray.tables.seats import new_id
from affray.tables.snapshots import taken

from .ahead import Ahead
from .rooms import Looker, Pictures, Room, reopened

T = TypeVar("T")
log = logging.getLogger("affray.server")

IDLE_SECONDS = 600
"""So long a table at which nobody looks stays in memory."""
FAR = 250
"""So many lines of a journal lie at least between two snapshots."""
COUNTED = (
    "answers", "refused", "late", "stored", "unwritable", "taken", "opened", "snapshots", "odds_ahead", "odds_kept",
)  # fmt: skip
STORE_THREADS = 4
"""For PostgreSQL. A SQLite file has one writer at a time: several would only wait for each other, and not in turn."""


MOST_READING = 30
"""So many texts that strangers have sent are read or wait to be."""


class Busy(Exception):
    """Too many have sent something to be read."""


class NoTable(Exception):
    """There is no table of this name."""


@dataclass
class Done:
    """What came of a deed."""

    refused: list[Refusal] = field(default_factory=list)
    data: Any = None
    again: bool = False


class Hub:
    """The tables of one server process."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._rules = ThreadPoolExecutor(1, "rules")
        self._files = ThreadPoolExecutor(1 if store.is_sqlite else STORE_THREADS, "store")
        self._opening_thread = ThreadPoolExecutor(1, "opening")
        self._reading_thread = ThreadPoolExecutor(1, "reading")
        self._reading = 0
        self._looking_thread = ThreadPoolExecutor(1, "looking")
        self.counts = dict.fromkeys(COUNTED, 0)
        self.reckoning = 0
        """So much is done by the thread of the rules, or waits for it."""
        self.ahead = Ahead(self)
        self.closing = False
        self.connections = 0
        self.trials = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self._listening: Listening | None = None
        self._jobs: dict[str, asyncio.Semaphore] = {}

    def start(self) -> None:
        """Begin to hear of what other processes do."""
        loop = asyncio.get_running_loop()

        def heard(id: str | None) -> None:
            with contextlib.suppress(RuntimeError):  # the loop may be closed by now
                loop.call_soon_threadsafe(self.heard, id)

        self._listening = Listening(self.store, heard)
        self._listening.start()

    def heard(self, id: str | None) -> None:
        for each in [id] if id is not None else list(self.rooms):
            if each in self.rooms:
                task = asyncio.get_running_loop().create_task(self.refresh(each))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    def jobs(self, kind: str, most: int) -> asyncio.Semaphore:
        """Held by whoever runs a job of a kind elsewhere: only so many do at once."""
        if kind not in self._jobs:
            self._jobs[kind] = asyncio.Semaphore(most)
        return self._jobs[kind]

    # -- threads -----------------------------------------------------------------------------------
    async def reckon(self, work: Callable[..., T], *given: Any) -> T:
        """Do something with a fight, in the one thread that may."""
        self.reckoning += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._rules, work, *given)
        finally:
            self.reckoning -= 1

    async def prepare(self, work: Callable[..., T], *given: Any) -> T:
        """Read what somebody has sent, which may take long: all tables go on meanwhile. Busy if too many do so."""
        if self._reading >= MOST_READING:
            raise Busy
        self._reading += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reading_thread, work, *given)
        finally:
            self._reading -= 1

    async def look_up(self, work: Callable[..., T], *given: Any) -> T:
        """Look up something that is always the same: neither a fight nor a long text is waited for."""
        return await asyncio.get_running_loop().run_in_executor(self._looking_thread, work, *given)

    async def keep(self, work: Callable[..., T], *given: Any) -> T:
        """Do something with the store."""
        return await asyncio.get_running_loop().run_in_executor(self._files, work, *given)

    # -- tables ------------------------------------------------------------------------------------
    async def create(self, fight: Fight, wishes: Sequence[dict[str, Any]], options: dict[str, Any]) -> Any:
        """A new table with its seats: the table and (seat, token) for each; or the reasons against it."""

        def make() -> Any:
            table = Table(new_id(), fight, {"options": options})
            handed = []
            for wish in wishes:
                made = table.hand_out(None, wish)
                if isinstance(made, list):
                    return made
                handed.append(made)
            table.go_on()
            return table, handed, fight.journal.lines(), table.settings()

        made = await self.reckon(make)
        if isinstance(made, list):
            return made
        table, handed, lines, settings = made
        await self.keep(self.store.create, table.id, fight.game.name, table.title, lines, settings)
        table.stored, table.unsettled = len(lines) - 1, False
        room = self.rooms[table.id] = Room(table)
        self.run_on(room)
        return table, handed

    async def room(self, id: str) -> Room:
        """The room of a table; from the store if it is not in memory."""
        if id in self.rooms:
            return self.rooms[id].wanted()
        try:
            async with self._opening.setdefault(id, asyncio.Lock()):
                if id not in self.rooms:
                    stored = await self.keep(self.store.load, id)
                    if stored is None:
                        raise NoTable(id)
                    room = await self._reopen(stored)
                    if id not in self.rooms:  # after a failure others may have come with a lock of their own
                        self.counts["opened"] += 1
                        self.rooms[id] = room
                        self.run_on(room)
                return self.rooms[id].wanted()
        finally:
            self._opening.pop(id, None)

    async def _reopen(self, stored: Stored) -> Room:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._opening_thread, reopened, stored)
        except Spoilt as error:
            log.error("table %s cannot be read: %s", stored.id, error)
            raise

    def tidy(self) -> int:
        """Forget tables at which nobody has looked for long; they come back from the store."""
        now, before = time.monotonic(), len(self.rooms)
        for id, room in list(self.rooms.items()):
            if not room.lookers and not room.lock.locked() and now - room.used > IDLE_SECONDS:
                if room.runner is None and room.job is None:
                    room.gone = True
                    del self.rooms[id]
        return before - len(self.rooms)

    async def freeze(self) -> None:
        """Keep snapshots of the tables that have gone far since their last ones, so that they come back soon."""
        for room in list(self.rooms.values()):
            if room.table.stored - room.table.frozen >= FAR:
                try:
                    await self._freeze(room)
                except (Taken, Unwritable) as error:
                    log.warning("table %s: no snapshot is kept: %s", room.table.id, error)
                except Exception:  # of one table: the others are not to wait for theirs until it is mended
                    log.exception("table %s: no snapshot can be taken", room.table.id)

    async def _freeze(self, room: Room) -> None:
        async with room.lock:
            table, made = room.table, await self.reckon(taken, room.table.fight, room.table.stored)
        if made is not None and not room.gone:
            await self.keep(self.store.keep, table.id, made)
            table.frozen = made.line
            self.counts["snapshots"] += 1

    # -- deeds -------------------------------------------------------------------------------------
    async def perform(self, room: Room, deed: Callable[[], Any], client: str | None = None) -> Done:
        """Do something at a table, write down what it comes to, and show it to everybody."""
        async with room.wanted().lock:
            if client is not None and client in room.clients:
                return Done(again=True)
            try:
                found, more = await self.reckon(carried_out, room.table, deed)
            except Exception:
                log.exception("table %s: a deed failed", room.table.id)
                await self.reckon(take_back, room.table, room.settings)
                return Done([refuse("TABLE-DEFECT")])
            refused = found if isinstance(found, list) else []
            done = Done(refused, None if isinstance(found, list) else found)
            if refused:
                self.counts["refused"] += 1
                self.counts["late"] += refused[0].rule == "CORE-LATE"
                return done
            if failed := await self._write_and_show(room, client):
                again = client is not None and client in room.clients  # it had come by way of another process
                return Done(again=True) if again else Done(failed)
            self.counts["answers"] += 1
        if more:
            self.run_on(room)
        return done

    async def _write_and_show(self, room: Room, client: str | None = None) -> list[Refusal]:
        """Write down what is not stored yet and then show it; the reasons if it could not be written, and then it has
        not happened. The pictures are made while the disk works, and nobody gets them before it has.
        """
        table = room.table
        lines, settings = table.unsaved(), table.settings() if table.unsettled else None
        if not lines and settings is None:
            await self.show(room)
            return []
        writing = self.keep(self.store.write, table.id, table.stored + 1, lines, client, settings, table.version)
        written, made = await asyncio.gather(writing, self.reckon(room.draw), return_exceptions=True)
        if isinstance(written, BaseException):
            return await self._not_written(room, written)
        table.stored += len(lines)
        self.counts["stored"] += len(lines)
        if settings is not None:
            table.version, table.unsettled, room.settings = table.version + 1, False, settings
        if client is not None:
            room.clients[client] = None
        if isinstance(made, BaseException):
            raise made
        self._hang(room, made)
        return []

    async def _not_written(self, room: Room, error: BaseException) -> list[Refusal]:
        """Nothing has happened: somebody else was faster, the database cannot be written to, or there is a defect."""
        if not isinstance(error, Exception):
            raise error
        await self.reckon(take_back, room.table, room.settings)
        if isinstance(error, Taken):
            self.counts["taken"] += 1
            await self._refresh(room)
        else:
            self.counts["unwritable"] += 1
            defect = None if isinstance(error, Unwritable) else error
            log.error("table %s cannot be written: %s", room.table.id, error, exc_info=defect)
        await self.show(room)
        return [refuse("CORE-LATE", ticket="") if isinstance(error, Taken) else refuse("TABLE-STORE")]

    async def refresh(self, id: str) -> None:
        """Another process has written to a table: play what is new, and show it."""
        room = self.rooms.get(id)
        if room is None:
            return
        async with room.lock:
            await self._refresh(room)
            await self.show(room)

    async def _refresh(self, room: Room) -> None:
        table = room.table
        try:
            stored = await self.keep(self.store.load, table.id, table.stored + 1)
            if stored is None:
                self.forget(room)
            else:
                await self.reckon(catch_up, table, stored, table.stored + 1)
                room.clients.update(dict.fromkeys(stored.clients))
                room.settings = table.settings()
        except Unwritable as error:
            log.error("table %s cannot be read: %s", table.id, error)
        except Spoilt:  # what is in memory is half of it: whoever comes again gets what the store has
            log.exception("table %s cannot be read", table.id)
            self.forget(room, "reloaded")

    async def show(self, room: Room) -> None:
        """Let everybody see what is new."""
        self._hang(room, await self.reckon(room.draw))

    def _hang(self, room: Room, made: Pictures) -> None:
        room.hang(made)
        self.ahead.expect(room)

    # -- what goes on by itself --------------------------------------------------------------------
    def run_on(self, room: Room) -> None:
        """Let dice, standing answers and computer players go on behind everybody's back."""
        if room.runner is None and not self.closing:
            room.runner = asyncio.get_running_loop().create_task(self._run(room))

    async def _run(self, room: Room) -> None:
        try:
            more = True
            while more and not self.closing:
                async with room.lock:
                    more = await self.reckon(room.table.go_on)
                    if not room.table.unsaved() or await self._write_and_show(room):
                        more = False
                await asyncio.sleep(0)
        except Exception:
            log.exception("table %s does not go on", room.table.id)
            room.table.paused = True
        finally:
            room.runner = None

    # -- looking on --------------------------------------------------------------------------------
    async def enter(self, room: Room, looker: Looker) -> None:
        async with room.wanted().lock:
            room.lookers.append(looker)
            if room.gone:  # thrown away while somebody was on the threshold
                looker.close("closed")
                return
            await self.show(room)
        self.run_on(room)  # whoever let it go on before may be gone

    async def leave(self, room: Room, looker: Looker) -> None:
        async with room.wanted().lock:
            if looker in room.lookers:
                room.lookers.remove(looker)
            if room.lookers and not self.closing:
                await self.show(room)

    async def ask(self, room: Room, question: Callable[[], T]) -> T:
        """Find something out at a table that changes nothing."""
        async with room.wanted().lock:
            return await self.reckon(question)

    async def drop(self, room: Room) -> list[Refusal]:
        """Throw a table away for good; the reasons if the store does not let it go."""
        async with room.lock:
            try:
                await self.keep(self.store.delete, room.table.id)
            except Unwritable as error:
                log.error("table %s cannot be thrown away: %s", room.table.id, error)
                return [refuse("TABLE-STORE")]
            self.forget(room)
            return []

    def forget(self, room: Room, why: str = "closed") -> None:
        """The table is gone, for good or until it is read again; so is whatever was worked out for it."""
        room.gone = True
        self.rooms.pop(room.table.id, None)
        room.stop_job()
        for each in room.lookers:
            each.close(why)

    async def farewell(self) -> None:
        """Tell everybody that the server stops, and let what is under way be stored."""
        self.closing = True
        await self.ahead.stop()
        for room in list(self.rooms.values()):
            room.stop_job()
            async with room.lock:
                for each in room.lookers:
                    each.close("shutdown")
        await self.freeze()
        await asyncio.sleep(0.05)

    def shut(self) -> None:
        if self._listening is not None:
            self._listening.close()
        self._rules.shutdown(wait=True, cancel_futures=True)
        self._opening_thread.shutdown(wait=True, cancel_futures=True)
        self._reading_thread.shutdown(wait=False, cancel_futures=True)
        self._looking_thread.shutdown(wait=False, cancel_futures=True)
        self._files.shutdown(wait=True)
        self.store.close()


def carried_out(table: Table, deed: Callable[[], Any]) -> tuple[Any, bool]:
    """What a deed comes to, with what goes on by itself after it; and whether there is more of that to come."""
    found = deed()
    return found, not (isinstance(found, list) and found) and table.go_on()
