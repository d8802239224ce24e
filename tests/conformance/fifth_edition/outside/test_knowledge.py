"""What a side believes of a fight that does not know everything."""

from __future__ import annotations

import pytest

from affray.core.events import UNSEEN
from affray.rulesets.fifth_edition import RULESET
from affray.rulesets.fifth_edition.outside.knowledge import forget
from tests.conformance.fifth_edition.arena import arena, fig, fighter, power, rai
from tests.conformance.harness import answer, asked

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
