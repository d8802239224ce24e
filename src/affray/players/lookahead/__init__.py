"""A player who tries out how his side could fight on, and does what did best; the same for every game.

It plays on from what its side believes, never from the truth, with dice of its own. How much is tried is counted and
not timed: the same moment and the same budget give the same answer on any machine.
"""

from .player import BUDGET as BUDGET
from .player import LookAhead as LookAhead
