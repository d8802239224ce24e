"""Of what sort every action is: a table groups its buttons by it."""

from __future__ import annotations

from affray.rulesets.coinflip.actions import DEFENCES, PREPARATIONS
from affray.rulesets.coinflip.attack import Attack, Forgo

SORTS = {
    "attack": "attack forgo",
    "item": "draw_item hand_item open_container open_hatch own_hatch pick_up slam_hatch snatch use_item",
    "move": "bail_out board_hold board_pilot change_station dismount drive fall_back run",
    "other": "custom",
    "posture": "brace dodge",
}


def test_the_sorts_of_actions() -> None:
    found: dict[str, set[str]] = {}
    for action in (*PREPARATIONS.values(), *DEFENCES.values(), Attack(), Forgo()):
        found.setdefault(action.group, set()).add(action.id)
    assert found == {sort: set(ids.split()) for sort, ids in SORTS.items()}
