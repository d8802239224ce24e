"""The charge: running speed in a straight line towards an opponent, then a melee attack on it (ACKS-CHARGE)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from affray.core.acts import underway
from affray.core.fields import Field
from affray.core.places import Place
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Script
from affray.space.measure import FIVE_TEN, Footprint
from affray.space.straight import line

from ..body.conditions import disorder, lose
from ..fight.attacks import Blow
from ..fight.sequence import sequence
from ..fight.targets import may_attack, melee_weapon, weapon_of
from ..ground.board import (
    Supposed,
    anchor,
    facing_towards,
    front_left,
    is_block,
    is_out_of_height,
    occupied,
    on_map,
    put,
    sees,
    shape_of,
    show,
    standing,
)
from ..ground.routes import Route, costs, speed
from ..ground.stepping import placings
from ..model.catalogue import no
from ..model.conditions import BERSERK, DISORDERED, FRIGHTENED, NO_CHARGE, PRONE
from ..model.kinds import BRAWLING, Cost, Weapon
from ..model.stats import Combat, Warrior
from ..reactions.interrupts import interrupts, note_deed, somebody
from ..reactions.walking import Walk
from .attacking import weapon_field, why_not_held
from .deed import Deed, can_act, end_movement, engaged_rules, give_back, prone_rules
from .moving import keeps_order, turns_its_back


class Charge(Deed):
    """Running speed in a straight line towards an opponent, then a melee attack on it (ACKS-CHARGE)."""

    id = "charge"
    group = "attack"
    rule = "ACKS-CHARGE-1"
    cost: Cost = "full"
    moves = True
    attacks = True

    def needs(self, combat: Combat, warrior: Warrior) -> Mapping[str, Field]:
        def ends() -> list[tuple[int, int]]:
            return combat.ground.grid.points(combat.ground.grid.open)

        likely = [each.id for each in combat.enemies(warrior)]

        def near(values: Values) -> list[tuple[int, int]] | None:
            return charge_ends(combat, warrior, values.get("target"))

        def in_range(values: Values) -> list[str]:
            """Who is near enough: nobody else need be measured (ACKS-CHARGE-1)."""
            longest = max([each.reach for each in (*warrior.arms.values(), *BRAWLING.values())])
            size = 2 * max(warrior.place.wide, warrior.place.deep)  # a long body turns first
            most = speed(warrior, warrior.card.run) + longest + size + 2
            foes = combat.opponents(warrior)
            return [each.id for each in foes if FIVE_TEN.between(warrior.place, each.place) <= most]

        to = Place(ends, optional=True, opens=True, narrow=near, body=shape_of(warrior))
        return {"target": replace(somebody(combat, likely), narrow=in_range), "to": to, "with": weapon_field(warrior)}

    def weapon(self, warrior: Warrior, values: Values) -> Weapon | None:
        named = weapon_of(warrior, values["with"]) if "with" in values else melee_weapon(warrior)
        return None if named is None or named.missile else named

    def forbids(self, combat: Combat, warrior: Warrior, values: Values, paid: Cost) -> Iterator[Refusal]:
        yield from engaged_rules(combat, warrior, "ACKS-ENGAGE-9", "ACKS-CHARGE-2")
        yield from prone_rules(warrior, "ACKS-CHARGE-13")
        if warrior.marks & (NO_CHARGE & ~PRONE):
            yield no("ACKS-CHARGE-13", who=warrior.id)
        if warrior.marks & FRIGHTENED:
            yield no("ACKS-COND-9", who=warrior.id)
        yield from why_not_held(warrior, values)
        weapon = self.weapon(warrior, values)
        if weapon is None:
            yield no("ACKS-CHARGE-1", "no_melee_weapon", who=warrior.id)
        elif "target" in values:
            target = combat.warriors[values["target"]]
            yield from why_no_charge(combat, warrior, target, weapon, values.get("to"))

    def effect(self, scene: Scene[Combat], warrior: Warrior, values: Values, paid: Cost) -> Script[None]:
        """Movement, free turns on the way, interrupts, then the attack (ACKS-FIRST-19, ACKS-CHARGE-11)."""
        combat = scene.state
        target, weapon = combat.warriors[values["target"]], self.weapon(warrior, values)
        assert weapon is not None
        route = charge_route(combat, warrior, target, weapon, values.get("to"))
        warrior.charged = True
        combat.charger, combat.charged_target = warrior.id, target.id
        ordered = keeps_order(warrior) or bool(warrior.marks & DISORDERED)
        if not ordered:
            disorder(scene, warrior, "ACKS-CHARGE-8")
        walk = Walk(scene, warrior, route, self.id)
        yield from walk.play(self.rule)
        if warrior.status != "active":
            return
        if not walk.spent:
            call_off(scene, warrior, not ordered)
            return
        note_deed(combat, warrior, "attacks")
        with underway(scene, lambda: warrior.status == "active") as act:
            yield from interrupts(scene, warrior, charge=True)
        end_movement(combat, warrior)
        if act.lost or weapon_of(warrior, weapon.id) != weapon or not self.can_follow_up(combat, warrior, paid):
            return
        if target.status == "active" and may_attack(combat, warrior, target, weapon):
            single = combat.options.charge_attacks == "single"
            yield from sequence(scene, warrior, target, weapon, Blow(how="charge", charge=True), single)

    def goes_on(self, combat: Combat, warrior: Warrior, paid: Cost) -> bool:
        """The walk and the attack know themselves what ends them."""
        return True

    def can_follow_up(self, combat: Combat, warrior: Warrior, paid: Cost) -> bool:
        """Whether the charger can still attack after the interrupts (ACKS-FIRST-19, ACKS-CHARGE-13, ACKS-READY-15)."""
        halted = not can_act(warrior) or warrior.marks & (NO_CHARGE | FRIGHTENED)
        return not halted and super().goes_on(combat, warrior, paid)


def call_off(scene: Scene[Combat], warrior: Warrior, disordered: bool) -> None:
    """A charge that moved no square is none: no bonus, no penalty; another action may follow (ACKS-CHARGE-6)."""
    combat = scene.state
    warrior.charged, combat.charger, combat.charged_target = False, "", ""
    if disordered:
        lose(scene, warrior, "disordered", "ACKS-CHARGE-6")
    give_back(warrior)
    warrior.spent = warrior.spent._replace(moves=1)


def lie_for_charge(combat: Combat, warrior: Warrior, target: Warrior) -> bool:
    """Put a long body as it lies when it has turned to its target; whether there is room (ACKS-CHARGE-5, -FACE-12)."""
    facing = facing_towards(warrior, warrior.place, target.place)
    if is_block(warrior) or facing == warrior.facing:
        return True
    found = placings(combat, warrior, facing)
    if found:
        put(combat.ground, warrior, found[0], facing)
    return bool(found)


def charge_route(
    combat: Combat, warrior: Warrior, target: Warrior, weapon: Weapon, to: tuple[int, int] | None
) -> Route:
    """The way of a charge; it looks at its target all the way, a long body turns first (ACKS-CHARGE-5)."""
    before, route = warrior.facing, Route()
    with Supposed(warrior):
        lie_for_charge(combat, warrior, target)
        if warrior.facing != before:
            route = Route([warrior.place], [warrior.facing], [0])
        end = charge_end(combat, warrior, target, weapon, to)
        assert end is not None
        for there in charge_line(combat, warrior, end):
            route.places.append(there)
            route.facings.append(facing_towards(warrior, there, target.place) if is_block(warrior) else warrior.facing)
    return route


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
    least = (speed(warrior, warrior.card.run) + 1, 0)
    others = occupied(combat, warrior, warrior.side)
    for there in ends_near(combat, warrior, target, weapon):
        if run_up(place, there) >= least or combat.ground.grid.filled(there) & others:
            continue
        cost = (line_cost(combat, warrior, there), run_up(place, there)[1])
        if cost < least and not path_wrong(combat, warrior, target, there, others):
            best, least = there, cost
    return best


def run_up(start: Footprint, end: Footprint) -> tuple[int, int]:
    """How far a charge leads, in squares; among those alike, as the crow flies: straight ahead rather than aslant."""
    dx, dy = end.x - start.x, end.y - start.y
    return FIVE_TEN.distance(dx, dy), dx * dx + dy * dy


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


def charge_ends(combat: Combat, warrior: Warrior, target: str | None) -> list[tuple[int, int]] | None:
    """The squares at which a charge can end: those from which an opponent is in reach of one of its weapons; None for
    long bodies, which turn first.
    """
    if not is_block(warrior):
        return None
    place = warrior.place
    longest = max([*warrior.arms.values(), *BRAWLING.values()], key=lambda weapon: weapon.reach)
    x, y = front_left(place, warrior.facing)
    found: dict[tuple[int, int], None] = {}
    for other in combat.enemies(warrior) if target is None else [combat.warriors[target]]:
        for there in ends_near(combat, warrior, other, longest):
            found[(there.x - place.x + x, there.y - place.y + y)] = None
    inside = combat.ground.grid.points(combat.ground.grid.open)
    return [square for square in inside if square in found]


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
    if is_out_of_height(warrior, target, weapon.reach):
        yield no("ACKS-CHARGE-5", target=target.id)
    with Supposed(warrior):
        room = lie_for_charge(combat, warrior, target)
        found = list(why_no_rush(combat, warrior, target, weapon, to))
    yield from found if room else [no("ACKS-FACE-12", who=warrior.id)]


def why_no_rush(
    combat: Combat, warrior: Warrior, target: Warrior, weapon: Weapon, to: tuple[int, int] | None
) -> Iterator[Refusal]:
    """Against the straight line itself, as the charger lies."""
    end = charge_end(combat, warrior, target, weapon, to)
    if end is None:
        yield from why_no_line(combat, warrior, target, weapon)
        return
    wrong = path_wrong(combat, warrior, target, end, occupied(combat, warrior, warrior.side))
    if wrong:
        yield blocked(combat, warrior, target, end) if wrong == "ACKS-CHARGE-4" else no(wrong, target=target.id)
    if warrior.marks & BERSERK and turns_its_back(combat, warrior, end):
        yield no("ACKS-COND-15", who=warrior.id)
    if line_cost(combat, warrior, end) > speed(warrior, warrior.card.run):
        yield no("ACKS-CHARGE-1", "too_far", target=target.id)
    dx, dy = end.apart(target.place)
    if max(dx, dy) > 1 and FIVE_TEN.distance(dx, dy) > weapon.reach:
        yield no("ACKS-CHARGE-5", target=target.id)


def in_sight(combat: Combat, warrior: Warrior, target: Warrior) -> bool:
    """In sight with the facing held before the charge: not behind one's back (ACKS-CHARGE-3, ACKS-GRID-7)."""
    return sees(combat, warrior, target)


def why_no_line(combat: Combat, warrior: Warrior, target: Warrior, weapon: Weapon) -> Iterator[Refusal]:
    """No end square fits: none at all, all too far, or the way is not clear."""
    others = occupied(combat, warrior, warrior.side)
    most = speed(warrior, warrior.card.run)
    ends = list(ends_near(combat, warrior, target, weapon))
    here = warrior.place
    near = [
        each
        for each in ends
        if FIVE_TEN.distance(each.x - here.x, each.y - here.y) <= most and line_cost(combat, warrior, each) <= most
    ]
    if not ends or not near:
        yield no("ACKS-CHARGE-1", "too_far", target=target.id)
        return
    near.sort(key=lambda each: run_up(here, each))
    closed = [each for each in near if path_wrong(combat, warrior, target, each, others) == "ACKS-CHARGE-4"]
    yield blocked(combat, warrior, target, closed[0]) if closed else no("ACKS-CHARGE-5", target=target.id)


def blocked(combat: Combat, warrior: Warrior, target: Warrior, end: Footprint) -> Refusal:
    """What is in the way of a charge, and where: somebody whom its side knows of, or an obstacle (ACKS-CHARGE-4)."""
    grid = combat.ground.grid
    for place in charge_line(combat, warrior, end):
        body = grid.filled(place)
        for other in standing(combat, warrior.side):
            if other is not warrior and other.body & body:
                return no("ACKS-CHARGE-4", "somebody", target=target.id, by=other.id)
        for square in grid.points(body & (grid.solid.squares | combat.ground.obstacles)):
            return no("ACKS-CHARGE-4", "obstacle", target=target.id, at=show(square))
    return no("ACKS-CHARGE-4", target=target.id)
