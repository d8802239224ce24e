"""Mental stress: traumas and what they make people do (EP-STRESS; option `stress_rules`)."""

from __future__ import annotations

from collections.abc import Sequence

from affray.core.notation import DicePool
from affray.core.scene import Scene
from affray.core.script import Script, roll

from ..model.events import Fell, StressTaken
from ..model.kinds import divided
from ..model.stats import Combat
from .conditions import depart, gain
from .damage import Harm, roll_harm
from .pools import resist

RESPONSES = ("raging", "raging", "fleeing", "fleeing", "detached", "detached")
"""1d6: fight the source, flee, or be detached (EP-STRESS-4)."""


def face(
    scene: Scene[Combat], who: str, value: Sequence[DicePool], least: Sequence[DicePool] = (), source: str = ""
) -> Script[None]:
    """Somebody faces a source of stress: a WIL check; the lesser value is suffered in any case (EP-STRESS-1)."""
    if not scene.state.options.stress_rules:
        return
    passed = (yield from resist(scene, who, "wil", "EP-STRESS-1")).success
    harm = Harm()
    for pool in least if passed else value:
        harm.add(pool.count, pool.sides)
        harm.plus += pool.plus
    amount = max(0, (yield from roll_harm(scene, who, harm)))
    if amount:
        yield from suffer(scene, who, amount, source)


def suffer(scene: Scene[Combat], who: str, amount: int, source: str) -> Script[None]:
    """Stress, one trauma for each full multiple of a fifth of Lucidity, and what follows (EP-STRESS-2, -5)."""
    fighter = scene.state.fighters[who]
    threshold = max(1, divided(fighter.card.lucidity, 5))
    traumas = amount // threshold

    def effect(combat: Combat) -> None:
        combat.fighters[who].stress += amount
        combat.fighters[who].traumas += traumas

    scene.change(effect)
    fighter = scene.state.fighters[who]
    if scene.recording:
        scene.tell(StressTaken(who, fighter.stress, fighter.traumas, rules=("EP-STRESS-2",)))
    if fighter.stress >= fighter.card.lucidity:
        if scene.recording:
            scene.tell(Fell(who, "out", rules=("EP-STRESS-5",)))
        depart(scene, who, "out", "EP-STRESS-5")
    elif traumas:
        yield from respond(scene, who, traumas, source)


def respond(scene: Scene[Combat], who: str, traumas: int, source: str) -> Script[None]:
    """Wits to be regained, or an acute response (EP-STRESS-4)."""
    passed = (yield from resist(scene, who, "wil", "EP-STRESS-4")).success
    if passed and traumas == 1:
        return
    if passed or traumas == 1:
        gain(scene, who, "shaken", "EP-STRESS-4", by=source)
        return
    (die,) = yield from roll(scene, who, "acute_response", 1, 6)
    gain(scene, who, RESPONSES[die - 1], "EP-STRESS-4", by=source)
