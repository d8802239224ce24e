"""Fighting: attack, coup de grace, and what a holder does (ACKS-ATK, ACKS-MELEE)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from affray.core.fields import Field, OneOf, Place
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Script, roll
from affray.space.measure import FIVE_TEN

from ..attacks import Blow, begin_attack, can_damage, passes_ward
from ..board import facing_after, front_left, may_stand, spot_of, stepped, within_reach
from ..catalogue import no
from ..damage import hurt, slay
from ..deed import Deed
from ..engagement import is_engaged
from ..events import Moved
from ..interrupts import somebody
from ..kinds import BRAWLING, HELD, Weapon
from ..sequence import sequence
from ..stats import Combat, Warrior
from ..stepping import enter
from ..targets import main_weapon, melee_weapon, targets_of, weapon_of, why_no_attack, why_no_coup
from ..throws import Part


def weapon_field(warrior: Warrior) -> OneOf:
    def among() -> Sequence[str]:
        return [*warrior.hand, *BRAWLING]

    return OneOf(among, optional=True)


def chosen_weapon(warrior: Warrior, values: Values) -> Weapon:
    """The weapon named, else the first in hand."""
    named = weapon_of(warrior, values["with"]) if "with" in values else None
    return main_weapon(warrior) if named is None else named


class Attack(Deed):
    """One attack, or the whole attack sequence of a creature that has one (ACKS-ATK-4)."""

    id = "attack"
    rule = "ACKS-ATK-4"
    attacks = True
    trigger = "attacks"

    def needs(self, combat: Combat, warrior: Warrior) -> Mapping[str, Field]:
        def spots() -> list[tuple[int, int]]:
            x, y = front_left(warrior.place, warrior.facing)
            return [(x + dx, y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy]

        likely = [each.id for each in targets_of(combat, warrior, main_weapon(warrior))]
        return {
            "target": somebody(combat, likely), "with": weapon_field(warrior), "step": Place(spots, optional=True),
        }  # fmt: skip

    def forbids(self, combat: Combat, warrior: Warrior, values: Values, paid: str) -> Iterator[Refusal]:
        if "target" not in values:
            return
        target, weapon = combat.warriors[values["target"]], chosen_weapon(warrior, values)
        if "step" in values:
            yield from self.why_no_step(combat, warrior, target, weapon, values["step"])
        else:
            yield from why_no_attack(combat, warrior, target, weapon)

    def why_no_step(
        self, combat: Combat, warrior: Warrior, target: Warrior, weapon: Weapon, step: tuple[int, int]
    ) -> Iterator[Refusal]:
        """Stationary and unengaged: up to 5 ft towards an enemy, if that is needed to engage it (ACKS-MOVE-7)."""
        place = stepped(warrior, step)
        near = max(abs(place.x - warrior.place.x), abs(place.y - warrior.place.y)) == 1
        closer = FIVE_TEN.between(place, target.place) < FIVE_TEN.between(warrior.place, target.place)
        if warrior.moved or is_engaged(combat, warrior):
            yield no("ACKS-MOVE-7", "not_stationary", who=warrior.id)
        if not near or not closer or not may_stand(combat, warrior, place):
            yield no("ACKS-MOVE-7", "step", who=warrior.id)
        elif weapon.missile or within_reach(warrior, target, weapon.reach) or not combat.hostile(warrior, target):
            yield no("ACKS-MOVE-7", "needless", target=target.id)
        elif FIVE_TEN.between(place, target.place) > max(weapon.reach, 1) or target.status != "active":
            yield no("ACKS-MELEE-1", target=target.id)

    def effect(self, scene: Scene[Combat], warrior: Warrior, values: Values, paid: str) -> Script[None]:
        combat = scene.state
        target, weapon = combat.warriors[values["target"]], chosen_weapon(warrior, values)
        if "step" in values:
            place, start = stepped(warrior, values["step"]), spot_of(warrior)
            facing = facing_after(warrior, place, target.place)
            yield from enter(scene, warrior, place, facing)
            warrior.moved += 1
            if scene.recording:
                scene.tell(Moved(warrior.id, "step", start, spot_of(warrior), 5, facing.name, rules=("ACKS-MOVE-7",)))
        yield from sequence(scene, warrior, target, weapon, Blow(warded=False), "with" in values)

    def begin(self, scene: Scene[Combat], warrior: Warrior, values: Values) -> Script[bool]:
        """A ward may keep it from this target; the segment stays open for another (ACKS-ATK-11)."""
        return (yield from passes_ward(scene, warrior, scene.state.warriors[values["target"]]))


class CoupDeGrace(Deed):
    """Slay a helpless opponent without a roll (ACKS-MELEE-6)."""

    id = "coup_de_grace"
    rule = "ACKS-MELEE-6"
    attacks = True
    trigger = "attacks"

    def needs(self, combat: Combat, warrior: Warrior) -> Mapping[str, Field]:
        return {"target": somebody(combat), "with": weapon_field(warrior)}

    def forbids(self, combat: Combat, warrior: Warrior, values: Values, paid: str) -> Iterator[Refusal]:
        if "target" in values:
            target, weapon = combat.warriors[values["target"]], chosen_weapon(warrior, values)
            yield from why_no_coup(combat, warrior, target, weapon)
            if not can_damage(target, weapon):
                yield no("ACKS-MELEE-6", "immune", target=target.id)

    def begin(self, scene: Scene[Combat], warrior: Warrior, values: Values) -> Script[bool]:
        return (yield from passes_ward(scene, warrior, scene.state.warriors[values["target"]]))

    def effect(self, scene: Scene[Combat], warrior: Warrior, values: Values, paid: str) -> Script[None]:
        target = scene.state.warriors[values["target"]]
        begin_attack(scene, warrior, target, chosen_weapon(warrior, values))
        warrior.slew = True
        slay(scene, target, self.rule)
        yield from ()


class HoldDamage(Deed):
    """Whoever holds somebody deals its attack's damage without a throw (ACKS-COND-13)."""

    id = "hold_damage"
    rule = "ACKS-COND-13"
    attacks = True
    trigger = "attacks"

    def needs(self, combat: Combat, warrior: Warrior) -> Mapping[str, Field]:
        return {"target": somebody(combat)}

    def forbids(self, combat: Combat, warrior: Warrior, values: Values, paid: str) -> Iterator[Refusal]:
        held = [x.id for x in combat.warriors.values() if x.marks & HELD and holds(warrior, x)]
        if not held or values.get("target", held[0]) not in held:
            yield no("ACKS-COND-13", "not_held", who=warrior.id)

    def effect(self, scene: Scene[Combat], warrior: Warrior, values: Values, paid: str) -> Script[None]:
        target, weapon = scene.state.warriors[values["target"]], melee_weapon(warrior) or BRAWLING["fist"]
        scene.state.offensive = True
        dice = yield from roll(scene, warrior.id, "damage", weapon.damage.count, weapon.damage.sides)
        parts: list[Part] = [
            (sum(dice) + weapon.damage.plus, "dice", "ACKS-DMG-1"), (warrior.card.str_mod, "str", "ACKS-DMG-1"),
            (weapon.damage_bonus, "weapon", "ACKS-DMG-1"),
        ]  # fmt: skip
        special = weapon.extraordinary or "silver" in weapon.tags
        hurt(scene, target, parts, weapon.type, warrior.id, special, weapon.nonlethal)


def holds(warrior: Warrior, other: Warrior) -> bool:
    return any(x.by == warrior.id and x.name in ("wrestled", "grabbed") for x in other.conditions)
