"""The attack sequence: one attack, or all those of a creature that has several (ACKS-ATK-4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from affray.core.fields import OneOf
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Script, ask

from ..model.conditions import NO_BLOWS
from ..model.kinds import BRAWLING, Weapon
from ..model.stats import Combat, Warrior
from .attacks import Blow
from .cleaving import attack
from .targets import may_attack, targets_of, weapon_of


def sequence(
    scene: Scene[Combat], warrior: Warrior, target: Warrior, weapon: Weapon, blow: Blow, single: bool
) -> Script[bool]:
    """The attacks of a sequence in listed order, each with its cleaves; a fallen target is replaced (ACKS-ATK-4).

    Whether any of them came to a throw.
    """
    combat, made, status = scene.state, False, target.status
    names = [weapon.id] if single or weapon.id in BRAWLING else list(warrior.hand)
    for number, name in enumerate(names):
        held = weapon_of(warrior, name)
        if held is None or warrior.status != "active" or warrior.marks & NO_BLOWS:
            continue
        if number and (target.status != status or not may_attack(combat, warrior, target, held, blow.mover)):
            other = yield from next_target(scene, warrior, held)
            if other is None:
                continue
            target, blow, status = other, replace(blow, warded=True), other.status
        if may_attack(combat, warrior, target, held, blow.mover):
            made = (yield from attack(scene, warrior, target, held, blow)) or made
    return made


def next_target(scene: Scene[Combat], warrior: Warrior, weapon: Weapon) -> Script[Warrior | None]:
    """Whom the next attack of a sequence strikes when its first target is gone; asked only if there is a choice."""
    combat = scene.state
    found = targets_of(combat, warrior, weapon)
    if len(found) < 2:
        return found[0] if found else None

    def names() -> Sequence[str]:
        return [each.id for each in targets_of(combat, warrior, weapon)]

    def question() -> Choose | None:
        able = warrior.status == "active" and names()
        return Choose(warrior.id, "next_target", known) if able else None

    def known() -> list[Option]:
        return [Option("attack", {"target": OneOf(names, type="combatant")}, group="attack"), Option("stop", ends=True)]

    pick = yield from ask(scene, question)
    return None if pick is None or pick.do == "stop" else combat.warriors[pick["target"]]
