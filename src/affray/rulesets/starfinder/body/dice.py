"""Dice: the d20 of checks and saving throws, and the dice of damage (SF-GEN-1, SF-GEN-8, SF-SAVE-1, SF-SKILL-2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from affray.core.modifiers import Modifier
from affray.core.notation import DicePool
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Script, ask, roll

from ..model.bonuses import tallied, total
from ..model.conditions import BLINDED, UNCONSCIOUS
from ..model.events import DiceRolled, Rolled, SaveFailedByChoice
from ..model.saves import saves
from ..model.stats import Combat, Fighter
from . import effects, hindrances

NO_MODIFIERS: Sequence[Modifier] = ()
ATTEMPT, FAIL = Option("attempt"), Option("fail")


class D20(NamedTuple):
    """A d20 that fell: its face, and the total with all modifiers."""

    natural: int
    total: int


def d20(
    scene: Scene[Combat],
    who: str,
    why: str,
    modifiers: Sequence[Modifier],
    against: int = 0,
    rules: tuple[str, ...] = ("SF-GEN-1",),
) -> Script[D20]:
    """Roll a d20 and add everything that counts (SF-GEN-1, SF-GEN-3, SF-GEN-4)."""
    (natural,) = yield from roll(scene, who, why, 1, 20)
    if scene.recording:
        parts = tallied([Modifier(natural, "d20"), *modifiers])
        scene.tell(Rolled(who, why, natural, parts, against, rules=rules))
    return D20(natural, natural + total(modifiers))


def pool(
    scene: Scene[Combat], who: str, why: str, dice: DicePool, modifiers: Sequence[Modifier] = NO_MODIFIERS
) -> Script[int]:
    """Roll dice and add them up with their number and everything else that counts."""
    faces = yield from roll(scene, who, why, dice.count, dice.sides)
    rolled = 0
    for face in faces:
        rolled += face
    if scene.recording and faces:
        parts = tallied([Modifier(rolled, "dice"), Modifier(dice.plus, "bonus"), *modifiers])
        scene.tell(DiceRolled(who, why, f"{dice.count}d{dice.sides}", faces, parts, rules=("SF-GEN-8",)))
    return rolled + dice.plus + total(modifiers)


# -- checks ----------------------------------------------------------------------------------------
def skill_bonus(fighter: Fighter, skill: str) -> int:
    """The bonus of a skill; untrained the modifier of its ability (SF-SKILL-2)."""
    known: int | None = fighter.card.skills.get(skill)
    return ability_modifier(fighter, hindrances.SKILLS.get(skill, skill)) if known is None else known


def ability_modifier(fighter: Fighter, ability: str) -> int:
    found: int | None = getattr(fighter.card, f"{ability}_mod")
    return found or 0


def check_modifiers(fighter: Fighter, skill: str, breaking_free: bool = False) -> list[Modifier]:
    """Everything that counts for a check with a skill, or with a bare ability such as `con`."""
    marks = fighter.marks & ~BLINDED if fighter.card.blindsight else fighter.marks
    found = [Modifier(skill_bonus(fighter, skill), skill, "SF-SKILL-2")]
    if marks:
        found += hindrances.on_check(marks, skill, breaking_free)
    if fighter.effects:
        found += effects.modifiers(fighter, "skill")
    return found


def check(
    scene: Scene[Combat],
    fighter: Fighter,
    skill: str,
    dc: int,
    modifiers: Sequence[Modifier] = NO_MODIFIERS,
    rule: str = "SF-SKILL-2",
    breaking_free: bool = False,
) -> Script[int]:
    """A skill or ability check; returns by how much it passed, less than 0 for a failure (SF-SKILL-2).

    There is no automatic success or failure, and nobody takes 10 or 20 in a fight (SF-GEN-7).
    """
    parts = [*check_modifiers(fighter, skill, breaking_free), *modifiers]
    fallen = yield from d20(scene, fighter.id, skill, parts, dc, (rule, "SF-SKILL-2"))
    return fallen.total - dc


# -- saving throws ---------------------------------------------------------------------------------
def save_modifiers(fighter: Fighter, kind: str) -> list[Modifier]:
    """Everything that counts for a saving throw of this kind: fort, ref or will."""
    base: int = getattr(fighter.card, kind)
    found = [Modifier(base, kind, "SF-SAVE-1")]
    if fighter.marks:
        found += hindrances.on_save(fighter.marks, kind)
    if fighter.effects:
        found += effects.modifiers(fighter, "save")
    return found


def save(
    scene: Scene[Combat],
    fighter: Fighter,
    kind: str,
    dc: int,
    modifiers: Sequence[Modifier] = NO_MODIFIERS,
    rule: str = "SF-SAVE-1",
) -> Script[bool]:
    """A saving throw: 20 always succeeds, 1 always fails, and whoever is awake may choose to fail (SF-SAVE-1)."""

    def known() -> Sequence[Option]:
        return ATTEMPT, FAIL

    def question() -> Choose | None:
        awake = fighter.present and not fighter.marks & UNCONSCIOUS
        return Choose(fighter.id, "save", known) if awake else None

    pick = yield from ask(scene, question)
    if pick is not None and pick.do == FAIL.id:
        if scene.recording:
            scene.tell(SaveFailedByChoice(fighter.id, kind, rules=("SF-SAVE-1",)))
        return False
    parts = [*save_modifiers(fighter, kind), *modifiers]
    fallen = yield from d20(scene, fighter.id, kind, parts, dc, (rule, "SF-SAVE-1"))
    return saves(fallen.natural, fallen.total, dc)
