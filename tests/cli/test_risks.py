"""Before an answer is given that provokes somebody or harms friends, the person is told and asked."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.script import Choose, Pick
from affray.files import load_encounter
from affray.library import begin
from affray.library.record import Record
from tests.cli.commandline import on_screen
from tests.cli.first_fights import bay, mill

QUESTIONS = {"en": "Go on? [no]", "ru": "Продолжить? [нет]", "uk": "Продовжити? [ні]"}
AGREED = {"en": "yes", "ru": "да", "uk": "так"}


def opened(data: dict[str, Any], side: str) -> Record:
    record = begin(load_encounter(data), seed=5)
    record.fight.leave_to_computer([each for each in [*record.fight.sides(), "gm"] if each != side])
    return record


def hold() -> Record:
    """Starfinder: raiders who have acted stand before a mystic with a pistol."""
    data = bay()
    nim, raider = data["combatants"]
    nim["init_mod"], raider["init_mod"], raider["at"] = -5, 20, [11, 4]
    arm = {"id": "pistol", "name": "Pistol", "category": "ranged", "damage": "1d4 fire", "range_increment_ft": 60}
    nim["items"] = [{**arm, "capacity": 20, "usage": 1, "location": "wielded"}]
    blade = {"id": "blade", "name": "Blade", "category": "melee", "damage": "1d8 slashing", "location": "wielded"}
    raider["items"] = [blade]
    data["map"] = {"size": [18, 10]}
    nim["at"] = [10, 4]
    return opened(data, "crew")


def picked(record: Record) -> list[str]:
    """What the heroes have decided."""
    made = [each for each in record.fight.journal.path() if isinstance(each, Pick)]
    return [each.do for each in made if each.who in ("nim", "brom", "mira")]


@pytest.mark.parametrize("lang", QUESTIONS)
def test_an_area_with_friends_in_it_is_asked_about(lang: str) -> None:
    data = mill()
    data["combatants"][0]["at"] = [10, 4]
    for heard, done in (("", False), (AGREED[lang], True)):
        record = opened(data, "heroes")
        _, pages = on_screen(record, ["end", "shatter 11,4", heard], lang)
        assert QUESTIONS[lang] in pages[2]
        assert "Mira" in pages[2]
        assert (len(picked(record)) == 2) == done


def test_an_area_without_friends_is_not_asked_about() -> None:
    data = mill()
    data["combatants"][0]["at"] = [2, 4]
    record = opened(data, "heroes")
    _, pages = on_screen(record, ["end", "shatter 13,4"])
    assert not any(QUESTIONS["en"] in page for page in pages)
    assert len(picked(record)) >= 2


@pytest.mark.rule("SF-AOO-2")
def test_a_shot_and_a_casting_tell_the_option_whom_they_provoke() -> None:
    record = hold()
    while not (isinstance(asked := record.fight.pending, Choose) and asked.who == "nim"):
        step(record)
    attack, cast = asked.option("attack"), asked.option("cast")
    assert attack is not None
    assert cast is not None
    assert "raider_1" in attack.provoked({"target": "raider_1", "with": "pistol"})
    assert attack.provoked({"target": "raider_1", "with": "unarmed"}) == []
    assert "raider_1" in cast.provoked({"spell": "lance"})


@pytest.mark.parametrize("line", ["attack raider 1 with pistol", "cast lance raider 1", "cast lance"])
def test_a_shot_or_a_casting_beside_a_foe_is_asked_about(line: str) -> None:
    record = hold()
    _, pages = on_screen(record, [line, ""])
    assert "This provokes: Raider 1" in pages[1]
    assert QUESTIONS["en"] in pages[1]
    assert picked(record) == []


@pytest.mark.rule("SF-AOO-2")
@pytest.mark.parametrize(("lang", "go"), [("en", "move"), ("ru", "переместиться"), ("uk", "переміститися")])
def test_a_way_out_of_reach_is_asked_about_in_every_game(lang: str, go: str) -> None:
    record = hold()
    _, pages = on_screen(record, [f"{go} 7,4", ""], lang)
    assert "Raider 1" in pages[1]
    assert QUESTIONS[lang] in pages[1]
    assert picked(record) == []


def test_a_movement_in_words_is_asked_about_as_one_to_a_place_is() -> None:
    data = mill()
    data["combatants"][0]["at"] = [10, 4]
    record = opened(data, "heroes")
    _, pages = on_screen(record, ["back_off", ""])
    assert "This provokes: Goblin 1" in pages[1]
    assert picked(record) == []


def step(record: Record) -> None:
    fight = record.fight
    asked = fight.pending
    if isinstance(asked, Choose):
        fight.give(fight.decider(fight, asked))
    elif asked is not None:
        fight.let_fall(asked)


def test_what_follows_in_the_line_is_done_behind_the_answer_of_those_whom_it_provokes() -> None:
    record = hold()
    on_screen(record, ["cast lance raider 1", "yes"])
    assert picked(record)[:2] == ["cast", "aim"] or picked(record) == ["cast"]
    assert any(isinstance(each, Pick) and each.do == "attack_of_opportunity" for each in record.fight.journal.path())


@pytest.mark.parametrize(
    ("lang", "asked"),
    [
        ("en", "a creature is leaving the reach (Mira)."), ("ru", "покидает досягаемость (Mira)."),
        ("uk", "виходить із зони досяжності (Mira)."),
    ],
)  # fmt: skip
def test_who_may_answer_a_doing_is_told_whose_it_is(lang: str, asked: str) -> None:
    data = mill()
    data["bestiary"]["goblin"]["attacks"].append({"id": "knife", "name": "Knife", "damage": "1d4 piercing"})
    data["combatants"][0]["at"] = [10, 4]
    record = begin(load_encounter(data), seed=5)
    _, pages = on_screen(record, ["back_off", "y"], lang)
    assert asked in pages[-1].replace("\xa0", " ").replace("\n", " "), pages[-1]


@pytest.mark.rule("E5-ATK-14")
@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("en", "shoot goblin 2", "A foe is within 5 ft"), ("ru", "стрелять goblin 2", "Враг в пределах 5 футов"),
        ("uk", "стріляти goblin 2", "Ворог у межах 5 футів"),
    ],
)  # fmt: skip
def test_a_shot_beside_a_foe_is_asked_about_where_it_is_hampered(lang: str, line: str, told: str) -> None:
    data = mill()
    data["combatants"][0]["at"] = [10, 4]
    record = opened(data, "heroes")
    _, pages = on_screen(record, [line, ""], lang)
    assert told in pages[1].replace("\xa0", " ")
    assert picked(record) == []
    record = opened(data, "heroes")
    _, pages = on_screen(record, [f"attack {line.partition(' ')[2]} dagger", "strike goblin 1"])
    assert not any("A foe is within" in page for page in pages)
