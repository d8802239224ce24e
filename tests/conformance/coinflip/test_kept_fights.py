"""Fights of Coinflip Skirmish kept from an earlier day: every answer, reason, event and view is still the same."""

from __future__ import annotations

from pathlib import Path

from tests.conformance.kept import AGAIN, KeptFights
from tests.properties.skirmishes import SUBJECT


class TestKeptFights(KeptFights):
    subject, file, again = SUBJECT, Path(__file__).with_name("kept.json"), AGAIN
