"""How the program starts: quickly, by several names, and without a traceback whatever happens."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import affray.start
from tests.cli.commandline import affray as run

HEAVY = ("yaml", "affray.files", "affray.library", "affray.players", "affray.core.fight", "affray.simulate")
"""What must not be loaded to show help or the list of games: it would make them slow."""
LOADED = """
import sys
from affray.cli import main
main(sys.argv[1:])
print(*sys.modules, sep="\\n", file=sys.stderr)
"""


def python(*args: str, **environ: str) -> subprocess.CompletedProcess[str]:
    around = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **environ}
    return subprocess.run([sys.executable, *args], capture_output=True, text=True, env=around, check=False, timeout=120)


@pytest.mark.parametrize("args", [["--help"], ["games"], ["run", "--help"], ["games", "--lang", "uk"]])
def test_little_is_loaded_for_help_and_the_list_of_games(args: list[str]) -> None:
    loaded = python("-c", LOADED, *args).stderr.split()
    assert "affray.cli.app" in loaded
    games = ("acks2", "coinflip", "eclipse_phase", "fifth_edition", "starfinder")
    assert [name for name in loaded if name in HEAVY] == []
    assert [name for name in loaded if name in {f"affray.rulesets.{game}" for game in games}] == []


@pytest.mark.parametrize("args", [["games"], ["games", "--lang", "uk"], ["--lang=ru", "games"]])
def test_the_list_of_games_does_without_pydantic(args: list[str]) -> None:
    assert "pydantic" not in python("-c", LOADED, *args).stderr.split()


def test_one_game_is_loaded_at_a_time() -> None:
    loaded = python("-c", LOADED, "check", "dry_ford").stderr.split()
    assert "affray.rulesets.coinflip" in loaded
    assert "affray.rulesets.starfinder" not in loaded


def test_the_package_can_be_run() -> None:
    seen = python("-m", "affray", "-V")
    assert (seen.returncode, seen.stderr) == (0, "")
    assert seen.stdout == run("--version").out == run("-V").out


def test_help_is_a_command_too() -> None:
    assert run("help").out == run("--help").out
    assert run("help", "run").out == run("run", "--help").out
    seen = run("help", "rnu")
    assert (seen.code, seen.out) == (2, "")
    assert "“run”" in seen.err


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_learns_to_complete(shell: str) -> None:
    seen = run("completion", shell)
    assert seen.code == 0
    assert "_AFFRAY_COMPLETE" in seen.out


def test_no_other_shell() -> None:
    seen = run("completion", "tcsh")
    assert (seen.code, seen.out) == (2, "")


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("affray run dry", ["dry_ford"]),
        ("affray bestiary co", ["coinflip"]),
        ("affray bes", ["bestiary"]),
    ],
)
def test_what_a_shell_is_offered(typed: str, offered: list[str]) -> None:
    words = {"_AFFRAY_COMPLETE": "complete_bash", "COMP_WORDS": typed, "COMP_CWORD": str(len(typed.split()) - 1)}
    assert python("-m", "affray", **words).stdout.split() == offered


def test_an_interrupt_while_things_are_loaded_shows_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(args: object = None) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("affray.cli.main", interrupted)
    assert affray.start.main() == 130


@pytest.mark.parametrize("args", [("--help",), ("games",), ("rules", "coinflip"), ("bestiary", "acks2")])
def test_a_narrow_terminal_is_kept_to(args: tuple[str, ...]) -> None:
    seen = run(*args, COLUMNS="40")
    assert seen.code == 0
    long = [line for line in seen.out.splitlines() if len(line) > 40 and line.startswith("  ")]
    assert long == []
