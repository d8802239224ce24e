"""Special maneuvers: they replace a melee attack (ACKS-MANEUV)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from affray.core.fields import Field
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Script, ask, roll

from ..attacks import Blow, Outcome, deal, extra_dice, strike
from ..board import direction_to, may_stand, on_map, put, standing
from ..catalogue import no
from ..cleaving import Chain
from ..conditions import gain, shaken_up
from ..damage import hurt
from ..deed import Deed, can_act, words
from ..engagement import engagers
from ..events import ForcedMove
from ..interrupts import somebody
from ..stats import Combat, Condition, Warrior, Weapon
from ..stepping import engagements, enter, settle
from ..targets import melee_weapon, weapon_of, why_no_attack
from ..throws import Part, save
from .fighting import weapon_field
from .objects import lay_down

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

    def forbids(self, combat: Combat, warrior: Warrior, values: Values, paid: str) -> Iterator[Refusal]:
        weapon = self.weapon(warrior, values)
        if weapon is None or weapon.missile:
            yield no("ACKS-MANEUV-1", who=warrior.id)
        elif "target" in values:
            target = combat.warriors[values["target"]]
            yield from why_no_attack(combat, warrior, target, weapon)
            if values.get("kind") == "disarm" and not target.hand:
                yield no("ACKS-MANEUV-5", target=target.id)

    def effect(self, scene: Scene[Combat], warrior: Warrior, values: Values, paid: str) -> Script[None]:
        target, weapon, kind = scene.state.warriors[values["target"]], self.weapon(warrior, values), values["kind"]
        assert weapon is not None
        blow = Blow(
            how=kind, penalty=penalty(warrior, kind, weapon), no_armor=kind == "wrestle",
            nonlethal=kind == "incapacitate",
        )  # fmt: skip
        gentle = kind in ("overrun", "wrestle")
        outcome = yield from strike(scene, warrior, target, weapon, blow, harmless=gentle)
        if not outcome.hit:
            return
        if target.status == "active":
            yield from self.follow(scene, warrior, target, weapon, kind, outcome)
        if outcome.downed and kind == "incapacitate":
            yield from Chain(scene, warrior, weapon, blow).go_on()

    def follow(
        self, scene: Scene[Combat], warrior: Warrior, target: Warrior, weapon: Weapon, kind: str, outcome: Outcome
    ) -> Script[None]:
        """The target's save, and what a failure brings."""
        if kind == "incapacitate":
            return
        extra: list[Part] = [(-2 if skilled(warrior, kind) else 0, "combat_trickery", "ACKS-MANEUV-1")]
        if kind in ("force_back", "knock_down", "wrestle"):
            extra.append((2 * (target.card.size - warrior.card.size), "size", "ACKS-MANEUV-2"))
        if kind == "disarm" and "two_handed" in target.arms[target.hand[0]].tags:
            extra.append((4, "two_handed", "ACKS-MANEUV-5"))
        passed = yield from save(scene, target, "paralysis", extra, warrior)
        if kind == "overrun":
            yield from overrun(scene, warrior, target, weapon, passed)
        elif not passed and kind == "force_back":
            yield from force_back(scene, warrior, target, outcome.damage)
        elif not passed and kind == "knock_down":
            gain(scene, target, Condition("prone"), RULES[kind])
        elif not passed and kind == "disarm" and target.hand:
            disarm(scene, target)
        elif not passed and kind == "wrestle":
            gain(scene, target, Condition("wrestled", warrior.id), RULES[kind])


def disarm(scene: Scene[Combat], target: Warrior) -> None:
    """The weapon lands 5 ft away: on the first open square around (ACKS-MANEUV-5)."""
    grid, place = scene.state.ground.grid, target.place
    name = target.hand.pop(0)
    spots = [(place.x + dx, place.y + dy) for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (-1, -1))]
    x, y = next((spot for spot in spots if grid.has(*spot) and grid.open >> grid.square(*spot) & 1), spots[0])
    lay_down(scene, target, name, x, y, "ACKS-MANEUV-5")


def force_back(scene: Scene[Combat], warrior: Warrior, target: Warrior, feet: int) -> Script[None]:
    """Straight away from the attacker, as many feet as the damage; walls and bodies stop it (ACKS-MANEUV-3)."""
    combat = scene.state
    dx, dy = direction_to(warrior.place, target.place)
    step = ((dx > 0) - (dx < 0), (dy > 0) - (dy < 0))
    before = engagements(combat)
    gone, hits_wall = 0, False
    for _ in range(feet // 5):
        there = target.place.moved(*step)
        body = combat.ground.grid.filled(there)
        hard = combat.ground.grid.solid.squares | combat.ground.obstacles
        if not on_map(combat, there) or body & hard:
            hits_wall = True
            break
        behind = [x for x in standing(combat) if x is not target and x.body & body]
        if any(each.card.size >= target.card.size for each in behind):
            gain(scene, target, Condition("prone"), "ACKS-MANEUV-3")
            break
        for each in behind:
            gain(scene, each, Condition("prone"), "ACKS-MANEUV-3")
        if not may_stand(combat, target, there):
            break
        put(combat.ground, target, there, target.facing)
        gone += 1
    if gone or hits_wall:
        shaken_up(scene, target, spells_too=False)
    if scene.recording:
        end = f"{target.place.x},{target.place.y}"
        scene.tell(ForcedMove(target.id, warrior.id, end, 5 * gone, rules=("ACKS-MANEUV-3",)))
    if hits_wall:
        gain(scene, target, Condition("prone"), "ACKS-MANEUV-3")
        dice = yield from roll(scene, warrior.id, "collision", gone // 2, 6)
        if dice:
            hurt(scene, target, [(sum(dice), "collision", "ACKS-MANEUV-3")], "bludgeoning", warrior.id)
    yield from settle(scene, before)


def overrun(scene: Scene[Combat], warrior: Warrior, target: Warrior, weapon: Weapon, passed: bool) -> Script[None]:
    """Blocked by a hit, or a bonus movement straight through and a bonus attack (ACKS-MANEUV-6)."""
    combat = scene.state

    def known() -> list[Option]:
        return [Option("block"), Option("let_pass")]

    def question() -> Choose | None:
        return Choose(target.id, "block", known) if target.status == "active" and can_act(target) else None

    if passed:
        pick = yield from ask(scene, question)
        if pick is not None and pick.do == "block":
            blow = Blow(how="overrun")
            dice = extra_dice(combat, warrior, target, weapon, blow, 0)
            yield from deal(scene, warrior, target, weapon, blow, dice, Outcome(hit=True))
            return
    others = [each.id for each in engagers(combat, warrior) if each is not target]
    if others:
        return
    yield from break_through(scene, warrior, target)
    found = [x for x in combat.enemies(warrior) if not list(why_no_attack(combat, warrior, x, weapon))]
    if found and can_act(warrior):
        yield from strike(scene, warrior, found[0], weapon, Blow(how="attack"))


def break_through(scene: Scene[Combat], warrior: Warrior, target: Warrior) -> Script[None]:
    """Straight ahead through the target, with what is left of the combat speed."""
    combat = scene.state
    dx, dy = direction_to(warrior.place, target.place)
    step = ((dx > 0) - (dx < 0), (dy > 0) - (dy < 0))
    left = max(0, warrior.card.combat - warrior.moved)
    place, gone = warrior.place, 0
    while gone < left:
        place = place.moved(*step)
        gone += 1
        inside = on_map(combat, place) and not combat.ground.grid.filled(place) & combat.ground.grid.solid.squares
        if not inside:
            return
        if may_stand(combat, warrior, place):
            break
    else:
        return
    warrior.moved += gone
    yield from enter(scene, warrior, place, warrior.facing)
    if scene.recording:
        end = f"{place.x},{place.y}"
        scene.tell(ForcedMove(warrior.id, warrior.id, end, 5 * gone, rules=("ACKS-MANEUV-6",)))


