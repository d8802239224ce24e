"""What was read, as a bestiary of ours, with the report at its end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import yaml

from ..bestiaries import BESTIARY, GAME

WIDTH = 110


class Plain(yaml.SafeDumper):
    """Writes everything out: an anchor would puzzle people."""

    def ignore_aliases(self, data: Any) -> bool:
        return True


def bestiary_text(game: str, entries: dict[str, Any], head: Iterable[str], report: Iterable[str]) -> str:
    """The file: remarks at the top, the stat blocks, and the report as remarks."""
    body = yaml.dump({GAME: game}, Dumper=Plain) + "\n" + f"{BESTIARY}:\n"
    for id, entry in entries.items():
        text = yaml.dump(
            {id: entry}, Dumper=Plain, allow_unicode=True, sort_keys=False, width=WIDTH, default_flow_style=None
        )
        body += "".join(f"  {line}\n" if line else "\n" for line in text.splitlines()) + "\n"
    return remarks(head) + body + remarks(report)


def remarks(lines: Iterable[str]) -> str:
    """Lines that the reader of the file skips; none of them can become anything else."""
    return "".join(f"# {' '.join(line.split())}".rstrip() + "\n" for line in lines)
