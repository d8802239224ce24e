"""Whatever is typed and whatever a file contains: an answer that a person can use, never a traceback."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from affray.text import Speaker
from tests.cli.commandline import LANGUAGES, Seen, affray

WORDS = [
    "undo", "redo", "why", "options", "map", "log", "rule", "edit", "dice", "roll", "auto", "branches", "help", "?",
    "choice", "action", "turn", "typed", "a", "b", "gm", "t1:", "b:", "t1", "l1", "l1.pistol", "pistol", "unarmed",
    "choose", "concede", "stop", "attack", "with", "run", "6,8", "6.25,8", "allot", "t1=1", "l*=1", "-", "*", "forgo",
    "brace", "dodge", "fall_back", "end", "custom", "hp", "of", "to", "status", "abandon", "T", "H", "TT", "0", "3",
    "-1", "99999999999999999999", "²", '"', "'", "«", "\x1b[2J", "[bold]", "{$who}",
]  # fmt: skip
SENSIBLE = ["auto", "auto", "auto", "choose t1", "choose l1", "attack", "end", "undo", "redo", "edit hp l1 0", "T", ""]

one_line = st.one_of(
    st.sampled_from(SENSIBLE),
    st.lists(st.sampled_from(WORDS), max_size=5).map(" ".join),
    st.text(max_size=30).map(lambda text: " ".join(text.splitlines())),
)


def is_a_defect(seen: Seen) -> bool:
    """Whether Affray had to admit a mistake of its own."""
    admissions = [Speaker(lang).say("cli-defect", error="|").partition("|")[0] for lang in LANGUAGES]
    return "Traceback" in seen.out + seen.err or any(text in seen.err for text in admissions)


# -- at the prompt ---------------------------------------------------------------------------------
@settings(max_examples=25, deadline=None)
@given(lines=st.lists(one_line, max_size=12), lang=st.sampled_from(LANGUAGES), dice=st.sampled_from(["auto", "typed"]))
def test_any_lines_at_the_prompt_end_well_and_leave_a_journal_that_can_be_replayed(
    lines: list[str], lang: str, dice: str
) -> None:
    with TemporaryDirectory() as folder:
        args = ("play", "dry_ford", "--seed", "7", "--lang", lang, "--dice", dice, "--journal", "j.jsonl")
        seen = affray(*args, lines=lines, folder=folder)
        assert not is_a_defect(seen), seen.err
        assert seen.code == 0
        if (Path(folder) / "j.jsonl").exists():
            assert affray("replay", "j.jsonl", "--quiet", folder=folder).code == 0


@settings(max_examples=25, deadline=None)
@given(args=st.lists(st.sampled_from(["run", "play", "rules", "check", "--lang", "--"]) | st.text(), max_size=4))
def test_any_command_line_is_understood_or_explained(args: list[str]) -> None:
    with TemporaryDirectory() as folder:
        seen = affray(*args, folder=folder)
    assert not is_a_defect(seen), seen.err
    assert seen.code in (0, 1, 2)
    assert seen.out or seen.err


# -- in files --------------------------------------------------------------------------------------
READING = [("check", "--lang", "uk"), ("run", "-q"), ("play",), ("replay",)]
reading = pytest.mark.parametrize("command", READING)
some_bytes = st.one_of(st.binary(max_size=200), st.text(max_size=200).map(lambda text: text.encode("utf-8", "replace")))


@settings(max_examples=6, deadline=None)
@given(content=some_bytes)
@reading
@pytest.mark.parametrize("name", ["x.yaml", "x.jsonl"])
def test_any_bytes_in_a_file_are_refused_with_its_name(command: tuple[str, ...], name: str, content: bytes) -> None:
    with TemporaryDirectory() as folder:
        (Path(folder) / name).write_bytes(content)
        seen = affray(*command, name, folder=folder)
        assert (Path(folder) / name).read_bytes() == content
    assert not is_a_defect(seen), seen.err
    assert (seen.code, seen.out) == (1, "")
    assert name in seen.err


@reading
@pytest.mark.parametrize("name", ["nothing.yaml", "nothing.jsonl", ".", "\0", "x" * 300, ""])
def test_a_file_that_is_none_is_told(command: tuple[str, ...], name: str, tmp_path: Path) -> None:
    seen = affray(*command, name, folder=tmp_path)
    assert not is_a_defect(seen), seen.err
    assert (seen.code, seen.out) == (1, "")
    assert seen.err


ODD: list[Any] = [None, True, -1, 10**30, 1.5, "", "t1", [], {}, [[]], [{}], {"a": {}}, ["t1", ["x"]], "\x1b[2J"]


@cache
def journal() -> list[str]:
    """The lines of a sound journal."""
    with TemporaryDirectory() as folder:
        affray("run", "dry_ford", "--seed", "3", "--until", "3", "--journal", "j.jsonl", folder=folder)
        return (Path(folder) / "j.jsonl").read_text().splitlines()


@settings(max_examples=50, deadline=None)
@given(data=st.data())
def test_a_journal_with_odd_values_is_replayed_or_its_line_is_named(data: st.DataObject) -> None:
    lines = list(journal())
    number = data.draw(st.integers(0, len(lines) - 1))
    entry = json.loads(lines[number])
    keys = [*entry, "undo", "redo", "go", "say", "overrule", "with"]
    entry[data.draw(st.sampled_from(keys))] = data.draw(st.sampled_from(ODD))
    lines[number] = json.dumps(entry)
    with TemporaryDirectory() as folder:
        (Path(folder) / "j.jsonl").write_text("\n".join(lines))
        seen = affray("replay", "j.jsonl", "--quiet", folder=folder)
    assert not is_a_defect(seen), seen.err
    assert seen.code in (0, 1)
    assert seen.code == 0 or "j.jsonl" in seen.err or number == 0


def test_nothing_in_a_file_commands_the_terminal(tmp_path: Path) -> None:
    (tmp_path / "x.yaml").write_text(
        'game: coinflip\ntitle: "Night\\e[2J"\nmap: {size: [9, 9]}\n'
        'combatants: [{unit: levy, name: "Bor\\e[31m", side: a, at: [1, 1]}, {unit: levy, side: b, at: [8, 8]}]\n'
    )
    seen = affray("run", "x.yaml", "--seed", "1", folder=tmp_path)
    assert seen.code == 0
    assert "Bor" in seen.out
    assert "\x1b" not in seen.out + seen.err


def test_check_tells_every_problem_at_once_whatever_kind_they_are_of(tmp_path: Path) -> None:
    (tmp_path / "fight.yaml").write_text(
        "game: fifth_edition\nmap: {size: [10, 8], terain: []}\ncombatants:\n"
        "  - {name: Ada, side: heroes, hp_max: lots, at: [2, 2]}\n  - {unit: ridge_raidr, at: [5, 5]}\n"
        "  - {unit: ridge_raider, at: [50, 5]}\n"
    )
    seen = affray("check", "fight.yaml", folder=tmp_path)
    told = [line.split(": ")[1] for line in seen.err.splitlines()[:-1]]
    assert told == ["map.terain", "combatants[0].hp_max", "combatants[1].unit", "combatants[2].at"], seen.err


def test_a_bestiary_alone_is_warned_of_its_traps(tmp_path: Path) -> None:
    (tmp_path / "mine.yaml").write_text(
        "game: fifth_edition\nbestiary:\n  ada:\n    name: Ada\n    side: heroes\n    hp_max: 20\n"
        "    attacks: [{id: bow, name: Longbow, damage: 1d8 piercing}]\n"
    )
    seen = affray("check", "mine.yaml", folder=tmp_path)
    assert seen.code == 0
    assert "mine.yaml:3: bestiary.ada: “Ada” dies at 0 hit points like a monster" in seen.err
    assert "mine.yaml:7: bestiary.ada.attacks[0]: “Longbow” strikes only hand to hand" in seen.err
