"""Fighting: attack, coup de grace, and what a holder does (ACKS-ATK, ACKS-MELEE)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from affray.core.acts import underway
from affray.core.fields import Field, OneOf
from affray.core.places import Place
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Script, roll
from affray.space.measure import FIVE_TEN

from ..body.damage import hurt, slay
from ..body.throws import Part
from ..fight.attacks import Blow, begin_attack, can_damage, is_there, passes_ward
from ..fight.sequence import sequence
from ..fight.targets import main_weapon, melee_weapon, targets_of, weapon_of, why_no_attack, why_no_coup
from ..ground.board import (
    facing_after,
    front_left,
    is_out_of_height,
    may_stand,
    shape_of,
    stepped,
    within_five,
    within_reach,
)
from ..ground.engagement import is_engaged
from ..ground.routes import Route
from ..model.catalogue import no
from ..model.conditions import HELD, HOLDS, RESTRAINED
from ..model.kinds import BRAWLING, Cost, Weapon
from ..model.naming import thing
from ..model.stats import Combat, Warrior
from ..reactions.interrupts import somebody
from ..reactions.walking import STEP, Walk
from .deed import Deed, give_back, prone_rules


def weapon_field(warrior: Warrior) -> OneOf:
    """A weapon; one that is not in hand is refused by the rule of drawing weapons (ACKS-ACT-6). Whoever has one in hand
    does not mean bare hands.
    """

    def among() -> Sequence[str]:
        return [*warrior.hand, *BRAWLING]

    found = thing(among, optional=True, opens=True, rule="ACKS-ACT-6", code="not_in_hand", key="weapon")
    return replace(found, unasked=tuple(BRAWLING)) if warrior.hand else found


def chosen_weapon(warrior: Warrior, values: Values) -> Weapon:
    """The weapon named, else the first in hand."""
    named = weapon_of(warrior, values["with"]) if "with" in values else None
    return main_weapon(warrior) if named is None else named


def why_not_held(warrior: Warrior, values: Values) -> Iterator[Refusal]:
    """Only what is in hand can be used; another weapon must be drawn first (ACKS-ACT-6)."""
    if "with" in values and weapon_of(warrior, values["with"]) is None:
        yield no("ACKS-ACT-6", "not_in_hand", weapon=values["with"])


class Attack(Deed):
    """One attack, or the whole attack sequence of a creature that has one (ACKS-ATK-4)."""

    id = "attack"
    group = "attack"
    rule = "ACKS-ATK-4"
    attacks = True
    trigger = "attacks"

    def needs(self, combat: Combat, warrior: Warrior) -> Mapping[str, Field]:
        def spots() -> list[tuple[int, int]]:
            x, y = front_left(warrior.place, warrior.facing)
            return [(x + dx, y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy]

        likely = [each.id for each in targets_of(combat, warrior, main_weapon(warrior))]
        step = Place(spots, optional=True, opens=True, body=shape_of(warrior))
        return {"target": somebody(combat, likely), "with": weapon_field(warrior), STEP: step}

    def forbids(self, combat: Combat, warrior: Warrior, values: Values, paid: Cost) -> Iterator[Refusal]:
        yield from why_not_held(warrior, values)
        if "target" not in values:
            return
        target, weapon = combat.warriors[values["target"]], chosen_weapon(warrior, values)
        if values.get("held", weapon.id) != weapon.id:
            yield no("ACKS-ACT-6", "not_in_hand", weapon=values["held"])
        if STEP in values:
            yield from self.why_no_step(combat, warrior, target, weapon, values[STEP])
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
        if warrior.marks & RESTRAINED:
            yield no("ACKS-COND-13", "restrained", who=warrior.id)
        yield from prone_rules(warrior, "ACKS-MOVE-8")
        if not near or not closer or not may_stand(combat, warrior, place, warrior.side):
            yield no("ACKS-MOVE-7", "step", who=warrior.id)
        elif weapon.missile or within_reach(warrior, target, weapon.reach) or not combat.hostile(warrior, target):
            yield no("ACKS-MOVE-7", "needless", target=target.id)
        elif FIVE_TEN.between(place, target.place) > max(weapon.reach, 1) or target.status != "active":
            yield no("ACKS-MELEE-1", target=target.id)
        elif is_out_of_height(warrior, target, weapon.reach):
            yield no("ACKS-MELEE-1", "too_far", target=target.id)

    def effect(self, scene: Scene[Combat], warrior: Warrior, values: Values, paid: Cost) -> Script[None]:
        combat = scene.state
        target, weapon = combat.warriors[values["target"]], chosen_weapon(warrior, values)
        if not (yield from sequence(scene, warrior, target, weapon, Blow(warded=False), "with" in values)):
            give_back(warrior)

    def approach(self, scene: Scene[Combat], warrior: Warrior, values: Values) -> Script[None]:
        """The 5 ft of an attack are movement: readied opponents answer them before the attack (ACKS-MOVE-7)."""
        if STEP in values:
            place, target = stepped(warrior, values[STEP]), scene.state.warriors[values["target"]]
            route = Route([place], [facing_after(warrior, place, target.place)])
            yield from Walk(scene, warrior, route, STEP).play("ACKS-MOVE-7")

    def settled(self, warrior: Warrior, values: Values) -> Values:
        """Whoever loses the weapon that it was about to use chooses anew (ACKS-ACT-12)."""
        rest = {name: value for name, value in values.items() if name != STEP}
        return {**rest, "held": chosen_weapon(warrior, values).id}

    def begin(self, scene: Scene[Combat], warrior: Warrior, values: Values) -> Script[bool]:
        """A ward may keep it from this target; the segment stays open for another (ACKS-ATK-11)."""
        return (yield from passes_ward(scene, warrior, scene.state.warriors[values["target"]]))


class CoupDeGrace(Deed):
    """Slay a helpless opponent without a roll (ACKS-MELEE-6)."""

    id = "coup_de_grace"
    group = "attack"
    rule = "ACKS-MELEE-6"
    attacks = True
    trigger = "attacks"

    def needs(self, combat: Combat, warrior: Warrior) -> Mapping[str, Field]:
        return {"target": somebody(combat), "with": weapon_field(warrior)}

    def forbids(self, combat: Combat, warrior: Warrior, values: Values, paid: Cost) -> Iterator[Refusal]:
        yield from why_not_held(warrior, values)
        if "target" in values:
            target, weapon = combat.warriors[values["target"]], chosen_weapon(warrior, values)
            yield from why_no_coup(combat, warrior, target, weapon)
            if not can_damage(target, weapon):
                yield no("ACKS-MELEE-6", "immune", target=target.id)

    def begin(self, scene: Scene[Combat], warrior: Warrior, values: Values) -> Script[bool]:
        return (yield from passes_ward(scene, warrior, scene.state.warriors[values["target"]]))

    def effect(self, scene: Scene[Combat], warrior: Warrior, values: Values, paid: Cost) -> Script[None]:
        target = scene.state.warriors[values["target"]]
        warrior.slew = True
        yield from begin_attack(scene, warrior, target, chosen_weapon(warrior, values))
        slay(scene, target, self.rule)


class HoldDamage(Deed):
    """Whoever holds somebody deals its attack's damage without a throw (ACKS-COND-13)."""

    id = "hold_damage"
    group = "attack"
    rule = "ACKS-COND-13"
    attacks = True
    trigger = "attacks"

    def needs(self, combat: Combat, warrior: Warrior) -> Mapping[str, Field]:
        return {"target": somebody(combat)}

    def forbids(self, combat: Combat, warrior: Warrior, values: Values, paid: Cost) -> Iterator[Refusal]:
        held = [x.id for x in combat.warriors.values() if x.marks & HELD and has_hold_of(warrior, x)]
        if not held or values.get("target", held[0]) not in held:
            yield no("ACKS-COND-13", "not_held", who=warrior.id)

    def effect(self, scene: Scene[Combat], warrior: Warrior, values: Values, paid: Cost) -> Script[None]:
        target, weapon = scene.state.warriors[values["target"]], melee_weapon(warrior) or BRAWLING["fist"]
        scene.state.offensive = True
        with underway(scene, lambda: has_hold_of(warrior, target) and is_there(target)) as act:
            dice = yield from roll(scene, warrior.id, "damage", weapon.damage.count, weapon.damage.sides)
        if act.lost:
            give_back(warrior)
            return
        parts: list[Part] = [
            (sum(dice) + weapon.damage.plus, "dice", "ACKS-DMG-1"), (warrior.card.str_mod, "str", "ACKS-DMG-1"),
            (weapon.damage_bonus, "weapon", "ACKS-DMG-1"),
        ]  # fmt: skip
        special = weapon.extraordinary or "silver" in weapon.tags
        hurt(scene, target, parts, weapon.type, warrior.id, special, weapon.nonlethal)


def holds(warrior: Warrior, other: Warrior) -> bool:
    return any(x.by == warrior.id and x.name in HOLDS for x in other.conditions)


def has_hold_of(warrior: Warrior, other: Warrior) -> bool:
    """Holds somebody who is still within arm's reach (ACKS-COND-13, ACKS-MELEE-1)."""
    return holds(warrior, other) and within_five(warrior, other)
