"""What spells and special abilities are worth now, and at whom to aim them (SF-DP-5, SF-DP-33).

Everything is compared with blows: harm done by the pools of whom it hits, harm kept off and points given back by the
pools of whom they save.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from affray.space.areas import burst
from affray.space.bits import Bits
from affray.space.measure import FIVE_TEN

from ..body.dice import save_modifiers
from ..body.effects import has
from ..fight.strikes import hides_from
from ..ground.board import distance, distance_to_corner, in_reach, line_of_effect, line_of_effect_to_corner
from ..magic.abilities import rolls_to_hit, save_dc, why_not_spend
from ..magic.aiming import DIRECTIONS, cone, is_harmful, touch_reach
from ..magic.casting import why_concentrating
from ..model.bonuses import total
from ..model.conditions import MARK, OUT
from ..model.kinds import FOOT, Ability, Card
from ..model.stats import Combat, Fighter
from ..time.economy import affordable
from .odds import armour_of, expected_spell, pools, worth_of
from .peril import hardest, menaces, offence, reaches
from .salvos import Wish
from .styles import PLAIN, Style

USES = ("standard", "move", "swift", "full", "none")
LASTING = 3
"""Rounds for which it pays to look ahead."""
DENIES = {
    "stunned": 20, "paralyzed": 20, "asleep": 20, "dazed": 20, "cowering": 20, "fascinated": 10, "nauseated": 20,
    "panicked": 20, "frightened": 20, "confused": 10, "staggered": 8, "pinned": 16, "grappled": 6, "prone": 5,
    "blinded": 10, "entangled": 3, "exhausted": 4, "fatigued": 1, "off_target": 2, "shaken": 2, "sickened": 3,
    "dazzled": 1, "flat_footed": 1, "off_kilter": 5,
}  # fmt: skip
"""What a condition takes from somebody's attacks, in 20ths."""
BURNS = ("burning", "corroding", "bleeding")
HARM_OF_TIME = 40 * 3
"""What a point or two every round come to, in 40ths of a point."""


class Power(NamedTuple):
    """An ability as it could be used from where somebody stands; `aim` are the values of its choice of targets."""

    worth: int
    ability: Ability
    target: Fighter
    """Whom it is about, or the first of them."""
    aim: dict[str, Any]


def wish_to_use(power: Power) -> Wish:
    """The ability as an answer."""
    ability = power.ability
    return ("cast", {"spell": ability.id}) if ability.is_spell else ("use_ability", {"ability": ability.id})


def powers_of(card: Card) -> Sequence[Ability]:
    """What can be used in the own turn, kept with the card; not what would cost nothing and never end."""
    known: Sequence[Ability] | None = card.memo.get("powers")
    if known is None:
        used = [each for each in card.abilities.values() if each.action in USES]
        known = card.memo["powers"] = [each for each in used if not (each.action == "none" and is_endless(each))]
    return known


def is_endless(ability: Ability) -> bool:
    """Hurts somebody as often as one likes."""
    spends = ability.uses is not None or ability.rp_cost or ability.spell_level
    return is_harmful(ability) and not spends


def is_ready(fighter: Fighter, ability: Ability) -> bool:
    """Whether an ability can be paid for now."""
    cost = "full" if ability.casting_rounds else "free" if ability.action == "none" else ability.action
    if not affordable(fighter, cost):
        return False
    return not [*why_not_spend(fighter, ability), *why_concentrating(fighter, ability)]


def best_powers(
    combat: Combat, fighter: Fighter, foes: Sequence[Fighter], style: Style = PLAIN
) -> dict[str, Power]:
    """By what it costs (standard, full, or anything less): the ability that is worth most now."""
    found: dict[str, Power] = {}
    ready = [ability for ability in powers_of(fighter.card) if is_ready(fighter, ability)]
    harms = [[harm_to(combat, fighter, each, foe) for foe in foes] if is_harmful(each) else [] for each in ready]
    for ability, harm in zip(ready, harms, strict=True):
        least = 0
        if ability.is_spell and len(ready) > 1:
            for other, harmed in zip(ready, harms, strict=True):
                binds = ability.duration == "concentration" or other.spell_level == ability.spell_level
                if binds and other is not ability and other.effect.damage is not None and harmed:
                    least = max(least, 3 * max(harmed) // 4)  # what a slot, or a turn, is worth
        power = value_of(combat, fighter, ability, foes, style, least, harm)
        if power is None or power.worth <= 0 or (power.worth < least and not power.target.marks & OUT):
            continue
        kind = "full" if ability.casting_rounds or ability.action == "full" else ability.action
        if kind not in found or power.worth > found[kind].worth:
            found[kind] = power
    return found


def value_of(
    combat: Combat,
    fighter: Fighter,
    ability: Ability,
    foes: Sequence[Fighter],
    style: Style = PLAIN,
    least: int = 0,
    harms: Sequence[int] | None = None,
) -> Power | None:
    """The best use of an ability from here; None if there is nobody to use it on, or nothing worth so much.

    Another spell of the same slot, or of the turns that this one takes, would be worth more than `least`.
    """
    effect = ability.effect
    if effect.attack:
        return None
    if not is_harmful(ability):
        return best_help(combat, fighter, ability, foes, style)
    delay = 2 if ability.casting_rounds else 1  # it comes late, and somebody may stop it
    delay += ability.duration == "concentration"  # and it takes every action that comes after it
    found: Power | None = None
    if harms is None:
        harms = [harm_to(combat, fighter, ability, foe) for foe in foes]
    if effect.burst_ft:
        found = best_burst(combat, fighter, ability, foes, harms, delay * least)
    elif effect.cone_ft:
        found = best_cone(combat, fighter, ability, foes, harms)
    else:
        for worth, foe in zip(harms, foes, strict=True):
            if worth and (found is None or worth > found.worth) and is_in_range(combat, fighter, ability, foe):
                found = Power(worth, ability, foe, {"target": foe.id})
    return None if found is None else found._replace(worth=found.worth // delay)


def is_in_range(combat: Combat, fighter: Fighter, ability: Ability, target: Fighter) -> bool:
    """Whether an ability for one target can be used on somebody from here (SF-CAST-11)."""
    if target is fighter:
        return True
    if ability.range_ft:
        near = distance(fighter, target) <= ability.range_ft
    else:
        height = fighter.altitude_ft - target.altitude_ft
        near = in_reach(fighter.place, target.place, height, touch_reach(fighter))
    return near and line_of_effect(combat, fighter, target) and not hides_from(combat, fighter, target)


# -- harm ------------------------------------------------------------------------------------------
def harm_to(combat: Combat, fighter: Fighter, ability: Ability, foe: Fighter) -> int:
    """What an ability is worth against one of those it catches."""
    effect, against = ability.effect, ability.save
    if any(tag in foe.card.immune for tag in effect.tags):
        return 0
    if against is not None and against.type == "fort" and "fort_effects" in foe.card.immune:
        return 0
    hits = 20
    if rolls_to_hit(combat, fighter, foe, ability):
        bonus = fighter.card.bab + (fighter.card.dex_mod if ability.range_ft else fighter.card.str_mod)
        hits = min(19, max(1, 21 + bonus - armour_of(foe, ability.attack_vs != "kac", ability.range_ft > 0)))
    worth = worth_of(expected_spell(fighter, ability, foe), foe) if effect.damage is not None else 0
    if effect.condition:
        worth += worth_of_condition(combat, fighter, ability, foe)
    if effect.modifier:
        worth += sum([-value * hardest(foe, fighter) for what, value in effect.modifier if what == "attack"]) // 20
    return worth * hits // 20


def worth_of_condition(combat: Combat, fighter: Fighter, ability: Ability, foe: Fighter) -> int:
    """What it is worth to bring a condition on somebody, with its saving throw."""
    name = ability.effect.condition
    if name in foe.card.immune or foe.marks & MARK.get(name, 0):
        return 0
    rounds = min(LASTING, ability.duration) if isinstance(ability.duration, int) else 1
    if ability.effect.damage is None and not any(has_use_of_it(fighter, x) for x in combat.fighters.values()):
        rounds -= 1  # the first goes by with nobody to make use of it
    fails = 20
    if ability.save is not None:
        modifier = total(save_modifiers(foe, ability.save.type))
        fails = min(19, max(1, save_dc(fighter, ability) - 1 - modifier))
    if name in BURNS:
        return worth_of(HARM_OF_TIME * fails // 20, foe)
    denied = offence(foe, fighter, whole=True) * DENIES.get(name, 0) // 20 * rounds * fails // 20
    return 100 * denied // (2 * (pools(fighter) + 20))  # it might have struck somebody else, or not at all


def has_use_of_it(fighter: Fighter, other: Fighter) -> bool:
    """Whether another one can strike while somebody holds a foe off."""
    return other.side == fighter.side and other is not fighter and other.fighting and other.able


def filled_by_friends(combat: Combat, fighter: Fighter) -> Bits:
    """The squares of the own side, without the one who acts."""
    grid = combat.ground.grid
    found: Bits = 0
    for other in combat.fighters.values():
        if other.side == fighter.side and other.present and other is not fighter:
            found |= grid.filled(other.place)
    return found


def best_burst(
    combat: Combat, fighter: Fighter, ability: Ability, foes: Sequence[Fighter], harms: Sequence[int], least: int
) -> Power | None:
    """The intersection around which an ability is worth most, with no friend in its area (SF-DP-33)."""
    grid, effect = combat.ground.grid, ability.effect
    if sum(harms) <= least:
        return None
    avoid = filled_by_friends(combat, fighter) | grid.filled(fighter.place)
    worths = [(harm, grid.filled(foe.place), foe) for harm, foe in zip(harms, foes, strict=True)]
    best: Power | None = None
    tried: set[tuple[int, int]] = set()
    for worth, _, foe in worths:
        if not worth:
            continue
        for corner in foe.place.corners():
            if corner in tried or distance_to_corner(fighter, corner) > ability.range_ft:
                continue
            tried.add(corner)
            area = burst(grid, corner, effect.burst_ft // FOOT, FIVE_TEN)
            if area & avoid:
                continue
            whole = sum([each for each, squares, _ in worths if area & squares])
            if (best is None or whole > best.worth) and line_of_effect_to_corner(combat, fighter, corner):
                best = Power(whole, ability, foe, {"point": corner})
    return best


def best_cone(
    combat: Combat, fighter: Fighter, ability: Ability, foes: Sequence[Fighter], harms: Sequence[int]
) -> Power | None:
    """The cone that is worth most, with no friend in it (SF-DP-33)."""
    grid, feet = combat.ground.grid, ability.effect.cone_ft
    near = [(harm, foe) for harm, foe in zip(harms, foes, strict=True) if distance(fighter, foe) <= feet]
    worths = [(harm, grid.filled(foe.place), foe) for harm, foe in near]
    if not any(worth for worth, _, _ in worths):
        return None
    avoid = filled_by_friends(combat, fighter)
    best: Power | None = None
    for corner in fighter.place.corners():
        for direction in DIRECTIONS:
            area = cone(combat, corner, direction, feet)
            if area & avoid:
                continue
            caught = [(worth, foe) for worth, squares, foe in worths if worth and area & squares]
            whole = sum([worth for worth, _ in caught])
            if caught and (best is None or whole > best.worth):
                best = Power(whole, ability, caught[0][1], {"corner": corner, "direction": direction})
    return best


# -- help ------------------------------------------------------------------------------------------
def best_help(
    combat: Combat, fighter: Fighter, ability: Ability, foes: Sequence[Fighter], style: Style
) -> Power | None:
    """Whom an ability that hurts nobody is worth most for: points given back, or bonuses while they matter."""
    effect = ability.effect
    best: Power | None = None
    for friend in combat.fighters.values():
        if friend.side != fighter.side or not friend.present or (effect.target == "self" and friend is not fighter):
            continue
        if not is_in_range(combat, fighter, ability, friend):
            continue
        worth = worth_of_healing(combat, ability, friend, foes)
        if effect.modifier and ability.duration != "instant" and not friend.marks & OUT:
            worth += worth_of_bonus(combat, ability, friend, foes)
        worth = worth * style.care // 4
        if worth and (best is None or worth > best.worth):
            best = Power(worth, ability, friend, {"target": friend.id})
    return best


def worth_of_healing(combat: Combat, ability: Ability, friend: Fighter, foes: Sequence[Fighter]) -> int:
    """What points given back are worth: most to somebody who lies there, something to those in danger."""
    effect, card = ability.effect, friend.card
    given = 0
    for dice, missing in ((effect.heal_hp, card.hp_max - friend.hp), (effect.heal_sp, card.sp_max - friend.sp)):
        if dice is not None and missing > 0:
            given += min(40 * missing, 20 * (dice.count * (dice.sides + 1) + 2 * dice.plus))
    if not given:
        return 0
    worth = 100 * given // (pools(friend) + 20)
    if friend.marks & OUT:
        return 0 if any(reaches(combat, foe, friend) for foe in foes) else worth
    return worth // 2 if any(menaces(combat, foe, friend) for foe in foes) else 0


def worth_of_bonus(combat: Combat, ability: Ability, friend: Fighter, foes: Sequence[Fighter]) -> int:
    """What bonuses are worth to somebody for as long as they last."""
    if has(friend, ability.id) or not foes:
        return 0
    rounds = min(LASTING, ability.duration) if isinstance(ability.duration, int) else LASTING
    worth = 0
    for what, value in ability.effect.modifier:
        if what == "ac":
            kept_off = sum([hardest(foe, friend) for foe in foes if reaches(combat, foe, friend)])
            others = sum([each.side == friend.side and each.fighting for each in combat.fighters.values()])
            worth += 100 * value * kept_off // ((pools(friend) + 20) * max(1, others))
        elif what in ("attack", "damage"):
            foe = min(foes, key=lambda each: (distance(friend, each), each.id))
            gain = value * hardest(friend, foe) if what == "attack" else 20 * value
            worth += worth_of(gain, foe) if menaces(combat, friend, foe) else 0
    return worth * rounds

