"""A table in memory with those who look on: what each is shown, and what each has been sent."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any

from affray.tables import Seat, Sentences, Stored, Table, Telling
from affray.tables.keeping import opened
from affray.tables.seats import PLAYER

from .pictures import Easel, Picture, Vocabulary

Pictures = dict[tuple[str, str], Picture]
"""By what somebody sees and in which language."""


def sight_of(seat: Seat) -> tuple[str, str]:
    """Seats of which this is the same are shown the same."""
    return (seat.id if seat.role == PLAYER else seat.role, seat.lang)


class Room:
    """A table in memory, with those who look on."""

    def __init__(self, table: Table, clients: Sequence[str] = ()) -> None:
        self.table, self.lock = table, asyncio.Lock()
        self.clients = dict.fromkeys(clients)
        self.lookers: list[Looker] = []
        self.tellings: dict[tuple[str, str], Telling] = {}
        self.sentences: dict[str, Sentences] = {}
        self.pictures = Pictures()
        self.easel = Easel()
        self.settings = table.settings()
        self.used = time.monotonic()
        self.runner: asyncio.Task[None] | None = None
        self.job: Any = None
        self.worked: Any = None
        self.gone = False

    def wanted(self) -> Room:
        """The room, which stays in memory for a while: somebody wants something there."""
        self.used = time.monotonic()
        return self

    def stop_job(self) -> None:
        """Stop the work for this table, if there is any."""
        if self.job is not None and self.job.task is not None:
            self.job.task.cancel()

    def telling(self, seat: Seat, lang: str) -> Telling:
        key = (seat.eyes, lang)
        if key not in self.tellings or self.tellings[key].fight is not self.table.fight:
            said = self.sentences.setdefault(lang, Sentences())
            self.tellings[key] = Telling(self.table.fight, seat.eyes, lang, said)
        return self.tellings[key]

    def connected(self) -> dict[str, int]:
        found: dict[str, int] = {}
        for each in self.lookers:
            found[each.seat_id] = found.get(each.seat_id, 0) + 1
        return found

    def seat(self, looker: Looker) -> Seat | None:
        """The seat somebody looks from, as it is now; None if it is void."""
        seat = self.table.seats.get(looker.seat_id)
        return None if seat is None or seat.revoked or seat.key != looker.key else seat

    def draw(self) -> Pictures:
        """The pictures of this moment, one for all who see the same; nobody sees them before they are hung."""
        connected, made = self.connected(), Pictures()
        for looker in self.lookers:
            seat = self.seat(looker)
            if seat is not None and (key := sight_of(seat)) not in made:
                made[key] = self.easel.paint(self.table, seat, self.telling(seat, seat.lang), connected)
        for each in self.sentences.values():
            each.forget()
        return made

    def prepare(self) -> None:
        """Put into words what will be seen from all seats: after a long fight this takes time, and others wait for the
        thread of the rules.
        """
        sights = {(seat.eyes, seat.lang): seat for seat in self.table.seats.values() if not seat.revoked}
        for seat in sights.values():
            self.easel.paint(self.table, seat, self.telling(seat, seat.lang), {})
        for each in self.sentences.values():
            each.forget()

    def hang(self, made: Pictures) -> None:
        """Let everybody who looks on see the pictures; whoever has no seat any more is sent away."""
        self.pictures = made
        for looker in self.lookers:
            seat = self.seat(looker)
            looker.picture = None if seat is None else made.get(sight_of(seat))
            if seat is None:
                looker.close("revoked")
            looker.push()


class Looker:
    """Somebody who looks on through a connection: what he has been sent, and what he is to be sent next."""

    def __init__(self, seat: Seat) -> None:
        self.seat_id, self.key = seat.id, seat.key
        self.picture: Picture | None = None
        self.sent: Picture | None = None
        self.told = 0
        self.words = Vocabulary()
        self.replies: list[bytes] = []
        self.wake = asyncio.Event()
        self.bye: str = ""

    def push(self, reply: bytes | None = None) -> None:
        if reply is not None:
            self.replies.append(reply)
        self.wake.set()

    def close(self, why: str) -> None:
        self.bye = why
        self.wake.set()


def reopened(stored: Stored) -> Room:
    """The room of a table as it was left, ready to be looked into."""
    room = Room(opened(stored), stored.clients)
    room.prepare()
    return room
