"""A fight from outside: what is asked, answering, undo and redo, forks. Here is the only outer loop."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from .defects import Defect
from .dice import Dice
from .events import GAME_MASTER, Event, Head
from .freezing import Moment
from .grammar import parse_edit
from .journal import Journal
from .limits import shown
from .refusals import Refusal, Value, refuse
from .scene import Abandoned, Ruleset, S, Scene
from .script import Overrule, Pick, Reply, Rest, Roll, Script, Together
from .situation import Situation
from .views import KINDS, Known, Seat, View

STEPS_WITHOUT_A_QUESTION = 500
"""So many steps in a row without one question mean that nobody can do anything any more."""

MOST_SNAPSHOTS = 64
"""So many states are kept to go back to. Of more, every second of the older half goes: the past is kept ever thinner.
"""

LATELY = 12
"""So many of the last quiet moments are kept where somebody looks on: a turn with ten replies begins among them."""

MEASURES = ("choice", "action", "turn")
"""By what people go back and forth."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The state at a quiet moment, between two steps, where no script is alive."""

    position: int
    told: int
    marked: int
    state: Any
    heads: tuple[Head, ...] = ()


@dataclass(frozen=True, slots=True)
class Back:
    """What going back would undo: so many replies, from what somebody answered on. A decree is the game master's."""

    replies: int
    who: str
    what: str


class Fight(Situation[S]):
    """A fight is a pure function of its start and the replies; this is the function and the replies.

    `recording` off tells no events (for simulations); `spacing` is how many replies lie at least between two
    snapshots, 0 for none: undo then repeats the fight from its start. A `moment` on the way to where the journal stands
    spares playing what came before it.
    """

    def __init__(
        self,
        ruleset: Ruleset[S],
        start: S,
        journal: Journal | None = None,
        recording: bool = True,
        spacing: int = 16,
        moment: Moment | None = None,
    ) -> None:
        self.ruleset, self.start = ruleset, start
        self.journal = Journal() if journal is None else journal  # an empty journal is a journal too
        self.recording, self.spacing = recording, spacing
        self.secret: Collection[str] = KINDS
        """What this table keeps secret of strangers."""
        self.snapshots: list[Snapshot] = []
        self.defect = None
        self._known: Known | None = None
        self._script: Script[None]
        self._rested = 0
        if moment is not None:
            told, marked = len(moment.events), len(moment.marks)
            self.snapshots.append(Snapshot(moment.position, told, marked, moment.state, moment.heads))
            self.scene = Scene(moment.state, ruleset, moment.events, recording)
            self.scene.marks.extend(moment.marks)
        self._rewind(self.journal.here)

    def __repr__(self) -> str:
        return f"Fight({self.ruleset.name!r}, {len(self.journal)} replies, {self.now()})"

    # -- what is known -----------------------------------------------------------------------------
    @property
    def ticket(self) -> int:
        """Names this moment of this fight; every line written, undo included, makes a new one."""
        return self.journal.ticket

    def log(self) -> list[Event]:
        """What happened so far."""
        return list(self.scene.events)

    @property
    def known(self) -> Known:
        """What the sides know, worked out when somebody looks."""
        if self._known is None:
            self._known = Known(self)
        return self._known

    def belief(self, side: str) -> Situation[S]:
        """The fight as a side believes it to be; it cannot go on. The game master believes the truth."""
        return self.known.belief(side)

    def view(self, seat: Seat, since: int = 0, log: bool = True) -> View:
        """What a seat may know now, with the lines of the log from a number on."""
        return self.known.view(seat, since, log)

    def refusals(self, reply: Reply, ticket: int | None = None) -> list[Refusal]:
        """Every reason against a reply, the official one first; empty if it is legal now."""
        return self._late(ticket) or super().refusals(reply)

    def _late(self, ticket: int | None) -> list[Refusal]:
        """A ticket of another moment than this one is refused before anything else."""
        if ticket is None or (type(ticket) is int and ticket == self.ticket):
            return []
        return [refuse("CORE-LATE", ticket=ticket if type(ticket) is int else shown(ticket), now=self.ticket)]

    # -- answering ---------------------------------------------------------------------------------
    def answer(self, reply: Reply, ticket: int | None = None) -> list[Refusal]:
        """Check, go on, write down. A refused answer changes nothing, also if it is a rule that fails."""
        refused = self.refusals(reply, ticket)
        if not refused:
            try:
                self.give(reply)
            except Exception as error:
                return self._defective(error)
        return refused

    def give(self, reply: Reply) -> None:
        """Go on and write down, unchecked: for replies that are legal by construction, as generated dice are.

        If a rule raises, so does this; the fight then is where it was before, and nothing is written.
        """
        self.scene.position += 1
        try:
            self.request = self._script.send(reply)
        except BaseException:
            self._rewind(self.journal.here)
            raise
        self.journal.write(reply)

    def overrule(self, edit: str, **values: Value) -> list[Refusal]:
        """The game master's word."""
        return self.answer(Overrule(edit, values))

    def say(self, who: str, text: str, ticket: int | None = None) -> list[Refusal]:
        """Answer in words, e.g. `fight.say("bor", "attack orc-2 with spear")`."""
        reply = self._late(ticket) or self.read(who, text)
        return reply if isinstance(reply, list) else self.answer(reply, ticket)

    def decree(self, text: str) -> list[Refusal]:
        """The game master's word in words, e.g. `fight.decree("hp bor 3")`."""
        try:
            reply = parse_edit(self.scene.edits(), text)
        except Exception as error:
            return self._defective(error)
        return reply if isinstance(reply, list) else self.answer(reply)

    def throw(self, dice: Dice) -> bool:
        """Let the generator answer one open roll; False if none is open. A `Defect` if a rule raises."""
        request = self.request
        if not isinstance(request, Roll):
            rolls = request.questions if isinstance(request, Together) else ()
            found = next((question for question in rolls if isinstance(question, Roll)), None)
            if found is None:
                return False
            request = found
        try:
            self.give(dice.throw(request, self.journal.drawn))
        except Exception as error:
            raise Defect(error) from error
        return True

    # -- time travel -------------------------------------------------------------------------------
    # Whoever wants to go to where there is nothing gets a ValueError; where a rule raises on the way, a `Defect`.
    # In both cases the fight stays where it is, and nothing is written.
    def undo(self, by: int | str = 1) -> int:
        """Go back by a number of replies, or by the last `choice`, `action` or `turn`; returns how many replies."""
        count = self._back_to(by) if is_measure(by) else max(0, min(int(by), len(self.journal)))
        if count:
            self._travel(self.journal.back(count), self.snapshots)
            self.journal.undo(count)
        return count

    def redo(self, by: int | str = 1) -> int:
        """Go forward again by what `undo` went back; returns how many replies."""
        measured, journal = is_measure(by), self.journal
        count, here, ticket = 0, journal.here, journal.ticket
        try:
            while (reply := journal.ahead) is not None and (measured or count < int(by)):
                self._feed(reply)
                journal.redo(1)
                count += 1
                if measured and self._at_start_of(by):
                    break
        except BaseException as error:
            journal.take_back(ticket, here)
            self._rewind(here)
            if isinstance(error, Exception):
                raise Defect(error) from error
            raise
        return count

    def go(self, entry: int) -> None:
        """Take up another branch of the journal at this entry."""
        self.journal.check(entry)
        self._travel(entry, [])
        self.journal.go(entry)

    def fork(self, recording: bool | None = None) -> Fight[S]:
        """An independent fight at this very moment, also in the middle of nested windows, for looking ahead.

        It begins at the last snapshot and repeats only what came since; it cannot be undone past that.
        """
        state, journal, replies = self._lately()
        return self._caught_up(self._like(state, journal, self.recording if recording is None else recording), replies)

    def glimpse(self, position: int | None = None) -> Fight[S]:
        """A fork of which nothing is kept: no events, nothing to go back to. What a side believes is made of one.
        With a `position` it is the fight as it stood after so many of its replies.
        """
        state, journal, replies = self._lately(position)
        return self._caught_up(Fight(self.ruleset, state, journal, recording=False, spacing=0), replies)

    def _lately(self, position: int | None = None) -> tuple[S, Journal, Sequence[Reply]]:
        """The last snapshot before a position, a journal that goes on from there, and the replies since."""
        end = len(self.journal) if position is None else position
        last = next((each for each in reversed(self.snapshots) if each.position <= end), None)
        at, state = (0, self.start) if last is None else (last.position, last.state)
        replies = self.journal.path(at)[: end - at]
        return state, Journal(self.journal.header, self.journal.drawn_at(at)), replies

    def since_quiet(self) -> tuple[S, Sequence[Reply]]:
        """The state at the last quiet moment, which nobody may change, and what was answered since."""
        state, _, replies = self._lately()
        if len(self.journal) - len(replies) == self._rested:
            return state, replies
        near: Fight[S] = Fight(self.ruleset, state, Journal(), recording=False, spacing=1)
        for reply in replies:
            near.give(reply)
        last = near.snapshots[-1]
        return last.state, replies[last.position :]

    def _caught_up(self, twin: Fight[S], replies: Sequence[Reply]) -> Fight[S]:
        twin.secret = self.secret
        for reply in replies:
            twin.give(reply)
        return twin

    def _like(self, start: S, journal: Journal, recording: bool) -> Fight[S]:
        """A fight of the same kind from another start."""
        return Fight(self.ruleset, start, journal, recording, self.spacing)

    def _back_to(self, kind: int | str) -> int:
        path = self.journal.path()
        if kind == "choice":
            picks = [at for at, reply in enumerate(path) if not self._is_dice(reply)]
            return len(path) - picks[-1] if picks else len(path)
        starts = [mark.position for mark in self.scene.marks if mark.kind == kind and mark.position < len(path)]
        return len(path) - starts[-1] if starts else len(path)

    def would_undo(self) -> dict[str, Back]:
        """What `undo` would undo by each measure, named before it is done; nothing where there is nothing to undo.

        Of an action or a turn it is whose it is; what it began with is an answer, an edit, or dice (`roll`).
        """
        path, found = self.journal.path(), dict[str, Back]()
        for measure in MEASURES if path else ():
            count = self._back_to(measure)
            first = path[len(path) - count]
            if isinstance(first, Overrule):
                who, what = GAME_MASTER, first.edit
            else:
                who, what = first.who, first.do if isinstance(first, Pick) else "roll"
            whose = [x.who for x in self.scene.marks if x.kind == measure and x.position == len(path) - count]
            found[measure] = Back(count, whose[-1] if whose else who, what)
        return found

    def _at_start_of(self, kind: int | str) -> bool:
        if kind == "choice":
            ahead = self.journal.ahead
            return ahead is not None and not self._is_dice(ahead)
        return any(mark.kind == kind and mark.position == len(self.journal) for mark in self.scene.marks)

    @staticmethod
    def _is_dice(reply: Reply) -> bool:
        return not isinstance(reply, (Pick, Overrule))

    # -- the engine --------------------------------------------------------------------------------
    def _travel(self, entry: int, snapshots: list[Snapshot]) -> None:
        """Go to where this entry of the journal was the last, from one of these snapshots; or stay, if it fails."""
        kept = self.scene, self._script, self.request, self.snapshots
        self.snapshots = list(snapshots)
        try:
            self._rewind(entry)
        except BaseException as error:
            self.scene, self._script, self.request, self.snapshots = kept
            if isinstance(error, Exception):
                raise Defect(error) from error
            raise

    def _rewind(self, entry: int) -> None:
        """Start the last step that began at or before this entry from its snapshot and repeat its replies."""
        position = self.journal.entries[entry].depth
        while self.snapshots and self.snapshots[-1].position > position:
            self.snapshots.pop()
        last = self.snapshots[-1] if self.snapshots else Snapshot(0, 0, 0, self.start)
        told, marked = (self.scene.events, self.scene.marks) if last.position else ([], [])
        self.scene = Scene(last.state.clone(), self.ruleset, told[: last.told], self.recording)
        self.scene.marks.extend(marked[: last.marked])
        self.scene.heads.extend(last.heads if last.position else ())
        self.scene.position = last.position
        self._script = self._play()
        self.request = next(self._script)
        for reply in self.journal.path(last.position, entry):
            self._feed(reply)

    def _feed(self, reply: Reply) -> None:
        self.scene.position += 1
        self.request = self._script.send(reply)

    def _play(self) -> Script[None]:
        """Step after step, each chosen from the state alone; between two of them is a quiet moment."""
        scene, unasked = self.scene, 0
        while True:
            if scene.heads:
                scene.rest()
            unasked = unasked + 1 if scene.position == self._rested else 1
            self._rested = scene.position
            if self.spacing:
                self._snapshot()
            stuck = unasked > STEPS_WITHOUT_A_QUESTION
            script = None if scene.state.over or stuck else self.ruleset.next(scene)
            try:
                if script is not None:
                    yield from script
                else:
                    yield from scene.overruled((yield Rest(stuck=not scene.state.over)))
            except Abandoned:
                scene.unwind()

    def _snapshot(self) -> None:
        """Keep the state now and then; where somebody looks on, those of the last quiet moments, so that a
        fork and an undo repeat nothing but a step. Of several quiet moments after one reply the first counts: there
        nothing was left unasked yet, so that going on from it rests where the fight did.
        """
        scene, kept = self.scene, self.snapshots
        looked_at = self._known is not None or self._weighing is not None
        if kept and scene.position - kept[-1].position < (1 if looked_at else self.spacing):
            return
        told, marked = len(scene.events), len(scene.marks)
        kept.append(Snapshot(scene.position, told, marked, scene.state.clone(), tuple(scene.heads)))
        old = len(kept) - 1 - LATELY if looked_at else 0
        if old > 0 and kept[old].position - kept[old - 1].position < self.spacing:
            del kept[old]
        if len(kept) > MOST_SNAPSHOTS:
            del kept[1 : MOST_SNAPSHOTS // 2 : 2]


def is_measure(by: int | str) -> bool:
    """Whether somebody goes by a measure of people, not by a number of replies; a ValueError if by neither."""
    if type(by) is int:
        return False
    if isinstance(by, str) and by in MEASURES:
        return True
    raise ValueError(f"go by a number of replies, or by one of {', '.join(MEASURES)}; not by {shown(by)!r}")
