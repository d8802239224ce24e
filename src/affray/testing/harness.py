"""Plays a scenario of a specification: answers in words, dice as they fell. Everything given must be used up exactly.

    play(fight, "a: choose l1", "b: choose t1", "l1: run 6,8", "l1 T", "l1: attack with pistol", "l1 T H")

A line with a colon is somebody's answer; any other line is dice. `|` stands between rolls, and each of them says whose
and which dice they are: `bor d20 15 | bor 2d6 3 4`; coins need no more than their owner: `l1 T H`. `0` or `00` is
the highest face. Owner, number and sides are checked. Bare faces (`15 | 3 4`) fall into as many rolls as they fill,
whoever has to throw.

Nothing is answered that the script does not say, except where a game's own `play` fills in what is plain; `strictly`
plays without that, and wants every roll labelled.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from affray.core.events import Event, NotOffered
from affray.core.fight import Fight
from affray.core.refusals import Refusal, rules_of
from affray.core.script import Choose, Roll, Thrown

E = TypeVar("E", bound=Event)
FACES = {"T": 1, "H": 2}
FACE = re.compile(r"[TH]|\d+")
DICE = re.compile(r"(\d*)d(\d+)")


@dataclass(frozen=True)
class Throw:
    """One group of a dice line: the faces, and if it is labelled whose and which dice they are."""

    text: str
    faces: tuple[str, ...]
    who: str = ""
    count: int = 0
    sides: int = 0


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


def strictly(fight: Fight[Any], *lines: str) -> Fight[Any]:
    """Play these lines, which must say everything: each answer is to an open question, each roll is labelled.

    No game fills in what is plain here, and at the end no roll may wait.
    """
    for line in lines:
        if ":" not in line:
            bare = [each.text for each in thrown(line) if not each.who]
            assert not bare, f"whose and which dice are {' | '.join(bare)!r}? {waiting(fight)}"
    return play(fight, *lines)


def throw(fight: Fight[Any], line: str, meanwhile: Callable[[Fight[Any]], object] | None = None) -> None:
    """Dice into as many rolls as they fill, none too many and none too few.

    `meanwhile` is how a game's own `play` answers what else is asked before the next roll; without it nothing is.
    """
    for group in thrown(line):
        faces = group.faces
        while faces:
            if meanwhile is not None and not isinstance(fight.pending, Roll):
                meanwhile(fight)
                continue
            roll = labelled_roll(fight, group, line) if group.who else next_roll(fight, faces, line)
            refusals = fight.answer(Thrown(roll.who, faces_of(faces[: roll.count], roll.sides), "typed"))
            assert not refusals, f"refused: {line!r} by {', '.join(map(str, refusals))}; {waiting(fight)}"
            faces = faces[roll.count :]


def thrown(line: str) -> list[Throw]:
    """The groups of a dice line. Without any label `|` is only for the eye, and all of it is one group."""
    groups = [group_of(text.strip()) for text in line.split("|")]
    if any(each.who for each in groups):
        return groups
    return [Throw(line, tuple(word for each in groups for word in each.faces))]


def group_of(text: str) -> Throw:
    """`bor 2d6 3 4`, `l1 T H` or bare faces."""
    words = text.split()
    dice = DICE.fullmatch(words[1]) if len(words) > 1 else None
    if dice is None and all(map(FACE.fullmatch, words)):
        return Throw(text, tuple(words))
    who, faces = words[0], tuple(words[1:] if dice is None else words[2:])
    count, sides = (len(faces), 2) if dice is None else (int(dice[1] or 1), int(dice[2]))
    assert faces, f"{text!r} says no faces"
    assert dice is not None or all(each in FACES for each in faces), f"{text!r} does not say which dice, as `d20` does"
    assert all(map(FACE.fullmatch, faces)), f"{text!r} is neither an answer (`who: ...`) nor dice (`who d20 15`)"
    assert count == len(faces), f"{text!r} says {count} dice and gives {len(faces)}"
    return Throw(text, faces, who, count, sides)


def labelled_roll(fight: Fight[Any], group: Throw, line: str) -> Roll:
    """The open roll that a labelled group is for: its owner, its number of dice and their sides are the same."""
    roll = fight.asked(group.who)
    assert isinstance(roll, Roll), f"{group.text!r} of {line!r}: {group.who} has no dice to throw, but {waiting(fight)}"
    said, meant = dice_text(group.count, group.sides), dice_text(roll.count, roll.sides)
    assert said == meant, f"{group.text!r} of {line!r}: {said} instead of {meant}; {waiting(fight)}"
    return roll


def next_roll(fight: Fight[Any], faces: Sequence[str], line: str) -> Roll:
    """The roll into which bare faces fall."""
    roll = fight.pending
    assert isinstance(roll, Roll), f"{len(faces)} dice of {line!r} are left over, but {waiting(fight)}"
    assert roll.count <= len(faces), f"{len(faces)} dice of {line!r} are left, but {waiting(fight)}"
    return roll


def faces_of(words: Sequence[str], sides: int) -> tuple[int, ...]:
    """Faces as numbers: `T` and `H` of a coin, `0` and `00` for the highest one."""
    return tuple(FACES.get(word) or int(word) or sides for word in words)


def dice_text(count: int, sides: int) -> str:
    """`d20`, `2d6`; a coin is a `d2`."""
    return f"{count if count > 1 else ''}d{sides}"


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
        f"{each.who} has to throw {dice_text(each.count, each.sides)} for {each.why}"
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


def left_out_codes(fight: Fight[Any], who: str, window: str) -> tuple[str, ...]:
    """The codes of the catalogue for which a window last passed somebody over; empty if it never did."""
    events = [each for each in told(fight, NotOffered) if (each.who, each.window) == (who, window)]
    return events[-1].codes if events else ()


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
