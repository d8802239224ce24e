"""A fight as a table shows it: rounds and turns, the initiative order, the map and everybody on it."""

from __future__ import annotations

from typing import Any

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
    covered,
    layer,
    looks,
    shown,
    until,
)

from ..body.hands import reaches_of
from ..fight.routes import measure_of
from ..fight.stepping import movement_left, speed_of
from ..ground.board import distance
from ..ground.cover import cover
from ..model.battlefield import COVER, Feature
from ..model.stats import Combat, Fighter
from .drawing import names, status

SQUARE = 5


def table(combat: Combat) -> Table:
    known = names(combat)
    people = tuple([combatant(combat, each, known[each.id]) for each in combat.fighters.values()])
    acts = tuple([UnderWay(each.who, each.action or each.what, tuple(each.targets)) for each in combat.under_way])
    return Table(clock(combat), order(combat), battlefield(combat), people, acts)


# -- when ------------------------------------------------------------------------------------------
def clock(combat: Combat) -> Clock:
    phase = "over" if combat.over else "order" if not combat.slots else "turns"
    return Clock(combat.round, phase, combat.owner)


def order(combat: Combat) -> tuple[Group, ...]:
    """Everybody by initiative; who rolled together stays together, in the order of this round (E5-INIT-3)."""
    line = {name: number for number, name in enumerate(combat.line)}
    found: list[Group] = []
    for slot in combat.slots:
        members = sorted(slot, key=lambda name: line.get(name, 0))
        found.append(Group(tuple([place(combat, name) for name in members]), combat.fighters[members[0]].initiative))
    return tuple(found)


def place(combat: Combat, name: str) -> Place:
    fighter = combat.fighters[name]
    if not fighter.present:
        return Place(name, "out")
    if name == combat.owner and combat.phase in ("main", "end"):
        return Place(name, "now")
    return Place(name, "done" if name in combat.acted else "next", "readied" if fighter.readied is not None else "")


# -- where -----------------------------------------------------------------------------------------
def battlefield(combat: Combat) -> Battlefield:
    if not combat.map.mapped:
        there = [each for each in combat.fighters.values() if each.present]
        return only_distances(there, distance, "ft")
    layers, features = drawn(combat)
    things = tuple([Thing(each.item, each.x, each.y) for each in combat.lying])
    return Battlefield("grid", combat.map.width, combat.map.height, 1, "ft5", False, layers, features, things,
                       diagonals=measure_of(combat).name)  # fmt: skip


def drawn(combat: Combat) -> tuple[tuple[Layer, ...], tuple[Patch, ...]]:
    """Ground and features as they are now, kept with the map."""
    key: Any = ("table", tuple(combat.opened), tuple(combat.broken))
    found: Any = combat.map.memo.get(key)
    if found is None:
        found = layers(combat), tuple([patch(combat, each) for each in combat.map.features.values()])
        combat.map.memo[key] = found
    kept: tuple[tuple[Layer, ...], tuple[Patch, ...]] = found
    return kept


def layers(combat: Combat) -> tuple[Layer, ...]:
    ground, grid = combat.ground, combat.ground.grid
    covers = ground.covered.without(grid.solid)
    return shown([
        *barriers(grid), layer(grid, "cover", "cover", covers.squares, covers.x_edges, covers.y_edges),
        layer(grid, "lightly_obscured", "fog", ground.lightly), layer(grid, "heavily_obscured", "fog", ground.heavily),
        layer(grid, "dim", "dark", ground.dim), layer(grid, "dark", "dark", ground.dark),
        layer(grid, "climb", "heavy", ground.climb), layer(grid, "swim", "water", ground.swim),
        *[layer(grid, "drop", "drop", bits) for _, bits in ground.drops],
    ])  # fmt: skip


def patch(combat: Combat, feature: Feature) -> Patch:
    state = "broken" if feature.id in combat.broken else "open" if feature.id in combat.opened else ""
    told: dict[str, Any] = {
        "blocks_movement": feature.blocks_movement, "cover": feature.cover, "blocks_sight": feature.blocks_sight,
        "difficult": feature.difficult, "obscured": feature.obscured, "light": feature.light, "drop": feature.drop,
        "hazard": feature.hazard is not None,
    }  # fmt: skip
    traits = tuple([(name, value) for name, value in told.items() if value])
    return Patch(feature.id, feature.kind, "", feature.squares, None, feature.edges, state, traits)


# -- who -------------------------------------------------------------------------------------------
def combatant(combat: Combat, fighter: Fighter, name: str) -> Combatant:
    mapped = fighter.present and combat.map.mapped
    reach = max(reaches_of(combat, fighter), default=0) // SQUARE
    space = fighter.place
    return Combatant(
        fighter.id, name, fighter.side, looks(fighter.hp, fighter.hp_max), status(fighter), not fighter.able,
        not fighter.present, Body(space.x, space.y, space.wide, space.deep, fighter.elevation) if mapped else None, "",
        reach, threatened(combat, fighter, reach) if mapped else (), health(fighter),
        (*conditions(fighter), *stances(combat, fighter)), budget(combat, fighter),
        (("ac", fighter.card.ac), ("speed", speed_of(fighter))), tuple(fighter.held),
        tuple(fighter.stowed), tuple(fighter.uses_left.items()), held(fighter), tuple(fighter.hidden_from),
        fighter.neutral,
    )  # fmt: skip


def threatened(combat: Combat, fighter: Fighter, reach: int) -> tuple[Run, ...]:
    """The squares from which one does not move away unpunished (E5-OPP-1)."""
    if not fighter.able or not reach:
        return ()
    return covered(combat.ground.grid, fighter.place, reach)


def health(fighter: Fighter) -> dict[str, int]:
    found = {"now": fighter.hp, "max": fighter.hp_max, "temp": fighter.temp_hp}
    if fighter.death_successes or fighter.death_failures:
        found.update(death_successes=fighter.death_successes, death_failures=fighter.death_failures)
    return found


def conditions(fighter: Fighter) -> tuple[Lasts, ...]:
    """What lasts on somebody: conditions, effects of powers, and what its own acts have brought about."""
    found = [Lasts(each.name, each.source, until(each.until), each.level) for each in fighter.conditions]
    found += [Lasts(each.power, each.source, until(each.until)) for each in fighter.effects]
    found += [Lasts(name) for name in ("dodging", "disengaged", "surprised") if getattr(fighter, name)]
    if fighter.in_hiding:
        found.append(Lasts("hidden"))
    if fighter.concentration:
        found.append(Lasts("concentration", fighter.id, Until(fighter.concentration)))
    return tuple(found)


def stances(combat: Combat, fighter: Fighter) -> list[Lasts]:
    """Without a map: whose reach somebody is in, and from whom it has cover (E5-OPP-1, E5-COVER-2)."""
    if combat.map.mapped or not fighter.present:
        return []
    foes = [each for each in combat.fighters.values() if each.able and combat.hostile(each, fighter)]
    near = [each for each in foes if distance(each, fighter) <= max(reaches_of(combat, each), default=0)]
    found = [Lasts("threatened", each.id) for each in near if not each.incapacitated]
    grades = [(cover(combat, each, fighter), each.id) for each in foes]
    return [*found, *[Lasts(f"{COVER[grade]}_cover", name) for grade, name in grades if grade]]


def budget(combat: Combat, fighter: Fighter) -> tuple[Budget, ...]:
    """What is left of a turn: the action, the bonus action, one interaction, movement; and the reaction (E5-TURN-1)."""
    reaction = Budget("reaction", int(fighter.budget.reaction), 1)
    if fighter.id != combat.owner:
        return (reaction,)
    most = speed_of(fighter) * (1 + fighter.budget.dashes)
    return (
        Budget("action", int(fighter.budget.action), 1), Budget("bonus_action", int(fighter.budget.bonus_action), 1),
        Budget("interaction", int(fighter.budget.utility), 1),
        Budget("movement", max(0, movement_left(fighter)), most, "ft"), reaction,
        *([Budget("attacks", fighter.budget.attacks_left, 0)] if fighter.budget.attacks_left else []),
    )  # fmt: skip


def held(fighter: Fighter) -> Held | None:
    """A readied response; that there is one is seen (E5-READY-2)."""
    readied = fighter.readied
    if readied is None:
        return None
    return Held("readied", readied.with_ or readied.response, readied.trigger.text or readied.trigger.event)
