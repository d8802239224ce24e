"""The log of dying and death: everything that is told, and how everybody is left."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from affray.rulesets.starfinder.model.scenario import EffectEntry
from tests.conformance.starfinder.boarding import (
    ability,
    ada,
    boarding,
    bor,
    cyn,
    del_,
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
        Damaged CYN 9 BOR 9 0 0 4 0 0 by SF-DMG-1
        Fell CYN dying by SF-DEATH-1
        ConditionGained CYN dying - by SF-COND-26
        ItemMoved CYN CYN.laser dropped 5,5 by SF-DEATH-4
        ItemMoved CYN CYN.grenade dropped 5,5 by SF-DEATH-4
        ConditionGained CYN prone - by SF-COND-10
        BOR 4,5 hp 25 sp 0 rp 0 mwr BOR.sword
        CYN 5,5 hp 0 sp 0 rp 5 r dying prone last_attacker:BOR
        ADA 20,9 hp 25 sp 27 rp 5 r ADA.dagger
        CYN.laser lies at 5,5
        CYN.grenade lies at 5,5
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
        Damaged BOR 7 ADA 7 0 0 3 0 0 by SF-DMG-1
        Died BOR hit_points by SF-DEATH-14
        ADA 4,5 hp 25 sp 27 rp 5 mwr ADA.dagger
        BOR 5,5 hp 0 sp 0 rp 0 r dead last_attacker:ADA
        RAT 20,9 hp 6 sp 0 rp 0 r RAT.shiv
        BOR.sword lies at 5,5
        BOR.rifle lies at 5,5
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
        Damaged BOR 7 ADA 7 0 0 3 0 0 by SF-DMG-1
        Fell BOR ferocity by SF-DEATH-18
        ADA 4,5 hp 25 sp 27 rp 5 mwr ADA.dagger
        BOR 5,5 hp 0 sp 0 rp 0 r BOR.sword last_attacker:ADA
        RAT 20,9 hp 6 sp 0 rp 0 r RAT.shiv
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
        Damaged BOR 7 ADA 7 0 0 3 0 0 by SF-DMG-1
        Died BOR ferocity by SF-DEATH-18
        ADA 4,5 hp 25 sp 27 rp 5 mwr ADA.dagger
        BOR 5,5 hp 0 sp 0 rp 0 r dead last_attacker:ADA
        RAT 20,9 hp 6 sp 0 rp 0 r RAT.shiv
        BOR.sword lies at 5,5
        BOR.rifle lies at 5,5
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
        Damaged BOR 7 ADA 7 0 0 3 0 0 by SF-DMG-1
        Fell BOR dying by SF-DEATH-1
        ConditionGained BOR dying - by SF-COND-26
        ItemMoved BOR BOR.sword dropped 5,5 by SF-DEATH-4
        ConditionGained BOR prone - by SF-COND-10
        ADA 4,5 hp 25 sp 27 rp 5 mwr ADA.dagger
        BOR 5,5 hp 0 sp 0 rp 2 r dying prone last_attacker:ADA
        RAT 20,9 hp 6 sp 0 rp 0 r RAT.shiv
        BOR.sword lies at 5,5
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
        Damaged BOR 7 ADA 7 0 0 3 0 0 by SF-DMG-1
        Died BOR hit_points by SF-DEATH-14
        ADA 4,5 hp 25 sp 27 rp 5 mwr ADA.dagger
        BOR 5,5 hp 0 sp 0 rp 2 r dead last_attacker:ADA
        RAT 20,9 hp 6 sp 0 rp 0 r RAT.shiv
        BOR.sword lies at 5,5
        BOR.rifle lies at 5,5
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
        Damaged BOR 7 ADA 7 0 0 3 0 0 by SF-DMG-1
        Fell BOR dying by SF-DEATH-14
        ConditionGained BOR dying - by SF-COND-26
        ItemMoved BOR BOR.sword dropped 5,5 by SF-DEATH-4
        ConditionGained BOR prone - by SF-COND-10
        ADA 4,5 hp 25 sp 27 rp 5 mwr ADA.dagger
        BOR 5,5 hp 0 sp 0 rp 0 r dying[anchor anchor 1 3] prone last_attacker:ADA
        RAT 20,9 hp 6 sp 0 rp 0 r RAT.shiv
        BOR.sword lies at 5,5
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
        Damaged BOR 7 ADA 7 0 0 3 0 0 by SF-DMG-1
        Fell BOR stable by SF-DEATH-2
        ConditionGained BOR stable - by SF-COND-26
        ItemMoved BOR BOR.sword dropped 5,5 by SF-DEATH-4
        ConditionGained BOR prone - by SF-COND-10
        ADA 4,5 hp 25 sp 27 rp 5 mwr ADA.dagger
        BOR 5,5 hp 0 sp 0 rp 0 r stable prone last_attacker:ADA
        RAT 20,9 hp 6 sp 0 rp 0 r RAT.shiv
        BOR.sword lies at 5,5
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
        BOR 20,5 hp 25 sp 0 rp 0 r BOR.sword
        ADA 5,5 hp 0 sp 0 rp 4 r prone stable stabilized_this_cycle
        CYN 9,9 hp 22 sp 18 rp 5 smwr CYN.laser CYN.grenade
        ADA.dagger lies at 5,5
        asked: CYN turn
        """,
    ),
    row(
        "SF-DEATH-5",
        lambda: boarding(bor(at=(20, 5)), ada(at=(5, 5), sp=0, hp=0), cyn(at=(9, 9))),
        ["BOR: end", "ADA: lie_still"],
        """
        ResolveLost ADA 1 4 dying by SF-DEATH-5
        BOR 20,5 hp 25 sp 0 rp 0 r BOR.sword
        ADA 5,5 hp 0 sp 0 rp 4 r dying prone
        CYN 9,9 hp 22 sp 18 rp 5 smwr CYN.laser CYN.grenade
        ADA.dagger lies at 5,5
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
        BOR 20,5 hp 25 sp 0 rp 0 r BOR.sword
        ADA 5,5 hp 0 sp 0 rp 0 r prone dead
        CYN 9,9 hp 22 sp 18 rp 5 smwr CYN.laser CYN.grenade
        ADA.dagger lies at 5,5
        ADA.pike lies at 5,5
        asked: CYN turn
        """,
    ),
    row(
        "SF-DEATH-4",
        lambda: boarding(
            bor(at=(5, 5)),
            del_(
                at=(4, 5),
                sp=0,
                hp=3,
                concentrating_on="hum",
                abilities=[
                    ability("hum", "su", range_ft=60, effect=EffectEntry(condition="dazzled"), duration="concentration")
                ],
            ),
            ada(at=(20, 9)),
            concentration_breaks_on_damage=False,
        ),
        ["BOR: attack DEL with sword", "BOR d20 15 | BOR d6 1"],
        """
        AttackDeclared BOR DEL sword standard by SF-ATK-1
        Rolled BOR attack 15 25 13 by SF-ATK-8
        AttackResolved BOR DEL sword True False 13 by SF-ATK-8
        DiceRolled BOR damage 1d6 1 7 by SF-GEN-8
        Damaged DEL 7 BOR 7 0 0 3 0 0 by SF-DMG-1
        Fell DEL dying by SF-DEATH-1
        ConditionGained DEL dying - by SF-COND-26
        ItemMoved DEL DEL.staff dropped 4,5 by SF-DEATH-4
        ConditionGained DEL prone - by SF-COND-10
        EffectEnded DEL unable hum by SF-DEATH-4
        BOR 5,5 hp 25 sp 0 rp 0 mwr BOR.sword
        DEL 4,5 hp 0 sp 0 rp 5 r dying prone last_attacker:BOR
        ADA 20,9 hp 25 sp 27 rp 5 r ADA.dagger
        DEL.staff lies at 4,5
        asked: BOR turn
        """,
    ),
    row(
        "SF-DEATH-2",
        lambda: boarding(
            bor(at=(5, 5)),
            del_(
                at=(4, 5),
                sp=0,
                hp=3,
                concentrating_on="hum",
                abilities=[
                    ability("hum", "su", range_ft=60, effect=EffectEntry(condition="dazzled"), duration="concentration")
                ],
            ),
            ada(at=(20, 9)),
            concentration_breaks_on_damage=False,
        ),
        ["BOR: attack DEL with sword nonlethal yes", "BOR d20 15 | BOR d6 1"],
        """
        AttackDeclared BOR DEL sword standard by SF-ATK-1
        Rolled BOR attack 15 21 13 by SF-ATK-8
        AttackResolved BOR DEL sword True False 13 by SF-ATK-8
        DiceRolled BOR damage 1d6 1 7 by SF-GEN-8
        Damaged DEL 7 BOR 7 0 0 3 0 0 by SF-DMG-1
        Fell DEL stable by SF-DEATH-2
        ConditionGained DEL stable - by SF-COND-26
        ItemMoved DEL DEL.staff dropped 4,5 by SF-DEATH-4
        ConditionGained DEL prone - by SF-COND-10
        EffectEnded DEL unable hum by SF-DEATH-4
        BOR 5,5 hp 25 sp 0 rp 0 mwr BOR.sword
        DEL 4,5 hp 0 sp 0 rp 5 r stable prone last_attacker:BOR
        ADA 20,9 hp 25 sp 27 rp 5 r ADA.dagger
        DEL.staff lies at 4,5
        asked: BOR turn
        """,
    ),
    row(
        "SF-DEATH-12",
        lambda: boarding(
            del_(
                at=(4, 5),
                abilities=[ability("mend", "su", range_ft=30, effect=EffectEntry(heal_hp="1d8", target="ally"))],
            ),
            ada(at=(6, 5), hp=0, sp=0),
            bor(at=(16, 5)),
        ),
        ["DEL: use_ability mend", "DEL: aim ADA", "DEL d8 3"],
        """
        Acted DEL use_ability - mend standard by SF-ABIL-2
        TookEffect DEL ADA mend by SF-ABIL-2
        DiceRolled DEL heal 1d8 3 3 by SF-GEN-8
        Healed ADA 3 3 DEL 3 0 0 by SF-DMG-5
        ConditionLost ADA dying awake by SF-DEATH-12
        DEL 4,5 hp 22 sp 18 rp 5 mwr DEL.staff
        ADA 6,5 hp 3 sp 0 rp 5 r prone
        BOR 16,5 hp 25 sp 0 rp 0 r BOR.sword
        ADA.dagger lies at 6,5
        asked: DEL turn
        """,
    ),
    row(
        "SF-DEATH-12",
        lambda: boarding(
            del_(
                at=(4, 5),
                abilities=[ability("mend", "su", range_ft=30, effect=EffectEntry(heal_sp="1d8", target="ally"))],
            ),
            ada(at=(6, 5), hp=0, sp=0),
            bor(at=(16, 5)),
        ),
        ["DEL: use_ability mend", "DEL: aim ADA", "DEL d8 3"],
        """
        Acted DEL use_ability - mend standard by SF-ABIL-2
        TookEffect DEL ADA mend by SF-ABIL-2
        DiceRolled DEL heal 1d8 3 3 by SF-GEN-8
        Healed ADA 3 0 DEL 0 3 3 by SF-DMG-5
        ConditionLost ADA dying stable by SF-DEATH-12
        ConditionGained ADA stable - by SF-COND-26
        DEL 4,5 hp 22 sp 18 rp 5 mwr DEL.staff
        ADA 6,5 hp 0 sp 3 rp 5 r prone stable
        BOR 16,5 hp 25 sp 0 rp 0 r BOR.sword
        ADA.dagger lies at 6,5
        asked: DEL turn
        """,
    ),
    row(
        "SF-DEATH-3",
        lambda: boarding(bor(at=(4, 5)), del_(at=(5, 5), sp=0, hp=2, hp_max=7), ada(at=(20, 9))),
        ["BOR: attack DEL with sword", "BOR d20 15 | BOR d6 3"],
        """
        AttackDeclared BOR DEL sword standard by SF-ATK-1
        Rolled BOR attack 15 25 13 by SF-ATK-8
        AttackResolved BOR DEL sword True False 13 by SF-ATK-8
        DiceRolled BOR damage 1d6 3 9 by SF-GEN-8
        Damaged DEL 9 BOR 9 0 0 2 0 0 by SF-DMG-1
        Died DEL massive_damage by SF-DEATH-3
        BOR 4,5 hp 25 sp 0 rp 0 mwr BOR.sword
        DEL 5,5 hp 0 sp 0 rp 5 r dead last_attacker:BOR
        ADA 20,9 hp 25 sp 27 rp 5 r ADA.dagger
        DEL.staff lies at 5,5
        asked: BOR turn
        """,
    ),
    row(
        "SF-DEATH-3",
        lambda: boarding(bor(at=(4, 5)), del_(at=(5, 5), sp=0, hp=2, hp_max=8), ada(at=(20, 9))),
        ["BOR: attack DEL with sword", "BOR d20 15 | BOR d6 3"],
        """
        AttackDeclared BOR DEL sword standard by SF-ATK-1
        Rolled BOR attack 15 25 13 by SF-ATK-8
        AttackResolved BOR DEL sword True False 13 by SF-ATK-8
        DiceRolled BOR damage 1d6 3 9 by SF-GEN-8
        Damaged DEL 9 BOR 9 0 0 2 0 0 by SF-DMG-1
        Fell DEL dying by SF-DEATH-1
        ConditionGained DEL dying - by SF-COND-26
        ItemMoved DEL DEL.staff dropped 5,5 by SF-DEATH-4
        ConditionGained DEL prone - by SF-COND-10
        BOR 4,5 hp 25 sp 0 rp 0 mwr BOR.sword
        DEL 5,5 hp 0 sp 0 rp 5 r dying prone last_attacker:BOR
        ADA 20,9 hp 25 sp 27 rp 5 r ADA.dagger
        DEL.staff lies at 5,5
        asked: BOR turn
        """,
    ),
    row(
        "SF-DEATH-10",
        lambda: boarding(bor(at=(4, 5)), del_(at=(5, 5), sp=0, hp=0), ada(at=(20, 9))),
        ["BOR: attack DEL with sword", "BOR d20 15 | BOR d6 3"],
        """
        AttackDeclared BOR DEL sword standard by SF-ATK-1
        Rolled BOR attack 15 29 8 by SF-ATK-8
        AttackResolved BOR DEL sword True False 8 by SF-ATK-8
        DiceRolled BOR damage 1d6 3 9 by SF-GEN-8
        Damaged DEL 9 BOR 9 0 0 0 0 0 by SF-DMG-1
        ResolveLost DEL 1 4 damage by SF-DEATH-10
        BOR 4,5 hp 25 sp 0 rp 0 mwr BOR.sword
        DEL 5,5 hp 0 sp 0 rp 4 r dying prone last_attacker:BOR
        ADA 20,9 hp 25 sp 27 rp 5 r ADA.dagger
        DEL.staff lies at 5,5
        asked: BOR turn
        """,
    ),
    row(
        "SF-DEATH-11",
        lambda: boarding(
            bor(at=(4, 5)),
            del_(at=(5, 5), sp=0, hp=0, conditions=["stable"]),
            ada(at=(20, 9)),
        ),
        ["BOR: attack DEL with sword", "BOR d20 15 | BOR d6 3"],
        """
        AttackDeclared BOR DEL sword standard by SF-ATK-1
        Rolled BOR attack 15 29 8 by SF-ATK-8
        AttackResolved BOR DEL sword True False 8 by SF-ATK-8
        DiceRolled BOR damage 1d6 3 9 by SF-GEN-8
        Damaged DEL 9 BOR 9 0 0 0 0 0 by SF-DMG-1
        ConditionLost DEL stable damage by SF-DEATH-11
        Fell DEL dying by SF-DEATH-1
        ConditionGained DEL dying - by SF-COND-26
        ResolveLost DEL 1 4 damage by SF-DEATH-11
        BOR 4,5 hp 25 sp 0 rp 0 mwr BOR.sword
        DEL 5,5 hp 0 sp 0 rp 4 r prone dying last_attacker:BOR
        ADA 20,9 hp 25 sp 27 rp 5 r ADA.dagger
        DEL.staff lies at 5,5
        asked: BOR turn
        """,
    ),
    row(
        "SF-DEATH-6",
        lambda: boarding(bor(at=(4, 5)), del_(at=(5, 5), sp=0, hp=0, rp=0), ada(at=(20, 9))),
        ["BOR: attack DEL with sword", "BOR d20 15 | BOR d6 3"],
        """
        AttackDeclared BOR DEL sword standard by SF-ATK-1
        Rolled BOR attack 15 29 8 by SF-ATK-8
        AttackResolved BOR DEL sword True False 8 by SF-ATK-8
        DiceRolled BOR damage 1d6 3 9 by SF-GEN-8
        Damaged DEL 9 BOR 9 0 0 0 0 0 by SF-DMG-1
        ConditionLost DEL dying dead by SF-DEATH-16
        Died DEL resolve by SF-DEATH-6
        BOR 4,5 hp 25 sp 0 rp 0 mwr BOR.sword
        DEL 5,5 hp 0 sp 0 rp 0 r prone dead last_attacker:BOR
        ADA 20,9 hp 25 sp 27 rp 5 r ADA.dagger
        DEL.staff lies at 5,5
        asked: BOR turn
        """,
    ),
    row(
        "SF-DEATH-16",
        lambda: boarding(
            bor(at=(4, 5)),
            ada(at=(5, 5), sp=0, hp=0, rp=0, delaying=True),
            del_(at=(20, 9)),
        ),
        ["BOR: attack ADA with sword", "BOR d20 15 | BOR d6 3"],
        """
        AttackDeclared BOR ADA sword standard by SF-ATK-1
        Rolled BOR attack 15 29 11 by SF-ATK-8
        AttackResolved BOR ADA sword True False 11 by SF-ATK-8
        DiceRolled BOR damage 1d6 3 9 by SF-GEN-8
        Damaged ADA 9 BOR 9 0 0 0 0 0 by SF-DMG-1
        ConditionLost ADA dying dead by SF-DEATH-16
        Died ADA resolve by SF-DEATH-6
        BOR 4,5 hp 25 sp 0 rp 0 mwr BOR.sword
        ADA 5,5 hp 0 sp 0 rp 0 r prone dead last_attacker:BOR
        DEL 20,9 hp 22 sp 18 rp 5 r DEL.staff
        ADA.dagger lies at 5,5
        ADA.pike lies at 5,5
        asked: BOR turn
        """,
    ),
]


@pytest.mark.parametrize(("scene", "lines", "told"), ROWS)
def test_what_is_told(scene: Scene, lines: Sequence[str], told: str) -> None:
    assert log_of(scene, lines) == told
