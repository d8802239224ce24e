"""Actors of Foundry's dnd5e: armour class and attack bonuses are worked out as the system does."""

from __future__ import annotations

import re
from typing import Any

from .entries import read_deed, usage_of
from .fifth import SENSES, SHORT, SPEEDS, Block, Role
from .formulas import IDLE_NAMES, both, formula, number_in
from .ledger import Idle, View
from .prose import CONDITIONS, DAMAGE_TYPES, plain_text

SIZES = {"tiny": "tiny", "sm": "small", "med": "medium", "lg": "large", "huge": "huge", "grg": "gargantuan"}
SKILLS = {
    "ath": "athletics", "acr": "acrobatics", "ste": "stealth", "prc": "perception", "inv": "investigation",
    "med": "medicine",
}  # fmt: skip
OTHER_SKILLS = ("ani", "arc", "dec", "his", "ins", "itm", "nat", "prf", "per", "rel", "slt", "sur")
RANKS = {0.5: "half", 1: "proficient", 2: "expert"}
LISTS = {"di": "immunities", "dr": "resistances", "dv": "vulnerabilities"}
PROPERTIES = {
    "amm": "ammunition", "fin": "finesse", "hvy": "heavy", "lgt": "light", "lod": "loading", "rch": "reach",
    "thr": "thrown", "two": "two_handed", "ver": "versatile",
}  # fmt: skip
ROLES: dict[str, Role] = {
    "action": "action", "bonus": "bonus_action", "reaction": "reaction", "legendary": "legendary",
}  # fmt: skip
SHAPES = {"cone": "cone", "line": "line", "cube": "cube", "sphere": "sphere", "radius": "sphere", "emanation": "sphere"}
IDLE = Idle(
    (
        *IDLE_NAMES, "roll", "scaling", "consumption", "languages", "container", "crewed", "unidentified", "materials",
        "prompt", "override", "enchant", "prerequisites", "requirements", "cover", "ideal", "bond", "flaw", "alignment",
    ),
    both(
        "type", "flags", "system.details.type", "system.details.race", "system.details.environment",
        "system.details.habitat", "system.details.treasure", "system.details.xp", "system.details.spellLevel",
        "system.attributes.attunement", "system.attributes.death", "system.attributes.hd",
        "system.attributes.exhaustion",
        "system.attributes.concentration", "system.attributes.hp.formula", "system.attributes.hp.value",
        "system.attributes.senses.units", "system.attributes.movement.units", "system.resources.lair", "system.tools",
        "items.flags", "items.system.strength", "items.system.hp", "items.system.speed", "items.system.type.baseItem",
        "items.system.armor.hp", "items.system.activities._id", "items.system.uses.spent",
    ),
)  # fmt: skip


def read_actor(view: View) -> dict[str, Any]:
    ledger, system = view.ledger, view["system"] if "system" in view else view["data"]
    block = Block(ledger, view["name"].text(), view.place)
    if view["type"].value == "character":
        block.data["kind"] = "character"
    Actor(block, view, system).read()
    made = block.finish()
    ledger.report_left(view, IDLE)
    return made


class Actor:
    """An actor that is being read."""

    def __init__(self, block: Block, view: View, system: View) -> None:
        self.block, self.view, self.system = block, view, system

    def read(self) -> None:
        block, attributes, traits = self.block, self.system["attributes"], self.system["traits"]
        for ability in SHORT:
            each = self.system.at("abilities", ability)
            block.score(ability, each["value"].number())
            if each["proficient"].number():
                block.data.setdefault("save_proficiencies", []).append(ability)
            self.nothing(each.at("bonuses"))
        if traits["size"].key in SIZES:
            block.data["size"] = SIZES[traits["size"].text()]
        block.set("hp_max", attributes.at("hp", "max").number())
        self.nothing(attributes["hp"], "temp", "tempmax")
        rating = self.system.at("details", "cr")
        if rating.value is not None:
            block.challenge(rating.use(), rating.place)
        for mode, each in attributes["movement"].fields().items():
            if mode in SPEEDS and (feet := each.number()):
                block.data.setdefault("speed", {})[mode] = feet
            elif mode == "hover" and each.flag():
                block.data["hover"] = True
        senses = attributes["senses"]
        for name in SENSES:
            block.sense(name, senses[name].number())
            block.sense(name, senses.at("ranges", name).number())
        self.defences(traits)
        self.skills()
        self.slots()
        if (count := self.system.at("resources", "legact", "max").number()) is not None and count:
            block.data["legendary_actions"] = count
        if count := self.system.at("resources", "legres", "max").number():
            block.data.setdefault("traits", {})["legendary_resistance"] = count
        for key in ("legact", "legres"):
            self.system.at("resources", key, "value").number()
            self.nothing(self.system.at("resources", key), "spent")
        self.nothing(attributes["init"], "bonus")
        self.nothing(self.system["bonuses"])
        for each in self.view["items"].list():
            Thing(self, each).read()
        self.armour(attributes["ac"])

    def nothing(self, view: View, *keys: str) -> None:
        """Zeros and empty words say nothing; anything else is left to be reported."""
        for key, each in view.fields().items():
            if isinstance(each.value, dict):
                self.nothing(each)
            elif not keys or key in keys:
                each.expect(0, "0", False)

    @property
    def proficiency(self) -> int:
        return int(self.block.data.get("proficiency_bonus", 2))

    def values(self, ability: str = "") -> dict[str, int]:
        """What the names in formulas stand for."""
        found = {f"abilities.{each}.mod": self.block.modifier(each) for each in SHORT}
        found |= {"prof": self.proficiency, "attributes.prof": self.proficiency}
        return found | ({"mod": self.block.modifier(ability)} if ability else {})

    def defences(self, traits: View) -> None:
        for key, ours in LISTS.items():
            bypasses = traits.at(key, "bypasses")
            magic = bypasses.value == ["mgc"]
            if magic:
                bypasses.use()
            for each in traits.at(key, "value").list():
                if each.value == "physical":
                    each.use()
                    types = ["bludgeoning", "piercing", "slashing"]
                elif each.value in DAMAGE_TYPES:
                    types = [each.text()]
                else:
                    continue
                physical = types[0] in ("bludgeoning", "piercing", "slashing")
                listed = self.block.data.setdefault(ours, [])
                listed += [{"type": kind, "nonmagical": True} if magic and physical else kind for kind in types]
            if custom := traits.at(key, "custom").text():
                self.block.damage_list(ours, custom, traits.at(key, "custom").place)
        for each in traits.at("ci", "value").list():
            if each.value in CONDITIONS:
                self.block.data.setdefault("condition_immunities", []).append(each.text())
        if custom := traits.at("ci", "custom").text():
            self.block.condition_list(custom, traits.at("ci", "custom").place)

    def skills(self) -> None:
        for key, each in self.system["skills"].fields().items():
            rank = RANKS.get(each["value"].value) if isinstance(each["value"].value, (int, float)) else None
            if key in SKILLS and rank is not None:
                self.block.data.setdefault("skills", {})[SKILLS[key]] = rank
                each["value"].use()
            elif each["value"].value == 0 or (key in OTHER_SKILLS and rank is not None):
                each["value"].use()
            each["ability"].expect(*SHORT)
            self.nothing(each["bonuses"])

    def slots(self) -> None:
        ability = self.system.at("attributes", "spellcasting")
        if ability.value in SHORT:
            self.block.data["spellcasting"] = {"ability": ability.text()}
        for key, each in self.system["spells"].fields().items():
            count = each["override"].number() or each["value"].number() or 0
            level = int(key[5:]) if re.fullmatch(r"spell[1-9]", key) else 0
            if level and count and "spellcasting" in self.block.data:
                self.block.data["spellcasting"].setdefault("slots", {})[level] = count
            elif count:
                self.block.ledger.miss(each.place, count)
            each["max"].number()

    def armour(self, view: View) -> None:
        """The armour class: a plain number, or armour, shield and Dexterity."""
        flat, calc = view["flat"].number(), view["calc"].value
        if (flat is not None and calc in ("flat", "natural")) or (calc is None and view["value"].value is not None):
            view["calc"].expect("flat", "natural")
            self.block.set("ac", flat if flat is not None else view["value"].number())
            return
        view["calc"].expect("default")
        dex, best, shield = self.block.modifier("dex"), 10 + self.block.modifier("dex"), 0
        for each in self.view["items"].list():
            kind, value = each.at("system", "type", "value").value, each.at("system", "armor", "value").value
            if (
                each["type"].value != "equipment"
                or not each.at("system", "equipped").value
                or not isinstance(value, int)
            ):
                continue
            if kind == "shield":
                shield = value
            elif kind in ("light", "medium", "heavy", "natural"):
                cap = each.at("system", "armor", "dex").value
                most = cap if isinstance(cap, int) else {"light": dex, "medium": 2}.get(str(kind), 0)
                best = max(best, value + (min(dex, most) if kind != "heavy" else 0))
        self.block.data["ac"] = best + shield
        self.block.ledger.assume(view.place, "armour", ac=best + shield)


class Thing:
    """An item of an actor: armour, a weapon, a feature or a spell."""

    def __init__(self, actor: Actor, view: View) -> None:
        self.actor, self.view, self.system = actor, view, view["system"] if "system" in view else view["data"]
        self.block = actor.block

    def read(self) -> None:
        kind, system = self.view["type"].value, self.system
        self.view["type"].expect("weapon", "feat", "spell", "equipment")
        for key in ("equipped", "proficient", "magicAvailable"):
            system[key].expect(True, False, 0, 1)
        armour = ("light", "medium", "heavy", "natural", "shield")
        if kind == "equipment" and system.at("type", "value").value in armour:
            self.block.ledger.assume(self.view.place, "worn", self.view["name"].text())
            system.at("armor", "value").number()
            system.at("armor", "dex").number()
            system.at("type", "value").text()
            text = system.at("description", "value")
            self.block.report(text.place, [plain_text(text.text())] if text else [])
            return
        if kind not in ("weapon", "feat", "spell"):
            return
        text = system.at("description", "value")
        name = self.view["name"].text()
        acts = list(system["activities"].fields().values())
        made = self.structured(name, acts)
        told = text.text()
        system.at("type", "value").expect("natural", "simpleM", "simpleR", "martialM", "martialR", "improv", "monster")
        system["uses"]["max"].expect("0", 0)
        if made is None:
            self.block.entry(self.role(acts), name, told, text.place)
            return
        deed = read_deed(name, told)
        if deed.attack is not None and "attack" in made and deed.attack.get("on_hit"):
            made["attack"]["on_hit"] = deed.attack["on_hit"]
        self.block.report(text.place, deed.left, name)
        used = usage_of(name)
        role = self.role(acts)
        if "attack" in made and role in ("action", "trait"):
            self.block.attack("action", used, made["attack"], self.view.place)
        elif "attack" in made:
            self.block.attack(role, used, made["attack"], self.view.place)
        else:
            self.block.power("action" if role == "trait" else role, used, made, self.view.place)

    def role(self, acts: list[View]) -> Role:
        for act in acts:
            routine(act)
        for each in (*[act.at("activation", "type") for act in acts], self.system.at("activation", "type")):
            if each.key in ROLES:
                return ROLES[each.text()]
        return "action" if self.view["name"].value == "Multiattack" else "trait"

    def structured(self, name: str, acts: list[View]) -> dict[str, Any] | None:
        """The attack or the saving throw that the structure tells, of newer or of older versions."""
        for each in acts:
            if each["type"].value == "attack":
                return self.attack(name, each, each["attack"], self.parts(each))
            if each["type"].value == "save" and each.at("damage", "parts").value:
                return self.save(each, each.at("save", "dc", "formula"), each.at("save", "ability"), self.parts(each))
        kind = self.system["actionType"].value
        if kind in ("mwak", "rwak", "msak", "rsak"):
            return self.attack(name, self.system, self.system, self.parts(self.system))
        return None

    # -- attacks ------------------------------------------------------------------------------------
    def attack(self, name: str, act: View, inner: View, parts: list[tuple[str, str]]) -> dict[str, Any] | None:
        system, old = self.system, act is self.system
        act["type"].expect("attack")
        kind = str(act["actionType"].value if old else inner.at("type", "value").value or "melee")
        act["actionType"].text() if old else inner.at("type", "value").expect("melee", "ranged")
        inner.at("type", "classification").expect("weapon", "spell", "natural", "unarmed")
        near, far = system.at("range", "value").number(), system.at("range", "long").number()
        reach = system.at("range", "reach").number()
        system.at("range", "units").expect("ft")
        named = {PROPERTIES[each.text()] for each in system["properties"].list() if each.key in PROPERTIES}
        named |= {
            PROPERTIES[key] for key, each in system["properties"].fields().items() if key in PROPERTIES and each.flag()
        }
        ranged = kind.startswith("r") or "ammunition" in named
        spell = kind in ("msak", "rsak") or inner.at("type", "classification").value == "spell"
        ability = self.ability(inner["ability"] if not old else system["ability"], ranged, named)
        values = self.actor.values(ability)
        own = number_in(inner["bonus"].value if not old else system["attackBonus"].value, values)
        magic = system["magicalBonus"].number() or 0
        if own is None:
            return None
        (system["attackBonus"] if old else inner["bonus"]).use()
        total = (
            own if inner["flat"].value is True else own + magic + self.block.modifier(ability) + self.actor.proficiency
        )
        inner["flat"].flag()
        self.block.ledger.assume(self.view.place, "attack-bonus", name, bonus=total)
        damage = self.damage(parts, values, magic)
        made: dict[str, Any] = {"name": name}
        natural = self.system.at("type", "value").value == "natural" or self.system["weaponType"].value == "natural"
        system["weaponType"].expect("natural", "simpleM", "simpleR", "martialM", "martialR", "improv", "siege")
        made["source"] = "spell" if spell else "natural" if natural else "weapon"
        made["attack_bonus"] = total
        if ranged:
            made |= {"mode": "ranged", "range_ft": [near or 30, far or near or 30]}
        else:
            made["reach_ft"] = (
                reach or (near if near and "thrown" not in named else None) or (10 if "reach" in named else 5)
            )
            if "thrown" in named and near:
                made |= {"mode": "melee_or_thrown", "range_ft": [near, far or near]}
        made["damage"] = damage
        kept = sorted(named - {"reach"})
        if kept:
            made["properties"] = kept
        return {"attack": made}

    def ability(self, view: View, ranged: bool, named: set[str]) -> str:
        if view.value in SHORT:
            return view.text()
        strong, quick = self.block.modifier("str"), self.block.modifier("dex")
        return "dex" if ranged or ("finesse" in named and quick > strong) else "str"

    def parts(self, act: View) -> list[tuple[str, str]]:
        """Formulas of damage with their types."""
        found: list[tuple[str, str]] = []
        base = self.system.at("damage", "base")
        if act is not self.system and act.at("damage", "includeBase").value is not False and base["number"].value:
            found.append(self.part(base))
        act.at("damage", "includeBase").flag()
        for each in act.at("damage", "parts").list():
            if isinstance(each.value, dict):
                found.append(self.part(each))
            elif isinstance(each.value, list) and len(each.value) == 2:
                found.append((str(each.value[0]), str(each.value[1])))
                each.use()
        return found

    def part(self, view: View) -> tuple[str, str]:
        number, sides, bonus = view["number"].number() or 0, view["denomination"].number() or 0, view["bonus"].text()
        types = view["types"].list()
        kind = str(types[0].value) if types and types[0].expect(*DAMAGE_TYPES) else ""
        if view.at("custom", "enabled").flag():
            return view.at("custom", "formula").text(), kind
        dice = f"{number}d{sides}" if number and sides else "0"
        return (f"{dice}+{bonus}" if bonus else dice), kind

    def damage(self, parts: list[tuple[str, str]], values: dict[str, int], magic: int) -> list[dict[str, Any]]:
        """The parts of an attack's damage; the ability is added to the first where the formula does not say it."""
        found: list[dict[str, Any]] = []
        old = self.system["actionType"].value is not None
        for number, (text, kind) in enumerate(parts):
            own = "" if old or number or "@mod" in text else " + @mod"
            dice = formula(text + own + (f" + {magic}" if magic and not number else ""), values)
            if dice is None or kind not in DAMAGE_TYPES:
                self.block.ledger.miss(self.view.place, f"{text} {kind}".strip())
            else:
                found.append({"dice": dice, "type": kind})
        return found

    # -- saving throws ------------------------------------------------------------------------------
    def save(self, act: View, dc: View, abilities: View, parts: list[tuple[str, str]]) -> dict[str, Any] | None:
        listed = [each.text() for each in abilities.list() if each.value in SHORT] or [abilities.text()]
        calculation = act.at("save", "dc", "calculation")
        values = self.actor.values()
        number = number_in(dc.value, values)
        if calculation.value in SHORT:
            number = 8 + self.actor.proficiency + self.block.modifier(calculation.text())
        if not number or listed[0] not in SHORT:
            return None
        dc.text()
        act["type"].expect("save")
        half = act.at("damage", "onSave").expect("half")
        made: dict[str, Any] = {"resolve": "save", "range_ft": 0}
        made["save"] = {"ability": listed[0], "dc": number} | ({"on_success": "half"} if half else {})
        template = act.at("target", "template")
        if template["type"].key in SHAPES and (size := template["size"].number()):
            made["area"] = {"shape": SHAPES[template["type"].text()], "size_ft": size}
            if made["area"]["shape"] == "line" and (width := template["width"].number()):
                made["area"]["width_ft"] = width
            template["units"].expect("ft")
        else:
            made["range_ft"] = act.at("range", "value").number() or 5
        dice = formula(parts[0][0], values) if parts else None
        if dice is None or parts[0][1] not in DAMAGE_TYPES:
            for text, kind in parts:
                self.block.ledger.miss(self.view.place, f"{text} {kind}".strip())
            return None
        made["damage"] = f"{dice} {parts[0][1]}"
        for text, kind in parts[1:]:
            self.block.ledger.miss(self.view.place, f"{text} {kind}")
        return made


def routine(act: View) -> None:
    """What nearly every activity has, and what says nothing new then."""
    act.at("activation", "value").expect(1)
    act.at("activation", "override").expect(False)
    act.at("range", "units").expect("ft", "self", "touch")
    act.at("range", "value").number()
    act.at("duration", "concentration").expect(False)
    act.at("target", "template", "contiguous").expect(False)
    act.at("target", "affects", "choice").expect(False)
