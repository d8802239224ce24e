"""Weapons, shields and other things: actions in lieu of movement and of attacks (ACKS-ACT-6, ACKS-ACT-7)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from affray.core.fields import Field, Text, YesNo, words
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Script
from affray.space.measure import Footprint

from ..body.conditions import end_spell, gain
from ..fight.targets import STRUCK, is_helpless, weapon_of
from ..ground.board import within_five
from ..ground.perceiving import lay, take
from ..ground.stepping import settle
from ..magic.aiming import can_be_aimed
from ..magic.casting import cast
from ..model.catalogue import no
from ..model.events import Equipped, WeaponLanded
from ..model.kinds import Cost, Spell
from ..model.naming import thing
from ..model.stats import Combat, Condition, Lying, Warrior
from ..reactions.interrupts import somebody
from .deed import Deed


def packed(warrior: Warrior) -> list[str]:
    return [name for name in warrior.arms if name not in warrior.hand]


class InLieu(Deed):
    """Something simple, instead of movement or of an attack."""

    rule = "ACKS-ACT-6"
    cost: Cost = "movement"
    either = True


class Draw(InLieu):
    """Sheathe what is in hand and draw another weapon (ACKS-ACT-6)."""

    id = "draw"
    group = "item"

    def needs(self, combat: Combat, warrior: Warrior) -> Mapping[str, Field]:
        def among() -> Sequence[str]:
            return packed(warrior)

        return {"weapon": thing(among, rule=self.rule, code="not_carried", key="weapon")}

    def forbids(self, combat: Combat, warrior: Warrior, values: Values, paid: Cost) -> Iterator[Refusal]:
        if not packed(warrior):
            yield no("ACKS-ACT-6", "nothing_carried", who=warrior.id)
        elif "weapon" in values and values["weapon"] not in packed(warrior):
            yield no("ACKS-ACT-6", "not_carried", weapon=values["weapon"])

    def effect(self, scene: Scene[Combat], warrior: Warrior, values: Values, paid: Cost) -> Script[None]:
        warrior.hand = [values["weapon"]]
        if scene.recording:
            scene.tell(Equipped(warrior.id, values["weapon"], "drawn", rules=(self.rule,)))
        yield from ()


class DropAndDraw(Draw):
    """Drop what is in hand and draw another weapon: free (ACKS-ACT-6)."""

    id = "drop_and_draw"
    group = "item"
    cost: Cost = "free"
    either = False

    def effect(self, scene: Scene[Combat], warrior: Warrior, values: Values, paid: Cost) -> Script[None]:
        for name in [each for each in warrior.hand if "natural" not in warrior.arms[each].tags]:
            lay_down(scene, warrior, name, warrior.place.x, warrior.place.y, self.rule)
        yield from super().effect(scene, warrior, values, paid)


def lay_down(scene: Scene[Combat], warrior: Warrior, name: str, x: int, y: int, rule: str) -> None:
    """A weapon out of the hand onto a square."""
    weapon = warrior.arms.pop(name)
    lay(scene.state, weapon, warrior, x, y)
    if scene.recording:
        scene.tell(WeaponLanded(warrior.id, name, f"{x},{y}", rules=(rule,)))


class ChangeMode(Deed):
    """Hold a throwable weapon for throwing or for melee: free, in one's own segment (ACKS-ACT-6)."""

    id = "mode"
    group = "item"
    rule = "ACKS-ACT-6"
    cost: Cost = "free"

    def needs(self, combat: Combat, warrior: Warrior) -> Mapping[str, Field]:
        def among() -> Sequence[str]:
            return warrior.hand

        return {"weapon": thing(among, rule=self.rule, code="not_in_hand", key="weapon")}

    def forbids(self, combat: Combat, warrior: Warrior, values: Values, paid: Cost) -> Iterator[Refusal]:
        if not warrior.hand:
            yield no("ACKS-ACT-6", "empty_hands", who=warrior.id)
        elif "weapon" in values:
            weapon = weapon_of(warrior, values["weapon"])
            if weapon is None:
                yield no("ACKS-ACT-6", "not_in_hand", weapon=values["weapon"])
            elif not weapon.thrown or weapon.range is None:
                yield no("ACKS-ACT-6", "not_thrown", weapon=weapon.id)

    def effect(self, scene: Scene[Combat], warrior: Warrior, values: Values, paid: Cost) -> Script[None]:
        weapon = warrior.arms[values["weapon"]]
        warrior.arms[weapon.id] = replace(weapon, missile=not weapon.missile)
        if scene.recording:
            how = "melee_mode" if weapon.missile else "thrown_mode"
            scene.tell(Equipped(warrior.id, weapon.id, how, rules=(self.rule,)))
        yield from ()


class PickUp(InLieu):
    """Pick up a weapon within 5 ft and equip it (ACKS-ACT-6)."""

    id = "pick_up"
    group = "item"

    def needs(self, combat: Combat, warrior: Warrior) -> Mapping[str, Field]:
        def among() -> Sequence[str]:
            return list(dict.fromkeys(each.weapon.id for each in combat.lying))

        return {"weapon": thing(among, rule=self.rule, code="out_of_reach", key="weapon")}

    def found(self, combat: Combat, warrior: Warrior, name: str) -> Lying | None:
        for each in combat.lying:
            if each.weapon.id == name and warrior.place.touches(Footprint(each.x, each.y)):
                return each
        return None

    def forbids(self, combat: Combat, warrior: Warrior, values: Values, paid: Cost) -> Iterator[Refusal]:
        if not combat.lying:
            yield no("ACKS-ACT-6", "nothing_lies", who=warrior.id)
        elif "weapon" in values and self.found(combat, warrior, values["weapon"]) is None:
            yield no("ACKS-ACT-6", "out_of_reach", weapon=values["weapon"])

    def effect(self, scene: Scene[Combat], warrior: Warrior, values: Values, paid: Cost) -> Script[None]:
        found = self.found(scene.state, warrior, values["weapon"])
        if found is not None:
            take(scene.state, found, warrior)
            warrior.arms[found.weapon.id] = found.weapon
            warrior.hand = [found.weapon.id]
            if found.weapon.id in warrior.ammo:
                warrior.ammo[found.weapon.id] += 1
            if scene.recording:
                scene.tell(Equipped(warrior.id, found.weapon.id, "picked_up", rules=(self.rule,)))
        yield from ()


class Shield(InLieu):
    """Ready or loosen a shield (ACKS-ACT-6)."""

    id = "shield"
    group = "item"

    def needs(self, combat: Combat, warrior: Warrior) -> Mapping[str, Field]:
        return {"ready": YesNo()}

    def forbids(self, combat: Combat, warrior: Warrior, values: Values, paid: Cost) -> Iterator[Refusal]:
        if not warrior.card.shield or ("ready" in values and values["ready"] == warrior.shield_ready):
            yield no("ACKS-ACT-6", "shield", who=warrior.id)

    def effect(self, scene: Scene[Combat], warrior: Warrior, values: Values, paid: Cost) -> Script[None]:
        warrior.shield_ready = bool(values["ready"])
        yield from ()


class GrabHelpless(InLieu):
    """Grab a helpless creature within 5 ft (ACKS-ACT-6)."""

    id = "grab"
    group = "attack"

    def needs(self, combat: Combat, warrior: Warrior) -> Mapping[str, Field]:
        return {"target": somebody(combat)}

    def forbids(self, combat: Combat, warrior: Warrior, values: Values, paid: Cost) -> Iterator[Refusal]:
        if "target" in values:
            target = combat.warriors[values["target"]]
            helpless = target.status in STRUCK and is_helpless(target)
            if not helpless or not within_five(warrior, target) or target is warrior:
                yield no("ACKS-ACT-6", "not_helpless", target=target.id)

    def effect(self, scene: Scene[Combat], warrior: Warrior, values: Values, paid: Cost) -> Script[None]:
        gain(scene, scene.state.warriors[values["target"]], Condition("grabbed", warrior.id), self.rule)
        yield from ()


class Simple(InLieu):
    """Another simple action: open a door, take something out of a pack, give an order (ACKS-ACT-6)."""

    id = "in_lieu_of_movement"
    group = "item"

    def needs(self, combat: Combat, warrior: Warrior) -> Mapping[str, Field]:
        return {"what": Text()}


class UseItem(Deed):
    """Drink, apply or activate something, instead of attacking (ACKS-ACT-7).

    An item of the stat block does what it is written to do; anything else is told, for the Judge.
    """

    id = "in_lieu_of_attack"
    group = "item"
    rule = "ACKS-ACT-7"
    attacks = True

    def needs(self, combat: Combat, warrior: Warrior) -> Mapping[str, Field]:
        return {"what": Text()}

    def item(self, warrior: Warrior, values: Values) -> Spell | None:
        found = warrior.card.spells.get(values.get("what", ""))
        return found if found is not None and found.casting == "item" else None

    def forbids(self, combat: Combat, warrior: Warrior, values: Values, paid: Cost) -> Iterator[Refusal]:
        item = self.item(warrior, values)
        if item is None:
            return
        if warrior.castings.get(item.id, 0) < 1:
            yield no("ACKS-ACT-7", "spent", item=item.id)
        if not can_be_aimed(combat, warrior, item):
            yield no("ACKS-SPELL-5", "nobody", item=item.id)

    def effect(self, scene: Scene[Combat], warrior: Warrior, values: Values, paid: Cost) -> Script[None]:
        item = self.item(warrior, values)
        if item is not None:
            yield from cast(scene, warrior, item)


class Armor(Deed):
    """Put on or take off one stone of armor, which is worth one point of AC (ACKS-ACT-3).

    Armor that the stat block does not count apart is told only.
    """

    id = "don_or_remove_armor"
    group = "item"
    rule = "ACKS-ACT-3"
    cost: Cost = "full"

    def needs(self, combat: Combat, warrior: Warrior) -> Mapping[str, Field]:
        return {"which": words("remove", "don")}

    def which(self, warrior: Warrior, values: Values) -> str:
        """As said, else putting on again what was taken off."""
        return str(values.get("which", "don" if warrior.taken_off else "remove"))

    def forbids(self, combat: Combat, warrior: Warrior, values: Values, paid: Cost) -> Iterator[Refusal]:
        whole = warrior.card.ac_from_armor
        left = warrior.taken_off if self.which(warrior, values) == "don" else whole - warrior.taken_off
        if whole and left < 1:
            yield no("ACKS-ACT-3", "armor", who=warrior.id)

    def effect(self, scene: Scene[Combat], warrior: Warrior, values: Values, paid: Cost) -> Script[None]:
        if warrior.card.ac_from_armor:
            warrior.taken_off += 1 if self.which(warrior, values) == "remove" else -1
        yield from ()


class FullRoundTask(Deed):
    """Another task that the Judge rates as a full round (ACKS-ACT-3)."""

    id = "full_round_task"
    group = "other"
    rule = "ACKS-ACT-3"
    cost: Cost = "full"

    def needs(self, combat: Combat, warrior: Warrior) -> Mapping[str, Field]:
        return {"what": Text()}


class Engage(Deed):
    """Give up a ward and engage those whom one faces: free (ACKS-ATK-11)."""

    id = "engage"
    group = "attack"
    rule = "ACKS-ATK-11"
    cost: Cost = "free"

    def forbids(self, combat: Combat, warrior: Warrior, values: Values, paid: Cost) -> Iterator[Refusal]:
        if not any(each.kind.blocks_engaging for each in warrior.wards):
            yield no("ACKS-ATK-11", "no_ward", who=warrior.id)

    def effect(self, scene: Scene[Combat], warrior: Warrior, values: Values, paid: Cost) -> Script[None]:
        for ward in list(warrior.wards):
            end_spell(scene, warrior, ward.spell, ward.by, "attack", self.rule)
        yield from settle(scene)
