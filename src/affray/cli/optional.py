"""Options whose value may be left out: `--json` and `--json figures.json`, `--ray` and `--ray head:6379`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .help import Command

OPTIONAL: Mapping[str, tuple[str, Callable[[str], bool]]] = {
    "--json": ("-", lambda word: word.endswith(".json")),
    "--ray": ("", lambda word: ":" in word or word in ("auto", "local")),
}
"""Options whose value may be left out: what they mean then, and what could be a value of theirs."""


class ManyFights(Command):
    """A command with options that may or may not have a value."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        found: list[str] = []
        for number, word in enumerate(args):
            found.append(word)
            if word in OPTIONAL:
                usual, fits = OPTIONAL[word]
                following = args[number + 1] if number + 1 < len(args) else ""
                if not fits(following):
                    found[-1] = f"{word}={usual}"
        return super().parse_args(ctx, found)
