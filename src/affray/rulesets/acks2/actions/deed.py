"""What every action of a segment has in common: what it costs, what forbids it, how it is carried out (ACKS-ACT)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from affray.core.actions import Action
from affray.core.acts import underway
from affray.core.fields import Field, words
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import NO_FIELDS, Script

from ..ground.engagement import is_engaged
from ..model.catalogue import in_order, no
from ..model.conditions import FRIGHTENED, HELD, INCAPACITATED, NO_ACTIONS, NO_ACTIONS_BY, PRONE, RESTRAINED
from ..model.events import Acted
from ..model.kinds import Cost
from ..model.stats import Combat, Warrior
from ..reactions.interrupts import anybody_ready, interrupts, note_deed


def can_act(warrior: Warrior) -> bool:
    return warrior.status == "active" and not warrior.marks & NO_ACTIONS


def why_not_able(warrior: Warrior) -> Iterator[Refusal]:
    """Conditions that forbid every action."""
    marks = warrior.marks
    if not marks & NO_ACTIONS:
        return
    for mask, rule in NO_ACTIONS_BY:
        if marks & mask:
            yield no(rule, who=warrior.id)


class Deed(Action[Combat]):
    """Something a combatant can do in its segment. Subclasses say what differs.

    `cost` is movement, combat, full or free; a deed of both kinds has the field `as`.
    """

    cost: Cost = "combat"
    either = False
    """May be a movement action or a combat action."""
    rule = ""
    moves = False
    """Leads from square to square: the moment for interrupts comes after it, not before."""
    attacks = False
    """An attack or anything else that those may not do who cannot attack."""
    trigger = ""
    """What it is to readied opponents: attacks or casts."""

    # -- what the core asks ------------------------------------------------------------------------
    def fields(self, scene: Scene[Any], who: str) -> Mapping[str, Field]:
        combat: Combat = scene.state
        found = dict(self.needs(combat, combat.warriors[who]))
        if self.either:
            found["as"] = words("movement", "combat", opens=True)
        return found

    def why_not(self, scene: Scene[Any], who: str, values: Values) -> list[Refusal]:
        combat: Combat = scene.state
        warrior = combat.warriors[who]
        paid = self.paid(warrior, values)
        return in_order([*self.unavailable(combat, warrior, paid), *self.forbids(combat, warrior, values, paid)])

    def perform(self, scene: Scene[Combat], who: str, values: Values) -> Script[None]:
        """Interrupts first, if it does not move; then do it, as long as it stays possible (ACKS-READY-3, -READY-15).

        What became impossible before it began costs nothing; its doer may choose again (ACKS-ACT-12).
        """
        combat = scene.state
        warrior = combat.warriors[who]
        paid, given = self.paid(warrior, values), self.settled(warrior, values)

        def may_begin() -> bool:
            return warrior.segment == "active" and self.is_possible(combat, warrior, given, paid)

        if paid in ("combat", "full") and not (self.moves and paid == "full"):
            with underway(scene, may_begin) as act:
                yield from self.approach(scene, warrior, values)
            yield from close_movement(scene, warrior, "" if act.lost else self.trigger)
            if not may_begin():
                return
        with underway(scene, may_begin) as act:
            if scene.recording and not self.moves:
                scene.tell(Acted(who, self.id, *self.told(values), rules=(self.rule,) if self.rule else ()))
            if not (yield from self.begin(scene, warrior, given)):
                return
            self.pay(warrior, paid)
            act.holds = partial(self.goes_on, combat, warrior, paid)
            yield from self.effect(scene, warrior, given, paid)

    def is_possible(self, combat: Combat, warrior: Warrior, values: Values, paid: Cost) -> bool:
        """Whether no rule is against it now, whatever the segment was used for."""
        if warrior.status != "active":
            return False
        against = (self.unable(combat, warrior, paid), self.forbids(combat, warrior, values, paid))
        return not any(True for each in against for _ in each)

    def goes_on(self, combat: Combat, warrior: Warrior, paid: Cost) -> bool:
        """Whether its doer can go on with what it has begun (ACKS-READY-15)."""
        return warrior.status == "active" and not any(True for _ in self.hindered(combat, warrior, paid))

    # -- what a deed says of itself ----------------------------------------------------------------
    def needs(self, combat: Combat, warrior: Warrior) -> Mapping[str, Field]:
        return NO_FIELDS

    def forbids(self, combat: Combat, warrior: Warrior, values: Values, paid: Cost) -> Iterator[Refusal]:
        """Every rule against it, as far as the values tell, whatever it costs."""
        yield from ()

    def approach(self, scene: Scene[Combat], warrior: Warrior, values: Values) -> Script[None]:
        """Movement that belongs to it and comes before the interrupts."""
        yield from ()

    def settled(self, warrior: Warrior, values: Values) -> Values:
        """What is left to do after it, with what was chosen without being said."""
        return values

    def begin(self, scene: Scene[Combat], warrior: Warrior, values: Values) -> Script[bool]:
        """Whether it comes to pass at all; if not, it costs nothing."""
        yield from ()
        return True

    def effect(self, scene: Scene[Combat], warrior: Warrior, values: Values, paid: Cost) -> Script[None]:
        yield from ()

    # -- what it costs -----------------------------------------------------------------------------
    def paid(self, warrior: Warrior, values: Values) -> Cost:
        """As a movement action or as a combat action."""
        if not self.either:
            return self.cost
        chosen: Cost = values.get("as", "combat" if warrior.spent.committed else "movement")
        return chosen

    def unavailable(self, combat: Combat, warrior: Warrior, paid: Cost) -> Iterator[Refusal]:
        """What is against any action of this cost now (ACKS-ACT-1, ACKS-ACT-2, ACKS-DECL-11)."""
        yield from self.unable(combat, warrior, paid)
        yield from self.why_no_time(warrior, paid)

    def unable(self, combat: Combat, warrior: Warrior, paid: Cost) -> Iterator[Refusal]:
        """The same apart from what the segment has already been used for: conditions and declarations."""
        yield from self.hindered(combat, warrior, paid)
        if warrior.marks & RESTRAINED and (self.moves or paid == "movement"):
            yield no("ACKS-COND-13", "restrained", who=warrior.id)

    def hindered(self, combat: Combat, warrior: Warrior, paid: Cost) -> Iterator[Refusal]:
        """What is against it from its beginning to its end."""
        yield from why_not_able(warrior)
        if warrior.declared in warrior.card.spells and self.id not in ("cast", "abandon_spell"):
            yield no("ACKS-DECL-11", who=warrior.id)
        bound = combat.options.declaration_binding == "binding" and warrior.declared in ("retreat", "withdraw")
        if bound and self.id != warrior.declared and not (warrior.declared == "withdraw" and warrior.spent.moves):
            yield no("ACKS-DECL-12", declared=warrior.declared)
        if warrior.marks & HELD and self.id != "escape":
            yield no("ACKS-COND-13", who=warrior.id)
        if warrior.marks & FRIGHTENED and not self.moves and not (self.id == "stand_up" and paid == "movement"):
            yield no("ACKS-COND-9", who=warrior.id)
        if warrior.marks & INCAPACITATED and self.attacks:
            yield no("ACKS-DEATH-8", who=warrior.id)

    def why_no_time(self, warrior: Warrior, paid: Cost) -> Iterator[Refusal]:
        spent = warrior.spent
        if (spent.ran and self.id != "take_cover") or (paid == "full" and spent.begun):
            yield no("ACKS-ACT-1", who=warrior.id)
        elif paid == "movement":
            if spent.committed and not spent.ran:
                yield no("ACKS-ACT-2", who=warrior.id)
            elif spent.moves >= 2:
                yield no("ACKS-ACT-1", who=warrior.id)
        elif paid == "combat" and spent.moves >= 2:
            yield no("ACKS-ACT-1", who=warrior.id)

    def pay(self, warrior: Warrior, paid: Cost) -> None:
        if paid == "movement":
            spent = warrior.spent = warrior.spent._replace(moves=warrior.spent.moves + 1)
            if spent.moves == 2 or spent.ran:
                warrior.segment = "ending"
        elif paid in ("combat", "full"):
            warrior.segment = "ending"

    def told(self, values: Values) -> tuple[str, str]:
        """Target and detail for the log."""
        rest = [str(value) for name, value in values.items() if name not in ("target", "whom", "as")]
        return str(values.get("target", values.get("whom", ""))), " ".join(rest)


def close_movement(scene: Scene[Combat], warrior: Warrior, trigger: str = "") -> Script[None]:
    """W3: movement is over; whoever is readied acts before the combat action."""
    combat = scene.state
    if anybody_ready(combat):
        if trigger:
            note_deed(combat, warrior, trigger)
        yield from interrupts(scene, warrior)
    end_movement(combat, warrior)


def give_back(warrior: Warrior) -> None:
    """An action that came to nothing before anything was rolled costs nothing (ACKS-READY-15, ACKS-ACT-12)."""
    if warrior.segment == "ending" and can_act(warrior):
        warrior.segment = "active"


def end_movement(combat: Combat, warrior: Warrior) -> None:
    """The moment for interrupts has passed."""
    combat.triggered, warrior.spent = [], warrior.spent._replace(committed=True)


def engaged_rules(combat: Combat, warrior: Warrior, *rules: str) -> Iterator[Refusal]:
    """What an engaged combatant may not do (ACKS-ENGAGE-9, -10, -11)."""
    if is_engaged(combat, warrior):
        for rule in rules:
            yield no(rule, who=warrior.id)


def prone_rules(warrior: Warrior, rule: str) -> Iterator[Refusal]:
    if warrior.marks & PRONE:
        yield no(rule, "prone", who=warrior.id)
