"""What is wrong with files, in sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from affray.core.refusals import Refusal
from affray.files import BadFile, FileProblem
from affray.rulesets import find, games
from affray.rulesets.game import Game
from affray.rulesets.shelf import is_own, packages
from affray.text import Speaker
from affray.text.language import FALLBACK
from affray.text.messages import SHARED, pieces

Speakers = Callable[[Game[Any] | None], Speaker]
"""Who speaks for the product (None) and for each game."""


def complaint(problem: FileProblem, speakers: Speakers) -> str:
    """One problem on a line: file, line, place, reason."""
    about_the_file = not problem.line and ("file", problem.file) in problem.refusal.facts  # the reason names it
    spot = f"{problem.file}:{problem.line}" if problem.line else "" if about_the_file else problem.file
    text = ": ".join(part for part in (spot, problem.where, reason(problem.refusal, speakers)) if part)
    return speakers(None).say("file-warning", text=text) if problem.warning else text


def reason(refusal: Refusal, speakers: Speakers) -> str:
    """Why not, in the words of whoever has words for it: the product, or the game whose rule it is."""
    for name in ("", *games()):
        if name and not speaks_of(name, refusal.rule):
            continue
        speaker = speakers(find(name) if name else None)
        if f"refusal-{refusal.rule}" in speaker.messages:
            of_a_file = refusal.rule.startswith("FILE-")
            return f"{speaker.reason(refusal)}." if of_a_file else speaker.refusal(refusal)
    return str(refusal)


def speaks_of(name: str, rule: str) -> bool:
    """Whether a game may have words for a rule; one that comes with Affray is not loaded to find that out."""
    package = packages()[name]
    return not is_own(package) or f"refusal-{rule}" in {**pieces(SHARED, FALLBACK), **pieces(package, FALLBACK)}


@contextmanager
def readable(lang: str = "en") -> Iterator[None]:
    """A BadFile that is raised meanwhile says everything in sentences."""
    try:
        yield
    except BadFile as error:
        error.text = "\n".join(complaint(each, lambda game: Speaker(lang, game)) for each in error.problems)
        raise
