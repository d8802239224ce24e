"""The few words that the log has for an event, and whom an event is about."""

from __future__ import annotations

from collections.abc import Callable, Mapping, MutableMapping, Sequence
from dataclasses import replace
from decimal import Decimal
from typing import Any, NamedTuple, cast

from affray.core.events import UNSEEN, Event
from affray.rulesets import events as shared
from affray.text.speaker import Names, Speaker, capital

from .ending import Health, People

AIMED = ("target", "targets", "caught")
"""The facts that name whom an act is meant for."""
LENGTHS = ("cost", "feet", "metres")
"""What games call how far a step goes."""


class Distances(NamedTuple):
    """How far pairs are apart where there is no map, in this unit, since the event of this line; how they stand."""

    apart: Mapping[frozenset[str], int]
    stances: Mapping[tuple[str, str], Sequence[str]]
    unit: str
    since: int


NEAREST = 3
"""So many opponents are told of after a movement without a map."""


class Wording:
    """Words in one language, for those who take part. `full` gives the sentence of the full log. Who tells several
    sides of a fight may let them share what is `said`, as long as they give everybody the same names.
    """

    said: MutableMapping[Any, Any] | None = None

    def __init__(self, speaker: Speaker, full: Callable[[Event], str | None]) -> None:
        self.speaker, self.full = speaker, full
        self.names: Names = {}
        self.people: People = {}
        self.distances: Distances | None = None
        self._heard: dict[tuple[Any, ...], tuple[Event, str | None]] = {}

    def forget(self) -> None:
        """Forget what was said of events: it is kept only while they may be told again."""
        self._heard.clear()

    def rename(self, names: Names) -> None:
        """From now on these are the names. What was said stays, unless somebody in it is called otherwise now."""
        if any(names.get(id, name) != name for id, name in self.names.items()):
            self.forget()
        self.names = names

    def few(self, part: str, event: Event, **more: Any) -> str | None:
        """The few words of a message for an event; None if there are none."""
        if not self.speaker.has_words(part, type(event)):
            return None
        key = (part, id(event), *more.items())
        if (known := self._heard.get(key)) is None or known[0] is not event:
            known = self._heard[key] = event, self._few(part, event, more)
        return known[1]

    def _few(self, part: str, event: Event, more: Mapping[str, Any]) -> str | None:
        """Whom it is meant for is left out where that is whoever does it."""
        left = self.left(event) if isinstance(event, (shared.Damaged, shared.Healed)) else None
        told: dict[str, Any] = {"left": None, "most": None, "critical": False, "mapped": self.distances is None}
        if left and left.most:
            told |= {"left": left.now, "most": left.most}
        if isinstance(event, (shared.ConditionGained, shared.ConditionEnded)):
            told["id"] = event.condition
        told = {name: value for name, value in told.items() if not hasattr(event, name)}
        if isinstance(event, shared.Rolled):
            told["success"] = event.success
        if getattr(event, "targets", None) == (subject(event),):
            told["targets"] = ()
        told |= more
        if self.said is None:
            return self.speaker.worded(part, event, self.names, **told)
        key = (part, event.kind, repr(event.facts()), repr(told))
        if key not in self.said:
            self.said[key] = self.speaker.worded(part, event, self.names, **told)
        return cast("str | None", self.said[key])

    def sentence(self, event: Event, actor: str) -> str:
        """The sentence of the full log, without the name of whoever acts anyway."""
        text = (self.full(event) or "").rstrip(".")
        name = self.name(actor) if subject(event) == actor else ""
        for sign in (": ", ", ", " "):
            if name and text.startswith(name + sign):
                return text.removeprefix(name + sign)
        return text

    def way(self, steps: Sequence[Event]) -> str:
        """Where steps lead, and how far that is."""
        first, last = steps[0], steps[-1]
        whole: dict[str, Any] = {"start": first.start} if isinstance(first, shared.Moved) else {}
        for name in LENGTHS:
            told = [getattr(each, name, None) for each in steps]
            if len(told) > 1 and all(each not in (None, "") for each in told):
                total = sum((Decimal(str(each)) for each in told), Decimal(0))
                whole[name] = int(total) if isinstance(told[0], int) else f"{total.normalize():f}"
        walked = replace(last, **whole)
        if self.distances is not None:
            return self._without_map(walked, self.distances)
        return self._few("line", walked, {}) or ""

    def _without_map(self, walked: Event, known: Distances) -> str:
        """How far somebody went, and how far off opponents are then."""
        lengths = [getattr(walked, name) for name in LENGTHS if getattr(walked, name, None)]
        length = self.speaker.name(str(lengths[0])) if lengths else ""
        near = self._near(subject(walked), known) if walked.line == known.since else ""
        return self.speaker.say("log-way", length=length, near=near, unit=known.unit)

    def _near(self, who: str, known: Distances) -> str:
        side = self.people[who].side if who in self.people else ""
        others = [each for each, person in self.people.items() if person.stands and person.side != side]
        pairs = {each: frozenset((who, each)) for each in others}
        found = sorted([(known.apart[pair], each) for each, pair in pairs.items() if pair in known.apart])
        told = [(self._away(who, each, far, known), (who, each) in known.stances) for far, each in found[:NEAREST]]
        return ("; " if any(stands for _, stands in told) else ", ").join([text for text, _ in told])

    def _away(self, who: str, other: str, far: int, known: Distances) -> str:
        """How far another one is, and how somebody stands to it."""
        said = [self.speaker.short("condition", each, self.names) for each in known.stances.get((who, other), ())]
        return self.speaker.say("log-away", name=self.name(other), length=far, unit=known.unit, how=", ".join(said))

    def name(self, who: str) -> str:
        """Somebody's name, where a line begins with it."""
        name = self.speaker.name(who, self.names) if who else ""
        return capital(name) if who == UNSEEN else name

    def health(self, now: Health | None) -> str:
        return self.speaker.say("log-health", **now._asdict()) if now else ""

    def left(self, event: Event) -> Health | None:
        """What somebody has left, if the event tells it: as health, or as damage in all."""
        known = self.people.get(subject(event))
        most = known.health.most if known and known.health else 0
        left, damage = getattr(event, "hp", None), getattr(event, "damage", None)
        if isinstance(left, int):
            return Health(left, most, getattr(event, "sp", 0) or 0)
        return Health(max(0, most - damage), most) if isinstance(damage, int) else None


def subject(event: Event) -> str:
    """Whom an event is about."""
    for name in ("who", "unit", "on", "vehicle", "feature", "item"):
        found = getattr(event, name, None)
        if isinstance(found, str):
            return found
    return ""


def purpose(event: Event) -> str:
    """What dice were thrown for."""
    return str(getattr(event, "why", ""))


def aimed_at(event: Event) -> tuple[str, ...]:
    """Whom an act is meant for."""
    for name in AIMED:
        found = getattr(event, name, None)
        if isinstance(found, str) and found:
            return (found,)
        if isinstance(found, tuple) and found:
            return found
    return ()
