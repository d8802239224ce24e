"""How long a table that is out of memory takes to come back: read from a SQLite file, replayed whole or from its last
snapshot (taken as far before the end as it can be), and shown to six seats.

`python -m bench.back`, or only some games: `... acks2 coinflip`. A fight of two lines that face each other is played by
the computer; whenever it is over it is undone to its middle and goes on from there with other answers, until its
journal has as many lines as wanted. Milliseconds of the processor.
"""

from __future__ import annotations

import gc
import os
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from time import process_time
from typing import NamedTuple

from affray.core.dice import Dice
from affray.core.script import Choose
from affray.files import load_encounter
from affray.library import Fight, begin
from affray.players.random_legal import RandomLegal
from affray.server.app import SELDOM
from affray.server.hub import FAR
from affray.server.rooms import Looker, Room
from affray.tables import Store, Table
from affray.tables.keeping import opened, told
from affray.tables.snapshots import taken
from bench.server import encounter, party
from bench.views import LINES

SIZES = (40, 200)
LENGTHS = (2000, 5000)
ASTRAY = 20
"""So many answers after an undo are any legal ones, so that the fight takes another way."""


class Back(NamedTuple):
    """What it takes: the snapshot (also in kB), reading the file, replay from the snapshot, the first pictures for
    everybody; and a replay of everything.
    """

    lines: int
    taken: float
    size: float
    read: float
    replayed: float
    shown: float
    whole: float


def long_fight(game: str, count: int, length: int) -> Fight:
    """A fight whose journal has so many lines."""
    return longer(new_fight(game, count), length)


def new_fight(game: str, count: int) -> Fight:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "encounter.yaml"
        file.write_text(encounter(game, count))
        return begin(load_encounter(str(file)), seed=1).fight


def longer(fight: Fight, length: int) -> Fight:
    """Play on until the journal has so many lines."""
    usual, any_legal, dice, astray = fight.game.player(), RandomLegal(1), Dice(fight.seed), 0
    while fight.ticket < length:
        if not fight.open:
            fight.undo(len(fight.journal) // 2)
            astray = ASTRAY
        elif not fight.throw(dice):
            question = fight.open[0]
            assert isinstance(question, Choose)
            fight.give((any_legal if astray else usual)(fight, question))
            astray = max(0, astray - 1)
    return fight


def back(game: str, count: int, length: int) -> Back:
    """Keep such a table, forget it, and let it come back."""
    fight = long_fight(game, count, length - FAR)
    began = process_time()
    snapshot = taken(fight, fight.ticket)
    frozen = process_time() - began
    assert snapshot is not None
    table = Table("long", longer(fight, length))
    for wish in party(game, count):
        table.hand_out(None, wish)
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{folder}/tables.db")
        store.migrate()
        store.create("long", game, "", fight.journal.lines(), table.settings())
        store.keep("long", snapshot)
        del fight, table
        gc.collect()
        gc.freeze()
        gc.set_threshold(*SELDOM)
        times = [process_time()]
        stored = store.load("long")
        assert stored is not None
        times.append(process_time())
        room = Room(opened(stored))
        assert room.table.frozen == snapshot.line
        times.append(process_time())
        room.lookers = [Looker(seat) for seat in room.table.seats.values()]
        room.draw()
        times.append(process_time())
        told(stored.lines)
        times.append(process_time())
        store.close()
    spans = [1000 * (after - before) for before, after in pairwise(times)]
    return Back(len(stored.lines) - 1, 1000 * frozen, len(snapshot.data) / 1000, *spans)


def main(words: list[str]) -> None:
    lengths = tuple(map(int, os.environ.get("LINES", ",".join(map(str, LENGTHS))).split(",")))
    names = ("taken", "kB", "read", "replayed", "shown", "whole")
    print(f"{'':14} {'n':>4} {'lines':>6}", *[f"{name:>9}" for name in names], " ms")
    for game in words or LINES:
        for count in SIZES:
            for length in lengths:
                lines, *figures = back(game, count, length)
                print(f"{game:14} {count:4} {lines:6}", *[f"{each:9.0f}" for each in figures], flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
