"""Moving in words, for play without a map: towards somebody, away, out of everybody's way, behind somebody.

A word chooses among the places to which one of the game's own movements leads now, and then that movement is carried
out. So every rule of it holds, and whatever closes it closes the word with the same refusals.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar

from affray.core.actions import Action
from affray.core.fields import Field, OneOf, Spot, words
from affray.core.places import Place, Places
from affray.core.refusals import Refusal, Value, Values, refuse
from affray.core.scene import Scene
from affray.core.script import NO_FIELDS, NOTHING, Script
from affray.space.measure import Footprint

Movement = Action[Any]


THERE = "CORE-THERE"
"""No rule of a game: there is nothing to do for a word that leads to where one stands."""

Score = Callable[[Spot], int]
"""How well a place does what a word says; less is better."""


class Chart(ABC):
    """What the words must know of a game. Whoever the side of the mover does not know of counts nowhere."""

    bands: ClassVar[Mapping[str, int]]
    """How far engaged and near reach, as `far` counts."""

    @abstractmethod
    def others(self, state: Any, who: str) -> Sequence[str]:
        """Everybody else who is there and known to somebody's side, opponents first."""

    @abstractmethod
    def foes(self, state: Any, who: str) -> Sequence[str]:
        """The opponents among them."""

    @abstractmethod
    def hostile(self, state: Any, one: str, other: str) -> bool:
        """Whether two are opponents who have to do with each other."""

    @abstractmethod
    def spot(self, state: Any, who: str) -> Spot:
        """Where somebody is, as its movements name places."""

    @abstractmethod
    def far(self, state: Any, who: str, to: Spot, other: str) -> int:
        """How far somebody would be from another one if it were there."""

    @abstractmethod
    def back(self, state: Any, who: str, other: str) -> Spot:
        """The place at the back of another one."""

    @abstractmethod
    def is_inside(self, state: Any, who: str, to: Spot) -> bool:
        """Whether that place is on the ground; who goes beyond it leaves the fight."""

    @abstractmethod
    def nowhere(self, state: Any, who: str) -> Refusal:
        """Why a word does not move somebody who could move: there is no better place."""

    def beside(self, state: Any, who: str, to: Spot, other: str, behind: bool) -> Values:
        """What else the movement is told: where somebody looks at its end, in games with a facing."""
        return NOTHING

    def somebody(self, state: Any, who: str, optional: bool) -> OneOf:
        """The field that names another one."""
        return OneOf(lambda: self.others(state, who), optional=optional, opens=optional, type="combatant")

    def ways(self, state: Any, who: str) -> Mapping[Spot, Callable[[], Value]] | None:
        """The places among which a word chooses, each with what the movement answers to get there, found when it is
        wanted; None if any that is legal will do.
        """
        return None

    def to_go(self, state: Any, who: str, target: str, band: int) -> Score:
        """How far it is from a place to within a distance of somebody."""
        return lambda spot: max(self.far(state, who, spot, target) - band, 0)


class InWords(Action[Any]):
    """A movement whose place is found from a word."""

    group = "move"

    def __init__(self, chart: Chart, *ways: Movement) -> None:
        self.chart, self.ways = chart, {each.id: each for each in ways}

    # -- what is asked -----------------------------------------------------------------------------
    def fields(self, scene: Scene[Any], who: str) -> Mapping[str, Field]:
        found = dict(self.whom(scene, who))
        if len(self.ways) > 1:
            found["by"] = words(*self.ways, opens=True)
        return found

    def whom(self, scene: Scene[Any], who: str) -> Mapping[str, Field]:
        return {"target": self.chart.somebody(scene.state, who, optional=False)}

    # -- what it means -----------------------------------------------------------------------------
    def target(self, scene: Scene[Any], who: str, values: Values) -> str:
        """Whom it concerns; nobody if that is not said yet."""
        return str(values.get("target", ""))

    def score(self, scene: Scene[Any], who: str, target: str, values: Values) -> Score:
        """How well a place does what the word says."""
        raise NotImplementedError

    behind = False

    def why_not(self, scene: Scene[Any], who: str, values: Values) -> Iterable[Refusal]:
        if not any(way.option(scene, who).example() is not None for way in self.meant_ways(values)):
            first = self.meant_ways(values)[0]
            return [*first.why_not(scene, who, {})] or [self.chart.nowhere(scene.state, who)]
        if not self.target(scene, who, values):
            return [] if self.needs_target(scene, who) else [self.chart.nowhere(scene.state, who)]
        return [] if self.answer(scene, who, values) is not None else self.why_nowhere(scene, who, values)

    def why_nowhere(self, scene: Scene[Any], who: str, values: Values) -> list[Refusal]:
        """What is against the best place, if a rule forbids it; else that there is no better one."""
        score = self.score(scene, who, self.target(scene, who, values), values)
        for way in self.meant_ways(values):
            for value in self.better(scene, who, way, score):
                return [*way.why_not(scene, who, {place_field(way.option(scene, who).fields): value})]
        return [self.chart.nowhere(scene.state, who)]

    def needs_target(self, scene: Scene[Any], who: str) -> bool:
        """Whether somebody has still to be named."""
        return any(not each.optional for each in self.whom(scene, who).values())

    def meant_ways(self, values: Values) -> list[Movement]:
        """The movement that is named, or all of them, the likeliest first."""
        return [self.ways[str(values["by"])]] if "by" in values else list(self.ways.values())

    def answer(self, scene: Scene[Any], who: str, values: Values) -> tuple[Movement, Values] | None:
        """The movement and what it is told; None if nothing is better than to stay.

        Of places that are equally good the nearest is taken, and of the ways the first that leads anywhere.
        """
        target = self.target(scene, who, values)
        score = self.score(scene, who, target, values)
        for way in self.meant_ways(values):
            value = self.best(scene, who, way, score)
            if value is not None:
                return way, self.whole(scene, who, way, value, target)
        return None

    def best(self, scene: Scene[Any], who: str, way: Movement, score: Score) -> Value | None:
        """The best of the places to which a movement leads now, as its own field names it; None if none is better."""
        option = way.option(scene, who)
        name = place_field(option.fields)
        for value in self.better(scene, who, way, score):
            if option.complete({name: value}) is not None:
                return value
        return None

    def better(self, scene: Scene[Any], who: str, way: Movement, score: Score) -> Iterator[Value]:
        """The answers of a movement that lead to a better place than here, the best first, legal or not."""
        option, here = way.option(scene, who), self.chart.spot(scene.state, who)
        name, now = place_field(option.fields), score(here)
        if not name or option.example() is None:
            return
        ways = self.chart.ways(scene.state, who)
        if ways is None:
            known = option.legal(name) if option.fields[name].bulk is not None else option.fields[name].some()
            ways = {end(value): partial(itself, value) for value in known}
        better = [(worth, straight(here, spot), spot) for spot in ways if (worth := score(spot)) < now]
        for _, _, spot in sorted(better):
            if self.chart.is_inside(scene.state, who, spot):
                yield ways[spot]()

    def whole(self, scene: Scene[Any], who: str, way: Movement, value: Value, target: str) -> Values:
        """A complete answer of the movement, with where to look if that is possible there."""
        option = way.option(scene, who)
        name = place_field(option.fields)
        more = self.chart.beside(scene.state, who, end(value), target, self.behind)
        fitting = {key: each for key, each in more.items() if key in option.fields}
        return option.complete({name: value, **fitting}) or option.complete({name: value}) or {name: value}

    def provokes(self, scene: Scene[Any], who: str, values: Values) -> Sequence[str]:
        """Whom the movement provokes that is found for the word."""
        found = self.answer(scene, who, values) if self.target(scene, who, values) else None
        return () if found is None else found[0].option(scene, who).provoked(found[1])

    def perform(self, scene: Scene[Any], who: str, values: Values) -> Script[None]:
        found = self.answer(scene, who, values)
        if found is not None:
            way, whole = found
            yield from way.perform(scene, who, whole)


def place_field(fields: Mapping[str, Field]) -> str:
    """The field that says where a movement leads; nothing if there is none now."""
    return next((name for name, each in fields.items() if isinstance(each, Place | Places)), "")


def itself(value: Value) -> Value:
    return value


def end(value: Value) -> Spot:
    """The place to which a value leads: a place, or the last one of a path."""
    spot: Spot = value[-1] if value and isinstance(value[0], tuple) else value
    return spot


def at_back(mover: Footprint, other: Footprint, looks: Spot) -> Spot:
    """The corner of a body that stands straight behind another one, which looks that way.

    >>> one, large = Footprint(0, 0, 1, 1), Footprint(0, 0, 2, 2)
    >>> at_back(one, Footprint(5, 5, 1, 1), (0, 1)), at_back(large, Footprint(5, 5, 1, 1), (1, 0))
    ((5, 4), (3, 4))
    """
    return (
        behind_along(mover.wide, other.x, other.wide, looks[0]), behind_along(mover.deep, other.y, other.deep, looks[1])
    )  # fmt: skip


def heading(dx: int, dy: int) -> Spot:
    """The one of the eight directions in which something lies.

    >>> heading(7, 1), heading(-3, 3), heading(0, -2)
    ((1, 0), (-1, 1), (0, -1))
    """
    wide, deep = abs(dx), abs(dy)
    x, y = (dx > 0) - (dx < 0), (dy > 0) - (dy < 0)
    return (x if 2 * wide > deep else 0, y if 2 * deep > wide else 0)


def behind_along(length: int, at: int, size: int, looks: int) -> int:
    """Where a body of this length begins on one axis."""
    return at - length if looks > 0 else at + size if looks < 0 else at + (size - length) // 2


def straight(one: Spot, other: Spot) -> int:
    """The square of the distance between two places, to compare with others."""
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


class Approach(InWords):
    """Towards somebody until engaged or near, as far as the movement lasts."""

    id = "approach"

    def fields(self, scene: Scene[Any], who: str) -> Mapping[str, Field]:
        return {**super().fields(scene, who), "until": words("engaged", "near", default="engaged")}

    def score(self, scene: Scene[Any], who: str, target: str, values: Values) -> Score:
        return self.chart.to_go(scene.state, who, target, self.chart.bands[str(values.get("until", "engaged"))])

    def why_nowhere(self, scene: Scene[Any], who: str, values: Values) -> list[Refusal]:
        target = self.target(scene, who, values)
        near = self.score(scene, who, target, values)(self.chart.spot(scene.state, who)) <= 0
        return [refuse(THERE, target=target)] if near else super().why_nowhere(scene, who, values)


class BackOff(InWords):
    """As far away from somebody as the movement lasts; without a name from the nearest opponent."""

    id = "back_off"

    def whom(self, scene: Scene[Any], who: str) -> Mapping[str, Field]:
        return {"target": self.chart.somebody(scene.state, who, optional=True)}

    def target(self, scene: Scene[Any], who: str, values: Values) -> str:
        return super().target(scene, who, values) or nearest(self.chart, scene.state, who)

    def score(self, scene: Scene[Any], who: str, target: str, values: Values) -> Score:
        return lambda spot: -self.chart.far(scene.state, who, spot, target)


class KeepAway(InWords):
    """Where the nearest opponent is as far away as the movement allows."""

    id = "keep_away"

    def whom(self, scene: Scene[Any], who: str) -> Mapping[str, Field]:
        return NO_FIELDS

    def target(self, scene: Scene[Any], who: str, values: Values) -> str:
        return nearest(self.chart, scene.state, who)

    def score(self, scene: Scene[Any], who: str, target: str, values: Values) -> Score:
        state, foes = scene.state, self.chart.foes(scene.state, who)
        return lambda spot: -min([self.chart.far(state, who, spot, foe) for foe in foes], default=0)


class Behind(InWords):
    """To somebody's back: behind an ally out of the fray, behind an opponent whom one means to take from there."""

    id = "behind"
    behind = True

    def score(self, scene: Scene[Any], who: str, target: str, values: Values) -> Score:
        back = self.chart.back(scene.state, who, target)
        return lambda spot: straight(spot, back)


def nearest(chart: Chart, state: Any, who: str) -> str:
    """The nearest opponent; nobody if there is none."""
    here = chart.spot(state, who)
    foes = [(chart.far(state, who, here, foe), foe) for foe in chart.foes(state, who)]
    return min(foes, default=(0, ""))[1]


def rival(chart: Chart, state: Any, who: str, other: str) -> str:
    """The nearest opponent with whom another one has to do, the mover left aside; the mover if there is nobody else."""
    known = [each for each in chart.others(state, who) if each != other and chart.hostile(state, other, each)]
    return min(known, key=lambda each: chart.far(state, each, chart.spot(state, each), other), default=who)


def words_for(chart: Chart, towards: Sequence[Movement], away: Sequence[Movement]) -> dict[str, InWords]:
    """All the words of a game, by the movements that lead towards somebody and those that lead away."""
    found = (Approach(chart, *towards), BackOff(chart, *away), KeepAway(chart, *away), Behind(chart, *towards))
    return {each.id: each for each in found}
