"""Ready: a trigger that can be tested and one response; and the response when the trigger occurs (E5-READY)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from functools import partial

from affray.core.fields import Field, Number, Text, words
from affray.core.places import Places
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Option, Pick, Script

from ..body.conditions import lose_readied
from ..body.hands import arsenal
from ..body.settling import make_room
from ..fight.stepping import Spot, standing_in_others
from ..ground.knowing import known_enemies
from ..magic.aiming import fields_for_use
from ..magic.casting import why_not_pay as why_not_cast
from ..magic.powers import use, why_not_use
from ..magic.triggered import cast_to_hold, release
from ..model.catalogue import Code, in_order, no
from ..model.events import Readying
from ..model.naming import WEAPON, Naming, having
from ..model.stats import Combat, Fighter, Readied, Trigger
from ..time.triggers import EVENTS, fulfils, perceives
from ..time.windows import Happening, Reaction, why_no_reaction
from .deed import Deed
from .moving import paths, why_nowhere

ALL_EVENTS = tuple(event for events in EVENTS.values() for event in events)


USUAL: Values = {"trigger": "movement", "event": "enters", "response": "attack"}
"""An answer that shows how to say it."""


class Ready(Deed):
    """Wait with one action or a move until something happens (E5-READY-1, E5-READY-2)."""

    id = "ready"
    group = "posture"
    rule = "E5-READY-1"

    usual = USUAL

    def __init__(self, responses: Mapping[str, Deed]) -> None:
        self.responses = responses

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        def who() -> Sequence[str]:
            return ["any_enemy", "any_ally", "any", *combat.fighters]

        def of() -> Sequence[str]:
            return ["self", *combat.fighters, *combat.map.features]

        def tools() -> Sequence[str]:
            return [*arsenal(combat, fighter), *fighter.card.powers, *combat.map.features]

        def squares() -> list[tuple[tuple[int, int], ...]]:
            return [((fighter.place.x, fighter.place.y),)]

        return {
            "trigger": words("movement", "declaration", "result", "turn", "gm", optional=False),
            "event": words(*ALL_EVENTS, opens=True),
            "who": replace(having(Naming("who", "no_trigger", "E5-READY-2"), who, optional=True), default="any_enemy"),
            "of": having(Naming("of", "no_trigger", "E5-READY-2"), of, optional=True),
            "squares": Places(squares, optional=True),
            "within": Number(0, 1000, optional=True, default=5, alike=True),
            "text": Text(optional=True, opens=True),
            "response": words(*self.responses, "use", optional=False, type="option"),
            "with": having(WEAPON, tools, optional=True, opens=True),
            "slot": Number(1, 9, optional=True),
        }

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        kind, event = values.get("trigger"), values.get("event")
        told = event if kind != "gm" else values.get("text")
        if "response" in values and kind is not None and told is None:
            yield no("E5-READY-2", "no_trigger", trigger=kind, field="event" if kind != "gm" else "text")
        elif kind is not None and event is not None and event not in EVENTS.get(kind, ()):
            yield no("E5-READY-2", "no_trigger", event=event)
        if "response" in values:
            yield from self.why_no_response(combat, fighter, values)

    def why_no_response(self, combat: Combat, fighter: Fighter, values: Values) -> Iterator[Refusal]:
        """The response must be possible to have: a known weapon, a power of one action that is left (E5-READY-11)."""
        named = str(values.get("with", ""))
        response = values["response"]
        if response == "use":
            power = fighter.card.powers.get(named)
            if not named:
                yield no("E5-READY-2", "no_trigger", field="with")
            elif power is None:
                yield no("E5-READY-2", "no_trigger", response=named)
            elif power.cost != "action":
                code: Code = "spell_time" if power.is_spell else "no_trigger"
                yield no("E5-READY-11" if power.is_spell else "E5-READY-2", code, power=named)
            else:
                given = {"slot": values["slot"]} if "slot" in values else {}
                yield from why_not_cast(combat, fighter, power, given, "ready")
        elif response == "attack":
            if named and named not in arsenal(combat, fighter):
                yield no("E5-WPN-11", "weapon_not_held", weapon=named)
        elif named and (response != "operate" or named not in combat.map.features):
            yield no("E5-READY-2", "no_trigger", response=response)

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        trigger = Trigger(
            values["trigger"], str(values.get("event", "")), str(values.get("who", "any_enemy")),
            str(values.get("of", "")), tuple(values.get("squares", ())), int(values.get("within", 5)),
            str(values.get("text", "")),
        )  # fmt: skip
        named, slot = str(values.get("with", "")), int(values.get("slot", 0))
        power = fighter.card.powers.get(named) if values["response"] == "use" else None
        held = named if power is not None and power.is_spell else ""
        if power is not None and held:
            yield from cast_to_hold(scene, fighter, power, slot)
        set_ready(scene, fighter, Readied(trigger, values["response"], named, held, slot))


def set_ready(scene: Scene[Combat], fighter: Fighter, readied: Readied) -> None:
    fighter.readied, fighter.response_lost = readied, False
    if fighter.id not in scene.state.ready:
        scene.state.ready.append(fighter.id)
    if scene.recording:
        trigger = readied.trigger
        parts = (trigger.kind, trigger.who, trigger.event, trigger.of, trigger.text)
        trigger_words = tuple(part for part in parts if part)
        response = tuple(part for part in (readied.response, readied.with_) if part)
        scene.tell(Readying(fighter.id, trigger_words, response, rules=("E5-READY-2",)))


class Respond(Reaction):
    """The readied response: right after the trigger has come true, before what caused it is completed (E5-READY-4)."""

    id = "respond"

    def __init__(self, responses: Mapping[str, Deed]) -> None:
        self.responses = responses

    def candidates(self, scene: Scene[Combat], window: str, happening: Happening) -> Sequence[str]:
        return scene.state.ready

    def offers(self, scene: Scene[Combat], fighter: Fighter, window: str, happening: Happening) -> list[Option]:
        combat, readied = scene.state, fighter.readied
        if readied is None or fighter.id in happening.answered:
            return []
        after = combat.options.ready_timing == "after_trigger" and readied.trigger.kind == "declaration"
        if happening.late != after or not fulfils(combat, fighter, readied, window, happening):
            return []
        return [self.option(scene, fighter, happening)]

    def option(self, scene: Scene[Combat], fighter: Fighter, happening: Happening | None) -> Option:
        """The response as somebody can choose it now; without a happening the game master called it."""
        combat = scene.state

        def fields() -> Mapping[str, Field]:
            readied = fighter.readied
            return {} if readied is None else self.fields_of(combat, fighter, readied)

        def why_not(values: Values) -> list[Refusal]:
            readied = fighter.readied
            found = why_no_reaction(fighter)
            if readied is None:
                return [*found, no("E5-READY-1", "nothing_readied", who=fighter.id)]
            if happening is not None and not perceives(combat, fighter, readied, happening):
                found.append(no("E5-READY-8", "trigger_not_perceived", who=fighter.id))
            if readied.response == "attack" and not self.has_enemy(combat, fighter, readied):
                found.append(no("E5-REACT-12", "not_attackable", who=fighter.id))
            found += self.against(combat, fighter, readied, values)
            return in_order(found)

        return Option(self.id, fields, why_not)

    def fields_of(self, combat: Combat, fighter: Fighter, readied: Readied) -> Mapping[str, Field]:
        """What is chosen when responding: targets and path."""
        if readied.response == "use":
            return fields_for_use(combat, fighter, fighter.card.powers[readied.with_])
        deed = self.responses[readied.response]
        fixed = fixed_values(readied)
        found = {name: each for name, each in deed.needs(combat, fighter).items() if name not in fixed and name != "as"}
        if deed.id == "move":
            found["path"] = Places(
                partial(paths_anew, combat, fighter), none=partial(why_nowhere, fighter),
                body=(fighter.place.wide, fighter.place.deep),
            )  # fmt: skip
        return found

    def against(self, combat: Combat, fighter: Fighter, readied: Readied, values: Values) -> list[Refusal]:
        if readied.response == "use":
            power = fighter.card.powers[readied.with_]
            return list(why_not_use(combat, fighter, power, values, "held" if readied.held_spell else "reaction"))
        deed = self.responses[readied.response]
        with moving_anew(fighter):
            return list(deed.forbids(combat, fighter, {**fixed_values(readied), **values}, "reaction"))

    def has_enemy(self, combat: Combat, fighter: Fighter, readied: Readied) -> bool:
        """Whether there is an enemy left to strike: nobody is asked to shoot friends or the air (E5-REACT-12)."""
        tools = [readied.with_] if readied.with_ else arsenal(combat, fighter)
        enemies = [each.id for each in known_enemies(combat, fighter)]
        given = [{"target": enemy, "with": tool} for enemy in enemies for tool in tools]
        return any(not self.against(combat, fighter, readied, each) for each in given)

    def play(self, scene: Scene[Combat], fighter: Fighter, pick: Pick, happening: Happening) -> Script[None]:
        yield from self.respond(scene, fighter, pick.values)

    def respond(self, scene: Scene[Combat], fighter: Fighter, values: Values) -> Script[None]:
        """Carry the response out; a held spell is released (E5-READY-11, E5-READY-13, E5-READY-14)."""
        readied = fighter.readied
        if readied is None:
            return
        power = fighter.card.powers.get(readied.with_) if readied.response == "use" else None
        if power is not None and readied.held_spell:
            forget(scene, fighter)
            yield from release(scene, fighter, power, values)
            return
        forget(scene, fighter)
        if power is not None:
            yield from use(scene, fighter, power, values, "reaction")
            return
        deed = self.responses[readied.response]
        try:
            with moving_anew(fighter) if deed.id == "move" else nullcontext():
                yield from deed.play(scene, fighter, {**fixed_values(readied), **values}, "reaction")
        finally:
            if deed.id == "move" and fighter.present and standing_in_others(scene.state, fighter):
                make_room(scene, fighter)


@contextmanager
def moving_anew(fighter: Fighter) -> Iterator[None]:
    """A readied move has an allowance of its own, and counts its diagonals anew (E5-READY-13, E5-MOVE-2)."""
    spent, diagonals = fighter.response_spent, fighter.budget.diagonals
    fighter.response_spent = fighter.budget.diagonals = 0
    try:
        yield
    finally:
        fighter.response_spent, fighter.budget.diagonals = spent, diagonals


def paths_anew(combat: Combat, fighter: Fighter) -> list[tuple[Spot, ...]]:
    """The paths of a readied move."""
    with moving_anew(fighter):
        return list(paths(combat, fighter))


def forget(scene: Scene[Combat], fighter: Fighter) -> None:
    """The response is being used."""
    fighter.readied = None
    if fighter.id in scene.state.ready:
        scene.state.ready.remove(fighter.id)


def fixed_values(readied: Readied) -> dict[str, str]:
    """What was fixed when readying."""
    if not readied.with_ or readied.response == "use":
        return {}
    return {"feature" if readied.response == "operate" else "with": readied.with_}


def lose_at_turn_start(scene: Scene[Combat], fighter: Fighter) -> None:
    """An unused response is lost at the start of the own next turn (E5-READY-6)."""
    if fighter.readied is not None:
        fighter.response_lost = True
        lose_readied(scene, fighter, "own_turn", "E5-READY-6")
