"""What went wrong, said so that a person knows what to do; never a traceback."""

from __future__ import annotations

import os
import traceback
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import typer

from .terminal import Terminal

if TYPE_CHECKING:
    from affray.files import FileProblem
    from affray.rulesets.game import Game

OK, PROBLEMS, USAGE, INTERRUPTED = 0, 1, 2, 130
"""Exit codes."""

UsageError = typer.BadParameter.__bases__[0]
"""What typer raises for a command line that it does not understand (typer does not export the name)."""


class Trouble(Exception):
    """Something that a person can put right: a message in his language, and the exit code."""

    def __init__(self, text: str, code: int = PROBLEMS) -> None:
        super().__init__(text)
        self.code = code


def the_game(terminal: Terminal, name: str) -> Game[Any]:
    """The installed game of this name."""
    from affray.files.problems import closest
    from affray.rulesets import find, games

    if name in games():
        return find(name)
    known, hint = games(), closest(name, games())
    raise Trouble(terminal.speaker().say("cli-no-game", name=name, hint=hint, known=", ".join(known)))


def report(terminal: Terminal, error: Exception) -> int:
    """Say what went wrong; returns the exit code."""
    from affray.files import BadFile

    if isinstance(error, Trouble):
        terminal.complain(str(error))
        return error.code
    if isinstance(error, BadFile):
        report_problems(terminal, error.problems)
        return PROBLEMS
    if isinstance(error, UsageError):
        terminal.complain(usage_text(terminal, error))
        terminal.complain(terminal.speaker().say("cli-see-help", command=f"{command_of(error)} --help"), style="")
        return USAGE
    if isinstance(error, OSError):
        terminal.complain(system_text(terminal, error))
        return PROBLEMS
    return report_defect(terminal, error)


def report_problems(terminal: Terminal, problems: Iterable[FileProblem]) -> None:
    """Every problem on a line of its own."""
    from affray.library.complaints import complaint

    for each in problems:
        terminal.complain(complaint(each, terminal.speaker), "yellow" if each.warning else "red")


def usage_text(terminal: Terminal, error: Any) -> str:
    """A complaint of typer in the user's language."""
    from affray.files.problems import closest

    say = terminal.speaker().say
    kind = type(error).__name__
    if kind == "NoSuchOption":
        likely = list(error.possibilities or ())
        hint = likely[0] if likely else closest(error.option_name, options_of(error))
        return say("cli-no-option", option=error.option_name, hint=hint)
    if kind == "BadOptionUsage":
        surplus = "not take" in error.message
        return say("cli-option-takes-none" if surplus else "cli-option-needs-value", option=error.option_name)
    if kind == "MissingParameter" and error.param is not None:
        if error.param.param_type_name == "option":
            return say("cli-missing", name=f"{error.param.opts[0]} {error.param.metavar or ''}".strip())
        return say("cli-missing", name=error.param.metavar or error.param.name)
    return say("cli-usage-error", why=error.format_message())


def options_of(error: Any) -> list[str]:
    return [name for param in error.ctx.command.params for name in param.opts] if error.ctx else []


def command_of(error: Any) -> str:
    return str(error.ctx.command_path) if error.ctx else "affray"


def system_text(terminal: Terminal, error: OSError) -> str:
    why = error.strerror or str(error)
    return terminal.speaker().say("cli-system", file=str(error.filename or ""), why=why)


def report_defect(terminal: Terminal, error: Exception) -> int:
    """A defect of Affray: where it happened in one line, and what to send to its authors."""
    if isinstance(error.__cause__, Exception):  # what a rule raised
        error = error.__cause__
    frames = traceback.extract_tb(error.__traceback__)
    where = f"{os.path.basename(frames[-1].filename)}:{frames[-1].lineno}" if frames else "?"
    terminal.complain(terminal.speaker().say("cli-defect", error=f"{type(error).__name__}: {error} ({where})"))
    if os.environ.get("AFFRAY_TRACEBACK"):
        terminal.complain("".join(traceback.format_exception(error)).replace("\r", ""))
    return PROBLEMS
