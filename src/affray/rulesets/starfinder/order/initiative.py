"""Initiative: the roll, ties, the surprise round, and those who join later (SF-INIT, SF-SURP-1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from affray.core.modifiers import Modifier, Tally
from affray.core.scene import Scene
from affray.core.script import Script, ask, roll
from affray.core.windows import order_question

from ..body.conditions import refresh
from ..body.dice import d20
from ..body.hindrances import on_initiative
from ..fight.movement import bring_down
from ..ground.awareness import eludes
from ..model.events import Joined, OrderSettled, Rolled, RoundBegan, SurpriseSettled
from ..model.stats import Combat, Fighter, Slot


def settle_order(scene: Scene[Combat]) -> Script[None]:
    """The aware roll and are ordered; if some are surprised, a surprise round follows (SF-INIT-1, SF-SURP-1).

    Only the surprised are flat-footed; whoever is aware and has not acted is not (SF-SURP-3, SF-SURP-4).
    """
    combat = scene.state
    present = [each for each in combat.fighters.values() if each.present]
    aware = [each for each in present if each.aware] or present
    mixed = len(aware) < len(present)
    for fighter in present:
        fighter.surprised = mixed and not fighter.aware
        refresh(fighter)
    if mixed and scene.recording:
        names = tuple([each.id for each in present if each.surprised])
        scene.tell(SurpriseSettled(names, rules=("SF-INIT-1", "SF-SURP-1")))
    yield from roll_for(scene, aware)
    ordered = yield from ranked(scene, aware)
    combat.order = [*(slot for slot in combat.order if slot.anchor), *(Slot(each.id) for each in ordered)]
    tell_order(scene)
    combat.phase, combat.pointer = "walk", ""
    if mixed:
        combat.surprise_round = True
        if scene.recording:
            scene.tell(RoundBegan(0, True, rules=("SF-SURP-1", "SF-SURP-2")))
    else:
        begin_round(scene)
    yield from bring_down(scene)


def add_latecomers(scene: Scene[Combat]) -> Script[None]:
    """After the surprise round the surprised roll and are inserted, and normal rounds begin (SF-INIT-1)."""
    combat = scene.state
    combat.surprise_round = False
    late = [each for each in combat.fighters.values() if each.present and not in_order(combat, each)]
    yield from roll_for(scene, late)
    for fighter in (yield from ranked(scene, late)):
        yield from insert(scene, fighter)
    tell_order(scene)
    combat.phase = "walk"
    begin_round(scene)


def in_order(combat: Combat, fighter: Fighter) -> bool:
    return any(slot.id == fighter.id for slot in combat.order)


def begin_round(scene: Scene[Combat]) -> None:
    """The pointer passes the top: a new round, in which nobody has used its turn yet (4.1)."""
    combat = scene.state
    combat.round += 1
    combat.pointer = ""
    for fighter in combat.fighters.values():
        fighter.turn_used = False
    if scene.recording:
        scene.tell(RoundBegan(combat.round, rules=("SF-ROUND-2",)))


def tell_order(scene: Scene[Combat]) -> None:
    if scene.recording:
        combat = scene.state
        ids = [slot.id for slot in combat.order if not slot.anchor]
        order = tuple([(name, combat.fighters[name].init_count or 0) for name in ids])
        scene.tell(OrderSettled(order, rules=("SF-INIT-2", "SF-INIT-3")))


MIDDLE = 10
"""The die of whoever does not know that it is tied."""


# -- rolling ---------------------------------------------------------------------------------------
def roll_for(scene: Scene[Combat], fighters: Sequence[Fighter]) -> Script[None]:
    """1d20 and the initiative modifier each, in the order of the list (SF-INIT-2, SF-GEN-10)."""
    for fighter in fighters:
        if fighter.init_count is None:
            parts = [Modifier(fighter.card.init_mod, "initiative"), *on_initiative(fighter.marks)]
            fallen = yield from d20(scene, fighter.id, "initiative", parts, 0, ("SF-INIT-2",))
            fighter.init_count = fallen.total


def rank(combat: Combat, fighter: Fighter) -> tuple[int, int]:
    """What orders two combatants before any roll-off, the higher first (SF-INIT-3, option `init_tie_break`)."""
    way = combat.options.init_tie_break
    second = 0
    if way == "modifier_then_rolloff":
        second = fighter.card.init_mod
    elif way == "players_first":
        second = fighter.controller == "player"
    return fighter.init_count or 0, second


def ranked(scene: Scene[Combat], fighters: Sequence[Fighter]) -> Script[list[Fighter]]:
    """From the highest count to the lowest, ties broken (SF-INIT-2, SF-INIT-3)."""
    combat = scene.state
    ordered: list[Fighter] = []
    for key in sorted({rank(combat, each): None for each in fighters}, reverse=True):
        tied = [each for each in fighters if rank(combat, each) == key]
        if len(tied) > 1 and combat.options.init_tie_break == "gm":
            names = [each.id for each in tied]
            pick = yield from ask(scene, order_question("gm", "tie", partial(list, names)))
            tied = [combat.fighters[name] for name in (pick["order"] if pick is not None else names)]
        elif len(tied) > 1:
            tied = yield from roll_off(scene, tied)
        ordered += tied
    return ordered


def roll_off(scene: Scene[Combat], tied: Sequence[Fighter]) -> Script[list[Fighter]]:
    """A d20 each, higher first, repeated among those still tied (SF-INIT-3).

    Whoever is tied only with those of whom its side knows nothing is not asked to roll: they roll against the middle.
    """
    faces: dict[str, list[int]] = {fighter.id: [] for fighter in tied}
    again = list(tied)
    while again:
        silent = unknowing(scene.state, again)
        for fighter in again:
            if fighter in silent:
                faces[fighter.id].append(MIDDLE + len(faces[fighter.id]) % 2)  # by turns, so that it favours nobody
                continue
            (face,) = yield from roll(scene, fighter.id, "roll_off", 1, 20)
            faces[fighter.id].append(face)
            if scene.recording:
                parts = Tally((Modifier(face, "d20"),))
                scene.tell(Rolled(fighter.id, "roll_off", face, parts, 0, rules=("SF-INIT-3",)))
        again = first_tie(tied, faces)
    return sorted(tied, key=lambda fighter: faces[fighter.id], reverse=True)


def unknowing(combat: Combat, tied: Sequence[Fighter]) -> list[Fighter]:
    """Those of whom every other one eludes the side; nobody if that is so of all."""
    found = [one for one in tied if all(eludes(combat, one.side, each) for each in tied if each is not one)]
    return found if len(found) < len(tied) else []


def first_tie(tied: Sequence[Fighter], faces: Mapping[str, list[int]]) -> list[Fighter]:
    """The highest of those whose dice are still all equal; none once everybody has a place of its own."""
    for fallen in sorted(faces.values(), reverse=True):
        equal = [fighter for fighter in tied if faces[fighter.id] == fallen]
        if len(equal) > 1:
            return equal
    return []


# -- joining ---------------------------------------------------------------------------------------
def insert(scene: Scene[Combat], fighter: Fighter) -> Script[None]:
    """Into the order by its count; ties with those who have a place are broken as always (SF-INIT-1, SF-INIT-6)."""
    combat = scene.state
    own = rank(combat, fighter)
    at = 0
    for number, slot in enumerate(list(combat.order)):
        if slot.anchor:
            continue
        other = combat.fighters[slot.id]
        theirs = rank(combat, other)
        if theirs < own:
            break
        if theirs == own and other.present:
            first, *_ = yield from ranked(scene, [other, fighter])
            if first is fighter:
                break
        at = number + 1
    combat.order.insert(at, Slot(fighter.id))


def join(scene: Scene[Combat], fighter: Fighter) -> Script[None]:
    """Somebody comes into the fight, rolls, and has its first turn when its place comes (SF-INIT-6)."""
    yield from roll_for(scene, [fighter])
    yield from insert(scene, fighter)
    if scene.recording:
        scene.tell(Joined(fighter.id, fighter.init_count or 0, rules=("SF-INIT-6",)))
