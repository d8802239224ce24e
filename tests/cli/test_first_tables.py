"""What stopped people in their first hour with ACKS II, Eclipse Phase and Coinflip, each with a fight of one's own."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from affray.core.script import Pick
from affray.files import load_encounter
from affray.library import begin
from affray.library.record import Record
from affray.rulesets.coinflip.ground import spans_apart
from tests.cli.commandline import LANGUAGES, affray, on_screen
from tests.cli.first_fights import airlock, farm, post

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def record_of(data: dict[str, object], *automatic: str) -> Record:
    record = begin(load_encounter(data), seed=5)
    record.fight.leave_to_computer(automatic)
    return record


def given(data: dict[str, object], *lines: str, lang: str = "en", automatic: str = "") -> tuple[list[Pick], list[str]]:
    """The answers that a person has given with these lines, and the pages."""
    session, pages = on_screen(record_of(data, *automatic.split()), list(lines), lang)
    own = [each for each in session.fight.journal.path() if isinstance(each, Pick)]
    return [each for each in own if session.is_own(each.who)], pages


# -- acts as people say them (ACKS II) --------------------------------------------------------------
def close_by(facing: str) -> dict[str, Any]:
    """The fight at the farm with everybody before one shooter, who looks north or south; two bandits beside him."""
    data = farm()
    bow = {"id": "bow", "name": "Bow", "damage": "1d6 piercing", "range": [50, 100, 150]}
    lysa = {**data["combatants"][0], "attacks": [bow], "inventory": [], "facing": facing, "hp_max": 40}
    bandits = {"unit": "road_bandit", "side": "bandits", "facing": "S", "at": [6, 4], "count": 2, "hp_max": 40}
    return {**data, "map": {"size": [14, 12]}, "combatants": [lysa, bandits]}


@pytest.mark.parametrize(
    ("lang", "line", "done"),
    [
        ("ru", "отступить", "retreat"), ("ru", "отойти", "withdraw"), ("ru", "нет", "none"),
        ("uk", "відступити", "retreat"), ("uk", "відійти", "withdraw"), ("uk", "ні", "none"),
    ],
)  # fmt: skip
def test_what_is_declared_is_said_as_a_verb_too(lang: str, line: str, done: str) -> None:
    picks, pages = given(close_by("N"), line, lang=lang, automatic="bandits")
    assert [each.do for each in picks[:1]] == [done], pages[-1]


@pytest.mark.parametrize(
    ("lang", "line", "done"),
    [
        ("ru", "отложить", "delay"), ("ru", "защищаться", "defend"),
        ("uk", "відкласти", "delay"), ("uk", "захищатися", "defend"),
    ],
)  # fmt: skip
def test_what_is_done_in_a_segment_is_said_as_a_verb_too(lang: str, line: str, done: str) -> None:
    nothing = NOTHING_PASS_AFTER[lang][0]
    picks, pages = given(close_by("N"), nothing, line, lang=lang, automatic="bandits")
    assert done in [each.do for each in picks], pages[-1]


@pytest.mark.parametrize(("lang", "line"), [("en", "turn xyz"), ("ru", "повернуться кругом"), ("uk", "поворот кругом")])
def test_a_word_that_means_nothing_costs_no_movement(lang: str, line: str) -> None:
    picks, pages = given(close_by("N"), NOTHING_PASS_AFTER[lang][0], line, lang=lang, automatic="bandits")
    assert "remain_stationary" not in [each.do for each in picks], pages[-1]
    assert "CORE-WORDS" in pages[-1] or "CORE-FIELD" in pages[-1], pages[-1]


BEHIND = {"en": "behind", "ru": "за спиной", "uk": "за спиною"}


@every_language
@pytest.mark.rule("ACKS-RANGED-2")
def test_who_is_behind_a_shooter_is_said_to_be_there(lang: str) -> None:
    data = close_by("S")
    data["combatants"][1] |= {"at": [6, 9]}
    shot = {"en": "attack road_bandit-1", "ru": "атаковать road_bandit-1", "uk": "атакувати road_bandit-1"}[lang]
    nothing = NOTHING_PASS_AFTER[lang][0]
    _, pages = given(data, nothing, shot, lang=lang, automatic="bandits")
    assert BEHIND[lang] in pages[-1].split("ACKS-RANGED-2")[-1], pages[-1]


@every_language
@pytest.mark.rule("ACKS-SPELL-5")
def test_who_is_behind_a_caster_is_said_to_be_there(lang: str) -> None:
    data = farm(map={"size": [14, 12]})
    bandit = {"unit": "road_bandit", "side": "bandits", "facing": "S"}
    quill = {**data["combatants"][2], "at": [5, 5], "facing": "S", "ac": 20}
    data["combatants"] = [quill, {**bandit, "id": "behind", "at": [5, 11]}, {**bandit, "id": "ahead", "at": [5, 0]}]
    cast = {"en": "cast", "ru": "заклинание", "uk": "закляття"}[lang]
    _, pages = given(data, f"{cast} sleep", f"{cast} behind", lang=lang, automatic="bandits")
    assert BEHIND[lang] in pages[-1].split("ACKS-SPELL-5")[-1], pages[-1]


# -- ties (ACKS II) ---------------------------------------------------------------------------------
NOTHING_PASS_AFTER = {
    "en": ("none", "pass", "after"), "ru": ("ничего", "завершить", "после"), "uk": ("нічого", "завершити", "після"),
}  # fmt: skip


@every_language
def test_who_acts_after_the_other_side_is_said_in_a_word_and_told_apart(lang: str) -> None:
    nothing, done, after = NOTHING_PASS_AFTER[lang]
    act = {"en": "split", "ru": "разделить", "uk": "розділити"}[lang]
    picks, pages = given(farm(), nothing, done, done, f"{act} {after} Lysa", lang=lang, automatic="bandits")
    assert (picks[-1].do, dict(picks[-1].values)) == ("split", {"before": (), "after": ("lysa",)})
    heard = {"en": "split after Lysa", "ru": "после другой стороны Lysa", "uk": "після іншої сторони Lysa"}[lang]
    assert heard in pages[-1]


@every_language
@pytest.mark.parametrize("named", [False, True])
def test_before_or_after_is_answer_enough(lang: str, named: bool) -> None:
    nothing, done, after = NOTHING_PASS_AFTER[lang]
    line = f"{after} Lysa" if named else after
    picks, _ = given(farm(), nothing, done, done, line, lang=lang, automatic="bandits")
    assert (picks[-1].do, dict(picks[-1].values)) == ("after", {"who": ("lysa",)} if named else {})
    picks, _ = given(farm(), nothing, done, done, "", lang=lang, automatic="bandits")
    assert picks[-1].do == "before"


# -- spells (ACKS II) -------------------------------------------------------------------------------
@every_language
@pytest.mark.parametrize("line", ["cast sleep road_bandit-3", "sleep road_bandit-3", "cast road_bandit-3"])
def test_a_declared_spell_is_cast_with_its_name_and_whom_it_is_meant_for(lang: str, line: str) -> None:
    data = farm()
    data["combatants"][2] |= {"init_bonus": 5, "at": [7, 1]}
    picks, _ = given(data, "cast sleep", line, lang=lang, automatic="bandits")
    assert [(each.do, each.values.get("who")) for each in picks[-2:]] == [("cast", None), ("target", "road_bandit-3")]


# -- ways (ACKS II) ---------------------------------------------------------------------------------
def test_a_word_that_is_no_place_is_not_taken_for_a_facing() -> None:
    _, pages = given(farm(), "none", "go to the gate", automatic="bandits")
    assert "CORE-PLACE" in pages[-1]
    assert "facing" not in pages[-1].rpartition("CORE-PLACE")[2]


# -- facing (ACKS II) -------------------------------------------------------------------------------
@every_language
def test_turning_in_place_is_asked_for_and_told_in_a_word(lang: str) -> None:
    line = {"en": "turn ne", "ru": "повернуться северо-восток", "uk": "розвернутися ne"}[lang]
    picks, pages = given(farm(), NOTHING_PASS_AFTER[lang][0], line, lang=lang, automatic="bandits")
    assert (picks[-1].do, picks[-1].values["facing"]) == ("remain_stationary", "NE")
    said = {"en": "Turns to the northeast", "ru": "Поворот на северо-восток", "uk": "Розворот на північний схід"}[lang]
    assert said in pages[-1].replace("\xa0", " ")


# -- weapons (ACKS II) ------------------------------------------------------------------------------
@every_language
def test_who_is_out_of_reach_hears_what_to_take_in_hand(lang: str) -> None:
    nothing, done, _ = NOTHING_PASS_AFTER[lang]
    shoot = {"en": "shoot", "ru": "стрелять", "uk": "стріляти"}[lang]
    _, pages = given(farm(), nothing, done, done, "", f"{shoot} d", f"{shoot} d spear", lang=lang, automatic="bandits")
    draw = {"en": "draw Long bow", "ru": "вынуть Long bow", "uk": "дістати Long bow"}[lang]
    hold = {"en": "mode Spear", "ru": "сменить хват Копьё", "uk": "змінити хват Спис"}[lang]
    assert "ACKS-MELEE-1" in pages[-2]
    assert f" · {draw} · " in pages[-2]
    assert f" · {hold}" in " ".join(pages[-2].split())
    assert draw not in pages[-1]  # the spear was named, so no bow helps
    assert hold in " ".join(pages[-1].split())


def test_nobody_with_a_bow_is_taken_to_strike_with_the_fist() -> None:
    data = farm()
    bandit = {**data["combatants"][3], "at": [6, 4], "count": 1, "init_bonus": 5}
    data["combatants"] = [data["combatants"][1], bandit]
    _, pages = given(data, "none", "none", "attack borin", "attack borin fist")
    assert "(no target)" in pages[-3]
    assert "ACKS-RANGED-8" in pages[-2]
    assert "It could only be done with: Fist, Kick" in pages[-2]
    assert "draw Short Sword" in pages[-2]
    assert "Fist → Borin" in pages[-1]


def test_a_strange_kind_of_damage_is_told_where_it_stands(tmp_path: Path) -> None:
    data = farm()
    data["combatants"][0]["inventory"][0]["damage"] = "1d6 pointy"
    (tmp_path / "farm.yaml").write_text(yaml.safe_dump(data), encoding="utf-8")
    seen = affray("check", "farm.yaml", folder=tmp_path)
    assert "combatants[0].inventory[0].damage: “pointy” is not possible here; possible: slashing, piercing" in seen.err
    assert "problems found: 1." in seen.err


# -- a name alone -----------------------------------------------------------------------------------
def test_a_name_that_the_rules_refuse_is_refused_by_the_rule() -> None:
    _, pages = given(post(), "bell")
    assert "COIN-SEL" in pages[-1]
    assert "CORE-OPTION" not in pages[-1]


# -- shares (Coinflip) ------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "line", ["A 1 B 1", "A=1 B=1", "bell 1 ruth 1", "lieutenant bell = 1 ruth= 1", "allot Lieutenant Bell 1 Ruth 1"]
)
def test_damage_is_dealt_out_as_people_say_it(line: str) -> None:
    picks, pages = given(post(), "levy 1", "bell", "attack", line)
    assert "allot name=n (Lieutenant Bell=2)" in pages[-2]  # what Enter answers, in full
    assert dict(picks[-1].values) == {"amounts": {"bell": 1, "ruth": 1}}


@pytest.mark.parametrize("line", ["ruth", "B", "allot ruth", "allot B"])
def test_who_is_named_without_a_number_gets_all_of_the_damage(line: str) -> None:
    picks, _ = given(post(), "levy 1", "bell", "attack", line)
    assert dict(picks[-1].values) == {"amounts": {"ruth": 2}}
    picks, pages = given(post(), "levy 1", "bell", "attack", "levy")  # three are called so, and none is an enemy
    assert (picks[-1].do, "CORE-OPTION" in pages[-1]) == ("attack", True)


def test_too_much_damage_is_refused_by_the_rule() -> None:
    for line in ("A 2 B 1", "bell 3"):
        _, pages = given(post(), "levy 1", "bell", "attack", line)
        assert "COIN-POOL-4" in pages[-1]


@every_language
def test_a_number_belongs_to_the_share_and_to_the_name(lang: str) -> None:
    attack = {"en": "attack", "ru": "атаковать", "uk": "атакувати"}[lang]
    end = {"en": "end", "ru": "закончить", "uk": "завершити"}[lang]
    picks, _ = given(post(), "a", "A", attack, "bell 2", end, attack, "c 1", lang=lang)
    assert picks[-1].do == "allot"
    assert picks[-1].values["amounts"] == {"levy-3": 1}
    levy = {"en": "levy 3 1", "ru": "ополченец 3 1", "uk": "ополченець 3 1"}[lang]
    again, _ = given(post(), "a", "A", attack, "bell 2", end, attack, levy, lang=lang)
    assert again[-1].values == picks[-1].values


def test_both_weapons_are_used_unless_somebody_says_otherwise() -> None:
    picks, pages = given(post(), "a", "A", "attack", "A 1", "end", "attack")
    assert picks[-1].values["with"] == ("bell.pistol", "bell.pistol-2")
    assert "→ attack with" in pages[-1]


def test_a_letter_of_the_map_is_no_beginning_of_free_words() -> None:
    picks, pages = given(post(), "a", "A", "attack", "A 1", "end", "c 1", "c")
    assert picks[-1].do == "end"
    assert "CORE-OPTION" in pages[-2]
    assert "CORE-OPTION" in pages[-1]


# -- what is named to an attack, coins and sides (Coinflip) -----------------------------------------
ATTACK = {"en": "attack", "ru": "атаковать", "uk": "атакувати"}


def riflemen() -> dict[str, Any]:
    """The post, with rifles instead of levies: the game knows another kind of rifle that nobody has here."""
    data = post()
    data["combatants"][2] = {
        "id": "hunter", "name": "Hunter", "kind": "infantry", "side": "b", "hp_max": 4, "left": "long_rifle",
        "backpack": ["medkit"], "at": [4, 11],
    }  # fmt: skip
    return data


@every_language
@pytest.mark.rule("COIN-ATK-11")
@pytest.mark.parametrize("whom", ["ruth", "B", "lieutenant bell", "pistol ruth"])
def test_whoever_names_a_target_before_the_toss_hears_when_it_is_chosen(whom: str, lang: str) -> None:
    whom = whom if lang == "en" else whom.replace("pistol", {"ru": "пистолет", "uk": "пістолет"}[lang])
    picks, pages = given(post(), "a", "A", f"{ATTACK[lang]} {whom}", lang=lang)
    assert picks[-1].do == "choose"
    assert "COIN-ATK-11" in pages[-1]
    then = {"en": "then allot", "ru": "потом распределите", "uk": "потім розподіліть"}[lang]
    assert then in " ".join(pages[-1].split())


@every_language
def test_a_word_of_the_weapon_in_hand_is_enough_whatever_others_the_game_knows(lang: str) -> None:
    rifle = {"en": "rifle", "ru": "винтовкой", "uk": "гвинтівкою"}[lang]
    picks, _ = given(riflemen(), "a", "A", f"{ATTACK[lang]} {rifle}", lang=lang)
    assert (picks[-1].do, dict(picks[-1].values)) == ("attack", {"with": ("hunter.long_rifle",)})


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "use"), ("ru", "применить"), ("ru", "использовать"), ("uk", "застосувати")]
)
def test_a_medkit_is_used_by_the_word_for_it(lang: str, word: str) -> None:
    kit = {"en": "medkit", "ru": "аптечку", "uk": "аптечку"}[lang]
    picks, pages = given(riflemen(), "a", "A", f"{word} {kit}", lang=lang)
    offered = {"en": "use_item Medkit", "ru": "использовать Аптечка", "uk": "використати Аптечка"}[lang]
    assert (picks[-1].do, offered in pages[-2]) == ("use_item", True)


@every_language
def test_a_side_is_named_as_the_screen_names_it(lang: str) -> None:
    typed = {"en": "dice typed", "ru": "кости вручную", "uk": "кості вручну"}[lang]
    side, letter = {"en": ("side a", "a"), "ru": ("сторона а", "а"), "uk": ("сторона а", "а")}[lang]  # Cyrillic ones
    for line in (f"{typed} {side}", f"{typed} {letter}", f"{typed} {letter.upper()}"):
        session, _ = on_screen(record_of(post()), [line], lang)
        assert list(session.fight.typed_for) == ["a"]
    _, pages = given(post(), f"{typed} zzz", lang=lang)
    assert {"en": "Side B", "ru": "Сторона Б", "uk": "Сторона Б"}[lang] in pages[-1]


@every_language
def test_coins_are_asked_for_by_the_signs_that_the_log_has(lang: str) -> None:
    typed = {"en": "dice typed", "ru": "кости вручную", "uk": "кості вручну"}[lang]
    _, pages = given(post(), typed, "a", "A", ATTACK[lang], "7", lang=lang)
    tails = {"en": "(T is tails", "ru": "(Р — решка", "uk": "(Р — решка"}[lang]
    assert tails in pages[-2].replace("\xa0", " ")
    assert {"en": "T for tails", "ru": "Р — решка", "uk": "Р — решка"}[lang] in " ".join(pages[-1].split())


# -- phases (Coinflip) ------------------------------------------------------------------------------
@every_language
def test_the_status_names_the_side_that_defends(lang: str) -> None:
    attack = {"en": "attack", "ru": "атаковать", "uk": "атакувати"}[lang]
    _, pages = given(post(), "a", "A", attack, "A 2", lang=lang)
    acts = {"en": "first acts", "ru": "действия первых", "uk": "дії перших"}[lang]
    defends = {"en": "second defends", "ru": "защита вторых", "uk": "захист других"}[lang]
    assert acts in pages[-2]  # the damage is still to be dealt out
    assert defends in pages[-1]


# -- acts by other words (Eclipse Phase) ------------------------------------------------------------
ACT = {
    "en": ("decline", "act full", "open", "attack"), "ru": ("не", "действовать полное", "открыть", "атака"),
    "uk": ("не", "діяти повний", "відкрити", "атака"),
}  # fmt: skip


@every_language
def test_a_door_opens_and_an_attack_finds_its_weapon(lang: str) -> None:
    *before, attack = ACT[lang]
    mode = {"en": "semi", "ru": "полуавтомат", "uk": "напівавтомат"}[lang]
    picks, pages = given(airlock(), *before, f"{attack} a", "SA", lang=lang, automatic="gang")
    assert [each.do for each in picks][-2:] == ["open_door", "attack_ranged"]
    assert picks[-1].values["target"] == "street_shooter"
    assert mode[:4] in pages[-2]


def test_a_beginning_of_several_acts_says_which_they_are() -> None:
    _, pages = given(airlock(), *ACT["uk"][:3], "стр", lang="uk", automatic="gang")
    assert "CORE-AMBIGUOUS" in pages[-1]
    assert "стріляти, стрибнути" in pages[-1]


@every_language
def test_odds_of_an_answer_that_lacks_something_are_those_of_the_usual_one(lang: str) -> None:
    *before, attack = ACT[lang]
    odds = {"en": "odds", "ru": "шансы", "uk": "шанси"}[lang]
    _, pages = given(airlock(), *before, f"{odds} {attack} a", odds, lang=lang, automatic="gang")
    assert "39 %" in pages[-2]
    assert "EP-DECL-5" not in pages[-2]
    assert ("attack_ranged" in pages[-1]) == (lang == "en")
    shoot = {"en": "shoot", "ru": "стрелять", "uk": "стріляти"}[lang]
    _, closed = given(airlock(), *before[:2], f"{odds} {shoot} a", lang=lang, automatic="gang")
    assert "EP-ATK-13" in closed[-1]


@every_language
def test_whoever_may_spend_a_point_reads_on_what_and_how_much_it_needs(lang: str) -> None:
    *before, attack = ACT[lang]
    _, pages = given(airlock(), *before, f"{attack} b SA", "", lang=lang, automatic="gang")
    test = {"en": "attack", "ru": "проверка атаки", "uk": "перевірка атаки"}[lang]
    needs = {"en": "40 or less succeeds", "ru": "успех при 40 и\xa0меньше", "uk": "успіх за 40 і\xa0менше"}[lang]
    assert f"({test}, {needs})" in pages[-2]
    assert f"? ({test})" in pages[-1]


# -- without a map ----------------------------------------------------------------------------------
def steppe() -> dict[str, object]:
    """Coinflip on open ground: two against six, whose names are long."""
    return {
        "game": "coinflip", "title": "Steppe", "apart_spans": 10, "options": {"selection_order": "secret"},
        "combatants": [
            {"id": "hanna", "name": "Hanna", "unit": "trooper", "side": "a", "hp_max": 5, "guard": 2},
            {"id": "stepan", "name": "Stepan", "kind": "infantry", "side": "a", "hp_max": 4, "left": "shotgun"},
            {"unit": "sand_jackal", "side": "b", "count": 5}, {"unit": "knife_runner", "side": "b"},
        ],
    }  # fmt: skip


def road() -> dict[str, object]:
    """ACKS II on open ground."""
    people = [{name: each[name] for name in each if name != "at"} for each in farm()["combatants"]]
    return {"game": "acks2", "title": "Road", "apart_ft": 60, "combatants": people}


@every_language
@pytest.mark.parametrize("data", [steppe(), road()], ids=["coinflip", "acks2"])
def test_all_distances_fit_the_screen_and_go_by_the_letters(data: dict[str, object], lang: str) -> None:
    _, pages = given(data, {"en": "map", "ru": "карта", "uk": "карта"}[lang], lang=lang)
    rows = pages[-1].splitlines()
    assert max(map(len, rows)) <= 80
    head = next(number for number, row in enumerate(rows) if row.split()[:2] == ["A", "B"])
    assert "knife_runner" not in rows[head]
    assert rows[head + 1].startswith("A ")
    assert rows[head + 1].split()[-1].isdecimal()


@every_language
def test_how_people_stand_to_each_other_is_broken_at_the_edge_of_the_screen(lang: str) -> None:
    people = [{name: each[name] for name in each if name != "at"} for each in farm()["combatants"]]
    people[0]["name"] = "Wanderer of the Western Marches"
    data = {"game": "acks2", "title": "Road", "apart_ft": 5, "combatants": people}
    _, pages = given(data, lang=lang)
    rows = pages[-1].splitlines()
    assert max(map(len, rows)) <= 80
    assert any(row.startswith("    ") and "Marches" in row for row in rows), pages[-1]


@every_language
def test_without_a_map_nobody_reads_or_types_places(lang: str, tmp_path: Path) -> None:
    lines = {
        "en": ["stepan", "fall_back", "end", "approach knife runner"],
        "ru": ["stepan", "отойти", "закончить", "приблизиться бегун"],
        "uk": ["stepan", "відійти", "завершити", "наблизитися бігун"],
    }[lang]  # fmt: skip
    record = begin(load_encounter(steppe()), seed=3)
    record.fight.leave_to_computer(["b"])
    session, pages = on_screen(record, lines, lang)
    shown = "".join(pages)
    assert "x,y" not in shown
    assert not re.search(r"[0-9]+(?:[.,][0-9]+)?[,;] ?[0-9]", shown.replace("0, 0", "")), shown
    fled = [each for each in session.fight.journal.path() if isinstance(each, Pick) and each.do == "fall_back"]
    assert [dict(each.values) for each in fled] == [{"unit": "hanna"}]
    (tmp_path / "steppe.yaml").write_text(yaml.safe_dump(steppe()), encoding="utf-8")
    full = affray("run", "steppe.yaml", "--seed", "3", "--log", "full", "--lang", lang, folder=tmp_path)
    assert not re.search(r"[0-9]; ?[0-9]|[0-9]\.[0-9]", full.out), full.out


@every_language
def test_without_a_map_acts_go_by_words_and_a_turn_needs_no_compass(lang: str) -> None:
    _, pages = given(road(), NOTHING_PASS_AFTER[lang][0], lang=lang, automatic="bandits")
    assert "x,y" not in pages[-1]
    assert {"en": "approach", "ru": "приблизиться", "uk": "наблизитися"}[lang] in pages[-1]
    turns = {"en": "turn ne", "ru": "повернуться ne", "uk": "розвернутися ne"}[lang]
    _, pages = given(road(), NOTHING_PASS_AFTER[lang][0], turns, lang=lang, automatic="bandits")
    assert {"en": "northeast", "ru": "северо-восток", "uk": "схід"}[lang] not in pages[-1]


def test_out_of_reach_is_where_the_nearest_enemy_is_farthest() -> None:
    record = begin(load_encounter(steppe()), seed=3)
    record.fight.leave_to_computer(["b"])
    session, _ = on_screen(record, ["dice typed a", "stepan", "fall_back", "T"])
    units = session.fight.state.units
    foes = [each for each in units.values() if each.side == "b"]
    assert min(spans_apart(units["hanna"], each) for each in foes) > 20


@every_language
def test_without_a_map_a_way_has_the_decimal_mark_of_the_language(lang: str) -> None:
    people = [{name: each[name] for name in each if name != "at"} for each in airlock()["combatants"]]
    data = {"game": "eclipse_phase", "title": "Hangar", "apart_m": 15, "combatants": people}
    approach = {"en": "approach b", "ru": "приблизиться b", "uk": "наблизитися b"}[lang]
    _, pages = given(data, *ACT[lang][:2], approach, lang=lang, automatic="gang")
    mark = r"\." if lang == "en" else ","
    assert re.search(rf"→ 14{mark}15\s", pages[-1]), pages[-1]


# -- the log ----------------------------------------------------------------------------------------
def test_lines_keep_their_numbers_after_an_undo() -> None:
    dov = {"name": "Dov", "kind": "infantry", "hp_max": 3, "left": "long_rifle", "backpack": ["medkit"]}
    mara = {"name": "Mara", "kind": "infantry", "hp_max": 5, "guard": 2, "left": "pistol", "right": "sabre"}
    data = {
        "game": "coinflip", "title": "Mill", "options": {"selection_order": "secret"}, "map": {"size": [16, 12]},
        "combatants": [
            {**mara, "side": "a", "at": [3, 6]}, {**dov, "side": "a", "at": [2, 3]},
            {"unit": "dune_wolf", "side": "b", "at": [12, 5]},
            {"unit": "grenadier", "side": "b", "at": [13, 8], "count": 2},
        ],
    }  # fmt: skip
    record = begin(load_encounter(data), seed=8)
    record.fight.leave_to_computer(["b"])
    lines = ["mara", "run 6,6", "attack", "wolf 2", "end", "dov", "use medkit", "undo", "use", "attack", "undo", "stop"]
    session, _ = on_screen(record, lines)
    told = session.show.short.told
    assert [line.number for line in told] == list(range(1, len(told) + 1))
    turns = [line.text.split()[1] for line in told if line.kind == "turn"]
    assert turns == ["Mara", "Grenadier", "Dov"]


# -- the fallen (ACKS II) ---------------------------------------------------------------------------
def test_those_who_stand_are_offered_before_the_fallen() -> None:
    data = farm()
    data["combatants"][1] |= {"at": [6, 9], "init_bonus": 5}
    data["combatants"][3] |= {"count": 2}
    _, pages = given(data, "none", "none", "hit road_bandit-1 20", "options attack", automatic="bandits")
    page = " ".join(pages[-1].split())
    assert page.index("Road Bandit 2") < page.index("Road Bandit 1")
