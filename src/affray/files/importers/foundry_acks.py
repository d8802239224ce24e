"""Monsters and characters of Foundry's acks."""

from __future__ import annotations

import re
from typing import Any

from affray.core.slugs import slug, unique

from .formulas import IDLE_NAMES, both, formula
from .ledger import Idle, View
from .prose import plain_text

SAVES = {
    "paralysis": "paralysis", "death": "death", "blast": "blast", "breath": "blast", "implements": "implements",
    "wand": "implements", "spell": "spells",
}  # fmt: skip
SCORES = {"str": "str_mod", "dex": "dex_mod", "con": "con_mod", "wis": "wil_mod", "wil": "wil_mod"}
KINDS = (
    "humanoid", "animal", "beastman", "giant", "monstrosity", "vermin", "plant", "ooze", "construct", "incarnation",
    "undead",
)  # fmt: skip
EDGED = re.compile(r"sword|axe|claw|talon|scimitar|blade|sickle|scythe|glaive|halberd", re.I)
POINTED = re.compile(
    r"spear|bow|arrow|bolt|dagger|knife|bite|fang|horn|tusk|sting|javelin|lance|dart|pike|trident|gore", re.I
)
IDLE = Idle(
    (*IDLE_NAMES, "_schemaVersion", "isNew", "alignment", "xp", "treasure", "appearing", "pattern", "cost", "weight6"),
    both(
        "type", "flags", "system.retainer", "system.hp.bhr", "system.hp.value", "system.thac0.value",
        "system.thac0.bba",
        "system.languages", "system.details.title", "system.details.class", "system.encumbrance", "items.flags",
        "items.system.counter", "items.system.proficiencytype", "items.system.requirements", "items.system.rollType",
        "items.system.rollTarget", "items.system.blindroll", "items.system.equipped",
    ),
)  # fmt: skip


def read_actor(view: View) -> dict[str, Any]:
    system, ledger = view["system"] if "system" in view else view["data"], view.ledger
    ledger.who = name = view["name"].text()
    hero = view["type"].value == "character"
    made: dict[str, Any] = {"name": name, "side": "heroes" if hero else "monsters"}
    made["controller"] = "player" if hero else "judge"
    hit_dice(system, made, hero)
    made["hp_max"] = system.at("hp", "max").number()
    armour = system.at("aac", "value").number()
    made["ac"] = None if armour is None else armour + (system.at("aac", "mod").number() or 0)
    made["attack_throw"] = system.at("thac0", "throw").number()
    for key, ours in SAVES.items():
        if (number := system.at("saves", key, "value").number()) is not None:
            made.setdefault("saves", {})[ours] = number
    speed = system.at("movement", "base").number()
    if speed:
        made |= {"speed_combat": speed // 3, "speed_run": speed}
    for key, ours in SCORES.items():
        if modifier := system.at("scores", key, "mod").number():
            made[ours] = modifier
        system.at("scores", key, "value").number()
    if bonus := (system.at("initiative", "value").number() or 0) + (system.at("initiative", "mod").number() or 0):
        made["init_bonus"] = bonus
    surprise = system["surprise"]
    if bonus := (surprise["mod"].number() or 0) + (surprise["avoidsurprise"].number() or 0):
        made["surprise_bonus"] = bonus
    if penalty := surprise["surpriseothers"].number():
        made["surprise_penalty_inflicted"] = -abs(penalty)
    if not hero and (morale := system.at("details", "morale").number()) is not None:
        made["morale"] = morale
    zeros(system.at("damage", "mod"), system.at("thac0", "mod"), system["save"], system["movement"])
    for each in system["spells"].fields().values():
        zeros(each)
    system.at("spells", "enabled").expect(False)
    items(view["items"], made)
    if not made.get("attacks"):
        made["attacks"] = [
            {"id": "blow", "name": "Blow", "damage": "1d2", "damage_type": "bludgeoning", "tags": ["natural"]}
        ]
        ledger.assume(view.place, "no-attacks")
    found = {key: value for key, value in made.items() if value not in (None, {}, [])}
    ledger.report_left(view, IDLE)
    return found


def hit_dice(system: View, made: dict[str, Any], hero: bool) -> None:
    """`2d8+1` are two Hit Dice and a point."""
    text, level = system.at("hp", "hd"), system.at("details", "level").number()
    found = re.fullmatch(r"(\d+)d(4|6|8|10|12)([+-]\d+)?", str(text.value).replace(" ", ""))
    if found is not None:
        text.text()
        made["hd"] = found[1] + (found[3] or "")
        made["hit_die"] = f"d{found[2]}"
    if hero and level is not None:
        made |= {"level": level, "progression": "fighter"}
        system.ledger.assume(system.at("details", "level").place, "progression")


def zeros(*views: View) -> None:
    """Zeros say nothing; anything else is left to be reported."""
    for view in views:
        for each in view.fields().values():
            each.expect(0, False)


def items(view: View, made: dict[str, Any]) -> None:
    taken: dict[str, None] = {}
    for each in view.list():
        system, name = each["system"] if "system" in each else each["data"], each["name"].text()
        if each["type"].value == "weapon":
            weapon(each, system, name, made, taken)
        elif name.casefold() in KINDS and each["type"].value == "ability":
            made["kind"] = name.casefold()
            system["description"].text()
        else:
            text = plain_text(system["description"].text())
            each.ledger.miss(system["description"].place, f"{name}: {text}" if text else name)
        each["type"].expect("weapon", "ability", "item", "armor", "spell")


def weapon(view: View, system: View, name: str, made: dict[str, Any], taken: dict[str, None]) -> None:
    ledger, dice = (
        view.ledger,
        formula(system["damage"].value or "", {}) if isinstance(system["damage"].value, str) else None,
    )
    if dice is None:
        return
    system["damage"].text()
    found: dict[str, Any] = {"id": unique(slug(name), taken), "name": name}
    missile, melee = system["missile"].flag(), system["melee"].flag()
    system["slow"].flag()
    found["mode"] = "missile" if missile and not melee else "melee"
    found["damage"] = dice
    kind = "slashing" if EDGED.search(name) else "piercing" if POINTED.search(name) else "bludgeoning"
    found["damage_type"] = kind
    ledger.assume(view.place, "damage-type", name, type=kind)
    if bonus := system["bonus"].number():
        found["attack_bonus"] = bonus
    far = [system.at("range", key).number() or 0 for key in ("short", "medium", "long")]
    tags = ["slow"] if system["slow"].value is True else []
    if missile and not all(far):
        far = [30, 60, 90]
        ledger.assume(view.place, "missile-range", name)
    if missile:
        found["range"] = far
        tags += ["thrown"] if melee else []
    if tags:
        found["tags"] = tags
    made.setdefault("attacks", []).append(found)
    if told := plain_text(system["description"].text()):
        ledger.miss(system["description"].place, f"{name}: {told}")
