"""What can come of an answer before it is given: exact chances, by the very rules that will be played."""

from .amounts import Amount, Tangled, Ways
from .chances import Chances, d, highest, lowest
from .results import Fate, Finding, Findings, Odds, Reader
from .trial import Begun, Expected, Stage, Trial, expected, odds_of

__all__ = [
    "Amount", "Begun", "Chances", "Expected", "Fate", "Finding", "Findings", "Odds", "Reader", "Stage", "Tangled",
    "Trial", "Ways", "d", "expected", "highest", "lowest", "odds_of",
]  # fmt: skip
