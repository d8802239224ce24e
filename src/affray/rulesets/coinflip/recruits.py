"""Units and items made of what people wrote: stat blocks become cards, names of items become copies of them."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from affray.core.refusals import Refusal

from ..game import Path, Problem
from ..intake import Intake
from .coins import read_notation
from .scenario import ItemEntry, PlacedUnit, UnitEntry, UnitFields
from .stats import GRAIN, Battle, Book, Card, Item, Kind, Unit

ITEM_FIELDS = ("left", "right", "backpack", "slots", "cargo")
INFANTRY_ONLY = ("left", "right", "backpack")
VEHICLE_ONLY = ("slots", "hold_capacity", "hatch", "cargo", "pilot", "hold")
MUST_BE_THERE = ("name", "kind", "hp_max")


def quarters(spans: float) -> int:
    return round(spans * GRAIN)


def merged(block: UnitEntry | None, entry: PlacedUnit) -> dict[str, Any]:
    """The stat block with what the encounter says differently about this unit."""
    found: dict[str, Any] = {"pilot": entry.pilot, "hold": entry.hold}
    for each in fields(UnitFields):
        own = getattr(entry, each.name)
        found[each.name] = getattr(block, each.name, None) if own is None else own
    return found


class Recruits(Intake):
    """Makes units and items for a battle and collects every problem on the way."""

    def __init__(self, battle: Battle) -> None:
        super().__init__()
        self.battle, self.book = battle, battle.book

    # -- items -------------------------------------------------------------------------------------
    def read_items(self) -> None:
        """Every item of the table as what it is in the game."""
        self.book = self.battle.book = Book(
            {key: self.kind(key, entry) for key, entry in self.book.items.items()}, self.book.items, self.book.units
        )

    def kind(self, key: str, entry: ItemEntry) -> Kind:
        """An item of the table; weapons say how many coins they toss."""
        path = ("items", key)
        coins = 0
        if entry.kind == "weapon":
            coins = self.number((*path, "coins"), entry.coins if entry.coins is not None else "", "M", 1, 12)
        for number, name in enumerate(entry.contents):
            if name not in self.book.items:
                self.unknown((*path, "contents", number), "item", name, list(self.book.items))
            elif key in self.contained_in(name, []):
                self.problem((*path, "contents", number), "COIN-ITEM-1", item=name)
        return Kind(
            key, entry.name, entry.kind, coins, None if entry.range is None else quarters(entry.range),
            entry.hands, entry.heal, entry.self_destruct, entry.owner_locked,
        )  # fmt: skip

    def contained_in(self, key: str, seen: list[str]) -> list[str]:
        """Every kind of item that this one contains, itself included, however deep."""
        if key in self.book.items and key not in seen:
            seen.append(key)
            for inner in self.book.items[key].contents:
                self.contained_in(inner, seen)
        return seen

    def copy_of(self, key: str, prefix: str, owner: str, path: Path) -> Item | None:
        """A fresh copy of an item with everything in it; its owner is who carries it (COIN-ITEM-2)."""
        if key not in self.book.items:
            self.unknown(path, "item", key, list(self.book.items))
            return None
        entry = self.book.items[key]
        number, name = 1, f"{prefix}.{key}"
        while name in self.battle.items:
            number += 1
            name = f"{prefix}.{key}-{number}"
        item = self.battle.items[name] = Item(name, self.book.kinds[key], entry.owner or owner, entry.uses)
        for inner in entry.contents:
            nested = key in self.contained_in(inner, [])
            copied = None if nested else self.copy_of(inner, prefix, owner, path)
            if copied is not None:
                item.contents.append(copied.id)
        return item

    def number(self, path: Path, text: int | str, letters: str, low: int, high: int) -> int:
        """A number that may be written in the game's notation, within limits (COIN-TOSS-4)."""
        number = read_notation(text, letters)
        if isinstance(number, Refusal):
            self.found.append(Problem(path, number))
        elif number is None or not low <= number <= high:
            self.problem(path, "FILE-RANGE", field=path[-1], value=str(text), low=low, high=high)
        else:
            return number
        return low

    # -- units -------------------------------------------------------------------------------------
    def recruit(self, name: str, side: str, data: dict[str, Any], path: Path) -> Unit | None:
        """A unit with all it carries, not yet anywhere; None if it lacks what every unit has."""
        missing = [each for each in MUST_BE_THERE if data.get(each) is None]
        for each in missing:
            self.problem(path, "FILE-MISSING-FIELD", field=each)
        if missing:
            return None
        card = self.card(name, path, data)
        hp = data.get("hp")
        unit = Unit(card, side, card.hp_max if hp is None else hp, hatch_open=data.get("hatch") == "open")
        if unit.hp > card.hp_max:
            self.problem((*path, "hp"), "FILE-RANGE", field="hp", value=str(unit.hp), low=0, high=card.hp_max)
        for each in INFANTRY_ONLY if unit.technical else VEHICLE_ONLY:
            if data.get(each) is not None:
                self.problem(path, "FILE-WRONG-KIND", field=each, unit=name)
        self.equip(unit, path, data)
        return unit

    def card(self, name: str, path: Path, data: dict[str, Any]) -> Card:
        technical = data["kind"] == "technical"
        size = data.get("size")
        return Card(
            name, data["name"], technical, data["hp_max"], data.get("guard") or 0,
            quarters(size) if size is not None else (3 * GRAIN if technical else GRAIN),
            self.number((*path, "camouflage"), data.get("camouflage") or 0, "OK", 0, 6),
            data.get("remains") or ("removed" if technical else "stay"), data.get("drill") or "shoot",
            data.get("hold_capacity") or 0,
        )  # fmt: skip

    def equip(self, unit: Unit, path: Path, data: dict[str, Any]) -> None:
        for each in ITEM_FIELDS:
            named = data.get(each)
            for key in [named] if isinstance(named, str) else named or []:
                item = self.copy_of(key, unit.id, unit.id, (*path, each))
                if item is not None and each in ("left", "right"):
                    setattr(unit, "left" if item.kind.hands == 2 else each, item.id)
                elif item is not None:
                    getattr(unit, each).append(item.id)
        if unit.left and unit.right and self.battle.items[unit.left].kind.hands == 2:
            self.problem((*path, "right"), "COIN-ITEM-1", item=unit.left)
