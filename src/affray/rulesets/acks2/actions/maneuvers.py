"""Special maneuvers: they replace a melee attack (ACKS-MANEUV)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from affray.core.acts import underway
from affray.core.fields import Field, words
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Script, roll
from affray.space.measure import FIVE_TEN

from ..body.conditions import displaced, gain
from ..body.damage import hurt
from ..body.hazards import endanger
from ..body.throws import Part, save
from ..fight.attacks import Blow, Outcome, passes_ward, strike
from ..fight.cleaving import Chain
from ..fight.targets import melee_weapon, weapon_of, why_no_attack
from ..ground.board import direction_to, may_stand, on_map, put, standing
from ..ground.engagement import stir
from ..ground.perceiving import bump
from ..ground.stepping import settle
from ..model.catalogue import no
from ..model.events import ForcedMove
from ..model.kinds import Cost, Weapon
from ..model.stats import Combat, Condition, Warrior
from ..reactions.interrupts import somebody
from .attacking import holds, weapon_field, why_not_held
from .deed import Deed, give_back
from .objects import lay_down
from .overrunning import Overrun

MANEUVERS = ("force_back", "knock_down", "disarm", "overrun", "wrestle", "incapacitate")
HELPED_BY = {
    "knock_down": ("entangling", "flexible"), "wrestle": ("entangling",), "disarm": ("flexible",),
    "incapacitate": ("incapacitating",),
}  # fmt: skip
"""Weapon tags that give +2 (ACKS-MANEUV-10)."""
RULES = {
    "force_back": "ACKS-MANEUV-3", "knock_down": "ACKS-MANEUV-4", "disarm": "ACKS-MANEUV-5",
    "overrun": "ACKS-MANEUV-6", "wrestle": "ACKS-MANEUV-7", "incapacitate": "ACKS-MANEUV-8",
}  # fmt: skip


def skilled(warrior: Warrior, kind: str) -> bool:
    return f"combat_trickery:{kind}" in warrior.card.proficiencies


def penalty(warrior: Warrior, kind: str, weapon: Weapon) -> int:
    """-4, or -2 for the skilled; +2 by a fitting weapon (ACKS-MANEUV-1, ACKS-MANEUV-10)."""
    helped = any(tag in weapon.tags for tag in HELPED_BY.get(kind, ()))
    return (-2 if skilled(warrior, kind) else -4) + (2 if helped else 0)


class Maneuver(Deed):
    """Force back, knock down, disarm, overrun, wrestle or incapacitate (ACKS-MANEUV-1)."""

    id = "maneuver"
    group = "attack"
    rule = "ACKS-MANEUV-1"
    attacks = True
    trigger = "attacks"

    def needs(self, combat: Combat, warrior: Warrior) -> Mapping[str, Field]:
        likely = [each.id for each in combat.enemies(warrior)]
        return {
            "kind": words(*MANEUVERS, optional=False), "target": somebody(combat, likely),
            "with": weapon_field(warrior),
        }  # fmt: skip

    def weapon(self, warrior: Warrior, values: Values) -> Weapon | None:
        return weapon_of(warrior, values["with"]) if "with" in values else melee_weapon(warrior)

    def forbids(self, combat: Combat, warrior: Warrior, values: Values, paid: Cost) -> Iterator[Refusal]:
        weapon = self.weapon(warrior, values)
        yield from why_not_held(warrior, values)
        if weapon is None or weapon.missile:
            yield no("ACKS-MANEUV-1", who=warrior.id)
        elif "target" in values:
            target = combat.warriors[values["target"]]
            if target.status != "active":
                yield no("ACKS-ATK-1", "no_opponent", target=target.id)
            else:
                yield from why_no_attack(combat, warrior, target, weapon)
            if values.get("kind") == "disarm" and not weapon_to_lose(target):
                yield no("ACKS-MANEUV-5", target=target.id)

    def effect(self, scene: Scene[Combat], warrior: Warrior, values: Values, paid: Cost) -> Script[None]:
        target, weapon, kind = scene.state.warriors[values["target"]], self.weapon(warrior, values), values["kind"]
        assert weapon is not None
        if kind == "overrun":
            trick = -2 if skilled(warrior, kind) else 0
            yield from Overrun(scene, warrior, weapon, penalty(warrior, kind, weapon), trick).run_at(target)
            return
        blow = Blow(
            how=kind, penalty=penalty(warrior, kind, weapon), no_armor=kind == "wrestle",
            nonlethal=kind == "incapacitate", warded=False, sure=holds(warrior, target),
        )  # fmt: skip
        outcome = yield from strike(scene, warrior, target, weapon, blow, harmless=kind == "wrestle")
        if not outcome.made:
            give_back(warrior)
        if not outcome.hit:
            return
        if target.status == "active":
            yield from self.follow(scene, warrior, target, weapon, kind, outcome)
        if outcome.downed:
            blow = Blow(nonlethal=blow.nonlethal)
            yield from Chain(scene, warrior, weapon, blow, target.id).go_on()

    def begin(self, scene: Scene[Combat], warrior: Warrior, values: Values) -> Script[bool]:
        """A ward may keep it from this target; the segment stays open for another (ACKS-ATK-11)."""
        return (yield from passes_ward(scene, warrior, scene.state.warriors[values["target"]]))

    def settled(self, warrior: Warrior, values: Values) -> Values:
        weapon = self.weapon(warrior, values)
        return values if weapon is None else {**values, "with": weapon.id}

    def follow(
        self, scene: Scene[Combat], warrior: Warrior, target: Warrior, weapon: Weapon, kind: str, outcome: Outcome
    ) -> Script[None]:
        """The target's save, and what a failure brings."""
        if kind == "incapacitate" or (kind == "disarm" and not weapon_to_lose(target)):
            return
        extra: list[Part] = [(-2 if skilled(warrior, kind) else 0, "combat_trickery", "ACKS-MANEUV-1")]
        if kind in ("force_back", "knock_down", "wrestle"):
            extra.append((2 * (target.card.size - warrior.card.size), "size", "ACKS-MANEUV-2"))
        if kind == "disarm" and "two_handed" in target.arms[weapon_to_lose(target)].tags:
            extra.append((4, "two_handed", "ACKS-MANEUV-5"))
        with underway(scene, lambda: target.status == "active") as act:
            passed = yield from save(scene, target, "paralysis", extra, warrior)
        if act.lost:
            return
        if not passed and kind == "force_back":
            yield from force_back(scene, warrior, target, outcome.damage)
        elif not passed and kind == "knock_down":
            gain(scene, target, Condition("prone"), RULES[kind])
        elif not passed and kind == "disarm" and weapon_to_lose(target):
            disarm(scene, target)
        elif not passed and kind == "wrestle":
            gain(scene, target, Condition("wrestled", warrior.id), RULES[kind])


def weapon_to_lose(target: Warrior) -> str:
    """The weapon that a disarm takes: the first in hand that is not part of the body."""
    return next((name for name in target.hand if "natural" not in target.arms[name].tags), "")


def disarm(scene: Scene[Combat], target: Warrior) -> None:
    """The weapon lands 5 ft away: on the first open square around (ACKS-MANEUV-5)."""
    grid = scene.state.ground.grid
    name = weapon_to_lose(target)
    target.hand.remove(name)
    around = grid.near(target.body) & grid.open & ~target.body
    x, y = next(iter(grid.points(around)), (target.place.x, target.place.y))
    lay_down(scene, target, name, x, y, "ACKS-MANEUV-5")


def pushed_feet(squares: int, step: tuple[int, int]) -> int:
    """What so many steps straight away are in feet; every second diagonal counts double (ACKS-GRID-2)."""
    return 5 * FIVE_TEN.distance(squares * step[0], squares * step[1])


def force_back(scene: Scene[Combat], warrior: Warrior, target: Warrior, feet: int) -> Script[None]:
    """Straight away from the attacker, as many feet as the damage; walls and bodies stop it (ACKS-MANEUV-3)."""
    combat = scene.state
    dx, dy = direction_to(warrior.place, target.place)
    step = ((dx > 0) - (dx < 0), (dy > 0) - (dy < 0))
    stir(combat)
    body_before = target.body
    gone, hits_wall, there, last = 0, False, target.place, 0
    while pushed_feet(gone + 1, step) <= feet:
        there = there.moved(*step)
        body = combat.ground.grid.filled(there)
        hard = combat.ground.grid.solid.squares | combat.ground.obstacles
        if not on_map(combat, there) or body & hard:
            hits_wall = True
            break
        bump(scene, target, there)
        behind = [x for x in standing(combat) if x is not target and x.body & body]
        if any(each.card.size >= target.card.size for each in behind):
            gain(scene, target, Condition("prone"), "ACKS-MANEUV-3")
            break
        for each in behind:
            gain(scene, each, Condition("prone"), "ACKS-MANEUV-3")
        gone += 1
        if may_stand(combat, target, there):
            put(combat.ground, target, there, target.facing)
            last = gone
    if last or hits_wall:
        displaced(scene, target)
    if scene.recording:
        end = f"{target.place.x},{target.place.y}"
        scene.tell(ForcedMove(target.id, warrior.id, end, pushed_feet(last, step), rules=("ACKS-MANEUV-3",)))
    if hits_wall:
        gain(scene, target, Condition("prone"), "ACKS-MANEUV-3")
        dice = yield from roll(scene, warrior.id, "collision", pushed_feet(gone, step) // 10, 6)
        if dice:
            parts: list[Part] = [(sum(dice), "collision", "ACKS-MANEUV-3")]
            hurt(scene, target, parts, "bludgeoning", warrior.id, extraordinary=False)
    yield from endanger(scene, target, "enter", body_before)
    yield from settle(scene)
