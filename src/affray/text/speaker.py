"""Somebody who tells in one language what happened, what is asked and why not."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from affray.core.events import UNSEEN, Event, kind_of
from affray.core.fields import Field
from affray.core.modifiers import Modifier, Tally
from affray.core.places import is_spot, show_spot
from affray.core.refusals import Refusal
from affray.core.script import Choose, Question
from affray.core.words import DECREED, FACTS, NAME, Tells, declared

from .language import known_language
from .messages import Messages, Report, keep_silent, message_id

if TYPE_CHECKING:
    from affray.rulesets.game import Game

Names = Mapping[str, str]
NOBODY: Names = {}

SAMPLES = ("unit-", "item-")
"""Messages that translate the sample names of a game."""

DICE = re.compile(r"(?P<count>\d+)d(?P<sides>\d+)")
"""Dice as events write them; each language has its own letter."""

DECIMAL = re.compile(r"-?\d+\.\d+")
SPOT = re.compile(r"-?\d+(?:\.\d+)?,-?\d+(?:\.\d+)?")
"""Numbers and places as events write them; each language has its own decimal mark, and its own way to part two."""

WORDS: dict[str, tuple[str, ...]] = {
    "option": ("option",), "edit": ("edit",), "budget": ("budget", "name"), "phase": ("phase", "name"),
    "condition": ("name",), "status": ("name",), "fact": ("term", "name"), "feature": ("feature", "name"),
    "moment": ("moment", "name"), "act": ("act", "option", "name"), "held": ("held", "name"), "note": ("note", "name"),
    "looks": ("looks",), "measure": ("measure", "name"), "group": ("group",),
    "setting": ("setting", "edit", "term", "name"),
}  # fmt: skip
"""What a table shows by an id, and which messages have words for it, the first that there is."""

WORD = Tells("word")

LONGEST_LIST, LONGEST_TEXT = 20, 600
"""Longer ones are cut: Fluent refuses to write very long texts, and nobody reads them."""


@dataclass(frozen=True, slots=True)
class Label:
    """How an option is offered: its name, and in a few words what it does."""

    name: str
    help: str


def whose(names: Names, who: object) -> Names:
    """Names where it is about somebody's own things: his `pistol` goes by his name for it, whatever another calls one.

    >>> whose({"pistol": "Laser pistol", "bor.pistol": "Old pistol"}, "bor")["pistol"]
    'Old pistol'
    """
    begin = f"{who}."
    own = {id.removeprefix(begin): name for id, name in names.items() if id.startswith(begin)} if who else {}
    return {**names, **own} if own else names


class Speaker:
    """Says everything about a game in one language. `names` are the names of a fight: `game.names(state)`.

    Names that people typed are never changed; sample names of the game are translated.

    >>> Speaker("uk").say("refusal-CORE-LATE")
    'відповідь запізнилася: бій уже пішов далі'
    """

    def __init__(self, lang: str, game: Game[Any] | None = None, report: Report = keep_silent) -> None:
        self.lang = known_language(lang)
        self.messages = Messages(self.lang, game.package if game else None, report)
        self.grain: int = getattr(game, "grain", 1)
        self._wordings: dict[tuple[str, type[Event]], str] = {}

    # -- what happened -----------------------------------------------------------------------------
    def event(self, event: Event, names: Names = NOBODY, hidden: Collection[str] = ()) -> str | None:
        """A sentence of the log; None if there is nothing to tell about this event. Facts that are `hidden` from
        whoever is told are a question mark.
        """
        known = event.facts()
        facts = self.variables(known, whose(names, known.get("who")), declared(type(event)))
        for name in hidden:
            facts |= {name: UNSEEN, f"{name}_total": UNSEEN}
        told = self.messages.say(message_id("event", event.kind), facts)
        return (capital(told) if UNSEEN in known.values() else told) or None

    def worded(self, part: str, event: Event, names: Names = NOBODY, **more: Any) -> str | None:
        """An event in the few words that messages `<part>-<kind>` have for it, or for a kind that it derives from; None
        if there are none. `more` adds to its facts, or replaces them.
        """
        id = self._wording(part, type(event))
        if not id:
            return None
        facts, told = event.facts(), declared(type(event))
        words = {name: WORD for name in more if name not in facts}
        known = whose(names, facts.get("who"))
        return self.messages.say(id, self.variables({**facts, **more}, known, {**told, **words}))

    def has_words(self, part: str, kind: type[Event]) -> bool:
        """Whether there are messages `<part>-<kind>` for such events."""
        return bool(self._wording(part, kind))

    def _wording(self, part: str, kind: type[Event]) -> str:
        if (part, kind) not in self._wordings:
            ids = [message_id(part, kind_of(each.__name__)) for each in kind.__mro__ if issubclass(each, Event)]
            self._wordings[part, kind] = next((id for id in ids if id in self.messages), "")
        return self._wordings[part, kind]

    def result(self, over: str) -> str:
        """How the fight ended; the words of the game master if he ended it in his own."""
        id = message_id("result", over)
        return self.messages.say(id) if id in self.messages else over

    def tally(self, number: Tally, names: Names = NOBODY) -> str:
        """A number with its reasons: 18 = 12 die + 5 dexterity + 1 flank."""
        total = minus(number.total)
        if len(number.parts) < 2:
            return total
        first, *rest = number.parts
        text = f"{minus(first.value)} {self.cause(first, names)}".rstrip()
        for part in rest:
            text += f" {'−' if part.value < 0 else '+'} {abs(part.value)} {self.cause(part, names)}".rstrip()
        return self.messages.say("sum", {"total": total, "parts": text})

    def cause(self, part: Modifier, names: Names = NOBODY) -> str:
        """Why a part of a sum is there."""
        id = message_id("reason", part.why)
        return self.messages.say(id) if part.why not in names and id in self.messages else self.name(part.why, names)

    # -- what is asked -----------------------------------------------------------------------------
    def question(self, question: Question, names: Names = NOBODY) -> str:
        """The line above the answers."""
        who = self.name(question.who, names)
        if isinstance(question, Choose):
            cause = self.name(str(question.facts.get("cause", "")), names) or "none"
            asked = self.messages.say(message_id("prompt", question.why), {"who": who, "cause": cause})
            more = message_id("about", question.why) in self.messages and question.facts
            return f"{asked} ({self.about(question)})" if more else asked
        why = question.why
        purpose = self.name(why, names) if why in names else self.messages.say(message_id("roll", why))
        dice = {"count": question.count, "sides": question.sides}
        return self.messages.say("prompt-dice", {"who": who, "purpose": purpose, **dice})

    def about(self, question: Choose) -> str:
        """What whoever decides should know of it; a fact that is a purpose of dice by the words for that."""
        facts = dict(question.facts)
        for name, value in facts.items():
            if isinstance(value, str) and (roll := message_id("roll", value)) in self.messages:
                facts[name] = self.messages.say(roll)
        return self.messages.say(message_id("about", question.why), facts)

    def option(self, id: str) -> Label:
        """The wording of an option."""
        return Label(self.messages.say(message_id("option", id)), self.messages.say(message_id("option", id, "help")))

    def field(self, name: str, of: str = "") -> str:
        """The wording of a field; `of` is the option or edit it belongs to, which may call it differently."""
        return self.messages.say(self._field_id(name, of) or message_id("field", name))

    def _field_id(self, name: str, of: str = "") -> str:
        """The message that words a field: of its option, else of all, else of any option that has such a field."""
        own = [id for id in (message_id("field", of, name), message_id("field", name)) if id in self.messages]
        return next(iter(own or [id for id in self.messages.ids("field-") if id.endswith(f"-{name}")]), "")

    def default(self, name: str, domain: Field, of: str = "", names: Names = NOBODY) -> str:
        """What happens if a field is left out of an answer to `of`; empty if it may not be."""
        if not domain.optional:
            return ""
        value = domain.default
        if isinstance(value, bool):
            return self.messages.say("yes" if value else "no")
        if value is not None:
            return str(self._text(NAME, value, names))
        ids = [id for id in (message_id("default", of, name), message_id("default", name)) if id in self.messages]
        return self.messages.say(ids[0]) if ids else ""

    def edit(self, id: str) -> str:
        """The wording of something that the game master can decree."""
        return self.messages.say(message_id("edit", id))

    def meaning(self, kind: str, id: str, values: Mapping[str, Any], names: Names = NOBODY) -> str:
        """An answer in words: the option or edit (`kind`), and what is given for its fields."""
        what = self.word(kind, id)
        if not values:
            return what
        given = self._given(id, tuple(values.items()), names)
        return given if message_id("given", id) in self.messages else self.say("meaning", what=what, values=given)

    def setting(self, id: str, names: Names = NOBODY) -> str:
        """The words for a value that the game master sets; `ammo_bow` by the word for all ammunition, and its bow."""
        stem, _, thing = id.partition("_")
        of = message_id("setting", "of", stem)
        if not thing or message_id("setting", id) in self.messages or of not in self.messages:
            return self.word("setting", id)
        return self.say(of, thing=self.name(thing, names).replace("_", " "))

    # -- why not -----------------------------------------------------------------------------------
    def refusal(self, refusal: Refusal, names: Names = NOBODY) -> str:
        """One reason with the rule behind it, as a line of its own."""
        told = [(FACTS.get(name, NAME), value) for name, value in refusal.facts if isinstance(value, (str, tuple))]
        subjects = [str(self._text(tells, value, names)) for tells, value in told if tells.subject and value]
        subjects += self._measured(refusal)
        about = ", ".join(dict.fromkeys(subjects))
        reason = self.reason(refusal, names)
        return self.messages.say("refusal", {"rule": refusal.rule, "reason": reason, "about": about or "none"})

    def _measured(self, refusal: Refusal) -> list[str]:
        """The numbers behind a reason that its message leaves out: how far it is, and how far one reaches."""
        facts = [(name, message_id("number", name), value) for name, value in refusal.facts]
        numbers = [each for each in facts if each[1] in self.messages and type(each[2]) is int]
        used = self.messages.variables_of(message_id("refusal", refusal.rule))
        return [self.messages.say(id, {"number": plain(value)}) for name, id, value in numbers if name not in used]

    def reason(self, refusal: Refusal, names: Names = NOBODY) -> str:
        """One reason alone, in the middle of a sentence."""
        facts = {"code": "", "field": "", **dict(refusal.facts)}  # messages select by them, and not every case has both
        return self.messages.say(message_id("refusal", refusal.rule), self.variables(facts, names))

    # -- words -------------------------------------------------------------------------------------
    def say(self, id: str, **facts: Any) -> str:
        """Any message by its id; texts are shown as they are given."""
        return self.messages.say(id, {name: plain(value) for name, value in facts.items()})

    def word(self, kind: str, id: str, names: Names = NOBODY) -> str:
        """The words for something that a view tells by its id; `kind` is one of WORDS.

        A name of the fight stays what it is; what nobody has words for is told by its id, with blanks.
        """
        known = [message_id(each, id) for each in WORDS[kind] if message_id(each, id) in self.messages]
        if known and id not in names:
            return self.messages.say(known[0])
        name = self.name(id, names)
        return name.replace("_", " ") if name == id else name

    def short(self, kind: str, id: str, names: Names = NOBODY) -> str:
        """The same where there is little room: a short form if the game has one, else its words."""
        short = message_id("short", kind, id)
        return self.messages.say(short) if short in self.messages and id not in names else self.word(kind, id, names)

    def name(self, id: str, names: Names = NOBODY) -> str:
        """The name that people read for an id or a word of the rules: a unit, an item, a side, a slot, a status.

        Sample names of the game are translated, also with a number behind them; other names stay as they are. A thing
        of somebody, `owner.thing`, may go by the word for the thing; a place or a distance gets its decimal mark.
        """
        if UNSEEN in (id, names.get(id)):
            return self.messages.say("unseen-somebody")
        if id not in names and (DECIMAL.fullmatch(id) or (self.grain > 1 and SPOT.fullmatch(id))):
            return self._decimals(id)
        if id not in names:
            for word in (message_id("name", id.rpartition(".")[2]), message_id("item", id)):
                if word in self.messages:
                    return self.messages.say(word)
        name = names.get(id, id)
        sample, space, number = name.rpartition(" ")
        if name in self._samples or not number.isdecimal():
            return self._samples.get(name, name)
        return self._samples.get(sample, sample) + space + number

    # -- facts as variables of messages ------------------------------------------------------------
    def variables(self, facts: Mapping[str, Any], names: Names, told: Mapping[str, Tells] = FACTS) -> dict[str, Any]:
        """What messages can use: each fact as people read it, some also as `_label`, `_count` or `_total`.

        `told` says what each stands for. A fact that is empty is "none", yes and no are "yes" and "no", so that
        messages can select by them.
        """
        edit = next((str(value) for name, value in facts.items() if told.get(name, NAME).wording == "edit"), "")
        made: dict[str, Any] = {}
        for name, value in facts.items():
            tells = told.get(name, NAME)
            made[name] = self._text(tells, value, names, edit)
            if tells.kind == "word" and tells.wording:
                made[f"{name}_label"] = self._label(tells.wording, str(value), names)
            if isinstance(value, Tally):
                made[f"{name}_total"] = plain(value.total)
            elif isinstance(value, (tuple, list)) or (tells.kind == "letters" and value):
                made[f"{name}_count"] = len(value)
            elif value is None:  # nothing, or a secret: a sum, a row of things
                made |= {f"{name}_total": "none", f"{name}_count": 0}
        return made

    def _text(self, tells: Tells, value: Any, names: Names, of: str = "") -> Any:
        if isinstance(value, Tally):
            return self.tally(value, names)
        if value and isinstance(value, (tuple, Mapping)):
            return plain(self._list(tells, value, names, of))
        if not value or not isinstance(value, str):
            return plain(value)
        if tells.kind == "letters":
            return " ".join(self.messages.say(message_id(tells.wording, each)) for each in value)
        if tells.kind == "dice":
            return DICE.sub(self._dice, value)
        if tells.kind == "value":
            return plain(self._value(value, names))
        return plain(value if tells.kind == "word" else self.name(value, names))

    def _dice(self, written: re.Match[str]) -> str:
        return self.messages.say("dice", written.groupdict())

    def _decimals(self, written: str) -> str:
        """A number or a place: 4.5 metres are 4,5 in some languages, and 12,4.5 is then at 12; 4,5."""
        marked = [self._decimal(each) for each in written.split(",")]
        return self.messages.say("spot", dict(zip("xy", marked, strict=True))) if len(marked) == 2 else marked[0]

    def _decimal(self, number: str) -> str:
        whole, _, part = number.replace("-", "−").partition(".")
        return self.messages.say("decimal", {"whole": whole, "part": part}) if part else whole

    def _list(self, tells: Tells, values: Any, names: Names, of: str) -> str:
        """Several things in a row, shares of several, the fields of an edit, or a place."""
        if tells.kind == "name" and is_spot(values):
            return self.name(show_spot(values, self.grain))
        if isinstance(values, Mapping):
            values = tuple(values.items())
        if tells.kind == "fields":
            return self._given(of, values, names)
        if all(isinstance(each, tuple) and len(each) == 2 and isinstance(each[0], str) for each in values):
            shares = [{"target": self.name(target, names), "damage": damage} for target, damage in values]
            return ", ".join(self.messages.say("share", share) for share in shares)
        shown = [str(self._text(tells, each, names)) for each in values[:LONGEST_LIST]]
        return ", ".join(shown if len(values) <= LONGEST_LIST else [*shown, "…"])

    def _given(self, edit: str, values: Any, names: Names) -> str:
        """What was given for the fields of an edit: in words of its own (`given-<edit>`), or field by field."""
        shown = {field: self._decreed(edit, field, value, names) for field, value in values}
        if (own := message_id("given", edit)) in self.messages:
            return self.messages.say(own, shown)
        pairs = [{"field": self.field(field, edit), "value": value} for field, value in shown.items()]
        return ", ".join(self.messages.say("pair", pair) for pair in pairs)

    def _decreed(self, edit: str, field: str, value: Any, names: Names) -> Any:
        tells = DECREED.get(f"{edit}.{field}") or DECREED.get(field, NAME)
        wording = message_id(tells.wording, str(value))
        if isinstance(value, bool):
            return self.messages.say("yes" if value else "no")
        if tells.kind == "settings":
            return self._settings((value,) if isinstance(value, str) else value, names)
        if tells.wording and wording in self.messages:
            return self.messages.say(wording)
        return self._text(tells, value, names)

    def _settings(self, values: Collection[str], names: Names) -> str:
        """Values of somebody, `bor.hp`, by the words for them: whose they are, and what; those alike together."""
        found: dict[str, list[str]] = {}
        for each in values:
            who, _, what = each.rpartition(".")
            found.setdefault(self.setting(what, whose(names, who)), []).append(self._whose(who, names))
        told = [{"what": what, "who": ", ".join(owners)} for what, owners in found.items()]
        return "; ".join(self.messages.say("setting-of", each) for each in told)

    def _whose(self, id: str, names: Names) -> str:
        """Somebody, or a thing of somebody."""
        who, _, thing = id.partition(".")
        return f"{self.name(who, names)}, {self.name(thing, whose(names, who))}" if thing else self.name(who, names)

    def _value(self, written: str, names: Names) -> str:
        """A value as the game master reads it: yes or no, a number, or one name or several."""
        if written in ("yes", "no"):
            return self.messages.say(written)
        if re.fullmatch(r"[+-]?\d+", written):
            return written.replace("-", "−")
        if SPOT.fullmatch(written):
            return self.name(written)
        told = [self.name(each, names) for each in written.split(",")]
        return ", ".join("–" if each in ("-", "") else each for each in told)

    def _label(self, wording: str, value: str, names: Names) -> str:
        """The wording of a fact; of all alternatives if it names several, as `text-or-list` does."""
        if wording == "setting":
            return self.setting(value, names)
        ids = {each: message_id(wording, each) for each in value.split("-or-")}
        if wording == "field":
            ids = {value: self._field_id(value)}
        worded = [self.messages.say(id) if id in self.messages else self.name(each, names) for each, id in ids.items()]
        return str(plain(" / ".join(worded)))

    @cached_property
    def _samples(self) -> dict[str, str]:
        """The game's own names: what its English messages call a thing, and what this language does."""
        found = {self.messages.in_english(id): self.messages.say(id) for id in self.messages.ids(SAMPLES)}
        for id in self.messages.ids("feature-"):  # what is not called otherwise goes by its kind
            found.setdefault(capital(self.messages.in_english(id)), capital(self.messages.say(id)))
        return found


def capital(text: str) -> str:
    """A text that begins with a capital, and is not changed otherwise."""
    return text[:1].upper() + text[1:]


def plain(value: Any) -> Any:
    """A value for messages to show or to select by: a number or a text that is neither empty nor endless."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return value if value >= 0 else minus(value)
    if isinstance(value, (tuple, list)):
        return plain(", ".join(map(str, value)))
    if isinstance(value, str) and len(value) > LONGEST_TEXT:
        return value[:LONGEST_TEXT] + "…"
    return "none" if value is None or value == "" else value


def minus(number: int) -> str:
    """A number with a true minus sign."""
    return str(number) if number >= 0 else f"−{-number}"
