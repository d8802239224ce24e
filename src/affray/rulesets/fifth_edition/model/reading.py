"""Damage as people write it: `8d6 fire`."""

from __future__ import annotations

from affray.core.notation import DicePool
from affray.rulesets.game import Path
from affray.rulesets.intake import Intake

TYPES = (
    "acid", "bludgeoning", "cold", "fire", "force", "lightning", "necrotic",
    "piercing", "poison", "psychic", "radiant", "slashing", "thunder",
)  # fmt: skip


class Notation(Intake):
    """Reads notations and collects what is wrong with them."""

    def damage(self, text: str, path: Path) -> tuple[DicePool, str]:
        """Dice and a damage type, such as `8d6 fire`."""
        words = text.rsplit(None, 1)
        if len(words) != 2 or words[1] not in TYPES:
            self.problem(path, "FILE-UNKNOWN-NAME", kind="damage", value=text, hint="8d6 fire")
            return DicePool(), "fire"
        return self.dice(words[0], path), words[1]
