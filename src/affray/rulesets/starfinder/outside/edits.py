"""What the game master can decree, and what anybody may do at any time: dropping things and speaking (SF-OTHER-1)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from affray.core.actions import Edit
from affray.core.changes import Amount, Whom, everybody, wanted
from affray.core.fields import Field, Number, OneOf, SeveralOf, Text, YesNo, somebody, words
from affray.core.refusals import Refusal, Values, refuse
from affray.core.scene import Abandoned, Scene
from affray.core.script import Option, Script
from affray.rulesets.decrees import CallTrigger, ChangeSides, Join, some_square
from affray.rulesets.settings import SetValue, tell_set
from affray.space.measure import Footprint

from ..actions import ACTIONS, PERFORM
from ..actions.deed import Deed
from ..body.conditions import darken, gain, lose_all
from ..body.hands import free_hands, hands_taken
from ..fight.movement import bring_down
from ..fight.putting import arrive, put_down, put_pools, take_off_field
from ..ground.board import fits
from ..model.catalogue import no
from ..model.conditions import GIVEN, HOLDS
from ..model.events import Ruled
from ..model.stats import Combat, Fighter
from ..order.initiative import join
from ..reactions.reacting import reactors
from ..time.moments import rounds
from ..time.windows import BEFORE, Happening, Step
from .cards import faults, recruit, supply
from .settings import POOLS, put_count, put_fact, subjects
from .surroundings import put_door, put_item_hp


def things(combat: Combat) -> list[str]:
    """The names of everything that somebody has or had."""
    own = [name for each in combat.fighters.values() for name in each.card.things]
    return list(dict.fromkeys([*own, *(name for each in combat.fighters.values() for name in each.items)]))


def tell_ruling(scene: Scene[Any], what: str, of: str, value: object, *rules: str) -> None:
    if scene.recording and scene.family[0] is scene:
        scene.tell(Ruled(what, of, str(value), rules=rules or ("SF-GEN-5",)))


class SetPools(Edit[Combat]):
    """Set Hit Points, Stamina and Resolve; 0 Hit Points lay somebody low, more bring it back from any state."""

    id = "hp"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        return {
            "of": Whom(lambda: list(scene.state.fighters)),
            "to": Amount(0, 2000),
            "sp": Amount(0, 2000, optional=True),
            "rp": Amount(0, 2000, optional=True),
            "temp": Amount(0, 2000, optional=True),
        }

    def apply(self, scene: Scene[Any], values: Values) -> Script[None]:
        return chain([self.put(scene, scene.state.fighters[name], values) for name in everybody(values["of"])])

    def put(self, scene: Scene[Any], fighter: Fighter, values: Values) -> Script[None]:
        kept = {key: setting for key, setting in POOLS.items() if key in values}
        was = {key: setting.get(scene, fighter.id) for key, setting in kept.items()}
        wishes = {key: wanted(was[key], values[key]) for key in kept}
        script = put_pools(scene, fighter, {key: max(0, wish) for key, wish in wishes.items()})
        for key, setting in kept.items():
            if wishes[key] != was[key] or setting.get(scene, fighter.id) != was[key]:
                tell_set(scene, fighter.id, setting, was[key], wishes[key])
        return script


class SetPlace(Edit[Combat]):
    """Put somebody somewhere, also back on the battlefield."""

    id = "place"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        return {
            "of": somebody(scene.state.fighters),
            "to": some_square(scene.state),
            "altitude": Number(0, 2000, optional=True, default=0),
        }

    def why_not(self, scene: Scene[Any], values: Values) -> Iterator[Refusal]:
        combat: Combat = scene.state
        if "of" in values and "to" in values:
            fighter = combat.fighters[values["of"]]
            x, y = values["to"]
            place = Footprint(x, y, fighter.card.space, fighter.card.space)
            if not fits(combat, fighter, place, values.get("altitude", 0)):
                yield refuse("CORE-EDIT-PLACE", of=fighter.id)

    def apply(self, scene: Scene[Any], values: Values) -> Script[None]:
        return put_down(scene, scene.state.fighters[values["of"]], values["to"], values.get("altitude"))


class GiveCondition(Edit[Combat]):
    """Give somebody a condition, or take it away."""

    id = "condition"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        return {
            "of": somebody(scene.state.fighters),
            "name": words(*GIVEN, optional=False),
            "on": YesNo(optional=True, default=True),
            "source": somebody(scene.state.fighters, optional=True),
            "rounds": Number(1, 1000, optional=True),
            "value": Number(0, 1000, optional=True, default=0),
        }

    def why_not(self, scene: Scene[Any], values: Values) -> Iterator[Refusal]:
        held = values.get("name") in HOLDS and values.get("on", True)
        if held and "of" in values and "source" not in values:
            yield refuse("CORE-MISSING", field="source")

    def apply(self, scene: Scene[Any], values: Values) -> Script[None]:
        combat: Combat = scene.state
        fighter, name = combat.fighters[values["of"]], values["name"]
        if not values.get("on", True):
            lose_all(scene, fighter, name, "decree")
            return bring_down(scene)
        until = rounds(combat, values["rounds"]) if "rounds" in values and combat.order else None
        source = values.get("source", "")
        if gain(scene, fighter, name, source, until, values.get("value", 0)) and name in HOLDS:
            holder = combat.fighters[source]
            if fighter.id not in holder.grappling:
                holder.grappling.append(fighter.id)
        return bring_down(scene)


class SetCount(Edit[Combat]):
    """Give somebody a count and the place that goes with it, behind others of the same count."""

    id = "initiative"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        return {"of": somebody(scene.state.fighters), "count": Number(-50, 100)}

    def apply(self, scene: Scene[Any], values: Values) -> None:
        put_count(scene, values["of"], values["count"])
        tell_ruling(scene, "initiative", values["of"], values["count"], "SF-INIT-5")


class Flag(Edit[Combat]):
    """Something that is true of somebody or not: whether it has acted, holds its reaction, is surprised."""

    def __init__(self, id: str, attribute: str, rule: str) -> None:
        self.id, self.attribute, self.rule = id, attribute, rule

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        return {"of": somebody(scene.state.fighters), "on": YesNo(optional=True, default=True)}

    def apply(self, scene: Scene[Any], values: Values) -> None:
        fighter: Fighter = scene.state.fighters[values["of"]]
        put_fact(fighter, self.attribute, values.get("on", True))
        tell_ruling(scene, self.id, fighter.id, "yes" if values.get("on", True) else "no", self.rule)


class Aware(Flag):
    """Mark somebody aware or surprised before the fight; once it has begun, surprised is flat-footed (SF-INIT-1)."""

    def apply(self, scene: Scene[Any], values: Values) -> None:
        if scene.state.phase == "initiative":
            scene.state.fighters[values["of"]].aware = not values.get("on", True)
            tell_ruling(scene, self.id, values["of"], "yes" if values.get("on", True) else "no", self.rule)
            raise Abandoned  # who rolls now is another question; what was rolled stays
        else:
            super().apply(scene, values)


class SetItem(Edit[Combat]):
    """Change where somebody's thing is, what is loaded, or its Hit Points."""

    id = "item"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        return {
            "of": somebody(scene.state.fighters),
            "item": OneOf(partial(things, scene.state), type="item"),
            "location": words("held", "wielded", "accessible", "stowed", "worn"),
            "loaded": Number(0, 1000, optional=True),
            "hp": Number(0, 1000, optional=True),
        }

    def why_not(self, scene: Scene[Any], values: Values) -> Iterator[Refusal]:
        if "of" not in values or "item" not in values:
            return
        fighter: Fighter = scene.state.fighters[values["of"]]
        item = fighter.items.get(values["item"])
        if item is None:
            yield refuse("CORE-FIELD", field="item", value=values["item"], among=())
        elif item.kind.in_hand and values.get("location") in ("held", "wielded"):
            free = free_hands(fighter) + hands_taken(item)
            if free < (item.kind.hands if values["location"] == "wielded" else 1):
                yield no("SF-ITEM-3", "no_free_hand", who=fighter.id)

    def apply(self, scene: Scene[Any], values: Values) -> None:
        fighter: Fighter = scene.state.fighters[values["of"]]
        item = fighter.items[values["item"]]
        item.location = values.get("location", item.location)
        item.loaded = min(values.get("loaded", item.loaded), item.kind.capacity or 0)
        fighter.changed()
        if "hp" in values:
            put_item_hp(scene, f"{values['of']}.{values['item']}", values["hp"])


class SetUses(Edit[Combat]):
    """How often an ability can still be used, or how many slots of a level are left (`slot 1`)."""

    id = "uses"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        combat: Combat = scene.state

        def among() -> Sequence[str]:
            return list(dict.fromkeys(name for each in combat.fighters.values() for name in each.uses_left))

        return {"of": somebody(combat.fighters), "what": OneOf(among), "left": Number(0, 100)}

    def apply(self, scene: Scene[Any], values: Values) -> None:
        scene.state.fighters[values["of"]].uses_left[values["what"]] = values["left"]


class SetSide(ChangeSides):
    """Somebody changes sides (SF-GEN-6)."""

    def tell(self, scene: Scene[Any], of: str, to: str) -> None:
        tell_ruling(scene, "side", of, to, "SF-GEN-6")


class SetDoor(Edit[Combat]):
    """A door is open, closed or locked."""

    id = "door"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        combat: Combat = scene.state

        def among() -> Sequence[str]:
            return list(combat.doors)

        return {"of": OneOf(among, type="feature"), "to": words("open", "closed", "locked", optional=False)}

    def apply(self, scene: Scene[Any], values: Values) -> Script[None]:
        return put_door(scene, values["of"], values["to"])


class CallReadied(CallTrigger):
    """The game master confirms that somebody's readied trigger has occurred (SF-DP-37)."""

    rule = "SF-READY-7"
    window = BEFORE

    def answer(self, scene: Scene[Any], fighter: Any) -> Option:
        return PERFORM.option(scene, fighter)

    def happening(self, fighter: Any) -> Any:
        return Happening(fighter.id)

    def carry_out(self, scene: Scene[Any], fighter: Any, values: Values) -> Script[None]:
        yield from PERFORM.perform(scene, fighter, values)


class AtAnyTime(Edit[Combat]):
    """Dropping things and speaking outside the own turn: everybody may, without an action (SF-OTHER-1 to -3)."""

    def __init__(self, id: str) -> None:
        self.id = id

    @property
    def deed(self) -> Deed:
        return ACTIONS[self.id]

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        combat: Combat = scene.state
        if self.id == "speak":
            return {"of": somebody(combat.fighters), "words": Text(100_000)}
        items = SeveralOf(partial(things, combat), type="item")
        return {"of": somebody(combat.fighters), "items": items, "to": some_square(combat, optional=True)}

    def why_not(self, scene: Scene[Any], values: Values) -> Iterator[Refusal]:
        combat: Combat = scene.state
        if "of" not in values:
            return
        fighter = combat.fighters[values["of"]]
        given = {name: value for name, value in values.items() if name != "of"}
        yield from self.deed.unable(combat, fighter, given)
        yield from self.deed.forbids(combat, fighter, given, "free")
        for name in given.get("items", ()):
            if name not in fighter.items or not fighter.items[name].in_hand:
                yield no("SF-OTHER-1", "no_item", item=name)

    def apply(self, scene: Scene[Any], values: Values) -> Script[None]:
        given = {name: value for name, value in values.items() if name != "of"}
        return self.deed.play(scene, scene.state.fighters[values["of"]], given, "free")


class AddFighter(Join):
    """Somebody joins, like one that is there; it rolls its initiative at once (SF-INIT-6)."""

    def has_room(self, combat: Combat, newcomer: Fighter) -> bool:
        return fits(combat, newcomer, newcomer.place)

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        combat: Combat = scene.state

        def models() -> Sequence[str]:
            return list(dict.fromkeys([*combat.fighters, *combat.bestiary.blocks]))

        return {**super().fields(scene), "like": OneOf(models, type="kind")}

    def why_not(self, scene: Scene[Any], values: Values) -> Iterator[Refusal]:
        combat: Combat = scene.state
        block = combat.bestiary.blocks.get(values.get("like", ""))
        if block is not None and values["like"] not in combat.fighters:
            wrong = faults(block)
            if wrong:
                yield from wrong
                return
            if not block.side and "side" not in values and "at" in values:
                yield refuse("CORE-MISSING", field="side")
        yield from super().why_not(scene, values)

    def newcomer(self, combat: Combat, values: Values) -> Fighter:
        """A fresh copy: unhurt, with the things that the other one has now; or one of a stat block."""
        x, y = values["at"]
        like = combat.fighters.get(values["like"])
        if like is None:
            return recruit(combat, values["id"], combat.bestiary.blocks[values["like"]], (x, y), values.get("side", ""))
        card = replace(like.card, id=values["id"])
        place = Footprint(x, y, card.space, card.space)
        side = values.get("side", like.side)
        fighter = Fighter(card, side, like.controller, place, card.hp_max, card.sp_max, card.rp_max)
        for item in like.items.values():
            if item.owner == like.id:
                copy = item.clone()
                copy.owner, copy.loaded, copy.hp = fighter.id, item.kind.capacity or 0, item.kind.hp_max
                fighter.items[item.kind.id] = copy
        supply(fighter)
        return fighter

    def enter(self, scene: Scene[Combat], fighter: Fighter) -> Script[None]:
        scene.state.reactors, scene.state.crowd = reactors(scene.state), None
        darken(scene.state, fighter)
        if scene.state.phase in ("initiative", "latecomers"):
            raise Abandoned  # those who roll now are one more; what was rolled stays
        if not scene.state.surprise_round:
            yield from join(scene, fighter)
        yield from arrive(scene, fighter, Step(None, 0, fighter.place, fighter.altitude_ft))


class RemoveFighter(Edit[Combat]):
    """Somebody flees or is taken off the battlefield; it stays in the list as gone (SF-MORALE-1)."""

    id = "remove"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        return {"of": somebody(scene.state.fighters)}

    def apply(self, scene: Scene[Any], values: Values) -> None:
        take_off_field(scene, scene.state.fighters[values["of"]])


def chain(scripts: Sequence[Script[None]]) -> Script[None]:
    """One after the other."""
    for script in scripts:
        yield from script


EDITS: tuple[Edit[Combat], ...] = (
    SetPools(), SetPlace(), GiveCondition(), SetCount(), Flag("acted", "has_acted", "SF-REACT-7"),
    Flag("reaction", "budget.reaction", "SF-REACT-3"), Aware("surprise", "surprised", "SF-INIT-1"), SetItem(),
    SetUses(), SetSide(), SetDoor(), CallReadied(), AtAnyTime("drop"), AtAnyTime("speak"), AddFighter(),
    RemoveFighter(), SetValue(subjects),
)  # fmt: skip
