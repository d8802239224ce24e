"""Replies as they come from outside: whether something is a reply at all, before any rule looks at it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .limits import FARTHEST, LONGEST_LINE, MOST_VALUES, shown
from .refusals import Refusal, refuse
from .script import Overrule, Pick, Question, Roll, Thrown


def malformed(reply: Any, asked: Callable[[str], Question | None]) -> list[Refusal]:
    """Why a reply is none: of no kind, from nobody, with dice or values that are none. Each value its field checks.

    Typed callers cannot make such a reply; people and programs on the other side of a wire can.
    """
    if isinstance(reply, Overrule):
        return no_values(reply.edit, reply.values)
    if not isinstance(reply, (Pick, Thrown)):
        return wrong_kind(None)
    if type(reply.who) is not str:
        return [refuse("CORE-NOT-ASKED", who=shown(reply.who))]
    if type(reply.source) is not str:
        return wrong_kind(asked(reply.who))
    if isinstance(reply, Pick):
        return no_values(reply.do, reply.values)
    if are_dice(reply.dice):
        return []
    roll = asked(reply.who)
    if isinstance(roll, Roll):
        return [refuse("CORE-DICE", count=roll.count, sides=roll.sides, given=shown(reply.dice))]
    return []


def no_values(name: Any, values: Any) -> list[Refusal]:
    """Why something that was picked or decreed cannot be looked up."""
    if type(name) is not str or not isinstance(values, Mapping):
        return wrong_kind(None)
    if len(values) > MOST_VALUES:
        return [refuse("CORE-LONG", what="values", most=MOST_VALUES)]
    return [refuse("CORE-UNKNOWN", field=shown(each)) for each in values if type(each) is not str]


def plain(values: Mapping[str, Any]) -> dict[str, Any]:
    """The values that could be anybody's: for rules that speak before any field has checked them."""
    return {name: value for name, value in values.items() if is_plain(value)}


def is_plain(value: Any, depth: int = 3) -> bool:
    """Whether a value is words, a number, yes or no, or tuples of those, and not too big: something to look up."""
    if isinstance(value, str):
        return len(value) <= LONGEST_LINE
    if isinstance(value, int):
        return -FARTHEST <= value <= FARTHEST
    within = isinstance(value, tuple) and depth > 0 and len(value) <= MOST_VALUES
    return within and all(is_plain(each, depth - 1) for each in value)


def wrong_kind(question: Question | None) -> list[Refusal]:
    return [refuse("CORE-KIND", asked="dice" if isinstance(question, Roll) else "choice")]


def are_dice(dice: Any) -> bool:
    """Whether these are dice at all; whether they are those of the roll, the roll says."""
    if not isinstance(dice, tuple) or len(dice) > MOST_VALUES:
        return False
    return all(type(die) is int and -FARTHEST <= die <= FARTHEST for die in dice)
