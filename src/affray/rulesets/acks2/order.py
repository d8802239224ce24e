"""Who acts when: the four steps of a round, each step of play chosen from the state alone (ACKS-ROUND)."""

from __future__ import annotations

from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Script

from .actions import ACTIONS
from .catalogue import in_order, no
from .count import call_number, leave_number, strength
from .declaring import begin_round, declare, roll_initiative, settle_surprise, why_no_declaration
from .interrupts import why_no_first, why_no_response
from .morale import check_morale, end_round
from .segment import act, next_segment
from .stats import Combat, Warrior
from .stepping import settle, why_no_free_turn


def next_step(scene: Scene[Combat]) -> Script[None] | None:
    """The next step, from the cursor alone."""
    combat = scene.state
    if combat.stirred:
        return settle(scene)
    stage = combat.stage
    if stage == "segments":
        return segments(scene)
    if stage == "call":
        return call_number(scene)
    if stage == "declare":
        return declare(scene)
    if stage == "roll":
        return roll_initiative(scene)
    if stage == "end":
        return end_round(scene)
    if stage == "morale":
        return check_morale(scene)
    if stage == "surprise":
        return settle_surprise(scene)
    return begin(scene) if stage == "begin" else None


def begin(scene: Scene[Combat]) -> Script[None]:
    begin_round(scene)
    yield from ()


def segments(scene: Scene[Combat]) -> Script[None]:
    """The one who acts goes on, else the next one due, else the number is left."""
    combat = scene.state
    if combat.acting:
        yield from act(scene)
    elif combat.due:
        yield from next_segment(scene, combat.due.pop(0))
    else:
        leave_number(scene)


# -- those who are not asked -----------------------------------------------------------------------
def out_of_turn(scene: Scene[Combat], who: str, do: str, values: Values) -> list[Refusal]:
    """Why somebody who is not asked may not do this now."""
    combat = scene.state
    if do in ("split", "order"):
        sides = [side for side in combat.sides() if side != who]
        equal = any(strength(combat, side) == strength(combat, who) for side in sides)
        return [no("ACKS-TIE-4" if equal else "ACKS-TIE-3", side=who)]
    warrior = combat.warriors.get(who)
    if warrior is None:
        return []
    mover = combat.warriors.get(combat.acting)
    if do == "interrupt":
        return why_no_first(combat, warrior, combat.warriors.get(combat.charger))
    if do == "respond":
        return why_no_response(combat, warrior, mover, values)
    if do == "turn" and mover is not None:
        return in_order(why_no_free_turn(combat, warrior, mover)) or [no("ACKS-FACE-6", "not_engaged", mover=mover.id)]
    if combat.stage == "declare" and do in ("cast", "retreat", "withdraw"):
        return why_no_declaration(combat, warrior, do, values)
    return not_its_segment(combat, warrior, do)


def not_its_segment(combat: Combat, warrior: Warrior, do: str) -> list[Refusal]:
    """Its segment has not come, is over, or was lost."""
    if do not in ACTIONS and do not in ("pass", "delay", "wait_for", "join"):
        return []
    if warrior.segment == "lost":
        rule = "ACKS-SPELL-3" if warrior.disrupted else "ACKS-DELAY-3" if warrior.number_called else "ACKS-DEATH-1"
        return [no(rule, who=warrior.id)]
    if warrior.segment == "forfeited":
        return [no("ACKS-FIRST-3", who=warrior.id)]
    return [no("ACKS-COUNT-2", who=warrior.id, count=combat.count)]
