"""The chances of damage pools and of what is left of them after the defence, exactly as fractions."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction as F
from math import comb

import pytest

from affray.core.fight import Fight
from affray.explore import Exact, explore
from affray.rulesets.coinflip import RULESET
from affray.rulesets.coinflip.scenario import ItemEntry
from affray.rulesets.coinflip.stats import Battle
from affray.rulesets.game import Player
from tests.conformance.coinflip.odds import Policy, Wish, always, coins, opened, policy, rows
from tests.conformance.coinflip.skirmish import levy
from tests.conformance.harness import play

POOLS = [
    [1, 1],
    [1, 2, 1],
    [1, 3, 3, 1],
    [1, 4, 6, 4, 1],
    [1, 5, 10, 10, 5, 1],
    [1, 6, 15, 20, 15, 6, 1],
    [1, 7, 21, 35, 35, 21, 7, 1],
    [1, 8, 28, 56, 70, 56, 28, 8, 1],
    [1, 9, 36, 84, 126, 126, 84, 36, 9, 1],
    [1, 10, 45, 120, 210, 252, 210, 120, 45, 10, 1],
]


def shooting(number: int, guard: int = 0, hp: int = 30) -> Battle:
    """a1 with a weapon of so many coins against b1, in phase 1."""
    gun = ItemEntry(name="Gun", kind="weapon", coins=number)
    a1 = levy("a1", at=(5, 3), left="gun")
    return opened(a=[a1], b=[levy("b1", at=(5, 13), hp_max=hp, guard=guard)], items={"gun": gun})


def shoot(**answers: Policy) -> Player:
    def fire(battle: Battle, who: str) -> Wish:
        return ("attack", {"with": ("a1.gun",)}) if who == "a1" else ("forgo", {})

    return policy(attack=fire, **answers)


def pool(battle: Battle) -> int | None:
    return sum(battle.portions.values()) if battle.phase == 3 else None


@pytest.mark.rule("COIN-TOSS-2", "COIN-POOL-1", "COIN-POOL-2")
@pytest.mark.parametrize("ways", POOLS, ids=range(1, 11))
def test_the_damage_pool(ways: list[int]) -> None:
    number = len(ways) - 1
    exact = explore(RULESET, shooting(number), shoot(), outcome=pool, measures={"coins": coins})
    assert exact.chances == distribution(ways, 2**number)
    assert exact.means["coins"] == number
    assert mean(exact) == F(number, 2)
    assert mean(exact, 2) - mean(exact) ** 2 == F(number, 4)


def distribution(ways: Sequence[int], total: int) -> dict[int, F]:
    assert sum(ways) == total
    return {value: F(count, total) for value, count in enumerate(ways)}


def mean(exact: Exact, power: int = 1) -> F:
    return sum((chance * value**power for value, chance in exact.chances.items()), F(0))  # type: ignore[operator]


# -- defence ---------------------------------------------------------------------------------------
BRACE = """
1  3 1                  7 1                  15 1                     1/4     1/8     1/16
2  4 3 1                11 4 1               26 5 1                   5/8     3/8     7/32
3  5 6 4 1              16 10 5 1            42 15 6 1                17/16   23/32   15/32
4  6 10 10 5 1          22 20 15 6 1         64 35 21 7 1             49/32   9/8     51/64
5  7 15 20 15 6 1       29 35 35 21 7 1      93 70 56 28 8 1          129/64  201/128 303/256
6  8 21 35 35 21 7 1    37 56 70 56 28 8 1   130 126 126 84 36 9 1    321/128 261/128 825/512
"""
DODGE = """
1  3 1                         1/4
2  9 5 2                       9/16
3  27 19 14 4                  59/64
4  81 65 66 36 8               337/256
5  243 211 262 204 88 16       1779/1024
6  729 665 946 932 584 208 32  8921/4096
"""


def net(battle: Battle) -> int | None:
    """The damage that b1 has taken when the defence is over."""
    return battle.units["b1"].card.hp_max - battle.units["b1"].hp if battle.phase == 4 else None


@pytest.mark.rule("COIN-DEF-7", "COIN-DMG-1")
@pytest.mark.parametrize("guard", [1, 2, 3])
@pytest.mark.parametrize("row", rows(BRACE, 1))
def test_damage_after_bracing(row: list[str], guard: int) -> None:
    number, *words = row
    n = int(number)
    ways = [int(word) for word in words[(n + 1) * (guard - 1) : (n + 1) * guard]]
    exact = explore(RULESET, shooting(n, guard), shoot(defend=always("brace", unit="b1")), outcome=net)
    assert exact.chances == distribution(ways, 2 ** (n + guard))
    assert mean(exact) == F(words[-3:][guard - 1])


@pytest.mark.rule("COIN-DEF-9", "COIN-DMG-1")
@pytest.mark.parametrize("row", rows(DODGE, 1))
def test_damage_after_dodging(row: list[str]) -> None:
    number, *ways, expected = row
    n = int(number)
    exact = explore(RULESET, shooting(n), shoot(defend=always("dodge", unit="b1")), outcome=net)
    assert exact.chances == distribution([int(word) for word in ways], 4**n)
    assert mean(exact) == F(expected) == F(n, 2) - 1 + F(3, 4) ** n


def attacked(damage: int, guard: int = 0, hp: int = 30) -> Battle:
    """b1 has been allotted this much and may now defend."""
    fight = Fight(RULESET, shooting(6, guard, hp))
    tails = " ".join("T" * damage + "H" * (6 - damage))
    play(fight, "a: choose a1", "b: choose b1", "a1: attack gun", tails, f"a1: allot b1={damage}")
    return fight.state.clone()


@pytest.mark.rule("COIN-DEF-9")
@pytest.mark.parametrize("damage", range(1, 7))
def test_what_a_dodge_cancels(damage: int) -> None:
    dodge = policy(defend=always("dodge", unit="b1"))
    exact = explore(RULESET, attacked(damage), dodge, outcome=net, measures={"coins": coins})
    cancelled = {k: F(1, 2 ** (k + 1)) for k in range(damage)} | {damage: F(1, 2**damage)}
    assert exact.chances == {damage - k: chance for k, chance in cancelled.items()}
    assert mean(exact) == damage - (1 - F(1, 2**damage))
    assert exact.means["coins"] == 2 - 2 * F(1, 2**damage)


@pytest.mark.rule("COIN-DEF-7")
@pytest.mark.parametrize("guard", [0, 1, 2, 3])
@pytest.mark.parametrize("damage", range(1, 7))
def test_what_a_brace_cancels(damage: int, guard: int) -> None:
    brace = policy(defend=always("brace", unit="b1"))
    exact = explore(RULESET, attacked(damage, guard), brace, outcome=net)
    expected: dict[int, F] = {}
    for tails in range(guard + 1):
        left = damage - min(damage, tails)
        expected[left] = expected.get(left, F(0)) + F(comb(guard, tails), 2**guard)
    assert exact.chances == expected


@pytest.mark.rule("COIN-DMG-2")
@pytest.mark.parametrize(("damage", "hp"), [(1, 1), (1, 2), (2, 1), (3, 2), (4, 2), (5, 3), (6, 6), (6, 1)])
def test_who_survives(damage: int, hp: int) -> None:
    def survived(battle: Battle) -> bool | None:
        return battle.units["b1"].living if battle.phase == 4 else None

    needed = max(0, damage - hp + 1)
    dodge, brace = policy(defend=always("dodge", unit="b1")), policy(defend=always("brace", unit="b1"))
    exact = explore(RULESET, attacked(damage, hp=hp), dodge, outcome=survived)
    assert exact.chances[True] == F(1, 2**needed)
    exact = explore(RULESET, attacked(damage, 3, hp), brace, outcome=survived)
    assert exact.chances.get(True, 0) == sum((F(comb(3, tails), 8) for tails in range(needed, 4)), F(0))
