"""Snapshots in the store: a table comes back from the last one, and where that is not its own, from its journal."""

from __future__ import annotations

import json
import pickle
import zlib
from dataclasses import replace

import pytest

import affray
from affray.core.journal import DIGEST
from affray.library import Fight
from affray.tables import Spoilt, Store, Stored, Table, Taken
from affray.tables.keeping import gone_on, opened
from affray.tables.snapshots import engine_of, taken
from affray.tables.store import Snapshot

SAMPLES = ("dry_ford", "kennel_yard", "gantry_breach", "shrine_ambush", "docking_bay")


def played(fight: Fight, replies: int) -> Fight:
    for _ in range(replies):
        if fight.open and not fight.throw(fight.dice):
            fight.give(fight.player(fight, fight.open[0]))  # type: ignore[arg-type]
    return fight


def kept(store: Store, sample: str = "kennel_yard", replies: int = 60, more: int = 20) -> Stored:
    """A table in the store: so much of it before a snapshot, and so much behind it."""
    table = Table("den", played(affray.open(sample, seed=5), replies))
    table.hand_out(None, {"role": "gm", "name": "Ida"})
    fight = table.fight
    store.create("den", fight.game.name, table.title, fight.journal.lines(), table.settings())
    snapshot = taken(fight, before := fight.ticket)
    assert snapshot is not None
    store.keep("den", snapshot)
    played(fight, more)
    store.write("den", before + 1, fight.journal.lines(before + 1))
    return found(store)


def found(store: Store) -> Stored:
    stored = store.load("den")
    assert stored is not None
    return stored


def by_itself(stored: Stored) -> Table:
    """The table as its journal alone tells it."""
    return opened(replace(stored, snapshot=None))


def same(table: Table, other: Table) -> bool:
    one, two = table.fight, other.fight
    return (one.state, one.log(), one.journal.lines()) == (two.state, two.log(), two.journal.lines())


@pytest.mark.parametrize("sample", SAMPLES)
def test_a_table_comes_back_from_its_snapshot_as_from_its_journal(store: Store, sample: str) -> None:
    stored = kept(store, sample)
    table = opened(stored)
    assert stored.snapshot is not None
    assert (table.frozen, table.stored) == (stored.snapshot.line, len(stored.lines) - 1)
    assert same(table, by_itself(stored))
    played(table.fight, 30)
    assert same(table, Table("den", played(by_itself(stored).fight, 30)))


def test_undo_behind_a_snapshot_may_lead_before_it(store: Store) -> None:
    stored = kept(store)
    table = opened(stored)
    before = table.fight.ticket
    table.fight.undo(50)
    played(table.fight, 10)
    store.write("den", before + 1, table.fight.journal.lines(before + 1))
    again = opened(found(store))
    assert again.frozen > 0
    assert same(again, table)
    assert same(again, by_itself(found(store)))


def test_only_the_last_snapshot_is_kept_and_it_goes_with_its_table(store: Store) -> None:
    stored = kept(store)
    table = opened(stored)
    later = taken(table.fight, table.stored)
    assert later is not None
    store.keep("den", later)
    assert found(store).snapshot == later
    assert opened(found(store)).frozen == table.stored
    assert store.delete("den")
    with pytest.raises(Taken):  # the last thing that is known of a table that somebody else has thrown away
        store.keep("den", later)
    assert store.load("den") is None


def test_what_is_read_from_a_line_on_needs_no_snapshot(store: Store) -> None:
    kept(store)
    later = store.load("den", 10)
    assert later is not None
    assert later.snapshot is None


def test_a_snapshot_of_another_engine_or_journal_is_passed_over(store: Store) -> None:
    stored = kept(store)
    snapshot = stored.snapshot
    assert snapshot is not None
    tricks = [
        replace(snapshot, engine="another"), replace(snapshot, digest="00000000"), replace(snapshot, line=7),
        replace(snapshot, line=0), replace(snapshot, line=9999), replace(snapshot, data=b""),
        replace(snapshot, data=snapshot.data[:-9]), replace(snapshot, data=zlib.compress(b"what?")),
        replace(snapshot, data=zlib.compress(pickle.dumps((1, print)))),
    ]  # fmt: skip
    for trick in tricks:
        table = opened(replace(stored, snapshot=trick))
        assert (table.frozen, same(table, by_itself(stored))) == (0, True)


def test_a_bomb_is_not_unfolded(store: Store) -> None:
    stored = kept(store)
    assert stored.snapshot is not None
    bomb = zlib.compress(bytes(200_000_000), 9)
    assert gone_on(replace(stored.snapshot, data=bomb), stored.lines) is None


def test_lines_behind_a_snapshot_are_played_by_the_rules_and_their_digests_and_dice_checked(store: Store) -> None:
    stored = kept(store)
    at = next(number for number, line in enumerate(stored.lines) if number > 65 and '"dice"' in line)
    data = json.loads(stored.lines[at])
    changed = [*stored.lines[:at], json.dumps({**data, "dice": [1 + data["dice"][0] % 2]}), *stored.lines[at + 1 :]]
    bare = [json.dumps({name: x for name, x in json.loads(line).items() if name != DIGEST}) for line in changed]
    for lines in (changed, bare, [*stored.lines, '{"who": "nobody", "do": "nothing"}']):
        assert gone_on(stored.snapshot, lines) is None
        with pytest.raises(Spoilt):
            opened(replace(stored, lines=lines))


def test_only_what_is_stored_is_taken(store: Store) -> None:
    fight = played(affray.open("dry_ford", seed=5), 40)
    assert taken(fight, fight.ticket - 1) is None
    assert taken(affray.open("dry_ford", seed=5), 0) is None
    snapshot = taken(fight, fight.ticket)
    assert isinstance(snapshot, Snapshot)
    assert (snapshot.line, snapshot.engine) == (fight.ticket, engine_of("affray.rulesets.coinflip"))


def test_another_package_is_another_engine() -> None:
    packages = ("affray.rulesets.coinflip", "json", "bisect")  # the last is a single module
    assert len(set(map(engine_of, packages))) == 3
