"""Situations written outside this project name a game's modules without their rooms: `affray.rulesets.acks2.events`."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from types import ModuleType

GAMES = ("acks2", "eclipse_phase", "fifth_edition", "starfinder")
ROOMS = (
    "model", "ground", "time", "body", "fight", "magic", "reactions", "actions", "order", "outside", "player",
)  # fmt: skip

RENAMED = {"affray.rulesets.starfinder.outcomes": "events"}
"""Modules that have another name now."""


class Known(Loader):
    """Gives the module that lies in a room under the name without it."""

    def __init__(self, name: str) -> None:
        self.module = import_module(name)
        self.spec = self.module.__spec__

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        return self.module

    def exec_module(self, module: ModuleType) -> None:
        module.__spec__ = self.spec


class WithoutRooms(MetaPathFinder):
    """Asked only for what is nowhere else."""

    def find_spec(self, fullname: str, path: object, target: object = None) -> ModuleSpec | None:
        package, _, module = fullname.rpartition(".")
        module = RENAMED.get(fullname, module)
        if package not in [f"affray.rulesets.{game}" for game in GAMES] or module in ROOMS:
            return None
        names = [f"{package}.{room}.{module}" for room in ROOMS if find_spec(f"{package}.{room}")]
        found = [name for name in names if find_spec(name)]
        return ModuleSpec(fullname, Known(found[0])) if found else None


sys.meta_path.append(WithoutRooms())
