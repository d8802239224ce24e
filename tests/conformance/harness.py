"""Plays a scenario of a specification; it is shipped with the library, for authors of games."""

from __future__ import annotations

from affray.testing.harness import (
    DICE,
    FACE,
    FACES,
    E,
    Throw,
    allowed,
    answer,
    asked,
    by_code,
    codes,
    dice_text,
    faces_of,
    group_of,
    labelled_roll,
    last,
    left_out,
    left_out_codes,
    next_roll,
    objections,
    offered,
    play,
    refused,
    split,
    strictly,
    throw,
    thrown,
    told,
    toss,
    waiting,
)

__all__ = [
    "DICE", "E", "FACE", "FACES", "Throw", "allowed", "answer", "asked", "by_code", "codes", "dice_text", "faces_of",
    "group_of", "labelled_roll", "last", "left_out", "left_out_codes", "next_roll", "objections", "offered", "play",
    "refused", "split", "strictly", "throw", "thrown", "told", "toss", "waiting",
]  # fmt: skip
