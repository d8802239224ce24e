"""A dropped connection comes back at any point of a fight with the same view, and gets only what it missed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from affray.server import Client, create_app, in_background
from affray.tables import Store
from tests.server.running import PATIENT, Party, served, sqlite

POINTS = 25


def seen(client: Client) -> dict[str, Any]:
    """The view without what concerns connections, and without words, of which more are known after a while."""
    view = {name: part for name, part in client.view.items() if name not in ("seats", "words")}
    return {**view, "seat": {**view.get("seat", {}), "connected": True}}


@pytest.mark.parametrize("sample", ["kennel_yard", "dry_ford", "shrine_ambush"])
def test_whoever_comes_back_at_any_point_sees_what_the_others_see(server: str, sample: str) -> None:
    with Party(server, sample=sample, seats=[{"role": "gm", "name": "Ida"}, {"role": "screen"}]) as party:
        ida = party["Ida"]
        lasts = [dict(ida.last)]
        logs = [list(ida.view["log"])]
        for point in range(POINTS):
            if not ida.asked():
                break
            assert ida.ask("computer", who=ida.asked()[0]["who"])["ok"]
            if point % 7 == 6:
                assert ida.ask("undo", by="choice")["ok"]
            lasts.append(dict(ida.last))
            logs.append(list(ida.view["log"]))
            with party.join("Ida") as fresh:
                assert seen(fresh) == seen(ida)
                whole = fresh.bytes
            with party.join("Ida", last=lasts[-1]) as same:  # nothing was missed
                assert same.bytes < whole
                assert not same.view.get("combatants")
                assert "log" not in same.view or same.view["log"] == []
            back = max(0, len(lasts) - 4)
            with party.join("Ida", last=lasts[back]) as late:
                kept = logs[back] if late.view["log"] == ida.view["log"][len(logs[back]) :] else []
                assert kept + late.view["log"] == ida.view["log"]


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
