"""Fights for those who train agents: every game as a PettingZoo environment, one agent for each side.

    from affray.gym import environment

    env = environment("dry_ford")
    env.reset(seed=7)
    for side in env.agent_iter():
        observation, reward, over, cut, info = env.last()
        env.step(None if over or cut else env.action_space(side).sample(observation["action_mask"]))

Needs `pip install 'affray[gym]'`.
"""

from __future__ import annotations

try:
    import pettingzoo  # noqa: F401
except ModuleNotFoundError:
    raise ModuleNotFoundError("affray.gym needs PettingZoo: pip install 'affray[gym]'") from None

from .skirmish import Skirmish, environment

__all__ = ["Skirmish", "environment"]
