"""Spells, grenades and automatic fire for the computer player (SF-DP-5, SF-DP-11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from affray.space.areas import burst
from affray.space.bits import Bits
from affray.space.measure import FIVE_TEN

from ..body.hands import free_hands
from ..ground.board import distance, line_of_effect, line_of_effect_to_corner
from ..magic.abilities import why_not_spend
from ..magic.aiming import DIRECTIONS, cone
from ..magic.casting import why_concentrating
from ..model.conditions import OUT
from ..model.kinds import FOOT, Ability, Explosion, ItemKind
from ..model.stats import Combat, Fighter, Item
from ..time.economy import may_move_and_act
from .odds import expected_blast, expected_spell, worth_of

Wish = tuple[str, dict[str, Any]]
"""What to do, and with which values."""


def best_spell(combat: Combat, fighter: Fighter, foes: Sequence[Fighter]) -> tuple[int, Ability, Fighter] | None:
    """The spell of one action and one target that promises most."""
    best: tuple[int, Ability, Fighter] | None = None
    for ability in fighter.card.abilities.values():
        if not is_bolt(ability) or [*why_not_spend(fighter, ability), *why_concentrating(fighter, ability)]:
            continue
        for foe in foes:
            worth = worth_of(expected_spell(fighter, ability, foe), foe)
            if worth and (best is None or worth > best[0]):
                if distance(fighter, foe) <= ability.range_ft and line_of_effect(combat, fighter, foe):
                    best = (worth, ability, foe)
    return best


def bolt_range(fighter: Fighter) -> int:
    """How far the spells reach that somebody can hurl now; 0 for none."""
    if fighter.compelled:
        return 0
    ready = [
        each.range_ft
        for each in fighter.card.abilities.values()
        if is_bolt(each) and not [*why_not_spend(fighter, each), *why_concentrating(fighter, each)]
    ]
    return max(ready, default=0)


def is_bolt(ability: Ability) -> bool:
    """A damaging spell for one target at range."""
    effect = ability.effect
    single = not effect.burst_ft and not effect.cone_ft and effect.target == "chosen"
    return (
        ability.is_spell
        and ability.action == "standard"
        and not ability.casting_rounds
        and effect.damage is not None
        and single
        and ability.range_ft > 0
    )


def throw(combat: Combat, fighter: Fighter, foes: Sequence[Fighter], least: int) -> Wish | None:
    """A grenade that catches at least two foes and no friend, and is worth more than something else (SF-DP-11)."""
    points: dict[tuple[int, int], tuple[int, int] | None] = {}
    for name, item in grenades_of(fighter):
        blast, ready = item.kind.explode, item.location == "wielded"
        if blast is None or not (ready or may_move_and_act(fighter)):
            continue
        size = (blast.radius_ft // FOOT, 2 * item.kind.range_increment_ft)
        if size not in points:
            points[size] = best_point(combat, fighter, foes, *size)
        point = points[size]
        if point is not None and worth_of_blast(combat, fighter, foes, item.kind, blast, point) > least:
            return ("attack", {"with": name, "point": point}) if ready else ("draw", {"item": name})
    return None


def grenades_of(fighter: Fighter) -> Sequence[tuple[str, Item]]:
    """The grenades that hurt, in hand or to be drawn with a hand that is free."""
    known: Sequence[tuple[str, Item]] | None = fighter.kept.get("grenades")
    if known is None:
        found: list[tuple[str, Item]] = []
        for name, item in fighter.items.items():
            blast, where = item.kind.explode, item.location
            if item.kind.category == "grenade" and blast is not None and blast.damage is not None:
                if where == "wielded" or (where == "accessible" and free_hands(fighter) >= item.kind.hands):
                    found.append((name, item))
        known = fighter.kept["grenades"] = found
    return known


def worth_of_blast(
    combat: Combat, fighter: Fighter, foes: Sequence[Fighter], kind: ItemKind, blast: Explosion, point: tuple[int, int]
) -> int:
    """What an explosion is worth against everybody it catches."""
    grid = combat.ground.grid
    area = burst(grid, point, blast.radius_ft // FOOT, FIVE_TEN)
    dc = 10 + kind.item_level // 2 + fighter.card.dex_mod
    caught = [foe for foe in foes if area & grid.filled(foe.place)]
    return sum([worth_of(expected_blast(blast, dc, foe), foe) for foe in caught])


def best_point(
    combat: Combat, fighter: Fighter, foes: Sequence[Fighter], radius: int, limit: int
) -> tuple[int, int] | None:
    """The intersection with most foes and no friend around it."""
    grid, side = combat.ground.grid, fighter.side
    friends: Bits = 0
    for other in combat.fighters.values():
        if other.side == side and not other.dead and not other.left_field:
            friends |= grid.filled(other.place)
    filled = [grid.filled(foe.place) for foe in foes]
    most, best = 1, None
    for foe in foes:
        if most == len(foes):
            break
        if distance(fighter, foe) > limit:
            continue
        for corner in foe.place.corners():
            area = burst(grid, corner, radius, FIVE_TEN)
            if area & friends:
                continue
            caught = len([True for squares in filled if area & squares])
            if caught > most and line_of_effect_to_corner(combat, fighter, corner):
                most, best = caught, corner
    return best


def spray(combat: Combat, fighter: Fighter, foes: Sequence[Fighter], guns: Sequence[str]) -> Wish | None:
    """Automatic fire on at least three foes and no friend (SF-FATK-8)."""
    for arm in dict.fromkeys(guns):
        kind = fighter.items[arm].kind
        length = kind.range_increment_ft // 2
        if "automatic" not in kind.properties or fighter.items[arm].loaded < 6 * kind.usage:
            continue
        near = [foe for foe in foes if distance(fighter, foe) <= length]
        if len(near) < 3:
            continue
        grid = combat.ground.grid
        for corner in fighter.place.corners():
            for direction in DIRECTIONS:
                area = cone(combat, corner, direction, length)
                caught = [x for x in combat.fighters.values() if x.present and area & grid.filled(x.place)]
                if sum(x.side != fighter.side and not x.marks & OUT for x in caught) >= 3:
                    if all(x.side != fighter.side for x in caught):
                        return "automatic_fire", {"with": arm, "corner": corner, "direction": direction}
    return None
