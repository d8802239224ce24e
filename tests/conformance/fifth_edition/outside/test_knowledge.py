"""What a side believes of a fight that does not know everything."""

from __future__ import annotations

import pytest

from affray.core.events import UNSEEN
from affray.core.views import Seat
from affray.rulesets.fifth_edition import RULESET
from affray.rulesets.fifth_edition.outside.knowledge import forget
from tests.conformance.fifth_edition.arena import arena, bru, fig, fighter, power, rai, wall, wiz
from tests.conformance.harness import answer, asked, play

RAIDERS = ("RAI-1", "RAI-2")


@pytest.mark.parametrize("secret", [(), ("stats", "health", "gear", "readied")])
def test_whom_a_question_is_about_has_no_name_and_numbers_nobody(secret: tuple[str, ...]) -> None:
    """Neither in what is believed nor later, when it is seen again."""
    alert = power("alert", cost="reaction", window="on_declare", range_ft=60, damage="3 psychic")
    fight = arena(rai("RAI-1", at=(9, 2)), rai("RAI-2", at=(9, 9)), fig(at=(2, 2), powers=[alert]))
    called = RULESET.names(fight.state)["RAI-1"].removesuffix(" 1")
    assert [RULESET.names(fight.state)[who] for who in RAIDERS] == [f"{called} 1", f"{called} 2"]
    answer(fight, "RAI-1: dash")
    assert asked(fight) == ["FIG on_declare"]
    seen = fight.fork()
    fighter(fight, "RAI-1").known_to = ()
    forget(fight.scene, "heroes", secret, True)
    assert [RULESET.names(fight.state)[who] for who in RAIDERS] == [UNSEEN, called]
    forget(seen.scene, "heroes", secret, True)
    assert [RULESET.names(seen.state)[who] for who in RAIDERS] == [f"{called} 1", f"{called} 2"]


@pytest.mark.rule("E5-ROUND-1")
def test_while_somebody_unseen_has_its_turn_the_last_one_seems_to_have_it() -> None:
    around = wall(*((x, y) for x in range(11, 16) for y in range(4, 9) if (x, y) != (13, 6)))
    fight = arena(wiz(at=(2, 4)), fig(at=(2, 2)), rai(at=(13, 6), unknown=True), bru(at=(20, 10)), features=[around])
    play(fight, "WIZ: end", "FIG: end")
    assert fight.state.owner == "RAI"
    shown = fight.view(Seat("Al", "heroes"))
    places = [each["members"][0] for each in shown["order"]]
    assert (shown["clock"]["owner"], [(each["who"], each["state"]) for each in places]) == (
        "FIG", [("WIZ", "done"), ("FIG", "now"), ("BRU", "next")])  # fmt: skip
