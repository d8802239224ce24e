"""What conditions do to numbers: attack rolls, armour, saves, checks, damage and initiative (SF-COND)."""

from __future__ import annotations

from functools import cache

from affray.core.modifiers import Modifier

from ..model.kinds import BLINDED, GRAPPLED, HELPLESS, MARK, PINNED, PRONE

SKILLS = {
    "acrobatics": "dex", "athletics": "str", "bluff": "cha", "computers": "int", "culture": "int",
    "diplomacy": "cha", "disguise": "cha", "engineering": "int", "intimidate": "cha", "medicine": "int",
    "mysticism": "wis", "perception": "wis", "physical_science": "int", "piloting": "dex", "sense_motive": "wis",
    "sleight_of_hand": "dex", "stealth": "dex", "survival": "wis",
}  # fmt: skip
"""The skills and their abilities (SF-SKILL-2)."""

CHANGES: dict[str, tuple[str, dict[str, int]]] = {
    "entangled": ("SF-COND-4", {"attack": -2, "ac": -2, "ref": -2, "initiative": -2, "dex": -2}),
    "off_target": ("SF-COND-5", {"attack": -2}),
    "shaken": ("SF-COND-6", {"attack": -2, "save": -2, "check": -2}),
    "sickened": ("SF-COND-7", {"attack": -2, "damage": -2, "save": -2, "check": -2}),
    "grappled": ("SF-COND-8", {"attack": -2, "ac": -2, "ref": -2, "initiative": -2, "dex": -2}),
    "pinned": ("SF-COND-9", {"attack": -4, "ac": -4, "ref": -4, "initiative": -4, "dex": -4}),
    "off_kilter": ("SF-COND-11", {"attack": -2}),
    "flat_footed": ("SF-COND-12", {"ac": -2}),
    "fatigued": (
        "SF-COND-20", {"attack": -1, "ac": -1, "strong_damage": -1, "ref": -1, "initiative": -1, "str": -1, "dex": -1},
    ),
    "exhausted": (
        "SF-COND-20", {"attack": -3, "ac": -3, "strong_damage": -3, "ref": -3, "initiative": -3, "str": -3, "dex": -3},
    ),
    "frightened": ("SF-COND-21", {"attack": -2, "save": -2, "check": -2}),
    "panicked": ("SF-COND-21", {"save": -2, "check": -2}),
    "dazzled": ("SF-COND-24", {"attack": -1, "sight": -1}),
    "deafened": ("SF-COND-3", {"initiative": -4, "perception": -4}),
    "blinded": ("SF-COND-2", {"str": -4, "dex": -4, "perception": -4}),
}  # fmt: skip
"""By condition its rule and what it changes.

`strong_damage` is that of melee and of thrown weapons that use Strength; `str`, `dex` and `check` are checks;
`perception` is opposed Perception, `sight` Perception by sight.
"""

REPLACED = {"grappled": "pinned", "fatigued": "exhausted"}
"""The milder of two degrees of one condition does not count beside the graver (SF-COND-9, SF-COND-20)."""

PRONE_ATTACK = Modifier(-4, "prone", "SF-COND-10")
PRONE_NEAR = Modifier(-4, "prone", "SF-COND-10")
PRONE_FAR = Modifier(4, "prone", "SF-COND-10")


@cache
def changes(marks: int, *what: str) -> tuple[Modifier, ...]:
    """What the conditions of these marks add to something."""
    found: list[Modifier] = []
    for name, (rule, changed) in CHANGES.items():
        if not marks & MARK[name] or (name in REPLACED and marks & MARK[REPLACED[name]]):
            continue
        value = sum([changed.get(each, 0) for each in what])
        if value:
            found.append(Modifier(value, name, rule))
    return tuple(found)


@cache
def on_attack(marks: int, melee: bool, breaking_free: bool = False) -> tuple[Modifier, ...]:
    """On an attack roll. `breaking_free`: the penalty of grappled does not count against the holder (SF-COND-8)."""
    if breaking_free and not marks & PINNED:
        marks &= ~GRAPPLED
    found = changes(marks, "attack")
    return (*found, PRONE_ATTACK) if melee and marks & PRONE else found


@cache
def on_armour(marks: int, ranged: bool) -> tuple[Modifier, ...]:
    """On either armour class; the Dexterity of the helpless is not counted here (SF-COND-10, SF-COND-12)."""
    found = changes(marks, "ac")
    if not marks & PRONE:
        return found
    if ranged:
        return (*found, PRONE_FAR)
    return found if marks & HELPLESS else (*found, PRONE_NEAR)


@cache
def on_save(marks: int, kind: str) -> tuple[Modifier, ...]:
    """On a saving throw of this kind."""
    return changes(marks, "save", kind)


@cache
def on_check(marks: int, skill: str, breaking_free: bool = False) -> tuple[Modifier, ...]:
    """On a check with a skill, or with a bare ability (SF-COND-2 to SF-COND-9)."""
    if breaking_free and not marks & PINNED:
        marks &= ~GRAPPLED
    ability = SKILLS.get(skill, skill)
    if skill == "perception":
        return changes(marks, "check", ability, "perception", "sight")
    if skill not in SKILLS:  # blindness hampers skills, not bare abilities
        marks &= ~BLINDED
    return changes(marks, "check", ability)


@cache
def on_damage(marks: int, strong: bool) -> tuple[Modifier, ...]:
    """On weapon damage; `strong` in melee and with thrown weapons that use Strength (SF-COND-7, SF-COND-20)."""
    return changes(marks, "damage", "strong_damage") if strong else changes(marks, "damage")


def on_initiative(marks: int) -> tuple[Modifier, ...]:
    """On the roll for initiative."""
    return changes(marks, "initiative")


FLAT = Modifier(-2, "flat_footed", "SF-COND-12")
"""Flat-footed against one attack alone: a feint, an unseen attacker (SF-FEINT-4, SF-CONC-4)."""
