"""Tables that are there when the server starts."""

from __future__ import annotations

from pathlib import Path

import pytest

import affray
from affray.rulesets import games
from affray.server import Client, Gone, house
from affray.tables import Store
from tests.server.running import served, sqlite


def opened(server: str, laid: house.Laid) -> Client:
    client = Client(server, laid.table, laid.path.partition("#")[2])
    client.wait_for(lambda view: "head" in view)
    return client


def test_the_demo_tables_go_on_after_a_restart_and_only_the_new_links_open_them(tmp_path: Path) -> None:
    store = Store(sqlite(tmp_path))
    store.migrate()
    first = house.demo(store, "uk")
    assert [each.table for each in first] == [f"demo-{game}" for game in house.DEMO]
    assert sorted(house.DEMO) == games()
    assert first[0].title == "Сухий брід"
    with served(sqlite(tmp_path)) as server:
        for laid in first:
            with opened(server, laid) as client:
                assert (client.welcome["role"], client.view["head"]["lang"]) == ("gm", "uk")
        with opened(server, first[0]) as client:
            assert client.ask("computer", who=client.asked()[0]["who"])["ok"]
            lines = client.view["log"]
    again = house.demo(store, "en")
    with served(sqlite(tmp_path)) as server:
        with opened(server, again[0]) as client:
            assert client.view["log"] == lines
        with pytest.raises(Gone):
            opened(server, first[0])
    store.close()


def test_a_demo_table_that_cannot_be_read_gives_way_to_another_and_is_kept(tmp_path: Path) -> None:
    """Rules may have changed since it was begun; the server starts all the same."""
    store = Store(sqlite(tmp_path))
    store.migrate()
    house.demo(store, "en")
    with store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE lines SET text = '{' WHERE table_id = 'demo-acks2' AND line = 0")
    for _ in range(2):
        laid = [each.table for each in house.demo(store, "en")]
        assert [each for each in laid if "acks2" in each] == ["demo-acks2-2"]
    assert store.count() == len(house.DEMO) + 1
    store.close()


def test_a_table_for_an_encounter_and_for_a_journal(tmp_path: Path) -> None:
    store = Store(sqlite(tmp_path))
    store.migrate()
    fight = affray.open("kennel_yard", seed=7)
    fight.play("sela_quickwater", "dodge")
    fight.save(tmp_path / "yard.jsonl")
    sample = house.from_file(store, "dry_ford", "en")
    journal = house.from_file(store, str(tmp_path / "yard.jsonl"), "en")
    assert (sample.title, journal.title) == ("Dry Ford", "The Kennel Yard")
    with served(sqlite(tmp_path)) as server, opened(server, journal) as client:
        assert client.view["log"][-1]["text"] == "Sela Quickwater: Dodge, action."
    store.close()
