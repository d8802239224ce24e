"""A game's table of refusals: what is not in it fails at once, and the reasons come in its order."""

from __future__ import annotations

from typing import Literal, get_args

import pytest

from affray.core.catalogue import Catalogue, Unlisted
from affray.core.refusals import Refusal, refuse, rules_of

Code = Literal["near", "far", "gone"]
AREAS = {"MOVE": 3, "ATK": 2}
TABLE: Catalogue[Code] = Catalogue("GAME", AREAS, get_args(Code))


def test_a_refusal_names_its_rule_its_code_and_the_facts() -> None:
    assert TABLE.no("GAME-ATK-2", "far", who="bor") == refuse("GAME-ATK-2", code="far", who="bor")
    assert TABLE.no("GAME-ATK-2", who="bor") == refuse("GAME-ATK-2", who="bor")
    assert TABLE.every("far", "GAME-ATK-1", "GAME-MOVE-3", who="bor") == [
        refuse("GAME-ATK-1", code="far", who="bor"), refuse("GAME-MOVE-3", code="far", who="bor"),
    ]  # fmt: skip


@pytest.mark.parametrize("rule", ["GAME-MOVE-4", "GAME-MOVE-0", "GAME-RUN-1", "MOVE-1", "CORE-FIELD", "near"])
def test_an_unknown_rule_fails_where_the_refusal_is_made(rule: str) -> None:
    with pytest.raises(Unlisted, match=rule):
        TABLE.no(rule)
    with pytest.raises(Unlisted, match=rule):
        TABLE.every("near", "GAME-MOVE-1", rule)


def test_an_unknown_code_fails_where_the_refusal_is_made() -> None:
    with pytest.raises(Unlisted, match="nigh"):
        TABLE.no("GAME-MOVE-1", "nigh")  # type: ignore[arg-type]
    with pytest.raises(Unlisted, match="nigh"):
        TABLE.every("nigh", "GAME-MOVE-1")  # type: ignore[arg-type]


def test_reasons_come_in_the_order_of_the_rules() -> None:
    found = [TABLE.no("GAME-ATK-1"), refuse("CORE-MISSING"), TABLE.no("GAME-MOVE-3"), TABLE.no("GAME-MOVE-1")]
    assert rules_of(TABLE.in_order(found)) == ["GAME-MOVE-1", "GAME-MOVE-3", "GAME-ATK-1", "CORE-MISSING"]


def test_rules_that_come_first_do_and_the_others_as_they_were_found() -> None:
    table: Catalogue[Code] = Catalogue("GAME", AREAS, get_args(Code), first=("GAME-ATK-2", "GAME-MOVE-2"))
    found = [table.no("GAME-ATK-1"), table.no("GAME-MOVE-1"), table.no("GAME-MOVE-2"), table.no("GAME-ATK-2")]
    assert rules_of(table.in_order(found)) == ["GAME-ATK-2", "GAME-MOVE-2", "GAME-ATK-1", "GAME-MOVE-1"]
    with pytest.raises(Unlisted, match="GAME-ATK-3"):
        Catalogue("GAME", AREAS, first=("GAME-ATK-3",))


def test_reasons_come_in_the_order_of_the_codes() -> None:
    table: Catalogue[Code] = Catalogue("GAME", AREAS, get_args(Code), by_code=True)
    found = [refuse("CORE-MISSING"), *table.every("gone", "GAME-MOVE-1"), *table.every("near", "GAME-ATK-2")]
    assert rules_of(table.in_order(found)) == ["GAME-ATK-2", "GAME-MOVE-1", "CORE-MISSING"]


def test_each_reason_is_told_once_whatever_its_facts_are() -> None:
    odd = Refusal("GAME-ATK-1", (("given", {"what": []}),))
    assert TABLE.in_order([odd, TABLE.no("GAME-MOVE-1"), odd]) == [TABLE.no("GAME-MOVE-1"), odd]
    assert TABLE.in_order([TABLE.no("GAME-MOVE-1")] * 3) == [TABLE.no("GAME-MOVE-1")]
