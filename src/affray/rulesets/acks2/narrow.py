"""Narrow questions: whoever is asked something in particular hears by a rule why nothing else is possible meanwhile.

Every question but that of the segment also knows the actions of a segment and the answers in windows, all closed; that
of the segment knows what belongs elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from affray.core.fields import Field
from affray.core.refusals import Refusal, Value, Values
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Request, Script, Together

from .actions import ACTIONS
from .catalogue import no
from .stats import Combat

OTHERS = ("pass", "delay", "wait_for", "abandon_spell", "respond", "interrupt", "turn", "join")
"""What else is answered in the course of a round."""
ASKED = {
    "declare": "ACKS-DECL-3", "join": "ACKS-DELAY-4", "cleave": "ACKS-CLEAVE-1", "spell_target": "ACKS-SPELL-5",
    "block": "ACKS-MANEUV-6", "overrun": "ACKS-MANEUV-6", "bonus_attack": "ACKS-MANEUV-6", "next_target": "ACKS-ATK-4",
    "surrender": "ACKS-MORALE-11", "terms": "ACKS-MORALE-11", "tie": "ACKS-TIE-6", "order": "ACKS-TIE-2",
}  # fmt: skip
"""The rule of each question, which says what is to be answered."""
OUTSIDE = {
    "turn": "ACKS-FACE-6", "join": "ACKS-DELAY-4", "cleave": "ACKS-CLEAVE-1", "split": "ACKS-TIE-3",
    "order": "ACKS-TIE-2",
}  # fmt: skip
"""What is not answered in the own segment, and the rule of when it is."""
Reasons = Callable[[Scene[Combat], str, str, Values], list[Refusal]]


@dataclass(frozen=True)
class Anything(Field):
    """All words that are left."""

    def parse(self, name: str, words: list[str]) -> Value | Refusal:
        taken = " ".join(words)
        words.clear()
        return taken


def narrowed(scene: Scene[Combat], script: Script[None] | None, reasons: Reasons) -> Script[None] | None:
    """A step of the fight whose questions know why nothing else is possible; `reasons` are those out of turn."""
    return None if script is None else asking(scene, script, reasons)


def asking(scene: Scene[Combat], script: Script[None], reasons: Reasons) -> Script[None]:
    try:
        request = next(script)
        while True:
            request = script.send((yield widened(scene, request, reasons)))
    except StopIteration:
        return
    finally:
        script.close()


def widened(scene: Scene[Combat], request: Request, reasons: Reasons) -> Request:
    if isinstance(request, Choose):
        return widened_choice(scene, request, reasons)
    if isinstance(request, Together):
        return Together(tuple([
            widened_choice(scene, each, reasons) if isinstance(each, Choose) else each for each in request.questions
        ]))  # fmt: skip
    return request


def widened_choice(scene: Scene[Combat], question: Choose, reasons: Reasons) -> Choose:
    names = OUTSIDE if question.why == "segment" else (*ACTIONS, *OTHERS)

    def known() -> Sequence[Option]:
        own = question.known()
        taken = [each.id for each in own]
        return [*own, *(closed(name) for name in names if name not in taken)]

    def closed(name: str) -> Option:
        return Option(name, {"words": Anything(optional=True)}, partial(why_closed, scene, question, name, reasons))

    def find(name: str) -> Option | None:
        return question.option(name) or (closed(name) if name in names else None)

    return Choose(question.who, question.why, known, find)


def why_closed(scene: Scene[Combat], question: Choose, name: str, reasons: Reasons, values: Values) -> list[Refusal]:
    """What is asked now is something else."""
    if question.why == "segment":
        return [no(OUTSIDE[name], who=question.who)]
    if question.why in ASKED:
        return [no(ASKED[question.why], "asked", who=question.who)]
    if question.why == "turn" and name in ("respond", "interrupt"):
        return [no("ACKS-READY-3", "movement", who=question.who)]
    return reasons(scene, question.who, name, {}) or [no("ACKS-COUNT-2", "under_way", who=question.who)]
