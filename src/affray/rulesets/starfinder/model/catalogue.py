"""The table of refusals: every test in the order in which it is made (SF-GEN-11)."""

from __future__ import annotations

from typing import Literal, get_args

from affray.core.catalogue import Catalogue

AREAS = {
    "GEN": 11, "GRID": 14, "INIT": 7, "SURP": 4, "ROUND": 9, "ACT": 14, "ATK": 23, "RANGE": 5, "AREA": 12, "MANEUV": 7,
    "DIRTY": 6, "GRAP": 16, "REPOS": 6, "DISARM": 3, "SUNDER": 2, "TRIP": 4, "BULL": 4, "ITEM": 3, "TDEF": 4,
    "HARRY": 4, "COVFIR": 4, "ABIL": 6, "CAST": 14, "FDEF": 4, "FEINT": 5, "MACT": 16, "SWIFT": 4, "CHARGE": 16,
    "RUN": 7, "COUP": 6, "WDRAW": 6, "FATK": 9, "REACT": 14, "AOO": 16, "OTHER": 3, "DELAY": 9, "READY": 13, "SKILL": 7,
    "MOVE": 13, "COVER": 6, "CONC": 4, "FLANK": 4, "SAVE": 1, "DMG": 7, "OBJ": 3, "DEATH": 18, "COND": 26, "MORALE": 1,
    "DP": 38,
}  # fmt: skip
"""The areas of the rules in their order, each with the number of its rules."""

Code = Literal[
    # any action
    "gone", "unconscious", "asleep", "stunned", "dazed", "cowering", "fascinated", "helpless", "paralyzed", "nauseated",
    "not_your_turn", "unfinished", "off_map", "confused", "fleeing",
    # reactions and attacks of opportunity
    "not_acted", "reaction_spent", "no_reactions", "in_total_defense", "no_opportunity", "opportunity_maneuver",
    "not_provoked", "not_threatened", "opportunity_unwieldy", "unfit_weapon", "covered_or_unseen",
    # what pays
    "not_all_available", "one_of_two", "no_slot_left",
    # abilities
    "unknown_ability", "other_action_type", "no_uses_left", "ongoing",
    # hands and limbs
    "pinned", "two_hands",
    # attacks
    "not_wielded", "not_loaded", "no_such_weapon", "no_target", "out_of_reach", "no_line_of_effect", "square_unknown",
    "out_of_range", "unwieldy_full_attack", "unwieldy_again", "maneuver_out_of_reach", "maneuver_not_here",
    "not_at_range", "unknown_condition", "immune_to_condition", "no_grappling_hand", "holding_another", "not_takeable",
    "reposition_too_far", "reposition_obstacle", "reposition_occupied", "not_held", "not_accessible", "already_down",
    "defending_already", "defence_too_late", "no_real_attack", "no_intelligence", "not_perceived",
    # spells and skills
    "no_spell_slot", "concentrating", "not_dismissible", "not_redirectable", "no_patient", "nothing_to_end",
    "needs_cover", "no_gap",
    # things
    "locked", "no_door", "stowed", "not_merged", "no_free_hand", "no_item", "nothing_to_change",
    # movement
    "no_guarded_step", "grappled", "held_down", "prone_must_crawl", "not_prone", "off_kilter", "zero_gravity",
    "no_surface", "halted", "no_speed", "hard_corner", "blocked", "occupied", "too_far",
    "charge_condition", "charge_unseen", "charge_too_near", "charge_too_far", "charge_end_blocked", "charge_line",
    "charge_draw", "run_condition", "run_ground", "run_limit", "run_too_far", "withdraw_blinded", "withdraw_too_far",
    # the rest
    "not_helpless", "delay_too_late", "no_delay", "not_readiable", "no_trigger", "nothing_readied", "not_stable",
    "no_resolve", "too_many_words", "by_the_master",
]  # fmt: skip
"""Every test in its order."""
CODES = get_args(Code)

REFUSALS: Catalogue[Code] = Catalogue("SF", AREAS, CODES, by_code=True)
no, every, in_order = REFUSALS.no, REFUSALS.every, REFUSALS.in_order
