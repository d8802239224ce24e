"""HTTP for "is it fair?": an encounter that nobody plays yet is fought many times, while whoever asks listens."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

import msgspec
from fastapi import FastAPI, Header, HTTPException
from fastapi.responses import StreamingResponse
from pydantic import BaseModel, ConfigDict, Field

from affray.simulate import Setting

from . import told, workers
from .answers import Lang, Trouble, check_key, told_troubles
from .hub import Hub
from .opening import guarded, loaded

MOST_TRIALS = 8
"""So many encounters are fought or wait for it at once."""
JSON_LINES = "application/jsonl"


class Trial(BaseModel):
    """An encounter to be tried: a sample, a text, or one that was saved here; and how many fights."""

    model_config = ConfigDict(extra="forbid")
    sample: str | None = Field(None, max_length=200)
    encounter: str | None = Field(None, max_length=1_000_000)
    saved: str | None = Field(None, max_length=80)
    count: int = Field(300, ge=10, le=5_000)
    lang: Lang = "en"


class Estimates(StreamingResponse):
    """One `estimate` on every line, the last one `done`."""

    media_type = JSON_LINES


def add_trials(app: FastAPI, hub: Hub, key: str | None) -> None:
    @app.post("/api/simulate", response_class=Estimates, responses=told_troubles(401, 404, 422, 429, 503))
    async def simulate(wish: Trial, authorization: str | None = Header(None)) -> Estimates:
        """Fight an encounter many times: an estimate a line while it goes on. Whoever stops listening stops it."""
        check_key(key, authorization)
        if hub.trials >= MOST_TRIALS or hub.closing:
            raise Trouble(429, "busy")
        hub.trials += 1  # it may not be let in and then wait for its encounter uncounted
        try:
            made = await hub.prepare(guarded, prepared, hub, wish)
            if isinstance(made, HTTPException):
                raise made
        finally:
            hub.trials -= 1
        return Estimates(estimates(hub, made, wish.count))


def prepared(hub: Hub, wish: Trial) -> Setting:
    """The encounter that is wished for, checked to the end."""
    if [wish.sample, wish.encounter, wish.saved].count(None) != 2:
        raise Trouble(422, "source")
    found = loaded(hub, wish)
    return Setting(found.path, found.data)


async def estimates(hub: Hub, given: Setting, count: int) -> AsyncIterator[bytes]:
    """What is known so far, again and again, until it is done."""
    last, wish = told.Estimated(count=0, of=count, chances={}, done=False), workers.Wish(count)
    hub.trials += 1
    try:
        yield line(last)
        with contextlib.suppress(EOFError, OSError):
            async with contextlib.aclosing(workers.heard(hub, workers.TRIAL, workers.fight, given, wish)) as said:
                async for last in said:
                    yield line(last)
        if not last.done:
            yield line(msgspec.structs.replace(last, done=True, cancelled=True))
    finally:
        hub.trials -= 1


def line(said: told.Estimated) -> bytes:
    return msgspec.json.encode(said) + b"\n"
