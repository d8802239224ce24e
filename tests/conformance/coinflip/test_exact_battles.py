"""Whole battles of the automatic player against itself, exactly as fractions: who wins, and after how many turns."""

from __future__ import annotations

from fractions import Fraction as F
from typing import Any

import pytest

from affray.core.fight import Fight
from affray.explore import Exact, explore
from affray.explore.chain import Row
from affray.explore.walk import Walk
from affray.files.encounters import load_encounter
from affray.rulesets.coinflip import RULESET
from affray.rulesets.coinflip.scenario import ItemEntry
from affray.rulesets.coinflip.stats import Battle, other
from tests.conformance.coinflip.odds import opened, rows
from tests.conformance.coinflip.skirmish import breaker, cover, cricket, first_player, levy


def turns(before: Battle, after: Battle) -> int:
    """Turns that were finished; the last one is not counted on when the battle is over."""
    return after.turn - before.turn + (after.over != before.over)


def fought_out(start: Battle) -> Exact:
    return explore(RULESET, start, RULESET.player(), measures={"turns": turns}, unordered=True, checked=False)


def ranks(number: int, hp: int, weapon: int, *, first: str = "a", **options: Any) -> Battle:
    """So many identical units in the open on each side, each with one weapon of unlimited range."""
    sides = {
        side: [levy(f"{side}{n}", at=(2 * n, y), hp_max=hp, left="gun") for n in range(1, number + 1)]
        for side, y in (("a", 3), ("b", 13))
    }
    gun = ItemEntry(name="Gun", kind="weapon", coins=weapon)
    return opened(first, a=sides["a"], b=sides["b"], items={"gun": gun}, **options)


def chances(exact: Exact, *outcomes: str) -> tuple[F, ...]:
    assert sum(exact.chances.values()) == 1
    assert set(exact.chances) <= set(outcomes)
    return tuple(exact.chances.get(outcome, F(0)) for outcome in outcomes)


# -- duels -----------------------------------------------------------------------------------------
DUELS = """
1 1 none     full  1/3         1/3         1/3         4/3
1 2 none     full  1/5         1/5         3/5         16/15
2 1 none     full  11/27       11/27       5/27        80/27
2 2 none     full  131/375     131/375     113/375     5648/3375
3 3 none     full  26357/83349 26357/83349 30635/83349 7728128/4084101
1 1 standard full  3/7         3/7         1/7         16/7
1 2 standard full  9/25        9/25        7/25        256/175
2 1 standard full  159/343     159/343     25/343      1856/343
2 2 standard full  1879/4375   1879/4375   617/4375    561152/214375
1 1 none     none  2/3         1/3         0           4/3
1 2 none     none  4/5         1/5         0           16/15
2 1 none     none  16/27       11/27       0           80/27
2 2 none     none  244/375     131/375     0           5648/3375
"""


@pytest.mark.rule("COIN-MARK-2", "COIN-WIN-1", "COIN-WIN-2")
@pytest.mark.parametrize("first", ["a", "b"])
@pytest.mark.parametrize("row", rows(DUELS, 4))
def test_duel(row: list[str], first: str) -> None:
    h, n, defence, marked, *values = row
    *expected, mean = map(F, values)
    exact = fought_out(ranks(1, int(h), int(n), first=first, defence=defence, marked_unit_acts=marked))
    assert [*chances(exact, first, other(first), "draw")] == expected
    assert exact.means["turns"] == mean


def test_the_order_of_coins_in_one_toss_does_not_matter() -> None:
    start = ranks(1, 3, 3)
    exact = explore(RULESET, start, RULESET.player(), measures={"turns": turns})
    assert exact == fought_out(start)


# -- one unit per turn against all units -----------------------------------------------------------
SINGLE = """
1  1/3        1/3        4/3
2  11/27      5/27       80/27
3  35/81      11/81      380/81
4  971/2187   245/2187   14144/2187
5  8881/19683 1921/19683 162820/19683
"""
ALL = """
1  2/3      1/3      4/3
2  76/105   29/105   208/105
3  0.762451 0.237549 2.336196
4  0.798146 0.201854 2.541171
5  0.824224 0.175776 2.666256
"""


@pytest.mark.rule("COIN-INIT-7", "COIN-TURN-3")
@pytest.mark.parametrize("row", rows(SINGLE, 1))
def test_one_unit_per_turn(row: list[str]) -> None:
    number, *values = row
    each, draw, mean = map(F, values)
    exact = fought_out(ranks(int(number), 1, 1, defence="none"))
    assert chances(exact, "a", "b", "draw") == (each, each, draw)
    assert exact.means["turns"] == mean


@pytest.mark.rule("COIN-INIT-7", "COIN-SEL-8")
@pytest.mark.parametrize("row", rows(ALL, 1))
def test_all_units_in_every_turn(row: list[str]) -> None:
    number, *values = row
    exact = fought_out(ranks(int(number), 1, 1, defence="none", activation_mode="all"))
    found = [*chances(exact, "a", "b"), exact.means["turns"]]
    if "/" in values[0]:
        assert found == [F(value) for value in values]
    else:
        assert [rounded(value) for value in found] == values
    if number == "3":
        assert found[0] == F(22336, 29295)


def rounded(value: F) -> str:
    return f"{float(value):.6f}"


# -- dry_ford --------------------------------------------------------------------------------------
def dry_ford(mode: str, first: str) -> Exact:
    encounter = load_encounter("dry_ford").encounter
    encounter.options.activation_mode = mode
    return fought_out(first_player(Fight(RULESET, RULESET.start(encounter)), first).state.clone())


@pytest.mark.rule("COIN-INIT-7")
def test_dry_ford_with_one_unit_per_turn_whoever_is_first() -> None:
    exact = dry_ford("single", "a")
    assert [rounded(chance) for chance in chances(exact, "a", "b", "draw")] == ["0.371181", "0.548574", "0.080245"]
    assert rounded(exact.means["turns"]) == "8.543439"
    other_way = dry_ford("single", "b")
    assert (other_way.chances, other_way.means) == (exact.chances, exact.means)


@pytest.mark.rule("COIN-SEL-8")
@pytest.mark.parametrize(
    ("first", "values"),
    [("a", ["0.863567", "0.136433", "3.574746"]), ("b", ["0.624416", "0.375584", "4.042127"])],
)
def test_dry_ford_with_all_units_in_every_turn(first: str, values: list[str]) -> None:
    exact = dry_ford("all", first)
    assert [rounded(value) for value in (*chances(exact, "a", "b"), exact.means["turns"])] == values


# -- what the explorer may take for the same -------------------------------------------------------
class Doubtful(Walk[Battle]):
    """A walk that keeps, for every situation, a second state that the game takes for the same as the first."""

    def __init__(self) -> None:
        super().__init__(RULESET, RULESET.player(), unordered=True)
        self.firsts: dict[int, Battle] = {}
        self.seconds: dict[int, Battle] = {}

    def place_of(self, state: Battle, fight: Fight[Battle]) -> int:
        place = super().place_of(state, fight)
        if self.firsts.setdefault(place, state) != state:
            self.seconds.setdefault(place, state)
        return place


@pytest.mark.parametrize(
    "options",
    [{}, {"prep_cap": 1}, {"defence": "none"}, {"activation_mode": "all"}],
    ids=lambda options: " ".join(options) or "standard",
)
def test_equal_situations_have_equal_futures(options: dict[str, Any]) -> None:
    walk = Doubtful()
    buggy = cricket("bug", at=(7.5, 5), pilot="p", hold=["h"], hp=1)
    terrain = [cover(1, 3, 3, 8, 9)]
    a = [breaker("k", at=(5, 9), hp=1)]
    walk.go(opened(a=a, b=[buggy, levy("p"), levy("h", hp=1)], terrain=terrain, **options))
    assert len(walk.seconds) > 10
    for place, second in list(walk.seconds.items()):
        row = Row()
        walk.leave(row, walk.fight(second))
        assert row == walk.rows[place]
