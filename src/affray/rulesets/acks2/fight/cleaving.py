"""Cleaving: after a kill another attack throw, and what else a cleave may be spent on (ACKS-CLEAVE)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from affray.core.fields import Field, OneOf
from affray.core.places import Place
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Script, ask
from affray.core.timing import Lasting
from affray.space.facing import Facing
from affray.space.measure import FIVE_TEN, Footprint

from ..body.conditions import end_by, gain, lose, until_own_initiative
from ..body.hazards import endanger
from ..body.throws import throw
from ..ground.board import (
    Supposed,
    facing_after,
    front_left,
    line_clear,
    may_stand,
    put,
    sees,
    shape_of,
    spot_of,
    stepped,
    within_five,
)
from ..ground.engagement import engagers
from ..ground.perceiving import bump, slip_away
from ..ground.stepping import enter
from ..model.catalogue import in_order, no
from ..model.conditions import NO_BLOWS, PRONE, RESTRAINED
from ..model.events import Acted, CleaveOffered, Moved, Readied
from ..model.kinds import Weapon
from ..model.naming import thing
from ..model.stats import Combat, Condition, Ready, Warrior
from .attacks import PLAIN, Blow, ambush_dice, ambushes, strike
from .targets import has_hiding_place, is_vulnerable_to, may_attack, range_band, why_no_attack


class Chain:
    """One attack and the cleaves that may follow it."""

    def __init__(self, scene: Scene[Combat], attacker: Warrior, weapon: Weapon, blow: Blow, felled: str = "") -> None:
        self.scene, self.attacker, self.weapon, self.blow = scene, attacker, weapon, blow
        self.band = -1
        self.made = False
        """The first attack came to a throw."""
        self.felled = felled
        """Who has just fallen: a cleave strikes another (ACKS-CLEAVE-1)."""
        self.ambushed = False
        self.vulnerable: list[str] = []
        if ambush_dice(attacker) >= 0:
            combat = scene.state
            self.vulnerable = [x.id for x in combat.enemies(attacker) if is_vulnerable_to(combat, x, attacker)]

    # -- how many ----------------------------------------------------------------------------------
    def left(self) -> int:
        """Cleaves left this round, by class and by weapon (ACKS-CLEAVE-3, ACKS-CLEAVE-11)."""
        own = self.attacker.card.cleave_max - self.attacker.cleaves
        limit = self.weapon.cleave_limit
        return own if limit is None or not self.weapon.missile else min(own, limit - self.attacker.shots)

    def why_none(self) -> list[Refusal]:
        if self.attacker.cleaves >= self.attacker.card.cleave_max:
            return [no("ACKS-CLEAVE-3", who=self.attacker.id)]
        return [no("ACKS-CLEAVE-11", weapon=self.weapon.id)] if self.left() <= 0 else []

    def able(self) -> bool:
        attacker = self.attacker
        return attacker.status == "active" and not attacker.marks & NO_BLOWS

    # -- whom --------------------------------------------------------------------------------------
    def why_not(self, values: Values) -> list[Refusal]:
        combat, attacker = self.scene.state, self.attacker
        found = self.why_none()
        if "target" in values:
            target = combat.warriors[values["target"]]
            step = values.get("step")
            if target.id == self.felled:
                found.append(no("ACKS-CLEAVE-1", target=target.id))
            if step is not None and not self.weapon.missile:
                found += self.why_no_step(target, step)
            elif step is not None:
                found += self.why_no_shift(target, step)
            else:
                found += why_no_attack(combat, attacker, target, self.weapon)
            place = attacker.place if step is None else stepped(attacker, step)
            if self.weapon.missile and self.band >= 0 and self.band_from(place, target) != self.band:
                found.append(no("ACKS-CLEAVE-11", "range_band", target=target.id))
        return in_order(found)

    def band_from(self, place: Footprint, target: Warrior) -> int:
        """The range band of a target as it is from a place."""
        with Supposed(self.attacker):
            put(self.scene.state.ground, self.attacker, place, self.attacker.facing)
            return range_band(self.attacker, target, self.weapon)

    def why_no_step(self, target: Warrior, step: tuple[int, int]) -> Iterator[Refusal]:
        """5 ft towards another target in sight, still engaged by the same opponents (ACKS-CLEAVE-6)."""
        combat, attacker = self.scene.state, self.attacker
        place = stepped(attacker, step)
        fits = is_step(attacker, place) and may_stand(combat, attacker, place, attacker.side)
        fits = fits and sees(combat, attacker, target)
        if not fits or farther(place, attacker.place, target) or attacker.marks & (PRONE | RESTRAINED):
            yield no("ACKS-CLEAVE-6", "step", target=target.id)
            return
        before = [each.id for each in engagers(combat, attacker)]
        with Supposed(attacker):
            put(combat.ground, attacker, place, facing_after(attacker, place, target.place))
            after = [each.id for each in engagers(combat, attacker)]
            reach = list(why_no_attack(combat, attacker, target, self.weapon))
        if any(name not in after for name in before):
            yield no("ACKS-CLEAVE-6", "engaged", target=target.id)
        yield from reach

    def why_no_shift(self, target: Warrior, step: tuple[int, int]) -> Iterator[Refusal]:
        """Between missile cleaves 5 ft away from visible enemies (ACKS-CLEAVE-12)."""
        combat, attacker = self.scene.state, self.attacker
        place = stepped(attacker, step)
        fits = is_step(attacker, place) and may_stand(combat, attacker, place, attacker.side)
        fits = fits and not engagers(combat, attacker)
        if not fits or attacker.marks & (PRONE | RESTRAINED):
            yield no("ACKS-CLEAVE-12", "step", target=target.id)
            return
        seen = [enemy for enemy in combat.enemies(attacker) if sees(combat, attacker, enemy)]
        for enemy in seen:
            if farther(attacker.place, place, enemy):
                yield no("ACKS-CLEAVE-12", "closer", target=enemy.id)
        nearest = min(seen, key=lambda enemy: FIVE_TEN.between(attacker.place, enemy.place), default=None)
        if nearest is not None and not farther(place, attacker.place, nearest):
            yield no("ACKS-CLEAVE-12", "closer", target=nearest.id)
        with Supposed(attacker):
            put(combat.ground, attacker, place, attacker.facing)
            reach = list(why_no_attack(combat, attacker, target, self.weapon))
        yield from reach

    def targets(self) -> list[str]:
        """Whom a cleave may strike without a step."""
        combat, attacker = self.scene.state, self.attacker
        found = [x for x in combat.enemies(attacker) if may_attack(combat, attacker, x, self.weapon)]
        if self.weapon.missile and self.band >= 0:
            found = [x for x in found if range_band(attacker, x, self.weapon) == self.band]
        return [each.id for each in found]

    def steps(self) -> list[tuple[int, int]]:
        x, y = front_left(self.attacker.place, self.attacker.facing)
        return [(x + dx, y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy]

    def reachable(self) -> bool:
        """Whether any cleave is possible, with a step if need be."""
        if self.targets():
            return True
        combat, attacker = self.scene.state, self.attacker
        if self.weapon.missile:
            return False
        x, y = front_left(attacker.place, attacker.facing)
        for enemy in combat.enemies(attacker):
            dx, dy = attacker.place.apart(enemy.place)
            if max(dx, dy) > self.weapon.reach + 1 or not line_clear(combat, attacker.place, enemy.place):
                continue
            for step in self.steps():
                dx, dy = attacker.place.moved(step[0] - x, step[1] - y).apart(enemy.place)
                if max(dx, dy) <= self.weapon.reach and not self.why_not({"target": enemy.id, "step": step}):
                    return True
        return False

    # -- the question ------------------------------------------------------------------------------
    def options(self) -> list[Option]:
        combat = self.scene.state

        def everybody() -> Sequence[str]:
            return list(combat.warriors)

        def fields() -> Mapping[str, Field]:
            target = OneOf(everybody, self.targets, type="combatant")
            step = Place(self.steps, optional=True, opens=True, body=shape_of(self.attacker))
            return {"target": target, "step": step}

        known = [Option("cleave", fields, self.why_not, group="attack")]
        known += self.other_uses()
        return [*known, Option("stop", ends=True)]

    def other_uses(self) -> list[Option]:
        """With no enemy within 5 ft, or no target for missiles, a cleave serves otherwise (ACKS-CLEAVE-10, -12)."""
        attacker, weapon = self.attacker, self.weapon
        combat = self.scene.state

        def why_not(values: Values) -> list[Refusal]:
            found = self.why_none()
            near = [each.id for each in combat.enemies(attacker) if within_five(attacker, each)]
            if weapon.missile and self.targets():
                found.append(no("ACKS-CLEAVE-12", "targets", targets=tuple(self.targets())))
            elif not weapon.missile and near:
                found.append(no("ACKS-CLEAVE-10", enemies=tuple(near)))
            return in_order(found)

        def why_no_hurl(values: Values) -> list[Refusal]:
            found = why_not(values)
            hurled = self.hurled(values)
            if hurled is None:
                found.append(no("ACKS-CLEAVE-10", "not_thrown", weapon=weapon.id))
            elif "target" in values:
                found += why_no_attack(combat, attacker, combat.warriors[values["target"]], hurled)
            return in_order(found)

        def everybody() -> Sequence[str]:
            return list(combat.warriors)

        def why_no_hiding(values: Values) -> list[Refusal]:
            found = why_not(values)
            if attacker.card.hide_throw is None or not has_hiding_place(combat, attacker):
                found.append(no("ACKS-MOVE-13", who=attacker.id))
            return in_order(found)

        def why_no_cover(values: Values) -> list[Refusal]:
            found = why_not(values)
            held = attacker.marks & (PRONE | RESTRAINED)
            if held or ("to" in values and not is_cover(combat, attacker, values["to"])):
                found.append(no("ACKS-CLEAVE-12", "cover", who=attacker.id))
            return in_order(found)

        if weapon.missile:
            return [
                Option("ready", why_not=why_not), Option("drop_prone", why_not=why_not),
                Option("hide", why_not=why_no_hiding),
                Option("move_into_cover", {"to": Place(self.steps, body=shape_of(attacker))}, why_no_cover),
            ]  # fmt: skip
        what = thing(
            self.throwable, optional=True, opens=True, rule="ACKS-CLEAVE-10", code="not_thrown", key="weapon"
        )  # fmt: skip
        hurl = Option("hurl", {"target": OneOf(everybody, type="combatant"), "with": what}, why_no_hurl, group="attack")
        return [hurl, Option("defend", why_not=why_not), Option("ready", why_not=why_not)]

    def throwable(self) -> list[str]:
        """What it could hurl: the weapon in hand first, then what hangs at its belt (ACKS-CLEAVE-10)."""
        names = [*self.attacker.hand, *(name for name in self.attacker.arms if name not in self.attacker.hand)]
        arms = self.attacker.arms
        return [name for name in names if arms[name].thrown and arms[name].range is not None]

    def hurled(self, values: Values) -> Weapon | None:
        name = values.get("with", next(iter(self.throwable()), None))
        return None if name is None else replace(self.attacker.arms[name], missile=True)

    # -- the chain ---------------------------------------------------------------------------------
    def begin(self, target: Warrior) -> Script[bool]:
        """The first attack; whether it felled its target."""
        if self.weapon.missile:
            self.band = range_band(self.attacker, target, self.weapon)
        self.ambushed = ambushes(self.scene.state, self.attacker, target, self.weapon, self.blow)
        outcome = yield from strike(self.scene, self.attacker, target, self.weapon, self.blow)
        self.made, self.felled = outcome.made, target.id
        return outcome.downed

    def go_on(self) -> Script[None]:
        """Cleave as long as opponents fall, cleaves are left and the attacker wishes (ACKS-CLEAVE-1)."""
        while self.question() is not None:
            if self.scene.recording:
                self.scene.tell(CleaveOffered(self.attacker.id, self.left(), rules=("ACKS-CLEAVE-1",)))
            pick = yield from ask(self.scene, self.question)
            if pick is None or pick.do == "stop":
                return
            self.attacker.cleaves += 1
            self.attacker.shots += self.weapon.missile
            if pick.do == "cleave":
                if not (yield from self.cleave(pick.values)):
                    return
            else:
                yield from self.spend(pick.do, pick.values)
                return

    def is_useful(self) -> bool:
        """Whether a cleave can be spent on anything."""
        return self.reachable() or any(not list(option.why_not({})) for option in self.other_uses())

    def holds_weapon(self) -> bool:
        return self.weapon.id in self.attacker.hand or self.weapon.id in ("fist", "kick")

    def question(self) -> Choose | None:
        if not self.able() or self.left() <= 0 or not self.holds_weapon() or not self.is_useful():
            return None
        return Choose(self.attacker.id, "cleave", self.options)

    def cleave(self, values: Values) -> Script[bool]:
        """One more throw; a step keeps a charge's bonus alive (ACKS-CLEAVE-6, -7, -8, -9)."""
        combat, attacker = self.scene.state, self.attacker
        target = combat.warriors[values["target"]]
        step = values.get("step")
        if step is not None:
            place, start = stepped(attacker, step), spot_of(attacker)
            facing = attacker.facing if self.weapon.missile else facing_after(attacker, place, target.place)
            yield from self.step_to(place, facing)
            if self.scene.recording:
                end = spot_of(attacker)
                told = (attacker.id, "step", start, end, 5, attacker.facing.name)
                self.scene.tell(Moved(*told, rules=("ACKS-CLEAVE-6",)))
        elif self.blow.charge:
            self.blow = replace(self.blow, charge=False, impact=False)
        if self.ambushed and target.id not in self.vulnerable:
            self.blow = replace(self.blow, ambush=False)
        impact = self.blow.impact and target.charged
        blow = replace(self.blow, how="cleave", impact=impact, mover=None, warded=True)
        if not self.able() or not may_attack(combat, attacker, target, self.weapon):
            return False
        outcome = yield from strike(self.scene, attacker, target, self.weapon, blow)
        self.felled = target.id
        return outcome.downed

    def step_to(self, place: Footprint, facing: Facing) -> Script[None]:
        """5 ft between two attacks: out of a crouch, and into what lies there (ACKS-MOVE-9, ACKS-MOVE-14)."""
        attacker, before = self.attacker, self.attacker.body
        end_by(self.scene, attacker, "walks")
        if bump(self.scene, attacker, place):
            return
        slip_away(self.scene, attacker)
        yield from enter(self.scene, attacker, place, facing)
        yield from endanger(self.scene, attacker, "enter", before)

    def spend(self, what: str, values: Values) -> Script[None]:
        """A cleave spent otherwise (ACKS-CLEAVE-10, ACKS-CLEAVE-12)."""
        scene, attacker = self.scene, self.attacker
        if scene.recording:
            scene.tell(Acted(attacker.id, what, str(values.get("target", "")), "", rules=("ACKS-CLEAVE-10",)))
        if what == "hurl":
            target, weapon = scene.state.warriors[values["target"]], self.hurled(values)
            if weapon is not None:
                yield from strike(scene, attacker, target, weapon, replace(PLAIN, how="cleave"))
        elif what == "drop_prone":
            gain(scene, attacker, Condition("prone"), "ACKS-CLEAVE-12")
        elif what == "hide":
            needed = attacker.card.hide_throw
            if needed is not None and (yield from throw(scene, attacker, "hide", needed, [], "ACKS-MOVE-13")):
                gain(scene, attacker, Condition("hidden"), "ACKS-MOVE-13")
                attacker.attacked, attacker.moved = False, 0  # what it did before does not reveal it
        elif what == "move_into_cover":
            yield from self.step_to(stepped(attacker, values["to"]), attacker.facing)
        elif what == "ready":
            make_ready(scene, attacker, self.weapon)
        elif attacker.charged:
            lose(scene, attacker, "disordered", "ACKS-CLEAVE-10")
        else:
            defend(scene, attacker, attacker.id)


def farther(place: Footprint, than: Footprint, enemy: Warrior) -> bool:
    return FIVE_TEN.between(place, enemy.place) > FIVE_TEN.between(than, enemy.place)


def is_step(warrior: Warrior, place: Footprint) -> bool:
    """One square away."""
    return max(abs(place.x - warrior.place.x), abs(place.y - warrior.place.y)) == 1


def is_cover(combat: Combat, warrior: Warrior, to: tuple[int, int]) -> bool:
    """A free square beside with cover (ACKS-CLEAVE-12)."""
    place = stepped(warrior, to)
    if not is_step(warrior, place) or not may_stand(combat, warrior, place, warrior.side):
        return False
    return bool(combat.ground.grid.filled(place) & (combat.ground.waist | combat.ground.chest))


def make_ready(scene: Scene[Combat], warrior: Warrior, weapon: Weapon) -> None:
    """Ready an attack with the weapon in hand, upon the usual trigger (ACKS-READY-1, D21)."""
    trigger = "comes_into_view" if weapon.missile else "comes_into_reach"
    warrior.ready = Ready("attack", weapon.id, trigger, (), (), scene.state.round)
    warrior.lost_ready = ""
    if scene.recording:
        scene.tell(Readied(warrior.id, "attack", trigger, rules=("ACKS-READY-1",)))


def defend(scene: Scene[Combat], warrior: Warrior, whom: str) -> None:
    """Protect oneself or an ally until the start of one's next initiative (ACKS-ACT-8)."""
    warrior.defending = whom
    until = until_own_initiative(scene.state, warrior)
    scene.state.timing.begin(Lasting(warrior.id, "defend", until, "ACKS-ACT-8"))


def attack(
    scene: Scene[Combat], attacker: Warrior, target: Warrior, weapon: Weapon, blow: Blow = PLAIN
) -> Script[bool]:
    """One attack with all its cleaves (ACKS-ATK-4); whether it came to a throw."""
    chain = Chain(scene, attacker, weapon, blow)
    if (yield from chain.begin(target)):
        yield from chain.go_on()
    return chain.made
