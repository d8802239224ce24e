"""Whatever comes in: odd frames, large ones, many, foreign pages, files that are none. The table stands as before."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from affray.server import Gone
from affray.server.limits import LARGEST_BODY, Limits
from affray.server.messages import LARGEST_FRAME
from tests.server.running import Party, served, sqlite

DEEP = "[" * 3_000 + "]" * 3_000
ODD: list[str | bytes] = [
    "", "x", "null", "[]", "{}", "1" * 4_000, '"do"', '{"do": null}', '{"do": "hello", "token": "x"}', '{"do": "fly"}',
    '{"do": "answer"}', '{"do": "answer", "who": 7}', '{"do": "answer", "who": "x", "extra": 1}',
    '{"do": "undo", "by": "week"}', '{"do": "dice", "who": "x", "dice": [1.5]}', '{"do": "go", "entry": -1}',
    '{"do": "go", "entry": 99999999999999999999}', '{"do": "standing.leave", "why": "' + "*" * 61 + '", "option": "x"}',
    '{"do": "seat.new", "role": "king"}', '{"do": "simulate", "count": 1000000}', b"\xff\xfe\x00", b"\x00" * 100, DEEP,
    '{"do": "answer", "who": "x", "values": ' + DEEP + "}", '{"id": "x", "do": "rule", "rule": "x"}',
]  # fmt: skip
STRANGE: list[dict[str, Any]] = [
    {"do": "answer", "who": "sela_quickwater", "option": "move", "values": {"path": "x"}},
    {"do": "answer", "who": "sela_quickwater", "option": "move", "values": {"path": [[1, 2, 3]]}},
    {"do": "answer", "who": "sela_quickwater", "option": "attack", "values": {"with": {"a": [1]}, "target": None}},
    {"do": "answer", "who": "sela_quickwater", "option": "attack", "values": {"": 10**30, "\u0000": -1.5}},
    {"do": "answer", "who": "sela_quickwater", "option": "no\u0000such", "values": {}},
    {"do": "answer", "who": "", "option": "end"},
    {"do": "answer", "who": "sela_quickwater"},
    {"do": "answer", "who": "sela_quickwater", "text": "attack " * 800},
    {"do": "answer", "who": "sela_quickwater", "text": "\u202e\ud83d\ude00 * ? ["},
    {"do": "dice", "who": "sela_quickwater", "dice": [10**9] * 1_000},
    {"do": "decree", "edit": "hp", "values": {"of": ["x"], "to": "many"}},
    {"do": "decree"},
    {"do": "decree", "text": ""},
    {"do": "probe", "who": "sela_quickwater", "option": "move", "given": {"path": [[10**9, 1]]}, "wanted": ["path"]},
    {"do": "probe", "who": "nobody", "option": "move"},
    {"do": "probe", "option": "no-edit"},
    {"do": "way", "who": "sela_quickwater", "option": "move", "given": {"path": [[0, 0], [900, 900]]}},
    {"do": "why", "who": "sela_quickwater", "option": "nothing", "given": {"a": [[[[[[1]]]]]]}},
    {"do": "odds", "who": "sela_quickwater", "option": "attack", "field": "nothing"},
    {"do": "odds", "who": "sela_quickwater", "option": "attack", "field": "target", "among": [{"a": 1}, [], None]},
    {"do": "computer", "who": "nobody"},
    {"do": "seat.change", "seat": "nobody", "name": "x"},
    {"do": "seat.new", "role": "player", "side": "nowhere"},
    {"do": "seat.new", "role": "player", "side": "heroes", "answers": ["hound_1"]},
    {"do": "seat.new", "role": "screen", "name": "a\u0000b"},
    {"do": "options", "options": {"health": [1]}},
    {"do": "options", "options": {"nothing": True}},
    {"do": "standing.withdraw", "number": 99},
    {"do": "close", "table": "another"},
    {"do": "rule", "rule": "no-rule"},
]


def rules(reply: dict[str, Any]) -> list[str]:
    return [each["rule"] for each in reply["refused"]]


def test_odd_frames_are_answered_and_change_nothing(server: str) -> None:
    with Party(server) as party:
        ida = party["Ida"]
        before = ida.view["log"], ida.ticket
        for frame in ODD:
            ida.socket.send(frame)
            said = ida.receive(10)
            while said["type"] == "view":
                said = ida.receive(10)
            assert said["type"] == "error" or not said["ok"], frame[:80]
        assert ida.ask("rule", rule="E5-PRONE-3")["ok"]
        assert (ida.view["log"], ida.ticket) == before


def test_strange_messages_are_refused_without_a_defect(server: str, caplog: pytest.LogCaptureFixture) -> None:
    with Party(server) as party:
        ida = party["Ida"]
        before = ida.view["log"]
        for message in STRANGE:
            reply = ida.ask(**message)
            assert "TABLE-DEFECT" not in rules(reply), message
            assert "CORE-DEFECT" not in rules(reply), message
            if message["do"] in ("answer", "dice", "decree", "computer", "close", "options") or "seat" in message["do"]:
                assert not reply["ok"], message
        assert ida.view["log"] == before
        assert ida.answer("sela_quickwater", "dodge")["ok"]
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


def test_a_frame_beyond_the_limit_ends_the_connection_and_nothing_else(server: str) -> None:
    with Party(server) as party:
        mia, ida = party["Mia"], party["Ida"]
        mia.socket.send('{"do": "answer", "who": "' + "x" * LARGEST_FRAME + '"}')
        with pytest.raises(Gone):
            mia.wait_for(lambda view: False, 10)
        assert ida.ask("rule", rule="x")["ok"]


def test_whoever_says_no_hello_is_shown_out(tmp_path: Path) -> None:
    with served(sqlite(tmp_path), limits=Limits(hello_seconds=0.3)) as server:
        url = f"{server.replace('http', 'ws')}/api/tables/x/live"
        with connect(url) as socket, pytest.raises(ConnectionClosed):
            socket.recv(10)
        long = json.dumps({"do": "hello", "token": "x" * 99})
        for frame in ('{"do": "rule", "rule": "x"}', "x", '{"do": "hello"}', long):
            with connect(url) as socket:
                socket.send(frame)
                assert json.loads(socket.recv(10)) == {"type": "error", "error": "no-hello", "id": 0}


def test_a_page_of_another_host_is_kept_out(server: str) -> None:
    with Party(server) as party:
        url = f"{server.replace('http', 'ws')}/api/tables/{party.table}/live"
        with pytest.raises(InvalidStatus), connect(url, origin="http://evil.example"):  # type: ignore[arg-type]
            pass
        with connect(url, origin=server) as socket:  # type: ignore[arg-type]
            assert socket is not None
        for headers in ({"Origin": "http://evil.example"}, {"Host": "evil.example"}, {"Origin": "null"}):
            assert httpx.post(f"{server}/api/tables", json={"sample": "dry_ford"}, headers=headers).status_code == 403
        headers = {"Origin": server}
        assert httpx.post(f"{server}/api/tables", json={"sample": "dry_ford"}, headers=headers).status_code == 201


def test_a_name_that_was_given_is_welcome(tmp_path: Path) -> None:
    with served(sqlite(tmp_path), names=["table.example"]) as server:
        assert httpx.get(f"{server}/api/games", headers={"Host": "table.example"}).status_code == 200
        assert httpx.get(f"{server}/api/games", headers={"Host": "other.example"}).status_code == 403


def test_every_answer_has_the_headers_that_keep_strangers_out(server: str) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/api/tables/x"):
        headers = httpx.get(server + path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers


def test_a_large_request_is_refused_also_if_it_does_not_say_how_large_it_is(server: str) -> None:
    assert httpx.post(f"{server}/api/encounters/check", content=b"x" * (LARGEST_BODY + 1)).status_code == 413

    def endless() -> Any:
        for _ in range(40):
            yield b" " * 100_000

    headers = {"content-type": "application/json"}
    assert httpx.post(f"{server}/api/encounters/check", content=endless(), headers=headers).status_code == 413


def test_who_writes_too_fast_is_told_so(tmp_path: Path) -> None:
    with served(sqlite(tmp_path), limits=Limits(writes_a_second=0.01, writes_at_once=3)) as server:
        codes = [httpx.put(f"{server}/api/encounters/x", json={"text": "x"}).status_code for _ in range(5)]
        assert codes == [204, 204, 204, 429, 429]
        assert httpx.get(f"{server}/api/encounters").status_code == 200


def test_many_frames_are_read_later_and_others_do_not_wait(tmp_path: Path) -> None:
    few = Limits(frames_a_second=20, frames_at_once=5)
    with served(sqlite(tmp_path), limits=few) as server, Party(server) as party:
        mia, ida = party["Mia"], party["Ida"]
        begun = time.monotonic()
        for number in range(15):
            mia.send({"do": "rule", "id": 100 + number, "rule": "x"})
        assert ida.ask("rule", rule="x")["ok"]
        seen = 0
        while seen < 15:
            seen += mia.receive(10)["type"] == "reply"
        assert time.monotonic() - begun > 0.4


def test_whoever_does_not_listen_is_not_listened_to(tmp_path: Path) -> None:
    with served(sqlite(tmp_path)) as server, Party(server) as party:
        url = f"{server.replace('http', 'ws')}/api/tables/{party.table}/live"
        with connect(url, max_queue=1) as deaf:
            deaf.send(json.dumps({"do": "hello", "token": party.seats["Mia"]["token"]}))
            for number in range(400):
                deaf.send(json.dumps({"do": "edits", "id": number}))
            begun = time.monotonic()
            assert party["Ida"].ask("rule", rule="x")["ok"]
            assert party["Ida"].answer("sela_quickwater", "dodge")["ok"]
            assert time.monotonic() - begun < 20


def test_only_so_many_connections_tables_and_seats(tmp_path: Path) -> None:
    with served(sqlite(tmp_path), limits=Limits(at_a_table=2, tables=1)) as server, Party(server) as party:
        assert party["Ida"].welcome["role"] == "gm"
        assert party["Mia"].welcome["role"] == "player"
        with pytest.raises(Exception, match="crowded"):
            party.join("Jo")
        assert httpx.post(f"{server}/api/tables", json={"sample": "dry_ford"}).status_code == 429


# -- files -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", ["/etc/passwd", "../../etc/passwd", "no_such", "", "\u0000", "coinflip/../dry_ford"])
def test_a_sample_is_found_by_its_name_alone(server: str, name: str, tmp_path: Path) -> None:
    reply = httpx.post(f"{server}/api/tables", json={"sample": name})
    assert reply.status_code == 422
    assert reply.json()["detail"]["problems"][0]["rule"] == "FILE-NOT-FOUND"


def test_an_encounter_that_comes_over_the_network_names_no_files(server: str, tmp_path: Path) -> None:
    secret = tmp_path / "secret.yaml"
    secret.write_text("game: coinflip\nunits: {}\n")
    for line in (f"include: [{secret}]", f"bestiary: [{secret}]", "include: ../x.yaml"):
        told = httpx.post(f"{server}/api/encounters/check", json={"text": f"game: coinflip\n{line}\n"}).json()
        assert (told["ok"], [each["line"] for each in told["problems"]]) == (False, [2])
        reply = httpx.post(f"{server}/api/tables", json={"encounter": f"game: coinflip\n{line}\n"})
        assert reply.status_code == 422
        assert os.path.basename(secret) not in reply.text.replace(str(secret), "")


@pytest.mark.parametrize("text", ["", "x", "game: chess", "- a", "a: &a [*a]", "game: coinflip\nunits: " + "[" * 500])
def test_encounters_that_are_none_are_explained(server: str, text: str) -> None:
    told = httpx.post(f"{server}/api/encounters/check", json={"text": text}).json()
    assert not told["ok"]
    assert all(each["text"] for each in told["problems"])


@pytest.mark.parametrize("text", ["", "x", "{}", '{"game": "chess"}', '{"game": "coinflip"}', "[1]\n[2]"])
def test_journals_that_are_none_are_explained(server: str, text: str) -> None:
    reply = httpx.post(f"{server}/api/tables", json={"journal": text})
    assert reply.status_code == 422
    assert reply.json()["detail"]["error"] in ("journal", "encounter")


def test_a_table_is_written_out_and_taken_up_again(server: str) -> None:
    with Party(server) as party:
        party["Mia"].answer("sela_quickwater", "dodge")
        token = party.seats["Ida"]["token"]
        headers = {"Authorization": f"Bearer {token}"}
        journal = httpx.get(f"{server}/api/tables/{party.table}/journal", headers=headers).text
        with Party(server, sample=None, seed=None, journal=journal) as other:
            assert other.table != party.table
            assert other["Ida"].view["log"] == party["Mia"].view["log"] or other["Ida"].view["log"]
            assert [each["who"] for each in other["Mia"].asked()] == ["sela_quickwater"]
        tampered = journal.replace('"do": "dodge"', '"do": "disengage"')
        assert httpx.post(f"{server}/api/tables", json={"journal": tampered}).status_code == 422
