"""Hazards of the battlefield: fire, caltrops, the zone of a spell (ACKS-MOVE-9, ACKS-SAVE-1, ACKS-DMG-5)."""

from __future__ import annotations

from functools import partial

from affray.core.acts import folding, underway
from affray.core.scene import Scene
from affray.core.script import Script
from affray.space.bits import Bits

from ..model.battlefield import Hazard
from ..model.events import Endangered
from ..model.kinds import HazardMoment
from ..model.stats import Combat, Condition, Warrior
from .conditions import for_rounds, gain
from .damage import hurt
from .throws import roll_pool, save


def endanger(scene: Scene[Combat], warrior: Warrior, when: HazardMoment, already: Bits = 0) -> Script[None]:
    """Every hazard in whose squares somebody is, if this is its moment; `already` are squares it was in before."""
    for hazard in scene.state.ground.hazards:
        if hazard.when == when and is_in(warrior, hazard) and not hazard.squares & already:
            with underway(scene, partial(is_in, warrior, hazard)):
                yield from strike(scene, warrior, hazard)


def is_in(warrior: Warrior, hazard: Hazard) -> bool:
    return warrior.status == "active" and bool(warrior.body & hazard.squares)


@folding
def strike(scene: Scene[Combat], warrior: Warrior, hazard: Hazard) -> Script[None]:
    """A save if there is one, then damage, then the condition."""
    if scene.recording:
        scene.tell(Endangered(warrior.id, hazard.name, rules=(hazard.rule,)))
    saved = False
    if hazard.save:
        types = [hazard.type] if hazard.pool.count or hazard.pool.plus else []
        saved = yield from save(scene, warrior, hazard.save, types=types)
    if saved and not hazard.half:
        return
    if hazard.pool.count or hazard.pool.plus:
        amount = yield from roll_pool(scene, warrior.id, "hazard", hazard.pool)
        hurt(scene, warrior, [(amount // 2 if saved else amount, "hazard", hazard.rule)], hazard.type, "")
    if hazard.condition and not saved and warrior.status == "active":
        until = for_rounds(scene.state, hazard.rounds) if hazard.rounds else None
        gain(scene, warrior, Condition(hazard.condition, until=until), hazard.rule)
