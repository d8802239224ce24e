"""Of what sort every action is: a table groups its buttons by it."""

from __future__ import annotations

from affray.rulesets.starfinder.actions import ACTIONS

SORTS = {
    "attack": """
        attack automatic_fire bull_rush charge coup_de_grace covering_fire dirty_trick disarm feint
        full_attack grapple harrying_fire reposition sunder trip
    """,
    "item": """
        activate_item change_grip close_door draw drop open_door pick_up reload set_mode sheathe
        stow take_out unlock
    """,
    "magic": "cast concentrate continue_casting dismiss redirect use_ability",
    "move": "crawl escape grab_surface guarded_step hover minimum_move move push_off run withdraw",
    "other": "douse end end_condition first_aid release search wake",
    "posture": "delay drop_prone hide ready stand_up total_defense",
    "talk": "demoralize diversion speak surrender",
}


def test_the_sorts_of_actions() -> None:
    found: dict[str, set[str]] = {}
    for action in ACTIONS.values():
        found.setdefault(action.group, set()).add(action.id)
    assert found == {sort: set(ids.split()) for sort, ids in SORTS.items()}
