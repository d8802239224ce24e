"""The fight as a script sees it (Scene), and what a game gives to the core (State, Ruleset)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from .actions import Edit
from .acts import check_acts, folded, interruption, underway
from .events import LASTING, NOBODY_UNSEEN, Ended, Event, Head, Lost, Overruled, Unseen, When, place, stamp
from .fields import Text
from .refusals import Refusal, Values
from .script import Option, Overrule, Question, Reply, Script
from .timing import Lasting, Timing
from .windows import Window


class State(Protocol):
    """Everything that must survive between two steps: a ruleset adds its combatants and its cursor.

    `clone` is written by hand and copies what can change; values that cannot are shared.
    """

    timing: Timing
    over: str
    """The result, once the fight is over; empty until then."""

    def clone(self: S) -> S: ...


S = TypeVar("S", bound=State)
Effect = Callable[[S], None]


class Ruleset(Protocol[S]):
    """A game as the core needs it."""

    name: str
    edits: Sequence[Edit[S]]
    # also, where a game has them: `answering`, its kinds of answers in windows; `when` and `unseen` of an event,
    # `where` somebody is; `core.views.Knowing` says what a game adds to be seen through the eyes of a side

    def next(self, scene: Scene[S]) -> Script[None] | None:
        """The next step of play, chosen from the state alone; None when nothing can happen any more."""

    def out_of_turn(self, scene: Scene[S], who: str, do: str, values: Values) -> list[Refusal]:
        """Why somebody who is not asked may not do this now."""

    def instead(self, scene: Scene[S], question: Question, do: str) -> Sequence[Refusal]:
        """Why somebody who is asked something else may not do this now; nothing if no rule speaks of it."""

    def seat_of(self, state: S, who: str) -> str:
        """The seat that answers for a combatant, a side or the game master."""


class Abandoned(Exception):
    """Unwinds a running step; the next one begins from the state alone."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A place people undo to: where a turn or an action began, as a number of replies."""

    kind: str
    who: str
    position: int


NOBODY: frozenset[str] = frozenset()
END = Option("end", {"result": Text()})
ABANDON = Option("abandon")
"""What the game master can always decree: that the fight is over, or that the running step is dropped."""


class Scene(Generic[S]):
    """What a script reads and changes. (A plain class: a generic dataclass does not survive compilation.)"""

    def __init__(
        self,
        state: S,
        ruleset: Ruleset[S],
        events: list[Event],
        recording: bool = True,
        family: list[Scene[S]] | None = None,
    ) -> None:
        self.state, self.ruleset, self.events, self.recording = state, ruleset, events, recording
        self.family: list[Scene[S]] = [] if family is None else family  # this scene and those set aside from it
        self.family.append(self)
        main = self.family[0]
        self.windows: list[Window] = [] if main is self else main.windows
        self.marks: list[Mark] = [] if main is self else main.marks
        self.acts: list[underway] = []  # those under way since the last interruption, the outermost first
        self.heads: list[Head] = []  # the events that what is told hangs on, the outermost first
        self.floor = 0  # how many of them belong to what was interrupted
        self.changes: list[Effect[S]] = []  # what was done here, for the merge of simultaneous acts
        self._when: Callable[[S], When] | None = getattr(ruleset, "when", None) if main is self else main._when
        self._unseen: Callable[[S], Unseen] | None = getattr(ruleset, "unseen", None)
        self._where: Callable[[S, str], tuple[int, ...] | None] | None = getattr(ruleset, "where", None)
        self.answering: Any = getattr(ruleset, "answering", ())  # the kinds of answers that the game hands in
        self.position = 0  # replies taken so far, kept by the fight
        self.skips: tuple[type[Event], ...] = () if main is self else main.skips
        """Events that nobody listens to, so that a rule need not find out what they would say."""
        self.rehearsed: bool = main is not self and main.rehearsed
        """Nobody will read what is told but for its outcome."""

    def rehearse(self) -> None:
        """From now on only outcomes count: what is told need not say when it was and who saw it."""
        self.rehearsed, self._when = True, None

    def tell(self, event: Event) -> Event:
        """Record an event: what it hangs on, and when, if the game keeps count of rounds and turns."""
        if self.recording:
            if self._when is not None:
                unseen = NOBODY_UNSEEN if self._unseen is None else self._unseen(self.state)
                stamp(event, self._when(self.state), unseen, self._lost(unseen) if unseen else None)
            line, heads = len(self.events), self.heads
            joined = event.heads and self._joins(event)
            place(event, line, heads[-1][1] if heads else None)
            if event.heads and not joined:
                heads.append((event.heads, line))
            self.events.append(event)
        return event

    def _lost(self, unseen: Unseen) -> Lost | None:
        """Who has gone out of sight since the last event, and where; who was never seen is not lost."""
        before = self.events[-1].unseen if self.events else None
        if before is None or before is unseen or self._where is None:
            return None
        found: dict[str, dict[str, tuple[int, ...]]] = {}
        for side, names in unseen.items():
            for who in sorted(names - before.get(side, NOBODY)):
                if (spot := self._where(self.state, who)) is not None:
                    found.setdefault(side, {})[who] = spot
        return found

    def last(self, kind: type[Event], who: str) -> Event | None:
        """The last event of a kind about somebody in this round, for what hangs on it; None if nothing is told."""
        if self.recording:
            begun = self.heads[0][1] if self.heads else 0
            for event in reversed(self.events[begun:]):
                if isinstance(event, kind) and getattr(event, "who", "") == who:
                    return event
        return None

    def _joins(self, event: Event) -> bool:
        """A new head ends those that are as deep as itself or deeper, as far as they were not interrupted, unless it
        is the next of its kind and joins the first.
        """
        heads, depth = self.heads, event.heads
        while len(heads) > self.floor and heads[-1][0] >= depth:
            if event.joins and heads[-1][0] == depth and type(self.events[heads[-1][1]]) is type(event):
                return True
            heads.pop()
        return False

    def mark(self, kind: str, who: str) -> None:
        """Here begins something that people may want to undo as a whole."""
        if self.recording:
            self.marks.append(Mark(kind, who, self.family[0].position))

    def call(self, name: str, of: str) -> list[Lasting]:
        """A moment is here: tell and return what ends with it. What ends against several is told once: against how
        many may be a secret.
        """
        ended = self.state.timing.call(name, of)
        if not ended or not self.recording:
            return ended
        for on, what, rule in dict.fromkeys([(each.on, each.what, each.rule) for each in ended]):
            self.tell(Ended(on, what, rules=(rule,) if rule else ()))
        return ended

    # -- simultaneous acts -------------------------------------------------------------------------
    def aside(self) -> Scene[S]:
        """The same situation, frozen for one of several who act at once; its changes are kept for the merge."""
        twin = Scene(self.state.clone(), self.ruleset, self.events, self.recording, self.family)
        twin.heads, twin.floor = list(self.heads), self.floor
        return twin

    def change(self, effect: Effect[S]) -> None:
        """Change what others will find: at once here, and for everybody when simultaneous acts are merged."""
        effect(self.state)
        if self is not self.family[0]:
            self.changes.append(effect)

    def spend(self, effect: Effect[S]) -> None:
        """Use up something that several simultaneous acts draw on: gone at once in every version of the situation."""
        for scene in self.family:
            effect(scene.state)

    def finish(self) -> Sequence[Effect[S]]:
        """Whoever acts here is done: what he did waits for the merge, and nothing is spent or decreed here any more."""
        self.family.remove(self)
        return self.changes

    def merge(self, done: Sequence[Sequence[Effect[S]]]) -> None:
        """Everything that was done at once comes true, in the given order."""
        for effects in done:
            for effect in effects:
                self.change(effect)

    # -- the game master's word --------------------------------------------------------------------
    def edits(self) -> list[Option]:
        """Everything that can be decreed now."""
        return [END, ABANDON, *(edit.option(self) for edit in self.ruleset.edits)]

    def overruled(self, reply: Reply) -> Script[None]:
        """The game master's word, spoken into whatever script is waiting. An edit may be a script itself.

        Afterwards the acts under way are checked: one that no longer holds is given up here and now.
        """
        assert isinstance(reply, Overrule), reply
        with folded(self):
            self.tell(Overruled(reply.edit, tuple(reply.values.items()), rules=("CORE-OVERRULE",)))
            if reply.edit == END.id:
                self.family[0].state.over = str(reply.values["result"])
                raise Abandoned
            if reply.edit == ABANDON.id:
                raise Abandoned
            edit = next(each for each in self.ruleset.edits if each.id == reply.edit)
            for scene in list(self.family):  # an edit is true in every simultaneous version of the situation
                script = edit.apply(scene, reply.values)
                if script is not None and scene is self:
                    yield from interruption(self, script)
        check_acts(self)

    def rest(self) -> None:
        """A quiet moment: what was told of the last step is complete; only rounds and turns go on."""
        self.floor = 0
        while self.heads and self.heads[-1][0] > LASTING:
            self.heads.pop()

    def unwind(self) -> None:
        """Forget what an abandoned step had open."""
        self.windows.clear()
        self.acts.clear()
        del self.family[1:]


