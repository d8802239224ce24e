"""Fights kept from an earlier day: whoever stored a table wants to find it as it was, after every update.

    class TestKeptFights(KeptFights):
        subject, file = SUBJECT, Path(__file__).with_name("kept.json")

A kept fight is a name and digests. By its name it is played again, always the same: a sample or a made-up encounter,
answered at random, with decrees, with answers that are refused. Everything that a person could see of it goes into
digests, one for each stretch of the fight and each kind of thing, so that whoever changes something hears which fight
first differs where, and in what. `keep` writes the file anew, `look` gives all that was noted, to be compared.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, replace
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, ClassVar

import pytest

from affray.core.defects import defect
from affray.core.dice import Dice
from affray.core.events import GAME_MASTER
from affray.core.fight import Fight
from affray.core.refusals import Refusal
from affray.core.script import Choose, Option, Overrule, Pick, Question, Roll, Thrown
from affray.core.telling import plain
from affray.core.views import KINDS, Seat
from affray.files import schema
from affray.players.random_legal import RandomLegal
from affray.rulesets.settings import Setting, SetValue, shown
from affray.text import Speaker

from .frame import Subject
from .fuzz import fight_names, nameable
from .varied import Pool, varied

Digests = list[dict[str, str]]
"""Of each stretch of a fight, by the kind of thing."""
STRETCH = 10
LETTERS = 8
PLACES = 24
"""How many legal values of a field are looked at."""
POOLS: dict[str, Pool] = {}
"""By game, the words of its encounters, as they take a while to gather."""


# -- what is noted ---------------------------------------------------------------------------------
class Notes:
    """What was seen of a fight, stretch by stretch: as digests, and if somebody looks, in full."""

    def __init__(self, look: bool = False) -> None:
        self.digests: Digests = []
        self.lines: list[str] | None = [] if look else None
        self.sorts: set[str] = set()
        """Sorts of things that occurred: events by their rules, answers by their fields, refusals by their reasons."""
        self.defects: list[str] = []
        self._open: dict[str, Any] = {}

    def note(self, kind: str, *what: Any) -> None:
        text = " ".join(each if isinstance(each, str) else repr(each) for each in what)
        if kind not in self._open:
            self._open[kind] = hashlib.blake2b(digest_size=LETTERS // 2)
        self._open[kind].update(text.encode("utf-8", "backslashreplace") + b"\n")
        if self.lines is not None:
            self.lines.append(f"{len(self.digests)} {kind}: {text}")

    def close(self) -> None:
        """The stretch is over."""
        self.digests.append({kind: found.hexdigest() for kind, found in sorted(self._open.items())})
        self._open = {}


def reasons(refusals: list[Refusal]) -> str:
    """Every reason with its facts."""
    return "; ".join([f"{each.rule} {each.facts}" for each in refusals])


# -- who answers -----------------------------------------------------------------------------------
class Curious(RandomLegal):
    """Answers at random, but rather what it has not done yet."""

    def __init__(self, *seed: object, avoid: tuple[str, ...] = ()) -> None:
        super().__init__(*seed, avoid=avoid)
        self.done: Counter[str] = Counter()

    def __call__(self, fight: Fight[Any], question: Choose) -> Pick:
        known = [option for option in question.known() if option.id not in self.avoid]
        known.sort(key=lambda option: (self.done[option.id] + 1) * self._random.random())
        for option in known:
            values = self.fill(option)
            if values is not None:
                self.done[option.id] += 1
                return Pick(question.who, option.id, values)
        return super().__call__(fight, question)


class Evening:
    """One kept fight while it is played."""

    def __init__(self, subject: Subject, name: str, start: Any, notes: Notes, decrees: float) -> None:
        self.subject, self.notes, self.decrees = subject, notes, decrees
        self.chance = random.Random(f"evening {name}")
        self.fight = subject.fight(start, name)
        self.dice = Dice("evening", name)
        self.master = Curious("master", name, avoid=("end", "abandon"))
        self.player: Any = Curious("player", name, avoid=subject.avoid if self.chance.random() < 0.9 else ())
        self.sensible = subject.game.player() if self.chance.random() < 0.5 else self.player
        self.setters = [each for each in subject.game.edits if isinstance(each, SetValue)]
        self.told = self.written = 0
        sides = list(dict.fromkeys(each.side for each in subject.game.standings(start)))
        self.seats = [Seat(side, side) for side in (*sides, GAME_MASTER)]
        self.speaker = speaker_of(subject.game)

    def play(self, answers: int) -> None:
        for number in range(answers):
            if number % STRETCH == 0:
                self.look_around()
            self.look_at_questions()
            if self.chance.random() < 0.15:
                self.refused()
            while self.fight.open and self.chance.random() < self.decrees:
                self.decree()
            if not self.fight.open:
                break
            self.answer()
            self.listen()
            if number % STRETCH == STRETCH - 1:
                self.notes.close()
        self.look_around()
        self.notes.close()

    def answer(self) -> None:
        """Somebody answers, in half of the fights every other time as the computer player would; dice may be typed."""
        question = self.chance.choice(self.fight.open)
        if isinstance(question, Roll):
            thrown = self.dice.throw(question, self.fight.journal.drawn)
            if self.chance.random() < 0.3:
                thrown = replace(thrown, source="typed")
            self.fight.give(thrown)
        else:
            player = self.player if self.chance.random() < 0.5 else self.sensible
            pick = player(self.fight, question)
            self.notes.sorts.add(f"{question.why} {pick.do} {sorted(pick.values)}")
            self.fight.give(pick)

    # -- looking -----------------------------------------------------------------------------------
    def listen(self) -> None:
        """What has been written and told since."""
        lines = self.fight.journal.lines()
        for line in lines[self.written :]:
            self.notes.note("journal", line)
        events = self.fight.log()
        for event in events[self.told :]:
            self.notes.note("events", event)
            self.notes.sorts.add(f"{event.kind} {event.rules}")
        if self.chance.random() < 0.05:
            names = self.subject.game.names(self.fight.state)
            for event in events[self.told :]:
                self.notes.note("text", self.speaker.event(event, names))
        self.written, self.told = len(lines), len(events)

    def look_at_questions(self) -> None:
        for question in self.fight.open:
            self.notes.note("questions", asked(question))
            self.notes.sorts.add(f"{question.why} {type(question)}")
            if isinstance(question, Choose):
                for option in question.known():
                    if self.chance.random() < 0.1:
                        self.look_at(option)

    def look_at(self, option: Option) -> None:
        """Whether it is open; if so what it takes, if not every reason."""
        example = option.example()
        self.notes.note("options", option.id, example)
        if example is None:
            self.reasons(option.id, option.why_closed())
            return
        for name, domain in option.fields.items():
            self.notes.note("options", name, domain, [*islice(domain.some(), PLACES)])
        if option.fields and self.chance.random() < 0.4:
            name = self.chance.choice(sorted(option.fields))
            others = {key: value for key, value in example.items() if key != name}
            self.notes.note("options", name, option.legal(name, others, PLACES))
        self.notes.note("options", option.way(example))

    def look_around(self) -> None:
        """The table, every value that can be set, and what one of the seats may know."""
        fight, game = self.fight, self.subject.game
        if hasattr(game, "table"):
            for part, data in plain(game.table(fight.state)).items():
                self.notes.note("table", part, data)
        self.notes.note("standings", [*game.standings(fight.state)], fight.over, game.when(fight.state))
        for each in self.setters:
            for who, settings in each.subjects(fight.state).items():
                values = [(one.name, shown(one.field(fight.scene, who), one.get(fight.scene, who))) for one in settings]
                self.notes.note("settings", who, values)
        fight.secret = frozenset(each for each in sorted(KINDS) if self.chance.random() < 0.5)
        seat = self.chance.choice(self.seats)
        view = fight.view(seat)
        for part in sorted(view):
            self.notes.note("views", seat.side, part, view[part])

    # -- what is refused, what is decreed ----------------------------------------------------------
    def refused(self) -> None:
        """Answers made of anything that can be named; what happens to be legal is not given."""
        for question in self.fight.open:
            if isinstance(question, Choose):
                known = list(question.known())
                for option in known:
                    self.why_not(Pick(question.who, option.id, dict.fromkeys(option.fields, "nobody")))
                for option in self.chance.sample(known, min(3, len(known))):
                    for values in islice(nameable(option, self.chance), 3):
                        self.why_not(Pick(question.who, option.id, values))
                self.why_not(Pick(question.who, self.chance.choice(sorted(self.subject.actions))))
            else:
                self.why_not(Thrown(question.who, (0,) * question.count))
        for who in self.chance.sample(fight_names(self.fight), 2):
            self.why_not(Pick(who, self.chance.choice(sorted(self.subject.actions))))

    def why_not(self, reply: Any) -> None:
        self.reasons(reply, self.fight.refusals(reply))

    def reasons(self, of: Any, refusals: list[Refusal]) -> None:
        self.notes.note("refusals", of, reasons(refusals))
        do = getattr(of, "do", of)
        self.notes.sorts.update(f"{do} {each.rule} {dict(each.facts).get('code')}" for each in refusals)

    def decree(self) -> None:
        """The game master says something: any edit, or any value set."""
        found = self.setting() if self.setters and self.chance.random() < 0.5 else self.edit()
        if found is None:
            return
        refused = self.fight.answer(found)
        self.notes.note("decrees", found, reasons(refused))
        self.notes.sorts.add(f"{found.edit} {str(found.values.get('what')).rpartition('.')[2]} {not refused}")
        self.listen()

    def edit(self) -> Overrule | None:
        edits = [option for option in self.fight.edits() if option.id not in self.master.avoid]
        option = self.chance.choice(edits)
        if self.chance.random() < 0.3:
            return Overrule(option.id, next(nameable(option, self.chance)))
        values = self.master.fill(option)
        return None if values is None else Overrule(option.id, values)

    def setting(self) -> Overrule | None:
        setter = self.chance.choice(self.setters)
        subjects = setter.subjects(self.fight.state)
        who = self.chance.choice(sorted(subjects))
        if not subjects[who]:
            return None
        setting: Setting = self.chance.choice(list(subjects[who]))
        domain = setting.field(self.fight.scene, who)
        some = [*islice(domain.some(), 400)] or [1]
        value = self.chance.choice(some)
        text = str(value) if isinstance(value, int) and not isinstance(value, bool) else domain.show(value)
        return Overrule(setter.id, {"what": (f"{who}.{setting.name}",), "to": text})


@cache
def speaker_of(game: Any) -> Speaker:
    return Speaker("en", game)


def asked(question: Question) -> Any:
    if isinstance(question, Roll):
        return question
    return (question.who, question.why, [(option.id, sorted(option.fields)) for option in question.known()])


# -- which fights ----------------------------------------------------------------------------------
def chosen(subject: Subject, tried: int, crowds: int, answers: int) -> list[str]:
    """Which fights are worth keeping: the files, the samples, and of so many made-up encounters those in which together
    the most sorts of things happen."""
    names = ["files", *(f"sample {each}" for each in sorted(subject.samples))]
    seen = {sort for name in names for sort in noted(subject, name, answers).sorts}
    made_up = {name: noted(subject, name, answers) for name in (f"crowd {number}" for number in range(tried))}
    left = {name: found.sorts for name, found in made_up.items() if not found.defects}
    for found in made_up.values():
        print(*found.defects, sep="\n", end="\n" if found.defects else "")
    for _ in range(crowds):
        best = max(left, key=lambda name: len(left[name] - seen))
        seen |= left.pop(best)
        names.append(best)
    return names


def noted(subject: Subject, name: str, answers: int, look: bool = False) -> Notes:
    """A fight by its name, played again."""
    notes = Notes(look)
    kind, _, rest = name.partition(" ")
    if kind == "files":
        look_at_files(subject, notes)
        return notes
    chance = random.Random(f"kept {name}")
    pool = pool_of(subject)
    if kind == "sample":
        encounter, decrees = subject.samples[rest], 0.05
    else:
        encounter = subject.any_encounter(chance)
        if int(rest) % 4:
            encounter = only_used(
                varied(subject.game, only_used(encounter), pool, chance, 40, lambda *what: notes.note("files", *what))
            )
        decrees = (0.05, 0.1, 0.3, 0.75)[int(rest) // 4 % 4]
    try:
        Evening(subject, name, subject.game.start(encounter), notes, decrees).play(answers)
    except Exception as error:
        notes.defects.append(f"{subject.game.name}, {name!r}: {defect(error)} {error!r}")
        notes.note("defects", notes.defects[-1])
        notes.close()
    return notes


def pool_of(subject: Subject) -> Pool:
    if subject.game.name not in POOLS:
        POOLS[subject.game.name] = Pool([*subject.samples.values(), subject.made_up(random.Random("pool"))])
    return POOLS[subject.game.name]


def only_used(encounter: Any) -> Any:
    """The encounter with those stat blocks only that somebody has, so that changes concern somebody."""
    if not any(each.name == "bestiary" for each in fields(encounter)):
        return encounter
    used = {getattr(each, "unit", "") for each in encounter.combatants}
    left = {name: block for name, block in encounter.bestiary.items() if name in used}
    return replace(encounter, bestiary=left)


def look_at_files(subject: Subject, notes: Notes) -> None:
    """What files may hold, and every complaint about many that were changed at random."""
    notes.note("schema", json.dumps(schema(subject.game), sort_keys=True))
    pool = pool_of(subject)
    for seed in range(8):
        chance = random.Random(f"files {seed}")
        encounter = only_used(subject.any_encounter(chance))
        varied(subject.game, encounter, pool, chance, 50, lambda path, why: notes.note("files", path, why))
        notes.close()


# -- keeping ---------------------------------------------------------------------------------------
def names_in(file: Path) -> list[str]:
    """The kept fights of a game."""
    return list(json.loads(file.read_text(encoding="utf-8"))) if file.exists() else []


def keep(subject: Subject, file: Path, names: Sequence[str], answers: int) -> list[str]:
    """Write the digests of these fights of a game; what was broken in them, which should be mended rather than kept."""
    played = {name: noted(subject, name, answers) for name in names}
    lines = [f'"{name}":{json.dumps(notes.digests, separators=(",", ":"))}' for name, notes in played.items()]
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    return [each for notes in played.values() for each in notes.defects]


def difference(kept: Digests, now: Digests) -> str:
    """The first stretch that is not as it was, and in what."""
    for number, (one, two) in enumerate(zip(kept, now, strict=False)):
        if one != two:
            kinds = [kind for kind in sorted({*one, *two}) if one.get(kind) != two.get(kind)]
            return f"stretch {number}: {', '.join(kinds)}"
    return "" if len(kept) == len(now) else f"it lasts {len(now)} stretches instead of {len(kept)}"


class KeptFights:
    """The tests. A game's own class names its subject and the file."""

    subject: ClassVar[Subject]
    file: ClassVar[Path]
    crowds: ClassVar[int] = 40
    answers: ClassVar[int] = 60
    again: ClassVar[str] = "`affray.testing.kept.look` shows it, `keep` keeps it anew."
    """How the fights are kept anew and looked at, for whoever reads of a difference."""

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "kept" in metafunc.fixturenames:
            metafunc.parametrize("kept", names_in(self.file))

    def test_a_kept_fight_is_as_it_was(self, kept: str) -> None:
        stored: Mapping[str, Digests] = json.loads(self.file.read_text(encoding="utf-8"))
        differs = difference(stored[kept], noted(self.subject, kept, self.answers).digests)
        if differs:
            pytest.fail(f"{self.subject.game.name}, {kept!r} differs in {differs}. {self.again}", pytrace=False)


def look(subject: Subject, name: str, answers: int) -> Iterator[str]:
    """All that is noted of a fight, line by line, each with its stretch and its kind."""
    yield from noted(subject, name, answers, look=True).lines or ()
