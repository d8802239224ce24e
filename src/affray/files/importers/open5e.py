"""Open5e: answers of its programming interface (v1 and v2), pages of them, and the files of its first version."""

from __future__ import annotations

import json
from typing import Any

from .fifth import SPEEDS, Block, Role
from .ledger import Idle, Ledger, View
from .prose import ABILITIES, CONDITIONS, DAMAGE_TYPES

IDLE = Idle(
    (
        "slug", "key", "url", "desc", "hit_dice", "type", "subtype", "group", "alignment", "languages", "cr", "page_no",
        "environments", "environments_json", "img_main", "illustration", "document", "armor_desc", "armor_detail",
        "document__slug", "document__title", "document__url", "document__license_url", "v2_converted_path",
        "experience_points", "category", "subcategory", "creaturesets", "crossreferences", "route",
        "normal_sight_range", "order_in_statblock", "distance_unit", "unit",
    ),
    (
        "size.name", "modifiers", "saving_throws_all", "skill_bonuses_all", "speed_all",
        "resistances_and_immunities.damage_immunities_display",
        "resistances_and_immunities.damage_resistances_display",
        "resistances_and_immunities.damage_vulnerabilities_display",
        "resistances_and_immunities.condition_immunities_display",
        "resistances_and_immunities.condition_immunities.name", "resistances_and_immunities.damage_immunities.name",
        "resistances_and_immunities.damage_resistances.name", "resistances_and_immunities.damage_vulnerabilities.name",
        "actions.attacks.damage_type.name", "actions.attacks.extra_damage_type.name", "actions.attacks.name",
    ),
)  # fmt: skip
ROOT = Idle(below=("count", "next", "previous", "model", "pk"))
IDLES = (IDLE, ROOT)
ROLES: dict[str, Role] = {
    "special_abilities": "trait", "traits": "trait", "actions": "action", "bonus_actions": "bonus_action",
    "reactions": "reaction", "legendary_actions": "legendary",
}  # fmt: skip
TYPES: dict[str, Role] = {
    "ACTION": "action", "BONUS_ACTION": "bonus_action", "REACTION": "reaction", "LEGENDARY_ACTION": "legendary",
}  # fmt: skip
LISTS = {
    "damage_vulnerabilities": "vulnerabilities", "damage_resistances": "resistances",
    "damage_immunities": "immunities",
}  # fmt: skip


def is_creature(data: Any) -> bool:
    if not isinstance(data, dict) or "name" not in data or "hit_points" not in data:
        return False
    return isinstance(data.get("armor_class"), int) and not isinstance(data.get("armor_class"), bool)


def is_fixture(data: Any) -> bool:
    """A row of a file of the first version: its fields, its model, its key."""
    return isinstance(data, dict) and is_creature(data.get("fields")) and "model" in data


def fits(data: Any) -> bool:
    if isinstance(data, dict) and isinstance(data.get("results"), list):
        data = data["results"]
    return is_creature(data) or (isinstance(data, list) and any(is_creature(each) or is_fixture(each) for each in data))


def read(data: Any, ledger: Ledger) -> list[dict[str, Any]]:
    root = View(data, (), ledger)
    listed = [root] if is_creature(data) else (root["results"] if isinstance(data, dict) else root).list()
    found: list[dict[str, Any]] = []
    for each in listed:
        if is_fixture(each.value):
            found.append(read_creature(unfolded(each["fields"])))
            each["fields"].use()
        elif is_creature(each.value):
            found.append(read_creature(each))
    ledger.who = ""
    ledger.report_left(root, ROOT)
    return found


def unfolded(view: View) -> View:
    """Fields whose names end in `_json` hold JSON as text: they are read as what they mean."""
    made: dict[str, Any] = {}
    for key, value in view.value.items():
        name = key.removesuffix("_json")
        if name != key and isinstance(value, str):
            try:
                made[name] = json.loads(value)
                continue
            except (ValueError, RecursionError):
                name = key
        made[name] = value
    return View(made, view.place, view.ledger)


def read_creature(view: View) -> dict[str, Any]:
    ledger = view.ledger
    block = Block(ledger, view["name"].text(), view.place)
    size = view["size"]["key"] if isinstance(view["size"].value, dict) else view["size"]
    if size:
        block.size(size.text(), size.place)
    block.set("hp_max", view["hit_points"].number())
    block.set("ac", view["armor_class"].number())
    scores = view["ability_scores"] if view["ability_scores"] else view
    for ability, short in ABILITIES.items():
        block.score(short, scores[ability].number())
        block.save(short, view.at("saving_throws", ability).number())
        block.save(short, view[f"{ability}_save"].number())
    block.set("proficiency_bonus", view["proficiency_bonus"].number())
    rating = view["challenge_rating"]
    if rating.value is not None:
        block.challenge(rating.use(), rating.place)
    block.initiative(view["initiative_bonus"].number())
    speeds(block, view["speed"])
    for key in ("skills", "skill_bonuses"):
        for name, each in view[key].fields().items():
            block.skill(name, each.number(), each.place)
    block.set("passive_perception", view["passive_perception"].number())
    if (total := view["perception"].number()) is not None:
        block.data.setdefault("skill_overrides", {}).setdefault("perception", total)
    if view["senses"]:
        block.senses(view["senses"].text(), view["senses"].place)
    for name in ("darkvision", "blindsight", "tremorsense", "truesight"):
        block.sense(name, view[f"{name}_range"].number())
    defences(block, view)
    if view["legendary_desc"]:
        block.legendary_number(view["legendary_desc"].text(), view["legendary_desc"].place)
    for key, role in ROLES.items():
        for each in view[key].list():
            deed(block, role, each)
    made = block.finish()
    ledger.report_left(view, IDLE)
    view.use()
    return made


def speeds(block: Block, view: View) -> None:
    for mode, each in view.fields().items():
        if mode in SPEEDS and (feet := each.number()) is not None:
            block.data.setdefault("speed", {})[mode] = feet
        elif mode == "hover" and isinstance(each.value, bool):
            if each.flag():
                block.data["hover"] = True


def defences(block: Block, view: View) -> None:
    """Resistances and immunities: texts in the first version, lists in the second."""
    inner = view["resistances_and_immunities"]
    for key, ours in LISTS.items():
        if view[key]:
            block.damage_list(ours, view[key].text(), view[key].place)
        text = inner[f"{key}_display"]
        if inner[key] and isinstance(text.value, str) and text.value.strip():
            block.damage_list(ours, text.text(), text.place)
            for each in inner[key].list():
                each["key"].expect(*DAMAGE_TYPES)
        else:
            for each in inner[key].list():
                word = each["key"] if "key" in each else each["name"]
                block.damage_list(ours, word.text(), word.place)
    if view["condition_immunities"]:
        block.condition_list(view["condition_immunities"].text(), view["condition_immunities"].place)
    for each in inner["condition_immunities"].list():
        if each["key"].value in CONDITIONS:
            block.data.setdefault("condition_immunities", []).append(each["key"].text())


def deed(block: Block, role: Role, view: View) -> None:
    """One thing that it can do. The description counts; what its structure says otherwise is reported."""
    kind = view["action_type"]
    if kind.key in TYPES:
        role = TYPES[kind.text()]
    name = view["name"].text()
    usage = limits(view["usage_limits"])
    cost = view["legendary_action_cost"]
    number = cost.number()
    if role == "legendary" and number is not None and number > 1 and "(" not in name:
        usage = f"{usage} (Costs {number} Actions)"
    told = block.entry(role, name, view["desc"].text(), view["desc"].place, usage)
    attack = told.attack
    if attack is None:
        return
    said = [str(part["dice"]) for part in attack["damage"]]
    number = view["attack_bonus"].number()
    if number is not None and number != attack["attack_bonus"]:
        block.ledger.miss(view["attack_bonus"].place, number, "differs", taken=attack["attack_bonus"])
    dice = "".join(str(view["damage_dice"].value or "").split())
    bonus = view["damage_bonus"].number()
    view["damage_dice"].text()
    if dice and not any(each.startswith(dice) or dice.startswith(each.split("+")[0]) for each in said):
        block.ledger.miss(view["damage_dice"].place, dice, "differs", taken=", ".join(said))
    if bonus is not None and said and not said[0].endswith(f"{bonus:+d}") and f"{bonus:+d}" not in dice and bonus:
        block.ledger.miss(view["damage_bonus"].place, bonus, "differs", taken=said[0])
    for each in view["attacks"].list():
        compare(block, each, attack)


def limits(view: View) -> str:
    """How often, in the words of a name."""
    kind, number = str(view["type"].value), view["param"].value
    words = {"PER_DAY": f"({number}/Day)", "RECHARGE_ON_ROLL": f"(Recharge {number}-6)"}
    if kind in words and isinstance(number, int):
        view["type"].text()
        view["param"].number()
        return words[kind]
    if kind == "RECHARGE_AFTER_REST":
        view["type"].text()
        return "(Recharges after a Short or Long Rest)"
    return ""


def compare(block: Block, view: View, attack: dict[str, Any]) -> None:
    """The structure of an attack beside its description."""
    said = [f"{part['dice']} {part['type']}" for part in attack["damage"]]
    for key, taken in (
        ("to_hit_mod", [attack["attack_bonus"]]), ("reach", [attack.get("reach_ft")]),
        ("range", attack.get("range_ft", [])[:1]), ("long_range", attack.get("range_ft", [])[1:]),
    ):  # fmt: skip
        if (number := view[key].number()) is not None and number not in taken:
            block.ledger.miss(view[key].place, number, "differs", taken=", ".join(map(str, taken)))
    for prefix in ("", "extra_"):
        count, sides = view[f"{prefix}damage_die_count"], view[f"{prefix}damage_die_type"]
        bonus, kind = view[f"{prefix}damage_bonus"].number(), view.at(f"{prefix}damage_type", "key")
        if count.number() is None or not isinstance(sides.value, str):
            continue
        dice = f"{count.value}{sides.word()}{f'{bonus:+d}' if bonus else ''}"
        text = f"{dice} {kind.text()}".strip()
        if not any(text == each for each in said):
            block.ledger.miss(view.place, text, "differs", taken=", ".join(said))
    view["attack_type"].expect("WEAPON", "SPELL")
    view["target_creature_only"].flag()
