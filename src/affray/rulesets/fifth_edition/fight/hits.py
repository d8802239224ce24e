"""The damage of a hit: weapon dice, sneak attack, parts that a save averts (step 9 of an attack; E5-DMG, E5-CRIT)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from affray.core.modifiers import Modifier
from affray.core.notation import DicePool
from affray.core.scene import Scene
from affray.core.script import Script

from ..body.damage import UNHARMED, Part, halvings_for
from ..body.dice import bonus, roll_dice, save, tell_dice, total_of
from ..model.kinds import AttackKind, DamagePart
from ..model.stats import Combat, Fighter
from .circumstances import has_enemy_beside
from .strikes import Strike


def roll_damage(
    scene: Scene[Combat],
    fighter: Fighter,
    target: Fighter | None,
    strike: Strike,
    ability: str,
    sign: int,
    critical: bool,
) -> Script[list[Part]]:
    """The typed parts of a hit: dice twice if critical, modifiers once (E5-DMG-1, E5-DMG-2, E5-CRIT-1 to -4)."""
    combat, kind = scene.state, strike.kind
    parts: list[Part] = []
    later: list[DamagePart] = []
    for number, part in enumerate(kind.damage):
        if part.on_failed_save is not None:
            later.append(part)
            continue
        pool = part.dice
        if strike.two_hands and number == 0 and kind.versatile is not None:
            pool = replace(kind.versatile, plus=pool.plus)
        plus = damage_bonus(fighter, part, ability, strike.offhand)
        rolled = yield from damage_dice(scene, fighter, pool, critical, plus)
        type_ = improvised_type(combat, fighter) if kind.id == "improvised" else part.type
        parts.append(Part(max(0, rolled), type_, kind.magical))
    sneak = fighter.card.sneak_attack
    if sneak is not None and target is not None and sneaks(combat, fighter, target, strike, sign):
        fighter.sneak_used = combat.fleeting = True
        rolled = yield from damage_dice(scene, fighter, sneak, critical, bonus(sneak.plus), "sneak_attack")
        parts.append(Part(rolled, kind.damage[0].type if kind.damage else "piercing", kind.magical))
    for part in later:
        dealt = yield from saved_part(scene, fighter, target, part, kind)
        parts += dealt
    return parts


def saved_part(
    scene: Scene[Combat], fighter: Fighter, target: Fighter | None, part: DamagePart, kind: AttackKind
) -> Script[list[Part]]:
    """A part that is dealt only after a failed save; its dice are never doubled (E5-CRIT-4)."""
    against, halvings = part.on_failed_save, 0
    if against is not None and target is not None:
        scene.state.stake = (part.dice.average, ())
        saved = yield from save(scene, target, against.ability, against.dc, "damage", fighter)
        halvings = halvings_for(target, against, saved)
    if halvings == UNHARMED:
        return []
    amount = yield from damage_dice(scene, fighter, part.dice, False, bonus(part.dice.plus))
    return [Part(amount // 2 if halvings else amount, part.type, kind.magical)]


def damage_dice(
    scene: Scene[Combat],
    fighter: Fighter,
    pool: DicePool,
    critical: bool,
    plus: Sequence[Modifier] = (),
    why: str = "damage",
) -> Script[int]:
    """Dice, twice if critical, and what is added to them once; average dice by option (E5-CRIT-1, E5-MON-7)."""
    times = 2 if critical else 1
    if deals_average(scene.state, fighter):
        average = times * (pool.count * (pool.sides + 1) // 2)
        tell_dice(scene, fighter.id, why, times * pool.count, pool.sides, (), average, plus)
        return average + total_of(plus)
    return (yield from roll_dice(scene, fighter.id, why, times * pool.count, pool.sides, plus))


def damage_bonus(fighter: Fighter, part: DamagePart, ability: str, offhand: bool) -> tuple[Modifier, ...]:
    """What is added to the dice; the bonus attack loses a positive modifier (E5-TWF-2, E5-TWF-3, E5-TWF-8)."""
    plus = part.dice.plus
    if not part.by_ability and not offhand:
        return bonus(plus)
    modifier = fighter.card.modifier(ability) if ability else 0
    if not part.by_ability:
        return bonus(max(0, plus - modifier) if plus > 0 and modifier > 0 else plus)
    own = min(modifier, 0) if offhand else modifier
    return (*bonus(plus), *((Modifier(own, ability, "E5-TWF-8" if offhand else "E5-DMG-2"),) if own else ()))


def deals_average(combat: Combat, fighter: Fighter) -> bool:
    """Whether the master's creatures deal average damage, with attacks and powers alike (E5-MON-7)."""
    return combat.options.monster_damage == "average" and fighter.controller != "player"


def sneaks(combat: Combat, fighter: Fighter, target: Fighter, strike: Strike, sign: int) -> bool:
    """Once per turn, with a finesse or ranged weapon, with advantage or a helper beside the target (E5-MON-9)."""
    kind = strike.kind
    fine = kind.ability == "finesse" or "finesse" in kind.properties or kind.mode == "ranged"
    if fighter.sneak_used or kind.source != "weapon" or not fine:
        return False
    return sign > 0 if sign else has_enemy_beside(combat, target, fighter)


def improvised_type(combat: Combat, fighter: Fighter) -> str:
    """The damage type that the game master has named for an improvised weapon, else bludgeoning (E5-WPN-10)."""
    named = [each.value for each in combat.rulings if each.kind == "damage_type" and each.who == fighter.id]
    return named[-1] if named else "bludgeoning"
