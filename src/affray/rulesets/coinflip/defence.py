"""The defence phase: who may defend, how well he is guarded, and the damage that falls at its end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from affray.core.acts import underway
from affray.core.modifiers import Modifier, Tally, tally
from affray.core.scene import Scene
from affray.core.script import Script

from .carrying import destroy, exists
from .coins import passes
from .events import Damaged, Marked, PutOut
from .ground import cover_at, gap_at_most, is_known, nearest_exit, place_of, told
from .seats import leave
from .stats import REACH, Battle, Unit


def attacked(battle: Battle) -> list[str]:
    """The defender's units with damage allotted to them, in list order (COIN-POOL-7)."""
    return [unit.id for unit in battle.of(battle.defending_side) if unit.id in battle.allotment]


def affected(battle: Battle) -> list[str]:
    """Attacked units, where it counts also those prepared against, and whoever is inside (COIN-DEF-3, COIN-DEF-4)."""
    found = set(attacked(battle))
    own = battle.of(battle.defending_side)
    if battle.phase == 3 or battle.options.defence_scope_phase5 == "prep_and_attack":
        found |= {unit.id for unit in own if unit.id in battle.prep_objects}
    return [unit.id for unit in own if unit.id in found or unit.inside in found]


def guard_pool(battle: Battle, unit: Unit) -> Tally:
    """Guard plus cover; cover only on foot, and not against an attacker beside or in the same zone (COIN-DEF-8).

    Where an attacker is of whom the unit's side does not know does not count.
    """
    attacker = battle.units.get(battle.shooter)
    if attacker is not None and not is_known(battle, unit.side, attacker):
        attacker = None
    beside = attacker is not None and gap_at_most(battle, unit, attacker, REACH)
    cover = 0
    if not unit.technical and unit.pos is not None and not beside:
        cover = cover_at(battle, unit.pos, None if attacker is None else place_of(battle, attacker).pos)
    return tally(Modifier(unit.card.guard, "guard", "COIN-DEF-8"), Modifier(cover, "cover", "COIN-SPACE-6"))


def apply_damage(scene: Scene[Battle]) -> Script[None]:
    """All damage falls at the same moment, then those without hit points are marked (COIN-DMG-1 to COIN-DMG-4)."""
    battle = scene.state
    hit = [unit for unit in battle.units.values() if unit.status == "ok" and battle.allotment.get(unit.id)]
    for unit in hit:
        damage = battle.allotment[unit.id]
        unit.hp = max(0, unit.hp - damage)
        scene.tell(Damaged(unit.id, damage, unit.hp, rules=("COIN-DMG-1", "COIN-DMG-2")))
    yield from fall(scene, [unit for unit in hit if unit.hp == 0])


def fall(scene: Scene[Battle], fallen: Sequence[Unit]) -> Script[None]:
    """Units without hit points are marked, then everybody inside destroyed vehicles, in list order (COIN-DMG-4)."""
    battle = scene.state
    for unit in fallen:
        mark(scene, unit)
    for vehicle in fallen:
        for unit in sorted(battle.occupants(vehicle), key=list(battle.units.values()).index):
            if is_in(unit, vehicle):
                yield from share_its_fate(scene, vehicle, unit)


def is_in(unit: Unit, vehicle: Unit) -> bool:
    """Living, and inside this vehicle."""
    return unit.living and unit.inside == vehicle.id


def mark(scene: Scene[Battle], unit: Unit, inside: str = "") -> None:
    """Destroyed in this turn, still on the table (COIN-DMG-3, COIN-MARK-1)."""
    unit.status = "marked"
    scene.tell(Marked(unit.id, inside, rules=("COIN-DMG-4",) if inside else ("COIN-DMG-3",)))
    if scene.state.options.self_destruct_timing == "on_mark":
        self_destruct(scene, unit)


def self_destruct(scene: Scene[Battle], owner: Unit) -> None:
    """Some items do not survive their owner, wherever they are (COIN-ITEM-3)."""
    for item in scene.state.items.values():
        if item.kind.self_destruct and item.owner == owner.id and exists(scene.state, item.id):
            destroy(scene, item.id, "self_destruct", "COIN-ITEM-3")


def share_its_fate(scene: Scene[Battle], vehicle: Unit, unit: Unit) -> Script[None]:
    """Whoever is still inside a destroyed vehicle is destroyed in it, unless an option lets him out (COIN-DMG-4)."""
    battle, fate = scene.state, scene.state.options.occupants_fate
    saved = fate == "unhurt"
    if fate == "escape_1ok":
        with underway(scene, partial(is_in, unit, vehicle)) as escape:
            saved = yield from passes(scene, unit.id, "escape", "COIN-DMG-4")
        if escape.lost:
            return
    point = nearest_exit(battle, unit) if saved else None
    if point is None:
        unit.hp = 0
        mark(scene, unit, vehicle.id)
        return
    leave(battle, unit, point)
    scene.tell(PutOut(unit.id, vehicle.id, told(battle, point), rules=("COIN-DMG-4",)))
