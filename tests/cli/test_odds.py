"""Odds at the prompt, and `affray odds`."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path

import pytest

from affray.cli.odds import percent
from affray.text import Speaker
from tests.cli.commandline import LANGUAGES, affray

every_language = pytest.mark.parametrize("lang", LANGUAGES)

DUEL = """\
game: coinflip
title: Duel
map: {size: [9, 9]}
combatants:
  - {id: l1, unit: levy, side: a, at: [1, 1]}
  - {id: l2, unit: levy, side: b, at: [8, 8]}
"""


def prompt(tmp_path: Path, *lines: str, lang: str = "en") -> str:
    """What is told at the prompt of the first turn of a sample."""
    seen = affray("play", "kennel_yard", "--seed", "3", "--lang", lang, lines=[*lines, "quit"], folder=tmp_path)
    assert (seen.code, seen.err) == (0, "")
    return seen.out


@every_language
def test_the_odds_of_every_option_and_of_every_target(lang: str, tmp_path: Path) -> None:
    speaker = Speaker(lang)
    out = prompt(tmp_path, "odds", lang=lang).split("> odds")[1]
    rows = [line.strip() for line in out.splitlines()]
    assert {"en": "attack", "ru": "атаковать", "uk": "атакувати"}[lang] in rows
    brute = {"en": "Gate Brute", "ru": "Громила у\xa0ворот", "uk": "Громило при брамі"}[lang]
    assert any(row.startswith(brute) and speaker.say("cli-odds-hit", chance="42 %") in row for row in rows)
    assert any(speaker.say("cli-odds-success", chance="48 %") in row for row in rows)
    assert speaker.say("cli-odds-assumed-decision") in rows
    assert "cli-odds" not in out


def test_the_odds_of_one_answer(tmp_path: Path) -> None:
    out = prompt(tmp_path, "odds attack sister_tamsin with longsword", "odds dodge", "odds attack")
    assert "Sister Tamsin: hit 50 %, critical 5 %, damage" in out
    assert "No die decides anything here." in out
    assert out.count("Mire Hound 4: hit") == 1


def test_why_an_answer_has_no_odds(tmp_path: Path) -> None:
    out = prompt(tmp_path, "odds attack brute_1 with longsword", "odds juggle")
    assert "E5-ATK-1" in out
    assert "CORE-OPTION" in out


def test_a_question_that_no_dice_decide(tmp_path: Path) -> None:
    (tmp_path / "duel.yaml").write_text(DUEL)
    lines = ["T", "odds", "T", "odds", "quit"]
    seen = affray("play", "duel.yaml", "--dice", "typed", lines=lines, folder=tmp_path)
    assert seen.out.count("No dice decide anything that can be answered now.") == 2


@every_language
def test_who_wins_a_small_fight(lang: str, tmp_path: Path) -> None:
    (tmp_path / "duel.yaml").write_text(DUEL)
    seen = affray("odds", "duel.yaml", "--lang", lang, folder=tmp_path)
    assert (seen.code, seen.err) == (0, "")
    assert "cli-" not in seen.out
    assert seen.out.startswith("Duel\n")  # no dice are thrown, so no seed belongs to it
    data = json.loads(affray("odds", "duel.yaml", "--json", folder=tmp_path).out)
    assert sum(Fraction(each["exact"]) for each in data["chances"].values()) == 1
    assert data["situations"] > 5
    speaker = Speaker(lang)
    first = max(data["chances"].values(), key=lambda each: each["chance"])
    assert f"({first['chance']:.6f})" in seen.out
    assert speaker.say("cli-odds-situations", count=data["situations"]) in seen.out


@every_language
def test_a_large_fight_is_left_to_the_simulator(lang: str, tmp_path: Path) -> None:
    seen = affray("odds", "kennel_yard", "--limit", "50", "--lang", lang, folder=tmp_path)
    assert (seen.code, seen.err) == (0, "")
    assert "affray simulate kennel_yard" in seen.out
    data = json.loads(affray("odds", "kennel_yard", "--limit", "50", "--json", folder=tmp_path).out)
    assert data["chances"] is None
    assert data["why"]


def test_a_chance_that_is_nearly_certain_is_not_told_as_certain() -> None:
    told = [percent(Fraction(part, 1000)) for part in (0, 1, 10, 335, 990, 999, 1000)]
    assert told == ["0 %", "<1 %", "1 %", "34 %", "99 %", ">99 %", "100 %"]


def test_nobody_is_told_the_odds_of_striking_his_friends(tmp_path: Path) -> None:
    """Behind a closed door nobody else can be struck, and all three friends were listed with their chances."""
    fight = tmp_path / "cellar.yaml"
    fight.write_text(
        "game: fifth_edition\n"
        "map: {size: [9, 3], terrain: [{kind: wall, squares: [[4, 0], [4, 1], [4, 2]]}]}\n"
        "combatants:\n"
        "  - {unit: sela_quickwater, at: [1, 1], initiative: 20}\n"
        "  - {unit: brann_oakhand, at: [2, 1], initiative: 9}\n"
        "  - {unit: mire_hound, side: foes, at: [7, 1], initiative: 1}\n",
        encoding="utf-8",
    )
    seen = affray("play", "cellar.yaml", "--seed", "3", lines=["odds", "odds attack brann", "quit"], folder=tmp_path)
    every, one = seen.out.split("> odds")[1:]
    assert "Brann Oakhand: hit" not in every
    assert "hit " in one
