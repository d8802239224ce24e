"""A fight as an environment: whose side is asked acts, and an action is one of the legal answers to the question.

Answers have no fixed number, so an action is a place in the list of some of them (`answers`), and the mask says how
long it is. What an agent observes is what its side knows, and dice fall by themselves.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.core.script import Choose, Pick
from affray.core.situation import Situation
from affray.core.views import side_of
from affray.files import load_encounter
from affray.files.sources import Games

ACTIONS = 64
"""So many answers an agent can choose among."""

OF_AN_OPTION = 12
"""So many answers of one option are looked at."""

FACTS = 8
"""What is told of everybody: known, own side, asked, standing, health, x, y, conditions."""

MOST_ANSWERS = 4_000
"""A fight that is not over after so many replies is cut off."""


def environment(
    source: str | Path | Mapping[str, Any], open: bool = False, most: int = MOST_ANSWERS, games: Games | None = None
) -> Skirmish:
    """The environment of an encounter. With `open` agents are shown the truth, which is several times as fast."""
    return Skirmish(source, open, most, games)


class Skirmish(AECEnv):
    """A fight in which agents answer for the sides."""

    metadata = {"name": "affray_v0", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self, source: str | Path | Mapping[str, Any], open: bool, most: int, games: Games | None = None
    ) -> None:
        super().__init__()
        loaded = load_encounter(source, games)
        self.game, self.open, self.most, self.render_mode = loaded.game, open, most, "ansi"
        self._start = loaded.game.start(loaded.encounter)
        everybody = self.game.standings(self._start)
        self.everybody = [each.id for each in everybody]
        self.possible_agents = list(dict.fromkeys(each.side for each in everybody))
        shape = (len(self.everybody) * FACTS,)
        seen = {"observation": Box(-1.0, 1.0, shape, np.float32), "action_mask": Box(0, 1, (ACTIONS,), np.int8)}
        self.observation_spaces = {side: Dict(seen) for side in self.possible_agents}
        self.action_spaces = {side: Discrete(ACTIONS) for side in self.possible_agents}
        self.fight: Fight[Any]
        self._seed = 0

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    # -- playing -----------------------------------------------------------------------------------
    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """A new fight; without a seed the next one."""
        self._seed = self._seed + 1 if seed is None else seed
        self.fight = Fight(self.game, self._start, recording=False)
        self._dice, self._player = Dice(self._seed), self.game.player()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {side: {} for side in self.agents}
        self.answers: list[Pick] = []
        self.agent_selection = self.agents[0]
        self._go_on()

    def step(self, action: Any) -> None:
        """Give the answer that stands at this place of the list."""
        side = self.agent_selection
        if self.terminations[side] or self.truncations[side]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[side] = 0
        self._clear_rewards()
        number = int(action)
        pick = self.answers[number if number < len(self.answers) else 0]
        if self.fight.answer(pick):  # the truth forbids it for a reason that the side cannot know
            question = self.fight.asked(pick.who)
            assert isinstance(question, Choose)
            self.fight.give(self._player(self.fight, question))
        self._go_on()
        self._accumulate_rewards()

    def _go_on(self) -> None:
        """Let the dice fall, and the computer decide for the game master, until a side is asked or it is over."""
        fight = self.fight
        while not fight.over and len(fight.journal) < self.most:
            if fight.throw(self._dice):
                continue
            question = fight.pending
            if not isinstance(question, Choose):
                break
            side = side_of(fight, question.who)
            if side in self.possible_agents:
                self.agent_selection = side
                self.answers = list(self._listed(question, side))
                self.infos[side] = {"who": question.who, "why": question.why}
                return
            fight.give(self._player(fight, question))
        self._end()

    def _end(self) -> None:
        over = self.fight.over
        self.answers = []
        for side in self.agents:
            self.rewards[side] = 0 if over not in self.possible_agents else 1 if over == side else -1
            self.terminations[side], self.truncations[side] = bool(over), not over
        self.agent_selection = self.agents[0]

    def _listed(self, question: Choose, side: str) -> Iterator[Pick]:
        """Some answers to a question, first one of each option, then the next of each, as far as the side knows."""
        asked: Any = question if self.open else self._known(side).asked(question.who)
        known = asked.known() if isinstance(asked, Choose) else question.known()
        rows = [list(islice(option.answers(), OF_AN_OPTION)) for option in known]
        picks = [
            Pick(question.who, option.id, row[number])
            for number in range(OF_AN_OPTION)
            for option, row in zip(known, rows, strict=True)
            if number < len(row)
        ]
        yield from picks[:ACTIONS] or [self._player(self.fight, question)]

    # -- seeing ------------------------------------------------------------------------------------
    def _known(self, side: str) -> Situation[Any]:
        return self.fight if self.open else self.fight.belief(side)

    def observe(self, agent: str) -> dict[str, Any]:
        """What a side knows: numbers of everybody, in the order of the encounter, and how many answers there are."""
        mask: Any = np.zeros(ACTIONS, np.int8)
        if agent == self.agent_selection:
            mask[: len(self.answers)] = 1
        table = self.game.table(self._known(agent).state)
        asked = {question.who for question in self.fight.open}
        wide, high = max(1, table.battlefield.width), max(1, table.battlefield.height)
        facts: Any = np.zeros((len(self.everybody), FACTS), np.float32)
        seen = {each.id: each for each in table.combatants}
        for row, id in enumerate(self.everybody):
            each = seen.get(id)
            if each is None:
                continue
            health = each.health or {"now": 0, "max": 1}
            x, y = (0, 0) if each.body is None else (each.body.x, each.body.y)
            facts[row] = (
                1, 1 if each.side == agent else -1, id in asked, not each.out,
                health["now"] / max(1, health["max"]), x / wide, y / high, len(each.conditions) / 10,
            )  # fmt: skip
        return {"observation": np.clip(facts.reshape(-1), -1.0, 1.0), "action_mask": mask}

    def render(self) -> str:
        """The battlefield as text."""
        return self.game.draw(self.fight.state)

    def close(self) -> None:
        """Nothing is held open."""
