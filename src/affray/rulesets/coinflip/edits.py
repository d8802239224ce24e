"""What the game master can decree about a battle: anything in it, at any moment."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from affray.core.actions import Edit
from affray.core.fields import Field, Number, OneOf, Text
from affray.core.refusals import Refusal, Values, refuse
from affray.core.scene import Abandoned, Scene
from affray.core.script import Script
from affray.space.field import Point

from .carrying import default_place, destroy, put, take_away
from .cleanup import vanish
from .defence import fall
from .ground import is_open, nearest_exit, place_field, shown
from .seats import leave, living_pilot
from .stats import Battle, Unit


def units_of(battle: Battle) -> OneOf:
    def among() -> Sequence[str]:
        return list(battle.units)

    return OneOf(among)


def words(*known: str) -> OneOf:
    def among() -> Sequence[str]:
        return known

    return OneOf(among)


def gone(battle: Battle, name: str | None) -> Iterator[Refusal]:
    """Most decrees are about units on the table; `return` brings the others back."""
    if name is not None and battle.units[name].status not in ("ok", "marked"):
        yield refuse("CORE-EDIT-GONE", of=name)


class UnitEdit(Edit[Battle]):
    """A decree about one unit on the table, `of`."""

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        return {"of": units_of(scene.state), **self.more_fields(scene.state)}

    def more_fields(self, battle: Battle) -> Mapping[str, Field]:
        return {}

    def why_not(self, scene: Scene[Any], values: Values) -> Iterator[Refusal]:
        yield from gone(scene.state, values.get("of"))
        if "of" in values and "to" in values:
            yield from self.forbids(scene.state, scene.state.units[values["of"]], values["to"])

    def forbids(self, battle: Battle, unit: Unit, to: Any) -> Iterator[Refusal]:
        yield from ()


class SetHp(UnitEdit):
    """Set the hit points of a unit; 0 destroys it with all that follows, more brings it back from that."""

    id = "hp"

    def more_fields(self, battle: Battle) -> Mapping[str, Field]:
        return {"to": Number(0, 30)}

    def forbids(self, battle: Battle, unit: Unit, to: Any) -> Iterator[Refusal]:
        if to > unit.card.hp_max:
            yield refuse("CORE-NUMBER", field="to", value=str(to), low=0, high=unit.card.hp_max)

    def apply(self, scene: Scene[Any], values: Values) -> Script[None] | None:
        unit: Unit = scene.state.units[values["of"]]
        unit.hp = values["to"]
        if unit.hp:
            unit.status = "ok"
        return None if unit.hp or not unit.living else fall(scene, [unit])


class SetStatus(UnitEdit):
    """Destroy a unit with all that follows, or take its mark away; one that comes back has at least one hit point."""

    id = "status"

    def more_fields(self, battle: Battle) -> Mapping[str, Field]:
        return {"to": words("ok", "marked")}

    def apply(self, scene: Scene[Any], values: Values) -> Script[None] | None:
        unit: Unit = scene.state.units[values["of"]]
        if values["to"] == "ok":
            unit.status, unit.hp = "ok", max(1, unit.hp)
            return None
        unit.hp = 0
        return fall(scene, [unit]) if unit.living else None


class SetPlace(UnitEdit):
    """Put a unit somewhere, out of the vehicle it may be in."""

    id = "place"

    def more_fields(self, battle: Battle) -> Mapping[str, Field]:
        return {"to": place_field(battle)}

    def forbids(self, battle: Battle, unit: Unit, to: Any) -> Iterator[Refusal]:
        if not is_open(battle, unit, Point(*to)):
            yield refuse("COIN-SPACE-4", to=shown(Point(*to)))

    def apply(self, scene: Scene[Any], values: Values) -> None:
        unit: Unit = scene.state.units[values["of"]]
        if unit.inside:
            leave(scene.state, unit, Point(*values["to"]))
        unit.pos = Point(*values["to"])


class SetHatch(UnitEdit):
    """Open or close the hatch of a vehicle."""

    id = "hatch"

    def more_fields(self, battle: Battle) -> Mapping[str, Field]:
        return {"to": words("open", "closed")}

    def forbids(self, battle: Battle, unit: Unit, to: Any) -> Iterator[Refusal]:
        if not unit.technical:
            yield refuse("COIN-UNIT-3", unit=unit.id)

    def apply(self, scene: Scene[Any], values: Values) -> None:
        scene.state.units[values["of"]].hatch_open = values["to"] == "open"


class SetSide(UnitEdit):
    """Have a unit change sides; a pilot takes his vehicle along, and it follows nobody else (COIN-UNIT-5)."""

    id = "side"

    def more_fields(self, battle: Battle) -> Mapping[str, Field]:
        return {"to": words("a", "b", "neutral")}

    def forbids(self, battle: Battle, unit: Unit, to: Any) -> Iterator[Refusal]:
        if to == "neutral" and not unit.technical:
            yield refuse("COIN-UNIT-4", unit=unit.id)
        pilot = living_pilot(battle, unit) if unit.technical else None
        if pilot is not None and pilot.side != to:
            yield refuse("COIN-UNIT-5", unit=unit.id)

    def apply(self, scene: Scene[Any], values: Values) -> None:
        unit: Unit = scene.state.units[values["of"]]
        unit.side = values["to"]
        if unit.inside and scene.state.units[unit.inside].pilot == unit.id:
            scene.state.units[unit.inside].side = unit.side


class GiveItem(Edit[Battle]):
    """Give an item, wherever it is, to an infantry unit."""

    id = "give"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        battle: Battle = scene.state

        def items() -> Sequence[str]:
            return list(battle.items)

        return {"item": OneOf(items), "to": units_of(battle)}

    def why_not(self, scene: Scene[Any], values: Values) -> Iterator[Refusal]:
        yield from gone(scene.state, values.get("to"))
        if "to" in values and scene.state.units[values["to"]].technical:
            yield refuse("COIN-UNIT-2", unit=values["to"])

    def apply(self, scene: Scene[Any], values: Values) -> None:
        battle: Battle = scene.state
        item, unit = battle.items[values["item"]], battle.units[values["to"]]
        take_away(battle, item.id)
        put(battle, unit, item, default_place(battle, unit, item))


class SetActive(Edit[Battle]):
    """Have another unit of a side be the active one this turn, from the start of its act; what goes on is dropped."""

    id = "active"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        return {"unit": units_of(scene.state)}

    def why_not(self, scene: Scene[Any], values: Values) -> Iterator[Refusal]:
        yield from gone(scene.state, values.get("unit"))
        if "unit" in values:
            side = scene.state.units[values["unit"]].side
            if side not in scene.state.active:
                yield refuse("COIN-SEL-6", side=side)

    def apply(self, scene: Scene[Any], values: Values) -> None:
        battle: Battle = scene.state
        name, side = values["unit"], battle.units[values["unit"]].side
        battle.active[side] = name
        battle.acted = [each for each in battle.acted if each != name]
        battle.attacked = [each for each in battle.attacked if each != name]
        if side == battle.acting_side and battle.phase in (2, 4):
            battle.acting = ""
            raise Abandoned


class AddUnit(Edit[Battle]):
    """Bring in another unit like one that is there, unarmed but for what the game master gives it."""

    id = "add"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        battle: Battle = scene.state
        return {"like": units_of(battle), "side": words("a", "b", "neutral"), "at": place_field(battle), "id": Text(30)}

    def why_not(self, scene: Scene[Any], values: Values) -> Iterator[Refusal]:
        battle: Battle = scene.state
        if values.get("id") in battle.units:
            yield refuse("CORE-EDIT-NAME", id=values["id"])
        if "like" in values and "at" in values:
            if not is_open(battle, Unit(battle.units[values["like"]].card, "a", 1), Point(*values["at"])):
                yield refuse("COIN-SPACE-4", to=shown(Point(*values["at"])))

    def apply(self, scene: Scene[Any], values: Values) -> None:
        battle: Battle = scene.state
        card = replace(battle.units[values["like"]].card, id=values["id"])
        battle.units[card.id] = Unit(card, values["side"], card.hp_max, Point(*values["at"]))


class RemoveUnit(UnitEdit):
    """Take a unit off the table with all it carries; whoever is inside a vehicle is put out beside it, or goes too."""

    id = "remove"

    def apply(self, scene: Scene[Any], values: Values) -> None:
        battle: Battle = scene.state
        unit = battle.units[values["of"]]
        for occupant in battle.occupants(unit):
            beside = nearest_exit(battle, occupant) if occupant.living else None
            leave(battle, occupant, beside or Point(0, 0))
            if beside is None:
                vanish(scene, occupant, "CORE-OVERRULE")
        if unit.inside:
            leave(battle, unit, Point(0, 0))
        for name in [*unit.slots, *unit.cargo]:
            if name in battle.items:
                destroy(scene, name, "lost", "CORE-OVERRULE")
            else:
                battle.units[name].status = "removed"
        unit.cargo, unit.hp = [], 0
        vanish(scene, unit, "CORE-OVERRULE")


class ReturnUnit(Edit[Battle]):
    """Bring a destroyed or removed unit back to the table, with one hit point and empty hands."""

    id = "return"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        return {"of": units_of(scene.state), "to": place_field(scene.state)}

    def why_not(self, scene: Scene[Any], values: Values) -> Iterator[Refusal]:
        if "of" in values:
            unit: Unit = scene.state.units[values["of"]]
            if unit.status in ("ok", "marked"):
                yield refuse("CORE-EDIT-THERE", of=unit.id)
            if "to" in values and not is_open(scene.state, unit, Point(*values["to"])):
                yield refuse("COIN-SPACE-4", to=shown(Point(*values["to"])))

    def apply(self, scene: Scene[Any], values: Values) -> None:
        battle: Battle = scene.state
        unit = battle.units[values["of"]]
        for vehicle in battle.units.values():
            if unit.id in vehicle.cargo:
                vehicle.cargo.remove(unit.id)
        unit.status, unit.hp, unit.pos = "ok", max(1, unit.hp), Point(*values["to"])


EDITS: tuple[Edit[Battle], ...] = (
    SetHp(), SetStatus(), SetPlace(), SetHatch(), SetSide(), SetActive(), GiveItem(), AddUnit(), RemoveUnit(),
    ReturnUnit(),
)  # fmt: skip
