"""Pictures: made while lines are written, seen when they are; encoded once; words told once to each connection."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

import affray
from affray.server.hub import Hub
from affray.server.pictures import Vocabulary
from affray.server.rooms import Looker, Room, reopened, sight_of
from affray.tables import Store, Table, Unwritable
from tests.server.running import sqlite


class Slow(Store):
    """A store that writes when it is let, or cannot."""

    wrong: Exception | None = None

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.begun, self.let = threading.Event(), threading.Event()

    def write(self, *given: Any, **more: Any) -> None:
        self.begun.set()
        assert self.let.wait(60)
        if self.wrong is not None:
            raise self.wrong
        super().write(*given, **more)


@pytest.mark.parametrize("wrong", [None, Unwritable("disk full")])
def test_nobody_sees_what_is_not_stored(tmp_path: Path, wrong: Exception | None) -> None:
    async def told() -> None:
        store = Slow(sqlite(tmp_path))
        store.migrate()
        store.wrong, hub = wrong, Hub(store)
        table, ((seat, _),) = await hub.create(affray.open("kennel_yard", seed=7), [{"role": "gm"}], {})
        room, looker = hub.rooms[table.id], Looker(seat)
        await hub.enter(room, looker)
        assert looker.picture is not None
        before = looker.picture
        deed = asyncio.ensure_future(hub.perform(room, lambda: table.answer(seat, "sela_quickwater", "dodge", {})))
        await asyncio.to_thread(store.begun.wait, 60)
        await hub.reckon(lambda: None)  # the rules have nothing left to do: the picture is made
        assert looker.picture is before
        store.let.set()
        done = await deed
        assert [each.rule for each in done.refused] == ([] if wrong is None else ["TABLE-STORE"])
        assert (looker.picture.ticket != before.ticket) is (wrong is None)
        hub.shut()
        store.close()

    asyncio.run(told())


def test_a_table_that_comes_back_is_in_words_before_anybody_waits_for_the_rules(tmp_path: Path) -> None:
    store = Store(sqlite(tmp_path))
    store.migrate()
    table = Table("den", affray.open("kennel_yard", seed=7))
    for wish in ({"role": "gm"}, {"role": "player", "side": "heroes", "lang": "uk"}, {"role": "screen"}):
        table.hand_out(None, wish)
    made = table.hand_out(None, {"role": "player", "side": "raiders", "lang": "ru"})
    assert not isinstance(made, list)
    assert table.revoke(next(iter(table.seats.values())), made[0].id) == []
    store.create("den", "fifth_edition", "", table.fight.journal.lines(), table.settings())
    stored = store.load("den")
    assert stored is not None
    room = reopened(stored)
    assert set(room.tellings) == {("gm", "en"), ("heroes", "uk"), ("", "en")}, "nothing for a seat that is taken away"
    before = {eyes: telling.log(table.fight.known.log(eyes).lines) for (eyes, _), telling in room.tellings.items()}
    room.lookers = [Looker(seat) for seat in room.table.seats.values()]
    drawn = room.draw()
    assert [drawn[sight_of(seat)].lines for seat in list(table.seats.values())[:3]] == list(before.values())
    store.close()


def test_one_picture_serves_all_who_see_the_same(tmp_path: Path) -> None:
    table = Table("den", affray.open("kennel_yard", seed=7))
    wishes = [{"role": "gm"}, {"role": "gm"}, {"role": "gm", "lang": "uk"}, {"role": "screen"}, {"role": "screen"},
              {"role": "player", "side": "heroes"}]  # fmt: skip
    for wish in wishes:
        table.hand_out(None, wish)
    room = Room(table)
    seats = list(table.seats.values())
    room.lookers = [Looker(seat) for seat in seats for _ in range(3)]
    painted: list[Any] = []
    usual = room.easel.paint
    room.easel.paint = lambda *given: painted.append(given[1]) or usual(*given)  # type: ignore[method-assign, func-returns-value]
    room.hang(room.draw())
    assert len(room.lookers) == 18
    assert len(painted) == len({sight_of(seat) for seat in seats}) == 4
    first, second = room.lookers[0].picture, room.lookers[3].picture
    assert first is not None
    assert first is second
    assert first.after(None) is first.after(None), "it is encoded once"


def test_a_word_is_told_once_and_again_when_it_has_changed() -> None:
    words, known = {"option": {"hit": {"text": "Hit"}}}, Vocabulary()
    first = b'{"type":"view","whole":false,"sections":{"words":{"option":{"hit":{"text":"Hit"}}}}}'
    assert known.added(b"", words) == first
    assert known.added(b'{"sections":{"a":1}}', words) == b'{"sections":{"a":1}}'
    more = {"option": {"hit": {"text": "Удар"}, "end": {"text": "Кінець"}}}
    assert known.learn(more) == more
    assert known.learn(dict(more)) == {}
