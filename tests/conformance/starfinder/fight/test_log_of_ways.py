"""The log of movement: everything that is told, and how everybody is left."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from affray.rulesets.starfinder.model.scenario import EnvironmentEntry, SpeedEntry
from tests.conformance.starfinder.boarding import (
    WINGS,
    ada,
    boarding,
    bor,
    ground,
    rubble,
)
from tests.conformance.starfinder.logs import Scene, log_of, row

ROWS = [
    row(
        "SF-MACT-9",
        lambda: boarding(ada(at=(4, 5)), bor(at=(5, 5))),
        ["ADA: guarded_step 3,5"],
        """
        Acted ADA guarded_step - 3,5 move by SF-MACT-9
        Moved ADA guarded 4,5 3,5 5 0 by SF-MACT-9
        ADA 3,5 hp 25 sp 27 rp 5 swr ADA.dagger
        BOR 5,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: ADA turn
        """,
    ),
    row(
        "SF-AOO-2",
        lambda: boarding(ada(at=(4, 5)), bor(at=(5, 5))),
        ["ADA: move 3,5", "BOR: attack_of_opportunity with sword", "BOR d20 5"],
        """
        Acted ADA move - - move by SF-MACT-13
        Reacted BOR opportunity attack_of_opportunity by SF-REACT-1 SF-REACT-3
        AttackDeclared BOR ADA sword opportunity by SF-AOO-1
        Rolled BOR attack 5 15 17 by SF-ATK-8
        AttackResolved BOR ADA sword False False 17 by SF-ATK-8
        Moved ADA land 4,5 3,5 5 0 by SF-MOVE-2
        ADA 3,5 hp 25 sp 27 rp 5 swr ADA.dagger last_attacker:BOR
        BOR 5,5 hp 25 sp 0 rp 0 - BOR.sword
        asked: ADA turn
        """,
    ),
    row(
        "SF-RUN-1",
        lambda: boarding(ada(at=(4, 5)), bor(at=(26, 5))),
        ["ADA: run 6,5"],
        """
        ConditionGained ADA flat_footed ADA by SF-COND-12
        Acted ADA run - 6,5 full by SF-RUN-1
        Moved ADA run 4,5 5,5 5 0 by SF-MOVE-2
        Moved ADA run 5,5 6,5 5 0 by SF-MOVE-2
        ADA 6,5 hp 25 sp 27 rp 5 r flat_footed[turn start ADA 2] ADA.dagger
        BOR 26,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: ADA turn
        """,
    ),
    row(
        "SF-WDRAW-1",
        lambda: boarding(ada(at=(4, 5)), bor(at=(5, 5))),
        ["ADA: withdraw 3,5 2,5"],
        """
        Acted ADA withdraw - - full by SF-WDRAW-1
        Moved ADA withdraw 4,5 3,5 5 0 by SF-MOVE-2
        Moved ADA withdraw 3,5 2,5 5 0 by SF-MOVE-2
        ADA 2,5 hp 25 sp 27 rp 5 r ADA.dagger
        BOR 5,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: ADA turn
        """,
    ),
    row(
        "SF-CHARGE-1",
        lambda: boarding(ada(at=(4, 5), los_at_turn_start=("BOR",)), bor(at=(9, 5))),
        ["ADA: charge BOR with dagger", "ADA d20 2"],
        """
        Acted ADA charge BOR dagger full by SF-CHARGE-1
        Moved ADA charge 4,5 5,5 5 0 by SF-MOVE-2
        Moved ADA charge 5,5 6,5 5 0 by SF-MOVE-2
        Moved ADA charge 6,5 7,5 5 0 by SF-MOVE-2
        Moved ADA charge 7,5 8,5 5 0 by SF-MOVE-2
        AttackDeclared ADA BOR dagger charge by SF-ATK-1
        Rolled ADA attack 2 7 15 by SF-ATK-8
        AttackResolved ADA BOR dagger False False 15 by SF-ATK-8
        ADA 8,5 hp 25 sp 27 rp 5 r charge[turn start ADA 2] ADA.dagger
        BOR 9,5 hp 25 sp 0 rp 0 r BOR.sword last_attacker:ADA
        asked: ADA turn
        """,
    ),
    row(
        "SF-MOVE-11",
        lambda: boarding(ada(at=(0, 5)), bor(at=(9, 5)), environment=EnvironmentEntry(gravity="zero")),
        ["ADA: push_off E"],
        """
        Acted ADA push_off - E move by SF-MOVE-11
        Drifting ADA 15 by SF-MOVE-11
        Moved ADA forced 0,5 1,5 0 0 by SF-AOO-14
        Moved ADA forced 1,5 2,5 0 0 by SF-AOO-14
        Moved ADA forced 2,5 3,5 0 0 by SF-AOO-14
        ADA 3,5 hp 25 sp 27 rp 5 swr ADA.dagger
        BOR 9,5 hp 25 sp 0 rp 0 r BOR.sword
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
        Acted ADA hover - - move by SF-MOVE-10
        Rolled ADA acrobatics 10 15 15 by SF-MOVE-10 SF-SKILL-2
        ADA 4,5,20 hp 25 sp 27 rp 5 swr ADA.dagger airborne_turn
        BOR 9,5 hp 25 sp 0 rp 0 r BOR.sword
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
        Acted ADA hover - - move by SF-MOVE-10
        Rolled ADA acrobatics 9 14 15 by SF-MOVE-10 SF-SKILL-2
        FellFrom ADA 20 by SF-MOVE-13
        DiceRolled ADA fall 2d6 1,2 3 by SF-GEN-8
        Damaged ADA 3 fall 3 0 3 0 24 25 by SF-DMG-1
        ConditionGained ADA prone - by SF-COND-10
        ADA 4,5 hp 25 sp 24 rp 5 swr prone ADA.dagger
        BOR 9,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: ADA turn
        """,
    ),
    row(
        "SF-MOVE-13",
        lambda: boarding(ada(at=(4, 5)), bor(at=(9, 5)), terrain=[ground("pit", (5, 5))]),
        ["ADA: move 5,5", "ADA d6 2"],
        """
        Acted ADA move - - move by SF-MACT-13
        Moved ADA land 4,5 5,5 5 0 by SF-MOVE-2
        FellFrom ADA 10 by SF-MOVE-13
        DiceRolled ADA fall 1d6 2 2 by SF-GEN-8
        Damaged ADA 2 fall 2 0 2 0 25 25 by SF-DMG-1
        ConditionGained ADA prone - by SF-COND-10
        ADA 5,5,-10 hp 25 sp 25 rp 5 swr prone ADA.dagger
        BOR 9,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: ADA turn
        """,
    ),
    row(
        "SF-MOVE-7",
        lambda: boarding(ada(at=(4, 5)), bor(at=(9, 5)), terrain=[rubble((5, 5), (6, 6))]),
        ["ADA: move 5,5 6,6"],
        """
        Acted ADA move - - move by SF-MACT-13
        Moved ADA land 4,5 5,5 10 0 by SF-MOVE-2
        Moved ADA land 5,5 6,6 15 0 by SF-MOVE-2
        ADA 6,6 hp 25 sp 27 rp 5 swr ADA.dagger
        BOR 9,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: ADA turn
        """,
    ),
    row(
        "SF-MACT-9",
        lambda: boarding(ada(at=(4, 5), speed=WINGS, altitude_ft=10), bor(at=(9, 5))),
        ["ADA: guarded_step 3,5"],
        """
        Acted ADA guarded_step - 3,5 move by SF-MACT-9
        Moved ADA guarded 4,5 3,5 5 10 by SF-MACT-9
        ADA 3,5,10 hp 25 sp 27 rp 5 swr ADA.dagger airborne_turn
        BOR 9,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: ADA turn
        """,
    ),
    row(
        "SF-MACT-9",
        lambda: boarding(ada(at=(4, 5), speed=SpeedEntry(land=5)), bor(at=(9, 5))),
        ["ADA: guarded_step 3,5"],
        """
        Acted ADA guarded_step - 3,5 move by SF-MACT-9
        Moved ADA guarded 4,5 3,5 5 0 by SF-MACT-9
        ADA 3,5 hp 25 sp 27 rp 5 swr ADA.dagger
        BOR 9,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: ADA turn
        """,
    ),
    row(
        "SF-CHARGE-1",
        lambda: boarding(ada(at=(4, 5), speed=WINGS, altitude_ft=5), bor(at=(12, 5))),
        ["ADA: charge BOR with dagger", "ADA d20 2"],
        """
        Acted ADA charge BOR dagger full by SF-CHARGE-1
        Moved ADA charge 4,5 5,5 5 5 by SF-MOVE-2
        Moved ADA charge 5,5 6,5 5 5 by SF-MOVE-2
        Moved ADA charge 6,5 7,5 5 5 by SF-MOVE-2
        Moved ADA charge 7,5 8,5 5 5 by SF-MOVE-2
        Moved ADA charge 8,5 9,5 5 5 by SF-MOVE-2
        Moved ADA charge 9,5 10,5 5 5 by SF-MOVE-2
        Moved ADA charge 10,5 11,5 5 5 by SF-MOVE-2
        AttackDeclared ADA BOR dagger charge by SF-ATK-1
        Rolled ADA attack 2 7 15 by SF-ATK-8
        AttackResolved ADA BOR dagger False False 15 by SF-ATK-8
        ADA 11,5,5 hp 25 sp 27 rp 5 r charge[turn start ADA 2] ADA.dagger airborne_turn
        BOR 12,5 hp 25 sp 0 rp 0 r BOR.sword last_attacker:ADA
        asked: ADA turn
        """,
    ),
    row(
        "SF-MOVE-10",
        lambda: boarding(ada(at=(4, 5), speed=WINGS, altitude_ft=5), bor(at=(19, 5))),
        ["ADA: move 6,5 altitude 10"],
        """
        Acted ADA move - 10 move by SF-MACT-13
        Moved ADA fly 4,5 5,5 5 10 by SF-MOVE-2
        Moved ADA fly 5,5 6,5 5 10 by SF-MOVE-2
        ADA 6,5,10 hp 25 sp 27 rp 5 swr ADA.dagger airborne_turn
        BOR 19,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: ADA turn
        """,
    ),
    row(
        "SF-MOVE-10",
        lambda: boarding(ada(at=(4, 5), speed=WINGS), bor(at=(19, 5))),
        ["ADA: move 5,5 by fly altitude 10"],
        """
        Acted ADA move - fly 10 move by SF-MACT-13
        Moved ADA fly 4,5 5,5 5 10 by SF-MOVE-2
        ADA 5,5,10 hp 25 sp 27 rp 5 swr ADA.dagger airborne_turn
        BOR 19,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: ADA turn
        """,
    ),
    row(
        "SF-MOVE-10",
        lambda: boarding(ada(at=(4, 5), speed=WINGS, altitude_ft=20), bor(at=(19, 5))),
        ["ADA: move 5,5 6,5 altitude 0"],
        """
        Acted ADA move - 0 move by SF-MACT-13
        Moved ADA fly 4,5 5,5 5 15 by SF-MOVE-2
        Moved ADA fly 5,5 6,5 5 0 by SF-MOVE-2
        ADA 6,5 hp 25 sp 27 rp 5 swr ADA.dagger airborne_turn
        BOR 19,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: ADA turn
        """,
    ),
    row(
        "SF-MOVE-8",
        lambda: boarding(
            ada(at=(4, 5), speed=SpeedEntry(land=5)),
            bor(at=(16, 5)),
            terrain=[rubble((5, 4), (5, 5), (5, 6))],
        ),
        ["ADA: minimum_move 5,5"],
        """
        Acted ADA minimum_move - 5,5 full by SF-MOVE-8
        Moved ADA land 4,5 5,5 10 0 by SF-MOVE-2
        ADA 5,5 hp 25 sp 27 rp 5 r ADA.dagger
        BOR 16,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: ADA turn
        """,
    ),
]


@pytest.mark.parametrize(("scene", "lines", "told"), ROWS)
def test_what_is_told(scene: Scene, lines: Sequence[str], told: str) -> None:
    assert log_of(scene, lines) == told
