"""Dice with their reasons: pools, saving throws and other throws (ACKS-SAVE)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from affray.core.dice import at_once
from affray.core.modifiers import Modifier, Tally
from affray.core.notation import DicePool
from affray.core.scene import Scene
from affray.core.script import Script, roll

from ..ground.board import cover
from ..ground.guarding import defenders
from ..model.conditions import FEAR_SAVE_CHANGES, SAVE_CHANGES, Changes
from ..model.events import SaveRolled, ThrowRolled
from ..model.stats import Combat, Warrior
from .conditions import shaken_up

Part = tuple[int, str, str]
"""A number, why, and by which rule."""


def tally(parts: list[Part]) -> Tally:
    """The parts for the log; zeros leave no trace behind the first."""
    found = [Modifier(value, why, rule) for number, (value, why, rule) in enumerate(parts) if value or number == 0]
    return Tally(tuple(found))


def total(parts: list[Part]) -> int:
    found = 0
    for part in parts:
        found += part[0]
    return found


def prevails(die: int, sum_: int, needed: int) -> bool:
    """Whether a throw with this die and sum is good enough (ACKS-ATK-1, ACKS-SAVE-1)."""
    return at_once(partial(reaches, die, sum_, needed), die)


def reaches(die: int, sum_: int, needed: int) -> bool:
    """1 always fails, and 20 never does (ACKS-ATK-2, ACKS-SAVE-2)."""
    return die != 1 and (die == 20 or sum_ >= needed)


def condition_parts(warrior: Warrior, known: Changes) -> list[Part]:
    """What somebody's conditions add to a number (ACKS-COND)."""
    marks = warrior.marks
    return [(by, kind.name, kind.rule) for mark, by, kind in known if marks & mark]


def roll_pool(scene: Scene[Combat], who: str, why: str, pool: DicePool) -> Script[int]:
    dice = yield from roll(scene, who, why, pool.count, pool.sides)
    return sum(dice) + pool.plus


def save(
    scene: Scene[Combat],
    warrior: Warrior,
    category: str,
    extra: list[Part] | None = None,
    source: Warrior | None = None,
    types: Sequence[str] = (),
    fear: bool = False,
) -> Script[bool]:
    """1d20 + WIL and modifiers against the target number; a failure breaks readiness (ACKS-SAVE-1, ACKS-SAVE-2).

    `types` are the types of damage that magic deals: who is immune to all of them need not roll (ACKS-DMG-7).
    """
    combat = scene.state
    if types and all(covers(warrior.card.immune, each, True) for each in types):
        return True
    (die,) = yield from roll(scene, warrior.id, "save", 1, 20)
    parts: list[Part] = [(die, "die", "ACKS-SAVE-1"), (warrior.card.wil_mod, "wil", "ACKS-SAVE-1"), *(extra or ())]
    if types and all(covers((*warrior.card.resist, *warrior.card.immune), each, True) for each in types):
        parts.append((2, "resistance", "ACKS-DMG-7"))
    if category == "blast":
        parts.append((cover(combat, warrior), "cover", "ACKS-SAVE-4"))
        if is_shielded(combat, warrior):
            parts.append((2, "defend", "ACKS-ACT-8"))
    if warrior.marks:
        if source is not None and combat.hostile(warrior, source):
            parts += condition_parts(warrior, SAVE_CHANGES)
        if fear:
            parts += condition_parts(warrior, FEAR_SAVE_CHANGES)
    target = warrior.card.saves[category]
    passed = prevails(die, total(parts), target)
    if scene.recording:
        rules = ("ACKS-SAVE-1", "ACKS-SAVE-2") if not scene.rehearsed and die in (1, 20) else ("ACKS-SAVE-1",)
        scene.tell(SaveRolled(warrior.id, category, tally(parts), target, passed, rules=rules))
    if not passed:
        shaken_up(scene, warrior)
    return passed


def is_shielded(combat: Combat, warrior: Warrior) -> bool:
    """Whether anybody with a shield defends it, itself or a neighbour (ACKS-ACT-8)."""
    return any(each.shield_ready for each in defenders(combat, warrior))


def covers(entries: tuple[str, ...], type_: str, extraordinary: bool) -> bool:
    """Whether a resistance or immunity covers damage of this type and kind (ACKS-DMG-7)."""
    if not entries:
        return False
    return type_ in entries or f"{'extraordinary' if extraordinary else 'mundane'}:{type_}" in entries


def throw(scene: Scene[Combat], warrior: Warrior, why: str, needed: int, extra: list[Part], rule: str) -> Script[bool]:
    """A proficiency throw: 1d20 and modifiers, meet or beat a number."""
    (die,) = yield from roll(scene, warrior.id, why, 1, 20)
    parts: list[Part] = [(die, "die", rule), *extra]
    passed = total(parts) >= needed
    if scene.recording:
        scene.tell(ThrowRolled(warrior.id, why, tally(parts), needed, passed, rules=(rule,)))
    return passed
