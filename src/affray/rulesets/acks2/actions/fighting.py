"""Fighting: attack, charge, coup de grace, and what a holder does (ACKS-ATK, ACKS-CHARGE, ACKS-MELEE)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from affray.core.fields import Field, OneOf, Place
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Script, roll
from affray.space.facing import Facing
from affray.space.measure import FIVE_TEN, Footprint
from affray.space.straight import line

from ..attacks import Blow, can_damage, passes_ward
from ..board import anchor, facing_towards, front_left, line_clear, may_stand, occupied, on_map, within_reach
from ..catalogue import no
from ..cleaving import attack
from ..conditions import disorder
from ..damage import hurt, slay
from ..deed import Deed, can_act, engaged_rules, prone_rules
from ..engagement import is_engaged
from ..events import Moved
from ..interrupts import interrupts, note_deed, somebody
from ..routes import Route, costs, speed
from ..stats import BLINDED, BRAWLING, FRIGHTENED, HELD, HIDDEN, RESTRAINED, WINDED, Combat, Warrior, Weapon
from ..stepping import enter, placings
from ..targets import (
    main_weapon,
    may_attack,
    melee_weapon,
    targets_of,
    weapon_of,
    why_no_attack,
    why_no_coup,
)  # fmt: skip
from ..throws import Part
from ..walking import Walk
from .moving import is_square, keeps_order


def weapon_field(warrior: Warrior) -> OneOf:
    def among() -> Sequence[str]:
        return [*warrior.hand, *BRAWLING]

    return OneOf(among, optional=True)


def chosen_weapon(warrior: Warrior, values: Values) -> Weapon:
    """The weapon named, else the first in hand."""
    named = weapon_of(warrior, values["with"]) if "with" in values else None
    return main_weapon(warrior) if named is None else named


class Attack(Deed):
    """One attack, or the whole attack sequence of a creature that has one (ACKS-ATK-4)."""

    id = "attack"
    rule = "ACKS-ATK-4"
    attacks = True
    trigger = "attacks"

    def needs(self, combat: Combat, warrior: Warrior) -> Mapping[str, Field]:
        def spots() -> list[tuple[int, int]]:
            x, y = warrior.place.x, warrior.place.y
            return [(x + dx, y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy]

        likely = [each.id for each in targets_of(combat, warrior, main_weapon(warrior))]
        return {
            "target": somebody(combat, likely), "with": weapon_field(warrior), "step": Place(spots, optional=True),
        }  # fmt: skip

    def forbids(self, combat: Combat, warrior: Warrior, values: Values, paid: str) -> Iterator[Refusal]:
        if "target" not in values:
            return
        target, weapon = combat.warriors[values["target"]], chosen_weapon(warrior, values)
        if "step" in values:
            yield from self.why_no_step(combat, warrior, target, weapon, values["step"])
        else:
            yield from why_no_attack(combat, warrior, target, weapon)

    def why_no_step(
        self, combat: Combat, warrior: Warrior, target: Warrior, weapon: Weapon, step: tuple[int, int]
    ) -> Iterator[Refusal]:
        """Stationary and unengaged: up to 5 ft towards an enemy, if that is needed to engage it (ACKS-MOVE-7)."""
        place = warrior.place._replace(x=step[0], y=step[1])
        near = max(abs(step[0] - warrior.place.x), abs(step[1] - warrior.place.y)) == 1
        closer = FIVE_TEN.between(place, target.place) < FIVE_TEN.between(warrior.place, target.place)
        if warrior.moved or is_engaged(combat, warrior):
            yield no("ACKS-MOVE-7", "not_stationary", who=warrior.id)
        if not near or not closer or not may_stand(combat, warrior, place):
            yield no("ACKS-MOVE-7", "step", who=warrior.id)
        elif weapon.missile or within_reach(warrior, target, weapon.reach) or not combat.hostile(warrior, target):
            yield no("ACKS-MOVE-7", "needless", target=target.id)
        elif FIVE_TEN.between(place, target.place) > max(weapon.reach, 1) or target.status != "active":
            yield no("ACKS-MELEE-1", target=target.id)

    def effect(self, scene: Scene[Combat], warrior: Warrior, values: Values, paid: str) -> Script[None]:
        combat = scene.state
        target, weapon = combat.warriors[values["target"]], chosen_weapon(warrior, values)
        if "step" in values:
            x, y = values["step"]
            place = warrior.place._replace(x=x, y=y)
            start = f"{warrior.place.x},{warrior.place.y}"
            facing = facing_towards(warrior, place, target.place)
            yield from enter(scene, warrior, place, facing)
            warrior.moved += 1
            if scene.recording:
                scene.tell(Moved(warrior.id, "step", start, f"{x},{y}", 5, facing.name, rules=("ACKS-MOVE-7",)))
        yield from sequence(scene, warrior, target, weapon, Blow(warded=False), "with" in values)

    def begin(self, scene: Scene[Combat], warrior: Warrior, values: Values) -> Script[bool]:
        """A ward may keep it from this target; the segment stays open for another (ACKS-ATK-11)."""
        return (yield from passes_ward(scene, warrior, scene.state.warriors[values["target"]]))


def sequence(
    scene: Scene[Combat], warrior: Warrior, target: Warrior, weapon: Weapon, blow: Blow, single: bool
) -> Script[None]:
    """The attacks of a sequence in listed order, each with its cleaves; a fallen target is replaced (ACKS-ATK-4)."""
    combat = scene.state
    names = [weapon.id] if single or weapon.id in BRAWLING else list(warrior.hand)
    for number, name in enumerate(names):
        held = weapon_of(warrior, name)
        if held is None or not can_act(warrior):
            continue
        if number and not may_attack(combat, warrior, target, held):
            others = targets_of(combat, warrior, held)
            if not others:
                continue
            target = min(others, key=lambda each: each.hp)
        if may_attack(combat, warrior, target, held):
            yield from attack(scene, warrior, target, held, blow)


class CoupDeGrace(Deed):
    """Slay a helpless opponent without a roll (ACKS-MELEE-6)."""

    id = "coup_de_grace"
    rule = "ACKS-MELEE-6"
    attacks = True
    trigger = "attacks"

    def needs(self, combat: Combat, warrior: Warrior) -> Mapping[str, Field]:
        return {"target": somebody(combat), "with": weapon_field(warrior)}

    def forbids(self, combat: Combat, warrior: Warrior, values: Values, paid: str) -> Iterator[Refusal]:
        if "target" in values:
            target, weapon = combat.warriors[values["target"]], chosen_weapon(warrior, values)
            yield from why_no_coup(combat, warrior, target, weapon)
            if not can_damage(target, weapon):
                yield no("ACKS-MELEE-6", "immune", target=target.id)

    def effect(self, scene: Scene[Combat], warrior: Warrior, values: Values, paid: str) -> Script[None]:
        scene.state.offensive = True
        slay(scene, scene.state.warriors[values["target"]], self.rule)
        yield from ()


class HoldDamage(Deed):
    """Whoever holds somebody deals its attack's damage without a throw (ACKS-COND-13)."""

    id = "hold_damage"
    rule = "ACKS-COND-13"
    attacks = True
    trigger = "attacks"

    def needs(self, combat: Combat, warrior: Warrior) -> Mapping[str, Field]:
        return {"target": somebody(combat)}

    def forbids(self, combat: Combat, warrior: Warrior, values: Values, paid: str) -> Iterator[Refusal]:
        held = [x.id for x in combat.warriors.values() if x.marks & HELD and holds(warrior, x)]
        if not held or values.get("target", held[0]) not in held:
            yield no("ACKS-COND-13", "not_held", who=warrior.id)

    def effect(self, scene: Scene[Combat], warrior: Warrior, values: Values, paid: str) -> Script[None]:
        target, weapon = scene.state.warriors[values["target"]], melee_weapon(warrior) or BRAWLING["fist"]
        scene.state.offensive = True
        dice = yield from roll(scene, warrior.id, "damage", weapon.damage.count, weapon.damage.sides)
        parts: list[Part] = [
            (sum(dice) + weapon.damage.plus, "dice", "ACKS-DMG-1"), (warrior.card.str_mod, "str", "ACKS-DMG-1"),
            (weapon.damage_bonus, "weapon", "ACKS-DMG-1"),
        ]  # fmt: skip
        hurt(scene, target, parts, weapon.type, warrior.id, weapon.extraordinary, weapon.nonlethal)


def holds(warrior: Warrior, other: Warrior) -> bool:
    return any(x.by == warrior.id and x.name in ("wrestled", "grabbed") for x in other.conditions)


# -- the charge ------------------------------------------------------------------------------------
class Charge(Deed):
    """Running speed in a straight line towards an opponent, then a melee attack on it (ACKS-CHARGE)."""

    id = "charge"
    rule = "ACKS-CHARGE-1"
    cost = "full"
    moves = True
    attacks = True

    def needs(self, combat: Combat, warrior: Warrior) -> Mapping[str, Field]:
        def ends() -> list[tuple[int, int]]:
            return combat.ground.grid.points(combat.ground.grid.open)

        likely = [each.id for each in combat.enemies(warrior)]
        return {
            "target": somebody(combat, likely), "to": Place(ends, optional=True), "with": weapon_field(warrior),
        }  # fmt: skip

    def weapon(self, warrior: Warrior, values: Values) -> Weapon | None:
        named = weapon_of(warrior, values["with"]) if "with" in values else melee_weapon(warrior)
        return None if named is None or named.missile else named

    def forbids(self, combat: Combat, warrior: Warrior, values: Values, paid: str) -> Iterator[Refusal]:
        yield from engaged_rules(combat, warrior, "ACKS-ENGAGE-9", "ACKS-CHARGE-2")
        yield from prone_rules(warrior, "ACKS-CHARGE-13")
        if warrior.marks & (WINDED | HELD | RESTRAINED):
            yield no("ACKS-CHARGE-13", who=warrior.id)
        if warrior.marks & FRIGHTENED:
            yield no("ACKS-COND-9", who=warrior.id)
        weapon = self.weapon(warrior, values)
        if weapon is None:
            yield no("ACKS-CHARGE-1", "no_melee_weapon", who=warrior.id)
        elif "target" in values:
            target = combat.warriors[values["target"]]
            yield from why_no_charge(combat, warrior, target, weapon, values.get("to"))

    def effect(self, scene: Scene[Combat], warrior: Warrior, values: Values, paid: str) -> Script[None]:
        """Movement, free turns on the way, interrupts, then the attack (ACKS-FIRST-19, ACKS-CHARGE-11)."""
        combat = scene.state
        target, weapon = combat.warriors[values["target"]], self.weapon(warrior, values)
        assert weapon is not None
        end = charge_end(combat, warrior, target, weapon, values.get("to"))
        assert end is not None
        warrior.charged = True
        combat.charger, combat.charged_target = warrior.id, target.id
        if not keeps_order(warrior):
            disorder(scene, warrior, "ACKS-CHARGE-8")

        yield from self.rush(scene, warrior, target, charge_line(combat, warrior, end))
        if warrior.status != "active":
            return
        note_deed(combat, warrior, "attacks")
        yield from interrupts(scene, warrior, charge=True)
        combat.triggered = []
        warrior.committed = True
        if can_act(warrior) and target.status == "active" and may_attack(combat, warrior, target, weapon):
            single = combat.options.charge_attacks == "single"
            yield from sequence(scene, warrior, target, weapon, Blow(how="charge", charge=True), single)

    def rush(
        self, scene: Scene[Combat], warrior: Warrior, target: Warrior, places: Sequence[Footprint]
    ) -> Script[None]:
        """The movement; it looks at its target all the way (ACKS-CHARGE-5)."""

        def look(here: Footprint, there: Footprint) -> Facing:
            return facing_towards(warrior, there, target.place)

        if not is_square(warrior):
            facing = facing_towards(warrior, warrior.place, target.place)
            found = placings(scene.state, warrior, facing)
            if facing != warrior.facing and found:
                yield from enter(scene, warrior, found[0], facing)
        walk = Walk(scene, warrior, Route(list(places)), look, self.id)
        yield from walk.play(self.rule)


def charge_line(combat: Combat, warrior: Warrior, end: Footprint) -> list[Footprint]:
    """The straight line of places from here to there, without the start (ACKS-GRID-9)."""
    grid, place = combat.ground.grid, warrior.place
    squares = line(grid, anchor(combat, place), anchor(combat, end))
    return [grid.place(square, place.wide, place.deep) for square in squares[1:]]


def path_wrong(combat: Combat, warrior: Warrior, target: Warrior, end: Footprint, others: int) -> str:
    """The rule against charging along the line to a place; empty if it is clear (ACKS-CHARGE-4, ACKS-CHARGE-5)."""
    grid, ground = combat.ground.grid, combat.ground
    here = warrior.place
    distance = FIVE_TEN.between(here, target.place)
    closed = others | grid.solid.squares | ground.obstacles
    for place in charge_line(combat, warrior, end):
        if grid.filled(place) & closed:
            return "ACKS-CHARGE-4"
        now = FIVE_TEN.between(place, target.place)
        if now > distance:
            return "ACKS-CHARGE-5"
        distance = now
    return ""


def line_cost(combat: Combat, warrior: Warrior, end: Footprint) -> int:
    found = costs(combat, warrior, charge_line(combat, warrior, end))
    return found[-1] if found else 0


def charge_end(
    combat: Combat, warrior: Warrior, target: Warrior, weapon: Weapon, to: tuple[int, int] | None
) -> Footprint | None:
    """Where the charge ends: as named, else the cheapest clear place from which the target is in reach."""
    place = warrior.place
    if to is not None:
        x, y = front_left(place, warrior.facing)
        there = place.moved(to[0] - x, to[1] - y)
        return there if there != place and on_map(combat, there) else None
    best: Footprint | None = None
    least = speed(warrior, warrior.card.run) + 1
    others = occupied(combat, warrior)
    for there in ends_near(combat, warrior, target, weapon):
        far = FIVE_TEN.between(place, there._replace(wide=place.wide)) if place.wide > 1 else FIVE_TEN.distance(
            there.x - place.x, there.y - place.y
        )  # fmt: skip
        if far >= least or combat.ground.grid.filled(there) & others:
            continue
        cost = line_cost(combat, warrior, there)
        if cost < least and not path_wrong(combat, warrior, target, there, others):
            best, least = there, cost
    return best


def ends_near(combat: Combat, warrior: Warrior, target: Warrior, weapon: Weapon) -> Iterator[Footprint]:
    """Places from which the target is within reach."""
    place, body, reach = warrior.place, target.place, weapon.reach
    for y in range(body.y - place.deep - reach + 1, body.y + body.deep + reach):
        for x in range(body.x - place.wide - reach + 1, body.x + body.wide + reach):
            there = Footprint(x, y, place.wide, place.deep)
            if there == place or not on_map(combat, there):
                continue
            dx, dy = there.apart(body)
            if max(dx, dy) <= 1 or FIVE_TEN.distance(dx, dy) <= reach:
                yield there


def why_no_charge(
    combat: Combat, warrior: Warrior, target: Warrior, weapon: Weapon, to: tuple[int, int] | None
) -> Iterator[Refusal]:
    """Sight, a clear straight line within running speed, and the target in reach at its end."""
    if target.status != "active" or not combat.hostile(warrior, target):
        yield no("ACKS-ATK-1", "no_opponent", target=target.id)
        return
    if not in_sight(combat, warrior, target):
        yield no("ACKS-CHARGE-3", target=target.id)
    if 5 * FIVE_TEN.between(warrior.place, target.place) < combat.options.charge_min_distance_ft:
        yield no("ACKS-CHARGE-6", target=target.id)
    end = charge_end(combat, warrior, target, weapon, to)
    if end is None:
        yield from why_no_line(combat, warrior, target, weapon)
        return
    wrong = path_wrong(combat, warrior, target, end, occupied(combat, warrior))
    if wrong:
        yield no(wrong, target=target.id)
    if line_cost(combat, warrior, end) > speed(warrior, warrior.card.run):
        yield no("ACKS-CHARGE-1", "too_far", target=target.id)
    dx, dy = end.apart(target.place)
    if max(dx, dy) > 1 and FIVE_TEN.distance(dx, dy) > weapon.reach:
        yield no("ACKS-CHARGE-5", target=target.id)


def in_sight(combat: Combat, warrior: Warrior, target: Warrior) -> bool:
    """A charger turns to its target first, so only walls, blindness and hiding count (ACKS-CHARGE-3, -5)."""
    return not target.marks & HIDDEN and not warrior.marks & BLINDED and line_clear(
        combat, warrior.place, target.place
    )


def why_no_line(combat: Combat, warrior: Warrior, target: Warrior, weapon: Weapon) -> Iterator[Refusal]:
    """No end square fits: none at all, all too far, or the way is not clear."""
    others = occupied(combat, warrior)
    most = speed(warrior, warrior.card.run)
    ends = list(ends_near(combat, warrior, target, weapon))
    near = [each for each in ends if line_cost(combat, warrior, each) <= most]
    if not ends or not near:
        yield no("ACKS-CHARGE-1", "too_far", target=target.id)
    elif any(path_wrong(combat, warrior, target, each, others) == "ACKS-CHARGE-4" for each in near):
        yield no("ACKS-CHARGE-4", target=target.id)
    else:
        yield no("ACKS-CHARGE-5", target=target.id)
