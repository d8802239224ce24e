"""A battle as a table shows it: the phases of the turn, both sides beside each other, the field and everybody on it."""

from __future__ import annotations

from ..open_ground import only_distances
from ..table import (
    Battlefield,
    Body,
    Budget,
    Clock,
    Combatant,
    Group,
    Lasts,
    Patch,
    Place,
    Table,
    Thing,
    UnderWay,
    stepper,
)
from .carrying import in_hands
from .drawing import is_drawn, names
from .ground import spans_apart
from .stats import GRAIN, REACH, Battle, Unit

PHASES = ("initiative", "choice", "first_act", "first_defence", "second_act", "second_defence", "clearing")
"""The parts of a turn, by their number (COIN-TURN-2)."""

ACTS, DEFENCES = (2, 4), (3, 5)


def table(battle: Battle) -> Table:
    known = names(battle)
    people = tuple([combatant(battle, each, known[each.id]) for each in battle.units.values()])
    return Table(clock(battle), order(battle), battlefield(battle), people, under_way(battle))


def owner_of(battle: Battle) -> str:
    """Whose act or defence it is (COIN-TURN-2)."""
    return battle.active.get(battle.acting_side, "") if battle.phase > 1 else ""


def clock(battle: Battle) -> Clock:
    attacks = battle.phase in DEFENCES and not battle.allotment  # nothing to be warded off yet
    phase = "over" if battle.over else PHASES[battle.phase - attacks]
    numbers = tuple(warded_off(battle).items())
    return Clock(battle.turn, phase, owner_of(battle), "turn", stepper(PHASES, phase), numbers=numbers)


def order(battle: Battle) -> tuple[Group, ...]:
    """The sides, the first player's before the other's, with their active units marked."""
    found: list[Group] = []
    for side in dict.fromkeys([battle.first or "a", battle.second or "b", "neutral"]):
        ours = [each for each in battle.units.values() if each.side == side and each.status != "removed"]
        members = [place(battle, each) for each in ours]
        if members:
            found.append(Group(tuple(members), side=side))
    return tuple(found)


def place(battle: Battle, unit: Unit) -> Place:
    chosen = battle.active.get(unit.side) == unit.id
    now = chosen and unit.id == owner_of(battle) and battle.phase < len(PHASES) - 1
    coming = "next" if chosen or battle.options.activation_mode == "all" else "aside"
    state = "now" if now else "out" if not unit.living else "done" if unit.id in battle.acted else coming
    return Place(unit.id, state, "chosen" if chosen else "inside" if unit.inside else "", unit.inside)


def battlefield(battle: Battle) -> Battlefield:
    if not battle.mapped:
        return only_distances([each for each in battle.units.values() if is_drawn(each)], spans_apart, "span")
    features = [
        Patch(zone.id, zone.kind or ("blocked" if zone.blocked else "cover"), "wall" if zone.blocked else "cover", (),
              (zone.rect.x1, zone.rect.y1, zone.rect.x2, zone.rect.y2),
              traits=(("cover", zone.cover), ("blocked", zone.blocked)))
        for zone in battle.terrain
    ]  # fmt: skip
    things = [Thing(name, spot.x, spot.y) for name, spot in battle.ground.items()]
    extent = battle.extent
    return Battlefield(
        "field", extent.x2, extent.y2, GRAIN, "span", True, features=tuple(features), things=tuple(things)
    )


def combatant(battle: Battle, unit: Unit, name: str) -> Combatant:
    spot, size = unit.pos if is_drawn(unit) and battle.mapped else None, unit.card.size
    body = None if spot is None else Body(spot.x, spot.y, size, size, round=True)
    conditions = [Lasts(unit.status)] if unit.status not in ("ok", "destroyed", "removed") else []
    if unit.technical:
        conditions.append(Lasts("open" if unit.hatch_open else "closed"))
    return Combatant(
        unit.id, name, unit.side, shape(unit), unit.status, not unit.living, unit.status == "removed", body,
        unit.inside, REACH, (), {"now": unit.hp, "max": unit.card.hp_max}, tuple(conditions), budget(battle, unit),
        (("guard", unit.card.guard), ("camouflage", unit.card.camouflage)), (*in_hands(unit), *unit.slots),
        (*unit.backpack, *unit.cargo), neutral=unit.side == "neutral",
    )  # fmt: skip


def budget(battle: Battle, unit: Unit) -> tuple[Budget, ...]:
    """What an acting unit has done of its chain, and whether it may still attack (COIN-PREP-2, COIN-ATK-1)."""
    if battle.phase not in ACTS or unit.id != owner_of(battle):
        return ()
    return (Budget("links", battle.links, 0), Budget("attack", int(unit.id not in battle.attacked), 1))


def shape(unit: Unit) -> str:
    """How hurt somebody looks."""
    if unit.status != "ok":
        return "down"
    return "unhurt" if unit.hp >= unit.card.hp_max else "hurt"


def under_way(battle: Battle) -> tuple[UnderWay, ...]:
    """An attack whose damage is being warded off (COIN-TURN-2)."""
    damage = warded_off(battle)
    return (UnderWay(battle.shooter or battle.acting, "attack", tuple(damage)),) if damage else ()


def warded_off(battle: Battle) -> dict[str, int]:
    """The damage that is being warded off; what is left of it in the state afterwards is nobody's concern."""
    return battle.allotment if battle.phase in DEFENCES else {}
