"""Spells, abilities and items for the computer player: what they are worth now, and at whom they are aimed (D19)."""

from __future__ import annotations

from affray.space.measure import Footprint

from ..ground.board import within_five
from ..ground.engagement import engagers
from ..magic.aiming import caught, legal_targets, why_no_aim
from ..model.conditions import (
    BLINDED,
    CONDITIONS,
    FRIGHTENED,
    HELD,
    HIDDEN,
    IS_HELPLESS,
    MARK,
    NO_ACTIONS,
    NO_CASTING,
    PRONE,
    RESTRAINED,
)  # fmt: skip
from ..model.kinds import BRAWLING, Effect, Spell
from ..model.stats import Combat, Warrior
from .odds import CERTAIN, at_least, danger, might, plain_faces, toll

HUNDREDTHS = (
    (NO_ACTIONS, 90), (FRIGHTENED | HELD, 80), (BLINDED, 45), (RESTRAINED, 40), (PRONE, 25), (NO_CASTING, 20),
)  # fmt: skip
"""What part of somebody's worth a condition takes, by what it does."""
SLIGHT = 15
"""The same for any other condition, and what one that helps adds."""
FALLEN = 4
"""What part of somebody's worth is at stake when an own spell strikes it as it lies there."""
LAST_THIRD = 3
"""Who has no more than such a part of its hit points is in need."""

Aim = tuple[int, str, dict[str, object]]
"""What a spell is worth, and how to answer when it asks for its targets."""


# -- worth -----------------------------------------------------------------------------------------
def effect_on(effect: Effect, target: Warrior) -> int:
    """The worth that one effect gives to somebody or takes from it, if no save prevents it."""
    pool = effect.pool
    dice = (pool.count, pool.sides, pool.plus)
    if effect.kind == "heal":
        return healing(target, dice)
    if effect.kind == "condition":
        return might(target) * share(effect.condition, target) // 100
    if effect.kind == "damage":
        return toll(target, 20, dice)
    if effect.kind == "ongoing":
        return 3 * toll(target, 20, dice) // 2
    return might(target) * SLIGHT // 100


def share(name: str, target: Warrior) -> int:
    """What a condition changes of somebody's worth, in hundredths; nothing if it has it already."""
    mark = CONDITIONS.with_implied(MARK[name])
    if target.marks & MARK[name] or (target.marks & IS_HELPLESS and not CONDITIONS[name].helpful):
        return 0
    return next((part for marks, part in HUNDREDTHS if mark & marks), SLIGHT)


def healing(target: Warrior, pool: tuple[int, int, int]) -> int:
    """The worth that hit points give back: more to those in need, most to the fallen who come to by them."""
    count, sides, plus = pool
    most, mean = target.card.hp_max, (count * (sides + 1) + 2 * plus) // 2
    if target.hp <= 0:
        return might(target) * at_least(count, sides, 1 - target.hp - plus) * (most + mean) // (2 * most * CERTAIN)
    given = might(target) * min(mean, most - target.hp) // (2 * most)
    need = LAST_THIRD * target.hp <= most or target.hp <= 2
    return given + might(target) // 4 if need else given


def spell_worth(spell: Spell, target: Warrior) -> int:
    """What a spell can be expected to give or take, the save counted (ACKS-SAVE-1)."""
    whole = sum([effect_on(each, target) for each in spell.effects])
    if not spell.save or not spell.harmful:
        return whole
    card = target.card
    fails = min(19, max(1, card.saves[spell.save] - card.wil_mod - 1))
    return (fails * whole + ((20 - fails) * whole // 2 if spell.half else 0)) // 20


def ward_worth(combat: Combat, warrior: Warrior) -> int:
    """What a ward spares somebody who is hurt and pressed."""
    if 2 * warrior.hp > warrior.card.hp_max or warrior.wards:
        return 0
    return danger(combat, warrior)[1]


# -- aiming ----------------------------------------------------------------------------------------
def aim_for(combat: Combat, caster: Warrior, spell: Spell) -> Aim | None:
    """D19: most enemies and fewest allies; None if the spell is not worth casting now."""
    if spell.area is not None:
        return area_for(combat, caster, spell)
    known = [(value_on(combat, caster, spell, each), each) for each in targets_for(combat, caster, spell)]
    found = sorted([each for each in known if each[0] > 0], key=lambda each: -each[0])[: spell.targets]
    if not found:
        return None
    value = sum([each[0] for each in found])
    if spell.targets == 1:
        return value, "target", {"who": found[0][1].id}
    return value, "target", {"who": tuple([each.id for _, each in found])}


def value_on(combat: Combat, caster: Warrior, spell: Spell, target: Warrior) -> int:
    """What a spell is worth on one target; the unwilling must be touched first (ACKS-SPELL-6)."""
    if any(each.kind == "ward" for each in spell.effects):
        return ward_worth(combat, target)
    if any(each.kind == "dispel" for each in spell.effects):
        return might(target) * (90 if target.marks & NO_ACTIONS else 40) // 100
    value = spell_worth(spell, target)
    if spell.harmful and spell.range < 0:
        return value * plain_faces(caster.card, BRAWLING["fist"], target.card.ac) // 20
    return value


def area_for(combat: Combat, caster: Warrior, spell: Spell) -> Aim | None:
    """The square to aim at, of those where somebody stands; a burst around oneself has no choice."""
    around_self = spell.range == 0 and spell.area is not None and spell.area.shape == "burst"
    spots: list[tuple[int, int] | None] = [None]
    if not around_self:
        near = combat.enemies(caster) if spell.harmful else combat.of(caster.side)
        spots = list(dict.fromkeys(spot for each in near if not each.marks & HIDDEN for spot in corners(each.place)))
    best: Aim | None = None
    for at in spots:
        if at is not None and list(why_no_aim(combat, caster, spell, at)):
            continue
        value = 0
        for each in caught(combat, caster, spell, at):
            wanted = combat.hostile(caster, each) == spell.harmful
            if each.status == "active" and not suffers(each, spell):
                value += spell_worth(spell, each) if wanted else -spell_worth(spell, each)
            elif each.status == "unconscious" and spell.harmful and not wanted:
                value -= might(each) // FALLEN  # it may yet be saved
        if value > 0 and (best is None or value > best[0]):
            best = value, "aim", {} if at is None else {"at": at}
    return best


def corners(place: Footprint) -> list[tuple[int, int]]:
    """The corner squares of a body: a big one can be caught without those who stand before it."""
    right, top = place.x + place.wide - 1, place.y + place.deep - 1
    return [(place.x, place.y), (right, place.y), (place.x, top), (right, top)]


def suffers(target: Warrior, spell: Spell) -> bool:
    """Whether the spell already works on somebody."""
    if not target.ongoing and not target.conditions:
        return False
    return any(each.spell == spell.id for each in target.ongoing) or any(
        each.spell == spell.id for each in target.conditions
    )


def targets_for(combat: Combat, caster: Warrior, spell: Spell) -> list[Warrior]:
    """Enemies for harm, the wounded for healing, the afflicted for dispelling, friends for wards and other good."""
    fitting = legal_targets(combat, caster, spell)
    kinds = [each.kind for each in spell.effects]
    if spell.harmful:
        found = [x for x in fitting if combat.hostile(caster, x) and x.status == "active" and not x.wards]
        return [x for x in found if not suffers(x, spell)]
    own = [x for x in fitting if x.side == caster.side and x.status in ("active", "unconscious")]
    if "heal" in kinds:
        return [x for x in own if x.hp < x.card.hp_max and not (x.status != "active" and x.treated)]
    if "dispel" in kinds:
        return [x for x in own if x.ongoing or any(y.spell and not CONDITIONS[y.name].helpful for y in x.conditions)]
    own = [x for x in own if x.status == "active"]
    return [x for x in own if not x.wards] if "ward" in kinds else [x for x in own if not suffers(x, spell)]


# -- which -----------------------------------------------------------------------------------------
def undisturbed(combat: Combat, caster: Warrior) -> int:
    """How likely nobody who engages a caster hurts it before its spell takes effect, of a thousand (ACKS-SPELL-3)."""
    whole = CERTAIN
    for foe in engagers(combat, caster):
        weapon = foe.arms.get(foe.hand[0], BRAWLING["fist"]) if foe.hand else BRAWLING["fist"]
        whole = whole * (40 - plain_faces(foe.card, weapon, caster.card.ac)) // 40  # every second one acts before it
    return whole


def abilities_of(warrior: Warrior) -> list[Spell]:
    """The spell-like abilities and items that are not spent."""
    left = warrior.castings
    return [each for each in warrior.card.spells.values() if not each.declared and left.get(each.id, 0) > 0]


def can_heal(warrior: Warrior) -> bool:
    """Has healing left for others."""
    spells = warrior.card.spells
    if not spells:
        return False
    known = [spells[name] for name, left in warrior.castings.items() if left > 0 and name in spells]
    return any(x.range and x.casting != "item" and any(y.kind == "heal" for y in x.effects) for x in known)


def is_caster(warrior: Warrior) -> bool:
    """Has harm left to cast that a blow could take from it, and so keeps away from blades (ACKS-SPELL-3).

    Whoever was born with its magic uses it in the midst of them.
    """
    spells = warrior.card.spells
    if not spells:
        return False
    known = [spells[name] for name, left in warrior.castings.items() if left > 0 and name in spells]
    return any(each.harmful and each.declared for each in known)


def in_need(combat: Combat, healer: Warrior) -> list[Warrior]:
    """Own people whom healing would serve, those in greatest need first."""
    own = [
        each
        for each in combat.warriors.values()
        if each.side == healer.side and each is not healer and LAST_THIRD * each.hp <= each.card.hp_max
        and (each.status == "active" or (each.status == "unconscious" and combat.options.mortal_wounds == "simple"))
    ]  # fmt: skip
    return sorted(own, key=lambda each: (not within_five(healer, each), each.hp))
