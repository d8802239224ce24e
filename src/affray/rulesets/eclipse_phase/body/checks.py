"""Tests: d100 under a target number, superior and critical results, opposed tests, modifiers (EP-TEST)."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Any

from affray.core.dice import at_once
from affray.core.modifiers import Modifier, Tally
from affray.core.scene import Scene
from affray.core.script import Script, roll

from ..model.conditions import BURDENING, CONDITIONS, DULLING, HAMPERING, MARK
from ..model.events import CheckRolled
from ..model.kinds import Nature, halved
from ..model.stats import Combat, Fighter, traumas_counted, wounds_counted

Part = tuple[int, str, str]
"""A number, why, and by which rule."""

LINKS = {
    "guns": "ref", "fray": "ref", "infiltrate": "ref", "melee": "som", "athletics": "som", "free_fall": "som",
    "perceive": "int", "interface": "cog", "medicine_paramedic": "cog", "psi": "wil",
}  # fmt: skip
"""The aptitude behind each skill (EP-TEST-9)."""

PHYSICAL = ("ref", "som")
MOST = 60
"""Modifiers count up to so much in either direction (EP-TEST-2)."""


class Grade:
    """What a roll is worth: success or failure, critical or with so many superior ones (EP-TEST-1 to EP-TEST-6).

    What is None is read off the roll when somebody asks for it.
    """

    __slots__ = ("_critical", "_superior", "roll", "success")

    def __init__(self, roll: int, success: bool, critical: bool | None = False, superior: int | None = 0) -> None:
        self.roll, self.success, self._critical, self._superior = roll, success, critical, superior

    @property
    def critical(self) -> bool:
        """Equal digits (EP-TEST-3)."""
        if self._critical is None:
            self._critical = self.roll % 11 == 0
        return self._critical

    @property
    def superior(self) -> int:
        """One for a success of 33 or more, two from 66; one for a failure of 66 or less, two up to 33 (EP-TEST-6)."""
        if self._superior is None:
            self._superior = 0 if self.critical else self.roll // 33 if self.success else (99 - self.roll) // 33
        return self._superior

    def __getitem__(self, at: int | slice) -> Any:
        whole: tuple[Any, ...] = (self.roll, self.success, self.critical, self.superior)
        return whole[at]

    @property
    def kind(self) -> str:
        return "success" if self.success else "failure"

    @property
    def word(self) -> str:
        return f"critical_{self.kind}" if self.critical else self.kind


def grade(die: int, target: int, defaulting: bool = False) -> Grade:
    """Compare a roll with its target number; without the skill a success is never critical (EP-TEST-9)."""
    success = (die <= target and die != 99) or die == 0
    return Grade(die, success, False if success and defaulting else None, None)


@dataclass(slots=True)
class Test:
    """A test under way: what it is on, its modifiers, and what a point did to it."""

    who: str
    name: str
    linked: str
    base: int
    parts: list[Part] = field(default_factory=list)
    defaulting: bool = False
    skill: int = 0
    """The unmodified skill, which decides between equal criticals (EP-TEST-11)."""
    spent: bool = False
    """A point is on it already (EP-POOL-6)."""
    cancelled: bool = False
    bonus: int = 0
    roll: int = -1
    raised: bool = False
    softened: bool = False
    told: tuple[int, bool, bool] | None = None
    """The result that the log has already: roll, raised, softened."""

    total: int | None = None
    """The sum of the modifiers within their limits, once somebody has asked."""

    @property
    def modifiers(self) -> int:
        total = self.total
        if total is None:
            total = 0
            for part in self.parts:
                total += part[0]
            self.total = total = MOST if total > MOST else -MOST if total < -MOST else total
        return total

    @property
    def target(self) -> int:
        """The number to roll at most; a point's bonus comes after the limit (EP-TEST-2)."""
        return self.base + self.bonus if self.cancelled else self.base + self.modifiers + self.bonus

    def graded(self, die: int = -1) -> Grade:
        """The result as it stands, or with another roll."""
        if die >= 0:
            return grade(die, self.target, self.defaulting)
        found = grade(self.roll, self.target, self.defaulting)
        if self.raised and found.success and not found.critical:
            return Grade(found.roll, True, False, min(2, found.superior + 1))
        if self.softened and found.critical and not found.success:
            return Grade(found.roll, False)
        return found

    def tally(self) -> Tally:
        """The target number with its reasons, for the log."""
        parts = [Modifier(self.base, self.name, "EP-TEST-1")]
        if not self.cancelled:
            parts += [Modifier(*part) for part in self.parts if part[0]]
            cut = self.modifiers - sum(part[0] for part in self.parts)
            if cut:
                parts.append(Modifier(cut, "limit", "EP-TEST-2"))
        if self.bonus:
            parts.append(Modifier(self.bonus, "point", "EP-POOL-2"))
        return Tally(tuple(parts))


def swapped(die: int) -> int:
    """The two digits the other way round (EP-POOL-3)."""
    return die % 10 * 10 + die // 10


# -- what a test is made of ------------------------------------------------------------------------
def skill_value(fighter: Fighter, name: str) -> tuple[int, bool]:
    """The number of a skill and whether it stands for a missing one (EP-TEST-9)."""
    card = fighter.card
    known = card.skills.get(name)
    return (card.aptitudes[LINKS[name]], True) if known is None else (known, False)


def skill_test(fighter: Fighter, name: str, parts: list[Part], half: bool = False, use: str = "") -> Test:
    """A test of a skill; `use` is what a specialization may cover (EP-TEST-8), halving is no modifier (EP-POOL-2)."""
    value, defaulting = skill_value(fighter, name)
    test = Test(fighter.id, name, LINKS[name], halved(value) if half else value, parts, defaulting, value)
    special = fighter.card.specializations
    if special and (use in special or name in special):
        parts.append((10, "specialization", "EP-TEST-8"))
    boost = fighter.boosts.get(test.linked, 0) if fighter.boosts else 0
    if boost:
        parts.append((boost, "boost", "EP-POOL-8"))
        test.spent = True
    return test


def aptitude_test(fighter: Fighter, name: str, parts: list[Part]) -> Test:
    """An aptitude check: three times the aptitude (EP-TEST-7)."""
    card = fighter.card
    base = 3 * card.aptitudes[name] + card.check_mods.get(name, 0)
    return Test(fighter.id, name, name, base, parts, False, base)


def burdens(fighter: Fighter, nature: Nature) -> list[Part]:
    """What wounds, traumas and conditions do to every test of a nature (EP-ATK-6, EP-WOUND-3, EP-COND)."""
    parts: list[Part] = []
    wounds = wounds_counted(fighter)
    if wounds:
        parts.append((-10 * wounds, "wounds", "EP-WOUND-3"))
    if fighter.traumas:
        parts.append((-10 * traumas_counted(fighter), "traumas", "EP-STRESS-3"))
    if fighter.marks & BURDENING:
        for each in fighter.conditions:
            if MARK[each.key] & BURDENING:
                kind = CONDITIONS[each.key]
                amount = -each.level if kind.by_level else kind.tests[nature != "physical"]
                parts.append((amount, kind.name, kind.rule))
    return parts


def hampered(fighter: Fighter, nature: Nature) -> list[Part]:
    """What conditions do to a test that is no attack, beside their burden on all tests (EP-COND-2)."""
    found = CONDITIONS.of(fighter.marks & HAMPERING)
    parts: list[Part] = [(each.checks[nature != "physical"], each.name, each.rule) for each in found]
    return [part for part in parts if part[0]]


def strain(fighter: Fighter) -> list[Part]:
    """What hampers active physical tests: running and layers of armour (EP-MOVE-5, EP-DMG-11)."""
    parts: list[Part] = []
    if fighter.budget.move_type in ("full", "rush"):
        parts.append((-20, "running", "EP-MOVE-5"))
    return parts + layers(fighter)


def layers(fighter: Fighter) -> list[Part]:
    """Each layer beyond the first, and once more for too much of it all (EP-DMG-11)."""
    extra = fighter.card.armor_layers_extra
    if not extra:
        return []
    parts: list[Part] = [(-20 * extra, "layers", "EP-DMG-11")]
    if too_heavy(fighter):
        parts.append((-20, "heavy_armor", "EP-DMG-11"))
    return parts


def too_heavy(fighter: Fighter) -> bool:
    """Layered armour whose total exceeds SOM; it halves movement too (EP-DMG-11)."""
    card = fighter.card
    return bool(card.armor_layers_extra) and max(card.armor_energy, card.armor_kinetic) > card.aptitudes["som"]


def nature_of(linked: str, name: str = "") -> Nature:
    return "physical" if linked in PHYSICAL else "mesh" if name == "interface" else "mental"


def check(fighter: Fighter, name: str, extra: list[Part] | None = None, active: bool = False, use: str = "") -> Test:
    """A test of a skill or, named by its aptitude, an aptitude check, with everything that burdens the body.

    `active` if it is part of an act, and not a reaction that the rules impose.
    """
    linked = LINKS.get(name, name)
    nature = nature_of(linked, name)
    parts = burdens(fighter, nature)
    if fighter.marks & HAMPERING:
        parts += hampered(fighter, nature)
    if nature == "physical" and active:
        parts += strain(fighter)
    if name == "perceive" and fighter.marks & DULLING:
        parts += [(each.perceive, each.name, each.rule) for each in CONDITIONS.of(fighter.marks & DULLING)]
    if extra:
        parts += extra
    return skill_test(fighter, name, parts, use=use) if name in LINKS else aptitude_test(fighter, name, parts)


# -- comparing -------------------------------------------------------------------------------------
def beats(one: Test, two: Test) -> bool:
    """Whether the first of an opposed test wins."""
    return at_once(partial(outdoes, one, two), one.roll, two.roll)


def outdoes(one: Test, two: Test) -> bool:
    """EP-TEST-10 to EP-TEST-12."""
    mine = one.graded()
    if not mine.success:
        return False
    theirs = two.graded()
    if not theirs.success:
        return True
    if mine.critical != theirs.critical:
        return mine.critical
    if mine.critical and mine.roll == theirs.roll:
        return one.skill > two.skill
    return mine.roll > theirs.roll


# -- rolling ---------------------------------------------------------------------------------------
def throw(scene: Scene[Combat], who: str, why: str) -> Script[int]:
    """A d100, read 00 to 99 (EP-TEST-1)."""
    (die,) = yield from roll(scene, who, why, 1, 100)
    return die % 100


def tell_test(scene: Scene[Combat], test: Test, why: str, rules: tuple[str, ...] = ("EP-TEST-1",)) -> None:
    """Record a result, once; again if a point has changed it. In a rehearsal its kind will do, or none at all."""
    now = (test.roll, test.raised, test.softened)
    if scene.recording and test.told != now:
        test.told = now
        if CheckRolled in scene.skips:
            scene.tell(CheckRolled(test.who, why, test.roll, test.tally(), "", 0, rules=rules))
            return
        found = test.graded()
        how = (found.kind, 0) if scene.rehearsed else (found.word, found.superior)
        scene.tell(CheckRolled(test.who, why, found.roll, test.tally(), *how, rules=rules))
