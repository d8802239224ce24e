"""Many fights: how likely each end is, what decides it, and what would make it otherwise.

    >>> from affray.simulate import simulate
    >>> result = simulate("dry_ford", 40, seed=7, open=True)
    >>> result.count, list(result.chances)[:2]
    (40, ['a', 'b'])
"""

from .cluster import NoCluster
from .crews import Crew, crew
from .figures import Figures
from .intervals import Estimate
from .run import Result, simulate
from .settings import BrokenFight, Misfit, Setting, setting

__all__ = [
    "BrokenFight", "Crew", "Estimate", "Figures", "Misfit", "NoCluster", "Result", "Setting",
    "crew", "setting", "simulate",
]  # fmt: skip
