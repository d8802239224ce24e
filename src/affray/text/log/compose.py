"""Makes lines of events: who acts, what joins whose line, what is not worth a line. It knows no game.

The words are messages. `line-<kind>` is what a line says that the event opens, `part-<kind>` what it adds to the line
of the act that it belongs to, `row-<kind>` one of several in a row; an event with empty words is on a line without
being heard. Without any of them the sentence of the full log is used, without the name of whoever acts anyway. A kind
with `turn-<kind>` belongs to a turn of whom it is about.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from decimal import Decimal
from typing import Any

from affray.core.events import Event
from affray.rulesets import events as shared
from affray.text.speaker import Names, Speaker

from .draft import ANSWER, Draft, Scope
from .ending import Ledger
from .lines import Line, cells

People = Mapping[str, tuple[str, tuple[int, int] | None]]
"""By id: the side, and how much health of how much, if that is known."""
RULE = 42
"""So wide is the line that parts two rounds."""
ANSWERS = (shared.Reacted, shared.Interrupted)
AIMED = ("target", "targets", "caught")
"""The facts that name whom an act is meant for."""
LOUD = (shared.Fell, shared.Died, shared.ConditionGained)
"""What nobody should overlook."""


class Composer:
    """Takes events one by one and gives lines; remembers what hangs on what, so that a log can be told in parts."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.names: Names = {}
        self.people: People = {}
        self.health: dict[str, tuple[int, int] | None] = {}
        self.ledger = Ledger()
        self._drafts: list[Draft] = []
        self._root = Scope(None, 0)
        self._scopes: dict[int, Scope] = {}
        self._turn: Scope | None = None
        self._round = ""

    def look(self, people: People, names: Names) -> None:
        """Who takes part; the health of those who are new."""
        self.people, self.names = people, names
        for who, (_, health) in people.items():
            self.health.setdefault(who, health)

    def settle(self, people: People) -> None:
        """Everybody's health as it is now, whatever has changed it."""
        self.health |= {who: health for who, (_, health) in people.items()}

    def forget(self, left: Iterable[Event]) -> None:
        """Begin anew with the events that are left, which were told already."""
        people, names = self.people, self.names
        self.__init__(self.speaker)  # type: ignore[misc]
        self.look(people, names)
        for event in left:
            self.take(event)
        self.finish()

    def finish(self) -> list[Line]:
        """The lines that have been written since the last time."""
        self._flush(self._root, *self._scopes.values())
        drafts, self._drafts = self._drafts, []
        for draft in drafts:
            draft.told = True
        return [Line(0, each.kind, each.depth, each.text(), tuple(each.events)) for each in drafts]

    # -- one event ---------------------------------------------------------------------------------
    def take(self, event: Event) -> None:
        """Write an event down: on a line of its own or on somebody's."""
        scope = self._root if event.under is None else self._scopes.get(event.under, self._root)
        if isinstance(event, shared.RoundBegan):
            self._scopes[event.line] = self._begin_round(event)
        elif isinstance(event, shared.CombatOver):
            self._end(event)
            self._scopes[event.line] = self._root
        else:
            self._scopes[event.line] = self._tell(event, scope)

    def _tell(self, event: Event, scope: Scope) -> Scope:
        """Write it down, and say where what hangs on it belongs."""
        note = self._words("turn", event)
        if note is not None and (scope.is_round or isinstance(event, shared.TurnBegan)):
            begins = isinstance(event, shared.TurnBegan) or bool(note)
            scope = self._begin_turn(event, scope, note, begins)
            if not begins:
                self._write(event, scope)
            return scope
        return self._write(event, scope)

    def _write(self, event: Event, scope: Scope) -> Scope:
        if isinstance(event, shared.Moved):
            return self._walk(event, scope)
        if isinstance(event, shared.Rolled):
            return self._roll(event, scope)
        row = self._words("row", event)
        if row:
            return self._line_up(event, scope, row)
        label, part = self._words("line", event), self._words("part", event)
        if label is None and part is None:
            label = self._sentence(event, scope)
        if not label and not part:
            return self._keep_quiet(event, scope)
        if isinstance(event, ANSWERS):
            return self._answer(event, scope, label or "")
        if part is None or isinstance(event, shared.AttackDeclared):
            return self._open(event, scope, label or "")
        return self._join(event, scope, label or "", part)

    # -- rounds and turns --------------------------------------------------------------------------
    def _begin_round(self, event: Event) -> Scope:
        self._flush(self._root, *self._scopes.values())
        title = (self._words("line", event) or self.speaker.event(event, self.names) or "").rstrip(".")
        text = f"── {title} "
        self._round, self._turn = title, None
        self._draft(Draft("round", 0, head=text + "─" * max(2, RULE - cells(text)), events=[event]))
        return Scope(None, 0, self._root, is_round=True)

    def _begin_turn(self, event: Event, scope: Scope, note: str, begins: bool) -> Scope:
        """A turn, or the one that goes on if the event only belongs to it."""
        who = subject(event)
        running = self._turn
        if not begins and running is not None and running.actor == who:
            return running
        self._flush(self._root, *self._scopes.values())
        now = self.health.get(who)
        shown = [self._name(who), f"{now[0]}/{now[1]}".replace("-", "−") if now else "", note]
        draft = Draft("turn", 0, who, (who,), head="  ".join(filter(None, shown)))
        draft.events += [event] if begins else []
        self._turn = Scope(self._draft(draft), 1, scope)
        return self._turn

    def _end(self, event: shared.CombatOver) -> None:
        """How it ended, and in three lines why."""
        self._flush(self._root, *self._scopes.values())
        told = (self.speaker.event(event, self.names) or "").rstrip(".")
        self._draft(Draft("end", 0, head=told, events=[event]))
        sides = {who: side for who, (side, _) in self.people.items()}
        for text in self.ledger.summary(self.speaker, self.names, sides, event.result):
            self._draft(Draft("end", 0, head=text))

    # -- acts --------------------------------------------------------------------------------------
    def _open(self, event: Event, scope: Scope, label: str) -> Scope:
        """A line of its own, or the act that a line was waiting for."""
        line, who = scope.line, subject(event)
        rolls = self._rolls_for(event, scope) if not event.heads and self._decided(event, scope) else []
        self._flush(scope)
        if isinstance(event, shared.AttackDeclared) and line is not None and self._answers(scope, event.target):
            label = self._words("line", event, target="") or label
        about = tuple([each for each in aimed_at(event) if each in self.people])
        if line is not None and line.thin and not line.told and line.actor == who and event.heads:
            if label.startswith(line.head):
                line.head = label
            elif label not in line.head:
                line.parts.append(label)
            line.about, line.thin = about or line.about, False
            draft = line
        else:
            draft = self._draft(self._below(scope, who, label))
            draft.about = about
        draft.events += [*rolls, event]
        draft.parts += [text for each in rolls if (text := self._words("part", each))]
        if isinstance(event, shared.AttackDeclared):
            draft.attack = (who, event.target)
        elif event.heads in (3, 4):
            draft.thin = True
        return Scope(draft, draft.depth + 1, scope)

    def _decided(self, event: Event, scope: Scope) -> bool:
        """Whether dice that wait were thrown for this very act."""
        known = self.speaker.worded("line", event, self.names) is not None
        return known or any(getattr(each, "why", "") == getattr(event, "action", None) for each in scope.rolls)

    def _answer(self, event: Event, scope: Scope, label: str) -> Scope:
        """Somebody acts inside the act of another."""
        who = subject(event)
        self._flush(scope)
        draft = self._draft(self._below(scope, who, label))
        draft.mark, draft.name, draft.thin = ANSWER, self._name(who), True
        draft.events.append(event)
        return Scope(draft, draft.depth + 1, scope)

    def _answers(self, scope: Scope, target: str) -> bool:
        """Whether a line is an answer to an act of this one, who then needs no name."""
        line, above = scope.line, scope.above
        return line is not None and line.mark == ANSWER and above is not None and above.actor == target

    def _walk(self, event: shared.Moved, scope: Scope) -> Scope:
        """A step: the next one of a way that was begun, or a new way."""
        who = event.who
        steps, line = scope.ways.get(who), scope.way_lines.get(who)
        if steps is None or line is None or line.told:
            text, begun = self._way([event]), steps is not None
            place = scope if not begun else scope.above or scope
            line = self._begin_way(event, place, text)
            if not begun:
                scope = Scope(line, line.depth + 1, scope)
            scope.ways[who], scope.way_lines[who], scope.line = [event], line, line
        else:
            steps.append(event)
            text = self._way(steps)
            if line.kind == "turn":
                line.way = text
            elif line.head and line.parts:
                line.parts[0] = text
            else:
                line.head = text
        line.events.append(event)
        return scope

    def _begin_way(self, event: shared.Moved, scope: Scope, text: str) -> Draft:
        line = scope.line
        if line is not None and not line.told and line.actor == event.who:
            if line.kind == "turn" and not line.way and not scope.busy:
                line.way = text
                return line
            if line.thin and not line.parts:
                line.parts, line.thin = [text], False
                return line
        return self._draft(self._below(scope, event.who, text))

    def _way(self, steps: Sequence[Event]) -> str:
        """Where steps lead, and how far that is."""
        first, last = steps[0], steps[-1]
        whole: dict[str, Any] = {"start": first.start} if isinstance(first, shared.Moved) else {}
        for name in ("cost", "feet", "metres"):
            told = [getattr(each, name, None) for each in steps]
            if len(told) > 1 and all(each not in (None, "") for each in told):
                total = sum((Decimal(str(each)) for each in told), Decimal(0))
                whole[name] = int(total) if isinstance(told[0], int) else f"{total.normalize():f}"
        return self._words("line", replace(last, **whole)) or ""

    # -- dice and what comes of them ---------------------------------------------------------------
    def _roll(self, event: shared.Rolled, scope: Scope) -> Scope:
        if not self._words("part", event):
            return self._keep_quiet(event, scope)
        scope.rolls.append(event)
        return scope

    def _join(self, event: Event, scope: Scope, label: str, part: str) -> Scope:
        """What comes of an act joins its line, or that of whom it befalls."""
        who, line = subject(event), scope.line
        attack = isinstance(event, shared.AttackResolved)
        rolls = self._rolls_for(event, scope)
        draft = self._draft_for(event, scope, bool(label))
        opened = draft is None
        if draft is None:
            plain = line is not None and line.about == (who,)
            draft = self._draft(self._below(scope, who, "", named=False if plain else None))
            draft.about = aimed_at(event) if attack else (who,)
            if attack:
                draft.head, draft.attack = label, (who, getattr(event, "target", ""))
            else:
                draft.head = label
                scope.victims[who] = draft
        draft.thin = False
        bare = attack or bool(label)
        said = [text for each in rolls if (text := self._words("part" if bare else "line", each))]
        if label and not attack and not opened:
            said = [f"{label} {', '.join(said)}".rstrip()]
        loud = part.upper() if isinstance(event, LOUD) else part
        draft.parts += [each for each in (*said, loud) if each]
        draft.events += [*rolls, event]
        self._book(event, draft)
        if draft is line and not opened:
            return scope
        return Scope(draft, draft.depth + 1, scope)

    def _draft_for(self, event: Event, scope: Scope, labelled: bool) -> Draft | None:
        """The line that an outcome joins; None if it needs one of its own."""
        who, line = subject(event), scope.line
        fits = line is not None and not line.told and line.kind in ("act", "follows")
        if isinstance(event, shared.AttackResolved):
            if line is None or not fits:
                return None
            if line.attack == (who, event.target):
                return line
            if line.thin and line.actor == who:
                line.parts += [] if line.about == (event.target,) else [self._words("line", event) or ""]
                line.about, line.attack = (event.target,), (who, event.target)
                return line
            return None
        victim = scope.victims.get(who)
        if victim is not None and not victim.told and not labelled:
            return victim
        if line is None or not fits or (labelled and line.parts):
            return None
        return line if line.about == (who,) or (not line.about and line.actor == who) else None

    def _rolls_for(self, event: Event, scope: Scope) -> list[Event]:
        """The dice that decided this, which waited for it."""
        named = [value for value in event.facts().values() if isinstance(value, str) and value]
        found: list[Event] = []
        at: Scope | None = scope
        while at is not None:
            mine = [each for each in at.rolls if subject(each) in named]
            at.rolls = [each for each in at.rolls if each not in mine]
            found = [*mine, *found]
            at = at.above
        return found

    def _flush(self, *scopes: Scope) -> None:
        """Dice of which nothing came."""
        for scope in dict.fromkeys(scopes):
            rolls, scope.rolls = scope.rolls, []
            for event in rolls:
                line, who = scope.line, subject(event)
                text = self._words("line", event) or self._words("part", event) or ""
                if line is not None and not line.told and line.kind != "turn" and line.actor == who:
                    line.parts.append(self._words("part", event) or "" if line.attack else text)
                    line.events.append(event)
                else:
                    self._draft(self._below(scope, who, text)).events.append(event)

    # -- the rest ----------------------------------------------------------------------------------
    def _line_up(self, event: Event, scope: Scope, row: str) -> Scope:
        """One of several that stand in a row on one line."""
        line = scope.rows.get(event.kind)
        if line is None or line.told or self._drafts[-1] is not line:
            line = scope.rows[event.kind] = self._draft(self._below(scope, "", self._words("line", event) or ""))
        line.parts.append(row)
        line.events.append(event)
        return scope

    def _keep_quiet(self, event: Event, scope: Scope) -> Scope:
        """On a line, so that it can be explained, but without words."""
        found = [*scope.victims.values(), *([scope.line] if scope.line is not None else []), *self._drafts[-1:]]
        line = next((each for each in found if not each.told), None)
        if line is not None:
            line.events.append(event)
        self._book(event, line)
        return scope

    def _book(self, event: Event, line: Draft | None) -> None:
        """Keep count of health and harm."""
        if isinstance(event, (shared.Damaged, shared.Healed)):
            self.health[event.who] = self._left(event)
        self.ledger.note(event, line, self._round, self.people)

    def _left(self, event: Event) -> tuple[int, int] | None:
        """What somebody has left, if the event tells it: as health, or as damage in all."""
        most = self._most(event)
        left, damage = getattr(event, "hp", None), getattr(event, "damage", None)
        if isinstance(left, int):
            return left, most
        return (max(0, most - damage), most) if isinstance(damage, int) else None

    def _most(self, event: Event) -> int:
        health = self.people.get(subject(event), ("", None))[1]
        return health[1] if health else 0

    # -- words -------------------------------------------------------------------------------------
    def _words(self, part: str, event: Event, **more: Any) -> str | None:
        """The few words of a message for an event. Whom it is meant for is left out where that is whoever does it."""
        left = self._left(event) if isinstance(event, (shared.Damaged, shared.Healed)) else None
        told: dict[str, Any] = {"left": left[0], "most": left[1]} if left and left[1] else {"left": None, "most": None}
        if getattr(event, "targets", None) == (subject(event),):
            told["targets"] = ()
        return self.speaker.worded(part, event, self.names, **{**event_extras(event, told), **more})

    def _sentence(self, event: Event, scope: Scope) -> str:
        """The sentence of the full log, without the name of whoever acts anyway."""
        text = (self.speaker.event(event, self.names) or "").rstrip(".")
        name = self._name(subject(event))
        for sign in (": ", ", ", " "):
            if name and text.startswith(name + sign):
                return text.removeprefix(name + sign)
        return text

    def _name(self, who: str) -> str:
        return self.speaker.name(who, self.names) if who else ""

    def _below(self, scope: Scope, who: str, head: str, named: bool | None = None) -> Draft:
        """A line that is opened here, with the name of whom it is about, unless that is plain."""
        line = scope.line
        top = line.act if line is not None and line.kind in ("act", "follows") else None
        name = self._name(who) if (who != scope.actor if named is None else named) else ""
        kind = "act" if top is None else "follows"
        if who == scope.actor:
            scope.busy = True
            scope.victims.clear()
        return Draft(kind, scope.depth, who, name=name, head=head, top=top)  # type: ignore[arg-type]

    def _draft(self, draft: Draft) -> Draft:
        self._drafts.append(draft)
        return draft


def event_extras(event: Event, told: dict[str, Any]) -> dict[str, Any]:
    """What is added to the facts of an event: not what it tells itself."""
    return {name: value for name, value in told.items() if name == "targets" or not hasattr(event, name)}


def subject(event: Event) -> str:
    """Whom an event is about."""
    for name in ("who", "unit", "on", "vehicle", "feature", "item"):
        found = getattr(event, name, None)
        if isinstance(found, str):
            return found
    return ""


def aimed_at(event: Event) -> tuple[str, ...]:
    for name in AIMED:
        found = getattr(event, name, None)
        if isinstance(found, str) and found:
            return (found,)
        if isinstance(found, tuple) and found:
            return found
    return ()
