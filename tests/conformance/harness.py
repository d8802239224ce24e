"""Plays a scenario of a specification: answers in words, dice as they fell. Everything given must be used up exactly.

    play(fight, "a: choose l1", "b: choose t1", "l1: run 6,8", "T", "l1: attack with pistol", "T H")

A line with a colon is somebody's answer; any other line is dice, thrown one after the other into as many rolls as they
fill. `|` may stand between them for the eye.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from affray.core.events import Event, NotOffered
from affray.core.fight import Fight
from affray.core.refusals import Refusal, rules_of
from affray.core.script import Choose, Roll, Thrown

E = TypeVar("E", bound=Event)
FACES = {"T": 1, "H": 2}


def play(fight: Fight[Any], *lines: str) -> Fight[Any]:
    """Play these lines to their end; it is an error if a roll is left waiting for dice."""
    for line in lines:
        if ":" in line:
            answer(fight, line)
        else:
            throw(fight, line)
    assert not isinstance(fight.pending, Roll), f"the script is over, but {waiting(fight)}"
    return fight


def answer(fight: Fight[Any], line: str) -> Fight[Any]:
    """One answer in words, which may leave a roll open."""
    who, text = split(line)
    refusals = fight.say(who, text)
    assert not refusals, f"refused: {line!r} by {', '.join(map(str, refusals))}; {waiting(fight)}"
    return fight


def throw(fight: Fight[Any], line: str) -> None:
    """Dice into as many rolls as they fill, none too many and none too few."""
    dice = [FACES.get(word) or int(word) for word in line.replace("|", " ").split()]
    while dice:
        roll = fight.pending
        assert isinstance(roll, Roll), f"{len(dice)} dice of {line!r} are left over, but {waiting(fight)}"
        assert roll.count <= len(dice), f"{len(dice)} dice of {line!r} are left, but {waiting(fight)}"
        refusals = fight.answer(Thrown(roll.who, tuple(dice[: roll.count]), "typed"))
        assert not refusals, f"refused: {line!r} by {', '.join(map(str, refusals))}; {waiting(fight)}"
        del dice[: roll.count]


def toss(fight: Fight[Any], line: str) -> tuple[str, str, int]:
    """Who tosses after this answer, what for, and how many dice."""
    roll = answer(fight, line).pending
    assert isinstance(roll, Roll), f"{line!r} needs no dice: {waiting(fight)}"
    return roll.who, roll.why, roll.count


def refused(fight: Fight[Any], line: str) -> list[str]:
    """The rules against this answer, which must change nothing at all."""
    who, text = split(line)
    before = fight.ticket, fight.state.clone(), len(fight.log()), asked(fight)
    refusals = fight.say(who, text)
    assert refusals, f"not refused: {line!r}"
    assert (fight.ticket, fight.state, len(fight.log()), asked(fight)) == before, f"refused, but not harmless: {line!r}"
    return rules_of(refusals)


def allowed(fight: Fight[Any], line: str) -> bool:
    """Whether this answer would be accepted; it is not given."""
    return not objections(fight, line)


def objections(fight: Fight[Any], line: str) -> Sequence[Refusal]:
    who, text = split(line)
    reply = fight.read(who, text)
    return reply if isinstance(reply, list) else fight.refusals(reply)


def asked(fight: Fight[Any]) -> list[str]:
    """Who is asked what: `["l1 prepare"]`."""
    return [f"{question.who} {question.why}" for question in fight.open]


def waiting(fight: Fight[Any]) -> str:
    """What the fight waits for, in words for a failed test."""
    if not fight.open:
        return f"nobody is asked; result {fight.over!r}"
    parts = [
        f"{each.who} has to throw {each.count} for {each.why}"
        if isinstance(each, Roll)
        else f"{each.who} is asked: {each.why}"
        for each in fight.open
    ]
    return " and ".join(parts)


def told(fight: Fight[Any], kind: type[Event]) -> list[Any]:
    """Every event of one kind so far."""
    return [event for event in fight.log() if type(event) is kind]


def last(fight: Fight[Any], kind: type[E]) -> E:
    """The latest event of one kind."""
    events = told(fight, kind)
    assert events, f"no {kind.__name__} was told"
    found: E = events[-1]
    return found


def left_out(fight: Fight[Any], who: str, window: str) -> tuple[str, ...]:
    """The rules for which a window last passed somebody over; empty if it never did."""
    events = [each for each in told(fight, NotOffered) if (each.who, each.window) == (who, window)]
    return events[-1].rules if events else ()


def offered(fight: Fight[Any]) -> list[str]:
    """The options of the pending question that can be answered legally."""
    question = fight.pending
    assert isinstance(question, Choose)
    return [each.id for each in question.options()]


def codes(fight: Fight[Any], line: str) -> dict[str, list[str]]:
    """Why this answer is refused, harmlessly: the codes of the catalogue with the rules of each."""
    found = by_code(objections(fight, line))
    refused(fight, line)
    return found


def by_code(refusals: Sequence[Refusal]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for each in refusals:
        found.setdefault(dict(each.facts).get("code", each.rule), []).append(each.rule)
    return found


def split(line: str) -> tuple[str, str]:
    who, _, text = line.partition(":")
    return who.strip(), text.strip()
