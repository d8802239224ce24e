"""The commands: what can be typed behind `affray`, and who does it.

Whoever does it is loaded when it is wanted, so that everything starts quickly.
"""

from __future__ import annotations

from typing import Annotated

import typer

from affray.version import __version__, is_compiled

from . import errors
from .help import Command, Commands, misunderstood
from .optional import ManyFights
from .terminal import Terminal

app = typer.Typer(cls=Commands, add_completion=False)

SETTINGS = {"help_option_names": ["--help", "-h"], "allow_extra_args": True}

Lang = Annotated[str | None, typer.Option("--lang", metavar="en|ru|uk")]
"""Read before anything else (see `wished_language`), so that help and complaints speak it too."""



def sample_names(incomplete: str) -> list[str]:
    """What a shell offers where an encounter is wanted: the samples; files it knows itself."""
    from affray.rulesets.shelf import packages, sample_files

    names = [name for package in packages().values() for name in sample_files(package)]
    return [name for name in names if name.startswith(incomplete)]


def game_names(incomplete: str) -> list[str]:
    """What a shell offers where a game is wanted."""
    from affray.rulesets import games as installed

    return [name for name in installed() if name.startswith(incomplete)]


Encounter = Annotated[str, typer.Argument(metavar="FILE", autocompletion=sample_names)]
GameName = Annotated[str, typer.Argument(metavar="GAME", autocompletion=game_names)]
Seed = Annotated[str | None, typer.Option("--seed", metavar="N")]
Quiet = Annotated[bool, typer.Option("--quiet", "-q")]
LogStyle = Annotated[str | None, typer.Option("--log", metavar="short|full|rules")]
Accept = Annotated[bool, typer.Option("--accept")]
AsJson = Annotated[bool, typer.Option("--json")]
Count = Annotated[str | None, typer.Option("--count", "-n", metavar="N")]
Workers = Annotated[str | None, typer.Option("--workers", metavar="N")]
Players = Annotated[list[str] | None, typer.Option("--players", metavar="SIDE=STYLE")]
Open = Annotated[bool, typer.Option("--open")]
Html = Annotated[str | None, typer.Option("--html", metavar="FILE")]
Svg = Annotated[str | None, typer.Option("--svg", metavar="FILE")]
Png = Annotated[str | None, typer.Option("--png", metavar="FILE")]
JsonTo = Annotated[str | None, typer.Option("--json", metavar="[FILE.json]")]
Ray = Annotated[str | None, typer.Option("--ray", metavar="[ADDRESS]")]
Side = Annotated[str, typer.Option("--side", metavar="SIDE")]
Until = Annotated[str | None, typer.Option("--until-ci", metavar="PART")]
SHELLS = ("bash", "zsh", "fish")
Vary = Annotated[str, typer.Option("--vary", metavar="WHO.WHAT=LOW..HIGH")]


def show_version(context: typer.Context, wanted: bool) -> None:
    if wanted:
        runs = "compiled" if is_compiled() else "interpreted"
        typer.echo(context.obj.speaker().say("cli-version", version=__version__, runs=runs))
        raise typer.Exit


@app.callback(invoke_without_command=True, context_settings={"help_option_names": ["--help", "-h"]})
def affray(
    context: typer.Context,
    lang: Lang = None,
    version: Annotated[bool, typer.Option("--version", "-V", is_eager=True, callback=show_version)] = False,
) -> int:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
    return errors.OK


@app.command(cls=Command, context_settings=SETTINGS)
def games(context: typer.Context, lang: Lang = None) -> int:
    from .games import list_games

    return list_games(context.obj)


@app.command(cls=Command, context_settings=SETTINGS)
def new(
    context: typer.Context,
    game: GameName,
    file: Annotated[str, typer.Argument(metavar="FILE")],
    lang: Lang = None,
) -> int:
    from . import writing

    return writing.new(context.obj, game, file)


@app.command(cls=Command, context_settings=SETTINGS)
def show(
    context: typer.Context,
    sample: Annotated[str, typer.Argument(metavar="SAMPLE", autocompletion=sample_names)],
    lang: Lang = None,
) -> int:
    from . import writing

    return writing.show_sample(context.obj, sample)


@app.command(cls=Command, context_settings=SETTINGS)
def bestiary(
    context: typer.Context,
    game: GameName,
    name: Annotated[str | None, typer.Argument(metavar="NAME")] = None,
    find: Annotated[str | None, typer.Option("--find", metavar="WORDS")] = None,
    lang: Lang = None,
) -> int:
    from . import writing

    return writing.show_bestiary(context.obj, game, name, find)


@app.command("import", cls=Command, context_settings=SETTINGS)
def import_creatures(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE")],
    to: Annotated[str | None, typer.Option("--to", "-o", metavar="OUT")] = None,
    game: Annotated[str | None, typer.Option("--game", metavar="GAME", autocompletion=game_names)] = None,
    format: Annotated[str | None, typer.Option("--format", metavar="FORMAT")] = None,
    force: Annotated[bool, typer.Option("--force")] = False,
    lang: Lang = None,
) -> int:
    from . import bring

    return bring.bring_in(context.obj, file, to, game, format, force)


@app.command(cls=Command, context_settings=SETTINGS)
def check(
    context: typer.Context,
    files: Annotated[list[str], typer.Argument(metavar="FILE")],
    accept: Accept = False,
    lang: Lang = None,
) -> int:
    from . import catalogue

    return catalogue.check(context.obj, files, accept)


@app.command(cls=Command, context_settings=SETTINGS)
def schema(
    context: typer.Context,
    game: GameName,
    output: Annotated[str | None, typer.Option("--output", "-o", metavar="FILE")] = None,
    lang: Lang = None,
) -> int:
    from . import catalogue

    return catalogue.write_schema(context.obj, game, output)


@app.command(cls=Command, context_settings=SETTINGS)
def rules(
    context: typer.Context,
    word: Annotated[str | None, typer.Argument(metavar="GAME|ID")] = None,
    area: Annotated[str | None, typer.Option("--area", metavar="AREA")] = None,
    find: Annotated[str | None, typer.Option("--find", metavar="WORDS")] = None,
    lang: Lang = None,
) -> int:
    from . import catalogue

    if find is not None:
        return catalogue.find_rules(context.obj, word, find)
    return catalogue.show_rules(context.obj, word, area)


@app.command(cls=Command, context_settings=SETTINGS)
def run(
    context: typer.Context,
    file: Encounter,
    seed: Seed = None,
    journal: Annotated[str | None, typer.Option("--journal", metavar="FILE")] = None,
    until: Annotated[str | None, typer.Option("--until", metavar="N|turn")] = None,
    players: Players = None,
    log: LogStyle = None,
    quiet: Quiet = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    from . import run as running
    from . import telling

    terminal: Terminal = context.obj
    style = telling.read_style(terminal, log)
    limit, number = running.read_until(terminal, until), running.read_number(terminal, "--seed", seed, 0)
    styles = running.read_players(terminal, players)
    return running.run(terminal, file, number, journal, limit, quiet, as_json, styles, style)


@app.command("odds", cls=Command, context_settings=SETTINGS)
def odds_of(
    context: typer.Context,
    file: Encounter,
    limit: Annotated[str | None, typer.Option("--limit", metavar="N")] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    from . import odds
    from . import run as running

    terminal: Terminal = context.obj
    return odds.whole_fight(terminal, file, running.read_number(terminal, "--limit", limit, 1), as_json)


@app.command(cls=Command, context_settings=SETTINGS)
def play(
    context: typer.Context,
    file: Annotated[str | None, typer.Argument(metavar="FILE")] = None,
    journal: Annotated[str | None, typer.Option("--journal", metavar="FILE")] = None,
    side: Annotated[str | None, typer.Option("--side", metavar="SIDE")] = None,
    dice: Annotated[str | None, typer.Option("--dice", metavar="auto|typed")] = None,
    players: Players = None,
    seed: Seed = None,
    accept: Accept = False,
    lang: Lang = None,
) -> int:
    from . import play as playing
    from . import run as running

    terminal: Terminal = context.obj
    if file is None and journal is None:
        raise misunderstood(context, "cli-missing", name="FILE")
    if dice not in (None, "auto", "typed"):
        raise misunderstood(context, "cli-not-one-of", option="--dice", value=str(dice), known="auto, typed")
    number = running.read_number(terminal, "--seed", seed, 0)
    styles = running.read_players(terminal, players)
    return playing.play(terminal, file, journal, number, side, dice, accept, styles)


@app.command(cls=Command, context_settings=SETTINGS)
def replay(
    context: typer.Context,
    journal: Annotated[str, typer.Argument(metavar="JOURNAL")],
    to: Annotated[str | None, typer.Option("--to", metavar="N")] = None,
    accept: Accept = False,
    log: LogStyle = None,
    quiet: Quiet = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    from . import run as running
    from . import telling

    terminal: Terminal = context.obj
    style, limit = telling.read_style(terminal, log), running.read_number(terminal, "--to", to, 0)
    return running.replay(terminal, journal, limit, quiet, as_json, accept, style)


@app.command(cls=ManyFights, context_settings=SETTINGS)
def simulate(
    context: typer.Context,
    file: Annotated[str | None, typer.Argument(metavar="FILE")] = None,
    count: Count = None,
    until: Until = None,
    begin: Annotated[str | None, typer.Option("--from", metavar="JOURNAL[:N]")] = None,
    players: Players = None,
    open: Open = False,
    seed: Seed = None,
    workers: Workers = None,
    save: Annotated[str | None, typer.Option("--save", metavar="FOLDER")] = None,
    html: Html = None,
    svg: Svg = None,
    png: Png = None,
    json_to: JsonTo = None,
    ray: Ray = None,
    accept: Accept = False,
    quiet: Quiet = False,
    lang: Lang = None,
) -> int:
    from . import simulate as simulating

    terminal: Terminal = context.obj
    if file is None and begin is None:
        raise misunderstood(context, "cli-missing", name="FILE")
    if file is not None and begin is not None:
        raise misunderstood(context, "cli-extra-words", words=file)
    wishes = simulating.read_wishes(
        terminal, count=count, seed=seed, workers=workers, until=until, players=players, open=open,
        html=html, svg=svg, png=png, json_to=json_to, ray=ray, accept=accept, quiet=quiet,
    )  # fmt: skip
    return simulating.run(terminal, begin or file or "", wishes, save)


@app.command(cls=ManyFights, context_settings=SETTINGS)
def compare(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="A")],
    other: Annotated[str, typer.Argument(metavar="B")],
    count: Count = None,
    until: Until = None,
    side: Side = "",
    players: Players = None,
    players_b: Annotated[list[str] | None, typer.Option("--players-b", metavar="SIDE=STYLE")] = None,
    open: Open = False,
    seed: Seed = None,
    workers: Workers = None,
    html: Html = None,
    svg: Svg = None,
    png: Png = None,
    json_to: JsonTo = None,
    ray: Ray = None,
    lang: Lang = None,
) -> int:
    from . import compare as comparing
    from . import run as running
    from . import simulate as simulating

    terminal: Terminal = context.obj
    wishes = simulating.read_wishes(
        terminal, count=count, seed=seed, workers=workers, until=until, players=players, open=open, side=side,
        html=html, svg=svg, png=png, json_to=json_to, ray=ray,
    )  # fmt: skip
    others = None if players_b is None else running.read_players(terminal, players_b, "--players-b")
    return comparing.run(terminal, file, other, wishes, others)


@app.command(cls=ManyFights, context_settings=SETTINGS)
def sweep(
    context: typer.Context,
    file: Encounter,
    vary: Vary,
    count: Count = None,
    side: Side = "",
    players: Players = None,
    open: Open = False,
    seed: Seed = None,
    workers: Workers = None,
    html: Html = None,
    svg: Svg = None,
    png: Png = None,
    json_to: JsonTo = None,
    ray: Ray = None,
    lang: Lang = None,
) -> int:
    from . import simulate as simulating
    from . import sweep as sweeping

    terminal: Terminal = context.obj
    wishes = simulating.read_wishes(
        terminal, count=count, seed=seed, workers=workers, players=players, open=open, side=side,
        html=html, svg=svg, png=png, json_to=json_to, ray=ray,
    )  # fmt: skip
    return sweeping.run(terminal, file, vary, wishes)


@app.command(cls=ManyFights, context_settings=SETTINGS)
def balance(
    context: typer.Context,
    file: Encounter,
    vary: Vary,
    target: Annotated[str, typer.Option("--target", metavar="PART")],
    count: Count = None,
    side: Side = "",
    players: Players = None,
    open: Open = False,
    seed: Seed = None,
    workers: Workers = None,
    html: Html = None,
    svg: Svg = None,
    png: Png = None,
    json_to: JsonTo = None,
    ray: Ray = None,
    lang: Lang = None,
) -> int:
    from . import balance as balancing
    from . import simulate as simulating

    terminal: Terminal = context.obj
    wanted = simulating.read_part(terminal, "--target", target, 0.0, 1.0)
    assert wanted is not None
    wishes = simulating.read_wishes(
        terminal, count=count, seed=seed, workers=workers, players=players, open=open, side=side,
        html=html, svg=svg, png=png, json_to=json_to, ray=ray,
    )  # fmt: skip
    return balancing.run(terminal, file, vary, wanted, wishes)


@app.command(cls=ManyFights, context_settings=SETTINGS)
def analyse(
    context: typer.Context,
    journal: Annotated[str, typer.Argument(metavar="JOURNAL[:N]")],
    side: Side = "",
    budget: Annotated[str | None, typer.Option("--budget", metavar="N")] = None,
    alternatives: Annotated[str | None, typer.Option("--alternatives", metavar="N")] = None,
    log: Annotated[bool, typer.Option("--log")] = False,
    open: Open = False,
    seed: Seed = None,
    workers: Workers = None,
    html: Html = None,
    svg: Svg = None,
    png: Png = None,
    json_to: JsonTo = None,
    ray: Ray = None,
    accept: Accept = False,
    lang: Lang = None,
) -> int:
    from . import analyse as analysing
    from . import run as running
    from . import simulate as simulating

    terminal: Terminal = context.obj
    wishes = simulating.read_wishes(
        terminal, seed=seed, workers=workers, open=open, side=side,
        html=html, svg=svg, png=png, json_to=json_to, ray=ray, accept=accept,
    )  # fmt: skip
    fights = running.read_number(terminal, "--budget", budget, 1)
    others = running.read_number(terminal, "--alternatives", alternatives, 0)
    return analysing.run(terminal, journal, wishes, fights, others, log)


@app.command(cls=Command, context_settings=SETTINGS)
def serve(
    context: typer.Context,
    file: Annotated[str | None, typer.Argument(metavar="FILE")] = None,
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS")] = "0.0.0.0",
    port: Annotated[str | None, typer.Option("--port", metavar="N")] = None,
    database: Annotated[str | None, typer.Option("--database", metavar="URL")] = None,
    name: Annotated[list[str] | None, typer.Option("--name", metavar="HOST")] = None,
    key: Annotated[str | None, typer.Option("--key", metavar="WORD")] = None,
    demo: Annotated[bool, typer.Option("--demo")] = False,
    open: Open = False,
    lang: Lang = None,
) -> int:
    from . import run as running
    from . import serve as serving

    terminal: Terminal = context.obj
    number = running.read_number(terminal, "--port", port, 0)
    return serving.serve(terminal, file, host, number, database, name or (), key, demo, open)


@app.command(cls=Command, context_settings=SETTINGS)
def join(
    context: typer.Context,
    url: Annotated[str, typer.Argument(metavar="URL")],
    lang: Lang = None,
) -> int:
    from . import join as joining

    return joining.join(context.obj, url)


@app.command("help", cls=Command, context_settings=SETTINGS)
def help_on(
    context: typer.Context,
    command: Annotated[str | None, typer.Argument(metavar="COMMAND")] = None,
    lang: Lang = None,
) -> int:
    assert context.parent is not None
    group = context.parent.command
    if command is None:
        typer.echo(context.parent.get_help())
        return errors.OK
    _, chosen, _ = group.resolve_command(context.parent, [command])  # type: ignore[attr-defined]
    with chosen.make_context(command, [], parent=context.parent, resilient_parsing=True) as inner:
        typer.echo(inner.get_help())
    return errors.OK


@app.command(cls=Command, context_settings=SETTINGS)
def completion(
    context: typer.Context,
    shell: Annotated[str, typer.Argument(metavar="bash|zsh|fish")],
    lang: Lang = None,
) -> int:
    if shell not in SHELLS:
        raise misunderstood(context, "cli-not-one-of", option="SHELL", value=shell, known=", ".join(SHELLS))
    from typer.completion import get_completion_script  # type: ignore[attr-defined]  # typer does not list it

    typer.echo(get_completion_script(prog_name="affray", complete_var="_AFFRAY_COMPLETE", shell=shell))
    return errors.OK
