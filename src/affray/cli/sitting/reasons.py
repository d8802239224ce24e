"""Why an answer is none, as a person at the table would say it: what stops a way, why the sword will not do, and what
may be done first. The reasons themselves are the rules'.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from affray.core.fields import Field, Spot
from affray.core.fight import Fight
from affray.core.places import Place, Places
from affray.core.refusals import Refusal, Value
from affray.core.script import Choose, Option, Pick
from affray.rulesets.table import Table

from .acts import APPROACH
from .typed import Ear, asked_for, lacks
from .ways import AROUND, Way, measured

Values = Mapping[str, Value]
TRIED = 4
"""So many things are tried at the most of those that one act can take in hand."""
FARTHEST = ("reach", "range")
"""Facts of a refusal that say how far somebody gets, beside how far it is."""


MOST_TRIED = 40
"""So many values are tried for what speaks least against."""


@dataclass(frozen=True)
class Stopped:
    """How far one gets on the way to a place, if anywhere, the place behind it, and why not there."""

    way: Way | None
    before: Spot
    reasons: tuple[Refusal, ...]


def stopped(option: Option, values: Values, start: Spot | None) -> Stopped | None:
    """What stops somebody on the way to the one place that was named; None if a way was not what was asked for."""
    for name, domain in option.fields.items():
        path = values.get(name)
        if not isinstance(domain, Places) or domain.way is None or not isinstance(path, tuple) or len(path) != 1:
            continue
        others = {key: value for key, value in values.items() if key != name}
        if start is None or any(True for _ in option.why_not(others)):
            return None
        return nearest(option, name, domain, path[0], others, start)
    return None


def nearest(
    option: Option, name: str, domain: Places, goal: Spot, others: Values, start: Spot
) -> Stopped | None:
    """The way that leads nearest to a place, and what is against the next step."""
    known: list[tuple[Spot, ...]] = [(), *[each for each in domain.among() if each]]
    ranked = sorted(known, key=lambda path: rank(path[-1] if path else start, goal, len(path)))
    for path in ranked:
        x, y = path[-1] if path else start
        steps = [(x + dx, y + dy) for dx, dy in AROUND if gap((x + dx, y + dy), goal) < gap((x, y), goal)]
        for step in sorted(steps, key=lambda spot: (gap(spot, goal), away(spot, goal))):
            if reasons := option.refusals({**others, name: (*path, step)}):
                way = measured(name, path, domain.way(path, others)) if path and domain.way is not None else None
                return Stopped(way, step, tuple(reasons))
    return None


def rank(spot: Spot, goal: Spot, steps: int) -> tuple[int, int, int]:
    """The nearest first, of equals the one in a straight line, then the shortest way."""
    return gap(spot, goal), away(spot, goal), steps


def gap(one: Spot, other: Spot) -> int:
    """How many squares two are apart."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def away(one: Spot, other: Spot) -> int:
    """How far two are apart as the crow flies, squared."""
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


@dataclass(frozen=True)
class Unmeant:
    """Why what one would mean cannot be used, and what could be, if somebody said so."""

    reasons: tuple[Refusal, ...]
    could: tuple[str, ...]


def unmeant(option: Option, values: Values, name: str) -> Unmeant | None:
    """Why nothing that goes without saying fits a field; None if something does, or if nothing at all does."""
    domain: Field = option.fields[name]
    legal = option.legal(name, values) if domain.unasked else []
    if not legal or asked_for(domain, legal):
        return None
    reasons: dict[tuple[str, Value], Refusal] = {}
    for each in asked_for(domain, list(domain.some())):
        for refusal in option.refusals({**values, name: each}):
            kept = reasons.setdefault((refusal.rule, dict(refusal.facts).get("code")), refusal)
            if farthest(refusal) > farthest(kept):
                reasons[refusal.rule, dict(refusal.facts).get("code")] = refusal
    return Unmeant(tuple(reasons.values()), tuple(map(str, legal)))


def least(option: Option, values: Values, name: str) -> tuple[Refusal, ...]:
    """Of all that could be named in a field the reasons against what is nearest to being possible: of two weapons the
    one that is at hand, and of those the one that gets farther. Nothing if something more is missing.
    """
    domain, found = option.fields[name], list[tuple[Refusal, ...]]()
    for each in asked_for(domain, list(domain.few(MOST_TRIED))):
        given = {**values, name: each}
        reasons = tuple(option.refusals(given))
        if any(lacks([refusal], option, given) for refusal in reasons):
            return ()
        found.append(reasons)
    return min(found, key=lambda each: (len(each), -max(map(farthest, each), default=0)), default=())


def farthest(refusal: Refusal) -> int:
    """How far somebody gets, as far as a refusal tells it."""
    facts = dict(refusal.facts)
    return max([int(facts[each]) for each in FARTHEST if isinstance(facts.get(each), int)], default=0)


def too_far(refused: Sequence[Refusal]) -> bool:
    """Whether it is the distance that is in the way."""
    for each in refused:
        facts = dict(each.facts)
        far, most = facts.get("distance"), [facts[name] for name in FARTHEST if isinstance(facts.get(name), int)]
        if isinstance(far, int) and most and far > max(most):
            return True
    return False


def closer(question: Choose, pick: Pick) -> tuple[Pick, Option] | None:
    """A movement that leads to whom an answer was aimed at; else one that leads anywhere, without a place."""
    target = pick.values.get("target")
    open_ones = [each for each in question.known() if each.group == "move" and each.example() is not None]
    for option in open_ones:
        if option.id == APPROACH and not option.refusals({"target": target}):
            return Pick(pick.who, option.id, {"target": target}), option
    for option in open_ones:
        if any(isinstance(each, (Place, Places)) and not each.optional for each in option.fields.values()):
            return Pick(pick.who, option.id, {}), option
    return None


def armed(fight: Fight[Any], question: Choose, pick: Pick, ear: Ear) -> Iterator[tuple[Pick, Option]]:
    """Things to take in hand first, by which an attack that is not possible now becomes so; tried on copies."""
    option = question.option(pick.do)
    if option is None or option.group != "attack" or "target" not in pick.values:
        return
    ready = [each for each in question.known() if each.group == "item" and each.example() is not None]
    for first in ready:
        for name, domain in list(first.fields.items())[:1]:
            for value in first.legal(name, limit=TRIED) if domain.type == "item" else ():
                twin, step = fight.fork(), Pick(pick.who, first.id, {name: value})
                if twin.answer(step):
                    continue
                then = twin.asked(pick.who)
                if isinstance(then, Choose) and not twin.refusals(ear.meant(then, pick).pick):
                    yield step, first


def opening(question: Choose, table: Table, spot: Spot) -> tuple[Pick, Option] | None:
    """An act with which something that stands on a square can be opened, or whatever else can be done with it."""
    there = [each.id for each in table.battlefield.features if spot in each.squares]
    for option in question.known() if there else ():
        for name, domain in option.fields.items():
            if option.group == "item" and domain.type == "feature":
                for each in option.legal(name):
                    if each in there:
                        return Pick(question.who, option.id, {name: each}), option
    return None
