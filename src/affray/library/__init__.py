"""Affray as a Python library: open a fight, play it, ask it, tell it, save it. Everything here is exported by `affray`.

What the engine itself offers (questions, forks, overruling) stands in `affray.core.fight`; this adds what people expect
of a fight in their hands: dice that fall by themselves, errors that can be read, a log in their language, a save file.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from affray.core.journal import Unreadable
from affray.files import load_encounter, not_replayed, open_journal
from affray.files.sources import Games

from .complaints import readable
from .fight import GENERATED, TYPED, Fight, Refused
from .record import Record, begin, take_up

__all__ = ["GENERATED", "TYPED", "Fight", "Record", "Refused", "begin", "open", "resume", "take_up"]


def open(
    source: str | Path | Mapping[str, Any],
    seed: int | None = None,
    dice: str = GENERATED,
    automatic: Sequence[str] = (),
    recording: bool = True,
    games: Games | None = None,
    players: Mapping[str, str] | None = None,
) -> Fight:
    """A new fight: a sample, a file, or an encounter as plain data; BadFile with everything that is wrong with it.

    `dice` are `generated` from the seed or `typed` in from a real table; `automatic` names sides that the computer
    plays, and `gm` if it also decides for the game master; `players` says in which style, by side, whatever the
    encounter says. Without a seed nobody can foresee the dice. `games` are the games to look among, all installed
    ones if it is left out.
    """
    with readable():
        loaded = load_encounter(source, games)
        fight = begin(loaded, seed, dice=dice, automatic=automatic, recording=recording, players=players).fight
    fight.go_on()
    return fight


def resume(
    path: str | Path, to: int | None = None, accept: bool = False, recording: bool = True, games: Games | None = None
) -> Fight:
    """The fight that a journal tells, where it was left, or `to` so many lines below its header.

    Seed, kind of dice and automatic sides are those it was left with. A journal that was changed by hand is refused
    (BadFile names the line), unless that is accepted.
    """
    with readable():
        try:
            return take_up(open_journal(path, accept, to), Path(path), to, accept, recording, games).fight
        except Unreadable as error:
            raise not_replayed(path, error) from None
