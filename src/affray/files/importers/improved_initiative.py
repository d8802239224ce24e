"""Improved Initiative: a full export (`Creatures.<id>`, `PersistentCharacters.<id>`, …), a list, or one stat block."""

from __future__ import annotations

import json
from typing import Any

from .fifth import Block, Role
from .ledger import Idle, Ledger, View
from .source import looks_like_json

IDLE = Idle(
    ("Id", "Path", "Source", "Version", "ImageURL", "Description", "Languages", "LastUpdateMs", "FolderPath", "Hidden"),
    ("Type", "HP.Notes", "AC.Notes", "Player"),
)
ROLES: dict[str, Role] = {
    "Traits": "trait", "Actions": "action", "BonusActions": "bonus_action", "Reactions": "reaction",
    "LegendaryActions": "legendary", "MythicActions": "legendary",
}  # fmt: skip
LISTS = {
    "DamageVulnerabilities": "vulnerabilities", "DamageResistances": "resistances", "DamageImmunities": "immunities",
}  # fmt: skip
ABILITIES = ("Str", "Dex", "Con", "Int", "Wis", "Cha")


def is_block(data: Any) -> bool:
    return isinstance(data, dict) and "Name" in data and isinstance(data.get("HP"), dict) and "Abilities" in data


def fits(data: Any) -> bool:
    """Whether the data is of this program."""
    if is_block(data):
        return True
    if isinstance(data, list):
        return any(map(is_block, data))
    if not isinstance(data, dict):
        return False
    return any(key.partition(".")[0] in TABLES and isinstance(data[key], (dict, list, str)) for key in data)


LISTED = Idle(below=("Creatures", "PersistentCharacters", "PlayerCharacters", "SavedEncounters"))
"""Lists of ids beside what they stand for."""
IDLES = (IDLE, LISTED)
TABLES = ("Creatures", "PersistentCharacters", "PlayerCharacters", "SavedEncounters", "ImprovedInitiative")


def opened(data: Any) -> Any:
    """An export in which what stands under a key is itself written as JSON, as a browser keeps it."""
    if not isinstance(data, dict):
        return data
    return {key: unpacked(value) if table_of(key)[0] in TABLES else value for key, value in data.items()}


def unpacked(value: Any) -> Any:
    if not isinstance(value, str) or not looks_like_json(value):
        return value
    try:
        return json.loads(value)
    except (ValueError, RecursionError):
        return value


def table_of(key: str) -> tuple[str, str]:
    """What a key of an export is about, and of which one."""
    table, _, id = key.removeprefix(f"{TABLES[-1]}.").partition(".")
    return table, id


def read(data: Any, ledger: Ledger) -> list[dict[str, Any]]:
    data = opened(data)
    root = View(data, (), ledger)
    found: list[dict[str, Any]] = []
    if is_block(data):
        found.append(read_block(root))
    elif isinstance(data, list):
        found += [read_block(each) for each in root.list() if is_block(each.value)]
    else:
        for key, view in root.fields().items():
            found += read_listed(key, view)
    ledger.who = ""
    ledger.report_left(root, Idle())
    return found


def read_listed(key: str, view: View) -> list[dict[str, Any]]:
    """What stands under one key of an export: a creature, a player's character, an encounter, a list of ids."""
    table, id = table_of(key)
    if (
        table in TABLES[:4]
        and not id
        and isinstance(view.value, list)
        and all(isinstance(each, str) for each in view.value)
    ):
        view.use()
    elif table in ("PersistentCharacters", "PlayerCharacters"):
        block = view if is_block(view.value) else view["StatBlock"]
        if is_block(block.value):
            made = read_block(block, hero=True)
            view["Name"].expect(made["name"])
            view.ledger.report_left(view, CHARACTER)
            view.use()
            return [made]
    elif table == "SavedEncounters":
        return read_encounter(view)
    elif is_block(view.value):
        return [read_block(view)]
    return []


CHARACTER = Idle(IDLE.names)


def read_encounter(view: View) -> list[dict[str, Any]]:
    """The stat blocks of an encounter, each once; who stands there in which state is reported."""
    found: list[dict[str, Any]] = []
    told: list[Any] = []
    for each in view["Combatants"].list():
        block = each["StatBlock"]
        if is_block(block.value) and block.value not in told:
            told.append(block.value)
            found.append(read_block(block))
        elif block.value in told:
            block.use()
    return found


def read_block(view: View, hero: bool = False) -> dict[str, Any]:
    ledger = view.ledger
    block = Block(ledger, view["Name"].text(), view.place)
    if hero or view["Player"].word() == "player":
        block.data["kind"] = "character"
    if view["Type"]:
        block.size(view["Type"].text(), view["Type"].place)
    block.set("hp_max", view.at("HP", "Value").number())
    block.set("ac", view.at("AC", "Value").number())
    for ability in ABILITIES:
        block.score(ability.casefold(), view.at("Abilities", ability).number())
    block.set("initiative_bonus", view["InitiativeModifier"].number() or None)
    for each in view["Speed"].list():
        block.speed(each.text(), each.place)
    for key, ours in LISTS.items():
        for each in view[key].list():
            block.damage_list(ours, each.text(), each.place)
    for each in view["ConditionImmunities"].list():
        block.condition_list(each.text(), each.place)
    for each in view["Senses"].list():
        block.senses(each.text(), each.place)
    for each in view["Saves"].list():
        if (ability := each["Name"].value) and str(ability)[:3].title() in ABILITIES:
            block.save(each["Name"].word()[:3], each["Modifier"].number())
    for each in view["Skills"].list():
        block.skill(each["Name"].text(), each["Modifier"].number(), each.place)
    if view["Challenge"]:
        block.challenge(str(view["Challenge"].use()), view["Challenge"].place)
    for key, role in ROLES.items():
        for each in view[key].list():
            block.entry(role, each["Name"].text(), each["Content"].text(), each["Content"].place, each["Usage"].text())
    made = block.finish()
    ledger.report_left(view, IDLE)
    view.use()
    return made
