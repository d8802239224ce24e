"""Opening a sequence: an ambush, the Initiative rolls; and the start of every turn (EP-SEQ, EP-INIT, EP-SURP)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from affray.core.modifiers import Modifier, tally
from affray.core.scene import Scene
from affray.core.script import Script, roll

from ..body.surprise import ambush
from ..model.conditions import CONDITIONS, SLOW
from ..model.events import InitiativeRolled, Joined, SequenceOpened, TurnBegan
from ..model.stats import ACTIVE, Budget, Combat, Fighter, initiative_modifiers
from ..model.underway import present
from ..time.places import (
    by_place,
    forget_roll_offs,
    place_of,
    quickest_first,
    rolled_off,
    settle_places,
    turn_order,
)

NOTICED_LATE = -3
"""To the Initiative of whoever is ambushed but not surprised (EP-INIT-6)."""


def open_sequence(scene: Scene[Combat]) -> Script[None]:
    """Surprise first, then everybody rolls once (EP-SEQ-1, EP-SURP-3 to EP-SURP-5)."""
    combat = scene.state
    if scene.recording and not any(each.in_order for each in combat.fighters.values()):
        present = tuple([each.id for each in combat.fighters.values() if each.status == ACTIVE])
        scene.tell(SequenceOpened(present, rules=("EP-SEQ-1",)))
    if combat.ambushers:
        side = combat.ambushers
        outcome = yield from ambush(scene)
        combat.ambushers = ""
        if outcome == "all":
            free_slots(combat, side)
            return
        if outcome in ("some", "noticed"):
            combat.surprise_turn = outcome == "some"
            for fighter in combat.fighters.values():
                if fighter.side != side:
                    fighter.roll_mod = NOTICED_LATE
    yield from roll_for_all(scene)
    combat.phase = "start"


def free_slots(combat: Combat, side: str) -> None:
    """Each ambusher has one slot before anybody rolls, by Initiative stat (EP-SURP-3)."""
    hidden = [each for each in combat.fighters.values() if each.side == side and each.status == ACTIVE]
    hidden.sort(key=lambda each: (-each.card.initiative - initiative_modifiers(each), -each.card.ref))
    combat.phase, combat.left = "ambush", [(each.id,) for each in hidden]


def roll_for_all(scene: Scene[Combat]) -> Script[None]:
    """Everybody who has not rolled yet, in file order; identical ones of the game master perhaps once (EP-INIT-12).

    Who is sent in meanwhile rolls with them.
    """
    combat = scene.state
    for fighter in combat.fighters.values():
        fighter.surprised = fighter.surprised and combat.surprise_turn
    called: list[str] = []
    while waiting := [
        x for x in combat.fighters.values() if x.status == ACTIVE and not x.in_order and x.id not in called
    ]:
        fighter = waiting[0]
        called.append(fighter.id)
        leader = squad_leader(combat, fighter)
        if leader is not None:
            enter(fighter, leader.initiative_roll)
        else:
            with present(scene, fighter.id):
                enter(fighter, (yield from roll_initiative(scene, fighter)))


def squad_leader(combat: Combat, fighter: Fighter) -> Fighter | None:
    """Whoever has rolled for its group already (EP-INIT-12)."""
    if not combat.options.group_initiative or fighter.controller == "player" or fighter.known_roll is not None:
        return None
    alike = [x for x in combat.fighters.values() if x.card.sheet == fighter.card.sheet and x.side == fighter.side]
    return next((each for each in alike if each.in_order and each.controller != "player"), None)


def roll_initiative(scene: Scene[Combat], fighter: Fighter) -> Script[int]:
    """1d6 + Initiative stat, with what changes it (EP-INIT-3 to EP-INIT-6)."""
    if fighter.known_roll is not None:
        return fighter.known_roll
    (die,) = yield from roll(scene, fighter.id, "initiative", 1, 6)
    total = die + fighter.card.initiative + initiative_modifiers(fighter) + roll_only(fighter)
    if scene.recording:
        parts = tally(
            Modifier(die, "die", "EP-INIT-3"), Modifier(fighter.card.initiative, "stat", "EP-INIT-1"),
            Modifier(initiative_modifiers(fighter), "changes", "EP-INIT-4"),
            Modifier(roll_only(fighter), "roll", "EP-INIT-6"),
        )  # fmt: skip
        scene.tell(InitiativeRolled(fighter.id, parts, die, rules=("EP-INIT-3",)))
    return total


def roll_only(fighter: Fighter) -> int:
    """What affects the roll and is not corrected later (EP-INIT-6)."""
    return fighter.roll_mod + sum(each.initiative for each in CONDITIONS.of(fighter.marks & SLOW))


def enter(fighter: Fighter, total: int) -> None:
    """The roll is fixed, the count begins with it (EP-INIT-10)."""
    fighter.initiative_roll = fighter.count = total
    fighter.rank, fighter.init_mods_at_base = 0, initiative_modifiers(fighter)
    fighter.in_order, fighter.roll_mod, fighter.known_roll = True, 0, None


def join(scene: Scene[Combat], who: str) -> Script[None]:
    """Somebody enters a running sequence: it rolls, and has a slot if its place has not been passed (EP-SEQ-9)."""
    if scene.state.phase in ("open", "ambush", "closed"):
        scene.spend(partial(appear, who, None))
        return
    total = yield from roll_initiative(scene, scene.state.fighters[who])
    scene.spend(partial(appear, who, total))
    fighter = scene.state.fighters[who]
    ahead = yield from equals_ahead(scene, fighter)
    scene.spend(partial(line_up, who, ahead))
    if scene.recording:
        scene.tell(Joined(who, fighter.count, fighter.slot_state == "pending", rules=("EP-SEQ-9",)))


def appear(who: str, total: int | None, combat: Combat) -> None:
    """It is there, in every version of the situation; without a total it rolls with everybody else."""
    fighter = combat.fighters[who]
    fighter.status, fighter.slot_state, fighter.in_order = ACTIVE, "none", False
    if total is None:
        return
    enter(fighter, total)


def equals_ahead(scene: Scene[Combat], fighter: Fighter) -> Script[list[str]]:
    """Those with the same total who act before a newcomer, where nobody shares a place (EP-TIE-2, EP-TIE-3)."""
    combat = scene.state
    if combat.phase != "regular" or combat.options.tie_mode == "simultaneous":
        return []
    others = [combat.fighters[tied[0]] for tied in combat.order if tied]
    equals = [x.id for x in others if x.status == ACTIVE and not x.in_front and place_of(x) == place_of(fighter)]
    sorter = quickest_first if combat.options.tie_mode == "ref" else rolled_off
    found = yield from sorter(scene, [*equals, fighter.id])
    return found[: found.index(fighter.id)]


def line_up(who: str, ahead: Sequence[str], combat: Combat) -> None:
    """A newcomer has a slot in this turn if its place has not been passed yet (EP-SEQ-9)."""
    fighter = combat.fighters[who]
    if fighter.status == ACTIVE and still_to_come(combat, fighter, ahead):
        fighter.slot_state = "pending"
        insert_in(combat.order, combat, fighter, ahead)
        if combat.phase == "regular":
            insert_in(combat.left, combat, fighter, ahead)
        elif combat.phase == "take":
            combat.left.append((who,))


def still_to_come(combat: Combat, fighter: Fighter, ahead: Sequence[str]) -> bool:
    """Whether a place of this turn has not been passed, whoever may be interrupting there."""
    if combat.phase in ("start", "take"):
        return True
    if combat.phase != "regular":
        return False
    to_come = [name for tied in combat.left for name in tied]
    reached = [combat.fighters[name] for tied in combat.order for name in tied if name not in to_come]
    if not reached or reached[-1].took_initiative or reached[-1].id in ahead:
        return True
    return place_of(fighter) > place_of(reached[-1])


def insert_in(line: list[tuple[str, ...]], combat: Combat, fighter: Fighter, ahead: Sequence[str]) -> None:
    """Put somebody into a list of places where it belongs."""
    for number, tied in enumerate(line):
        first = combat.fighters[tied[0]]
        if first.took_initiative:
            continue  # those who took the initiative are in front, even if they then delayed
        if place_of(first) == place_of(fighter) and combat.options.tie_mode == "simultaneous":
            line[number] = (*tied, fighter.id)
            return
        if place_of(first) >= place_of(fighter) and first.id not in ahead:
            line.insert(number, (fighter.id,))
            return
    line.append((fighter.id,))


# -- the start of a turn ---------------------------------------------------------------------------
def start_turn(scene: Scene[Combat]) -> None:
    """New places, changed counts, a fixed order, fresh slots (EP-SEQ-6, part 4.2)."""
    combat = scene.state
    combat.turn += 1
    combat.acting = ""
    settle_places(scene)
    if combat.roll_offs:
        forget_roll_offs(combat)
    for fighter in combat.fighters.values():
        if fighter.in_order and fighter.status == ACTIVE:
            refresh(fighter)
    combat.order = turn_order(combat)
    combat.asked = []
    combat.phase, combat.left = "take", [(each.id,) for each in reversed(by_place(combat))]
    if scene.recording:
        told = tuple([(each.id, each.count) for each in by_place(combat)])
        scene.tell(TurnBegan(combat.turn, told, rules=("EP-SEQ-6",)))


def refresh(fighter: Fighter) -> None:
    """A slot for everybody; whoever carries one has only that (EP-DELAY-13)."""
    fighter.carried_in = fighter.slot_state == "carried"
    if not fighter.carried_in:
        fighter.slot_state = "pending"
    fighter.budget, fighter.left_group, fighter.too_late = Budget(), (), False
