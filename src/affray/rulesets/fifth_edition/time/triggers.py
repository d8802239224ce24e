"""Readied triggers: whether what happens fulfils one, and whether it is perceived (E5-READY-8, -16 to -19)."""

from __future__ import annotations

from affray.space.measure import Footprint

from ..ground.board import gap
from ..ground.knowing import is_known
from ..ground.sight import sees, sees_place
from ..model.stats import Combat, Fighter, Readied, Result, Trigger
from .windows import Happening, Step

EVENTS = {
    "movement": ("enters", "leaves"),
    "declaration": ("attacks", "casts", "uses_power", "takes_action"),
    "result": ("hits", "takes_damage", "drops_to_zero", "gains_condition", "opens"),
    "turn": ("starts", "ends"),
}
WINDOW: dict[str, tuple[str, ...]] = {
    "movement": ("after_step",),
    "declaration": ("on_declare",),
    "result": ("on_result",),
    "turn": ("turn_start", "turn_end"),
}


def fulfils(combat: Combat, watcher: Fighter, readied: Readied, window: str, happening: Happening) -> bool:
    """Whether this is what the trigger names."""
    trigger = readied.trigger
    if window not in WINDOW.get(trigger.kind, ()):
        return False
    if trigger.kind == "movement":
        return any(comes_true(combat, watcher, trigger, step) for step in happening.steps)
    if trigger.kind == "declaration":
        return declares(trigger, happening) and is_meant(combat, watcher, trigger.who, happening.who) and (
            not trigger.of or named(watcher, trigger.of) in happening.targets
        )
    if trigger.kind == "result":
        return any(brings_about(combat, watcher, trigger, result) for result in happening.results)
    return happening.what == trigger.event and is_meant(combat, watcher, trigger.who, happening.who)


def brings_about(combat: Combat, watcher: Fighter, trigger: Trigger, result: Result) -> bool:
    """Whether a result is what a trigger waits for (E5-READY-18)."""
    return (
        result.event == trigger.event
        and is_meant(combat, watcher, trigger.who, result.who)
        and (not trigger.of or named(watcher, trigger.of) == result.of)
    )


def named(watcher: Fighter, of: str) -> str:
    return watcher.id if of == "self" else of


def is_meant(combat: Combat, watcher: Fighter, who: str, actor: str) -> bool:
    """Whether somebody is one of those whose doing fulfils a trigger."""
    fighter = combat.fighters.get(actor)
    if who == actor or who == "any":
        return True
    if fighter is None:
        return False
    return combat.hostile(watcher, fighter) if who == "any_enemy" else who == "any_ally" and combat.allied(
        watcher, fighter
    )


def declares(trigger: Trigger, happening: Happening) -> bool:
    """Whether a declaration is of the named kind; grapple and shove are attacks (E5-ATK-18)."""
    what = happening.what
    if trigger.event == "takes_action":
        return bool(happening.action)
    if trigger.event == "attacks":
        return what in ("attacks", "grapples", "shoves") or happening.attack is not None
    return what == "casts" if trigger.event == "casts" else what in ("casts", "uses_power")


def comes_true(combat: Combat, watcher: Fighter, trigger: Trigger, step: Step) -> bool:
    """A movement trigger occurs only at a change from not true to true (E5-READY-16)."""
    if not is_meant(combat, watcher, trigger.who, step.who):
        return False
    before = is_near(combat, watcher, trigger, step, step.origin, step.origin_height)
    after = not step.gone and is_near(combat, watcher, trigger, step, step.to, step.height)
    return (after and not before) if trigger.event == "enters" else (before and not after)


def is_near(
    combat: Combat, watcher: Fighter, trigger: Trigger, step: Step, place: Footprint, height: int
) -> bool:
    """Within the trigger's distance of what it names; nothing named means the watcher itself."""
    squares = list(trigger.squares)
    if trigger.of in combat.map.features:
        squares += combat.map.features[trigger.of].places()
    if squares:
        return any(gap(place, 0, Footprint(x, y), 0) <= trigger.within for x, y in squares)
    of = combat.fighters.get(named(watcher, trigger.of or "self"), watcher)
    return of.id != step.who and gap(place, height, of.place, of.elevation) <= trigger.within


def perceives(combat: Combat, watcher: Fighter, readied: Readied, happening: Happening) -> bool:
    """Whether somebody perceives what sets off its response: sees the one who does or suffers it, or is it itself.

    What somebody whom its side does not know of is about to do is perceived only when it comes true (E5-READY-8).
    """
    trigger = readied.trigger
    if trigger.kind == "movement":
        names = [step.who for step in happening.steps if comes_true(combat, watcher, trigger, step)]
    elif trigger.kind == "result":
        results = [each for each in happening.results if brings_about(combat, watcher, trigger, each)]
        names = [name for each in results for name in (each.who, each.of)]
    elif happening.late or notices(combat, watcher, happening.who):
        names = [happening.who, *happening.targets]
    else:
        return False
    return any(witnesses(combat, watcher, name) for name in names)


def witnesses(combat: Combat, watcher: Fighter, name: str) -> bool:
    """Whether somebody is this one, sees it, or sees this feature."""
    fighter, feature = combat.fighters.get(name), combat.map.features.get(name)
    if fighter is not None:
        return fighter is watcher or sees(combat, watcher, fighter)
    return feature is not None and sees_place(combat, watcher, feature.places())


def notices(combat: Combat, watcher: Fighter, name: str) -> bool:
    """Whether this is somebody whom the watcher's side knows of."""
    fighter = combat.fighters.get(name)
    return fighter is not None and is_known(combat, watcher.side, fighter)


FELT = ("roll", "save", "hit", "result")
"""What is noticed by whom it befalls, and by those who see that one, though nobody knows who does it."""


def is_perceived(combat: Combat, watcher: Fighter, happening: Happening, actor: str, subject: str) -> bool:
    """Whether somebody's side can know of what a reaction answers: who does it, or whom it befalls (E5-REACT-1)."""
    if notices(combat, watcher, actor):
        return True
    if happening.what not in FELT:
        return False
    return notices(combat, watcher, subject) or (subject in combat.map.features and witnesses(combat, watcher, subject))
