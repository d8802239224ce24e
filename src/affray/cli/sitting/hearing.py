"""What a line at the prompt means: who speaks, which act, and what is against it. Nothing is given yet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from re import compile as pattern
from typing import TYPE_CHECKING

from affray.core.fields import matching
from affray.core.grammar import split_words
from affray.core.limits import shown
from affray.core.refusals import Refusal, refuse
from affray.core.script import Choose, Pick, Question, Reply, Roll
from affray.files.problems import closest

from .called import screen_name
from .cones import corner_for
from .things import at_hand
from .typed import Meant, folded, nameable

if TYPE_CHECKING:
    from ..play import Session

NARROW = 4
"""To so few possible acts a name alone may be an answer."""

UNSURE = ("CORE-OPTION", "CORE-AMBIGUOUS", "CORE-LONG")
"""What is said of a line before its names are looked at."""

NAMELESS = ("direction", "word")
"""Values that are nobody's name: whoever names somebody or something does not mean them."""

LETTER = pattern(r"[ =]")
"""What stands behind a letter of the map."""

DECIMAL = pattern(r"(?<=\d);\s+(?=-?\d)")
"""Between the numbers of a place as the log writes it where the comma is decimal: `14,5; 9,5`."""

LOOKALIKES = {"Т": "T", "т": "T", "Н": "H", "н": "H"}
"""Cyrillic letters that a hand takes for the signs of a coin."""


def understood(session: Session, line: str) -> tuple[Reply | list[Refusal], Meant | None]:
    """What a line means as an answer, with what goes without saying; or why it means none."""
    who, text = addressed(session, DECIMAL.sub(";", line.replace("\xa0", " ")))
    asked, session.ear.signs = session.fight.asked(who), session.show.signs(session.fight)
    session.ear.landmarks, session.ear.here = session.show.landmarks(session.fight, who)
    letter = session.ear.sign(LETTER.split(text)[0])
    sign: Reply | list[Refusal] = []
    if isinstance(asked, Choose) and letter in session.ear.signs:  # before what its letter begins
        sign = the_only_answer(session, who, asked, text, [])
        meant = session.ear.meant(asked, sign) if isinstance(sign, Pick) else None
        if meant is not None and not session.fight.refusals(meant.pick):
            return meant.pick, meant
    spoken, sort = text, session.ear.sort_said(text)
    if isinstance(asked, Choose):
        text = session.ear.translated(asked, text, session.show.names(session.fight, who))
        if session.ear.is_there:
            return [refuse("CORE-THERE")], None
    reply = session.fight.read(who, text)
    if isinstance(reply, list) and isinstance(asked, Choose):
        reply = the_fitting_one(session, who, asked, text, reply)
    if isinstance(reply, list):
        reply = the_one_left(session, who, text, reply)
    if isinstance(reply, Pick) and isinstance(asked, Choose) and letter in session.ear.signs:
        option = asked.option(reply.do)
        if option is not None and any(each.takes == "text" for each in option.fields.values()):  # not by one letter
            reply = [refuse("CORE-OPTION", option=letter, known=tuple(each.id for each in asked.known()))]
    named = text in session.ear.signs or not session.ear.is_act_of_the_game((text.split() or [""])[0])
    if isinstance(reply, list) and isinstance(asked, Choose) and (named or is_value(asked, text)):
        reply = the_only_answer(session, who, asked, text, reply)
    if isinstance(reply, list) and isinstance(sign, Pick):
        reply = sign
    if isinstance(reply, list) and isinstance(asked, Choose):
        reply = a_stranger(session, who, asked, text, reply)
    if isinstance(asked, Choose) and (isinstance(reply, list) or session.fight.refusals(reply)):
        reply = somebody_for_a_thing(session, who, asked, spoken) or reply
    if not isinstance(reply, Pick) or not isinstance(asked, Choose):
        return reply, None
    meant = with_corner(session, asked, session.ear.meant(asked, reply, sort))
    return meant.pick, meant


def with_corner(session: Session, asked: Choose, meant: Meant) -> Meant:
    """An answer with the corner from which a cone does best in the direction that was said."""
    option, pick = asked.option(meant.pick.do), meant.pick
    if option is None or not option.fields:
        return meant
    corner = corner_for(option, pick.values, pick.who, session.game.table(session.fight.state))
    return replace(meant, pick=replace(pick, values={**corner, **pick.values}), filled={**meant.filled, **corner})


def addressed(session: Session, line: str) -> tuple[str, str]:
    """Who answers, and what: `b2: dodge` speaks for somebody else than the one who is asked."""
    before, colon, text = line.partition(":")
    name = before.strip()
    fight, names = session.fight, session.game.names(session.fight.state)
    known = [*fight.sides(), *names, *(each.who for each in fight.open)]
    called = {folded(session.show.speaker.name(each, names)): each for each in known}
    meant = name if name in known else called.get(folded(name), "") if colon else ""
    who = meant if colon and meant else session.question.who if session.question is not None else ""
    spoken = text.strip() if colon and meant else line
    asked = fight.asked(who)
    coins = isinstance(asked, Roll) and asked.sides == 2
    return who, session.ear.coins(spoken, LOOKALIKES) if coins else spoken


def the_fitting_one(
    session: Session, who: str, asked: Choose, text: str, refused: list[Refusal]
) -> Reply | list[Refusal]:
    """Of several acts that a word can mean the only one that the rest of the line fits: `attack orc` at range. If it
    fits none, the only one that is open at all: the rules say what is against it.
    """
    word, _, rest = text.partition(" ")
    found, among, open_ = list[Pick](), list[str](), list[Pick]()
    if refused[0].rule == "CORE-AMBIGUOUS" and refused[0]["field"] == "option":
        among = refused[0]["among"]
    elif refused[0].rule == "CORE-OPTION" and word:
        among = session.ear.beginning(asked, word)
    names = session.show.names(session.fight, who)
    for id in among if rest else ():
        reply = session.fight.read(who, session.ear.translated(asked, f"{id} {rest}", names))
        option = asked.option(id)
        if isinstance(reply, Pick) and option is not None and option.complete(reply.values) is not None:
            found.append(reply)
        elif isinstance(reply, Pick) and option is not None and not list(option.why_not({})):
            open_.append(reply)
    best = found or open_
    return best[0] if len(best) == 1 else refused


def the_one_left(session: Session, who: str, text: str, refused: list[Refusal]) -> Reply | list[Refusal]:
    """Of several whom a name can mean the only one who still fights, if the act can be aimed at none of the others:
    `fire bolt goblin` at the last of four.
    """
    if refused[0].rule != "CORE-AMBIGUOUS" or refused[0]["field"] == "option":
        return refused
    out = {each.id: each.out for each in session.game.table(session.fight.state).combatants}
    among, said = refused[0]["among"], split_words(text)
    if [out.get(each) for each in among].count(False) != 1:
        return refused
    lines = {id: " ".join(id if each == refused[0]["value"] else each for each in said) for id in among}
    read = {id: session.fight.read(who, line) for id, line in lines.items()}
    others = [reply for id, reply in read.items() if out.get(id) is not False]
    if any(isinstance(each, Pick) and not session.fight.refusals(each) for each in others):
        return refused
    return next(reply for id, reply in read.items() if out.get(id) is False)


def the_only_answer(
    session: Session, who: str, asked: Choose, text: str, refused: list[Refusal]
) -> Reply | list[Refusal]:
    """To a narrow question the one answer that a mere name makes: `captain` where one is to be chosen. If it makes
    none, but can be meant in one way only, that one: the rules say what is against it.
    """
    possible = [each for each in asked.known() if each.example() is not None]
    if len(possible) > NARROW:
        return refused
    legal, meant, names = list[Pick](), list[Pick](), session.show.names(session.fight, who)
    for option in possible:
        reply = session.fight.read(who, session.ear.translated(asked, f"{option.id} {text}", names))
        if isinstance(reply, Pick) and reply.values:
            meant += [reply] if all(option.fields[each].takes != "text" for each in reply.values) else []
            legal += [] if option.refusals(reply.values) else [reply]
    return legal[0] if len(legal) == 1 else meant[0] if len(meant) == 1 and not legal else refused


def is_value(asked: Choose, text: str) -> bool:
    """Whether a text is just what a narrow question asks for, be it also the beginning of an act: `e` for the east."""
    options = asked.known() if len(asked.known()) <= NARROW else ()
    fields = [each for option in options for each in option.fields.values()]
    return folded(text) in [folded(each) for each in nameable(fields)]


def a_stranger(session: Session, who: str, asked: Choose, text: str, refused: list[Refusal]) -> list[Refusal]:
    """If a word is the name of nobody and nothing in the fight, that and who can be named, whatever rule it broke."""
    first, *rest = split_words(text) or [""]
    option = asked.option(first)
    if option is None or refused[0].rule in UNSURE or any(each.takes == "text" for each in option.fields.values()):
        return refused
    fields = [(name, field) for name, field in option.fields.items() if field.type not in NAMELESS]
    known = {name: nameable([field]) for name, field in fields if field.takes in ("one", "several")}
    names, strange = session.show.names(session.fight, who), ""
    for word in rest:
        field = next((name for name, ids in known.items() if matching(word.split(",")[0], ids)), "")
        known.pop(field, None)
        if not field and word.isalpha() and word not in option.fields:
            if session.ear.somebody(word, list(names), names):  # somebody, but not for this act
                return [refuse("CORE-WORDS", words=shown(word))] if refused[0].rule == "CORE-FIELD" else refused
            strange = word
            break
    if not strange or not known:
        return refused
    alike = [name for name, ids in known.items() if like(strange, [session.ear.speaker.name(id, names) for id in ids])]
    field = [*alike, *known][0]
    if not alike and (option.fields[field].type == "power" or not known[field]):  # a rule says what it lacks
        return refused
    people = [each.id for each in session.game.table(session.fight.state).combatants]
    near = [each for each in at_hand(option) if each in known[field]]
    among = [each for each in known[field] if each in people] or near or known[field]
    return [refuse("CORE-FIELD", field=field, value=shown(strange), among=tuple(among))]


def somebody_for_a_thing(session: Session, who: str, asked: Choose, text: str) -> list[Refusal]:
    """If somebody is named to an act that only things are named to, be it also the beginning of what these are called:
    what the game says of that. `attack chief`, where the weapon comes first and nobody is chosen before the toss.
    """
    words, names = split_words(text), session.show.names(session.fight, who)
    begun = session.ear.begun(asked, words, names) if words else None
    option = asked.option(begun[0]) if begun is not None else None
    fields = list(option.fields.values()) if option is not None else []
    if begun is None or len(fields) != 1 or fields[0].type != "item" or fields[0].strange is None:
        return []
    people = [each.id for each in session.game.table(session.fight.state).combatants]
    for at in range(begun[1], len(words)):
        if len(found := session.ear.somebody(" ".join(words[at:]), people, names)) == 1:
            return [fields[0].strange(found[0])]
    return []


def like(word: str, names: Iterable[str]) -> str:
    """The name in which something stands that a misspelt word may mean; nothing if there is none.

    >>> like("gobin", ["Vesk", "Space Goblin 1"])
    'Space Goblin 1'
    """
    parts = {part.casefold(): name for name in reversed(list(names)) for part in name.split()}
    return parts.get(closest(word, parts), "")


def is_lacking(session: Session, line: str) -> bool:
    """Whether a line is just the name that an unfinished answer lacks, be it also that of an act or a command."""
    reply, _ = understood(session, f"{session.unfinished} {line}") if session.unfinished else ([], None)
    asked = session.fight.asked(reply.who) if isinstance(reply, Pick) else None
    option = asked.option(reply.do) if isinstance(reply, Pick) and isinstance(asked, Choose) else None
    if not isinstance(reply, Pick) or option is None or session.lacking not in option.fields:
        return False
    called = session.ear.names_of([option.fields[session.lacking]], session.show.names(session.fight, reply.who))
    said = folded(line.strip())
    fields = [name for name, field in session.ear.field_names(option).items() if field == session.lacking]
    for name in (session.lacking, *fields):  # `use hit`, where it is asked for by that name
        said = said.removeprefix(f"{name} ")
    return folded(called.get(said, said)) == folded(str(reply.values.get(session.lacking, "")))


def in_plain_words(session: Session, line: str, refused: Sequence[Refusal]) -> Sequence[Refusal]:
    """Of a word that no act of the game is called by: what is possible now, in the words of the screen."""
    who, text = addressed(session, line)
    asked, word = session.fight.asked(who), (text.split() or [""])[0]
    rule = refused[0].rule
    by_the_game = not rule.startswith("CORE-") and is_understood(session, who, asked, text, word)
    if not isinstance(asked, Choose) or by_the_game or (rule.startswith("CORE-") and rule != "CORE-OPTION"):
        return refused
    if len(several := session.ear.beginning(asked, word)) > 1:
        among = tuple(screen_name(session.show.speaker, each) for each in several)
        return [refuse("CORE-AMBIGUOUS", field="option", value=shown(word), among=among)]
    return [refuse("CORE-OPTION", option=shown(word), known=tuple(session.ear.possible(asked)))]


def is_understood(session: Session, who: str, asked: Question | None, text: str, word: str) -> bool:
    """Whether a line begins with an act of the game, or with a power, at any moment."""
    if session.ear.is_act_of_the_game(word):
        return True
    if not isinstance(asked, Choose):
        return False
    words, names = split_words(text), session.show.names(session.fight, who)
    return (session.ear.begun(asked, words, names) or session.ear.closed(asked, words, names)) is not None
