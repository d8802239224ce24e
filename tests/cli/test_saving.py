"""Nothing is ever lost: saving while playing, leaving in every way, going on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from affray.cli.journals import resume
from affray.cli.play import Session
from affray.cli.terminal import Terminal, process_terminal
from affray.files import load_encounter
from affray.library import Record, begin
from tests.cli.commandline import affray, answers, sit_down, the_record


def terminal() -> Terminal:
    return process_terminal("en")


# -- saving ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("stops", [[1], [10, 11, 30]])
def test_leaving_and_going_on_is_the_same_as_never_leaving(stops: list[int], tmp_path: Path) -> None:
    lines = answers("dry_ford", 7)
    lines[20:20] = ["undo", "undo turn", "redo turn", "redo", "edit hp t2 3"]
    sit_down(the_record(path=tmp_path / "whole.jsonl"), lines)
    path = tmp_path / "parts.jsonl"
    for start, end in zip([0, *stops], [*stops, len(lines)], strict=True):
        record = resume(terminal(), path) if path.exists() else the_record(path=path)
        session, _ = sit_down(record, lines[start:end])
    assert path.read_bytes() == (tmp_path / "whole.jsonl").read_bytes()
    assert resume(terminal(), path).fight.state == session.fight.state


def test_everything_is_in_the_file_as_soon_as_it_is_answered(tmp_path: Path) -> None:
    path, counts = tmp_path / "j.jsonl", []

    class Watched(Record):
        def save(self) -> None:
            super().save()
            counts.append(len(path.read_text().splitlines()) if path.exists() else 0)

    loaded = load_encounter("dry_ford")
    fight = begin(loaded, 7).fight
    session, _ = sit_down(Watched(fight, path), ["choose t1", "choose l1", "stop", "undo", "redo"])
    assert counts == sorted(counts)
    assert path.read_text().splitlines() == session.fight.journal.lines()


def test_the_end_of_the_input_saves_and_says_where_and_how_to_go_on(tmp_path: Path) -> None:
    seen = affray("play", "dry_ford", "--seed", "7", lines=["choose t1"], folder=tmp_path)
    assert seen.code == 0
    command = seen.out.splitlines()[-1].partition("affray ")[2].split()
    assert command == ["play", "--journal", "dry_ford.jsonl"]
    again = affray(*command, lines=["choose l1"], folder=tmp_path)
    assert again.code == 0
    assert "Side B: active unit Line Trooper 1." in again.out
    assert "Side A: active unit Dust Levy 1." in again.out


@pytest.mark.parametrize("args", [("j.jsonl",), ("--journal", "j.jsonl"), ("dry_ford", "--journal", "j.jsonl")])
def test_a_journal_that_exists_is_taken_up(args: tuple[str, ...], tmp_path: Path) -> None:
    affray("play", "dry_ford", "--seed", "7", "--journal", "j.jsonl", lines=["choose t1"], folder=tmp_path)
    seen = affray("play", *args, folder=tmp_path)
    assert seen.code == 0
    assert "The fight goes on. Replies so far: 5." in seen.out
    assert "Side A: choose the active unit of this turn." in seen.out
    assert len(list(tmp_path.iterdir())) == 1


def test_a_journal_is_known_whatever_it_is_called(tmp_path: Path) -> None:
    affray("play", "dry_ford", "--seed", "7", "--journal", "evening.journal", lines=["choose t1"], folder=tmp_path)
    again = affray("play", "evening.journal", lines=["choose l1"], folder=tmp_path)
    assert (again.code, "Side B: active unit Line Trooper 1." in again.out) == (0, True)
    assert affray("check", "evening.journal", folder=tmp_path).code == 0


def test_a_journal_of_another_encounter_is_not_taken_up(tmp_path: Path) -> None:
    affray("play", "dry_ford", "--journal", "j.jsonl", lines=["auto"], folder=tmp_path)
    before = (tmp_path / "j.jsonl").read_text()
    seen = affray("play", "glass_night", "--journal", "j.jsonl", lines=["auto"], folder=tmp_path)
    assert (seen.code, seen.out) == (1, "")
    assert (tmp_path / "j.jsonl").read_text() == before


def test_a_second_fight_gets_a_file_of_its_own(tmp_path: Path) -> None:
    for _ in range(3):
        affray("play", "dry_ford", lines=["quit"], folder=tmp_path)
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == ["dry_ford-2.jsonl", "dry_ford-3.jsonl", "dry_ford.jsonl"]


def test_two_fights_that_began_with_the_same_name_do_not_write_over_each_other(tmp_path: Path) -> None:
    records = [the_record(seed=seed, path=tmp_path / "j.jsonl") for seed in (7, 8)]
    sessions = [sit_down(record, ["auto"])[0] for record in records]
    assert [record.path.name for record in records if record.path] == ["j.jsonl", "j-2.jsonl"]
    for session in sessions:
        assert session.record.path is not None
        assert resume(terminal(), session.record.path).fight.state == session.fight.state


def test_a_fight_in_which_nothing_was_recorded_leaves_no_file(tmp_path: Path) -> None:
    seen = affray("play", "dry_ford", "--dice", "typed", lines=["map", "quit"], folder=tmp_path)
    assert seen.code == 0
    assert list(tmp_path.iterdir()) == []
    assert "nothing was saved" in seen.out


def test_save_writes_a_copy_and_spares_every_other_file(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("precious")
    lines = ["save notes.txt", "save copy.jsonl", "choose t1", "save copy.jsonl", "save"]
    seen = affray("play", "dry_ford", "--seed", "7", lines=lines, folder=tmp_path)
    assert (tmp_path / "notes.txt").read_text() == "precious"
    assert (tmp_path / "copy.jsonl").read_bytes() == (tmp_path / "dry_ford.jsonl").read_bytes()
    assert seen.out.count("Saved: copy.jsonl") == 2


def test_a_file_that_cannot_be_written_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    record = the_record(path=tmp_path / "no such folder" / "j.jsonl")
    session, text = sit_down(record, ["choose t1"])
    assert "Save it elsewhere: save FILE" in text
    assert session.record.path is not None
    rescued = session.record.path
    assert resume(terminal(), rescued).fight.state == session.fight.state
    assert f"Saved: {rescued}" in text
    rescued.unlink()


# -- edited by hand ---------------------------------------------------------------------------------
def test_a_journal_edited_on_purpose_is_chained_anew_when_it_is_saved(tmp_path: Path) -> None:
    path = tmp_path / "j.jsonl"
    affray("play", "dry_ford", "--seed", "7", "--journal", "j.jsonl", lines=["choose t1"], folder=tmp_path)
    lines = path.read_text().splitlines()
    path.write_text("\n".join([*lines[:-1], '{"who": "b", "say": "choose t2"}', ""]))
    edited = path.read_text()
    assert affray("play", "j.jsonl", lines=["choose l1"], folder=tmp_path).code == 1
    assert affray("replay", "j.jsonl", "--accept", folder=tmp_path).code == 0
    assert path.read_text() == edited, "only who plays on writes"
    seen = affray("play", "j.jsonl", "--accept", lines=[], folder=tmp_path)
    assert seen.code == 0
    assert f"lines that do not fit, accepted: {len(lines)}" in seen.err
    assert '"do": "choose", "with": {"unit": "t2"}, "#": ' in path.read_text()
    assert affray("play", "j.jsonl", lines=["choose l1"], folder=tmp_path).code == 0
    assert affray("check", "j.jsonl", folder=tmp_path).code == 0


def test_a_journal_written_by_hand_is_played_on_and_then_has_a_chain(tmp_path: Path) -> None:
    path = tmp_path / "j.jsonl"
    affray("play", "dry_ford", "--seed", "7", "--journal", "j.jsonl", lines=["choose t1"], folder=tmp_path)
    chained = path.read_text().splitlines()
    bare = [json.dumps({key: value for key, value in json.loads(line).items() if key != "#"}) for line in chained]
    bare[-1] = '{"who": "b", "say": "choose t1"}'
    path.write_text("\n\n".join(bare))
    assert affray("check", "j.jsonl", folder=tmp_path).code == 0
    assert affray("play", "j.jsonl", lines=["map"], folder=tmp_path).code == 0
    assert path.read_text() == "\n\n".join(bare), "nothing was answered"
    assert affray("play", "j.jsonl", lines=["choose l1"], folder=tmp_path).code == 0
    assert path.read_text().splitlines()[: len(chained)] == chained


# -- interrupts ------------------------------------------------------------------------------------
def test_ctrl_c_at_the_prompt_leaves_and_saves(tmp_path: Path) -> None:
    class Impatient(Session):
        def read(self) -> str:
            if len(self.fight.journal) < 5:
                return "choose t1"
            raise KeyboardInterrupt

    session = Impatient(terminal(), the_record(path=tmp_path / "j.jsonl"))
    session.play()
    assert resume(terminal(), tmp_path / "j.jsonl").fight.state == session.fight.state


def test_ctrl_c_while_the_computer_plays_stops_it_behind_a_whole_step() -> None:
    class Watched(Session):
        def step(self) -> bool:
            if len(self.fight.journal) == 20:
                self.interrupt()
            return super().step()

    record = the_record()
    session = Watched(Terminal("en", terminal().out, terminal().err, no_more), record)
    session.fight.leave_to_computer(["a", "b"])
    session.play()
    assert len(record.fight.journal) == 21
    assert session.paused


def no_more(prompt: str) -> str:
    raise EOFError


def test_the_command_to_go_on_with_keeps_the_language(tmp_path: Path) -> None:
    seen = affray("play", "dry_ford", "--lang", "uk", lines=["choose t1", "quit"], folder=tmp_path)
    assert "affray play --journal dry_ford.jsonl --lang uk" in seen.out
    seen = affray("play", "dry_ford", lines=["choose t1", "quit"], folder=tmp_path, LANG="uk_UA.UTF-8")
    assert "--lang" not in seen.out
