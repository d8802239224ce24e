"""What holds for all tests: examples in documents write their files where nobody keeps any."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def somewhere_else(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    if isinstance(request.node, pytest.DoctestItem):
        monkeypatch.chdir(tmp_path)
