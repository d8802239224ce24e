"""Losing and regaining hit points, falling, mortal wounds (ACKS-DMG, ACKS-DEATH)."""

from __future__ import annotations

from collections.abc import Sequence

from affray.core.acts import folded, underway
from affray.core.dice import larger
from affray.core.scene import Scene
from affray.core.script import Script, roll
from affray.core.timing import Lasting

from ..ground.board import make_room, put, spot_of, take_up
from ..ground.engagement import stir
from ..model.conditions import BURNING, HELD, HOLDS, INCAPACITATED
from ..model.events import Damaged, Fell, Healed, MadeRoom, MortalWounds, StatusChanged
from ..model.kinds import Status
from ..model.stats import Combat, Condition, Warrior
from .conditions import end_by, for_rounds, gain, lose, shaken_up
from .throws import Part, covers, tally, total

BREAKS = ("construct", "incarnation", "undead")
WITHERS = ("plant", "ooze")
BANDS = ((0, "killed"), (5, "mortal"), (10, "grievous"), (15, "critical"), (20, "shock"), (25, "knocked_out"))
"""The highest total of each result; above all of them is dazed (ACKS-DEATH-7)."""


def reduced(warrior: Warrior, amount: int, type_: str, extraordinary: bool) -> int:
    """What is left after immunity and resistance: half, round down, at least 1 (ACKS-DMG-7)."""
    if covers(warrior.card.immune, type_, extraordinary):
        return 0
    if covers(warrior.card.resist, type_, extraordinary):
        return larger(1, amount // 2)
    return amount


def can_hurt(warrior: Warrior, type_: str, extraordinary: bool) -> bool:
    return not covers(warrior.card.immune, type_, extraordinary)


def hurt(
    scene: Scene[Combat],
    warrior: Warrior,
    parts: list[Part],
    type_: str,
    by: str,
    extraordinary: bool = True,
    nonlethal: bool = False,
) -> int:
    """Take damage at once; returns what was lost (ACKS-DMG-5, ACKS-DMG-6, ACKS-DMG-8)."""
    if warrior.status not in ("active", "surrendered", "unconscious"):
        return 0
    dealt = larger(1, total(parts))
    taken = reduced(warrior, dealt, type_, extraordinary)
    warrior.hp -= taken
    if nonlethal:
        warrior.nonlethal += taken
    with folded(scene):
        if scene.recording:
            rules = ("ACKS-DMG-5", "ACKS-DMG-7") if taken != dealt else ("ACKS-DMG-5",)
            scene.tell(Damaged(warrior.id, taken, by, tally(parts), type_, warrior.hp, rules=rules))
        if taken:
            warrior.hurt = True
            shaken_up(scene, warrior)
            end_by(scene, warrior, "damaged")
            if warrior.hp <= 0 and warrior.status != "unconscious":
                fall(scene, warrior, type_)
    return taken


def fall(scene: Scene[Combat], warrior: Warrior, type_: str) -> None:
    """0 or fewer hit points: out of the count at once (ACKS-DEATH-1, ACKS-DEATH-2)."""
    status = fallen_status(warrior)
    warrior.felled_round, warrior.felled_type = scene.state.round, type_
    leave_count(scene, warrior, status)
    if scene.recording:
        rule = "ACKS-DEATH-2" if status != "unconscious" else "ACKS-DEATH-1"
        scene.tell(Fell(warrior.id, status, rules=(rule,)))


def fallen_status(warrior: Warrior) -> Status:
    """What 0 hit points make of a creature of its kind (ACKS-DEATH-1, ACKS-DEATH-2, ACKS-DEATH-8)."""
    if warrior.card.kind in BREAKS:
        return "destroyed"
    again = warrior.marks & INCAPACITATED
    return "dead" if warrior.card.kind in WITHERS or again else "unconscious"


def slay(scene: Scene[Combat], warrior: Warrior, rule: str) -> None:
    """Dead on the spot."""
    leave_count(scene, warrior, "destroyed" if warrior.card.kind in BREAKS else "dead")
    if scene.recording:
        scene.tell(Fell(warrior.id, warrior.status, rules=(rule,)))


def leave_count(scene: Scene[Combat], warrior: Warrior, status: Status) -> None:
    """Out of the fight: its segment, readied action and declaration are lost; whom it held is free."""
    combat = scene.state
    warrior.status = status
    warrior.ready, warrior.first_ready, warrior.declared = None, False, ""
    warrior.casting, warrior.defending, warrior.wait_for = False, "", ""
    if warrior.segment in ("pending", "delaying", "active"):
        warrior.segment = "lost"
    take_up(combat.ground, warrior)
    for other in combat.warriors.values():
        if other.wait_for == warrior.id:
            other.wait_for = ""
        if other.marks & HELD and holder_of(other) == warrior.id:
            for name in HOLDS:
                lose(scene, other, name, "ACKS-COND-13")


def holder_of(warrior: Warrior) -> str:
    """Who wrestles or grabs it; empty if nobody does."""
    return next((each.by for each in warrior.conditions if each.name in HOLDS), "")


def leave(scene: Scene[Combat], warrior: Warrior, status: Status, rule: str) -> None:
    """Fled or surrendered."""
    leave_count(scene, warrior, status)
    if scene.recording:
        scene.tell(StatusChanged(warrior.id, status, rules=(rule,)))


def heal(scene: Scene[Combat], warrior: Warrior, amount: int, by: str) -> None:
    """Up to the maximum; nonlethal damage goes first with it (ACKS-DEATH-9)."""
    gained = min(amount, warrior.card.hp_max - warrior.hp)
    warrior.hp += gained
    warrior.nonlethal = max(0, warrior.nonlethal - gained)
    if scene.recording:
        scene.tell(Healed(warrior.id, gained, warrior.hp, by, rules=("ACKS-DEATH-9",)))


def burn(scene: Scene[Combat], warrior: Warrior) -> Script[None]:
    """Whoever is on fire takes damage once a round until it is put out (ACKS-COND-16)."""

    def burns() -> bool:
        return bool(warrior.marks & BURNING) and warrior.status in ("active", "surrendered", "unconscious")

    if burns():
        with underway(scene, burns):
            (die,) = yield from roll(scene, warrior.id, "burning", 1, 8)
            hurt(scene, warrior, [(die, "burning", "ACKS-COND-16")], "fire", "")


# -- mortal wounds ---------------------------------------------------------------------------------
def hp_band(warrior: Warrior) -> int:
    """How far below zero it lies (ACKS-DEATH-6)."""
    below, most = -warrior.hp, warrior.card.hp_max
    if below == 0:
        return 5
    for factor, number in ((2, -20), (1, -10)):
        if below >= factor * most:
            return number
    if 2 * below >= most:
        return -5
    return -2 if 4 * below >= most else 0


def delay_band(combat: Combat, warrior: Warrior) -> int:
    """How long it has lain there: within 1 round, 1 turn, longer (ACKS-DEATH-5)."""
    rounds = combat.round - warrior.felled_round
    turn = combat.options.rounds_per_turn
    for most, number in ((1, 2), (turn, -3), (6 * turn, -5), (144 * turn, -8)):
        if rounds <= most:
            return number
    return -10


def roll_mortal_wounds(scene: Scene[Combat], warrior: Warrior, healing: int, rank: int) -> Script[None]:
    """Somebody treats the fallen: now its state is known (ACKS-DEATH-3 to ACKS-DEATH-8)."""
    card = warrior.card
    with underway(scene, lambda: warrior.status == "unconscious") as act:
        (die,) = yield from roll(scene, warrior.id, "mortal_wounds", 1, 20)
        (kind,) = yield from roll(scene, warrior.id, "wound_kind", 1, 6)
    if act.lost:
        return
    rule = "ACKS-DEATH-5"
    parts: list[Part] = [
        (die, "die", "ACKS-DEATH-4"), (card.con_mod, "con", rule), (2 if card.heavy_helm else 0, "heavy_helm", rule),
        (card.hit_die - 4, "hit_die", rule), (healing, "healing_magic", rule), (rank, "healing_rank", rule),
        (warrior.nonlethal, "nonlethal", rule), (delay_band(scene.state, warrior), "time", rule),
        (hp_band(warrior), "hit_points", "ACKS-DEATH-6"),
    ]  # fmt: skip
    score = total(parts)
    result = next((name for most, name in BANDS if score <= most), "dazed")
    if scene.recording:
        told = MortalWounds(warrior.id, tally(parts), result, kind, warrior.felled_type, rules=("ACKS-DEATH-7",))
        scene.tell(told)
    if result == "killed":
        slay(scene, warrior, "ACKS-DEATH-7")
    elif score > 15:
        recover(scene, warrior, result)
    else:
        warrior.treated = True
        combat = scene.state
        turn = combat.options.rounds_per_turn
        rounds = {"mortal": 1, "grievous": turn}.get(result, 144 * turn)
        combat.timing.begin(Lasting(warrior.id, "dying", for_rounds(combat, rounds + 1), "ACKS-DEATH-7"))


def bleed_out(scene: Scene[Combat], ended: Sequence[Lasting]) -> None:
    """Whoever was not raised to 1 hit point in time dies (ACKS-DEATH-7)."""
    for each in ended:
        warrior = scene.state.warriors[each.on]
        if each.what == "dying" and warrior.status == "unconscious":
            slay(scene, warrior, "ACKS-DEATH-7")


def recover(scene: Scene[Combat], warrior: Warrior, result: str) -> None:
    """Back with 1 hit point; after shock or a knock-out useless for the rest of the fight (ACKS-DEATH-8)."""
    warrior.hp = 1
    come_to(scene, warrior)
    if result != "dazed":
        gain(scene, warrior, Condition("incapacitated"), "ACKS-DEATH-8")


def come_to(scene: Scene[Combat], warrior: Warrior) -> None:
    """Raised to 1 hit point: it dies of these wounds no more, and if it falls again nobody knows how badly."""
    warrior.treated = False
    scene.state.timing.drop(warrior.id, "dying")
    stand_again(scene, warrior)


def stand_again(scene: Scene[Combat], warrior: Warrior) -> None:
    """Active again, lying prone; this round's count is over for it (ACKS-DEATH-8)."""
    stir(scene.state)
    warrior.status = "active"
    if warrior.segment not in ("done", "forfeited"):
        warrior.segment = "lost"
    put(scene.state.ground, warrior, warrior.place, warrior.facing)
    settle_down(scene, warrior)
    gain(scene, warrior, Condition("prone"), "ACKS-DEATH-1")


def settle_down(scene: Scene[Combat], warrior: Warrior) -> None:
    """Nobody stays where somebody else stands, seen or not: it is put on the nearest free place (ACKS-GRID-5)."""
    if make_room(scene.state, warrior) and scene.recording:
        scene.tell(MadeRoom(warrior.id, spot_of(warrior), rules=("ACKS-GRID-5",)))
