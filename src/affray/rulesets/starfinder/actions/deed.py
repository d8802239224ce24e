"""What every deed has in common: what pays for it, what forbids it, and the two windows around it (SF-ACT, 4.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from affray.core.actions import Action
from affray.core.acts import in_fold
from affray.core.fields import Field, OneOf, somebody, words
from affray.core.places import is_spot, show_spot
from affray.core.refusals import Refusal, Value, Values
from affray.core.scene import Scene
from affray.core.script import NO_FIELDS, Script

from ..body.concentration import interrupt
from ..body.conditions import refresh
from ..magic.compulsion import why_not as why_not_driven
from ..model.catalogue import in_order, no
from ..model.conditions import ONE_HANDED, bars
from ..model.events import Acted
from ..model.naming import all_named, off_map
from ..model.stats import Combat, Fighter
from ..reactions.opportunity import provoked_by
from ..time.economy import PAYS, pay, why_not_pay, why_unable
from ..time.undertakings import lose_action, undertaking
from ..time.windows import Happening, Whole, after, aftermath, before, watched


def fighters_field(combat: Combat, likely: Iterable[Fighter] = (), optional: bool = False) -> OneOf:
    """A field for somebody in the fight; an abbreviation means one of the likely first."""
    return somebody(combat.fighters, [each.id for each in likely], optional)


def items_field(fighter: Fighter, likely: Iterable[str] = (), optional: bool = False, opens: bool = False) -> OneOf:
    """A field for one of somebody's own things."""
    return replace(somebody(fighter.items, likely, optional), opens=opens, type="item")


class Deed(Action[Combat]):
    """Something a combatant can do in its turn, or as a readied action. Subclasses say what differs.

    `cost` is standard, move, swift, full, or free for what lies outside the budget (SF-ACT-1); what names no type is a
    standard action, a swift one is only what says so (SF-ACT-13, SF-ACT-14, SF-SWIFT-3).
    """

    cost = "standard"
    rule = ""
    readiable = True
    """May be readied, if its cost is a standard, move or swift action (SF-READY-1)."""
    purely_defensive = False
    """SF-REACT-14."""
    limbs = True
    """Needs limbs, so that the pinned cannot do it (SF-COND-9)."""
    mental = False
    """Purely mental, so that the paralyzed can do it (SF-COND-15)."""
    names_rule = ""
    """The rule of names that mean nobody and nothing, if it is not the own one."""
    priced_by = ""
    """The field on which its cost depends."""
    breaks_free = False
    """An attempt to get free, which the pinned may make (SF-GRAP-3)."""

    # -- what the core asks ------------------------------------------------------------------------
    def fields(self, scene: Scene[Any], who: str) -> Mapping[str, Field]:
        combat: Combat = scene.state
        fighter = combat.fighters[who]
        found = all_named(self.needs(combat, fighter), self.names_rule or self.rule)
        if self.cost in PAYS:
            found["pay"] = words(*PAYS)
        return found

    def why_not(self, scene: Scene[Any], who: str, values: Values) -> list[Refusal]:
        combat: Combat = scene.state
        fighter = combat.fighters[who]
        far = off_map(combat, values)
        if far:
            return far
        return in_order(
            [
                *self.unable(combat, fighter, values),
                *self.unpaid(combat, fighter, values),
                *self.forbids(combat, fighter, values, "turn"),
            ]
        )

    def perform(self, scene: Scene[Combat], who: str, values: Values) -> Script[None]:
        """Pay for it and do it completely, before anything else is chosen (4.3, steps 3 to 7; SF-ACT-6)."""
        combat = scene.state
        fighter = combat.fighters[who]
        cost = self.cost_of(combat, fighter, values)
        pay(fighter, cost, str(values.get("pay", "")))
        if cost != "free":
            begin_acting(combat, fighter)
        if fighter.casting is not None and self.ends_casting:
            interrupt(scene, fighter)
        whole = combat.options.ready_trigger_granularity == "action"
        played = (self.as_a_whole if whole else self.carry_out)(scene, fighter, values, cost)
        yield from in_fold(scene, played) if scene.recording else played

    def carry_out(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        """Do it, whoever paid for it, as long as its actor can (SF-REACT-13, SF-ACT-11)."""
        combat = scene.state

        def holds() -> bool:
            return next(iter(self.unable(combat, fighter, values)), None) is None

        with undertaking(scene, holds) as act:
            yield from self.play(scene, fighter, values, paid)
        if act.lost:
            lose_action(scene, fighter, self.id)

    def as_a_whole(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        """Readied actions wait until the whole action is over (option `ready_trigger_granularity`)."""
        combat = scene.state
        whole = Whole(fighter.id)
        combat.under_way.append(whole)
        try:
            yield from self.carry_out(scene, fighter, values, paid)
        finally:
            combat.under_way = [each for each in combat.under_way if each is not whole]
        if combat.ready and whole.parts:
            yield from aftermath(scene, Happening(fighter.id, parts=whole.parts))

    # -- what a deed says of itself ----------------------------------------------------------------
    ends_casting = True
    """Anything but going on with it ends a casting that takes rounds (SF-CAST-3)."""

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        """What the deed needs to be told."""
        return NO_FIELDS

    def cost_of(self, combat: Combat, fighter: Fighter, values: Values) -> str:
        """What it costs this combatant, as far as the values tell."""
        return self.cost

    def unable(self, combat: Combat, fighter: Fighter, values: Values) -> Iterator[Refusal]:
        """The tests that every action has to pass first (4.6, any action)."""
        if fighter.marks:
            yield from why_unable(fighter, self.mental)
            if self.limbs and not self.breaks_free:
                for bar in bars(fighter.marks, "held_limbs"):
                    yield no(*bar, who=fighter.id)
            if fighter.marks & ONE_HANDED and self.takes_two_hands(combat, fighter, values):
                yield no("SF-COND-8", "two_hands", who=fighter.id)
            yield from why_not_driven(combat, fighter, self, values)
        elif not fighter.present:
            yield from why_unable(fighter)

    def takes_two_hands(self, combat: Combat, fighter: Fighter, values: Values) -> bool:
        """Whether it needs two hands, as far as the values tell."""
        return False

    def unpaid(self, combat: Combat, fighter: Fighter, values: Values) -> Iterator[Refusal]:
        """Everything against paying for it now, once it is known what it costs."""
        if self.priced_by and self.priced_by not in values:
            return
        yield from why_not_pay(fighter, self.cost_of(combat, fighter, values), str(values.get("pay", "")))

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        """Every rule against it, as far as the values tell, whatever pays for it."""
        yield from ()

    def provokes(self, scene: Scene[Any], who: str, values: Values) -> Sequence[str]:
        """Opponents within whose reach it is done, if it is one of those deeds (SF-AOO-2)."""
        combat: Combat = scene.state
        fighter = combat.fighters[who]
        return provoked_by(combat, fighter) if self.is_provoking(combat, fighter, values) else ()

    def is_provoking(self, combat: Combat, fighter: Fighter, values: Values) -> bool:
        """Whether it is a shot or a casting, as far as the values tell."""
        return False

    def play(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        """Declare it, the window before, carry it out, the window after; tested again all the while (4.3)."""
        combat = scene.state
        self.tell(scene, fighter, values, paid)
        happening: Happening | None = None
        with undertaking(scene, lambda: self.is_legal(combat, fighter, values, paid)) as act:
            if watched(combat):
                target = str(values.get("target", values.get("ally", "")))
                happening = Happening(fighter.id, self.action_name(), (target,) if target else ())
                self.note(combat, fighter, values, happening)
                yield from before(scene, happening)
            yield from self.effect(scene, fighter, values, paid)
        if act.lost:
            lose_action(scene, fighter, self.id)
        elif happening is not None:
            yield from after(scene, happening)

    def is_legal(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> bool:
        """Whether nothing is against it, whoever pays for it (SF-REACT-13)."""
        found = next(iter(self.unable(combat, fighter, values)), None)
        return found is None and next(iter(self.forbids(combat, fighter, values, paid)), None) is None

    def action_name(self) -> str:
        """What the action is called in triggers."""
        return self.id

    def note(self, combat: Combat, fighter: Fighter, values: Values, happening: Happening) -> None:
        """Add what occurs with it beside the action itself."""

    def tell(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> None:
        if scene.recording:
            rest = [told(value) for name, value in values.items() if name not in ("target", "ally", "pay", "path")]
            target = str(values.get("target", values.get("ally", "")))
            rules = (self.rule,) if self.rule else ()
            detail = " ".join([word for word in rest if word])
            scene.tell(Acted(fighter.id, self.id, target, detail, paid=paid, rules=rules))

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        """What it brings about."""
        yield from ()


def told(value: Value) -> str:
    """A value of an answer as the log tells it: names and places, not yes and no."""
    if isinstance(value, bool):
        return ""
    return show_spot(value, 1) if is_spot(value) else str(value)


def begin_acting(combat: Combat, fighter: Fighter) -> None:
    """Somebody starts an action: it has acted, and is surprised no longer (SF-REACT-7, SF-SURP-3)."""
    fighter.budget.busy = True
    has_acted(combat, fighter)


def has_acted(combat: Combat, fighter: Fighter) -> None:
    fighter.has_acted = True
    if fighter.surprised:
        fighter.surprised = False
        refresh(fighter)
