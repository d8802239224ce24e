"""A server that goes and comes back."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

from affray.server import create_app, in_background
from affray.tables import Store


class House:
    """A server that can go and come back under the same address, with the same tables."""

    def __init__(self, folder: Path) -> None:
        self.database, self.port, self.address = f"sqlite:///{folder}/tables.db", 0, ""
        Store(self.database).migrate()

    @contextlib.contextmanager
    def open(self, web: Path | None = None) -> Iterator[str]:
        with in_background(create_app(Store(self.database), web=web), port=self.port) as self.address:
            self.port = int(self.address.rpartition(":")[2])
            yield self.address
