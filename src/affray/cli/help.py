"""Help in the user's language: the texts are messages, looked up by the names of commands and parameters."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from .errors import USAGE, Trouble
from .terminal import Terminal


class Command(TyperCommand):
    """A command that explains itself in the user's language."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(help_text(self, ctx))

    def invoke(self, ctx: Any) -> Any:
        """Run it, unless there are words left over that nobody asked for."""
        if ctx.args:
            raise misunderstood(ctx, "cli-extra-words", words=" ".join(ctx.args))
        return super().invoke(ctx)


class Commands(TyperGroup):
    """All commands."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(help_text(self, ctx))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands and not args[0].startswith("-"):
            from affray.files.problems import closest

            raise misunderstood(ctx, "cli-no-command", name=args[0], hint=closest(args[0], self.commands))
        return super().resolve_command(ctx, args)


def misunderstood(ctx: Any, message: str, **facts: str) -> Trouble:
    """What is wrong with the command line, and which command explains it."""
    say = ctx.obj.speaker().say
    return Trouble(f"{say(message, **facts)}\n{say('cli-see-help', command=f'{ctx.command_path} --help')}", USAGE)


def help_text(command: TyperCommand | TyperGroup, ctx: Any) -> str:
    """Usage, what it does, and everything it can be told."""
    terminal: Terminal = ctx.obj
    with terminal.out.capture() as text:
        write_help(terminal, command, ctx)
    return "".join(f"{line.rstrip()}\n" for line in text.get().splitlines())


def write_help(terminal: Terminal, command: TyperCommand | TyperGroup, ctx: Any) -> None:
    say = terminal.speaker().say
    params: list[Any] = list(command.get_params(ctx))
    arguments = [each for each in params if each.param_type_name == "argument"]
    options = [each for each in params if each.param_type_name == "option"]
    usage = [ctx.command_path, *(argument_usage(each) for each in arguments), f"[{say('cli-word-options')}]"]
    if isinstance(command, TyperGroup):
        usage.append(say("cli-word-command"))
    terminal.write(Text.assemble((f"{say('cli-usage')}: ", "bold"), " ".join(usage)))
    terminal.write()
    terminal.write(say(f"cli-help-{'about' if isinstance(command, TyperGroup) else command.name}"))
    section(terminal, "cli-heading-arguments", [(each.metavar, param_help(command, ctx, each)) for each in arguments])
    section(terminal, "cli-heading-options", [(option_usage(each), param_help(command, ctx, each)) for each in options])
    if isinstance(command, TyperGroup):
        section(terminal, "cli-heading-commands", [(each, say(f"cli-help-{each}")) for each in command.commands])


def argument_usage(param: Any) -> str:
    name = str(param.metavar) + ("..." if param.nargs == -1 else "")
    return name if param.required else f"[{name}]"


def option_usage(param: Any) -> str:
    names = ", ".join(sorted(param.opts, key=len))
    return names if param.is_flag or not param.metavar else f"{names} {param.metavar}"


def param_help(command: TyperCommand | TyperGroup, ctx: Any, param: Any) -> str:
    """What a parameter is: said for this command alone, or for all that have it."""
    speaker = ctx.obj.speaker()
    special = f"cli-help-{command.name}-{param.name}"
    return str(speaker.say(special if special in speaker.messages else f"cli-help-option-{param.name}"))


def section(terminal: Terminal, heading: str, rows: list[tuple[str, str]]) -> None:
    if not rows:
        return
    table = Table.grid(padding=(0, 2))
    for name, text in rows:
        table.add_row(Text(f"  {name}", "bold", no_wrap=True), Text(text))
    terminal.write()
    terminal.say(heading, style="bold")
    terminal.out.print(table)
