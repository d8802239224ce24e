"""What can be changed in an encounter by a word and a number: how many there are of somebody, or a number of theirs.

    raider.count=2..8           how many of a stat block (or of an entry with that id) there are
    bor.hp_max=10..40..5        a number of a combatant or stat block, in steps of five
    raider.attacks.spear.bonus=1,3,5
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass, replace
from typing import Any, get_args

from affray.core.entries import ShortForm
from affray.files import load_encounter, shape
from affray.files.bestiaries import tables_of
from affray.files.sources import Shelf
from affray.library.complaints import readable
from affray.rulesets.game import Game

from .settings import Misfit, Setting

COUNT, COMBATANTS = "count", "combatants"
ALONE = ("id", "at", "facing", "in", "name")
"""What no two combatants have alike."""
MOST_VALUES = 200
WRITTEN = re.compile(r"(?P<path>[^=]+\.[^=]+)=(?P<values>.+)")
RANGE = re.compile(r"(?P<low>-?\d{1,6})\.\.(?P<high>-?\d{1,6})(?:\.\.(?P<step>\d{1,6}))?")
NUMBER = re.compile(r"-?\d{1,6}")


@dataclass(frozen=True)
class Vary:
    """A number of an encounter and the values it is to have, the smallest first."""

    path: str
    values: tuple[int, ...]

    def settings(self, base: Setting) -> dict[int, Setting]:
        """The settings with each of the values; BadFile where the game forbids one, Misfit without such a number."""
        if base.lines:
            raise Misfit("encounter", base.name)
        game = Shelf(base.games).game(str(base.data["game"]))
        found: dict[int, Setting] = {}
        for value in self.values:
            data = changed(game, base.data, self.path, value)
            with readable():
                load_encounter(data, base.games)
            found[value] = replace(base, data=data)
        return found


def read_vary(text: str) -> Vary:
    """What somebody wrote; a Misfit if it means nothing.

    >>> read_vary("raider.count=2..4"), read_vary("bor.hp_max=10..30..10").values, read_vary("x.ac=3,1").values
    (Vary(path='raider.count', values=(2, 3, 4)), (10, 20, 30), (1, 3))
    """
    written = WRITTEN.fullmatch(text.strip())
    if written is None:
        raise Misfit("variation", text)
    values: list[int] = []
    for part in written["values"].split(","):
        if stretch := RANGE.fullmatch(part.strip()):
            low, high, step = int(stretch["low"]), int(stretch["high"]), int(stretch["step"] or 1)
            if not step or (abs(high - low) // step) >= MOST_VALUES:
                raise Misfit("values", part.strip(), (str(MOST_VALUES),))
            values += range(min(low, high), max(low, high) + 1, step)
        elif NUMBER.fullmatch(part.strip()):
            values.append(int(part))
        else:
            raise Misfit("values", part.strip(), (str(MOST_VALUES),))
    if len(values) > MOST_VALUES:
        raise Misfit("values", written["values"], (str(MOST_VALUES),))
    return Vary(written["path"].strip(), tuple(sorted(set(values))))


# -- the encounter ---------------------------------------------------------------------------------
def changed(game: Game[Any], data: dict[str, Any], path: str, value: int) -> dict[str, Any]:
    """The encounter with another number."""
    fresh = deepcopy(data)
    fresh[COMBATANTS] = rows(game, fresh)
    name, *parts = path.split(".")
    if parts == [COUNT] and isinstance(fresh[COMBATANTS], list):
        set_count(fresh, meant(fresh, name), value)
    else:
        set_number(game, fresh, meant(fresh, name), parts, value)
    return fresh


def rows(game: Game[Any], data: dict[str, Any]) -> Any:
    """The combatants, those in the short form written out."""
    entries = data.get(COMBATANTS, [])
    if not isinstance(entries, list):
        return entries
    arguments = get_args(shape.bare(shape.hints(game.encounter)[COMBATANTS]))
    short = shape.note(arguments[0], ShortForm) if arguments else None
    return [short.expand(each) if isinstance(each, str) and short else each for each in entries]


def named(data: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Every entry with its id and its stat block, empty where there is none."""
    entries = data[COMBATANTS]
    pairs = entries.items() if isinstance(entries, dict) else (("", each) for each in entries)
    for key, each in pairs:
        if isinstance(each, dict):
            yield key or str(each.get("id") or ""), str(each.get("unit") or ""), each


def names(data: dict[str, Any]) -> tuple[str, ...]:
    """Whoever can be named: ids, and stat blocks that somebody has."""
    found = [name for id, unit, _ in named(data) for name in (id, unit) if name]
    return tuple(dict.fromkeys(found))


def meant(data: dict[str, Any], name: str) -> str:
    """The id or stat block that a name means; a word of it is enough if no other has it."""
    known = names(data)
    if name in known:
        return name
    fitting = [each for each in known if name in re.split(r"[_-]", each)]
    units = [unit for _, unit, _ in named(data) if unit in fitting]
    close = list(dict.fromkeys(units)) or fitting
    if len(close) != 1:
        raise Misfit("combatant", name, known)
    return close[0]


def set_count(data: dict[str, Any], name: str, value: int) -> None:
    """So many of them: entries are taken away from the end, and further ones are placed by the game itself."""
    if value < 0:
        raise Misfit("variation", f"{name}.{COUNT}={value}")
    entries = [each for id, unit, each in named(data) if name in (id, unit)]
    room, last = value, entries[-1]
    kept: list[Any] = []
    for each in data[COMBATANTS]:
        if not any(each is other for other in entries):
            kept.append(each)
            continue
        here = room if each is last and open_end(each) else min(room, int(each.get(COUNT, 1)))
        room -= here
        if here:
            kept.append({**each, COUNT: here} if here > 1 or COUNT in each else each)
    if room:
        kept.append({**{key: each for key, each in last.items() if key not in ALONE}, COUNT: room})
    data[COMBATANTS] = kept


def open_end(entry: dict[str, Any]) -> bool:
    """Whether an entry can stand for more than it does: it has several already, or no place of its own."""
    return int(entry.get(COUNT, 1)) > 1 or "at" not in entry


def set_number(game: Game[Any], data: dict[str, Any], name: str, parts: list[str], value: int) -> None:
    """A number of a stat block and of everybody who has his own of it, or of one combatant."""
    tables = [data[table] for table in tables_of(game) if isinstance(data.get(table), dict)]
    entries = [(unit, each) for id, unit, each in named(data) if name in (id, unit)]
    blocks = [table[name] for table in tables if name in table and any(unit == name for unit, _ in entries)]
    done = [put(each, parts, value) for each in (*blocks, *(each for _, each in entries))]
    if not any(done):
        done = [put_anew(game, tables, unit, each, parts, value) for unit, each in entries]
    if not any(done):
        raise Misfit("number", ".".join([name, *parts]), tuple(known_numbers(game, data, name)))


def put_anew(
    game: Game[Any], tables: list[dict[str, Any]], unit: str, entry: dict[str, Any], parts: list[str], value: int
) -> bool:
    """Write a number where an entry has none of its own: its stat block has, or it could have one."""
    block = next((table[unit] for table in tables if unit in table), None)
    if holds(block, parts):
        assert block is not None
        entry[parts[0]] = deepcopy(block[parts[0]])
        return put(entry, parts, value)
    if shape_has(game, parts):
        entry[parts[0]] = value
        return True
    return False


def put(entry: Any, parts: list[str], value: int) -> bool:
    """Write a number where there is one; False if there is none."""
    if not holds(entry, parts):
        return False
    for part in parts[:-1]:
        entry = inside(entry, part)
    entry[int(parts[-1]) if isinstance(entry, list) else parts[-1]] = value
    return True


def holds(entry: Any, parts: list[str]) -> bool:
    """Whether there is a number at a place."""
    for part in parts:
        entry = inside(entry, part)
    return is_number(entry)


def inside(entry: Any, part: str) -> Any:
    """What lies under a name: of a mapping, or of a list of things by their ids, names or places."""
    if isinstance(entry, dict):
        return entry.get(part)
    if isinstance(entry, list):
        called = [each for each in entry if isinstance(each, dict) and part in (each.get("id"), each.get("name"))]
        if called:
            return called[0]
        return entry[int(part)] if part.isdecimal() and int(part) < len(entry) else None
    return None


def is_number(value: Any) -> bool:
    return type(value) is int


def shape_has(game: Game[Any], parts: list[str]) -> bool:
    """Whether an entry may have such a number, though nobody has written one."""
    declared = shape.hints(game.encounter).get(COMBATANTS)
    arguments = get_args(shape.bare(declared))
    entry = shape.bare(arguments[-1]) if arguments else None
    if len(parts) != 1 or not isinstance(entry, type):
        return False
    kinds = [shape.bare(each) for each in shape.alternatives(shape.hints(entry).get(parts[0], str))]
    return int in kinds


def known_numbers(game: Game[Any], data: dict[str, Any], name: str) -> list[str]:
    """Every number of somebody that can be varied."""
    found = [f"{name}.{COUNT}"] if isinstance(data[COMBATANTS], list) else []
    tables = [data[table] for table in tables_of(game) if isinstance(data.get(table), dict)]
    for id, unit, each in named(data):
        if name in (id, unit):
            blocks = [each, *(table[unit] for table in tables if unit in table)]
            found += [f"{name}.{path}" for block in blocks for path in leaves(block)]
    return [each for each in dict.fromkeys(found) if not each.startswith(f"{name}.at.")]


def leaves(entry: Any, above: str = "") -> Iterator[str]:
    """The places of all numbers in an entry."""
    if is_number(entry):
        yield above
    elif isinstance(entry, dict):
        for key, each in entry.items():
            yield from leaves(each, f"{above}.{key}" if above else str(key))
    elif isinstance(entry, list):
        for number, each in enumerate(entry):
            called = each.get("id", number) if isinstance(each, dict) else number
            yield from leaves(each, f"{above}.{called}")
