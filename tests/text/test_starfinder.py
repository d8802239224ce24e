"""What the speakers say about a fight of Starfinder."""

from __future__ import annotations

import ast
from importlib.resources import files
from pathlib import Path

import pytest

from affray.core.modifiers import Modifier, tally
from affray.core.refusals import refuse
from affray.core.script import Choose, Roll
from affray.rulesets.starfinder import RULESET
from affray.rulesets.starfinder.actions import DEEDS
from affray.rulesets.starfinder.actions.readying import EVENTS
from affray.rulesets.starfinder.body.effects import RULES
from affray.rulesets.starfinder.body.hindrances import SKILLS
from affray.rulesets.starfinder.model.conditions import CONDITIONS
from affray.rulesets.starfinder.model.events import (
    Acted,
    AttackResolved,
    CombatOver,
    ConditionGained,
    Damaged,
    DiceRolled,
    ManeuverResolved,
    Moved,
    PlaceChanged,
    Readying,
    ResolveLost,
    Rolled,
    RoundBegan,
    Ruled,
    SpellLost,
    TurnEnded,
)
from affray.text import LANGUAGES, Label, Speaker, rulebook

NAMES = {"bor": "Бор", "hound_2": "Grapnel hound 2", "polearm": "Boarding polearm", "snare": "Gravity snare"}
EN, RU, UK = (Speaker(lang, RULESET) for lang in LANGUAGES)
PER_AREA = {
    "GEN": 11, "GRID": 14, "INIT": 7, "SURP": 4, "ROUND": 9, "ACT": 14, "ATK": 23, "RANGE": 5, "AREA": 12, "MANEUV": 7,
    "DIRTY": 6, "GRAP": 16, "REPOS": 6, "DISARM": 3, "SUNDER": 2, "TRIP": 4, "BULL": 4, "ITEM": 3, "TDEF": 4,
    "HARRY": 4, "COVFIR": 4, "ABIL": 6, "CAST": 14, "FDEF": 4, "FEINT": 5, "MACT": 16, "SWIFT": 4, "CHARGE": 16,
    "RUN": 7, "COUP": 6, "WDRAW": 6, "FATK": 9, "REACT": 14, "AOO": 16, "OTHER": 3, "DELAY": 9, "READY": 13,
    "SKILL": 7, "MOVE": 13, "COVER": 6, "CONC": 4, "FLANK": 4, "SAVE": 1, "DMG": 7, "OBJ": 3, "DEATH": 18, "COND": 26,
    "MORALE": 1,
}  # fmt: skip


def in_all(method: str, *given: object) -> list[str]:
    return [getattr(speaker, method)(*given) for speaker in (EN, RU, UK)]


def sf(end: str) -> str:
    """The id of a rule by its end: tests of texts name no rule in full, because they do not check it."""
    return f"SF-{end}"


# -- the catalogue ---------------------------------------------------------------------------------
def test_the_catalogue_is_complete() -> None:
    book = rulebook(RULESET)
    expected = [sf(f"{area}-{number}") for area, count in PER_AREA.items() for number in range(1, count + 1)]
    assert [rule.id for rule in book] == expected
    tags = [rule.tag for rule in book]
    assert {tag: tags.count(tag) for tag in tags} == {"designed": 168, "source+": 112, "source": 120}


def test_the_catalogue_says_that_it_is_unofficial() -> None:
    head = files(RULESET.package).joinpath("rules.md").read_text(encoding="utf-8").partition("## ")[0]
    assert "unofficial" in head
    assert "neither made nor endorsed by the publisher" in head


# -- words that the source gives by name -----------------------------------------------------------
def reasons() -> set[str]:
    """What the source writes as the reason of a modifier."""
    found: set[str] = set()
    for path in sorted(Path(str(files(RULESET.package))).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Modifier":
                found |= {str(each.value) for each in node.args[1:2] if isinstance(each, ast.Constant)}
    return found


def test_every_part_of_a_number_has_words() -> None:
    words = EN.messages
    assert {"bab", "flanking", "range"} <= reasons()
    known = {*reasons(), *RULES, *SKILLS, *CONDITIONS.names, "str", "dex", "fort", "ref", "will"}
    assert sorted(why for why in known if f"reason-{why}" not in words and f"name-{why}" not in words) == []


def test_every_action_and_every_trigger_has_a_name() -> None:
    words = EN.messages
    for deed in DEEDS:
        assert f"option-{deed.id}" in words
        assert f"option-{deed.id}-help" in words
        assert f"name-{deed.id}" in words
    assert [event for event in EVENTS if f"name-{event}" not in words] == []


# -- numbers and dice ------------------------------------------------------------------------------
def test_a_d20_tells_its_parts_and_its_target() -> None:
    total = tally(Modifier(9, "d20"), Modifier(3, "bab"), Modifier(-4, "full_attack"))
    assert in_all("event", Rolled("bor", "attack", 9, total, 15), NAMES) == [
        "Бор, attack roll: 8 = 9 (d20) + 3 base attack bonus − 4 full attack against 15.",
        "Бор, «проверка атаки»: 8 = 9 (d20) + 3 БМА − 4 полная атака против 15.",
        "Бор, «кидок атаки»: 8 = 9 (к20) + 3 ББА − 4 повна атака проти 15.",
    ]


def test_the_letter_of_the_die_is_that_of_the_language() -> None:
    assert in_all("question", Roll("bor", "ref", 1, 20), NAMES) == [
        "Бор, Reflex save: roll 1d20.",
        "Бор, «испытание Реакции»: бросьте 1d20.",
        "Бор, «рятівний кидок Рефлексів»: киньте 1к20.",
    ]
    total = tally(Modifier(7, "dice"), Modifier(4, "str"))
    assert in_all("event", DiceRolled("bor", "damage", "2d6", (3, 4), total), NAMES) == [
        "Бор, damage: 11 = 7 (dice) + 4 Strength (2d6: 3, 4).",
        "Бор, «урон»: 11 = 7 (кости) + 4 Сила (2d6: 3, 4).",
        "Бор, «шкода»: 11 = 7 (кості) + 4 Сила (2к6: 3, 4).",
    ]


# -- what happens ----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("hit", "critical", "told"),
    [(False, False, "промах"), (True, False, "попадание"), (True, True, "критический удар")],
)
def test_an_attack_is_a_miss_a_hit_or_critical(hit: bool, critical: bool, told: str) -> None:
    armour = tally(Modifier(15, "kac"), Modifier(4, "soft_cover"))
    assert RU.event(AttackResolved("bor", "hound_2", "polearm", hit, critical, armour), NAMES) == (
        f"Бор, «Абордажный багор»: {told}, цель\u00a0— Абордажная гончая 2, КБ 19 = 15 ККБ + 4 мягкое укрытие."
    )


def test_stamina_is_told_only_while_there_is_some() -> None:
    hurt = Damaged("bor", 9, "hound_2", tally(Modifier(9, "P")), 0, 9, 0, 3, 25)
    assert in_all("event", hurt, NAMES) == [
        "Бор: 9 damage, left: 3 SP, 25 HP.",
        "Бор: урон 9, остаётся 3\u00a0ПЖ, 25\u00a0ПЗ.",
        "Бор: шкода 9, лишається 3\u00a0ПВ, 25\u00a0ПЗ.",
    ]
    down = Damaged("bor", 9, "hound_2", tally(Modifier(9, "P")), 0, 0, 9, 0, 16)
    assert EN.event(down, NAMES) == "Бор: 9 damage, left: 16 HP."


def test_a_maneuver_tells_what_it_earned() -> None:
    assert in_all("event", ManeuverResolved("bor", "hound_2", "bull_rush", True, 6), NAMES) == [
        "Бор, bull rush, Grapnel hound 2: success, 6 above.",
        "Бор: «таран», цель\u00a0— Абордажная гончая 2: успех, сверх нужного 6.",
        "Бор: «таран», ціль\u00a0— Абордажний гончак 2: успіх, понад потрібне 6.",
    ]


def test_conditions_are_labels_that_nothing_has_to_agree_with() -> None:
    assert in_all("event", ConditionGained("bor", "flat_footed", "hound_2"), NAMES) == [
        "Бор: flat-footed, by Grapnel hound 2.",
        "Бор: состояние «врасплох», источник\u00a0— Абордажная гончая 2.",
        "Бор: стан «неготовність», джерело\u00a0— Абордажний гончак 2.",
    ]


def test_a_new_place_in_the_order_names_the_neighbour() -> None:
    assert in_all("event", PlaceChanged("bor", 14, "after", "hound_2"), NAMES) == [
        "Бор: new place in the order 14, after Grapnel hound 2.",
        "Бор: новое место в\u00a0порядке\u00a0— 14, за участником «Абордажная гончая 2».",
        "Бор: нове місце в\u00a0порядку\u00a0— 14, за учасником «Абордажний гончак 2».",
    ]


def test_a_readied_action_tells_its_trigger() -> None:
    assert in_all("event", Readying("bor", "attack", ("enters_reach", "opponent"), False), NAMES) == [
        "Бор readies an action: Attack. Trigger: comes into reach, an opponent.",
        "Бор: подготовка действия «Атаковать». Условие: вход в\u00a0зону досягаемости, противник.",
        "Бор: підготовка дії «Атакувати». Умова спрацювання: вхід у\u00a0зону досяжності, противник.",
    ]


def test_a_step_tells_how_where_to_and_what_it_costs() -> None:
    assert in_all("event", Moved("bor", "guarded", "3,4", "4,4", 5), NAMES) == [
        "Бор takes a guarded step to 4,4 (5 ft).",
        "Бор: осторожный шаг на клетку 4,4 (5\u00a0футов).",
        "Бор: обережний крок на клітинку 4,4 (5\u00a0футів).",
    ]


def test_spells_and_resolve_are_lost_for_a_reason() -> None:
    assert in_all("event", SpellLost("bor", "snare", "damage"), NAMES) == [
        "Бор: Gravity snare is lost: damage taken.",
        "Бор: заклинание сорвано, «Гравитационные путы»\u00a0— получен урон.",
        "Бор: закляття зірвано, «Гравітаційні пута»\u00a0— отримано шкоду.",
    ]
    assert EN.event(ResolveLost("bor", 1, 4, "stabilize"), NAMES) == "Бор stabilizes: 1 RP spent, 4 left."


def test_what_another_line_tells_already_is_not_told_twice() -> None:
    assert in_all("event", Acted("bor", "move", paid="move"), NAMES) == [None] * 3
    assert in_all("event", TurnEnded("bor", 1), NAMES) == [None] * 3
    assert EN.event(Acted("bor", "cast", "", "snare", paid="standard"), NAMES) == (
        "Бор: Cast a spell, standard action: Gravity snare."
    )


def test_the_surprise_round_has_no_number() -> None:
    assert in_all("event", RoundBegan(0, True)) == ["Surprise round.", "Предбоевой раунд.", "Раунд несподіванки."]
    assert RU.event(RoundBegan(2)) == "Раунд 2."


def test_rulings_name_the_game_master_as_the_game_does() -> None:
    assert in_all("event", Ruled("reaction", "bor", "no"), NAMES) == [
        "Ruling of the game master: Бор has no reaction.",
        "Решение ведущего: Бор, ответное действие использовано.",
        "Рішення ведучого: Бор, реакцію використано.",
    ]


def test_the_end_names_the_side_that_won() -> None:
    assert in_all("event", CombatOver("crew", 4, "defeated")) == [
        "The fight is over: the crew wins. Rounds: 4.",
        "Бой окончен: победа экипажа. Раундов: 4.",
        "Бій завершено: перемога екіпажу. Раундів: 4.",
    ]
    assert in_all("result", "draw") == ["Draw", "Ничья", "Нічия"]


# -- questions and reasons -------------------------------------------------------------------------
def nothing() -> list[object]:
    return []


def test_questions_are_put_to_whom_they_concern() -> None:
    assert in_all("question", Choose("bor", "opportunity", nothing), NAMES) == [  # type: ignore[arg-type]
        "Бор: make an attack of opportunity?",
        "Бор: провести внеочередную атаку?",
        "Бор: провести провоковану атаку?",
    ]


def test_actions_bear_the_names_of_the_source_text() -> None:
    ids = ("total_defense", "harrying_fire", "guarded_step", "attack_of_opportunity", "coup_de_grace", "bull_rush")
    assert [RU.option(id).name for id in ids] == [
        "Глухая оборона", "Отвлекающий огонь", "Осторожный шаг", "Внеочередная атака", "Добивающий удар", "Таран",
    ]  # fmt: skip
    assert EN.option("guarded_step") == Label("Guarded step", "5 ft that provoke nobody")


def test_one_rule_can_refuse_for_two_reasons() -> None:
    empty, sheathed = (refuse(sf("ATK-17"), code=code, weapon="polearm") for code in ("not_loaded", "not_wielded"))
    assert in_all("refusal", empty, NAMES) == [
        f"{sf('ATK-17')}: the weapon is not loaded (Boarding polearm).",
        f"{sf('ATK-17')}: оружие не заряжено (Абордажный багор).",
        f"{sf('ATK-17')}: зброю не заряджено (Абордажний багор).",
    ]
    assert EN.reason(sheathed, NAMES) != EN.reason(empty, NAMES)
