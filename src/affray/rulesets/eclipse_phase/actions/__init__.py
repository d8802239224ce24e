"""Everything a combatant can do, family by family: the table of contents of the rules (EP-ACT-5)."""

from __future__ import annotations

from . import attacking, grappling, minding, moving, objects, shooting, tending
from .deed import Deed

ACTIONS: dict[str, Deed] = {
    deed.id: deed
    for family in (attacking, shooting, moving, objects, minding, grappling, tending)
    for deed in family.DEEDS
}
