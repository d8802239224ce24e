"""A squad at the prompt, in the words of the screen: things at hand, things alike, places beside somebody."""

from __future__ import annotations

import pytest

from affray.cli.play import Session
from affray.core.script import Pick
from affray.files import load_encounter
from affray.library import begin
from tests.cli.commandline import sit_down
from tests.cli.test_typing import last, picks_of

NAMES = {
    "en": {"nell": "Nell", "oskar": "Oskar", "rat": "Rat of the Mill", "sabre": "Tin Sabre"},
    "ru": {"nell": "Нелли", "oskar": "Оскар", "rat": "Крыса с мельницы", "sabre": "Жестяная сабля"},
    "uk": {"nell": "Ніна", "oskar": "Остап", "rat": "Пацюк із млина", "sabre": "Бляшана шабля"},
}


def post(*lines: str, lang: str = "en") -> tuple[Session, str]:
    """Nell with two medkits, two pistols and a sabre in the pack beside Oskar, a wall with a gate, and two rats. She
    acts, and her side is the first.
    """
    called = NAMES[lang]
    encounter = {
        "game": "coinflip",
        "map": {"size": [16, 16], "terrain": [
            {"kind": "wall", "rect": [0, 7, 6, 8]}, {"kind": "wall", "rect": [9, 7, 16, 8]},
            {"kind": "door", "id": "gate", "rect": [6, 7, 9, 8]},
        ]},
        "combatants": [
            {"unit": "nell", "side": "a", "at": [4, 3]}, {"unit": "oskar", "side": "a", "at": [5, 3]},
            {"unit": "rat", "side": "b", "at": [4, 12], "count": 2},
        ],
        "items": {"tin_sabre": {"name": called["sabre"], "kind": "weapon", "coins": 4, "range": 0.5}},
        "bestiary": {
            "nell": {"name": called["nell"], "kind": "infantry", "hp_max": 4, "left": "pistol", "right": "pistol",
                     "backpack": ["medkit", "medkit", "tin_sabre"]},
            "oskar": {"name": called["oskar"], "kind": "infantry", "hp_max": 5, "hp": 2, "left": "pistol"},
            "rat": {"name": called["rat"], "kind": "infantry", "hp_max": 3, "left": "knife"},
        },
    }  # fmt: skip
    record = begin(load_encounter(encounter), 3, None)
    record.fight.leave_to_computer(["b", "gm"])
    return sit_down(record, ["T", "T", called["nell"], *lines], lang, typed=True)


# -- things -----------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("lang", "line"),
    [("en", "use medkit oskar"), ("en", "use_item Medkit on Oskar"), ("ru", "использовать аптечку на оскара"),
     ("ru", "использовать Аптечка на кого Оскар"), ("uk", "використати аптечку на остапа"),
     ("uk", "використати Аптечка на кого Остап")],
)  # fmt: skip
def test_one_of_two_things_alike_is_taken_and_not_another_of_the_book(lang: str, line: str) -> None:
    session, text = post(line, lang=lang)
    assert last(session).values == {"item": "nell-1.medkit", "on": "oskar-1"}, text


@pytest.mark.parametrize(("lang", "line"), [("en", "Medkit"), ("ru", "аптечку"), ("uk", "Аптечка")])
def test_one_of_two_things_alike_is_the_answer_to_the_question_which(lang: str, line: str) -> None:
    use = {"en": "use_item", "ru": "использовать", "uk": "використати"}[lang]
    session, text = post(use, line, NAMES[lang]["oskar"], lang=lang)
    assert last(session).values == {"item": "nell-1.medkit", "on": "oskar-1"}, text


@pytest.mark.parametrize(
    ("lang", "line"), [("en", "draw sabre"), ("en", "draw tin"), ("ru", "достать саблю"), ("uk", "дістати шаблю")]
)
def test_a_word_means_what_is_at_hand_before_what_the_book_calls_so(lang: str, line: str) -> None:
    session, text = post(line, lang=lang)
    assert last(session)["item"] == "nell-1.tin_sabre", text


@pytest.mark.parametrize(
    ("lang", "line", "many"),
    [("en", "attack pistol", 1), ("en", "attack with Pistol, Pistol", 2), ("ru", "атаковать пистолетом", 1),
     ("ru", "атаковать Пистолет, Пистолет", 2), ("uk", "атакувати пістолетом", 1),
     ("uk", "атакувати Пістолет, Пістолет", 2)],
)  # fmt: skip
def test_weapons_alike_are_named_one_by_one(lang: str, line: str, many: int) -> None:
    session, text = post(line, lang=lang)
    assert len(set(last(session)["with"])) == many, text


# -- places -----------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("lang", "line"), [("en", "run to oskar"), ("ru", "перебежать к оскару"), ("uk", "перебігти до остапа")]
)
def test_whoever_runs_to_somebody_comes_to_stand_beside(lang: str, line: str) -> None:
    session, text = post(f"{line.split()[0]} 12,12", "T", line, lang=lang)
    x, y = last(session)["to"]
    assert 16 <= (x - 20) ** 2 + (y - 12) ** 2 <= 36, text  # no nearer than touching, and within reach


def test_whoever_runs_to_a_gate_comes_to_stand_in_it_and_not_in_the_wall() -> None:
    session, text = post("run to gate")
    x, y = last(session)["to"]
    assert 24 < x < 36, text
    assert 28 <= y <= 32, text


@pytest.mark.parametrize(("lang", "word"), [("ru", "перебежать"), ("uk", "перебігти")])
@pytest.mark.parametrize("place", ["9,75; 3,25", "9,75;3,25", "9.75,3.25"])
def test_a_place_is_read_as_the_log_writes_it(lang: str, word: str, place: str) -> None:
    session, text = post(f"{word} {place}", lang=lang)
    assert last(session)["to"] == (39, 13), text


# -- shares, and letters ----------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("lang", "attack", "line"),
    [("en", "attack", "rat 1 2, rat 2 1"), ("ru", "атаковать", "крыса 1 2, крыса 2 1"),
     ("ru", "атаковать", "крысе 1=2 крысе 2=1"), ("uk", "атакувати", "пацюк 1 2 пацюк 2 1")],
)  # fmt: skip
def test_shares_are_dealt_by_a_word_of_a_name_and_its_number(lang: str, attack: str, line: str) -> None:
    session, text = post(attack, "T T", "T H", line, lang=lang)
    dealt = [each.values for each in session.fight.journal.path() if isinstance(each, Pick) and each.do == "allot"]
    assert dealt == [{"amounts": {"rat-1": 2, "rat-2": 1}}], text


@pytest.mark.parametrize(("lang", "line"), [("ru", "р"), ("uk", "р")])
def test_one_letter_is_no_word_that_the_screen_does_not_show(lang: str, line: str) -> None:
    session, text = post(line, lang=lang)
    assert "attack" not in picks_of(session)
    assert "CORE-OPTION" in text


# -- what is told -----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("lang", "line"), [("en", "attack with both"), ("ru", "атаковать обоими"), ("uk", "атакувати обома")]
)
def test_of_a_strange_word_for_a_thing_only_those_at_hand_are_told(lang: str, line: str) -> None:
    _, text = post(line, lang=lang)
    refused = next(each for each in text.splitlines() if "CORE-FIELD" in each)
    knife = {"en": "Knife", "ru": "Нож", "uk": "Ніж"}[lang]
    assert knife not in refused, text


@pytest.mark.parametrize(
    ("lang", "attack", "options"),
    [("en", "attack", "options allot"), ("ru", "атаковать", "варианты все"), ("uk", "атакувати", "варіанти усе")],
)
def test_shares_are_offered_to_those_whom_they_can_reach(lang: str, attack: str, options: str) -> None:
    _, text = post(attack, "T T", "T H", options, lang=lang)
    offered = text.rpartition(options)[2]
    assert f"{NAMES[lang]['rat']} 2" in offered, text
    assert NAMES[lang]["oskar"] not in offered, text


@pytest.mark.parametrize(
    ("lang", "stop", "line"),
    [("en", "stop", "draw sabre"), ("ru", "хватит готовиться", "достать саблю"),
     ("uk", "досить готуватися", "дістати шаблю")],
)  # fmt: skip
def test_an_act_that_is_closed_is_refused_by_its_rule_also_by_its_first_word(lang: str, stop: str, line: str) -> None:
    _, text = post(stop, line, lang=lang)
    assert "COIN-PREP-9" in text
    assert "CORE-OPTION" not in text


@pytest.mark.parametrize(
    ("lang", "line", "meant"), [("ru", "перебегать 5,5", "перебежать"), ("uk", "перебігати 5,5", "перебігти")]
)
def test_of_a_word_that_is_none_the_act_on_the_screen_is_told_that_is_like_it(lang: str, line: str, meant: str) -> None:
    _, text = post(line, lang=lang)
    hint = {"ru": f"Возможно, это {meant}?", "uk": f"Можливо, це {meant}?"}[lang]
    assert hint in text.replace("\xa0", " "), text
