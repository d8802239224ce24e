"""What can come of an answer: how the outcome of an act is read off its events (`affray.odds`)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from affray.core.events import Event
from affray.core.modifiers import Tally
from affray.core.script import Choose
from affray.core.situation import Situation
from affray.odds import Check, Findings, plainly
from affray.rulesets import odds as shared

from ..body.dice import skill_bonus, total_of
from ..model.events import Contested, Hid, Rolled, Saved
from ..model.kinds import SKILLS

ATTACK = "attack"


def read(event: Event, found: Findings) -> None:
    shared.read(event, found)
    if isinstance(event, Rolled):
        needs = plainly(event.against) if event.against else Tally()
        found.last[event.who] = Check(event.total, needs, better=event.advantage, worse=event.disadvantage)
    if isinstance(event, Saved):
        saver = found.of(event.who)
        saver.saved, saver.check = event.success, saver.check or found.last.get(event.who)
    elif isinstance(event, Contested):
        found.success = event.won
        if event.who in found.last and event.against in found.last:
            found.check = replace(found.last[event.who], resists=found.last[event.against].adds)
    elif isinstance(event, Hid):
        found.success = bool(event.hidden_from)
    elif isinstance(event, Rolled) and event.who == found.who and event.why != ATTACK and found.success is None:
        if event.against:
            found.success, found.check = event.total.total >= event.against, found.last[event.who]


def better_skill(situation: Situation[Any], question: Choose) -> str:
    """Whoever is grappled or shoved resists with the skill that is better for him (E5-GRAP-6, E5-SHOVE-5)."""
    fighter = situation.state.fighters[question.who]
    names = [each.id for each in question.known()]
    return max(names, key=lambda name: total_of(skill_bonus(fighter, SKILLS[name], name)))


EXPECTED = shared.usually({"contest": better_skill, "knock_out": shared.always("kill")})


def weigher(situation: Situation[Any]) -> shared.Weigher:
    return shared.Weigher(situation, read, EXPECTED)
