"""The log on a terminal: lines as `affray.text.log` gives them, with colours that only repeat what the words say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from rich.text import Text

from affray.text.log import STYLES, Line
from affray.text.log.draft import TURN, parting

from .errors import USAGE, Trouble
from .terminal import Terminal, harmless

COLOURS = {"round": "dim", "turn": "bold", "act": "", "follows": "", "end": "bold"}
"""By the kind of a line: how it looks."""


SIGNS = ("──", "▶")
"""How rounds and turns begin in the short log."""


def texts_of(lines: Iterable[Line], width: int, numbered: bool = False) -> Iterator[Text]:
    """Lines of the log as a screen of this width shows them. Numbers are for those who may ask why."""
    for line in lines:
        plain = line.kind in ("round", "turn") and not line.text.startswith(SIGNS)
        if plain:
            yield Text()  # in the full log it begins a chapter
        margin = f"{line.number:>4} " if numbered else ""
        for number, text in enumerate(line.shown(width - len(margin))):
            shown = Text(" " * len(margin) if number else margin, "dim")
            shown.append(harmless(text), "bold" if plain else COLOURS[line.kind])
            if line.rules and not number:
                shown.append(f"  {', '.join(line.rules)}", "dim")
            yield shown


def write_lines(terminal: Terminal, lines: Iterable[Line], numbered: bool = False) -> None:
    """Write lines of the log; only a screen breaks those that are too wide."""
    for text in texts_of(lines, terminal.out.width if terminal.out.is_terminal else ENDLESS, numbered):
        terminal.write(text)


def line_of(number: int, act: Mapping[str, Any]) -> Line:
    """An act that a server tells of, as a line of the short log."""
    text = act["text"]
    if act["kind"] in ("round", "turn"):
        text = parting(text) if act["kind"] == "round" else f"{TURN} {text}"
    rows = [f"{name}: {said}" for name, said in act.get("rows", ())]
    return Line(number, act["kind"], act["depth"], "\n".join([text, *rows]), ())


ENDLESS = 1 << 20
"""No line is broken that goes to a file or another program."""


def read_style(terminal: Terminal, style: str | None) -> str:
    """What `--log` asks for; the short one if nothing."""
    if style is None or style in STYLES:
        return style or STYLES[0]
    facts = {"option": "--log", "value": style, "known": ", ".join(STYLES)}
    raise Trouble(terminal.speaker().say("cli-not-one-of", **facts), USAGE)
