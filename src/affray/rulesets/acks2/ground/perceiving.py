"""What the sides come to know as they move: whom they see or feel, and what lies where (ACKS-GRID-7, ACKS-COND-8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from affray.core.scene import Scene
from affray.rulesets.unknown import notice as known
from affray.space.facing import Y_NORTH, Arc, arc_between
from affray.space.measure import Footprint

from ..model.conditions import BLINDED, HIDDEN
from ..model.events import Bumped, SlippedAway
from ..model.kinds import ACTIVE, Weapon
from ..model.stats import Combat, Lying, Warrior
from .board import line_clear, sees, show, standing
from .engagement import engaged_by


def notice(combat: Combat) -> None:
    """Unknown ones whom somebody sees or who engage somebody, and things in sight, are known from now on."""
    for warrior in combat.warriors.values():
        if warrior.known_to is not None:
            known(combat.warriors.values(), lambda one, other: one.status == ACTIVE and sees(combat, one, other))
            feel(combat)
            break
    if combat.missed or combat.lying:
        look_for_things(combat)


def feel(combat: Combat) -> None:
    """Whoever is engaged knows by whom, seen or not (ACKS-ENGAGE-1)."""
    for one in combat.warriors.values():
        if one.known_to is not None and one.status == ACTIVE:
            for other in engaged_by(combat, one):
                one.show_to(other.side)


# -- the unseen ------------------------------------------------------------------------------------
def bump(scene: Scene[Combat], mover: Warrior, place: Footprint) -> bool:
    """Somebody runs into those of whom its side did not know, if any are there: their place is known from now on, and
    who is hidden stays so (ACKS-GRID-5, ACKS-COND-8)."""
    combat = scene.state
    body = combat.ground.grid.filled(place)
    met = [each for each in standing(combat) if each.body & body and not each.is_known_to(mover.side)]
    for each in met:
        each.show_to(mover.side)
    if met and scene.recording:
        at = show((place.x, place.y))
        scene.tell(Bumped(mover.id, at, rules=("ACKS-GRID-5",)))
    return bool(met)


def slip_away(scene: Scene[Combat], mover: Warrior) -> None:
    """Who moves while hidden is lost from sight: its new place is known to nobody else (ACKS-COND-8)."""
    if mover.marks & HIDDEN and mover.tracked_by != ():
        mover.tracked_by = ()
        if scene.recording:
            scene.tell(SlippedAway(mover.id, rules=("ACKS-COND-8",)))


# -- things ----------------------------------------------------------------------------------------
def lay(combat: Combat, weapon: Weapon, owner: Warrior, x: int, y: int) -> None:
    """Something comes to lie on a square; of what somebody unseen lets fall nobody knows until he sees it."""
    sides = tuple([side for side in combat.sides() if owner.is_known_to(side)])
    combat.lying.append(Lying(weapon, owner.id, x, y, sides))


def take(combat: Combat, thing: Lying, taker: Warrior) -> None:
    """Something is picked up; who does not see the taker still believes it to lie there."""
    combat.lying.remove(thing)
    for side in combat.sides():
        if not taker.is_known_to(side) and (thing.known_to is None or side in thing.known_to):
            combat.missed.append((side, thing))


def look_for_things(combat: Combat) -> None:
    """Sides see what lies in their sight, and what does not lie there any more."""
    sides: list[str] = []
    for number, thing in enumerate(combat.lying):
        if thing.known_to is not None:
            sides = sides or combat.sides()
            if len(thing.known_to) < len(sides):
                new = [side for side in sides if side not in thing.known_to and looks_at(combat, side, thing)]
                if new:
                    combat.lying[number] = replace(thing, known_to=(*thing.known_to, *new))
    if combat.missed:
        combat.missed = [(side, thing) for side, thing in combat.missed if not looks_at(combat, side, thing)]


def looks_at(combat: Combat, side: str, thing: Lying) -> bool:
    """Whether somebody of a side stands beside the square of a thing or has it in sight (ACKS-GRID-7)."""
    there = Footprint(thing.x, thing.y)
    for one in combat.of(side):
        if one.marks & BLINDED:
            continue
        if one.place.touches(there):
            return True
        behind = arc_between(one.place, there, Y_NORTH.step(one.facing), combat.ground.arcs) == Arc.REAR
        if not behind and line_clear(combat, one.place, there):
            return True
    return False


def things_known(combat: Combat, sides: Sequence[str], gone: frozenset[str]) -> list[Lying]:
    """What all of these sides believe to lie there, by its place: an order tells nothing of who came and went."""
    found = [each for each in combat.lying if all(knows_of(each, side, gone) for side in sides)]
    missed = [thing for believer, thing in combat.missed if believer == sides[0]]
    found += [each for each in missed if all((side, each) in combat.missed for side in sides)]
    return sorted(found, key=lambda each: (each.y, each.x, each.weapon.id, each.owner))


def knows_of(thing: Lying, side: str, gone: frozenset[str]) -> bool:
    return thing.owner not in gone if thing.known_to is None else side in thing.known_to
