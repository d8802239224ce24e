"""Traps in encounter files: what is well-formed and yet surely not what somebody meant. They are warnings."""

from __future__ import annotations

import re

SHOOTERS = (
    "bow", "sling", "gun", "pistol", "revolver", "rifle", "carbine", "musket", "shotgun", "crossbow",
    "лук", "арбалет", "праща", "пистолет", "револьвер", "винтовка", "карабин", "ружьё", "ружье", "мушкет",
    "пістолет", "гвинтівка", "карабін", "рушниця",
)  # fmt: skip
"""What weapons are called that strike from afar."""

BODIES = (
    "bite", "bites", "claw", "claws", "fang", "fangs", "tail", "horn", "horns", "hoof", "hooves", "tusk", "tusks",
    "gore", "beak", "talon", "talons", "tentacle", "tentacles", "sting", "stinger", "slam", "pincers", "maw",
    "укус", "коготь", "когти", "клык", "клыки", "хвост", "рога", "копыто", "копыта", "бивни", "клюв", "щупальце",
    "щупальца", "жало", "пасть", "клешни", "кіготь", "кігті", "ікло", "ікла", "хвіст", "роги", "копито", "копита",
    "бивні", "дзьоб", "щупальця", "паща", "клешні",
)  # fmt: skip
"""What parts of a body are called that strike."""

HEROES = (
    "hero", "heroes", "party", "player", "players", "pc", "pcs", "characters", "adventurers",
    "герои", "партия", "отряд", "игроки", "персонажи", "герої", "партія", "загін", "гравці", "персонажі",
)  # fmt: skip
"""What people call the side of their heroes."""


def looks_ranged(*names: str) -> bool:
    """Whether a weapon is called like one that strikes from afar.

    >>> looks_ranged("Longbow"), looks_ranged("hand_crossbow"), looks_ranged("Elbow"), looks_ranged("Короткий лук")
    (True, True, False, True)
    """
    words = [word for name in names for word in re.split(r"[\W_]+", name.casefold())]
    return any(word in SHOOTERS or (word.endswith("bow") and word != "elbow") for word in words)


def looks_natural(*names: str) -> bool:
    """Whether an attack is called like one that is made with the body, and not with something in hand.

    >>> looks_natural("Bite"), looks_natural("rear_claws"), looks_natural("Frostbite"), looks_natural("Укус змеи")
    (True, True, False, True)
    """
    return any(word in BODIES for name in names for word in re.split(r"[\W_]+", name.casefold()))


def is_side_of_heroes(side: str | None) -> bool:
    return side is not None and side.casefold() in HEROES
