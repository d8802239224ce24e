"""A stat block of the fifth edition on its way into our form, whatever file it comes from."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any, Literal

from affray.core.slugs import slug, unique
from affray.rulesets.game import Path as Place

from . import prose as says
from .entries import Deed, Usage, read_deed, read_multiattack, usage_of
from .ledger import Ledger, whole
from .prose import ABILITIES, CONDITIONS, DAMAGE_TYPES, Prose, plain_text

GAME = "fifth_edition"
SHORT = tuple(ABILITIES.values())
SIZES = ("tiny", "small", "medium", "large", "huge", "gargantuan")
SKILLS = ("athletics", "acrobatics", "stealth", "perception", "investigation", "medicine")
OTHER_SKILLS = (
    "animal handling", "arcana", "deception", "history", "insight", "intimidation", "nature", "performance",
    "persuasion", "religion", "sleight of hand", "survival",
)  # fmt: skip
"""Skills that no rule of a fight asks for."""
SENSES = ("darkvision", "blindsight", "tremorsense", "truesight")
SPEEDS = ("walk", "climb", "swim", "fly", "burrow")
ORDER = (
    "name", "kind", "side", "size", "proficiency_bonus", "ability_scores", "save_proficiencies", "save_overrides",
    "skills", "skill_overrides", "passive_perception", "initiative_bonus", "senses", "ac", "hp_max", "speed", "hover",
    "resistances", "vulnerabilities", "immunities", "condition_immunities", "traits", "bonus_actions", "spellcasting",
    "legendary_actions", "multiattack", "attacks", "powers",
)  # fmt: skip
Role = Literal["trait", "action", "bonus_action", "reaction", "legendary"]
Where = Place | str
NONMAGICAL = re.compile(r"(?:from |by )?(?:nonmagical|non-magical) (?:attacks|weapons)|that is ?n['’o]t magical", re.I)
SPEED = re.compile(
    r"(?:(?P<mode>walk|climb|swim|fly|burrow)(?:ing)?\s*)?(?P<feet>\d+) ?(?:ft\.?|feet)?(?P<hover> ?\(hover\))?", re.I
)
SENSE = re.compile(rf"(?P<sense>{'|'.join(SENSES)}):? (?P<feet>\d+) ?(?:ft\.?|feet)?", re.I)
PASSIVE = re.compile(r"passive perception:? (?P<number>\d+)", re.I)
TRAITS: dict[str, tuple[re.Pattern[str], Callable[[re.Match[str]], dict[str, Any]]]] = {
    "pack tactics": (
        re.compile(r"[^.]*\badvantage on (?:an )?attack rolls?\b[^.]*\bif at least one of\b[^.]*\ballies\b[^.]*", re.I),
        lambda _: {"pack_tactics": True},
    ),
    "evasion": (
        re.compile(r"[^.]*\btake only half damage\b[^.]*\bno damage\b[^.]*\bhalf damage if it fails", re.I),
        lambda _: {"evasion": True},
    ),
    "sneak attack": (
        re.compile(r"[^.]*\bextra (?:\d+ \()?(?P<dice>\d+d\d+)\)? damage\b[^.]*", re.I),
        lambda found: {"sneak_attack": found["dice"]},
    ),
    "alert": (re.compile(r"[^.]*\bcan(?:['’]t|not) be surprised\b[^.]*", re.I), lambda _: {"surprise_immune": True}),
    "legendary resistance": (
        re.compile(r"if (?:the )?[\w' ’-]{1,60}? fails a saving throw, it can choose to succeed instead", re.I),
        lambda _: {"legendary_resistance": 1},
    ),
}
"""Features that have a rule of their own here, by name; the text must be the usual one."""
MAGICAL = re.compile(r"(?:the )?[\w' ’-]{1,60}? weapon attacks are magical", re.I)


class Block:
    """A stat block under construction. What is said of it is read by the methods; `finish` gives the entry."""

    def __init__(self, ledger: Ledger, name: str, where: Where) -> None:
        self.ledger, self.where = ledger, where
        self.data: dict[str, Any] = {"name": name, "kind": "monster"}
        self.names: dict[str, str] = {}
        """Attacks by their names in the text."""
        self.ids: dict[str, None] = {}
        self.later: list[tuple[Callable[[str, str, Where], None], str, str, Where]] = []
        ledger.who = name

    def set(self, key: str, value: Any) -> None:
        if value is not None:
            self.data[key] = value

    def modifier(self, ability: str) -> int:
        return (int(self.data.get("ability_scores", {}).get(ability, 10)) - 10) // 2

    # -- single values ------------------------------------------------------------------------------
    def size(self, text: str, where: Where) -> None:
        """The first word for a size; what else stands there is the kind of creature and its alignment."""
        word = next((each for each in re.findall(r"[a-z]+", text.casefold()) if each in SIZES), "")
        if word:
            self.data["size"] = word
        else:
            self.ledger.miss(where, text, "size")

    def score(self, ability: str, value: int | None) -> None:
        if value is not None:
            self.data.setdefault("ability_scores", {})[ability] = value

    def save(self, ability: str, total: int | None) -> None:
        if total is not None:
            self.data.setdefault("save_overrides", {})[ability] = total

    def skill(self, name: str, total: int | None, where: Where) -> None:
        word = name.casefold().replace("_", " ").strip()
        if word in SKILLS and total is not None:
            self.data.setdefault("skill_overrides", {})[word] = total
        elif word not in OTHER_SKILLS:
            self.ledger.miss(where, name if total is None else f"{name} {total:+d}", "skill")

    def challenge(self, rating: str | float, where: Where) -> None:
        """The proficiency bonus by the challenge rating, if it is not given."""
        level = challenge_of(rating)
        if level is None:
            self.ledger.miss(where, rating)
        elif "proficiency_bonus" not in self.data:
            bonus = min(9, 2 + max(0, level - 1) // 4)
            self.data["proficiency_bonus"] = bonus
            self.ledger.assume(where, "proficiency", bonus=bonus)

    def initiative(self, total: int | None) -> None:
        """A total; the game adds the modifier of Dexterity itself."""
        if total is not None and total != self.modifier("dex"):
            self.data["initiative_bonus"] = total - self.modifier("dex")

    # -- texts --------------------------------------------------------------------------------------
    def speed(self, text: str, where: Where) -> None:
        """`30 ft., fly 60 ft. (hover)`."""
        words = Prose(text)
        speeds: dict[str, int] = self.data.setdefault("speed", {})
        while (found := words.take(SPEED)) is not None:
            speeds[(found["mode"] or "walk").lower()] = int(found["feet"])
            if found["hover"]:
                self.data["hover"] = True
        self.report(where, words.left())

    def damage_list(self, key: str, text: str, where: Where) -> None:
        """`acid; bludgeoning, piercing, and slashing from nonmagical attacks`."""
        for group in text.split(";"):
            words = Prose(group)
            plainly = words.take(NONMAGICAL) is None
            found = [each for each in DAMAGE_TYPES if words.take(re.compile(rf"\b{each}\b", re.I)) is not None]
            listed: list[Any] = self.data.setdefault(key, [])
            listed += [each if plainly else {"type": each, "nonmagical": True} for each in found]
            self.report(where, [each for each in words.left() if each.casefold() != "damage"])

    def condition_list(self, text: str, where: Where) -> None:
        words = Prose(text)
        found = [each for each in CONDITIONS if words.take(re.compile(rf"\b{each}\b", re.I)) is not None]
        self.data.setdefault("condition_immunities", []).extend(found)
        self.report(where, words.left())

    def senses(self, text: str, where: Where) -> None:
        """`darkvision 60 ft., passive Perception 14`."""
        words = Prose(text)
        while (found := words.take(SENSE)) is not None:
            self.sense(found["sense"].lower(), int(found["feet"]))
        if (passive := words.take(PASSIVE)) is not None:
            self.data["passive_perception"] = int(passive["number"])
        self.report(where, words.left())

    def sense(self, name: str, feet: int | None) -> None:
        if feet:
            self.data.setdefault("senses", {})[f"{name}_ft"] = feet

    def report(self, where: Where, left: Iterable[str], name: str = "") -> None:
        for each in left:
            self.ledger.miss(where, f"{name}: {each}" if name else each)

    # -- what it can do -----------------------------------------------------------------------------
    def entry(self, role: Role, name: str, text: str, where: Where, usage: str = "") -> Deed:
        """A feature, an action, a reaction or a legendary action, as it is described."""
        used = usage_of(name, usage)
        if role == "action" and used.name.casefold().startswith("multiattack"):
            self.later.append((self.multiattack, used.name, text, where))
            return Deed()
        if role == "trait" and self.trait(name, used, text, where):
            return Deed()
        deed = read_deed(used.name, text)
        for each in deed.assumed if deed.attack or deed.save else []:
            self.ledger.assume(where, each, used.name)
        if deed.attack is not None and role != "reaction":
            self.attack(role, used, deed.attack, where)
            self.report(where, deed.left, used.name)
        elif deed.save is not None and role in ("action", "bonus_action", "legendary"):
            self.power(role, used, deed.save, where)
            self.report(where, deed.left, used.name)
        elif role == "legendary":
            self.later.append((self.legendary, name, text, where))
        elif not self.extra(role, used, text, where):
            self.report(where, [plain_text(text) or used.name], "" if not text else used.name)
        return deed

    def attack(self, role: Role, used: Usage, made: dict[str, Any], where: Where) -> None:
        """An attack of an action, or a power that is one."""
        id = unique(slug(used.name), self.ids)
        made = {"id": id, **made}
        if not made.get("damage"):
            self.ledger.assume(where, "no-damage", used.name)
            made["damage"] = [{"dice": 0, "type": "bludgeoning"}]
        if role == "action" and used.uses is None:
            self.data.setdefault("attacks", []).append(made)
            self.names[used.name] = id
            return
        within = max(made.get("reach_ft", 0), *made.get("range_ft", [0]))
        inner = {**made, "id": f"{id}_attack"}
        self.power(role, used, {"resolve": "attack", "range_ft": within, "attack": inner}, where, id)

    def power(self, role: Role, used: Usage, made: dict[str, Any], where: Where, id: str = "") -> None:
        cost: dict[str, Any] = {"cost": role} if role in ("bonus_action", "legendary") else {}
        if used.costs > 1:
            cost |= {"legendary_cost": used.costs}
        uses = {} if used.uses is None else {"uses": used.uses}
        if used.rest:
            self.ledger.assume(where, "rest", used.name)
        found = {"id": id or unique(slug(used.name), self.ids), "name": used.name, **cost, **uses, **made}
        self.data.setdefault("powers", []).append(found)

    def trait(self, name: str, used: Usage, text: str, where: Where) -> bool:
        """A feature with a rule of its own."""
        words = Prose(text)
        known = TRAITS.get(used.name.casefold())
        if known is not None and (found := words.take(known[0])) is not None:
            given = known[1](found)
            if "legendary_resistance" in given and used.uses is not None:
                given["legendary_resistance"] = used.uses.get("per_combat", 1)
            self.data.setdefault("traits", {}).update(given)
            self.report(where, words.left(), used.name)
            return True
        if used.name.casefold() == "magic weapons" and words.take(MAGICAL) is not None:
            self.later.append((self.magical, used.name, text, where))
            self.report(where, words.left(), used.name)
            return True
        return False

    def magical(self, name: str, text: str, where: Where) -> None:
        for each in self.data.get("attacks", []):
            each["magical"] = True

    def extra(self, role: Role, used: Usage, text: str, where: Where) -> bool:
        """Actions as bonus actions, and spellcasting: parts of a text that are understood by themselves."""
        words = Prose(text)
        told = False
        if role in ("trait", "bonus_action") and (bonus := words.take(says.BONUS)) is not None:
            asked = re.findall(r"[a-z]+", (bonus["what"] or bonus["takes"]).casefold())
            known = [each for each in ("dash", "disengage", "hide") if each in asked]
            self.data.setdefault("bonus_actions", []).extend(known)
            self.report(where, [each for each in asked if each not in (*known, "or", "and")], used.name)
            if known:
                self.ledger.assume(where, "bonus-actions", used.name, actions=", ".join(known))
            told = bool(known)
        casting = words.take(says.CASTING) or words.take(says.CASTS)
        if casting is not None:
            made = self.data.setdefault("spellcasting", {"ability": ABILITIES[casting["ability"].lower()]})
            groups = casting.groupdict()
            made |= {key: int(groups[word]) for key, word in CASTER if groups.get(word)}
            while (slots := words.take(says.SLOTS)) is not None:
                made.setdefault("slots", {})[int(slots["level"])] = int(slots["count"])
            told = True
        if told:
            self.report(where, words.left(), used.name)
        return told

    # -- what needs the attacks to be known ---------------------------------------------------------
    def multiattack(self, name: str, text: str, where: Where) -> None:
        found, guessed, left = read_multiattack(text, self.names)
        if found:
            self.data["multiattack"] = found
        for each in dict.fromkeys(guessed):
            self.ledger.assume(where, "multiattack", name, attack=each)
        self.report(where, left, name)

    def legendary_number(self, text: str, where: Where) -> None:
        """`The warden can take 3 legendary actions, choosing from the options below. …`"""
        words = Prose(text)
        if (found := words.take(says.ACTIONS)) is not None:
            self.data["legendary_actions"] = int(found["count"])
        while words.take(says.ROUTINE) is not None:
            pass
        self.report(where, words.left())

    def legendary(self, name: str, text: str, where: Where) -> None:
        """`The warden makes one tail attack.`"""
        used = usage_of(name)
        found, guessed, left = read_multiattack(text, self.names)
        attacks = {each["id"]: each for each in self.data.get("attacks", [])}
        if len(found) != 1 or found[0]["count"] != 1:
            self.report(where, [plain_text(text)], used.name)
            return
        for each in guessed:
            self.ledger.assume(where, "multiattack", used.name, attack=each)
        made = dict(attacks[found[0]["attack"]])
        made.pop("id")
        self.attack("legendary", used, made, where)
        self.report(where, left, used.name)

    def finish(self) -> dict[str, Any]:
        """The entry, with everything in its usual order."""
        for act, name, text, where in self.later:
            act(name, text, where)
        legendary = [each for each in self.data.get("powers", []) if each.get("cost") == "legendary"]
        if legendary and "legendary_actions" not in self.data:
            self.data["legendary_actions"] = 3
            self.ledger.assume(self.where, "legendary", count=3)
        self.data["side"] = "heroes" if self.data["kind"] == "character" else "monsters"
        speed = self.data.get("speed")
        if speed and "walk" not in speed:
            speed["walk"] = 0
        kept = {key: value for key, value in self.data.items() if value not in (None, [], {}, "")}
        return {key: kept[key] for key in ORDER if key in kept}


CASTER = (("save_dc", "dc"), ("attack_bonus", "bonus"))


def challenge_of(rating: str | float) -> int | None:
    """The whole number of a challenge rating; fractions count as 0.

    >>> challenge_of("1/4"), challenge_of(0.125), challenge_of("13 (10,000 XP)"), challenge_of("x")
    (0, 0, 13, None)
    """
    if isinstance(rating, (int, float)) and not isinstance(rating, bool):
        return int(rating) if 0 <= rating <= 100 else None
    found = re.match(r"\s*(\d{1,2})(/\d)?(?!\d)", str(rating))
    if found is None:
        return None
    return 0 if found[2] else int(found[1])


def feet_of(value: Any) -> int | None:
    """Feet as a number or as a text.

    >>> feet_of("30 ft."), feet_of(40), feet_of("far")
    (30, 40, None)
    """
    if isinstance(value, str):
        found = re.fullmatch(r"\s*(\d{1,4}) ?(?:ft\.?|feet)?\s*", value)
        return int(found[1]) if found else None
    return whole(value)
