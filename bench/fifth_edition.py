"""How many fights of the fifth edition the automatic player plays in a second, and where the time goes.

Four heroes against six raiders on a map of 24 x 24 squares with walls and difficult ground, events off.
"""

from __future__ import annotations

from typing import Any

from affray.files.encounters import bestiary, build
from affray.rulesets.fifth_edition import RULESET
from bench import many_fights

WALLS = [(3, 5), (3, 6), (3, 7), (8, 2), (8, 3), (12, 10), (12, 11), (12, 12), (13, 12), (18, 6), (18, 7), (19, 7)]
MUD = [(x, y) for x in range(9, 13) for y in range(4, 7)] + [(x, y) for x in range(4, 8) for y in range(15, 18)]
HEROES = {"brann_oakhand": (4, 10), "sela_quickwater": (4, 12), "ilmar_voss": (2, 11), "sister_tamsin": (3, 13)}
RAIDERS = ((18, 9), (18, 11), (18, 13), (20, 8), (20, 12), (20, 15))


def encounter() -> dict[str, Any]:
    """The encounter as a file would have it."""
    return {
        "game": "fifth_edition",
        "title": "Four against six",
        "map": {
            "size": [24, 24],
            "terrain": [
                {"kind": "wall", "squares": [list(each) for each in WALLS], "cover": "total", "blocks_movement": True},
                {"kind": "mud", "squares": [list(each) for each in MUD], "difficult": True},
                {"kind": "hurdle", "edges": [[[15, y], [16, y]] for y in range(9, 13)], "cover": "half"},
            ],
        },
        "combatants": [
            *({"unit": name, "at": list(place)} for name, place in HEROES.items()),
            *(
                {"unit": "ridge_raider", "id": f"raider_{number}", "at": list(place)}
                for number, place in enumerate(RAIDERS, 1)
            ),
        ],
        "options": {"initiative_tie": "dexterity", "group_member_order": "fixed"},
        **bestiary(RULESET),
    }


def measure() -> dict[str, float]:
    return many_fights.measure(RULESET, RULESET.start(build(RULESET, encounter())), "heroes", 400)


if __name__ == "__main__":
    many_fights.report(RULESET, RULESET.start(build(RULESET, encounter())), "heroes", 400)
