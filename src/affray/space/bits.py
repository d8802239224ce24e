"""Sets of squares as plain integers: bit n is set when square n belongs to the set."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

# Compiled code is faster with large integers when they are not typed `int`.
Bits = Any


def each(bits: Bits) -> list[int]:
    """The squares of a set in ascending order."""
    found: list[int] = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return found


def lowest(bits: Bits) -> int:
    """The lowest square of a set; -1 for the empty set."""
    return int((bits & -bits).bit_length()) - 1


def count(bits: Bits) -> int:
    """How many squares a set has."""
    return int(bits.bit_count())


def run(first: int, length: int) -> Bits:
    """The set of `length` neighbouring bits that begins with bit `first`."""
    return ((1 << length) - 1) << first


def shifted(bits: Bits, by: int) -> Bits:
    """The set moved by `by` bits, upwards if positive; what falls below bit 0 is lost."""
    return bits << by if by >= 0 else bits >> -by


def minus(bits: Bits, other: Bits) -> Bits:
    """The set without the squares of another one (quicker than `bits & ~other`, which builds a negative number)."""
    return bits ^ (bits & other)


def union(sets: Iterable[Bits]) -> Bits:
    """The squares of all of some sets."""
    found: Bits = 0
    for bits in sets:
        found |= bits
    return found
