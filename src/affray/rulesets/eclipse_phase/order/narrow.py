"""Why somebody who is not asked, or asked something else, cannot do a thing now (part 4.6)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene

from ..actions import ACTIONS
from ..actions.deed import MOST_EXTRAS
from ..body.pools import points, shares_threat
from ..model.catalogue import in_order, no
from ..model.stats import ACTIVE, Combat, Fighter, can_act
from ..reactions.taking import why_not_taken

CLAIMS = ("act", "wait", "give_up", "carry", "interrupt")
REACTIONS = {
    "fray": "EP-ATK-3", "melee": "EP-ATK-3", "athletics": "EP-ATK-3", "none": "EP-ATK-3", "cancel": "EP-POOL-2",
    "bonus": "EP-POOL-2", "swap": "EP-POOL-3", "raise": "EP-POOL-4", "downgrade": "EP-POOL-5", "now": "EP-DELAY-22",
    "after": "EP-DELAY-22",
}  # fmt: skip
"""Answers to questions that are not asked: there is no attack, no test, no claim."""
ELSE = (*CLAIMS, *REACTIONS, "pass", "end", "delay", "take", "decline", "stop")
"""What can be said beside the acts themselves."""
MASTER = {
    "squad": "EP-INIT-12", "closing": "EP-SEQ-11", "free_time": "EP-SEQ-7", "critical_failure": "EP-ATK-10",
    "danger": "EP-CALL-5", "specific_target": "EP-CALL-6",
}  # fmt: skip
"""The rules that have the game master asked."""
MASTER_WORDS = ("order", "close", "go_on", "open", "finish")
WHOSE_TURN = {
    "open": "EP-SEQ-1", "ambush": "EP-SURP-3", "take": "EP-TAKE-7", "regular": "EP-DECL-1", "extra": "EP-EXTRA-4",
    "closed": "EP-SEQ-7",
}  # fmt: skip
"""The rule that says who decides in a phase."""


def why_out_of_turn(scene: Scene[Combat], who: str, do: str, values: Values) -> list[Refusal]:
    """Every rule against it, in the order of the table (EP-DECL-8)."""
    combat = scene.state
    fighter = combat.fighters.get(who) if isinstance(who, str) else None
    if fighter is None:
        return []
    if not isinstance(values.get("pool", ""), str):
        values = {name: value for name, value in values.items() if name != "pool"}
    return in_order(reasons(combat, fighter, str(do), values)) or [whose_turn(combat, fighter)]


def reasons(combat: Combat, fighter: Fighter, do: str, values: Values) -> Iterable[Refusal]:
    if fighter.status != ACTIVE and do not in ("take", "decline"):
        return [no("EP-DECL-7", who=fighter.id), no("EP-SEQ-10", who=fighter.id, status=fighter.status)]
    if do in ("take", "decline"):
        return why_not_taken(combat, fighter, do, values)
    if do == "stop" or (do in ACTIONS and "pool" in values):
        return why_no_extra(combat, fighter, do, values)
    if do == "delay":
        return why_not_delayed(combat, fighter)
    if do in REACTIONS:
        return [no(REACTIONS[do], who=fighter.id)]
    if do in CLAIMS or do in ACTIONS or do in ("pass", "end"):
        return why_not_acting(combat, fighter, do, values)
    return ()


def why_something_else(scene: Scene[Combat], who: str, why: str, do: str) -> list[Refusal]:
    """Why somebody who is asked one thing may not do another; nothing for words that the game does not know."""
    if do not in ACTIONS and do not in ELSE and do not in MASTER_WORDS:
        return []
    if why == "take" and do not in ("take", "decline", "stop") and do not in REACTIONS:
        return [no("EP-INTR-1", "take", who=who, slot="pending")]  # its slot comes after the Take phase
    return [no(MASTER[why])] if why in MASTER else why_out_of_turn(scene, who, do, {})


def whose_turn(combat: Combat, fighter: Fighter) -> Refusal:
    """Whose decision it is now (EP-DECL-1)."""
    rule = WHOSE_TURN.get(combat.phase, "EP-SEQ-6")
    code: Literal["others", ""] = "others" if rule == "EP-SURP-3" else ""
    return no(rule, code, who=fighter.id, phase=combat.phase, acting=combat.acting or "-")


def why_not_acting(combat: Combat, fighter: Fighter, do: str, values: Values) -> Iterator[Refusal]:
    """Acting without being asked: only delayers may, in windows, with the whole slot (EP-INTR-1, EP-DELAY-25)."""
    if not can_act(fighter):
        yield no("EP-DECL-7", who=fighter.id)
    if combat.acting == fighter.id and not combat.resolving and combat.opening is None:
        if fighter.slot_state in ("pending", "carried"):
            yield no("EP-DECL-3" if do in ACTIONS else "EP-DECL-2", who=fighter.id)
            return
        if fighter.slot_state == "acting" and do not in ACTIONS:
            yield no("EP-DECL-2", who=fighter.id)
            return
    if not fighter.delaying:
        if fighter.slot_state == "done" and combat.phase == "extra" and do in ACTIONS:
            yield from why_no_extra(combat, fighter, do, values)
        elif fighter.slot_state != "acting":
            yield no("EP-INTR-1", who=fighter.id, slot=fighter.slot_state)
        else:
            yield no("EP-INTR-7", who=fighter.id)
        return
    if combat.acting in fighter.left_group and combat.phase == "regular":
        yield no("EP-TIE-8", who=fighter.id)
    if combat.options.delay_binding == "strict" and fighter.delay is not None and fighter.delay.mode != "standby":
        yield no("EP-DELAY-7", who=fighter.id)
    if do in ACTIONS and not combat.resolving:
        yield no("EP-DELAY-25", who=fighter.id)
    yield no("EP-INTR-7", who=fighter.id)


def why_not_delayed(combat: Combat, fighter: Fighter) -> Iterator[Refusal]:
    """Delaying when no slot has come up, or with one already begun (EP-DELAY-5, EP-EXTRA-13)."""
    if not can_act(fighter):
        yield no("EP-DECL-7", who=fighter.id)
    if combat.phase == "ambush":
        yield no("EP-SURP-3", "delay", who=fighter.id)
    if fighter.budget.buying or (combat.phase == "extra" and fighter.slot_state in ("done", "lost")):
        yield no("EP-EXTRA-13", who=fighter.id)
    elif fighter.slot_state == "acting":
        yield no("EP-DELAY-5", who=fighter.id)
    elif fighter.delaying:
        yield no("EP-DELAY-17", who=fighter.id)
    else:
        yield no("EP-INTR-1", who=fighter.id, slot=fighter.slot_state)


def why_no_extra(combat: Combat, fighter: Fighter, do: str, values: Values) -> Iterator[Refusal]:
    """An extra action at the wrong time or by the wrong one (EP-EXTRA)."""
    if combat.phase == "ambush":
        yield no("EP-SURP-3", "extra", who=fighter.id)
        return
    yield from why_no_purchase(combat, fighter, values)
    if combat.phase != "extra":
        yield no("EP-EXTRA-3", phase=combat.phase)
    elif fighter.id not in combat.asked or (fighter.budget.extras_taken < MOST_EXTRAS and affordable(combat, fighter)):
        yield no("EP-EXTRA-4", who=fighter.id)
    elif fighter.budget.extras_taken < MOST_EXTRAS and "pool" not in values:
        yield no("EP-EXTRA-2", "empty", who=fighter.id)


def affordable(combat: Combat, fighter: Fighter) -> int:
    """How many extra actions could be paid for: by points, or by what granted them (EP-EXTRA-2, EP-EXTRA-15)."""
    pools = ("insight", "threat") if combat.surprise_turn else ("insight", "threat", "vigor")
    return fighter.budget.granted + sum([points(combat, fighter, each) for each in pools])


def why_not_gone(combat: Combat, fighter: Fighter) -> Iterator[Refusal]:
    """Only whoever has gone may take extra actions, and nobody with a carried slot (EP-EXTRA-14, EP-DELAY-14)."""
    if not can_act(fighter):
        yield no("EP-DECL-7", who=fighter.id)
    if fighter.carried_in and combat.options.carryover_extra_actions == "forbidden":
        yield no("EP-DELAY-14", who=fighter.id)
    if fighter.slot_state not in ("done", "lost") or fighter.too_late:
        yield no("EP-EXTRA-14", who=fighter.id, slot=fighter.slot_state)


def why_no_purchase(combat: Combat, fighter: Fighter, values: Values, physical: bool = True) -> Iterator[Refusal]:
    """Against buying an extra action with a pool (EP-EXTRA-2, EP-EXTRA-5, EP-EXTRA-15, EP-EXTRA-17)."""
    yield from why_not_gone(combat, fighter)
    if fighter.budget.extras_taken >= MOST_EXTRAS:
        yield no("EP-EXTRA-5", taken=fighter.budget.extras_taken)
    pool = values.get("pool")
    if pool is None:
        return
    if pool in ("moxie", "flex"):
        yield no("EP-EXTRA-17", pool=pool)
    if combat.surprise_turn and (pool == "vigor" or (pool == "threat" and physical)):
        yield no("EP-EXTRA-15", pool=pool)
    if pool == "threat" and (not shares_threat(combat, fighter) or points(combat, fighter, "threat") < 1):
        yield no("EP-POOL-14", who=fighter.id)
    elif pool == "granted" and not fighter.budget.granted:
        yield no("EP-EXTRA-16", who=fighter.id)
    elif pool in ("vigor", "insight", "moxie", "flex") and points(combat, fighter, pool) < 1:
        yield no("EP-EXTRA-2", "empty", pool=pool)
