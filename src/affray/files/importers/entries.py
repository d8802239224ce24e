"""Attacks and powers of the fifth edition from what a stat block says of them."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from . import prose as says
from .prose import ABILITIES, Prose, count_of, dice_of, ends_of

LONGEST = 6000
"""Longer texts are no descriptions of one thing."""
ARMS = re.compile(
    r"sword|axe|bow\b|crossbow|spear|mace|club|dagger|staff|hammer|flail|pike|halberd|glaive|scimitar|rapier|javelin|whip"
    r"|lance|maul|trident|sling|dart|net\b|morningstar|sickle|knife|blade|pick\b|gun|pistol|musket|rifle|weapon",
    re.I,
)
"""Words in the names of weapons that are held in a hand; everything else is part of the body."""


@dataclass
class Usage:
    """How often something can be used, as its name says in brackets."""

    name: str
    uses: dict[str, Any] | None = None
    costs: int = 1
    rest: bool = False
    """It comes back after a rest or a day."""


def usage_of(name: str, more: str = "") -> Usage:
    """The bare name, and what stands in brackets behind it.

    >>> usage_of("Cinder Breath (Recharge 5–6)"), usage_of("Sweep (Costs 2 Actions)").costs
    (Usage(name='Cinder Breath', uses={'recharge': [5, 6]}, costs=1, rest=False), 2)
    """
    text = Prose(f"{name} {more}" if more else name)
    found = Usage(name)
    if (again := text.take(says.RECHARGE)) is not None:
        low, high = int(again["low"]), int(again["high"] or 6)
        found.uses = {"recharge": list(range(min(low, high), max(low, high) + 1))}
    if (day := text.take(says.PER_DAY)) is not None:
        found.uses, found.rest = {"per_combat": int(day["count"])}, True
    if text.take(says.PER_REST) is not None:
        found.uses, found.rest = {"per_combat": 1}, True
    if (costs := text.take(says.COSTS)) is not None:
        found.costs = int(costs["count"])
    found.name = " ".join(text.rest.replace("\0", " ").split()).replace("()", "").strip(" .:") or name
    return found


@dataclass
class Deed:
    """What a description comes to: an attack, a saving throw, neither; and the sentences that are not understood."""

    attack: dict[str, Any] | None = None
    save: dict[str, Any] | None = None
    left: list[str] = field(default_factory=list)
    assumed: list[str] = field(default_factory=list)
    """Messages for what the text does not say."""


def read_deed(name: str, text: str) -> Deed:
    """The attack or the saving throw that a text describes."""
    if len(text) > LONGEST:
        return Deed(left=[text])
    words = Prose(text)
    found = Deed()
    struck = words.take(says.ATTACK)
    if struck is not None:
        found.attack = attack_of(name, struck, words, found)
    else:
        found.save = save_of(words, found)
    found.left = words.left()
    return found


# -- attacks ---------------------------------------------------------------------------------------
def attack_of(name: str, struck: re.Match[str], words: Prose, deed: Deed) -> dict[str, Any]:
    kind = struck["kind"].lower()
    ranged, thrown = kind == "ranged", " or " in kind
    made: dict[str, Any] = {"name": name}
    if ranged or thrown:
        made["mode"] = "melee_or_thrown" if thrown else "ranged"
    spell = (struck["by"] or "").lower() == "spell"
    made["source"] = "spell" if spell else "weapon" if ARMS.search(name) else "natural"
    made["attack_bonus"] = int(struck["bonus"])
    if not ranged:
        made["reach_ft"] = int(struck["reach"] or 5)
        if not struck["reach"]:
            deed.assumed.append("reach")
    if ranged or thrown:
        near = int(struck["near"] or 0)
        if not near:
            near = 30
            deed.assumed.append("range")
        made["range_ft"] = [near, int(struck["far"] or near)]
    made["damage"], end = words.take_damage(struck.end())
    if (two_hands := words.take_at(says.VERSATILE, end)) is not None and made["damage"]:
        made["properties"] = ["versatile"]
        made["versatile_dice"] = re.split(r"[+-]", str(dice_of(two_hands)))[0]
    on_hit = list(riders(words, made))
    if on_hit:
        made["on_hit"] = on_hit
    return made


def riders(words: Prose, attack: dict[str, Any]) -> list[dict[str, Any]]:
    """What a hit does beside its damage; damage with a saving throw of its own becomes a part of the attack's."""
    found: list[dict[str, Any]] = []
    while (held := words.take(says.GRAPPLED)) is not None:
        found.append({"condition": held["condition"].lower(), "escape_dc": int(held["escape"])})
    if any(rider["condition"] == "grappled" for rider in found):
        words.take(says.IF_CREATURE)
        words.take(says.NOBODY_ELSE)  # so it is with every hold of an attack (E5-MON-15)
        if words.take(says.HELD) is not None:
            found.append({"condition": "restrained"})
    while (saved := words.take(says.SAVE_OR)) is not None:
        rider = {"condition": saved["condition"].lower(), "save": saving(saved)}
        found.append(rider | lasting(saved, "duration"))
    while (hurt := words.take(says.SAVE_FOR)) is not None:
        parts, end = words.take_damage(hurt.end())
        half = words.take_at(says.HALF, end)
        if half is None:
            words.take_at(says.FAILED, end)
        against = saving(hurt) | ({"on_success": "half"} if half is not None else {})
        attack["damage"] += [{**part, "on_failed_save": against} for part in parts]
    while (has := words.take(says.HAS)) is not None:
        found.append({"condition": has["condition"].lower()})
    return found


def saving(found: re.Match[str]) -> dict[str, Any]:
    return {"ability": ABILITIES[found["ability"].lower()], "dc": int(found["dc"])}


def lasting(found: re.Match[str], key: str) -> dict[str, Any]:
    ends = ends_of(found["length"])
    return {} if ends is None else {key: ends}


# -- saving throws ---------------------------------------------------------------------------------
def save_of(words: Prose, deed: Deed) -> dict[str, Any] | None:
    """A power that calls for a saving throw: where, against what, and what happens."""
    trial = Prose(words.text)
    made: dict[str, Any] = {"resolve": "save"}
    trial.take(says.BREATH)
    where(trial, made, deed)
    if (rolled := trial.take(says.ROLLED)) is not None:
        told = of_new_kind(trial, rolled, made)
    elif (hurt := trial.take(says.SAVE_FOR)) is not None:
        parts, end = trial.take_damage(hurt.end())
        half = trial.take_at(says.HALF, end)
        if half is None:
            trial.take_at(says.FAILED, end)
        made["save"] = saving(hurt) | ({"on_success": "half"} if half is not None else {})
        told = bool(parts)
        only_first(trial, made, parts)
    elif (saved := trial.take(says.SAVE_OR)) is not None:
        made["save"] = saving(saved)
        made["conditions"] = [{"name": saved["condition"].lower(), **lasting(saved, "ends")}]
        told = True
    else:
        return None
    if not told:
        return None
    while (held := trial.take(says.GRAPPLED)) is not None:
        made.setdefault("conditions", []).append({"name": held["condition"].lower(), "escape_dc": int(held["escape"])})
    if made.get("conditions") and trial.take(says.REPEAT) is not None:
        made["conditions"][0]["end_save"] = dict(made["save"])
    words.rest = trial.rest
    return made


def of_new_kind(words: Prose, rolled: re.Match[str], made: dict[str, Any]) -> bool:
    """`Dexterity Saving Throw: DC 13, each creature in a 30-foot Cone. Failure: … Success: …`"""
    made["save"] = saving(rolled)
    failure = words.take(says.FAILURE)
    if failure is None:
        return False
    parts, _ = words.take_damage(failure.end())
    only_first(words, made, parts)
    has = words.take(says.TARGET_HAS)
    if has is not None:
        made["conditions"] = [{"name": has["condition"].lower(), **lasting(has, "ends")}]
    success = words.take(says.SUCCESS)
    if success is not None and success["half"]:
        made["save"]["on_success"] = "half"
    return bool(parts) or has is not None


def only_first(words: Prose, made: dict[str, Any], parts: list[dict[str, Any]]) -> None:
    """A power has damage of one type; further parts go back among what is not understood."""
    if not parts:
        return
    made["damage"] = f"{parts[0]['dice']} {parts[0]['type']}"
    for part in parts[1:]:
        words.rest += f"\0{part['dice']} {part['type']} damage"


def where(words: Prose, made: dict[str, Any], deed: Deed) -> None:
    """The area or the range of a power."""
    around = words.take(says.AROUND)
    area = None if around is not None else words.take(says.AREA)
    made["range_ft"] = 0
    if around is not None:
        made["area"] = {"shape": "sphere", "size_ft": int(around["size"])}
        words.rest += f"\0{around['choice']}" if around["choice"] else ""
    elif area is not None:
        shape = (area["shape"] or "").lower()
        made["area"] = {"shape": shape if shape in ("cone", "line", "cube") else "sphere", "size_ft": int(area["size"])}
        if shape == "line":
            made["area"]["width_ft"] = int(area["width"] or area["wide"] or 5)
        within = words.take(WITHIN_OF)
        made["range_ft"] = int(within["range"]) if within is not None else 0
        words.take(says.EACH)
        words.take(says.EACH)
    elif (one := words.take(says.WITHIN)) is not None:
        made["range_ft"] = int(one["range"])
        if one["sight"]:
            made["needs_sight"] = True
    else:
        made["range_ft"] = 5
        deed.assumed.append("power-range")


WITHIN_OF = re.compile(
    rf"(?:centered on )?a point (?:that )?(?:it can see )?within (?P<range>\d+) {says.FEET}(?: of it)?", re.I
)


# -- several attacks -------------------------------------------------------------------------------
def read_multiattack(text: str, names: dict[str, str]) -> tuple[list[dict[str, Any]], list[str], list[str]]:
    """The attacks of a Multiattack by their ids, those whose names are guessed, and what is not understood.

    >>> names = {"bite": "b", "claw": "c"}
    >>> read_multiattack("The ape makes three attacks: one with its bite and two with its claws.", names)
    ([{'attack': 'b', 'count': 1}, {'attack': 'c', 'count': 2}], [], [])
    """
    words = Prose(text)
    found: dict[str, int] = {}
    guessed: list[str] = []
    all_of = words.take(says.MAKES) if says.PART_OF.search(words.rest) else None
    for pattern in (says.PART_OF, says.SO_MANY):
        for part in list(pattern.finditer(words.rest)):
            id = named(part["what"], names)
            if id is None and names and part["what"].casefold() in ("melee", "weapon", "ranged", "melee weapon"):
                id = next(iter(names.values()))
                guessed.append(id)
            if id is not None:
                words.blank(part.start(), part.end())
                found[id] = found.get(id, 0) + count_of(part["count"])
    if found and all_of is None:
        words.take(says.MAKES)
    return [{"attack": id, "count": count} for id, count in found.items()], guessed, words.left()


def named(what: str, names: dict[str, str]) -> str | None:
    """The attack that is meant by a word, in the singular or the plural."""
    word = singular(what)
    for name, id in names.items():
        if singular(name) == word:
            return id
    return next(
        (id for name, id in names.items() if singular(name).startswith(word) or word.endswith(singular(name))), None
    )


def singular(name: str) -> str:
    """A name without its plural and without what stands in brackets.

    >>> singular("Claws"), singular("Javelin (Thrown)"), singular("bites")
    ('claw', 'javelin', 'bite')
    """
    return re.sub(r"s$", "", re.sub(r"\(.*?\)", "", name).strip().casefold())
