"""The rules of a game by their ids."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import affray
from affray.rulesets.coinflip import RULESET
from affray.rulesets.game import Game
from affray.text import LANGUAGES, Rulebook, Speaker, rulebook
from affray.text.rulebook import parse, read, translated
from tests.text.ftl import GAMES, coin

SOURCE = Path(affray.__file__).parent
BOOK = rulebook(RULESET)
PER_AREA = {
    "TOSS": 6, "SPACE": 6, "UNIT": 8, "ITEM": 6, "SETUP": 2, "INIT": 7, "CAMO": 8, "TURN": 5, "SEL": 8, "PREP": 11,
    "ACT": 18, "HATCH": 8, "ATK": 11, "POOL": 7, "DEF": 14, "DMG": 5, "MARK": 4, "CLEAN": 6, "WIN": 5,
}  # fmt: skip

FIFTH_EDITION = "affray.rulesets.fifth_edition"
FIFTH_EDITION_PER_AREA = {
    "GEN": 10, "DICE": 12, "SURP": 12, "INIT": 12, "ROUND": 7, "TURN": 13, "FREE": 9, "MOVE": 17, "SPACE": 11,
    "PRONE": 9, "SIGHT": 9, "HIDE": 10, "ACT": 22, "READY": 19, "REACT": 12, "OPP": 12, "ATK": 21, "WPN": 13, "TWF": 8,
    "GRAP": 16, "SHOVE": 9, "COVER": 14, "DMG": 15, "CRIT": 5, "HEAL": 5, "DEATH": 26, "COND": 19, "SPELL": 19,
    "MON": 15, "OBJ": 4, "END": 5, "OUT": 2,
}  # fmt: skip
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def numbered(prefix: str, per_area: dict[str, int]) -> list[str]:
    return [f"{prefix}-{area}-{number}" for area, count in per_area.items() for number in range(1, count + 1)]


def tags_of(book: Rulebook) -> dict[str, int]:
    tags = [rule.tag for rule in book]
    return {tag: tags.count(tag) for tag in tags}


def test_the_catalogue_of_coinflip_is_complete() -> None:
    assert {area.name: len(area.rules) for area in BOOK.areas} == PER_AREA
    assert len(BOOK) == 145
    assert [rule.id for rule in BOOK] == numbered("COIN", PER_AREA)
    assert tags_of(BOOK) == {"source": 29, "source+": 56, "designed": 60}


def test_the_catalogue_of_the_fifth_edition_is_complete() -> None:
    book = read(FIFTH_EDITION)
    assert [rule.id for rule in book] == numbered("E5", FIFTH_EDITION_PER_AREA)
    assert tags_of(book) == {"source": 93, "source+": 65, "srd": 162, "core": 2, "convention": 70}


def test_the_catalogue_of_the_fifth_edition_names_its_licence() -> None:
    text = files(FIFTH_EDITION).joinpath("rules.md").read_text(encoding="utf-8")
    head = " ".join(text.partition("## ")[0].split())
    assert 'material taken from the System Reference Document 5.1 ("SRD 5.1") by Wizards of the Coast LLC' in head
    assert "https://creativecommons.org/licenses/by/4.0/legalcode" in head


@every_game
def test_where_a_rule_comes_from_can_be_told(game: Game[Any]) -> None:
    faults: list[str] = []
    for tag in tags_of(rulebook(game)):
        for lang in LANGUAGES:
            assert Speaker(lang, game, faults.append).say(f"rule-tag-{tag.replace('+', '-plus')}")
    assert faults == []


@every_game
def test_every_rule_is_a_sentence(game: Game[Any]) -> None:
    assert [rule.id for rule in rulebook(game) if not rule.text.endswith(".") or len(rule.text) < 30] == []


@every_game
def test_every_line_that_looks_like_a_rule_is_one(game: Game[Any]) -> None:
    text = files(game.package).joinpath("rules.md").read_text(encoding="utf-8")
    assert len(re.findall("^- ", text, re.MULTILINE)) == len(rulebook(game))


@every_game
def test_everything_that_the_program_names_by_an_id_is_in_the_catalogue(game: Game[Any]) -> None:
    prefix = next(iter(rulebook(game))).id.partition("-")[0]
    text = files(game.package).joinpath("rules.md").read_text(encoding="utf-8")
    known = set(re.findall(rf"^(?:- \*\*|\| )({prefix}-[A-Z]+-\d+)(?:\*\*| \|)", text, re.MULTILINE))
    assert known >= {rule.id for rule in rulebook(game)}
    named = {
        id
        for file in sorted(SOURCE.rglob("*"))
        if file.suffix in (".py", ".md", ".ftl")
        for id in re.findall(rf"\b{prefix}-[A-Z]+-\d+", file.read_text(encoding="utf-8"))
    }
    assert len(named) > 100
    assert sorted(named - known) == []


@pytest.mark.parametrize("word", [coin("ACT-2"), "coin-act-2", "ACT-2", " act-2 "])
def test_a_rule_is_found_by_its_id_or_the_end_of_it(word: str) -> None:
    assert BOOK.rule(word).id == coin("ACT-2")
    assert BOOK.rule(word).text.startswith("`pick_up`")


@pytest.mark.parametrize("word", ["2", "ACT", "ACT-19", "CT-2", ""])
def test_what_names_no_single_rule_is_refused(word: str) -> None:
    with pytest.raises(LookupError, match="no single rule"):
        BOOK.rule(word)


def test_an_ambiguous_end_tells_what_it_could_mean() -> None:
    with pytest.raises(LookupError, match=f"{coin('TOSS-2')}, {coin('SPACE-2')}"):
        BOOK.rule("2")


@pytest.mark.parametrize("word", ["HATCH", "hatch", "coin-hatch"])
def test_an_area_is_found_by_its_name(word: str) -> None:
    assert BOOK.area(word).title == "The opposed hatch"
    assert BOOK.find(word) == BOOK.area(word).rules
    assert BOOK.find(word)[0].id == coin("HATCH-1")


def test_an_unknown_area_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(LookupError, match="TOSS, SPACE, UNIT"):
        BOOK.area("MORALE")


def test_a_word_may_be_a_rule_or_an_area() -> None:
    assert BOOK.find("win-3") == (BOOK.rule(coin("WIN-3")),)
    assert coin("WIN-3") in BOOK
    assert coin("WIN-6") not in BOOK
    with pytest.raises(LookupError):
        BOOK.find("nonsense")


GOOD = """# A game

An introduction
- with a list.

## MOVE: Moving

> A note.
- **GAME-MOVE-1** (source) Everybody moves.

## Decisions

- of readers
"""


def test_a_catalogue_may_hold_an_introduction_notes_and_chapters_for_readers() -> None:
    assert [rule.id for rule in parse(GOOD)] == ["GAME-MOVE-1"]


@pytest.mark.parametrize(
    ("good", "bad", "told"),
    [
        ("(source) ", "(sauce) ", r"line 9: - \*\*GAME-MOVE-1\*\* \(sauce\) Everybody moves"),
        ("- **GAME-MOVE-1**", "* **GAME-MOVE-1**", r"line 9: \* \*\*GAME"),
        ("> A note.", "A note.", "line 8: A note"),
        ("## MOVE: Moving", "## Move: Moving", "line 9: GAME-MOVE-1 is in no area"),
        ("## MOVE: Moving", "## MVOE: Moving", "line 9: GAME-MOVE-1 is in no area"),
        ("- of readers", "- **GAME-MOVE-2** Nobody.", r"line 13: - \*\*GAME-MOVE-2"),
        ("> A note.", "- **GAME-MOVE-1** (source) Nobody moves.", "line 9: GAME-MOVE-1 is doubled"),
        ("# A game", "A game", "no title"),
    ],
)
def test_a_line_that_is_no_rule_where_rules_stand_is_an_error_with_its_number(good: str, bad: str, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        parse(GOOD.replace(good, bad, 1))


def test_all_bad_lines_are_told_at_once_with_the_file() -> None:
    text = GOOD.replace("> A note.", "A note.").replace("(source)", "()")
    with pytest.raises(ValueError, match=r"^book\.md has lines .*line 8: A note.*line 9: - "):
        parse(text, "book.md")


def test_a_catalogue_in_other_words_keeps_its_order_and_where_rules_come_from() -> None:
    book = parse("# A game\n## MOVE: Moving\n- **G-MOVE-1** (source) All move.\n- **G-MOVE-2** (designed) None flies.")
    told = translated(book, "# Игра\n\n## MOVE: Движение\n- **G-MOVE-2** Никто не летает.")
    assert (told.title, told.area("move").title) == ("Игра", "Движение")
    assert [(rule.id, rule.tag, rule.text) for rule in told] == [
        ("G-MOVE-1", "source", "All move."), ("G-MOVE-2", "designed", "Никто не летает."),
    ]  # fmt: skip


def test_words_for_rules_that_there_are_not_are_named() -> None:
    book = parse("# A game\n## MOVE: Moving\n- **G-MOVE-1** (source) All move.")
    with pytest.raises(ValueError, match=r"line 2: - \*\*G-MOVE-7\*\* Ждать; line 3: ## WAIT: Ожидание"):
        translated(book, "# Игра\n- **G-MOVE-7** Ждать.\n## WAIT: Ожидание".replace("Ждать.", "Ждать"))


@pytest.mark.parametrize("lang", ["ru", "uk"])
@every_game
def test_every_rule_is_told_in_every_language(game: Game[Any], lang: str) -> None:
    english, told = rulebook(game), rulebook(game, lang)
    assert [rule.id for rule, own in zip(english, told, strict=True) if own.text == rule.text] == []
    assert [area.name for area, own in zip(english.areas, told.areas, strict=True) if own.title == area.title] == []
    assert [rule.id for rule in told if not rule.text.endswith(".") or not re.search("[а-яіїє]", rule.text)] == []


@pytest.mark.parametrize("lang", ["ru", "uk"])
@every_game
def test_a_rule_in_other_words_names_the_same_rules_and_fields(game: Game[Any], lang: str) -> None:
    """Ids of other rules, and words of encounter files: whoever reads a rule in his language finds the same things."""
    marks = re.compile(r"`[^`]+`|\b[A-Z0-9]+-[A-Z]+-\d+\b")
    strays = [
        rule.id for rule, own in zip(rulebook(game), rulebook(game, lang), strict=True)
        if sorted(marks.findall(rule.text)) != sorted(marks.findall(own.text))
    ]  # fmt: skip
    assert strays == []
