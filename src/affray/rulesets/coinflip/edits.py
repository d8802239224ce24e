"""What the game master can decree about a battle: anything in it, at any moment."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from affray.core.actions import Edit
from affray.core.changes import Amount, Whom, everybody, wanted
from affray.core.fields import Field, OneOf, Text
from affray.core.refusals import Refusal, Values, refuse
from affray.core.scene import Scene
from affray.core.script import Script
from affray.space.field import Point

from ..intake import RESERVED
from ..settings import SetValue, tell_set
from .carrying import default_place, destroy, put, take_away
from .catalogue import no
from .cleanup import vanish
from .ground import is_open, nearest_exit, place_field, shown
from .overruling import put_hatch, put_place, put_side, put_status
from .recruits import Recruits, merged
from .scenario import PlacedUnit
from .seats import leave, living_pilot
from .settings import HP, make_active, subjects
from .setup import SIDES, WORDS
from .stats import Battle, Unit


def units_of(battle: Battle) -> OneOf:
    def among() -> Sequence[str]:
        return list(battle.units)

    return OneOf(among, type="combatant")


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


class SetHp(Edit[Battle]):
    """Set the hit points of one or several, or change them; 0 destroys with all that follows, more brings back."""

    id = "hp"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        battle: Battle = scene.state

        def among() -> Sequence[str]:
            return list(battle.units)

        def likely() -> Sequence[str]:
            return [unit.id for unit in battle.units.values() if unit.status in ("ok", "marked")]

        return {"of": Whom(among, likely), "to": Amount(0, 30)}

    def why_not(self, scene: Scene[Any], values: Values) -> Iterator[Refusal]:
        battle: Battle = scene.state
        for name in everybody(values.get("of")):
            yield from gone(battle, name)
            to, most = values.get("to"), battle.units[name].card.hp_max
            if isinstance(to, int) and to > most:
                yield refuse("CORE-NUMBER", field="to", value=str(to), low=0, high=most)

    def apply(self, scene: Scene[Any], values: Values) -> Script[None]:
        for name in everybody(values["of"]):
            was = scene.state.units[name].hp
            wish = wanted(was, values["to"])
            yield from HP.put(scene, name, wish) or ()
            tell_set(scene, name, HP, was, wish)


class SetStatus(UnitEdit):
    """Destroy a unit with all that follows, or take its mark away; one that comes back has at least one hit point."""

    id = "status"

    def more_fields(self, battle: Battle) -> Mapping[str, Field]:
        return {"to": words("ok", "marked")}

    def apply(self, scene: Scene[Any], values: Values) -> Script[None] | None:
        return put_status(scene, values["of"], values["to"])


class SetPlace(UnitEdit):
    """Put a unit somewhere, out of the vehicle it may be in."""

    id = "place"

    def more_fields(self, battle: Battle) -> Mapping[str, Field]:
        return {"to": place_field(battle)}

    def forbids(self, battle: Battle, unit: Unit, to: Any) -> Iterator[Refusal]:
        if not is_open(battle, unit, Point(*to)):
            yield no("COIN-SPACE-4", to=shown(Point(*to)))

    def apply(self, scene: Scene[Any], values: Values) -> None:
        put_place(scene, values["of"], values["to"])


class SetHatch(UnitEdit):
    """Open or close the hatch of a vehicle."""

    id = "hatch"

    def more_fields(self, battle: Battle) -> Mapping[str, Field]:
        return {"to": words("open", "closed")}

    def forbids(self, battle: Battle, unit: Unit, to: Any) -> Iterator[Refusal]:
        if not unit.technical:
            yield no("COIN-UNIT-3", unit=unit.id)

    def apply(self, scene: Scene[Any], values: Values) -> None:
        put_hatch(scene, values["of"], values["to"])


class SetSide(UnitEdit):
    """Have a unit change sides; a pilot takes his vehicle along, and it follows nobody else (COIN-UNIT-5)."""

    id = "side"

    def more_fields(self, battle: Battle) -> Mapping[str, Field]:
        return {"to": words("a", "b", "neutral")}

    def forbids(self, battle: Battle, unit: Unit, to: Any) -> Iterator[Refusal]:
        if to == "neutral" and not unit.technical:
            yield no("COIN-UNIT-4", unit=unit.id)
        pilot = living_pilot(battle, unit) if unit.technical else None
        if pilot is not None and pilot.side != to:
            yield no("COIN-UNIT-5", unit=unit.id)

    def apply(self, scene: Scene[Any], values: Values) -> None:
        put_side(scene, values["of"], values["to"])


class GiveItem(Edit[Battle]):
    """Give an item, wherever it is, to an infantry unit."""

    id = "give"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        battle: Battle = scene.state

        def items() -> Sequence[str]:
            return list(battle.items)

        return {"item": OneOf(items, type="item"), "to": units_of(battle)}

    def why_not(self, scene: Scene[Any], values: Values) -> Iterator[Refusal]:
        yield from gone(scene.state, values.get("to"))
        if "to" in values and scene.state.units[values["to"]].technical:
            yield no("COIN-UNIT-2", unit=values["to"])

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
                yield no("COIN-SEL-6", side=side)

    def apply(self, scene: Scene[Any], values: Values) -> None:
        make_active(scene, scene.state.units[values["unit"]].side, values["unit"])


class AddUnit(Edit[Battle]):
    """Bring in another unit: of a stat block with all it has, or like one that is there, with empty hands."""

    id = "add"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        battle: Battle = scene.state

        def models() -> Sequence[str]:
            return [*battle.units, *(name for name in battle.book.units if name not in battle.units)]

        side = words("a", "b", "neutral")
        return {"like": OneOf(models, type="kind"), "side": side, "at": place_field(battle), "id": Text(30)}

    def why_not(self, scene: Scene[Any], values: Values) -> Iterator[Refusal]:
        battle: Battle = scene.state
        name = values.get("id")
        if name in battle.units or name in battle.items:
            yield refuse("CORE-EDIT-NAME", id=name)
        taken = (*RESERVED, *SIDES, *WORDS)
        if name in taken:
            yield refuse("FILE-RESERVED-ID", value=name)
        if "like" in values:
            newcomer, found = recruited(battle.clone(), values["like"], "a")
            yield from found
            if newcomer is not None and values.get("side") == "neutral" and not newcomer.technical:
                yield no("COIN-UNIT-4", unit=newcomer.id)
            if newcomer is not None and "at" in values and not is_open(battle, newcomer, Point(*values["at"])):
                yield no("COIN-SPACE-4", to=shown(Point(*values["at"])))

    def apply(self, scene: Scene[Any], values: Values) -> None:
        battle: Battle = scene.state
        newcomer, _ = recruited(battle, values["like"], values["side"], values["id"])
        if newcomer is not None:
            newcomer.pos = Point(*values["at"])
            battle.units[newcomer.id] = newcomer


class Join(AddUnit):
    """The same, by the word that other games use."""

    id = "join"


def recruited(battle: Battle, like: str, side: str, name: str = "newcomer") -> tuple[Unit | None, list[Refusal]]:
    """A new unit like another or of a stat block, not yet anywhere; and what is wrong with the stat block."""
    if like in battle.units:
        card = replace(battle.units[like].card, id=name)
        return Unit(card, side, card.hp_max), []
    recruits = Recruits(battle)
    entry = PlacedUnit(unit=like, side="a")
    unit = recruits.recruit(name, side, merged(battle.book.units[like], entry), ())
    return unit, [each.refusal for each in recruits.found]


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
                yield no("COIN-SPACE-4", to=shown(Point(*values["to"])))

    def apply(self, scene: Scene[Any], values: Values) -> None:
        battle: Battle = scene.state
        unit = battle.units[values["of"]]
        for vehicle in battle.units.values():
            if unit.id in vehicle.cargo:
                vehicle.cargo.remove(unit.id)
        unit.status, unit.hp, unit.pos = "ok", max(1, unit.hp), Point(*values["to"])


EDITS: tuple[Edit[Battle], ...] = (
    SetValue(subjects), SetHp(), SetStatus(), SetPlace(), SetHatch(), SetSide(), SetActive(), GiveItem(), AddUnit(),
    Join(), RemoveUnit(), ReturnUnit(),
)  # fmt: skip
