"""`affray.gym`: every game as a PettingZoo environment that passes PettingZoo's own test."""

from __future__ import annotations

import re
import warnings
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="the extra `gym` is not installed")

import numpy as np
from pettingzoo.test import api_test, seed_test

import affray
from affray.gym import Skirmish, environment
from affray.rulesets import games
from tests.simulate.duels import GAMES, bout

SAMPLES = {each.game: each.name for each in reversed(affray.samples())}
every_game = pytest.mark.parametrize("name", [SAMPLES[game] for game in games()])


def played(env: Skirmish, seed: int, most: int = 5000) -> tuple[list[int], dict[str, float], str]:
    """Actions at random to the end: the actions, what everybody got, and the result."""
    env.reset(seed=seed)
    dice, actions, got = np.random.default_rng(seed), [], dict.fromkeys(env.possible_agents, 0.0)
    for side in env.agent_iter(most):
        observation, reward, over, cut, _ = env.last()
        got[side] += reward
        if over or cut:
            env.step(None)
            continue
        assert env.observation_space(side).contains(observation)
        legal = np.flatnonzero(observation["action_mask"])
        actions.append(int(dice.choice(legal)))
        env.step(actions[-1])
    return actions, got, env.fight.over


@every_game
def test_every_game_passes_the_api_test(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # it finds observations with a mask unusual
        api_test(environment(name, open=True), num_cycles=25, verbose_progress=False)


def test_the_same_seed_plays_the_same_fight() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        seed_test(lambda: environment("dry_ford", open=True), num_cycles=20)
    one, other = (played(environment("dry_ford", open=True), 3) for _ in range(2))
    assert one == other != played(environment("dry_ford", open=True), 4)


def test_the_winner_gets_one_point_and_the_loser_loses_one() -> None:
    for seed in range(4):
        _, got, over = played(environment(bout(), games=GAMES), seed)
        loser = "b" if over == "a" else "a"
        assert got == {over: 1, loser: -1}


def test_a_fight_that_lasts_too_long_is_cut_off() -> None:
    env = environment("dry_ford", open=True, most=10)
    env.reset(seed=1)
    while not any(env.truncations.values()):
        env.step(0)
    assert not any(env.terminations.values())
    assert set(env.rewards.values()) == {0}
    with pytest.raises(ValueError, match="None"):
        env.step(3)


def test_every_masked_answer_is_legal_and_those_beyond_the_mask_are_the_first() -> None:
    env = environment("kennel_yard", open=True)
    env.reset(seed=1)
    for _ in range(30):
        if not env.answers:
            break
        mask = env.observe(env.agent_selection)["action_mask"]
        assert mask.sum() == len(env.answers) > 0
        assert all(env.fight.refusals(pick) == [] for pick in env.answers)
        env.step(len(env.answers) - 1)


def test_agents_observe_only_what_their_side_knows() -> None:
    def rows(open: bool) -> Any:
        env = environment("broken_span", open=open)
        env.reset(seed=1)
        return env.observe("heroes")["observation"].reshape(len(env.everybody), -1)

    hidden, seen = rows(False), rows(True)
    raiders = slice(2, None)  # they hide at the start
    assert (seen[raiders, 0] == 1).all()
    assert not (hidden[raiders] == seen[raiders]).all()
    assert (hidden[:2, 1] == 1).all()


def test_the_example_of_the_documents_plays_to_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    text = Path(__file__).parents[2].joinpath("docs", "simulate.md").read_text()
    (code,) = re.findall(r"```\n(from affray.gym.*?)```", text, re.DOTALL)
    exec(code.replace("kennel_yard", "dry_ford"), {})
    assert capsys.readouterr().out.strip() in ("a", "b", "draw")


def test_without_a_seed_the_next_fight_is_another_one() -> None:
    env = environment("dry_ford", open=True)
    env.reset(seed=5)
    first = env.render()
    env.reset()
    assert env._seed == 6
    assert first.splitlines()[-1] == env.render().splitlines()[-1]
