"""`affray analyse`: what decided a recorded fight: the chances after every act, luck and decisions told apart."""

from __future__ import annotations

from affray.simulate.analyse import Analysis, analyse
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
    title_of,
    turning_rows,
)  # fmt: skip
from affray.simulate.settings import Ready, setting
from affray.text import Speaker

from .errors import INTERRUPTED, OK, Trouble
from .simulate import Progress, explained, hands, show_table, write, write_json
from .terminal import Terminal


def run(
    terminal: Terminal,
    journal: str,
    side: str,
    budget: int,
    alternatives: int,
    seed: int | None,
    workers: int,
    open: bool,
    log: bool,
    accept: bool,
    html: str | None,
    svg: str | None,
    as_json: str | None,
    ray: str | None,
) -> int:
    """Play many fights from every moment of a journal, and tell what changed the chances."""
    with explained(terminal):
        given = setting(journal, open=open, accept=accept)
    if not given.lines:
        raise Trouble(terminal.speaker().say("sim-not-a-journal", file=journal))
    ready = given.ready()
    if not ready.replies:
        raise Trouble(terminal.speaker().say("sim-nothing-happened", file=journal))
    speaker = terminal.speaker(ready.game)
    progress = Progress(terminal, ready.game)
    with explained(terminal), hands(terminal, workers, ray) as crew:
        found = analyse(
            given, side, budget, seed, alternatives,
            progress=lambda done, most: progress.tell(done, max(done, most), journal), with_crew=crew,
        )  # fmt: skip
        progress.end()
    if found.interrupted:
        terminal.complain(speaker.say("sim-interrupted", count=str(found.fights)), "yellow")
    if not found.stretches:
        return INTERRUPTED
    told = heading(found, ready, speaker)
    if html:
        write(terminal, html, analysis_page(found, ready, speaker))
    if svg:
        write(terminal, svg, analysis_picture(found, told) + "\n")
    if not write_json(terminal, as_json, found.to_json()):
        terminal.write(told, "bold")
        show(terminal, found, ready, speaker, log)
    return INTERRUPTED if found.interrupted else OK


def show(terminal: Terminal, found: Analysis, ready: Ready, speaker: Speaker, log: bool) -> None:
    """The curve, the turning points, luck and decisions; and the log with the chances beside it, if it is wanted."""
    shown = scenes(ready, found, speaker)
    for line in graph([chance.value for chance in found.curve]):
        terminal.write(line)
    if rows := turning_rows(found, ready, speaker, shown):
        terminal.write()
        terminal.say("sim-heading-turning", "bold")
        show_table(terminal, (), rows)
    terminal.write()
    terminal.say("sim-heading-credits", "bold")
    show_table(terminal, credit_head(speaker), credit_rows(found, ready, speaker))
    if rows := missed_rows(found, ready, speaker):
        terminal.write()
        terminal.say("sim-heading-missed", "bold")
        show_table(terminal, (), rows)
    if log:
        terminal.write()
        show_log(terminal, found, ready, speaker, shown)


def show_log(terminal: Terminal, found: Analysis, ready: Ready, speaker: Speaker, shown: list[Scene]) -> None:
    """What happened, with the chance after it on the left."""
    titles = ["", *(title_of(each, ready, speaker) for each in found.stretches)]
    for scene, chance, title in zip(shown, found.curve, titles, strict=True):
        lines = scene.lines or ((title,) if title else ())
        for number, line in enumerate(lines):
            terminal.write(f"{percent(chance.value, speaker) if number + 1 == len(lines) else '':>8}  {line}")
