"""A server that is killed under load loses nothing that it has acknowledged; every journal replays, and from its last
snapshot to the same fight.
"""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest

from affray.server import Client, Gone, open_table
from affray.tables import Store
from affray.tables.keeping import opened, told
from tests.server.forked import Nursery, started
from tests.tables.databases import KINDS, database

KILLS = 25
"""For each database; `make soak` does many more."""
STOPS = 3
TABLES = 3


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    with started() as made:
        yield made


class Writer(threading.Thread):
    """Somebody at a table who goes on whatever happens, and remembers what was acknowledged."""

    def __init__(self, address: str, number: int) -> None:
        super().__init__(daemon=True)
        self.address, self.number = address, number
        self.made = open_table(address, sample="dry_ford", seed=number, seats=[{"role": "gm"}])
        self.acknowledged: list[str] = []
        self.unsure = ""
        self.again = 0
        self.over = threading.Event()
        self.trouble: list[Any] = []

    def run(self) -> None:
        while not self.over.is_set():
            try:
                with Client(self.address, self.made["table"], self.made["seats"][0]["token"], timeout=10) as client:
                    client.wait_for(lambda view: "head" in view)
                    while not self.over.is_set():
                        self.step(client)
            except (Gone, OSError, TimeoutError):
                time.sleep(0.01)
            except Exception as error:
                if type(error).__module__.startswith("websockets"):  # refused, or cut off in the middle of a handshake
                    time.sleep(0.01)
                    continue
                self.trouble.append(error)
                return

    def step(self, client: Client) -> None:
        """Answer once; what may have been counted before the server died is sent again under the same name."""
        name = self.unsure or f"{self.number}-{len(self.acknowledged)}"
        self.unsure = name
        if client.view["head"]["over"]:
            reply = client.ask("undo", by="turn", client=name)
        elif not client.asked():
            reply = client.ask("redo", by="turn", client=name)
        else:
            reply = client.ask("computer", who=client.asked()[0]["who"], client=name)
        if reply["ok"]:
            self.acknowledged.append(name)
            self.again += reply["again"]
        elif reply["refused"][0]["rule"] == "TABLE-STORE":
            return
        self.unsure = ""


def kill_often(nursery: Nursery, url: str, kills: int, seed: int) -> list[Writer]:
    """Kill a server again and again while people play, then look at what is there."""
    chance = random.Random(seed)
    server = nursery.start(url)
    writers = [Writer(server.address, number) for number in range(TABLES)]
    for each in writers:
        each.start()
    for _ in range(kills):
        time.sleep(chance.uniform(0.05, 0.6))
        server.kill()
        server = nursery.start(url, server.port)
    time.sleep(0.3)
    for each in writers:
        each.over.set()
    for each in writers:
        each.join(60)
        assert not each.is_alive()
    server.stop()
    store = Store(url)
    for each in writers:
        assert each.trouble == []
        stored = store.load(each.made["table"])
        assert stored is not None
        lost = [name for name in each.acknowledged if name not in stored.clients]
        assert lost == []
        assert stored.clients.count(each.acknowledged[-1]) == 1
        fight, table = told(stored.lines), opened(stored)
        assert fight.journal.lines() == stored.lines
        assert table.frozen > 0
        assert (table.fight.state, table.fight.log()) == (fight.state, fight.log())
    store.close()
    return writers


class Told(Writer):
    """Somebody who also remembers why connections ended."""

    def __init__(self, address: str, number: int) -> None:
        super().__init__(address, number)
        self.whys: list[str] = []

    def step(self, client: Client) -> None:
        try:
            super().step(client)
        except Gone as gone:
            self.whys.append(gone.why)
            raise


@pytest.mark.parametrize("kind", KINDS)
def test_whoever_plays_while_the_server_is_stopped_is_told_and_everything_is_stored(
    nursery: Nursery, kind: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with database(kind, tmp_path_factory) as url:
        server = nursery.start(url)
        writers = [Told(server.address, number) for number in range(TABLES)]
        for each in writers:
            each.start()
        for _ in range(STOPS):
            time.sleep(0.5)
            server.stop()
            server = nursery.start(url, server.port)
        time.sleep(0.3)
        for each in writers:
            each.over.set()
        for each in writers:
            each.join(60)
        server.stop()
        store = Store(url)
        for each in writers:
            stored = store.load(each.made["table"])
            assert stored is not None
            assert [name for name in each.acknowledged if name not in stored.clients] == []
            assert told(stored.lines).journal.lines() == stored.lines
            assert set(each.whys) == {"shutdown"}
        store.close()


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_acknowledged_is_lost(nursery: Nursery, kind: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    with database(kind, tmp_path_factory) as url:
        writers = kill_often(nursery, url, KILLS, 11)
    assert sum(len(each.acknowledged) for each in writers) > KILLS
