"""Dying and death: 0 Hit Points, Resolve, stabilizing, staying in the fight (SF-DEATH)."""

from __future__ import annotations

from collections.abc import Sequence

from affray.core.refusals import Refusal, Values
from affray.core.scene import Abandoned, Scene
from affray.core.script import Choose, Option, Script, ask

from ..model.catalogue import no
from ..model.conditions import DYING, STABLE
from ..model.events import Died, Fell, Healed, ResolveLost
from ..model.stats import Combat, Fighter
from ..time.moments import rounds
from .concentration import lose_all_spells
from .conditions import end_with, gain, has, lose_all, lose_readied, refresh, release_all
from .hands import leave_behind


def resolves(combat: Combat, fighter: Fighter) -> bool:
    """Whether the death rules of player characters apply (SF-DEATH-1, option `npc_death`)."""
    return fighter.card.kind == "pc" or combat.options.npc_death == "as_pc"


# -- reaching 0 ------------------------------------------------------------------------------------
def drop(scene: Scene[Combat], fighter: Fighter, left_over: int, nonlethal: bool) -> Script[None]:
    """Hit Points have reached 0 (SF-DEATH-1 to SF-DEATH-3, SF-DEATH-7, SF-DEATH-14, SF-DEATH-18)."""
    combat = scene.state
    if nonlethal:
        fall(scene, fighter, "stable", "SF-DEATH-2")
        gain(scene, fighter, "stable")
        lose_all_spells(scene, fighter, "SF-DEATH-4")
        return
    if resolves(combat, fighter):
        if combat.options.massive_damage and left_over >= fighter.card.hp_max:
            die(scene, fighter, "massive_damage", "SF-DEATH-3")
            return
        begin_dying(scene, fighter)
        return
    if fighter.card.has("ferocity"):
        if fighter.ferocious:
            die(scene, fighter, "ferocity", "SF-DEATH-18")
            return
        fighter.ferocious = 2 if combat.turn_of == fighter.id else 1
        fall(scene, fighter, "ferocity", "SF-DEATH-18")
        return
    yield from drop_npc(scene, fighter)


def drop_npc(scene: Scene[Combat], fighter: Fighter) -> Script[None]:
    """An NPC at 0 Hit Points is dead, unless an option or the game master says otherwise (SF-DEATH-14)."""
    combat = scene.state
    if combat.options.npc_death == "dies_in_3_rounds":
        fall(scene, fighter, "dying", "SF-DEATH-14")
        gain(scene, fighter, "dying", until=rounds(combat, 3), cause="time")
        lose_all_spells(scene, fighter, "SF-DEATH-4")
        return
    try:
        dying = fighter.rp > 0 and (yield from ask_dying(scene, fighter))
    except Abandoned:  # nobody stays on its feet at 0 Hit Points
        die(scene, fighter, "hit_points", "SF-DEATH-14")
        raise
    if fighter.hp or not fighter.present:
        return
    if dying:
        begin_dying(scene, fighter)
    else:
        die(scene, fighter, "hit_points", "SF-DEATH-14")


def ask_dying(scene: Scene[Combat], fighter: Fighter) -> Script[bool]:
    """The game master decides about an NPC with Resolve Points (SF-DP-29)."""

    def known() -> Sequence[Option]:
        return Option("dead"), Option("dying")

    def question() -> Choose | None:
        return Choose("gm", "npc_dying", known) if fighter.present and not fighter.hp else None

    pick = yield from ask(scene, question)
    return pick is not None and pick.do == "dying"


def begin_dying(scene: Scene[Combat], fighter: Fighter) -> None:
    """Unconscious and dying; without Resolve the end comes at the end of the turn of the next round (SF-DEATH-7)."""
    combat = scene.state
    lay = bool(fighter.marks & STABLE)
    lose_all(scene, fighter, "stable", "damage", "SF-DEATH-11")
    fall(scene, fighter, "dying", "SF-DEATH-1")
    gain(scene, fighter, "dying")
    lose_all_spells(scene, fighter, "SF-DEATH-4")
    if not lay:  # who lay at 0 Hit Points already is spared nothing (SF-DEATH-5)
        fighter.dropped_this_turn = combat.turn_of == fighter.id or fighter.id in combat.forfeits
    fighter.doom_round = combat.round + 1 if fighter.rp == 0 else 0


def fall(scene: Scene[Combat], fighter: Fighter, how: str, rule: str) -> None:
    fighter.hp = 0
    if scene.recording:
        scene.tell(Fell(fighter.id, how, rules=(rule,)))


def die(scene: Scene[Combat], fighter: Fighter, why: str, rule: str) -> None:
    """Dead: out of the order, everything it has stays in its square (SF-DEATH-16, SF-ROUND-8)."""
    if fighter.dead:
        return
    fighter.hp = 0
    lose_readied(scene, fighter, "gone", "SF-DEATH-16")
    release_all(scene, fighter, "SF-ROUND-8")
    lose_all_spells(scene, fighter, "SF-ROUND-8")
    end_with(scene, fighter, "death", "dead", "SF-DEATH-16")
    fighter.dead, fighter.doom_round, fighter.ferocious = True, 0, 0
    scene.state.crowd = None
    fighter.hidden_from, fighter.hiding = [], False
    if fighter.delaying:
        fighter.delaying = False
    refresh(fighter)
    leave_behind(scene, fighter, "SF-DEATH-16")
    if scene.recording:
        scene.tell(Died(fighter.id, why, rules=(rule,)))


# -- damage at 0 Hit Points ------------------------------------------------------------------------
def hurt(scene: Scene[Combat], fighter: Fighter, hit_points: int, nonlethal: bool) -> None:
    """Hit Point damage at 0 Hit Points (SF-DEATH-3, SF-DEATH-6, SF-DEATH-10, SF-DEATH-11, SF-DEATH-18)."""
    combat, most = scene.state, fighter.card.hp_max
    if nonlethal:
        return
    if fighter.ferocious:
        die(scene, fighter, "ferocity", "SF-DEATH-18")
        return
    if not resolves(combat, fighter) and not fighter.card.rp_max:
        die(scene, fighter, "hit_points", "SF-DEATH-14")
        return
    if combat.options.massive_damage and hit_points >= most:
        die(scene, fighter, "massive_damage", "SF-DEATH-3")
        return
    if fighter.marks & STABLE:
        rule, costs = "SF-DEATH-11", True
        begin_dying(scene, fighter)
    else:
        rule = "SF-DEATH-10"
        costs = not fighter.dying_damage_this_cycle or 2 * hit_points > most > hit_points
    fighter.dying_damage_this_cycle = True
    if costs:
        lose_resolve(scene, fighter, "damage", rule)


def lose_resolve(scene: Scene[Combat], fighter: Fighter, why: str, rule: str) -> None:
    """A dying creature loses a Resolve Point; without any it is dead (SF-DEATH-5, SF-DEATH-6)."""
    if fighter.rp < 1:
        die(scene, fighter, "resolve", "SF-DEATH-6")
        return
    spend_resolve(scene, fighter, 1, why, rule)


def spend_resolve(scene: Scene[Combat], fighter: Fighter, amount: int, why: str, rule: str) -> None:
    fighter.rp -= amount
    if scene.recording:
        scene.tell(ResolveLost(fighter.id, amount, fighter.rp, why, rules=(rule,)))


# -- the own turn ----------------------------------------------------------------------------------
def stabilizing_cost(fighter: Fighter) -> int:
    """A quarter of the Resolve maximum, at least 1 and at most 3 (SF-DEATH-8)."""
    return min(3, max(1, fighter.card.rp_max // 4))


def why_not_stabilize(fighter: Fighter) -> list[Refusal]:
    cost = stabilizing_cost(fighter)
    if not fighter.marks & DYING or fighter.rp < cost:
        return [no("SF-DEATH-8", "no_resolve", who=fighter.id, needed=cost, left=fighter.rp)]
    return []


def why_not_stay(fighter: Fighter) -> list[Refusal]:
    """Everything against staying in the fight (SF-DEATH-9)."""
    if not fighter.marks & STABLE or fighter.hp or fighter.stabilized_this_cycle or fighter.rp < 1:
        return [no("SF-DEATH-9", "not_stable", who=fighter.id, left=fighter.rp)]
    return []


def start_of_turn(scene: Scene[Combat], fighter: Fighter) -> Script[None]:
    """Step S6: the dying may stabilize, the stable may get up (SF-DEATH-8, SF-DEATH-9)."""
    if not fighter.marks & (DYING | STABLE) or (not resolves(scene.state, fighter) and not fighter.card.rp_max):
        return

    def stabilize(values: Values) -> list[Refusal]:
        return why_not_stabilize(fighter)

    def stay(values: Values) -> list[Refusal]:
        return why_not_stay(fighter)

    def known() -> Sequence[Option]:
        both = (Option("stabilize", why_not=stabilize), Option("stay_in_the_fight", why_not=stay))
        return (*both, Option("lie_still", ends=True))

    def question() -> Choose | None:
        if not fighter.present or (why_not_stabilize(fighter) and why_not_stay(fighter)):
            return None
        return Choose(fighter.id, "dying" if fighter.marks & DYING else "stable", known)

    pick = yield from ask(scene, question)
    if pick is None:
        return
    if pick.do == "stabilize":
        spend_resolve(scene, fighter, stabilizing_cost(fighter), "stabilize", "SF-DEATH-8")
        fighter.stabilized_this_cycle = True
        stabilize_now(scene, fighter, "SF-DEATH-8")
    elif pick.do == "stay_in_the_fight":
        spend_resolve(scene, fighter, 1, "stay", "SF-DEATH-9")
        fighter.hp = 1
        wake(scene, fighter, "SF-DEATH-9")
        if scene.recording:
            scene.tell(Healed(fighter.id, 1, 1, fighter.id, 1, 0, fighter.sp, rules=("SF-DEATH-9",)))


def stabilize_now(scene: Scene[Combat], fighter: Fighter, rule: str) -> None:
    """Stable at 0 Hit Points: no more Resolve is lost (SF-DEATH-8, SF-DEATH-12, SF-DEATH-13)."""
    if not has(fighter, "dying"):
        return
    lose_all(scene, fighter, "dying", "stable", rule)
    fighter.doom_round = 0
    gain(scene, fighter, "stable")


def wake(scene: Scene[Combat], fighter: Fighter, rule: str) -> None:
    """Conscious again, and prone (SF-DEATH-4, SF-DEATH-12)."""
    end_with(scene, fighter, "waking", "awake", rule)
    fighter.doom_round = fighter.ferocious = 0


def end_of_turn(scene: Scene[Combat], fighter: Fighter) -> None:
    """Step E4: Resolve runs out, the doomed die, ferocity ends (SF-DEATH-5 to SF-DEATH-7, SF-DEATH-18)."""
    if fighter.ferocious:
        fighter.ferocious -= 1
        if not fighter.ferocious and fighter.hp == 0:
            die(scene, fighter, "ferocity", "SF-DEATH-18")
    if fighter.marks & DYING and fighter.present:
        if fighter.doom_round:
            if scene.state.round >= fighter.doom_round:
                die(scene, fighter, "bleeding_out", "SF-DEATH-7")
        elif not fighter.dropped_this_turn and not any(each.cause == "time" for each in fighter.conditions):
            lose_resolve(scene, fighter, "dying", "SF-DEATH-5")
    fighter.dropped_this_turn = False
