"""Items: drawing, picking up, opening, handing over, using and snatching them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from affray.core.fields import Field, OneOf
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene

from ..carrying import (
    HANDS,
    PLACES,
    bearer,
    carried,
    default_place,
    fits,
    free_hands,
    holder,
    nameable,
    put,
    take_away,
    use_up,
    wield,
)  # fmt: skip
from ..catalogue import in_order, no
from ..events import Healed, Prepared
from ..ground import reaches, within_reach
from ..sightings import lay_down, pick_from_ground
from ..stats import Battle, Unit
from .preparation import Preparation, is_enemy, locked_against


class ItemAction(Preparation):
    """An action on one item. Every item can be named, also one that nobody has; abbreviations mean those at hand."""

    def fields(self, scene: Scene[Any], who: str) -> Mapping[str, Field]:
        battle: Battle = scene.state

        def likely() -> Sequence[str]:
            return self.at_hand(battle, battle.units[who])

        def among() -> Sequence[str]:
            return nameable(battle, likely())

        item = OneOf(among, likely, strange=self.not_there, type="item")
        return {"item": item, **self.more_fields(battle, battle.units[who])}

    def why_not(self, scene: Scene[Any], who: str, values: Values) -> list[Refusal]:
        battle: Battle = scene.state
        unit, item = battle.units[who], values.get("item")
        if item is None:
            bare = self.open_to(unit) and not self.at_hand(battle, unit)
            return in_order([*super().why_not(scene, who, values), *([no(self.rule, unit=who)] if bare else [])])
        if item in battle.items:
            return super().why_not(scene, who, values)
        rest = {name: value for name, value in values.items() if name != "item"}
        found = super().why_not(scene, who, rest)
        return in_order([*found, no(self.rule, item=item)]) if self.open_to(unit) else found

    def not_there(self, name: str) -> Refusal:
        """The rule against an item that does not exist."""
        return no(self.rule, item=name)

    def at_hand(self, battle: Battle, unit: Unit) -> list[str]:
        """The items this action is meant for."""
        return carried(unit)

    def more_fields(self, battle: Battle, unit: Unit) -> Mapping[str, Field]:
        return {}

    def told(self, scene: Scene[Battle], unit: Unit, item: str, target: str = "", to: str = "") -> None:
        scene.tell(Prepared(unit.id, self.id, item, target, to, rules=(self.rule,)))


def into_field(places: Sequence[str]) -> dict[str, Field]:
    def among() -> Sequence[str]:
        return places

    return {"into": OneOf(among, optional=True)}


def lying_near(battle: Battle, unit: Unit) -> list[str]:
    """Loose items within reach; inside a vehicle those in its cargo (COIN-ACT-2)."""
    if unit.inside:
        return [name for name in battle.units[unit.inside].cargo if name in battle.items]
    return [name for name, spot in battle.ground.items() if reaches(battle, unit, spot)]


def on_a_marked_unit(battle: Battle, name: str) -> Iterator[Refusal]:
    """What a marked unit has on it cannot be taken before the field is cleared (COIN-MARK-3)."""
    owner = bearer(battle, name)
    if owner is not None and owner.status == "marked":
        yield no("COIN-MARK-3", unit=owner.id)


def beside(battle: Battle, unit: Unit, friend: Unit) -> bool:
    """Both on foot within reach, or in the same vehicle."""
    if unit.inside or friend.inside:
        return unit.inside == friend.inside
    return within_reach(battle, unit, friend)


class DrawItem(ItemAction):
    """Take an item out of the own backpack into a slot; what is in the way goes into it (COIN-ACT-1)."""

    id = "draw_item"
    group = "item"
    rule = "COIN-ACT-1"

    def at_hand(self, battle: Battle, unit: Unit) -> list[str]:
        return unit.backpack

    def more_fields(self, battle: Battle, unit: Unit) -> Mapping[str, Field]:
        return into_field((*HANDS, "backpack"))

    def forbids(self, battle: Battle, unit: Unit, values: Values) -> Iterator[Refusal]:
        if "item" in values and values["item"] not in unit.backpack:
            yield no(self.rule, item=values["item"])
        if values.get("into") == "backpack":
            yield no(self.rule, to="backpack")

    def take_effect(self, scene: Scene[Battle], unit: Unit, values: Values) -> None:
        battle, item = scene.state, scene.state.items[values["item"]]
        into = values.get("into") or next(iter(free_hands(battle, unit)), "left")
        unit.backpack.remove(item.id)
        wield(battle, unit, item, into)
        self.told(scene, unit, item.id, to=into)


class PickUp(ItemAction):
    """Take an item lying within half a span, or in the cargo around, into a free slot or the backpack (COIN-ACT-2)."""

    id = "pick_up"
    group = "item"
    rule = "COIN-ACT-2"

    def at_hand(self, battle: Battle, unit: Unit) -> list[str]:
        return lying_near(battle, unit)

    def more_fields(self, battle: Battle, unit: Unit) -> Mapping[str, Field]:
        return into_field(PLACES)

    def forbids(self, battle: Battle, unit: Unit, values: Values) -> Iterator[Refusal]:
        if "item" in values:
            fitting = "into" not in values or fits(battle, unit, battle.items[values["item"]], values["into"])
            if values["item"] not in lying_near(battle, unit) or not fitting:
                yield no(self.rule, item=values["item"])
            yield from on_a_marked_unit(battle, values["item"])

    def take_effect(self, scene: Scene[Battle], unit: Unit, values: Values) -> None:
        battle, item = scene.state, scene.state.items[values["item"]]
        into = values.get("into") or default_place(battle, unit, item)
        pick_from_ground(battle, unit, item.id)
        take_away(battle, item.id)
        put(battle, unit, item, into)
        self.told(scene, unit, item.id, to=into)


class OpenContainer(ItemAction):
    """Open a container in hand, in the backpack or within reach; its contents go into the backpack (COIN-ACT-10)."""

    id = "open_container"
    group = "item"
    rule = "COIN-ACT-10"

    def at_hand(self, battle: Battle, unit: Unit) -> list[str]:
        near = [*carried(unit), *lying_near(battle, unit)]
        return [name for name in near if battle.items[name].kind.kind == "container"]

    def forbids(self, battle: Battle, unit: Unit, values: Values) -> Iterator[Refusal]:
        if "item" in values:
            yield from locked_against(battle, unit, values["item"])
            if values["item"] not in self.at_hand(battle, unit):
                yield no(self.rule, item=values["item"])
                yield from on_a_marked_unit(battle, values["item"])

    def take_effect(self, scene: Scene[Battle], unit: Unit, values: Values) -> None:
        container = scene.state.items[values["item"]]
        unit.backpack += container.contents
        container.contents = []
        self.told(scene, unit, container.id)


class HandItem(ItemAction):
    """Put a carried item into the backpack, on the ground, or into a friend's hands or backpack (COIN-ACT-15)."""

    id = "hand_item"
    group = "item"
    rule = "COIN-ACT-15"

    def more_fields(self, battle: Battle, unit: Unit) -> Mapping[str, Field]:
        def receivers() -> Sequence[str]:
            return ["backpack", "ground", *battle.units]

        to = OneOf(receivers, strange=lambda name: no(self.rule, to=name), type="combatant")
        return {"to": to, **into_field(PLACES)}

    def forbids(self, battle: Battle, unit: Unit, values: Values) -> Iterator[Refusal]:
        item, to = values.get("item"), values.get("to")
        if item is not None and item not in carried(unit):
            yield no(self.rule, item=item)
        if to == "backpack" and item in unit.backpack:
            yield no(self.rule, item=item)
        if to in battle.units:
            friend = battle.units[to]
            willing = friend.side == unit.side and friend.living and friend is not unit and not friend.technical
            fitting = item is None or "into" not in values or fits(battle, friend, battle.items[item], values["into"])
            if not willing or not beside(battle, unit, friend) or not fitting:
                yield no(self.rule, to=to)

    def take_effect(self, scene: Scene[Battle], unit: Unit, values: Values) -> None:
        battle, item, to = scene.state, scene.state.items[values["item"]], values["to"]
        take_away(battle, item.id)
        if to == "backpack":
            unit.backpack.append(item.id)
        elif to != "ground":
            friend = battle.units[to]
            put(battle, friend, item, values.get("into") or default_place(battle, friend, item))
        elif unit.inside:
            battle.units[unit.inside].cargo.append(item.id)
        elif unit.pos is not None:
            lay_down(battle, unit, item.id, unit.pos)
        self.told(scene, unit, item.id, target=to if to in battle.units else "", to=to)


class UseItem(ItemAction):
    """Use a medkit on oneself or a friend beside; it heals up to the full hit points (COIN-ACT-16)."""

    id = "use_item"
    group = "item"
    rule = "COIN-ACT-16"

    def at_hand(self, battle: Battle, unit: Unit) -> list[str]:
        return [name for name in carried(unit) if battle.items[name].kind.kind == "medkit"]

    def more_fields(self, battle: Battle, unit: Unit) -> Mapping[str, Field]:
        def patients() -> Sequence[str]:
            return [unit.id, *(name for name in battle.units if name != unit.id)]

        return {"on": OneOf(patients, strange=lambda name: no(self.rule, unit=name), type="combatant")}

    def forbids(self, battle: Battle, unit: Unit, values: Values) -> Iterator[Refusal]:
        if "item" in values and values["item"] not in self.at_hand(battle, unit):
            yield no(self.rule, item=values["item"])
        if "on" in values:
            patient = battle.units[values["on"]]
            if patient.status == "marked":
                yield no("COIN-MARK-3", unit=patient.id)
            near = patient is unit or beside(battle, unit, patient)
            if patient.side != unit.side or not patient.living or patient.technical or not near:
                yield no(self.rule, unit=patient.id)

    def take_effect(self, scene: Scene[Battle], unit: Unit, values: Values) -> None:
        item, patient = scene.state.items[values["item"]], scene.state.units[values["on"]]
        before = patient.hp
        patient.hp = min(patient.card.hp_max, patient.hp + item.kind.heal)
        self.told(scene, unit, item.id, target=patient.id)
        scene.tell(Healed(patient.id, patient.hp - before, patient.hp, rules=(self.rule, "COIN-DMG-5")))
        use_up(scene, item)


class Snatch(ItemAction):
    """Take an item from an enemy on foot within reach, who may oppose; only with the option on (COIN-ACT-17)."""

    id = "snatch"
    group = "item"
    rule = "COIN-ACT-17"
    takers = "foot"

    def at_hand(self, battle: Battle, unit: Unit) -> list[str]:
        victims = [each for each in battle.units.values() if self.is_victim(battle, unit, each)]
        return [name for victim in victims for name in carried(victim)]

    def more_fields(self, battle: Battle, unit: Unit) -> Mapping[str, Field]:
        return into_field(PLACES)

    def is_victim(self, battle: Battle, unit: Unit, target: Unit) -> bool:
        afoot = target.living and not target.technical and not target.inside
        return afoot and is_enemy(unit, target) and within_reach(battle, unit, target)

    def forbids(self, battle: Battle, unit: Unit, values: Values) -> Iterator[Refusal]:
        if battle.options.snatch == "off":
            yield no(self.rule)
        if "item" in values:
            victim = holder(battle, values["item"])
            yield from on_a_marked_unit(battle, values["item"])
            fitting = "into" not in values or fits(battle, unit, battle.items[values["item"]], values["into"])
            if victim is None or not self.is_victim(battle, unit, victim) or not fitting:
                yield no(self.rule)

    def aimed_at(self, battle: Battle, unit: Unit, values: Values) -> str:
        victim = holder(battle, values["item"])
        return victim.id if victim is not None else ""

    def opponent(self, battle: Battle, unit: Unit, values: Values) -> str:
        return self.aimed_at(battle, unit, values)

    def take_effect(self, scene: Scene[Battle], unit: Unit, values: Values) -> None:
        battle, item = scene.state, scene.state.items[values["item"]]
        victim = self.aimed_at(battle, unit, values)
        into = values.get("into") or default_place(battle, unit, item)
        take_away(battle, item.id)
        put(battle, unit, item, into)
        self.told(scene, unit, item.id, target=victim, to=into)
