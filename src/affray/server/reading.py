"""HTTP for what people choose from before a fight: games, samples, encounters, bestiaries, rules."""

from __future__ import annotations

import io
from typing import Any

import segno
from fastapi import FastAPI, Header, HTTPException, Query, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, ConfigDict, Field

from affray.files import BadFile
from affray.files.importers import FORMATS
from affray.rulesets import games
from affray.tables import Store

from . import shelf
from .answers import Lang, Trouble, check_key, found, stored, told_troubles
from .hub import Hub
from .limits import Limits


class Link(BaseModel):
    """What a QR code says."""

    model_config = ConfigDict(extra="forbid")
    link: str = Field(min_length=1, max_length=400, pattern=r"^[\x20-\x7e]+$")


class Text(BaseModel):
    """The text of an encounter."""

    model_config = ConfigDict(extra="forbid")
    text: str = Field(max_length=1_000_000)
    lang: Lang = "en"


class Foreign(BaseModel):
    """The text of a file of another program; its format is recognised if it is not given."""

    model_config = ConfigDict(extra="forbid")
    text: str = Field(max_length=2_000_000)
    format: str | None = Field(None, max_length=40)
    game: str | None = Field(None, max_length=64)
    lang: Lang = "en"


def add_shelf(app: FastAPI, store: Store, hub: Hub, key: str | None, limits: Limits) -> None:
    @app.get("/api/games")
    async def all_games(lang: Lang = "en") -> list[dict[str, Any]]:
        """The installed games."""
        return await hub.look_up(shelf.told_games, lang)

    @app.get("/api/samples")
    async def all_samples(lang: Lang = "en") -> list[dict[str, Any]]:
        """The encounters that the games ship."""
        return await hub.look_up(shelf.told_samples, lang)

    @app.get("/api/samples/{game}/{name}", response_class=PlainTextResponse, responses=told_troubles(404))
    async def sample(game: str, name: str) -> PlainTextResponse:
        """The file of a shipped encounter."""
        text = await hub.look_up(shelf.sample_text, f"{game}/{name}")
        if text is None:
            raise Trouble(404, "no-sample")
        return PlainTextResponse(text)

    @app.get("/api/samples/{game}/{name}/preview", responses=told_troubles(404))
    async def preview(game: str, name: str, lang: Lang = "en") -> dict[str, Any]:
        """What a shipped encounter looks like before it begins."""
        found = await hub.look_up(shelf.told_preview, f"{game}/{name}", lang)
        if found is None:
            raise Trouble(404, "no-sample")
        return found

    @app.get("/api/bestiary/{game}", responses=told_troubles(404))
    async def bestiary(game: str, search: str = Query("", max_length=200), lang: Lang = "en") -> list[dict[str, Any]]:
        """The entries of a game's bestiary that hold all words."""
        return await found(hub, shelf.told_bestiary, game, search, lang)

    @app.get("/api/rules/{game}", responses=told_troubles(404))
    async def rules(game: str, search: str = Query("", max_length=200), lang: Lang = "en") -> dict[str, Any]:
        """The rules of a game that hold all words."""
        return await found(hub, shelf.told_rules, game, search, lang)

    @app.get("/api/rules/{game}/{id}", responses=told_troubles(404))
    async def rule(game: str, id: str, lang: Lang = "en") -> dict[str, str]:
        """A rule by its id."""
        return await found(hub, shelf.one_rule, game, id, lang)

    @app.get("/api/schema/{game}", responses=told_troubles(404))
    async def schema(game: str, lang: Lang = "en") -> dict[str, Any]:
        """The JSON Schema of a game's encounters, its fields described in a language."""
        return await found(hub, shelf.told_schema, game, lang)

    @app.post("/api/qr", response_class=Response, responses=told_troubles(422, 429))
    async def code(wish: Link) -> Response:
        """A link as a QR code (SVG), for a phone to read from a screen; it is posted, so that no log has it."""
        drawn = io.BytesIO()
        segno.make(wish.link, error="m").save(drawn, kind="svg", scale=4, border=2, dark="#000", light="#fff")
        return Response(drawn.getvalue(), media_type="image/svg+xml")

    @app.get("/api/encounters", responses=told_troubles(503))
    async def encounters() -> list[dict[str, Any]]:
        """The encounters that people have saved here."""
        kept = await stored(hub, store.encounters)
        return [{"name": name, "changed": changed} for name, changed in kept.items()]

    @app.post("/api/encounters/check", responses=told_troubles(422, 429))
    async def check(wish: Text) -> dict[str, Any]:
        """Everything that is wrong with an encounter, with line and hint."""
        return await hub.prepare(checked, wish)

    @app.post("/api/import", responses=told_troubles(404, 422, 429))
    async def bring(wish: Foreign) -> dict[str, Any]:
        """Creatures of another program as a bestiary of ours, with a report of everything that was not understood."""
        made = await hub.prepare(imported, wish)
        if isinstance(made, HTTPException):
            raise made
        return made

    @app.get("/api/encounters/{name}", response_class=PlainTextResponse, responses=told_troubles(404, 503))
    async def encounter(name: str) -> PlainTextResponse:
        """The text of a saved encounter."""
        text = await stored(hub, store.encounter, name[:80])
        if text is None:
            raise Trouble(404, "no-encounter")
        return PlainTextResponse(text)

    @app.put("/api/encounters/{name}", status_code=204, responses=told_troubles(401, 422, 429, 503))
    async def save(name: str, wish: Text, authorization: str | None = Header(None)) -> None:
        """Save the text of an encounter, also a half-finished one."""
        check_key(key, authorization)
        if not name.strip() or len(name) > 80 or not name.isprintable() or "\x00" in wish.text:
            raise Trouble(422, "name")
        if not await stored(hub, store.save_encounter, name, wish.text, limits.encounters):
            raise Trouble(429, "too-many-encounters")

    @app.delete("/api/encounters/{name}", status_code=204, responses=told_troubles(401, 404, 429, 503))
    async def delete(name: str, authorization: str | None = Header(None)) -> None:
        """Throw a saved encounter away."""
        check_key(key, authorization)
        if not await stored(hub, store.delete_encounter, name[:80]):
            raise Trouble(404, "no-encounter")


def imported(wish: Foreign) -> dict[str, Any] | HTTPException:
    if wish.format is not None and wish.format not in FORMATS:
        return Trouble(422, "format", known=list(FORMATS))
    if wish.game is not None and wish.game not in games():
        return Trouble(404, "not-found")
    try:
        return shelf.brought(wish.text, wish.format, wish.game, wish.lang)
    except BadFile as error:
        return Trouble(422, "import", problems=shelf.told_problems(error.problems, wish.lang))


def checked(wish: Text) -> dict[str, Any]:
    try:
        read = shelf.read(wish.text)
    except BadFile as error:
        return {"ok": False, "problems": shelf.told_problems(error.problems, wish.lang)}
    sides = list(dict.fromkeys(each.side for each in read.game.standings(read.game.start(read.encounter))))
    problems = shelf.told_problems(list(read.warnings), wish.lang)
    return {"ok": True, "problems": problems, "game": read.game.name, "sides": sides}
