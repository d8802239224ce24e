"""`affray sweep`: one number of an encounter varied, and how the fight changes with it."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from affray.simulate import Balance, Figures, Result, Sweep, Vary, read_vary, sweep
from affray.simulate.charts import Point, bar, curve
from affray.simulate.pages import interval, named_result, number, page, percent, section, table
from affray.text import Speaker

from .errors import INTERRUPTED, OK
from .simulate import Progress, explained, hands, show_table, the_game, the_setting, write, write_json
from .terminal import Terminal


def the_variation(terminal: Terminal, text: str) -> Vary:
    """What is to be varied."""
    with explained(terminal):
        return read_vary(text)


class Watching(Progress):
    """Tells also which value is being tried."""

    def value(self, value: int, figures: Figures, most: int) -> None:
        best = figures.results.most_common(1)[0][0] if figures.count else ""
        chance = percent(figures.chance(best).value, self.speaker)
        self.tell(figures.count, most, f"{value}: {self.speaker.result(best)} {chance}")


def run(
    terminal: Terminal,
    source: str,
    vary: str,
    count: int | None,
    seed: int | None,
    workers: int,
    players: Mapping[str, str],
    open: bool,
    side: str,
    html: str | None,
    svg: str | None,
    as_json: str | None,
    ray: str | None,
) -> int:
    """Fight with every value."""
    variation = the_variation(terminal, vary)
    given = the_setting(terminal, source, players, open)
    progress = Watching(terminal, given.ready().game)
    with explained(terminal), hands(terminal, workers, ray) as crew:
        found = sweep(given, variation, count or 1000, seed, side, watch=progress.value, with_crew=crew)
        progress.end()
    if not found.results:
        return INTERRUPTED
    first = next(iter(found.results.values()))
    speaker = terminal.speaker(the_game(first))
    if found.interrupted:
        fights = sum(each.count for each in found.results.values())
        terminal.complain(speaker.say("sim-interrupted", count=str(fights)), "yellow")
    if html:
        write(terminal, html, sweep_page(found, first, speaker))
    if svg:
        write(terminal, svg, picture(found, first, speaker) + "\n")
    if not write_json(terminal, as_json, found.to_json()):
        terminal.write(heading(found, first, speaker), "bold")
        show_table(terminal, head(found, speaker), rows(found, speaker))
    return INTERRUPTED if found.interrupted else OK


def heading(found: Sweep | Balance, first: Result, speaker: Speaker) -> str:
    result = named_result(found.side, speaker, first.sides)
    return speaker.say(
        "sim-varied", path=found.vary.path, result=result, count=str(first.count), seed=str(first.seed)
    )  # fmt: skip


def head(found: Sweep | Balance, speaker: Speaker) -> list[str]:
    return [found.vary.path, speaker.say("sim-column-chance"), "", "", speaker.say("sim-heading-rounds")]


def rows(found: Sweep | Balance, speaker: Speaker) -> list[list[str]]:
    """Every value with its chance as a bar."""
    return [
        [
            str(value), percent(found.chance(value).value, speaker), f"({interval(found.chance(value), speaker)})",
            f"{bar(found.chance(value).value):<20}", number(result.figures.mean_rounds.value, speaker),
        ]
        for value, result in found.results.items()
    ]  # fmt: skip


def picture(found: Sweep | Balance, first: Result, speaker: Speaker, level: float | None = None) -> str:
    """The chance over the values."""
    points = [
        Point(value, *found.chance(value), label=f"{value}: {percent(found.chance(value).value, speaker)}")
        for value in found.results
    ]
    names = [(float(value), str(value)) for value in found.results]
    return curve(points, heading(found, first, speaker), found.vary.path, level, names=names)


def sweep_page(
    found: Sweep | Balance, first: Result, speaker: Speaker, more: str = "", level: float | None = None
) -> str:
    """The report of a sweep or a balance."""
    title = speaker.name(first.title) or first.setting.name
    body = [
        f"<h1>{escape(title)}</h1>", f'<p class="about">{escape(heading(found, first, speaker))}</p>',
        f"<p>{escape(more)}</p>" if more else "", picture(found, first, speaker, level),
        section(found.vary.path, table(head(found, speaker), rows(found, speaker))),
    ]  # fmt: skip
    return page(title, body, speaker.lang)
