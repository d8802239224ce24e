"""Whatever a file holds, reading it gives an encounter or a list of problems, never anything else."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from affray.files import BadFile, build, check_file, load_encounter, read_journal
from affray.rulesets.coinflip import RULESET
from tests.files.written import BOTH, SOUND, write

quick = settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])

SNIPPETS = [
    "game: coinflip\n", "game: arena\n", "map: {size: [16, 16]}\n", "combatants:\n", "  - 4 levy side a\n", "- {",
    "items: ", "include: ", "beasts: [lion]\n", "[", "]", "}", "*a", "&a ", "<<: ", "? ", ": ", "!!", "|\n", "'", '"',
    "\t", "---\n", "...\n", "%YAML 1.1\n", "#", "~", "\ufeff", "\x85", "\u2028", "fight.yaml", "0x", "\\", "\r",
]  # fmt: skip
GLASS_NIGHT = json.dumps(load_encounter("glass_night").data)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(["levy", "3M", "glok", "l1"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=10,
)


def survives(use: Callable[..., Any], *arguments: Any) -> None:
    """The only thing that may be raised is a BadFile with at least one problem that has a file and a reason."""
    try:
        use(*arguments)
    except BadFile as bad:
        problems = bad.problems
    else:
        return
    assert problems
    assert all(each.refusal.rule and each.file and str(each) for each in problems)


@quick
@given(content=st.binary() | st.text().map(str.encode))
def test_random_bytes(tmp_path: Path, content: bytes) -> None:
    path = write(tmp_path, content)
    survives(load_encounter, path, BOTH)
    survives(read_journal, path)


@quick
@given(parts=st.lists(st.sampled_from(SNIPPETS) | st.text(max_size=5), max_size=25))
def test_broken_yaml(tmp_path: Path, parts: list[str]) -> None:
    survives(check_file, write(tmp_path, "".join(parts)), BOTH)


@quick
@given(parts=st.lists(st.sampled_from(SNIPPETS), max_size=8), at=st.integers(0, len(SOUND)))
def test_a_sound_file_with_something_put_in(tmp_path: Path, parts: list[str], at: int) -> None:
    survives(load_encounter, write(tmp_path, SOUND[:at] + "".join(parts) + SOUND[at:]), BOTH)


@settings(quick, max_examples=40)
@given(data=st.data())
def test_a_sound_file_with_other_values(tmp_path: Path, data: Any) -> None:
    encounter = json.loads(GLASS_NIGHT)
    for _ in range(data.draw(st.integers(1, 3))):
        around, key = encounter, data.draw(st.sampled_from(sorted(encounter)))
        while isinstance(around[key], (dict, list)) and around[key] and data.draw(st.booleans()):
            around = around[key]
            key = data.draw(st.sampled_from(sorted(around) if isinstance(around, dict) else range(len(around))))
        around[key] = data.draw(VALUES)
    survives(build, RULESET, encounter, "a journal")
    survives(load_encounter, write(tmp_path, json.dumps(encounter)), BOTH)


@quick
@given(name=st.text())
def test_random_names(name: str) -> None:
    survives(load_encounter, name, BOTH)
