"""From a save file to the fight that it tells: every line is played, and checked by the rules and against the dice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from .defects import Defect
from .dice import Dice
from .fight import Fight
from .journal import GENERATOR, Journal, Unreadable, broken, from_data, load, not_in_chain, read_header
from .limits import shown
from .refusals import Refusal, refuse
from .scene import Ruleset, S
from .script import Reply, Roll, Thrown


def replay(
    ruleset: Ruleset[S],
    start: S,
    lines: Sequence[str],
    to: int | None = None,
    recording: bool = True,
    accept: bool = False,
    dice: Dice | None = None,
) -> Fight[S]:
    """The fight that a save file tells, every line checked; `to` stops after so many lines below the header.

    A line may also carry an answer in words, as people write it: `{"who": "bor", "say": "attack orc-2"}`. Lines whose
    digests do not fit are refused, and with `dice` also generated dice that these would not have thrown; with `accept`
    such edits were made on purpose.
    """
    fight: Fight[S] = Fight(ruleset, start, Journal(read_header(lines)), recording)
    retell(fight, lines, to, accept, dice)
    return fight


def retell(
    fight: Fight[Any], lines: Sequence[str], to: int | None = None, accept: bool = False, dice: Dice | None = None
) -> None:
    """Play everything that a save file tells in a fight that has just begun."""
    told = lines if to is None else lines[: to + 1]
    for number in () if accept else broken(told):
        raise not_in_chain(number)
    follow(fight, numbered(told[1:]), accept, dice)


def follow(
    fight: Fight[Any], lines: Iterable[tuple[int, str]], accept: bool = False, dice: Dice | None = None
) -> None:
    """Play what these lines of a save file tell, each with its number, in a fight that stands where they go on."""
    for number, line in lines:
        data = load(line, number)
        if "undo" in data or "redo" in data or "go" in data:
            travel(fight, data, number)
            continue
        reply = fight.read(str(data.get("who")), str(data["say"])) if "say" in data else from_data(data, number)
        if dice is not None and not accept:
            check_dice(fight, reply, dice, number)
        refused = reply if isinstance(reply, list) else fight.answer(reply)
        if refused:
            raise Unreadable(number, f"the fight refuses this reply: {', '.join(map(str, refused))}")


def check_dice(fight: Fight[Any], reply: Reply | list[Refusal], dice: Dice, number: int) -> None:
    """Generated dice are those that the generator threw."""
    if not isinstance(reply, Thrown) or reply.source != GENERATOR:
        return
    roll = fight.asked(reply.who)
    if not isinstance(roll, Roll):
        return
    thrown = dice.throw(roll, fight.journal.drawn).dice
    if thrown != reply.dice:
        why = f"the generator threw {thrown}, not {reply.dice}"
        told = refuse("FILE-JOURNAL-DIE", thrown=" ".join(map(str, thrown)), given=" ".join(map(str, reply.dice)))
        raise Unreadable(number, why, told)


def numbered(lines: Iterable[str]) -> list[tuple[int, str]]:
    """Lines below the header with their numbers in the file; empty ones do not count."""
    return [(number, line) for number, line in enumerate(lines, 2) if line.strip()]


def travel(fight: Fight[Any], data: dict[str, Any], number: int) -> None:
    """An undo, a redo or a change of branch that a save file tells."""
    kind, value = next((kind, data[kind]) for kind in ("undo", "redo", "go") if kind in data)
    if type(value) is not int or value < 0:
        raise Unreadable(number, f"no such place to {kind} to: {shown(value)}")
    try:
        if kind == "undo":
            fight.undo(value)
        elif kind == "redo":
            fight.redo(value)
        else:
            fight.go(value)
    except (ValueError, Defect) as error:
        raise Unreadable(number, str(error)) from None
