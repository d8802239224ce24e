"""Actors of Foundry's sfrpg: the numbers of an NPC are printed; those of the body count already in its damage."""

from __future__ import annotations

import re
from typing import Any

from affray.core.notation import read_pool
from affray.core.slugs import slug, unique

from .formulas import IDLE_NAMES, both, formula
from .ledger import Idle, View
from .prose import Prose, plain_text

ABILITIES = ("str", "dex", "con", "int", "wis", "cha")
SKILLS = {
    "acr": "acrobatics", "ath": "athletics", "blu": "bluff", "com": "computers", "cul": "culture", "dip": "diplomacy",
    "dis": "disguise", "eng": "engineering", "int": "intimidate", "lsc": "life_science", "med": "medicine",
    "mys": "mysticism", "per": "perception", "phs": "physical_science", "pil": "piloting", "pro": "profession",
    "sen": "sense_motive", "sle": "sleight_of_hand", "ste": "stealth", "sur": "survival",
}  # fmt: skip
TYPES = {
    "acid": "A", "cold": "C", "electricity": "E", "fire": "F", "sonic": "So", "bludgeoning": "B", "piercing": "P",
    "slashing": "S",
}  # fmt: skip
MODES = {"land": "land", "climbing": "climb", "swimming": "swim", "flying": "fly", "burrowing": "burrow"}
PROPERTIES = {
    "reach": "reach", "thrown": "thrown", "unwieldy": "unwieldy", "automatic": "automatic", "operative": "operative",
    "nonlethal": "nonlethal", "stun": "stun", "disarm": "disarm", "trip": "trip", "sunder": "sunder",
    "reposition": "reposition", "grapple": "grapple", "qreload": "quick_reload",
}  # fmt: skip
CRITICAL = ("bleed", "burn", "corrode", "knockdown", "staggered", "stunned", "deafen", "arc")
SENSE = re.compile(r"(?P<sense>darkvision|blindsight|blindsense)(?: \([\w ]+\))? (?P<feet>\d+) ?(?:ft\.?|feet)", re.I)
LOW_LIGHT = re.compile(r"low-light vision", re.I)
IDLE = Idle(
    (
        *IDLE_NAMES, "tooltip", "min", "alignment", "languages", "organization", "organizationSize", "environment",
        "aura", "bulk", "descriptors", "container", "equippable", "equippedBulkMultiplier", "isEquipment",
        "quantityPerPack", "conditions", "counterClasses", "specialMaterials", "includeContentsInWealthCalculation",
    ),
    both(
        "type", "flags", "system.details.type", "system.details.class", "system.details.race", "system.details.xp",
        "system.details.raceAndGrafts", "system.abilities.str.value", "system.abilities.dex.value",
        "system.abilities.con.value", "system.abilities.int.value", "system.abilities.wis.value",
        "system.abilities.cha.value", "system.attributes.space", "system.attributes.keyability",
        "system.attributes.speed.mainMovement", "system.attributes.cmd", "system.attributes.hp.value",
        "system.attributes.abilityDC", "system.attributes.baseSpellDC", "items.system.attributes",
        "items.system.weaponCategory", "items.system.activation", "items.system.duration", "items.flags",
        "items.system.type", "items.system.details", "items.system.level", "items.system.proficient",
        "items.system.ammunitionType", "items.system.equipped", "items.system.isActive", "items.system.recharge",
    ),
)  # fmt: skip


def read_actor(view: View) -> dict[str, Any]:
    system = view["system"] if "system" in view else view["data"]
    attributes, ledger = system["attributes"], view.ledger
    ledger.who = name = view["name"].text()
    hero = view["type"].value == "character"
    made: dict[str, Any] = {"name": name, "kind": "pc" if hero else "npc", "side": "heroes" if hero else "monsters"}
    rating = system.at("details", "cr")
    if isinstance(rating.value, (int, str)) and not isinstance(rating.value, bool) and rating.value != "":
        made["cr"] = rating.use()
    if (size := system.at("traits", "size").word()) and size:
        made["size"] = size
    for ability in ABILITIES:
        each = system.at("abilities", ability)
        modifier = each["mod"].number()
        made[f"{ability}_mod"] = modifier if modifier is not None else each["base"].number() or 0
        zeros(each, "misc")
        each["base"].expect(modifier)
    made["init_mod"] = first(attributes["init"], "total", "value", "bonus")
    for key in ("eac", "kac"):
        made[key] = first(attributes[key], "base", "value")
        made[key] = made[key] if made[key] is not None else attributes.at(key, "value").number()
    for key, ours in (("fort", "fort"), ("reflex", "ref"), ("will", "will")):
        made[ours] = first(attributes[key], "base", "bonus", "value")
        zeros(attributes[key], "misc", "value")
    made["hp_max"] = attributes.at("hp", "max").number()
    zeros(attributes["hp"], "temp", "tempmax")
    for key, ours in (("sp", "sp_max"), ("rp", "rp_max")):
        if number := attributes.at(key, "max").number():
            made[ours] = number
        attributes.at(key, "value").number()
    if bab := attributes["bab"].number():
        made["bab"] = bab
    if reach := attributes["reach"].number():
        made["reach_ft"] = reach
    if (hands := attributes["arms"].number()) is not None:
        made["hands"] = hands
    made["speed"] = speeds(attributes["speed"])
    senses(system.at("traits", "senses"), made)
    defences(system["traits"], made)
    skills(system["skills"], made)
    for each in system["spells"].fields().values():
        zeros(each, "max", "value")
    items(view["items"], made)
    found = {key: value for key, value in made.items() if value not in (None, {}, [])}
    ledger.report_left(view, IDLE)
    return found


def first(view: View, *keys: str) -> int | None:
    """The first of these that is there; others that say the same are used as well."""
    found = next((number for key in keys if (number := view[key].number()) is not None), None)
    for key in keys:
        view[key].expect(found, 0, str(found))
    return found


def zeros(view: View, *keys: str) -> None:
    """Zeros say nothing; anything else is left to be reported."""
    for key in keys:
        view[key].expect(0, False, "0")


def speeds(view: View) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for mode, ours in MODES.items():
        if feet := view.at(mode, "base").number():
            found[ours] = feet
    skill = view.at("flying", "baseManeuverability").number()
    if "fly" in found and skill is not None:
        found["maneuverability"] = "clumsy" if skill < 0 else "average" if skill == 0 else "perfect"
    return found


def senses(view: View, made: dict[str, Any]) -> None:
    """`blindsense (life) 10 ft., darkvision 60 ft., low-light vision`; of two of a kind the farther counts."""
    words = Prose(view.text())
    found: dict[str, Any] = {}
    while (sense := words.take(SENSE)) is not None:
        key = f"{sense['sense'].lower()}_ft"
        found[key] = max(int(sense["feet"]), found.get(key, 0))
    if words.take(LOW_LIGHT) is not None:
        found["low_light"] = True
    made["senses"] = found
    for each in words.left():
        view.ledger.miss(view.place, each)


def defences(traits: View, made: dict[str, Any]) -> None:
    for each in traits.at("di", "value").list():
        made.setdefault("immune", []).append(TYPES.get(each.word(), each.word()))
    for each in traits.at("ci", "value").list():
        made.setdefault("immune", []).append(each.word())
    for each in traits.at("dv", "value").list():
        if each.key in TYPES:
            made.setdefault("vulnerable", []).append(TYPES[each.text()])
    for each in traits.at("dr", "value").list():
        for kind, amount in each.fields().items():
            if kind in TYPES and (number := amount.number()) is not None:
                made.setdefault("resist", {})[TYPES[kind]] = number
    reduction = traits["damageReduction"]
    if reduced := reduction["value"].number():
        made["dr"] = {"amount": reduced}
        if bypass := reduction["negatedBy"].text():
            made["dr"]["bypass"] = [bypass]
    zeros(traits, "sr")
    zeros(traits["spellResistance"], "base")


def skills(view: View, made: dict[str, Any]) -> None:
    for key, each in view.fields().items():
        total = each["mod"].number()
        on = each["enabled"].value is not False
        if key[:3] in SKILLS and on and total:
            made.setdefault("skills", {})[SKILLS[key[:3]]] = total
        for name in ("enabled", "hasArmorCheckPenalty", "isTrainedOnly"):
            each[name].expect(True, False)
        each["ability"].expect(*ABILITIES)
        each["ranks"].expect(total, 0)
        each["value"].expect(0, 3)
        zeros(each, "misc")


# -- things ----------------------------------------------------------------------------------------
def items(view: View, made: dict[str, Any]) -> None:
    taken: dict[str, None] = {}
    for each in view.list():
        if each["type"].value == "weapon":
            weapon(each, made, taken)
        else:
            feature(each)
        for key, flag in each.at("system", "properties").fields().items():
            if key not in PROPERTIES:
                flag.expect(False)
        for key in ("attackBonus", "uses", "capacity", "usage", "container", "area", "save"):
            nothing(each.at("system", key))


def nothing(view: View) -> None:
    for each in view.fields().values():
        nothing(each) if isinstance(each.value, dict) else each.expect(0, False, "0", "negate")
    view.expect(0)


def feature(view: View) -> None:
    """A feature is told by its name and its text; none of them is understood."""
    name, text = view["name"].text(), view.at("system", "description", "value")
    view.ledger.miss(text.place, ": ".join(part for part in (name, plain_text(text.text())) if part))
    view["type"].expect("feat", "spell", "equipment", "shield", "augmentation", "goods", "consumable", "race", "class")


def weapon(view: View, made: dict[str, Any], taken: dict[str, None]) -> None:
    system, ledger = view["system"] if "system" in view else view["data"], view.ledger
    if not system["actionType"].expect("mwak", "rwak", "msak", "rsak"):
        return
    view["type"].expect("weapon")
    name, kind = view["name"].text(), system["actionType"].value
    melee = kind in ("mwak", "msak")
    item: dict[str, Any] = {"id": unique(slug(name), taken), "name": name}
    named = [ours for key, ours in PROPERTIES.items() if system.at("properties", key).flag()]
    system["weaponType"].expect("basicM", "advancedM", "smallA", "longA", "heavy", "sniper", "grenade", "special")
    body = system["weaponType"].value in ("", None, "basicM") and melee and not named
    item["category"] = "natural" if body else "melee" if melee else "ranged"
    bonus = system["attackBonus"].number()
    if bonus is not None:
        item["attack_bonus"] = bonus
    for number, part in enumerate(system.at("damage", "parts").list()):
        damage(item, part, number, made["str_mod"] if melee else 0)
    if system["actionTarget"].value in ("eac", "kac"):
        item["target_ac"] = system["actionTarget"].text()
    far = system.at("range", "value").number()
    system.at("range", "units").expect("ft")
    system.at("range", "per").expect("inc")
    if not melee:
        item["range_increment_ft"] = far or 30
        if not far:
            ledger.assume(view.place, "range", name)
    if rounds := system.at("capacity", "max").number():
        item |= {"capacity": rounds, "usage": system.at("usage", "value").number() or 1}
        loaded = system.at("capacity", "value").number()
        item["loaded"] = rounds if loaded is None else min(loaded, rounds)
        system.at("usage", "per").expect("round", "shot", "minute", "action", "hour", "day")
    if named:
        item["properties"] = named
    effect = system.at("critical", "effect")
    if effect.word() in CRITICAL:
        item["critical_effect"] = {"id": effect.word()}
        for part in system.at("critical", "parts").list():
            if dice := formula(str(part["formula"].value or ""), {}):
                part["formula"].text()
                item["critical_effect"]["value"] = dice
    elif effect:
        ledger.miss(effect.place, effect.value)
    item["location"] = "wielded"
    text = system.at("description", "value")
    if told := plain_text(text.text()):
        ledger.miss(text.place, f"{name}: {told}")
    made.setdefault("items", []).append(item)


def damage(item: dict[str, Any], part: View, number: int, strong: int) -> None:
    """Dice and types; Strength is taken out, because the game adds it to every blow itself."""
    dice = formula(part["formula"].text(), {})
    pool = None if dice is None else read_pool(dice)
    types = [TYPES[key] for key, each in part["types"].fields().items() if key in TYPES and each.flag()]
    part["operator"].expect("", "and", "or")
    if pool is None or number:
        part.ledger.miss(part["formula"].place, part["formula"].value)
        return
    item["damage"] = f"{pool.count}d{pool.sides}" if pool.count else 0
    if pool.plus - strong:
        item["damage_bonus"] = pool.plus - strong
    item["damage_types"] = types
