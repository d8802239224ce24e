"""Interrupts: readied actions, and ready weapons in the first round (W2, W3, W4, W7; ACKS-READY, ACKS-FIRST)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from affray.core.fields import Field, OneOf, YesNo
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Option, Pick, Script
from affray.core.windows import ask_in_turn

from ..body.conditions import disorder, lose_readiness
from ..fight.attacks import Blow
from ..fight.sequence import sequence
from ..fight.targets import is_long_armed, is_missile_armed, main_weapon, may_attack, weapon_of, why_no_attack
from ..ground.board import sees, within_reach
from ..ground.stepping import by_number
from ..model.catalogue import in_order, no
from ..model.conditions import FRIGHTENED, HELD, HIDDEN, NO_ACTIONS, NO_BLOWS
from ..model.events import Interrupted
from ..model.kinds import Weapon
from ..model.stats import Combat, Warrior
from ..time.count import order_ties


class Answer:
    """An action as it is taken in answer to a trigger; the game hands in one for each of its actions, by name."""

    readiable = False
    """An attack, another combat action or a movement action (ACKS-READY-1)."""

    def fields(self, combat: Combat, warrior: Warrior) -> Mapping[str, Field]:
        return {}

    def why_not(self, combat: Combat, warrior: Warrior, mover: Warrior, values: Values) -> Iterator[Refusal]:
        yield from ()

    def play(self, scene: Scene[Combat], warrior: Warrior, mover: Warrior, values: Values) -> Script[None]:
        yield from ()


# -- the first round -------------------------------------------------------------------------------
def qualifies(combat: Combat, warrior: Warrior, engaged: bool) -> bool:
    """Ready at the start of the first round: unengaged, unsurprised, with a fitting weapon (ACKS-FIRST-1, -5)."""
    if engaged or warrior.marks & NO_ACTIONS or not combat.options.first_round_readiness:
        return False
    return is_missile_armed(warrior) or is_long_armed(warrior)


def first_weapons(warrior: Warrior) -> list[Weapon]:
    """The weapons that give the interrupt, missiles first."""
    found = [warrior.arms[name] for name in warrior.hand]
    return [x for x in found if x.missile] + [x for x in found if x.long and not x.missile]


def why_no_first_weapon(combat: Combat, warrior: Warrior, weapon: Weapon, charger: Warrior) -> list[Refusal]:
    """Against striking a charger with this weapon (ACKS-FIRST-7, -8, -16, -17, -18)."""
    found: list[Refusal] = []
    if not weapon.missile:
        if charger.card.size > warrior.card.size:
            found.append(no("ACKS-FIRST-7", charger=charger.id))
        if is_long_armed(charger):
            found.append(no("ACKS-FIRST-8", charger=charger.id))
    return [*found, *why_no_attack(combat, warrior, charger, weapon, charger)]


def why_no_first(combat: Combat, warrior: Warrior, charger: Warrior | None) -> list[Refusal]:
    """Every rule against a first-round interrupt now."""
    found: list[Refusal] = []
    if not warrior.first_ready:
        rule = warrior.lost_first or ("ACKS-FIRST-1" if combat.round == 1 else "ACKS-FIRST-13")
        found.append(no(rule, who=warrior.id))
        if rule == "ACKS-DELAY-19":
            found.append(no("ACKS-FIRST-13", who=warrior.id))
    if charger is None or not charger.charged:
        found.append(no("ACKS-FIRST-14", "not_charging", who=warrior.id))
        return in_order(found)
    if warrior.marks & (NO_ACTIONS | HELD):
        found.append(no("ACKS-COND-7", who=warrior.id))
    if warrior.marks & FRIGHTENED:
        found.append(no("ACKS-COND-9", who=warrior.id))
    if combat.options.first_round_scope == "own_charger" and combat.charged_target != warrior.id:
        found.append(no("ACKS-FIRST-17", charger=charger.id))
    weapons = first_weapons(warrior)
    reasons = [why_no_first_weapon(combat, warrior, each, charger) for each in weapons]
    if reasons and all(reasons):
        found += reasons[0]
    elif not reasons and not found:
        found.append(no("ACKS-FIRST-1", who=warrior.id))
    return in_order(found)


def first_option(combat: Combat, warrior: Warrior, charger: Warrior) -> Option:
    def why_not(values: Values) -> list[Refusal]:
        found = why_no_first(combat, warrior, charger)
        weapons = [x for x in first_weapons(warrior) if not why_no_first_weapon(combat, warrior, x, charger)]
        if weapons and values.get("countercharge") and not may_countercharge(charger, weapons[0]):
            found.append(no("ACKS-READY-17", who=warrior.id))
        return in_order(found)

    return Option("interrupt", {"countercharge": YesNo(optional=True)}, why_not)


def strike_first(scene: Scene[Combat], warrior: Warrior, charger: Warrior, values: Values) -> Script[None]:
    """The segment is given up, hit or miss; cleaves may follow (ACKS-FIRST-3, -4, -9, -10)."""
    combat = scene.state
    fitting = [each for each in first_weapons(warrior) if not why_no_first_weapon(combat, warrior, each, charger)]
    warrior.first_ready, warrior.lost_first, warrior.interrupted = False, "ACKS-FIRST-14", True
    warrior.segment = "forfeited"
    if fitting:
        counter = bool(values.get("countercharge"))
        yield from answer_charge(scene, warrior, charger, fitting[0], counter, "first_round", single=True)


def may_countercharge(mover: Warrior, weapon: Weapon) -> bool:
    """A countercharge is a blow at somebody who charged (ACKS-READY-17)."""
    return mover.charged and not weapon.missile


def answer_charge(
    scene: Scene[Combat], warrior: Warrior, mover: Warrior, weapon: Weapon, counter: bool, how: str, single: bool
) -> Script[None]:
    """The attack of an interrupt, plain or as a countercharge (ACKS-READY-17, ACKS-READY-18, ACKS-FIRST-22)."""
    counter = counter and may_countercharge(mover, weapon)
    if scene.recording:
        rule = "ACKS-READY-17" if counter else "ACKS-FIRST-2" if how == "first_round" else "ACKS-READY-2"
        scene.tell(Interrupted(warrior.id, mover.id, "countercharge" if counter else how, rules=(rule,)))
    if counter:
        disorder(scene, warrior, "ACKS-READY-17")
    blow = Blow(how="interrupt", charge=counter, impact=mover.charged and not counter, mover=mover)
    yield from sequence(scene, warrior, mover, weapon, blow, single)


# -- readied actions -------------------------------------------------------------------------------
def why_no_response(scene: Scene[Combat], warrior: Warrior, mover: Warrior | None, values: Values) -> list[Refusal]:
    """Every rule against taking the readied action now (ACKS-READY-6, ACKS-READY-14)."""
    combat, ready = scene.state, warrior.ready
    if ready is None:
        return [no(warrior.lost_ready or "ACKS-READY-2", who=warrior.id)]
    found: list[Refusal] = []
    if warrior.declared in warrior.card.spells:
        found.append(no("ACKS-DECL-11", who=warrior.id))
    if mover is None or warrior.id not in combat.triggered:
        found.append(no("ACKS-READY-14", "no_trigger", who=warrior.id))
        return in_order(found)
    if ready.action != "attack":
        answer = scene.answering.get(ready.action)  # of a stranger a side knows only that something is readied
        illegal = [] if answer is None else list(answer.why_not(combat, warrior, mover, values))
        if answer is None or illegal or warrior.status != "active":
            found += [no("ACKS-READY-14", "illegal", who=warrior.id), *illegal]
        return in_order(found)
    if warrior.marks & NO_BLOWS or warrior.status != "active":
        found.append(no("ACKS-READY-14", "cannot_act", who=warrior.id))
    weapon = ready_weapon(warrior)
    illegal = [] if weapon is None else list(why_no_attack(combat, warrior, mover, weapon, mover))
    if weapon is None or illegal:
        found += [no("ACKS-READY-14", "illegal", who=warrior.id), *illegal]
    elif values.get("countercharge") and not may_countercharge(mover, weapon):
        found.append(no("ACKS-READY-17", who=warrior.id))
    return in_order(found)


def ready_weapon(warrior: Warrior) -> Weapon | None:
    """The weapon of a readied action; none was named if the whole attack sequence is readied (ACKS-ATK-4)."""
    ready = warrior.ready
    if ready is None:
        return None
    return weapon_of(warrior, ready.weapon) if ready.weapon else main_weapon(warrior)


def response_option(scene: Scene[Combat], warrior: Warrior, mover: Warrior) -> Option:
    def why_not(values: Values) -> list[Refusal]:
        return why_no_response(scene, warrior, mover, values)

    def fields() -> Mapping[str, Field]:
        if warrior.ready is None or warrior.ready.action == "attack":
            return {"countercharge": YesNo(optional=True)}
        answer: Answer | None = scene.answering.get(warrior.ready.action)
        return {} if answer is None else answer.fields(scene.state, warrior)

    return Option("respond", fields, why_not)


def respond(scene: Scene[Combat], warrior: Warrior, mover: Warrior, values: Values) -> Script[None]:
    """Take the readied action; its own segment stays (ACKS-READY-2, ACKS-READY-5)."""
    ready, weapon = warrior.ready, ready_weapon(warrior)
    assert ready is not None
    warrior.ready, warrior.lost_ready = None, "ACKS-READY-13"
    if ready.action == "attack":
        if weapon is not None:
            counter, single = bool(values.get("countercharge")), bool(ready.weapon)
            yield from answer_charge(scene, warrior, mover, weapon, counter, "readied", single)
        return
    if scene.recording:
        scene.tell(Interrupted(warrior.id, mover.id, "readied", rules=("ACKS-READY-2",)))
    yield from scene.answering[ready.action].play(scene, warrior, mover, values)


# -- triggers --------------------------------------------------------------------------------------
DECREE = "decree"
"""The Judge puts somebody elsewhere: it does not move, but it may come into view or reach."""
WATCHED = ("comes_into_reach", "comes_into_view")
"""Triggers that are met when something changes that the readied one keeps an eye on."""


def readied_against(combat: Combat, mover: Warrior, known: bool = True) -> list[Warrior]:
    """The opponents with a readied action that may answer this one; nobody answers the hidden (ACKS-READY-19), nor
    anybody whom its side does not know, unless it may come to be known."""
    found = []
    for each in combat.warriors.values():
        if each.ready is not None and each.side != mover.side and each.status == "active":
            if not combat.hostile(each, mover) or (known and not mover.is_known_to(each.side)):
                continue
            if not each.ready.targets or mover.id in each.ready.targets:
                found.append(each)
    return found


def in_ready_reach(combat: Combat, warrior: Warrior, mover: Warrior) -> bool:
    """In reach of the readied weapon: for missiles in range and sight."""
    assert warrior.ready is not None
    weapon = ready_weapon(warrior)
    if weapon is None:
        return within_reach(warrior, mover, 1)
    return may_attack(combat, warrior, mover, weapon, mover) if weapon.missile else (
        within_reach(warrior, mover, weapon.reach) or may_attack(combat, warrior, mover, weapon, mover)
    )  # fmt: skip


def perceived(combat: Combat, warrior: Warrior, mover: Warrior) -> bool:
    """What the trigger of a readied combatant watches: its view, or its reach."""
    assert warrior.ready is not None
    if warrior.ready.trigger == "comes_into_view":
        return sees(combat, warrior, mover)
    return in_ready_reach(combat, warrior, mover)


def watching(combat: Combat, mover: Warrior) -> dict[str, bool]:
    """Readied opponents of the one who acts, and whether they have it in view or reach; what is done in answer sets
    nothing off (ACKS-READY-16)."""
    if combat.acting != mover.id:
        return {}
    return {
        each.id: mover.is_known_to(each.side) and perceived(combat, each, mover)
        for each in readied_against(combat, mover, known=False)
    }


def note_step(combat: Combat, mover: Warrior, watching: dict[str, bool], how: str) -> None:
    """After a step: whose trigger has been met (ACKS-READY-20). `watching` tells what was so before the step.

    `how` is the way of moving, or a decree; empty if it did not change its place.
    """
    if mover.marks & HIDDEN:
        return
    for name, before in watching.items():
        warrior = combat.warriors[name]
        if warrior.ready is None or name in combat.triggered or not mover.is_known_to(warrior.side):
            continue
        if warrior.ready.trigger in WATCHED:
            watching[name] = perceived(combat, warrior, mover)
            if watching[name] and not before:
                combat.triggered.append(name)
        elif how and met(combat, warrior, mover, how):
            combat.triggered.append(name)


def met(combat: Combat, warrior: Warrior, mover: Warrior, how: str) -> bool:
    """Whether a step meets a trigger that does not look at reach or view."""
    assert warrior.ready is not None
    trigger = warrior.ready.trigger
    if trigger == "moves":
        return how != DECREE
    if trigger == "charges":
        return how == "charge"
    if trigger == "enters_square":
        return any(mover.body >> combat.ground.grid.square(x, y) & 1 for x, y in warrior.ready.squares)
    return False


def note_deed(combat: Combat, mover: Warrior, what: str) -> None:
    """Just before an attack or a casting takes effect: whose trigger is met by that (ACKS-READY-11)."""
    if mover.marks & HIDDEN:
        return
    for warrior in readied_against(combat, mover):
        assert warrior.ready is not None
        if warrior.ready.trigger == what and warrior.id not in combat.triggered:
            combat.triggered.append(warrior.id)


# -- the window ------------------------------------------------------------------------------------
def candidates(scene: Scene[Combat], mover: Warrior, charge: bool, among: Sequence[str] | None) -> Iterator[Warrior]:
    """Who might answer now. Without a log only those whose answer is open are looked at."""
    combat = scene.state
    first = charge and combat.round == 1
    triggered, recording = combat.triggered, scene.recording
    if not triggered and not first and not recording:
        return
    for each in combat.warriors.values():
        if each.side == mover.side or each.status != "active":
            continue
        answers = each.id in triggered and (among is None or each.id in among)
        answers = answers or (first and (each.first_ready or recording))
        told = recording and each.lost_ready == "ACKS-READY-6" and each.ready is None and among is None
        if (answers or told) and combat.hostile(each, mover) and mover.is_known_to(each.side):
            yield each


def interrupts(
    scene: Scene[Combat], mover: Warrior, charge: bool = False, among: Sequence[str] | None = None
) -> Script[None]:
    """Readied and first-round-ready opponents act, highest number first, each checked anew (ACKS-READY-9, -15)."""
    combat = scene.state
    possible = by_number(combat, list(candidates(scene, mover, charge, among)))
    if not possible:
        return
    possible = yield from untied(scene, possible, mover, charge)
    names = [each.id for each in possible]

    def order() -> list[str]:
        """Whose trigger is met while the others answer comes after them."""
        late = [each for each in candidates(scene, mover, charge, among) if each.id not in names]
        return [*names, *[each.id for each in by_number(combat, late)]]

    def offer(who: str) -> list[Option]:
        warrior = combat.warriors[who]
        if warrior.status != "active" or (who not in names and who not in order()):
            return []
        return offers(scene, warrior, mover, charge)

    def react(who: str, pick: Pick) -> Script[None]:
        warrior = combat.warriors[who]
        if pick.do == "interrupt":
            yield from strike_first(scene, warrior, mover, pick.values)
        else:
            yield from respond(scene, warrior, mover, pick.values)

    def goes_on() -> bool:
        return mover.status == "active"

    yield from ask_in_turn(scene, "interrupt", order=order, offer=offer, react=react, goes_on=goes_on)


def untied(
    scene: Scene[Combat], possible: Sequence[Warrior], mover: Warrior, charge: bool
) -> Script[list[Warrior]]:  # fmt: skip
    """Of those who can answer and have the same number the order is decided as in any tie (ACKS-READY-9)."""
    numbers = [each.number for each in possible]
    found: list[Warrior] = []
    for number in dict.fromkeys(numbers):
        alike = [each for each in possible if each.number == number]
        if len(alike) > 1:
            able = [x for x in alike if any(not y.why_not({}) for y in offers(scene, x, mover, charge))]
            first = yield from order_ties(scene, able, number)
            names = [each.id for each in able]
            alike = [*first, *(each for each in alike if each.id not in names)]
        found += alike
    return found


def offers(scene: Scene[Combat], warrior: Warrior, mover: Warrior, charge: bool) -> list[Option]:
    combat = scene.state
    found: list[Option] = []
    if warrior.ready is not None or warrior.lost_ready == "ACKS-READY-6":
        found.append(response_option(scene, warrior, mover))
    if charge and combat.round == 1:
        found.append(first_option(combat, warrior, mover))
    return found


def anybody_ready(combat: Combat) -> bool:
    """A cheap look before any window is opened."""
    return bool([True for each in combat.warriors.values() if each.ready is not None or each.first_ready])


def stop_being_ready(scene: Scene[Combat], warrior: Warrior, rule: str = "") -> None:
    """Its own place in the order has come, or it delays (ACKS-READY-8, ACKS-FIRST-13, ACKS-DELAY-19)."""
    if warrior.ready is None and not warrior.first_ready:
        return
    lose_readiness(scene, warrior, rule or "ACKS-READY-8", rule or "ACKS-FIRST-13")


def somebody(combat: Combat, likely: Sequence[str] = (), optional: bool = False) -> OneOf:
    """A field for somebody in the fight, the likely first; an abbreviation means one of those."""

    def among() -> Sequence[str]:
        return list(dict.fromkeys([*likely, *combat.warriors]))

    def meant() -> Sequence[str]:
        return likely

    return OneOf(among, meant, optional=optional, type="combatant")
