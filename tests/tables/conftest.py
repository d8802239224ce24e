"""Stores on both databases."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from affray.tables import Store
from tests.tables.databases import KINDS, database


@pytest.fixture(params=KINDS)
def store(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    with database(request.param, tmp_path_factory) as url:
        made = Store(url)
        made.migrate()
        yield made
        made.close()
