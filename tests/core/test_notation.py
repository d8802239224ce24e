"""Dice as people write them."""

from __future__ import annotations

import pytest

from affray.core.notation import DicePool, read_pool, read_pools


@pytest.mark.parametrize(
    ("text", "pool"),
    [("2d6+3", DicePool(2, 6, 3)), ("d20", DicePool(1, 20)), (" 1D8 - 1 ", DicePool(1, 8, -1)), ("0", DicePool()),
     (7, DicePool(0, 6, 7)), ("1d6+2+1", DicePool(1, 6, 3)), ("3+1d4", DicePool(1, 4, 3)),
     ("+2d4", DicePool(2, 4)), ("-3", DicePool(0, 6, -3)),
     ("-1+d4", DicePool(1, 4, -1)), ("d4+0", DicePool(1, 4)), ("0d8", DicePool(0, 8)),
     ("12d8-2-3", DicePool(12, 8, -5))],
)  # fmt: skip
def test_dice_of_one_kind_are_read_with_their_number(text: str | int, pool: DicePool) -> None:
    assert read_pool(text) == pool


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "2d",
        "d",
        "1d6+",
        "1d6-1d4",
        "1d0",
        "101d6",
        "1d101",
        "1.5",
        "2 d6 fire",
        "-d4",
        "3-2d6",
        "--1",
        "+-1",
        "1d6++1",
        "d4d6",
        "1d6+101d6",
        "1d6+1d101",
        "1d6+1d0",
    ],
)
def test_what_is_no_dice_is_not_read(text: str) -> None:
    assert read_pools(text) is None


def test_a_sum_keeps_the_order_and_gives_the_number_to_the_first() -> None:
    assert read_pools("1d10+2+3d6") == (DicePool(1, 10, 2), DicePool(3, 6))
    assert read_pool("1d10+3d6") is None
    assert read_pools("-2+1d6+1d8+1d6") == (DicePool(1, 6, -2), DicePool(1, 8), DicePool(1, 6))
    assert read_pools("5") == (DicePool(0, 6, 5),)


def test_a_pool_is_written_as_it_is_read() -> None:
    for text in ("2d6+3", "1d8-1", "4", "0", "3d10", "-2", "1d6+1"):
        assert str(read_pool(text)) == text


def test_the_average_is_rounded_down() -> None:
    assert [DicePool(2, 6).average, DicePool(1, 8, -5).average, DicePool(1, 1).average] == [7, -1, 1]
    assert [DicePool(1, 6).average, DicePool(3, 6, 1).average, DicePool(0, 6, 2).average] == [3, 11, 2]
