"""What is checked of every game in the same way; it is shipped with the library, for authors of games."""

from __future__ import annotations

from affray.testing.frame import (
    BATCHES,
    LivelyTable,
    Properties,
    Subject,
    choices_of,
    offered_both_ways,
    some_of,
    values_for,
    without_reason,
)

__all__ = [
    "BATCHES", "LivelyTable", "Properties", "Subject", "choices_of", "offered_both_ways", "some_of", "values_for",
    "without_reason",
]  # fmt: skip
