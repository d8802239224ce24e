"""The refusal table: every test in the order in which it is made, and how a refusal is made of one (SF-GEN-11)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from affray.core.refusals import Refusal

CODES = (
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
)  # fmt: skip
POSITION = {code: number for number, code in enumerate(CODES)}


def no(code: str, *rules: str, **facts: Any) -> list[Refusal]:
    """The refusals of one test, one for each rule that the declaration breaks."""
    return [Refusal(rule, (("code", code), *facts.items())) for rule in rules]


def position(refusal: Refusal) -> int:
    code = refusal.facts[0][1] if refusal.facts and refusal.facts[0][0] == "code" else ""
    return POSITION.get(str(code), len(CODES))


def in_order(refusals: Iterable[Refusal]) -> list[Refusal]:
    """Each reason once, in the order of the table."""
    found = list(dict.fromkeys(refusals))
    return sorted(found, key=position) if len(found) > 1 else found
