"""Everything a user reads, in English, Russian and Ukrainian (Fluent messages)."""

from __future__ import annotations

from .language import LANGUAGES, choose_language
from .rulebook import Area, Rule, Rulebook, rulebook
from .speaker import Label, Speaker, whose

__all__ = ["LANGUAGES", "Area", "Label", "Rule", "Rulebook", "Speaker", "choose_language", "rulebook",
           "whose"]  # fmt: skip
