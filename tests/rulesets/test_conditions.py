"""The table in which a game writes its conditions."""

from __future__ import annotations

import pytest

from affray.rulesets.conditions import ConditionKind, ConditionTable

PRONE = ConditionKind(name="prone", rule="X-1")
DOWN = ConditionKind(name="down", rule="X-2", implies=("prone",))
OUT = ConditionKind(name="out", rule="X-3", implies=("down",))


def test_every_condition_has_a_bit_of_its_own_in_the_order_of_the_table() -> None:
    table = ConditionTable(OUT, DOWN, PRONE)
    assert table.names == ("out", "down", "prone")
    assert [table.mark[name] for name in table.names] == [1, 2, 4]
    assert table.of(5) == [OUT, PRONE]
    assert "down" in table
    assert "up" not in table
    assert table["down"] is DOWN


def test_what_is_implied_comes_along_at_any_depth() -> None:
    table = ConditionTable(OUT, DOWN, PRONE)
    assert table.with_implied(table.mark["out"]) == 7
    assert table.with_implied(table.mark["down"]) == 6
    assert table.with_implied(0) == 0


def test_conditions_are_found_by_what_is_true_of_them() -> None:
    table = ConditionTable(OUT, DOWN, PRONE)
    assert table.those(lambda each: bool(each.implies)) == 3
    assert table.all_of("prone", "out") == 5


@pytest.mark.parametrize("kinds", [(PRONE, PRONE), (DOWN,)])
def test_a_table_with_a_mistake_fails_when_it_is_written(kinds: tuple[ConditionKind, ...]) -> None:
    with pytest.raises(ValueError, match="named twice, or implied"):
        ConditionTable(*kinds)
