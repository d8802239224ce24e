"""What enemies can do to somebody: openings on a way, those who press, how near the end is."""

from __future__ import annotations

from collections.abc import Sequence

from affray.space.steps import smeared

from ..body.hands import kind_of, reaches_of
from ..fight.odds import armour, hindrances, promise
from ..ground.board import feet_to_enemies
from ..ground.crowd import allies_of, around, enemies_of, near_strangers, strangers_within
from ..model.conditions import INCAPACITATED
from ..model.stats import Combat, Fighter
from ..time.windows import can_react
from .methods import POINT, might, strengths
from .styles import Style


def blow(combat: Combat, enemy: Fighter, mover: Fighter) -> int:
    """What an opportunity attack can be expected to do, in 800ths of a point (E5-OPP-1)."""
    better, worse = hindrances(combat, enemy, mover, True)
    ac, most = armour(mover), 0
    for name, kind in enemy.card.attacks.items():
        if name != "improvised" and kind.is_melee and (not kind.is_item or name in enemy.held):
            most = max(most, promise(enemy, kind, False, mover, ac, better - worse))
    for item in enemy.held:
        if "." in item and (strange := kind_of(combat, enemy, item)) is not None and strange.is_melee:
            most = max(most, promise(enemy, strange, False, mover, ac, better - worse))
    return most


def toll(combat: Combat, fighter: Fighter, path: Sequence[tuple[int, int]]) -> int:
    """The damage to expect of the opportunity attacks that a way gives room for, in 800ths of a point."""
    if fighter.disengaged or not path:
        return 0
    grid, place = combat.ground.grid, fighter.place
    squares = [place.y * grid.stride + place.x, *[y * grid.stride + x for x, y in path]]
    harm = left = 0
    for square in squares[:-1]:
        left |= 1 << square
    if place.wide == 1 and not left & near_strangers(combat, fighter):
        return 0
    for enemy in enemies_of(combat, fighter):
        if not can_react(enemy):
            continue
        for reach in reaches_of(combat, enemy):
            fence = around(grid, enemy.place, reach)
            anchors = fence if place.wide == 1 else smeared(fence, grid.stride, place.wide, place.wide)
            if anchors & left and any(
                anchors >> squares[number - 1] & 1 and not anchors >> squares[number] & 1
                for number in range(1, len(squares))
            ):
                harm += blow(combat, enemy, fighter)
                break
    return harm


def pressing(combat: Combat, fighter: Fighter) -> list[Fighter]:
    """The enemies within whose reach somebody stands, and who can use it."""
    if not strangers_within(combat, fighter, fighter.place):
        return []
    away = feet_to_enemies(combat, fighter)
    return [
        enemy
        for enemy in enemies_of(combat, fighter)
        if enemy.hp
        and not enemy.surrendered
        and not enemy.marks & INCAPACITATED
        and fighter.id not in enemy.hidden_from
        and away[enemy.id] <= max(reaches_of(combat, enemy))
    ]


def harm_of(enemies: Sequence[Fighter]) -> int:
    """What some enemies do in a round hand to hand, in 800ths of a point."""
    return sum([strengths(enemy)[0] for enemy in enemies])


def is_frail(fighter: Fighter, harm: int, style: Style) -> bool:
    """Whether so much harm is likely to fell somebody."""
    return harm * style.care >= 4 * POINT * (fighter.hp + fighter.temp_hp)


def strongest(foes: Sequence[Fighter]) -> int:
    """What the most dangerous of some does in a round, in 800ths of a point."""
    return max([might(foe) for foe in foes], default=0)


def friends_of(combat: Combat, fighter: Fighter) -> list[Fighter]:
    """The others of one's side who can still fight."""
    return [
        other
        for other in allies_of(combat, fighter)
        if other.hp and other is not fighter and not other.surrendered and not other.marks & INCAPACITATED
    ]
