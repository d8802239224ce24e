"""The program as the system starts it: pipes, signals, colours, encodings."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

from affray.cli.journals import resume
from affray.cli.terminal import process_terminal

PROGRAM = [sys.executable, "-m", "affray.cli"]


def environment(**more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "COLUMNS"))}
    return {**kept, "PYTHONUTF8": "1", **more}


def started(*args: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*PROGRAM, *args], input=typed, capture_output=True, text=True, encoding="utf-8", env=environment(**more)
    )


def test_the_program_answers_with_an_exit_code_and_without_colours_into_a_pipe() -> None:
    done = started("run", "dry_ford", "--seed", "7", "--quiet", "--lang", "uk")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "Бій завершено. Перемога сторони Б.\n"


def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    with subprocess.Popen([*PROGRAM, "run", "dry_ford"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        complaints = process.stderr.read()
    assert complaints == b""


def test_letters_that_the_terminal_does_not_have_become_question_marks() -> None:
    done = started("games", "--lang", "ru", PYTHONUTF8="0", PYTHONIOENCODING="ascii", LC_ALL="C")
    assert (done.returncode, done.stderr) == (0, "")
    assert "coinflip" in done.stdout
    assert "?" in done.stdout


def test_an_interrupt_at_the_prompt_saves_and_says_where(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*PROGRAM, "play", "dry_ford", "--seed", "7", "--journal", str(tmp_path / "j.jsonl")],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(PYTHONUNBUFFERED="1"),
    ) as process:  # fmt: skip
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"choose t1\n")
        process.stdin.flush()
        shown = b""
        while not shown.endswith(b"\na> ") and (more := process.stdout.read(1)):
            shown += more
        process.send_signal(signal.SIGINT)
        rest, complaints = process.communicate(timeout=30)
    assert process.returncode == 0
    assert complaints == b""
    assert f"affray play --journal {tmp_path / 'j.jsonl'}".encode() in rest
    assert resume(process_terminal("en"), tmp_path / "j.jsonl").fight.asked("a") is not None
