"""Whatever comes in: odd frames, large ones, many, foreign pages, files that are none. The table stands as before."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import time
import zlib
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

import affray
from affray.server import Client, Gone, create_app, in_background, opening
from affray.server.hub import MOST_READING
from affray.server.limits import LARGEST_BODY, Limits
from affray.server.messages import LARGEST_FRAME
from affray.tables import Store, Unwritable
from tests.server.running import PATIENT, Party, served, sqlite

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


GOODBYE = b"\x88"
"""How the last frame of a socket begins."""


def raw(server: str, *sent: bytes) -> bytes:
    """What comes back for bytes that no library would send, until the server closes. More is sent after an answer."""
    address = urlsplit(server)
    with socket.create_connection((str(address.hostname), int(address.port or 80)), timeout=60) as line:
        line.sendall(sent[0])
        found = b""
        for each in sent[1:]:
            found += line.recv(65_536)
            line.sendall(each)
        while part := line.recv(65_536):
            found += part
            if sent[1:] and part[:1] == GOODBYE:
                break
        return found


def test_what_is_said_twice_does_not_hide_behind_itself(server: str) -> None:
    host = server.removeprefix("http://")
    lines = [f"Host: {host}", "Connection: close", "Origin: http://evil.example", f"Origin: {server}"]
    for order in (lines, lines[::-1]):
        asked = "\r\n".join(["GET /api/games HTTP/1.1", *order, "", ""])
        assert raw(server, asked.encode()).startswith(b"HTTP/1.1 403")
    with pytest.raises(InvalidStatus):
        connect(f"{server.replace('http', 'ws')}/api/tables/x/live", origin="http://evil.example",  # type: ignore[arg-type]
                additional_headers={"Origin": server})  # fmt: skip


@pytest.mark.parametrize(
    "body", ['{"seed": NaN}', '{"sample": "\\ud800"}', '{"encounter": "a: \\udfff"}', "[" * 9_999, "1" * 9_999]
)
def test_a_body_that_cannot_be_sent_back_is_refused_all_the_same(server: str, body: str) -> None:
    reply = httpx.post(f"{server}/api/tables", content=body.encode(), headers={"content-type": "application/json"})
    assert reply.status_code in (400, 422)
    assert reply.json()["detail"]


def test_pages_call_this_server_alone(server: str) -> None:
    host = server.removeprefix("http://")
    policy = httpx.get(f"{server}/api/games").headers["content-security-policy"]
    assert f"connect-src 'self' ws://{host} wss://{host};" in policy
    odd = raw(server, f"GET / HTTP/1.0\r\nHost: {host}; script-src *\r\n\r\n".encode())
    assert b"script-src" not in odd


def test_who_begins_a_request_and_does_not_go_on_is_shown_out(tmp_path: Path) -> None:
    with served(sqlite(tmp_path), limits=Limits(hello_seconds=0.5, body_seconds=0.5)) as server:
        host = server.removeprefix("http://")
        head = f"POST /api/encounters/check HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
        assert raw(server, b"") == b""
        assert raw(server, head.encode()) == b""
        late = raw(server, f"{head}Content-Length: 50\r\n\r\n{{".encode())
        assert late.startswith(b"HTTP/1.1 408")
        again = f"GET /api/health HTTP/1.1\r\nHost: {host}\r\n\r\n"
        assert raw(server, (again + again + head).encode()).count(b"HTTP/1.1 200") == 2


def test_who_reads_too_fast_is_told_so(tmp_path: Path) -> None:
    with served(sqlite(tmp_path), limits=Limits(reads_a_second=0.01, reads_at_once=3)) as server:
        codes = [httpx.get(f"{server}/api/games").status_code for _ in range(5)]
        assert codes == [200, 200, 200, 429, 429]


def test_only_so_many_encounters_are_kept(tmp_path: Path) -> None:
    with served(sqlite(tmp_path), limits=Limits(encounters=2)) as server:
        codes = [httpx.put(f"{server}/api/encounters/{name}", json={"text": name}).status_code for name in "abcab"]
        assert codes == [204, 204, 429, 204, 204]
        assert httpx.delete(f"{server}/api/encounters/a").status_code == 204
        assert httpx.put(f"{server}/api/encounters/c", json={"text": "c"}).status_code == 204


def test_only_so_many_fight(server: str) -> None:
    """Some games would name and place thousands for minutes."""
    head = "game: coinflip\ncombatants:\n"
    for rows in ("  - {unit: levy, side: a, at: [1, 1]}\n" * 501, "  - {unit: levy, side: a, count: 40}\n" * 20,
                 "  - 99999 levy\n", "  a: {unit: levy, count: 501}\n"):  # fmt: skip
        told = httpx.post(f"{server}/api/encounters/check", json={"text": head + rows, "lang": "uk"}).json()
        assert [(each["rule"], each["where"]) for each in told["problems"]] == [("FILE-TOO-BIG", "combatants")]
    scenario = {"game": "coinflip", "combatants": [{"unit": "levy", "side": "a"}] * 501}
    journal = json.dumps({"affray": 1, "game": "coinflip", "scenario": scenario})
    reply = httpx.post(f"{server}/api/tables", json={"journal": journal})
    assert (reply.status_code, reply.json()["detail"]["why"]) == (422, "more than 500 combatants")


def test_only_so_many_texts_are_read_at_once_and_nobody_else_waits_for_them(server: str) -> None:
    text = "game: coinflip\n" + "".join([f"k{number}: 1\n" for number in range(20_000)])

    async def flood() -> list[int]:
        async with httpx.AsyncClient(timeout=300, limits=httpx.Limits(max_connections=200)) as client:
            texts = [text, text, *["x"] * 2 * MOST_READING]
            check = f"{server}/api/encounters/check"
            sent = [asyncio.create_task(client.post(check, json={"text": each})) for each in texts]
            assert (await client.get(f"{server}/api/games")).status_code == 200
            return [each.status_code for each in await asyncio.gather(*sent)]

    assert set(asyncio.run(flood())) == {200, 429}


def test_names_of_tables_that_are_not_there_leave_nothing_behind(tmp_path: Path) -> None:
    store = Store(sqlite(tmp_path))
    store.migrate()
    app = create_app(store, limits=PATIENT)
    with in_background(app) as server:
        for number in range(20):
            assert httpx.get(f"{server}/api/tables/t{number}").status_code == 404
        assert app.state.hub._opening == {}


# -- the frames of a socket -------------------------------------------------------------------------
def frame(opcode: int, data: bytes, final: bool = True, packed: bool = False) -> bytes:
    """A frame as a client sends it, masked with zeros."""
    first = opcode | (0x80 if final else 0) | (0x40 if packed else 0)
    size = len(data)
    length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 127]) + size.to_bytes(8, "big")
    return bytes([first]) + length + bytes(4) + data


def packed(data: bytes) -> bytes:
    squeezed = zlib.compressobj(9, zlib.DEFLATED, -15)
    return (squeezed.compress(data) + squeezed.flush(zlib.Z_SYNC_FLUSH)).removesuffix(b"\x00\x00\xff\xff")


HELLO = frame(1, b'{"do": "hello", "token": "x"}')


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        (frame(1, packed(b" " * 50_000_000), packed=True), 1002),  # packed: none are agreed on
        (b"".join([frame(1, b" " * 30_000, False), *[frame(0, b" " * 30_000, False)] * 9]), 1009),  # never ending
        (frame(1, b"x", False) + HELLO, 1002),  # one begins inside another
        (frame(0, b"x"), 1002),  # goes on with nothing
        (frame(3, b"x"), 1002),  # no such kind
        (frame(1, b"\xff\xff"), 1007),  # no text
        (b"\x81\x01x", 1002),  # not masked
        (b"\x81\xff" + b"\xff" * 8, 1009),  # longer than can be
        (frame(9, b"x" * 200), 1002),  # a large ping
    ],
)  # fmt: skip
def test_broken_frames_end_their_connection(
    server: str, frames: bytes, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    host = server.removeprefix("http://")
    lines = ["GET /api/tables/x/live HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade",
             "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
             "Sec-WebSocket-Extensions: permessage-deflate", "", ""]  # fmt: skip
    found = raw(server, "\r\n".join(lines).encode(), frames)
    assert found.startswith(b"HTTP/1.1 101")
    last = found.partition(b"\r\n\r\n")[2]
    assert code.to_bytes(2, "big") in last, last
    assert httpx.get(f"{server}/api/health").status_code == 200
    assert "Exception in ASGI application" not in caplog.text


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
            assert other["Ida"].view["log"] == party["Ida"].view["log"]
            assert [each["who"] for each in other["Mia"].asked()] == ["sela_quickwater"]
        tampered = journal.replace('"do": "dodge"', '"do": "disengage"')
        assert httpx.post(f"{server}/api/tables", json={"journal": tampered}).status_code == 422


def test_names_in_a_journal_may_hold_what_ends_a_line_elsewhere(server: str) -> None:
    odd = "Le\u2028v\u0085y"
    rows = [{"unit": "levy", "side": side, "at": [at, at], "name": odd} for side, at in (("a", 2), ("b", 9))]
    text = json.dumps({"game": "coinflip", "map": {"size": [12, 12]}, "combatants": rows})
    made = httpx.post(f"{server}/api/tables", json={"encounter": text}).json()
    headers = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
    journal = httpx.get(f"{server}/api/tables/{made['table']}/journal", headers=headers).text
    assert odd in journal
    reply = httpx.post(f"{server}/api/tables", json={"journal": journal})
    assert reply.status_code == 201, reply.text


def test_a_journal_that_takes_long_to_play_is_given_up(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Back and forth through a fight: each line costs as much as all before it."""
    fight = affray.open("gantry_breach", seed=5)
    while fight.ticket < 300:
        if not fight.throw(fight.dice):
            fight.give(fight.decider(fight, fight.open[0]))  # type: ignore[arg-type]
    end = fight.journal.here
    for _ in range(20):
        fight.go(2)
        fight.go(end)
    journal = "\n".join(fight.journal.lines())
    assert httpx.post(f"{server}/api/tables", json={"journal": journal}, timeout=60).status_code == 201
    monkeypatch.setattr(opening, "LONGEST_SECONDS", 0.05)
    reply = httpx.post(f"{server}/api/tables", json={"journal": journal}, timeout=60)
    assert (reply.status_code, reply.json()["detail"]["why"]) == (422, "it takes more than 0.05 seconds to play")


# -- what is in the database -----------------------------------------------------------------------
def test_a_table_that_cannot_be_thrown_away_stays_and_that_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(store: Store, id: str) -> bool:
        raise Unwritable("no such disk")

    with served(sqlite(tmp_path)) as server, Party(server) as party:
        ida, headers = party["Ida"], {"Authorization": f"Bearer {party.seats['Ida']['token']}"}
        with monkeypatch.context() as patched:
            patched.setattr(Store, "delete", gone)
            reply = httpx.delete(f"{server}/api/tables/{party.table}", headers=headers)
            assert (reply.status_code, reply.json()["detail"]["error"]) == (503, "store")
            assert rules(ida.ask("close", table=party.table)) == ["TABLE-STORE"]
        assert ida.answer("sela_quickwater", "dodge")["ok"]
        assert ida.ask("close", table=party.table)["ok"]


@pytest.mark.parametrize(
    "harm", ["UPDATE lines SET text = '{' WHERE line = 0", "UPDATE tables SET settings = '['", "DELETE FROM lines"]
)
def test_a_table_that_cannot_be_read_is_told_and_others_are_not_harmed(tmp_path: Path, harm: str) -> None:
    with served(sqlite(tmp_path)) as server:
        party = Party(server)
    store = Store(sqlite(tmp_path))
    with store.engine.begin() as connection:
        connection.exec_driver_sql(harm)
    store.close()
    with served(sqlite(tmp_path)) as server:
        token = party.seats["Ida"]["token"]
        headers = {"Authorization": f"Bearer {token}"}
        for path in (f"/api/tables/{party.table}", f"/api/tables/{party.table}/journal"):
            reply = httpx.get(server + path, headers=headers)
            assert (reply.status_code, reply.json()["detail"]["error"]) == (503, "spoilt")
        with pytest.raises(Gone, match="spoilt"):
            Client(server, party.table, token)
        with Party(server) as other:
            assert other["Ida"].answer("sela_quickwater", "dodge")["ok"]
