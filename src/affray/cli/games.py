"""The list of games and their samples. It loads no game, because it is the first thing that people ask for."""

from __future__ import annotations

from collections.abc import Mapping

from rich.table import Table
from rich.text import Text

from affray.rulesets.shelf import game_title, is_own, packages, sample_titles
from affray.text.language import FALLBACK
from affray.text.messages import Messages, pieces

from .terminal import Terminal


def list_games(terminal: Terminal) -> int:
    """Every installed game with its title and its sample encounters."""
    shown: list[str] = []
    known = packages()
    for name, package in known.items():
        try:
            title, samples = of_a_game(terminal, name, package)
        except Exception as error:  # whatever somebody else's package does wrong
            terminal.complain(f"{name}: {terminal.speaker().say('cli-game-broken', why=repr(error))}")
            continue
        terminal.write(Text.assemble((name, "bold"), f"  {title}"))
        table = Table.grid(padding=(0, 2))
        for sample, told in samples.items():
            table.add_row(f"    {sample}", told)
            shown.append(sample)
        terminal.draw(table)
    if shown:
        short = min(shown, key=len)
        terminal.say("cli-games-next", run=f"affray run {short}", play=f"affray play {short}")
    elif not known:
        terminal.say("cli-no-games")
    return 0


def of_a_game(terminal: Terminal, name: str, package: str) -> tuple[str, Mapping[str, str]]:
    """The title of a game and those of its samples; a game of somebody else is loaded, so that a fault comes out."""
    if not is_own(package):
        from affray.rulesets import find

        package = find(name).package
    titles = sample_titles(package)
    return game_title(package), translated(terminal.lang, package, titles)


def translated(lang: str, package: str, titles: Mapping[str, str]) -> dict[str, str]:
    """Titles in another language, where the game has words for them."""
    if lang == FALLBACK:
        return dict(titles)
    words = {text.partition("=")[2].strip(): id for id, text in pieces(package, FALLBACK).items()}
    messages = Messages(lang, package)
    return {name: messages.say(words[title]) if title in words else title for name, title in titles.items()}
