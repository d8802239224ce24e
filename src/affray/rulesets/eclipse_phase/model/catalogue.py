"""The table of refusals: of several rules against one attempt the one that stands first is the official one."""

from __future__ import annotations

from typing import Literal, get_args

from affray.core.catalogue import Catalogue

AREAS = {
    "SEQ": 12, "INIT": 13, "TIE": 10, "TAKE": 13, "DECL": 8, "DELAY": 31, "INTR": 13, "EXTRA": 17, "ACT": 10,
    "TEST": 14, "POOL": 15, "MOVE": 12, "ATK": 15, "MELEE": 13, "RANGE": 13, "AREA": 8, "CALL": 6, "TRAIT": 9,
    "DMG": 11, "WOUND": 8, "DEATH": 9, "COND": 14, "SURP": 6, "SIZE": 3, "STRESS": 5,
}  # fmt: skip
"""The areas of the rules in their order, each with the number of its rules."""

PRECEDENCE = (
    "EP-DECL-7", "EP-TAKE-6", "EP-TAKE-7", "EP-TAKE-11", "EP-TAKE-10", "EP-TAKE-3", "EP-TAKE-8", "EP-INTR-1",
    "EP-TIE-8", "EP-DELAY-7", "EP-DELAY-5", "EP-DELAY-25", "EP-INTR-8", "EP-INTR-7", "EP-DELAY-14", "EP-EXTRA-14",
    "EP-EXTRA-3", "EP-EXTRA-4", "EP-EXTRA-5", "EP-EXTRA-13", "EP-EXTRA-15", "EP-SURP-3", "EP-EXTRA-17", "EP-EXTRA-12",
    "EP-EXTRA-2", "EP-EXTRA-10", "EP-EXTRA-11", "EP-DECL-5", "EP-ACT-2", "EP-MOVE-2", "EP-ACT-8", "EP-RANGE-8",
    "EP-RANGE-9", "EP-ATK-13", "EP-POOL-6", "EP-POOL-14", "EP-WOUND-5",
)  # fmt: skip
"""The table of part 4.6."""

Code = Literal[
    "again", "also", "anchor", "apart", "area", "automatic", "condition", "delay", "draw", "drop_item", "empty",
    "enemy", "ep-cond-4", "ep-cond-6", "ep-cond-7", "ep-stress-4", "ep-trait-7", "extra", "far", "grapple", "hand_over",
    "jump", "limbs", "machine", "many", "mode", "no_area", "no_charge", "no_close", "no_point_blank", "no_target",
    "no_weapon", "nobody", "nonstandard", "option", "others", "outside", "pick_up", "prone", "raging", "reach",
    "reload", "sight", "spotter", "take", "taken", "task", "through", "too_large", "undeclared", "unseen", "upright",
    "use", "used",
]  # fmt: skip
"""What tells the cases of a rule apart where it has several reasons."""

REFUSALS: Catalogue[Code] = Catalogue("EP", AREAS, get_args(Code), first=PRECEDENCE)
no, in_order = REFUSALS.no, REFUSALS.in_order
