"""The same fight is the same to the last letter, in another process and whatever the hashes of strings are."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.properties.digest import GAMES, digest

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def expected() -> dict[str, str]:
    return {name: digest(name) for name in GAMES}


@pytest.mark.parametrize("hash_seed", ["1", "2", "random"])
def test_another_process_plays_the_identical_fights(hash_seed: str, expected: dict[str, str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.properties.digest"],
        cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True, text=True, timeout=300, check=True,
    )  # fmt: skip
    assert dict(line.split() for line in done.stdout.splitlines()) == expected


@pytest.mark.parametrize("name", GAMES)
def test_the_same_process_plays_them_again(name: str, expected: dict[str, str]) -> None:
    assert digest(name) == expected[name]
