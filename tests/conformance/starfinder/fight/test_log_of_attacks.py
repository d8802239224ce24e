"""The log of attacks: everything that is told, and how everybody is left."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.conformance.starfinder.boarding import (
    ada,
    boarding,
    bor,
    cyn,
    ground,
    gun,
    melee,
    rat,
)
from tests.conformance.starfinder.logs import Scene, log_of, row

ROWS = [
    row(
        "SF-ATK-8",
        lambda: boarding(bor(at=(4, 5)), cyn(at=(5, 5))),
        ["BOR: attack CYN with sword", "BOR d20 15 | BOR d6 3"],
        """
        AttackDeclared BOR CYN sword standard by SF-ATK-1
        Rolled BOR attack 15 25 16 by SF-ATK-8
        AttackResolved BOR CYN sword True False 16 by SF-ATK-8
        DiceRolled BOR damage 1d6 3 9 by SF-GEN-8
        Damaged CYN 9 BOR 9 0 9 0 9 22 by SF-DMG-1
        BOR 4,5 hp 25 sp 0 rp 0 mwr BOR.sword
        CYN 5,5 hp 22 sp 9 rp 5 r CYN.laser CYN.grenade last_attacker:BOR
        asked: BOR turn
        """,
    ),
    row(
        "SF-ATK-23",
        lambda: boarding(
            ada(at=(4, 5), items=[melee("baton", "1d6", "B", 5, properties=["stun"])]),
            bor(at=(16, 5)),
        ),
        ["ADA: set_mode baton"],
        """
        Acted ADA set_mode - baton move by SF-ATK-23
        Switched ADA ADA.baton stun by SF-ATK-23
        ADA 4,5 hp 25 sp 27 rp 5 swr ADA.baton
        BOR 16,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: ADA turn
        """,
    ),
    row(
        "SF-OBJ-2",
        lambda: boarding(
            ada(at=(4, 5)),
            bor(at=(9, 5)),
            terrain=[ground("crate", (5, 5), hp=10, hardness=2)],
        ),
        ["ADA: attack crate with dagger", "ADA d20 15 | ADA d4 3"],
        """
        AttackDeclared ADA crate dagger standard by SF-ATK-1
        Rolled ADA attack 15 22 3 by SF-OBJ-3
        AttackResolved ADA crate dagger True False 3 by SF-OBJ-3
        DiceRolled ADA damage 1d4 3 7 by SF-GEN-8
        ItemDamaged crate 5 5 whole by SF-OBJ-2
        ADA 4,5 hp 25 sp 27 rp 5 mwr ADA.dagger
        BOR 9,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: ADA turn
        """,
    ),
    row(
        "SF-COUP-1",
        lambda: boarding(ada(at=(4, 5)), bor(at=(5, 5), conditions=["unconscious"]), rat(at=(20, 9))),
        ["ADA: coup_de_grace BOR with dagger", "ADA d4 3 | ADA d4 4 | BOR d20 20"],
        """
        AttackDeclared ADA BOR dagger coup by SF-COUP-1
        AttackResolved ADA BOR dagger True True 0 by SF-COUP-2
        DiceRolled ADA damage 1d4 3 7 by SF-GEN-8
        DiceRolled ADA critical_damage 1d4 4 8 by SF-GEN-8
        Damaged BOR 15 ADA 15 0 0 15 0 10 by SF-DMG-1
        Rolled BOR fort 20 24 13 by SF-COUP-3 SF-SAVE-1
        ADA 4,5 hp 25 sp 27 rp 5 r ADA.dagger
        BOR 5,5 hp 10 sp 0 rp 0 r unconscious prone
        RAT 20,9 hp 6 sp 0 rp 0 r RAT.shiv
        BOR.sword lies at 5,5
        asked: ADA turn
        """,
    ),
    row(
        "SF-OBJ-2",
        lambda: boarding(
            ada(at=(4, 5)),
            bor(at=(9, 5)),
            terrain=[ground("crate", (5, 5), hp=10, hardness=1)],
        ),
        ["ADA: attack crate with dagger", "ADA d20 15 | ADA d4 3"],
        """
        AttackDeclared ADA crate dagger standard by SF-ATK-1
        Rolled ADA attack 15 22 3 by SF-OBJ-3
        AttackResolved ADA crate dagger True False 3 by SF-OBJ-3
        DiceRolled ADA damage 1d4 3 7 by SF-GEN-8
        ItemDamaged crate 6 4 broken by SF-OBJ-2
        ADA 4,5 hp 25 sp 27 rp 5 mwr ADA.dagger
        BOR 9,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: ADA turn
        """,
    ),
    row(
        "SF-OBJ-2",
        lambda: boarding(
            ada(at=(4, 5)),
            bor(at=(9, 5)),
            terrain=[ground("crate", (5, 5), hp=6, hardness=1)],
        ),
        ["ADA: attack crate with dagger", "ADA d20 15 | ADA d4 3"],
        """
        AttackDeclared ADA crate dagger standard by SF-ATK-1
        Rolled ADA attack 15 22 3 by SF-OBJ-3
        AttackResolved ADA crate dagger True False 3 by SF-OBJ-3
        DiceRolled ADA damage 1d4 3 7 by SF-GEN-8
        ItemDamaged crate 6 0 destroyed by SF-OBJ-2
        ADA 4,5 hp 25 sp 27 rp 5 mwr ADA.dagger
        BOR 9,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: ADA turn
        """,
    ),
    row(
        "SF-OBJ-3",
        lambda: boarding(cyn(at=(0, 5)), bor(at=(29, 15)), terrain=[ground("crate", (17, 5), hp=6)]),
        ["CYN: attack crate with laser", "CYN d20 2"],
        """
        AttackDeclared CYN crate laser standard by SF-ATK-1
        Rolled CYN attack 2 6 3 by SF-OBJ-3
        AttackResolved CYN crate laser True False 3 by SF-OBJ-3
        CYN 0,5 hp 22 sp 18 rp 5 mwr CYN.laser CYN.grenade
        BOR 29,15 hp 25 sp 0 rp 0 r BOR.sword
        asked: CYN damage
        """,
    ),
    row(
        "SF-ATK-20",
        lambda: boarding(
            ada(at=(4, 5), items=[melee("spear", "1d6", "P", 5, properties=["thrown"], range_increment_ft=20)]),
            bor(at=(9, 5)),
        ),
        ["ADA: attack BOR with spear", "ADA d20 15 | ADA d6 3"],
        """
        AttackDeclared ADA BOR spear standard by SF-ATK-1
        Rolled ADA attack 15 18 15 by SF-ATK-8
        AttackResolved ADA BOR spear True False 15 by SF-ATK-8
        DiceRolled ADA damage 1d6 3 7 by SF-GEN-8
        Damaged BOR 7 ADA 7 0 0 7 0 18 by SF-DMG-1
        ItemMoved ADA ADA.spear dropped 9,5 by SF-AREA-8
        ADA 4,5 hp 25 sp 27 rp 5 mwr
        BOR 9,5 hp 18 sp 0 rp 0 r BOR.sword last_attacker:ADA
        ADA.spear lies at 9,5
        asked: ADA turn
        """,
    ),
    row(
        "SF-RANGE-1",
        lambda: boarding(cyn(at=(0, 5)), bor(at=(16, 5))),
        ["CYN: attack BOR with laser", "CYN d20 2"],
        """
        AttackDeclared CYN BOR laser standard by SF-ATK-1
        Rolled CYN attack 2 8 13 by SF-ATK-8
        AttackResolved CYN BOR laser False False 13 by SF-ATK-8
        CYN 0,5 hp 22 sp 18 rp 5 mwr CYN.laser CYN.grenade
        BOR 16,5 hp 25 sp 0 rp 0 r BOR.sword last_attacker:CYN
        asked: CYN turn
        """,
    ),
    row(
        "SF-RANGE-1",
        lambda: boarding(cyn(at=(0, 5)), bor(at=(17, 5))),
        ["CYN: attack BOR with laser", "CYN d20 2"],
        """
        AttackDeclared CYN BOR laser standard by SF-ATK-1
        Rolled CYN attack 2 6 13 by SF-ATK-8
        AttackResolved CYN BOR laser False False 13 by SF-ATK-8
        CYN 0,5 hp 22 sp 18 rp 5 mwr CYN.laser CYN.grenade
        BOR 17,5 hp 25 sp 0 rp 0 r BOR.sword last_attacker:CYN
        asked: CYN turn
        """,
    ),
    row(
        "SF-RANGE-1",
        lambda: boarding(cyn(at=(0, 5), items=[gun("bow", "1d6", "P", 6, 20)]), bor(at=(13, 5))),
        ["CYN: attack BOR with bow", "CYN d20 2"],
        """
        AttackDeclared CYN BOR bow standard by SF-ATK-1
        Rolled CYN attack 2 2 15 by SF-ATK-8
        AttackResolved CYN BOR bow False False 15 by SF-ATK-8
        CYN 0,5 hp 22 sp 18 rp 5 mwr CYN.bow
        BOR 13,5 hp 25 sp 0 rp 0 r BOR.sword last_attacker:CYN
        asked: CYN turn
        """,
    ),
    row(
        "SF-FDEF-1",
        lambda: boarding(ada(at=(4, 5)), bor(at=(5, 5))),
        ["ADA: attack BOR with dagger defensively yes", "ADA d20 15"],
        """
        AttackDeclared ADA BOR dagger standard by SF-ATK-1
        Rolled ADA attack 15 18 15 by SF-ATK-8
        AttackResolved ADA BOR dagger True False 15 by SF-ATK-8
        ADA 4,5 hp 25 sp 27 rp 5 mwr fight_defensively[turn start ADA 2] ADA.dagger
        BOR 5,5 hp 25 sp 0 rp 0 r BOR.sword last_attacker:ADA
        asked: ADA damage
        """,
    ),
    row(
        "SF-FATK-1",
        lambda: boarding(ada(at=(4, 5)), bor(at=(5, 5))),
        ["ADA: full_attack BOR with dagger", "ADA d20 2"],
        """
        AttackDeclared ADA BOR dagger full_attack by SF-ATK-1
        Rolled ADA attack 2 5 15 by SF-ATK-8
        AttackResolved ADA BOR dagger False False 15 by SF-ATK-8
        ADA 4,5 hp 25 sp 27 rp 5 r ADA.dagger
        BOR 5,5 hp 25 sp 0 rp 0 r BOR.sword last_attacker:ADA
        asked: ADA full_attack
        """,
    ),
    row(
        "SF-CONC-1",
        lambda: boarding(cyn(at=(2, 3)), bor(at=(9, 3)), terrain=[ground("fog", (5, 3), conceals=True)]),
        ["CYN: attack BOR with laser", "CYN d20 15 | CYN d100 20"],
        """
        AttackDeclared CYN BOR laser standard by SF-ATK-1
        Rolled CYN attack 15 21 13 by SF-ATK-8
        ConcealmentRolled CYN BOR 20 20 True by SF-CONC-1
        AttackResolved CYN BOR laser False False 13 by SF-ATK-8
        CYN 2,3 hp 22 sp 18 rp 5 mwr CYN.laser CYN.grenade
        BOR 9,3 hp 25 sp 0 rp 0 r BOR.sword last_attacker:CYN
        asked: CYN turn
        """,
    ),
    row(
        "SF-CONC-1",
        lambda: boarding(cyn(at=(2, 3)), bor(at=(9, 3)), terrain=[ground("fog", (5, 3), conceals=True)]),
        ["CYN: attack BOR with laser", "CYN d20 15 | CYN d100 21 | CYN d4 2"],
        """
        AttackDeclared CYN BOR laser standard by SF-ATK-1
        Rolled CYN attack 15 21 13 by SF-ATK-8
        ConcealmentRolled CYN BOR 21 20 False by SF-CONC-1
        AttackResolved CYN BOR laser True False 13 by SF-ATK-8
        DiceRolled CYN damage 1d4 2 2 by SF-GEN-8
        Damaged BOR 2 CYN 2 0 0 2 0 23 by SF-DMG-1
        CYN 2,3 hp 22 sp 18 rp 5 mwr CYN.laser CYN.grenade
        BOR 9,3 hp 23 sp 0 rp 0 r BOR.sword last_attacker:CYN
        asked: CYN turn
        """,
    ),
]


@pytest.mark.parametrize(("scene", "lines", "told"), ROWS)
def test_what_is_told(scene: Scene, lines: Sequence[str], told: str) -> None:
    assert log_of(scene, lines) == told
