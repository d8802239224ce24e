"""What attacks and spells can be expected to do, in whole numbers: chances as 20ths, damage doubled."""

from __future__ import annotations

from ..ground.engagement import is_engaged
from ..magic.aiming import caught, legal_targets, why_no_aim
from ..model.conditions import DISORDERED, HIDDEN, VULNERABLE
from ..model.kinds import Spell, Weapon
from ..model.stats import Combat, Warrior


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


Aim = tuple[int, str, dict[str, object]]
"""What a spell is worth, and how to answer when it asks for its targets."""


def aim_for(combat: Combat, caster: Warrior, spell: Spell) -> Aim | None:
    """D19: most enemies and fewest allies; None if the spell is not worth casting now."""
    if spell.area is not None:
        return area_for(combat, caster, spell)
    found = sorted(targets_for(combat, caster, spell), key=lambda each: -expected_spell(spell, each))[: spell.targets]
    if not found:
        return None
    worth = sum(expected_spell(spell, each) for each in found)
    if spell.targets == 1:
        return worth, "target", {"who": found[0].id}
    return worth, "target", {"who": tuple(each.id for each in found)}


def area_for(combat: Combat, caster: Warrior, spell: Spell) -> Aim | None:
    """The square to aim at, of those where somebody stands; a burst around oneself has no choice."""
    around_self = spell.range == 0 and spell.area is not None and spell.area.shape == "burst"
    spots: list[tuple[int, int] | None] = [None]
    if not around_self:
        near = combat.enemies(caster) if spell.harmful else combat.of(caster.side)
        spots = [(each.place.x, each.place.y) for each in near if not each.marks & HIDDEN]
    best: Aim | None = None
    for at in spots:
        if at is not None and list(why_no_aim(combat, caster, spell, at)):
            continue
        worth = 0
        for each in caught(combat, caster, spell, at):
            wanted = combat.hostile(caster, each) == spell.harmful
            if each.status == "active":
                worth += expected_spell(spell, each) if wanted else -expected_spell(spell, each)
        if worth > 0 and (best is None or worth > best[0]):
            best = worth, "aim", {} if at is None else {"at": at}
    return best


def suffers(target: Warrior, spell: Spell) -> bool:
    """Whether the spell already works on somebody."""
    return any(each.spell == spell.id for each in target.ongoing) or any(
        each.spell == spell.id for each in target.conditions
    )


def targets_for(combat: Combat, caster: Warrior, spell: Spell) -> list[Warrior]:
    """Enemies for harm, the wounded for healing, the afflicted for dispelling, oneself for a ward, friends for good."""
    fitting = legal_targets(combat, caster, spell)
    kinds = [each.kind for each in spell.effects]
    if spell.harmful:
        found = [x for x in fitting if combat.hostile(caster, x) and x.status == "active" and not x.wards]
        return [x for x in found if not suffers(x, spell)]
    own = [x for x in fitting if x.side == caster.side and x.status in ("active", "unconscious")]
    if "heal" in kinds:
        wounded = [x for x in own if 2 * x.hp <= x.card.hp_max and not (x.status != "active" and x.treated)]
        return sorted(wounded, key=lambda each: each.hp)[: spell.targets]
    if "dispel" in kinds:
        return [x for x in own if x.ongoing]
    if "condition" in kinds:
        return [x for x in own if x.status == "active" and not suffers(x, spell)]
    warded = [x for x in own if not x.wards and x.status == "active" and x is caster and combat.round > 1]
    return warded if warded and is_engaged(combat, caster) else []
