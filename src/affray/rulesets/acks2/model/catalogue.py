"""The table of refusals: the rules in their order, in which the reasons of one request are listed."""

from __future__ import annotations

from typing import Literal, get_args

from affray.core.catalogue import Catalogue

AREAS = {
    "ROUND": 7, "SURP": 8, "DECL": 14, "INIT": 10, "COUNT": 10, "TIE": 10, "DELAY": 21, "READY": 21, "FIRST": 22,
    "GRID": 10, "FACE": 12, "ENGAGE": 20, "SIZE": 16, "ACT": 12, "MOVE": 14, "CHARGE": 13, "DEFMOV": 8, "ATK": 11,
    "MELEE": 6, "RANGED": 11, "DMG": 8, "CLEAVE": 13, "MANEUV": 10, "SPELL": 12, "SAVE": 5, "COND": 17, "DEATH": 10,
    "MORALE": 13,
}  # fmt: skip
"""The areas of the rules in their order, each with the number of its rules."""

Code = Literal[
    "another", "arc", "area", "armor", "asked", "away", "cannot_act", "closer", "cover", "direction", "empty_hands",
    "engaged", "faces_already", "gone", "hidden", "illegal", "immune", "later", "movement", "must_flee", "needless",
    "no_melee_weapon", "no_opponent", "no_step", "no_trigger", "no_ward", "no_way", "nobody", "none", "not_carried",
    "not_charging", "not_engaged", "not_held", "not_helpless", "not_in_hand", "not_prone", "not_stationary",
    "not_thrown", "nothing_carried", "nothing_lies", "obstacle", "off_map", "out", "out_of_reach", "over", "overrun",
    "prone", "range", "range_band", "restrained", "running_speed", "segment", "self", "shield", "sight", "smaller",
    "somebody", "spent", "step", "still_engaged", "targets", "too_far", "too_many", "under_way", "unknown", "waiting",
    "winded", "window",
]  # fmt: skip
"""What tells the cases of a rule apart where it has several reasons."""

REFUSALS: Catalogue[Code] = Catalogue("ACKS", AREAS, get_args(Code))
no, in_order = REFUSALS.no, REFUSALS.in_order
