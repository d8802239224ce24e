"""`affray sweep`: one number of an encounter varied, and how the fight changes with it."""

from __future__ import annotations

from functools import partial
from html import escape

from affray.simulate import Balance, Figures, Result, Sweep, Vary, read_vary, sweep
from affray.simulate.charts import Point, bar, curve
from affray.simulate.pages import interval, named_result, number, page, percent, section, table
from affray.simulate.run import MANY
from affray.text import Speaker

from .errors import INTERRUPTED, OK
from .simulate import (
    Progress,
    Wishes,
    explained,
    hands,
    show_table,
    tell_interrupted,
    the_game,
    the_setting,
    write_reports,
)  # fmt: skip
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


def run(terminal: Terminal, source: str, vary: str, wishes: Wishes) -> int:
    """Fight with every value."""
    variation, given = the_variation(terminal, vary), the_setting(terminal, source, wishes)
    progress = Watching(terminal, given.ready().game)
    count = MANY if wishes.count is None else wishes.count
    with hands(terminal, wishes) as some:
        found = sweep(given, variation, count, wishes.seed, wishes.side, watch=progress.value, with_crew=some)
        progress.end()
    tell_interrupted(terminal, found.interrupted, sum(each.count for each in found.results.values()))
    if not found.results:
        return INTERRUPTED
    first = next(iter(found.results.values()))
    speaker = terminal.speaker(the_game(first))
    report, drawn = partial(sweep_page, found, first, speaker), partial(picture, found, first, speaker)
    if not write_reports(terminal, wishes, found.to_json(), report, drawn):
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


BARS = 3
"""The column of the bars."""


def rows(found: Sweep | Balance, speaker: Speaker) -> list[list[str]]:
    """Every value with its chance as a bar."""
    return [
        [
            str(value), percent(found.chance(value).value, speaker), f"({interval(found.chance(value), speaker)})",
            f"{bar(found.chance(value).value):<20}", number(result.figures.mean_rounds.value, speaker),
        ]
        for value, result in found.results.items()
    ]  # fmt: skip


def without_bars(names: list[str], texts: list[list[str]]) -> tuple[list[str], list[list[str]]]:
    """The same table for paper, where a picture shows what the bars do."""
    return names[:BARS] + names[BARS + 1 :], [row[:BARS] + row[BARS + 1 :] for row in texts]


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
        section(found.vary.path, table(*without_bars(head(found, speaker), rows(found, speaker)))),
    ]  # fmt: skip
    return page(title, body, speaker.lang)
