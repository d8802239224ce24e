"""What one fight was like, in numbers: read from its log, its journal and how everybody stands at its end."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from affray.core.events import Event
from affray.core.fight import Fight
from affray.core.script import Pick
from affray.rulesets import events as shared
from affray.rulesets.game import Game

DOWN = ("unconscious", "dying", "dead", "destroyed", "fled", "surrendered")
"""In these shapes nobody fights on, though he may be there and have points left."""


@dataclass(frozen=True, slots=True)
class Somebody:
    """How somebody stands: health and other things that run out, and whether he fights on."""

    name: str
    side: str
    health: int
    most: int
    stands: bool
    left: dict[str, int]


@dataclass(slots=True)
class Account:
    """One fight. What is counted by combatants is counted since the fight was looked at."""

    result: str
    rounds: int
    replies: int
    everybody: dict[str, Somebody]
    dealt: Counter[str] = field(default_factory=Counter)
    taken: Counter[str] = field(default_factory=Counter)
    first: str = ""
    """Who fell first."""
    actions: Counter[tuple[str, str]] = field(default_factory=Counter)


def roll_call(game: Game[Any], state: Any) -> dict[str, Somebody]:
    """How everybody stands."""
    found: dict[str, Somebody] = {}
    for each in game.table(state).combatants:
        health = each.health or {}
        now, most = max(0, health.get("now", 0)), health.get("max", 0)
        left = dict(each.uses or ())
        left |= {name: number for name, number in health.items() if f"{name}_max" in health}
        stands = not each.out and not each.off and each.status not in DOWN
        found[each.id] = Somebody(each.name, each.side, now, most, stands, left)
    return found


def observe(game: Game[Any], fight: Fight[Any], told: int = 0, replied: int = 0) -> Account:
    """A fight that is over, from an event and a reply on."""
    found = Account(
        fight.over, game.when(fight.state)[0], len(fight.journal) - replied, roll_call(game, fight.state)
    )  # fmt: skip
    events = fight.scene.events
    attacker = ""
    for event in events[told:]:
        if isinstance(event, shared.Damaged):
            found.taken[event.who] += event.taken
            source = getattr(event, "source", "") or attacker
            if source in found.everybody:
                found.dealt[source] += event.taken
        else:
            attacker = attacker_in(event) or attacker
        if not found.first and falls(event):
            found.first = getattr(event, "who", "")
    for reply in fight.journal.path(replied):
        if isinstance(reply, Pick) and reply.who in found.everybody:
            found.actions[reply.who, reply.do] += 1
    return found


def attacker_in(event: Event) -> str:
    """Who attacks, where damage does not say whose it is."""
    if isinstance(event, (shared.AttackDeclared, shared.AttackResolved)):
        return event.who
    return str(getattr(event, "unit", "")) if event.kind == "attacked" else ""


def falls(event: Event) -> bool:
    """Whether somebody goes down."""
    if isinstance(event, (shared.Fell, shared.Died)):
        return True
    return isinstance(event, shared.Damaged) and getattr(event, "hp", 1) <= 0
