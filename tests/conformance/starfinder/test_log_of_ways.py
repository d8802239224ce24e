"""The log of movement and of handling things: everything that is told, in its order."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from affray.rulesets.starfinder.model.scenario import EnvironmentEntry, SpeedEntry
from tests.conformance.starfinder.boarding import (
    DAGGER,
    KNIFE,
    ada,
    boarding,
    bor,
    cyn,
    door,
    ground,
    put,
    rubble,
    thing,
)
from tests.conformance.starfinder.logs import Scene, log_of, row

WINGS = SpeedEntry(land=30, fly=30)
ROWS = [
    row(
        "SF-MACT-3",
        lambda: boarding(ada(at=(4, 5)), bor(at=(16, 5))),
        ["ADA: sheathe dagger", "ADA: draw pike"],
        """
        Acted ADA sheathe move - dagger by SF-MACT-3
        ItemMoved ADA ADA.dagger sheathed accessible by SF-MACT-3 SF-MACT-4
        Acted ADA draw move - pike by SF-MACT-3
        ItemMoved ADA ADA.pike drawn wielded by SF-MACT-3 SF-MACT-4
        asked: ADA turn
        """,
    ),
    row(
        "SF-MACT-8",
        lambda: boarding(ada(at=(4, 5)), bor(at=(16, 5)), terrain=[door((5, 5))]),
        ["ADA: open_door door", "ADA: close_door door"],
        """
        Acted ADA open_door move - door by SF-MACT-8
        DoorChanged door ADA open by SF-MACT-8
        Acted ADA close_door move - door by SF-MACT-8
        DoorChanged door ADA closed by SF-MACT-8
        asked: ADA turn
        """,
    ),
    row(
        "SF-MACT-1",
        lambda: boarding(
            ada(at=(4, 5), skills={"engineering": 5}),
            bor(at=(16, 5)),
            terrain=[door((5, 5), state="locked")],
        ),
        ["ADA: unlock door", "ADA d20 15"],
        """
        Acted ADA unlock standard - door by SF-MACT-1
        Rolled ADA engineering 15 20 20 by SF-MACT-1 SF-SKILL-2
        DoorChanged door ADA unlocked by SF-MACT-1
        asked: ADA turn
        """,
    ),
    row(
        "SF-MACT-1",
        lambda: boarding(
            ada(at=(4, 5), skills={"engineering": 5}),
            bor(at=(16, 5)),
            terrain=[door((5, 5), state="locked")],
        ),
        ["ADA: unlock door", "ADA d20 14"],
        """
        Acted ADA unlock standard - door by SF-MACT-1
        Rolled ADA engineering 14 19 20 by SF-MACT-1 SF-SKILL-2
        DoorChanged door ADA stuck by SF-MACT-1
        asked: ADA turn
        """,
    ),
    row(
        "SF-MACT-12",
        lambda: boarding(cyn(at=(4, 5)), bor(at=(16, 5))),
        ["CYN: attack BOR with laser", "CYN d20 1", "CYN: reload laser"],
        """
        AttackDeclared CYN BOR laser standard by SF-ATK-1
        Rolled CYN attack 1 7 13 by SF-ATK-8
        AttackResolved CYN BOR laser False False 13 by SF-ATK-8
        Acted CYN reload move - laser by SF-MACT-12
        Reloaded CYN CYN.laser 20 by SF-MACT-12
        asked: CYN turn
        """,
    ),
    row(
        "SF-MACT-8",
        lambda: boarding(
            ada(at=(4, 5), items=[put(DAGGER, "stowed"), put(KNIFE, "wielded")]),
            bor(at=(16, 5)),
        ),
        ["ADA: take_out dagger", "ADA: stow knife"],
        """
        Acted ADA take_out move - dagger by SF-MACT-8
        ItemMoved ADA ADA.dagger taken_out wielded by SF-MACT-8 SF-MACT-4
        Acted ADA stow move - knife by SF-MACT-8
        ItemMoved ADA ADA.knife stowed stowed by SF-MACT-8 SF-MACT-4
        asked: ADA turn
        """,
    ),
    row(
        "SF-ITEM-1",
        lambda: boarding(
            ada(at=(4, 5), items=[thing("lamp", location="held", activation="move", active=False)]),
            bor(at=(16, 5)),
        ),
        ["ADA: activate_item lamp"],
        """
        Acted ADA activate_item move - lamp by SF-ITEM-1
        Switched ADA ADA.lamp on by SF-ITEM-1
        asked: ADA turn
        """,
    ),
    row(
        "SF-MACT-2",
        lambda: boarding(ada(at=(4, 5), conditions=["prone"]), bor(at=(5, 5))),
        ["ADA: stand_up"],
        """
        Acted ADA stand_up move - - by SF-MACT-2
        ConditionLost ADA prone stood_up by SF-MACT-2
        asked: ADA turn
        """,
    ),
    row(
        "SF-SWIFT-1",
        lambda: boarding(ada(at=(4, 5)), bor(at=(16, 5))),
        ["ADA: drop_prone", "ADA: crawl 5,5"],
        """
        Acted ADA drop_prone swift - - by SF-SWIFT-1
        ConditionGained ADA prone - by SF-COND-10
        Acted ADA crawl move - 5,5 by SF-MACT-14
        Moved ADA crawl 4,5 5,5 5 0 by SF-MACT-14
        asked: ADA turn
        """,
    ),
    row(
        "SF-MACT-9",
        lambda: boarding(ada(at=(4, 5)), bor(at=(5, 5))),
        ["ADA: guarded_step 3,5"],
        """
        Acted ADA guarded_step move - 3,5 by SF-MACT-9
        Moved ADA guarded 4,5 3,5 5 0 by SF-MACT-9
        asked: ADA turn
        """,
    ),
    row(
        "SF-AOO-2",
        lambda: boarding(ada(at=(4, 5)), bor(at=(5, 5))),
        ["ADA: move 3,5", "BOR: attack_of_opportunity with sword", "BOR d20 5"],
        """
        Acted ADA move move - - by SF-MACT-13
        Reacted BOR opportunity attack_of_opportunity by SF-REACT-1 SF-REACT-3
        AttackDeclared BOR ADA sword opportunity by SF-AOO-1
        Rolled BOR attack 5 15 17 by SF-ATK-8
        AttackResolved BOR ADA sword False False 17 by SF-ATK-8
        Moved ADA land 4,5 3,5 5 0 by SF-MOVE-2
        asked: ADA turn
        """,
    ),
    row(
        "SF-RUN-1",
        lambda: boarding(ada(at=(4, 5)), bor(at=(26, 5))),
        ["ADA: run 6,5"],
        """
        ConditionGained ADA flat_footed ADA by SF-COND-12
        Acted ADA run full - 6,5 by SF-RUN-1
        Moved ADA run 4,5 5,5 5 0 by SF-MOVE-2
        Moved ADA run 5,5 6,5 5 0 by SF-MOVE-2
        asked: ADA turn
        """,
    ),
    row(
        "SF-WDRAW-1",
        lambda: boarding(ada(at=(4, 5)), bor(at=(5, 5))),
        ["ADA: withdraw 3,5 2,5"],
        """
        Acted ADA withdraw full - - by SF-WDRAW-1
        Moved ADA withdraw 4,5 3,5 5 0 by SF-MOVE-2
        Moved ADA withdraw 3,5 2,5 5 0 by SF-MOVE-2
        asked: ADA turn
        """,
    ),
    row(
        "SF-CHARGE-1",
        lambda: boarding(ada(at=(4, 5), los_at_turn_start=("BOR",)), bor(at=(9, 5))),
        ["ADA: charge BOR with dagger", "ADA d20 2"],
        """
        Acted ADA charge full BOR dagger by SF-CHARGE-1
        Moved ADA charge 4,5 5,5 5 0 by SF-MOVE-2
        Moved ADA charge 5,5 6,5 5 0 by SF-MOVE-2
        Moved ADA charge 6,5 7,5 5 0 by SF-MOVE-2
        Moved ADA charge 7,5 8,5 5 0 by SF-MOVE-2
        AttackDeclared ADA BOR dagger charge by SF-ATK-1
        Rolled ADA attack 2 7 15 by SF-ATK-8
        AttackResolved ADA BOR dagger False False 15 by SF-ATK-8
        asked: ADA turn
        """,
    ),
    row(
        "SF-MOVE-11",
        lambda: boarding(ada(at=(0, 5)), bor(at=(9, 5)), environment=EnvironmentEntry(gravity="zero")),
        ["ADA: push_off E"],
        """
        Acted ADA push_off move - E by SF-MOVE-11
        Drifting ADA 15 by SF-MOVE-11
        Moved ADA forced 0,5 1,5 0 0 by SF-AOO-14
        Moved ADA forced 1,5 2,5 0 0 by SF-AOO-14
        Moved ADA forced 2,5 3,5 0 0 by SF-AOO-14
        asked: ADA turn
        """,
    ),
    row(
        "SF-MOVE-10",
        lambda: boarding(
            ada(at=(4, 5), altitude_ft=20, speed=WINGS, skills={"acrobatics": 5}),
            bor(at=(9, 5)),
        ),
        ["ADA: hover", "ADA d20 10"],
        """
        Acted ADA hover move - - by SF-MOVE-10
        Rolled ADA acrobatics 10 15 15 by SF-MOVE-10 SF-SKILL-2
        asked: ADA turn
        """,
    ),
    row(
        "SF-MOVE-10",
        lambda: boarding(
            ada(at=(4, 5), altitude_ft=20, speed=WINGS, skills={"acrobatics": 5}),
            bor(at=(9, 5)),
        ),
        ["ADA: hover", "ADA d20 9 | ADA 2d6 1 2"],
        """
        Acted ADA hover move - - by SF-MOVE-10
        Rolled ADA acrobatics 9 14 15 by SF-MOVE-10 SF-SKILL-2
        FellFrom ADA 20 by SF-MOVE-13
        DiceRolled ADA fall 2d6 1,2 3 by SF-GEN-8
        Damaged ADA fall 3 0 3 0 24 25 by SF-DMG-1
        ConditionGained ADA prone - by SF-COND-10
        asked: ADA turn
        """,
    ),
    row(
        "SF-MOVE-13",
        lambda: boarding(ada(at=(4, 5)), bor(at=(9, 5)), terrain=[ground("pit", (5, 5))]),
        ["ADA: move 5,5", "ADA d6 2"],
        """
        Acted ADA move move - - by SF-MACT-13
        Moved ADA land 4,5 5,5 5 0 by SF-MOVE-2
        FellFrom ADA 10 by SF-MOVE-13
        DiceRolled ADA fall 1d6 2 2 by SF-GEN-8
        Damaged ADA fall 2 0 2 0 25 25 by SF-DMG-1
        ConditionGained ADA prone - by SF-COND-10
        asked: ADA turn
        """,
    ),
    row(
        "SF-MOVE-7",
        lambda: boarding(ada(at=(4, 5)), bor(at=(9, 5)), terrain=[rubble((5, 5), (6, 6))]),
        ["ADA: move 5,5 6,6"],
        """
        Acted ADA move move - - by SF-MACT-13
        Moved ADA land 4,5 5,5 10 0 by SF-MOVE-2
        Moved ADA land 5,5 6,6 15 0 by SF-MOVE-2
        asked: ADA turn
        """,
    ),
]


@pytest.mark.parametrize(("scene", "lines", "told"), ROWS)
def test_what_is_told(scene: Scene, lines: Sequence[str], told: str) -> None:
    assert log_of(scene, lines) == told
