"""The running server: begins, says goodbye to everybody when it is to stop, and ends."""

from __future__ import annotations

import contextlib
import socket as sockets
import threading
import time
from collections.abc import Iterator
from typing import Any

import uvicorn
from fastapi import FastAPI

from .messages import LARGEST_FRAME

try:
    import resource
except ImportError:  # a system that counts otherwise
    resource = None  # type: ignore[assignment]

TICKS_A_SECOND = 10
MOST_FILES = 16_384


class Serving(uvicorn.Server):
    """A server that tells its clients before it goes.

    Frames are not compressed: what has changed is small, and it would take memory and time for each connection.
    """

    def __init__(self, app: FastAPI, host: str, port: int, **given: Any) -> None:
        self.app = app
        self.waiting: dict[Any, tuple[Any, float]] = {}
        super().__init__(
            uvicorn.Config(
                app, host, port, ws_max_size=LARGEST_FRAME, ws_ping_interval=20, ws_ping_timeout=20,
                server_header=False, timeout_graceful_shutdown=5, access_log=False,
                log_level="warning", ws="websockets-sansio", ws_per_message_deflate=False, **given,
            )
        )  # fmt: skip

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS_A_SECOND == 0:
            self.show_out()
        return await super().on_tick(counter)

    def show_out(self) -> None:
        """Close connections over which no request has come for long, or only the beginning of one."""
        now, waiting = time.monotonic(), dict[Any, tuple[Any, float]]()
        for each in self.server_state.connections:
            cycle = getattr(each, "cycle", each)  # a WebSocket has none, and says hello itself
            if cycle is None or getattr(cycle, "response_complete", False):
                before, since = self.waiting.get(each, (cycle, now))
                waiting[each] = (cycle, since if before is cycle else now)
                if now - waiting[each][1] > self.app.state.limits.hello_seconds:
                    each.transport.abort()
        self.waiting = waiting

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        await self.app.state.hub.farewell()
        await super().shutdown(sockets)


def allow_many() -> None:
    """As many connections as the system lets this process have: the usual allowance is less than a full house."""
    if resource is not None:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(MOST_FILES, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            with contextlib.suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def own_address() -> str:
    """The address under which others in the local network find this machine; nothing is sent for that."""
    with sockets.socket(sockets.AF_INET, sockets.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


@contextlib.contextmanager
def in_background(app: FastAPI, host: str = "127.0.0.1", port: int = 0) -> Iterator[str]:
    """Serve in a thread while this lasts; gives the address. For programs that bring a server along, and for tests."""
    listening = sockets.socket(sockets.AF_INET, sockets.SOCK_STREAM)
    listening.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)  # so that a port can be taken up again at once
    listening.bind((host, port))
    server = Serving(app, host, port)
    thread = threading.Thread(target=lambda: server.run(sockets=[listening]), daemon=True)
    thread.start()
    try:
        while not server.started and thread.is_alive():
            time.sleep(0.01)
        yield f"http://{host}:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()
        listening.close()
