"""Traps in encounter files: what is well-formed and yet surely not what somebody meant. They are warnings."""

from __future__ import annotations

import re

SHOOTERS = (
    "bow", "sling", "gun", "pistol", "revolver", "rifle", "carbine", "musket", "shotgun", "crossbow",
    "лук", "арбалет", "праща", "пистолет", "револьвер", "винтовка", "карабин", "ружьё", "ружье", "мушкет",
    "пістолет", "гвинтівка", "карабін", "рушниця",
)  # fmt: skip
"""What weapons are called that strike from afar."""

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


def is_side_of_heroes(side: str | None) -> bool:
    return side is not None and side.casefold() in HEROES
