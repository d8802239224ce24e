"""What is true of a battle of Coinflip Skirmish at any moment, and what never goes backwards in it."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

from affray.core.fight import Fight
from affray.core.script import Thrown
from affray.rulesets.coinflip.carrying import carried
from affray.rulesets.coinflip.events import Defended, Tossed, TurnBegan
from affray.rulesets.coinflip.stats import Battle, Unit
from affray.space.field import discs_overlap
from affray.text.rulebook import rulebook

RANK = {"ok": 0, "marked": 1, "destroyed": 2, "removed": 3}


def law(fight: Fight[Any], before: Battle) -> None:
    """Everything that must hold after an answer; `before` is the battle as it was when the question was asked."""
    battle: Battle = fight.state
    hit_points(battle)
    one_way(before, battle)
    items(before, battle)
    seats(battle)
    ground(battle)
    phases(battle)
    pools(battle)
    coins(fight)
    result(fight)


def hit_points(battle: Battle) -> None:
    for unit in battle.units.values():
        assert 0 <= unit.hp <= unit.card.hp_max, unit
        assert (unit.status == "ok") == (unit.hp > 0), unit


def one_way(before: Battle, battle: Battle) -> None:
    """Nobody comes back, nobody new comes, owners stay owners (COIN-UNIT-7, COIN-ITEM-2)."""
    assert list(before.units) == list(battle.units)
    for name, unit in battle.units.items():
        was = before.units[name].status
        assert unit.status in RANK
        assert was == unit.status or RANK[was] < RANK[unit.status], f"{name} was {was} and is {unit.status}"
    assert [item.owner for item in before.items.values()] == [item.owner for item in battle.items.values()]
    assert (before.turn, before.tossed) <= (battle.turn, battle.tossed)


# -- items -----------------------------------------------------------------------------------------
def places_of_items(battle: Battle) -> Counter[str]:
    found: Counter[str] = Counter(list(battle.ground))
    for unit in battle.units.values():
        found.update(name for name in (unit.left, unit.right) if name)
        found.update([*unit.backpack, *unit.slots])
        found.update(name for name in unit.cargo if name in battle.items)
    for item in battle.items.values():
        found.update(item.contents)
    return found


def items(before: Battle, battle: Battle) -> None:
    """Every item is in exactly one place or destroyed, and what is destroyed stays so (COIN-ITEM-1)."""
    found, known = places_of_items(battle), places_of_items(before)
    assert not set(found) - set(battle.items), f"unknown items {set(found) - set(battle.items)}"
    doubled = [name for name, count in found.items() if count > 1]
    assert not doubled, f"in several places: {doubled}"
    back = [name for name in battle.items if found[name] and not known[name]]
    assert not back, f"come back from nowhere: {back}"
    for name, item in battle.items.items():
        assert found[name] or not item.contents, f"{name} is gone, what it contained is not"
        assert item.uses is None or item.uses > 0 or not found[name], f"{name} is used up and still there"
    for unit in battle.units.values():
        if unit.left and battle.items[unit.left].kind.hands == 2:
            assert not unit.right, unit
        assert not unit.right or battle.items[unit.right].kind.hands == 1, unit
        if unit.status in ("destroyed", "removed"):
            assert not [*carried(unit), *unit.slots], f"{unit.id} is gone and has items"


# -- people ----------------------------------------------------------------------------------------
def seats(battle: Battle) -> None:
    """Nobody is in two places; who is inside knows it, and so does the vehicle (COIN-UNIT-3, COIN-UNIT-5)."""
    listed: Counter[str] = Counter()
    for vehicle in battle.units.values():
        inside = [unit.id for unit in battle.occupants(vehicle)]
        listed.update(inside)
        listed.update(name for name in vehicle.cargo if name in battle.units)
        if inside or vehicle.cargo or vehicle.slots:
            assert vehicle.technical, vehicle
        assert len(vehicle.hold) <= vehicle.card.hold_capacity, vehicle
        for name in inside:
            passenger = battle.units[name]
            assert passenger.inside == vehicle.id, passenger
            assert not passenger.technical, passenger
            assert passenger.status in ("ok", "marked"), passenger
        if vehicle.pilot and battle.units[vehicle.pilot].living:
            assert vehicle.side == battle.units[vehicle.pilot].side, vehicle
    assert all(count == 1 for count in listed.values()), listed
    for unit in battle.units.values():
        if unit.inside:
            assert unit.id in listed, f"{unit.id} is inside {unit.inside}, which does not know it"
        if unit.status in ("ok", "marked"):
            assert (unit.pos is None) == bool(unit.inside), f"{unit.id} is at {unit.pos} and inside {unit.inside!r}"
        if unit.status == "removed":
            assert unit.pos is None, unit
            assert not unit.inside, unit


def on_the_ground(unit: Unit) -> bool:
    return unit.pos is not None and (unit.status in ("ok", "marked") or (unit.technical and unit.status == "destroyed"))


def ground(battle: Battle) -> None:
    """Footprints lie on the field and do not overlap, centres are on open ground (COIN-SPACE-4)."""
    standing = [unit for unit in battle.units.values() if on_the_ground(unit)]
    for one, two in combinations(standing, 2):
        assert one.pos is not None
        assert two.pos is not None
        assert not discs_overlap(one.pos, two.pos, one.card.size + two.card.size), f"{one.id} stands on {two.id}"
    for unit in standing:
        assert unit.pos is not None
        assert battle.extent.holds(unit.pos, unit.card.size), f"{unit.id} is off the field"
        blocked = [zone for zone in battle.terrain if zone.blocked and zone.rect.contains(unit.pos)]
        assert not blocked, f"{unit.id} stands in {blocked}"
    assert all(battle.extent.contains(spot) for spot in battle.ground.values())


# -- the turn --------------------------------------------------------------------------------------
def phases(battle: Battle) -> None:
    """The cursor: both sides have chosen before anybody acts, nobody acts twice, nobody defends twice."""
    assert 0 <= battle.phase <= 6
    everybody = battle.options.activation_mode == "all"
    if battle.phase:
        assert battle.first in ("a", "b")
    if battle.phase >= 2 and not everybody:
        assert sorted(battle.active) == ["a", "b"] or battle.over
    for names in (battle.acted, battle.attacked, battle.defended, battle.prep_objects):
        assert len(set(names)) == len(names), names
        assert all(name in battle.units for name in names)
    assert set(battle.attacked) <= set(battle.acted)
    if not everybody:
        assert len(battle.acted) <= 2
    if battle.options.prep_cap is not None:
        assert battle.links <= battle.options.prep_cap


def pools(battle: Battle) -> None:
    """Nobody is allotted more than the attack tossed, or anything below nought (COIN-POOL-4)."""
    assert all(damage >= 0 for damage in battle.allotment.values())
    assert sum(battle.allotment.values()) <= sum(battle.portions.values())


def coins(fight: Fight[Any]) -> None:
    """Every coin is counted and told, in the order of the journal (COIN-TOSS-5)."""
    dice = [die for reply in fight.journal.path() if isinstance(reply, Thrown) for die in reply.dice]
    assert fight.state.tossed == len(dice)


def result(fight: Fight[Any]) -> None:
    battle: Battle = fight.state
    assert battle.over in ("", "a", "b", "draw", "limit")
    assert bool(fight.open) != bool(battle.over), "a battle asks something until it is over"


# -- the whole log ---------------------------------------------------------------------------------
def whole_log(fight: Fight[Any]) -> None:
    """Every event cites rules that exist; coins are numbered through; one defence for each in each defence phase."""
    known = {rule.id for rule in rulebook(fight.ruleset)}  # type: ignore[arg-type]
    number, defended = 1, []
    for event in fight.log():
        assert event.rules, f"{event} follows from no rule"
        assert all(rule in known for rule in event.rules), f"{event.rules} are not all rules"
        if isinstance(event, Tossed):
            assert event.number == number, event
            assert event.tails == event.coins.count("T"), event
            number += len(event.coins)
        if isinstance(event, TurnBegan):
            defended = []
        if isinstance(event, Defended) and fight.state.options.activation_mode == "single":
            assert event.unit not in defended, f"{event.unit} defended twice"
            defended.append(event.unit)
    dice = [die for reply in fight.journal.path() if isinstance(reply, Thrown) for die in reply.dice]
    tossed = "".join(event.coins for event in fight.log() if isinstance(event, Tossed))
    assert tossed == "".join("T" if die == 1 else "H" for die in dice)
