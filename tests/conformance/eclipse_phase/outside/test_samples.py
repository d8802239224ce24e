"""The sample encounters: they can be read, and fights go on to an end with automatic players."""

from __future__ import annotations

import pytest

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.files import load_encounter
from affray.players.driver import play_out
from affray.rulesets.eclipse_phase import RULESET
from affray.rulesets.eclipse_phase.model.scenario import Encounter

NAMES = ("docking_bay", "service_tunnel", "reactor_gallery")


def sample(name: str) -> Encounter:
    found = load_encounter(name, games=[RULESET]).encounter
    assert isinstance(found, Encounter)
    return found


@pytest.mark.parametrize("name", NAMES)
def test_a_sample_is_played_to_its_end(name: str) -> None:
    fight = Fight(RULESET, RULESET.start(sample(name)))
    play_out(fight, RULESET.player(), Dice(name))
    assert fight.over in {*(each.side for each in sample(name).combatants), "draw"}


@pytest.mark.rule("EP-INIT-1", "EP-WOUND-1", "EP-DEATH-2")
@pytest.mark.parametrize(
    ("encounter", "who", "initiative", "threshold", "rating"),
    [
        ("docking_bay", "dockguard", 7, 7, 53), ("docking_bay", "tin_hand", 4, 5, 50),
        ("docking_bay", "blade", 9, 6, 45),
        ("reactor_gallery", "colossus", 6, 16, 120), ("service_tunnel", "gnash_hound", 7, 4, 30),
    ],
)  # fmt: skip
def test_derived_values_of_the_sample_combatants(
    encounter: str, who: str, initiative: int, threshold: int, rating: int
) -> None:
    card = RULESET.start(sample(encounter)).fighters[who].card
    assert (card.initiative, card.wound_threshold, card.death_rating) == (initiative, threshold, rating)


@pytest.mark.rule("EP-ATK-15")
def test_copies_get_numbered_ids_and_the_turret_hangs_where_the_encounter_says() -> None:
    state = RULESET.start(sample("reactor_gallery"))
    assert {"tin_hand", "tin_hand_2"} <= {*state.fighters}
    mount = state.fighters["warden"].arms["turret"].mount
    assert mount == (1200, 1200, 0)
