"""Where dice come from when no person types them: a seeded stream whose place is the number of dice drawn before."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable
from typing import Any

from .script import Roll, Thrown


def at_once(find: Callable[[], bool], *dice: int) -> bool:
    """A yes or no that takes several comparisons of dice and changes nothing.

    Where dice have not fallen (`affray.odds`) only the answer splits the future, not every step on the way to it.
    """
    for die in dice:
        if type(die) is not int:
            unfallen: Any = die
            return bool(unfallen.at_once(find)) if hasattr(unfallen, "at_once") else find()
    return find()


def larger(one: int, other: int) -> int:
    """The larger of two numbers; where dice have not fallen, without finding out which of them that is."""
    if type(one) is int and type(other) is int:
        return one if one >= other else other
    found: int = either(one, other, "larger", max)
    return found


def smaller(one: int, other: int) -> int:
    """The smaller of two numbers, likewise."""
    if type(one) is int and type(other) is int:
        return one if one <= other else other
    found: int = either(one, other, "smaller", min)
    return found


def either(one: Any, other: Any, name: str, usual: Callable[[Any, Any], Any]) -> Any:
    """One of two numbers of which some have not fallen, by their own method of that name."""
    for number, against in ((one, other), (other, one)):
        if hasattr(number, name):
            return getattr(number, name)(against)
    return usual(one, other)


class Dice:
    """Dice of one fight. A die depends only on the seed and on how many generated dice came before it in the fight.

    So a die that was undone falls the same again, and a run of many fights does not depend on who plays them in which
    order. Only `random()` is used: its stream is the one that Python promises to keep.

    >>> attack = Roll("bor", "attack", 3, 20)
    >>> Dice("a fight", 7).throw(attack, 0) == Dice("a fight", 7).throw(attack, 0)
    True
    """

    def __init__(self, *seed: object) -> None:
        digest = hashlib.blake2b("/".join(map(str, seed)).encode(), digest_size=8).digest()
        self._seed = int.from_bytes(digest, "big")
        self._random = random.Random(self._seed)
        self._drawn = 0

    def throw(self, roll: Roll, drawn: int) -> Thrown:
        """The dice for this roll, `drawn` generated dice having fallen before in the fight."""
        if drawn != self._drawn:
            self._go_to(drawn)
        count, sides, draw = roll.count, roll.sides, self._random.random
        self._drawn = drawn + count
        if count == 1:
            return Thrown(roll.who, (int(draw() * sides) + 1,))
        return Thrown(roll.who, tuple([int(draw() * sides) + 1 for _ in range(count)]))

    def _go_to(self, drawn: int) -> None:
        """The stream goes on behind so many dice."""
        if drawn < self._drawn:
            self._random.seed(self._seed)
            self._drawn = 0
        for _ in range(drawn - self._drawn):
            self._random.random()
