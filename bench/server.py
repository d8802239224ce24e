"""What a live table costs, with real sockets: an answer until all clients show it, memory, and how many tables.

`python -m bench.server` measures everything; `... latency`, `... memory` or `... tables` one of them. Six clients: the
game master, four players, the shared screen. Everything runs on this machine, clients included.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from affray.files.encounters import bestiary
from affray.rulesets import find
from bench.views import LINES, place

PORT = 8917
BASE, LIVE = f"http://127.0.0.1:{PORT}", f"ws://127.0.0.1:{PORT}/api/tables"
QUIET_SECONDS = 0.15
MEGABYTE = 1024 * 1024


def serve(database: str) -> None:
    """The server process."""
    from affray.server import Serving, create_app
    from affray.server.limits import Limits
    from affray.tables import Store

    store = Store(database)
    store.migrate()
    fast = Limits(writes_a_second=1e6, writes_at_once=1e6, frames_a_second=1e6, frames_at_once=1e6)
    Serving(create_app(store, limits=fast), "127.0.0.1", PORT).run()


class Server:
    """A server process with a new SQLite file."""

    def __init__(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        command = [sys.executable, "-m", "bench.server", "serve", f"sqlite:///{self.folder.name}/tables.db"]
        self.process = subprocess.Popen(command)
        while True:
            try:
                urllib.request.urlopen(f"{BASE}/api/health", timeout=5).close()
                return
            except OSError:
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


class Looker:
    """A client that notes when it was last told something."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket, self.at, self.view, self.replied, self.bytes = socket, 0.0, dict[str, Any](), asyncio.Event(), 0

    async def run(self) -> None:
        async for frame in self.socket:
            said = json.loads(frame)
            self.at = time.perf_counter()
            self.bytes += len(frame)
            if said["type"] == "view":
                self.view.update(said["sections"])
            elif said["type"] == "reply":
                self.ok = said["ok"]
                self.replied.set()


async def joined(made: dict[str, Any], seats: int = 6) -> list[Looker]:
    found = []
    for seat in made["seats"][:seats]:
        socket = await connect(f"{LIVE}/{made['table']}/live", max_size=None, open_timeout=60)
        await socket.send(json.dumps({"do": "hello", "token": seat["token"]}))
        looker = Looker(socket)
        found.append(looker)
        looker.task = asyncio.create_task(looker.run())  # type: ignore[attr-defined]
    while not all("head" in each.view for each in found):
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
    await master.socket.send(json.dumps({**said, "ticket": master.view["head"]["ticket"]}))
    await master.replied.wait()
    await asyncio.sleep(wait)
    return (max(each.at for each in lookers) - begun) * 1000 if master.ok else None  # type: ignore[attr-defined]


def shares(times: list[float]) -> str:
    times = sorted(times)
    return f"p50 {times[len(times) // 2]:6.1f} ms   p99 {times[min(len(times) - 1, len(times) * 99 // 100)]:6.1f} ms"


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
            print(f"{game:14} {count:4} combatants: {shares(times[10:] or times)}   "
                  f"{each_one:5.1f} ms of the processor, {sent:.0f} kB to all", flush=True)  # fmt: skip
            for each in lookers:
                await each.socket.close()


async def memory(server: Server, tables: int = 100) -> None:
    """Memory of an idle table (stored and in memory, nobody looks) and of a live one with six clients."""
    begun = server.memory()
    made = [await asyncio.to_thread(lambda: opened(sample="kennel_yard", seats=SIX)) for _ in range(tables)]
    idle = server.memory()
    live = [await joined(each) for each in made[: tables // 2]]
    full = server.memory()
    one, more = (idle - begun) / tables / MEGABYTE, (full - idle) / len(live) / MEGABYTE
    print(f"idle table: {one:.2f} MB; live table with six clients: {one + more:.2f} MB", flush=True)
    for lookers in live:
        for each in lookers:
            await each.socket.close()


HEROES = ("sela_quickwater", "brann_oakhand", "sister_tamsin")
SIX: list[dict[str, Any]] = [
    {"role": "gm"}, {"role": "screen"}, {"role": "onlooker"},
    *[{"role": "player", "side": "heroes", "name": each, "answers": [each]} for each in HEROES],
]  # fmt: skip


async def many(server: Server, tables: int, seconds: float, pause: float) -> None:
    """So many tables with six clients each; at each somebody answers every few seconds."""
    made = [await asyncio.to_thread(lambda: opened(sample="kennel_yard", seats=SIX)) for _ in range(tables)]
    parties = []
    for each in made:
        parties.append(await joined(each))
    times: list[float] = []
    used, end = server.seconds(), time.perf_counter() + seconds
    begun = time.perf_counter()

    async def play(lookers: list[Looker], number: int) -> None:
        chance = Random(number)
        await asyncio.sleep(chance.uniform(0, pause))
        while time.perf_counter() < end:
            took = await answer(lookers, chance, 0.5)
            if took is not None:
                times.append(took)
            await asyncio.sleep(chance.uniform(0.5, 1.5) * pause)

    await asyncio.gather(*[play(each, number) for number, each in enumerate(parties)])
    share = (server.seconds() - used) / (time.perf_counter() - begun)
    print(f"{tables} tables, {6 * tables} clients, an answer at each every {pause:.0f} s: {shares(times)}   "
          f"({len(times)} answers, {100 * share:.0f} % of one processor, {server.memory() / MEGABYTE:.0f} MB)",
          flush=True)  # fmt: skip


async def main(wanted: list[str]) -> None:
    server = Server()
    try:
        if not wanted or "latency" in wanted:
            answers = int(os.environ.get("ANSWERS", "120"))
            await latency(server, os.environ.get("GAMES", ",".join(LINES)).split(","), (40, 200), answers)
        if not wanted or "memory" in wanted:
            await memory(server)
        if not wanted or "tables" in wanted:
            await many(server, int(os.environ.get("TABLES", "500")), 60, 20)
    finally:
        server.stop()


if __name__ == "__main__":
    if sys.argv[1:2] == ["serve"]:
        serve(sys.argv[2])
    else:
        asyncio.run(main(sys.argv[1:]))
