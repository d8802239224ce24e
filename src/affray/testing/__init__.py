"""For authors of games: how to play scenarios, and what every game is checked for.

    harness     plays lines such as `bor: attack orc` and `bor d20 15` and says what is refused, told and asked
    fuzz        plays at random and checks what the core promises: replay, undo, forks, refusals
    frame       a class of tests for a whole game: its laws, its encounters, its decrees
    digest      one line about many fights, equal in every process
    kept        fights kept from an earlier day, which an update must not change; `varied` makes up their encounters

Install with `pip install 'affray[testing]'`.
"""

from __future__ import annotations

try:
    import pytest
except ModuleNotFoundError:
    raise ModuleNotFoundError("affray.testing needs pytest: pip install 'affray[testing]'") from None

pytest.register_assert_rewrite("affray.testing.harness", "affray.testing.frame", "affray.testing.fuzz")

from .digest import digest_of  # noqa: E402
from .frame import Properties, Subject  # noqa: E402
from .fuzz import check_game  # noqa: E402
from .harness import allowed, answer, asked, last, offered, play, refused, strictly, told  # noqa: E402
from .kept import KeptFights  # noqa: E402

__all__ = [
    "KeptFights", "Properties", "Subject", "check_game", "digest_of",
    "allowed", "answer", "asked", "last", "offered", "play", "refused", "strictly", "told",
]  # fmt: skip
