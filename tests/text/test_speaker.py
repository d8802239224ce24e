"""What a speaker makes of events, questions and refusals."""

from __future__ import annotations

import sys
import threading
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import pytest

from affray import library
from affray.core.events import UNSEEN, Ended, Event, NotOffered, Overruled
from affray.core.modifiers import Modifier, Tally, tally
from affray.core.places import Place
from affray.core.refusals import refuse
from affray.core.script import Choose, Roll
from affray.core.words import DiceText, Purpose, Tells, Word, declared
from affray.rulesets import find
from affray.rulesets.coinflip import RULESET, Coinflip
from affray.rulesets.coinflip.events import Allotted, Attacked, BattleOver, ChainEnded, Defended, HatchMoved, Tossed
from affray.rulesets.fifth_edition import FifthEdition
from affray.rulesets.settings import SetValue
from affray.rulesets.sketch import numbered
from affray.text import LANGUAGES, Label, Speaker
from affray.text.messages import Messages, message_id
from tests.text.ftl import coin

NAMES = {"l1": "Dust Levy 1", "t1": "Line Trooper", "bor": "Сестра Тамсин", "l1.pistol": "Pistol", "l1.glock": "Glock"}
EN, RU, UK = (Speaker(lang, RULESET) for lang in LANGUAGES)


class InQuarters(Coinflip):
    """A game whose places have four units to the whole."""

    grain = 4


class HalfTranslated(Coinflip):
    """A game that speaks English only."""

    package = "half_translated"


def in_all(method: str, *given: object) -> list[str]:
    return [getattr(speaker, method)(*given) for speaker in (EN, RU, UK)]


# -- names -----------------------------------------------------------------------------------------
def test_sample_names_are_translated_with_their_number() -> None:
    assert in_all("name", "l1", NAMES) == ["Dust Levy 1", "Пыльный ополченец 1", "Пиловий ополченець 1"]
    assert in_all("name", "l1.pistol", NAMES) == ["Pistol", "Пистолет", "Пістолет"]


def test_the_unseen_have_a_word_for_a_name_and_no_number() -> None:
    names = numbered({"a": UNSEEN, "b": UNSEEN})
    assert names == {"a": UNSEEN, "b": UNSEEN}
    assert in_all("name", "a", names) == in_all("name", UNSEEN) == in_all("say", "unseen-somebody")


def test_names_that_people_typed_stay_as_they_are() -> None:
    assert in_all("name", "bor", NAMES) == ["Сестра Тамсин"] * 3
    assert in_all("name", "x", {"x": "Dust Levy the Elder 3"}) == ["Dust Levy the Elder 3"] * 3


def test_a_thing_whose_name_nobody_has_told_is_called_by_its_word() -> None:
    """A player hears of the bite of a stranger: what it does is known, its stat block is not."""
    assert in_all("name", "bite") == ["Bite", "Укус", "Укус"]
    assert in_all("name", "bite", {"bite": "Big Bite"}) == ["Big Bite"] * 3


def test_words_of_the_rules_have_names_unless_somebody_is_called_so() -> None:
    assert in_all("name", "a") == ["Side A", "Сторона А", "Сторона А"]
    assert in_all("name", "marked") == ["marked", "метка", "позначено"]
    assert in_all("name", "left", {"left": "Lefty"}) == ["Lefty"] * 3


# -- events ----------------------------------------------------------------------------------------
def test_a_toss_of_several_coins_tells_them_and_counts_the_tails() -> None:
    assert in_all("event", Tossed("t1", "attack", "THT", 2, 1), NAMES) == [
        "Line Trooper, attack: T H T, 2 tails.",
        "Линейный пехотинец, «атака»: Р О Р, 2\u00a0решки.",
        "Лінійний піхотинець, «атака»: Р О Р, 2\u00a0решки.",
    ]


def test_a_check_tells_its_coin() -> None:
    assert in_all("event", Tossed("gm", "lot", "H", 0, 1), NAMES) == [
        "Game master, the lot: heads.",
        "Ведущий, «жребий»: орёл.",
        "Ведучий, «жереб»: орел.",
    ]


def test_an_attack_with_two_weapons_explains_its_pool() -> None:
    pool = tally(Modifier(2, "l1.pistol"), Modifier(1, "l1.glock"))
    assert in_all("event", Attacked("l1", ("l1.pistol", "l1.glock"), pool), NAMES) == [
        "Dust Levy 1 attacks: damage pool 3 = 2 Pistol + 1 Glock.",
        "Пыльный ополченец 1: атака, пул урона 3 = 2 Пистолет + 1 Глок.",
        "Пиловий ополченець 1: атака, пул шкоди 3 = 2 Пістолет + 1 Глок.",
    ]


def test_shares_are_told_one_by_one_and_what_is_unused() -> None:
    assert in_all("event", Allotted("bor", (("l1", 2), ("t1", 1)), 1), NAMES) == [
        "Сестра Тамсин allots the damage: 2 to Dust Levy 1, 1 to Line Trooper; unused 1.",
        "Сестра Тамсин: распределение урона: Пыльный ополченец 1\u00a0— 2, Линейный пехотинец\u00a0— 1; "
        "не использовано: 1.",
        "Сестра Тамсин: розподіл шкоди: Пиловий ополченець 1\u00a0— 2, Лінійний піхотинець\u00a0— 1; "
        "не використано: 1.",
    ]


def test_a_brace_explains_its_guard_pool() -> None:
    guard = tally(Modifier(1, "guard"), Modifier(2, "cover"))
    assert in_all("event", Defended("t1", "brace", True, 2, guard=guard), NAMES) == [
        "Line Trooper braces, guard pool 3 = 1 guard + 2 cover: 2 damage cancelled.",
        "Линейный пехотинец: юнит держит удар, пул защиты 3 = 1 защита + 2 укрытие. Погашено урона: 2.",
        "Лінійний піхотинець: юніт тримає удар, пул захисту 3 = 1 захист + 2 укриття. Погашено шкоди: 2.",
    ]


def test_yes_and_no_make_different_sentences() -> None:
    assert [EN.event(HatchMoved("t1", open), NAMES) for open in (True, False)] == [
        "Line Trooper: the hatch is open.",
        "Line Trooper: the hatch is closed.",
    ]


def test_an_event_with_nothing_to_tell_is_silent() -> None:
    assert in_all("event", ChainEnded("l1", "stopped", 0), NAMES) == [None] * 3
    assert all(in_all("event", ChainEnded("l1", "stopped", 1), NAMES))


def test_a_ruling_tells_what_was_decreed_with_places_as_people_write_them() -> None:
    assert in_all("event", Overruled("hp", (("of", "l1"), ("to", 3))), NAMES) == [
        "Ruling of the game master: hit points (unit: Dust Levy 1, HP: 3).",
        "Решение ведущего: очки здоровья (юнит: Пыльный ополченец 1, HP: 3).",
        "Рішення ведучого: очки здоров’я (юніт: Пиловий ополченець 1, HP: 3).",
    ]
    assert Speaker("en", InQuarters()).event(Overruled("place", (("of", "t1"), ("to", (25, 32)))), NAMES) == (
        "Ruling of the game master: place (unit: Line Trooper, where to: 6.25,8)."
    )
    assert [Speaker(lang, InQuarters()).event(Overruled("place", (("to", (25, 32)),))) for lang in ("ru", "uk")] == [
        "Решение ведущего: место (куда: 6,25;\u00a08).",
        "Рішення ведучого: місце (куди: 6,25;\u00a08).",
    ]
    assert RU.event(Overruled("hatch", (("to", True),))) == "Решение ведущего: люк (люк: да)."
    assert RU.event(Overruled("end", (("result", "draw"),))) == "Решение ведущего: конец боя (итог: Ничья)."
    assert UK.event(Overruled("abandon", ())) == "Рішення ведучого: поточний крок перервано."


def test_the_core_speaks_without_a_game() -> None:
    speaker = Speaker("ru")
    assert speaker.event(Ended("bor", "слепота"), NAMES) == "Сестра Тамсин: состояние «слепота» закончилось."
    assert speaker.event(NotOffered("bor", "charge"), NAMES) == "Сестра Тамсин: запроса нет."


# -- numbers ---------------------------------------------------------------------------------------
def test_a_number_shows_its_reasons_with_a_true_minus() -> None:
    number = Tally((Modifier(-1, "cover"), Modifier(3, "Бор"), Modifier(-4, "guard")))
    assert in_all("tally", number) == [
        "−2 = −1 cover + 3 Бор − 4 guard",
        "−2 = −1 укрытие + 3 Бор − 4 защита",
        "−2 = −1 укриття + 3 Бор − 4 захист",
    ]
    assert EN.tally(Tally((Modifier(2, "guard"),))) == "2"


def test_dice_are_written_with_the_letter_of_the_language_and_their_faces_are_no_place() -> None:
    found = [speaker.variables({"dice": "2d6", "faces": (4, 6)}, NAMES) for speaker in (EN, RU, UK)]
    assert [(each["dice"], each["faces"]) for each in found] == [("2d6", "4, 6"), ("2d6", "4, 6"), ("2к6", "4, 6")]


def test_fractions_have_the_decimal_mark_of_the_language_and_names_are_no_numbers() -> None:
    assert in_all("name", "4.5") == ["4.5", "4,5", "4,5"]
    assert in_all("name", "12,-4.25") == ["12,−4.25", "12;\u00a0−4,25", "12;\u00a0−4,25"]
    assert in_all("name", "4.5", {"4.5": "4.5"}) == ["4.5"] * 3
    assert in_all("name", "v1.4.5") == ["v1.4.5"] * 3


def test_places_are_told_alike_in_a_game_whose_places_have_fractions_and_can_be_typed_so() -> None:
    assert in_all("name", "12,4") == ["12,4", "12;\u00a04", "12;\u00a04"]
    assert Speaker("uk").name("12,4") == "12,4"
    place = Place(list, grain=RULESET.grain)
    assert [place.parse("to", [word]) for word in ("6.25,8", "6,25;8", "12;4", "12,4")] == [
        (25, 32), (25, 32), (48, 16), (48, 16),
    ]  # fmt: skip


def test_two_numbers_in_a_row_are_no_place() -> None:
    assert RU.variables({"numbers": (10, 9), "at": (10, 9)}, NAMES)["numbers"] == "10, 9"


@dataclass(frozen=True, slots=True)
class Told(Event):
    """Facts whose names say nothing: their types do."""

    dice: str
    why: str
    who: Word
    faces: str
    action: DiceText
    to: tuple[int, ...]
    coins: Purpose
    unit: Annotated[str, Tells("letters", "coin")]


def test_what_a_fact_stands_for_is_declared_by_its_type_and_not_by_its_name() -> None:
    event = Told("l1", "l1", "l1", "marked", "2d6", (4, 6), "attack", "TH")
    found = UK.variables(event.facts(), NAMES, declared(Told))
    levy = "Пиловий ополченець 1"
    assert [found[name] for name in ("dice", "why", "who", "faces")] == [levy, levy, "l1", "позначено"]
    assert [found[name] for name in ("action", "to", "to_count", "unit", "unit_count")] == ["2к6", "4, 6", 2, "Р О", 2]
    assert (found["coins"], found["coins_label"]) == ("attack", "атака")
    assert [name for name in found if name.endswith("_label")] == ["coins_label"]


# -- questions and answers -------------------------------------------------------------------------
def nothing() -> list[object]:
    return []


def test_a_question_names_who_is_asked() -> None:
    assert in_all("question", Choose("a", "select", nothing)) == [  # type: ignore[arg-type]
        "Side A: choose the active unit of this turn.",
        "Сторона А: выберите активный юнит на этот ход.",
        "Сторона А: виберіть активного юніта на цей хід.",
    ]


def test_coins_are_asked_for_in_the_notation_of_the_language() -> None:
    assert in_all("question", Roll("t1", "attack", 3, 2), NAMES) == [
        "Line Trooper, attack: toss 3M (T is tails, H is heads).",
        "Линейный пехотинец, «атака»: бросьте 3М (Р\u00a0— решка, О\u00a0— орёл).",
        "Лінійний піхотинець, «атака»: киньте 3М (Р\u00a0— решка, О\u00a0— орел).",
    ]
    assert Speaker("uk").question(Roll("bor", "roll", 2, 6), NAMES) == "Сестра Тамсин, «кидок»: киньте 2к6."


def test_a_roll_for_something_that_has_a_name_is_called_by_it() -> None:
    assert Speaker("en").question(Roll("t1", "l1.pistol", 1, 20), NAMES) == "Line Trooper, Pistol: roll 1d20."


def test_a_thing_has_its_name_beside_the_word_that_messages_select_by() -> None:
    found = RU.variables({"what": "l1.pistol"}, NAMES)
    assert (found["what"], found["what_label"]) == ("l1.pistol", "Пистолет")


def test_an_option_has_a_name_and_a_short_help() -> None:
    assert EN.option("run") == Label("Run", "to any open point, 1OK")
    assert RU.option("run") == Label("Перебежать", "в\u00a0любую открытую точку, 1ОК")


def test_a_field_may_be_called_differently_in_one_option() -> None:
    assert [RU.field("to"), RU.field("to", "run"), RU.field("to", "hand_item")] == ["куда", "куда", "кому"]


def test_edits_and_results_have_words() -> None:
    assert in_all("edit", "hp") == ["hit points", "очки здоровья", "очки здоров’я"]
    assert in_all("result", "a") == ["Side A wins", "Победа стороны А", "Перемога сторони А"]
    assert in_all("result", "the bell rang") == ["the bell rang"] * 3


def test_the_end_of_the_battle_tells_result_and_reason() -> None:
    assert in_all("event", BattleOver("draw", 21, "defeated")) == [
        "The battle is over: draw (neither side has living infantry left). Turns: 21.",
        "Бой окончен: ничья (живой пехоты нет ни у\u00a0кого). Ходов: 21.",
        "Бій завершено: нічия (живої піхоти немає ні в\u00a0кого). Ходів: 21.",
    ]


# -- refusals --------------------------------------------------------------------------------------
def test_a_refusal_names_its_rule_and_what_it_is_about() -> None:
    assert in_all("refusal", refuse(coin("ATK-7"), target="t1", weapon="l1.pistol"), NAMES) == [
        f"{coin('ATK-7')}: the weapon has no legal target in range (Line Trooper, Pistol).",
        f"{coin('ATK-7')}: у\u00a0оружия нет цели в\u00a0пределах дальности (Линейный пехотинец, Пистолет).",
        f"{coin('ATK-7')}: зброя не має цілі в\u00a0межах дальності (Лінійний піхотинець, Пістолет).",
    ]
    assert EN.reason(refuse(coin("POOL-4"), pool=3, given=4)) == "more damage allotted than the pool holds: 4 of 3"


def test_what_somebody_typed_is_shown_as_typed() -> None:
    refusal = refuse("CORE-FIELD", field="to", value="a", among=("left", "l1"))
    assert EN.refusal(refusal, NAMES) == ("CORE-FIELD: “a” does not fit the field “where to”; possible: left, l1.")


def test_a_long_list_is_cut() -> None:
    refusal = refuse("CORE-OPTION", option="", known=tuple(f"option-{number}" for number in range(500)))
    text = EN.reason(refusal)
    assert text.startswith("nothing was said; possible: option-0, ")
    assert text.endswith("option-19, …")


def test_a_file_problem_gives_a_hint_only_if_there_is_one() -> None:
    known = refuse("FILE-UNKNOWN-NAME", kind="item", value="glok", hint="glock")
    assert in_all("reason", known) == [
        "there is no item “glok”; perhaps “glock” was meant",
        "нет предмета «glok»; возможно, это «glock»",
        "немає предмета «glok»; можливо, це «glock»",
    ]
    assert EN.reason(refuse("FILE-UNKNOWN-NAME", kind="unit", value="orc", hint="")) == "there is no unit “orc”"
    assert RU.reason(refuse("FILE-TYPE", field="hp", value="x", expected="whole-number-or-text")) == (
        "«x» сюда не подходит; нужно: целое число / текст"
    )


# -- what is missing -------------------------------------------------------------------------------
def test_the_words_of_the_game_stand_before_those_of_the_product() -> None:
    assert Speaker("en").option("decline").name == "Decline"
    assert EN.option("decline").name == "Do not oppose"


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "half_translated" / "locale").mkdir(parents=True)
    (tmp_path / "half_translated" / "__init__.py").touch()
    (tmp_path / "half_translated" / "locale" / "en.ftl").write_text("greeting = Hello, { $who }!", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    faults: list[str] = []
    speaker = Speaker("ru", HalfTranslated(), faults.append)
    assert speaker.say("greeting", who="Бор") == "Hello, Бор!"
    assert speaker.say("yes") == "да"
    assert faults == ["ru: greeting only in English"]


def test_what_nobody_can_say_is_said_by_its_id_and_reported() -> None:
    faults: list[str] = []
    speaker = Speaker("uk", RULESET, faults.append)
    assert speaker.say("no-such-message", who="бор") == "no-such-message"
    assert speaker.refusal(refuse("GAME-MOVE-1")) == "GAME-MOVE-1: refusal-GAME-MOVE-1."
    assert faults == ["uk: no message no-such-message", "uk: no message refusal-GAME-MOVE-1"]


@pytest.mark.parametrize("value", ["left", "Dust Levy", "a"])
def test_say_shows_texts_as_they_are_given(value: str) -> None:
    assert RU.say("refusal-FILE-NOT-FOUND", file=value, hint=None) == f"файл не найден: {value}"


def test_an_endless_text_is_cut() -> None:
    text = RU.say("refusal-FILE-NOT-FOUND", file="x" * 5000, hint=None)
    assert text.startswith("файл не найден: xxx")
    assert text.endswith("x…")


def test_a_reason_without_a_code_is_told_as_the_other_cases_are() -> None:
    speaker = Speaker("en", find("acks2"))
    plain = speaker.reason(refuse("ACKS-ACT-1", who="bor"))
    assert plain == "that combination of actions is not allowed in one segment"
    assert speaker.reason(refuse("ACKS-ACT-1", code="segment", who="bor")) == "this is no action of a segment"


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "GAME-MOVE-1: refusal-GAME-MOVE-1 (Bor, distance 30, reach 5)."),
     ("ru", "GAME-MOVE-1: refusal-GAME-MOVE-1 (Bor, расстояние 30, досягаемость 5)."),
     ("uk", "GAME-MOVE-1: refusal-GAME-MOVE-1 (Bor, відстань 30, досяжність 5).")],
)  # fmt: skip
def test_a_refusal_tells_the_numbers_behind_it(lang: str, said: str) -> None:
    refusal = refuse("GAME-MOVE-1", target="bor", distance=30, reach=5, code="far", cost="standard")
    assert Speaker(lang).refusal(refusal, {"bor": "Bor"}) == said


def test_a_number_that_the_message_tells_itself_is_not_told_again() -> None:
    assert Speaker("en").refusal(refuse("CORE-LONG", what="words", most=4)) == "CORE-LONG: too long; at most: 4 words."


def test_several_threads_may_want_the_same_words_at_once() -> None:
    """A server puts into words what came back from the store while tables go on."""
    known = Messages("en", RULESET.package)
    ids = known.ids("option-")
    wanted, switching = {id: known.say(id) for id in ids}, sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for _ in range(10):
            fresh, begin, said = Messages("en", RULESET.package), threading.Barrier(4), list[dict[str, str]]()

            def speak(fresh: Messages = fresh, begin: threading.Barrier = begin, said: Any = said) -> None:
                begin.wait()
                said.append({id: fresh.say(id) for id in ids})

            at_once = [threading.Thread(target=speak) for _ in range(4)]
            for each in at_once:
                each.start()
            for each in at_once:
                each.join()
            assert said == [wanted] * 4
    finally:
        sys.setswitchinterval(switching)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Ruling of the game master: Bor, Dun, prone: yes."),
        ("ru", "Решение Мастера: Bor, Dun, лёжа: да."),
        ("uk", "Рішення Майстра: Bor, Dun, лежачи: так."),
    ],
)
def test_a_value_that_is_set_is_told_by_its_words_and_whose_it_is(lang: str, said: str) -> None:
    speaker = Speaker(lang, FifthEdition())
    names = {"bor": "Bor", "dun": "Dun"}
    both = ("bor.prone", "dun.prone")
    assert speaker.event(Overruled("set", (("what", both), ("to", "yes"))), names) == said
    alone = {"what": "bor.temp_hp", "to": "-5"}
    assert speaker.meaning("edit", "set", alone, names) == f"Bor, {speaker.setting('temp_hp')}: −5"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("sample", ["shrine_ambush", "dry_ford", "docking_bay", "kennel_yard", "gantry_breach"])
def test_every_value_that_can_be_set_has_words(sample: str, lang: str) -> None:
    fight = library.open(sample)
    speaker = Speaker(lang, fight.game)
    edit = next(each for each in fight.ruleset.edits if isinstance(each, SetValue))
    known = {each.name for all in edit.subjects(fight.scene.state).values() for each in all}
    ids = ("setting", "edit", "term", "name")
    for name in known:
        of = message_id("setting", "of", name.partition("_")[0])
        assert of in speaker.messages or any(message_id(id, name) in speaker.messages for id in ids), name
