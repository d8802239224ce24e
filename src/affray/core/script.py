"""Rules are scripts that ask: what they request, the options of a choice, the replies, and how a script asks."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from .fields import Area, Field, Leg
from .probe import (
    MOST_LEGAL,
    Need,
    Probe,
    answers,
    area,
    blocking,
    legal_values,
    misfits,
    needs,
    probe,
    provoked,
    stretches,
    way,
)
from .refusals import Refusal, Value, Values, refuse

if TYPE_CHECKING:
    from .scene import Scene

T = TypeVar("T")

# Questions and replies are values: nobody changes one. Those of which every reply makes some are not frozen, because
# building a frozen dataclass takes three times as long.
NOTHING: dict[str, Value] = {}
NO_FIELDS: dict[str, Field] = {}


def always(values: Values) -> Iterable[Refusal]:
    """The rules of an option that nothing forbids."""
    return ()


Fields = Mapping[str, Field]
Group = Literal["attack", "move", "posture", "magic", "item", "talk", "other"]
"""Of what sort an option is: a page that shows forty puts those of one sort together, in this order."""


class Option:
    """One thing that can be answered.

    `why_not` speaks for the rules: with no values it says whether the option is open at all, with some of them what is
    wrong with those, with all of them whether the answer is legal. Fields may be given as a function: most options of
    most questions are never looked into. Where no field by itself shows how to answer, `usual` is the answer to show.
    `group` says of what sort it is, for whoever shows many. `meant` fills in what an answer leaves to the rules. `ends`
    says that it is the way on: it ends the turn, or lets something pass; a question has one such option at most.
    `leads` are the answers that go without saying where somebody says at once what only comes after them. `provokes`
    tells who may strike at whoever does it, besides those whom a way provokes.
    """

    __slots__ = ("_fields", "ends", "group", "id", "leads", "meant", "provokes", "usual", "why_not")

    def __init__(
        self,
        id: str,
        fields: Fields | Callable[[], Fields] = NO_FIELDS,
        why_not: Callable[[Values], Iterable[Refusal]] = always,
        usual: Mapping[str, Value] | None = None,
        group: Group = "other",
        meant: Callable[[Values], Values] | None = None,
        ends: bool = False,
        leads: Sequence[Values] = (),
        provokes: Callable[[Values], Sequence[str]] | None = None,
    ) -> None:
        self.id, self.why_not, self._fields, self.usual, self.group = id, why_not, fields, usual, group
        self.meant, self.ends, self.leads, self.provokes = meant, ends, leads, provokes

    def __repr__(self) -> str:
        fields = [f"{name}={domain!r}" for name, domain in self.fields.items()]
        return f"Option({', '.join([repr(self.id), *fields])})"

    @property
    def fields(self) -> Fields:
        if callable(self._fields):
            self._fields = self._fields()
        return self._fields

    def refusals(self, values: Values) -> list[Refusal]:
        """Every reason against a complete answer; the rules speak first, then the fields."""
        found = misfits(self, values)
        return [*self.why_not(NOTHING if found else values), *found]

    # What follows is asked of `probe`.
    def probe(self, given: Values = NOTHING, *wanted: str) -> Probe:
        """What is legal for the wanted fields beside the values given, all against those, and what is missing."""
        return probe(self, given, *wanted)

    def answers(self, given: Values = NOTHING) -> Iterator[dict[str, Value]]:
        """Complete legal answers with the given values, as they are found; a game may know some at once."""
        return answers(self, given)

    def complete(self, given: Values = NOTHING) -> dict[str, Value] | None:
        """The given values made a complete legal answer, the likeliest first; None if that cannot be."""
        return next(self.answers(given), None)

    def example(self) -> dict[str, Value] | None:
        """One complete legal answer, the likeliest first; None if there is none."""
        if self.usual is not None and not self.refusals(self.usual):
            return dict(self.usual)
        return self.complete()

    def legal(self, name: str, given: Values = NOTHING, limit: int = MOST_LEGAL) -> list[Value]:
        """The values of one field with which a complete legal answer exists, beside those already given."""
        return legal_values(self, name, given, limit)

    def stretches(self, name: str, given: Values = NOTHING) -> list[range]:
        """The legal numbers of a field as ranges, beside the values already given."""
        return stretches(self, name, given)

    def area(self, given: Values) -> Area | None:
        """What these values put on the map: its shape and size, and as far as they say it where it lies and on whom."""
        return area(self, given)

    def way(self, given: Values) -> Sequence[Leg]:
        """The way that these values mean, step by step, with its costs and whom it provokes."""
        return way(self, given)

    def provoked(self, given: Values) -> list[str]:
        """Everybody who may strike at whoever gives this answer, each once: at the act, or on its way."""
        return provoked(self, given)

    def needs(self, given: Values = NOTHING) -> dict[str, Need]:
        """Of the fields that are not given: which are needed, which useful, and which pointless."""
        return needs(self, given)

    def from_json(self, data: Mapping[str, Any]) -> dict[str, Value]:
        """The values of an answer that JSON data stand for; what is of no field stays as it is, to be refused."""
        return {name: self.fields[name].from_json(each) if name in self.fields else each for name, each in data.items()}

    def to_json(self, values: Values) -> dict[str, Any]:
        """The values of an answer as JSON knows them."""
        return {name: self.fields[name].to_json(each) for name, each in values.items()}

    def why_closed(self) -> list[Refusal]:
        """Every rule that closes this option, each once; empty if it can be answered legally."""
        return [] if self.example() is not None else blocking(self, NOTHING)


@dataclass(slots=True, unsafe_hash=True)
class Choose:
    """A decision of somebody. `known` names every option of this moment, the forbidden ones too."""

    who: str
    why: str
    known: Callable[[], Sequence[Option]] = field(repr=False)
    find: Callable[[str], Option | None] | None = field(default=None, repr=False)
    """A shorter way to one option of many, where the ruleset knows one."""
    facts: Values = field(default_factory=dict, repr=False, compare=False)
    """What whoever decides should read in the question: what is rolled for, and how much succeeds."""

    def __repr__(self) -> str:
        known = tuple([each.id for each in self.known()])
        return f"Choose(who={self.who!r}, why={self.why!r}, known={known!r})"

    def option(self, name: str) -> Option | None:
        found = None if self.find is None else self.find(name)
        if found is not None:
            return found
        for each in self.known():
            if each.id == name:
                return each
        return None

    def options(self) -> list[Option]:
        """The options with at least one legal answer. (An option whose every target is forbidden is closed.)"""
        return [each for each in self.known() if each.example() is not None]

    def refusals(self, reply: Reply) -> list[Refusal]:
        if not isinstance(reply, Pick):
            return [refuse("CORE-KIND", asked="choice")]
        option = self.option(reply.do)
        if option is None:
            return [refuse("CORE-OPTION", option=reply.do, known=tuple(each.id for each in self.known()))]
        return option.refusals(reply.values)


@dataclass(slots=True, unsafe_hash=True)
class Roll:
    """Dice that somebody throws: `count` dice of `sides` sides. A coin is a die of two sides."""

    who: str
    why: str
    count: int
    sides: int

    def refusals(self, reply: Reply) -> list[Refusal]:
        if not isinstance(reply, Thrown):
            return [refuse("CORE-KIND", asked="dice")]
        if len(reply.dice) != self.count or any(not 1 <= die <= self.sides for die in reply.dice):
            return [refuse("CORE-DICE", count=self.count, sides=self.sides, given=reply.dice)]
        return []


Question = Choose | Roll


@dataclass(frozen=True, slots=True)
class Together:
    """Several questions open at once; each is answered by its own reply, nothing happens until all are."""

    questions: tuple[Question, ...]


@dataclass(frozen=True, slots=True)
class Rest:
    """Nothing is left to ask; only an overruling can go on from here. `stuck` if the fight is not over."""

    stuck: bool = False


Request = Choose | Roll | Together | Rest


@dataclass(slots=True, unsafe_hash=True)
class Pick:
    """A decision given: what to do, with which values. `source` tells of answers left standing."""

    who: str
    do: str
    values: Values = field(default_factory=dict)
    source: str = ""

    def __getitem__(self, name: str) -> Value:
        return self.values[name]

    def get(self, name: str, default: Value = None) -> Value:
        return self.values.get(name, default)


@dataclass(slots=True, unsafe_hash=True)
class Thrown:
    """Dice that fell, by the seeded generator or typed in from a real table."""

    who: str
    dice: tuple[int, ...]
    source: str = "generator"


@dataclass(frozen=True, slots=True)
class Overrule:
    """The game master's word."""

    edit: str
    values: Values = field(default_factory=dict)


Reply = Pick | Thrown | Overrule
Script = Generator[Request, Reply, T]


def ask(scene: Scene[Any], build: Callable[[], Choose | None]) -> Script[Pick | None]:
    """Ask one question. After an overruling it is built anew, and None means that it no longer arises.

    After it returns, a script may trust identities, never numbers it read before.
    """
    while True:
        question = build()
        if question is None:
            return None
        reply = yield question
        if isinstance(reply, Pick):
            return reply
        yield from scene.overruled(reply)


def roll(
    scene: Scene[Any], who: str, why: str, count: int | Callable[[], int], sides: int
) -> Script[tuple[int, ...]]:
    """Have dice thrown, none when the count is zero; a count that is a function is asked again after a decree."""
    while dice := count() if callable(count) else count:
        reply = yield Roll(who, why, dice, sides)
        if isinstance(reply, Thrown):
            return reply.dice
        yield from scene.overruled(reply)
    return ()


def together(
    scene: Scene[Any], people: Sequence[str], build: Callable[[str], Question | None]
) -> Script[dict[str, Reply]]:
    """Ask several at once, e.g. secret declarations; the caller applies the replies in the order of the rules."""
    given: dict[str, Reply] = {}
    while True:
        asked = [build(who) for who in people if who not in given]
        still = tuple([question for question in asked if question is not None])
        while still:
            reply = yield Together(still)
            if isinstance(reply, Overrule):
                yield from scene.overruled(reply)
                break  # after which they are built anew
            given[reply.who] = reply
            still = tuple([question for question in still if question.who != reply.who])
        else:
            return {who: given[who] for who in people if who in given}
