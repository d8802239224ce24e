"""HTTP for building an encounter: a text and what it says, with everything that is wrong, and a picture."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from fastapi import FastAPI
from pydantic import Field

from affray.files import BadFile, Loaded
from affray.files.problems import FileProblem
from affray.files.rewriting import rewritten
from affray.files.yaml_source import compose, data_of
from affray.rulesets.table import Combatant
from affray.tables.speaking import speaker_of

from . import shelf
from .answers import Trouble, told_troubles
from .hub import Hub
from .reading import Text

SEVERAL = "count"


class Draft(Text):
    """An encounter in the making: its text, and what it shall say, if that has been changed elsewhere."""

    data: dict[str, Any] | None = Field(None)


def add_building(app: FastAPI, hub: Hub) -> None:
    @app.post("/api/encounters/draft", responses=told_troubles(422, 429))
    async def draft(wish: Draft) -> dict[str, Any]:
        """The text made to say what it shall, remarks and all; what it says; everything that is wrong with it; and
        what it looks like, if it can be fought.
        """
        return await hub.prepare(drafted, wish)


def drafted(wish: Draft) -> dict[str, Any]:
    text, lost = written(wish.text), list[str]()
    if wish.data is not None:
        try:
            text, lost = rewritten(text, wish.data)
        except RecursionError:
            raise Trouble(422, "nesting") from None
        text = written(text)
    found: list[FileProblem] = []
    root = compose(text, shelf.LABEL, found)
    told: dict[str, Any] = {
        "text": text, "lost": lost, "data": None if root is None else data_of(root), "ok": False, "picture": None
    }  # fmt: skip
    try:
        loaded = shelf.read(text)
    except BadFile as error:
        return told | {"problems": shelf.told_problems(error.problems, wish.lang)}
    problems = shelf.told_problems(list(loaded.warnings), wish.lang)
    return told | {"ok": True, "problems": problems, "picture": picture(loaded, wish.lang)}


def written(text: str) -> str:
    """A text as it can be written: half a letter becomes a question mark."""
    return text.encode("utf-8", "replace").decode()


def picture(loaded: Loaded, lang: str) -> dict[str, Any]:
    """What an encounter looks like before it begins: the ground, and everybody with the entry that they come from."""
    shown = loaded.game.table(loaded.game.start(loaded.encounter))
    speaker, entries = speaker_of(lang, loaded.game), origins(loaded.data.get("combatants", []))
    known = len(entries) == len(shown.combatants)
    people = [told_person(each, speaker.name(each.name), entries[at] if known else None)
              for at, each in enumerate(shown.combatants)]  # fmt: skip
    sides = {each.side: speaker.name(each.side) for each in shown.combatants}
    return {"battlefield": asdict(shown.battlefield), "people": people, "sides": sides}


def told_person(who: Combatant, name: str, entry: int | None) -> dict[str, Any]:
    body = None if who.body is None else asdict(who.body)
    return {"id": who.id, "name": name, "side": who.side, "entry": entry, "off": who.off, "body": body}


def origins(entries: list[Any]) -> list[int]:
    """For everybody in order of the list, the number of the entry; several may come from one.

    >>> origins(["2 levy side b", {"unit": "scout", "count": 3}, {"name": "Ada"}, "levy"])
    [0, 0, 1, 1, 1, 2, 3]
    """
    found: list[int] = []
    for number, entry in enumerate(entries):
        several: Any = entry.get(SEVERAL, 1) if isinstance(entry, dict) else str(entry).split(" ")[0]
        found += [number] * (int(several) if str(several).isdecimal() else 1)
    return found
