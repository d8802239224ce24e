"""Narrow questions: whoever is asked something special hears by a rule why nothing else is possible (E5-GEN-8)."""

from __future__ import annotations

from affray.core.fields import matching
from affray.core.refusals import Refusal
from affray.core.scene import Scene
from affray.core.script import Question

from ..actions import IN_WORDS
from ..model.catalogue import in_order
from ..model.stats import Combat
from .order import out_of_turn, why_not_legendary_now

REACTIONS = ("respond", "opportunity_attack", "react")
DEEDS = (*IN_WORDS, *REACTIONS)


def instead(scene: Scene[Combat], question: Question, do: str) -> list[Refusal]:
    """Why somebody who is asked something else may not do this now; in the own turn only reactions are something else.

    What is to be used is not named here, so the owner of legendary options hears of their moment too (E5-MON-6).
    """
    meant = matching(do, DEEDS)
    deed = meant[0] if len(meant) == 1 else do
    if question.why == "turn" and deed not in REACTIONS:
        return []
    found = out_of_turn(scene, question.who, deed, {})
    fighter = scene.state.fighters.get(question.who)
    if deed == "use" and fighter is not None:
        found += why_not_legendary_now(fighter)
    return in_order(found)
