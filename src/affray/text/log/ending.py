"""What a fight comes to in three lines: who fell, who did most damage, what turned it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import NamedTuple

from affray.core.events import Event
from affray.rulesets import events as shared
from affray.text.speaker import Names, Speaker

from .draft import Draft

DESTROYED = ("marked",)
"""How games that do not say that somebody fell call it."""


class Health(NamedTuple):
    """How much somebody has, of how much, and what is lost before that, where a game has such a thing."""

    now: int
    most: int
    spare: int = 0


class Person(NamedTuple):
    """Somebody's side, and health if it is known."""

    side: str
    health: Health | None
    stands: bool = True


People = Mapping[str, Person]


@dataclass
class Blow:
    """What one act did to a side: the share of its health that it took, and so much more for everybody who fell."""

    line: Draft
    round: str
    against: str
    weight: Fraction = Fraction(0)


@dataclass
class Ledger:
    """Harm, kept count of while a fight is told."""

    dealt: Counter[str] = field(default_factory=Counter)
    fallen: dict[str, None] = field(default_factory=dict)
    blows: dict[tuple[int, str], Blow] = field(default_factory=dict)

    def copy(self) -> Ledger:
        """The same so far, to be kept apart from now on."""
        blows = {key: replace(each) for key, each in self.blows.items()}
        return Ledger(Counter(self.dealt), dict(self.fallen), blows)

    def note(self, event: Event, line: Draft | None, round: str, people: People) -> None:
        """Write down what an event did to whom; `people` are sides and health by id."""
        who = str(getattr(event, "who", None) or getattr(event, "unit", ""))
        if who not in people:
            return
        side = people[who].side
        if isinstance(event, shared.Damaged):
            source = getattr(event, "source", "") or (line.act.actor if line is not None else "")
            if source in people and people[source].side != side:
                self.dealt[source] += event.taken
            whole = sum(each.health.most for each in people.values() if each.side == side and each.health) or 1
            self._weigh(line, round, side, Fraction(event.taken, whole))
        elif isinstance(event, (shared.Fell, shared.Died)) or event.kind in DESTROYED:
            if who not in self.fallen:
                self.fallen[who] = None
                self._weigh(line, round, side, Fraction(1, sum(each.side == side for each in people.values())))
        elif isinstance(event, shared.Healed):
            self.fallen.pop(who, None)

    def _weigh(self, line: Draft | None, round: str, side: str, weight: Fraction) -> None:
        if line is not None:
            act = line if line.attack else line.act
            blow = self.blows.setdefault((id(act), side), Blow(act, round, side))
            blow.weight += weight

    def summary(self, speaker: Speaker, names: Names, winner: str) -> list[str]:
        """The three lines, as many of them as there is something to say for."""
        named = [speaker.name(who, names) for who in self.fallen]
        lines = [speaker.say("log-fell", names=", ".join(named), count=len(named))]
        if self.dealt:
            best = max(self.dealt.values())
            most = [speaker.name(who, names) for who, dealt in self.dealt.items() if dealt == best]
            lines.append(speaker.say("log-most", names=", ".join(most), damage=best))
        against = [blow for blow in self.blows.values() if blow.against != winner] or list(self.blows.values())
        if against:
            blow = max(against, key=lambda each: each.weight)
            name = speaker.name(blow.line.actor, names)
            lines.append(speaker.say("log-turned", round=blow.round, name=name, line=blow.line.said()))
        return lines
