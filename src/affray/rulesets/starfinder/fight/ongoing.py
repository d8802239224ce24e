"""Damage that comes back every turn, and fast healing (SF-ROUND-6 S5, SF-ROUND-7 E3, SF-COND-23)."""

from __future__ import annotations

from dataclasses import replace

from affray.core.modifiers import Modifier
from affray.core.notation import DicePool
from affray.core.scene import Scene
from affray.core.script import Script

from ..body.conditions import lose_all
from ..body.damage import deal, heal
from ..body.dice import pool, save
from ..model.conditions import AFIRE, BLEEDING, CONDITIONS
from ..model.stats import Combat, Condition, Fighter
from .hits import FLAME

FIRES = {each.name: each.fire for each in CONDITIONS.of(AFIRE)}
"""Conditions that go on until a Reflex save, and their damage."""
ROLLING = Modifier(4, "rolling", "SF-COND-23")


def start_of_turn(scene: Scene[Combat], fighter: Fighter) -> Script[None]:
    """Step S5: bleeding at its worst, all burning together, then fast healing."""
    if fighter.marks & BLEEDING:
        worst = 0
        for condition in [each for each in fighter.conditions if each.name == "bleeding"]:
            rolled = yield from pool(scene, fighter.id, condition.name, dice_of(condition))
            worst = max(worst, rolled)
        yield from deal(scene, fighter, worst, (), "bleeding", disrupts=False)
    if fighter.marks & AFIRE:
        for name in FIRES:
            yield from burn(scene, fighter, name)
    if fighter.card.fast_healing and fighter.present and fighter.hp:
        heal(scene, fighter, fighter.card.fast_healing, 0, fighter.id, "SF-ROUND-6")


def dice_of(condition: Condition) -> DicePool:
    """What a condition does each turn: dice or a number; burning without either is 1d6, bleeding 1 (SF-COND-23)."""
    if condition.dice is not None:
        return condition.dice
    if condition.value:
        return DicePool(0, 6, condition.value)
    return FLAME if condition.name in FIRES else DicePool(0, 6, 1)


def burn(scene: Scene[Combat], fighter: Fighter, name: str) -> Script[None]:
    """The amounts of all fires add; what was taken is kept for the save (SF-COND-23)."""
    amount = 0
    fires = [each for each in fighter.conditions if each.name == name]
    for condition in fires:
        amount += yield from pool(scene, fighter.id, name, dice_of(condition))
    if not fires:
        return
    dealt = yield from deal(scene, fighter, amount, (FIRES[name],), name, disrupts=False)
    for number, condition in enumerate(fighter.conditions):
        if condition.name == name:
            fighter.conditions[number] = replace(condition, dice=dice_of(condition), value=dealt)


def end_of_turn(scene: Scene[Combat], fighter: Fighter) -> Script[None]:
    """Step E3: a Reflex save against each fire (SF-COND-23)."""
    if fighter.marks & AFIRE and fighter.present:
        for name in FIRES:
            yield from put_out(scene, fighter, name, ())


def put_out(scene: Scene[Combat], fighter: Fighter, name: str, modifiers: tuple[Modifier, ...]) -> Script[None]:
    """DC 10 and the damage of this round; each earlier attempt gives +2 (SF-COND-23)."""
    fires = [each for each in fighter.conditions if each.name == name]
    if not fires:
        return
    taken = max([each.value if each.dice is not None else 0 for each in fires])
    practice = Modifier(2 * max([each.attempts for each in fires]), "earlier_attempts", "SF-COND-23")
    saved = yield from save(scene, fighter, "ref", 10 + taken, (practice, *modifiers), "SF-COND-23")
    if saved:
        lose_all(scene, fighter, name, "saved", "SF-COND-23")
        return
    for number, condition in enumerate(fighter.conditions):
        if condition.name == name:
            fighter.conditions[number] = replace(condition, attempts=condition.attempts + 1)


def roll_on_ground(scene: Scene[Combat], fighter: Fighter) -> Script[None]:
    """A full action spent on the flames gives a save at +4 (SF-COND-23)."""
    for name in FIRES:
        yield from put_out(scene, fighter, name, (ROLLING,))
