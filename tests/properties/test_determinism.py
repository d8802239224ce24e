"""The same fight is the same to the last letter, in another process and whatever the hashes of strings are."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.properties.digest import digest

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def expected() -> str:
    return digest()


@pytest.mark.parametrize("hash_seed", ["1", "2", "random"])
def test_another_process_plays_the_identical_fights(hash_seed: str, expected: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.properties.digest"],
        cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True, text=True, timeout=120, check=True,
    )  # fmt: skip
    assert done.stdout.strip() == expected


def test_the_same_process_plays_them_again(expected: str) -> None:
    assert digest() == expected
