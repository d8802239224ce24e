"""What can come of an answer: for everybody concerned the chances of being hit, hurt, felled and the like."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from math import lcm
from typing import Any

from affray.core.events import Event
from affray.core.modifiers import Modifier, Tally

from .chances import Chances, mixed
from .ways import Ways

NEVER = Fraction(0)
UNHURT = Chances({0: 1})
NOTHING = Tally()


@dataclass(frozen=True, slots=True)
class Check:
    """What a roll is made of: `adds` is what is added to the dice, which stand in it as 0; `needs` what it is compared
    with, `resists` what somebody else rolls against it. `better` and `worse` are the reasons for more dice.
    """

    adds: Tally = NOTHING
    needs: Tally = NOTHING
    resists: Tally = NOTHING
    better: tuple[str, ...] = ()
    worse: tuple[str, ...] = ()


def without_dice(number: Tally) -> Tally:
    """A sum in which whatever hangs on dice counts nothing."""
    return Tally(tuple([each if type(each.value) is int else replace(each, value=0) for each in number.parts]))


def first_of(checks: Iterable[Check | None]) -> Check | None:
    """The first roll that there is, without its dice."""
    found = next((each for each in checks if each is not None), None)
    if found is None:
        return None
    adds, needs, resists = without_dice(found.adds), without_dice(found.needs), without_dice(found.resists)
    return Check(adds, needs, resists, found.better, found.worse)


def plainly(number: int, why: str = "", rule: str = "") -> Tally:
    """A number without parts, as a sum."""
    return Tally((Modifier(number, why, rule),))


@dataclass(frozen=True, slots=True)
class Fate:
    """What can become of one combatant. What is None does not come into question: nobody rolls for it.

    `damage` is everything that he takes of this act, 0 included; `conditions` those that he comes under.
    """

    hit: Fraction | None = None
    critical: Fraction | None = None
    saved: Fraction | None = None
    damage: Chances = UNHURT
    felled: Fraction = NEVER
    conditions: Mapping[str, Fraction] = field(default_factory=dict)
    check: Check | None = None
    """What the first roll for it is made of: the attack on him, or his saving throw."""


@dataclass(frozen=True, slots=True)
class Odds:
    """What can come of an answer, exactly, on what is assumed.

    `success` is the chance of the check of whoever acts, where there is one; `amount` what his dice come to where that
    is dealt out afterwards, `check` what that check is made of. `assumed` says in words what was taken
    for granted: `no_reaction`, nobody answers who could; `ruling`, the game master rules what he usually would;
    `decision`, it ends where somebody has to decide; `apart`, nobody's fate hangs on the dice of another. `estimated`
    names those of whom it is only believed what they can do and bear.
    """

    fates: Mapping[str, Fate] = field(default_factory=dict)
    success: Fraction | None = None
    amount: Chances | None = None
    assumed: tuple[str, ...] = ()
    estimated: tuple[str, ...] = ()
    check: Check | None = None

    @property
    def certain(self) -> bool:
        """Whether no die decides anything."""
        if self.success not in (None, 0, 1) or (self.amount is not None and len(self.amount.ways) > 1):
            return False
        return all(is_certain(each) for each in self.fates.values())

    def fate(self, who: str) -> Fate:
        return self.fates.get(who, Fate())


def is_certain(fate: Fate) -> bool:
    chances = [fate.hit, fate.critical, fate.saved, fate.felled, *fate.conditions.values()]
    return all(each in (None, 0, 1) for each in chances) and len(fate.damage.ways) == 1


class Finding:
    """What became of one combatant in one future."""

    __slots__ = ("check", "conditions", "critical", "damage", "felled", "hit", "saved")

    def __init__(self) -> None:
        self.check: Check | None = None
        self.hit: bool | None = None
        self.critical: bool | None = None
        self.saved: bool | None = None
        self.damage: int = 0
        self.felled = False
        self.conditions: list[str] = []


class Findings:
    """What came of an act in one future, by combatant."""

    __slots__ = ("amount", "by", "check", "last", "success", "who")

    def __init__(self, who: str) -> None:
        self.who = who
        """Whoever acts."""
        self.by: dict[str, Finding] = {}
        self.success: bool | None = None
        self.amount: int | None = None
        self.check: Check | None = None
        self.last: dict[str, Check] = {}
        """By roller the last roll, as far as it was told."""

    def of(self, who: str) -> Finding:
        if who not in self.by:
            self.by[who] = Finding()
        return self.by[who]


Reader = Callable[[Event, Findings], None]
"""What a game reads off an event about the outcome of an act."""


UNCONCERNED = Finding()
"""What became of somebody to whom nothing happened; nobody changes it."""


class Sum:
    """The findings of all futures, added up by their chances."""

    def __init__(self) -> None:
        self.futures: list[tuple[Fraction, Findings, dict[str, Chances]]] = []
        self.amounts: list[Chances | None] = []

    def add(self, ways: Ways, found: Findings) -> None:
        self.amounts.append(None if found.amount is None else ways.chances_of(found.amount))
        damage = {who: ways.chances_of(each.damage) for who, each in found.by.items()}
        self.futures.append((ways.chance(), found, damage))

    def odds(self, assumed: Iterable[str] = ()) -> Odds:
        whole = lcm(*[chance.denominator for chance, _, _ in self.futures])
        shares = [chance.numerator * (whole // chance.denominator) for chance, _, _ in self.futures]
        everybody = dict.fromkeys(who for _, found, _ in self.futures for who in found.by)
        fates = {who: self.fate(who, shares, whole) for who in everybody}
        success = share([found.success for _, found, _ in self.futures], shares, whole)
        amounts = [(each, part) for each, part in zip(self.amounts, shares, strict=True) if each is not None]
        check = first_of(found.check for _, found, _ in self.futures)
        whole_amount = mixed(amounts) if amounts else None
        return Odds(fates, success, whole_amount, tuple(dict.fromkeys(assumed)), check=check)

    def fate(self, who: str, shares: Sequence[int], whole: int) -> Fate:
        findings = [found.by.get(who, UNCONCERNED) for _, found, _ in self.futures]
        conditions: dict[str, int] = {}
        for each, part in zip(findings, shares, strict=True):
            for condition in dict.fromkeys(each.conditions):
                conditions[condition] = conditions.get(condition, 0) + part
        damage = [taken.get(who, UNHURT) for _, _, taken in self.futures]
        return Fate(
            share([each.hit for each in findings], shares, whole),
            share([each.critical for each in findings], shares, whole),
            share([each.saved for each in findings], shares, whole),
            mixed(zip(damage, shares, strict=True)),
            share([each.felled for each in findings], shares, whole) or NEVER,
            {condition: Fraction(part, whole) for condition, part in conditions.items()},
            first_of(each.check for each in findings),
        )


def share(told: Sequence[bool | None], shares: Sequence[int], whole: int) -> Fraction | None:
    """The chance that something is so; None if it never comes into question."""
    if all(each is None for each in told):
        return None
    return Fraction(sum([part for each, part in zip(told, shares, strict=True) if each]), whole)


def estimated(odds: Odds, who: Callable[[str], Any]) -> Odds:
    """The same, with those of whom it is only believed what they are."""
    return replace(odds, estimated=tuple([each for each in odds.fates if who(each)]))
