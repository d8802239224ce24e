"""The log of spells and abilities: everything that is told, and how everybody is left."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from affray.rulesets.starfinder.model.scenario import EffectEntry, ModifierEntry, SpellsEntry
from tests.conformance.starfinder.boarding import (
    ability,
    ada,
    boarding,
    bor,
    del_,
    rat,
    spell,
)
from tests.conformance.starfinder.logs import Scene, log_of, row

ROWS = [
    row(
        "SF-CAST-1",
        lambda: boarding(del_(at=(4, 5)), bor(at=(9, 5))),
        ["DEL: cast lance", "DEL: aim BOR", "DEL 2d10 3 4", "BOR: attempt", "BOR d20 14"],
        """
        Acted DEL cast - lance standard by SF-CAST-1
        TookEffect DEL BOR lance by SF-CAST-11
        DiceRolled DEL damage 2d10 3,4 7 by SF-GEN-8
        Rolled BOR will 14 15 15 by SF-CAST-12 SF-SAVE-1
        Damaged BOR 3 DEL 3 0 0 3 0 22 by SF-DMG-1
        DEL 4,5 hp 22 sp 18 rp 5 mwr DEL.staff
        BOR 9,5 hp 22 sp 0 rp 0 r BOR.sword
        asked: DEL turn
        """,
    ),
    row(
        "SF-CAST-1",
        lambda: boarding(del_(at=(4, 5)), bor(at=(9, 5))),
        ["DEL: cast lance", "DEL: aim BOR", "DEL 2d10 3 4", "BOR: attempt", "BOR d20 13"],
        """
        Acted DEL cast - lance standard by SF-CAST-1
        TookEffect DEL BOR lance by SF-CAST-11
        DiceRolled DEL damage 2d10 3,4 7 by SF-GEN-8
        Rolled BOR will 13 14 15 by SF-CAST-12 SF-SAVE-1
        Damaged BOR 7 DEL 7 0 0 7 0 18 by SF-DMG-1
        DEL 4,5 hp 22 sp 18 rp 5 mwr DEL.staff
        BOR 9,5 hp 18 sp 0 rp 0 r BOR.sword
        asked: DEL turn
        """,
    ),
    row(
        "SF-CAST-2",
        lambda: boarding(del_(at=(4, 5)), bor(at=(9, 5))),
        ["DEL: cast snare", "DEL: end", "BOR: end", "DEL: aim BOR"],
        """
        Acted DEL cast - snare full by SF-CAST-1
        CastingBegan DEL snare 1 by SF-CAST-3
        RoundBegan 3 False by SF-ROUND-2
        TookEffect DEL BOR snare by SF-CAST-11
        ConditionGained BOR entangled DEL by SF-COND-4
        DEL 4,5 hp 22 sp 18 rp 5 smwr DEL.staff
        BOR 9,5 hp 25 sp 0 rp 0 r entangled[anchor anchor 1 3] BOR.sword
        asked: DEL turn
        """,
    ),
    row(
        "SF-SAVE-1",
        lambda: boarding(del_(at=(4, 5)), bor(at=(9, 5))),
        ["DEL: cast lance", "DEL: aim BOR", "DEL 2d10 3 4", "BOR: attempt", "BOR d20 1"],
        """
        Acted DEL cast - lance standard by SF-CAST-1
        TookEffect DEL BOR lance by SF-CAST-11
        DiceRolled DEL damage 2d10 3,4 7 by SF-GEN-8
        Rolled BOR will 1 2 15 by SF-CAST-12 SF-SAVE-1
        Damaged BOR 7 DEL 7 0 0 7 0 18 by SF-DMG-1
        DEL 4,5 hp 22 sp 18 rp 5 mwr DEL.staff
        BOR 9,5 hp 18 sp 0 rp 0 r BOR.sword
        asked: DEL turn
        """,
    ),
    row(
        "SF-ROUND-3",
        lambda: boarding(
            del_(
                at=(4, 5),
                abilities=[ability("hum", "su", range_ft=60, effect=EffectEntry(condition="dazzled"), duration=1)],
            ),
            bor(at=(9, 5)),
        ),
        ["DEL: use_ability hum", "DEL: aim BOR", "DEL: end", "BOR: end"],
        """
        Acted DEL use_ability - hum standard by SF-ABIL-2
        TookEffect DEL BOR hum by SF-ABIL-2
        ConditionGained BOR dazzled DEL by SF-COND-24
        RoundBegan 3 False by SF-ROUND-2
        Ended BOR dazzled by SF-COND-24
        DEL 4,5 hp 22 sp 18 rp 5 smwr DEL.staff
        BOR 9,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: DEL turn
        """,
    ),
    row(
        "SF-CAST-9",
        lambda: boarding(
            del_(
                at=(4, 5),
                abilities=[
                    ability("hum", "su", range_ft=60, effect=EffectEntry(condition="dazzled"), duration="concentration")
                ],
            ),
            bor(at=(9, 5)),
        ),
        ["DEL: use_ability hum", "DEL: aim BOR", "DEL: end", "BOR: end", "DEL: end"],
        """
        Acted DEL use_ability - hum standard by SF-ABIL-2
        TookEffect DEL BOR hum by SF-ABIL-2
        ConditionGained BOR dazzled DEL by SF-COND-24
        RoundBegan 3 False by SF-ROUND-2
        ConditionLost BOR dazzled concentration by SF-CAST-9
        EffectEnded DEL concentration hum by SF-CAST-9
        DEL 4,5 hp 22 sp 18 rp 5 r DEL.staff
        BOR 9,5 hp 25 sp 0 rp 0 smwr BOR.sword
        asked: BOR turn
        """,
    ),
    row(
        "SF-CAST-10",
        lambda: boarding(
            bor(at=(5, 5)),
            del_(
                at=(4, 5),
                concentrating_on="hum",
                abilities=[
                    ability("hum", "su", range_ft=60, effect=EffectEntry(condition="dazzled"), duration="concentration")
                ],
            ),
        ),
        ["BOR: attack DEL with sword", "BOR d20 15 | BOR d6 1"],
        """
        AttackDeclared BOR DEL sword standard by SF-ATK-1
        Rolled BOR attack 15 25 13 by SF-ATK-8
        AttackResolved BOR DEL sword True False 13 by SF-ATK-8
        DiceRolled BOR damage 1d6 1 7 by SF-GEN-8
        Damaged DEL 7 BOR 7 0 7 0 11 22 by SF-DMG-1
        EffectEnded DEL damage hum by SF-CAST-10
        BOR 5,5 hp 25 sp 0 rp 0 mwr BOR.sword
        DEL 4,5 hp 22 sp 11 rp 5 r DEL.staff last_attacker:BOR
        asked: BOR turn
        """,
    ),
    row(
        "SF-MACT-7",
        lambda: boarding(
            del_(
                at=(4, 5),
                abilities=[
                    ability(
                        "hum",
                        "su",
                        range_ft=60,
                        effect=EffectEntry(modifier=ModifierEntry(attack=-1)),
                        duration=5,
                        redirectable=True,
                    )
                ],
            ),
            bor(at=(9, 5)),
            rat(at=(9, 9)),
        ),
        ["DEL: use_ability hum", "DEL: aim BOR", "DEL: redirect hum", "DEL: aim RAT"],
        """
        Acted DEL use_ability - hum standard by SF-ABIL-2
        TookEffect DEL BOR hum by SF-ABIL-2
        Acted DEL redirect - hum move by SF-MACT-7
        TookEffect DEL RAT hum by SF-ABIL-2
        DEL 4,5 hp 22 sp 18 rp 5 wr DEL.staff
        BOR 9,5 hp 25 sp 0 rp 0 r BOR.sword
        RAT 9,9 hp 6 sp 0 rp 0 r hum[anchor anchor 1 5] RAT.shiv
        asked: DEL turn
        """,
    ),
    row(
        "SF-CAST-8",
        lambda: boarding(
            del_(
                at=(4, 5),
                abilities=[
                    ability(
                        "hum", "su", range_ft=60, effect=EffectEntry(condition="dazzled"), duration=5, dismissible=True
                    )
                ],
            ),
            bor(at=(9, 5)),
        ),
        ["DEL: use_ability hum", "DEL: aim BOR", "DEL: end", "BOR: end", "DEL: dismiss hum"],
        """
        Acted DEL use_ability - hum standard by SF-ABIL-2
        TookEffect DEL BOR hum by SF-ABIL-2
        ConditionGained BOR dazzled DEL by SF-COND-24
        RoundBegan 3 False by SF-ROUND-2
        Acted DEL dismiss - hum standard by SF-CAST-8
        ConditionLost BOR dazzled dismissed by SF-CAST-8
        EffectEnded DEL dismissed hum by SF-CAST-8
        DEL 4,5 hp 22 sp 18 rp 5 mwr DEL.staff
        BOR 9,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: DEL turn
        """,
    ),
    row(
        "SF-CAST-12",
        lambda: boarding(
            del_(
                at=(4, 5),
                spells=SpellsEntry(
                    slots={1: 3},
                    known=[spell("ray", range_ft=30, attack_vs="eac", effect=EffectEntry(damage="1d6", types=["C"]))],
                ),
            ),
            bor(at=(9, 5)),
        ),
        ["DEL: cast ray", "DEL: aim BOR", "DEL d20 15 | DEL d6 3"],
        """
        Acted DEL cast - ray standard by SF-CAST-1
        TookEffect DEL BOR ray by SF-CAST-11
        Rolled DEL attack 15 17 13 by SF-CAST-12
        AttackResolved DEL BOR ray True False 13 by SF-ATK-8
        DiceRolled DEL damage 1d6 3 3 by SF-GEN-8
        Damaged BOR 3 DEL 3 0 0 3 0 22 by SF-DMG-1
        DEL 4,5 hp 22 sp 18 rp 5 mwr DEL.staff
        BOR 9,5 hp 22 sp 0 rp 0 r BOR.sword last_attacker:DEL
        asked: DEL turn
        """,
    ),
    row(
        "SF-CAST-12",
        lambda: boarding(
            del_(
                at=(4, 5),
                spells=SpellsEntry(
                    slots={1: 3},
                    known=[spell("ray", range_ft=30, attack_vs="kac", effect=EffectEntry(damage="1d6", types=["C"]))],
                ),
            ),
            bor(at=(9, 5)),
        ),
        ["DEL: cast ray", "DEL: aim BOR", "DEL d20 20 | DEL d6 3 | DEL d6 2"],
        """
        Acted DEL cast - ray standard by SF-CAST-1
        TookEffect DEL BOR ray by SF-CAST-11
        Rolled DEL attack 20 22 15 by SF-CAST-12
        AttackResolved DEL BOR ray True True 15 by SF-ATK-12
        DiceRolled DEL damage 1d6 3 3 by SF-GEN-8
        DiceRolled DEL critical_damage 1d6 2 2 by SF-GEN-8
        Damaged BOR 5 DEL 5 0 0 5 0 20 by SF-DMG-1
        DEL 4,5 hp 22 sp 18 rp 5 mwr DEL.staff
        BOR 9,5 hp 20 sp 0 rp 0 r BOR.sword last_attacker:DEL
        asked: DEL turn
        """,
    ),
    row(
        "SF-CAST-12",
        lambda: boarding(
            del_(
                at=(4, 5),
                spells=SpellsEntry(
                    slots={1: 3}, known=[spell("touch", range_ft=0, effect=EffectEntry(damage="1d6", types=["C"]))]
                ),
            ),
            bor(at=(5, 5), reaction_available=False),
            ada(at=(6, 5)),
        ),
        ["DEL: cast touch", "DEL: aim BOR", "DEL d20 15 | DEL d6 3"],
        """
        Acted DEL cast - touch standard by SF-CAST-1
        NotOffered BOR opportunity reaction_spent by SF-REACT-3
        TookEffect DEL BOR touch by SF-CAST-11
        Rolled DEL attack 15 19 13 by SF-CAST-12
        AttackResolved DEL BOR touch True False 13 by SF-ATK-8
        DiceRolled DEL damage 1d6 3 3 by SF-GEN-8
        Damaged BOR 3 DEL 3 0 0 3 0 22 by SF-DMG-1
        DEL 4,5 hp 22 sp 18 rp 5 mwr DEL.staff
        BOR 5,5 hp 22 sp 0 rp 0 - BOR.sword last_attacker:DEL
        ADA 6,5 hp 25 sp 27 rp 5 r ADA.dagger
        asked: DEL turn
        """,
    ),
]


@pytest.mark.parametrize(("scene", "lines", "told"), ROWS)
def test_what_is_told(scene: Scene, lines: Sequence[str], told: str) -> None:
    assert log_of(scene, lines) == told
