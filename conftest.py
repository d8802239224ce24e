"""What holds for all tests: examples in documents write their files where nobody keeps any."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest

collect_ignore = ["src/affray/tables/migrations"]  # alembic runs them, with a context of its own
collect_ignore += [] if find_spec("pettingzoo") else ["src/affray/gym"]  # its examples need the extra `gym`


@pytest.fixture(autouse=True)
def somewhere_else(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    if isinstance(request.node, pytest.DoctestItem):
        monkeypatch.chdir(tmp_path)
