"""What the Judge can decree and rule: anything in the fight, at any moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from affray.core.actions import Edit
from affray.core.changes import Amount, Whom, everybody, wanted
from affray.core.events import ValueSet
from affray.core.fields import Field, Number, OneOf, Text, YesNo, words
from affray.core.places import Place
from affray.core.refusals import Refusal, Values, refuse
from affray.core.scene import Scene
from affray.core.script import Script
from affray.rulesets.intake import RESERVED
from affray.space.facing import Facing

from ..body.conditions import displaced, for_rounds, gain, lose, until_own_initiative
from ..body.damage import come_to, fall, leave, settle_down, slay
from ..ground.board import STRAIGHT, facings_of, lay_out, may_stand, on_map, put, take_up
from ..ground.engagement import stir
from ..ground.stepping import settle
from ..model.conditions import BY_DECREE, CONDITIONS
from ..model.events import Ruled
from ..model.kinds import Status, WardKind
from ..model.scenario import Placed
from ..model.stats import Combat, Condition, Ward, Warrior
from ..reactions.interrupts import DECREE, note_step, watching
from ..time.count import LOWEST
from .recruits import Recruits


def somebody(combat: Combat) -> OneOf:
    def among() -> Sequence[str]:
        return list(combat.warriors)

    return OneOf(among, type="combatant")


def tell(scene: Scene[Any], what: str, of: str, value: str, rule: str) -> None:
    if scene.recording and scene.family[0] is scene:
        scene.tell(Ruled(what, of, value, rules=(rule,)))


def altered(scene: Scene[Any], change: Callable[[], None]) -> Script[None]:
    """Change something by decree; what that brings about is set off at once: the triggers of readied opponents of the
    one who acts are met, and whoever is newly engaged from behind may turn (ACKS-READY-20, ACKS-ENGAGE-16)."""
    combat: Combat = scene.state
    mover = combat.warriors.get(combat.acting)
    seen = {} if mover is None else watching(combat, mover)
    place = None if mover is None else mover.place
    stir(combat)
    change()
    if mover is not None and mover.status == "active":
        note_step(combat, mover, seen, DECREE if mover.place != place else "")
    return settle(scene)


class WarriorEdit(Edit[Combat]):
    """A decree about one combatant, `of`."""

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        return {"of": somebody(scene.state), **self.more_fields(scene.state)}

    def more_fields(self, combat: Combat) -> Mapping[str, Field]:
        return {}

    def apply(self, scene: Scene[Any], values: Values) -> Script[None] | None:
        def change() -> None:
            for name in everybody(values["of"]):
                self.change(scene, scene.state.warriors[name], values)

        return altered(scene, change)

    def change(self, scene: Scene[Any], warrior: Warrior, values: Values) -> None:
        """What becomes true at once."""


class SetHp(WarriorEdit):
    """Set hit points; 0 or fewer lays somebody low, more brings it back."""

    id = "hp"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        def among() -> Sequence[str]:
            return list(scene.state.warriors)

        return {"of": Whom(among), "to": Amount(-200, 2000)}

    def change(self, scene: Scene[Any], warrior: Warrior, values: Values) -> None:
        was, wish = warrior.hp, wanted(warrior.hp, values["to"])
        put_hp(scene, warrior, wish)
        if scene.recording and scene.family[0] is scene:
            rest = "" if warrior.hp == wish else str(wish)
            scene.tell(ValueSet(warrior.id, "hp", str(was), str(warrior.hp), rest, rules=("CORE-OVERRULE",)))


def put_hp(scene: Scene[Any], warrior: Warrior, value: int) -> None:
    """At most the maximum; 0 or fewer lays somebody low, more brings it back (ACKS-DEATH-1)."""
    warrior.hp = max(-200, min(value, warrior.card.hp_max))
    if warrior.hp <= 0 and warrior.status in ("active", "surrendered"):
        fall(scene, warrior, "")
    elif warrior.hp > 0 and warrior.status in ("unconscious", "dead", "destroyed"):
        come_to(scene, warrior)


class SetPlace(WarriorEdit):
    """Put somebody somewhere, facing a direction; a forced move breaks readiness (ACKS-READY-12)."""

    id = "place"

    def more_fields(self, combat: Combat) -> Mapping[str, Field]:
        return {
            "to": Place(squares_of(combat)),
            "facing": words(*(each.name for each in Facing), type="direction"),
            "height": Number(-500, 500, optional=True),
            "forced": YesNo(optional=True),
        }

    def why_not(self, scene: Scene[Any], values: Values) -> Iterator[Refusal]:
        combat: Combat = scene.state
        if "of" in values and "to" in values:
            warrior = combat.warriors[values["of"]]
            facing = facing_for(warrior, values)
            there = lay_out(warrior, values["to"], facing)
            if not on_map(combat, there) or not may_stand(combat, warrior, there):
                yield refuse("CORE-EDIT-PLACE", of=warrior.id)

    def change(self, scene: Scene[Any], warrior: Warrior, values: Values) -> None:
        facing = facing_for(warrior, values)
        if warrior.status == "fled":
            warrior.status = "active"
        put(scene.state.ground, warrior, lay_out(warrior, values["to"], facing), facing, values.get("height"))
        if values.get("forced"):
            displaced(scene, warrior)


def facing_for(warrior: Warrior, values: Values) -> Facing:
    """As decreed; a big body keeps a straight facing."""
    facing = Facing[values["facing"]] if "facing" in values else warrior.facing
    return facing if facing in facings_of(warrior) or facing in STRAIGHT else warrior.facing


class GiveCondition(WarriorEdit):
    """Give somebody a condition, or take it away."""

    id = "condition"

    def more_fields(self, combat: Combat) -> Mapping[str, Field]:
        def sources() -> Sequence[str]:
            return list(combat.warriors)

        return {
            "name": words(*BY_DECREE, optional=False),
            "on": YesNo(optional=True, default=True),
            "source": OneOf(sources, optional=True, type="combatant"),
            "rounds": Number(1, 1000, optional=True),
        }

    def change(self, scene: Scene[Any], warrior: Warrior, values: Values) -> None:
        if not values.get("on", True):
            lose(scene, warrior, values["name"])
            return
        until = for_rounds(scene.state, values["rounds"]) if "rounds" in values else None
        if until is None and CONDITIONS[values["name"]].lasts == "initiative":
            until = until_own_initiative(scene.state, warrior)
        gain(scene, warrior, Condition(values["name"], values.get("source", ""), until))


class SetWard(WarriorEdit):
    """Protect somebody by a ward, or lift all its wards."""

    id = "ward"

    def more_fields(self, combat: Combat) -> Mapping[str, Field]:
        return {"on": YesNo()}

    def change(self, scene: Scene[Any], warrior: Warrior, values: Values) -> None:
        warrior.wards = [Ward(WardKind(), spell="ward")] if values["on"] else []


class SetNumber(WarriorEdit):
    """Correct an initiative number; whoever was called already is not called again."""

    id = "number"

    def more_fields(self, combat: Combat) -> Mapping[str, Field]:
        return {"to": Number(-10, 30)}

    def change(self, scene: Scene[Any], warrior: Warrior, values: Values) -> None:
        put_number(scene, warrior, values["to"])


def put_number(scene: Scene[Any], warrior: Warrior, value: int) -> None:
    """Nobody gets a second segment by it or loses the one it has: who has still to be called is called later than now,
    who delays may still join (ACKS-ROUND-2, ACKS-DELAY-10)."""
    combat: Combat = scene.state
    warrior.number = value
    if combat.stage not in ("call", "segments"):
        return
    if warrior.segment == "delaying":
        warrior.number = max(value, 1 - combat.count)
    if warrior.number_called:
        return
    if warrior.id in combat.due and warrior.number < combat.count:
        combat.due.remove(warrior.id)
    late = combat.stage == "segments" and warrior.id not in combat.due
    warrior.number = max(LOWEST, min(warrior.number, combat.count - late))


class SetStatus(WarriorEdit):
    """Declare somebody fled, surrendered, dead, or active again (ACKS-MOVE-12, ACKS-MORALE-11)."""

    id = "status"

    def more_fields(self, combat: Combat) -> Mapping[str, Field]:
        return {"to": words("active", "fled", "surrendered", "dead", optional=False)}

    def change(self, scene: Scene[Any], warrior: Warrior, values: Values) -> None:
        put_status(scene, warrior, values["to"])


def put_status(scene: Scene[Any], warrior: Warrior, to: Status) -> None:
    """Out of the fight, or back in it from the next round on."""
    returns = warrior.status == "fled" and to != "fled"
    if to == "dead":
        slay(scene, warrior, "ACKS-DEATH-7")
    elif to != "active":
        leave(scene, warrior, to, "ACKS-MOVE-12" if to == "fled" else "ACKS-MORALE-11")
        returns = to == "surrendered"
    elif warrior.status != "active":
        warrior.hp = max(1, warrior.hp)
        warrior.status, warrior.segment = "active", "lost"
        take_up(scene.state.ground, warrior)
        returns = True
    if returns:
        settle_down(scene, warrior)


class AdjustMorale(WarriorEdit):
    """The Judge's adjustment of somebody's, or its group's, morale rolls (ACKS-MORALE-6)."""

    id = "morale"

    def more_fields(self, combat: Combat) -> Mapping[str, Field]:
        return {"by": Number(-12, 12)}

    def change(self, scene: Scene[Any], warrior: Warrior, values: Values) -> None:
        scene.state.adjustments[scene.state.band(warrior)] = values["by"]
        tell(scene, "morale", warrior.id, str(values["by"]), "ACKS-MORALE-6")


class NoQuarter(Edit[Combat]):
    """A side that cannot retreat and whose surrender is not accepted (ACKS-MORALE-6)."""

    id = "no_quarter"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        combat: Combat = scene.state
        return {"side": words(*combat.sides(), optional=False, type="side"), "on": YesNo()}

    def apply(self, scene: Scene[Any], values: Values) -> None:
        scene.state.adjustments[f"no_quarter {values['side']}"] = int(values["on"])
        tell(scene, "no_quarter", values["side"], "yes" if values["on"] else "no", "ACKS-MORALE-6")


class Peace(Edit[Combat]):
    """Declare two sides not hostile to each other, or hostile again (ACKS-ROUND-5)."""

    id = "peace"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        combat: Combat = scene.state
        sides = words(*combat.sides(), optional=False, type="side")
        return {"one": sides, "other": sides, "on": YesNo()}

    def apply(self, scene: Scene[Any], values: Values) -> Script[None]:
        combat: Combat = scene.state
        pair = (values["one"], values["other"])

        def change() -> None:
            combat.peace = tuple(each for each in combat.peace if set(each) != set(pair))
            if values["on"] and pair[0] != pair[1]:
                combat.peace = (*combat.peace, pair)

        script = altered(scene, change)
        tell(scene, "peace", values["one"], values["other"], "ACKS-ROUND-5")
        return script


class Join(Edit[Combat]):
    """Somebody joins, of a stat block of the bestiary or like one that is there. It acts from the next round on."""

    id = "join"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        combat: Combat = scene.state

        def kinds() -> Sequence[str]:
            return [*combat.warriors, *(name for name in combat.bestiary.blocks if name not in combat.warriors)]

        return {
            "like": OneOf(kinds, type="kind"), "id": Text(30), "at": Place(squares_of(combat)),
            "side": Text(40, optional=True),
            "facing": words(*(each.name for each in Facing), type="direction", default="N"),
        }  # fmt: skip

    def why_not(self, scene: Scene[Any], values: Values) -> Iterator[Refusal]:
        combat: Combat = scene.state
        name = values.get("id")
        taken = (*combat.warriors, *RESERVED, *combat.sides())
        if name in taken:
            yield refuse("CORE-EDIT-NAME", id=name)
        if "like" in values and "at" in values and combat.ground.grid.has(*values["at"]):
            newcomer = self.newcomer(combat, {"id": "newcomer", **values})
            if not may_stand(combat, newcomer, newcomer.place):
                yield refuse("CORE-EDIT-PLACE", of=values.get("id", ""))
        elif "at" in values and not combat.ground.grid.has(*values["at"]):
            yield refuse("CORE-EDIT-PLACE", of=values.get("id", ""))

    def newcomer(self, combat: Combat, values: Values) -> Warrior:
        """A fresh copy, unhurt."""
        model = combat.warriors.get(values["like"])
        facing = Facing[values["facing"]] if "facing" in values else Facing.N
        if model is not None:
            card = replace(model.card, id=values["id"])
            side = values.get("side", model.side)
            warrior = Warrior(card, side, model.player, model.group, model.place, facing, card.hp_max)
            warrior.arms, warrior.hand = dict(model.arms), list(model.hand)
            warrior.ammo, warrior.castings = dict(model.ammo), dict(model.castings)
            warrior.hp_at_start, warrior.shield_ready = card.hp_max, card.shield
        else:
            block = combat.bestiary.blocks[values["like"]]
            side = values.get("side", block.side or next(iter(combat.sides())))
            entry = Placed(unit=values["like"], id=values["id"])
            warrior = Recruits(combat).warrior(entry, block, values["id"], side, ("combatants",))
        facing = facing if facing in facings_of(warrior) else Facing.N
        put(combat.ground, warrior, lay_out(warrior, values["at"], facing), facing)
        warrior.segment, warrior.number_called = "lost", True
        return warrior

    def apply(self, scene: Scene[Any], values: Values) -> Script[None]:
        combat: Combat = scene.state

        def change() -> None:
            newcomer = self.newcomer(combat, values)
            combat.warriors[newcomer.id] = newcomer
            combat.stirred[newcomer.id] = ()
            if newcomer.group:
                combat.groups[combat.band(newcomer)] = combat.groups.get(combat.band(newcomer), 0) + 1

        script = altered(scene, change)
        tell(scene, "join", values["id"], values["like"], "ACKS-ROUND-2")
        return script


def squares_of(combat: Combat) -> Callable[[], list[tuple[int, int]]]:
    """The squares on which somebody can stand."""
    return lambda: combat.ground.grid.points(combat.ground.grid.open)


EDITS: tuple[Edit[Combat], ...] = (
    SetHp(), SetPlace(), GiveCondition(), SetWard(), SetNumber(), SetStatus(), AdjustMorale(), NoQuarter(), Peace(),
    Join(),
)  # fmt: skip
