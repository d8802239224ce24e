"""Narrow questions: whatever else somebody wants to do meanwhile is refused by its rule (EP-DECL-8)."""

from __future__ import annotations

from collections.abc import Sequence

from affray.core.scene import Scene
from affray.core.script import Choose, Option, Script

from .actions import ACTIONS
from .declaring import out_of_place
from .refusing import ELSE, REACTIONS, why_out_of_turn
from .stats import Combat


def narrowed(scene: Scene[Combat], script: Script[None]) -> Script[None]:
    """A step whose questions know what else can be done in the game, closed, with the rules that close it."""
    request = next(script, None)
    while request is not None:
        reply = yield widened(scene, request) if isinstance(request, Choose) else request
        try:
            request = script.send(reply)
        except StopIteration:
            return


def widened(scene: Scene[Combat], question: Choose) -> Choose:
    if question.who not in scene.state.fighters:
        return question

    def known() -> Sequence[Option]:
        own = question.known()
        taken = [each.id for each in own]
        others = [name for name in (*ACTIONS, *ELSE) if name not in taken]
        return [*own, *out_of_place(scene, question.who, others, why_out_of_turn)]

    def find(name: str) -> Option | None:
        own = question.option(name)
        if own is None and name in (*REACTIONS, "decline"):
            return next(iter(out_of_place(scene, question.who, (name,), why_out_of_turn)))
        return own

    return Choose(question.who, question.why, known, find)
