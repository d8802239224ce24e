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
from affray.server import Client, replies, told
from affray.server import workers as workers_of
from affray.server.trying import MOST_TRIALS
from affray.simulate import analyse, setting
from tests.server.running import Party, served, sqlite


def children() -> list[int]:
    """The processes that this one has started and that still run."""
    tasks = Path(f"/proc/{os.getpid()}/task")
    return [int(pid) for task in tasks.iterdir() for pid in read(task / "children").split()]


def workers() -> list[int]:
    """Those of them that fight."""
    return [pid for pid in children() if "spawn_main" in read(Path(f"/proc/{pid}/cmdline"))]


def read(path: Path) -> str:
    """What the system says of a thread or a process; nothing if it has ended meanwhile."""
    try:
        return path.read_text()
    except (FileNotFoundError, ProcessLookupError):
        return ""


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


def estimated(client: Client) -> dict[str, Any]:
    """The last estimate of a simulation."""
    client.estimates.clear()
    while not client.estimates or not client.estimates[-1]["done"]:
        client.receive(120)
    return client.estimates[-1]


def test_everything_that_is_drawn_is_told(party: Party) -> None:
    master = party["gm"]
    assert master.ask("simulate", count=60, seed=11, players={"a": "cautious", "*": "random"}, each=10)["ok"]
    found = estimated(master)
    msgspec.convert(found, told.Estimated)
    assert (found["seed"], found["at"]) == (11, master.ask("history")["data"]["position"])
    assert sum(times for _, times in found["lasted"]) == 60
    assert found["lasted"] == sorted(found["lasted"])
    people = master.view["combatants"]
    assert set(found["stands"]) == set(people)
    for each in found["stands"].values():
        assert each["stood"][1] <= each["stood"][0] <= each["stood"][2]
        assert 0 <= each["health"][0] <= each["most"]
    points = [count for count, _ in found["trail"]]
    assert points == sorted(set(points))
    assert len(points) <= workers_of.MOST_POINTS
    assert points[-1] <= 60
    asked = master.asked()[0]
    what = found["what_if"]
    assert (what["who"], what["side"], what["each"]) == (asked["who"], "b", 10)
    assert {each["option"] for each in what["answers"]} <= {each["id"] for each in asked["options"] if each["open"]}
    assert [each["count"] for each in what["answers"]] == [10] * len(what["answers"])
    assert [each["usual"] for each in what["answers"]].count(True) == 1
    assert master.ask("simulate", count=60, seed=11, players={"a": "cautious", "*": "random"}, each=10)["ok"]
    again = estimated(master)
    assert {**again, "seconds": 0, "trail": 0} == {**found, "seconds": 0, "trail": 0}


def test_a_simulation_begins_at_any_step_and_ends_when_it_is_sure(server: str) -> None:
    with finished(server) as party:
        master = party["gm"]
        position = master.ask("history")["data"]["position"]
        assert master.ask("simulate", at=position)["refused"][0]["rule"] == "TABLE-NOTHING"
        assert master.ask("simulate", at=position + 1)["refused"][0]["rule"] == "TABLE-VALUE"
        assert master.ask("simulate", players={"nobody": "plain"})["refused"][0]["rule"] == "TABLE-NOTHING"
        assert master.ask("simulate", at=0, players={"nobody": "plain"})["refused"][0]["rule"] == "TABLE-VALUE"
        assert master.ask("simulate", at=0, players={"a": "bold"})["refused"][0]["rule"] == "TABLE-VALUE"
        assert master.ask("simulate", at=0, count=2_000, until=0.2, seed=3)["ok"]
        start = estimated(master)
        assert (start["at"], start["count"], start["cancelled"]) == (0, 100, False)  # looked at every hundred
        assert all(max(high - value, value - low) <= 0.2 for value, low, high in start["chances"].values())
        assert master.ask("simulate", at=position - 1, count=20, seed=3)["ok"]
        late = estimated(master)
        assert late["chances"]["b"][0] > start["chances"]["b"][0]


@pytest.mark.parametrize("sample", ["kennel_yard", "gantry_breach", "shrine_ambush", "docking_bay"])
def test_the_other_games_are_simulated_from_a_table_too(server: str, sample: str) -> None:
    with Party(server, sample=sample, seats=[{"role": "gm"}]) as party:
        assert party["gm"].ask("simulate", count=10, each=1)["ok"]
        found = estimated(party["gm"])
        assert (found["count"], found["cancelled"]) == (10, False)
        assert set(found["stands"]) == set(party["gm"].view["combatants"])
        assert found["what_if"]["answers"]


def test_a_moment_of_the_past_is_shown_and_nothing_changes(server: str) -> None:
    with finished(server) as party:
        master = party["gm"]
        position, ticket = master.ask("history")["data"]["position"], master.ticket
        first, last = (master.ask("moment", position=each)["data"] for each in (0, position))
        assert {each["id"]: each for each in last["combatants"]} == master.view["combatants"]
        assert last["battlefield"] == master.view["battlefield"]
        assert first["words"]["looks"]["unhurt"]["text"] == "unhurt"
        msgspec.convert(first, replies.MomentTold)
        assert (first["clock"]["round"], last["clock"]["round"]) == (1, master.view["clock"]["round"])
        assert [each["health"]["now"] for each in first["combatants"]] != \
            [each["health"]["now"] for each in last["combatants"]]  # fmt: skip
        assert master.ask("moment", position=position + 1)["refused"][0]["rule"] == "TABLE-VALUE"
        assert party["screen"].ask("moment", position=0)["refused"][0]["rule"] == "TABLE-ROLE"
        assert master.ticket == ticket


def test_players_simulate_where_the_table_allows_it_and_are_told_less(party: Party) -> None:
    master, mia = party["gm"], party["Mia"]
    assert (master.view["head"]["may"]["simulate"], mia.view["head"]["may"]["simulate"]) == (True, False)
    assert mia.ask("simulate", count=10)["refused"][0]["rule"] == "TABLE-ROLE"
    assert master.ask("options", options={"simulate": True})["ok"]
    mia.wait_for(lambda view: view["head"]["may"]["simulate"])
    assert mia.ask("simulate", count=10, each=2)["ok"]
    found = estimated(mia)
    assert found["count"] == 10
    assert {mia.view["combatants"][who]["side"] for who in found["stands"]} == {"a"}
    assert found["what_if"] is None
    while not master.estimates or not master.estimates[-1]["done"]:
        master.receive(60)
    assert master.estimates[-1]["what_if"]["answers"]
    assert mia.ask("analyse")["refused"][0]["rule"] == "TABLE-ROLE"
    assert mia.ask("cancel")["refused"][0]["rule"] == "TABLE-NOTHING"


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


def test_work_rests_and_goes_on_with_what_is_known(party: Party) -> None:
    master = party["gm"]
    assert master.ask("rest", on=True)["refused"][0]["rule"] == "TABLE-NOTHING"
    assert master.ask("simulate", count=3_000, seed=5)["ok"]
    while not master.estimates:
        master.receive(60)
    assert party["Mia"].ask("rest", on=True)["refused"][0]["rule"] == "TABLE-ROLE"
    assert master.ask("rest", on=True)["ok"]
    while not master.estimates[-1]["rests"]:
        master.receive(60)
    held = None
    for _ in range(10):  # what was under way is still told
        if master.estimates[-1] is held:
            break
        held = master.estimates[-1]
        time.sleep(2)
        assert master.ask("history")["ok"]
    assert held is master.estimates[-1]
    assert not held["done"]
    assert master.ask("rest", on=False)["ok"]
    while not master.estimates[-1]["done"]:
        master.receive(60)
    last = master.estimates[-1]
    assert (last["count"], last["cancelled"], last["rests"]) == (3_000, False, False)
    assert last["seconds"] > held["seconds"]


def test_work_that_rests_can_be_stopped(party: Party) -> None:
    master = party["gm"]
    assert master.ask("simulate", count=20_000)["ok"]
    assert master.ask("rest", on=True)["ok"]
    assert master.ask("cancel")["ok"]
    while not master.estimates or not master.estimates[-1]["done"]:
        master.receive(60)
    assert (master.estimates[-1]["cancelled"], master.estimates[-1]["rests"]) == (True, False)


def test_work_that_is_stopped_before_it_has_begun_leaves_nothing_behind(
    party: Party, capfd: pytest.CaptureFixture[str]
) -> None:
    master = party["gm"]
    for _ in range(12):
        assert master.ask("simulate", count=20_000)["ok"]
        assert master.ask("cancel")["ok"]
        while not master.estimates or not master.estimates.pop()["done"]:
            master.receive(60)
    end = time.monotonic() + 30
    while workers():
        assert time.monotonic() < end
        time.sleep(0.05)
    assert "Traceback" not in capfd.readouterr().err


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
