"""What the moments of a turn bring: a slot comes up, a slot ends, cover is left, the End phase (part 4.2, 4.3)."""

from __future__ import annotations

from functools import partial

from affray.core.acts import underway
from affray.core.scene import Scene
from affray.core.script import Script

from ..body.conditions import expire, serve, served
from ..body.damage import burn
from ..body.wounds import bleed, settle
from ..model.conditions import BURNING, CONFUSED, DEMANDING
from ..model.stats import ACTIVE, Combat, Fighter
from .areas import timers
from .confusion import confusion
from .grappling import not_held
from .suppression import cease, under_fire

QUICK_AIM = 10


def slot_comes_up(scene: Scene[Combat], who: str, regular: bool) -> Script[bool]:
    """What lasted until the next slot ends (EP-DELAY-24, EP-RANGE-11); whether confusion uses it up (EP-COND-3)."""
    combat = scene.state
    fighter = combat.fighters[who]
    if regular and (fighter.full_defense or fighter.aggressive):
        scene.change(partial(lower_guard, who))
    if combat.suppressions:
        scene.change(partial(cease, who))
    if combat.options.duration_counting == "same_count":
        expire(scene, fighter.count)
    if fighter.marks & DEMANDING:
        serve(scene, who)
    if fighter.marks & CONFUSED:
        return (yield from confusion(scene, who))
    return False


def lower_guard(who: str, combat: Combat) -> None:
    fighter = combat.fighters[who]
    fighter.full_defense = fighter.aggressive = False


def extra_begins(scene: Scene[Combat], who: str) -> None:
    """An extra action ends the penalty of an aggressive attack (EP-DELAY-24)."""
    if scene.state.fighters[who].aggressive:
        scene.change(partial(calm_down, who))


def calm_down(who: str, combat: Combat) -> None:
    combat.fighters[who].aggressive = False


def slot_ends(scene: Scene[Combat], who: str) -> Script[None]:
    """Out in the open under suppressive fire; a hold not kept; what counted for this slot only."""
    fighter = scene.state.fighters[who]
    if scene.state.suppressions and fighter.status == ACTIVE:
        yield from under_fire(scene, who)
    if fighter.grappling:
        not_held(scene, who)
    if fighter.marks & DEMANDING:
        served(scene, who)
    if (fighter.aim is not None and fighter.aim.bonus == QUICK_AIM) or fighter.fumbled:
        scene.change(partial(close_slot, who))


def close_slot(who: str, combat: Combat) -> None:
    """A quick aim is for its slot only (EP-RANGE-9); a lost action is lost once (EP-ATK-10)."""
    fighter = combat.fighters[who]
    if fighter.aim is not None and fighter.aim.bonus == QUICK_AIM:
        fighter.aim = None
    if fighter.fumbled and not fighter.budget.complex:
        fighter.fumbled = False


def leaves_cover(scene: Scene[Combat], who: str) -> Script[None]:
    """Somebody comes out of cover on its way (EP-RANGE-11)."""
    if scene.state.suppressions:
        yield from under_fire(scene, who)


def burns(fighter: Fighter) -> bool:
    return bool(fighter.marks & BURNING) and fighter.status == ACTIVE


def turn_ends(scene: Scene[Combat]) -> Script[None]:
    """Steps 9 to 11 of a turn: explosives, bleeding and burning, durations (EP-AREA-7, EP-DEATH-5, EP-COND-1)."""
    yield from settle(scene)  # what an abandoned step may have left open
    if scene.state.explosives:
        yield from timers(scene)
    for who, fighter in list(scene.state.fighters.items()):
        if fighter.bleeding and fighter.status == ACTIVE:
            bleed(scene, who)
            yield from settle(scene)
    for who, fighter in list(scene.state.fighters.items()):
        if burns(fighter):
            with underway(scene, partial(burns, fighter)):
                yield from burn(scene, who)
    expire(scene)
