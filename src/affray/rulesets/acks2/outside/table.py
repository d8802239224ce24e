"""A combat as a table shows it: the count with its numbers and delays, the map with facings, and everybody on it."""

from __future__ import annotations

from collections.abc import Sequence

from affray.rulesets.open_ground import only_distances
from affray.rulesets.table import (
    Battlefield,
    Body,
    Budget,
    Clock,
    Combatant,
    Count,
    Group,
    Held,
    Lasts,
    Layer,
    Place,
    Table,
    Thing,
    UnderWay,
    barriers,
    layer,
    looks,
    runs,
    shown,
    stepper,
    until,
)
from affray.space.facing import Arc
from affray.space.measure import FIVE_TEN

from ..fight.attacks import past_ally
from ..ground.board import apart, arc_of, faced_by
from ..ground.engagement import all_engagers
from ..model.conditions import CONDITIONS, HIDDEN
from ..model.kinds import ACTIVE
from ..model.stats import Combat, Warrior
from ..time.count import LOWEST, limit
from .drawing import names, status

STAGES = ("surprise", "declare", "roll", "segments", "end", "morale")
"""The parts of a round that a table shows (ACKS-ROUND-1)."""
FIRST = 10
GONE = ("fled",)
ASIDE = {Arc.FLANK: "flank_to", Arc.REAR: "back_to"}


def table(combat: Combat) -> Table:
    known, held = names(combat), all_engagers(combat)
    everybody = combat.warriors.values()
    people = tuple([combatant(combat, each, known[each.id], held.get(each.id, ())) for each in everybody])
    acts = (UnderWay(combat.charger, "charge", (combat.charged_target,)),) if combat.charger else ()
    return Table(clock(combat), order(combat), battlefield(combat), people, acts)


# -- when ------------------------------------------------------------------------------------------
def clock(combat: Combat) -> Clock:
    stage = "over" if combat.over else "segments" if combat.stage == "call" else combat.stage
    rolled = [each for each in combat.warriors.values() if each.number and each.status == ACTIVE]
    count = None
    if stage == "segments":
        waiting = [limit(each) for each in rolled if each.segment == "delaying"]
        used = sorted({each.number for each in rolled}, reverse=True)
        count = Count(FIRST, LOWEST, combat.count, tuple(used), tuple(waiting))
    return Clock(combat.round, stage, combat.acting, "round", stepper(STAGES, stage), count)


def order(combat: Combat) -> tuple[Group, ...]:
    """Everybody by number; equals act one after the other, as they are ordered when their number is called."""
    people = list(combat.warriors.values())
    if not any(each.number for each in people):
        return tuple([Group((place(combat, each),)) for each in people])
    due = {name: at for at, name in enumerate(combat.due)}
    ranked = sorted(people, key=lambda each: (-each.number, due.get(each.id, -1)))
    found: list[Group] = []
    for each in ranked:
        if found and found[-1].count == each.number:
            found[-1] = Group((*found[-1].members, place(combat, each)), each.number, tie=True)
        else:
            found.append(Group((place(combat, each),), each.number))
    return tuple(found)


def place(combat: Combat, warrior: Warrior) -> Place:
    if warrior.status != ACTIVE:
        return Place(warrior.id, "out")
    if warrior.id == combat.acting:
        return Place(warrior.id, "now")
    if warrior.segment == "delaying":
        return Place(warrior.id, "held", "delaying", number=limit(warrior))
    note = "readied" if warrior.ready is not None else ""
    return Place(warrior.id, "next" if warrior.segment == "pending" else "done", note)


# -- where -----------------------------------------------------------------------------------------
def battlefield(combat: Combat) -> Battlefield:
    if not combat.ground.mapped:
        there = [each for each in combat.warriors.values() if each.status not in GONE]
        return only_distances(there, lambda one, other: 5 * apart(one, other), "ft")
    grid = combat.ground.grid
    things = tuple([Thing(each.weapon.id, each.x, each.y) for each in combat.lying])
    return Battlefield("grid", grid.width, grid.height, 1, "ft5", True, layers(combat), (), things,
                       diagonals=FIVE_TEN.name)  # fmt: skip


def layers(combat: Combat) -> tuple[Layer, ...]:
    """The ground, kept with its grid."""
    ground, grid = combat.ground, combat.ground.grid
    found: tuple[Layer, ...] | None = grid.memo.get("table")
    if found is None:
        named = 0
        for _, squares in ground.kinds:
            named |= squares
        found = grid.memo["table"] = shown([
            *barriers(grid), *[layer(grid, kind, STYLES[kind], squares) for kind, squares in ground.kinds],
            layer(grid, "waist_wall", "cover", ground.waist & ~named),
            layer(grid, "chest_wall", "low", ground.chest & ~named), layer(grid, "open", "door", ground.doors),
            layer(grid, "obstacle", "drop", ground.obstacles & ~ground.doors & ~named),
            layer(grid, "dark", "dark", ground.dark),
            *[layer(grid, "hazard", "drop", each.squares & ~named) for each in ground.hazards],
        ])  # fmt: skip
    return found


STYLES = {
    "crate": "cover", "rubble": "cover", "fence": "cover", "hedge": "low", "water": "water", "fire": "drop",
}  # fmt: skip
"""How known kinds of features are drawn."""


# -- who -------------------------------------------------------------------------------------------
def combatant(combat: Combat, warrior: Warrior, name: str, engaging: Sequence[Warrior]) -> Combatant:
    space, gone, card = warrior.place, warrior.status in GONE, warrior.card
    body = Body(space.x, space.y, space.wide, space.deep, warrior.elevation, facing=warrior.facing.value)
    active, mapped = warrior.status == ACTIVE, combat.ground.mapped
    hand = tuple(warrior.hand)
    uses = {**warrior.ammo, **warrior.castings}
    return Combatant(
        warrior.id, name, warrior.side, looks(warrior.hp, card.hp_max), status(warrior), not active, gone,
        body if mapped and not gone else None, "", 1,
        runs(combat.ground.grid, warrior.ahead) if active and mapped else (),
        {"now": warrior.hp, "max": card.hp_max, "nonlethal": warrior.nonlethal}, conditions(combat, warrior, engaging),
        budget(combat, warrior), (("ac", card.ac), ("cleaves", warrior.cleaves)), hand,
        tuple([each for each in warrior.arms if each not in hand]), tuple(uses.items()), waits(combat, warrior),
        hidden_from(combat, warrior),
    )  # fmt: skip


def conditions(combat: Combat, warrior: Warrior, engaging: Sequence[Warrior]) -> tuple[Lasts, ...]:
    """Conditions with their ends, wards, who engages it, and without a map how it stands (ACKS-ENGAGE-4)."""
    known = {each.name: each for each in warrior.conditions}
    found: list[Lasts] = []
    for kind in CONDITIONS.of(warrior.marks):
        one = known.get(kind.name)
        found.append(Lasts(kind.name) if one is None else Lasts(kind.name, one.by, until(one.until)))
    found += [Lasts(each.spell or "ward", each.by, until(each.until)) for each in warrior.wards]
    found += [Lasts(each.spell or each.type, each.by, until(each.until)) for each in warrior.ongoing]
    if warrior.defending:
        found.append(Lasts("defending", warrior.defending))
    if warrior.status == ACTIVE:
        found += [Lasts("engaged", each.id) for each in engaging]
        found += [] if combat.ground.mapped else stances(combat, warrior)
    return tuple(found)


def stances(combat: Combat, warrior: Warrior) -> list[Lasts]:
    """Without a map: whom somebody faces, who is at its flank or back, and who would shoot past an engaged ally of his
    own (ACKS-FACE-2, ACKS-FACE-3, ACKS-RANGED-4).
    """
    faced, foes = faced_by(combat, warrior), combat.enemies(warrior)
    found = [] if faced is None else [Lasts("faces", faced.id)]
    found += [Lasts(ASIDE[arc], each.id) for each in foes if (arc := arc_of(combat, warrior, each)) in ASIDE]
    return [*found, *[Lasts("screened", each.id) for each in foes if past_ally(combat, each, warrior)]]


def hidden_from(combat: Combat, warrior: Warrior) -> tuple[str, ...]:
    """The opponents who have no line of sight to somebody hidden (ACKS-COND-8)."""
    return tuple([each.id for each in combat.opponents(warrior)]) if warrior.marks & HIDDEN else ()


def budget(combat: Combat, warrior: Warrior) -> tuple[Budget, ...]:
    """What is left of a segment: a movement action and a combat action (ACKS-ACT-1)."""
    if warrior.id != combat.acting:
        return ()
    moves = int(not warrior.spent.begun)
    return (Budget("movement", moves, 1), Budget("combat", int(not warrior.attacked), 1))


def waits(combat: Combat, warrior: Warrior) -> Held | None:
    """A readied action, a delay, or what was declared for this round."""
    if warrior.ready is not None:
        return Held("readied", warrior.ready.action, warrior.ready.trigger)
    if warrior.segment == "delaying":
        return Held("delaying", "", warrior.wait_for, warrior.delay_to)
    if warrior.declared:
        return Held("declared", warrior.declared)
    return None
