"""The log of damage and healing: everything that is told, and how everybody is left."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from affray.rulesets.starfinder.model.scenario import EffectEntry, ReductionEntry
from tests.conformance.starfinder.boarding import (
    ability,
    ada,
    boarding,
    bor,
    cyn,
    del_,
)
from tests.conformance.starfinder.logs import Scene, log_of, row

ROWS = [
    row(
        "SF-DMG-5",
        lambda: boarding(bor(at=(4, 5), hp=10, fast_healing=3, conditions=["bleeding"]), cyn(at=(16, 5))),
        [],
        """
        Damaged BOR 1 bleeding 1 0 0 1 0 9 by SF-DMG-1
        Healed BOR 3 12 BOR 3 0 0 by SF-ROUND-6
        ConditionLost BOR bleeding healed by SF-COND-23
        BOR 4,5 hp 12 sp 0 rp 0 smwr BOR.sword
        CYN 16,5 hp 22 sp 18 rp 5 r CYN.laser CYN.grenade
        asked: BOR turn
        """,
    ),
    row(
        "SF-DMG-1",
        lambda: boarding(ada(at=(4, 5)), bor(at=(5, 5), dr=ReductionEntry(amount=3))),
        ["ADA: attack BOR with dagger", "ADA d20 15 | ADA d4 3"],
        """
        AttackDeclared ADA BOR dagger standard by SF-ATK-1
        Rolled ADA attack 15 22 15 by SF-ATK-8
        AttackResolved ADA BOR dagger True False 15 by SF-ATK-8
        DiceRolled ADA damage 1d4 3 7 by SF-GEN-8
        Damaged BOR 4 ADA 4 0 0 4 0 21 by SF-DMG-1
        ADA 4,5 hp 25 sp 27 rp 5 mwr ADA.dagger
        BOR 5,5 hp 21 sp 0 rp 0 r BOR.sword last_attacker:ADA
        asked: ADA turn
        """,
    ),
    row(
        "SF-DMG-1",
        lambda: boarding(cyn(at=(4, 5)), bor(at=(9, 5), resist={"F": 2})),
        ["CYN: attack BOR with laser", "CYN d20 15 | CYN d4 3"],
        """
        AttackDeclared CYN BOR laser standard by SF-ATK-1
        Rolled CYN attack 15 21 13 by SF-ATK-8
        AttackResolved CYN BOR laser True False 13 by SF-ATK-8
        DiceRolled CYN damage 1d4 3 3 by SF-GEN-8
        Damaged BOR 1 CYN 1 0 0 1 0 24 by SF-DMG-1
        CYN 4,5 hp 22 sp 18 rp 5 mwr CYN.laser CYN.grenade
        BOR 9,5 hp 24 sp 0 rp 0 r BOR.sword last_attacker:CYN
        asked: CYN turn
        """,
    ),
    row(
        "SF-DMG-2",
        lambda: boarding(cyn(at=(4, 5)), bor(at=(9, 5), vulnerable=["F"])),
        ["CYN: attack BOR with laser", "CYN d20 15 | CYN d4 3"],
        """
        AttackDeclared CYN BOR laser standard by SF-ATK-1
        Rolled CYN attack 15 21 13 by SF-ATK-8
        AttackResolved CYN BOR laser True False 13 by SF-ATK-8
        DiceRolled CYN damage 1d4 3 3 by SF-GEN-8
        Damaged BOR 4 CYN 4 0 0 4 0 21 by SF-DMG-1
        CYN 4,5 hp 22 sp 18 rp 5 mwr CYN.laser CYN.grenade
        BOR 9,5 hp 21 sp 0 rp 0 r BOR.sword last_attacker:CYN
        asked: CYN turn
        """,
    ),
    row(
        "SF-DMG-2",
        lambda: boarding(cyn(at=(4, 5)), bor(at=(9, 5), immune=["F"])),
        ["CYN: attack BOR with laser", "CYN d20 15 | CYN d4 3"],
        """
        AttackDeclared CYN BOR laser standard by SF-ATK-1
        Rolled CYN attack 15 21 13 by SF-ATK-8
        AttackResolved CYN BOR laser True False 13 by SF-ATK-8
        DiceRolled CYN damage 1d4 3 3 by SF-GEN-8
        Damaged BOR 0 CYN 0 0 0 0 0 25 by SF-DMG-1
        CYN 4,5 hp 22 sp 18 rp 5 mwr CYN.laser CYN.grenade
        BOR 9,5 hp 25 sp 0 rp 0 r BOR.sword last_attacker:CYN
        asked: CYN turn
        """,
    ),
    row(
        "SF-DMG-4",
        lambda: boarding(bor(at=(4, 5)), cyn(at=(5, 5), temp_hp=2, sp=3)),
        ["BOR: attack CYN with sword", "BOR d20 15 | BOR d6 3"],
        """
        AttackDeclared BOR CYN sword standard by SF-ATK-1
        Rolled BOR attack 15 25 16 by SF-ATK-8
        AttackResolved BOR CYN sword True False 16 by SF-ATK-8
        DiceRolled BOR damage 1d6 3 9 by SF-GEN-8
        Damaged CYN 9 BOR 9 2 3 4 0 18 by SF-DMG-1
        BOR 4,5 hp 25 sp 0 rp 0 mwr BOR.sword
        CYN 5,5 hp 18 sp 0 rp 5 r CYN.laser CYN.grenade last_attacker:BOR
        asked: BOR turn
        """,
    ),
    row(
        "SF-DMG-5",
        lambda: boarding(
            del_(
                at=(4, 5),
                abilities=[
                    ability("mend", "su", range_ft=30, effect=EffectEntry(heal_hp="1d8", heal_sp="1d6", target="ally"))
                ],
            ),
            ada(at=(6, 5), hp=10, sp=3, conditions=["bleeding"]),
            bor(at=(16, 5)),
        ),
        ["DEL: use_ability mend", "DEL: aim ADA", "DEL d8 3 | DEL d6 4"],
        """
        Acted DEL use_ability - mend standard by SF-ABIL-2
        TookEffect DEL ADA mend by SF-ABIL-2
        DiceRolled DEL heal 1d8 3 3 by SF-GEN-8
        DiceRolled DEL heal 1d6 4 4 by SF-GEN-8
        Healed ADA 7 13 DEL 3 4 7 by SF-DMG-5
        ConditionLost ADA bleeding healed by SF-COND-23
        DEL 4,5 hp 22 sp 18 rp 5 mwr DEL.staff
        ADA 6,5 hp 13 sp 7 rp 5 r ADA.dagger
        BOR 16,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: DEL turn
        """,
    ),
]


@pytest.mark.parametrize(("scene", "lines", "told"), ROWS)
def test_what_is_told(scene: Scene, lines: Sequence[str], told: str) -> None:
    assert log_of(scene, lines) == told
