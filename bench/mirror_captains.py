"""A captain who does most of the harm, between two others who do little, against the same again: one such encounter of
every game.

All shoot, and everybody can be shot at from the beginning. The captain is harder to fell than the others, so that who
takes whatever promises most with the next shot shoots at them; whom to shoot at together is what the fight hangs on.
"""

from __future__ import annotations

from typing import Any

Data = dict[str, Any]


def coinflip(name: str, hp: int, weapon: str) -> Data:
    return {"name": name, "kind": "infantry", "hp_max": hp, "left": weapon}


def fifth_edition(name: str, hp: int, ac: int, bonus: int, dice: str) -> Data:
    bow = {
        "id": "bow", "name": "Bow", "mode": "ranged", "ability": "dex", "attack_bonus": bonus, "range_ft": [80, 320],
        "damage": [{"dice": dice, "bonus": 0, "type": "piercing"}], "properties": ["ammunition", "two_handed"],
        "hands_used": 2, "ammo": 40,
    }  # fmt: skip
    scores = {"str": 10, "dex": 14, "con": 12, "int": 10, "wis": 10, "cha": 10}
    return {
        "name": name, "kind": "monster", "stat_block": name.lower(), "ability_scores": scores, "ac": ac, "hp_max": hp,
        "starts_holding": ["bow"], "attacks": [bow],
    }  # fmt: skip


def starfinder(name: str, hp: int, ac: int, bonus: int, dice: str) -> Data:
    rifle = {
        "id": "rifle", "name": "Rifle", "category": "ranged", "item_level": 1, "hands": 2, "attack_bonus": bonus,
        "damage": dice, "damage_types": ["P"], "range_increment_ft": 100, "capacity": 40, "usage": 1, "loaded": 40,
        "location": "wielded",
    }  # fmt: skip
    return {
        "name": name, "kind": "npc", "cr": 1, "dex_mod": 2, "init_mod": 2, "eac": ac, "kac": ac, "fort": 2, "ref": 2,
        "will": 2, "speed": {"land": 30}, "hp_max": hp, "items": [rifle],
    }  # fmt: skip


def acks2(name: str, hp: int, ac: int, throw: int, dice: str) -> Data:
    bow = {
        "id": "bow", "name": "Bow", "mode": "missile", "damage": dice, "damage_type": "piercing",
        "range": [120, 240, 360], "tags": ["two_handed"], "ammo": 40,
    }  # fmt: skip
    return {
        "name": name, "hd": "2", "level": 2, "progression": "fighter", "hit_die": "d8", "attack_throw": throw,
        "ac": ac, "hp_max": hp, "speed_combat": 40, "speed_run": 120, "cleave_max": 0, "morale": None,
        "saves": {"paralysis": 12, "death": 13, "blast": 14, "implements": 15, "spells": 16}, "attacks": [bow],
    }  # fmt: skip


def eclipse_phase(name: str, durability: int, guns: int, fray: int, dv: str, modes: list[str], vigor: int) -> Data:
    rifle = {
        "id": "rifle", "name": "Rifle", "kind": "kinetic", "dv": dv, "modes": modes, "ammo": 60, "range": 200,
        "hands": 2,
    }  # fmt: skip
    return {
        "name": name, "aptitudes": {"cog": 10, "int": 10, "ref": 10, "sav": 10, "som": 10, "wil": 10},
        "skills": {"guns": guns, "fray": fray, "perceive": 40}, "durability": durability, "armor_energy": 0,
        "armor_kinetic": 0, "pools": {"insight": 0, "moxie": 0, "vigor": vigor, "flex": 0}, "weapons": [rifle],
    }  # fmt: skip


UNITS = ["captain", "recruit", "recruit"]
NORTH = ([[3, 3], [6, 3], [9, 3]], [[12, 12], [9, 12], [6, 12]])
EAST = ([[3, 3], [3, 5], [3, 7]], [[12, 8], [12, 6], [12, 4]])

CAPTAINS: dict[str, Data] = {
    "coinflip": {
        "map": {"size": [16, 16]}, "units": UNITS, "at": NORTH,
        "items": {"field_gun": {"name": "Field gun", "kind": "weapon", "coins": 6, "hands": 2}},
        "bestiary": {"captain": coinflip("Captain", 4, "field_gun"), "recruit": coinflip("Recruit", 3, "quiet_pistol")},
    },
    "fifth_edition": {
        "map": {"size": [16, 12]}, "units": UNITS, "at": EAST,
        "bestiary": {
            "captain": fifth_edition("Captain", 40, 16, 8, "3d8"), "recruit": fifth_edition("Recruit", 20, 9, 3, "1d4"),
        },
    },
    "starfinder": {
        "map": {"size": [16, 12]}, "units": UNITS, "at": EAST,
        "bestiary": {
            "captain": starfinder("Captain", 20, 14, 8, "3d6"), "recruit": starfinder("Recruit", 10, 10, 4, "1d4"),
        },
    },
    "acks2": {
        "map": {"size": [12, 16]}, "units": UNITS, "facing": ("N", "S"),
        "at": ([[3, 3], [5, 3], [7, 3]], [[8, 12], [6, 12], [4, 12]]),
        "bestiary": {"captain": acks2("Captain", 24, 3, 5, "3d6"), "recruit": acks2("Recruit", 9, 0, 10, "1d6")},
    },
    "eclipse_phase": {
        "map": {"size": [24, 16]}, "units": UNITS, "at": ([[4, 3], [4, 6], [4, 9]], [[19, 12], [19, 9], [19, 6]]),
        "bestiary": {
            "captain": eclipse_phase("Captain", 40, 80, 30, "3d10", ["SA", "BF", "FA"], 6),
            "recruit": eclipse_phase("Recruit", 30, 40, 20, "2d10", ["SA"], 0),
        },
    },
}  # fmt: skip
