"""How people say it in their first fight: names in the case that a sentence needs, powers by their names, the end of a
turn; and what they are told when they say it wrongly.
"""

from __future__ import annotations

import re
from typing import Any

import pytest

from affray.core.script import Pick
from affray.files import load_encounter
from affray.library import begin
from affray.library.record import Record
from tests.cli.commandline import LANGUAGES, on_screen
from tests.cli.first_fights import bay, mill

YES = "y"
"""What agrees in every language, where something is risked: a shot beside a foe, friends in an area."""
HERO = {"kind": "character", "side": "heroes", "ac": 14, "hp_max": 60}
FOE = {"ac": 10, "hp_max": 60, "side": "foes", "attacks": [{"id": "дубина", "name": "Дубина", "damage": "1d4 cold"}]}
HANDS = {
    "id": "hands", "name": "Огненные ладони", "cost": "action", "spell_level": 1, "uses": {"slot": 1},
    "resolve": "save", "save": {"ability": "dex", "on_success": "half"}, "area": {"shape": "cone", "size_ft": 15},
    "damage": "3d6 fire",
}  # fmt: skip
BOLT = {
    "id": "bolt", "name": "Огненный снаряд", "cost": "action", "spell_level": 0, "resolve": "attack",
    "attack": {"id": "bolt_hit", "name": "Огненный снаряд", "range_ft": [120, 120], "damage": "1d10 fire"},
}  # fmt: skip


def tavern(*attacks: dict[str, Any], powers: tuple[dict[str, Any], ...] = ()) -> Record:
    """Somebody with an axe and a bow, or a mage, between an ogre, two goblins and an archer; names in Cyrillic."""
    arms = attacks or (
        {"id": "axe", "name": "Боевой топор", "damage": "1d8+3 slashing"},
        {"id": "bow", "name": "Короткий лук", "damage": "1d6 piercing", "range_ft": [80, 320]},
    )
    hero = {**HERO, "id": "borin", "name": "Борин", "at": [5, 5], "initiative": 30, "attacks": [*arms]}
    magic = {"powers": [*powers], "spellcasting": {"ability": "int", "slots": {1: 4}}} if powers else {}
    data = {
        "game": "fifth_edition", "map": {"size": [12, 12]},
        "combatants": [
            {**hero, **magic},
            {**HERO, "id": "liya", "name": "Лия", "at": [3, 3], "initiative": 20},
            {**FOE, "id": "ogre", "name": "Огр", "at": [6, 5], "initiative": 3},
            {**FOE, "id": "shooter", "name": "Болотный стрелок", "at": [4, 6], "initiative": 2},
            {**FOE, "id": "goblin", "name": "Гоблин", "at": [6, 6], "count": 2, "initiative": 1},
        ],
    }  # fmt: skip
    record = begin(load_encounter(data), seed=5)
    record.fight.leave_to_computer(["foes", "gm"])
    return record


def last(record: Record) -> Pick:
    """What a person decided last."""
    return [each for each in record.fight.journal.path() if isinstance(each, Pick)][-1]


def heard(record: Record, *lines: str, lang: str = "en") -> tuple[Pick | None, str]:
    """What lines at a screen come to, and the last page."""
    _, shown = on_screen(record, lines, lang)
    made = [each for each in record.fight.journal.path() if isinstance(each, Pick)]
    return (made[0] if made else None), shown[-1]


# -- names ------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("lang", "line", "target", "arm"),
    [
        ("ru", "атаковать огра топором", "ogre", "axe"),
        ("ru", "удар топором по огру", "ogre", "axe"),
        ("ru", "атакую болотного стрелка топором", "shooter", "axe"),
        ("ru", "бью стрелка топором", "shooter", "axe"),
        ("ru", "стрелять в гоблина 2 из короткого лука", "goblin-2", "bow"),
        ("uk", "атакувати огра топором", "ogre", "axe"),
        ("uk", "вистрілити в гоблина 2 з лука", "goblin-2", "bow"),
        ("uk", "рубати стрелка топором", "shooter", "axe"),
    ],
)
def test_names_are_understood_in_the_case_that_a_sentence_needs(lang: str, line: str, target: str, arm: str) -> None:
    pick, page = heard(tavern(), line, YES, lang=lang)
    assert pick is not None, page
    assert (pick.do, pick.values["target"], pick.values["with"]) == ("attack", target, arm)


def test_of_several_in_another_case_it_is_asked_which() -> None:
    pick, page = heard(tavern(), "атаковать гоблина топором", lang="ru")
    assert pick is None
    assert "CORE-AMBIGUOUS" in page
    assert "Гоблин 1, Гоблин 2" in page


@pytest.mark.parametrize(
    ("line", "told"),
    [("ранить огра 5", "Огр 60 → 55"), ("ранить лию 5", "Лия 60 → 55"), ("состояние лежа огру", "Огр: ЛЁЖА"),
     ("кто огра", "Огр")],
)  # fmt: skip
def test_commands_understand_names_in_another_case(line: str, told: str) -> None:
    assert told in heard(tavern(), line, lang="ru")[1]


@pytest.mark.parametrize(
    ("lang", "line", "hint"), [("en", "attack gobin 2 bow", "Goblin"), ("ru", "атаковать гоблн 2 топором", "Гоблин 1")]
)
def test_a_name_that_nobody_has_is_said_to_be_one(lang: str, line: str, hint: str) -> None:
    record = begin(load_encounter(mill()), seed=5) if lang == "en" else tavern()
    pick, page = heard(record, line, lang=lang)
    assert pick is None
    assert "CORE-FIELD" in page, page
    assert hint in page.split("CORE-FIELD")[1].splitlines()[-2], page  # what may have been meant comes last


def test_a_name_that_nobody_has_is_no_rule_of_melee() -> None:
    _, page = heard(begin(load_encounter(bay()), seed=5), "attack radier 1")
    assert "SF-ATK" not in page
    assert "Did you mean Raider 1?" in page


# -- acts -------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("lang", "line"),
    [("en", "end turn"), ("en", "end my turn"), ("ru", "конец хода"), ("ru", "закончить ход"), ("uk", "кінець ходу"),
     ("uk", "закінчити хід")],
)  # fmt: skip
@pytest.mark.parametrize("fight", [mill, bay])
def test_a_turn_is_ended_as_people_say_it(fight: Any, lang: str, line: str) -> None:
    pick, page = heard(begin(load_encounter(fight()), seed=5), line, lang=lang)
    assert pick is not None, page
    assert pick.do == "end"


@pytest.mark.parametrize(("lang", "line"), [("en", "retreat"), ("ru", "отойти"), ("uk", "відійти")])
def test_one_goes_away_as_people_say_it(lang: str, line: str) -> None:
    pick, page = heard(tavern(), line, YES, lang=lang)  # it provokes somebody
    assert pick is not None, page
    assert pick.do == "back_off"


@pytest.mark.parametrize(("lang", "line"), [("en", "enough"), ("ru", "стоп"), ("uk", "досить")])
def test_a_full_attack_is_left_off_as_people_say_it(lang: str, line: str) -> None:
    data = bay()
    blade = {"id": "blade", "name": "Blade", "category": "melee", "damage": "1d6 slashing", "location": "wielded"}
    data["combatants"][0] |= {"items": [blade], "at": [11, 4]}
    record = begin(load_encounter(data), seed=5)
    on_screen(record, ["full_attack raider_1 blade", line], lang)
    assert last(record).do == "stop"


@pytest.mark.parametrize(
    ("lang", "line"),
    [("en", "open door"), ("en", "open the door"), ("ru", "открыть дверь"), ("uk", "відкрити двері"),
     ("uk", "відчинити двері")],
)  # fmt: skip
def test_a_door_is_opened_as_people_say_it(lang: str, line: str) -> None:
    for data, act in ((mill(), "operate"), (bay(), "open_door")):
        pick, page = heard(begin(load_encounter(data), seed=5), line, lang=lang)
        assert pick is not None, page
        assert pick.do == act


@pytest.mark.parametrize("line", ["огненный снаряд огр", "снаряд в огра", "снарядом по огру", "bolt огра"])
def test_a_power_is_used_by_its_name_alone(line: str) -> None:
    pick, page = heard(tavern(powers=(BOLT, HANDS)), line, YES, lang="ru")
    assert pick is not None, page
    assert (pick.do, pick.values["power"], pick.values["targets"]) == ("use", "bolt", ("ogre",))


@pytest.mark.parametrize(("lang", "line"), [
    ("en", "cast shatter at 3,4"), ("ru", "shatter на 3,4"), ("ru", "сотворить shatter в 3,4"),
    ("uk", "shatter на 3,4"), ("uk", "shatter у 3,4"), ("ru", "shatter 3,4 на углу клетки да"),
])  # fmt: skip
def test_an_area_is_aimed_at_a_place_as_people_say_it(lang: str, line: str) -> None:
    """`на` began `на углу клетки`, so that a burst on a square was refused as a corner that is neither yes nor no."""
    mage = {**BOLT, "attack": None, "id": "shatter", "name": "Shatter", "resolve": "save", "save": {"ability": "con"},
            "damage": "3d8 thunder", "range_ft": 60, "area": {"shape": "sphere", "size_ft": 10}}  # fmt: skip
    pick, page = heard(tavern(powers=(mage,)), line, YES, lang=lang)  # a friend stands there
    assert pick is not None, page
    assert (pick.do, pick.values["at"], "corner" in pick.values) == ("use", (3, 4), "углу" in line)


def test_the_whole_name_of_a_power_is_not_taken_for_an_act_that_it_begins_with() -> None:
    pick, page = heard(tavern(powers=({**BOLT, "name": "Удар грома"},)), "удар грома по огру", YES, lang="ru")
    assert pick is not None, page
    assert (pick.do, pick.values["power"]) == ("use", "bolt")
    pick, page = heard(tavern(powers=({**BOLT, "name": "Удар грома"},)), "удар топором по огру", lang="ru")
    assert pick is not None, page
    assert pick.do == "attack"


def test_a_power_of_starfinder_is_cast_by_its_name_alone() -> None:
    record = begin(load_encounter(bay()), seed=5)
    on_screen(record, ["mind lance raider 2"])
    made = [each for each in record.fight.journal.path() if isinstance(each, Pick)]
    assert [each.do for each in made[:2]] == ["cast", "aim"]
    assert made[1].values["target"] == "raider_2"


def test_what_is_against_the_next_step_is_told_at_once() -> None:
    data = bay()
    raider = data["combatants"][1]
    data["combatants"].append({**raider, "id": "far", "name": "Sniper", "at": [6, 4], "count": 1})
    pick, page = heard(begin(load_encounter(data), seed=5), "cast lance sniper")  # behind the closed door
    assert pick is None
    assert "SF-CAST-11: there is no line of effect" in page


def test_a_name_that_an_act_does_not_take_is_not_said_to_be_yes_or_no() -> None:
    data = bay()
    data["combatants"][1]["at"] = [5, 4]  # all of them behind the closed door
    pick, page = heard(begin(load_encounter(data), seed=5), "cast lance raider 1")
    assert pick is None
    assert "defensively" not in page
    assert "SF-ACT-5" not in page


# -- areas ------------------------------------------------------------------------------------------
def test_where_a_cone_goes_is_asked_with_whom_each_direction_catches() -> None:
    record = tavern(powers=(HANDS,))
    _, shown = on_screen(record, ["ладони", "восток"], "ru")
    assert "Направление?" in shown[1]
    assert "восток (Огр" in shown[1].replace("\n", " ")
    assert last(record).values["facing"] == "east"


def test_enter_leaves_it_to_the_program_where_an_area_goes() -> None:
    record = tavern(powers=(HANDS,))
    on_screen(record, ["ладони", ""], "ru")
    assert (last(record).do, "facing" in last(record).values) == ("use", False)
    record = tavern(powers=(HANDS,))
    on_screen(record, ["ладони", "атаковать огра топором"], "ru")
    assert last(record).do == "attack"


@pytest.mark.parametrize(
    ("lang", "line", "does"),
    [
        ("en", "defend", "dodge"), ("en", "run", "dash"), ("en", "go prone", "drop_prone"),
        ("en", "trip ogre", "shove"),
        ("ru", "уклониться", "dodge"), ("ru", "бежать", "dash"), ("ru", "искать существа", "search"),
        ("ru", "повалить огра", "shove"), ("ru", "упасть", "drop_prone"), ("ru", "помочь лие поиск", "help"),
        ("ru", "помочь в атаке лия огр", "help_attack"), ("ru", "приготовить атаку подходит", "ready"),
        ("uk", "ухилитися", "dodge"), ("uk", "бігти", "dash"), ("uk", "шукати істоти", "search"),
        ("uk", "повалити огра", "shove"), ("uk", "впасти", "drop_prone"), ("uk", "допомогти лие пошук", "help"),
        ("uk", "допомогти в атаці лия огр", "help_attack"), ("uk", "приготувати постріл підходить", "ready"),
    ],
)  # fmt: skip
def test_acts_that_the_screen_calls_by_nouns_are_said_as_verbs(lang: str, line: str, does: str) -> None:
    pick, page = heard(tavern(), line, lang=lang)
    assert pick is not None, page
    assert pick.do == does


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [("en", "hit ogre with axe", "This is a ruling"), ("ru", "лечить лию", "Это решение Мастера"),
     ("uk", "лікувати лия", "Це рішення Майстра")],
)  # fmt: skip
def test_a_ruling_that_was_meant_for_an_act_says_what_it_is(lang: str, line: str, told: str) -> None:
    pick, page = heard(tavern(), line, lang=lang)
    assert pick is None
    assert told in " ".join(page.replace("\u00a0", " ").split())


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "8,5, but the way is barred: from"), ("ru", "8,5, но путь закрыт: от клетки"),
     ("uk", "8,5, але шлях закрито: від клітинки")],
)  # fmt: skip
def test_an_area_that_a_wall_keeps_back_says_where_it_begins(lang: str, told: str) -> None:
    ball = {**HANDS, "id": "ball", "name": "Шар", "area": {"shape": "sphere", "size_ft": 5}, "range_ft": 60}
    mage = {**HERO, "id": "mage", "name": "Маг", "at": [2, 5], "initiative": 30, "powers": [ball]}
    wall = {"kind": "wall", "squares": [[5, y] for y in range(12)]}
    data = {
        "game": "fifth_edition", "map": {"size": [12, 12], "terrain": [wall]},
        "combatants": [
            {**mage, "spellcasting": {"ability": "int", "slots": {1: 4}}},
            {**FOE, "id": "ogre", "name": "Огр", "at": [4, 5], "initiative": 3},
        ],
    }  # fmt: skip
    record = begin(load_encounter(data), seed=5)
    record.fight.leave_to_computer(["foes", "gm"])
    assert told in " ".join(heard(record, "шар 8,5", lang=lang)[1].replace("\u00a0", " ").split())


# -- what is asked and answered ---------------------------------------------------------------------
@pytest.mark.parametrize(("lang", "act", "what"), [("en", "ready", "attack"), ("ru", "подготовить", "атаковать")])
def test_what_was_asked_for_is_taken_for_it_be_it_also_an_act(lang: str, act: str, what: str) -> None:
    record = begin(load_encounter(bay()), seed=5)
    first = act if lang == "en" else "подготовить действие"
    _, shown = on_screen(record, [first, what, "end"], lang)
    assert "SF-ATK" not in shown[2]
    assert "?" in shown[2].splitlines()[1]  # the trigger is asked for next
    assert last(record).do == "end"  # and another act is still one


@pytest.mark.parametrize(
    ("lang", "line"), [("ru", "подготовить атаку подходит"), ("uk", "підготувати атаку підходить")]
)
def test_an_act_that_is_readied_is_named_in_another_case(lang: str, line: str) -> None:
    pick, page = heard(tavern(), line, lang=lang)
    assert pick is not None, page
    assert (pick.do, pick.values["response"], pick.values["event"]) == ("ready", "attack", "enters")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_stands_beside_is_not_said_to_be_too_far(lang: str) -> None:
    record = tavern()
    words = {"en": "approach", "ru": "подойти", "uk": "підійти"}
    _, page = heard(record, f"{words[lang]} огр", lang=lang)
    assert "CORE-THERE" in page
    assert "E5-MOVE-1" not in page


def test_the_weapon_at_hand_says_why_it_will_not_do() -> None:
    data = bay()
    nim = data["combatants"][0]
    nim["items"] = [
        {"id": "pistol", "name": "Pistol", "category": "ranged", "damage": "1d4 fire", "range_increment_ft": 60,
         "capacity": 20, "location": "wielded"},
        {"id": "baton", "name": "Baton", "category": "melee", "damage": "1d4 bludgeoning"},
    ]  # fmt: skip
    data["combatants"][1]["at"] = [6, 4]
    _, refused, why = on_screen(begin(load_encounter(data), seed=5), ["shoot raider 1", "why shoot raider 1"])[1]
    for page in (refused, why):
        assert "SF-ATK-5" in page
        assert "SF-ATK-17" not in page
        assert "CORE-MISSING" not in page


def test_odds_are_told_in_the_words_of_the_screen() -> None:
    _, shown = on_screen(tavern(), ["шансы атаковать", "шансы взлететь"], "ru")
    assert "  атаковать\n" in shown[1]
    assert "attack" not in shown[1] + shown[2]


def test_dice_of_one_side_are_typed_after_those_of_all_were() -> None:
    record = tavern()
    on_screen(record, ["dice typed", "dice typed heroes"])
    assert record.fight.typed_for == ("heroes",)


# -- the screen -------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_has_happened_comes_before_what_could_be_done(lang: str) -> None:
    pages = on_screen(tavern(), ["end"] * 6, lang)[1]
    for page in pages:
        told = [line for line in page.splitlines() if re.match(r" *\d+ (▶|──|  )", line)]
        assert len(page.splitlines()) <= 24
        assert len(told) >= 7 or not re.search(r"\((log|журнал) \d", page), page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_was_taken_back_leaves_room_for_the_page(lang: str) -> None:
    record = tavern(powers=({**HANDS, "name": "Очень длинные огненные ладони"},))
    for page in on_screen(record, ["ладони east", "undo"], lang)[1]:
        assert len(page.splitlines()) <= 24, page


def test_an_act_is_told_with_all_that_its_line_has_room_for() -> None:
    page = on_screen(tavern(powers=(BOLT, HANDS)), [], "uk")[1][0]
    assert "Огненный снаряд, Огненные ладони" in page


# -- words of Starfinder ----------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("lang", "line", "does"),
    [
        ("en", "defend", "total_defense"), ("en", "go prone", "drop_prone"), ("en", "step 9,5", "guarded_step"),
        ("en", "perception", "search"), ("en", "intimidate raider 1", "demoralize"), ("en", "bluff raider 1", "feint"),
        ("ru", "защищаться", "total_defense"), ("ru", "шаг 9,5", "guarded_step"), ("ru", "внимание", "search"),
        ("ru", "запугать raider 1", "demoralize"), ("ru", "подождать", "delay"),
        ("uk", "захищатися", "total_defense"), ("uk", "крок 9,5", "guarded_step"), ("uk", "увага", "search"),
        ("uk", "залякати raider 1", "demoralize"), ("uk", "зачекати", "delay"),
        ("ru", "двинуться 9,5", "move"), ("uk", "рушити 9,5", "move"),
        ("ru", "напасть на raider 1", "attack"), ("uk", "напасти на raider 1", "attack"),
        ("ru", "достать Pistol", "draw"), ("ru", "вытащить Pistol", "draw"), ("uk", "витягти Pistol", "draw"),
    ],
)  # fmt: skip
def test_acts_are_called_by_their_skills_and_in_plain_words(lang: str, line: str, does: str) -> None:
    fight = bay()
    fight["combatants"][0]["items"] = [
        {"id": "rifle", "name": "Rifle", "category": "ranged", "damage": "1d8 fire", "range_increment_ft": 60,
         "capacity": 20, "location": "wielded"},
        {"id": "pistol", "name": "Pistol", "category": "ranged", "damage": "1d6 fire", "range_increment_ft": 30,
         "capacity": 9},
    ]  # fmt: skip
    record = begin(load_encounter(fight), seed=5)
    record.fight.leave_to_computer(["raiders", "gm"])
    pick, page = heard(record, line, lang=lang)
    assert pick is not None, page
    assert pick.do == does


@pytest.mark.parametrize(
    ("lang", "line"),
    [("en", "exit the square"), ("ru", "выход из клетки"), ("uk", "вихід із клітинки"), ("uk", "вийти з клітинки")],
)
def test_nobody_is_sent_away_who_says_more_than_that(lang: str, line: str) -> None:
    session, shown = on_screen(begin(load_encounter(bay()), seed=5), [line, "end"], lang)
    assert "CORE-OPTION" in shown[1]
    assert last(session.record).do == "end"
    gone, _ = on_screen(begin(load_encounter(bay()), seed=5), [line.split()[0], "end"], lang)
    assert not any(isinstance(each, Pick) for each in gone.fight.journal.path())


@pytest.mark.parametrize(("lang", "line"), [("en", "approach raider 1"), ("ru", "подойти"), ("uk", "підійти")])
def test_what_a_map_leaves_no_room_for_is_not_said_to_be_unfinished(lang: str, line: str) -> None:
    page = on_screen(begin(load_encounter(bay()), seed=5), [line], lang)[1][1]
    assert "SF-ACT-6" not in page
    assert "CORE-OPTION" in page


def test_whom_one_frightens_is_nobody_of_ones_own() -> None:
    friend = {**bay()["combatants"][0], "id": "oda", "name": "Oda", "init_mod": 0, "at": [9, 6]}
    fight = bay()
    far = [{**each, "at": [16, 8]} if each["id"] == "raider" else each for each in fight["combatants"]]
    record = begin(load_encounter({**fight, "combatants": [*far, friend]}), seed=5)
    record.fight.leave_to_computer(["raiders", "gm"])
    _, page = heard(record)
    assert "demoralize" in page
    assert "demoralize Oda" not in page


def test_a_number_behind_the_name_of_a_field_is_a_number_whoever_is_called_so() -> None:
    record = begin(load_encounter(bay()), seed=5)
    record.fight.leave_to_computer(["raiders", "gm"])
    heard(record, "edit hp nim 9 sp 2")
    nim = record.fight.state.fighters["nim"]
    assert (nim.hp, nim.sp) == (9, 2)


@pytest.mark.parametrize(("lang", "told"), [("en", "12 → 7 SP"), ("ru", "12 → 7 ПЖ"), ("uk", "12 → 7 ПВ")])
def test_what_a_hit_of_the_master_takes_is_told(lang: str, told: str) -> None:
    record = begin(load_encounter(bay()), seed=5)
    record.fight.leave_to_computer(["raiders", "gm"])
    assert told in heard(record, "hit nim 5", lang=lang)[1]


def test_why_says_nothing_of_what_an_answer_also_lacks() -> None:
    blade = {"category": "melee", "damage": "1d8", "location": "wielded"}
    arms = [{**blade, "id": each, "name": each} for each in ("axe", "saw")]
    fight = bay()
    nim, raider = fight["combatants"]
    record = begin(load_encounter({**fight, "combatants": [{**nim, "items": arms}, {**raider, "at": [10, 4]}]}), seed=5)
    record.fight.leave_to_computer(["raiders", "gm"])
    _, page = heard(record, "defend", "why full attack raider 1")
    assert "SF-ACT-8" in page
    assert "CORE-MISSING" not in page


# -- verbs ------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("lang", "line", "arm"),
    [
        ("en", "shoot ogre", "bow"), ("en", "strike ogre", "axe"), ("en", "fire at ogre", "bow"),
        ("ru", "стрелять в огра", "bow"), ("ru", "рубить огра", "axe"), ("ru", "бью огра", "axe"),
        ("uk", "вистрілити в огра", "bow"), ("uk", "вдарити огра", "axe"),
    ],
)  # fmt: skip
def test_a_verb_that_says_how_a_weapon_is_used_chooses_it(lang: str, line: str, arm: str) -> None:
    record = tavern()
    pick, page = heard(record, line.replace("ogre", "Огр"), YES, lang=lang)
    assert pick is not None, page
    assert (pick["target"], pick["with"]) == ("ogre", arm)


def test_a_verb_that_says_nothing_of_the_weapon_asks_for_it_and_one_that_fits_none_does_too() -> None:
    assert heard(tavern(), "attack Огр")[0] is None
    sword = {"id": "axe", "name": "Боевой топор", "damage": "1d8+3 slashing"}
    pick, page = heard(tavern(sword), "shoot Огр")
    assert pick is None
    assert "Боевой топор" in page


@pytest.mark.parametrize(("lang", "why"), [("en", "why"), ("ru", "почему"), ("uk", "чому")])
@pytest.mark.parametrize("line", ["огненный снаряд ogre", "bolt ogre"])
def test_of_a_power_that_cannot_be_used_now_the_rule_is_told(lang: str, why: str, line: str) -> None:
    record = tavern(powers=(BOLT,))
    _, shown = on_screen(record, [line, YES, line, f"{why} {line}"], lang)
    assert last(record).do == "use"
    for page in shown[-2:]:
        assert "E5-ACT-2" in page
        assert "CORE-OPTION" not in page


def plunder() -> Record:
    """Two raiders beside somebody, a third far away, all with the same sword."""
    raider = {**FOE, "name": "Raider", "attacks": [{"id": "sword", "name": "Sword", "damage": "1d6 slashing"}]}
    data = {
        "game": "fifth_edition", "map": {"size": [14, 8]},
        "combatants": [
            {**HERO, "id": "mira", "name": "Mira", "at": [4, 4], "initiative": 30},
            {**raider, "id": "raider", "at": [4, 5], "count": 2, "initiative": 2},
            {**raider, "id": "far", "at": [12, 5], "initiative": 1},
            {**FOE, "id": "ogre", "name": "Ogre", "at": [12, 2], "initiative": 3},
        ],
    }  # fmt: skip
    return begin(load_encounter(data), seed=3)


@pytest.mark.parametrize(("lang", "take"), [("en", "pick_up"), ("ru", "поднять"), ("uk", "підняти")])
@pytest.mark.parametrize("said", ["sword raider 2", "sword (raider 2)"])
def test_things_of_one_name_on_the_ground_are_told_apart_by_whose_they_were(lang: str, take: str, said: str) -> None:
    record = plunder()
    _, shown = on_screen(record, ["/hit raider-* 99", "/hit far 99", f"{take} {said}"], lang)
    assert f"{take} Sword (Raider 1), Sword (Raider 2)" in " ".join(shown[2].split())
    assert last(record).values["item"] == "raider-2.sword"


def test_of_things_of_one_name_the_one_at_hand_is_meant() -> None:
    record = plunder()
    on_screen(record, ["/hit raider-1 99", "/hit far 99", "pick_up sword"])
    assert last(record).values["item"] == "raider-1.sword"


@pytest.mark.parametrize(
    ("lang", "go", "line"),
    [
        ("en", "move 9,5", "attack with sword"),
        ("en", "move 9,5", "attack rat with sword"),
        ("en", "move 9,5", "strike a sword"),
        ("ru", "переместиться 9,5", "ударить sword"),
        ("ru", "переместиться 9,5", "атаковать rat sword"),
        ("uk", "переміститися 9,5", "атакувати rat sword"),
        ("uk", "переміститися 9,5", "удар sword"),
    ],
)
def test_an_attack_is_the_opportunity_attack_that_is_asked_for(lang: str, go: str, line: str) -> None:
    arms = [{"id": each, "name": each.title(), "damage": "1d6 slashing"} for each in ("sword", "sickle")]
    data = {
        "game": "fifth_edition", "map": {"size": [14, 8]},
        "combatants": [
            {**HERO, "id": "mira", "name": "Mira", "at": [4, 4], "initiative": 1, "attacks": arms},
            {**FOE, "id": "rat", "name": "Rat", "at": [5, 5], "initiative": 30},
        ],
    }  # fmt: skip
    record = begin(load_encounter(data), seed=3)
    _, shown = on_screen(record, [go, YES, line], lang)
    assert last(record) == Pick("mira", "opportunity_attack", {"with": "sword"}), shown[-1]


@pytest.mark.parametrize(
    ("lang", "line"), [("en", "bolt гоблин"), ("ru", "огненным снарядом гоблина"), ("uk", "bolt гоблина")]
)
def test_of_several_of_one_name_the_last_who_fights_is_meant(lang: str, line: str) -> None:
    record = tavern(powers=(BOLT,))
    _, shown = on_screen(record, [line, "/hit goblin-1 99", line, YES], lang)
    assert "CORE-AMBIGUOUS" in shown[1]
    assert last(record).values["targets"] == ("goblin-2",), shown[-1]


def test_who_is_down_may_be_meant_by_a_healer() -> None:
    mend = {"id": "mend", "name": "Mend", "cost": "action", "range_ft": 60, "healing": "1d4+3"}
    data = {
        "game": "fifth_edition", "map": {"size": [12, 12]},
        "combatants": [
            {**HERO, "id": "mira", "name": "Mira", "at": [4, 4], "initiative": 30, "powers": [mend]},
            {**HERO, "id": "guard", "name": "Guard", "at": [5, 5], "count": 2, "initiative": 20},
            {**FOE, "id": "ogre", "name": "Ogre", "at": [11, 11], "initiative": 1},
        ],
    }  # fmt: skip
    record = begin(load_encounter(data), seed=3)
    _, shown = on_screen(record, ["order", "/hit guard-1 60", "mend guard"])
    assert "CORE-AMBIGUOUS" in shown[-1]
