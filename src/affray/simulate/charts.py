"""Pictures of numbers: small ones out of letters for a terminal, larger ones as SVG, made by hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise

EIGHTHS = " ▏▎▍▌▋▊▉█"
STEPS = "▁▂▃▄▅▆▇█"
COLOURS = ("#2f6db3", "#c2542d", "#3f8f5b", "#8a5ab0", "#8c7a2f", "#6b7280")
"""Of the sides in list order, and of everything else."""

WIDTH, HEIGHT = 640, 260
LEFT, RIGHT, TOP, BOTTOM = 56, 16, 16, 40
LETTER = 8
"""As wide as a letter of a label at the most, on the average."""
LABELLED = 14
"""So many columns at the most say what part of the whole they are."""


# -- in a terminal ---------------------------------------------------------------------------------
def bar(part: float, width: int = 20) -> str:
    """A bar as long as a part of the whole.

    >>> bar(0.5, 4), bar(1, 2), bar(0, 3)
    ('██', '██', '')
    """
    eighths = round(max(0.0, min(1.0, part)) * width * 8)
    return "█" * (eighths // 8) + (EIGHTHS[eighths % 8] if eighths % 8 else "")


def spark(numbers: Sequence[float]) -> str:
    """Numbers as columns of one line.

    >>> spark([0, 1, 4, 2])
    '▁▃█▅'
    """
    most = max(numbers, default=0)
    return "".join(STEPS[round((len(STEPS) - 1) * each / most)] if most else STEPS[0] for each in numbers)


def graph(parts: Sequence[float], height: int = 9, width: int = 72) -> list[str]:
    """Parts of the whole from left to right as a line of dots, the highest line first.

    >>> print(*graph([0, 1], 3, 10), sep="|")
    100 %  •|     |  0 % •
    """
    columns = squeezed(parts, width)
    rows = [[" "] * len(columns) for _ in range(height)]
    for column, part in enumerate(columns):
        rows[round((1 - max(0.0, min(1.0, part))) * (height - 1))][column] = "•"
    marks = {0: "100 % ", height - 1: "  0 % ", **({(height - 1) // 2: " 50 % "} if height > 3 else {})}
    return [(marks.get(number, "      ") + "".join(row)).rstrip() or "     " for number, row in enumerate(rows)]


def squeezed(numbers: Sequence[float], width: int) -> list[float]:
    """At most so many numbers: the means of equal stretches.

    >>> squeezed([1, 2, 3, 4], 2)
    [1.5, 3.5]
    """
    if len(numbers) <= width:
        return list(numbers)
    edges = [number * len(numbers) // width for number in range(width + 1)]
    return [sum(numbers[a:b]) / (b - a) for a, b in pairwise(edges)]


# -- as SVG ----------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Point:
    """A place of a curve: how far along, how high, and how high at the least and at the most."""

    x: float
    y: float
    low: float
    high: float
    label: str = ""


def svg(body: str, title: str, width: int = WIDTH, height: int = HEIGHT) -> str:
    """A picture that says what it is also to those who do not see it."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        f' role="img" font-family="system-ui, sans-serif" font-size="13"><title>{escape(title)}</title>{body}</svg>'
    )


def text(x: float, y: float, words: str, anchor: str = "middle", fill: str = "currentColor") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{fill}">{escape(words)}</text>'


def columns(counts: Sequence[tuple[str, float]], title: str, along: str = "", colour: str = COLOURS[0]) -> str:
    """A histogram: a column for each name, with its part of the whole above it where there is room."""
    most, whole = max((each for _, each in counts), default=0) or 1, sum(each for _, each in counts)
    step = (WIDTH - LEFT - RIGHT) / max(1, len(counts))
    body, every = [], max(1, len(counts) // 20)
    for number, (name, each) in enumerate(counts):
        high = (HEIGHT - TOP - BOTTOM) * each / most
        x, y = LEFT + number * step, HEIGHT - BOTTOM - high
        wide = max(1.0, step - 2)
        body.append(
            f'<rect x="{x + 1:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high:.1f}" fill="{colour}">'
            f"<title>{escape(name)}: {each:g}</title></rect>"
        )
        if number % every == 0:
            body.append(text(x + step / 2, HEIGHT - BOTTOM + 16, name))
        if each and len(counts) <= LABELLED:
            body.append(text(x + step / 2, y - 4, f"{100 * each / whole:.0f}\N{NO-BREAK SPACE}%"))
    body.append(text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 6, along))
    return svg("".join(body), title)


def shares(rows: Sequence[tuple[str, float, float, float]], title: str, percent: Callable[[float], str]) -> str:
    """A bar with its interval for each name: value, low and high as parts of the whole, told by `percent`."""
    high, body = 34, []
    height = high * len(rows) + 34
    longest = max((len(name) for name, *_ in rows), default=0)
    left, right = min(max(170, 16 + LETTER * longest), WIDTH // 2), 70
    room = (left - 16) // LETTER
    span = WIDTH - left - right
    for number, (name, value, low, top) in enumerate(rows):
        y = 8 + number * high
        colour = COLOURS[min(number, len(COLOURS) - 1)]
        body.append(text(left - 8, y + 16, name if len(name) <= room else f"…{name[1 - room :]}", "end"))
        body.append(f'<rect x="{left}" y="{y}" width="{span * value:.1f}" height="22" fill="{colour}" opacity="0.85"/>')
        body.append(
            f'<path d="M{left + span * low:.1f} {y + 11}H{left + span * top:.1f}M{left + span * low:.1f} {y + 5}v12'
            f'M{left + span * top:.1f} {y + 5}v12" stroke="currentColor" fill="none"/>'
        )
        body.append(text(left + span + 8, y + 16, percent(value), "start"))
    for part in (0, 25, 50, 75, 100):
        x = left + span * part / 100
        body.append(f'<path d="M{x:.1f} 4V{height - 24}" stroke="currentColor" opacity="0.15"/>')
        body.append(text(x, height - 6, f"{part} %"))
    return svg("".join(body), title, WIDTH, height)


def curve(
    points: Sequence[Point], title: str, along: str = "", level: float | None = None, width: int = WIDTH,
    names: Sequence[tuple[float, str]] = (), colour: str = COLOURS[0], marks: Sequence[float] = (),
) -> str:  # fmt: skip
    """A curve between 0 and 1 with its interval as a band; `level` is a height to be marked, `names` stand along it."""
    least, most = (min(each.x for each in points), max(each.x for each in points)) if points else (0.0, 1.0)
    span = (most - least) or 1

    def at(x: float, y: float) -> str:
        across = LEFT + (width - LEFT - RIGHT) * (x - least) / span
        return f"{across:.1f} {HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * y:.1f}"

    body = []
    for part in (0, 0.25, 0.5, 0.75, 1):
        body.append(f'<path d="M{at(least, part)}L{at(most, part)}" stroke="currentColor" opacity="0.15"/>')
        body.append(text(LEFT - 6, float(at(least, part).split()[1]) + 4, f"{100 * part:g} %", "end"))
    for mark in marks:
        body.append(f'<path d="M{at(mark, 0)}L{at(mark, 1)}" stroke="currentColor" opacity="0.25"/>')
    if points:
        above, below = [at(each.x, each.high) for each in points], [at(each.x, each.low) for each in reversed(points)]
        band = "L".join([*above, *below])
        body.append(f'<path d="M{band}Z" fill="{colour}" opacity="0.18"/>')
        line = "L".join(at(each.x, each.y) for each in points)
        body.append(f'<path d="M{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
    if level is not None:
        body.append(f'<path d="M{at(least, level)}L{at(most, level)}" stroke="{COLOURS[1]}" stroke-dasharray="6 4"/>')
    for each in points:
        if each.label:
            x, y = at(each.x, each.y).split()
            body.append(f'<circle cx="{x}" cy="{y}" r="3" fill="{colour}"><title>{escape(each.label)}</title></circle>')
    for place, name in names:
        body.append(text(float(at(place, 0).split()[0]), HEIGHT - BOTTOM + 16, name))
    body.append(text((LEFT + width - RIGHT) / 2, HEIGHT - 6, along))
    return svg("".join(body), title, width)
