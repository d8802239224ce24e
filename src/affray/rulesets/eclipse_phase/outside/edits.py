"""What the game master can decree: anything in the fight, at any moment, and what the rules leave to him."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from affray.core.actions import Edit
from affray.core.changes import Amount, Whom, wanted
from affray.core.changes import everybody as names_of
from affray.core.events import ValueSet
from affray.core.fields import Field, Number, OneOf, Text, YesNo, words
from affray.core.notation import DicePool, read_pools
from affray.core.refusals import Refusal, Values, refuse
from affray.core.scene import Scene
from affray.core.script import Script
from affray.rulesets.settings import TABLE
from affray.space.field import Point

from ..actions.moving import set_door
from ..body.conditions import depart, gain, lose
from ..body.damage import fall
from ..body.stress import face
from ..ground.board import may_stand, somewhere
from ..model.catalogue import no
from ..model.conditions import CONDITIONS, DECREED, UNCONSCIOUS
from ..model.events import Ruled
from ..model.kinds import POOLS
from ..model.stats import ACTIVE, Combat, Fighter
from ..order.initiative import join
from ..order.slots import set_off
from .settings import GONE, SetAnything, come_back, place, put_damage

RESERVED = ("gm", TABLE)


def everybody(combat: Combat) -> OneOf:
    def among() -> Sequence[str]:
        return list(combat.fighters)

    return OneOf(among, type="combatant")


def follow_up(scene: Scene[Combat], script: Script[None] | None) -> Script[None]:
    """What a decree brings about by itself, then whoever waited for it."""
    if script is not None:
        yield from script
    yield from set_off(scene)


class FighterEdit(Edit[Combat]):
    """A decree about one combatant, `of`."""

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        return {"of": everybody(scene.state), **self.more_fields(scene.state)}

    def more_fields(self, combat: Combat) -> Mapping[str, Field]:
        return {}

    def apply(self, scene: Scene[Any], values: Values) -> Script[None] | None:
        fighter: Fighter = scene.state.fighters[values["of"]]
        return follow_up(scene, self.change(scene, fighter, values))

    def change(self, scene: Scene[Any], fighter: Fighter, values: Values) -> Script[None] | None:
        """What becomes true at once, or a script of what follows."""
        return None


class SetNumber(FighterEdit):
    """Set one number of a combatant: `wounds`, `traumas` or `initiative_mod`."""

    def __init__(self, name: str, low: int, high: int) -> None:
        self.id, self.low, self.high = name, low, high

    def more_fields(self, combat: Combat) -> Mapping[str, Field]:
        return {"to": Number(self.low, self.high)}

    def change(self, scene: Scene[Any], fighter: Fighter, values: Values) -> None:
        setattr(fighter, self.id, values["to"])


class SetCount(SetNumber):
    """Move somebody in the order; from the next turn on, as every change of a count (EP-INIT-8, EP-EXTRA-9)."""

    def __init__(self) -> None:
        super().__init__("count", -100, 100)

    def change(self, scene: Scene[Any], fighter: Fighter, values: Values) -> None:
        fighter.decreed_count = values["to"]


class SetDamage(Edit[Combat]):
    """Set the damage of one or several, or change it by some; they fall or die accordingly (EP-DEATH-1, EP-DEATH-2)."""

    id = "damage"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        return {"of": Whom(everybody(scene.state).among), "to": Amount(0, 3000)}

    def apply(self, scene: Scene[Any], values: Values) -> Script[None]:
        for who in names_of(values["of"]):
            was = scene.state.fighters[who].damage
            wish = wanted(was, values["to"])
            put_damage(scene, who, wish)
            now = scene.state.fighters[who].damage
            if scene.recording and scene is scene.family[0]:
                rest = "" if now == wish else str(wish)
                scene.tell(ValueSet(who, "damage", str(was), str(now), rest, rules=("CORE-OVERRULE",)))
        return follow_up(scene, None)


class Stress(FighterEdit):
    """A source of stress appears: `1d10`, or `1d10/2` with what is suffered in any case (EP-STRESS-1)."""

    id = "stress"

    def more_fields(self, combat: Combat) -> Mapping[str, Field]:
        return {"value": Text(), "by": OneOf(everybody(combat).among, optional=True, type="combatant")}

    def why_not(self, scene: Scene[Any], values: Values) -> Iterator[Refusal]:
        if "value" in values and None in stress_values(str(values["value"])):
            yield refuse("CORE-FIELD", field="value", value=values["value"], among=("1d10", "1d10/2"))

    def change(self, scene: Scene[Any], fighter: Fighter, values: Values) -> Script[None]:
        value, least = stress_values(str(values["value"]))
        return face(scene, fighter.id, value or (), least or (), str(values.get("by", "")))


def stress_values(text: str) -> tuple[tuple[DicePool, ...] | None, tuple[DicePool, ...] | None]:
    """What a failed check costs, and what is suffered even on success."""
    value, slash, least = text.partition("/")
    return read_pools(value), read_pools(least) if slash else ()


class Fall(FighterEdit):
    """Somebody falls so many metres (EP-DMG-8)."""

    id = "fall"

    def more_fields(self, combat: Combat) -> Mapping[str, Field]:
        return {"metres": Number(1, 1000)}

    def change(self, scene: Scene[Any], fighter: Fighter, values: Values) -> Script[None]:
        return fall(scene, fighter.id, values["metres"])


class Temporary(FighterEdit):
    """Points of a temporary effect; all of them for one pool are at most five (EP-POOL-13)."""

    id = "temporary"

    def more_fields(self, combat: Combat) -> Mapping[str, Field]:
        return {"pool": words(*POOLS, optional=False), "to": Number(0, 5)}

    def change(self, scene: Scene[Any], fighter: Fighter, values: Values) -> None:
        fighter.temporary = {**fighter.temporary, values["pool"]: values["to"]}


class SetPool(FighterEdit):
    """Set the points of a pool; so also a recharge (EP-POOL-12)."""

    id = "pool"

    def more_fields(self, combat: Combat) -> Mapping[str, Field]:
        return {"pool": words(*POOLS, optional=False), "to": Number(0, 15)}

    def change(self, scene: Scene[Any], fighter: Fighter, values: Values) -> None:
        fighter.pools = {**fighter.pools, values["pool"]: values["to"]}


class SetThreat(Edit[Combat]):
    """Set the points of a shared Threat pool (EP-POOL-14)."""

    id = "threat"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        combat: Combat = scene.state
        known = dict.fromkeys([*combat.threat, *(x.card.threat_group for x in combat.fighters.values())])
        return {"group": words(*(each for each in known if each), optional=False, type="side"), "to": Number(0, 100)}

    def apply(self, scene: Scene[Any], values: Values) -> None:
        scene.state.threat[values["group"]] = values["to"]


class SetPlace(FighterEdit):
    """Put somebody somewhere."""

    id = "place"

    def more_fields(self, combat: Combat) -> Mapping[str, Field]:
        return {"to": somewhere(combat)}

    def why_not(self, scene: Scene[Any], values: Values) -> Iterator[Refusal]:
        combat: Combat = scene.state
        if "of" in values and "to" in values:
            if not may_stand(combat, combat.fighters[values["of"]], Point(*values["to"])):
                yield refuse("CORE-EDIT-PLACE", of=values["of"])

    def change(self, scene: Scene[Any], fighter: Fighter, values: Values) -> None:
        place(scene, fighter.id, Point(*values["to"]))


class GiveCondition(FighterEdit):
    """Put a condition on somebody, perhaps for some turns (EP-COND-1)."""

    id = "condition"

    def more_fields(self, combat: Combat) -> Mapping[str, Field]:
        return {
            "name": words(*DECREED, optional=False),
            "level": Number(0, 30, optional=True, default=0),
            "turns": Number(1, 10_000, optional=True),
        }

    def change(self, scene: Scene[Any], fighter: Fighter, values: Values) -> None:
        gain(scene, fighter.id, values["name"], "", values.get("level", 0), values.get("turns", 0))


class LiftCondition(FighterEdit):
    """Take a condition away."""

    id = "lift"

    def more_fields(self, combat: Combat) -> Mapping[str, Field]:
        return {"name": words(*CONDITIONS.names, optional=False)}

    def why_not(self, scene: Scene[Any], values: Values) -> Iterator[Refusal]:
        if "of" in values and values.get("name") == "prone":
            if scene.state.fighters[values["of"]].marks & UNCONSCIOUS:
                yield no("EP-COND-12", "prone", who=values["of"])

    def change(self, scene: Scene[Any], fighter: Fighter, values: Values) -> None:
        lose(scene, fighter.id, values["name"], "")


class SetStatus(FighterEdit):
    """Declare somebody gone, dead, or back in the fight (EP-SEQ-10)."""

    id = "status"

    def more_fields(self, combat: Combat) -> Mapping[str, Field]:
        return {"to": words(ACTIVE, *GONE, optional=False)}

    def change(self, scene: Scene[Any], fighter: Fighter, values: Values) -> None:
        if values["to"] != ACTIVE:
            depart(scene, fighter.id, values["to"])
        elif fighter.status not in (ACTIVE, "absent"):
            come_back(scene, fighter)


class Remove(FighterEdit):
    """Take somebody out of the scene (EP-SEQ-10)."""

    id = "remove"

    def change(self, scene: Scene[Any], fighter: Fighter, values: Values) -> None:
        depart(scene, fighter.id, "removed")


class Join(Edit[Combat]):
    """Somebody enters the scene and rolls Initiative: one who was away, or another of a sheet (EP-SEQ-9)."""

    id = "join"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        combat: Combat = scene.state

        def among() -> Sequence[str]:
            return [*self.away(combat), *(name for name in combat.bestiary.sheets if name not in self.away(combat))]

        place = somewhere(combat, optional=True, opens=True)
        kind, word = OneOf(among, type="kind"), Text(40, optional=True)
        return {"of": kind, "at": place, "side": word, "id": word}

    def away(self, combat: Combat) -> list[str]:
        return [name for name, each in combat.fighters.items() if each.status in ("absent", "fled", "removed")]

    def why_not(self, scene: Scene[Any], values: Values) -> Iterator[Refusal]:
        combat: Combat = scene.state
        who = values.get("of", "")
        name, side = str(values.get("id", "")).strip(), str(values.get("side", "")).strip()
        taken = (*combat.sides(), *RESERVED)
        if name and (name in combat.fighters or name in taken or " " in name):
            yield refuse("CORE-EDIT-NAME", id=name)
        if side and (side in combat.fighters or side in RESERVED):
            yield refuse("CORE-EDIT-NAME", id=side)
        if not combat.bestiary.sheets and not self.away(combat):
            yield refuse("CORE-EDIT-GONE", of=who)
        elif who and who not in self.away(combat) and "at" not in values:
            yield refuse("CORE-EDIT-GONE" if who in combat.fighters else "CORE-EDIT-PLACE", of=who)
        if "of" in values and "at" in values:
            fighter = self.newcomer(combat, values)
            if not may_stand(combat, fighter, Point(*values["at"])):
                yield refuse("CORE-EDIT-PLACE", of=who)

    def newcomer(self, combat: Combat, values: Values) -> Fighter:
        """Whoever was away, or a fresh one of the sheet."""
        who = values["of"]
        if who in self.away(combat):
            return combat.fighters[who]
        sheet = combat.bestiary.sheets[who]
        name = str(values.get("id", "")).strip() or free_name(combat, who)
        fighter = sheet.clone()
        fighter.card = replace(sheet.card, id=name)
        fighter.id, fighter.status = name, "absent"
        fighter.side = str(values.get("side", sheet.side)).strip() or combat.sides()[0]
        return fighter

    def apply(self, scene: Scene[Any], values: Values) -> Script[None]:
        combat: Combat = scene.state
        fighter = self.newcomer(combat, values)
        combat.fighters[fighter.id] = fighter
        if "at" in values:
            place(scene, fighter.id, Point(values["at"][0], values["at"][1], fighter.pos.z))
        return follow_up(scene, join(scene, fighter.id))


def free_name(combat: Combat, sheet: str) -> str:
    """The second and further copies of one sheet get a number."""
    number, name = 2, sheet
    while name in combat.fighters:
        name, number = f"{sheet}_{number}", number + 1
    return name


class Met(FighterEdit):
    """Say that the condition for which somebody waits is met (part 2.5)."""

    id = "met"

    def why_not(self, scene: Scene[Any], values: Values) -> Iterator[Refusal]:
        combat: Combat = scene.state
        waiting = [name for name in combat.waiting if waits_for_word(combat.fighters[name])]
        if not waiting or ("of" in values and values["of"] not in waiting):
            yield no("EP-DELAY-3", of=values.get("of", ""))

    def change(self, scene: Scene[Any], fighter: Fighter, values: Values) -> None:
        if fighter.delay is not None:
            fighter.delay = replace(fighter.delay, met=True)
            scene.tell(Ruled("met", fighter.id, fighter.delay.condition, rules=("EP-DELAY-3",)))


def waits_for_word(fighter: Fighter) -> bool:
    return fighter.delay is not None and fighter.delay.condition.startswith("custom:")


class GrantQuick(FighterEdit):
    """Grant another quick action in this slot (EP-ACT-4)."""

    id = "grant_quick"

    def change(self, scene: Scene[Any], fighter: Fighter, values: Values) -> None:
        fighter.budget.quick_granted += 1
        scene.tell(Ruled("grant_quick", fighter.id, "", rules=("EP-ACT-4",)))


class SetAmmo(FighterEdit):
    """Set the shots in a weapon."""

    id = "ammo"

    def more_fields(self, combat: Combat) -> Mapping[str, Field]:
        known = dict.fromkeys(name for each in combat.fighters.values() for name in each.arms)
        return {"weapon": words(*known, optional=False), "to": Number(0, 10_000)}

    def why_not(self, scene: Scene[Any], values: Values) -> Iterator[Refusal]:
        combat: Combat = scene.state
        if "of" in values and "weapon" in values and values["weapon"] not in combat.fighters[values["of"]].arms:
            yield no("EP-ACT-8", of=values["of"])

    def change(self, scene: Scene[Any], fighter: Fighter, values: Values) -> None:
        fighter.ammo = {**fighter.ammo, values["weapon"]: values["to"]}


class SetReady(SetAmmo):
    """Put a weapon into a hand, or away."""

    id = "ready"

    def more_fields(self, combat: Combat) -> Mapping[str, Field]:
        return {"weapon": super().more_fields(combat)["weapon"], "on": YesNo()}

    def change(self, scene: Scene[Any], fighter: Fighter, values: Values) -> None:
        fighter.ready = [name for name in fighter.ready if name != values["weapon"]]
        if values["on"]:
            fighter.ready = [*fighter.ready, values["weapon"]]


class SetDoor(Edit[Combat]):
    """Open or close a door."""

    id = "door"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        combat: Combat = scene.state
        doors = [each.id for each in combat.features.values() if each.kind == "door"]
        return {"door": words(*doors, optional=False), "open": YesNo()}

    def apply(self, scene: Scene[Any], values: Values) -> Script[None]:
        set_door(values["door"], values["open"], scene.state)
        return follow_up(scene, None)


class Close(Edit[Combat]):
    """Close the action sequence after this slot: free-form time (EP-SEQ-7)."""

    id = "close"

    def why_not(self, scene: Scene[Any], values: Values) -> Iterator[Refusal]:
        if scene.state.phase == "closed":
            yield no("EP-SEQ-7")

    def apply(self, scene: Scene[Any], values: Values) -> None:
        scene.state.closing = True


EDITS: tuple[Edit[Combat], ...] = (
    SetDamage(), SetNumber("wounds", 0, 100), Stress(), SetNumber("traumas", 0, 100), Fall(), Temporary(),
    SetNumber("initiative_mod", -10, 10), SetCount(), SetPool(), SetThreat(), SetPlace(), GiveCondition(),
    LiftCondition(), SetStatus(), Remove(), Join(), Met(), GrantQuick(), SetAmmo(), SetReady(), SetDoor(), Close(),
    SetAnything(),
)  # fmt: skip
