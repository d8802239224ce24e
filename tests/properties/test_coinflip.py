"""Coinflip Skirmish answered at random: its laws hold after each answer, and the core keeps its promises."""

from __future__ import annotations

from tests.properties.frame import Properties
from tests.properties.skirmishes import SUBJECT


class TestProperties(Properties):
    subject = SUBJECT
