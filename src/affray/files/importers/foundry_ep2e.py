"""Characters of Foundry's ep2e: the ego on the actor, the morph among its flags, the gear among its items."""

from __future__ import annotations

from typing import Any

from affray.core.slugs import slug, unique

from .formulas import IDLE_NAMES, both, formula
from .ledger import Idle, View
from .prose import plain_text

APTITUDES = ("cog", "int", "ref", "sav", "som", "wil")
SKILLS = {
    "fray": ("fray", "ref", 2), "melee": ("melee", "som", 1), "guns": ("guns", "ref", 1),
    "athletics": ("athletics", "som", 1), "freeFall": ("free_fall", "som", 1), "infiltrate": ("infiltrate", "ref", 1),
    "perceive": ("perceive", "int", 2), "interface": ("interface", "cog", 1), "psi": ("psi", "wil", 1),
}  # fmt: skip
"""Our names of the skills of a fight, their aptitudes, and how often these count."""
OTHER_SKILLS = ("deceive", "infosec", "kinesics", "persuade", "program", "provoke", "research", "survival")
BODIES = {"biological": "biomorph", "synthetic": "synthmorph"}
SIZES = {"verySmall": "very_small", "small": "small", "medium": "medium", "large": "large", "veryLarge": "very_large"}
WEAPONS = {
    "meleeWeapon": "melee", "firearm": "kinetic", "railgun": "kinetic", "beamWeapon": "beam", "sprayWeapon": "spray",
    "thrownWeapon": "thrown",
}  # fmt: skip
MODES = {"singleShot": "SS", "semiAuto": "SA", "burstFire": "BF", "fullAuto": "FA"}
IDLE = Idle(
    (
        *IDLE_NAMES, "reference", "complexity", "restricted", "blueprint", "quality", "concealable", "wareType",
        "category", "deviceType", "fabricator", "fabPrintDuration", "firewallHealth", "firewallRating", "log",
        "meshHealth", "acquisition", "damageRepair", "woundRepair", "ammoClass", "usedEffectsDuration",
        "activationAction",
        "aidedHealTickStartTime", "ownHealTickStartTime", "safetySystem",
    ),
    both(
        "type", "system.description", "system.fakeId", "system.temporary", "system.favoriteItems", "system.purchaseLog",
        "system.homeDevice", "system.network", "system.assets", "system.settings", "system.shortRecharge",
        "system.longRecharge", "system.motivations", "system.points", "system.accumulatedTimeStart", "system.tasks",
        "system.reps", "system.characterDetails", "system.egoType", "system.forkType", "system.threatDetails",
        "system.combatState", "system.mentalHealth", "system.spentPools", "system.fieldSkills.know", "items.flags",
        "flags.ep2e.biological.name", "flags.ep2e.biological.type", "flags.ep2e.biological.flags",
        "flags.ep2e.biological.system.description", "flags.ep2e.biological.system.brain",
        "flags.ep2e.biological.system.sex", "flags.ep2e.biological.system.subtype",
        "flags.ep2e.synthetic.name", "flags.ep2e.synthetic.type", "flags.ep2e.synthetic.flags",
        "flags.ep2e.synthetic.system.description", "flags.ep2e.synthetic.system.brain",
        "flags.ep2e.synthetic.system.subtype", "flags.ep2e.synthetic.system.shellType", "items.system.state",
    ),
)  # fmt: skip


def read_actor(view: View) -> dict[str, Any]:
    system, ledger = view["system"] if "system" in view else view["data"], view.ledger
    ledger.who = name = view["name"].text()
    made: dict[str, Any] = {"name": name, "side": "monsters", "aptitudes": {}}
    for each in APTITUDES:
        if (number := system.at("aptitudes", each).number()) is not None:
            made["aptitudes"][each] = number
    skills(system, made)
    morph(view, made)
    if flex := system["flex"].number():
        made.setdefault("pools", {})["flex"] = flex + made.get("pools", {}).get("flex", 0)
    if threat := system["threat"].number():
        ledger.miss(system["threat"].place, threat)
    gear(view["items"], made)
    found = {key: value for key, value in made.items() if value not in (None, {}, [])}
    ledger.report_left(view, IDLE)
    return found


def skills(system: View, made: dict[str, Any]) -> None:
    """Points and the aptitude; a skill without points is not written, the game defaults by itself."""
    for key, each in system["skills"].fields().items():
        points = each["points"].number()
        if key in SKILLS and points:
            ours, aptitude, times = SKILLS[key]
            made.setdefault("skills", {})[ours] = min(100, points + times * made["aptitudes"].get(aptitude, 0))
        elif key not in SKILLS and key not in OTHER_SKILLS:
            each.ledger.miss(each.place, points)
        if key in SKILLS and (special := each["specialization"].text()):
            made.setdefault("specializations", []).append(special)
        elif key in OTHER_SKILLS:
            each["specialization"].text()


def morph(view: View, made: dict[str, Any]) -> None:
    """The body: durability, pools, speed, size."""
    for flag, body in BODIES.items():
        shape = view.at("flags", "ep2e", flag)
        inner = shape["system"] if "system" in shape else shape["data"]
        if not inner:
            continue
        made["body"] = body
        made["durability"] = inner.at("physicalHealth", "baseDurability").number()
        health(inner["physicalHealth"])
        for pool, each in inner["pools"].fields().items():
            if (number := each.number()) and pool in ("insight", "moxie", "vigor", "flex"):
                made.setdefault("pools", {})[pool] = number
        rates = inner["movementRates"].list()
        if rates:
            made["move_base"], made["move_full"] = rates[0]["base"].number(), rates[0]["full"].number()
            rates[0]["type"].text()
        if inner["size"].key in SIZES:
            made["size"] = SIZES[inner["size"].text()]
        if (limbs := inner["prehensileLimbs"].number()) is not None:
            made["limbs"] = limbs
        inner["isSwarm"].expect(False)
        inner["reach"].expect(0)
        inner["recoveryConditions"].expect("normal")
        unarmed = formula(inner["unarmedDV"].text(), {})
        if unarmed and unarmed != "0":
            made.setdefault("weapons", []).append(
                {"id": "unarmed_blow", "name": "Unarmed", "kind": "melee", "dv": unarmed}
            )
        return


def health(view: View) -> None:
    for key in ("damage", "wounds"):
        view[key].expect(0)
    view["bleedingOut"].expect(False)


def gear(view: View, made: dict[str, Any]) -> None:
    taken: dict[str, None] = {"unarmed_blow": None}
    for each in view.list():
        inner, kind, name = (
            each["system"] if "system" in each else each["data"],
            each["type"].key,
            each["name"].text(),
        )
        text = inner["description"].text()
        if kind in WEAPONS:
            weapon(each, inner, name, made, taken)
        elif kind == "armor":
            armour(inner, made)
            each.ledger.assume(each.place, "worn", name)
        if text or kind not in (*WEAPONS, "armor"):
            each.ledger.miss(each.place, f"{name}: {plain_text(text)}" if text else name)
        each["type"].expect(
            *WEAPONS, "armor", "physicalTech", "software", "trait", "sleight", "substance", "physicalService"
        )
        for key in (
            "fragile",
            "activated",
            "onboardALI",
            "hasActiveState",
            "hasSecondaryAttack",
            "shapeChanging",
            "twoHanded",
            "singleUse",
        ):
            inner[key].expect(False)


def armour(inner: View, made: dict[str, Any]) -> None:
    values = inner["armorValues"]
    made["armor_energy"] = made.get("armor_energy", 0) + (values["energy"].number() or 0)
    made["armor_kinetic"] = made.get("armor_kinetic", 0) + (values["kinetic"].number() or 0)
    for key in ("concealable", "layerable"):
        values[key].expect(True, False)
        inner.at("activeArmor", key).expect(False)
    for key in ("energy", "kinetic"):
        inner.at("activeArmor", key).expect(0)
    for key in ("singleUse", "twoHanded"):
        inner[key].expect(False)


def weapon(view: View, inner: View, name: str, made: dict[str, Any], taken: dict[str, None]) -> None:
    attack, kind = inner["primaryAttack"], WEAPONS[view["type"].key]
    dice = formula(str(attack["damageFormula"].value or ""), {})
    if dice is None:
        return
    attack["damageFormula"].text()
    found: dict[str, Any] = {"id": unique(slug(name), taken), "name": name, "kind": kind, "dv": dice}
    modes = [MODES[each.text()] for each in attack["firingModes"].list() if each.key in MODES]
    if modes:
        found["modes"] = modes
    if kind != "melee":
        found["range"] = inner["range"].number() or 10
        rounds = inner.at("ammo", "value").number()
        if rounds is not None:
            found["ammo"] = rounds
        inner.at("ammo", "max").number()
        inner.at("ammo", "selectedModeIndex").expect(0)
    if attack["armorUsed"].value in ("kinetic", "energy", "none"):
        found["armor"] = attack["armorUsed"].text()
    if inner["twoHanded"].flag():
        found["hands"] = 2
    traits = [
        word for key, word in (("fixed", "fixed"), ("long", "long"), ("singleUse", "single_use")) if inner[key].flag()
    ]
    traits += ["armor_piercing"] if attack["armorPiercing"].flag() else []
    traits += ["touch_only"] if inner["touchOnly"].flag() else []
    if reach := inner["reachBonus"].number():
        found["reach"] = reach
    for each in inner["accessories"].list():
        if each.value == "smartlink":
            found["smartlink"] = True
        each.expect("smartlink", "safetySystem")
    for key in ("augmentUnarmed", "acceptsPayload", "improvised"):
        inner[key].expect(False)
    if traits:
        found["traits"] = traits
    made.setdefault("weapons", []).append(found)
