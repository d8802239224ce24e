"""What a game master says at the table in a word: hit, heal, add a condition, lift one, next. Each is a ruling like any
other, in the journal, and can be undone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from affray.core.changes import Amount, Whom, everybody
from affray.core.entries import of_a_side
from affray.core.fields import OneOf, is_whole, matching
from affray.core.grammar import split_words
from affray.core.refusals import Refusal
from affray.core.script import Choose, Option
from affray.core.slugs import slug, unique

from .called import called
from .typed import plainly

if TYPE_CHECKING:
    from ..play import Session

LOST, TAKEN = "hp", "damage"
"""What a game counts: what is left of somebody, or what it has suffered."""
ENDINGS = ("end", "pass", "stop", "forgo", "decline", "nothing", "keep")
"""What ends a turn or a part of it, the first that is possible."""
MOST_STEPS = 30
ROW = 5
"""How many squares are tried for each of those who come in."""
WHERE, WHOSE = re.compile(r"\s(?:на|в|у)\s(?=\d)"), re.compile(r"\s(?:сторона|сторони|за)\s")
"""How a place and a side are said in the other languages."""
NUMBERED = re.compile(r"[-_]\d+$")


def hit(session: Session, words: str) -> None:
    """Somebody, or several, lose points."""
    change(session, words, hurts=True)


def heal(session: Session, words: str) -> None:
    """Somebody, or several, get points back."""
    change(session, words, hurts=False)


def change(session: Session, words: str, hurts: bool) -> None:
    numbers = [each for each in words.split() if is_whole(each.lstrip("+-"))]
    people = [each for each in words.split() if each not in numbers]
    if len(numbers) != 1 or not people:
        example = session.show.speaker.say("cli-such-as-hit" if hurts else "cli-such-as-heal")
        session.show.say("cli-hit-usage", example=example)
        return
    edits = {each.id: each for each in session.fight.edits()}
    edit = edits.get(LOST) or edits.get(TAKEN)
    if edit is None or not isinstance(edit.fields.get("to"), Amount):
        session.show.say("cli-cannot-decree")
        return
    sign = "-" if hurts == (edit.id == LOST) else "+"
    whom = ",".join(wherever(edit, each) for each in named(session, edit, people))
    points = int(numbers[0].lstrip("+-"))
    spread = getattr(session.game, "lost", None)
    if hurts and spread is not None:
        by_values(session, edit, whom, lambda who: spread(session.fight.state, who, points))
    else:
        decree(session, f"{edit.id} {whom} {sign}{points}")


def wherever(edit: Option, word: str) -> str:
    """A glob that begins nobody's id as one of what stands in it: `raider*` means `ridge_raider-1` too."""
    of = edit.fields.get("of")
    known = of.among() if isinstance(of, Whom) else ()
    return f"*{word}" if "*" in word and known and not matching(word, list(known)) else word


def by_values(session: Session, edit: Option, whom: str, lost: Callable[[str], dict[str, str]]) -> None:
    """Where it depends on whom what is lost: a ruling for all of whom the same is true."""
    found = edit.fields["of"].parse("of", [whom])
    if isinstance(found, Refusal):
        session.show.refusals([found], session.fight)
        return
    alike: dict[tuple[tuple[str, str], ...], list[str]] = {}
    for who in everybody(found):
        alike.setdefault(tuple(lost(who).items()), []).append(who)
    for values, people in alike.items():
        decree(session, " ".join([edit.id, ",".join(people), *(f"{name}={value}" for name, value in values)]))


def add(session: Session, words: str) -> None:
    """Somebody gets a condition; or somebody comes, `2 goblin at 8,3`."""
    condition(session, words, on=True)


def lift(session: Session, words: str) -> None:
    """Somebody is rid of a condition."""
    condition(session, words, on=False)


def condition(session: Session, words: str, on: bool) -> None:
    edits = {each.id: each for each in session.fight.edits()}
    if len(words.split()) < 2:
        if on and words and reinforce(session, words, edits.get("join")):
            return
        example = session.show.speaker.say("cli-such-as-add" if on else "cli-such-as-lift")
        session.show.say("cli-add-usage", example=example)
        return
    edit = edits.get("condition") if on or "lift" not in edits else edits["lift"]
    if edit is None:
        session.show.say("cli-cannot-decree")
        return
    off = "" if on or "on" not in edit.fields else " on no"
    said, what = named(session, edit, words.split()), edit.fields.get("name")
    if isinstance(what, OneOf) and not any(matching(each, what.among()) for each in said):
        if on and reinforce(session, words, edits.get("join")):
            return
        shown = [called(session.show.speaker, each, {}) for each in what.among()]
        session.show.say("cli-no-condition", name=words.split()[0], known=", ".join(shown))
        return
    decree(session, f"{edit.id} {' '.join(said)}{off}")


def reinforce(session: Session, words: str, edit: Option | None) -> bool:
    """So many like one that is there come in, in a row; False if nobody of that name is known."""
    like = edit.fields.get("like") if edit is not None else None
    if edit is None or not isinstance(like, OneOf):
        return False
    meant = of_a_side(WHERE.sub(" at ", WHOSE.sub(" side ", words)))
    (name,) = named(session, edit, [meant["unit"]])
    found = matching(name, like.among()) or matching(slug(name), like.among())
    if not found:
        return False
    kin, count = NUMBERED.sub("", found[0]), meant.get("count", 1)
    spots = row(meant["at"], count) if "at" in meant else beside(session, kin, meant.get("side", ""))
    if not spots:
        session.show.say("cli-join-where", example=session.show.speaker.say("cli-such-as-join", said=words))
        return True
    side = f" side {plainly(meant['side'])}" if "side" in meant else ""
    taken = dict.fromkeys(session.game.names(session.fight.state))
    for _ in range(count):
        id, refused = unique(kin, taken), list[Refusal]()
        while spots:
            x, y = spots.pop(0)
            if not (refused := session.fight.decree(f"join {found[0]} {id}{side} at {x},{y}")):
                break
        if refused:
            session.show.refusals(refused, session.fight)
            break
    session.went_on()
    return True


def row(at: Sequence[int], count: int) -> list[tuple[int, int]]:
    """The squares that are tried for so many who come in, from a place to the right."""
    return [(at[0] + step, at[1]) for step in range(ROW * count)]


def beside(session: Session, kin: str, side: str) -> list[tuple[int, int]]:
    """The squares around the first of the same kind, else of the side, that is on the battlefield."""
    there = [each for each in session.game.table(session.fight.state).combatants if each.body is not None]
    like = [each for each in there if NUMBERED.sub("", each.id) == kin] or [each for each in there if each.side == side]
    body = like[0].body if like else None
    if body is None:
        return []
    around = [(dx, dy) for dx in range(-ROW, ROW + 1) for dy in range(-ROW, ROW + 1) if dx or dy]
    near = sorted(around, key=lambda step: (max(abs(step[0]), abs(step[1])), step))
    return [(int(body.x) + dx, int(body.y) + dy) for dx, dy in near]


def named(session: Session, edit: Option, words: Sequence[str]) -> list[str]:
    """Words with ids instead of names and of the letters on the map."""
    session.ear.signs = session.show.signs(session.fight)
    return list(session.ear.values(edit, list(words), session.game.names(session.fight.state)))


def in_ids(session: Session, words: str) -> str:
    """A ruling as the grammar reads it: ids instead of names."""
    first, *rest = split_words(words)
    known = {each.id: each for each in session.fight.edits()}
    found = matching(first.replace("-", "_"), list(known))
    if len(found) != 1:
        return words
    return " ".join([found[0], *map(plainly, named(session, known[found[0]], rest))])


def decree(session: Session, text: str) -> None:
    if refused := session.fight.decree(text):
        session.show.refusals(refused, session.fight)
    else:
        session.went_on()


def next_turn(session: Session, words: str) -> None:
    """End whatever can be ended without a decision, up to the next turn."""
    fight, begun = session.fight, session.fight.turns
    for _ in range(MOST_STEPS):
        question = session.question
        if question is None or fight.turns != begun:
            break
        if isinstance(question, Choose) and session.is_own(question.who):
            usual = fight.usual(question.who)
            ending = next((each for each in ENDINGS if usual.get(each) is not None), None)
            if ending is None and (answer := session.usual()) is not None:
                fight.give(answer[0])
            elif ending is None:
                names = session.game.names(fight.state)
                session.show.say("cli-no-next", question=session.show.speaker.question(question, names))
                break
            else:
                fight.say(question.who, ending)
        elif not session.step():
            break
    session.went_on()
