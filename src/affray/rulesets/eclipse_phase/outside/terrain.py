"""What lies in a scene: the known kinds of terrain, and features from their entries (EP-COND-14, EP-MOVE-8)."""

from __future__ import annotations

from typing import NamedTuple

from affray.rulesets.game import Path
from affray.rulesets.intake import Intake
from affray.space.field import Rect

from ..model.kinds import COVER_LEVELS, Feature, Ways
from ..model.scenario import FeatureEntry
from .cards import units

PLAIN = ("cover", "light", "area")
"""Kinds that mean only what is written beside them."""


class Kind(NamedTuple):
    """What a known kind of terrain brings along: cover, how one gets across, whether it burns."""

    level: str = "none"
    movement: Ways = "free"
    burns: bool = False


KINDS = {
    "wall": Kind("total"),
    "door": Kind("total"),
    "window": Kind("major", "nonstandard"),
    "pillar": Kind("major"),
    "crate": Kind("moderate"),
    "rubble": Kind("minor"),
    "fence": Kind("minor", "jump"),
    "hedge": Kind("moderate"),
    "pit": Kind("none", "jump"),
    "water": Kind("none", "nonstandard"),
    "fire": Kind("none", "free", True),
}


class Features(Intake):
    """Builds the features of a scene and collects what is wrong with their entries."""

    def build(self, entries: list[FeatureEntry]) -> dict[str, Feature]:
        found: dict[str, Feature] = {}
        places: dict[str, int] = {}
        for number, entry in enumerate(entries):
            path: Path = ("map", "terrain", number)
            if entry.kind == "light":
                if entry.modifier is None:
                    self.problem((*path, "modifier"), "FILE-MISSING-FIELD", field="modifier")
                continue
            name = entry.id or f"{entry.kind}-{number + 1}"
            if name in found:
                self.twice(path, name, ("map", "terrain", places[name]))
            places[name] = number
            found[name] = feature = self.feature(name, entry, path)
            if entry.kind != "area" and entry.kind != "door" and not has_effect(feature):
                self.no_effect(path, entry.kind, name)
        return found

    def feature(self, name: str, entry: FeatureEntry, path: Path) -> Feature:
        known = KINDS.get(entry.kind, Kind())
        if entry.kind == "cover" and entry.level is None:
            self.problem((*path, "level"), "FILE-MISSING-FIELD", field="level")
        level = "none" if entry.kind == "door" and entry.open else entry.level or known.level
        return Feature(
            name, entry.kind, COVER_LEVELS.index(level), self.rect(entry, path), entry.armor,
            entry.movement or known.movement, known.burns if entry.burns is None else entry.burns,
        )  # fmt: skip

    def rect(self, entry: FeatureEntry, path: Path) -> Rect:
        if entry.rect is None:
            self.problem((*path, "rect"), "FILE-MISSING-FIELD", field="rect")
            return Rect(0, 0, 0, 0)
        x0, y0, x1, y1 = [units(each) for each in entry.rect]
        return Rect(min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1))


def has_effect(feature: Feature) -> bool:
    """Whether anything in a fight depends on it."""
    return bool(feature.level or feature.burns or feature.movement != "free")
