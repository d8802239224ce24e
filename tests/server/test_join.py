"""`affray join` and `affray serve` as people use them."""

from __future__ import annotations

import io
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from affray.cli.errors import Trouble
from affray.cli.join import join
from affray.cli.terminal import Terminal
from tests.server.forked import free_port
from tests.server.running import Party


def terminal(*lines: str, lang: str = "en") -> tuple[Terminal, io.StringIO, io.StringIO]:
    """A terminal at which these lines are typed, and what it shows."""
    typed = iter(lines)

    def read(prompt: str) -> str:
        for line in typed:
            return line
        raise EOFError

    out, err = io.StringIO(), io.StringIO()
    return Terminal(lang, Console(file=out, width=200), Console(file=err, width=200), read), out, err


def link(party: Party, name: str) -> str:
    return f"{party.server}/t/{party.table}#{party.seats[name]['token']}"


def test_a_player_joins_looks_asks_answers_and_leaves(server: str) -> None:
    with Party(server) as party:
        shell, out, err = terminal("", "why stand", "fly away", "dodge", "undo", "auto", "quit")
        assert join(shell, link(party, "Mia")) == 0
        shown = out.getvalue()
        assert "The Kennel Yard (player)" in shown
        assert "Sela Quickwater: the turn." in shown
        assert "attack [target] [at] with [throw]" in shown
        assert "E5-PRONE-3: the creature is not prone" in shown
        assert "Sela Quickwater: Dodge, action." in shown
        assert "CORE-OPTION" in err.getvalue()


def test_the_language_of_the_terminal_is_spoken(server: str) -> None:
    with Party(server) as party:
        shell, out, _ = terminal("quit", lang="uk")
        assert join(shell, link(party, "Mia")) == 0
        assert "гравець" in out.getvalue()
        assert "Сіла" in out.getvalue() or "хід" in out.getvalue()


@pytest.mark.parametrize("url", ["", "x", "http://x", "http://x/t/", "http://x/t/y", "ftp://x/t/y#z"])
def test_a_link_that_is_none_is_told(url: str) -> None:
    with pytest.raises(Trouble, match="no link to a seat"):
        join(terminal()[0], url)


def test_a_seat_that_is_none_is_told(server: str) -> None:
    with Party(server) as party, pytest.raises(Trouble, match="no-seat"):
        join(terminal()[0], f"{server}/t/{party.table}#wrong")
    with pytest.raises(Trouble, match="cannot be joined"):
        join(terminal()[0], f"http://127.0.0.1:{free_port()}/t/x#y")


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], list[str]]]:
    """`affray serve` in a process of its own, and what it prints until it is ready."""
    command = [sys.executable, "-m", "affray.cli", "serve", "dry_ford", "--host", "127.0.0.1"]
    command += ["--port", str(free_port()), "--database", f"sqlite:///{tmp_path / 'tables.db'}"]
    env = {**os.environ, "LANG": "C.UTF-8", "PYTHONUNBUFFERED": "1"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env, encoding="utf-8")
    assert process.stdout is not None
    printed: list[str] = []
    while not printed or "Ctrl-C" not in printed[-1]:
        printed.append(process.stdout.readline())
        assert printed[-1], printed
    yield process, printed
    if process.poll() is None:
        process.kill()
    process.wait()


def test_serve_prints_address_link_and_code_and_stops_with_everybody_told(
    serving: tuple[subprocess.Popen[str], list[str]],
) -> None:
    from affray.server import Client, Gone

    process, printed = serving
    shown = "".join(printed)
    found = re.search(r"Dry Ford, the game master’s link: (http://127\.0\.0\.1:\d+)/t/(\S+)#(\S+)", shown)
    assert found is not None
    assert f"The code opens {found[1]}/t/{found[2]}#{found[3]}" in " ".join(shown.split())
    assert "Only this computer" in shown
    assert "█" in shown
    end = time.monotonic() + 60
    while True:
        try:
            client = Client(*found.groups())
            break
        except OSError:
            assert time.monotonic() < end
            time.sleep(0.1)
    client.wait_for(lambda view: "head" in view)
    assert client.ask("computer", who=client.asked()[0]["who"])["ok"]
    process.send_signal(signal.SIGINT)
    with pytest.raises(Gone) as gone:
        client.wait_for(lambda view: False, 20)
    assert gone.value.why == "shutdown"
    process.wait(30)
    assert process.stdout is not None
    assert "everything is saved" in process.stdout.read()
