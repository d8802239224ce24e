"""Attack throws and what a hit does (ACKS-ATK, ACKS-MELEE, ACKS-RANGED, ACKS-DMG)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial

from affray.core.acts import folding, interruption, underway
from affray.core.notation import DicePool
from affray.core.scene import Scene
from affray.core.script import Script, roll
from affray.space.bits import Bits
from affray.space.facing import Arc

from ..body.conditions import end_by, end_spell, stop_concentrating
from ..body.damage import can_hurt, hurt
from ..body.throws import Part, prevails, save, tally, total
from ..ground.board import arc_of, cover, line_clear, line_of_fire, show, within_five
from ..ground.engagement import is_engaged
from ..ground.guarding import defenders
from ..ground.perceiving import lay
from ..ground.stepping import settle
from ..model.conditions import AC_CHANGES, ATTACK_CHANGES, BLINDED, HIDDEN, NO_BLOWS, changed
from ..model.events import AttackResolved, WeaponBroke, WeaponLanded
from ..model.kinds import BRAWLING, Weapon
from ..model.stats import Combat, Warrior, armor_worn
from .targets import (
    STRUCK,
    in_melee_with_ally,
    is_ally,
    is_exposed,
    is_helpless,
    is_vulnerable_to,
    may_attack,
    range_band,
)  # fmt: skip

LIGHT = 2
"""The heaviest armor in which brawlers hurt themselves on harder armor (ACKS-MANEUV-8)."""


@dataclass(frozen=True, slots=True)
class Blow:
    """The circumstances of an attack."""

    how: str = "attack"
    charge: bool = False
    """+2, and impact damage if the weapon has it (ACKS-CHARGE-7, ACKS-READY-17)."""
    impact: bool = False
    """Impact damage without the +2 (ACKS-READY-18)."""
    ambush: bool = True
    """Ambush and backstab count (ACKS-CLEAVE-9)."""
    penalty: int = 0
    """Of a maneuver (ACKS-MANEUV-1)."""
    no_armor: bool = False
    """Wrestling ignores armor (ACKS-MANEUV-7)."""
    nonlethal: bool = False
    warded: bool = True
    """A ward of the target has still to be overcome (ACKS-ATK-11)."""
    sure: bool = False
    """No throw is needed: the target is held by the attacker (ACKS-COND-13)."""
    mover: Warrior | None = None
    """Whose movement is interrupted."""


PLAIN = Blow()


@dataclass(slots=True)
class Outcome:
    """What came of an attack."""

    made: bool = False
    """The throw was made; otherwise the attack came to nothing."""
    hit: bool = False
    downed: bool = False
    damage: int = 0


# -- numbers ---------------------------------------------------------------------------------------
def armor_class(combat: Combat, target: Warrior, weapon: Weapon, blow: Blow = PLAIN) -> int:
    """The current AC against this attack."""
    card = target.card
    ac = card.ac - (card.ac_from_armor if blow.no_armor else target.taken_off)
    if card.shield and not target.shield_ready:
        ac -= 1
    marks = target.marks
    if marks:
        ac += changed(marks, AC_CHANGES)
    return ac + defence(combat, target, weapon)


def defence(combat: Combat, target: Warrior, weapon: Weapon) -> int:
    """The best Defend bonus of anybody who protects the target; they never add up (ACKS-ACT-8, ACKS-ACT-9)."""
    best = 0
    for each in defenders(combat, target):
        if not weapon.missile:
            best = max(best, 2)
        elif each.shield_ready:
            best = max(best, 2 if weapon.thrown else 4)
    return best


def ambush_dice(attacker: Warrior) -> int:
    """Extra weapon dice against the vulnerable, -1 for nobody who ambushes (ACKS-ATK-8)."""
    known = attacker.card.proficiencies
    if "backstab" not in known and "ambushing" not in known:
        return -1
    return ("ambushing" in known) + (attacker.card.backstab_dice if "backstab" in known else 0)


def ambushes(combat: Combat, attacker: Warrior, target: Warrior, weapon: Weapon, blow: Blow) -> bool:
    """A vulnerable target, in melee or at short range (ACKS-ATK-8)."""
    if not blow.ambush or ambush_dice(attacker) < 0:
        return False
    if not is_vulnerable_to(combat, target, attacker):
        return False
    return not weapon.missile or range_band(attacker, target, weapon) == 0


def position_parts(combat: Combat, attacker: Warrior, target: Warrior, weapon: Weapon, blow: Blow) -> list[Part]:
    """Flanked, vulnerable and subjacent (ACKS-ATK-5 to ACKS-ATK-8)."""
    parts: list[Part] = []
    arc = arc_of(combat, target, attacker)
    if ambushes(combat, attacker, target, weapon, blow):
        parts.append((4, "ambush", "ACKS-ATK-8"))
    elif is_exposed(combat, target):
        parts.append((2, "vulnerable", "ACKS-ATK-6"))
    elif arc == Arc.REAR:
        parts.append((2, "vulnerable", "ACKS-ATK-5"))
    elif arc == Arc.FLANK and target.place != attacker.place:
        parts.append((2, "flanked", "ACKS-ATK-5"))
    if attacker.elevation > target.elevation:
        parts.append((1, "subjacent", "ACKS-ATK-7"))
    return parts


def state_parts(combat: Combat, attacker: Warrior, weapon: Weapon) -> list[Part]:
    """What the attacker's own conditions do (ACKS-COND)."""
    marks = attacker.marks
    if not marks:
        return []
    swung = not weapon.missile or weapon.thrown
    return [
        (by, kind.name, kind.rule)
        for mark, by, kind in ATTACK_CHANGES
        if marks & mark and (swung or kind.attack_with == "all")
    ]


def melee_parts(combat: Combat, attacker: Warrior, target: Warrior) -> list[Part]:
    """Strength, a second weapon, and striking at what one does not see (ACKS-ATK-9, -10, ACKS-MELEE-3)."""
    parts: list[Part] = [(attacker.card.str_mod, "str", "ACKS-ATK-9")]
    if attacker.card.second_weapon:
        parts.append((1, "second_weapon", "ACKS-ATK-10"))
    used_to_it = "blind_fighting" in attacker.card.proficiencies
    if attacker.marks & BLINDED or not line_clear(combat, attacker.place, target.place):
        parts.append((-2 if used_to_it else -4, "blind", "ACKS-MELEE-3"))
    elif target.marks & HIDDEN:
        parts.append((-2 if used_to_it else -4, "hidden", "ACKS-COND-8"))
    return parts


def missile_parts(combat: Combat, firer: Warrior, target: Warrior, weapon: Weapon, mover: Warrior | None) -> list[Part]:
    """Dexterity, range, cover, and melees (ACKS-ATK-9, ACKS-RANGED-1, -3, -4, -7)."""
    parts: list[Part] = [(firer.card.dex_mod, "dex", "ACKS-ATK-9")]
    parts.append(((0, -2, -5, -5)[range_band(firer, target, weapon)], "range", "ACKS-RANGED-1"))
    hidden_by = cover(combat, target)
    if "precise_shooting" in firer.card.proficiencies:
        if in_melee_with_ally(combat, firer, target, mover):
            parts.append((-4, "into_melee", "ACKS-RANGED-7"))
        return parts
    if hidden_by:
        parts.append((-hidden_by, "cover", "ACKS-RANGED-3"))
    if past_ally(combat, firer, target):
        parts.append((-4, "past_ally", "ACKS-RANGED-4"))
    return parts


def past_ally(combat: Combat, firer: Warrior, target: Warrior) -> bool:
    """Whether an engaged ally of the firer is on the line to a target that is not engaged (ACKS-RANGED-4)."""
    line: Bits = line_of_fire(combat, firer, target)
    if not line or is_engaged(combat, target):
        return False
    for ally in combat.warriors.values():
        if ally.body & line and ally.status == "active" and is_ally(combat, firer, ally) and is_engaged(combat, ally):
            return True
    return False


def attack_parts(combat: Combat, attacker: Warrior, target: Warrior, weapon: Weapon, blow: Blow) -> list[Part]:
    """Everything that is added to the die."""
    parts = (
        missile_parts(combat, attacker, target, weapon, blow.mover)
        if weapon.missile
        else melee_parts(combat, attacker, target)
    )
    if weapon.attack_bonus:
        parts.append((weapon.attack_bonus, "weapon", "ACKS-ATK-9"))
    if blow.charge:
        parts.append((2, "charge", "ACKS-READY-17" if blow.how == "interrupt" else "ACKS-CHARGE-7"))
    if blow.penalty:
        parts.append((blow.penalty, "maneuver", "ACKS-MANEUV-1"))
    parts += position_parts(combat, attacker, target, weapon, blow)
    if attacker.marks:
        parts += state_parts(combat, attacker, weapon)
    return parts


# -- the throw -------------------------------------------------------------------------------------
@folding
def strike(
    scene: Scene[Combat], attacker: Warrior, target: Warrior, weapon: Weapon, blow: Blow = PLAIN, harmless: bool = False
) -> Script[Outcome]:
    """One attack throw, and its damage unless it is `harmless` (ACKS-ATK-1, ACKS-ATK-2).

    Until the die has fallen both must be able and near enough; a blow that has fallen needs only its target.
    """
    combat = scene.state
    outcome = Outcome()
    with underway(scene, partial(can_strike, combat, attacker, target, weapon, blow)) as act:
        if target.wards and blow.warded and not (yield from passes_ward(scene, attacker, target)):
            return outcome
        yield from begin_attack(scene, attacker, target, weapon)
        needed = attacker.card.attack_throw + armor_class(combat, target, weapon, blow)
        rules = sure_by(attacker, target, weapon, blow)
        die = 0
        parts: list[Part] = [(0, "die", "ACKS-MELEE-5")]
        if rules:
            outcome.hit = True
        else:
            (die,) = yield from roll(scene, attacker.id, "attack", 1, 20)
            needed = attacker.card.attack_throw + armor_class(combat, target, weapon, blow)
            parts = [(die, "die", "ACKS-ATK-1")]
            parts += attack_parts(combat, attacker, target, weapon, blow)
            outcome.hit = prevails(die, total(parts), needed)
            rules = ("ACKS-ATK-1", "ACKS-ATK-2") if not scene.rehearsed and die in (1, 20) else ("ACKS-ATK-1",)
        outcome.made = True
        if scene.recording:
            told = (attacker.id, target.id, weapon.id, outcome.hit, blow.how, die, tally(parts), needed)
            scene.tell(AttackResolved(*told, rules=rules))
        dice = extra_dice(combat, attacker, target, weapon, blow, die)
        spend_weapon(scene, attacker, target, weapon, die)
        act.holds = always_so
        end_by(scene, target, "thrown_at")
        if outcome.hit and not harmless:
            yield from interruption(scene, land_blow(scene, attacker, target, weapon, blow, dice, outcome))
    yield from settle(scene)
    return outcome


def always_so() -> bool:
    return True


def land_blow(
    scene: Scene[Combat], attacker: Warrior, target: Warrior, weapon: Weapon, blow: Blow, extra: int, outcome: Outcome
) -> Script[None]:
    """The damage of a blow that has fallen, whatever becomes of the attacker meanwhile."""
    with underway(scene, partial(is_there, target)):
        yield from deal(scene, attacker, target, weapon, blow, extra, outcome)


def can_strike(combat: Combat, attacker: Warrior, target: Warrior, weapon: Weapon, blow: Blow) -> bool:
    """Whether an attack that is under way can still be made (ACKS-READY-15)."""
    if attacker.status != "active" or attacker.marks & NO_BLOWS or not is_there(target):
        return False
    if weapon.id not in BRAWLING and weapon.id not in attacker.arms:
        return False
    if blow.sure or blow.how == "touch":
        return within_five(attacker, target)
    return may_attack(combat, attacker, target, weapon, blow.mover)


def is_there(target: Warrior) -> bool:
    return target.status in STRUCK


def sure_by(attacker: Warrior, target: Warrior, weapon: Weapon, blow: Blow) -> tuple[str, ...]:
    """The rule by which no throw is needed: a helpless target, not larger (ACKS-MELEE-5), or one that is held."""
    if blow.sure:
        return ("ACKS-COND-13",)
    helpless = not weapon.missile and is_helpless(target) and attacker.card.size >= target.card.size
    return ("ACKS-MELEE-5",) if helpless else ()


def extra_dice(combat: Combat, attacker: Warrior, target: Warrior, weapon: Weapon, blow: Blow, die: int) -> int:
    """Impact, ambush and focus dice add together (ACKS-DMG-3, ACKS-DMG-4)."""
    dice = 1 if weapon.impact and (blow.charge or blow.impact) and not weapon.missile else 0
    if ambushes(combat, attacker, target, weapon, blow):
        dice += ambush_dice(attacker)
    if "weapon_focus" in attacker.card.proficiencies and die == 20:
        dice += 1
    return dice


def deal(
    scene: Scene[Combat], attacker: Warrior, target: Warrior, weapon: Weapon, blow: Blow, extra: int, outcome: Outcome
) -> Script[None]:
    """The dice of a hit, at least 1 point (ACKS-DMG-1, ACKS-DMG-2)."""
    pool = DicePool(weapon.damage.count + extra, weapon.damage.sides, weapon.damage.plus)
    dice = yield from roll(scene, attacker.id, "damage", pool.count, pool.sides)
    parts: list[Part] = [(sum(dice) + pool.plus, "dice", "ACKS-DMG-3" if extra else "ACKS-DMG-1")]
    if not weapon.missile or weapon.thrown:
        parts.append((attacker.card.str_mod, "str", "ACKS-DMG-1"))
    parts.append((weapon.damage_bonus, "weapon", "ACKS-DMG-1"))
    brawl = weapon.id in ("fist", "kick")
    if brawl and armor_worn(attacker) <= LIGHT < armor_worn(target):
        hurt(scene, attacker, parts, weapon.type, attacker.id, False, True)
        return
    special = weapon.extraordinary or "silver" in weapon.tags
    helpless = is_helpless(target)
    outcome.damage = hurt(scene, target, parts, weapon.type, attacker.id, special, weapon.nonlethal or blow.nonlethal)
    outcome.downed = not helpless and (target.status != "active" or is_helpless(target))


def passes_ward(scene: Scene[Combat], attacker: Warrior, target: Warrior) -> Script[bool]:
    """Whoever wants to attack a warded creature must save first (ACKS-ATK-11)."""
    for ward in list(target.wards):
        if ward.kind.attackers_save and scene.state.hostile(attacker, target):
            if not (yield from save(scene, attacker, ward.kind.attackers_save, source=target)):
                attacker.barred.append(target.id)
                return False
    return True


def begin_attack(scene: Scene[Combat], attacker: Warrior, target: Warrior, weapon: Weapon) -> Script[None]:
    """What making an attack ends and counts for (ACKS-READY-10, ACKS-ATK-11, ACKS-SPELL-8, ACKS-COND-7, -8)."""
    scene.state.offensive = attacker.attacked = target.harried = True
    for ward in list(attacker.wards):
        end_spell(scene, attacker, ward.spell, ward.by, "attack", "ACKS-ATK-11")
    if attacker.concentrating:
        stop_concentrating(scene, attacker)
    if not weapon.missile:
        end_by(scene, attacker, "strikes")
    if not attacker.slew:
        end_by(scene, attacker, "attacks")
    end_by(scene, target, "attacked")
    yield from settle(scene)


def spend_weapon(scene: Scene[Combat], attacker: Warrior, target: Warrior, weapon: Weapon, die: int) -> None:
    """A shot uses ammunition, a thrown weapon leaves the hand, a natural 1 breaks a shaft (RANGED-10, MELEE-4)."""
    combat = scene.state
    if weapon.missile:
        if weapon.id in attacker.ammo:
            attacker.ammo[weapon.id] -= 1
        if "slow" in weapon.tags:
            attacker.shot_slow = combat.round
        if weapon.thrown:
            land(scene, attacker, weapon, target)
    elif weapon.long and combat.options.long_weapon_breakage and weapon.id in attacker.arms and die == 1:
        tags = tuple([tag for tag in weapon.tags if tag not in ("long", "impact", "thrown")])
        attacker.arms[weapon.id] = replace(
            weapon, long=False, impact=False, thrown=False, range=None, tags=tags, damage=DicePool(1, 4),
            attack_bonus=weapon.attack_bonus - 1,
        )  # fmt: skip
        if scene.recording:
            scene.tell(WeaponBroke(attacker.id, weapon.id, rules=("ACKS-MELEE-4",)))


def land(scene: Scene[Combat], attacker: Warrior, weapon: Weapon, target: Warrior) -> None:
    """A thrown weapon lies in the target's square; of a bundle the others stay in hand (ACKS-RANGED-10)."""
    x, y = target.place.x, target.place.y
    lay(scene.state, replace(weapon, missile=False), attacker, x, y)
    if attacker.ammo.get(weapon.id, 0) <= 0:
        attacker.hand = [name for name in attacker.hand if name != weapon.id]
        attacker.arms.pop(weapon.id, None)
    if scene.recording:
        scene.tell(WeaponLanded(attacker.id, weapon.id, show((x, y)), rules=("ACKS-RANGED-10",)))


def can_damage(target: Warrior, weapon: Weapon) -> bool:
    return can_hurt(target, weapon.type, weapon.extraordinary or "silver" in weapon.tags)
