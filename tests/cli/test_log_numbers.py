"""Lines of the log keep their numbers when a fight is taken up: `why 7` means the same line on another day."""

from __future__ import annotations

from pathlib import Path

import pytest

from affray.cli.play import Session
from affray.files import load_encounter, open_journal
from affray.library import begin, take_up
from tests.cli.commandline import on_screen
from tests.cli.first_fights import mill


def told(session: Session) -> list[tuple[int, str]]:
    return [(line.number, line.text) for line in session.show.short.told]


@pytest.mark.parametrize("sample", ["kennel_yard", "dry_ford", "gantry_breach", "beast_at_the_ford", "docking_bay"])
def test_lines_have_the_same_numbers_when_a_fight_is_taken_up(sample: str, tmp_path: Path) -> None:
    path = tmp_path / "fight.journal"
    before, _ = on_screen(begin(load_encounter(sample), 3, path), ["auto"] * 15)
    after, _ = on_screen(take_up(open_journal(path), path), ["log 5"])
    assert len(told(before)) > 5
    assert told(after) == told(before)
    again, _ = on_screen(take_up(open_journal(path), path), ["auto"] * 3)
    assert told(again)[: len(told(before))] == told(before)


def test_saves_of_an_area_are_rows_that_stand_one_below_the_other_also_where_dice_are_typed() -> None:
    data = mill()
    record = begin(load_encounter(data), 5)
    record.fight.leave_to_computer(["monsters", "gm"])
    _, pages = on_screen(record, ["end", "dice typed", "shatter 12,4", "5", "6", "7", "3 3 3"])
    rows = [line for line in pages[-1].splitlines() if " 9 (21/30)" in line]
    assert len(rows) == 3, pages[-1]
    assert len({line.index("Goblin") for line in rows}) == 1, rows
    record = begin(load_encounter(data), 5)
    record.fight.leave_to_computer(["monsters", "gm"])
    _, pages = on_screen(record, ["end", "shatter 12,4"])
    rows = [line for line in pages[-1].splitlines() if " vs 10, " in line]
    assert len(rows) == 3, pages[-1]
    assert all(len(line) <= 80 for line in pages[-1].splitlines())
