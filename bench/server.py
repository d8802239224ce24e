"""What a live table costs, with real sockets: an answer until all clients show it, memory, and how many tables.

`python -m bench.server` measures everything; `... latency`, `... memory` or `... tables` one of them (about 5, 1 and 3
minutes). Six clients: the game master, four players, the shared screen. Everything runs on this machine, the clients
in processes of their own; it is they who look at the clock. `GAMES`, `SIZES`, `ANSWERS`, `TABLES`, `SECONDS`, `PAUSE`
and `PORT` in the environment. Nothing waits for ever: whoever is silent for two minutes ends the measuring.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from asyncio.subprocess import PIPE
from pathlib import Path
from random import Random
from typing import Any

from affray.files.encounters import bestiary
from affray.rulesets import find
from affray.server.serving import allow_many
from bench.views import LINES, place

PORT = int(os.environ.get("PORT", "8917"))
BASE = f"http://127.0.0.1:{PORT}"
QUIET_SECONDS = 0.15
PATIENCE_SECONDS = 120
AIMS = {40: 30, 200: 80}
"""By combatants: so many milliseconds are aimed at, for 99 of 100 answers."""
MEGABYTE = 1024 * 1024


def serve(database: str) -> None:
    """The server process."""
    from affray.server import Serving, create_app
    from affray.server.limits import Limits
    from affray.tables import Store

    store = Store(database)
    store.migrate()
    allow_many()
    fast = Limits(writes_a_second=1e6, writes_at_once=1e6, frames_a_second=1e6, frames_at_once=1e6)
    Serving(create_app(store, limits=fast), "127.0.0.1", PORT).run()


class Server:
    """A server process with a new SQLite file."""

    def __init__(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        command = [sys.executable, "-m", "bench.server", "serve", f"sqlite:///{self.folder.name}/tables.db"]
        self.process = subprocess.Popen(command)
        end = time.monotonic() + PATIENCE_SECONDS
        while True:
            try:
                urllib.request.urlopen(f"{BASE}/api/health", timeout=5).close()
                return
            except OSError:
                if self.process.poll() is not None or time.monotonic() > end:
                    self.stop()
                    raise SystemExit(f"the server does not answer at {BASE}") from None
                time.sleep(0.1)

    def memory(self) -> int:
        """Bytes that it has in memory."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * resource.getpagesize()

    def seconds(self) -> float:
        """Seconds of the processor that it has used."""
        used = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()[11:13]
        return sum(map(int, used)) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()
        self.folder.cleanup()


def encounter(game: str, count: int) -> str:
    """Two lines that face each other on an open map."""
    one, unit, other, enemy = LINES[game]
    people = [
        {"unit": stat, "side": side, "id": f"{side}_{number}", "at": place(number, row)}
        for side, stat, row in ((one, unit, 2), (other, enemy, 26))
        for number in range(count // 2)
    ]
    return json.dumps({"game": game, "map": {"size": [44, 48]}, "combatants": people, **bestiary(find(game))})


def opened(**wish: Any) -> dict[str, Any]:
    body = json.dumps(wish).encode()
    request = urllib.request.Request(f"{BASE}/api/tables", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=120) as reply:
        found: dict[str, Any] = json.load(reply)
    return found


def party(game: str, count: int) -> list[dict[str, Any]]:
    """The game master, four players who share a side, and the screen."""
    side, share = LINES[game][0], max(1, count // 8)
    own = [[f"{side}_{number}" for number in range(at * share, (at + 1) * share)] for at in range(4)]
    players = [{"role": "player", "side": side, "name": f"P{at}", "answers": who} for at, who in enumerate(own)]
    return [{"role": "gm"}, *players, {"role": "screen"}]


class Looker(asyncio.Protocol):
    """A client that notes when it was last told something. Only the game master's reads what it is told: a machine
    that plays three thousand clients has no time for that.
    """

    def __init__(self, table: str, token: str, reads: bool) -> None:
        self.table, self.token, self.reads = table, token, reads
        self.view, self.at, self.bytes, self.frames, self.ok = dict[str, Any](), 0.0, 0, 0, False
        self.replied = asyncio.Event()
        self._got, self._open = bytearray(), False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        lines = (f"GET /api/tables/{self.table}/live HTTP/1.1", f"Host: 127.0.0.1:{PORT}", "Upgrade: websocket",
                 "Connection: Upgrade", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13",
                 "", "")  # fmt: skip
        transport.write("\r\n".join(lines).encode())

    def send(self, message: dict[str, Any]) -> None:
        self._frame(TEXT, json.dumps(message).encode())

    def _frame(self, kind: int, data: bytes) -> None:
        size = len(data)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.transport.write(bytes([0x80 | kind]) + length + bytes(4) + data)  # masked with zeros

    def data_received(self, data: bytes) -> None:
        self._got += data
        if not self._open:
            head, found, rest = bytes(self._got).partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head, head
            self._open, self._got = True, bytearray(rest)
            self.send({"do": "hello", "token": self.token})
        while (frame := self._next()) is not None:
            self._take(*frame)

    def _next(self) -> tuple[int, bytes] | None:
        """The next whole frame of what has come; those of a server are not masked."""
        got, start = self._got, 2
        if len(got) < 2:
            return None
        size = got[1] & 0x7F
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(got[2:start], "big")
        if len(got) < start + size:
            return None
        frame = got[0] & 0x0F, bytes(got[start : start + size])
        del got[: start + size]
        return frame

    def _take(self, kind: int, data: bytes) -> None:
        if kind == PING:
            self._frame(PONG, data)
        if kind != TEXT:
            return
        self.at = time.perf_counter()
        self.bytes += len(data)
        self.frames += 1
        if self.reads:
            said = json.loads(data)
            if said["type"] == "view":
                self.view.update(said["sections"])
            elif said["type"] == "reply":
                self.ok = said["ok"]
                self.replied.set()

    def close(self) -> None:
        self.transport.close()


TEXT, PING, PONG = 1, 9, 10
"""Kinds of frames of a WebSocket."""


async def joined(made: dict[str, Any], seats: int = 6) -> list[Looker]:
    """Everybody at a table, the game master first; each has its first view."""
    found = []
    for seat in made["seats"][:seats]:
        looker = Looker(made["table"], seat["token"], not found)
        await asyncio.get_running_loop().create_connection(lambda looker=looker: looker, "127.0.0.1", PORT)  # type: ignore[misc]
        found.append(looker)
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not all(each.frames > 1 for each in found):  # a welcome and a view
            await asyncio.sleep(0.02)
    return found


async def answer(lookers: list[Looker], chance: Random, wait: float = QUIET_SECONDS) -> float | None:
    """The game master gives a usual answer; milliseconds until the last client shows it."""
    master = lookers[0]
    if not master.view["asked"]:
        return None
    question = master.view["asked"][0]
    usual = [x for x in question["options"] if x["open"] and x["usual"] is not None and x["id"] != "concede"]
    pick = chance.choice(usual) if usual else None
    master.replied.clear()
    for each in lookers:
        each.at = 0.0
    said: dict[str, Any] = {"do": "computer", "who": question["who"]}
    if pick is not None:
        said = {"do": "answer", "who": question["who"], "option": pick["id"], "values": pick["usual"]}
    begun = time.perf_counter()
    master.send({**said, "ticket": master.view["head"]["ticket"]})
    await asyncio.wait_for(master.replied.wait(), PATIENCE_SECONDS)
    await asyncio.sleep(wait)
    return (max(each.at for each in lookers) - begun) * 1000 if master.ok else None


def share(times: list[float], percent: int) -> float:
    """So many of a hundred take no longer."""
    return sorted(times)[min(len(times) - 1, len(times) * percent // 100)]


def shares(times: list[float]) -> str:
    return "   ".join([f"p{percent} {share(times, percent):6.1f} ms" for percent in (50, 90, 99)])


async def latency(server: Server, games: list[str], sizes: tuple[int, ...], answers: int) -> None:
    """An answer until six clients show it; beside the clock also the processor time of the server for one."""
    for game in games:
        for count in sizes:
            made = opened(encounter=encounter(game, count), seed=1, seats=party(game, count))
            lookers, chance, times = await joined(made), Random(5), list[float]()
            used = server.seconds()
            for _ in range(answers + 10):
                took = await answer(lookers, chance)
                if took is not None:
                    times.append(took)
            sent = sum(each.bytes for each in lookers) / 1024 / (answers + 10)
            each_one = (server.seconds() - used) * 1000 / (answers + 10)
            times = times[10:] or times
            aim = AIMS.get(count)
            kept = "" if aim is None else f"   (aim {aim} ms: {'kept' if share(times, 99) <= aim else 'MISSED'})"
            print(f"{game:14} {count:4} combatants: {shares(times)}{kept}   {each_one:5.1f} ms of the processor, "
                  f"{sent:.0f} kB to all, {load()}", flush=True)  # fmt: skip
            for each in lookers:
                each.close()


async def memory(server: Server, tables: int = 100) -> None:
    """Memory of an idle table (stored and in memory, nobody looks) and of a live one with six clients."""
    first = [await asyncio.to_thread(lambda: opened(sample="kennel_yard", seats=SIX)) for _ in range(10)]
    for each in [looker for party in [await joined(each) for each in first] for looker in party]:
        each.close()  # what all tables share is in memory now
    begun = server.memory()
    made = [await asyncio.to_thread(lambda: opened(sample="kennel_yard", seats=SIX)) for _ in range(tables)]
    idle = server.memory()
    live = [await joined(each) for each in made[: tables // 2]]
    full = server.memory()
    one, more = (idle - begun) / tables / MEGABYTE, (full - idle) / len(live) / MEGABYTE
    print(f"idle table: {one:.2f} MB; live table with six clients: {one + more:.2f} MB", flush=True)
    for lookers in live:
        for each in lookers:
            each.close()


HEROES = ("sela_quickwater", "brann_oakhand", "sister_tamsin")
SIX: list[dict[str, Any]] = [
    {"role": "gm"}, {"role": "screen"}, {"role": "onlooker"},
    *[{"role": "player", "side": "heroes", "name": each, "answers": [each]} for each in HEROES],
]  # fmt: skip


async def many(server: Server, tables: int, seconds: float, pause: float) -> None:
    """So many tables with six clients each; at each somebody answers every few seconds. The clients run in two
    processes, and say how busy those were: if they have no time left, it is they who were slow.
    """
    made = [await asyncio.to_thread(lambda: opened(sample="kennel_yard", seats=SIX)) for _ in range(tables)]
    children = []
    try:
        for part in (made[::2], made[1::2]):
            command = [sys.executable, "-m", "bench.server", "play", str(seconds), str(pause)]
            child = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=1 << 26)
            assert child.stdin is not None
            child.stdin.write(json.dumps(part).encode() + b"\n")
            children.append(child)
        async with asyncio.timeout(2 * PATIENCE_SECONDS):
            for child in children:
                assert child.stdout is not None
                await child.stdout.readline()  # everybody has sat down
        used, begun = server.seconds(), time.perf_counter()
        for child in children:
            assert child.stdin is not None
            child.stdin.write(b"\n")
            child.stdin.close()
        async with asyncio.timeout(seconds + PATIENCE_SECONDS):
            found = [json.loads(await child.stdout.read()) for child in children if child.stdout is not None]
    finally:
        for child in children:
            with contextlib.suppress(ProcessLookupError):
                child.kill()
            await child.wait()
    share_used = (server.seconds() - used) / (time.perf_counter() - begun)
    times = [time for each in found for time in each["times"]]
    busy = ", ".join([f"{100 * each['busy']:.0f} %" for each in found])
    print(f"{tables} tables, {6 * tables} clients, an answer at each every {pause:.0f} s: {shares(times)}   "
          f"({len(times)} answers, {100 * share_used:.0f} % of one processor, {server.memory() / MEGABYTE:.0f} MB; "
          f"the clients' processes {busy}; {load()})", flush=True)  # fmt: skip


async def play(seconds: float, pause: float) -> None:
    """A process of clients: sits down, says so, plays when it is told to, and tells what it has measured."""
    allow_many()
    parties = [await joined(each) for each in json.loads(sys.stdin.readline())]
    print(flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    begun, used = time.perf_counter(), time.process_time()
    times: list[float] = []

    async def playing(lookers: list[Looker], number: int) -> None:
        chance = Random(number)
        await asyncio.sleep(chance.uniform(0, pause))
        while time.perf_counter() < begun + seconds:
            took = await answer(lookers, chance, 0.5)
            if took is not None:
                times.append(took)
            await asyncio.sleep(chance.uniform(0.5, 1.5) * pause)

    await asyncio.gather(*[playing(each, number) for number, each in enumerate(parties)])
    busy = (time.process_time() - used) / (time.perf_counter() - begun)
    print(json.dumps({"times": times, "busy": busy}))


def load() -> str:
    """How busy the machine was."""
    return f"load {os.getloadavg()[0]:.1f}"


async def main(wanted: list[str]) -> None:
    begun, server = time.monotonic(), Server()
    try:
        if not wanted or "latency" in wanted:
            answers = int(os.environ.get("ANSWERS", "120"))
            sizes = tuple(map(int, os.environ.get("SIZES", "40,200").split(",")))
            await latency(server, os.environ.get("GAMES", ",".join(LINES)).split(","), sizes, answers)
        if not wanted or "memory" in wanted:
            await memory(server)
        if not wanted or "tables" in wanted:
            seconds, pause = float(os.environ.get("SECONDS", "60")), float(os.environ.get("PAUSE", "20"))
            await many(server, int(os.environ.get("TABLES", "500")), seconds, pause)
        print(f"measured in {time.monotonic() - begun:.0f} s", flush=True)
    finally:
        server.stop()


if __name__ == "__main__":
    if sys.argv[1:2] == ["serve"]:
        serve(sys.argv[2])
    elif sys.argv[1:2] == ["play"]:
        asyncio.run(play(float(sys.argv[2]), float(sys.argv[3])))
    else:
        asyncio.run(main(sys.argv[1:]))
