"""The log of maneuvers, supporting fire and skills: everything that is told, in its order."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from affray.rulesets.starfinder.model.scenario import ConditionEntry, SpeedEntry
from tests.conformance.starfinder.boarding import (
    ada,
    boarding,
    bor,
    cyn,
    piker,
)
from tests.conformance.starfinder.logs import Scene, log_of, row

WINGS = SpeedEntry(land=30, fly=30)
ROWS = [
    row(
        "SF-DISARM-1",
        lambda: boarding(ada(at=(4, 5)), bor(at=(5, 5))),
        ["ADA: disarm BOR with dagger item sword", "ADA d20 18"],
        """
        Acted ADA disarm standard BOR dagger sword by SF-DISARM-1
        Rolled ADA attack 18 25 23 by SF-MANEUV-1
        ManeuverResolved ADA BOR disarm True 2 by SF-MANEUV-1
        asked: ADA catch
        """,
    ),
    row(
        "SF-SUNDER-1",
        lambda: boarding(ada(at=(4, 5)), bor(at=(5, 5))),
        ["ADA: sunder BOR with dagger item sword", "ADA d20 18 | ADA d4 3"],
        """
        Acted ADA sunder standard BOR dagger sword by SF-SUNDER-1
        Rolled ADA attack 18 25 23 by SF-MANEUV-1
        ManeuverResolved ADA BOR sunder True 2 by SF-MANEUV-1
        DiceRolled ADA damage 1d4 3 7 by SF-GEN-8
        ItemDamaged BOR.sword 0 18 whole by SF-SUNDER-2 SF-OBJ-2
        asked: ADA turn
        """,
    ),
    row(
        "SF-TRIP-1",
        lambda: boarding(ada(at=(4, 5)), bor(at=(5, 5))),
        ["ADA: trip BOR with dagger", "ADA d20 18"],
        """
        Acted ADA trip standard BOR dagger by SF-TRIP-1
        Rolled ADA attack 18 25 23 by SF-MANEUV-1
        ManeuverResolved ADA BOR trip True 2 by SF-MANEUV-1
        ConditionGained BOR prone ADA by SF-COND-10
        asked: ADA turn
        """,
    ),
    row(
        "SF-TRIP-1",
        lambda: boarding(ada(at=(4, 5)), bor(at=(5, 5))),
        ["ADA: trip BOR with dagger", "ADA d20 2"],
        """
        Acted ADA trip standard BOR dagger by SF-TRIP-1
        Rolled ADA attack 2 9 23 by SF-MANEUV-1
        ManeuverResolved ADA BOR trip False 0 by SF-MANEUV-1
        asked: ADA turn
        """,
    ),
    row(
        "SF-GRAP-1",
        lambda: boarding(ada(at=(4, 5), items=[]), bor(at=(5, 5))),
        ["ADA: grapple BOR", "ADA d20 19"],
        """
        Acted ADA grapple standard BOR - by SF-GRAP-1
        Rolled ADA attack 19 26 23 by SF-MANEUV-1
        ManeuverResolved ADA BOR grapple True 3 by SF-MANEUV-1
        ConditionGained BOR grappled ADA by SF-COND-8
        asked: ADA turn
        """,
    ),
    row(
        "SF-BULL-1",
        lambda: boarding(ada(at=(4, 5)), bor(at=(5, 5))),
        ["ADA: bull_rush BOR", "ADA d20 19", "ADA: decline"],
        """
        Acted ADA bull_rush standard BOR - by SF-BULL-1
        Rolled ADA attack 19 26 23 by SF-MANEUV-1
        ManeuverResolved ADA BOR bull_rush True 3 by SF-MANEUV-1
        Moved BOR forced 5,5 6,5 0 0 by SF-AOO-14
        asked: ADA turn
        """,
    ),
    row(
        "SF-DIRTY-1",
        lambda: boarding(ada(at=(4, 5)), bor(at=(5, 5))),
        ["ADA: dirty_trick BOR", "ADA d20 19", "ADA: condition shaken"],
        """
        Acted ADA dirty_trick standard BOR - by SF-DIRTY-1
        Rolled ADA attack 19 26 23 by SF-MANEUV-1
        ManeuverResolved ADA BOR dirty_trick True 3 by SF-MANEUV-1
        ConditionGained BOR shaken ADA by SF-COND-6
        asked: ADA turn
        """,
    ),
    row(
        "SF-TDEF-1",
        lambda: boarding(ada(at=(4, 5)), bor(at=(9, 5))),
        ["ADA: total_defense"],
        """
        Acted ADA total_defense standard - - by SF-TDEF-1
        asked: ADA turn
        """,
    ),
    row(
        "SF-HARRY-1",
        lambda: boarding(cyn(at=(4, 5)), bor(at=(9, 5))),
        ["CYN: harrying_fire BOR with laser", "CYN d20 9"],
        """
        Acted CYN harrying_fire standard BOR laser by SF-HARRY-1
        Rolled CYN attack 9 15 15 by SF-HARRY-1
        Supported CYN BOR harrying_fire by SF-HARRY-2
        asked: CYN turn
        """,
    ),
    row(
        "SF-HARRY-1",
        lambda: boarding(cyn(at=(4, 5)), bor(at=(9, 5))),
        ["CYN: harrying_fire BOR with laser", "CYN d20 8"],
        """
        Acted CYN harrying_fire standard BOR laser by SF-HARRY-1
        Rolled CYN attack 8 14 15 by SF-HARRY-1
        asked: CYN turn
        """,
    ),
    row(
        "SF-COVFIR-1",
        lambda: boarding(cyn(at=(4, 5)), ada(at=(4, 9)), bor(at=(9, 5))),
        ["CYN: covering_fire ADA with laser", "CYN d20 9"],
        """
        Acted CYN covering_fire standard ADA laser by SF-COVFIR-1
        Rolled CYN attack 9 15 15 by SF-COVFIR-1
        Supported CYN ADA covering_fire by SF-COVFIR-2
        asked: CYN turn
        """,
    ),
    row(
        "SF-FEINT-1",
        lambda: boarding(cyn(at=(4, 5)), bor(at=(5, 5))),
        ["CYN: feint BOR", "CYN d20 9"],
        """
        Acted CYN feint standard BOR - by SF-FEINT-1
        Rolled CYN bluff 9 18 17 by SF-FEINT-2 SF-SKILL-2
        Supported CYN BOR feint by SF-FEINT-4
        asked: CYN turn
        """,
    ),
    row(
        "SF-SKILL-4",
        lambda: boarding(cyn(at=(4, 5)), bor(at=(6, 5))),
        ["CYN: demoralize BOR", "CYN d20 20"],
        """
        Acted CYN demoralize standard BOR - by SF-SKILL-4
        Rolled CYN intimidate 20 20 18 by SF-SKILL-4 SF-SKILL-2
        ConditionGained BOR shaken CYN by SF-COND-6
        asked: CYN turn
        """,
    ),
    row(
        "SF-SKILL-5",
        lambda: boarding(
            cyn(at=(4, 5), skills={"medicine": 5}),
            ada(at=(5, 5), hp=0, sp=0),
            bor(at=(16, 5)),
        ),
        ["CYN: first_aid ADA", "CYN d20 10"],
        """
        Acted CYN first_aid standard ADA - by SF-SKILL-5
        Rolled CYN medicine 10 15 15 by SF-SKILL-5 SF-SKILL-2
        ConditionLost ADA dying stable by SF-DEATH-13
        ConditionGained ADA stable - by SF-COND-26
        asked: CYN turn
        """,
    ),
    row(
        "SF-SKILL-5",
        lambda: boarding(
            cyn(at=(4, 5), skills={"medicine": 5}),
            ada(at=(5, 5), hp=0, sp=0),
            bor(at=(16, 5)),
        ),
        ["CYN: first_aid ADA", "CYN d20 9"],
        """
        Acted CYN first_aid standard ADA - by SF-SKILL-5
        Rolled CYN medicine 9 14 15 by SF-SKILL-5 SF-SKILL-2
        asked: CYN turn
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
        Acted ADA escape standard - - by SF-GRAP-13
        Rolled ADA acrobatics 20 21 25 by SF-GRAP-13 SF-SKILL-2
        asked: ADA turn
        """,
    ),
    row(
        "SF-TRIP-2",
        lambda: boarding(ada(at=(4, 5)), bor(at=(5, 5), altitude_ft=5, speed=WINGS)),
        ["ADA: trip BOR with dagger", "ADA d20 18"],
        """
        Acted ADA trip standard BOR dagger by SF-TRIP-1
        Rolled ADA attack 18 25 23 by SF-MANEUV-1
        ManeuverResolved ADA BOR trip True 2 by SF-MANEUV-1
        ConditionGained BOR prone ADA by SF-COND-10
        asked: ADA turn
        """,
    ),
    row(
        "SF-TRIP-2",
        lambda: boarding(piker(at=(4, 5)), bor(at=(5, 5), altitude_ft=10, speed=WINGS)),
        ["ADA: trip BOR with pike", "ADA d20 18"],
        """
        Acted ADA trip standard BOR pike by SF-TRIP-1
        Rolled ADA attack 18 25 23 by SF-MANEUV-1
        ManeuverResolved ADA BOR trip True 2 by SF-MANEUV-1
        ConditionGained BOR prone ADA by SF-COND-10
        asked: ADA turn
        """,
    ),
    row(
        "SF-SKILL-4",
        lambda: boarding(cyn(at=(4, 5)), bor(at=(6, 5))),
        ["CYN: demoralize BOR", "CYN d20 17"],
        """
        Acted CYN demoralize standard BOR - by SF-SKILL-4
        Rolled CYN intimidate 17 17 18 by SF-SKILL-4 SF-SKILL-2
        asked: CYN turn
        """,
    ),
    row(
        "SF-SKILL-4",
        lambda: boarding(cyn(at=(4, 5), skills={"intimidate": 8}), bor(at=(6, 5))),
        ["CYN: demoralize BOR", "CYN d20 15"],
        """
        Acted CYN demoralize standard BOR - by SF-SKILL-4
        Rolled CYN intimidate 15 23 18 by SF-SKILL-4 SF-SKILL-2
        ConditionGained BOR shaken CYN by SF-COND-6
        asked: CYN turn
        """,
    ),
    row(
        "SF-SKILL-5",
        lambda: boarding(
            cyn(at=(4, 5), skills={"medicine": 5}),
            ada(at=(5, 5), conditions=["bleeding"]),
            bor(at=(16, 5)),
        ),
        ["CYN: first_aid ADA", "CYN d20 10"],
        """
        Acted CYN first_aid standard ADA - by SF-SKILL-5
        Rolled CYN medicine 10 15 15 by SF-SKILL-5 SF-SKILL-2
        ConditionLost ADA bleeding treated by SF-SKILL-5
        asked: CYN turn
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
        Acted BOR release free CYN - by SF-GRAP-7
        ConditionLost CYN grappled released by SF-GRAP-7
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
        Acted ADA escape standard - - by SF-GRAP-13
        Rolled ADA acrobatics 16 25 25 by SF-GRAP-13 SF-SKILL-2
        ConditionLost ADA grappled escaped by SF-GRAP-13
        asked: ADA turn
        """,
    ),
    row(
        "SF-SKILL-6",
        lambda: boarding(ada(at=(4, 5), skills={"acrobatics": 5}), bor(at=(5, 5))),
        ["ADA: move 4,4 3,4 tumble half", "ADA d20 13"],
        """
        Acted ADA move move - half by SF-MACT-13
        Rolled ADA acrobatics 13 18 18 by SF-SKILL-6 SF-SKILL-2
        Moved ADA land 4,5 4,4 5 0 by SF-MOVE-2
        asked: ADA acrobatics
        """,
    ),
    row(
        "SF-SKILL-6",
        lambda: boarding(ada(at=(4, 5), skills={"acrobatics": 5}), bor(at=(5, 5))),
        ["ADA: move 4,4 3,4 tumble half", "ADA d20 12", "BOR: decline"],
        """
        Acted ADA move move - half by SF-MACT-13
        Rolled ADA acrobatics 12 17 18 by SF-SKILL-6 SF-SKILL-2
        Moved ADA land 4,5 4,4 5 0 by SF-MOVE-2
        asked: ADA acrobatics
        """,
    ),
]


@pytest.mark.parametrize(("scene", "lines", "told"), ROWS)
def test_what_is_told(scene: Scene, lines: Sequence[str], told: str) -> None:
    assert log_of(scene, lines) == told
