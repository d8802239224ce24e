"""Creatures from other programs' files: `bring` reads them, and reports everything that it did not understand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from affray.core.limits import shown
from affray.core.refusals import Refusal, refuse
from affray.core.slugs import slug, unique
from affray.rulesets import find
from affray.rulesets.game import Game

from ..problems import BadFile, Mark, problem
from ..sources import decode
from . import five_e_database, foundry, improved_initiative, open5e, pasted
from .fifth import GAME as FIFTH
from .ledger import Ledger, Note
from .settling import settle
from .source import looks_like_json, read_json
from .writing import bestiary_text

__all__ = ["FORMATS", "TEXT", "Brought", "Note", "bestiary_text", "bring"]

TEXT = "text"
NAMELESS = "Nameless"
OF_JSON = {
    "foundry": foundry, "improved-initiative": improved_initiative, "5e-database": five_e_database, "open5e": open5e,
}  # fmt: skip
"""The formats that are JSON, in the order in which they are tried."""
FORMATS = (*OF_JSON, TEXT)


@dataclass(frozen=True)
class Brought:
    """What a file came to: the stat blocks of a game, and what was not understood or assumed."""

    game: Game[Any]
    format: str
    entries: dict[str, dict[str, Any]]
    notes: tuple[Note, ...]

    @property
    def missed(self) -> tuple[Note, ...]:
        return tuple(each for each in self.notes if each.kind == "missed")

    @property
    def assumed(self) -> tuple[Note, ...]:
        return tuple(each for each in self.notes if each.kind == "assumed")


def bring(content: bytes, label: str, format: str | None = None, game: str | None = None) -> Brought:
    """The creatures of a file of another program; BadFile if it cannot be read at all.

    `format` is one of `FORMATS`, found out if it is not given. `game` is the game that is expected.
    """
    ledger = Ledger()
    name, found, chosen = read(text_of(content, label), label, format, ledger)
    if game is not None and game != name:
        raise bad(label, refuse("FILE-OTHER-GAME", value=name, expected=game))
    ruleset = find(name)
    entries: dict[str, dict[str, Any]] = {}
    taken: dict[str, None] = {}
    for entry in found:
        ledger.who = str(entry.get("name") or "")
        if not ledger.who:
            entry["name"] = NAMELESS
            ledger.assume("", "nameless", name=NAMELESS)
        id = unique(slug(str(entry["name"])), taken)
        if settle(ruleset, id, entry, ledger):
            entries[id] = entry
    ledger.who = ""
    sides = sorted({str(each["side"]) for each in entries.values() if "side" in each})
    if sides:
        ledger.assume("", "sides", sides=", ".join(sides))
    return Brought(ruleset, chosen, entries, tuple(ledger.notes))


def text_of(content: bytes, label: str) -> str:
    problems: list[Any] = []
    text = decode(content, label, problems)
    if text is None:
        raise BadFile(problems, label)
    if not text.strip():
        raise bad(label, refuse("FILE-EMPTY"))
    return text


def read(text: str, label: str, format: str | None, ledger: Ledger) -> tuple[str, list[dict[str, Any]], str]:
    """The game, the creatures, and the format of a text."""
    if format == TEXT or (format is None and not looks_like_json(text)):
        if format is None and not pasted.fits(text):
            raise unknown(label)
        return FIFTH, named(pasted.read(text, ledger), label), TEXT
    data = read_json(text, label, ledger)
    for name, importer in OF_JSON.items():
        if format in (None, name) and importer.fits(data):
            if importer is foundry:
                game, found = foundry.read(data, ledger)
            else:
                game, found = FIFTH, importer.read(data, ledger)
            return game, named(found, label), name
    if system := foundry.stranger(data):
        raise bad(label, refuse("FILE-SYSTEM", value=shown(system), among=tuple(foundry.SYSTEMS)))
    raise unknown(label)


def named(found: list[dict[str, Any]], label: str) -> list[dict[str, Any]]:
    if not found:
        raise bad(label, refuse("FILE-NO-CREATURES"))
    return found


def unknown(label: str) -> BadFile:
    return bad(label, refuse("FILE-FORMAT", among=FORMATS))


def bad(label: str, refusal: Refusal) -> BadFile:
    return BadFile([problem(Mark(label), refusal)], label)
