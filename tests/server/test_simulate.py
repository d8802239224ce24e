"""Long work for a table, elsewhere: simulations from where it stands, what decided the fight; one at a time, told as
it goes, cancellable. And encounters that nobody plays yet."""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import affray
from affray.server import Client, told
from affray.server.trying import MOST_TRIALS
from affray.simulate import analyse, setting
from tests.server.running import Party, served, sqlite


def children() -> list[int]:
    """The processes that this one has started and that still run."""
    tasks = Path(f"/proc/{os.getpid()}/task")
    return [int(pid) for task in tasks.iterdir() for pid in (task / "children").read_text().split()]


def workers() -> list[int]:
    """Those of them that fight."""
    return [pid for pid in children() if "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text()]


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
    assert (last["count"], last["of"], last["cancelled"]) == (40, 40, False)
    assert 1 <= last["rounds"][1] <= last["rounds"][0] <= last["rounds"][2]
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
    while not (found := workers()):
        time.sleep(0.05)
    for pid in found:
        os.kill(pid, signal.SIGKILL)
    while not master.estimates or not master.estimates[-1]["done"]:
        master.receive(60)
    assert master.estimates[-1]["cancelled"]
    assert master.ask("simulate", count=10)["ok"]
    assert master.ask("cancel")["ok"]


# -- what decided it -------------------------------------------------------------------------------
def ended() -> str:
    """The journal of a finished fight."""
    fight = affray.open("dry_ford", seed=7)
    fight.play_out()
    return "\n".join(fight.journal.lines())


@contextmanager
def finished(server: str) -> Iterator[Party]:
    with Party(server, sample=None, seed=None, journal=ended(), seats=[{"role": "gm"}, {"role": "screen"}]) as party:
        yield party


def analysed(client: Client) -> dict[str, Any]:
    while not client.analysis.get("done"):
        client.receive(120)
    return client.analysis


def test_what_decided_a_fight_is_told_as_it_is_found_out(server: str) -> None:
    with finished(server) as party:
        master = party["gm"]
        assert party["screen"].ask("analyse")["refused"][0]["rule"] == "TABLE-ROLE"
        assert master.ask("analyse", side="nobody")["refused"][0]["rule"] == "TABLE-VALUE"
        assert master.ask("simulate")["refused"][0]["rule"] == "TABLE-NOTHING"  # it is over
        assert master.ask("analyse", side="a", budget=300)["ok"]
        assert master.ask("analyse")["refused"][0]["rule"] == "TABLE-BUSY"
        parts, known = [], []
        while not master.analysis.get("done"):
            said = master.receive(120)
            if said["type"] == "analysis":
                msgspec.convert(said, told.Analysed)
                parts.append(said["from"])
                known.append(len(master.analysis["stretches"]))
        found = master.analysis
        assert (found["side"], found["result"], found["cancelled"]) == ("a", "b", False)
        assert known == sorted(known)
        assert parts[-1] == 0
        spans = [each["lines"] for each in found["stretches"]]
        assert [last for _, last in spans] == [first for first, _ in spans[1:]] + [len(master.view["log"])]
        assert found["stretches"][-1]["chance"][0] == 0.0  # it has lost
        assert set(found["turning"]) <= set(range(len(spans)))
        assert party["screen"].analysis == {}
        again = party.join("gm")  # whoever comes later is told what is known of this moment
        assert analysed(again) == {**found, "from": 0}
        again.socket.close()
        assert master.ask("undo", by="turn")["ok"]
        later = party.join("gm")
        assert later.analysis == {}
        later.socket.close()


def test_the_curve_grows_moment_by_moment() -> None:
    fight, told_lengths = affray.open("dry_ford", seed=7), list[int]()
    fight.play_out()
    whole = analyse(setting(fight, open=True), budget=10, seed=1, alternatives=0,
                    partly=lambda found: told_lengths.append(len(found.stretches)))  # fmt: skip
    assert told_lengths == list(range(1, len(whole.stretches) + 1))


def test_an_analysis_is_cancelled(server: str) -> None:
    with finished(server) as party:
        master = party["gm"]
        assert master.ask("analyse", budget=20_000)["ok"]
        assert master.ask("cancel")["ok"]
        assert analysed(master)["cancelled"]
        assert master.ask("cancel")["refused"][0]["rule"] == "TABLE-NOTHING"


def test_nothing_has_happened_yet(server: str) -> None:
    with Party(server, sample="dry_ford", seats=[{"role": "gm"}]) as party:
        assert party["gm"].ask("pause", on=True)["ok"]
        assert party["gm"].ask("go", entry=0)["ok"]
        assert party["gm"].ask("analyse")["refused"][0]["rule"] == "TABLE-NOTHING"


# -- is it fair? -----------------------------------------------------------------------------------
def test_an_encounter_that_nobody_plays_is_tried(server: str) -> None:
    text = httpx.get(f"{server}/api/samples/coinflip/dry_ford").text
    with httpx.stream("POST", f"{server}/api/simulate", json={"encounter": text, "count": 20}, timeout=120) as reply:
        assert reply.headers["content-type"] == "application/jsonl"
        said = [msgspec.convert(json.loads(each), told.Estimated) for each in reply.iter_lines()]
    assert (said[0].count, said[0].done) == (0, False)
    assert (said[-1].count, said[-1].of, said[-1].done, said[-1].cancelled) == (20, 20, True, False)
    assert [each.done for each in said].count(True) == 1
    assert sum(value for value, _, _ in said[-1].chances.values()) == pytest.approx(1, abs=1e-5)


@pytest.mark.parametrize(
    ("wish", "status"),
    [({}, 422), ({"sample": "dry_ford", "saved": "x"}, 422), ({"sample": "nothing"}, 422), ({"saved": "nothing"}, 404),
     ({"encounter": "game: coinflip"}, 422), ({"sample": "dry_ford", "count": 1_000_000}, 422)],
)  # fmt: skip
def test_what_cannot_be_tried(server: str, wish: dict[str, Any], status: int) -> None:
    reply = httpx.post(f"{server}/api/simulate", json=wish)
    assert reply.status_code == status
    if "encounter" in wish:
        assert reply.json()["detail"]["problems"][0]["line"] >= 1


def test_trials_are_bounded_and_end_with_whoever_listens_or_with_the_server(tmp_path: Path) -> None:
    wish, before = {"sample": "dry_ford", "count": 5_000}, set(workers())
    with httpx.Client(timeout=60) as client:
        with served(sqlite(tmp_path)) as server:
            running = [client.send(client.build_request("POST", f"{server}/api/simulate", json=wish), stream=True)
                       for _ in range(MOST_TRIALS)]  # fmt: skip
            heard = [each.iter_lines() for each in running]
            assert [json.loads(next(each))["done"] for each in heard] == [False] * MOST_TRIALS
            refused = client.post(f"{server}/api/simulate", json=wish)
            assert (refused.status_code, refused.json()["detail"]["error"]) == (429, "busy")
            for each in running[1:]:
                each.close()
            assert json.loads(next(heard[0]))["done"] is False
            while client.post(f"{server}/api/simulate", json={"sample": "x"}).status_code != 422:
                time.sleep(0.05)  # there is room again as soon as the server has noticed
        last = json.loads(list(heard[0])[-1])
        assert (last["done"], last["cancelled"]) == (True, True)
    assert set(workers()) <= before


def test_with_a_key_only_those_who_know_it_try_encounters(tmp_path: Path) -> None:
    with served(sqlite(tmp_path), key="mellon") as server:
        assert httpx.post(f"{server}/api/simulate", json={"sample": "x"}).status_code == 401
        known = httpx.post(f"{server}/api/simulate", json={"sample": "x"}, headers={"Authorization": "Bearer mellon"})
        assert known.status_code == 422
