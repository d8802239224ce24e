"""A real server with a real database, and people who sit at its tables."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from affray.server import Client, create_app, in_background, open_table
from affray.server.limits import Limits
from affray.tables import Store

HEROES = [
    {"role": "gm", "name": "Ida"},
    {"role": "player", "side": "heroes", "name": "Mia", "answers": ["sela_quickwater"]},
    {"role": "player", "side": "heroes", "name": "Jo", "answers": ["brann_oakhand", "sister_tamsin"]},
    {"role": "screen"},
    {"role": "onlooker", "name": "Ann"},
]


PATIENT = Limits(
    writes_a_second=1_000, writes_at_once=1_000, reads_a_second=1_000, reads_at_once=1_000, frames_a_second=10_000,
    frames_at_once=10_000,
)  # fmt: skip
"""Tests open many tables in a short time."""


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"


@contextlib.contextmanager
def served(url: str, **given: Any) -> Iterator[str]:
    """A server on this database; gives its address."""
    store = Store(url)
    store.migrate()
    with in_background(create_app(store, **{"limits": PATIENT, **given})) as address:
        yield address


class Party:
    """A table with its people: `party["Mia"]` is a connection of hers, opened when it is first wanted."""

    def __init__(self, server: str, **wish: Any) -> None:
        wish = {"sample": "kennel_yard", "seed": 7, "seats": HEROES, **wish}
        self.server, self.made = server, open_table(server, **wish)
        self.table: str = self.made["table"]
        self.seats = {each["name"] or each["role"]: each for each in self.made["seats"]}
        self.clients: dict[str, Client] = {}

    def __getitem__(self, name: str) -> Client:
        if name not in self.clients:
            self.clients[name] = self.join(name)
        return self.clients[name]

    def join(self, name: str, **more: Any) -> Client:
        """One more connection to a seat, with its first view."""
        client = Client(self.server, self.table, self.seats[name]["token"], **more)
        client.wait_for(lambda view: client.views and "head" in view)
        return client

    def close(self) -> None:
        for each in self.clients.values():
            each.socket.close()

    def __enter__(self) -> Party:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
