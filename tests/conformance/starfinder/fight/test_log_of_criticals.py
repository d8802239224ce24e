"""The log of critical hits: everything that is told, and how everybody is left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from affray.rulesets.starfinder.model.scenario import CriticalEntry
from tests.conformance.starfinder.boarding import (
    SWORD,
    ada,
    bleeding,
    boarding,
    bor,
    cyn,
)
from tests.conformance.starfinder.logs import Scene, log_of, row

ROWS = [
    row(
        "SF-ATK-12",
        lambda: boarding(bor(at=(4, 5)), cyn(at=(5, 5))),
        ["BOR: attack CYN with sword", "BOR d20 20 | BOR d6 3 | BOR d6 4"],
        """
        AttackDeclared BOR CYN sword standard by SF-ATK-1
        Rolled BOR attack 20 30 16 by SF-ATK-8
        AttackResolved BOR CYN sword True True 16 by SF-ATK-12
        DiceRolled BOR damage 1d6 3 9 by SF-GEN-8
        DiceRolled BOR critical_damage 1d6 4 10 by SF-GEN-8
        Damaged CYN 19 BOR 19 0 18 1 0 21 by SF-DMG-1
        BOR 4,5 hp 25 sp 0 rp 0 mwr BOR.sword
        CYN 5,5 hp 21 sp 0 rp 5 r CYN.laser CYN.grenade last_attacker:BOR
        asked: BOR turn
        """,
    ),
    row(
        "SF-ATK-15",
        lambda: boarding(bor(at=(4, 5), items=[bleeding(SWORD, "1d4")]), cyn(at=(5, 5))),
        ["BOR: attack CYN with sword", "BOR d20 20 | BOR d6 3 | BOR d6 4 | BOR d4 2"],
        """
        AttackDeclared BOR CYN sword standard by SF-ATK-1
        Rolled BOR attack 20 30 16 by SF-ATK-8
        AttackResolved BOR CYN sword True True 16 by SF-ATK-12
        DiceRolled BOR damage 1d6 3 9 by SF-GEN-8
        DiceRolled BOR critical_damage 1d6 4 10 by SF-GEN-8
        Damaged CYN 19 BOR 19 0 18 1 0 21 by SF-DMG-1
        DiceRolled BOR critical_effect 1d4 2 2 by SF-GEN-8
        ConditionGained CYN bleeding BOR by SF-COND-23
        BOR 4,5 hp 25 sp 0 rp 0 mwr BOR.sword
        CYN 5,5 hp 21 sp 0 rp 5 r bleeding CYN.laser CYN.grenade last_attacker:BOR
        asked: BOR turn
        """,
    ),
    row(
        "SF-ATK-15",
        lambda: boarding(
            bor(at=(4, 5), items=[replace(SWORD, critical_effect=CriticalEntry(id="knockdown"))]),
            cyn(at=(5, 5)),
        ),
        ["BOR: attack CYN with sword", "BOR d20 20 | BOR d6 3 | BOR d6 4"],
        """
        AttackDeclared BOR CYN sword standard by SF-ATK-1
        Rolled BOR attack 20 30 16 by SF-ATK-8
        AttackResolved BOR CYN sword True True 16 by SF-ATK-12
        DiceRolled BOR damage 1d6 3 9 by SF-GEN-8
        DiceRolled BOR critical_damage 1d6 4 10 by SF-GEN-8
        Damaged CYN 19 BOR 19 0 18 1 0 21 by SF-DMG-1
        ConditionGained CYN prone BOR by SF-COND-10
        BOR 4,5 hp 25 sp 0 rp 0 mwr BOR.sword
        CYN 5,5 hp 21 sp 0 rp 5 r prone CYN.laser CYN.grenade last_attacker:BOR
        asked: BOR turn
        """,
    ),
    row(
        "SF-ATK-15",
        lambda: boarding(
            bor(at=(4, 5), items=[replace(SWORD, critical_effect=CriticalEntry(id="stunned"))]),
            cyn(at=(5, 5)),
        ),
        ["BOR: attack CYN with sword", "BOR d20 20 | BOR d6 3 | BOR d6 4"],
        """
        AttackDeclared BOR CYN sword standard by SF-ATK-1
        Rolled BOR attack 20 30 16 by SF-ATK-8
        AttackResolved BOR CYN sword True True 16 by SF-ATK-12
        DiceRolled BOR damage 1d6 3 9 by SF-GEN-8
        DiceRolled BOR critical_damage 1d6 4 10 by SF-GEN-8
        Damaged CYN 19 BOR 19 0 18 1 0 21 by SF-DMG-1
        ConditionGained CYN stunned BOR by SF-COND-17
        ItemMoved CYN CYN.laser dropped 5,5 by SF-COND-17
        ItemMoved CYN CYN.grenade dropped 5,5 by SF-COND-17
        BOR 4,5 hp 25 sp 0 rp 0 mwr BOR.sword
        CYN 5,5 hp 21 sp 0 rp 5 r stunned[anchor anchor 1 1] last_attacker:BOR
        CYN.laser lies at 5,5
        CYN.grenade lies at 5,5
        asked: BOR turn
        """,
    ),
    row(
        "SF-ATK-15",
        lambda: boarding(
            bor(at=(4, 5), items=[replace(SWORD, critical_effect=CriticalEntry(id="staggered"), item_level=6)]),
            cyn(at=(5, 5)),
        ),
        ["BOR: attack CYN with sword", "BOR d20 20 | BOR d6 3 | BOR d6 4", "CYN: attempt", "CYN d20 2"],
        """
        AttackDeclared BOR CYN sword standard by SF-ATK-1
        Rolled BOR attack 20 30 16 by SF-ATK-8
        AttackResolved BOR CYN sword True True 16 by SF-ATK-12
        DiceRolled BOR damage 1d6 3 9 by SF-GEN-8
        DiceRolled BOR critical_damage 1d6 4 10 by SF-GEN-8
        Damaged CYN 19 BOR 19 0 18 1 0 21 by SF-DMG-1
        Rolled CYN fort 2 4 13 by SF-ATK-15 SF-SAVE-1
        ConditionGained CYN staggered BOR by SF-COND-16
        BOR 4,5 hp 25 sp 0 rp 0 mwr BOR.sword
        CYN 5,5 hp 21 sp 0 rp 5 r staggered[anchor anchor 1 1] CYN.laser CYN.grenade last_attacker:BOR
        asked: BOR turn
        """,
    ),
    row(
        "SF-ATK-15",
        lambda: boarding(
            bor(at=(4, 5), items=[replace(SWORD, critical_effect=CriticalEntry(id="deafen"))]),
            cyn(at=(5, 5)),
        ),
        ["BOR: attack CYN with sword", "BOR d20 20 | BOR d6 3 | BOR d6 4 | BOR d4 2", "CYN: attempt", "CYN d20 2"],
        """
        AttackDeclared BOR CYN sword standard by SF-ATK-1
        Rolled BOR attack 20 30 16 by SF-ATK-8
        AttackResolved BOR CYN sword True True 16 by SF-ATK-12
        DiceRolled BOR damage 1d6 3 9 by SF-GEN-8
        DiceRolled BOR critical_damage 1d6 4 10 by SF-GEN-8
        Damaged CYN 19 BOR 19 0 18 1 0 21 by SF-DMG-1
        DiceRolled BOR critical_effect 1d4 2 2 by SF-GEN-8
        Rolled CYN fort 2 4 10 by SF-ATK-15 SF-SAVE-1
        ConditionGained CYN deafened BOR by SF-COND-3
        BOR 4,5 hp 25 sp 0 rp 0 mwr BOR.sword
        CYN 5,5 hp 21 sp 0 rp 5 r deafened[anchor anchor 1 20] CYN.laser CYN.grenade last_attacker:BOR
        asked: BOR turn
        """,
    ),
    row(
        "SF-ATK-15",
        lambda: boarding(
            bor(at=(4, 5), items=[replace(SWORD, critical_effect=CriticalEntry(id="arc", value="1d4"))]),
            cyn(at=(5, 5)),
            ada(at=(7, 5)),
        ),
        ["BOR: attack CYN with sword", "BOR d20 20 | BOR d6 3 | BOR d6 4 | BOR d4 2"],
        """
        AttackDeclared BOR CYN sword standard by SF-ATK-1
        Rolled BOR attack 20 30 16 by SF-ATK-8
        AttackResolved BOR CYN sword True True 16 by SF-ATK-12
        DiceRolled BOR damage 1d6 3 9 by SF-GEN-8
        DiceRolled BOR critical_damage 1d6 4 10 by SF-GEN-8
        Damaged CYN 19 BOR 19 0 18 1 0 21 by SF-DMG-1
        DiceRolled BOR critical_effect 1d4 2 2 by SF-GEN-8
        Damaged ADA 2 BOR 2 0 2 0 25 25 by SF-DMG-1
        BOR 4,5 hp 25 sp 0 rp 0 mwr BOR.sword
        CYN 5,5 hp 21 sp 0 rp 5 r CYN.laser CYN.grenade last_attacker:BOR
        ADA 7,5 hp 25 sp 25 rp 5 r ADA.dagger
        asked: BOR turn
        """,
    ),
    row(
        "SF-ATK-15",
        lambda: boarding(
            bor(at=(4, 5), items=[replace(SWORD, critical_effect=CriticalEntry(id="arc", value="1d4"))]),
            cyn(at=(5, 5)),
            ada(at=(8, 5)),
        ),
        ["BOR: attack CYN with sword", "BOR d20 20 | BOR d6 3 | BOR d6 4"],
        """
        AttackDeclared BOR CYN sword standard by SF-ATK-1
        Rolled BOR attack 20 30 16 by SF-ATK-8
        AttackResolved BOR CYN sword True True 16 by SF-ATK-12
        DiceRolled BOR damage 1d6 3 9 by SF-GEN-8
        DiceRolled BOR critical_damage 1d6 4 10 by SF-GEN-8
        Damaged CYN 19 BOR 19 0 18 1 0 21 by SF-DMG-1
        BOR 4,5 hp 25 sp 0 rp 0 mwr BOR.sword
        CYN 5,5 hp 21 sp 0 rp 5 r CYN.laser CYN.grenade last_attacker:BOR
        ADA 8,5 hp 25 sp 27 rp 5 r ADA.dagger
        asked: BOR turn
        """,
    ),
    row(
        "SF-ATK-15",
        lambda: boarding(
            bor(at=(4, 5), items=[replace(SWORD, critical_effect=CriticalEntry(id="corrode"))]),
            cyn(at=(5, 5)),
        ),
        ["BOR: attack CYN with sword", "BOR d20 20 | BOR d6 3 | BOR d6 4", "BOR: end", "CYN d6 5"],
        """
        AttackDeclared BOR CYN sword standard by SF-ATK-1
        Rolled BOR attack 20 30 16 by SF-ATK-8
        AttackResolved BOR CYN sword True True 16 by SF-ATK-12
        DiceRolled BOR damage 1d6 3 9 by SF-GEN-8
        DiceRolled BOR critical_damage 1d6 4 10 by SF-GEN-8
        Damaged CYN 19 BOR 19 0 18 1 0 21 by SF-DMG-1
        ConditionGained CYN corroding BOR by SF-ATK-15
        DiceRolled CYN corroding 1d6 5 5 by SF-GEN-8
        Damaged CYN 5 corroding 5 0 0 5 0 16 by SF-DMG-1
        BOR 4,5 hp 25 sp 0 rp 0 r BOR.sword
        CYN 5,5 hp 16 sp 0 rp 5 smwr corroding CYN.laser CYN.grenade last_attacker:BOR
        asked: CYN turn
        """,
    ),
    row(
        "SF-ATK-15",
        lambda: boarding(
            bor(at=(4, 5), items=[replace(SWORD, critical_effect=CriticalEntry(id="bleed"))]),
            cyn(at=(5, 5)),
        ),
        ["BOR: attack CYN with sword", "BOR d20 20 | BOR d6 3 | BOR d6 4", "BOR: end"],
        """
        AttackDeclared BOR CYN sword standard by SF-ATK-1
        Rolled BOR attack 20 30 16 by SF-ATK-8
        AttackResolved BOR CYN sword True True 16 by SF-ATK-12
        DiceRolled BOR damage 1d6 3 9 by SF-GEN-8
        DiceRolled BOR critical_damage 1d6 4 10 by SF-GEN-8
        Damaged CYN 19 BOR 19 0 18 1 0 21 by SF-DMG-1
        ConditionGained CYN bleeding BOR by SF-COND-23
        Damaged CYN 1 bleeding 1 0 0 1 0 20 by SF-DMG-1
        BOR 4,5 hp 25 sp 0 rp 0 r BOR.sword
        CYN 5,5 hp 20 sp 0 rp 5 smwr bleeding CYN.laser CYN.grenade last_attacker:BOR
        asked: CYN turn
        """,
    ),
]


@pytest.mark.parametrize(("scene", "lines", "told"), ROWS)
def test_what_is_told(scene: Scene, lines: Sequence[str], told: str) -> None:
    assert log_of(scene, lines) == told
