"""A live connection: one seat at one table. What is shown goes out by itself; every message gets a reply."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import partial
from typing import Any

import msgspec
from fastapi import WebSocket, WebSocketDisconnect

from affray.core.refusals import Refusal, refuse
from affray.tables import Seat, Spoilt, Table, rights
from affray.version import __version__

from . import jobs, told
from . import messages as say
from .deeds import DEEDS, QUESTIONS
from .hub import Hub, NoTable
from .limits import USUAL, Bucket, Limits
from .pictures import Vocabulary
from .rooms import Looker, Room

log = logging.getLogger("affray.server")
encode = msgspec.json.encode

MOST_WAITING = 100
"""So many replies wait for a client before more is read from it."""
UNKNOWN, NO_SEAT, CROWDED, SPOILT, COME_AGAIN, BAD = 4404, 4401, 4429, 4500, 1012, 1007
"""Codes with which a connection is closed: no such table, no such seat, too many, what is stored of the table cannot be
read, the server stops or reads the table anew, no message.
"""


async def sit(socket: WebSocket, hub: Hub, id: str, limits: Limits = USUAL) -> None:
    """Serve a connection from its hello to its end."""
    await socket.accept()
    try:
        hello = await asyncio.wait_for(first(socket), limits.hello_seconds)
        room = await hub.room(id)
    except (TimeoutError, WebSocketDisconnect):
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(BAD)
        return
    except msgspec.MsgspecError:
        await refused(socket, "no-hello", BAD)
        return
    except NoTable:
        await refused(socket, "no-table", UNKNOWN)
        return
    except Spoilt:
        await refused(socket, "spoilt", SPOILT)
        return
    if len(room.lookers) >= limits.at_a_table:
        await refused(socket, "crowded", CROWDED)
        return
    seat = room.table.at(hello.token)
    if seat is not None and hello.lang is not None and hello.lang != seat.lang:
        await hub.perform(room, partial(speak, room.table, hello.token, hello.lang))
        seat = room.table.at(hello.token)  # others were waited for: it may have been issued anew
    if seat is None:
        await refused(socket, "no-seat", NO_SEAT)
        return
    await Connection(socket, hub, room, seat, limits).serve(hello.last)


def speak(table: Table, token: str, lang: str) -> list[Refusal]:
    """From now on the seat that a token opens is spoken to in another language."""
    seat = table.at(token)
    return [refuse("TABLE-ROLE", deed="language")] if seat is None else table.change(seat, seat.id, {"lang": lang})


async def refused(socket: WebSocket, why: str, code: int) -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.send_bytes(encode(told.Trouble(error=why)))
        await socket.close(code)


async def first(socket: WebSocket) -> say.Hello:
    return msgspec.json.decode(await received(socket), type=say.Hello)


async def received(socket: WebSocket) -> bytes:
    """The next frame, as text or as bytes."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1005)
    text = message.get("text")
    return text.encode("utf-8", "replace") if text is not None else message.get("bytes") or b""


class Connection:
    """One client at one seat."""

    def __init__(self, socket: WebSocket, hub: Hub, room: Room, seat: Seat, limits: Limits) -> None:
        self.socket, self.hub, self.room = socket, hub, room
        self.looker = Looker(seat)
        self.bucket = Bucket(limits.frames_a_second, limits.frames_at_once)

    async def serve(self, last: say.Last | None) -> None:
        room, looker = self.room, self.looker
        seat = room.table.seats[looker.seat_id]
        welcome = told.Welcome(
            table=room.table.id, seat=seat.id, role=seat.role, version=__version__, game=room.table.fight.game.name,
            title=room.table.titled(seat.lang),
        )  # fmt: skip
        await self.socket.send_text(encode(welcome).decode())
        try:
            await self.hub.enter(room, looker)
            if last is not None:
                await self.remember(seat, last)
            if news := jobs.news(room, seat):
                looker.push(news)
            await self.converse()
        finally:
            await self.hub.leave(room, looker)

    async def converse(self) -> None:
        """Say what there is to say and listen, until one of the two ends it."""
        writing = asyncio.create_task(self.write())
        try:
            await self.read()
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            writing.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await writing

    async def remember(self, seat: Seat, last: say.Last) -> None:
        """What the client has from before need not be sent again."""
        picture = self.looker.picture
        if picture is not None and last.ticket == picture.ticket and last.mark == picture.mark:
            self.looker.sent = picture.without_table()
            self.looker.words.learn(picture.words)
        elif last.mark:
            log = self.room.table.fight.known.log
            mark = await self.hub.ask(self.room, lambda: log(seat.eyes).digest_of(last.told))
            self.looker.told = last.told if mark == last.mark else 0

    # -- what goes out -----------------------------------------------------------------------------
    async def write(self) -> None:
        looker = self.looker
        looker.wake.set()
        while True:
            await looker.wake.wait()
            looker.wake.clear()
            replies, looker.replies = looker.replies, []  # before the picture is looked at: it goes out before them
            picture = looker.picture
            if picture is not None and picture is not looker.sent:
                if looker.sent is None:
                    looker.words = Vocabulary()
                message = looker.words.added(picture.after(looker.sent, looker.told), picture.words)
                looker.sent = picture
                if message:
                    await self.socket.send_text(message.decode())
            for reply in replies:
                await self.socket.send_text(reply.decode())
            if looker.bye:
                await self.socket.send_text(encode(told.Closing(why=looker.bye)).decode())  # type: ignore[arg-type]
                await self.socket.close(COME_AGAIN if looker.bye in ("shutdown", "reloaded") else NO_SEAT)
                return

    # -- what comes in -----------------------------------------------------------------------------
    async def read(self) -> None:
        while True:
            frame = await received(self.socket)
            await self.bucket.wait()
            while len(self.looker.replies) > MOST_WAITING:  # whoever does not listen is not listened to
                await asyncio.sleep(0.05)
            try:
                said = say.DECODER.decode(frame)
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
                self.looker.push(encode(told.Trouble(error=str(error)[:300])))
                continue
            self.looker.push(encode(await self.handle(said)))

    async def handle(self, said: Any) -> told.Reply:
        room, hub, kind = self.room, self.hub, type(said)
        again = False
        data: Any = None
        if kind in DEEDS:
            deed = DEEDS[kind]
            done = await hub.perform(room, lambda: self.as_seat(lambda seat: deed(room.table, seat, said)),
                                     getattr(said, "client", None))  # fmt: skip
            found, data, again = done.refused, done.data, done.again
        elif kind in QUESTIONS:
            question = hub.ahead.counted(QUESTIONS[kind]) if kind is say.Odds else QUESTIONS[kind]
            asked = await self.find_out(lambda seat: question(room.table, seat, room.telling(seat, seat.lang), said))
            found, data = (asked, None) if isinstance(asked, list) else ([], asked)
        elif kind in (say.Simulate, say.Analyse, say.Cancel, say.Rest):
            allowed = room.table.options.simulate and kind is not say.Analyse
            found = self.as_seat(lambda seat: rights.simulated(seat, allowed))
            if not found:
                if kind is say.Rest:
                    found = jobs.rest(room, said.on)
                else:
                    found = jobs.cancel(room) if kind is say.Cancel else await jobs.begin(hub, room, said)
        elif kind is say.Close:
            found = self.as_seat(lambda seat: rights.role(seat, "close"))
            if not found and said.table != room.table.id:
                found = [refuse("TABLE-VALUE", field="table")]
            found = found or await hub.drop(room)
        else:
            return told.Reply(id=said.id, ok=False)
        reasons = await self.find_out(lambda seat: self.reasons(seat, found)) if found else []
        return told.Reply(id=said.id, ok=not found, refused=reasons, again=again, data=data)

    async def find_out(self, question: Any) -> Any:
        """Ask something that changes nothing; a defect is told as such."""
        try:
            return await self.hub.ask(self.room, lambda: self.as_seat(question))
        except Exception:
            log.exception("table %s: a question failed", self.room.table.id)
            return [refuse("TABLE-DEFECT")]

    def as_seat(self, deed: Any) -> Any:
        """Do something as the seat is now: it may have been taken away meanwhile."""
        seat = self.room.seat(self.looker)
        return [refuse("TABLE-ROLE", deed="look")] if seat is None else deed(seat)

    def reasons(self, seat: Seat, refusals: list[Refusal]) -> Any:
        return [told.Reason(**each) for each in self.room.telling(seat, seat.lang).reasons(refusals)]
