"""Handling things: drawing, sheathing, gripping, reloading, and everything against it (SF-MACT-3 to SF-MACT-12)."""

from __future__ import annotations

from collections.abc import Iterator

from affray.core.refusals import Refusal
from affray.core.scene import Scene

from ..model.catalogue import no
from ..model.events import GripChanged, ItemMoved, Reloaded, Switched
from ..model.stats import Combat, Fighter, Item
from ..model.words import Location
from .hands import free_hands, take_in_hand


def why_no_item(fighter: Fighter, name: str, rule: str) -> Iterator[Refusal]:
    item = fighter.items.get(name)
    if item is None or not item.kind.in_hand:
        yield no(rule, "no_item", item=name)


def why_no_draw(fighter: Fighter, name: str) -> Iterator[Refusal]:
    """Only what is within easy reach, and with a free hand (SF-MACT-3, SF-MACT-5, SF-ITEM-3)."""
    item = fighter.items.get(name)
    if item is None or not item.kind.in_hand or item.location in ("wielded", "held", "worn"):
        yield no("SF-MACT-3", "no_item", item=name)
        return
    if item.location == "stowed":
        yield no("SF-MACT-5", "stowed", item=name)
    if free_hands(fighter) < 1:
        yield no("SF-ITEM-3", "no_free_hand", who=fighter.id)


def why_no_sheathe(fighter: Fighter, name: str) -> Iterator[Refusal]:
    item = fighter.items.get(name)
    if item is None or not item.in_hand:
        yield no("SF-MACT-3", "no_item", item=name)


def draw(scene: Scene[Combat], fighter: Fighter, name: str, how: str = "drawn", rule: str = "SF-MACT-3") -> None:
    """Take a thing in hand, ready for use and switched on (SF-MACT-3, SF-MACT-4)."""
    item = fighter.items[name]
    take_in_hand(fighter, item)
    if scene.recording:
        scene.tell(ItemMoved(fighter.id, item.name, how, item.location, rules=(rule, "SF-MACT-4")))


def sheathe(
    scene: Scene[Combat], fighter: Fighter, name: str, to: Location = "accessible", rule: str = "SF-MACT-3"
) -> None:
    """Put a thing away, switched off (SF-MACT-3, SF-MACT-4)."""
    item = fighter.items[name]
    item.location, item.active = to, False
    fighter.changed()
    if scene.recording:
        how = "sheathed" if to == "accessible" else "stowed"
        scene.tell(ItemMoved(fighter.id, item.name, how, to, rules=(rule, "SF-MACT-4")))


def change_grip(scene: Scene[Combat], fighter: Fighter, item: Item) -> None:
    """From one hand to the number it needs, or back (SF-SWIFT-2, SF-SWIFT-4)."""
    item.location = "held" if item.location == "wielded" else "wielded"
    fighter.changed()
    if scene.recording:
        scene.tell(GripChanged(fighter.id, item.name, item.location, rules=("SF-SWIFT-2",)))


def why_no_grip(fighter: Fighter, name: str) -> Iterator[Refusal]:
    item = fighter.items.get(name)
    if item is None or not item.in_hand or item.kind.hands < 2:
        yield no("SF-SWIFT-2", "nothing_to_change", item=name)
    elif item.location == "held" and free_hands(fighter) < item.kind.hands - 1:
        yield no("SF-ITEM-3", "no_free_hand", who=fighter.id)


def why_no_reload(fighter: Fighter, name: str) -> Iterator[Refusal]:
    """Only a weapon in hand that is not full (SF-MACT-12, SF-MACT-16)."""
    item = fighter.items.get(name)
    if item is None or not item.in_hand:
        yield no("SF-MACT-12", "no_item", item=name)
    elif item.kind.capacity is None or item.loaded >= item.kind.capacity:
        yield no("SF-MACT-12", "nothing_to_change", item=name)


def reload(scene: Scene[Combat], fighter: Fighter, name: str) -> None:
    item = fighter.items[name]
    item.loaded = item.kind.capacity or 0
    fighter.changed()
    if scene.recording:
        scene.tell(Reloaded(fighter.id, item.name, item.loaded, rules=("SF-MACT-12",)))


def switch_mode(scene: Scene[Combat], fighter: Fighter, name: str) -> None:
    """Into stun mode or out of it (SF-ATK-23)."""
    item = fighter.items[name]
    item.stun_mode = not item.stun_mode
    if scene.recording:
        scene.tell(Switched(fighter.id, item.name, "stun" if item.stun_mode else "lethal", rules=("SF-ATK-23",)))


def activate(scene: Scene[Combat], fighter: Fighter, name: str) -> None:
    """Set an item to work (SF-ITEM-1)."""
    item = fighter.items[name]
    item.active = True
    if scene.recording:
        scene.tell(Switched(fighter.id, item.name, "on", rules=("SF-ITEM-1",)))
