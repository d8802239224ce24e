"""What the game master sets of things, doors, objects, the map and the table, and what hangs on it (SF-GEN-5)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, get_args

from affray.core.fields import Field, words
from affray.core.refusals import Value
from affray.core.scene import Scene
from affray.core.script import Script
from affray.rulesets.decrees import some_square
from affray.rulesets.settings import Setting, whole, yes_or_no

from ..actions.objects import set_door
from ..body.conditions import darken, lose
from ..body.hands import free_hands, hands_taken
from ..fight.drifting import end_drift
from ..fight.movement import bring_down, settle_height
from ..fight.wrecking import rebuild
from ..model.stats import Combat, Fighter, Item, Lying
from ..model.words import DoorState, Gravity, Light
from ..time.windows import Happening, Occurrence, after


def fighter_of(scene: Scene[Any], who: str) -> Fighter:
    found: Fighter = scene.state.fighters[who]
    return found


def square(scene: Scene[Any], who: str) -> Field:
    return some_square(scene.state)


# -- things ----------------------------------------------------------------------------------------
def item_of(scene: Scene[Any], who: str) -> Item:
    owner, _, name = who.partition(".")
    found: Item = fighter_of(scene, owner).items[name]
    return found


def location_field(scene: Scene[Any], who: str) -> Field:
    return words("held", "wielded", "accessible", "stowed", "worn", optional=False)


def put_location(scene: Scene[Any], who: str, value: Value) -> None:
    fighter, item = fighter_of(scene, who.partition(".")[0]), item_of(scene, who)
    free = free_hands(fighter) + hands_taken(item)
    if value in ("held", "wielded") and item.kind.in_hand and free < (item.kind.hands if value == "wielded" else 1):
        return
    item.location = value
    fighter.changed()


def put_loaded(scene: Scene[Any], who: str, value: Value) -> None:
    item = item_of(scene, who)
    item.loaded = min(max(0, value), item.kind.capacity or 0)
    fighter_of(scene, who.partition(".")[0]).changed()


def put_item_hp(scene: Scene[Any], who: str, value: Value) -> None:
    """At 0 Hit Points a thing is destroyed (SF-OBJ-2)."""
    owner, _, name = who.partition(".")
    fighter, item = fighter_of(scene, owner), item_of(scene, who)
    item.hp = min(max(0, value), item.kind.hp_max)
    if not item.hp and item.kind.in_hand:
        del fighter.items[name]
    fighter.changed()


def item_hp(scene: Scene[Any], who: str) -> Value:
    owner, _, name = who.partition(".")
    item = fighter_of(scene, owner).items.get(name)
    return 0 if item is None else item.hp


def item_flag(name: str, attribute: str) -> Setting:
    def put(scene: Scene[Any], who: str, value: Value) -> None:
        setattr(item_of(scene, who), attribute, value)

    return Setting(name, yes_or_no, lambda scene, who: getattr(item_of(scene, who), attribute), put)


OF_THINGS: tuple[Setting, ...] = (
    Setting("location", location_field, lambda scene, who: item_of(scene, who).location, put_location),
    Setting("loaded", whole(0, 1000), lambda scene, who: item_of(scene, who).loaded, put_loaded),
    Setting("hp", whole(0, 1000), item_hp, put_item_hp), item_flag("active", "active"),
    item_flag("stun_mode", "stun_mode"),
)  # fmt: skip
"""What can be set of a thing that somebody has, under the name `owner.thing`."""


def put_uses(scene: Scene[Any], who: str, value: Value) -> None:
    owner, _, name = who.partition(".")
    fighter_of(scene, owner).uses_left[name.replace("_", " ") if name.startswith("slot_") else name] = max(0, value)


def uses_of(scene: Scene[Any], who: str) -> Value:
    owner, _, name = who.partition(".")
    return fighter_of(scene, owner).uses_left[name.replace("_", " ") if name.startswith("slot_") else name]


LEFT = Setting("left", whole(0, 100), uses_of, put_uses)
"""Uses of an ability, and spell slots as `slot_1`."""


def lying(scene: Scene[Any], who: str) -> Lying:
    found: Lying = next(each for each in scene.state.lying if each.name == who)
    return found


def put_lying(scene: Scene[Any], who: str, value: Value) -> None:
    thing = lying(scene, who)
    scene.state.lying[scene.state.lying.index(thing)] = replace(thing, x=value[0], y=value[1])


LIES = Setting("at", square, lambda scene, who: (lying(scene, who).x, lying(scene, who).y), put_lying)


# -- the map and the table -------------------------------------------------------------------------
def door_field(scene: Scene[Any], who: str) -> Field:
    return words(*get_args(DoorState), optional=False)


def put_door(scene: Scene[Any], who: str, value: Value) -> Script[None]:
    """A door that is opened may have been waited for (SF-READY-10)."""
    opened = value == "open" != scene.state.doors[who]
    set_door(scene, who, value, "gm")
    squares = tuple(scene.state.map.pieces[who].places())
    event = [Occurrence("door_opened", "", squares=squares)] if opened else []
    return after(scene, Happening("", occurrences=event))


DOOR = Setting("door", door_field, lambda scene, who: scene.state.doors[who], put_door)
OBJECT = Setting("hp", whole(0, 10000), lambda scene, who: scene.state.objects[who], rebuild)


def put_round(scene: Scene[Any], who: str, value: Value) -> None:
    scene.state.round = max(1, value)


def light_field(scene: Scene[Any], who: str) -> Field:
    return words(*get_args(Light), optional=False)


def put_light(scene: Scene[Any], who: str, value: Value) -> None:
    """Who sees nothing in the dark is blinded by it, and no longer when it is light again (SF-CONC-3)."""
    combat: Combat = scene.state
    combat.map = replace(combat.map, light=value)
    for fighter in combat.fighters.values():
        for each in [x for x in fighter.conditions if x.cause == "darkness"]:
            lose(scene, fighter, each, "decree")
        darken(combat, fighter)


def gravity_field(scene: Scene[Any], who: str) -> Field:
    return words(*get_args(Gravity), optional=False)


def put_gravity(scene: Scene[Any], who: str, value: Value) -> Script[None]:
    """With gravity nobody drifts on, and who floats and cannot fly falls (SF-MOVE-11, SF-MOVE-13)."""
    combat: Combat = scene.state
    combat.map = replace(combat.map, zero_gravity=value == "zero")
    for fighter in combat.fighters.values() if not combat.zero_gravity else ():
        if fighter.drift is not None:
            end_drift(scene, fighter)
        if fighter.altitude_ft > 0:
            fighter.movement_mode = "fly" if "fly" in fighter.card.speed else "land"
        yield from settle_height(scene, fighter)
    yield from bring_down(scene)


OF_TABLE: tuple[Setting, ...] = (
    Setting("round", whole(1, 100_000), lambda scene, who: scene.state.round, put_round),
    Setting("light", light_field, lambda scene, who: scene.state.map.light, put_light),
    Setting("gravity", gravity_field, lambda scene, who: "zero" if scene.state.zero_gravity else "standard",
            put_gravity),
)  # fmt: skip
