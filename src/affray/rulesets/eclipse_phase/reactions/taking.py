"""Taking the initiative: a point of Vigor or Insight for the front place of one turn (EP-TAKE)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import groupby
from operator import itemgetter

from affray.core.fields import Field
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Script, ask

from ..body.pools import points, shares_threat, spend
from ..model.catalogue import in_order, no
from ..model.declaration import Declaration
from ..model.events import TookInitiative
from ..model.naming import Naming, words
from ..model.stats import Combat, Fighter, can_act
from ..time.places import place_of, quickest_first, settle_ties, turn_order

BUYING = ("vigor", "insight", "threat")
"""What can buy the first place (EP-TAKE-10)."""
DECLINE = Option("decline", ends=True)


def may_take(fighter: Fighter) -> bool:
    """Has a regular slot that it will not lose (EP-TAKE-11)."""
    return fighter.slot_state == "pending" and can_act(fighter)


def has_point(combat: Combat, fighter: Fighter) -> bool:
    return max([points(combat, fighter, pool) for pool in BUYING]) > 0


def take_phase(scene: Scene[Combat]) -> Script[None]:
    """One step of it: each eligible one is asked once, the last in the order first; then the order of the turn is fixed
    (EP-TAKE-7).
    """
    combat = scene.state
    if tied := next_asked(combat):
        who = tied[0] if len(tied) == 1 else (yield from quickest_first(scene, tied))[-1]
        combat.left.remove((who,))
        yield from offer(scene, who)
    else:
        yield from fix_order(scene)


def next_asked(combat: Combat) -> list[str]:
    """Those who are asked next: of whoever is asked at all, the last in the order; several if they are tied."""
    waiting = [(place_of(combat.fighters[name]), name) for (name,) in combat.left]
    waiting.sort(key=itemgetter(0), reverse=True)
    for _, tied in groupby(waiting, itemgetter(0)):
        if asked := [name for _, name in tied if is_asked(combat, name)]:
            return asked
    return []


def is_asked(combat: Combat, who: str) -> bool:
    """May take the initiative and could pay for it (EP-TAKE-7)."""
    fighter = combat.fighters[who]
    return may_take(fighter) and has_point(combat, fighter)


def offer(scene: Scene[Combat], who: str) -> Script[None]:
    combat = scene.state
    pick = yield from ask(scene, partial(question, scene, who))
    combat.asked.append(who)
    if pick is None or pick.do == "decline":
        return
    pool = str(pick["pool"])
    spend(scene, who, pool, "take", "EP-TAKE-3")
    fighter = combat.fighters[who]
    fighter.took_initiative, fighter.in_front = pool, True
    if scene.recording:
        rule = "EP-TAKE-2" if pool == "insight" else "EP-TAKE-1"
        scene.tell(TookInitiative(who, pool, rules=(rule, "EP-TAKE-3")))


def question(scene: Scene[Combat], who: str) -> Choose | None:
    combat = scene.state
    fighter = combat.fighters[who]
    if not is_asked(combat, who) or combat.closing:
        return None

    def why_not(values: Values) -> list[Refusal]:
        return in_order(why_no_point(combat, fighter, values))

    def known() -> Sequence[Option]:
        return [Declaration("take", fields, why_not), DECLINE]

    return Choose(who, "take", known)


def fields() -> Mapping[str, Field]:
    known = (*BUYING, "moxie", "flex")
    return {"pool": words(*known, optional=False, naming=Naming("EP-TAKE-10", fact="pool"))}


def why_no_point(combat: Combat, fighter: Fighter, values: Values) -> list[Refusal]:
    """Only Vigor, Insight and Threat buy the first place, for one point (EP-TAKE-3, EP-TAKE-10)."""
    pool = values.get("pool")
    if pool is None:
        return []
    if pool not in BUYING:
        return [no("EP-TAKE-10", pool=pool)]
    if points(combat, fighter, pool) > 0:
        return []
    return [no("EP-POOL-14", who=fighter.id)] if pool == "threat" else [no("EP-TAKE-3", pool=pool)]


def why_not_taken(combat: Combat, fighter: Fighter, do: str, values: Values) -> list[Refusal]:
    """Why somebody who is not asked cannot take the initiative now (part 4.6)."""
    found: list[Refusal] = []
    if combat.phase != "take":
        found.append(no("EP-TAKE-6", phase=combat.phase))
    elif fighter.id in combat.asked:
        found.append(no("EP-TAKE-7", who=fighter.id))
    if not may_take(fighter):
        found.append(no("EP-TAKE-11", who=fighter.id))
    if do == "take":
        found += why_no_point(combat, fighter, values)
        if "pool" not in values and not has_point(combat, fighter):
            found.append(no("EP-POOL-14" if shares_threat(combat, fighter) else "EP-TAKE-3", who=fighter.id))
    return in_order(found) or [no("EP-TAKE-7", who=fighter.id)]


def fix_order(scene: Scene[Combat]) -> Script[None]:
    """The order of this turn; it is not changed any more (EP-TAKE-5, EP-TIE-10)."""
    combat = scene.state
    order = turn_order(combat)
    if combat.options.tie_mode != "simultaneous":
        order = yield from settle_ties(scene, order)
    combat.order, combat.left, combat.phase = order, list(order), "regular"
