"""What a delayed slot waits for, and when it has come (part 2.5; EP-DELAY-3, EP-DELAY-6, EP-INTR-8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from affray.space.field import Point

from ..ground.board import BESIDE, apart_at_most, sees
from ..model.conditions import HELPLESS
from ..model.kinds import Delay, Opening
from ..model.stats import Combat, Fighter

PLAIN = ("attacked_self", "attacked_ally", "enemy_declares_attack", "enemy_in_sight", "enemy_leaves_cover", "ally_down")
"""Conditions that need no more words; `enemy_within:`, `enemy_enters:`, `acts:` and `custom:` do (part 2.5)."""
OF_PLACE = ("enemy_in_sight", "enemy_leaves_cover", "enemy_within", "enemy_enters")
"""Conditions that depend on position or sight: they stop a mover on its way (EP-INTR-8)."""


def is_condition(combat: Combat, text: str) -> bool:
    """Whether a condition is one of part 2.5."""
    key, colon, rest = text.partition(":")
    if key == "enemy_within":
        return rest.isdecimal() and rest.isascii() and 0 < int(rest) < 10_000
    if key == "enemy_enters":
        return rest in combat.features
    if key == "acts":
        return rest in combat.fighters
    return bool(rest) if key == "custom" else not colon and key in PLAIN


def is_of_place(delay: Delay | None) -> bool:
    return delay is not None and delay.condition.partition(":")[0] in OF_PLACE


def down_allies(combat: Combat, fighter: Fighter) -> int:
    """Allies who are dead, unconscious or incapacitated."""
    side = fighter.side
    return sum(1 for x in combat.fighters.values() if x.side == side and x is not fighter and is_down(x))


def is_down(fighter: Fighter) -> bool:
    return fighter.status in ("dead", "destroyed", "out") or bool(fighter.marks & HELPLESS)


def is_due(combat: Combat, fighter: Fighter, opening: Opening, attacks: Sequence[tuple[str, tuple[str, ...]]]) -> bool:
    """Whether its named moment or condition is here (EP-DELAY-6); `attacks` are declared ones and their targets."""
    delay = fighter.delay
    if delay is None or delay.mode == "standby":
        return False
    if delay.mode in ("before", "after"):
        return opening.kind == delay.mode and delay.anchor in opening.of
    key, _, rest = delay.condition.partition(":")
    if key == "acts":
        return any(act.who == rest for act in opening.acts)
    if key == "custom":
        return delay.met
    if key == "ally_down":
        return down_allies(combat, fighter) > delay.down
    if key in OF_PLACE and opening.kind == "stopped":
        movers = [combat.fighters[name] for name in opening.of if combat.fighters[name].is_known_to(fighter.side)]
        return any(x.side != fighter.side and true_of(combat, fighter, delay, x, x.pos) for x in movers)
    if key in OF_PLACE:
        return not delay.stale and true_of_places(combat, fighter, delay)
    return any(attack_meets(combat, fighter, key, by, targets) for by, targets in attacks)


def attack_meets(combat: Combat, fighter: Fighter, key: str, by: str, targets: Sequence[str]) -> bool:
    """Somebody attacks me, somebody attacks an ally, an enemy attacks: somebody of whom one knows."""
    if not combat.fighters[by].is_known_to(fighter.side):
        return False
    if key == "attacked_self":
        return fighter.id in targets
    if key == "attacked_ally":
        return any(x != fighter.id and combat.fighters[x].side == fighter.side for x in targets if x in combat.fighters)
    return combat.fighters[by].side != fighter.side


def true_of_places(combat: Combat, fighter: Fighter, delay: Delay) -> bool:
    """Whether a condition of position or sight is true of any enemy now."""
    return any(true_of(combat, fighter, delay, enemy, enemy.pos) for enemy in combat.enemies(fighter))


def true_of(combat: Combat, fighter: Fighter, delay: Delay, enemy: Fighter, point: Point) -> bool:
    """Whether it is true of one enemy at a point (EP-INTR-8)."""
    key, _, rest = delay.condition.partition(":")
    if key == "enemy_in_sight":
        return sees(combat, fighter.pos, point)
    if key == "enemy_within":
        return apart_at_most(fighter.pos, point, int(rest))
    if key == "enemy_enters":
        return combat.features[rest].rect.contains(point)
    if enemy.cover:
        return point != enemy.pos and not combat.features[enemy.cover].rect.within(point, BESIDE)
    return enemy.id in combat.exposed


def freshen(combat: Combat) -> None:
    """A condition that has become untrue can become true again."""
    for name in combat.waiting:
        fighter = combat.fighters[name]
        if fighter.delay is not None and fighter.delay.stale and not true_of_places(combat, fighter, fighter.delay):
            fighter.delay = replace(fighter.delay, stale=False)


def watchers(combat: Combat, mover: Fighter) -> list[Fighter]:
    """Enemies of a mover who wait for a condition of position or sight that is not true of it yet."""
    found = []
    for name in combat.waiting:
        fighter = combat.fighters[name]
        if fighter.side == mover.side or fighter.delay is None or not is_of_place(fighter.delay):
            continue
        if not in_left_group(combat, fighter, mover) and not true_of(combat, fighter, fighter.delay, mover, mover.pos):
            found.append(fighter)
    return found


def in_left_group(combat: Combat, fighter: Fighter, mover: Fighter) -> bool:
    """Whether somebody moves in the shared slot of the group that a delayer left (EP-TIE-8)."""
    return combat.phase == "regular" and mover.id in fighter.left_group and not mover.left_group
