"""Entering a square or turning, and what it does to engagement: the free facing change (W1; ACKS-FACE, ACKS-ENGAGE)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from affray.core.fields import Field, OneOf
from affray.core.places import Place
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Option, Pick, Script
from affray.core.windows import ask_in_turn
from affray.space.facing import Y_NORTH, Arc, Facing, turnings
from affray.space.measure import Footprint

from ..model.catalogue import in_order, no
from ..model.conditions import DEAFENED, NO_TURN, SNEAKING
from ..model.events import Turned
from ..model.stats import Combat, Warrior
from .board import arc_of, facing_towards, facings_of, front_left, is_block, occupied, put, stance
from .engagement import engaged_by, engagers, engages
from .perceiving import bump, feel


def by_number(combat: Combat, several: Sequence[Warrior]) -> list[Warrior]:
    """In descending order of initiative numbers, equal ones in file order (ACKS-READY-9)."""
    return sorted(several, key=lambda each: -each.number)


def placings(
    combat: Combat, warrior: Warrior, facing: Facing, here: Footprint | None = None, before: Facing | None = None
) -> list[Footprint]:
    """Where a body may lie when it turns to a facing, the nearest first; from its place if not told (ACKS-FACE-12)."""
    place = warrior.place if here is None else here
    if facing == (warrior.facing if before is None else before) or is_block(warrior):
        return [place]
    card = warrior.card
    blocked = occupied(combat, warrior, warrior.side)
    found = turnings(combat.ground.grid, place, card.frontage, card.depth, facing, blocked, Y_NORTH)
    return sorted(found, key=lambda each: abs(each.x - place.x) + abs(each.y - place.y))


def turns_towards(combat: Combat, warrior: Warrior, facing: Facing, place: Footprint, other: Warrior) -> bool:
    """Whether it would face somebody so, within 5 ft (ACKS-FACE-11)."""
    return bool(stance(combat.ground, place, facing)[1] & other.body)


def turn(scene: Scene[Combat], warrior: Warrior, facing: Facing, place: Footprint, towards: str, rule: str) -> None:
    put(scene.state.ground, warrior, place, facing)
    if scene.recording:
        scene.tell(Turned(warrior.id, facing.name, towards, rules=(rule,)))


def turn_about(scene: Scene[Combat], warrior: Warrior, place: Footprint, facing: Facing) -> Script[None]:
    """Turn of one's own will; those engaged from behind by it may turn too (ACKS-FACE-5, ACKS-ENGAGE-16)."""
    if place != warrior.place and bump(scene, warrior, place):
        return
    if scene.recording:
        scene.tell(Turned(warrior.id, facing.name, "", rules=("ACKS-FACE-5",)))
    yield from enter(scene, warrior, place, facing)


def facing_named(name: str) -> Facing:
    return Facing[name]


# -- the free facing change ------------------------------------------------------------------------
def why_no_free_turn(combat: Combat, warrior: Warrior, mover: Warrior) -> list[Refusal]:
    """Every rule against turning to face a newcomer (ACKS-FACE-6, -8, -9, -10)."""
    found: list[Refusal] = []
    if mover.marks & SNEAKING:
        found.append(no("ACKS-FACE-6", mover=mover.id))
    if any(each is not mover for each in engagers(combat, warrior)):
        found.append(no("ACKS-FACE-8", who=warrior.id))
    if warrior.marks & DEAFENED and arc_of(combat, warrior, mover) == Arc.REAR:
        found.append(no("ACKS-FACE-9", who=warrior.id))
    if warrior.marks & NO_TURN:
        found.append(no("ACKS-FACE-10", who=warrior.id))
    return found


def surprised_from_behind(combat: Combat, mover: Warrior, already: Sequence[str]) -> list[Warrior]:
    """Opponents that somebody newly engages and that do not face it (ACKS-FACE-3, ACKS-FACE-6)."""
    ahead, found = mover.ahead, []
    for other in combat.warriors.values():
        if ahead & other.body and not other.ahead & mover.body and other.id not in already:
            if engages(combat, mover, other):
                found.append(other)
    return found


def free_turns(scene: Scene[Combat], mover: Warrior, already: Sequence[str]) -> Script[None]:
    """W1: whoever is newly engaged by somebody it does not face may turn at once, which may engage others in their
    turn (ACKS-FACE-6, ACKS-ENGAGE-16, ACKS-ENGAGE-17)."""
    combat = scene.state
    taken = by_number(combat, surprised_from_behind(combat, mover, already))
    if not taken:
        return

    def order() -> list[str]:
        return [each.id for each in taken]

    def offer(who: str) -> list[Option]:
        if who not in order() or combat.warriors[who].status != "active":
            return []
        return [turn_option(combat, combat.warriors[who], mover)]

    def react(who: str, pick: Pick) -> Script[None]:
        turner = combat.warriors[who]
        faced = [each.id for each in engaged_by(combat, turner)]
        free_turn(scene, turner, pick, mover)
        yield from free_turns(scene, turner, faced)

    def goes_on() -> bool:
        return mover.status == "active"

    yield from ask_in_turn(scene, "turn", order=order, offer=offer, react=react, goes_on=goes_on)


def turn_option(combat: Combat, warrior: Warrior, mover: Warrior) -> Option:
    def likely() -> Sequence[str]:
        if is_block(warrior):
            here, ground = warrior.place, combat.ground
            return [each.name for each in facings_of(warrior) if stance(ground, here, each)[1] & mover.body]
        return [
            each.name
            for each in facings_of(warrior)
            if any(turns_towards(combat, warrior, each, place, mover) for place in placings(combat, warrior, each))
        ]

    def among() -> Sequence[str]:
        fit = likely()
        return [*fit, *(each.name for each in facings_of(warrior) if each.name not in fit)]

    def spots() -> list[tuple[int, int]]:
        found = [front_left(place, each) for each in facings_of(warrior) for place in placings(combat, warrior, each)]
        return list(dict.fromkeys(found))

    def why_not(values: Values) -> list[Refusal]:
        found = why_no_free_turn(combat, warrior, mover)
        if mover.id in [each.id for each in combat.warriors.values() if warrior.ahead & each.body]:
            found.append(no("ACKS-FACE-6", "faces_already", mover=mover.id))
        fit = likely()
        if not fit:
            found.append(no("ACKS-FACE-12", who=warrior.id))
        elif "facing" in values and values["facing"] not in fit:
            found.append(no("ACKS-FACE-11", facing=values["facing"]))
        elif "facing" in values and "at" in values and chosen_placing(combat, warrior, values, mover) is None:
            found.append(no("ACKS-FACE-12", who=warrior.id))
        return in_order(found)

    def fields() -> Mapping[str, Field]:
        needed: dict[str, Field] = {"facing": OneOf(among, likely, type="direction")}
        if not is_block(warrior):
            needed["at"] = Place(spots, optional=True)
        return needed

    usual = {"facing": facing_towards(warrior, warrior.place, mover.place).name}
    return Option("turn", fields, why_not, usual, group="posture")


def chosen_placing(combat: Combat, warrior: Warrior, values: Values, mover: Warrior | None) -> Footprint | None:
    """The place that a turn with these values leads to; None if there is none."""
    facing = facing_named(values["facing"])
    for place in placings(combat, warrior, facing):
        if "at" in values and front_left(place, facing) != values["at"]:
            continue
        if mover is None or turns_towards(combat, warrior, facing, place, mover):
            return place
    return None


def free_turn(scene: Scene[Combat], warrior: Warrior, pick: Pick, mover: Warrior) -> None:
    place = chosen_placing(scene.state, warrior, pick.values, mover)
    if place is not None and (place == warrior.place or not bump(scene, warrior, place)):
        turn(scene, warrior, facing_named(pick["facing"]), place, mover.id, "ACKS-FACE-6")


# -- a change of place or facing -------------------------------------------------------------------
def enter(scene: Scene[Combat], mover: Warrior, place: Footprint, facing: Facing) -> Script[None]:
    """Stand in another square or face another way; those engaged from behind may turn (ACKS-ENGAGE-16)."""
    combat = scene.state
    old = mover.ahead
    already = [each.id for each in engaged_by(combat, mover)] if old & bodies(combat, mover) else []
    put(combat.ground, mover, place, facing)
    if mover.ahead & bodies(combat, mover):
        feel(combat)
        yield from free_turns(scene, mover, already)


def bodies(combat: Combat, without: Warrior) -> int:
    """The squares of everybody on another side."""
    found = 0
    for each in combat.warriors.values():
        if each.side != without.side and each.status == "active":
            found |= each.body
    return found


def settle(scene: Scene[Combat]) -> Script[None]:
    """After a change of condition, ward, size or flight: those newly engaged from behind may turn (ACKS-ENGAGE-16)."""
    combat = scene.state
    while combat.stirred:
        before, combat.stirred = combat.stirred, {}
        for name, already in before.items():
            one = combat.warriors[name]
            if one.status == "active" and one.ahead:
                yield from free_turns(scene, one, already)
