"""The log of defence, supporting fire, skills and reactions: everything that is told, and how everybody is left."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from affray.rulesets.starfinder.model.scenario import SpeedEntry
from tests.conformance.starfinder.boarding import (
    ada,
    boarding,
    bor,
    cyn,
)
from tests.conformance.starfinder.logs import Scene, log_of, row

ROWS = [
    row(
        "SF-TDEF-1",
        lambda: boarding(ada(at=(4, 5)), bor(at=(9, 5))),
        ["ADA: total_defense"],
        """
        Acted ADA total_defense - - standard by SF-TDEF-1
        ADA 4,5 hp 25 sp 27 rp 5 mwr total_defense[turn start ADA 2] ADA.dagger
        BOR 9,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: ADA turn
        """,
    ),
    row(
        "SF-HARRY-1",
        lambda: boarding(cyn(at=(4, 5)), bor(at=(9, 5))),
        ["CYN: harrying_fire BOR with laser", "CYN d20 9"],
        """
        Acted CYN harrying_fire BOR laser standard by SF-HARRY-1
        Rolled CYN attack 9 15 15 by SF-HARRY-1
        Supported CYN BOR harrying_fire by SF-HARRY-2
        CYN 4,5 hp 22 sp 18 rp 5 mwr CYN.laser CYN.grenade
        BOR 9,5 hp 25 sp 0 rp 0 r harrying_fire[turn start CYN 2] BOR.sword
        asked: CYN turn
        """,
    ),
    row(
        "SF-HARRY-1",
        lambda: boarding(cyn(at=(4, 5)), bor(at=(9, 5))),
        ["CYN: harrying_fire BOR with laser", "CYN d20 8"],
        """
        Acted CYN harrying_fire BOR laser standard by SF-HARRY-1
        Rolled CYN attack 8 14 15 by SF-HARRY-1
        CYN 4,5 hp 22 sp 18 rp 5 mwr CYN.laser CYN.grenade
        BOR 9,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: CYN turn
        """,
    ),
    row(
        "SF-COVFIR-1",
        lambda: boarding(cyn(at=(4, 5)), ada(at=(4, 9)), bor(at=(9, 5))),
        ["CYN: covering_fire ADA with laser", "CYN d20 9"],
        """
        Acted CYN covering_fire ADA laser standard by SF-COVFIR-1
        Rolled CYN attack 9 15 15 by SF-COVFIR-1
        Supported CYN ADA covering_fire by SF-COVFIR-2
        CYN 4,5 hp 22 sp 18 rp 5 mwr CYN.laser CYN.grenade
        ADA 4,9 hp 25 sp 27 rp 5 r covering_fire[turn start CYN 2] ADA.dagger
        BOR 9,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: CYN turn
        """,
    ),
    row(
        "SF-FEINT-1",
        lambda: boarding(cyn(at=(4, 5)), bor(at=(5, 5))),
        ["CYN: feint BOR", "CYN d20 9"],
        """
        Acted CYN feint BOR - standard by SF-FEINT-1
        Rolled CYN bluff 9 18 17 by SF-FEINT-2 SF-SKILL-2
        Supported CYN BOR feint by SF-FEINT-4
        CYN 4,5 hp 22 sp 18 rp 5 mwr CYN.laser CYN.grenade
        BOR 5,5 hp 25 sp 0 rp 0 r feint[turn end CYN 2] BOR.sword
        asked: CYN turn
        """,
    ),
    row(
        "SF-SKILL-4",
        lambda: boarding(cyn(at=(4, 5)), bor(at=(6, 5))),
        ["CYN: demoralize BOR", "CYN d20 20"],
        """
        Acted CYN demoralize BOR - standard by SF-SKILL-4
        Rolled CYN intimidate 20 20 18 by SF-SKILL-4 SF-SKILL-2
        ConditionGained BOR shaken CYN by SF-COND-6
        CYN 4,5 hp 22 sp 18 rp 5 mwr CYN.laser CYN.grenade
        BOR 6,5 hp 25 sp 0 rp 0 r shaken[anchor anchor 1 1] BOR.sword
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
        Acted CYN first_aid ADA - standard by SF-SKILL-5
        Rolled CYN medicine 10 15 15 by SF-SKILL-5 SF-SKILL-2
        ConditionLost ADA dying stable by SF-DEATH-13
        ConditionGained ADA stable - by SF-COND-26
        CYN 4,5 hp 22 sp 18 rp 5 mwr CYN.laser CYN.grenade
        ADA 5,5 hp 0 sp 0 rp 5 r prone stable
        BOR 16,5 hp 25 sp 0 rp 0 r BOR.sword
        ADA.dagger lies at 5,5
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
        Acted CYN first_aid ADA - standard by SF-SKILL-5
        Rolled CYN medicine 9 14 15 by SF-SKILL-5 SF-SKILL-2
        CYN 4,5 hp 22 sp 18 rp 5 mwr CYN.laser CYN.grenade
        ADA 5,5 hp 0 sp 0 rp 5 r dying prone
        BOR 16,5 hp 25 sp 0 rp 0 r BOR.sword
        ADA.dagger lies at 5,5
        asked: CYN turn
        """,
    ),
    row(
        "SF-SKILL-4",
        lambda: boarding(cyn(at=(4, 5)), bor(at=(6, 5))),
        ["CYN: demoralize BOR", "CYN d20 17"],
        """
        Acted CYN demoralize BOR - standard by SF-SKILL-4
        Rolled CYN intimidate 17 17 18 by SF-SKILL-4 SF-SKILL-2
        CYN 4,5 hp 22 sp 18 rp 5 mwr CYN.laser CYN.grenade
        BOR 6,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: CYN turn
        """,
    ),
    row(
        "SF-SKILL-4",
        lambda: boarding(cyn(at=(4, 5), skills={"intimidate": 8}), bor(at=(6, 5))),
        ["CYN: demoralize BOR", "CYN d20 15"],
        """
        Acted CYN demoralize BOR - standard by SF-SKILL-4
        Rolled CYN intimidate 15 23 18 by SF-SKILL-4 SF-SKILL-2
        ConditionGained BOR shaken CYN by SF-COND-6
        CYN 4,5 hp 22 sp 18 rp 5 mwr CYN.laser CYN.grenade
        BOR 6,5 hp 25 sp 0 rp 0 r shaken[anchor anchor 1 2] BOR.sword
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
        Acted CYN first_aid ADA - standard by SF-SKILL-5
        Rolled CYN medicine 10 15 15 by SF-SKILL-5 SF-SKILL-2
        ConditionLost ADA bleeding treated by SF-SKILL-5
        CYN 4,5 hp 22 sp 18 rp 5 mwr CYN.laser CYN.grenade
        ADA 5,5 hp 25 sp 27 rp 5 r ADA.dagger
        BOR 16,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: CYN turn
        """,
    ),
    row(
        "SF-SKILL-6",
        lambda: boarding(ada(at=(4, 5), skills={"acrobatics": 5}), bor(at=(5, 5))),
        ["ADA: move 4,4 3,4 tumble half", "ADA d20 13"],
        """
        Acted ADA move - half move by SF-MACT-13
        Rolled ADA acrobatics 13 18 18 by SF-SKILL-6 SF-SKILL-2
        Moved ADA land 4,5 4,4 5 0 by SF-MOVE-2
        ADA 4,4 hp 25 sp 27 rp 5 swr ADA.dagger
        BOR 5,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: ADA acrobatics
        """,
    ),
    row(
        "SF-SKILL-6",
        lambda: boarding(ada(at=(4, 5), skills={"acrobatics": 5}), bor(at=(5, 5))),
        ["ADA: move 4,4 3,4 tumble half", "ADA d20 12", "BOR: decline"],
        """
        Acted ADA move - half move by SF-MACT-13
        Rolled ADA acrobatics 12 17 18 by SF-SKILL-6 SF-SKILL-2
        Moved ADA land 4,5 4,4 5 0 by SF-MOVE-2
        ADA 4,4 hp 25 sp 27 rp 5 swr ADA.dagger
        BOR 5,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: ADA acrobatics
        """,
    ),
    row(
        "SF-REACT-1",
        lambda: boarding(cyn(at=(2, 2)), bor(at=(3, 2), traits=["step_up"], speed=SpeedEntry(land=5))),
        ["CYN: guarded_step 1,2", "BOR: step_up 2,2"],
        """
        Acted CYN guarded_step - 1,2 move by SF-MACT-9
        Moved CYN guarded 2,2 1,2 5 0 by SF-MACT-9
        Reacted BOR after step_up by SF-REACT-1 SF-REACT-3
        Moved BOR guarded 3,2 2,2 5 0 by SF-MACT-9
        CYN 1,2 hp 22 sp 18 rp 5 swr CYN.laser CYN.grenade
        BOR 2,2 hp 25 sp 0 rp 0 - BOR.sword
        asked: CYN turn
        """,
    ),
]


@pytest.mark.parametrize(("scene", "lines", "told"), ROWS)
def test_what_is_told(scene: Scene, lines: Sequence[str], told: str) -> None:
    assert log_of(scene, lines) == told
