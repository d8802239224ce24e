"""The words of a view in one language: names, what its ids are called, the lines of its log, prompts and reasons.

A view tells by ids; the same view serves every language, and the words are laid beside it.
"""

from __future__ import annotations

from collections.abc import Collection, Container, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain
from typing import Any

from affray.core.events import GAME_MASTER, Event
from affray.core.modifiers import Modifier, Tally
from affray.core.refusals import Refusal
from affray.core.script import Option
from affray.core.situation import Situation
from affray.core.telling import Line, marks_of
from affray.core.views import View, unseen_of
from affray.core.words import declared
from affray.library import Fight
from affray.rulesets.game import Game
from affray.text import Speaker, whose
from affray.text.messages import message_id
from affray.text.rulebook import rulebook

from .kept import Kept
from .story import Story
from .wire import as_parts

Words = dict[str, dict[str, Any]]
UNTOLD = "?"
"""What a secret number is called in a sentence."""


SPEAKERS: dict[tuple[str, str], Speaker] = {}


def speaker_of(lang: str, game: Game[Any] | None = None) -> Speaker:
    """Somebody who speaks a language; one for all tables."""
    key = (lang, "" if game is None else game.package)
    if key not in SPEAKERS:
        SPEAKERS[key] = Speaker(lang, game)
    return SPEAKERS[key]


class Sentences:
    """What was said of a fight in one language, to be said again to other sides: most lines of the log are the same for
    all of them. It is forgotten as soon as everybody has been told.
    """

    def __init__(self) -> None:
        self._said: list[tuple[Mapping[str, str], dict[Any, Any]]] = []

    def under(self, names: Mapping[str, str]) -> dict[Any, Any]:
        """What was said with these names for everybody, by what it tells: sentences, and the few words of acts."""
        for known, said in self._said:
            if known is names or known == names:
                return said
        self._said.append((names, {}))
        return self._said[-1][1]

    def forget(self) -> None:
        self._said.clear()


class Telling:
    """Tells one side of a fight in one language; what was said before is kept. Those of several sides may share the
    `sentences` of their language.
    """

    def __init__(self, fight: Fight, side: str, lang: str, sentences: Sentences | None = None) -> None:
        self.fight, self.side, self.lang = fight, side, lang
        self.sentences = sentences or Sentences()
        self.speaker = speaker_of(lang, fight.game)
        self._lines: list[Line] = []
        self._told: list[dict[str, Any]] = []
        self._kinds: dict[str, type[Event]] = {}
        self._words: dict[tuple[str, str], Any] = {}
        self._reasons: dict[tuple[str, Any], str] = {}
        self._names: Mapping[str, str] = {}
        self._moment: Any = None
        self._mark: str | None = None
        self._read = 0
        self._ids, self._texts = Kept(), Kept()
        self._story = Story(self.speaker)
        self._acts: tuple[tuple[Any, ...], list[dict[str, Any]]] = ((), [])
        self._logged: tuple[Sequence[Line], set[str]] = ([], set())
        self._mentioned: tuple[Sequence[Line], set[str]] = ([], set())
        self._tables: tuple[tuple[Any, ...], Words] = ((), {})
        self._called: tuple[tuple[Any, ...], dict[str, str]] = ((), {})

    @property
    def belief(self) -> Situation[Any]:
        return self.fight.belief(self.side)

    def names(self) -> Mapping[str, str]:
        """The names as the side knows them, before they are translated."""
        moment = (self.fight.ticket, self.fight.secret)
        if moment != self._moment:
            self._moment = moment
            found = {**self._things(), **self.fight.game.names(self.belief.state)}
            if found != self._names:
                self._names = dict(found)
                self._reasons.clear()
                self._ids.clear()
        return self._names

    def _things(self) -> Mapping[str, str]:
        """What things and powers are called that the side was told of, whatever it believes of those who have them."""
        if self.side == GAME_MASTER:
            return {}
        lines, (last, told) = self.fight.known.log(self.side).lines, self._mentioned
        had = len(last)
        if not (had and had <= len(lines) and lines[had - 1] is last[-1]):
            had, told = 0, set()
        for line in lines[had:]:
            told.update(strings(list(line["facts"].values())))
        self._mentioned = lines[:], told
        game: Any = self.fight.game
        people = game.people(self.fight.state) if hasattr(game, "people") else ()  # they are numbered as it saw them
        return {id: name for id, name in game.names(self.fight.state).items() if id in told and id not in people}

    # -- names and words ---------------------------------------------------------------------------
    def named(self, view: View) -> dict[str, str]:
        """What everybody and everything in the view is called; the same object as before if nothing is new."""
        names, speaker = self.names(), self.speaker
        sides = tuple(dict.fromkeys([each["side"] for each in view["combatants"]]))
        told: Collection[str] | None = None
        if self.side != "gm" and unseen_of(self.fight, self.side):
            told = self._told_of(view, names)
        if not is_same(self._called[0][:1], (names,)) or self._called[0][1:] != (sides, told):
            found = {each: speaker.name(each, names) for each in (names if told is None else told)}
            for side in sides:
                found.setdefault(side, speaker.name(side))
            self._called = ((names, sides, told), found)
        return self._called[1]

    def _told_of(self, view: View, names: Mapping[str, str]) -> list[str]:
        """Those of the names that stand in the view: the names of all would tell who there is."""
        texts = [self._texts.of(each["id"], each, all_strings) for each in view["combatants"]]
        rest = [part for name, part in view.items() if name not in ("combatants", "log")]
        lines, (last, texts_of_log) = view["log"], self._logged
        had = len(last)
        if not (had and had <= len(lines) and lines[had - 1] is last[-1]):
            had, texts_of_log = 0, set()
        texts_of_log.update(strings(lines[had:]))
        self._logged = lines, texts_of_log
        told = texts_of_log.union(strings(rest), *texts)
        return [each for each in names if each in told]

    def words(self, view: View) -> Words:
        """What the ids in the view are called, by kind: a full and a short form each. The same object as before if
        nothing but the same table is shown.
        """
        parts = tuple([view[name] for name in ("clock", "battlefield", "order", "combatants")])
        if not is_same(self._tables[0], (*parts, self.names())):
            ids = [self._ids.of(each["id"], each, self._of_somebody) for each in view["combatants"]]
            everybody = dict.fromkeys(ids)
            found = self.worded(chain(self._of_table(view), *everybody))
            self._tables = ((*parts, self.names()), found)
        edits = {each.id for each in self.fight.ruleset.edits}
        more = self.worded(chain(self._of_questions(view), of_steps(view, edits)))
        if not more:
            return self._tables[1]
        return {kind: {**self._tables[1].get(kind, {}), **more.get(kind, {})} for kind in {**self._tables[1], **more}}

    def worded(self, ids: Iterable[tuple[str, str]]) -> Words:
        """What these are called, by kind."""
        found: Words = {}
        for kind, id in dict.fromkeys(ids):
            found.setdefault(kind, {})[id] = self._word(kind, id)
        return found

    def _word(self, kind: str, id: str) -> Any:
        if (kind, id) not in self._words:
            self._words[kind, id] = self._say(kind, id)
        return self._words[kind, id]

    def _say(self, kind: str, id: str) -> Any:
        speaker = self.speaker
        if kind == "option":
            help = message_id("option", id, "help")
            said = speaker.say(help) if help in speaker.messages else ""
            return {"text": speaker.word("option", id), "short": speaker.short("option", id), "help": said}
        if kind == "field":
            option, _, name = id.partition(".")
            return {"text": speaker.field(name, option)}
        if kind == "name":
            return {"text": speaker.name(id)}
        return {"text": speaker.word(kind, id), "short": speaker.short(kind, id)}

    def _of_table(self, view: View) -> Iterator[tuple[str, str]]:
        clock, ground = view["clock"], view["battlefield"]
        yield from (("phase", each) for each in (clock["phase"], *(step["id"] for step in clock["steps"])) if each)
        yield "name", clock["unit"]
        yield from (("fact", name) for name, _ in clock["numbers"])
        yield from (("measure", each) for each in dict.fromkeys([ground["unit"], ground["unit"].rstrip("0123456789")]))
        yield from (("feature", each["kind"]) for each in ground["features"])
        yield from (("feature", each["state"]) for each in ground["features"] if each["state"])
        for group in view["order"]:
            yield from (("note", each["note"]) for each in group["members"] if each["note"])

    def _of_questions(self, view: View) -> Iterator[tuple[str, str]]:
        names = self.names()
        yield from (("act", each["what"]) for each in view["under_way"] if each["what"] not in names)
        for question in view["asked"]:
            for option in question["options"]:
                yield "option", option["id"]
                yield "group", option["group"]
                for name, field in option["fields"].items():
                    yield "field", f"{option['id']}.{name}"
                    among = field.get("among") or ()
                    yield from (("name", str(x)) for x in among if field["type"] != "combatant" and x not in names)

    def _of_somebody(self, each: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
        return tuple(self._about(each, self.names()))

    def _about(self, each: Mapping[str, Any], names: Mapping[str, str]) -> Iterator[tuple[str, str]]:
        if each["looks"]:
            yield "looks", each["looks"]
        yield "status", each["status"]
        for condition in each["conditions"]:
            if condition["id"] not in names:
                yield "condition", condition["id"]
            if condition["until"]:
                yield "moment", condition["until"]["id"]
        for budget in each["budget"] or ():
            yield "budget", budget["id"]
            if budget["unit"]:
                yield "measure", budget["unit"]
        for name, value in each["facts"] or ():
            yield "fact", name
            if isinstance(value, str) and value not in names:
                yield "name", value
        yield from (("name", item) for item in each["holds"] if item not in names)
        held = each["held"]
        if held:
            yield "held", held["kind"]
            if held["act"] and held["act"] not in names:
                yield "act", held["act"]
            if (trigger := (held["trigger"] or "").partition(":")[0]) and trigger not in names:
                yield "name", trigger

    # -- sentences ---------------------------------------------------------------------------------
    def log(self, lines: Sequence[Line]) -> list[dict[str, Any]]:
        """All lines of the log, each with its sentence; the same objects as before as far as nothing has changed."""
        mark = self.fight.known.log(self.side).digest
        if mark == self._mark:
            return self._told
        self._mark, same, had = mark, 0, len(self._lines)
        if had and had <= len(lines) and lines[had - 1] is self._lines[-1]:
            same = had
        while same < had and same < len(lines) and self._lines[same] == lines[same]:
            same += 1
        del self._lines[same:]
        self._told = self._told[:same]  # others hold on to the list as it was
        if same < len(lines):
            events = self.fight.scene.events
            for event in events[self._read if self._read <= len(events) else 0 :]:
                self._kinds.setdefault(event.kind, type(event))
            self._read = len(events)
            names = self.names()
            said = self.sentences.under(names)
            for line in lines[same:]:
                self._lines.append(line)
                what = (line["kind"], repr(line["facts"]))
                if what not in said:
                    said[what] = self.line(line, names)
                told = {"line": line["line"], "under": line["under"], "round": line["round"], "turn": line["turn"],
                        "kind": line["kind"], "rules": line["rules"], "text": said[what]}  # fmt: skip
                if sums := self.sums(line, said[what], names):
                    told["sums"] = sums
                self._told.append(told)
        return self._told

    def acts(self, view: View) -> list[dict[str, Any]]:
        """The short log: a line for each act with what came of it, made of nothing but what the side was told."""
        log, sentences = self.fight.known.log(self.side), self.log(view["log"])
        moment = (log.digest, self.names(), view["combatants"])
        if not is_same(self._acts[0], moment):
            names = self.names()
            said, shown = self.sentences.under(names), partial(self.named, view)
            self._acts = moment, self._story.acts(view, log.told, sentences, names, shown, said)
        return self._acts[1]

    @property
    def over(self) -> list[tuple[int, int]]:
        """After how many lines and acts the last stretches of the short log ended, which stay as they are."""
        return self._story.over

    def line(self, line: Line, names: Mapping[str, str]) -> str:
        """A line of the log as a sentence, empty if there is nothing to say. What is secret is left out where the
        message can do without it, and else a question mark, whatever it is.
        """
        kind = self._kinds.get(line["kind"])
        if kind is None:
            return ""
        id = message_id("event", line["kind"])
        facts = {name: revived(value) for name, value in line["facts"].items()}
        variables = self.speaker.variables(facts, whose(names, facts.get("who")), declared(kind))
        silent = self.speaker.messages.silent(id)
        for name in marks_of(kind):
            if line["facts"].get(name) is None:
                for each in (name, *(f"{name}_{part}" for part in ("label", "count", "total"))):
                    variables[each] = silent.get(each, UNTOLD)
        return self.speaker.messages.say(id, variables)

    def sums(self, line: Line, text: str, names: Mapping[str, str]) -> list[dict[str, Any]]:
        """The numbers in a sentence that have reasons: how they stand there, and their parts with cause and rule."""
        found: list[dict[str, Any]] = []
        for fact in map(revived, line["facts"].values()):
            said = self.speaker.tally(fact, names) if isinstance(fact, Tally) and len(fact.parts) > 1 else ""
            if said and said in text:
                parts = as_parts(fact, partial(self.speaker.cause, names=names))
                found.append({"text": said, "total": fact.total, "parts": parts})
        return found

    def prompts(self, view: View) -> list[str]:
        """The line above the answers, for every question to the seat."""
        names, belief = self.names(), self.belief
        asked = [belief.asked(each["who"]) for each in view["asked"]]
        return [self.speaker.question(each, names) if each is not None else "" for each in asked]

    def reasons(self, refusals: Sequence[Refusal]) -> list[dict[str, str]]:
        """Why not: the rule, the reason in a sentence."""
        names, found = self.names(), []
        for each in refusals:
            key = (each.rule, repr(each.facts))
            if key not in self._reasons:
                self._reasons[key] = self.speaker.reason(each, names)
            found.append({"rule": each.rule, "text": self._reasons[key]})
        return found

    def result(self) -> str:
        over = self.fight.over
        return self.speaker.result(over) if over else ""

    def rule(self, id: str) -> str:
        """The text of a rule, empty if there is none of this name."""
        try:
            return rulebook(self.fight.game, self.lang).rule(id).text
        except LookupError:
            return ""

    def default(self, option: Option, field: str) -> str:
        """What happens if a field is left out."""
        return self.speaker.default(field, option.fields[field], option.id, self.names())


def of_steps(view: View, edits: Container[str]) -> Iterator[tuple[str, str]]:
    """What undo would undo: decrees of the game master, else options; some the game master is asked for, too."""
    for back in view.get("undo", {}).values():
        yield "edit" if back["who"] == GAME_MASTER and back["what"] in edits else "option", back["what"]


def is_same(one: Sequence[Any], other: Sequence[Any]) -> bool:
    """Whether two rows have the very same objects in them."""
    return len(one) == len(other) and all(a is b for a, b in zip(one, other, strict=True))


def strings(data: Any) -> Iterator[str]:
    """Every text in plain data, keys of mappings too."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, Mapping):
        for name, value in data.items():
            yield name
            yield from strings(value)
    elif isinstance(data, (list, tuple)):
        for each in data:
            yield from strings(each)


def all_strings(data: Any) -> frozenset[str]:
    return frozenset(strings(data))


def revived(value: Any) -> Any:
    """A fact of a line as the event had it: lists were tuples, numbers with reasons were tallies."""
    if isinstance(value, list):
        return tuple([revived(each) for each in value])
    if isinstance(value, Mapping):
        if set(value) == {"parts"}:
            return Tally(tuple([Modifier(**each) for each in value["parts"]]))
        return {name: revived(each) for name, each in value.items()}
    return value
