"""Many fights of one setting, and what they say about it."""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from affray.files.sources import Games
from affray.library import Fight
from affray.library.record import free_name

from .crews import Crew, Done, Task, crew, packed
from .figures import Figures
from .intervals import Estimate
from .observe import Account, Somebody, observe, roll_call
from .settings import Ready, Setting, seed_of, setting

PORTION = 100
"""After every so many fights it is looked whether they are enough: whoever plays them, it is the same number."""

PACE = 0.3
"""A task should take about so many seconds."""

MANY, MOST = 1_000, 1_000_000
"""So many fights, if nobody says how many; and so many at the most, if only the interval is given."""

Progress = Callable[[Figures, int], None]
"""Is told of what is known so far, and of how many fights there will be."""


@dataclass(frozen=True)
class Result:
    """What many fights said: `figures` has every number, `chances` how often each result was."""

    setting: Setting
    seed: int
    figures: Figures
    sides: tuple[str, ...]
    game: str
    title: str
    begun: dict[str, Somebody]
    """How everybody stood at the start."""
    interrupted: bool = False
    """Whether somebody stopped it before it had as many fights as it should."""

    @property
    def count(self) -> int:
        return self.figures.count

    @property
    def chances(self) -> dict[str, Estimate]:
        """How often each result was: first the sides, then whatever else happened."""
        others = sorted(each for each in self.figures.results if each not in self.sides)
        return {each: self.figures.chance(each) for each in (*self.sides, *others)}

    def __repr__(self) -> str:
        told = [f"{result or 'unfinished'} {shown(chance)}" for result, chance in self.chances.items()]
        rounds = f"{self.figures.mean_rounds.value:.1f} rounds"
        name = f"{self.game}/{Path(self.setting.name).stem}"
        return f"Result({name!r}, {self.count} fights, {', '.join(told)}, {rounds})"

    def seed_of(self, number: int) -> int:
        """The seed of one of the fights, with which it can be played again."""
        return seed_of(self.seed, number)

    def fight(self, number: int) -> Fight:
        """One of the fights, played again, with its log and journal."""
        return self.setting.ready().written(self.seed_of(number))

    def save(self, folder: str | Path) -> list[Path]:
        """Write the most typical and the most extreme fight to a folder as journals, beside those that lie there."""
        Path(folder).mkdir(parents=True, exist_ok=True)
        written = []
        for name, number in (("typical", self.figures.typical()), ("extreme", self.figures.extreme())):
            if number is not None:
                written.append(free_name(name, Path(folder)))
                self.fight(number).save(written[-1])
        return written

    def to_json(self) -> dict[str, Any]:
        """Everything as plain data."""
        from .plain import result_data

        return result_data(self)


def simulate(
    source: str | Path | Mapping[str, Any] | Fight | Setting,
    count: int | None = None,
    seed: int | None = None,
    until: float | None = None,
    players: Mapping[str, str] | None = None,
    open: bool = False,
    workers: int = 1,
    progress: Progress | None = None,
    games: Games | None = None,
    with_crew: Crew | None = None,
) -> Result:
    """Fight many times: an encounter, or from where a fight or a journal stands now.

    `until` is how wide the interval around every chance may be to either side; then `count` is only a limit. `players`
    are styles by side (docs/players.md), `open` shows them the truth. `workers` is the number of processes, 0 for all
    that the machine has. Ctrl-C ends it with what is known.
    """
    given = source if isinstance(source, Setting) else setting(source, players, open, games)
    number = fresh_seed(seed)
    most = how_many(count, until)
    figures, ready = Figures(), given.ready()

    def add(found: Figures) -> int:
        figures.merge(found)
        if progress is not None:
            progress(figures, most)
        return figures.count

    def enough() -> bool:
        return until is not None and sure(figures, ready.sides, until)

    stopped = gather(Work([given], play_some, (number,), most), add, enough, workers, with_crew)
    return result_of(ready, number, figures, stopped)


def result_of(ready: Ready, seed: int, figures: Figures, stopped: bool) -> Result:
    """What the figures of a setting mean."""
    begun = roll_call(ready.game, ready.state)
    return Result(ready.setting, seed, figures, tuple(ready.sides), ready.game.name, ready.title, begun, stopped)


def fresh_seed(seed: int | None) -> int:
    """The seed that was given, or one that nobody can foresee."""
    return secrets.randbits(32) if seed is None else seed


def how_many(count: int | None, until: float | None) -> int:
    """How many fights there are at the most."""
    return count if count is not None else MOST if until is not None else MANY


@dataclass(frozen=True)
class Work:
    """Something to be done `most` times: `work(ready, *given, first, last)` does it from a number up to another."""

    settings: Sequence[Setting]
    work: Callable[..., Any]
    given: tuple[Any, ...]
    most: int


def gather(
    work: Work,
    add: Callable[[Any], int],
    enough: Callable[[], bool] = lambda: False,
    workers: int = 1,
    with_crew: Crew | None = None,
) -> bool:
    """Have it done in portions and add them up in order; whether somebody has interrupted it.

    `add` says how often it was done so far, `enough` is asked after every so many times.
    """
    with ExitStack() as stack:
        pace = Pace()
        try:
            hands = stack.enter_context(crew(workers)) if with_crew is None else with_crew
            for (first, last), done in portions(work, pace, hands):
                pace.learn(done.seconds, last - first)
                if add(done.value) % PORTION == 0 and enough():
                    break
        except KeyboardInterrupt:
            return True
    return False


def sure(figures: Figures, sides: list[str], until: float) -> bool:
    """Whether every chance is known as well as was wished."""
    return all(figures.chance(each).margin <= until for each in {*sides, *figures.results})


class Pace:
    """How many fights make a task of the right length; what they add up to does not depend on it."""

    def __init__(self) -> None:
        self.size = 1

    def learn(self, seconds: float, fights: int) -> None:
        wanted = int(PACE * fights / seconds) if seconds > 0 else PORTION
        self.size = max(1, min(PORTION, wanted, 4 * self.size))


def portions(work: Work, pace: Pace, hands: Crew) -> Iterator[tuple[tuple[int, int], Done]]:
    """What was done, from which number up to which. No portion goes beyond a place where it may be enough."""
    sent: deque[tuple[int, int]] = deque()

    def tasks() -> Iterator[Task]:
        blob, first = packed(work.settings), 0
        while first < work.most:
            last = min(work.most, first + pace.size, (first // PORTION + 1) * PORTION)
            sent.append((first, last))
            yield Task(blob, work.work, (*work.given, first, last))
            first = last

    for done in hands.map(tasks()):
        yield sent.popleft(), done


def play_some(ready: tuple[Ready, ...], seed: int, first: int, last: int) -> Figures:
    """Some of the fights of a run."""
    figures = Figures()
    for number in range(first, last):
        figures.add(number, play_one(ready[0], seed_of(seed, number)))
    return figures


def play_one(ready: Ready, seed: int) -> Account:
    """One fight, looked at from where the setting begins."""
    fight = ready.begin()
    told, replied = len(fight.scene.events), len(fight.journal)
    ready.finish(fight, seed)
    return observe(ready.game, fight, told, replied)


def shown(chance: Estimate) -> str:
    """A chance with its interval, in hundredths.

    >>> shown(Estimate(0.5, 0.402, 0.598))
    '50.0 % (40.2–59.8)'
    """
    return f"{100 * chance.value:.1f} % ({100 * chance.low:.1f}–{100 * chance.high:.1f})"
