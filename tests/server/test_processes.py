"""Several processes on one PostgreSQL serve the same tables; the database may go and come back."""

from __future__ import annotations

import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa

from affray.server import Client, open_table
from affray.tables import Store
from affray.tables.keeping import told
from tests.server.forked import Nursery, started
from tests.tables.databases import database, own_postgresql, stop_postgresql

SEATS = [{"role": "gm", "name": "Ida"}, {"role": "gm", "name": "Bo"}, {"role": "player", "side": "a", "name": "Mia"}]


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    with started() as made:
        yield made


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with database("postgresql", tmp_path_factory) as found:
        yield found


@pytest.fixture
def two(nursery: Nursery, url: str) -> Iterator[tuple[str, str]]:
    """Two server processes on one database."""
    servers = [nursery.start(url), nursery.start(url)]
    yield servers[0].address, servers[1].address
    for each in servers:
        each.stop()


def seated(address: str, made: dict[str, Any], name: str) -> Client:
    token = next(each["token"] for each in made["seats"] if each["name"] == name)
    client = Client(address, made["table"], token)
    client.wait_for(lambda view: "head" in view)
    return client


def test_what_is_done_in_one_process_is_seen_in_the_other(two: tuple[str, str]) -> None:
    made = open_table(two[0], sample="dry_ford", seed=4, seats=SEATS)
    with seated(two[0], made, "Ida") as ida, seated(two[1], made, "Bo") as bo:
        for here, there in ((ida, bo), (bo, ida), (ida, bo)):
            lines = len(there.view["log"])
            assert here.ask("computer", who=here.asked()[0]["who"], ticket=here.ticket)["ok"]
            there.wait_for(lambda view, lines=lines: len(view["log"]) > lines)
            there.wait_for(lambda view, here=here: view["log"] == here.view["log"])
        assert ida.ask("undo", by="choice", ticket=ida.ticket)["ok"]
        bo.wait_for(lambda view: len(view["log"]) == len(ida.view["log"]))
        assert bo.ask("seat.new", role="screen", name="wall")["ok"]
        ida.wait_for(lambda view: "wall" in [each["name"] for each in view["seats"]])


def test_of_two_who_answer_at_once_in_two_processes_one_wins(two: tuple[str, str], url: str) -> None:
    made = open_table(two[0], sample="dry_ford", seed=4, seats=SEATS)
    with seated(two[0], made, "Ida") as ida, seated(two[1], made, "Bo") as bo:
        for round in range(12):
            bo.wait_for(lambda view: view["head"]["ticket"] == ida.ticket)
            who, ticket = ida.asked()[0]["who"], ida.ticket
            for number, each in enumerate((ida, bo)):
                each.number += 1
                said = {"do": "computer", "who": who, "ticket": ticket, "client": f"{number}-{round}"}
                each.send({**said, "id": each.number})
            replies = [reply(each) for each in (ida, bo)]
            assert [each["ok"] for each in replies].count(True) == 1
            loser = next(each for each in replies if not each["ok"])
            assert loser["refused"][0]["rule"] == "CORE-LATE"
            end = time.monotonic() + 20
            while ida.ticket != bo.ticket and time.monotonic() < end:
                for each in (ida, bo):
                    drain(each)
            assert ida.view["log"] == bo.view["log"]
    store = Store(url)
    stored = store.load(made["table"])
    store.close()
    assert stored is not None
    assert len(stored.clients) == 12
    assert told(stored.lines).journal.lines() == stored.lines


def reply(client: Client) -> dict[str, Any]:
    """The next reply."""
    while (said := client.receive(30))["type"] != "reply":
        pass
    return said


def drain(client: Client) -> None:
    """Take in what has come."""
    try:
        while True:
            client.receive(0.05)
    except TimeoutError:
        pass


def test_while_the_database_is_gone_nothing_happens_and_then_everything_goes_on(nursery: Nursery, url: str) -> None:
    server = nursery.start(url)
    made = open_table(server.address, sample="dry_ford", seed=4, seats=SEATS)
    with seated(server.address, made, "Ida") as ida:
        before = ida.view["log"]
        address = sa.engine.make_url(url)
        name, master = str(address.database), address.set(database="postgres").render_as_string(hide_password=False)
        shut_out(master, name, True)
        try:
            refused = ida.ask("computer", who=ida.asked()[0]["who"], client="once")
            assert (refused["ok"], [each["rule"] for each in refused["refused"]]) == (False, ["TABLE-STORE"])
            assert ida.view["log"] == before
            with pytest.raises(urllib.error.HTTPError, match="503"):
                urllib.request.urlopen(f"{server.address}/api/health", timeout=30)
        finally:
            shut_out(master, name, False)
        again = ida.ask("computer", who=ida.asked()[0]["who"], client="once")
        assert again["ok"], again
        assert len(ida.view["log"]) > len(before)
    server.stop()


def shut_out(master: str, name: str, shut: bool) -> None:
    """Cut everybody off from a database, and let nobody in; or let them in again."""
    with psycopg.connect(master, autocommit=True) as connection:
        connection.execute(f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS {not shut}")
        if shut:
            connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,))


def test_while_the_disk_of_postgresql_is_full_nothing_happens_and_then_it_goes_on(nursery: Nursery, url: str) -> None:
    """A full disk is what PostgreSQL says it is: it refuses every new line with that reason."""
    server = nursery.start(url)
    made = open_table(server.address, sample="dry_ford", seed=4, seats=SEATS)
    with seated(server.address, made, "Ida") as ida, psycopg.connect(url, autocommit=True) as connection:
        before = ida.view["log"]
        connection.execute(FULL)
        try:
            refused = ida.ask("computer", who=ida.asked()[0]["who"], client="once")
            assert (refused["ok"], [each["rule"] for each in refused["refused"]]) == (False, ["TABLE-STORE"])
            assert ida.view["log"] == before
        finally:
            connection.execute("DROP TRIGGER full_disk ON lines")
        assert ida.ask("computer", who=ida.asked()[0]["who"], client="once")["ok"]
        assert len(ida.view["log"]) > len(before)
    server.stop()


FULL = """
CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
CREATE TRIGGER full_disk BEFORE INSERT ON lines EXECUTE FUNCTION full_disk();
"""


def test_postgresql_is_stopped_and_started_again_under_running_servers(nursery: Nursery) -> None:
    """Nothing that was acknowledged is lost, also when it stops as a crash does; both processes find it again."""
    with own_postgresql() as postgresql:
        url = postgresql.get_uri()
        servers = [nursery.start(url), nursery.start(url)]
        made = open_table(servers[0].address, sample="dry_ford", seed=4, seats=SEATS)
        done: list[str] = []
        with seated(servers[0].address, made, "Ida") as ida, seated(servers[1].address, made, "Bo") as bo:
            for mode in ("fast", "immediate"):
                assert ida.ask("computer", who=ida.asked()[0]["who"], client=f"before-{mode}")["ok"]
                done.append(f"before-{mode}")
                told_before = ida.view["log"]
                stop_postgresql(postgresql, mode)
                refused = ida.ask("computer", who=ida.asked()[0]["who"], client=f"after-{mode}")
                assert [each["rule"] for each in refused["refused"]] == ["TABLE-STORE"]
                assert ida.view["log"] == told_before
                assert ida.ask("history")["ok"]  # what needs no database goes on
                with pytest.raises(urllib.error.HTTPError, match="503"):
                    urllib.request.urlopen(f"{servers[0].address}/api/health", timeout=60)
                postgresql.ensure_postgres_running()
                again = ida.ask("computer", who=ida.asked()[0]["who"], client=f"after-{mode}")
                assert (again["ok"], again["again"]) == (True, False)
                done.append(f"after-{mode}")
                bo.wait_for(lambda view: view["log"] == ida.view["log"], 60)
        store = Store(url)
        stored = store.load(made["table"])
        store.close()
        for each in servers:
            each.stop()
    assert stored is not None
    assert stored.clients == done
    assert told(stored.lines).journal.lines() == stored.lines
