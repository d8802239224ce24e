"""The log of conditions and hazards: everything that is told, and how everybody is left."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from affray.rulesets.starfinder.model.scenario import ConditionEntry, EnvironmentEntry, HazardEntry, SaveEntry
from tests.conformance.starfinder.boarding import (
    ada,
    boarding,
    bor,
    cyn,
    ground,
)
from tests.conformance.starfinder.logs import Scene, log_of, row

ROWS = [
    row(
        "SF-COND-14",
        lambda: boarding(cyn(at=(4, 5)), ada(at=(5, 5), conditions=["asleep"]), bor(at=(16, 5))),
        ["CYN: wake ADA"],
        """
        Acted CYN wake ADA - standard by SF-COND-14
        ConditionLost ADA asleep woken by SF-COND-14
        CYN 4,5 hp 22 sp 18 rp 5 mwr CYN.laser CYN.grenade
        ADA 5,5 hp 25 sp 27 rp 5 r ADA.dagger
        BOR 16,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: CYN turn
        """,
    ),
    row(
        "SF-COND-23",
        lambda: boarding(
            cyn(at=(4, 5), conditions=[ConditionEntry(id="burning", value="1d6")]),
            bor(at=(16, 5)),
        ),
        ["CYN d6 4", "CYN: douse", "CYN: attempt", "CYN d20 4"],
        """
        DiceRolled CYN burning 1d6 4 4 by SF-GEN-8
        Damaged CYN 4 burning 4 0 4 0 14 22 by SF-DMG-1
        Acted CYN douse - - full by SF-COND-23
        Rolled CYN ref 4 14 14 by SF-COND-23 SF-SAVE-1
        ConditionLost CYN burning saved by SF-COND-23
        CYN 4,5 hp 22 sp 14 rp 5 r CYN.laser CYN.grenade
        BOR 16,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: CYN turn
        """,
    ),
    row(
        "SF-COND-23",
        lambda: boarding(
            cyn(at=(4, 5), conditions=[ConditionEntry(id="burning", value="1d6")]),
            bor(at=(16, 5)),
        ),
        ["CYN d6 4", "CYN: end", "CYN: attempt", "CYN d20 7"],
        """
        DiceRolled CYN burning 1d6 4 4 by SF-GEN-8
        Damaged CYN 4 burning 4 0 4 0 14 22 by SF-DMG-1
        Rolled CYN ref 7 13 14 by SF-COND-23 SF-SAVE-1
        CYN 4,5 hp 22 sp 14 rp 5 r burning CYN.laser CYN.grenade
        BOR 16,5 hp 25 sp 0 rp 0 smwr BOR.sword
        asked: BOR turn
        """,
    ),
    row(
        "SF-COND-23",
        lambda: boarding(cyn(at=(4, 5), conditions=["burning"]), bor(at=(16, 5))),
        ["CYN d6 4", "CYN: end", "CYN: attempt", "CYN d20 8"],
        """
        DiceRolled CYN burning 1d6 4 4 by SF-GEN-8
        Damaged CYN 4 burning 4 0 4 0 14 22 by SF-DMG-1
        Rolled CYN ref 8 14 14 by SF-COND-23 SF-SAVE-1
        ConditionLost CYN burning saved by SF-COND-23
        CYN 4,5 hp 22 sp 14 rp 5 r CYN.laser CYN.grenade
        BOR 16,5 hp 25 sp 0 rp 0 smwr BOR.sword
        asked: BOR turn
        """,
    ),
    row(
        "SF-COND-23",
        lambda: boarding(cyn(at=(4, 5), conditions=["bleeding"]), bor(at=(16, 5))),
        [],
        """
        Damaged CYN 1 bleeding 1 0 1 0 17 22 by SF-DMG-1
        CYN 4,5 hp 22 sp 17 rp 5 smwr bleeding CYN.laser CYN.grenade
        BOR 16,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: CYN turn
        """,
    ),
    row(
        "SF-COND-23",
        lambda: boarding(
            cyn(
                at=(4, 5),
                conditions=[ConditionEntry(id="bleeding", value="2"), ConditionEntry(id="bleeding", value="1d4")],
            ),
            bor(at=(16, 5)),
        ),
        ["CYN d4 3"],
        """
        DiceRolled CYN bleeding 1d4 3 3 by SF-GEN-8
        Damaged CYN 3 bleeding 3 0 3 0 15 22 by SF-DMG-1
        CYN 4,5 hp 22 sp 15 rp 5 smwr bleeding bleeding CYN.laser CYN.grenade
        BOR 16,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: CYN turn
        """,
    ),
    row(
        "SF-COND-11",
        lambda: boarding(
            ada(at=(0, 5), conditions=["off_kilter"]),
            bor(at=(9, 5)),
            environment=EnvironmentEntry(gravity="zero"),
        ),
        ["ADA: grab_surface"],
        """
        Acted ADA grab_surface - - move by SF-COND-11
        ConditionLost ADA off_kilter steadied by SF-COND-11
        ADA 0,5 hp 25 sp 27 rp 5 swr ADA.dagger
        BOR 9,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: ADA turn
        """,
    ),
    row(
        "SF-COND-11",
        lambda: boarding(
            ada(at=(0, 5), drift=(4, 15)),
            bor(at=(9, 5)),
            environment=EnvironmentEntry(gravity="zero"),
        ),
        ["ADA: grab_surface"],
        """
        Moved ADA forced 0,5 0,6 0 0 by SF-AOO-14
        Moved ADA forced 0,6 0,7 0 0 by SF-AOO-14
        Moved ADA forced 0,7 0,8 0 0 by SF-AOO-14
        Acted ADA grab_surface - - move by SF-COND-11
        Drifting ADA 0 by SF-MOVE-11
        ADA 0,8 hp 25 sp 27 rp 5 swr ADA.dagger
        BOR 9,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: ADA turn
        """,
    ),
    row(
        "SF-GEN-5",
        lambda: boarding(
            ada(at=(4, 5)),
            bor(at=(9, 5)),
            terrain=[
                ground(
                    "vent", (5, 5), hazard=HazardEntry(save=SaveEntry(type="ref", dc=12), condition="shaken", rounds=1)
                )
            ],
        ),
        ["ADA: move 5,5", "ADA: attempt", "ADA d20 9"],
        """
        Acted ADA move - - move by SF-MACT-13
        Moved ADA land 4,5 5,5 5 0 by SF-MOVE-2
        HazardMet ADA vent by SF-GEN-5
        Rolled ADA ref 9 11 12 by SF-GEN-5 SF-SAVE-1
        ConditionGained ADA shaken - by SF-COND-6
        ADA 5,5 hp 25 sp 27 rp 5 swr shaken[anchor anchor 1 1] ADA.dagger
        BOR 9,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: ADA turn
        """,
    ),
    row(
        "SF-GEN-5",
        lambda: boarding(
            ada(at=(4, 5)),
            bor(at=(9, 5)),
            terrain=[
                ground(
                    "vent",
                    (5, 5),
                    hazard=HazardEntry(save=SaveEntry(type="ref", dc=12, on_success="half"), damage="2d6", types=["F"]),
                )
            ],
        ),
        ["ADA: move 5,5", "ADA: attempt", "ADA d20 10 | ADA 2d6 2 3"],
        """
        Acted ADA move - - move by SF-MACT-13
        Moved ADA land 4,5 5,5 5 0 by SF-MOVE-2
        HazardMet ADA vent by SF-GEN-5
        Rolled ADA ref 10 12 12 by SF-GEN-5 SF-SAVE-1
        DiceRolled ADA hazard 2d6 2,3 5 by SF-GEN-8
        Damaged ADA 2 vent 2 0 2 0 25 25 by SF-DMG-1
        ADA 5,5 hp 25 sp 25 rp 5 swr ADA.dagger
        BOR 9,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: ADA turn
        """,
    ),
    row(
        "SF-COND-22",
        lambda: boarding(ada(at=(4, 5), conditions=["confused"]), bor(at=(9, 5))),
        ["ADA d100 25"],
        """
        Bewildered ADA normal - by SF-COND-22
        ADA 4,5 hp 25 sp 27 rp 5 smwr confused ADA.dagger
        BOR 9,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: ADA turn
        """,
    ),
    row(
        "SF-COND-22",
        lambda: boarding(ada(at=(4, 5), conditions=["confused"]), bor(at=(9, 5))),
        ["ADA d100 50"],
        """
        Bewildered ADA nothing - by SF-COND-22
        ADA 4,5 hp 25 sp 27 rp 5 smwr confused ADA.dagger compelled:nothing
        BOR 9,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: ADA turn
        """,
    ),
    row(
        "SF-COND-22",
        lambda: boarding(ada(at=(4, 5), conditions=["confused"]), bor(at=(9, 5))),
        ["ADA d100 75 | ADA d8 2"],
        """
        Bewildered ADA self_harm - by SF-COND-22
        DiceRolled ADA self_harm 1d8 2 6 by SF-GEN-8
        Damaged ADA 6 ADA 6 0 6 0 21 25 by SF-DMG-1
        ADA 4,5 hp 25 sp 21 rp 5 smwr confused ADA.dagger compelled:nothing
        BOR 9,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: ADA turn
        """,
    ),
    row(
        "SF-COND-22",
        lambda: boarding(ada(at=(4, 5), conditions=["confused"]), bor(at=(9, 5))),
        ["ADA d100 76"],
        """
        Bewildered ADA attack BOR by SF-COND-22
        ADA 4,5 hp 25 sp 27 rp 5 smwr confused ADA.dagger compelled:BOR
        BOR 9,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: ADA turn
        """,
    ),
    row(
        "SF-COND-2",
        lambda: boarding(cyn(at=(2, 2), conditions=["blinded"]), bor(at=(20, 15))),
        ["CYN: move 8,2", "CYN d20 10"],
        """
        Acted CYN move - - move by SF-MACT-13
        Moved CYN land 2,2 3,2 5 0 by SF-MOVE-2
        Moved CYN land 3,2 4,2 5 0 by SF-MOVE-2
        Moved CYN land 4,2 5,2 5 0 by SF-MOVE-2
        Moved CYN land 5,2 6,2 5 0 by SF-MOVE-2
        Rolled CYN acrobatics 10 10 10 by SF-COND-2 SF-SKILL-2
        Moved CYN land 6,2 7,2 5 0 by SF-MOVE-2
        Moved CYN land 7,2 8,2 5 0 by SF-MOVE-2
        CYN 8,2 hp 22 sp 18 rp 5 swr blinded CYN.laser CYN.grenade
        BOR 20,15 hp 25 sp 0 rp 0 r BOR.sword
        asked: CYN turn
        """,
    ),
    row(
        "SF-COND-2",
        lambda: boarding(cyn(at=(2, 2), conditions=["blinded"]), bor(at=(20, 15))),
        ["CYN: move 8,2", "CYN d20 9"],
        """
        Acted CYN move - - move by SF-MACT-13
        Moved CYN land 2,2 3,2 5 0 by SF-MOVE-2
        Moved CYN land 3,2 4,2 5 0 by SF-MOVE-2
        Moved CYN land 4,2 5,2 5 0 by SF-MOVE-2
        Moved CYN land 5,2 6,2 5 0 by SF-MOVE-2
        Rolled CYN acrobatics 9 9 10 by SF-COND-2 SF-SKILL-2
        ConditionGained CYN prone - by SF-COND-10
        Stopped CYN prone by SF-AOO-7 SF-ACT-11
        CYN 6,2 hp 22 sp 18 rp 5 swr blinded prone CYN.laser CYN.grenade
        BOR 20,15 hp 25 sp 0 rp 0 r BOR.sword
        asked: CYN turn
        """,
    ),
    row(
        "SF-COND-16",
        lambda: boarding(ada(at=(4, 5), conditions=["staggered"]), bor(at=(9, 5))),
        ["ADA: move 5,5", "ADA: end"],
        """
        Acted ADA move - - move by SF-MACT-13
        Moved ADA land 4,5 5,5 5 0 by SF-MOVE-2
        ADA 5,5 hp 25 sp 27 rp 5 r staggered ADA.dagger
        BOR 9,5 hp 25 sp 0 rp 0 smwr BOR.sword
        asked: BOR turn
        """,
    ),
    row(
        "SF-COND-20",
        lambda: boarding(ada(at=(4, 5), conditions=["fatigued"]), bor(at=(5, 5))),
        ["ADA: attack BOR with dagger", "ADA d20 15 | ADA d4 3"],
        """
        AttackDeclared ADA BOR dagger standard by SF-ATK-1
        Rolled ADA attack 15 21 15 by SF-ATK-8
        AttackResolved ADA BOR dagger True False 15 by SF-ATK-8
        DiceRolled ADA damage 1d4 3 6 by SF-GEN-8
        Damaged BOR 6 ADA 6 0 0 6 0 19 by SF-DMG-1
        ADA 4,5 hp 25 sp 27 rp 5 mwr fatigued ADA.dagger
        BOR 5,5 hp 19 sp 0 rp 0 r BOR.sword last_attacker:ADA
        asked: ADA turn
        """,
    ),
    row(
        "SF-COND-7",
        lambda: boarding(ada(at=(4, 5), conditions=["sickened"]), bor(at=(5, 5))),
        ["ADA: attack BOR with dagger", "ADA d20 15 | ADA d4 3"],
        """
        AttackDeclared ADA BOR dagger standard by SF-ATK-1
        Rolled ADA attack 15 20 15 by SF-ATK-8
        AttackResolved ADA BOR dagger True False 15 by SF-ATK-8
        DiceRolled ADA damage 1d4 3 5 by SF-GEN-8
        Damaged BOR 5 ADA 5 0 0 5 0 20 by SF-DMG-1
        ADA 4,5 hp 25 sp 27 rp 5 mwr sickened ADA.dagger
        BOR 5,5 hp 20 sp 0 rp 0 r BOR.sword last_attacker:ADA
        asked: ADA turn
        """,
    ),
    row(
        "SF-COND-1",
        lambda: boarding(cyn(at=(4, 5), skills={"intimidate": 18}), bor(at=(6, 5))),
        ["CYN: demoralize BOR", "CYN d20 20", "CYN: end", "BOR: end", "CYN: demoralize BOR", "CYN d20 20"],
        """
        Acted CYN demoralize BOR - standard by SF-SKILL-4
        Rolled CYN intimidate 20 38 18 by SF-SKILL-4 SF-SKILL-2
        ConditionGained BOR shaken CYN by SF-COND-6
        RoundBegan 3 False by SF-ROUND-2
        Acted CYN demoralize BOR - standard by SF-SKILL-4
        Rolled CYN intimidate 20 38 18 by SF-SKILL-4 SF-SKILL-2
        ConditionGained BOR shaken CYN by SF-COND-6
        CYN 4,5 hp 22 sp 18 rp 5 mwr CYN.laser CYN.grenade
        BOR 6,5 hp 25 sp 0 rp 0 r shaken[anchor anchor 1 5] shaken[anchor anchor 1 10] BOR.sword
        asked: CYN turn
        """,
    ),
]


@pytest.mark.parametrize(("scene", "lines", "told"), ROWS)
def test_what_is_told(scene: Scene, lines: Sequence[str], told: str) -> None:
    assert log_of(scene, lines) == told
