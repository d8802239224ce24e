"""For the explorer: fixed players, whose every decision follows from the battle alone, and battles to start from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.script import Choose, Pick
from affray.rulesets.coinflip.stats import Battle
from affray.rulesets.game import Player
from tests.conformance.coinflip.skirmish import first_player, skirmish

Wish = tuple[str, dict[str, Any]]
Policy = Callable[[Battle, str], Wish]


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


# -- starts and measures ---------------------------------------------------------------------------
def coins(before: Battle, after: Battle) -> int:
    return after.tossed - before.tossed


def opened(first: str = "a", **described: Any) -> Battle:
    """A battle whose initiative has been decided."""
    return first_player(skirmish(**described), first).state.clone()


def rows(table: str, key: int) -> list[Any]:
    """The rows of a table as parameters of a test, each a list of words, named by its first ones."""
    split = [line.split() for line in table.strip().splitlines()]
    return [pytest.param(words, id=" ".join(words[:key])) for words in split]
