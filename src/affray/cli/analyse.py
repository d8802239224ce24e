"""`affray analyse`: what decided a recorded fight: the chances after every act, luck and decisions told apart."""

from __future__ import annotations

from functools import partial

from affray.simulate.analyse import ALTERNATIVES, BUDGET, Analysis, analyse
from affray.simulate.charts import graph
from affray.simulate.pages import percent
from affray.simulate.replays import (
    Scene,
    analysis_page,
    analysis_picture,
    credit_head,
    credit_rows,
    heading,
    missed_rows,
    scenes,
    told_in,
    turning_rows,
    warning,
)  # fmt: skip
from affray.simulate.settings import Ready, setting
from affray.text import Speaker

from .errors import INTERRUPTED, OK, Trouble
from .simulate import Progress, Wishes, explained, hands, show_table, tell_interrupted, write_reports
from .sitting.called import in_names
from .terminal import Terminal


def run(
    terminal: Terminal, journal: str, wishes: Wishes, budget: int | None, alternatives: int | None, log: bool
) -> int:
    """Play many fights from every moment of a journal, and tell what changed the chances."""
    with explained(terminal):
        given = setting(journal, open=wishes.open, accept=wishes.accept)
    if not given.lines:
        raise Trouble(terminal.speaker().say("sim-not-a-journal", file=journal))
    ready = given.ready()
    if not ready.replies:
        raise Trouble(terminal.speaker().say("sim-nothing-happened", file=journal))
    speaker, progress = terminal.speaker(ready.game), Progress(terminal, ready.game)

    def watch(done: int, most: int) -> None:
        progress.tell(done, max(done, most), journal)

    fights, others = budget or BUDGET, ALTERNATIVES if alternatives is None else alternatives
    with hands(terminal, wishes) as some:
        found = analyse(given, wishes.side, fights, wishes.seed, others, progress=watch, with_crew=some)
        progress.end()
    tell_interrupted(terminal, found.interrupted, found.fights)
    if not found.stretches:
        return INTERRUPTED
    told = heading(found, ready, speaker)
    report, drawn = partial(analysis_page, found, ready, speaker, in_names), partial(analysis_picture, found, told)
    if not write_reports(terminal, wishes, found.to_json(), report, drawn):
        terminal.write(told, "bold")
        show(terminal, found, ready, speaker, log)
    return INTERRUPTED if found.interrupted else OK


def show(terminal: Terminal, found: Analysis, ready: Ready, speaker: Speaker, log: bool) -> None:
    """The curve, the turning points, luck and decisions; and the log with the chances beside it, if it is wanted."""
    shown = scenes(ready, found, speaker, in_names)
    for line in graph([chance.value for chance in found.curve]):
        terminal.write(line)
    if rough := warning(found, speaker):
        terminal.write(rough, "yellow")
    if rows := turning_rows(found, speaker, shown):
        terminal.write()
        terminal.say("sim-heading-turning", "bold")
        show_table(terminal, (), rows)
    terminal.write()
    terminal.say("sim-heading-credits", "bold")
    show_table(terminal, credit_head(speaker), credit_rows(found, ready, speaker))
    if rows := missed_rows(found, ready, speaker, shown, in_names):
        terminal.write()
        terminal.say("sim-heading-missed", "bold")
        show_table(terminal, (), rows)
    if log:
        terminal.write()
        show_log(terminal, found, speaker, shown)


def show_log(terminal: Terminal, found: Analysis, speaker: Speaker, shown: list[Scene]) -> None:
    """What happened, with the chance after it on the left."""
    for scene, chance in zip(shown, found.curve, strict=True):
        lines = told_in(scene)
        for number, line in enumerate(lines):
            terminal.write(f"{percent(chance.value, speaker) if number + 1 == len(lines) else '':>8}  {line}")
