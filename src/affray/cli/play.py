"""A sitting at the terminal: a person decides, the rest goes by itself, and everything is saved at once."""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from shlex import quote

from affray.core.defects import Defect
from affray.core.events import GAME_MASTER
from affray.core.grammar import say as in_words
from affray.core.limits import too_much
from affray.core.script import Choose, Option, Overrule, Pick, Question, Reply, Roll
from affray.files import BadFile
from affray.files.problems import closest
from affray.library import GENERATED, TYPED, Record
from affray.library.record import free_name
from affray.players.standing import SOURCE

from . import commands
from .errors import OK, USAGE, Trouble, report_problems
from .journals import open_fight
from .run import settle_players
from .show import Show
from .sitting import cones, refusing
from .sitting.ahead import TOO_MUCH, led_up_to, parted
from .sitting.aiming import is_unaimed
from .sitting.called import command, in_names, screen_name
from .sitting.completing import completions
from .sitting.hearing import is_lacking, understood
from .sitting.lines import shortened
from .sitting.pending import ask_again, continued, give_up, is_giving_up
from .sitting.risks import agreed
from .sitting.standing import Standing
from .sitting.typed import Ear, Meant, folded
from .terminal import Terminal, interrupts

RECAP = 8
"""So many events are told again when a fight is taken up, on a screen so many lines of the log."""

DECLINING = ("decline", "nothing")
"""Answers of those who let something pass."""

LETTING_PASS = (*DECLINING, "wait")
"""Answers that somebody may give again and again, and leave standing."""

USUAL = ("turn", *LETTING_PASS, "attempt", "kill", "before")
"""What one answers without a thought, the first that is possible: a free turn to face somebody costs nothing."""

UNDECLARED = {"declare": "none"}
"""By question: what those answer who have nothing to announce; most have not."""

OFFERS = ("extra",)
"""Questions whether somebody wants more than everybody has: mostly not."""

ORDERED = ("defence",)
"""Questions that name the best answer first, and cost nothing."""

ANSWER_SHOWN = 32
"""So many columns of the usual answer stand in the prompt."""


def play(
    terminal: Terminal,
    file: str | None,
    journal: str | None,
    seed: int | None,
    side: str | None,
    dice: str | None,
    accept: bool = False,
    players: Mapping[str, str] | None = None,
) -> int:
    """Begin or take up a fight and play it until the person leaves.

    Without a side, dice and players (styles by side) it goes on with those it was left with.
    """
    record = open_fight(terminal, file, journal, seed, accept)
    if seed is not None and seed != record.fight.seed:
        terminal.say("cli-seed-kept", "yellow", seed=str(record.fight.seed))
    settle_players(terminal, record.fight, players or {})
    session = Session(terminal, record)
    if dice is not None:
        record.fight.dice_are(TYPED if dice == "typed" else GENERATED)
    if side is not None:
        session.play_only(side)
    session.play()
    return OK


class Session:
    """One sitting. After an undo it is `paused`: nothing goes on by itself until the person says so."""

    def __init__(self, terminal: Terminal, record: Record) -> None:
        self.terminal, self.record, self.fight = terminal, record, record.fight
        self.game = self.fight.game
        self.show = Show(terminal, self.game, self.fight.start)
        self.show.waits = terminal.screen is not None
        self.paused = self.fight.journal.redoable > 0
        self.running = True
        self.refused = ""  # the words that were refused last
        self.unfinished = self.lacking = ""  # an answer that lacked something, and which field of it
        self.unaimed = ""  # an answer that may do without what it lacked
        self.ear = Ear(self.show.speaker)
        self.commands = commands.called(self.ear)
        self.standing = Standing(self.fight)
        self.let_pass = Counter[tuple[str, str, str]]()  # how often who let which question pass how
        self._drawn_turn = -1  # the turn in which the map was drawn last
        self._sight: object = None  # what was drawn then
        self._asked_at = -1
        self._reading = self._interrupted = False

    # -- the sitting -------------------------------------------------------------------------------
    def play(self) -> None:
        """Until the person leaves: by `quit`, by the end of the input or by an interrupt."""
        self.terminal.complete_with(self.completions)
        self.greet()
        finished = False
        try:
            with interrupts(self.interrupt):
                while self.running:
                    self.go_on()
                    self.ask()
                    try:
                        self.take(self.read())
                    except KeyboardInterrupt:  # it clears the line; without a screen there is none to clear
                        if self.terminal.screen is None:
                            raise
                        self.terminal.write()
            finished = True
        except (EOFError, KeyboardInterrupt):
            self.terminal.write()
            finished = True
        finally:
            self.part(finished)

    def read(self, prompt: str = "") -> str:
        """The next line that the person types."""
        prompt = prompt or self.prompt()
        self._reading, self._interrupted = True, False
        try:
            return self.terminal.read(prompt)
        finally:
            self._reading, self.terminal.written = False, 1

    def interrupt(self) -> None:
        """Ctrl-C at the prompt clears the line; at any other time it stops what goes by itself, behind a whole step.

        Whoever presses it twice while something goes on wants it to stop at once.
        """
        if self._reading or self._interrupted:
            raise KeyboardInterrupt
        self.paused = self._interrupted = True

    def greet(self) -> None:
        self.show.title(self.fight)
        if not self.record.is_empty:
            self.show.say("cli-resumed", replies=str(len(self.fight.journal)))
            if self.show.waits:
                self.show.again = RECAP
                self.show.retell(self.fight, self.stops)
            else:
                self.show.log(self.fight, RECAP)
        self.show.count_as_told(self.fight)
        if self.record.path is not None:
            self.show.say("cli-saving-to", file=str(self.record.path))
        self.show.say("cli-type-help", help="?", options=self.command("options"))

    def part(self, finished: bool) -> None:
        """Say where everything is. After a defect only what was saved before it is told."""
        if finished and not self.record.is_empty and not self.save():
            self.rescue()
        if self.record.is_empty:
            self.show.say("cli-nothing-to-save")
        elif self.record.has_file:
            command = f"affray play --journal {quote(str(self.record.path))}{self.terminal.option}"
            self.show.say("cli-saved-resume", "bold", file=str(self.record.path), command=command)

    def save(self) -> bool:
        """Write down what is new; a file that cannot be written is complained about, and tried again next time."""
        try:
            self.record.save()
        except BadFile as error:
            report_problems(self.terminal, error.problems)
            self.show.say("cli-save-elsewhere", "red", command=self.show.speaker.say("cli-such-as-save"))
            return False
        return True

    def rescue(self) -> None:
        """The save file cannot be written: put everything where temporary files go."""
        stem = self.record.path.stem if self.record.path is not None else self.game.name
        path = free_name(stem, Path(tempfile.gettempdir()))
        try:
            self.record.move_to(path)
        except BadFile as error:
            report_problems(self.terminal, error.problems)

    # -- what goes by itself -----------------------------------------------------------------------
    def go_on(self) -> None:
        """Throw dice and answer for automatic seats until a person is needed; Ctrl-C takes the reins."""
        while not self.paused and (self.standing.give(self.fight) or self.step()):
            self.show.news(self.fight)
            self.save()
        self.show.news(self.fight)

    def step(self) -> bool:
        """One thing that goes by itself; False if there is none, or if a rule fails and a person has to help."""
        question = self.fight.by_itself()
        if isinstance(question, Choose):
            return self.decide(question)
        if question is None:
            return False
        try:
            self.fight.let_fall(question)
            return True
        except Defect as defect:
            self.show.refusals([defect.refusal], self.fight)
            self.paused = True
            return False

    def decide(self, question: Choose) -> bool:
        """Let the automatic player answer; if the rules refuse its answer, the person has to."""
        refused = self.fight.answer(self.fight.decider(self.fight, question))
        if refused:
            own = self.fight.side_of(question.who)
            self.fight.leave_to_computer(side for side in self.fight.automatic if side != own)
            self.show.say("cli-auto-refused", "red")
            self.show.refusals(refused, self.fight)
        return not refused

    def stops(self, reply: Reply) -> bool:
        """Whether a screen is drawn before a reply: a person gives it."""
        if isinstance(reply, Pick):
            return self.is_own(reply.who) and reply.source != SOURCE
        return isinstance(reply, Overrule) or reply.source == TYPED

    def is_own(self, who: str) -> bool:
        """Whether the person answers for somebody: he and the computer share the table by sides."""
        return not self.fight.is_automatic(who)

    def play_only(self, side: str) -> None:
        """Leave everything but this side to the automatic player, the game master's rulings too."""
        sides = self.fight.sides()
        if side not in sides:
            raise Trouble(self.show.speaker.say("cli-no-side", name=side, known=", ".join(sides)), USAGE)
        self.fight.leave_to_computer([*(each for each in sides if each != side), GAME_MASTER])

    # -- asking ------------------------------------------------------------------------------------
    @property
    def question(self) -> Question | None:
        """The open question that waits for the person: his own first."""
        own = [each for each in self.fight.open if self.is_own(each.who)]
        return next(iter(own), self.fight.pending)

    def ask(self) -> None:
        """Show what is asked, once for every moment of the fight; at the start of a turn also the battlefield."""
        if self.fight.ticket == self._asked_at:
            return
        self._asked_at = self.fight.ticket
        question = self.question
        self.show.moment(self.fight, question, self.is_new_sight(), self.hint())
        if question is None:
            self.show.result(self.fight)
            self.say_it_is_over()
        elif isinstance(question, Roll) or not self.is_own(question.who):
            self.show.say("cli-paused" if self.paused else "cli-type-dice", "dim", command=self.command("roll"))

    def hint(self) -> str:
        """How an answer can be left standing, for whoever is asked a second time for what it has let pass."""
        if (usual := self.usual()) is None or self.question is None:
            return ""
        do = usual[0].do
        if self.let_pass[self.question.who, self.question.why, do] != 1:
            return ""
        always = self.command(f"always {screen_name(self.show.speaker, do)}")
        return self.show.speaker.say("cli-always-hint", command=always)

    def command(self, line: str) -> str:
        """A command as the language says it."""
        return command(self.show.speaker, line)

    def say_it_is_over(self) -> None:
        self.show.say("cli-after-the-end", **{each: self.command(each) for each in ("log", "map", "undo", "quit")})

    def is_new_sight(self) -> bool:
        """Whether the map is to be drawn: once a turn; without a screen it is drawn here, if anything is different."""
        if self.fight.turns == self._drawn_turn:
            return False
        if self.terminal.screen is not None:
            self._drawn_turn = self.fight.turns
            return True
        state = self.fight.state
        sight = self.game.draw(state), tuple(self.game.standings(state))
        new = sight != self._sight
        self._sight, self._drawn_turn = sight, self.fight.turns
        if new:
            self.show.battlefield(state)
        return new

    def prompt(self) -> str:
        """Who is asked, and in brackets what Enter answers."""
        who = "" if self.question is None else self.question.who
        names = self.show.names(self.fight, who)
        if self.terminal.screen is not None and who:
            who = self.show.speaker.name(who, names)
        if self.unfinished:
            return f"{who}: {shortened(self.unfinished, ANSWER_SHOWN)} …> "
        if (usual := self.usual()) is None:
            return f"{who}> "
        return f"{who} [{shortened(in_names(self.show.speaker, *usual, names), ANSWER_SHOWN)}]> "

    def usual(self) -> tuple[Pick, Option] | None:
        """What Enter answers: the only thing that can be done, or what one usually does; None if it is neither."""
        question = self.question
        if not isinstance(question, Choose) or not self.is_own(question.who):
            return None
        found = {name: values for name, values in self.fight.usual(question.who).items() if values is not None}
        do = next(iter(found)) if len(found) == 1 else next((each for each in USUAL if each in found), "")
        if not do and UNDECLARED.get(question.why) in found:
            do = UNDECLARED[question.why]
        if not do and question.why in OFFERS:
            do = next((each.id for each in question.known() if each.ends), "")
        if not do and question.why in ORDERED:
            do = next((each.id for each in question.known() if each.id in found), "")
        option = question.option(do) if do in found else None
        if option is None:
            return None
        pointed, _ = cones.best(option, {}, question.who, self.game.table(self.fight.state))
        return Pick(question.who, do, {**(found[do] or {}), **pointed}), option

    def words(self) -> list[str]:
        """What a line can begin with now."""
        question = self.question
        options = [each.id for each in question.known()] if isinstance(question, Choose) else []
        shown = self.ear.possible(question) if isinstance(question, Choose) else []
        return [*self.commands, *options, *shown]

    def completions(self, line: str) -> list[str]:
        """What can come next in a line, for those who press the tabulator key."""
        question = self.question
        return completions(line, question if isinstance(question, Choose) else None, self.ear, list(self.commands),
                           [each.id for each in self.game.standings(self.fight.state)])  # fmt: skip

    # -- listening ---------------------------------------------------------------------------------
    def take(self, line: str) -> None:
        """One line of the person: a command, or an answer to the question."""
        if refused := too_much(line):
            self.show.refusals(refused, self.fight)
            return
        word, _, rest = line.strip().partition(" ")
        forced = word.startswith("/") and len(word) > 1
        command = self.commands.get(folded(word.removeprefix("/") if forced else word))
        if command is commands.leave and rest.strip() and not forced:
            command = None  # the word also begins what somebody may answer: nobody is sent away for it
        if command is not None and is_giving_up(self, line):
            command = None
        if command is commands.undo and word not in ("undo", "/undo") and not commands.is_measure(self, rest):
            command = None  # `back off` takes nothing back
        if command is not None and (forced or not (self.is_act(line) or is_lacking(self, line))):
            try:
                command(self, rest.strip())
            except Defect as defect:
                self.show.refusals([defect.refusal], self.fight)
        elif is_giving_up(self, line) and (word or not self.unaimed):
            give_up(self)
        elif word:
            self.answer(line.strip())
        elif self.unaimed:
            self.answer(self.unaimed, aimed=True)
        elif usual := self.usual():
            pick, option = usual
            self.answer(in_words(pick, option.fields))
        elif self.paused:
            self.paused = False
        else:
            self.show.moment(self.fight, self.question, with_map=True)

    def answer(self, line: str, aimed: bool = False) -> None:
        if self.question is None:
            self.say_it_is_over()
            self.suggest(line)
            return
        heard = (line, *understood(self, line)) if aimed else continued(self, line)
        if heard is None:
            return
        waiting, lacking, alone = self.unfinished, self.lacking, line
        line, reply, meant = heard
        self.forget()
        if isinstance(reply, list) and (reply[0].rule in TOO_MUCH or not reply[0].rule.startswith("CORE-")):
            both = parted(self, line)
            if isinstance(both, tuple):
                if not agreed(self, Meant(both[0], {})):
                    return
                self.fight.give(both[0])
                self.went_on()
                if not isinstance(self.fight.asked(both[0].who), Choose):  # others answer it first
                    self.go_on()
                if not isinstance(self.fight.asked(both[0].who), Choose):
                    return
                line, (reply, meant) = both[1], understood(self, both[1])
                if isinstance(reply, list):  # an answer of others has put an end to it
                    self.show.say("cli-dropped", "dim", what=line)
                    return
            else:
                reply = both or reply
        if isinstance(reply, list) and (first := led_up_to(self, line)):
            if isinstance(first, Pick):
                self.show.say("cli-first", "dim", what=self.show.reply(self.fight, first))
                self.fight.give(first)
                self.went_on()
                reply, meant = understood(self, line)
            elif reply[0].rule == "CORE-OPTION":
                reply = first
        refused = reply if isinstance(reply, list) else self.fight.refusals(reply)
        if not isinstance(reply, list) and not aimed and is_unaimed(self, line, reply):
            return
        if not isinstance(reply, list) and not refused and (meant is None or agreed(self, meant)):
            begun, said = len(self.fight.scene.events), self.show.reply(self.fight, reply)
            asked = self.fight.asked(reply.who) if isinstance(reply, Pick) else None
            refused = self.fight.answer(reply)
            if not refused:
                if isinstance(reply, Pick) and asked is not None and reply.do in LETTING_PASS:
                    self.let_pass[reply.who, asked.why, reply.do] += 1
                self.note(reply, said, begun)
                self.went_on()
        if refused:
            refusing.refuse(self, line, reply, refused)
            if waiting and line != alone and not self.unfinished:  # what was given will not do
                self.unfinished, self.lacking = waiting, lacking
                ask_again(self)

    def forget(self) -> None:
        """No answer waits for what it lacks."""
        self.unfinished = self.unaimed = ""

    def note(self, reply: Reply, said: str, begun: int) -> None:
        """Say that an answer was heard of which nothing comes yet: others decide at the same time."""
        asked = self.question
        if not isinstance(reply, Pick) or reply.do in DECLINING:
            return
        if isinstance(asked, Choose) and asked.who != reply.who:
            if not any(each.plain for each in self.show.telling(self.fight, self.fight.scene.events[begun:])):
                self.show.say("cli-heard", "dim", what=said)

    def is_act(self, line: str) -> bool:
        """Whether a line begins with an option of the open question: no command hides it."""
        question = self.question
        return isinstance(question, Choose) and self.ear.named_exactly(question, line)

    def suggest(self, line: str) -> None:
        """The command or option that a word nobody knows may have meant."""
        word = (line.split() or [""])[0]
        if (hint := closest(word, self.words())) and hint != word:
            self.show.say("cli-did-you-mean", hint=hint)

    def went_on(self) -> None:
        """The fight has moved: save, tell, and let it run."""
        self.paused = False
        self.refused = ""
        self.forget()
        self.save()
        self.show.news(self.fight)

    def travelled(self) -> None:
        """The fight is at another moment: save, show where, and wait for the person."""
        self.paused = True
        self.forget()
        self.save()
        self.show.count_as_told(self.fight)
        self._drawn_turn = -1
