"""Things: draw, sheathe, grip, reload, pack, pick up, doors, items to be activated, dropping (SF-MACT, SF-ITEM)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from affray.core.fields import Field, OneOf, SeveralOf
from affray.core.places import Place
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Script

from ..body.dice import check
from ..body.gear import (
    activate,
    change_grip,
    draw,
    reload,
    sheathe,
    switch_mode,
    why_no_draw,
    why_no_grip,
    why_no_item,
    why_no_reload,
    why_no_sheathe,
)
from ..body.hands import free_hands, held_items, let_fall, lying_near, receive
from ..ground.belongings import take_off_ground
from ..ground.board import occupied
from ..ground.stepping import Spot
from ..model.catalogue import no
from ..model.conditions import SPEECHLESS
from ..model.events import DoorChanged, ItemMoved
from ..model.stats import Combat, Fighter
from ..model.words import DoorState
from ..time.windows import Happening, Occurrence
from .deed import Deed, items_field


class Handling(Deed):
    """Something done with one of the own things."""

    cost = "move"

    def likely(self, fighter: Fighter) -> Sequence[str]:
        """Those for which it makes sense."""
        return [name for name in fighter.items if not list(self.why_not_this(fighter, name))]

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        return {"item": items_field(fighter, self.likely(fighter))}

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        if "item" in values:
            yield from self.why_not_this(fighter, str(values["item"]))

    def why_not_this(self, fighter: Fighter, name: str) -> Iterator[Refusal]:
        yield from ()


class Draw(Handling):
    """Draw a weapon or a thing within easy reach (SF-MACT-3)."""

    id = "draw"
    group = "item"
    rule = "SF-MACT-3"

    def cost_of(self, combat: Combat, fighter: Fighter, values: Values) -> str:
        return "swift" if fighter.card.has("quick_draw") else "move"

    def why_not_this(self, fighter: Fighter, name: str) -> Iterator[Refusal]:
        return why_no_draw(fighter, name)

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        draw(scene, fighter, str(values["item"]))
        yield from ()


class Sheathe(Handling):
    """Put a held thing away (SF-MACT-3)."""

    id = "sheathe"
    group = "item"
    rule = "SF-MACT-3"

    def why_not_this(self, fighter: Fighter, name: str) -> Iterator[Refusal]:
        return why_no_sheathe(fighter, name)

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        sheathe(scene, fighter, str(values["item"]))
        yield from ()


class ChangeGrip(Handling):
    """Grip a weapon with one more hand or one fewer (SF-SWIFT-2)."""

    id = "change_grip"
    group = "item"
    cost = "swift"
    rule = "SF-SWIFT-2"

    def why_not_this(self, fighter: Fighter, name: str) -> Iterator[Refusal]:
        return why_no_grip(fighter, name)

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        change_grip(scene, fighter, fighter.items[str(values["item"])])
        yield from ()


class Reload(Handling):
    """Fill a weapon up again; a weapon may need another action for it (SF-MACT-12)."""

    id = "reload"
    group = "item"
    priced_by = "item"
    rule = "SF-MACT-12"

    def cost_of(self, combat: Combat, fighter: Fighter, values: Values) -> str:
        item = fighter.items.get(str(values.get("item", "")))
        way = "move" if item is None else item.kind.reload_action
        return "move" if way == "with_attack" else way

    def why_not_this(self, fighter: Fighter, name: str) -> Iterator[Refusal]:
        return why_no_reload(fighter, name)

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        reload(scene, fighter, str(values["item"]))
        yield from ()


class SetMode(Handling):
    """Set a weapon to stun mode, or back (SF-ATK-23)."""

    id = "set_mode"
    group = "item"
    rule = "SF-ATK-23"

    def why_not_this(self, fighter: Fighter, name: str) -> Iterator[Refusal]:
        item = fighter.items.get(name)
        if item is None or "stun" not in item.kind.properties or not (item.in_hand or not item.kind.in_hand):
            yield no("SF-ATK-23", "nothing_to_change", item=name)

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        switch_mode(scene, fighter, str(values["item"]))
        yield from ()


class ActivateItem(Handling):
    """Activate an item that needs it, a standard action unless it says otherwise (SF-ITEM-1, SF-ITEM-2)."""

    id = "activate_item"
    group = "item"
    priced_by = "item"
    cost = "standard"
    rule = "SF-ITEM-1"

    def cost_of(self, combat: Combat, fighter: Fighter, values: Values) -> str:
        item = fighter.items.get(str(values.get("item", "")))
        return "standard" if item is None or item.kind.activation == "none" else item.kind.activation

    def why_not_this(self, fighter: Fighter, name: str) -> Iterator[Refusal]:
        item = fighter.items.get(name)
        if item is None or item.location in ("stowed", "ground"):
            yield no("SF-ITEM-1", "no_item", item=name)
        elif item.kind.activation == "none":
            yield no("SF-ITEM-1", "nothing_to_change", item=name)

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        activate(scene, fighter, str(values["item"]))
        yield from ()


# -- manipulating an item --------------------------------------------------------------------------
class Manipulation(Handling):
    """One of the many things that "manipulate an item" covers (SF-MACT-8)."""

    rule = "SF-MACT-8"

    def action_name(self) -> str:
        return "manipulate_item"


class TakeOut(Manipulation):
    """Take something out of a pack (SF-MACT-5, SF-MACT-8)."""

    id = "take_out"
    group = "item"

    def why_not_this(self, fighter: Fighter, name: str) -> Iterator[Refusal]:
        item = fighter.items.get(name)
        if item is None or item.location != "stowed":
            yield no("SF-MACT-8", "no_item", item=name)
        elif free_hands(fighter) < 1:
            yield no("SF-ITEM-3", "no_free_hand", who=fighter.id)

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        draw(scene, fighter, str(values["item"]), "taken_out", self.rule)
        yield from ()


class Stow(Manipulation):
    """Put something into a pack (SF-MACT-8)."""

    id = "stow"
    group = "item"

    def why_not_this(self, fighter: Fighter, name: str) -> Iterator[Refusal]:
        yield from why_no_item(fighter, name, self.rule)
        item = fighter.items.get(name)
        if item is not None and item.location == "stowed":
            yield no("SF-MACT-8", "nothing_to_change", item=name)

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        sheathe(scene, fighter, str(values["item"]), "stowed", self.rule)
        yield from ()


class PickUp(Deed):
    """Pick something up from the own or an adjacent square (SF-MACT-8)."""

    id = "pick_up"
    group = "item"
    cost = "move"
    rule = "SF-MACT-8"

    def action_name(self) -> str:
        return "manipulate_item"

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        def among() -> Sequence[str]:
            return list(dict.fromkeys(each.name for each in combat.lying))

        def likely() -> Sequence[str]:
            return [each.name for each in combat.lying if lying_near(combat, fighter, each.name) is not None]

        return {"item": OneOf(among, likely, type="item")}

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        if "item" in values and lying_near(combat, fighter, str(values["item"])) is None:
            yield no("SF-MACT-8", "no_item", item=values["item"])
        if free_hands(fighter) < 1:
            yield no("SF-ITEM-3", "no_free_hand", who=fighter.id)

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        lying = lying_near(scene.state, fighter, str(values["item"]))
        if lying is not None:
            take_off_ground(scene.state, fighter, lying)
            receive(fighter, lying.item)
            if scene.recording:
                scene.tell(ItemMoved(fighter.id, lying.name, "picked_up", rules=(self.rule,)))
        yield from ()


# -- doors -----------------------------------------------------------------------------------------
class Door(Deed):
    """Something done with a door beside one."""

    cost = "move"
    rule = "SF-MACT-8"
    wanted: ClassVar[DoorState]
    becomes: ClassVar[DoorState]

    def action_name(self) -> str:
        return "manipulate_item"

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        def among() -> Sequence[str]:
            return list(combat.doors)

        def likely() -> Sequence[str]:
            return [name for name in combat.doors if adjoins(combat, fighter, name)]

        return {"door": OneOf(among, likely, type="feature")}

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        if "door" not in values:
            return
        name = str(values["door"])
        if not adjoins(combat, fighter, name):
            yield no("SF-MACT-8", "no_door", door=name)
        elif combat.doors[name] != self.wanted:
            if combat.doors[name] == "locked":
                yield no("SF-MACT-1", "locked", door=name)
            else:
                yield no("SF-MACT-8", "nothing_to_change", door=name)

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        set_door(scene, str(values["door"]), self.becomes, fighter.id)
        yield from ()


class OpenDoor(Door):
    """Open an unlocked door, without a check (SF-MACT-1, SF-MACT-8)."""

    id = "open_door"
    group = "item"
    wanted = "closed"
    becomes = "open"

    def note(self, combat: Combat, fighter: Fighter, values: Values, happening: Happening) -> None:
        squares = tuple(combat.map.pieces[str(values["door"])].places())
        happening.occurrences.append(Occurrence("door_opened", fighter.id, squares=squares))


class CloseDoor(Door):
    """Close an open door in which nobody stands (SF-MACT-8)."""

    id = "close_door"
    group = "item"
    wanted = "open"
    becomes = "closed"

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        yield from super().forbids(combat, fighter, values, paid)
        if "door" in values:
            squares = combat.ground.grid.bits(combat.map.pieces[str(values["door"])].squares)
            if squares & occupied(combat):
                yield no("SF-MOVE-6", "occupied", door=values["door"])


class Unlock(Door):
    """Deal with a lock: Engineering against 20 (SF-MACT-1)."""

    id = "unlock"
    group = "item"
    cost = "standard"
    rule = "SF-MACT-1"
    wanted = "locked"

    def action_name(self) -> str:
        return self.id

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        name = str(values["door"])
        margin = yield from check(scene, fighter, "engineering", 20, rule="SF-MACT-1")
        if margin >= 0:
            scene.state.doors[name] = "closed"
        if scene.recording:
            state = "unlocked" if margin >= 0 else "stuck"
            scene.tell(DoorChanged(fighter.id, name, state, rules=(self.rule,)))


def adjoins(combat: Combat, fighter: Fighter, door: str) -> bool:
    """Whether a door lies in the own or an adjacent square."""
    place = fighter.place
    return any(
        place.x - 1 <= x <= place.x + place.wide and place.y - 1 <= y <= place.y + place.deep
        for x, y in combat.map.pieces[door].places()
    )


def set_door(scene: Scene[Combat], name: str, state: DoorState, who: str) -> None:
    """A door is open, closed or locked from now on."""
    combat = scene.state
    combat.doors[name] = state
    combat.lay_ground()
    if scene.recording:
        scene.tell(DoorChanged(who, name, state, rules=("SF-MACT-8",)))


# -- letting go ------------------------------------------------------------------------------------
def why_speechless(fighter: Fighter) -> Iterator[Refusal]:
    """The unconscious, the dying and the stunned neither drop things nor speak (SF-OTHER-3)."""
    if not fighter.present:
        yield no("SF-DEATH-16", "gone", who=fighter.id)
    elif fighter.marks & SPEECHLESS:
        yield no("SF-OTHER-3", "unconscious", who=fighter.id)


class Drop(Deed):
    """Let held things fall onto the own or an adjacent square, without an action (SF-OTHER-1)."""

    id = "drop"
    group = "item"
    cost = "free"
    rule = "SF-OTHER-1"
    readiable = False
    ends_casting = False

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        def among() -> Sequence[str]:
            return held_items(fighter)

        def around() -> list[Spot]:
            place, grid = fighter.place, combat.ground.grid
            return [
                (x, y)
                for y in range(place.y - 1, place.y + place.deep + 1)
                for x in range(place.x - 1, place.x + place.wide + 1)
                if grid.has(x, y)
            ]

        return {"items": SeveralOf(among, type="item"), "to": Place(around, optional=True)}

    def unable(self, combat: Combat, fighter: Fighter, values: Values) -> Iterator[Refusal]:
        return why_speechless(fighter)

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        if not held_items(fighter):
            yield no("SF-OTHER-1", "no_item", who=fighter.id)
        if "to" in values:
            x, y = values["to"]
            place, grid = fighter.place, combat.ground.grid
            near = place.x - 1 <= x <= place.x + place.wide and place.y - 1 <= y <= place.y + place.deep
            if not near or not grid.has(x, y):
                yield no("SF-OTHER-1", "blocked", x=x, y=y)

    def play(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        """No window opens for it (SF-OTHER-3)."""
        for name in values["items"]:
            if name in fighter.items:
                let_fall(scene, fighter, str(name), values.get("to"))
        yield from ()


OBJECTS: Sequence[Deed] = (
    Draw(), Sheathe(), ChangeGrip(), Reload(), SetMode(), ActivateItem(), TakeOut(), Stow(), PickUp(), OpenDoor(),
    CloseDoor(), Unlock(), Drop(),
)  # fmt: skip
