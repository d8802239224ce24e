"""Tables that are there when the server starts: the demo tables, and one for a file that somebody names."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from itertools import count

from affray.files import load_encounter
from affray.library import Fight, begin, resume
from affray.library.record import is_journal
from affray.tables import Spoilt, Store, Table
from affray.tables.keeping import opened
from affray.tables.seats import GM, new_id

DEMO = {
    "coinflip": "dry_ford", "fifth_edition": "kennel_yard", "starfinder": "gantry_breach", "acks2": "shrine_ambush",
    "eclipse_phase": "docking_bay",
}  # fmt: skip
"""One sample of each game."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A table that is ready: its title, and the path that opens the game master's seat."""

    table: str
    title: str
    path: str


def demo(store: Store, lang: str) -> list[Laid]:
    """The demo tables, each with a new link for the game master; those of an earlier start go on."""
    return [demo_of(store, game, name, lang) for game, name in DEMO.items()]


def demo_of(store: Store, game: str, name: str, lang: str) -> Laid:
    """The demo table of a game. One that this version cannot read stays as it is, and another takes its place."""
    for number in count(1):
        id = f"demo-{game}" if number == 1 else f"demo-{game}-{number}"
        with suppress(Spoilt):
            return again(store, id, lang) or lay(store, id, begin(load_encounter(f"{game}/{name}")).fight, lang)
    raise AssertionError("there are always more numbers")


def from_file(store: Store, file: str, lang: str) -> Laid:
    """A new table from an encounter, a sample or a journal."""
    fight = resume(file) if is_journal(file) else begin(load_encounter(file)).fight
    return lay(store, new_id(), fight, lang)


def again(store: Store, id: str, lang: str) -> Laid | None:
    """A table that is there already: its game master's seat gets a new token."""
    stored = store.load(id)
    if stored is None:
        return None
    table = opened(stored)
    master = next(each for each in table.seats.values() if each.role == GM and not each.revoked)
    made = table.reissue(master, master.id)
    assert not isinstance(made, list), made
    store.write(id, 0, [], settings=table.settings(), version=table.version)
    return link(table, made[1], lang)


def lay(store: Store, id: str, fight: Fight, lang: str) -> Laid:
    table = Table(id, fight)
    made = table.hand_out(None, {"role": GM, "lang": lang})
    assert not isinstance(made, list), made
    table.go_on()
    store.create(id, fight.game.name, table.title, fight.journal.lines(), table.settings())
    return link(table, made[1], lang)


def link(table: Table, token: str, lang: str) -> Laid:
    return Laid(table.id, table.titled(lang), f"/t/{table.id}#{token}")
