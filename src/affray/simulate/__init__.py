"""Many fights: how likely each end is, what decides it, and what would make it otherwise.

    >>> from affray.simulate import simulate
    >>> result = simulate("dry_ford", 40, seed=7, open=True)
    >>> result.count, list(result.chances)[:2]
    (40, ['a', 'b'])
"""

from .analyse import Analysis, analyse
from .cluster import NoCluster
from .compare import Comparison, compare
from .crews import Crew, crew
from .figures import Figures
from .intervals import Estimate
from .run import Result, simulate
from .settings import BrokenFight, Misfit, Setting, setting
from .sweep import Balance, Sweep, balance, sweep
from .vary import Vary, read_vary
from .weigh import Weighed, Weighing, weigh

__all__ = [
    "Analysis", "Balance", "BrokenFight", "Comparison", "Crew", "Estimate", "Figures", "Misfit", "NoCluster", "Result",
    "Setting", "Sweep", "Vary", "Weighed", "Weighing", "analyse", "balance", "compare", "crew", "read_vary", "setting",
    "simulate", "sweep", "weigh",
]  # fmt: skip
