"""Moments, and what lasts until them.

A moment is a name that the ruleset calls out ("turn start" of "bor") and a number: the how-manieth time. A duration
waits for one exact time, so nobody lowers a counter, and delay, death or re-rolls cannot lose it: whoever owns the
moment may be gone, the ruleset still calls it when its place comes.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Moment:
    """The `time`-th call of the moment `name` of `of`."""

    name: str
    of: str
    time: int


@dataclass(frozen=True, slots=True)
class Lasting:
    """Something that is true of `on` until a moment comes; `by` is who caused it."""

    on: str
    what: str
    until: Moment
    rule: str = ""
    by: str = ""
    amount: int = 0


@dataclass
class Timing:
    """How often each moment has been called, and what still lasts, oldest first."""

    called: dict[tuple[str, str], int] = field(default_factory=dict)
    lasting: list[Lasting] = field(default_factory=list)

    def clone(self) -> Timing:
        return Timing(dict(self.called), list(self.lasting))

    def next(self, name: str, of: str, times: int = 1) -> Moment:
        """The `times`-th call of this moment from now on."""
        return Moment(name, of, self.called.get((name, of), 0) + times)

    def begin(self, lasting: Lasting) -> None:
        self.lasting.append(lasting)

    def of(self, on: str, what: str) -> list[Lasting]:
        return [each for each in self.lasting if each.on == on and each.what == what]

    def has(self, on: str, what: str) -> bool:
        return any(each.on == on and each.what == what for each in self.lasting)

    def drop(self, on: str, what: str) -> list[Lasting]:
        """End something early; returns what was dropped."""
        dropped = self.of(on, what)
        self.lasting = [each for each in self.lasting if each not in dropped]
        return dropped

    def call(self, name: str, of: str) -> list[Lasting]:
        """The moment is here: count it and return what ends now."""
        now = self.called[name, of] = self.called.get((name, of), 0) + 1
        if not self.lasting:
            return []
        ended = [x for x in self.lasting if x.until.name == name and x.until.of == of and x.until.time <= now]
        if ended:
            self.lasting = [x for x in self.lasting if x not in ended]
        return ended
