"""Phase 6: the field is cleared, and somebody may have won (COIN-CLEAN, COIN-WIN)."""

from __future__ import annotations

from affray.core.scene import Scene

from .carrying import carried, destroy, everything_on, take_away
from .defence import self_destruct
from .events import BattleOver, BodyLeft, Removed, TurnBegan
from .seats import living_pilot
from .sightings import lay_down
from .stats import Battle, Unit, other

TURNS_AT_MOST = 500
"""A battle without a turn limit that lasts so long is broken off (COIN-WIN-4)."""


def clear_field(scene: Scene[Battle]) -> None:
    """Vehicles, then infantry, then self-destructing items, then victory, then the next turn (COIN-CLEAN-4)."""
    battle = scene.state
    marked = [unit for unit in battle.units.values() if unit.status == "marked"]
    for unit in marked:
        if unit.technical:
            clear_vehicle(scene, unit)
    for unit in marked:
        if unit.status == "marked":
            clear_infantry(scene, unit)
    for unit in marked:
        self_destruct(scene, unit)
    check_victory(scene)
    if not battle.over:
        next_turn(scene)


def clear_vehicle(scene: Scene[Battle], vehicle: Unit) -> None:
    """A destroyed vehicle goes with everybody and everything in it; or it stays as a wreck (COIN-CLEAN-1, -3)."""
    battle = scene.state
    for unit in battle.occupants(vehicle):
        vanish(scene, unit, "COIN-CLEAN-1")
    for name in [*vehicle.cargo, *vehicle.slots]:
        if name in battle.items:
            destroy(scene, name, "lost", "COIN-CLEAN-6")
        else:
            battle.units[name].status = "removed"
    vehicle.pilot, vehicle.hold, vehicle.cargo, vehicle.slots = "", [], [], []
    if vehicle.card.remains == "stay":
        vehicle.status = "destroyed"
        scene.tell(BodyLeft(vehicle.id, (), rules=("COIN-CLEAN-3",)))
    else:
        vanish(scene, vehicle, "COIN-CLEAN-1")


def vanish(scene: Scene[Battle], unit: Unit, rule: str) -> None:
    """Gone for good, with everything on it."""
    for name in carried(unit):
        destroy(scene, name, "lost", rule)
    unit.status, unit.pos, unit.inside = "removed", None, ""
    scene.tell(Removed(unit.id, rules=(rule,)))


def clear_infantry(scene: Scene[Battle], unit: Unit) -> None:
    """A body and its items stay where it fell, in a vehicle in its cargo (COIN-CLEAN-2, -3, -5, -6)."""
    battle = scene.state
    vehicle = battle.units[unit.inside] if unit.inside else None
    if vehicle is not None:
        free_the_place(vehicle, unit)
    if unit.card.remains == "removed":
        vanish(scene, unit, "COIN-CLEAN-3")
        return
    items = carried(unit)
    for name in items:
        take_away(battle, name)
        if vehicle is not None:
            vehicle.cargo.append(name)
        elif unit.pos is not None:
            lay_down(battle, unit, name, unit.pos)
    unit.status, unit.inside = "destroyed", ""
    if vehicle is not None:
        vehicle.cargo.append(unit.id)
    rule = "COIN-CLEAN-5" if vehicle is None else "COIN-CLEAN-6"
    scene.tell(BodyLeft(unit.id, tuple(items), vehicle.id if vehicle else "", rules=("COIN-CLEAN-2", rule)))


def free_the_place(vehicle: Unit, unit: Unit) -> None:
    if vehicle.pilot == unit.id:
        vehicle.pilot = ""
    else:
        vehicle.hold.remove(unit.id)


def next_turn(scene: Scene[Battle]) -> None:
    """The turn counter, and who is first now (COIN-CLEAN-4, option `first_player`)."""
    battle = scene.state
    battle.turn += 1
    battle.active, battle.acted, battle.taken, battle.attacked = {}, [], [], []
    if battle.promised:
        battle.first, battle.promised = battle.promised, ""
        begin_turn(scene)
        return
    if battle.options.first_player == "retoss":
        battle.phase, battle.tosser, battle.streaks = 0, "", {}
        return
    if battle.options.first_player == "alternate":
        battle.first = battle.second
    begin_turn(scene)


def begin_turn(scene: Scene[Battle]) -> None:
    battle = scene.state
    battle.phase = 2 if battle.options.activation_mode == "all" else 1
    scene.mark("turn", battle.first)
    scene.tell(TurnBegan(battle.turn, rules=("COIN-TURN-1",)))


# -- the end ---------------------------------------------------------------------------------------
def check_victory(scene: Scene[Battle]) -> None:
    """A side without living infantry is defeated; both at once make a draw (COIN-WIN-1, COIN-WIN-2, COIN-WIN-4)."""
    battle = scene.state
    standing = [side for side in ("a", "b") if any(not unit.technical for unit in battle.of(side))]
    limit = battle.options.turn_limit
    if len(standing) < 2:
        rule = "COIN-WIN-1" if standing else "COIN-WIN-2"
        finish(scene, standing[0] if standing else "draw", "defeated", rule)
    elif limit is not None and battle.turn >= limit:
        finish(scene, at_the_limit(battle), "turn_limit", "COIN-WIN-4")
    elif limit is None and battle.turn >= TURNS_AT_MOST:
        finish(scene, "limit", "turn_limit", "COIN-WIN-4")


def finish(scene: Scene[Battle], result: str, why: str, rule: str) -> None:
    scene.state.over, scene.state.ended = result, rule
    scene.tell(BattleOver(result, scene.state.turn, why, rules=(rule,)))


def at_the_limit(battle: Battle) -> str:
    """The option `victory` settles a battle that ran out of turns."""
    if battle.options.victory == "item":
        name = battle.options.victory_item or ""
        return next((unit.side for unit in battle.units.values() if carries(battle, unit, name)), "draw")
    scores = {side: strength(battle, side) for side in ("a", "b")} if battle.options.victory == "hp_sum" else {}
    ahead = [side for side, score in scores.items() if score > scores[other(side)]]
    return ahead[0] if ahead else "draw"


def strength(battle: Battle, side: str) -> int:
    """Hit points of living infantry and of piloted vehicles."""
    return sum(unit.hp for unit in battle.of(side) if not unit.technical or living_pilot(battle, unit) is not None)


def carries(battle: Battle, unit: Unit, name: str) -> bool:
    return unit.living and unit.side in ("a", "b") and name in everything_on(battle, unit)
