"""Makes lines of events: who acts, what joins whose line, what is not worth a line. It knows no game.

The words are messages. `line-<kind>` is what a line says that the event opens, `part-<kind>` what it adds to the line
of the act that it belongs to, `row-<kind>` one of several in a row; an event with empty words is on a line without
being heard. Without any of them the sentence of the full log is used, without the name of whoever acts anyway. A kind
with `turn-<kind>` belongs to a turn of whom it is about.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from copy import copy
from dataclasses import replace

from affray.core.events import LASTING, Event
from affray.rulesets import events as shared
from affray.text.speaker import Names, Speaker

from .draft import ANSWER, Draft, Scope, capital, chain
from .ending import Health, Ledger, People
from .lines import Line
from .tables import in_columns, laid_out, tabled
from .wording import Distances, Wording, aimed_at, purpose, subject

PLAIN = ("attack", "defence")
"""Dice of which nobody has to be told what they are for."""
LOUD = (shared.Fell, shared.Died, shared.ConditionGained)
"""What nobody should overlook."""


class Composer:
    """Takes events one by one and gives lines; remembers what hangs on what, so that a log can be told in parts.

    With `ways` a turn says on its heading where its owner goes first.
    """

    def __init__(self, speaker: Speaker, sentence: Callable[[Event], str | None], ways: bool = True) -> None:
        self.words, self._ways = Wording(speaker, sentence), ways
        self.people: People = {}
        self._first: People = {}
        self.health: dict[str, Health | None] = {}
        self.ledger = Ledger()
        self._drafts: list[Draft] = []
        self._quiet: list[Event] = []
        self._root = Scope(None, 0)
        self._scopes: dict[int, Scope] = {}
        self._before: dict[int, Scope] = {}  # of a fork: the scopes of the other one
        self._owned: dict[Scope, Scope] = {}  # and what it has for them
        self._waiting: dict[Scope, None] = {}
        self._turn: Scope | None = None
        self._round = ""
        self._heading = ""  # whose a line without a name is taken for: the turn above it
        self._latest: Draft | None = None  # and what it is taken to come of: the line above it

    def look(self, people: People, names: Names, apart: Distances | None = None) -> None:
        """Who takes part, and how far apart they are without a map; the health of those who are new."""
        if names is not self.words.names:
            self.words.rename(names)
        self.people = self.words.people = people
        self.words.distances = apart
        self._first = self._first or people
        for who, each in people.items():
            self.health.setdefault(who, each.health)

    def settle(self, people: People) -> None:
        """Everybody's health as it is now, whatever has changed it."""
        self.health |= {who: each.health for who, each in people.items()}

    def forget(self, left: Iterable[Event]) -> None:
        """Begin anew with the events that are left, which were told already."""
        first, people, names, apart = self._first, self.people, self.words.names, self.words.distances
        self.__init__(self.words.speaker, self.words.full, self._ways)  # type: ignore[misc]
        self.look(first, names)
        self.look(people, names, apart)
        for event in left:
            self.take(event)
        self.finish()

    def fork(self) -> Composer:
        """Another one that goes on from here, where one stretch of a fight ends, and leaves this one as it is."""
        twin = copy(self)
        twin.health, twin.ledger, twin._quiet = dict(self.health), self.ledger.copy(), [*self._quiet]
        twin._drafts, twin._waiting = [], {}
        twin._before, twin._scopes, twin._owned = {**self._before, **self._scopes}, {}, {}
        twin._root = twin._own(self._root)
        twin._turn = None if self._turn is None else twin._own(self._turn)
        return twin

    def _own(self, scope: Scope) -> Scope:
        """A scope of before the fork that may be written to: each is copied when it is needed, which few are."""
        if scope not in self._owned:
            twin = self._owned[scope] = copy(scope)
            twin.victims, twin.rolls, twin.rows = dict(scope.victims), [*scope.rolls], dict(scope.rows)
            twin.ways, twin.way_lines = {who: [*way] for who, way in scope.ways.items()}, dict(scope.way_lines)
            twin.above = None if scope.above is None else self._own(scope.above)
        return self._owned[scope]

    def _scope(self, line: int | None) -> Scope:
        """What hangs on the event of this line."""
        if line is not None and line not in self._scopes and line in self._before:
            self._scopes[line] = self._own(self._before[line])
        return self._root if line is None else self._scopes.get(line, self._root)

    def finish(self) -> list[Line]:
        """The lines that have been written since the last time."""
        self._flush()
        drafts, self._drafts = self._drafts, []
        if drafts:
            drafts[-1].events += self._quiet
            self._quiet = []
        for draft in drafts:
            draft.told = True
        return [line_of(each) for each in tabled(drafts)]

    # -- one event ---------------------------------------------------------------------------------
    def take(self, event: Event) -> None:
        """Write an event down: on a line of its own or on somebody's."""
        scope = self._scope(event.under)
        if isinstance(event, shared.RoundBegan):
            self._scopes[event.line] = self._begin_round(event)
        elif isinstance(event, shared.CombatOver):
            self._end(event)
            self._scopes[event.line] = self._root
        else:
            self._scopes[event.line] = self._tell(event, scope)

    def _tell(self, event: Event, scope: Scope) -> Scope:
        """Write it down, and say where what hangs on it belongs."""
        note = self.words.few("turn", event)
        own = event.when is not None and event.when[1] == subject(event) != scope.actor  # whatever it hangs on
        if note is not None and (scope.is_round or own or isinstance(event, shared.TurnBegan)):
            scope = next((each for each in chain(scope) if each.is_round), scope)
            begins = isinstance(event, shared.TurnBegan) or bool(note)
            scope = self._begin_turn(event, scope, note, begins)
            if not begins:
                self._write(event, scope)
            return scope
        return self._write(event, scope)

    def _write(self, event: Event, scope: Scope) -> Scope:
        """On whose line it stands."""
        self._leave(scope)
        if isinstance(event, shared.Moved):
            return self._walk(event, scope)
        if isinstance(event, shared.Rolled):
            return self._roll(event, scope)
        row = self.words.few("row", event)
        if row:
            return self._line_up(event, scope, row)
        answer = self.words.few("answer", event)
        if answer is not None:
            return self._answer(event, scope, answer)
        label, part = self.words.few("line", event), self.words.few("part", event)
        if label is None and part is None:
            label = self.words.sentence(event, "" if self._is_amid(scope) else scope.actor)
        if (not label and not part) or (scope.hushed and not event.heads and not isinstance(event, shared.Died)):
            return self._keep_quiet(event, scope)
        if part is None or isinstance(event, shared.AttackDeclared):
            return self._open(event, scope, label or "")
        return self._join(event, scope, label or "", part)

    # -- rounds and turns --------------------------------------------------------------------------
    def _begin_round(self, event: Event) -> Scope:
        self._flush()
        title = (self.words.few("line", event) or self.words.full(event) or "").rstrip(".")
        self._round, self._turn, self._heading = title, None, ""
        self._root.victims.clear()
        self._draft(Draft("round", 0, head=title, events=[event]))
        return Scope(None, 0, self._root, is_round=True)

    def _begin_turn(self, event: Event, scope: Scope, note: str, begins: bool) -> Scope:
        """A turn, or the one that goes on if the event only belongs to it."""
        who = subject(event)
        running = self._turn
        if not begins and running is not None and running.actor == who:
            return running
        self._flush()
        health = self.words.health(self.health.get(who))
        draft = Draft("turn", 0, who, (who,), name=self.words.name(who), head=health, note=note)
        draft.events += [event] if begins else []
        self._turn, self._heading = Scope(self._draft(draft), 1, scope), who
        scope.victims.clear()
        return self._turn

    def _end(self, event: shared.CombatOver) -> None:
        """How it ended, and in three lines why."""
        self._flush()
        told = (self.words.full(event) or "").rstrip(".")
        self._draft(Draft("end", 0, head=told, events=[event]))
        for text in self.ledger.summary(self.words.speaker, self.words.names, event.result):
            self._draft(Draft("end", 0, head=text))

    # -- acts --------------------------------------------------------------------------------------
    def _open(self, event: Event, scope: Scope, label: str) -> Scope:
        """A line of its own, or the act that a line was waiting for."""
        line, who = scope.line, subject(event)
        rolls = self._rolls_for(event, scope) if not event.heads and self._decided(event, scope) else []
        self._flush_between(scope)
        if isinstance(event, shared.AttackDeclared) and line is not None:
            if self._answers(scope, event.target) or (line.thin and line.about == (event.target,)):
                label = self.words.few("line", event, target="") or label
        about = tuple([each for each in aimed_at(event) if each in self.people])
        if line is not None and line.thin and not line.told and line.actor == who and (event.heads or line.mark):
            if label.startswith(line.head):
                line.head = label
            elif label not in line.head:
                line.parts.append(label)
            line.about, line.thin = about or line.about, False
            draft = line
        else:
            whole = event.heads == LASTING or self.words.few("line", event) is None  # a sentence says whom it is about
            draft = self._draft(self._below(scope, who, label, named=False if whole else None))
            draft.about, draft.whole = about, whole and label == (self.words.full(event) or "").rstrip(".")
            scope.last = draft if who == scope.actor else scope.last
            for each in chain(scope):
                each.victims.pop(who, None)  # what befalls it from now on follows from this
        draft.events += [*rolls, event]
        draft.parts += [text for each in rolls if (text := self.words.few("part", each))]
        if isinstance(event, shared.AttackDeclared):
            draft.attack = (who, event.target)
        elif event.heads in (3, 4):
            draft.thin = True
        return Scope(draft, draft.depth + 1, scope)

    def _decided(self, event: Event, scope: Scope) -> bool:
        """Whether dice that wait were thrown for this very act."""
        known = self.words.few("line", event) is not None
        return known or any(purpose(each) == getattr(event, "action", None) for each in scope.rolls)

    def _answer(self, event: Event, scope: Scope, label: str) -> Scope:
        """Somebody acts inside the act of another."""
        who = subject(event)
        self._flush_between(scope)
        draft = self._draft(self._below(scope, who, label))
        draft.mark, draft.name, draft.thin = ANSWER, self.words.name(who), True
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
            text, begun = self.words.way([event]), steps is not None
            place = scope if not begun else scope.above or scope
            self._flush_between(place)
            line = self._begin_way(event, place, text)
            if not scope.ways:
                scope = Scope(line, line.depth + 1, scope)
            elif begun:
                scope.line = line
            scope.ways[who], scope.way_lines[who] = [event], line
        else:
            steps.append(event)
            text = self.words.way(steps)
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
            if line.kind == "turn" and self._ways and not line.way and not scope.busy:
                line.way = text
                return line
            if line.thin and not line.parts:
                line.parts, line.thin = [text], False
                return line
        return self._draft(self._below(scope, event.who, text))

    # -- dice and what comes of them ---------------------------------------------------------------
    def _roll(self, event: shared.Rolled, scope: Scope) -> Scope:
        if not self.words.few("part", event):
            return self._keep_quiet(event, scope)
        scope.rolls.append(event)
        self._waiting[scope] = None
        return scope

    def _join(self, event: Event, scope: Scope, label: str, part: str) -> Scope:
        """What comes of an act joins its line, or that of whom it befalls."""
        line = scope.line
        attack = isinstance(event, shared.AttackResolved)
        rolls = self._rolls_for(event, scope)
        special = any(purpose(each) not in PLAIN for each in rolls)
        draft = self._draft_for(event, scope, bool(label) or special)
        opened = draft is None
        if draft is None:
            draft = self._begin_outcome(event, scope, label, bool(rolls))
        draft.thin = False
        said = [text for each in rolls if (text := self._dice(each, bool(label)))]
        part = part.upper() if isinstance(event, LOUD) else part
        if label and not attack and not opened:
            sign = " " if said or part[:1].isdecimal() else ": "
            said, part = [f"{label}{sign}{', '.join(said) or part}"], part if said else ""
        draft.parts += [each for each in (*said, part) if each]
        draft.events += [*rolls, event]
        self._book(event, draft)
        if isinstance(event, (shared.Fell, shared.Died)):
            return Scope(draft, draft.depth + 1, scope, hushed=True)
        return scope if draft is line and not opened else Scope(draft, draft.depth + 1, scope)

    def _begin_outcome(self, event: Event, scope: Scope, label: str, rolled: bool) -> Draft:
        """A line for what comes of an act, if it cannot be on that of the act."""
        who, line = subject(event), scope.line
        self._flush_between(scope)
        plain = self._is_plain(line, who)
        below = self._below(scope, who, label, named=False if plain else None)
        if label and rolled and scope.last is not None and who != scope.actor:  # an answer to the last act
            below = replace(below, kind="follows", depth=below.depth + 1, top=scope.last.act)
        draft = self._draft(below)
        if isinstance(event, shared.AttackResolved):
            draft.about, draft.attack = aimed_at(event), (who, event.target)
        else:
            draft.about = (who,)
            scope.victims[who] = draft
        if who == scope.actor and label:
            scope.last = draft
        return draft

    def _is_plain(self, line: Draft | None, who: str) -> bool:
        """Whether a line below this one needs no name: it befalls the same one, and nobody else has a line between."""
        return line is not None and line.about == (who,) and self._is_right_below(line)

    def _is_right_below(self, line: Draft) -> bool:
        """Whether what is written next is read as what comes of this line: nothing else stands in between."""
        last = self._latest
        while last is not None and last is not line:
            last = last.above
        return last is line

    def _dice(self, event: Event, labelled: bool) -> str:
        """Dice in numbers, with what they are for where nothing else says so."""
        bare = labelled or purpose(event) in PLAIN
        return self.words.few("part" if bare else "line", event) or ""

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
                line.parts += [] if line.about == (event.target,) else [self.words.few("line", event) or ""]
                line.about, line.attack = (event.target,), (who, event.target)
                return line
            return None
        acts = [each for each in chain(scope) if each is scope or each.line is not None]
        victim = next((each.victims[who] for each in acts if who in each.victims), None)
        if victim is not None and not victim.told and not labelled:
            return victim
        if line is None or not fits or (labelled and line.parts):
            return None
        return line if line.about == (who,) or (not line.about and line.actor == who) else None

    def _rolls_for(self, event: Event, scope: Scope) -> list[Event]:
        """The dice that decided this, which waited for it."""
        named = [value for value in event.facts().values() if isinstance(value, str) and value]
        attack = isinstance(event, shared.AttackResolved)
        found: list[Event] = []
        for at in chain(scope):
            mine = [
                each for each in at.rolls
                if subject(each) in named and (not attack or purpose(each) in PLAIN)
            ]  # fmt: skip
            at.rolls = [each for each in at.rolls if each not in mine]
            found = [*mine, *found]
        if attack and found and subject(found[0]) != subject(event):  # one of several targets
            found.sort(key=lambda each: subject(each) != subject(event))
        return found

    def _leave(self, scope: Scope) -> None:
        """Nothing more comes of dice that fell in an act which is over."""
        here = list(chain(scope))
        for each in [each for each in self._waiting if each not in here]:
            self._flush(each)

    def _flush_between(self, scope: Scope) -> None:
        """Nothing more comes of dice that fell between two acts."""
        if scope.line is None or scope.line.kind == "turn":
            self._flush(scope)

    def _flush(self, *scopes: Scope) -> None:
        """Tell of dice of which nothing came."""
        for scope in scopes or tuple(self._waiting):
            self._waiting.pop(scope, None)
            rolls, scope.rolls = scope.rolls, []
            for event in rolls:
                line, who = scope.line, subject(event)
                if line is not None and not line.told and line.kind != "turn" and line.actor == who:
                    line.parts.append(self._dice(event, False))
                    line.events.append(event)
                else:
                    plain, busy = self._is_plain(line, who), scope.busy
                    told = self.words.few("line", event) or self._dice(event, False)
                    draft = self._below(scope, who, told, named=False if plain else None)
                    self._draft(draft).events.append(event)
                    scope.busy = busy

    # -- the rest ----------------------------------------------------------------------------------
    def _line_up(self, event: Event, scope: Scope, row: str) -> Scope:
        """One of several that stand in a row on one line."""
        line = scope.rows.get(event.kind)
        if line is None or line.told or self._drafts[-1] is not line:
            line = scope.rows[event.kind] = self._draft(self._below(scope, "", self.words.few("line", event) or ""))
        line.parts.append(row)
        line.events.append(event)
        return scope

    def _keep_quiet(self, event: Event, scope: Scope) -> Scope:
        """On a line, so that it can be explained, but without words."""
        found = [*scope.victims.values(), *([scope.line] if scope.line is not None else [])]
        line = next((each for each in found if not each.told), None)
        if line is not None:
            line.events.append(event)
        else:
            self._quiet.append(event)  # it belongs to the next line
        self._book(event, line)
        falls = isinstance(event, (shared.Fell, shared.Died))
        return Scope(scope.line, scope.depth, scope, hushed=True) if falls else scope

    def _book(self, event: Event, line: Draft | None) -> None:
        """Keep count of health and harm."""
        if isinstance(event, (shared.Damaged, shared.Healed)):
            self.health[event.who] = self.words.left(event)
        self.ledger.note(event, line, self._round, self.people)

    def _below(self, scope: Scope, who: str, head: str, named: bool | None = None) -> Draft:
        """A line that is opened here, with the name of whom it is about, unless that is plain."""
        line = scope.line
        top = line.act if line is not None and line.kind in ("act", "follows") else None
        kind = "act" if top is None else "follows"
        strange = who != scope.actor or self._is_amid(scope)
        name = self.words.name(who) if (strange if named is None else named) else ""
        if who == scope.actor:
            scope.busy = scope.busy or bool(head)
            scope.victims.clear()
        return Draft(kind, scope.depth, who, name=name, head=head, top=top, above=line)  # type: ignore[arg-type]

    def _is_amid(self, scope: Scope) -> bool:
        """Whether others have acted since: several act at the same time, and need their names."""
        line = scope.line
        if line is None or line.kind == "turn":
            return line is not None and scope.actor != self._heading != ""
        return not self._is_right_below(line)

    def _draft(self, draft: Draft) -> Draft:
        draft.events[:0], self._quiet = self._quiet, []
        at = self._behind(draft.above)
        self._latest = draft if at == len(self._drafts) else self._latest
        self._drafts.insert(at, draft)
        return draft

    def _behind(self, above: Draft | None) -> int:
        """Where a line stands: at the end, unless it hangs on that of one of several whom the same act befalls."""
        end = len(self._drafts)
        if above is None or above not in self._drafts or not above.is_victim:
            return end
        later = range(self._drafts.index(above) + 1, end)
        return next((each for each in later if self._drafts[each].depth <= above.depth), end)


def line_of(draft: Draft) -> Line:
    """The line of a draft, with the rows of its table."""
    text, events = draft.text(), [*draft.events, *[event for row in draft.rows for event in row.events]]
    shared, rows = laid_out(draft.rows) if draft.rows else ("", [])

    def captioned(text: str) -> str:
        return f"{text}{'; ' if draft.parts else ': '}{shared}" if text and shared else text or capital(shared)

    shown = "\n".join(filter(None, [captioned(text), *in_columns(rows)]))
    said, named = captioned(draft.plain()), bool(draft.name) or draft.whole
    return Line(0, draft.kind, draft.depth, shown, in_order(events), (), said, tuple(rows), draft.actor, named)


def in_order(events: Iterable[Event]) -> tuple[Event, ...]:
    return tuple(sorted(events, key=lambda each: each.line))
