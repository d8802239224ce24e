"""The chances of checks, initiative, chains and hatches, exactly as fractions.

Nothing is computed here but by fighting: the explorer plays every fall of the coins, and the values are those of the
specification's tables.
"""

from __future__ import annotations

from fractions import Fraction as F
from typing import Any

import pytest

from affray.explore import Exact, explore
from affray.files.encounters import load_encounter
from affray.rulesets.coinflip import RULESET
from affray.rulesets.coinflip.stats import GRAIN, Battle
from tests.conformance.coinflip.odds import Policy, Wish, always, coins, only_a1, opened, policy, rows
from tests.conformance.coinflip.skirmish import beetle, breaker, levy, skirmish


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
    return explore(RULESET, start, policy(), outcome=first_player_of, measures={"attempts": attempts, "coins": coins})


def first_player_of(battle: Battle) -> str | None:
    return battle.first or None


def attempts(before: Battle, after: Battle) -> int:
    return int(after.tossed > before.tossed)


@pytest.mark.rule("COIN-INIT-2", "COIN-INIT-3", "COIN-INIT-6", "COIN-CAMO-2", "COIN-CAMO-5", "COIN-CAMO-6")
@pytest.mark.parametrize("row", rows(INITIATIVE, 2))
def test_initiative(row: list[str]) -> None:
    a, b, *values = row
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


@pytest.mark.rule("COIN-CAMO-3")
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


# -- the opposed hatch -----------------------------------------------------------------------------
def siege(*, away: bool = False, **more: Any) -> Battle:
    """A Breaker beside a Beetle, or away from it; a Levy at the wheel, and the enemy's active unit far off."""
    a1 = breaker("a1", at=(2, 12) if away else (5, 5))
    car = beetle("car", at=(7.5, 5), pilot="p")
    return opened(a=[a1], b=[car, levy("p"), levy("b1", at=(20, 5)), *more.pop("b", ())], **more)


def plan(*steps: Wish) -> Policy:
    """Do these things one after the other, each as often as it takes, and stop when all are done."""

    def wish(battle: Battle, who: str) -> Wish:
        left = [step for step in steps if not is_done(battle, step)]
        return left[0] if left else ("stop", {})

    return only_a1(wish)


def is_done(battle: Battle, step: Wish) -> bool:
    do, values = step
    if do == "run":
        return battle.units["a1"].pos == (*values["to"], 0)
    vehicle = battle.units[values["vehicle"]]
    return vehicle.hatch_open if do == "open_hatch" else battle.units["a1"].inside == vehicle.id


def run(x: int, y: int) -> Wish:
    return "run", {"to": (x * GRAIN, y * GRAIN)}


def pull(vehicle: str = "car") -> Wish:
    return "open_hatch", {"vehicle": vehicle}


def hatch(battle: Battle) -> str | None:
    """How the pulling ended."""
    if battle.units["car"].hatch_open:
        return "open"
    return "closed" if battle.attacking else None


def by_hero(before: Battle, after: Battle) -> int:
    return int(after.tossed > before.tossed)


def by_pilot(before: Battle, after: Battle) -> int:
    return coins(before, after) - by_hero(before, after)


@pytest.mark.rule("COIN-HATCH-2", "COIN-HATCH-3", "COIN-HATCH-4", "COIN-HATCH-5")
def test_one_pull_at_the_hatch() -> None:
    def result(battle: Battle) -> str | None:
        return hatch(battle) or ("held" if battle.links else None)

    exact = explore(RULESET, siege(), policy(prepare=plan(pull())), outcome=result)
    assert exact.chances == {"closed": F(1, 2), "open": F(1, 4), "held": F(1, 4)}


@pytest.mark.rule("COIN-HATCH-3")
def test_pulling_at_the_hatch_as_long_as_it_takes() -> None:
    pulling = policy(prepare=plan(pull()))
    measures = {"coins": coins, "hero": by_hero, "pilot": by_pilot}
    exact = explore(RULESET, siege(), pulling, outcome=hatch, measures=measures)
    assert exact.chances == {"open": F(1, 3), "closed": F(2, 3)}
    assert exact.means == {"coins": 2, "hero": F(4, 3), "pilot": F(2, 3)}


def test_how_many_pulls_it_takes() -> None:
    def pulls(battle: Battle) -> tuple[str, int] | None:
        ended = hatch(battle)
        if ended is None:
            return ("longer", 5) if battle.links == 5 else None
        return ended, battle.links + (ended == "closed")

    exact = explore(RULESET, siege(), policy(prepare=plan(pull())), outcome=pulls, remember=links)
    for k in range(1, 6):
        assert exact.chances["open", k] == F(1, 4**k)
        assert exact.chances["open", k] + exact.chances["closed", k] == 3 * F(1, 4**k)
    assert exact.chances["longer", 5] == F(1, 4**5)


@pytest.mark.rule("COIN-HATCH-4")
def test_a_pilot_who_does_not_oppose() -> None:
    gentle = policy(prepare=plan(pull()), oppose=always("decline"))
    assert explore(RULESET, siege(), gentle, outcome=hatch).chances["open"] == F(1, 2)


def test_run_and_open_and_board() -> None:
    def inside(battle: Battle) -> bool | None:
        if battle.units["a1"].inside:
            return True
        return False if battle.attacking else None

    start, way = siege(away=True), (run(5, 5), pull())
    assert explore(RULESET, start, policy(prepare=plan(*way)), outcome=hatch).chances["open"] == F(1, 6)
    aboard = policy(prepare=plan(*way, ("board_hold", {"vehicle": "car"})))
    assert explore(RULESET, start, aboard, outcome=inside).chances[True] == F(1, 12)


def test_two_runs_and_two_hatches() -> None:
    second = beetle("van", at=(7.5, 11), pilot="q"), levy("q")
    start = siege(away=True, b=second)

    def both(battle: Battle) -> bool | None:
        if battle.units["van"].hatch_open:
            return battle.units["car"].hatch_open
        return False if battle.attacking else None

    def tour(battle: Battle, who: str) -> Wish:
        first = () if battle.units["car"].hatch_open else (run(5, 5), pull("car"))
        return plan(*(first or (run(5, 11), pull("van"))))(battle, who)

    exact = explore(RULESET, start, policy(prepare=only_a1(tour)), outcome=both)
    assert exact.chances[True] == F(1, 2**2) * F(1, 3**2)


def test_the_axe_through_the_hatch() -> None:
    def axe(battle: Battle, who: str) -> Wish:
        through = who == "a1" and battle.units["car"].hatch_open
        return ("attack", {"with": ("a1.breach_axe",)}) if through else ("forgo", {})

    def at_the_pilot(battle: Battle, who: str) -> Wish:
        return "allot", {"amounts": {"p": sum(battle.portions.values())}}

    def brace(battle: Battle, side: str) -> Wish:
        struck = "p" in battle.allotment and "p" not in battle.defended
        return ("brace", {"unit": "p"}) if struck else ("end", {})

    def pilot(battle: Battle) -> str | None:
        return battle.units["p"].status if battle.phase == 4 else None

    player = policy(prepare=plan(run(5, 5), pull()), attack=axe, allot=at_the_pilot, defend=brace)
    assert explore(RULESET, siege(away=True), player, outcome=pilot).chances == {"marked": F(1, 12), "ok": F(11, 12)}
