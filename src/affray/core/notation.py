"""Dice as people write them: `2d6+3`, `d4`, `1d10+1d6+2`, or a plain number."""

from __future__ import annotations

import re
from dataclasses import dataclass

MOST_DICE, MOST_SIDES = 100, 100
WHOLE = re.compile(r"(?:\d*d\d+|\d+)(?:[+-](?:\d*d\d+|\d+))*")
TERM = re.compile(r"([+-]?)(?:(\d*)d(\d+)|(\d+))")


@dataclass(frozen=True, slots=True)
class DicePool:
    """So many dice of one kind plus a number, such as 2d6+3."""

    count: int = 0
    sides: int = 6
    plus: int = 0

    def __str__(self) -> str:
        dice = f"{self.count}d{self.sides}" if self.count else ""
        plus = f"{self.plus:+d}" if self.plus or not dice else ""
        return (dice + plus).removeprefix("+")

    @property
    def average(self) -> int:
        """The average, rounded down."""
        return self.count * (self.sides + 1) // 2 + self.plus


NO_DICE = DicePool()


def read_pools(text: str | int) -> tuple[DicePool, ...] | None:
    """A sum of dice: a pool for each kind in the order written, the number with the first; None if it is none.

    >>> [str(pool) for pool in read_pools("1d10 + 1d6 + 2")], read_pools("x"), [str(pool) for pool in read_pools(-1)]
    (['1d10+2', '1d6'], None, ['-1'])
    """
    written = "".join(str(text).lower().split())
    sign = written[:1] if written[:1] in ("+", "-") else ""
    if WHOLE.fullmatch(written.removeprefix(sign)) is None:
        return None
    dice: list[tuple[int, int]] = []
    plus = 0
    for minus, count, sides, number in TERM.findall(written):
        if number:
            plus += -int(number) if minus == "-" else int(number)
        elif minus == "-" or not 1 <= int(sides) <= MOST_SIDES or int(count or 1) > MOST_DICE:
            return None
        else:
            dice.append((int(count or 1), int(sides)))
    first, *others = dice or [(0, 6)]
    return (DicePool(*first, plus), *[DicePool(count, sides) for count, sides in others])


def read_pool(text: str | int) -> DicePool | None:
    """Dice of one kind and a number; None if it is not that.

    >>> str(read_pool("2d6+3")), str(read_pool("d4")), str(read_pool(5)), read_pool("1d6+1d4"), read_pool("")
    ('2d6+3', '1d4', '5', None, None)
    """
    pools = read_pools(text)
    return pools[0] if pools is not None and len(pools) == 1 else None
