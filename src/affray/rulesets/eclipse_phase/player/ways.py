"""The ways to use a weapon: firing modes with their option, aggressive blows, a touch, a called shot (D-19)."""

from __future__ import annotations

from typing import NamedTuple

from ..body.blows import SHOTS, TO_HIT
from ..fight.targets import shots_left
from ..model.kinds import Weapon, halved
from ..model.stats import Fighter
from .chances import POINT, Dice, Foe, Grades, expected, grades, mean

NEEDED = 60
"""From this target number on the damage option is taken (D-19)."""
THICK = 6
"""Armour from which a called shot past it is weighed."""
BURSTS = {"BF": (10,), "FA": (10, 10)}
"""Dice of the damage option (EP-RANGE-6, EP-RANGE-7)."""


class Way(NamedTuple):
    """A mode with its option: its bonus to the target number or its dice."""

    mode: str
    use: str = ""
    bonus: int = 0
    dice: Dice = ()
    shots: int = 0
    aims: bool = False
    """After a quick aim (EP-RANGE-9)."""
    touch: bool = False
    """Only the weapon's effect, no damage (EP-MELEE-7)."""


class Choice(NamedTuple):
    """The best of several ways against somebody."""

    way: Way
    worth: int
    number: int
    called: str
    fells: bool
    """Its mean damage times its target number reaches what the target has left (D-9)."""


class Aim(NamedTuple):
    """Everything about an attack on somebody that does not depend on the way."""

    dice: Dice
    plus: int
    number: int
    guard: int
    armor: int
    callable: bool
    """Whether a called shot could halve the armour (EP-CALL-2)."""
    extra: int
    """What every hit is worth beside its damage."""
    ammo: int
    foe: Foe


UNHARMED = Foe(1_000_000, 1_000_000, 0, 0, 0)
"""Somebody for whom damage is only a number."""
_ways: dict[tuple[object, ...], tuple[int, list[Way]]] = {}
_choices: dict[tuple[int, Aim], Choice | None] = {}


def best_way(fighter: Fighter, weapon: Weapon, aim: Aim, aims: bool) -> Choice | None:
    """The way that promises most; None if none of them has a target number above 0 and any effect."""
    number, ways = ways_of(fighter, weapon, aim, aims)
    key = (number, aim)
    if key not in _choices:
        if len(_choices) > 20_000:
            _choices.clear()
        _choices[key] = weigh(ways, aim)
    return _choices[key]


def weigh(ways: list[Way], aim: Aim) -> Choice | None:
    best: Choice | None = None
    for way in ways:
        for called in ("", "bypass_armor") if aim.callable and aim.armor >= THICK and not way.touch else ("",):
            number = aim.number + way.bonus - (10 if called else 0)
            if number <= 0:
                continue
            found = grades(number, aim.guard)
            worth = found.hit * aim.extra if way.touch else harm(aim, way, found, called)
            if aim.ammo:
                worth = worth * 2 * aim.ammo // (2 * aim.ammo + way.shots)
            if worth > 0 and (best is None or worth > best.worth):
                taken = 0 if way.touch else mean(aim.dice + way.dice, aim.armor - aim.plus, 1, UNHARMED)
                fells = taken * min(100, number) >= 100 * POINT * aim.foe.left
                best = Choice(way, worth, number, called, fells)
    return best


def harm(aim: Aim, way: Way, found: Grades, called: str) -> int:
    pierced = halved(aim.armor) if called else -1
    return expected(aim.dice + way.dice, aim.plus, aim.armor, found, aim.foe, aim.extra, pierced)


HARD = {mode: Way(mode, "damage", 0, dice, SHOTS[mode]) for mode, dice in BURSTS.items()}
HIT = {mode: Way(mode, "hit", bonus, (), SHOTS[mode]) for mode, bonus in TO_HIT.items()}
PLAIN = {mode: Way(mode, shots=SHOTS[mode]) for mode in SHOTS}
AIMED = {mode: Way(mode, bonus=10, shots=SHOTS[mode], aims=True) for mode in SHOTS}
MELEE_HARD, MELEE_SURE, MELEE_TOUCH = Way("", "damage", 0, (10,)), Way("", "hit", 10), Way("", bonus=20, touch=True)


def ways_of(fighter: Fighter, weapon: Weapon, aim: Aim, aims: bool) -> tuple[int, list[Way]]:
    """All ways to use a weapon now, with a number that stands for the list."""
    shots = 0 if weapon.ammo is None else min(10, shots_left(fighter, weapon))
    spent = weapon.id in fighter.budget.ss_fired
    quick = fighter.aim is not None and fighter.aim.bonus == 10
    sure = aim.number >= NEEDED and not aim.foe.frail
    special = (weapon.area is None, weapon.ammo is None, spent, quick, sure, aims, aim.extra > 0)
    key = (weapon.melee, weapon.modes, shots, special)
    found = _ways.get(key)
    if found is None:
        made = melee_ways(sure, aim.extra > 0) if weapon.melee else ranged_ways(weapon, shots, spent, quick, sure, aims)
        found = _ways[key] = (len(_ways), made)
    return found


def melee_ways(sure: bool, touching: bool) -> list[Way]:
    """The option is that of an aggressive attack (EP-MELEE-3); a touch is for weapons that do more than hurt."""
    found = [MELEE_HARD] if sure else [MELEE_SURE, MELEE_HARD]
    return [*found, MELEE_TOUCH] if touching else found


def ranged_ways(weapon: Weapon, shots: int, spent: bool, quick: bool, sure: bool, aims: bool) -> list[Way]:
    """Damage from a target number of 60 on (D-19), unless any hit puts the target out.

    Below it hitting comes first, but thick armour stops what is only likelier to hit: both are weighed.
    """
    if not weapon.modes:
        return [AIMED[""] if aims and not quick and weapon.area is None else PLAIN[""]]
    found: list[Way] = []
    for mode in weapon.modes:
        if (weapon.ammo is not None and shots < SHOTS[mode]) or (mode == "SS" and spent):
            continue
        if mode not in TO_HIT or weapon.area is not None:
            found.append(AIMED[mode] if aims and weapon.area is None and not quick else PLAIN[mode])
        elif not quick:
            found += [HARD[mode]] if sure else [HIT[mode], HARD[mode]]
    return found
