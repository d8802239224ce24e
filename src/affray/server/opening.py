"""HTTP for tables: opened, looked at, written out as a journal, thrown away; and the door to the live connection."""

from __future__ import annotations

import contextlib
from collections.abc import Collection, Sequence
from typing import Any, Literal, Protocol

from fastapi import FastAPI, Header, HTTPException, WebSocket, WebSocketDisconnect
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, ConfigDict, Field

from affray.core.journal import Unreadable, read_header
from affray.core.refusals import Refusal
from affray.files import BadFile, Loaded
from affray.library import Fight, begin
from affray.tables import Spoilt, Unwritable, rights
from affray.tables.keeping import told
from affray.tables.options import wrong
from affray.tables.seats import GM, Seat

from . import shelf
from .answers import Lang, Trouble, bearer, check_key, stored, told_troubles
from .hub import Hub, NoTable
from .limits import Limits, is_welcome, one_by_name
from .live import sit
from .rooms import Room

MOST_LINES, LONGEST_SECONDS = 20_000, 30
"""Of a journal that is taken up, and how long it may take to play: a line is usually played in a millisecond."""


class SeatWish(BaseModel):
    """A seat that a new table is to have."""

    model_config = ConfigDict(extra="forbid")
    role: Literal["gm", "player", "screen", "onlooker"]
    name: str = Field("", max_length=60)
    side: str = Field("", max_length=200)
    answers: list[str] | None = Field(None, max_length=500)
    lang: Lang = "en"
    dice: Literal["generated", "typed"] = "generated"
    computer: bool = False


class TableWish(BaseModel):
    """A new table: from a sample, an encounter as text, one that was saved here, or a journal."""

    model_config = ConfigDict(extra="forbid")
    sample: str | None = Field(None, max_length=200)
    encounter: str | None = Field(None, max_length=1_000_000)
    saved: str | None = Field(None, max_length=80)
    journal: str | None = Field(None, max_length=2_000_000)
    seed: int | None = Field(None, ge=0, lt=2**64)
    lang: Lang = "en"
    seats: list[SeatWish] = Field(default_factory=list, max_length=50)
    options: dict[str, Any] = Field(default_factory=dict, max_length=20)


class Handed(BaseModel):
    """A seat of a new table, with the token that opens it; it is told this once."""

    seat: str
    role: str
    name: str
    side: str
    token: str


class Opened(BaseModel):
    """A new table."""

    table: str
    game: str
    title: str
    seats: list[Handed]


def add_tables(app: FastAPI, hub: Hub, names: Collection[str], key: str | None, limits: Limits) -> None:
    connections = 0

    @app.post("/api/tables", status_code=201, responses=told_troubles(400, 401, 404, 422, 429, 503))
    async def open_table(wish: TableWish, authorization: str | None = Header(None)) -> Opened:
        """Open a table: the reply has its seats with their tokens, one game master at least."""
        check_key(key, authorization)
        if await stored(hub, hub.store.count) >= limits.tables:
            raise Trouble(429, "too-many-tables")
        if odd := wrong(wish.options):
            raise Trouble(422, "options", field=odd)
        fight = await hub.prepare(guarded, begun, hub, wish)
        if isinstance(fight, HTTPException):
            raise fight
        return await handed_out(hub, fight, wish)

    @app.get("/api/tables/{id}", responses=told_troubles(401, 404, 503))
    async def about_table(
        id: str, authorization: str | None = Header(None), lang: Lang | None = None
    ) -> dict[str, Any]:
        """What a table is about and how it stands, for whoever has a seat there."""
        room, seat = await seated(hub, id, authorization)
        table, said = room.table, lang or seat.lang
        found = {"table": id, "game": table.fight.game.name, "title": table.titled(said), "role": seat.role,
                 "seat": seat.id, "name": seat.name}  # fmt: skip
        stands = await hub.ask(room, lambda: standing(room, seat, said))
        saved = await stored(hub, hub.store.saved, id) if seat.role == GM else None  # it tells that something happened
        return {**found, **stands, "saved": saved}

    @app.get("/api/tables/{id}/journal", response_class=PlainTextResponse, responses=told_troubles(401, 403, 404, 503))
    async def export(id: str, authorization: str | None = Header(None)) -> PlainTextResponse:
        """The whole fight as a journal, which `affray play` and POST /api/tables take up again. The game master's."""
        room, seat = await seated(hub, id, authorization)
        if rights.role(seat, "journal"):
            raise Trouble(403, "role")
        lines = await hub.ask(room, room.table.fight.journal.lines)
        name = f"{id}.jsonl"
        return PlainTextResponse("\n".join([*lines, ""]), media_type="application/jsonl",
                                 headers={"Content-Disposition": f'attachment; filename="{name}"'})  # fmt: skip

    @app.delete("/api/tables/{id}", status_code=204, responses=told_troubles(401, 403, 404, 503))
    async def delete(id: str, authorization: str | None = Header(None)) -> None:
        """Throw a table away for good. The game master's."""
        room, seat = await seated(hub, id, authorization)
        if rights.role(seat, "close"):
            raise Trouble(403, "role")
        if await hub.drop(room):
            raise Trouble(503, "store")

    @app.websocket("/api/tables/{id}/live")
    async def live(socket: WebSocket, id: str) -> None:
        nonlocal connections
        welcome = is_welcome(one_by_name(socket.scope["headers"]), names)
        if not welcome or connections >= limits.connections or hub.closing:
            await socket.close(1008)
            return
        connections += 1
        hub.connections = connections
        try:
            await sit(socket, hub, id, limits)
        except Unwritable:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await socket.close(1013)
        finally:
            connections -= 1
            hub.connections = connections


def standing(room: Room, seat: Seat, lang: str) -> dict[str, Any]:
    """How far the fight is, who acts and who is asked as the seat may know it, the switches of the game that the
    encounter has changed, and for the game master who is here.
    """
    table, telling = room.table, room.telling(seat, lang)
    view, names, connected = table.fight.view(table.eyes(seat), log=False), telling.names(), room.connected()

    def name(id: str | None) -> str | None:
        return telling.speaker.name(id, names) if id else None

    clock, scenario = view["clock"], table.fight.journal.header.get("scenario")
    switches = scenario.get("options") if isinstance(scenario, dict) else None
    here = [each for each in table.seats.values() if not each.revoked and connected.get(each.id)]
    roles = [each.role for each in here if each.id != seat.id]
    return {
        "round": clock["round"], "unit": clock["unit"], "count": (clock["count"] or {}).get("now"),
        "acts": name(clock["owner"]), "waits": [name(each["who"]) for each in view["asked"]],
        "over": view["over"], "result": telling.result(), "switches": switches or {},
        "here": {role: roles.count(role) for role in dict.fromkeys(roles)} if seat.role == GM else None,
    }  # fmt: skip


async def seated(hub: Hub, id: str, authorization: str | None) -> tuple[Room, Seat]:
    """The table of this name, and the seat that the token opens there."""
    try:
        room = await hub.room(id[:64])
    except NoTable:
        raise Trouble(404, "no-table") from None
    except Unwritable:
        raise Trouble(503, "store") from None
    except Spoilt:
        raise Trouble(503, "spoilt") from None
    seat = room.table.at(bearer(authorization))
    if seat is None:
        raise Trouble(401, "no-seat")
    return room, seat


def begun(hub: Hub, wish: TableWish) -> Fight:
    """The fight that is wished for."""
    sources = [wish.sample, wish.encounter, wish.saved, wish.journal]
    if sum(each is not None for each in sources) != 1:
        raise Trouble(422, "source")
    if wish.journal is not None:
        return from_journal(wish.journal)
    return begin(loaded(hub, wish), wish.seed).fight


class Source(Protocol):
    """Where an encounter is to come from."""

    sample: str | None
    encounter: str | None
    saved: str | None
    lang: Lang


def loaded(hub: Hub, wish: Source) -> Loaded:
    """The encounter of a sample, of a text, or one that was saved here."""
    if wish.sample is not None:
        return shelf.sample(wish.sample)
    text = wish.encounter
    if wish.saved is not None:
        text = hub.store.encounter(wish.saved)
        if text is None:
            raise Trouble(404, "no-encounter")
    return shelf.read(text or "")


def from_journal(text: str) -> Fight:
    lines = [line for line in text.split("\n") if line.strip()]  # names may hold what else ends a line
    if len(lines) > MOST_LINES:
        raise Trouble(422, "journal", why=f"more than {MOST_LINES} lines")
    try:
        if shelf.crowd(read_header(lines).get("scenario")) > shelf.MOST_COMBATANTS:
            raise Trouble(422, "journal", why=f"more than {shelf.MOST_COMBATANTS} combatants")
        return told(lines, LONGEST_SECONDS)
    except (Spoilt, Unreadable) as error:
        raise Trouble(422, "journal", why=str(error)[:300]) from None


def guarded(work: Any, hub: Hub, wish: Source) -> Any:
    """Do it in the thread of the rules, and hand what is wrong back as a value."""
    try:
        return work(hub, wish)
    except HTTPException as error:
        return error
    except BadFile as error:
        return Trouble(422, "encounter", problems=shelf.told_problems(error.problems, wish.lang))
    except Unwritable:
        return Trouble(503, "store")


async def handed_out(hub: Hub, fight: Fight, wish: TableWish) -> Opened:
    wishes = [each.model_dump() for each in wish.seats]
    if not any(each["role"] == GM for each in wishes):
        wishes.insert(0, {"role": GM, "lang": wish.lang})
    try:
        made = await hub.create(fight, wishes, wish.options)
    except Unwritable:
        raise Trouble(503, "store") from None
    if is_refused(made):
        raise Trouble(422, "seats", field=str(dict(made[0].facts).get("field", "")))
    table, handed = made
    seats = [Handed(seat=x.id, role=x.role, name=x.name, side=x.side, token=token) for x, token in handed]
    return Opened(table=table.id, game=fight.game.name, title=table.titled(wish.lang), seats=seats)


def is_refused(made: Sequence[Any]) -> bool:
    return bool(made) and isinstance(made[0], Refusal)
