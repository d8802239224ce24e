"""What can be looked up: the installed games, their rules and schemas, and whether files are right."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from affray.files import BadFile, check_file, schema
from affray.files.problems import closest
from affray.library.record import is_journal
from affray.rulesets import find, games
from affray.rulesets.game import Game
from affray.text import Area, Rule, rulebook

from .errors import OK, PROBLEMS, Trouble, report, report_problems, the_game
from .journals import resume
from .show import Show
from .terminal import Terminal


def check(terminal: Terminal, files: Sequence[str], accept: bool = False) -> int:
    """Check every file; all problems of all files are told."""
    code = OK
    for file in files:
        try:
            if is_journal(file):
                record = resume(terminal, Path(file), accept=accept)
                terminal.say("cli-checked-journal", "green", file=file, game=record.fight.game.name)
            else:
                checked = check_file(file)
                report_problems(terminal, checked.warnings)
                said = "cli-checked-warned" if checked.warnings else f"cli-checked-{checked.kind}"
                count = len(checked.warnings)
                terminal.say(said, "green", file=checked.path, game=checked.game.name, count=count)
        except (BadFile, Trouble) as error:
            report(terminal, error)
            if isinstance(error, BadFile):
                count = sum(not each.warning for each in error.problems)
                terminal.complain(terminal.speaker().say("cli-problems", count=count, file=file), "bold")
            code = PROBLEMS
    return code


def write_schema(terminal: Terminal, name: str, output: str | None) -> int:
    """The JSON Schema of a game's encounter files."""
    text = json.dumps(schema(the_game(terminal, name)), ensure_ascii=False, indent=2)
    if output is None:
        terminal.print_raw(text)
    else:
        Path(output).write_text(text + "\n", encoding="utf-8")
        terminal.say("cli-saved", file=output)
    return OK


# -- rules -----------------------------------------------------------------------------------------
def show_rules(terminal: Terminal, word: str | None, area: str | None) -> int:
    """The games, the rules of a game (or of an area of it), or one rule in full."""
    if area is not None:
        among = [find(name) for name in games()] if word is None else [the_game(terminal, word)]
        list_area(terminal, area_called(terminal, area, among))
    elif word is None:
        for name in games():
            introduce_rules(terminal, name)
    elif word in games():
        for each in rulebook(find(word), terminal.lang).areas:
            list_area(terminal, each)
    else:
        show_rule_or_area(terminal, word)
    return OK


def find_rules(terminal: Terminal, word: str | None, words: str) -> int:
    """Every rule in whose id, area or text all these words stand, in any order; of one game or of all.

    The words may be English or of the user's language, if the rules are told in it.
    """
    wanted = [each for each in re.split(r"[\s,;]+", words.casefold()) if each]
    among = [the_game(terminal, word)] if word is not None else [find(name) for name in games()]
    count = 0
    for game in among:
        english = {rule.id: f"{area.title} {rule.text}" for area in rulebook(game).areas for rule in area.rules}
        told = [(area, rule) for area in rulebook(game, terminal.lang).areas for rule in area.rules]
        found = [rule for area, rule in told if has_all(wanted, rule.id, area.title, rule.text, english[rule.id])]
        count += len(found)
        if found:
            list_found(terminal, game.name, found)
    if not count:
        raise Trouble(terminal.speaker().say("cli-rules-none", words=words))
    terminal.say("cli-rules-found", "dim", count=count)
    return OK


def has_all(wanted: Sequence[str], *texts: str) -> bool:
    text = " ".join(texts).casefold()
    return bool(wanted) and all(word in text for word in wanted)


def list_found(terminal: Terminal, name: str, found: Sequence[Rule]) -> None:
    """Rules of a game in full, each with its id."""
    terminal.write()
    terminal.write(name, "bold")
    table = Table.grid(padding=(0, 2))
    for rule in found:
        table.add_row(Text(f"  {rule.id}", no_wrap=True), Text(rule.text))
    terminal.draw(table)


def introduce_rules(terminal: Terminal, name: str) -> None:
    """How many rules a game has, about what, and how to see them."""
    book = rulebook(find(name), terminal.lang)
    terminal.write(Text.assemble((name, "bold"), f"  {book.title}"))
    terminal.say("cli-rules-count", count=len(book), areas=", ".join(each.name for each in book.areas))
    first = next(iter(book)).id
    terminal.say("cli-rules-next", "dim", game=f"affray rules {name}", rule=f"affray rules {first}")


def show_rule_or_area(terminal: Terminal, word: str) -> None:
    """A rule in full, or all rules of an area."""
    wanted = word.strip().upper().rpartition("-")[2]
    for name in games():
        game = find(name)
        found = [each for each in rulebook(game, terminal.lang).areas if each.name == wanted]
        if found:
            for rule in found[0].rules:
                Show(terminal, game).rule(rule)
            return
    rule = rule_called(terminal, word, [find(name) for name in games()])
    game = next(find(name) for name in games() if rule.id in rulebook(find(name)))
    Show(terminal, game).rule(rule)


def list_area(terminal: Terminal, area: Area) -> None:
    """The rules of an area with their first sentences."""
    terminal.write()
    terminal.write(Text.assemble((area.name, "bold"), f"  {area.title}"))
    table = Table.grid(padding=(0, 2))
    for rule in area.rules:
        table.add_row(Text(f"  {rule.id}", no_wrap=True), Text(first_sentence(rule.text)))
    terminal.draw(table)


def first_sentence(text: str) -> str:
    """Enough of a rule to recognise it.

    >>> first_sentence("A coin (i.e. a die) falls. It may roll away.")
    'A coin (i.e. a die) falls.'
    """
    return re.split(r"(?<=[.;:]) (?=[A-ZА-ЯЁІЇЄҐ])", text, maxsplit=1)[0]


def area_called(terminal: Terminal, name: str, among: Sequence[Game[Any]]) -> Area:
    for game in among:
        for area in rulebook(game, terminal.lang).areas:
            if area.name == name.strip().upper():
                return area
    known = [area.name for game in among for area in rulebook(game).areas]
    raise Trouble(terminal.speaker().say("cli-no-area", name=name, hint=closest(name, known), known=", ".join(known)))


def rule_called(terminal: Terminal, word: str, among: Sequence[Game[Any]]) -> Rule:
    """The rule of this id or end of an id, in any case; Trouble with the likeliest one if there is none."""
    wanted = word.strip().upper()
    rules = [rule for game in among for rule in rulebook(game, terminal.lang)]
    found = [rule for rule in rules if wanted and (rule.id == wanted or rule.id.endswith(f"-{wanted}"))]
    if len(found) == 1:
        return found[0]
    if found:
        known = ", ".join(rule.id for rule in found)
        raise Trouble(terminal.speaker().say("cli-several-rules", name=word, known=known))
    names = [*(rule.id for rule in rules), *(rule.id.partition("-")[2] for rule in rules)]
    raise Trouble(terminal.speaker().say("cli-no-rule", name=word, hint=closest(wanted, names)))
