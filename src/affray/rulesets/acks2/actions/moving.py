"""Moving about: march, run, sneak, withdraw, retreat, crawl (ACKS-MOVE, ACKS-DEFMOV)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from affray.core.acts import underway
from affray.core.fields import Field, Leg, OneOf, SeveralOf
from affray.core.places import Places as PlacesField
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Script
from affray.space.facing import Facing
from affray.space.measure import FIVE_TEN, Footprint

from ..body.conditions import disorder, gain, lose
from ..body.throws import Part, throw
from ..ground.board import facings_of, front_left, is_block, shape_of
from ..ground.engagement import is_engaged
from ..ground.routes import Look, Route, costs, plan, reach, reach_around, speed
from ..ground.stepping import facing_named, placings, turn_about
from ..ground.surveying import Survey
from ..model.catalogue import no
from ..model.conditions import BERSERK, FRIGHTENED, PRONE, SNEAKING, WINDED
from ..model.kinds import Cost
from ..model.stats import Combat, Condition, Warrior, armor_worn
from ..reactions.interrupts import anybody_ready, interrupts
from ..reactions.walking import Walk
from .deed import Deed, can_act, engaged_rules, prone_rules

Path = tuple[tuple[int, int], ...]
"""Waypoints."""
FEW = 4
"""So many ways are tried one by one before all are worked out together."""


def path_field(
    combat: Combat,
    warrior: Warrior,
    budget: int,
    fleeing: Sequence[str],
    fits: Callable[[Path, Survey], bool],
    bends: bool = False,
) -> PlacesField:
    """A path by waypoints; those offered are single squares that can be reached.

    `fits` tries one of them, with what the tries before it have found. For somebody of one square who goes where it
    likes most need no try, unless the way must not bend.
    """

    def among() -> list[tuple[tuple[int, int], ...]]:
        grid = combat.ground.grid
        place = warrior.place
        x, y = front_left(place, warrior.facing)
        found = reach(combat, warrior, budget, fleeing)
        ends = [square for square in grid.points(found.within()) if square != (place.x, place.y)]
        inside = [((x + to[0] - place.x, y + to[1] - place.y),) for to in ends]
        return [*inside, *off_map(combat, warrior)]

    def all_of_them(values: Values) -> Iterator[Path] | None:
        return None if values.keys() - {"as"} else fitting()

    def fitting() -> Iterator[Path]:
        """The first few are tried: whoever wants one way need not wait until all are known."""
        survey, paths = Survey(combat, warrior, fleeing), among()
        yield from (path for path in paths[:FEW] if fits(path, survey))
        if len(paths) <= FEW:
            return
        sure: set[tuple[int, int]] = set()
        bent: set[tuple[int, int]] = set()
        if goes_freely(warrior):
            found = reach_around(combat, warrior, budget, fleeing)
            straight = found.gentle(1) if bends else found.within()
            sure = set(combat.ground.grid.points(found.within() & straight))
            bent = set(combat.ground.grid.points(found.within() & ~straight))
        for path in paths[FEW:]:
            if path[0] in sure or (path[0] not in bent and fits(path, survey)):
                yield path

    return PlacesField(among, bulk=all_of_them, body=shape_of(warrior))


def goes_freely(warrior: Warrior) -> bool:
    """Of one square, and not driven by fear or fury: then nothing but the way itself counts."""
    return warrior.card.size < 2 and shape_of(warrior) is not None and not warrior.marks & (BERSERK | FRIGHTENED)


def off_map(combat: Combat, warrior: Warrior) -> list[tuple[tuple[int, int], ...]]:
    """One step off the map, for whoever stands at its rim (ACKS-MOVE-12)."""
    grid, place = combat.ground.grid, warrior.place
    x, y = front_left(place, warrior.facing)
    found: list[tuple[tuple[int, int], ...]] = []
    for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        at = place.moved(dx, dy)
        if at.x < 0 or at.y < 0 or at.x + at.wide > grid.width or at.y + at.deep > grid.height:
            found.append(((x + dx, y + dy),))
    return found


def facing_field(warrior: Warrior) -> OneOf:
    def among() -> Sequence[str]:
        return [each.name for each in facings_of(warrior)]

    return OneOf(among, optional=True, type="direction")


def facings_field(warrior: Warrior) -> SeveralOf:
    """A facing for each waypoint; the last one is kept (ACKS-FACE-5)."""

    def among() -> Sequence[str]:
        return [each.name for each in facings_of(warrior)]

    def nothing() -> Sequence[str]:
        return ()

    return SeveralOf(among, likely=nothing, again=True, optional=True, type="direction")


class Movement(Deed):
    """Any way of going from square to square."""

    moves = True
    curve = False
    looks = "free"
    """How it may turn on the way: free, travel or fixed (ACKS-FACE-5)."""

    def budget(self, combat: Combat, warrior: Warrior) -> int:
        return speed(warrior, warrior.card.combat)

    def ignored(self, combat: Combat, warrior: Warrior) -> list[str]:
        """Whose engagement does not stop it."""
        return []

    def needs(self, combat: Combat, warrior: Warrior) -> Mapping[str, Field]:
        budget, ignored = self.budget(combat, warrior), self.ignored(combat, warrior)

        def fits(path: Path, survey: Survey) -> bool:
            return self.fits(combat, warrior, {"path": path}, survey)

        def way(path: Path, values: Values) -> list[Leg]:
            return self.legs(combat, warrior, {**values, "path": path})

        path = replace(path_field(combat, warrior, budget, ignored, fits, self.curve), way=way)
        if self.looks != "free":
            return {"path": path}
        return {"path": path, "facing": facings_field(warrior), "ending": facing_field(warrior)}

    def fits(self, combat: Combat, warrior: Warrior, values: Values, survey: Survey) -> bool:
        """Whether nothing is against a way, of one who may set out at all."""
        route = self.route(combat, warrior, values, survey)
        return not route.wrong and not any(True for _ in self.forbids_end(combat, warrior, route, values))

    def route(self, combat: Combat, warrior: Warrior, values: Values, survey: Survey | None = None) -> Route:
        budget, ignored = self.budget(combat, warrior), self.ignored(combat, warrior)
        look = Look(self.looks, tuple([facing_named(each) for each in values.get("facing", ())]))
        return plan(combat, warrior, values["path"], budget, ignored, self.curve, look, survey)

    def legs(self, combat: Combat, warrior: Warrior, values: Values) -> list[Leg]:
        """The way between the waypoints, place by place, with the feet it costs (ACKS-GRID-2)."""
        route = self.route(combat, warrior, values)
        if route.wrong:
            return []
        spent = costs(combat, warrior, route.places, route.turns)
        facings = [warrior.facing] * len(spent) if is_block(warrior) else route.facings  # as a path names places
        entered = zip(route.places, facings, spent, strict=True)
        return [Leg(front_left(place, facing), 5 * cost) for place, facing, cost in entered]

    def forbids(self, combat: Combat, warrior: Warrior, values: Values, paid: Cost) -> Iterator[Refusal]:
        yield from self.forbids_start(combat, warrior, paid)
        if "path" in values:
            route = self.route(combat, warrior, values)
            yield from route.wrong
            if not route.wrong:
                yield from self.forbids_end(combat, warrior, route, values)

    def forbids_start(self, combat: Combat, warrior: Warrior, paid: Cost) -> Iterator[Refusal]:
        yield from ()

    def forbids_end(self, combat: Combat, warrior: Warrior, route: Route, values: Values) -> Iterator[Refusal]:
        """Long bodies need room to turn (ACKS-FACE-12); fear and fury choose for one (ACKS-COND-9, ACKS-COND-15)."""
        if "ending" in values and not route.off_map and not is_block(warrior) and route.places:
            facing = facing_named(values["ending"])
            if not placings(combat, warrior, facing, route.places[-1], route.facings[-1]):
                yield no("ACKS-FACE-12", who=warrior.id)
        if not warrior.marks & (BERSERK | FRIGHTENED):
            return
        last = route.places[-1] if route.places else warrior.place
        enemies = combat.enemies(warrior)
        if not enemies:
            return
        before = min(FIVE_TEN.between(warrior.place, each.place) for each in enemies)
        after = 10_000 if route.off_map else min(FIVE_TEN.between(last, each.place) for each in enemies)
        if warrior.marks & BERSERK and (route.off_map or turns_its_back(combat, warrior, last)):
            yield no("ACKS-COND-15", who=warrior.id)
        if warrior.marks & FRIGHTENED and after <= before:
            yield no("ACKS-COND-9", "away", who=warrior.id)

    def goes_on(self, combat: Combat, warrior: Warrior, paid: Cost) -> bool:
        """The walk itself knows what ends it."""
        return True

    def effect(self, scene: Scene[Combat], warrior: Warrior, values: Values, paid: Cost) -> Script[None]:
        yield from self.go(scene, warrior, values)
        if paid == "combat":
            yield from after_march(scene, warrior)

    def go(self, scene: Scene[Combat], warrior: Warrior, values: Values) -> Script[bool]:
        """Walk, then face where one wishes."""
        combat = scene.state
        walk = Walk(scene, warrior, self.route(combat, warrior, values), self.id, self.ignored(combat, warrior))
        able = yield from walk.play(self.rule)
        if able and "ending" in values:
            yield from face_at_last(scene, warrior, facing_named(values["ending"]))
        return able and not walk.stopped


def turns_its_back(combat: Combat, warrior: Warrior, place: Footprint) -> bool:
    """Whether a place is farther from the nearest enemy, or, of several alike, from each of them (ACKS-COND-15)."""
    foes = {each.id: FIVE_TEN.between(warrior.place, each.place) for each in combat.enemies(warrior)}
    nearest = min(foes.values(), default=0)
    near = [combat.warriors[name].place for name, far in foes.items() if far == nearest]
    return bool(near) and all(FIVE_TEN.between(place, each) > nearest for each in near)


def face_at_last(scene: Scene[Combat], warrior: Warrior, facing: Facing) -> Script[None]:
    """Turn at the end of the way, and say so (ACKS-FACE-5)."""
    found = placings(scene.state, warrior, facing)
    if facing != warrior.facing and found:
        yield from turn_about(scene, warrior, found[0], facing)


def after_march(scene: Scene[Combat], warrior: Warrior) -> Script[None]:
    """W4: triggers first met during a march as combat action (ACKS-READY-11)."""
    if anybody_ready(scene.state):
        yield from interrupts(scene, warrior)
        scene.state.triggered = []


class March(Movement):
    """Up to combat speed in any direction; a movement action or a combat action (ACKS-MOVE-1, ACKS-MOVE-2)."""

    id = "march"
    group = "move"
    rule = "ACKS-MOVE-1"
    either = True

    def forbids_start(self, combat: Combat, warrior: Warrior, paid: Cost) -> Iterator[Refusal]:
        yield from engaged_rules(combat, warrior, "ACKS-ENGAGE-11" if paid == "combat" else "ACKS-ENGAGE-10")
        yield from prone_rules(warrior, "ACKS-MOVE-8")
        if warrior.marks & FRIGHTENED:
            yield no("ACKS-COND-9", "running_speed", who=warrior.id)


class Crawl(Movement):
    """Prone: 5 ft (ACKS-MOVE-8)."""

    id = "crawl"
    group = "move"
    rule = "ACKS-MOVE-8"
    cost: Cost = "movement"

    def forbids_start(self, combat: Combat, warrior: Warrior, paid: Cost) -> Iterator[Refusal]:
        yield from engaged_rules(combat, warrior, "ACKS-ENGAGE-10")
        if not warrior.marks & PRONE:
            yield no("ACKS-MOVE-8", "not_prone", who=warrior.id)


class Run(Movement):
    """Up to running speed, straight or in a gentle curve; disordered afterwards (ACKS-MOVE-3, ACKS-MOVE-4)."""

    id = "run"
    group = "move"
    rule = "ACKS-MOVE-3"
    cost: Cost = "full"
    curve = True
    looks = "travel"

    def budget(self, combat: Combat, warrior: Warrior) -> int:
        return speed(warrior, warrior.card.run)

    def forbids_start(self, combat: Combat, warrior: Warrior, paid: Cost) -> Iterator[Refusal]:
        yield from engaged_rules(combat, warrior, "ACKS-ENGAGE-9")
        yield from prone_rules(warrior, "ACKS-MOVE-8")
        if warrior.marks & WINDED:
            yield no("ACKS-COND-15", "winded", who=warrior.id)

    def effect(self, scene: Scene[Combat], warrior: Warrior, values: Values, paid: Cost) -> Script[None]:
        if not keeps_order(warrior):
            disorder(scene, warrior, self.rule)
        yield from self.go(scene, warrior, values)
        yield from after_march(scene, warrior)
        if can_act(warrior) and not is_engaged(scene.state, warrior):
            warrior.segment = "active"
            warrior.spent = warrior.spent._replace(ran=True, committed=True)


def keeps_order(warrior: Warrior) -> bool:
    """Skirmishers in medium or lighter armor are not disordered by charging or running (ACKS-CHARGE-10)."""
    return "skirmishing" in warrior.card.proficiencies and armor_worn(warrior) <= 3


class Sneak(Movement):
    """March unheard: half speed, or full speed at -5 (ACKS-MOVE-6)."""

    id = "sneak"
    group = "move"
    rule = "ACKS-MOVE-6"
    cost: Cost = "movement"

    def forbids_start(self, combat: Combat, warrior: Warrior, paid: Cost) -> Iterator[Refusal]:
        yield from engaged_rules(combat, warrior, "ACKS-ENGAGE-10" if self.cost == "movement" else "ACKS-ENGAGE-9")
        yield from prone_rules(warrior, "ACKS-MOVE-8")
        if warrior.card.sneak_throw is None:
            yield no("ACKS-MOVE-6", who=warrior.id)
        if warrior.marks & FRIGHTENED:
            yield no("ACKS-COND-9", "running_speed", who=warrior.id)

    def penalty(self, warrior: Warrior, cost: int) -> int:
        return -5 if 2 * cost > warrior.card.combat else 0

    def effect(self, scene: Scene[Combat], warrior: Warrior, values: Values, paid: Cost) -> Script[None]:
        """The throw decides before the first step whether it goes unheard."""
        cost = self.route(scene.state, warrior, values).cost
        extra: list[Part] = [(self.penalty(warrior, cost), "speed", self.rule)]
        needed = warrior.card.sneak_throw
        assert needed is not None
        with underway(scene, lambda: not any(True for _ in self.unable(scene.state, warrior, paid))) as act:
            unheard = yield from throw(scene, warrior, "sneak", needed, extra, self.rule)
        if act.lost or warrior.status != "active":
            return
        if unheard:
            gain(scene, warrior, Condition("sneaking"), self.rule)
        elif warrior.marks & SNEAKING:
            lose(scene, warrior, "sneaking", self.rule)
        yield from self.go(scene, warrior, values)
        if paid == "full":
            yield from after_march(scene, warrior)


class RunningSneak(Sneak):
    """Sneak at running speed, at -10 (ACKS-MOVE-6)."""

    id = "running_sneak"
    group = "move"
    cost: Cost = "full"
    curve = True
    looks = "travel"

    def budget(self, combat: Combat, warrior: Warrior) -> int:
        return speed(warrior, warrior.card.run)

    def penalty(self, warrior: Warrior, cost: int) -> int:
        return -10
