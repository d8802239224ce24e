"""The command line: `affray games`, `new`, `check`, `rules`, `run`, `play` and the others."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from functools import cache
from typing import Any

import typer
from typer.main import get_command

from affray.text import LANGUAGES, choose_language

from .app import app
from .errors import INTERRUPTED, OK, USAGE, report
from .terminal import process_terminal, wished_language, without_language

__all__ = ["app", "main"]


COMPLETING = "_AFFRAY_COMPLETE"
"""Set by a shell that asks what could be typed next (`affray completion`)."""


@cache
def command() -> Any:
    """All commands, put together once."""
    return get_command(app)


def main(args: Sequence[str] | None = None) -> int:
    """Do what a command line says; returns the exit code: 0 done, 1 problems in the input, 2 not understood."""
    words = list(sys.argv[1:] if args is None else args)
    wish = wished_language(words)
    try:
        terminal = process_terminal(choose_language(wish, os.environ))
    except LookupError:
        terminal = process_terminal(choose_language(None, os.environ))
        terminal.complain(terminal.speaker().say("cli-no-language", name=wish, known=", ".join(LANGUAGES)))
        return USAGE
    if COMPLETING in os.environ:
        from typer.completion import completion_init  # type: ignore[attr-defined]  # typer does not list it

        completion_init()
    try:
        if without_language(words) == ["games"]:  # typer would load pydantic to read a language that is read already
            from .games import list_games

            return list_games(terminal)
        code = command().main(args=words, prog_name="affray", standalone_mode=False, obj=terminal)
    except (typer.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except Exception as error:
        return report(terminal, error)
    return code if isinstance(code, int) else OK
