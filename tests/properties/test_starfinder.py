"""Starfinder answered at random: its laws hold after each answer, and the core keeps its promises."""

from __future__ import annotations

from tests.properties.boardings import SUBJECT
from tests.properties.frame import Properties


class TestProperties(Properties):
    subject = SUBJECT
