"""Many fights of a game by fixed seeds, as one digest: equal in every process, whatever the hashes of strings are."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from typing import Any

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.core.journal import Journal
from affray.players.driver import play_out
from affray.players.random_legal import RandomLegal

from .frame import Subject
from .fuzz import RandomTable, fight_names


def fights(subject: Subject) -> Iterator[Fight[Any]]:
    """The samples by the automatic player, made-up encounters at random, all of them overruled."""
    game = subject.game
    for name in sorted(subject.samples):
        fight: Fight[Any] = Fight(game, game.start(subject.samples[name]), Journal({"game": game.name}))
        play_out(fight, game.player(), Dice(name))
        yield fight
    for seed in range(12):
        chance = random.Random(seed)
        fight = Fight(game, subject.any_start(chance), Journal({"game": game.name}))
        table, master = RandomTable(chance, Dice(seed), subject.avoid), RandomLegal(seed)
        for _ in range(6):
            table.play(fight, 8)
            edit = chance.choice([option for option in fight.edits() if option.id != "end"])
            values = master.fill(edit)
            if values is not None:
                fight.overrule(edit.id, **values)
        yield fight


def digest_of(subject: Subject) -> str:
    """Everything there is to compare about the fights of a game, to the last letter."""
    found = hashlib.blake2b(digest_size=16)
    for fight in fights(subject):
        refused = [str(fight.why_not(who, do)) for who in fight_names(fight) for do in sorted(subject.actions)[:3]]
        asked = [[option.id for option in question.known()] for question in fight.open if hasattr(question, "known")]
        for part in (fight.state, fight.log(), fight.scene.marks, fight.journal.lines(), refused, asked):
            found.update(repr(part).encode())
    return found.hexdigest()
