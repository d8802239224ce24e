"""What can come of an answer: for everybody concerned the chances of being hit, hurt, felled and the like."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any

from affray.core.events import Event

from .amounts import Ways
from .chances import Chances

NEVER = Fraction(0)
UNHURT = Chances({0: 1})


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


@dataclass(frozen=True, slots=True)
class Odds:
    """What can come of an answer, exactly, on what is assumed.

    `success` is the chance of the check of whoever acts, where there is one; `amount` what his dice come to where that
    is dealt out afterwards. `assumed` says in words what was taken
    for granted: `no_reaction`, nobody answers who could; `ruling`, the game master rules what he usually would;
    `decision`, it ends where somebody has to decide; `apart`, nobody's fate hangs on the dice of another. `estimated`
    names those of whom it is only believed what they can do and bear.
    """

    fates: Mapping[str, Fate] = field(default_factory=dict)
    success: Fraction | None = None
    amount: Chances | None = None
    assumed: tuple[str, ...] = ()
    estimated: tuple[str, ...] = ()

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

    __slots__ = ("conditions", "critical", "damage", "felled", "hit", "saved")

    def __init__(self) -> None:
        self.hit: bool | None = None
        self.critical: bool | None = None
        self.saved: bool | None = None
        self.damage: int = 0
        self.felled = False
        self.conditions: list[str] = []


class Findings:
    """What came of an act in one future, by combatant."""

    __slots__ = ("amount", "by", "success", "who")

    def __init__(self, who: str) -> None:
        self.who = who
        """Whoever acts."""
        self.by: dict[str, Finding] = {}
        self.success: bool | None = None
        self.amount: int | None = None

    def of(self, who: str) -> Finding:
        if who not in self.by:
            self.by[who] = Finding()
        return self.by[who]


Reader = Callable[[Event, Findings], None]
"""What a game reads off an event about the outcome of an act."""


class Sum:
    """The findings of all futures, added up by their chances."""

    def __init__(self) -> None:
        self.futures: list[tuple[Fraction, Findings, dict[str, Chances]]] = []
        self.amounts: dict[int, int | Fraction] = {}

    def add(self, ways: Ways, found: Findings) -> None:
        if found.amount is not None:
            for value, part in ways.chances_of(found.amount).items():
                self.amounts[value] = self.amounts.get(value, 0) + ways.chance() * part
        damage = {who: ways.chances_of(each.damage) for who, each in found.by.items()}
        self.futures.append((ways.chance(), found, damage))

    def odds(self, assumed: Iterable[str] = ()) -> Odds:
        everybody = dict.fromkeys(who for _, found, _ in self.futures for who in found.by)
        fates = {who: self.fate(who) for who in everybody}
        success = self.share(lambda found: found.success)
        amount = Chances(self.amounts) if self.amounts else None
        return Odds(fates, success, amount, tuple(dict.fromkeys(assumed)))

    def fate(self, who: str) -> Fate:
        damage: dict[int, int | Fraction] = {}
        conditions: dict[str, Fraction] = {}
        for chance, found, taken in self.futures:
            for value, part in taken.get(who, UNHURT).items():
                damage[value] = damage.get(value, 0) + chance * part
            for each in dict.fromkeys(found.of(who).conditions):
                conditions[each] = conditions.get(each, NEVER) + chance
        return Fate(
            self.share(lambda found: found.of(who).hit),
            self.share(lambda found: found.of(who).critical),
            self.share(lambda found: found.of(who).saved),
            Chances(damage),
            self.share(lambda found: found.of(who).felled) or NEVER,
            conditions,
        )

    def share(self, told: Callable[[Findings], bool | None]) -> Fraction | None:
        """The chance that something is so; None if it never comes into question."""
        asked = [(chance, told(found)) for chance, found, _ in self.futures]
        if all(each is None for _, each in asked):
            return None
        return sum([chance for chance, each in asked if each], NEVER)


def estimated(odds: Odds, who: Callable[[str], Any]) -> Odds:
    """The same, with those of whom it is only believed what they are."""
    return replace(odds, estimated=tuple([each for each in odds.fates if who(each)]))
