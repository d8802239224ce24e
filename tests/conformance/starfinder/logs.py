"""Tests of whole logs: a situation, what is said and thrown in it, and everything that is told of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from inspect import cleandoc
from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.modifiers import Tally
from affray.rulesets.starfinder.model.events import RoundBegan, TurnBegan, TurnEnded
from affray.rulesets.starfinder.model.stats import Combat
from tests.conformance.harness import answer, asked, throw

Scene = Callable[[], Fight[Combat]]


def row(rule: str, scene: Scene, lines: Sequence[str], told: str) -> Any:
    """A parameter: a situation, answers and dice, and the log that they make."""
    return pytest.param(scene, lines, cleandoc(told), marks=pytest.mark.rule(rule))


def log_of(scene: Scene, lines: Sequence[str]) -> str:
    """What is told of it, beside the turns: each event with its facts and its rules, and at the end who is asked."""
    fight = scene()
    for line in lines:
        if ":" in line:
            answer(fight, line)
        else:
            throw(fight, line)
    found: list[str] = []
    for event in fight.log():
        if type(event) not in (TurnBegan, TurnEnded, RoundBegan):
            names = [each.name for each in fields(event) if each.name not in ("rules", "unseen", "when")]
            facts = [in_words(getattr(event, name)) for name in names]
            found.append(" ".join([type(event).__name__, *facts, "by", *event.rules]))
    return "\n".join([*found, f"asked: {', '.join(asked(fight)) or fight.over}"])


def in_words(fact: object) -> str:
    if isinstance(fact, Tally):
        return str(fact.total)
    return (",".join(map(str, fact)) if isinstance(fact, tuple) else str(fact)) or "-"
