"""Who acts when: the phases of a turn, each step of play chosen from the state alone (EP-SEQ, part 4.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from affray.core.fields import SeveralOf
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Question, Script, ask

from ..body.leaving import lose_anchor
from ..body.wounds import settle
from ..fight.moments import turn_ends
from ..model.events import CombatOver, SequenceClosed, SlotCarried, TurnEnded
from ..model.kinds import LASTING
from ..model.naming import Naming
from ..model.stats import ACTIVE, Budget, Combat, Fighter, can_act
from ..reactions.taking import take_phase
from ..time.places import squad_of
from .extras import anybody, extra_order, extra_place, pass_by
from .initiative import open_sequence, start_turn
from .narrow import why_out_of_turn, why_something_else
from .slots import lose, single_slot, window
from .ties import tied_slots


def next_step(scene: Scene[Combat]) -> Script[None]:
    """The next step, from the cursor alone."""
    combat = scene.state
    tidy(combat)
    if combat.hits:
        return settle(scene)
    if combat.closing:
        return close(scene)
    phase = combat.phase
    if phase == "regular":
        return one_place(scene) if combat.left else begin_extras(scene)
    if phase == "extra":
        return extras(scene)
    if phase == "start":
        return start(scene)
    if phase == "take":
        return take_phase(scene)
    if phase == "last":
        return last_call(scene)
    if phase == "end":
        return end_turn(scene)
    if phase == "ambush":
        return ambush_slot(scene)
    return open_sequence(scene) if phase == "open" else free_time(scene)


def tidy(combat: Combat) -> None:
    """What an abandoned step had open is over: the slot that was being played too."""
    combat.opening, combat.resolving, combat.trial, combat.stopped, combat.cut_in = None, False, None, [], 0
    combat.assault, combat.coming = None, []
    for fighter in combat.fighters.values():
        if fighter.slot_state == "acting" or fighter.budget.buying:
            fighter.slot_state, fighter.budget.buying = "done", ""


def start(scene: Scene[Combat]) -> Script[None]:
    start_turn(scene)
    yield from ()


# -- the Regular phase -----------------------------------------------------------------------------
def one_place(scene: Scene[Combat]) -> Script[None]:
    """The next place: whoever delays before it, its slot or slots, whoever delays after it (part 4.2, step 6)."""
    combat = scene.state
    group = with_slot(combat, combat.left.pop(0))
    if not group:
        return
    squad = squad_of(combat, group)
    if squad:
        group = yield from lead_squad(scene, group, squad)
    combat.acting = group[0]
    for who in group:
        if not can_act(combat.fighters[who]):
            lose_anchor(scene, who)
    yield from window(scene, "before", tuple(group))
    group = with_slot(combat, group)
    for who in group:
        if not can_act(combat.fighters[who]):
            combat.acting = who  # others at its place may be unseen
            lose(scene, who)
    able = [who for who in group if can_act(combat.fighters[who])]
    if len(able) > 1:
        yield from tied_slots(scene, able)
    elif able:
        yield from single_slot(scene, able[0])
    if combat.closing and any(combat.fighters[who].slot_state in ("pending", "carried") for who in able):
        return
    if group:
        combat.acting = group[0]
        yield from window(scene, "after", tuple(group))


def with_slot(combat: Combat, group: Sequence[str]) -> list[str]:
    """Those at a place whose slot comes up there (EP-DELAY-13, EP-DELAY-16, EP-SEQ-10)."""
    return [who for who in group if is_up(combat.fighters[who])]


def is_up(fighter: Fighter) -> bool:
    return fighter.status == ACTIVE and fighter.slot_state in ("pending", "carried")


def lead_squad(scene: Scene[Combat], group: list[str], squad: list[str]) -> Script[list[str]]:
    """Identical ones who rolled together act one after another, in the order that the game master chooses."""
    combat = scene.state

    def among() -> Sequence[str]:
        return [who for who in squad if is_up(combat.fighters[who])]

    def question() -> Choose | None:
        tied = SeveralOf(among, all_of=True, strange=Naming("EP-INIT-12"), type="combatant")
        known = (Option("order", {"who": tied}),)

        def options() -> Sequence[Option]:
            return known

        return Choose("gm", "squad", options) if len(among()) > 1 else None

    pick = yield from ask(scene, question)
    chosen = list(among()) if pick is None else [str(name) for name in pick["who"]]
    combat.left[:0] = [(who,) for who in chosen[1:]]
    return [who for who in group if who not in chosen[1:]]


# -- the Extra phase -------------------------------------------------------------------------------
def begin_extras(scene: Scene[Combat]) -> Script[None]:
    """Everybody has gone (EP-EXTRA-3)."""
    combat = scene.state
    for fighter in combat.fighters.values():
        if fighter.slot_state == "pending":
            fighter.slot_state = "lost"  # its place was passed by an abandoned step
    combat.left = yield from extra_order(scene)
    combat.phase, combat.asked = "extra", []


def extras(scene: Scene[Combat]) -> Script[None]:
    """The next place at which somebody buys extra actions (EP-EXTRA-4)."""
    combat = scene.state
    while combat.left:
        group = combat.left.pop(0)
        if anybody(combat, group):
            yield from extra_place(scene, group)
            return
        pass_by(combat, group)
    combat.phase = "last"


def last_call(scene: Scene[Combat]) -> Script[None]:
    """The last window of the turn (EP-DELAY-12, EP-DELAY-23)."""
    combat = scene.state
    combat.acting, combat.phase = "", "end"
    yield from window(scene, "last", ())


# -- the End phase ---------------------------------------------------------------------------------
def end_turn(scene: Scene[Combat]) -> Script[None]:
    """Timed effects, held slots are carried over, perhaps the sequence is over (part 4.2, steps 9 to 13)."""
    combat = scene.state
    combat.acting, combat.phase = "", "start"
    for who in combat.waiting:
        combat.fighters[who].slot_state = "carried"
    yield from turn_ends(scene)
    for fighter in combat.fighters.values():
        fighter.took_initiative, fighter.in_front, fighter.surprised = "", False, False
    combat.surprise_turn = False
    if scene.recording:
        for who in combat.waiting:
            scene.tell(SlotCarried(who, rules=("EP-DELAY-12",)))
        scene.tell(TurnEnded(combat.turn, rules=("EP-SEQ-5",)))
    yield from closing_check(scene)


def closing_check(scene: Scene[Combat]) -> Script[None]:
    """At most one side can still take a slot, or the turn limit is reached: the sequence closes (EP-SEQ-11).

    If there is a person at the table and anybody left to act, the game master says whether it does.
    """
    combat = scene.state
    if is_open(combat):
        return
    if sides_able(combat) and any(each.controller != "auto" for each in combat.fighters.values()):
        pick = yield from ask(scene, partial(closing_question, combat))
        if pick is None or pick.do == "go_on":
            return
    able = sides_able(combat)
    combat.over = able[0] if len(able) == 1 else "draw"
    if scene.recording:
        scene.tell(CombatOver(combat.over, combat.turn, rules=("EP-SEQ-11",)))


def sides_able(combat: Combat) -> list[str]:
    """The sides with anybody who can take a slot."""
    return list(dict.fromkeys(each.side for each in combat.fighters.values() if can_act(each)))


def is_open(combat: Combat) -> bool:
    """Whether the sequence goes on by itself."""
    return combat.closing or (len(sides_able(combat)) > 1 and combat.turn < combat.options.turn_limit)


def closing_question(combat: Combat) -> Choose | None:
    def known() -> Sequence[Option]:
        return (Option("close"), Option("go_on"))

    return None if is_open(combat) else Choose("gm", "closing", known)


# -- before and after the turns --------------------------------------------------------------------
def ambush_slot(scene: Scene[Combat]) -> Script[None]:
    """The free slot of one ambusher; after the last one everybody rolls (EP-SURP-3)."""
    combat = scene.state
    if not combat.left:
        for fighter in combat.fighters.values():
            fighter.surprised, fighter.slot_state = False, "none"
        combat.phase, combat.acting = "open", ""
        return
    (who,) = combat.left.pop(0)
    if can_act(combat.fighters[who]):
        yield from single_slot(scene, who, "ambush")


def close(scene: Scene[Combat]) -> Script[None]:
    """Back to free-form time: what belongs to the order is gone, wounds and points stay (EP-SEQ-7, EP-SEQ-8)."""
    combat = scene.state
    for fighter in combat.fighters.values():
        fighter.in_order, fighter.slot_state, fighter.delay, fighter.aim = False, "none", None, None
        fighter.full_defense = fighter.aggressive = fighter.in_front = fighter.carried_in = fighter.surprised = False
        fighter.took_initiative, fighter.budget, fighter.left_group = "", Budget(), ()
    combat.waiting, combat.spots, combat.order, combat.left = [], [], [], []
    combat.roll_offs, combat.suppressions = {}, []
    count_anew(combat)
    combat.closing, combat.surprise_turn, combat.phase, combat.acting = False, False, "closed", ""
    if scene.recording:
        scene.tell(SequenceClosed(combat.turn, rules=("EP-SEQ-7", "EP-SEQ-8")))
    yield from ()


def count_anew(combat: Combat) -> None:
    """The turns of a later sequence are numbered from 1 again: what lasts keeps what is left of it (EP-SEQ-8)."""
    gone = combat.turn
    for fighter in combat.fighters.values():
        fighter.relief = -1
        left = [x if x.until == LASTING else replace(x, until=max(0, x.until - gone)) for x in fighter.conditions]
        fighter.conditions = left
    combat.explosives = [replace(x, due=max(1, x.due - gone)) if x.due else x for x in combat.explosives]


def free_time(scene: Scene[Combat]) -> Script[None]:
    """The game master opens a new sequence, or the scene is over (EP-SEQ-1, D-1)."""
    combat = scene.state
    pick = yield from ask(scene, partial(free_question, combat))
    if pick is not None and pick.do == "open":
        combat.phase, combat.turn = "open", 0
    elif pick is not None:
        combat.over = "draw"


def free_question(combat: Combat) -> Choose | None:
    def known() -> Sequence[Option]:
        return (Option("open"), Option("finish"))

    return Choose("gm", "free_time", known) if combat.phase == "closed" else None


def out_of_turn(scene: Scene[Combat], who: str, do: str, values: Values) -> list[Refusal]:
    """Why somebody who is not asked may not do this now."""
    return why_out_of_turn(scene, who, do, values)


def instead(scene: Scene[Combat], question: Question, do: str) -> list[Refusal]:
    """Why somebody who is asked something else may not do this now."""
    return why_something_else(scene, question.who, question.why, do)
