"""What is true of a combat of Eclipse Phase at any moment, and what may change between two answers."""

from __future__ import annotations

from collections import Counter
from typing import Any

from affray.core.fight import Fight
from affray.core.script import Choose
from affray.rulesets.eclipse_phase.model.conditions import CONDITIONS, MARK
from affray.rulesets.eclipse_phase.model.events import (
    CountChanged,
    Delayed,
    ExtraBought,
    InitiativeRolled,
    SequenceOpened,
    SlotBegan,
    SlotEnded,
    TookInitiative,
    TurnBegan,
)
from affray.rulesets.eclipse_phase.model.stats import Combat, Fighter, can_act
from affray.text.rulebook import rulebook

PHASES = ("open", "ambush", "start", "take", "regular", "extra", "last", "end", "closed")
SLOTS = ("none", "pending", "acting", "done", "delaying", "carried", "lost")
STATUSES = ("active", "dead", "destroyed", "out", "fled", "surrendered", "removed")
OVER = ("done", "lost")


def law(fight: Fight[Any], before: Combat) -> None:
    """Everything that must hold after an answer; `before` is the combat as it was when the question was asked."""
    combat: Combat = fight.state
    always(combat)
    life(combat)
    points(before, combat)
    order(before, combat)
    slots(before, combat)
    result(fight)
    if is_quiet(fight):
        quiet(fight)


def always(combat: Combat) -> None:
    """What not even the game master can upset."""
    numbers(combat)
    conditions(combat)
    delays(combat)
    grips(combat)


def is_quiet(fight: Fight[Any]) -> bool:
    """Somebody is asked what its slot is used for and nobody acts: nothing is half done."""
    asked = [question for question in fight.open if isinstance(question, Choose)]
    acting = [each for each in fight.state.fighters.values() if each.slot_state == "acting"]
    return bool(asked) and asked[0].why in ("slot", "take") and not acting


def quiet(fight: Fight[Any]) -> None:
    combat: Combat = fight.state
    assert not fight.scene.windows, [window.name for window in fight.scene.windows]
    assert (combat.opening, combat.resolving, combat.hits, combat.trial) == (None, False, [], None)
    for question in fight.open:
        assert can_act(combat.fighters[question.who]), f"{question.who} is asked and cannot act"


# -- numbers ---------------------------------------------------------------------------------------
def numbers(combat: Combat) -> None:
    """Everything that is counted stays within its bounds (EP-EXTRA-5, EP-ACT-2)."""
    assert combat.phase in PHASES, combat.phase
    attended = any(each.controller != "auto" for each in combat.fighters.values())
    assert combat.turn >= 0
    assert attended or combat.turn <= combat.options.turn_limit, "with a person the game master may go on (EP-SEQ-11)"
    assert all(left >= 0 for left in combat.threat.values()), combat.threat
    for each in combat.fighters.values():
        assert each.status in STATUSES, each.status
        assert each.slot_state in SLOTS, each.slot_state
        assert min(each.damage, each.wounds, each.stress, each.traumas, each.move_left) >= 0, each
        assert all(left >= 0 for left in (*each.pools.values(), *each.temporary.values())), f"{each.id}: {each.pools}"
        assert 0 <= each.extras_taken <= 2, f"{each.id} took {each.extras_taken} extra actions"
        assert 0 <= each.complex <= 1, f"{each.id} took {each.complex} complex actions"
        assert each.quick <= 3 + each.quick_granted, f"{each.id} took {each.quick} quick actions"
        assert all(left >= 0 for left in each.ammo.values()), each.ammo
        assert all(name in each.arms for name in each.ready), f"{each.id} holds {each.ready}"
        assert len(set(each.ready)) == len(each.ready), f"{each.id} holds {each.ready}"
        assert combat.extent.contains(each.pos), f"{each.id} stands at {each.pos}"


def life(combat: Combat) -> None:
    """Damage, wounds and what follows from them say the same (EP-DEATH-1, EP-DEATH-2, EP-DEATH-4)."""
    pending = {each.target for each in combat.hits}
    for each in combat.fighters.values():
        if each.status != "active" or each.id in pending:
            continue
        assert each.damage < each.card.death_rating, f"{each.id} lives with {each.damage}"
        if each.damage >= each.card.durability:
            assert each.marks & MARK["unconscious"], f"{each.id} stands with {each.damage}"
        if each.bleeding:
            assert each.wounds > 0, f"{each.id} bleeds without a wound"
            assert not each.stable, f"{each.id} is stable and bleeds"
            assert not each.card.synthmorph, f"{each.id} is a machine and bleeds"


def conditions(combat: Combat) -> None:
    """The bits are the conditions; none outlives its last turn (EP-COND-1)."""
    for each in combat.fighters.values():
        marks = 0
        for condition in each.conditions:
            assert condition.key in CONDITIONS
            marks |= MARK[condition.key]
            assert condition.until == -1 or condition.until >= combat.turn, f"{each.id}: {condition}"
        assert each.marks == marks, f"{each.id}: {each.conditions}"
        assert len(set(each.conditions)) == len(each.conditions), each.conditions
        if each.marks & MARK["unconscious"]:
            assert each.marks & MARK["prone"], f"{each.id} is unconscious and stands"


def grips(combat: Combat) -> None:
    """Whoever holds somebody is held against by that one, and nobody is held twice (EP-MELEE-10)."""
    held = Counter(each.grappling for each in combat.fighters.values() if each.grappling)
    for each in combat.fighters.values():
        if each.grappling:
            assert combat.fighters[each.grappling].grappled_by == each.id, f"{each.id} holds {each.grappling}"
            assert each.grappling != each.id
        if each.grappled_by in combat.fighters:
            assert combat.fighters[each.grappled_by].grappling == each.id, f"{each.grappled_by} does not hold {each.id}"
            assert each.marks & MARK["grappled"]
    assert all(number == 1 for number in held.values()), held


def points(before: Combat, combat: Combat) -> None:
    """Nothing that is spent comes back; nobody comes or goes (EP-POOL-12)."""
    assert [*before.fighters] == [*combat.fighters]
    for name, old in before.fighters.items():
        new = combat.fighters[name]
        assert new.card is old.card
        assert all(left <= old.pools[pool] for pool, left in new.pools.items()), f"{name}: {old.pools} {new.pools}"
        assert new.damage >= old.damage, f"{name} has healed"
    assert all(left <= before.threat[group] for group, left in combat.threat.items())


# -- the order -------------------------------------------------------------------------------------
def place(fighter: Fighter) -> tuple[bool, int, int]:
    return fighter.in_front, fighter.count, fighter.rank


def order(before: Combat, combat: Combat) -> None:
    """One place each; places and rolls do not change within a turn (EP-INIT-8, EP-DELAY-11, EP-TIE-9)."""
    named = [name for group in combat.order for name in group]
    assert len(set(named)) == len(named), f"somebody stands twice in the order: {combat.order}"
    assert combat.phase == "extra" or len(set(combat.left)) == len(combat.left), combat.left
    for each in combat.fighters.values():
        if each.took_initiative:
            assert not each.carried_in, f"{each.id} took the initiative with a carried slot"
            assert each.took_initiative in ("vigor", "insight", "threat")
        if each.extras_taken and each.carried_in:
            assert combat.options.carryover_extra_actions == "allowed", f"{each.id} carried a slot"
    if combat.turn != before.turn:
        assert combat.turn > before.turn
        return
    if before.phase in ("take", "regular", "extra", "last") and combat.phase in ("take", "regular", "extra", "last"):
        assert PHASES.index(combat.phase) >= PHASES.index(before.phase)
        for name, old in before.fighters.items():
            new = combat.fighters[name]
            if old.in_order:
                assert (new.count, new.rank) == (old.count, old.rank), f"{name} moved within the turn"
                assert new.initiative_roll == old.initiative_roll
    if combat.options.tie_mode == "simultaneous" and combat.phase == before.phase == "regular":
        assert combat.order == before.order, "the order of a turn is frozen"


def slots(before: Combat, combat: Combat) -> None:
    """A slot that is over stays over until the next turn (EP-SEQ-12)."""
    if combat.turn != before.turn or combat.phase in ("open", "ambush", "closed") or before.phase == "ambush":
        return
    for name, old in before.fighters.items():
        new = combat.fighters[name]
        if old.slot_state in OVER and before.phase != "start":
            assert new.slot_state in OVER, f"{name} was {old.slot_state} and is {new.slot_state}"
        if old.slot_state in ("delaying", "carried", "acting"):
            assert new.slot_state != "pending", f"{name} was {old.slot_state} and has its slot again"
        assert new.extras_taken >= old.extras_taken, f"{name} took an extra action back"


def delays(combat: Combat) -> None:
    """Whoever delays waits, is able, and is known to the windows (EP-DELAY-26)."""
    waiting = {each.id for each in combat.fighters.values() if each.delaying and each.status == "active"}
    assert waiting <= {*combat.waiting}, f"{sorted(waiting)} wait, known are {combat.waiting}"
    for each in combat.fighters.values():
        if each.delaying and each.status == "active":
            assert each.delay is not None, each.id


def result(fight: Fight[Any]) -> None:
    combat: Combat = fight.state
    assert not combat.over or combat.over in {*combat.sides(), "draw"}
    assert bool(fight.open) != bool(combat.over), "a fight asks something until it is over"


# -- the whole log ---------------------------------------------------------------------------------
def whole_log(fight: Fight[Any]) -> None:
    """Every event cites rules that exist; in a turn everybody acts once and takes two extra actions at the most."""
    known = {rule.id for rule in rulebook(fight.ruleset)}  # type: ignore[arg-type]
    turns: list[int] = []
    began: list[str] = []
    ended: list[str] = []
    extras: Counter[str] = Counter()
    rolled: list[str] = []
    for event in fight.log():
        assert event.rules, f"{event} follows from no rule"
        assert all(rule in known for rule in event.rules), f"{event.rules} are not all rules"
        if isinstance(event, SequenceOpened):
            rolled, turns = [], []
        elif isinstance(event, InitiativeRolled):
            assert event.who not in rolled, f"{event.who} rolls Initiative twice (EP-INIT-3)"
            rolled.append(event.who)
        elif isinstance(event, TurnBegan):
            assert event.round == (turns[-1] + 1 if turns else event.round)
            turns.append(event.round)
            began, ended, extras = [], [], Counter()
        elif isinstance(event, TookInitiative):
            assert not began, f"{event.who} takes the initiative after {began} (EP-TAKE-6)"
        elif isinstance(event, SlotBegan):
            assert event.who not in began, f"{event.who} acts twice in a turn"
            assert event.who not in ended, f"{event.who} acts after its slot"
            began.append(event.who)
        elif isinstance(event, SlotEnded):
            assert event.who not in ended, f"the slot of {event.who} ends twice"
            ended.append(event.who)
        elif isinstance(event, Delayed):
            assert event.who not in began, f"{event.who} delays a slot already begun (EP-DELAY-5)"
        elif isinstance(event, ExtraBought):
            extras[event.who] += 1
            assert extras[event.who] <= 2, f"{event.who} takes {extras[event.who]} extra actions"
            assert event.who in ended, f"{event.who} takes an extra action before its slot is over (EP-EXTRA-14)"
        elif isinstance(event, CountChanged):
            assert event.before != event.after
