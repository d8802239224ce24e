"""What is in whose hands, on whose back and on the ground (E5-WPN-4, -7, -11, -13; E5-FREE-7, -8).

A combatant's own things go by the ids of its attacks, and `shield` and `focus`; things of others by `owner.id`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from affray.core.scene import Scene

from ..ground.crowd import own_reaches
from ..ground.knowing import sides_without
from ..model.conditions import GRAPPLED
from ..model.events import ItemMoved
from ..model.kinds import AttackKind
from ..model.stats import Combat, Condition, Fighter, Lying, Missed


def global_name(holder: Fighter, item: str) -> str:
    """The name of a thing on the ground or in strange hands."""
    return item if "." in item else f"{holder.id}.{item}"


def name_for(holder: Fighter, item: str) -> str:
    """The name of a thing in these hands."""
    owner, _, own = item.partition(".")
    return own if owner == holder.id else item


def kind_of(combat: Combat, fighter: Fighter, item: str) -> AttackKind | None:
    """The attack that a thing makes; None for shields and the like."""
    owner, dot, own = item.partition(".")
    card = combat.fighters[owner].card if dot and owner in combat.fighters else fighter.card
    return card.attacks.get(own if dot else item)


def reaches_of(combat: Combat, fighter: Fighter) -> tuple[int, ...]:
    """The different reaches of all melee attacks somebody might make, the cheap bound for opportunity attacks."""
    own: tuple[int, ...] = fighter.card.memo.get("reaches") or own_reaches(fighter)
    for item in fighter.held:
        if "." in item:
            strange = [kind_of(combat, fighter, each) for each in fighter.held if "." in each]
            return (*own, *[kind.reach for kind in strange if kind is not None and kind.is_melee])
    return own


def carried(combat: Combat) -> list[str]:
    """Everything in anybody's hands, by the names it would have on the ground."""
    return [global_name(each, item) for each in combat.fighters.values() for item in dict.fromkeys(each.held)]


def arsenal(combat: Combat, fighter: Fighter) -> list[str]:
    """Everything somebody may name for an attack: its own attacks, and strange weapons it holds."""
    return [*fighter.card.attacks, *dict.fromkeys(item for item in fighter.held if "." in item)]


def grapples_of(combat: Combat, fighter: Fighter) -> list[Fighter]:
    """Whom somebody holds."""
    if not combat.marks & GRAPPLED:
        return []
    return [
        other
        for other in combat.fighters.values()
        if other.conditions and any(c.name == "grappled" and c.source == fighter.id for c in other.conditions)
    ]


def reach_of_hold(fighter: Fighter, held: Condition) -> int:
    """How far somebody reaches whom it holds: the attack that holds counts (E5-GRAP-11, E5-GRAP-14, E5-MON-15)."""
    kind = fighter.card.attacks.get(held.via_attack)
    return kind.reach if kind is not None else fighter.card.reach


def reach_to(fighter: Fighter, other: Fighter) -> int:
    """The reach of the hold that somebody has on another one."""
    holds = [each for each in other.conditions if each.name == "grappled" and each.source == fighter.id]
    return max([reach_of_hold(fighter, each) for each in holds], default=fighter.card.reach)


def hands_holding(combat: Combat, fighter: Fighter) -> int:
    """Hands taken by grapples; one made by an attack occupies that attack instead (E5-GRAP-15, E5-MON-15)."""
    taken = 0
    if not combat.marks & GRAPPLED:
        return taken
    for other in combat.fighters.values():
        for condition in other.conditions:
            if condition.name == "grappled" and condition.source == fighter.id and not condition.via_attack:
                taken += 1
    return taken


def free_hands(combat: Combat, fighter: Fighter) -> int:
    free = fighter.card.hands - len(fighter.held)
    return free - hands_holding(combat, fighter) if combat.marks & GRAPPLED else free


def take_in_hand(fighter: Fighter, item: str) -> None:
    """Draw a carried thing."""
    fighter.held.append(item)
    left = fighter.stowed.get(item, 0) - 1
    if left > 0:
        fighter.stowed[item] = left
    else:
        fighter.stowed.pop(item, None)


def draw(scene: Scene[Combat], fighter: Fighter, item: str) -> None:
    take_in_hand(fighter, item)
    if scene.recording:
        scene.tell(ItemMoved(fighter.id, item, "drawn", rules=("E5-FREE-7",)))


def stow(scene: Scene[Combat], fighter: Fighter, item: str) -> None:
    fighter.held.remove(item)
    fighter.stowed[item] = fighter.stowed.get(item, 0) + 1
    if scene.recording:
        scene.tell(ItemMoved(fighter.id, item, "sheathed", rules=("E5-FREE-7",)))


def let_fall(scene: Scene[Combat], fighter: Fighter, item: str, rule: str = "E5-FREE-8") -> None:
    """A held thing falls into the own square (E5-FREE-8)."""
    fighter.held.remove(item)
    put_down(scene, fighter, item, fighter.place.x, fighter.place.y, "dropped", rule)


def drop_everything(scene: Scene[Combat], fighter: Fighter, rule: str) -> None:
    for item in list(fighter.held):
        let_fall(scene, fighter, item, rule)


def put_down(scene: Scene[Combat], fighter: Fighter, item: str, x: int, y: int, how: str, rule: str) -> None:
    combat, name = scene.state, global_name(fighter, item)
    blind = sides_without(combat, fighter, [(x, y)])
    combat.lying.append(Lying(name, x, y, blind))
    combat.unnoticed = combat.unnoticed or bool(blind)
    if combat.missed:
        combat.missed = found_elsewhere(combat.missed, name, blind)
    if scene.recording:
        scene.tell(ItemMoved(fighter.id, name, how, f"{x},{y}", rules=(rule,)))


def pick_up(scene: Scene[Combat], fighter: Fighter, lying: Lying) -> None:
    combat = scene.state
    combat.lying.remove(lying)
    blind = sides_without(combat, fighter, [(lying.x, lying.y)])
    missed = tuple([side for side in blind if side not in lying.unseen_by])
    if missed:
        combat.missed.append(Missed(lying.item, lying.x, lying.y, missed))
        combat.unnoticed = True
    item = name_for(fighter, lying.item)
    fighter.held.append(item)
    if scene.recording:
        scene.tell(ItemMoved(fighter.id, lying.item, "picked_up", rules=("E5-FREE-7",)))


def found_elsewhere(missed: Sequence[Missed], item: str, blind: Sequence[str]) -> list[Missed]:
    """What is still believed to lie where it lay, when all sides but these have seen it lie somewhere else."""
    found: list[Missed] = []
    for each in missed:
        by = each.by if each.item != item else tuple([side for side in each.by if side in blind])
        if by:
            found.append(replace(each, by=by))
    return found


def hand_over(scene: Scene[Combat], fighter: Fighter, item: str, to: Fighter) -> None:
    fighter.held.remove(item)
    name = global_name(fighter, item)
    to.held.append(name_for(to, name))
    if scene.recording:
        scene.tell(ItemMoved(fighter.id, name, "given", to.id, rules=("E5-FREE-7",)))


def within_hand(fighter: Fighter, lying: Lying) -> bool:
    """In the own or an adjacent square (E5-FREE-7)."""
    place = fighter.place
    return place.x - 1 <= lying.x <= place.x + place.wide and place.y - 1 <= lying.y <= place.y + place.deep
