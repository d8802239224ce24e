"""A dropped connection comes back at any point of a fight with the same view, and gets only what it missed."""

from __future__ import annotations

import socket
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import affray
from affray.server import Client, create_app, in_background
from affray.tables import Store
from tests.server.running import PATIENT, Party, served, sqlite


def seen(client: Client) -> dict[str, Any]:
    """The view without what concerns connections, and without words, of which more are known after a while."""
    view = {name: part for name, part in client.view.items() if name not in ("seats", "words")}
    return {**view, "seat": {**view.get("seat", {}), "connected": True}}


WHOLE = {"dry_ford": 500, "shrine_ambush": 25, "kennel_yard": 25, "gantry_breach": 12, "docking_bay": 12}
"""A sample of each game, and at so many points of the fight everybody loses the connection; the first is short enough
to be played to its end.
"""


def lost(client: Client) -> None:
    """Nobody says goodbye: the connection is simply gone."""
    client.socket.socket.shutdown(socket.SHUT_RDWR)


@pytest.mark.parametrize("sample", list(WHOLE))
def test_whoever_comes_back_at_any_point_sees_what_the_others_see_and_is_sent_less(server: str, sample: str) -> None:
    side = affray.open(sample).sides()[0]
    seats = [{"role": "gm", "name": "Ida"}, {"role": "player", "side": side, "name": "Mia"}, {"role": "screen"}]
    with Party(server, sample=sample, seats=seats) as party:
        ida, away, points = party["Ida"], {name: party.join(name) for name in ("Ida", "Mia", "screen")}, 0
        sent = whole = 0
        while ida.asked() and points < WHOLE[sample]:
            points += 1
            for name, each in away.items():
                if points % 3 or name == "Ida":  # the others stay away for a while, and miss more than one answer
                    lost(each)
            assert ida.ask("computer", who=ida.asked()[0]["who"])["ok"]
            if points % 7 == 6:
                assert ida.ask("undo", by="choice")["ok"]
                assert ida.ask("pause", on=False)["ok"]
            for name, each in away.items():
                if points % 3 == 0 and name != "Ida":
                    continue
                back = away[name] = party.join(name, before=each)
                with party.join(name) as fresh:
                    assert seen(back) == seen(fresh)
                    for kind, words in fresh.view["words"].items():
                        assert back.view["words"][kind].items() >= words.items()
                    sent, whole = sent + back.bytes, whole + fresh.bytes
        assert points == WHOLE[sample] or ida.view["head"]["over"]
        assert sent < whole
        for each in away.values():
            each.socket.close()


class Noting(Client):
    """A client that remembers from which line on it was told the log first."""

    first: int | None = None

    def take(self, said: Mapping[str, Any]) -> None:
        if self.first is None:
            self.first = said["sections"]["log"]["from"]
        super().take(said)


def test_whoever_has_missed_something_is_not_told_again_what_he_knows(server: str) -> None:
    with Party(server) as party, party.join("Mia") as mia:
        ida, known = party["Ida"], len(mia.view["log"])
        lost(mia)
        assert ida.answer("sela_quickwater", "dodge")["ok"]
        with Noting(server, party.table, party.seats["Mia"]["token"], before=mia) as back:
            back.wait_for(lambda view: len(view["log"]) > known)
            assert back.first == known
            last = back.last
        assert ida.ask("undo", by="choice")["ok"]
        assert ida.answer("sela_quickwater", "disengage")["ok"]
        with Noting(server, party.table, party.seats["Mia"]["token"], last=last) as other:  # these lines are no more
            other.wait_for(lambda view: view.get("log"))
            assert other.first == 0


def test_whoever_has_missed_nothing_is_sent_next_to_nothing(server: str) -> None:
    with Party(server) as party, party.join("Ida", before=party["Ida"]) as back, party.join("Ida") as fresh:
        assert seen(back) == seen(fresh)
        assert back.bytes < fresh.bytes / 2


def test_what_a_client_claims_to_have_and_does_not_is_sent_whole(server: str) -> None:
    with Party(server) as party:
        ida = party["Ida"]
        for last in ({"told": 99_999, "mark": "x"}, {"ticket": "x", "told": 2, "mark": "x"}, {}):
            with party.join("Ida", last=last) as other:
                assert other.view["log"] == ida.view["log"]


def test_after_a_restart_of_the_server_everything_is_as_before(tmp_path: Path) -> None:
    with served(sqlite(tmp_path)) as server:
        party = Party(server)
        mia = party["Mia"]
        assert mia.ask("answer", who="sela_quickwater", option="dodge", client="phone-1", ticket=mia.ticket)["ok"]
        mia.ask("standing.leave", why="x", option="end")
        before = seen(mia)
    with served(sqlite(tmp_path)) as server:
        party.server, party.clients = server, {}
        mia = party["Mia"]
        assert seen(mia) == before
        again = mia.ask("answer", who="sela_quickwater", option="dodge", client="phone-1", ticket="old")
        assert (again["ok"], again["again"]) == (True, True)
        assert mia.say("sela_quickwater", "end")["ok"]
        party.close()


def test_a_table_that_nobody_looks_at_leaves_memory_and_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("affray.server.hub.IDLE_SECONDS", -1)
    store = Store(sqlite(tmp_path))
    store.migrate()
    app = create_app(store, limits=PATIENT)
    with in_background(app) as server, Party(server) as party:
        mia = party["Mia"]
        assert app.state.hub.tidy() == 0
        mia.answer("sela_quickwater", "dodge")
        before = seen(mia)
        mia.socket.close()
        while app.state.hub.rooms:
            app.state.hub.tidy()
        party.clients.clear()
        assert seen(party["Mia"]) == before


def test_a_long_fight_comes_back_from_its_snapshot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("affray.server.hub.FAR", 30)
    store = Store(sqlite(tmp_path))
    store.migrate()
    app = create_app(store, limits=PATIENT)
    with in_background(app) as server:
        party = Party(server, sample="kennel_yard", seats=[{"role": "gm", "name": "Ida"}])
        ida = party["Ida"]
        for _ in range(40):
            assert ida.ask("computer", who=ida.asked()[0]["who"])["ok"]
        before = seen(ida)
        (table,) = [room.table for room in app.state.hub.rooms.values()]
    assert (table.frozen, app.state.hub.counts["snapshots"]) == (table.stored, 1)
    app = create_app(Store(sqlite(tmp_path)), limits=PATIENT)
    with in_background(app) as server:
        party.server, party.clients = server, {}
        ida = party["Ida"]
        assert seen(ida) == before
        assert [room.table.frozen for room in app.state.hub.rooms.values()] == [table.frozen]
        assert ida.ask("computer", who=ida.asked()[0]["who"])["ok"]
        party.close()


def test_snapshots_are_kept_while_people_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("affray.server.hub.FAR", 10)
    monkeypatch.setattr("affray.server.app.TIDY_SECONDS", 0.1)
    store = Store(sqlite(tmp_path))
    store.migrate()
    app = create_app(store, limits=PATIENT)
    with in_background(app) as server, Party(server, seats=[{"role": "gm", "name": "Ida"}]) as party:
        ida = party["Ida"]
        for _ in range(400):
            assert ida.ask("computer", who=ida.asked()[0]["who"])["ok"]
            if app.state.hub.counts["snapshots"] >= 2:
                break
        (room,) = app.state.hub.rooms.values()
        stored = store.load(room.table.id)
        assert stored is not None
        assert stored.snapshot is not None
        assert stored.snapshot.line == room.table.frozen >= 20


def test_while_the_disk_is_full_nothing_happens_and_then_it_goes_on(tmp_path: Path) -> None:
    store = Store(sqlite(tmp_path))
    store.migrate()

    def full(connection: Any, *_: object) -> None:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count={pages}")

    def free(connection: Any, *_: object) -> None:
        connection.execute("PRAGMA max_page_count=1000000")

    with in_background(create_app(store, limits=PATIENT)) as server, Party(server) as party:
        ida = party["Ida"]
        sa.event.listen(store.engine, "checkout", full)
        told, refused = ida.view["log"], []
        for _ in range(60):  # until the last page is full
            told = list(ida.view["log"])
            reply = ida.ask("computer", who=ida.asked()[0]["who"])
            refused = [each["rule"] for each in reply["refused"]]
            if refused:
                break
        assert refused == ["TABLE-STORE"]
        assert ida.view["log"] == told
        sa.event.remove(store.engine, "checkout", full)
        sa.event.listen(store.engine, "checkout", free)
        assert ida.ask("computer", who=ida.asked()[0]["who"])["ok"]
        assert len(ida.view["log"]) > len(told)
