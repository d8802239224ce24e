"""How one answer is weighed: for whom, in which style, and what is looked for only once."""

from __future__ import annotations

from typing import NamedTuple

from affray.space.field import Point

from ..model.conditions import UNCONSCIOUS
from ..model.stats import Combat, Fighter, can_act
from .attacks import best_attack
from .odds import Chance, shoots
from .routes import best_cover

FRESH = ("slot", "due", "window", "last_call", "take")
"""Questions before a slot has begun: all of its allowance is still there."""


class Style(NamedTuple):
    """What counts how much, in hundredths."""

    own_harm: int = 100
    """Harm to oneself, beside harm done to others."""

    @property
    def reckless(self) -> bool:
        """Whether somebody neither waits nor keeps away from blades."""
        return self.own_harm < 50


STYLES = {"plain": Style(), "aggressive": Style(40), "cautious": Style(220)}


class Outlook:
    """What one question's answer is weighed by: the best attacks from here, each looked for once."""

    __slots__ = ("_best", "_cover", "combat", "fighter", "fresh", "near", "places", "retreats", "style")

    def __init__(self, combat: Combat, fighter: Fighter, style: Style = STYLES["plain"], fresh: bool = False) -> None:
        self.combat, self.fighter, self.style, self.fresh = combat, fighter, style, fresh
        self._best: dict[str, Chance | None] = {}
        self._cover: str | None = None
        self.retreats: dict[int, Point | None] = {}
        """Places out of the reach of blades, by how far one goes."""
        self.places: dict[bool, Point | None] = {}
        """Where to go now, with and without the complex action."""
        self.near: bool | None = None
        """Whether it comes close to fight."""

    @property
    def quick_beside(self) -> bool:
        """Whether a quick action is there that leaves the complex one (EP-ACT-2)."""
        budget = self.fighter.budget
        return self.fresh or not (budget.quick > budget.quick_granted or budget.complex or budget.buying)

    def best(self, nature: str = "") -> Chance | None:
        """The attack that promises most, of any nature or of one (physical, mental)."""
        if nature not in self._best:
            quick = nature != "mental" and self.quick_beside and self.combat.phase != "extra"
            aims = quick and self.fighter.aim is None and not self.cover()
            self._best[nature] = best_attack(self.combat, self.fighter, "", nature, aims, quick)
        return self._best[nature]

    def cover(self) -> str:
        """The cover to be taken where somebody stands; empty if there is none, or it is taken already."""
        if self._cover is None:
            threats = [] if self.fighter.cover else threats_to(self.combat, self.fighter)
            self._cover = best_cover(self.combat, self.fighter.pos, threats) if threats else ""
        return self._cover


def foes_of(combat: Combat, fighter: Fighter) -> list[Fighter]:
    """Opponents that matter: those who are not out of it, else whoever is left."""
    foes = combat.enemies(fighter)
    able = [each for each in foes if not each.marks & UNCONSCIOUS]
    return able or foes


def threats_to(combat: Combat, fighter: Fighter) -> list[Fighter]:
    """Opponents who can shoot."""
    return [each for each in combat.enemies(fighter) if can_act(each) and shoots(each)]
