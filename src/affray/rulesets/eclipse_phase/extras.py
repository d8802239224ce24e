"""Extra actions: bought with points, played at the end of the turn, at most two each (EP-EXTRA)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from affray.core.fields import Field
from affray.core.refusals import Refusal, Value, Values
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Pick, Script, ask

from .actions import ACTIONS
from .catalogue import in_order, no
from .declaring import END, declare, out_of_place, tell_declared
from .deed import MOST_EXTRAS, Declaration, Deed, something_left, words
from .events import ExtraBought
from .moments import QUICK_AIM, extra_begins
from .places import by_place, groups, quickest_first, settle_ties, squad_of, turn_order
from .pools import spend
from .refusing import affordable, why_no_purchase, why_not_gone, why_out_of_turn
from .slots import one_act
from .stats import Combat, Fighter, can_act
from .ties import at_once

STOP = Option("stop")
PAYING = ("vigor", "insight", "threat", "granted", "moxie", "flex")


def extra_order(scene: Scene[Combat]) -> Script[list[tuple[str, ...]]]:
    """Those who took the initiative and did not delay first, then by place; perhaps twice (EP-EXTRA-9)."""
    combat = scene.state
    order = groups(by_place(combat)) if combat.options.extra_phase_order == "regular" else turn_order(combat)
    if combat.options.tie_mode != "simultaneous":
        order = yield from settle_ties(scene, order)
    if combat.options.group_initiative:
        order = [each for tied in order for each in one_by_one(combat, tied)]
    return order * 2 if combat.options.extra_action_passes == "two" else order


def one_by_one(combat: Combat, tied: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Those who rolled together are not tied: they act one after another (EP-INIT-12)."""
    later = squad_of(combat, tied)[1:]
    return [tuple([who for who in tied if who not in later]), *[(who,) for who in later]]


def wants_asking(combat: Combat, who: str) -> bool:
    """May buy an extra action and could pay for it (EP-EXTRA-14)."""
    fighter = combat.fighters[who]
    if fighter.extras_taken >= MOST_EXTRAS or not affordable(combat, fighter):
        return False
    return not any(True for _ in why_not_gone(combat, fighter))


def anybody(combat: Combat, group: Sequence[str]) -> list[str]:
    return [who for who in group if wants_asking(combat, who)]


def extra_place(scene: Scene[Combat], group: Sequence[str]) -> Script[None]:
    """The extra actions at one place, one after the other or in lock-step (EP-EXTRA-9, EP-TIE-10)."""
    combat = scene.state
    once = combat.options.extra_action_passes == "two"
    members = anybody(combat, group)
    if len(members) > 1:
        yield from tied_extras(scene, members, once)
    elif members:
        yield from single_extras(scene, members[0], once)
    pass_by(combat, group)


def pass_by(combat: Combat, group: Sequence[str]) -> None:
    """A place of the Extra phase is over; who still delays has missed it (EP-EXTRA-14)."""
    for who in group:
        combat.fighters[who].too_late = combat.fighters[who].delaying
        if who not in combat.asked:
            combat.asked.append(who)


def single_extras(scene: Scene[Combat], who: str, once: bool) -> Script[None]:
    """As many as it wants and may, each an act or two with their windows (part 4.2, step 7)."""
    combat = scene.state
    fighter = combat.fighters[who]
    combat.acting = who
    scene.mark("turn", who)
    while wants_asking(combat, who):
        act = yield from buy(scene, who)
        if act is None:
            break
        kind, stopped = "before_extra", False
        while act is not None and act.do != "end" and can_act(fighter):
            stopped = yield from one_act(scene, act, None, stopped, kind)
            act, kind = None, "declared"
            if can_act(fighter) and something_left(fighter):
                act = yield from declare(scene, who, "act", (END,), why_out_of_turn)
        close_purchase(fighter)
        if once:
            break


def tied_extras(scene: Scene[Combat], group: Sequence[str], once: bool) -> Script[None]:
    """Tied ones buy and act step by step, the slowest declaring first (EP-TIE-10)."""
    combat = scene.state
    quick = yield from quickest_first(scene, group)
    acting = list(reversed(quick))
    bought: list[str] = []
    while acting:
        declared: dict[str, Pick] = {}
        for who in acting:
            act = yield from next_extra(scene, who, once and who in bought)
            if act is not None:
                declared[who] = act
                bought.append(who)
        yield from at_once(scene, declared, quick, "before_extra")
        for who in declared:
            if not can_act(combat.fighters[who]) or not something_left(combat.fighters[who]):
                close_purchase(combat.fighters[who])
        acting = list(declared)
    for who in quick:
        close_purchase(combat.fighters[who])


def close_purchase(fighter: Fighter) -> None:
    """The extra action is over, and with it a quick aim, which is for its own slot only (EP-RANGE-9)."""
    fighter.buying = ""
    if fighter.aim is not None and fighter.aim.bonus == QUICK_AIM:
        fighter.aim = None


def next_extra(scene: Scene[Combat], who: str, no_more: bool) -> Script[Pick | None]:
    """The next act of somebody in a tie: of the extra action in progress, or of a new one."""
    combat = scene.state
    fighter = combat.fighters[who]
    combat.acting = who
    if fighter.buying:
        act = yield from declare(scene, who, "act", (END,), why_out_of_turn)
        if act is not None and act.do != "end":
            return act
        close_purchase(fighter)
    if no_more or not wants_asking(combat, who):
        return None
    return (yield from buy(scene, who))


# -- buying ----------------------------------------------------------------------------------------
def buy(scene: Scene[Combat], who: str) -> Script[Pick | None]:
    """Declare an extra action and pay for it at once (EP-EXTRA-8); None if it wants none."""
    combat = scene.state
    pick = yield from ask(scene, partial(question, scene, who))
    if pick is None or pick.do == "stop":
        return None
    fighter = combat.fighters[who]
    pool = str(pick.get("pool", "granted"))
    if pool == "granted":
        fighter.granted -= 1
    else:
        spend(scene, who, pool, "extra", "EP-EXTRA-2")
    fighter.extras_taken += 1
    fighter.buying = pool
    fighter.complex = fighter.quick = fighter.quick_granted = fighter.resolved = 0
    if scene.recording:
        scene.tell(ExtraBought(who, pool, fighter.extras_taken, rules=("EP-EXTRA-1", "EP-EXTRA-8")))
    extra_begins(scene, who)
    act = Pick(who, pick.do, {name: value for name, value in pick.values.items() if name != "pool"})
    tell_declared(scene, act)
    return act


def question(scene: Scene[Combat], who: str) -> Choose | None:
    combat = scene.state
    if not wants_asking(combat, who) or combat.closing:
        return None

    def known() -> Sequence[Option]:
        words = out_of_place(scene, who, ("delay", "take"), why_out_of_turn)
        return [STOP, *(extra_option(scene, who, deed) for deed in ACTIONS.values()), *words]

    def find(name: str) -> Option | None:
        deed = ACTIONS.get(name)
        return None if deed is None else extra_option(scene, who, deed)

    return Choose(who, "extra", known, find)


def extra_option(scene: Scene[Combat], who: str, deed: Deed) -> Option:
    """An act as it can be bought: with the pool that pays."""
    combat = scene.state
    fighter = combat.fighters[who]

    def fields() -> Mapping[str, Field]:
        return {**deed.fields(scene, who), "pool": words(*PAYING, optional=fighter.granted > 0)}

    def why_not(values: Values) -> list[Refusal]:
        return in_order(why_not_bought(combat, fighter, deed, values))

    def suggest() -> Iterator[dict[str, Value]]:
        for values in deed.suggest(scene, who):
            for pool in PAYING:
                yield {**values, "pool": pool}

    return Declaration(deed.id, fields, why_not, partial(deed.left_open, scene, who), suggest)


def why_not_bought(combat: Combat, fighter: Fighter, deed: Deed, values: Values) -> list[Refusal]:
    """Every rule against this extra action; without a pool, whether any could pay (EP-EXTRA-12)."""
    physical = deed.nature_of(fighter, values) == "physical"
    found = list(why_no_purchase(combat, fighter, values, physical))
    own = {name: value for name, value in values.items() if name != "pool"}
    if "pool" in values:
        found += deed.objections(combat, fighter, own, str(values["pool"]))
    elif fighter.granted:
        found += deed.objections(combat, fighter, own, "granted")
    else:
        reasons = [why_not_bought(combat, fighter, deed, {**own, "pool": pool}) for pool in PAYING[:3]]
        if all(reasons):
            found += reasons[0]
    if deed.type_of(combat, fighter, own) == "automatic" and deed.id != "move":
        found.append(no("EP-EXTRA-3", "automatic", action=deed.id))
    return found
