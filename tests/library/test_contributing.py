"""What CONTRIBUTING says of a minimal game is so: its files are those that are shipped, and it can be installed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from affray.testing import duel

ROOT = Path(__file__).parent.parent.parent
BOUT = "game: duel\ncombatants: {ann: {name: Ann, side: a}, bo: {name: Bo, side: b}}\n"


@pytest.mark.parametrize("file", ["__init__.py", "rules.md", "locale/en.ftl"])
def test_the_minimal_game_is_shown_as_it_is_shipped(file: str) -> None:
    text = (Path(duel.__file__).parent / file).read_text(encoding="utf-8")
    assert f"\n{text}```\n" in (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert sum(1 for line in text.splitlines() if line.strip()) < 70


def test_the_minimal_game_is_found_once_it_is_installed(tmp_path: Path) -> None:
    info = tmp_path / "duel-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: duel\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[affray.rulesets]\nduel = affray.testing.duel:RULESET\n")
    (tmp_path / "bout.yaml").write_text(BOUT)
    script = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); from affray.cli import main; sys.exit(main())"

    def affray(*args: str) -> str:
        command = [sys.executable, "-c", script, *args]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, encoding="utf-8")
        assert (done.returncode, done.stderr) == (0, ""), args
        return done.stdout

    assert "Ann strikes Bo: " in affray("run", "bout.yaml", "--seed", "1", "--journal", "j.jsonl")
    assert "Ann strikes Bo: " in affray("replay", "j.jsonl", "--lang", "uk")
    assert "DUEL-STRIKE-2" in affray("rules", "duel")
    assert "duel" in affray("games")
    assert '"combatants"' in affray("schema", "duel")
