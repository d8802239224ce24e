"""A player who decides from what his side knows, and not from what is true."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from affray.core.fight import Fight
from affray.core.script import Choose, Pick
from affray.core.situation import Situation
from affray.core.views import side_of
from affray.rulesets.game import Player

TRIED = 40
"""How many answers are tried at the most where the first one fails for a secret reason."""


class Believing:
    """Lets a player decide from the belief of the side that is asked.

    Where the truth forbids the answer for a reason that the side cannot know, the likeliest answer of each option is
    tried in turn: whoever bumps into something unseen does something else. A player who is given a belief already, or
    whose game keeps no secrets, decides as ever.
    """

    def __init__(self, player: Player) -> None:
        self.player = player

    def __call__(self, fight: Fight[Any], question: Choose) -> Pick:
        if not isinstance(fight, Fight) or not hasattr(fight.ruleset, "forget"):
            return self.player(fight, question)
        believed: Any = fight.belief(side_of(fight, question.who))
        asked = believed.asked(question.who)
        if not isinstance(asked, Choose):
            return self.player(fight, question)
        pick = self.player(believed, asked)
        if not fight.refusals(pick):
            return pick
        known = (each for each in islice(others(believed, question.who), TRIED) if not fight.refusals(each))
        return next(known, None) or self.player(fight, question)


def others(believed: Situation[Any], who: str) -> Iterator[Pick]:
    """The likeliest answer of every option that seems open."""
    question = believed.asked(who)
    for option in question.known() if isinstance(question, Choose) else ():
        values = option.example()
        if values is not None:
            yield Pick(who, option.id, values)
