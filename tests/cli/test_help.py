"""Help and complaints about command lines, in the user's language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.main import get_command

from affray import __version__
from affray.cli import app, commands
from affray.cli.sitting.typed import SORTS
from affray.core import fight
from affray.core.fight import MEASURES
from affray.text import Speaker
from affray.text.messages import PRODUCT, ids_of
from tests.cli.commandline import LANGUAGES, affray

every_language = pytest.mark.parametrize("lang", LANGUAGES)
COMMANDS = (
    "games", "new", "show", "bestiary", "import", "check", "schema", "rules", "run", "odds", "play", "replay",
    "simulate", "compare", "sweep", "balance", "analyse", "serve", "join", "help", "completion",
)  # fmt: skip
every_command = pytest.mark.parametrize("command", COMMANDS)


@every_language
def test_without_a_command_there_is_help_with_every_command(lang: str) -> None:
    seen = affray("--lang", lang)
    say = Speaker(lang).say
    assert seen.code == 0
    assert seen.out == affray("--help", "--lang", lang).out
    assert seen.out.startswith(f"{say('cli-usage')}: affray [{say('cli-word-options')}] {say('cli-word-command')}\n")
    for command in COMMANDS:
        assert re.search(rf"^  {command} +{re.escape(say(f'cli-help-{command}'))}$", seen.out, re.MULTILINE)


@every_language
@every_command
def test_a_command_explains_itself_and_everything_it_can_be_told(command: str, lang: str) -> None:
    seen = affray(command, "--help", "--lang", lang)
    speaker = Speaker(lang)
    assert seen.code == 0
    assert speaker.say(f"cli-help-{command}") in seen.out
    for param in get_command(app).commands[command].params:
        own = f"cli-help-{command}-{param.name}"
        assert speaker.say(own if own in speaker.messages else f"cli-help-option-{param.name}") in seen.out
        assert max(param.opts, key=len) in seen.out or param.metavar in seen.out
    assert "cli-" not in seen.out


def test_the_language_comes_from_the_environment_unless_a_flag_says_otherwise() -> None:
    usage = {lang: Speaker(lang).say("cli-usage") for lang in LANGUAGES}
    assert affray("-h").out.startswith(usage["en"])
    assert affray("-h", LANG="uk_UA.UTF-8").out.startswith(usage["uk"])
    assert affray("--lang", "ru", "-h", LANG="uk_UA.UTF-8").out.startswith(usage["ru"])
    assert affray("games", "-h", "--lang=ru", LANG="uk_UA.UTF-8").out.startswith(usage["ru"])


def test_the_version_is_told_and_how_it_runs() -> None:
    compiled = not str(fight.__file__).endswith(".py")
    assert affray("--version") == (0, f"affray {__version__} ({'compiled' if compiled else 'interpreted'})\n", "")
    ways = ("скомпільовано", "без компіляції")
    assert affray("--version", "--lang", "uk") == (0, f"affray {__version__} ({ways[not compiled]})\n", "")


# -- complaints ------------------------------------------------------------------------------------
COMPLAINTS = [
    (("ruN",), "cli-no-command", {"name": "ruN", "hint": "run"}, "affray"),
    (("fight",), "cli-no-command", {"name": "fight", "hint": ""}, "affray"),
    (("run",), "cli-missing", {"name": "FILE"}, "affray run"),
    (("play",), "cli-missing", {"name": "FILE"}, "affray play"),
    (("run", "dry_ford", "--sed", "3"), "cli-no-option", {"option": "--sed", "hint": "--seed"}, "affray run"),
    (("run", "dry_ford", "--seed"), "cli-option-needs-value", {"option": "--seed"}, "affray"),
    (("run", "dry_ford", "--quiet=yes"), "cli-option-takes-none", {"option": "--quiet"}, "affray"),
    (("games", "of", "chance"), "cli-extra-words", {"words": "of chance"}, "affray games"),
]


@every_language
@pytest.mark.parametrize(("args", "message", "facts", "command"), COMPLAINTS)
def test_a_command_line_that_makes_no_sense_is_explained(
    args: tuple[str, ...], message: str, facts: dict[str, str], command: str, lang: str
) -> None:
    seen = affray("--lang", lang, *args)
    say = Speaker(lang).say
    assert (seen.code, seen.out) == (2, "")
    assert seen.err.splitlines() == [say(message, **facts), say("cli-see-help", command=f"{command} --help")]


@every_language
@pytest.mark.parametrize(
    ("args", "option", "value"),
    [
        (("run", "dry_ford", "--seed", "seven"), "--seed", "seven"),
        (("run", "dry_ford", "--until", "0"), "--until", "0"),
        (("replay", "x.jsonl", "--to", "-1"), "--to", "-1"),
        (("play", "dry_ford", "--dice", "loaded"), "--dice", "loaded"),
        (("play", "dry_ford", "--side", "c"), "", "c"),
    ],
)
def test_a_value_that_does_not_fit_its_option_is_named(
    args: tuple[str, ...], option: str, value: str, lang: str, tmp_path: Path
) -> None:
    seen = affray(*args, "--lang", lang, folder=tmp_path)
    assert (seen.code, seen.out) == (2, "")
    assert option in seen.err
    assert value in seen.err
    assert list(tmp_path.iterdir()) == []


def test_an_unknown_language_is_answered_with_those_there_are() -> None:
    seen = affray("games", "--lang", "tlh", LANG="ru_RU.UTF-8")
    assert (seen.code, seen.out) == (2, "")
    assert seen.err == Speaker("ru").say("cli-no-language", name="tlh", known="en, ru, uk") + "\n"


# -- the messages ----------------------------------------------------------------------------------
def test_every_message_of_the_command_line_is_said_somewhere_and_the_other_way_round() -> None:
    folder = Path(commands.__file__).parent
    spoken = [*folder.rglob("*.py"), folder.parent / "library" / "brought.py"]
    sources = "".join(path.read_text(encoding="utf-8") for path in spoken)
    said = set(re.findall(r"[\"'](cli-[a-z_-]+)[\"']", sources))
    columns = re.search(r"for column in \(([^)]+)\)", sources)
    assert columns is not None
    said |= {f"cli-column-{name}" for name in re.findall(r"\w+", columns[1])}
    said |= {f"cli-checked-{kind}" for kind in ("encounter", "bestiary", "journal")}
    said |= {f"cli-{part}-{name}" for name in commands.HELP for part in ("prompt", "usage")}
    said |= {f"cli-words-{name}" for name in (*MEASURES, *SORTS)}
    said |= {f"cli-help-{name}" for name in ("about", *COMMANDS)}
    said |= {f"cli-alias-{name}" for name in commands.COMMANDS if name not in ("?", "commands", "exit")}
    said |= {f"cli-roll-{what}" for what in ("higher", "lower", "high", "always", "never")}
    written = {id for id in ids_of(PRODUCT, "en") if id.startswith("cli-")}
    about_parameters = {id for id in written if re.match(rf"cli-help-({'|'.join(COMMANDS)}|option)-", id)}
    assert said == written - about_parameters
