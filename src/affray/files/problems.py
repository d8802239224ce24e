"""What is wrong with files: every problem at once, each with its place and a reason that can be translated.

A reason is a `Refusal`; its sentences live with the other messages. `hint` is the likeliest word that was meant, empty
if nothing is close. `field` is the nearest name above the place. `expected` is text, number, whole-number, true-false,
list or mapping, or several of these joined by `-or-`, such as whole-number-or-text and text-or-mapping. `detail` is
what the parser says, in English; `why` is what the system says, or English, except where the table lists it. Numbers
are numbers, `among` is a tuple of texts, all other facts are texts. A game adds reasons of its own.

| rule | facts | meaning |
|---|---|---|
| FILE-NOT-FOUND | file, hint | there is neither such a file nor a shipped sample of that name |
| FILE-AMBIGUOUS | file, among | several games ship a sample of that name |
| FILE-FOLDER | file | it is a folder |
| FILE-FORBIDDEN | file | it may not be read or written |
| FILE-UNREADABLE | file, why | reading failed |
| FILE-UNWRITABLE | file, why | writing failed |
| FILE-NOT-TEXT | | bytes that are no text in UTF-8, or control characters |
| FILE-ENCODING | looks | a text in another encoding: `looks` is Windows-1251 or Windows-1252 |
| FILE-EMPTY | | the file says nothing |
| FILE-TOO-BIG | what, limit | `what` is bytes, values, nesting or bestiaries: more of it than the limit |
| FILE-YAML | why, detail | broken YAML; `why` is tab, colon, quote, after_quote, bracket, indent, character or other |
| FILE-DOCUMENTS | | a second document (`---`) in one file |
| FILE-ALIAS | name | `*name` without an anchor `&name` before it, or inside its own anchor |
| FILE-MERGE | | `<<` with something that is no mapping |
| FILE-TAG | tag | a tag (`!tag`), which these files do not have |
| FILE-KEY | | a list or a mapping where the name of a field must be |
| FILE-DUPLICATE | field, first | the field was there before, in line `first` |
| FILE-NO-FIELDS | | the file must be made of fields, `name: value` |
| FILE-UNKNOWN-GAME | value, hint, among | no such game is installed |
| FILE-OTHER-GAME | value, expected | the file is for another game than expected |
| FILE-SYSTEM | value, among | an actor of a system of Foundry that nobody reads; `among` are those that are read |
| FILE-INCLUDE | field, hint | files are named in a field for stat blocks; `hint` is the field for files |
| FILE-MISSING-FIELD | field | a field that must be there is not |
| FILE-MISSING-CHOICE | field, among | the same of a field that takes one of these words |
| FILE-UNKNOWN-FIELD | field, hint, among | there is no such field here |
| FILE-NO-VALUE | field, expected | nothing after the colon or the dash |
| FILE-TYPE | field, value, expected | a value of another kind |
| FILE-FIELDS | field, value, among | a number where fields are needed, such as `among` |
| FILE-TABLE | field, value, among | a word where fields are needed, such as `among` |
| FILE-CHOICE | field, value, among, hint | not one of the words that are allowed |
| FILE-RANGE | field, value, low, high | a number outside these limits |
| FILE-AT-LEAST | field, value, low | a number that is too small |
| FILE-AT-MOST | field, value, high | a number that is too large |
| FILE-MULTIPLE | field, value, unit | a number that is no multiple of `unit` |
| FILE-COUNT | field, given, wanted | a list of `given` elements that must have exactly `wanted` |
| FILE-TOO-FEW | field, given, low | a list of fewer elements, or a text of fewer letters, than `low` |
| FILE-TOO-MANY | field, given, high | a list of more elements, or a text of more letters, than `high` |
| FILE-VALUE | field, value, why | any other wrong value |
| FILE-UNKNOWN-NAME | kind, value, hint | said by games: there is no item (or other `kind`) of this name |
| FILE-DICE | value, most | said by games: no dice that can be read, or more of them than `most` |
| FILE-DICE-SIDES | value | said by games: dice of other sides than 6 and 10 |
| FILE-DIE | value | said by games: not one die |
| FILE-DUPLICATE-ID | value | said by games: two combatants have this id |
| FILE-TWICE | value, first | the same of a file: the `first` is in this line |
| FILE-OFF-MAP | size | said by games: somebody begins outside the map, which is so large |
| FILE-ROW-OFF-MAP | fit, size | said by games: a row of copies runs off the map, on which so many `fit` |
| FILE-BODY-OFF-MAP | body, size | said by games: a part of a body of several squares begins outside the map |
| FILE-ROW-INSIDE | fit, inside | said by games: a row of copies runs into a wall or the like; so many `fit` |
| FILE-INSIDE | inside | said by games: somebody begins inside a wall or the like |
| FILE-OVERLAP | who, at, other, there | said by games: somebody begins where somebody else does |
| FILE-RESERVED-ID | value | said by games: an id that means somebody or something else in answers |
| FILE-KIND | kind, hint | said by games, a warning: a kind of terrain that means nothing, and the one that is close |
| FILE-NO-EFFECT | kind, id | said by games, a warning: a feature of the map that changes nothing |
| FILE-LOOKS-RANGED | weapon | said by games, a warning: called like a bow, and strikes only hand to hand |
| FILE-LOOKS-NATURAL | weapon, field | said by games, a warning: called like a bite, and held in a hand |
| FILE-NO-RANGE | weapon, field | said by games, a warning: a weapon that shoots nowhere |
| FILE-NO-EXTENT | weapon | said by games, a warning: an area that shrinks with its damage, and has none |
| FILE-OPTION-OFF | weapon, option | said by games, a warning: a weapon of no use while this option is off |
| FILE-AT-ONCE | who, field | said by games, a warning: weapons that are all used at once; spare ones stand in `field` |
| FILE-NO-DEATH-SAVES | who, kind | said by games, a warning: a hero who dies at once, not being of this `kind` |
| FILE-NO-RESOLVE | power, field | said by games, a warning: `resolve` names a save or an attack that is not there |
| FILE-NOT-RESOLVED | power, field | said by games, a warning: a save or an attack that `resolve` does not name |
| FILE-NO-VERSATILE | weapon, dice | said by games: a weapon for one or two hands without the dice for two |
| FILE-NO-SLOT | power, level | said by games, a warning: a spell for whose level there is no slot |
| FILE-NO-MAP | | said by games, a warning: a place in a fight without a map |
| FILE-WRONG-KIND | field, unit | said by games: such a combatant cannot have this field |
| FILE-JSON | detail | a file of another program: broken JSON |
| FILE-FORMAT | among | a file of another program: none of the formats that can be imported |
| FILE-NO-CREATURES | | a file of another program: no creature is in it |
| FILE-NOT-JOURNAL | | the first line is no header of a saved fight |
| FILE-JOURNAL-LINE | why | the line is none of a saved fight |
| FILE-JOURNAL-NEWER | version, now | a later version has saved the fight |
| FILE-JOURNAL-CHAIN | | said by the core: the line does not fit its digest, or not the line before it |
| FILE-JOURNAL-DIE | thrown, given | said by the core: the generator threw other dice |
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches

from affray.core.refusals import Refusal, refuse
from affray.rulesets.game import Path as Place


@dataclass(frozen=True, slots=True)
class Mark:
    """A place in the text of a file; lines and columns count from 1, and 0 means that it is not known."""

    file: str
    line: int = 0
    column: int = 0


@dataclass(frozen=True, slots=True)
class FileProblem:
    """One thing that is wrong: in which file and line, where in its structure (`combatants[2].unit`), and why."""

    file: str
    line: int
    column: int
    where: str
    refusal: Refusal
    warning: bool = False
    """It stops nobody from fighting."""

    def __str__(self) -> str:
        spot = f"{self.file}:{self.line}" if self.line else self.file
        return ": ".join(part for part in (spot, self.where, str(self.refusal)) if part)


class BadFile(Exception):
    """A file that cannot be used, with everything that is wrong with it: the main file first, in order of lines."""

    def __init__(self, problems: Iterable[FileProblem], file: str = "") -> None:
        found = sorted(problems, key=lambda each: (each.file != file, each.file, each.line, each.column))
        self.problems: list[FileProblem] = list(dict.fromkeys(found))
        super().__init__(self.problems)
        self.text = ""
        """All of it in sentences, if somebody who knows a language has said it."""

    def __str__(self) -> str:
        return self.text or "\n".join(map(str, self.problems))


def problem(mark: Mark, refusal: Refusal, place: Place = (), warning: bool = False) -> FileProblem:
    return FileProblem(mark.file, mark.line, mark.column, spell(place), refusal, warning)


def failed(error: Exception, file: str, otherwise: str) -> Refusal:
    """Why the system would not read or write a file."""
    if isinstance(error, FileNotFoundError) and otherwise == "FILE-UNREADABLE":
        return refuse("FILE-NOT-FOUND", file=file, hint="")
    if isinstance(error, IsADirectoryError):
        return refuse("FILE-FOLDER", file=file)
    if isinstance(error, PermissionError):
        return refuse("FILE-FORBIDDEN", file=file)
    return refuse(otherwise, file=file, why=getattr(error, "strerror", None) or str(error))


def spell(place: Place) -> str:
    """A place in the structure of a file, as people read it.

    >>> spell(("combatants", 2, "unit"))
    'combatants[2].unit'
    """
    return "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in place).removeprefix(".")


ALIKE = 0.65
"""So much of two words is the same if one may have been meant by the other: `attack` is no slip for `take`."""


def closest(word: str, among: Iterable[str]) -> str:
    """The likeliest word that was meant; empty if nothing is close.

    >>> closest("hpmax", ["hp", "hp_max"]), closest("Glok", ["glock"]), closest("x", ["glock"])
    ('hp_max', 'glock', '')
    >>> closest("attack", ["take"]), closest("medicine", ["guns", "medicine_paramedic"])
    ('', 'medicine_paramedic')
    """
    known = {each.casefold(): each for each in among}
    said = word.casefold()[:80]
    begun = [each for each in known if len(said) > 2 and each.startswith(f"{said}_")]
    found = get_close_matches(said, known, 1, ALIKE) or begun[:1]
    return known[found[0]] if found else ""
