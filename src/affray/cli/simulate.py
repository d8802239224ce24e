"""`affray simulate`: many fights, and what they say; also what the other commands around it have in common."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, redirect_stdout
from dataclasses import dataclass
from errno import EACCES, EISDIR, ENOENT
from functools import partial
from pathlib import Path
from shlex import quote
from time import monotonic
from typing import Any

from rich.table import Table
from rich.text import Text

from affray.rulesets import find
from affray.rulesets.game import Game
from affray.rulesets.tactics import EVERYBODY
from affray.simulate import BrokenFight, Crew, Figures, Misfit, NoCluster, Result, Setting, crew, setting, simulate
from affray.simulate.charts import bar, spark
from affray.simulate.pages import (
    about,
    action_rows,
    interval,
    left_rows,
    people_head,
    people_rows,
    percent,
    result_page,
    result_picture,
    result_rows,
    rounds_text,
)  # fmt: skip
from affray.simulate.png import NoPainter, letters, painted, painter
from affray.text import Speaker

from .errors import INTERRUPTED, OK, USAGE, Trouble
from .run import read_number, read_players
from .terminal import Terminal, harmless

EXAMPLE = "raider.count=2..8"
"""What a variation looks like."""

SELDOM = 10.0
"""Where nobody looks on, it is told after so many seconds how far it is."""


# -- what somebody wants ---------------------------------------------------------------------------
@contextmanager
def explained(terminal: Terminal) -> Iterator[None]:
    """What cannot be simulated is told so that a person knows what to do."""
    say = terminal.speaker().say
    try:
        yield
    except Misfit as error:
        facts = {"name": error.value, "hint": error.hint, "known": ", ".join(error.known), "example": EXAMPLE}
        raise Trouble(say(f"sim-no-{error.kind}", **facts), USAGE) from None
    except BrokenFight as error:
        raise Trouble(say("sim-broken", seed=str(error.seed), why=error.why)) from error
    except NoCluster as error:
        raise Trouble(say("sim-no-cluster", why=str(error)), USAGE) from None
    except NoPainter as error:
        raise Trouble(say("sim-no-painter", why=str(error)), USAGE) from None


def read_part(terminal: Terminal, option: str, text: str | None, low: float, high: float) -> float | None:
    """A number between two others that was given for an option."""
    if text is None:
        return None
    try:
        value = float(text.replace(",", "."))
    except ValueError:
        value = -1.0
    if not low <= value <= high:
        say = terminal.speaker().say
        raise Trouble(say("sim-not-between", option=option, value=text, low=f"{low:g}", high=f"{high:g}"), USAGE)
    return value


@dataclass(frozen=True, kw_only=True)
class Wishes:
    """What all commands about many fights can be told."""

    count: int | None
    seed: int | None
    workers: int
    until: float | None
    players: Mapping[str, str]
    open: bool
    side: str
    html: str | None
    svg: str | None
    png: str | None
    as_json: str | None
    ray: str | None
    accept: bool
    quiet: bool


def read_wishes(
    terminal: Terminal,
    *,
    count: str | None = None,
    seed: str | None = None,
    workers: str | None = None,
    until: str | None = None,
    players: Sequence[str] | None = None,
    open: bool = False,
    side: str = "",
    html: str | None = None,
    svg: str | None = None,
    png: str | None = None,
    json_to: str | None = None,
    ray: str | None = None,
    accept: bool = False,
    quiet: bool = False,
) -> Wishes:
    """What was typed, read and checked; without a number of processes there are as many as processors."""
    for path in (html, svg, png, json_to):
        if path and path != "-":
            check_writable(Path(path))
    if png:
        with explained(terminal):
            painter()
    return Wishes(
        count=read_number(terminal, "--count", count, 1), seed=read_number(terminal, "--seed", seed, 0),
        workers=read_number(terminal, "--workers", workers, 1) or 0,
        until=read_part(terminal, "--until-ci", until, 0.0001, 0.5), players=read_players(terminal, players),
        open=open, side=side, html=html, svg=svg, png=png, as_json=json_to, ray=ray, accept=accept, quiet=quiet,
    )  # fmt: skip


def check_writable(path: Path) -> None:
    """An OSError now if a report could not be written there: thousands of fights later it would be lost."""
    if path.is_dir():
        raise IsADirectoryError(EISDIR, os.strerror(EISDIR), str(path))
    folder = path.parent
    if not folder.is_dir():
        raise FileNotFoundError(ENOENT, os.strerror(ENOENT), str(path))
    if not os.access(path if path.exists() else folder, os.W_OK):
        raise PermissionError(EACCES, os.strerror(EACCES), str(path))


def the_game(result: Result) -> Game[Any]:
    return next((each for each in result.setting.games or () if each.name == result.game), None) or find(result.game)


@contextmanager
def hands(terminal: Terminal, wishes: Wishes) -> Iterator[Crew]:
    """Whoever plays the fights. What a cluster says of itself is no part of a report: it goes to the errors."""
    with explained(terminal), redirect_stdout(sys.stderr), crew(wishes.workers, wishes.ray) as found:
        yield found


# -- how far it is ---------------------------------------------------------------------------------
class Progress:
    """Tells those who wait how far it is and what it looks like: on a screen always, elsewhere seldom."""

    def __init__(self, terminal: Terminal, game: Game[Any] | None = None, quiet: bool = False) -> None:
        self.terminal, self.quiet = terminal, quiet
        self.speaker = terminal.speaker(game)
        self.begun = self.told = monotonic()
        self.shown = 0

    def __call__(self, figures: Figures, most: int) -> None:
        best = figures.results.most_common(1)[0][0] if figures.count else ""
        chance = figures.chance(best)
        result = self.speaker.result(best) if best else self.speaker.say("sim-unfinished")
        text = f"{result} {percent(chance.value, self.speaker)} ±{percent(chance.margin, self.speaker)}"
        self.tell(figures.count, most, text)

    def tell(self, done: int, most: int, text: str) -> None:
        now = monotonic()
        screen = self.terminal.err.is_terminal
        if self.quiet or now - self.told < (0.1 if screen else SELDOM):
            return
        self.told = now
        left = (now - self.begun) * (most - done) / max(1, done)
        line = self.speaker.say("sim-progress", done=str(done), of=str(most), text=text, left=f"{left:.0f}")
        if not screen:
            self.terminal.complain(line, "")
            return
        line = f"{bar(done / max(1, most), 20):<20} {line}"[: max(20, self.terminal.err.width - 1)]
        self.terminal.err.file.write(f"\r{harmless(line):<{self.shown}}")
        self.terminal.err.file.flush()
        self.shown = len(line)

    def end(self) -> None:
        """Take the line away again."""
        if self.shown:
            self.terminal.err.file.write(f"\r{'':<{self.shown}}\r")
            self.terminal.err.file.flush()
            self.shown = 0


# -- what is written -------------------------------------------------------------------------------
def write(terminal: Terminal, path: str, written: str | bytes) -> None:
    """A report to a file."""
    Path(path).write_bytes(written if isinstance(written, bytes) else written.encode())
    terminal.complain(terminal.speaker().say("cli-saved", file=path), "")


def write_reports(
    terminal: Terminal, wishes: Wishes, data: Any, page: Callable[[], str], picture: Callable[[], str]
) -> bool:
    """Everything that was wished for in files; whether data for other programs take the place of the summary."""
    if wishes.html:
        write(terminal, wishes.html, page())
    if wishes.svg:
        write(terminal, wishes.svg, picture() + "\n")
    if wishes.png:
        write(terminal, wishes.png, painted(picture()))
        if not letters():
            terminal.complain(terminal.speaker().say("sim-no-letters"), "yellow")
    if wishes.as_json is None:
        return False
    text = json.dumps(data, ensure_ascii=False, indent=2)
    if wishes.as_json != "-":
        write(terminal, wishes.as_json, text + "\n")
        return False
    terminal.print_raw(text)
    return True


def tell_interrupted(terminal: Terminal, interrupted: bool, fights: int) -> None:
    if interrupted:
        terminal.complain(terminal.speaker().say("sim-interrupted", count=str(fights)), "yellow")


def show_results(terminal: Terminal, result: Result, speaker: Speaker) -> None:
    """Every result with its chance, its interval and a bar."""
    grid = Table.grid(padding=(0, 2))
    for _ in range(3):
        grid.add_column(justify="right" if grid.columns else "left")
    grid.add_column()
    for name, chance in result_rows(result, speaker):
        about_it = f"({interval(chance, speaker)})"
        grid.add_row(Text(harmless(name)), percent(chance.value, speaker), about_it, bar(chance.value))
    terminal.draw(grid)


def show(terminal: Terminal, result: Result) -> None:
    """The whole summary."""
    speaker = terminal.speaker(the_game(result))
    say = speaker.say
    show_results(terminal, result, speaker)
    terminal.write()
    lasted = result.figures.rounds
    if lasted:
        terminal.write(rounds_text(result, say))
        least, most = min(lasted), max(lasted)
        terminal.write(f"{least} {spark([lasted[each] for each in range(least, most + 1)])} {most}")
    terminal.write()
    show_table(terminal, people_head(say), people_rows(result, speaker))
    if rows := left_rows(result, speaker):
        terminal.write()
        show_table(terminal, [say("sim-column-who"), say("sim-column-what"), say("sim-column-left")], rows)
    if rows := action_rows(result, speaker):
        terminal.write()
        terminal.write(say("sim-heading-actions"), "dim")
        show_table(terminal, (), rows)


def show_table(terminal: Terminal, head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Rows of text; numbers stand to the right."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False, show_header=bool(head))
    for number in range(len(rows[0]) if rows else len(head)):
        numeric = all(row[number][:1].isdigit() for row in rows)
        table.add_column(head[number] if head else "", justify="right" if numeric else "left", overflow="fold")
    for row in rows:
        table.add_row(*(Text(harmless(cell)) for cell in row))
    terminal.draw(table)


def show_fights(terminal: Terminal, result: Result) -> None:
    """With which command the most typical and the most extreme fight can be seen."""
    replayable = not result.setting.lines and not result.setting.open
    for id, number in (("sim-typical", result.figures.typical()), ("sim-extreme", result.figures.extreme())):
        if number is not None and replayable:
            name = result.setting.name
            shipped = name.removesuffix(".yaml")
            named = quote(name if Path(name).exists() else shipped)
            command = f"affray run {named} --seed {result.seed_of(number)}{as_typed(result.setting.players)}"
            terminal.say(id, "dim", command=command)


def as_typed(players: Mapping[str, str]) -> str:
    """The styles of the sides as one types them behind a command; whoever has no side is everybody else."""
    told = [style if side == EVERYBODY else f"{side}={style}" for side, style in players.items()]
    return "".join([f" --players {quote(each)}" for each in told])


def same_again(source: str, wishes: Wishes, result: Result) -> str:
    """The command that fights the very same fights."""
    fights = f" --until-ci {wishes.until:g}" if wishes.until is not None and wishes.count is None else ""
    opened = " --open" if wishes.open else ""
    many = fights or f" -n {result.count}"
    return f"affray simulate {quote(source)}{many} --seed {result.seed}{as_typed(wishes.players)}{opened}"


def the_setting(terminal: Terminal, source: str, wishes: Wishes, players: Mapping[str, str] | None = None) -> Setting:
    """What is to be fought; a fight that is over already cannot be."""
    with explained(terminal):
        found = setting(source, wishes.players if players is None else players, wishes.open, accept=wishes.accept)
    if found.lines and (over := found.ready().over):
        raise Trouble(terminal.speaker().say("sim-over", file=source, result=over))
    return found


def run(terminal: Terminal, source: str, wishes: Wishes, save: str | None) -> int:
    """Many fights of one encounter, or from the middle of a journal."""
    given = the_setting(terminal, source, wishes)
    if save:
        Path(save).mkdir(parents=True, exist_ok=True)  # now, not after thousands of fights
    progress = Progress(terminal, given.ready().game, wishes.quiet)
    with hands(terminal, wishes) as some:
        result = simulate(given, wishes.count, wishes.seed, wishes.until, progress=progress, with_crew=some)
        progress.end()
    speaker = terminal.speaker(the_game(result))
    tell_interrupted(terminal, result.interrupted, result.count)
    if not result.count:
        return INTERRUPTED
    page, picture = partial(result_page, result, speaker), partial(result_picture, result, speaker)
    if not write_reports(terminal, wishes, result.to_json(), page, picture):
        terminal.write(about(result, speaker), "bold")
        if wishes.quiet:
            show_results(terminal, result, speaker)
        else:
            show(terminal, result)
            terminal.write()
            show_fights(terminal, result)
            if wishes.seed is None:
                terminal.say("sim-again", "dim", command=same_again(source, wishes, result))
    for path in result.save(save) if save else ():
        terminal.complain(terminal.speaker().say("cli-saved", file=str(path)), "")
    return INTERRUPTED if result.interrupted else OK
