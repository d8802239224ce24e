"""Writes a file for a test, and tells what is wrong with it in one short line per problem."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from affray.files import BadFile, FileProblem, load_encounter
from affray.rulesets.coinflip import RULESET
from tests.files.arena import ARENA

BOTH: Sequence[Any] = (RULESET, ARENA)

SOUND = """\
game: coinflip
map: {size: [16, 16]}
combatants: [levy side a, levy side b]
"""


def write(folder: Path, text: str | bytes, name: str = "fight.yaml") -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def problems(folder: Path, text: str | bytes) -> list[FileProblem]:
    """Everything that is wrong with an encounter of this text."""
    try:
        load_encounter(write(folder, text), BOTH)
    except BadFile as bad:
        return bad.problems
    return []


def faults(folder: Path, text: str | bytes) -> list[str]:
    """The same as `line where: RULE(facts)`, without the long lists of what would be allowed."""
    return [brief(each) for each in problems(folder, text)]


def brief(problem: FileProblem) -> str:
    facts = ", ".join(f"{name}={value}" for name, value in problem.refusal.facts if name not in ("among", "detail"))
    return f"{problem.line} {problem.where}: {problem.refusal.rule}({facts})"
