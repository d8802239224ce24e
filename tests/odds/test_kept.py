"""Odds that were worked out once and are kept: whatever is done to reach them faster, they stay what they are.

`python -m tests.odds.test_kept` writes them down anew, for rules that have changed.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from affray.core.script import Choose, Pick
from affray.core.situation import Situation
from affray.odds import Odds
from tests.conformance.acks2.ring import orc, ring, someone
from tests.conformance.coinflip.skirmish import functionary, levy, skirmish, turn_of
from tests.conformance.eclipse_phase import firefight as ep
from tests.conformance.fifth_edition.arena import arena, fig, rai, wiz
from tests.conformance.harness import play
from tests.conformance.starfinder.boarding import boarding, bor, cyn

KEPT = Path(__file__).with_name("kept.json")
Moment = tuple[Situation[Any], Pick]


def said(situation: Situation[Any], who: str, text: str) -> Moment:
    answer = situation.read(who, text)
    assert isinstance(answer, Pick), answer
    return situation, answer


def usual(situation: Situation[Any], who: str, do: str, **given: Any) -> Moment:
    question = situation.asked(who)
    assert isinstance(question, Choose)
    option = question.option(do)
    values = None if option is None else option.complete(given)
    assert values is not None
    return situation, Pick(who, do, values)


def duellists(**of_a: Any) -> Any:
    one, two = ep.someone("a", 12, at=0, melee=60, **of_a), ep.someone("b", 10, at=1, durability=30, fray=40, melee=10)
    return play(ep.firefight(one, two), *["a: decline" for _ in of_a], "a: act none")


MOMENTS: dict[str, Callable[[], Moment]] = {
    "fifth edition, attack": lambda: said(
        arena(fig(at=(5, 5)), rai(at=(5, 6))), "FIG", "attack RAI with longsword"),
    "fifth edition, advantage": lambda: said(
        arena(fig(at=(5, 5)), rai(at=(5, 6), conditions=["prone"])), "FIG", "attack RAI with longsword"),
    "fifth edition, temporary hit points": lambda: said(
        arena(fig(at=(5, 5)), rai(at=(5, 6), temp_hp=6)), "FIG", "attack RAI with longsword"),
    "fifth edition, area": lambda: said(
        arena(wiz(at=(5, 5)), fig(at=(0, 0)), rai("R1", at=(4, 12)), rai("R2", at=(5, 12), hp=20, hp_max=30)),
        "WIZ", "use fire_burst at 5,13"),
    "fifth edition, contest": lambda: said(arena(fig(at=(5, 5)), rai(at=(5, 6))), "FIG", "grapple RAI"),
    "starfinder, attack": lambda: usual(boarding(bor(at=(5, 5)), cyn(at=(6, 5))), "BOR", "attack", target="CYN"),
    "starfinder, stamina and hit points": lambda: usual(
        boarding(bor(at=(5, 5)), cyn(at=(6, 5), sp=2, hp=3)), "BOR", "attack", target="CYN"),
    "acks2, attack": lambda: said(
        ring(someone("a", at=(0, 0)), orc("t", at=(0, 1), hp=4), numbers="a=5 t=1"), "a", "attack t with sword"),
    "coinflip, attack": lambda: said(
        turn_of(skirmish(a=[functionary("f", at=(5, 5))], b=[levy("l", at=(18, 5))]), "f", "l"),
        "f", "attack with glock,universal"),
    "eclipse phase, attack": lambda: said(duellists(), *ep.strike("a", "b").split(": ")),
    "eclipse phase, defence": lambda: usual(play(duellists(), ep.strike("a", "b")), "b", "fray"),
    "eclipse phase, point before the roll": lambda: usual(
        play(duellists(vigor=2), ep.strike("a", "b"), "b: fray"), "a", "nothing"),
}  # fmt: skip


def plain(odds: Odds | None) -> Any:
    """Odds as JSON knows them."""
    assert odds is not None
    fates = {
        who: {
            "hit": told(fate.hit), "critical": told(fate.critical), "saved": told(fate.saved),
            "felled": told(fate.felled), "damage": {str(value): told(chance) for value, chance in fate.damage.items()},
            "conditions": {name: told(chance) for name, chance in sorted(fate.conditions.items())},
        }
        for who, fate in odds.fates.items()
    }  # fmt: skip
    amount = None if odds.amount is None else {str(value): told(chance) for value, chance in odds.amount.items()}
    return {"fates": fates, "success": told(odds.success), "amount": amount, "assumed": list(odds.assumed)}


def told(chance: Any) -> str | None:
    return None if chance is None else str(chance)


def found(name: str) -> Any:
    situation, answer = MOMENTS[name]()
    return plain(situation.odds(answer))


@pytest.mark.parametrize("name", MOMENTS)
def test_odds_are_what_they_were(name: str) -> None:
    assert found(name) == json.loads(KEPT.read_text())[name]


if __name__ == "__main__":
    KEPT.write_text(json.dumps({name: found(name) for name in MOMENTS}, indent=1) + "\n")
