"""The tables of one process: what goes wrong at one table, or at an odd moment, is not everybody's trouble."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

import affray
from affray.core.refusals import Refusal
from affray.server import app, jobs
from affray.server import hub as hubs
from affray.server.hub import Hub
from affray.server.live import sit
from affray.server.messages import Simulate
from affray.server.rooms import Looker, Room
from affray.tables import Seat, Store, Table, Unwritable
from affray.tables.keeping import told
from tests.players.test_stalemate import WALLED_OFF
from tests.server.running import served, sqlite

SECONDS = 60


class Faulty(Store):
    """A store that raises what it is told to when it is written to."""

    wrong: Exception | None = None

    def write(self, *given: Any, **more: Any) -> None:
        if self.wrong is not None:
            raise self.wrong
        super().write(*given, **more)


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Hub]:
    store = Faulty(sqlite(folder))
    store.migrate()
    hub = Hub(store)
    try:
        yield hub
    finally:
        await hub.farewell()
        hub.shut()


async def laid(hub: Hub, sample: Any = "kennel_yard", **wish: Any) -> tuple[Room, Seat]:
    """A table in a hub, and its game master's seat."""
    table, ((seat, _),) = await hub.create(affray.open(sample, seed=7), [{"role": "gm", **wish}], {})
    return hub.rooms[table.id], seat


def run(folder: Path, test: Callable[[Hub], Awaitable[None]]) -> None:
    async def with_a_hub() -> None:
        async with opened(folder) as hub:
            await asyncio.wait_for(test(hub), SECONDS)

    asyncio.run(with_a_hub())


def dodge(room: Room, seat: Seat) -> Callable[[], list[Refusal]]:
    return lambda: room.table.answer(seat, "sela_quickwater", "dodge", {})


def lines_of(hub: Hub, room: Room) -> list[str]:
    stored = hub.store.load(room.table.id)
    assert stored is not None
    return stored.lines


@pytest.mark.parametrize("wrong", [RecursionError("too deep"), UnicodeError("half a letter"), Unwritable("disk full")])
def test_whatever_keeps_a_deed_from_being_written_it_has_not_happened(tmp_path: Path, wrong: Exception) -> None:
    async def test(hub: Hub) -> None:
        room, seat = await laid(hub)
        before = lines_of(hub, room)
        assert isinstance(hub.store, Faulty)
        hub.store.wrong = wrong
        done = await hub.perform(room, dodge(room, seat))
        assert [each.rule for each in done.refused] == ["TABLE-STORE"]
        assert (room.table.fight.journal.lines(), room.table.unsaved()) == (before, [])
        hub.store.wrong = None
        assert (await hub.perform(room, dodge(room, seat))).refused == []
        assert lines_of(hub, room) == room.table.fight.journal.lines()

    run(tmp_path, test)


def test_what_another_process_has_written_under_the_same_name_counts_once_and_is_told_so(tmp_path: Path) -> None:
    async def test(hub: Hub) -> None:
        room, seat = await laid(hub)
        other = Hub(hub.store)
        twin = await other.room(room.table.id)
        assert (await hub.perform(room, dodge(room, seat), "phone-1")).again is False
        done = await other.perform(twin, dodge(twin, seat), "phone-1")  # it has not heard of the first one yet
        assert (done.refused, done.again) == ([], True)
        assert twin.table.fight.journal.lines() == room.table.fight.journal.lines()
        late = await hub.perform(room, lambda: room.table.answer(seat, "sela_quickwater", "end", {}), "phone-2")
        assert late.refused == []
        lost = await other.perform(twin, lambda: twin.table.answer(seat, "sela_quickwater", "end", {}), "phone-3")
        assert [each.rule for each in lost.refused] == ["CORE-LATE"]

    run(tmp_path, test)


def test_what_cannot_be_read_of_another_process_sends_everybody_to_the_store(tmp_path: Path) -> None:
    async def test(hub: Hub) -> None:
        room, seat = await laid(hub)
        looker = Looker(seat)
        await hub.enter(room, looker)
        hub.store.write(room.table.id, room.table.stored + 1, ['{"who": "nobody", "do": "nothing"}'])
        await hub.refresh(room.table.id)
        assert (looker.bye, room.gone, hub.rooms) == ("reloaded", True, {})

    run(tmp_path, test)


def test_whoever_stands_on_the_threshold_keeps_the_table_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(hub: Hub) -> None:
        room, _ = await laid(hub)
        while room.runner is not None:
            await asyncio.sleep(0.01)
        room.used = time.monotonic() - 2 * hubs.IDLE_SECONDS
        assert await hub.room(room.table.id) is room
        assert hub.tidy() == 0
        room.used = time.monotonic() - 2 * hubs.IDLE_SECONDS
        assert hub.tidy() == 1

    run(tmp_path, test)


def test_whoever_enters_a_table_that_was_just_thrown_away_is_told(tmp_path: Path) -> None:
    async def test(hub: Hub) -> None:
        room, seat = await laid(hub)
        await hub.drop(room)
        looker = Looker(seat)
        await hub.enter(room, looker)
        assert looker.bye == "closed"

    run(tmp_path, test)


def test_an_old_token_does_not_slip_in_while_a_new_one_is_issued(tmp_path: Path) -> None:
    """Whoever says hello in another language waits for the table; meanwhile his seat is given to somebody else."""

    async def test(hub: Hub) -> None:
        wishes = [{"role": "gm"}, {"role": "player", "side": "heroes"}]
        table, ((gm, _), (seat, token)) = await hub.create(affray.open("kennel_yard", seed=7), wishes, {})
        socket = Hello({"do": "hello", "token": token, "lang": "uk"})
        room = hub.rooms[table.id]
        async with room.lock:
            issuing = asyncio.create_task(hub.perform(room, lambda: table.reissue(gm, seat.id)))
            await asyncio.sleep(0.05)
            sitting = asyncio.create_task(sit(socket, hub, table.id))  # type: ignore[arg-type]
            await asyncio.sleep(0.05)
        await issuing
        await sitting
        assert socket.said == [b'{"type":"error","error":"no-seat","id":0}']
        assert (socket.code, table.seats[seat.id].lang) == (4401, "en")

    run(tmp_path, test)


class Hello:
    """A socket over which a hello comes and nothing more."""

    def __init__(self, said: dict[str, Any]) -> None:
        self.frames: list[dict[str, Any]] = [{"type": "websocket.receive", "text": json.dumps(said)}]
        self.said: list[Any] = []
        self.code = 0

    async def accept(self) -> None: ...

    async def receive(self) -> dict[str, Any]:
        return self.frames.pop(0) if self.frames else {"type": "websocket.disconnect", "code": 1000}

    async def send_text(self, text: str) -> None:
        self.said.append(text)

    async def send_bytes(self, data: bytes) -> None:
        self.said.append(data)

    async def close(self, code: int) -> None:
        self.code = code


def test_whoever_cannot_be_shown_the_table_leaves_it_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(hub: Hub) -> None:
        table, ((_, token),) = await hub.create(affray.open("kennel_yard", seed=7), [{"role": "gm"}], {})
        room = hub.rooms[table.id]
        usual = room.easel.paint
        monkeypatch.setattr(room.easel, "paint", lambda *_: 1 // 0)
        with pytest.raises(ZeroDivisionError):
            await sit(Hello({"do": "hello", "token": token}), hub, table.id)  # type: ignore[arg-type]
        assert room.lookers == []
        monkeypatch.setattr(room.easel, "paint", usual)

    run(tmp_path, test)


def test_a_job_ends_with_its_table(tmp_path: Path) -> None:
    async def test(hub: Hub) -> None:
        room, _ = await laid(hub)
        assert await jobs.begin(hub, room, Simulate(count=20_000)) == []
        task = room.job.task
        await hub.drop(room)
        await asyncio.wait_for(task, 10)
        assert room.job is None

    run(tmp_path, test)


def test_a_table_without_a_snapshot_does_not_keep_others_from_theirs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(hubs, "FAR", 1)

    async def test(hub: Hub) -> None:
        bad, seat = await laid(hub)
        good, _ = await laid(hub)
        for room in (bad, good):
            assert (await hub.perform(room, dodge(room, seat))).refused == []
        usual = hubs.taken

        def taken(fight: Any, line: int) -> Any:
            return usual(fight, line) if fight is good.table.fight else 1 // 0

        monkeypatch.setattr(hubs, "taken", taken)
        await hub.freeze()
        assert (bad.table.frozen, good.table.frozen) == (0, good.table.stored)

    run(tmp_path, test)
    assert "no snapshot can be taken" in caplog.text


def test_a_running_server_copies_its_database_by_itself_and_keeps_the_collector_from_what_stays(tmp_path: Path) -> None:
    gc.unfreeze()
    usual = gc.get_threshold()
    with served(sqlite(tmp_path)):
        assert gc.get_freeze_count() > 100_000
        assert gc.get_threshold() == app.SELDOM
        end = time.monotonic() + SECONDS
        while not (found := list(tmp_path.glob("tables.????-??-??.backup.db"))):
            assert time.monotonic() < end
            time.sleep(0.05)
    assert gc.get_threshold() == usual
    copy = Store(f"sqlite:///{found[0]}")
    assert copy.count() == 0
    copy.close()


def test_without_copies_of_the_database_it_is_tidied_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(app, "TIDY_SECONDS", 0.01)

    async def test(hub: Hub) -> None:
        rounds = 0

        def tidy() -> int:
            nonlocal rounds
            rounds += 1
            return 0

        monkeypatch.setattr(hub.store, "back_up", lambda: 1 // 0)
        monkeypatch.setattr(hub, "tidy", tidy)
        tidying = asyncio.create_task(app.tidy(hub))
        while rounds < 3:
            await asyncio.sleep(0.01)
            assert not tidying.done()
        tidying.cancel()

    with caplog.at_level(logging.ERROR):
        run(tmp_path, test)
    assert "there is no copy of the database" in caplog.text


def test_computer_players_who_get_nowhere_are_held_before_they_fill_the_disk(tmp_path: Path) -> None:
    async def test(hub: Hub) -> None:
        room, seat = await laid(hub, WALLED_OFF, computer=True)
        while room.runner is not None:
            await asyncio.sleep(0.01)
        table = room.table
        assert (table.paused, table.nowhere, table.fight.over) == (True, True, "")
        round = table.fight.game.when(table.fight.state)[0]
        assert 20 <= round <= 25
        assert told(lines_of(hub, room)).journal.lines() == table.fight.journal.lines()
        assert (await hub.perform(room, lambda: table.pause(seat, False))).refused == []
        while room.runner is not None:
            await asyncio.sleep(0.01)
        assert table.nowhere
        assert 20 <= table.fight.game.when(table.fight.state)[0] - round <= 25

    run(tmp_path, test)


def test_a_person_s_word_counts_as_something_new() -> None:
    table = Table("den", affray.open(WALLED_OFF, seed=1))
    made = table.hand_out(None, {"role": "gm"})
    assert not isinstance(made, list)
    for _ in range(140):
        assert table.let_computer(made[0], table.fight.open[0].who) == []
        table.go_on()
    assert table.fight.game.when(table.fight.state)[0] > 25
    assert not table.paused
