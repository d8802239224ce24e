"""What all preparatory actions have in common, and the custom one that a game master may allow."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from affray.core.actions import Action
from affray.core.fields import Field, OneOf, Text
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene

from ..carrying import bearer
from ..catalogue import in_order, no
from ..events import Prepared
from ..stats import Battle, Unit


class Preparation(Action[Battle]):
    """A small action with its own 1OK check. Who may take it: `foot`, `inside` a vehicle, any `infantry`, `vehicle`."""

    takers: str = "infantry"
    rule: str = ""

    def why_not(self, scene: Scene[Any], who: str, values: Values) -> list[Refusal]:
        battle: Battle = scene.state
        unit = battle.units[who]
        if not self.open_to(unit):
            return [no("COIN-ACT-18", unit=who)]
        return in_order(self.forbids(battle, unit, values))

    def open_to(self, unit: Unit) -> bool:
        """Actions on foot, inside a vehicle and of vehicles are kept apart (COIN-ACT-18)."""
        if self.takers in ("vehicle", "anybody"):
            return unit.technical or self.takers == "anybody"
        return not unit.technical and (self.takers == "infantry" or (self.takers == "inside") == bool(unit.inside))

    def forbids(self, battle: Battle, unit: Unit, values: Values) -> Iterator[Refusal]:
        """The action's own rules against it, as far as the values tell."""
        yield from ()

    def aimed_at(self, battle: Battle, unit: Unit, values: Values) -> str:
        """The unit that enters `prep_objects` when the check is tossed; empty if none (COIN-PREP-11)."""
        return ""

    def opponent(self, battle: Battle, unit: Unit, values: Values) -> str:
        """Who may oppose a successful check; empty if nobody."""
        return ""

    def take_effect(self, scene: Scene[Battle], unit: Unit, values: Values) -> None:
        """The check was passed and not opposed."""


class Custom(Preparation):
    """Any other small action that the game master allows (COIN-PREP-10)."""

    id = "custom"
    group = "other"
    rule = "COIN-PREP-10"
    takers = "anybody"

    def fields(self, scene: Scene[Any], who: str) -> Mapping[str, Field]:
        battle: Battle = scene.state

        def units() -> Sequence[str]:
            return list(battle.units)

        def items() -> Sequence[str]:
            return list(battle.items)

        whom, item = OneOf(units, optional=True, type="combatant"), OneOf(items, optional=True, type="item")
        return {"what": Text(), "object": whom, "item": item}

    def forbids(self, battle: Battle, unit: Unit, values: Values) -> Iterator[Refusal]:
        if "item" in values:
            yield from locked_against(battle, unit, values["item"])
            owner = bearer(battle, values["item"])
            if owner is not None and owner.status == "marked":
                yield no("COIN-MARK-3", unit=owner.id)
        if "object" in values and battle.units[values["object"]].status == "marked":
            yield no("COIN-MARK-3", unit=values["object"])

    def aimed_at(self, battle: Battle, unit: Unit, values: Values) -> str:
        name = str(values.get("object", ""))
        return name if name and is_enemy(unit, battle.units[name]) else ""

    def opponent(self, battle: Battle, unit: Unit, values: Values) -> str:
        name = self.aimed_at(battle, unit, values)
        if not name or not values.get("opposed"):
            return ""
        return battle.units[name].pilot if battle.units[name].technical else name

    def take_effect(self, scene: Scene[Battle], unit: Unit, values: Values) -> None:
        target = str(values.get("object", ""))
        scene.tell(Prepared(unit.id, self.id, str(values["what"]), target, rules=(self.rule,)))


def locked_against(battle: Battle, unit: Unit, name: str) -> Iterator[Refusal]:
    """Nobody but its owner opens or breaks into a locked container, by no means at all (COIN-ITEM-4)."""
    item = battle.items[name]
    if item.kind.owner_locked and item.owner != unit.id:
        yield no("COIN-ITEM-4", item=name, owner=item.owner)


def is_enemy(unit: Unit, target: Unit) -> bool:
    """Of the other side; a neutral vehicle is nobody's enemy."""
    return target.side != unit.side and "neutral" not in (target.side, unit.side)
