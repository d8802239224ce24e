"""Who acts when: the four steps of a round, each step of play chosen from the state alone (ACKS-ROUND)."""

from __future__ import annotations

from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Script

from ..ground.stepping import settle, why_no_free_turn
from ..model.catalogue import Code, in_order, no
from ..model.stats import Combat, Warrior
from ..reactions.interrupts import why_no_first, why_no_response
from ..time.count import call_number, leave_number, strength
from .declaring import begin_round, declare, why_no_declaration
from .initiative import roll_initiative, settle_surprise
from .morale import check_morale, end_round
from .segment import act, next_segment


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


TIES = ("before", "after", "split", "order")
"""What a side answers about combatants with the same number."""


# -- those who are not asked -----------------------------------------------------------------------
def out_of_turn(scene: Scene[Combat], who: str, do: str, values: Values) -> list[Refusal]:
    """Why somebody who is not asked may not do this now."""
    combat = scene.state
    warrior = combat.warriors.get(who)
    if warrior is None:
        return why_no_order(combat, who) if do in TIES and who in combat.sides() else []
    if do in TIES:
        return why_no_order(combat, warrior.side)
    mover = combat.warriors.get(combat.acting)
    if do == "interrupt":
        return why_no_first(combat, warrior, combat.warriors.get(combat.charger))
    if do == "respond":
        return why_no_response(scene, warrior, mover, values)
    if do == "turn" and mover is not None and mover is not warrior and warrior.status == "active":
        return in_order(why_no_free_turn(combat, warrior, mover)) or [no("ACKS-FACE-6", "not_engaged", mover=mover.id)]
    if combat.stage == "declare" and do in ("cast", "retreat", "withdraw", "none") and warrior.status == "active":
        return why_no_declaration(combat, warrior, do, values) or [no("ACKS-DECL-5", who=who)]
    return not_its_segment(scene, warrior)


def why_no_order(combat: Combat, side: str) -> list[Refusal]:
    """The order of a tie is the decision of another side, or there is no tie to order (ACKS-TIE-3, ACKS-TIE-4)."""
    sides = [each for each in combat.sides() if each != side]
    equal = any(strength(combat, each) == strength(combat, side) for each in sides)
    return [no("ACKS-TIE-4" if equal else "ACKS-TIE-3", side=side)]


OUT = {"fled": "ACKS-MOVE-12", "surrendered": "ACKS-MORALE-11"}
"""Why somebody who is out of the fight does nothing any more; the others have fallen."""
STAGES = {
    "surprise": "ACKS-SURP-1", "declare": "ACKS-DECL-3", "roll": "ACKS-INIT-1", "end": "ACKS-ROUND-1",
    "morale": "ACKS-MORALE-1", "over": "ACKS-ROUND-3",
}  # fmt: skip
"""What the fight waits for outside the count."""
WINDOWS = {"turn": "ACKS-FACE-6", "interrupt": "ACKS-READY-3"}
"""What the one who acts waits for in a window of others."""


def not_its_segment(scene: Scene[Combat], warrior: Warrior) -> list[Refusal]:
    """Its segment has not come, is over, was lost, or waits for somebody else (ACKS-COUNT-2)."""
    combat, who = scene.state, warrior.id
    if warrior.status != "active":
        return [no(OUT.get(warrior.status, "ACKS-DEATH-1"), "out", who=who, status=warrior.status)]
    if combat.stage in STAGES:
        return [no(STAGES[combat.stage], "waiting", who=who, round=combat.round)]
    if combat.acting == who:
        opened = scene.windows[-1].name if scene.windows else ""
        if opened in WINDOWS:
            return [no(WINDOWS[opened], "window", who=who)]
        return [no("ACKS-COUNT-2", "under_way", who=who, number=warrior.number, count=combat.count)]
    if warrior.segment == "lost":
        rule = "ACKS-SPELL-3" if warrior.disrupted else "ACKS-DELAY-3" if warrior.number_called else "ACKS-DEATH-1"
        return [no(rule, who=who)]
    if warrior.segment == "forfeited":
        return [no("ACKS-FIRST-3", who=who)]
    code: Code = "over" if warrior.segment in ("done", "ending") else "later"
    return [no("ACKS-COUNT-2", code, who=who, number=warrior.number, count=combat.count, acting=combat.acting)]
