"""The store: nothing acknowledged is lost, of two writers one wins, and a table comes back as it was left."""

from __future__ import annotations

import json
import sqlite3
import threading
import time
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

import affray
from affray.tables import Newer, Spoilt, Store, Stored, Table, Taken, Unwritable, default_url
from affray.tables.keeping import catch_up, opened, take_back
from affray.tables.schema import metadata
from affray.tables.snapshots import taken
from affray.tables.store import KEPT_COPIES
from tests.tables.databases import database


def laid(store: Store, id: str = "den", sample: str = "dry_ford") -> Table:
    """A new table in the store, with a game master."""
    table = Table(id, affray.open(sample, seed=5))
    table.hand_out(None, {"role": "gm", "name": "Ida"})
    store.create(id, table.fight.game.name, table.title, table.fight.journal.lines(), table.settings())
    table.stored, table.unsettled = table.fight.ticket, False
    return table


def play(table: Table, store: Store, moves: int = 1, client: str | None = None) -> None:
    """Let the computer answer a few questions, and write that down."""
    master = next(iter(table.seats.values()))
    for _ in range(moves):
        assert table.let_computer(master, table.fight.open[0].who) == []
        table.go_on()
    store.write(table.id, table.stored + 1, table.unsaved(), client)
    table.stored = table.fight.ticket


def test_a_table_comes_back_as_it_was_left(store: Store) -> None:
    table = laid(store)
    play(table, store, 5)
    stored = store.load("den")
    assert stored is not None
    again = opened(stored)
    assert again.fight.journal.lines() == table.fight.journal.lines()
    assert again.settings() == table.settings()
    assert (again.stored, again.version, again.paused) == (table.stored, 0, False)
    assert store.load("elsewhere") is None


def test_of_two_who_write_the_same_line_one_wins_and_the_other_reads_what_is_there(store: Store) -> None:
    table = laid(store)
    stored = store.load("den")
    assert stored is not None
    other = opened(stored)
    play(table, store, 2)
    with pytest.raises(Taken):
        play(other, store)
    assert other.unsaved() != []
    take_back(other, other.settings())
    assert other.unsaved() == []
    news = store.load("den", other.stored + 1)
    assert news is not None
    catch_up(other, news, other.stored + 1)
    assert other.fight.journal.lines() == table.fight.journal.lines()
    play(other, store)


def test_a_lost_race_writes_nothing_at_all(store: Store) -> None:
    table = laid(store)
    play(table, store)
    with pytest.raises(Taken):
        store.write("den", table.stored, ["a", "b", "c"])
    with pytest.raises(Taken):  # the settings of somebody who has not read the newest ones
        store.write("den", table.stored + 1, ["a"], settings={}, version=7)
    stored = store.load("den")
    assert stored is not None
    assert stored.lines == table.fight.journal.lines()


def test_many_writers_at_once_write_every_line_once(store: Store) -> None:
    first = laid(store).stored + 1
    won: list[int] = []

    def write(number: int) -> None:
        for line in range(first, first + 29):
            try:
                store.write("den", line, [str(number)])
                won.append(line)
            except Taken:
                continue

    writers = [threading.Thread(target=write, args=(number,)) for number in range(4)]
    for each in writers:
        each.start()
    for each in writers:
        each.join()
    assert sorted(won) == sorted(set(won))
    stored = store.load("den", first)
    assert stored is not None
    assert len(stored.lines) == 29


def test_what_a_client_sends_under_one_name_is_written_once(store: Store) -> None:
    table = laid(store)
    play(table, store, client="phone-1")
    with pytest.raises(Taken):
        play(table, store, client="phone-1")
    stored = store.load("den")
    assert stored is not None
    assert stored.clients == ["phone-1"]


def test_settings_are_written_with_the_lines(store: Store) -> None:
    table = laid(store)
    master = next(iter(table.seats.values()))
    table.hand_out(master, {"role": "player", "side": "a", "name": "Mia"})
    store.write("den", 1, [], settings=table.settings(), version=0)
    stored = store.load("den")
    assert stored is not None
    assert (stored.version, [each["name"] for each in stored.settings["seats"]]) == (1, ["Ida", "Mia"])


def test_no_token_is_stored(store: Store) -> None:
    table = Table("den", affray.open("dry_ford", seed=5))
    made = table.hand_out(None, {"role": "gm"})
    assert not isinstance(made, list)
    store.create("den", "coinflip", "", table.fight.journal.lines(), table.settings())
    stored = store.load("den")
    assert stored is not None
    assert made[1] not in str(stored.settings)
    assert opened(stored).at(made[1]) is not None


def test_after_an_undo_nothing_goes_on_by_itself(store: Store) -> None:
    table = laid(store)
    play(table, store, 2)
    assert table.undo(next(iter(table.seats.values())), "choice") == []
    store.write("den", table.stored + 1, table.unsaved())
    stored = store.load("den")
    assert stored is not None
    assert opened(stored).paused


def test_what_was_paused_stays_so_when_the_table_comes_back_and_in_other_processes(store: Store) -> None:
    table = laid(store)
    master = next(iter(table.seats.values()))

    def stored(first: int = 0) -> Stored:
        lines = table.unsaved()
        store.write("den", table.stored + 1, lines, None, table.settings() if table.unsettled else None, table.version)
        table.stored, table.version = table.stored + len(lines), table.version + table.unsettled
        table.unsettled = False
        found = store.load("den", first)
        assert found is not None
        return found

    other = opened(stored())
    for on in (True, False, True):
        assert table.pause(master, on) == []
        catch_up(other, stored(other.stored + 1), other.stored + 1)
        assert (other.paused, opened(stored()).paused) == (on, on)
    assert table.let_computer(master, table.fight.open[0].who) == []
    catch_up(other, stored(other.stored + 1), other.stored + 1)
    assert (other.paused, opened(stored()).paused) == (False, False), "somebody has had a word"


def test_a_journal_that_the_rules_refuse_is_told(store: Store) -> None:
    table = laid(store)
    store.write("den", table.stored + 1, ['{"who": "nobody", "do": "nothing"}'])
    stored = store.load("den")
    assert stored is not None
    with pytest.raises(Spoilt):
        opened(stored)


def test_tables_are_listed_and_thrown_away(store: Store) -> None:
    laid(store, "one")
    laid(store, "two")
    assert store.count() == 2
    assert {each.id for each in store.listed()} == {"one", "two"}
    assert store.delete("one")
    assert not store.delete("one")
    assert [(each.id, each.game, each.title) for each in store.listed()] == [("two", "coinflip", "Dry Ford")]


def test_encounters_are_saved_replaced_and_thrown_away(store: Store) -> None:
    assert store.encounters() == {}
    store.save_encounter("Ford at night", "game: coinflip")
    store.save_encounter("Ford at night", "game: acks2")
    assert list(store.encounters()) == ["Ford at night"]
    assert store.encounter("Ford at night") == "game: acks2"
    assert store.delete_encounter("Ford at night")
    assert store.encounter("Ford at night") is None


def test_the_migrations_lead_to_the_schema(store: Store) -> None:
    found, wanted = sa.inspect(store.engine), metadata.tables
    assert sorted(found.get_table_names()) == sorted([*wanted, "alembic_version"])
    for name, table in wanted.items():
        columns = {each["name"]: each["nullable"] for each in found.get_columns(name)}
        assert columns == {each.name: each.nullable for each in table.columns}
        assert found.get_pk_constraint(name)["constrained_columns"] == [each.name for each in table.primary_key]
    assert [each["column_names"] for each in found.get_unique_constraints("lines")] == [["table_id", "client"]]
    store.migrate()  # a second time there is nothing to do


def test_several_processes_may_migrate_at_once(store: Store) -> None:
    fresh = Store(store.url.render_as_string(hide_password=False))
    at_once = [threading.Thread(target=each.migrate) for each in (store, fresh)]
    for each in at_once:
        each.start()
    for each in at_once:
        each.join()
    assert fresh.count() == 0
    fresh.close()


def test_an_older_database_is_brought_along_with_everything_in_it(store: Store) -> None:
    """Tables of the first schema have neither a time when they were saved nor snapshots."""
    table = Table("den", affray.open("dry_ford", seed=5))
    made = table.hand_out(None, {"role": "gm", "name": "Ida"})
    assert not isinstance(made, list)
    assert table.let_computer(made[0], table.fight.open[0].who) == []
    lines = table.fight.journal.lines()
    with store.engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", "affray.tables:migrations")
        config.set_main_option("path_separator", "os")
        config.attributes["connection"] = connection
        command.downgrade(config, "0001")
    assert "snapshots" not in sa.inspect(store.engine).get_table_names()
    row = {"id": "den", "game": "coinflip", "title": "Dry Ford", "created": 1.0, "version": 3}
    with store.engine.begin() as connection:
        old = sa.text("INSERT INTO tables VALUES (:id, :game, :title, :created, :settings, :version)")
        connection.execute(old, {**row, "settings": json.dumps(table.settings())})
        for number, text in enumerate(lines):
            line = {"text": text, "line": number, "client": "phone" if number == 1 else None}
            connection.execute(sa.text("INSERT INTO lines VALUES ('den', :line, :text, :client)"), line)
        connection.execute(sa.text("INSERT INTO encounters VALUES ('Ford', 'game: coinflip', 2.0)"))
    store.migrate()
    stored = store.load("den")
    assert stored is not None
    assert (stored.lines, stored.clients, stored.version, store.saved("den")) == (lines, ["phone"], 3, None)
    again = opened(stored)
    assert again.at(made[1]) == made[0]
    assert store.encounter("Ford") == "game: coinflip"
    again.stored = again.fight.ticket
    play(again, store)
    assert store.saved("den") is not None
    snapshot = taken(again.fight, again.stored)
    assert snapshot is not None
    store.keep("den", snapshot)


def test_a_database_of_a_later_version_is_left_alone(store: Store) -> None:
    with store.engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(Newer):
        store.migrate()
    with store.engine.begin() as connection:
        assert connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar() == "9999"


def test_nothing_is_called_what_postgresql_cannot_say(store: Store) -> None:
    store.create("den", "coinflip", "Ford\x00", ["{}"], {})
    assert [each.title for each in store.listed()] == ["Ford"]
    assert (store.load("a\x00b"), store.encounter("\x00"), store.delete_encounter("\x00")) == (None, None, False)


@pytest.mark.parametrize("settings", ["", "{", "[1]", '{"seats": [{}]}', '{"seats": 7}', '{"standing": [{"x": 1}]}'])
def test_settings_that_are_none_are_told(store: Store, settings: str) -> None:
    laid(store)
    with store.engine.begin() as connection:
        connection.execute(sa.text("UPDATE tables SET settings = :settings"), {"settings": settings})
    with pytest.raises(Spoilt):
        load_and_open(store)


@pytest.mark.parametrize("header", ["", "{", "[]", "{}", '{"game": "chess"}', '{"game": "coinflip", "scenario": 7}'])
def test_a_journal_that_is_none_is_told(store: Store, header: str) -> None:
    laid(store)
    with store.engine.begin() as connection:
        connection.execute(sa.text("UPDATE lines SET text = :text WHERE line = 0"), {"text": header})
    with pytest.raises(Spoilt):
        load_and_open(store)


def load_and_open(store: Store) -> Table:
    stored = store.load("den")
    assert stored is not None
    return opened(stored)


def test_who_waits_for_a_lock_for_ever_is_told(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("affray.tables.store.BUSY_SECONDS", 0.3)
    with database("postgresql", tmp_path_factory) as url:
        store, other = Store(url), Store(url)
        store.migrate()
        table = laid(store)
        with other.engine.begin() as connection:
            connection.execute(sa.text("LOCK TABLE lines IN ACCESS EXCLUSIVE MODE"))
            with pytest.raises(Unwritable, match="statement timeout"):
                store.write("den", table.stored + 1, ["x"])
        play(table, store)
        store.close()
        other.close()


# -- SQLite alone ----------------------------------------------------------------------------------
def test_every_commit_is_on_the_disk_before_it_is_acknowledged(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    store.close()


def test_a_dated_copy_a_day_and_only_the_last_ones_are_kept(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    store.migrate()
    laid(store)
    day = 86_400
    copies = [store.back_up(time.time() + number * day) for number in range(KEPT_COPIES + 3)]
    assert store.back_up(time.time()) is not None  # the first one was thrown away
    kept = sorted(tmp_path.glob("*.backup.db"))
    assert len(kept) <= KEPT_COPIES + 1
    last = copies[-1]
    assert last is not None
    assert store.back_up(time.time() + (KEPT_COPIES + 2) * day) is None
    with sqlite3.connect(last) as copy:
        assert copy.execute("SELECT count(*) FROM tables").fetchone() == (1,)
    copy.close()
    store.close()


def test_a_full_disk_is_told_and_nothing_is_half_written(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    store.migrate()
    table = laid(store)
    with store.engine.connect() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()

    def full(connection: sqlite3.Connection, *_: object) -> None:
        connection.execute(f"PRAGMA max_page_count={pages}")

    sa.event.listen(store.engine, "checkout", full)
    with pytest.raises(Unwritable, match="full"):
        store.write("den", table.stored + 1, ["x" * 5_000] * 200)
    sa.event.remove(store.engine, "checkout", full)
    store.engine.dispose()
    stored = store.load("den")
    assert stored is not None
    assert stored.lines == table.fight.journal.lines()
    play(table, store)
    store.close()


def test_a_database_in_memory_alone_is_refused() -> None:
    with pytest.raises(ValueError, match="outlive"):
        Store("sqlite://")


def test_the_default_file_lies_among_the_user_s_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_url() == f"sqlite:///{tmp_path / 'affray' / 'tables.db'}"
    monkeypatch.setattr("sys.platform", "darwin")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert "Library/Application Support/affray" in default_url()
