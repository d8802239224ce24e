"""Fights that nobody has to decide: played by the game's automatic player, or replayed from a journal."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from shlex import quote
from typing import Any

from affray.core.fight import Fight as Engine
from affray.files import load_encounter
from affray.files.problems import closest
from affray.library import Fight
from affray.library.plain import event_line, result_line, start_line
from affray.library.record import Record, begin
from affray.players.driver import play_out
from affray.players.stalemate import Stalemate
from affray.rulesets.tactics import EVERYBODY, KNOWN, NAMES, is_style
from affray.text.log import SHORT, Log

from .errors import INTERRUPTED, OK, USAGE, Trouble
from .journals import resume
from .show import Show
from .telling import write_lines
from .terminal import Terminal, interrupts

TURN = "turn"


class Narrator:
    """Tells a fight while it goes on, or at its end, as much as was asked for."""

    def __init__(self, terminal: Terminal, record: Record, quiet: bool, as_json: bool, style: str = SHORT) -> None:
        self.terminal, self.record, self.quiet, self.as_json = terminal, record, quiet, as_json
        self.show = Show(terminal, record.fight.game)
        self.log = Log(self.show.speaker, record.fight.game, style, record.fight.start)
        self.told = 0

    def opening(self) -> None:
        fight = self.record.fight
        if self.quiet:
            return
        if self.as_json:
            self.terminal.print_raw(start_line(fight, self.show.speaker))
            return
        self.show.title(fight)
        self.show.battlefield(fight.start)
        self.terminal.write()

    def catch_up(self, wait: bool = True) -> None:
        """Tell what has happened since the last time; of a turn that goes on only what cannot wait."""
        fight = self.record.fight
        if self.quiet:
            return
        if not self.as_json:
            write_lines(self.terminal, self.log.lines(fight.scene.events, fight.state, wait))
            return
        names = fight.game.names(fight.state)
        for event in fight.scene.events[self.told :]:
            self.terminal.print_raw(event_line(event, self.show.speaker, names))
        self.told = len(fight.scene.events)

    def ending(self) -> None:
        if self.as_json:
            self.terminal.print_raw(result_line(self.record.fight, self.show.speaker))
            return
        if not self.quiet:
            self.show.battlefield(self.record.fight.state)
            self.terminal.write()
        self.show.result(self.record.fight)


def run(
    terminal: Terminal,
    file: str,
    seed: int | None,
    journal: str | None,
    until: int | None,
    quiet: bool,
    as_json: bool,
    players: Mapping[str, str] | None = None,
    log: str = SHORT,
) -> int:
    """Play an encounter by itself, `until` so many turns are over; `players` are styles by side, `log` is how it is
    told.
    """
    if journal is not None and os.path.lexists(journal):
        raise Trouble(terminal.speaker().say("cli-file-exists", file=journal))
    record = begin(load_encounter(file), seed, Path(journal) if journal else None)
    settle_players(terminal, record.fight, players or {})
    narrator = Narrator(terminal, record, quiet, as_json, log)
    narrator.opening()

    interrupted: list[bool] = []
    stalemate = Stalemate(record.fight.game)

    def stop() -> None:
        if interrupted:
            raise KeyboardInterrupt
        interrupted.append(True)

    def watch(fight: Engine[Any]) -> bool:
        narrator.catch_up()
        record.save()
        return stalemate(fight) or bool(interrupted) or (until is not None and record.fight.turns > until)

    with interrupts(stop):
        play_out(record.fight, record.fight.decider, record.fight.dice, watch)
    watch(record.fight)
    narrator.catch_up(wait=False)
    narrator.ending()
    if stalemate.reached and not record.fight.over:
        terminal.complain(terminal.speaker().say("cli-goes-nowhere", rounds=stalemate.rounds), "yellow")
    if journal and not quiet and not as_json:
        terminal.say("cli-saved", file=journal)
    elif seed is None and not quiet and not as_json:
        styled = "".join([f" --players {quote(f'{side}={style}')}" for side, style in (players or {}).items()])
        terminal.say("cli-again", "dim", command=f"affray run {quote(file)} --seed {record.fight.seed}{styled}")
    return INTERRUPTED if interrupted else OK


def replay(
    terminal: Terminal,
    journal: str,
    to: int | None,
    quiet: bool,
    as_json: bool,
    accept: bool = False,
    log: str = SHORT,
) -> int:
    """Tell a recorded fight again, `to` so many entries of its journal."""
    record = resume(terminal, Path(journal), to, accept)
    narrator = Narrator(terminal, record, quiet, as_json, log)
    narrator.opening()
    narrator.catch_up(wait=False)
    narrator.ending()
    if not quiet and not as_json:
        terminal.say("cli-replayed", entries=str(record.fight.ticket), of=str(record.entries))
    return OK


def read_until(terminal: Terminal, text: str | None) -> int | None:
    """How many turns `--until` means: a number, or `turn` for one."""
    return 1 if text == TURN else read_number(terminal, "--until", text, 1)


def read_number(terminal: Terminal, option: str, text: str | None, low: int) -> int | None:
    """The whole number that was given for an option."""
    if text is None:
        return None
    if not text.isascii() or not text.isdecimal() or len(text) > 20 or int(text) < low:
        raise Trouble(terminal.speaker().say("cli-not-a-number", option=option, value=text, low=str(low)), USAGE)
    return int(text)


def read_players(terminal: Terminal, words: Sequence[str] | None, option: str = "--players") -> dict[str, str]:
    """Styles by side: `heroes=plain`; a style alone is everybody's."""
    found: dict[str, str] = {}
    for word in words or ():
        for part in word.split(","):
            side, sign, style = part.rpartition("=")
            if not style or (sign and not side):
                raise Trouble(terminal.speaker().say("sim-players", option=option, value=word), USAGE)
            found[side or EVERYBODY] = style
    return found


def settle_players(terminal: Terminal, fight: Fight, players: Mapping[str, str]) -> None:
    """Let the computer play sides in the styles that were asked for; a side or a style that there is not is told."""
    say, sides = terminal.speaker().say, (*fight.sides(), EVERYBODY)
    for side, style in players.items():
        if side not in sides:
            facts = {"name": side, "hint": closest(side, sides), "known": ", ".join(sides)}
            raise Trouble(say("sim-no-side", **facts), USAGE)
        if not is_style(style):
            facts = {"name": style, "hint": closest(style, NAMES), "known": ", ".join(KNOWN)}
            raise Trouble(say("sim-no-style", **facts), USAGE)
    fight.play_in_style(players)
