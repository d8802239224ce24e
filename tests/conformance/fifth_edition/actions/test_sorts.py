"""Of what sort every action is: a table groups its buttons by it."""

from __future__ import annotations

from affray.rulesets.fifth_edition.actions import ACTIONS

SORTS = {
    "attack": "attack grapple help_attack multiattack offhand shove",
    "item": "draw drop give operate pick_up sheathe",
    "magic": "end_concentration use",
    "move": "approach back_off dash disengage escape jump move rise",
    "other": """
        called_shot disarm drive end face first_aid flank help high_jump improvise lair_action mount
        overrun release rest search
    """,
    "posture": "delay dodge drop_prone hide ready stand stop_hiding",
    "talk": "speak surrender",
}


def test_the_sorts_of_actions() -> None:
    found: dict[str, set[str]] = {}
    for action in ACTIONS.values():
        found.setdefault(action.group, set()).add(action.id)
    assert found == {sort: set(ids.split()) for sort, ids in SORTS.items()}
