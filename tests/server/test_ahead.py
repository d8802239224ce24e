"""Odds before anybody asks: whose, for how long, and that later questions are answered from them."""

from __future__ import annotations

import asyncio
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from affray.core.script import Pick
from affray.library import begin
from affray.server import ahead, create_app, in_background, shelf
from affray.server.ahead import errands, worked_out
from affray.server.hub import Hub
from affray.server.rooms import Looker, Room
from affray.tables import Seat, Store, Table
from tests.server.running import HEROES, PATIENT, Party, sqlite

AIMED = {"who": "sela_quickwater", "option": "attack", "given": {"with": "dagger"}, "field": "target"}


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + 120
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


# -- at a server -----------------------------------------------------------------------------------
@pytest.fixture
def serving(tmp_path: Path) -> Iterator[tuple[str, Hub]]:
    """A server of its own: others would count too."""
    store = Store(sqlite(tmp_path))
    store.migrate()
    app = create_app(store, limits=PATIENT)
    with in_background(app) as address:
        yield address, app.state.hub


def metric(address: str, name: str) -> int:
    with urllib.request.urlopen(f"{address}/api/metrics", timeout=60) as reply:
        lines = reply.read().decode().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(f"affray_{name}_total "))


def test_odds_asked_when_the_table_was_quiet_are_known_and_a_deed_forgets_them(
    serving: tuple[str, Hub], monkeypatch: pytest.MonkeyPatch
) -> None:
    address, hub = serving
    with Party(address) as party:
        mia = party["Mia"]
        until(lambda: hub.ahead.idle)
        assert metric(address, "odds_ahead") > 0
        assert metric(address, "odds_kept") == 0
        known = mia.ask("odds", **AIMED)["data"]["values"]
        assert 0 < dict(known)["brann_oakhand"]["fates"]["brann_oakhand"]["hit"] < 1
        assert metric(address, "odds_kept") == 1
        monkeypatch.setattr(ahead, "QUIET_SECONDS", 10_000)
        assert party["Ida"].ask("decree", text="condition brann_oakhand prone")["ok"]
        changed = mia.ask("odds", **AIMED)["data"]["values"]
        assert (metric(address, "odds_kept"), changed == known) == (1, False)
        assert mia.ask("odds", **AIMED)["data"]["values"] == changed
        assert metric(address, "odds_kept") == 2


def test_players_without_odds_have_none_worked_out(serving: tuple[str, Hub]) -> None:
    address, hub = serving
    with Party(address, options={"odds": False}) as party:
        mia = party["Mia"]
        until(lambda: hub.ahead.idle)
        assert mia.ask("odds", **AIMED)["refused"][0]["rule"] == "TABLE-ROLE"
        assert (metric(address, "odds_ahead"), metric(address, "odds_kept")) == (0, 0)


# -- at a table ------------------------------------------------------------------------------------
def seated(options: dict[str, Any] | None = None, *looking: str, **more: Any) -> tuple[Room, dict[str, Seat]]:
    """A table at which somebody's turn is, with those who look on."""
    table = Table("yard", begin(shelf.sample("kennel_yard"), 7).fight, {"options": options or {}})
    seats = {}
    for wish in HEROES:
        made = table.hand_out(None, {**wish, **(more if wish.get("name") == "Mia" else {})})
        assert isinstance(made, tuple)
        seats[made[0].name or made[0].role] = made[0]
    table.go_on()
    room = Room(table)
    room.lookers = [Looker(seats[each]) for each in looking]
    return room, seats


def test_only_what_the_side_of_the_asked_seat_believes_is_weighed() -> None:
    room, seats = seated(None, "Ida", "Mia", "Jo", "screen")
    assert sum(errands(room)) > 0
    table = room.table
    assert worked_out(table.belief(seats["Mia"])) > 0
    assert worked_out(table.fight) == worked_out(table.fight.belief("raiders")) == 0


def test_what_is_weighed_is_what_the_seat_would_be_told() -> None:
    room, seats = seated(None, "Mia")
    fresh, others = seated(None, "Mia")
    assert sum(errands(room)) > 0
    answer = Pick("sela_quickwater", "attack", {"target": "brann_oakhand", "with": "dagger"})
    weighed = room.table.belief(seats["Mia"]).odds(answer)
    assert weighed is not None
    assert weighed == fresh.table.belief(others["Mia"]).odds(answer)


@pytest.mark.parametrize(
    ("options", "looking", "more"),
    [
        ({}, ("Ida", "Jo", "screen", "Ann"), {}),
        ({"odds": False}, ("Ida", "Mia"), {}),
        ({}, ("Ida", "Jo"), {"computer": True}),
    ],
)
def test_nothing_is_weighed_for_whoever_is_away_or_has_no_odds(
    options: dict[str, Any], looking: tuple[str, ...], more: dict[str, Any]
) -> None:
    room, _ = seated(options, *looking, **more)
    assert not any(errands(room))


def test_the_game_master_is_asked_for_the_others() -> None:
    room, seats = seated({"odds": False}, "Ida", "Mia")
    table = room.table
    while table.fight.open[0].who != "hound_1":
        assert table.let_computer(seats["Ida"], table.fight.open[0].who, None) == []
        table.go_on()
    assert sum(errands(room)) > 0
    assert worked_out(table.fight) > 0
    assert worked_out(table.belief(seats["Mia"])) == 0


def test_a_deed_ends_what_was_under_way() -> None:
    room, seats = seated(None, "Mia")
    work = errands(room)
    assert next(each for each in work if each)
    assert room.table.say(seats["Mia"], "sela_quickwater", "dodge", None) == []
    assert list(work) == []
    assert worked_out(room.table.belief(seats["Mia"])) == 0


def test_other_secrets_end_what_was_under_way() -> None:
    room, seats = seated(None, "Mia")
    work = errands(room)
    assert next(each for each in work if each)
    assert room.table.settle(seats["Ida"], {"health": "exact"}) == []
    assert list(work) == []


def test_one_that_takes_long_is_the_last_of_its_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    room, _ = seated(None, "Mia")
    monkeypatch.setattr(ahead, "SLOW_SECONDS", -1)
    work = ahead.Errands(room)
    assert work.step() is not None
    assert work.step() is None


@pytest.mark.parametrize("busy", ["rules", "table"])
def test_it_is_done_only_when_there_is_nothing_else_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, busy: str
) -> None:
    monkeypatch.setattr(ahead, "QUIET_SECONDS", 0)
    monkeypatch.setattr(ahead, "PAUSE_SECONDS", 0)
    store = Store(sqlite(tmp_path))
    store.migrate()
    hub = Hub(store)

    async def watch() -> None:
        room, _ = seated(None, "Mia")
        if busy == "rules":
            hub.reckoning += 1
        else:
            await room.lock.acquire()
        hub.ahead.expect(room)
        for _ in range(100):
            await asyncio.sleep(0)
        assert (hub.ahead.idle, hub.counts["odds_ahead"]) == (False, 0)
        if busy == "rules":
            hub.reckoning -= 1
        else:
            room.lock.release()
        async with asyncio.timeout(120):
            while not hub.ahead.idle:
                await asyncio.sleep(0)
        assert hub.counts["odds_ahead"] > 0

    try:
        asyncio.run(watch())
    finally:
        hub.shut()
