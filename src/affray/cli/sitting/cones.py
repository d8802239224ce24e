"""Cones of which only a direction is said, or nothing: from which corner they catch the most of others, and the fewest
of one's own side.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

from affray.core.fields import Field
from affray.core.refusals import Value
from affray.core.script import Option
from affray.rulesets.table import Table

CORNER, DIRECTION = "corner", "direction"
CORNERS = 12
"""So many corners of one's own space are looked at, and so many directions."""


def pointed(option: Option) -> dict[str, Field]:
    """The fields that have to say from which corner and in which direction an area lies; none if it is no cone."""
    needed = {name: each for name, each in option.fields.items() if not each.optional}
    found = {name: each for name, each in needed.items() if each.type in (CORNER, DIRECTION)}
    return found if {each.type for each in found.values()} == {CORNER, DIRECTION} else {}


def best(option: Option, given: Mapping[str, Value], who: str, table: Table) -> tuple[dict[str, Value], list[str]]:
    """What is not given of a cone, as it does best, and whom it then catches; nothing if nothing is lacking."""
    lacking = {name: each.few(CORNERS) for name, each in pointed(option).items() if name not in given}
    sides = {each.id: each.side for each in table.combatants}
    found, caught, most = dict[str, Value](), list[str](), 0
    for values in product(*lacking.values()) if lacking else ():
        filled = dict(zip(lacking, values, strict=True))
        drawn = option.area({**given, **filled})
        there = list(drawn.who or ()) if drawn is not None else []
        friends = [each for each in there if sides.get(each) == sides.get(who)]
        worth = len(there) - 2 * len(friends)
        if not found or worth > most:
            found, caught, most = filled, there, worth
    return found, caught


def corner_for(option: Option, given: Mapping[str, Value], who: str, table: Table) -> dict[str, Value]:
    """The corner from which a cone does best in the direction that was said; nothing if that is not all it lacks."""
    lacking = [each.type for name, each in pointed(option).items() if name not in given]
    return best(option, given, who, table)[0] if lacking == [CORNER] else {}


def directions(option: Option, who: str, table: Table) -> dict[str, list[str]]:
    """Every direction of a cone with those whom it would catch from its best corner; those that catch nobody last."""
    names = [(name, each) for name, each in pointed(option).items() if each.type == DIRECTION]
    found = {str(to): best(option, {name: to}, who, table)[1] for name, each in names for to in each.few(CORNERS)}
    return dict(sorted(found.items(), key=lambda each: not each[1]))
