"""Fights as a newcomer writes them: own heroes and monsters, a walled map with a door."""

from __future__ import annotations

from typing import Any

WALL = [[8, y] for y in range(10) if y != 4]
TERRAIN = [{"kind": "wall", "squares": WALL}, {"kind": "door", "id": "gate", "squares": [[8, 4]]}]


def mill(**more: Any) -> dict[str, Any]:
    """Fifth edition: an archer before a closed door, whose bow has the id of the goblins' bows, and a mage."""
    bow = {"id": "bow", "name": "Longbow", "damage": "1d8+3 piercing", "range_ft": [150, 600]}
    dagger = {"id": "dagger", "name": "Dagger", "damage": "1d4+3 piercing"}
    burst = {
        "id": "shatter", "name": "Shatter", "cost": "action", "spell_level": 2, "uses": {"slot": 2}, "resolve": "save",
        "save": {"ability": "con", "on_success": "half"}, "range_ft": 60, "area": {"shape": "sphere", "size_ft": 10},
        "damage": "3d8 thunder",
    }  # fmt: skip
    hero = {"kind": "character", "side": "heroes", "ac": 14, "hp_max": 21}
    goblin = {
        "name": "Goblin", "ac": 13, "hp_max": 30, "ability_scores": {"dex": 1},
        "attacks": [{"id": "bow", "name": "Shortbow", "damage": "1d6 piercing", "range_ft": [80, 320]}],
    }  # fmt: skip
    return {
        "game": "fifth_edition", "title": "The Old Mill", "map": {"size": [16, 10], "terrain": TERRAIN},
        "combatants": [
            {**hero, "id": "mira", "name": "Mira", "at": [7, 4], "initiative": 30, "attacks": [bow, dagger]},
            {**hero, "id": "brom", "name": "Brom", "at": [9, 3], "initiative": 20, "powers": [burst],
             "spellcasting": {"ability": "int", "slots": {2: 2}}},
            {"unit": "goblin", "side": "monsters", "at": [11, 4], "count": 3},
        ],
        "bestiary": {"goblin": goblin},
        **more,
    }  # fmt: skip


def bay(**more: Any) -> dict[str, Any]:
    """Starfinder: a mystic behind a crate, raiders before a hatch."""
    lance = {
        "id": "lance", "name": "Mind Lance", "category": "spell", "spell_level": 1, "action": "standard",
        "range_ft": 60, "save": {"type": "will", "dc": 15, "on_success": "half"}, "effect": {"damage": "2d10"},
    }  # fmt: skip
    common = {"eac": 12, "kac": 13, "fort": 1, "ref": 2, "will": 1}
    crate = {"kind": "crate", "squares": [[5, 3]]}
    return {
        "game": "starfinder", "title": "Cargo Bay", "map": {"size": [18, 10], "terrain": [*TERRAIN, crate]},
        "combatants": [
            {**common, "id": "nim", "name": "Nim", "kind": "pc", "side": "crew", "level": 2, "bab": 1, "init_mod": 20,
             "hp_max": 16, "sp_max": 12, "at": [9, 4], "spells": {"slots": {1: 3}, "known": [lance]}},
            {**common, "id": "raider", "name": "Raider", "kind": "npc", "side": "raiders", "cr": 1, "hp_max": 40,
             "at": [12, 4], "count": 2},
        ],
        **more,
    }  # fmt: skip


def farm(**more: Any) -> dict[str, Any]:
    """ACKS II: a spearman, a fighter and a mage before a doorway; bandits with bows behind it."""
    hero = {"side": "party", "controller": "player", "facing": "N"}
    spear = {
        "id": "spear", "name": "Spear", "damage": "1d6 piercing", "tags": ["long", "impact", "thrown"],
        "range": [30, 60, 120],
    }  # fmt: skip
    axe = {"id": "axe", "name": "Axe", "damage": "1d8 slashing"}
    bow = {"id": "bow", "name": "Long bow", "damage": "1d6 piercing", "range": [70, 140, 210]}
    sleep = {
        "id": "sleep", "name": "Sleep", "level": 1, "range_ft": 90,
        "save": {"category": "spells", "on_success": "negates"},
        "effects": [{"kind": "condition", "condition": "slumbering"}],
    }  # fmt: skip
    wall = [[x, 6] for x in range(14) if x not in (6, 7)]
    door = {"kind": "door", "id": "gate", "squares": [[6, 6], [7, 6]]}
    return {
        "game": "acks2", "title": "The Old Farm", "map": {"size": [14, 12], "walls": wall, "features": [door]},
        "combatants": [
            {**hero, "id": "lysa", "name": "Lysa", "progression": "fighter", "level": 2, "hp_max": 11, "ac": 4,
             "at": [7, 3], "attacks": [spear], "inventory": [bow]},
            {**hero, "id": "borin", "name": "Borin", "progression": "fighter", "level": 3, "hp_max": 18, "ac": 6,
             "at": [6, 3], "attacks": [axe]},
            {**hero, "id": "quill", "name": "Quill", "progression": "mage", "level": 3, "hp_max": 8, "at": [5, 1],
             "attacks": [{"id": "staff", "name": "Staff", "damage": "1d4 bludgeoning"}], "spells": [sleep]},
            {"unit": "road_bandit", "side": "bandits", "facing": "S", "at": [5, 10], "count": 4},
        ],
        **more,
    }  # fmt: skip


def airlock(**more: Any) -> dict[str, Any]:
    """Eclipse Phase: a shooter and an axe before a closed door, two shooters behind it."""
    hero = {"side": "crew", "controller": "player", "durability": 30}
    pistol = {
        "id": "pistol", "name": "Pistol", "kind": "kinetic", "dv": "2d10", "modes": ["SA", "BF"], "ammo": 12,
        "range": 30,
    }  # fmt: skip
    axe = {"id": "axe", "name": "Axe", "kind": "melee", "dv": "2d10"}
    bomb = {"id": "bomb", "name": "Bomb", "kind": "thrown", "dv": "3d10", "area": {"type": "centered", "falloff": 2}}
    aptitudes = {"cog": 15, "int": 30, "ref": 30, "sav": 10, "som": 15, "wil": 15}
    return {
        "game": "eclipse_phase", "title": "The Airlock",
        "map": {"size": [24, 16], "terrain": [
            {"kind": "wall", "rect": [11, 0, 12, 6]}, {"kind": "wall", "rect": [11, 9, 12, 16]},
            {"kind": "door", "id": "hatch", "rect": [11, 6, 12, 9]},
        ]},
        "combatants": [
            {**hero, "id": "olena", "name": "Olena", "at": [9, 7], "aptitudes": aptitudes, "weapons": [pistol],
             "skills": {"guns": 60, "fray": 40}, "pools": {"vigor": 1}},
            {**hero, "id": "taras", "name": "Taras", "at": [9, 8], "weapons": [axe, bomb],
             "skills": {"melee": 65, "fray": 45}},
            {"unit": "street_shooter", "side": "gang", "at": [18, 7], "count": 2},
        ],
        **more,
    }  # fmt: skip


def post(**more: Any) -> dict[str, Any]:
    """Coinflip: a lieutenant with two weapons, a medic, a wall with a gate; levies and runners behind it."""
    return {
        "game": "coinflip", "title": "The Last Post",
        "map": {"size": [14, 14], "terrain": [
            {"kind": "wall", "rect": [0, 6.5, 5, 7.5]}, {"kind": "wall", "rect": [9, 6.5, 14, 7.5]},
            {"kind": "door", "id": "gate", "rect": [5, 6.5, 9, 7.5]},
        ]},
        "combatants": [
            {"id": "bell", "name": "Lieutenant Bell", "kind": "infantry", "side": "a", "hp_max": 4, "guard": 1,
             "left": "pistol", "right": "pistol", "at": [7, 2]},
            {"id": "ruth", "name": "Ruth", "kind": "infantry", "side": "a", "hp_max": 3, "left": "carbine",
             "backpack": ["medkit"], "at": [4, 2]},
            {"unit": "levy", "side": "b", "at": [4, 11], "count": 3},
            {"unit": "knife_runner", "side": "b", "at": [9, 11], "count": 2},
        ],
        **more,
    }  # fmt: skip
