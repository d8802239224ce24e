"""What can come of an answer: how the outcome of an act is read off its events (`affray.odds`)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from affray.core.events import Event
from affray.core.script import Choose, Pick
from affray.core.situation import Situation
from affray.odds import Check, Findings
from affray.rulesets import odds as shared

from ..model.events import AttackResolved, CheckRolled, Grappled
from ..model.stats import Combat

ATTACKS = ("attack", "suppressive")
DEFENCES = ("fray", "melee", "athletics", "none")


def read(event: Event, found: Findings) -> None:
    shared.read(event, found)
    if isinstance(event, Grappled):
        found.of(event.who).conditions.append(event.state)
    elif isinstance(event, AttackResolved):
        target, guard = found.of(event.target), found.last.get(event.target)
        if target.check is not None and guard is not None:
            target.check = replace(target.check, resists=guard.needs)
    elif isinstance(event, CheckRolled):
        found.last[event.who] = check = Check(needs=event.target_number)
        if not event.result:
            return
        passed = event.result.endswith("success")
        if event.who != found.who:
            saver = found.of(event.who)
            saver.saved, saver.check = passed, saver.check or check
        elif found.success is None:
            found.success, found.check = passed, check


def best_defence(situation: Situation[Any], question: Choose) -> str:
    """Whoever is attacked defends in the best way that is open to him (EP-ATK-4)."""
    return next(each.id for each in question.known() if each.example() is not None)


EXPECTED = shared.usually({"defence": best_defence}, ends=("act",))


def skips(answer: Pick) -> tuple[type[Event], ...]:
    """Of an attack it is told whom it hits; the many grades of its rolls are of no account beside that."""
    return (CheckRolled,) if answer.do.startswith(ATTACKS) or answer.do in DEFENCES else ()


def without_points(combat: Combat) -> None:
    """Nobody spends a point on what has begun, so nobody need be asked (EP-POOL-6)."""
    combat.threat = dict.fromkeys(combat.threat, 0)
    for fighter in combat.fighters.values():
        fighter.pools, fighter.temporary = dict.fromkeys(fighter.pools, 0), {}


def weigher(situation: Situation[Any]) -> shared.Weigher:
    return shared.Weigher(situation, read, EXPECTED, skips, without_points)
