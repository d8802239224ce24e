"""Reports as pages: HTML that stands by itself, without anything from another host."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from html import escape

from affray.text import Speaker

from .charts import COLOURS, columns, shares
from .intervals import Estimate
from .plain import Kind, kinds
from .run import Result

Say = Callable[..., str]

STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.45 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1 { margin-bottom: 0; } p.about { opacity: 0.75; margin-top: 0.2rem; }
svg { max-width: 100%; height: auto; } section { margin: 1.5rem 0; overflow-x: auto; }
h1, h2 { overflow-wrap: anywhere; }
table { border-collapse: collapse; } thead th { border-bottom: 1px solid; font-weight: 600; }
th, td { padding: 0.15rem 0.8rem 0.15rem 0; text-align: right; vertical-align: baseline; } td { white-space: nowrap; }
.words { text-align: left; white-space: normal; } th.words, td.words { min-width: 7rem; }
"""


def page(title: str, body: Iterable[str], lang: str, style: str = "", script: str = "") -> str:
    """A whole page."""
    tail = f"<script>{script}</script>" if script else ""
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(lang)}">\n<head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}{style}</style></head>\n<body>\n"
        + "\n".join(body) + f"\n{tail}</body>\n</html>\n"
    )  # fmt: skip


def section(heading: str, *parts: str) -> str:
    return f"<section><h2>{escape(heading)}</h2>{''.join(parts)}</section>"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table of texts."""
    lines = list(rows)
    words = [not place or any(row[place][:1].isalpha() for row in lines) for place in range(len(head))]
    kinds = [' class="words"' if each else "" for each in words]
    top = "".join(f"<th{kind}>{escape(each)}</th>" for kind, each in zip(kinds, head, strict=True))
    cells = ("".join(f"<td{kind}>{escape(each)}</td>" for kind, each in zip(kinds, row, strict=True)) for row in lines)
    body = "".join(f"<tr>{row}</tr>" for row in cells)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


# -- what is said of results, on paper as in the terminal ------------------------------------------
def named_result(result: str, speaker: Speaker, sides: Sequence[str] = ()) -> str:
    """How fights ended, in words."""
    if not result:
        return speaker.say("sim-unfinished")
    told = speaker.result(result)
    return speaker.say("sim-wins", side=speaker.name(result)) if told == result and result in sides else told


def percent(part: float, speaker: Speaker) -> str:
    """A part of the whole in hundredths, with the decimal mark of the language.

    >>> percent(0.1234, Speaker("en")), percent(1, Speaker("uk"))
    ('12.3\xa0%', '100,0\xa0%')
    """
    return f"{speaker.name(f'{100 * part:.1f}')}\xa0%"


def interval(chance: Estimate, speaker: Speaker) -> str:
    """Between which parts a chance lies, in hundredths."""
    return f"{speaker.name(f'{100 * chance.low:.1f}')}–{speaker.name(f'{100 * chance.high:.1f}')}"


def number(value: float, speaker: Speaker) -> str:
    """A mean for people: one place behind the point, and none if there is nothing.

    >>> number(3.0, Speaker("en")), number(3.25, Speaker("ru"))
    ('3', '3,2')
    """
    return speaker.name(f"{value:.1f}".removesuffix(".0"))


def result_rows(result: Result, speaker: Speaker) -> list[tuple[str, Estimate]]:
    """Every result in words, with its chance; of more than two sides those that never won are left out."""
    shown = {each: chance for each, chance in result.chances.items() if chance.value or each in result.sides[:2]}
    return [(named_result(each, speaker, result.sides), chance) for each, chance in shown.items()]


def people_head(say: Say) -> list[str]:
    return [
        say("sim-column-who"), say("sim-column-stand"), say("sim-column-health"), say("sim-column-dealt"),
        say("sim-column-taken"), say("sim-column-first"),
    ]  # fmt: skip


def people_rows(result: Result, speaker: Speaker) -> list[list[str]]:
    """Everybody by kinds: who still stands, with how much health, what they dealt and took, who falls first."""
    return [
        [
            kind_name(kind, speaker), f"{number(kind.stand(result.count), speaker)}/{len(kind.fates)}",
            f"{number(kind.total('health'), speaker)}/{kind.most}", number(kind.total("dealt"), speaker),
            number(kind.total("taken"), speaker),
            percent(kind.fall_first(result.count), speaker),
        ]
        for kind in kinds(result.figures)
    ]  # fmt: skip


def kind_name(kind: Kind, speaker: Speaker) -> str:
    name = speaker.name(kind.name)
    return f"{name} ×{len(kind.fates)}" if len(kind.fates) > 1 else name


def left_rows(result: Result, speaker: Speaker) -> list[list[str]]:
    """What else is left in the end, of how much there was at the start."""
    rows = []
    for kind in kinds(result.figures):
        begun: dict[str, int] = {}
        for id in kind.ids:
            for name, had in result.begun[id].left.items() if id in result.begun else ():
                begun[name] = begun.get(name, 0) + had
        for name, amount in kind.left().items():
            if begun.get(name, 0) or amount:
                shown = f"{number(amount, speaker)}/{begun.get(name, 0)}"
                rows.append([kind_name(kind, speaker), speaker.name(name), shown])
    return rows


def action_rows(result: Result, speaker: Speaker, most: int = 6) -> list[list[str]]:
    """What everybody does most, how often in a fight."""
    rows = []
    for kind in kinds(result.figures):
        used = kind.actions().most_common(most)
        told = [f"{option_name(do, speaker)} {number(times / max(1, result.count), speaker)}" for do, times in used]
        if told:
            rows.append([kind_name(kind, speaker), ", ".join(told)])
    return rows


def option_name(do: str, speaker: Speaker) -> str:
    label = speaker.option(do).name
    return do if label.startswith("option-") else label


def about(result: Result, speaker: Speaker) -> str:
    """Which fights these are."""
    title = speaker.name(result.title) or result.setting.name
    return speaker.say("sim-about", title=title, count=str(result.count), seed=str(result.seed))


def rounds_text(result: Result, say: Say) -> str:
    """How long fights last."""
    at = result.figures.rounds_at
    return say(
        "sim-rounds", median=str(at(0.5)), low=str(at(0.25)), high=str(at(0.75)), most=str(at(1.0))
    )  # fmt: skip


def result_picture(result: Result, speaker: Speaker) -> str:
    rows = [(name, chance.value, chance.low, chance.high) for name, chance in result_rows(result, speaker)]
    return shares(rows, speaker.say("sim-heading-results"), partial(percent, speaker=speaker))


def rounds_picture(result: Result, say: Say) -> str:
    lasted = result.figures.rounds
    counts = [(str(each), float(lasted[each])) for each in range(min(lasted), max(lasted) + 1)] if lasted else []
    return columns(counts, say("sim-heading-rounds"), say("sim-heading-rounds"))


def survivor_pictures(result: Result, speaker: Speaker) -> list[str]:
    """How many of each side still stand."""
    pictures = []
    for at, (side, left) in enumerate(result.figures.survivors.items()):
        counts = [(str(each), float(left[each])) for each in range(max(left) + 1)]
        title = speaker.say("sim-standing", side=speaker.name(side))
        pictures.append(f"<h3>{escape(title)}</h3>" + columns(counts, title, colour=COLOURS[at % len(COLOURS)]))
    return pictures


def result_page(result: Result, speaker: Speaker) -> str:
    """The report of a run."""
    say = speaker.say
    who, what, left = say("sim-column-who"), say("sim-column-what"), say("sim-column-left")
    rows, spent, deeds = result_rows(result, speaker), left_rows(result, speaker), action_rows(result, speaker, 12)
    body = [
        f"<h1>{escape(speaker.name(result.title) or result.setting.name)}</h1>",
        f'<p class="about">{escape(about(result, speaker))}</p>',
        section(
            say("sim-heading-results"), result_picture(result, speaker),
            table(["", "", ""], [[name, percent(each.value, speaker), interval(each, speaker)] for name, each in rows]),
        ),
        section(say("sim-heading-rounds"), f"<p>{escape(rounds_text(result, say))}</p>", rounds_picture(result, say)),
        section(say("sim-heading-people"), table(people_head(say), people_rows(result, speaker))),
        section(say("sim-heading-survivors"), *survivor_pictures(result, speaker)),
        section(say("sim-heading-left"), table([who, what, left], spent)) if spent else "",
        section(say("sim-heading-actions"), table([who, what], deeds)) if deeds else "",
    ]  # fmt: skip
    return page(speaker.name(result.title) or result.setting.name, body, speaker.lang)
