"""Names in answers: what somebody does not have, or who is not there, is refused by a rule of the game (SF-GEN-11)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from affray.core.fields import Field, OneOf
from affray.core.places import is_spot
from affray.core.refusals import Refusal, Values

from .catalogue import Code, no
from .stats import Combat

BY_FIELD: dict[str, tuple[Code, str, str]] = {
    "with": ("no_such_weapon", "SF-ATK-17", "weapon"), "item": ("no_item", "", "item"),
    "draw": ("no_item", "SF-MACT-3", "item"), "sheathe": ("no_item", "SF-MACT-3", "item"),
    "items": ("no_item", "", "item"), "target": ("no_target", "", "target"), "ally": ("no_target", "", "target"),
    "from": ("nothing_to_end", "", "from"), "spell": ("unknown_ability", "SF-CAST-1", "ability"),
    "ability": ("unknown_ability", "SF-ABIL-2", "ability"), "effect": ("nothing_to_end", "", "ability"),
    "door": ("no_door", "SF-MACT-8", "door"), "condition": ("nothing_to_end", "", "condition"),
    "weapon": ("no_such_weapon", "SF-READY-10", "weapon"), "who": ("no_trigger", "SF-READY-10", "who"),
}  # fmt: skip
"""By the field: the code and rule of a name that means nothing there, and what it is called in the facts. Without a
rule of its own it is that of the deed."""
FAR = 2
"""Squares beyond the edge of the map from which on nothing is measured any more."""


def named(field: OneOf, code: Code, rule: str, fact: str) -> OneOf:
    """A field for names that a rule stands behind: any other is refused by it, and that there is none at all."""

    def strange(value: str) -> Refusal:
        return no(rule, code, **{fact: value})

    def nothing() -> list[Refusal]:
        return [no(rule, code)]

    return replace(field, strange=field.strange or strange, none=field.none or nothing)


def all_named(fields: Mapping[str, Field], rule: str) -> dict[str, Field]:
    """The fields of a deed, with the rules behind their names; `rule` is the deed's own."""
    found: dict[str, Field] = {}
    for name, field in fields.items():
        known = BY_FIELD.get(name)
        if known is not None and isinstance(field, OneOf):
            code, own, fact = known
            field = named(field, code, own or rule, fact)
        found[name] = field
    return found


# -- places ----------------------------------------------------------------------------------------
def off_map(combat: Combat, values: Values) -> list[Refusal]:
    """Places far beyond the map: refused before anybody measures the way there (SF-GRID-1)."""
    grid = combat.ground.grid
    for value in values.values():
        if isinstance(value, tuple):
            for spot in (value,) if is_spot(value) else value:
                if is_spot(spot) and not is_near(spot, grid.width, grid.height):
                    return [no("SF-GRID-1", "off_map", x=spot[0], y=spot[1])]
    return []


def is_near(spot: tuple[int, int], width: int, height: int) -> bool:
    return -FAR <= spot[0] <= width + FAR and -FAR <= spot[1] <= height + FAR


def on_map(combat: Combat, why_not: Callable[[Values], list[Refusal]]) -> Callable[[Values], list[Refusal]]:
    """The rules of an option that are asked only about places on the map."""
    return lambda values: off_map(combat, values) or why_not(values)
