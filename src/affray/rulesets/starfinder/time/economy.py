"""What actions cost: standard, move, swift and full actions, with one-way downgrades (SF-ACT)."""

from __future__ import annotations

from collections.abc import Iterator

from affray.core.refusals import Refusal

from ..model.catalogue import no
from ..model.conditions import CONDITIONS, ONE_ACTION, ONLY_MOVES, bars
from ..model.stats import Fighter

PAYS = {"standard": ("standard",), "move": ("move", "standard"), "swift": ("swift", "move", "standard")}
"""Which slots may pay for an action, the cheapest first (SF-ACT-3, SF-ACT-4, SF-ACT-5)."""

def why_unable(fighter: Fighter, mental: bool = False) -> Iterator[Refusal]:
    """Everything against acting at all; helplessness and paralysis leave what is purely mental (SF-COND-13, -15)."""
    if not fighter.present:
        yield no("SF-DEATH-16", "gone", who=fighter.id)
    if not fighter.marks:
        return
    found = bars(fighter.marks, "unable")[:1]
    if not found and not mental:
        found = bars(fighter.marks, "limbs")
    for bar in found:
        yield no(*bar, who=fighter.id)


def limited(fighter: Fighter) -> str:
    """The rule that leaves only one of standard and move action; empty if none does (SF-COND-16, SF-SURP-2).

    Read from the conditions of the moment, so that one gained during the turn counts at once (SF-ACT-9).
    """
    if fighter.marks & ONE_ACTION:
        return CONDITIONS.of(fighter.marks & ONE_ACTION)[0].rule
    return "SF-SURP-2" if fighter.budget.halved else ""


def is_left(fighter: Fighter, slot: str) -> bool:
    """Whether a slot is still unspent and may be used."""
    budget = fighter.budget
    if slot == "swift":
        return budget.swift
    if not (budget.standard if slot == "standard" else budget.move):
        return False
    return (budget.standard and budget.move) or not limited(fighter)


def may_be_full(fighter: Fighter) -> bool:
    """Whether a standard, a move and a swift action are all still possible (SF-ACT-8)."""
    budget = fighter.budget
    whole = budget.standard and budget.move and budget.swift
    return whole and not limited(fighter) and not fighter.marks & ONLY_MOVES


def affordable(fighter: Fighter, cost: str) -> bool:
    """Whether something of this cost could be paid for now."""
    if cost == "full":
        return may_be_full(fighter)
    budget = fighter.budget
    if fighter.marks & ONLY_MOVES and cost in PAYS:
        return cost == "move" and budget.move and budget.standard
    if budget.standard and (budget.move or is_left(fighter, "standard")):  # which pays for everything
        return True
    if cost not in PAYS:
        return True
    return any(is_left(fighter, slot) for slot in PAYS[cost])


def may_move_and_act(fighter: Fighter) -> bool:
    """Whether a move action and a standard action are both unspent, and the move can be paid for."""
    return fighter.budget.move and fighter.budget.standard and affordable(fighter, "move")


def why_not_pay(fighter: Fighter, cost: str, chosen: str = "") -> Iterator[Refusal]:
    """Everything against paying for an action now, with a chosen slot or any."""
    if chosen and cost not in PAYS:  # nothing of the budget alone pays for it
        yield no("SF-ACT-7", "no_slot_left", cost=cost, who=fighter.id)
    if cost not in PAYS and cost != "full":
        return
    both = fighter.budget.standard and fighter.budget.move
    if cost != "move" or not both:
        for bar in bars(fighter.marks, "only_moves"):
            yield no(*bar, who=fighter.id)
    if cost == "full":
        if not may_be_full(fighter):
            yield no("SF-ACT-8", "not_all_available", who=fighter.id)
        return
    rule = limited(fighter)
    if rule and cost != "swift" and not both:
        yield no(rule, "one_of_two", who=fighter.id)
    slots = [slot for slot in PAYS[cost] if is_left(fighter, slot) and chosen in ("", slot)]
    if not slots:
        yield no("SF-ACT-5", "no_slot_left", cost=cost, who=fighter.id)


def pay(fighter: Fighter, cost: str, chosen: str = "") -> None:
    """Spend what pays for an action (SF-ACT-2, SF-ACT-7)."""
    budget = fighter.budget
    if cost == "full":
        budget.standard = budget.move = budget.swift = False
        return
    for slot in PAYS.get(cost, ()):
        if is_left(fighter, slot) and chosen in ("", slot):
            setattr(budget, slot, False)
            return


def refill(fighter: Fighter, surprise: bool) -> None:
    """The budget of a turn (SF-ROUND-6 S7, SF-SURP-2)."""
    budget = fighter.budget
    budget.standard = budget.move = budget.swift = True
    budget.halved, budget.busy = surprise, False


def empty(fighter: Fighter) -> None:
    """What is unspent is lost (SF-ROUND-7 E1, SF-ACT-11)."""
    budget = fighter.budget
    budget.standard = budget.move = budget.swift = budget.halved = False
