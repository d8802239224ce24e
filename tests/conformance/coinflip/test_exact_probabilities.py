"""The chances of checks, initiative, chains, hatches, attacks and defences, exactly as fractions.

Nothing is computed here but by fighting: the explorer plays every fall of the coins, and the values are those of the
specification's tables.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction as F
from math import comb
from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.script import Choose, Pick
from affray.explore import Exact, explore
from affray.files.encounters import load_encounter
from affray.rulesets.coinflip import RULESET
from affray.rulesets.coinflip.scenario import ItemEntry, PlacedUnit
from affray.rulesets.coinflip.stats import GRAIN, Battle
from affray.rulesets.game import Player
from tests.conformance.coinflip.skirmish import beetle, breaker, first_player, levy, skirmish, trooper, turn_of
from tests.conformance.harness import play

Wish = tuple[str, dict[str, Any]]
Policy = Callable[[Battle, str], Wish]


# -- fixed policies --------------------------------------------------------------------------------
def always(do: str, **values: Any) -> Policy:
    def wish(battle: Battle, who: str) -> Wish:
        return do, values

    return wish


def with_its_first(battle: Battle, side: str) -> Wish:
    return "choose", {"unit": f"{side}1"}


def all_on_b1(battle: Battle, who: str) -> Wish:
    return "allot", {"amounts": {"b1": sum(battle.portions.values())}}


PASSIVE: Mapping[str, Policy] = {
    "select": with_its_first,
    "prepare": always("stop"),
    "attack": always("forgo"),
    "allot": all_on_b1,
    "defend": always("end"),
    "oppose": always("oppose"),
}


def policy(**answers: Policy) -> Player:
    """A player who answers the named questions as told and does as little as he can otherwise."""

    def player(fight: Fight[Any], question: Choose) -> Pick:
        do, values = {**PASSIVE, **answers}[question.why](fight.state, question.who)
        return Pick(question.who, do, values)

    return player


def only_a1(wish: Policy) -> Policy:
    """What a1 does when it acts; everybody else passes."""

    def acting(battle: Battle, who: str) -> Wish:
        return wish(battle, who) if who == "a1" else ("stop", {})

    return acting


def coins(before: Battle, after: Battle) -> int:
    return after.tossed - before.tossed


def opened(first: str = "a", **described: Any) -> Battle:
    """A battle whose initiative has been decided."""
    return first_player(skirmish(**described), first).state.clone()


# -- checks ----------------------------------------------------------------------------------------
def after_one_attempt(battle: Battle) -> tuple[bool, int] | None:
    return (battle.first == "a", battle.tossed) if battle.tossed else None


@pytest.mark.rule("COIN-TOSS-1", "COIN-TOSS-3")
@pytest.mark.parametrize("need", range(1, 7))
def test_a_check_of_x_tails_in_a_row(need: int) -> None:
    hidden = skirmish(a=[levy("a1")], b=[levy("b1", camouflage=need)], initiative_first_tosser="side_a").start
    exact = explore(RULESET, hidden, policy(), outcome=after_one_attempt, measures={"coins": coins})
    passed = {(True, need): F(1, 2**need)}
    failed = {(False, used): F(1, 2**used) for used in range(1, need + 1)}
    assert exact.chances == passed | failed
    assert exact.means["coins"] == 2 * (1 - F(1, 2**need))


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
@pytest.mark.parametrize("ways", POOLS)
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


# -- initiative ------------------------------------------------------------------------------------
INITIATIVE = """
1 1  2/3   1/3    1/2   2      2
1 2  4/5   1/5    7/10  12/5   14/5
1 3  8/9   1/9    5/6   8/3    10/3
1 4  16/17 1/17   31/34 48/17  62/17
2 1  2/5   3/5    3/10  14/5   18/5
2 2  4/7   3/7    1/2   4      6
2 3  8/11  3/11   15/22 56/11  90/11
2 4  16/19 3/19   31/38 112/19 186/19
3 1  2/9   7/9    1/6   10/3   14/3
3 2  4/11  7/11   7/22  60/11  98/11
3 3  8/15  7/15   1/2   8      14
3 4  16/23 7/23   31/46 240/23 434/23
4 1  2/17  15/17  3/34  62/17  90/17
4 2  4/19  15/19  7/38  124/19 210/19
4 3  8/23  15/23  15/46 248/23 450/23
4 4  16/31 15/31  1/2   16     30
"""


def initiative(need_of_a: int, need_of_b: int, **options: Any) -> Exact:
    """Who becomes the first player; the needs follow from the other side's camouflage."""
    start = skirmish(a=[levy("a1", camouflage=need_of_b)], b=[levy("b1", camouflage=need_of_a)], **options).start
    return explore(
        RULESET, start, policy(), outcome=first_player_of, measures={"attempts": attempts, "coins": coins}
    )


def first_player_of(battle: Battle) -> str | None:
    return battle.first or None


def attempts(before: Battle, after: Battle) -> int:
    return int(after.tossed > before.tossed)


@pytest.mark.rule("COIN-INIT-2", "COIN-INIT-3", "COIN-INIT-6", "COIN-CAMO-2", "COIN-CAMO-5", "COIN-CAMO-6")
@pytest.mark.parametrize("row", INITIATIVE.strip().splitlines())
def test_initiative(row: str) -> None:
    a, b, *values = row.split()
    first, second, with_lot, tries, tossed = map(F, values)
    exact = initiative(int(a), int(b), initiative_first_tosser="side_a")
    assert exact.chances == {"a": first, "b": second}
    assert exact.means == {"attempts": tries, "coins": tossed}
    assert initiative(int(a), int(b)).chances["a"] == with_lot


@pytest.mark.rule("COIN-INIT-4")
def test_the_other_side_may_toss_first() -> None:
    assert initiative(1, 2, initiative_first_tosser="side_b").chances == {"a": F(3, 5), "b": F(2, 5)}


ACCUMULATE = [
    ["2/3", "10/11", "42/43"],
    ["2/11", "14/25", "1338/1699"],
    ["2/43", "442/1699", "478/913"],
]


@pytest.mark.rule("COIN-INIT-6")
@pytest.mark.parametrize(("a", "b"), [(a, b) for a in (1, 2, 3) for b in (1, 2, 3)])
def test_initiative_with_tails_saved_up(a: int, b: int) -> None:
    exact = initiative(a, b, initiative_first_tosser="side_a", initiative_streak="accumulate")
    assert exact.chances["a"] == F(ACCUMULATE[a - 1][b - 1])


@pytest.mark.rule("COIN-CAMO-3", "COIN-CAMO-4")
@pytest.mark.parametrize(
    ("encounter", "chance"), [("glass_night", F(7, 10)), ("convoy_at_the_pass", F(1, 2)), ("dry_ford", F(1, 2))]
)
def test_initiative_of_the_sample_encounters(encounter: str, chance: F) -> None:
    start = RULESET.start(load_encounter(encounter).encounter)
    assert explore(RULESET, start, policy(), outcome=first_player_of).chances["a"] == chance


# -- the chain -------------------------------------------------------------------------------------
def to_and_fro(battle: Battle, who: str) -> Wish:
    """Run between two points, for ever."""
    spot = battle.units[who].pos
    return "run", {"to": (2 * GRAIN, 2 * GRAIN) if spot == (5 * GRAIN, 5 * GRAIN, 0) else (5 * GRAIN, 5 * GRAIN)}


def runner(**options: Any) -> Battle:
    return opened(a=[levy("a1", at=(5, 5))], b=[levy("b1", at=(20, 12))], **options)


def successes(before: Battle, after: Battle) -> int:
    return after.links - before.links if after.phase == 2 else 0


def chain_length(battle: Battle) -> int | None:
    return battle.links if battle.attacking else None


def links(battle: Battle) -> int:
    return battle.links


CHAIN = {"successes": successes, "coins": coins}


@pytest.mark.rule("COIN-PREP-2", "COIN-PREP-4", "COIN-PREP-5")
def test_a_unit_that_goes_on_as_long_as_it_may() -> None:
    def length(battle: Battle) -> int | str | None:
        return "longer" if battle.links == 7 else chain_length(battle)

    endless = policy(prepare=only_a1(to_and_fro))
    exact = explore(RULESET, runner(), endless, outcome=length, remember=links)
    assert exact.chances == {k: F(1, 2 ** (k + 1)) for k in range(7)} | {"longer": F(1, 128)}
    exact = explore(RULESET, runner(), endless, outcome=lambda battle: battle.attacking or None, measures=CHAIN)
    assert exact.means == {"successes": 1, "coins": 2}


@pytest.mark.rule("COIN-PREP-7")
@pytest.mark.parametrize("steps", range(7))
def test_a_plan_that_stops_when_it_is_done(steps: int) -> None:
    def plan(battle: Battle, who: str) -> Wish:
        return to_and_fro(battle, who) if battle.links < steps else ("stop", {})

    exact = explore(
        RULESET, runner(), policy(prepare=only_a1(plan)), outcome=chain_length, measures=CHAIN, remember=links
    )
    assert exact.chances[steps] == F(1, 2**steps)
    assert exact.means == {"successes": 1 - F(1, 2**steps), "coins": 2 - 2 * F(1, 2**steps)}


@pytest.mark.parametrize("cap", range(7))
def test_a_chain_with_a_cap(cap: int) -> None:
    endless = policy(prepare=only_a1(to_and_fro))
    exact = explore(RULESET, runner(prep_cap=cap), endless, outcome=chain_length, measures=CHAIN)
    assert exact.means["successes"] == 1 - F(1, 2**cap)
    assert exact.chances[cap] == F(1, 2**cap)
