"""Coins: the only random device, every toss in the log, none repeated; and items never in two places."""

from __future__ import annotations

from collections import Counter

import pytest

from affray.core.fight import Fight
from affray.core.script import Roll, Thrown
from affray.rulesets.coinflip import RULESET
from affray.rulesets.coinflip.events import Tossed
from affray.rulesets.coinflip.stats import Battle
from tests.conformance.coinflip.skirmish import (
    levy,
    play_by_itself,
    sample,
    skirmish,
    trooper,
    turn_of,
    unit,
)
from tests.conformance.harness import play, told

RANK = {"ok": 0, "marked": 1, "destroyed": 2, "removed": 3}


def places(state: Battle) -> Counter[str]:
    """In how many places everything is."""
    found = Counter(list(state.ground))
    for item in state.items.values():
        found.update(item.contents)
    for each in state.units.values():
        found.update(name for name in (each.left, each.right) if name)
        found.update([*each.backpack, *each.slots, *each.cargo])
    return found


@pytest.fixture(scope="module")
def battle() -> Fight[Battle]:
    """A whole battle with vehicles, hatches and bail-outs, played by itself."""
    return play_by_itself(Fight(RULESET, RULESET.start(sample("convoy_at_the_pass"))), "coins")


@pytest.mark.rule("COIN-TOSS-1")
def test_nothing_but_coins_is_ever_thrown_and_each_falls_on_either_side(battle: Fight[Battle]) -> None:
    faces = Counter(die for reply in battle.journal.path() if isinstance(reply, Thrown) for die in reply.dice)
    assert set(faces) == {1, 2}
    assert faces.total() == battle.state.tossed
    assert abs(faces[1] - faces[2]) < 4 * faces.total() ** 0.5


@pytest.mark.rule("COIN-TOSS-1")
def test_a_roll_takes_coins_only() -> None:
    fight = skirmish(a=[levy("l1", at=(5, 5))], b=[levy("b1", at=(15, 5))])
    assert isinstance(fight.pending, Roll)
    assert (fight.pending.count, fight.pending.sides) == (1, 2)
    assert [each.rule for each in fight.answer(Thrown("gm", (3,)))] == ["CORE-DICE"]


@pytest.mark.rule("COIN-TOSS-1", "COIN-TOSS-2")
def test_tails_are_what_counts(battle: Fight[Battle]) -> None:
    assert all(each.tails == each.coins.count("T") for each in told(battle, Tossed))


@pytest.mark.rule("COIN-TOSS-5", "COIN-TOSS-6")
def test_every_toss_is_in_the_log_as_it_fell_in_one_ordered_stream(battle: Fight[Battle]) -> None:
    thrown = [reply.dice for reply in battle.journal.path() if isinstance(reply, Thrown)]
    fallen = ["".join("TH"[die - 1] for die in dice) for dice in thrown]
    tosses = told(battle, Tossed)
    assert [each.coins for each in tosses] == fallen
    ends = [each.number + len(each.coins) for each in tosses]
    assert [each.number for each in tosses] == [1, *ends[:-1]]


@pytest.mark.rule("COIN-TOSS-5")
def test_every_toss_says_who_tossed_why_and_by_which_rule(battle: Fight[Battle]) -> None:
    known = {"gm", "a", "b", *battle.state.units}
    for each in told(battle, Tossed):
        assert each.who in known
        assert each.why
        assert any(rule.startswith("COIN-") and rule != "COIN-TOSS-5" for rule in each.rules)


@pytest.mark.rule("COIN-TOSS-5")
def test_tosses_come_in_the_order_of_the_round_procedure() -> None:
    fight = skirmish(a=[trooper("t", at=(5, 5))], b=[trooper("t2", at=(15, 5))])
    turn_of(fight, "t", "t2")
    play(fight, "t: run 6,6", "t T", "t: attack with carbine", "t T H H", "t: allot t2=1", "b: dodge t2", "t2 H")
    assert [(each.who, each.why, each.coins) for each in told(fight, Tossed)] == [
        ("gm", "lot", "T"), ("a", "initiative", "T"), ("t", "run", "T"), ("t", "attack", "THH"), ("t2", "dodge", "H"),
    ]  # fmt: skip


@pytest.mark.rule("COIN-TOSS-2")
def test_all_coins_are_tossed_even_when_fewer_would_do() -> None:
    fight = skirmish(a=[trooper("t", at=(5, 5))], b=[trooper("t2", at=(15, 5), guard=4)])
    turn_of(fight, "t", "t2")
    play(fight, "t: attack with carbine", "t T H H", "t: allot t2=1", "b: brace t2", "t2 T T T T")
    assert [each.coins for each in told(fight, Tossed)][-1] == "TTTT"


@pytest.mark.rule("COIN-ITEM-1", "COIN-UNIT-7", "COIN-DMG-2")
def test_through_whole_battles_items_have_one_place_status_runs_one_way_and_points_stay_in_bounds() -> None:
    for name in ("convoy_at_the_pass", "glass_night"):
        fight = Fight(RULESET, RULESET.start(sample(name)))
        player, last = RULESET.player(), dict.fromkeys(fight.state.units, 0)
        coins = iter(range(10_000))
        while not fight.over:
            question = fight.pending
            if isinstance(question, Roll):
                fight.give(Thrown(question.who, tuple(1 + (next(coins) * 7 // 3) % 2 for _ in range(question.count))))
            else:
                assert question is not None
                fight.give(player(fight, question))
            assert max(places(fight.state).values()) == 1
            for each in fight.state.units:
                assert last[each] <= RANK[unit(fight, each).status]
                last[each] = RANK[unit(fight, each).status]
                assert 0 <= unit(fight, each).hp <= unit(fight, each).card.hp_max
