"""The log as people read it: one line per act, what follows from it indented, reasons on demand, alike in all games."""

from __future__ import annotations

from .ending import People, Person
from .lines import Line, cells, folded
from .live import LiveLog
from .log import FULL, RULES, SHORT, STYLES, Log, health_of, last_move, log_of_side, news_of_side
from .wording import Distances, subject

__all__ = [
    "FULL", "RULES", "SHORT", "STYLES", "Distances", "Line", "LiveLog", "Log", "People", "Person", "cells", "folded",
    "health_of", "last_move", "log_of_side", "news_of_side", "subject",
]  # fmt: skip
