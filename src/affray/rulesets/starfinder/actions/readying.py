"""Ready: one action and what sets it off; and performing it when that happens (SF-READY)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from affray.core.fields import Field, OneOf, Text, words
from affray.core.places import Place
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Pick, Script, ask

from ..body.conditions import lose_readied
from ..model.catalogue import in_order, no
from ..model.events import Performed, Readying
from ..model.kinds import Trigger
from ..model.naming import all_named, off_map
from ..model.stats import Combat, Fighter, Readied
from ..time.economy import PAYS
from ..time.places import move_before, move_behind
from ..time.triggers import fulfilled
from ..time.windows import AFTER, BEFORE, Happening, Reaction, inside_whole, listens
from .deed import Deed, items_field

EVENTS = (
    "enters_reach", "enters_square", "leaves_square", "leaves_threatened_square", "guarded_step_away", "attacked",
    "hit_by_melee", "hit_by_ranged", "damaged", "ranged_attack", "casts", "begins_long_casting", "door_opened",
    "action", "custom",
)  # fmt: skip
FIXED = ("with", "target", "item", "ability", "spell")
"""What may be fixed of an action when it is readied."""
MOVEMENT = ("move", "guarded_step", "crawl")


USUAL: Values = {"action": "attack", "event": "enters_reach", "who": "opponent"}
"""An answer that shows how to say it."""


class Ready(Deed):
    """Prepare one standard, move or swift action for a standard action (SF-READY-1)."""

    id = "ready"
    group = "posture"
    rule = "SF-READY-1"
    readiable = False
    limbs = False

    usual = USUAL

    def __init__(self, responses: Mapping[str, Deed]) -> None:
        self.responses = responses

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        def who() -> Sequence[str]:
            return ["opponent", "ally", "self", "any", *combat.fighters]

        def squares() -> list[tuple[int, int]]:
            return combat.ground.grid.points(combat.ground.grid.open)

        def weapons() -> Sequence[str]:
            return list(dict.fromkeys(name for each in combat.fighters.values() for name in each.items))

        def things() -> Sequence[str]:  # also what is to be struck from a hand or picked up
            return list(dict.fromkeys([*fighter.items, *weapons(), *(each.name for each in combat.lying)]))

        def targets() -> Sequence[str]:
            return list(combat.fighters)

        def abilities() -> Sequence[str]:
            return list(fighter.card.abilities)

        return {
            "action": words(*self.responses, optional=False, type="option"),
            "event": words(*EVENTS, optional=False),
            "who": OneOf(who, optional=True, default="any", type="combatant"),
            "square": Place(squares, optional=True, alike=True),
            "weapon": OneOf(weapons, optional=True, type="item"),
            "name": words(*self.responses, "manipulate_item", opens=True, type="option"),
            "text": Text(optional=True, opens=True),
            "with": items_field(fighter, optional=True),
            "target": OneOf(targets, optional=True, type="combatant"),
            "item": OneOf(things, optional=True, type="item"),
            "ability": OneOf(abilities, optional=True, type="power"),
            "spell": OneOf(abilities, optional=True, type="power"),
        }

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        if "action" in values:
            deed = self.responses[values["action"]]
            open_yet = bool(deed.priced_by) and deed.priced_by not in values  # tested when it is performed
            if not deed.readiable or not (open_yet or deed.cost_of(combat, fighter, values) in PAYS):
                yield no("SF-READY-1", "not_readiable", action=deed.id)
        event = values.get("event")
        if "action" in values and event == "custom" and not values.get("text"):
            yield no("SF-READY-10", "no_trigger", event=event)
        if event == "action" and "action" in values and not values.get("name"):
            yield no("SF-READY-10", "no_trigger", event=event)

    def play(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        combat = scene.state
        deed = self.responses[values["action"]]
        given = [(name, values[name]) for name in FIXED if name in values]
        cost = deed.cost_of(combat, fighter, values)
        cost = cost if cost in PAYS else "standard"
        defensive = deed.purely_defensive or has_defensive_ability(fighter, values)
        if deed.id in MOVEMENT:
            defensive = yield from is_move_defensive(scene, fighter)
        square = values.get("square")
        trigger = Trigger(
            str(values["event"]), str(values.get("who", "any")), None if square is None else tuple(square),
            str(values.get("weapon", "")), str(values.get("name", "")), str(values.get("text", "")),
        )  # fmt: skip
        set_ready(combat, fighter, Readied(deed.id, tuple(given), trigger, defensive, cost))
        if scene.recording:
            told = (trigger.event, trigger.who, "" if square is None else f"{square[0]},{square[1]}", trigger.weapon)
            words_told = tuple([word for word in (*told, trigger.name, trigger.text) if word])
            scene.tell(Readying(fighter.id, deed.id, words_told, defensive, rules=(self.rule,)))


def has_defensive_ability(fighter: Fighter, values: Values) -> bool:
    """Whether the readied ability or spell is purely defensive (SF-REACT-14)."""
    ability = fighter.card.abilities.get(str(values.get("ability", values.get("spell", ""))))
    return ability is not None and ability.purely_defensive


def is_move_defensive(scene: Scene[Combat], fighter: Fighter) -> Script[bool]:
    """Whether a readied movement is purely defensive (option `readied_move_is_defensive`)."""
    option = scene.state.options.readied_move_is_defensive
    if option != "ask":
        return bool(option)

    def known() -> list[Option]:
        return [Option("yes"), Option("no")]

    def question() -> Choose:
        return Choose("gm", "defensive", known)

    pick = yield from ask(scene, question)
    return pick is not None and pick.do == "yes"


def set_ready(combat: Combat, fighter: Fighter, readied: Readied) -> None:
    fighter.readied = readied
    if fighter.id not in combat.ready:
        combat.ready.append(fighter.id)


class Perform(Reaction):
    """The readied action: before its trigger if it is purely defensive, else after it (SF-READY-2 to SF-READY-4)."""

    id = "perform"
    windows: tuple[str, ...] = (BEFORE, AFTER)
    costs = False

    def __init__(self, responses: Mapping[str, Deed]) -> None:
        self.responses = responses

    def candidates(self, scene: Scene[Combat], window: str, happening: Happening) -> Sequence[str]:
        combat = scene.state
        if not combat.ready or (window == AFTER and inside_whole(combat)):
            return []
        return [name for name in combat.ready if self.awaits(combat, combat.fighters[name], window, happening)]

    def awaits(self, combat: Combat, fighter: Fighter, window: str, happening: Happening) -> bool:
        """Whether what somebody has readied belongs into a window and waits for an event of the kind."""
        readied = fighter.readied
        if readied is None or self.comes_before(combat, readied) != (window == BEFORE):
            return False
        return listens(readied.trigger.event, happening)

    def comes_before(self, combat: Combat, readied: Readied) -> bool:
        """Also a readied attack that may disrupt a casting, by an option (SF-READY-12)."""
        disrupts = combat.options.readied_attack_disrupts_casting and readied.trigger.event == "casts"
        return readied.purely_defensive or (disrupts and readied.action == "attack")

    def offers(self, scene: Scene[Combat], fighter: Fighter, window: str, happening: Happening) -> list[Option]:
        combat, readied = scene.state, fighter.readied
        if readied is None or self.comes_before(combat, readied) != (window == BEFORE):
            return []
        if fulfilled(combat, fighter, readied.trigger, happening, window == BEFORE) is None:
            return []
        return [self.option(scene, fighter)]

    def option(self, scene: Scene[Combat], fighter: Fighter) -> Option:
        """The readied action as it can be performed now; what was not fixed is chosen now."""
        combat = scene.state

        def fields() -> Mapping[str, Field]:
            readied = fighter.readied
            if readied is None:
                return {}
            deed = self.responses[readied.action]
            needed = all_named(deed.needs(combat, fighter), deed.names_rule or deed.rule)
            left = {name: each for name, each in needed.items() if name not in readied.fixed}
            if not readied.fixed:
                return left
            return {name: replace(each, bulk=None) for name, each in left.items()}  # they do not know what is fixed

        def why_not(values: Values) -> list[Refusal]:
            found = off_map(combat, values) or self.against(combat, fighter, values)
            if not found and not values and not self.is_possible(combat, fighter, fields()):
                found = [no("SF-READY-11", "no_target", who=fighter.id)]
            return in_order(found)

        return Option(self.id, fields, why_not)

    def against(self, combat: Combat, fighter: Fighter, values: Values) -> list[Refusal]:
        """It must be legal when it is performed (SF-READY-11)."""
        readied = fighter.readied
        if readied is None:
            return [no("SF-READY-7", "nothing_readied", who=fighter.id)]
        deed = self.responses[readied.action]
        given = {**readied.fixed, **values}
        found = [*deed.unable(combat, fighter, given), *deed.forbids(combat, fighter, given, "readied")]
        if deed.cost_of(combat, fighter, given) not in PAYS:  # chosen only now, and a full action (SF-READY-1)
            found.append(no("SF-READY-1", "not_readiable", action=deed.id))
        return found

    def is_possible(self, combat: Combat, fighter: Fighter, fields: Mapping[str, Field]) -> bool:
        """Whether any legal way to perform it exists."""

        def why_not(values: Values) -> list[Refusal]:
            return self.against(combat, fighter, values)

        return Option(self.id, fields, why_not).example() is not None

    def play(self, scene: Scene[Combat], fighter: Fighter, pick: Pick, happening: Happening) -> Script[None]:
        yield from self.perform(scene, fighter, pick.values)

    def perform(self, scene: Scene[Combat], fighter: Fighter, values: Values) -> Script[None]:
        """The new place in the order, then the action; it is no turn and costs nothing more (SF-READY-5, -8, -11).

        Nothing comes back with it, and the turn of this round is used (SF-READY-6, SF-READY-9).
        """
        combat, readied = scene.state, fighter.readied
        if readied is None:
            return
        fighter.readied = None
        combat.ready.remove(fighter.id)
        if scene.recording:
            rule = "SF-READY-3" if readied.purely_defensive else "SF-READY-4"
            scene.tell(Performed(fighter.id, readied.action, rules=(rule,)))
        self.take_place(scene, fighter, readied.purely_defensive)
        yield from self.responses[readied.action].carry_out(scene, fighter, {**readied.fixed, **values}, "readied")
        if combat.turn_of != fighter.id:
            fighter.halted = False  # who was made to stand still in the turn of somebody else may move in its own

    def take_place(self, scene: Scene[Combat], fighter: Fighter, defensive: bool) -> None:
        """Next to whoever has the turn: before it for a purely defensive action, else after it (SF-READY-8)."""
        combat = scene.state
        if combat.turn_of == fighter.id:
            return
        if combat.turn_of and defensive:
            move_before(scene, fighter, combat.turn_of, "SF-READY-8")
        elif combat.turn_of or combat.last_turn not in ("", fighter.id):
            move_behind(scene, fighter, combat.turn_of or combat.last_turn, "SF-READY-8")
            combat.placed.append(fighter.id)


def lose_at_turn_start(scene: Scene[Combat], fighter: Fighter) -> None:
    """An unused readied action is lost when the next turn comes (SF-READY-7)."""
    if fighter.readied is not None:
        lose_readied(scene, fighter, "own_turn", "SF-READY-7")
