"""A field of an answer that only this game has: a point to aim at."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from affray.core.places import Place, is_spot, show_spot
from affray.core.refusals import Refusal, Value
from affray.space.field import Point, Rect

from ..model.catalogue import no
from ..model.kinds import GRAIN


@dataclass(frozen=True, kw_only=True)
class AimPoint(Place):
    """A point to aim at: in the scene (EP-ATK-13)."""

    extent: Rect

    def refusals(self, name: str, value: Value) -> Iterator[Refusal]:
        yield from Place.refusals(self, name, value)
        if is_spot(value) and not self.extent.contains(Point(*value)):
            yield no("EP-ATK-13", "outside", at=show_spot(value, GRAIN))
