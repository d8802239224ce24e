"""What the Judge can decree and rule: anything in the fight, at any moment."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from affray.core.actions import Edit
from affray.core.fields import Field, Number, OneOf, Place, YesNo
from affray.core.refusals import Refusal, Values, refuse
from affray.core.scene import Scene
from affray.core.script import Script
from affray.space.facing import Facing

from .board import STRAIGHT, facings_of, lay_out, make_room, may_stand, put
from .conditions import for_rounds, gain, lose, shaken_up, until_own_initiative
from .damage import come_to, fall, leave, slay
from .deed import words
from .engagement import stir
from .events import Ruled
from .kinds import CONDITIONS, WardKind
from .stats import Combat, Condition, Ward, Warrior
from .stepping import settle


def somebody(combat: Combat) -> OneOf:
    def among() -> Sequence[str]:
        return list(combat.warriors)

    return OneOf(among)


def tell(scene: Scene[Any], what: str, of: str, value: str, rule: str) -> None:
    if scene.recording and scene.family[0] is scene:
        scene.tell(Ruled(what, of, value, rules=(rule,)))


class WarriorEdit(Edit[Combat]):
    """A decree about one combatant, `of`."""

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        return {"of": somebody(scene.state), **self.more_fields(scene.state)}

    def more_fields(self, combat: Combat) -> Mapping[str, Field]:
        return {}

    def apply(self, scene: Scene[Any], values: Values) -> Script[None] | None:
        warrior: Warrior = scene.state.warriors[values["of"]]
        stir(scene.state)
        self.change(scene, warrior, values)
        return settle(scene)

    def change(self, scene: Scene[Any], warrior: Warrior, values: Values) -> None:
        """What becomes true at once."""


class SetHp(WarriorEdit):
    """Set hit points; 0 or fewer lays somebody low, more brings it back."""

    id = "hp"

    def more_fields(self, combat: Combat) -> Mapping[str, Field]:
        return {"to": Number(-200, 2000)}

    def change(self, scene: Scene[Any], warrior: Warrior, values: Values) -> None:
        warrior.hp = min(values["to"], warrior.card.hp_max)
        if warrior.hp <= 0 and warrior.status == "active":
            fall(scene, warrior, "")
        elif warrior.hp > 0 and warrior.status in ("unconscious", "dead", "destroyed"):
            come_to(scene, warrior)


class SetPlace(WarriorEdit):
    """Put somebody somewhere, facing a direction; a forced move breaks readiness (ACKS-READY-12)."""

    id = "place"

    def more_fields(self, combat: Combat) -> Mapping[str, Field]:
        def squares() -> list[tuple[int, int]]:
            return combat.ground.grid.points(combat.ground.grid.open)

        return {
            "to": Place(squares),
            "facing": words(*(each.name for each in Facing)),
            "height": Number(-500, 500, optional=True),
            "forced": YesNo(optional=True),
        }

    def why_not(self, scene: Scene[Any], values: Values) -> Iterator[Refusal]:
        combat: Combat = scene.state
        if "of" in values and "to" in values:
            warrior = combat.warriors[values["of"]]
            facing = facing_for(warrior, values)
            if not may_stand(combat, warrior, lay_out(warrior, values["to"], facing)):
                yield refuse("CORE-EDIT-PLACE", of=warrior.id)

    def change(self, scene: Scene[Any], warrior: Warrior, values: Values) -> None:
        facing = facing_for(warrior, values)
        put(scene.state.ground, warrior, lay_out(warrior, values["to"], facing), facing)
        warrior.elevation = values.get("height", warrior.elevation)
        if warrior.status == "fled":
            warrior.status = "active"
        elif warrior.status not in ("active", "surrendered"):
            warrior.ahead = 0
        if values.get("forced"):
            shaken_up(scene, warrior, spells_too=False)


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
            "name": words(*(each for each in CONDITIONS if each != "unconscious"), optional=False),
            "on": YesNo(optional=True),
            "source": OneOf(sources, optional=True),
            "rounds": Number(1, 1000, optional=True),
        }

    def change(self, scene: Scene[Any], warrior: Warrior, values: Values) -> None:
        if not values.get("on", True):
            lose(scene, warrior, values["name"])
            return
        until = for_rounds(scene.state, values["rounds"]) if "rounds" in values else None
        if values["name"] == "disordered" and until is None:
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
        warrior.number = values["to"]
        combat: Combat = scene.state
        if combat.stage not in ("call", "segments") or warrior.number_called:
            return
        if warrior.id in combat.due and warrior.number < combat.count:
            combat.due.remove(warrior.id)
        late = combat.stage == "segments" and warrior.id not in combat.due
        warrior.number = min(warrior.number, combat.count - late)


class SetStatus(WarriorEdit):
    """Declare somebody fled, surrendered, dead, or active again (ACKS-MOVE-12, ACKS-MORALE-11)."""

    id = "status"

    def more_fields(self, combat: Combat) -> Mapping[str, Field]:
        return {"to": words("active", "fled", "surrendered", "dead", optional=False)}

    def change(self, scene: Scene[Any], warrior: Warrior, values: Values) -> None:
        to = values["to"]
        if warrior.status == "fled" and to != "fled":
            put(scene.state.ground, warrior, warrior.place, warrior.facing)
            make_room(scene.state, warrior)
        if to == "dead":
            slay(scene, warrior, "ACKS-DEATH-7")
        elif to != "active":
            leave(scene, warrior, to, "ACKS-MOVE-12" if to == "fled" else "ACKS-MORALE-11")
            if to == "surrendered":
                make_room(scene.state, warrior)
        elif warrior.status != "active":
            warrior.hp = max(1, warrior.hp)
            warrior.status, warrior.segment = "active", "lost"
            put(scene.state.ground, warrior, warrior.place, warrior.facing)
            make_room(scene.state, warrior)


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
        return {"side": words(*combat.sides(), optional=False), "on": YesNo()}

    def apply(self, scene: Scene[Any], values: Values) -> None:
        scene.state.adjustments[f"no_quarter {values['side']}"] = int(values["on"])
        tell(scene, "no_quarter", values["side"], "yes" if values["on"] else "no", "ACKS-MORALE-6")


class Peace(Edit[Combat]):
    """Declare two sides not hostile to each other, or hostile again (ACKS-ROUND-5)."""

    id = "peace"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        combat: Combat = scene.state
        sides = words(*combat.sides(), optional=False)
        return {"one": sides, "other": sides, "on": YesNo()}

    def apply(self, scene: Scene[Any], values: Values) -> None:
        combat: Combat = scene.state
        pair = (values["one"], values["other"])
        combat.peace = tuple(each for each in combat.peace if set(each) != set(pair))
        if values["on"] and pair[0] != pair[1]:
            combat.peace = (*combat.peace, pair)
        tell(scene, "peace", values["one"], values["other"], "ACKS-ROUND-5")


EDITS: tuple[Edit[Combat], ...] = (
    SetHp(), SetPlace(), GiveCondition(), SetWard(), SetNumber(), SetStatus(), AdjustMorale(), NoQuarter(), Peace(),
)  # fmt: skip
