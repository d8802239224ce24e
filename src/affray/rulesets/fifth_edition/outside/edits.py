"""What the game master can decree and rule: hit points, places, conditions, cover, who is there (E5-GEN-4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from affray.core.actions import Edit
from affray.core.changes import Amount, Whom, everybody, wanted
from affray.core.fields import Field, Number, OneOf, Text, YesNo, somebody, words
from affray.core.modifiers import Modifier
from affray.core.notation import read_pool
from affray.core.refusals import Refusal, Values, refuse
from affray.core.scene import Scene
from affray.core.script import Option, Script
from affray.rulesets.decrees import CallTrigger, ChangeSides, Join, some_square
from affray.rulesets.settings import SetValue, tell_set
from affray.space.measure import Footprint

from ..actions import RESPOND
from ..actions.standard import help_tasks
from ..body.conditions import gain, lose_all
from ..body.dice import Edge, d20
from ..body.follow import NOWHERE, follow_up
from ..body.settling import give_away, reveal
from ..fight.movement import leave_field
from ..ground.board import fits, space_at
from ..magic.aiming import breakable
from ..model.battlefield import COVER
from ..model.conditions import CONDITIONS
from ..model.events import Reacted, Ruled
from ..model.kinds import SQUARES
from ..model.reading import TYPES, Notation
from ..model.stats import Combat, Fighter, Ongoing, Ruling
from ..order.initiative import join
from ..time.acting import while_able
from ..time.windows import Happening, Step, spend_reaction
from .cards import card_of, named_card
from .settings import COMMON, put_hp, put_temp_hp, settle_in, subjects
from .setup import controller_of, equip, reactors


def tell_ruling(scene: Scene[Any], what: str, of: str, value: str, *rules: str) -> None:
    """Each ruling is logged with its value (E5-GEN-4)."""
    if scene.recording and scene.family[0] is scene:
        scene.tell(Ruled(what, of, value, rules=("E5-GEN-4", *rules)))


class Decree(Edit[Combat]):
    """Something the game master decrees: it changes the situation, and what follows from that is played at once."""

    def change(self, scene: Scene[Any], values: Values) -> Sequence[Step]:
        """Make it so; returns whoever has changed places by it."""
        return ()

    def apply(self, scene: Scene[Any], values: Values) -> Script[None]:
        return follow_up(scene, self.change(scene, values))


class SetHp(Edit[Combat]):
    """Set the hit points of one or several, or change them; 0 lays somebody low, more brings it back from any state."""

    id = "hp"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        combat: Combat = scene.state

        def among() -> Sequence[str]:
            return list(combat.fighters)

        return {"of": Whom(among), "to": Amount(0, 2000), "temp": Amount(0, 2000, optional=True)}

    def apply(self, scene: Scene[Any], values: Values) -> Script[None]:
        for who in everybody(values["of"]):
            fighter: Fighter = scene.state.fighters[who]
            was, wish = fighter.hp, wanted(fighter.hp, values["to"])
            yield from put_hp(scene, who, wish)
            tell_set(scene, who, COMMON[0], was, wish)
            if "temp" in values:
                put_temp_hp(scene, who, wanted(fighter.temp_hp, values["temp"]))


class SetPlace(Decree):
    """Put somebody somewhere, also back on the battlefield."""

    id = "place"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        return {
            "of": somebody(scene.state.fighters),
            "to": some_square(scene.state),
            "height": Number(-500, 500, optional=True),
        }

    def why_not(self, scene: Scene[Any], values: Values) -> Iterator[Refusal]:
        combat: Combat = scene.state
        if "of" in values and "to" in values:
            fighter = combat.fighters[values["of"]]
            height = values.get("height", max(0, fighter.elevation))
            place = space_at(combat, fighter, values["to"], height)
            if not fits(combat, fighter, place, height):
                yield refuse("CORE-EDIT-PLACE", of=fighter.id)

    def change(self, scene: Scene[Any], values: Values) -> Sequence[Step]:
        fighter: Fighter = scene.state.fighters[values["of"]]
        origin, height = fighter.place if fighter.present else NOWHERE, fighter.elevation
        there = values.get("height", max(0, fighter.elevation))
        settle_in(scene.state, fighter, space_at(scene.state, fighter, values["to"], there), there)
        return (Step(fighter.id, origin, height, fighter.place, fighter.elevation),)


class GiveCondition(Decree):
    """Give somebody a condition, or take it away."""

    id = "condition"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        combat: Combat = scene.state

        def sources() -> Sequence[str]:
            return list(combat.fighters)

        return {
            "of": somebody(combat.fighters),
            "name": words(*CONDITIONS.names, optional=False),
            "on": YesNo(optional=True, default=True),
            "source": OneOf(sources, optional=True, type="combatant"),
            "rounds": Number(1, 100, optional=True),
            "level": Number(1, max(each.levels for each in CONDITIONS), optional=True, default=1),
        }

    def why_not(self, scene: Scene[Any], values: Values) -> Iterator[Refusal]:
        name = values.get("name", "")
        if name in CONDITIONS and CONDITIONS[name].needs_source and values.get("on", True):
            if "of" in values and "source" not in values:
                yield refuse("CORE-MISSING", field="source")

    def change(self, scene: Scene[Any], values: Values) -> Sequence[Step]:
        fighter: Fighter = scene.state.fighters[values["of"]]
        if not values.get("on", True):
            lose_all(scene, fighter, values["name"], "gm", "E5-GEN-4")
        else:
            ends = values.get("rounds", "until_removed")
            level = values.get("level", 1)
            gain(scene, fighter, values["name"], values.get("source", ""), ends, level=level)
        return ()


class GiveOngoing(Edit[Combat]):
    """Let something hurt somebody at the start or end of each of its turns; no dice take it away."""

    id = "ongoing"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        return {
            "of": somebody(scene.state.fighters),
            "dice": Text(20),
            "type": words(*TYPES, optional=False),
            "at": words("start", "end", default="start"),
        }

    def why_not(self, scene: Scene[Any], values: Values) -> Iterator[Refusal]:
        if "dice" in values and read_pool(values["dice"]) is None:
            yield refuse("CORE-FIELD", field="dice", value=values["dice"], among=("1d6",))

    def apply(self, scene: Scene[Any], values: Values) -> None:
        fighter: Fighter = scene.state.fighters[values["of"]]
        pool = read_pool(values["dice"])
        if pool is None or not (pool.count or pool.plus):
            fighter.ongoing = []
        else:
            fighter.ongoing.append(Ongoing(pool, values["type"], values.get("at", "start")))


class RuleCover(Edit[Combat]):
    """The game master's word on cover, against everybody or one attacker, until he says otherwise (E5-COVER-8).

    It may be that of somebody or of an object which can be attacked.
    """

    id = "cover"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        combat: Combat = scene.state

        def attackers() -> Sequence[str]:
            return list(combat.fighters)

        def targets() -> Sequence[str]:
            return [*combat.fighters, *(name for name in breakable(combat) if name not in combat.fighters)]

        return {
            "of": OneOf(targets, type="combatant"),
            "degree": words(*COVER, "computed", optional=False),
            "against": OneOf(attackers, optional=True, type="combatant"),
        }

    def apply(self, scene: Scene[Any], values: Values) -> None:
        combat: Combat = scene.state
        who, against = values["of"], values.get("against", "")
        combat.rulings = [
            each for each in combat.rulings if each.kind != "cover" or each.who != who or each.against != against
        ]
        if values["degree"] != "computed":
            combat.rulings.append(Ruling("cover", who, values["degree"], against))
        tell_ruling(scene, "cover", who, values["degree"], "E5-COVER-8")


class RuleHelp(Edit[Combat]):
    """Whether somebody can be helped with a task, until the game master says otherwise (E5-ACT-14)."""

    id = "help"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        combat: Combat = scene.state

        def tasks() -> Sequence[str]:
            return help_tasks(combat)

        return {"task": OneOf(tasks), "on": YesNo(optional=True, default=True)}

    def apply(self, scene: Scene[Any], values: Values) -> None:
        combat: Combat = scene.state
        task, allowed = values["task"], "yes" if values.get("on", True) else "no"
        combat.rulings = [each for each in combat.rulings if each.kind != "help" or each.who != task]
        combat.rulings.append(Ruling("help", task, allowed))
        tell_ruling(scene, "help", task, allowed, "E5-ACT-14")


class RuleEdge(Edit[Combat]):
    """Advantage or disadvantage for somebody's next roll (E5-ATK-2)."""

    def __init__(self, id: str) -> None:
        self.id = id

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        return {"of": somebody(scene.state.fighters)}

    def apply(self, scene: Scene[Any], values: Values) -> None:
        scene.state.rulings.append(Ruling("edge", values["of"], self.id))
        tell_ruling(scene, self.id, values["of"], "next_roll", "E5-ATK-2")


class RuleDamageType(Edit[Combat]):
    """The damage type of somebody's improvised weapon (E5-WPN-10)."""

    id = "damage_type"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        return {"of": somebody(scene.state.fighters), "type": words(*TYPES, optional=False)}

    def apply(self, scene: Scene[Any], values: Values) -> None:
        scene.state.rulings.append(Ruling("damage_type", values["of"], values["type"]))
        tell_ruling(scene, "damage_type", values["of"], values["type"], "E5-WPN-10")


class RuleSurprise(Edit[Combat]):
    """Somebody is surprised, or is not (E5-SURP-12)."""

    id = "surprise"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        return {"of": somebody(scene.state.fighters), "on": YesNo(optional=True, default=True)}

    def apply(self, scene: Scene[Any], values: Values) -> None:
        scene.state.fighters[values["of"]].surprised = values.get("on", True)
        tell_ruling(scene, "surprise", values["of"], "yes" if values.get("on", True) else "no", "E5-SURP-12")


class RuleNeutral(Edit[Combat]):
    """Somebody is neutral, or takes part again (E5-GEN-5)."""

    id = "neutral"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        return {"of": somebody(scene.state.fighters), "on": YesNo(optional=True, default=True)}

    def apply(self, scene: Scene[Any], values: Values) -> None:
        scene.state.fighters[values["of"]].neutral, scene.state.crowd = values.get("on", True), None
        tell_ruling(scene, "neutral", values["of"], "yes" if values.get("on", True) else "no", "E5-GEN-5")


class RuleSide(ChangeSides):
    """Somebody changes sides (E5-GEN-5)."""

    def apply(self, scene: Scene[Any], values: Values) -> None:
        super().apply(scene, values)
        scene.state.crowd = None

    def tell(self, scene: Scene[Any], of: str, to: str) -> None:
        tell_ruling(scene, "side", of, to, "E5-GEN-5")


class Reveal(Edit[Combat]):
    """A hider is noticed, by a noise it makes for instance: by everybody or by one (E5-HIDE-6)."""

    id = "reveal"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        combat: Combat = scene.state

        def observers() -> Sequence[str]:
            return list(combat.fighters)

        return {"of": somebody(combat.fighters), "to": OneOf(observers, optional=True, type="combatant")}

    def apply(self, scene: Scene[Any], values: Values) -> None:
        fighter: Fighter = scene.state.fighters[values["of"]]
        if "to" not in values:
            give_away(scene, fighter, "noticed", "E5-HIDE-6")
        elif values["to"] in fighter.hidden_from:
            reveal(scene, fighter, values["to"], "noticed", "E5-HIDE-6")


class CallResponse(CallTrigger):
    """The game master says that somebody's readied trigger is true now."""

    rule = "E5-READY-1"
    window = "on_declare"

    def answer(self, scene: Scene[Any], fighter: Any) -> Option:
        return RESPOND.option(scene, fighter, None)

    def happening(self, fighter: Any) -> Any:
        return Happening("called", fighter.id)

    def carry_out(self, scene: Scene[Any], fighter: Any, values: Values) -> Script[None]:
        spend_reaction(fighter)
        if scene.recording:
            scene.tell(Reacted(fighter.id, "gm", RESPOND.id, rules=("E5-READY-3",)))
        yield from while_able(scene, fighter, "reaction", RESPOND.respond(scene, fighter, values))


class AddFighter(Join):
    """Somebody joins, like one that is there or of the bestiary, and rolls its initiative at once (E5-INIT-11)."""

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        combat: Combat = scene.state

        def among() -> Sequence[str]:
            return [*combat.fighters, *(unit for unit in combat.map.bestiary if unit not in combat.fighters)]

        return {**super().fields(scene), "like": OneOf(among, type="kind")}

    def why_not(self, scene: Scene[Any], values: Values) -> Iterator[Refusal]:
        combat: Combat = scene.state
        block = combat.map.bestiary.get(values.get("like", ""))
        if block is not None and values["like"] not in combat.fighters and not (values.get("side") or block.side):
            yield refuse("CORE-MISSING", field="side")
        else:
            yield from super().why_not(scene, values)

    def apply(self, scene: Scene[Any], values: Values) -> Script[None]:
        scene.state.crowd = None
        return super().apply(scene, values)

    def has_room(self, combat: Combat, newcomer: Fighter) -> bool:
        return fits(combat, newcomer, newcomer.place)

    def newcomer(self, combat: Combat, values: Values) -> Fighter:
        """A fresh copy: unhurt, with everything it may carry."""
        like = combat.fighters.get(values["like"])
        if like is not None:
            card, side, controller = replace(like.card, id=values["id"]), like.side, like.controller
        else:
            block = combat.map.bestiary[values["like"]]
            card = named_card(card_of(values["like"], block, (), Notation()), values["id"], block.name)
            side, controller = block.side or "", controller_of(block)
        wide, (x, y) = SQUARES[card.size], values["at"]
        place = Footprint(x, y, wide, wide)
        fighter = Fighter(card, values.get("side", side), controller, place, card.hp_max, card.hp_max)
        equip(fighter)
        return fighter

    def enter(self, scene: Scene[Combat], fighter: Fighter) -> Script[None]:
        scene.state.reactors = reactors(scene.state)
        if scene.state.phase in ("surprise", "initiative"):
            return
        card = fighter.card
        modifiers = [Modifier(card.modifier("dex"), "dex"), Modifier(card.initiative_bonus, "bonus")]
        fallen = yield from d20(scene, fighter, "initiative", Edge(), modifiers, 0, ("E5-INIT-11",))
        fighter.initiative = fallen.total
        join(scene, fighter)
        yield from follow_up(scene, (Step(fighter.id, NOWHERE, 0, fighter.place, fighter.elevation),))


class RemoveFighter(Decree):
    """Take somebody off the battlefield; it stays in the list as gone."""

    id = "remove"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        return {"of": somebody(scene.state.fighters)}

    def change(self, scene: Scene[Any], values: Values) -> Sequence[Step]:
        fighter: Fighter = scene.state.fighters[values["of"]]
        if not fighter.present:
            return ()
        fighter.stops += 1
        leave_field(scene, fighter)
        return (Step(fighter.id, fighter.place, fighter.elevation, fighter.place, fighter.elevation, gone=True),)


EDITS: tuple[Edit[Combat], ...] = (
    SetHp(), SetPlace(), GiveCondition(), GiveOngoing(), RuleCover(), RuleHelp(), RuleEdge("advantage"),
    RuleEdge("disadvantage"), RuleDamageType(), RuleSurprise(), RuleNeutral(),
    RuleSide(), Reveal(), CallResponse(), AddFighter(), RemoveFighter(), SetValue(subjects),
)  # fmt: skip
