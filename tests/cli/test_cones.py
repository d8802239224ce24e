"""A cone is aimed by its direction: whom each catches is told, and the corner that does best goes without saying."""

from __future__ import annotations

import pytest

from affray.core.script import Pick
from affray.files import load_encounter
from affray.library import begin
from affray.library.record import Record
from tests.cli.commandline import on_screen
from tests.cli.first_fights import bay

EAST = {"en": "E", "ru": "восток", "uk": "схід"}


def boarding() -> Record:
    """Starfinder: a mystic with a spell that fills a cone, raiders to the east and an ally to the south of it."""
    data = bay(map={"size": [18, 10]})
    nim, raider = data["combatants"]
    flare = {
        "id": "flare", "name": "Flare", "category": "spell", "spell_level": 1, "action": "standard",
        "save": {"type": "ref", "dc": 15, "on_success": "half"}, "effect": {"damage": "2d8", "area": {"cone_ft": 15}},
    }  # fmt: skip
    nim["spells"], nim["at"], raider["at"] = {"slots": {1: 3}, "known": [flare]}, [5, 4], [8, 3]
    pell = nim | {"id": "pell", "name": "Pell", "at": [5, 6], "init_mod": -5}
    record = begin(load_encounter(data | {"combatants": [nim, pell, raider]}), seed=5)
    record.fight.leave_to_computer(["raiders", "gm"])
    return record


def aimed(record: Record) -> list[object]:
    """The directions in which cones were sent."""
    made = [each for each in record.fight.journal.path() if isinstance(each, Pick)]
    return [each.values["direction"] for each in made if each.do == "aim"]


@pytest.mark.parametrize("lang", EAST)
def test_a_direction_is_told_with_those_whom_it_catches(lang: str) -> None:
    _, pages = on_screen(boarding(), ["flare"], lang)
    assert f"{EAST[lang]} (Raider 1" in pages[1].replace("\n", " ")


@pytest.mark.parametrize("lang", EAST)
def test_enter_sends_a_cone_where_it_does_most(lang: str) -> None:
    record = boarding()
    _, pages = on_screen(record, ["flare", ""], lang)
    assert aimed(record)[0] in ("E", "NE")
    assert "Flare → Raider 1" in pages[2]


@pytest.mark.rule("SF-FATK-9")
@pytest.mark.parametrize("lang", EAST)
@pytest.mark.parametrize("at_once", [True, False])
def test_the_corner_of_a_cone_goes_without_saying(lang: str, at_once: bool) -> None:
    record = boarding()
    lines = [f"flare {EAST[lang].lower()}"] if at_once else ["flare", EAST[lang].lower()]
    _, pages = on_screen(record, lines, lang)
    assert aimed(record) == ["E"]
    assert "Raider 1" in pages[-1]
