"""The log as people read it: one line per act, what follows from it indented, reasons on demand, alike in all games."""

from __future__ import annotations

from .lines import Line, cells, folded
from .log import FULL, RULES, SHORT, STYLES, Log, log_of_side, news_of_side

__all__ = ["FULL", "RULES", "SHORT", "STYLES", "Line", "Log", "cells", "folded", "log_of_side", "news_of_side"]
