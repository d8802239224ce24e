"""Slots and windows: a slot act by act, and whoever cuts in with a delayed one (part 4.2 to 4.4)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from affray.core.acts import interruption, underway
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Pick, Script, ask

from ..body.leaving import lose_anchor
from ..body.pools import anybody_hurt, relief
from ..fight.moments import lower_guard, slot_comes_up, slot_ends
from ..fight.suppression import cease
from ..model.catalogue import in_order
from ..model.events import SlotBegan, SlotEnded
from ..model.kinds import Movement, Opening, SlotState, Spot
from ..model.stats import Combat, can_act, initiative_modifiers
from ..model.underway import able
from ..reactions.delaying import delay_option, hold
from ..time.triggers import freshen, is_due
from .claims import Held, Where, collect, why_no_movement
from .declaring import (
    END,
    KEEP,
    NOTHING,
    PASS,
    act_fields,
    begin_option,
    begin_slot,
    carry_out,
    declare,
    drop,
    forfeit,
    out_of_place,
    still_legal,
)  # fmt: skip
from .narrow import why_out_of_turn


# -- windows ---------------------------------------------------------------------------------------
def window(
    scene: Scene[Combat], kind: str, of: tuple[str, ...], acts: tuple[Pick, ...] = (), held: Held | None = None
) -> Script[bool]:
    """Whoever may and wants to act here does so, slot after slot (part 4.4). Whether anybody did."""
    if anybody_hurt(scene.state):
        yield from relief(scene, of)
    if not scene.state.waiting:
        return False
    return (yield from interruption(scene, let_in(scene, Opening(kind, of, acts), held)))


def let_in(scene: Scene[Combat], opening: Opening, held: Held | None) -> Script[bool]:
    """All claims of a window, then their slots; a claim is binding whatever becomes of the act that it interrupts."""
    claims = yield from collect(scene, opening, held)
    if not claims:
        return False
    where = place_here(scene.state, opening) if held is None or held.where is None else held.where
    yield from play_claims(scene, claims, where, held)
    return True


def play_claims(scene: Scene[Combat], claims: list[Pick], where: Where, outer: Held | None = None) -> Script[None]:
    """Those who claimed act in their order; each may let slower ones in behind it (EP-DELAY-20, EP-DELAY-22)."""
    combat = scene.state
    combat.cut_in += 1
    while claims:
        act = claims.pop(0)
        yield from run_slot(scene, act.who, act, Held(act.who, where, claims, outer=outer))
    combat.cut_in -= 1


def set_off(scene: Scene[Combat]) -> Script[None]:
    """A decree is an event like any other: whoever waited for what it made true comes up at once (EP-DELAY-6).

    Not inside the resolution of an act, where nobody can cut in; there the next window is near, as it is while others
    claim or play delayed slots (EP-INTR-7).
    """
    combat = scene.state
    if scene is not scene.family[0] or combat.phase not in ("regular", "extra") or not combat.acting:
        return
    if combat.resolving or combat.cut_in or combat.opening is not None:
        return
    freshen(combat)
    here = Opening("decreed", (combat.acting,))
    if any(is_due(combat, combat.fighters[who], here, ()) for who in combat.waiting):
        acting = combat.acting
        yield from window(scene, "decreed", (acting,))
        combat.acting = acting


def place_here(combat: Combat, opening: Opening) -> Where:
    """The place that a delayed slot taken in this window leads to (EP-DELAY-10, EP-DELAY-23)."""
    option = combat.options.extra_phase_delay_count
    if not opening.of or (combat.phase == "extra" and option == "last"):
        return Where(0, 0, last=True)
    first = combat.fighters[opening.of[0]]
    return Where(first.count, first.rank, after=opening.kind == "after")


# -- a slot ----------------------------------------------------------------------------------------
def run_slot(scene: Scene[Combat], who: str, first: Pick | None, held: Held | None) -> Script[None]:
    """A slot, act by act, each with its windows (part 4.3). `held` if it is a delayed one."""
    combat = scene.state
    fighter = combat.fighters[who]
    outer, combat.acting = combat.acting, who
    base = initiative_modifiers(fighter)
    act, continuing = first, False
    while can_act(fighter):
        if act is None:
            act = yield from declare(scene, who, "act", (END,), why_out_of_turn)
            if act is None or act.do == "end":
                break
        continuing = yield from one_act(scene, act, held, continuing, waited=act is first)
        act = None
    lost = not can_act(fighter)
    if held is not None and held.where is not None and (fighter.budget.resolved or not lost):
        where = held.where
        combat.spots.append(Spot(who, where.count, where.rank, where.after, where.last, base))
    yield from finish_slot(scene, who, "lost" if lost else "done")
    combat.acting = outer


def finish_slot(scene: Scene[Combat], who: str, state: SlotState, how: str = "") -> Script[None]:
    """The slot is over; unused actions are lost (EP-DECL-6)."""
    fighter = scene.state.fighters[who]
    fighter.slot_state = state
    yield from slot_ends(scene, who)
    if scene.recording:
        scene.tell(SlotEnded(who, how or state, rules=("EP-INTR-10" if state == "lost" else "EP-DECL-6",)))


def one_act(
    scene: Scene[Combat],
    act: Pick,
    held: Held | None,
    continuing: bool,
    kind: str = "declared",
    waited: bool = False,
) -> Script[bool]:
    """Window, resolution, window (EP-DECL-4). Whether a mover was stopped and may go on (EP-INTR-8).

    `waited` if others may have acted since it was declared, as between claims (EP-DELAY-20).
    """
    combat = scene.state
    who, fighter = act.who, combat.fighters[act.who]
    interrupted = False
    with underway(scene, partial(still_legal, scene, act)) as declared:
        if not (continuing and act.do == "move"):
            interrupted = yield from window(scene, kind, (who,), (act,), held)
    legal = not declared.lost and (not waited or still_legal(scene, act))
    act_now = yield from kept(scene, act, interrupted, legal)
    if act_now is None or not (yield from carry_out(scene, act_now)):
        return False
    if who in combat.stopped:
        combat.stopped.remove(who)
        yield from window(scene, "stopped", (who,), (), held)
        if act_now.do == "move" and fighter.pos[:2] != tuple(act_now["to"]):
            return can_act(fighter)
    yield from window(scene, "between", (who,), (), held)
    return False


def kept(scene: Scene[Combat], act: Pick, interrupted: bool, legal: bool) -> Script[Pick | None]:
    """What is carried out after the window: the declared act if it is still legal (EP-INTR-9, EP-INTR-10)."""
    combat = scene.state
    fighter = combat.fighters[act.who]
    option = combat.options.redeclare_after_interrupt
    if not can_act(fighter):
        drop(scene, act, "unable")
        return None
    if legal and not (interrupted and option == "always"):
        return act
    if not legal:
        drop(scene, act, "illegal")
        if option == "never":
            forfeit(combat, fighter, act)
            return None
    others = (KEEP, NOTHING) if legal else (NOTHING,)
    again = yield from declare(scene, act.who, "redeclare", others, why_out_of_turn)
    if again is None or again.do == "nothing":
        return None
    return act if again.do == "keep" else again


# -- a slot comes up -------------------------------------------------------------------------------
def slot_question(scene: Scene[Combat], who: str, why: str) -> Choose | None:
    """Act, pass or delay (EP-DECL-2)."""
    combat = scene.state
    fighter = combat.fighters[who]
    if not can_act(fighter) or combat.closing:
        return None

    def why_not(values: Values) -> list[Refusal]:
        return in_order(why_no_movement(fighter, values))

    def known() -> Sequence[Option]:
        taking = out_of_place(scene, who, ("take",), why_out_of_turn)
        return [begin_option(act_fields, why_not), PASS, delay_option(scene, who), *taking]

    return Choose(who, why, known)


def choose_slot(scene: Scene[Combat], who: str, group: Sequence[str], how: str) -> Script[bool]:
    """What somebody does with the slot that has come up; whether it acts (EP-DECL-2, EP-DELAY-24)."""
    combat = scene.state
    fighter = combat.fighters[who]
    carried = fighter.slot_state == "carried"
    combat.acting = who
    scene.mark("turn", who)
    used_up = False
    with able(scene, who):
        used_up = yield from slot_comes_up(scene, who, not carried)
    if used_up:
        if carried:
            combat.waiting.remove(who)
        yield from finish_slot(scene, who, "done" if can_act(fighter) else "lost")
        return False
    pick = yield from ask(scene, partial(slot_question, scene, who, "due" if carried else "slot"))
    if pick is None:
        if not combat.closing:
            lose(scene, who)
        return False
    if pick.do == "delay":
        hold(scene, who, pick, group)
        return False
    if pick.do == "pass":
        if carried:
            combat.waiting.remove(who)
        fighter.delay = None
        yield from finish_slot(scene, who, "done", "passed")
        return False
    movement: Movement = pick["move"]
    yield from begin_slot(scene, who, movement)
    if scene.recording:
        scene.tell(SlotBegan(who, "carried" if carried else how, movement, rules=("EP-DECL-3",)))
    return True


def lose(scene: Scene[Combat], who: str) -> None:
    """Whoever cannot act when its slot comes up loses it; nobody can wait for it any more (EP-DECL-7, EP-DELAY-27)."""
    combat = scene.state
    fighter = combat.fighters[who]
    if fighter.delaying:
        combat.waiting.remove(who)
    else:
        lower_guard(who, combat)  # the slot has come up, if only to be lost (EP-DELAY-24)
        cease(who, combat)
    fighter.slot_state, fighter.delay = "lost", None
    if scene.recording:
        scene.tell(SlotEnded(who, "lost", rules=("EP-DECL-7",)))
    lose_anchor(scene, who)


def single_slot(scene: Scene[Combat], who: str, how: str = "regular") -> Script[None]:
    """The slot of one combatant at its own place."""
    combat = scene.state
    fighter = combat.fighters[who]
    carried = fighter.slot_state == "carried"
    if not (yield from choose_slot(scene, who, (), how)):
        return
    held = Held(who, None, []) if carried else None
    where = Where(fighter.count, fighter.rank, after=True)
    yield from run_slot(scene, who, None, held)
    if held is not None and held.queue:
        yield from play_claims(scene, held.queue, where)
    combat.acting = who


