"""Items in hands, backpacks, containers, cargo and on the ground; each is in exactly one place (COIN-ITEM-1)."""

from __future__ import annotations

from collections.abc import Sequence

from affray.core.scene import Scene

from .events import ItemDestroyed
from .stats import Battle, Item, Unit

HANDS = ("left", "right")
PLACES = ("left", "right", "backpack")


def carried(unit: Unit) -> list[str]:
    """What a unit has in its hands and on its back."""
    return [name for name in (unit.left, unit.right, *unit.backpack) if name]


def in_hands(unit: Unit) -> list[str]:
    return [name for name in (unit.left, unit.right) if name]


def free_hands(battle: Battle, unit: Unit) -> list[str]:
    """The empty slots; a two-handed item in the left one fills both (COIN-ITEM-1)."""
    if unit.left and battle.items[unit.left].kind.hands == 2:
        return []
    return [hand for hand in HANDS if not getattr(unit, hand)]


def fits(battle: Battle, unit: Unit, item: Item, into: str) -> bool:
    """Can the item go there without anything else moving?"""
    free = free_hands(battle, unit)
    return into == "backpack" or (len(free) == 2 if item.kind.hands == 2 else into in free)


def default_place(battle: Battle, unit: Unit, item: Item) -> str:
    """A free slot, left first; else the backpack."""
    return next((place for place in PLACES if fits(battle, unit, item, place)), "backpack")


def put(battle: Battle, unit: Unit, item: Item, into: str) -> None:
    """Give a unit an item that is in no place now; a two-handed one is stored in the left slot."""
    if into == "backpack":
        unit.backpack.append(item.id)
    elif item.kind.hands == 2 or into == "left":
        unit.left = item.id
    else:
        unit.right = item.id


def wield(battle: Battle, unit: Unit, item: Item, into: str) -> None:
    """Take an item in hand; what occupies the slots it needs goes into the backpack (COIN-ACT-1)."""
    needed = HANDS if item.kind.hands == 2 else (into,)
    two_handed = unit.left and battle.items[unit.left].kind.hands == 2
    for hand in HANDS:
        held = getattr(unit, hand)
        if held and (hand in needed or two_handed):
            unit.backpack.append(held)
            setattr(unit, hand, "")
    put(battle, unit, item, into)


def take_away(battle: Battle, name: str) -> None:
    """Remove an item from wherever it is."""
    battle.ground.pop(name, None)
    for unit in battle.units.values():
        if unit.left == name:
            unit.left = ""
        if unit.right == name:
            unit.right = ""
        for shelf in (unit.backpack, unit.slots, unit.cargo):
            if name in shelf:
                shelf.remove(name)
    for item in battle.items.values():
        if name in item.contents:
            item.contents.remove(name)


def destroy(scene: Scene[Battle], name: str, why: str, rule: str) -> None:
    """An item is no more; what it contained goes with it."""
    for inner in list(scene.state.items[name].contents):
        destroy(scene, inner, why, rule)
    take_away(scene.state, name)
    scene.tell(ItemDestroyed(name, why, rules=(rule,)))


def use_up(scene: Scene[Battle], item: Item) -> None:
    """An item with `uses` loses one and is destroyed at none (COIN-ITEM-6)."""
    if item.uses is not None:
        item.uses -= 1
        if item.uses == 0:
            destroy(scene, item.id, "used_up", "COIN-ITEM-6")


def holder(battle: Battle, name: str) -> Unit | None:
    """The unit that carries an item in its hands or backpack."""
    for unit in battle.units.values():
        if name == unit.left or name == unit.right or name in unit.backpack:
            return unit
    return None


def bearer(battle: Battle, name: str) -> Unit | None:
    """The infantry unit that has an item on it, in its containers too."""
    infantry = (each for each in battle.units.values() if not each.technical)
    return next((each for each in infantry if name in everything_on(battle, each)), None)


def nameable(battle: Battle, at_hand: Sequence[str]) -> list[str]:
    """Every item, those at hand first; and kinds of items, where a word for one would mean none or several."""
    known = [battle.items[name].kind.key for name in at_hand if name in battle.items]
    others = [name for name in battle.items if name not in at_hand]
    keys = [battle.items[name].kind.key for name in others]
    kinds = [key for key in battle.book.kinds if key not in known and keys.count(key) != 1]
    return [*at_hand, *others, *kinds]


def exists(battle: Battle, name: str) -> bool:
    """Is the item somewhere?"""
    return (
        name in battle.ground
        or any(name in carried(unit) or name in unit.slots or name in unit.cargo for unit in battle.units.values())
        or any(name in item.contents for item in battle.items.values())
    )


def everything_on(battle: Battle, unit: Unit) -> list[str]:
    """All items a unit carries, those in its containers included."""
    found: list[str] = []
    queue = [*carried(unit), *unit.cargo]
    while queue:
        name = queue.pop(0)
        if name in battle.items:
            found.append(name)
            queue += battle.items[name].contents
    return found
