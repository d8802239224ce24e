"""The rules of a game by their ids."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import affray
from affray.rulesets.coinflip import RULESET
from affray.text import rulebook
from tests.text.ftl import coin

SOURCE = Path(affray.__file__).parent
BOOK = rulebook(RULESET)
PER_AREA = {
    "TOSS": 6, "SPACE": 6, "UNIT": 8, "ITEM": 6, "SETUP": 2, "INIT": 7, "CAMO": 8, "TURN": 5, "SEL": 8, "PREP": 11,
    "ACT": 18, "HATCH": 8, "ATK": 11, "POOL": 7, "DEF": 14, "DMG": 5, "MARK": 4, "CLEAN": 6, "WIN": 5,
}  # fmt: skip


def test_the_catalogue_of_coinflip_is_complete() -> None:
    assert {area.name: len(area.rules) for area in BOOK.areas} == PER_AREA
    assert len(BOOK) == 145
    assert [rule.id for rule in BOOK] == [
        f"COIN-{area}-{number}" for area, count in PER_AREA.items() for number in range(1, count + 1)
    ]


def test_every_rule_tells_where_it_comes_from() -> None:
    tags = [rule.tag for rule in BOOK]
    assert {tag: tags.count(tag) for tag in tags} == {"source": 29, "source+": 56, "designed": 60}


def test_every_rule_is_a_sentence() -> None:
    assert [rule.id for rule in BOOK if not rule.text.endswith(".") or len(rule.text) < 30] == []


def test_every_rule_that_the_program_names_is_in_the_catalogue() -> None:
    named = {
        id
        for file in sorted(SOURCE.rglob("*"))
        if file.suffix in (".py", ".md", ".ftl")
        for id in re.findall(r"COIN-[A-Z]+-\d+", file.read_text(encoding="utf-8"))
    }
    assert {coin("ACT-2"), coin("WIN-1")} <= named
    assert sorted(named - {rule.id for rule in BOOK}) == []


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
