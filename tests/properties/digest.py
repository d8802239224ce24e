"""Plays fights by fixed seeds and prints one line for all of them: `python -m tests.properties.digest`."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.core.journal import Journal
from affray.players.driver import play_out
from affray.players.random_legal import RandomLegal
from affray.rulesets.coinflip import RULESET
from tests.properties.fuzz import RandomTable
from tests.properties.skirmishes import SAMPLES, any_battle


def fights() -> Iterator[Fight[object]]:
    """The samples by the automatic player, made-up encounters at random, some of them overruled."""
    for name in sorted(SAMPLES):
        fight = Fight(RULESET, RULESET.start(SAMPLES[name]), Journal({"game": RULESET.name}))
        play_out(fight, RULESET.player(), Dice(name))
        yield fight
    for seed in range(12):
        chance = random.Random(seed)
        fight = Fight(RULESET, any_battle(chance), Journal({"game": RULESET.name}))
        table, master = RandomTable(chance, Dice(seed), ("concede",)), RandomLegal(seed)
        for _ in range(6):
            table.play(fight, 8)
            edit = chance.choice([option for option in fight.edits() if option.id != "end"])
            fight.overrule(edit.id, **(master.fill(edit) or {}))
        yield fight


def digest() -> str:
    """Everything there is to compare about the fights, to the last letter."""
    found = hashlib.blake2b(digest_size=16)
    for fight in fights():
        refused = [str(fight.why_not(who, do)) for who in ("a", "b", "gm") for do in ("run", "choose")]
        asked = [[option.id for option in question.known()] for question in fight.open if hasattr(question, "known")]
        for part in (fight.state, fight.log(), fight.scene.marks, fight.journal.lines(), refused, asked):
            found.update(repr(part).encode())
    return found.hexdigest()


if __name__ == "__main__":
    print(digest())
