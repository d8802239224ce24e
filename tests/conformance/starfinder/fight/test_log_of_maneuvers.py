"""The log of combat maneuvers: everything that is told, and how everybody is left."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from affray.rulesets.starfinder.model.scenario import ConditionEntry
from tests.conformance.starfinder.boarding import (
    WINGS,
    ada,
    boarding,
    bor,
    cyn,
    gnt,
    piker,
    rat,
)
from tests.conformance.starfinder.logs import Scene, log_of, row

ROWS = [
    row(
        "SF-DISARM-1",
        lambda: boarding(ada(at=(4, 5)), bor(at=(5, 5))),
        ["ADA: disarm BOR with dagger item sword", "ADA d20 18"],
        """
        Acted ADA disarm BOR dagger sword standard by SF-DISARM-1
        Rolled ADA attack 18 25 23 by SF-MANEUV-1
        ManeuverResolved ADA BOR disarm True 2 by SF-MANEUV-1
        ADA 4,5 hp 25 sp 27 rp 5 mwr ADA.dagger
        BOR 5,5 hp 25 sp 0 rp 0 r BOR.sword last_attacker:ADA
        asked: ADA catch
        """,
    ),
    row(
        "SF-SUNDER-1",
        lambda: boarding(ada(at=(4, 5)), bor(at=(5, 5))),
        ["ADA: sunder BOR with dagger item sword", "ADA d20 18 | ADA d4 3"],
        """
        Acted ADA sunder BOR dagger sword standard by SF-SUNDER-1
        Rolled ADA attack 18 25 23 by SF-MANEUV-1
        ManeuverResolved ADA BOR sunder True 2 by SF-MANEUV-1
        DiceRolled ADA damage 1d4 3 7 by SF-GEN-8
        ItemDamaged BOR.sword 0 18 whole by SF-SUNDER-2 SF-OBJ-2
        ADA 4,5 hp 25 sp 27 rp 5 mwr ADA.dagger
        BOR 5,5 hp 25 sp 0 rp 0 r BOR.sword last_attacker:ADA
        asked: ADA turn
        """,
    ),
    row(
        "SF-TRIP-1",
        lambda: boarding(ada(at=(4, 5)), bor(at=(5, 5))),
        ["ADA: trip BOR with dagger", "ADA d20 18"],
        """
        Acted ADA trip BOR dagger standard by SF-TRIP-1
        Rolled ADA attack 18 25 23 by SF-MANEUV-1
        ManeuverResolved ADA BOR trip True 2 by SF-MANEUV-1
        ConditionGained BOR prone ADA by SF-COND-10
        ADA 4,5 hp 25 sp 27 rp 5 mwr ADA.dagger
        BOR 5,5 hp 25 sp 0 rp 0 r prone BOR.sword last_attacker:ADA
        asked: ADA turn
        """,
    ),
    row(
        "SF-TRIP-1",
        lambda: boarding(ada(at=(4, 5)), bor(at=(5, 5))),
        ["ADA: trip BOR with dagger", "ADA d20 2"],
        """
        Acted ADA trip BOR dagger standard by SF-TRIP-1
        Rolled ADA attack 2 9 23 by SF-MANEUV-1
        ManeuverResolved ADA BOR trip False 0 by SF-MANEUV-1
        ADA 4,5 hp 25 sp 27 rp 5 mwr ADA.dagger
        BOR 5,5 hp 25 sp 0 rp 0 r BOR.sword last_attacker:ADA
        asked: ADA turn
        """,
    ),
    row(
        "SF-GRAP-1",
        lambda: boarding(ada(at=(4, 5), items=[]), bor(at=(5, 5))),
        ["ADA: grapple BOR", "ADA d20 19"],
        """
        Acted ADA grapple BOR - standard by SF-GRAP-1
        Rolled ADA attack 19 26 23 by SF-MANEUV-1
        ManeuverResolved ADA BOR grapple True 3 by SF-MANEUV-1
        ConditionGained BOR grappled ADA by SF-COND-8
        ADA 4,5 hp 25 sp 27 rp 5 mwr grappling
        BOR 5,5 hp 25 sp 0 rp 0 r grappled[turn end ADA 2] BOR.sword last_attacker:ADA
        asked: ADA turn
        """,
    ),
    row(
        "SF-BULL-1",
        lambda: boarding(ada(at=(4, 5)), bor(at=(5, 5))),
        ["ADA: bull_rush BOR", "ADA d20 19", "ADA: decline"],
        """
        Acted ADA bull_rush BOR - standard by SF-BULL-1
        Rolled ADA attack 19 26 23 by SF-MANEUV-1
        ManeuverResolved ADA BOR bull_rush True 3 by SF-MANEUV-1
        Moved BOR forced 5,5 6,5 0 0 by SF-AOO-14
        ADA 4,5 hp 25 sp 27 rp 5 mwr ADA.dagger
        BOR 6,5 hp 25 sp 0 rp 0 r BOR.sword last_attacker:ADA
        asked: ADA turn
        """,
    ),
    row(
        "SF-DIRTY-1",
        lambda: boarding(ada(at=(4, 5)), bor(at=(5, 5))),
        ["ADA: dirty_trick BOR", "ADA d20 19", "ADA: condition shaken"],
        """
        Acted ADA dirty_trick BOR - standard by SF-DIRTY-1
        Rolled ADA attack 19 26 23 by SF-MANEUV-1
        ManeuverResolved ADA BOR dirty_trick True 3 by SF-MANEUV-1
        ConditionGained BOR shaken ADA by SF-COND-6
        ADA 4,5 hp 25 sp 27 rp 5 mwr ADA.dagger
        BOR 5,5 hp 25 sp 0 rp 0 r shaken[anchor anchor 1 1] BOR.sword last_attacker:ADA
        asked: ADA turn
        """,
    ),
    row(
        "SF-GRAP-13",
        lambda: boarding(
            bor(at=(5, 5), grappling=["ADA"]),
            ada(at=(4, 5), conditions=[ConditionEntry(id="grappled", source="BOR")]),
            order="ADA BOR",
        ),
        ["ADA: escape", "ADA d20 20"],
        """
        Acted ADA escape - - standard by SF-GRAP-13
        Rolled ADA acrobatics 20 21 25 by SF-GRAP-13 SF-SKILL-2
        BOR 5,5 hp 25 sp 0 rp 0 r BOR.sword grappling
        ADA 4,5 hp 25 sp 27 rp 5 mwr grappled ADA.dagger
        asked: ADA turn
        """,
    ),
    row(
        "SF-TRIP-2",
        lambda: boarding(ada(at=(4, 5)), bor(at=(5, 5), altitude_ft=5, speed=WINGS)),
        ["ADA: trip BOR with dagger", "ADA d20 18"],
        """
        Acted ADA trip BOR dagger standard by SF-TRIP-1
        Rolled ADA attack 18 25 23 by SF-MANEUV-1
        ManeuverResolved ADA BOR trip True 2 by SF-MANEUV-1
        ConditionGained BOR prone ADA by SF-COND-10
        ADA 4,5 hp 25 sp 27 rp 5 mwr ADA.dagger
        BOR 5,5 hp 25 sp 0 rp 0 r prone BOR.sword last_attacker:ADA
        asked: ADA turn
        """,
    ),
    row(
        "SF-TRIP-2",
        lambda: boarding(piker(at=(4, 5)), bor(at=(5, 5), altitude_ft=10, speed=WINGS)),
        ["ADA: trip BOR with pike", "ADA d20 18"],
        """
        Acted ADA trip BOR pike standard by SF-TRIP-1
        Rolled ADA attack 18 25 23 by SF-MANEUV-1
        ManeuverResolved ADA BOR trip True 2 by SF-MANEUV-1
        ConditionGained BOR prone ADA by SF-COND-10
        ADA 4,5 hp 25 sp 27 rp 5 mwr ADA.pike
        BOR 5,5 hp 25 sp 0 rp 0 r prone BOR.sword last_attacker:ADA
        asked: ADA turn
        """,
    ),
    row(
        "SF-GRAP-7",
        lambda: boarding(
            bor(at=(4, 5)),
            cyn(at=(5, 5), conditions=[ConditionEntry(id="grappled", source="BOR")]),
        ),
        ["BOR: release CYN"],
        """
        Acted BOR release CYN - free by SF-GRAP-7
        ConditionLost CYN grappled released by SF-GRAP-7
        BOR 4,5 hp 25 sp 0 rp 0 smwr BOR.sword
        CYN 5,5 hp 22 sp 18 rp 5 r CYN.laser CYN.grenade
        asked: BOR turn
        """,
    ),
    row(
        "SF-GRAP-13",
        lambda: boarding(
            ada(at=(4, 5), conditions=[ConditionEntry(id="grappled", source="BOR")], skills={"acrobatics": 9}),
            bor(at=(5, 5)),
        ),
        ["ADA: escape", "ADA d20 16"],
        """
        Acted ADA escape - - standard by SF-GRAP-13
        Rolled ADA acrobatics 16 25 25 by SF-GRAP-13 SF-SKILL-2
        ConditionLost ADA grappled escaped by SF-GRAP-13
        ADA 4,5 hp 25 sp 27 rp 5 mwr ADA.dagger
        BOR 5,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: ADA turn
        """,
    ),
    row(
        "SF-BULL-1",
        lambda: boarding(gnt(at=(4, 5)), cyn(at=(6, 7))),
        ["GNT: bull_rush CYN", "GNT d20 19"],
        """
        Acted GNT bull_rush CYN - standard by SF-BULL-1
        Rolled GNT attack 19 31 24 by SF-MANEUV-1
        ManeuverResolved GNT CYN bull_rush True 7 by SF-MANEUV-1
        GNT 4,5 hp 50 sp 0 rp 0 mwr
        CYN 6,7 hp 22 sp 18 rp 5 r CYN.laser CYN.grenade last_attacker:GNT
        asked: GNT opportunity
        """,
    ),
    row(
        "SF-BULL-1",
        lambda: boarding(gnt(at=(4, 5)), cyn(at=(6, 5))),
        ["GNT: bull_rush CYN", "GNT d20 20"],
        """
        Acted GNT bull_rush CYN - standard by SF-BULL-1
        Rolled GNT attack 20 32 24 by SF-MANEUV-1
        ManeuverResolved GNT CYN bull_rush True 8 by SF-MANEUV-1
        GNT 4,5 hp 50 sp 0 rp 0 mwr
        CYN 6,5 hp 22 sp 18 rp 5 r CYN.laser CYN.grenade last_attacker:GNT
        asked: GNT opportunity
        """,
    ),
    row(
        "SF-ROUND-8",
        lambda: boarding(
            ada(at=(5, 5)),
            cyn(at=(6, 5), conditions=[ConditionEntry(id="grappled", source="BOR")]),
            bor(at=(7, 5), hp=2),
            rat(at=(20, 9)),
            order="ADA CYN BOR RAT",
        ),
        ["ADA: move 5,6 6,6", "ADA: attack BOR with dagger", "ADA d20 19 | ADA d4 2"],
        """
        Acted ADA move - - move by SF-MACT-13
        Moved ADA land 5,5 5,6 5 0 by SF-MOVE-2
        Moved ADA land 5,6 6,6 5 0 by SF-MOVE-2
        AttackDeclared ADA BOR dagger standard by SF-ATK-1
        Rolled ADA attack 19 26 15 by SF-ATK-8
        AttackResolved ADA BOR dagger True False 15 by SF-ATK-8
        DiceRolled ADA damage 1d4 2 6 by SF-GEN-8
        Damaged BOR 6 ADA 6 0 0 2 0 0 by SF-DMG-1
        ConditionLost CYN grappled released by SF-ROUND-8
        Died BOR hit_points by SF-DEATH-14
        ADA 6,6 hp 25 sp 27 rp 5 wr ADA.dagger
        CYN 6,5 hp 22 sp 18 rp 5 r CYN.laser CYN.grenade
        BOR 7,5 hp 0 sp 0 rp 0 r dead last_attacker:ADA
        RAT 20,9 hp 6 sp 0 rp 0 r RAT.shiv
        BOR.sword lies at 7,5
        BOR.rifle lies at 7,5
        asked: ADA turn
        """,
    ),
    row(
        "SF-REPOS-1",
        lambda: boarding(ada(at=(4, 5)), bor(at=(5, 5))),
        ["ADA: reposition BOR", "ADA d20 20"],
        """
        Acted ADA reposition BOR - standard by SF-REPOS-1
        Rolled ADA attack 20 27 23 by SF-MANEUV-1
        ManeuverResolved ADA BOR reposition True 4 by SF-MANEUV-1
        ADA 4,5 hp 25 sp 27 rp 5 mwr ADA.dagger
        BOR 5,5 hp 25 sp 0 rp 0 r BOR.sword last_attacker:ADA
        asked: ADA reposition
        """,
    ),
    row(
        "SF-GRAP-1",
        lambda: boarding(ada(at=(4, 5), items=[]), bor(at=(5, 5))),
        ["ADA: grapple BOR", "ADA d20 20", "ADA: end", "BOR: end", "ADA: grapple BOR", "ADA d20 20"],
        """
        Acted ADA grapple BOR - standard by SF-GRAP-1
        Rolled ADA attack 20 27 23 by SF-MANEUV-1
        ManeuverResolved ADA BOR grapple True 4 by SF-MANEUV-1
        ConditionGained BOR grappled ADA by SF-COND-8
        RoundBegan 3 False by SF-ROUND-2
        Acted ADA grapple BOR - standard by SF-GRAP-1
        Rolled ADA attack 20 27 21 by SF-MANEUV-1
        ManeuverResolved ADA BOR grapple True 6 by SF-MANEUV-1
        ConditionGained BOR pinned ADA by SF-COND-9
        ADA 4,5 hp 25 sp 27 rp 5 mwr grappling
        BOR 5,5 hp 25 sp 0 rp 0 r pinned[turn end ADA 3] BOR.sword last_attacker:ADA
        asked: ADA renewal
        """,
    ),
]


@pytest.mark.parametrize(("scene", "lines", "told"), ROWS)
def test_what_is_told(scene: Scene, lines: Sequence[str], told: str) -> None:
    assert log_of(scene, lines) == told
