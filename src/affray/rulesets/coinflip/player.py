"""The automatic player: plain, deterministic, the same for both sides."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import comb
from typing import Any

from affray.core.fight import Fight
from affray.core.script import Choose, Pick
from affray.space.field import Point, Rect, distance_at_most

from .actions import PREPARATIONS
from .arsenal import arsenal, shooter_of
from .attack import kind_of
from .carrying import free_hands, in_hands
from .defence import affected, attacked, guard_pool
from .ground import cover_at, is_open, nearest_among, nearest_exit, neighbourhood, within_reach
from .order import is_eligible
from .seats import enemy_occupied_for, unoccupied_for
from .stats import GRAIN, Battle, Kind, Unit, other
from .targets import has_target, targets, usable_weapons, weapons_of

Wish = tuple[str, dict[str, Any]]
STOP: Wish = ("stop", {})


def automatic_player(fight: Fight[Battle], question: Choose) -> Pick:
    """A legal answer to any question of the game."""
    do, values = ANSWERS[question.why](fight, question.who)
    return Pick(question.who, do, values)


# -- choosing the active unit ----------------------------------------------------------------------
def usable_coins(battle: Battle, unit: Unit) -> int:
    """What a unit could toss in an attack now: both hands together, a vehicle its best slot."""
    coins = [kind.coins for kind in usable_weapons(battle, unit).values()]
    return max(coins, default=0) if unit.technical else sum(coins)


def select(fight: Fight[Battle], side: str) -> Wish:
    """Most usable coins, then most hit points, then list order; without any coins, those on foot first."""
    battle = fight.state
    acted = battle.acted if battle.options.activation_mode == "all" else []
    units = [each for each in battle.units.values() if each.id not in acted and is_eligible(battle, each, side)]
    best = max(units, key=lambda unit: (usable_coins(battle, unit), unit.hp))
    if usable_coins(battle, best) == 0:
        best = min(units, key=lambda unit: station(battle, unit))
    return "choose", {"unit": best.id}


def station(battle: Battle, unit: Unit) -> int:
    """On foot, passenger, vehicle, pilot."""
    if unit.technical:
        return 2
    return 0 if not unit.inside else 3 if battle.units[unit.inside].pilot == unit.id else 1


# -- preparing -------------------------------------------------------------------------------------
def prepare(fight: Fight[Battle], who: str) -> Wish:
    """The first wish that applies and is legal; stop when there is none."""
    battle = fight.state
    unit = battle.units[who]
    if unit.card.drill == "hold":
        return STOP
    for do, values in wishes(battle, unit):
        if not PREPARATIONS[do].why_not(fight.scene, who, values):
            return do, values
    return STOP


def wishes(battle: Battle, unit: Unit) -> Iterator[Wish]:
    if unit.technical:
        yield from vehicle_wishes(battle, unit)
    elif unit.inside:
        yield from inside_wishes(battle, unit)
    else:
        yield from (storming if unit.card.drill == "storm" else shooting)(battle, unit)


def vehicle_wishes(battle: Battle, unit: Unit) -> Iterator[Wish]:
    """Drive where the strongest weapon has a target, if none has one here."""
    weapons = list(weapons_of(battle, unit).values())
    if weapons and not usable_weapons(battle, unit):
        yield from close_in("drive", battle, unit, strongest(weapons))


def inside_wishes(battle: Battle, unit: Unit) -> Iterator[Wish]:
    """Take an empty seat, stay with an enemy inside, otherwise leave the hold; a pilot stays."""
    vehicle = battle.units[unit.inside]
    if vehicle.pilot == unit.id:
        return
    if unoccupied_for(battle, unit, vehicle):
        yield "change_station", {}
    elif not enemy_occupied_for(battle, unit, vehicle):
        spot = nearest_exit(battle, unit)
        if spot is not None:
            yield "dismount", {"to": (spot.x, spot.y)}


def vehicles_for(battle: Battle, unit: Unit, test: Callable[[Battle, Unit, Unit], bool]) -> list[Unit]:
    found = [each for each in battle.units.values() if each.technical and each.living]
    return [vehicle for vehicle in found if test(battle, unit, vehicle)]


def storming(battle: Battle, unit: Unit) -> Iterator[Wish]:
    """Open a closed enemy hatch in reach, take an empty seat in reach, run to an enemy vehicle, or else shoot."""
    manned = vehicles_for(battle, unit, enemy_occupied_for)
    near = [vehicle for vehicle in manned if within_reach(battle, unit, vehicle)]
    if any(vehicle.hatch_open for vehicle in near):
        return
    for vehicle in near:
        yield "open_hatch", {"vehicle": vehicle.id}
    for vehicle in vehicles_for(battle, unit, unoccupied_for):
        if within_reach(battle, unit, vehicle):
            yield "board_pilot", {"vehicle": vehicle.id}
    there: list[Wish] = []
    if manned:
        around = [neighbourhood(battle, each) for each in manned]

        def beside(spot: Point) -> bool:
            return any(within_reach(battle, unit, each, spot) for each in manned)

        there = list(go("run", battle, unit, beside, around))
    yield from there or shooting(battle, unit)


def shooting(battle: Battle, unit: Unit) -> Iterator[Wish]:
    """Draw a better weapon, run where the best one reaches, or run into better cover."""
    yield from better_weapon(battle, unit)
    weapons = list(weapons_of(battle, unit).values())
    if weapons and not usable_weapons(battle, unit):
        yield from close_in("run", battle, unit, strongest(weapons))
        return
    best = max((zone.cover for zone in battle.terrain), default=0)
    if unit.pos is not None and battle.options.cover == "on" and best > cover_at(battle, unit.pos):
        zones = [zone.rect for zone in battle.terrain if zone.cover == best]
        yield from go("run", battle, unit, lambda spot: not weapons or bool(usable_weapons(battle, unit, spot)), zones)


def better_weapon(battle: Battle, unit: Unit) -> Iterator[Wish]:
    """The weapon of the backpack that raises the usable coins most, ties by backpack order."""
    now, best, chosen = usable_coins(battle, unit), 0, ""
    for name in unit.backpack:
        gain = coins_after_drawing(battle, unit, name) - now
        if gain > best:
            best, chosen = gain, name
    if chosen:
        yield "draw_item", {"item": chosen, "into": hand_for(battle, unit)}


def hand_for(battle: Battle, unit: Unit) -> str:
    """Left if free, else right if free, else left."""
    return next(iter(free_hands(battle, unit)), "left")


def coins_after_drawing(battle: Battle, unit: Unit, name: str) -> int:
    drawn = battle.items[name].kind
    if drawn.kind != "weapon":
        return 0
    held: list[Kind] = []
    if drawn.hands == 1:
        two_handed = any(battle.items[each].kind.hands == 2 for each in in_hands(unit))
        replaced = "" if free_hands(battle, unit) else unit.left
        held = [battle.items[each].kind for each in in_hands(unit) if each != replaced and not two_handed]
    weapons = [kind for kind in (*held, drawn) if kind.kind == "weapon"]
    return sum(kind.coins for kind in weapons if has_target(battle, unit, kind))


def strongest(weapons: list[Kind]) -> Kind:
    return max(weapons, key=lambda kind: kind.coins)


def close_in(do: str, battle: Battle, unit: Unit, weapon: Kind) -> Iterator[Wish]:
    """Move where the weapon has a target; when nobody is left to strike, the field is not searched in vain."""
    if battle.of(other(unit.side)):
        yield from go(do, battle, unit, lambda spot: has_target(battle, unit, weapon, spot))


def go(
    do: str, battle: Battle, unit: Unit, wanted: Callable[[Point], bool], boxes: Sequence[Rect] = ()
) -> Iterator[Wish]:
    """Move to the nearest other open point that is wanted, in these boxes, within the limit if there is one."""
    here, limit = unit.pos, battle.options.run_limit

    def legal(spot: Point) -> bool:
        if here is None or spot == here or not wanted(spot) or not is_open(battle, unit, spot):
            return False
        return limit is None or distance_at_most(here, spot, int(limit * GRAIN))

    spot = nearest_among(boxes or (battle.extent,), here, legal) if here is not None else None
    if spot is not None:
        yield do, {"to": (spot.x, spot.y)}


# -- attacking -------------------------------------------------------------------------------------
def attack(fight: Fight[Battle], who: str) -> Wish:
    """Everything usable; of a vehicle the slot with most coins, the earlier one on a tie."""
    battle = fight.state
    unit = battle.units[who]
    usable = {
        name: kind
        for name, kind in arsenal(battle, unit).items()
        if has_target(battle, shooter_of(battle, unit, name), kind)
    }
    built_in = [name for name in usable if shooter_of(battle, unit, name).technical]
    own = tuple(name for name in usable if name not in built_in)
    if built_in and not own:
        return "attack", {"with": (max(built_in, key=lambda name: usable[name].coins),)}
    return "attack", {"with": own}


def allot(fight: Fight[Battle], who: str) -> Wish:
    """Portions with the fewest targets first; each finishes off the weakest, the rest goes to the first of them."""
    battle = fight.state
    shooter = battle.units[battle.shooter]
    reach = {
        name: sorted(targets(battle, shooter, kind_of(battle, name)), key=lambda each: each.hp)
        for name in battle.portions
    }
    amounts: dict[str, int] = {}
    for name in sorted(battle.portions, key=lambda weapon: len(reach[weapon])):
        left = battle.portions[name]
        for target in reach[name]:
            given = min(left, max(0, target.hp - amounts.get(target.id, 0)))
            if given:
                amounts[target.id] = amounts.get(target.id, 0) + given
                left -= given
        if left and reach[name]:
            first = reach[name][0].id
            amounts[first] = amounts.get(first, 0) + left
    return "allot", {"amounts": amounts}


# -- defending -------------------------------------------------------------------------------------
def defend(fight: Fight[Battle], side: str) -> Wish:
    """Attacked vehicles, attacked infantry, then bail-outs from a doomed vehicle, then hatches."""
    battle = fight.state
    waiting = [battle.units[name] for name in affected(battle) if name not in battle.defended]
    hit = [unit for unit in waiting if unit.id in attacked(battle)]
    for unit in sorted(hit, key=lambda each: not each.technical):
        return better_defence(battle, unit), {"unit": unit.id}
    if battle.options.defence == "standard":
        for unit in waiting:
            if unit.inside and is_doomed(battle, battle.units[unit.inside]):
                spot = nearest_exit(battle, unit)
                if spot is not None:
                    return "bail_out", {"unit": unit.id, "to": (spot.x, spot.y)}
        for unit in waiting:
            manned = any(each.living and each.side == unit.side for each in battle.occupants(unit))
            if unit.id in battle.prep_objects and unit.technical and unit.hatch_open and manned:
                return "slam_hatch", {"unit": unit.id}
    return "end", {}


def is_doomed(battle: Battle, vehicle: Unit) -> bool:
    return battle.allotment.get(vehicle.id, 0) >= vehicle.hp


def better_defence(battle: Battle, unit: Unit) -> str:
    """The better chance to stay above 0 HP, then the more damage cancelled; brace if both are equal."""
    if unit.technical or unit.inside or battle.options.defence == "brace_only":
        return "brace"
    damage, guard = battle.allotment.get(unit.id, 0), guard_pool(battle, unit).total
    needed = max(0, damage - unit.hp + 1)
    tails = [comb(guard, k) for k in range(guard + 1)]  # of 2 ** guard tosses, those with so many tails
    bracing = sum(tails[needed:]) << needed, sum([min(damage, k) * ways for k, ways in enumerate(tails)]) << damage
    dodging = 1 << guard, ((1 << damage) - 1) << guard  # both times 2 ** guard, and 2 ** needed or 2 ** damage
    return "dodge" if dodging > bracing else "brace"


# -- all questions ---------------------------------------------------------------------------------
def always(do: str) -> Callable[[Fight[Battle], str], Wish]:
    def answer(fight: Fight[Battle], who: str) -> Wish:
        return do, {}

    return answer


ANSWERS: dict[str, Callable[[Fight[Battle], str], Wish]] = {
    "select": select,
    "next_unit": select,
    "prepare": prepare,
    "attack": attack,
    "allot": allot,
    "defend": defend,
    "oppose": always("oppose"),
    "custom": always("forbid"),
}

