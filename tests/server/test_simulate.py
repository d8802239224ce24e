"""Simulations from where a table stands: elsewhere, with a running estimate, one for each table, and cancellable."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import pytest

from tests.server.running import Party


def children() -> list[int]:
    """The processes that this one has started and that still run."""
    tasks = Path(f"/proc/{os.getpid()}/task")
    return [int(pid) for task in tasks.iterdir() for pid in (task / "children").read_text().split()]


@pytest.fixture
def party(server: str) -> object:
    seats = [{"role": "gm"}, {"role": "player", "side": "a", "name": "Mia"}]
    with Party(server, sample="dry_ford", seats=seats) as party:
        yield party


def test_a_simulation_tells_how_it_goes_and_ends(party: Party) -> None:
    master = party["gm"]
    before = master.ask("history")["data"]["position"]
    assert master.ask("simulate", count=40)["ok"]
    while not master.estimates or not master.estimates[-1]["done"]:
        master.receive(120)
    last = master.estimates[-1]
    assert (last["count"], last["cancelled"]) == (40, False)
    assert set(last["chances"]) <= {"a", "b", "draw"}
    assert all(low <= value <= high for value, low, high in last["chances"].values())
    assert master.ask("history")["data"]["position"] == before


def test_one_at_a_time_and_cancelled_at_once(party: Party) -> None:
    master = party["gm"]
    assert master.ask("cancel")["refused"][0]["rule"] == "TABLE-NOTHING"
    assert master.ask("simulate", count=20_000)["ok"]
    assert master.ask("simulate", count=20_000)["refused"][0]["rule"] == "TABLE-BUSY"
    assert party["Mia"].ask("cancel")["refused"][0]["rule"] == "TABLE-ROLE"
    assert master.answer(master.asked()[0]["who"], "nonsense")["ok"] is False  # the table itself is not busy
    while not children():
        time.sleep(0.05)
    assert master.ask("cancel")["ok"]
    while not master.estimates or not master.estimates[-1]["done"]:
        master.receive(60)
    assert master.estimates[-1]["cancelled"]
    assert party["Mia"].estimates == []


def test_a_job_whose_process_dies_is_told_as_cancelled(party: Party) -> None:
    master = party["gm"]
    assert master.ask("simulate", count=20_000)["ok"]
    while not (found := [pid for pid in children() if "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text()]):
        time.sleep(0.05)
    for pid in found:
        os.kill(pid, signal.SIGKILL)
    while not master.estimates or not master.estimates[-1]["done"]:
        master.receive(60)
    assert master.estimates[-1]["cancelled"]
    assert master.ask("simulate", count=10)["ok"]
    assert master.ask("cancel")["ok"]
