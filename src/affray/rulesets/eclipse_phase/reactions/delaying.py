"""Delaying a slot: the moment or condition that is named (EP-DELAY-1 to EP-DELAY-8)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

from affray.core.fields import Field, OneOf
from affray.core.refusals import Refusal, Value, Values
from affray.core.scene import Scene
from affray.core.script import Option, Pick

from ..body.leaving import STANDBY, lose_anchor
from ..model.catalogue import in_order, no
from ..model.declaration import Declaration
from ..model.events import Delayed
from ..model.kinds import Delay, DelayMode
from ..model.naming import Naming, words
from ..model.stats import ACTIVE, Combat, Fighter
from ..time.triggers import down_allies, is_condition, is_of_place, true_of_places
from .fields import ConditionText

MODES = ("standby", "before", "after", "condition")


def delay_fields(combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
    def others() -> Sequence[str]:
        return [x.id for x in combat.fighters.values() if x.in_order and x.status == ACTIVE and x is not fighter]

    areas = tuple([each.id for each in combat.features.values()])
    return {
        "mode": words(*MODES, opens=True),
        "anchor": OneOf(others, optional=True, opens=True, strange=Naming("EP-DELAY-2"), type="combatant"),
        "condition": ConditionText(areas=areas, ids=tuple(others()), optional=True, opens=True),
    }


def mode_of(values: Values) -> DelayMode:
    """What is named tells how one waits."""
    named: DelayMode = values.get("mode", "condition" if "condition" in values else "standby")
    return named


def why_no_delay(combat: Combat, fighter: Fighter, values: Values) -> Iterator[Refusal]:
    """A condition is one of the known ones, and nothing is named that does not belong (EP-DELAY-2, EP-DELAY-3)."""
    if combat.phase == "ambush":
        yield no("EP-SURP-3", "delay", who=fighter.id)
    mode = values.get("mode")
    if "anchor" in values and mode not in (None, "before", "after"):
        yield no("EP-DECL-5", "anchor", mode=mode)
    if "condition" in values and mode not in (None, "condition"):
        yield no("EP-DECL-5", "condition", mode=mode)
    if "condition" in values and not is_condition(combat, str(values["condition"])):
        yield no("EP-DELAY-3", condition=values["condition"])


def what_is_missing(values: Values) -> Iterator[Refusal]:
    """A moment names somebody, a condition its words (EP-DECL-5)."""
    mode = mode_of(values)
    if ("anchor" in values) != (mode in ("before", "after")):
        yield no("EP-DECL-5", "anchor", mode=mode)
    if ("condition" in values) != (mode == "condition"):
        yield no("EP-DECL-5", "condition", mode=mode)


def standby_first() -> list[dict[str, Value]]:
    return [{"mode": "standby"}]


def delay_option(scene: Scene[Combat], who: str) -> Option:
    combat = scene.state
    fighter = combat.fighters[who]

    def why_not(values: Values) -> list[Refusal]:
        return in_order(why_no_delay(combat, fighter, values))

    return Declaration("delay", partial(delay_fields, combat, fighter), why_not, what_is_missing, standby_first)


def hold(scene: Scene[Combat], who: str, pick: Pick, group: Sequence[str] = ()) -> None:
    """The slot is held from now on; a bought front place is given up (EP-DELAY-1, EP-TAKE-13, EP-TIE-8)."""
    combat = scene.state
    fighter = combat.fighters[who]
    delay = named(combat, fighter, pick)
    fighter.slot_state = "carried" if fighter.carried_in else "delaying"
    fighter.delay, fighter.in_front = delay, False
    if len(group) > 1:
        fighter.left_group = tuple([name for name in group if name != who])
    if who not in combat.waiting:
        combat.waiting.append(who)
    if scene.recording:
        rule = {"standby": "EP-DELAY-4", "condition": "EP-DELAY-3"}.get(delay.mode, "EP-DELAY-2")
        key, _, about = delay.condition.partition(":")
        scene.tell(Delayed(who, delay.mode, delay.anchor, key, about, rules=("EP-DELAY-1", rule)))
    lose_anchor(scene, who)


def named(combat: Combat, fighter: Fighter, pick: Pick) -> Delay:
    """What is waited for. Somebody who delays itself has no slot that one could wait for (EP-DELAY-27)."""
    mode = mode_of(pick.values)
    if mode == "condition":
        delay = Delay("condition", "", str(pick["condition"]), down_allies(combat, fighter))
        again = fighter.delay is not None or delay.condition == "enemy_leaves_cover"  # leaving is over at once
        return replace(delay, stale=again and is_of_place(delay) and true_of_places(combat, fighter, delay))
    if mode == "standby" or holds_back(combat, combat.fighters[str(pick["anchor"])]):
        return STANDBY
    return Delay(mode, str(pick["anchor"]))


def holds_back(combat: Combat, fighter: Fighter) -> bool:
    """Whether somebody delays itself; a carried slot still comes up at its own place (EP-DELAY-16)."""
    to_come = combat.phase == "regular" and any(fighter.id in tied for tied in combat.left)
    return fighter.slot_state == "delaying" or (fighter.slot_state == "carried" and not to_come)
