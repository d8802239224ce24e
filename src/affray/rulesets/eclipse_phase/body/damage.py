"""Damage: its dice, doubling, size and distance, armour, and how a body takes it (EP-DMG)."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from affray.core.dice import larger
from affray.core.modifiers import Modifier, Tally
from affray.core.scene import Scene
from affray.core.script import Script, roll
from affray.space.field import Point

from ..model.events import Damaged, Wounded
from ..model.kinds import Hit, Weapon, halved
from ..model.stats import Combat, Fighter
from .blows import Blow, band, origin
from .wounds import settle

VERY_SMALL, SMALL, LARGE = 0, 1, 3
FIRE = ((6, 1), (10, 1), (10, 2), (10, 3))
"""The dice of a fire, stage by stage: sides and count (EP-DMG-9)."""


@dataclass(slots=True)
class Harm:
    """The dice of a hit in the order in which they are drawn, as (count, sides), and a number (EP-DMG-1)."""

    dice: list[tuple[int, int]] = field(default_factory=list)
    plus: int = 0
    minus: int = 0
    """d10s that are rolled and subtracted (EP-DMG-2)."""

    def add(self, count: int, sides: int) -> None:
        """More dice behind the others; those of one kind in a row are thrown at once."""
        if not count:
            return
        if self.dice and self.dice[-1][1] == sides:
            count += self.dice.pop()[0]
        self.dice.append((count, sides))

    def lose_d10(self) -> None:
        """One d10 less, rolled and subtracted if there is none (EP-DMG-2)."""
        for number, (count, sides) in enumerate(self.dice):
            if sides == 10:
                self.dice[number] = (count - 1, sides)
                return
        self.minus += 1

    @property
    def most(self) -> int:
        return sum(count * sides for count, sides in self.dice) + self.plus

    @property
    def twice_average(self) -> int:
        """Twice the average, so that it stays whole (EP-DMG-7)."""
        dice = sum(count * (sides + 1) for count, sides in self.dice)
        return dice - 11 * self.minus + 2 * self.plus


def weapon_harm(fighter: Fighter, weapon: Weapon) -> Harm:
    """The weapon's own dice; in melee strength and size add theirs (EP-MELEE-2, EP-SIZE-2)."""
    harm = Harm()
    for pool in weapon.dv:
        harm.add(pool.count, pool.sides)
        harm.plus += pool.plus
    if weapon.melee:
        if fighter.card.has("strong_melee"):
            harm.add(1, 6)
        if fighter.card.size >= LARGE:
            harm.add(fighter.card.size - LARGE + 1, 10)
    return harm


def harm_of(combat: Combat, blow: Blow, superior: int) -> Harm:
    """All dice of a hit: weapon, mode, manoeuvre, superior successes (EP-DMG-1, EP-ATK-8, EP-TEST-14)."""
    attacker, weapon = combat.fighters[blow.who], blow.weapon
    harm = weapon_harm(attacker, weapon)
    if blow.use == "damage":
        harm.add(1 if blow.mode == "BF" else 2, 10)
    if blow.aggressive == "damage":
        harm.add(1, 10)
    if blow.charge:
        harm.add(1, 6)
    harm.add(min(3, blow.also), 6)
    if not weapon.melee:
        range_dice(combat, harm, weapon, origin(attacker, weapon), combat.fighters[blow.target].pos)
    harm.add(superior, 6)
    return harm


def range_dice(combat: Combat, harm: Harm, weapon: Weapon, start: Point, end: Point) -> None:
    """A cone at close range hits harder, bullets and cones beyond range weaker (EP-AREA-5, EP-RANGE-2)."""
    cone = weapon.area is not None and weapon.area.type == "cone"
    if not harm.dice and not harm.plus:
        return
    where = band(weapon, start, end) if cone or weapon.kind == "kinetic" else ""
    if cone and where in ("point_blank", "close"):
        harm.add(1, 10)
    elif where == "beyond" and not combat.options.vacuum:
        harm.lose_d10()


def roll_harm(scene: Scene[Combat], who: str, harm: Harm) -> Script[int]:
    """Throw the dice, or take their average (EP-DMG-7)."""
    if scene.state.options.static_damage:
        return (harm.twice_average + 1) // 2
    total = harm.plus
    for count, sides in harm.dice:
        if count:
            dice = yield from roll(scene, who, "damage", count, sides)
            total += sum(dice)
    if harm.minus:
        dice = yield from roll(scene, who, "damage", harm.minus, 10)
        total -= sum(dice)
    return total


def armor_of(fighter: Fighter, kind: str) -> int:
    """Energy or kinetic armour, or none (EP-DMG-4)."""
    card = fighter.card
    return card.armor_energy if kind == "energy" else card.armor_kinetic if kind == "kinetic" else 0


def armor_against(target: Fighter, blow: Blow, bypass: bool) -> int:
    """Armour-piercing and a called shot halve it, once (EP-TRAIT-1, EP-CALL-2); an object adds to it (EP-DMG-10)."""
    if blow.weapon.kind == "psi":
        return 0
    armor = armor_of(target, blow.weapon.armor) + blow.through
    return halved(armor) if bypass or "armor_piercing" in blow.weapon.traits else armor


def by_size(attacker: Fighter, weapon: Weapon, total: int) -> int:
    """Small bodies hit half as hard in melee, very small ones for 1 at the most (EP-SIZE-2, EP-DMG-3)."""
    if weapon.melee and attacker.card.size == SMALL:
        return halved(total)
    return min(total, 1) if weapon.melee and attacker.card.size == VERY_SMALL else total


# -- taking it -------------------------------------------------------------------------------------
def take(scene: Scene[Combat], hit: Hit, parts: list[Modifier], armor: int) -> None:
    """Add what came through to the target's damage and wounds; what follows waits for `settle` (EP-DMG-6)."""

    def effect(combat: Combat) -> None:
        target = combat.fighters[hit.target]
        target.damage += hit.damage
        target.wounds += hit.wounds
        combat.hits.append(hit)

    scene.change(effect)
    if scene is not scene.family[0]:
        scene.spend(lambda combat: combat.coming.append(hit))
    if scene.recording:
        total, wounds = in_all(scene, hit.target)
        told = Damaged(hit.target, hit.damage, hit.by, Tally(tuple(parts)), armor, total, rules=("EP-DMG-3",))
        scene.tell(told)
        if not scene.rehearsed and hit.wounds:
            scene.tell(Wounded(hit.target, hit.wounds, wounds, rules=("EP-WOUND-2",)))


def in_all(scene: Scene[Combat], who: str) -> tuple[int, int]:
    """The damage and wounds of somebody with everything that happens to it in the same step (EP-TIE-7)."""
    combat = scene.family[0].state
    before, coming = combat.fighters[who], [each for each in combat.coming if each.target == who]
    damage = before.damage + sum([each.damage for each in coming])
    return damage, before.wounds + sum([each.wounds for each in coming])


def wounds_of(target: Fighter, damage: int) -> int:
    """One wound for each full multiple of the Wound Threshold (EP-WOUND-2)."""
    return damage // target.card.wound_threshold


def hurt(
    scene: Scene[Combat], who: str, total: int, kind: str, rule: str, by: str = "", half_armor: bool = False
) -> Script[None]:
    """Damage of the scene, of a hold or of a fire: armour, wounds and checks as for any hit."""
    target = scene.state.fighters[who]
    armor = armor_of(target, kind)
    if half_armor:
        armor = halved(armor)
    taken = larger(0, total - armor)
    hit = Hit(who, by, taken, wounds_of(target, taken))
    take(scene, hit, [Modifier(total, "dice", rule)], armor)
    yield from finish(scene)


def finish(scene: Scene[Combat]) -> Script[None]:
    """Settle hits at once, unless they are part of simultaneous acts (EP-TIE-7)."""
    if scene is scene.family[0]:
        yield from settle(scene)


# -- falls and fire --------------------------------------------------------------------------------
def fall(scene: Scene[Combat], who: str, height: int) -> Script[None]:
    """A fall of so many metres: half of the kinetic armour protects (EP-DMG-8)."""
    if height < 1:
        return
    harm = Harm(plus=max(0, height - 8))
    harm.add(1 if height <= 2 else 2 if height <= 5 else 3, 10)
    total = yield from roll_harm(scene, who, harm)
    yield from hurt(scene, who, total, "kinetic", "EP-DMG-8", half_armor=True)


def burn(scene: Scene[Combat], who: str) -> Script[None]:
    """A fire in an End phase: a weapon's own 2d10 without armour (EP-TRAIT-9), others grow each five turns (EP-DMG-9).

    The level of the condition counts its End phases; that of a weapon's fire is below zero.
    """
    fighter = scene.state.fighters[who]
    age = next((each.level for each in fighter.conditions if each.key == "burning"), 0)
    harm = Harm()
    if age < 0:
        harm.add(2, 10)
        total = yield from roll_harm(scene, who, harm)
        yield from hurt(scene, who, total, "none", "EP-TRAIT-9")
        return
    sides, count = FIRE[min(len(FIRE) - 1, age // 5)]
    harm.add(count, sides)
    fighter.conditions = [replace(x, level=age + 1) if x.key == "burning" else x for x in fighter.conditions]
    total = yield from roll_harm(scene, who, harm)
    yield from hurt(scene, who, total, "energy", "EP-DMG-9")
