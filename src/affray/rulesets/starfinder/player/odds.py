"""What an attack or a spell can be expected to do, in whole numbers: chances as 20ths, damage doubled."""

from __future__ import annotations

from ..body.damage import KINETIC
from ..body.dice import save_modifiers
from ..fight.circumstances import armour, roll_modifiers, weapon_bonus
from ..fight.strikes import Strike, is_thrown
from ..magic.abilities import save_dc
from ..model.bonuses import total
from ..model.kinds import Ability, Card, Explosion
from ..model.stats import Fighter, Item

Outlook = tuple[int, int, bool]
"""The bonus to hit, twice the average damage, and whether it goes against EAC, against somebody."""


def outlook(fighter: Fighter, name: str, item: Item, throw: bool, target: Fighter) -> Outlook:
    """What an attack is worth against somebody, kept with the attacker's card."""
    card = target.card
    memo, key = fighter.card.memo, ("outlook", name, throw, card.id, card.kac, card.hp_max)  # a stranger has others
    known: Outlook | None = memo.get(key)
    if known is None:
        kind = item.kind
        strike = Strike(name, throw=throw)
        strong = "thrown" in kind.properties if is_thrown(kind, strike) else kind.is_melee
        dice = kind.damage
        twice = 2 * ((kind.damage_bonus if item.owner == fighter.id else 0) + (fighter.card.str_mod if strong else 0))
        twice += dice.count * (dice.sides + 1) + 2 * dice.plus if dice is not None else 0
        bonus = total(weapon_bonus(fighter, kind, strike))
        known = memo[key] = (bonus, taken(target.card, twice, kind.damage_types, kind.properties), kind.eac)
    return known


def taken(card: Card, twice: int, types: tuple[str, ...], bypass: tuple[str, ...] = ()) -> int:
    """Twice the damage that somebody takes of an average hit, roughly."""
    first = types[0] if types else "other"
    if first in card.immune:
        return 0
    if first in card.vulnerable:
        twice += twice // 2
    if first in KINETIC and not any(each in card.dr_bypass for each in bypass):
        twice -= 2 * card.dr
    twice -= 2 * card.resist.get(first, 0)
    return max(twice, 0)


def expected(found: Outlook, ac: int, modifier: int, times: int = 1) -> int:
    """The damage to expect of one attack roll, in 40ths of a point (SF-ATK-10 to SF-ATK-13)."""
    bonus, twice, _ = found
    faces = 21 + bonus + modifier - ac
    critical = twice if faces >= 1 else 0
    return times * ((1 if faces < 1 else 19 if faces > 19 else faces) * twice + critical)


def armour_of(target: Fighter, eac: bool, ranged: bool) -> int:
    """An armour class without cover."""
    if not target.marks and not target.effects:
        return target.card.eac if eac else target.card.kac
    key = ("ac", eac, ranged)
    known: int | None = target.kept.get(key)
    if known is None:
        known = target.kept[key] = total(armour(target, eac, ranged))
    return known


def own_modifier(fighter: Fighter, item: Item | None, melee: bool) -> int:
    """What conditions, effects and a damaged weapon do to somebody's attack rolls."""
    if not fighter.marks and not fighter.effects and (item is None or item.hp == item.kind.hp_max):
        return 0
    key = ("own", melee, item is None or item.kind.proficient, item is not None and item.broken)
    known: int | None = fighter.kept.get(key)
    if known is None:
        known = fighter.kept[key] = total(roll_modifiers(fighter, item, melee))
    return known


def expected_spell(fighter: Fighter, ability: Ability, target: Fighter) -> int:
    """The damage to expect of a spell with a saving throw against one target, in 40ths of a point."""
    effect, against = ability.effect, ability.save
    if effect.damage is None or any(tag in target.card.immune for tag in effect.tags):
        return 0
    if against is not None and against.type == "fort" and "fort_effects" in target.card.immune:
        return 0
    twice = effect.damage.count * (effect.damage.sides + 1) + 2 * effect.damage.plus
    twice = taken(target.card, twice, effect.types)
    if against is None:
        return 20 * twice
    fails = min(19, max(1, save_dc(fighter, ability) - 1 - total(save_modifiers(target, against.type))))
    return fails * twice + ((20 - fails) * (twice // 2) if against.on_success != "negates" else 0)


def expected_blast(blast: Explosion, dc: int, target: Fighter) -> int:
    """The damage to expect of an explosion against one of those it catches, in 40ths of a point (SF-AREA-9)."""
    if blast.damage is None:
        return 0
    twice = taken(target.card, blast.damage.count * (blast.damage.sides + 1) + 2 * blast.damage.plus, blast.types)
    fails = min(19, max(1, dc - 1 - total(save_modifiers(target, "ref"))))
    return fails * twice + (20 - fails) * (twice // 2)


def pools(fighter: Fighter) -> int:
    """Everything that has to be got through before somebody falls."""
    return fighter.hp + fighter.sp + fighter.temp_hp


def worth_of(value: int, target: Fighter) -> int:
    """The worth of some damage to expect: more against those with little left."""
    return 100 * value // (pools(target) + 20)
