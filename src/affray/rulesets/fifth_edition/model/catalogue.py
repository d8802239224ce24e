"""The table of refusals: every code in the order of the rules (E5-GEN-8)."""

from __future__ import annotations

from typing import Literal, get_args

from affray.core.catalogue import Catalogue

AREAS = {
    "GEN": 10, "DICE": 12, "SURP": 12, "INIT": 12, "ROUND": 7, "TURN": 13, "FREE": 9, "MOVE": 17, "SPACE": 11,
    "PRONE": 9, "SIGHT": 9, "HIDE": 10, "ACT": 22, "READY": 19, "REACT": 12, "OPP": 12, "ATK": 21, "WPN": 13, "TWF": 8,
    "GRAP": 16, "SHOVE": 9, "COVER": 14, "DMG": 15, "CRIT": 5, "HEAL": 5, "DEATH": 26, "COND": 19, "SPELL": 19,
    "MON": 15, "OBJ": 4, "END": 5, "OUT": 2, "DEC": 47,
}  # fmt: skip
"""The areas of the rules in their order, each with the number of its rules."""

Code = Literal[
    "not_your_turn", "surprised", "dead", "action_spent", "bonus_spent", "bonus_not_granted", "utility_spent",
    "needs_action", "no_companion_activity", "reaction_spent", "incapacitated", "cannot_move", "speed_zero",
    "not_enough_movement", "prone_must_crawl", "not_prone", "square_blocked", "corner_blocked", "too_narrow",
    "hostile_space", "ends_in_occupied", "destination_occupied", "frightened_approach", "out_of_reach",
    "out_of_range", "total_cover", "not_seen", "not_hostile", "charmed", "weapon_not_held", "no_free_hand",
    "no_ammunition", "loading", "target_too_large", "already_grappled", "not_grappled", "push_blocked", "not_light",
    "no_attack_action", "same_weapon", "single_melee_only", "does_not_provoke", "clearly_seen", "help_not_possible",
    "no_trigger", "trigger_not_perceived", "nothing_readied", "readied_expired", "spell_time", "no_slot", "no_uses",
    "not_recharged", "bonus_spell_turn", "no_components", "cannot_be_healed", "no_patient", "knock_out_melee_only",
    "not_attackable", "legendary_timing", "no_legendary", "no_delay", "out_of_scope",
]  # fmt: skip
"""Every reason in its order."""
CODES = get_args(Code)

REFUSALS: Catalogue[Code] = Catalogue("E5", AREAS, CODES, by_code=True)
no, every, in_order = REFUSALS.no, REFUSALS.every, REFUSALS.in_order
