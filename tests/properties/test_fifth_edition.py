"""The fifth edition answered at random: its laws hold after each answer, and the core keeps its promises."""

from __future__ import annotations

from tests.properties.combats import SUBJECT
from tests.properties.frame import Properties


class TestProperties(Properties):
    subject = SUBJECT
