"""What helps to write a fight: a template that runs at once, the samples as they are written, and the stat blocks."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from rich.table import Table

from affray.files import bestiary, shipped_text
from affray.files.problems import closest
from affray.files.sources import Shelf, find_source, read_bytes
from affray.rulesets.game import Game
from affray.rulesets.shelf import folder

from .errors import OK, Trouble, the_game
from .terminal import Terminal

TEMPLATE = "template.yaml"
REMARK = re.compile(r"^# \{(?P<id>[a-z-]+)\}$", re.MULTILINE)
"""Where a remark stands in a template: it is written in the language of whoever asks for it."""
WIDTH = 96


def new(terminal: Terminal, name: str, file: str) -> int:
    """Write a commented template of a game's encounter files; a file that is there stays as it is."""
    game = the_game(terminal, name)
    text = template(terminal, game)
    try:
        with open(file, "x", encoding="utf-8") as out:
            out.write(text)
    except FileExistsError:
        raise Trouble(terminal.speaker().say("cli-file-exists", file=file)) from None
    terminal.say("cli-new-written", file=file, check=f"affray check {file}", play=f"affray play {file}")
    return OK


def template(terminal: Terminal, game: Game[Any]) -> str:
    """The template of a game with its remarks in the user's language; a game without one gets a bare beginning."""
    source = folder(game.package).joinpath(TEMPLATE)
    text = source.read_text(encoding="utf-8") if source.is_file() else f"# {{new-head}}\ngame: {game.name}\n"
    say = terminal.speaker().say

    def remark(found: re.Match[str]) -> str:
        if found["id"] == "new-schema":
            return f"# yaml-language-server: $schema={game.name}.schema.json"
        return "\n".join(f"# {line}" for line in folded(say(found["id"], game=game.name), WIDTH))

    return REMARK.sub(remark, text)


def folded(text: str, width: int) -> list[str]:
    """A text in lines; a no-break space does not part words.

    >>> folded("one two three", 8)
    ['one two', 'three']
    """
    lines = [""]
    for word in text.split(" "):
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip(" ")
    return lines


def show_sample(terminal: Terminal, name: str) -> int:
    """The text of a shipped encounter, or of a file, as it is written."""
    source = find_source(name, Shelf())
    content = read_bytes(source)
    if not isinstance(content, bytes):
        raise Trouble(terminal.speaker().reason(content))
    terminal.print_raw(content.decode("utf-8", "replace").rstrip("\n"))
    return OK


# -- stat blocks -----------------------------------------------------------------------------------
def show_bestiary(terminal: Terminal, name: str, wanted: str | None, words: str | None) -> int:
    """The stat blocks and things that a game ships: a list, those with certain words, or one in full."""
    game = the_game(terminal, name)
    tables = bestiary(game)
    if wanted is not None:
        show_entry(terminal, game, tables, wanted)
        return OK
    said = terminal.speaker(game)
    found: list[str] = []
    for table, entries in tables.items():
        written = partial(shipped_text, game, table)
        chosen = [each for each in entries if words is None or has_words(words, each, said, entries[each], written)]
        rows = Table.grid(padding=(0, 2))
        rows.add_column(no_wrap=True, min_width=max(map(len, chosen), default=0) + 2)
        rows.add_column(overflow="fold")
        rows.add_column(overflow="fold")
        for id in chosen:
            shown = said.name(str(entries[id].get("name", id)))
            rows.add_row(f"  {id}", shown, gist(entries[id]))
        if chosen:
            terminal.write(table, "bold")
            terminal.draw(rows)
        found += chosen
    if not found:
        raise Trouble(terminal.speaker().say("cli-bestiary-none", words=words or ""))
    terminal.say("cli-bestiary-next", "dim", show=f"affray bestiary {name} {found[0]}")
    return OK


def has_words(words: str, id: str, said: Any, entry: Mapping[str, Any], written: Callable[[str], str]) -> bool:
    """Whether an entry has all these words somewhere, in any order, in English or in the user's language; also in the
    remark beside it, which says how it fights.
    """
    text = f"{id} {said.name(str(entry.get('name', '')))} {written(id)}".casefold()
    return all(word in text for word in words.casefold().split())


def gist(entry: Mapping[str, Any]) -> str:
    """The numbers by which one knows somebody, as the file has them."""
    keys = ("kind", "category", "size", "level", "cr", "hd", "ac", "kac", "hp_max", "durability", "coins", "range")
    return ", ".join(f"{key} {entry[key]}" for key in keys if entry.get(key) is not None)


def show_entry(terminal: Terminal, game: Game[Any], tables: Mapping[str, Any], wanted: str) -> None:
    """One stat block as it is written, so that it can be copied and changed."""
    said = terminal.speaker(game)
    known = {id: (table, id) for table, entries in tables.items() for id in entries}
    named = {said.name(str(tables[table][id].get("name", id))).casefold(): (table, id) for table, id in known.values()}
    english = {str(tables[table][id].get("name", id)).casefold(): (table, id) for table, id in known.values()}
    found = known.get(wanted) or named.get(wanted.casefold()) or english.get(wanted.casefold())
    if found is None:
        hint = closest(wanted, known)
        raise Trouble(terminal.speaker().say("cli-bestiary-unknown", name=wanted, hint=hint, known=", ".join(known)))
    table, id = found
    terminal.print_raw(shipped_text(game, table, id))
