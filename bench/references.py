"""The reference fights of the fifth edition: the same people as in the fights on which other engines were measured.

`skirmish` has four adventurers of level 1 with spells and tricks against six raiders 35 ft off; `even` four heroes
against six on a map with walls and mud, of which each side wins some; `ref` the same people without a map, who only
strike at whoever has the fewest hit points. Its win probability is known.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from affray.core.fight import Fight
from affray.core.script import Choose, Pick
from affray.files.encounters import build
from affray.rulesets.fifth_edition import RULESET
from affray.rulesets.game import Game, Player

WALLS = [(3, 5), (3, 6), (3, 7), (8, 2), (8, 3), (12, 10), (12, 11), (12, 12), (13, 12), (18, 6), (18, 7), (19, 7)]
MUD = [(x, y) for x in range(9, 13) for y in range(4, 7)] + [(x, y) for x in range(4, 8) for y in range(15, 18)]
FAR_RAIDERS = ((18, 9), (18, 11), (18, 13), (20, 8), (20, 12), (20, 15))
NEAR_RAIDERS = ((10, 3), (10, 4), (10, 5), (10, 6), (11, 4), (11, 5))
OPTIONS = {"initiative_tie": "dexterity", "group_member_order": "fixed", "knock_out": False}
REF_ODDS = 0.7178
"""How often the heroes of `ref` win (five million fights played by a program of a few lines)."""

Data = dict[str, Any]


class Reference(NamedTuple):
    """A fight to measure: where it starts, whose victories are counted, who plays it."""

    name: str
    game: Game[Any]
    start: Any
    side: str
    player: Callable[[], Player]


# -- stat blocks -----------------------------------------------------------------------------------
def attack(name: str, mode: str, hit: int, dice: str, bonus: int, **more: Any) -> Data:
    damage = [{"dice": dice, "bonus": bonus, "type": "piercing"}]
    return {"id": name, "name": name, "mode": mode, "attack_bonus": hit, "damage": damage, **more}


def bow(hit: int, dice: str, bonus: int) -> Data:
    two_hands = {"properties": ["two_handed"], "hands_used": 2}
    return attack("bow", "ranged", hit, dice, bonus, range_ft=[80, 320], ammo=40, **two_hands)


def bolt(dice: str) -> Data:
    return attack("bolt", "ranged", 5, dice, 0, range_ft=[120, 120], source="natural")


def block(side: str, hp: int, ac: int, dex: int, attacks: list[Data], **more: Any) -> Data:
    body = {"hp_max": hp, "ac": ac, "ability_scores": {"dex": dex}, "death_rule": "dies_at_zero"}
    return {"side": side, "kind": "monster", "attacks": attacks} | body | more


RAIDER = block("raiders", 7, 15, 14, [attack("blade", "melee", 4, "1d6", 2), bow(4, "1d6", 2)])
EVEN = {
    "guard": block("heroes", 20, 18, 12, [attack("sword", "melee", 5, "1d8", 5)]),
    "scout": block("heroes", 15, 14, 16, [bow(5, "1d6", 3), attack("foil", "melee", 5, "1d8", 3)]),
    "chaplain": block("heroes", 17, 18, 10, [attack("mace", "melee", 4, "1d6", 2)]),
    "mage": block("heroes", 14, 12, 15, [bolt("1d10")]),
    "raider": RAIDER,
}
LEVEL_1: Data = {
    "guard": block(
        "heroes", 12, 18, 12, [attack("sword", "melee", 5, "1d8", 3)], kind="character", death_rule="death_saves",
        powers=[{"id": "breath", "name": "breath", "cost": "bonus_action", "uses": {"per_combat": 1}, "range_ft": 0,
                 "healing": "1d10+1"}],
    ),
    "scout": block(
        "heroes", 9, 14, 16, [bow(5, "1d6", 3), attack("foil", "melee", 5, "1d6", 3, properties=["finesse"])],
        kind="character", death_rule="death_saves", traits={"sneak_attack": "1d6"},
    ),
    "chaplain": block(
        "heroes", 10, 18, 10, [attack("mace", "melee", 4, "1d6", 2)], kind="character", death_rule="death_saves",
        spellcasting={"ability": "wis", "slots": {1: 2}, "save_dc": 13},
        powers=[
            {"id": "spark", "name": "spark", "cost": "action", "spell_level": 0, "resolve": "save", "range_ft": 60,
             "save": {"ability": "dex", "dc": 13, "on_success": "none"}, "damage": "1d8 radiant"},
            {"id": "mend", "name": "mend", "cost": "bonus_action", "spell_level": 1, "uses": {"slot": 1},
             "range_ft": 60, "healing": "1d4+3"},
            {"id": "bless", "name": "bless", "cost": "action", "spell_level": 1, "uses": {"slot": 1}, "range_ft": 30,
             "max_targets": 3, "concentration": True, "duration": 10,
             "modifiers": {"attack_die": "d4", "save_die": "d4"}},
        ],
    ),
    "mage": block(
        "heroes", 8, 12, 15, [bolt("1d10")], kind="character", death_rule="death_saves",
        spellcasting={"ability": "int", "slots": {1: 2}, "save_dc": 13},
        powers=[
            {"id": "fan", "name": "fan", "cost": "action", "spell_level": 1, "uses": {"slot": 1}, "resolve": "save",
             "save": {"ability": "dex", "dc": 13, "on_success": "half"}, "range_ft": 0,
             "area": {"shape": "cone", "size_ft": 15}, "damage": "3d6 fire"},
        ],
    ),
    "raider": RAIDER | {"bonus_actions": ["disengage", "hide"], "skills": {"stealth": "expert"}},
}  # fmt: skip
STRIKES = ((5, "1d8", 5), (5, "1d6", 3), (4, "1d6", 2), (5, "1d10", 0), (4, "1d6", 2))
REF = {
    name: EVEN[name] | {"hands": 0, "attacks": [attack("strike", "melee", *strike, source="natural", reach_ft=30)]}
    for name, strike in zip(EVEN, STRIKES, strict=True)
}


# -- encounters ------------------------------------------------------------------------------------
def started(title: str, blocks: Data, places: Data, raiders: tuple[Any, ...], **more: Any) -> Any:
    """The start of four against six as a file would have it."""
    people = [{"unit": name, **({"at": list(place)} if place else {})} for name, place in places.items()]
    people += [
        {"unit": "raider", "id": f"raider_{number}", **({"at": list(place)} if place else {})}
        for number, place in enumerate(raiders, 1)
    ]
    named = {name: {"name": name, **card} for name, card in blocks.items()}
    data = {"game": RULESET.name, "title": title, "bestiary": named, "combatants": people, "options": OPTIONS, **more}
    return RULESET.start(build(RULESET, data))


def skirmish() -> Reference:
    places = {"guard": (3, 4), "scout": (3, 6), "chaplain": (3, 5), "mage": (2, 5)}
    start = started("Skirmish", LEVEL_1, places, NEAR_RAIDERS, map={"size": [20, 12]})
    return Reference("skirmish", RULESET, start, "heroes", RULESET.player)


def even() -> Reference:
    ground = {
        "size": [24, 24],
        "terrain": [
            {"kind": "wall", "squares": [list(each) for each in WALLS], "cover": "total", "blocks_movement": True},
            {"kind": "mud", "squares": [list(each) for each in MUD], "difficult": True},
            {"kind": "hurdle", "edges": [[[15, y], [16, y]] for y in range(9, 13)], "cover": "half"},
        ],
    }
    places = {"guard": (4, 10), "scout": (4, 12), "chaplain": (2, 11), "mage": (3, 13)}
    return Reference("even", RULESET, started("Even", EVEN, places, FAR_RAIDERS, map=ground), "heroes", RULESET.player)


def ref() -> Reference:
    options = OPTIONS | {"creatures_give_cover": False, "group_initiative": False, "max_rounds": 1000}
    places = dict.fromkeys(("guard", "scout", "chaplain", "mage"))
    start = started("Ref", REF, places, (None,) * 6, apart_ft=5, options=options)
    return Reference("ref", RULESET, start, "heroes", lambda: fewest_hit_points)


def fewest_hit_points(fight: Fight[Any], question: Choose) -> Pick:
    """Strike once at the living enemy with the fewest hit points, then end the turn."""
    combat = fight.state
    own = combat.fighters[question.who]
    if not own.action_available:
        return Pick(question.who, "end", {})
    enemies = [each for each in combat.fighters.values() if each.side != own.side and each.hp > 0 and not each.dead]
    return Pick(question.who, "attack", {"target": min(enemies, key=lambda each: each.hp).id, "with": "strike"})


REFERENCES = (skirmish, even, ref)
