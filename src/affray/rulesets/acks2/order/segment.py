"""One segment: what comes at its start, acting or delaying, what comes at its end (ACKS-COUNT-6, ACKS-DELAY)."""

from __future__ import annotations

from affray.core.acts import in_fold
from affray.core.fields import Number
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Script, ask
from affray.space.measure import FIVE_TEN

from ..actions import ACTIONS, actions_of
from ..actions.deed import can_act
from ..actions.moving import off_map
from ..body.conditions import END, START, call, gain, lose, usual_end
from ..body.damage import burn, settle_down
from ..body.hazards import endanger
from ..ground.engagement import bonds, is_engaged
from ..ground.perceiving import notice
from ..ground.routes import reach, speed
from ..ground.stepping import settle
from ..magic.casting import bite, cast_now, not_cast
from ..model.catalogue import in_order, no
from ..model.conditions import FALTERING, FRIGHTENED, HIDDEN, NO_ACTIONS, NO_DELAY, PRONE
from ..model.events import Delayed, SegmentBegan, SegmentEnded, SpellAbandoned
from ..model.stats import FRESH, Combat, Condition, Warrior
from ..reactions.interrupts import (
    anybody_ready,
    interrupts,
    perceived,
    readied_against,
    stop_being_ready,
    why_no_first,
    why_no_response,
)  # fmt: skip
from ..time.count import keep_delay, limit, order_ties, wait_option

PASS, ABANDON_SPELL = "pass", "abandon_spell"
FLIGHT = ("retreat", "run", "stand_up")
"""How the frightened get away."""
OVER = ("done", "lost", "forfeited")
"""Segments that do not come any more, by the rules or by decree."""


def next_segment(scene: Scene[Combat], who: str) -> Script[None]:
    """Somebody's place in the order has come."""
    combat = scene.state
    warrior = combat.warriors[who]
    if warrior.status != "active" or (warrior.number_called and warrior.segment in OVER):
        return
    if not warrior.number_called:
        yield from start_of_initiative(scene, warrior)
        if warrior.segment == "done" and warrior.status == "active":
            yield from end_of_initiative(scene, warrior)
        if warrior.status != "active" or warrior.segment in OVER:
            return
        cowering = cowers(scene, warrior)
        if not may_choose(warrior):
            lose_segment(scene, warrior, "ACKS-COND-9" if cowering else "ACKS-COUNT-7")
            return
    warrior.segment, warrior.spent = "active", FRESH
    warrior.attacked = warrior.slew = False
    combat.acting, combat.triggered = who, []
    combat.bonds = bonds(combat, warrior) if anybody_ready(combat) else ()
    scene.mark("turn", who)
    if scene.recording:
        scene.tell(SegmentBegan(who, combat.count, rules=("ACKS-COUNT-2",)))


def start_of_initiative(scene: Scene[Combat], warrior: Warrior) -> Script[None]:
    """Once a round, at the original number: durations end, effects strike, readiness ends (ACKS-DELAY-6, -8)."""
    warrior.number_called = True
    warrior.numbered = warrior.numbered or warrior.segment != "lost"
    call(scene, START, warrior.id)
    if warrior.ongoing or warrior.marks:
        yield from bite(scene, warrior, "start_of_initiative")
        yield from burn(scene, warrior)
    yield from endanger(scene, warrior, "turn_start")
    if warrior.ready is None:
        warrior.lost_ready = ""
    stop_being_ready(scene, warrior)
    yield from settle(scene)


def may_choose(warrior: Warrior) -> bool:
    """Whether there is anything to decide: to act, or at least to delay (ACKS-DELAY-17)."""
    if warrior.disrupted:
        return False
    return can_act(warrior) or (not warrior.marks & NO_DELAY and warrior.number > 0)


def cowers(scene: Scene[Combat], warrior: Warrior) -> bool:
    """The frightened who are engaged cower until their declared retreat, the cornered always (ACKS-COND-9)."""
    if not warrior.marks & FRIGHTENED or warrior.declared == "retreat":
        return False
    if not is_engaged(scene.state, warrior) and can_flee(scene.state, warrior):
        return False
    gain(scene, warrior, Condition("cowering", until=usual_end(scene.state, warrior, "cowering")), "ACKS-COND-9")
    return True


def can_flee(combat: Combat, warrior: Warrior) -> bool:
    """Whether a run leads away from the nearest enemy, or off the map."""
    enemies = combat.enemies(warrior)
    if not enemies or warrior.marks & PRONE or off_map(combat, warrior):
        return True
    before = min(FIVE_TEN.between(warrior.place, each.place) for each in enemies)
    found = reach(combat, warrior, speed(warrior, warrior.card.run))
    for x, y in combat.ground.grid.points(found.within()):
        place = warrior.place._replace(x=x, y=y)
        if all(FIVE_TEN.between(place, each.place) > before for each in enemies):
            return True
    return False


def must_flee(scene: Scene[Combat], warrior: Warrior) -> bool:
    """The frightened do not just stand there as long as a way to flee is open to them (ACKS-COND-9)."""
    if not warrior.marks & FRIGHTENED or warrior.spent != FRESH:
        return False
    return any(ACTIONS[name].option(scene, warrior.id).example() is not None for name in FLIGHT)


def lose_segment(scene: Scene[Combat], warrior: Warrior, rule: str) -> None:
    """Cannot act at all; a spell that it declared is not cast either."""
    warrior.segment = "lost"
    if scene.recording:
        scene.tell(SegmentEnded(warrior.id, "lost", rules=(rule,)))
    spell = warrior.card.spells.get(warrior.declared)
    if spell is not None and not warrior.disrupted:
        warrior.declared = ""
        not_cast(scene, warrior, spell, "ACKS-SPELL-5")


# -- acting ----------------------------------------------------------------------------------------
def act(scene: Scene[Combat]) -> Script[None]:
    """One thing of the segment, or its end."""
    combat = scene.state
    warrior = combat.warriors[combat.acting]
    if warrior.segment != "active" or warrior.status != "active":
        yield from end_segment(scene, warrior)
        return

    actions = actions_of(combat)

    def find(name: str) -> Option | None:
        return actions[name].option(scene, warrior.id) if name in actions else None

    def known() -> list[Option]:
        return [*(action.option(scene, warrior.id) for action in actions.values()), *other_options(scene, warrior)]

    def question() -> Choose | None:
        gone = warrior.segment != "active" or warrior.status != "active" or warrior.disrupted
        if gone or combat.acting != warrior.id:
            return None
        return Choose(warrior.id, "segment", known, find)

    scene.mark("action", warrior.id)
    pick = yield from ask(scene, question)
    if pick is None or pick.do == PASS:
        warrior.segment = "ending" if warrior.segment == "active" else warrior.segment
    elif pick.do in ("delay", "wait_for"):
        delay(scene, warrior, pick.values)
    elif pick.do == ABANDON_SPELL:
        warrior.segment = "ending"
        if scene.recording:
            scene.tell(SpellAbandoned(warrior.id, warrior.declared, rules=("ACKS-SPELL-9",)))
        warrior.declared = ""
    else:
        played = actions[pick.do].perform(scene, warrior.id, pick.values)
        yield from in_fold(scene, played) if scene.recording else played
        if warrior.marks & NO_ACTIONS or warrior.disrupted:
            warrior.segment = "ending" if warrior.segment == "active" else warrior.segment


def other_options(scene: Scene[Combat], warrior: Warrior) -> list[Option]:
    """Delaying, waiting, giving up a spell, and doing nothing more."""
    combat = scene.state

    def why_no_delay(values: Values) -> list[Refusal]:
        found: list[Refusal] = []
        if warrior.spent.begun or warrior.delay_to is not None:
            found.append(no("ACKS-DELAY-9", who=warrior.id))
        if warrior.number <= 0:
            found.append(no("ACKS-DELAY-11", who=warrior.id))
        if "to" in values and not limit(warrior) <= values["to"] < combat.count:
            found.append(no("ACKS-DELAY-2", limit=limit(warrior)))
        return in_order(found)

    def why_not_wait(values: Values) -> list[Refusal]:
        return in_order([*why_no_delay({}), *wait.why_not(values)])

    def why_no_abandoning(values: Values) -> list[Refusal]:
        return [] if warrior.declared in warrior.card.spells else [no("ACKS-SPELL-9", who=warrior.id)]

    def why_no_respond(values: Values) -> list[Refusal]:
        return why_no_response(scene, warrior, None, values)

    def why_no_interrupt(values: Values) -> list[Refusal]:
        return why_no_first(combat, warrior, None)

    def why_no_pass(values: Values) -> list[Refusal]:
        return [no("ACKS-COND-9", "must_flee", who=warrior.id)] if must_flee(scene, warrior) else []

    wait = wait_option(combat, warrior)
    free = combat.options.delay_commitment == "free"
    lowest = min(limit(warrior), combat.count)
    to = Number(lowest, combat.count, optional=free, default=lowest)
    return [
        Option("delay", {"to": to}, why_no_delay), Option("wait_for", wait.fields, why_not_wait),
        Option(ABANDON_SPELL, why_not=why_no_abandoning), Option(PASS, why_not=why_no_pass, ends=True),
        Option("respond", why_not=why_no_respond),
        Option("interrupt", why_not=why_no_interrupt),
    ]  # fmt: skip


def delay(scene: Scene[Combat], warrior: Warrior, values: Values) -> None:
    """To a lower count, or until after somebody; readiness ends (ACKS-DELAY-1, -5, -19)."""
    combat = scene.state
    warrior.segment, warrior.wait_for = "delaying", str(values.get("who", ""))
    warrior.delay_to = values.get("to", limit(warrior))
    combat.acting = ""
    if warrior.lost_first == "ACKS-FIRST-13":
        warrior.lost_first = "ACKS-DELAY-19"
    if warrior.lost_ready == "ACKS-READY-8":
        warrior.lost_ready = "ACKS-DELAY-19"
    if scene.recording:
        scene.tell(Delayed(warrior.id, warrior.wait_for, limit(warrior), rules=("ACKS-DELAY-1",)))


# -- the end ---------------------------------------------------------------------------------------
def end_segment(scene: Scene[Combat], warrior: Warrior) -> Script[None]:
    """Interrupts that are still due, end-of-initiative effects, and those who waited (ACKS-COUNT-6, W3, W5, W7)."""
    combat = scene.state
    if combat.triggered and not warrior.spent.committed and warrior.status == "active":
        yield from interrupts(scene, warrior)
    combat.triggered = []
    if warrior.status == "active":
        yield from end_of_initiative(scene, warrior)
        yield from reveal(scene, warrior)
    if warrior.status == "active":
        settle_down(scene, warrior)
    combat.acting = combat.charger = combat.charged_target = ""
    combat.triggered = []
    if warrior.segment not in ("lost", "delaying"):
        warrior.segment = "done"
    if scene.recording:
        scene.tell(SegmentEnded(warrior.id, warrior.segment, rules=("ACKS-COUNT-6",)))
    yield from release(scene, warrior)


def end_of_initiative(scene: Scene[Combat], warrior: Warrior) -> Script[None]:
    """A spell being cast takes effect, then everything else that comes at the end (ACKS-SPELL-2)."""
    if warrior.casting and not warrior.disrupted:
        warrior.casting = False
        warrior.segment = "done"
        yield from cast_now(scene, warrior, warrior.card.spells[warrior.declared])
    yield from end_effects(scene, warrior)
    yield from settle(scene)


def end_effects(scene: Scene[Combat], warrior: Warrior) -> Script[None]:
    """Effects and hazards strike, faltering may end, what lasted until now is over (ACKS-COUNT-6, ACKS-COND-11)."""
    if warrior.ongoing:
        yield from bite(scene, warrior, "end_of_initiative")
    yield from endanger(scene, warrior, "turn_end")
    if warrior.marks & FALTERING and not is_engaged(scene.state, warrior):
        lose(scene, warrior, "faltering", "ACKS-COND-11")
    call(scene, END, warrior.id)


def reveal(scene: Scene[Combat], warrior: Warrior) -> Script[None]:
    """Hidden ends if it moved or attacked; then readied opponents may answer (ACKS-MOVE-10, ACKS-READY-19)."""
    combat = scene.state
    if not warrior.marks & HIDDEN or not (warrior.moved or warrior.attacked):
        return
    lose(scene, warrior, "hidden", "ACKS-MOVE-10")
    notice(combat)
    yield from settle(scene)
    if not anybody_ready(combat):
        return
    for other in readied_against(combat, warrior):
        assert other.ready is not None
        kinds = ("moves" if warrior.moved else "", "attacks" if warrior.attacked else "")
        watches = other.ready.trigger in ("comes_into_reach", "comes_into_view")
        if other.ready.trigger in kinds or (watches and perceived(combat, other, warrior)):
            combat.triggered.append(other.id)
    yield from interrupts(scene, warrior)


def release(scene: Scene[Combat], warrior: Warrior) -> Script[None]:
    """W5: whoever waited for it acts now, on the same number (ACKS-DELAY-5, ACKS-DELAY-15)."""
    combat = scene.state
    waiting = [
        each
        for each in combat.warriors.values()
        if each.wait_for == warrior.id and each.segment == "delaying" and each.status == "active"
        and limit(each) <= combat.count
    ]  # fmt: skip
    if not waiting:
        return
    for each in waiting:
        each.wait_for = ""
        keep_delay(combat, each)
    order = yield from order_ties(scene, waiting, combat.count)
    combat.due = [*(each.id for each in order), *(name for name in combat.due if combat.warriors[name] not in order)]
