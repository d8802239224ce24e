"""Everything a combatant can do, family by family: the table of contents of the rules (EP-ACT-5)."""

from __future__ import annotations

from affray.rulesets.in_words import words_for

from . import attacking, grappling, minding, moving, objects, shooting, tending
from .closing import Floor
from .deed import Deed

ACTIONS: dict[str, Deed] = {
    deed.id: deed
    for family in (attacking, shooting, moving, objects, minding, grappling, tending)
    for deed in family.DEEDS
}
WORDS = words_for(Floor(), [ACTIONS["move"]], [ACTIONS["move"]])
"""Moving in words, for play without a map."""
