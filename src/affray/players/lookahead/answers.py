"""What else could be answered: the plain answer with other values, then an answer of every option in turn."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

from affray.core.fight import Fight
from affray.core.refusals import Value
from affray.core.script import Choose, Option, Pick

SAME, PER_OPTION = 4, 6
"""How many answers of the option that the plain player chose are tried first, and then of any option."""

GROUPS = ("attack", "magic", "move", "posture", "item", "other")
"""What is tried first; to talk changes nothing that could be judged."""

LOOKED_AT = 120
"""How many values of a field are looked at, to take some of them."""


def others(fight: Fight[Any], side: str, usual: Pick) -> Iterator[Pick]:
    """What else could be answered as far as the side knows: the same with other values, then everything in turn."""
    asked = fight.belief(side).asked(usual.who)
    known = [each for each in (asked.known() if isinstance(asked, Choose) else ()) if each.group in GROUPS]
    chance = random.Random(f"{len(fight.journal)}/{usual.who}")
    rows = [(each.id, variants(each, chance)) for each in sorted(known, key=lambda each: GROUPS.index(each.group))]
    same = [(do, islice(row, SAME)) for do, row in rows if do == usual.do]
    met = [(usual.do, dict(usual.values))]
    for do, row in [*same * SAME, *rows * PER_OPTION]:
        values = next(row, None)
        if values is not None and (do, values) not in met:
            met.append((do, values))
            pick = Pick(usual.who, do, values)
            if not fight.refusals(pick):
                yield pick


def variants(option: Option, chance: random.Random) -> Iterator[dict[str, Value]]:
    """Legal answers of an option that differ: the usual one, then others, one field of it changed."""
    first = option.example()
    if first is None:
        return
    yield first
    names = [name for name in option.fields if not option.fields[name].optional or option.fields[name].opens]
    rows = [(name, iter(sampled(option, name, chance))) for name in names]
    while rows:
        left = []
        for name, row in rows:
            value = next(row, None)
            if value is not None:
                left.append((name, row))
                given = {each: first[each] for each in names[: names.index(name)] if each in first}
                complete = option.complete({**given, name: value})
                if complete is not None:
                    yield complete
        rows = left


def sampled(option: Option, name: str, chance: random.Random) -> list[Value]:
    """Some values of a field in a random order, the same one each time."""
    found = list(islice(option.fields[name].some(), LOOKED_AT * 10))
    for at in range(len(found) - 1, 0, -1):
        other = int(chance.random() * (at + 1))
        found[at], found[other] = found[other], found[at]
    return found[:LOOKED_AT]
