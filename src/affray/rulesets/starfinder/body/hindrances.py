"""What conditions do to numbers: attack rolls, armour, saves, checks, damage and initiative (SF-COND)."""

from __future__ import annotations

from functools import cache

from affray.core.modifiers import Modifier

from ..model.conditions import BLINDED, CONDITIONS, GRAPPLED, HELPLESS, MARK, PINNED

SKILLS = {
    "acrobatics": "dex", "athletics": "str", "bluff": "cha", "computers": "int", "culture": "int",
    "diplomacy": "cha", "disguise": "cha", "engineering": "int", "intimidate": "cha", "medicine": "int",
    "mysticism": "wis", "perception": "wis", "physical_science": "int", "piloting": "dex", "sense_motive": "wis",
    "sleight_of_hand": "dex", "stealth": "dex", "survival": "wis",
}  # fmt: skip
"""The skills and their abilities (SF-SKILL-2)."""

@cache
def changes(marks: int, *what: str) -> tuple[Modifier, ...]:
    """What the conditions of these marks add to something."""
    found: list[Modifier] = []
    for kind in CONDITIONS.of(marks):
        value = sum([kind.changes.get(each, 0) for each in what])
        if value and not (kind.graver and marks & MARK[kind.graver]):
            found.append(Modifier(value, kind.name, kind.rule))
    return tuple(found)


@cache
def on_attack(marks: int, melee: bool, breaking_free: bool = False) -> tuple[Modifier, ...]:
    """On an attack roll. `breaking_free`: the penalty of grappled does not count against the holder (SF-COND-8)."""
    if breaking_free and not marks & PINNED:
        marks &= ~GRAPPLED
    return changes(marks, "attack", "melee") if melee else changes(marks, "attack")


@cache
def on_armour(marks: int, ranged: bool) -> tuple[Modifier, ...]:
    """On either armour class; the Dexterity of the helpless is not counted here (SF-COND-10, SF-COND-12)."""
    if ranged:
        return changes(marks, "ac", "ac_ranged")
    return changes(marks, "ac") if marks & HELPLESS else changes(marks, "ac", "ac_melee")


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


FLAT = changes(MARK["flat_footed"], "ac")[0]
"""Flat-footed against one attack alone: a feint, an unseen attacker (SF-FEINT-4, SF-CONC-4)."""
