"""What can come of an answer before it is given: exact chances, by the very rules that will be played."""

from .amounts import Amount, Tangled
from .chances import Chances, d, highest, lowest
from .results import Check, Fate, Finding, Findings, Odds, Reader, plainly
from .trial import Begun, Expected, Stage, Trial, expected, odds_of
from .ways import Ways

__all__ = [
    "Amount", "Begun", "Chances", "Check", "Expected", "Fate", "Finding", "Findings", "Odds", "Reader", "Stage",
    "Tangled", "Trial", "Ways", "d", "expected", "highest", "lowest", "odds_of", "plainly",
]  # fmt: skip
