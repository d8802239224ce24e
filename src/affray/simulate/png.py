"""The pictures of numbers as PNG, for whoever cannot show SVG. Needs `pip install 'affray[png]'`."""

from __future__ import annotations

from typing import Any

from .charts import svg, text

ZOOM = 2
"""So many dots for each unit of a picture: letters stay sharp on today's screens."""

SOME_LETTERS = "Aя"


class NoPainter(RuntimeError):
    """What makes dots of a picture is not installed."""


def painter() -> Any:
    """What makes dots of a picture; asked for before thousands of fights, it is missed in time."""
    try:
        import resvg_py
    except ModuleNotFoundError:
        raise NoPainter("pip install 'affray[png]'") from None
    return resvg_py


def painted(picture: str) -> bytes:
    """An SVG picture as PNG, on white: its lines and letters are black unless it says otherwise."""
    found: bytes = painter().svg_to_bytes(svg_string=picture, background="white", zoom=ZOOM)
    return found


def letters(some: str = SOME_LETTERS) -> bool:
    """Whether this machine has fonts for all of these letters: they are no part of what is installed."""
    blank = painted(svg("", "", 30, 30))
    return all(painted(svg(text(0, 20, each, "start"), "", 30, 30)) != blank for each in some)
