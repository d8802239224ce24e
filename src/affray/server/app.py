"""The server: HTTP for what comes before and after a fight, a WebSocket for the fight, and the files of the web app."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
from collections.abc import AsyncIterator, Collection
from importlib.resources import files
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse
from fastapi.staticfiles import StaticFiles
from starlette.routing import Match, Mount
from starlette.types import Scope

from affray.rulesets import games
from affray.tables import Store
from affray.tables.speaking import speaker_of
from affray.version import __version__

from . import shelf
from .answers import stored, told_troubles
from .building import add_building
from .guard import Guard
from .hub import Busy, Hub
from .limits import USUAL, Limits
from .opening import add_tables
from .reading import add_shelf
from .trying import add_trials

log = logging.getLogger("affray.server")

LOCAL = ("localhost", "127.0.0.1", "::1")
TIDY_SECONDS, BACKED_UP = 60, 60
"""After so many seconds it is tidied up; in every so many-th round it is seen to the copies of the database."""
SELDOM = (2_000, 20, 1_000_000)
"""When Python looks for garbage: a full look takes 2 ms for each table in memory, and play leaves little to find."""
MANY_FORGOTTEN, COLLECTED = 20, 15
"""After so many forgotten tables, and after so many rounds of tidying, it is looked for on purpose."""


def create_app(
    store: Store,
    names: Collection[str] = (),
    key: str | None = None,
    web: Path | None = None,
    limits: Limits = USUAL,
    reach: str = "",
) -> FastAPI:
    """The application on a store. `names` are those under which it may be called besides addresses and local names;
    with a `key` only those who have it open tables and save encounters. `reach` is where other machines find it.
    """
    hub = Hub(store)

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await hub.reckon(warm_up)
        hub.start()
        gc.collect()
        gc.freeze()  # else every full collection would go through all rules and messages again
        usual = gc.get_threshold()
        gc.set_threshold(*SELDOM)
        tidying = asyncio.create_task(tidy(hub))
        try:
            yield
        finally:
            tidying.cancel()
            gc.set_threshold(*usual)
            await hub.farewell()
            hub.shut()

    app = FastAPI(
        title="Affray", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None,
        openapi_url="/api/openapi.json",
    )  # fmt: skip
    app.state.hub, app.state.limits = hub, limits
    app.add_exception_handler(RequestValidationError, told_wrong)
    app.add_exception_handler(Busy, told_busy)
    app.add_middleware(Guard, names=frozenset(each.lower() for each in names), limits=limits)
    add_tables(app, hub, names, key, limits)
    add_shelf(app, store, hub, key, limits)
    add_trials(app, hub, key)
    add_building(app, hub)
    add_signs(app, hub, reach)
    add_web(app, web)
    return app


async def told_wrong(request: Request, error: Exception) -> JSONResponse:
    """What is wrong with a request, without what was sent: that may be something that cannot be sent back."""
    assert isinstance(error, RequestValidationError)
    known = [{name: each[name] for name in ("loc", "msg", "type")} for each in error.errors()]
    return JSONResponse({"detail": known}, 422)


async def told_busy(request: Request, error: Exception) -> JSONResponse:
    return JSONResponse({"detail": {"error": "busy"}}, 429)


def warm_up() -> None:
    """Load the games and their words before anybody waits for them."""
    for name in games():
        for lang in ("en", "ru", "uk"):
            speaker_of(lang, shelf.game_of(name))
    shelf.all_samples()


async def tidy(hub: Hub) -> None:
    """Keep snapshots, forget idle tables, copy the database once a day, and collect what forgotten tables have left."""
    rounds = forgotten = 0
    while True:
        if rounds % BACKED_UP == 0:
            try:
                await hub.keep(hub.store.back_up)
            except Exception:  # whatever is wrong with a copy, tables are tidied all the same
                log.exception("there is no copy of the database")
        rounds += 1
        await hub.freeze()
        forgotten += hub.tidy()
        if forgotten >= MANY_FORGOTTEN or rounds % COLLECTED == 0:
            forgotten = 0
            gc.collect()
        await asyncio.sleep(TIDY_SECONDS)


# -- signs of life ---------------------------------------------------------------------------------
def add_signs(app: FastAPI, hub: Hub, reach: str) -> None:
    @app.get("/api/health", responses=told_troubles(503))
    async def health() -> dict[str, Any]:
        """Whether the server and its database are well."""
        await stored(hub, hub.store.count)
        return {"ok": True, "version": __version__}

    @app.get("/api/address")
    async def address(request: Request) -> dict[str, str]:
        """Where phones find this server, for a page that was opened under a local name: its own address is no use to
        them. Nobody else is told.
        """
        return {"address": reach if request.url.hostname in LOCAL else ""}

    @app.get("/api/metrics", response_class=PlainTextResponse)
    async def metrics() -> PlainTextResponse:
        """Numbers for those who watch over the server, in the format of Prometheus."""
        counts = {f"affray_{name}_total": number for name, number in hub.counts.items()}
        now = {"affray_tables": len(hub.rooms), "affray_connections": hub.connections}
        lines = [f"# TYPE {name} counter\n{name} {number}" for name, number in counts.items()]
        lines += [f"# TYPE {name} gauge\n{name} {number}" for name, number in now.items()]
        return PlainTextResponse("\n".join([*lines, ""]))


# -- the web app -----------------------------------------------------------------------------------
def add_web(app: FastAPI, web: Path | None) -> None:
    """The built web app, if there is one. A link to a table is a path of it; its token never reaches the server."""
    folder = web or Path(str(files("affray.server"))) / "web"
    index = folder / "index.html"
    if not index.is_file():

        @app.get("/")
        async def nothing() -> JSONResponse:
            return JSONResponse({"affray": __version__, "api": "/api/openapi.json"})

        return

    @app.get("/t/{id}", include_in_schema=False)
    async def table_page(id: str) -> FileResponse:
        return FileResponse(index)

    app.router.routes.append(Pages("/", GZipMiddleware(StaticFiles(directory=folder, html=True))))


class Pages(Mount):
    """Everything that is no page is left to the interface: else its refusals (405) would be pages that are missing."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        return (Match.NONE, {}) if scope["path"].startswith("/api/") else super().matches(scope)
