"""Tests of whole logs: a situation, what is said and thrown in it, and everything that is told of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from inspect import cleandoc
from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.modifiers import Tally
from affray.core.timing import Moment
from affray.rulesets.starfinder.model.events import TurnBegan, TurnEnded
from affray.rulesets.starfinder.model.stats import Combat, Fighter
from tests.conformance.harness import answer, asked, throw

Scene = Callable[[], Fight[Combat]]
FLAGS = (
    "dead", "surrendered", "left_field", "delaying", "turn_used", "halted", "airborne_turn", "squeezing",
    "dropped_this_turn", "stabilized_this_cycle", "hidden_from", "grappling", "casting", "concentrating_on", "readied",
)  # fmt: skip


def row(rule: str, scene: Scene, lines: Sequence[str], told: str) -> Any:
    """A parameter: a situation, answers and dice, and the log that they make."""
    return pytest.param(scene, lines, cleandoc(told), marks=pytest.mark.rule(rule))


def log_of(scene: Scene, lines: Sequence[str]) -> str:
    """What is told of it beside the turns, each event with its facts and its rules; then how everybody is left.

    The actions left are the letters of `budget`; behind a condition or an effect stands the moment at which it ends.
    """
    fight = scene()
    for line in lines:
        if ":" in line:
            answer(fight, line)
        else:
            throw(fight, line)
    found: list[str] = []
    for event in fight.log():
        if type(event) not in (TurnBegan, TurnEnded):
            facts = [in_words(value) for value in event.facts().values()]
            found.append(" ".join([type(event).__name__, *facts, "by", *event.rules]))
    left = [state_of(each) for each in fight.state.fighters.values()]
    lying = [f"{each.name} lies at {each.x},{each.y}" for each in fight.state.lying]
    return "\n".join([*found, *left, *lying, f"asked: {', '.join(asked(fight)) or fight.over}"])


def state_of(who: Fighter) -> str:
    """One line: the place, the pools, the actions left, conditions and effects, things in hand, and what else is so."""
    spot = f"{who.place.x},{who.place.y}" + (f",{who.altitude_ft}" if who.altitude_ft else "")
    pools = f"hp {who.hp} sp {who.sp} rp {who.rp}" + (f" temp {who.temp_hp}" if who.temp_hp else "")
    left = (who.budget.standard, who.budget.move, who.budget.swift, who.budget.reaction)
    budget = "".join(letter for letter, there in zip("smwr", left, strict=True) if there) or "-"
    lasting = [f"{each.name}{until(each.until)}" for each in (*who.conditions, *who.effects)]
    things = [each.name for each in who.items.values() if each.in_hand]
    flags = [name for name in FLAGS if getattr(who, name)]
    people = [f"{name}:{found}" for name in ("last_attacker", "compelled") if (found := getattr(who, name))]
    return " ".join([who.id, spot, pools, budget, *lasting, *things, *flags, *people])


def until(moment: Moment | None) -> str:
    return "" if moment is None else f"[{moment.name} {moment.of} {moment.time}]"


def in_words(fact: object) -> str:
    if isinstance(fact, Tally):
        return str(fact.total)
    return (",".join(map(str, fact)) if isinstance(fact, tuple) else str(fact)) or "-"
