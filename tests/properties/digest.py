"""Plays fights of every game by fixed seeds and prints one line for each: `python -m tests.properties.digest`."""

from __future__ import annotations

from affray.testing import Subject, digest_of
from tests.properties import boardings, combats, firefights, melees, skirmishes

PLAYED = (skirmishes, combats, melees, firefights, boardings)
GAMES: dict[str, Subject] = {each.SUBJECT.game.name: each.SUBJECT for each in PLAYED}


def digest(name: str) -> str:
    """Everything there is to compare about the fights of a game, to the last letter."""
    return digest_of(GAMES[name])


if __name__ == "__main__":
    for name in GAMES:
        print(name, digest(name))
