"""What is shipped for authors of games."""

from __future__ import annotations

import subprocess
import sys

import affray.testing
from affray.testing import harness
from tests.conformance import harness as ours


def test_everything_that_is_shipped_is_there() -> None:
    assert all(callable(getattr(affray.testing, name)) for name in affray.testing.__all__)


def test_our_own_tests_play_by_the_harness_that_is_shipped() -> None:
    assert all(getattr(ours, name) is getattr(harness, name) for name in ours.__all__)


def test_without_pytest_it_says_how_to_install_it() -> None:
    script = "import sys; sys.modules['pytest'] = None; import affray.testing"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.stderr.splitlines()[-1] == (
        "ModuleNotFoundError: affray.testing needs pytest: pip install 'affray[testing]'"
    )
