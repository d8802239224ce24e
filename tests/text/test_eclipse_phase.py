"""What the speakers say about a fight of Eclipse Phase, and its catalogue."""

from __future__ import annotations

import pytest

from affray.core.modifiers import Modifier, tally
from affray.core.refusals import refuse
from affray.core.script import Choose, Roll
from affray.rulesets.eclipse_phase import RULESET
from affray.rulesets.eclipse_phase.model.events import (
    AttackResolved,
    CheckRolled,
    CombatOver,
    ConditionGained,
    CountChanged,
    Damaged,
    Delayed,
    ExtraBought,
    Fell,
    Interrupted,
    Moved,
    PlaceGained,
    PointSpent,
    SlotBegan,
    SlotEnded,
    Tied,
)
from affray.text import LANGUAGES, Speaker, rulebook
from affray.text.log import Log
from tests.conformance.eclipse_phase.firefight import fall, firefight, gun, play, say, shot, someone

NAMES = {"vesna": "Vesna Kordan", "hound_2": "Gnash Hound 2", "smg": "Compact SMG"}
EN, RU, UK = (Speaker(lang, RULESET) for lang in LANGUAGES)
PER_AREA = {
    "SEQ": 12, "INIT": 13, "TIE": 10, "TAKE": 13, "DECL": 8, "DELAY": 31, "INTR": 13, "EXTRA": 17, "ACT": 10,
    "TEST": 14, "POOL": 15, "MOVE": 12, "ATK": 15, "MELEE": 13, "RANGE": 13, "AREA": 8, "CALL": 6, "TRAIT": 9,
    "DMG": 11, "WOUND": 8, "DEATH": 9, "COND": 14, "SURP": 6, "SIZE": 3, "STRESS": 5,
}  # fmt: skip


def in_all(method: str, *given: object) -> list[str]:
    return [getattr(speaker, method)(*given) for speaker in (EN, RU, UK)]


def ep(end: str) -> str:
    """The id of a rule by its end: tests of texts name no rule in full, because they do not check it."""
    return f"EP-{end}"


# -- the catalogue ---------------------------------------------------------------------------------
def test_the_catalogue_is_complete() -> None:
    book = rulebook(RULESET)
    assert {area.name: len(area.rules) for area in book.areas} == PER_AREA
    assert [rule.id for rule in book] == [
        f"EP-{area}-{number}" for area, count in PER_AREA.items() for number in range(1, count + 1)
    ]
    tags = [rule.tag for rule in book]
    assert {tag: tags.count(tag) for tag in tags} == {"source": 29, "source+": 62, "designed": 197}


# -- numbers and dice ------------------------------------------------------------------------------
def test_a_test_tells_its_roll_its_target_number_and_how_it_went() -> None:
    number = tally(Modifier(60, "guns"), Modifier(-10, "range"), Modifier(-30, "major"))
    event = CheckRolled("vesna", "attack", 35, number, "superior_failure", 1)
    assert in_all("event", event, NAMES) == [
        "Vesna Kordan, attack: 35 against 20 = 60 Guns − 10 range − 30 major cover, superior failure.",
        "Весна Кордан, проверка атаки: 35 против 20 = 60 Стрельба − 10 дальность − 30 сильное укрытие\u00a0— "
        "превосходный провал.",
        "Весна Кордан, перевірка атаки: 35 проти 20 = 60 Стрільба − 10 дальність − 30 значне укриття\u00a0— "
        "винятковий провал.",
    ]


def test_two_noughts_are_written_out() -> None:
    event = CheckRolled("vesna", "som_check", 0, tally(Modifier(45, "som")), "critical_success", 0)
    assert EN.event(event, NAMES) == "Vesna Kordan, Somatics check: 00 against 45, critical success."


def test_dice_have_the_letter_of_the_language() -> None:
    assert in_all("question", Roll("vesna", "initiative", 1, 6), NAMES) == [
        "Vesna Kordan, Initiative: roll 1d6.",
        "Весна Кордан, «инициатива»: бросьте 1к6.",
        "Весна Кордан, «Ініціатива»: киньте 1к6.",
    ]


# -- the order -------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("how", "anchor", "condition", "about", "ru", "uk"),
    [
        ("standby", "", "", "", "ход отложен, ожидание", "хід відкладено, очікування"),
        (
            "after", "hound_2", "", "",
            "ход отложен, действие\u00a0— после персонажа «Зубастая гончая 2»",
            "хід відкладено, дія\u00a0— після персонажа «Зубатий гончак 2»",
        ),
        (
            "condition", "", "attacked_ally", "",
            "ход отложен до выполнения условия «кто-то атакует союзника»",
            "хід відкладено до виконання умови «хтось атакує союзника»",
        ),
        (
            "condition", "", "acts", "hound_2",
            "ход отложен до выполнения условия «действует определённый персонаж» (Зубастая гончая 2)",
            "хід відкладено до виконання умови «діє певний персонаж» (Зубатий гончак 2)",
        ),
    ],
)  # fmt: skip
def test_there_are_several_ways_to_wait(how: str, anchor: str, condition: str, about: str, ru: str, uk: str) -> None:
    event = Delayed("vesna", how, anchor, condition, about)
    assert in_all("event", event, NAMES)[1:] == [f"Весна Кордан: {ru}.", f"Весна Кордан: {uk}."]


def test_an_interruption_leaves_both_names_as_they_are() -> None:
    assert in_all("event", Interrupted("vesna", "hound_2", "declared"), NAMES) == [
        "Vesna Kordan interrupts Gnash Hound 2.",
        "Персонаж «Весна Кордан» прерывает ход персонажа «Зубастая гончая 2».",
        "Персонаж «Весна Кордан» перериває хід персонажа «Зубатий гончак 2».",
    ]


def test_places_and_counts_may_be_negative() -> None:
    assert EN.event(CountChanged("vesna", 1, -1), NAMES) == "Vesna Kordan: place in the order 1 → −1."
    assert in_all("event", PlaceGained("vesna", -2, "last"), NAMES) == [
        "Vesna Kordan: from the next turn on last in the order (−2).",
        "Весна Кордан: со следующего хода действий место последнее (−2).",
        "Весна Кордан: від наступного ходу дій місце останнє (−2).",
    ]


def test_those_who_share_a_place_are_named_together() -> None:
    assert in_all("event", Tied(("vesna", "hound_2")), NAMES) == [
        "Acting at the same time: Vesna Kordan, Gnash Hound 2.",
        "Одновременно действуют: Весна Кордан, Зубастая гончая 2.",
        "Одночасно діють: Весна Кордан, Зубатий гончак 2.",
    ]


def test_points_name_their_pool_in_the_word_of_the_game() -> None:
    assert in_all("event", PointSpent("vesna", "vigor", "swap", 1), NAMES) == [
        "Vesna Kordan spends 1 point of Vigor (1 left): digits swapped.",
        "Весна Кордан: потрачено 1\u00a0очко (пул «Бодрость», остаётся 1)\u00a0— бросок перевёрнут.",
        "Весна Кордан: витрачено 1\u00a0очко (пул «Снага», лишається 1)\u00a0— кидок розвернуто.",
    ]
    assert UK.event(ExtraBought("vesna", "insight", 2), NAMES) == (
        "Весна Кордан: додаткова дія 2 цього ходу дій (пул «Прозір»)."
    )


def test_a_slot_tells_what_kind_it_is_and_its_movement() -> None:
    assert in_all("event", SlotBegan("vesna", "carried", "full"), NAMES) == [
        "Carried slot: Vesna Kordan, full move.",
        "Перенесённый ход: Весна Кордан, полное движение.",
        "Перенесений хід: Весна Кордан, повний рух.",
    ]
    assert in_all("event", SlotEnded("vesna", "done"), NAMES) == [None] * 3


# -- attacks ---------------------------------------------------------------------------------------
def test_an_attack_names_weapon_and_mode() -> None:
    assert in_all("event", AttackResolved("vesna", "hound_2", "smg", True, "BF", 52, 63), NAMES) == [
        "Vesna Kordan attacks Gnash Hound 2 (Compact SMG, burst): hit.",
        "Весна Кордан: атака по цели «Зубастая гончая 2» (Компактный пистолет-пулемёт, очередь)\u00a0— попадание.",
        "Весна Кордан: атака по цілі «Зубатий гончак 2» (Компактний пістолет-кулемет, черга)\u00a0— влучання.",
    ]


def test_damage_tells_dice_armour_and_sum() -> None:
    event = Damaged("hound_2", 30, "vesna", tally(Modifier(16, "dice"), Modifier(16, "critical")), 2, 30)
    assert in_all("event", event, NAMES) == [
        "Gnash Hound 2: 30 damage (32 = 16 (dice) + 16 critical success; armour 2), 30 in all.",
        "Зубастая гончая 2: урон 30 (32 = 16 (кости) + 16 критический успех; броня 2), всего 30.",
        "Зубатий гончак 2: ушкодження: 30 (32 = 16 (кості) + 16 критичний успіх; броня 2), усього 30.",
    ]


def test_bodies_and_conditions_are_labels_that_nothing_agrees_with() -> None:
    assert in_all("event", Fell("vesna", "dead"), NAMES) == [
        "Vesna Kordan dies.",
        "Весна Кордан: смерть.",
        "Весна Кордан: смерть.",
    ]
    assert in_all("event", ConditionGained("vesna", "stunned", 0, 3), NAMES) == [
        "Vesna Kordan: stunned, action turns: 3.",
        "Весна Кордан: состояние «ошеломление», ходов действий: 3.",
        "Весна Кордан: стан «приголомшення», ходів дій: 3.",
    ]


def test_metres_hold_on_to_their_number() -> None:
    assert in_all("event", Moved("vesna", "full", "0,0", "12,4.5", "12.5"), NAMES) == [
        "Vesna Kordan runs to 12,4.5 (12.5 m).",
        "Весна Кордан: бегом в\u00a0точку 12;\u00a04,5 (12,5\u00a0м).",
        "Весна Кордан: бігом у\u00a0точку 12;\u00a04,5 (12,5\u00a0м).",
    ]


def test_the_end_names_the_side_that_won() -> None:
    assert in_all("event", CombatOver("pack", 4)) == [
        "The fight is over: the pack wins. Action turns: 4.",
        "Бой окончен: победа стаи. Ходов действий: 4.",
        "Бій завершено: перемога зграї. Ходів дій: 4.",
    ]
    assert UK.event(CombatOver("wolves", 4)) == "Бій завершено: перемога сторони «wolves». Ходів дій: 4."


# -- questions and reasons -------------------------------------------------------------------------
def nothing() -> list[object]:
    return []


def test_questions_are_put_to_whom_they_concern() -> None:
    assert in_all("question", Choose("vesna", "slot", nothing), NAMES) == [  # type: ignore[arg-type]
        "Vesna Kordan: act (with which movement for the whole turn?), pass or delay?",
        "Весна Кордан: действовать (с\u00a0каким движением на весь ход?), пропустить или отложить ход?",
        "Весна Кордан: діяти (з\u00a0яким рухом на весь хід?), пропустити чи відкласти хід?",
    ]


def test_a_refusal_gives_the_rule_and_the_reason() -> None:
    assert in_all("refusal", refuse(ep("INTR-1"), who="vesna"), NAMES) == [
        f"{ep('INTR-1')}: only who holds a delayed slot may interrupt.",
        f"{ep('INTR-1')}: прервать может только тот, у\u00a0кого есть отложенный ход.",
        f"{ep('INTR-1')}: перервати може лише той, хто має відкладений хід.",
    ]


def test_rules_from_outside_the_source_text_say_so() -> None:
    assert in_all("say", "rule-tag-designed") == [
        "added to the source text: from the rest of the game, or our ruling",
        "добавлено к\u00a0исходному тексту: из остальных правил игры или наше решение",
        "додано до вихідного тексту: з\u00a0решти правил гри або наше рішення",
    ]


def test_what_a_declaration_leaves_open_is_named() -> None:
    assert in_all("reason", refuse(ep("DECL-5"), field="use")) == [
        "the declaration leaves the field “use of the burst” open",
        "в\u00a0объявлении не хватает поля «на что очередь»",
        "в\u00a0оголошенні бракує поля «на що черга»",
    ]
    assert EN.reason(refuse(ep("DECL-5"), value="tail")) == "the declaration names something that is not known here"
    told = in_all("reason", refuse(ep("DECL-5"), code="anchor", mode="standby"))
    assert all(word in each for word, each in zip(("“after”", "«после»", "«після»"), told, strict=True))


@pytest.mark.parametrize("points", [{}, {"vigor": 1}], ids=["no points", "a point to spend"])
def test_each_target_of_a_burst_has_its_own_dice_on_its_line(points: dict[str, int]) -> None:
    fight = firefight(
        someone("a", 12, at=0, weapons=[gun("smg")], **points), someone("b", 6, at=8, size="large"),
        someone("c", 5, at=8.5), someone("d", 4, at=9, size="small"),
    )  # fmt: skip
    play(fight, "until a slot", "a: act none")
    say(fight, shot("a", "b", "FA_spread", "smg", targets="c,d"))
    fall(fight, "a 97 | b 91 | c 92 | d 93")
    lines = Log(EN, RULESET, start=fight.start).lines(fight.scene.events, fight.state)
    told = [line.text.strip() for line in lines if "miss" in line.text]
    assert [line.rpartition("→ ")[2] for line in told] == [
        "B: 97 vs 70, 91 vs 20, miss", "C: 97 vs 60, 92 vs 20, miss", "D: 97 vs 50, 93 vs 20, miss",
    ]  # fmt: skip
