"""What the speakers say about a fight of the fifth edition."""

from __future__ import annotations

import pytest

from affray.core.modifiers import Modifier, tally
from affray.core.refusals import refuse
from affray.core.script import Choose, Roll
from affray.rulesets.fifth_edition import RULESET
from affray.rulesets.fifth_edition.model.events import (
    Acted,
    AttackResolved,
    CombatOver,
    ConditionGained,
    Damaged,
    DeathSave,
    DiceRolled,
    ItemMoved,
    Moved,
    OrderSettled,
    PowerUsed,
    Rolled,
    Ruled,
    TurnEnded,
)
from affray.text import LANGUAGES, Label, Speaker

NAMES = {"bor": "Бор", "raider_2": "Ridge Raider 2", "longsword": "Longsword", "fire_burst": "Fire Burst"}
EN, RU, UK = (Speaker(lang, RULESET) for lang in LANGUAGES)


def in_all(method: str, *given: object) -> list[str]:
    return [getattr(speaker, method)(*given) for speaker in (EN, RU, UK)]


def e5(end: str) -> str:
    """The id of a rule by its end: tests of texts name no rule in full, because they do not check it."""
    return f"E5-{end}"


# -- numbers and dice ------------------------------------------------------------------------------
def test_a_d20_tells_its_parts_its_target_and_why_it_had_two_dice() -> None:
    total = tally(Modifier(9, "d20"), Modifier(4, "str"), Modifier(-1, "cover"))
    event = Rolled("bor", "attack", (9, 14), 9, total, 15, (), ("long_range",))
    assert in_all("event", event, NAMES) == [
        "Бор, attack roll: 12 = 9 (d20) + 4 Strength − 1 cover against 15; dice 9, 14; "
        "disadvantage: beyond the normal range.",
        "Бор, «бросок атаки»: 12 = 9 (к20) + 4 Сила − 1 укрытие против 15; кости 9, 14; "
        "помеха: дальше нормальной дистанции.",
        "Бор, «кидок атаки»: 12 = 9 (к20) + 4 Сила − 1 укриття проти 15; кості 9, 14; "
        "перешкода: далі за нормальну дистанцію.",
    ]


def test_a_lone_die_against_nothing_is_told_shortly() -> None:
    event = Rolled("bor", "initiative", (8,), 8, tally(Modifier(8, "d20")), 0)
    assert in_all("event", event, NAMES) == ["Бор, initiative: 8.", "Бор, «инициатива»: 8.", "Бор, «ініціатива»: 8."]


def test_other_dice_are_told_with_the_letter_of_the_language() -> None:
    total = tally(Modifier(7, "healing"), Modifier(4, "bonus"))
    assert in_all("event", DiceRolled("bor", "healing", "2d6", (3, 4), total), NAMES) == [
        "Бор, healing: 11 = 7 (dice) + 4 bonus (2d6: 3, 4).",
        "Бор, «восстановление хитов»: 11 = 7 (кости) + 4 бонус (2к6: 3, 4).",
        "Бор, «відновлення хітів»: 11 = 7 (кості) + 4 бонус (2к6: 3, 4).",
    ]
    assert in_all("question", Roll("bor", "death_save", 1, 20), NAMES) == [
        "Бор, death saving throw: roll 1d20.",
        "Бор, «спасбросок от смерти»: бросьте 1к20.",
        "Бор, «рятівний кидок від смерті»: киньте 1к20.",
    ]


# -- what happens ----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("hit", "critical", "told"),
    [(False, False, "промах"), (True, False, "попадание"), (True, True, "критическое попадание")],
)
def test_an_attack_is_a_miss_a_hit_or_critical(hit: bool, critical: bool, told: str) -> None:
    armour = tally(Modifier(13, "ac"), Modifier(2, "half"))
    event = AttackResolved("bor", "raider_2", "longsword", hit, critical, armour)
    assert RU.event(event, NAMES) == f"Бор, «Длинный меч»: {told}, КД 15 = 13 Класс Доспеха + 2 укрытие на половину."


@pytest.mark.parametrize(
    ("hp", "ru", "uk"),
    [(0, "0\u00a0хитов", "0\u00a0хітів"), (1, "1\u00a0хит", "1\u00a0хіт"), (3, "3\u00a0хита", "3\u00a0хіти")],
)
def test_hit_points_are_counted_in_the_grammar_of_the_language(hp: int, ru: str, uk: str) -> None:
    damage = Damaged("raider_2", 8, "bor", tally(Modifier(6, "slashing"), Modifier(2, "fire")), 0, hp)
    assert RU.event(damage, NAMES) == f"Налётчик с\u00a0гряды 2: урон 8 = 6 (рубящий) + 2 (огонь), остаётся {ru}."
    assert UK.event(damage, NAMES) == f"Нальотчик із гряди 2: шкода 8 = 6 (рубальна) + 2 (вогонь), лишається {uk}."


def test_the_way_to_death_is_counted() -> None:
    assert in_all("event", DeathSave("bor", 1, 2, "failure"), NAMES) == [
        "Бор: failure on the way between life and death. Successes: 1 of 3, failures: 2 of 3.",
        "Бор: на грани смерти\u00a0— провал. Успехов: 1 из 3, провалов: 2 из 3.",
        "Бор: на межі смерті\u00a0— провал. Успіхів: 1 з\u00a03, провалів: 2 з\u00a03.",
    ]
    assert in_all("event", DeathSave("bor", 0, 0, "stable"), NAMES) == [
        "Бор is stable.",
        "Бор: состояние стабилизировано.",
        "Бор: стан стабілізовано.",
    ]


def test_conditions_are_labels_that_nothing_has_to_agree_with() -> None:
    assert in_all("event", ConditionGained("bor", "grappled", "raider_2", ""), NAMES) == [
        "Бор: grappled, by Ridge Raider 2.",
        "Бор: состояние «захват», источник\u00a0— Налётчик с\u00a0гряды 2.",
        "Бор: стан «схоплено», джерело\u00a0— Нальотчик із гряди 2.",
    ]
    assert EN.event(ConditionGained("bor", "restrained", "", "10"), NAMES) == "Бор: restrained, rounds: 10."


def test_a_step_tells_where_to_and_what_it_costs() -> None:
    assert in_all("event", Moved("bor", "crawl", "3,4", "4,4", 10), NAMES) == [
        "Бор crawls to 4,4 (10 ft).",
        "Бор: ползком на клетку 4,4 (10\u00a0футов).",
        "Бор: поповзом на клітинку 4,4 (10\u00a0футів).",
    ]
    assert EN.event(Moved("bor", "fall", "3,4", "3,4", 0, -10), NAMES) == "Бор falls at 3,4, height −10 ft."


def test_a_power_tells_what_it_costs_and_whom_it_meets() -> None:
    event = PowerUsed("bor", "fire_burst", ("raider_2",), "14,2", 3, "action")
    assert in_all("event", event, NAMES) == [
        "Бор uses Fire Burst, action, slot of level 3, at 14,2: Ridge Raider 2.",
        "Бор: «Огненный взрыв», действие, ячейка 3-го уровня, клетка 14,2, цель: Налётчик с\u00a0гряды 2.",
        "Бор: «Вогняний вибух», дія, комірка 3-го рівня, клітинка 14,2, ціль: Нальотчик із гряди 2.",
    ]
    barred = PowerUsed("bor", "fire_burst", (), "14,2", 0, "action", "8,2")
    assert in_all("event", barred, NAMES) == [
        "Бор uses Fire Burst, action, at 14,2, but the way there is barred: it begins at 8,2.",
        "Бор: «Огненный взрыв», действие, клетка 14,2, но путь туда закрыт: начало в\u00a0клетке 8,2.",
        "Бор: «Вогняний вибух», дія, клітинка 14,2, але шлях туди закрито: початок у\u00a0клітинці 8,2.",
    ]


def test_a_thing_of_somebody_goes_by_its_own_name_or_by_the_word_for_it() -> None:
    assert in_all("event", ItemMoved("bor", "bor.shield", "dropped", "4,4"), NAMES) == [
        "Бор drops Shield at 4,4.",
        "Бор: предмет «Щит» выпущен из рук, клетка 4,4.",
        "Бор: предмет «Щит» випущено з\u00a0рук, клітинка 4,4.",
    ]
    named = {**NAMES, "bor.shield": "Door of Oak"}
    assert EN.event(ItemMoved("bor", "bor.shield", "drawn"), named) == "Бор draws Door of Oak."


def test_the_initiative_order_is_a_list_of_names_with_their_totals() -> None:
    event = OrderSettled((("bor", 17), ("raider_2", 5)))
    assert RU.event(event, NAMES) == "Инициатива: Бор (17), Налётчик с\u00a0гряды 2 (5)."


def test_rulings_name_the_game_master_as_the_game_does() -> None:
    assert in_all("event", Ruled("cover", "bor", "three_quarters"), NAMES) == [
        "Ruling of the game master: cover of Бор, three-quarters.",
        "Решение Мастера: Бор, укрытие\u00a0— на три четверти.",
        "Рішення Майстра: Бор, укриття\u00a0— на три чверті.",
    ]


def test_what_another_line_tells_already_is_not_told_twice() -> None:
    assert in_all("event", Acted("bor", "ready", paid="action"), NAMES) == [None] * 3
    assert in_all("event", TurnEnded("bor", 1), NAMES) == [None] * 3
    assert EN.event(Acted("bor", "dash", paid="bonus_action"), NAMES) == "Бор: Dash, bonus action."


def test_the_end_names_the_side_that_won() -> None:
    assert in_all("event", CombatOver("heroes", 4, "defeated")) == [
        "The fight is over: the heroes win. Rounds: 4.",
        "Бой окончен: победа героев. Раундов: 4.",
        "Бій завершено: перемога героїв. Раундів: 4.",
    ]
    assert RU.event(CombatOver("wolves", 4, "defeated")) == "Бой окончен: победа стороны «wolves». Раундов: 4."
    assert in_all("result", "draw") == ["Draw", "Ничья", "Нічия"]


# -- questions and reasons -------------------------------------------------------------------------
def nothing() -> list[object]:
    return []


def test_questions_are_put_to_whom_they_concern() -> None:
    assert in_all("question", Choose("bor", "before_step", nothing), NAMES) == [  # type: ignore[arg-type]
        "Бор: a creature is leaving the reach. React?",
        "Бор: существо покидает досягаемость. Реагировать?",
        "Бор: істота виходить із зони досяжності. Реагувати?",
    ]


def test_actions_bear_the_names_of_the_source_text() -> None:
    assert [RU.option(id).name for id in ("hide", "disengage", "dash", "dodge", "ready", "search", "help")] == [
        "Засада", "Отход", "Рывок", "Уклонение", "Подготовка", "Поиск", "Помощь",
    ]  # fmt: skip
    assert EN.option("help") == Label("Help", "an ally makes the next check for a task with advantage")


def test_one_rule_can_refuse_for_two_reasons() -> None:
    spent, not_now = (refuse(e5("ACT-2"), code=code, who="bor") for code in ("action_spent", "not_your_turn"))
    assert in_all("refusal", spent, NAMES) == [
        f"{e5('ACT-2')}: the action of this turn is already spent.",
        f"{e5('ACT-2')}: действие этого хода уже потрачено.",
        f"{e5('ACT-2')}: дію цього ходу вже витрачено.",
    ]
    assert EN.reason(not_now, NAMES) != EN.reason(spent, NAMES)


def test_a_code_that_is_also_a_condition_still_selects() -> None:
    refusal = refuse(e5("COND-18"), code="incapacitated", who="bor")
    assert RU.reason(refusal, NAMES) == "существо без сознания не может говорить"
