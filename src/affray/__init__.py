"""Affray: the rules engine for tabletop combat. One deterministic engine, many games, every refusal explained.

    >>> import affray
    >>> affray.open("dry_ford", seed=7)
    Fight('coinflip/dry_ford', round 1, asks b: select)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from affray.version import __version__ as __version__

if TYPE_CHECKING:
    from affray.core.refusals import Refusal
    from affray.files import BadFile, samples
    from affray.library import Fight, Refused, open, resume
    from affray.rulesets import games

__all__ = ["BadFile", "Fight", "Refusal", "Refused", "games", "open", "resume", "samples"]

HOMES = {
    "BadFile": "files", "Fight": "library", "Refusal": "core.refusals", "Refused": "library", "games": "rulesets",
    "open": "library", "resume": "library", "samples": "files",
}  # fmt: skip
"""Where everything lies that the front door shows; fetched when somebody asks for it, so that starting is quick."""


def __getattr__(name: str) -> Any:
    if name not in HOMES:
        raise AttributeError(f"affray has no {name!r}")
    from importlib import import_module

    return getattr(import_module(f"affray.{HOMES[name]}"), name)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
