"""Narrow questions: what else somebody asks for is refused by the rules, as in the own turn (E5-GEN-8).

Whoever is asked to react, to order effects or to choose a target may not do anything else meanwhile; so every question
also knows the deeds of a turn and the reactions, all closed, with the rules that close them.
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
from .stats import Combat

REACTIONS = ("respond", "opportunity_attack", "react")
Reasons = Callable[[Scene[Combat], str, str, Values], list[Refusal]]


@dataclass(frozen=True)
class Anything(Field):
    """All words that are left."""

    def parse(self, name: str, words: list[str]) -> Value | Refusal:
        taken = " ".join(words)
        words.clear()
        return taken


def narrowed(scene: Scene[Combat], script: Script[None] | None, reasons: Reasons) -> Script[None] | None:
    """A step of the fight whose questions know why nothing else is possible; `reasons` are the game's."""
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
    who = question.who
    if who not in scene.state.fighters:
        return question
    others = REACTIONS if question.why == "turn" else (*ACTIONS, *REACTIONS)

    def known() -> Sequence[Option]:
        own = question.known()
        taken = [each.id for each in own]
        return [*own, *(closed(scene, who, name, reasons) for name in others if name not in taken)]

    return Choose(who, question.why, known, question.find)


def closed(scene: Scene[Combat], who: str, name: str, reasons: Reasons) -> Option:
    """Something that cannot be done while something else is asked."""
    deed = ACTIONS.get(name)
    fields = partial(deed.fields, scene, who) if deed is not None else {"words": Anything(optional=True)}
    return Option(name, fields, partial(reasons, scene, who, name))
