"""Extra actions: bought with points, played at the end of the turn, at most two each (EP-EXTRA)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from affray.core.fields import Field
from affray.core.refusals import Refusal, Value, Values
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Pick, Script, ask

from ..actions import ACTIONS
from ..actions.deed import MOST_EXTRAS, Deed, something_left
from ..body.pools import spend
from ..fight.moments import QUICK_AIM, extra_begins
from ..model.catalogue import in_order, no
from ..model.declaration import Declaration
from ..model.events import ExtraBought
from ..model.naming import Naming, words
from ..model.stats import Combat, Fighter, can_act
from ..time.places import by_place, groups, quickest_first, settle_ties, squad_of, turn_order
from .declaring import END, declare, out_of_place, tell_declared
from .narrow import affordable, why_no_purchase, why_not_gone, why_out_of_turn
from .slots import one_act
from .ties import at_once

STOP = Option("stop", ends=True)
POOL = Naming("EP-EXTRA-1", fact="pool")
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
    if fighter.budget.extras_taken >= MOST_EXTRAS or not affordable(combat, fighter):
        return False
    return not any(True for _ in why_not_gone(combat, fighter))


def anybody(combat: Combat, group: Sequence[str]) -> list[str]:
    return [who for who in group if wants_asking(combat, who)]


def extra_place(scene: Scene[Combat], group: Sequence[str]) -> Script[None]:
    """The extra actions at one place, one after the other or in lock-step (EP-EXTRA-9, EP-TIE-10).

    A delayer of the group who uses its slot meanwhile is not too late: the place has not been passed (EP-EXTRA-14).
    """
    combat = scene.state
    finished: list[str] = []
    while members := [who for who in group if who not in finished and goes_on(combat, who)]:
        if len(members) > 1:
            yield from tied_extras(scene, members, finished)
        else:
            yield from single_extra(scene, members[0], group, finished)
    pass_by(combat, group)


def goes_on(combat: Combat, who: str) -> bool:
    """Whether somebody is in the middle of an extra action, or may buy one."""
    return bool(combat.fighters[who].budget.buying) or wants_asking(combat, who)


def pass_by(combat: Combat, group: Sequence[str]) -> None:
    """A place of the Extra phase is over; who still delays has missed it (EP-EXTRA-14)."""
    for who in group:
        combat.fighters[who].too_late = combat.fighters[who].delaying
        if who not in combat.asked:
            combat.asked.append(who)


def single_extra(scene: Scene[Combat], who: str, group: Sequence[str], finished: list[str]) -> Script[None]:
    """One extra action, an act or more with their windows, until it is over or somebody else of the place joins in."""
    combat = scene.state
    fighter = combat.fighters[who]
    combat.acting, stopped = who, False
    scene.mark("turn", who)
    while True:
        bought = fighter.budget.extras_taken
        act = yield from next_extra(scene, who, finished)
        if act is None:
            return
        kind = "before_extra" if fighter.budget.extras_taken > bought else "declared"
        stopped = yield from one_act(scene, act, None, stopped, kind)
        joined = any(other != who and goes_on(combat, other) for other in group)
        if not something_left(fighter) and (joined or not may_add(combat, who, act)):
            close_purchase(scene, who, finished)
        if joined or not fighter.budget.buying or not can_act(fighter):
            return


def tied_extras(scene: Scene[Combat], group: Sequence[str], finished: list[str]) -> Script[None]:
    """One step of tied ones who buy and act together, the slowest declaring first (EP-TIE-10)."""
    quick = yield from quickest_first(scene, group)
    declared: dict[str, Pick] = {}
    for who in reversed(quick):
        act = yield from next_extra(scene, who, finished)
        if act is not None:
            declared[who] = act
    yield from at_once(scene, declared, quick, "before_extra")
    combat = scene.state
    others = anybody(combat, group)
    for who, act in declared.items():
        if not something_left(combat.fighters[who]) and (others or not may_add(combat, who, act)):
            close_purchase(scene, who, finished)


def next_extra(scene: Scene[Combat], who: str, finished: list[str]) -> Script[Pick | None]:
    """The next act of somebody: of the extra action in progress, or of a new one."""
    combat = scene.state
    fighter = combat.fighters[who]
    combat.acting = who
    if fighter.budget.buying:
        act = yield from declare(scene, who, "act", (END,), why_out_of_turn)
        if act is not None and act.do != "end":
            return act
        close_purchase(scene, who, finished)
    if who in finished or not wants_asking(combat, who):
        return None
    act = yield from buy(scene, who)
    if act is None:
        finished.append(who)
    return act


def may_add(combat: Combat, who: str, act: Pick) -> bool:
    """Whether its owner is asked what automatic actions go with an extra action that is used up (EP-EXTRA-12).

    They belong before and between its acts; only after dice have decided the last one of a turn is there more to say.
    """
    deed = ACTIONS[act.do]
    if deed.type != "automatic" and not (deed.uncertain and deed.nature == "physical"):
        return False
    return not wants_asking(combat, who) and not any(anybody(combat, tied) for tied in combat.left)


def close_purchase(scene: Scene[Combat], who: str, finished: list[str]) -> None:
    """The extra action is over, and with it a quick aim, which is for its own slot only (EP-RANGE-9)."""
    fighter = scene.state.fighters[who]
    fighter.budget.buying = ""
    if fighter.aim is not None and fighter.aim.bonus == QUICK_AIM:
        fighter.aim = None
    if scene.state.options.extra_action_passes == "two":
        finished.append(who)


# -- buying ----------------------------------------------------------------------------------------
def buy(scene: Scene[Combat], who: str) -> Script[Pick | None]:
    """Declare an extra action and pay for it at once (EP-EXTRA-8); None if it wants none."""
    combat = scene.state
    pick = yield from ask(scene, partial(question, scene, who))
    if pick is None or pick.do == "stop":
        return None
    fighter = combat.fighters[who]
    if "pool" not in pick.values and accompanies(combat, fighter, ACTIONS[pick.do]):
        fighter.budget.buying = "granted"
        fighter.budget.complex = 1  # there is nothing left of it but what is automatic
        tell_declared(scene, pick)
        return pick
    pool = str(pick.get("pool", "granted"))
    if pool == "granted":
        fighter.budget.granted -= 1
    else:
        spend(scene, who, pool, "extra", "EP-EXTRA-2")
    fighter.budget.extras_taken += 1
    fighter.budget.renew(pool)
    if scene.recording:
        scene.tell(ExtraBought(who, pool, fighter.budget.extras_taken, rules=("EP-EXTRA-1", "EP-EXTRA-8")))
    extra_begins(scene, who)
    act = Pick(who, pick.do, {name: value for name, value in pick.values.items() if name != "pool"})
    tell_declared(scene, act)
    return act


def accompanies(combat: Combat, fighter: Fighter, deed: Deed) -> bool:
    """Whether an act that nobody pays for goes with the extra action that has just been played (EP-EXTRA-12)."""
    just_played = fighter.budget.extras_taken > 0 and combat.options.extra_action_passes == "single"
    return just_played and not fighter.budget.granted and deed.type == "automatic" and not deed.paid


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
        free = fighter.budget.granted > 0 or accompanies(combat, fighter, deed)
        return {**deed.fields(scene, who), "pool": words(*PAYING, optional=free, naming=POOL)}

    def why_not(values: Values) -> list[Refusal]:
        return in_order(why_not_bought(combat, fighter, deed, values))

    def suggest() -> Iterator[dict[str, Value]]:
        for values in deed.suggest(scene, who):
            for pool in PAYING:
                yield {**values, "pool": pool}

    return Declaration(deed.id, fields, why_not, partial(deed.left_open, scene, who), suggest, deed.group)


def why_not_bought(combat: Combat, fighter: Fighter, deed: Deed, values: Values) -> list[Refusal]:
    """Every rule against this extra action; without a pool, whether any could pay (EP-EXTRA-12)."""
    physical = deed.nature_of(fighter, values) == "physical"
    found = list(why_no_purchase(combat, fighter, values, physical))
    own = {name: value for name, value in values.items() if name != "pool"}
    if "pool" in values:
        found += deed.objections(combat, fighter, own, str(values["pool"]))
    elif fighter.budget.granted or accompanies(combat, fighter, deed):
        found += deed.objections(combat, fighter, own, "granted")
    else:
        reasons = [why_not_bought(combat, fighter, deed, {**own, "pool": pool}) for pool in PAYING[:3]]
        if all(reasons):
            found += reasons[0]
    if deed.paid:
        found.append(no("EP-EXTRA-3", "automatic", action=deed.id))
    return found
