"""Attacks on unattended objects: what it takes to break doors, consoles and crates (SF-OBJ-1 to SF-OBJ-3)."""

from __future__ import annotations

from affray.core.modifiers import Modifier, Tally
from affray.core.scene import Scene
from affray.core.script import Script

from ..body.dice import d20
from ..ground.things import feet_to_object, places_of
from ..model.events import AttackResolved, ItemDamaged
from ..model.stats import Combat, Fighter, Item
from ..time.undertakings import undertaking
from .circumstances import deals_nonlethal, own_modifiers
from .explosions import fly
from .hits import roll_damage
from .strikes import Strike, is_thrown, range_penalty

UNATTENDED = 3
"""The armour class of an unattended object (SF-OBJ-3)."""


def strike_object(
    scene: Scene[Combat], act: undertaking, fighter: Fighter, item: Item, strike: Strike, ranged: bool
) -> Script[bool]:
    """An attack roll against an object, and the damage beyond its hardness (SF-OBJ-2, SF-OBJ-3)."""
    combat = scene.state
    modifiers = own_modifiers(fighter, item, strike, ranged)
    if ranged:
        feet = feet_to_object(combat, fighter, strike.thing)
        modifiers.append(Modifier(range_penalty(combat, item.kind, strike, feet), "range", "SF-RANGE-1"))
    fallen = yield from d20(scene, fighter.id, "attack", modifiers, UNATTENDED, ("SF-OBJ-3",))
    if is_thrown(item.kind, strike):
        fly(scene, act, fighter, strike, places_of(combat, strike.thing)[0])
    hit = fallen.natural == 20 or (
        fallen.total >= UNATTENDED and (fallen.natural > 1 or not combat.options.natural_one_misses)
    )
    if scene.recording:
        ac = Tally((Modifier(UNATTENDED, "unattended", "SF-OBJ-3"),))
        scene.tell(AttackResolved(fighter.id, strike.thing, strike.item, hit, False, ac, rules=("SF-OBJ-3",)))
    if not hit or item.kind.damage is None:
        return hit
    if ranged and not is_thrown(item.kind, strike):
        act.holds = lambda: bool(combat.objects.get(strike.thing))
    amount = yield from roll_damage(scene, fighter, item, strike, False)
    harm_object(scene, strike.thing, 0 if deals_nonlethal(fighter, item, strike) else amount)
    return hit


def rebuild(scene: Scene[Combat], name: str, value: int) -> None:
    """An object has so many Hit Points by decree; one that was destroyed stands again, its door as at the start."""
    combat = scene.state
    piece = combat.map.pieces[name]
    combat.objects[name] = min(max(0, value), piece.hp)
    if not combat.objects[name]:
        combat.doors.pop(name, None)
    elif piece.door:
        combat.doors.setdefault(name, piece.door)
    combat.lay_ground()


def harm_object(scene: Scene[Combat], name: str, amount: int) -> None:
    """Damage beyond the hardness; a destroyed object is no obstacle any more (SF-OBJ-2)."""
    combat = scene.state
    if not combat.objects[name]:
        return
    piece = combat.map.pieces[name]
    lost = min(max(0, amount - piece.hardness), combat.objects[name])
    combat.objects[name] -= lost
    left = combat.objects[name]
    if scene.recording:
        state = "destroyed" if not left else "broken" if 2 * left < piece.hp else "whole"
        scene.tell(ItemDamaged(name, lost, left, state, rules=("SF-OBJ-2",)))
    if not left:
        combat.doors.pop(name, None)
        combat.lay_ground()
