"""Eclipse Phase answered at random: its laws hold after each answer, and the core keeps its promises."""

from __future__ import annotations

import random

from affray.core.dice import Dice
from affray.core.script import Pick
from affray.rulesets.eclipse_phase.actions import ACTIONS
from tests.properties.firefights import OUT_OF_SLOT, SUBJECT
from tests.properties.frame import Properties
from tests.properties.fuzz import RandomTable, explained


class TestProperties(Properties):
    subject = SUBJECT


def test_whoever_is_not_asked_is_told_why_by_a_rule() -> None:
    """Any action of anybody at any moment: legal, or refused by a rule of the game or the core."""
    for seed in range(8):
        chance = random.Random(f"refused {seed}")
        fight = SUBJECT.fight(SUBJECT.any_start(chance), seed)
        table = RandomTable(chance, Dice("refused", seed))
        for _ in range(10):
            table.play(fight, 6)
            for who in fight.state.fighters:
                if fight.asked(who) is None:
                    for do in (*chance.sample(sorted(ACTIONS), 4), *chance.sample(sorted(OUT_OF_SLOT), 3)):
                        explained(SUBJECT.rules, fight.answer(Pick(who, do)))
