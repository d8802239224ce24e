"""No map: how far pairs are from each other is declared in bands (engaged, near, far) and changed by moving."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Band:
    """A band: its name, and the distance that stands for it, in the ruleset's unit."""

    name: str
    distance: int


ENGAGED_NEAR_FAR = (Band("engaged", 5), Band("near", 30), Band("far", 120))


@dataclass
class Bands:
    """Which pairs stand in which band; `scale` lists the bands from the closest to the farthest.

    A pair nobody has declared is in the farthest band.
    """

    scale: tuple[Band, ...] = ENGAGED_NEAR_FAR
    pairs: dict[tuple[str, str], int] = field(default_factory=dict)

    def clone(self) -> Bands:
        """A copy that can change by itself."""
        return Bands(self.scale, dict(self.pairs))

    def band(self, a: str, b: str) -> Band:
        """The band in which two stand; with oneself the closest."""
        return self.scale[self._number(a, b)]

    def distance(self, a: str, b: str) -> int:
        """The distance that stands for the band of two; with oneself 0."""
        return 0 if a == b else self.scale[self._number(a, b)].distance

    def within(self, a: str, b: str, limit: int) -> bool:
        """Whether the distance of two is at most `limit`."""
        return self.distance(a, b) <= limit

    def engaged(self, a: str, b: str) -> bool:
        """Whether two different ones stand in the closest band."""
        return a != b and self._number(a, b) == 0

    def engaged_with(self, who: str) -> list[str]:
        """Everybody in the closest band with somebody, by name."""
        found = [b if a == who else a for (a, b), number in self.pairs.items() if number == 0 and who in (a, b)]
        return sorted(found)

    def declare(self, a: str, b: str, band: str) -> None:
        """Puts a pair into the band of that name; nobody else is concerned."""
        if a == b:
            raise ValueError(f"{a} has no distance to itself")
        self.pairs[_pair(a, b)] = self._named(band)

    def leaving(self, mover: str, target: str, keeping: tuple[str, ...] = ()) -> list[str]:
        """Those with whom `mover` would no longer be engaged after moving towards or away from `target`."""
        return [other for other in self.engaged_with(mover) if other != target and other not in keeping]

    def move(self, mover: str, target: str, band: str, keeping: tuple[str, ...] = ()) -> None:
        """Moves somebody into a band of `target`.

        Everybody else engaged with the mover, `keeping` excepted, is left behind by one band. Who becomes engaged with
        the target comes at least as near as the next band to all who are engaged with it.
        """
        number = self._named(band)
        next_out = min(1, len(self.scale) - 1)
        for other in self.leaving(mover, target, keeping):
            self.pairs[_pair(mover, other)] = next_out
        self.declare(mover, target, band)
        if number == 0:
            for other in self.engaged_with(target):
                if other != mover and self._number(mover, other) > next_out:
                    self.pairs[_pair(mover, other)] = next_out

    def _number(self, a: str, b: str) -> int:
        return 0 if a == b else self.pairs.get(_pair(a, b), len(self.scale) - 1)

    def _named(self, name: str) -> int:
        for number, band in enumerate(self.scale):
            if band.name == name:
                return number
        raise ValueError(f"there is no band {name!r}, only {', '.join(band.name for band in self.scale)}")


def _pair(a: str, b: str) -> tuple[str, str]:
    return (a, b) if a < b else (b, a)
