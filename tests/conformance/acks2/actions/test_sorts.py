"""Of what sort every action is: a table groups its buttons by it."""

from __future__ import annotations

from affray.rulesets.acks2.actions import ACTIONS

SORTS = {
    "attack": "attack charge coup_de_grace engage grab hold_damage maneuver",
    "item": "don_or_remove_armor draw drop_and_draw in_lieu_of_attack in_lieu_of_movement mode pick_up shield",
    "magic": "cast spell_like_ability",
    "move": "crawl escape march remain_stationary retreat run running_sneak sneak withdraw",
    "other": "full_round_task treat_injury",
    "posture": "defend hide ready stand_up take_cover",
}


def test_the_sorts_of_actions() -> None:
    found: dict[str, set[str]] = {}
    for action in ACTIONS.values():
        found.setdefault(action.group, set()).add(action.id)
    assert found == {sort: set(ids.split()) for sort, ids in SORTS.items()}
