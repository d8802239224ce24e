"""Server processes that begin at once: one process loads everything, and forks one server after the other."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any

START = "start"
WAIT_SECONDS = 60


def nursery() -> None:
    """Fork a server for every line on the standard input: a port and a database; its process id goes to the output."""
    from affray.server import Serving, app, create_app, hub
    from affray.tables import Store
    from tests.server.running import PATIENT

    hub.FAR, app.TIDY_SECONDS = 10, 0.1  # snapshots all the time: servers die while they keep one, and begin from it
    app.warm_up()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        port, url = line.split()
        pid = os.fork()
        if pid == 0:
            os.setsid()
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            store = Store(url)
            store.migrate()
            Serving(create_app(store, limits=PATIENT), "127.0.0.1", int(port)).run()
            os._exit(0)
        print(pid, flush=True)


class Nursery:
    """Starts servers; each is a real process that can be killed."""

    def __init__(self) -> None:
        command = [sys.executable, "-c", "from tests.server.forked import nursery; nursery()"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.servers: list[int] = []

    def start(self, url: str, port: int = 0) -> Server:
        """A server on a database; it answers when this returns."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        port = port or free_port()
        self.process.stdin.write(f"{port} {url}\n")
        self.process.stdin.flush()
        pid = int(self.process.stdout.readline())
        self.servers.append(pid)
        wait_until_open(port)
        return Server(pid, port)

    def close(self) -> None:
        for pid in self.servers:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.kill()
        self.process.wait()


class Server:
    """A server process."""

    def __init__(self, pid: int, port: int) -> None:
        self.pid, self.port, self.address = pid, port, f"http://127.0.0.1:{port}"

    def kill(self) -> None:
        """End it without a word, as a failing machine does."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)
        while os.path.exists(f"/proc/{self.pid}"):
            time.sleep(0.005)

    def stop(self) -> None:
        """End it as people do."""
        os.kill(self.pid, signal.SIGTERM)
        while os.path.exists(f"/proc/{self.pid}"):
            time.sleep(0.005)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_until_open(port: int) -> None:
    end = time.monotonic() + WAIT_SECONDS
    while time.monotonic() < end:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            return
        time.sleep(0.01)
    raise TimeoutError(f"nobody listens at {port}")


@contextlib.contextmanager
def started() -> Iterator[Any]:
    made = Nursery()
    try:
        yield made
    finally:
        made.close()
