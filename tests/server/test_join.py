"""`affray join` and `affray serve` as people use them."""

from __future__ import annotations

import contextlib
import io
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from affray.cli.errors import Trouble
from affray.cli.join import join
from affray.cli.serve import OTHER_PORTS, bound, opened_store, serve
from affray.cli.terminal import Terminal
from affray.server import Client, Gone, create_app, in_background
from affray.tables import Store
from tests.server.forked import free_port, wait_until_open
from tests.server.running import PATIENT, Party, sqlite


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
        shell, out, err = terminal("", "table", "why stand", "fly away", "dodge", "undo", "auto", "quit")
        assert join(shell, link(party, "Mia")) == 0
        shown = out.getvalue()
        assert "The Kennel Yard (player)" in shown
        assert "Sela Quickwater: the turn." in shown
        assert "attack [target] [at] with [throw]" in shown
        assert re.search(r"▶ sela_quickwater  Sela Quickwater · 38/38 · \d+,\d+$", shown, re.MULTILINE)
        assert re.search(r"  hound_1  Mire Hound 1 · unhurt · \d+,\d+$", shown, re.MULTILINE)
        assert "E5-PRONE-3: the creature is not prone" in shown
        assert re.search(r"^▶ Sela Quickwater$\n(?:.*\n)*?^  Dodge, action$", shown, re.MULTILINE), "the short log"
        assert re.search(r"^── Round 1 ─+$", shown, re.MULTILINE)
        assert "CORE-OPTION" in err.getvalue()


def test_the_language_of_the_terminal_is_spoken(server: str) -> None:
    with Party(server) as party:
        shell, out, _ = terminal("quit", lang="uk")
        assert join(shell, link(party, "Mia")) == 0
        assert "гравець" in out.getvalue()
        assert "Сіла" in out.getvalue() or "хід" in out.getvalue()


def test_who_loses_the_connection_comes_back_and_is_told_nothing_twice(tmp_path: Path) -> None:
    port, lines = free_port(), iter(["dodge", "", "quit"])
    shell, out, _ = terminal()

    def serve() -> None:
        """Stop the server that runs, and begin another one in its place."""
        running.close()
        store = Store(sqlite(tmp_path))
        store.migrate()
        running.enter_context(in_background(create_app(store, limits=PATIENT), port=port))

    def read(prompt: str) -> str:
        line = next(lines)
        if not line:
            serve()
        return line

    shell.read = read
    with contextlib.ExitStack() as running:
        serve()
        assert join(shell, link(Party(f"http://127.0.0.1:{port}"), "Mia")) == 0
    shown = out.getvalue()
    assert "The connection is lost" in shown
    assert shown.count("  Dodge, action\n") == 1
    assert shown.count("End the turn") == 1, "the words for the options are still known"


@pytest.mark.parametrize("url", ["", "x", "http://x", "http://x/t/", "http://x/t/y", "ftp://x/t/y#z"])
def test_a_link_that_is_none_is_told(url: str) -> None:
    with pytest.raises(Trouble, match="no link to a seat"):
        join(terminal()[0], url)


def test_a_seat_that_is_none_is_told(server: str) -> None:
    with Party(server) as party, pytest.raises(Trouble, match="there is no such seat"):
        join(terminal()[0], f"{server}/t/{party.table}#wrong")
    with pytest.raises(Trouble, match="there is no such table"):
        join(terminal()[0], f"{server}/t/nowhere#wrong")
    with pytest.raises(Trouble, match="cannot be joined"):
        join(terminal()[0], f"http://127.0.0.1:{free_port()}/t/x#y")


@pytest.mark.parametrize("url", ["nonsense", "mysql://den/tables", "tables.db", "postgresql+asyncpg://den/tables"])
@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_what_is_no_address_of_a_database_is_told_with_an_example(url: str, lang: str) -> None:
    with pytest.raises(Trouble, match="postgresql://user@host/tables"):
        opened_store(terminal(lang=lang)[0], url)


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_without_the_extra_it_is_told_how_to_get_it(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("affray.cli.serve.NEEDED", ("json", "not_installed_anywhere"))
    told = r"not_installed_anywhere.*pip install affray\[server\]"
    with pytest.raises(Trouble, match=told):
        serve(terminal(lang=lang)[0], None, "127.0.0.1", 0, None, (), None, False, False)
    with pytest.raises(Trouble, match=told):
        join(terminal(lang=lang)[0], "http://den/t/x#y")


def test_what_cannot_be_kept_in_a_database_is_told(tmp_path: Path) -> None:
    (tmp_path / "noise.db").write_bytes(b"no database at all" * 100)
    with pytest.raises(Trouble, match="not a database"):
        opened_store(terminal()[0], sqlite(tmp_path).replace("tables", "noise"))
    with pytest.raises(Trouble, match="cannot be used: connection"):
        opened_store(terminal()[0], f"postgresql://127.0.0.1:{free_port()}/den")


def test_a_file_has_one_server_and_another_one_after_it(tmp_path: Path) -> None:
    first = opened_store(terminal()[0], sqlite(tmp_path))
    with pytest.raises(Trouble, match="running already"):
        opened_store(terminal()[0], sqlite(tmp_path))
    (tmp_path / "other").symlink_to(tmp_path)
    with pytest.raises(Trouble, match="running already"):  # the same file by another name
        opened_store(terminal()[0], sqlite(tmp_path / "other"))
    first.close()
    opened_store(terminal()[0], sqlite(tmp_path)).close()


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_a_database_of_a_later_version_is_told(tmp_path: Path, lang: str) -> None:
    store = opened_store(terminal()[0], sqlite(tmp_path))
    with store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    store.close()
    with pytest.raises(Trouble, match="Affray"):
        opened_store(terminal(lang=lang)[0], sqlite(tmp_path))


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_a_port_that_is_taken_is_told_and_without_a_wish_the_next_one_is_used(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(Trouble, match=rf"{port}.*--port"):  # and what to do about it
            bound(terminal(lang=lang)[0], "127.0.0.1", port)
        monkeypatch.setattr("affray.cli.serve.PORT", port)
        with bound(terminal(lang=lang)[0], "127.0.0.1", None) as found:
            assert port < found.getsockname()[1] < port + OTHER_PORTS


def test_a_port_that_there_is_not_is_told() -> None:
    with pytest.raises(Trouble, match="from 0 to 65535"):
        bound(terminal()[0], "127.0.0.1", 99_999)


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], list[str]]]:
    """`affray serve` in a process of its own, and what it prints until it is ready."""
    command = [sys.executable, "-m", "affray.cli", "serve", "dry_ford", "--host", "127.0.0.1"]
    command += ["--port", str(free_port()), "--database", sqlite(tmp_path), "--open"]
    browser = tmp_path / "browser"
    browser.write_text(f"#!/bin/sh\nexec > {tmp_path / 'opened'}\necho $1\nexec sleep 5\n")
    browser.chmod(0o755)
    env = {**os.environ, "LANG": "C.UTF-8", "PYTHONUNBUFFERED": "1", "BROWSER": f"{browser} %s"}
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


@pytest.mark.parametrize("rests", [True, False])
def test_work_does_not_outlive_a_server_that_is_killed(
    serving: tuple[subprocess.Popen[str], list[str]], rests: bool
) -> None:
    process, printed = serving
    found = re.search(r"(http://127\.0\.0\.1:\d+)/t/(\S+)#(\S+)", "".join(printed))
    assert found is not None
    wait_until_open(int(found[1].rpartition(":")[2]))
    with Client(*found.groups()) as client:
        assert client.ask("simulate", count=20_000)["ok"]
        while not client.estimates:
            client.receive(60)
        assert client.ask("rest", on=rests)["ok"]
        working = children(process.pid)
        assert working
    process.kill()
    process.wait()
    end = time.monotonic() + 30
    while any(os.path.exists(f"/proc/{pid}") for pid in working):
        assert time.monotonic() < end
        time.sleep(0.1)


def children(pid: int) -> list[int]:
    """The processes that a process has started and that still run."""
    found = []
    for each in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            after = each.read_text().rpartition(")")[2].split()
            if int(after[1]) == pid and after[0] != "Z":
                found.append(int(each.parent.name))
    return found


def test_serve_prints_address_link_and_code_opens_a_browser_and_stops_with_everybody_told(
    serving: tuple[subprocess.Popen[str], list[str]], tmp_path: Path
) -> None:
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
    opened = tmp_path / "opened"
    while not (opened.exists() and opened.read_text().endswith("\n")):
        assert time.monotonic() < end
        time.sleep(0.1)
    assert opened.read_text() == f"{found[1]}/t/{found[2]}#{found[3]}\n"
    process.send_signal(signal.SIGINT)
    with pytest.raises(Gone) as gone:
        client.wait_for(lambda view: False, 20)
    assert gone.value.why == "shutdown"
    process.wait(30)
    assert process.stdout is not None
    assert "everything is saved" in process.stdout.read()
