"""ACKS II answered at random: its laws hold after each answer, and the core keeps its promises."""

from __future__ import annotations

import random
from itertools import islice

from affray.core.dice import Dice
from affray.core.script import Pick
from affray.rulesets.acks2.actions import ACTIONS
from affray.rulesets.acks2.outside.settings import subjects
from tests.properties.frame import Properties
from tests.properties.fuzz import RandomTable, explained, replays
from tests.properties.melees import OUT_OF_SEGMENT, SUBJECT


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
            for who in fight.state.warriors:
                if fight.asked(who) is None:
                    for do in (*chance.sample(sorted(ACTIONS), 4), *chance.sample(sorted(OUT_OF_SEGMENT), 3)):
                        explained(SUBJECT.rules, fight.answer(Pick(who, do)))


def test_the_judge_may_set_any_value_at_any_moment() -> None:
    """Also while somebody may react or dice are in the air: it is done as far as it can be, and the laws hold."""
    given = 0
    for seed in range(16):
        chance = random.Random(f"set {seed}")
        fight = SUBJECT.fight(SUBJECT.any_start(chance), seed)
        table = SUBJECT.table(chance, Dice("set", seed), seed)
        for _ in range(60):
            if not table.answer(fight):
                break
            for _ in range(2):
                known = subjects(fight.state)
                who = chance.choice([*known])
                setting = chance.choice([*known[who]])
                domain = setting.field(fight.scene, who)
                values = [each for each in islice(domain.some(), 300) if domain.show(each) not in ("", "…")]
                if values and (text := str(domain.show(chance.choice(values)))) and len(text) <= 200:
                    assert fight.overrule("set", what=f"{who}.{setting.name}", to=text) == [], (who, setting.name, text)
                    given += 1
                SUBJECT.always(fight)
        replays(fight)
    assert given > 300
