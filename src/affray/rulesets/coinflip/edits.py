"""What the game master can decree about a battle: anything in it, at any moment."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from affray.core.actions import Edit
from affray.core.fields import Field, Number, OneOf, Text
from affray.core.refusals import Refusal, Values, refuse
from affray.core.scene import Abandoned, Scene
from affray.space.field import Point

from .carrying import default_place, put, take_away
from .ground import is_open, place_field, shown
from .seats import leave
from .stats import Battle, Unit


def units_of(battle: Battle) -> OneOf:
    def among() -> Sequence[str]:
        return list(battle.units)

    return OneOf(among)


def words(*known: str) -> OneOf:
    def among() -> Sequence[str]:
        return known

    return OneOf(among)


class SetHp(Edit[Battle]):
    """Set the hit points of a unit; 0 marks it, more brings it back."""

    id = "hp"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        return {"of": units_of(scene.state), "to": Number(0, 30)}

    def apply(self, scene: Scene[Any], values: Values) -> None:
        unit: Unit = scene.state.units[values["of"]]
        unit.hp = values["to"]
        if unit.status in ("ok", "marked"):
            unit.status = "ok" if unit.hp else "marked"


class SetStatus(Edit[Battle]):
    """Set the status of a unit; one that comes back has at least one hit point and a place."""

    id = "status"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        return {"of": units_of(scene.state), "to": words("ok", "marked", "destroyed", "removed")}

    def why_not(self, scene: Scene[Any], values: Values) -> Iterator[Refusal]:
        if "of" in values and "to" in values:
            unit: Unit = scene.state.units[values["of"]]
            if values["to"] in ("ok", "marked") and unit.pos is None and not unit.inside:
                yield refuse("CORE-EDIT-PLACE", of=unit.id)

    def apply(self, scene: Scene[Any], values: Values) -> None:
        unit: Unit = scene.state.units[values["of"]]
        unit.status = values["to"]
        unit.hp = max(1, unit.hp) if unit.living else 0
        if unit.status in ("destroyed", "removed"):
            take_out(scene.state, unit)


class SetPlace(Edit[Battle]):
    """Put a unit somewhere, out of the vehicle it may be in."""

    id = "place"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        return {"of": units_of(scene.state), "to": place_field(scene.state)}

    def why_not(self, scene: Scene[Any], values: Values) -> Iterator[Refusal]:
        if "of" in values and "to" in values:
            if not is_open(scene.state, scene.state.units[values["of"]], Point(*values["to"])):
                yield refuse("COIN-SPACE-4", to=shown(Point(*values["to"])))

    def apply(self, scene: Scene[Any], values: Values) -> None:
        unit: Unit = scene.state.units[values["of"]]
        take_out(scene.state, unit)
        unit.pos = Point(*values["to"])


class SetHatch(Edit[Battle]):
    """Open or close a hatch."""

    id = "hatch"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        return {"of": units_of(scene.state), "to": words("open", "closed")}

    def apply(self, scene: Scene[Any], values: Values) -> None:
        scene.state.units[values["of"]].hatch_open = values["to"] == "open"


class SetSide(Edit[Battle]):
    """Have a unit change sides."""

    id = "side"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        return {"of": units_of(scene.state), "to": words("a", "b", "neutral")}

    def why_not(self, scene: Scene[Any], values: Values) -> Iterator[Refusal]:
        if values.get("to") == "neutral" and "of" in values and not scene.state.units[values["of"]].technical:
            yield refuse("COIN-UNIT-4", unit=values["of"])

    def apply(self, scene: Scene[Any], values: Values) -> None:
        scene.state.units[values["of"]].side = values["to"]


class GiveItem(Edit[Battle]):
    """Give an item, wherever it is, to an infantry unit."""

    id = "give"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        battle: Battle = scene.state

        def items() -> Sequence[str]:
            return list(battle.items)

        return {"item": OneOf(items), "to": units_of(battle)}

    def why_not(self, scene: Scene[Any], values: Values) -> Iterator[Refusal]:
        if "to" in values and scene.state.units[values["to"]].technical:
            yield refuse("COIN-UNIT-2", unit=values["to"])

    def apply(self, scene: Scene[Any], values: Values) -> None:
        battle: Battle = scene.state
        item, unit = battle.items[values["item"]], battle.units[values["to"]]
        take_away(battle, item.id)
        put(battle, unit, item, default_place(battle, unit, item))


class SetActive(Edit[Battle]):
    """Have another unit of a side be the active one this turn; a chain that has begun is dropped for it."""

    id = "active"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        return {"unit": units_of(scene.state)}

    def why_not(self, scene: Scene[Any], values: Values) -> Iterator[Refusal]:
        if "unit" in values:
            side = scene.state.units[values["unit"]].side
            if side not in scene.state.active:
                yield refuse("COIN-SEL-6", side=side)

    def apply(self, scene: Scene[Any], values: Values) -> None:
        battle: Battle = scene.state
        side = battle.units[values["unit"]].side
        battle.active[side] = values["unit"]
        if side == battle.acting_side and battle.phase in (2, 4):
            battle.acted = [name for name in battle.acted if battle.units[name].side != side]
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


class RemoveUnit(Edit[Battle]):
    """Take a unit off the table; it stays in the list as removed."""

    id = "remove"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        return {"of": units_of(scene.state)}

    def apply(self, scene: Scene[Any], values: Values) -> None:
        unit: Unit = scene.state.units[values["of"]]
        take_out(scene.state, unit)
        unit.status, unit.pos, unit.hp = "removed", None, 0


def take_out(battle: Battle, unit: Unit) -> None:
    """Free the seat or place of a unit, leaving it at the vehicle's centre for the caller to move."""
    if unit.inside:
        leave(battle, unit, battle.units[unit.inside].pos or Point(0, 0))


EDITS: tuple[Edit[Battle], ...] = (
    SetHp(), SetStatus(), SetPlace(), SetHatch(), SetSide(), SetActive(), GiveItem(), AddUnit(), RemoveUnit(),
)  # fmt: skip
