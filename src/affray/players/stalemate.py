"""Fights that go nowhere: whoever lets computer players fight stops them, and says so."""

from __future__ import annotations

from typing import Any

from affray.core.fight import Fight
from affray.rulesets.game import Game

ROUNDS = 20
"""So many rounds without any change are enough. (In the samples five are the most that a fight went on after.)"""


class Stalemate:
    """Watches a fight, as `stop` of the driver: true once nobody was hurt, healed, put out or brought back for long.

    Where people only walk about, wait or miss, they would go on until the game's limit of rounds, if it has one.
    """

    def __init__(self, game: Game[Any], rounds: int = ROUNDS) -> None:
        self.game, self.rounds = game, rounds
        self._round = self._since = -1
        self._shape: object = None

    def __call__(self, fight: Fight[Any]) -> bool:
        now = self.game.when(fight.state)[0]
        if now != self._round:
            self._round = now
            shape = [(each.id, each.health, each.status) for each in self.game.standings(fight.state)]
            if shape != self._shape:
                self._shape, self._since = shape, now
        return self.reached

    @property
    def reached(self) -> bool:
        """Whether the fight has gone nowhere for so long."""
        return self._round - self._since >= self.rounds
