"""A fight as a table shows it: rounds, the initiative order with who delays, the map and everybody on it."""

from __future__ import annotations

from typing import Any

from affray.core.timing import Moment
from affray.rulesets.open_ground import only_distances
from affray.rulesets.table import (
    Battlefield,
    Body,
    Budget,
    Clock,
    Combatant,
    Group,
    Held,
    Lasts,
    Layer,
    Patch,
    Place,
    Run,
    Table,
    Thing,
    UnderWay,
    Until,
    barriers,
    layer,
    looks,
    runs,
    shown,
    until,
)
from affray.space.measure import FIVE_TEN
from affray.space.threat import threatened

from ..body.hands import held_items
from ..ground.board import distance, opponents, threat_reach, threatens
from ..ground.cover import shelter
from ..ground.stepping import speed_of
from ..model.battlefield import Piece
from ..model.stats import Combat, Fighter
from .drawing import names, status

SQUARE = 5


def table(combat: Combat) -> Table:
    known = names(combat)
    people = tuple([combatant(combat, each, known[each.id]) for each in combat.fighters.values()])
    acts = [
        UnderWay(each.who, each.action or (each.occurrences[0].event if each.occurrences else ""), tuple(each.targets))
        for each in combat.under_way
    ]
    return Table(clock(combat), order(combat), battlefield(combat), people, tuple(acts))


# -- when ------------------------------------------------------------------------------------------
def clock(combat: Combat) -> Clock:
    if combat.over:
        phase = "over"
    elif combat.surprise_round:
        phase = "surprise_round"
    else:
        phase = "initiative" if combat.phase == "initiative" else "turns"
    return Clock(combat.round, phase, combat.turn_of)


def order(combat: Combat) -> tuple[Group, ...]:
    """The places from the top; anchors, at which only effects end, are nobody's (SF-ROUND-9)."""
    reached = next((number for number, slot in enumerate(combat.order) if slot.id == combat.pointer), -1)
    found: list[Group] = []
    for number, slot in enumerate(combat.order):
        fighter = None if slot.anchor else combat.fighters.get(slot.id)
        if fighter is not None:
            found.append(Group((place(combat, fighter, number <= reached),), fighter.init_count))
    return tuple(found)


def place(combat: Combat, fighter: Fighter, passed: bool) -> Place:
    if not fighter.present:
        return Place(fighter.id, "out")
    if fighter.id == combat.turn_of:
        return Place(fighter.id, "now")
    if fighter.delaying:
        return Place(fighter.id, "held", "delaying")
    return Place(fighter.id, "done" if passed else "next", "readied" if fighter.readied is not None else "")


# -- where -----------------------------------------------------------------------------------------
def battlefield(combat: Combat) -> Battlefield:
    if not combat.map.mapped:
        return only_distances([each for each in combat.fighters.values() if each.present], distance, "ft")
    features = tuple([patch(combat, each) for each in combat.map.pieces.values()])
    things = tuple([Thing(each.name, each.x, each.y) for each in combat.lying])
    grid = combat.ground.grid
    return Battlefield("grid", grid.width, grid.height, 1, "ft5", False, layers(combat), features, things,
                       diagonals=FIVE_TEN.name)  # fmt: skip


def layers(combat: Combat) -> tuple[Layer, ...]:
    """The ground as it is now, kept with it."""
    ground, grid = combat.ground, combat.ground.grid
    found: tuple[Layer, ...] | None = grid.memo.get("table")
    if found is None:
        cover = ground.grades[0].without(grid.solid)
        doors = grid.bits([square for door in combat.doors for square in combat.map.pieces[door].squares])
        found = grid.memo["table"] = shown([
            *barriers(grid), layer(grid, "concealment", "fog", ground.conceals),
            *[layer(grid, "drop", "drop", bits) for _, bits in ground.drops], layer(grid, "door", "door", doors),
            layer(grid, "cover", "cover", cover.squares, cover.x_edges, cover.y_edges),
        ])  # fmt: skip
    return found


def patch(combat: Combat, piece: Piece) -> Patch:
    state = combat.doors.get(piece.id, "")
    if piece.hp and not combat.objects.get(piece.id, piece.hp):
        state = "broken"
    told: dict[str, Any] = {
        "blocks_movement": piece.blocks_movement, "blocks_loe": piece.blocks_loe, "cover": piece.cover,
        "difficult": piece.difficult, "conceals": piece.conceals, "drop": piece.drop,
        "hazard": piece.hazard is not None,
    }  # fmt: skip
    traits = tuple([(name, value) for name, value in told.items() if value])
    edges = tuple([(one, two) for one, two in piece.edges])
    return Patch(piece.id, piece.type, "", piece.squares, None, edges, state, traits)


# -- who -------------------------------------------------------------------------------------------
def combatant(combat: Combat, fighter: Fighter, name: str) -> Combatant:
    space, reach = fighter.place, threat_reach(fighter)
    shown = fighter.present and combat.map.mapped
    body = Body(space.x, space.y, space.wide, space.deep, fighter.altitude_ft) if shown else None
    held = tuple(held_items(fighter))
    carried = tuple([each for each in fighter.items if each not in held])
    return Combatant(
        fighter.id, name, fighter.side, looks(fighter.hp + fighter.sp, fighter.card.hp_max + fighter.card.sp_max),
        status(fighter), not fighter.fighting, not fighter.present, body, "", max(0, reach) // SQUARE,
        covered(combat, fighter, reach) if shown else (), health(fighter), conditions(combat, fighter),
        budget(combat, fighter),
        (("eac", fighter.card.eac), ("kac", fighter.card.kac), ("speed", speed_of(fighter))), held, carried,
        tuple(fighter.uses_left.items()), waits(fighter), tuple(fighter.hidden_from),
    )  # fmt: skip


def covered(combat: Combat, fighter: Fighter, reach: int) -> tuple[Run, ...]:
    """The squares that somebody threatens, walls left aside (SF-GRID-7)."""
    if reach < 0 or not fighter.present or not fighter.able:
        return ()
    grid = combat.ground.grid
    return runs(grid, threatened(grid, fighter.place, reach // SQUARE, FIVE_TEN, least=0, second_diagonal=True))


def health(fighter: Fighter) -> dict[str, int]:
    """Hit Points, Stamina, temporary Hit Points and Resolve (SF-DMG-1)."""
    card = fighter.card
    return {
        "now": fighter.hp, "max": card.hp_max, "stamina": fighter.sp, "stamina_max": card.sp_max,
        "temp": fighter.temp_hp, "resolve": fighter.rp,
    }  # fmt: skip


def ends(combat: Combat, moment: Moment | None) -> Until | None:
    """When something ends; at an anchor, just before the place of whoever comes behind it (SF-ROUND-9)."""
    if moment is None or moment.name != "anchor":
        return until(moment)
    names = [slot.id for slot in combat.order]
    at = names.index(moment.of) if moment.of in names else len(names)
    behind = [slot.id for slot in [*combat.order[at:], *combat.order[:at]] if not slot.anchor]
    return Until(moment.name, next((name for name in behind if name in combat.fighters), ""))


def conditions(combat: Combat, fighter: Fighter) -> tuple[Lasts, ...]:
    """What lasts on somebody; without a map also who threatens it, and whose shots others keep off (SF-GRID-7).

    Those in between give soft cover against ranged attacks (SF-COVER-5).
    """
    found = [Lasts(each.name, each.source, ends(combat, each.until), each.value or 1) for each in fighter.conditions]
    found += [Lasts(each.ability or each.name, each.source, ends(combat, each.until)) for each in fighter.effects]
    if fighter.surprised:
        found.append(Lasts("surprised"))
    if fighter.hiding or fighter.hidden_from:
        found.append(Lasts("hidden"))
    if fighter.concentrating_on:
        found.append(Lasts("concentration", fighter.id, Until(fighter.concentrating_on)))
    if not combat.map.mapped and fighter.present:
        foes = opponents(combat, fighter)
        found += [Lasts("threatened", each.id) for each in foes if threatens(combat, each, fighter)]
        shelters = [(shelter(combat, each, fighter, ranged=True)[0], each.id) for each in foes if each.fighting]
        found += [Lasts(best.why, name) for best, name in shelters if best is not None]
    return tuple(found)


def budget(combat: Combat, fighter: Fighter) -> tuple[Budget, ...]:
    """What is left of a turn: standard, move and swift action; and the reaction (SF-ACT-1)."""
    reaction = Budget("reaction", int(fighter.budget.reaction), 1)
    if fighter.id != combat.turn_of:
        return (reaction,)
    return (*[Budget(name, int(getattr(fighter.budget, name)), 1) for name in ("standard", "move", "swift")], reaction)


def waits(fighter: Fighter) -> Held | None:
    """A readied action, a delay, or a casting that takes rounds."""
    if fighter.readied is not None:
        trigger = fighter.readied.trigger
        return Held("readied", fighter.readied.action, trigger.text or trigger.event)
    if fighter.delaying:
        return Held("delaying")
    if fighter.casting is not None:
        return Held("casting", fighter.casting.ability, "", fighter.casting.rounds_left)
    return None
