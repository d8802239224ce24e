"""The log of explosions, waiting, the beginning and the end: everything that is told, and how everybody is left."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from affray.rulesets.starfinder.model.scenario import ExplodeEntry, ItemEntry
from tests.conformance.starfinder.boarding import (
    ada,
    boarding,
    bor,
    cyn,
    from_the_start,
    rat,
)
from tests.conformance.starfinder.logs import Scene, log_of, row

ROWS = [
    row(
        "SF-OTHER-1",
        lambda: boarding(ada(at=(4, 5)), bor(at=(16, 5))),
        ["ADA: drop dagger", "ADA: pick_up ADA.dagger"],
        """
        ItemMoved ADA ADA.dagger dropped 4,5 by SF-OTHER-1
        Acted ADA pick_up - ADA.dagger move by SF-MACT-8
        ItemMoved ADA ADA.dagger picked_up - by SF-MACT-8
        ADA 4,5 hp 25 sp 27 rp 5 swr ADA.dagger
        BOR 16,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: ADA turn
        """,
    ),
    row(
        "SF-READY-1",
        lambda: boarding(ada(at=(4, 5)), bor(at=(9, 5))),
        [
            "ADA: ready attack event enters_reach who opponent with dagger",
            "ADA: end",
            "BOR: move 5,5",
            "ADA: perform",
            "ADA d20 3",
        ],
        """
        Readying ADA attack enters_reach,opponent False by SF-READY-1
        Acted BOR move - - move by SF-MACT-13
        Moved BOR land 9,5 8,5 5 0 by SF-MOVE-2
        Moved BOR land 8,5 7,5 5 0 by SF-MOVE-2
        Moved BOR land 7,5 6,5 5 0 by SF-MOVE-2
        Moved BOR land 6,5 5,5 5 0 by SF-MOVE-2
        Performed ADA attack by SF-READY-4
        PlaceChanged ADA 19 after BOR by SF-READY-8 SF-INIT-5
        AttackDeclared ADA BOR dagger readied by SF-ATK-1
        Rolled ADA attack 3 10 15 by SF-ATK-8
        AttackResolved ADA BOR dagger False False 15 by SF-ATK-8
        ADA 4,5 hp 25 sp 27 rp 5 r ADA.dagger turn_used
        BOR 5,5 hp 25 sp 0 rp 0 swr BOR.sword last_attacker:ADA
        asked: BOR turn
        """,
    ),
    row(
        "SF-DELAY-1",
        lambda: boarding(ada(at=(4, 5)), bor(at=(9, 5)), rat(at=(20, 9))),
        ["ADA: delay", "BOR: end", "ADA: come_out"],
        """
        Delayed ADA by SF-DELAY-1
        CameOut ADA by SF-DELAY-3
        PlaceChanged ADA 19 after BOR by SF-DELAY-7 SF-INIT-5
        ADA 4,5 hp 25 sp 27 rp 5 smwr ADA.dagger turn_used
        BOR 9,5 hp 25 sp 0 rp 0 r BOR.sword
        RAT 20,9 hp 6 sp 0 rp 0 r RAT.shiv
        asked: ADA turn
        """,
    ),
    row(
        "SF-OTHER-2",
        lambda: boarding(ada(at=(4, 5)), bor(at=(9, 5))),
        ["ADA: speak Hold!"],
        """
        Spoke ADA Hold! by SF-OTHER-2
        ADA 4,5 hp 25 sp 27 rp 5 smwr ADA.dagger
        BOR 9,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: ADA turn
        """,
    ),
    row(
        "SF-AREA-1",
        lambda: boarding(cyn(at=(0, 5)), bor(at=(6, 5))),
        ["CYN: attack point 6,5 with grenade", "CYN d20 10 | CYN d6 5", "BOR: attempt", "BOR d20 7"],
        """
        AttackDeclared CYN 6,5 grenade standard by SF-ATK-1
        Rolled CYN attack 10 11 5 by SF-AREA-1
        AttackResolved CYN 6,5 grenade True False 5 by SF-ATK-8
        Exploded CYN grenade 6,5 BOR by SF-AREA-3 SF-AREA-9
        DiceRolled CYN damage 1d6 5 5 by SF-GEN-8
        Rolled BOR ref 7 11 12 by SF-AREA-9 SF-SAVE-1
        Damaged BOR 5 CYN 5 0 0 5 0 20 by SF-DMG-1
        CYN 0,5 hp 22 sp 18 rp 5 mwr CYN.laser
        BOR 6,5 hp 20 sp 0 rp 0 r BOR.sword
        asked: CYN turn
        """,
    ),
    row(
        "SF-AREA-4",
        lambda: boarding(cyn(at=(0, 5)), bor(at=(6, 5))),
        [
            "CYN: attack point 6,5 with grenade",
            "CYN d20 1 | CYN d8 1 | CYN d4 1 | CYN d6 5",
            "BOR: attempt",
            "BOR d20 20",
        ],
        """
        AttackDeclared CYN 6,5 grenade standard by SF-ATK-1
        Rolled CYN attack 1 2 5 by SF-AREA-1
        AttackResolved CYN 6,5 grenade False False 5 by SF-ATK-8
        Scattered CYN grenade 1 1 5,5 by SF-AREA-4 SF-AREA-6
        Exploded CYN grenade 5,5 BOR by SF-AREA-3 SF-AREA-9
        DiceRolled CYN damage 1d6 5 5 by SF-GEN-8
        Rolled BOR ref 20 24 12 by SF-AREA-9 SF-SAVE-1
        Damaged BOR 2 CYN 2 0 0 2 0 23 by SF-DMG-1
        CYN 0,5 hp 22 sp 18 rp 5 mwr CYN.laser
        BOR 6,5 hp 23 sp 0 rp 0 r BOR.sword
        asked: CYN turn
        """,
    ),
    row(
        "SF-INIT-7",
        lambda: boarding(ada(at=(4, 5)), bor(at=(9, 5)), max_rounds=2),
        ["ADA: end", "BOR: end"],
        """
        CombatOver draw 2 max_rounds by SF-INIT-7
        ADA 4,5 hp 25 sp 27 rp 5 r ADA.dagger
        BOR 9,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: draw
        """,
    ),
    row(
        "SF-INIT-7",
        lambda: boarding(ada(at=(4, 5)), bor(at=(9, 5), dead=True)),
        [],
        """
        CombatOver crew 2 defeated by SF-INIT-7
        ADA 4,5 hp 25 sp 27 rp 5 r ADA.dagger
        BOR 9,5 hp 25 sp 0 rp 0 r BOR.sword dead
        asked: crew
        """,
    ),
    row(
        "SF-INIT-7",
        lambda: boarding(ada(at=(4, 5)), bor(at=(9, 5))),
        ["ADA: surrender"],
        """
        Surrendered ADA by SF-INIT-7 SF-MORALE-1
        ADA 4,5 hp 25 sp 27 rp 5 smwr ADA.dagger surrendered
        BOR 9,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: ADA turn
        """,
    ),
    row(
        "SF-INIT-1",
        lambda: from_the_start(ada(at=(4, 5)), bor(at=(9, 5))),
        ["ADA d20 5 | BOR d20 10"],
        """
        Rolled ADA initiative 5 6 0 by SF-INIT-2
        Rolled BOR initiative 10 12 0 by SF-INIT-2
        OrderSettled ('BOR', 12),('ADA', 6) by SF-INIT-2 SF-INIT-3
        RoundBegan 1 False by SF-ROUND-2
        ADA 4,5 hp 25 sp 27 rp 5 r ADA.dagger
        BOR 9,5 hp 25 sp 0 rp 0 smwr BOR.sword
        asked: BOR turn
        """,
    ),
    row(
        "SF-AREA-9",
        lambda: boarding(
            cyn(
                at=(0, 5),
                items=[
                    ItemEntry(
                        id="flash",
                        name="Flash",
                        category="grenade",
                        location="wielded",
                        range_increment_ft=20,
                        attack_bonus=3,
                        explode=ExplodeEntry(radius_ft=10, condition="blinded"),
                    )
                ],
            ),
            bor(at=(3, 5)),
        ),
        ["CYN: attack point 3,5 with flash", "CYN d20 10", "BOR: attempt", "BOR d20 2", "CYN: end", "BOR: end"],
        """
        AttackDeclared CYN 3,5 flash standard by SF-ATK-1
        Rolled CYN attack 10 13 5 by SF-AREA-1
        AttackResolved CYN 3,5 flash True False 5 by SF-ATK-8
        Exploded CYN flash 3,5 BOR by SF-AREA-3 SF-AREA-9
        Rolled BOR ref 2 6 14 by SF-AREA-9 SF-SAVE-1
        ConditionGained BOR blinded CYN by SF-COND-2
        RoundBegan 3 False by SF-ROUND-2
        Ended BOR blinded by SF-COND-2
        CYN 0,5 hp 22 sp 18 rp 5 smwr
        BOR 3,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: CYN turn
        """,
    ),
    row(
        "SF-AREA-9",
        lambda: boarding(
            cyn(
                at=(0, 5),
                items=[
                    ItemEntry(
                        id="flash",
                        name="Flash",
                        category="grenade",
                        location="wielded",
                        range_increment_ft=20,
                        attack_bonus=3,
                        explode=ExplodeEntry(radius_ft=10, condition="prone"),
                    )
                ],
            ),
            bor(at=(3, 5)),
        ),
        ["CYN: attack point 3,5 with flash", "CYN d20 10", "BOR: attempt", "BOR d20 2", "CYN: end", "BOR: end"],
        """
        AttackDeclared CYN 3,5 flash standard by SF-ATK-1
        Rolled CYN attack 10 13 5 by SF-AREA-1
        AttackResolved CYN 3,5 flash True False 5 by SF-ATK-8
        Exploded CYN flash 3,5 BOR by SF-AREA-3 SF-AREA-9
        Rolled BOR ref 2 6 14 by SF-AREA-9 SF-SAVE-1
        ConditionGained BOR prone CYN by SF-COND-10
        RoundBegan 3 False by SF-ROUND-2
        CYN 0,5 hp 22 sp 18 rp 5 smwr
        BOR 3,5 hp 25 sp 0 rp 0 r prone BOR.sword
        asked: CYN turn
        """,
    ),
    row(
        "SF-AREA-9",
        lambda: boarding(cyn(at=(0, 5)), bor(at=(6, 5), immune=["critical_hits"]), rat(at=(8, 5))),
        [
            "CYN: attack point 6,5 with grenade",
            "CYN d20 20 | CYN d6 5",
            "BOR: attempt",
            "BOR d20 2",
            "RAT: attempt",
            "RAT d20 2",
        ],
        """
        AttackDeclared CYN 6,5 grenade standard by SF-ATK-1
        Rolled CYN attack 20 21 5 by SF-AREA-1
        AttackResolved CYN 6,5 grenade True True 5 by SF-ATK-12
        Exploded CYN grenade 6,5 BOR,RAT by SF-AREA-3 SF-AREA-9
        DiceRolled CYN damage 1d6 5 5 by SF-GEN-8
        Rolled BOR ref 2 6 12 by SF-AREA-9 SF-SAVE-1
        Damaged BOR 5 CYN 5 0 0 5 0 20 by SF-DMG-1
        Rolled RAT ref 2 3 12 by SF-AREA-9 SF-SAVE-1
        Damaged RAT 5 CYN 5 0 0 5 0 1 by SF-DMG-1
        CYN 0,5 hp 22 sp 18 rp 5 mwr CYN.laser
        BOR 6,5 hp 20 sp 0 rp 0 r BOR.sword
        RAT 8,5 hp 1 sp 0 rp 0 r RAT.shiv
        asked: CYN turn
        """,
    ),
    row(
        "SF-AREA-9",
        lambda: boarding(cyn(at=(0, 5)), bor(at=(6, 5)), rat(at=(8, 5))),
        [
            "CYN: attack point 6,5 with grenade",
            "CYN d20 20 | CYN d6 5 | CYN d6 2",
            "BOR: attempt",
            "BOR d20 2",
            "RAT: attempt",
            "RAT d20 2",
        ],
        """
        AttackDeclared CYN 6,5 grenade standard by SF-ATK-1
        Rolled CYN attack 20 21 5 by SF-AREA-1
        AttackResolved CYN 6,5 grenade True True 5 by SF-ATK-12
        Exploded CYN grenade 6,5 BOR,RAT by SF-AREA-3 SF-AREA-9
        DiceRolled CYN damage 1d6 5 5 by SF-GEN-8
        DiceRolled CYN critical_damage 1d6 2 2 by SF-GEN-8
        Rolled BOR ref 2 6 12 by SF-AREA-9 SF-SAVE-1
        Damaged BOR 7 CYN 7 0 0 7 0 18 by SF-DMG-1
        Rolled RAT ref 2 3 12 by SF-AREA-9 SF-SAVE-1
        Damaged RAT 5 CYN 5 0 0 5 0 1 by SF-DMG-1
        CYN 0,5 hp 22 sp 18 rp 5 mwr CYN.laser
        BOR 6,5 hp 18 sp 0 rp 0 r BOR.sword
        RAT 8,5 hp 1 sp 0 rp 0 r RAT.shiv
        asked: CYN turn
        """,
    ),
]


@pytest.mark.parametrize(("scene", "lines", "told"), ROWS)
def test_what_is_told(scene: Scene, lines: Sequence[str], told: str) -> None:
    assert log_of(scene, lines) == told
