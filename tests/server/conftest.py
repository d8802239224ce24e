"""One server for all tests that need no server of their own: its tables do not know of each other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running import served, sqlite


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(sqlite(tmp_path_factory.mktemp("server"))) as address:
        yield address
