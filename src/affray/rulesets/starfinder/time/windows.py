"""Two windows around every event: opportunity attacks and defensive answers before, everything else after (SF-REACT).

The kinds of answers (attacks of opportunity, reactions, readied actions) are handed in by the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from affray.core.acts import interruption
from affray.core.modifiers import Modifier
from affray.core.refusals import Refusal
from affray.core.scene import Scene
from affray.core.script import Option, Pick, Script, ask
from affray.core.windows import Answering, Names, ask_in_turn, order_question
from affray.space.measure import Footprint

from ..ground.board import knows_square
from ..model.catalogue import no
from ..model.conditions import NO_REACTIONS
from ..model.stats import Combat, Fighter, initiative_order
from .economy import why_unable
from .undertakings import always, settle, undertaking

OPPORTUNITY, BEFORE, AFTER = "opportunity", "before", "after"


class Step(NamedTuple):
    """A change of place by one square, or by decree; without an origin somebody comes from outside."""

    origin: Footprint | None
    origin_height: int
    to: Footprint
    height: int
    guarded: bool = False


class Occurrence(NamedTuple):
    """Something that sets answers off: the event, whom it happens to or who does it, and the other one."""

    event: str
    who: str
    by: str = ""
    weapon: str = ""
    squares: tuple[tuple[int, int], ...] = ()
    name: str = ""


@dataclass(slots=True)
class Happening:
    """What windows are about. `action` is the action it belongs to as a whole, empty for an event inside one.

    `exempt` are those whom this gives no attack of opportunity.
    """

    who: str
    action: str = ""
    targets: tuple[str, ...] = ()
    provokes: Literal["", "ranged_attack", "casts", "step"] = ""
    occurrences: list[Occurrence] = field(default_factory=list)
    weapon: str = ""
    ac_bonus: tuple[Modifier, ...] = ()
    guards: tuple[str, ...] = ()
    strike: Any = None
    step: Step | None = None
    exempt: tuple[str, ...] = ()
    parts: tuple[Happening, ...] = ()
    """Of an action that is over as a whole: everything that has happened in it."""

    def events(self) -> list[Occurrence]:
        """Everything that has occurred with it, the action itself included."""
        if not self.action:
            return self.occurrences
        return [*self.occurrences, Occurrence("action", self.who, name=self.action)]


class Reaction(Answering):
    """A kind of answer; `costs` tells whether it uses up the reaction, as a readied action does not (SF-READY-11)."""

    windows: tuple[str, ...] = ()
    costs = True

    def begin(self, scene: Scene[Combat], fighter: Fighter, window: str, pick: Pick) -> None:
        """What it costs, before it is played."""


Chance = tuple[str, Reaction]
"""Somebody's chance to answer with one kind of answer."""


def owner(chance: Chance) -> str:
    return chance[0]


# -- reactions -------------------------------------------------------------------------------------
def why_no_reaction(fighter: Fighter) -> list[Refusal]:
    """Everything against using a reaction of any kind but the conditions (SF-REACT-2, SF-REACT-3)."""
    found = list(why_unable(fighter))
    if not fighter.has_acted:
        found.append(no("SF-REACT-2", "not_acted", who=fighter.id))
    if not fighter.budget.reaction:
        found.append(no("SF-REACT-3", "reaction_spent", who=fighter.id))
    return found


def why_no_other_reaction(fighter: Fighter) -> list[Refusal]:
    """The same with the conditions that forbid reactions beside the attack of opportunity (SF-REACT-9)."""
    found = why_no_reaction(fighter)
    if fighter.marks & NO_REACTIONS:
        found.append(no("SF-REACT-9", "no_reactions", who=fighter.id))
    return found


def can_react(fighter: Fighter) -> bool:
    """One reaction from own turn to own turn, on anybody's turn, the own included (SF-ACT-10, SF-REACT-8)."""
    if not fighter.budget.reaction or not fighter.has_acted or fighter.marks & NO_REACTIONS:
        return False
    return not fighter.dead and not fighter.left_field


# -- the two windows -------------------------------------------------------------------------------
def watched(combat: Combat) -> bool:
    """Whether anybody could answer events at all, attacks of opportunity apart: tested before anything else."""
    return bool(combat.ready) or bool(combat.reactors)


def is_awaited(scene: Scene[Combat], window: str, happening: Happening) -> bool:
    """Whether anybody can answer what happens in a window, or has an action readied for it."""
    combat = scene.state
    if combat.ready and is_readied_for(combat, happening):
        return True
    reactors = combat.reactors.get(window)
    if reactors is None:
        return False
    for occurrence in happening.occurrences:
        if occurrence.event in reactors and can_answer(scene, window, occurrence.event, occurrence.who):
            return True
    return bool(happening.action) and "action" in reactors and can_answer(scene, window, "action", happening.who)


def waiting_for(combat: Combat, window: str, event: str) -> tuple[str, ...]:
    """Who has a reaction to an event that belongs into a window."""
    reactors = combat.reactors.get(window)
    return () if reactors is None else reactors.get(event, ())


def is_readied_for(combat: Combat, happening: Happening) -> bool:
    """Whether anybody has an action readied for an event of the kind."""
    for name in combat.ready:
        readied = combat.fighters[name].readied
        if readied is not None and listens(readied.trigger.event, happening):
            return True
    return False


def listens(event: str, happening: Happening) -> bool:
    """Whether what waits for an event may have to do with what happens."""
    if happening.action and event == "action":
        return True
    for occurrence in happening.occurrences:
        if occurrence.event == event:
            return True
    return bool(happening.parts) and any(listens(event, part) for part in happening.parts)


def can_answer(scene: Scene[Combat], window: str, event: str, whom: str) -> bool:
    """Whether anybody has an answer to an event that belongs into a window; without a log only who can react now."""
    fighters = scene.state.fighters
    trait, ours = TRAITS.get((window, event), NO_TRAIT)
    for name in scene.state.reactors[window][event]:
        fighter = fighters[name]
        if scene.recording or can_react(fighter):
            if has_ability_for(fighter, window, event, whom):
                return True
            if trait and fighter.card.has(trait) and (fighters[whom].side == fighter.side) == ours:
                return True
    return False


TRAITS = {(BEFORE, "attacked"): ("bodyguard", True), (AFTER, "guarded_step_away"): ("step_up", False)}
"""Which trait answers an event in a window, and whether that befalls, or is done by, somebody of the own side."""
NO_TRAIT = ("", False)


def has_ability_for(fighter: Fighter, window: str, event: str, whom: str) -> bool:
    """Whether somebody has an ability for what happens to, or is done by, somebody; it belongs into one of the two
    windows (SF-REACT-10). What is awaited is kept with the card, and whether for oneself alone.
    """
    memo, key = fighter.card.memo, ("awaits", window)
    known: dict[str, bool] | None = memo.get(key)
    if known is None:
        known = memo[key] = {}
        for ability in fighter.card.abilities.values():
            trigger = ability.trigger
            if ability.action == "reaction" and trigger is not None and ability.comes_before == (window == BEFORE):
                known[trigger.event] = known.get(trigger.event, True) and trigger.who == "self"
    alone = known.get(event)
    return alone is not None and (not alone or whom == fighter.id)


def before(scene: Scene[Combat], happening: Happening) -> Script[None]:
    """First attacks of opportunity, then what is purely defensive (SF-REACT-10).

    What they interrupt is an act under way: as soon as it no longer holds it is given up, and the window with it.
    """
    combat = scene.state
    strikers = candidates(scene, OPPORTUNITY, happening) if happening.provokes else []
    if not strikers and not is_awaited(scene, BEFORE, happening):
        return
    combat.under_way.append(happening)
    try:
        if strikers:
            yield from group(scene, OPPORTUNITY, happening, strikers)
            if not is_awaited(scene, BEFORE, happening):
                return
        yield from group(scene, BEFORE, happening, candidates(scene, BEFORE, happening))
    finally:
        combat.under_way = [each for each in combat.under_way if each is not happening]


def after(scene: Scene[Combat], happening: Happening) -> Script[None]:
    """All other reactions and readied actions together (SF-REACT-5, SF-READY-4, SF-REACT-10).

    What has happened cannot be taken back; what goes on around it is tested when everybody has answered.
    """
    combat = scene.state
    if happening.action:
        settle(scene)
    if not is_awaited(scene, AFTER, happening):
        return
    for outer in combat.under_way:
        if isinstance(outer, Whole):
            outer.parts = (*outer.parts, happening)
    yield from interruption(scene, aftermath(scene, happening))


def aftermath(scene: Scene[Combat], happening: Happening) -> Script[None]:
    """The window after something."""
    combat = scene.state
    combat.under_way.append(happening)
    try:
        yield from group(scene, AFTER, happening, candidates(scene, AFTER, happening))
    finally:
        combat.under_way = [each for each in combat.under_way if each is not happening]


@dataclass(slots=True)
class Whole(Happening):
    """A whole action, which collects what occurs in it (option `ready_trigger_granularity: action`)."""


def inside_whole(combat: Combat) -> bool:
    """Whether what happens now is only part of an action that readied actions must wait for."""
    return len(combat.under_way) > 1 and any(isinstance(each, Whole) for each in combat.under_way[:-1])


def group(scene: Scene[Combat], window: str, happening: Happening, chances: list[Chance]) -> Script[None]:
    """Everybody who may answer is asked in initiative order, reactions before readied actions (SF-REACT-10).

    The order is that of the moment in which the window opens; conditions are tested again each time (SF-REACT-12).
    An answer opens windows of its own and is complete before the next one (SF-REACT-11).
    """
    combat = scene.state
    if not chances:
        return

    def order() -> list[Chance]:
        return chances

    def offer(chance: Chance) -> list[Option]:
        who, kind = chance
        return kind.offers(scene, combat.fighters[who], window, happening)

    def react(chance: Chance, pick: Pick) -> Script[None]:
        who, kind = chance
        return answer(scene, window, combat.fighters[who], kind, pick, happening)

    def arrange(able: Names) -> Script[Sequence[str]]:
        return ask_for_order(scene, able)

    def cause(who: str) -> str:
        actor, fighter = combat.fighters.get(happening.who), combat.fighters[who]
        if actor is None or actor is fighter or (actor.known_to is not None and fighter.side not in actor.known_to):
            return ""
        return happening.who if actor.side == fighter.side or knows_square(combat, fighter, actor) else ""

    asked = arrange if combat.options.simultaneous_order == "ask_gm" else None
    yield from ask_in_turn(
        scene, window, order=order, offer=offer, react=react, goes_on=always, who=owner, arrange=asked, passing=True,
        cause=cause,
    )  # fmt: skip


def candidates(scene: Scene[Combat], window: str, happening: Happening) -> list[Chance]:
    """Who might answer, and how; without a log nobody needs to be told why it is not asked."""
    fighters = scene.state.fighters
    pairs: list[Chance] = []
    for kind in scene.answering:
        if window in kind.windows:
            for who in kind.candidates(scene, window, happening):
                if scene.recording or not kind.costs or can_react(fighters[who]):
                    pairs.append((who, kind))
    if len(pairs) < 2:
        return pairs
    order = {who: number for number, who in enumerate(initiative_order(scene.state))}
    return sorted([pair for pair in pairs if pair[0] in order], key=lambda pair: order[pair[0]])


def answer(
    scene: Scene[Combat], window: str, fighter: Fighter, kind: Reaction, pick: Pick, happening: Happening
) -> Script[None]:
    """Use a reaction, or whatever was readied; whoever cannot act any more does not go on with it."""
    kind.begin(scene, fighter, window, pick)
    with undertaking(scene, lambda: fighter.able):
        yield from kind.play(scene, fighter, pick, happening)


def ask_for_order(scene: Scene[Combat], able: Names) -> Script[Sequence[str]]:
    """The game master orders those who answer at once (option `simultaneous_order: ask_gm`)."""
    pick = yield from ask(scene, order_question("gm", "simultaneous", able))
    return able() if pick is None else pick["order"]
