"""Coins: the only random device. Tails is always the favourable side (COIN-TOSS-1)."""

from __future__ import annotations

import re
from collections.abc import Callable

from affray.core.refusals import Refusal
from affray.core.scene import Scene
from affray.core.script import Script, roll

from .catalogue import no
from .events import Tossed
from .stats import Battle

TAILS, HEADS = 1, 2
NOTATION = re.compile(r"(\d+)\s*(M|М|OK|ОК|OК|ОK)", re.IGNORECASE)


def toss(scene: Scene[Battle], who: str, why: str, count: int, rule: str) -> Script[int]:
    """nM: toss all the coins and count the tails; no coin at all for 0M (COIN-TOSS-2, COIN-TOSS-4)."""
    dice = yield from roll(scene, who, why, count, 2)
    tails = dice.count(TAILS)
    if count and scene.recording:
        sides = "".join("T" if die == TAILS else "H" for die in dice)
        scene.tell(Tossed(who, why, sides, tails, scene.state.tossed + 1, rules=(rule, "COIN-TOSS-5")))
    scene.state.tossed += count
    return tails


def once() -> int:
    """1OK."""
    return 1


def passes(scene: Scene[Battle], who: str, why: str, rule: str, need: Callable[[], int] = once) -> Script[bool]:
    """xOK: tails in a row, one coin at a time, stop at the first heads (COIN-TOSS-3). `need` is what counts by now."""
    tails = 0
    while tails < need():
        if not (yield from toss(scene, who, why, 1, rule)):
            return False
        tails += 1
    return True


def read_notation(text: int | str, letters: str) -> int | Refusal | None:
    """The number in `3M` or `2OK`, in Latin or Cyrillic letters; None if it is neither that nor a plain number.

    A check of 0OK does not exist and is refused (COIN-TOSS-4).

    >>> read_notation("3М", "M"), read_notation(2, "M"), read_notation("two", "M"), str(read_notation("0OK", "OK"))
    (3, 2, None, 'COIN-TOSS-4(need=0)')
    """
    if isinstance(text, int):
        return text
    match = NOTATION.fullmatch(text.strip())
    if match is None:
        return int(text) if text.strip().isdecimal() else None
    if len(match[2]) != len(letters):
        return None
    number = int(match[1])
    return no("COIN-TOSS-4", need=0) if letters == "OK" and number == 0 else number
