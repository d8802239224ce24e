"""One number of an encounter varied: how the fight changes with it, and where it is as hard as wanted."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any

from .compare import the_side
from .crews import Crew, crew
from .figures import Figures
from .intervals import Estimate
from .run import MANY, Result, fresh_seed, simulate
from .settings import Setting
from .vary import Vary

Watch = Callable[[int, Figures, int], None]
"""Is told which value is tried, what is known of it so far, and how many fights there will be."""


@dataclass(frozen=True)
class Sweep:
    """The results for the values of a number, all with the same dice."""

    vary: Vary
    side: str
    results: dict[int, Result]
    interrupted: bool = False

    def chance(self, value: int) -> Estimate:
        """How often the side wins with a value."""
        return self.results[value].figures.chance(self.side)

    def __repr__(self) -> str:
        told = ", ".join(f"{value}: {100 * self.chance(value).value:.1f} %" for value in self.results)
        return f"Sweep({self.vary.path!r}, {self.side}, {told})"

    def to_json(self) -> dict[str, Any]:
        return {
            "vary": self.vary.path, "side": self.side, "interrupted": self.interrupted,
            "values": [
                {"value": value, "chance": self.chance(value).to_json(), "result": result.to_json()}
                for value, result in self.results.items()
            ],
        }  # fmt: skip


def sweep(
    base: Setting,
    vary: Vary,
    count: int = MANY,
    seed: int | None = None,
    side: str = "",
    workers: int = 1,
    watch: Watch | None = None,
    with_crew: Crew | None = None,
) -> Sweep:
    """Fight with every value."""
    trial = Trial(base, vary, count, fresh_seed(seed), side, watch)
    with ExitStack() as stack:
        hands = stack.enter_context(crew(workers)) if with_crew is None else with_crew
        for value in vary.values:
            if not trial.run(value, hands):
                break
    return Sweep(vary, trial.side, dict(sorted(trial.results.items())), trial.interrupted)


class Trial:
    """Values that were tried already."""

    def __init__(
        self, base: Setting, vary: Vary, count: int, seed: int, side: str, watch: Watch | None
    ) -> None:  # fmt: skip
        self.settings = vary.settings(base)
        ready = [each.ready() for each in (self.settings[vary.values[0]], self.settings[vary.values[-1]])]
        self.count, self.seed, self.side, self.watch = count, seed, the_side(side, *ready), watch
        self.results: dict[int, Result] = {}
        self.interrupted = False

    def run(self, value: int, hands: Crew) -> bool:
        """Try a value; False if somebody has interrupted it."""
        if value in self.results:
            return True
        watch = self.watch

        def progress(figures: Figures, most: int) -> None:
            if watch is not None:
                watch(value, figures, most)

        result = simulate(self.settings[value], self.count, self.seed, progress=progress, with_crew=hands)
        self.interrupted = result.interrupted
        if result.count:
            self.results[value] = result
        return not self.interrupted

    def chance(self, value: int) -> Estimate:
        return self.results[value].figures.chance(self.side)


@dataclass(frozen=True)
class Balance:
    """The value that makes a fight as hard as wanted, or as near to it as can be."""

    vary: Vary
    side: str
    target: float
    results: dict[int, Result] = field(repr=False)
    value: int | None
    interrupted: bool = False

    def chance(self, value: int) -> Estimate:
        return self.results[value].figures.chance(self.side)

    @property
    def verdict(self) -> str:
        """Whether the value is right: `found` if the target lies in its interval, `between` if it lies between two
        values, `beyond` if no value reaches it, `unknown` if nothing was tried to its end."""
        if self.value is None or self.interrupted:
            return "unknown"
        if self.chance(self.value).holds(self.target):
            return "found"
        chances = [self.chance(each).value for each in self.results]
        return "between" if min(chances) <= self.target <= max(chances) else "beyond"

    @property
    def crooked(self) -> bool:
        """Whether the chance does not go one way with the number, so that another value may fit as well."""
        tried = [self.chance(value) for value in sorted(self.results)]
        rises = any(later.low > sooner.high for at, sooner in enumerate(tried) for later in tried[at:])
        falls = any(later.high < sooner.low for at, sooner in enumerate(tried) for later in tried[at:])
        return rises and falls

    def to_json(self) -> dict[str, Any]:
        return {
            "vary": self.vary.path, "side": self.side, "target": self.target, "value": self.value,
            "verdict": self.verdict, "crooked": self.crooked, "interrupted": self.interrupted,
            "tried": [{"value": value, "chance": self.chance(value).to_json()} for value in sorted(self.results)],
        }  # fmt: skip


def balance(
    base: Setting,
    vary: Vary,
    target: float,
    count: int = MANY,
    seed: int | None = None,
    side: str = "",
    workers: int = 1,
    watch: Watch | None = None,
    with_crew: Crew | None = None,
) -> Balance:
    """Find the value with which a side wins as often as wanted.

    The range is halved as if the chance went one way with the number; all values are fought with the same dice. Among
    all that were tried the nearest is taken: near the target, where chance decides it, a wrong turn costs nothing.
    """
    trial = Trial(base, vary, count, fresh_seed(seed), side, watch)
    low, high = 0, len(vary.values) - 1
    with ExitStack() as stack:
        hands = stack.enter_context(crew(workers)) if with_crew is None else with_crew
        going = trial.run(vary.values[low], hands) and trial.run(vary.values[high], hands)
        if going:
            ends = [trial.chance(vary.values[at]).value for at in (low, high)]
            rising = ends[1] > ends[0]
            while going and high - low > 1 and min(ends) <= target <= max(ends):
                middle = (low + high) // 2
                going = trial.run(vary.values[middle], hands)
                if going and (trial.chance(vary.values[middle]).value < target) == rising:
                    low = middle
                else:
                    high = middle
    tried = trial.results
    nearest = min(tried, key=lambda value: (abs(trial.chance(value).value - target), value)) if tried else None
    return Balance(vary, trial.side, target, dict(sorted(tried.items())), nearest, trial.interrupted)
