"""The log of handling things: everything that is told, and how everybody is left."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.conformance.starfinder.boarding import (
    DAGGER,
    KNIFE,
    ada,
    boarding,
    bor,
    cyn,
    door,
    put,
    thing,
)
from tests.conformance.starfinder.logs import Scene, log_of, row

ROWS = [
    row(
        "SF-MACT-3",
        lambda: boarding(ada(at=(4, 5)), bor(at=(16, 5))),
        ["ADA: sheathe dagger", "ADA: draw pike"],
        """
        Acted ADA sheathe - dagger move by SF-MACT-3
        ItemMoved ADA ADA.dagger sheathed accessible by SF-MACT-3 SF-MACT-4
        Acted ADA draw - pike move by SF-MACT-3
        ItemMoved ADA ADA.pike drawn wielded by SF-MACT-3 SF-MACT-4
        ADA 4,5 hp 25 sp 27 rp 5 wr ADA.pike
        BOR 16,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: ADA turn
        """,
    ),
    row(
        "SF-MACT-8",
        lambda: boarding(ada(at=(4, 5)), bor(at=(16, 5)), terrain=[door((5, 5))]),
        ["ADA: open_door door", "ADA: close_door door"],
        """
        Acted ADA open_door - door move by SF-MACT-8
        DoorChanged ADA door open by SF-MACT-8
        Acted ADA close_door - door move by SF-MACT-8
        DoorChanged ADA door closed by SF-MACT-8
        ADA 4,5 hp 25 sp 27 rp 5 wr ADA.dagger
        BOR 16,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: ADA turn
        """,
    ),
    row(
        "SF-MACT-1",
        lambda: boarding(
            ada(at=(4, 5), skills={"engineering": 5}),
            bor(at=(16, 5)),
            terrain=[door((5, 5), state="locked")],
        ),
        ["ADA: unlock door", "ADA d20 15"],
        """
        Acted ADA unlock - door standard by SF-MACT-1
        Rolled ADA engineering 15 20 20 by SF-MACT-1 SF-SKILL-2
        DoorChanged ADA door unlocked by SF-MACT-1
        ADA 4,5 hp 25 sp 27 rp 5 mwr ADA.dagger
        BOR 16,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: ADA turn
        """,
    ),
    row(
        "SF-MACT-1",
        lambda: boarding(
            ada(at=(4, 5), skills={"engineering": 5}),
            bor(at=(16, 5)),
            terrain=[door((5, 5), state="locked")],
        ),
        ["ADA: unlock door", "ADA d20 14"],
        """
        Acted ADA unlock - door standard by SF-MACT-1
        Rolled ADA engineering 14 19 20 by SF-MACT-1 SF-SKILL-2
        DoorChanged ADA door stuck by SF-MACT-1
        ADA 4,5 hp 25 sp 27 rp 5 mwr ADA.dagger
        BOR 16,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: ADA turn
        """,
    ),
    row(
        "SF-MACT-12",
        lambda: boarding(cyn(at=(4, 5)), bor(at=(16, 5))),
        ["CYN: attack BOR with laser", "CYN d20 1", "CYN: reload laser"],
        """
        AttackDeclared CYN BOR laser standard by SF-ATK-1
        Rolled CYN attack 1 7 13 by SF-ATK-8
        AttackResolved CYN BOR laser False False 13 by SF-ATK-8
        Acted CYN reload - laser move by SF-MACT-12
        Reloaded CYN CYN.laser 20 by SF-MACT-12
        CYN 4,5 hp 22 sp 18 rp 5 wr CYN.laser CYN.grenade
        BOR 16,5 hp 25 sp 0 rp 0 r BOR.sword last_attacker:CYN
        asked: CYN turn
        """,
    ),
    row(
        "SF-MACT-8",
        lambda: boarding(
            ada(at=(4, 5), items=[put(DAGGER, "stowed"), put(KNIFE, "wielded")]),
            bor(at=(16, 5)),
        ),
        ["ADA: take_out dagger", "ADA: stow knife"],
        """
        Acted ADA take_out - dagger move by SF-MACT-8
        ItemMoved ADA ADA.dagger taken_out wielded by SF-MACT-8 SF-MACT-4
        Acted ADA stow - knife move by SF-MACT-8
        ItemMoved ADA ADA.knife stowed stowed by SF-MACT-8 SF-MACT-4
        ADA 4,5 hp 25 sp 27 rp 5 wr ADA.dagger
        BOR 16,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: ADA turn
        """,
    ),
    row(
        "SF-ITEM-1",
        lambda: boarding(
            ada(at=(4, 5), items=[thing("lamp", location="held", activation="move", active=False)]),
            bor(at=(16, 5)),
        ),
        ["ADA: activate_item lamp"],
        """
        Acted ADA activate_item - lamp move by SF-ITEM-1
        Switched ADA ADA.lamp on by SF-ITEM-1
        ADA 4,5 hp 25 sp 27 rp 5 swr ADA.lamp
        BOR 16,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: ADA turn
        """,
    ),
    row(
        "SF-MACT-2",
        lambda: boarding(ada(at=(4, 5), conditions=["prone"]), bor(at=(5, 5))),
        ["ADA: stand_up"],
        """
        Acted ADA stand_up - - move by SF-MACT-2
        ConditionLost ADA prone stood_up by SF-MACT-2
        ADA 4,5 hp 25 sp 27 rp 5 swr ADA.dagger
        BOR 5,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: ADA turn
        """,
    ),
    row(
        "SF-SWIFT-1",
        lambda: boarding(ada(at=(4, 5)), bor(at=(16, 5))),
        ["ADA: drop_prone", "ADA: crawl 5,5"],
        """
        Acted ADA drop_prone - - swift by SF-SWIFT-1
        ConditionGained ADA prone - by SF-COND-10
        Acted ADA crawl - 5,5 move by SF-MACT-14
        Moved ADA crawl 4,5 5,5 5 0 by SF-MACT-14
        ADA 5,5 hp 25 sp 27 rp 5 sr prone ADA.dagger
        BOR 16,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: ADA turn
        """,
    ),
    row(
        "SF-MACT-6",
        lambda: boarding(ada(at=(4, 5)), bor(at=(16, 5))),
        ["ADA: move 5,5 sheathe dagger"],
        """
        Acted ADA move - dagger move by SF-MACT-13
        ItemMoved ADA ADA.dagger sheathed accessible by SF-MACT-3 SF-MACT-4
        Moved ADA land 4,5 5,5 5 0 by SF-MOVE-2
        ADA 5,5 hp 25 sp 27 rp 5 swr
        BOR 16,5 hp 25 sp 0 rp 0 r BOR.sword
        asked: ADA turn
        """,
    ),
]


@pytest.mark.parametrize(("scene", "lines", "told"), ROWS)
def test_what_is_told(scene: Scene, lines: Sequence[str], told: str) -> None:
    assert log_of(scene, lines) == told
