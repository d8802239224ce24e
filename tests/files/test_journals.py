"""Journals on the disk: saved whole or line by line, read back, and never half written."""

from __future__ import annotations

from pathlib import Path

import pytest

from affray import __version__
from affray.core.journal import Journal, Unreadable
from affray.core.script import Pick
from affray.files import BadFile, append_journal, not_replayed, open_journal, read_journal, save_journal

LINES = ['{"game": "coinflip", "title": "Брод\u2028two"}', '{"who": "l1", "do": "run"}', '{"undo": 1}']


def fault(path: Path) -> str:
    with pytest.raises(BadFile) as bad:
        read_journal(path)
    return str(bad.value).replace(str(path), "J")


def test_what_is_saved_is_read(tmp_path: Path) -> None:
    path = tmp_path / "fight.journal"
    save_journal(path, LINES)
    assert read_journal(path) == LINES
    assert path.read_bytes().endswith(b'{"undo": 1}\n')


def test_lines_can_be_added_one_by_one(tmp_path: Path) -> None:
    path = tmp_path / "fight.journal"
    for line in LINES:
        append_journal(path, line)
    assert read_journal(path) == LINES


def test_saving_replaces_the_whole_file_and_leaves_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "fight.journal"
    save_journal(path, LINES)
    save_journal(path, LINES[:1])
    assert read_journal(path) == LINES[:1]
    assert list(tmp_path.iterdir()) == [path]


def test_a_failed_save_keeps_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "fight.journal"
    save_journal(path, LINES)

    def full_disk(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full_disk)
    with pytest.raises(BadFile, match=r"FILE-UNWRITABLE.*No space left on device"):
        save_journal(path, LINES[:1])
    assert read_journal(path) == LINES
    assert list(tmp_path.iterdir()) == [path]


def test_saving_follows_a_link(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "real")
    save_journal(tmp_path / "link", LINES)
    assert (tmp_path / "link").is_symlink()
    assert read_journal(tmp_path / "real") == LINES


def test_half_characters_survive_as_escapes(tmp_path: Path) -> None:
    save_journal(tmp_path / "j", ['{"game": "x", "title": "\udc80"}'])
    assert read_journal(tmp_path / "j") == ['{"game": "x", "title": "\\udc80"}']


def test_a_line_torn_by_a_crash_is_left_out_and_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "fight.journal"
    path.write_bytes(b'{"game": "coinflip"}\n{"who": "l1", "d')
    assert read_journal(path) == ['{"game": "coinflip"}']
    append_journal(path, '{"undo": 1}')
    assert path.read_bytes() == b'{"game": "coinflip"}\n{"undo": 1}\n'


def test_a_last_line_without_its_end_counts_if_it_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "fight.journal"
    path.write_bytes(b'\xef\xbb\xbf{"game": "coinflip"}\r\n{"undo": 1}')
    assert read_journal(path) == ['{"game": "coinflip"}', '{"undo": 1}']
    append_journal(path, '{"redo": 1}')
    assert read_journal(path) == ['{"game": "coinflip"}', '{"undo": 1}', '{"redo": 1}']


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "J:1: FILE-NOT-JOURNAL()"),
        (b"game: coinflip\n", "J:1: FILE-NOT-JOURNAL()"),
        (b'{"title": "x"}\n', "J:1: FILE-NOT-JOURNAL()"),
        (b'{"game": "x"}\n\n{"undo"}\n', "J:3: FILE-JOURNAL-LINE(why=not JSON: Expecting ':' delimiter)"),
        (b'{"game": "x"}\n[1]\n', "J:2: FILE-JOURNAL-LINE(why=not an object)"),
        (b'{"game": "x"}\n{"a": "\xff"}\n', "J:2: FILE-NOT-TEXT()"),
        (b"[" * 100_000 + b"\n", "J:1: FILE-NOT-JOURNAL()"),
    ],
)
def test_a_file_that_is_no_journal(tmp_path: Path, content: bytes, told: str) -> None:
    (tmp_path / "j").write_bytes(content)
    assert fault(tmp_path / "j") == told


def test_files_that_cannot_be_read_or_written(tmp_path: Path) -> None:
    assert fault(tmp_path / "none") == "J: FILE-NOT-FOUND(file=J, hint=)"
    assert fault(tmp_path) == "J: FILE-FOLDER(file=J)"
    with pytest.raises(BadFile, match="FILE-UNWRITABLE"):
        save_journal(tmp_path / "no" / "such" / "folder", LINES)
    with pytest.raises(BadFile, match="FILE-FOLDER"):
        append_journal(tmp_path, LINES[0])
    with pytest.raises(BadFile, match="FILE-UNWRITABLE"):
        save_journal("a\0b", LINES)


def test_what_the_replay_objects_to_is_a_problem_of_the_file() -> None:
    bad = not_replayed("fight.journal", Unreadable(7, "the fight refuses this reply"))
    assert str(bad) == "fight.journal:7: FILE-JOURNAL-LINE(why=the fight refuses this reply)"


# -- what was changed ------------------------------------------------------------------------------
def chained(count: int = 5, **header: str) -> list[str]:
    journal = Journal({"game": "x", **header})
    for number in range(count):
        journal.write(Pick("бор", "step", {"to": number}))
    return journal.lines()


def test_every_line_that_does_not_fit_is_named_unless_it_is_accepted(tmp_path: Path) -> None:
    lines, path = chained(), tmp_path / "j"
    save_journal(path, lines)
    assert open_journal(path).accepted == ()
    lines[2] = lines[2].replace('"to": 1', '"to": 7')
    save_journal(path, [*lines[:4], lines[3], *lines[4:]])
    assert fault(path) == "J:3: FILE-JOURNAL-CHAIN()\nJ:5: FILE-JOURNAL-CHAIN()"
    file = open_journal(path, accept=True)
    assert (file.accepted, file.lines[2], file.entries) == ((3, 5), lines[2], 6)
    assert open_journal(path, to=1).entries == 6
    assert read_journal(path, to=1) == lines[:2]


def test_not_more_than_a_few_lines_are_named(tmp_path: Path) -> None:
    save_journal(tmp_path / "j", [line.replace("to", "too") for line in chained(100)])
    assert fault(tmp_path / "j").count("FILE-JOURNAL-CHAIN") == 20


@pytest.mark.parametrize("version", ["99.0", "0.1.1", "1", "0.999.0rc1"])
def test_a_newer_version_is_refused_before_anything_else(version: str, tmp_path: Path) -> None:
    lines = chained(affray=version)
    for rest in (lines[1:], ["nonsense"], lines[3:]):
        save_journal(tmp_path / "j", [lines[0], *rest])
        told = f"J:1: FILE-JOURNAL-NEWER(version={version}, now={__version__})"
        assert fault(tmp_path / "j") == told
        with pytest.raises(BadFile, match="NEWER"):
            read_journal(tmp_path / "j", accept=True)


@pytest.mark.parametrize("version", ["0.0.9", __version__, "", "x", "²", "-1", "0." + "9" * 5000])
def test_other_versions_are_read(version: str, tmp_path: Path) -> None:
    save_journal(tmp_path / "j", chained(affray=version))
    assert len(read_journal(tmp_path / "j")) == 6


def test_a_torn_last_line_is_told_by_its_number(tmp_path: Path) -> None:
    save_journal(tmp_path / "j", chained())
    assert open_journal(tmp_path / "j").torn == 0
    whole = (tmp_path / "j").read_bytes()
    (tmp_path / "j").write_bytes(whole[:-9])
    file = open_journal(tmp_path / "j")
    assert (file.torn, file.lines) == (6, chained()[:-1])
    append_journal(tmp_path / "j", chained()[-1])
    assert (tmp_path / "j").read_bytes() == whole
