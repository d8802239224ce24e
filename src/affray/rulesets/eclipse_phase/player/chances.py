"""What a hit can be expected to do, in whole numbers and from every face of the dice: part 5, D-8.

Everything here is a function of a few numbers, and kept once it is known.
"""

from __future__ import annotations

from typing import NamedTuple

SURE = 10_000
"""Chances are 10,000ths."""
POINT, WOUND, FLOORED = 6, 40, 25
"""What a point of damage, a wound that counts and a fall are worth."""
KEPT = 40_000
"""So many answers are kept; then they are found anew."""

Dice = tuple[int, ...]
"""The sides of each die."""


class Foe(NamedTuple):
    """Somebody as a hit sees it."""

    left: int
    """How much damage it takes until it falls."""
    threshold: int
    check: int
    """The number of its SOM check as things are (EP-WOUND-6, EP-WOUND-7)."""
    spare: int
    """Further wounds that would not count (EP-WOUND-5)."""
    fallen: int
    """What it is worth to be rid of it, beyond its last points; see `POINT`."""
    frail: bool = False
    """Any damage puts it out (EP-DEATH-8)."""


class Grades(NamedTuple):
    """The chances of a hit that is plain, has one or two superior successes, or is critical."""

    plain: int
    one: int
    two: int
    critical: int

    @property
    def hit(self) -> int:
        return self.plain + self.one + self.two + self.critical


NO_DEFENCE = -1
_grades: dict[tuple[int, int], Grades] = {}
_totals: dict[Dice, tuple[int, ...]] = {}
_means: dict[tuple[Dice, int, int, Foe], int] = {}


def grades(attack: int, guard: int) -> Grades:
    """How an attack against a defence ends: every roll of both (EP-TEST-3 to EP-TEST-12); below 0 nobody defends."""
    known = _grades.get((attack, guard))
    if known is not None:
        return known
    found = [0, 0, 0, 0]
    for die in range(min(attack, 98) + 1 if attack > 0 else 1):
        kind = 3 if die % 11 == 0 else 2 if die >= 66 else 1 if die >= 33 else 0
        found[kind] += 100 - held_off(die, guard)
    made = _grades[(attack, guard)] = Grades(*found)
    return made


def held_off(die: int, guard: int) -> int:
    """How many rolls of a defender beat a successful roll (EP-TEST-10, EP-TEST-11)."""
    if guard <= NO_DEFENCE:
        return 0
    best = min(guard, 98)
    if die % 11 == 0:
        return sum(1 for each in range(die, best + 1) if each % 11 == 0) if best >= die else 0
    doubles = best // 11 + 1
    plain = sum(1 for each in range(die, best + 1) if each % 11) if best >= die else 0
    return doubles + plain


def totals(dice: Dice) -> tuple[int, ...]:
    """In how many ways dice show each total, from 0 on."""
    known = _totals.get(dice)
    if known is None:
        ways = [1]
        for sides in dice:
            grown = [0] * (len(ways) + sides)
            for total, count in enumerate(ways):
                for face in range(1, sides + 1) if count else ():
                    grown[total + face] += count
            ways = grown
        known = _totals[dice] = tuple(ways)
    return known


def mean(dice: Dice, armor: int, times: int, foe: Foe) -> int:
    """What these dice are worth through so much armour; a bonus is armour below 0 (EP-DMG-3).

    `times` is 2 for a critical hit: it doubles the dice and the bonus, which the armour given has to account for.
    """
    key = (dice, armor, times, foe)
    known = _means.get(key)
    if known is None:
        if len(_means) > KEPT:
            _means.clear()
        ways = totals(dice)
        worth = 0
        for total, count in enumerate(ways):
            taken = total * times - armor
            if count and taken > 0:
                worth += count * worth_of(taken, foe)
        known = _means[key] = worth // sum(ways)
    return known


def worth_of(taken: int, foe: Foe) -> int:
    """What so much damage to somebody is worth (EP-WOUND-2, EP-WOUND-6, EP-WOUND-7)."""
    if foe.frail or taken >= foe.left:
        return POINT * min(taken, foe.left) + foe.fallen
    wounds = taken // foe.threshold
    worth = POINT * taken
    if wounds:
        counted = max(0, wounds - foe.spare)
        failing = failure(foe.check - 10 * counted)
        worth += WOUND * counted
        if wounds == 1:
            worth += FLOORED * failing // 100
        else:  # knocked out: what else it has suffered hardly matters any more
            worth = ((worth + FLOORED) * (100 - failing) + foe.fallen * 9 // 10 * failing) // 100
    return worth


def failure(number: int) -> int:
    """The chance that a check fails, in hundredths: 00 always succeeds, 99 never (EP-TEST-5)."""
    return 99 - min(98, max(0, number))


def expected(dice: Dice, plus: int, armor: int, found: Grades, foe: Foe, extra: int = 0, pierced: int = -1) -> int:
    """What an attack is worth times 10,000: a die more for each superior success (EP-ATK-8).

    `extra` is what every hit is worth beside its damage. If a called shot is to get through the armour, `pierced` is
    what a superior success leaves of it, at the price of a die (EP-CALL-1, EP-CALL-2).
    """
    one, two, soft = ((*dice, 6), (*dice, 6, 6), armor) if pierced < 0 else (dice, (*dice, 6), pierced)
    worth = found.hit * extra
    if found.plain:
        worth += found.plain * mean(dice, armor - plus, 1, foe)
    if found.one:
        worth += found.one * mean(one, soft - plus, 1, foe)
    if found.two:
        worth += found.two * mean(two, soft - plus, 1, foe)
    return worth + found.critical * mean(dice, soft - 2 * plus, 2, foe)
