"""What does no damage and still pays: blessings, bonds, shoving, hiding (E5-SPELL-19, E5-SHOVE, E5-HIDE)."""

from __future__ import annotations

from collections.abc import Sequence

from ..fight.grappling import best_skill, why_not_seize
from ..fight.odds import ALL, armour, hindrances, promise, twice_average
from ..ground.board import distance, feet_to_enemies
from ..ground.cover import lane_between
from ..ground.sight import sees_clearly
from ..magic.aiming import is_harmful, takes_targets, why_not_at
from ..magic.powers import save_dc
from ..model.battlefield import THREE_QUARTERS
from ..model.conditions import CONDITIONS, EASY_TARGET, FAILING, INCAPACITATING, PRONE, SIGHTLESS, UNSEEN
from ..model.kinds import FOOT, Power
from ..model.stats import Combat, Fighter
from .choices import Chance
from .methods import POINT, Wish, can_pay, might, strengths
from .peril import friends_of, strongest

LASTING = 3
"""Rounds for which a blessing is counted; a bond, which may be shaken off, for one less."""

HITS = 13
"""So many faces of a d20 hit, usually."""

WAKING = 150
"""Feet from the nearest enemy within which a fight is worth preparing for."""


def helpful_powers(fighter: Fighter) -> tuple[Power, ...]:
    """The powers of a turn that make friends better at something, or foes worse, without doing damage."""
    memo = fighter.card.memo
    known: tuple[Power, ...] | None = memo.get("helpful")
    if known is None:
        known = memo["helpful"] = tuple([
            power
            for power in fighter.card.powers.values()
            if power.cost in ("action", "bonus_action") and not power.shape and not power.teleport_ft
            and (power.conditions or power.change is not None or power.temp_hp is not None)
            and power.damage is None and power.attack is None and power.healing is None
        ])  # fmt: skip
    return known


def best_support(combat: Combat, fighter: Fighter, foes: Sequence[Fighter]) -> Chance | None:
    """The blessing or bond that is worth most now, in 800ths of a point of damage."""
    powers = helpful_powers(fighter)
    if not powers or not foes:
        return None
    away = feet_to_enemies(combat, fighter)
    if min([away[foe.id] for foe in foes]) > WAKING:
        return None
    best: Chance | None = None
    for power in powers:
        if (power.concentration and fighter.concentration) or not can_pay(combat, fighter, power):
            continue
        found = bond(combat, fighter, power, foes) if is_harmful(power) else blessing(combat, fighter, power, foes)
        if found is not None and (best is None or found.worth > best.worth):
            best = found
    return best


# -- blessings -------------------------------------------------------------------------------------
def blessing(combat: Combat, fighter: Fighter, power: Power, foes: Sequence[Fighter]) -> Chance | None:
    """A power for the strongest of the friends in range who do not have it yet."""
    if not takes_targets(power):
        worth = min(gain_of(fighter, power, foes), most_of(foes))
        return Chance(worth, ("use", {"power": power.id})) if worth else None
    found = [(-gain_of(each, power, foes), each.id) for each in (fighter, *friends_of(combat, fighter))]
    legal = [each for each in sorted(found) if each[0] and not any(why_not_at(combat, fighter, power, each[1]))]
    chosen = legal[: power.max_targets]
    if not chosen:
        return None
    values = {"power": power.id, "targets": tuple([name for _, name in chosen])}
    return Chance(min(-sum([worth for worth, _ in chosen]), most_of(foes)), ("use", values))


def most_of(foes: Sequence[Fighter]) -> int:
    """What a blessing can be worth at the most: no great part of what has to be done yet."""
    return POINT * sum([foe.hp for foe in foes]) // 4


def gain_of(friend: Fighter, power: Power, foes: Sequence[Fighter]) -> int:
    """What a power is worth to somebody."""
    if any(effect.power == power.id for effect in friend.effects):
        return 0
    worth, change = 0, power.change
    if power.temp_hp is not None:
        worth += POINT // 2 * max(0, twice_average(power.temp_hp) - 2 * friend.temp_hp)
    if change is not None:
        harm = strongest(foes)
        worth += LASTING * might(friend) * (change.attack_die + 1) // (2 * HITS) if change.attack_die > 0 else 0
        worth += LASTING * harm * change.ac // (2 * HITS)
        worth += LASTING * POINT * change.damage_reduction // 2
        worth += harm if change.half_damage else 0
    return worth


# -- bonds -----------------------------------------------------------------------------------------
def bond(combat: Combat, fighter: Fighter, power: Power, foes: Sequence[Fighter]) -> Chance | None:
    """A power that hinders, for the foe on whom it is worth most; nobody is bound twice."""
    marks = CONDITIONS.all_of(*[each.name for each in power.conditions])
    helped = sum([strengths(friend)[0] for friend in friends_of(combat, fighter)]) if marks & EASY_TARGET else 0
    found: list[tuple[int, str]] = []
    for foe in foes:
        immune = any(each.name in foe.card.condition_immunities for each in power.conditions)
        if foe.marks & (marks | INCAPACITATING) or immune or 2 * foe.hp <= foe.hp_max:
            continue
        lost = might(foe) if marks & INCAPACITATING else might(foe) * 2 // 5
        worth = fails(fighter, power, foe) * (lost + helped // 4) // ALL * (LASTING - 1)
        found.append((-worth, foe.id))
    for worth, name in sorted(found):
        if not any(why_not_at(combat, fighter, power, name)):
            return Chance(-worth, ("use", {"power": power.id, "targets": (name,)}), combat.fighters[name])
    return None


def fails(fighter: Fighter, power: Power, foe: Fighter) -> int:
    """In how many of 400 cases somebody fails to resist a power."""
    against = power.save
    if against is None or power.resolve != "save" or foe.marks & FAILING[against.ability]:
        return ALL
    return 20 * min(20, max(0, save_dc(fighter, power) - 1 - foe.card.saves[against.ability]))


# -- throwing down ---------------------------------------------------------------------------------
def throw_down(combat: Combat, fighter: Fighter, chance: Chance) -> Wish | None:
    """Shove the target of an attack to the ground first, where that lets the other blows and friends hit more often."""
    foe, (do, values) = chance.foe, chance.wish
    attacks = fighter.budget.attacks_left or fighter.card.attacks_per_action
    if attacks < 2:
        return None
    if foe is None or do != "attack" or values.get("throw") or distance(fighter, foe) > FOOT or foe.marks & PRONE:
        return None
    kind = fighter.card.attacks.get(values["with"])
    if kind is None or not kind.is_melee or foe.elevation or any(hindrances(combat, fighter, foe, True)):
        return None
    followers = [each for each in following(combat, fighter, foe) if distance(each, foe) <= FOOT]
    if not followers or any(why_not_seize(combat, fighter, foe, "shove")):
        return None
    single, easy = [promise(fighter, kind, False, foe, armour(foe), sign) for sign in (0, 1)]
    wins = odds_of_contest(fighter.card.skills["athletics"], foe.card.skills[best_skill(foe)])
    helped = sum([strengths(each)[0] * 3 // 10 for each in followers])
    there = (attacks - 1) * (wins * easy + (ALL - wins) * single) + wins * helped
    return ("shove", {"target": foe.id}) if there > ALL * attacks * single else None


def following(combat: Combat, fighter: Fighter, foe: Fighter) -> list[Fighter]:
    """The friends whose turns come before that of a foe, which would stand up in it."""
    line = combat.line
    now = line.index(fighter.id) + 1 if fighter.id in line else 0
    coming = [*line[now:], *line[:now]]
    before = coming[: coming.index(foe.id)] if foe.id in coming else coming
    return [each for each in friends_of(combat, fighter) if each.id in before]


def odds_of_contest(own: int, theirs: int) -> int:
    """In how many of 400 cases a check is higher than another one."""
    lead = own - theirs
    return sum([min(20, max(0, face + lead - 1)) for face in range(1, 21)])


# -- hiding ----------------------------------------------------------------------------------------
def slip_into_hiding(combat: Combat, fighter: Fighter, foes: Sequence[Fighter]) -> Wish | None:
    """Hide with a bonus action where nobody sees one clearly (E5-HIDE-5)."""
    if "hide" not in fighter.card.bonus_actions or not fighter.budget.bonus_action or fighter.in_hiding or not foes:
        return None
    if combat.options.hide_requires != "not_clearly_seen":
        return None
    ground, place = combat.ground, fighter.place
    if not ground.obscured and not fighter.marks & UNSEEN:  # then only features that cover most of one can hide one
        for foe in foes:
            if lane_between(ground, foe.place, place).grade < THREE_QUARTERS and not foe.marks & SIGHTLESS:
                return None
    if any(sees_clearly(combat, foe, fighter) for foe in foes):
        return None
    return "hide", {"as": "bonus_action"}
