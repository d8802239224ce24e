"""What somebody hears by a rule who wants something else than it is asked for, or is not asked at all (SF-GEN-11)."""

from __future__ import annotations

from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Question

from ..actions import actions_of
from ..actions.objects import why_speechless
from ..body import dying
from ..body.effects import has
from ..fight.maneuvers import MANEUVERS
from ..model.catalogue import in_order, no
from ..model.conditions import NO_OPPORTUNITY
from ..model.stats import Combat
from ..time.economy import why_unable
from ..time.windows import why_no_other_reaction, why_no_reaction

AT_ANY_TIME = {"drop": "SF-OTHER-1", "speak": "SF-OTHER-2"}
"""What is possible at any time, through the game master."""


def out_of_turn(scene: Scene[Combat], who: str, do: str, values: Values) -> list[Refusal]:
    """Why somebody who is not asked for it may not do this now; nothing only for who is no combatant."""
    combat = scene.state
    fighter = combat.fighters.get(who)
    if fighter is None:
        return []
    found: list[Refusal] = []
    if combat.over:
        found.append(no("SF-INIT-7", "not_your_turn", who=who, result=combat.over))
    elif do in AT_ANY_TIME:
        found += list(why_speechless(fighter)) or [no(AT_ANY_TIME[do], "by_the_master", who=who)]
    elif do in ("attack_of_opportunity", "stand_still"):
        found += why_no_reaction(fighter)
        if has(fighter, "total_defense"):
            found.append(no("SF-TDEF-3", "in_total_defense", who=who))
        if fighter.marks & NO_OPPORTUNITY:
            found.append(no("SF-AOO-12", "no_opportunity", who=who))
        found = found or [no("SF-AOO-5", "not_provoked", who=who)]
    elif do in ("react", "step_up", "bodyguard"):
        found += why_no_other_reaction(fighter) or [no("SF-REACT-1", "not_provoked", who=who)]
    elif do == "perform":
        found.append(no("SF-READY-7" if fighter.readied is None else "SF-READY-10", "nothing_readied", who=who))
    elif do == "come_out":
        found.append(no("SF-DELAY-3", "no_delay", who=who))
    elif do == "stabilize":
        found += dying.why_not_stabilize(fighter)
    elif do == "stay_in_the_fight":
        found += dying.why_not_stay(fighter)
    elif do in actions_of(combat):
        found += [*why_unable(fighter), *why_waiting(combat, who)]
    return in_order(found or why_waiting(combat, who))


def why_waiting(combat: Combat, who: str) -> list[Refusal]:
    """What comes first: the order, the turn of somebody else, or what is under way in the own (SF-INIT-2, SF-ACT-6)."""
    if not combat.order:
        return [no("SF-INIT-2", "not_your_turn", who=who)]
    if combat.turn_of == who:
        return [no("SF-ACT-6", "unfinished", who=who)]
    return [no("SF-ROUND-2", "not_your_turn", who=who, turn=combat.turn_of or "-")]


def instead(scene: Scene[Combat], question: Question, do: str) -> list[Refusal]:
    """Why somebody who is asked something in particular may not do this now (SF-GEN-11)."""
    if question.why == "full_attack" and do in MANEUVERS:
        return [no("SF-MANEUV-5", "maneuver_not_here", maneuver=do)]
    found = out_of_turn(scene, question.who, do, {})
    if question.why == "turn":  # nothing is under way then: what the turn does not know is no act here
        return [each for each in found if each.rule != "SF-ACT-6"]
    return found
