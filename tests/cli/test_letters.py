"""People go by their letters on the map wherever a name would do, also by letters of the other alphabet that look the
same.
"""

from __future__ import annotations

import pytest

from affray.core.script import Pick
from affray.files import load_encounter
from affray.library import begin
from affray.library.record import Record
from tests.cli.commandline import on_screen
from tests.cli.first_fights import bay


def boarding() -> Record:
    """Starfinder: a mystic with a blade between three raiders who have not acted yet."""
    data = bay(map={"size": [18, 10]})
    nim, raider = data["combatants"]
    blade = {"id": "blade", "name": "Blade", "category": "melee", "damage": "1d4 slashing", "location": "wielded"}
    nim["items"], nim["at"], raider["at"], raider["count"] = [blade], [12, 5], [11, 4], 3
    record = begin(load_encounter(data), seed=5)
    record.fight.leave_to_computer(["raiders", "gm"])
    return record


def targets(lines: list[str], lang: str) -> list[str]:
    """Whom the lines were aimed at, one by one."""
    record = boarding()
    on_screen(record, lines, lang)
    made = [each for each in record.fight.journal.path() if isinstance(each, Pick) and each.who == "nim"]
    return [str(each.values["target"]) for each in made if "target" in each.values]


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("ru", "атаковать а"), ("ru", "атаковать а с blade"), ("ru", "атаковать с blade а"), ("uk", "атакувати а"),
        ("uk", "вдарити а"),
    ],
)  # fmt: skip
def test_a_cyrillic_letter_is_the_one_that_looks_the_same(lang: str, line: str) -> None:
    assert targets([line], lang) == ["raider_1"]


@pytest.mark.parametrize(("lang", "line"), [("ru", "атаковать с"), ("uk", "атакувати с")])
def test_a_preposition_that_nothing_follows_is_a_letter(lang: str, line: str) -> None:
    assert targets([line], lang) == ["raider_3"]


@pytest.mark.parametrize(
    ("lang", "line", "letter"),
    [
        ("en", "full_attack b", "a"), ("ru", "полная атака b", "a"), ("ru", "полная атака b", "а"),
        ("uk", "повна атака b", "а"),
    ],
)  # fmt: skip
def test_a_letter_comes_before_the_act_that_it_begins_if_the_rest_goes_without_saying(
    lang: str, line: str, letter: str
) -> None:
    assert targets([line, letter], lang) == ["raider_2", "raider_1"]


@pytest.mark.parametrize(("lang", "letter"), [("en", "a"), ("en", "at a"), ("ru", "а"), ("uk", "а")])
def test_a_letter_behind_a_spell_is_no_article(lang: str, letter: str) -> None:
    assert targets([f"lance {letter}"], lang) == ["raider_1"]
