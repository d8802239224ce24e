"""What runs here, interpreted or compiled, plays the same fights as the source does interpreted, in another process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from affray.files import samples
from tests.tools.fights import SEEDS, played

ROOT = Path(__file__).resolve().parents[2]


def test_the_source_plays_the_same_fights_to_the_last_die() -> None:
    there = os.environ | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", "PYTHONHASHSEED": "7"}
    command = [sys.executable, "-m", "tests.tools.fights"]
    done = subprocess.run(command, env=there, cwd=ROOT, capture_output=True, text=True, check=True)
    compiled, theirs = json.loads(done.stdout)
    assert not compiled
    assert len(theirs) == len(samples())
    assert all(len(fights) == len(SEEDS) for fights in theirs.values())
    assert played() == theirs
