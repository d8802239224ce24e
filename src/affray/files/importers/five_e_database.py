"""The monsters of the 5e-database: structured, and described as well; where the two differ, it is reported."""

from __future__ import annotations

from typing import Any

from .entries import Deed, usage_of
from .fifth import SENSES, SPEEDS, Block, Role, feet_of
from .ledger import Idle, Ledger, View
from .prose import ABILITIES, CONDITIONS

IDLE = Idle(
    ("index", "url", "image", "xp", "alignment", "languages", "desc", "hit_dice", "hit_points_roll", "type", "subtype"),
    (
        "armor_class.armor", "armor_class.desc", "armor_class.type", "proficiencies.proficiency.name",
        "condition_immunities.name", "actions.damage.damage_type.name", "actions.dc.dc_type.name",
        "legendary_actions.damage.damage_type.name", "legendary_actions.dc.dc_type.name",
        "special_abilities.dc.dc_type.name", "special_abilities.damage.damage_type.name",
        "special_abilities.spellcasting.ability.name", "actions.damage.dc.dc_type.name",
        "special_abilities.spellcasting.level", "special_abilities.spellcasting.school",
        "special_abilities.spellcasting.components_required",
    ),
)  # fmt: skip
IDLES = (IDLE,)
ROLES: dict[str, Role] = {
    "special_abilities": "trait", "actions": "action", "bonus_actions": "bonus_action", "reactions": "reaction",
    "legendary_actions": "legendary",
}  # fmt: skip
LISTS = {
    "damage_vulnerabilities": "vulnerabilities", "damage_resistances": "resistances",
    "damage_immunities": "immunities",
}  # fmt: skip


def is_monster(data: Any) -> bool:
    return (
        isinstance(data, dict) and "name" in data and "hit_points" in data and isinstance(data.get("armor_class"), list)
    )


def fits(data: Any) -> bool:
    return is_monster(data) or (isinstance(data, list) and any(map(is_monster, data)))


def read(data: Any, ledger: Ledger) -> list[dict[str, Any]]:
    root = View(data, (), ledger)
    found = [read_monster(each) for each in ([root] if is_monster(data) else root.list()) if is_monster(each.value)]
    ledger.who = ""
    ledger.report_left(root, Idle())
    return found


def read_monster(view: View) -> dict[str, Any]:
    ledger = view.ledger
    block = Block(ledger, view["name"].text(), view.place)
    if view["size"]:
        block.size(view["size"].text(), view["size"].place)
    block.set("hp_max", view["hit_points"].number())
    for number, each in enumerate(view["armor_class"].list()):
        if number == 0:
            block.set("ac", each["value"].number())
    for ability, short in ABILITIES.items():
        block.score(short, view[ability].number())
    block.set("proficiency_bonus", view["proficiency_bonus"].number())
    if view["challenge_rating"].value is not None:
        block.challenge(view["challenge_rating"].use(), view["challenge_rating"].place)
    speeds(block, view["speed"])
    for each in view["proficiencies"].list():
        proficiency(block, each)
    for key, ours in LISTS.items():
        for each in view[key].list():
            block.damage_list(ours, each.text(), each.place)
    for each in view["condition_immunities"].list():
        if each["index"].value in CONDITIONS:
            block.data.setdefault("condition_immunities", []).append(each["index"].text())
    senses(block, view["senses"])
    for key, role in ROLES.items():
        names = [each["name"].value for each in view[key].list()]
        for each in view[key].list():
            deed_of(block, role, each, names)
    made = block.finish()
    ledger.report_left(view, IDLE)
    view.use()
    return made


def speeds(block: Block, view: View) -> None:
    for mode, each in view.fields().items():
        feet = feet_of(each.value)
        if mode in SPEEDS and feet is not None:
            block.data.setdefault("speed", {})[mode] = feet
            each.use()
        elif mode == "hover" and each.value is True:
            block.data["hover"] = each.flag()


def senses(block: Block, view: View) -> None:
    for name in SENSES:
        feet = feet_of(view[name].value)
        if feet is not None:
            block.sense(name, feet)
            view[name].use()
        elif view[name]:
            block.senses(f"{name} {view[name].text()}", view[name].place)
    block.set("passive_perception", view["passive_perception"].number())


def proficiency(block: Block, view: View) -> None:
    index = view.at("proficiency", "index")
    kind, _, what = str(index.value).partition("-")
    if kind == "saving" and (short := what.rpartition("-")[2]) in ABILITIES.values():
        block.save(short, view["value"].number())
        index.use()
    elif kind == "skill":
        block.skill(what.replace("-", " "), view["value"].number(), view.place)
        index.use()


def deed_of(block: Block, role: Role, view: View, names: list[Any]) -> None:
    """One thing that it can do; its structure is compared with its description."""
    name, text = view["name"].text(), view["desc"]
    if view["usage"]:
        name = f"{name}{usage(view['usage'])}" if "(" not in name else name
        usage(view["usage"], True)
    spellcasting(block, view["spellcasting"])
    deed = block.entry(role, name, text.text(), text.place)
    if deed.attack is not None or deed.save is not None:
        compare(block, view, deed)
    elif role == "action" and view["attack_bonus"].value is not None and view["damage"]:
        bare(block, name, view)
    if name.casefold().startswith("multiattack"):
        view["multiattack_type"].expect("actions", "action_options")
        for each in view["actions"].list():
            each["action_name"].expect(*names)
            each["count"].number()
            each["type"].expect("melee", "ranged", "ability", "magic")


def spellcasting(block: Block, view: View) -> None:
    """How it casts; what it casts is reported."""
    index = view.at("ability", "index")
    if index.value not in ABILITIES.values():
        return
    made: dict[str, Any] = {"ability": index.text()}
    for key, ours in (("dc", "save_dc"), ("modifier", "attack_bonus")):
        if (number := view[key].number()) is not None:
            made[ours] = number
    slots = {int(level): each.number() for level, each in view["slots"].fields().items() if level.isdigit()}
    made |= {"slots": {level: count for level, count in slots.items() if count}} if any(slots.values()) else {}
    block.data["spellcasting"] = made


def usage(view: View, mark: bool = False) -> str:
    """How often, in the words of a name."""
    kind = str(view["type"].value)
    if mark:
        view["type"].expect("recharge on roll", "per day", "recharge after rest")
        view["dice"].expect("1d6")
        view["times"].number()
        view["min_value"].number()
        for each in view["rest_types"].list():
            each.expect("short", "long")
    if kind == "recharge on roll":
        return f" (Recharge {view['min_value'].value}-6)"
    if kind == "per day":
        return f" ({view['times'].value}/Day)"
    if kind == "recharge after rest":
        return " (Recharges after a Short or Long Rest)"
    return ""


def damage_of(view: View) -> list[dict[str, Any]]:
    """The damage that the structure tells, as far as it is plain."""
    found: list[dict[str, Any]] = []
    for each in view["damage"].list():
        dice, kind = each["damage_dice"], each.at("damage_type", "index")
        if isinstance(dice.value, str) and isinstance(kind.value, str):
            found.append({"dice": dice.text().replace(" ", ""), "type": kind.text()})
    return found


def bare(block: Block, name: str, view: View) -> None:
    """An attack that the description does not tell."""
    made = {"name": name, "source": "natural", "attack_bonus": view["attack_bonus"].number(), "reach_ft": 5}
    block.ledger.assume(view.place, "reach", name)
    block.attack("action", usage_of(name), {**made, "damage": damage_of(view)}, view.place)


def compare(block: Block, view: View, deed: Deed) -> None:
    """Report where the structure and the description differ; the description counts."""
    bonus, told = view["attack_bonus"], damage_of(view)
    if deed.attack is not None:
        if (number := bonus.number()) is not None and number != deed.attack["attack_bonus"]:
            block.ledger.miss(bonus.place, number, "differs", taken=deed.attack["attack_bonus"])
        said = [f"{part['dice']} {part['type']}" for part in deed.attack["damage"]]
    else:
        assert deed.save is not None
        dc = view.at("dc", "dc_value")
        if (number := dc.number()) is not None and number != deed.save["save"]["dc"]:
            block.ledger.miss(dc.place, number, "differs", taken=deed.save["save"]["dc"])
        saved_against(view["dc"], deed.save["save"])
        said = [deed.save["damage"]] if "damage" in deed.save else []
    for part in told:
        text = f"{part['dice']} {part['type']}"
        if text not in said:
            block.ledger.miss(view["damage"].place, text, "differs", taken=", ".join(said) or "0")
    if deed.attack is not None:
        for save in saves_of(deed.attack):
            if view.at("dc", "dc_value").value == save["dc"]:
                saved_against(view["dc"], save)


def saved_against(view: View, save: dict[str, Any]) -> None:
    """The description tells it too."""
    view.at("dc_type", "index").expect(save["ability"])
    view["success_type"].expect(*(["half"] if save.get("on_success") == "half" else ["none", "other"]))
    view["dc_value"].number()


def saves_of(attack: dict[str, Any]) -> list[dict[str, Any]]:
    """The saving throws that an attack calls for."""
    saves = [each.get("save") for each in attack.get("on_hit", [])]
    saves += [each.get("on_failed_save") for each in attack["damage"]]
    return [each for each in saves if each]
