"""Who acts when: a cyclic list with a pointer, turns, delayed turns between them, the end of the fight (4.1 to 4.4)."""

from __future__ import annotations

from collections.abc import Sequence

from affray.core.scene import Scene
from affray.core.script import Choose, Option, Script, ask

from ..actions import actions_of
from ..actions.deed import has_acted
from ..actions.readying import lose_at_turn_start
from ..actions.running import count_running
from ..body import dying
from ..body.conditions import refresh
from ..body.hazards import lingering
from ..fight import ongoing
from ..fight.drifting import drift
from ..fight.movement import bring_down, drop_from_air
from ..ground.awareness import eludes
from ..ground.board import seen_from
from ..ground.crowd import crowd_of
from ..magic import casting, compulsion
from ..model.conditions import OUT
from ..model.events import CameOut, CombatOver, TurnBegan, TurnEnded, TurnForfeited, TurnSkipped
from ..model.stats import Combat, Fighter
from ..time.economy import empty, refill
from ..time.moments import is_idle
from ..time.places import index_of, move_behind
from .endings import call_moment
from .initiative import add_latecomers, begin_round, settle_order

COME_OUT, WAIT = Option("come_out"), Option("wait", ends=True)


def next_step(scene: Scene[Combat]) -> Script[None] | None:
    """The next step, from the phase alone."""
    phase = scene.state.phase
    if phase == "main":
        return main_phase(scene)
    if phase == "walk":
        return walk_order(scene)
    if phase == "end":
        return end_turn(scene)
    if phase == "between":
        return between_turns(scene)
    if phase == "initiative":
        return settle_order(scene)
    return add_latecomers(scene) if phase == "latecomers" else None


# -- the pointer -----------------------------------------------------------------------------------
def walk_order(scene: Scene[Combat]) -> Script[None]:
    """The pointer goes on to the next turn; anchors on the way are called, used turns skipped (4.1, SF-ROUND-9)."""
    combat = scene.state
    if is_decided(combat):
        finish(scene)
        return
    while combat.owed:
        fighter = combat.fighters[combat.owed.pop(0)]
        if fighter.present and not fighter.turn_used:
            yield from begin_turn(scene, fighter)
            return
    at = index_of(combat, combat.pointer) + 1 if combat.pointer else 0
    while at < len(combat.order):
        slot = combat.order[at]
        combat.pointer = slot.id
        if slot.anchor:
            at = pass_anchor(scene, at)
            continue
        fighter = combat.fighters[slot.id]
        if fighter.present and not fighter.turn_used:
            yield from begin_turn(scene, fighter)
            return
        at += 1
        if not fighter.present:  # its moments still come (SF-ROUND-8)
            call_moment(scene, "turn start", fighter.id)
            call_moment(scene, "turn end", fighter.id)
        elif scene.recording:
            scene.tell(TurnSkipped(fighter.id, rules=("SF-ROUND-2",)))
    yield from end_round(scene)


def pass_anchor(scene: Scene[Combat], at: int) -> int:
    """What ends at an anchor ends; an anchor that nothing waits for any more is taken away. Returns where to go on."""
    combat = scene.state
    name = combat.order[at].id
    call_moment(scene, "anchor", name)
    if not is_idle(combat, name):
        return at + 1
    del combat.order[at]
    combat.pointer = combat.order[at - 1].id if at else ""
    return at


def end_round(scene: Scene[Combat]) -> Script[None]:
    """The end of the list: the next round, or after the surprise round the others join (SF-DELAY-9, SF-INIT-1)."""
    combat = scene.state
    if combat.surprise_round:
        combat.phase, combat.pointer = "latecomers", ""
        for fighter in [each for each in combat.fighters.values() if each.delaying]:
            yield from forfeit(scene, fighter, "SF-DELAY-9")
    elif combat.round >= combat.options.max_rounds:
        conclude(scene, "draw", "max_rounds")
    else:
        begin_round(scene)


# -- S1 to S8 --------------------------------------------------------------------------------------
def begin_turn(scene: Scene[Combat], fighter: Fighter) -> Script[None]:
    """The start-of-turn sequence (SF-ROUND-6); a turn still delayed is forfeited first (SF-DELAY-6)."""
    combat = scene.state
    if fighter.delaying:
        yield from forfeit(scene, fighter, "SF-DELAY-6")
        if not fighter.present:
            return
    combat.turn_of, combat.phase = fighter.id, "main"
    combat.placed = []
    scene.mark("turn", fighter.id)
    if scene.recording:
        scene.tell(TurnBegan(fighter.id, combat.round, rules=("SF-ROUND-2",)))
    fresh_cycle(combat, fighter)
    if fighter.casting is not None:
        yield from casting.complete(scene, fighter)  # S1
    call_moment(scene, "turn start", fighter.id)  # S2
    fighter.budget.reaction = True  # S3
    lose_at_turn_start(scene, fighter)  # S4
    if fighter.marks or fighter.card.fast_healing:
        yield from ongoing.start_of_turn(scene, fighter)  # S5
    if combat.ground.hazards:
        yield from lingering(scene, fighter, "turn_start")
    if fighter.drift is not None and fighter.present:
        yield from drift(scene, fighter)
    if fighter.marks:
        yield from dying.start_of_turn(scene, fighter)  # S6
    if fighter.marks:
        yield from compulsion.start_of_turn(scene, fighter)
    ready_to_act(combat, fighter)


def fresh_cycle(combat: Combat, fighter: Fighter) -> None:
    """What is counted from one own turn to the next begins again."""
    if fighter.attacks_this_turn:
        fighter.attacks_this_turn = []
        if fighter.kept.get("tired"):
            fighter.changed()
    fighter.dying_damage_this_cycle = fighter.stabilized_this_cycle = fighter.intercepted_this_cycle = False
    fighter.halted = fighter.airborne_turn = fighter.kept_up = False
    fighter.nimble_ft = fighter.tumbles = 0
    if fighter.surprised and not combat.surprise_round:
        if combat.options.round_zero_surprise_flatfooted_until == "turn_start":
            fighter.surprised = False
            refresh(fighter)


def ready_to_act(combat: Combat, fighter: Fighter) -> None:
    """The budget, and line of sight to opponents, also when somebody comes out of delay (S7, S8, SF-DELAY-8)."""
    refill(fighter, combat.surprise_round)
    fighter.los_at_turn_start = tuple([foe.id for foe in seen_from(combat, fighter)])
    if not may_be_asked(fighter):
        combat.phase = "end"


def may_be_asked(fighter: Fighter) -> bool:
    """Whoever is conscious is asked what it does, if only to be told why not; others have empty turns (SF-INIT-4)."""
    return not fighter.marks & OUT and not fighter.dead and not fighter.left_field


# -- actions ---------------------------------------------------------------------------------------
def main_phase(scene: Scene[Combat]) -> Script[None]:
    """One thing of the turn, whatever its owner chooses (4.2)."""
    combat = scene.state
    who = combat.turn_of
    fighter = combat.fighters[who]

    actions = actions_of(combat)

    def known() -> Sequence[Option]:
        return [action.option(scene, who) for action in actions.values()]

    def find(name: str) -> Option | None:
        return actions[name].option(scene, who) if name in actions else None

    def question() -> Choose | None:
        still = combat.phase == "main" and combat.turn_of == who and may_be_asked(fighter)
        return Choose(who, "turn", known, find) if still else None

    scene.mark("action", who)
    pick = yield from ask(scene, question)
    if pick is None:
        combat.phase = "end" if combat.phase == "main" else combat.phase
        return
    yield from actions[pick.do].perform(scene, who, pick.values)
    if crowd_of(combat).aloft:
        yield from bring_down(scene)
    if combat.phase == "main" and not may_be_asked(fighter):
        combat.phase = "end"


# -- E1 to E4 --------------------------------------------------------------------------------------
def end_turn(scene: Scene[Combat]) -> Script[None]:
    """The end-of-turn sequence; then delaying combatants may come out (SF-ROUND-7, 4.4)."""
    combat = scene.state
    fighter = combat.fighters[combat.turn_of]
    delaying = [each for each in combat.fighters.values() if each.delaying]
    combat.phase, combat.last_turn, combat.waited = "between", fighter.id, unaware(combat, delaying, fighter)
    has_acted(combat, fighter)
    yield from end_steps(scene, fighter)
    combat.turn_of = ""
    for other in combat.fighters.values():
        if other.dropped_this_turn:
            other.dropped_this_turn = other.id in combat.forfeits  # its E4 comes now
    if scene.recording:
        scene.tell(TurnEnded(fighter.id, combat.round, rules=("SF-ROUND-7",)))
    if not combat.forfeits and not delaying:
        combat.phase = "walk"  # nobody can come out


def end_steps(scene: Scene[Combat], fighter: Fighter) -> Script[None]:
    """E1 to E4, of a turn taken or forfeited (SF-ROUND-7, SF-DELAY-6)."""
    empty(fighter)  # E1
    call_moment(scene, "turn end", fighter.id)  # E2
    if fighter.casting is not None or fighter.concentrating_on:
        casting.end_of_turn(scene, fighter)
    if fighter.present:
        if fighter.marks:
            yield from ongoing.end_of_turn(scene, fighter)  # E3
        if scene.state.ground.hazards:
            yield from lingering(scene, fighter, "turn_end")
        if fighter.altitude_ft > 0:
            yield from keep_aloft(scene, fighter)
        dying.end_of_turn(scene, fighter)  # E4
    count_running(fighter)
    fighter.compelled, fighter.halted = "", False


def keep_aloft(scene: Scene[Combat], fighter: Fighter) -> Script[None]:
    """A flier that neither flew nor hovered falls, unless it flies perfectly (SF-MOVE-10)."""
    aloft = fighter.altitude_ft > 0 and fighter.movement_mode == "fly" and fighter.present
    if aloft and not fighter.airborne_turn and fighter.card.maneuverability != "perfect":
        if not scene.state.zero_gravity:
            yield from drop_from_air(scene, fighter)


# -- between turns ---------------------------------------------------------------------------------
def between_turns(scene: Scene[Combat]) -> Script[None]:
    """Delaying combatants may come out, the highest modifier first, each with a turn of its own (SF-DELAY-7, 4.4)."""
    combat = scene.state
    while combat.forfeits:
        fighter = combat.fighters[combat.forfeits.pop(0)]
        yield from forfeit(scene, fighter, "SF-DELAY-8")
    if is_decided(combat):
        finish(scene)
        return
    fighter_next = next_delaying(combat)
    if fighter_next is None:
        combat.phase = "walk"
        return
    combat.waited.append(fighter_next.id)

    def known() -> Sequence[Option]:
        return COME_OUT, WAIT

    def question() -> Choose | None:
        waits = fighter_next.delaying and fighter_next.able
        return Choose(fighter_next.id, "come_out", known) if waits else None

    pick = yield from ask(scene, question)
    if pick is not None and pick.do == COME_OUT.id:
        come_out(scene, fighter_next)


def next_delaying(combat: Combat) -> Fighter | None:
    """The next to be asked: the higher modifier first, then the earlier original place (SF-DELAY-7)."""
    delaying = [each.id for each in combat.fighters.values() if each.delaying and each.id not in combat.waited]
    if not delaying:
        return None
    waiting = [combat.fighters[slot.id] for slot in combat.order if slot.id in delaying]
    return max(waiting, key=lambda each: each.card.init_mod) if waiting else None


def unaware(combat: Combat, delaying: Sequence[Fighter], fighter: Fighter) -> list[str]:
    """Who delays and does not know that somebody's turn has ended, and so does not come out then (SF-DELAY-3)."""
    return [each.id for each in delaying if eludes(combat, each.side, fighter)]


def come_out(scene: Scene[Combat], fighter: Fighter) -> None:
    """Out of delay: a new place for good behind the last turn, and a turn with a full budget.

    The reaction came back when the delay was declared, not now (SF-DELAY-3, SF-DELAY-4, SF-DELAY-5, SF-DELAY-8).
    """
    combat = scene.state
    fighter.delaying = False
    if scene.recording:
        scene.tell(CameOut(fighter.id, rules=("SF-DELAY-3",)))
    follows = combat.pointer == combat.last_turn  # else a decree has put that one elsewhere (SF-ROUND-2)
    if combat.last_turn != fighter.id:
        move_behind(scene, fighter, combat.last_turn, "SF-DELAY-7")
    fighter.turn_used = True
    combat.turn_of, combat.phase = fighter.id, "main"
    if follows:
        combat.pointer = fighter.id
    combat.placed = []
    scene.mark("turn", fighter.id)
    if scene.recording:
        scene.tell(TurnBegan(fighter.id, combat.round, rules=("SF-DELAY-3",)))
    ready_to_act(combat, fighter)


def forfeit(scene: Scene[Combat], fighter: Fighter, rule: str) -> Script[None]:
    """A delayed turn is lost; its end-of-turn steps run now (SF-DELAY-6, SF-DELAY-8, SF-DELAY-9)."""
    fighter.delaying = False
    if scene.recording:
        scene.tell(TurnForfeited(fighter.id, rules=(rule,)))
    yield from end_steps(scene, fighter)


# -- the end of the fight --------------------------------------------------------------------------
def is_decided(combat: Combat) -> bool:
    """All who still fight are of one side (SF-INIT-7). The last two found on different sides usually still do."""
    one, other = combat.rivals
    if one is not None and other is not None and one.side != other.side and one.fighting and other.fighting:
        return False
    first: Fighter | None = None
    for fighter in combat.fighters.values():
        if fighter.fighting and (first is None or fighter.side != first.side):
            if first is not None:
                combat.rivals = (first, fighter)
                return False
            first = fighter
    return True


def finish(scene: Scene[Combat]) -> None:
    sides = list(dict.fromkeys(each.side for each in scene.state.fighters.values() if each.fighting))
    conclude(scene, sides[0] if sides else "draw", "defeated" if sides else "nobody")


def conclude(scene: Scene[Combat], result: str, why: str) -> None:
    combat = scene.state
    combat.over, combat.phase = result, "over"
    if scene.recording:
        scene.tell(CombatOver(result, combat.round, why, rules=("SF-INIT-7",)))
