"""A table: a fight that several people play, each from a seat of their own. It lives in memory and knows no network.

Every deed returns the reasons against it, and changes nothing if there are any. Whoever keeps the table writes down
what it has come to (`unsaved`) before anybody is told, or takes it back (`keeping.take_back`).
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

from affray.core.defects import Defect
from affray.core.events import GAME_MASTER
from affray.core.fields import frozen
from affray.core.journal import MIXED, ROOT
from affray.core.refusals import Refusal, refuse
from affray.core.script import Choose, Option, Overrule, Pick, Question, Reply, Roll, Thrown
from affray.core.situation import Situation
from affray.core.views import View, answer_for, tellable
from affray.library import GENERATED, TYPED, Fight
from affray.players.stalemate import Stalemate

from . import rights
from .kept import Kept
from .options import HIDDEN, MASTER
from .seats import GM, Seat
from .sitting import Sitting
from .speaking import speaker_of

STEP_SECONDS = 0.05
"""So long the computer goes on before others are told."""
MOST_STEPS = 400
MEASURES = ("choice", "action", "turn")


class Table(Sitting):
    """A fight with seats. `settings` is everything besides the journal, as it is stored."""

    def __init__(self, id: str, fight: Fight, settings: Mapping[str, Any] | None = None) -> None:
        super().__init__(fight, settings or {})
        self.id = id
        self.stored = 0
        """How many lines of the journal are written down, the header not counted."""
        self.frozen = 0
        """At which of them the last snapshot was taken that is written down."""
        self.paused = False
        self._watch = Stalemate(fight.game)
        self._veils = Kept()

    @property
    def title(self) -> str:
        return self.fight.title or str(self.fight.journal.header.get("name", ""))

    def titled(self, lang: str) -> str:
        """The title as people read it: a game's own samples have one in every language."""
        return speaker_of(lang, self.fight.game).name(self.title)

    # -- what is seen ------------------------------------------------------------------------------
    def view(self, seat: Seat, since: int = 0) -> View:
        """What the seat may know now."""
        view = self.fight.view(self.eyes(seat), since)
        if self.options.health == HIDDEN and seat.role != GM:
            view["combatants"] = self._veiled(view["combatants"], seat.side)
        return view

    def _veiled(self, people: list[dict[str, Any]], side: str) -> list[dict[str, Any]]:
        """Everybody, but of others than a side nobody sees how hurt they are."""

        def veiled(each: dict[str, Any]) -> dict[str, Any]:
            return {**each, "looks": None}

        def rows(everybody: list[dict[str, Any]]) -> list[dict[str, Any]]:
            return [x if x["side"] == side else self._veils.of((side, x["id"]), x, veiled) for x in everybody]

        return self._veils.of(side, people, rows)

    def belief(self, seat: Seat) -> Situation[Any]:
        return self.fight.belief(seat.eyes)

    def _late(self, seat: Seat, ticket: str | None) -> list[Refusal]:
        late = ticket is not None and ticket != self.fight.view(self.eyes(seat), log=False).ticket
        return [refuse("CORE-LATE", ticket=str(ticket))] if late else []

    def question(self, seat: Seat, who: str) -> Question | list[Refusal]:
        """The open question to somebody, for a seat that answers for him."""
        if refused := rights.own(seat, who, self.answers(seat)):
            return refused
        return self.belief(seat).asked(who) or [refuse("CORE-NOT-ASKED", who=who)]

    def option(self, seat: Seat, who: str, name: str) -> Option | list[Refusal]:
        """An option of an open question; to nobody (an empty name) what the game master can decree."""
        if not who:
            edits = [] if (refused := rights.role(seat, "decree")) else self.fight.edits()
            found = next((each for each in edits if each.id == name), None)
            return found or refused or [refuse("CORE-EDIT", edit=name, known=tuple([each.id for each in edits]))]
        question = self.question(seat, who)
        if isinstance(question, list):
            return question
        option = question.option(name) if isinstance(question, Choose) else None
        if option is not None:
            return option
        return self.tellable(seat, self.belief(seat).refusals(Pick(who, name))) or [refuse("CORE-KIND", asked="dice")]

    def tellable(self, seat: Seat, refusals: list[Refusal]) -> list[Refusal]:
        return tellable(self.fight, seat.eyes, refusals)

    # -- answering ---------------------------------------------------------------------------------
    def answer(
        self, seat: Seat, who: str, do: str, values: Mapping[str, Any], ticket: str | None = None
    ) -> list[Refusal]:
        """Answer for somebody with an option and its values, as JSON has them."""
        if refused := rights.role(seat, "answer") or rights.own(seat, who, self.answers(seat)):
            return refused
        question = self.belief(seat).asked(who)
        option = question.option(do) if isinstance(question, Choose) else None
        given = {name: frozen(value) for name, value in values.items()} if option is None else option.from_json(values)
        return self._reply(seat, Pick(who, do, given), ticket)

    def say(self, seat: Seat, who: str, text: str, ticket: str | None = None) -> list[Refusal]:
        """Answer for somebody in words: `attack orc-2 with spear`."""
        if refused := rights.role(seat, "answer") or rights.own(seat, who, self.answers(seat)):
            return refused
        if late := self._late(seat, ticket):
            return late
        reply = self.belief(seat).read(who, text)
        return self.tellable(seat, reply) if isinstance(reply, list) else self._reply(seat, reply, ticket)

    def roll(self, seat: Seat, who: str, dice: list[int | None] | None, ticket: str | None = None) -> list[Refusal]:
        """Dice for somebody: those of a real table, or generated ones; of one roll also some of each."""
        if refused := rights.role(seat, "dice") or rights.own(seat, who, self.answers(seat)):
            return refused
        typed = [each for each in dice or () if each is not None]
        if dice is not None and len(typed) == len(dice):
            return self._reply(seat, Thrown(who, tuple(typed), TYPED), ticket)
        question = self.fight.asked(who)
        if not isinstance(question, Roll):
            return [refuse("CORE-NOT-ASKED", who=who)]
        thrown = self.fight.dice.throw(question, self.fight.journal.drawn)
        if dice is not None:
            fell = [*thrown.dice[: len(dice)], *[0] * (len(dice) - len(thrown.dice))]
            mixed = [one if each is None else each for each, one in zip(dice, fell, strict=True)]
            thrown = Thrown(who, tuple(mixed), MIXED)
        return self._reply(seat, thrown, ticket)

    def decree(self, seat: Seat, edit: str, values: Mapping[str, Any], ticket: str | None = None) -> list[Refusal]:
        """The game master's word."""
        if refused := rights.role(seat, "decree"):
            return refused
        option = next((each for each in self.fight.edits() if each.id == edit), None)
        given = dict(values) if option is None else option.from_json(values)
        return self._reply(seat, Overrule(edit, given), ticket)

    def proclaim(self, seat: Seat, text: str, ticket: str | None = None) -> list[Refusal]:
        """The game master's word in words: `hp bor 3`."""
        if refused := rights.role(seat, "decree") or self._late(seat, ticket) or self.fight.decree(text):
            return refused
        self._hold(False)
        return []

    def _reply(self, seat: Seat, reply: Reply, ticket: str | None) -> list[Refusal]:
        refused = self._late(seat, ticket) or answer_for(self.fight, self.eyes(seat), reply)
        if not refused:
            self._hold(False)
        return refused

    def let_computer(self, seat: Seat, who: str, ticket: str | None = None) -> list[Refusal]:
        """Let the computer player answer one open question for somebody."""
        if refused := rights.role(seat, "computer") or rights.own(seat, who, self.answers(seat)):
            return refused
        if late := self._late(seat, ticket):
            return late
        question = self.fight.asked(who)
        if isinstance(question, Roll):
            return self.roll(seat, who, None, ticket)
        if question is None:
            return [refuse("CORE-NOT-ASKED", who=who)]
        refused = self.fight.answer(self.fight.decider(self.fight, question))
        if not refused:
            self._hold(False)
        return refused

    # -- what goes on by itself --------------------------------------------------------------------
    def by_itself(self) -> Reply | None:
        """What nobody needs to be asked for: generated dice, answers left standing, a seat left to the computer."""
        if self.paused or self.fight.over:
            return None
        for question in self.fight.open:
            seat = self.owner(question.who)
            if isinstance(question, Roll):
                if seat is None or seat.dice == GENERATED or seat.computer:
                    return self.fight.dice.throw(question, self.fight.journal.drawn)
                continue
            if seat is None:
                continue
            if (left := self._left_standing(seat, question)) is not None:
                return left
            if seat.computer:
                return self.fight.decider(self.fight, question)
        return None

    def _left_standing(self, seat: Seat, question: Choose) -> Pick | None:
        round = self.fight.game.when(self.fight.state)[0]
        masters = {each.id for each in self.seats.values() if each.role == GM and not each.revoked}
        own = masters if seat.role == GM else {seat.id}
        for each in self.standing.values():
            if each.seat in own and (pick := each.pick(question, round)) is not None:
                if not self.fight.refusals(pick):
                    return pick
        return None

    def go_on(self) -> bool:
        """Go on without people for a moment; True if there is more to come."""
        end = time.monotonic() + STEP_SECONDS
        for _ in range(MOST_STEPS):
            reply = self.by_itself()
            if reply is None:
                return False
            if self.fight.answer(reply):  # a computer player that the rules refuse: a person has to decide
                self._keep_held(True)
                return False
            if self._watch(self.fight):  # else it would go on for ever, and fill the disk
                self._keep_held(True)
                return False
            if time.monotonic() > end:
                break
        return self.by_itself() is not None if not self._computer_next() else True

    def _computer_next(self) -> bool:
        seats = (self.owner(each.who) for each in self.fight.open if isinstance(each, Choose))
        return not self.paused and any(seat is not None and seat.computer for seat in seats)

    def pause(self, seat: Seat, on: bool) -> list[Refusal]:
        """Hold generated dice, the computer and standing answers, or let them go on."""
        if refused := rights.role(seat, "pause"):
            return refused
        self._hold(on)
        self._keep_held(on)
        return []

    def _hold(self, on: bool) -> None:
        """Somebody has had a word: what goes on by itself is held or goes on, and is watched anew."""
        self.paused, self._watch = on, Stalemate(self.fight.game)
        if not on:
            self._keep_held(False)

    def _keep_held(self, on: bool) -> None:
        """That everything is held, or no longer, also when the table comes back or is shown by another process. Of an
        undo the journal says so itself.
        """
        self.paused = on
        self.held, self.unsettled = on, self.unsettled or self.held != on

    @property
    def nowhere(self) -> bool:
        """Whether everything is held because for many rounds nobody had a word and nothing has changed."""
        return self.paused and self._watch.reached

    # -- time travel -------------------------------------------------------------------------------
    def undo(self, seat: Seat, by: str, ticket: str | None = None) -> list[Refusal]:
        """Go back by a choice, an action or a turn."""
        if refused := rights.role(seat, "undo"):
            return refused
        back = self.fight.would_undo().get(by)
        whose = "" if back is None else back.who
        only_master = self.options.undo == MASTER
        if refused := rights.undone(seat, by, whose, self.answers(seat), only_master) or self._late(seat, ticket):
            return refused
        return [refuse("TABLE-NOTHING")] if back is None else self._travel(lambda: self.fight.undo(by))

    def redo(self, seat: Seat, by: str, ticket: str | None = None) -> list[Refusal]:
        """Go forward again along the branch that was used last."""
        if refused := rights.role(seat, "redo") or self._late(seat, ticket):
            return refused
        if not self.fight.journal.redoable or by not in MEASURES:
            return [refuse("TABLE-NOTHING")]
        return self._travel(lambda: self.fight.redo(by))

    def go(self, seat: Seat, entry: int, ticket: str | None = None) -> list[Refusal]:
        """Take up another branch, or another moment of this one."""
        if refused := rights.role(seat, "history") or self._late(seat, ticket):
            return refused
        return self._travel(lambda: self.fight.go(entry))

    def _travel(self, there: Any) -> list[Refusal]:
        try:
            there()
        except (ValueError, Defect):
            return [refuse("TABLE-NOTHING")]
        self._hold(True)  # dice and computer players would at once undo the undoing
        return []

    def history(self, seat: Seat) -> list[Refusal] | dict[str, Any]:
        """The choices of the branch in force, oldest first, what redo would bring, and where other branches end."""
        if refused := rights.role(seat, "history"):
            return refused
        journal, steps, entry = self.fight.journal, [], self.fight.journal.here
        while entry != ROOT:
            if (step := named(journal.entries[entry].reply)) is not None:
                steps.append({"entry": entry, "position": journal.entries[entry].depth, **step})
            entry = journal.entries[entry].parent
        ends = [
            {"entry": end, "position": journal.entries[end].depth, **(named(journal.entries[end].reply) or {})}
            for end in journal.branches()
        ]
        return {
            "position": len(journal), "entry": journal.here, "steps": steps[::-1], "branches": ends,
            "redoable": journal.redoable, "redo": named(journal.ahead),
        }  # fmt: skip

    # -- keeping -----------------------------------------------------------------------------------
    def unsaved(self) -> list[str]:
        """The lines that are not written down yet."""
        return self.fight.journal.lines(self.stored + 1) if self.fight.ticket > self.stored else []


def named(reply: Reply | None) -> dict[str, Any] | None:
    """A choice or a decree in a few words, for the list of what can be gone back to; None for dice."""
    if isinstance(reply, Pick):
        return {"who": reply.who, "what": reply.do}
    return {"who": GAME_MASTER, "what": reply.edit} if isinstance(reply, Overrule) else None
