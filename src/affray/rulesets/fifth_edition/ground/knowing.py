"""Who is unknown to a side: nobody of it knows where he is, or that he is there at all (E5-HIDE-3, E5-SIGHT-8).

No rule refuses for the sake of somebody unknown, asks about him, or counts him in a roll: that would tell of him.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from affray.space.measure import Footprint

from ..model.conditions import GRAPPLED
from ..model.stats import Combat, Fighter, Missed
from .board import has_ground, may_share, others_at
from .crowd import enemies_of
from .sight import has_lost, sees_place


def is_known(combat: Combat, side: str, other: Fighter) -> bool:
    """Whether a side knows of somebody: it has seen him, and he is not hidden from all of it."""
    early = other.hiding and not combat.slots
    if (other.known_to is None and not other.hidden_from and not early) or other.side == side or not other.present:
        return True
    if early or (other.known_to is not None and side not in other.known_to):
        return False
    lost = other.hidden_from
    return not lost or any(
        one.side == side and one.present and knows(one, other, lost) for one in combat.fighters.values()
    )


def knows(one: Fighter, hider: Fighter, lost: Collection[str]) -> bool:
    """Whether somebody knows where a hider is: it is not lost to it, held by it, or felt through the ground."""
    if one.id not in lost or holds(one, hider):
        return True
    return bool(one.card.tremorsense) and not has_lost(one, hider)


def holds(one: Fighter, other: Fighter) -> bool:
    """Whether either has the other in a grapple: that is felt."""
    if not (one.marks | other.marks) & GRAPPLED:
        return False
    return any(c.name == "grappled" and c.source == other.id for c in one.conditions) or any(
        c.name == "grappled" and c.source == one.id for c in other.conditions
    )


def known_at(combat: Combat, fighter: Fighter, place: Footprint, height: int, side: str = "") -> list[Fighter]:
    """The other creatures in a place, as far as a side knows of them: that of whom it is for, or another one."""
    side = side or fighter.side
    return [each for each in others_at(combat, fighter, place, height) if is_known(combat, side, each)]


def known_enemies(combat: Combat, fighter: Fighter, side: str = "") -> list[Fighter]:
    """The hostile creatures that a side knows of, in file order: that of whom they are enemies, or another one."""
    side = side or fighter.side
    return [each for each in enemies_of(combat, fighter) if is_known(combat, side, each)]


def seems_free(combat: Combat, fighter: Fighter, place: Footprint, height: int, side: str = "") -> bool:
    """Whether somebody fits into a place as far as a side knows: that of whom it is for, or another one."""
    others = known_at(combat, fighter, place, height, side) if has_ground(combat, place, height) else None
    return others is not None and (not others or may_share(combat, fighter, others))


def look_around(combat: Combat) -> None:
    """At a quiet moment: sides notice what lies, and what no longer lies, where somebody of theirs looks.

    A thing tells whose it is: of one of somebody unknown a side knows only with its owner.
    """
    for number, lying in enumerate(combat.lying):
        if lying.unseen_by:
            owner = combat.fighters.get(lying.item.partition(".")[0])
            still = [
                side for side in lying.unseen_by
                if not side_sees(combat, side, [(lying.x, lying.y)])
                or (owner is not None and not is_known(combat, side, owner))
            ]  # fmt: skip
            combat.lying[number] = replace(lying, unseen_by=tuple(still))
    missed = [(each, tuple([side for side in each.by if misses(combat, side, each)])) for each in combat.missed]
    combat.missed = [replace(each, by=by) for each, by in missed if by]
    combat.unnoticed = bool(combat.missed) or any(each.unseen_by for each in combat.lying)


def misses(combat: Combat, side: str, missed: Missed) -> bool:
    """Whether a side sees neither the place where a thing lay nor the one who has it now."""
    if side_sees(combat, side, [(missed.x, missed.y)]):
        return False
    owner, _, own = missed.item.partition(".")
    return not any(
        (missed.item in each.held or (each.id == owner and own in each.held)) and is_known(combat, side, each)
        for each in combat.fighters.values()
    )


def sides_without(combat: Combat, fighter: Fighter, places: Sequence[tuple[int, int]]) -> tuple[str, ...]:
    """The sides that do not notice what somebody does here: he is unknown to them, and nobody sees the place."""
    sides = dict.fromkeys([each.side for each in combat.fighters.values()])
    return tuple([
        side for side in sides if not is_known(combat, side, fighter) and not side_sees(combat, side, places)
    ])  # fmt: skip


def side_sees(combat: Combat, side: str, places: Sequence[tuple[int, int]]) -> bool:
    """Whether anybody of a side who is awake sees one of these squares."""
    ours = [each for each in combat.fighters.values() if each.side == side and each.able]
    return any(sees_place(combat, each, places) for each in ours)
