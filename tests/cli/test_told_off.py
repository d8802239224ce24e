"""What is said of a line that will not do: the reason that counts, in the words of whoever typed it."""

from __future__ import annotations

from typing import Any

import pytest

from affray.files import load_encounter
from affray.library import begin
from affray.library.record import Record
from tests.cli.commandline import LANGUAGES, on_screen
from tests.cli.first_fights import bay


def opened(data: dict[str, Any]) -> Record:
    record = begin(load_encounter(data), seed=5)
    record.fight.leave_to_computer(["raiders", "gm"])
    return record


@pytest.mark.rule("SF-ACT-5")
@pytest.mark.parametrize("whom", ["raider 1", "a", "at raider 2"])
def test_a_spell_that_nothing_pays_for_is_refused_for_that_whoever_is_named(whom: str) -> None:
    _, pages = on_screen(opened(bay()), ["total_defense", f"cast lance {whom}"])
    assert "SF-ACT-5" in pages[2]
    assert "CORE-" not in pages[2]


def test_of_things_of_one_id_those_of_the_speaker_are_listed() -> None:
    data = bay()
    nim, raider = data["combatants"]
    gun = {"id": "gun", "category": "ranged", "damage": "1d4 fire", "range_increment_ft": 60, "capacity": 20}
    nim["items"] = [gun | {"name": "Needler", "location": "wielded"}]
    raider["items"] = [gun | {"name": "Hand cannon", "location": "wielded"}]
    for lang in LANGUAGES:
        _, pages = on_screen(opened(data), ["attack raider 1 with sabre"], lang)
        assert "Needler" in pages[1]
        assert "Hand cannon" not in pages[1]


@pytest.mark.parametrize(
    ("lang", "line", "word"), [("ru", "подготовить атаковать", "вход"), ("uk", "підготувати дію атакувати", "вхід")]
)
def test_a_word_that_fits_several_is_repeated_as_it_was_said(lang: str, line: str, word: str) -> None:
    _, pages = on_screen(opened(bay()), [line, word], lang)
    assert f"CORE-AMBIGUOUS: «{word}»" in pages[2]


@pytest.mark.parametrize(
    ("lang", "yes", "dropped"), [("en", "yes", "Dropped"), ("ru", "да", "Отставлено"), ("uk", "так", "Облишено")]
)
def test_whom_a_spell_was_meant_for_is_dropped_if_it_is_disrupted(lang: str, yes: str, dropped: str) -> None:
    data = bay(map={"size": [18, 10]})
    nim, raider = data["combatants"]
    blade = {"id": "blade", "name": "Blade", "category": "melee", "damage": "1d4 slashing", "attack_bonus": 30}
    nim["init_mod"], nim["at"], nim["hp_max"] = -5, [10, 4], 90
    raider["init_mod"], raider["at"], raider["items"] = 20, [11, 4], [blade | {"location": "wielded"}]
    _, pages = on_screen(opened(data), ["lance raider 1", yes], lang)
    assert f"{dropped}: raider 1" in pages[2]
    assert "CORE-OPTION" not in pages[2]
