"""Everything a combatant can do in its segment, family by family: the table of contents of the rules."""

from __future__ import annotations

from collections.abc import Mapping

from affray.core.actions import Action
from affray.rulesets.in_words import words_for

from ..model.stats import Combat
from ..reactions.interrupts import Answer
from .answering import DeedInAnswer
from .attacking import Attack, CoupDeGrace, HoldDamage
from .charging import Charge
from .closing import Ground
from .deed import Deed
from .defensive import Retreat, Withdraw
from .maneuvers import Maneuver
from .moving import Crawl, March, Run, RunningSneak, Sneak
from .objects import (
    Armor,
    ChangeMode,
    Draw,
    DropAndDraw,
    Engage,
    FullRoundTask,
    GrabHelpless,
    PickUp,
    Shield,
    Simple,
    UseItem,
)  # fmt: skip
from .posture import RemainStationary, StandUp, TakeCover
from .readying import (
    CastSpell,
    Defend,
    Escape,
    Hide,
    ReadyAction,
    SpellLike,
    TreatInjury,
)  # fmt: skip


def actions_of(combat: Combat) -> Mapping[str, Action[Combat]]:
    """Everything that can be done in a segment; without a map people also move in words."""
    return ON_A_MAP if combat.ground.mapped else WITHOUT_A_MAP


def readiable() -> dict[str, bool]:
    """Every action, and whether it can be readied (ACKS-READY-1)."""
    return {name: each.readiable for name, each in ANSWERS.items()}


ACTIONS: dict[str, Deed] = {
    deed.id: deed
    for deed in (
        Attack(), CastSpell(), Charge(), March(), Run(), Sneak(), RunningSneak(), Withdraw(), Retreat(), Crawl(),
        RemainStationary(), StandUp(), TakeCover(), Maneuver(), CoupDeGrace(), HoldDamage(), ReadyAction(readiable),
        Defend(), Escape(), Hide(), TreatInjury(), SpellLike(), Draw(), DropAndDraw(), ChangeMode(), PickUp(), Shield(),
        GrabHelpless(), Simple(), UseItem(), Armor(),
        FullRoundTask(), Engage(),
    )
}  # fmt: skip
TOWARDS, AWAY = ("march", "crawl", "run", "sneak", "running_sneak"), ("march", "withdraw", "retreat", "crawl", "run")
"""The movements by which one comes to somebody and gets away, the likeliest first."""
WORDS = words_for(Ground(), [ACTIONS[name] for name in TOWARDS], [ACTIONS[name] for name in AWAY])
ON_A_MAP: Mapping[str, Action[Combat]] = ACTIONS
WITHOUT_A_MAP: Mapping[str, Action[Combat]] = {**ACTIONS, **WORDS}
ANSWERS: dict[str, Answer] = {name: DeedInAnswer(deed) for name, deed in ACTIONS.items()}
"""The same in answer to a trigger."""
