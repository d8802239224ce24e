"""Narrow questions: whoever is asked something in particular hears by a rule why nothing else is possible meanwhile."""

from __future__ import annotations

from affray.core.refusals import Refusal
from affray.core.scene import Scene
from affray.core.script import Question

from ..model.catalogue import no
from ..model.stats import Combat
from .order import out_of_turn

ASKED = {
    "declare": "ACKS-DECL-3", "join": "ACKS-DELAY-4", "cleave": "ACKS-CLEAVE-1", "spell_target": "ACKS-SPELL-5",
    "block": "ACKS-MANEUV-6", "overrun": "ACKS-MANEUV-6", "bonus_attack": "ACKS-MANEUV-6", "next_target": "ACKS-ATK-4",
    "surrender": "ACKS-MORALE-11", "terms": "ACKS-MORALE-11", "tie": "ACKS-TIE-6", "order": "ACKS-TIE-2",
}  # fmt: skip
"""The rule of each question, which says what is to be answered."""
OUTSIDE = {
    "turn": "ACKS-FACE-6", "join": "ACKS-DELAY-4", "cleave": "ACKS-CLEAVE-1", "split": "ACKS-TIE-3",
    "before": "ACKS-TIE-3", "after": "ACKS-TIE-3", "order": "ACKS-TIE-2",
}  # fmt: skip
"""What is not answered in the own segment, and the rule of when it is; anything else is no action at all."""


def instead(scene: Scene[Combat], question: Question, do: str) -> list[Refusal]:
    """Why somebody who is asked something else may not do this now."""
    who = question.who
    if question.why == "segment":
        return [no(OUTSIDE.get(do, "ACKS-ACT-1"), "segment", who=who)]
    if question.why in ASKED:
        return [no(ASKED[question.why], "asked", who=who)]
    if question.why == "turn" and do in ("respond", "interrupt"):
        return [no("ACKS-READY-3", "movement", who=who)]
    count = scene.state.count
    return out_of_turn(scene, who, do, {}) or [no("ACKS-COUNT-2", "under_way", who=who, number=count, count=count)]
