"""The refusal catalogue: every code in the order of the rules, and how a refusal is made of one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from affray.core.refusals import Refusal

CODES = (
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
)  # fmt: skip
POSITION = {code: number for number, code in enumerate(CODES)}


def no(code: str, *rules: str, **facts: Any) -> list[Refusal]:
    """The refusals of one code, one for each rule that the request breaks (E5-GEN-8)."""
    return [Refusal(rule, (("code", code), *facts.items())) for rule in rules]


def position(refusal: Refusal) -> int:
    return POSITION[refusal["code"]]


def in_order(refusals: Iterable[Refusal]) -> list[Refusal]:
    """Each reason once, in the order of the catalogue."""
    found = list(dict.fromkeys(refusals))
    return sorted(found, key=position) if len(found) > 1 else found
