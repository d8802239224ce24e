"""What attacks and spells can be expected to do, in whole numbers: chances as 20ths, damage doubled."""

from __future__ import annotations

from .casting import legal_targets
from .engagement import is_engaged
from .stats import DISORDERED, VULNERABLE, Combat, Spell, Warrior, Weapon


def expected(attacker: Warrior, target: Warrior, weapon: Weapon, impact: bool = False) -> int:
    """The damage to expect of one attack throw in 40ths of a point; what is beyond the target's hit points is lost."""
    card, theirs = attacker.card, target.card
    ac = theirs.ac - (2 if target.marks & DISORDERED else 0)
    bonus = (card.dex_mod if weapon.missile else card.str_mod) + weapon.attack_bonus
    faces = 21 + bonus + (2 if target.marks & VULNERABLE else 0) - card.attack_throw - ac
    pool = weapon.damage
    twice = (pool.count + impact) * (pool.sides + 1) + 2 * (pool.plus + weapon.damage_bonus)
    if not weapon.missile or weapon.thrown:
        twice += 2 * card.str_mod
    most = 2 * target.hp
    return (1 if faces < 1 else 19 if faces > 19 else faces) * (most if twice > most else twice)


def expected_spell(spell: Spell, target: Warrior) -> int:
    """What a spell can be expected to do in 40ths of a point: damage, healing, or keeping somebody from fighting."""
    twice = 0
    for effect in spell.effects:
        pool = effect.pool
        amount = pool.count * (pool.sides + 1) + 2 * pool.plus
        if effect.kind == "heal":
            twice += min(amount, 2 * (target.card.hp_max - target.hp))
        elif effect.kind == "condition":
            twice += target.hp
        elif effect.kind in ("damage", "ongoing"):
            twice += min(amount, 2 * target.hp)
        else:
            twice += 2
    if not spell.save:
        return 20 * twice
    fails = min(19, max(1, target.card.saves[spell.save] - 1))
    return fails * twice + (20 - fails) * (twice // 2 if spell.half else 0)


def target_for(combat: Combat, caster: Warrior, spell: Spell) -> Warrior | None:
    """D19: enemies for harm, the wounded for healing, the afflicted for dispelling, oneself for a ward."""
    fitting = legal_targets(combat, caster, spell)
    kinds = [each.kind for each in spell.effects]
    if spell.harmful:
        found = [x for x in fitting if combat.hostile(caster, x) and x.status == "active" and not x.wards]
        fresh = [x for x in found if not any(y.spell == spell.id for y in x.ongoing)]
        return max(fresh, key=lambda each: expected_spell(spell, each), default=None)
    own = [x for x in fitting if x.side == caster.side and x.status in ("active", "unconscious")]
    if "heal" in kinds:
        wounded = [x for x in own if 2 * x.hp <= x.card.hp_max and not (x.status != "active" and x.treated)]
        return min(wounded, key=lambda each: each.hp, default=None)
    if "dispel" in kinds:
        return next((x for x in own if x.ongoing), None)
    warded = [x for x in own if not x.wards and x.status == "active" and x is caster and combat.round > 1]
    return warded[0] if warded and is_engaged(combat, caster) else None
