"""What a side knows of things on the ground: they lie where it saw them last (SF-MACT-8, SF-OTHER-1)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from ..model.stats import Combat, Fighter, Item, Lying, Missed
from .awareness import eludes, may_elude
from .board import Spot, sees_square


def put_on_ground(combat: Combat, fighter: Fighter, item: Item, x: int, y: int) -> None:
    """A thing comes to lie somewhere; sides that see neither who had it nor the place do not notice."""
    blind = sides_without(combat, fighter, (x, y))
    combat.lying.append(Lying(item, x, y, blind))
    combat.unnoticed = combat.unnoticed or bool(blind)
    if combat.missed:
        combat.missed = [found for each in combat.missed if (found := still_missed(each, item, blind)).by]


def still_missed(missed: Missed, item: Item, blind: Collection[str]) -> Missed:
    """Who still believes that a thing lies where it lay, after all but these sides saw one come down elsewhere."""
    if missed.item.name != item.name:
        return missed
    return replace(missed, by=tuple([side for side in missed.by if side in blind]))


def take_off_ground(combat: Combat, fighter: Fighter, lying: Lying) -> None:
    """A thing is taken away; sides that do not notice believe that it still lies there."""
    combat.lying.remove(lying)
    by = tuple([each for each in sides_without(combat, fighter, (lying.x, lying.y)) if each not in lying.unseen_by])
    if by:
        combat.missed.append(Missed(lying.item.clone(), lying.x, lying.y, by))
        combat.unnoticed = True


def sides_without(combat: Combat, fighter: Fighter, square: Spot) -> tuple[str, ...]:
    """The sides that do not notice what somebody does here: he eludes them, and nobody of theirs sees the place."""
    if not may_elude(fighter):
        return ()
    sides = dict.fromkeys([each.side for each in combat.fighters.values()])
    return tuple([x for x in sides if eludes(combat, x, fighter) and not side_sees(combat, x, square)])


def side_sees(combat: Combat, side: str, square: Spot) -> bool:
    """Whether anybody of a side sees a square."""
    ours = [each for each in combat.fighters.values() if each.side == side and each.present]
    return any(sees_square(combat, each, square) for each in ours)


# -- looking around --------------------------------------------------------------------------------
def look_around(combat: Combat) -> None:
    """At a quiet moment: sides notice what lies, and what no longer lies, where somebody of theirs looks."""
    for number, lying in enumerate(combat.lying):
        if lying.unseen_by:
            still = tuple([side for side in lying.unseen_by if not side_sees(combat, side, (lying.x, lying.y))])
            combat.lying[number] = replace(lying, unseen_by=still)
    if combat.missed:
        left = [replace(each, by=tuple([x for x in each.by if misses(combat, x, each)])) for each in combat.missed]
        combat.missed = [each for each in left if each.by]
    combat.unnoticed = bool(combat.missed) or any(each.unseen_by for each in combat.lying)


def misses(combat: Combat, side: str, missed: Missed) -> bool:
    """Whether a side sees neither the place where a thing lay nor who has it now."""
    if side_sees(combat, side, (missed.x, missed.y)):
        return False
    name = missed.item.name
    return not any(
        item.name == name and (item.in_hand or each.side == side)
        for each in combat.fighters.values()
        if each.present and not eludes(combat, side, each)
        for item in each.items.values()
    )


def remember(combat: Combat, sides: Collection[str]) -> None:
    """Change what lies about to what all of these sides believe. Whose a thing is it tells by its name: of somebody
    who is unknown nothing is known.
    """
    strangers = [
        each.id for each in combat.fighters.values()
        if each.known_to is not None and any(side not in (each.side, *each.known_to) for side in sides)
    ]  # fmt: skip
    seen = [
        each for each in combat.lying
        if each.item.owner not in strangers and not any(side in each.unseen_by for side in sides)
    ]  # fmt: skip
    believed = [Lying(each.item, each.x, each.y) for each in combat.missed if all(side in each.by for side in sides)]
    combat.lying, combat.missed = [*seen, *believed], []
