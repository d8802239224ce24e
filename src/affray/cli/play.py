"""A sitting at the terminal: a person decides, the rest goes by itself, and everything is saved at once."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from shlex import quote

from affray.core.defects import Defect
from affray.core.events import GAME_MASTER
from affray.core.fields import Spot
from affray.core.grammar import say as in_words
from affray.core.limits import shown, too_much
from affray.core.refusals import Refusal, refuse
from affray.core.script import Choose, Option, Pick, Question, Reply, Roll
from affray.files import BadFile
from affray.files.problems import closest
from affray.library import GENERATED, TYPED, Record
from affray.library.record import free_name

from . import commands
from .errors import OK, USAGE, Trouble, report_problems
from .journals import open_fight
from .run import settle_players
from .show import Show
from .sitting.called import in_names
from .sitting.completing import completions
from .sitting.reasons import closer, opening, stopped, too_far, unmeant
from .sitting.standing import Standing
from .sitting.typed import Ear, Meant, folded, lacks
from .terminal import Terminal, interrupts

RECAP = 8
"""So many events are told again when a fight is taken up."""

NARROW = 4
"""To so few possible acts a name alone may be an answer."""

LOOKALIKES = {"Т": "T", "т": "T", "Н": "H", "н": "H"}
"""Cyrillic letters that a hand takes for the signs of a coin."""


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
        self.show = Show(terminal, self.game)
        self.show.waits = terminal.screen is not None
        self.paused = self.fight.journal.redoable > 0
        self.running = True
        self.refused = ""  # the words that were refused last
        self.unfinished = ""  # an answer that lacked something
        self.ear = Ear(self.show.speaker)
        self.commands = commands.called(self.ear)
        self.standing = Standing(self.fight)
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
            self.show.log(self.fight, RECAP)
        self.show.count_as_told(self.fight)
        if self.record.path is not None:
            self.show.say("cli-saving-to", file=str(self.record.path))
        self.show.say("cli-type-help", help="?", options="options")

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
            self.show.say("cli-save-elsewhere", "red", command="save FILE")
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
        self.show.moment(self.fight, question, self.is_new_sight())
        if question is None:
            self.show.result(self.fight)
            self.show.say("cli-after-the-end")
        elif isinstance(question, Roll) or not self.is_own(question.who):
            self.show.say("cli-paused" if self.paused else "cli-type-dice", "dim")

    def is_new_sight(self) -> bool:
        """Whether the map is to be drawn: once a turn, if anything is different; without a screen it is drawn here."""
        if self.fight.turns == self._drawn_turn:
            return False
        state = self.fight.state
        sight = self.game.draw(state), tuple(self.game.standings(state))
        new = sight != self._sight
        self._sight, self._drawn_turn = sight, self.fight.turns
        if new and self.terminal.screen is None:
            self.show.battlefield(state)
        return new

    def prompt(self) -> str:
        """Who is asked, and in brackets what Enter answers."""
        who, names = "" if self.question is None else self.question.who, self.game.names(self.fight.state)
        if self.terminal.screen is not None and who:
            who = self.show.speaker.name(who, names)
        if (usual := self.usual()) is None:
            return f"{who}> "
        return f"{who} [{in_names(self.show.speaker, *usual, names)}]> "

    def usual(self) -> tuple[Pick, Option] | None:
        """What Enter answers: the only thing that can be done, or that one declines; None if it is neither."""
        question = self.question
        if self.paused or not isinstance(question, Choose) or not self.is_own(question.who):
            return None
        found = {name: values for name, values in self.fight.usual(question.who).items() if values is not None}
        do = next(iter(found)) if len(found) == 1 else "decline"
        option = question.option(do) if do in found else None
        return None if option is None else (Pick(question.who, do, found[do] or {}), option)

    def words(self) -> list[str]:
        """What a line can begin with now."""
        question = self.question
        options = [each.id for each in question.known()] if isinstance(question, Choose) else []
        return [*self.commands, *options]

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
        if command is not None and (forced or not (self.is_act(line) or self.is_lacking(line))):
            try:
                command(self, rest.strip())
            except Defect as defect:
                self.show.refusals([defect.refusal], self.fight)
        elif word:
            self.answer(line.strip())
        elif self.paused:
            self.paused = False
        elif usual := self.usual():
            pick, option = usual
            self.answer(in_words(pick, option.fields))
        else:
            self.show.moment(self.fight, self.question, with_map=True)

    def answer(self, line: str) -> None:
        if self.question is None:
            self.show.say("cli-after-the-end")
            self.suggest(line)
            return
        reply, meant = self.understood(line)
        if self.unfinished and isinstance(reply, list) and reply[0].rule in ("CORE-OPTION", "CORE-AMBIGUOUS"):
            longer, also = self.understood(f"{self.unfinished} {line}")
            if not isinstance(longer, list):
                line, reply, meant = f"{self.unfinished} {line}", longer, also
        self.unfinished = ""
        refused = reply if isinstance(reply, list) else self.fight.refusals(reply)
        if not isinstance(reply, list) and not refused and (meant is None or self.agreed(meant)):
            refused = self.fight.answer(reply)
            if not refused:
                self.went_on()
        if refused:
            self.refuse(line, reply, refused)

    def refuse(self, line: str, reply: Reply | list[Refusal], refused: Sequence[Refusal]) -> None:
        """Say why an answer is none; if it only lacks something, what that can be, and wait for it."""
        self.refused = line
        asked = self.fight.asked(reply.who) if isinstance(reply, Pick) else None
        option = asked.option(reply.do) if isinstance(reply, Pick) and isinstance(asked, Choose) else None
        missing = lacks(refused, option, reply.values) if isinstance(reply, Pick) else []
        needed = option is not None and missing and not option.fields[missing[0]].optional
        if isinstance(reply, Pick) and needed and (closed := self.blocked(reply)):
            refused, missing = closed, []
        if isinstance(reply, Pick) and option is not None and self.explained(asked, reply, option, missing):
            return
        if isinstance(reply, Pick) and missing:
            self.unfinished = line
            self.show.lacks(self.fight, reply, missing[0])
            word = line.split()[0].casefold()
            if word in self.commands:
                self.show.say("cli-also-command", "dim", word=word, command="?" if word == "help" else f"/{word}")
            return
        if isinstance(reply, list):
            refused = self.in_plain_words(line, refused)
        self.show.refusals(refused, self.fight)
        if option is not None and self.suggest_closer(asked, reply, refused):
            return
        if refused[0].rule == "CORE-OPTION":
            self.suggest(line)
        elif any(each.rule in self.show.book for each in refused):
            self.show.say("cli-why-hint", "dim")

    def explained(self, asked: Question | None, pick: Pick, option: Option, missing: Sequence[str]) -> bool:
        """Whether there is more to say than the rules do: why the sword will not do, where a way ends."""
        if missing and (instead := unmeant(option, pick.values, missing[0])) is not None:
            self.show.refusals(instead.reasons, self.fight)
            self.show.unmeant(self.fight, option, missing[0], instead.could)
            self.suggest_closer(asked, pick, instead.reasons)
            return True
        if (stop := stopped(option, pick.values, self.place_of(pick.who))) is not None:
            self.show.stopped(self.fight, stop)
            self.show.refusals(stop.reasons, self.fight)
            self.suggest_opening(asked, stop.before)
            return True
        return False

    def suggest_closer(self, asked: Question | None, pick: Reply | list[Refusal], refused: Sequence[Refusal]) -> bool:
        """If it is only too far: the movement that may come first."""
        if not isinstance(asked, Choose) or not isinstance(pick, Pick) or not too_far(refused):
            return False
        if (first := closer(asked, pick)) is None:
            return False
        answer = in_names(self.show.speaker, *first, self.game.names(self.fight.state))
        self.show.say("cli-closer-first", "dim", answer=answer if first[0].values else f"{answer} x,y")
        return True

    def suggest_opening(self, asked: Question | None, spot: Spot) -> None:
        """If what stands in the way can be opened from here: how."""
        table = self.game.table(self.fight.state)
        if isinstance(asked, Choose) and (first := opening(asked, table, spot)) is not None:
            answer = in_names(self.show.speaker, *first, self.game.names(self.fight.state))
            self.show.say("cli-closer-first", "dim", answer=answer)

    def place_of(self, who: str) -> Spot | None:
        """Where somebody stands on the map, if there is one."""
        bodies = [each.body for each in self.game.table(self.fight.state).combatants if each.id == who]
        return (bodies[0].x, bodies[0].y) if bodies and bodies[0] is not None else None

    def in_plain_words(self, line: str, refused: Sequence[Refusal]) -> Sequence[Refusal]:
        """Of a word that no act of the game is called by: what is possible now, in the words of the screen."""
        who, text = self.addressed(line)
        asked, word = self.fight.asked(who), (text.split() or [""])[0]
        rule = refused[0].rule
        by_the_game = not rule.startswith("CORE-") and self.ear.is_act_of_the_game(word)
        if not isinstance(asked, Choose) or by_the_game or (rule.startswith("CORE-") and rule != "CORE-OPTION"):
            return refused
        return [refuse("CORE-OPTION", option=shown(word), known=tuple(self.ear.possible(asked)))]

    def blocked(self, pick: Pick) -> Sequence[Refusal]:
        """What is in the way of every answer that could be made of an unfinished one."""
        asked = self.fight.asked(pick.who)
        option = asked.option(pick.do) if isinstance(asked, Choose) else None
        return () if option is None else option.probe(pick.values).against

    def understood(self, line: str) -> tuple[Reply | list[Refusal], Meant | None]:
        """What a line means as an answer, with what goes without saying; or why it means none."""
        who, text = self.addressed(line.replace("\xa0", " "))
        asked, self.ear.signs = self.fight.asked(who), self.show.signs(self.fight)
        if isinstance(asked, Choose):
            text = self.ear.translated(asked, text, self.game.names(self.fight.state))
        reply = self.fight.read(who, text)
        if isinstance(reply, list) and isinstance(asked, Choose):
            reply = self.the_fitting_one(who, asked, text, reply)
        named = text in self.ear.signs or not self.ear.is_act_of_the_game((text.split() or [""])[0])
        if isinstance(reply, list) and isinstance(asked, Choose) and named:
            reply = self.the_only_answer(who, asked, text, reply)
        if not isinstance(reply, Pick) or not isinstance(asked, Choose):
            return reply, None
        meant = self.ear.meant(asked, reply)
        return meant.pick, meant

    def the_fitting_one(self, who: str, asked: Choose, text: str, refused: list[Refusal]) -> Reply | list[Refusal]:
        """Of several acts that a word can mean the only one that the rest of the line fits: `attack orc` at range."""
        if refused[0].rule != "CORE-AMBIGUOUS" or refused[0]["field"] != "option":
            return refused
        rest, found = text.partition(" ")[2], list[Pick]()
        names = self.game.names(self.fight.state)
        for id in refused[0]["among"] if rest else ():
            reply = self.fight.read(who, self.ear.translated(asked, f"{id} {rest}", names))
            option = asked.option(id)
            if isinstance(reply, Pick) and option is not None and option.complete(reply.values) is not None:
                found.append(reply)
        return found[0] if len(found) == 1 else refused

    def the_only_answer(self, who: str, asked: Choose, text: str, refused: list[Refusal]) -> Reply | list[Refusal]:
        """To a narrow question the one answer that a mere name makes: `captain` where one is to be chosen."""
        possible = [each for each in asked.known() if each.example() is not None]
        if len(possible) > NARROW:
            return refused
        found, names = list[Pick](), self.game.names(self.fight.state)
        for option in possible:
            reply = self.fight.read(who, self.ear.translated(asked, f"{option.id} {text}", names))
            if isinstance(reply, Pick) and reply.values and not option.refusals(reply.values):
                found.append(reply)
        return found[0] if len(found) == 1 else refused

    def agreed(self, meant: Meant) -> bool:
        """Tell what was filled in; a way that provokes somebody is only gone if the person says so."""
        self.show.meant(self.fight, meant)
        if meant.way is None or not meant.way.provokes:
            return True
        heard = self.read(f"{self.show.speaker.say('cli-confirm', no=self.show.speaker.say('cli-word-no'))} ")
        agreed = folded(heard.strip()) in self.ear.yes
        if not agreed:
            self.show.say("cli-not-done")
        return agreed

    def is_act(self, line: str) -> bool:
        """Whether a line begins with an option of the open question: no command hides it."""
        question = self.question
        return isinstance(question, Choose) and self.ear.named_exactly(question, line)

    def is_lacking(self, line: str) -> bool:
        """Whether a line is just the name that an unfinished answer lacks."""
        reply, _ = self.understood(f"{self.unfinished} {line}") if self.unfinished else ([], None)
        return isinstance(reply, Pick) and folded(line.strip()) in [folded(str(each)) for each in reply.values.values()]

    def objections(self, line: str) -> Sequence[Refusal]:
        """Everything against an answer, without giving it."""
        reply, _ = self.understood(line)
        return reply if isinstance(reply, list) else self.fight.refusals(reply)

    def addressed(self, line: str) -> tuple[str, str]:
        """Who answers, and what: `b2: dodge` speaks for somebody else than the one who is asked."""
        before, colon, text = line.partition(":")
        name = before.strip()
        known = [*self.fight.sides(), *self.game.names(self.fight.state), *(each.who for each in self.fight.open)]
        called = {folded(self.show.speaker.name(each, self.game.names(self.fight.state))): each for each in known}
        meant = name if name in known else called.get(folded(name), "") if colon else ""
        who = meant if colon and meant else self.question.who if self.question is not None else ""
        spoken = text.strip() if colon and meant else line
        asked = self.fight.asked(who)
        coins = isinstance(asked, Roll) and asked.sides == 2
        return who, self.ear.coins(spoken, LOOKALIKES) if coins else spoken

    def suggest(self, line: str) -> None:
        """The command or option that a word nobody knows may have meant."""
        if hint := closest((line.split() or [""])[0], self.words()):
            self.show.say("cli-did-you-mean", hint=hint)

    def went_on(self) -> None:
        """The fight has moved: save, tell, and let it run."""
        self.paused = False
        self.refused = ""
        self.save()
        self.show.news(self.fight)

    def travelled(self) -> None:
        """The fight is at another moment: save, show where, and wait for the person."""
        self.paused = True
        self.save()
        self.show.count_as_told(self.fight)
        self._drawn_turn = -1
