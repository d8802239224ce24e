"""Of what sort every action is: a table groups its buttons by it."""

from __future__ import annotations

from affray.rulesets.eclipse_phase.actions import ACTIONS

SORTS = {
    "attack": """
        attack_melee attack_psi attack_ranged attack_system attack_thrown full_aim grapple_hold
        quick_aim suppressive_fire throw_back
    """,
    "item": "adjust_blast draw drop_item hand_over open_door pick_up reload take_drug use_device",
    "move": "break_free flee jump move",
    "other": """
        basic_perception boost detailed_perception examine ignore_trauma ignore_wound mesh_action
        put_out_fire regain_wits release stabilize task wake
    """,
    "posture": "drop_prone full_defense stand_up take_cover",
    "talk": "convey_information speak surrender",
}


def test_the_sorts_of_actions() -> None:
    found: dict[str, set[str]] = {}
    for action in ACTIONS.values():
        found.setdefault(action.group, set()).add(action.id)
    assert found == {sort: set(ids.split()) for sort, ids in SORTS.items()}
