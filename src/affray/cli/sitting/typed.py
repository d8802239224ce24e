"""What a person means by a line: words of the language, names instead of ids, ways that are only aimed at, values that
go without saying. What comes out is an ordinary answer; whether it is legal, the rules say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from itertools import takewhile
from re import compile as pattern
from shlex import quote

from affray.core.changes import Amount
from affray.core.fields import Field, Number, OneOf, SeveralOf, Split, Spot, matching
from affray.core.grammar import split_words
from affray.core.inflected import is_akin
from affray.core.places import Place
from affray.core.refusals import Refusal, Value
from affray.core.script import Choose, Option, Pick
from affray.text import Speaker
from affray.text.messages import message_id

from .called import called, only_owner, screen_name
from .landmarks import THERE, Landmarks, goal
from .things import at_hand, stands_in, stands_scattered, thing_at_hand
from .ways import Way, planned

Names = Mapping[str, str]
BETWEEN_WORDS = pattern(r"[_-]+")
EQUALS = pattern(r"\s*=\s*")
BETWEEN_NUMBERS = pattern(r"(?<=\d);\s+(?=-?\d)")
"""What stands between the numbers of a place where the comma is decimal: `9,75; 13,25`."""
SORTS = ("ranged", "melee")
"""How weapons are used."""
CYRILLIC = str.maketrans("АВСЕНІКМОРТХасеіорху", "ABCEHIKMOPTXaceiopxy")
"""Letters that look on the map like one of the other alphabet."""
LONGEST_NAME = 7
"""So many words a name has at the most."""


@dataclass
class Meant:
    """An answer as it was understood: what was filled in without being said, and the way that was planned."""

    pick: Pick
    filled: dict[str, Value]
    way: Way | None = None


class Ear:
    """Understands lines in one language and one game."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.yes = set(self.listed("cli-words-yes"))
        self.no = set(self.listed("cli-words-no"))
        self.idle = set(self.listed("cli-words-idle"))
        self.signs: dict[str, str] = {}
        """Who is which letter on the map."""
        self.landmarks: Landmarks = {}
        """What stands on the map, by its names."""
        self.here: Sequence[Spot] = ()
        """Where whoever speaks stands."""
        self.is_there = False
        """Whether the line goes to something beside which that one stands already."""

    def listed(self, message: str) -> list[str]:
        """Words that a message lists with commas between them; none if there is no such message."""
        if message not in self.speaker.messages:
            return []
        return [folded(each.strip()) for each in self.speaker.say(message).split(",")]

    # -- which option ------------------------------------------------------------------------------
    def called(self, option: str) -> list[str]:
        """Everything that an option is called besides its id: its label, a short one, its id in words, and what else
        people say.
        """
        spelt = BETWEEN_WORDS.sub(" ", option)
        return [*self.labels(option), folded(spelt), *self.listed(message_id("alias", option))]

    def labels(self, option: str) -> list[str]:
        """What the screen calls an option, at length and in short."""
        return [folded(self.speaker.option(option).name), folded(self.speaker.short("option", option))]

    def named_exactly(self, question: Choose, line: str) -> bool:
        """Whether a line begins with an option by its id or by what it is called, and not only the beginning of it."""
        words = folded(line).split()
        first = words[0].replace("-", "_") if words else ""
        for option in question.known():
            if first == folded(option.id):
                return True
            if any(words[: len(name.split())] == name.split() for name in self.called(option.id)):
                return True
        return False

    def option(self, question: Choose, words: list[str]) -> tuple[str, int] | None:
        """The option that the first words mean by what it is called, and how many words that took.

        The whole of a name first, the longest; else the beginning of the name of the only one that is possible, or its
        first word in another form.
        """
        if (whole := self.whole(question, words)) is not None:
            return whole
        begun = self.beginning(question, words[0])
        return (begun[0], 1) if len(begun) == 1 else None

    def beginning(self, question: Choose, word: str) -> list[str]:
        """The options whose names a word begins, or is the first word of in another form; of several those that are
        possible. A preposition begins none: `на урон` answers what a burst is for.
        """
        if folded(word) in self.idle:
            return []
        names = self.labels if len(word) == 1 else self.called  # one letter is too little for a word that nobody sees
        said, known = folded(word), {each.id: names(each.id) for each in question.known()}
        begun = [id for id, names in known.items() if any(name.startswith(said) for name in names)]
        akin = [id for id, names in known.items() if any(name and is_akin(name.split()[0], said) for name in names)]
        return self.likely(question, begun or akin)

    def likely(self, question: Choose, ids: Sequence[str]) -> list[str]:
        """Each of these options once; of several those that are possible, if any is."""
        found = list(dict.fromkeys(ids))
        return [each.id for each in question.known() if each.id in found and each.example() is not None] or found

    def power(
        self, question: Choose, words: list[str], names: Names, longer: int = 0, closed: bool = False
    ) -> str | None:
        """The only option with which a power can be used now that the first words name: `fireball 5,4`. Words that mean
        an act as well name it only if they are its whole name and `longer` than that of the act. Of those that are
        `closed` the rules say why.
        """
        found = list[str]()
        for option in question.known():
            first = next(iter(option.fields.values()), None)
            if first is not None and first.type == "power" and (option.example() is None) == closed:
                ids, called = nameable([first]), self.names_of([first], names)
                known = any(many > longer and name in called for many, name in spans(words, 0))
                if not longer and len(words[0]) > 1:
                    known = known or bool(matching(words[0], ids) or part_of_a_name(words, 0, called, ids))
                found += [option.id] if known else []
        return found[0] if len(found) == 1 else None

    def acts_of_the_game(self) -> list[str]:
        """Every option that the game has a word for, whether or not it is open now."""
        ids = [each.removeprefix("option-").removesuffix("-help") for each in self.speaker.messages.ids("option-")]
        return list(dict.fromkeys(ids))

    def is_act_of_the_game(self, word: str) -> bool:
        """Whether a word begins what any act of the game is called, at any moment."""
        begun = folded(word).replace("-", "_")
        return any(name.startswith(begun) for each in self.acts_of_the_game() for name in (each, *self.called(each)))

    def closed(self, question: Choose, words: list[str], names: Names) -> tuple[str, int] | None:
        """What the first words mean that is not possible now, and how many words that took: none if it is a power. If
        one act of that kind is possible, that one: `attack` where an opportunity attack is asked for.
        """
        if (act := self.closed_act(words)) is not None:
            kind = [each.id for each in question.known() if act[0] in each.id.split("_") and each.example() is not None]
            return (kind[0], act[1]) if len(kind) == 1 and act[0] not in {each.id for each in question.known()} else act
        power = self.power(question, words, names, closed=True)
        return None if power is None else (power, 0)

    def closed_act(self, words: list[str]) -> tuple[str, int] | None:
        """The only act of the game whose whole name the first words are, else whose name the first word begins, and how
        many words that took: the rules say why it is not possible now, in whatever language it was said.
        """
        for many in range(len(words), 0, -1):
            said = folded(" ".join(words[:many]))
            found = [each for each in self.acts_of_the_game() if said in self.called(each)]
            if found:
                return (found[0], many) if len(found) == 1 else None
        first, acts = [folded(words[0])], self.acts_of_the_game()
        begun = [each for each in acts if any(name.split()[:1] == first for name in self.labels(each))]
        return (begun[0], 1) if len(begun) == 1 else None

    def possible(self, question: Choose) -> list[str]:
        """What can be done now, as the screen calls it."""
        return [screen_name(self.speaker, each.id) for each in question.known() if each.example() is not None]

    # -- a line in the words of the grammar --------------------------------------------------------
    def translated(self, question: Choose, text: str, names: Names) -> str:
        """The line as the grammar reads it: the id of the option, ids instead of names."""
        words, self.is_there = split_words(BETWEEN_NUMBERS.sub(";", text)), False
        if not words:
            return text
        ids = [each.id for each in question.known()]
        if (begun := self.begun(question, words, names) or self.closed(question, words, names)) is None:
            return text
        found, taken = begun
        option = question.option(found) or question.option((matching(found, ids) or [""])[0])
        rest = words[taken:]
        if option is not None and not any(
            each.type == "combatant" or each.takes == "text" for each in option.fields.values()
        ):
            rest = self.without_cause(question, rest, names)
        if option is not None:
            rest = self.everything_to(option, rest, names) or list(
                self.values(option, joined(rest) if is_shared_out(option) else rest, names)
            )
        return " ".join([found, *map(plainly, rest)])

    def without_cause(self, question: Choose, words: list[str], names: Names) -> list[str]:
        """Words without the name of whoever the question is about: `attack rat with sword`, when the rat goes away."""
        cause = str(question.facts.get("cause", ""))
        for at in range(len(words)) if cause in names else ():
            for many, said in spans(words, at):
                if self.somebody(words[at] if many == 1 else said, list(names), names) == [cause]:
                    return words[:at] + words[at + many :]
        return words

    def begun(self, question: Choose, words: list[str], names: Names) -> tuple[str, int] | None:
        """The option with which a line begins, as the grammar reads it, and how many words say so: none if it begins
        with a power.
        """
        ids = [each.id for each in question.known()]
        first = words[0].replace("-", "_")
        whole = self.whole(question, words)
        if (named := self.power(question, words, names, whole[1] if whole else 1)) is not None:
            return named, 0
        if matching(first, ids) and (whole is None or (folded(first) in ids and whole[1] == 1)):
            return first, 1
        if (called := whole or self.option(question, words)) is not None:
            return called
        power = self.power(question, words, names)
        return None if power is None else (power, 0)

    def whole(self, question: Choose, words: list[str]) -> tuple[str, int] | None:
        """The option whose whole name the first words are, the longest, and how many words that is."""
        said = [folded(each) for each in words]
        names = [(option.id, name.split()) for option in question.known() for name in self.called(option.id)]
        found = [(id, len(name)) for id, name in names if name and said[: len(name)] == name]
        taken = max((length for _, length in found), default=0)
        meant = self.likely(question, [id for id, length in found if length == taken])
        return (meant[0], taken) if len(meant) == 1 else None

    def values(self, option: Option, words: list[str], names: Names) -> Iterator[str]:
        """Words for values: names become ids, yes and no are said as the grammar says them, idle words are left out.
        Names with commas between them are one value of several; where nothing but several is asked for, so are all.
        """
        only = next(iter(option.fields.values())) if len(option.fields) == 1 else None
        plain = [each.removesuffix(",") or each for each in words]
        commas = {number for number, each in enumerate(words) if plain[number] != each}
        row = ""
        at, taken = 0, list[str]()
        while at < len(words):
            end = next((number + 1 for number in range(at, len(words)) if number in commas), len(words))
            many, value = self.next_value(option, plain[:end], at, names, taken)
            taken.append(value)
            at += many
            if "=" in value:  # shares stand one by one
                yield value
            if not value or "=" in value:
                continue
            row = f"{row},{value}" if row else value
            if at - 1 not in commas and (value in option.fields or at == len(words) or not isinstance(only, SeveralOf)):
                yield row
                row = ""
        if row:
            yield row

    def next_value(
        self, option: Option, words: list[str], at: int, names: Names, taken: Sequence[str] = ()
    ) -> tuple[int, str]:
        """How many of the next words belong together, and what the grammar calls them; nothing for idle words. `taken`
        are the values before them.
        """
        fields = self.field_names(option)
        ids = nameable(option.fields.values())
        meant, word = self.names_of(option.fields.values(), names), folded(words[at])
        if self.is_idle(option, words[at:]):
            return 1, ""
        if at and isinstance(option.fields.get(fields.get(folded(words[at - 1]), words[at - 1])), (Amount, Number)):
            return 1, words[at]  # `rp 2`, whoever else is called by a number
        if (share := self.share(words, at, meant, ids if is_shared_out(option) else ())) is not None:
            return share
        sign = self.sign(words[at], at + 1 == len(words))
        if self.signs.get(sign) in ids and words[at] not in ids and not self.is_article(words, at, names):
            return 1, self.signs[sign]
        if (several := all_called(words, at, meant, ids)) is not None:
            return several
        whole = next(((many, meant[name]) for many, name in spans(words, at) if many > 1 and name in meant), None)
        if whole is not None:
            return whole
        field = words[at] in option.fields and not (word in meant and at + 1 == len(words))  # `open the door`
        near = at_hand(option)
        others = nameable(each for each in option.fields.values() if each.type != "item")
        if near and not field and word not in self.idle and meant.get(word, word) not in others:
            called = {id: folded(self.speaker.name(id, names)) for id in near}
            if (thing := thing_at_hand(spans(words, at), called, taken)) is not None:
                return thing
        if field or any(folded(each) == word for each in ids) or "=" in word:
            return 1, words[at]
        strange = not matching(words[at], ids)
        longest = [(many, name) for many, name in spans(words, at) if many > 1 or strange]
        found = next(((many, meant[name]) for many, name in longest if name in meant), None)
        if found is None:
            found = next(((many, fields[name]) for many, name in longest if name in fields), None)
        if found is None and strange and word not in self.idle:
            nearer = {name: id for name, id in meant.items() if matching(id, near)}
            found = part_of_a_name(words, at, nearer, near) or part_of_a_name(words, at, meant, ids)
        if found is None and strange:
            goals = ((many, goal(option, name, self.landmarks, self.here)) for many, name in longest)
            found = next(((many, place) for many, place in goals if place), None)
            self.is_there = found is not None and found[1] == THERE
        if found is not None:
            return found
        if word in self.yes or word in self.no:
            return 1, "yes" if word in self.yes else "no"
        behind = at + 1 == len(words) and sign in self.signs  # somebody for the next question: `energy ray a`
        return 1, "" if word in self.idle and not behind else words[at]

    def sign(self, word: str, alone: bool = True) -> str:
        """A letter of the map, also one that only looks like it; no preposition that other words follow: `с мечом`."""
        same = word.translate(CYRILLIC)
        return same if same in self.signs and (alone or folded(word) not in self.idle) else word

    def field_names(self, option: Option) -> dict[str, str]:
        """What people call the fields of an option: its label, and the first word of it that no other begins with,
        unless it is a mere preposition: a burst `на 8,3` is none at a corner (`на углу`).
        """
        labels = {folded(self.speaker.field(field, option.id)): field for field in option.fields}
        begun = [(label.split()[0], field) for label, field in labels.items() if label.strip()]
        alone = [word for word, _ in begun if word not in self.idle and [each for each, _ in begun].count(word) == 1]
        first = {word: field for word, field in begun if word in alone}
        return {**first, **labels}

    def share(
        self, words: list[str], at: int, meant: Mapping[str, str], ids: Sequence[str]
    ) -> tuple[int, str] | None:
        """What somebody gets of something, by name or by the letter on the map: `Dust Levy 1=2`, `a=2`; if nothing but
        shares is asked for, by the ids, also with a blank between them, and by a part of the name: `levy 1 2`.
        """
        for many, said in spans(words, at):
            name, sign, number = said.rpartition("=")
            if not sign and ids and many > 1 and is_count(words[at + many - 1]):
                name, sign, number = said.rpartition(" ")
            parts = name.split()
            letter = words[at].partition("=")[0] if len(parts) == 1 else ""
            whose = meant.get(name) or self.signs.get(letter)
            if sign and parts and ids and whose is None:
                found = part_of_a_name(parts, 0, meant, ids)
                whose = found[1] if found is not None and found[0] == len(parts) and found[1] in ids else None
            if sign and whose and " " not in number:
                return many, f"{whose}={number}"
        return None

    def everything_to(self, option: Option, words: Sequence[str], names: Names) -> list[str]:
        """All that is to be dealt out, to the only one who is named without a number: `gunner`."""
        shares = [each for each in option.fields.values() if isinstance(each, Split)] if is_shared_out(option) else []
        found = self.somebody(" ".join(words), nameable(shares), names) if len(shares) == 1 and words else []
        return [f"{found[0]}={shares[0].total}"] if len(found) == 1 else []

    def is_article(self, words: Sequence[str], at: int, names: Names) -> bool:
        """Whether a letter that is somebody's sign is only an article here: `attack a raider`."""
        if words[at] not in self.idle or at + 1 == len(words) or len(words[at + 1]) == 1:
            return False
        return bool(self.somebody(words[at + 1], list(self.signs.values()), names))

    def names_of(self, fields: Iterable[Field], names: Names) -> dict[str, str]:
        """What people call the ids of these fields, and which one is meant: of things alike the one in question, by its
        last part.
        """
        found: dict[str, list[str]] = {}
        shown: dict[str, list[str]] = {}
        types = {id: field.type for field in fields for id in nameable([field])}
        for each in types:
            spoken = [self.speaker.name(each, names), names.get(each, each)]
            shown.setdefault(folded(called(self.speaker, each, names, types[each], types)), []).append(each)
            spoken += [BETWEEN_WORDS.sub(" ", each)] if "." not in each else []
            spoken += self.called(each) if types[each] == "option" else []
            if types[each] == "item" and (owner := only_owner(each, types, names)):
                spoken.append(f"{self.speaker.name(each, names)} {self.speaker.name(owner, names)}")
            for name in dict.fromkeys(map(folded, spoken)):
                found.setdefault(name, []).append(each)
        meant: dict[str, str] = {}
        for name, known in {**found, **{name: ids for name, ids in shown.items() if len(ids) == 1}}.items():
            plain = [each for each in known if "." not in each]
            last = {each.rpartition(".")[2] for each in known}
            if len(known) == 1 or len(plain) == 1:
                meant[name] = (plain or known)[0]
            elif len(last) == 1:
                meant[name] = last.pop()
        return meant

    def somebody(self, word: str, ids: Sequence[str], names: Names) -> list[str]:
        """Those whom a word means: by id, by the letter on the map, or by name, also a part of it."""
        if self.signs.get(self.sign(word)) in ids and word not in ids:
            return [self.signs[self.sign(word)]]
        if found := matching(word, ids):
            return found
        field = OneOf(lambda: ids, type="combatant")
        spoken = self.names_of([field], names)
        said = folded(word)
        if said in spoken:
            return [spoken[said]]
        begun = [id for name, id in spoken.items() if stands_in(said, name, str.startswith)]
        akin = begun or [id for name, id in spoken.items() if stands_in(said, name, is_akin)]
        return akin or [id for name, id in spoken.items() if stands_scattered(said, name, is_akin)]

    def is_idle(self, option: Option, words: list[str]) -> bool:
        """Whether an idle word is also the name of a field, but not meant so: `shoot at orc`."""
        field = option.fields.get(words[0])
        if field is None or words[0] not in self.idle or len(words) < 2:
            return False
        return isinstance(field.parse(words[0], words[1:]), Refusal)

    # -- what goes without saying ------------------------------------------------------------------
    def sort_said(self, text: str) -> str:
        """How a weapon is used that the first word of a line alone says: `shoot` is with a ranged one."""
        word = folded((text.split() or [""])[0])
        return next((each for each in SORTS if word in self.listed(f"cli-words-{each}")), "")

    def meant(self, question: Choose, pick: Pick, sort: str = "") -> Meant:
        """An answer with what goes without saying: a way to where it leads, what there is only one of, also of the sort
        that was said, and the step without which it cannot be given.
        """
        option = question.option(pick.do)
        if option is None:
            return Meant(pick, {})
        values = dict(pick.values)
        way = planned(option, values)
        if way is not None:
            values[way.field] = way.path
        filled = dict(only_values(option, values, sort))
        filled |= needed_step(option, {**values, **filled})
        return Meant(Pick(pick.who, pick.do, {**values, **filled}, pick.source), filled, way)

    # -- coins -------------------------------------------------------------------------------------
    def coins(self, text: str, lookalikes: Mapping[str, str]) -> str:
        """Coins as the core reads them, from the signs and the words that the language has for them."""
        signs, words = dict(lookalikes), dict[str, str]()
        for sign in "TH":
            own = self.speaker.say(f"coin-{sign}")
            signs |= {own: sign, own.lower(): sign} if len(own) == 1 else {}
            words |= dict.fromkeys(self.listed(f"coin-words-{sign}"), sign)
        said = [words.get(folded(each), each) for each in text.split()]
        return " ".join("".join(signs.get(each, each) for each in word) for word in said)


def folded(text: str) -> str:
    """A text without what people leave out: capitals, the dots of one letter, spaces that hold words together.

    >>> folded("ОРЁЛ")
    'орел'
    """
    return text.casefold().replace("ё", "е").replace("\xa0", " ")


def is_count(word: str) -> bool:
    """Whether a word is a number to count with: digits alone, and not too many of them."""
    return word.isascii() and word.isdecimal() and len(word) < 10


def is_shared_out(option: Option) -> bool:
    """Whether an option asks for shares alone: who gets how much."""
    return bool(option.fields) and all(each.takes == "split" for each in option.fields.values())


def joined(words: Sequence[str]) -> list[str]:
    """Words with the blanks around a sign of equality left out.

    >>> joined(["levy", "1", "=", "2", "elf=", "1"])
    ['levy', '1=2', 'elf=1']
    """
    return EQUALS.sub("=", " ".join(words)).split()


def plainly(word: str) -> str:
    """A word as the grammar reads it again."""
    return word if word.split() == [word] and not any(each in word for each in "'\"\\") else quote(word)


def spans(words: Sequence[str], at: int) -> Iterator[tuple[int, str]]:
    """The next words as one name, the longest first."""
    for many in range(min(LONGEST_NAME, len(words) - at), 0, -1):
        yield many, folded(" ".join(words[at : at + many]))


def part_of_a_name(
    words: Sequence[str], at: int, called: Mapping[str, str], ids: Sequence[str]
) -> tuple[int, str] | None:
    """The only one in whose name the next words stand, or whose name they are in another case, or begin, or in whose
    name they stand in another case, and how many words that took.

    Of several the beginning that only their ids have, if there is one: then the grammar asks which of them.
    """
    for many, said in spans(words, at):
        whole = {id for name, id in called.items() if stands_in(said, name, str.__eq__)}
        begun = {id for name, id in called.items() if stands_in(said, name, str.startswith)}
        other = {name: id for name, id in called.items() if stands_in(said, name, is_akin)}
        long = {name: id for name, id in other.items() if len(name.split()) == len(said.split())}
        same = {id for name, id in long.items() if not name.startswith(said)}
        apart = {id for name, id in called.items() if stands_scattered(said, name, is_akin)}
        for found in (whole, same, begun, set(other.values()), apart):
            if len(found) == 1:
                return many, next(iter(found))
        several = sorted(whole or begun or set(other.values()))
        beginning = shared_beginning(several)
        people = [each for each in ids if "." not in each]  # and not what somebody carries
        if beginning and not said.isdigit() and sorted(matching(beginning, people)) == several:
            return many, beginning
    return None


def all_called(
    words: Sequence[str], at: int, called: Mapping[str, str], ids: Sequence[str]
) -> tuple[int, str] | None:
    """All whose names fit a pattern, as ids with commas between them: `Tin Hand*`; ids that fit come first."""
    for many, said in spans(words, at):
        if "*" in said and not any(fnmatchcase(folded(each), said) for each in ids):
            found = dict.fromkeys(id for name, id in called.items() if fnmatchcase(name, said))
            if found:
                return many, ",".join(found)
    return None


def shared_beginning(names: Sequence[str]) -> str:
    """The letters with which all names begin.

    >>> shared_beginning(["orc-1", "orc-2"])
    'orc-'
    """
    return "".join(each[0] for each in takewhile(lambda each: len(set(each)) == 1, zip(*names, strict=False)))


def nameable(fields: Iterable[Field]) -> list[str]:
    """All ids that can be named in these fields."""
    found: list[str] = []
    for each in fields:
        among: Callable[[], Sequence[str]] | None = getattr(each, "among", None)
        if among is not None and each.takes in ("one", "several", "split"):
            found += among()
    return list(dict.fromkeys(found))


def only_values(option: Option, given: Mapping[str, Value], sort: str = "") -> Iterator[tuple[str, Value]]:
    """For every field that is needed and not given the only value that it can have, if there is only one, or all things
    that are used together; with a `sort`, the only one of that sort.
    """
    values = dict(given)
    for name, domain in option.fields.items():
        if name in values or domain.optional or not isinstance(domain, (OneOf, SeveralOf)):
            continue
        sorts = domain.sorts if sort else None
        legal = asked_for(domain, option.legal(name, values, *[] if sorts else [len(domain.unasked) + 2]))
        legal = [each for each in legal if sorts is None or sort in sorts(str(each))]
        if len(legal) == 1 or (legal and is_everything(domain, legal[0])):
            values[name] = legal[0]
            yield name, legal[0]


def needed_step(option: Option, given: Mapping[str, Value]) -> dict[str, Value]:
    """The step that opens an answer which is closed without it, a straight one before those across a corner."""
    steps = [(name, each) for name, each in option.fields.items() if isinstance(each, Place) and each.opens]
    if not steps or steps[0][0] in given or not option.refusals(given):
        return {}
    name, domain = steps[0]
    spots = list(domain.among())
    left, low = (min(spot[axis] for spot in spots) for axis in (0, 1)) if spots else (0, 0)
    straight = sorted(spots, key=lambda spot: (spot[0] - left + spot[1] - low) % 2 == 0)
    fitting = next((spot for spot in straight if not option.refusals({**given, name: spot})), None)
    return {} if fitting is None else {name: fitting}


def is_everything(domain: Field, value: Value) -> bool:
    """Whether a value is all things together that are usually used at once: both weapons of one who has two."""
    likely = domain.likely if isinstance(domain, SeveralOf) and domain.type == "item" else None
    return likely is not None and value == tuple(likely())


def asked_for(domain: Field, values: Sequence[Value]) -> list[Value]:
    """The values that somebody may mean without saying so: bare hands only of one who has nothing else at all."""
    if not domain.unasked:
        return list(values)
    if any(each not in domain.unasked for each in domain.some()):
        return [each for each in values if each not in domain.unasked]
    return [each for each in domain.unasked if each in values][:1]


def lacks(refused: Sequence[Refusal], option: Option | None, given: Mapping[str, Value]) -> list[str]:
    """The fields that an answer lacks, if nothing else is wrong with it."""
    missing = [str(dict(each.facts).get("field", "")) for each in refused if is_lack(each, option, given)]
    return missing if len(missing) == len(refused) else []


def is_lack(refusal: Refusal, option: Option | None, given: Mapping[str, Value]) -> bool:
    """Whether only a field is lacking; a game may say so by a rule of its own."""
    field = dict(refusal.facts).get("field", "")
    return refusal.rule == "CORE-MISSING" or (option is not None and field in option.fields and field not in given)
