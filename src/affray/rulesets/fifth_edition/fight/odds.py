"""What an attack or a power can be expected to do, in whole numbers: chances as 400ths, damage doubled."""

from __future__ import annotations

from affray.core.notation import DicePool

from ..body.damage import Part, applies
from ..ground.sight import sees
from ..model.conditions import CONDITIONS, EASY_TARGET, FAILING, FEARFUL, HINDERED, PRONE, SIGHTLESS, UNSEEN
from ..model.kinds import AttackKind, Power
from ..model.stats import Combat, Fighter
from .circumstances import has_friend_beside, to_hit
from .strikes import best_ability

ALL = 400
"""Two d20 fall in so many ways."""

EASILY_HIT = EASY_TARGET | SIGHTLESS
HARDLY_HITS = HINDERED | SIGHTLESS | FEARFUL
DODGES_BADLY = CONDITIONS.those(lambda each: "dex" in each.hinders_saves)

Outlook = tuple[int, int, int]
"""The bonus to hit, twice the average of the dice, twice the number added, against somebody."""


def ways(faces: int, sign: int) -> int:
    """How many of 400 ways show one of so many faces of a d20, with advantage (1), disadvantage (-1) or neither."""
    if sign > 0:
        return ALL - (20 - faces) ** 2
    return faces * faces if sign < 0 else 20 * faces


CHANCE = tuple(tuple(ways(faces, sign) for faces in range(21)) for sign in (0, 1, -1))
"""The same as a table: CHANCE[sign][faces]; the last row serves for the sign -1."""


# -- attacks ---------------------------------------------------------------------------------------
def outlook(fighter: Fighter, kind: AttackKind, two_hands: bool, target: Fighter) -> Outlook:
    """What an attack is worth against somebody, kept with the attacker's card."""
    memo, key = fighter.card.memo, (kind.id, two_hands, target.card.unit)
    known: Outlook | None = memo.get(key)
    if known is None:
        ability = best_ability(fighter, kind)
        bonus = sum([modifier.value for modifier in to_hit(fighter, kind, ability)])
        dice = plus = 0
        for number, part in enumerate(kind.damage):
            pool = kind.versatile if two_hands and number == 0 and kind.versatile is not None else part.dice
            number_added = part.dice.plus + (fighter.card.modifier(ability) if part.by_ability else 0)
            scale = share_of(target, part.type, kind.magical)
            dice += scale * pool.count * (pool.sides + 1) // 2
            plus += scale * number_added
        known = memo[key] = (bonus, dice, max(plus, 0))
    return known


def promise(fighter: Fighter, kind: AttackKind, two_hands: bool, target: Fighter, ac: int, sign: int) -> int:
    """The damage to expect of one attack roll, in 800ths of a point, kept with the attacker's card."""
    memo, key = fighter.card.memo, (kind.id, two_hands, target.card.unit, ac, sign)
    known: int | None = memo.get(key)
    if known is None:
        known = memo[key] = expected_hit(outlook(fighter, kind, two_hands, target), ac, sign)
    return known


def share_of(target: Fighter, type_: str, magical: bool) -> int:
    """How many halves of a type of damage somebody takes: 2 usually, 0 if immune (E5-DMG-7, -8, -11)."""
    card, part = target.card, Part(0, type_, magical)
    if applies(card.immunities, part):
        return 0
    halves = 1 if applies(card.resistances, part) else 2
    return 2 * halves if applies(card.vulnerabilities, part) else halves


def expected_hit(found: Outlook, ac: int, sign: int, extra: int = 0) -> int:
    """The damage to expect of one attack roll, in 800ths of a point; `extra` is twice the average of further dice."""
    bonus, dice, plus = found
    dice += extra
    faces = 21 + bonus - ac
    table = CHANCE[sign]
    return table[1 if faces < 1 else 19 if faces > 19 else faces] * (dice + plus) + table[1] * dice


def armour(target: Fighter) -> int:
    """AC without cover."""
    ac: int = target.card.ac
    for effect in target.effects:
        ac += effect.change.ac
    return ac


def sign_against(combat: Combat, fighter: Fighter, target: Fighter, near: bool) -> int:
    """Advantage or disadvantage of an attack as far as it does not lie in the distance of a shot."""
    better, worse = hindrances(combat, fighter, target, near)
    return better - worse


def is_plain(combat: Combat, fighter: Fighter) -> bool:
    """Nothing about somebody helps or hinders its attacks."""
    ground = combat.ground
    unusual = fighter.marks or fighter.hidden_from or fighter.squeezing or fighter.exhaustion >= 3
    return not (unusual or fighter.card.pack_tactics or ground.heavily or ground.dark)


def hindrances(combat: Combat, fighter: Fighter, target: Fighter, near: bool) -> tuple[bool, bool]:
    """Whether anything helps and anything hinders an attack from within 5 feet (`near`) or from farther away."""
    theirs, own = target.marks, fighter.marks
    better = target.squeezing
    worse = target.dodging or fighter.squeezing or fighter.exhaustion >= 3
    if theirs:
        better = better or bool(theirs & EASILY_HIT) or (near and bool(theirs & PRONE))
        worse = worse or bool(theirs & UNSEEN) or (not near and bool(theirs & PRONE))
    if own:
        better = better or bool(own & UNSEEN)
        worse = worse or bool(own & HARDLY_HITS)
    if fighter.hidden_from and target.id in fighter.hidden_from:
        better = True
    if fighter.card.pack_tactics and not better:
        better = has_friend_beside(combat, fighter, target)
    ground = combat.ground
    if ground.heavily or ground.dark:
        better = better or not sees(combat, target, fighter)
        worse = worse or not sees(combat, fighter, target)
    return better, worse


# -- powers ----------------------------------------------------------------------------------------
def expected_save(fighter: Fighter, power: Power, target: Fighter, dc: int) -> int:
    """The damage to expect of a power with a save against one target, in 800ths of a point."""
    against = power.save
    if power.damage is None or against is None:
        return 0
    memo, key = fighter.card.memo, (power.id, target.card.unit)
    twice: int | None = memo.get(key)
    if twice is None:
        twice = memo[key] = twice_average(power.damage) * share_of(target, power.damage_type, True) // 2
    fails = ALL
    if not target.marks & FAILING[against.ability]:
        faces = min(20, max(0, dc - 1 - target.card.saves[against.ability]))
        sign = 0
        if against.ability == "dex":
            sign = target.dodging - bool(target.marks & DODGES_BADLY)
        fails = CHANCE[-sign][faces]
    return fails * twice + ((ALL - fails) * (twice // 2) if against.half else 0)


def twice_average(pool: DicePool) -> int:
    return pool.count * (pool.sides + 1) + 2 * pool.plus
