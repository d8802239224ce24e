"""Triggers of reactions and readied actions: whether what happens fulfils one, and whether it is noticed (2.4)."""

from __future__ import annotations

from ..ground.board import adjacent, in_reach, knows_square, sees, squares_apart, threat_reach
from ..model.kinds import Trigger
from ..model.stats import Combat, Fighter
from .windows import Happening, Occurrence, Step


def fulfilled(
    combat: Combat, watcher: Fighter, trigger: Trigger, happening: Happening, ahead: bool = False
) -> Occurrence | None:
    """What of a happening a trigger waits for; None if nothing. `ahead` if it has not happened yet."""
    for part in happening.parts:
        found = fulfilled(combat, watcher, trigger, part, ahead)
        if found is not None:
            return found
    for occurrence in happening.events():
        if occurrence.event == trigger.event and meets(combat, watcher, trigger, occurrence, happening):
            if not ahead or perceives_doer(combat, watcher, happening):
                return occurrence
    return None


def meets(
    combat: Combat, watcher: Fighter, trigger: Trigger, occurrence: Occurrence, happening: Happening
) -> bool:
    """Whether the filters hold, and whether it can be observed (SF-READY-10)."""
    if not is_meant(combat, watcher, trigger.who, occurrence.who):
        return False
    if trigger.square is not None and trigger.square not in occurrence.squares:
        return False
    if trigger.weapon and trigger.weapon != occurrence.weapon.rpartition(".")[2]:
        return False
    if trigger.name and trigger.event == "action" and trigger.name != occurrence.name:
        return False
    if trigger.event == "leaves_threatened_square" and watcher.id in happening.exempt:
        return False  # for it that square is not threatened (SF-WDRAW-2)
    if happening.step is not None and not concerns_step(combat, watcher, trigger.event, occurrence.who, happening.step):
        return False
    return is_noticed(combat, watcher, occurrence)


def is_meant(combat: Combat, watcher: Fighter, who: str, whom: str) -> bool:
    """Whether somebody is one of those that a filter names; `any` means others than the watcher."""
    if who == "self":
        return whom == watcher.id
    if who == whom:
        return True
    other = combat.fighters.get(whom)
    if other is None or other is watcher:
        return who == "any" and not whom  # nobody did it: the game master did
    if who == "ally":
        return other.side == watcher.side
    return other.side != watcher.side if who == "opponent" else who == "any"


def concerns_step(combat: Combat, watcher: Fighter, event: str, who: str, step: Step) -> bool:
    """The events of a step that depend on who watches: reach, threat, and a guarded step away."""
    if event == "enters_reach":
        reach = max(threat_reach(watcher), 0) or watcher.card.reach_ft
        height = watcher.altitude_ft - step.origin_height
        was = step.origin is not None and in_reach(watcher.place, step.origin, height, reach)
        return not was and in_reach(watcher.place, step.to, watcher.altitude_ft - step.height, reach)
    if step.origin is None:
        return event == "enters_square"
    if event == "leaves_threatened_square":
        reach = threat_reach(watcher)
        return reach >= 0 and in_reach(watcher.place, step.origin, watcher.altitude_ft - step.origin_height, reach)
    if event == "guarded_step_away":
        near = squares_apart(watcher.place, step.origin, watcher.altitude_ft - step.origin_height) <= 1
        return near and squares_apart(watcher.place, step.to, watcher.altitude_ft - step.height) > 1
    return True


def is_noticed(combat: Combat, watcher: Fighter, occurrence: Occurrence) -> bool:
    """Seen, or suffered oneself; what nobody does happens for all to see."""
    if watcher.id in (occurrence.who, occurrence.by) or not occurrence.who:
        return True
    return any(is_perceived(combat, watcher, combat.fighters.get(name)) for name in (occurrence.who, occurrence.by))


def is_perceived(combat: Combat, watcher: Fighter, other: Fighter | None) -> bool:
    """Seen, or next to the watcher in a square that it knows of (SF-GRID-11, SF-ATK-22)."""
    if other is None:
        return False
    return sees(combat, watcher, other) or (adjacent(watcher, other) and knows_square(combat, watcher, other))


def perceives_doer(combat: Combat, watcher: Fighter, happening: Happening) -> bool:
    """Whether somebody perceives who is about to do something: what an unseen one is about to do nobody can answer."""
    doer = combat.fighters.get(happening.who)
    return doer is None or doer is watcher or is_perceived(combat, watcher, doer)
