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


class Serving(uvicorn.Server):
    """A server that tells its clients before it goes.

    Frames are not compressed: what has changed is small, and each connection would take a third of a megabyte for it.
    """

    def __init__(self, app: FastAPI, host: str, port: int, **given: Any) -> None:
        self.app = app
        super().__init__(
            uvicorn.Config(
                app, host, port, ws_max_size=LARGEST_FRAME, ws_ping_interval=20, ws_ping_timeout=20,
                server_header=False, timeout_graceful_shutdown=5, access_log=False,
                log_level="warning", ws="websockets-sansio", ws_per_message_deflate=False, **given,
            )
        )  # fmt: skip

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        await self.app.state.hub.farewell()
        await super().shutdown(sockets)


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
