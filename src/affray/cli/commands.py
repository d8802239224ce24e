"""The words that a person can say at the prompt besides answers."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

from affray.core.events import GAME_MASTER
from affray.core.fields import matching
from affray.core.fight import MEASURES
from affray.core.journal import DIGEST, load
from affray.core.limits import shown
from affray.core.script import Choose, Overrule, Pick, Reply, Thrown
from affray.files import BadFile, read_journal, save_journal
from affray.files.problems import closest
from affray.library import GENERATED, TYPED
from affray.library.fight import AUTOMATIC, DICE, PLAYERS, TYPED_FOR
from affray.players.standing import SOURCE

from . import odds
from .catalogue import rule_called
from .errors import Trouble, report_problems
from .show import words_of
from .sitting import offers, rulings, standing
from .sitting.refusing import objections
from .sitting.standing import STANDING
from .sitting.typed import Ear, folded, is_count

if TYPE_CHECKING:
    from .play import Session

Command = Callable[["Session", str], None]

LOG = 20
"""So many events `log` shows if nobody says how many."""


def undo(session: Session, words: str) -> None:
    """Take back the last thing that the person did, a number of replies, or a whole action or turn; say what it was."""
    path = session.fight.journal.path()
    count = travel(session, words, session.fight.undo) if words else take_back(session)
    if count is None:
        return
    told(session, "cli-undone" if count else "cli-nothing-to-undo", path[len(path) - count :])


def take_back(session: Session) -> int:
    """Go back until something that the person did is undone: an answer of his own, or a ruling."""
    fight, count = session.fight, 0
    own = has_own_choices(session)
    while (back := fight.would_undo().get("choice")) is not None:
        path = fight.journal.path()
        first = path[len(path) - back.replies]
        count += fight.undo("choice")
        if not own or isinstance(first, Overrule) or is_by_hand(session, first):
            break
    return count


def redo(session: Session, words: str) -> None:
    """Bring back what was undone, by the same measures."""
    count = travel(session, words, session.fight.redo)
    if count is not None:
        path = session.fight.journal.path()
        told(session, "cli-redone" if count else "cli-nothing-to-redo", path[len(path) - count :])


def is_measure(session: Session, words: str) -> bool:
    """Whether words say how far to go through the journal; none are one step."""
    known = [each for measure in MEASURES for each in session.ear.listed(f"cli-words-{measure}")]
    return not words.strip() or is_count(words.strip()) or folded(words.strip()) in known


def travel(session: Session, words: str, go: Callable[[int | str], int]) -> int | None:
    """Go through the journal; returns over how many replies, None if the words mean nothing."""
    if is_count(words):
        return go(int(words))
    measure = next((each for each in MEASURES if folded(words) in session.ear.listed(f"cli-words-{each}")), "")
    if measure:
        return go(measure)
    if words:
        session.show.say("cli-travel-usage", value=shown(words))
        if hint := closest(words, MEASURES):
            session.show.say("cli-did-you-mean", hint=hint)
        return None
    count = step = go("choice")  # only forwards: whatever is undone is named
    while step and has_own_choices(session) and not at_own_choice(session):
        step = go("choice")
        count += step
    return count


def has_own_choices(session: Session) -> bool:
    """Whether the person has decided anything at all; if not, the choices of computer players count."""
    replies = [entry.reply for entry in session.fight.journal.entries]
    return any(isinstance(each, Overrule) or is_by_hand(session, each) for each in replies)


def is_by_hand(session: Session, reply: Reply | None) -> bool:
    """Whether the person gave this answer himself: neither the computer nor an answer that he left standing."""
    return isinstance(reply, Pick) and session.is_own(reply.who) and reply.source != SOURCE


def at_own_choice(session: Session) -> bool:
    return any(isinstance(each, Choose) and session.is_own(each.who) for each in session.fight.open)


def told(session: Session, message: str, replies: Sequence[Reply]) -> None:
    """Say what was taken back or brought back: the first thing that somebody did."""
    if not replies:
        session.show.say(message)
        return
    session.travelled()
    first = next((each for each in replies if not isinstance(each, Thrown)), replies[0])
    session.show.say(message, count=len(replies), what=session.show.reply(session.fight, first))


def why(session: Session, words: str) -> None:
    """Every reason against an answer, with the texts of the rules; without words, against the one refused last."""
    if is_count(words):
        if not session.show.explain(int(words)):
            session.show.say("cli-no-line", number=words, last=str(len(session.show.short.told)))
        return
    line = words or session.refused
    question = session.question
    if not line and isinstance(question, Choose):
        offers.closed(session.show, session.fight, question)
        return
    if not line:
        session.show.say("cli-why-usage", example=session.show.speaker.say("cli-such-as-why"))
        return
    option = question.option(line) if isinstance(question, Choose) else None
    if option is not None and (closed := option.why_closed()):
        session.show.refusals(closed, session.fight, texts=True)
        return
    refused = objections(session, line)
    session.show.refusals(refused, session.fight, texts=True)
    if not refused:
        session.show.say("cli-allowed", "green", answer=line)


def options(session: Session, words: str) -> None:
    """What can be answered, a line each; one act or sort of acts, or `all` of them, with their fields."""
    question = session.question
    if question is None:
        session.say_it_is_over()
        return
    names = session.game.names(session.fight.state)
    session.terminal.write(session.show.speaker.question(question, names), "bold cyan")
    if not isinstance(question, Choose):
        return
    if not words:
        offers.overview(session.show, session.fight, question)
        return
    if folded(words) in session.ear.listed("cli-words-all"):
        offers.options(session.show, session.fight, question, [each.id for each in question.known()])
        return
    known = [each.id for each in question.known()]
    groups = dict.fromkeys(each.group for each in question.known())
    word = session.show.speaker.word
    sort = next((each for each in groups if folded(words) in (each, folded(word("group", each)))), "")
    found = matching(words, known)
    if len(found) != 1 and (meant := session.ear.option(question, words.split())) is not None:
        found = [meant[0]]
    if sort and folded(words) not in known:
        offers.overview(session.show, session.fight, question, sort)
    elif len(found) != 1:
        session.show.say("cli-no-option-called", name=shown(words))
        if found:
            session.show.say("cli-did-you-mean", hint=", ".join(found))
    else:
        offers.options(session.show, session.fight, question, found)


def battlefield(session: Session, words: str) -> None:
    session.show.battlefield(session.fight.state)


def order(session: Session, words: str) -> None:
    """Who acts when in this round."""
    session.show.order(session.fight.state)


def who(session: Session, words: str) -> None:
    """Everybody, or everything about somebody."""
    if not words:
        session.show.standings(session.fight.state)
        return
    known = [each.id for each in session.game.table(session.fight.state).combatants]
    session.ear.signs = session.show.signs(session.fight)
    found = list(dict.fromkeys(session.ear.somebody(words, known, session.game.names(session.fight.state))))
    for each in found:
        session.show.person(session.fight.state, each)
    if not found:
        session.show.say("cli-who-unknown", name=shown(words))


def log(session: Session, words: str) -> None:
    """The last lines of the log; in full, with the rules, if that is wanted or there is no screen."""
    numbers = list(filter(is_count, words.split()))
    count = int(numbers[0]) if numbers else LOG
    if session.show.waits and not set(map(folded, words.split())) & set(session.ear.listed("cli-words-full")):
        session.show.history(session.fight, count)
    else:
        session.show.log(session.fight, count)


def rule(session: Session, words: str) -> None:
    try:
        session.show.rule(rule_called(session.terminal, words, [session.game]))
    except Trouble as trouble:
        session.show.terminal.write(str(trouble), "red")


def edit(session: Session, words: str) -> None:
    """The game master's word; without words, everything that can be decreed."""
    known = [each.id for each in session.fight.edits() if each.fields]
    if not words:
        session.show.say("cli-edit-usage")
        offers.edits(session.show, session.fight)
    elif folded(words).replace("-", "_") in known:
        offers.edits(session.show, session.fight, folded(words).replace("-", "_"))
    else:
        rulings.decree(session, rulings.in_ids(session, words))


def dice(session: Session, words: str) -> None:
    """Dice from the real table, or thrown by the program; of a side alone, if one is named."""
    fight = session.fight
    ear, (first, _, sides) = session.ear, words.partition(" ")
    ways = {"typed": ear.listed("cli-words-typed"), "auto": ear.listed("cli-words-auto")}
    source = next((each for each, called in ways.items() if folded(first) in called), "")
    if first and not source:
        session.show.say("cli-dice-usage", word=shown(first), side=fight.sides()[0])
        return
    one = side_called(session, sides)
    wanted = [one] if one in fight.sides() else [side_called(session, each) for each in sides.replace(",", " ").split()]
    if strange := [each for each in wanted if each not in (*fight.sides(), GAME_MASTER)]:
        session.show.say("cli-no-side", name=strange[0], known=sides_shown(session))
        return
    if source and wanted:
        everybody = [*fight.sides(), GAME_MASTER]
        now = ([] if source == "typed" else everybody) if fight.typed else list(fight.typed_for)
        fight.type_dice_of([*now, *wanted] if source == "typed" else [each for each in now if each not in wanted])
    elif source:
        fight.dice_are(TYPED if source == "typed" else GENERATED)
    session.save()
    if fight.typed_for:
        named = ", ".join(session.show.speaker.name(each) for each in fight.typed_for)
        session.show.say("cli-dice-sides", sides=named)
    else:
        session.show.say("cli-dice-typed" if fight.typed else "cli-dice-auto")


def side_called(session: Session, word: str) -> str:
    """The side that a word means, by its id, by its name or by the end of that, which in another alphabet only looks
    like the id; the word itself if there is none.
    """
    names = {each: folded(session.show.speaker.name(each)) for each in session.fight.sides()}
    ends = {name.split()[-1]: each for each, name in names.items() if name.split()}
    known = {**ends, **{name: each for each, name in names.items()}, **{folded(each): each for each in names}}
    return known.get(folded(word.strip()), word)


def sides_shown(session: Session) -> str:
    """All sides as the screen calls them."""
    return ", ".join(map(session.show.speaker.name, session.fight.sides()))


def roll(session: Session, words: str) -> None:
    """Let the program throw this once."""
    if session.fight.throw(session.fight.dice):
        session.went_on()
    else:
        session.show.say("cli-no-roll")


def auto(session: Session, words: str) -> None:
    """Let the automatic player answer this question; with a side, for that side from now on, or no longer."""
    if not words:
        question = session.question
        if not isinstance(question, Choose):
            roll(session, "")
        elif session.decide(question):
            session.went_on()
    elif (words := side_called(session, words)) not in session.fight.sides():
        session.show.say("cli-no-side", name=words, known=sides_shown(session))
    else:
        left = session.fight.automatic
        given = words not in left
        session.fight.leave_to_computer([*left, words] if given else [side for side in left if side != words])
        session.save()
        session.paused = False
        name, again = session.show.speaker.name(words), session.command(f"auto {words}")
        session.show.say("cli-auto-on" if given else "cli-auto-off", side_name=name, command=again)


def branches(session: Session, words: str) -> None:
    """The ends of all branches of the journal; with the number of one, go there."""
    journal = session.fight.journal
    ends = journal.branches()
    if is_count(words) and int(words) in ends:
        session.fight.go(int(words))
        session.travelled()
        return
    if words:
        session.show.say("cli-no-branch", "red", name=shown(words))
    for end in ends:
        entry = journal.entries[end]
        here = "*" if end == journal.here else " "
        session.terminal.write(f"{here} {end:>4}  {entry.depth:>4}  {words_of(entry.reply)}")
    if ends:
        session.show.say("cli-branches-usage", command=session.command(f"branches {ends[-1]}"))
    else:
        session.show.say("cli-no-branches")


def save(session: Session, words: str) -> None:
    """Say where everything is saved, or write a copy."""
    if not words or Path(words) == session.record.path:
        if session.record.is_empty:
            session.show.say("cli-nothing-to-save")
        elif session.save():
            session.show.say("cli-saved", file=str(session.record.path))
        return
    try:
        if os.path.lexists(words) and not is_of_this_fight(session, words):
            session.show.say("cli-file-exists", "red", file=words)
            return
        save_journal(words, session.fight.journal.lines())
        session.show.say("cli-saved", file=words)
    except BadFile as error:
        report_problems(session.terminal, error.problems)


def is_of_this_fight(session: Session, path: str) -> bool:
    """Whether a file is an older copy of this very fight, so that it may be written over."""
    try:
        lines = read_journal(path)
    except BadFile:
        return False
    mine = session.fight.journal.lines()
    return told_by(lines) == told_by(mine[: len(lines)])


def told_by(lines: Sequence[str]) -> list[dict[str, Any]]:
    """What a journal tells, whoever was to answer from then on: that may have been settled anew since."""
    unstable = (DIGEST, DICE, AUTOMATIC, PLAYERS, TYPED_FOR, STANDING)
    data = [load(line, number) for number, line in enumerate(lines, 1)]
    return [{name: value for name, value in each.items() if name not in unstable} for each in data]


def help(session: Session, words: str) -> None:
    """How to answer, and the commands; on a screen those that fit, and all of them with a word."""
    table, brief = Table.grid(padding=(0, 2)), session.terminal.screen is not None and not words
    say = session.show.speaker.say
    for each in HELP:
        if not brief or each in FIRST:
            table.add_row(Text(f"  {say(f'cli-usage-{each}')}", "bold", no_wrap=True), Text(say(f"cli-prompt-{each}")))
    session.terminal.draw(table)
    if brief:
        session.show.say("cli-help-more", "dim")


def leave(session: Session, words: str) -> None:
    session.running = False


COMMANDS: dict[str, Command] = {
    "undo": undo, "redo": redo, "why": why, "odds": odds.tell, "options": options, "map": battlefield,
    "order": order, "who": who, "log": log, "rule": rule,
    "hit": rulings.hit, "heal": rulings.heal, "add": rulings.add, "lift": rulings.lift, "next": rulings.next_turn,
    "always": standing.always, "standing": standing.left, "edit": edit, "dice": dice, "roll": roll, "auto": auto,
    "branches": branches, "save": save, "help": help,
    "?": help, "commands": help, "quit": leave, "exit": leave,
}  # fmt: skip
"""What each word does; everything else is an answer."""

def called(ear: Ear) -> dict[str, Command]:
    """The commands by all their names, also those of the language."""
    found = dict(COMMANDS)
    for name, command in COMMANDS.items():
        for alias in ear.listed(f"cli-alias-{name}"):
            found.setdefault(alias, command)
    return found


HELP = (
    "answer", "other", "undo", "redo", "why", "odds", "options", "map", "order", "who", "log", "rule", "hit", "heal",
    "add", "lift", "next", "always", "standing", "edit", "dice", "roll", "auto", "branches", "save", "help", "quit",
)  # fmt: skip
"""What is explained: for each a message how it is used, and one what it does."""

FIRST = ("answer", "undo", "why", "options", "map", "who", "log", "hit", "heal", "dice", "auto", "quit")
"""What is told first: it fits a screen."""
