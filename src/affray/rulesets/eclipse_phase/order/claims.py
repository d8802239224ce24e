"""Claims in a window: delayers answer from the lowest Initiative roll up and place themselves (EP-DELAY-18 to -22)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from affray.core.fields import Field, OneOf
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Pick, Script, ask
from affray.core.windows import Window, opened

from ..actions import ACTIONS
from ..body.conditions import serve, why_no_way
from ..fight.moments import slot_ends
from ..ground.board import sees
from ..model.catalogue import in_order, no
from ..model.events import Acted, ClaimPostponed, Interrupted, SlotEnded
from ..model.kinds import Movement, Opening
from ..model.naming import Naming
from ..model.stats import Combat, Fighter, can_act
from ..reactions.delaying import delay_option, hold
from ..time.places import quickest_first
from ..time.triggers import freshen, is_due, is_of_place
from .declaring import PASS, act_fields, attacks_in, begin_option, begin_slot, declare, out_of_place
from .narrow import why_out_of_turn

WAIT = Option("wait", ends=True)
GIVE_UP = Option("give_up")
CARRY = Option("carry", ends=True)
NOW = Option("now")
AFTER = Option("after")
LAST = "last"
MayAct = Callable[[str], bool]
Claim = tuple[Pick, str]
"""A first act, and before whom its owner wants to act."""


@dataclass(frozen=True, slots=True)
class Where:
    """The place that a delayed slot taken now leads to: before or after a place, or the end of the order."""

    count: int
    rank: int
    after: bool = False
    last: bool = False


@dataclass(slots=True)
class Held:
    """A delayed slot that is being played: where it leads, and who comes directly after it (EP-DELAY-22)."""

    who: str
    where: Where | None
    """None: at its own place, which it keeps (EP-DELAY-16)."""
    queue: list[Pick]
    """The claims behind it, each by its first act."""
    postponed: int = 0
    """How many of them wait for this slot."""
    outer: Held | None = None
    """The delayed slot inside which this one is played."""


def why_no_claim(combat: Combat, who: str, opening: Opening, held: Held | None) -> Iterator[Refusal]:
    """Every rule against acting in this window (EP-INTR-1, EP-INTR-2, EP-INTR-8, EP-INTR-13, EP-TIE-8, EP-DELAY-7)."""
    fighter = combat.fighters[who]
    if not can_act(fighter):
        yield no("EP-DECL-7", who=who)
    if not fighter.delaying:
        yield no("EP-INTR-1", who=who, slot=fighter.slot_state)
        return
    if who in opening.of and not is_beside_group(fighter, opening):
        yield no("EP-INTR-2", who=who)
    shared = held is None and combat.phase == "regular" and opening.kind not in ("before", "after")
    if shared and any(name in fighter.left_group for name in opening.of):
        yield no("EP-TIE-8", who=who)
    due = is_due(combat, fighter, opening, attacks_in(opening.acts))
    strict = combat.options.delay_binding == "strict" and fighter.delay is not None and fighter.delay.mode != "standby"
    if strict and not due:
        yield no("EP-DELAY-7", who=who)
    if opening.kind == "decreed" and not due:
        yield no("EP-INTR-7", who=who)
    if opening.kind == "stopped" and not (due and is_of_place(fighter.delay)):
        yield no("EP-INTR-8", who=who)
    others = [combat.fighters[name] for name in opening.of if name != who]
    if opening.kind != "last" and others and not any(each.is_known_to(fighter.side) for each in others):
        yield no("EP-INTR-13", who=who)
    elif combat.options.interrupt_requires_perception and opening.kind not in ("last", "before", "after"):
        if not any(sees(combat, fighter.pos, combat.fighters[name].pos) for name in opening.of):
            if not any(who in targets for _, targets in attacks_in(opening.acts)):
                yield no("EP-INTR-13", who=who)


def is_beside_group(fighter: Fighter, opening: Opening) -> bool:
    """Whether a window lies outside the shared slot of a tied group that it belongs to: after the group, and for who
    carries a slot also before it (EP-TIE-8, EP-DELAY-16).
    """
    if len(opening.of) < 2:
        return False
    return opening.kind == "after" or (opening.kind == "before" and fighter.slot_state == "carried")


def collect(scene: Scene[Combat], opening: Opening, held: Held | None) -> Script[list[Pick]]:
    """Who acts in this window, each by its declared first act, in the order in which they will act (EP-DELAY-20)."""
    combat = scene.state
    claims: list[Pick] = []
    asked: dict[str, bool] = {}

    def why_not(who: str, do: str) -> list[Refusal]:
        if who not in combat.fighters or do not in ("act", "wait", "give_up", "interrupt"):
            return []
        return in_order(why_no_claim(combat, who, opening, held))

    def comes_up(who: str) -> bool:
        return is_due(combat, combat.fighters[who], opening, attacks_in(opening.acts))

    def may(who: str) -> bool:
        found = list(why_no_claim(combat, who, opening, held))
        return not found or (opening.kind == "last" and all(each.rule == "EP-DELAY-7" for each in found))

    freshen(combat)
    outer, combat.opening = combat.opening, opening
    with opened(scene, Window(opening.kind, why_not)):
        while True:
            # a decree may make true, after somebody has answered, what it waits for
            ready = [x for x in combat.waiting if (x not in asked or (not asked[x] and comes_up(x))) and may(x)]
            if not ready:
                break
            who = yield from slowest(scene, ready)
            asked[who] = comes_up(who)
            claim = yield from answer(scene, who, opening, claims, may)
            if claim is not None:
                yield from queue_up(scene, claim, held, claims)
    combat.opening = outer
    return claims


def slowest(scene: Scene[Combat], names: Sequence[str]) -> Script[str]:
    """The lowest Initiative roll, among equal ones the lowest REF, then by roll-off (EP-DELAY-18, EP-DELAY-21)."""
    fighters = scene.state.fighters
    lowest = min(fighters[name].initiative_roll for name in names)
    equal = [name for name in names if fighters[name].initiative_roll == lowest]
    if len(equal) == 1:
        return equal[0]
    return (yield from quickest_first(scene, equal))[-1]


def slower(scene: Scene[Combat], who: str, than: str) -> Script[bool]:
    """Whether the first counts as the lower roll of the two."""
    one, two = scene.state.fighters[who], scene.state.fighters[than]
    if one.initiative_roll != two.initiative_roll:
        return one.initiative_roll < two.initiative_roll
    return (yield from slowest(scene, [who, than])) == who


# -- one delayer's answer --------------------------------------------------------------------------
def answer(
    scene: Scene[Combat], who: str, opening: Opening, claims: list[Pick], may: MayAct
) -> Script[Claim | None]:
    """Wait, act now, give up; a due one must act, pass or delay again (EP-DELAY-6, EP-DELAY-28). Its first act."""
    combat = scene.state
    fighter = combat.fighters[who]
    due = opening.kind != "last" and is_due(combat, fighter, opening, attacks_in(opening.acts))
    why = "due" if due else "last_call" if opening.kind == "last" else "window"
    while True:
        pick = yield from ask(scene, partial(question, scene, who, why, claims, may))
        if pick is None or pick.do != "speak":
            break
        if scene.recording:
            scene.tell(Acted(who, "speak", "", str(pick.get("text", "")), rules=("EP-DELAY-25",)))
    if pick is None or pick.do in ("wait", "carry"):
        return None
    if pick.do == "delay":
        hold(scene, who, pick)
        return None
    if pick.do in ("give_up", "pass"):
        yield from give_up(scene, who, "given_up" if pick.do == "give_up" else "passed")
        return None
    yield from begin_slot(scene, who, pick["move"])
    serve(scene, who)
    if scene.recording:
        whom = next((name for name in opening.of if name != who), "")
        scene.tell(Interrupted(who, whom, opening.kind, rules=("EP-INTR-3",) if whom else ("EP-DELAY-23",)))
    act = yield from declare(scene, who, "act", (), why_out_of_turn)
    if act is None:
        fighter.slot_state = "lost"
        return None
    return act, str(pick.get("before", LAST))


def give_up(scene: Scene[Combat], who: str, how: str) -> Script[None]:
    """The slot counts as passed, the place stays (EP-DELAY-28)."""
    combat = scene.state
    fighter = combat.fighters[who]
    fighter.slot_state, fighter.delay = "done", None
    combat.waiting.remove(who)
    yield from slot_ends(scene, who)
    if scene.recording:
        scene.tell(SlotEnded(who, how, rules=("EP-DELAY-28",)))


def question(scene: Scene[Combat], who: str, why: str, claims: list[Pick], may: MayAct) -> Choose | None:
    """What a delayer can answer now; None if it may not act any more."""
    combat = scene.state
    fighter = combat.fighters[who]
    if not fighter.delaying or not may(who) or combat.closing:
        return None

    def why_not(values: Values) -> list[Refusal]:
        return in_order(why_not_now(combat, fighter, why, values))

    def fields() -> Mapping[str, Field]:
        before = OneOf(declared, optional=True, default=LAST, strange=Naming("EP-DELAY-20"), type="combatant")
        return {**act_fields(), "before": before}

    def declared() -> Sequence[str]:
        return [*(act.who for act in claims), LAST]

    def known() -> Sequence[Option]:
        act, speak = begin_option(fields, why_not), ACTIONS["speak"].option(scene, who)
        if why == "due":
            return [act, PASS, delay_option(scene, who), speak]
        later = [name for name in ACTIONS if name != "speak"]
        words = [CARRY if why == "last_call" else WAIT, act, GIVE_UP, speak]
        return [*words, *out_of_place(scene, who, ["take", *later], why_out_of_turn)]

    def find(name: str) -> Option | None:
        if name == "act":
            return begin_option(fields, why_not)
        return WAIT if name == "wait" and why == "window" else None

    return Choose(who, why, known, find)


def why_not_now(combat: Combat, fighter: Fighter, why: str, values: Values) -> Iterator[Refusal]:
    """Against beginning the delayed slot with this movement (EP-DELAY-7, EP-TAKE-8)."""
    strict = combat.options.delay_binding == "strict" and fighter.delay is not None and fighter.delay.mode != "standby"
    if strict and why == "last_call":
        yield no("EP-DELAY-7", who=fighter.id)
    yield from why_no_movement(fighter, values)


def why_no_movement(fighter: Fighter, values: Values) -> Iterator[Refusal]:
    """Against declaring a type of movement (EP-TAKE-8, EP-COND-4, EP-COND-6, EP-COND-7)."""
    movement: Movement = values.get("move", "none")
    if movement != "none":
        if fighter.took_initiative == "insight":
            yield no("EP-TAKE-8", who=fighter.id)
        yield from why_no_way(fighter, movement)


# -- the order among them --------------------------------------------------------------------------
def queue_up(scene: Scene[Combat], claim: Claim, held: Held | None, claims: list[Pick]) -> Script[None]:
    """A claim takes its position. Inside the delayed slot of a faster one that one decides (EP-DELAY-22)."""
    act, before = claim
    if held is not None and (yield from slower(scene, act.who, held.who)):
        pick = yield from ask(scene, partial(claim_question, scene, held.who))
        if pick is not None and pick.do == "after":
            yield from postpone(scene, act, held)
            return
    position = next((number for number, each in enumerate(claims) if each.who == before), len(claims))
    claims.insert(position, act)


def postpone(scene: Scene[Combat], act: Pick, held: Held) -> Script[None]:
    """It acts directly after the slot; of several who wait for it the faster first (EP-DELAY-22).

    Where that would be inside the slot of yet another faster one, that one decides in its turn.
    """
    outer = held.outer
    if outer is not None and (yield from slower(scene, act.who, outer.who)):
        pick = yield from ask(scene, partial(claim_question, scene, outer.who))
        if pick is not None and pick.do == "after":
            yield from postpone(scene, act, outer)
            return
    position = 0
    while position < held.postponed and (yield from slower(scene, act.who, held.queue[position].who)):
        position += 1
    held.queue.insert(position, act)
    held.postponed += 1
    if scene.recording:
        scene.tell(ClaimPostponed(act.who, held.who, rules=("EP-DELAY-22",)))


def claim_question(scene: Scene[Combat], owner: str) -> Choose | None:
    def known() -> Sequence[Option]:
        return (NOW, AFTER)

    return Choose(owner, "claim", known) if can_act(scene.state.fighters[owner]) else None
