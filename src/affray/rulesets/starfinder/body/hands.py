"""What is in whose hands, on whose belt and on the ground (SF-ITEM-3, SF-SWIFT-4, SF-OTHER-1).

A combatant's own things go by their ids; things of others by `owner.id`.
"""

from __future__ import annotations

from affray.core.scene import Scene

from ..ground.belongings import put_on_ground
from ..model.events import ItemMoved
from ..model.stats import Combat, Fighter, Item, Lying


def name_for(holder: Fighter, item: Item) -> str:
    """The name of a thing in these hands."""
    return item.kind.id if item.owner == holder.id else item.name


def hands_taken(item: Item) -> int:
    """What a thing takes: its own number of hands if wielded, one if held (SF-ITEM-3)."""
    if not item.in_hand:
        return 0
    return item.kind.hands if item.location == "wielded" else 1


def free_hands(fighter: Fighter) -> int:
    """Hands minus what items take (SF-ITEM-3)."""
    return fighter.card.hands - sum([hands_taken(item) for item in fighter.items.values()])


def held_items(fighter: Fighter) -> list[str]:
    """What somebody has in its hands."""
    return [name for name, item in fighter.items.items() if item.in_hand]


def take_in_hand(fighter: Fighter, item: Item) -> None:
    """Wielded if enough hands are free for it, else held; drawing switches it on (SF-ITEM-3, SF-MACT-4)."""
    item.location = "stowed"
    item.location = "wielded" if item.kind.hands <= free_hands(fighter) else "held"
    item.active = True
    fighter.changed()


def take_away(fighter: Fighter, name: str) -> Item:
    """A thing is no longer somebody's."""
    fighter.changed()
    return fighter.items.pop(name)


def receive(fighter: Fighter, item: Item) -> str:
    """A thing comes into somebody's hands; returns its name there."""
    name = name_for(fighter, item)
    fighter.items[name] = item
    take_in_hand(fighter, item)
    return name


# -- out of the hands ------------------------------------------------------------------------------
def let_fall(
    scene: Scene[Combat], fighter: Fighter, name: str, where: tuple[int, int] | None = None, rule: str = "SF-OTHER-1"
) -> None:
    """A thing falls to the ground, in the own square unless another one is named."""
    here = where if where is not None else (fighter.place.x, fighter.place.y)
    lay_down(scene, fighter, take_away(fighter, name), here, rule)


def lay_down(scene: Scene[Combat], fighter: Fighter, item: Item, where: tuple[int, int], rule: str) -> None:
    """A thing that somebody had comes to lie somewhere."""
    x, y = where
    item.location = "ground"
    put_on_ground(scene.state, fighter, item, x, y)
    if scene.recording:
        scene.tell(ItemMoved(fighter.id, item.name, "dropped", f"{x},{y}", rules=(rule,)))


def drop_everything(scene: Scene[Combat], fighter: Fighter, rule: str) -> None:
    """Everything in hand falls (SF-DEATH-4, SF-COND-17, SF-COND-21)."""
    for name in held_items(fighter):
        let_fall(scene, fighter, name, rule=rule)


def leave_behind(scene: Scene[Combat], fighter: Fighter, rule: str) -> None:
    """All things of somebody remain in its square (SF-DEATH-16)."""
    place = fighter.place
    for name, item in list(fighter.items.items()):
        if item.kind.in_hand:
            take_away(fighter, name).location = "ground"
            put_on_ground(scene.state, fighter, item, place.x, place.y)


def hand_over(scene: Scene[Combat], fighter: Fighter, name: str, to: Fighter, how: str, rule: str) -> None:
    """A thing passes into other hands, or falls into the square of who had it if those are full (SF-GRAP-10)."""
    if free_hands(to) < 1:
        let_fall(scene, fighter, name, rule=rule)
        return
    item = take_away(fighter, name)
    receive(to, item)
    if scene.recording:
        scene.tell(ItemMoved(to.id, item.name, how, to.id, rules=(rule,)))


def lying_near(combat: Combat, fighter: Fighter, name: str) -> Lying | None:
    """A thing on the ground in the own or an adjacent square."""
    place = fighter.place
    for each in combat.lying:
        if each.name == name or (each.item.owner == fighter.id and each.item.kind.id == name):
            if place.x - 1 <= each.x <= place.x + place.wide and place.y - 1 <= each.y <= place.y + place.deep:
                return each
    return None
