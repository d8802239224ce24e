"""The log of damage, dying and death: everything that is told, in its order."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from affray.rulesets.starfinder.model.scenario import ReductionEntry
from tests.conformance.starfinder.boarding import (
    ada,
    boarding,
    bor,
    cyn,
    rat,
)
from tests.conformance.starfinder.logs import Scene, log_of, row

ROWS = [
    row(
        "SF-DEATH-1",
        lambda: boarding(bor(at=(4, 5)), cyn(at=(5, 5), sp=0, hp=4), ada(at=(20, 9))),
        ["BOR: attack CYN with sword", "BOR d20 15 | BOR d6 3"],
        """
        AttackDeclared BOR CYN sword standard by SF-ATK-1
        Rolled BOR attack 15 25 16 by SF-ATK-8
        AttackResolved BOR CYN sword True False 16 by SF-ATK-8
        DiceRolled BOR damage 1d6 3 9 by SF-GEN-8
        Damaged CYN BOR 9 0 0 4 0 0 by SF-DMG-1
        Fell CYN dying by SF-DEATH-1
        ConditionGained CYN dying - by SF-COND-26
        ItemMoved CYN CYN.laser dropped 5,5 by SF-DEATH-4
        ItemMoved CYN CYN.grenade dropped 5,5 by SF-DEATH-4
        ConditionGained CYN prone - by SF-COND-10
        asked: BOR turn
        """,
    ),
    row(
        "SF-DEATH-14",
        lambda: boarding(ada(at=(4, 5)), bor(at=(5, 5), hp=3), rat(at=(20, 9))),
        ["ADA: attack BOR with dagger", "ADA d20 15 | ADA d4 3"],
        """
        AttackDeclared ADA BOR dagger standard by SF-ATK-1
        Rolled ADA attack 15 22 15 by SF-ATK-8
        AttackResolved ADA BOR dagger True False 15 by SF-ATK-8
        DiceRolled ADA damage 1d4 3 7 by SF-GEN-8
        Damaged BOR ADA 7 0 0 3 0 0 by SF-DMG-1
        Died BOR hit_points by SF-DEATH-14
        asked: ADA turn
        """,
    ),
    row(
        "SF-DEATH-18",
        lambda: boarding(ada(at=(4, 5)), bor(at=(5, 5), hp=3, traits=["ferocity"]), rat(at=(20, 9))),
        ["ADA: attack BOR with dagger", "ADA d20 15 | ADA d4 3"],
        """
        AttackDeclared ADA BOR dagger standard by SF-ATK-1
        Rolled ADA attack 15 22 15 by SF-ATK-8
        AttackResolved ADA BOR dagger True False 15 by SF-ATK-8
        DiceRolled ADA damage 1d4 3 7 by SF-GEN-8
        Damaged BOR ADA 7 0 0 3 0 0 by SF-DMG-1
        Fell BOR ferocity by SF-DEATH-18
        asked: ADA turn
        """,
    ),
    row(
        "SF-DEATH-18",
        lambda: boarding(
            ada(at=(4, 5)),
            bor(at=(5, 5), hp=3, ferocious=1, traits=["ferocity"]),
            rat(at=(20, 9)),
        ),
        ["ADA: attack BOR with dagger", "ADA d20 15 | ADA d4 3"],
        """
        AttackDeclared ADA BOR dagger standard by SF-ATK-1
        Rolled ADA attack 15 22 15 by SF-ATK-8
        AttackResolved ADA BOR dagger True False 15 by SF-ATK-8
        DiceRolled ADA damage 1d4 3 7 by SF-GEN-8
        Damaged BOR ADA 7 0 0 3 0 0 by SF-DMG-1
        Died BOR ferocity by SF-DEATH-18
        asked: ADA turn
        """,
    ),
    row(
        "SF-DEATH-14",
        lambda: boarding(ada(at=(4, 5)), bor(at=(5, 5), hp=3, rp_max=2), rat(at=(20, 9))),
        ["ADA: attack BOR with dagger", "ADA d20 15 | ADA d4 3", "gm: dying"],
        """
        AttackDeclared ADA BOR dagger standard by SF-ATK-1
        Rolled ADA attack 15 22 15 by SF-ATK-8
        AttackResolved ADA BOR dagger True False 15 by SF-ATK-8
        DiceRolled ADA damage 1d4 3 7 by SF-GEN-8
        Damaged BOR ADA 7 0 0 3 0 0 by SF-DMG-1
        Fell BOR dying by SF-DEATH-1
        ConditionGained BOR dying - by SF-COND-26
        ItemMoved BOR BOR.sword dropped 5,5 by SF-DEATH-4
        ConditionGained BOR prone - by SF-COND-10
        asked: ADA turn
        """,
    ),
    row(
        "SF-DEATH-14",
        lambda: boarding(ada(at=(4, 5)), bor(at=(5, 5), hp=3, rp_max=2), rat(at=(20, 9))),
        ["ADA: attack BOR with dagger", "ADA d20 15 | ADA d4 3", "gm: dead"],
        """
        AttackDeclared ADA BOR dagger standard by SF-ATK-1
        Rolled ADA attack 15 22 15 by SF-ATK-8
        AttackResolved ADA BOR dagger True False 15 by SF-ATK-8
        DiceRolled ADA damage 1d4 3 7 by SF-GEN-8
        Damaged BOR ADA 7 0 0 3 0 0 by SF-DMG-1
        Died BOR hit_points by SF-DEATH-14
        asked: ADA turn
        """,
    ),
    row(
        "SF-DEATH-14",
        lambda: boarding(
            ada(at=(4, 5)),
            bor(at=(5, 5), hp=3),
            rat(at=(20, 9)),
            npc_death="dies_in_3_rounds",
        ),
        ["ADA: attack BOR with dagger", "ADA d20 15 | ADA d4 3"],
        """
        AttackDeclared ADA BOR dagger standard by SF-ATK-1
        Rolled ADA attack 15 22 15 by SF-ATK-8
        AttackResolved ADA BOR dagger True False 15 by SF-ATK-8
        DiceRolled ADA damage 1d4 3 7 by SF-GEN-8
        Damaged BOR ADA 7 0 0 3 0 0 by SF-DMG-1
        Fell BOR dying by SF-DEATH-14
        ConditionGained BOR dying - by SF-COND-26
        ItemMoved BOR BOR.sword dropped 5,5 by SF-DEATH-4
        ConditionGained BOR prone - by SF-COND-10
        asked: ADA turn
        """,
    ),
    row(
        "SF-DEATH-2",
        lambda: boarding(ada(at=(4, 5)), bor(at=(5, 5), hp=3), rat(at=(20, 9))),
        ["ADA: attack BOR with dagger nonlethal yes", "ADA d20 19 | ADA d4 3"],
        """
        AttackDeclared ADA BOR dagger standard by SF-ATK-1
        Rolled ADA attack 19 22 15 by SF-ATK-8
        AttackResolved ADA BOR dagger True False 15 by SF-ATK-8
        DiceRolled ADA damage 1d4 3 7 by SF-GEN-8
        Damaged BOR ADA 7 0 0 3 0 0 by SF-DMG-1
        Fell BOR stable by SF-DEATH-2
        ConditionGained BOR stable - by SF-COND-26
        ItemMoved BOR BOR.sword dropped 5,5 by SF-DEATH-4
        ConditionGained BOR prone - by SF-COND-10
        asked: ADA turn
        """,
    ),
    row(
        "SF-DEATH-8",
        lambda: boarding(bor(at=(20, 5)), ada(at=(5, 5), sp=0, hp=0), cyn(at=(9, 9))),
        ["BOR: end", "ADA: stabilize"],
        """
        ResolveLost ADA 1 4 stabilize by SF-DEATH-8
        ConditionLost ADA dying stable by SF-DEATH-8
        ConditionGained ADA stable - by SF-COND-26
        asked: CYN turn
        """,
    ),
    row(
        "SF-DEATH-5",
        lambda: boarding(bor(at=(20, 5)), ada(at=(5, 5), sp=0, hp=0), cyn(at=(9, 9))),
        ["BOR: end", "ADA: lie_still"],
        """
        ResolveLost ADA 1 4 dying by SF-DEATH-5
        asked: CYN turn
        """,
    ),
    row(
        "SF-DEATH-7",
        lambda: boarding(
            bor(at=(20, 5)),
            ada(at=(5, 5), sp=0, hp=0, rp=0, doom_round=2),
            cyn(at=(9, 9)),
        ),
        ["BOR: end"],
        """
        ConditionLost ADA dying dead by SF-DEATH-16
        Died ADA bleeding_out by SF-DEATH-7
        asked: CYN turn
        """,
    ),
    row(
        "SF-DMG-5",
        lambda: boarding(bor(at=(4, 5), hp=10, fast_healing=3, conditions=["bleeding"]), cyn(at=(16, 5))),
        [],
        """
        Damaged BOR bleeding 1 0 0 1 0 9 by SF-DMG-1
        Healed BOR BOR 3 0 0 12 by SF-ROUND-6
        ConditionLost BOR bleeding healed by SF-COND-23
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
        Damaged BOR ADA 4 0 0 4 0 21 by SF-DMG-1
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
        Damaged BOR CYN 1 0 0 1 0 24 by SF-DMG-1
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
        Damaged BOR CYN 4 0 0 4 0 21 by SF-DMG-1
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
        Damaged BOR CYN 0 0 0 0 0 25 by SF-DMG-1
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
        Damaged CYN BOR 9 2 3 4 0 18 by SF-DMG-1
        asked: BOR turn
        """,
    ),
]


@pytest.mark.parametrize(("scene", "lines", "told"), ROWS)
def test_what_is_told(scene: Scene, lines: Sequence[str], told: str) -> None:
    assert log_of(scene, lines) == told
